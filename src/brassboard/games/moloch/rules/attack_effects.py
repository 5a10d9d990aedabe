"""What counts in an attack: the effects switched on, the dice of both sides, symbols, hits and damage."""

from brassboard.kit.effects import Call, Effects

from ..cards.conditions import agility, all_hold, attribute
from ..content import ABILITIES, CONSTANTS, WEAPONS
from ..content.effects import amount_of, count_of, words_of
from ..data.attack_frames import AttackRule, Defence
from ..data.table import GENTLEMAN, Figure
from ..queries import SHORT, Scene, ground_of, outfit
from .aiming import bonus_of, covered, is_free


def symbol_of(face: int) -> str:
    """Return the symbol of a face of the die (RM-RULING-01)."""
    return CONSTANTS.faces[face - 1]


def symbols_of(faces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CONSTANTS.faces[face - 1] for face in faces])


# Effects


def calls_of(m: Scene, attack: AttackRule) -> list[tuple[Call, int]]:
    """Return the effects of this attack that are on, each with the ether paid for an x."""
    found: list[tuple[Call, int]] = []
    if attack.fixed or attack.attacker < 0:
        return found  # `attack(n)`: no weapon, no bonuses
    figure = m.table.figures[attack.attacker]
    if attack.weapon is not None and attack.weapon.weapon and attack.boost >= 0:
        for ability in WEAPONS[attack.weapon.weapon].abilities:
            if ability.type == "ether" and not ability.on:
                found += [(one, attack.boost) for one in ability.calls]
    for ability in outfit(m.table, figure).atk:
        if is_free(ability) and not ability.on and all_hold(m, attack.attacker, ability.when):
            found += [(one, 0) for one in ability.calls]
    for number, x in zip(attack.paid, attack.paid_x, strict=True):
        if not ABILITIES[number].on:
            found += [(one, x) for one in ABILITIES[number].calls]
    for effects in auras_on(m, figure):
        found += [(one, 0) for one in effects.calls]
    return found


def auras_on(m: Scene, figure: Figure) -> list[Effects]:
    """Return the effects that gentlemen in short range spread, his own too."""
    if figure.kind != GENTLEMAN:
        return []
    t = m.table
    found: list[Effects] = []
    for one in t.figures:
        spreads = one.kind == GENTLEMAN and one.square >= 0 and not one.defeated and bool(one.upkeep)
        if spreads and ground_of(t).distance(one.square, figure.square) <= SHORT:
            found += outfit(t, one).auras
    return found


def has_call(m: Scene, attack: AttackRule, verb: str) -> bool:
    """Whether an effect with this verb is on; an attack of a card has its own."""
    if verb == "fire" and "fire" in attack.aims:
        return True
    if verb == "area_all" and "around" in attack.aims:
        return True
    return any([one.verb == verb for one, _ in calls_of(m, attack)])


def ignores(m: Scene, attack: AttackRule, what: str) -> bool:
    """Whether the attack ignores cover or the adjacent-target duty."""
    if what == "cover" and "uncovered" in attack.aims:
        return True
    if what == "duty" and "free_aim" in attack.aims:
        return True
    return any([one.verb == "ignore" and what in words_of(one, 0) for one, _ in calls_of(m, attack)])


# The attacker's dice


def attack_dice(m: Scene, attack: AttackRule) -> int:
    """Return the attacker's dice: attribute, weapon, bonuses, 2 for each helper (RM-CMB-01, RM-ATK-05, RM-EFF-02)."""
    if attack.fixed:
        return attack.fixed
    weapon = attack.weapon.weapon if attack.weapon is not None and attack.weapon.weapon else ""
    figure = m.table.figures[attack.attacker]
    dice = attribute(m, attack.attacker, attack.kind) + max(0, bonus_of(weapon, attack.kind))
    for one, x in calls_of(m, attack):
        if one.verb == "dice" and one.args[1] in (attack.kind, "both"):
            dice += amount_of(one, 0, x)
    dice += CONSTANTS.joint_dice * len(attack.joined) + attack.more + m.value("dice", figure.id, 0)
    return max(1, dice)


def changed_symbols(m: Scene, attack: AttackRule) -> list[str]:
    """Return the symbols of the attack roll after changes (RM-EFF-12, RM-RULING-87); traded ones are counted apart."""
    changes = attack_changes(m, attack)
    return [changes.get(symbol, symbol) for symbol in symbols_of(attack.faces)]


def attack_changes(m: Scene, attack: AttackRule) -> dict[str, str]:
    """Return which symbol counts as which other in this attack roll; a die is changed once (RM-RULING-98)."""
    changes: dict[str, str] = {}
    for one, _ in calls_of(m, attack):
        if one.verb == "conv":
            old, new = words_of(one, 0)
            changes.setdefault(old, new)
    if attack.attacker >= 0 and not attack.fixed:
        figure = m.table.figures[attack.attacker]
        group = "minions" if figure.kind == "minion" else figure.id
        if m.value("conv cover>hit", group, 0):
            changes.setdefault("cover", "hit")
    return changes


def count_symbol(m: Scene, attack: AttackRule, symbol: str) -> int:
    """Return how often a symbol was rolled, before changes (`per`)."""
    return symbols_of(attack.faces).count(symbol)


def worth(m: Scene, attack: AttackRule) -> dict[str, int]:
    """Return how many hits each symbol is: of several the highest holds (RM-RULING-98)."""
    hits = {"hit": 1, "hit+": 1, "crown": 1}
    for one, _ in calls_of(m, attack):
        if one.verb == "count":
            symbol, n = count_of(one)
            hits[symbol] = max(hits.get(symbol, 0), n)
    return hits


def hits_of(m: Scene, attack: AttackRule) -> int:
    """Return the hits of the roll, without crowns taken as ether, with traded symbols changed (RM-ATK-06 to -10)."""
    symbols = changed_symbols(m, attack)
    for _ in range(attack.crowns_as_ether):
        symbols.remove("crown")
    for _ in range(max(0, attack.traded)):
        symbols[symbols.index("hit+")] = "hit"
    hits = worth(m, attack)
    return sum([hits.get(symbol, 0) for symbol in symbols])


def daze_of(m: Scene, attack: AttackRule) -> int:
    """Return how many ether the attack dazes away (RM-EFF-09, RM-RULING-98)."""
    dazed = 0
    for one, _ in calls_of(m, attack):
        if one.verb == "daze":
            dazed += one.number(0)
        elif one.verb == "trade":
            dazed += max(0, attack.traded) * sum(
                [each.number(0) for each in one.effects(1).calls if each.verb == "daze"]
            )
    return dazed


def has_trade(m: Scene, attack: AttackRule) -> bool:
    return any([one.verb == "trade" for one, _ in calls_of(m, attack)])


def fewer_defence_dice(m: Scene, attack: AttackRule) -> int:
    """Return how many dice the defender loses (RM-EFF-11, RM-RULING-85)."""
    fewer = 0
    for one, _ in calls_of(m, attack):
        if one.verb == "foedice":
            fewer -= one.number(0)
        elif one.verb == "per":
            inner = sum([each.number(0) for each in one.effects(1).calls if each.verb == "foedice"])
            fewer -= inner * count_symbol(m, attack, one.word(0))
    return fewer


# The defender


def defence_calls(m: Scene, defence: Defence) -> list[Call]:
    """Return the defender's effects that are on."""
    figure = m.table.figures[defence.target]
    found: list[Call] = []
    for ability in outfit(m.table, figure).defence:
        if is_free(ability) and not ability.on and all_hold(m, defence.target, ability.when):
            found += ability.calls
    for number in defence.used:
        found += ABILITIES[number].calls
    for effects in auras_on(m, figure):
        found += effects.calls
    return found


def defence_dice(m: Scene, attack: AttackRule, defence: Defence) -> int:
    """Return the defender's dice: agility and more, less what the attack takes, at least 0 (RM-CMB-02, RM-ATK-11)."""
    figure = m.table.figures[defence.target]
    dice = agility(m, defence.target)
    for one in defence_calls(m, defence):
        if one.verb == "ddice":
            dice += one.number(0)
    if defence.elusive:
        dice += CONSTANTS.elusive_dice
    dice += m.value("ddice", figure.id, 0)
    return max(0, dice - fewer_defence_dice(m, attack))


def has_cover(m: Scene, attack: AttackRule, target: int) -> bool:
    """Whether the target has cover: main target of a ranged attack only (RM-RULING-23, RM-EFF-05)."""
    if attack.kind != "ranged" or attack.attacker < 0 or target != attack.target or ignores(m, attack, "cover"):
        return False
    figure = m.table.figures[target]
    if m.value("cover", figure.id, 0):
        return True
    clear = any([one.verb == "clear_windows" for one, _ in calls_of(m, attack)])
    return covered(m, attack.attacker, figure, clear)


def warded_off(m: Scene, attack: AttackRule, defence: Defence) -> int:
    """Return how many hits the defence roll wards off (RM-ATK-12 to -14, RM-COVER-02)."""
    changes: dict[str, str] = {}
    for one in defence_calls(m, defence):
        if one.verb == "conv":
            old, new = words_of(one, 0)
            changes.setdefault(old, new)
    symbols = [changes.get(symbol, symbol) for symbol in symbols_of(defence.faces)]
    warded = symbols.count("dodge")
    if has_cover(m, attack, defence.target):
        warded += symbols.count("cover")
    return warded
