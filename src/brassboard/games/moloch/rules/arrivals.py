"""Figures that come onto the board or are moved by a chapter: minions placed, agents that enter, a drill."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, EndForm, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action
from brassboard.kit.bits import Bits, bits_of, members

from ..cards.targets import listed_types
from ..content import AGENT_FIGURES
from ..data.actions import At, On, Summon
from ..data.card_frames import SpawnRule
from ..data.chapter_events import AgentEntered
from ..data.chapter_frames import Drill, EnterAgent
from ..data.events import MinionPlaced
from ..data.frames import Activation, EnterRule, Group, MoveAction
from ..data.table import AGENT, NEMESIS, NO_SQUARE, NOBODY, Table
from ..queries import (
    Scene,
    free_squares,
    in_supply,
    index_of,
    layout_of,
    life_of,
    names_of,
    square_name,
    square_of,
    standing,
)
from .cast import starting_ether
from .entering import nearest_free

# Minions (RM-RULING-09)


def _centre_candidates(seen: Scene, seat: Seat) -> list[Action]:
    spawn = seen.within(SpawnRule)
    return [At(name) for name in names_of(seen.table, bits_of(spawn.centres))] if spawn.centre is None else []


@requires("RM-RULING-09", "why")
def room_beside(seen: Scene, seat: Seat, act: At) -> Denied:
    """A free square is adjacent to it."""
    near = layout_of(seen.table).adjacent[square_of(seen.table, act.square)]
    return None if near & free_squares(seen.table) else ("room",)


CENTRE: Final = Kind("at", _centre_candidates, room_beside, rule="RM-RULING-09")


def choose_centre(spawn: SpawnRule, m: Scene) -> Flow:
    """Ask next to which agent or manhole they appear; all of them next to the one picked."""
    if not spawn.centres:
        return goto(choose_minion)
    options = legal(m, spawn.seat, CENTRE)
    if not options:
        return END_RULE
    return None if len(options) == 1 else ask(spawn.seat, "centre", options)


def note_squares(spawn: SpawnRule, m: Scene) -> Flow:
    """The squares adjacent to it are allowed."""
    chosen: Action = spawn.centre if spawn.centre is not None else legal(m, spawn.seat, CENTRE)[0]
    assert isinstance(chosen, At)
    centre = square_of(m.table, chosen.square)
    spawn.squares = members(layout_of(m.table).adjacent[centre])
    spawn.centres = ()
    return None


def _summon_candidates(seen: Scene, seat: Seat) -> list[Action]:
    spawn = seen.within(SpawnRule)
    names = names_of(seen.table, bits_of(spawn.squares))
    return [Summon(type, name) for type in spawn.types for name in names] if spawn.seat == seat else []


@requires("RM-RULING-09", "why")
def type_in_supply(seen: Scene, seat: Seat, act: Summon) -> Denied:
    """It is a type of the chapter, and a figure of it is in the supply."""
    return None if listed_types(seen.table, (act.type,)) else ("supply",)


@requires("RM-RULING-09", "why")
def free_for_minion(seen: Scene, seat: Seat, act: Summon) -> Denied:
    """Neither figure nor crate is there."""
    return None if free_squares(seen.table) >> square_of(seen.table, act.to) & 1 else ("taken",)


SUMMON: Final = Kind("summon", _summon_candidates, type_in_supply, free_for_minion, rule="RM-RULING-09")


def choose_minion(spawn: SpawnRule, m: Scene) -> Flow:
    """Ask for the next one, up to so many; fewer come if fewer fit."""
    options = legal(m, spawn.seat, SUMMON) if spawn.placed < spawn.n else []
    if not options:
        return END_RULE
    return ask(spawn.seat, "summon", [*options, EndForm()], args={"left": spawn.n - spawn.placed})


def place_minion(spawn: SpawnRule, m: Scene) -> Flow:
    """Put it there; fire hurts it (RM-RULING-09)."""
    t = m.table
    chosen, spawn.summon = spawn.summon, None
    if not isinstance(chosen, Summon):
        return END_RULE
    number = in_supply(t, chosen.type)
    spawn.placed += 1
    t.figures[number].square = square_of(t, chosen.to)
    m.emit(MinionPlaced(t.figures[number].id, chosen.to))
    _hold_back(m, number)
    return call(EnterRule(number))


def _hold_back(m: Scene, number: int) -> None:
    """A minion placed while the minions act does not act itself, not even if it fell and is back (RM-RULING-08)."""
    activation, group = m.nearest(Activation), m.nearest(Group)
    if activation is None or group is None or activation.card != "minions":
        return
    activation.placed = (*activation.placed, number)
    group.waiting = tuple([n for n in group.waiting if n != number])


def next_minion(spawn: SpawnRule, m: Scene) -> Flow:
    """Go on with the next."""
    return goto(choose_minion)


rule(
    SpawnRule,
    (choose_centre, "RM-RULING-09"),
    (note_squares, "RM-RULING-09"),
    (choose_minion, "RM-RULING-09"),
    (place_minion, "RM-RULING-09"),
    (next_minion, "RM-RULING-09"),
)


# Agents that enter


def next_of(t: Table, sheet: str) -> int:
    """Return the figure of an agent that can enter, or -1: the last that is neither on the board nor left the scene.

    An agent of one figure that was defeated does not come back; of several figures a defeated one is in the supply.
    """
    found = NOBODY
    if AGENT_FIGURES[sheet].figures > 1 or sheet not in t.fallen:
        for number, one in enumerate(t.figures):
            if one.kind == AGENT and one.sheet == sheet and one.square == NO_SQUARE and not one.left:
                found = number
    return found


def squares_to_enter(t: Table, marked: Bits, beside: bool) -> Bits:
    """Return where an agent may enter: on a marked square or beside one, or on one and else the nearest free."""
    free = free_squares(t)
    if beside:
        return (marked | layout_of(t).beside(marked)) & free
    if marked & free or not marked:
        return marked & free
    return nearest_free(t, (marked & -marked).bit_length() - 1)


def _entry_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return [At(name) for name in names_of(seen.table, bits_of(seen.within(EnterAgent).squares))]


ENTRY: Final = Kind("at", _entry_candidates, rule="RM-RULING-79")


def choose_entry(entering: EnterAgent, m: Scene) -> Flow:
    """Ask the Nemesis for its square, if there is more than one."""
    if len(entering.squares) == 1:
        return None
    args = {"figure": m.table.figures[entering.figure].id}
    return ask(NEMESIS, "enter", legal(m, NEMESIS, ENTRY), into="to", args=args)


def put_agent(entering: EnterAgent, m: Scene) -> Flow:
    """Put it there with full ether; it has entered its square, unless the chapter has not begun (RM-RULING-15)."""
    t = m.table
    agent = t.figures[entering.figure]
    agent.square = entering.squares[0] if entering.to is None else square_of(t, entering.to.square)
    agent.ether = starting_ether(t, agent)
    agent.damage = min(agent.damage + entering.damage, life_of(t, agent) - 1)
    m.emit(AgentEntered(agent.id, square_name(t, agent.square)))
    return None if t.phase == "setup" else call(EnterRule(entering.figure))


rule(EnterAgent, (choose_entry, "RM-RULING-79"), (put_agent, "RM-RULING-79"))


# A drill


def _drill_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return [On(seen.table.figures[number].id) for number in seen.within(Drill).waiting]


@requires("RM-EFF-07", "why")
def still_stands(seen: Scene, seat: Seat, act: On) -> Denied:
    return None if standing(seen.table.figures[index_of(seen.table, act.figure)]) else ("down",)


DRILL: Final = Kind("on", _drill_candidates, still_stands, rule="RM-RULING-74")


def choose_drilled(drill: Drill, m: Scene) -> Flow:
    """Ask who moves next."""
    options = legal(m, NEMESIS, DRILL)
    return ask(NEMESIS, "drill", [*options, EndForm()], into="on") if options else END_RULE


def move_drilled(drill: Drill, m: Scene) -> Flow:
    """It moves; disengage damage and fire apply, doors stay shut."""
    chosen, drill.on = drill.on, None
    if not isinstance(chosen, On):
        return END_RULE
    number = index_of(m.table, chosen.figure)
    drill.waiting = tuple([other for other in drill.waiting if other != number])
    return call(MoveAction(number, NEMESIS, drill.points, by_effect=True))


def next_drilled(drill: Drill, m: Scene) -> Flow:
    """Go on with the next."""
    return goto(choose_drilled)


rule(Drill, (choose_drilled, "RM-RULING-74"), (move_drilled, "RM-RULING-15"), (next_drilled, "RM-RULING-74"))
