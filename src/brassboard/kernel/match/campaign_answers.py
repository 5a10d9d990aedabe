"""What a campaign may be answered: how its match ended, and who gathered for the next one."""

from typing import TYPE_CHECKING, Any

from ..action_text import text_of
from ..canonical import strictly
from ..data import Action, Gathering, Left, MatchRequest, Outcome, Present, Seat, Seated, Void
from ..errors import BadInput, Denial, Illegal
from ..game import Game
from ..ledger import Ledger
from ..lens import public_scene
from ..position import Position

if TYPE_CHECKING:
    from .match import Match


def check_campaign_answer(match: "Match", asked: MatchRequest | Gathering, answer: Action) -> None:
    """Refuse an answer that this question of a campaign cannot have."""
    if type(asked) is MatchRequest:
        _check_outcome(match, asked, answer)
        return
    denial = gather_denial(match.game, match.position, answer)
    if denial is not None:
        raise Illegal(denial)


def _check_outcome(match: "Match", asked: MatchRequest, answer: Action) -> None:
    if type(answer) is Void:
        return
    if type(answer) is not Outcome:
        raise BadInput(f"a match ends with an outcome, not {text_of(answer)}")
    if answer.won < 0 or answer.won & ~sum([1 << seat for seat in asked.seats]):
        played = ", ".join([str(seat) for seat in asked.seats])
        raise BadInput(f"only seats {played} played this match, so {answer.won} cannot be the winners")
    ledger = match.game.ledger or Ledger()
    strictly(answer.facts, ledger.reports, "outcome")


def gather_denial(game: Game, position: Position[Any], answer: Action) -> Denial | None:
    """Return why the campaign refuses who gathered; None if it may be. Malformed answers raise `BadInput`."""
    ledger = game.ledger or Ledger()
    if type(answer) is Seated or type(answer) is Left:
        _check_chairs(position, (answer.seat,))
        if type(answer) is Seated and answer.kind not in ledger.kinds:
            raise BadInput(f"a seat of this campaign is {' or '.join(ledger.kinds)}, not {answer.kind[:40]!r}")
    elif type(answer) is Present:
        _check_chairs(position, answer.seats)
        if not answer.seats or list(answer.seats) != sorted(set(answer.seats)):
            raise BadInput("name the seats that are present once each, in ascending order")
    else:
        raise BadInput(f"a campaign that gathers is answered by seated, left or present, not {text_of(answer)}")
    if type(position.asked) is not Gathering:
        return Denial("", "not-now", {})
    return ledger.may_gather(public_scene(position), answer) if ledger.may_gather is not None else None


def _check_chairs(position: Position[Any], seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if not 0 <= seat < position.seats:
            raise BadInput(f"there is no seat {seat}; seats are 0 to {position.seats - 1}")
