"""The table as a terminal shows it: the map as a wall of bricks, a line for each player, the active player's mat.

Each brick touches its six neighbours. The drawing has only signs and ids, so that it serves every language; the text
`scythe-legend` explains the signs.
"""

from typing import Final

from brassboard.kit.bits import Bits

from .content import (
    BASES,
    BOARD,
    BONUSES,
    BOTTOMS,
    BOX_BASE,
    BOXES,
    FACTORY,
    MATS,
    MECHS,
    PRODUCE_COSTS,
    RECRUITS,
    RESOURCES,
    RIVER,
    STARS,
    STRUCTURES,
    TOP_COSTS,
    TOPS,
    TRADE_RESOURCES,
    TUNNEL_HEXES,
    WORKERS,
)
from .content.mats import Section
from .data.table import AUTOMA, NOWHERE, Player, Table
from .queries import combat_units, controls, cost_of, value_of

HALF: Final = 6  # columns: half a brick, one step of 2q + r
INNER: Final = 2 * HALF - 1  # columns inside a brick
TALL: Final = 4  # lines from a row of bricks to the next, border included
LETTERS: Final = {
    "mountain": "M",
    "farm": "F",
    "tundra": "T",
    "forest": "W",
    "village": "V",
    "lake": "L",
    "factory": "*",
}
CODES: Final = ("mo", "ml", "mn", "ar")  # as in content.STRUCTURES
GOODS: Final = ("o", "m", "w", "f")  # as in content.RESOURCES
BENEFITS: Final = ("↑", "m", "#", "r")  # as in content.BOTTOMS
TRACKS: Final = {"power": "ϟ", "coins": "$", "popularity": "♥", "cards": "▯"}
TOP_SIGNS: Final = {
    "bolster": (("power", "ϟ"), ("cards", "▯")),
    "produce": (("territories", "%"),),
    "move": (("moves", "»"), ("coins", "$")),
    "trade": (("", "[]"), ("popularity", "♥")),
}  # the gains of a top-row action: the upgrade box and the sign
OWNERS: Final = {base: faction for faction, base in BASES.items()}
HIDDEN: Final = "?"

_LEFT: Final = min([2 * q + r for q, r in BOARD.coordinates])
_TOP: Final = min([r for _, r in BOARD.coordinates])
_WIDTH: Final = HALF * (max([2 * q + r for q, r in BOARD.coordinates]) - _LEFT + 2) + 1
_HEIGHT: Final = TALL * (max([r for _, r in BOARD.coordinates]) - _TOP + 1) + 1
_NE, _NW, _W = 1, 2, 3  # directions of a board

assert len(CODES) == len(STRUCTURES)
assert len(GOODS) == len(RESOURCES)


def draw_table(table: Table) -> str:
    """Return the map, the players in turn order with `>` before the active one, and the active player's mat."""
    lines = draw_map(table)
    order = [place for place in table.order if place >= 0] or list(range(len(table.players)))
    lines += [player_line(table, table.players[place]) for place in order]
    if table.active >= 0 and table.players[table.active].mat:
        lines.append(mat_line(table.players[table.active]))
    return "\n".join([line.rstrip() for line in lines])


# The map


def draw_map(table: Table) -> list[str]:
    """Return the lines of the map."""
    canvas = [list(row) for row in _WALLS]
    land = [controls(table, one.seat) if one.faction else 0 for one in table.players]
    for hex_ in range(BOARD.count):
        line, column = corner(hex_)
        for down, text in enumerate(contents(table, hex_, land), 1):
            canvas[line + down][column + 1 : column + 1 + INNER] = list(text.ljust(INNER)[:INNER])
    return ["".join(row) for row in canvas]


def corner(hex_: int) -> tuple[int, int]:
    """Return the line and the column of a brick's upper left corner."""
    q, r = BOARD.coordinates[hex_]
    return TALL * (r - _TOP), HALF * (2 * q + r - _LEFT)


def _walls() -> list[str]:
    """Return the lines of all bricks, empty, with rivers on their edges."""
    canvas = [[" "] * _WIDTH for _ in range(_HEIGHT)]
    for hex_ in range(BOARD.count):
        line, column = corner(hex_)
        for down in (0, TALL):
            canvas[line + down][column : column + 2 * HALF + 1] = list("+-----+-----+")
        for right in (0, 2 * HALF):
            for down in range(1, TALL):
                canvas[line + down][column + right] = "|"
    for hex_ in range(BOARD.count):
        line, column = corner(hex_)
        if _is_river(hex_, _NW):
            canvas[line][column + 1 : column + HALF] = ["~"] * (HALF - 1)
        if _is_river(hex_, _NE):
            canvas[line][column + HALF + 1 : column + 2 * HALF] = ["~"] * (HALF - 1)
        if _is_river(hex_, _W):
            for down in range(1, TALL):
                canvas[line + down][column] = "~"
    return ["".join(row) for row in canvas]


def _is_river(hex_: int, direction: int) -> bool:
    """Return whether a river is on this edge."""
    other = BOARD.beside[hex_][direction]
    return other >= 0 and BOARD.edge(hex_, other) == RIVER


_WALLS: Final = _walls()


def contents(table: Table, hex_: int, land: list[Bits]) -> tuple[str, str, str]:
    """Return the three lines of a brick: its terrain, name and owner, then units and resources."""
    left = heading(table, hex_)
    right = owners(table, hex_, land)
    first = left + right.rjust(INNER - len(left))
    second, third = pack_lines([*crowds(table, hex_, land), *goods(table, hex_)])
    return first, second, third


def heading(table: Table, hex_: int) -> str:
    """Return `T C4∩`: terrain, name, encounter or tunnel, Flag or Trap."""
    faction = OWNERS.get(hex_)
    if faction is not None:
        return f"({faction})"
    sign = HIDDEN if hex_ in table.encounters else "∩" if hex_ in TUNNEL_HEXES else ""
    return f"{LETTERS[BOARD.terrain[hex_]]} {BOARD.names[hex_]}{sign}{token_sign(table, hex_)}"


def token_sign(table: Table, hex_: int) -> str:
    """Return the sign of a Flag, an armed Trap or a disarmed one."""
    for one in table.players:
        if hex_ in one.flags:
            return "^"
        for trap in one.traps:
            if trap.at == hex_:
                return "!" if trap.armed else "."
    return ""


def owners(table: Table, hex_: int, land: list[Bits]) -> str:
    """Return `Nml N`: whose structure stands here, and who controls the territory."""
    built = ""
    for one in table.players:
        if hex_ in one.structures:
            built = faction_letter(one) + CODES[one.structures.index(hex_)]
    holder = [faction_letter(one) for one in table.players if land[one.seat] >> hex_ & 1]
    return f"{built} {holder[0]}" if holder else f"{built}  " if built else ""


def crowds(table: Table, hex_: int, land: list[Bits]) -> list[tuple[str, ...]]:
    """Return `N@m1w2`: the units here, those of the player who controls the territory first."""
    here = sorted(table.players, key=lambda one: not land[one.seat] >> hex_ & 1)
    found = [crowd(one, hex_) for one in here]
    found += [npc.id[:HALF] for npc in table.npcs if npc.at == hex_]
    return [(text,) for text in found if text]


def crowd(one: Player, hex_: int) -> str:
    """Return the units of one player on the hex."""
    mechs, workers = one.mechs.count(hex_), one.workers.count(hex_)
    if not combat_units(one, hex_) and not workers:
        return ""
    text = faction_letter(one)
    text += "@" if one.character == hex_ else ""
    text += f"m{mechs}" if mechs else ""
    return text + (f"w{workers}" if workers else "")


def goods(table: Table, hex_: int) -> list[tuple[str, ...]]:
    """Return `[o2f1]`, and as the shorter form how many tokens there are in all."""
    amounts = [row[hex_] for row in table.goods]
    if not any(amounts):
        return []
    text = "".join([f"{sign}{n}" for sign, n in zip(GOODS, amounts, strict=True) if n])
    return [(f"[{text}]", f"[{sum(amounts)}]")]


def pack_lines(things: list[tuple[str, ...]]) -> tuple[str, str]:
    """Return two lines with each thing in its first form that fits, on the first line with room for it.

    A `+` says that something is left out.
    """
    lines = ["", ""]
    for forms in things:
        fits = [(form, place) for form in forms for place in (0, 1) if len(_joined(lines[place], form)) <= INNER]
        if fits:
            form, place = fits[0]
            lines[place] = _joined(lines[place], form)
        else:
            lines[1] = lines[1][: INNER - 1].ljust(INNER - 1) + "+"
    return lines[0], lines[1]


def _joined(line: str, form: str) -> str:
    """Return the line with a form added."""
    return f"{line} {form}" if line else form


# The players


def faction_letter(one: Player) -> str:
    """Return the letter of a faction."""
    return one.faction[:1].upper()


def player_line(table: Table, one: Player) -> str:
    """Return a player's tracks, cards and coins, then how far the mats are cleared."""
    mark = ">" if table.active == one.seat else " "
    mat = one.level if one.kind == AUTOMA else one.mat
    coins = HIDDEN if one.coins < 0 else str(one.coins)
    tracks = f"ϟ{one.power:<2} ♥{one.popularity:<2} ★{len(one.stars)}/{STARS} ${coins:<3}"
    hand = f"▯{len(one.cards):<2} ◎{len(one.objectives)}"
    return f"{mark}{faction_letter(one)} {one.faction:<8}{mat:<13}{tracks} {hand} {progress(one)}"


def progress(one: Player) -> str:
    """Return upgrades, mechs, structures, recruits and workers; the Factory card and the section of the token."""
    built = len(one.structures) - one.structures.count(NOWHERE)
    parts = [
        f"↑{one.lifted.bit_count()}/{len(BOXES)}",
        f"m{len(one.mechs)}/{MECHS}",
        f"#{built}/{len(STRUCTURES)}",
        f"r{one.recruits.bit_count()}/{RECRUITS}",
        f"w{len(one.workers)}/{WORKERS}",
    ]
    if one.kind == AUTOMA:
        parts = [parts[1], parts[4], f"→{one.tracker}"]
    if one.factory_card:
        parts.append(f"{LETTERS[BOARD.terrain[FACTORY]]}{one.factory_card}")
    if one.token:
        parts.append(f"§{one.token}")
    return " ".join(parts)


def mat_line(one: Player) -> str:
    """Return `§1 $1:ϟ2/▯1 o3:↑$3`: for each section the costs of both actions before the colon, and what they give."""
    sections = MATS[one.mat].sections
    told = [f"§{place} {top_row(one, each)} {bottom_row(one, each)}" for place, each in enumerate(sections, 1)]
    return "  " + "  ".join(told)


def top_row(one: Player, section: Section) -> str:
    """Return the cost and the gains of a top-row action."""
    cost = f"${TOP_COSTS[TOPS.index(section.top)]}" if TOP_COSTS[TOPS.index(section.top)] else ""
    if section.top == "produce":
        power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
        cost = "".join([f"{sign}{n}" for sign, n in (("ϟ", power), ("♥", popularity), ("$", coins)) if n])
    gains = [
        f"{sign}{value_of(one, BOXES.index(box), BOX_BASE[BOXES.index(box)])}" if box else f"[{TRADE_RESOURCES}]"
        for box, sign in TOP_SIGNS[section.top]
    ]
    return f"{cost}:{'/'.join(gains)}" if cost else "/".join(gains)


def bottom_row(one: Player, section: Section) -> str:
    """Return the cost, the benefit and the coins of a bottom-row action, and the bonus of its recruit."""
    place = BOTTOMS.index(section.bottom)
    bonus = f"+{TRACKS[BONUSES[place]]}" if one.recruits >> place & 1 else ""
    return f"{GOODS[place]}{cost_of(one, section)}:{BENEFITS[place]}${section.coins}{bonus}"
