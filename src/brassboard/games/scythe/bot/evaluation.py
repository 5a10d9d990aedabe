"""What a table is worth to a player, for bots that try out options: the score so far and the progress.

Bots that plan use `lookahead.default_choice` instead. All values are coins.
"""

from typing import Final

from ..content import STARS
from ..data.table import NOWHERE, Player, Table
from ..rules.scoring import total
from .plan_state import estimated_score

UPGRADED: Final = 2.0
DEPLOYED: Final = 3.0
BUILT: Final = 2.0
ENLISTED: Final = 3.0
WORKER: Final = 1.2
POWER: Final = 0.4
POPULARITY: Final = 1.0
HAND: Final = 0.4


def evaluate(table: Table, seat: int) -> float:
    """Return the value of the table for a seat, less a part of the best rival's."""
    mine = float(total(table, seat))
    if table.ended:
        return mine
    others = [estimated_score(table, other) + progress(other) for other in table.players if other.seat != seat]
    one = table.players[seat]
    return mine + progress(one) + HAND * len(one.cards) - 0.4 * max(others, default=0.0)


def progress(one: Player) -> float:
    """Return the value of what everybody can see of a player's progress."""
    value = UPGRADED * one.lifted.bit_count() + DEPLOYED * one.deployed.bit_count()
    value += BUILT * (4 - one.structures.count(NOWHERE)) + ENLISTED * one.recruits.bit_count()
    value += WORKER * len(one.workers) + POWER * one.power + POPULARITY * one.popularity
    return value + (2.0 if len(one.stars) < STARS else 0.0) * len(one.stars)
