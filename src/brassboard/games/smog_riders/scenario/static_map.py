"""The fixed map of a scenario: its rooms and doors, lines of sight, and where a turret may stand.

The Stygian board is here too: six paths of Access, outer and inner Passage that meet in the Eye.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from brassboard.kit import bits
from brassboard.kit.bits import Bits
from brassboard.kit.grid import STRAIGHT, WALL
from brassboard.kit.sight import SIDES, Sight
from brassboard.kit.steps import Layout

from ..content import CHARACTERS
from ..data.actions import At, Close, Deploy, Emplace, In, Move, Open, Post, Roll, Take, Through
from .registry import SCENARIOS, Scenario

PLAIN: Final = "plain"
GUARDED: Final = "guarded:"
SEALED: Final = "sealed"
KEPT_LAYOUTS: Final = 256


class Site:
    """A scenario's map of squares and rooms (SR-SETUP-01), with everything that can be computed before a game."""

    def __init__(self, scenario: Scenario) -> None:
        board = scenario.board
        self.scenario = scenario
        self.board = board
        self.walk = board.walk
        self.sight = Sight(board, rule=SIDES)
        self.room_of = board.room_of
        self.rooms: list[Bits] = board.rooms
        self.squares_of: list[list[int]] = [list(bits.members(room)) for room in board.rooms]
        self.names = board.names
        self.bit: list[Bits] = [1 << square for square in range(board.cells)]
        self.areas: list[bool] = [
            number in scenario.areas or number in scenario.exit_rooms for number in range(len(board.rooms))
        ]
        self.area_squares: Bits = 0
        for number, squares in enumerate(board.rooms):
            if self.areas[number]:
                self.area_squares |= squares
        self._foreign: dict[int, Bits] = {}
        self.ordinary: list[int] = [number for number, area in enumerate(self.areas) if not area]
        self._set_doors(scenario)
        # SR-TUR-02, SR-TUR-03: beside a wall and not in front of a door; SR-RULING-97: never in an area.
        self.turret_squares: Bits = self._walls() & ~self.door_squares & ~self.area_squares
        self._set_actions()

    def _set_doors(self, scenario: Scenario) -> None:
        board = self.board
        self.sides: list[tuple[int, int]] = [board.door_sides(door) for door in range(len(board.doors))]
        """The two squares that each door joins."""
        self.joins: list[tuple[int, int]] = [(self.room_of[one], self.room_of[two]) for one, two in self.sides]
        """The two rooms that each door joins."""
        self.kinds: list[str] = [state if state.startswith((SEALED, GUARDED)) else PLAIN for state in board.door_states]
        self.guards: list[str] = [state[len(GUARDED) :] if state.startswith(GUARDED) else "" for state in self.kinds]
        """The id of the turret that guards each door, or ""."""
        self.plain_doors: int = bits.bits_of([door for door, kind in enumerate(self.kinds) if kind == PLAIN])
        self.barred: list[int] = [door for door, kind in enumerate(self.kinds) if kind != PLAIN]
        """The doors that are sealed or guarded when the game begins."""
        self.guarded: list[tuple[int, str]] = [(door, guard) for door, guard in enumerate(self.guards) if guard]
        self.doors_of: list[list[int]] = [
            [door for door, joined in enumerate(self.joins) if room in joined] for room in range(len(self.rooms))
        ]
        self.doors_at: list[tuple[int, ...]] = [board.doors_beside(square) for square in range(board.cells)]
        self.edges: list[Bits] = [1 << edge for edge in board.doors]
        self.first_open: int = bits.bits_of([door for door, state in enumerate(board.door_states) if state == "open"])
        self.door_squares: Bits = bits.bits_of([square for sides in self.sides for square in sides])
        self._opened: dict[int, Bits] = {}
        self._layouts: dict[int, Layout] = {}

    def _walls(self) -> Bits:
        """Return the squares with a wall on at least one of their four sides (SR-TUR-02)."""
        found = 0
        for square in bits.members(self.board.squares):
            for direction in STRAIGHT:
                beside = self.board.beside(square, direction)
                if beside < 0 or self.board.kinds[self.board.between(square, beside)] == WALL:
                    found |= 1 << square
        return found

    def _set_actions(self) -> None:
        """Make every action that names a square, room or door once, so that questions can share them."""
        names, doors = self.board.names, self.board.door_names
        self.moves: Mapping[str, Sequence[Move]] = {who: [Move(who, name) for name in names] for who in CHARACTERS}
        self.takes: Mapping[str, Sequence[Take]] = {who: [Take(who, name) for name in names] for who in CHARACTERS}
        self.opens: Mapping[str, Sequence[Open]] = {who: [Open(who, name) for name in doors] for who in CHARACTERS}
        self.closes: Mapping[str, Sequence[Close]] = {who: [Close(who, name) for name in doors] for who in CHARACTERS}
        self.deploys: Mapping[str, Sequence[Deploy]] = {
            who: [Deploy(who, name) for name in names] for who in CHARACTERS
        }
        self.posts = [Post(name) for name in names]
        self.emplacements = [Emplace(name) for name in names]
        self.ats = [At(name) for name in names]
        self.ins = [In(name) for name in self.board.room_names]
        self.rolls = [Roll(name) for name in self.board.room_names]
        self.throughs = [Through(name) for name in doors]

    def foreign_areas(self, own: int) -> Bits:
        """Return the squares of all start areas except this one."""
        known = self._foreign.get(own)
        if known is None:
            known = 0
            for area in self.scenario.areas:
                if area != own:
                    known |= self.rooms[area]
            self._foreign[own] = known
        return known

    def opened(self, doors: int) -> Bits:
        """Return the edges of these open doors."""
        known = self._opened.get(doors)
        if known is None:
            known = self._opened[doors] = self.board.door_edges(doors)
        return known

    def layout(self, doors: int) -> Layout:
        """Return the possible steps while these doors are open. Layouts are cached."""
        known = self._layouts.get(doors)
        if known is None:
            if len(self._layouts) >= KEPT_LAYOUTS:
                self._layouts.clear()
            known = self._layouts[doors] = self.walk.layout(self.opened(doors))
        return known

    def near(self, square: int, doors: int) -> Bits:
        """Return the squares adjacent to this one (SR-RULING-24)."""
        return self.layout(doors).near(square)

    def adjacent(self, one: int, two: int, doors: int) -> bool:
        """Return whether two squares are adjacent (SR-RULING-24)."""
        return self.near(one, doors) >> two & 1 == 1

    def sees(self, one: int, two: int, doors: int, blockers: Bits) -> bool:
        """Return whether a line of sight joins two squares (SR-LOS-01, SR-RULING-22).

        One free line of the 16 candidates is enough (SR-LOS-03, SR-RULING-08).
        """
        return self.sight.sees(one, two, self.opened(doors), 0, blockers)

    def door_between(self, origin: int, target: int, doors: int) -> int:
        """Return the open door that a step between two rooms uses, straight or around its corner.

        -1 if there is none.
        """
        rooms = (self.room_of[origin], self.room_of[target])
        for door, joined in enumerate(self.joins):
            if doors >> door & 1 and rooms in (joined, joined[::-1]):
                sides = self.sides[door]
                if origin in sides or target in sides:
                    return door
        return -1

    def distances(self, start: int, passable: int) -> list[Bits]:
        """Return the squares by their number of steps from a square, ignoring figures (SR-RULING-105).

        First come the squares inside the room, then those through the passable doors, open or not; areas are never
        entered.
        """
        inside = self.walk.waves(start, -1, 0, 0, ~self.rooms[self.room_of[start]])
        beyond = self.walk.waves(start, -1, self.opened(passable), 0, self.area_squares)
        here = self.rooms[self.room_of[start]]
        return [*inside, *[wave & ~here for wave in beyond]]


SITES: Final[dict[str, Site]] = {}


def site(scenario: str) -> Site:
    """Return the fixed map of a scenario; it is made when first needed."""
    known = SITES.get(scenario)
    if known is None:
        known = SITES[scenario] = Site(SCENARIOS[scenario])
    return known


# The Stygian board: paths 0 to 5, each of Access, outer Passage and inner Passage; then the Eye (SR-STY-01)

PATHS: Final = 6
EYE: Final = 18
ASTRAL_NAMES: Final = (
    *[f"access{path + 1}" for path in range(PATHS)],
    *[f"outer{path + 1}" for path in range(PATHS)],
    *[f"inner{path + 1}" for path in range(PATHS)],
    "eye",
)
ASTRAL: Final = {name: square for square, name in enumerate(ASTRAL_NAMES)}


def on_access(square: int) -> bool:
    """Return whether a Stygian square is an Access."""
    return square < PATHS


def outward(square: int) -> int:
    """Return the next square toward the Access; -1 from an Access. From the Eye there are six (see the tide)."""
    return square - PATHS if square >= PATHS else -1


def astral_neighbours(square: int) -> tuple[int, ...]:
    """Return the Stygian squares one step away along the paths, the inward one first (SR-STY-01)."""
    if square == EYE:
        return tuple(range(2 * PATHS, 3 * PATHS))
    inward = EYE if square >= 2 * PATHS else square + PATHS
    return (inward, square - PATHS) if square >= PATHS else (inward,)


def gaps_beside(square: int) -> tuple[int, int]:
    """Return the two gaps beside a path, numbered 1 to 6; gap k lies between path k and the next (SR-STY-02)."""
    path = square % PATHS
    return (path + PATHS - 1) % PATHS + 1, path + 1


def astral_distances(start: int) -> list[list[int]]:
    """Return the Stygian squares by their number of steps from a square."""
    rings, seen = [[start]], {start}
    while rings[-1]:
        following = [n for square in rings[-1] for n in astral_neighbours(square)]
        ring = [square for square in dict.fromkeys(following) if square not in seen]
        seen.update(ring)
        rings.append(ring)
    return rings[:-1]
