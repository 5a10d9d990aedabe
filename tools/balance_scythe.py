"""How even Scythe is: greedy bots play a sample of faction and mat pairings with two to five players.

    python tools/balance_scythe.py             200 games, writes docs/balance/scythe.md and its plots
    python tools/balance_scythe.py --games 20  fewer

Played games are kept in build/balance_scythe.jsonl, so that a run that was stopped goes on where it was. When rules,
content or bots have changed a new file is begun. The same seed gives the same games with any number of workers.
"""

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

import brassboard
from balance import ROOT, fingerprint, percent
from brassboard.games.scythe.content import FACTIONS, MATS
from brassboard.games.scythe.scoring import total
from brassboard.kernel import stream
from brassboard.sim import game_seed, play, wilson
from brassboard.sim.single import bot_seed

KEPT = ROOT / "build" / "balance_scythe.jsonl"
PAGE = ROOT / "docs" / "balance" / "scythe.md"
PLAYERS = (2, 2, 3, 2, 4, 2, 3, 2, 5, 2)
"""How many play, game by game: two players most often."""
ROUNDS = (15, 25)
COINS = (50, 90)
"""What players report of the real game: its rounds, and the coins of a winner."""
Game = dict[str, Any]
Row = tuple[str, int, int]
"""A name, how often it won, how often it played."""


def play_one(index: int, seed: int) -> Game:
    """One game; the engine deals factions and mats."""
    rules = brassboard.game("scythe").rules
    players = PLAYERS[index % len(PLAYERS)]
    key = game_seed(seed, index)
    bots = [brassboard.bot("greedy", seed=bot_seed(key, seat)) for seat in range(players)]
    position, decisions = play(rules, rules.setup(players, {}), bots, stream(key))
    table, result = position.table, rules.result(position.table)
    return {
        "index": index,
        "players": players,
        "rounds": table.turns / players,
        "decisions": decisions,
        "sides": [
            {
                "faction": one.faction,
                "mat": one.mat,
                "coins": total(table, one.seat),
                "stars": len(one.stars),
                "popularity": one.popularity,
                "won": one.seat in result.winners,
            }
            for one in table.players
        ],
    }


def run(games: int, seed: int, workers: int) -> list[Game]:
    mark = fingerprint(seed, "games/scythe")
    played = kept(mark)
    missing = [index for index in range(games) if index not in played]
    if not missing:
        return [played[index] for index in range(games)]
    with (
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
        KEPT.open("a", encoding="utf-8") as file,
    ):
        tasks = [pool.submit(play_one, index, seed) for index in missing]
        for number, task in enumerate(as_completed(tasks), 1):
            game = task.result()
            played[game["index"]] = game
            file.write(json.dumps(game) + "\n")
            file.flush()
            sys.stderr.write(f"\r{number} of {len(missing)} games")
    sys.stderr.write("\n")
    return [played[index] for index in range(games)]


def kept(mark: str) -> dict[int, Game]:
    """The games of an earlier run of the same rules and bots."""
    rows = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    if rows[:1] == [mark]:
        return {game["index"]: game for game in map(json.loads, rows[1:])}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(mark + "\n", encoding="utf-8")
    return {}


# The page


def tally(games: list[Game], what: str, names: list[str]) -> list[Row]:
    sides = [side for game in games for side in game["sides"]]
    return [
        (name, sum([side["won"] for side in sides if side[what] == name]), sum([side[what] == name for side in sides]))
        for name in names
    ]


def expected(games: list[Game], what: str, name: str) -> float:
    """The share an even game would give: one win a table."""
    shares = [1 / game["players"] for game in games for side in game["sides"] if side[what] == name]
    return mean(shares) if shares else 0.0


def page(games: list[Game], seed: int) -> str:
    winners = [max(game["sides"], key=lambda side: (side["won"], side["coins"])) for game in games]
    rounds, coins = mean([game["rounds"] for game in games]), mean([side["coins"] for side in winners])
    everyone = [side for game in games for side in game["sides"]]
    lines = [
        "# How even Scythe is",
        "",
        f"{len(games)} games of greedy bots with 2 to 5 players, seed {seed}, factions and mats dealt by chance, made",
        "by `tools/balance_scythe.py`. Intervals are Wilson's at 95 %. Bots are no people: read it as a check of the",
        "rules and of the bot, not as the last word on the factions.",
        "",
        "| | here | players report |",
        "| --- | --- | --- |",
        f"| rounds | {rounds:.1f} | {ROUNDS[0]} to {ROUNDS[1]} |",
        f"| coins of the winner | {coins:.0f} | {COINS[0]} to {COINS[1]} |",
        f"| coins of everybody | {mean([side['coins'] for side in everyone]):.0f} | |",
        f"| stars of the winner | {mean([side['stars'] for side in winners]):.1f} | |",
        f"| popularity of the winner | {mean([side['popularity'] for side in winners]):.1f} | |",
        "",
    ]
    for players in sorted({game["players"] for game in games}):
        some = [game for game in games if game["players"] == players]
        length = mean([game["rounds"] for game in some])
        best = mean([max([side["coins"] for side in game["sides"]]) for game in some])
        lines.append(f"- {players} players: {len(some)} games, {length:.1f} rounds, the winner has {best:.0f} coins.")
    for what, names in (("faction", list(FACTIONS)), ("mat", list(MATS))):
        lines += ["", f"## By {what}", "", f"![Wins by {what}](scythe_{what}.svg)", ""]
        lines += [f"| {what} | games | wins | share | even would be | coins |", "| --- | --- | --- | --- | --- | --- |"]
        for name, won, played in tally(games, what, names):
            low, high = wilson(won, played) if played else (0.0, 1.0)
            sides = [side["coins"] for side in everyone if side[what] == name]
            share = percent(won / played) if played else "–"
            lines.append(
                f"| {name} | {played} | {won} | {share} ({percent(low)} to {percent(high)}) "
                f"| {percent(expected(games, what, name))} | {mean(sides) if sides else 0:.0f} |"
            )
    return "\n".join(lines) + "\n"


def plot(title: str, rows: list[Row]) -> str:
    """Shares with their intervals, one line each."""
    width, left, step = 640, 130, 26
    height = 46 + step * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/><text x="10" y="20">{title}</text>',
    ]
    scale = width - left - 20
    for place, (name, won, played) in enumerate(rows):
        y = 42 + step * place
        low, high = wilson(won, played) if played else (0.0, 1.0)
        share = won / played if played else 0.0
        parts += [
            f'<text x="10" y="{y + 4}">{name}</text>',
            f'<line x1="{left + low * scale:.0f}" x2="{left + high * scale:.0f}" y1="{y}" y2="{y}" '
            'stroke="#8a6d3b" stroke-width="4"/>',
            f'<circle cx="{left + share * scale:.0f}" cy="{y}" r="6" fill="#3b2f1e"/>',
        ]
    parts.append(f'<line x1="{left}" x2="{left + scale}" y1="{height - 8}" y2="{height - 8}" stroke="#3b2f1e"/></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    games = run(chosen.games, chosen.seed, chosen.workers)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(games, chosen.seed), encoding="utf-8")
    for what, names in (("faction", list(FACTIONS)), ("mat", list(MATS))):
        drawing = plot(f"Wins by {what}, with intervals (0 to 100 %)", tally(games, what, names))
        Path(PAGE.parent / f"scythe_{what}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
