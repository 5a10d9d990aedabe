"""Locate: what the Hero may ask, what Evil must answer, and what cards let it falsify."""

from typing import Any

import pytest

from brassboard.games.alone.content import LOCATE_TARGETS
from games.alone.helper import Stage

AT_RED_STAIR = "1B4"
"""Its other end is 2B3."""


def stage_at_start(**options: Any) -> Stage:
    return Stage(character="doctor", **options)


def locate(stage: Stage, *targets: str) -> list[tuple[str, int, str]]:
    """Locate these targets without a reaction of Evil; return the answers."""
    stage.do("locate", *[f"target:{target}" for target in targets])
    return answers(stage)


def answers(stage: Stage) -> list[tuple[str, int, str]]:
    """The answers so far: target, distance and floor."""
    return [(notice.target, notice.distance, notice.floor) for notice in stage.notices("answered")]


def ask(stage: Stage, *targets: str) -> Stage:
    """Locate these targets; if Evil has cards, its window is then open."""
    return stage.answer("locate", *[f"target:{target}" for target in targets], seat=0)


# The questions


@pytest.mark.rule("AL-LOC-01")
def test_a_locate_answers_exactly_two_questions() -> None:
    stage = stage_at_start()
    assert len(locate(stage, "switch", "room.L")) == 2
    assert stage.board.turn == 2


@pytest.mark.rule("AL-LOC-01")
def test_the_same_target_is_not_named_twice() -> None:
    stage = ask(stage_at_start(), "switch")
    denial = stage.why_not("target:switch")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-LOC-01", {"target": "switch"})
    assert "target:door" in stage.options()


@pytest.mark.rule("AL-LOC-02", "AL-RULING-30")
def test_the_fixed_targets_and_the_markers_of_open_missions_are_offered() -> None:
    stage = ask(stage_at_start(missions=("MG3", "MB2")))
    assert len(LOCATE_TARGETS) == 23
    assert stage.offers("target") == {*LOCATE_TARGETS, "mission.green", "mission.blue"}


@pytest.mark.rule("AL-LOC-02", "AL-RULING-30")
def test_a_fulfilled_mission_and_one_without_markers_are_not_offered() -> None:
    stage = stage_at_start(missions=("MG3", "MB2")).mission("MG3", fulfilled=True).mission("MR2")
    ask(stage)
    assert stage.offers("target") == {*LOCATE_TARGETS, "mission.blue"}
    assert stage.denied("target:mission.green") == "AL-RULING-30"
    assert stage.denied("target:mission.red") == "AL-RULING-30"


@pytest.mark.rule("AL-RULING-30")
def test_a_mission_to_find_something_has_markers_until_it_is_found() -> None:
    stage = ask(stage_at_start(missions=("MG2", "MB2")))
    assert "target:mission.green" in stage.options()


@pytest.mark.rule("AL-RULING-30")
def test_the_boss_is_named_only_while_there_is_one() -> None:
    stage = ask(stage_at_start())
    assert stage.denied("target:boss") == "AL-RULING-30"
    stage.creature("apostle", "1B3")
    assert "target:boss" in stage.options()
    stage.table(boss_dead=True)
    assert stage.denied("target:boss") == "AL-RULING-30"


@pytest.mark.rule("AL-RULING-30")
def test_the_answer_about_something_that_is_not_there_is_none_and_the_question_is_used_up() -> None:
    stage = stage_at_start()
    assert locate(stage, "blocked", "kind.worm") == [("blocked", -1, ""), ("kind.worm", -1, "")]
    assert stage.board.turn == 2


# The answers


@pytest.mark.rule("AL-LOC-03")
def test_the_nearest_match_is_answered() -> None:
    stage = stage_at_start(start="1A5")  # the Control Room; switch boxes at 3 (1C4), 7 (1B1) and farther
    assert locate(stage, "switch", "shape.crossing")[0] == ("switch", 3, "same")


@pytest.mark.rule("AL-LOC-03")
def test_the_nearest_of_two_creatures_is_answered_hidden_or_not() -> None:
    stage = stage_at_start().reveal("1C3", "1B3")
    stage.creature("spore", "1B3")
    stage.creature("spore", "1D4")  # hidden
    assert locate(stage, "kind.spore", "danger")[0] == ("kind.spore", 1, "same")


@pytest.mark.rule("AL-LOC-04")
def test_the_floor_is_answered_too() -> None:
    assert locate(stage_at_start(), "room.L", "room.Q") == [("room.L", 8, "other"), ("room.Q", 2, "same")]


@pytest.mark.rule("AL-EX-16")
def test_the_switch_box_and_the_laboratory_of_the_rulebook() -> None:
    assert locate(stage_at_start(), "switch", "room.L") == [("switch", 2, "same"), ("room.L", 8, "other")]


@pytest.mark.rule("AL-LOC-05")
def test_blocked_doors_do_not_lengthen_the_way() -> None:
    stage = stage_at_start(start="1D4").block("1C4-1D4")
    assert locate(stage, "room.Q", "stair.red") == [("room.Q", 1, "same"), ("stair.red", 2, "same")]


@pytest.mark.rule("AL-RULING-29")
def test_a_door_is_as_near_as_the_nearer_of_its_sectors() -> None:
    assert locate(stage_at_start(), "door", "danger")[0] == ("door", 1, "same")
    assert locate(stage_at_start(start="1D4"), "door", "danger")[0] == ("door", 0, "same")


@pytest.mark.rule("AL-RULING-29")
def test_only_blocked_doors_count_as_blocked_doors() -> None:
    stage = stage_at_start().block("1A4-1A5")
    assert locate(stage, "blocked", "door") == [("blocked", 5, "same"), ("door", 1, "same")]


@pytest.mark.rule("AL-RULING-54")
def test_the_heros_own_sector_counts_at_distance_0() -> None:
    stage = stage_at_start(start="1C4").danger("1C4", "1B4")
    assert locate(stage, "room.Q", "danger") == [("room.Q", 0, "same"), ("danger", 0, "same")]


@pytest.mark.rule("AL-RULING-54", "AL-RULING-46")
@pytest.mark.parametrize("word", ["same", "other"])
def test_on_a_tie_of_two_floors_the_leader_names_one(word: str) -> None:
    stage = stage_at_start(players=3, start=AT_RED_STAIR).danger("1B5", "2B3").table(leader=2)
    ask(stage, "danger", "room.Q")
    assert stage.asked == (2, "floor")
    assert stage.options() == ["floor:danger,same", "floor:danger,other"]
    stage.evil(f"floor:danger,{word}", seat=2)
    assert answers(stage) == [("danger", 1, word), ("room.Q", 1, "same")]


@pytest.mark.rule("AL-RULING-54", "AL-KNOW-03", "AL-KNOW-09")
def test_neither_the_hero_nor_a_spectator_sees_that_there_is_a_tie() -> None:
    """Evil is asked in both cases: without a tie it only confirms the answers."""
    stage = stage_at_start(start=AT_RED_STAIR).danger("1B5", "2B3")
    plain = stage_at_start(start=AT_RED_STAIR).danger("1B5")
    stage.confirms = plain.confirms = False
    for one in (stage, plain):
        ask(one, "danger", "room.Q")
    assert (stage.asked, plain.asked) == ((1, "floor"), (1, "answer"))
    assert plain.options(1) == ["done"]
    for seat in (0, None):
        assert stage.match.view(seat) == plain.match.view(seat)
        assert "Answers" not in str(stage.match.view(seat))
    with_tie = stage.evil("floor:danger,same").seen_by(0)
    assert plain.evil("done").seen_by(0) == with_tie


# Truth and lies


@pytest.mark.rule("AL-LOC-07", "AL-FLOW-11")
def test_one_window_opens_after_all_targets_are_named() -> None:
    stage = stage_at_start().hand(1, "R08")
    stage.answer("locate", "target:switch", seat=0)
    assert stage.asked == (0, "locate")
    stage.answer("target:room.L", seat=0)
    assert stage.asked == (1, "offer")
    assert stage.moment == "answer"
    assert answers(stage) == []
    assert stage.windows() == ["answer", "end"]
    assert len(answers(stage)) == 2


@pytest.mark.rule("AL-LOC-07")
def test_the_answer_is_computed_after_the_reactions() -> None:
    stage = stage_at_start(decks=("red", "violet")).hand(1, "R08")
    parasite = stage.creature("parasite", "1B2")  # at distance 3
    ask(stage, "kind.parasite", "room.Q")
    stage.react("offer:R08,up", f"creature:c{parasite}", "step:1B3", "step:1C3")
    assert answers(stage) == [("kind.parasite", 1, "same"), ("room.Q", 2, "same")]


@pytest.mark.rule("AL-LOC-06", "AL-TALK-03")
def test_without_a_falsifying_card_nobody_lies_and_the_answers_are_true() -> None:
    stage = stage_at_start(decks=("green", "violet")).hand(1, "G08")
    ask(stage, "room.L", "room.Q")
    stage.evil("pass")
    assert answers(stage) == [("room.L", 8, "other"), ("room.Q", 2, "same")]
    assert not any([fact.doubtful for fact in stage.board.told])


@pytest.mark.rule("AL-LOC-06")
def test_a_falsifying_card_changes_one_distance_by_up_to_3_and_nothing_else() -> None:
    stage = stage_at_start(decks=("green", "violet")).hand(1, "G08")
    ask(stage, "room.L", "room.Q")
    stage.evil("offer:G08,up")
    assert stage.asked == (1, "lie")
    near_lab = {f"room.L,{distance}" for distance in (5, 6, 7, 9, 10, 11)}
    near_quarters = {f"room.Q,{distance}" for distance in (0, 1, 3, 4, 5)}
    assert stage.offers("lie") == near_lab | near_quarters
    stage.evil("lie:room.L,5")
    assert answers(stage) == [("room.L", 5, "other"), ("room.Q", 2, "same")]
    assert [fact.doubtful for fact in stage.board.told if fact.what == "answer"] == [True, True]


@pytest.mark.rule("AL-LOC-06")
def test_who_played_the_card_may_tell_the_truth_all_the_same() -> None:
    stage = stage_at_start(decks=("green", "violet")).hand(1, "G08")
    ask(stage, "room.L", "room.Q")
    stage.evil("offer:G08,up", "pass")
    assert answers(stage) == [("room.L", 8, "other"), ("room.Q", 2, "same")]


@pytest.mark.rule("AL-LOC-06")
def test_the_answer_none_cannot_be_falsified() -> None:
    stage = stage_at_start(decks=("green", "violet")).hand(1, "G08")
    ask(stage, "blocked", "kind.worm")
    stage.evil("offer:G08,up")
    assert answers(stage) == [("blocked", -1, ""), ("kind.worm", -1, "")]


@pytest.mark.rule("AL-LOC-06")
def test_the_dangerous_half_of_deceit_changes_two_answers() -> None:
    stage = stage_at_start(decks=("green", "violet")).hand(1, "G08").danger("1D3")
    ask(stage, "room.L", "room.Q")
    stage.evil("offer:G08,up", "lie:room.L,9")
    assert all([option.startswith("room.Q") for option in stage.offers("lie")])
    stage.evil("lie:room.Q,0")
    assert answers(stage) == [("room.L", 9, "other"), ("room.Q", 0, "same")]


@pytest.mark.rule("AL-LOC-07")
def test_the_player_of_the_card_lies_and_the_leader_names_the_floor() -> None:
    stage = stage_at_start(players=3, decks=("red", "green"), start=AT_RED_STAIR).danger("1B5", "2B3")
    stage.hand(2, "G08").table(leader=1)
    ask(stage, "danger", "room.Q")
    stage.react("offer:G08,up", seat=2)
    assert set(stage.match.awaited) == {1, 2}
    assert {option.partition(":")[0] for option in stage.options(1)} == {"floor"}
    assert {option.partition(":")[0] for option in stage.options(2)} == {"lie", "pass"}
    stage.evil("lie:danger,3", seat=2).evil("floor:danger,other", seat=1)
    assert answers(stage) == [("danger", 3, "other"), ("room.Q", 1, "same")]


@pytest.mark.rule("AL-LOC-07")
def test_two_falsifying_cards_may_change_the_same_answer() -> None:
    stage = stage_at_start(players=3, decks=("violet", "green")).hand(1, "V08").hand(2, "G08")
    ask(stage, "room.L", "room.Q")
    stage.react("offer:V08,up", "pass")
    stage.react("offer:G08,up", seat=2)
    stage.evil("lie:room.L,9", seat=1).evil("lie:room.L,11", seat=2)
    assert answers(stage)[0] == ("room.L", 12, "other")


@pytest.mark.rule("AL-LOC-06", "AL-KNOW-13")
def test_the_hero_sees_the_card_but_not_which_answer_was_changed() -> None:
    lies = []
    for lie in ("lie:room.L,7", "lie:room.Q,1"):
        stage = stage_at_start(decks=("green", "violet")).hand(1, "G08")
        ask(stage, "room.L", "room.Q")
        stage.evil("offer:G08,up", lie)
        tags = [type(event).__struct_config__.tag for event in stage.told(0)]
        lies.append((tags, [notice.card for notice in stage.notices("card_face_up")]))
    assert lies[0] == lies[1]
    assert lies[0][1] == ["G08"]
