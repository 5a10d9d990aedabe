"""The extras of a level: random equipment, advantages and powers of choice (chapter setup)."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    Denied,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    goto,
    legal,
    requires,
    rule,
    shuffle,
)
from brassboard.kernel.data import Action
from brassboard.kit.zones import minus, put, take

from ..cards.targets import stack_of
from ..content import ADVANTAGES, EQUIPMENT, LEVELS, POWERS, STACK_CARDS, STACKS
from ..data.actions import Gain, Give, Learn, LearnFor, Store
from ..data.setup_events import AdvantageLearnt, CardGiven, CardLeft, Dealt, PowerGained
from ..data.setup_frames import Advantages, Learning, Powers, Share, ShuffleStacks
from ..data.table import NEMESIS, Table
from ..queries import Scene, figure_of, free_slots, gentlemen, index_of, is_arsenal, leader_seat, outfit
from .supplies import set_stack

EQUIPMENT_STACKS: Final = tuple([stack for stack in STACKS if stack != "stones"])
"""The stacks from which cards are drawn."""

# Stacks


def in_the_box(t: Table, stack: str) -> tuple[str, ...]:
    """Return the cards of a stack that nobody holds and that lie nowhere else, sorted."""
    held = [card for figure in t.figures for card in figure.cards]
    lying = [*held, *t.party.stock, *t.nemesis.stones, *t.discards, *t.out]
    return minus(STACK_CARDS[stack], [card for card in lying if EQUIPMENT[card].stack == stack])


def shuffle_stacks(m: Scene, stacks: tuple[str, ...]) -> Flow:
    """Shuffle these stacks, each once."""
    return call(ShuffleStacks(waiting=tuple([stack for stack in EQUIPMENT_STACKS if stack in stacks])))


def shuffle_next(shuffling: ShuffleStacks, m: Scene) -> Flow:
    """Shuffle the next stack; cards that gentlemen hold are not in it."""
    if not shuffling.waiting:
        return END_RULE
    return shuffle(len(in_the_box(m.table, shuffling.waiting[0])), into="order")


def lay_stack(shuffling: ShuffleStacks, m: Scene) -> Flow:
    """Lay it face down."""
    stack, shuffling.waiting = shuffling.waiting[0], shuffling.waiting[1:]
    cards = in_the_box(m.table, stack)
    order = shuffling.order.places if shuffling.order is not None else range(len(cards))
    shuffling.order = None
    set_stack(m.table, stack, tuple([cards[place] for place in order]))
    return goto(shuffle_next)


rule(ShuffleStacks, (shuffle_next, "RM-SETUP-10"), (lay_stack, "RM-SETUP-10"))


# Random equipment


def deal_equipment(m: Scene) -> None:
    """Turn up the random cards of the level for all to see (RM-SETUP-11, RM-SETUP-12, RM-SETUP-13)."""
    t = m.table
    level = LEVELS.get(t.level)
    dealt: list[str] = []
    for stack in EQUIPMENT_STACKS if level is not None else ():
        n = level.cards(stack) if level is not None else 0
        cards = stack_of(t, stack)
        dealt += cards[:n]
        set_stack(t, stack, cards[n:])
    if dealt:
        t.party.stock = put(t.party.stock, *dealt)
        m.reveal(EVERYONE, "dealt", *dealt)
        m.emit(Dealt(tuple(dealt)))


def share_equipment(m: Scene) -> Flow:
    """Let the leader share the cards out that were dealt."""
    return call(Share()) if m.table.party.stock else None


def _takers(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Share)
    return [Give(card, one.id) for card in seen.table.party.stock[:1] for one in gentlemen(seen.table)]


def _stores(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Share)
    return [Store(card) for card in seen.table.party.stock[:1]]


@requires("RM-GENT-07", "gentleman")
def has_a_slot(seen: Scene, seat: Seat, give: Give) -> Denied:
    """An arsenal card needs a free slot."""
    gentleman = figure_of(seen.table, give.gentleman)
    assert gentleman is not None
    full = is_arsenal(give.card) and free_slots(seen.table, gentleman) <= 0
    return (give.gentleman,) if full else None


GIVE: Final = Kind("give", _takers, has_a_slot, rule="RM-RULING-103")
STORE: Final = Kind("store", _stores, rule="RM-RULING-103")


def share_next(sharing: Share, m: Scene) -> Flow:
    """Ask who takes the next card, or nobody (RM-RULING-93, RM-RULING-103)."""
    stock = m.table.party.stock
    if not stock:
        return END_RULE
    seat = leader_seat(m.table)
    return ask(seat, "share", legal(m, seat, GIVE, STORE), args={"card": stock[0], "left": len(stock)})


def give_card(sharing: Share, m: Scene) -> Flow:
    """Give the card to him; a card of a single adventure that nobody takes is discarded."""
    t = m.table
    chosen, sharing.share = sharing.share, None
    assert chosen is not None
    t.party.stock = take(t.party.stock, chosen.card)
    if isinstance(chosen, Give):
        gentleman = figure_of(t, chosen.gentleman)
        assert gentleman is not None
        gentleman.cards = put(gentleman.cards, chosen.card)
        m.emit(CardGiven(gentleman.id, chosen.card))
    else:
        t.discards = (*t.discards, chosen.card)
        m.emit(CardLeft(chosen.card))
    return goto(share_next)


rule(Share, (share_next, "RM-RULING-103"), (give_card, "RM-RULING-103"))


# Advantages


def learn_advantages(m: Scene) -> Flow:
    """Let the gentlemen take the advantages of the level."""
    level = LEVELS.get(m.table.level)
    return call(Advantages(each=level.advantages, more=level.more_advantages)) if level is not None else None


def _cards(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Learning)
    return [Learn(card) for card in ADVANTAGES]


@requires("RM-ADV-01", "card")
def own_profession(seen: Scene, seat: Seat, learn: Learn) -> Denied:
    """A gentleman takes cards of his own profession only."""
    gentleman = seen.table.figures[seen.within(Learning).figure]
    profession = outfit(seen.table, gentleman).profession
    return None if ADVANTAGES[learn.card].profession == profession else (learn.card,)


@requires("RM-GENT-02", "card")
def not_taken(seen: Scene, seat: Seat, learn: Learn) -> Denied:
    """Each advantage is there once."""
    return (learn.card,) if learn.card in seen.table.figures[seen.within(Learning).figure].advantages else None


LEARN: Final = Kind("learn", _cards, own_profession, not_taken)


def choose_advantage(learning: Learning, m: Scene) -> Flow:
    """Ask the gentleman's seat for the next advantage."""
    if not learning.left:
        return END_RULE
    gentleman = m.table.figures[learning.figure]
    options = legal(m, gentleman.seat, LEARN)
    return ask(gentleman.seat, "advantage", options, args={"gentleman": gentleman.id, "left": learning.left})


def take_advantage(learning: Learning, m: Scene) -> Flow:
    """Give him the card."""
    chosen, learning.advantage = learning.advantage, None
    assert chosen is not None
    learning.left -= 1
    gentleman = m.table.figures[learning.figure]
    gentleman.advantages = put(gentleman.advantages, chosen.card)
    m.emit(AdvantageLearnt(gentleman.id, chosen.card))
    return goto(choose_advantage)


rule(Learning, (choose_advantage, "RM-GENT-02"), (take_advantage, "RM-ADV-01"))


def next_gentleman(extras: Advantages, m: Scene) -> Flow:
    """Let every gentleman take his advantages, one gentleman after the other."""
    if not extras.each or extras.done == len(gentlemen(m.table)):
        return goto(choose_favoured)
    extras.done += 1
    return call(Learning(figure=extras.done - 1, left=extras.each))


def gentleman_after(extras: Advantages, m: Scene) -> Flow:
    """Go on with the next gentleman."""
    return goto(next_gentleman)


def _others(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Advantages)
    return [LearnFor(one.id) for one in gentlemen(seen.table)]


@requires("RM-SETUP-12", "gentleman")
def another_one(seen: Scene, seat: Seat, learn: LearnFor) -> Denied:
    """The cards on top go to different gentlemen."""
    return (learn.gentleman,) if learn.gentleman in seen.within(Advantages).favoured else None


LEARN_FOR: Final = Kind("learn_for", _others, another_one)


def choose_favoured(extras: Advantages, m: Scene) -> Flow:
    """Ask the leader's seat who takes one more (RM-RULING-93)."""
    left = extras.more - len(extras.favoured)
    if not left:
        return END_RULE
    seat = leader_seat(m.table)
    return ask(seat, "more_for", legal(m, seat, LEARN_FOR), args={"left": left})


def learn_more(extras: Advantages, m: Scene) -> Flow:
    """Let him take one more."""
    chosen, extras.more_for = extras.more_for, None
    assert chosen is not None
    extras.favoured = (*extras.favoured, chosen.gentleman)
    return call(Learning(figure=index_of(m.table, chosen.gentleman), left=1))


def favoured_after(extras: Advantages, m: Scene) -> Flow:
    """Go on with the next one."""
    return goto(choose_favoured)


rule(
    Advantages,
    (next_gentleman, "RM-SETUP-18"),
    (gentleman_after, "RM-SETUP-18"),
    (choose_favoured, "RM-SETUP-12"),
    (learn_more, "RM-SETUP-12"),
    (favoured_after, "RM-SETUP-12"),
)


# Powers


def take_powers(m: Scene) -> Flow:
    """Let the Nemesis take the powers of the level."""
    level = LEVELS.get(m.table.level)
    return call(Powers(left=level.powers)) if level is not None else None


def _powers(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Powers)
    return [Gain(power) for power in POWERS if power not in seen.table.nemesis.powers]


GAIN: Final = Kind("gain", _powers, rule="RM-SETUP-18")


def choose_power(powers: Powers, m: Scene) -> Flow:
    """Ask for the next power card."""
    if not powers.left:
        return END_RULE
    return ask(NEMESIS, "power", legal(m, NEMESIS, GAIN), args={"left": powers.left})


def take_power(powers: Powers, m: Scene) -> Flow:
    """Lay it on the Nemesis's board; no ether lies on it (RM-RULING-101)."""
    chosen, powers.power = powers.power, None
    assert chosen is not None
    powers.left -= 1
    nemesis = m.table.nemesis
    nemesis.powers, nemesis.on_powers = (*nemesis.powers, chosen.power), (*nemesis.on_powers, 0)
    m.emit(PowerGained(chosen.power))
    return goto(choose_power)


rule(Powers, (choose_power, "RM-SETUP-18"), (take_power, "RM-SETUP-18"))
