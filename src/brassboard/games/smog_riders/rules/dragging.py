"""Figures dragged over the map by a skill or a harpoon."""

from typing import Final

from brassboard.kernel import DONE, Done, Flow, ask, goto, rule
from brassboard.kit import bits

from ..data.actions import At
from ..data.events import Dragged
from ..data.frames import Drag
from ..data.table import MAP
from ..queries import Scene, here, taken, who
from .walking import entered

DONE_HERE: Final = Done()


def next_step(drag: Drag, m: Scene) -> Flow:
    squares = drag_squares(m, drag)
    if drag.steps <= 0 or not squares:
        return DONE
    ats = here(m).ats
    return ask(
        drag.seat, "drag", [*[ats[square] for square in squares], DONE_HERE], into="at", args={"figure": drag.figure}
    )


def drag_squares(m: Scene, drag: Drag) -> list[int]:
    site, one = here(m), who(m, drag.figure)
    if one.at != MAP:
        return []
    free = site.near(one.square, m.table.open) & ~taken(m) & ~site.area_squares
    squares = list(bits.members(free))
    if drag.toward:
        bearer = who(m, drag.toward).square
        apart = site.board.squares_apart
        squares = [square for square in squares if apart(square, bearer) < apart(one.square, bearer)]
    return squares


def drag_it(drag: Drag, m: Scene) -> Flow:
    if not isinstance(drag.at, At):
        return DONE
    site, one = here(m), who(m, drag.figure)
    before, one.square = one.square, site.board.square(drag.at.square)
    drag.steps -= 1
    m.emit(Dragged(one.id, drag.at.square))
    return entered(m, one, site.door_between(before, one.square, m.table.open))


def drag_on(drag: Drag, m: Scene) -> Flow:
    return goto(next_step)


rule(Drag, (next_step, "SR-ATT-06"), (drag_it, "SR-ATT-06"), (drag_on, "SR-ATT-06"))
