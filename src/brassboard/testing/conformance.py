"""The contract every game passes: with every option, every number of players, and for third parties' games too.

    report = conformance(game, players=3, decisions=200)
    assert report.ok, report

Each check is a function from a `Case` to a `Verdict`; `CHECKS` lists them, so that pytest can run each on its own.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import brassboard
from brassboard.catalogue import Catalogue
from brassboard.catalogue.book import catalogue_files
from brassboard.kernel import (
    CHANCE,
    PASS,
    Action,
    BadInput,
    Denial,
    Effect,
    Event,
    Frame,
    Game,
    Illegal,
    Kind,
    Match,
    Part,
    Position,
    RuleError,
    Seat,
    Setup,
    State,
    read_action,
    read_save,
    state_hash,
    stream,
    text_of,
)
from brassboard.kernel import scene as running
from brassboard.kernel.game import KERNEL_ACTIONS, OptionValue, tag_of
from brassboard.kernel.scene import question_of
from brassboard.texts import LANGUAGES, TextError, Texts, texts_for
from brassboard.texts.lint import lint

from .leaks import Tally, deal_leak, difference, hesitation_at, leak_at, received
from .play import Chooser, Failure, Point, fingerprint, hold, next_point, played, points

ENOUGH = 5
"""After so many problems a check stops: one mistake has many symptoms."""
KERNEL_DENIALS = frozenset(
    ("denied", "not-now", "not-asked", "no-candidate", "over", "stale", "undo-barrier", "nothing-to-undo")
)
EPOCH = 20


class Case(Struct, frozen=True):
    """What is checked: a game, what a match is made from, and how long to look."""

    game: Game
    setup: Setup
    seed: int = 0
    decisions: int = 100
    folder: Path | None = None
    """The game's package folder, for its texts and its catalogue."""
    where: str = ""
    """Where another process finds the game: `package.module:NAME`."""
    voice: str = ""
    """What the keys of its texts begin with."""

    @property
    def name(self) -> str:
        default = dict(self.game.setup(self.setup.players).options)
        other = [f"{name}={value}" for name, value in self.setup.options if default[name] != value]
        return "-".join([self.game.id, str(self.setup.players), *other])

    @property
    def catalogue(self) -> Catalogue | None:
        return Catalogue.of(self.folder) if self.folder is not None and catalogue_files(self.folder) else None


class Verdict(Struct):
    """What a check found. `notes` say what it could not look at, and why; `counts` how much it looked at."""

    check: str
    case: str
    problems: list[str] = []
    notes: list[str] = []
    counts: dict[str, int] = {}

    @property
    def ok(self) -> bool:
        return not self.problems

    def add(self, problem: str, where: str = "") -> None:
        self.problems.append(f"{where}: {problem}" if where else problem)

    def count(self, what: str, times: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + times

    @property
    def enough(self) -> bool:
        return len(self.problems) >= ENOUGH

    def __str__(self) -> str:
        state = "ok" if self.ok else "FAILED"
        counted = ", ".join([f"{times} {what}" for what, times in self.counts.items()])
        lines = [f"{state:6} {self.case} {self.check}" + (f" ({counted})" if counted else "")]
        lines += [f"       problem: {problem}" for problem in self.problems]
        return "\n".join([*lines, *[f"       note: {note}" for note in self.notes]])


class Report(Struct):
    """Every verdict of a run."""

    verdicts: list[Verdict] = []

    @property
    def ok(self) -> bool:
        return all(verdict.ok for verdict in self.verdicts)

    @property
    def problems(self) -> list[str]:
        return [f"{v.case} {v.check}: {problem}" for v in self.verdicts for problem in v.problems]

    def __str__(self) -> str:
        return "\n".join([str(verdict) for verdict in self.verdicts])


def case(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int = 100,
    folder: Path | None = None,
) -> Case:
    """A case of a game; what is on the shelf is found there, with its texts and its catalogue."""
    where, shelf, voice = _found(game)
    return Case(game, game.setup(players, options), seed, decisions, folder or shelf, where, voice)


def _found(game: Game) -> tuple[str, Path | None, str]:
    """Where another process imports this game from; if it is on the shelf, its folder, and under which id it speaks."""
    for name in brassboard.games():
        box = brassboard.game(name)
        folder = Path(str(sys.modules[box.package].__file__)).parent
        if box.rules is game:
            return f"{box.package}:GAME", folder, box.id
        if box.rules.campaign is game:
            return f"{box.package}:GAME.campaign", folder, box.id
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()) if name != "__main__" else ():
            if value is game:
                return f"{name}:{key}", None, game.id
    return "", None, game.id


def cases(
    game: Game, players: int | None = None, seed: int = 0, decisions: int = 100, folder: Path | None = None
) -> Iterator[Case]:
    """A case with every default, and one more for every other value an option may have."""
    yield case(game, players, {}, seed, decisions, folder)
    for choice in game.options:
        for value in choice.choices[1:]:
            yield case(game, players, {choice.name: value}, seed, decisions, folder)


def conformance(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int = 100,
    folder: Path | None = None,
) -> Report:
    """Every check on a game; without a number of players, with each of them."""
    counts = game.players if players is None else (players,)
    chosen = [case(game, count, options, seed, decisions, folder) for count in counts]
    return Report([run_check(name, one) for one in chosen for name in CHECKS])


def run_check(name: str, one: Case) -> Verdict:
    """One check; whatever a game throws at it is a problem of the game, said with its place."""
    verdict = Verdict(name, one.name, [], [], {})
    try:
        CHECKS[name](one, verdict)
    except (RuleError, Failure, Illegal, BadInput, AssertionError, LookupError, TypeError, ValueError) as error:
        verdict.add(f"{type(error).__name__}: {error}", _place(error))
    return verdict


def _place(error: BaseException) -> str:
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    return f"{Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno}" if frame is not None else ""


def walk(one: Case, verdict: Verdict, checked: bool = True, share: int = 1) -> Iterator[Point]:
    """The points of a case, until enough problems are found."""
    for point in points(one.game, one.setup, one.seed, max(1, one.decisions // share), checked):
        verdict.count("decisions", point.action is not None)
        yield point
        if verdict.enough:
            return


# The checks


def check_play(one: Case, verdict: Verdict) -> None:
    """Random play: invariants hold after every answer, nothing is a dead end, matches end and have a result."""
    game = one.game
    if game.problems is None:
        verdict.notes.append("the game declares no invariants (`problems`): only crashes and dead ends are found")
    for point in walk(one, verdict):
        hold(game, point.match.position, point.where)
        if point.action is None:
            verdict.count("ends")
            _check_result(point.match, verdict)
    if not verdict.counts.get("ends"):
        chooser_seed = one.seed + 7
        match = played(game, one.setup, chooser_seed, 10_000)
        if not match.over:
            verdict.add(f"seed {chooser_seed}: no end after 10000 decisions")
        else:
            verdict.count("ends")
            _check_result(match, verdict)


def _check_result(match: Match, verdict: Verdict) -> None:
    result = match.result
    assert result is not None
    seats = range(match.setup.players)
    if len(result.scores) != len(seats) or not set(result.winners) <= set(seats):
        verdict.add(f"{result} does not fit {len(seats)} seats")
    if match.awaited or match.decision is not None:
        verdict.add("a match that is over still asks")


def check_determinism(one: Case, verdict: Verdict) -> None:
    """The same seed gives the same journal, state, views and options in processes with different hash seeds."""
    here = fingerprint(played(one.game, one.setup, one.seed, one.decisions))
    again = fingerprint(played(one.game, one.setup, one.seed, one.decisions))
    if here != again:
        verdict.add(f"two runs in one process differ{difference(here, again)}")
    if not one.where:
        verdict.notes.append("not compared between processes: no module has this game at its top level")
        return
    for hash_seed in ("1", "4242"):
        there = _elsewhere(one, hash_seed)
        verdict.count("processes")
        if there != here:
            verdict.add(f"with PYTHONHASHSEED={hash_seed} another process differs{difference(here, there)}")


def _elsewhere(one: Case, hash_seed: str) -> dict[str, str]:
    words = [one.where, str(one.setup.players), str(one.seed), str(one.decisions), json.dumps(dict(one.setup.options))]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
    command = [sys.executable, "-c", "from brassboard.testing.play import main; main()", *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise Failure(f"{one.where} does not play in another process: {done.stderr.strip()[-300:]}")
    found: dict[str, str] = json.loads(done.stdout)
    return found


def check_copies(one: Case, verdict: Verdict) -> None:
    """A clone shares nothing that changes, equals a generic copy, and stays as it was while the match goes on."""
    kept: list[tuple[str, Position[Any], str]] = []
    decoder: msgspec.msgpack.Decoder[State] = msgspec.msgpack.Decoder(one.game.book.state)
    for point in walk(one, verdict):
        position = point.match.position
        clone = position.clone()
        fingerprint_now = state_hash(position.state)
        generic: State = decoder.decode(msgspec.msgpack.encode(position.state))
        if state_hash(clone.state) != fingerprint_now or clone.state != position.state:
            verdict.add("a clone differs from its original", point.where)
        if generic != position.state or state_hash(generic) != fingerprint_now:
            verdict.add("encoding and decoding gives another state", point.where)
        shared = {id(thing): name for name, thing in _mutable(position.state, "state")}
        for name, thing in _mutable(clone.state, "state"):
            if id(thing) in shared:
                verdict.add(f"a clone shares {name} with its original", point.where)
        _still(kept[-EPOCH:], verdict, point.where)
        kept.append((point.where, clone, fingerprint_now))
    _still(kept, verdict, "at the end")
    verdict.count("clones", len(kept))


def _still(kept: list[tuple[str, Position[Any], str]], verdict: Verdict, where: str) -> None:
    for place, position, was in kept:
        if state_hash(position.state) != was:
            verdict.add(f"the clone made at {place} has changed", where)
            return


def _mutable(thing: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Everything inside that could change: parts, frames, lists, byte arrays."""
    if isinstance(thing, Part | Frame | State):
        yield name, thing
        for field in thing.__struct_fields__:
            yield from _mutable(getattr(thing, field), f"{name}.{field}")
    elif isinstance(thing, list | bytearray):
        yield name, thing
        for place, inner in enumerate(thing):
            yield from _mutable(inner, f"{name}[{place}]")
    elif isinstance(thing, tuple):
        for place, inner in enumerate(thing):
            yield from _mutable(inner, f"{name}[{place}]")
    elif isinstance(thing, Effect | Action | Event):
        return


def check_asking(one: Case, verdict: Verdict) -> None:
    """Asking is pure: the top step, run again, changes nothing and asks the same."""
    for point in walk(one, verdict):
        position = point.match.position
        before = state_hash(position.state)
        again = position.clone()
        for _ in range(2):
            again.run()
            if state_hash(again.state) != before:
                verdict.add("a step that asks changes the state first", point.where)
                break
            if difference(_asked(position), _asked(again)):
                verdict.add(
                    f"asked again, it asks something else{difference(_asked(position), _asked(again))}", point.where
                )
                break


def _asked(position: Position[Any]) -> list[Any]:
    found: list[Any] = [list(position.awaited())]
    for seat in position.awaited():
        ask = position.ask_of(seat)
        if ask is not None:
            found.append([seat, ask.kind, ask.args, [text_of(option) for option in ask.options]])
    return found


def check_saves(one: Case, verdict: Verdict) -> None:
    """Saved and loaded at every decision: equal hash, views, options, log; played on, equal journals."""
    game = one.game
    for point in walk(one, verdict):
        match = point.match
        loaded = reopened(match)
        _same(match, loaded, verdict, f"{point.where}, loaded")
        verdict.count("loads")
        if point.action is None:
            _check_replay(game, match, verdict, point.where)
            continue
        onward = match.clone()
        onward.take(point.action, point.seat)
        loaded.take(point.action, point.seat)
        _same(onward, loaded, verdict, f"{point.where}, loaded and played on")
        twice = reopened(loaded)
        _same(onward, twice, verdict, f"{point.where}, loaded twice")
    match = played(game, one.setup, one.seed, one.decisions)
    _check_replay(game, match, verdict, "at the end")
    chain = _chain(one)
    if str(chain.journal) != str(match.journal):
        verdict.add("a match saved and loaded before every answer has another journal in the end")


def _chain(one: Case) -> Match:
    """The match of `played`, but closed and opened again before every answer."""
    chooser = Chooser(f"played {one.game.id} {one.seed}")
    match = Match.begin(one.game, one.setup, seed=one.seed)
    for _ in range(one.decisions):
        if match.over:
            break
        match = reopened(match)
        point = next_point(match, chooser)
        assert point.action is not None
        match.take(point.action, point.seat)
    return match


def reopened(match: Match) -> Match:
    """The same match, saved and loaded."""
    loaded = Match.load(match.game, read_save(match.save()))
    loaded.position.checked = match.position.checked
    return loaded


def _same(match: Match, other: Match, verdict: Verdict, where: str) -> None:
    if state_hash(match.position.state) != state_hash(other.position.state):
        verdict.add("the state differs", where)
    for seat in (*range(match.setup.players), None):
        leak = difference(everything(match, seat), everything(other, seat))
        if leak:
            verdict.add(f"what seat {seat} receives differs{leak}", where)
    if difference(_asked(match.position), _asked(other.position)):
        verdict.add(f"what is asked differs{difference(_asked(match.position), _asked(other.position))}", where)
    if str(match.journal) != str(other.journal):
        verdict.add("the journal differs", where)


def everything(match: Match, seat: Seat | None) -> dict[str, Any]:
    """View, events and journal lines of a seat, without trying what it may not do."""
    return {
        "view": match.view(seat),
        "events": [[seen.number, seen.key, msgspec.to_builtins(seen.event)] for seen in match.events(0, seat)],
        "journal": match.journal_of(seat),
    }


def _check_replay(game: Game, match: Match, verdict: Verdict, where: str) -> None:
    again = Match.replay(game, brassboard.kernel.read_journal(str(match.journal)))
    verdict.count("replays")
    if state_hash(again.position.state) != state_hash(match.position.state):
        verdict.add("its journal, replayed, gives another state", where)


def check_undo(one: Case, verdict: Verdict) -> None:
    """Where a seat may take back, it gets what was there before, and the same again; beyond barriers it is refused."""
    for point in walk(one, verdict):
        if point.action is None or point.seat < 0:
            continue
        _check_undo_at(point, verdict)
    if not verdict.counts.get("undone"):
        verdict.notes.append("no choice could be taken back in this run")


def _check_undo_at(point: Point, verdict: Verdict) -> None:
    match, seat, action = point.match, point.seat, point.action
    assert action is not None
    before, was = state_hash(match.position.state), _pictures(match)
    after = match.clone()
    after.take(action, seat)
    now = state_hash(after.position.state)
    asked = match.position.asked
    inside = bool(after.position.given_by(seat)) and after.position.asked is asked
    drawn = after.draws != match.draws
    if not inside and after.may_undo(seat) and (drawn or after.position.revealed):
        verdict.add(
            f"{text_of(action)} may be taken back although chance answered or something was revealed", point.where
        )
    begun = after.position.asked is asked and after.position.ask_of(seat) is not None
    for other in range(match.setup.players):
        if other != seat and not begun and not after.position.given_by(other) and after.may_undo(other):
            verdict.add(f"seat {other} may take back what lies before an answer of seat {seat}", point.where)
    if not after.may_undo(seat):
        _check_barrier(after, seat, verdict, point.where)
        _check_consent(after, seat, verdict, point.where)
        return
    for name, one in (("", after), (" after loading", reopened(after))):
        undone = one.clone()
        undone.undo(seat)
        verdict.count("undone")
        if state_hash(undone.position.state) != before:
            verdict.add(f"taking back {text_of(action)}{name} gives another state than before", point.where)
        changed = difference(was, _pictures(undone))
        if changed:
            verdict.add(f"after taking back {text_of(action)}{name} a view differs from before{changed}", point.where)
        if undone.draws < after.draws:
            verdict.add("the counter of chance ran back", point.where)
        undone.take(action, seat)
        if state_hash(undone.position.state) != now:
            verdict.add(f"{text_of(action)}, taken back and chosen again{name}, gives another state", point.where)
        _check_replay(match.game, undone, verdict, f"{point.where}, with an undo")
    _check_all_the_way(after, seat, verdict, point.where)


def _pictures(match: Match) -> list[dict[str, Any]]:
    """Every seat's view without numbers, which never run back, and without what may be taken back."""
    views: list[dict[str, Any]] = []
    for seat in (*range(match.setup.players), None):
        view = match.view(seat)
        del view["number"], view["undo"]
        if view["decision"] is not None:
            del view["decision"]["number"]
        views.append(view)
    return views


def _check_barrier(match: Match, seat: Seat, verdict: Verdict, where: str) -> None:
    before = str(match.journal)
    try:
        match.clone().undo(seat)
    except Illegal as refused:
        verdict.count("refused")
        if refused.denial.key not in KERNEL_DENIALS:
            verdict.add(f"an undo is refused with {refused.denial}", where)
    else:
        verdict.add(f"seat {seat} could take back what it may not take back", where)
    if str(match.journal) != before:
        verdict.add("a refused undo changed the match", where)


def _check_consent(match: Match, seat: Seat, verdict: Verdict, where: str) -> None:
    others = [other for other in range(match.setup.players) if other != seat]
    if not others or match.over:
        return
    undone = match.clone()
    undone.undo(seat, consent=others)
    verdict.count("by consent")
    if undone.draws < match.draws:
        verdict.add("by consent the counter of chance ran back", where)
    if seat not in undone.awaited:
        verdict.add(f"by consent seat {seat} took back its choice, but is not asked again", where)
    _check_replay(match.game, undone, verdict, f"{where}, with an undo by consent")


def _check_all_the_way(match: Match, seat: Seat, verdict: Verdict, where: str) -> None:
    """Back to the barrier, one choice at a time; the draws made so far stay made."""
    back = match.clone()
    steps = 0
    while back.may_undo(seat):
        back.undo(seat)
        steps += 1
        if steps > len(match.lines):
            verdict.add(f"seat {seat} may take back more than was ever chosen", where)
            return
        if seat not in back.awaited:
            verdict.add(f"seat {seat} took back its choice, but is not asked again", where)
    _check_replay(match.game, back, verdict, f"{where}, taken back {steps} times")


def check_legality(one: Case, verdict: Verdict) -> None:
    """Offered, not denied and listed by the fast generator are one thing; whatever is not offered has a reason."""
    catalogue = one.catalogue
    if catalogue is None:
        verdict.notes.append("the rule ids of denials are not looked up: the game has no catalogue")
    met: dict[str, Action] = {}
    for point in walk(one, verdict):
        match = point.match
        if point.action is None:
            continue
        for seat in [seat for seat in match.awaited if seat >= 0]:
            lens = match.lens(seat)
            for kind in one.game.kinds:
                for scene, name in ((match.position, "on the table"), (lens, "on the lens")):
                    _check_kind(kind, scene, seat, verdict, f"{point.where}, {name}")
                for candidate in _candidates(kind, lens, seat):
                    met.setdefault(text_of(candidate), candidate)
            _check_reasons(match, seat, met, catalogue, verdict, point.where)
        for seat in [seat for seat in range(match.setup.players) if seat not in match.awaited][:1]:
            for action in list(met.values())[:3]:
                denial = match.why_not(action, seat)
                if denial is None:
                    verdict.add(f"seat {seat} is not asked, yet nothing speaks against {text_of(action)}", point.where)


def _check_kind(kind: Kind, scene: Any, seat: Seat, verdict: Verdict, where: str) -> None:
    try:
        candidates = list(kind.candidates(scene, seat))
        allowed = kind.filtered(scene, seat)
    except RuleError:
        return  # it looks for a rule that is not in progress: "not now"
    verdict.count("candidates", len(candidates))
    if kind.fast is not None and list(kind.fast(scene, seat)) != allowed:
        verdict.add(f"kind {kind.verb}: the fast list differs from the candidates nothing denies", where)
    for candidate in candidates:
        if (kind.denial(scene, seat, candidate) is None) != (candidate in allowed):
            verdict.add(f"kind {kind.verb}: {text_of(candidate)} is denied and allowed at once", where)
        if tag_of(type(candidate)) != kind.verb:
            verdict.add(f"kind {kind.verb}: {text_of(candidate)} has another verb", where)
    for requirement in [requirement for requirement in kind.requirements if requirement.once]:
        if len({requirement.check(scene, seat, action) is None for action in (PASS, *candidates)}) > 1:
            verdict.add(f"kind {kind.verb}: {requirement.rule} is declared `once`, yet looks at the candidate", where)


def listed(kind: Kind, scene: Any, seat: Seat) -> list[Action] | None:
    """What a kind allows; None where it looks for a rule that is not in progress."""
    try:
        return kind.filtered(scene, seat)
    except RuleError:
        return None


def _candidates(kind: Kind, scene: Any, seat: Seat) -> list[Action]:
    try:
        return list(kind.candidates(scene, seat))
    except RuleError:
        return []


def _check_reasons(
    match: Match,
    seat: Seat,
    met: dict[str, Action],
    catalogue: Catalogue | None,
    verdict: Verdict,
    where: str,
) -> None:
    ask = match.position.ask_of(seat)
    assert ask is not None
    for option in ask.options:
        if (denial := match.why_not(option, seat)) is not None:
            verdict.add(f"{text_of(option)} is on offer, yet {denial}", where)
    for text, action in met.items():
        if action in ask.options:
            continue
        verdict.count("denials")
        found = match.why_not(text, seat)
        if found is None:
            verdict.add(f"{text} is not on offer, yet nothing speaks against it", where)
        elif problem := _denial_problem(found, catalogue):
            verdict.add(f"{text}: {problem}", where)


def _denial_problem(denial: Denial, catalogue: Catalogue | None) -> str:
    if denial.key not in KERNEL_DENIALS:
        return f"{denial} has a key nobody knows"
    if denial.key == "denied" and not denial.rule:
        return f"{denial} names no rule"
    if catalogue is not None and denial.rule and denial.rule not in catalogue:
        return f"{denial} names a rule the catalogue does not have"
    return ""


def check_lens(one: Case, verdict: Verdict) -> None:
    """What a seat's lens offers is what the table offers, in the same order; so is every kind of action."""
    for point in walk(one, verdict, checked=False):
        match = point.match
        for seat in [seat for seat in match.awaited if seat >= 0]:
            lens, ask = match.lens(seat), match.position.ask_of(seat)
            assert ask is not None
            if lens.ask is None:
                verdict.add(f"seat {seat} is asked {ask.kind}, but not on its lens", point.where)
                continue
            seen = [lens.ask.kind, lens.ask.args, [text_of(option) for option in lens.ask.options]]
            true = [ask.kind, ask.args, [text_of(option) for option in ask.options]]
            if seen != true:
                verdict.add(f"seat {seat} is asked otherwise on its lens{difference(true, seen)}", point.where)
            for kind in one.game.kinds:
                if listed(kind, match.position, seat) != listed(kind, lens, seat):
                    verdict.add(f"kind {kind.verb} differs between table and lens of seat {seat}", point.where)
            if question_of(lens, seat) is None:
                verdict.add(f"the lens of seat {seat} has forgotten its question", point.where)
            verdict.count("lenses")


def check_leaks(one: Case, verdict: Verdict) -> None:
    """Twins that only hidden things tell apart are alike to a seat and to spectators, step by step."""
    tally = Tally(hidden={}, varied={})
    met: list[str] = []
    for number, point in enumerate(walk(one, verdict, checked=False)):
        if point.action is not None:
            ask = point.match.position.ask_of(point.seat)
            met += [text_of(option) for option in (ask.options if ask else ()) if text_of(option) not in met]
        probes = [point.chooser.one_of(met) for _ in range(3)] if met else []
        for seat in (*range(one.setup.players), None):
            salt = number * 100 + one.seed + (99 if seat is None else seat)
            leak = leak_at(point, seat, tally, salt, probes)
            if leak:
                verdict.add(leak, point.where)
        leak = hesitation_at(point, tally)
        if leak:
            verdict.add(leak, point.where)
    for seed in range(3):
        leak = deal_leak(one.game, one.setup, one.seed + seed)
        if leak:
            verdict.add(leak)
    for what in ("twins", "differed", "steps", "revealed", "not_possible", "hidden_answers", "hesitations"):
        verdict.counts[what.replace("_", " ")] = getattr(tally, what)
    for problem in tally.vacuous():
        verdict.add(problem)
    if tally.hidden and not tally.differed and tally.twins > EPOCH:
        verdict.add("twins never differed: nothing was proved")
    if not tally.hidden:
        verdict.notes.append("nothing was hidden from anybody in this run")


def check_bad_input(one: Case, verdict: Verdict) -> None:
    """Whatever a seat sends that is no answer gives a clear error and changes nothing."""
    for point in walk(one, verdict, share=4):
        match = point.match
        before = (match.save(), str(match.journal))
        for seat in range(match.setup.players):
            told = received(match, seat, ("pass", "nonsense:1"))
            verdict.count("errors", len(told["errors"]))
        wrong: tuple[Any, ...] = (-9, match.setup.players, True, "0", *([None] if len(match.awaited) > 1 else []))
        for nobody in wrong:
            try:
                match.take("pass", nobody)
            except (BadInput, Illegal):
                verdict.count("errors")
            else:
                verdict.add(f"an answer of seat {nobody!r} was taken", point.where)
        if (match.save(), str(match.journal)) != before:
            verdict.add("what was refused changed the match", point.where)


def check_budget(one: Case, verdict: Verdict) -> None:
    """A rule that runs away is stopped with a clear error, whatever the game is doing."""
    budget = running.STEP_BUDGET
    longest = _most_steps(one)
    verdict.counts["most steps"] = longest
    if not 0 < longest * 10 <= budget:
        verdict.add(f"{longest} steps between two questions, of {budget} allowed: a rule may run away")


def _most_steps(one: Case) -> int:
    """How many steps the longest answer of some play runs, counted by what the kernel counts for coverage."""
    position = one.game.position(one.setup)
    luck = stream(one.seed)
    chooser = Chooser(f"budget {one.seed}")
    longest = 0
    for _ in range(one.decisions):
        if position.asked is None:
            break
        position.fired = {}
        if position.seat == CHANCE:
            position.chance(luck.outcome(position.asked))  # type: ignore[arg-type]  # chance is asked a Request
        elif position.seat < 0:
            position.chance(chooser.outcome(one.setup.players))
        else:
            position.answer(position.seat, chooser.action(position.options))
        longest = max(longest, sum(position.fired.values()))
    return longest


def check_texts(one: Case, verdict: Verdict) -> None:
    """Options parse back and are never twins; every prompt, option, event and denial has words in both languages."""
    game = one.game
    words = _Words(one, verdict)
    for point in walk(one, verdict):
        match = point.match
        for seat in [seat for seat in match.awaited if seat >= 0]:
            decision = match.decision_of(seat)
            assert decision is not None
            texts = [option.text for option in decision.options]
            verdict.count("options", len(texts))
            if len(set(texts)) < len(texts):
                verdict.add(f"an option is there twice: {' '.join(texts)}", point.where)
            for option in decision.options:
                if read_action(option.text, game.verbs) != option.action:
                    verdict.add(f"{option.text} reads back as another action", point.where)
                words.option(option.action)
            words.prompt(*decision.prompt)
            json.dumps(decision.plain())
        if point.action is None:
            for seat in (*range(match.setup.players), None):
                for seen in match.events(0, seat):
                    words.event(seen.event)
    words.rest()


class _Words:
    """Looks up every text a case meets, in both languages, with the arguments it is met with."""

    def __init__(self, one: Case, verdict: Verdict) -> None:
        self.game = one.game
        self.voice = one.voice or one.game.id
        self.verdict = verdict
        self.texts: list[Texts] = []
        self.met: set[str] = set()
        if one.folder is None or not (one.folder / "texts").is_dir():
            verdict.notes.append("no texts were looked up: the game has no folder `texts`")
            return
        self.texts = [texts_for(one.folder, lang, strict=True) for lang in LANGUAGES]
        for problem in lint(one.folder / "texts"):
            verdict.add(str(problem))

    def prompt(self, key: str, args: dict[str, Any]) -> None:
        kind = key.removeprefix(f"{self.game.id}-ask-")
        self.look((key, f"ask-{kind}"), args)

    def option(self, action: Action) -> None:
        verb = tag_of(type(action))
        self.look((f"{self.voice}-do-{verb}", f"do-{verb}"), msgspec.structs.asdict(action))

    def event(self, event: Event) -> None:
        self.look((tag_of(type(event)).replace(".", "-"),), msgspec.structs.asdict(event))

    def rest(self) -> None:
        """What this run did not meet must have words too."""
        for requirement in {r.rule: r for kind in self.game.kinds for r in kind.requirements}.values():
            self.look((f"{self.voice}-denied-{requirement.rule.lower()}",), dict.fromkeys(requirement.args, "x"))
        for key in sorted(KERNEL_DENIALS - {"denied"}):
            self.look((f"denied-{key}",), {"given": 1, "number": 2})
        for event in self.game.events:
            self.look((tag_of(event).replace(".", "-"),), dict.fromkeys(event.__struct_fields__, "x"))
        for verb, action in self.game.verbs.items():
            if action not in KERNEL_ACTIONS:
                self.look((f"{self.voice}-do-{verb}",), dict.fromkeys(action.__struct_fields__, "x"))
        self.verdict.count("texts", len(self.met))

    def look(self, keys: tuple[str, ...], args: dict[str, Any]) -> None:
        if not self.texts or keys[0] in self.met:
            return
        self.met.add(keys[0])
        plain = {name: value if isinstance(value, int | str) else str(value) for name, value in args.items()}
        for texts in self.texts:
            found = [key for key in keys if texts.has(key)]
            if not found:
                self.verdict.add(f"{texts.lang}: no text {' or '.join(keys)}")
                continue
            try:
                texts(found[0], **plain)
            except TextError as error:
                self.verdict.add(str(error))


Check = Callable[[Case, Verdict], None]
CHECKS: dict[str, Check] = {
    "play": check_play,
    "determinism": check_determinism,
    "copies": check_copies,
    "asking": check_asking,
    "saves": check_saves,
    "undo": check_undo,
    "legality": check_legality,
    "lens": check_lens,
    "leaks": check_leaks,
    "bad input": check_bad_input,
    "budget": check_budget,
    "texts": check_texts,
}
