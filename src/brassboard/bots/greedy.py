"""One-step look-ahead: try every option in a few worlds the seat cannot tell from the true one, take the best."""

from collections.abc import Sequence
from typing import Any

from brassboard.kernel import (
    CHANCE,
    MATCH,
    OVER,
    PASS,
    Action,
    BadInput,
    Form,
    Game,
    Lens,
    Position,
    Request,
    Seat,
    Stream,
)

from .base import Bot, asked, whole

PATIENCE = 4
"""How many answers of the others it waits for to see what became of its choice."""
MOST_FORCED = 100
WIN = 1e6
HASTE = 0.001
"""What each further choice of a combination costs: of equal ways the short one."""


class Greedy(Bot):
    """Looks one choice ahead, and to the end of a combination as far as its budget of positions goes.

    All options are tried in the same worlds with the same dice, so that luck favours none. A combination is what the
    seat may do next without chance or another seat stepping in: the small choices of a form, a step and then a strike.
    Half the budget may go into one world; where a look is cheap there are more worlds.
    """

    def __init__(self, seed: int = 0, worlds: int = 4, budget: int = 100) -> None:
        super().__init__(seed)
        self.worlds = whole(self, "worlds", worlds, 1)
        self.budget = whole(self, "budget", budget, 1)

    def choose(self, lens: Lens) -> Action:
        options = asked(lens)
        if len(options) == 1:
            return options[0]
        habit = lens.game.bots.default_choice
        usual: Action | None = habit(lens, lens.seat, options) if habit is not None else None
        if usual is not None:
            return usual
        look = Look(lens.game, lens.seat)
        share = self.budget // (2 * len(options))
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = lens.determinize(self.luck)
            dice = self.luck.randrange(1 << 62)
            for place, option in enumerate(options):
                worth[place] += look.after(world, option, dice, share)
            if look.tried >= self.budget:
                break
        best = max(worth)
        return self.pick([option for option, value in zip(options, worth, strict=True) if value == best])


class Look:
    """What positions are worth to one seat, on the evaluation its game supplies."""

    def __init__(self, game: Game, seat: Seat) -> None:
        if game.bots.evaluate is None:
            raise BadInput(f"game {game.id} supplies no evaluation to look at", "bot greedy")
        self.game = game
        self.seat = seat
        self.evaluate = game.bots.evaluate
        self.tried = 0

    def after(self, position: Position[Any], action: Action, dice: int, share: int) -> float:
        """What a position is worth once this action is taken; `share` positions may be tried beyond it."""
        self.tried += 1
        following = position.clone()
        following.answer(self.seat, action)
        return self.worth(following, dice, share)

    def worth(self, position: Position[Any], dice: int, share: int) -> float:
        """Play on until the seat is asked again; while nobody else stepped in, the best of what it may do then."""
        luck = Stream(dice.to_bytes(8, "big"))
        alone, waited, forced = True, 0, 0
        while position.seat not in (OVER, MATCH):
            ask = position.ask_of(self.seat)
            if ask is not None and len(ask.options) > 1:
                if alone and share >= len(ask.options):
                    rest = share // len(ask.options)
                    return max([self.after(position, option, dice, rest) for option in ask.options]) - HASTE
                if type(position.asked) is not Form:
                    break
                position.answer(self.seat, self.usual(position, self.seat, ask.options, luck))  # it shows nothing yet
            elif ask is not None:
                forced += 1
                if forced > MOST_FORCED:
                    break
                position.answer(self.seat, ask.options[0])
            elif position.seat == CHANCE:
                alone = False
                assert isinstance(position.asked, Request)
                position.chance(luck.outcome(position.asked))
            else:
                alone = False
                waited += 1
                if waited > PATIENCE:
                    break
                position.answer(position.seat, self.usual(position, position.seat, position.options, luck))
        return self.judge(position)

    def usual(self, position: Position[Any], seat: Seat, options: Sequence[Action], luck: Stream) -> Action:
        """What a seat does without thinking: the habit of its game, or anything."""
        habit = self.game.bots.default_choice
        chosen = habit(position, seat, options) if habit is not None else None
        if chosen is None and seat != self.seat and options[-1] == PASS:
            return PASS  # the others let it be: what they hold is a guess
        return chosen if chosen is not None else any_of(options, luck)

    def judge(self, position: Position[Any]) -> float:
        worth = self.evaluate(position.table, self.seat)
        if position.seat == OVER:
            winners = self.game.result(position.table).winners
            worth += WIN / len(winners) if self.seat in winners else -WIN
        return worth


def any_of(options: Sequence[Action], luck: Stream) -> Action:
    return options[luck.randrange(len(options))]
