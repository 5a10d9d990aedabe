"""Whole turns for bots that search: the turns a player may choose, and what a table promises after the others' turns.

Plans see only the player's own turns. What rivals do about them is seen when bots.rehearsal plays each of these turns
on until the player's next turn.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, EndForm

from ..content import STARS
from ..content.map_tables import NAMES
from ..data.actions import Carry, Go, Move, Section
from ..data.frames import Moving
from ..data.table import AUTOMA
from ..extension_points import Scene
from ..rules.scoring import result, total
from .lookahead import (
    FULL_SEARCH,
    Aim,
    SearchDepth,
    aim_of,
    all_plans,
    best_plan,
    choose_by_plan,
    first_action,
    section_roots,
)
from .plan_state import PlanContext, PlanState, current_state, estimated_score
from .turns import free_sections
from .valuation import VICTORY, plan_value

REHEARSAL_SEARCH: Final = SearchDepth(2, 8, 3)  # how far rivals plan in a rehearsal
PLANS: Final = 60  # plans continued in each turn
PLANS_OF_ONE_TURN: Final = 10  # plans of these that begin with the same turn
LARGEST_GAP: Final = 4.0  # coins by which a candidate may be worse than the best one
JUDGED_BY: Final = (4, 20)  # turns and plans to judge a table by, for the player
RIVALS_JUDGED_BY: Final = (1, 10)  # turns and plans to judge it by, for the others
RIVAL_WEIGHT: Final = 0.5  # weight of a coin of the best rival


class PlannedTurn:
    """A planned turn: the section it begins with, the units it moves, and the position it shall end with."""

    def __init__(self, answer: Action, end: PlanState, care: SearchDepth = FULL_SEARCH) -> None:
        self.answer = answer
        self.moves = end.moves
        self.care = SearchDepth(care.turns, care.plans, care.lesser, aim_of(end))

    def follow(self, m: Scene, seat: int, options: Sequence[Action]) -> Action:
        """Return the option that leads to the aim; where the aim is out of reach, the option a plan chooses."""
        move = self.moving(m, seat, options[0])
        return move if move is not None and move in options else choose_by_plan(m, seat, options, self.care)

    def moving(self, m: Scene, seat: int, first: Action) -> Action | None:
        """Return the next planned move, number of riders or second step; None for other questions."""
        if not isinstance(first, Move | Go | Carry) or not m.inside(Moving):
            return None
        moving = m.within(Moving)
        begun = len([1 for trek in moving.treks if trek.walked])
        if isinstance(first, Move):
            return first_action(self.moves[begun]) if begun < len(self.moves) else EndForm()
        place = begun - 1 if isinstance(first, Go) or moving.go is not None else begun
        if moving.seat != seat or not 0 <= place < len(self.moves):
            return None
        step = self.moves[place]
        if isinstance(first, Go):
            return EndForm() if moving.at == step.to else Go(NAMES[step.to])
        return Carry("worker", step.riders) if first.what == "worker" else None


def candidates(m: Scene, seat: int, options: Sequence[Action], most: int) -> list[PlannedTurn]:
    """Return the turns whose plans are nearly as good as the best one, the best first; and the best that ends the game.

    A rehearsal judges better than a plan whether to end the game, because plans only guess what the others have. With
    `most` = 1 the only candidate is the turn that default_choice plays.
    """
    context = PlanContext(m, seat)
    roots = section_roots(context, current_state(m, seat), options, few=False)
    if most == 1:
        return [PlannedTurn(*roots[best_plan(context, roots, FULL_SEARCH.turns, FULL_SEARCH.plans).root])]
    paths = all_plans(context, roots, FULL_SEARCH.turns, PLANS, PLANS_OF_ONE_TURN, by_root=True)
    values: dict[int, float] = {}
    for path in paths:
        if path.root not in values or path.value > values[path.root]:
            values[path.root] = path.value
    ranking = sorted([(-value, root) for root, value in values.items()])
    near = [root for worse, root in ranking if worse <= ranking[0][0] + LARGEST_GAP]
    ends = [root for _, root in ranking if len(roots[root][1].one.stars) >= STARS]
    found: list[PlannedTurn] = []
    aims: list[Aim] = []
    for root in [*near[:1], *ends[:1], *near[1:]]:
        aim = aim_of(roots[root][1])
        if aim not in aims and len(found) < most:
            aims.append(aim)
            found.append(PlannedTurn(*roots[root]))
    return found


def quick_turn(m: Scene, seat: int, options: Sequence[Action]) -> PlannedTurn:
    """Return the turn that a player with a shorter plan would choose."""
    context = PlanContext(m, seat)
    roots = section_roots(context, current_state(m, seat), options, few=True)
    return PlannedTurn(
        *roots[best_plan(context, roots, REHEARSAL_SEARCH.turns, REHEARSAL_SEARCH.plans).root], REHEARSAL_SEARCH
    )


def turn_value(m: Scene, seat: int) -> float:
    """Return the value of a player's plans in coins, less a part of the best rival's.

    When the game has ended it is the score, and more or less for victory or defeat.
    """
    table = m.table
    rivals = [one for one in table.players if one.seat != seat and (one.kind == AUTOMA or not table.cooperative)]
    if table.ended:
        value = total(table, seat) + (VICTORY if seat in result(table).winners else -VICTORY)
        others = [float(total(table, one.seat)) for one in rivals]
    else:
        value = best_plan_value(m, seat, *JUDGED_BY)
        others = [
            estimated_score(table, one) if one.kind == AUTOMA else best_plan_value(m, one.seat, *RIVALS_JUDGED_BY)
            for one in rivals
        ]
    return value - RIVAL_WEIGHT * max(others, default=0.0)


def best_plan_value(m: Scene, seat: int, turns: int, plans: int) -> float:
    """Return the value of a player's best plan if the player's turn were next."""
    context, state = PlanContext(m, seat, imagined=True), current_state(m, seat)
    sections = [Section(number) for number in free_sections(context, state.one)]
    roots = section_roots(context, state, sections, few=True)
    if not roots or len(state.one.stars) >= STARS:
        return plan_value(context, state)
    return best_plan(context, roots, turns, plans).value
