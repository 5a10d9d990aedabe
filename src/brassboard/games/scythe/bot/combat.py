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
from .automa_threat import AVERAGE, combat_strengths, unseen_cards
from .plan_state import turns_left

ALL: Final = tuple(AUTOMA_CARDS.values())
BIDS: Final = (0.0, 0.25, 0.5, 0.7, 0.85, 1.0)  # shares of their greatest strength that people spend
STAR: Final = 4.0
LAND: Final = 3.0
FIGHTER: Final = 1.5  # loss of a fighter sent home
STAKE: Final = 1.5  # loss of a worker beside the fighters
SPENT: Final = 0.1  # cost of a point of power
POWER_LATER: Final = 0.05  # additional cost of a point of power for each turn to come
TURNS_COUNTED: Final = 10  # turns to come that are counted at most
PLAYED: Final = 0.3  # cost of a combat card


def possible_strengths(foe: Player, at: int, cards: Sequence[AutomaCard] = ALL) -> list[float]:
    """Return the strengths that a foe may reach, each equally likely; an Automa's with each of these cards."""
    held = len(foe.cards)
    if foe.kind == AUTOMA:
        return combat_strengths(foe, cards)
    most = min(DIAL_MAX, foe.power) + AVERAGE * min(held, max(1, combat_units(foe, at)))
    return [share * most for share in BIDS]


def chance_to_win(mine: float, theirs: list[float], attacks: bool) -> float:
    """Return the chance that a strength is enough; the attacker wins ties."""
    if attacks:
        return len([1 for each in theirs if mine >= each]) / len(theirs)
    return len([1 for each in theirs if mine > each]) / len(theirs)


def win_chance(table: Table, one: Player, foe: Player, at: int, fighters: int) -> float:
    """Return the chance that an attack with all power and the best cards succeeds."""
    cards = sorted(one.cards, reverse=True)[:fighters]
    return chance_to_win(
        min(DIAL_MAX, one.power) + sum(cards), possible_strengths(foe, at, unseen_cards(table, foe)), attacks=True
    )


def best_dial(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """Return the dial with the best value, the best cards played beside it."""
    best, value = options[0], -1e9
    for each in options:
        if isinstance(each, Dial):
            reached = max([bid_value(m, seat, each.n, n) for n in range(most_cards(m, seat) + 1)])
            if reached > value:
                best, value = each, reached
    return best


def best_card(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """Return the highest card left if one more card pays, else the option to stop; options fall in value."""
    given = m.state.given[seat] if m.state.given and len(m.state.given) > seat else ()
    dial = sum([each.n for each in given if isinstance(each, Dial)])
    played = len([1 for each in given if isinstance(each, Add)])
    now = bid_value(m, seat, dial, played)
    more = [bid_value(m, seat, dial, n) for n in range(played + 1, most_cards(m, seat) + 1)]
    return options[0] if more and max(more) > now else options[-1]


def most_cards(m: Scene, seat: int) -> int:
    """Return how many cards the bot considers to play."""
    combat, one = m.within(Combat), player(m, seat)
    return min(len(one.cards), max(1, combat_units(one, combat.at)))


def bid_value(m: Scene, seat: int, dial: int, cards: int) -> float:
    """Return the value of spending so much in coins: the stake times the chance to win, less what is spent."""
    combat, one = m.within(Combat), player(m, seat)
    attacks = seat == combat.seat
    foe = combat.foe if attacks else combat.seat
    if foe < 0:
        return float(dial)
    them = player(m, foe)
    hand = sorted(one.cards, reverse=True)[:cards]
    likely = chance_to_win(dial + sum(hand), possible_strengths(them, combat.at, unseen_cards(m.table, them)), attacks)
    later = min(TURNS_COUNTED, turns_left(m.table, seat))
    return combat_stake(m, one, them, combat.at) * likely - (SPENT + POWER_LATER * later) * dial - PLAYED * cards


def combat_stake(m: Scene, one: Player, foe: Player, at: int) -> float:
    """Return the stake of a combat in coins: the land, a star for either side, and the loser's units sent home."""
    rivals = len(m.table.players) - 1
    stake = LAND + LAND / rivals + FIGHTER * combat_units(one, at) + STAKE * one.workers.count(at)
    if one.wins < 2 or points_of(m.table).unlimited.get(one.faction):
        stake += STAR
    if foe.wins < 2:
        stake += STAR / rivals
    return stake
