"""How a verb asks: it yields a question and gets the answer back, so that a card reads from top to bottom.

A card is never stored half done. After each answer it is tried out again from its beginning on a fresh `World`, with
the answers so far, until it yields a question that has no answer yet.
"""

from collections.abc import Callable, Generator
from typing import Final

from brassboard.kernel import PASS, Ask, ask
from brassboard.kernel.data import Action, EndForm
from brassboard.kit.effects import Call

from ..data.actions import At
from .world import World

Choices = Generator[Ask, Action, None]
"""A verb at work: it yields questions to the player of the card."""
Choice = Generator[Ask, Action, Action | None]
Verb = Callable[[World, Call], Choices]


def choose(
    w: World,
    kind: str,
    options: list[Action],
    end: Action | None = None,
    left: int = 0,
    args: dict[str, str] | None = None,
) -> Choice:
    """Ask for one of the options; return None if there is none or if the player chooses `end` instead.

    A single option that must be taken is not asked for.
    """
    if not options:
        return None
    if len(options) == 1 and end is None:
        return options[0]
    offered = options if end is None else [*options, end]
    answer = yield ask(w.seat, w.names.get(kind, kind), offered, args={"left": left} if left else args)
    return None if answer == end else answer


DONE: Final = EndForm()
SECTORS: Final[dict[str, Action]] = {
    code: At(code) for code in [f"{floor}{column}{row}" for floor in "12" for column in "ABCDEF" for row in "123456"]
}
"""The options that name a sector, by its name; no floor is larger."""


def at_sectors(w: World, sectors: list[int]) -> list[Action]:
    """Return the options that name these sectors."""
    code = w.station.lay.names().code
    return [SECTORS[code[sector]] for sector in sectors]


def end_of(most: int) -> Action:
    """Return what ends a choice of up to so many: `pass` for one, `done` for several."""
    return PASS if most == 1 else DONE


def choose_sectors(w: World, kind: str, among: Callable[[], int], most: int, then: Callable[[int], None]) -> Choices:
    """Ask for up to `most` sectors, each once and in the order of their names, and do `then` with each at once."""
    rank, last = w.station.lay.names().rank, -1
    for count in range(most):
        options = at_sectors(w, [sector for sector in w.by_name(among()) if rank[sector] > last])
        chosen = yield from choose(w, kind, options, end_of(most), most - count)
        if not isinstance(chosen, At):
            return
        sector = w.station.sector_of[chosen.sector]
        last = rank[sector]
        then(sector)
