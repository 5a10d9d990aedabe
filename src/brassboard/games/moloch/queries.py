"""What every chapter of the rules asks of a table: figures, squares, sides, values."""

from typing import Final

from brassboard import kernel
from brassboard.kernel import Seat, Until
from brassboard.kit.bits import Bits, bits_of, members

from .cards.outfit import Outfit, outfit_of
from .content import CONSTANTS, EQUIPMENT
from .data.table import (
    AGENT,
    ALLY,
    GENTLEMAN,
    GENTLEMEN_SIDE,
    MINION,
    NEMESIS,
    NEMESIS_SIDE,
    NO_SQUARE,
    NOBODY,
    Figure,
    Table,
)
from .scenario.chapter import Chapter
from .scenario.ground import Ground, Layout
from .scenario.registry import CHAPTERS

Scene = kernel.Scene[Table]
SHORT: Final = 4
"""Short range, in squares (RM-CMB-06, RM-RULING-106)."""


# The scene


def chapter_of(t: Table) -> Chapter:
    """Return the chapter that is played."""
    return CHAPTERS[t.chapter]


def ground_of(t: Table) -> Ground:
    """Return the map of the chapter."""
    return CHAPTERS[t.chapter].ground


def layout_of(t: Table) -> Layout:
    """Return the map as it is now, without the doors that were opened and the walls that were wrecked."""
    known = _LAYOUTS.get((t.chapter, t.gone))
    if known is None:
        if len(_LAYOUTS) >= _KEPT:
            _LAYOUTS.clear()
        known = _LAYOUTS[t.chapter, t.gone] = CHAPTERS[t.chapter].ground.layout(bits_of(t.gone))
    return known


_KEPT: Final = 2_000
_LAYOUTS: Final[dict[tuple[str, tuple[int, ...]], Layout]] = {}


def fires(t: Table) -> Bits:
    """Return the squares on which fire lies."""
    return bits_of(t.fire)


def square_name(t: Table, square: int) -> str:
    return ground_of(t).names[square]


def square_of(t: Table, name: str) -> int:
    """Return the square with this name, -1 if there is none."""
    return ground_of(t).find(name)


# Figures


def index_of(t: Table, id: str) -> int:
    """Return the number of a figure, or -1."""
    for number, figure in enumerate(t.figures):
        if figure.id == id:
            return number
    return NOBODY


def figure_of(t: Table, id: str) -> Figure | None:
    """Return a figure by its id, or None."""
    for figure in t.figures:
        if figure.id == id:
            return figure
    return None


def outfit(t: Table, figure: Figure) -> Outfit:
    """Return what a figure has by its sheet and its cards."""
    return outfit_of(figure, t.nemesis.minion_benefits if figure.kind == MINION else ())


def on_board(figure: Figure) -> bool:
    return figure.square >= 0


def standing(figure: Figure) -> bool:
    """Whether it is on the board, neither knocked down nor defeated."""
    return figure.square >= 0 and not figure.down and not figure.defeated


def alive(figure: Figure) -> bool:
    """Whether it is on the board and not defeated."""
    return figure.square >= 0 and not figure.defeated


def enemies_of(t: Table, side: int) -> list[int]:
    """Return the figures of the other side that are on the board and not defeated."""
    return [n for n, one in enumerate(t.figures) if one.side != side and one.square >= 0 and not one.defeated]


def gentlemen(t: Table) -> list[Figure]:
    """Return the gentlemen of the group."""
    return [one for one in t.figures if one.kind == GENTLEMAN]


def occupied(t: Table) -> Bits:
    """Return the squares on which a figure is, defeated gentlemen included."""
    found = 0
    for one in t.figures:
        if one.square >= 0:
            found |= 1 << one.square
    return found


def standing_on(t: Table) -> Bits:
    """Return the squares of figures that give cover: neither knocked down nor defeated (RM-RULING-21)."""
    found = 0
    for one in t.figures:
        if one.square >= 0 and not one.down and not one.defeated:
            found |= 1 << one.square
    return found


def holders(t: Table, side: int) -> Bits:
    """Return the squares that figures of this side hold against their enemies (RM-ACT-05, RM-RULING-89)."""
    found = 0
    for one in t.figures:
        if one.square >= 0 and one.side == side and not one.defeated:
            found |= 1 << one.square
    return found


def free_squares(t: Table) -> Bits:
    """Return the squares with neither figure nor crate."""
    return ground_of(t).squares & ~occupied(t)


def figure_at(t: Table, square: int) -> int:
    """Return the figure on a square, or -1."""
    for number, one in enumerate(t.figures):
        if one.square == square:
            return number
    return NOBODY


def adjacent(t: Table, first: Figure, second: Figure) -> bool:
    """Whether two figures on the board are adjacent (RM-RULING-19)."""
    return bool(layout_of(t).adjacent[first.square] >> second.square & 1)


def in_short_range(t: Table, first: Figure, second: Figure) -> bool:
    """Whether the second is within 4 squares, itself included, sight or not (RM-RULING-106)."""
    return ground_of(t).distance(first.square, second.square) <= SHORT


def in_sight(t: Table, first: Figure, second: Figure) -> bool:
    """Whether there is a line of sight; a figure sees itself (RM-RULING-106)."""
    return layout_of(t).sees(first.square, second.square)


def engaging(t: Table, figure: Figure) -> list[Figure]:
    """Return the standing enemies adjacent to a figure (RM-DIS-01, RM-DIS-03, RM-DMG-07)."""
    near = layout_of(t).adjacent[figure.square]
    return [
        one
        for one in t.figures
        if one.side != figure.side and one.square >= 0 and near >> one.square & 1 and not one.down and not one.defeated
    ]


# Values


def life_of(t: Table, figure: Figure) -> int:
    """Return the damage that defeats a figure (RM-DMG-03)."""
    has = outfit(t, figure)
    return (figure.life + has.cross) if figure.life else has.life


def affliction_at(t: Table, figure: Figure) -> int:
    """Return the damage at which a gentleman draws an affliction: extra crosses count first (RM-DMG-02)."""
    has = outfit(t, figure)
    return has.cross + has.left


def most_ether(t: Table, figure: Figure) -> int:
    return outfit(t, figure).ether


def free_slots(t: Table, figure: Figure) -> int:
    """Return how many arsenal cards a gentleman can still take (RM-GENT-07, RM-EQUIP-03)."""
    return outfit(t, figure).slots - len([card for card in figure.cards if EQUIPMENT[card].arsenal])


def is_arsenal(card: str) -> bool:
    return EQUIPMENT[card].arsenal


# Sides and seats


def seat_of(t: Table, number: int) -> Seat:
    """Return the seat that decides for a figure; that of the Nemesis for none."""
    if number < 0:
        return NEMESIS
    figure = t.figures[number]
    return leader_seat(t) if figure.kind == ALLY else figure.seat


def leader_seat(t: Table) -> Seat:
    """Return the seat of the leader; before one is named the first seat of the gentlemen (RM-RULING-93)."""
    leader = figure_of(t, t.party.leader) if t.party.leader else None
    return leader.seat if leader is not None else t.party.seat


def gentlemen_seats(m: Scene) -> tuple[Seat, ...]:
    """Return the seats of the gentlemen, in order."""
    return tuple(range(1, m.seats))


def side_of_seat(seat: Seat) -> int:
    return NEMESIS_SIDE if seat == NEMESIS else GENTLEMEN_SIDE


def seats_of_side(m: Scene, side: int) -> tuple[Seat, ...]:
    """Return the seats of a side, the leader's first."""
    if side == NEMESIS_SIDE:
        return (NEMESIS,)
    first = leader_seat(m.table)
    return (first, *[seat for seat in gentlemen_seats(m) if seat != first])


# Uses


def used(t: Table, figure: Figure, number: int, once: str) -> bool:
    """Whether a figure has used an ability in this activation card, round or chapter (RM-RULING-110)."""
    where = t.used_round if once == "round" else t.used_chapter if once == "chapter" else t.used_card
    return f"{figure.id} {number}" in where


def note_use(t: Table, figure: Figure, number: int, once: str) -> None:
    """Remember the use of an ability."""
    word = f"{figure.id} {number}"
    if once == "round":
        t.used_round = (*t.used_round, word)
    elif once == "chapter":
        t.used_chapter = (*t.used_chapter, word)
    else:
        t.used_card = (*t.used_card, word)


# How long effects last


def until_attacked(number: int) -> Until:
    """Until the next attack on a figure is over, at latest until the round ends."""
    return Until("attack_on", number)


def until_done(number: int) -> Until:
    """Until the actions of an agent figure are done (RM-RULING-99)."""
    return Until("actions", number)


# Minions and cards


def in_supply(t: Table, type: str) -> int:
    """Return a figure of this minion type that is in the supply, or -1."""
    for number, one in enumerate(t.figures):
        if one.sheet == type and one.kind == MINION and one.square == NO_SQUARE:
            return number
    return NOBODY


def figures_of_card(t: Table, card: str) -> list[int]:
    """Return the figures on the board that an activation card activates (RM-ORDER-05, RM-RULING-55)."""
    if card == "minions":
        return [n for n, one in enumerate(t.figures) if one.kind == MINION and one.square >= 0]
    if card == "allies":
        return [n for n, one in enumerate(t.figures) if one.kind == ALLY and one.square >= 0]
    sheet = spare_of(t) if card == "spare" else card
    return [n for n, one in enumerate(t.figures) if one.sheet == sheet and one.square >= 0]


def spare_of(t: Table) -> str:
    """Return the agent to which the chapter gives the spare card, or nothing (RM-RULING-56)."""
    return chapter_of(t).spare_card


def cards_of(t: Table, side: int) -> tuple[str, ...]:
    """Return the activation cards of a side: those of figures on the board, and chaos (RM-CLEAN-04, RM-RULING-79)."""
    here = [one for one in t.figures if one.square >= 0]
    if side == GENTLEMEN_SIDE:
        found = [one.sheet for one in here if one.kind == GENTLEMAN]
        return (*found, "allies") if any([one.kind == ALLY for one in here]) else tuple(found)
    agents = list(dict.fromkeys([one.sheet for one in here if one.kind == AGENT]))
    spare = ["spare"] if spare_of(t) in agents else []
    minions = ["minions"] if any([one.kind == MINION for one in here]) else []
    return (*agents, *spare, *minions, "chaos")


def names_of(t: Table, squares: Bits) -> list[str]:
    """Return the names of squares, in reading order."""
    names = ground_of(t).names
    return [names[square] for square in members(squares)]


def fires_left(t: Table) -> int:
    """Return how many fire markers are in the supply (RM-RULING-71)."""
    return CONSTANTS.fires - len(t.fire)


def lay_fire(t: Table, square: int) -> None:
    """Lay a fire marker on a square; each square holds one at most (RM-FIRE-02)."""
    if square not in t.fire:
        t.fire = tuple(sorted([*t.fire, square]))


def remove_edge(t: Table, edge: int) -> None:
    """An edge is gone for the rest of the chapter: a door opened or burnt, a wall in ruins."""
    if edge not in t.gone:
        t.gone = tuple(sorted([*t.gone, edge]))
