"""Hex boards: hexes with names and terrain, edges such as rivers, links such as tunnels.

Coordinates are axial: q grows to the east, r to the south-east; rows of constant r are drawn one below the other
("pointy-top"). Hexes are numbered in the order given. A board is static; what changes is given with each question.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from brassboard.kit.bits import Bits, full, members
from brassboard.kit.movement import Reach

# Kinds of edges between two hexes that touch. A game numbers its own kinds from 1.
PLAIN: Final = 0

DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Hex:
    """One hex of a board."""

    def __init__(self, name: str, q: int, r: int, terrain: str = "") -> None:
        self.name = name
        self.q = q
        self.r = r
        self.terrain = terrain


class HexBoard:
    """A board of hexes.

    >>> hexes = [Hex("a", 0, 0, "farm"), Hex("b", 1, 0, "lake"), Hex("c", 0, 1, "farm")]
    >>> board = HexBoard(hexes, edges=[("a", "c", 1)])
    >>> [board.name(other) for other in board.neighbours[board.hex("a")]]
    ['b', 'c']
    >>> board.distance(board.hex("b"), board.hex("c")), board.edge(board.hex("c"), board.hex("a"))
    (1, 1)
    """

    def __init__(
        self,
        hexes: Sequence[Hex],
        edges: Sequence[tuple[str, str, int]] = (),
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Make a board. `edges` gives the kind of edges that are not plain; `links` join hexes that need not touch."""
        self.count = len(hexes)
        self.all: Bits = full(len(hexes))
        self.names: tuple[str, ...] = tuple([hex_.name for hex_ in hexes])
        self.terrain: tuple[str, ...] = tuple([hex_.terrain for hex_ in hexes])
        self.coordinates: tuple[tuple[int, int], ...] = tuple([(hex_.q, hex_.r) for hex_ in hexes])
        self._numbers: dict[str, int] = {}
        self._places: dict[tuple[int, int], int] = {}
        self._of_terrain: dict[str, Bits] = {}
        for number, hex_ in enumerate(hexes):
            if hex_.name in self._numbers:
                raise ValueError(f'two hexes have the name "{hex_.name}"')
            other = self._places.get((hex_.q, hex_.r))
            if other is not None:
                raise ValueError(f'hexes "{self.names[other]}" and "{hex_.name}" lie at the same place')
            self._numbers[hex_.name] = number
            self._places[hex_.q, hex_.r] = number
            self._of_terrain[hex_.terrain] = self._of_terrain.get(hex_.terrain, 0) | 1 << number
        self.beside: list[tuple[int, ...]] = [
            tuple([self._places.get((q + dq, r + dr), -1) for dq, dr in _STEPS]) for q, r in self.coordinates
        ]
        """The hex in each of the six directions, -1 where the board ends."""
        self.neighbours: list[tuple[int, ...]] = [tuple(sorted([n for n in six if n >= 0])) for six in self.beside]
        """The hexes that touch each hex, whatever lies between."""
        self.near: list[Bits] = []
        """The same as bit sets."""
        for touching in self.neighbours:
            near = 0
            for other in touching:
                near |= 1 << other
            self.near.append(near)
        self._edges: dict[int, int] = {}
        for first, second, kind in edges:
            one, two = self.hex(first), self.hex(second)
            if not self.near[one] >> two & 1:
                raise ValueError(f'edge of kind {kind} between "{first}" and "{second}": these hexes do not touch')
            self._edges[one * self.count + two] = kind
            self._edges[two * self.count + one] = kind
        self.linked: list[Bits] = [0] * self.count
        """The hexes each hex has a link to."""
        for first, second in links:
            one, two = self.hex(first), self.hex(second)
            self.linked[one] |= 1 << two
            self.linked[two] |= 1 << one

    def hex(self, name: str) -> int:
        """Return the number of a hex."""
        found = self._numbers.get(name)
        if found is None:
            some = ", ".join(self.names[:3])
            raise ValueError(f'this board has no hex "{name}"; it has {self.count}: {some} …')
        return found

    def find(self, name: str) -> int:
        """Return the number of a hex, -1 if there is none."""
        return self._numbers.get(name, -1)

    def name(self, hex_: int) -> str:
        """Return the name of a hex."""
        return self.names[hex_]

    def at(self, q: int, r: int) -> int:
        """Return the hex at these coordinates, -1 if there is none."""
        return self._places.get((q, r), -1)

    def hexes(self, *names: str) -> Bits:
        """Return the set of these hexes."""
        found = 0
        for name in names:
            found |= 1 << self.hex(name)
        return found

    def of_terrain(self, *terrains: str) -> Bits:
        """Return all hexes of these terrains."""
        found = 0
        for terrain in terrains:
            found |= self._of_terrain.get(terrain, 0)
        return found

    def edge(self, first: int, second: int) -> int:
        """Return the kind of the edge between two hexes that touch."""
        return self._edges.get(first * self.count + second, PLAIN)

    def touch(self, first: int, second: int) -> bool:
        """Whether two hexes touch, whatever the edge between them."""
        return self.near[first] >> second & 1 == 1

    def distance(self, first: int, second: int) -> int:
        """Return the distance in hexes, whatever lies between."""
        q = self.coordinates[first][0] - self.coordinates[second][0]
        r = self.coordinates[first][1] - self.coordinates[second][1]
        return max(abs(q), abs(r), abs(q + r))

    def ring(self, centre: int, radius: int) -> tuple[int, ...]:
        """Return the hexes of the board at exactly this distance, clockwise from the east corner."""
        if radius == 0:
            return (centre,)
        q, r = self.coordinates[centre]
        q += radius
        found: list[int] = []
        # From the east corner the sides of the ring run SW, W, NW, NE, E and SE.
        for side in (4, 3, 2, 1, 0, 5):
            for _ in range(radius):
                place = self._places.get((q, r), -1)
                if place >= 0:
                    found.append(place)
                q += _STEPS[side][0]
                r += _STEPS[side][1]
        return tuple(found)

    def within(self, centre: int, radius: int) -> Bits:
        """Return all hexes of the board at this distance or less, the centre included."""
        found = 0
        for hex_ in range(self.count):
            if self.distance(centre, hex_) <= radius:
                found |= 1 << hex_
        return found

    def reach(
        self, start: int, steps: int, may_step: Callable[[int, int], bool], stops: Bits = 0, hub: Bits = 0
    ) -> Reach:
        """Return distances and paths if a function decides about each step. With sets, `HexTravel` is faster."""

        def onward(hex_: int) -> Bits:
            near = self.near[hex_] | self.linked[hex_]
            if hub >> hex_ & 1:
                near |= hub & ~(1 << hex_)
            allowed = 0
            for other in members(near):
                if may_step(hex_, other):
                    allowed |= 1 << other
            return allowed

        return _flood(start, steps, onward, stops)


class HexTravel:
    """One way of travelling over one board: for each kind of edge, the hexes that can be entered over it.

    A unit that walks on land and crosses rivers into farms only is
    `HexTravel(board, {PLAIN: land, RIVER: board.of_terrain("farm")})`. All hexes of a `hub` (tunnels) are one step
    from each other; hexes entered that way, or over a link, must be enterable over a plain edge.
    """

    def __init__(self, board: HexBoard, enter: Mapping[int, Bits]) -> None:
        self.board = board
        self.land: Bits = enter.get(PLAIN, 0)
        self.steps: list[Bits] = []
        """Where one step leads from each hex, without a hub."""
        for hex_ in range(board.count):
            onward = board.linked[hex_] & self.land
            for other in board.neighbours[hex_]:
                if enter.get(board.edge(hex_, other), 0) >> other & 1:
                    onward |= 1 << other
            self.steps.append(onward)

    def near(self, hex_: int, hub: Bits = 0) -> Bits:
        """Return the hexes one step away from this hex."""
        onward = self.steps[hex_]
        if hub >> hex_ & 1:
            onward |= hub & self.land & ~(1 << hex_)
        return onward

    def reach(self, start: int, steps: int, hub: Bits = 0, blocked: Bits = 0, stops: Bits = 0) -> Bits:
        """Return all hexes in reach, the start included; `blocked` are not entered, `stops` are not left again.

        Steps below 0 are no limit.
        """
        seen = 1 << start
        front = seen
        taken = 0
        while front and taken != steps:
            reached = 0
            for hex_ in members(front):
                reached |= self.steps[hex_]
            if front & hub:
                # This adds hexes of the front themselves, but they are seen already and drop out below.
                reached |= hub & self.land
            front = reached & ~seen & ~blocked
            seen |= front
            front &= ~stops
            taken += 1
        return seen

    def paths(self, start: int, steps: int = -1, hub: Bits = 0, blocked: Bits = 0, stops: Bits = 0) -> Reach:
        """Return the distance and a shortest path to every hex in reach."""

        def onward(hex_: int) -> Bits:
            return self.near(hex_, hub) & ~blocked

        return _flood(start, steps, onward, stops)

    def path(self, start: int, target: int, hub: Bits = 0, blocked: Bits = 0, stops: Bits = 0) -> tuple[int, ...]:
        """Return a shortest path with both its ends; empty if there is none."""
        return self.paths(start, -1, hub, blocked, stops).path_to(target)


def _flood(start: int, steps: int, onward: Callable[[int], Bits], stops: Bits) -> Reach:
    distance: dict[int, int] = {start: 0}
    before: dict[int, int] = {}
    front = [start]
    taken = 0
    while front and taken != steps:
        taken += 1
        reached: list[int] = []
        for hex_ in front:
            if stops >> hex_ & 1 and hex_ != start:
                continue
            for other in members(onward(hex_)):
                if other not in distance:
                    distance[other] = taken
                    before[other] = hex_
                    reached.append(other)
        front = reached
    return Reach(start, distance, before)
