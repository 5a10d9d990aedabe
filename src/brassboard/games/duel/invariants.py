"""What must hold of every table of the duel, and what a seat may imagine of what it cannot see."""

from brassboard.kernel import Luck, Scene, Seat
from brassboard.kit import bits, zones

from .content import BOARD, DECK
from .setup import MOST_HP
from .table import Table


def problems(table: Table) -> list[str]:
    """What must always hold: every card is somewhere, nobody shares a square, tracks keep their bounds."""
    found: list[str] = []
    zones_of_cards = [table.deck, table.discard, *[fighter.hand for fighter in table.fighters]]
    if not zones.same_multiset(zones_of_cards, [DECK]):
        found.append(f"cards are lost or doubled: {zones_of_cards}")
    squares = [fighter.square for fighter in table.fighters if fighter.square >= 0]
    if len(set(squares)) < len(squares):
        found.append(f"two duellists on one square: {squares}")
    for fighter in table.fighters:
        if not 0 <= fighter.hp <= MOST_HP + 1 or not 0 <= fighter.stamina <= fighter.most_stamina:
            found.append(f"out of bounds: {fighter}")
        if (fighter.hp == 0) != (fighter.square < 0):
            found.append(f"fallen but standing, or the other way round: {fighter}")
    for trap in table.traps:
        if any([f.square == trap.square and f.seat != trap.seat for f in table.fighters]):
            found.append(f"somebody stands on a trap that would have sprung: {trap}")
    return found


def resample(m: Scene[Table], viewer: Seat, luck: Luck) -> None:
    """A trap this seat has not seen may lie on any square where nobody stands."""
    standing = [fighter.square for fighter in m.table.fighters]
    squares = [square for square in bits.members(BOARD.squares) if square not in standing]
    for trap in m.table.traps:
        if trap.square < 0:
            trap.square = squares[luck.randrange(len(squares))]
