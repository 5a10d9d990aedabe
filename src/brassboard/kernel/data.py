"""The data a match is made of: parts of the table, frames, actions, events, lasting effects, and who may see them.

Structs stay interpreted: mypyc drops their class keywords (docs/decisions/0005). None of them is ever part of a cycle,
so the garbage collector need not look at them (`gc=False`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self, TypeVar

from msgspec import Struct

T = TypeVar("T")

Seat = int
Mask = int
EVERYONE: Final[Mask] = -1
"""Masks have a bit a seat. A negative mask (`EVERYONE`, `~(1 << seat)`) includes spectators too."""
CHANCE: Final[Seat] = -1
OVER: Final[Seat] = -2
SPECTATOR: Final[Seat] = -3
MATCH: Final[Seat] = -4


class Visibility(Struct, frozen=True):
    """Who may see a field. Nothing is visible that does not declare it."""

    who: str
    counted: bool = True
    stock: str = ""


def own(stock: str = "", counted: bool = True) -> Visibility:
    """Only the seat named by the part's `seat` (or by the part around it)."""
    return Visibility("own", counted, stock)


def team(stock: str = "", counted: bool = True) -> Visibility:
    """Every seat of the team of the part's `seat`."""
    return Visibility("team", counted, stock)


def each(counted: bool = True) -> Visibility:
    """A tuple with one slot a seat; each sees its own."""
    return Visibility("each", counted)


def masked(stock: str = "", counted: bool = True) -> Visibility:
    """The seats in the part's `seen` mask: things that become visible."""
    return Visibility("masked", counted, stock)


def nobody(stock: str = "", counted: bool = True) -> Visibility:
    """No seat at all, such as the order of a deck."""
    return Visibility("nobody", counted, stock)


Public = Annotated[T, Visibility("public")]
Own = Annotated[T, own()]
Team = Annotated[T, team()]
Each = Annotated[T, each()]
Masked = Annotated[T, masked()]
Nobody = Annotated[T, nobody()]


class Ref(Struct, frozen=True):
    """What an argument points at: `SquareId = Annotated[int, Ref("square")]`. The page lights it, texts name it."""

    kind: str


class Copyable(Struct, gc=False):
    """A Struct that is copied in hot code: `__copy__` is three times as fast as `copy.copy`."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Part(Copyable):
    """A piece of the table: plain data; every field declares who may see it."""


class Value(Struct, frozen=True, gc=False):
    """An immutable record inside a field; it is seen as the field is seen."""


class Action(Value, frozen=True, tag_field="verb"):
    """What a seat may choose. Its text is `verb:arg,arg`; only the last field may be a tuple."""


class Pass(Action, frozen=True, tag="pass"):
    """Let a window go by."""


class Done(Action, frozen=True, tag="done"):
    """End a form that may end."""


class Accept(Action, frozen=True, tag="accept"):
    """The leader takes the sealed offer of a seat, or none."""

    offer: Annotated[int | None, Ref("seat")] = None


class Number(Action, frozen=True, tag="number"):
    """A bare number, for forms of shape number."""

    n: int


class Dice(Action, frozen=True, tag="dice"):
    """Chance answers a roll: `dice:5,2,6`."""

    faces: tuple[int, ...]


class Order(Action, frozen=True, tag="shuffle"):
    """Chance answers a shuffle: the old places in their new order."""

    places: tuple[int, ...]


class Picks(Action, frozen=True, tag="draw"):
    """Chance answers a draw of some places out of many, in the order drawn."""

    places: tuple[int, ...]


class Outcome(Action, frozen=True, tag="outcome"):
    """How a match of a campaign ended: a bit mask of the winners, and what the campaign wants to know of it."""

    won: int
    facts: tuple[str, ...]


class Frame(Copyable, kw_only=True, tag_field="frame"):
    """A rule in progress: ids, numbers and tuples, never references. `pc` is the step in progress."""

    secret: ClassVar[str] = ""
    """"own" or "team": others do not even see that this rule is running."""

    pc: int = 0
    returns: str = ""


class Event(Value, frozen=True, tag_field="event"):
    """Something a player should notice. Its text is the message of its tag; the kernel stamps the rule on it."""


class Undone(Event, frozen=True, tag="undone"):
    """A seat took something back."""

    seat: Annotated[int, Ref("seat")]


class Until(Value, frozen=True):
    """How long an effect lasts: a turn, a round, or a frame still open (its depth on the stack)."""

    what: str
    key: int = 0


class Effect(Value, frozen=True):
    """A lasting modifier, folded when a value is asked for; never added here and subtracted there."""

    source: str
    what: str
    on: int | str
    amount: int
    until: Until
    fold: str = "add"
    seen: int = EVERYONE


class State(Copyable):
    """The whole match between two answers. No open question: it is what the top step says when run again."""

    table: Part
    stack: list[Frame]
    effects: list[Effect]
    teams: tuple[int, ...]
    given: tuple[tuple[Action, ...], ...] = ()


class Ask(Struct, gc=False):
    """One small question for one seat. Transient: it may hold functions."""

    seat: Seat
    kind: str
    options: Any
    into: str
    args: Any = None
    then: Any = None
    secret_to: Mask = 0


class Shape(Value, frozen=True):
    """How a page may draw the small choices of a form: one, some, number, order, spread, path, pay."""

    kind: str = "one"
    lo: int = 1
    hi: int = 1
    items: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()


ONE: Final = Shape()


class Form(Struct, gc=False):
    """A sequence of small choices by one seat or, sealed, by several at once."""

    seats: tuple[Seat, ...]
    following: Any
    into: str
    sealed: bool = False
    secret_to: Mask = 0
    shape: Shape = ONE
    then: Any = None


class Call(Struct, gc=False):
    """Run another rule first; its `result` lands in `into`."""

    frame: Frame
    into: str = ""


class Goto(Struct, gc=False):
    """Go on with the named step of this rule."""

    step: Any


class Finished(Struct, gc=False):
    """Leave this rule now."""


class Request(Struct, frozen=True, gc=False):
    """What chance is asked: `dice` (n of `sides`), `shuffle` (n places), `draw` (n of `sides` places)."""

    kind: str
    n: int
    sides: int
    into: str


class MatchRequest(Struct, gc=False):
    """A campaign wants a match played with these options; its `Outcome` lands in `into`."""

    options: dict[str, Any]
    into: str


Flow = Ask | Form | Call | Goto | Finished | Request | MatchRequest | None
Step = Callable[..., Flow]


class Window(Frame, tag="kernel.window"):
    """A moment in progress: who is asked, whose turn it is to react, who passed, what was used."""

    moment: Public[str]
    seats: Public[tuple[int, ...]] = ()
    forced: Public[int] = 0
    turn: Public[int] = 0
    passed: Public[int] = 0
    used: Public[tuple[str, ...]] = ()
    seat: Public[int] = -1
    """The leader who accepts sealed offers."""
    offers: Each[tuple[str, ...]] = ()
    offered: Own[int] = 0
    """Bit mask of the seats that offered something; the leader sees who, not what."""
    secret_to: Public[int] = 0
    """Seats that must not even see that this window is open."""
