"""Games for the balance reports: played by several processes, kept between runs, and told in shares and means.

A run that was stopped goes on where it was. When rules, content or bots have changed its games are played anew. The
same seed gives the same games with any number of workers.
"""

import json
import sys
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from brassboard.sim import wilson

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "docs" / "balance"
CAUSES = REPORTS / "causes.toml"
"""Probable reasons why a side wins so often, written by hand for each game and each uneven result."""
GREEDY, MEDIUM = "greedy", "medium"
SEARCH = ("mcts", "tree", "playout", "rehearsal", "bot_outlook", "bot_intents")
"""Modules of bots and games that greedy does not use."""
UNUSED = {GREEDY: ("levels", "outside", *SEARCH), MEDIUM: ("outside", *SEARCH)}
"""Modules that cannot change a game of a bot; those of every other bot are levels and outside."""
READ = (".py", ".scenario", ".chapter", ".map", ".txt")
Game = dict[str, Any]
Row = tuple[str, int, int]
"""A name, how often it won, how often it played."""
Key = tuple[Any, ...]
"""What tells a game from the others of a report, such as its scenario, its number of players and its index."""


# Playing


def fingerprint(bot: str, seed: int, game: str) -> str:
    """Return a hash of everything that a game of these bots depends on."""
    digest = blake2b(f"{bot} {seed}".encode(), digest_size=8)
    source = ROOT / "src" / "brassboard"
    unused = UNUSED.get(bot, ("levels", "outside"))
    for folder in ("kernel", "kit", "bots", f"games/{game}"):
        for path in sorted((source / folder).rglob("*")):
            read = path.suffix in READ or (path.suffix == ".toml" and path.parent.name == "content")
            if read and path.stem not in unused:
                digest.update(path.read_bytes())
    return digest.hexdigest()


def kept_games(file: Path, marks: dict[str, str]) -> list[Game]:
    """Return the games of earlier runs with the same rules and bots; the others are moved to a second file."""
    if not file.exists():
        return []
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.endswith("}")]
    kept = [game for game in games if marks.get(game["bot"]) == game["mark"]]
    if len(kept) < len(games):
        file.replace(file.with_suffix(".old.jsonl"))
    file.write_text("".join([json.dumps(game) + "\n" for game in kept]), encoding="utf-8")
    return kept


def played_games(
    file: Path,
    play_one: Callable[..., Game],
    fields: tuple[str, ...],
    wanted: Sequence[Key],
    marks: dict[str, str],
    seed: int,
    workers: int,
) -> dict[Key, Game]:
    """Return the wanted games by their keys, including those of earlier runs; `fields` are the names of a key's parts.

    The missing ones are played in this order by `play_one(*key, seed)`. Each game has its `bot`, and each bot its mark.
    """
    file.parent.mkdir(exist_ok=True)
    played = {tuple([game[field] for field in fields]): game for game in kept_games(file, marks)}
    missing = [key for key in wanted if key not in played]
    if missing:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool, file.open("a", encoding="utf-8") as lines:
            tasks = {pool.submit(play_one, *key, seed): key for key in missing}
            for number, task in enumerate(as_completed(tasks), 1):
                game = task.result()
                game["mark"] = marks[game["bot"]]
                played[tasks[task]] = game
                lines.write(json.dumps(game) + "\n")
                lines.flush()
                sys.stderr.write(f"\r{number} of {len(missing)} games")
        sys.stderr.write("\n")
    return {key: played[key] for key in wanted}


# Telling


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def share_of(won: int, played: int) -> str:
    """Return a share with its Wilson interval, at 95 %."""
    if not played:
        return "–"
    low, high = wilson(won, played)
    return f"{percent(won / played)} ({percent(low)} to {percent(high)})"


def about(values: Sequence[float], digits: int = 0) -> str:
    """Return a mean with its 95 % interval."""
    if len(values) < 2:
        return "–"
    return f"{mean(values):.{digits}f} ± {1.96 * stdev(values) / len(values) ** 0.5:.{max(1, digits)}f}"


def causes_of(game: str) -> dict[str, str]:
    return dict(tomllib.loads(CAUSES.read_text("utf-8")).get(game, {})) if CAUSES.exists() else {}


# Drawing

INK, BAR = "#3b2f1e", "#8a6d3b"


def drawn(title: str, width: int, height: int, parts: list[str]) -> str:
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{title}" font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/><text x="10" y="20">{title}</text>',
    ]
    return "\n".join([*head, *parts, "</svg>"]) + "\n"


def shares_plot(title: str, rows: list[Row], even: dict[str, float]) -> str:
    """Draw shares with their intervals, one line each, with a mark where an even game would be."""
    width, left, step = 640, 130, 26
    height, scale = 62 + step * len(rows), width - left - 30
    parts: list[str] = []
    for tick in range(0, 101, 25):
        x = left + tick / 100 * scale
        parts.append(f'<line x1="{x:.0f}" x2="{x:.0f}" y1="30" y2="{height - 24}" stroke="#e5dcc6"/>')
        parts.append(f'<text x="{x:.0f}" y="{height - 8}" text-anchor="middle">{tick} %</text>')
    for place, (name, won, played) in enumerate(rows):
        y = 42 + step * place
        low, high = wilson(won, played) if played else (0.0, 1.0)
        share, mark = won / max(1, played), left + even[name] * scale
        parts += [
            f'<text x="10" y="{y + 4}">{name}</text>',
            f'<line x1="{left + low * scale:.0f}" x2="{left + high * scale:.0f}" y1="{y}" y2="{y}" '
            f'stroke="{BAR}" stroke-width="4"/>',
            f'<circle cx="{left + share * scale:.0f}" cy="{y}" r="6"/>',
            f'<line x1="{mark:.0f}" x2="{mark:.0f}" y1="{y - 10}" y2="{y + 10}" stroke="#a33" stroke-width="2"/>',
        ]
    return drawn(title, width, height, parts)
