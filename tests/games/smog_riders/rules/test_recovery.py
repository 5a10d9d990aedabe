"""Phase 6: the fallen are revived, minds clear, the rested heal."""

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.events import Recovered, Revived
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn
from brassboard.games.smog_riders.data.table import ACTIVE, FALLEN, MAP, RESOLVED, STYGIA
from games.smog_riders.helper import Stage, steps
from games.smog_riders.rules.test_movement_points import pool

# The west workshop of the factory is C5 to F8; door ac leads from D5 to the coal store (D4).


def phase_six(stage: Stage, seat: int = 0) -> Stage:
    """Seat 0 at the beginning of his last phase; he holds a card, so he is asked even if nobody can be revived."""
    if not stage.side(seat).magic:
        stage.hand(seat, "lucky_cog")
    return stage.at_step(AttackTurn(seat), "revive")


def resting(stage: Stage, *characters: str) -> Stage:
    """Phase 4 begins, and these rest."""
    stage.at_step(AttackTurn(0), "declare_rest")
    for one in characters:
        stage.answer(f"rest:{one}")
    return stage.answer("done") if stage.kind == "rest" else stage


# Reviving


@pytest.mark.rule("SR-REV-01", "SR-REV-02")
def test_an_adjacent_comrade_is_revived_without_dice() -> None:
    stage = phase_six(Stage().put("mapuche", "D6").fallen("charlotte", "E7").change("mapuche", dice=""))
    assert stage.who("charlotte").wounds == CHARACTERS["charlotte"].health == 2
    assert stage.offers("revive") == {"mapuche,charlotte"}
    stage.answer("revive:mapuche,charlotte")
    one = stage.who("charlotte")
    assert (one.at, one.wounds, stage.at("charlotte")) == (MAP, 1, "E7")
    assert Revived("mapuche", "charlotte") in stage.told(1)


@pytest.mark.rule("SR-REV-02")
def test_the_revived_has_one_health_back_and_is_in_play() -> None:
    stage = phase_six(Stage().put("charlotte", "D6").fallen("mapuche", "E7"))
    stage.answer("revive:charlotte,mapuche")
    assert stage.who("mapuche").wounds == 3
    stage.turn_of(0)
    assert (stage.who("mapuche").points, stage.who("mapuche").dice) == (3, "RRB")


@pytest.mark.rule("SR-REV-01")
def test_no_revival_beside_an_enemy_or_from_afar() -> None:
    stage = phase_six(Stage().put("mapuche", "D6").fallen("charlotte", "E7").put("jack", "C8"))
    assert stage.denied("revive:mapuche,charlotte") == "SR-REV-01"
    stage.put("jack", "D4")
    assert stage.denied("revive:mapuche,charlotte") == ""
    stage.put("mapuche", "C6")
    assert stage.denied("revive:mapuche,charlotte") == "SR-REV-01"


@pytest.mark.rule("SR-REV-01")
def test_it_is_the_room_of_the_fallen_that_must_be_free_of_enemies() -> None:
    stage = Stage().put("mapuche", "D5").fallen("charlotte", "D4").doors("ac").put("jack", "F8")
    assert phase_six(stage).denied("revive:mapuche,charlotte") == ""
    assert stage.put("jack", "C1").denied("revive:mapuche,charlotte") == "SR-REV-01"
    assert stage.walker("jack", "access1", "C1").denied("revive:mapuche,charlotte") == ""


@pytest.mark.rule("SR-REV-01")
def test_nobody_is_revived_through_a_closed_door_or_by_a_walker() -> None:
    stage = phase_six(Stage().put("mapuche", "D5").fallen("charlotte", "D4").walker("arcturus", "access1", "C4"))
    assert stage.denied("revive:mapuche,charlotte") == "SR-REV-01"
    assert stage.why_not("revive:arcturus,charlotte") is not None
    assert stage.offers("revive") == set()


@pytest.mark.rule("SR-RULING-35")
def test_allies_are_revived_too() -> None:
    stage = Stage(players=3).put("mapuche", "D6").put("amelia", "E7")
    phase_six(stage.fallen("amelia", "E7"))
    assert stage.who("amelia").seat == 1
    stage.answer("revive:mapuche,amelia")
    assert stage.who("amelia").at == MAP
    assert stage.who("amelia").seat == 1


@pytest.mark.rule("SR-RULING-36")
def test_turrets_do_not_prevent_revival() -> None:
    stage = Stage().put("mapuche", "D6").fallen("charlotte", "E7")
    stage.turret("flame", "F8")
    assert phase_six(stage).denied("revive:mapuche,charlotte") == ""


@pytest.mark.rule("SR-RULING-97")
def test_revival_works_in_an_area_too() -> None:
    stage = phase_six(Stage().put("mapuche", "B6").fallen("charlotte", "B7").put("jack", "C6").doors("s1"))
    assert stage.denied("revive:mapuche,charlotte") == ""


@pytest.mark.rule("SR-RULING-117")
def test_one_revives_many_and_the_revived_may_go_on() -> None:
    stage = phase_six(Stage().put("mapuche", "D6").fallen("charlotte", "E7").fallen("arcturus", "F8"))
    assert stage.offers("revive") == {"mapuche,charlotte"}
    stage.answer("revive:mapuche,charlotte")
    assert stage.offers("revive") == {"charlotte,arcturus"}
    stage.answer("revive:charlotte,arcturus")
    stage = phase_six(Stage().put("mapuche", "D6").fallen("charlotte", "E7").fallen("arcturus", "C5"))
    stage.answer("revive:mapuche,charlotte", "revive:mapuche,arcturus")
    assert {one.at for one in stage.team(0)} == {MAP}


@pytest.mark.rule("SR-RULING-117")
def test_who_is_revived_now_neither_clears_his_mind_nor_has_rested() -> None:
    stage = Stage().put("mapuche", "D6").fallen("charlotte", "E7").change("charlotte", madness=2, resting=True)
    phase_six(stage.change("mapuche", madness=0)).answer("revive:mapuche,charlotte", "end")
    assert (stage.who("charlotte").wounds, stage.who("charlotte").madness) == (1, 2)


@pytest.mark.rule("SR-RULING-117")
def test_revival_comes_before_madness_and_rest() -> None:
    """While it is asked who revives, nothing is removed yet."""
    names = steps(AttackTurn)
    assert names.index("revive") < names.index("carry_out_revival") < names.index("recover")
    stage = phase_six(Stage().put("mapuche", "D6").change("charlotte", madness=2, wounds=1, resting=True))
    assert (stage.who("charlotte").madness, stage.who("charlotte").wounds) == (2, 1)
    stage.answer("end")
    assert (stage.who("charlotte").madness, stage.who("charlotte").wounds) == (1, 0)
    assert Recovered("charlotte", 1, 1) in stage.told(1)


# Minds


@pytest.mark.rule("SR-REV-03")
def test_every_conscious_character_in_the_real_world_loses_one_madness() -> None:
    stage = Stage(players=3).put("mapuche", "D6").change("charlotte", madness=2).change("arcturus", madness=1)
    stage.change("amelia", madness=1)
    phase_six(stage).answer("end")
    assert [stage.who(name).madness for name in ("mapuche", "charlotte", "arcturus")] == [0, 1, 0]
    assert stage.who("amelia").madness == 1


@pytest.mark.rule("SR-REV-04")
def test_no_mind_clears_in_stygia_nor_while_unconscious() -> None:
    stage = Stage().put("mapuche", "D6").walker("arcturus", "outer1", "D7").change("arcturus", madness=1)
    stage.fallen("charlotte", "E5").change("charlotte", madness=1)
    phase_six(stage).answer("end")
    assert (stage.who("arcturus").at, stage.who("arcturus").madness) == (STYGIA, 1)
    assert (stage.who("charlotte").at, stage.who("charlotte").madness) == (FALLEN, 1)


@pytest.mark.rule("SR-REV-04")
def test_no_reward_clears_madness_in_stygia() -> None:
    """The Hall of Mirrors gives the whole team 1 Mind, but not to who is in Stygia."""
    stage = Stage(team=("amelia", "charlotte", "arcturus")).put("amelia", "D6", madness=1)
    stage.walker("arcturus", "outer1", "D7", madness=1).put("charlotte", "C6", madness=1)
    stage.room("west_workshop", ACTIVE, "hall_of_mirrors", laid=16, entry="s1").rolling()
    stage.roll_room("west_workshop", "R1", "B1", "B1", "B1", "M1").assign(room=["R1"]).answer("lay")
    assert stage.state_of("west_workshop").state == RESOLVED
    assert [stage.who(one).madness for one in ("amelia", "charlotte", "arcturus")] == [0, 0, 1]


# Rest


@pytest.mark.rule("SR-REV-05", "SR-RULING-37")
def test_who_did_nothing_and_rests_removes_a_wound() -> None:
    stage = (
        Stage().put("mapuche", "D6").put("charlotte", "D7").change("mapuche", wounds=2).change("charlotte", wounds=1)
    )
    stage.turn_of(0).hand(0, "lucky_cog").answer("move:charlotte,D8", "end")
    assert stage.kind == "rest"
    assert stage.offers("rest") == {"mapuche", "arcturus"}
    stage.answer("rest:mapuche", "end", "end")
    assert (stage.who("mapuche").wounds, stage.who("charlotte").wounds) == (1, 1)


@pytest.mark.rule("SR-REV-05")
def test_who_does_not_declare_it_does_not_rest() -> None:
    stage = Stage().put("mapuche", "D6").change("mapuche", wounds=2).turn_of(0).hand(0, "lucky_cog")
    stage.answer("end", "done", "end", "end")
    assert stage.who("mapuche").wounds == 2


@pytest.mark.rule("SR-RULING-37")
@pytest.mark.parametrize("act", ["move:mapuche,D7", "open:mapuche,ac", "give:mapuche,charlotte", "take:mapuche,E6"])
def test_any_movement_action_prevents_rest(act: str) -> None:
    square = "D5" if "open" in act else "D6"
    stage = Stage().put("mapuche", square).put("charlotte", "E5").gear("mapuche", "stunner").item("devastating", "E6")
    stage.turn_of(0).answer(act, "end")
    assert stage.kind == "rest"
    assert "rest:mapuche" not in stage.options()
    assert "rest:charlotte" in stage.options()


@pytest.mark.rule("SR-RULING-37")
def test_a_portal_or_a_stygian_action_prevents_rest_but_a_still_walker_rests() -> None:
    stage = Stage().put("mapuche", "D6").put("charlotte", "D7").walker("arcturus", "outer1", "E5").turn_of(0)
    stage.answer("portal:mapuche", "enter:access3", "end").pass_windows()
    assert stage.kind == "stygia"
    stage.answer("end")
    assert stage.offers("rest") == {"charlotte", "arcturus"}
    stage = Stage().put("mapuche", "D6").walker("arcturus", "outer1", "E5").turn_of(0)
    stage.answer("end", "travel:arcturus,inner1,B", "end")
    assert stage.offers("rest") == {"charlotte", "mapuche"}


@pytest.mark.rule("SR-RULING-37")
def test_who_rests_brings_no_dice_and_performs_nothing() -> None:
    stage = Stage().put("mapuche", "D6").put("charlotte", "D7").put("jack", "E6").room("west_workshop", ACTIVE)
    stage.stock(0, luck=0)
    assert pool(stage, 0, "west_workshop") == "BBMRR"
    resting(stage.turn_of(0), "mapuche")
    assert pool(stage, 0, "west_workshop") == "BM"
    stage.roll_room("west_workshop", "B5", "M6")
    assert {option.partition(",")[0] for option in stage.offers("four")} == {"charlotte"}
    stage.answer("end")
    assert [slot for slot in stage.slots if slot.startswith("mapuche")] == []
    assert "charlotte.main" in stage.slots


@pytest.mark.rule("SR-RULING-37")
def test_who_rests_may_revive() -> None:
    stage = Stage().put("mapuche", "D6").fallen("charlotte", "E7").change("mapuche", wounds=2).hand(0, "lucky_cog")
    resting(stage.turn_of(0), "mapuche").answer("end", "revive:mapuche,charlotte", "end")
    assert (stage.who("charlotte").at, stage.who("mapuche").wounds) == (MAP, 1)


@pytest.mark.rule("SR-REV-05", "SR-RULING-37")
def test_bonus_movement_ends_the_rest() -> None:
    """Adrenaline after the rest was declared: who takes a step did not do nothing."""
    for moves, wounds in ((("move:mapuche,D7", "end"), 2), (("end",), 1)):
        stage = Stage().put("mapuche", "D6").change("mapuche", wounds=2).turn_of(0).hand(0, "adrenaline", "lucky_cog")
        resting(stage, "mapuche").answer("play:adrenaline", "on:mapuche", *moves, "end", "end")
        assert stage.who("mapuche").wounds == wounds


@pytest.mark.rule("SR-RULING-38")
def test_minions_never_recover() -> None:
    assert not {"revive", "recover", "declare_rest"} & set(steps(DefenceTurn))
    stage = Stage().put("mapuche", "D6").room("west_workshop", RESOLVED).put("jack", "F8")
    stage.change("jack", wounds=1, madness=1).idle(rounds=3)
    assert (stage.who("jack").wounds, stage.who("jack").madness) == (1, 1)
