"""The two reaction decks: drawing, reshuffling, hands, discard piles (chapters decks, hand, cards).

The top of a deck is its first card. The cards of a deck stay apart from those of the other deck for ever (AL-CARD-03).
"""

from brassboard.kernel import END_RULE, EVERYONE, Flow, Seat, ask, call, goto, rule, shuffle

from ..content import CARDS, CONSTANTS
from ..data.actions import DrawFrom, Split
from ..data.evil_events import CardDrawn, CardsDiscarded, DeckReshuffled, SecretCard
from ..data.evil_frames import Draw, DrawUp, EvilDraws
from ..data.table import EvilSeat, FirstDown, SecondDown, Table
from ..queries import Scene, evil_part, evil_seats, hand_size

# Piles and hands


def hand_limit(table: Table) -> int:
    """Return how many cards an Evil player may hold after clean-up (AL-HAND-01, AL-HAND-03, AL-HAND-05)."""
    return CONSTANTS.hand_limits[len(table.evil) - 1]


def cards_of(player: EvilSeat) -> tuple[str, ...]:
    """Return the hand of an Evil player."""
    return tuple(sorted((*player.first, *player.second)))


def deck_size(table: Table, deck: int) -> int:
    """Return how many cards a deck has."""
    return len(table.first_deck if deck == 0 else table.second_deck)


def discard_size(table: Table, deck: int) -> int:
    """Return how many cards lie in the discard pile of a deck, face up and face down."""
    if deck == 0:
        return len(table.first_discard) + len([1 for down in table.first_down if not down.in_row])
    return len(table.second_discard) + len([1 for down in table.second_down if not down.in_row])


def has_cards(table: Table, deck: int) -> bool:
    """Whether a card can be drawn from a deck, perhaps after a reshuffle (AL-RULING-50)."""
    return deck_size(table, deck) > 0 or discard_size(table, deck) > 0


def usable_decks(table: Table, seat: Seat) -> list[int]:
    """Return the decks this player may draw from that have a card left (AL-CARD-01, AL-HAND-02, -04, -06)."""
    return [deck for deck in evil_part(table, seat).decks if has_cards(table, deck)]


def seats_from_leader(table: Table) -> list[Seat]:
    """Return the Evil seats, the leader first and then leftward."""
    seats = evil_seats(table)
    first = seats.index(table.leader)
    return seats[first:] + seats[:first]


def take_from_hand(table: Table, seat: Seat, card: str) -> int:
    """Take a card out of a player's hand and return the number of its deck, 0 or 1."""
    player = evil_part(table, seat)
    deck = table.decks.index(CARDS[card].deck)
    hand = list(player.first if deck == 0 else player.second)
    hand.remove(card)
    if deck == 0:
        player.first = tuple(hand)
    else:
        player.second = tuple(hand)
    return deck


def put_face_down(table: Table, seat: Seat, deck: int, card: str, in_row: bool) -> None:
    """Note a card that lies face down, in the row or in the discard pile; only its player knows it (AL-RULING-45)."""
    if deck == 0:
        table.first_down.append(FirstDown(seat, 1 << seat, in_row, card))
    else:
        table.second_down.append(SecondDown(seat, 1 << seat, in_row, card))


def discard_from_hand(m: Scene, seat: Seat, cards: tuple[str, ...]) -> None:
    """Discard cards of a hand face down; only their number is public (AL-RULING-58)."""
    decks = [take_from_hand(m.table, seat, card) for card in cards]
    for card, deck in zip(cards, decks, strict=True):
        put_face_down(m.table, seat, deck, card, in_row=False)
    if cards:
        m.reveal(EVERYONE, "discarded", seat, *sorted(decks))
        m.emit(CardsDiscarded(seat, len(cards)))


def discard_row(m: Scene) -> None:
    """Put the played cards onto the discard piles of their decks; face down stays so (AL-CARD-02, AL-RULING-38)."""
    t = m.table
    for played in t.row:
        if played.card and played.deck == 0:
            t.first_discard = (*t.first_discard, played.card)
        elif played.card:
            t.second_discard = (*t.second_discard, played.card)
    t.row = []
    for first in t.first_down:
        first.in_row = False
    for second in t.second_down:
        second.in_row = False


# Drawing


def draw_cards(m: Scene, seat: Seat, n: int) -> Flow:
    """Let a player draw so many cards, choosing the deck card by card where two are allowed."""
    return call(Draw(seat, n)) if n > 0 else None


def choose_deck(drawing: Draw, m: Scene) -> Flow:
    """Ask which deck the next card comes from (AL-HAND-02)."""
    decks = usable_decks(m.table, drawing.seat) if drawing.left > 0 else []
    if not decks:
        return END_RULE  # AL-RULING-50
    if len(decks) == 1:
        return None
    return ask(
        drawing.seat, "draw_from", [DrawFrom(m.table.decks[deck]) for deck in decks], args={"left": drawing.left}
    )


def note_deck(drawing: Draw, m: Scene) -> Flow:
    """Note the chosen or only deck."""
    chosen, drawing.draw_from = drawing.draw_from, None
    decks = m.table.decks
    drawing.deck = decks.index(chosen.deck) if chosen is not None else usable_decks(m.table, drawing.seat)[0]
    return None


def reshuffle(drawing: Draw, m: Scene) -> Flow:
    """Shuffle the discard pile of a used-up deck into a new deck (AL-CARD-04)."""
    if deck_size(m.table, drawing.deck) > 0:
        return None
    return shuffle(discard_size(m.table, drawing.deck), into="order")


def draw_top(drawing: Draw, m: Scene) -> Flow:
    """Put the top card into the player's hand; he alone sees it."""
    t = m.table
    order, drawing.order = drawing.order, None
    deck, drawing.deck = drawing.deck, -1
    if order is not None:
        pile = take_discards(t, deck)
        fresh = tuple([pile[place] for place in order.places])
        if deck == 0:
            t.first_deck = fresh
        else:
            t.second_deck = fresh
        m.emit(DeckReshuffled(t.decks[deck]))
    player = evil_part(t, drawing.seat)
    if deck == 0:
        card, t.first_deck = t.first_deck[0], t.first_deck[1:]
        player.first = tuple(sorted((*player.first, card)))
    else:
        card, t.second_deck = t.second_deck[0], t.second_deck[1:]
        player.second = tuple(sorted((*player.second, card)))
    drawing.left -= 1
    m.reveal(1 << drawing.seat)
    m.emit(CardDrawn(drawing.seat, t.decks[deck]))
    m.emit(SecretCard(card), 1 << drawing.seat)
    return goto(choose_deck)


def take_discards(table: Table, deck: int) -> list[str]:
    """Take all cards of a discard pile, sorted, so that only chance gives them an order (AL-CARD-03)."""
    if deck == 0:
        pile = [*table.first_discard, *[down.card for down in table.first_down if not down.in_row]]
        table.first_discard = ()
        table.first_down = [down for down in table.first_down if down.in_row]
    else:
        pile = [*table.second_discard, *[down.card for down in table.second_down if not down.in_row]]
        table.second_discard = ()
        table.second_down = [down for down in table.second_down if down.in_row]
    return sorted(pile)


rule(Draw, (choose_deck, "AL-CARD-01"), (note_deck, "AL-HAND-02"), (reshuffle, "AL-CARD-04"), (draw_top, "AL-HAND-07"))


# Draws of the whole team


def evil_draws(m: Scene, n: int) -> Flow:
    """Let Evil draw so many cards; the leader splits them (AL-LEAD-05)."""
    return call(EvilDraws(n)) if n > 0 else None


def split_draws(draws: EvilDraws, m: Scene) -> Flow:
    """Ask the leader who draws the next card, among those whose decks are not used up."""
    t = m.table
    seats = [seat for seat in evil_seats(t) if usable_decks(t, seat)]
    if draws.left <= 0 or not seats:
        return END_RULE
    if len(seats) == 1:
        return None
    return ask(t.leader, "split", [Split(seat) for seat in seats], args={"left": draws.left})


def draw_one(draws: EvilDraws, m: Scene) -> Flow:
    """Let the chosen player draw."""
    chosen, draws.split = draws.split, None
    draws.left -= 1
    seats = [seat for seat in evil_seats(m.table) if usable_decks(m.table, seat)]
    return draw_cards(m, chosen.seat if chosen is not None else seats[0], 1)


def split_again(draws: EvilDraws, m: Scene) -> Flow:
    """Go on with the next card."""
    return goto(split_draws)


rule(EvilDraws, (split_draws, "AL-LEAD-05"), (draw_one, "AL-LEAD-05"), (split_again, "AL-LEAD-05"))


def draw_up(m: Scene) -> Flow:
    """Let each Evil player draw up to the hand limit, the leader first and then leftward."""
    return call(DrawUp())


def next_player(drawing: DrawUp, m: Scene) -> Flow:
    """Let the next player draw up."""
    seats = seats_from_leader(m.table)
    if drawing.done >= len(seats):
        return END_RULE
    seat = seats[drawing.done]
    drawing.done += 1
    return draw_cards(m, seat, hand_limit(m.table) - hand_size(evil_part(m.table, seat)))


def player_after(drawing: DrawUp, m: Scene) -> Flow:
    """Go on with the player on the left."""
    return goto(next_player)


rule(DrawUp, (next_player, "AL-SETUP-07"), (player_after, "AL-SETUP-07"))
