"""What the place cards give: cards at once, and tokens or gains for the next chapter (chapter intermezzo)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, Kind, Seat, ask, call, dice, goto, legal, rule, some
from brassboard.kernel.data import Action, EndForm
from brassboard.kernel.step_results import END_FORM
from brassboard.kit.effects import Call
from brassboard.kit.zones import take

from ..content import CONSTANTS, PLACES
from ..data.actions import Again, Take
from ..rules.attack_effects import symbol_of, symbols_of
from ..rules.rolls import chosen_places, dice_left, with_new
from .events import CardDropped, CardsWon, Gambled, TokenWon
from .frames import DrawCards, Gamble, KeepOne, Learning, PickCards, PlaceGains
from .queries import Scene, abilities_of, aside_of, fetch, in_stack, lay_aside, page_of
from .rewards import win_cards

AT_SET_UP: Final = ("bobbies", "look", "stroll", "early_versions", "pool")
"""Effects on the set-up of the next chapter; they belong to nobody in particular."""
NAMED_AT_SET_UP: Final = "start_any"
"""An effect on the set-up of the next chapter about which the visitor decides."""
EVERY_ROUND: Final = "last_card"
"""What the visitor looks at in every round of the next chapter, not at its set-up."""
WINNING: Final = ("crown", "hit+")
"""The symbols that win a utensil at the gambling house."""
COIN: Final = "lucky_coin"
TOP_HAT: Final = "steel_top_hat"
SIDES: Final = len(CONSTANTS.faces)


# For the next chapter


def win_tokens(m: Scene, place: str, gentleman: str) -> None:
    """Write down what a place gives for the next chapter: a token, or a gain of the visitor."""
    sheet = m.table
    effects = [effect for ability in abilities_of(place, "next") for effect in ability.calls]
    if PLACES[place].token is not None or any([effect.verb == NAMED_AT_SET_UP for effect in effects]):
        sheet.tokens = (*sheet.tokens, place if PLACES[place].group else f"{place} {gentleman}")
    elif any([is_at_set_up(effect) for effect in effects]):
        sheet.tokens = (*sheet.tokens, place)
    elif effects:
        visitor = page_of(sheet, gentleman)
        visitor.gains = (*visitor.gains, place)
    else:
        return
    m.emit(TokenWon(place))


def is_at_set_up(effect: Call) -> bool:
    """Whether an effect on the next chapter is used up when it is set up."""
    return effect.verb in AT_SET_UP and not (effect.verb == "look" and effect.word(0) == EVERY_ROUND)


# At once


def effects_of(place: str) -> list[Call]:
    """Return what a place card does at once."""
    return [effect for ability in abilities_of(place, "visit") for effect in ability.calls]


def next_gain(gains: PlaceGains, m: Scene) -> Flow:
    """Carry out the next effect of the card."""
    effects = effects_of(gains.place)
    if gains.at == len(effects):
        win_tokens(m, gains.place, gains.gentleman)
        return END_RULE
    effect, who = effects[gains.at], gains.gentleman
    gains.at += 1
    if effect.verb == "draw":
        return call(DrawCards(stack=effect.word(0), n=effect.number(1)), into="cards")
    if effect.verb == "pick" and effect.word(0) == "advantage":
        return call(Learning(gentleman=who, left=effect.number(1)))
    if effect.verb == "pick":
        return call(PickCards(gentleman=who, stack=effect.word(0), left=effect.number(1)))
    if effect.verb == "salvage":
        return call(PickCards(gentleman=who, stack="utensils", left=effect.number(0), from_aside=True))
    if effect.verb == "keep_one":
        return call(KeepOne(gentleman=who, stack=effect.word(0), n=effect.number(1)))
    if effect.verb == "gamble":
        return call(Gamble(gentleman=who, n=effect.number(0)))
    assert effect.verb == "take_hat", effect
    if fetch(m.table, TOP_HAT):
        m.emit(CardsWon((TOP_HAT,)))
    return None


def take_drawn(gains: PlaceGains, m: Scene) -> Flow:
    """Put drawn cards into the common stock."""
    cards, gains.cards = gains.cards, ()
    win_cards(m, cards)
    return goto(next_gain)


rule(PlaceGains, (next_gain, "RM-INT-10"), (take_drawn, "RM-INT-10"))


# Cards of choice


def _picks(seen: Scene, seat: Seat) -> list[Action]:
    picking = seen.within(PickCards)
    cards = aside_of(seen.table, picking.stack) if picking.from_aside else in_stack(seen.table, picking.stack)
    return [Take(card) for card in dict.fromkeys(cards)]


PICK: Final = Kind("take", _picks, rule="RM-PLACE-03")


def pick_card(picking: PickCards, m: Scene) -> Flow:
    """Ask for the next card; he may decline. Where too few were discarded, the rest is drawn."""
    if not picking.left:
        return END_RULE
    seat = page_of(m.table, picking.gentleman).seat
    options = legal(m, seat, PICK)
    if not options:
        return goto(draw_rest)
    return ask(seat, "pick", [*options, END_FORM], into="take", args={"left": picking.left})


def take_pick(picking: PickCards, m: Scene) -> Flow:
    """Put it into the common stock."""
    chosen, picking.take = picking.take, None
    if chosen is None or isinstance(chosen, EndForm):
        return END_RULE
    picking.left -= 1
    if picking.from_aside:
        m.table.aside = take(m.table.aside, chosen.card)
    win_cards(m, (chosen.card,))
    return goto(pick_card)


def draw_rest(picking: PickCards, m: Scene) -> Flow:
    """Draw what could not be picked of the discards."""
    if not picking.from_aside:
        return END_RULE
    return call(DrawCards(stack=picking.stack, n=picking.left), into="drawn")


def take_rest(picking: PickCards, m: Scene) -> Flow:
    """Put it into the common stock."""
    win_cards(m, picking.drawn)
    return None


rule(
    PickCards,
    (pick_card, "RM-PLACE-03"),
    (take_pick, "RM-PLACE-03"),
    (draw_rest, "RM-INT-10"),
    (take_rest, "RM-INT-10"),
)


# One of several


def draw_several(keeping: KeepOne, m: Scene) -> Flow:
    """Draw the cards."""
    return call(DrawCards(stack=keeping.stack, n=keeping.n), into="cards")


def _keeps(seen: Scene, seat: Seat) -> list[Action]:
    return [Take(card) for card in dict.fromkeys(seen.within(KeepOne).cards)]


KEEP: Final = Kind("take", _keeps, rule="RM-INT-10")


def choose_one(keeping: KeepOne, m: Scene) -> Flow:
    """Ask which one he keeps."""
    seat = page_of(m.table, keeping.gentleman).seat
    options = legal(m, seat, KEEP)
    return None if len(options) < 2 else ask(seat, "keep", options, into="take")


def keep_one(keeping: KeepOne, m: Scene) -> Flow:
    """Keep it and discard the others."""
    if not keeping.cards:
        return None
    kept = keeping.take.card if keeping.take is not None else keeping.cards[0]
    win_cards(m, (kept,))
    for card in take(keeping.cards, kept):
        lay_aside(m.table, card)
        m.emit(CardDropped(card))
    return None


rule(KeepOne, (draw_several, "RM-INT-10"), (choose_one, "RM-INT-10"), (keep_one, "RM-INT-10"))


# Gambling


def roll_dice(gamble: Gamble, m: Scene) -> Flow:
    """Roll the dice."""
    return dice(gamble.n, SIDES, into="dice")


def note_dice(gamble: Gamble, m: Scene) -> Flow:
    """Note the faces, or the new faces of the dice that were rolled again."""
    assert gamble.dice is not None
    places = gamble.rerolled[-gamble.hand :] if gamble.hand else tuple(range(gamble.n))
    gamble.faces = with_new(gamble.faces or (0,) * gamble.n, places, gamble.dice.faces)
    gamble.dice, gamble.reroll, gamble.hand = None, (), 0
    m.emit(Gambled(gamble.gentleman, symbols_of(gamble.faces)))
    return None


def offer_reroll(gamble: Gamble, m: Scene) -> Flow:
    """Ask whether a lucky coin of the stock rolls dice again: gambling is an own roll (RM-RULING-34, RM-RULING-87)."""
    left = dice_left(gamble.faces, gamble.rerolled)
    if COIN not in m.table.stock or not left:
        return goto(draw_winnings)
    options: list[Action] = [Again(symbol_of(gamble.faces[place])) for place in left]
    return some(page_of(m.table, gamble.gentleman).seat, "reroll", options, 0, len(options), into="reroll")


def throw_coin(gamble: Gamble, m: Scene) -> Flow:
    """Discard the coin and roll these dice again."""
    again = [one for one in gamble.reroll if isinstance(one, Again)]
    if not again:
        return goto(draw_winnings)
    m.table.stock = take(m.table.stock, COIN)
    lay_aside(m.table, COIN)
    m.emit(CardDropped(COIN))
    gamble.hand = len(again)
    gamble.rerolled = (*gamble.rerolled, *chosen_places(gamble.faces, gamble.rerolled, again))
    return None


def roll_again(gamble: Gamble, m: Scene) -> Flow:
    """Roll them."""
    return dice(gamble.hand, SIDES, into="dice")


def gamble_on(gamble: Gamble, m: Scene) -> Flow:
    """See what they show."""
    return goto(note_dice)


def draw_winnings(gamble: Gamble, m: Scene) -> Flow:
    """Draw a utensil for each crown and each hit+."""
    won = len([symbol for symbol in symbols_of(gamble.faces) if symbol in WINNING])
    return call(DrawCards(stack="utensils", n=won), into="cards") if won else END_RULE


def take_winnings(gamble: Gamble, m: Scene) -> Flow:
    """Put them into the common stock."""
    win_cards(m, gamble.cards)
    return None


rule(
    Gamble,
    (roll_dice, "RM-INT-10"),
    (note_dice, "RM-INT-10"),
    (offer_reroll, "RM-RULING-87"),
    (throw_coin, "RM-RULING-34"),
    (roll_again, "RM-RULING-34"),
    (gamble_on, "RM-RULING-34"),
    (draw_winnings, "RM-INT-10"),
    (take_winnings, "RM-INT-10"),
)
