"""Markers that are searched and objects that are broken (C-SEARCH, C-BREAK)."""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, EndForm, Flow, ask, call, goto, rule, shuffle
from brassboard.kernel.data import Action
from brassboard.kit.effects import Call

from ..cards.conditions import attribute
from ..data.actions import Carry
from ..data.attack_frames import Harm
from ..data.card_frames import DrawEquipment
from ..data.chapter_events import MarkerTurnedUp, ObjectBroken, ObjectHolds
from ..data.chapter_frames import Breaking, LayMarkers, Searching
from ..data.frames import OwnRoll
from ..data.table import GENTLEMAN, Marker, Table
from ..queries import Scene, chapter_of, square_name
from . import chapter, goals
from .attack_effects import symbols_of
from .fire import place_fire
from .movement import take_token

HITS: Final = ("hit", "hit+", "crown")
TRAP: Final = "trap"
"""Where the damage of a marker comes from."""


# Markers


def shuffle_markers(laying: LayMarkers, m: Scene) -> Flow:
    """Nobody knows which is where."""
    return shuffle(len(kinds_of(m.table)), into="order")


def kinds_of(t: Table) -> list[str]:
    """Return the markers of the chapter by their kinds."""
    return [kind.kind for kind in chapter_of(t).markers for _ in range(kind.n)]


def lay_markers(laying: LayMarkers, m: Scene) -> Flow:
    """Lay one face down on each square."""
    kinds = kinds_of(m.table)
    assert laying.order is not None
    places = laying.order.places
    laying.order = None
    m.table.markers = [Marker(square, 0, kinds[place]) for square, place in zip(laying.squares, places, strict=False)]
    return None


rule(LayMarkers, (shuffle_markers, "RM-RULING-90"), (lay_markers, "RM-RULING-90"))


def turn_up(searching: Searching, m: Scene) -> Flow:
    """Turn the marker up for all to see; it leaves the board."""
    t = m.table
    found = next(marker for marker in t.markers if marker.square == searching.square)
    searching.kind = found.kind
    t.markers = [marker for marker in t.markers if marker.square != searching.square]
    m.reveal(EVERYONE, searching.square, found.kind)
    m.emit(MarkerTurnedUp(t.figures[searching.figure].id, square_name(t, searching.square), found.kind))
    return None


def next_find(searching: Searching, m: Scene) -> Flow:
    """Carry out the next thing it does."""
    finds = finds_of(m.table, searching.kind)
    if searching.at >= len(finds):
        return END_RULE
    one = finds[searching.at]
    if one.verb == "token":
        return goto(lay_open)
    searching.at += 1
    figure = m.table.figures[searching.figure]
    if one.verb == "draw" and figure.kind == GENTLEMAN and not figure.defeated:
        return call(DrawEquipment(searching.figure, one.word(0), one.number(1)))
    if one.verb == "dmg":
        return call(Harm(searching.figure, one.number(0), TRAP))
    if one.verb == "fire":
        place_fire(m, searching.square)
    return None


def finds_of(t: Table, kind: str) -> tuple[Call, ...]:
    """Return what turning up a marker of this kind does."""
    return next(one.finds for one in chapter_of(t).markers if one.kind == kind)


def go_on(searching: Searching, m: Scene) -> Flow:
    """Go on with the rest."""
    return goto(next_find)


def lay_open(searching: Searching, m: Scene) -> Flow:
    """The token lies open on its square."""
    searching.at += 1
    m.table.token = searching.square
    return None


def offer_token(searching: Searching, m: Scene) -> Flow:
    """The finder may carry it at once, for no point."""
    figure = m.table.figures[searching.figure]
    if figure.carries or not chapter.may_carry(m.table, figure):
        return goto(next_find)
    options: list[Action] = [Carry(), EndForm()]
    return ask(searching.seat, "carry", options, args={"figure": figure.id})


def take_found(searching: Searching, m: Scene) -> Flow:
    """Take it; on a goal square that square is reached (C-GOAL)."""
    if isinstance(searching.carry, Carry):
        take_token(m, m.table.figures[searching.figure])
        chapter.took_token(m, searching.figure)
    return goto(next_find)


rule(
    Searching,
    (turn_up, "RM-RULING-90"),
    (next_find, "RM-OVER-03"),
    (go_on, "RM-OVER-03"),
    (lay_open, "RM-OVER-03"),
    (offer_token, "RM-OVER-03"),
    (take_found, "RM-OVER-03"),
)


# Objects


def roll_to_break(breaking: Breaking, m: Scene) -> Flow:
    """Roll as many dice as the attribute says; it is no attack, but an own roll (C-BREAK)."""
    count = attribute(m, breaking.figure, chapter.MELEE_OR_RANGED[breaking.attribute])
    return call(OwnRoll(breaking.figure, breaking.seat, count, "break"), into="faces")


def count_hits(breaking: Breaking, m: Scene) -> Flow:
    """With enough hits the object is gone; otherwise nothing is kept."""
    t = m.table
    hits = len([1 for symbol in symbols_of(breaking.faces) if symbol in HITS])
    broken = hits >= goals.hits_to_break(t)
    event = ObjectBroken if broken else ObjectHolds
    who, where = t.figures[breaking.figure].id, square_name(t, breaking.square)
    m.emit(event(who, where, chapter_of(t).object_kind))
    if not broken:
        return END_RULE
    t.objects = tuple([square for square in t.objects if square != breaking.square])
    return None


def chapter_follows(breaking: Breaking, m: Scene) -> Flow:
    """Test the goals, then carry out what the chapter says of a broken object."""
    chapter.check_at_once(m)
    frame = chapter.after_break(m, breaking.figure, breaking.square)
    return None if frame is None or m.table.winner >= 0 else call(frame)


rule(
    Breaking,
    (roll_to_break, "RM-RULING-87"),
    (count_hits, "RM-OVER-03"),
    (chapter_follows, "RM-RULING-48"),
)
