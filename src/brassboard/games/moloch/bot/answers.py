"""Answers to what cards, powers, fire and reinforcements ask: whom, where, which of two."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, EndForm, Seat
from brassboard.kit.effects import Call

from ..cards.doing import calls_of, effective
from ..content import ABILITIES, POWERS
from ..data.actions import At, Discard, Edge, Learn, On, Pay, Summon, ToAgent, ToPower, Way
from ..data.card_frames import Doing, Hop, SewerRun, SpreadFire
from ..data.chapter_frames import EnterAgent
from ..data.table import AGENT, GENTLEMEN_SIDE, MINION, NEMESIS_SIDE, Figure, Table
from ..queries import Scene, alive, figure_of, fires, index_of, layout_of, most_ether, outfit, side_of_seat, square_of
from ..rules.ether import on_power
from .blows import Force
from .effect_worth import PLAIN, Use, call_worth, healed_worth, shortcuts
from .fighting import end_of
from .outlook import Outlook
from .setting_up import card_worth, learn_worth
from .stakes import blow_worth, stake_of
from .ways import costs_from

BURNT: Final = 1.0
"""What a fire under a gentleman is worth to the Nemesis."""
SCORCHED: Final = 0.3
"""What a fire next to a gentleman is worth."""


def named(t: Table, option: Action) -> Figure | None:
    """Return the figure an option names."""
    return figure_of(t, option.figure) if isinstance(option, On) else None


def at(t: Table, option: Action) -> int:
    """Return the square an option names, -1 if it names none."""
    return square_of(t, option.square) if isinstance(option, At) else -1


def best_of(options: Sequence[Action], worth: Callable[[Action], float], end: float = 0.0) -> Action:
    """Return the option worth most; one that ends the answer is worth `end`."""
    return max(options, key=lambda option: end if isinstance(option, EndForm) else worth(option))


# Whom


def choose_target(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the figure an effect should concern, by what the effect does."""
    doing = m.within(Doing)
    one = effective(m, doing, calls_of(doing)[doing.at])
    side = side_of_seat(seat)

    def worth(option: Action) -> float:
        figure = named(m.table, option)
        return target_worth(m.table, one, figure, side) if figure is not None else -1.0

    return best_of(options, worth, 0.05)


def target_worth(t: Table, one: Call, figure: Figure, side: int) -> float:
    """Return what it is worth to aim an effect at a figure."""
    foe = figure.side != side
    if one.verb == "attack" or one.verb == "avenge":
        return blow_worth(t, Force(one.number(0), PLAIN, 1), figure) * (1.0 if foe else -1.0)
    if one.verb in ("attack_with", "sweep"):
        return blow_worth(t, Force(4, PLAIN, 1), figure)
    if one.verb == "heal":
        return healed_worth(t, figure, one.number(0)) * (-1.0 if foe else 1.0)
    if one.verb in ("ether", "fill"):
        return float(most_ether(t, figure) - figure.ether)
    if one.verb == "dmg":
        return stake_of(t, figure).each + 0.5 if foe else -1.0
    if one.verb in ("act", "guide", "brace"):
        look = Outlook(t, index_of(t, figure.id))
        if one.verb == "brace":
            return look.fear(figure.square) + 0.1 * figure.damage + stake_of(t, figure).each
        return look.deed(figure.square) - 0.05 * look.worth(figure.square) if not foe else 0.5
    if one.verb in ("whisper", "drain"):
        return float(figure.ether)
    if one.verb == "lead_off":
        return stake_of(t, figure).defeat
    return 0.3 + 0.1 * stake_of(t, figure).each


def choose_siphon(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Heal the agent with most damage, hurt the gentleman who has least life left."""

    def worth(option: Action) -> float:
        figure = named(m.table, option)
        if figure is None:
            return 0.0
        return float(figure.damage) if figure.kind == AGENT else figure.damage + stake_of(m.table, figure).defeat / 10

    return best_of(options, worth)


def choose_way(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the better of the things a card can do."""
    doing = m.within(Doing)
    ability = ABILITIES[doing.ability]
    use = Use(m, ability, doing.figure, seat)

    def worth(option: Action) -> float:
        if not isinstance(option, Way):
            return 0.0
        way = ability.does.ways[int(option.way.rpartition(".")[2])]
        return sum([call_worth(use, one) for one in way])

    return best_of(options, worth)


# Ether of the Nemesis


def choose_split(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give ether to what lacks least of its price, and to agents who are near enough to use it."""
    t = m.table
    return best_of(options, lambda option: split_worth(t, option))


def split_worth(t: Table, option: Action) -> float:
    """Return what an ether is worth on a power card or with an agent."""
    if isinstance(option, ToPower):
        lacking = POWERS[option.power].cost - on_power(t, option.power)
        weight = 1.3 if option.power == "command_minions" else 1.0
        return weight / lacking if lacking > 0 else 0.45 / (1 - lacking / POWERS[option.power].cost)
    agent = figure_of(t, option.agent) if isinstance(option, ToAgent) else None
    if agent is None:
        return 0.0
    foes = [one.square for one in t.figures if one.side == GENTLEMEN_SIDE and alive(one)]
    near = min([costs_from(t, square)[agent.square] for square in foes], default=20)
    return (1.1 if near <= 4 else 0.6) / (1 + agent.ether)


def choose_pool(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Keep the pool, which serves everybody, as long as possible."""
    return best_of(options, lambda option: -float(option.ether) if isinstance(option, Pay) else 0.0)


# Where


def choose_hop(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the square on which a figure is put: best for its own side, worst for the other."""
    t = m.table
    frame = m.stack[-1]
    number = -1
    if isinstance(frame, Hop | EnterAgent):
        number = frame.figure
    elif isinstance(frame, SewerRun) and isinstance(frame.on, On):
        number = index_of(t, frame.on.figure)
    else:
        number = getattr(frame, "figure", -1) if isinstance(getattr(frame, "figure", -1), int) else -1
    if number < 0:
        return options[0]
    figure = t.figures[number]
    if figure.square < 0:
        return best_of(options, lambda option: closeness(t, at(t, option), figure.side))
    look = Outlook(t, number)
    sign = 1.0 if figure.side == side_of_seat(seat) else -1.0
    here = look.worth(figure.square) + look.deed(figure.square)
    return best_of(options, lambda option: sign * (look.worth(at(t, option)) + look.deed(at(t, option))), sign * here)


def closeness(t: Table, square: int, side: int) -> float:
    """Return how near a square is to what the other side holds dear, squares with fire last."""
    total = 0.0
    for one in t.figures:
        if one.side != side and alive(one):
            total = max(total, (1.0 + stake_of(t, one).each / 4) / (1 + costs_from(t, square)[one.square]))
    for object in t.objects:
        total = max(total, 0.7 / (1 + costs_from(t, square)[object]))
    return total - (0.5 if fires(t) >> square & 1 else 0.0)


def choose_near(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the square nearest to the enemy: where minions appear or leave a manhole."""
    t = m.table
    sign = -1.0 if isinstance(m.stack[-1], SewerRun) and m.stack[-1].source is None else 1.0
    return best_of(options, lambda option: sign * closeness(t, at(t, option), NEMESIS_SIDE))


def choose_summon(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Place the strongest minion nearest to the enemy, all there are."""
    t = m.table
    types = dict.fromkeys([option.type for option in options if isinstance(option, Summon)])
    strength = {type: minion_worth(t, type) for type in types}
    squares: dict[str, float] = {}

    def worth(option: Action) -> float:
        if not isinstance(option, Summon):
            return 0.0
        if option.to not in squares:
            squares[option.to] = closeness(t, square_of(t, option.to), NEMESIS_SIDE)
        return 10.0 + strength[option.type] + 4 * squares[option.to]

    return best_of(options, worth)


def minion_worth(t: Table, type: str) -> float:
    """Return how good a minion of this type is."""
    for one in t.figures:
        if one.kind == MINION and one.sheet == type:
            has = outfit(t, one)
            return max(has.strength, has.acc) + 0.3 * has.agi + 0.5 * len(has.defence) + (0.5 if has.acc else 0.0)
    return 0.0


def choose_fire(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Lay or spread fire where it hurts the other side most."""
    t = m.table
    side = side_of_seat(seat)
    if isinstance(m.stack[-1], SpreadFire) and m.stack[-1].fire is None:
        return best_of(options, lambda option: best_spread(t, at(t, option), side))
    return best_of(options, lambda option: fire_worth(t, at(t, option), side), 0.0)


def best_spread(t: Table, square: int, side: int) -> float:
    """Return the best that a fire can do by spreading."""
    open_squares = layout_of(t).spread[square] & ~fires(t)
    found = [fire_worth(t, other, side) for other in range(open_squares.bit_length()) if open_squares >> other & 1]
    return max(found, default=-9.0)


def fire_worth(t: Table, square: int, side: int) -> float:
    """Return what a fire on a square is worth to a side."""
    near = layout_of(t).adjacent[square]
    total = 0.0
    for one in t.figures:
        if one.square < 0 or one.defeated or outfit(t, one).immune_fire:
            continue
        share = BURNT if one.square == square else SCORCHED if near >> one.square & 1 else 0.0
        if share:
            stake = stake_of(t, one)
            hurt = stake.each + (stake.defeat if one.kind in (MINION, "ally") else 0.0)
            total += share * hurt * (1.0 if one.side != side else -1.2)
    for marker in t.markers:
        total += 0.1 * (marker.square == square)
    return total


def choose_douse(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Put out the fires that hurt the own side."""
    t = m.table
    other = 1 - side_of_seat(seat)
    return best_of(options, lambda option: 0.05 + fire_worth(t, at(t, option), other), 0.0)


def choose_edge(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Wreck the wall that saves the longest way."""
    t = m.table
    number = getattr(m.stack[-2], "figure", -1) if len(m.stack) > 1 else -1
    if not isinstance(number, int) or number < 0 or t.figures[number].square < 0:
        return options[0]
    names = {layout_of(t).ground.edge_name(edge): gain for edge, gain in shortcuts(Outlook(t, number))}
    return best_of(options, lambda option: names.get(option.edge, -50.0) if isinstance(option, Edge) else 0.0)


# Cards


def choose_discard(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give up the card that is worth least, or the worst affliction."""
    return best_of(options, lambda option: -card_worth(option.card) if isinstance(option, Discard) else 0.0, -99.0)


def choose_cure(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return options[0]


def choose_copy(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Copy the best advantage."""
    return best_of(options, lambda option: learn_worth(option.card) if isinstance(option, Learn) else 0.0)


def choose_first(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return options[0]


def choose_runner(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Let the minion go that is farthest from the enemy."""
    t = m.table

    def worth(option: Action) -> float:
        figure = named(t, option)
        return 1.0 - closeness(t, figure.square, NEMESIS_SIDE) if figure is not None else 0.0

    return best_of(options, worth, 0.4)


def decline(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return end_of(options)


CHOICES: Final[dict[str, Callable[[Scene, Seat, Sequence[Action]], Action]]] = {
    "target": choose_target,
    "siphon_agent": choose_siphon,
    "siphon_victim": choose_siphon,
    "way": choose_way,
    "split": choose_split,
    "pool": choose_pool,
    "hop": choose_hop,
    "enter": choose_hop,
    "relocate": choose_hop,
    "guard_square": choose_near,
    "manhole": choose_near,
    "other_manhole": choose_near,
    "centre": choose_near,
    "summon": choose_summon,
    "lay_fire": choose_fire,
    "spread": choose_fire,
    "spread_to": choose_fire,
    "douse": choose_douse,
    "edge": choose_edge,
    "discard": choose_discard,
    "cure": choose_cure,
    "copy": choose_copy,
    "runner": choose_runner,
    "district": choose_first,
    "saved": choose_first,
    "carry": choose_first,
    "swap": decline,
    "seance": choose_first,
}
