"""Plays the golden games anew, after a change of rules that is meant:

    PYTHONPATH=tests .venv/bin/python -m games.alone.record

It takes some minutes: games are played until together they reach everything (`reaching.EVERYTHING`), then few and short
ones of them are kept. Look at the difference before you keep it: a golden game that changed by itself has found
something.
"""

import random
import sys
from collections import Counter
from pathlib import Path

import brassboard
from brassboard.games.alone import GAME
from brassboard.games.alone.content import CARDS, CHARACTERS, MISSIONS
from brassboard.games.alone.scenario.registry import SHIPPED
from brassboard.kernel import Match, Setup
from brassboard.sentences import Sentences
from games.alone.plan import Wisher
from games.alone.reaching import EVERYTHING, reached
from games.recording import Games, write_down

GOLDEN = Path(__file__).parents[2] / "golden" / "alone"
AT_LEAST = 200
"""So many games are played in any case, to choose from."""
LONGEST = 900
"""Lines: a longer game is given up."""
DRAWS = 12
"""So many deals of missions are looked at for each game, and the one with the rarest is played."""


def setup_for(seed: int, often: Counter[str]) -> Setup:
    """Return the options of a game: what was seldom seen, each on its own."""
    luck = random.Random(seed)

    def rare(name: str, values: list[str]) -> str:
        return min(values, key=lambda value: (often[f"{name} {value}"], luck.random()))

    choices = {choice.name: [*choice.choices] for choice in GAME.options}
    options = {
        "difficulty": rare("difficulty", choices["difficulty"]),
        "map": rare("map", ["random", *SHIPPED]),
        "variety": luck.random() < 0.8,
        "character": rare("play", [*CHARACTERS]),
        "decks": min(choices["decks"][1:], key=lambda pair: (shown_of(pair, often), luck.random())),
        "spaces": 10,
    }
    if seed % 6 == 0:
        options |= {"character": luck.choice(["choose", "random"]), "decks": "choose"}
    players = min(GAME.players, key=lambda n: (often[f"{n} players"], luck.random()))
    return GAME.setup(players, options)


def shown_of(pair: str, often: Counter[str]) -> int:
    """Return how much of two decks was shown: halves that were seen, and seldom seen ones little."""
    halves = [f"{card} {half}" for card, row in CARDS.items() if row.deck in pair for half in ("basic", "dangerous")]
    return sum([min(often[half], 3) for half in halves])


def dealt(setup: Setup, seed: int, often: Counter[str]) -> Match:
    """Return the beginning of a game whose missions were seldom fulfilled."""
    deals = [Match.begin(GAME, setup, seed=seed * 100 + n) for n in range(DRAWS)]

    def rarity(match: Match) -> float:
        table = match.position.table
        ids = [*[mission.id for mission in table.missions], *table.reds[:1]]
        return sum([1 / (1 + min([often[thing] for thing in shown_by(id)])) for id in ids])

    return max(deals, key=rarity)


def shown_by(mission: str) -> list[str]:
    """Return what can be seen when a mission is fulfilled: one reward is a companion."""
    joins = "companion" in str(MISSIONS[mission].reward)
    return [f"{mission} fulfilled", *[f"sacrifice {one}" for one in CHARACTERS if joins]]


def play(setup: Setup, seed: int, often: Counter[str]) -> Match:
    match = dealt(setup, seed, often)
    wishers = [Wisher(seed * 10 + seat, often) for seat in range(setup.players)]
    undoes = seed % 10 == 0
    while not match.over and len(match.lines) < LONGEST:
        seat = match.awaited[0]
        match.take(wishers[seat].choose(match, seat), seat)
        if undoes and match.may_undo(seat) and wishers[seat].luck.random() < 0.02:
            match.undo(seat)
    return match


def search() -> Games:
    """Games that together reach everything."""
    often: Counter[str] = Counter()
    found: Games = {}
    seed = 0
    while seed < AT_LEAST or set(EVERYTHING) - set(often):
        seed += 1
        match = play(setup_for(seed, often), seed, often)
        if match.over:
            things = reached(match)
            often.update(things)
            found[seed] = (match, things)
        if seed % 20 == 0:
            missing = EVERYTHING - set(often)
            sys.stderr.write(f"game {seed}, {len(missing)} not yet reached: {', '.join(sorted(missing))}\n")
    return found


def name_of(match: Match) -> str:
    """`k1_3_easy_technician_hero`: the map, how many play, the level, the character, and who wins."""
    table = match.position.table
    return f"{match.setup['map']}_{match.setup.players}_{table.difficulty}_{table.hero.character}_{table.winner}"


if __name__ == "__main__":
    write_down(search(), GOLDEN, Sentences(brassboard.game(GAME.id)), name_of)
