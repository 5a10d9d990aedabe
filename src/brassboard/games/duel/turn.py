"""A duel, its rounds and turns: steam, slots, moving, doors and traps."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    Denied,
    Effect,
    Flow,
    Form,
    Kind,
    Request,
    Seat,
    ask,
    call,
    dice,
    goto,
    legal,
    requires,
    rule,
    shuffle,
    spread,
    until_turn,
    window,
)
from brassboard.kernel import Scene as AnyScene
from brassboard.kit import bits, zones

from .actions import End, Move, Open, Place, Play, Strike
from .content import BOARD, CARDS
from .events import DoorOpened, Drew, DrewCard, Ended, Fell, Moved, Rolled, RoundBegan, Sprung
from .frames import Duel, Fight, PlayCard, Roll, Turn
from .table import Fighter, Table

Scene = AnyScene[Table]
POOL: Final = 3
SLOTS: Final = ("move", "strike", "guard")
MOVES: Final = [Move(name) for name in BOARD.names]  # built once; the text only when someone reads it
OPENS: Final = [[Open(BOARD.door_names[door]) for door in BOARD.doors_beside(square)] for square in range(BOARD.cells)]
DOORS: Final = {name: 1 << BOARD.door(name) for name in BOARD.door_names}
END: Final = End()


def alive(m: Scene) -> list[Fighter]:
    return [fighter for fighter in m.table.fighters if fighter.square >= 0]


def occupied(m: Scene) -> set[int]:
    return {fighter.square for fighter in m.table.fighters}


_BESIDE: Final[dict[tuple[int, int], Sequence[int]]] = {}
_REACH: Final[dict[tuple[int, int], Sequence[int]]] = {}


def squares_beside(square: int, doors: int) -> Sequence[int]:
    """DU-MOVE-01: one step away. The board never changes, so it is worked out once."""
    known = _BESIDE.get((square, doors))
    if known is None:
        known = _BESIDE[square, doors] = BOARD.neighbours(square, BOARD.door_edges(doors))
    return known


def squares_in_reach(square: int, doors: int) -> Sequence[int]:
    """DU-STRIKE-02: two squares away at most, and in sight."""
    known = _REACH.get((square, doors))
    if known is None:
        seen = bits.members(BOARD.visible(square, BOARD.door_edges(doors)))
        known = _REACH[square, doors] = [other for other in seen if BOARD.squares_apart(square, other) <= 2]
    return known


# The duel


def shuffle_deck(duel: Duel, m: Scene) -> Flow:
    return shuffle(len(m.table.deck), into="order")


def deal(duel: Duel, m: Scene) -> Flow:
    assert duel.order is not None
    m.table.deck = zones.permuted(m.table.deck, duel.order.places)
    duel.order = None
    for fighter in m.table.fighters:
        draw_cards(m, fighter.seat, fighter.first_hand)
    m.emit(RoundBegan(1))
    return None


def take_turn(duel: Duel, m: Scene) -> Flow:
    return call(Turn(duel.seat))


def pass_on(duel: Duel, m: Scene) -> Flow:
    table = m.table
    if not table.ended:
        seats = [fighter.seat for fighter in alive(m)]
        later = [seat for seat in seats if seat > duel.seat]
        duel.seat = later[0] if later else seats[0]
        if not later:
            table.round += 1
            if table.round > table.rounds:
                table.ended = "DU-GOAL-02"
            else:
                m.emit(RoundBegan(table.round))
    if table.ended:
        m.emit(Ended())
        return END_RULE
    return goto(take_turn)


rule(
    Duel,
    (shuffle_deck, "DU-SETUP-03"),
    (deal, "DU-SETUP-04"),
    (take_turn, "DU-TURN-01"),
    (pass_on, "DU-TURN-02"),
)


def draw_cards(m: Scene, seat: Seat, count: int) -> None:
    """DU-SETUP-05: the seat sees what it drew, the others see that it drew."""
    fighter = m.table.fighters[seat]
    for _ in range(min(count, len(m.table.deck))):
        (card,), m.table.deck = zones.draw(m.table.deck)
        fighter.hand = zones.put(fighter.hand, card)
        m.reveal(1 << seat)
        m.emit(DrewCard(card), to=1 << seat)
        m.emit(Drew(seat), to=EVERYONE & ~(1 << seat))


# A turn


def begin_turn(turn: Turn, m: Scene) -> Flow:
    m.expire(until_turn(turn.seat))
    fighter = m.table.fighters[turn.seat]
    fighter.stamina = min(fighter.most_stamina, fighter.stamina + 1)
    return None


def roll_pool(turn: Turn, m: Scene) -> Flow:
    return call(Roll(turn.seat), into="faces")


def assign_dice(turn: Turn, m: Scene) -> Form:
    return spread(turn.seat, "place", turn.faces, SLOTS, Place, "places", fits)


def fits(face: int, slot: str, given: tuple[Place, ...]) -> bool:
    return slot != "strike" or face >= 3  # DU-POOL-05


def count_slots(turn: Turn, m: Scene) -> Flow:
    for place in turn.places:
        if place.slot == "move":
            turn.moves += 1 if place.face <= 3 else 2
        elif place.slot == "strike":
            turn.strikes += 1
        else:
            m.add(Effect("guard", "armour", turn.seat, 1, until_turn(turn.seat)))
    return None


# DU-TURN-06: a turn ends at once, without a card, when its duellist has fallen or the duel has ended.
def choose(turn: Turn, m: Scene) -> Flow:
    seat = turn.seat
    if m.table.fighters[seat].square < 0 or m.table.ended:
        return END_RULE
    options = legal(m, seat, STEP, OPEN, STRIKE, PLAY)
    options.append(END)
    return ask(seat, "act", options)


def carry_out(turn: Turn, m: Scene) -> Flow:
    act = turn.act
    if isinstance(act, Move):
        step(m, turn, BOARD.square(act.to))
    elif isinstance(act, Open):
        turn.moves -= 1
        m.table.doors |= DOORS[act.door]
        m.emit(DoorOpened(turn.seat, act.door))
    elif isinstance(act, Strike):
        turn.strikes -= 1
        return call(Fight(turn.seat, act.target))
    elif isinstance(act, Play):
        return call(PlayCard(turn.seat, act.card))
    else:
        draw_cards(m, turn.seat, 1)
        return END_RULE
    return None


def again(turn: Turn, m: Scene) -> Flow:
    return goto(choose)


rule(
    Turn,
    (begin_turn, "DU-TURN-03"),
    (roll_pool, "DU-POOL-01"),
    (assign_dice, "DU-POOL-04"),
    (count_slots, "DU-POOL-06"),
    (choose, "DU-TURN-04"),
    (carry_out, "DU-TURN-05"),
    (again, "DU-TURN-04"),
)


# Steam


def throw(pool: Roll, m: Scene) -> Request:
    return dice(POOL, 6, into="dice")


def roller_may_answer(pool: Roll, m: Scene) -> Flow:
    assert pool.dice is not None
    m.emit(Rolled(pool.seat, pool.dice.faces))
    return window(m, "rolled")


def settle(pool: Roll, m: Scene) -> Flow:
    assert pool.dice is not None
    pool.result = tuple(sorted(pool.dice.faces, reverse=True))
    return None


rule(Roll, (throw, "DU-POOL-01"), (roller_may_answer, "DU-POOL-02"), (settle, "DU-POOL-03"))


# Moving


@requires("DU-MOVE-01", "left", once=True)
def has_points(seen: Scene, seat: Seat, act: Move | Open) -> Denied:
    left = seen.within(Turn).moves
    return None if left > 0 else (left,)


@requires("DU-MOVE-02", "to")
def free(seen: Scene, seat: Seat, act: Move) -> Denied:
    return (act.to,) if BOARD.square(act.to) in occupied(seen) else None


@requires("DU-MOVE-04", "door")
def still_shut(seen: Scene, seat: Seat, act: Open) -> Denied:
    return (act.door,) if seen.table.doors & DOORS[act.door] else None


@requires("DU-STRIKE-01", once=True)
def has_strike(seen: Scene, seat: Seat, act: Strike) -> Denied:
    return None if seen.within(Turn).strikes > 0 else ()


@requires("DU-STRIKE-02", "target")
def in_reach(seen: Scene, seat: Seat, act: Strike) -> Denied:
    fighters = seen.table.fighters
    near = squares_in_reach(fighters[seat].square, seen.table.doors)
    return None if fighters[act.target].square in near else (act.target,)


@requires("DU-CARD-01", "card")
def held(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if act.card in seen.table.fighters[seat].hand else (act.card,)


def steps(seen: Scene, seat: Seat) -> list[Move]:
    return [MOVES[square] for square in squares_beside(seen.table.fighters[seat].square, seen.table.doors)]


def free_steps(seen: Scene, seat: Seat) -> list[Move]:
    """The same as the steps no requirement denies, in one go: moving is what is asked most."""
    if seen.within(Turn).moves <= 0:
        return []
    taken = occupied(seen)
    near = squares_beside(seen.table.fighters[seat].square, seen.table.doors)
    return [MOVES[square] for square in near if square not in taken]


def doors_here(seen: Scene, seat: Seat) -> list[Open]:
    return OPENS[seen.table.fighters[seat].square]


def rivals(seen: Scene, seat: Seat) -> list[Strike]:
    return [STRIKES[f.seat] for f in seen.table.fighters if f.square >= 0 and f.seat != seat]


def cards_held(seen: Scene, seat: Seat) -> list[Play]:
    hand = seen.table.fighters[seat].hand
    return [play for play in TURN_CARDS if play.card in hand]


def plays(moment: str) -> list[Play]:
    """The plays of all cards whose row says `on` this moment, in the order of the file."""
    return [Play(card.id) for card in CARDS.values() if card.on == moment]


STRIKES: Final = [Strike(seat) for seat in range(4)]
TURN_CARDS: Final = plays("turn")
STEP: Final = Kind("move", steps, has_points, free, fast=free_steps)
OPEN: Final = Kind("open", doors_here, has_points, still_shut, rule="DU-MOVE-03")
STRIKE: Final = Kind("strike", rivals, has_strike, in_reach)
PLAY: Final = Kind("play", lambda seen, seat: TURN_CARDS, held, fast=cards_held)


def step(m: Scene, turn: Turn, square: int) -> None:
    """DU-MOVE-01, DU-TRAP-02: what lies hidden never forbids the step; it interrupts it."""
    turn.moves -= 1
    m.table.fighters[turn.seat].square = square
    m.emit(Moved(turn.seat, BOARD.name(square)))
    unseen = [trap for trap in m.table.traps if trap.seat != turn.seat]  # DU-TRAP-03: an owner's trap does not spring
    if unseen:
        m.reveal()  # DU-RULING-04: even that nothing springs is a revelation, so the step cannot be undone.
    for trap in [trap for trap in unseen if trap.square == square]:  # DU-RULING-03: all traps here spring together
        trap.seen = EVERYONE
        m.emit(Sprung(turn.seat, BOARD.name(square)))
        m.table.traps.remove(trap)
        turn.moves = 0
        hurt(m, turn.seat, 2)


def hurt(m: Scene, seat: Seat, damage: int) -> None:
    """DU-GOAL-03: without health a duellist falls; cards and traps go with him."""
    fighter = m.table.fighters[seat]
    fighter.hp = max(0, fighter.hp - damage)
    if fighter.hp == 0 and fighter.square >= 0:
        fighter.square = -1
        m.reveal()
        m.table.discard = zones.put(m.table.discard, *fighter.hand)
        fighter.hand = ()
        m.table.traps = [trap for trap in m.table.traps if trap.seat != seat]
        m.emit(Fell(seat))
        if len(alive(m)) <= 1:
            m.table.ended = "DU-GOAL-01"
