"""Plays the golden games anew, after a change of rules that is meant:

    PYTHONPATH=tests .venv/bin/python -m games.smog_riders.record

It takes some minutes: games are played until together they reach everything (`reaching.EVERYTHING`), then few and short
ones of them are kept. Look at the difference before you keep it: a golden game that changed by itself has found
something.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path

import brassboard
from brassboard.bots import bot
from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.actions import Aim, Portal, Stay
from brassboard.kernel import Action, Match, Seat, Setup, text_of
from brassboard.sentences import Sentences
from games.recording import Games, write_down
from games.smog_riders.reaching import EVERYTHING, reached

GOLDEN = Path(__file__).parents[2] / "golden" / "smog_riders"
AT_LEAST = 400
"""So many games are played in any case, to choose from."""
LONGEST = 800
"""Lines: a longer game is kept only for what no other has reached."""


class Wisher:
    """A greedy bot with whims: now and then it does anything, and gladly what games have seldom seen.

    Some fire at allies; some defenders let it all pass, so that attackers get somewhere; in some games everybody is
    drawn to Stygia, and stays at its gates.
    """

    def __init__(self, seed: int, often: Counter[str], defends: bool, drawn: bool) -> None:
        self.luck = random.Random(seed)
        self.often = often
        self.done: set[str] = set()
        self.bot = bot("greedy", seed=seed, worlds=1, budget=30)
        self.whims = self.luck.choice((0.0, 0.0, 0.03, 0.1, 0.3))
        self.wishes = self.luck.choice((0.1, 0.3, 0.6, 0.9))
        self.treacherous = not defends and self.luck.random() < 0.3
        self.peaceful = defends and (drawn or self.luck.random() < 0.3)
        self.drawn = drawn and not defends

    def choose(self, match: Match, seat: Seat) -> Action:
        ask = match.position.ask_of(seat)
        assert ask is not None
        options = ask.options
        if len(options) == 1:
            return options[0]
        if self.peaceful and text_of(options[-1]) in ("end", "pass", "done"):
            return options[-1]
        astral = [option for option in options if self.drawn and isinstance(option, Portal | Stay)]
        if astral or (self.drawn and ask.kind == "stygia"):
            return astral[0] if astral else options[-1]
        faction = match.position.table.faction
        allies = [option for option in options if isinstance(option, Aim) and of(option.figure, faction)]
        if self.treacherous and allies:
            return self.luck.choice(allies)
        if self.luck.random() < self.wishes:
            worth = [self.worth(text_of(option)) for option in options]
            if max(worth) > self.luck.random() * 0.2:
                best = options[worth.index(max(worth))]
                self.done |= set(wishes(text_of(best)))
                return best
        if self.luck.random() < self.whims:
            return self.luck.choice(options)
        return self.bot.choose(match.lens(seat))

    def worth(self, text: str) -> float:
        return max([1 / (1 + self.often[thing]) for thing in wishes(text) if thing not in self.done], default=0.0)


def of(figure: str, faction: str) -> bool:
    return figure in CHARACTERS and CHARACTERS[figure].faction == faction


def wishes(text: str) -> list[str]:
    """What choosing this brings about, or may do."""
    verb, _, rest = text.partition(":")
    words = rest.split(",")
    found = [f"do {verb}"] if verb not in ("leave", "drop", "end", "close") else []
    if verb in ("play", "equip"):
        found.append(f"{verb} {words[0]}")
    elif verb in ("place", "use"):
        figure, _, skill = words[1].partition(".") if verb == "place" else (words[0], "", words[1])
        weapon = skill not in ("main", "second")
        found += [f"use {skill if weapon else f'{figure}.{skill}'}", f"use minion {figure}"]
    elif verb == "draft":
        found += [thing for thing in EVERYTHING if words[0] in thing and "minion" not in thing]
    elif verb == "summon":
        found.append(f"use minion {words[0]}")
    elif verb in ("nudge", "rethink", "travel", "portal"):
        found.append(f"special of {words[0]}")
    elif verb == "four":
        found.append(f"use {words[0]}.second")
    return found


def play(setup: Setup, seed: int, often: Counter[str]) -> Match:
    match = Match.begin(GAME, setup, seed=seed)
    defender = match.position.table.defender
    drawn = setup.players == max(GAME.players) and seed % 7 == 0
    wishers = [Wisher(seed * 10 + seat, often, seat == defender, drawn) for seat in range(setup.players)]
    undoes = seed % 10 == 0
    while not match.over:
        seat = match.awaited[0]
        match.take(wishers[seat].choose(match, seat), seat)
        if undoes and match.may_undo(seat) and wishers[seat].luck.random() < 0.02:
            match.undo(seat)
    return match


def setups() -> Iterator[tuple[int, Setup]]:
    """Every kind of game again and again, each time with another seed."""
    choices = {choice.name: choice.choices for choice in GAME.options}
    kinds = list(product(GAME.players, *choices.values()))
    random.Random(0).shuffle(kinds)
    for seed, (players, *values) in enumerate(cycle(kinds), 1):
        yield seed, GAME.setup(players, dict(zip(choices, values, strict=True)))


def search() -> Games:
    """Games that together reach everything; when all kinds were played twice, only those that may reach more."""
    often: Counter[str] = Counter()
    found: Games = {}
    missing = set(EVERYTHING)
    for seed, setup in setups():
        if seed > AT_LEAST and not missing:
            break
        if seed > AT_LEAST and not may_reach(setup, missing):
            continue
        match = play(setup, seed, often)
        things = reached(match)
        often.update(things)
        missing -= things
        if len(match.lines) <= LONGEST or things & rarest(often):
            found[seed] = (match, things)
        if len(often) and seed % 50 == 0:
            sys.stderr.write(f"game {seed}, not yet reached: {', '.join(sorted(missing)) or 'nothing'}\n")
    return found


def rarest(often: Counter[str]) -> set[str]:
    return {thing for thing, times in often.items() if times == 1}


def may_reach(setup: Setup, missing: set[str]) -> bool:
    scenario = dict(setup.options)["scenario"]
    return any([":" not in thing or thing.startswith(f"{scenario}:") for thing in missing])


def name_of(match: Match) -> str:
    """`king_3_abyssal_SR-S6-07`: the scenario, how many play, who attacks, and how it ends."""
    assert match.result is not None
    table = match.position.table
    return f"{table.scenario}_{match.setup.players}_{table.faction}_{match.result.reason}"


if __name__ == "__main__":
    write_down(search(), GOLDEN, Sentences(brassboard.game(GAME.id)), name_of)
