"""Heroes who walk, and a slow check of maps against what they have seen, which shares no code with the knowledge."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from random import Random
from typing import Any

from brassboard.games.alone import GAME
from brassboard.games.alone.data.actions import EndTurn, Explore, Locate, Move, Search, Switch
from brassboard.games.alone.data.table import Fact, Table
from brassboard.games.alone.knowledge import Drawn
from brassboard.games.alone.queries import bits, marker_colours
from brassboard.games.alone.queries import station as station_of
from brassboard.games.alone.rules import maze
from brassboard.games.alone.rules.hero import locate
from brassboard.games.alone.scenario.static_map import Station, station
from brassboard.kernel import Match
from games.alone.helper import Stage

SMALL = """
map test-known
floor 1
/#.-#@-#!         /
/|  |  |          /
/#. #.-#r=M.      /
/|  |     H       /
/#b-#.-#.-#.      /
/   H             /
/   L.            /
/                 /
/                 /
floor 2
/#.-#r-#.         /
/|     |          /
/#!=C.=#.         /
/|     |          /
/#.-#.-#b         /
/   H             /
/   G.            /
/                 /
/                 /
end
"""
"""A station with 12 + 10 sectors and 4 rooms, small enough to look at every way it may lie."""
SHORTCUT = """
map test-shortcut
floor 1
/#r-#@-#.-#.-#.-#./
/|              | /
/#.-#.-#.-#.-#!-#b/
/            H    /
/            M.   /
/                 /
/                 /
/                 /
/                 /
floor 2
/#r-#.            /
/|  |             /
/#b-#.            /
/|  |             /
/#.-#.=L.         /
/                 /
/                 /
/                 /
/                 /
end
"""
"""A ring whose far side is nearer over the other floor: M is 6 steps from the start, and 7 on its own floor."""
LIKES = {Move: 4.0, Explore: 3.0, Locate: 1.5, Search: 0.3, Switch: 2.0, EndTurn: 1.0}
"""How much a wandering Hero likes an action."""


# Heroes who wander by the rules


def wander(seed: int, decisions: int, players: int = 2, **options: Any) -> Iterator[Match]:
    """Play at random, and yield the match at every question once the Hero has a tile."""
    luck = Random(seed)
    match = Match.begin(GAME, GAME.setup(players, options), seed=seed)
    for _ in range(decisions):
        if match.over:
            return
        seat = luck.choice(match.awaited)
        if match.position.table.tiles:
            yield match
        ask = match.position.ask_of(seat)
        assert ask is not None
        weights = [LIKES.get(type(option), 1.0) for option in ask.options]
        match.take(luck.choices(ask.options, weights)[0], seat)


# Sectors that come and go as no rule would let them


class Drifting:
    """A Hero on a map drawn at random, whose maze changes at random: islands grow, join and go."""

    def __init__(self, luck: Random, map: str) -> None:
        self.luck = luck
        self.stage = Stage(map)
        t, secret = self.table, self.table.secret
        letters = list(secret.rooms)
        luck.shuffle(letters)
        secret.turns, secret.swap = (luck.randrange(8), luck.randrange(8)), luck.randrange(2)
        secret.rooms = "".join(letters)
        t.tiles, t.gone, t.told, t.last_tile, t.figures = [], (), (), -1, []
        secret.sectors, secret.revealed, secret.hero = (), 0, station_of(t).start
        maze.lay(self.stage.position, secret.hero)

    @property
    def table(self) -> Table:
        return self.stage.board

    def drift(self, acts: int) -> "Drifting":
        """Lay tiles, most of them beside others, take some out, and ask questions."""
        for _ in range(acts):
            act = self.luck.random()
            if act < 0.55:
                self.lay(self.beside_maze() or self.hidden())
            elif act < 0.7:
                self.lay(self.hidden())
            elif act < 0.82:
                self.hide()
            elif act < 0.92:
                self.ask()
            else:
                self.take_for_missing()
        return self

    def hidden(self) -> list[int]:
        st = station_of(self.table)
        return [s for s in range(st.size) if not self.table.secret.revealed >> s & 1]

    def beside_maze(self) -> list[int]:
        st, revealed = station_of(self.table), self.table.secret.revealed
        return [s for s in self.hidden() if any(o >= 0 and revealed >> o & 1 for o in st.link[s][:4])]

    def lay(self, among: list[int]) -> None:
        if among:
            maze.lay(self.stage.position, self.luck.choice(among))

    def hide(self) -> None:
        """Take tiles out, but not the one the Hero stands on."""
        there = [s for s in bits(self.table.secret.revealed) if s != self.table.secret.hero]
        gone = [s for s in there if self.luck.random() < 0.4]
        maze.hide(self.stage.position, sum(1 << s for s in gone))

    def go_to_some_tile(self) -> None:
        t = self.table
        tile = self.luck.choice(t.tiles)
        t.here, t.secret.hero = tile.number, t.secret.sectors[tile.number]

    def take_for_missing(self) -> None:
        """Of some tiles the one farthest from the Hero is taken out."""
        self.go_to_some_tile()
        t = self.table
        tiles = [tile.number for tile in t.tiles if tile.number != t.here and self.luck.random() < 0.6]
        if len(tiles) < 2:
            return
        steps = station_of(t).steps[t.secret.hero]
        taken = max(tiles, key=lambda tile: steps[t.secret.sectors[tile]])
        others = tuple(tile for tile in tiles if tile != taken)
        t.told = (*t.told, Fact("taken", t.last_tile + 1, t.here, "look", taken, others=others))
        maze.hide(self.stage.position, 1 << t.secret.sectors[taken])

    def ask_for_mission(self, letters: str) -> None:
        """The Hero is told how far the nearest of some rooms is."""
        self.go_to_some_tile()
        t, st = self.table, station_of(self.table)
        steps = {letter: st.steps[t.secret.hero][st.room_at[letter]] for letter in letters}
        least = min(steps.values())
        floors = [st.floor[st.room_at[letter]] for letter in letters if steps[letter] == least]
        same = self.luck.choice(floors) == st.floor[t.secret.hero]
        maze.tell(self.stage.position, "answer", "mission.green", least, same, kind=letters)

    def ask(self) -> None:
        """The Hero stands on some tile and is told how far a target is."""
        self.go_to_some_tile()
        t = self.table
        targets = ["door", "switch", "stair.red", "stair.blue", "shape.t", "shape.bend"]
        targets += [f"room.{letter}" for letter in t.secret.rooms]
        truth = locate.truth_of(t, self.luck.choice(targets))
        same = self.luck.choice(truth.floors) == locate.SAME
        maze.tell(self.stage.position, "answer", truth.target, truth.distance, same)


# The slow check


def lies_as(drawn: Drawn) -> Station:
    """Return the station of a drawn map."""
    return station(*drawn.floors, drawn.turns, drawn.rooms, drawn.swap)


def contradiction(table: Table, st: Station, sectors: Sequence[int], with_rooms: bool = True) -> str:
    """Return what the Hero has seen that is not so on a map on which his tiles have these sectors; empty if all is."""
    every = sorted([*table.tiles, *table.gone], key=lambda tile: tile.number)
    until = {tile.number: tile.until for tile in table.gone}
    offsets: dict[int, tuple[int, int, int]] = {}
    if sectors[0] != st.start:
        return "the start"
    for tile in every:
        at = sectors[tile.number]
        links = tuple(0 if st.link[at][d] < 0 else 2 if st.door[at][d] >= 0 else 1 for d in range(4))
        look = (st.floor[at], links, bool(st.room[at]), bool(st.switch >> at & 1), st.stair[at])
        if look != (tile.floor, tile.links, bool(tile.room), tile.switch, tile.stair):
            return f"tile {tile.number}"
        if with_rooms and st.room[at] != tile.room:
            return f"the room of tile {tile.number}"
        offset = (tile.floor, st.x[at] - tile.x, st.y[at] - tile.y)
        if offsets.setdefault(tile.island, offset) != offset:
            return f"the place of tile {tile.number}"
        if tile.via >= 0 and st.link[sectors[tile.via]][4] != at:
            return f"the stair to tile {tile.number}"
        for other in every[: tile.number]:
            if until.get(other.number, tile.number + 1) > tile.number:
                if sectors[other.number] == at:
                    return f"tiles {other.number} and {tile.number} are one sector"
                if sectors[other.number] in st.link[at][:4] and other.island != tile.island:
                    return f"tiles {other.number} and {tile.number} are linked"
    return _wrong_words(table, st, sectors, with_rooms)


def _wrong_words(table: Table, st: Station, sectors: Sequence[int], with_rooms: bool) -> str:
    for fact in table.told:
        if fact.what == "taken":
            hero = sectors[fact.tiles] if fact.word == "enter" else sectors[fact.here]
            steps = st.steps[hero]
            if any(steps[sectors[other]] > steps[sectors[fact.number]] for other in fact.others):
                return f"tile {fact.number} was taken"
        if fact.what != "answer" or fact.doubtful:
            continue
        what, _, which = fact.word.partition(".")
        found = {
            "shape": [s for s in range(st.size) if st.shape[s] == which],
            "door": [s for sides in st.doors for s in sides],
            "stair": [s for s in range(st.size) if st.stair[s] == which],
            "switch": bits(st.switch),
        }
        if with_rooms:
            found["room"] = [s for s in range(st.size) if st.room[s] == which]
            if "*" not in fact.kind:
                found["mission"] = [s for s in range(st.size) if st.room[s] and st.room[s] in fact.kind]
        if what not in found:
            continue
        hero = sectors[fact.here]
        least = min([st.steps[hero][s] for s in found[what]], default=-1)
        floors = {st.floor[s] == st.floor[hero] for s in found[what] if st.steps[hero][s] == least}
        if least != fact.number or (least >= 0 and fact.same_floor not in floors):
            return f"the answer {fact.word} {fact.number}"
    return ""


def replayed(table: Table, drawn: Drawn) -> list[tuple[Any, ...]]:
    """Lay and hide all tiles again, on a drawn map and by the rules; return what the Hero sees of each then."""
    stage = Stage("k1")
    t, secret = stage.board, stage.board.secret
    t.tiles, t.gone, t.told, t.last_tile, t.missions = [], (), (), -1, []
    secret.floors, secret.turns, secret.rooms, secret.swap = drawn.floors, drawn.turns, drawn.rooms, drawn.swap
    secret.sectors, secret.revealed, secret.hero = (), 0, drawn.sectors[0]
    for number in range(table.last_tile + 2):
        gone = [tile.number for tile in table.gone if tile.until == number]
        maze.hide(stage.position, sum(1 << drawn.sectors[tile] for tile in gone))
        if number <= table.last_tile:
            maze.lay(stage.position, drawn.sectors[number])
    return laid_out(t)


def laid_out(table: Table) -> list[tuple[Any, ...]]:
    """Return what the Hero sees of every tile, in the maze or gone, apart from lights and markers."""
    every = sorted([*table.tiles, *table.gone], key=lambda tile: tile.number)
    return [
        (one.number, one.island, one.floor, one.x, one.y, one.links, one.shape, one.room, one.switch, one.stair)
        for one in every
    ]


World = tuple[tuple[int, int], int, str, tuple[int, ...]]
"""Turns, swap, rooms and the sectors of the tiles."""


def as_tuple(drawn: Drawn) -> World:
    """Return a drawn map of a known pair of floors so that it can be compared."""
    return drawn.turns, drawn.swap, drawn.rooms, drawn.sectors


def all_worlds(table: Table, map: str) -> set[World]:
    """Return every way in which a map may lie that agrees with all the Hero has seen: try them all."""
    letters = "".join(sorted(table.secret.rooms))
    found: set[World] = set()
    for one, two, swap in product(range(8), range(8), range(2)):
        plain = station(f"{map}.1", f"{map}.2", (one, two), letters, swap)
        for sectors in placements(table, plain):
            if contradiction(table, plain, sectors, with_rooms=False):
                continue
            for rooms in permutations(letters):
                st = station(f"{map}.1", f"{map}.2", (one, two), rooms, swap)
                if not contradiction(table, st, sectors):
                    found.add(((one, two), swap, "".join(rooms), sectors))
    return found


def placements(table: Table, st: Station) -> Iterator[tuple[int, ...]]:
    """Return all ways to lay the islands on a map so that every tile is a sector of its floor."""
    every = sorted([*table.tiles, *table.gone], key=lambda tile: tile.number)
    places = {(st.floor[s], st.x[s], st.y[s]): s for s in range(st.size)}
    ways = []
    for island in dict.fromkeys(tile.island for tile in every):
        tiles = [tile for tile in every if tile.island == island]
        shifts = {(st.x[s] - tiles[0].x, st.y[s] - tiles[0].y) for s in range(st.size) if st.floor[s] == tiles[0].floor}
        laid = []
        for dx, dy in sorted(shifts):
            sectors = [places.get((tile.floor, tile.x + dx, tile.y + dy), -1) for tile in tiles]
            if -1 not in sectors:
                laid.append({tile.number: s for tile, s in zip(tiles, sectors, strict=True)})
        ways.append(laid)
    for way in product(*ways):
        joined = {number: s for part in way for number, s in part.items()}
        yield tuple(joined[number] for number in range(len(every)))


def markers_fit(table: Table) -> bool:
    """Whether the state markers of all tiles follow from missions and map."""
    return all(tile.markers == marker_colours(table, table.secret.sectors[tile.number]) for tile in table.tiles)
