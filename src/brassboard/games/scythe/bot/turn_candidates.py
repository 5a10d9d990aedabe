"""Whole turns for bots that search: what a player may have in mind, and what a table promises once the others answered.

Plans see only the player's own turns. What a rival does about them (takes the land, drives the workers off, ends the
game) is seen when a turn is rehearsed: bots.rehearsal plays each of these on until the player's next turn.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Done

from ..content import STARS
from ..content.map_tables import NAMES
from ..data.actions import Carry, Go, Move, Section
from ..data.frames import Moving
from ..data.table import AUTOMA
from ..extension_points import Scene
from ..rules.scoring import result, total
from .lookahead import CAREFUL, Aim, Care, aim_of, all_paths, beginning, best_path, planned, section_roots
from .plan_state import Outlook, Sketch, estimate, sketched
from .turns import sections_of
from .valuation import VICTORY, worth

BRIEF: Final = Care(2, 8, 3)  # how far rivals plan who go on in a rehearsal
PLANS: Final = 60  # that are thought on in each turn
OF_ONE: Final = 10  # of them from one turn
BEHIND: Final = 4.0  # coins by which a turn's plans may be worse than the best one's
GLANCE: Final = (4, 20)  # turns and plans by which a table is judged, for the player
RIVALS_GLANCE: Final = (1, 10)  # and for the others
RIVALS: Final = 0.5  # what a coin of the best rival counts


class Intent:
    """A turn in mind: the section it begins with, the units it moves, and the affairs it is to end with."""

    def __init__(self, answer: Action, end: Sketch, care: Care = CAREFUL) -> None:
        self.answer = answer
        self.moves = end.moves
        self.care = Care(care.turns, care.plans, care.lesser, aim_of(end))

    def follow(self, m: Scene, seat: int, options: Sequence[Action]) -> Action:
        """What leads to the aim; where that is out of reach, what plans say."""
        move = self.moving(m, seat, options[0])
        return move if move is not None and move in options else planned(m, seat, options, self.care)

    def moving(self, m: Scene, seat: int, first: Action) -> Action | None:
        """The next move in mind, how many ride along, or the second step; None for other questions."""
        if not isinstance(first, Move | Go | Carry) or not m.inside(Moving):
            return None
        moving = m.within(Moving)
        begun = len([1 for trek in moving.treks if trek.walked])
        if isinstance(first, Move):
            return beginning(self.moves[begun]) if begun < len(self.moves) else Done()
        place = begun - 1 if isinstance(first, Go) or moving.go is not None else begun
        if moving.seat != seat or not 0 <= place < len(self.moves):
            return None
        step = self.moves[place]
        if isinstance(first, Go):
            return Done() if moving.at == step.to else Go(NAMES[step.to])
        return Carry("worker", step.riders) if first.what == "worker" else None


def candidates(m: Scene, seat: int, options: Sequence[Action], most: int) -> list[Intent]:
    """The turns whose plans are nearly as good as the best one's, the best first, and the best one that ends the game.

    Whether to end it a rehearsal judges better than plans: they only guess what the others have. If one is enough it
    is what a player does by default.
    """
    look = Outlook(m, seat)
    roots = section_roots(look, sketched(m, seat), options, few=False)
    if most == 1:
        return [Intent(*roots[best_path(look, roots, CAREFUL.turns, CAREFUL.plans).root])]
    paths = all_paths(look, roots, CAREFUL.turns, PLANS, OF_ONE, by_root=True)
    values: dict[int, float] = {}
    for path in paths:
        if path.root not in values or path.value > values[path.root]:
            values[path.root] = path.value
    ranking = sorted([(-value, root) for root, value in values.items()])
    near = [root for worse, root in ranking if worse <= ranking[0][0] + BEHIND]
    ends = [root for _, root in ranking if len(roots[root][1].one.stars) >= STARS]
    found: list[Intent] = []
    aims: list[Aim] = []
    for root in [*near[:1], *ends[:1], *near[1:]]:
        aim = aim_of(roots[root][1])
        if aim not in aims and len(found) < most:
            aims.append(aim)
            found.append(Intent(*roots[root]))
    return found


def quick_turn(m: Scene, seat: int, options: Sequence[Action]) -> Intent:
    """The turn a player would choose with less thought than usual."""
    look = Outlook(m, seat)
    roots = section_roots(look, sketched(m, seat), options, few=True)
    return Intent(*roots[best_path(look, roots, BRIEF.turns, BRIEF.plans).root], BRIEF)


def turn_value(m: Scene, seat: int) -> float:
    """What a player's plans promise, in coins, against what the best rival's do; at the end, what came of it."""
    table = m.table
    rivals = [one for one in table.players if one.seat != seat and (one.kind == AUTOMA or not table.cooperative)]
    if table.ended:
        value = total(table, seat) + (VICTORY if seat in result(table).winners else -VICTORY)
        others = [float(total(table, one.seat)) for one in rivals]
    else:
        value = promised(m, seat, *GLANCE)
        others = [
            estimate(table, one) if one.kind == AUTOMA else promised(m, one.seat, *RIVALS_GLANCE) for one in rivals
        ]
    return value - RIVALS * max(others, default=0.0)


def promised(m: Scene, seat: int, turns: int, plans: int) -> float:
    """What a player's plans are worth if its turn were next."""
    look, sketch = Outlook(m, seat, imagined=True), sketched(m, seat)
    sections = [Section(number) for number in sections_of(look, sketch.one)]
    roots = section_roots(look, sketch, sections, few=True)
    if not roots or len(sketch.one.stars) >= STARS:
        return worth(look, sketch)
    return best_path(look, roots, turns, plans).value
