"""Plans for several own turns: every kind of question is answered by the first step of the best plan.

Nothing hidden is read and nothing is random, so the same view always gives the same answer.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, EndForm

from ..content import ENCOUNTERS, FACTORY_CARDS, RESOURCES, STARS
from ..content.map_tables import NAMES, NUMBER
from ..data.actions import Bottom, Carry, Choose, End, Go, Move, Place, Produce, Reveal, Section, Top
from ..data.frames import FactoryTop, Meeting, Moving, Producing, Turn
from ..data.table import Player
from ..extension_points import Scene
from ..queries import combat_units, shift
from ..rules.top_row import MILL
from .benefits import pay_costs, take_gains
from .moves import HOPELESS, MovedUnits, apply_move, attack_gain
from .plan_state import PlanContext, PlannedMove, PlanState, current_state
from .quick_choices import quick_choice
from .turns import (
    after_bottom_row,
    end_turn,
    possible_moves,
    possible_productions,
    possible_turns,
    produce,
    turn_ends,
    turns_of_section,
)
from .valuation import plan_value

SOONER: Final = 0.15  # weight of a value reached in an earlier turn of the plan
Root = tuple[Action, PlanState]
"""An option, and the player's position at the end of a turn that begins with it."""
Aim = tuple[object, ...]
"""The position that a turn shall end with, as far as a player decides it."""


class SearchDepth:
    """How far a player plans: own turns, plans followed in each turn, and plans for less important questions.

    With an aim, the first option that leads there is chosen without planning again.
    """

    def __init__(self, turns: int, plans: int, lesser: int, aim: Aim | None = None) -> None:
        self.turns = turns
        self.plans = plans
        self.lesser = lesser
        self.aim = aim


FULL_SEARCH: Final = SearchDepth(4, 40, 15)
SHORT_SEARCH: Final = SearchDepth(2, 4, 2)


def default_choice(m: Scene, seat: int, options: Sequence[Action]) -> Action | None:
    """Return the option that a player with a full plan chooses."""
    return choose_by_plan(m, seat, options, FULL_SEARCH)


def playout_choice(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """Return the option that a player with a short plan chooses, at a small part of the effort."""
    return choose_by_plan(m, seat, options, SHORT_SEARCH)


def choose_by_plan(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the option whose plan comes out best."""
    first = options[0]
    if len(options) == 1:
        return first
    if isinstance(first, Section):
        return best_section(m, seat, options, care)
    if isinstance(options[-1], End):
        return best_act(m, seat, options, care)
    if isinstance(first, Move):
        return best_move(m, seat, options, care)
    if isinstance(first, Go):
        return best_go(m, seat, options, care)
    if isinstance(first, Carry) and m.inside(Moving):
        return best_load(m, seat, options, care)
    if isinstance(first, Produce) and m.inside(Producing):
        return best_produce(m, seat, options, care)
    if isinstance(first, Place):
        return best_place(m, seat, options, care)
    if isinstance(first, Choose):
        return best_offer(m, seat, options, care)
    return quick_choice(m, seat, options)


# Plans


class Plan:
    """A plan: the option and root it begins with, the position it leads to, and its value so far."""

    __slots__ = ("answer", "before", "root", "state", "turn", "value")

    def __init__(self, answer: Action, root: int, state: PlanState, now: float, before: float, turn: int) -> None:
        self.answer = answer
        self.root = root
        self.state = state
        self.turn = turn
        self.before = before + SOONER * now
        self.value = (now + before) / (1 + SOONER * turn)  # Values reached sooner count in more turns.


def best_option(context: PlanContext, roots: list[Root], care: SearchDepth, width: int) -> Action:
    """Return the option that leads to the aim, if there is one, else the one whose plan comes out best."""
    if care.aim is not None:
        for action, state in roots:
            if aim_of(state) == care.aim:
                return action
    return best_plan(context, roots, care.turns, width).answer


def aim_of(state: PlanState) -> Aim:
    """Return what a player decides of a position, to compare positions by."""
    one = state.one
    tracks = (one.token, one.coins, one.power, one.popularity, len(one.cards), one.stars)
    mats = (one.lifted, one.covered, one.deployed, one.structures, one.recruits, one.bonuses)
    return (*tracks, *mats, one.character, one.mechs, one.workers, state.goods, state.tokens, state.foes)


def best_plan(context: PlanContext, roots: list[Root], depth: int, width: int) -> Plan:
    """Return the best plan; in each turn only the best few plans are continued."""
    paths = all_plans(context, roots, depth, width, (width + 1) // 2, by_root=False)
    best = paths[0]
    for path in paths:
        if path.value > best.value:
            best = path
    return best


def all_plans(context: PlanContext, roots: list[Root], depth: int, width: int, share: int, by_root: bool) -> list[Plan]:
    """Return the plans that end the game early, then those of the last turn, the best of these first.

    In each turn `width` plans are continued, at most `share` of them from one option, or from one root with `by_root`.
    """
    level = [
        Plan(action, place, state, plan_value(context, state), 0.0, 0) for place, (action, state) in enumerate(roots)
    ]
    level.sort(key=_value, reverse=True)
    ended: list[Plan] = []
    for turn in range(1, min(depth, context.left)):
        following: list[Plan] = []
        for path in plans_to_continue(level, width, share, by_root):
            for after in possible_turns(context, path.state, few=turn > 1):
                following.append(Plan(path.answer, path.root, after, plan_value(context, after), path.before, turn))
        ended += [path for path in level if len(path.state.one.stars) >= STARS]
        if not following:
            break
        level = following
        level.sort(key=_value, reverse=True)
    return ended + level


def plans_to_continue(level: list[Plan], width: int, share: int, by_root: bool) -> list[Plan]:
    """Return the best plans to continue: not too many of one option or root, and equal ones once."""
    found: list[Plan] = []
    shares: dict[object, int] = {}
    for path in level:
        origin: object = path.root if by_root else path.answer
        if len(path.state.one.stars) >= STARS or shares.get(origin, 0) >= share:
            continue
        last = found[-1] if found else None
        if last is not None and last.value == path.value and last.state.goods == path.state.goods:
            continue
        shares[origin] = shares.get(origin, 0) + 1
        found.append(path)
        if len(found) >= width:
            break
    return found


def _value(path: Plan) -> float:
    """Return the value of a plan, to sort by."""
    return path.value


def rest_of_turn(context: PlanContext, m: Scene, state: PlanState) -> list[PlanState]:
    """Return the positions at the end of the turn in progress, after its top action."""
    turn = m.nearest(Turn)
    if turn is None or turn.seat != context.seat or turn.bottom:
        return [end_turn(context, state.copy())]
    return turn_ends(context, state, state.one.token)


# The questions of a turn


def best_section(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the best section for the action token."""
    context = PlanContext(m, seat)
    return best_option(context, section_roots(context, current_state(m, seat), options, few=False), care, care.plans)


def section_roots(context: PlanContext, state: PlanState, options: Sequence[Action], few: bool) -> list[Root]:
    """Return the options for sections, each with the positions at the end of its turns."""
    roots: list[Root] = []
    for each in options:
        if isinstance(each, Section):
            roots += [(each, after) for _, after in turns_of_section(context, state, each.section, few)]
    return roots


def best_act(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the best action of a turn; an objective is revealed unless its star would lose the game."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    for each in options:
        if isinstance(each, Reveal) and (len(state.one.stars) < STARS - 1 or sixth_star_wins(context, state)):
            return each
    tops = {each.choice: each for each in options if isinstance(each, Top)}
    bottom = next((each for each in options if isinstance(each, Bottom)), None)
    roots: list[Root] = []
    if tops:
        for choice, after in turns_of_section(context, state, state.one.token, few=False):
            if choice in tops:
                roots.append((tops[choice], after))
    if bottom is not None and not tops:
        roots += [
            (bottom, end_turn(context, after)) for after in after_bottom_row(context, state.copy(), state.one.token)[:1]
        ]
        roots.append((options[-1], end_turn(context, state.copy())))
    if not roots:
        return next(iter(tops.values()), options[-1])
    return best_option(context, roots, care, care.plans) if len(roots) > 1 else roots[0][0]


def sixth_star_wins(context: PlanContext, state: PlanState) -> bool:
    """Return whether placing the sixth star now is worth it."""
    after = state.copy()
    after.one.stars = (*after.one.stars, "objective")
    return plan_value(context, after) > plan_value(context, state)


def best_move(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the best unit to move and its first step, or the end of moving."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    moving = m.within(Moving)
    tired: MovedUnits = tuple([(trek.unit, trek.at) for trek in moving.treks if trek.walked])
    roots: list[Root] = []
    for after in possible_moves(context, state, moving.units, moving.steps, tired):
        chosen = first_action(after.moves[0])
        if chosen in options:
            roots += [(chosen, end) for end in rest_of_turn(context, m, after)]
    if moving.treks and roots:
        enough = rest_of_turn(context, m, state)
        if care.aim is not None and any([aim_of(end) == care.aim for end in enough]):
            return options[-1]
        if max([plan_value(context, end) for _, end in roots]) < max([plan_value(context, end) for end in enough]):
            roots += [(options[-1], end) for end in enough]
    return best_option(context, roots, care, care.plans) if roots else options[-1]


def first_action(step: PlannedMove) -> Move:
    """Return the option that begins a move."""
    return Move(step.unit, NAMES[step.at], NAMES[step.via])


def best_go(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the best further step of the moving unit."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    moving = m.within(Moving)
    roots: list[Root] = []
    for each in options:
        after = state.copy()
        if isinstance(each, Go):
            to = NUMBER[each.to]
            if state.foes >> to & 1 and attack_gain(context, state, to) <= HOPELESS:
                continue
            apply_move(context, after, PlannedMove(moving.unit, moving.at, to, to, riders_of(after.one, moving), 0.0))
        elif moving.unit == "character" and after.tokens >> after.one.character & 1:
            apply_move(context, after, PlannedMove("character", moving.at, moving.at, moving.at, 0, 0.0))
        roots += [(each, end) for end in rest_of_turn(context, m, after)]
    return best_option(context, roots, care, care.lesser)


def riders_of(one: Player, moving: Moving) -> int:
    """Return how many workers have come along so far; they come along again."""
    if moving.unit != "mech":
        return 0
    return min(one.workers.count(moving.at), len([1 for t in moving.treks if t.at == moving.at and not t.walked]))


def best_load(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return how many come along: workers as planned, resources where no unit would stay to hold them."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    moving, one = m.within(Moving), state.one
    first = options[0]
    if isinstance(first, Carry) and first.what == "worker":
        roots: list[Root] = []
        for each in options:
            if isinstance(each, Carry):
                after = state.copy()
                apply_move(context, after, PlannedMove(moving.unit, moving.at, moving.to, moving.to, each.n, 0.0))
                roots += [(each, end) for end in rest_of_turn(context, m, after)]
        return best_option(context, roots, care, care.lesser)
    given = m.state.given[seat] if len(m.state.given) > seat else ()
    riders = sum([each.n for each in given if isinstance(each, Carry) and each.what == "worker"])
    staying = one.workers.count(moving.at) + combat_units(one, moving.at) - riders - (moving.unit != "worker")
    staying -= moving.unit == "worker"
    return options[0] if staying > 0 or moving.at in one.structures else options[-1]


def best_produce(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the best territory to produce on."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    producing = m.within(Producing)
    mill = state.one.structures[MILL] if producing.mill else -1
    ready = state.copy()
    for at in set(producing.made):
        shift(ready.one, "worker", at, state.one.base, ready.one.workers.count(at))
    roots: list[Root] = []
    for made in possible_productions(ready, producing.left, mill, context, few=False):
        wanted = [Produce(NAMES[at], n) for at, n in made]
        chosen = next((each for each in wanted if each in options), None)
        if chosen is not None:
            roots += [(chosen, end) for end in rest_of_turn(context, m, produce(state, made, costs=False))]
    if not roots:
        return options[-1] if isinstance(options[-1], EndForm) else options[0]
    return best_option(context, roots, care, care.lesser)


def best_place(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the resource that the plan needs, placed where the most units guard it."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    one = state.one
    given = m.state.given[seat] if len(m.state.given) > seat else ()
    for each in given:
        if isinstance(each, Place):
            state.add(RESOURCES.index(each.resource), 1)
    safest: dict[int, Place] = {}
    for each in options:
        if isinstance(each, Place):
            kind, at = RESOURCES.index(each.resource), NUMBER[each.at]
            known = safest.get(kind)
            if known is None or guard_strength(one, at) > guard_strength(one, NUMBER[known.at]):
                safest[kind] = each
    roots: list[Root] = []
    for kind, place in safest.items():
        for other in [kind] if given else [each for each in safest if each >= kind]:
            after = state.copy()
            after.add(kind, 1)
            if not given:
                after.add(other, 1)
            roots += [(place, end) for end in rest_of_turn(context, m, after)]
    return best_option(context, roots, care, care.lesser)


def best_offer(m: Scene, seat: int, options: Sequence[Action], care: SearchDepth) -> Action:
    """Return the option of an encounter or the entry of a Factory card with the best plan."""
    context, state = PlanContext(m, seat), current_state(m, seat)
    roots: list[Root] = []
    for each in options:
        after = state.copy()
        if isinstance(each, Choose) and m.inside(FactoryTop):
            take_gains(
                context, after, FACTORY_CARDS[after.one.factory_card].choose[each.offer - 1], after.one.character
            )
        elif isinstance(each, Choose):
            offer = ENCOUNTERS[m.within(Meeting).card].offers[each.offer - 1]
            pay_costs(after, offer.cost)
            take_gains(context, after, offer.gain, after.one.character)
        roots += [(each, end) for end in rest_of_turn(context, m, after)]
    return best_option(context, roots, care, care.lesser)


def guard_strength(one: Player, at: int) -> int:
    """Return how well the player's pieces on a hex guard resources there."""
    return one.workers.count(at) + 2 * combat_units(one, at) + (at in one.structures)
