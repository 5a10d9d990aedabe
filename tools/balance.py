"""How even The Smog Riders is: bots play every scenario with every number of players, both factions attacking.

    python tools/balance.py                    writes docs/balance/smog_riders.md and its plots
    python tools/balance.py --games 20         fewer games of greedy bots than 200 each
    python tools/balance.py --searching 4      fewer games of bots that search than 20 each with 2 players
    python tools/balance.py --hasty 2          fewer than 10 each with 3 and 4, where a game takes three times as long
    python tools/balance.py --only tunnel,king

Played games are kept in build/balance.jsonl: see balance_games.py.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable

import brassboard
from balance_games import GREEDY, REPORTS, ROOT, Game, Key, causes_of, fingerprint, kept_games, percent, played_games
from brassboard.bots import read_bot
from brassboard.games.smog_riders.scenario.registry import SCENARIOS
from brassboard.kernel import stream
from brassboard.sim import game_seed, play, wilson
from brassboard.sim.play_game import bot_seed

KEPT = ROOT / "build" / "balance.jsonl"
PAGE = REPORTS / "smog_riders.md"
SEARCHING, HASTY = "mcts:iterations=12:width=3:turns=2", "mcts:iterations=8:width=2:turns=1"
PLAYERS = (2, 3, 4)
TABLES = {GREEDY: PLAYERS, SEARCHING: (2,), HASTY: (3, 4)}
"""The numbers of players for each bot; at larger tables the search is shorter, because it takes long."""
FACTIONS = ("commonsteam", "abyssal")
LOW, HIGH = 0.4, 0.6
"""A side that wins more often than this is listed with the probable cause."""
FIELDS = ("bot", "scenario", "players", "index")
Cell = tuple[str, int]
"""A scenario and a number of players."""


# Playing


def play_one(bot: str, scenario: str, players: int, index: int, seed: int) -> Game:
    """Play one game; in even ones the Commonsteam Alliance attacks, in odd ones the Abyssal Empire."""
    rules = brassboard.game("smog_riders").rules
    faction = FACTIONS[index % 2]
    setup = rules.setup(players, {"scenario": scenario, "faction": faction})
    key = game_seed(seed, index)
    name, options = read_bot(bot)
    bots = [brassboard.bot(name, seed=bot_seed(key, seat), **options) for seat in range(players)]
    position, decisions = play(rules, setup, bots, stream(key))
    table, result = position.table, rules.result(position.table)
    sources: Counter[str] = Counter()
    for row in table.ledger:
        sources[("defender " if row.seat == table.defender else "attacker ") + row.what] += row.n
    return {
        "bot": bot, "scenario": scenario, "players": players, "index": index, "faction": faction,
        "defender": table.defender,
        "winners": list(result.winners), "scores": list(result.scores), "reason": result.reason, "rounds": table.round,
        "decisions": decisions, "sources": dict(sources),
    }  # fmt: skip


def run(cells: list[Cell], games: dict[str, int], seed: int, workers: int) -> list[Game]:
    """Play this many games of each bot in each cell, including those of earlier runs."""
    marks = {bot: fingerprint(bot, seed, "smog_riders") for bot in games}
    wanted: list[Key] = []
    for bot, most in games.items():
        wanted += [(bot, *cell, index) for cell in cells if cell[1] in TABLES[bot] for index in range(most)]
    wanted.sort(key=lambda key: int(key[-1]))  # A run that is stopped has some games of each scenario and player count.
    return [*played_games(KEPT, play_one, FIELDS, wanted, marks, seed, workers).values()]


# Counting


class Tally:
    """The results of one scenario and number of players."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.games = sorted(games, key=lambda game: game["index"])
        self.count = len(self.games)

    def mean(self, name: str) -> float:
        return sum([float(game[name]) for game in self.games]) / self.count

    def defender(self, faction: str = "") -> tuple[float, float, float]:
        """Return how often the defender won, with its Wilson interval; against one faction or both."""
        games = [game for game in self.games if faction in ("", game["faction"])]
        wins = len([1 for game in games if game["winners"] == [game["defender"]]])
        return (wins / len(games), *wilson(wins, len(games))) if games else (0.5, 0.0, 1.0)

    def seats(self) -> list[float]:
        """Return how often each attacker won; several winners share a win."""
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


def tallied(cells: list[Cell], games: list[Game]) -> dict[Cell, Tally]:
    """Return the cells that were played."""
    found = {cell: Tally([game for game in games if (game["scenario"], game["players"]) == cell]) for cell in cells}
    return {cell: tally for cell, tally in found.items() if tally.count}


# Telling


def page(greedy: dict[Cell, Tally], searching: dict[Cell, Tally], games: dict[str, int], seed: int) -> str:
    lines = [
        "# How even The Smog Riders is",
        "",
        f"Greedy bots at every seat, {games[GREEDY]} games for each scenario and number of players, and bots that",
        f"search at every seat (`{SEARCHING}`; with 3 and 4 players less thoroughly,",
        f"`{HASTY}`), as many as the table says. In half of them the Commonsteam Alliance",
        f"attacks, in half the Abyssal Empire. Seed {seed}.",
        "",
        "Written by `tools/balance.py`; what was changed because of it, and why, is in [the notes](notes.md).",
        "",
        "Bots are no people: they neither threaten nor trade, and rivals help each other only by accident. The",
        "intervals say how sure the numbers are (Wilson, 95 %), not how good the players were.",
        "",
        "![How often the defender wins](defender.svg)",
        "",
        "| scenario | players | defender wins, greedy bots | interval | searching bots | interval | games "
        "| against Commonsteam, Abyssal | attackers by seat | rounds | decisions |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for cell, tally in greedy.items():
        found = searching.get(cell)
        both = f"{shares(tally)} | {shares(found)} | {found.count}" if found else f"{shares(tally)} | | | 0"
        sides = ", ".join([percent(tally.defender(faction)[0]) for faction in FACTIONS])
        seats = ", ".join([percent(won) for won in tally.seats()])
        lines.append(
            f"| {title(cell)} | {cell[1]} | {both} | {sides} | {seats} "
            f"| {tally.mean('rounds'):.1f} | {tally.mean('decisions'):.0f} |"
        )
    lines += [
        "",
        "**!** marks a side that wins more than 60 %. A title in *italics*: the scenario is advised for other",
        "numbers of players. Sides, seats, rounds and decisions are those of greedy bots.",
        "",
        *uneven(greedy, searching),
        "",
        "## Points by source",
        "",
        "Mean per game; those of all attackers together. Scenario *Check to the King* pays none. The plot is of greedy",
        "bots.",
        "",
        "![Points of the attackers together and of the defender](points.svg)",
        "",
        "| scenario | players | attackers, greedy bots | defender | attackers, searching bots | defender |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for cell, tally in greedy.items():
        columns = [points(found, side) for found in (tally, searching.get(cell)) for side in ("attacker", "defender")]
        lines.append(f"| {SCENARIOS[cell[0]].title} | {cell[1]} | {' | '.join(columns)} |")
    lines += [
        "",
        "## How games end",
        "",
        "By the rule that ended them.",
        "",
        "| scenario | players | greedy bots | searching bots |",
        "| --- | --- | --- | --- |",
    ]
    for cell, tally in greedy.items():
        lines.append(f"| {SCENARIOS[cell[0]].title} | {cell[1]} | {endings(tally)} | {endings(searching.get(cell))} |")
    return "\n".join(lines) + "\n"


def points(tally: Tally | None, side: str) -> str:
    """Return the sources of points of the attackers, or of the defender."""
    rows = tally.sources().items() if tally is not None else []
    return ", ".join([f"{what.split(' ', 1)[1]} {n:.1f}" for what, n in rows if what.startswith(side)]) or "–"


def endings(tally: Tally | None) -> str:
    reasons = tally.reasons() if tally is not None else {}
    return ", ".join([f"{rule} {percent(n / sum(reasons.values()))}" for rule, n in reasons.items()]) or "–"


def shares(tally: Tally) -> str:
    """Return how often the defender won, marked if that is uneven, and the interval."""
    share, low, high = tally.defender()
    return f"{percent(share)}{'' if LOW <= share <= HIGH else ' **!**'} | {percent(low)} to {percent(high)}"


def title(cell: Cell) -> str:
    scenario = SCENARIOS[cell[0]]
    return scenario.title if not scenario.advice or cell[1] in scenario.advice else f"*{scenario.title}*"


def uneven(greedy: dict[Cell, Tally], searching: dict[Cell, Tally]) -> list[str]:
    """Return every scenario and faction outside 40 to 60 %, with the probable cause."""
    causes = causes_of("smog_riders")
    lines = [
        "## Outside 40 to 60 %",
        "",
        "Between bots of one kind or the other; *surely* where a whole interval is outside. The causes are judgements",
        "from the points by source, from what was tried (see [the notes](notes.md)) and from watching games.",
        "",
        "| what | defender wins, greedy bots | searching bots | probable cause |",
        "| --- | --- | --- | --- |",
    ]
    for cell, tally in greedy.items():
        found = [tally, searching[cell]] if cell in searching else [tally]
        lines += told(f"{title(cell)}, {cell[1]} players", found, "", causes.get(f"{cell[0]} {cell[1]}", ""))
    everything = [Tally([game for tally in some.values() for game in tally.games]) for some in (greedy, searching)]
    for faction in FACTIONS:
        name = f"all scenarios, {faction.capitalize()} attacking"
        lines += told(name, [tally for tally in everything if tally.count], faction, causes.get(faction, ""))
    return lines


def told(name: str, tallies: list[Tally], faction: str, cause: str) -> list[str]:
    """Return a row about a cell or a faction for greedy and searching bots; none if it is even for both."""
    cells: list[str] = []
    for share, low, high in [tally.defender(faction) for tally in tallies]:
        cells.append(("surely " if high < LOW or low > HIGH else "") + percent(share))
    if all([LOW <= tally.defender(faction)[0] <= HIGH for tally in tallies]):
        return []
    return [f"| {name} | {cells[0]} | {cells[1] if len(cells) > 1 else ''} | {cause or 'not known'} |"]


# Drawing

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 920, 340, 46, 26, 54
COLOURS = {2: "#b08d57", 3: "#5f7f8c", 4: "#7a4b3a"}
STYLE = "font-family:sans-serif;font-size:12px;fill:#444"


def frame(title: str, most: float, unit: str, bars: list[str], scenarios: list[str]) -> str:
    """Draw a plot with its scale, its scenarios and its bars."""
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


def defender_plot(tallies: dict[Cell, Tally], searching: dict[Cell, Tally]) -> str:
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
            if (scenario, count) in searching:
                y = height_of(100 * searching[scenario, count].defender()[0], 100)
                bars.append(f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="#fff" stroke="#222"/>')
    name = "How often the defender wins: greedy bots with 95 % intervals, dots bots that search; green 40 to 60 %"
    return frame(name, 100, " %", bars, scenarios)


def points_plot(tallies: dict[Cell, Tally]) -> str:
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
    parser.add_argument("--games", type=int, default=200, help="of greedy bots for each scenario and number of players")
    parser.add_argument("--searching", type=int, default=20, help="of bots that search, with 2 players")
    parser.add_argument("--hasty", type=int, default=10, help="of bots that search, with 3 and 4 players")
    parser.add_argument("--kept", action="store_true", help="play none: write the page from the games that are kept")
    parser.add_argument("--only", default="", help="scenarios, separated by commas")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    scenarios = given.only.split(",") if given.only else list(SCENARIOS)
    cells = [(scenario, int(count)) for scenario in scenarios for count in given.players.split(",")]
    counts = {GREEDY: given.games, SEARCHING: given.searching, HASTY: given.hasty}
    if given.kept:
        games = kept_games(KEPT, {bot: fingerprint(bot, given.seed, "smog_riders") for bot in counts})
    else:
        games = run(cells, counts, given.seed, given.workers)
    greedy = tallied(cells, [game for game in games if game["bot"] == GREEDY])
    searching = tallied(cells, [game for game in games if game["bot"] != GREEDY])
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(greedy, searching, counts, given.seed), encoding="utf-8")
    (PAGE.parent / "defender.svg").write_text(defender_plot(greedy, searching))
    (PAGE.parent / "points.svg").write_text(points_plot(greedy))
    for name, tallies in (("greedy", greedy), ("searching", searching)):
        for (scenario, count), tally in tallies.items():
            share, low, high = tally.defender()
            sys.stdout.write(
                f"{name} {scenario:8} {count} players: defender {percent(share)} ({percent(low)} to {percent(high)})\n"
            )


if __name__ == "__main__":
    main()
