"""How far a match in memory is kept on disk, and what one action adds to it there."""

import msgspec

from brassboard.kernel import Match, Seat
from brassboard.kernel.codec import encode
from brassboard.kernel.match import may_read

from .records import Branch, Change
from .wire import Plain, encoded, events_known, seen_plain, side_of, told_plain, view_plain, withdrawn_of


class Kept:
    """What of a match is on disk or on its way there; `told`: how many entries of the log everybody here was told."""

    def __init__(self, match: Match | None) -> None:
        self.lines = len(match.lines) if match is not None else 0
        self.events = self.told = len(match.log) if match is not None else 0
        self.branch = Branch()
        self.counts: dict[Seat | None, int] = {}
        """How many of the kept events each connected seat may read."""

    def known(self, match: Match, seat: Seat | None) -> int:
        count = self.counts.get(seat)
        return events_known(match, seat, self.events) if count is None else count

    def change(self, match: Match, id: str, moved: float, told: set[Seat | None], first: bool = False) -> Change:
        """What is new since last time; from now on it counts as kept. Only counts of the seats `told` stay right."""
        lines, log, kept_lines, kept_events = match.lines, match.log, self.lines, self.events
        assert first or len(lines) > kept_lines  # the new line is what decides who was first
        self.counts = {seat: count for seat, count in self.counts.items() if seat in told}
        change = Change(id, self.branch, len(lines), moved, match.head(), first=first)
        change.lines = [(n, encode(lines[n])) for n in range(kept_lines, len(lines))]
        if len(log) > kept_events:
            change.events = [(n, encode(log[n])) for n in range(kept_events, len(log))]
        if match.snapshots:
            change.snapshots = [(n, data) for n, data in match.snapshots.items() if n >= kept_lines]
        if match.touched_lines:
            change.touched_lines = [(n, encode(lines[n])) for n in sorted(match.touched_lines) if n < kept_lines]
            match.touched_lines.clear()
        if match.touched_events:
            change.touched_events = [(n, encode(log[n])) for n in sorted(match.touched_events) if n < kept_events]
            match.touched_events.clear()
        self.lines, self.events = len(lines), len(log)
        return change


class News:
    """What an action changed, for whoever may know of it; what is the same for all of them is made once."""

    def __init__(self, match: Match, kept: Kept) -> None:
        self.match = match
        self.kept = kept
        self.view_builder = match.view_builder()
        self.fresh = [(entry.audience, told_plain(entry)) for entry in match.log[kept.events :]]

    def of(self, seat: Seat | None) -> tuple[bytes, Plain]:
        """What a seat may know now, encoded, and a letter with that and what is new."""
        match, kept = self.match, self.kept
        number, fresh = kept.known(match, seat), []
        if self.fresh:
            side = side_of(match, seat)
            for audience, told in self.fresh:
                if may_read(audience, seat):
                    number += 1
                    fresh.append(seen_plain(told, audience, number, side))
        kept.counts[seat] = number
        view = encoded(view_plain(match, seat, self.view_builder))
        letter: Plain = {"t": "state", "view": msgspec.Raw(view)}
        if fresh:
            letter["events"] = fresh
        if match.touched_events:
            letter["withdrawn"] = withdrawn_of(match, seat)
        return view, letter
