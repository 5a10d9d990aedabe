"""Information-set Monte Carlo tree search: tries options by playing many possible futures up to a cut.

Every future starts in a world drawn from the lens (`determinize`), never in the true state. A node of the tree is what
the deciding seat may know, so a sealed answer, hand or plan of one seat never decides what another seat does. A node is
found again at the next decision if the match went as foreseen.

The search starts from what greedy would choose, the usual answer, and plays a few other answers in the same worlds with
the same dice. Each stage has its share of the budget; after it the better half continues, and answers that have clearly
fallen behind are dropped earlier. Another answer replaces the usual one only if it is better by more than chance
explains.

Where a game has openings, whole turns are searched instead (`rehearsal`), and the chosen turn is played to its end.
"""

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from brassboard.kernel import CHANCE, Action, BadInput, Form, Game, Lens, Position, Request, Seat, Stream, TurnPlan

from .base import Bot, asked, check_integer, is_secret_draw
from .greedy import Greedy
from .playout import Playout, replace_answer
from .rehearsal import Answer, Rehearsal
from .tree import Edge, Node, Step, Tree

MAX_NODES: Final = 20_000
"""A larger tree is cleared before the next search; a node takes about 400 bytes."""
FIRST_LOOK: Final = 4
"""After this many worlds, and then after each doubling, answers that have clearly fallen behind are dropped."""
BEHIND: Final = 1.0
"""How many standard errors count as clearly behind."""
DOUBT: Final = 0.02
"""The assumed scatter of a difference before anything was measured."""
BIAS: Final = 0.004
"""The assumed error of the evaluation at the cut, which more samples do not reduce."""
SEALED: Final = 3
"""How many rehearsals of a sealed answer replace one rehearsal of a turn, because they are shorter."""
USUAL: Final = 80
"""Play-outs for a decision if neither their number nor a time is given."""
UNLIMITED: Final = 10**9
PLAYS: Final = ("policy", "random")


class Mcts(Bot):
    """Searches for an answer better than the usual one, within a budget of play-outs or seconds."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float = 0.0,
        width: int = 5,
        turns: int = 2,
        rounds: int = 1,
        sure: float = 1.0,
        play: str = "policy",
    ) -> None:
        super().__init__(seed)
        self.seconds = number(self, "seconds", seconds)
        if iterations is None:
            iterations = UNLIMITED if self.seconds else USUAL
        self.iterations = self.turn_iterations = check_integer(self, "iterations", iterations, 1)
        self.width = check_integer(self, "width", width, 2)
        self.turns = check_integer(self, "turns", turns, 1)
        self.rounds = check_integer(self, "rounds", rounds, 1)
        self.turn_seconds = self.seconds
        self.sure = number(self, "sure", sure)
        if play not in PLAYS:
            raise BadInput(f"play must be one of {', '.join(PLAYS)}, not {play!r}", "bot mcts")
        self.random = play == "random"
        self.greedy = Greedy(seed)
        self.tree = Tree(MAX_NODES)
        self.intent: TurnPlan | None = None
        """The turn in progress as it was chosen."""

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.greedy.reseed(seed)

    @property
    def memory(self) -> int:
        return len(self.tree.nodes) + (self.intent is not None)

    def choose(self, lens: Lens) -> Action:
        options = asked(lens)
        if len(options) == 1:
            return options[0]
        if is_secret_draw(lens):
            return self.pick(options)
        if lens.game.bots.openings:
            return self.choose_in_turn(lens, options)
        if self.seconds and begun(lens.determinize(self.luck), lens.seat):
            return self.greedy.choose(lens)
        return Search(self, lens, options).best()

    def choose_in_turn(self, lens: Lens, options: Sequence[Action]) -> Action:
        """Return the first answer of the best turn, or the next answer of the turn in progress."""
        if lens.ask is not None and lens.ask.kind in lens.game.bots.openings:
            self.intent = self.search_turn(lens, options)
            return self.intent.answer
        usual = self.greedy.choose(lens) if self.intent is None else self.intent.follow(lens, lens.seat, options)
        return self.sealed(lens, options, usual)

    def sealed(self, lens: Lens, options: Sequence[Action], usual: Action) -> Action:
        """Return the best answer to a sealed question, against what the other seats would answer.

        With a time limit only the first choice of an answer is searched, because a table waits once for the whole
        answer.
        """
        world = lens.determinize(self.luck)
        if not world.sealed or (self.turn_seconds and begun(world, lens.seat)):
            return usual
        answers = [Answer(option, self.intent) for option in (usual, *[each for each in options if each != usual])]
        rehearsal = Rehearsal(lens.game, lens.seat, 0, self.turn_seconds)
        return rehearsal.best(lens, answers, SEALED * self.turn_iterations, self.luck).answer

    def search_turn(self, lens: Lens, options: Sequence[Action]) -> TurnPlan:
        """Return the best of the turns that the game proposes."""
        rehearsal = Rehearsal(lens.game, lens.seat, self.rounds, self.turn_seconds)
        intents = rehearsal.candidates(lens, lens.seat, options, self.width)
        return rehearsal.best(lens, intents, self.turn_iterations, self.luck)


class Search:
    """The search for one decision."""

    def __init__(self, bot: Mcts, lens: Lens, options: Sequence[Action]) -> None:
        self.bot = bot
        self.lens = lens
        self.game: Game = lens.game
        self.seat = lens.seat
        self.options = options
        self.playout = Playout(lens.game, lens.seat, bot.turns, bot.random)
        self.root: Node = bot.tree.root(lens.state, lens.seat)
        self.worlds: list[tuple[Position[Any], bytes]] = []
        self.begun = perf_counter() if bot.seconds else 0.0
        self.end = self.begun + bot.seconds
        self.over = False
        self.spent = 0

    def best(self) -> Action:
        """Return the usual answer, or one that turned out better."""
        arms = self.candidates()
        worths: dict[Action, list[float]] = {arm: [] for arm in arms}
        usual, rivals = arms[0], arms[1:]
        stages = len(rivals).bit_length()
        for stage in range(stages):
            share = (self.bot.iterations - self.spent) // (stages - stage)
            until = self.begun + self.bot.seconds * (stage + 1) / stages
            self.race(usual, rivals, worths, max(1, share // (1 + len(rivals))), until)
            rivals = sorted(rivals, key=lambda arm: -sum(worths[arm]))[: len(rivals) // 2 or 1]
        chosen, most = usual, 0.0
        for arm in rivals:
            if len(worths[arm]) >= FIRST_LOOK:
                gain, error = difference(worths[arm], worths[usual])
                if gain - self.bot.sure * error > most:
                    chosen, most = arm, gain - self.bot.sure * error
        return chosen

    def race(
        self, usual: Action, rivals: list[Action], worths: dict[Action, list[float]], worlds: int, until: float
    ) -> None:
        """Sample all remaining answers in more worlds, or until a time; drop those that have clearly fallen behind."""
        for _ in range(worlds):
            if not rivals or self.spent + len(rivals) >= self.bot.iterations or self.late(until):
                return
            n = len(worths[usual])
            tried = [self.sample(n, arm) for arm in (usual, *rivals) if not self.late()]
            self.spent += len(tried)
            if len(tried) <= len(rivals):
                return  # A world in which not all answers were sampled does not count.
            for arm, worth in zip((usual, *rivals), tried, strict=True):
                worths[arm].append(worth)
            n += 1
            if n >= FIRST_LOOK and n & (n - 1) == 0:
                rivals[:] = [arm for arm in rivals if is_promising(worths[arm], worths[usual])]

    def late(self, until: float = 0.0) -> bool:
        """Return whether this time has come or the budget is used up. After that the clock is not read again."""
        if self.over or not self.end:
            return self.over
        now = perf_counter()
        self.over = now >= self.end
        return self.over or 0.0 < until <= now

    # Candidates

    def candidates(self) -> list[Action]:
        """Return the usual answer first, then those an earlier search liked, then those with the best evaluation."""
        usual = self.bot.greedy.choose(self.lens)
        rest = [option for option in self.options if option != usual]
        room = self.bot.width - 1
        if len(rest) > room:
            known = self.root.edges
            liked = sorted([option for option in rest if option in known], key=lambda option: -known[option].mean)
            fresh = [option for option in rest if option not in known]
            rest = [*liked[: room // 2], *self.promising(fresh)]
        return [usual, *rest[:room]]

    def promising(self, options: list[Action]) -> list[Action]:
        """Return the options by the game's evaluation right after them, best first; unsorted if it has none."""
        evaluate = self.game.bots.evaluate
        if evaluate is None:
            return options
        world, dice = self.world(0)
        values: dict[Action, float] = {}
        for option in options:
            position, luck = world.clone(), Stream(dice)
            position.answer(self.seat, option)
            while position.seat == CHANCE:
                assert isinstance(position.asked, Request)
                position.chance(luck.outcome(position.asked))
            values[option] = evaluate(position.table, self.seat)
        return sorted(options, key=lambda option: -values[option])

    # Futures

    def world(self, n: int) -> tuple[Position[Any], bytes]:
        """Return world number n and its dice, which are the same for all candidates, so that chance favours none."""
        luck = self.bot.luck
        while len(self.worlds) <= n:
            world = self.lens.determinize(luck)
            self.answer_sealed(world)
            self.worlds.append((world, luck.randrange(1 << 62).to_bytes(8, "big")))
        return self.worlds[n]

    def answer_sealed(self, world: Position[Any]) -> None:
        """Replace half of the hidden sealed answers of others by usual ones: they could have answered anything."""
        form, policy = world.asked, self.playout.policy
        if type(form) is not Form or policy is None:
            return
        for seat in form.seats:
            if seat == self.seat or seat in self.lens.awaited or self.bot.luck.randrange(2):
                continue
            replace_answer(world, seat, lambda m, who, options: policy(m, who, options) or self.bot.pick(options))

    def sample(self, n: int, arm: Action) -> float:
        """Return the value of an answer in world number n."""
        world, dice = self.world(n)
        position, luck = world.clone(), Stream(dice)
        path: list[Step] = [(self.seat, self.root, self.root.edge(arm))]
        position.answer(self.seat, arm)
        self.descend(position, luck, path)
        self.playout.run(position, luck)
        worths: dict[int, float] = {}
        for seat, node, edge in path:
            if seat not in worths:
                worths[seat] = self.playout.worth(position, seat)
            node.visits += 1
            edge.visits += 1
            edge.total += worths[seat]
        return worths[self.seat]

    def descend(self, position: Position[Any], luck: Stream, path: list[Step]) -> None:
        """Follow the tree to a decision that was never met before; every seat chooses for itself."""
        while True:
            seat = position.seat
            if seat == CHANCE:
                assert isinstance(position.asked, Request)
                position.chance(luck.outcome(position.asked))
            elif seat < 0:
                return
            elif len(position.options) == 1:
                position.answer(seat, position.options[0])
            else:
                node = self.bot.tree.at(position, seat)
                if node is None:
                    return
                edge = self.chosen(node, position, luck)
                path.append((seat, node, edge))
                position.answer(seat, edge.action)

    def chosen(self, node: Node, position: Position[Any], luck: Stream) -> Edge:
        """Return the usual answer first, others as the node widens, and promising ones most often."""
        options = position.options
        if not node.edges:
            return node.edge(self.playout.usual(position, position.seat, options, luck))
        if node.widens(options):
            fresh = [option for option in options if option not in node.edges]
            return node.edge(fresh[luck.randrange(len(fresh))])
        return node.best()


def is_promising(mine: list[float], usual: list[float]) -> bool:
    """Return whether an answer may still be better than the usual one. Answers with equal results are dropped."""
    gain, error = difference(mine, usual)
    return mine != usual and gain > -BEHIND * error


def difference(mine: list[float], usual: list[float]) -> tuple[float, float]:
    """Return the mean gain of one answer over another in the same worlds, and its standard error."""
    gains = [one - other for one, other in zip(mine, usual, strict=True)]
    n = len(gains)
    mean = sum(gains) / n
    scatter = sum([(gain - mean) ** 2 for gain in gains]) + DOUBT**2
    return mean, sqrt(scatter / n**2 + BIAS**2)


def begun(world: Position[Any], seat: Seat) -> bool:
    """Return whether a seat has given a part of a sealed answer."""
    return world.sealed and len(world.given_by(seat)) > 0


def number(bot: Bot, name: str, value: Any) -> float:
    """Return a number of at least 0 given as an option of a bot, or raise `BadInput`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < inf:
        raise BadInput(f"{name} must be a number from 0 on, not {value!r}", f"bot {type(bot).__name__.lower()}")
    return float(value)
