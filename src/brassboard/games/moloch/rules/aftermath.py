"""Effects on damage and defeat: whose they are, and in which order they are offered (window D, RM-RULING-111)."""

from brassboard.kernel import END_RULE, EndForm, Flow, ask, call, goto, rule
from brassboard.kernel.data import Action

from ..cards.conditions import all_hold
from ..cards.possible import something_happens
from ..cards.uses import attack_depth, is_gift, pay_for, starts_attack
from ..content import ABILITIES, Ability
from ..data.actions import Use
from ..data.attack_frames import Aftermath, Consequences
from ..data.card_frames import Doing
from ..data.table import GENTLEMAN, MINION, Figure, Table
from ..queries import SHORT, Scene, ground_of, note_use, outfit, seat_of, used
from .ether import can_pay

# Effects on damage and defeat


def reactions_to(m: Scene, after: Consequences) -> tuple[str, ...]:
    """Return whose effects the damage or the defeat lets loose, in order."""
    t = m.table
    hurt = t.figures[after.figure]
    found: list[tuple[int, str]] = []
    for number, one in enumerate(t.figures):
        mine = number == after.figure
        if not mine and (one.square < 0 or one.defeated):
            continue
        for trigger in _triggers(t, after, hurt, number, one):
            for ability in outfit(t, one).triggered.get(trigger, ()):
                if not _inside_attack_only(m, after, ability):
                    found.append((0 if one.side == t.side else 1, f"{number} {ability.number}"))
    found.sort(key=lambda each: each[0])
    return tuple([word for _, word in found])


def _inside_attack_only(m: Scene, after: Consequences, ability: Ability) -> bool:
    """Whether an effect would start an attack inside an attack inside an attack (RM-RULING-68)."""
    return starts_attack(ability) and attack_depth(m) > 1


def _triggers(t: Table, after: Consequences, hurt: Figure, number: int, one: Figure) -> list[str]:
    if number == after.figure:
        return ["defeated"] if after.fell else ["suffered"] if after.dealt else []
    if not after.fell:
        return []
    found: list[str] = []
    if number == after.attacker and after.by_attack:
        found.append("defeating")
    near = after.where >= 0 and _near(t, one, after.where)
    if one.kind == GENTLEMAN and near:
        if hurt.kind == MINION:
            found.append("minion_defeated")
        elif hurt.kind == GENTLEMAN and after.by_attack:
            found.append("friend_defeated")
    return found


def _near(t: Table, one: Figure, square: int) -> bool:
    return ground_of(t).distance(one.square, square) <= SHORT


def next_effect(after: Aftermath, m: Scene) -> Flow:
    """Take the next effect: a must is done, a gift is taken, all else is offered to its owner."""
    if not after.waiting:
        return END_RULE
    t = m.table
    word, _, ability_number = after.waiting[0].partition(" ")
    number, ability = int(word), ABILITIES[int(ability_number)]
    figure = t.figures[number]
    if not _usable(m, after, number, ability):
        after.waiting = after.waiting[1:]
        return goto(next_effect)
    if ability.must or (not ability.cost and is_gift(ability)):
        after.use = Use(ability.key)
        return None
    options: list[Action] = [Use(ability.key), EndForm()]
    return ask(seat_of(t, number), "aftermath", options, into="use", args={"figure": figure.id})


def _usable(m: Scene, after: Aftermath, number: int, ability: Ability) -> bool:
    t = m.table
    figure = t.figures[number]
    if number != after.about and (figure.square < 0 or figure.defeated):
        return False
    if ability.once and used(t, figure, ability.number, ability.once):
        return False
    if not can_pay(t, figure, ability.cost) or not all_hold(m, number, ability.when):
        return False
    return something_happens(m, _deed(m, after, number, ability))


def _deed(m: Scene, after: Aftermath, number: int, ability: Ability) -> Doing:
    return Doing(
        ability.number, number, seat_of(m.table, number), about=after.about, attacker=after.attacker, where=after.where
    )


def pay_for_effect(after: Aftermath, m: Scene) -> Flow:
    """Pay for the effect that was chosen."""
    if not isinstance(after.use, Use):
        return goto(drop_effect)
    word, _, ability_number = after.waiting[0].partition(" ")
    ability = ABILITIES[int(ability_number)]
    if ability.once:
        note_use(m.table, m.table.figures[int(word)], ability.number, ability.once)
    return pay_for(m, int(word), ability)


def do_effect(after: Aftermath, m: Scene) -> Flow:
    """Carry the effect out."""
    word, _, ability_number = after.waiting[0].partition(" ")
    return call(_deed(m, after, int(word), ABILITIES[int(ability_number)]))


def drop_effect(after: Aftermath, m: Scene) -> Flow:
    """Go on with the next one."""
    after.waiting = after.waiting[1:]
    after.use = None
    return goto(next_effect)


rule(
    Aftermath,
    (next_effect, "RM-RULING-111"),
    (pay_for_effect, "RM-RULING-54"),
    (do_effect, "RM-RULING-111"),
    (drop_effect, "RM-RULING-67"),
)
