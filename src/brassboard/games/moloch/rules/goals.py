"""The goals of a chapter: what its words say must hold, which squares a figure reaches, and who has won."""

from collections.abc import Callable
from typing import Final

from brassboard.kit.bits import Bits, members
from brassboard.kit.effects import Call

from ..content.effects import words_of
from ..data.chapter_events import ChapterWon
from ..data.table import GENTLEMEN_SIDE, NEMESIS_SIDE, NOBODY, Figure, Table
from ..queries import Scene, chapter_of, engaging, fires_left, in_supply, layout_of
from ..scenario.chapter import Special
from ..scenario.vocabulary import SIDES

AT_ONCE: Final = "at_once"
DONE: Final = "done"
"""The first word of the note that a special was done that happens once: "done put_out"."""
HERE: Final = "here"
"""The first word of the note that a special was set off in an area: "here loot 1"."""


class Arrival:
    """A figure that has just entered a square, and the goal squares it reached by that; or nobody."""

    def __init__(self, number: int = NOBODY, reached: Bits = 0) -> None:
        self.number = number
        self.reached = reached


NO_ARRIVAL: Final = Arrival()


# Reaching a square (C-GOAL)


def reached_by(t: Table, number: int) -> Bits:
    """Return the squares a figure reaches by entering the one it stands on.

    It also reaches the squares next to it that hold an enemy or a defeated gentleman, so that nobody can shut a goal by
    standing on it.
    """
    figure = t.figures[number]
    near = layout_of(t).adjacent[figure.square]
    found = 1 << figure.square
    for one in t.figures:
        if one.square >= 0 and near >> one.square & 1 and (one.side != figure.side or one.defeated):
            found |= 1 << one.square
    return found


# What must hold


def holds(t: Table, condition: Call, arrival: Arrival) -> bool:
    """Whether a condition of a win line holds."""
    return WINS[condition.verb](t, condition, arrival)


def met(t: Table, special: Special, number: int = NOBODY, square: int = -1) -> bool:
    """Whether all conditions of a special hold for the figure that sets it off, on this square."""
    for condition in special.conditions:
        read = WINS.get(condition.verb)
        if read is not None:
            if not read(t, condition, NO_ARRIVAL):
                return False
        elif not EVENTS[condition.verb](t, condition, special, number, square):
            return False
    return True


def _reaches(t: Table, condition: Call, arrival: Arrival) -> bool:
    if arrival.number < 0 or t.figures[arrival.number].sheet != condition.word(0):
        return False
    return bool(arrival.reached & chapter_of(t).lettered(words_of(condition, 1)))


def _carrier_reaches(t: Table, condition: Call, arrival: Arrival) -> bool:
    if arrival.number < 0:
        return False
    figure = t.figures[arrival.number]
    who = condition.word(0)
    fits = figure.side == NEMESIS_SIDE if who == SIDES[NEMESIS_SIDE] else figure.kind == who
    return figure.carries and fits and bool(arrival.reached & chapter_of(t).lettered(words_of(condition, 1)))


def _not_carried(t: Table, condition: Call, arrival: Arrival) -> bool:
    side = SIDES.index(condition.word(0))
    return not any([one.carries and one.side == side for one in t.figures])


WinCondition = Callable[[Table, Call, Arrival], bool]
WINS: Final[dict[str, WinCondition]] = {
    "reaches": _reaches,
    "carrier_reaches": _carrier_reaches,
    "fallen": lambda t, condition, arrival: condition.word(0) in t.fallen,
    "deaths": lambda t, condition, arrival: t.deaths >= condition.number(0),
    "objects_at_most": lambda t, condition, arrival: len(t.objects) <= condition.number(0),
    "progress": lambda t, condition, arrival: t.progress >= condition.number(0),
    "burning": lambda t, condition, arrival: len(t.burning) >= condition.number(0),
    "not_carried": _not_carried,
}


def area_of(t: Table, special: Special, square: int) -> int:
    """Return which area of an `enter` special holds this square, counted from 1; 0 if none does."""
    for place in range(1, len(special.when.args)):
        if square >= 0 and chapter_of(t).area(special.when.word(place)) >> square & 1:
            return place
    return 0


def _first_here(t: Table, condition: Call, special: Special, number: int, square: int) -> bool:
    return f"{HERE} {special.id} {area_of(t, special, square)}" not in t.events


def _in_supply(t: Table, condition: Call, special: Special, number: int, square: int) -> bool:
    return any([in_supply(t, type) >= 0 for type in words_of(condition, 0)])


def _on_board(t: Table, condition: Call, special: Special, number: int, square: int) -> bool:
    return any([one.sheet == condition.word(0) and one.square >= 0 for one in t.figures])


def _appeared(t: Table, condition: Call, special: Special, number: int, square: int) -> bool:
    who = condition.word(0)
    return who in t.fallen or any([one.sheet == who and (one.square >= 0 or one.left) for one in t.figures])


def _alone(t: Table, condition: Call, special: Special, number: int, square: int) -> bool:
    return number >= 0 and not engaging(t, t.figures[number])


EventCondition = Callable[[Table, Call, Special, int, int], bool]
EVENTS: Final[dict[str, EventCondition]] = {
    "first_here": _first_here,
    "once": lambda t, condition, special, number, square: f"{DONE} {special.id}" not in t.events,
    "fire_left": lambda t, condition, special, number, square: fires_left(t) > 0,
    "in_supply": _in_supply,
    "face_down": lambda t, condition, special, number, square: bool(t.markers),
    "on_board": _on_board,
    "appeared": _appeared,
    "alone": _alone,
    "unburnt": lambda t, condition, special, number, square: len(t.burning) < len(chapter_of(t).districts),
    "burns": lambda t, condition, special, number, square: bool(t.burning),
    "campaign": lambda t, condition, special, number, square: t.campaign,
    "favour": lambda t, condition, special, number, square: condition.word(0) in t.party.favours,
    "no_favour": lambda t, condition, special, number, square: condition.word(0) not in t.party.favours,
}


def note_done(t: Table, special: Special, square: int) -> None:
    """Remember a special that happens once, in the chapter or in an area."""
    for condition in special.conditions:
        if condition.verb == "once":
            t.events = (*t.events, f"{DONE} {special.id}")
        elif condition.verb == "first_here":
            t.events = (*t.events, f"{HERE} {special.id} {area_of(t, special, square)}")


# Who has won (RM-RULING-48)


def fulfilled(t: Table, moment: str, arrival: Arrival = NO_ARRIVAL) -> list[int]:
    """Return the numbers of the win lines of this moment that hold, in the order listed."""
    chapter = chapter_of(t)
    return [
        line
        for line in chapter.wins_at(moment)
        if all([holds(t, condition, arrival) for condition in chapter.wins[line].conditions])
    ]


def decide_at_once(m: Scene, arrival: Arrival = NO_ARRIVAL) -> None:
    """End the chapter if a goal that counts at once is fulfilled.

    If both sides have fulfilled one by the same change, the side whose card is being resolved wins.
    """
    t = m.table
    if t.winner >= 0 or t.phase == "setup":
        return
    lines = fulfilled(t, AT_ONCE, arrival)
    if not lines:
        return
    wins = chapter_of(t).wins
    active = [line for line in lines if wins[line].side == t.side]
    end_chapter(m, active[0] if active else lines[0])


def decide_clean_up(m: Scene) -> None:
    """End the chapter if a win line of clean-up holds, from top to bottom; in the last round by its limit."""
    t = m.table
    if t.winner >= 0:
        return
    lines = fulfilled(t, "cleanup")
    if not lines and t.round >= chapter_of(t).round_limit:
        lines = fulfilled(t, "limit")
    if lines:
        end_chapter(m, lines[0])


def end_chapter(m: Scene, line: int) -> None:
    """The chapter is over: this win line has decided it (RM-OVER-03)."""
    t = m.table
    win = chapter_of(t).wins[line]
    t.winner, t.ended = win.side, f"{win.moment} {line}"
    m.emit(ChapterWon(win.side))
    m.end_match()


# Objects


def hits_to_break(t: Table) -> int:
    """Return how many hits break an object of this chapter; a favour may have worn them down."""
    chapter = chapter_of(t)
    for special in chapter.at("setup"):
        for deed in special.deeds:
            if deed.verb == "break_hits" and met(t, special):
                return deed.number(0)
    return chapter.break_hits


def beside_or_on(t: Table, figure: Figure, square: int) -> bool:
    """Whether a square is the figure's own or adjacent to it."""
    near = layout_of(t).adjacent[figure.square] | 1 << figure.square
    return bool(near >> square & 1)


def guarded_objects(t: Table) -> list[int]:
    """Return the objects with a standing Nemesis figure on them or beside them."""
    layout = layout_of(t)
    guards = [one.square for one in t.figures if one.side != GENTLEMEN_SIDE and one.square >= 0 and not one.down]
    found: list[int] = []
    for square in t.objects:
        near = layout.adjacent[square] | 1 << square
        if any([near >> guard & 1 for guard in guards]):
            found.append(square)
    return found


def squares_beside(t: Table, squares: Bits, own: bool) -> tuple[int, ...]:
    """Return the squares adjacent to one of these, and these themselves if `own` says so."""
    near = layout_of(t).beside(squares)
    return members(near | squares if own else near & ~squares)
