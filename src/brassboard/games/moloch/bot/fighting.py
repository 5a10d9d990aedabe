"""Attacks and defences: weapons, bonuses, rerolls, crowns, and what to do about an attack that is under way."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, EndForm
from brassboard.kit.effects import Call

from ..content import ABILITIES, ABILITY_OF, CONSTANTS, WEAPONS
from ..content.effects import amount_of, words_of
from ..data.actions import Again, Bonus, Counter, Crown, Pay, Trade, Use, Weapon
from ..data.attack_frames import AttackRule, Defence
from ..data.chapter_frames import BurningRoll
from ..data.frames import OwnRoll
from ..data.table import AGENT, GENTLEMAN, NEMESIS, NOBODY, Figure
from ..queries import Scene, chapter_of, figure_of, index_of, most_ether, outfit
from ..rules.attack_effects import attack_changes, attack_dice, has_cover, hits_of, symbols_of, worth
from ..rules.districts import unburnt
from . import odds
from .acting import PRICE, blow, deed_worth, price_of
from .blows import Force, Guard, damage, force_of, note_symbols
from .effect_worth import ETHER, use_worth
from .stakes import Stake, stake_of

KNOCK: Final = 1.0
"""What it is worth to knock an agent or a gentleman down: it costs him an action."""
FLAT: Final[dict[str, float]] = {
    "daze": 0.5,
    "fire": 0.5,
    "reroll": 0.7,
    "area": 0.6,
    "ignore": 0.3,
    "clear_windows": 0.1,
}
"""What other effects of an attack are worth on average."""
SPARE: Final = 0.2
"""What a counter-attack or an effect after an attack must gain."""


# The attacker's choices


class Forecast:
    """An attack in progress, before its roll: dice, symbols, the target's defence."""

    def __init__(self, m: Scene, attack: AttackRule) -> None:
        t = m.table
        self.m = m
        self.attack = attack
        self.target = t.figures[attack.target]
        self.dice = attack_dice(m, attack)
        self.hits, self.changes = worth(m, attack), attack_changes(m, attack)
        self.cover = has_cover(m, attack, attack.target)
        self.guard = Guard(t, self.target)
        self.stake = stake_of(t, self.target)
        self.base = self.value(self.dice, self.hits, self.changes)

    def value(self, dice: int, hits: dict[str, int], changes: dict[str, str], fewer: int = 0) -> float:
        """Return what the attack is worth with these dice and symbols."""
        force = Force(dice, odds.face_values(hits, changes), 1)
        return self.stake.worth(damage(force, self.guard, self.cover, -fewer), self.guard.left)

    def gain(self, calls: Sequence[Call], x: int) -> float:
        """Return what it adds to switch these effects on, with so much ether for an x."""
        dice, hits, changes, fewer = self.dice, dict(self.hits), dict(self.changes), 0
        more = 0.0
        for one in calls:
            if one.verb == "dice" and one.args[1] in (self.attack.kind, "both"):
                dice += amount_of(one, 0, x)
            elif one.verb == "per":
                fewer += round(dice / len(CONSTANTS.faces))
            elif one.verb == "knock":
                more += KNOCK if self.target.kind in (AGENT, GENTLEMAN) and not self.target.down else 0.0
            elif one.verb == "leech":
                more += 0.6 * min(1.5, self.m.table.figures[self.attack.attacker].damage)
            else:
                note_symbols(one, hits, changes)
                more += FLAT.get(one.verb, 0.0)
        return self.value(dice, hits, changes, fewer) - self.base + more * min(1.0, 0.3 + self.base)


def choose_weapon(m: Scene, options: Sequence[Action]) -> Action:
    """Take the weapon with the best bonus; of equals the one with the stronger effect."""
    kind = m.within(AttackRule).kind

    def rank(option: Action) -> tuple[int, int]:
        if not isinstance(option, Weapon) or not option.weapon:
            return 0, 0
        card = WEAPONS[option.weapon]
        strong = any([call.verb in ("dice", "reroll", "area", "count") for call in card.effect.does.calls])
        return (card.melee if kind == "melee" else card.ranged), int(strong)

    return max(options, key=rank)


def choose_boost(m: Scene, options: Sequence[Action]) -> Action:
    """Pay for the weapon's effect if it gains more than the ether is worth."""
    attack = m.within(AttackRule)
    figure = m.table.figures[attack.attacker]
    weapon = attack.weapon.weapon if attack.weapon is not None and attack.weapon.weapon else ""
    forecast = Forecast(m, attack)

    def gain(option: Action) -> float:
        if not isinstance(option, Pay) or not option.ether or not weapon:
            return 0.0
        return forecast.gain(WEAPONS[weapon].effect.calls, option.ether) - PRICE[figure.side] * option.ether

    return max(options, key=gain)


def choose_bonus(m: Scene, options: Sequence[Action]) -> Action:
    """Switch on the bonus that gains most beyond its price, or roll."""
    attack = m.within(AttackRule)
    figure = m.table.figures[attack.attacker]
    forecast = Forecast(m, attack)
    best, chosen = 0.0, options[-1]
    for option in options:
        if isinstance(option, Bonus):
            ability = ABILITY_OF[option.ability]
            price = PRICE[figure.side] * (option.ether if ability.any_amount else ability.cost)
            gain = forecast.gain(ability.calls, option.ether) - price
            if gain > best:
                best, chosen = gain, option
    return chosen


def choose_extra_target(m: Scene, options: Sequence[Action]) -> Action:
    """Name every further target there is."""
    return options[0]


def choose_crown(m: Scene, options: Sequence[Action]) -> Action:
    """Take a crown as ether if the hit would not matter as much."""
    attack = m.within(AttackRule)
    t = m.table
    figure = t.figures[attack.attacker]
    room = most_ether(t, figure) - figure.ether
    gained = min(room, CONSTANTS.crown_ether + outfit(t, figure).crown_ether)
    target = t.figures[attack.target]
    hits = hits_of(m, attack)
    lost = suffering(m, target, hits, 0) - suffering(m, target, hits - 1, 0)
    taken = "ether" if ETHER * gained > lost else "hit"
    return next((option for option in options if isinstance(option, Crown) and option.taken == taken), options[0])


def suffering(m: Scene, target: Figure, hits: int, more: int, wards: tuple[str, ...] = ()) -> float:
    """Return what an attack with so many hits is worth, if the target defends with more dice or wards."""
    guard, stake = Guard(m.table, target), stake_of(m.table, target)
    attack = m.within(AttackRule)
    symbols = (*guard.wards, *wards)
    if has_cover(m, attack, index_of(m.table, target.id)):
        symbols = (*symbols, "cover")
    found = odds.damage_odds(max(0, hits), (1,) * odds.FACES, max(0, guard.dice + more), odds.ward_faces(symbols))
    if guard.less:
        found = odds.lowered(found, guard.less, 1)
    return stake.worth(odds.lowered(found, guard.prevents, 0), guard.left)


def choose_trade(m: Scene, options: Sequence[Action]) -> Action:
    """Change as many symbols as possible, unless they count more as they are."""
    hits = worth(m, m.within(AttackRule))
    trades = [option for option in options if isinstance(option, Trade)]
    return max(trades, key=lambda option: option.dice if hits.get("hit+", 1) == 1 else -option.dice)


# Rerolls


def choose_reroll(m: Scene, options: Sequence[Action]) -> Action:
    """Roll again what does not help; an answer is given die by die."""
    top = m.stack[-1]
    if isinstance(top, BurningRoll):
        return reroll_for_district(m, top, options)
    chance = 0
    if isinstance(top, AttackRule):
        hits, changes = worth(m, top), attack_changes(m, top)
        useful = [symbol for symbol in CONSTANTS.faces if hits.get(changes.get(symbol, symbol), 0)]
        chance = top.chances[0] if top.chances else 0
    elif isinstance(top, Defence):
        useful = [*Guard(m.table, m.table.figures[top.target]).wards]
        if has_cover(m, m.within(AttackRule), top.target):
            useful.append("cover")
        chance = top.chances[0] if top.chances else 0
    else:
        useful = list(odds.PLAIN)
        chance = top.chances[0] if isinstance(top, OwnRoll) and top.chances else 0
    poor = [option for option in options if isinstance(option, Again) and option.symbol not in useful]
    dear = bool(chance and (ABILITIES[chance].cost or ABILITIES[chance].type == "discard"))
    rolled = [option for option in options if isinstance(option, Again)]
    if poor and (not dear or len(poor) >= 2 or len(rolled) < len(getattr(top, "faces", ()))):
        return poor[0]
    return end_of(options)


def end_of(options: Sequence[Action]) -> Action:
    """Return the option that ends an answer, which is the last."""
    return next((option for option in options if isinstance(option, EndForm)), options[-1])


def reroll_for_district(m: Scene, rolling: BurningRoll, options: Sequence[Action]) -> Action:
    """Keep the dice that fit the district to which fewest are missing, and roll the others again."""
    faces = symbols_of(rolling.faces)
    keep: dict[str, int] = {}
    most = -1.0
    for district in unburnt(m.table):
        fitting: dict[str, int] = {}
        chance = 1.0
        pattern = chapter_of(m.table).districts[district]
        for symbol in dict.fromkeys(pattern):
            fitting[symbol] = min(pattern.count(symbol), faces.count(symbol))
            chance *= (CONSTANTS.faces.count(symbol) / odds.FACES) ** (pattern.count(symbol) - fitting[symbol])
        if chance > most:
            most, keep = chance, fitting
    given = m.state.given[NEMESIS] if m.state.given else ()
    for option in options:
        if isinstance(option, Again):
            left = faces.count(option.symbol) - len([one for one in given if one == option])
            if left > keep.get(option.symbol, 0):
                return option
    return end_of(options)


# The defender's choices


def elude_gain(m: Scene) -> float:
    """Return what being elusive saves in this attack, its price deducted."""
    defence, attack = m.within(Defence), m.within(AttackRule)
    figure = m.table.figures[defence.target]
    hits = hits_of(m, attack)
    saved = suffering(m, figure, hits, 0) - suffering(m, figure, hits, CONSTANTS.elusive_dice)
    return saved - PRICE[figure.side] * CONSTANTS.special_cost


def defend_gain(m: Scene, use: Use) -> float:
    """Return what a paid effect of the defender saves."""
    defence, attack = m.within(Defence), m.within(AttackRule)
    figure = m.table.figures[defence.target]
    ability = ABILITY_OF[use.ability]
    dice, wards, more = 0, list[str](), 0.0
    for one in ability.calls:
        if one.verb == "ddice":
            dice += one.number(0)
        elif one.verb == "conv":
            wards.append(words_of(one, 0)[0])
        else:
            more = use_worth(m, ability, defence.target, defence.seat)
    hits = hits_of(m, attack)
    elusive = CONSTANTS.elusive_dice if defence.elusive else 0
    saved = suffering(m, figure, hits, elusive) - suffering(m, figure, hits, elusive + dice, tuple(wards))
    return saved + more - price_of(m.table, figure, ability)


def guard_gain(m: Scene, guardian: str) -> float:
    """Return what it saves if somebody else becomes the target."""
    t = m.table
    attack = m.within(AttackRule)
    other = figure_of(t, guardian)
    if other is None or attack.attacker < 0:
        return 0.0
    force = force_of(t, t.figures[attack.attacker], attack.kind, attack.charging, len(attack.joined))
    if force is None:
        return 0.0
    saved = blow(t, force, t.figures[attack.target], False) - blow(t, force, other, False)
    return saved - (PRICE[other.side] if other.kind == GENTLEMAN else 0.0)


def prevent_gain(m: Scene, figure: Figure, amount: int, use: Use) -> float:
    """Return what preventing damage saves."""
    ability = ABILITY_OF[use.ability]
    guard, stake = Guard(m.table, figure), stake_of(m.table, figure)
    lost = loss(stake, amount, guard.left)
    kept = amount
    for one in ability.calls:
        if one.verb == "prevent":
            kept = max(0, kept - one.number(0))
        elif one.verb == "spare":
            kept = min(kept, guard.left - 1)
    return lost - loss(stake, kept, guard.left) - price_of(m.table, figure, ability)


def loss(stake: Stake, amount: int, left: int) -> float:
    """Return what damage costs a figure with so much life left."""
    return stake.each * min(amount, left) + (stake.defeat if amount >= left else 0.0)


# After the blow


def choose_counter(m: Scene, options: Sequence[Action]) -> Action:
    """Strike back if the blow is worth its price."""
    attack = m.within(AttackRule)
    t = m.table
    best, chosen = SPARE, options[-1]
    figure = t.figures[attack.targets[attack.counters]] if attack.counters < len(attack.targets) else None
    for option in options:
        gain = -1.0
        if isinstance(option, Counter) and figure is not None:
            gain = strike_worth(m, figure, option) - PRICE[figure.side] * CONSTANTS.special_cost
        elif isinstance(option, Use):
            gain = 0.6
        if gain > best:
            best, chosen = gain, option
    return chosen


def choose_blow(m: Scene, options: Sequence[Action]) -> Action:
    """Choose the kind and target of a counter-attack."""
    attack = m.within(AttackRule)
    figure = m.table.figures[attack.target]
    blows = [option for option in options if isinstance(option, Counter)]
    return max(blows, key=lambda option: strike_worth(m, figure, option)) if blows else options[0]


def strike_worth(m: Scene, figure: Figure, option: Counter) -> float:
    """Return what a counter-attack is worth."""
    force = force_of(m.table, figure, option.kind)
    target = figure_of(m.table, option.target)
    return blow(m.table, force, target, False) if force is not None and target is not None else 0.0


def choose_use(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """Use an effect that is offered, if it is worth its price."""
    frame = m.stack[-1]
    number: int = getattr(frame, "figure", NOBODY)
    waiting = getattr(frame, "waiting", ())
    if waiting and isinstance(waiting[0], str):
        number = int(waiting[0].split()[0])
    for option in options:
        if isinstance(option, Use) and number >= 0 and deed_worth(m, seat, option, number) > SPARE:
            return option
    return end_of(options)


CHOICES: Final[dict[str, Callable[[Scene, Sequence[Action]], Action]]] = {
    "weapon": choose_weapon,
    "boost": choose_boost,
    "bonus": choose_bonus,
    "extra_target": choose_extra_target,
    "crown": choose_crown,
    "trade": choose_trade,
    "reroll": choose_reroll,
    "counter": choose_counter,
    "blow": choose_blow,
}
