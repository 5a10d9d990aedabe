"""Missions: what a step is, how it is advanced, markers, fulfilment and nuisances in general."""

import json

import pytest

from brassboard.games.alone.content import CARDS, ITEMS, MISSIONS, TOKENS, all_calls
from brassboard.games.alone.content.effects import words_in
from brassboard.games.alone.data.table import Clue
from brassboard.games.alone.queries import marker_rooms, station
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up, to_step
from games.alone.rules.on_missions import ROOM, fulfilled, kill, progress, with_main, with_missions, work

# Steps


@pytest.mark.rule("AL-MISS-01", "AL-GOAL-04")
def test_one_starting_mission_is_enough_to_open_the_main_one() -> None:
    stage = with_missions("MG3", "MB2", "MR5")
    assert [mission.colour for mission in stage.board.missions] == ["green", "blue"]
    work(stage, "MB2", "C", "C")
    assert [mission.colour for mission in stage.board.missions] == ["green", "blue", "red"]
    assert not fulfilled(stage, "MG3")


@pytest.mark.rule("AL-MISS-05")
def test_steps_are_done_in_order() -> None:
    stage = with_main("MR1").hero(ROOM["G"])
    assert stage.denied("work:MR1") == "AL-MISS-05"
    work(stage, "MR1", "C")
    assert progress(stage, "MR1") == (1, (0,))
    stage.hero(ROOM["C"])
    assert stage.denied("work:MR1") == "AL-MISS-05"
    work(stage, "MR1", "G")
    assert progress(stage, "MR1") == (2, (0,))


@pytest.mark.rule("AL-MISS-05")
@pytest.mark.parametrize("rooms", [("S", "A"), ("A", "S")])
def test_steps_joined_by_and_are_done_in_any_order(rooms: tuple[str, str]) -> None:
    stage = work(with_missions("MG7"), "MG7", rooms[0])
    assert not fulfilled(stage, "MG7")
    assert stage.hero(ROOM[rooms[0]]).denied("work:MG7") == "AL-MISS-05"
    work(stage, "MG7", rooms[1])
    assert fulfilled(stage, "MG7")


@pytest.mark.rule("AL-MISS-05")
def test_a_kill_before_its_step_does_not_count() -> None:
    stage = with_missions("MG5").hero("1D3")
    kill(stage, "spore")
    assert progress(stage, "MG5") == (0, (1,))
    kill(stage, "spore")
    assert progress(stage, "MG5") == (1, (0,))
    kill(stage, "spore")
    assert progress(stage, "MG5") == (1, (0,))


@pytest.mark.rule("AL-MISS-06")
def test_a_switch_box_and_a_mission_in_the_same_room_are_two_uses() -> None:
    stage = with_missions("MG1").hero(ROOM["G"])
    assert {"work:MG1", "switch:north", "switch:east", "switch:south"} <= set(stage.options())
    stage.answer("switch:north", seat=0)
    assert progress(stage, "MG1") == (0, (0,))
    stage.answer("work:MG1", seat=0)
    assert progress(stage, "MG1") == (0, (1,))


@pytest.mark.rule("AL-MISS-06")
def test_an_interact_advances_one_mission_only() -> None:
    stage = with_missions("MG3", "MB8").hero(ROOM["Q"])
    assert {"work:MG3", "work:MB8"} <= set(stage.options())
    stage.answer("work:MB8", seat=0)
    assert (progress(stage, "MG3"), progress(stage, "MB8")) == ((0, (0,)), (0, (1,)))


@pytest.mark.rule("AL-MISS-06", "AL-INT-01")
def test_an_interact_is_an_action_of_the_turn() -> None:
    stage = with_missions("MG1").hero(ROOM["G"])
    stage.answer("work:MG1", seat=0)
    assert [notice.action for notice in stage.notices("action_announced")] == ["interact"]
    assert stage.board.turn == 2


@pytest.mark.rule("AL-MISS-01", "AL-MISS-12")
def test_other_missions_and_fulfilled_ones_cannot_be_worked_on() -> None:
    stage = with_missions("MG3", "MB2").hero(ROOM["G"])
    assert stage.denied("work:MG1") == "AL-MISS-01"
    stage = work(with_missions("MG3", "MB2"), "MB2", "C", "C")
    assert stage.denied("work:MB2") == "AL-MISS-12"


# Conditions


@pytest.mark.rule("AL-MISS-07")
def test_in_the_dark_the_first_interact_only_prepares() -> None:
    stage = work(with_missions("MG6"), "MG6", "C")
    assert progress(stage, "MG6") == (0, (0,))
    assert len(stage.notices("step_prepared")) == 1
    work(stage, "MG6", "C")
    assert fulfilled(stage, "MG6")


@pytest.mark.rule("AL-MISS-07")
def test_in_the_light_it_counts_at_once() -> None:
    stage = with_missions("MG6").light(ROOM["C"])
    assert fulfilled(work(stage, "MG6", "C"), "MG6")


@pytest.mark.rule("AL-MISS-07")
def test_a_creature_prevents_only_the_first_interact_and_a_prepared_step_stays_so() -> None:
    stage = with_missions("MG3", "MB6").hero(ROOM["M"])
    spore = stage.creature("spore", ROOM["M"])
    stage.answer("work:MB6", seat=0).dice("mmm")
    assert progress(stage, "MB6") == (0, (0,))
    stage.hero("2E1").hero(ROOM["M"])
    assert stage.figure(spore) >= 0
    stage.answer("work:MB6", seat=0).dice("mmm")
    assert progress(stage, "MB6") == (0, (1,))
    stage.answer("work:MB6", seat=0)
    assert fulfilled(stage, "MB6")


@pytest.mark.rule("AL-MISS-07")
def test_a_step_without_a_creature_costs_no_more_interacts_than_it_says() -> None:
    stage = work(with_missions("MG3", "MB6"), "MB6", "M", "M")
    assert fulfilled(stage, "MB6")


# Tokens and progress


@pytest.mark.rule("AL-MISS-08")
def test_tokens_are_carried_until_they_are_handed_over() -> None:
    stage = work(with_missions("MG3"), "MG3", "Q")
    assert stage.board.hero.tokens == ("code",)
    clean_up(stage).quiet()
    assert stage.board.hero.tokens == ("code",)
    assert [stage.seen_by(viewer)["hero"]["tokens"] for viewer in (None, 0, 1)] == [["code"]] * 3
    work(stage, "MG3", "A")
    assert stage.board.hero.tokens == ()


@pytest.mark.rule("AL-MISS-08")
def test_no_card_item_or_reward_takes_a_token_away() -> None:
    texts = [each for card in CARDS.values() for each in (card.basic, card.dangerous)]
    texts += [each for item in ITEMS.values() for each in (item.use, item.upgraded)]
    texts += [each for row in MISSIONS.values() for each in (row.reward, row.setup, row.nuisance.round_end)]
    named = {word for effects in texts for call in all_calls(effects) for word in words_in(call)}
    assert named & {"here", "any", "los"}
    assert not named & set(TOKENS)


@pytest.mark.rule("AL-MISS-09")
def test_progress_is_kept_when_the_hero_leaves_and_is_public() -> None:
    stage = work(with_missions("MG3", "MB2"), "MB2", "C")
    stage.hero("1D3")
    for viewer in (None, 0, 1):
        shown = stage.seen_by(viewer)["missions"][1]
        assert (shown["id"], shown["step"], shown["counts"]) == ("MB2", 0, [1])
    assert fulfilled(work(stage, "MB2", "C"), "MB2")


# Kills, turns and quiet rounds


@pytest.mark.rule("AL-MISS-10")
def test_only_kills_of_the_hero_count() -> None:
    stage = with_missions("MG5").hero("1D3").hand(1, "R01")
    spore = stage.creature("spore", "1D3")
    stage.answer("move:west", seat=0).evil("waive:yes")
    while stage.moment != "end":
        stage.evil("pass")
    stage.react("offer:R01,up", "side:1", f"creature:c{spore}", "pass")
    assert stage.where(spore) == ""  # Recalled, not killed.
    assert progress(stage, "MG5") == (0, (0,))


@pytest.mark.rule("AL-MISS-10")
def test_a_round_without_a_meeting_counts_as_a_kill() -> None:
    stage = with_missions("MG5", "MB6")
    for done in ((0, (1,)), (1, (0,)), (1, (0,))):
        clean_up(stage).quiet()
        assert progress(stage, "MG5") == done


@pytest.mark.rule("AL-MISS-10")
def test_a_round_with_a_meeting_does_not() -> None:
    stage = with_missions("MG5", "MB6").hero("1D3")
    stage.creature("spore", "1E3")
    stage.answer("move:east", seat=0).dice("mmm")
    assert stage.board.hero.met
    stage.answer("move:west", seat=0).evil("waive:yes").quiet()
    clean_up(stage).quiet()
    assert progress(stage, "MG5") == (0, (0,))


@pytest.mark.rule("AL-MISS-10")
def test_a_creature_that_stays_with_the_hero_is_a_meeting_in_the_next_round_too() -> None:
    stage = with_missions("MG5", "MB6").hero("1D3")
    stage.creature("worm", "1D3")
    for _ in range(2):
        clean_up(stage).quiet()
        assert progress(stage, "MG5") == (0, (0,))


@pytest.mark.rule("AL-MISS-10")
def test_holding_a_room_counts_turns_that_end_there() -> None:
    stage = with_main("MR5").mission("MR5", step=2, counts=(2,), prepared=(False,)).hero(ROOM["C"])
    stage.answer("search", seat=0).answer("pass", seat=0)
    assert progress(stage, "MR5") == (2, (3,))
    stage.answer("move:east", seat=0).answer("pass", seat=0)
    assert progress(stage, "MR5") == (2, (3,))  # He left; turns need not be in a row.
    stage.answer("move:west", seat=0).answer("pass", seat=0)
    assert stage.over
    assert stage.match.result.winners == (0,)


@pytest.mark.rule("AL-MISS-10", "AL-RULING-07")
def test_a_turn_is_held_only_if_the_hero_lives_through_the_attacks() -> None:
    stage = with_main("MR5").mission("MR5", step=2, counts=(3,), prepared=(False,)).hero(ROOM["C"])
    stage.creature("worm", ROOM["C"])
    stage.sheet(life=1, calm=1).answer("explore:north", seat=0).dice("hhh")
    assert stage.match.result.winners == (1,)


# Fulfilment


@pytest.mark.rule("AL-MISS-11")
def test_reward_then_level_reward_then_the_red_mission() -> None:
    stage = with_missions("MG3", "MB2", "MR4", difficulty="easy").sheet(life=2, calm=2)
    work(stage, "MB2", "C", "C")
    told = [describe(event) for event in stage.told(0)]
    wanted = ["fulfilled MB2", "calm +3", "round +1", "life +3", "calm +3", "started MR4"]
    assert [text for text in told if text in wanted] == wanted
    assert (stage.board.hero.life, stage.board.hero.calm, stage.board.round_marker) == (5, 8, 7)


def describe(event: object) -> str:
    """A short text for what a fulfilment does."""
    name = type(event).__name__
    if name == "Gained":
        return f"{event.track} +{event.n}"
    if name == "RoundsGained":
        return f"round +{event.n}"
    if name in ("MissionFulfilled", "MainMissionStarted"):
        return f"{'fulfilled' if name == 'MissionFulfilled' else 'started'} {event.mission}"
    return name


@pytest.mark.rule("AL-MISS-11")
def test_the_nuisance_ends_before_the_reward() -> None:
    """Old Wounds make life gains smaller, but not the one it is rewarded with."""
    stage = with_missions("MG4", "MB6").sheet(life=5)
    work(stage, "MG4", "S", "M")
    assert stage.board.hero.life == 5 + 4 - 1
    stage = work(with_missions("MG3", "MB6").sheet(life=5), "MB6", "M", "M")
    assert stage.board.hero.life == 5 + 3


@pytest.mark.rule("AL-MISS-11")
def test_all_this_happens_within_the_action() -> None:
    stage = with_missions("MG3", "MB2", "MR2").hand(1, "V12", "R12")
    work(stage, "MB2", "C")
    while stage.asked[0] != 0:
        stage.evil("pass")
    stage.hero(ROOM["C"]).answer("work:MB2", seat=0)
    assert (stage.asked, stage.moment) == ((1, "place_boss"), "")
    stage.evil(stage.options()[0])
    assert stage.moment == "end"
    assert stage.board.missions[2].id == "MR2"


@pytest.mark.rule("AL-MISS-12")
def test_the_second_starting_mission_gives_its_own_reward_only() -> None:
    stage = work(with_missions("MG4", "MB2", difficulty="easy").sheet(life=2, calm=2), "MG4", "S", "M")
    assert (stage.board.hero.life, stage.board.hero.calm) == (9, 7)
    work(stage, "MB2", "C", "C")
    assert (stage.board.hero.life, stage.board.hero.calm, stage.board.round_marker) == (9, 10, 7)
    assert [mission.id for mission in stage.board.missions] == ["MG4", "MB2", "MR1"]
    assert len(stage.notices("main_mission_started")) == 1


@pytest.mark.rule("AL-MISS-12")
def test_its_nuisance_holds_on() -> None:
    stage = work(with_missions("MG4", "MB2"), "MG4", "S", "M")
    calm = stage.board.hero.calm
    clean_up(stage).quiet()
    assert stage.board.hero.calm == calm - 1
    work(stage, "MB2", "C", "C")
    calm = stage.board.hero.calm
    clean_up(stage).quiet()
    assert stage.board.hero.calm == calm


# Markers of find


def with_clues(mission: str, *codes: str, real: str) -> Stage:
    """The markers of a find step lie in these sectors."""
    stage = with_missions(mission) if mission.startswith("MG") else with_main(mission)
    colour = "green" if mission.startswith("MG") else "red"
    stage.board.secret.clues = tuple([Clue(stage.sector(code), colour, code == real) for code in codes])
    return stage.hero("1D3")


@pytest.mark.rule("AL-MISS-13")
def test_false_markers_are_removed_and_the_last_one_stays_an_ordinary_marker() -> None:
    stage = with_clues("MG2", "1A1", "1A3", "1B5", real="1B5")
    for code in ("1A1", "1A3"):
        work(stage, "MG2", code)
        assert progress(stage, "MG2") == (0, (0,))
        assert not stage.tile(code).markers
    stage.hero("1B5")
    assert stage.tile("1B5").markers == ("green",)
    hidden = json.dumps([stage.seen_by(0), repr(stage.told(0))])
    assert '"real"' not in hidden
    stage.answer("work:MG2", seat=0)
    assert fulfilled(stage, "MG2")


@pytest.mark.rule("AL-MISS-13")
def test_the_real_marker_ends_the_search() -> None:
    stage = with_clues("MG2", "1A1", "1A3", "1B5", real="1A3")
    work(stage, "MG2", "1A3")
    assert fulfilled(stage, "MG2")
    assert stage.board.secret.clues == ()


@pytest.mark.rule("AL-MISS-13")
def test_without_a_marker_there_is_nothing_to_turn_over() -> None:
    stage = with_clues("MG2", "1A1", "1A3", "1B5", real="1B5").hero("1A2")
    assert stage.denied("work:MG2") == "AL-MISS-05"


@pytest.mark.rule("AL-MISS-13", "AL-MISS-14")
def test_the_hero_sees_markers_of_revealed_sectors_and_can_locate_the_nearest() -> None:
    stage = with_clues("MG2", "1A1", "1C3", "1B5", real="1B5").reveal("1C3")
    assert stage.tile("1C3").markers == ("green",)
    stage.answer("locate", seat=0)
    assert "target:mission.green" in stage.options()
    stage.answer("target:mission.green", "target:door", seat=0)
    first = stage.notices("answered")[0]
    assert (first.target, first.distance) == ("mission.green", 1)


# State markers


@pytest.mark.rule("AL-MISS-14")
def test_a_marker_lies_on_every_room_of_a_step_open_or_to_come() -> None:
    stage = with_missions("MG3", "MB6")
    (green, _) = stage.board.missions
    assert marker_rooms(green) == ["Q", "A"]
    stage.hero(ROOM["Q"])
    assert stage.tile(ROOM["Q"]).markers == ("green",)
    work(stage, "MG3", "Q")
    assert marker_rooms(green) == ["A"]
    assert stage.tile(ROOM["Q"]).markers == ()
    stage.hero(ROOM["A"])
    assert stage.tile(ROOM["A"]).markers == ("green",)
    work(stage, "MG3", "A")
    assert stage.tile(ROOM["A"]).markers == ()


@pytest.mark.rule("AL-MISS-14")
def test_markers_of_several_missions_lie_side_by_side_and_hidden_ones_are_not_seen() -> None:
    stage = with_missions("MG4", "MB6", "MR6").hero("2E1")
    assert stage.tile(ROOM["M"]) is None
    stage.reveal("2D1", ROOM["M"])
    assert stage.tile(ROOM["M"]).markers == ("green", "blue")


@pytest.mark.rule("AL-MISS-14")
def test_when_the_red_mission_starts_its_markers_show_on_revealed_rooms() -> None:
    stage = with_missions("MG3", "MB2", "MR7")
    work(stage, "MB2", "C").reveal("1B5")
    work(stage, "MB2", "C")
    assert stage.tile(ROOM["C"]).markers == ("red",)
    assert station(stage.board).room[stage.sector(ROOM["C"])] == "C"


# Nuisances


@pytest.mark.rule("AL-MISS-15")
@pytest.mark.parametrize(("blue", "owed"), [("MB8", 6), ("MB6", 5)])
def test_standing_nuisances_count_whenever_they_apply(blue: str, owed: int) -> None:
    assert clean_up(with_missions("MG3", blue)).board.owed == owed


@pytest.mark.rule("AL-MISS-15")
def test_a_nuisance_ends_with_its_mission() -> None:
    stage = work(with_missions("MG3", "MB8"), "MB8", "Q", "Q")
    assert clean_up(stage).board.owed == 5


@pytest.mark.rule("AL-MISS-15", "AL-MISS-04")
def test_round_end_parts_happen_after_the_danger_markers() -> None:
    stage = clean_up(with_missions("MG3", "MB2"))
    to_step(stage, "markers")
    assert stage.board.hero.calm == 12
    stage.evil("done")
    assert stage.board.hero.calm == 11
