"""How even The Smog Riders is: greedy bots play every scenario with every number of players, both factions attacking.

    python tools/balance.py                    200 games each, writes docs/balance/smog_riders.md and its plots
    python tools/balance.py --games 20         fewer
    python tools/balance.py --only tunnel,king

Played games are kept in build/balance.jsonl, so that a run that was stopped goes on where it was. When rules, content
or bots have changed a new file is begun. The same seed gives the same games with any number of workers.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import brassboard
from brassboard.games.smog_riders.scenario import SCENARIOS
from brassboard.kernel import stream
from brassboard.sim import game_seed, play, wilson
from brassboard.sim.single import bot_seed

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "balance.jsonl"
PAGE = ROOT / "docs" / "balance" / "smog_riders.md"
NOTES = ROOT / "docs" / "balance" / "notes.md"
PLAYERS = (2, 3, 4)
FACTIONS = ("commonsteam", "abyssal")
LOW, HIGH = 0.3, 0.7
"""A side that wins more than this is looked into."""
SIZE_OF_TASK = 5
Game = dict[str, Any]


# Playing


def play_one(scenario: str, players: int, index: int, seed: int) -> Game:
    """One game; even numbers have the Commonsteam Alliance attack, odd ones the Abyssal Empire."""
    rules = brassboard.game("smog_riders").rules
    faction = FACTIONS[index % 2]
    setup = rules.setup(players, {"scenario": scenario, "faction": faction})
    key = game_seed(seed, index)
    bots = [brassboard.bot("greedy", seed=bot_seed(key, seat)) for seat in range(players)]
    began = perf_counter()
    position, decisions = play(rules, setup, bots, stream(key))
    table, result = position.table, rules.result(position.table)
    sources: Counter[str] = Counter()
    for row in table.ledger:
        sources[("defender " if row.seat == table.defender else "attacker ") + row.what] += row.n
    return {
        "scenario": scenario, "players": players, "index": index, "faction": faction, "defender": table.defender,
        "winners": list(result.winners), "scores": list(result.scores), "reason": result.reason, "rounds": table.round,
        "decisions": decisions, "sources": dict(sources), "seconds": round(perf_counter() - began, 3),
    }  # fmt: skip


def play_some(scenario: str, players: int, numbers: list[int], seed: int) -> list[Game]:
    return [play_one(scenario, players, index, seed) for index in numbers]


def fingerprint(seed: int, game: str = "games/smog_riders") -> str:
    """Of everything a game depends on."""
    digest = blake2b(str(seed).encode(), digest_size=8)
    source = ROOT / "src" / "brassboard"
    for folder in ("kernel", "kit", "bots", game):
        for path in sorted((source / folder).rglob("*")):
            if path.suffix in (".py", ".scenario") or (path.suffix == ".toml" and path.parent.name == "content"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


def kept_games(mark: str) -> list[Game]:
    """What an earlier run with the same rules has played; a file of other rules is put aside."""
    if not KEPT.exists():
        return []
    lines = KEPT.read_text().splitlines()
    if not lines or json.loads(lines[0]) != {"rules": mark}:
        KEPT.rename(KEPT.with_suffix(".old.jsonl"))
        return []
    return [json.loads(line) for line in lines[1:] if line.endswith("}")]


def run(scenarios: list[str], players: list[int], games: int, seed: int, workers: int) -> list[Game]:
    mark = fingerprint(seed)
    done = kept_games(mark)
    have = {(game["scenario"], game["players"], game["index"]) for game in done}
    tasks: list[tuple[str, int, list[int]]] = []
    for scenario in scenarios:
        for count in players:
            left = [index for index in range(games) if (scenario, count, index) not in have]
            tasks += [(scenario, count, left[at : at + SIZE_OF_TASK]) for at in range(0, len(left), SIZE_OF_TASK)]
    KEPT.parent.mkdir(exist_ok=True)
    if not KEPT.exists():
        KEPT.write_text(json.dumps({"rules": mark}) + "\n")
    with KEPT.open("a") as file, ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        waiting = [pool.submit(play_some, *task, seed) for task in tasks]
        for number, task in enumerate(as_completed(waiting), 1):
            for game in task.result():
                done.append(game)
                file.write(json.dumps(game) + "\n")
            file.flush()
            sys.stderr.write(f"\r{number} of {len(tasks)} tasks")
    sys.stderr.write("\n")
    return [game for game in done if game["index"] < games]


# Counting


class Tally:
    """What the games of one scenario and number of players say."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.games = sorted(games, key=lambda game: game["index"])
        self.count = len(self.games)

    def mean(self, name: str) -> float:
        return sum([game[name] for game in self.games]) / self.count

    def defender(self, faction: str = "") -> tuple[float, float, float]:
        """How often the defender won, with its Wilson interval; against one faction or both."""
        games = [game for game in self.games if faction in ("", game["faction"])]
        wins = len([1 for game in games if game["winners"] == [game["defender"]]])
        return (wins / len(games), *wilson(wins, len(games)))

    def seats(self) -> list[float]:
        """How often each attacker won; equal winners share it."""
        found: list[float] = []
        for seat in range(len(self.games[0]["scores"])):
            if seat != self.games[0]["defender"]:
                won = [1 / len(game["winners"]) for game in self.games if seat in game["winners"]]
                found.append(sum(won) / self.count)
        return found

    def sources(self) -> dict[str, float]:
        total: Counter[str] = Counter()
        for game in self.games:
            total.update(game["sources"])
        return {what: total[what] / self.count for what in sorted(total)}

    def reasons(self) -> dict[str, int]:
        return dict(sorted(Counter([game["reason"] for game in self.games]).items()))


# Telling


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def page(tallies: dict[tuple[str, int], Tally], games: int, seed: int) -> str:
    seconds = sum([tally.mean("seconds") * tally.count for tally in tallies.values()])
    total = sum([tally.count for tally in tallies.values()])
    lines = [
        "# How even The Smog Riders is",
        "",
        f"Greedy bots at every seat, {games} games for each scenario and number of players; in half of them the",
        f"Commonsteam Alliance attacks, in half the Abyssal Empire. Seed {seed}; {total} games, {seconds / total:.2f}",
        "seconds a game on a busy machine.",
        "Written by `tools/balance.py`"
        + ("; what was changed because of it, and why, is in [the notes](notes.md)." if NOTES.exists() else "."),
        "",
        "Bots are no people: they neither threaten nor trade, and rivals help each other only by accident. The",
        "intervals say how sure the numbers are (Wilson, 95 %), not how good the players were.",
        "",
        "![How often the defender wins](defender.svg)",
        "",
        "| scenario | players | defender wins | interval | against Commonsteam, Abyssal | attackers by seat | rounds "
        "| decisions |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for (scenario, players), tally in tallies.items():
        share, low, high = tally.defender()
        flag = "" if LOW <= share <= HIGH else " **!**"
        sides = ", ".join([percent(tally.defender(faction)[0]) for faction in FACTIONS])
        seats = ", ".join([percent(won) for won in tally.seats()])
        advised = SCENARIOS[scenario].advice
        title = SCENARIOS[scenario].title if not advised or players in advised else f"*{SCENARIOS[scenario].title}*"
        lines.append(
            f"| {title} | {players} | {percent(share)}{flag} | {percent(low)} to {percent(high)} | {sides} | {seats} "
            f"| {tally.mean('rounds'):.1f} | {tally.mean('decisions'):.0f} |"
        )
    lines += [
        "",
        "**!** marks a side that wins more than 70 %. A title in *italics*: the scenario is advised for other",
        "numbers of players.",
        "",
        "## Points by source",
        "",
        "Mean per game; those of all attackers together. Scenario *Check to the King* pays none.",
        "",
        "![Points of the attackers together and of the defender](points.svg)",
        "",
        "| scenario | players | attackers | defender |",
        "| --- | --- | --- | --- |",
    ]
    for (scenario, players), tally in tallies.items():
        sources = tally.sources()
        cells = [
            ", ".join([f"{what.split(' ', 1)[1]} {n:.1f}" for what, n in sources.items() if what.startswith(side)])
            for side in ("attacker", "defender")
        ]
        lines.append(f"| {SCENARIOS[scenario].title} | {players} | {cells[0] or '–'} | {cells[1] or '–'} |")
    lines += [
        "",
        "## How games end",
        "",
        "By the rule that ended them.",
        "",
        "| scenario | players | endings |",
        "| --- | --- | --- |",
    ]
    for (scenario, players), tally in tallies.items():
        ends = ", ".join([f"{rule} {percent(n / tally.count)}" for rule, n in tally.reasons().items()])
        lines.append(f"| {SCENARIOS[scenario].title} | {players} | {ends} |")
    return "\n".join(lines) + "\n"


# Drawing

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 920, 340, 46, 26, 54
COLOURS = {2: "#b08d57", 3: "#5f7f8c", 4: "#7a4b3a"}
STYLE = "font-family:sans-serif;font-size:12px;fill:#444"


def frame(title: str, most: float, unit: str, bars: list[str], scenarios: list[str]) -> str:
    """A plot with its scale, its scenarios and its bars."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="16" style="{STYLE};font-weight:bold">{title}</text>',
    ]
    for step in range(5):
        value = most * step / 4
        y = height_of(value, most)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" style="{STYLE}">{value:.0f}{unit}</text>')
    for place, scenario in enumerate(scenarios):
        x = LEFT + (place + 0.5) * (WIDTH - LEFT - 8) / len(scenarios)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 34}" text-anchor="middle" style="{STYLE}">{scenario}</text>')
    for place, (players, colour) in enumerate(COLOURS.items()):
        x = LEFT + place * 110
        parts.append(f'<rect x="{x}" y="{HEIGHT - 20}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="{HEIGHT - 9}" style="{STYLE}">{players} players</text>')
    return "\n".join([*parts, *bars, "</svg>"]) + "\n"


def height_of(value: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most


def bar(x: float, width: float, low: float, high: float, most: float, colour: str, faint: bool = False) -> str:
    top, foot = height_of(high, most), height_of(low, most)
    look = ' fill-opacity="0.45"' if faint else ""
    return f'<rect x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="{foot - top:.1f}" fill="{colour}"{look}/>'


def defender_plot(tallies: dict[tuple[str, int], Tally]) -> str:
    scenarios = list(dict.fromkeys([scenario for scenario, _ in tallies]))
    step = (WIDTH - LEFT - 8) / len(scenarios)
    bars = [bar(LEFT, WIDTH - LEFT - 8, 100 * LOW, 100 * HIGH, 100, "#9c9", True)]
    for place, scenario in enumerate(scenarios):
        counts = [count for count in PLAYERS if (scenario, count) in tallies]
        for at, count in enumerate(counts):
            share, low, high = tallies[scenario, count].defender()
            x = LEFT + place * step + step * (0.14 + 0.25 * at)
            bars.append(bar(x, step * 0.2, 0, 100 * share, 100, COLOURS[count]))
            middle = x + step * 0.1
            ends = height_of(100 * low, 100), height_of(100 * high, 100)
            bars.append(
                f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{ends[0]:.1f}" y2="{ends[1]:.1f}" stroke="#222"/>'
            )
    return frame("How often the defender wins, with 95 % intervals; green: 30 to 70 %", 100, " %", bars, scenarios)


def points_plot(tallies: dict[tuple[str, int], Tally]) -> str:
    scenarios = list(dict.fromkeys([scenario for scenario, _ in tallies]))
    step = (WIDTH - LEFT - 8) / len(scenarios)
    sums: dict[tuple[str, int], tuple[float, float]] = {}
    for key, tally in tallies.items():
        rows = tally.sources().items()
        sums[key] = (
            sum([n for what, n in rows if what.startswith("attacker")]),
            sum([n for what, n in rows if what.startswith("defender")]),
        )
    most = max([1.0, *[max(pair) for pair in sums.values()]])
    bars: list[str] = []
    for place, scenario in enumerate(scenarios):
        counts = [count for count in PLAYERS if (scenario, count) in tallies]
        for at, count in enumerate(counts):
            x = LEFT + place * step + step * (0.1 + 0.28 * at)
            attackers, defender = sums[scenario, count]
            bars.append(bar(x, step * 0.11, 0, attackers, most, COLOURS[count], True))
            bars.append(bar(x + step * 0.12, step * 0.11, 0, defender, most, COLOURS[count]))
    return frame("Mean points: pale the attackers together, full the defender", most, "", bars, scenarios)


def main() -> None:
    parser = argparse.ArgumentParser(description="How even The Smog Riders is.")
    parser.add_argument("--games", type=int, default=200, help="for each scenario and number of players")
    parser.add_argument("--only", default="", help="scenarios, separated by commas")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    scenarios = given.only.split(",") if given.only else list(SCENARIOS)
    counts = [int(count) for count in given.players.split(",")]
    games = run(scenarios, counts, given.games, given.seed, given.workers)
    tallies: dict[tuple[str, int], Tally] = {}
    for scenario in scenarios:
        for count in counts:
            tallies[scenario, count] = Tally(
                [game for game in games if (game["scenario"], game["players"]) == (scenario, count)]
            )
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(tallies, given.games, given.seed))
    (PAGE.parent / "defender.svg").write_text(defender_plot(tallies))
    (PAGE.parent / "points.svg").write_text(points_plot(tallies))
    for (scenario, count), tally in tallies.items():
        share, low, high = tally.defender()
        sys.stdout.write(
            f"{scenario:8} {count} players: defender {percent(share)} ({percent(low)} to {percent(high)})\n"
        )


if __name__ == "__main__":
    main()
