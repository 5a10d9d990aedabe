"""No seat learns what it may not know, proved by twins: a match and another that only hidden things tell apart.

Everything a seat receives from the two must be equal, at once and after each further answer, until a rule says that
it reveals something to this seat. Hidden answers of others are made to differ; how often the hidden truth really
differed is counted, because a secret compared with itself proves nothing.
"""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from brassboard.kernel import (
    CHANCE,
    MATCH,
    SPECTATOR,
    Action,
    Ask,
    BadInput,
    Form,
    Game,
    Illegal,
    Luck,
    Match,
    Request,
    RuleError,
    Seat,
    Setup,
    State,
    determinize,
    outcome,
    redact,
    state_hash,
    stream,
    text_of,
)
from brassboard.kernel.chance import key_of, seeded_secret
from brassboard.kernel.layout import in_mask
from brassboard.kernel.lens import secret_from

from .play import Chooser, Point

BAD_INPUT = ("", "nonsense", "pass:1", "dice:6,6,6", "shuffle:1", "accept:99", "\x00:\x00", "a" * 5000)
"""What a seat may send that is never an answer; the errors it gets back are looked at too."""
OLD = 1_000_000
"""A decision number that is never right."""

DERIVED = ("stack.offered",)
"""Fields of the kernel that say nothing another field does not say."""

Received = dict[str, Any]


# What a seat gets


def received(
    match: Match, seat: Seat | None, probes: Sequence[str] = (), since: int = 0, errors: bool = True
) -> Received:
    """Everything this seat (None: a spectator) can get out of a match: plain data that JSON can hold.

    `probes` are texts of actions to ask `why_not` about and to send although they are not on offer; with `errors` it
    also sends what is never an answer.
    """
    everything: Received = {
        "view": match.view(seat),
        "events": [
            [seen.number, seen.key, msgspec.to_builtins(seen.event), seen.rule, seen.withdrawn]
            for seen in match.events(since, seat)
        ],
        "journal": "open to all" if match.over else match.journal_of(seat),
    }
    if seat is not None:
        lens = match.lens(seat)
        asked = lens.ask
        everything["lens"] = {
            "state": msgspec.to_builtins(lens.state),
            "pools": lens.pools,
            "awaited": list(lens.awaited),
            "whole": lens.whole,
            "path": lens.path(),
            "options": [text_of(option) for option in lens.options],
            "ask": [asked.kind, asked.args] if asked is not None else None,
        }
        everything["answers"] = {probe: answer_to(match, seat, probe) for probe in probes}
        if errors:
            everything["errors"] = {bad: _error(match, seat, bad, None) for bad in BAD_INPUT}
            everything["undo"] = match.may_undo(seat) or _refusal(match, seat)
    return everything


def answer_to(match: Match, seat: Seat, text: str) -> list[str]:
    """Why not this action, and what happens to a seat that sends it all the same, or under an old number."""
    try:
        denial = match.why_not(text, seat)
    except BadInput as error:
        return [repr(error)]
    late = _error(match, seat, text, OLD)
    if denial is None:
        return ["may", late]
    return [repr(denial), denial.text, str(denial.args), _error(match, seat, text, None), late]


def _error(match: Match, seat: Seat, text: str, number: int | None) -> str:
    try:
        match.take(text, seat, number)
    except (BadInput, Illegal) as error:
        return f"{error!r} {error}"
    raise AssertionError(f"seat {seat} sent {text!r}, and it was taken though it may not be")


def _refusal(match: Match, seat: Seat) -> str:
    try:
        match.undo(seat)
    except (BadInput, Illegal) as error:
        return f"{error!r} {error}"
    raise AssertionError(f"seat {seat} took back what it may not take back")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ; nothing if they do not."""
    if type(one) is type(other) and isinstance(one, dict):
        for key in [*one, *[key for key in other if key not in one]]:
            if key not in one or key not in other:
                return f"{path}.{key}: only in one of them"
            found = difference(one[key], other[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if type(one) is type(other) and isinstance(one, list | tuple):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            found = difference(mine, theirs, f"{path}[{place}]")
            if found:
                return found
        return "" if len(one) == len(other) else f"{path}: {len(one)} against {len(other)} entries"
    return "" if one == other else f"{path}: {_short(one)} against {_short(other)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}…"


# What is hidden


def hidden_facts(game: Game, state: State, seat: Seat | None) -> dict[str, list[Any]]:
    """What is true and the seat may not know, by its place: `table.fighters.1.hand`."""
    truth, shown = facts(state), facts(redact(game.book, state, viewer_of(seat), cut=False))
    return {place: values for place, values in truth.items() if shown.get(place) != values}


def facts(state: State) -> dict[str, list[Any]]:
    """Every value of a state by its place; those of a tuple or list together."""
    found: dict[str, list[Any]] = {}
    for place, value in flat(msgspec.to_builtins(state)).items():
        found.setdefault(re.sub(r"(\.\d+)+$", "", place), []).append(value)
    return found


def flat(data: Any, path: str = "") -> dict[str, Any]:
    """Plain data as one value a place."""
    if isinstance(data, dict):
        rows: Iterable[tuple[str, Any]] = data.items()
    elif isinstance(data, list | tuple):
        rows = [(str(place), value) for place, value in enumerate(data)]
    else:
        return {path: data}
    found: dict[str, Any] = {}
    for key, value in rows:
        found |= flat(value, f"{path}.{key}" if path else key)
    return found


def viewer_of(seat: Seat | None) -> Seat:
    return SPECTATOR if seat is None else seat


def name_of(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _unfinished(place: str, awaited: Sequence[Seat]) -> bool:
    """Small choices of a seat that is not done yet: a twin's seat has not begun, which nobody can tell either."""
    return place.startswith("given.") and int(place.split(".")[1]) in awaited


class Tally(Struct):
    """What a run of leak checks compared, and whether the comparisons were worth anything."""

    twins: int = 0
    differed: int = 0
    steps: int = 0
    revealed: int = 0
    not_possible: int = 0
    hidden_answers: int = 0
    hesitations: int = 0
    hidden: dict[str, int] = {}
    varied: dict[str, int] = {}

    def saw(self, match: Match, other: State, seat: Seat | None) -> None:
        game, truth, awaited = match.game, match.position.state, match.awaited
        self.twins += 1
        self.differed += state_hash(truth) != state_hash(other)
        theirs, shown = facts(other), facts(redact(game.book, truth, viewer_of(seat), cut=False))
        fields: dict[str, bool] = {}
        for place, values in hidden_facts(game, truth, seat).items():
            field = re.sub(r"\.\d+", "", place)
            if field not in DERIVED and not field.endswith(".verb") and not _unfinished(place, awaited):
                varied = theirs.get(place) not in (values, shown.get(place))  # a blank is no other truth
                fields[field] = fields.get(field, False) or varied
        for field, varied in fields.items():
            self.hidden[field] = self.hidden.get(field, 0) + 1
            self.varied[field] = self.varied.get(field, 0) + varied

    def vacuous(self, least: int = 20) -> list[str]:
        """Secrets that were met often and never differed: nothing was proved about them."""
        return [
            f"{field} was hidden {times} times and never differed in a twin: let the game's `resample` redraw it"
            for field, times in sorted(self.hidden.items())
            if times >= least and not self.varied[field]
        ]


# Twins


def twin_of(match: Match, seat: Seat | None, luck: Luck) -> Match:
    """Another match that this seat could not tell from this one."""
    viewer = viewer_of(seat)
    twin = match.clone()
    twin.position = determinize(match.position, viewer, luck, match.game.resample)
    twin.position.log = []
    for other in range(match.setup.players):
        if other != viewer:
            _reword(twin, other)
    return twin


def _reword(twin: Match, seat: Seat) -> None:
    """The lines of an open form that only their seat reads say what the twin's seat answered there."""
    texts = [text_of(action) for action in twin.position.given_by(seat)]
    mine = [index for index in twin._form_lines if twin.lines[index].who == seat]
    for index, text in zip(mine, texts, strict=False):
        twin.lines[index].text = text
    for index in mine[len(texts) :]:
        twin.lines[index].audience = 0
        twin._form_lines.remove(index)


def knows_answer(match: Match, asked_seat: Seat, viewer: Seat) -> bool:
    """Whether the viewer may know what this seat answers: by what is declared, not by what the journal does."""
    position = match.position
    asked, ask = position.asked, position.ask_of(asked_seat)
    assert ask is not None
    if asked_seat == viewer:
        return True
    frame = position.stack[-1]
    secret_to = ask.secret_to | (asked.secret_to if isinstance(asked, Form) else 0)
    if secret_to and (viewer < 0 or secret_to >> viewer & 1):
        return False
    if secret_from(frame, viewer, position.state.teams):
        return False
    if isinstance(asked, Form):
        if asked.sealed or asked.then is not None:
            return False
        return in_mask(position.audience(frame, asked.into, CHANCE), viewer)
    return ask.then is not None or in_mask(position.audience(frame, ask.into, asked_seat), viewer)


class Twins:
    """A match and its twin, played on side by side: same answers where the seat sees them, others where it does not."""

    def __init__(self, match: Match, seat: Seat | None, chooser: Chooser, tally: Tally, salt: int) -> None:
        self.seat = seat
        self.viewer = viewer_of(seat)
        self.chooser = chooser
        self.tally = tally
        self.since = len(match.events(0, seat))
        self.one = match.clone()
        self.other = twin_of(match, seat, stream(salt))
        tally.saw(self.one, self.other.position.state, seat)

    def compare(self, probes: Sequence[str] = (), errors: bool = False) -> str:
        """What this seat receives from one and not from the other."""
        mine = received(self.one, self.seat, probes, self.since, errors)
        theirs = received(self.other, self.seat, probes, self.since, errors)
        return difference(mine, theirs)

    def step(self) -> bool | str:
        """One seat answers in both. True: play on; False: no more to compare; a text: what leaked."""
        asked_seat: Seat = self.chooser.one_of(self.one.awaited)
        if asked_seat == MATCH:
            self.tally.not_possible += 1
            return False
        if asked_seat not in self.other.awaited:
            self.tally.not_possible += 1
            return False  # the view has said already whether the seat may know who is asked
        asked = self.one.position.asked
        known = knows_answer(self.one, asked_seat, self.viewer)
        whole = isinstance(asked, Form) and asked_seat != self.viewer
        going = self._form(asked_seat, known) if whole else self._one(asked_seat, known)
        if isinstance(going, str) or not going:
            return going
        self.tally.steps += 1
        self.tally.hidden_answers += not known
        if in_mask(self.one.position.revealed | self.other.position.revealed, self.viewer):
            self.tally.revealed += 1
            return False
        return True

    def _one(self, asked_seat: Seat, known: bool) -> bool | str:
        mine, theirs = self.one.position.ask_of(asked_seat), self.other.position.ask_of(asked_seat)
        assert mine is not None
        assert theirs is not None
        if known:
            both = [action for action in mine.options if action in theirs.options]
            if not both:
                self.tally.not_possible += 1
                return False
            action = other = self.chooser.action(both)
        else:
            action = self.chooser.action(mine.options)
            other = self._another(theirs, action)
        self.one.take(action, asked_seat)
        self.other.take(other, asked_seat)
        return True

    def _another(self, theirs: Ask, action: Action) -> Action:
        others = [option for option in theirs.options if option != action]
        return self.chooser.action(others or theirs.options)

    def _form(self, asked_seat: Seat, known: bool) -> bool | str:
        """Another seat's small choices, all of them: how many there are and when they are made is its own business."""
        form = self.one.position.asked
        assert isinstance(form, Form)
        before = self._noticed(form)
        given = list(self.one.position.given_by(asked_seat))
        while self.one.position.asked is form and (ask := self.one.position.ask_of(asked_seat)) is not None:
            action = self.chooser.action(ask.options)
            given.append(action)
            self.one.take(action, asked_seat)
            if self.one.position.asked is form and self.one.position.ask_of(asked_seat) is not None:
                shows = difference(before, self._noticed(form))
                if shows:
                    return f"a small choice of seat {asked_seat} shows{shows}"
        form = self.other.position.asked
        while self.other.position.asked is form and (ask := self.other.position.ask_of(asked_seat)) is not None:
            place = len(self.other.position.given_by(asked_seat))
            if known:
                if place >= len(given) or given[place] not in ask.options:
                    self.tally.not_possible += 1
                    return False
                action = given[place]
            else:
                action = self._another(ask, given[place]) if place < len(given) else self.chooser.action(ask.options)
            self.other.take(action, asked_seat)
        return True

    def _noticed(self, form: Form) -> Received:
        """What the viewer has while another seat is busy with its small choices."""
        everything = received(self.one, self.seat, (), self.since, errors=False)
        if len(form.seats) == 1:
            del everything["view"]["undo"]  # whose turn it is shows, and from his first choice on nobody else goes back
        return everything


def leak_at(
    point: Point, seat: Seat | None, tally: Tally, salt: int, probes: Sequence[str] = (), depth: int = 2
) -> str:
    """What this seat could learn at this point, or in the next answers, that it may not know; nothing if nothing."""
    match = point.match
    try:
        twins = Twins(match, seat, point.chooser, tally, salt)
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


def hesitation_at(point: Point, tally: Tally, depth: int = 3) -> str:
    """A seat takes back a small choice and makes it again: nobody else may ever notice."""
    match, seat, action = point.match, point.seat, point.action
    if action is None or seat < 0 or not isinstance(match.position.asked, Form):
        return ""
    one = match.clone()
    one.take(action, seat)
    if not one.position.given_by(seat):
        return ""  # the form is closed: what is done is done
    other = one.clone()
    other.undo(seat)
    other.take(action, seat)
    tally.hesitations += 1
    for place in range(depth + 1):
        for viewer in (*range(match.setup.players), None):
            leak = _told_apart(one, other, viewer) if viewer != seat else ""
            if leak:
                return f"{name_of(viewer)} can tell that seat {seat} hesitated, {place} answers later: {leak}"
        if one.over or MATCH in one.awaited:
            break
        answering = point.chooser.one_of(one.awaited)
        ask = one.position.ask_of(answering)
        assert ask is not None
        answer = point.chooser.action(ask.options)
        one.take(answer, answering)
        other.take(answer, answering)
    return ""


def _told_apart(one: Match, other: Match, viewer: Seat | None) -> str:
    return difference(received(one, viewer, errors=False), received(other, viewer, errors=False))


def deal_leak(game: Game, setup: Setup, seed: int, checked: bool = False) -> str:
    """Two matches that begin with different hidden chance: a spectator cannot tell their beginnings apart."""
    one = Match.begin(game, setup, seed=seed, checked=checked, by_hand=True)
    other = Match.begin(game, setup, seed=seed, checked=checked, by_hand=True)
    keys = [key_of(seeded_secret(seed), ()), key_of(seeded_secret(seed + OLD), ())]
    while isinstance(asked := one.position.asked, Request):
        if not isinstance(other.position.asked, Request) or other.position.asked != asked:
            return f"a spectator sees chance asked for {asked} or for {other.position.asked}"
        seen = in_mask(one.position.audience(one.position.stack[-1], asked.into, CHANCE), SPECTATOR)
        secret = secret_from(one.position.stack[-1], SPECTATOR, one.position.state.teams)
        one.take(outcome(asked, keys[0], one.draws), CHANCE)
        other.take(outcome(asked, keys[0 if seen and not secret else 1], other.draws), CHANCE)
        if in_mask(one.position.revealed | other.position.revealed, SPECTATOR):
            return ""
    leak = difference(received(one, None), received(other, None))
    return f"a spectator can tell how the cards were dealt: {leak}" if leak else ""


# Canaries


class Canaries:
    """Unique tokens in hidden places; every byte that goes out to a seat is searched for those it may not hold."""

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
        """Search all that the seat receives now; what its own table shows it, it knows from then on."""
        state = redact(match.game.book, match.position.state, viewer_of(seat))
        known = self.known.setdefault(seat, set())
        known |= self.inside(msgspec.json.encode(state))
        known |= {token for probe in probes for token in self.inside(probe)}  # it said so itself
        everything = received(match, seat, probes)
        if "lens" in everything:
            del everything["lens"]["pools"]  # which cards exist is no secret, where they lie is
        told = self.inside(json.dumps(everything)) - known
        return f"{name_of(seat)} was told {', '.join(sorted(told))}" if told else ""
