"""What must hold for an ability: the words of `when`, read on the table and on the attack in progress."""

from collections.abc import Callable
from typing import Final

from ..content.effects import CONDITIONS
from ..data.attack_frames import AttackRule
from ..data.table import Figure
from ..queries import Scene, affliction_at, fires, ground_of, layout_of, outfit

Condition = Callable[[Scene, Figure, int, AttackRule | None], bool]


def holds(m: Scene, number: int, word: str) -> bool:
    """Whether a condition of an ability of this figure holds now."""
    return READ[word](m, m.table.figures[number], number, m.nearest(AttackRule))


def all_hold(m: Scene, number: int, when: tuple[str, ...]) -> bool:
    """Whether all conditions of an ability hold."""
    for word in when:  # noqa: SIM110  This runs often, and a generator is slower.
        if not holds(m, number, word):
            return False
    return True


def _charging(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    return attack is not None and attack.charging and attack.attacker == number


def _gloves(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    return attack is not None and attack.weapon is not None and attack.weapon.weapon == "tesla_gloves"


def _target_damaged(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    return attack is not None and m.table.figures[attack.target].damage > 0


def _twin(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    if attack is None:
        return False
    t = m.table
    near = layout_of(t).adjacent[t.figures[attack.target].square]
    for other, one in enumerate(t.figures):
        twin = other != number and one.sheet == figure.sheet and one.square >= 0 and not one.down
        if twin and near >> one.square & 1:
            return True
    return False


def _group_of_three(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    return attack is not None and attack.attacker == number and len(attack.joined) >= 2


def _past_cross(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    return figure.damage >= affliction_at(m.table, figure)


def _outside(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    return figure.square >= 0 and not ground_of(m.table).inside >> figure.square & 1


def _fire_near(m: Scene, figure: Figure, number: int, attack: AttackRule | None) -> bool:
    near = layout_of(m.table).adjacent[figure.square] | 1 << figure.square
    return bool(near & fires(m.table))


READ: Final[dict[str, Condition]] = {
    "melee": lambda m, figure, number, attack: attack is not None and attack.kind == "melee",
    "ranged": lambda m, figure, number, attack: attack is not None and attack.kind == "ranged",
    "charging": _charging,
    "with_gloves": _gloves,
    "target_damaged": _target_damaged,
    "twin_beside_target": _twin,
    "group_of_three": _group_of_three,
    "past_first_cross": _past_cross,
    "outside": _outside,
    "fire_near": _fire_near,
    "fallen_tobias": lambda m, figure, number, attack: "tobias" in m.table.fallen,
    "fallen_emerson": lambda m, figure, number, attack: "emerson" in m.table.fallen,
}
assert set(READ) == set(CONDITIONS), "every condition is read"


# Values that depend on the situation


def agility(m: Scene, number: int) -> int:
    """Return the agility of a figure now (RM-RULING-104)."""
    return _value(m, number, "agi")


def attribute(m: Scene, number: int, kind: str) -> int:
    """Return the attribute a figure attacks with: strength in melee, accuracy at range (RM-CMB-01)."""
    return _value(m, number, "str" if kind == "melee" else "acc")


def _value(m: Scene, number: int, name: str) -> int:
    figure = m.table.figures[number]
    has = outfit(m.table, figure)
    value = has.agi if name == "agi" else has.acc if name == "acc" else has.strength
    for ability, call in has.situational:
        if call.verb == "stat" and call.word(0) == name and all_hold(m, number, ability.when):
            value += call.number(1)
    return value


def more_actions(m: Scene, number: int) -> int:
    """Return how many actions more a figure has in each activation (RM-CHAP-04)."""
    has = outfit(m.table, m.table.figures[number])
    more = has.actions
    for ability, call in has.situational:
        if call.verb == "actions" and all_hold(m, number, ability.when):
            more += call.number(0)
    return more
