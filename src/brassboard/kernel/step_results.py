"""What a step returns, and how long an effect lasts: short functions that make the data.

This module is compiled, unlike the data module, so these functions are fast.
"""

from typing import Any, Final

from .data import (
    ONE,
    Ask,
    Call,
    EndForm,
    EndRule,
    Form,
    Frame,
    Gathering,
    Goto,
    Mask,
    MatchRequest,
    Pass,
    Request,
    Seat,
    Shape,
    Step,
    Until,
    Value,
)

END_RULE: Final = EndRule()
PASS: Final = Pass()
END_FORM: Final = EndForm()
# A compiled module reads its own constants faster than the names of the uncompiled data module.
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
    """Ask a seat to choose one of the options; the answer is stored in the field `into` (by default `kind`).

    `secret_to` hides from these seats who is asked. To hide that a rule is in progress, use a frame with `secret`.
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
    """Ask for a sequence of small choices, stored in `into` as a tuple.

    `following(frame, m, seat, given)` returns the next small question, or None when the sequence is complete.
    """
    if len(seats) > 1 and not sealed:
        raise ValueError(f"{into}: a form for several seats is sealed; unsealed, ask one seat after the other")
    return FORM(seats, following, into, sealed, secret_to, shape)


def call(frame: Frame, into: str = "") -> Call:
    """Run another rule, then continue with the next step of this one. The result is stored in `into`."""
    return CALL(frame, into)


def goto(step: Step) -> Goto:
    """Continue with another step of this rule."""
    return GOTO(step)


def dice(count: int, sides: int, into: str) -> Request:
    """Ask chance to roll dice; a `Dice` is stored in `into`."""
    return REQUEST("dice", count, sides, into)


def shuffle(count: int, into: str) -> Request:
    """Ask chance for a new order of `count` things; an `Permutation` is stored in `into`."""
    return REQUEST("shuffle", count, count, into)


def play_match(
    seats: tuple[Seat, ...],
    into: str,
    told: Value | None = None,
    options: dict[str, Any] | None = None,
    void: Step | None = None,
) -> MatchRequest:
    """In a campaign, ask for a match; an `Outcome` is stored in `into`.

    Seat k of the match is played by seat `seats[k]` of the campaign. `told` is a value of the type that the game of the
    match declares. If the match does not count, the rule continues with the step `void`; without it, it asks again.
    """
    return MatchRequest(seats, into, told, options, void)


def gather(into: str) -> Gathering:
    """In a campaign, ask who is there; a `Seated`, a `Left` or a `Present` is stored in `into`.

    After a `Seated` or a `Left` the campaign gathers again, until a `Present` says who plays the next match.
    """
    return Gathering(into)


def draw(count: int, among: int, into: str) -> Request:
    """Ask chance for `count` different places below `among`; a `Drawn` is stored in `into`."""
    return REQUEST("draw", count, among, into)


def until_turn(seat: Seat) -> Until:
    """Return a duration that ends when this seat's next turn begins, whose first step calls `m.expire`."""
    return UNTIL("turn", seat)


def until_round() -> Until:
    """Return a duration that ends with the round, whose last step calls `m.expire`."""
    return UNTIL("round")
