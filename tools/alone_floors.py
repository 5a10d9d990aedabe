"""Make the library of floors for Alone: content/maps/floors.txt, from which set-up draws both floors of a station.

    python tools/alone_floors.py                 makes the shipped library again: seed 1, 400 floors of each kind
    python tools/alone_floors.py --floors 500    another number of floors 1, and of floors 2
    python tools/alone_floors.py --seed 5        other floors
    python tools/alone_floors.py --measure       measures how long the shipped library keeps its secret

A new library changes the floors of running games and saved games, because these name floors by number. Do not make it
anew after a release; add floors at the end instead.

A floor starts as a random plan: cells, links, rooms, start, stairs and switch boxes. It is changed step by step until
it has all invariants of maps and its facts (distances, shapes, doors) lie within the spread of k1 to k3. Then a family
of floors is made from it that are alike near the start or, on floor 2, near the stairs: where the Hero enters them.
Without families the first three tiles would tell the floor.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median

from brassboard.games.alone.scenario.floor import (
    COLUMNS,
    GRID_LINES,
    GRID_WIDTH,
    ROWS,
    TURNS,
    UNNAMED,
    Floor,
    swap_stair,
)
from brassboard.games.alone.scenario.library import find_floor, fitting_places, library_ids, line_of_floor
from brassboard.games.alone.scenario.registry import MAPS

FILE = Path(__file__).parents[1] / "src" / "brassboard" / "games" / "alone" / "content" / "maps" / "floors.txt"
HEADER = "Floors of Alone. The tool alone_floors makes this file; the module scenario.library reads it."
FLOORS = 400
SEED = 1
ROOMS = 4
MOST_DOORS = 3
START_TO_ROOM = 2
START_LINKS = 3
CHANGES = 600
"""How often a plan is changed before it is given up."""
LOST = 1000
WALKS = 1000
"""How many walks are measured."""
FAMILY = 20
"""How many floors are made alike."""
Cell = tuple[int, int]
Link = tuple[Cell, Cell]


class Kind:
    """Floors 1 or floors 2 of the library: their marks, where the Hero enters them, and how far around they agree."""

    def __init__(self, number: int, marks: str, entrances: str, cores: tuple[int, ...]) -> None:
        self.number = number
        self.marks = marks
        self.entrances = entrances
        self.cores = cores
        """How many steps around the entrances alike floors agree; one of these is drawn for each floor."""


KINDS = (Kind(1, "@rb!!!", "@", (2, 3, 3, 4)), Kind(2, "rb!!!", "rb", (2, 2, 3)))


# Draw a floor


class Plan:
    """The cells, links, rooms and marks of a floor that is being drawn. It never changes."""

    def __init__(self, cells: list[Cell], links: list[Link], rooms: set[Cell], marks: dict[Cell, str]) -> None:
        self.cells = cells
        self.links = links
        self.rooms = rooms
        self.marks = marks
        """Start, stairs and switch boxes, as in the map format."""

    def change(self, luck: Random, core: set[Cell]) -> "Plan":
        """Return this plan with one link, room, mark or cell in another place; all tiles of the core stay alike."""
        kind = luck.random()
        if kind < 0.4:
            return self._change_link(luck, core)
        if kind < 0.6:
            return self._change_mark(luck, core)
        if kind < 0.8:
            return self._change_room(luck, core | self.beside(core))
        return self._change_cell(luck, core | self.beside(core))

    def _change_link(self, luck: Random, core: set[Cell]) -> "Plan":
        free = [link for link in grid_links(self.cells) if link[0] not in core and link[1] not in core]
        old, new = [link for link in free if link in self.links], [link for link in free if link not in self.links]
        if not old or not new:
            return self
        gone = luck.choice(old)
        links = [link for link in self.links if link != gone] + [luck.choice(new)]
        return Plan(self.cells, links, self.rooms, self.marks)

    def _change_mark(self, luck: Random, core: set[Cell]) -> "Plan":
        old = [cell for cell in self.marks if cell not in core]
        new = [cell for cell in self.cells if cell not in core and cell not in self.marks]
        if not old or not new:
            return self
        marks = dict(self.marks)
        marks[luck.choice(new)] = marks.pop(luck.choice(old))
        return Plan(self.cells, self.links, self.rooms, marks)

    def _change_room(self, luck: Random, kept: set[Cell]) -> "Plan":
        old = [cell for cell in sorted(self.rooms) if cell not in kept]
        new = [cell for cell in self.cells if cell not in kept and cell not in self.rooms]
        if not old or not new:
            return self
        return Plan(self.cells, self.links, self.rooms - {luck.choice(old)} | {luck.choice(new)}, self.marks)

    def _change_cell(self, luck: Random, kept: set[Cell]) -> "Plan":
        """Dig a cell elsewhere, with as many links if possible."""
        old = [cell for cell in self.cells if cell not in kept]
        new = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if (x, y) not in self.cells]
        if not old or not new:
            return self
        gone, dug = luck.choice(old), luck.choice(new)
        cells = sorted([cell for cell in self.cells if cell != gone] + [dug], key=lambda cell: (cell[1], cell[0]))
        links = [link for link in self.links if gone not in link]
        free = [link for link in grid_links(cells) if dug in link and kept.isdisjoint(link)]
        links += luck.sample(free, min(len(free), len(self.links) - len(links)))
        rooms = {dug if cell == gone else cell for cell in self.rooms}
        marks = {dug if cell == gone else cell: mark for cell, mark in self.marks.items()}
        return Plan(cells, links, rooms, marks)

    def beside(self, cells: set[Cell]) -> set[Cell]:
        """Return the cells that are linked with one of these cells."""
        return {cell for link in self.links if not cells.isdisjoint(link) for cell in link}

    def core(self, kind: "Kind", radius: int) -> set[Cell]:
        """Return the cells at most this many steps from where the Hero may enter the floor."""
        cells = {cell for cell, mark in self.marks.items() if mark in kind.entrances}
        for _ in range(radius):
            cells |= self.beside(cells)
        return cells

    def faults(self, facts: "Spread", most: int = LOST) -> int:
        """Return how far this plan is from a floor with all invariants and facts within the spread; 0 if it is one.

        What takes longer to compute is left out as soon as there are more than `most`.
        """
        if not is_connected(self.cells, self.links):
            return LOST
        degree = Counter(cell for link in self.links for cell in link)
        faults = 3 * len([link for link in self.links if link[0] in self.rooms and link[1] in self.rooms])
        faults += 3 * len([cell for cell in self.cells if degree[cell] == 1 and cell not in self.rooms])
        faults += 3 * len([cell for cell, mark in self.marks.items() if mark in "rb@" and cell in self.rooms])
        faults += len([cell for cell in self.rooms if degree[cell] > MOST_DOORS])
        faults += len([cell for cell, mark in self.marks.items() if mark == "@" and degree[cell] != START_LINKS])
        faults += facts.distance({"doors": sum(degree[cell] for cell in self.rooms)})
        return faults if faults > most else faults + facts.distance(all_facts(self.floor()))

    def floor(self) -> Floor:
        return Floor("draft", grid_lines(self.cells, self.links, self.rooms, self.marks))


def draw_family(luck: Random, kind: Kind, facts: "Spread", size: int) -> Iterator[Floor]:
    """Yield up to `size` floors that are alike, none if the draw failed.

    Each differs from an earlier one only beyond some steps from the start or, on floor 2, from the stairs. So the Hero
    finds out on which floor he is only after he has come far enough to see where they differ.
    """
    first = mend(luck, draw_plan(luck, kind, facts), facts, set())
    if first is None:
        return
    family = [first]
    yield first.floor()
    for _ in range(3 * size):
        if len(family) == size:
            break
        plan = luck.choice(family)
        core = plan.core(kind, luck.choice(kind.cores))
        for _ in range(luck.randint(2, 8)):
            plan = plan.change(luck, core)
        relative = mend(luck, plan, facts, core)
        if relative is not None:
            family.append(relative)
            yield relative.floor()


def draw_plan(luck: Random, kind: Kind, facts: "Spread") -> Plan:
    """Return a random plan, most likely with many faults."""
    cells = draw_cells(luck, luck.randint(*facts.of("sectors")))
    links = draw_links(luck, cells, luck.randint(*facts.of("loops")))
    marked = luck.sample(cells, len(kind.marks))
    return Plan(cells, links, set(luck.sample(cells, ROOMS)), dict(zip(marked, kind.marks, strict=True)))


def mend(luck: Random, plan: Plan, facts: "Spread", core: set[Cell]) -> Plan | None:
    """Return a plan without faults, found by changes outside the core that make nothing worse; None if not found."""
    faults = plan.faults(facts)
    for _ in range(CHANGES):
        if not faults:
            return plan
        other = plan.change(luck, core)
        found = other.faults(facts, faults)
        if found <= faults:
            plan, faults = other, found
    return None


def draw_cells(luck: Random, size: int) -> list[Cell]:
    """Return a connected piece of the grid: the whole grid, from which cells are removed one by one."""
    cells = [(x, y) for y in range(ROWS) for x in range(COLUMNS)]
    while len(cells) > size:
        gone = luck.choice(cells)
        rest = [cell for cell in cells if cell != gone]
        if is_connected(rest, grid_links(rest)):
            cells = rest
    return cells


def grid_links(cells: Sequence[Cell]) -> list[Link]:
    """Return all links between neighbours, each from west to east or from north to south."""
    there = set(cells)
    return [((x, y), (x + dx, y + dy)) for x, y in cells for dx, dy in ((1, 0), (0, 1)) if (x + dx, y + dy) in there]


def is_connected(cells: Sequence[Cell], links: Sequence[Link]) -> bool:
    beside: dict[Cell, list[Cell]] = {cell: [] for cell in cells}
    for one, two in links:
        beside[one].append(two)
        beside[two].append(one)
    reached, waiting = {cells[0]}, [cells[0]]
    while waiting:
        for cell in beside[waiting.pop()]:
            if cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return len(reached) == len(cells)


def draw_links(luck: Random, cells: list[Cell], loops: int) -> list[Link]:
    """Return random links that connect all cells, with this many loops."""
    links = grid_links(cells)
    order = links[:]
    luck.shuffle(order)
    for link in order:
        rest = [other for other in links if other != link]
        if len(links) > len(cells) - 1 + loops and is_connected(cells, rest):
            links = rest
    return links


def grid_lines(cells: Sequence[Cell], links: Sequence[Link], rooms: set[Cell], marks: dict[Cell, str]) -> list[str]:
    """Return the nine grid lines of the map format."""
    grid = [[" "] * GRID_WIDTH for _ in range(GRID_LINES)]
    for x, y in cells:
        grid[2 * y][3 * x] = UNNAMED if (x, y) in rooms else "#"
        grid[2 * y][3 * x + 1] = marks.get((x, y), ".")
    for one, two in links:
        door = one in rooms or two in rooms
        if one[1] == two[1]:
            grid[2 * one[1]][3 * one[0] + 2] = "=" if door else "-"
        else:
            grid[2 * one[1] + 1][3 * one[0]] = "H" if door else "|"
    return ["".join(line) for line in grid]


# Judge a floor

Facts = dict[str, int]


def shape_facts(floor: Floor) -> Facts:
    """Return the facts of a floor that do not depend on stairs, start and switch boxes."""
    shapes = Counter(floor.shape)
    links = sum(1 for row in floor.link for other in row if other >= 0) // 2
    rooms = [floor.steps[one][two] for one in floor.places for two in floor.places if one < two]
    found = {
        "sectors": floor.size,
        "loops": links - floor.size + 1,
        "rooms apart": min(rooms),
        "widest": max(max(row) for row in floor.steps),
        "longest line": longest_line(floor),
    }
    return found | {shape: shapes[shape] for shape in ("straight", "bend", "t", "crossing")}


def longest_line(floor: Floor) -> int:
    """Return the most sectors that the Hero could see in one direction if all were lit and all doors open."""
    longest = 0
    for sector in range(floor.size):
        for direction in range(4):
            here, length = floor.link[sector][direction], 0
            while here >= 0:
                here, length = floor.link[here][direction], length + 1
            longest = max(longest, length)
    return longest


def start_facts(floor: Floor, start: int) -> Facts:
    steps = floor.steps[start]
    rooms = sorted(steps[place] for place in floor.places)
    return {f"start to room {n}": far for n, far in enumerate(rooms, 1)} | {"start to farthest": max(steps)}


def stair_facts(floor: Floor, start: int, red: int, blue: int) -> Facts:
    """Return the facts about stairs; those from the start count only if the floor has one (-1 if not)."""
    near = [min(to_red, to_blue) for to_red, to_blue in zip(floor.steps[red], floor.steps[blue], strict=True)]
    rooms = sorted(near[place] for place in floor.places)
    found = {"stairs apart": floor.steps[red][blue], "stairs to farthest": max(near)}
    found |= {f"stairs to room {n}": far for n, far in enumerate(rooms, 1)}
    if start >= 0:
        stairs = sorted((floor.steps[start][red], floor.steps[start][blue]))
        found |= {"start to first stair": stairs[0], "start to second stair": stairs[1]}
    return found


def switch_facts(floor: Floor, switches: Sequence[int]) -> Facts:
    apart = [floor.steps[one][two] for one in switches for two in switches if one != two]
    return {"switches apart": min(apart), "switches in rooms": len([s for s in switches if floor.room[s]])}


def all_facts(floor: Floor) -> Facts:
    switches = [sector for sector in range(floor.size) if floor.switch >> sector & 1]
    found = {"doors": len(floor.doors)}
    found |= shape_facts(floor) | stair_facts(floor, floor.start, floor.red, floor.blue) | switch_facts(floor, switches)
    return found | start_facts(floor, floor.start) if floor.start >= 0 else found


class Spread:
    """The least and the greatest value of every fact on the floors of k1 to k3.

    A distance that is the same on all of them may differ by 1, but the start is never next to a room (invariant 6).
    """

    def __init__(self) -> None:
        self.ranges: dict[str, tuple[int, int]] = {}
        for name in ("k1", "k2", "k3"):
            for floor in (MAPS[name].floor1, MAPS[name].floor2):
                for fact, n in all_facts(floor).items():
                    low, high = self.ranges.get(fact, (n, n))
                    self.ranges[fact] = (min(low, n), max(high, n))
        for fact, (low, high) in self.ranges.items():
            if low == high and (" to " in fact or " apart" in fact):
                self.ranges[fact] = (low - 1, high + 1)
        self.ranges["start to room 1"] = (START_TO_ROOM, self.of("start to room 1")[1])

    def of(self, fact: str) -> tuple[int, int]:
        return self.ranges[fact]

    def distance(self, facts: Facts) -> int:
        """Return by how much the facts leave their ranges, in all."""
        return sum(max(0, self.ranges[fact][0] - n, n - self.ranges[fact][1]) for fact, n in facts.items())

    def allow(self, facts: Facts) -> bool:
        """Return whether every fact lies within its range."""
        return self.distance(facts) == 0


# The library


def canonical(floor: Floor) -> str:
    """Return a text that is the same for all turns and mirrors of a floor, and for swapped stairs."""
    forms = []
    for turn in range(TURNS):
        turned = floor.turned(turn)
        west, north = min(turned.x), min(turned.y)
        for swap in (False, True):
            red = turned.blue if swap else turned.red
            rows = [
                (turned.y[s] - north, turned.x[s] - west, turned.sig[s] & 1023, turned.stair[s] != "", s == red)
                for s in range(turned.size)
            ]
            start = (turned.x[turned.start] - west, turned.y[turned.start] - north) if turned.start >= 0 else ()
            forms.append(repr((sorted(rows), start)))
    return min(forms)


def make_floors(kind: Kind, number: int, seed: int) -> Iterator[Floor]:
    """Yield this many floors, all different even when turned, mirrored or with swapped stairs."""
    luck, facts = Random(f"{seed} {kind.number}"), Spread()
    seen: set[str] = set()
    while True:
        for floor in draw_family(luck, kind, facts, FAMILY):
            form = canonical(floor)
            if form not in seen:
                seen.add(form)
                yield floor
            if len(seen) == number:
                return


# How long the library keeps its secret


def explore(luck: Random, floor: Floor, entrance: int, tiles: int) -> list[int]:
    """Return the sectors that a Hero reveals on a random walk from his entrance, in order, on this floor alone.

    Half of the time he explores a line of two sectors, else he moves; unknown sectors attract him.
    """
    here, revealed = entrance, [entrance]
    for _ in range(1000):
        if len(revealed) >= tiles:
            break
        ways = [direction for direction in range(4) if floor.link[here][direction] >= 0]
        new = [direction for direction in ways if floor.link[here][direction] not in revealed]
        direction = luck.choice(new or ways)
        line = [floor.link[here][direction]]
        if new and luck.random() < 0.5:
            line.append(floor.link[line[0]][direction])
        else:
            here = line[0]
        revealed += [sector for sector in line if sector >= 0 and sector not in revealed]
    return revealed[:tiles]


def hypotheses(number: int, floor: Floor, revealed: Sequence[int]) -> list[int]:
    """Return how many (library floor, turn, place of the first tile) fit after each revealed sector of a floor.

    The Hero's tiles are joined, so he knows their relative places. On floor 1 the first tile is the start. On floor 2
    it is a stair, and he does not know whether the stairs are swapped.
    """
    first = revealed[0]
    fitting = [(find_floor(id).turned(turn), place, 0) for id, turn, place in fitting_places(number, floor.sig[first])]
    if number == 2:
        swapped = swap_stair(floor.sig[first])
        fitting += [(find_floor(id).turned(turn), place, 1) for id, turn, place in fitting_places(number, swapped)]
    counts = [len(fitting)]
    for sector in revealed[1:]:
        dx, dy = floor.x[sector] - floor.x[first], floor.y[sector] - floor.y[first]
        sigs = (floor.sig[sector], swap_stair(floor.sig[sector]))
        kept = []
        for other, place, swap in fitting:
            there = other.at.get((other.x[place] + dx, other.y[place] + dy), -1)
            if there >= 0 and other.sig[there] == sigs[swap]:
                kept.append((other, place, swap))
        fitting = kept
        counts.append(len(fitting))
    return counts


def measure(number: int, walks: int, seed: int, tiles: int = 10) -> list[list[int]]:
    """Return for each number of revealed tiles the hypotheses that fitted, over random walks on random floors."""
    luck, ids = Random(seed), library_ids(number)
    found: list[list[int]] = [[] for _ in range(tiles)]
    for _ in range(walks):
        floor = find_floor(luck.choice(ids)).turned(luck.randrange(TURNS))
        entrance = floor.start if number == 1 else luck.choice((floor.red, floor.blue))
        for n, count in enumerate(hypotheses(number, floor, explore(luck, floor, entrance, tiles))):
            found[n].append(count)
    return found


def show_measure(walks: int, seed: int) -> None:
    for number in (1, 2):
        print(f"floor {number}\ntiles  median    mean  only one fits")  # noqa: T201
        for n, counts in enumerate(measure(number, walks, seed), 1):
            single = len([count for count in counts if count == 1]) / len(counts)
            print(f"{n:5}  {median(counts):6}  {sum(counts) / len(counts):6.1f}  {single:.0%}")  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--floors", type=int, default=FLOORS, help=f"how many floors of each kind (default: {FLOORS})")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--measure", action="store_true", help="measure the shipped library instead")
    args = parser.parse_args()
    if args.measure:
        show_measure(WALKS, args.seed)
        return
    floors = [floor for kind in KINDS for floor in make_floors(kind, args.floors, args.seed)]
    lines = [f"{n}/{line_of_floor(floor)}" for n, floor in enumerate(floors, 1)]
    FILE.write_text("\n".join([HEADER, *lines, ""]), "utf-8")


if __name__ == "__main__":
    main()
