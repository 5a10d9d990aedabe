"""One-step look-ahead: tries every option in a few worlds that the seat cannot tell from the true one."""

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

from .base import Bot, asked, check_integer, is_secret_draw

PATIENCE = 4
"""How many answers of the others it waits for to see the result of its choice."""
MAX_FORCED = 100
WIN = 1e6
HASTE = 0.001
"""The cost of each further choice of a combination, so that of equal combinations the shortest wins."""


class Greedy(Bot):
    """Looks one choice ahead, and to the end of a combination as far as its budget of positions allows.

    All options are tried in the same worlds with the same dice, so that chance favours none. A combination is what the
    seat may do next before chance or another seat acts: the choices of a form, or a step and then a strike. Half of the
    budget may go into one world; if an option is cheap to try there are more worlds.
    """

    def __init__(self, seed: int = 0, worlds: int = 4, budget: int = 100) -> None:
        super().__init__(seed)
        self.worlds = check_integer(self, "worlds", worlds, 1)
        self.budget = check_integer(self, "budget", budget, 1)

    def choose(self, lens: Lens) -> Action:
        options = asked(lens)
        if len(options) == 1:
            return options[0]
        if is_secret_draw(lens):
            return self.pick(options)
        game_default = lens.game.bots.default_choice
        usual: Action | None = game_default(lens, lens.seat, options) if game_default is not None else None
        if usual is not None:
            return usual
        look = PositionValue(lens.game, lens.seat)
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


class PositionValue:
    """Evaluates positions for one seat with the evaluation of its game."""

    def __init__(self, game: Game, seat: Seat) -> None:
        if game.bots.evaluate is None:
            raise BadInput(f"game {game.id} supplies no evaluation to look at", "bot greedy")
        self.game = game
        self.seat = seat
        self.evaluate = game.bots.evaluate
        self.tried = 0

    def after(self, position: Position[Any], action: Action, dice: int, share: int) -> float:
        """Return the value of a position after this action; `share` positions may be tried beyond it."""
        self.tried += 1
        following = position.clone()
        following.answer(self.seat, action)
        return self.worth(following, dice, share)

    def worth(self, position: Position[Any], dice: int, share: int) -> float:
        """Play on until the seat is asked again, and return the value; as long as no one else acted, of its best
        choice.
        """
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
                position.answer(
                    self.seat, self.usual(position, self.seat, ask.options, luck)
                )  # Others see nothing yet.
            elif ask is not None:
                forced += 1
                if forced > MAX_FORCED:
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
        """Return what a seat does without search: the default choice of its game, or any option."""
        game_default = self.game.bots.default_choice
        chosen = game_default(position, seat, options) if game_default is not None else None
        if chosen is None and seat != self.seat and options[-1] == PASS:
            return PASS  # The others pass, because what they hold is a guess.
        return chosen if chosen is not None else pick_random(options, luck)

    def judge(self, position: Position[Any]) -> float:
        worth = self.evaluate(position.table, self.seat)
        if position.seat == OVER:
            winners = self.game.result(position.table).winners
            worth += WIN / len(winners) if self.seat in winners else -WIN
        return worth


def pick_random(options: Sequence[Action], luck: Stream) -> Action:
    return options[luck.randrange(len(options))]
