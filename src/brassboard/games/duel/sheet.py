"""What is kept between the duels of a grudge."""

from brassboard.kernel import Frame, Outcome, Part, Public

from .actions import Take


class Sheet(Part):
    points: Public[list[int]]
    upgrades: Public[list[str]]


class Grudge(Frame, tag="duel_grudge.grudge"):
    players: Public[int]
    first: Public[Outcome | None] = None
    second: Public[Outcome | None] = None
    taken: Public[tuple[tuple[Take, ...], ...]] = ()
