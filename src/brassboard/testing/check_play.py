"""Random play, the same in every process; copies share nothing; asking changes nothing; no rule runs away."""

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
from .play import Chooser, Failure, fingerprint, hold, played
from .verdict import EPOCH, Case, Verdict, walk


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
            if difference(asked_of(position), asked_of(again)):
                verdict.add(
                    f"asked again, it asks something else{difference(asked_of(position), asked_of(again))}", point.where
                )
                break


def asked_of(position: Position[Any]) -> list[Any]:
    found: list[Any] = [list(position.awaited())]
    for seat in position.awaited():
        ask = position.ask_of(seat)
        if ask is not None:
            found.append([seat, ask.kind, ask.args, [text_of(option) for option in ask.options]])
    return found


def check_budget(one: Case, verdict: Verdict) -> None:
    """A rule that runs away is stopped with a clear error, whatever the game is doing."""
    longest = _most_steps(one)
    verdict.counts["most steps"] = longest
    if not 0 < longest * 10 <= MAX_STEPS:
        verdict.add(f"{longest} steps between two questions, of {MAX_STEPS} allowed: a rule may run away")


def _most_steps(one: Case) -> int:
    """How many steps the longest answer of some play runs, counted by what the kernel counts for coverage."""
    position = one.game.position(one.setup)
    luck = stream(one.seed)
    chooser = Chooser(f"budget {one.seed}")
    longest = 0
    for _ in range(one.decisions):
        if position.asked is None:
            break
        position.rule_counts = {}
        if position.seat == CHANCE:
            position.chance(luck.outcome(position.asked))  # type: ignore[arg-type]  # chance is asked a Request
        elif position.seat < 0:
            position.chance(chooser.outcome(one.setup.players))
        else:
            position.answer(position.seat, chooser.action(position.options))
        longest = max(longest, sum(position.rule_counts.values()))
    return longest
