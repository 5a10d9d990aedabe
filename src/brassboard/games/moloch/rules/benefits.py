"""Conspiracy points: the benefits that the Nemesis buys before a chapter begins (chapter conspiracy)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action, EndForm
from brassboard.kernel.step_results import END_FORM

from ..content import BENEFITS, LEVELS
from ..data.actions import Buy
from ..data.setup_events import BenefitBought, PointsLost
from ..data.setup_frames import Benefits
from ..data.table import AGENT, NEMESIS, Table
from ..queries import Scene, chapter_of, figure_of
from .ether import grow_pool


def spend_points(m: Scene) -> Flow:
    """Let the Nemesis buy benefits with the points of the intermezzo or of the level."""
    level = LEVELS.get(m.table.level)
    if level is not None:
        m.table.nemesis.points += level.points
    return call(Benefits())


def targets_of(t: Table, benefit: str) -> list[str | None]:
    """Return what a benefit can be bought for: agent figures or minion types of this chapter (RM-RULING-82)."""
    target = BENEFITS[benefit].target
    if target == "agent":
        return [one.id for one in t.figures if one.kind == AGENT]
    return list(chapter_of(t).minion_types) if target == "minion" else [None]


def times_bought(t: Table, benefit: str) -> int:
    """Return how often a benefit was bought for this chapter."""
    of_types = [bought.partition(" ")[0] for bought in t.nemesis.minion_benefits]
    return of_types.count(benefit) + sum([one.benefits.count(benefit) for one in t.figures])


def _offers(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Benefits)
    return [Buy(benefit, on) for benefit in BENEFITS for on in targets_of(seen.table, benefit)]


@requires("RM-INT-13", "price", "left")
def points_suffice(seen: Scene, seat: Seat, buy: Buy) -> Denied:
    price, left = BENEFITS[buy.benefit].price, seen.table.nemesis.points
    return (price, left) if price > left else None


@requires("RM-INT-14", "times")
def bought_too_often(seen: Scene, seat: Seat, buy: Buy) -> Denied:
    """Every benefit but the pool is there twice."""
    times = BENEFITS[buy.benefit].times
    return (times,) if times and times_bought(seen.table, buy.benefit) >= times else None


@requires("RM-INT-15", "on")
def has_it_already(seen: Scene, seat: Seat, buy: Buy) -> Denied:
    """An agent figure, and likewise a minion type, has each benefit once (RM-RULING-82)."""
    t = seen.table
    agent = figure_of(t, buy.on) if buy.on is not None else None
    bought = buy.benefit in agent.benefits if agent else f"{buy.benefit} {buy.on}" in t.nemesis.minion_benefits
    return (buy.on,) if bought else None


BUY: Final = Kind("buy", _offers, points_suffice, has_it_already, bought_too_often, rule="RM-INT-18")


def choose_benefit(benefits: Benefits, m: Scene) -> Flow:
    """Ask for the next benefit, as long as the points suffice for one."""
    options = legal(m, NEMESIS, BUY)
    if not options:
        return goto(lose_points)
    return ask(NEMESIS, "benefit", [*options, END_FORM], args={"left": m.table.nemesis.points})


def buy_benefit(benefits: Benefits, m: Scene) -> Flow:
    """Pay and give the benefit to the figure or type that was named."""
    chosen, benefits.benefit = benefits.benefit, None
    if chosen is None or isinstance(chosen, EndForm):
        return goto(lose_points)
    t = m.table
    t.nemesis.points -= BENEFITS[chosen.benefit].price
    if chosen.on is None:
        grow_pool(m, BENEFITS[chosen.benefit].ability.calls[0].number(0))
        return goto(choose_benefit)
    agent = figure_of(t, chosen.on)
    if agent is not None:
        agent.benefits = (*agent.benefits, chosen.benefit)
    else:
        t.nemesis.minion_benefits = (*t.nemesis.minion_benefits, f"{chosen.benefit} {chosen.on}")
    m.emit(BenefitBought(chosen.benefit, chosen.on))
    return goto(choose_benefit)


def lose_points(benefits: Benefits, m: Scene) -> Flow:
    """What is not spent is lost (RM-SETUP-14, RM-INT-13)."""
    left = m.table.nemesis.points
    if left:
        m.table.nemesis.points = 0
        m.emit(PointsLost(left))
    return END_RULE


rule(
    Benefits,
    (choose_benefit, "RM-INT-13"),
    (buy_benefit, "RM-INT-18"),
    (lose_points, "RM-INT-13"),
)
