"""Checks random play: equal in every process, independent copies, questions without side effects, no endless rules."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from brassboard.kernel import (
    CHANCE,
    Action,
    Effect,
    Event,
    Frame,
    Match,
    Part,
    Position,
    State,
    state_hash,
    stream,
    text_of,
)
from brassboard.kernel.position import MAX_STEPS

from .observed import difference
from .play import Chooser, Failure, check_invariants, fingerprint, played
from .verdict import EPOCH, Case, Verdict, walk


def check_play(case: Case, verdict: Verdict) -> None:
    """Check random play: invariants hold after every answer, there is no dead end, and matches end with a result."""
    game = case.game
    if game.problems is None:
        verdict.notes.append("the game declares no invariants (`problems`): only crashes and dead ends are found")
    for point in walk(case, verdict):
        check_invariants(game, point.match.position, point.where)
        if point.action is None:
            verdict.count("ends")
            _check_result(point.match, verdict)
    if not verdict.counts.get("ends"):
        chooser_seed = case.seed + 7
        match = played(game, case.setup, chooser_seed, 10_000)
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


def check_determinism(case: Case, verdict: Verdict) -> None:
    """Check that a seed gives the same journal, state, views and options in processes with different hash seeds."""
    here = fingerprint(played(case.game, case.setup, case.seed, case.decisions))
    again = fingerprint(played(case.game, case.setup, case.seed, case.decisions))
    if here != again:
        verdict.add(f"two runs in one process differ{difference(here, again)}")
    if not case.where:
        verdict.notes.append("not compared between processes: no module has this game at its top level")
        return
    for hash_seed in ("1", "4242"):
        there = _play_in_subprocess(case, hash_seed)
        verdict.count("processes")
        if there != here:
            verdict.add(f"with PYTHONHASHSEED={hash_seed} another process differs{difference(here, there)}")


def _play_in_subprocess(case: Case, hash_seed: str) -> dict[str, str]:
    words = [
        case.where,
        str(case.setup.players),
        str(case.seed),
        str(case.decisions),
        json.dumps(dict(case.setup.options)),
        case.setup.told,
    ]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
    command = [sys.executable, "-c", "from brassboard.testing.play import main; main()", *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise Failure(f"{case.where} does not play in another process: {done.stderr.strip()[-300:]}")
    found: dict[str, str] = json.loads(done.stdout)
    return found


def check_copies(case: Case, verdict: Verdict) -> None:
    """Check that a clone shares nothing mutable, equals a generic copy, and does not change while the match goes on."""
    clones: list[tuple[str, Position[Any], str]] = []
    decoder: msgspec.msgpack.Decoder[State] = msgspec.msgpack.Decoder(case.game.book.state)
    for point in walk(case, verdict):
        position = point.match.position
        clone = position.clone()
        fingerprint_now = state_hash(position.state)
        generic: State = decoder.decode(msgspec.msgpack.encode(position.state))
        if state_hash(clone.state) != fingerprint_now or clone.state != position.state:
            verdict.add("a clone differs from its original", point.where)
        if generic != position.state or state_hash(generic) != fingerprint_now:
            verdict.add("encoding and decoding gives another state", point.where)
        shared = {id(value): name for name, value in _mutable_parts(position.state, "state")}
        for name, value in _mutable_parts(clone.state, "state"):
            if id(value) in shared:
                verdict.add(f"a clone shares {name} with its original", point.where)
        _check_unchanged(clones[-EPOCH:], verdict, point.where)
        clones.append((point.where, clone, fingerprint_now))
    _check_unchanged(clones, verdict, "at the end")
    verdict.count("clones", len(clones))


def _check_unchanged(clones: list[tuple[str, Position[Any], str]], verdict: Verdict, where: str) -> None:
    for place, position, was in clones:
        if state_hash(position.state) != was:
            verdict.add(f"the clone made at {place} has changed", where)
            return


def _mutable_parts(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Yield every mutable object inside: parts, frames, lists and byte arrays."""
    if isinstance(value, Part | Frame | State):
        yield name, value
        for field in value.__struct_fields__:
            yield from _mutable_parts(getattr(value, field), f"{name}.{field}")
    elif isinstance(value, list | bytearray):
        yield name, value
        for place, inner in enumerate(value):
            yield from _mutable_parts(inner, f"{name}[{place}]")
    elif isinstance(value, tuple):
        for place, inner in enumerate(value):
            yield from _mutable_parts(inner, f"{name}[{place}]")
    elif isinstance(value, Effect | Action | Event):
        return


def check_asking(case: Case, verdict: Verdict) -> None:
    """Check that asking is pure: the top step, run again, changes nothing and asks the same."""
    for point in walk(case, verdict):
        position = point.match.position
        before = state_hash(position.state)
        again = position.clone()
        for _ in range(2):
            again.run()
            if state_hash(again.state) != before:
                verdict.add("a step that asks changes the state first", point.where)
                break
            if difference(questions_of(position), questions_of(again)):
                verdict.add(
                    f"asked again, it asks something else{difference(questions_of(position), questions_of(again))}",
                    point.where,
                )
                break


def questions_of(position: Position[Any]) -> list[Any]:
    found: list[Any] = [list(position.awaited())]
    for seat in position.awaited():
        ask = position.ask_of(seat)
        if ask is not None:
            found.append([seat, ask.kind, ask.args, [text_of(option) for option in ask.options]])
    return found


def check_budget(case: Case, verdict: Verdict) -> None:
    """Check that no rule comes near the limit of steps at which the kernel stops it with an error."""
    longest = _longest_answer(case)
    verdict.counts["most steps"] = longest
    if not 0 < longest * 10 <= MAX_STEPS:
        verdict.add(f"{longest} steps between two questions, of {MAX_STEPS} allowed: a rule may run away")


def _longest_answer(case: Case) -> int:
    """Return how many steps the longest answer in some random play runs, as counted by the kernel for coverage."""
    position = case.game.position(case.setup)
    luck = stream(case.seed)
    chooser = Chooser(f"budget {case.seed}")
    longest = 0
    for _ in range(case.decisions):
        if position.asked is None:
            break
        position.rule_counts = {}
        if position.seat == CHANCE:
            position.chance(luck.outcome(position.asked))  # type: ignore[arg-type]  # chance is asked a Request
        elif position.seat < 0:
            position.chance(chooser.campaign_answer(case.game, position))
        else:
            position.answer(position.seat, chooser.action(position.options))
        longest = max(longest, sum(position.rule_counts.values()))
    return longest
