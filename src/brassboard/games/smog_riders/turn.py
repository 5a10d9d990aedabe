"""The round and an attacker's turn in its six phases; hand limits, drawing, revival and recovery."""

from brassboard.kernel import (
    DONE,
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
    some,
    window,
)
from brassboard.kit import zones

from .actions import Discard, End, Equip, LoseDie, Play, Rest, Revive, Roll
from .content import ROOM_CARDS
from .events import (
    CardsBack,
    Discarded,
    FirstPlayer,
    LostDie,
    Recovered,
    Reshuffled,
    Rested,
    Revived,
    RoundBegan,
    SteamGained,
    TurnBegan,
    TurnSkipped,
)
from .figures import (
    HAND_LIMIT,
    Scene,
    active,
    attackers,
    attackers_in,
    clear,
    conscious,
    enemies_in,
    gone,
    hand_of,
    has_cards,
    heal,
    here,
    on_map,
    overwhelmed,
    own_dice,
    room_of,
    take_cards,
    team,
    who,
)
from .frames import (
    AttackTurn,
    DefenceTurn,
    DrawCards,
    Flee,
    HandLimit,
    Movement,
    Penalty,
    PlayCard,
    Pool,
    Ready,
    Retaliation,
    Round,
    StygiaPhase,
    Tide,
)
from .gathering import pool_of
from .playing import CARDS, equip
from .scoring import end_of_round
from .table import FALLEN, MAP, STYGIA

END = End()
MOVEMENT_POINTS = 3

# The round


def begin_round(turns: Round, m: Scene) -> Flow:
    table = m.table
    table.round += 1
    table.bolted = 0
    for one in table.characters:
        one.shielded = ()
    m.emit(RoundBegan(table.round))
    turns.seats = tuple(attackers(m))
    return None


def next_attacker(turns: Round, m: Scene) -> Flow:
    if not turns.seats:
        return goto(find_penalties)
    seat, turns.seats = turns.seats[0], turns.seats[1:]
    if gone(m, seat):
        m.emit(TurnSkipped(seat))
        return goto(next_attacker)
    return call(AttackTurn(seat))


def more_attackers(turns: Round, m: Scene) -> Flow:
    return goto(next_attacker)


def find_penalties(turns: Round, m: Scene) -> Flow:
    """SR-RULING-29: every active room with a conscious attacker in it, if its card has a penalty."""
    rooms = [room for room in here(m).ordinary if active(m, room) and attackers_in(m, room)]
    turns.rooms = tuple([room for room in rooms if ROOM_CARDS[m.table.rooms[room].card].penalty])
    return None


def order_penalties(turns: Round, m: Scene) -> Flow:
    """SR-RULING-106: the defender orders the rooms."""
    left = [room for room in turns.rooms if active(m, room) and attackers_in(m, room)]
    if not left:
        return goto(defend)
    ins = here(m).ins
    if len(left) == 1:
        turns.room = ins[left[0]]
        return None
    return ask(m.table.defender, "penalty", [ins[room] for room in left], into="room")


def suffer_penalty(turns: Round, m: Scene) -> Flow:
    assert turns.room is not None
    room = here(m).board.room(turns.room.room)
    turns.rooms = tuple([other for other in turns.rooms if other != room])
    return call(Penalty(room))


def more_penalties(turns: Round, m: Scene) -> Flow:
    return goto(order_penalties)


def defend(turns: Round, m: Scene) -> Flow:
    return call(DefenceTurn(m.table.defender))


def tide(turns: Round, m: Scene) -> Flow:
    return call(Tide())


def retaliation(turns: Round, m: Scene) -> Flow:
    return call(Retaliation())


def pass_marker(turns: Round, m: Scene) -> Flow:
    """SR-ROUND-03; SR-RULING-120: the marker skips who has left."""
    if end_of_round(m):
        return DONE
    seats = attackers(m)
    following = [seat for seat in seats[1:] if not gone(m, seat)]
    m.table.first = following[0] if following else seats[0]
    m.emit(FirstPlayer(m.table.first))
    return goto(begin_round)


rule(
    Round,
    (begin_round, "SR-ROUND-01"),
    (next_attacker, "SR-ROUND-02"),
    (more_attackers, "SR-ROUND-02"),
    (find_penalties, "SR-ROOM-06"),
    (order_penalties, "SR-RULING-106"),
    (suffer_penalty, "SR-ROOM-06"),
    (more_penalties, "SR-ROOM-06"),
    (defend, "SR-DFT-01"),
    (tide, "SR-TIDE-01"),
    (retaliation, "SR-RETAL-05"),
    (pass_marker, "SR-ROUND-03"),
)


# What begins every turn


def dice_are_back(ready: Ready, m: Scene) -> Flow:
    """SR-DICE-02."""
    stunned: list[str] = []
    for one in team(m, ready.seat):
        one.dice = own_dice(m, one) if one.at in (MAP, STYGIA) else ""
        one.points = 0
        one.moved = one.resting = one.rolled = False
        one.used = ()
        one.backs, one.backing = -1, 0
        if one.dice and (one.stunned or overwhelmed(m, one)):
            stunned.append(one.id)
    ready.stunned = tuple(stunned)
    return None


def choose_lost_die(ready: Ready, m: Scene) -> Flow:
    """The controller chooses; where there is one colour only there is nothing to choose."""
    if not ready.stunned:
        return DONE
    one = who(m, ready.stunned[0])
    options = [LoseDie(one.id, colour) for colour in dict.fromkeys(one.dice)]
    return ask(ready.seat, "lose", options) if len(options) > 1 else None


def lose_die(ready: Ready, m: Scene) -> Flow:
    """SR-RULING-33: with Mind 0 the marker stays."""
    one = who(m, ready.stunned[0])
    die = ready.lose.die if ready.lose is not None else one.dice[0]
    one.dice = one.dice.replace(die, "", 1)
    one.stunned = overwhelmed(m, one)
    m.emit(LostDie(one.id, die))
    ready.stunned, ready.lose = ready.stunned[1:], None
    return goto(choose_lost_die)


rule(
    Ready,
    (dice_are_back, "SR-DICE-02"),
    (choose_lost_die, "SR-MARK-02"),
    (lose_die, "SR-MARK-02"),
)


# An attacker's turn


def begin_turn(turn: AttackTurn, m: Scene) -> Flow:
    m.emit(TurnBegan(turn.seat))
    return call(Ready(turn.seat))


def draw_one(turn: AttackTurn, m: Scene) -> Flow:
    return call(DrawCards(turn.seat, 1))


def pocket_boiler(turn: AttackTurn, m: Scene) -> Flow:
    own = m.table.sides[turn.seat]
    if own.steam == 0 and any(["pocket_boiler" in one.gear for one in conscious(m, turn.seat)]):
        own.steam = 1
        m.emit(SteamGained(turn.seat, 1))
    return None


def defender_may_begin(turn: AttackTurn, m: Scene) -> Flow:
    return window(m, "turn_began")


def move(turn: AttackTurn, m: Scene) -> Flow:
    for one in on_map(m, turn.seat):
        one.points = MOVEMENT_POINTS + ("cavorite_boots" in one.gear)
    return call(Movement(turn.seat))


def defender_before_stygia(turn: AttackTurn, m: Scene) -> Flow:
    for one in team(m, turn.seat):
        one.points = 0
    return window(m, "stygia_began")


def walk_stygia(turn: AttackTurn, m: Scene) -> Flow:
    return call(StygiaPhase(turn.seat))


def declare_rest(turn: AttackTurn, m: Scene) -> Flow:
    """SR-RULING-37: who made no movement and did nothing in Stygia may rest."""
    may = [Rest(one.id) for one in conscious(m, turn.seat) if not one.moved]
    return some(turn.seat, "rest", may, 0, len(may), into="rest") if may else None


def rest(turn: AttackTurn, m: Scene) -> Flow:
    for chosen in turn.rest:
        if isinstance(chosen, Rest):
            who(m, chosen.character).resting = True
            m.emit(Rested(chosen.character))
    return None


def choose_room(turn: AttackTurn, m: Scene) -> Flow:
    seat = turn.seat
    rooms = legal(m, seat, ROLL)
    if not rooms:  # cards may still be played when phase 6 begins
        return goto(defender_before_recovery)
    options = [*rooms, *legal(m, seat, *CARDS)]
    if not must_roll(m, seat, turn.rolled):
        options.append(END)
    return ask(seat, "room", options, into="act")


def must_roll(m: Scene, seat: Seat, rolled: tuple[int, ...]) -> list[int]:
    """SR-POOL-03, SR-RULING-100: rooms where rolling is no choice."""
    found: list[int] = []
    for room in sorted({room_of(m, one) for one in on_map(m, seat)}):
        if room not in rolled and (active(m, room) or enemies_in(m, seat, room)) and pool_of(m, seat, room)[0]:
            found.append(room)
    return found


def settle_room(turn: AttackTurn, m: Scene) -> Flow:
    act, turn.act = turn.act, None
    if isinstance(act, Roll):
        room = here(m).board.room(act.room)
        turn.rolled = (*turn.rolled, room)
        return call(Pool(turn.seat, room))
    if isinstance(act, Equip):
        return equip(m, turn.seat, act)
    if isinstance(act, Play):
        return call(PlayCard(turn.seat, act.card))
    return goto(defender_before_recovery)


def more_rooms(turn: AttackTurn, m: Scene) -> Flow:
    return goto(choose_room)


def defender_before_recovery(turn: AttackTurn, m: Scene) -> Flow:
    return window(m, "recovery_began")


def revive(turn: AttackTurn, m: Scene) -> Flow:
    seat = turn.seat
    options = legal(m, seat, REVIVE)
    if not options and not (has_cards(m, seat) and conscious(m, seat)):
        return goto(recover)
    return ask(seat, "revive", [*options, *legal(m, seat, *CARDS), END], into="act")


def carry_out_revival(turn: AttackTurn, m: Scene) -> Flow:
    act, turn.act = turn.act, None
    if isinstance(act, Revive):
        comrade = who(m, act.comrade)
        comrade.at = MAP
        comrade.wounds -= 1
        comrade.stunned = overwhelmed(m, comrade)  # SR-RULING-33: its madness has stayed
        turn.revived = (*turn.revived, comrade.id)
        m.emit(Revived(act.character, act.comrade))
        return goto(revive)
    if isinstance(act, Equip):
        equip(m, turn.seat, act)
        return goto(revive)
    if isinstance(act, Play):
        return call(PlayCard(turn.seat, act.card))
    return goto(recover)


def more_revivals(turn: AttackTurn, m: Scene) -> Flow:
    return goto(revive)


def recover(turn: AttackTurn, m: Scene) -> Flow:
    """SR-REV-03 to 05, SR-RULING-117: madness, then rest; not who was revived just now."""
    for one in conscious(m, turn.seat):
        if one.id in turn.revived:
            continue
        cleared = clear(m, one, 1) if one.at == MAP else 0
        healed = heal(m, one, 1) if one.resting and not one.moved else 0
        if cleared or healed:
            m.emit(Recovered(one.id, healed, cleared))
    return None


def limit_hand(turn: AttackTurn, m: Scene) -> Flow:
    return call(HandLimit(turn.seat))


rule(
    AttackTurn,
    (begin_turn, "SR-ROUND-05"),
    (draw_one, "SR-ROUND-07"),
    (pocket_boiler, "SR-EQUIP-01"),
    (defender_may_begin, "SR-RULING-62"),
    (move, "SR-MOVE-01"),
    (defender_before_stygia, "SR-RULING-62"),
    (walk_stygia, "SR-STY-04"),
    (declare_rest, "SR-RULING-37"),
    (rest, "SR-RULING-37"),
    (choose_room, "SR-POOL-04"),
    (settle_room, "SR-POOL-04"),
    (more_rooms, "SR-POOL-07"),
    (defender_before_recovery, "SR-RULING-62"),
    (revive, "SR-REV-01"),
    (carry_out_revival, "SR-REV-02"),
    (more_revivals, "SR-RULING-117"),
    (recover, "SR-REV-03"),
    (limit_hand, "SR-MAGIC-03"),
)


# Drawing and hand limits


def take_from_deck(drawing: DrawCards, m: Scene) -> Flow:
    drawing.lacking = take_cards(m, drawing.seat, drawing.count)
    discard = m.table.defence_discard if drawing.seat == m.table.defender else m.table.magic_discard
    return None if drawing.lacking and discard else DONE


def shuffle_discard(drawing: DrawCards, m: Scene) -> Flow:
    discard = m.table.defence_discard if drawing.seat == m.table.defender else m.table.magic_discard
    return shuffle(len(discard), into="order")


def new_deck(drawing: DrawCards, m: Scene) -> Flow:
    """SR-RULING-65: the discard pile becomes the deck."""
    assert drawing.order is not None
    table = m.table
    if drawing.seat == table.defender:
        table.defence_deck = zones.permuted(table.defence_discard, drawing.order.places)
        table.defence_discard = ()
    else:
        table.magic_deck = zones.permuted(table.magic_discard, drawing.order.places)
        table.magic_discard = ()
    drawing.order = None
    m.emit(Reshuffled(drawing.seat))
    take_cards(m, drawing.seat, drawing.lacking)
    return DONE


rule(
    DrawCards,
    (take_from_deck, "SR-ROUND-07"),
    (shuffle_discard, "SR-RULING-65"),
    (new_deck, "SR-RULING-65"),
)


def shuffle_back(flee: Flee, m: Scene) -> Flow:
    return shuffle(len(m.table.magic_deck) + len(flee.cards), into="order")


def new_order(flee: Flee, m: Scene) -> Flow:
    """SR-RULING-67: shuffled in."""
    assert flee.order is not None
    m.table.magic_deck = zones.permuted((*m.table.magic_deck, *flee.cards), flee.order.places)
    m.table.aside = zones.minus(m.table.aside, flee.cards)
    flee.order = None
    m.emit(CardsBack(flee.cards))
    return None


rule(Flee, (shuffle_back, "SR-EQUIP-06"), (new_order, "SR-RULING-67"))


def choose_discards(limit: HandLimit, m: Scene) -> Flow:
    hand = hand_of(m, limit.seat)
    over = len(hand) - HAND_LIMIT
    if over <= 0:
        return DONE
    return some(limit.seat, "discard", [Discard(card) for card in hand], over, over, into="discard")


def discard(limit: HandLimit, m: Scene) -> Flow:
    table, own = m.table, m.table.sides[limit.seat]
    cards = tuple([chosen.card for chosen in limit.discard])
    if limit.seat == table.defender:
        own.defence = zones.minus(own.defence, cards)
        table.defence_discard = zones.put(table.defence_discard, *cards)
    else:
        own.magic = zones.minus(own.magic, cards)
        table.magic_discard = zones.put(table.magic_discard, *cards)
    m.reveal()
    m.emit(Discarded(limit.seat, cards))
    return None


rule(HandLimit, (choose_discards, "SR-MAGIC-03"), (discard, "SR-DEF-03"))


# What may be chosen


@requires("SR-POOL-04", "room")
def has_pool(seen: Scene, seat: Seat, act: Roll) -> Denied:
    room = here(seen).board.room(act.room)
    return None if pool_of(seen, seat, room)[0] else (act.room,)


@requires("SR-POOL-04", "room")
def not_rolled_yet(seen: Scene, seat: Seat, act: Roll) -> Denied:
    turn: AttackTurn | DefenceTurn = (
        seen.within(DefenceTurn) if seat == seen.table.defender else seen.within(AttackTurn)
    )
    return (act.room,) if here(seen).board.room(act.room) in turn.rolled else None


def rolls_now(seen: Scene, seat: Seat) -> list[Roll]:
    """The same from the rooms where the player has somebody, or the defender a turret."""
    turn: AttackTurn | DefenceTurn = (
        seen.within(DefenceTurn) if seat == seen.table.defender else seen.within(AttackTurn)
    )
    site = here(seen)
    rooms = {site.room_of[one.square] for one in on_map(seen, seat)}
    if seat == seen.table.defender:
        rooms.update([site.room_of[gun.square] for gun in seen.table.turrets])
    return [site.rolls[room] for room in sorted(rooms) if room not in turn.rolled and pool_of(seen, seat, room)[0]]


ROLL = Kind("roll", lambda seen, seat: here(seen).rolls, not_rolled_yet, has_pool, fast=rolls_now)


@requires("SR-REV-01", "comrade")
def beside_the_fallen(seen: Scene, seat: Seat, act: Revive) -> Denied:
    one, comrade = who(seen, act.character), who(seen, act.comrade)
    near = here(seen).near(one.square, seen.table.open)
    return None if near >> comrade.square & 1 else (act.comrade,)


@requires("SR-REV-01", "comrade")
def no_enemy_there(seen: Scene, seat: Seat, act: Revive) -> Denied:
    """SR-RULING-36: turrets are no enemies."""
    return (act.comrade,) if enemies_in(seen, seat, room_of(seen, who(seen, act.comrade))) else None


def revivals(seen: Scene, seat: Seat) -> list[Revive]:
    """SR-RULING-35: teammates and allies."""
    defender = seen.table.defender
    fallen = [one for one in seen.table.characters if one.at == FALLEN and one.seat != defender]
    return [Revive(one.id, other.id) for other in fallen for one in on_map(seen, seat)]


REVIVE = Kind("revive", revivals, beside_the_fallen, no_enemy_there)
