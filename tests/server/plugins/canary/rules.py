"""Draw, then play a card openly, bury it unseen or keep it; others may answer with a card of their own."""

from typing import Annotated, TypeVar

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    Action,
    Event,
    Flow,
    Frame,
    Kind,
    Moment,
    Nobody,
    Part,
    Permutation,
    Public,
    Reaction,
    Ref,
    Scene,
    Seat,
    ask,
    goto,
    nobody,
    own,
    requires,
    rule,
    shuffle,
    window,
)

T = TypeVar("T")
DECK = tuple([f"canary{n:02d}" + "".join([chr(97 + (n * 7 + k * k * 5) % 26) for k in range(14)]) for n in range(30)])
Card = Annotated[str, Ref("card")]
SeatId = Annotated[int, Ref("seat")]


class Hand(Part):
    seat: Public[int]
    cards: Annotated[tuple[str, ...], own(stock="cards")] = ()
    buried: Annotated[tuple[str, ...], own(stock="cards")] = ()


class Table(Part):
    hands: Public[list[Hand]]
    turns: Public[int]
    round: Public[int] = 0
    deck: Annotated[tuple[str, ...], nobody(stock="cards")] = ()
    shown: Public[tuple[str, ...]] = ()


class Show(Action, frozen=True, tag="show"):
    card: Card


class Bury(Action, frozen=True, tag="bury"):
    card: Card


class Keep(Action, frozen=True, tag="keep"):
    """Do nothing."""


class Answer(Action, frozen=True, tag="answer"):
    card: Card


class Drew(Event, frozen=True, tag="canary.drew"):
    card: Card


class SomebodyDrew(Event, frozen=True, tag="canary.somebody_drew"):
    seat: SeatId


class Shown(Event, frozen=True, tag="canary.shown"):
    seat: SeatId
    card: Card


class Buried(Event, frozen=True, tag="canary.buried"):
    seat: SeatId


class Round(Frame, tag="canary.round"):
    seat: Public[int] = 0
    order: Nobody[Permutation | None] = None


class Turn(Frame, tag="canary.turn"):
    seat: Public[int]
    act: Nobody[Show | Bury | Keep | None] = None


class Answered(Frame, tag="canary.answered"):
    seat: Public[int]
    card: Public[str]


def mix(frame: Round, m: Scene[Table]) -> Flow:
    return shuffle(len(m.table.deck), into="order")


def deal(frame: Round, m: Scene[Table]) -> Flow:
    assert frame.order is not None
    m.table.deck = tuple([m.table.deck[place] for place in frame.order.places])
    frame.order = None
    for hand in m.table.hands:
        for _ in range(3):
            draw(m, hand.seat)
    return None


def draw(m: Scene[Table], seat: Seat) -> None:
    hand, card = m.table.hands[seat], m.table.deck[0]
    m.table.deck = m.table.deck[1:]
    hand.cards = tuple(sorted([*hand.cards, card]))
    m.reveal(1 << seat)
    m.emit(Drew(card), to=1 << seat)
    m.emit(SomebodyDrew(seat), to=EVERYONE & ~(1 << seat))


def next_turn(frame: Round, m: Scene[Table]) -> Flow:
    from brassboard.kernel import call

    if m.table.round >= m.table.turns or len(m.table.deck) == 0:
        return END_RULE
    frame.seat = m.table.round % m.seats
    m.table.round += 1
    return call(Turn(frame.seat))


def again(frame: Round, m: Scene[Table]) -> Flow:
    return goto(next_turn)


rule(Round, (mix, "CN-01"), (deal, "CN-02"), (next_turn, "CN-03"), (again, "CN-03"))


def draw_one(turn: Turn, m: Scene[Table]) -> Flow:
    draw(m, turn.seat)
    return None


def choose(turn: Turn, m: Scene[Table]) -> Flow:
    cards = m.table.hands[turn.seat].cards
    return ask(turn.seat, "act", [*[Show(c) for c in cards], *[Bury(c) for c in cards], Keep()])


def carry_out(turn: Turn, m: Scene[Table]) -> Flow:
    act, hand = turn.act, m.table.hands[turn.seat]
    turn.act = None
    if isinstance(act, Show):
        show(m, turn.seat, act.card)
        return window(m, "shown")
    if isinstance(act, Bury):
        hand.cards = tuple([c for c in hand.cards if c != act.card])
        hand.buried = tuple(sorted([*hand.buried, act.card]))
        m.emit(Buried(turn.seat))
    return None


def show(m: Scene[Table], seat: Seat, card: str) -> None:
    hand = m.table.hands[seat]
    hand.cards = tuple([c for c in hand.cards if c != card])
    m.table.shown = (*m.table.shown, card)
    m.reveal()
    m.emit(Shown(seat, card))


rule(Turn, (draw_one, "CN-04"), (choose, "CN-05"), (carry_out, "CN-06"))


def show_answer(frame: Answered, m: Scene[Table]) -> Flow:
    show(m, frame.seat, frame.card)
    return None


rule(Answered, (show_answer, "CN-07"))


@requires("CN-07", "card")
def held(seen: Scene[Table], seat: Seat, act: Answer) -> tuple[str, ...] | None:
    return None if act.card in seen.table.hands[seat].cards else (act.card,)


def others(seen: Scene[Table]) -> tuple[Seat, ...]:
    turn = seen.within(Turn)
    return tuple([hand.seat for hand in seen.table.hands if hand.seat != turn.seat and hand.cards])


ANSWER = Kind("answer", lambda seen, seat: [Answer(c) for c in seen.table.hands[seat].cards], held)
SHOWN = Moment("shown", others, Reaction(ANSWER, lambda act, seat: Answered(seat, act.card)), policy="each once")
