"""What is kept between the duels of a grudge, and what a grudge and its duels tell each other."""

from brassboard.kernel import Frame, Left, Outcome, Part, Present, Public, Seated, Value

from .actions import Take


class Fitting(Value, frozen=True):
    """What a grudge tells a duel: which of its duels it is, and the upgrade of each duellist."""

    duel: int
    upgrades: tuple[str, ...]


class Health(Value, frozen=True):
    """What a duel reports to a grudge: the health of each duellist at its end."""

    health: tuple[int, ...]


class Sheet(Part):
    points: Public[list[int]]
    upgrades: Public[list[str]]
    seated: Public[list[bool]]  # which chairs someone holds
    health: Public[list[int]]  # after the last duel of each duellist
    winners: Public[list[int]]  # of each duel played so far, as a bit mask of seats


class Grudge(Frame, tag="duel_grudge.grudge"):
    duel: Public[int] = 1
    roster: Public[Seated | Left | Present | None] = None
    present: Public[tuple[int, ...]] = ()
    taken: Public[tuple[tuple[Take, ...], ...]] = ()
    outcome: Public[Outcome | None] = None
