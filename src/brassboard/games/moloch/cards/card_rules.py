"""Deeds of cards that ask more than one question: groups of minions, hops, copies, wrecked walls."""

from brassboard.kernel import END_RULE, EndForm, Flow, ask, call, goto, rule
from brassboard.kernel.data import Action
from brassboard.kit.bits import members

from ..content import ABILITY_OF
from ..data.actions import At, Discard, Edge, Learn, On, Swap, Use
from ..data.attack_frames import Harm, PayEther
from ..data.card_frames import (
    CopyAdvantage,
    Cure,
    Hop,
    NamedGroup,
    SewerRun,
    SiphonPair,
    TakeOver,
    UtensilDone,
    Wreck,
)
from ..data.events import AbilityUsed, CardsSwapped, Copied, DoorOpened, EquipmentGained, Wrecked
from ..data.frames import EnterRule, FigureTurn, Group, OwnRoll, SwapRule
from ..data.table import MINION, NEMESIS
from ..queries import (
    Scene,
    free_squares,
    ground_of,
    index_of,
    layout_of,
    note_use,
    outfit,
    remove_edge,
    square_name,
    square_of,
    used,
)
from ..rules.afflictions import drop_afflictions, heal
from ..rules.attack_effects import symbols_of
from ..rules.entering import place_figure
from ..rules.ether import can_pay
from .targets import copyable, minions_to_name, runs, siphon_pairs

# Minions named by an effect


def name_minions(group: NamedGroup, m: Scene) -> Flow:
    """Name up to so many minions (RM-POWER-08, RM-CHAOS-08)."""
    t = m.table
    left = [n for n in minions_to_name(m) if n not in group.named]
    if len(group.named) >= group.n or not left:
        return goto(first_part)
    options: list[Action] = [On(t.figures[n].id) for n in left]
    if group.named:
        options.append(EndForm())
    return ask(group.seat, "name_minion", options, into="on", args={"left": group.n - len(group.named)})


def note_minion(group: NamedGroup, m: Scene) -> Flow:
    """Note it, and go on naming."""
    chosen, group.on = group.on, None
    if not isinstance(chosen, On):
        return None
    group.named = (*group.named, index_of(m.table, chosen.figure))
    return goto(name_minions)


def first_part(group: NamedGroup, m: Scene) -> Flow:
    """They act as a group of their own; a fierce attack begins with their moves (RM-RULING-27)."""
    if not group.named:
        return END_RULE
    if group.fierce:
        return call(Group(group.seat, group.named, only="move", named=True, fire_check=False))
    return call(Group(group.seat, group.named, named=True))


def second_part(group: NamedGroup, m: Scene) -> Flow:
    """Then come their attacks, joint at the same target, with a reroll."""
    left = tuple([n for n in group.named if m.table.figures[n].square >= 0])
    if not group.fierce or not left:
        return END_RULE
    return call(Group(group.seat, left, only="attack", named=True, fire_check=False, rerolls=True))


rule(
    NamedGroup,
    (name_minions, "RM-POWER-08"),
    (note_minion, "RM-POWER-08"),
    (first_part, "RM-RULING-27"),
    (second_part, "RM-CHAOS-08"),
)


# Blind rage


def take_over(rage: TakeOver, m: Scene) -> Flow:
    """The Nemesis may charge with him: no action, no ether, crowns are hits (RM-AFFL-03, RM-RULING-75)."""
    return call(FigureTurn(rage.figure, NEMESIS, 1, "granted", "charge", controlled=True, free_charge=True))


rule(TakeOver, (take_over, "RM-AFFL-03"))


# Places


def choose_landing(hop: Hop, m: Scene) -> Flow:
    """Ask where the figure is placed."""
    t = m.table
    options: list[Action] = [At(square_name(t, square)) for square in hop.squares]
    if not options:
        return END_RULE
    return ask(hop.seat, "hop", options, into="to", args={"figure": t.figures[hop.figure].id})


def land(hop: Hop, m: Scene) -> Flow:
    """It stands there: no step, but fire hurts (RM-RULING-15)."""
    assert hop.to is not None
    place_figure(m, hop.figure, square_of(m.table, hop.to.square))
    return call(EnterRule(hop.figure))


rule(Hop, (choose_landing, "RM-RULING-15"), (land, "RM-RULING-15"))


def choose_hole(run: SewerRun, m: Scene) -> Flow:
    """Name the manhole from which minions run."""
    t = m.table
    holes = sorted({first for first, _ in runs(t)})
    if not holes:
        return END_RULE
    if len(holes) == 1:
        run.source = At(square_name(t, holes[0]))
        return None
    return ask(run.seat, "manhole", [At(square_name(t, hole)) for hole in holes], into="source")


def choose_other_hole(run: SewerRun, m: Scene) -> Flow:
    """Name the one to which they run."""
    t = m.table
    assert run.source is not None
    here = square_of(t, run.source.square)
    holes = [other for first, other in runs(t) if first == here]
    if len(holes) == 1:
        run.target = At(square_name(t, holes[0]))
        return None
    return ask(run.seat, "other_manhole", [At(square_name(t, hole)) for hole in holes], into="target")


def choose_runner(run: SewerRun, m: Scene) -> Flow:
    """Name a minion on or next to the first manhole."""
    t = m.table
    assert run.source is not None
    assert run.target is not None
    here, there = square_of(t, run.source.square), square_of(t, run.target.square)
    near = layout_of(t).adjacent[here] | 1 << here
    runners = [
        n for n, one in enumerate(t.figures) if one.kind == MINION and one.square >= 0 and near >> one.square & 1
    ]
    runners = [n for n in runners if n not in run.ran]
    if len(run.ran) >= run.most or not runners or not layout_of(t).adjacent[there] & free_squares(t):
        return END_RULE
    options: list[Action] = [On(t.figures[n].id) for n in runners]
    if run.ran:
        options.append(EndForm())
    return ask(run.seat, "runner", options, into="on")


def choose_exit(run: SewerRun, m: Scene) -> Flow:
    """Name the free square next to the other manhole."""
    t = m.table
    if not isinstance(run.on, On):
        return END_RULE
    assert run.target is not None
    squares = layout_of(t).adjacent[square_of(t, run.target.square)] & free_squares(t)
    return ask(run.seat, "hop", [At(square_name(t, square)) for square in members(squares)], into="to",
               args={"figure": run.on.figure})  # fmt: skip


def come_out(run: SewerRun, m: Scene) -> Flow:
    """The minion stands there."""
    assert isinstance(run.on, On)
    assert run.to is not None
    number = index_of(m.table, run.on.figure)
    run.ran = (*run.ran, number)
    place_figure(m, number, square_of(m.table, run.to.square))
    run.on, run.to = None, None
    return call(EnterRule(number))


def next_runner(run: SewerRun, m: Scene) -> Flow:
    """Go on with the next."""
    return goto(choose_runner)


rule(
    SewerRun,
    (choose_hole, "RM-RULING-107"),
    (choose_other_hole, "RM-RULING-107"),
    (choose_runner, "RM-RULING-107"),
    (choose_exit, "RM-RULING-15"),
    (come_out, "RM-RULING-15"),
    (next_runner, "RM-RULING-107"),
)


# Life siphon


def name_agent(pair: SiphonPair, m: Scene) -> Flow:
    """Name the agent."""
    t = m.table
    agents = list(dict.fromkeys([agent for agent, _ in siphon_pairs(t)]))
    if not agents:
        return END_RULE
    if len(agents) == 1:
        pair.agent = On(t.figures[agents[0]].id)
        return None
    return ask(pair.seat, "siphon_agent", [On(t.figures[n].id) for n in agents], into="agent")


def name_victim(pair: SiphonPair, m: Scene) -> Flow:
    """Name a gentleman next to it."""
    t = m.table
    assert pair.agent is not None
    agent = index_of(t, pair.agent.figure)
    victims = [victim for one, victim in siphon_pairs(t) if one == agent]
    if len(victims) == 1:
        pair.on = On(t.figures[victims[0]].id)
        return None
    return ask(pair.seat, "siphon_victim", [On(t.figures[n].id) for n in victims], into="on")


def hurt_victim(pair: SiphonPair, m: Scene) -> Flow:
    """Damage for him."""
    assert pair.on is not None
    return call(Harm(index_of(m.table, pair.on.figure), pair.damage, "card"))


def heal_agent(pair: SiphonPair, m: Scene) -> Flow:
    """Healing for the agent."""
    assert pair.agent is not None
    agent = m.table.figures[index_of(m.table, pair.agent.figure)]
    if agent.square >= 0:
        heal(m, agent, pair.heals)
    return None


rule(
    SiphonPair,
    (name_agent, "RM-POWER-04"),
    (name_victim, "RM-POWER-04"),
    (hurt_victim, "RM-DMG-09"),
    (heal_agent, "RM-POWER-04"),
)


# Walls and doors


def choose_edge(wreck: Wreck, m: Scene) -> Flow:
    """Ask which edge."""
    ground = ground_of(m.table)
    if len(wreck.edges) == 1:
        wreck.edge = Edge(ground.edge_name(wreck.edges[0]))
        return None
    options: list[Action] = [Edge(ground.edge_name(edge)) for edge in wreck.edges]
    return ask(wreck.seat, "edge", options)


def break_edge(wreck: Wreck, m: Scene) -> Flow:
    """A wall becomes rubble; a door is opened for good (RM-BOARD-06, RM-BOARD-10)."""
    t = m.table
    assert wreck.edge is not None
    ground = ground_of(t)
    edge = ground.edge(wreck.edge.edge)
    remove_edge(t, edge)
    if wreck.rubble:
        t.rubble = tuple(sorted([*t.rubble, edge]))
        m.emit(Wrecked(wreck.edge.edge))
    else:
        m.emit(DoorOpened("", ground.door_names[ground.door_of(edge)]))
    return None


rule(Wreck, (choose_edge, "RM-BOARD-10"), (break_edge, "RM-BOARD-06"))


# Copycat


def choose_copy(copying: CopyAdvantage, m: Scene) -> Flow:
    """Choose an advantage of another gentleman in sight (RM-ADV-04, RM-RULING-91)."""
    cards = copyable(m.table, copying.figure)
    if not cards:
        return END_RULE
    return ask(copying.seat, "copy", [Learn(card) for card in cards], into="learn")


def become_copy(copying: CopyAdvantage, m: Scene) -> Flow:
    """The card is a copy of it until his next activation starts."""
    assert copying.learn is not None
    figure = m.table.figures[copying.figure]
    figure.copied = copying.learn.card
    m.emit(Copied(figure.id, figure.copied))
    return None


rule(CopyAdvantage, (choose_copy, "RM-ADV-04"), (become_copy, "RM-ADV-04"))


# Afflictions


def choose_affliction(cure: Cure, m: Scene) -> Flow:
    """Choose which affliction goes."""
    figure = m.table.figures[cure.figure]
    if cure.n <= 0 or not figure.afflictions:
        return END_RULE
    options: list[Action] = [Discard(card) for card in dict.fromkeys(figure.afflictions)]
    return ask(cure.seat, "cure", [*options, EndForm()], into="card", args={"figure": figure.id})


def discard_it(cure: Cure, m: Scene) -> Flow:
    """Discard it."""
    if not isinstance(cure.card, Discard):
        return END_RULE
    drop_afflictions(m, m.table.figures[cure.figure], (cure.card.card,))
    cure.n -= 1
    cure.card = None
    return goto(choose_affliction)


rule(Cure, (choose_affliction, "RM-AFFL-01"), (discard_it, "RM-AFFL-01"))


# A utensil that may come back


def offer_recovery(done: UtensilDone, m: Scene) -> Flow:
    """Ask whether the gentleman tries to get it back (resourceful)."""
    t = m.table
    figure = t.figures[done.figure]
    for ability in outfit(t, figure).triggered.get("utensil", ()):
        able = can_pay(t, figure, ability.cost) and not used(t, figure, ability.number, ability.once)
        if able and not figure.defeated and done.card in t.discards:
            options: list[Action] = [Use(ability.key), EndForm()]
            return ask(done.seat, "recover", options, into="use", args={"card": done.card})
    return END_RULE


def pay_recovery(done: UtensilDone, m: Scene) -> Flow:
    """Pay for it."""
    if not isinstance(done.use, Use):
        return END_RULE
    figure = m.table.figures[done.figure]
    ability = ABILITY_OF[done.use.ability]
    note_use(m.table, figure, ability.number, ability.once)
    m.emit(AbilityUsed(figure.id, ability.key))
    return call(PayEther(done.figure, ability.cost))


def roll_recovery(done: UtensilDone, m: Scene) -> Flow:
    """Roll 1 die."""
    return call(OwnRoll(done.figure, done.seat, 1, "recover"), into="faces")


def recover(done: UtensilDone, m: Scene) -> Flow:
    """On crown or hit+ the utensil comes back."""
    t = m.table
    if symbols_of(done.faces)[0] in ("crown", "hit+") and done.card in t.discards:
        discards = list(t.discards)
        discards.remove(done.card)
        t.discards = tuple(discards)
        figure = t.figures[done.figure]
        figure.cards = tuple(sorted([*figure.cards, done.card]))
        m.emit(EquipmentGained(figure.id, done.card))
    return None


rule(
    UtensilDone,
    (offer_recovery, "RM-RULING-110"),
    (pay_recovery, "RM-RULING-110"),
    (roll_recovery, "RM-RULING-87"),
    (recover, "RM-RULING-110"),
)


# Two cards of the gentlemen's row


def choose_swap(swap: SwapRule, m: Scene) -> Flow:
    """Ask which two unrevealed cards change places; only the gentlemen know what they are."""
    hidden = [place for place, slot in enumerate(m.table.upper) if slot.seen != -1]
    options: list[Action] = [
        Swap(first + 1, second + 1) for n, first in enumerate(hidden) for second in hidden[n + 1 :]
    ]
    return ask(swap.seat, "swap", options) if options else END_RULE


def swap_cards(swap: SwapRule, m: Scene) -> Flow:
    """Swap them."""
    assert swap.swap is not None
    upper = m.table.upper
    first, second = upper[swap.swap.first - 1], upper[swap.swap.second - 1]
    first.card, second.card = second.card, first.card
    m.emit(CardsSwapped(swap.swap.first, swap.swap.second))
    return None


rule(SwapRule, (choose_swap, "RM-RULING-67"), (swap_cards, "RM-RULING-67"))
