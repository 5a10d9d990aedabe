"""Combat for bots: how strong a foe may be, whether to attack, how much to spend in secret."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action

from .actions import Add, Dial
from .automa import spending
from .content import AUTOMA_CARDS, DIAL_MAX
from .frames import Combat
from .pieces import combat_units, player
from .points import Scene
from .table import AUTOMA, Player

AVERAGE: Final = 3  # a combat card nobody has seen
BIDS: Final = (0.0, 0.25, 0.5, 0.7, 0.85, 1.0)  # what people spend of what they could
PRIZE: Final = 8.0
STAKE: Final = 1.5  # a worker beside the fighters
SPENT: Final = 0.4  # a point of power
PLAYED: Final = 0.5  # a combat card


def strengths(foe: Player, at: int) -> list[float]:
    """What the foe may come to, each equally likely."""
    held = len(foe.cards)
    if foe.kind == AUTOMA:
        return [
            min(foe.power, spending(card, foe.power)) + AVERAGE * min(card.cards, held)
            for card in AUTOMA_CARDS.values()
        ]
    most = min(DIAL_MAX, foe.power) + AVERAGE * min(held, max(1, combat_units(foe, at)))
    return [share * most for share in BIDS]


def chance(mine: float, theirs: list[float], attacks: bool) -> float:
    """How likely this is enough; the attacker wins ties."""
    if attacks:
        return len([1 for each in theirs if mine >= each]) / len(theirs)
    return len([1 for each in theirs if mine > each]) / len(theirs)


def win_chance(one: Player, foe: Player, at: int, fighters: int) -> float:
    """How likely an attack with everything succeeds."""
    cards = sorted(one.cards, reverse=True)[:fighters]
    return chance(min(DIAL_MAX, one.power) + sum(cards), strengths(foe, at), attacks=True)


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
    hand = sorted(one.cards, reverse=True)[:cards]
    likely = chance(dial + sum(hand), strengths(player(m, foe), combat.at), attacks)
    stake = PRIZE + STAKE * one.workers.count(combat.at)
    return stake * likely - SPENT * dial - PLAYED * cards
