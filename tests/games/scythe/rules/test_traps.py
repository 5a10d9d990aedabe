"""Which penalty a Trap has: its owner's secret in view, log, journal and events until the Trap is sprung."""

import random
from collections.abc import Callable

import msgspec
import pytest

from brassboard.games.scythe.content import BOARD
from brassboard.games.scythe.data.events import TrapLaid, TrapSet, TrapSprung
from brassboard.games.scythe.data.table import Trap
from brassboard.kernel import EVERYONE
from brassboard.testing import Tally, leak_at
from brassboard.testing.play import Chooser, Point
from games.scythe.helper import Stage

OTHERS = (0, 2, None)
"""Nordic, Saxony and a spectator; Togawa sits between them."""


def coming() -> Stage:
    """Togawa's character has come to G5, where a Trap may be laid."""
    stage = Stage("nordic", "togawa", "saxony").no_encounters().units("togawa", character="F6", workers=[])
    stage.units("nordic", character="G6", workers=["G6"]).moving("togawa")
    return stage.answer("move:character,F6,G5")


def laying() -> Stage:
    """Its owner chooses which one."""
    return coming().answer("lay")


def laid() -> Stage:
    """The Trap that takes 3 power lies on G5, Togawa's character is at home and Nordic moves."""
    return laying().answer("trap:1").units("togawa", character="home").moving("nordic")


def penalties(stage: Stage, seat: int | None) -> list[int]:
    """What this seat is shown of Togawa's Traps, over the wire."""
    return [trap["penalty"] for trap in stage.seen_by(seat)["players"][stage.seat("togawa")]["traps"]]


@pytest.mark.rule("SC-RULING-30")
def test_only_the_owner_sees_the_penalty_of_an_armed_trap() -> None:
    stage = laid()
    assert penalties(stage, 1) == [1]
    for other in OTHERS:
        assert penalties(stage, other) == [-1]
        trap = stage.seen_by(other)["players"][1]["traps"][0]
        assert (BOARD.names[trap["at"]], trap["armed"]) == ("G5", True), "where it lies is open"


@pytest.mark.rule("SC-RULING-30")
def test_only_the_owner_is_told_which_trap_was_laid() -> None:
    stage = laid()
    assert stage.events(TrapSet) == [TrapSet("togawa", "G5")]
    assert stage.events(TrapLaid, seat=1) == [TrapLaid(1, "G5")]
    for other in OTHERS:
        assert stage.events(TrapLaid, seat=other) == []


@pytest.mark.rule("SC-RULING-30")
def test_the_journal_of_others_does_not_say_it() -> None:
    stage = laid()
    assert [line for line in stage.match.journal_of(1) if "trap:1" in line]
    for other in OTHERS:
        assert not [line for line in stage.match.journal_of(other) if "trap:" in line]


@pytest.mark.rule("SC-RULING-30")
def test_others_are_not_shown_the_choice_while_it_is_made() -> None:
    stage = laying()
    assert stage.options() == ["trap:0", "trap:1", "trap:2", "trap:3"]
    for other in OTHERS:
        assert stage.match.view(other)["decision"] is None


@pytest.mark.rule("SC-RULING-30", "SC-TOG-01")
def test_the_last_trap_is_laid_without_a_question() -> None:
    stage = coming().traps((0, "B1", True), (2, "B2", False), (3, "B3", True)).answer("lay")
    assert penalties(stage, 1) == [0, 2, 3, 1]
    assert penalties(stage, 0) == [-1, 2, -1, -1]
    assert stage.kind == "act"


@pytest.mark.rule("SC-RULING-30", "SC-TOG-02")
def test_a_sprung_trap_is_known_to_all_and_stays_so_when_it_is_armed_again() -> None:
    stage = laid().answer("move:worker,G6,G5")
    assert stage.events(TrapSprung) == [TrapSprung("nordic", 1, "G5")]
    assert [penalties(stage, seat) for seat in (0, 1, 2, None)] == [[1]] * 4
    stage.units("nordic", workers=[]).mechs("togawa", shinobi="B1").moving("togawa")
    stage.answer("move:mech,B1,G5", "done", "arm:G5")
    assert stage.who("togawa").traps[0].armed
    assert [penalties(stage, seat) for seat in (0, 1, 2, None)] == [[1]] * 4


@pytest.mark.rule("SC-RULING-30")
def test_a_step_that_springs_a_trap_is_not_taken_back() -> None:
    stage = laid()
    assert stage.answer("move:worker,G6,F6").match.may_undo(0)
    assert not laid().answer("move:worker,G6,G5").match.may_undo(0), "the step has shown what was hidden"


@pytest.mark.rule("SC-RULING-30", "SA-INV-01")
def test_nobody_knows_the_trap_of_an_automa() -> None:
    stage = Stage("saxony", automas=["togawa"]).units("saxony", "home", [], ["home"]).automa("togawa", 18, tracker=5)
    stage.units("togawa", character="D1", workers=["D1"]).automa_turn("togawa").answer("draw:2")
    assert [trap.penalty for trap in stage.who("togawa").traps] == [2]
    assert [penalties(stage, seat) for seat in (0, None)] == [[-1]] * 2
    assert stage.events(TrapLaid, seat=0) == []
    assert not [line for line in stage.match.journal_of(0) if "draw:2" in line]


@pytest.mark.rule("SC-RULING-30")
def test_what_is_imagined_of_hidden_traps_agrees_with_what_is_known() -> None:
    """Trap 1 was sprung; two others are armed and hidden: any two of the other three, each once."""
    stage = laid().traps((1, "G5", False), (3, "B1", True), (0, "B2", True))
    luck = random.Random(1)
    found: set[tuple[int, ...]] = set()
    for _ in range(60):
        players = stage.match.lens(0).determinize(luck).table.players
        found.add(tuple([trap.penalty for trap in players[1].traps]))
    assert found == {(1, one, other) for one in (0, 2, 3) for other in (0, 2, 3) if one != other}
    own = stage.match.lens(1).determinize(luck).table.players[1]
    assert [trap.penalty for trap in own.traps] == [1, 3, 0], "the owner knows"


def automas_trap() -> Stage:
    stage = Stage("saxony", "nordic", automas=["togawa"]).no_encounters().units("saxony", character="G1")
    return stage.traps((2, "G2", True)).moving("saxony")


@pytest.mark.parametrize("made", [coming, laying, laid, automas_trap], ids=lambda made: made.__name__)
@pytest.mark.rule("SC-RULING-30")
def test_nothing_about_a_trap_leaks(made: Callable[[], Stage]) -> None:
    match = made().match
    match.by_hand = False
    tally = Tally(hidden={}, varied={})
    for seat in (*range(match.setup.players), None):
        for salt in range(6):
            point = Point(match, match.awaited[0], None, Chooser(f"{made.__name__} {seat} {salt}"))
            assert leak_at(point, seat, tally, salt, depth=4) == ""
    assert tally.differed > 0


def test_a_trap_of_an_old_save_is_one_that_everybody_was_told_of() -> None:
    """Before penalties were secret a saved Trap did not say who knows it."""
    trap = msgspec.convert({"penalty": 3, "at": 12, "armed": True}, Trap)
    assert trap == Trap(3, 12, True, EVERYONE)
