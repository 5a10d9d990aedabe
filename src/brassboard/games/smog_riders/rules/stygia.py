"""The Stygia phase: astral travel, backing up a room, returning; and travel without dice."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Denied,
    EndForm,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    goto,
    legal,
    requires,
    rule,
    window,
)

from ..cards.timing import cards_now
from ..content import CHARACTERS
from ..data.actions import BackUp, ComeBack, End, Enter, Equip, Play, Travel
from ..data.events import BackedUp, Traveled
from ..data.frames import Drifting, PlayCard, Return, StygiaPhase
from ..data.table import STYGIA, Character
from ..queries import Scene, has_cards, has_special, here, on_map, room_of, walkers, who
from ..scenario.static_map import ASTRAL, ASTRAL_NAMES, EYE, astral_neighbours, on_access
from .equipment import equip
from .portals import ENTERS, is_limited, occupied_astral_squares, question_args, return_rooms

END: Final = End()
DONE_HERE: Final = EndForm()
COLOURS: Final = "RBMG"
TRAVELS: Final = {one: [[Travel(one, name, die) for die in COLOURS] for name in ASTRAL_NAMES] for one in CHARACTERS}


def choose(phase: StygiaPhase, m: Scene) -> Flow:
    """Ask for the next action of a walker, as often as dice and squares allow (SR-STY-04).

    A character that opened its portal this turn is a walker too (SR-STY-06). None of these actions is
    an attack, so nobody is attacked in Stygia (SR-RULING-59).
    """
    seat = phase.seat
    if not walkers(m, seat):
        return END_RULE
    options = legal(m, seat, TRAVEL, BACK_UP, COME_BACK)
    if not options and not has_cards(m, seat):
        return END_RULE
    return ask(seat, "stygia", [*options, *cards_now(m, seat), END], into="act")


def carry_out(phase: StygiaPhase, m: Scene) -> Flow:
    act = phase.act
    if isinstance(act, Travel):
        one = who(m, act.character)
        spend_die(one, act.die)
        if not (has_special(m, one, "first_step_quiet") and "step" not in one.used):
            m.table.astral_dice += 1  # SR-STY-08, SR-RULING-53: only dice of astral travel count for retaliation
        one.used = (*one.used, "step")
        one.astral = ASTRAL[act.to]
        m.emit(Traveled(one.id, act.to))
    elif isinstance(act, BackUp):
        one = who(m, act.character)
        one.backs, one.backing, one.moved = here(m).board.room(act.room), act.dice, True
        m.emit(BackedUp(one.id, act.room, act.dice))
    elif isinstance(act, ComeBack):
        spend_die(who(m, act.character), act.die)
        return call(Return(phase.seat, act.character))
    elif isinstance(act, Equip):
        equip(m, phase.seat, act)
    elif isinstance(act, Play):
        return call(PlayCard(phase.seat, act.card))
    else:
        return END_RULE
    return None


def defender_may_answer(phase: StygiaPhase, m: Scene) -> Flow:
    """Let the defender react after a walker has travelled or returned (SR-RULING-62)."""
    if phase.seat != m.table.defender and isinstance(phase.act, Travel | ComeBack):
        return window(m, "moved")
    return None


def again(phase: StygiaPhase, m: Scene) -> Flow:
    return goto(choose)


rule(
    StygiaPhase,
    (choose, "SR-STY-04"),
    (carry_out, "SR-STY-07"),
    (defender_may_answer, "SR-RULING-62"),
    (again, "SR-STY-04"),
)


def spend_die(one: Character, die: str) -> None:
    one.dice = one.dice.replace(die, "", 1)
    one.moved = True


# Astral travel


@requires("SR-STY-14", "character")
def not_backing(seen: Scene, seat: Seat, act: Travel | BackUp | ComeBack) -> Denied:
    return (act.character,) if who(seen, act.character).backs >= 0 else None


@requires("SR-STY-05", "character")
def has_that_die(seen: Scene, seat: Seat, act: Travel | ComeBack) -> Denied:
    return None if act.die in who(seen, act.character).dice else (act.character,)


@requires("SR-STY-07", "to")
def one_square_on(seen: Scene, seat: Seat, act: Travel) -> Denied:
    return None if ASTRAL[act.to] in astral_neighbours(who(seen, act.character).astral) else (act.to,)


@requires("SR-STY-03", "to")
def room_for_one(seen: Scene, seat: Seat, act: Travel) -> Denied:
    return (act.to,) if ASTRAL[act.to] in occupied_astral_squares(seen) else None


def every_travel(seen: Scene, seat: Seat) -> list[Travel]:
    return [act for one in walkers(seen, seat) for square in TRAVELS[one.id] for act in square]


def travels_now(seen: Scene, seat: Seat) -> list[Travel]:
    """Return the legal astral steps, found from the squares beside each walker."""
    found: list[Travel] = []
    ours = [one for one in walkers(seen, seat) if one.backs < 0 and one.dice]
    occupied = occupied_astral_squares(seen) if ours else set()
    for one in ours:
        for square in sorted(astral_neighbours(one.astral)):
            if square not in occupied:
                found.extend([act for act in TRAVELS[one.id][square] if act.die in one.dice])
    return found


TRAVEL: Final = Kind(
    "travel", every_travel, not_backing, has_that_die, one_square_on, room_for_one, rule="SR-STY-07", fast=travels_now
)


# Backing up


@requires("SR-MIN-04", "character")
def no_minion(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    return (act.character,) if seat == seen.table.defender else None


@requires("SR-STY-12", "character")
def has_magic(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    return None if astral_magic(seen, who(seen, act.character)) >= act.dice else (act.character,)


@requires("SR-STY-09", "character")
def beyond_access(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    return (act.character,) if on_access(who(seen, act.character).astral) else None


@requires("SR-STY-10", "room")
def within_call(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    """Require the marker's room or one joined to it by a door, open or not (SR-STY-10, SR-RULING-55).

    From the Eye any room will do (SR-STY-11).
    """
    one, room = who(seen, act.character), here(seen).board.room(act.room)
    return None if one.astral == EYE or room in rooms_around(seen, room_of(seen, one)) else (act.room,)


@requires("SR-STY-13", "room")
def teammate_there(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    site = here(seen)
    room = site.board.room(act.room)
    there = not site.areas[room] and any([room_of(seen, one) == room for one in on_map(seen, seat)])
    return None if there else (act.room,)


def astral_magic(m: Scene, one: Character) -> int:
    """Return how many Magic dice a walker has left; all dice of Arcturus count as Magic (SR-STY-12)."""
    return len(one.dice) if has_special(m, one, "stygia_magic") else one.dice.count("M")


def backing_walkers(m: Scene, seat: Seat, room: int) -> list[Character]:
    """Return the player's walkers that back up in a room; the other dice in Stygia are in no pool (SR-STY-18)."""
    return [one for one in m.table.characters if one.backs == room and one.seat == seat and one.at == STYGIA]


def rooms_around(m: Scene, room: int) -> set[int]:
    """Return a room and those joined to it by a door; a sealed door counts once it has been opened (SR-RULING-55)."""
    site, found = here(m), {room}
    for door in site.doors_of[room]:
        if not site.kinds[door].startswith("sealed") or m.table.unsealed >> door & 1:
            found.update(site.joins[door])
    return found


def every_back_up(seen: Scene, seat: Seat) -> list[BackUp]:
    site = here(seen)
    return [
        BackUp(one.id, site.board.room_names[room], count)
        for one in walkers(seen, seat)
        for room in site.ordinary
        for count in range(1, len(one.dice) + 1)
    ]


def possible_back_ups(seen: Scene, seat: Seat) -> list[BackUp]:
    """Return the back-ups of walkers that can back up at all, for rooms with a teammate."""
    able = [one for one in walkers(seen, seat) if one.backs < 0 and not on_access(one.astral)]
    if not able or seat == seen.table.defender:
        return []
    ids = [one.id for one in able]
    site = here(seen)
    rooms = {site.board.room_names[room_of(seen, one)] for one in on_map(seen, seat)}
    return [act for act in every_back_up(seen, seat) if act.room in rooms and act.character in ids]


BACK_UP: Final = Kind(
    "backup",
    every_back_up,
    no_minion,
    not_backing,
    beyond_access,
    has_magic,
    within_call,
    teammate_there,
    rule="SR-STY-10",
    narrow=possible_back_ups,
)


# Coming back


@requires("SR-STY-15", "character")
def in_the_eye(seen: Scene, seat: Seat, act: ComeBack) -> Denied:
    """Require the Eye (SR-STY-15). A Stygian Rope also pulls from a Passage, but never from an Access (SR-STY-09)."""
    one = who(seen, act.character)
    roped = "rope" in one.used and not on_access(one.astral)
    return None if one.astral == EYE or roped else (act.character,)


@requires("SR-RULING-60", "character")
def somewhere_to_go(seen: Scene, seat: Seat, act: ComeBack) -> Denied:
    return None if is_limited(seen) or return_rooms(seen) else (act.character,)


def every_return(seen: Scene, seat: Seat) -> list[ComeBack]:
    return [ComeBack(one.id, die) for one in walkers(seen, seat) for die in COLOURS]


COME_BACK: Final = Kind(
    "return", every_return, not_backing, has_that_die, in_the_eye, somewhere_to_go, rule="SR-STY-15"
)


# Moving without dice


def next_square(drifting: Drifting, m: Scene) -> Flow:
    one = who(m, drifting.character)
    if drifting.steps <= 0 or one.at != STYGIA:
        return END_RULE
    occupied = occupied_astral_squares(m)
    free = [ENTERS[square] for square in astral_neighbours(one.astral) if square not in occupied]
    return (
        ask(drifting.seat, "thread", [*free, DONE_HERE], into="enter", args=question_args(one.id)) if free else END_RULE
    )


def drift_there(drifting: Drifting, m: Scene) -> Flow:
    if not isinstance(drifting.enter, Enter):
        return END_RULE
    one = who(m, drifting.character)
    one.astral, one.moved = ASTRAL[drifting.enter.access], True
    drifting.steps -= 1
    m.emit(Traveled(one.id, drifting.enter.access))
    return goto(next_square)


rule(Drifting, (next_square, "SR-STY-07"), (drift_there, "SR-STY-07"))
