"""What a step returns, and until when an effect lasts: short words for the data, in a module that compiles."""

from typing import Any, Final

from .data import (
    ONE,
    Ask,
    Call,
    Done,
    Finished,
    Form,
    Frame,
    Goto,
    Mask,
    MatchRequest,
    Pass,
    Request,
    Seat,
    Shape,
    Step,
    Until,
)

DONE: Final = Finished()
PASS: Final = Pass()
DONE_CHOOSING: Final = Done()
# The names of data modules are looked up at every use, those of compiled ones are at hand: here for the busiest.
ASK: Final = Ask
CALL: Final = Call
FORM: Final = Form
GOTO: Final = Goto
PASSED: Final = Pass
REQUEST: Final = Request
UNTIL: Final = Until


def ask(
    seat: Seat,
    kind: str,
    options: Any,
    into: str = "",
    args: dict[str, Any] | None = None,
    secret_to: Mask = 0,
) -> Ask:
    """Ask a seat to choose one of the options; the answer lands in `into` (by default: the kind).

    `secret_to` hides from these seats who is asked; a rule that must not show at all is a frame with `secret`.
    """
    return ASK(seat, kind, options, into or kind, args, None, secret_to)


def form(
    seats: tuple[Seat, ...],
    following: Any,
    into: str,
    sealed: bool = False,
    secret_to: Mask = 0,
    shape: Shape = ONE,
) -> Form:
    """Ask for a sequence: `following(frame, m, seat, given)` is the next small question, or None when done."""
    if len(seats) > 1 and not sealed:
        raise ValueError(f"{into}: a form for several seats is sealed; unsealed, ask one seat after the other")
    return FORM(seats, following, into, sealed, secret_to, shape)


def call(frame: Frame, into: str = "") -> Call:
    """Run another rule and come back."""
    return CALL(frame, into)


def goto(step: Step) -> Goto:
    """Go on with another step of this rule."""
    return GOTO(step)


def dice(count: int, sides: int, into: str) -> Request:
    """Ask chance to roll dice; a `Dice` lands in `into`."""
    return REQUEST("dice", count, sides, into)


def shuffle(count: int, into: str) -> Request:
    """Ask chance for a new order of `count` things; an `Order` lands in `into`."""
    return REQUEST("shuffle", count, count, into)


def play_match(options: dict[str, Any], into: str) -> MatchRequest:
    """In a campaign: let a match be played; an `Outcome` lands in `into`."""
    return MatchRequest(options, into)


def draw(count: int, among: int, into: str) -> Request:
    """Ask chance for `count` different places among `among`; `Picks` land in `into`."""
    return REQUEST("draw", count, among, into)


def until_turn(seat: Seat) -> Until:
    """Until this seat's next turn begins (its first step calls `m.expire`)."""
    return UNTIL("turn", seat)


def until_round() -> Until:
    """Until the round ends."""
    return UNTIL("round")
