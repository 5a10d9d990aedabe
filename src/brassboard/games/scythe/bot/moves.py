"""Move actions for bots: the best few moves for a purpose, chosen one after the other on a sketch."""

from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import DIAL_MAX, FACTORY, FACTORY_WORTH
from ..content.map_tables import HEXES, MAKES, TERRITORIES
from ..data.table import NOWHERE, Player
from ..queries import buildings, combat_units, count_of, fighters, has, shift, units
from ..rules.enter_territory import spoils
from ..rules.scoring import tier
from .combat import win_chance
from .plan_state import JOBS, Outlook, Sketch, Step
from .tokens import lay, may_lay, trapped, traps_on
from .valuation import CARD, TOKEN, at_once, errand, job_values, makers

MOST: Final = 4  # steps for a purpose that are thought of
LEAST: Final = 0.15  # what a move must bring
SURE: Final = 0.62  # the chance an attack needs
SETBACK: Final = 4.0
HOPELESS: Final = -99.0
STAR: Final = 7.0
GUARDED: Final = 0.6
MET: Final = 3.1  # what an encounter offers, beside popularity
CLAIMED: Final = 2.0  # what a Factory card brings beyond what having one is worth
LOSS: Final = 3.0  # a territory a rival loses for good
FOR_GOOD: Final = 8  # turns after which it will have another


class Purpose:
    """What the moves are for."""

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


Tired = tuple[tuple[str, int], ...]
"""The units that have used their move: what they are and where they stand."""


def moved(look: Outlook, sketch: Sketch, n: int, reach: int, purpose: Purpose, tired: Tired) -> Sketch:
    """The sketch after up to `n` units have moved for a purpose."""
    after = sketch.copy()
    for _ in range(n):
        found = good_steps(look, after, reach, purpose, tired)
        if not found:
            break
        step = found[0]
        make(look, after, step)
        tired = (*tired, (step.unit, step.to))
    return after


def good_steps(look: Outlook, sketch: Sketch, reach: int, purpose: Purpose, tired: Tired) -> list[Step]:
    """The steps that bring most, the best first; asked again for the same pieces they are remembered."""
    one = sketch.one
    jobs = job_values(sketch)
    rate = tier(one).territory
    army = (one.power, one.cards, one.wins) if purpose.attacks else None
    key = (
        look.left - sketch.turns if purpose.attacks else 0,
        *(one.character, one.mechs, one.workers, one.structures, one.deployed, sketch.tokens, sketch.foes),
        *("factory_card" in one.spent, makers(one), jobs, rate, reach, purpose.name, tired, army),
        (one.flags, traps_on(one), trapped(one)) if look.lays else None,
    )
    known = look.known_steps.get(key)
    if known is not None:
        return known
    found = look.known_steps[key] = _good_steps(look, sketch, reach, purpose, tired, jobs, rate * purpose.land)
    return found


def _good_steps(
    look: Outlook, sketch: Sketch, reach: int, purpose: Purpose, tired: Tired, jobs: tuple[float, ...], rate: float
) -> list[Step]:
    one = sketch.one
    found: list[Step] = []
    ground = ground_of(look, one, jobs)
    attacks: dict[int, float] = {}
    last = ("", NOWHERE)
    for unit, at in units_of(one):
        if (unit, at) == last or count_of(one, unit, at) <= tired.count((unit, at)):
            continue
        last = (unit, at)
        fights = unit != "worker"
        ways = goals(look, sketch, unit, at, reach)
        for riders in loads(one, unit, at) if ways else ():
            movers = riders if fights else 1
            begun = rate * ground.left(one, at, 1 + riders)
            if fights and ground.fighters[at] == 1 and TERRITORIES >> at & 1:
                begun -= look.danger[at] * GUARDED * (ground.workers[at] - riders)
            for via, to in ways:
                gain = begun
                if not ground.mine >> to & 1:
                    gain += rate * FACTORY_WORTH if to == FACTORY else rate
                if movers:
                    gain += purpose.jobs * ground.shifted(at, to, movers)
                if fights:
                    if sketch.foes >> to & 1:
                        if to not in attacks:
                            attacks[to] = attack_gain(look, sketch, to) if purpose.attacks else HOPELESS
                        if attacks[to] <= HOPELESS:
                            continue
                        gain += attacks[to]
                    if ground.workers[to] and not ground.fighters[to]:
                        gain += look.danger[to] * GUARDED * ground.workers[to]
                    if unit == "character":
                        gain += purpose.errands * errand_gain(look, sketch, at, to)
                        if may_lay(look, one, to):
                            gain += rate
                if gain > LEAST:
                    found.append(Step(unit, at, via, to, riders, gain))
    found.sort(key=_gain, reverse=True)
    return found[:MOST]


def _gain(step: Step) -> float:
    return step.gain


def ground_of(look: Outlook, one: Player, jobs: tuple[float, ...]) -> "Ground":
    """Made once for all purposes, and whoever else the pieces stand so for."""
    key = (one.character, one.mechs, one.workers, one.structures, trapped(one), makers(one), jobs)
    known: Ground | None = look.grounds.get(key)
    if known is None:
        known = look.grounds[key] = Ground(look, one, jobs)
    return known


class Ground:
    """How a player's pieces stand, counted once for all moves that are weighed."""

    __slots__ = ("fighters", "known", "makers", "mine", "paid", "trapped", "work", "worked", "workers")

    def __init__(self, look: Outlook, one: Player, jobs: tuple[float, ...]) -> None:
        self.workers = [0] * HEXES
        self.fighters = [0] * HEXES
        self.paid = look.paid(jobs)
        self.mine: Bits = buildings(one)
        for at in one.workers:
            self.workers[at] += 1
            self.mine |= 1 << at
        self.worked = set(one.workers)
        self.makers = makers(one)
        self.known: dict[int, float] = {}  # what it changes when workers go somewhere else, as far as asked
        self.work = at_once([self.paid[JOBS[at]][self.workers[at]] for at in self.worked], self.makers)
        for at in (one.character, *one.mechs):
            self.fighters[at] += 1
            self.mine |= 1 << at
        self.trapped = trapped(one)
        self.mine |= self.trapped

    def left(self, one: Player, at: int, units: int) -> float:
        """The territory given up when so many units leave a hex, below zero."""
        if not TERRITORIES >> at & 1 or self.workers[at] + self.fighters[at] != units or at in one.structures:
            return 0.0
        if self.trapped >> at & 1:
            return 0.0
        return -float(FACTORY_WORTH) if at == FACTORY else -1.0

    def shifted(self, at: int, to: int, n: int) -> float:
        """What it changes in the work of all when so many go from one hex to another."""
        there = HEXES + to if self.workers[to] else JOBS[to]  # where nobody works yet only the job counts
        key = (at << 4 | n) << 8 | there
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._shifted(at, to, n)
        return known

    def _shifted(self, at: int, to: int, n: int) -> float:
        paid = self.paid
        jobs = [paid[JOBS[hex_]][self.workers[hex_]] for hex_ in self.worked if hex_ not in (at, to)]
        jobs.append(paid[JOBS[at]][self.workers[at] - n])
        jobs.append(paid[JOBS[to]][self.workers[to] + n])
        return at_once(jobs, self.makers) - self.work


def units_of(one: Player) -> list[tuple[str, int]]:
    found = [("character", one.character)]
    found += [("mech", at) for at in one.mechs]
    return found + [("worker", at) for at in one.workers]


def loads(one: Player, unit: str, at: int) -> tuple[int, ...]:
    """How many workers ride: none, all but one, all."""
    here = one.workers.count(at) if unit == "mech" else 0
    if not here:
        return (0,)
    return (0, here) if here == 1 else (0, here - 1, here)


def goals(look: Outlook, sketch: Sketch, unit: str, at: int, reach: int) -> list[tuple[int, int]]:
    """First step and end of every way this unit may go."""
    one = sketch.one
    stops = sketch.foes | (sketch.tokens if unit == "character" else 0)
    far = reach + (1 if has(one, "speed") else 0) > 1
    key = (unit == "worker", at, one.deployed, stops, far)
    known = look.known_goals.get(key)
    if known is None:
        known = look.known_goals[key] = _goals(look, one, unit, at, far, stops)
    return known


def _goals(look: Outlook, one: Player, unit: str, at: int, far: bool, stops: Bits) -> list[tuple[int, int]]:
    first = look.steps(one, unit, at)
    if unit == "worker":
        return [(to, to) for to in members(first & TERRITORIES & ~stops)] if not look.fighters >> at & 1 else []
    found = [(to, to) for to in members(first & TERRITORIES)]
    if not far:
        return found
    reached = first | 1 << at
    for via in members(first & ~stops):
        for to in members(look.steps(one, unit, via) & TERRITORIES & ~reached):
            reached |= 1 << to
            found.append((via, to))
    return found


def errand_gain(look: Outlook, sketch: Sketch, at: int, to: int) -> float:
    one = sketch.one
    gain = -errand(look, one, sketch.tokens, at)
    if sketch.tokens >> to & 1:
        return gain + TOKEN + 2.0
    if to == FACTORY and "factory_card" not in one.spent:
        return gain + CARD + 2.0
    return gain + errand(look, one, sketch.tokens, to)


def rivals_loss(look: Outlook, sketch: Sketch, at: int = NOWHERE) -> float:
    """What it is worth that one of the rivals loses a territory: more, the less time is left to make up for it."""
    loss = LOSS * max(0.25, 1 - (look.left - sketch.turns) / FOR_GOOD) / len(look.rivals)
    return loss * FACTORY_WORTH if at == FACTORY else loss


def attack_gain(look: Outlook, sketch: Sketch, to: int) -> float:
    """What going to an enemy's territory brings: a star, land; what it costs: popularity, power, the risk."""
    one, loss = sketch.one, rivals_loss(look, sketch, to)
    gain = 0.0
    for foe in look.rivals:
        gain -= 1.1 * foe.workers.count(to)
        if fighters(foe) >> to & 1:
            likely = win_chance(look.table, one, foe, to, 1 + combat_units(one, to))
            if likely < SURE:
                return HOPELESS
            star = STAR if one.wins < 2 or look.unlimited else 1.0
            gain += likely * (star + loss) - (1 - likely) * SETBACK - 0.15 * min(DIAL_MAX, one.power)
        elif foe.workers.count(to):
            gain += 0.6 + loss
    return gain


def make(look: Outlook, sketch: Sketch, step: Step) -> None:
    """Move the unit, and what follows from where it ends."""
    one = sketch.one
    sketch.moves = (*sketch.moves, step)
    shift(one, step.unit, step.at, step.to)
    if step.riders:
        shift(one, "worker", step.at, step.to, step.riders)
    if sketch.foes >> step.to & 1:
        attacked(look, sketch, step.to)
    if step.unit != "character":
        return
    if look.lays:
        lay(look, sketch)
    if sketch.tokens >> step.to & 1:
        sketch.tokens &= ~(1 << step.to)
        one.popularity = min(18, one.popularity + 1)
        sketch.extra += MET
    if step.to == FACTORY and "factory_card" not in one.spent:
        one.spent = (*one.spent, "factory_card")
        sketch.extra += CLAIMED * min(1.0, (look.left - sketch.turns) / 8)


def attacked(look: Outlook, sketch: Sketch, at: int) -> None:
    """As if the attack had gone as expected."""
    one = sketch.one
    for foe in look.rivals:
        if fighters(foe) >> at & 1:
            likely = win_chance(look.table, one, foe, at, combat_units(one, at))
            sketch.extra += likely * rivals_loss(look, sketch, at) - (1 - likely) * (SETBACK + 4.0)
            one.power -= min(one.power, DIAL_MAX) * 2 // 3
            one.cards = one.cards[combat_units(one, at) :]
            if one.wins < 2 or look.unlimited:
                one.wins += 1
                one.stars = (*one.stars, f"combat_{min(2, one.wins)}")
        elif foe.workers.count(at):
            sketch.extra += rivals_loss(look, sketch, at)
        if units(foe) >> at & 1 and MAKES[at] >= 0:
            sketch.add(MAKES[at], spoils(look.m, foe, at))
        one.popularity = max(0, one.popularity - foe.workers.count(at))
    for kind, row in enumerate(look.table.goods):
        if row[at]:
            sketch.add(kind, row[at])
    sketch.foes &= ~(1 << at)
