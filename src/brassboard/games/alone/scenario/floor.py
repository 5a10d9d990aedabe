"""One floor of the station, as printed or turned, with the look-ups that tell where a revealed tile may lie.

A sector of a floor is a number in reading order of the printed floor. Turning a floor changes directions, coordinates
and signatures, but no numbers.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STAIRS: Final = 4
DIRECTIONS: Final = ("north", "east", "south", "west", "stairs")
ROOMS: Final = "MLCGEAQS"
"""The letters of the eight rooms: Med Bay, Laboratory, Control Room, Generator Room, Escape Pods, Armory, Crew
Quarters, Storehouse."""
UNNAMED: Final = "R"
"""A room of a library floor: set-up deals the names of rooms."""

COLUMNS: Final = 6
ROWS: Final = 5
GRID_LINES: Final = 2 * ROWS - 1
GRID_WIDTH: Final = 3 * COLUMNS - 1
TURNS: Final = 8
WALL: Final = 0
PASSAGE: Final = 1
DOOR: Final = 2
FAR: Final = 1000
"""A number of steps that stands for "cannot be reached" while distances are computed."""

DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)
PASSAGES: Final = "-|"
DOORS: Final = "=H"
STAIR_NAMES: Final = {"r": "red", "b": "blue"}
STAIR_NUMBERS: Final = {"": 0, "red": 1, "blue": 2}
Row = tuple[int, ...]
"""Numbers for one sector. The garbage collector does not look at tuples of numbers, and a library has many."""


def signature(links: tuple[int, int, int, int], room: bool, switch: bool, stair: str) -> int:
    """Return as one number what a tile shows of its sector for the whole game.

    `links` are walls (0), passages (1) and doors (2) to the north, east, south and west; `stair` is "red", "blue" or
    "".
    """
    packed = links[0] | links[1] << 2 | links[2] << 4 | links[3] << 6
    return packed | (256 if room else 0) | (512 if switch else 0) | STAIR_NUMBERS[stair] << 10


def swap_stair(sig: int) -> int:
    """Return a signature with the other stair colour; signatures without a stair stay as they are."""
    return sig ^ 3 << 10 if sig >> 10 else sig


class Floor:
    """A floor with one of its eight turns: 0 to 3 turned clockwise by quarters, 4 to 7 mirrored west-east before that.

    `Floor(id, lines)` reads the nine grid lines of a printed floor; they must have been checked. `turned` returns the
    same floor in another turn. Floors never change.
    """

    def __init__(self, id: str, lines: list[str], turn: int = 0, printed: "Floor | None" = None) -> None:
        self.id = id
        self.lines = lines
        """The grid lines as printed, without slashes, each 17 characters long."""
        self.turn = turn
        self.printed: Floor = printed if printed is not None else self
        """The same floor in turn 0."""
        self.width, self.height = (ROWS, COLUMNS) if turn % 2 else (COLUMNS, ROWS)
        self.x: list[int] = []
        self.y: list[int] = []
        self.room: list[str] = []
        """The printed letter of the room in each sector, "R" if it has no name, "" in corridors."""
        self.switch = 0
        """The sectors with a switch box, as a bit mask."""
        self.stair: list[str] = []
        """The printed colour of the stair in each sector: "red", "blue" or ""."""
        self.start = -1
        """The sector in which the Hero may start; -1 if the floor has none."""
        self.red = -1
        self.blue = -1
        self.size = 0
        self.places: list[int] = []
        """The sectors that are rooms, in reading order."""
        self.link: list[Row] = []
        """The neighbour of each sector to the north, east, south and west, or -1."""
        self.door: list[Row] = []
        """The number of the door on each of these links, or -1."""
        self.doors: list[tuple[int, int]] = []
        self.doors_of: list[Row] = []
        """The doors of each sector."""
        self.neighbours: list[tuple[tuple[int, int], ...]] = []
        """The sectors beside each sector in the printed order of directions, each with its door, or -1."""
        self.shape: list[str] = []
        """"room", or the shape of a corridor: "straight", "bend", "t" or "crossing"."""
        self.steps: list[Row] = []
        """The shortest paths on this floor alone, doors open; `FAR` if there is none."""
        self._turned: list[Floor | None] = [None] * TURNS
        if printed is None:
            self._read()
        else:
            self._turn(printed)
        self._set_lookups()

    # The printed floor

    def _read(self) -> None:
        marks = self._read_sectors()
        for sector, mark in enumerate(marks):
            if mark == "!":
                self.switch |= 1 << sector
            elif mark == "@":
                self.start = sector
            elif mark == "r":
                self.red = sector
            elif mark == "b":
                self.blue = sector
        self.size = len(marks)
        self.places = [sector for sector, letter in enumerate(self.room) if letter]
        self._read_links()
        sectors = range(self.size)
        self.doors_of = [tuple([door for door, sides in enumerate(self.doors) if s in sides]) for s in sectors]
        self.neighbours = [
            tuple([(other, door) for other, door in zip(self.link[s], self.door[s], strict=True) if other >= 0])
            for s in sectors
        ]
        self.shape = [self._shape(sector) for sector in range(self.size)]
        self.steps = [self._steps_from(sector) for sector in range(self.size)]
        self._turned[0] = self

    def _read_sectors(self) -> list[str]:
        """Take the sectors from the grid and return the second character of each."""
        marks: list[str] = []
        for y in range(ROWS):
            line = self.lines[2 * y]
            for x in range(COLUMNS):
                first, mark = line[3 * x], line[3 * x + 1]
                if first == " ":
                    continue
                self.x.append(x)
                self.y.append(y)
                self.room.append("" if first == "#" else first)
                self.stair.append(STAIR_NAMES.get(mark, ""))
                marks.append(mark)
        return marks

    def _read_links(self) -> None:
        number = {(self.x[sector], self.y[sector]): sector for sector in range(self.size)}
        link = [[-1, -1, -1, -1] for _ in range(self.size)]
        door = [[-1, -1, -1, -1] for _ in range(self.size)]
        for sector in range(self.size):
            x, y = self.x[sector], self.y[sector]
            for direction, line, at in ((EAST, 2 * y, 3 * x + 2), (SOUTH, 2 * y + 1, 3 * x)):
                if line >= GRID_LINES or at >= GRID_WIDTH or self.lines[line][at] == " ":
                    continue
                other = number[x + DX[direction], y + DY[direction]]
                link[sector][direction], link[other][direction + 2 & 3] = other, sector
                if self.lines[line][at] in DOORS:
                    door[sector][direction] = door[other][direction + 2 & 3] = len(self.doors)
                    self.doors.append((sector, other))
        self.link = [tuple(row) for row in link]
        self.door = [tuple(row) for row in door]

    def _shape(self, sector: int) -> str:
        if self.room[sector]:
            return "room"
        link = self.link[sector]
        open_sides = [direction for direction in range(4) if link[direction] >= 0]
        if len(open_sides) == 2:
            return "straight" if open_sides[1] - open_sides[0] == 2 else "bend"
        return "t" if len(open_sides) == 3 else "crossing" if len(open_sides) == 4 else "end"

    def _steps_from(self, source: int) -> "Row":
        steps = [FAR] * self.size
        steps[source] = 0
        wave = [source]
        for sector in wave:
            for other in self.link[sector]:
                if other >= 0 and steps[other] == FAR:
                    steps[other] = steps[sector] + 1
                    wave.append(other)
        return tuple(steps)

    # Turned floors

    def turned(self, turn: int) -> "Floor":
        """Return this floor in a turn from 0 to 7. Turned floors are made once."""
        known = self.printed._turned[turn]
        if known is None:
            known = Floor(self.id, self.lines, turn, self.printed)
            self.printed._turned[turn] = known
        return known

    def _turn(self, printed: "Floor") -> None:
        """Take over a printed floor, mirrored west-east if the turn is 4 or more, then turned clockwise."""
        self.size, self.start, self.red, self.blue = printed.size, printed.start, printed.red, printed.blue
        self.room, self.switch, self.stair, self.places = printed.room, printed.switch, printed.stair, printed.places
        self.doors, self.doors_of, self.neighbours = printed.doors, printed.doors_of, printed.neighbours
        self.shape, self.steps = printed.shape, printed.steps
        for sector in range(printed.size):
            x, y = turned_place(printed.x[sector], printed.y[sector], self.turn)
            link, door = [-1, -1, -1, -1], [-1, -1, -1, -1]
            for direction in range(4):
                to = turn_direction(direction, self.turn)
                link[to], door[to] = printed.link[sector][direction], printed.door[sector][direction]
            self.x.append(x)
            self.y.append(y)
            self.link.append(tuple(link))
            self.door.append(tuple(door))

    def _set_lookups(self) -> None:
        """Compute signatures and look-ups from the links as the floor now lies."""
        self.sig: list[int] = []
        """The signature of each sector."""
        self.at: dict[tuple[int, int], int] = {(self.x[sector], self.y[sector]): sector for sector in range(self.size)}
        """The sector at a place (x, y)."""
        self.links: list[tuple[int, int, int, int]] = []
        """Walls (0), passages (1) and doors (2) of each sector to the north, east, south and west."""
        for sector in range(self.size):
            kinds = [self._kind(sector, direction) for direction in range(4)]
            links = (kinds[0], kinds[1], kinds[2], kinds[3])
            room, switch = self.room[sector] != "", self.switch >> sector & 1 == 1
            sig = signature(links, room, switch, self.stair[sector])
            self.links.append(links)
            self.sig.append(sig)

    def with_signature(self, sig: int) -> list[int]:
        """Return the sectors with a signature."""
        return [sector for sector in range(self.size) if self.sig[sector] == sig]

    def _kind(self, sector: int, direction: int) -> int:
        if self.link[sector][direction] < 0:
            return WALL
        return DOOR if self.door[sector][direction] >= 0 else PASSAGE

    def __repr__(self) -> str:
        return f"<floor {self.id} turn {self.turn}>"


def turn_direction(direction: int, turn: int) -> int:
    """Return where a printed direction points after a turn."""
    if turn >= 4:
        direction = (4 - direction) % 4
    return (direction + turn) % 4


PRINTED_DIRECTIONS: Final = tuple(
    [tuple([[turn_direction(d, turn) for d in range(4)].index(to) for to in range(4)]) for turn in range(TURNS)]
)
"""For each turn: the printed direction that points north, east, south and west on the floor as it lies."""


def turned_place(x: int, y: int, turn: int) -> tuple[int, int]:
    """Return where a printed place lies after a turn: mirrored west-east if it is 4 or more, then turned clockwise."""
    if turn >= 4:
        x = COLUMNS - 1 - x
    quarters = turn % 4
    if quarters == 0:
        return x, y
    if quarters == 1:
        return ROWS - 1 - y, x
    if quarters == 2:
        return COLUMNS - 1 - x, ROWS - 1 - y
    return y, COLUMNS - 1 - x


def printed_step(x: int, y: int, turn: int) -> tuple[int, int]:
    """Return a step of columns and rows on a turned floor as it would be on the printed floor."""
    quarters = turn % 4
    if quarters == 1:
        x, y = y, -x
    elif quarters == 2:
        x, y = -x, -y
    elif quarters == 3:
        x, y = -y, x
    return (-x, y) if turn >= 4 else (x, y)


def printed_signature(sig: int, turn: int) -> int:
    """Return the signature that a sector of a turned floor has on the printed floor."""
    links = [sig >> 2 * turn_direction(direction, turn) & 3 for direction in range(4)]
    return links[0] | links[1] << 2 | links[2] << 4 | links[3] << 6 | sig >> 8 << 8
