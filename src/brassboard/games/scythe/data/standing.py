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


class FightSide(Value, frozen=True):
    """A player in a combat, with the most power and the most combat cards the player may spend."""

    seat: int
    power: int
    cards: int


class PowerLoss(Value, frozen=True):
    """An ability of the attacker, and the power it takes from the defender before the dials."""

    mech: str
    power: int


class Fight(Value, frozen=True):
    """A combat that is fought, or that a character or mech of the viewer would begin by entering the hex.

    A side is None if no player controls it.
    """

    hex: int
    foe: int  # the defender's seat; a unit that no player controls is below 0
    attacker: FightSide | None
    defender: FightSide | None
    losses: tuple[PowerLoss, ...] = ()  # only before the combat
    workers: int = 0  # of the defender, who retreat if the attacker wins
    popularity: int = 0  # what that costs the attacker


class Flight(Value, frozen=True):
    """Workers that flee without combat if a character or mech of the viewer enters the hex, and what that costs."""

    hex: int
    workers: int
    popularity: int


class Cargo(Value, frozen=True):
    """What a unit of the viewer may take along from a hex, in the order in which the rules ask for it."""

    unit: str
    hex: int
    what: str
    least: int
    most: int


class Standing(Value, frozen=True):
    """What a viewer is shown of how everybody stands."""

    track: tuple[TrackSpace, ...]
    parts: tuple[str, ...]  # the names of the parts of the score, in the order they are counted
    players: tuple[PlayerStanding, ...]
    objectives: tuple[ObjectiveProgress, ...] = ()  # of the viewer
    winners: tuple[int, ...] | None = None  # who has won, Automas too; None before the end
    fights: tuple[Fight, ...] = ()  # the combat in progress; while the viewer moves, all that a step could begin
    flights: tuple[Flight, ...] = ()  # while the viewer moves
    cargo: tuple[Cargo, ...] = ()  # while the viewer moves
