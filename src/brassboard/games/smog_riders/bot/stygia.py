"""Stygia, for bots: travelling, backing up and returning, and where figures are placed."""

from collections.abc import Sequence

from brassboard.kernel import Action, Seat
from brassboard.kit import bits

from ..content import CHARACTERS
from ..data.actions import At, BackUp, ComeBack, Drift, Enter, In, Stay, Travel
from ..data.frames import Drag, Nearest, Return
from ..data.table import ACTIVE, Character
from ..queries import Scene, enemies_in, here, in_room, who
from ..scenario.static_map import ASTRAL, EYE
from .goals import Aims, prefers_stygia
from .minions import MinionMoves
from .travel_time import FAR, time_after_return


def walk_stygia(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return the best action of a walker: travel inward or return where it pays, else back up a room."""
    if seat == m.table.defender:
        back = [option for option in options if isinstance(option, ComeBack)]
        inward = [option for option in options if isinstance(option, Travel) and moves_inward(m, option)]
        return (back or inward or [None])[0]
    aims = Aims(m.table, seat)
    for option in options:
        if isinstance(option, ComeBack) and should_return(m, aims, who(m, option.character)):
            return option
    inward = [option for option in options if isinstance(option, Travel) and moves_inward(m, option)]
    inward = [option for option in inward if prefers_stygia(m.table, aims, who(m, option.character))]
    if inward:
        return min(inward, key=lambda option: die_rank(option.die))
    helps = [option for option in options if isinstance(option, BackUp)]
    helps = [option for option in helps if m.table.rooms[here(m).board.room(option.room)].state == ACTIVE]
    return max(helps, key=lambda option: option.dice) if helps else None


def die_rank(die: str) -> int:
    """Return how little a die is missed elsewhere; the lowest rank is spent first."""
    return "BRGM".index(die)


def moves_inward(m: Scene, option: Travel) -> bool:
    """Return whether an astral step leads inward."""
    one = who(m, option.character)
    return ASTRAL[option.to] > one.astral or ASTRAL[option.to] == EYE


def should_return(m: Scene, aims: Aims, one: Character) -> bool:
    """Return whether a walker gets nearer to its goal by returning."""
    return time_after_return(m.table, aims.times[one.id]) < FAR or aims.times[one.id][one.square] < FAR


def choose_return_room(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the room nearest to the goal of the walker; for minions the one with most attackers."""
    place = here(m)
    if seat == m.table.defender:
        prey = [len(enemies_in(m, seat, place.board.room(o.room))) if isinstance(o, In) else 0 for o in options]
        return options[prey.index(max(prey))]
    one = who(m, m.within(Return).character)
    times = Aims(m.table, seat).times[one.id]
    best, chosen = 10.0 * FAR, options[0]
    for option in options:
        if isinstance(option, In):
            room = place.board.room(option.room)
            time = float(min([times[square] for square in bits.members(place.rooms[room])]))
            friends = len(in_room(m, seat, room))
            time -= 0.5 * friends
            if time < best:
                best, chosen = time, option
    return chosen


def choose_square(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the square on which a figure is placed, or to which it is dragged."""
    place = here(m)
    frame = m.stack[-1]
    squares = [place.board.square(option.square) if isinstance(option, At) else -1 for option in options]
    if isinstance(frame, Drag):
        return drag_square(m, seat, frame, options, squares)
    if isinstance(frame, Nearest | Return):
        one = who(m, frame.character)
        if one.seat == m.table.defender:
            moves = MinionMoves(m, one.seat)
            worths = [moves.square_worth(one, square) if moves.prey else 0.0 for square in squares]
        else:
            times = Aims(m.table, one.seat).times.get(one.id)
            worths = [-float(times[square]) if times else 0.0 for square in squares]
        if one.seat != seat:
            worths = [-worth for worth in worths]
        return options[worths.index(max(worths))]
    return options[0]


def drag_square(m: Scene, seat: Seat, drag: Drag, options: Sequence[Action], squares: list[int]) -> Action:
    """Return the square to which a figure is dragged: toward the bearer if it must be so, else not at all."""
    return options[0] if drag.toward else options[-1]


def stay_or_drift(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Let a walker stay against the tide if it still wants inward and has Mind to spare."""
    if seat != m.table.defender:
        aims = Aims(m.table, seat)
        for option in options:
            if isinstance(option, Stay):
                one = who(m, option.character)
                spare = CHARACTERS[one.id].mind - one.madness
                if spare >= 2 and prefers_stygia(m.table, aims, one):
                    return option
    for option in options:
        if isinstance(option, Drift):
            return option
    return options[0]


def enter_access(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return any free Access."""
    return options[0]


def drift_inward(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the innermost square to which Silver Thread leads."""
    inward = [option for option in options if isinstance(option, Enter)]
    if not inward:
        return options[-1]
    return max(inward, key=lambda option: ASTRAL[option.access])
