"""How a verb asks: it yields a question and gets the answer back, so that a card reads from top to bottom.

A card is never stored half done. After each answer it is tried out again from its beginning on a fresh `World`, with
the answers so far, until it yields a question that has no answer yet.
"""

from collections.abc import Callable, Generator

from brassboard.kernel import Ask, ask
from brassboard.kernel.data import Action, EndForm, Pass
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


def end_of(most: int) -> Action:
    """Return what ends a choice of up to so many: `pass` for one, `done` for several."""
    return Pass() if most == 1 else EndForm()


def choose_sectors(w: World, kind: str, among: Callable[[], int], most: int, then: Callable[[int], None]) -> Choices:
    """Ask for up to `most` sectors, each once and in the order of their names, and do `then` with each at once."""
    last = ""
    for count in range(most):
        codes = [w.station.code[sector] for sector in w.sorted_codes(among())]
        options: list[Action] = [At(code) for code in codes if code > last]
        chosen = yield from choose(w, kind, options, end_of(most), most - count)
        if not isinstance(chosen, At):
            return
        last = chosen.sector
        then(w.station.sector_of[chosen.sector])
