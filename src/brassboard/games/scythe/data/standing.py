"""How everybody stands, as the page shows it: control, resources held, triumphs and the score if the game ended now."""

from brassboard.kernel import Value


class TrackSpace(Value, frozen=True):
    """A space of the triumph track, and how much of its kind a player needs for the star."""

    id: str
    need: int


class PlayerStanding(Value, frozen=True):
    """How one player stands. What the viewer may not know is None, and so is every sum it is part of."""

    seat: int
    control: tuple[int, ...]  # the hexes controlled, ascending
    resources: tuple[int, ...]  # on controlled territories, by content.RESOURCES
    tier: int  # of the popularity track, 0 is the lowest
    win_earns_star: bool  # would winning a combat place a star?
    reached: tuple[int | None, ...]  # how much the player has for each space of Standing.track
    counted: tuple[int | None, ...]  # how many things each of Standing.parts pays for, if any
    coins: tuple[int | None, ...]  # what each of Standing.parts is worth
    total: int | None  # the coins if the game ended now


class ObjectiveProgress(Value, frozen=True):
    """How far an objective card in the viewer's hand is; `met` tells whether its condition is fulfilled now."""

    no: int
    have: int
    need: int
    met: bool


class Standing(Value, frozen=True):
    """What a viewer is shown of how everybody stands."""

    track: tuple[TrackSpace, ...]
    parts: tuple[str, ...]  # the names of the parts of the score, in the order they are counted
    players: tuple[PlayerStanding, ...]
    objectives: tuple[ObjectiveProgress, ...] = ()  # of the viewer
    winners: tuple[int, ...] | None = None  # who has won, Automas too; None before the end
