"""The table of The Smog Riders: where everyone and everything is, and who may see it.

A character keeps its place in `Table.characters` (`content.NUMBER`), whoever plays it. Rooms, doors and squares are
numbers of the scenario's board. All of a character is public (SR-DRAFT-05); hands and decks are hidden (SR-RULING-110).
"""

from typing import Annotated, Any, Final, TypeVar

from brassboard.kernel import Part, Public, Ref, Value, nobody, own

T = TypeVar("T")
OwnMagic = Annotated[T, own(stock="magic")]
OwnDefence = Annotated[T, own(stock="defence")]
MagicDeck = Annotated[T, nobody(stock="magic")]
DefenceDeck = Annotated[T, nobody(stock="defence")]
RoomDeck = Annotated[T, nobody(stock="rooms")]
Whereabouts = Annotated[str, Ref("whereabouts")]
RoomState = Annotated[str, Ref("room-state")]
RoomName = Annotated[str, Ref("room")]
ScenarioId = Annotated[str, Ref("scenario")]
SeatId = Annotated[int, Ref("seat")]

# Where a character is.
OUT: Final = "out"  # not in this game: nobody drafted it, or it is a minion that fell
RESERVE: Final = "reserve"  # may still come as a minion
MAP: Final = "map"
STYGIA: Final = "stygia"  # `square` is that of its walker marker
FALLEN: Final = "fallen"
LEFT: Final = "left"  # it left through an exit and is safe

# The state of a room for the attackers.
UNENTERED: Final = "unentered"
ACTIVE: Final = "active"
RESOLVED: Final = "resolved"


class Character(Part):
    id: Public[str]
    seat: Public[int] = -1
    at: Public[Whereabouts] = OUT
    square: Public[int] = -1
    astral: Public[int] = -1  # its square in Stygia
    wounds: Public[int] = 0
    madness: Public[int] = 0
    stunned: Public[bool] = False
    gear: Public[tuple[str, ...]] = ()  # equipment cards
    carries: Public[tuple[str, ...]] = ()  # objectives
    dice: Public[str] = ""  # own dice not yet used this turn, as colours
    points: Public[int] = 0  # movement points left
    moved: Public[bool] = False  # has moved or acted in Stygia this turn, so it may open no portal and not rest
    resting: Public[bool] = False
    rolled: Public[bool] = False  # its dice were rolled this turn
    used: Public[tuple[str, ...]] = ()  # skills used this turn
    shielded: Public[tuple[str, ...]] = ()  # skills and equipment that have already spared it a wound this round
    backs: Public[int] = -1  # the room it backs up
    backing: Public[int] = 0  # the number of Magic dice it backs up with
    away: Public[bool] = False  # has been outside its start area; standing there now, it has returned (SR-S1-08)


class Turret(Part):
    id: Public[str]
    kind: Public[str]
    square: Public[int]
    wounds: Public[int] = 0


class Item(Part):
    """An object or equipment on the floor."""

    kind: Public[str]
    square: Public[int]
    fresh: Public[bool] = False  # an objective nobody has picked up yet


class Room(Part):
    name: Public[RoomName]
    state: Public[RoomState] = UNENTERED
    card: Public[str] = ""
    laid: Public[int] = 0  # points on its card
    entry: Public[int] = -1  # the door it was entered by; -1 if through Stygia


class Side(Part):
    seat: Public[int]
    area: Public[int] = -1  # its start area, a room number
    luck: Public[int] = 0
    steam: Public[int] = 0
    points: Public[int] = 0
    delivered: Public[tuple[str, ...]] = ()
    falls: Public[int] = 0  # how often one of its characters fell
    magic: OwnMagic[tuple[str, ...]] = ()  # kinds of card, sorted
    defence: OwnDefence[tuple[str, ...]] = ()


class Score(Value, frozen=True):
    seat: int
    what: str
    n: int


class Table(Part):
    scenario: Public[ScenarioId]
    defender: Public[SeatId]
    sides: Public[list[Side]]
    characters: Public[list[Character]]
    turrets: Public[list[Turret]]
    floor: Public[list[Item]]
    rooms: Public[list[Room]]
    faction: Public[str] = ""  # the faction of the attackers
    first: Public[SeatId] = -1  # the seat that holds the first player marker
    round: Public[int] = 0
    open: Public[int] = 0  # bit set of the doors that stand open
    unsealed: Public[int] = 0  # sealed doors that were opened: nobody closes them again
    bolted: Public[int] = 0  # doors a Bulkhead locks for attackers until the round ends
    astral_dice: Public[int] = 0  # the number of dice spent on astral travel this round
    placed: Public[int] = 0  # the number of turrets placed so far, from which their ids are made
    owed_minions: Public[int] = 0
    owed_turrets: Public[int] = 0
    companions: Public[tuple[str, ...]] = ()  # the companion cards beside the Room deck
    aside: Public[tuple[str, ...]] = ()  # Magic cards on their way from one place to another
    magic_deck: MagicDeck[tuple[str, ...]] = ()
    magic_discard: Public[tuple[str, ...]] = ()
    defence_deck: DefenceDeck[tuple[str, ...]] = ()
    defence_discard: Public[tuple[str, ...]] = ()
    room_deck: RoomDeck[tuple[str, ...]] = ()
    friendly: Public[tuple[str, ...]] = ()  # victims of friendly fire that were paid for
    ledger: Public[tuple[Score, ...]] = ()  # every victory point and what it was for
    solved: Public[int] = 0  # bit set of the solved rooms
    ended: Public[str] = ""  # the rule that ended the game
    winner: Public[int] = -1  # the seat that won by the scenario's own condition


def since_version_1(table: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a table saved by version 1, which did not note who had been outside its start area.

    Every character of an old match counts as having been outside.
    """
    characters = [{**one, "away": True} for one in table["characters"]]
    return {**table, "characters": characters}
