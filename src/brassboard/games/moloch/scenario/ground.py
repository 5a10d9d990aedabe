"""The ground of a chapter: its squares, walls, doors and windows, and what they mean for steps, sight, cover and fire.

A `Ground` is the drawn map and never changes. Doors that were opened, burnt or wrecked and walls that became rubble are
"gone" edges: `ground.layout(gone)` is the map without them, on which all questions are asked. Edges have the numbers of
`kit.grid`; a square is named by its column and row, H5.
"""

from typing import Final

from brassboard.kit.bits import Bits, bits_of, full, members
from brassboard.kit.grid import DOOR, OPEN, OWN_KIND, STRAIGHT, WALL, WINDOW
from brassboard.kit.maps import read_map
from brassboard.kit.movement import Movement
from brassboard.kit.sight import Sight
from brassboard.kit.squares import SquareBoard
from brassboard.kit.steps import Layout as Steps

from .lines import Line, Reach

RUBBLE: Final = OWN_KIND
"""A wall that lies in ruins from the start: an open edge that is drawn as rubble."""
LETTERS: Final = {"R": RUBBLE}
CLIMB: Final = 2
"""The points it costs to climb through a window (RM-ACT-08)."""
PLAIN: Final = "."
MARKS: Final = "gasbvempcfoq"
"""The letters a square may have; a capital letter means the same on an inside square."""
KEPT_LAYOUTS: Final = 512


class Ground:
    """The map of a chapter as it was drawn (RM-BOARD-03, RM-BOARD-05, RM-BOARD-08).

    >>> ground = Ground('''
    ... +-+-+-+
    ... |g .D,|
    ... + + +W+
    ... |. c|,|
    ... +-+-+-+
    ... ''')
    >>> ground.names[ground.doors[0]], ground.name_of(ground.inside)
    ('B1', 'C1 C2')
    >>> shut, opened = ground.layout(0), ground.layout(1 << ground.doors[0])
    >>> a1, c1 = ground.square("A1"), ground.square("C1")
    >>> shut.sees(a1, c1), opened.sees(a1, c1), ground.distance(a1, c1)
    (False, True, 2)
    """

    def __init__(self, drawing: str) -> None:
        board = SquareBoard(read_map(drawing, LETTERS))
        self.board = board
        self.width = board.width
        self.height = board.height
        self.cells = board.cells
        self.names: tuple[str, ...] = board.names
        self.marks: tuple[str, ...] = tuple([_mark(mark) for mark in board.marks])
        """The letter of each square in lower case; "." is a plain one."""
        self.inside: Bits = bits_of(
            [square for square, mark in enumerate(board.marks) if mark == "," or mark != mark.lower()]
        )
        self.crates: Bits = self.marked("c")
        self.squares: Bits = full(board.cells) & ~self.crates
        """All squares but crates."""
        self.start: Bits = self.marked("g")
        self.exits: Bits = self.marked("e")
        self.manholes: Bits = self.marked("m")
        self.points: Bits = self.marked("p")
        self.objects: Bits = self.marked("o")
        self.altar: Bits = self.marked("q")
        self.fires: Bits = self.marked("f")
        # Start squares of figures, in reading order.
        self.agents: tuple[int, ...] = members(self.marked("a"))
        self.minions: tuple[int, ...] = members(self.marked("s"))
        self.bobbies: tuple[int, ...] = members(self.marked("b"))
        self.named_allies: tuple[int, ...] = members(self.marked("v"))
        self.doors: tuple[int, ...] = board.doors
        self.door_names: tuple[str, ...] = board.door_names
        self.door_edges: Bits = board.of_kind(DOOR)
        self.windows: Bits = board.of_kind(WINDOW)
        self.rubble: Bits = board.of_kind(RUBBLE)
        self.breakable: Bits = board.of_kinds((WALL, DOOR))
        """Walls and doors that are not the rim."""
        self.crate_edges: Bits = board.edges_round(self.crates)
        self.curtain_doors: Bits = 0
        self.curtain_windows: Bits = 0
        self.walk: Movement = Movement(board, {OPEN: 1, RUBBLE: 1, WINDOW: CLIMB}, 1, diagonal_kinds=(OPEN, RUBBLE))
        self.touch: Movement = Movement(board, {OPEN: 1, RUBBLE: 1, WINDOW: 1}, 1)
        self.sight: Sight = Sight(board)
        self._layouts: dict[Bits, Layout] = {}
        self._zone: Bits = -1

    @property
    def zone(self) -> Bits:
        """The start zone: the start squares of gentlemen and the squares adjacent to them."""
        if self._zone < 0:
            self._zone = self.start | self.layout(0).beside(self.start)
        return self._zone

    def hang_curtain(self, area: Bits) -> None:
        """Hang a curtain round an area: while all its doors are closed, nobody sees through its windows.

        This must come before the first layout is asked for.
        """
        rim = self.rim_of(area)
        self.curtain_doors = rim & self.door_edges
        self.curtain_windows = rim & self.windows
        self._layouts.clear()

    # Names

    def marked(self, letter: str) -> Bits:
        """Return the squares with this letter."""
        return bits_of([square for square, mark in enumerate(self.marks) if mark == letter])

    def square(self, name: str) -> int:
        """Return the square with this name."""
        return self.board.square(name)

    def find(self, name: str) -> int:
        """Return the square with this name, -1 if there is none."""
        return self.board.find(name)

    def name_of(self, squares: Bits) -> str:
        """Return the names of these squares, for messages and tests."""
        return " ".join([self.names[square] for square in members(squares)])

    def squares_of(self, names: str) -> Bits:
        """Return the squares with these names, written with blanks between them."""
        return bits_of([self.board.square(name) for name in names.split()])

    def area(self, first: int, last: int) -> Bits:
        """Return the squares of the rectangle between two corners, crates left out."""
        rows = sorted((first // self.width, last // self.width))
        columns = sorted((first % self.width, last % self.width))
        found = 0
        for row in range(rows[0], rows[1] + 1):
            for column in range(columns[0], columns[1] + 1):
                found |= 1 << (row * self.width + column)
        return found & self.squares

    # Edges

    def sides(self, edge: int) -> tuple[int, int]:
        """Return the two squares an edge lies between."""
        return self.board.sides(edge)

    def edge_between(self, first: int, second: int) -> int:
        """Return the edge between two squares side by side, -1 if they are not."""
        return self.board.between(first, second)

    def edge_name(self, edge: int) -> str:
        """Return the name of an edge: the two squares it lies between, H5-H6."""
        first, second = self.board.sides(edge)
        return f"{self.names[first]}-{self.names[second]}"

    def edge(self, name: str) -> int:
        """Return the edge with this name, -1 if there is none."""
        first, _, second = name.partition("-")
        one, other = self.board.find(first), self.board.find(second)
        return -1 if one < 0 or other < 0 else self.board.between(one, other)

    def door_of(self, edge: int) -> int:
        """Return the number of the door on this edge, -1 if there is none."""
        for door, other in enumerate(self.doors):
            if other == edge:
                return door
        return -1

    def edges_of(self, square: int) -> list[int]:
        """Return the edges of a square that are not the rim: north, east, south, west."""
        found: list[int] = []
        for direction in STRAIGHT:
            edge = self.board.edge(square, direction)
            if edge >= 0 and self.board.inner >> edge & 1:
                found.append(edge)
        return found

    def rim_of(self, area: Bits) -> Bits:
        """Return the edges between the squares of an area and the others."""
        found = 0
        for edge in members(self.board.edges_round(area)):
            first, second = self.board.sides(edge)
            if (area >> first ^ area >> second) & 1:
                found |= 1 << edge
        return found

    # Questions

    def distance(self, first: int, second: int) -> int:
        """Return the distance in squares, walls ignored (RM-RULING-24, RM-BOARD-01)."""
        return self.board.squares_apart(first, second)

    def within(self, square: int, distance: int) -> Bits:
        """Return the squares at most so far away, its own included, crates left out."""
        row, column = divmod(square, self.width)
        top, bottom = max(0, row - distance), min(self.height - 1, row + distance)
        left, right = max(0, column - distance), min(self.width - 1, column + distance)
        return self.area(top * self.width + left, bottom * self.width + right)

    def layout(self, gone: Bits) -> "Layout":
        """Return the map without these edges. Layouts are cached."""
        known = self._layouts.get(gone)
        if known is None:
            if len(self._layouts) >= KEPT_LAYOUTS:
                self._layouts.clear()
            known = self._layouts[gone] = Layout(self, gone)
        return known


class Layout:
    """The map of a chapter while some of its edges are gone (RM-BOARD-04, RM-BOARD-09)."""

    def __init__(self, ground: Ground, gone: Bits) -> None:
        cells = ground.cells
        self.ground = ground
        self.gone = gone
        touch = ground.touch.layout(gone, ground.crate_edges)
        walk = ground.walk.layout(gone, ground.crate_edges)
        self.adjacent: list[Bits] = [touch.near(square) for square in range(cells)]
        """The squares adjacent to each square for melee and effects, through windows too, not its own (RM-RULING-19).

        A crate is adjacent to nothing: nothing stands on it.
        """
        self.steps: list[tuple[tuple[int, int], ...]] = [_steps(walk, square) for square in range(cells)]
        """The steps from each square, as if there were no figures: the square and its cost, 1 or CLIMB."""
        self.closed: Bits = ground.door_edges & ~gone
        """The edges of the doors that are closed."""
        self.spread: list[Bits] = [self._spread(square) for square in range(cells)]
        """The squares that a fire can spread to from each square (RM-RULING-88)."""
        self._dark: Bits = ground.crate_edges
        """The edges that block sight besides walls and closed doors."""
        if ground.curtain_windows and not gone & ground.curtain_doors:
            self._dark |= ground.curtain_windows
        self._visible: list[Bits] = [0] * cells
        self._pairs: dict[int, bool] = {}
        """For pairs of squares, whether they see each other: most squares are never asked for all they see."""
        self._lines: dict[int, Line | None] = {}
        self._door_steps: list[tuple[tuple[int, int], ...]] | None = None
        self._free_steps: list[tuple[tuple[int, int], ...]] | None = None

    def _spread(self, square: int) -> Bits:
        """Return where fire goes: diagonally as figures step, straight also through windows and closed doors."""
        found = bits_of([target for target, _ in self.steps[square]])
        for edge in self.ground.edges_of(square):
            if self.closed >> edge & 1:
                first, second = self.ground.sides(edge)
                found |= 1 << (second if first == square else first)
        # A crate never burns, nor does a fire lie on one (RM-RULING-47).
        return found & ~self.ground.crates if not self.ground.crates >> square & 1 else 0

    # Adjacency

    def beside(self, squares: Bits) -> Bits:
        """Return all squares adjacent to at least one of these."""
        found = 0
        for square in members(squares):
            found |= self.adjacent[square]
        return found

    def is_adjacent(self, first: int, second: int) -> bool:
        """Return whether two different squares are adjacent (RM-BOARD-02, RM-RULING-18)."""
        return self.adjacent[first] >> second & 1 == 1

    # Sight

    def sees(self, first: int, second: int) -> bool:
        """Return whether there is a line of sight; a square sees itself. Nobody sees a crate."""
        seen = self._visible[first]
        if seen:
            return seen >> second & 1 == 1
        key = min(first, second) * self.ground.cells + max(first, second)
        known = self._pairs.get(key)
        if known is None:
            known = first == second or (
                self.ground.squares >> second & 1 == 1 and self.ground.sight.sees(first, second, self.gone, self._dark)
            )
            self._pairs[key] = known
        return known

    def visible(self, square: int) -> Bits:
        """Return all squares in line of sight, its own included, crates left out."""
        seen = self._visible[square]
        if not seen:
            seen = self.ground.sight.visible(square, self.gone, self._dark) & ~self.ground.crates | 1 << square
            self._visible[square] = seen
        return seen

    def line(self, first: int, second: int) -> Line | None:
        """Return the line of sight between two squares, None if it is blocked."""
        key = min(first, second) * self.ground.cells + max(first, second)
        if key in self._lines:
            return self._lines[key]
        made = self._draw(first, second)
        self._lines[key] = made
        return made

    def _draw(self, first: int, second: int) -> Line | None:
        if not self.sees(first, second):
            return None
        if first == second:
            return Line(False, 0)
        sight = self.ground.sight
        # RM-RULING-20: at a corner the line has cover if every free way round crosses a window.
        window = sight.covered(first, second, self.ground.windows, self.gone, self._dark)
        return Line(window, sight.lines(first, second)[0].squares)

    # Doors and walls

    def doors_beside(self, square: int) -> tuple[int, ...]:
        """Return the closed doors on the four edges of a square, by their numbers (RM-RULING-50)."""
        found = [self.ground.door_of(edge) for edge in self.ground.edges_of(square) if self.closed >> edge & 1]
        return tuple(sorted(found))

    def walls_beside(self, square: int) -> tuple[int, ...]:
        """Return the edges of a square that are walls or closed doors and not the rim: those that can be wrecked."""
        left = self.ground.breakable & ~self.gone
        return tuple([edge for edge in self.ground.edges_of(square) if left >> edge & 1])

    def door_burnt(self, first: int, second: int) -> int:
        """Return the edge of the closed door that burns when fire spreads between two squares, -1 if none does."""
        edge = self.ground.edge_between(first, second)
        return edge if edge >= 0 and self.closed >> edge & 1 else -1

    # Movement

    def cost(self, origin: int, target: int, climb: int = CLIMB) -> int:
        """Return the points one step costs, 0 if there is no such step (RM-BOARD-07)."""
        for square, cost in self.steps[origin]:
            if square == target:
                return cost if cost < CLIMB else climb
        return 0

    def over_crates(self, square: int) -> tuple[tuple[int, int], ...]:
        """Return the steps from a square, with their costs, of a figure that may cross crates."""
        if self._free_steps is None:
            walk = self.ground.walk.layout(self.gone)
            self._free_steps = [_steps(walk, other) for other in range(self.ground.cells)]
        return self._free_steps[square]

    def reach(
        self,
        start: int,
        points: int,
        blocked: Bits = 0,
        climb: int = CLIMB,
        door: int = 0,
        over_crates: bool = False,
    ) -> Reach:
        """Return the squares that so many points reach; points below 0 are no limit.

        `blocked` squares cannot be entered. A window costs `climb`, 0 forbids it; opening a door costs `door` and the
        step through it 1 more, 0 leaves doors closed. With `over_crates` the figure also crosses crates.
        """
        costs = [-1] * self.ground.cells
        before = [-1] * self.ground.cells
        costs[start] = 0
        places = 1 << start
        waves: list[list[int]] = [[start]]
        spent = 0
        while spent < len(waves):
            for square in waves[spent]:
                if costs[square] != spent:
                    continue  # A cheaper way was found after this square was put here.
                for target, price in self._ways(square, door > 0, over_crates):
                    if price == CLIMB:
                        if not climb:
                            continue
                        price = climb
                    elif price < 0:
                        price = 1 + door
                    total = spent + price
                    if blocked >> target & 1 or 0 <= points < total or 0 <= costs[target] <= total:
                        continue
                    costs[target] = total
                    before[target] = square
                    places |= 1 << target
                    while len(waves) <= total:
                        waves.append([])
                    waves[total].append(target)
            spent += 1
        return Reach(start, costs, before, places)

    def _ways(self, square: int, doors: bool, over_crates: bool) -> tuple[tuple[int, int], ...]:
        """Return the steps from a square; through a closed door the cost is given as -1."""
        steps = self.over_crates(square) if over_crates else self.steps[square]
        if not doors or not self.closed:
            return steps
        if self._door_steps is None:
            self._door_steps = [self._through_doors(other) for other in range(self.ground.cells)]
        return steps + self._door_steps[square]

    def _through_doors(self, square: int) -> tuple[tuple[int, int], ...]:
        """Return the steps from a square that are possible once a closed door on one of its edges is opened."""
        ground = self.ground
        found: list[tuple[int, int]] = []
        for edge in ground.edges_of(square):
            if not self.closed >> edge & 1 or ground.crate_edges >> edge & 1:
                continue
            first, second = ground.sides(edge)
            behind = second if first == square else first
            found.append((behind, -1))
            # The step may also go round the corner behind the door, if it costs no climbing.
            for target, price in self.steps[behind]:
                diagonal = ground.edge_between(square, target) < 0 and ground.distance(square, target) == 1
                if diagonal and price == 1 and ground.edge_between(behind, target) >= 0:
                    found.append((target, -1))
        return tuple(found)


def _mark(mark: str) -> str:
    return PLAIN if mark == "," else mark.lower()


def _steps(walk: Steps, square: int) -> tuple[tuple[int, int], ...]:
    """Return the steps from a square with their costs, cheapest first."""
    found: list[tuple[int, int]] = []
    for price, cost in enumerate(walk.costs):
        for target in members(walk.spread(1 << square, price)):
            found.append((target, cost))
    return tuple(found)
