"""Reaction windows: when Evil may react, who offers what, the leader's consent, and the reaction row.

The Hero sees neither offers nor passes (AL-KNOW-09): all of Evil's thinking happens in one secret rule, `Thinking`,
whose questions follow each other without anything public between them. Only then is the card carried out, in `React`.
"""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    PASS,
    Ask,
    Denied,
    Flow,
    Kind,
    Luck,
    Seat,
    ask,
    call,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kernel.data import Accept, Action, Form

from ..cards.decks import cards_of, put_face_down, take_from_hand
from ..cards.plan import has_ties, next_choice, operations, split_operations, tie_choices, with_ties
from ..content import ACTIONS, CARDS, CONSTANTS
from ..data.actions import Offer
from ..data.core_frames import Played, React, Thinking, Window
from ..data.evil_events import CardFaceDown, CardFaceUp
from ..data.table import HERO, RowCard
from ..queries import Scene, evil_part, hand_size, here, turn_of
from .maze import evil_mask, tell
from .windows import free_spaces, loss_window, may_react, most_cards

HERO_MASK = 1 << HERO


# A window: think, react, and again


def think(w: Window, m: Scene) -> Flow:
    """Evil decides in secret."""
    if not may_react(m):
        return END_RULE
    w.seat = m.table.leader
    return call(Thinking(m.table.leader, w.moment, w.losses), into="played")


def react(w: Window, m: Scene) -> Flow:
    """Carry out the card that was decided on, or close the window."""
    played = w.played
    if played is None or not played.card:
        return END_RULE
    w.played = None
    hidden, ahead = split_operations(m, played)
    lay_card(m, played)
    return call(
        React(played.seat, "" if played.face_down else played.card, played.dangerous, hidden=hidden, ahead=ahead)
    )


def losses_of_card(w: Window, m: Scene) -> Flow:
    """A loss window caused by a card opens when the card is done (AL-FLOW-04)."""
    return loss_window(m)


def think_again(w: Window, m: Scene) -> Flow:
    """The window is offered again (AL-FLOW-02)."""
    return goto(think)


rule(
    Window,
    (think, "AL-FLOW-02"),
    (react, "AL-FLOW-02"),
    (losses_of_card, "AL-FLOW-04"),
    (think_again, "AL-FLOW-02"),
)


# What Evil decides in secret


def offer_card(thinking: Thinking, m: Scene) -> Flow:
    """All Evil seats with cards secretly offer one card or pass (AL-FLOW-02)."""
    seats = tuple([player.seat for player in m.table.evil if player.first or player.second])
    return Form(seats, next_offer, "", len(seats) > 1, HERO_MASK, then=offers_in)


def next_offer(thinking: Thinking, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask a seat for its one offer."""
    if given:
        return None
    return ask(seat, "offer", [*legal(m, seat, OFFER), PASS], args={"moment": thinking.moment})


def candidates(m: Scene, seat: Seat) -> list[Action]:
    """Return every card of a hand, face up and face down."""
    hand = dict.fromkeys(cards_of(evil_part(m.table, seat))) if seat != HERO else {}
    return [*[Offer(card, "up") for card in hand], *[Offer(card, "down") for card in hand]]


UP: Final = {card: Offer(card, "up") for card in CARDS}
DOWN: Final = {card: Offer(card, "down") for card in CARDS}
SLIM: Final = tuple([id for id, card in CARDS.items() if "slim" in [each.verb for each in card.dangerous.calls]])
"""Cards that take 1 space if they are dangerous."""


def legal_offers(m: Scene, seat: Seat) -> list[Offer]:
    """Return the cards of a hand that may be played now: face up in their moment, at the end also face down.

    Outside a window there are none: whether a seat may offer something can be asked at any time.
    """
    thinking = m.nearest(Thinking)
    if thinking is None or seat == HERO:
        return []
    turn, free, moment = turn_of(m), free_spaces(m), thinking.moment
    if turn.cards >= most_cards(turn):
        return []
    hand = list(dict.fromkeys(cards_of(evil_part(m.table, seat))))
    happened = [each for each in turn.triggers if each in ACTIONS or each in thinking.losses]
    up: list[Offer] = []
    for card in hand:
        row = CARDS[card]
        if row.timing == moment and row.trigger in happened:
            up.append(UP[card])
    if spaces_needed(m, "", False) > free:
        return [offer for offer in up if spaces_needed(m, offer.card, is_dangerous(m)) <= free]
    return [*up, *[DOWN[card] for card in hand]] if moment == "end" else up


@requires("AL-REACT-02", "most", once=True)
def may_play_another(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """The team plays at most 2 cards a turn, after a jam 1."""
    turn = turn_of(m)
    return (most_cards(turn),) if turn.cards >= most_cards(turn) else None


@requires("AL-REACT-14", "card", "trigger")
def action_happened(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """A card face up needs the action of its trigger in this turn (AL-TRIG-01 to -07)."""
    trigger = CARDS[offer.card].trigger
    missing = offer.facing == "up" and trigger in ACTIONS and trigger not in turn_of(m).triggers
    return (offer.card, trigger) if missing else None


@requires("AL-TRIG-10", "card", "track")
def loss_happened(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """A loss reaction needs its loss, in the window of that loss (AL-TRIG-08, AL-TRIG-09, AL-FLOW-04)."""
    trigger = CARDS[offer.card].trigger
    if offer.facing == "down" or trigger in ACTIONS:
        return None
    missing = trigger not in turn_of(m).triggers or trigger not in m.within(Thinking).losses
    return (offer.card, trigger) if missing else None


@requires("AL-STD-03", "card")
def down_at_end(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """A standard reaction is played at the end of the turn."""
    return (offer.card,) if offer.facing == "down" and m.within(Thinking).moment != "end" else None


@requires("AL-INST-02", "card")
def others_at_end(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """A card without the instant symbol is played at the end of the turn."""
    early = CARDS[offer.card].timing == "end" and m.within(Thinking).moment != "end"
    return (offer.card,) if offer.facing == "up" and early else None


@requires("AL-INST-01", "card", "timing")
def instant_at_its_moment(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """An instant is played exactly at the moment it names."""
    timing = CARDS[offer.card].timing
    return (offer.card, timing) if offer.facing == "up" and timing not in ("end", m.within(Thinking).moment) else None


@requires("AL-REACT-07", "needed", "free")
def space_left(m: Scene, seat: Seat, offer: Offer) -> Denied:
    """The card needs 1 free space, as the second of the turn 2."""
    needed = spaces_needed(m, offer.card if offer.facing == "up" else "", is_dangerous(m))
    return (needed, free_spaces(m)) if needed > free_spaces(m) else None


OFFER = Kind(
    "offer",
    candidates,
    may_play_another,
    space_left,
    action_happened,
    loss_happened,
    down_at_end,
    others_at_end,
    instant_at_its_moment,
    rule="AL-FLOW-05",
    fast=legal_offers,
)
"""What decides about an offer; what the card's calls can do does not matter (AL-FLOW-05)."""


def is_dangerous(m: Scene) -> bool:
    """Whether a card played face up now is dangerous (AL-DCARD-02, AL-DCARD-03, AL-RULING-08)."""
    return here(m.table).danger or turn_of(m).omen


def spaces_needed(m: Scene, card: str, dangerous: bool) -> int:
    """Return how many spaces a card takes: 1, as the second of the turn 2, unless it is slim (AL-REACT-04, -05)."""
    if turn_of(m).cards == 0:
        return 1
    if dangerous and card in SLIM:
        return 1
    return CONSTANTS.combo_spaces


def offers_in(thinking: Thinking, m: Scene, answers: tuple[tuple[Action, ...], ...]) -> Flow:
    """Store the offers; tell the leader who offers and with which facing (AL-KNOW-05)."""
    given = answers if isinstance(answers[0], tuple) else (answers,)
    seats = [player.seat for player in m.table.evil if player.first or player.second]
    made: list[Offer | None] = [None] * m.seats
    for place, seat in enumerate(seats):
        action = given[place][0]
        if isinstance(action, Offer):
            made[seat] = action
    thinking.offers = tuple(made)
    thinking.offered = tuple([f"{seat} {offer.facing}" for seat, offer in enumerate(made) if offer is not None])
    if len(m.table.evil) == 1:
        return goto(take_offer) if thinking.offered else END_RULE  # AL-FLOW-03
    leader = 1 << m.table.leader
    m.reveal(leader, "offers", *thinking.offered)
    m.reveal(evil_mask(m) & ~leader, "offers", bool(thinking.offered))
    return goto(accept_offer) if thinking.offered else END_RULE


def accept_offer(thinking: Thinking, m: Scene) -> Flow:
    """The leader accepts one offer or none (AL-FLOW-03, AL-LEAD-02)."""
    options: list[Action] = [Accept(int(each.split()[0])) for each in thinking.offered]
    face_up = tuple([int(each.split()[0]) for each in thinking.offered if each.endswith("up")])
    args = {"offers": thinking.offered, "seat": face_up}
    return ask(thinking.seat, "accept", [*options, Accept()], args=args, secret_to=HERO_MASK)


def take_offer(thinking: Thinking, m: Scene) -> Flow:
    """Note whose card is played."""
    chosen, thinking.accept = thinking.accept, None
    seat = chosen.offer if chosen is not None else thinking.seat  # AL-FLOW-03: alone, offering is playing.
    offer = thinking.offers[seat] if seat is not None else None
    thinking.offers, thinking.offered = (), ()
    if seat is None or offer is None:
        return END_RULE
    thinking.seat = seat
    thinking.card = offer.card
    thinking.face_down = offer.facing == "down"
    thinking.shown = "" if thinking.face_down else offer.card
    thinking.dangerous = not thinking.face_down and is_dangerous(m)
    m.reveal(evil_mask(m), "accepted", seat, offer.facing, thinking.shown)
    return None


def choose_effects(thinking: Thinking, m: Scene) -> Flow:
    """The player of the card makes all its choices in one form (AL-FLOW-06)."""
    return Form((thinking.seat,), next_choice, "", False, HERO_MASK, then=effects_chosen)


def effects_chosen(thinking: Thinking, m: Scene, given: tuple[Action, ...]) -> Flow:
    """Turn the choices into operations, which the whole team sees."""
    thinking.ops = operations(thinking, m, given)
    m.reveal(evil_mask(m), "operations", thinking.ops)
    return goto(break_ties) if has_ties(thinking) else decided(thinking, m)


def break_ties(thinking: Thinking, m: Scene) -> Flow:
    """The leader picks among tied directions of noise (AL-NOISE-02, AL-RULING-46)."""
    return Form((m.table.leader,), tie_choices, "", False, HERO_MASK, then=ties_broken)


def ties_broken(thinking: Thinking, m: Scene, given: tuple[Action, ...]) -> Flow:
    """Note the directions the leader picked."""
    thinking.ops = with_ties(thinking, given)
    m.reveal(evil_mask(m), "operations", thinking.ops)
    return decided(thinking, m)


def decided(thinking: Thinking, m: Scene) -> Flow:
    """Hand the decision to the window."""
    thinking.result = Played(thinking.seat, thinking.card, thinking.face_down, thinking.dangerous, thinking.ops)
    m.within(Window).seat = thinking.seat
    return END_RULE


rule(
    Thinking,
    (offer_card, "AL-FLOW-02"),
    (accept_offer, "AL-LEAD-02"),
    (take_offer, "AL-FLOW-03"),
    (choose_effects, "AL-FLOW-06"),
    (break_ties, "AL-NOISE-02"),
)


# The reaction row


def lay_card(m: Scene, played: Played) -> None:
    """Lay a card on the next free spaces, from its player's hand (AL-REACT-04, AL-REACT-05, AL-REACT-08)."""
    t = m.table
    turn = turn_of(m)
    spaces = spaces_needed(m, "" if played.face_down else played.card, played.dangerous)
    deck = take_from_hand(t, played.seat, played.card)
    shown = "" if played.face_down else played.card
    t.row.append(RowCard(played.seat, deck, t.turn, spaces, shown, played.dangerous))
    turn.cards += 1
    if played.face_down:
        put_face_down(t, played.seat, deck, played.card, in_row=True)
        m.reveal(EVERYONE, "face down", played.seat, deck)
        m.emit(CardFaceDown(played.seat, t.decks[deck]))
        return
    turn.omen = False
    m.reveal(EVERYONE, "card", played.seat, played.card, played.dangerous)
    m.emit(CardFaceUp(played.seat, played.card, played.dangerous))
    tell(m, "card", played.card)


# What a teammate may imagine


def imagine_offers(m: Scene, viewer: Seat, luck: Luck) -> bool:
    """Draw anew what an Evil viewer does not know of the offers; return False if these hands cannot have made them.

    The Hero needs none of this: in the worlds he imagines Evil begins to think anew.
    """
    thinking = m.nearest(Thinking)
    if thinking is None or viewer <= HERO:
        return True
    if thinking.shown or thinking.face_down:
        return thinking.seat == viewer or imagine_card(m, thinking, luck)
    if thinking.offers:
        return imagine_waiting_offers(m, thinking, viewer, luck)
    return True


def imagine_card(m: Scene, thinking: Thinking, luck: Luck) -> bool:
    """Give a teammate the card he is playing: the one shown, or any card of his hand if it lies face down."""
    hand = cards_of(evil_part(m.table, thinking.seat))
    thinking.card = thinking.shown or hand[luck.randrange(len(hand))]
    return thinking.card in hand


def imagine_waiting_offers(m: Scene, thinking: Thinking, viewer: Seat, luck: Luck) -> bool:
    """Draw the offers of teammates that wait for the leader, who knows who offers and with which facing."""
    known = dict([each.split() for each in thinking.offered]) if viewer == m.table.leader else None
    offers = list(thinking.offers)
    for player in m.table.evil:
        seat = player.seat
        if seat == viewer or not hand_size(player) or (known is not None and str(seat) not in known):
            continue
        options: list[Action] = legal(m, seat, OFFER)
        if known is None:
            options.append(PASS)
        else:
            options = [offer for offer in options if isinstance(offer, Offer) and offer.facing == known[str(seat)]]
        if not options:
            return False
        chosen = options[luck.randrange(len(options))]
        offers[seat] = chosen if isinstance(chosen, Offer) else None
    thinking.offers = tuple(offers)
    thinking.offered = tuple([f"{seat} {offer.facing}" for seat, offer in enumerate(offers) if offer is not None])
    return bool(thinking.offered)
