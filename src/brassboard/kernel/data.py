"""The data a match is made of: parts of the table, frames, actions, events, lasting effects, and who may see them.

This module is not compiled, because mypyc drops the class keywords of Structs (docs/decisions/0005). No Struct here is
ever part of a reference cycle, so the garbage collector can leave them out (`gc=False`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self, TypeVar

from msgspec import Struct, json

T = TypeVar("T")

Seat = int
Mask = int
EVERYONE: Final[Mask] = -1
"""A mask has one bit for each seat. A negative mask (`EVERYONE`, `~(1 << seat)`) includes spectators too."""
CHANCE: Final[Seat] = -1
"""Dice and shuffles answer as this seat."""
OVER: Final[Seat] = -2
"""No one is asked: the match is over."""
SPECTATOR: Final[Seat] = -3
"""Someone who watches and has no seat."""
MATCH: Final[Seat] = -4
"""In a campaign, the outcome of a match and the players who gather answer as this seat."""


class Visibility(Struct, frozen=True):
    """Who may see a field. A field without a declaration is an error, so nothing is visible by accident."""

    who: str
    counted: bool = True
    """Whether those who may not see a hidden tuple see its length."""
    stock: str = ""
    """The name of a stock of cards or tiles: its hidden pieces may lie in any field of the same stock."""


def own(stock: str = "", counted: bool = True) -> Visibility:
    """Declare a field that only the seat in the part's field `seat` sees (or in that of the part around it)."""
    return Visibility("own", counted, stock)


def team(stock: str = "", counted: bool = True) -> Visibility:
    """Declare a field that every seat on the team of the part's `seat` sees."""
    return Visibility("team", counted, stock)


def each(counted: bool = True) -> Visibility:
    """Declare a tuple with one slot for each seat; every seat sees its own slot."""
    return Visibility("each", counted)


def masked(stock: str = "", counted: bool = True) -> Visibility:
    """Declare a field that the seats in the part's mask `seen` see: for things that become visible during play."""
    return Visibility("masked", counted, stock)


def nobody(stock: str = "", counted: bool = True) -> Visibility:
    """Declare a field that no seat sees, such as the order of a deck."""
    return Visibility("nobody", counted, stock)


Public = Annotated[T, Visibility("public")]
Own = Annotated[T, own()]
Team = Annotated[T, team()]
Each = Annotated[T, each()]
Masked = Annotated[T, masked()]
Nobody = Annotated[T, nobody()]


class Ref(Struct, frozen=True):
    """What an argument points at: `SquareId = Annotated[int, Ref("square")]`.

    The page highlights the thing, and texts show its name instead of its id.
    """

    kind: str


class Json(Struct, frozen=True):
    """Marks the last argument of an action that is canonical JSON (`canonical.py`). It takes the rest of the text."""


class Copyable(Struct, gc=False):
    """A Struct that is copied often. Its method `__copy__` is three times as fast as `copy.copy`."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Part(Copyable):
    """A piece of the table: plain data in which every field declares who may see it."""


class ModuleState(Part, tag_field="module"):
    """A part of the table that a module of a game brings along. Each subclass names itself: `tag="scythe.couriers"`."""


class Value(Struct, frozen=True, gc=False):
    """An immutable record inside a field. Whoever sees the field sees all of the record."""


class Action(Value, frozen=True, tag_field="verb"):
    """Something a seat can choose. Its text is `verb:arg,arg`; only the last field may be a tuple."""


class Pass(Action, frozen=True, tag="pass"):
    """Decline to react."""


class EndForm(Action, frozen=True, tag="done"):
    """Finish a form that may be finished at this point."""


class Accept(Action, frozen=True, tag="accept"):
    """Accept the sealed offer of a seat, or none of the offers."""

    offer: Annotated[int | None, Ref("seat")] = None


class Number(Action, frozen=True, tag="number"):
    """Choose a number, in a form of the shape `number`."""

    n: int


class Dice(Action, frozen=True, tag="dice"):
    """The answer of chance to a roll: `dice:5,2,6`."""

    faces: tuple[int, ...]


class Permutation(Action, frozen=True, tag="shuffle"):
    """The answer of chance to a shuffle: the old places in their new order."""

    places: tuple[int, ...]


class Drawn(Action, frozen=True, tag="draw"):
    """The answer of chance to a draw of some places out of many, in the order drawn."""

    places: tuple[int, ...]


class Outcome(Action, frozen=True, tag="outcome"):
    """How a match of a campaign ended: a mask of the winners in seats of the campaign, and what the match reports.

    `facts` is the canonical JSON of a value of the type that the game declares as `reports`.
    """

    won: int
    facts: Annotated[str, Json()] = "{}"

    def reported(self, kind: type[T]) -> T:
        """Return the report of the match. What it says for each seat is in the order of the match's seats."""
        return json.decode(self.facts, type=kind)


class Void(Action, frozen=True, tag="void"):
    """In a campaign: the match that was asked for does not count."""


class Seated(Action, frozen=True, tag="seated"):
    """In a campaign that gathers its players: someone takes an empty chair. `kind` is a word of its rules."""

    seat: Annotated[int, Ref("seat")]
    kind: str = "player"


class Left(Action, frozen=True, tag="left"):
    """In a campaign that gathers its players: a seat leaves for good."""

    seat: Annotated[int, Ref("seat")]


class Present(Action, frozen=True, tag="present"):
    """In a campaign that gathers its players: these seats, in ascending order, play the next match."""

    seats: Annotated[tuple[int, ...], Ref("seat")]


class Scores(Value, frozen=True):
    """What a match reports to a campaign if its game declares nothing else: the score of each seat of the match."""

    scores: tuple[int, ...] = ()


class Frame(Copyable, kw_only=True, tag_field="frame"):
    """A rule in progress: ids, numbers and tuples, never references to other objects.

    `pc` is the index of the step in progress; `returns` is the field of the caller that receives the result.
    """

    secret: ClassVar[str] = ""
    """Set to "own" or "team", nobody else sees that this rule is in progress."""
    restartable: ClassVar[bool] = False
    """Whether those who do not see a secret rule imagine it begun anew: the step that called it calls it again.

    A secret rule that asks more than once needs this, because its first answers are blank in an imagined world. It must
    change nothing but itself before its last question, and so must the step that calls it.
    """

    pc: int = 0
    returns: str = ""


class Event(Value, frozen=True, tag_field="event"):
    """Something that happened and that players should notice. Its tag names its text."""


class Undone(Event, frozen=True, tag="undone"):
    """A seat undid something."""

    seat: Annotated[int, Ref("seat")]


class Until(Value, frozen=True):
    """How long an effect lasts: until a turn, a round, or the end of a rule in progress (its depth on the stack)."""

    what: str
    key: int = 0


class Effect(Value, frozen=True):
    """A lasting change of a value. It is applied whenever the value is read, so nothing must be undone at its end."""

    source: str
    what: str
    on: int | str
    amount: int
    until: Until
    fold: str = "add"
    seen: int = EVERYONE


class State(Copyable):
    """Everything a match consists of between two answers.

    The open question is not part of it: the step in progress asks it again when it is run again.
    """

    table: Part
    stack: list[Frame]
    effects: list[Effect]
    teams: tuple[int, ...]
    given: tuple[tuple[Action, ...], ...] = ()
    """For each seat, its small choices so far in the open form."""


class Ask(Struct, gc=False):
    """A question to one seat with its options. It is never saved, so it may hold functions."""

    seat: Seat
    kind: str
    options: Any
    into: str
    args: Any = None
    then: Any = None
    secret_to: Mask = 0


class Shape(Value, frozen=True):
    """How a page may show the small choices of a form: one, some, number, order, spread, path or pay."""

    kind: str = "one"
    lo: int = 1
    hi: int = 1
    items: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()


ONE: Final = Shape()


class Form(Struct, gc=False):
    """A sequence of small choices by one seat or, if sealed, by several seats at the same time."""

    seats: tuple[Seat, ...]
    following: Any
    into: str
    sealed: bool = False
    secret_to: Mask = 0
    shape: Shape = ONE
    then: Any = None


class Call(Struct, gc=False):
    """Run another rule first; its field `result` is then stored in the field `into` of the caller."""

    frame: Frame
    into: str = ""


class Goto(Struct, gc=False):
    """Continue with this step of the same rule."""

    step: Any


class EndRule(Struct, gc=False):
    """End this rule now."""


class Request(Struct, frozen=True, gc=False):
    """A question to chance: `dice` (n dice of `sides` sides), `shuffle` (n places) or `draw` (n of `sides` places)."""

    kind: str
    n: int
    sides: int
    into: str


class MatchRequest(Struct, gc=False):
    """A campaign asks for a match; its `Outcome` is stored in `into`.

    Seat k of the match is played by seat `seats[k]` of the campaign. `told` and `options` set the match up. If the
    match does not count, the campaign continues with the step `void`, or asks for a match again.
    """

    seats: tuple[Seat, ...]
    into: str
    told: Value | None = None
    options: Any = None
    void: Any = None


class Gathering(Struct, frozen=True, gc=False):
    """A campaign asks who is there: a `Seated`, `Left` or `Present` is stored in `into`."""

    into: str


Flow = Ask | Form | Call | Goto | EndRule | Request | MatchRequest | Gathering | None
Step = Callable[..., Flow]


class Window(Frame, tag="kernel.window"):
    """A window for reactions in progress: who is asked, whose turn it is to react, who passed, what was used."""

    moment: Public[str]
    seats: Public[tuple[int, ...]] = ()
    forced: Public[int] = 0
    turn: Public[int] = 0
    passed: Public[int] = 0
    used: Public[tuple[str, ...]] = ()
    seat: Public[int] = -1
    """The leader, who accepts sealed offers."""
    offers: Each[tuple[str, ...]] = ()
    offered: Own[int] = 0
    """Mask of the seats that offered something. The leader sees who offered, but not what."""
    secret_to: Public[int] = 0
    """Mask of the seats that must not see that this window is open."""
