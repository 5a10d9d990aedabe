"""Information-set Monte Carlo tree search: what a seat would do if it played many futures of what it sees to a cut.

Every future begins in a world drawn from the lens (`determinize`), never in the true state. Nodes of the tree are what
the seat that moves there may know, so one seat's sealed answer, hand or plan never decides what another seat does, and
a node is found again at the next decision if things went as foreseen.

The search trusts the habits of its game. What greedy would choose is the usual answer; a few others are played on in
the same worlds with the same dice. Each stage has its share of the budget; after it the better half goes on, and who
has clearly fallen behind leaves before that. The usual answer is left only for one that is better by more than luck
explains.

Where a game has openings, whole turns are searched instead (`rehearsal`), and the one chosen is followed to its end.
"""

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from brassboard.kernel import CHANCE, Action, BadInput, Form, Game, Intent, Lens, Position, Request, Seat, Stream

from .base import Bot, asked, whole
from .greedy import Greedy
from .playout import Playout, answer_anew
from .rehearsal import Answer, Rehearsal
from .tree import Edge, Node, Step, Tree

MOST_NODES: Final = 20_000
"""With more than this a tree is not searched on; a node takes some 400 bytes."""
FIRST_LOOK: Final = 4
"""After so many worlds, then after twice as many, and so on, it is seen who has clearly fallen behind; on fewer
nothing is built."""
BEHIND: Final = 1.0
"""By how many standard errors that is."""
DOUBT: Final = 0.02
"""How much a difference is supposed to scatter before anything was seen of it."""
BIAS: Final = 0.004
"""How much the judgement at the cut may be wrong by, however often it is asked."""
SEALED: Final = 3
"""For one rehearsal of a turn so many of an answer to a sealed question, which are short."""
USUAL: Final = 80
"""Play-outs a decision where nobody says how many, or for how long."""
UNLIMITED: Final = 10**9
PLAYS: Final = ("policy", "random")


class Mcts(Bot):
    """Searches for something better than the usual answer, within its budget of play-outs or seconds."""

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
        self.iterations = self.turn_iterations = whole(self, "iterations", iterations, 1)
        self.width = whole(self, "width", width, 2)
        self.turns = whole(self, "turns", turns, 1)
        self.rounds = whole(self, "rounds", rounds, 1)
        self.turn_seconds = self.seconds
        self.sure = number(self, "sure", sure)
        if play not in PLAYS:
            raise BadInput(f"play must be one of {', '.join(PLAYS)}, not {play!r}", "bot mcts")
        self.random = play == "random"
        self.greedy = Greedy(seed)
        self.tree = Tree(MOST_NODES)
        self.intent: Intent | None = None
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
        if lens.game.bots.openings:
            return self.intended(lens, options)
        if self.seconds and begun(lens.determinize(self.luck), lens.seat):
            return self.greedy.choose(lens)
        return Search(self, lens, options).best()

    def intended(self, lens: Lens, options: Sequence[Action]) -> Action:
        """How the best turn begins, or what the one in progress asks for."""
        if lens.ask is not None and lens.ask.kind in lens.game.bots.openings:
            self.intent = self.rehearsed(lens, options)
            return self.intent.answer
        usual = self.greedy.choose(lens) if self.intent is None else self.intent.follow(lens, lens.seat, options)
        return self.sealed(lens, options, usual)

    def sealed(self, lens: Lens, options: Sequence[Action], usual: Action) -> Action:
        """Where several seats answer at once, unseen by each other: what does best against what the others would say.

        With a limit in seconds only the first of several choices: a table waits once for the whole of an answer.
        """
        world = lens.determinize(self.luck)
        if not world.sealed or (self.turn_seconds and begun(world, lens.seat)):
            return usual
        answers = [Answer(option, self.intent) for option in (usual, *[each for each in options if each != usual])]
        rehearsal = Rehearsal(lens.game, lens.seat, 0, self.turn_seconds)
        return rehearsal.best(lens, answers, SEALED * self.turn_iterations, self.luck).answer

    def rehearsed(self, lens: Lens, options: Sequence[Action]) -> Intent:
        """The best of the turns it may have in mind."""
        rehearsal = Rehearsal(lens.game, lens.seat, self.rounds, self.turn_seconds)
        intents = rehearsal.candidates(lens, lens.seat, options, self.width)
        return rehearsal.best(lens, intents, self.turn_iterations, self.luck)


class Search:
    """One decision being thought about."""

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
        """The usual answer, or one that turned out better."""
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
        """Play all that still race in so many more worlds, or until then; who clearly falls behind is taken out."""
        for _ in range(worlds):
            if not rivals or self.spent + len(rivals) >= self.bot.iterations or self.late(until):
                return
            n = len(worths[usual])
            tried = [self.sample(n, arm) for arm in (usual, *rivals) if not self.late()]
            self.spent += len(tried)
            if len(tried) <= len(rivals):
                return  # what some did not get to compare counts for none
            for arm, worth in zip((usual, *rivals), tried, strict=True):
                worths[arm].append(worth)
            n += 1
            if n >= FIRST_LOOK and n & (n - 1) == 0:
                rivals[:] = [arm for arm in rivals if hopeful(worths[arm], worths[usual])]

    def late(self, until: float = 0.0) -> bool:
        """Whether it is later than that, or its time is over; once that is, nobody looks at the clock again."""
        if self.over or not self.end:
            return self.over
        now = perf_counter()
        self.over = now >= self.end
        return self.over or 0.0 < until <= now

    # Candidates

    def candidates(self) -> list[Action]:
        """The usual answer first, then those an earlier search liked, then those that look best at once."""
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
        """Best first by the game's evaluation right after them; as they come where it gives none."""
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
        """World number n and its dice: the same for all candidates, so that luck favours none."""
        luck = self.bot.luck
        while len(self.worlds) <= n:
            world = self.lens.determinize(luck)
            self.answer_sealed(world)
            self.worlds.append((world, luck.randrange(1 << 62).to_bytes(8, "big")))
        return self.worlds[n]

    def answer_sealed(self, world: Position[Any]) -> None:
        """Others who have answered a sealed question could have answered anything; half the time it is the usual."""
        form, policy = world.asked, self.playout.policy
        if type(form) is not Form or policy is None:
            return
        for seat in form.seats:
            if seat == self.seat or seat in self.lens.awaited or self.bot.luck.randrange(2):
                continue
            answer_anew(world, seat, lambda m, who, options: policy(m, who, options) or self.bot.pick(options))

    def sample(self, n: int, arm: Action) -> float:
        """What comes of an answer in world number n."""
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
        """Down the tree to a decision that was never met before; every seat looks after itself."""
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
        """The usual answer first, others as the node widens, the promising ones most often."""
        options = position.options
        if not node.edges:
            return node.edge(self.playout.usual(position, position.seat, options, luck))
        if node.widens(options):
            fresh = [option for option in options if option not in node.edges]
            return node.edge(fresh[luck.randrange(len(fresh))])
        return node.best()


def hopeful(mine: list[float], usual: list[float]) -> bool:
    """Whether an answer may still turn out better than the usual one; not where both come to the same every time."""
    gain, error = difference(mine, usual)
    return mine != usual and gain > -BEHIND * error


def difference(mine: list[float], usual: list[float]) -> tuple[float, float]:
    """The mean of what one answer gained over another in the same worlds, and its standard error."""
    gains = [one - other for one, other in zip(mine, usual, strict=True)]
    n = len(gains)
    mean = sum(gains) / n
    scatter = sum([(gain - mean) ** 2 for gain in gains]) + DOUBT**2
    return mean, sqrt(scatter / n**2 + BIAS**2)


def begun(world: Position[Any], seat: Seat) -> bool:
    """Whether a seat is in the middle of a sealed answer."""
    return world.sealed and len(world.given_by(seat)) > 0


def number(bot: Bot, name: str, value: Any) -> float:
    """A number from 0 on as an option of a bot, or a clear word about it."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < inf:
        raise BadInput(f"{name} must be a number from 0 on, not {value!r}", f"bot {type(bot).__name__.lower()}")
    return float(value)
