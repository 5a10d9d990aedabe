"""Where a figure is drawn to: the squares its side's aims call it to, each with the worth of a point nearer."""

from collections.abc import Sequence
from typing import Final

from brassboard.kit.bits import bits_of

from ..data.table import AGENT, ALLY, GENTLEMAN, GENTLEMEN_SIDE, MINION, NEMESIS_SIDE, Figure, Table
from ..queries import alive, chapter_of, outfit
from ..rules.chapter import may_carry
from .chapter_aims import ChapterAims, aims_of
from .ways import costs_to

HOME: Final = 2.6
"""A point nearer to the squares where a carrier or an escorted ally wins."""
LED: Final = 2.6
"""The same for an ally that is led out."""
FETCH: Final = 1.5
"""A point nearer to the token, a marker or an object."""
HUNT: Final = 1.2
"""A point nearer to who must fall or who carries the token."""
FOLLOW: Final = 0.5
"""A point nearer to an ally to protect."""
MEET: Final = 1.6
"""A point nearer to an ally to be led out."""
DETOUR: Final = 6
"""How far a gentleman goes to break an object that only helps."""
ROAM: Final = 0.45
"""A point nearer to the nearest enemy, if there is nothing else to do."""
HELP: Final = 0.5
"""A point nearer to a defeated friend."""
SHOOTER: Final = 3
"""How near a figure that shoots wants to be."""


class Pull:
    """A goal of a figure: the points from each square to it, what each is worth, and how near is near enough."""

    def __init__(self, costs: list[int], weight: float, near: int) -> None:
        self.costs = costs
        self.weight = weight
        self.near = near

    def worth(self, square: int) -> float:
        """Return what it is worth to stand on a square: nothing at the goal, less the farther away it is."""
        return -self.weight * max(0, self.costs[square] - self.near)


def pulls_of(t: Table, number: int) -> list[Pull]:
    """Return the goals of a figure on the board."""
    figure = t.figures[number]
    aims = aims_of(t.chapter)
    made = gentlemen_pulls(t, number, figure, aims) if figure.side == GENTLEMEN_SIDE else nemesis_pulls(t, number, aims)
    return made if made else roaming(t, figure)


def to_squares(t: Table, figure: Figure, squares: Sequence[int], weight: float, near: int = 0) -> Pull:
    return Pull(costs_to(t, bits_of(squares), figure), weight, near)


def roaming(t: Table, figure: Figure, weight: float = ROAM) -> list[Pull]:
    """Return the pull to the nearest enemy; one that cannot fight keeps near its friends instead."""
    has = outfit(t, figure)
    shoots = has.acc > has.strength
    if has.strength <= 0 and has.acc <= 0:
        foes = [one.square for one in t.figures if one.side == figure.side and alive(one) and one.kind == GENTLEMAN]
    else:
        foes = [one.square for one in t.figures if one.side != figure.side and alive(one) and not one.down]
        foes = foes or [one.square for one in t.figures if one.side != figure.side and alive(one)]
    return [to_squares(t, figure, foes, weight, SHOOTER if shoots else 1)] if foes else []


def on_board(t: Table, sheet: str) -> list[Figure]:
    return [one for one in t.figures if one.sheet == sheet and one.square >= 0]


def carrier(t: Table) -> Figure | None:
    """Return who carries the token."""
    for one in t.figures:
        if one.carries and one.square >= 0:
            return one
    return None


def assigned(t: Table, number: int, goals: Sequence[int], team: Sequence[int], share: int = 1) -> int:
    """Return the goal of this figure if each goal goes to the `share` nearest of a team; -1 if it has none."""
    pairs: list[tuple[int, int, int]] = []
    for goal in goals:
        for other in team:
            one = t.figures[other]
            pairs.append((costs_to(t, 1 << goal, one)[one.square], other, goal))
    taken: dict[int, int] = {}
    counts = dict.fromkeys(goals, 0)
    for _, other, goal in sorted(pairs):
        if other not in taken and counts[goal] < share:
            taken[other] = goal
            counts[goal] += 1
    return taken.get(number, -1)


# The gentlemen's side


def gentlemen_pulls(t: Table, number: int, figure: Figure, aims: ChapterAims) -> list[Pull]:
    """Return the goals of a gentleman or an ally."""
    found: list[Pull] = []
    if figure.sheet in aims.lead_out:
        return [Pull(costs_to(t, aims.lead_out[figure.sheet], figure), LED, 0)]
    for sheet in aims.lead_out:
        for one in on_board(t, sheet):
            weight = FOLLOW if figure.kind == ALLY else MEET
            found.append(to_squares(t, figure, [one.square], weight, 1))
    if figure.kind == GENTLEMAN:
        found += token_pulls(t, number, figure, aims)
        found += object_pulls(t, number, figure, aims)
        fallen = [one.square for one in t.figures if one.defeated and one.kind == GENTLEMAN]
        if fallen:
            found.append(to_squares(t, figure, fallen, HELP, 1))
    elif figure.vip:
        return found or escape(t, figure)
    found += hunting(t, figure, aims)
    return found


def escape(t: Table, figure: Figure) -> list[Pull]:
    """Return the pull of an ally who keeps to the gentlemen."""
    friends = [one.square for one in t.figures if one.kind == GENTLEMAN and one.square >= 0 and not one.defeated]
    return [to_squares(t, figure, friends, ROAM, 1)] if friends else []


def token_pulls(t: Table, number: int, figure: Figure, aims: ChapterAims) -> list[Pull]:
    """Return the goals of a gentleman in a chapter about a token."""
    if not aims.has_token:
        return []
    home = aims.carry_to[GENTLEMEN_SIDE].get(figure.kind, 0)
    if figure.carries:
        return [Pull(costs_to(t, home, figure), HOME, 0)] if home else []
    holder = carrier(t)
    if holder is not None:
        own = holder.side == figure.side
        return [to_squares(t, figure, [holder.square], 0.3 if own else HUNT + 0.4, 2 if own else 1)]
    if t.token >= 0:
        return [to_squares(t, figure, [t.token], FETCH if home and may_carry(t, figure) else FOLLOW, 1)]
    if t.markers and home:
        team = [n for n, one in enumerate(t.figures) if one.kind == GENTLEMAN and alive(one)]
        goal = assigned(t, number, [marker.square for marker in t.markers], team)
        if goal >= 0:
            return [to_squares(t, figure, [goal], FETCH, 1)]
    return []


def object_pulls(t: Table, number: int, figure: Figure, aims: ChapterAims) -> list[Pull]:
    """Return the pull to an object to be broken."""
    enough = aims.objects_left if aims.objects_left >= 0 else 0
    if not aims.breaks_objects or len(t.objects) <= enough:
        return []
    team = [n for n, one in enumerate(t.figures) if one.kind == GENTLEMAN and alive(one)]
    goal = assigned(t, number, t.objects, team, max(1, -(-len(team) // len(t.objects))))
    if goal >= 0 and aims.objects_left < 0 and costs_to(t, 1 << goal, figure)[figure.square] > DETOUR:
        return []
    return [to_squares(t, figure, [goal], FETCH, 1)] if goal >= 0 else []


def hunting(t: Table, figure: Figure, aims: ChapterAims) -> list[Pull]:
    """Return the pulls to agents who must fall or must be stopped."""
    found: list[Pull] = []
    shoots = outfit(t, figure).acc > outfit(t, figure).strength
    for sheet in aims.must_fall[GENTLEMEN_SIDE]:
        for one in on_board(t, sheet):
            found.append(to_squares(t, figure, [one.square], HUNT, SHOOTER if shoots else 1))
    rituals = [(one, squares) for sheet, squares in aims.rituals.items() for one in on_board(t, sheet)]
    if rituals and not found:
        urgent = min(rituals, key=lambda pair: costs_to(t, pair[1], pair[0])[pair[0].square])[0]
        found.append(to_squares(t, figure, [urgent.square], HUNT, SHOOTER if shoots else 1))
    return found


# The Nemesis's side


def nemesis_pulls(t: Table, number: int, aims: ChapterAims) -> list[Pull]:
    """Return the goals of an agent or a minion."""
    figure = t.figures[number]
    if figure.sheet in aims.rituals:
        return [Pull(costs_to(t, aims.rituals[figure.sheet], figure), HOME, 0)]
    found: list[Pull] = []
    if figure.sheet in aims.keep_near:
        found.append(Pull(costs_to(t, aims.keep_near[figure.sheet], figure), FETCH, 1))
    prey = [one.square for sheet in aims.must_fall[NEMESIS_SIDE] for one in on_board(t, sheet)]
    if prey:
        near = SHOOTER if outfit(t, figure).acc > outfit(t, figure).strength else 1
        found.append(to_squares(t, figure, prey, HUNT, near))
    found += stolen_token(t, number, figure, aims)
    if aims.guard_objects and t.objects:
        found += guard_post(t, number, figure)
    return found


def stolen_token(t: Table, number: int, figure: Figure, aims: ChapterAims) -> list[Pull]:
    """Return the goals of an agent or a minion in a chapter about a token."""
    home = aims.carry_to[NEMESIS_SIDE].get(figure.kind, 0)
    if not aims.has_token:
        return []
    if figure.carries:
        return [Pull(costs_to(t, home, figure), HOME, 0)]
    holder = carrier(t)
    if holder is not None:
        if holder.side != figure.side:
            return [to_squares(t, figure, [holder.square], HUNT + 0.4, 1)]
        return [] if figure.kind == MINION else [to_squares(t, figure, [holder.square], 0.3, 2), *roaming(t, figure)]
    if t.token >= 0:
        team = [n for n, one in enumerate(t.figures) if may_carry(t, one) and one.side == NEMESIS_SIDE and alive(one)]
        if home and assigned(t, number, [t.token], team, 3) >= 0:
            return [to_squares(t, figure, [t.token], FETCH, 1)]
        return [to_squares(t, figure, [t.token], 0.25, 2), *roaming(t, figure)]
    since = chapter_of(t).search_from.get(figure.kind, 0)
    if t.markers and home and 0 < since <= t.round + 1:
        team = [n for n, one in enumerate(t.figures) if one.kind == AGENT and alive(one)]
        goal = assigned(t, number, [marker.square for marker in t.markers], team)
        if goal >= 0:
            return [to_squares(t, figure, [goal], FETCH, 1)]
    return []


def guard_post(t: Table, number: int, figure: Figure) -> list[Pull]:
    """Return the pull to the object this figure guards: the nearest of the side guards each, minions first."""
    team = [n for n, one in enumerate(t.figures) if one.side == NEMESIS_SIDE and alive(one) and one.kind == MINION]
    if len(team) < len(t.objects):
        team = [n for n, one in enumerate(t.figures) if one.side == NEMESIS_SIDE and alive(one)]
    goal = assigned(t, number, t.objects, team)
    return [to_squares(t, figure, [goal], FETCH, 1)] if goal >= 0 else []
