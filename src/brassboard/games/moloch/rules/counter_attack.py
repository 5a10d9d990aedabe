"""Counter-attacks: who may strike back when an attack is over, and how (chapter specials)."""

from brassboard.kernel import END_RULE, EndForm, Flow, ask, call, goto, rule
from brassboard.kernel.data import Action

from ..cards.uses import attack_depth, pay_for
from ..content import ABILITIES, ABILITY_OF, CONSTANTS
from ..content.effects import KINDS
from ..data.actions import Counter, Use
from ..data.attack_frames import AttackRule, CounterRule, PayEther
from ..data.events import StruckBack
from ..data.table import Figure
from ..queries import Scene, index_of, outfit, seat_of, standing
from .aiming import can_reach
from .ether import can_pay

# Counter-attacks, at the end of window D


def counter_attack(attack: AttackRule, m: Scene) -> Flow:
    """Each target that can may strike back, when all targets are resolved (RM-SPEC-05, RM-RULING-76)."""
    t = m.table
    if attack.counter or attack.attacker < 0 or attack_depth(m) > 1:
        return END_RULE  # RM-SPEC-06, RM-RULING-68
    while attack.counters < len(attack.targets):
        number = attack.targets[attack.counters]
        options = counters(m, attack, number)
        if options:
            return ask(seat_of(t, number), "counter", [*options, EndForm()], into="strike")
        attack.counters += 1
    return END_RULE


def counters(m: Scene, attack: AttackRule, number: int) -> list[Action]:
    """Return how a target may strike back (RM-RULING-28, RM-RULING-29, RM-RULING-42)."""
    t = m.table
    figure = t.figures[number]
    if not standing(figure):
        return []
    found: list[Action] = []
    if "counter" in outfit(t, figure).specials and can_pay(t, figure, counter_cost(m, figure)):
        found += strikes(m, attack, number)
    if strikes(m, attack, number):
        for ability in outfit(t, figure).triggered.get("after_attack", ()):
            if can_pay(t, figure, ability.cost) and Use(ability.key) not in found:
                found.append(Use(ability.key))
    return found


def strikes(m: Scene, attack: AttackRule, number: int) -> list[Action]:
    """Return the counter-attacks that are legal: on the attacker or, if it is none, on another who took part."""
    t = m.table
    for group in ((attack.attacker,), attack.joined):
        found: list[Action] = []
        for other in group:
            one = t.figures[other]
            if one.square >= 0 and not one.defeated and one.side != t.figures[number].side:
                found += [Counter(kind, one.id) for kind in KINDS if can_reach(m, number, one, kind)]
        if found:
            return found
    return []


def counter_cost(m: Scene, figure: Figure) -> int:
    """Return what a counter-attack costs; for some one in each round is free."""
    t = m.table
    free = "free_counter" in outfit(t, figure).flags and f"free_counter {figure.id}" not in t.used_round
    return 0 if free else CONSTANTS.special_cost


def strike_back(attack: AttackRule, m: Scene) -> Flow:
    """Strike back, or not."""
    t = m.table
    number = attack.targets[attack.counters]
    attack.counters += 1
    chosen, attack.strike = attack.strike, None
    figure = t.figures[number]
    if isinstance(chosen, Use):
        ability = ABILITY_OF[chosen.ability]
        more = ability.calls[0].number(0)
        return call(CounterRule(number, seat_of(t, number), attack.attacker, cost=0, more=more, ability=ability.number))
    if isinstance(chosen, Counter):
        cost = counter_cost(m, figure)
        if not cost:
            t.used_round = (*t.used_round, f"free_counter {figure.id}")
        return call(CounterRule(number, seat_of(t, number), index_of(t, chosen.target), chosen.kind, cost))
    return None


def more_counters(attack: AttackRule, m: Scene) -> Flow:
    """Ask the next target."""
    return goto(counter_attack)


# A counter-attack


def choose_blow(counter: CounterRule, m: Scene) -> Flow:
    """Choose kind and target, where that is still open."""
    if counter.kind:
        return None
    options = strikes(m, m.within(AttackRule), counter.figure)
    if len(options) > 1:
        return ask(counter.seat, "blow", options, into="strike")
    for option in options:
        assert isinstance(option, Counter)
        counter.strike = option
    return None


def pay_for_counter(counter: CounterRule, m: Scene) -> Flow:
    """Pay for it."""
    if counter.strike is not None:
        counter.kind, counter.target = counter.strike.kind, index_of(m.table, counter.strike.target)
    m.emit(StruckBack(m.table.figures[counter.figure].id, m.table.figures[counter.target].id))
    if counter.ability >= 0:
        return pay_for(m, counter.figure, ABILITIES[counter.ability])
    return call(PayEther(counter.figure, counter.cost)) if counter.cost else None


def strike(counter: CounterRule, m: Scene) -> Flow:
    """An attack with all six steps, which costs no action (RM-RULING-29)."""
    attack = AttackRule(counter.figure, counter.seat, counter.target, counter.kind, more=counter.more, counter=True)
    return call(attack)


rule(CounterRule, (choose_blow, "RM-RULING-28"), (pay_for_counter, "RM-SPEC-05"), (strike, "RM-RULING-29"))
