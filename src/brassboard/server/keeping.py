"""How far a match in memory is kept on disk, and what one action adds to it there."""

from brassboard.kernel import Match, Seat
from brassboard.kernel.codec import encode

from .records import Branch, Change
from .wire import events_known


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
        change = Change(
            id,
            self.branch,
            len(lines),
            moved,
            match.head(),
            [(n, encode(lines[n])) for n in range(kept_lines, len(lines))],
            [(n, encode(log[n])) for n in range(kept_events, len(log))],
            [(n, data) for n, data in match.snapshots.items() if n >= kept_lines],
            [(n, encode(lines[n])) for n in sorted(match.touched_lines) if n < kept_lines],
            [(n, encode(log[n])) for n in sorted(match.touched_events) if n < kept_events],
            first,
        )
        match.touched_lines.clear()
        match.touched_events.clear()
        self.lines, self.events = len(lines), len(log)
        return change
