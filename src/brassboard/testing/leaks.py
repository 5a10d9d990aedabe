"""Checks with twins that no seat learns what it may not know: two matches that differ only in hidden things.

Everything a seat receives from the two must be equal, at once and after each further answer, until a rule says that it
reveals something to this seat. If that rule says what it tells, and tells the same in both, the comparison goes on.
Hidden answers of others are made to differ. How often the hidden state really differed is counted, because a comparison
of equal secrets proves nothing.
"""

import json
import re
from collections.abc import Iterable, Sequence

import msgspec

from brassboard.kernel import (
    CHANCE,
    MATCH,
    SPECTATOR,
    Form,
    Game,
    Match,
    Request,
    RuleError,
    Seat,
    Setup,
    outcome,
    redact,
)
from brassboard.kernel.chance import key_of, seeded_secret
from brassboard.kernel.lens import known_depth, secret_from
from brassboard.kernel.scene import step_name
from brassboard.kernel.visibility import in_mask

from .hidden import Tally
from .observed import OLD, difference, name_of, received, viewer_of
from .play import Point
from .twins import Twins
from .verdict import place_of
from .worlds import told_the_same

MAX_STARTS = 8
"""So many starts of a match are tried in search of one that reveals the same."""


def leak_at(
    point: Point, seat: Seat | None, tally: Tally, salt: int, probes: Sequence[str] = (), depth: int = 2
) -> str:
    """Return what this seat could wrongly learn at this point or in the next answers, or an empty string."""
    match = point.match
    try:
        twins = make_twins(point, seat, tally, salt)
        problems = match.game.problems(twins.other.position.table) if match.game.problems else []
        if problems:
            return f"{name_of(seat)}: a determinized table is impossible: {'; '.join(problems)}"
        leak = twins.compare(probes, errors=True)
        if leak:
            return f"{name_of(seat)} can tell twins apart: {leak}"
        for _ in range(depth):
            if twins.one.over or twins.other.over:
                break
            asked = twins.one.awaited
            going = twins.step()
            if isinstance(going, str):
                return f"{name_of(seat)}: {going}"
            if not going:
                break
            leak = twins.compare(probes[:1])
            if leak:
                return f"{name_of(seat)} can tell twins apart after {twins.one.lines[-1]} (asked: {asked}): {leak}"
    except (RuleError, AssertionError) as error:
        return f"{name_of(seat)}: a twin cannot go on: {type(error).__name__}: {error}"
    return ""


def make_twins(point: Point, seat: Seat | None, tally: Tally, salt: int) -> Twins:
    """Return the match and a twin of it. If there is none because of a secret rule, say why and what to change."""
    position, viewer = point.match.position, viewer_of(seat)
    depth = known_depth(position.stack, viewer, position.state.teams)
    if depth == len(position.stack):
        return Twins(point.match, seat, point.chooser, tally, salt)
    secret = f"{step_name(position.stack[depth])} is a secret from {name_of(seat)}"
    remedy = (
        "Earlier answers to a secret rule are blank in an imagined world. So let the rule ask only once, with several "
        "choices in one form, or declare it restartable"
    )
    try:
        twins = Twins(point.match, seat, point.chooser, tally, salt)
    except Exception as error:
        raise RuleError(
            f"{secret}, and imagining another world fails at {place_of(error)}: {type(error).__name__}: {error}. "
            f"{remedy}; or mend `resample` if the error is there"
        ) from error
    if twins.theirs.secret is None:
        raise RuleError(
            f"{secret}. It asks in the match, but in an imagined world that looks the same to {name_of(seat)} it asks "
            f"no one. {remedy}; whether it asks at all must depend only on what {name_of(seat)} sees"
        )
    return twins


def hesitation_at(point: Point, tally: Tally, depth: int = 3) -> str:
    """Undo a choice inside a form and make it again, and return a leak if another seat can notice it."""
    match, seat, action = point.match, point.seat, point.action
    if action is None or seat < 0 or not isinstance(match.position.asked, Form):
        return ""
    one = match.clone()
    one.take(action, seat)
    if not one.position.given_by(seat):
        return ""  # The form is closed, so the choice is final.
    other = one.clone()
    other.undo(seat)
    other.take(action, seat)
    tally.hesitations += 1
    for place in range(depth + 1):
        for viewer in (*range(match.setup.players), None):
            leak = _visible_difference(one, other, viewer) if viewer != seat else ""
            if leak:
                return f"{name_of(viewer)} can tell that seat {seat} hesitated, {place} answers later: {leak}"
        if one.over or MATCH in one.awaited:
            break
        answering = point.chooser.pick(one.awaited)
        ask = one.position.ask_of(answering)
        assert ask is not None
        answer = point.chooser.action(ask.options)
        one.take(answer, answering)
        other.take(answer, answering)
    return ""


def _visible_difference(one: Match, other: Match, viewer: Seat | None) -> str:
    return difference(received(one, viewer, errors=False), received(other, viewer, errors=False))


def deal_leak(game: Game, setup: Setup, seed: int, checked: bool = False) -> str:
    """Compare two starts with different hidden chance, and return a leak if a spectator can tell them apart.

    If the start reveals something, other starts are tried until one reveals the same.
    """
    for other in range(1, MAX_STARTS + 1):
        leak = _start_leak(game, setup, (seed, seed + other * OLD), checked)
        if leak is not None:
            return leak
    return ""


def _start_leak(game: Game, setup: Setup, seeds: tuple[int, int], checked: bool) -> str | None:
    """Compare two starts; None if they reveal different things, or something without saying what."""
    one = Match.begin(game, setup, seed=seeds[0], checked=checked, by_hand=True)
    other = Match.begin(game, setup, seed=seeds[0], checked=checked, by_hand=True)
    one.position.licences, other.position.licences = [], []
    keys = [key_of(seeded_secret(seed), ()) for seed in seeds]
    while isinstance(asked := one.position.asked, Request):
        if not isinstance(other.position.asked, Request) or other.position.asked != asked:
            return f"a spectator sees chance asked for {asked} or for {other.position.asked}"
        seen = in_mask(one.position.audience(one.position.stack[-1], asked.into, CHANCE), SPECTATOR)
        secret = secret_from(one.position.stack[-1], SPECTATOR, one.position.state.teams)
        one.take(outcome(asked, keys[0], one.draws), CHANCE)
        other.take(outcome(asked, keys[0 if seen and not secret else 1], other.draws), CHANCE)
        if not told_the_same(one.position, other.position, SPECTATOR):
            return None
    leak = difference(received(one, None), received(other, None))
    return f"a spectator can tell how the cards were dealt: {leak}" if leak else ""


# Canaries


class Canaries:
    """Unique tokens in hidden places. All data sent to a seat is searched for tokens that the seat may not know."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self.tokens = frozenset(tokens)
        self.pattern = re.compile("|".join(sorted(self.tokens)))
        self.known: dict[Seat | None, set[str]] = {}
        self.searched = 0

    def inside(self, data: bytes | str) -> set[str]:
        text = data.decode("utf-8", "replace") if isinstance(data, bytes) else data
        self.searched += len(text)
        return set(self.pattern.findall(text))

    def look(self, match: Match, seat: Seat | None, probes: Sequence[str] = ()) -> str:
        """Search all that the seat receives now. Tokens that its own table shows it count as known from then on."""
        state = redact(match.game.book, match.position.state, viewer_of(seat))
        known = self.known.setdefault(seat, set())
        known |= self.inside(msgspec.json.encode(state))
        known |= {token for probe in probes for token in self.inside(probe)}  # The seat has sent these tokens itself.
        everything = received(match, seat, probes)
        if "lens" in everything:
            del everything["lens"]["pools"]  # Which cards exist is public; where they lie is not.
        told = self.inside(json.dumps(everything)) - known
        return f"{name_of(seat)} was told {', '.join(sorted(told))}" if told else ""
