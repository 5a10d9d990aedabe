"""What one rule changes under another: cards in windows, the fallen, pools that find nothing, walkers on a rope."""

import pytest

from brassboard.games.smog_riders.frames import AttackTurn, Ejections, Round
from brassboard.games.smog_riders.table import ACTIVE, FALLEN, LEFT, MAP, RESOLVED, STYGIA, UNENTERED
from games.smog_riders.helper import Stage, steps

WORKSHOP = "west_workshop"


# The fallen


@pytest.mark.rule("SR-RULING-108", "SR-RULING-33")
def test_who_is_revived_without_mind_is_stunned_again() -> None:
    """Falling took the marker off, the madness stayed: back on its feet it has no Mind left."""
    stage = (
        Stage().put("mapuche", "D6").fallen("charlotte", "E7").fallen("arcturus", "E6").change("charlotte", madness=3)
    )
    stage.at_step(AttackTurn(0), "revive").answer("revive:mapuche,charlotte", "revive:mapuche,arcturus")
    assert (stage.who("charlotte").at, stage.who("charlotte").stunned) == (MAP, True)
    assert not stage.who("arcturus").stunned, "it has its Mind"


@pytest.mark.rule("SR-RULING-99")
def test_a_card_that_fells_everybody_before_the_roll_leaves_no_pool() -> None:
    stage = Stage().put("charlotte", "D6", wounds=1).put("jack", "E6").hand(1, "slaughter").rolling()
    stage.answer(f"roll:{WORKSHOP}", "play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert stage.who("charlotte").at == FALLEN
    assert not stage.chance, "nothing is rolled"
    assert f"roll:{WORKSHOP}" not in stage.options()


@pytest.mark.rule("SR-RULING-62", "SR-RULING-47")
def test_a_declared_attack_is_finished_by_an_attacker_who_falls_meanwhile() -> None:
    """Slaughter in the window of the wounds: the attacker falls, and his blow still lands."""
    stage = Stage().put("mapuche", "D6", wounds=3).put("tom", "E6").hand(1, "slaughter").rolling()
    stage.roll_room(WORKSHOP, "R5", "R3", "B1").assign(mapuche_main=["R5", "R3"]).answer("use:mapuche,main")
    assert stage.asked == (1, "react")
    stage.answer("play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert (stage.who("mapuche").at, stage.who("tom").wounds) == (FALLEN, 2)


# Turrets


@pytest.mark.rule("SR-TUR-07", "SR-RULING-112")
def test_a_turret_made_a_flamethrower_needs_the_die_of_one() -> None:
    """A 4 fires an MKII; Scorch after the dice were assigned does not make it fire a flamethrower."""
    for face, fires in ((4, False), (5, True)):
        stage = Stage().put("mapuche", "D6").no_turrets().hand(1, "scorch", "shock")
        gun = stage.turret("mkii", "C8")
        stage.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(face).pass_windows()
        stage.assign(**{f"{gun}_fire": [f"G{face}"]})
        assert f"use:{gun},fire" in stage.options()
        stage.answer("play:scorch", f"on:{gun}").pass_windows()
        assert (f"use:{gun},fire" in stage.options()) == fires


# Pools


@pytest.mark.rule("SR-POOL-06")
def test_dice_that_fulfil_nothing_are_lost_without_a_question() -> None:
    stage = Stage().put("mapuche", "D6").no_turrets()
    gun = stage.turret("basic", "C8")
    stage.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(4).pass_windows()
    assert stage.kind != "place"
    again = Stage().put("mapuche", "D6").no_turrets()
    assert again.turret("basic", "C8") == gun
    again.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(5).pass_windows()
    assert again.options() == [f"place:G5,{gun}.fire", "place:G5,none"]


@pytest.mark.rule("SR-MARK-04")
def test_a_single_die_is_rerolled_without_asking_which() -> None:
    stage = Stage().put("mapuche", "D6", dice="R").room(WORKSHOP, ACTIVE, "quiet_store").rolling()
    stage.answer(f"roll:{WORKSHOP}").roll(1).answer("luck")
    assert stage.chance
    stage.roll(6)
    assert (stage.pool.dice, stage.side(0).luck) == (("R6",), 2)


@pytest.mark.rule("SR-RULING-99", "SR-RULING-70")
def test_who_leaves_the_map_in_the_middle_of_a_pool_takes_its_dice_along() -> None:
    """Fu Cat Chu strikes, gets 3 points for it and leaves by the exit: nothing of the pool is left to use."""
    stage = Stage("vault", team=("fucatchu", "kelly", "tom")).no_turrets().doors("s1").room("west_office", RESOLVED)
    stage.put("fucatchu", "B5").put("mapuche", "C5").put("kelly", "E6").put("tom", "F6").rolling()
    home = stage.site.board.room_names[stage.site.room_of[stage.who("fucatchu").square]]
    stage.roll_room(home, "R6", "B5", "B6").assign(fucatchu_main=["B6", "B5"])
    stage.answer("use:fucatchu,main").pass_windows()
    assert stage.kind == "bonus"
    stage.answer("leave:fucatchu").pass_windows()
    assert stage.who("fucatchu").at == LEFT
    assert stage.kind != "perform", "nobody of the pool is left"


# Stygia


@pytest.mark.rule("SR-STY-09", "SR-STY-15")
def test_a_rope_pulls_from_a_passage_but_not_from_an_access() -> None:
    stage = Stage().put("mapuche", "D6").walker("charlotte", "outer1", "C6").hand(0, "stygian_rope").turn_of(0)
    stage.answer("play:stygian_rope", "on:charlotte").stygia_phase()
    assert "return:charlotte,M" in stage.options()
    stage.answer("travel:charlotte,access1,B")
    assert stage.denied("return:charlotte,M") == "SR-STY-15"


@pytest.mark.rule("SR-EJECT-03", "SR-RULING-106")
def test_a_second_storm_while_the_first_still_ejects() -> None:
    """The first to come back opens a new room; the defender answers with another storm; nobody comes back twice."""
    stage = Stage().put("mapuche", "A6").walker("charlotte", "outer1", "D6").walker("arcturus", "outer2", "E6")
    stage.board.rooms[stage.site.board.room(WORKSHOP)].state = UNENTERED
    stage.on_deck("quiet_store").hand(1, "stygian_storm")
    turn = AttackTurn(0)
    turn.pc = steps(AttackTurn).index("move")
    stage.frames(turn, Ejections(("charlotte", "arcturus")))
    stage.answer("on:charlotte")
    assert stage.asked == (1, "react")
    stage.answer("play:stygian_storm").pass_windows()
    assert [stage.who(one).at for one in ("charlotte", "arcturus")] == [MAP, MAP]
    assert (stage.at("charlotte"), stage.at("arcturus")) == ("D6", "E6")
    assert STYGIA not in [one.at for one in stage.team(0)]


# Penalties


@pytest.mark.rule("SR-RULING-106")
def test_rooms_without_a_penalty_are_not_ordered() -> None:
    """The defender orders the rooms that do something; a Quiet Store does nothing."""
    for card, asked in (("quiet_store", False), ("tripwire_hall", True)):
        stage = Stage().put("mapuche", "D6").put("charlotte", "D4")
        stage.room(WORKSHOP, ACTIVE, "lethal_defenses").room("coal_store", ACTIVE, card)
        round_ = next(frame for frame in stage.position.stack if isinstance(frame, Round))
        round_.pc = steps(Round).index("find_penalties")
        stage.frames()
        assert (stage.kind == "penalty") == asked
