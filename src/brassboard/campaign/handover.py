"""How a campaign hands over to a match and back. Pure functions: server, terminal and `Campaign` all use them."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Struct, json, to_builtins

from brassboard.kernel import (
    MATCH,
    BadInput,
    Game,
    Left,
    Leg,
    Match,
    Outcome,
    Pending,
    Present,
    Scores,
    Seat,
    Seated,
    Setup,
    Void,
)
from brassboard.kernel.canonical import canonical, strictly
from brassboard.kernel.data import Gathering, MatchRequest
from brassboard.kernel.game import tag_of
from brassboard.kernel.lens import public_scene

SEATED, LEFT, PRESENT, OUTCOME, VOID = map(tag_of, (Seated, Left, Present, Outcome, Void))


class Opening(Struct, frozen=True):
    """The match that a ledger asks for.

    `n` is the ledger line that its outcome will be. Seat k of the match is played by seat `seats[k]` of the ledger.
    """

    n: int
    setup: Setup
    seats: tuple[Seat, ...]
    secret: bytes

    def begin(self, game: Game, nonces: Sequence[bytes] = ()) -> Match:
        """Return the match, played up to its first decision."""
        return Match.begin(game, self.setup, secret=self.secret, nonces=nonces)


def ledger_rules(game: Game) -> Game:
    """Return the rules of a game's campaign; refuse a game that has none."""
    if game.campaign is None:
        raise BadInput("it has no campaign", f"game {game.id}")
    return game.campaign


def chairs_of(rules: Game) -> int:
    """Return how many chairs a new campaign has: as many as it can ever take."""
    return max(rules.players)


def is_gathering(ledger: Match) -> bool:
    """Whether a campaign asks who is there."""
    return type(ledger.position.asked) is Gathering


def seated_in(ledger: Match) -> list[Seat]:
    """Return the chairs of a campaign that someone holds, as its ledger says.

    A campaign whose rules seat nobody, such as one that began under older rules, has someone on every chair.
    """
    answers = [line.text.partition(":")[::2] for line in ledger.lines if line.who == MATCH]
    seats_everyone = not answers or answers[0][0] != SEATED
    held = {*range(ledger.setup.players)} if seats_everyone else set()
    for verb, rest in answers:
        seat = int(rest.partition(",")[0]) if verb in (SEATED, LEFT) else -1
        held = held | {seat} if verb == SEATED else held - {seat}
    return sorted(held)


def opening(game: Game, ledger: Match) -> Opening | None:
    """Return the match that a ledger asks for, or None if it asks for none."""
    asked = ledger.position.asked
    if type(asked) is not MatchRequest:
        return None
    n = len(ledger.lines)
    setup = game.setup(len(asked.seats), asked.options, asked.told)
    return Opening(n, setup, asked.seats, match_secret(ledger, n))


def match_secret(ledger: Match, n: int) -> bytes:
    """Return the secret of the match whose outcome is line n. All are fixed when the campaign begins."""
    return blake2b(n.to_bytes(4, "big"), key=ledger.key, digest_size=32).digest()


def match_table_id(ledger: Match, n: int) -> str:
    """Return the id of the table of the match whose outcome is line n, the same in every process."""
    digest = blake2b(n.to_bytes(4, "big"), key=ledger.key, digest_size=12, person=b"brass-table").digest()
    return urlsafe_b64encode(digest).decode()


def outcome_of(match: Match, seats: Sequence[Seat]) -> Outcome:
    """Return what a campaign learns of a finished match: winners as seats of the ledger, and the report."""
    result = match.result
    assert result is not None
    won = sum([1 << seats[seat] for seat in result.winners])
    report = match.game.report
    value = report(match.position.table) if report is not None else Scores(tuple(result.scores))
    return Outcome(won, canonical(value))


def upgraded_outcome(game: Game, outcome: Outcome, version: int) -> Outcome:
    """Return an outcome that an older version of the game's rules reported, as the current version reports it."""
    if version == game.version:
        return outcome
    if version > game.version:
        raise BadInput(f"reported by version {version} of game {game.id}; this is version {game.version}")
    plain: dict[str, Any] = json.decode(outcome.facts)
    for older in range(version, game.version):
        upgrade = game.upgrades.get(older, {}).get("reports")
        plain = upgrade(plain) if upgrade is not None else plain
    return Outcome(outcome.won, canonical(strictly(plain, game.reports, f"game {game.id}, report")))


# What a ledger tells everyone


def rail_of(ledger: Match) -> tuple[Leg, ...]:
    """Return the matches of a campaign: past, now and ahead."""
    rail = ledger.game.ledger.rail if ledger.game.ledger is not None else None
    return tuple(rail(public_scene(ledger.position))) if rail is not None else ()


def steps_of(ledger: Match) -> tuple[Pending, ...]:
    """Return what is still decided before the next match."""
    steps = ledger.game.ledger.steps if ledger.game.ledger is not None else None
    return tuple(steps(public_scene(ledger.position))) if steps is not None and not ledger.over else ()


def gates_of(match: Match) -> frozenset[str]:
    """Return the spoiler gates that a ledger or a match has opened so far, from what everyone may know."""
    gates = match.game.gates
    return frozenset(gates(public_scene(match.position))) if gates is not None else frozenset()


def sheet_of(ledger: Match, seat: Seat | None) -> dict[str, Any]:
    """Return what this seat (None: a spectator) may read on the sheet, as plain data."""
    table: dict[str, Any] = to_builtins(ledger.view_without_decision(seat)["table"])
    return table


def line_of_chapter(ledger: Match, chapter: int) -> int:
    """Return the ledger line with which counted match number `chapter` (1 is the first) began.

    It is the line that says who is present. A campaign that does not gather continues from before the outcome of the
    match before.
    """
    starts, begun = [], -1
    for n, line in enumerate(ledger.lines):
        verb = line.text.partition(":")[0]
        if line.who == MATCH and verb == PRESENT and begun < 0:
            begun = n
        elif line.who == MATCH and verb in (OUTCOME, VOID):
            starts.append((begun if begun >= 0 else n, verb == OUTCOME))
            begun = -1
    counted = [start for start, counts in starts if counts]
    if not ledger.over:
        counted.append(begun if begun >= 0 else len(ledger.lines))
    if not 1 <= chapter <= len(counted):
        raise BadInput(f"choose a match from 1 to {len(counted)}, not {chapter}", f"campaign of {ledger.game.id}")
    return counted[chapter - 1]
