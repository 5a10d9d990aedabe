"""What the rules of a campaign declare beside those of a game: the ledger.

A campaign is played on a ledger, a match of rules of its own. Its table is the sheet, and some of its questions are
whole matches. Every function here gets what everyone may know (a `Lens` of a spectator); its `table` is the sheet.

This module is not compiled, because it holds Structs (docs/decisions/0005).
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from .data import Action, Left, MatchRequest, Present, Scores, Seat, Seated, Value
from .errors import Denial

PAST, NOW, AHEAD = "past", "now", "ahead"


class Leg(Value, frozen=True):
    """A match on the rail of a campaign: past, now or ahead.

    `title` is the key of its title, and empty as long as its gate is closed. `won` are the seats that won it.
    """

    number: int
    status: str = AHEAD
    title: str = ""
    won: tuple[Seat, ...] = ()


class Pending(Value, frozen=True):
    """Something that is decided before the next match: the key of its name, and the seats that decide it.

    `hidden` means that nobody sees the answers before all are given. `now` means that it is being asked.
    """

    key: str
    seats: tuple[Seat, ...]
    hidden: bool = False
    now: bool = False


class Ledger(Struct, frozen=True):
    """What a campaign declares: `Game("duel_grudge", ledger=Ledger(...), ...)`.

    `told` and `reports` are the types of what its matches are told and what they report; the game that is played
    declares the same. `kinds` are the words that a `Seated` may have. `may_gather(seen, answer)` returns why a
    `Seated`, `Left` or `Present` is refused. `rail(seen)` lists the matches of the campaign, `steps(seen)` what is
    still decided before the next one. `sample(asked, randrange)` returns a report that the match of this
    `MatchRequest` could give, for tests that play campaigns without their matches; without it they make up a value.
    `spares_absent` promises that who does not play a match keeps everything that the sheet has of this seat.
    """

    told: type[Value] | None = None
    reports: type[Value] = Scores
    kinds: tuple[str, ...] = ("player",)
    may_gather: Callable[[Any, Action], Denial | None] | None = None
    rail: Callable[[Any], Sequence[Leg]] | None = None
    steps: Callable[[Any], Sequence[Pending]] | None = None
    spares_absent: bool = True
    sample: Callable[[MatchRequest, Callable[[int], int]], Value] | None = None


def roster_denial(rule: str, seated: Sequence[bool], answer: Action, least: int, most: int) -> Denial | None:
    """Return why this answer to a gathering is refused in a campaign with usual chairs, or None.

    `seated` says for each chair whether someone holds it. From `least` to `most` seats play a match.
    """
    if type(answer) is Seated and seated[answer.seat]:
        return Denial(rule, "chair-taken", {"seat": answer.seat})
    if type(answer) is Left and not seated[answer.seat]:
        return Denial(rule, "chair-empty", {"seat": answer.seat})
    if type(answer) is Present:
        for seat in answer.seats:
            if not seated[seat]:
                return Denial(rule, "chair-empty", {"seat": seat})
        if len(answer.seats) < least:
            return Denial(rule, "too-few-present", {"least": least})
        if len(answer.seats) > most:
            return Denial(rule, "too-many-present", {"most": most})
    return None
