"""Move actions for bots: the best moves for a purpose, chosen one after the other."""

from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import DIAL_MAX, FACTORY, FACTORY_WORTH
from ..content.map_tables import HEXES, MAKES, TERRITORIES
from ..data.table import NOWHERE, Player
from ..queries import buildings, combat_units, count_of, fighters, has, shift, units
from ..rules.automa_combat import conquest_resources
from ..rules.scoring import tier
from .combat import win_chance
from .plan_state import JOBS, PlanContext, PlannedMove, PlanState
from .tokens import armed_traps, place_token, trap_hexes, would_place_token
from .valuation import CARD, TOKEN, combined_work, errand_value, job_values, territories_at_once

MOST: Final = 4  # moves kept for each purpose
LEAST: Final = 0.15  # coins that a move must gain
SURE: Final = 0.62  # the chance to win that an attack needs
SETBACK: Final = 4.0
HOPELESS: Final = -99.0
STAR: Final = 7.0
GUARDED: Final = 0.6
MET: Final = 3.1  # value of an encounter in coins, besides its popularity
CLAIMED: Final = 2.0  # value of the first use of a Factory card in coins
LOSS: Final = 3.0  # value of a territory that a rival loses for good
FOR_GOOD: Final = 8  # turns in which a rival regains a lost territory


class Purpose:
    """What moves are for: the weights of workers' jobs, land and errands, and whether attacks are considered."""

    def __init__(self, name: str, jobs: float, land: float, errands: float, attacks: bool) -> None:
        self.name = name
        self.jobs = jobs
        self.land = land
        self.errands = errands
        self.attacks = attacks


WORK: Final = Purpose("work", 1.0, 0.15, 0.7, False)
EXPLORE: Final = Purpose("explore", 0.5, 0.3, 1.6, True)
SPREAD: Final = Purpose("spread", 0.1, 1.0, 0.6, True)
PURPOSES: Final = (WORK, EXPLORE, SPREAD)


MovedUnits = tuple[tuple[str, int], ...]
"""The units that have used their move, as (kind, hex)."""


def make_moves(
    context: PlanContext, state: PlanState, n: int, reach: int, purpose: Purpose, tired: MovedUnits
) -> PlanState:
    """Return the position after up to `n` units have moved for a purpose."""
    after = state.copy()
    for _ in range(n):
        found = best_moves(context, after, reach, purpose, tired)
        if not found:
            break
        step = found[0]
        apply_move(context, after, step)
        tired = (*tired, (step.unit, step.to))
    return after


def best_moves(
    context: PlanContext, state: PlanState, reach: int, purpose: Purpose, tired: MovedUnits
) -> list[PlannedMove]:
    """Return the best moves for a purpose, the best first; answers are cached by the pieces they depend on."""
    one = state.one
    jobs = job_values(state)
    rate = tier(one).territory
    army = (one.power, one.cards, one.wins) if purpose.attacks else None
    key = (
        context.left - state.turns if purpose.attacks else 0,
        *(one.character, one.mechs, one.workers, one.structures, one.deployed, state.tokens, state.foes),
        *("factory_card" in one.spent, territories_at_once(one), jobs, rate, reach, purpose.name, tired, army),
        (one.flags, trap_hexes(one), armed_traps(one)) if context.lays else None,
    )
    known = context.known_steps.get(key)
    if known is not None:
        return known
    found = context.known_steps[key] = _find_best_moves(
        context, state, reach, purpose, tired, jobs, rate * purpose.land
    )
    return found


def _find_best_moves(
    context: PlanContext,
    state: PlanState,
    reach: int,
    purpose: Purpose,
    tired: MovedUnits,
    jobs: tuple[float, ...],
    rate: float,
) -> list[PlannedMove]:
    """Return the best moves for a purpose, computed anew."""
    one = state.one
    found: list[PlannedMove] = []
    ground = layout_of(context, one, jobs)
    attacks: dict[int, float] = {}
    last = ("", NOWHERE)
    for unit, at in list_units(one):
        if (unit, at) == last or count_of(one, unit, at) <= tired.count((unit, at)):
            continue
        last = (unit, at)
        fights = unit != "worker"
        ways = destinations(context, state, unit, at, reach)
        for riders in rider_counts(one, unit, at) if ways else ():
            movers = riders if fights else 1
            begun = rate * ground.left(one, at, 1 + riders)
            if fights and ground.fighters[at] == 1 and TERRITORIES >> at & 1:
                begun -= context.danger[at] * GUARDED * (ground.workers[at] - riders)
            for via, to in ways:
                gain = begun
                if not ground.mine >> to & 1:
                    gain += rate * FACTORY_WORTH if to == FACTORY else rate
                if movers:
                    gain += purpose.jobs * ground.shifted(at, to, movers)
                if fights:
                    if state.foes >> to & 1:
                        if to not in attacks:
                            attacks[to] = attack_gain(context, state, to) if purpose.attacks else HOPELESS
                        if attacks[to] <= HOPELESS:
                            continue
                        gain += attacks[to]
                    if ground.workers[to] and not ground.fighters[to]:
                        gain += context.danger[to] * GUARDED * ground.workers[to]
                    if unit == "character":
                        gain += purpose.errands * errand_gain(context, state, at, to)
                        if would_place_token(context, one, to):
                            gain += rate
                if gain > LEAST:
                    found.append(PlannedMove(unit, at, via, to, riders, gain))
    found.sort(key=_gain, reverse=True)
    return found[:MOST]


def _gain(step: PlannedMove) -> float:
    """Return the gain of a move, to sort by."""
    return step.gain


def layout_of(context: PlanContext, one: Player, jobs: tuple[float, ...]) -> "PieceLayout":
    """Return the cached PieceLayout for these pieces; all purposes share it."""
    key = (one.character, one.mechs, one.workers, one.structures, armed_traps(one), territories_at_once(one), jobs)
    known: PieceLayout | None = context.layouts.get(key)
    if known is None:
        known = context.layouts[key] = PieceLayout(context, one, jobs)
    return known


class PieceLayout:
    """Where a player's pieces stand, counted once for all moves that are compared."""

    __slots__ = ("fighters", "known", "makers", "mine", "paid", "trapped", "work", "worked", "workers")

    def __init__(self, context: PlanContext, one: Player, jobs: tuple[float, ...]) -> None:
        self.workers = [0] * HEXES
        self.fighters = [0] * HEXES
        self.paid = context.paid(jobs)
        self.mine: Bits = buildings(one)
        for at in one.workers:
            self.workers[at] += 1
            self.mine |= 1 << at
        self.worked = set(one.workers)
        self.makers = territories_at_once(one)
        self.known: dict[int, float] = {}  # cache: what `shifted` returned
        self.work = combined_work([self.paid[JOBS[at]][self.workers[at]] for at in self.worked], self.makers)
        for at in (one.character, *one.mechs):
            self.fighters[at] += 1
            self.mine |= 1 << at
        self.trapped = armed_traps(one)
        self.mine |= self.trapped

    def left(self, one: Player, at: int, units: int) -> float:
        """Return minus the territories given up when so many units leave a hex."""
        if not TERRITORIES >> at & 1 or self.workers[at] + self.fighters[at] != units or at in one.structures:
            return 0.0
        if self.trapped >> at & 1:
            return 0.0
        return -float(FACTORY_WORTH) if at == FACTORY else -1.0

    def shifted(self, at: int, to: int, n: int) -> float:
        """Return how the value of all work changes when so many workers go from one hex to another."""
        there = HEXES + to if self.workers[to] else JOBS[to]  # On a hex without workers only the kind of job matters.
        key = (at << 4 | n) << 8 | there
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._shifted(at, to, n)
        return known

    def _shifted(self, at: int, to: int, n: int) -> float:
        """Compute what `shifted` caches."""
        paid = self.paid
        jobs = [paid[JOBS[hex_]][self.workers[hex_]] for hex_ in self.worked if hex_ not in (at, to)]
        jobs.append(paid[JOBS[at]][self.workers[at] - n])
        jobs.append(paid[JOBS[to]][self.workers[to] + n])
        return combined_work(jobs, self.makers) - self.work


def list_units(one: Player) -> list[tuple[str, int]]:
    """Return the player's units as (kind, hex)."""
    found = [("character", one.character)]
    found += [("mech", at) for at in one.mechs]
    return found + [("worker", at) for at in one.workers]


def rider_counts(one: Player, unit: str, at: int) -> tuple[int, ...]:
    """Return the numbers of riders that are considered: none, all but one, all."""
    here = one.workers.count(at) if unit == "mech" else 0
    if not here:
        return (0,)
    return (0, here) if here == 1 else (0, here - 1, here)


def destinations(context: PlanContext, state: PlanState, unit: str, at: int, reach: int) -> list[tuple[int, int]]:
    """Return the first step and the end of every path the unit may take."""
    one = state.one
    stops = state.foes | (state.tokens if unit == "character" else 0)
    far = reach + (1 if has(one, "speed") else 0) > 1
    key = (unit == "worker", at, one.deployed, stops, far)
    known = context.known_goals.get(key)
    if known is None:
        known = context.known_goals[key] = _goals(context, one, unit, at, far, stops)
    return known


def _goals(context: PlanContext, one: Player, unit: str, at: int, far: bool, stops: Bits) -> list[tuple[int, int]]:
    first = context.steps(one, unit, at)
    if unit == "worker":
        return [(to, to) for to in members(first & TERRITORIES & ~stops)] if not context.fighters >> at & 1 else []
    found = [(to, to) for to in members(first & TERRITORIES)]
    if not far:
        return found
    reached = first | 1 << at
    for via in members(first & ~stops):
        for to in members(context.steps(one, unit, via) & TERRITORIES & ~reached):
            reached |= 1 << to
            found.append((via, to))
    return found


def errand_gain(context: PlanContext, state: PlanState, at: int, to: int) -> float:
    """Return what the character gains in coins by going nearer to encounters or the Factory."""
    one = state.one
    gain = -errand_value(context, one, state.tokens, at)
    if state.tokens >> to & 1:
        return gain + TOKEN + 2.0
    if to == FACTORY and "factory_card" not in one.spent:
        return gain + CARD + 2.0
    return gain + errand_value(context, one, state.tokens, to)


def rival_loss_value(context: PlanContext, state: PlanState, at: int = NOWHERE) -> float:
    """Return the value of a territory that a rival loses: the less time is left to regain it, the higher."""
    loss = LOSS * max(0.25, 1 - (context.left - state.turns) / FOR_GOOD) / len(context.rivals)
    return loss * FACTORY_WORTH if at == FACTORY else loss


def attack_gain(context: PlanContext, state: PlanState, to: int) -> float:
    """Return what entering an enemy's territory gains in coins; HOPELESS where a combat is too risky.

    It brings a star and land, and costs popularity and power.
    """
    one, loss = state.one, rival_loss_value(context, state, to)
    gain = 0.0
    for foe in context.rivals:
        gain -= 1.1 * foe.workers.count(to)
        if fighters(foe) >> to & 1:
            likely = win_chance(context.table, one, foe, to, 1 + combat_units(one, to))
            if likely < SURE:
                return HOPELESS
            star = STAR if one.wins < 2 or context.unlimited else 1.0
            gain += likely * (star + loss) - (1 - likely) * SETBACK - 0.15 * min(DIAL_MAX, one.power)
        elif foe.workers.count(to):
            gain += 0.6 + loss
    return gain


def apply_move(context: PlanContext, state: PlanState, step: PlannedMove) -> None:
    """Move the unit with its riders, and apply what follows where it ends."""
    one = state.one
    state.moves = (*state.moves, step)
    shift(one, step.unit, step.at, step.to)
    if step.riders:
        shift(one, "worker", step.at, step.to, step.riders)
    if state.foes >> step.to & 1:
        apply_attack(context, state, step.to)
    if step.unit != "character":
        return
    if context.lays:
        place_token(context, state)
    if state.tokens >> step.to & 1:
        state.tokens &= ~(1 << step.to)
        one.popularity = min(18, one.popularity + 1)
        state.extra += MET
    if step.to == FACTORY and "factory_card" not in one.spent:
        one.spent = (*one.spent, "factory_card")
        state.extra += CLAIMED * min(1.0, (context.left - state.turns) / 8)


def apply_attack(context: PlanContext, state: PlanState, at: int) -> None:
    """Apply an attack as if it went as expected."""
    one = state.one
    for foe in context.rivals:
        if fighters(foe) >> at & 1:
            likely = win_chance(context.table, one, foe, at, combat_units(one, at))
            state.extra += likely * rival_loss_value(context, state, at) - (1 - likely) * (SETBACK + 4.0)
            one.power -= min(one.power, DIAL_MAX) * 2 // 3
            one.cards = one.cards[combat_units(one, at) :]
            if one.wins < 2 or context.unlimited:
                one.wins += 1
                one.stars = (*one.stars, f"combat_{min(2, one.wins)}")
        elif foe.workers.count(at):
            state.extra += rival_loss_value(context, state, at)
        if units(foe) >> at & 1 and MAKES[at] >= 0:
            state.add(MAKES[at], conquest_resources(context.m, foe, at))
        one.popularity = max(0, one.popularity - foe.workers.count(at))
    for kind, row in enumerate(context.table.goods):
        if row[at]:
            state.add(kind, row[at])
    state.foes &= ~(1 << at)
