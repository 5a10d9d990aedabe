"""Any game as a PettingZoo AEC environment with action masks.

An action is the index of an option in the list of the decision; the mask says how long that list is.
`infos[agent]["options"]` has the canonical texts of the options, beside the kind of the decision, for policies that use
them. The agent of seat 2 is `seat_2`. Seats that choose at the same time (a sealed form) act one after the other and do
not see each other's choice.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from brassboard.installed_game import InstalledGame, game
from brassboard.kernel import SPECTATOR, BadInput, Position, Request, RuleError, Stream, stream, text_of

from .encoding import LIMIT, encoded

MAX_OPTIONS = 512
"""Enough for the widest decision of any game: 201 options were the most in 3,000 matches, in the Smog Riders."""
SIZE = 512
REWARDS = ("win", "score")
ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]


def env(game: str | InstalledGame, players: int | None = None, **settings: Any) -> AECEnv[str, Observation, int]:
    """Return the environment with PettingZoo's wrappers: an action outside the mask ends the match with a loss."""
    bare = raw_env(game, players, **settings)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(game: str | InstalledGame, players: int | None = None, **settings: Any) -> "Environment":
    """Return the environment without wrappers: an action outside the mask raises BadInput.

    Settings: see `Environment`.
    """
    return Environment(game, players, **settings)


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """`options` are the game's own, `rewards` is "win" (winners share 1, the others get -1) or "score"."""

    metadata = {"render_modes": ["ansi"], "name": "brassboard", "is_parallelizable": False}  # noqa: RUF012  theirs

    def __init__(
        self,
        game: str | InstalledGame,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        rewards: str = "win",
        max_options: int = MAX_OPTIONS,
        size: int = SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in REWARDS:
            raise BadInput(f"rewards must be {' or '.join(REWARDS)}, not {rewards!r}", "env")
        if max_options < 1 or size < 1:
            raise BadInput("max_options and size must be 1 or more", "env")
        self.installed = _installed(game)
        self.rules = self.installed.rules
        self.setup = self.rules.setup(players, options)
        self.metadata = {**self.metadata, "name": f"brassboard_{self.installed.id}"}
        self.rewarded, self.max_options, self.size, self.render_mode = rewards, max_options, size, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.seeds = stream(seed)

    def _observations(self) -> spaces.Dict:
        row = spaces.Box(-LIMIT, LIMIT, (self.size,), np.float32)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self.max_options,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match. Without a seed it is the next of the sequence that the last seed began."""
        if seed is not None:
            self.seeds = stream(seed)
        self.luck: Stream = stream(self.seeds.randrange(1 << 62))
        self.position: Position[Any] = self.rules.position(self.setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._drive()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        options = self.position.options
        if action is None or not 0 <= action < len(options):
            raise BadInput(f"{agent} has {len(options)} options; {action} is none of them", "env")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.answer(self.seats[agent], options[int(action)])
        self._drive()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return what this seat may know; its mask is empty while it is not asked."""
        lens = self.rules.lens(self.position, self.seats[agent])
        mask = np.zeros(self.max_options, np.int8)
        mask[: len(lens.options)] = 1
        return {"observation": encoded(lens, self.size), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        if self.render_mode != "ansi":
            return None
        seen = self.rules.lens(self.position, SPECTATOR).table
        return self.rules.display.draw(seen) if self.rules.display.draw else str(seen)

    def close(self) -> None:
        """Do nothing, because no resource is held open."""

    def _drive(self) -> None:
        """Let chance answer until a seat is asked, and store the observation; or end the match."""
        position = self.position
        while isinstance(position.asked, Request):
            position.chance(self.luck.outcome(position.asked))
        for agent in self.agents:
            self.infos[agent] = {}
        if position.asked is None:
            self._end()
            return
        self.agent_selection = self.possible_agents[position.seat]
        ask = position.ask_of(position.seat)
        if ask is None:
            raise RuleError(f"nobody is asked at {position.path()}: an environment plays single matches")
        if len(ask.options) > self.max_options:
            raise BadInput(f"{len(ask.options)} options at {position.path()}: give the env max_options", "env")
        texts = [text_of(option) for option in ask.options]
        self.infos[self.agent_selection] = {"kind": ask.kind, "options": texts}

    def _end(self) -> None:
        result = self.rules.result(self.position.table)
        teams = self.position.state.teams
        shares = len({teams[seat] for seat in result.winners})
        for agent, seat in self.seats.items():
            if self.rewarded == "score":
                self.rewards[agent] = float(result.scores[seat])
            else:
                self.rewards[agent] = 1.0 / shares if seat in result.winners else -1.0
            self.terminations[agent] = True


def _installed(name: str | InstalledGame) -> InstalledGame:
    return name if isinstance(name, InstalledGame) else game(name)
