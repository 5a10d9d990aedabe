"""What the Hero remembers of the station: what happened, in order, as far as it says something about hidden sectors.

A memory is made of the public part of a table. A story (story.py) retells it on a map.
"""

from typing import Final

from ..data.table import Fact, GoneTile, Table

FIGURES: Final = ("shown", "moved", "left")
"""Facts about figures after which a noise tells where that creature ended its move."""
CREATURES: Final = ("noise", "shown", "left", "hidden", "vanished", "answer", "sought")
MOST_CREATURE_FACTS: Final = 32
"""How many facts about creatures are retold, the last ones: creatures walk on, so older ones tell little."""


class Moment:
    """A fact, or a tile that left the maze (then `fact` is None), with the tiles that were in the maze."""

    def __init__(self, fact: Fact | None, gone: GoneTile | None, there: tuple[int, ...]) -> None:
        self.fact = fact
        self.gone = gone
        self.there = there
        self.noise = ""
        """The word of the noise that a creature made when it left the maze, or empty."""


class Memory:
    """The moments to be retold, and which figures were moved this turn."""

    def __init__(self, table: Table) -> None:
        self.moments: list[Moment] = []
        self.moved: list[tuple[str, int]] = []
        """Kind and tile of the figures that moved this turn."""
        self.boss_shown = False
        self.turned: dict[str, list[int]] = {}
        """The tiles on which markers were turned over, by the colour of their mission."""
        self._retell(table)

    def _retell(self, table: Table) -> None:
        facts, gone = table.told, table.gone
        creatures = len([1 for fact in facts if fact.what in CREATURES])
        skipped = creatures - MOST_CREATURE_FACTS
        there: list[int] = []
        laid, left = 0, 0
        for place, fact in enumerate(facts):
            while laid < fact.tiles or (left < len(gone) and gone[left].left <= place):
                if left < len(gone) and gone[left].left <= place and gone[left].until <= laid:
                    there.remove(gone[left].number)
                    self.moments.append(Moment(None, gone[left], ()))
                    left += 1
                else:
                    there.append(laid)
                    laid += 1
            if fact.what in CREATURES:
                skipped -= 1
            if skipped < 0 or fact.what not in CREATURES:
                self._add(table, fact, facts[place - 1] if place else None, tuple(there))
        self.moments += [Moment(None, one, ()) for one in gone[left:]]

    def _add(self, table: Table, fact: Fact, before: Fact | None, there: tuple[int, ...]) -> None:
        """Note a fact. A noise right after a figure moved was made by this figure."""
        what = fact.what
        this_turn = (fact.round, fact.turn) == (table.round, table.turn)
        if what == "noise" and before is not None and _made_noise(before, fact):
            if before.what == "left" and self.moments:
                self.moments[-1].noise = fact.word
            return
        if what in ("moved", "shown") and this_turn and not _came_with_tile(fact):
            self.moved.append((fact.kind, fact.number))
        if what == "shown" and fact.kind == table.boss:
            self.boss_shown = True
        if what == "turned":
            self.turned.setdefault(fact.word, []).append(fact.number)
        self.moments.append(Moment(fact, None, there))


def _made_noise(figure: Fact, noise: Fact) -> bool:
    """Return whether the figure of a fact made this noise: its move came right before."""
    if figure.what not in FIGURES or (figure.round, figure.turn) != (noise.round, noise.turn):
        return False
    return not _came_with_tile(figure)


def _came_with_tile(fact: Fact) -> bool:
    """Return whether a figure was shown because its tile was laid."""
    return fact.what == "shown" and fact.number == fact.tiles - 1


KEPT: Final = 8
_kept: list[tuple[object, object, int, int, str, Memory]] = []


def memory_of(table: Table) -> Memory:
    """Return the Hero's memory; the last ones are kept outside the table."""
    for told, gone, round, turn, boss, known in _kept:
        if told is table.told and gone is table.gone and (round, turn, boss) == (table.round, table.turn, table.boss):
            return known
    made = Memory(table)
    if len(_kept) >= KEPT:
        del _kept[0]
    _kept.append((table.told, table.gone, table.round, table.turn, table.boss, made))
    return made
