"""What a practised Evil player chooses at once: which card to play, and everything that belongs to it.

Each card it could play is tried out on a copy of the map (`card_trial`), and what it gains is compared with its price:
the spaces it covers, the danger symbols on them, and what the card would be worth later.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import PASS, Action, Seat
from brassboard.kernel.data import Accept

from ..content import CARDS, CONSTANTS
from ..data.actions import Attacker, Decks, Discard, DrawFrom, Floor, Lie, Offer, Owners, Split, TakeTile, Waive
from ..data.core_frames import Thinking
from ..data.evil_frames import Deciding
from ..data.table import Table
from ..queries import Scene, creature_row, evil_part, figure_of, hand_size, spaces_used
from ..rules.reactions import is_dangerous, spaces_needed
from .card_trial import answer_in, begin_card, begin_offer, begin_placement, gain, try_out
from .outlook import Outlook

LATER: Final = 0.6
"""How surely a creature attacks at the end of a turn in which the Hero may still act."""
SPACE: Final = 0.3
"""The price of a space that is needed for a later turn."""
SPARE_SPACE: Final = 0.04
MARKER: Final = 0.25
"""The price of a danger symbol that a card covers: it would become a marker."""
SCARCE: Final = 0.15
"""The price of a card if there are fewer cards than turns left."""
KEEP: Final = {
    1: 0.25,
    2: 0.3,
    3: 0.2,
    4: 0.2,
    5: 0.2,
    6: 0.1,
    7: 0.1,
    8: 0.05,
    9: 0.15,
    10: 0.1,
    11: 0.2,
    12: 0.2,
    13: 0.2,
}
"""What a card of each slot would be worth later."""
UNKNOWN_CARD: Final = 0.9
"""What the leader expects of a card that someone else offers face up."""
DECKS: Final = ("green", "red", "violet", "blue")
"""The decks, the best first."""


def choose_for_evil(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return what an Evil seat chooses."""
    first, top = options[0], m.stack[-1]
    if isinstance(first, Offer):
        return best_offer(m, seat, options)
    if isinstance(first, Accept):
        return best_accept(m, seat, options)
    if isinstance(first, Waive):
        return first  # It always strikes.
    if isinstance(first, Attacker):
        return strongest_attacker(m, options)
    if isinstance(first, Decks):
        return best_decks(options)
    if isinstance(first, DrawFrom):
        return shorter_pile(m, seat, options)
    if isinstance(first, Split):
        return smallest_hand(m, options)
    if isinstance(first, Discard):
        return worst_card(options)
    if isinstance(first, Lie):
        return biggest_lie(m, options)
    if isinstance(first, Owners | TakeTile | Floor):
        return first
    if isinstance(top, Thinking | Deciding):
        return choice_of_card(m, seat, options)
    return first


# Cards


def best_offer(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the card that gains most beyond its price, or pass."""
    table: Table = m.table
    out = Outlook(table, 1.0 if m.within(Thinking).moment == "end" else LATER)
    dangerous = is_dangerous(m)
    standard = -1.0
    best, most = options[-1], 0.0
    for option in options:
        if not isinstance(option, Offer):
            continue
        if option.facing == "up":
            worth = gain(try_out(begin_offer(m, seat, option.card, dangerous), out), out)
            worth -= price(m, spaces_needed(m, option.card, dangerous))
        else:
            if standard < 0:
                standard = gain(try_out(begin_offer(m, seat, "", False), out), out)
            worth = standard - price(m, spaces_needed(m, "", False))
        worth -= KEEP[CARDS[option.card].slot]
        if worth > most:
            best, most = option, worth
    return best


def price(m: Scene, spaces: int) -> float:
    """Return what it costs to cover so many spaces now and to have a card less."""
    table: Table = m.table
    free = table.spaces - spaces_used(table)
    turns = CONSTANTS.turns - table.turn
    short = min(spaces, max(0, turns + spaces - free))
    covered = min(CONSTANTS.danger_spaces, free) - min(CONSTANTS.danger_spaces, free - spaces)
    cards = sum([hand_size(player) for player in table.evil])
    return SPACE * short + SPARE_SPACE * (spaces - short) + MARKER * covered + (SCARCE if cards <= turns else 0.0)


def best_accept(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the offer that the leader expects most of. He knows his own card, and who offers with which facing."""
    thinking = m.within(Thinking)
    out = Outlook(m.table, 1.0 if thinking.moment == "end" else LATER)
    best, most = options[-1], 0.0
    for each in thinking.offered:
        number, facing = each.split()
        own = thinking.offers[seat] if int(number) == seat and thinking.offers else None
        if facing == "up" and own is None:
            worth = UNKNOWN_CARD
        else:
            card = own.card if own is not None and facing == "up" else ""
            worth = gain(try_out(begin_offer(m, seat, card, is_dangerous(m)), out), out)
        if worth > most and Accept(int(number)) in options:
            best, most = Accept(int(number)), worth
    return best


def choice_of_card(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the answer to a question of a card, a mission or a boss."""
    top = m.stack[-1]
    given = m.state.given[seat] if m.state.given else ()
    if isinstance(top, Thinking):
        begin, out = begin_card(m, seat, top), Outlook(m.table, 1.0 if top.moment == "end" else LATER)
    else:
        assert isinstance(top, Deciding)
        begin, out = begin_placement(m, seat, top), Outlook(m.table)
    answer = answer_in(begin, out, given)
    return answer if answer is not None and answer in options else options[0]


# Around the cards


def best_decks(options: Sequence[Action]) -> Action:
    """Return the two best decks."""
    wanted = [option for option in options if isinstance(option, Decks)]
    return min(wanted, key=lambda each: (DECKS.index(each.first) + DECKS.index(each.second), DECKS.index(each.first)))


def shorter_pile(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Draw from the deck of which the hand holds fewer cards."""
    player = evil_part(m.table, seat)
    fewer = 0 if len(player.first) <= len(player.second) else 1
    wanted = DrawFrom(m.table.decks[fewer])
    return wanted if wanted in options else options[0]


def smallest_hand(m: Scene, options: Sequence[Action]) -> Action:
    """Let the player with the fewest cards draw."""
    splits = [option for option in options if isinstance(option, Split)]
    return min(splits, key=lambda split: hand_size(evil_part(m.table, split.seat)))


def worst_card(options: Sequence[Action]) -> Action:
    """Discard a card only if the hand is too large: the one that is worth least later."""
    if not isinstance(options[-1], Discard):
        return options[-1]
    cards = [option for option in options if isinstance(option, Discard)]
    return min(cards, key=lambda each: KEEP[CARDS[each.card].slot])


def strongest_attacker(m: Scene, options: Sequence[Action]) -> Action:
    """Let the creature with most dice attack first."""
    table: Table = m.table
    attackers = [option for option in options if isinstance(option, Attacker)]
    figures = [(figure_of(table, option.figure), option) for option in attackers]
    return max(figures, key=lambda each: creature_row(table, each[0].kind).dark if each[0] is not None else 0)[1]


def biggest_lie(m: Scene, options: Sequence[Action]) -> Action:
    """Change the first answer to the greatest distance."""
    lies = [option for option in options if isinstance(option, Lie)]
    return max(lies, key=lambda lie: lie.distance) if lies else PASS
