"""Check that a drawn map keeps the invariants of all maps, numbered as in the reference of the format.

Invariants 3, 4 and 8 and what a station cannot be built without are checked on every map; a map whose id starts with
`test-` may break the others.
"""

from typing import Final

from .floor import DIRECTIONS, FAR, ROOMS, Floor
from .parser import Draft, FloorDraft

LEAST_SECTORS: Final = 18
MOST_SECTORS: Final = 24
ROOMS_A_FLOOR: Final = 4
MOST_DOORS: Final = 3
STAIRS_APART: Final = 5
START_TO_ROOM: Final = 2
SWITCHES_A_FLOOR: Final = 3
SUPPLY: Final = {"straight": 7, "bend": 8, "t": 6, "crossing": 3}
"""The most corridors of each shape on a floor (invariant 8)."""


def check_map(draft: Draft) -> None:
    """Add a mistake to the draft for every broken invariant. The grids must have no mistakes of their own."""
    one, two = draft.read_floors()
    for floor in draft.floors:
        drawn = one if floor.number == 1 else two
        _check_links(draft, floor, drawn)
        _check_supply(draft, floor, drawn)
        _check_marks(draft, floor, drawn)
        if not draft.is_test:
            _check_size(draft, floor, drawn)
            _check_doors(draft, floor, drawn)
            _check_stairs(draft, floor, drawn)
            _check_switches(draft, floor, drawn)
    _check_rooms(draft, one, two)
    if not draft.is_test:
        _check_start(draft, draft.floors[0], one)


def _at(draft: Draft, floor: FloorDraft, drawn: Floor, sector: int, what: str, remedy: str) -> None:
    draft.mistake_at(floor, drawn.x[sector], drawn.y[sector], what, remedy)


# Invariants of a floor


def _check_size(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariant 1: 18 to 24 sectors, connected, with 4 rooms."""
    if not LEAST_SECTORS <= drawn.size <= MOST_SECTORS:
        remedy = f"draw {LEAST_SECTORS} to {MOST_SECTORS}"
        draft.mistake(floor.line, 1, f"floor {floor.number} has {drawn.size} sectors", remedy)
    if len(drawn.places) != ROOMS_A_FLOOR:
        what = f"floor {floor.number} has {len(drawn.places)} rooms"
        draft.mistake(floor.line, 1, what, f"draw {ROOMS_A_FLOOR}")
    apart = [sector for sector in range(drawn.size) if drawn.steps[0][sector] >= FAR]
    if apart:
        what = f"floor {floor.number} is in several pieces"
        _at(draft, floor, drawn, apart[0], what, "join this sector to the others by links")


def _check_doors(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariant 2: rooms do not touch, and have 1 to 3 doors."""
    for place in drawn.places:
        letter = drawn.room[place]
        beside = [other for other in drawn.link[place] if other >= 0]
        if not 1 <= len(beside) <= MOST_DOORS:
            what = f"room {letter} has {len(beside)} doors"
            _at(draft, floor, drawn, place, what, f"draw 1 to {MOST_DOORS}")
        for other in beside:
            if drawn.room[other] and other > place:
                what = f"rooms {letter} and {drawn.room[other]} touch"
                _at(draft, floor, drawn, place, what, "put a corridor between them, or a wall")


def _check_links(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariants 3 and 4: doors are exactly the links of rooms, and no corridor is a dead end."""
    for sector in range(drawn.size):
        for direction in (1, 2):
            other = drawn.link[sector][direction]
            if other < 0:
                continue
            side = DIRECTIONS[direction]
            needs_door = bool(drawn.room[sector] or drawn.room[other])
            is_door = drawn.door[sector][direction] >= 0
            if needs_door and not is_door:
                remedy = "draw a door there: = to the east, H to the south"
                _at(draft, floor, drawn, sector, f"the link of a room to the {side} is a passage", remedy)
            elif is_door and not needs_door:
                remedy = "draw a passage there: - to the east, | to the south"
                _at(draft, floor, drawn, sector, f"the link of two corridors to the {side} is a door", remedy)
        links = len([other for other in drawn.link[sector] if other >= 0])
        if not drawn.room[sector] and links < 2:
            remedy = "give a corridor 2 links or more"
            _at(draft, floor, drawn, sector, f"this corridor is a dead end with {_counted(links)}", remedy)


def _check_stairs(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariant 5: one stair of each colour, at least 5 steps apart. `_check_marks` refuses a second one."""
    for mark, colour, sector in (("r", "red", drawn.red), ("b", "blue", drawn.blue)):
        if sector < 0:
            what = f"floor {floor.number} has no {colour} stair"
            draft.mistake(floor.line, 1, what, f'write "{mark}" behind the # of a corridor')
    if drawn.red >= 0 and drawn.blue >= 0:
        apart = drawn.steps[drawn.red][drawn.blue]
        if apart < STAIRS_APART:
            what = f"the stairs are {apart} steps apart"
            _at(draft, floor, drawn, drawn.red, what, f"put them {STAIRS_APART} or more steps apart")


def _check_switches(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariant 7: three switch boxes."""
    found = drawn.switch.bit_count()
    if found != SWITCHES_A_FLOOR:
        what = f"floor {floor.number} has {found} switch boxes"
        draft.mistake(floor.line, 1, what, f"write ! in {SWITCHES_A_FLOOR} sectors")


def _check_supply(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariant 8: at most 7 straight corridors, 8 bends, 6 T and 3 crossings."""
    for shape, most in SUPPLY.items():
        sectors = [sector for sector in range(drawn.size) if drawn.shape[sector] == shape]
        if len(sectors) > most:
            what = f"floor {floor.number} has {len(sectors)} corridors of the shape {shape}"
            _at(draft, floor, drawn, sectors[most], what, f"draw at most {most}")


def _check_marks(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Check that stairs and the start are drawn at most once, in corridors, and the start on floor 1."""
    names = {"r": "red stair", "b": "blue stair", "@": "start"}
    first: dict[str, int] = {}
    for sector in range(drawn.size):
        mark = floor.rows[2 * drawn.y[sector]][3 * drawn.x[sector] + 1]
        if mark not in names:
            continue
        if mark in first:
            what = f"floor {floor.number} has a second {names[mark]}"
            _at(draft, floor, drawn, sector, what, "draw one only")
        first.setdefault(mark, sector)
        if drawn.room[sector]:
            _at(draft, floor, drawn, sector, f"the {names[mark]} is in a room", "put it into a corridor")
        if mark == "@" and floor.number == 2:
            _at(draft, floor, drawn, sector, "the start is on floor 2", "put it on floor 1")


# Invariants of the whole map


def _check_rooms(draft: Draft, one: Floor, two: Floor) -> None:
    """Invariant 2: every room occurs once. A test map may leave rooms out."""
    seen: dict[str, int] = {}
    for floor in draft.floors:
        drawn = one if floor.number == 1 else two
        for place in drawn.places:
            letter = drawn.room[place]
            if letter in seen:
                _at(draft, floor, drawn, place, f"room {letter} occurs twice", "use each letter once on a map")
            seen[letter] = place
    missing = [letter for letter in ROOMS if letter not in seen]
    if missing and not draft.is_test:
        what = f"the map has no room {' and no room '.join(missing)}"
        draft.mistake(draft.id_line, 1, what, f"draw each of {' '.join(ROOMS)} once")


def _counted(links: int) -> str:
    return "1 link" if links == 1 else f"{links} links"


def _check_start(draft: Draft, floor: FloorDraft, drawn: Floor) -> None:
    """Invariant 6: the Hero starts in a corridor with 3 or 4 links, at least 2 steps from any room."""
    start = drawn.start
    if start < 0:
        draft.mistake(floor.line, 1, "floor 1 has no start", 'write "@" behind the # of a corridor with 3 or 4 links')
        return
    links = len([other for other in drawn.link[start] if other >= 0])
    if links < 3:
        _at(draft, floor, drawn, start, f"the start has {_counted(links)}", "put it into a corridor with 3 or 4")
    near = [drawn.room[place] for place in drawn.places if drawn.steps[start][place] < START_TO_ROOM]
    if near:
        what = f"the start is next to room {' and '.join(near)}"
        _at(draft, floor, drawn, start, what, f"put it {START_TO_ROOM} or more steps from any room")
