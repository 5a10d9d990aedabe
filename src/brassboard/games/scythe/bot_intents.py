"""Whole turns for bots that search: what a player may have in mind, and what a table promises once the others answered.

Plans see only the player's own turns. What a rival does about them (takes the land, drives the workers off, ends the
game) is seen when a turn is rehearsed: bots.rehearsal plays each of these on for some rounds. Then plans are left
aside: what both sides have, and may make of it, tells better who will win than what they intend.
"""

from collections.abc import Sequence
from math import sqrt, tanh
from typing import Final

from brassboard.kernel import Action, Done

from .actions import Carry, Go, Move
from .atlas import NAMES
from .bot_ahead import CAREFUL, Aim, Care, aim_of, all_paths, beginning, best_path, planned, section_roots
from .bot_sketch import GROWTH, Outlook, Sketch, estimate, sketched
from .bot_worth import worth
from .content import STARS
from .frames import Moving
from .points import Scene
from .scoring import result, total
from .table import AUTOMA, Player

BRIEF: Final = Care(3, 6, 3)  # how far those plan who go on in a rehearsal
PLANS: Final = 60  # that are thought on in each turn
OF_ONE: Final = 10  # of them from one turn
BEHIND: Final = 6.0  # coins by which a turn's plans may be worse than the best one's
VICTORY: Final = 30.0  # coins that winning is worth beyond the lead, and losing costs: less than the 80 of plans
SCATTER: Final = 7.0  # coins the lead at the end is off from what it looks like: times the root of the turns left
DOUBT: Final = 9.0  # and however near the end is


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


def intents(m: Scene, seat: int, options: Sequence[Action], most: int) -> list[Intent]:
    """The turns whose plans are nearly as good as the best one's, the best first, and the best one that ends the game.

    Whether to end it a rehearsal judges better than plans: they only guess what the others have. If one is enough it
    is what a player does by habit.
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


def impulse(m: Scene, seat: int, options: Sequence[Action]) -> Intent:
    """The turn a player would choose with less thought than usual."""
    look = Outlook(m, seat)
    roots = section_roots(look, sketched(m, seat), options, few=True)
    return Intent(*roots[best_path(look, roots, BRIEF.turns, BRIEF.plans).root], BRIEF)


def prospect(m: Scene, seat: int) -> float:
    """How far a player's affairs are ahead of the best rival's, in coins, and how likely that is to win."""
    table = m.table
    rivals = [one for one in table.players if one.seat != seat and (one.kind == AUTOMA or not table.cooperative)]
    if table.ended:
        ahead = total(table, seat) - max([float(total(table, one.seat)) for one in rivals], default=0.0)
        return ahead + (VICTORY if seat in result(table).winners else -VICTORY)
    look = Outlook(m, seat, imagined=True)
    ahead = worth(look, sketched(m, seat)) - max([foreseen(m, one, look.left) for one in rivals], default=0.0)
    return ahead + VICTORY * tanh(ahead / (SCATTER * sqrt(look.left) + DOUBT))


def foreseen(m: Scene, rival: Player, left: int) -> float:
    """What a rival is likely to have at the end, so many turns from now."""
    if rival.kind == AUTOMA:
        return estimate(m.table, rival) + GROWTH * left
    return worth(Outlook(m, rival.seat, imagined=True), sketched(m, rival.seat))
