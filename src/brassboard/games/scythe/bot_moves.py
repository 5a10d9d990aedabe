"""Move actions for bots: the best few moves for a purpose, chosen one after the other on a sketch."""

from typing import Final

from brassboard.kit.bits import Bits, members

from .atlas import TERRITORIES
from .bot_combat import win_chance
from .bot_sketch import Outlook, Sketch
from .bot_worth import CARD, TOKEN, errand, job_values, work
from .content import DIAL_MAX, FACTORY, FACTORY_WORTH
from .pieces import combat_units, count_of, fighters, has, shift
from .scoring import tier
from .table import Player

LEAST: Final = 0.15  # what a move must bring
SURE: Final = 0.62  # the chance an attack needs
SETBACK: Final = 4.0
HOPELESS: Final = -99.0
STAR: Final = 7.0
GUARDED: Final = 0.6


class Purpose:
    """What the moves are for."""

    def __init__(self, jobs: float, land: float, errands: float, attacks: bool) -> None:
        self.jobs = jobs
        self.land = land
        self.errands = errands
        self.attacks = attacks


WORK: Final = Purpose(1.0, 0.15, 0.7, False)
EXPLORE: Final = Purpose(0.5, 0.3, 1.6, True)
SPREAD: Final = Purpose(0.1, 1.0, 0.6, True)
PURPOSES: Final = (WORK, EXPLORE, SPREAD)


class Step:
    """A move found: the unit, where it stands, the first step, where it ends, who rides along."""

    __slots__ = ("at", "gain", "riders", "to", "unit", "via")

    def __init__(self, unit: str, at: int, via: int, to: int, riders: int, gain: float) -> None:
        self.unit = unit
        self.at = at
        self.via = via
        self.to = to
        self.riders = riders
        self.gain = gain


Tired = tuple[tuple[str, int], ...]
"""The units that have used their move: what they are and where they stand."""


def moved(
    look: Outlook, sketch: Sketch, n: int, reach: int, purpose: Purpose, tired: Tired
) -> tuple[Sketch, list[Step]]:
    """The sketch after up to `n` units have moved for a purpose."""
    after = sketch.copy()
    steps: list[Step] = []
    for _ in range(n):
        step = best_step(look, after, reach, purpose, tired)
        if step is None:
            break
        steps.append(step)
        make(look, after, step)
        tired = (*tired, (step.unit, step.to))
    return after, steps


def best_step(look: Outlook, sketch: Sketch, reach: int, purpose: Purpose, tired: Tired) -> Step | None:
    one = sketch.one
    best: Step | None = None
    least = LEAST
    jobs = job_values(sketch)
    busy = work(jobs, one)
    hexes = [one.character, *one.mechs, *one.workers]
    mine = 0
    for at in (*hexes, *[at for at in one.structures if at >= 0]):
        mine |= 1 << at
    rate = tier(one).territory * purpose.land
    seen: list[tuple[str, int]] = []
    for unit, at in units_of(one):
        if (unit, at) in seen or count_of(one, unit, at) <= tired.count((unit, at)):
            continue
        seen.append((unit, at))
        for via, to in goals(look, one, unit, at, reach, sketch.tokens):
            for riders in loads(one, unit, at):
                gain = rate * land_gain(look, one, mine, hexes, at, to, riders)
                movers = riders if unit != "worker" else 1
                if movers:
                    gain += purpose.jobs * (work_there(jobs, one, at, to, movers) - busy)
                if unit != "worker" and look.foes >> to & 1:
                    attack = attack_gain(look, one, to) if purpose.attacks else HOPELESS
                    if attack <= HOPELESS:
                        continue
                    gain += attack
                if unit == "character":
                    gain += purpose.errands * errand_gain(look, sketch, at, to)
                if unit != "worker":
                    gain += guard_gain(look, one, at, to, riders)
                if gain > least:
                    least = gain
                    best = Step(unit, at, via, to, riders, gain)
    return best


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


def goals(look: Outlook, one: Player, unit: str, at: int, reach: int, tokens: Bits) -> list[tuple[int, int]]:
    """First step and end of every way this unit may go."""
    first = look.steps(one, unit, at)
    if unit == "worker":
        return [(to, to) for to in members(first & ~look.foes)] if not look.fighters >> at & 1 else []
    found = [(to, to) for to in members(first)]
    if reach + (1 if has(one, "speed") else 0) < 2:
        return found
    stops = look.foes | (tokens if unit == "character" else 0)
    reached = first | 1 << at
    for via in members(first & ~stops):
        for to in members(look.steps(one, unit, via) & ~reached):
            reached |= 1 << to
            found.append((via, to))
    return found


def land_gain(look: Outlook, one: Player, mine: Bits, hexes: list[int], at: int, to: int, riders: int) -> float:
    """Territories won or given up."""
    gain = 0.0
    if not mine >> to & 1:
        gain = float(FACTORY_WORTH) if to == FACTORY else 1.0
    if TERRITORIES >> at & 1 and hexes.count(at) == 1 + riders and at not in one.structures:
        gain -= float(FACTORY_WORTH) if at == FACTORY else 1.0
    return gain


def work_there(jobs: tuple[float, ...], one: Player, at: int, to: int, n: int) -> float:
    """The work of all if some of them went there."""
    before = one.workers
    shift(one, "worker", at, to, n)
    value = work(jobs, one)
    one.workers = before
    return value


def guard_gain(look: Outlook, one: Player, at: int, to: int, riders: int) -> float:
    """Workers that a fighter comes to, less those it leaves alone."""
    gain = 0.0
    if not combat_units(one, to):
        gain += look.danger[to] * GUARDED * one.workers.count(to) if TERRITORIES >> to & 1 else 0.0
    if combat_units(one, at) == 1 and TERRITORIES >> at & 1:
        gain -= look.danger[at] * GUARDED * (one.workers.count(at) - riders)
    return gain


def errand_gain(look: Outlook, sketch: Sketch, at: int, to: int) -> float:
    one = sketch.one
    gain = -errand(look, one, sketch.tokens, at)
    if sketch.tokens >> to & 1:
        return gain + TOKEN + 2.0
    if to == FACTORY and "factory_card" not in one.spent:
        return gain + CARD + 2.0
    return gain + errand(look, one, sketch.tokens, to)


def attack_gain(look: Outlook, one: Player, to: int) -> float:
    """What going to an enemy's territory brings: a star, land; what it costs: popularity, power, the risk."""
    gain = 0.0
    for foe in look.rivals:
        gain -= 1.1 * foe.workers.count(to)
        if fighters(foe) >> to & 1:
            likely = win_chance(one, foe, to, 1 + combat_units(one, to))
            if likely < SURE:
                return HOPELESS
            star = STAR if one.wins < 2 or look.unlimited else 1.0
            gain += likely * star - (1 - likely) * SETBACK - 0.15 * min(DIAL_MAX, one.power)
        elif foe.workers.count(to):
            gain += 0.6  # what the rival loses
    return gain


def make(look: Outlook, sketch: Sketch, step: Step) -> None:
    """Move the unit, and what follows from where it ends."""
    one = sketch.one
    shift(one, step.unit, step.at, step.to)
    if step.riders:
        shift(one, "worker", step.at, step.to, step.riders)
    if look.foes >> step.to & 1:
        attacked(look, sketch, step.to)
    if step.unit != "character":
        return
    if sketch.tokens >> step.to & 1:
        sketch.tokens &= ~(1 << step.to)
        one.popularity = min(18, one.popularity + 1)
        sketch.extra += TOKEN - 1.0
    if step.to == FACTORY and "factory_card" not in one.spent:
        one.spent = (*one.spent, "factory_card")
        sketch.extra += CARD * min(1.0, (look.left - sketch.turns) / 8)


def attacked(look: Outlook, sketch: Sketch, at: int) -> None:
    """As if the attack had gone as expected."""
    one = sketch.one
    for foe in look.rivals:
        if fighters(foe) >> at & 1:
            likely = win_chance(one, foe, at, combat_units(one, at))
            sketch.extra -= (1 - likely) * (SETBACK + 4.0)
            one.power -= min(one.power, DIAL_MAX) * 2 // 3
            one.cards = one.cards[combat_units(one, at) :]
            if one.wins < 2 or look.unlimited:
                one.wins += 1
                one.stars = (*one.stars, f"combat_{min(2, one.wins)}")
        one.popularity = max(0, one.popularity - foe.workers.count(at))
