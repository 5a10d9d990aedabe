"""The Hero's turn: its start step, its action, Evil's windows, and the order of everything at its end."""

import random

import pytest

from games.alone.helper import Stage

SIX = {"move", "explore", "attack", "locate", "search", "interact"}


def kinds(stage: Stage) -> list[str]:
    """The actions announced so far."""
    return [notice.action for notice in stage.notices("action_announced")]


# One action a turn


@pytest.mark.rule("AL-TURN-01", "AL-RULING-57")
def test_a_turn_is_one_action_and_never_none() -> None:
    stage = Stage()
    assert stage.denied("end") == "AL-RULING-57"
    stage.do("move:east")
    assert stage.board.turn == 2
    assert kinds(stage) == ["move"]
    assert [notice.turn for notice in stage.notices("turn_began")] == [1, 2]


@pytest.mark.rule("AL-RULING-57")
def test_locate_is_always_there_for_a_hero_who_would_rather_pass() -> None:
    stage = Stage(start="1C4").block("1B4-1C4", "1C4-1D4")
    assert stage.denied("end") == "AL-RULING-57"
    assert {"locate", "search"} <= set(stage.options())


@pytest.mark.rule("AL-TURN-03", "AL-REACT-11")
def test_evil_is_asked_in_every_window_of_an_action_and_may_decline_all() -> None:
    stage = Stage().hand(1, "R01", "V01")
    stage.answer("move:east", seat=0)
    assert stage.windows() == ["step", "end"]
    assert stage.board.turn == 2
    assert not stage.board.row


@pytest.mark.rule("AL-TURN-04")
def test_when_evil_has_passed_the_turn_ends_and_the_next_begins() -> None:
    stage = Stage().light("1E2").hand(1, "R01")
    parasite = stage.creature("parasite", "1E1")
    stage.answer("search", seat=0)
    stage.evil("pass")
    assert stage.moment == "end"
    stage.react("offer:R01,down", "side:0", f"creature:c{parasite}", "step:1E2")
    assert stage.where(parasite) == "1E2"
    assert stage.lit() == set()  # It switched the light off, as creatures do at the end of a turn.
    assert stage.board.turn == 2
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-TURN-05")
def test_evil_has_no_move_while_the_hero_makes_up_his_mind() -> None:
    stage = Stage(players=4).hand(1, "R01").hand(2, "V01").hand(3, "R02", "V02")
    for seat in (1, 2, 3):
        assert stage.match.decision_of(seat) is None
        denial = stage.match.why_not("offer:R01,down", seat)
        assert denial is not None
        assert denial.key == "not-asked"


@pytest.mark.rule("AL-TURN-02")
@pytest.mark.parametrize("seed", range(4))
def test_every_action_of_a_random_game_is_one_of_six(seed: int) -> None:
    stage = Stage(character="pilot").item("JETP").item("MEDK").item("SCAN").item("PICK").item("GREN").item("MAPP")
    stage.hand(1, "R01", "R02", "R09", "V01", "V02", "V04").sheet(companions=("technician", "doctor"))
    stage.creature("worm", "1C4")
    luck = random.Random(seed)
    for _ in range(120):
        if stage.over:
            break
        if stage.chance:
            stage.shuffled()
            if stage.chance:
                request = stage.position.asked
                stage.roll(*[luck.randint(1, 6) for _ in range(request.n)])
            continue
        stage.answer(luck.choice(stage.options()), seat=stage.asked[0])
    found = kinds(stage)
    assert len(found) >= 8
    assert set(found) <= SIX


# Triggers and windows


@pytest.mark.rule("AL-FLOW-01")
def test_an_explore_has_a_window_before_it_reveals_and_one_at_the_end() -> None:
    stage = Stage().hand(1, "R01", "V01")
    stage.answer("explore:east", seat=0)
    assert stage.revealed() == {"1D3"}
    assert stage.windows() == ["before", "end"]
    assert stage.revealed() == {"1D3", "1E3"}


@pytest.mark.rule("AL-FLOW-01")
@pytest.mark.parametrize(
    ("action", "windows"),
    [("move:west", ["step", "end"]), ("search", ["drawn", "end"]), ("switch:west", ["end"])],
)
def test_each_action_has_its_own_windows(action: str, windows: list[str]) -> None:
    stage = Stage(start="1B1").hand(1, "R01", "V01")
    stage.answer(action, seat=0)
    assert stage.windows() == windows


@pytest.mark.rule("AL-FLOW-01")
def test_an_attack_has_a_window_after_the_roll() -> None:
    stage = Stage(character="pilot").hand(1, "R01", "V01")
    stage.creature("cultist", "1D3")
    stage.answer("attack:1", seat=0)
    stage.dice("mm")
    assert stage.windows() == ["roll", "end"]


@pytest.mark.rule("AL-FLOW-01", "AL-FLOW-11")
def test_a_step_that_opens_a_door_has_no_window_of_its_own() -> None:
    stage = Stage(start="1D4").block("1C4-1D4").hand(1, "R01", "V01")
    stage.answer("open:west", seat=0)
    assert stage.windows() == ["end"]


# Legal actions


@pytest.mark.rule("AL-HERO-04")
def test_in_a_sealed_room_the_hero_opens_locates_or_searches() -> None:
    stage = Stage(start="1F2").block("1E2-1F2")
    assert set(stage.options()) == {"bullet_time", "open:west", "locate", "search"}
    assert stage.denied("explore:west") == "AL-RULING-18"
    assert stage.denied("explore:north") == "AL-HERO-04"
    assert stage.denied("move:west") == "AL-DOOR-03"
    assert stage.denied("move:north") == "AL-HMOVE-01"
    assert stage.denied("switch:west") == "AL-INT-01"
    assert stage.denied("open:north") == "AL-RULING-17"
    assert stage.why_not("attack:1").rule == "AL-HATT-01"


@pytest.mark.rule("AL-HERO-04")
def test_a_search_is_legal_though_the_deck_is_empty() -> None:
    stage = Stage().table(equipment=())
    stage.do("search")
    assert kinds(stage) == ["search"]
    assert stage.board.hero.items == []


@pytest.mark.rule("AL-HERO-04")
def test_what_the_hero_cannot_know_forbids_nothing() -> None:
    """A seeker may look for any kind, whether there is one or not."""
    stage = Stage().item("DRON", upgraded=True)
    assert not stage.board.secret.creatures
    stage.do("use:DRON,0")
    assert stage.offers("kind") == {"spore", "parasite", "cultist", "hybrid", "worm"}


@pytest.mark.rule("AL-HERO-04")
def test_the_options_are_the_same_whatever_is_hidden() -> None:
    quiet, busy = Stage(), Stage()
    busy.creature("worm", "1E3")
    busy.danger("1C3", "1E3").light("1B3").block("1C4-1D4")
    assert quiet.options() == busy.options()
    for text in ("attack:1", "move:north", "open:south", "switch:here", "explore:stairs"):
        assert quiet.denied(text) == busy.denied(text)
    assert quiet.seen_by(0) == busy.seen_by(0)


# The start step


@pytest.mark.rule("AL-HERO-03")
def test_a_free_search_leaves_the_start_step_open() -> None:
    stage = Stage(character="pilot").sheet(companions=("technician",))
    stage.do("sacrifice:technician")
    while stage.kind == "upgrade":
        stage.do("pass")
    assert kinds(stage) == ["search"]
    assert "bullet_time" in stage.options()
    stage.do("bullet_time", "search")
    while stage.kind == "upgrade":
        stage.do("pass")
    assert stage.board.turn == 1
    assert stage.denied("bullet_time") == "AL-BT-03"


@pytest.mark.rule("AL-HERO-03")
def test_the_choices_of_the_start_step_come_in_any_order() -> None:
    stage = Stage(character="pilot").sheet(companions=("technician",))
    stage.do("bullet_time", "sacrifice:technician")
    while stage.kind == "upgrade":
        stage.do("pass")
    assert stage.asked == (0, "act")
    assert stage.turn.actions == 0


@pytest.mark.rule("AL-RULING-53")
def test_a_free_action_opens_its_trigger_and_windows() -> None:
    stage = Stage(character="doctor").sheet(companions=("technician",)).hand(1, "R01", "V01", "R10")
    stage.answer("sacrifice:technician", seat=0)
    assert stage.moment == "drawn"
    stage.quiet()
    while stage.kind == "upgrade":
        stage.do("pass")
    assert stage.turn.triggers == ("search",)
    stage.answer("move:east", seat=0)
    assert stage.moment == "step"
    stage.evil("pass")
    assert stage.moment == "end"
    assert {"offer:R10,up", "offer:R01,up"} <= set(stage.options())


# Abilities with and after an action


@pytest.mark.rule("AL-HERO-06")
def test_light_feet_belong_to_the_move_they_follow() -> None:
    stage = Stage().sheet(experience=(0, 2, 0, 0, 0))
    stage.do("move:east")
    assert stage.kind == "ability"
    stage.do("ability:light_feet", "move:north", "pass")
    assert stage.hero_at == "1E2"
    assert kinds(stage) == ["move"]
    assert stage.board.turn == 2


@pytest.mark.rule("AL-HERO-06")
def test_an_ability_with_an_action_is_chosen_when_it_is_announced() -> None:
    stage = Stage().sheet(companions=("pilot",))
    stage.creature("worm", "1D3")
    stage.do("move:east")
    assert stage.kind == "ability"
    assert stage.hero_at == "1D3"
    stage.do("ability:pilot.companion")
    assert stage.hero_at == "1E3"
    assert not stage.notices("let_go")  # A safe step: there is no opportunity attack to waive.


@pytest.mark.rule("AL-HERO-06")
def test_abilities_are_offered_and_may_be_left_out() -> None:
    stage = Stage(character="pilot").sheet(experience=(0, 2, 0, 0, 0))
    stage.do("move:east", "pass", "pass")
    assert stage.board.turn == 2
    assert stage.hero_at == "1E3"


@pytest.mark.rule("AL-HERO-07")
def test_once_a_round_means_the_next_round() -> None:
    stage = Stage(character="pilot")
    stage.do("search", "move:east", "ability:pilot.hero", "move:west")
    for turn in range(3, 9):
        assert stage.board.turn == turn
        stage.do("move:east" if stage.hero_at == "1D3" else "move:west")
        assert stage.kind != "ability"
    while stage.board.round == 1:
        stage.shuffled().quiet()
    assert stage.board.turn == 1
    stage.do("move:east")
    assert stage.kind == "ability"


# The end of the turn


@pytest.mark.rule("AL-RULING-07")
def test_the_end_of_turn_goes_from_window_to_attacks_to_light() -> None:
    stage = Stage().hand(1, "R01", "V01").light("1D3").reveal("1E3").light("1E3")
    spore, parasite = stage.creature("spore", "1D3"), stage.creature("parasite", "1D3")
    mover = stage.creature("cultist", "1E2")
    stage.answer("search", seat=0)
    stage.evil("pass")
    stage.react("offer:R01,down", "side:0", f"creature:c{mover}", "step:1E3")
    stage.evil("pass")
    assert stage.kind == "attacker"
    assert set(stage.options()) == {f"attacker:{stage.figure(spore)}", f"attacker:{stage.figure(parasite)}"}
    assert stage.lit() == {"1D3", "1E3"}  # Light-off comes after the attacks.
    stage.evil(f"attacker:{stage.figure(parasite)}")
    stage.dice("h")
    assert stage.moment == "loss"
    stage.evil("pass")
    stage.dice("mm")
    assert stage.lit() == {"1D3"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-07")
def test_a_creature_that_arrives_during_the_attacks_does_not_attack() -> None:
    stage = Stage().hand(1, "R12", "V01")
    stage.creature("parasite", "1D3")
    late = stage.creature("parasite", "1E3")
    stage.do("search")
    stage.dice("hm")
    assert stage.moment == "loss"
    stage.react("offer:R12,up", f"creature:c{late}", "step:1D3")
    while stage.asked[0] == 1:
        stage.evil(stage.options()[-1])
    assert stage.where(late) == "1D3"
    assert stage.board.turn == 2
    assert len(stage.notices("creature_attacks")) == 1


@pytest.mark.rule("AL-RULING-37")
def test_creatures_left_behind_do_not_attack_at_the_end() -> None:
    stage = Stage()
    stage.creature("worm", "1D3")
    stage.do("move:east")
    assert not stage.notices("creature_attacks")
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-07")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    stage = Stage().reveal("1C3").danger("1C3").hand(1, "R01", "V01")
    worm = stage.creature("worm", "1E3")
    stage.answer("move:west", seat=0)
    stage.evil("pass")
    stage.react("offer:R01,up", "side:0", f"creature:c{worm}", "step:1D3", "done")
    one = stage.board.secret.creatures[0]
    assert (stage.map.code[one.moved_to], one.bonus) == ("1D3", 1)
    stage.quiet()
    one = stage.board.secret.creatures[0]
    assert (stage.board.turn, one.moved_to, one.bonus) == (2, -1, 0)
