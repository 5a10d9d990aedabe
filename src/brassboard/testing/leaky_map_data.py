"""The table, actions, events and frames of the game Burrow; its rules are in `leaky_map`."""

from typing import Annotated, ClassVar, TypeVar

from brassboard.kernel import (
    Action,
    Drawn,
    Event,
    Frame,
    Nobody,
    Part,
    Pass,
    Permutation,
    Public,
    Ref,
    Team,
    Value,
    nobody,
    own,
    team,
)

T = TypeVar("T")
WardenCards = Annotated[T, own(stock="cards")]
DeckCards = Annotated[T, nobody(stock="cards")]
TeamOnly = Annotated[T, team(counted=False)]


class Beast(Value, frozen=True):
    """A beast in the burrow. `id` is the Warden's lasting number of it."""

    id: int
    place: int


class Secret(Part):
    """What only the Warden sees. A place is a number on the map; the Digger knows places as numbered tiles."""

    seat: Public[int]
    map: Team[int] = -1
    here: Team[int] = -1
    """The Digger's place."""
    places: TeamOnly[tuple[int, ...]] = ()
    """The place of each tile."""
    beasts: TeamOnly[tuple[Beast, ...]] = ()
    seen: TeamOnly[tuple[int, ...]] = ()
    """The id of each beast in sight, in the order of the table's figures."""
    last_id: Team[int] = 0


class Tile(Part):
    """A place the Digger has seen. Coordinates count from the first tile."""

    number: Public[int]
    x: Public[int]
    y: Public[int]
    links: Public[tuple[bool, ...]]
    """Whether a tunnel leads north, east, south and west."""


class Figure(Part):
    number: Public[int]
    tile: Public[int]


class Fact(Value, frozen=True):
    """Something the Digger heard."""

    word: str
    tile: int
    distance: int = 0
    """Filled in only with a planted leak."""


class Warden(Part):
    seat: Public[int]
    hand: WardenCards[tuple[str, ...]] = ()


class Table(Part):
    leak: Public[str]
    secret: Public[Secret]
    warden: Public[Warden]
    tiles: Public[list[Tile]]
    figures: Public[list[Figure]]
    heard: Public[tuple[Fact, ...]] = ()
    here: Public[int] = 0
    last_figure: Public[int] = 0
    count: Public[int] = 0
    """Filled in only with a planted leak."""
    turns: Public[int] = 16
    deck: DeckCards[tuple[str, ...]] = ()
    discard: Public[tuple[str, ...]] = ()


class Dig(Action, frozen=True, tag="dig"):
    direction: str


class Play(Action, frozen=True, tag="play"):
    card: Annotated[str, Ref("card")]


class Wake(Action, frozen=True, tag="wake"):
    """A new beast comes out at a place."""

    place: int


class Creep(Action, frozen=True, tag="creep"):
    """A beast goes to a place beside it."""

    beast: int
    place: int


class TileFound(Event, frozen=True, tag="burrow.tile_found"):
    tile: int


class FigureSeen(Event, frozen=True, tag="burrow.figure_seen"):
    figure: int
    tile: int


class FigureGone(Event, frozen=True, tag="burrow.figure_gone"):
    figure: int


class Noise(Event, frozen=True, tag="burrow.noise"):
    word: str
    place: int = -1
    """Filled in only with a planted leak."""


class Crept(Event, frozen=True, tag="burrow.crept"):
    """What only the Warden hears of."""

    beast: int
    place: int


class Night(Frame, tag="burrow.night"):
    seat: Public[int] = 1
    map: Team[Drawn | None] = None
    start: Team[Drawn | None] = None
    order: Nobody[Permutation | None] = None
    dig: Public[Dig | None] = None
    given: TeamOnly[tuple[Play | Wake | Creep | Pass, ...]] = ()
    """What the Warden has decided on."""


class Thinking(Frame, tag="burrow.thinking"):
    """The Warden chooses a card and what it does. The Digger sees none of it."""

    secret: ClassVar[str] = "team"
    seat: Public[int]
    result: TeamOnly[tuple[Play | Wake | Creep | Pass, ...]] = ()
