"""Everything a seat can get out of a match, as plain data, and a comparison of such data."""

from collections.abc import Sequence
from typing import Any

import msgspec

from brassboard.kernel import SPECTATOR, BadInput, Illegal, Match, Seat, text_of

BAD_INPUT = ("", "nonsense", "pass:1", "dice:6,6,6", "shuffle:1", "accept:99", "\x00:\x00", "a" * 5000)
"""Input of a seat that is never an answer; the errors it causes are compared too."""
OLD = 1_000_000
"""A decision number that is never current."""

Received = dict[str, Any]


def received(
    match: Match, seat: Seat | None, probes: Sequence[str] = (), since: int = 0, errors: bool = True
) -> Received:
    """Return everything this seat (None: a spectator) can get out of a match, as plain data for JSON.

    `probes` are texts of actions to ask `why_not` about and to send although they are not offered. With `errors`, input
    that is never an answer is sent too.
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
    """Return why this action is denied, and what happens if the seat sends it anyway or under an old number."""
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
    """Return where two pieces of plain data first differ, or an empty string if they are equal."""
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


def viewer_of(seat: Seat | None) -> Seat:
    return SPECTATOR if seat is None else seat


def name_of(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
