"""Activation: a card is turned up, its figures act one after the other (chapters activation, minions, power, chaos)."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    EndForm,
    Flow,
    Moment,
    Reaction,
    Seat,
    Until,
    ask,
    call,
    goto,
    legal,
    rule,
    until_turn,
    window,
)
from brassboard.kernel.data import Action

from ..cards.conditions import all_hold, more_actions
from ..cards.possible import something_happens
from ..content import ABILITIES, CONSTANTS
from ..data.actions import Activate, End, PlayChaos, Use, UsePower
from ..data.attack_frames import HandOver
from ..data.card_frames import ChaosRule, Doing, PowerRule
from ..data.events import CardSkipped
from ..data.frames import Activation, FigureTurn, Group, NoFigure, ReviveRule, StartOfActivation
from ..data.table import AGENT, ALLY, GENTLEMAN, GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE, Table
from ..queries import Scene, figures_of_card, index_of, leader_seat, outfit, seat_of, until_done
from . import chapter
from .afflictions import shed_cross
from .chaos import CHAOS, POWER
from .damage import upkeep_ether
from .entering import fire_harm
from .ether import can_pay
from .figure_actions import do_action, kinds_for
from .tokens import BETWEEN, CALL_OFF, call_off, window_e_seats

UNTIL_CARD: Final = Until("card")
"""The duration of what lasts as long as the activation card is being resolved."""


# One card


def turn_up(activation: Activation, m: Scene) -> Flow:
    """The card is turned up: what the chapter says of that comes first (RM-RULING-66)."""
    t = m.table
    t.active, t.side, t.used_card = activation.card, activation.side, ()
    frame = chapter.on_reveal(m, activation.card)
    return None if frame is None else call(frame)


def may_call_off(activation: Activation, m: Scene) -> Flow:
    """Window R: a sabbath may call an agent's activation off (RM-PLACE-01)."""
    return window(m, "revealed") if activation.side == NEMESIS_SIDE else None


def activate(activation: Activation, m: Scene) -> Flow:
    """Activate the figures of the card (RM-ORDER-05, RM-RULING-04)."""
    t = m.table
    if activation.called_off:
        return call(NoFigure())  # RM-RULING-80
    figures = figures_of_card(t, activation.card)
    if activation.side == GENTLEMEN_SIDE and activation.card != "allies":
        if not figures:
            return goto(rise_later)
        if t.figures[figures[0]].defeated:
            end_lasting(m, figures[0])
            return call(ReviveRule(figures[0]))  # RM-ACT-11, RM-RULING-95
        return call(FigureTurn(figures[0], t.figures[figures[0]].seat, CONSTANTS.actions + more_actions(m, figures[0])))
    if activation.side == NEMESIS_SIDE and not figures:
        if activation.card != "chaos":
            m.emit(CardSkipped(activation.card))
        return call(NoFigure())
    if not figures:
        m.emit(CardSkipped(activation.card))
        return goto(rise_later)
    return call(_whole_card(m, activation.card, figures))


def _whole_card(m: Scene, card: str, figures: list[int]) -> FigureTurn | Group:
    t = m.table
    first = t.figures[figures[0]]
    if first.kind != AGENT:
        return Group(seat_of(t, figures[0]), tuple(figures))  # RM-MINION-02, RM-MINION-03
    if card == "spare":
        return FigureTurn(figures[0], NEMESIS, chapter.spare_actions(t) + more_actions(m, figures[0]))
    if len(figures) == 1:
        return FigureTurn(figures[0], NEMESIS, CONSTANTS.actions + more_actions(m, figures[0]))
    return Group(NEMESIS, tuple(figures), CONSTANTS.actions, joint=False)  # RM-RULING-55


def rise_later(activation: Activation, m: Scene) -> Flow:
    """Who rises when the running activation ends does so now (queen's medal)."""
    if not activation.reviving:
        return None
    number, activation.reviving = activation.reviving[0], activation.reviving[1:]
    return call(ReviveRule(number))


def others_at_end(activation: Activation, m: Scene) -> Flow:
    """Go on rising; then window E at the end of the activation (RM-RULING-07)."""
    if activation.reviving:
        return goto(rise_later)
    return window(m, "between") if _end_is_news(m, activation) else None


def _end_is_news(m: Scene, activation: Activation) -> bool:
    """Whether the other side has not been asked since the last thing happened: after a revival or no figure at all."""
    return activation.side == GENTLEMEN_SIDE and activation.card in [
        one.sheet for one in m.table.figures if one.kind == GENTLEMAN
    ]


def end_card(activation: Activation, m: Scene) -> Flow:
    """The card is done: what lasts as long as it ends."""
    t = m.table
    m.expire(UNTIL_CARD)
    for number in range(len(t.figures)):
        m.expire(until_done(number))
    t.active, t.side = "", -1
    chapter.check_at_once(m)
    return None


rule(
    Activation,
    (turn_up, "RM-RULING-66"),
    (may_call_off, "RM-PLACE-01"),
    (activate, "RM-ORDER-05"),
    (rise_later, "RM-ACT-11"),
    (others_at_end, "RM-RULING-07"),
    (end_card, "RM-ORDER-02"),
)


def _may_call_off(seen: Scene) -> tuple[Seat, ...]:
    found = [seat for seat in range(1, seen.seats) if CALL_OFF.filtered(seen, seat)]
    return tuple(found)


REVEALED: Final = Moment("revealed", _may_call_off, Reaction(CALL_OFF, call_off))


# Window E: between actions, for the side whose card is not being resolved


WINDOW_E: Final = Moment("between", window_e_seats, *BETWEEN)


def hand_is_asked(t: Table, seat: Seat) -> bool:
    """Whether this seat is asked for a chaos card: open facts decide, not what is in the hand (RM-RULING-96)."""
    return seat == NEMESIS and t.side == NEMESIS_SIDE and len(t.nemesis.hand) > 0


# A Nemesis card without figures


def use_powers(none: NoFigure, m: Scene) -> Flow:
    """Offer powers and chaos cards: on the chaos card each power once, else one (RM-POWER-05, RM-RULING-04)."""
    options = legal(m, NEMESIS, POWER, CHAOS)
    if not options and not hand_is_asked(m.table, NEMESIS):
        return END_RULE
    return ask(NEMESIS, "powers", [*options, End()], into="act", args={"activation": m.table.active})


def carry_out_power(none: NoFigure, m: Scene) -> Flow:
    """Use it."""
    chosen, none.act = none.act, None
    return nemesis_deed(chosen) or END_RULE


def nemesis_deed(chosen: Action | None) -> Flow:
    """Return the rule of a power or a chaos card that the Nemesis chose, None for anything else."""
    if isinstance(chosen, UsePower):
        return call(PowerRule(chosen.power))
    if isinstance(chosen, PlayChaos):
        return call(ChaosRule(chosen.card, NEMESIS))
    return None


def others_react(none: NoFigure, m: Scene) -> Flow:
    """The gentlemen may react; then go on."""
    return window(m, "between")


def more_powers(none: NoFigure, m: Scene) -> Flow:
    """Offer the rest."""
    return goto(use_powers)


rule(
    NoFigure,
    (use_powers, "RM-POWER-05"),
    (carry_out_power, "RM-POWER-04"),
    (others_react, "RM-RULING-07"),
    (more_powers, "RM-POWER-05"),
)


# Several figures


def choose_figure(group: Group, m: Scene) -> Flow:
    """Ask which figure is next; the side picks the order (RM-MINION-02, RM-RULING-55)."""
    t = m.table
    left = [n for n in group.waiting if t.figures[n].square >= 0]
    options: list[Action] = [Activate(t.figures[n].id) for n in left]
    if not group.named and group.seat == NEMESIS:
        options += legal(m, NEMESIS, POWER, CHAOS)
    if not options and (group.named or not hand_is_asked(t, group.seat)):
        return goto(burn_the_rest)
    return ask(group.seat, "figure", [*options, End()], into="next", args={"activation": t.active})


def begin_figure(group: Group, m: Scene) -> Flow:
    """The figure acts; or a power or chaos card is used between two figures.

    A minion or ally attacks, moves or does something special (RM-MINION-07). The leader moves allies (RM-RULING-83).
    """
    t = m.table
    chosen, group.next = group.next, None
    if isinstance(chosen, Activate):
        number = index_of(t, chosen.figure)
        group.waiting = tuple([n for n in group.waiting if n != number])
        group.figure = number
        actions = group.actions + (more_actions(m, number) if t.figures[number].kind == AGENT else 0)
        return call(
            FigureTurn(
                number, seat_of(t, number) if t.figures[number].kind != ALLY else leader_seat(t), actions, "group",
                group.only, fire_check=group.fire_check, rerolls=group.rerolls,
            )
        )  # fmt: skip
    deed = nemesis_deed(chosen)
    return deed if deed is not None else goto(burn_the_rest)


def others_between(group: Group, m: Scene) -> Flow:
    """Window E of the other side between two figures (RM-RULING-07)."""
    m.expire(until_done(group.figure))
    group.figure = -1
    return None if group.named else window(m, "between")


def next_figure(group: Group, m: Scene) -> Flow:
    """Go on with the next one."""
    return goto(choose_figure)


def burn_the_rest(group: Group, m: Scene) -> Flow:
    """Who was never picked starts its activation all the same, and fire hurts it (RM-RULING-44)."""
    if not group.fire_check or group.named:
        return END_RULE
    while group.waiting:
        number, group.waiting = group.waiting[0], group.waiting[1:]
        harm = fire_harm(m, number)
        if harm is not None:
            return harm
    return END_RULE


def burn_on(group: Group, m: Scene) -> Flow:
    """Go on with the others."""
    return goto(burn_the_rest)


rule(
    Group,
    (choose_figure, "RM-MINION-02"),
    (begin_figure, "RM-MINION-03"),
    (others_between, "RM-RULING-07"),
    (next_figure, "RM-MINION-02"),
    (burn_the_rest, "RM-RULING-44"),
    (burn_on, "RM-RULING-44"),
)


# A figure with actions


def begin_turn(turn: FigureTurn, m: Scene) -> Flow:
    """Start the activation: upkeep, fire, effects (RM-RULING-66); an effect that gives actions starts none."""
    if turn.mode == "granted":
        return goto(choose_action)
    if turn.mode == "group" and not turn.fire_check:
        return goto(choose_action)
    return call(StartOfActivation(turn.figure, turn.seat))


def others_at_start(turn: FigureTurn, m: Scene) -> Flow:
    """Window E at the start (RM-RULING-66)."""
    turn.news = False
    return window(m, "between") if turn.mode == "activation" and _there(m, turn) else None


def _there(m: Scene, turn: FigureTurn) -> bool:
    figure = m.table.figures[turn.figure]
    return figure.square >= 0 and not figure.defeated


def choose_action(turn: FigureTurn, m: Scene) -> Flow:
    """Ask what the figure does next, or whether it is done (RM-ORDER-03, RM-ORDER-06)."""
    if not _there(m, turn):
        return END_RULE
    figure = m.table.figures[turn.figure]
    kinds = kinds_for(figure.kind, turn.mode == "granted")
    options = legal(m, turn.seat, *kinds)
    if not options and not (CHAOS in kinds and hand_is_asked(m.table, turn.seat)):
        return END_RULE
    args = {"figure": figure.id, "actions": turn.actions}
    return ask(turn.seat, "act", [*options, End()], args=args)


def act(turn: FigureTurn, m: Scene) -> Flow:
    """Do it."""
    chosen, turn.act = turn.act, None
    if chosen is None or isinstance(chosen, End):
        return END_RULE
    turn.news = True
    deed = nemesis_deed(chosen)
    return deed if deed is not None else do_action(m, turn, chosen)


def others_react_to_action(turn: FigureTurn, m: Scene) -> Flow:
    """Test the goals; then window E of the other side between two actions (RM-RULING-07)."""
    chapter.check_at_once(m)
    if turn.mode == "granted" or not turn.news:
        return None
    turn.news = False
    return window(m, "between") if turn.mode == "activation" else None


def next_action(turn: FigureTurn, m: Scene) -> Flow:
    """Go on."""
    return goto(choose_action)


rule(
    FigureTurn,
    (begin_turn, "RM-RULING-66"),
    (others_at_start, "RM-RULING-66"),
    (choose_action, "RM-ORDER-03"),
    (act, "RM-ORDER-03"),
    (others_react_to_action, "RM-RULING-07"),
    (next_action, "RM-ORDER-06"),
)


# The start of an activation


def return_upkeep(start: StartOfActivation, m: Scene) -> Flow:
    """Upkeep ether goes to the Nemesis, and those effects end (RM-TYPE-03); so does a copy (RM-ADV-04)."""
    t = m.table
    figure = t.figures[start.figure]
    if figure.kind == GENTLEMAN:
        start.paid = upkeep_ether(figure)
        figure.upkeep = ()
    end_lasting(m, start.figure)
    return call(HandOver(NEMESIS, start.paid)) if start.paid else None


def end_lasting(m: Scene, number: int) -> None:
    """What lasts until a figure's next activation ends, a copy too (RM-ADV-04, RM-RULING-78)."""
    figure = m.table.figures[number]
    m.expire(until_turn(number))
    if figure.copied:
        figure.copied = ""
        shed_cross(m.table, figure)


def start_in_fire(start: StartOfActivation, m: Scene) -> Flow:
    """Fire on its square hurts it (RM-FIRE-01)."""
    return fire_harm(m, start.figure)


def list_effects(start: StartOfActivation, m: Scene) -> Flow:
    """Other effects of the start, in the owner's order."""
    figure = m.table.figures[start.figure]
    if figure.square < 0 or figure.defeated:
        return END_RULE
    start.waiting = tuple([one.number for one in outfit(m.table, figure).triggered.get("activation", ())])
    return None


def offer_effect(start: StartOfActivation, m: Scene) -> Flow:
    """A must happens; what may happen is offered."""
    t = m.table
    figure = t.figures[start.figure]
    if not start.waiting or figure.square < 0 or figure.defeated:
        return END_RULE
    ability = ABILITIES[start.waiting[0]]
    deed = Doing(ability.number, start.figure, start.seat)
    usable = can_pay(t, figure, ability.cost) and all_hold(m, start.figure, ability.when)
    if not usable or not something_happens(m, deed):
        return goto(drop_effect)
    if ability.must:
        return None
    options: list[Action] = [Use(ability.key), EndForm()]
    return ask(start.seat, "start_effect", options, into="use", args={"figure": figure.id})


def do_effect(start: StartOfActivation, m: Scene) -> Flow:
    """Carry it out."""
    if isinstance(start.use, EndForm):
        return goto(drop_effect)
    return call(Doing(start.waiting[0], start.figure, start.seat))


def drop_effect(start: StartOfActivation, m: Scene) -> Flow:
    """Go on with the next."""
    start.waiting = start.waiting[1:]
    start.use = None
    return goto(offer_effect)


rule(
    StartOfActivation,
    (return_upkeep, "RM-TYPE-03"),
    (start_in_fire, "RM-FIRE-01"),
    (list_effects, "RM-RULING-66"),
    (offer_effect, "RM-RULING-66"),
    (do_effect, "RM-RULING-66"),
    (drop_effect, "RM-RULING-66"),
)
