"""What the Hero has seen and heard of the map, as a list in the order in which he learned it.

Only what chance did is here: tiles, and true words about distances. The list is made of the public part of a table
alone, so it is the same for the Hero, for spectators and for the true table. Its entries can be compared and hashed.
"""

from typing import Final, NamedTuple

from ..content import SHAPES
from ..data.table import Fact, GoneTile, Table, Tile
from ..scenario.floor import signature

GEOMETRY: Final = ("door", "switch", "stair.red", "stair.blue", *[f"shape.{shape}" for shape in SHAPES])
"""Targets of a Locate whose places follow from the floors alone."""
CORRIDORS: Final = "*"
ENTER: Final = "enter"


class Laid(NamedTuple):
    """A tile was laid. `sig` is its signature (see scenario/floor.py); place and island are those of today."""

    number: int
    floor: int
    island: int
    x: int
    y: int
    sig: int
    room: str
    strangers: tuple[int, ...]
    """The tiles of the same floor that were in the maze then and lie on another island: none is linked to this one."""


class Answer(NamedTuple):
    """A true answer of a Locate: the nearest match is `distance` steps from the Hero, -1 if there is none."""

    here: int
    """The Hero's tile."""
    target: str
    """A target of `GEOMETRY`, or empty if the rooms of `letters` are asked for."""
    distance: int
    same_floor: bool
    letters: str = ""
    some: bool = True
    """Whether one of these rooms must be the nearest match; if not, they are only not nearer."""


class Taken(NamedTuple):
    """A tile was taken out for a missing one: none of `others` was farther from the Hero (AL-MAP-07)."""

    here: int
    tile: int
    others: tuple[int, ...]


Seen = Laid | Answer | Taken


def observations(table: Table) -> list[Seen]:
    """Return what the Hero has learned of the map, in order."""
    found: list[Seen] = []
    tiles = laid_tiles(table)
    facts = [fact for fact in table.told if fact.what in ("answer", "taken")]
    waiting: list[tuple[int, Seen]] = [(when, seen) for when, seen in map(_heard, facts) if seen is not None]
    place = 0
    for tile in tiles:
        while place < len(waiting) and waiting[place][0] <= tile.number:
            found.append(waiting[place][1])
            place += 1
        found.append(tile)
    found += [seen for when, seen in waiting[place:] if when <= len(tiles)]
    return found


def laid_tiles(table: Table) -> list[Laid]:
    """Return all tiles ever laid, by number."""
    every: list[Tile | GoneTile] = [*table.tiles, *table.gone]
    every.sort(key=lambda tile: tile.number)
    until = {tile.number: tile.until for tile in table.gone}
    found: list[Laid] = []
    strangers_of = _strangers(every, until)
    for tile in every:
        links = tile.links
        sig = signature((links[0], links[1], links[2], links[3]), tile.room != "", tile.switch, tile.stair)
        found.append(
            Laid(tile.number, tile.floor, tile.island, tile.x, tile.y, sig, tile.room, strangers_of[tile.number])
        )
    return found


def _strangers(every: list[Tile | GoneTile], until: dict[int, int]) -> list[tuple[int, ...]]:
    """Return for each tile the earlier ones of its floor that were in the maze with it and lie on another island."""
    islands: dict[int, set[int]] = {}
    for tile in every:
        islands.setdefault(tile.floor, set()).add(tile.island)
    if all([len(numbers) == 1 for numbers in islands.values()]):
        return [()] * len(every)
    found: list[tuple[int, ...]] = []
    there: list[Tile | GoneTile] = []
    for tile in every:
        there = [one for one in there if until.get(one.number, tile.number + 1) > tile.number]
        others = [one.number for one in there if one.floor == tile.floor and one.island != tile.island]
        found.append(tuple(others))
        there.append(tile)
    return found


def _heard(fact: Fact) -> tuple[int, Seen | None]:
    """Return how many tiles must be laid to make use of a fact, and what it tells; None if it tells nothing certain."""
    if fact.what == "taken":
        if fact.word == ENTER:  # The Hero had entered the sector whose tile was laid next.
            return fact.tiles + 1, Taken(fact.tiles, fact.number, fact.others)
        return fact.tiles, Taken(fact.here, fact.number, fact.others) if fact.others else None
    if fact.doubtful:
        return fact.tiles, None
    what, _, which = fact.word.partition(".")
    if fact.word in GEOMETRY:
        return fact.tiles, Answer(fact.here, fact.word, fact.number, fact.same_floor)
    if what == "room" and fact.number >= 0:
        return fact.tiles, Answer(fact.here, "", fact.number, fact.same_floor, which)
    if what == "mission" and fact.number >= 0:
        letters = fact.kind.rstrip(CORRIDORS)
        if letters:
            some = not fact.kind.endswith(CORRIDORS)
            return fact.tiles, Answer(fact.here, "", fact.number, fact.same_floor, letters, some)
    return fact.tiles, None
