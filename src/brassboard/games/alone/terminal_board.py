"""The board as text for the terminal: the maze of the Hero, and the whole secret map for those who may see it.

A sector is a room's letter or `#`, then `!` for a switch box, `r` or `b` for a stair, `*` for light, `x` for a danger
marker, `?` for a state marker and `@` for the Hero. Creatures follow a colon by the first letter of their kind, in
capitals if the Hero sees them, with their number in the maze or, on the secret map, of Evil (`w3` is `c3`), and `'` if
they are wounded. A passage is `-` or `|`, a door `=` or `H`, a blocked door `X`.
"""

from typing import Final

from .data.table import Table, Tile
from .queries import marker_colours, station, tile_name
from .rules.maze import links_of

CREATURES: Final = {
    "spore": "s", "parasite": "p", "cultist": "c", "hybrid": "h", "worm": "w", "matriarch": "m", "apostle": "a",
}  # fmt: skip
"""The letter of each kind."""
EAST: Final = " -="
SOUTH: Final = " |H"
BLOCKED: Final = "X"


class Cell:
    """A sector of a drawing: its text, and the signs of its links to the north, east, south and west."""

    def __init__(self, text: str, links: list[str]) -> None:
        self.text = text
        self.north, self.east, self.south, self.west = links


Cells = dict[tuple[int, int], Cell]


def draw_table(table: Table) -> str:
    """Return the secret map if this table shows it, else the maze."""
    parts = draw_station(table) if table.secret.floors else draw_maze(table)
    return "\n\n".join(parts) + "\n"


def draw_station(table: Table) -> list[str]:
    """Return both floors of the secret map with the names of columns and rows; hidden sectors are in brackets."""
    st, secret = station(table), table.secret
    floors: list[str] = []
    for floor in (1, 2):
        cells: Cells = {}
        for sector in range(st.size):
            if st.floor[sector] != floor:
                continue
            signs = sector_signs(
                st.room[sector], bool(st.switch >> sector & 1), st.stair[sector], bool(secret.lit >> sector & 1),
                bool(secret.danger >> sector & 1), bool(marker_colours(table, sector)), sector == secret.hero,
            )  # fmt: skip
            there = [one for one in secret.creatures if one.sector == sector]
            signs += creature_signs([(one.kind, one.id, one.wounded, one.figure >= 0) for one in there])
            text = signs if secret.revealed >> sector & 1 else f"({signs})"
            shut = [door >= 0 and bool(secret.blocked >> door & 1) for door in st.door[sector][:4]]
            cells[st.x[sector], st.y[sector]] = Cell(text, link_signs(links_of(st, sector), shut))
        floors.append(grid(cells, str(floor)))
    return floors


def link_signs(links: tuple[int, ...], shut: list[bool]) -> list[str]:
    """Return the signs of a sector's links: wall, passage, door or blocked door."""
    return [BLOCKED if shut[d] else (EAST if d % 2 else SOUTH)[links[d]] for d in range(4)]


def draw_maze(table: Table) -> list[str]:
    """Return the islands of the maze, each with the numbers of its tiles."""
    found: list[str] = []
    for island in sorted({tile.island for tile in table.tiles}):
        cells: Cells = {}
        for tile in table.tiles:
            if tile.island == island:
                cells[tile.x, tile.y] = tile_cell(table, tile)
        found.append(grid(cells, ""))
    return found


def tile_cell(table: Table, tile: Tile) -> Cell:
    """Return the drawing of a tile."""
    here = tile.number == table.here
    signs = sector_signs(tile.room, tile.switch, tile.stair, tile.lit, tile.danger, bool(tile.markers), here)
    there = [figure for figure in table.figures if figure.tile == tile.number]
    signs += creature_signs([(one.kind, one.number, one.wounded, True) for one in there])
    shut = [bool(tile.blocked >> direction & 1) for direction in range(4)]
    return Cell(f"{tile_name(tile.number)} {signs}", link_signs(tile.links, shut))


def sector_signs(room: str, switch: bool, stair: str, lit: bool, danger: bool, marked: bool, here: bool) -> str:
    """Return the signs of what lies in a sector."""
    signs = room or "#"
    for is_there, sign in ((switch, "!"), (stair, stair[:1]), (lit, "*"), (danger, "x"), (marked, "?"), (here, "@")):
        signs += sign if is_there else ""
    return signs


def creature_signs(there: list[tuple[str, int, bool, bool]]) -> str:
    """Return the signs of creatures: kind, number, whether wounded, whether the Hero sees it."""
    signs = [
        f"{CREATURES[kind].upper() if seen else CREATURES[kind]}{number}{mark_of(hurt)}"
        for kind, number, hurt, seen in there
    ]
    return ":" + "".join(signs) if signs else ""


def mark_of(wounded: bool) -> str:
    """Return the sign behind a creature that is wounded."""
    return "'" if wounded else ""


def grid(cells: Cells, floor: str) -> str:
    """Return cells as lines of text; with a floor, columns have letters and rows numbers as in the names of sectors."""
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    # Ways out of the maze to the west and north need a column and a row of their own.
    first_x = 0 if floor else columns[0] - any([cell.west != " " for (x, _), cell in cells.items() if x == columns[0]])
    first_y = 0 if floor else rows[0] - any([cell.north != " " for (_, y), cell in cells.items() if y == rows[0]])
    width = max([len(cell.text) for cell in cells.values()])
    across = range(first_x, columns[-1] + 1)
    lines = [f"{floor} " + " ".join([chr(65 + x).center(width) for x in across]).rstrip()] if floor else []
    for y in range(first_y, rows[-1] + 1):
        row, below = (f"{y + 1} ", "  ") if floor else ("", "")
        for x in across:
            cell, east, south = cells.get((x, y)), cells.get((x + 1, y)), cells.get((x, y + 1))
            row += cell.text.center(width) + cell.east if cell else " " * width + (east.west if east else " ")
            below += (cell.south if cell else south.north if south else " ").center(width) + " "
        lines += [row.rstrip(), below.rstrip()]
    return "\n".join(lines).rstrip("\n")
