"""What bots look at in a duel."""

from brassboard.kernel import Seat

from .content import BOARD
from .table import Table


def evaluate(table: Table, seat: Seat) -> float:
    """What a good duellist looks at: health first, stamina (the first points of it count most), reach, cards."""
    me = table.fighters[seat]
    rivals = [fighter for fighter in table.fighters if fighter.seat != seat]
    score = 12.0 * me.hp + 8.0 * me.stamina - 0.6 * me.stamina**2 + 1.0 * len(me.hand)
    score -= sum([10.0 * rival.hp + 3.0 * rival.stamina for rival in rivals]) / len(rivals)
    if me.square >= 0:
        apart = [BOARD.squares_apart(me.square, rival.square) for rival in rivals if rival.square >= 0]
        score -= 3.0 * min(apart, default=0)
        score += 1.0 * len([trap for trap in table.traps if trap.seat == seat])
    return score
