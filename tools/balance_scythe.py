"""How even Scythe is: bots play a sample of faction and mat pairings, greedy ones with two to five players and alone
against an Automa of every level, bots that search with two.

    python tools/balance_scythe.py                writes docs/balance/scythe.md and its plots
    python tools/balance_scythe.py --games 20     fewer games of greedy bots than 200
    python tools/balance_scythe.py --searching 4  fewer games of bots that search than 28
    python tools/balance_scythe.py --alone 10     fewer games against each level of the Automa than 40

Played games are kept in build/balance_scythe.jsonl: see balance_games.py.
"""

import argparse
import os
from collections import Counter
from statistics import mean
from typing import Any

import brassboard
from balance import HIGH, LOW
from balance_games import (
    BAR,
    GREEDY,
    REPORTS,
    ROOT,
    Game,
    Key,
    Row,
    about,
    causes_of,
    drawn,
    fingerprint,
    percent,
    played_games,
    share_of,
    shares_plot,
)
from brassboard.bots import read_bot
from brassboard.games.scythe.content import BANNED, FACTIONS, LEVELS, MATS, TRACK
from brassboard.games.scythe.rules.scoring import territories, total
from brassboard.kernel import stream
from brassboard.sim import game_seed, play, wilson
from brassboard.sim.play_game import bot_seed

KEPT = ROOT / "build" / "balance_scythe.jsonl"
PAGE = REPORTS / "scythe.md"
NOTES = PAGE.with_name("scythe_notes.md")
PLAYERS = (2, 2, 3, 2, 4, 2, 3, 2, 5, 2)
"""How many greedy bots play in each game; two most often."""
ALONE = {f"{GREEDY} against {level}": level for level in LEVELS}
"""The bot that plays alone, and the level of its Automa."""
SEARCHING = "mcts:iterations=6:width=6:rounds=2"
ROUNDS = (15, 25)
COINS = (50, 90)
"""What players report of the real game: its rounds, and the coins of a winner."""
Side = dict[str, Any]


def play_one(bot: str, index: int, seed: int) -> Game:
    """Play one game; the engine deals factions and mats."""
    rules = brassboard.game("scythe").rules
    level = ALONE.get(bot, "")
    players = 1 if level else PLAYERS[index % len(PLAYERS)] if bot == GREEDY else 2
    key = game_seed(seed, index)
    name, options = read_bot(player_of(bot))
    bots = [brassboard.bot(name, seed=bot_seed(key, seat), **options) for seat in range(players)]
    position, decisions = play(rules, rules.setup(players, {"level": level} if level else {}), bots, stream(key))
    table, result = position.table, rules.result(position.table)
    return {
        "bot": bot,
        "index": index,
        "players": players,
        "rounds": table.turns / len(table.order),
        "decisions": decisions,
        "first": table.order[0],
        "sides": [
            {
                "faction": one.faction,
                "mat": one.mat,
                "coins": total(table, one.seat),
                "stars": list(one.stars),
                "land": territories(table, one.seat),
                "popularity": one.popularity,
                "won": one.seat in result.winners,
            }
            for one in table.players
        ],
    }


def player_of(bot: str) -> str:
    return GREEDY if bot in ALONE else bot


def run(games: dict[str, int], seed: int, workers: int) -> list[list[Game]]:
    """Play this many games of each bot, including those of earlier runs."""
    marks = {bot: fingerprint(player_of(bot), seed, "scythe") for bot in games}
    wanted: list[list[Key]] = [[(bot, index) for index in range(most)] for bot, most in games.items()]
    every = [key for some in wanted for key in some]
    played = played_games(KEPT, play_one, ("bot", "index"), every, marks, seed, workers)
    return [[played[key] for key in some] for some in wanted]


# The page


def tally(games: list[Game], what: str, names: list[str]) -> list[Row]:
    sides = [side for game in games for side in game["sides"]]
    return [
        (name, sum([side["won"] for side in sides if side[what] == name]), sum([side[what] == name for side in sides]))
        for name in names
    ]


def expected(games: list[Game], what: str, name: str) -> float:
    """Return the share that an even game would give: one win for each table."""
    shares = [1 / game["players"] for game in games for side in game["sides"] if side[what] == name]
    return mean(shares) if shares else 0.0


def within(values: list[float], bounds: tuple[int, int]) -> str:
    return percent(len([1 for value in values if bounds[0] <= value <= bounds[1]]) / len(values))


def winner(game: Game) -> Side:
    best: Side = max(game["sides"], key=lambda side: (side["won"], side["coins"]))
    return best


def page(games: list[Game], searched: list[Game], alone: list[list[Game]], seed: int) -> str:
    pairings = {(side["faction"], side["mat"]) for game in games for side in game["sides"]}
    lines = [
        "# How even Scythe is",
        "",
        f"{len(games)} games of greedy bots with 2 to 5 players, seed {seed}, factions and mats dealt by chance as the",
        f"rules say: {len(pairings)} of the {len(FACTIONS) * len(MATS) - len(BANNED)} pairings that may be dealt were",
        "played. "
        + (f"Then {len(searched)} games of two bots that search (`{SEARCHING}`). " if searched else "")
        + "Written by `tools/balance_scythe.py`"
        + ("; what to make of it is in [the notes](scythe_notes.md)." if NOTES.exists() else "."),
        "",
        "Bots are no people: read it as a check of the rules and of the bot, not as the last word on the factions.",
        "Intervals are at 95 %: Wilson's for shares, the usual ones (±) for means.",
        "",
        *against_the_real_game(games),
        *(["", *against_automas(alone)] if any(alone) else []),
        *(["", *between_searchers(games, searched)] if searched else []),
    ]
    for what, names in (("faction", list(FACTIONS)), ("mat", list(MATS))):
        lines += ["", f"## By {what}", "", f"![Wins by {what}](scythe_{what}.svg)", "", *by(games, what, names)]
    return "\n".join([*lines, "", *by_star(games)]) + "\n"


def between_searchers(games: list[Game], searched: list[Game]) -> list[str]:
    """Wins of two bots that search, beside those of two greedy ones; what is uneven with its probable cause."""
    causes = causes_of("scythe")
    twos = [game for game in games if game["players"] == 2]
    lines = [
        "## Between two bots that search",
        "",
        f"Rounds {about([game['rounds'] for game in searched], 1)}, coins of the winner "
        f"{about([winner(game)['coins'] for game in searched])}.",
        "Outside 40 to 60 %, between bots of one kind or the other, a probable cause is given; *surely* where the",
        "whole interval is outside. What factions and mats have is the real game's and stays.",
        "",
        "![Wins by faction](scythe_searching.svg)",
        "",
        "| | games | wins | two greedy bots | outside 40 to 60 %: probable cause |",
        "| --- | --- | --- | --- | --- |",
    ]
    for what, names in (("faction", list(FACTIONS)), ("mat", list(MATS))):
        before = {name: (won, played) for name, won, played in tally(twos, what, names)}
        for name, won, played in tally(searched, what, names):
            share, (low, high) = won / max(1, played), wilson(won, played) if played else (0.0, 1.0)
            greedy = before[name][0] / max(1, before[name][1])
            surely = "surely: " if high < LOW or low > HIGH else ""
            even = LOW <= share <= HIGH and LOW <= greedy <= HIGH
            cause = "" if even else surely + causes.get(name, "not known")
            lines.append(
                f"| {name} | {played} | {percent(share)} ({percent(low)} to {percent(high)}) | {percent(greedy)} "
                f"| {cause} |"
            )
    return lines


def against_automas(alone: list[list[Game]]) -> list[str]:
    """Wins of a greedy bot that plays alone, by the level of the Automa."""
    lines = [
        "## Alone against the Automa",
        "",
        "A greedy bot and one Automa, factions and mats by chance. People who play alone may choose what suits them.",
        "",
        "| level | games | the bot wins | its coins | the Automa's | rounds |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for level, games in zip(LEVELS, alone, strict=True):
        if games:
            won = len([1 for game in games if game["sides"][0]["won"]])
            coins = [about([game["sides"][seat]["coins"] for game in games]) for seat in (0, 1)]
            lines.append(
                f"| {level} | {len(games)} | {share_of(won, len(games))} "
                f"| {coins[0]} | {coins[1]} | {about([game['rounds'] for game in games], 1)} |"
            )
    return lines


def against_the_real_game(games: list[Game]) -> list[str]:
    rounds = [game["rounds"] for game in games]
    best = [winner(game) for game in games]
    coins = [side["coins"] for side in best]
    everyone = [side for game in games for side in game["sides"]]
    lines = [
        "## Against the real game",
        "",
        "| | here | players report | games within |",
        "| --- | --- | --- | --- |",
        f"| rounds | {about(rounds, 1)} | {ROUNDS[0]} to {ROUNDS[1]} | {within(rounds, ROUNDS)} |",
        f"| coins of the winner | {about(coins)} | {COINS[0]} to {COINS[1]} | {within(coins, COINS)} |",
        f"| coins of everybody | {about([side['coins'] for side in everyone])} | | |",
        f"| stars of the winner | {about([len(side['stars']) for side in best], 1)} | | |",
        f"| stars of everybody | {about([len(side['stars']) for side in everyone], 1)} | | |",
        f"| popularity of the winner | {about([side['popularity'] for side in best], 1)} | | |",
        f"| territories of the winner | {about([side['land'] for side in best], 1)} | | |",
        "",
        "![Rounds](scythe_rounds.svg) ![Coins of the winner](scythe_coins.svg)",
        "",
        "| players | games | rounds | coins of the winner | coins of everybody | the first player wins |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for players in sorted({game["players"] for game in games}):
        some = [game for game in games if game["players"] == players]
        first = len([1 for game in some if game["sides"][game["first"]]["won"]])
        low, high = wilson(first, len(some))
        lines.append(
            f"| {players} | {len(some)} | {about([game['rounds'] for game in some], 1)} "
            f"| {about([winner(game)['coins'] for game in some])} "
            f"| {about([side['coins'] for game in some for side in game['sides']])} "
            f"| {percent(first / len(some))} ({percent(low)} to {percent(high)}; even {percent(1 / players)}) |"
        )
    return lines


def by(games: list[Game], what: str, names: list[str]) -> list[str]:
    lines = [
        f"| {what} | games | wins | share | even would be | coins | stars | rounds |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, won, played in tally(games, what, names):
        low, high = wilson(won, played) if played else (0.0, 1.0)
        even = expected(games, what, name)
        mark = "" if low <= even <= high else " **!**"
        sides = [side for game in games for side in game["sides"] if side[what] == name]
        rounds = [game["rounds"] for game in games for side in game["sides"] if side[what] == name]
        lines.append(
            f"| {name} | {played} | {won} | {percent(won / max(1, played))} ({percent(low)} to {percent(high)}){mark} "
            f"| {percent(even)} | {about([side['coins'] for side in sides])} "
            f"| {about([len(side['stars']) for side in sides], 1)} | {about(rounds, 1)} |"
        )
    return [*lines, "", "**!** marks a share whose interval leaves out the even one."]


def by_star(games: list[Game]) -> list[str]:
    """Return how often each triumph is placed."""
    sides = [side for game in games for side in game["sides"]]
    lines = [
        "## By star",
        "",
        "How many stars a player has for each triumph.",
        "",
        "| triumph | of everybody | of winners |",
    ]
    lines.append("| --- | --- | --- |")
    won = [side for side in sides if side["won"]]
    for space in TRACK:
        shares = [sum([side["stars"].count(space) for side in some]) / len(some) for some in (sides, won)]
        lines.append(f"| {space} | {shares[0]:.2f} | {shares[1]:.2f} |")
    return lines


# Plots

BAND = "#dcebcf"


def counts_plot(title: str, values: list[float], size: int, reported: tuple[int, int]) -> str:
    """Draw how often each size occurred; green is what players report."""
    width, height, foot = 640, 240, 210
    bins = Counter([int(value // size) for value in values])
    first, last = min(*bins, reported[0] // size), max(*bins, reported[1] // size)
    step, most = (width - 40) / (last - first + 1), max(bins.values())
    start, end = [20 + (bound / size - first) * step for bound in reported]
    parts = [f'<rect x="{start:.0f}" y="30" width="{end - start:.0f}" height="{foot - 30}" fill="{BAND}"/>']
    for place in range(first, last + 1):
        x, tall = 20 + (place - first) * step, 170 * bins[place] / most
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{foot - tall:.1f}" width="{step - 2:.1f}" height="{tall:.1f}" fill="{BAR}"/>'
        )
        if (place * size) % (5 * size) == 0:
            parts.append(f'<text x="{x:.0f}" y="{foot + 18}" text-anchor="middle">{place * size}</text>')
    return drawn(title, width, height, parts)


def plots(games: list[Game], searched: list[Game]) -> dict[str, str]:
    found = {
        "rounds": counts_plot(
            "Rounds of a game; green: what players report", [game["rounds"] for game in games], 1, ROUNDS
        ),
        "coins": counts_plot(
            "Coins of the winner; green: what players report", [winner(game)["coins"] for game in games], 5, COINS
        ),
    }
    if searched:
        rows = tally(searched, "faction", list(FACTIONS))
        title = "Wins by faction between two bots that search, with 95 % intervals; red: an even game"
        found["searching"] = shares_plot(title, rows, dict.fromkeys(FACTIONS, 0.5))
    for what, names in (("faction", list(FACTIONS)), ("mat", list(MATS))):
        even = {name: expected(games, what, name) for name in names}
        title = f"Wins by {what} with 95 % intervals; red: an even game"
        found[what] = shares_plot(title, tally(games, what, names), even)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of greedy bots")
    parser.add_argument("--searching", type=int, default=28, help="of bots that search")
    parser.add_argument("--alone", type=int, default=40, help="against each level of the Automa")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    counts = {GREEDY: chosen.games, SEARCHING: chosen.searching, **dict.fromkeys(ALONE, chosen.alone)}
    games, searched, *alone = run(counts, chosen.seed, chosen.workers)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(games, searched, alone, chosen.seed), encoding="utf-8")
    for name, drawing in plots(games, searched).items():
        (PAGE.parent / f"scythe_{name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
