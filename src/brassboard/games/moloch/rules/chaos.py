"""Powers and chaos cards: when the Nemesis may use them, and how they are carried out (chapters power and chaos)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Moment, Seat, call, requires, rule, shuffle, window
from brassboard.kernel.data import Action

from ..cards.possible import something_happens
from ..content import CHAOS as CHAOS_CARDS
from ..content import POWERS
from ..data.actions import PlayChaos, UsePower
from ..data.attack_frames import PayEther
from ..data.card_frames import ChaosRule, Doing, DrawChaos, PowerRule
from ..data.events import ChaosDrawn, ChaosPlayed, ChaosSeen, PowerUsed
from ..data.frames import Activation
from ..data.table import NEMESIS, NEMESIS_SIDE, NOBODY
from ..queries import Scene
from .ether import can_pay_power
from .playable import playable_chaos, timing_fits
from .tokens import CANCELS, cancel_seats

# Powers


def _power_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return [UsePower(power) for power in seen.table.nemesis.powers]


@requires("RM-POWER-04", once=True)
def nemesis_acts(seen: Scene, seat: Seat, act: Action) -> Denied:
    """It is a Nemesis activation, and no effect inside an action."""
    activation = seen.nearest(Activation)
    return None if activation is not None and activation.side == NEMESIS_SIDE and seat == NEMESIS else ()


@requires("RM-POWER-05", "power")
def power_left(seen: Scene, seat: Seat, act: UsePower) -> Denied:
    """One power a card, none on one that was called off (RM-RULING-80); on the chaos card each once."""
    activation = seen.within(Activation)
    if activation.called_off:
        return (act.power,)
    if activation.card == "chaos":
        return (act.power,) if act.power in activation.powers_used else None
    return (act.power,) if activation.power_used else None


@requires("RM-POWER-02", "power")
def power_paid(seen: Scene, seat: Seat, act: UsePower) -> Denied:
    return None if can_pay_power(seen.table, act.power) else (act.power,)


@requires("RM-RULING-107", "power")
def power_helps(seen: Scene, seat: Seat, act: UsePower) -> Denied:
    """Something of it can happen."""
    deed = Doing(POWERS[act.power].ability.number, NOBODY, NEMESIS)
    return None if something_happens(seen, deed) else (act.power,)


POWER: Final = Kind("power", _power_candidates, nemesis_acts, power_left, power_paid, power_helps, rule="RM-POWER-04")


def pay_power(power: PowerRule, m: Scene) -> Flow:
    """Remove its cost from it, or from the pool (RM-POWER-02, RM-ETHER-05)."""
    activation = m.within(Activation)
    activation.power_used = True
    activation.powers_used = (*activation.powers_used, power.power)
    m.emit(PowerUsed(power.power))
    return call(PayEther(NOBODY, POWERS[power.power].cost, power.power))


def do_power(power: PowerRule, m: Scene) -> Flow:
    """Carry out its effect."""
    return call(Doing(POWERS[power.power].ability.number, NOBODY, NEMESIS))


rule(PowerRule, (pay_power, "RM-POWER-02"), (do_power, "RM-POWER-04"))


# Chaos cards


def _chaos_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return [PlayChaos(card) for card in dict.fromkeys(seen.table.nemesis.hand) if card]


@requires("RM-CHAOS-03", "card")
def chaos_timing(seen: Scene, seat: Seat, act: PlayChaos) -> Denied:
    """The card is for this moment."""
    return None if timing_fits(seen, CHAOS_CARDS[act.card].timing) else (act.card,)


@requires("RM-RULING-107", "card")
def chaos_helps(seen: Scene, seat: Seat, act: PlayChaos) -> Denied:
    return None if act in playable_chaos(seen) else (act.card,)


CHAOS: Final = Kind("chaos", _chaos_candidates, nemesis_acts, chaos_timing, chaos_helps, rule="RM-CHAOS-02")
CHAOS_PLAYED: Final = Moment("chaos_played", cancel_seats, *CANCELS)


def lay_open(chaos: ChaosRule, m: Scene) -> Flow:
    """The card is played and discarded, whatever becomes of it (RM-CHAOS-04)."""
    t = m.table
    hand = list(t.nemesis.hand)
    hand.remove(chaos.card)
    t.nemesis.hand = tuple(hand)
    t.chaos_discard = (*t.chaos_discard, chaos.card)
    m.reveal(-1, chaos.card)
    m.emit(ChaosPlayed(chaos.card))
    return None


def may_cancel(chaos: ChaosRule, m: Scene) -> Flow:
    """Window P (RM-RULING-67)."""
    return window(m, "chaos_played")


def do_chaos(chaos: ChaosRule, m: Scene) -> Flow:
    """Carry out what it does."""
    if chaos.cancelled:
        return END_RULE
    return call(Doing(CHAOS_CARDS[chaos.card].ability.number, NOBODY, NEMESIS))


rule(ChaosRule, (lay_open, "RM-CHAOS-04"), (may_cancel, "RM-RULING-67"), (do_chaos, "RM-CHAOS-03"))


# Drawing


def renew_deck(drawing: DrawChaos, m: Scene) -> Flow:
    """An empty deck is made anew of its discards (RM-RULING-70)."""
    t = m.table
    if len(t.chaos_deck) >= drawing.n or not t.chaos_discard:
        return None
    return shuffle(len(t.chaos_discard), into="order")


def draw_chaos(drawing: DrawChaos, m: Scene) -> Flow:
    """Draw; only the Nemesis sees what (RM-CHAOS-01)."""
    t = m.table
    if drawing.order is not None:
        t.chaos_deck = (*t.chaos_deck, *[t.chaos_discard[place] for place in drawing.order.places])
        t.chaos_discard = ()
        drawing.order = None
    drawn, t.chaos_deck = t.chaos_deck[: drawing.n], t.chaos_deck[drawing.n :]
    if drawn:
        t.nemesis.hand = tuple(sorted([*t.nemesis.hand, *drawn]))
        m.reveal(1 << NEMESIS, *drawn)
        m.emit(ChaosDrawn(len(drawn)))
        m.emit(ChaosSeen(tuple(sorted(drawn))), 1 << NEMESIS)
    return None


rule(DrawChaos, (renew_deck, "RM-RULING-70"), (draw_chaos, "RM-POWER-07"))
