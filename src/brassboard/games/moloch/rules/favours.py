"""What earlier chapters and the intermezzo bring at set-up: allies, ether, a carriage, a newspaper (chapter setup)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, Kind, Seat, ask, call, goto, legal, rule
from brassboard.kernel.data import Action
from brassboard.kernel.step_results import END_FORM
from brassboard.kit.bits import Bits

from ..content import ALLIES
from ..data.actions import At, On
from ..data.events import ChaosSeen, EtherGained
from ..data.frames import EnterRule
from ..data.setup_frames import AllyFavour, EtherFavour, Stroll
from ..data.table import NEMESIS_SIDE, Table
from ..queries import (
    Scene,
    figure_of,
    free_squares,
    gentlemen,
    gentlemen_seats,
    ground_of,
    index_of,
    layout_of,
    leader_seat,
    names_of,
    square_of,
)
from .cast import owner_of_token, place_of_token, use_up, waiting_calls
from .deployment import ally, put_down

USED_FAVOUR: Final = "favour"
"""The first word of the note that a favour was used up: "favour blackmore"."""


# Ether that one gentleman is given


def name_ether(m: Scene) -> Flow:
    """Ask the visitors of the ether exchange whom they give it to."""
    waiting = [f"{effect.number(0)} {token}" for token, effect in waiting_calls(m.table, "start_any")]
    return call(EtherFavour(waiting=tuple(waiting))) if waiting else None


def _in_need(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(EtherFavour)
    return [On(one.id) for one in gentlemen(seen.table)]


GETS_ETHER: Final = Kind("on", _in_need, rule="RM-RULING-72")


def name_gentleman(exchange: EtherFavour, m: Scene) -> Flow:
    """Ask the visitor's seat who gets the next ether."""
    if not exchange.waiting:
        return END_RULE
    n, _, token = exchange.waiting[0].partition(" ")
    owner = figure_of(m.table, owner_of_token(token))
    seat = owner.seat if owner is not None else leader_seat(m.table)
    return ask(seat, "start_ether", legal(m, seat, GETS_ETHER), into="favour", args={"n": int(n)})


def give_ether(exchange: EtherFavour, m: Scene) -> Flow:
    """Give it to him, even above his maximum (RM-RULING-72)."""
    chosen, exchange.favour = exchange.favour, None
    assert chosen is not None
    n, _, token = exchange.waiting[0].partition(" ")
    exchange.waiting = exchange.waiting[1:]
    gentleman = figure_of(m.table, chosen.figure)
    assert gentleman is not None
    gentleman.ether += int(n)
    m.emit(EtherGained(gentleman.id, int(n)))
    use_up(m.table, token)
    return goto(name_gentleman)


rule(EtherFavour, (name_gentleman, "RM-RULING-72"), (give_ether, "RM-RULING-72"))


# Allies who owe a favour


def call_allies(m: Scene) -> Flow:
    """Ask the leader whether allies of earlier chapters join in this one."""
    t = m.table
    here = [one.sheet for one in t.figures]
    waiting = [favour for favour in t.party.favours if favour in ALLIES and favour not in here]
    return call(AllyFavour(waiting=tuple(waiting))) if waiting else None


def _ally(seen: Scene, seat: Seat) -> list[Action]:
    return [On(seen.within(AllyFavour).waiting[0])]


CALL_ALLY: Final = Kind("on", _ally, rule="RM-RULING-101")


def choose_ally(favour: AllyFavour, m: Scene) -> Flow:
    """Ask whether the next one joins now or waits for a later chapter."""
    if not favour.waiting:
        return END_RULE
    seat = leader_seat(m.table)
    return ask(seat, "favour", [*legal(m, seat, CALL_ALLY), END_FORM], args={"ally": favour.waiting[0]})


def join(favour: AllyFavour, m: Scene) -> Flow:
    """Let the ally join; that uses the favour up."""
    chosen, favour.favour = favour.favour, None
    sheet, favour.waiting = favour.waiting[0], favour.waiting[1:]
    if isinstance(chosen, On):
        ally(m, sheet)
        m.table.events = (*m.table.events, f"{USED_FAVOUR} {sheet}")
    return goto(choose_ally)


rule(AllyFavour, (choose_ally, "RM-RULING-101"), (join, "RM-RULING-101"))


# The carriage


def carriage(m: Scene) -> Flow:
    """Let the leader place one gentleman farther out, if a carriage was hired."""
    for token, stroll in waiting_calls(m.table, "stroll"):
        use_up(m.table, token)
        return call(Stroll(place=place_of_token(token), reach=stroll.number(0)))
    return None


def carriage_squares(t: Table, reach: int) -> Bits:
    """Return the squares a carriage goes to: free, outside, near a start square, no goal and next to no enemy."""
    ground = ground_of(t)
    near = 0
    for square in range(ground.cells):
        if ground.start >> square & 1:
            near |= ground.within(square, reach)
    beside = 0
    for one in t.figures:
        if one.side == NEMESIS_SIDE and one.square >= 0:
            beside |= layout_of(t).adjacent[one.square]
    goals = ground.exits | ground.points | ground.objects | ground.altar
    return near & free_squares(t) & ~ground.inside & ~beside & ~goals


def _carriage(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    return [At(name) for name in names_of(t, carriage_squares(t, seen.within(Stroll).reach))]


def _passengers(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Stroll)
    return [On(one.id) for one in gentlemen(seen.table)]


PASSENGER: Final = Kind("on", _passengers, rule="RM-RULING-101")
DRIVE: Final = Kind("at", _carriage, rule="RM-RULING-101")


def choose_passenger(stroll: Stroll, m: Scene) -> Flow:
    """Ask who takes the carriage, or nobody."""
    seat = leader_seat(m.table)
    if not legal(m, seat, DRIVE):
        return END_RULE
    return ask(seat, "passenger", [*legal(m, seat, PASSENGER), END_FORM], into="favour")


def choose_square(stroll: Stroll, m: Scene) -> Flow:
    """Ask where the carriage goes."""
    if not isinstance(stroll.favour, On):
        return END_RULE
    seat = leader_seat(m.table)
    options = legal(m, seat, DRIVE)
    return None if len(options) == 1 else ask(seat, "carriage", options, args={"gentleman": stroll.favour.figure})


def drive(stroll: Stroll, m: Scene) -> Flow:
    """Place him there."""
    assert isinstance(stroll.favour, On)
    gentleman = figure_of(m.table, stroll.favour.figure)
    chosen = stroll.carriage if stroll.carriage is not None else legal(m, leader_seat(m.table), DRIVE)[0]
    assert gentleman is not None
    assert isinstance(chosen, At)
    put_down(m, gentleman, square_of(m.table, chosen.square))
    return call(EnterRule(figure=index_of(m.table, gentleman.id)))


rule(
    Stroll,
    (choose_passenger, "RM-RULING-101"),
    (choose_square, "RM-RULING-101"),
    (drive, "RM-RULING-101"),
)


# The newspaper


def look_at_chaos(m: Scene) -> None:
    """Show the gentlemen the cards with which the Nemesis starts; cards drawn later stay hidden."""
    t = m.table
    for token, look in waiting_calls(t, "look"):
        if look.word(0) == "chaos":
            use_up(t, token)
            mask = sum([1 << seat for seat in gentlemen_seats(m)])
            m.reveal(mask, "chaos", *t.nemesis.hand)
            m.emit(ChaosSeen(t.nemesis.hand), mask)
