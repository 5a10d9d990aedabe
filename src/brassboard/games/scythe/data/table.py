"""The table of Scythe: what stands where on the board, what each player has, what is open and what is secret.

Hexes are numbers of `content.BOARD`. The place of a player in `Table.players` is also the player's seat; Automas have
the places after the persons, and nobody holds their seats. Pieces of one kind are interchangeable, so only their hexes
are stored.
"""

from typing import Annotated, Final, TypeVar

import msgspec

from brassboard.kernel import EVERYONE, Masked, Nobody, Part, Public, Ref, masked, nobody, own

T = TypeVar("T")
OwnCombat = Annotated[T, own(stock="combat")]
CombatDeck = Annotated[T, nobody(stock="combat")]
OwnObjectives = Annotated[T, own(stock="objectives")]
ObjectiveDeck = Annotated[T, nobody(stock="objectives")]
EncounterDeck = Annotated[T, nobody(stock="encounters")]
SeenFactory = Annotated[T, masked(stock="factory")]
UnseenFactory = Annotated[T, nobody(stock="factory")]

HexId = Annotated[int, Ref("hex")]
FactionId = Annotated[str, Ref("faction")]
MatId = Annotated[str, Ref("mat")]
SpaceId = Annotated[str, Ref("space")]
TileId = Annotated[str, Ref("tile")]
LevelId = Annotated[str, Ref("level")]
MechId = Annotated[str, Ref("mech")]
ObjectiveNo = Annotated[int, Ref("objective")]
FactoryNo = Annotated[int, Ref("factory")]

NOWHERE: Final = -1
HUMAN: Final = "human"
AUTOMA: Final = "automa"


class Trap(Part):
    """One of Togawa's Traps on the board: `penalty` is its place in `content.TRAPS`.

    Its owner knows it, everybody once it is sprung (SC-RULING-30). Saves from before the penalty was a secret have no
    `seen`: there everybody was told, so that is the default.
    """

    penalty: Masked[int]
    at: Public[HexId]
    armed: Public[bool] = True
    seen: Public[int] = EVERYONE


class Player(Part):
    """A person or an Automa with all pieces, mats, tracks and cards."""

    seat: Public[int]
    seen: Public[int]  # who sees the coins (SC-RULING-26)
    kind: Public[str] = HUMAN
    faction: Public[FactionId] = ""
    mat: Public[MatId] = ""
    base: Public[HexId] = NOWHERE
    power: Public[int] = 0
    popularity: Public[int] = 0
    coins: Masked[int] = 0
    cards: OwnCombat[tuple[int, ...]] = ()  # values of combat cards, sorted
    objectives: OwnObjectives[tuple[ObjectiveNo, ...]] = ()
    # Pieces
    character: Public[HexId] = NOWHERE  # NOWHERE: an Automa's lies on its faction mat
    mechs: Public[tuple[int, ...]] = ()  # the hexes of those deployed, sorted
    workers: Public[tuple[int, ...]] = ()  # the hexes of those off the mat, sorted
    structures: Public[tuple[int, ...]] = (NOWHERE, NOWHERE, NOWHERE, NOWHERE)  # as in content.STRUCTURES
    flags: Public[tuple[int, ...]] = ()
    traps: Public[list[Trap]] = msgspec.field(default_factory=list)
    stars: Public[tuple[SpaceId, ...]] = ()  # in the order placed
    # Mats
    abilities: Public[tuple[MechId, ...]] = ()  # of the four mech spaces
    deployed: Public[int] = 0  # bit set of the mech spaces uncovered
    lifted: Public[int] = 0  # bit set of content.BOXES
    covered: Public[tuple[int, ...]] = (0, 0, 0, 0)  # cost boxes under a cube, by content.BOTTOMS
    recruits: Public[int] = 0  # bit set of content.BOTTOMS
    bonuses: Public[int] = 0  # one-time spaces taken, bit set of content.BONUSES
    factory_card: Public[FactoryNo] = 0
    token: Public[int] = 0  # the section of the last turn, 1 to 5
    # What rules need to know later
    wins: Public[int] = 0  # combats won that gave or could give a star
    achieved: Public[tuple[int, ...]] = ()  # objectives revealed
    used: Public[tuple[str, ...]] = ()  # abilities used this turn
    spent: Public[tuple[str, ...]] = ()  # abilities and rights used up for the game
    ousted: Public[int] = 0  # enemy workers forced to retreat this turn
    # Only for Automas
    level: Public[LevelId] = ""
    tracker: Public[int] = 0
    deck: Nobody[tuple[int, ...]] = ()
    discard: Public[tuple[int, ...]] = ()  # cards played for a turn
    fought: Public[tuple[int, ...]] = ()  # cards drawn for combats
    last: Public[int] = 0  # the last card played for a turn


class Npc(Part):
    """A unit that no player controls. The base game has none; modules bring them (`extension_points.Actor`)."""

    id: Public[str]
    at: Public[HexId] = NOWHERE
    life: Public[int] = 0


class FactoryPile(Part):
    """The cards by the Factory. A player who has looked at them knows which are left: taken cards lie open."""

    seen: Public[int] = 0
    cards: SeenFactory[tuple[int, ...]] = ()


class Table(Part):
    """Everything on the table."""

    players: Public[list[Player]]
    factory: Public[FactoryPile]
    npcs: Public[list[Npc]]
    goods: Public[tuple[tuple[int, ...], ...]]  # resources on each hex, by content.RESOURCES
    modules: Public[tuple[str, ...]]
    track: Public[tuple[SpaceId, ...]]
    order: Public[tuple[int, ...]] = ()  # clockwise; players by their place, a module's actor k as -1 - k
    actors: Public[tuple[str, ...]] = ()  # non-player actors that take turns
    active: Public[int] = NOWHERE
    turns: Public[int] = 0
    encounters: Public[tuple[int, ...]] = ()  # hexes with a token
    tile: Public[TileId] = ""  # the structure bonus
    combat_deck: CombatDeck[tuple[int, ...]] = ()
    combat_discard: Public[tuple[int, ...]] = ()
    encounter_deck: EncounterDeck[tuple[int, ...]] = ()
    objective_deck: ObjectiveDeck[tuple[int, ...]] = ()
    factory_out: UnseenFactory[tuple[int, ...]] = ()  # out of the game, unseen
    taken: Public[tuple[int, ...]] = ()  # Factory cards an Automa took
    big: Public[bool] = False  # 6 or 7 players
    deals: Public[bool] = False  # coins may change hands (SC-RULING-29)
    ask_always: Public[bool] = False  # ask before each bonus (SC-RULING-28)
    cooperative: Public[bool] = False  # all people against all Automas
    shared_deck: Public[bool] = False  # the Automas draw from one deck
    invaders: Public[bool] = True  # Albion and Togawa are in the box
    marker: Public[int] = 0  # the reading marker's place in content.CLOCKWISE (RF-MPA-17)
    ended: Public[str] = ""  # the rule that ended the game
