"""What a player risks: workers that people drive off, and the attacks of Automas. All values are coins."""

from typing import Final

from ..content import DIAL_MAX
from ..content.map_tables import TERRITORIES
from ..data.table import NOWHERE, Player
from ..queries import combat_units
from .automa_threat import AutomaThreat
from .combat import chance_to_win
from .plan_state import PlanContext

UNGUARDED: Final = 0.8  # loss of a worker sent home by people
GUARD: Final = 2.0  # loss of a fighter sent home by people
LAND_LOST: Final = 2.5
WORKER_LOST: Final = 2.0  # loss of a worker sent home by an Automa
FIGHTER_LOST: Final = 2.5
GOODS_LOST: Final = 0.8
STAR: Final = 4.0  # value of the star for the winner
REPELLED: Final = 2.0  # value of the Automa's losses if it is beaten


def risk_from_people(context: PlanContext, one: Player) -> float:
    """Return the loss that people's fighters threaten.

    Workers without a fighter are driven home; with one it depends on the strengths.
    """
    worst = together = 0.0
    power = min(DIAL_MAX, one.power)
    for at in set(one.workers):
        if TERRITORIES >> at & 1:
            stake = 0.4 + UNGUARDED * one.workers.count(at)
            guards = combat_units(one, at)
            likely = 1.0
            if guards:
                ours = power + 3 * min(len(one.cards), guards)
                likely = max(0.05, min(1.0, 0.5 + (context.might[at] - ours) / 8))
                stake += GUARD
            loss = context.danger[at] * likely * stake
            together += loss
            worst = max(worst, loss)
    return worst + 0.4 * (together - worst)  # Only some of the threats come true.


def risk_from_automas(context: PlanContext, one: Player) -> float:
    """Return the loss that the next turn of each Automa is likely to bring."""
    loss = 0.0
    for raider in context.raiders:
        fought, reached = attack_target(raider, one)
        if fought != NOWHERE:
            loss += raider.fights * reached * attack_loss(context, one, raider, fought)
        raids = raider.raids - (raider.either if reached == 1.0 else 0.0)
        loss += raids * worst_raid(context, one, raider)
    return loss


def attack_target(raider: AutomaThreat, one: Player) -> tuple[int, float]:
    """Return the hex with the fewest fighters that the Automa reaches, and how likely it comes (SA-ATTACK-02)."""
    found, fewest, reached = NOWHERE, 0, 0.0
    for at in {one.character, *one.mechs}:
        if TERRITORIES >> at & 1:
            here, count = raider.reaches(at), combat_units(one, at)
            if here > reached or (here == reached and here and count < fewest):
                found, fewest, reached = at, count, here
    return found, reached


def attack_loss(context: PlanContext, one: Player, raider: AutomaThreat, at: int) -> float:
    """Return the loss of an Automa's attack on a hex; below zero if the defender is likely to win.

    The loser's units go home and the resources are removed; a winning defender earns a star (SA-COMBAT-05 to -07).
    """
    fighters, workers = combat_units(one, at), one.workers.count(at)
    cards = sorted(one.cards, reverse=True)[:fighters]
    held = chance_to_win(min(DIAL_MAX, one.power) + sum(cards), raider.brings, attacks=False)
    stake = LAND_LOST + FIGHTER_LOST * fighters + WORKER_LOST * workers + STAR
    stake += GOODS_LOST * (context.stock[at] + workers)
    return (1 - held) * stake - held * (REPELLED + (STAR if one.wins < 2 else 0.0))


def worst_raid(context: PlanContext, one: Player, raider: AutomaThreat) -> float:
    """Return the largest loss of a raid on workers without a fighter (SA-RAID-01)."""
    worst = 0.0
    for at in set(one.workers):
        if TERRITORIES >> at & 1 and not combat_units(one, at):
            workers = one.workers.count(at)
            stake = LAND_LOST + WORKER_LOST * workers + GOODS_LOST * (context.stock[at] + 0.5 * workers)
            worst = max(worst, raider.reaches(at) * stake)
    return worst
