"""What a table is worth to a player, for bots that try out options: the score as it stands, and the work begun.

Bots answer every question by their plans (`lookahead.default_choice`). This is the short view for bots that search.
"""

from typing import Final

from ..content import STARS
from ..data.table import NOWHERE, Player, Table
from ..rules.scoring import total
from .plan_state import estimate

UPGRADED: Final = 2.0
DEPLOYED: Final = 3.0
BUILT: Final = 2.0
ENLISTED: Final = 3.0
WORKER: Final = 1.2
POWER: Final = 0.4
POPULARITY: Final = 1.0
HAND: Final = 0.4


def evaluate(table: Table, seat: int) -> float:
    """What the table is worth to a seat, against the best of the others."""
    mine = float(total(table, seat))
    if table.ended:
        return mine
    others = [estimate(table, other) + progress(other) for other in table.players if other.seat != seat]
    one = table.players[seat]
    return mine + progress(one) + HAND * len(one.cards) - 0.4 * max(others, default=0.0)


def progress(one: Player) -> float:
    """What everybody can see of the work begun."""
    value = UPGRADED * one.lifted.bit_count() + DEPLOYED * one.deployed.bit_count()
    value += BUILT * (4 - one.structures.count(NOWHERE)) + ENLISTED * one.recruits.bit_count()
    value += WORKER * len(one.workers) + POWER * one.power + POPULARITY * one.popularity
    return value + (2.0 if len(one.stars) < STARS else 0.0) * len(one.stars)
