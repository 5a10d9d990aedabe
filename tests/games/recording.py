"""What the recorders of golden games share: walking through a match, choosing few games, writing them down."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from brassboard.kernel import EVERYONE, Event, Match, Position, Seat
from brassboard.kernel.match import LogEntry, apply_line, standing_lines
from brassboard.sentences import Words

Games = dict[int, tuple[Match, set[str]]]
"""Games by their seeds, each with what it reaches."""


class Step:
    """One standing line of a journal: what was the case before it, who chose what, and what happened then."""

    def __init__(self, before: Position[Any], seat: Seat, text: str, seen: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.text = text
        self.events = seen

    @property
    def verb(self) -> str:
        return self.text.partition(":")[0]

    @property
    def words(self) -> list[str]:
        return self.text.partition(":")[2].split(",")

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def steps(match: Match) -> Iterator[Step]:
    """The standing lines of a match, one after the other. The position is played on: look at once."""
    seen: dict[int, list[Event]] = {}
    for entry in match.log:
        if not entry.withdrawn:
            seen.setdefault(entry.line, []).append(entry.event)
    position = match.game.position(match.setup)
    for index, line in standing_lines(match.lines):
        yield Step(position, line.who, line.text, seen.get(index, []))
        apply_line(match.game, position, line)


def cover(games: Games) -> list[int]:
    """Few and short games that reach everything all of them reach."""
    often = Counter([thing for _, things in games.values() for thing in things])
    left = set(often)
    kept: list[int] = []
    while left:
        best = max(games, key=lambda seed: _new_in(games[seed], left, often))
        kept.append(best)
        left -= games[best][1]
    for seed in sorted(kept, key=lambda one: -len(games[one][0].lines)):
        others = [games[other][1] for other in kept if other != seed]
        if games[seed][1] <= set().union(*others):
            kept.remove(seed)
    return kept


def _new_in(game: tuple[Match, set[str]], left: set[str], often: Counter[str]) -> float:
    """What a game adds for its length, rare things before others."""
    match, things = game
    return sum([1 / often[thing] for thing in sorted(things & left)]) / (100 + len(match.lines))


def write_down(games: Games, folder: Path, words: Words, name_of: Callable[[Match], str]) -> None:
    """Keep few of the games in a folder, instead of whatever was there."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.journal"):
        file.unlink()
    names: Counter[str] = Counter()
    for seed in sorted(cover(games)):
        match, things = games[seed]
        names[name_of(match)] += 1
        name = f"{name_of(match)}_{names[name_of(match)]}"
        (folder / f"{name}.journal").write_text(written(match, words), encoding="utf-8")
        sys.stderr.write(f"{name}: {len(match.lines)} lines, reaches {len(things)}\n")


def written(match: Match, words: Words) -> str:
    """The journal with what happened told between its lines."""
    said: dict[int, list[str]] = {}
    for entry in match.log:
        if entry.audience == EVERYONE or entry.audience > 0:
            said.setdefault(entry.line, []).append(_told(entry, words))
    rows: list[str] = []
    index = 0
    for row in str(match.journal).splitlines():
        rows.append(row)
        if index < len(match.lines) and row == str(match.lines[index]):
            rows += [f"#   {sentence}" for sentence in said.get(index, [])]
            index += 1
    return "\n".join(rows) + "\n"


def _told(entry: LogEntry, words: Words) -> str:
    to = "" if entry.audience == EVERYONE else f"{words.seat(entry.audience.bit_length() - 1)}: "
    return to + words.event(entry.event) + (" (undone)" if entry.withdrawn else "")
