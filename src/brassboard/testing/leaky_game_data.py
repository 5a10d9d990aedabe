"""The table, actions, events and frames of the game Hideout; its rules are in `leaky_game`."""

from typing import Annotated, ClassVar, TypeVar

from brassboard.kernel import (
    Action,
    Dice,
    Drawn,
    Event,
    Frame,
    Masked,
    Nobody,
    Own,
    Part,
    Permutation,
    Public,
    Ref,
    Team,
    nobody,
    own,
)

T = TypeVar("T")
OwnLoot = Annotated[T, own(stock="loot")]
DeckLoot = Annotated[T, nobody(stock="loot")]
Uncounted = Annotated[T, own(counted=False)]


class Thief(Part):
    seat: Public[int]
    place: Public[int]
    points: Public[int] = 0
    hand: OwnLoot[tuple[str, ...]] = ()
    lookouts: Uncounted[tuple[int, ...]] = ()
    plan: Team[int] = 0
    shown: Public[tuple[str, ...]] = ()
    posted: Public[int] = 0


class Trap(Part):
    seat: Public[int]
    seen: Public[int]
    place: Masked[int]


class Table(Part):
    thieves: Public[list[Thief]]
    traps: Public[list[Trap]]
    cards: Public[str]
    leak: Public[str]
    rounds: Public[int] = 3
    round: Public[int] = 1
    deck: DeckLoot[tuple[str, ...]] = ()
    heap: Public[tuple[str, ...]] = ()
    turns: Public[tuple[int, ...]] = ()
    vault: Nobody[int] = -1


class Post(Action, frozen=True, tag="post"):
    count: int


class Lay(Action, frozen=True, tag="lay"):
    at: Annotated[int, Ref("place")]


class Dial(Action, frozen=True, tag="dial"):
    n: int


class Go(Action, frozen=True, tag="go"):
    to: Annotated[int, Ref("place")]


class Stay(Action, frozen=True, tag="stay"):
    """Stay in the same place."""


class Sell(Action, frozen=True, tag="sell"):
    card: Annotated[str, Ref("card")]


class Whisper(Action, frozen=True, tag="whisper"):
    plan: int


class Boast(Action, frozen=True, tag="boast"):
    """Say something aloud; offered only with a planted leak."""


class Drew(Event, frozen=True, tag="hideout.drew"):
    seat: Annotated[int, Ref("seat")]


class DrewCard(Event, frozen=True, tag="hideout.drew_card"):
    card: Annotated[str, Ref("card")]


class Sold(Event, frozen=True, tag="hideout.sold"):
    seat: Annotated[int, Ref("seat")]
    card: Annotated[str, Ref("card")]


class Sprung(Event, frozen=True, tag="hideout.sprung"):
    seat: Annotated[int, Ref("seat")]
    at: Annotated[int, Ref("place")]


class Night(Frame, tag="hideout.night"):
    turn: Public[int] = 0
    order: Nobody[Permutation | None] = None
    open_order: Public[Permutation | None] = None
    """Used instead of `order` with a planted leak: everyone can read it."""
    turns: Public[Permutation | None] = None
    vault: Nobody[Drawn | None] = None
    open_vault: Public[Drawn | None] = None


class Turn(Frame, tag="hideout.turn"):
    seat: Public[int]
    boast: Public[Boast | None] = None
    post: Own[Post | None] = None
    lay: Own[Lay | None] = None
    dials: Public[tuple[tuple[Dial, ...], ...]] = ()
    go: Public[Go | Stay | None] = None


class Plot(Frame, tag="hideout.plot"):
    """Other teams see neither that this rule runs nor what it asks. For the own team its fields are public."""

    secret: ClassVar[str] = "team"
    seat: Public[int]
    omen: Public[Dice | None] = None
    whisper: Public[Whisper | None] = None


class Deal(Frame, tag="hideout.deal"):
    seat: Public[int]
    card: Public[str]
