"""A player's turn: the token moves to another section, then its top-row action, then its bottom-row action; deals."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Denied,
    Flow,
    Kind,
    Number,
    Seat,
    ask,
    call,
    goto,
    legal,
    number,
    requires,
    rule,
)

from ..cards.objectives import REVEAL, reveal
from ..content import BOX_BASE, BOXES, FACTORY_CARDS, FACTORY_SECTION, PRODUCE_COSTS
from ..data.actions import Bottom, End, Give, Reveal, Section, Top
from ..data.events import BottomTaken, GaveAmount, GaveCoins, SectionChosen, TopTaken, TurnBegan
from ..data.frames import Bolstering, BottomAction, FactoryTop, Gift, Moving, Producing, Session, Trading, Turn
from ..data.table import HUMAN, Player
from ..extension_points import Scene, points
from ..queries import gain_coins, is_human, mat, player, value_of, with_workers
from .factions import may_repeat_section
from .factory import affordable, factory_move
from .move import can_move
from .payment import missing_resources
from .stars import award_stars, check_end_of_turn

SECTIONS: Final = [Section(n) for n in range(1, 6)]
CHOICES: Final = {
    "bolster": (Top("power"), Top("cards")),
    "trade": (Top("resources"), Top("popularity")),
    "move": (Top("moves"), Top("coins")),
    "produce": (Top("produce"),),
}
FACTORY_CHOICES: Final = (Top("factory"),)
BOTTOM: Final = Bottom()
END: Final = End()


# Turns pass clockwise until the game ends


def next_turn(session: Session, m: Scene) -> Flow:
    """Make the next player, Automa or module's actor clockwise the active one (SC-TURN-07)."""
    table = m.table
    order = table.order
    at = (order.index(table.active) + 1) % len(order) if table.active in order else 0
    who = order[at]
    table.active = who
    table.turns += 1
    return None


def take_turn(session: Session, m: Scene) -> Flow:
    """Call the turn of the active player; nobody else acts before its last recruit bonus is taken (SC-TURN-08)."""
    who = m.table.active
    if who < 0:
        turn = points(m).actors[m.table.actors[-1 - who]].turn
        return None if turn is None else call(turn(m, who))
    return call(Turn(who)) if is_human(m, who) else call(points(m).actors["automa"].turn(m, who))  # type: ignore[misc]


def turn_over(session: Session, m: Scene) -> Flow:
    """Restore the abilities that work once a turn and check the ends that wait for the end of a turn."""
    if m.table.active >= 0:
        one = player(m, m.table.active)
        one.used = ()
        one.ousted = 0
        check_end_of_turn(m, one)
    return goto(next_turn)


# One turn


def begin(turn: Turn, m: Scene) -> Flow:
    """Tell everybody whose turn begins."""
    m.emit(TurnBegan(player(m, turn.seat).faction))
    return None


def choose_section(turn: Turn, m: Scene) -> Flow:
    """Ask for the section to which the action token moves."""
    return ask(turn.seat, "section", legal(m, turn.seat, SECTION), args={"mat": player(m, turn.seat).mat})


def move_token(turn: Turn, m: Scene) -> Flow:
    """Move the action token; it moves even if the player takes no action (SC-TURN-03)."""
    assert turn.section is not None
    one = player(m, turn.seat)
    one.token = turn.section.section
    m.emit(SectionChosen(one.faction, one.token))
    return None


def choose_action(turn: Turn, m: Scene) -> Flow:
    """Ask for the top-row action, the bottom-row action, an objective, a gift of coins or the end of the turn.

    SC-TURN-02: the bottom-row action closes the top row. SC-TURN-05: the bottom row is checked again after the top-row
    action, so its gains can pay. SC-OBJ-01, SC-RULING-03: objectives are revealed between actions.
    The question is asked even where only the end of the turn is left: that nothing can be revealed is a secret.
    """
    options = legal(m, turn.seat, TOP, BOTTOM_ROW, REVEAL, GIVE)
    options.append(END)  # SC-TURN-03, SC-RULING-24: the turn may always end
    left = 2 - int(turn.top) - int(turn.bottom)
    return ask(turn.seat, "act", options, into="act", args={"section": player(m, turn.seat).token, "left": left})


def act(turn: Turn, m: Scene) -> Flow:
    """Carry out what the player chose."""
    chosen = turn.act
    one = player(m, turn.seat)
    if type(chosen) is Top:
        turn.top = True
        m.emit(TopTaken(one.faction, chosen.choice))
        return _top(turn, m, one, chosen.choice)
    if type(chosen) is Bottom:
        turn.top = turn.bottom = True
        return _bottom(turn, m, one)
    if type(chosen) is Reveal:
        reveal(m, one, chosen.objective)
        return None
    if type(chosen) is Give:
        return call(Gift(turn.seat, chosen.seat))
    if one.objectives and not (turn.top and turn.bottom):
        turn.top = turn.bottom = True  # SC-OBJ-04: objectives for the end of the turn may be revealed now
        return None
    return END_RULE


def _top(turn: Turn, m: Scene, one: Player, choice: str) -> Flow:
    """Call the frame of a top-row action, or give the coins of Move."""
    seat = turn.seat
    if choice == "moves":
        return call(Moving(seat, value_of(one, 0, BOX_BASE[0])))
    if choice == "coins":
        gain_coins(m, one, value_of(one, 1, BOX_BASE[1]))  # SC-MOVE-01
        return None
    if choice == "produce":
        return call(Producing(seat, value_of(one, BOXES.index("territories"), BOX_BASE[4])))
    if choice in ("power", "cards"):
        return call(Bolstering(seat, choice))
    if choice == "factory":
        return call(FactoryTop(seat))
    return call(Trading(seat, choice))


def _bottom(turn: Turn, m: Scene, one: Player) -> Flow:
    """Call the bottom-row action of the section on which the token lies."""
    if one.token == FACTORY_SECTION:
        units, steps = factory_move()
        return call(Moving(turn.seat, units, steps))  # SC-FACTORY-06
    section = mat(one).sections[one.token - 1]
    m.emit(BottomTaken(one.faction, section.bottom))
    return call(BottomAction(turn.seat, one.token - 1))


def place_stars(turn: Turn, m: Scene) -> Flow:
    """Place the stars that the action earned."""
    return award_stars(m, turn.seat)


def act_again(turn: Turn, m: Scene) -> Flow:
    """Return to the question for the next action."""
    turn.act = None
    return goto(choose_action)


rule(
    Turn,
    (begin, "SC-TURN-07"),
    (choose_section, "SC-TURN-01"),
    (move_token, "SC-TURN-01"),
    (choose_action, "SC-TURN-02"),
    (act, "SC-TURN-02"),
    (place_stars, "SC-STAR-02"),
    (act_again, "SC-TURN-02"),
)


# Where the token may go


def _sections(seen: Scene, seat: Seat) -> list[Section]:
    """Return all five sections."""
    seen.within(Turn)
    return SECTIONS


@requires("SC-TURN-06")
def has_factory_card(seen: Scene, seat: Seat, to: Section) -> Denied:
    """Deny the fifth section to a player without a Factory card."""
    return () if to.section == FACTORY_SECTION and not player(seen, seat).factory_card else None


@requires("SC-TURN-01", "section")
def another_section(seen: Scene, seat: Seat, to: Section) -> Denied:
    """Deny the section of the last turn, unless Relentless allows it again (SC-RUS-01)."""
    one = player(seen, seat)
    if to.section != one.token:
        return None
    return None if may_repeat_section(seen, one, to.section) else (to.section,)


SECTION: Final = Kind("section", _sections, has_factory_card, another_section, rule="SC-TURN-01")


# The top row


def _tops(seen: Scene, seat: Seat) -> list[Top]:
    """Return the choices of the section's top-row action."""
    turn = seen.within(Turn)
    if turn.section is None:
        return []
    if turn.section.section == FACTORY_SECTION:
        return list(FACTORY_CHOICES)
    return list(CHOICES[mat(player(seen, seat)).sections[turn.section.section - 1].top])


@requires("SC-TURN-02", once=True)
def top_still_open(seen: Scene, seat: Seat, act: Top) -> Denied:
    """Deny a top-row action after an action of this turn."""
    return () if seen.within(Turn).top else None


@requires("SC-BOLSTER-01", "coins")
def can_pay_bolster(seen: Scene, seat: Seat, act: Top) -> Denied:
    """Deny Bolster without a coin: the whole cost is paid first (SC-TURN-04)."""
    coins = player(seen, seat).coins
    return (coins,) if act.choice in ("power", "cards") and coins < 1 else None


@requires("SC-TRADE-01", "coins")
def can_pay_trade(seen: Scene, seat: Seat, act: Top) -> Denied:
    """Deny Trade without a coin."""
    coins = player(seen, seat).coins
    return (coins,) if act.choice in ("resources", "popularity") and coins < 1 else None


@requires("SC-PRODUCE-01", "power", "popularity", "coins")
def can_pay_produce(seen: Scene, seat: Seat, act: Top) -> Denied:
    """Deny Produce to a player who cannot pay for all workers that have left the mat."""
    one = player(seen, seat)
    if act.choice != "produce":
        return None
    power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
    if one.power < power or one.popularity < popularity or one.coins < coins:
        return power, popularity, coins
    return None


@requires("SC-TRADE-03")
def has_worker_for_trade(seen: Scene, seat: Seat, act: Top) -> Denied:
    """Deny Trade for resources to a player with no worker on a controlled territory."""
    return () if act.choice == "resources" and not with_workers(seen, player(seen, seat)) else None


@requires("SC-FACTORY-05")
def can_pay_factory(seen: Scene, seat: Seat, act: Top) -> Denied:
    """Deny the Factory card's top action to a player who cannot pay its whole cost."""
    if act.choice != "factory":
        return None
    return None if affordable(seen, player(seen, seat), FACTORY_CARDS[player(seen, seat).factory_card]) else ()


TOP: Final = Kind(
    "top",
    _tops,
    top_still_open,
    can_pay_bolster,
    can_pay_trade,
    can_pay_produce,
    has_worker_for_trade,
    can_pay_factory,
    rule="SC-TURN-02",
)


# The bottom row


def _bottoms(seen: Scene, seat: Seat) -> list[Bottom]:
    """Return the bottom-row action, once a section is chosen."""
    return [BOTTOM] if seen.within(Turn).section is not None else []


@requires("SC-TURN-02", once=True)
def bottom_still_open(seen: Scene, seat: Seat, act: Bottom) -> Denied:
    """Deny a second bottom-row action in one turn."""
    return () if seen.within(Turn).bottom else None


@requires("SC-TURN-04", "resource", "have", "need")
def can_pay_bottom(seen: Scene, seat: Seat, act: Bottom) -> Denied:
    """Deny a bottom-row action that the player's resources cannot pay."""
    one = player(seen, seat)
    if one.token == FACTORY_SECTION:
        return None
    return missing_resources(seen, one, mat(one).sections[one.token - 1])


@requires("SC-FACTORY-06")
def something_moves(seen: Scene, seat: Seat, act: Bottom) -> Denied:
    """Deny the Factory card's Move where no unit can move."""
    one = player(seen, seat)
    return () if one.token == FACTORY_SECTION and not can_move(seen, one) else None


BOTTOM_ROW: Final = Kind("bottom", _bottoms, bottom_still_open, can_pay_bottom, something_moves, rule="SC-TURN-02")


# Deals


def _givers(seen: Scene, seat: Seat) -> list[Give]:
    """Return one option for each other player who might be given coins."""
    return [Give(one.seat) for one in seen.table.players if one.seat != seat]


@requires("SC-RULING-29", once=True)
def deals_allowed(seen: Scene, seat: Seat, act: Give) -> Denied:
    """Deny gifts at a table without the option for deals."""
    return None if seen.table.deals else ()


@requires("SA-GEN-04")
def deals_with_people(seen: Scene, seat: Seat, act: Give) -> Denied:
    """Deny gifts to an Automa."""
    return None if player(seen, act.seat).kind == HUMAN else ()


@requires("SC-DEAL-01", once=True)
def has_coins(seen: Scene, seat: Seat, act: Give) -> Denied:
    """Deny a gift to a player without coins; nothing but coins can be given."""
    return None if player(seen, seat).coins > 0 else ()


GIVE: Final = Kind("give", _givers, deals_allowed, deals_with_people, has_coins, rule="SC-DEAL-01")


def choose_amount(gift: Gift, m: Scene) -> Flow:
    """Ask how many coins are given."""
    return number(gift.seat, "coins", 1, player(m, gift.seat).coins, into="amount")


def hand_over(gift: Gift, m: Scene) -> Flow:
    """Move the coins; only the two players learn how many."""
    giver, taker = player(m, gift.seat), player(m, gift.to)
    n = amount_of(gift.amount)
    giver.coins -= n
    taker.coins += n
    m.emit(GaveCoins(giver.faction, taker.faction))
    m.emit(GaveAmount(n), to=1 << gift.seat | 1 << gift.to)
    m.reveal(giver.seen | taker.seen)  # those who see the coins can count how many were given
    return None


def amount_of(given: tuple[Number, ...]) -> int:
    """Return the number that was chosen."""
    return given[0].n


rule(Gift, (choose_amount, "SC-DEAL-01"), (hand_over, "SC-RULING-29"))
