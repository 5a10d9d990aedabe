"""A toy game in which chance answers once, and what then happens is an option: some ways are fair, some give away."""

import sys
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from brassboard.kernel import (
    Action,
    Choice,
    Dice,
    Drawn,
    Flow,
    Frame,
    Game,
    Luck,
    Nobody,
    Own,
    Part,
    Permutation,
    Public,
    Request,
    Result,
    Scene,
    Seat,
    Setup,
    Start,
    ask,
    dice,
    draw,
    nobody,
    own,
    rule,
    shuffle,
)

T = TypeVar("T")
OwnCards = Annotated[T, own(stock="cards")]
HiddenCards = Annotated[T, nobody(stock="cards")]
CARDS = tuple(range(12))
TILES = (20, 21, 22, 23, 24)


class Player(Part):
    seat: Public[int]
    hand: OwnCards[tuple[int, ...]] = ()
    coins: Own[int] = 0
    mat: Public[int] = 0


class Table(Part):
    way: Public[str]
    late: Public[bool]
    players: Public[list[Player]]
    deck: HiddenCards[tuple[int, ...]] = CARDS
    gone: HiddenCards[tuple[int, ...]] = ()
    tiles: Nobody[tuple[int, ...]] = ()
    shown: Public[tuple[int, ...]] = ()


class Go(Action, frozen=True, tag="go"):
    """Go on."""


class Raffle(Frame, tag="raffle.raffle"):
    seat: Public[int] = 0
    hidden: Nobody[Permutation | Drawn | Dice | None] = None
    open: Public[Permutation | Drawn | Dice | None] = None
    mine: Own[Permutation | None] = None
    again: Public[Dice | None] = None
    go: Public[Go | None] = None


TableRegistry = Scene[Table]


def shuffle_cards(raffle: Raffle, m: TableRegistry) -> Flow:
    return shuffle(len(CARDS), into="hidden")


def deal(raffle: Raffle, m: TableRegistry) -> Flow:
    m.table.deck = permuted(m.table.deck, raffle.hidden)
    raffle.hidden = None
    for player in m.table.players:
        give(m, player.seat, m.table.deck[:3])
        m.table.deck = m.table.deck[3:]
    return None


def wait(raffle: Raffle, m: TableRegistry) -> Flow:
    """Seats may have answered before chance is asked: then what is hidden is imagined, not dealt anew."""
    return ask(0, "go", [Go()]) if m.table.late else None


def ask_chance(raffle: Raffle, m: TableRegistry) -> Flow:
    return {**FAIR, **TELLING, **SHOWING}[m.table.way][0](m)


def carry_out(raffle: Raffle, m: TableRegistry) -> Flow:
    if m.table.way != "later":
        {**FAIR, **TELLING, **SHOWING}[m.table.way][1](raffle, m)
    return None


def roll_again(raffle: Raffle, m: TableRegistry) -> Flow:
    hidden = raffle.hidden
    rolls = m.table.way == "rolls_again" and isinstance(hidden, Dice) and hidden.faces[0] > 3
    return dice(1, 6, into="again") if rolls else None


def look(raffle: Raffle, m: TableRegistry) -> Flow:
    return ask(1, "go", [Go()])


def carry_out_later(raffle: Raffle, m: TableRegistry) -> Flow:
    if m.table.way == "later":
        reshuffle(raffle, m)
    return None


rule(
    Raffle,
    (shuffle_cards, "RA-01"),
    (deal, "RA-01"),
    (wait, "RA-02"),
    (ask_chance, "RA-03"),
    (carry_out, "RA-03"),
    (roll_again, "RA-03"),
    (look, "RA-04"),
    (carry_out_later, "RA-05"),
    (look, "RA-06"),
)


# What chance is asked, and what comes of it


def places(answer: Any) -> tuple[int, ...]:
    found: tuple[int, ...] = answer.faces if isinstance(answer, Dice) else answer.places
    return found


def permuted(cards: tuple[int, ...], order: Any) -> tuple[int, ...]:
    return tuple([cards[place] for place in places(order)])


def give(m: TableRegistry, seat: Seat, cards: tuple[int, ...]) -> None:
    player = m.table.players[seat]
    player.hand = tuple(sorted((*player.hand, *cards)))
    m.reveal(1 << seat)


def lay_out(raffle: Raffle, m: TableRegistry) -> None:
    m.table.shown = permuted(TILES, raffle.open)


def lay_out_two(raffle: Raffle, m: TableRegistry) -> None:
    tiles = permuted(TILES, raffle.open)
    m.table.shown, m.table.tiles = tiles[:2], tiles[2:]


def draw_as_many(raffle: Raffle, m: TableRegistry) -> None:
    count = places(raffle.open)[0] // 2
    cards, m.table.deck = m.table.deck[:count], m.table.deck[count:]
    give(m, 1, cards)


def draw_top_or_bottom(raffle: Raffle, m: TableRegistry) -> None:
    deck = m.table.deck
    top = places(raffle.open)[0] > 3
    m.table.deck = deck[1:] if top else deck[:-1]
    m.table.gone = deck[:1] if top else deck[-1:]


def take_mat(raffle: Raffle, m: TableRegistry) -> None:
    player = m.table.players[1]
    player.mat = places(raffle.open)[0]
    player.coins = 5 + 2 * player.mat


def deal_in_turn(raffle: Raffle, m: TableRegistry) -> None:
    m.table.shown = places(raffle.open)
    for seat in places(raffle.open):
        give(m, seat, m.table.deck[:1])
        m.table.deck = m.table.deck[1:]


def fill_purse(raffle: Raffle, m: TableRegistry) -> None:
    m.table.players[1].coins = places(raffle.open)[0]


def fill_purse_aloud(raffle: Raffle, m: TableRegistry) -> None:
    fill_purse(raffle, m)
    m.reveal()


def reshuffle(raffle: Raffle, m: TableRegistry) -> None:
    m.table.deck = permuted(m.table.deck, raffle.mine or raffle.open)


def reshuffle_and_show(raffle: Raffle, m: TableRegistry) -> None:
    reshuffle(raffle, m)
    m.table.shown = places(raffle.open)


def lose_card(raffle: Raffle, m: TableRegistry) -> None:
    player = m.table.players[1]
    card = player.hand[places(raffle.open)[0]]
    player.hand = tuple([other for other in player.hand if other != card])
    m.table.gone = (card,)


def show_hidden(raffle: Raffle, m: TableRegistry) -> None:
    m.table.shown = places(raffle.hidden)


def nothing(raffle: Raffle, m: TableRegistry) -> None:
    """What comes of it comes later."""


Way = tuple[Callable[[TableRegistry], Request], Callable[[Raffle, TableRegistry], None]]


def cards_left(into: str) -> Callable[[TableRegistry], Request]:
    return lambda m: shuffle(len(m.table.deck), into=into)


def die(into: str = "open") -> Callable[[TableRegistry], Request]:
    return lambda m: dice(1, 6, into=into)


FAIR: dict[str, Way] = {
    "face_up_row": (lambda m: shuffle(len(TILES), into="open"), lay_out),
    "seating": (lambda m: shuffle(2, into="open"), deal_in_turn),
    "how_many": (die(), draw_as_many),
    "top_or_bottom": (die(), draw_top_or_bottom),
    "mat": (lambda m: draw(1, 4, into="open"), take_mat),
    "purse_aloud": (die(), fill_purse_aloud),
}
"""Rightly public."""
TELLING: dict[str, Way] = {
    "rest_of_a_row": (lambda m: shuffle(len(TILES), into="open"), lay_out_two),
    "reshuffle": (cards_left("open"), reshuffle),
    "reshuffle_shown": (cards_left("open"), reshuffle_and_show),
    "reshuffle_by_owner": (cards_left("mine"), reshuffle),
    "later": (cards_left("open"), nothing),
    "purse": (die(), fill_purse),
    "place_in_a_hand": (lambda m: draw(1, 3, into="open"), lose_card),
}
"""A seat reads what chance said, and knows something hidden from it."""
SHOWING: dict[str, Way] = {
    "said_aloud": (lambda m: draw(1, 4, into="hidden"), show_hidden),
    "rolls_again": (die("hidden"), nothing),
}
"""What chance said is hidden, and shows all the same."""


def begin(setup: Setup) -> Start:
    return Start(Table(setup["way"], setup["late"], [Player(seat) for seat in range(2)]), Raffle(), (0, 1))


def result(table: Table) -> Result:
    return Result((0, 0), (0, 1))


def resample(m: Scene[Any], viewer: Seat, luck: Luck) -> None:
    table: Table = m.table
    for player in table.players:
        if player.seat != viewer and not player.mat:
            player.coins = luck.randrange(6)
    table.tiles = tuple([TILES[luck.randrange(len(TILES))] for _ in table.tiles])


RAFFLE = Game(
    "raffle",
    players=(2,),
    table=Table,
    begin=begin,
    result=result,
    modules=(sys.modules[__name__],),
    options=(Choice("way", (*FAIR, *TELLING, *SHOWING)), Choice("late", (False, True))),
    resample=resample,
)
