"""Random campaigns for checks: quick ones with made-up matches, and whole ones with matches played by their rules."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from brassboard.campaign import handover
from brassboard.kernel import MATCH, Action, Game, Match, Seat, Seated
from brassboard.kernel.data import MatchRequest

from .play import Chooser, Failure, next_point

MAX_ANSWERS = 5_000
"""A campaign whose ledger takes more answers than this counts as endless."""
MAX_MATCH = 20_000
"""So many decisions of random play should end any match."""


class LedgerPoint(Struct):
    """A place in a campaign where someone must answer its ledger, and the answer that comes next; at the end none."""

    ledger: Match
    seat: Seat
    action: Action | None
    chooser: Chooser

    @property
    def where(self) -> str:
        ledger = self.ledger
        return f"seed {ledger.secret.hex()[:8]}, ledger line {len(ledger.lines)}, {ledger.position.path() or 'end'}"

    @property
    def wants_match(self) -> bool:
        return type(self.ledger.position.asked) is MatchRequest


def begun_ledger(game: Game, players: int, seed: int, checked: bool = True) -> Match:
    """Return the ledger of a new campaign in which this many players hold its first chairs."""
    rules = handover.ledger_rules(game)
    ledger = Match.begin(rules, rules.setup(handover.chairs_of(rules)), seed=seed, checked=checked)
    for seat in range(players) if handover.is_gathering(ledger) else ():
        ledger.take(Seated(seat), seat=MATCH)
    return ledger


def quick_campaign(game: Game, players: int, seed: int) -> Iterator[LedgerPoint]:
    """Yield every place of a random campaign. Its matches are not played: their outcomes are made up."""
    chooser = Chooser(f"campaign {game.id} {players} {seed}")
    ledger = begun_ledger(game, players, seed)
    for _ in range(MAX_ANSWERS):
        if ledger.over:
            yield LedgerPoint(ledger, -1, None, chooser)
            return
        point = next_point(ledger, chooser)
        yield LedgerPoint(ledger, point.seat, point.action, chooser)
        assert point.action is not None
        ledger.take(point.action, point.seat)
    raise Failure(f"{ledger!r}: the campaign has no end after {MAX_ANSWERS} answers")


def play_opening(game: Game, ledger: Match, chooser: Chooser, most: int = MAX_MATCH) -> Match | None:
    """Play the match that a ledger asks for at random, and return it; None if it takes more decisions than `most`."""
    opening = handover.opening(game, ledger)
    assert opening is not None
    match = opening.begin(game)
    for _ in range(most):
        if match.over:
            return match
        point = next_point(match, chooser)
        assert point.action is not None
        match.take(point.action, point.seat)
    return match if match.over else None


def own_fields(table: Any, seat: Seat, chairs: int) -> list[Any]:
    """Return what a sheet keeps for one chair: its place in every list with one place a chair, and its own parts."""
    found: list[Any] = []
    for name in table.__struct_fields__:
        value = getattr(table, name)
        if hasattr(value, "__struct_fields__"):
            found += own_fields(value, seat, chairs)
        elif isinstance(value, list | tuple):
            parts = [part for part in value if hasattr(part, "__struct_fields__")]
            if parts:
                found += [part for part in parts if getattr(part, "seat", None) == seat]
            elif len(value) == chairs:
                found.append((name, value[seat]))
    return found
