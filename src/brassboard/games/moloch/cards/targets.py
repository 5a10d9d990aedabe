"""Whom and where an effect may concern (RM-RULING-106)."""

from typing import Final

from brassboard.kit.bits import Bits, members
from brassboard.kit.effects import Call

from ..content import ABILITIES, CONSTANTS
from ..content.effects import words_of
from ..data.card_frames import Doing
from ..data.frames import Activation, FigureTurn, Group
from ..data.table import AGENT, ALLY, GENTLEMAN, MINION, NEMESIS_SIDE, Figure, Table
from ..queries import (
    SHORT,
    Scene,
    alive,
    chapter_of,
    enemies_of,
    figures_of_card,
    fires,
    fires_left,
    free_squares,
    ground_of,
    in_supply,
    layout_of,
    most_ether,
    occupied,
    standing,
)
from ..rules import chapter
from .duty import card_targets
from .outfit import COPYCAT

ALL_OF: Final = ("gs", "foes", "minions")
"""Words that mean all figures, not one of them."""


# Figures


def figures_for(m: Scene, doing: Doing, who: str, where: str) -> list[int]:
    """Return the figures that this pair of words means, for the figure that uses the effect."""
    t = m.table
    if who == "self":
        return [doing.figure]
    if who in ("that", "target", "attacker"):
        number = doing.that if who == "that" else doing.attacker if who == "attacker" else doing.about
        return [number] if number >= 0 and t.figures[number].square >= 0 else []
    if who == "this":
        return this_agent(m)
    user = t.figures[doing.figure] if doing.figure >= 0 else None
    side = user.side if user is not None else NEMESIS_SIDE
    found: list[int] = []
    for number, one in enumerate(t.figures):
        if one.square < 0 or not _is(one, who, number, doing.figure, side):
            continue
        if one.defeated and doing_verb(doing) != "revive":
            continue
        if user is None or within(t, user, one, where):
            found.append(number)
    return found


def doing_verb(doing: Doing) -> str:
    """Return the verb of the effect in progress."""
    ways = ABILITIES[doing.ability].does.ways
    calls = ways[doing.way]
    return calls[doing.at].verb if doing.at < len(calls) else ""


def _is(one: Figure, who: str, number: int, user: int, side: int) -> bool:
    if who in ("g", "gs"):
        return one.kind == GENTLEMAN
    if who == "other":
        return one.kind == GENTLEMAN and number != user
    if who == "ally":
        return one.kind == ALLY
    if who in ("minion", "minions"):
        return one.kind == MINION
    if who == "agent":
        return one.kind == AGENT
    if who in ("foe", "foes"):
        return one.side != side
    return True


def within(t: Table, user: Figure, one: Figure, where: str) -> bool:
    """Whether a figure is where the word says, measured from the user (RM-RULING-106)."""
    if where == "any" or user.square < 0:
        return True
    if where == "adj":
        return bool(layout_of(t).adjacent[user.square] >> one.square & 1)
    if where == "adj_self":
        return one is user or bool(layout_of(t).adjacent[user.square] >> one.square & 1)
    near = ground_of(t).distance(user.square, one.square) <= SHORT
    if where == "short":
        return near
    sees = layout_of(t).sees(user.square, one.square)
    return sees if where == "los" else near and sees


def this_agent(m: Scene) -> list[int]:
    """Return the figure that "this agent" means: whose actions run, or those of its card that wait (RM-RULING-99)."""
    turn = m.nearest(FigureTurn)
    if turn is not None and m.table.figures[turn.figure].kind == AGENT and turn.mode != "granted":
        return [turn.figure] if m.table.figures[turn.figure].square >= 0 else []
    group = m.nearest(Group)
    waiting = group.waiting if group is not None else ()
    return [number for number in waiting if m.table.figures[number].square >= 0]


def minions_to_name(m: Scene) -> list[int]:
    """Return the minions that an effect may let act: not those placed in this activation of theirs (RM-RULING-08)."""
    activation = m.nearest(Activation)
    placed = activation.placed if activation is not None else ()
    return [n for n, one in enumerate(m.table.figures) if one.kind == MINION and one.square >= 0 and n not in placed]


# Squares


def fire_squares(t: Table) -> Bits:
    """Return the squares on which a fire can be laid: none is there, nor a crate (RM-FIRE-02, RM-RULING-47)."""
    return ground_of(t).squares & ~fires(t) if fires_left(t) > 0 else 0


def squares_for(m: Scene, doing: Doing, where: str) -> Bits:
    """Return the squares that a word means."""
    t = m.table
    layout, ground = layout_of(t), ground_of(t)
    if where == "own":
        square = doing.where if doing.where >= 0 else t.figures[doing.figure].square
        return 1 << square if square >= 0 else 0
    if where == "nemesis_adj":
        return layout.beside(_squares_of(t, NEMESIS_SIDE, (AGENT, MINION)))
    if where == "agent_adj":
        return layout.beside(_squares_of(t, NEMESIS_SIDE, (AGENT,)))
    if where == "manhole":
        return layout.beside(ground.manholes)
    if where == "inside_by_figure":
        return layout.beside(occupied(t)) & ground.inside
    if where in ("any", "inside_all"):
        return ground.squares if where == "any" else ground.inside
    here: int = t.figures[doing.figure].square
    if where == "adj":
        return layout.adjacent[here]
    if where == "adj_own":
        return layout.adjacent[here] | 1 << here
    if where in ("short", "short_fire"):
        return ground.within(here, SHORT)
    if where == "outside_5":
        return ground.within(here, 5) & ~ground.inside & free_squares(t)
    return ground.within(here, SHORT) & layout.visible(here) & free_squares(t)


def _squares_of(t: Table, side: int, kinds: tuple[str, ...]) -> Bits:
    found = 0
    for one in t.figures:
        if one.side == side and one.kind in kinds and one.square >= 0:
            found |= 1 << one.square
    return found


# Minions


def listed_types(t: Table, types: tuple[str, ...]) -> tuple[str, ...]:
    """Return the types that may be placed: those of the chapter, with a figure in the supply (RM-RULING-09)."""
    listed = chapter_of(t).minion_types
    wanted = listed if "any" in types else [type for type in types if type in listed]
    return tuple([type for type in wanted if in_supply(t, type) >= 0])


def spawn_centres(m: Scene, doing: Doing, where: str) -> list[int]:
    """Return the squares of the agents or manholes next to which minions may appear, with a free square beside them."""
    t = m.table
    layout, free = layout_of(t), free_squares(t)
    if where == "manhole":
        centres = members(ground_of(t).manholes)
    elif where == "agent_adj":
        centres = tuple([one.square for one in t.figures if one.kind == AGENT and one.square >= 0])
    else:
        here = t.figures[doing.figure].square
        centres = (here,) if here >= 0 else ()
    return [square for square in centres if layout.adjacent[square] & free]


# Whom an effect is aimed at


def _pair(one: Call, place: int) -> tuple[str, str]:
    who, where = words_of(one, place)
    return who, where


def aimed(m: Scene, doing: Doing, one: Call, place: int) -> list[int]:
    """Return the figures a call may be aimed at, by the pair of words at this place."""
    who, where = _pair(one, place)
    return figures_for(m, doing, who, where)


def healable(m: Scene, doing: Doing, one: Call) -> list[int]:
    return [n for n in aimed(m, doing, one, 1) if m.table.figures[n].damage > 0]


def chargeable(m: Scene, doing: Doing, one: Call) -> list[int]:
    """Return those who have room for ether."""
    t = m.table
    place = 0 if one.verb == "fill" else 1
    return [n for n in aimed(m, doing, one, place) if t.figures[n].ether < most_ether(t, t.figures[n])]


def drainable(m: Scene, doing: Doing, one: Call) -> list[int]:
    return [n for n in aimed(m, doing, one, 1) if m.table.figures[n].ether > 0]


def revivable(m: Scene, doing: Doing, one: Call) -> list[int]:
    return [n for n in aimed(m, doing, one, 0) if m.table.figures[n].defeated]


def copyable(t: Table, number: int) -> list[str]:
    """Return the advantages that copycat can copy: of another gentleman in sight (RM-RULING-91)."""
    user = t.figures[number]
    found: list[str] = []
    for one in t.figures:
        if one is not user and one.kind == GENTLEMAN and alive(one) and layout_of(t).sees(user.square, one.square):
            found += [card for card in one.advantages if card not in (COPYCAT, *found)]
    return found


def openable(t: Table, square: int, distance: int) -> list[int]:
    """Return the edges of closed doors of the squares within this distance."""
    layout, ground = layout_of(t), ground_of(t)
    near = ground.within(square, distance)
    return [edge for edge in members(layout.closed) if any([near >> side & 1 for side in ground.sides(edge)])]


def wreckable(t: Table, figure: Figure, one: Call) -> list[int]:
    """Return the edges of a figure's square that can become rubble; never the rim (RM-EX-19)."""
    layout, ground = layout_of(t), ground_of(t)
    if len(t.rubble) >= CONSTANTS.rubble:
        return []
    what = chapter.wreck_kinds(t, figure) or words_of(one, 0)  # the chapter may allow more
    edges = layout.walls_beside(figure.square)
    return [edge for edge in edges if "door" in what or not ground.door_edges >> edge & 1]


def runs(t: Table) -> list[tuple[int, int]]:
    """Return the pairs of manholes between which minions can run: one with a minion, another with a free square."""
    ground, layout, free = ground_of(t), layout_of(t), free_squares(t)
    holes = members(ground.manholes)
    found: list[tuple[int, int]] = []
    for first in holes:
        near = layout.adjacent[first] | 1 << first
        if any([one.kind == MINION and one.square >= 0 and near >> one.square & 1 for one in t.figures]):
            found += [(first, other) for other in holes if other != first and layout.adjacent[other] & free]
    return found


def siphon_pairs(t: Table) -> list[tuple[int, int]]:
    """Return the pairs of an agent and a gentleman next to it."""
    layout = layout_of(t)
    found: list[tuple[int, int]] = []
    for number, agent in enumerate(t.figures):
        if agent.kind == AGENT and agent.square >= 0:
            near = layout.adjacent[agent.square]
            for other, one in enumerate(t.figures):
                if one.kind == GENTLEMAN and not one.defeated and one.square >= 0 and near >> one.square & 1:
                    found.append((number, other))
    return found


def shot_at(m: Scene, doing: Doing, one: Call) -> list[int]:
    """Return whom an attack of a card may be aimed at."""
    return card_targets(m, doing.figure, words_of(one, 2))


def neighbours(m: Scene, doing: Doing) -> list[int]:
    """Return the enemies adjacent to the user."""
    t = m.table
    user = t.figures[doing.figure]
    near = layout_of(t).adjacent[user.square]
    return [n for n in enemies_of(t, user.side) if near >> t.figures[n].square & 1]


def guided(m: Scene) -> list[int]:
    """Return the agents that are not of the card being resolved and could move (RM-RULING-42)."""
    t = m.table
    acting = figures_of_card(t, t.active) if t.active else []
    return [n for n, one in enumerate(t.figures) if one.kind == AGENT and standing(one) and n not in acting]


def led_off(m: Scene) -> list[int]:
    """Return the allies on the board that are no VIP."""
    return [n for n, one in enumerate(m.table.figures) if one.kind == ALLY and one.square >= 0 and not one.vip]


def overheard(m: Scene) -> list[int]:
    """Return the gentlemen with ether in sight of an agent."""
    t = m.table
    watched = 0
    for one in t.figures:
        if one.kind == AGENT and one.square >= 0:
            watched |= layout_of(t).visible(one.square)
    return [
        n
        for n, one in enumerate(t.figures)
        if one.kind == GENTLEMAN and not one.defeated and one.square >= 0 and one.ether and watched >> one.square & 1
    ]


def stack_of(t: Table, name: str) -> tuple[str, ...]:
    """Return the face-down cards of a stack."""
    if name == "utensils":
        return t.utensils
    if name == "simple":
        return t.simple
    if name == "special":
        return t.special
    return t.royal if name == "royal" else t.artefacts


def spreading(t: Table, sources: Bits) -> Bits:
    """Return the fires among these from which a fire can spread now (RM-RULING-46, RM-RULING-88)."""
    layout, free = layout_of(t), fire_squares(t)
    found = 0
    for square in members(sources & fires(t)):
        if layout.spread[square] & free:
            found |= 1 << square
    return found
