"""Learn to play by playing: a linear policy, trained by self-play alone, against random play.

    python examples/learn_to_play.py scythe
    python examples/learn_to_play.py smog_riders --players 2 --option scenario=vault

It meets the game through its PettingZoo environment only: whose turn it is, what is asked, the texts of the options,
the scores at the end. Each option has a few features (its question with its verb, with each of its words, with all of
it); their weights add up to a score, a softmax over the scores is the policy, and REINFORCE makes likelier what was
chosen by those who did better than usual.
"""

import argparse
import random
from collections.abc import Sequence
from hashlib import blake2b
from math import exp

import numpy as np
from numpy.typing import NDArray

from brassboard.installed_game import game
from brassboard.kernel.journal import parse_options
from brassboard.rl import Environment, raw_env
from brassboard.sim import wilson

SIZE = 1 << 14
STEP = 0.08
"""How far one match changes the policy of a seat, divided among all its choices."""
FORGETS = 0.05
Choice = tuple[list[list[int]], list[float], int]
"""The features of the options, the probability of each, and which was taken."""


class Policy:
    """A policy without knowledge of any game: weights of hashed words."""

    def __init__(self) -> None:
        self.weights: NDArray[np.float64] = np.zeros(SIZE)
        self._known: dict[tuple[str, str], list[int]] = {}

    def features(self, kind: str, option: str) -> list[int]:
        known = self._known.get((kind, option))
        if known is None:
            verb, _, rest = option.partition(":")
            words = {f"{kind} {verb}", f"{kind} {option}"} | {f"{kind} {verb} {word}" for word in rest.split(",")}
            known = self._known[kind, option] = [slot_of(word) for word in sorted(words)]
        return known

    def choose(self, kind: str, options: Sequence[str], luck: random.Random) -> Choice:
        """Choose one of the options, drawn by the softmax of their scores."""
        rows = [self.features(kind, option) for option in options]
        scores = [sum([self.weights[slot] for slot in row]) for row in rows]
        top = max(scores)
        odds = [exp(score - top) for score in scores]
        chances = [each / sum(odds) for each in odds]
        return rows, chances, luck.choices(range(len(rows)), chances)[0]

    def learn(self, choices: Sequence[Choice], advantage: float) -> None:
        """Move the weights along the gradient of the probability of these choices."""
        pull = STEP * advantage / max(1, len(choices)) ** 0.5
        for rows, chances, taken in choices:
            for place, (row, chance) in enumerate(zip(rows, chances, strict=True)):
                for slot in row:
                    self.weights[slot] += pull * ((place == taken) - chance)


def slot_of(word: str) -> int:
    return int.from_bytes(blake2b(word.encode(), digest_size=4).digest(), "big") % SIZE


def play(world: Environment, players: Sequence[Policy | None], seed: int) -> list[list[Choice]]:
    """Play one match; None chooses at random. Return the choices of each seat without forced ones."""
    luck = random.Random(seed)
    world.reset(seed=seed)
    made: list[list[Choice]] = [[] for _ in players]
    while not all(world.terminations.values()):
        agent = world.agent_selection
        seat, info = world.seats[agent], world.infos[agent]
        player, options = players[seat], info["options"]
        if player is None or len(options) == 1:
            world.step(luck.randrange(len(options)))
            continue
        made[seat].append(player.choose(info["kind"], options, luck))
        world.step(made[seat][-1][2])
    return made


def margins(world: Environment) -> list[float]:
    """Return how far each seat's side is ahead of the best other side."""
    scores, teams = world.rules.result(world.position.table).scores, world.position.state.teams
    best = {
        team: max([score for score, each in zip(scores, teams, strict=True) if each == team]) for team in set(teams)
    }
    others = {team: max([best[other] for other in best if other != team], default=0) for team in best}
    return [float(best[team] - others[team]) for team in teams]


def train(world: Environment, episodes: int, seed: int = 0) -> Policy:
    """Train by self-play with one policy at all seats. The baseline and the scale of results are running means."""
    policy = Policy()
    seats = range(len(world.possible_agents))
    usual, spread = [0.0 for _ in seats], [1.0 for _ in seats]
    for episode in range(episodes):
        made = play(world, [policy for _ in seats], seed + episode)
        for seat, margin in enumerate(margins(world)):
            surprise = margin - usual[seat]
            if episode == 0:
                spread[seat] = max(1.0, abs(surprise))  # else the first matches would all count as extreme
            policy.learn(made[seat], max(-2.0, min(2.0, surprise / spread[seat])))
            usual[seat] += FORGETS * surprise
            spread[seat] += FORGETS * (abs(surprise) - spread[seat])
    return policy


def wins(world: Environment, policy: Policy, games: int, seed: int = 1_000_000) -> float:
    """Return the share of matches that its side wins against random play, with every side in turn."""
    teams = world.rules.position(world.setup).state.teams
    sides = sorted(set(teams))
    won = 0.0
    for index in range(games):
        side = sides[index % len(sides)]
        play(world, [policy if team == side else None for team in teams], seed + index)
        won += max(0.0, world.rewards[world.possible_agents[teams.index(side)]])
    return won


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--episodes", type=int, default=300)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(arguments)
    choices = {choice.name: choice.choices for choice in game(args.game).options}
    options = parse_options(dict([word.split("=", 1) for word in args.option]), choices)
    world = raw_env(args.game, players=args.players, options=options)
    for name, policy in (("before", Policy()), ("after", train(world, args.episodes, args.seed))):
        won = wins(world, policy, args.games)
        low, high = wilson(won, args.games)
        print(f"{name} training: {won:g} of {args.games} against random ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
