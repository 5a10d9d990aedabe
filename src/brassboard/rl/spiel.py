"""Any game for OpenSpiel's algorithms: `load("duel", players=2)` is a `pyspiel.Game`. Needs `brassboard[spiel]`.

An action is the index of an option in the list of the decision, as in the PettingZoo environment. Chance is sampled: a
chance node has one action, and its outcome comes from the state's own stream (`seed`), which is copied with a clone.
The observation of a player is what their seat may know, as a row of numbers (`encoded`) and as text.
"""

from typing import Any

import numpy as np

from brassboard.installed_game import InstalledGame
from brassboard.kernel import CHANCE, OVER, BadInput, Lens, Position, Request, Stream, stream, text_of

from .encoding import Row, encoded
from .environment import MAX_OPTIONS, SIZE, raw_env

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as missing:
    raise ImportError(f"brassboard.rl.spiel needs OpenSpiel ({missing}): pip install 'brassboard[spiel]'") from missing

LONGEST = 100_000


def load(
    game: str | InstalledGame,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    max_options: int = MAX_OPTIONS,
    size: int = SIZE,
) -> "SpielGame":
    """Return a game of ours as a game of OpenSpiel; winners share 1, and the others lose as much in total."""
    world = raw_env(game, players, options=options, max_options=max_options, size=size)
    return SpielGame(world.installed, world.setup, seed, max_options, size)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game with its setup."""

    def __init__(self, installed: InstalledGame, setup: Any, seed: int, max_options: int, size: int) -> None:
        kind = pyspiel.GameType(
            short_name=f"brassboard_{installed.id}",
            long_name=f"Brassboard: {installed.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(installed.players),
            min_num_players=min(installed.players),
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        about = pyspiel.GameInfo(
            num_distinct_actions=max_options,
            max_chance_outcomes=1,
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, {})
        self.installed, self.setup, self.max_options, self.size = installed, setup, max_options, size
        self.seeds = stream(seed)

    def new_initial_state(self, from_observation_str: str | None = None) -> "SpielState":
        """Start a new match with dice of its own."""
        position = self.installed.rules.position(self.setup)
        return SpielState(self, Held(position, stream(self.seeds.randrange(1 << 62))))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what a player sees of a state."""
        return Observer(self.installed, self.size)


class Held:
    """A position and the random stream that drives it. A copy is an independent clone."""

    def __init__(self, position: Position[Any], luck: Stream) -> None:
        self.position = position
        self.luck = luck

    def __deepcopy__(self, known: dict[int, Any]) -> "Held":
        return Held(self.position.clone(), Stream(self.luck.key, self.luck.n))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match at one moment."""

    def __init__(self, game: SpielGame, held: Held) -> None:
        super().__init__(game)
        self.held = held
        self.most = game.max_options

    @property
    def position(self) -> Position[Any]:
        return self.held.position

    def current_player(self) -> int:
        seat = self.position.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        options = self.position.options
        if len(options) > self.most:
            raise BadInput(f"{len(options)} options at {self.position.path()}: give max_options", "spiel")
        return list(range(len(options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if isinstance(position.asked, Request):
            position.chance(self.held.luck.outcome(position.asked))
        else:
            position.answer(position.seat, position.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player == int(pyspiel.PlayerId.CHANCE) else text_of(self.position.options[action])

    def is_terminal(self) -> bool:
        return self.position.seat == OVER

    def returns(self) -> list[float]:
        """Return 1 shared by the winners; the others lose the same amount in equal parts."""
        seats = len(self.position.state.teams)
        if not self.is_terminal():
            return [0.0] * seats
        won = self.get_game().installed.rules.result(self.position.table).winners
        if len(won) in (0, seats):
            return [0.0] * seats
        return [1 / len(won) if seat in won else -1 / (seats - len(won)) for seat in range(seats)]

    def __str__(self) -> str:
        return self.position.path() or "over"


class Observer:
    """Returns what a seat may know of a state, and nothing else."""

    def __init__(self, installed: InstalledGame, size: int) -> None:
        self.installed = installed
        self.tensor: Row = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = encoded(self.lens(state, player), len(self.tensor))

    def string_from(self, state: SpielState, player: int) -> str:
        lens = self.lens(state, player)
        return f"{lens.table} {[text_of(option) for option in lens.options]}"

    def lens(self, state: SpielState, player: int) -> Lens:
        return self.installed.rules.lens(state.position, player)
