"""Ether: who pays what, the price of power, the Nemesis's pool (chapter ether)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, Kind, Seat, ask, call, goto, legal, rule
from brassboard.kernel.data import Action

from ..content import POWERS
from ..data.actions import Pay, ToAgent, ToPower
from ..data.attack_frames import HandOver, PayEther
from ..data.events import EtherGained, EtherLost, EtherPaid, EtherToAgent, EtherToPower, PoolGrew, PoolPaid
from ..data.table import AGENT, GENTLEMEN_SIDE, NEMESIS, Figure, Table
from ..queries import Scene, figure_of, most_ether

# What one can pay


def can_pay(t: Table, figure: Figure, cost: int) -> bool:
    """Whether a figure has the ether; an agent may also use the pool (RM-ETHER-05, RM-ETHER-08)."""
    if cost <= 0:
        return True
    return purse(t, figure) >= cost


def purse(t: Table, figure: Figure) -> int:
    """Return the most ether a figure can pay."""
    return figure.ether + (t.nemesis.pool if figure.kind == AGENT else 0)


def on_power(t: Table, power: str) -> int:
    """Return the ether that lies on a power card."""
    return t.nemesis.on_powers[t.nemesis.powers.index(power)]


def can_pay_power(t: Table, power: str) -> bool:
    """Whether a power card can be used: ether on it and in the pool (RM-POWER-02, RM-ETHER-05)."""
    return on_power(t, power) + t.nemesis.pool >= POWERS[power].cost


# Paying


def choose_part(paying: PayEther, m: Scene) -> Flow:
    """Ask how much comes from the pool, where the Nemesis could pay in several ways (RM-RULING-108)."""
    t = m.table
    if paying.amount <= 0:
        return END_RULE
    if paying.figure >= 0 and t.figures[paying.figure].kind != AGENT:
        return None
    own = on_power(t, paying.power) if paying.power else t.figures[paying.figure].ether
    least = max(0, paying.amount - own)
    most = min(t.nemesis.pool, paying.amount)
    if least == most:
        return None
    options: list[Action] = [Pay(n) for n in range(least, most + 1)]
    return ask(NEMESIS, "pool", options, into="pay", args={"amount": paying.amount})


def take_ether(paying: PayEther, m: Scene) -> Flow:
    """Take the ether; what a gentleman pays goes to the Nemesis (RM-ETHER-01, RM-RULING-11)."""
    t = m.table
    if paying.power:
        own = on_power(t, paying.power)
        pool = paying.pay.ether if paying.pay else max(0, paying.amount - own)
        _lay_on_power(t, paying.power, -(paying.amount - pool))
        _take_from_pool(m, pool)
        return END_RULE
    figure = t.figures[paying.figure]
    pool = paying.pay.ether if paying.pay else max(0, paying.amount - figure.ether)
    figure.ether -= paying.amount - pool
    m.emit(EtherPaid(figure.id, paying.amount))
    if figure.side == GENTLEMEN_SIDE:
        return None
    _take_from_pool(m, pool)
    return END_RULE


def hand_it_over(paying: PayEther, m: Scene) -> Flow:
    """Hand the gentleman's ether to the Nemesis at once (RM-RULING-10)."""
    return call(HandOver(NEMESIS, paying.amount))


rule(PayEther, (choose_part, "RM-RULING-108"), (take_ether, "RM-ETHER-01"), (hand_it_over, "RM-ETHER-01"))


def _take_from_pool(m: Scene, n: int) -> None:
    if n:
        m.table.nemesis.pool -= n
        m.emit(PoolPaid(n))


def _lay_on_power(t: Table, power: str, n: int) -> None:
    laid = list(t.nemesis.on_powers)
    laid[t.nemesis.powers.index(power)] += n
    t.nemesis.on_powers = tuple(laid)


# The Nemesis splits what he is given


def _to_powers(seen: Scene, seat: Seat) -> list[Action]:
    return [ToPower(power) for power in seen.table.nemesis.powers]


def _to_agents(seen: Scene, seat: Seat) -> list[Action]:
    """Agents on the board that have room; each figure keeps its own ether (RM-RULING-10)."""
    t = seen.table
    return [
        ToAgent(one.id) for one in t.figures if one.kind == AGENT and one.square >= 0 and one.ether < most_ether(t, one)
    ]


TO_POWER: Final = Kind("to_power", _to_powers, rule="RM-ETHER-02")
TO_AGENT: Final = Kind("to_agent", _to_agents, rule="RM-RULING-10")


def split(over: HandOver, m: Scene) -> Flow:
    """Ask where the next ether goes; none may stay behind (RM-ETHER-02, RM-ETHER-03)."""
    if over.amount <= 0:
        return END_RULE
    return ask(NEMESIS, "split", legal(m, NEMESIS, TO_POWER, TO_AGENT), args={"left": over.amount})


def lay(over: HandOver, m: Scene) -> Flow:
    """Lay one ether where he said; any amount may lie on a power card (RM-POWER-06)."""
    chosen = over.split
    over.split = None
    over.amount -= 1
    if isinstance(chosen, ToPower):
        _lay_on_power(m.table, chosen.power, 1)
        m.emit(EtherToPower(chosen.power))
    elif chosen is not None:
        agent = figure_of(m.table, chosen.agent)
        assert agent is not None
        agent.ether += 1
        m.emit(EtherToAgent(agent.id))
    return goto(split)


rule(HandOver, (split, "RM-ETHER-02"), (lay, "RM-ETHER-03"))


# Gains and losses


def gain_ether(m: Scene, figure: Figure, n: int) -> None:
    """Give a figure ether from the bank, up to its maximum (RM-GENT-05, RM-RULING-72, RM-ETHER-07)."""
    room = most_ether(m.table, figure) - figure.ether
    gained = max(0, min(n, room))
    if gained:
        figure.ether += gained
        m.emit(EtherGained(figure.id, gained))


def lose_ether(m: Scene, figure: Figure, n: int) -> int:
    """Take ether from a figure for the bank; return how much it had (RM-RULING-12)."""
    lost = min(n, figure.ether)
    if lost:
        figure.ether -= lost
        m.emit(EtherLost(figure.id, lost))
    return lost


def grow_pool(m: Scene, n: int) -> None:
    """Put ether into the Nemesis's pool (RM-ETHER-04)."""
    m.table.nemesis.pool += n
    m.emit(PoolGrew(n))
