"""Combat for bots: how strong a foe may be, whether to attack, how much to spend in secret."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action

from ..content import AUTOMA_CARDS, DIAL_MAX, AutomaCard
from ..data.actions import Add, Dial
from ..data.frames import Combat
from ..data.table import AUTOMA, Player, Table
from ..extension_points import Scene, points_of
from ..queries import combat_units, player
from .automa_threat import AVERAGE, brings, unseen
from .plan_state import turns_left

ALL: Final = tuple(AUTOMA_CARDS.values())
BIDS: Final = (0.0, 0.25, 0.5, 0.7, 0.85, 1.0)  # what people spend of what they could
STAR: Final = 4.0
LAND: Final = 3.0
FIGHTER: Final = 1.5  # the way back from home
STAKE: Final = 1.5  # a worker beside the fighters
SPENT: Final = 0.1  # a point of power
KEPT: Final = 0.05  # what it might do in each turn to come
LASTING: Final = 10
PLAYED: Final = 0.3  # a combat card


def strengths(foe: Player, at: int, cards: Sequence[AutomaCard] = ALL) -> list[float]:
    """What the foe may come to, each equally likely; an Automa with each of these cards."""
    held = len(foe.cards)
    if foe.kind == AUTOMA:
        return brings(foe, cards)
    most = min(DIAL_MAX, foe.power) + AVERAGE * min(held, max(1, combat_units(foe, at)))
    return [share * most for share in BIDS]


def chance(mine: float, theirs: list[float], attacks: bool) -> float:
    """How likely this is enough; the attacker wins ties."""
    if attacks:
        return len([1 for each in theirs if mine >= each]) / len(theirs)
    return len([1 for each in theirs if mine > each]) / len(theirs)


def win_chance(table: Table, one: Player, foe: Player, at: int, fighters: int) -> float:
    """How likely an attack with everything succeeds."""
    cards = sorted(one.cards, reverse=True)[:fighters]
    return chance(min(DIAL_MAX, one.power) + sum(cards), strengths(foe, at, unseen(table, foe)), attacks=True)


def best_dial(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """The dial that pays, with the best cards beside it."""
    best, value = options[0], -1e9
    for each in options:
        if isinstance(each, Dial):
            reached = max([bid_value(m, seat, each.n, n) for n in range(most_cards(m, seat) + 1)])
            if reached > value:
                best, value = each, reached
    return best


def best_card(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """The highest card left while one more pays, else no more: options fall in value and end with Done."""
    given = m.state.given[seat] if m.state.given and len(m.state.given) > seat else ()
    dial = sum([each.n for each in given if isinstance(each, Dial)])
    played = len([1 for each in given if isinstance(each, Add)])
    now = bid_value(m, seat, dial, played)
    more = [bid_value(m, seat, dial, n) for n in range(played + 1, most_cards(m, seat) + 1)]
    return options[0] if more and max(more) > now else options[-1]


def most_cards(m: Scene, seat: int) -> int:
    combat, one = m.within(Combat), player(m, seat)
    return min(len(one.cards), max(1, combat_units(one, combat.at)))


def bid_value(m: Scene, seat: int, dial: int, cards: int) -> float:
    """What spending so much brings: the chance of the prize, less what is spent."""
    combat, one = m.within(Combat), player(m, seat)
    attacks = seat == combat.seat
    foe = combat.foe if attacks else combat.seat
    if foe < 0:
        return float(dial)
    them = player(m, foe)
    hand = sorted(one.cards, reverse=True)[:cards]
    likely = chance(dial + sum(hand), strengths(them, combat.at, unseen(m.table, them)), attacks)
    later = min(LASTING, turns_left(m.table, seat))
    return prize(m, one, them, combat.at) * likely - (SPENT + KEPT * later) * dial - PLAYED * cards


def prize(m: Scene, one: Player, foe: Player, at: int) -> float:
    """What is at stake: the land, a star for either side, and the way back for those who lose."""
    rivals = len(m.table.players) - 1
    stake = LAND + LAND / rivals + FIGHTER * combat_units(one, at) + STAKE * one.workers.count(at)
    if one.wins < 2 or points_of(m.table).unlimited.get(one.faction):
        stake += STAR
    if foe.wins < 2:
        stake += STAR / rivals
    return stake
