"""The cards: played, perhaps countered, then carried out."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import (
    END_RULE,
    Effect,
    Flow,
    Kind,
    Moment,
    Reaction,
    Seat,
    ask,
    call,
    dice,
    goto,
    rule,
    while_open,
    window,
)
from brassboard.kit import zones
from brassboard.kit.effects import Call, bound

from .actions import Lay
from .content import BOARD, CARDS
from .effects import VERBS
from .events import CardPlayed, Countered, Rolled, TrapLaid, TrapPlace
from .frames import Counter, Fight, LayTrap, PlayCard, Reroll, Roll
from .setup import MOST_HP
from .table import Trap
from .turn import POOL, Scene, alive, held, occupied, plays, squares_beside

LAYS: Final = [Lay(name) for name in BOARD.names]


def spend(m: Scene, seat: Seat, card: str) -> None:
    fighter = m.table.fighters[seat]
    fighter.hand = zones.take(fighter.hand, card)
    m.table.discard = zones.put(m.table.discard, card)
    m.emit(CardPlayed(seat, card))


def discard_it(played: PlayCard, m: Scene) -> Flow:
    spend(m, played.seat, played.card)
    return None


def others_may_counter(played: PlayCard, m: Scene) -> Flow:
    return window(m, "card_played")


def carry_out_card(played: PlayCard, m: Scene) -> Flow:
    """What the row of the card says, one call after the other."""
    if played.cancelled:
        return END_RULE
    deed = CARDS[played.card].does[played.next]
    return DOES[deed.verb](m, played.seat, deed)


def then_the_rest(played: PlayCard, m: Scene) -> Flow:
    played.next += 1
    return goto(carry_out_card) if played.next < len(CARDS[played.card].does) else None


rule(
    PlayCard,
    (discard_it, "DU-CARD-01"),
    (others_may_counter, "DU-CARD-02"),
    (carry_out_card, "DU-CARD-03"),
    (then_the_rest, "DU-CARD-03"),
)


def counter_it(counter: Counter, m: Scene) -> Flow:
    """DU-RULING-01: at once, and nobody is asked about it."""
    spend(m, counter.seat, counter.card)
    (deed,) = CARDS[counter.card].does
    return DOES[deed.verb](m, counter.seat, deed)


rule(Counter, (counter_it, "DU-CARD-02"))


# The verbs of cards: one small function each


# DU-CARD-06: Valve
def stamina(m: Scene, seat: Seat, deed: Call) -> Flow:
    fighter = m.table.fighters[seat]
    fighter.stamina = min(fighter.most_stamina, fighter.stamina + deed.number(0))
    return None


def heal(m: Scene, seat: Seat, deed: Call) -> Flow:
    fighter = m.table.fighters[seat]
    if fighter.hp < MOST_HP:  # DU-CARD-07: a duellist with Iron plates may have more
        fighter.hp = min(MOST_HP, fighter.hp + deed.number(0))
    return None


def armour(m: Scene, seat: Seat, deed: Call) -> Flow:
    m.add(Effect("dodge", "armour", seat, deed.number(0), while_open(m, Fight)))  # ends by itself when the fight does
    return None


def reroll(m: Scene, seat: Seat, deed: Call) -> Flow:
    return call(Reroll(seat))


def lay_trap(m: Scene, seat: Seat, deed: Call) -> Flow:
    return call(LayTrap(seat))


def cancel(m: Scene, seat: Seat, deed: Call) -> Flow:
    played = m.within(PlayCard)  # the nearest one: found by type, never stored
    played.cancelled = True
    m.emit(Countered(seat, played.card))
    return None


DOES: Final[dict[str, Callable[[Scene, Seat, Call], Flow]]] = bound(
    VERBS,
    {
        "stamina": stamina,
        "heal": heal,
        "armour": armour,
        "reroll": reroll,
        "lay_trap": lay_trap,
        "cancel": cancel,
    },
)


def throw_again(luck: Reroll, m: Scene) -> Flow:
    return dice(POOL, 6, into="dice")


def replace(luck: Reroll, m: Scene) -> Flow:
    assert luck.dice is not None
    m.within(Roll).dice = luck.dice
    m.emit(Rolled(luck.seat, luck.dice.faces))
    return None


rule(Reroll, (throw_again, "DU-CARD-04"), (replace, "DU-CARD-04"))


def choose_square(snare: LayTrap, m: Scene) -> Flow:
    near = squares_beside(m.table.fighters[snare.seat].square, m.table.doors)
    squares = [LAYS[square] for square in near if square not in occupied(m)]
    # DU-RULING-02: without a free square nothing is laid.
    return ask(snare.seat, "lay", squares) if squares else END_RULE


def lay_it(snare: LayTrap, m: Scene) -> Flow:
    assert snare.lay is not None
    m.table.traps.append(Trap(snare.seat, 1 << snare.seat, BOARD.square(snare.lay.at)))
    m.emit(TrapPlace(snare.lay.at), to=1 << snare.seat)
    m.emit(TrapLaid(snare.seat))
    return None


rule(LayTrap, (choose_square, "DU-TRAP-01"), (lay_it, "DU-TRAP-01"))


# DU-CARD-08: everyone who holds a card is asked, so that being asked reveals nothing about the hand


def with_cards(seen: Scene, *seats: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if seen.table.fighters[seat].hand])


def roller(seen: Scene) -> Sequence[Seat]:
    return with_cards(seen, seen.within(Roll).seat)


def target(seen: Scene) -> Sequence[Seat]:
    return with_cards(seen, seen.within(Fight).target)


def everyone_else(seen: Scene) -> Sequence[Seat]:
    played = seen.within(PlayCard)
    others = [fighter.seat for fighter in alive(seen) if fighter.seat != played.seat]
    return () if played.cancelled else with_cards(seen, *others)


ROLLED_CARDS, STRUCK_CARDS, COUNTERS = plays("rolled"), plays("struck"), plays("card_played")
LUCK: Final = Kind("play", lambda seen, seat: ROLLED_CARDS, held, rule="DU-CARD-04")
DODGE: Final = Kind("play", lambda seen, seat: STRUCK_CARDS, held, rule="DU-CARD-05")
COUNTER: Final = Kind("play", lambda seen, seat: COUNTERS, held, rule="DU-CARD-02")
ROLLED: Final = Moment("rolled", roller, Reaction(LUCK, lambda play, seat: PlayCard(seat, play.card)))
STRUCK: Final = Moment("struck", target, Reaction(DODGE, lambda play, seat: PlayCard(seat, play.card)))
CARD_PLAYED: Final = Moment("card_played", everyone_else, Reaction(COUNTER, lambda act, seat: Counter(seat, act.card)))
