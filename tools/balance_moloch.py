"""How even Rise of Moloch is: medium bots play every chapter at every level with 2 to 5 players.

    python tools/balance_moloch.py              writes docs/balance/moloch.md and its plot
    python tools/balance_moloch.py --games 2    fewer games of each chapter, level and number of players than 6
    python tools/balance_moloch.py --chapters 1,6 --levels balanced

Played games are kept in build/balance_moloch.jsonl: see balance_games.py. The tables are of single adventures; with 2
players one seat plays all four gentlemen, with 5 each seat plays one.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

import brassboard
from balance_games import (
    MEDIUM,
    REPORTS,
    ROOT,
    Game,
    Key,
    Row,
    about,
    fingerprint,
    played_games,
    share_of,
    shares_plot,
)
from brassboard.games.moloch.content import (
    ABILITY_OF,
    ADVANTAGES,
    AFFLICTIONS,
    BASIC_POWERS,
    CHAOS,
    EQUIPMENT,
    POWERS,
    ROLES,
)
from brassboard.games.moloch.data.events import (
    AbilityUsed,
    AfflictionDrawn,
    ChaosPlayed,
    ChaosSeen,
    Damaged,
    Defeated,
    EquipmentDiscarded,
    EquipmentGained,
    EtherPaid,
    PowerUsed,
    Rested,
    Revived,
)
from brassboard.games.moloch.data.setup_events import AdvantageLearnt, CardGiven, PowerGained, RoleGiven
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE
from brassboard.games.moloch.scenario.registry import CHAPTERS, SHIPPED
from brassboard.kernel import stream
from brassboard.sentences import Sentences
from brassboard.sim import game_seed, play
from brassboard.sim.play_game import bot_seed

KEPT = ROOT / "build" / "balance_moloch.jsonl"
PAGE = REPORTS / "moloch.md"
LEVELS = ("moderate", "balanced", "more")
PLAYERS = (2, 3, 4, 5)
FIELDS = ("bot", "chapter", "level", "players", "index")
LEAST, MOST = 0.3, 0.7
"""Between these shares of wins a chapter is even enough."""
SOURCES = ("attack", "fire", "disengage", "daze", "card")
Cell = tuple[str, str, int]
"""A chapter, a level and a number of players."""


# Playing


def play_one(bot: str, chapter: str, level: str, players: int, index: int, seed: int) -> Game:
    """Play one game, and count what happened in it."""
    rules = brassboard.game("moloch").rules
    number = (index * len(SHIPPED) + SHIPPED.index(chapter)) * len(PLAYERS) + PLAYERS.index(players)
    key = game_seed(seed, number)
    bots = [brassboard.bot(bot, seed=bot_seed(key, seat)) for seat in range(players)]
    log: list[Any] = []
    setup = rules.setup(players, {"chapter": chapter, "level": level})
    position, decisions = play(rules, setup, bots, stream(key), log)
    table = position.table
    return {
        "bot": bot,
        "chapter": chapter,
        "level": level,
        "players": players,
        "index": index,
        "gentlemen": table.winner == GENTLEMEN_SIDE,
        "ended": table.ended,
        "rounds": table.round,
        "deaths": table.deaths,
        "decisions": decisions,
        **counted([event for event, _, _ in log], [one.id for one in table.figures if one.kind == "gentleman"]),
    }


def counted(events: list[Any], gentlemen: list[str]) -> Game:
    """Return what the events of a game tell: what was held and used, damage by source, ether, rests and revivals."""
    seen = {name: Counter[str]() for name in ("held", "used", "hurt", "struck")}
    ether = rests = revivals = fallen = 0
    for event in events:
        match event:
            case CardGiven() | EquipmentGained() | AdvantageLearnt():
                seen["held"][event.card] += 1
            case RoleGiven():
                seen["held"][event.role] += 1
            case PowerGained():
                seen["held"][event.power] += 1
            case ChaosSeen():
                seen["held"].update(event.cards)
            case AbilityUsed():
                seen["used"][ABILITY_OF[event.ability].source] += 1
            case EquipmentDiscarded():
                seen["used"][event.card] += 0
            case PowerUsed():
                seen["used"][event.power] += 1
            case ChaosPlayed() | AfflictionDrawn():
                seen["used"][event.card] += 1
            case Damaged():
                seen["hurt" if event.figure in gentlemen else "struck"][event.source] += event.n
            case Defeated():
                fallen += event.figure not in gentlemen
            case EtherPaid():
                ether += event.n if event.figure in gentlemen else 0
            case Rested():
                rests += 1
            case Revived():
                revivals += 1
    return {"ether": ether, "rests": rests, "revivals": revivals, "fallen": fallen, **seen}


def run(cells: list[Cell], games: int, seed: int, workers: int) -> list[Game]:
    """Play this many games of each chapter, level and number of players."""
    wanted: list[Key] = [(MEDIUM, *cell, index) for index in range(games) for cell in cells]
    marks = {MEDIUM: fingerprint(MEDIUM, seed, "moloch")}
    return [*played_games(KEPT, play_one, FIELDS, wanted, marks, seed, workers).values()]


# The page


def wins(games: list[Game]) -> str:
    return share_of(len([1 for game in games if game["gentlemen"]]), len(games))


def those(games: list[Game], **what: Any) -> list[Game]:
    return [game for game in games if all([game[name] == value for name, value in what.items()])]


def total(games: list[Game], name: str) -> Counter[str]:
    """Return the sum of a counter over games."""
    found: Counter[str] = Counter()
    for game in games:
        found.update(game[name])
    return found


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)] + [""]


def page(games: list[Game], seed: int) -> str:
    chapters = [chapter for chapter in SHIPPED if those(games, chapter=chapter)]
    cells = len({(game["chapter"], game["level"], game["players"]) for game in games})
    lines = [
        "# How even Rise of Moloch is",
        "",
        f"{len(games)} games of medium bots: single adventures of chapters {', '.join(chapters)}, each level, 2 to 5",
        f"players, {len(games) // cells} games of each. Seed {seed}. Written by `tools/balance_moloch.py`.",
        "",
        "Bots are no people: read it as a check of the rules, of our numbers and of the bots. Intervals are at 95 %:",
        "Wilson's for shares, the usual ones (±) for means. A deal is played at all levels, so where levels are put",
        "together true intervals are wider than those given.",
        "",
        "![How often the gentlemen win](moloch_chapters.svg)",
        "",
        *by_chapter(games, chapters),
        *endings(games, chapters),
        *lengths(games, chapters),
        *losses(games, chapters),
        *tuned(),
        *cards(games),
    ]
    return "\n".join(lines)


def by_chapter(games: list[Game], chapters: list[str]) -> list[str]:
    """How often the gentlemen win: by chapter, level and number of players."""
    head = ["chapter", "games", "the gentlemen win", "30 to 70 %", *LEVELS, *[f"{n} players" for n in PLAYERS]]
    rows: list[list[str]] = []
    for chapter in chapters:
        some = those(games, chapter=chapter)
        share = len(those(some, gentlemen=True)) / len(some)
        parts = [those(some, level=level) for level in LEVELS] + [those(some, players=n) for n in PLAYERS]
        even = "yes" if LEAST <= share <= MOST else "no"
        rows.append([title(chapter), str(len(some)), wins(some), even, *[wins(part) for part in parts]])
    parts = [those(games, level=level) for level in LEVELS] + [those(games, players=n) for n in PLAYERS]
    rows.append(["all", str(len(games)), wins(games), "", *[wins(part) for part in parts]])
    return ["## How often the gentlemen win", "", *table(head, rows)]


def title(chapter: str) -> str:
    return f"{chapter} {CHAPTERS[chapter].title}"


def endings(games: list[Game], chapters: list[str]) -> list[str]:
    """Which win line ended the games of each chapter."""
    rows: list[list[str]] = []
    for chapter in chapters:
        some = those(games, chapter=chapter)
        counts = Counter([game["ended"] for game in some])
        for line, win in enumerate(CHAPTERS[chapter].wins):
            side = "the gentlemen" if win.side == GENTLEMEN_SIDE else "the Nemesis"
            said = "; ".join([str(call) for call in win.conditions]) or "the last round ends"
            n = counts[f"{win.moment} {line}"]
            rows.append([title(chapter), side, f"`{said}`" if win.conditions else said, share_of(n, len(some))])
    return ["## What ended the games", "", *table(["chapter", "who wins by it", "line", "share"], rows)]


def lengths(games: list[Game], chapters: list[str]) -> list[str]:
    head = ["chapter", "rounds", "of", "decisions", "defeats of gentlemen", "rests", "ether gentlemen paid"]
    rows: list[list[str]] = []
    for chapter in chapters:
        some = those(games, chapter=chapter)
        means = [about([game[name] for game in some], 1) for name in ("decisions", "deaths", "rests", "ether")]
        rounds = about([game["rounds"] for game in some], 1)
        rows.append([title(chapter), rounds, str(CHAPTERS[chapter].round_limit), *means])
    return ["## How long a game takes", "", *table(head, rows)]


def losses(games: list[Game], chapters: list[str]) -> list[str]:
    """Damage by its source, on both sides."""
    lines = ["## Damage", "", "Damage to gentlemen in a game by its source, and to all other figures together.", ""]
    rows: list[list[str]] = []
    for chapter in chapters:
        some = those(games, chapter=chapter)
        hurt, struck = total(some, "hurt"), total(some, "struck")
        means = [f"{hurt[source] / len(some):.1f}" for source in SOURCES]
        rows.append(
            [title(chapter), *means, f"{struck.total() / len(some):.1f}", about([g["fallen"] for g in some], 1)]
        )
    return lines + table(["chapter", *SOURCES, "to others", "others defeated"], rows)


def tuned() -> list[str]:
    """What was changed so that both sides can win; written by hand."""
    return [
        "## What was tuned",
        "",
        "In two rounds, each value picked from two to five that were tried in 24 to 60 games between medium bots. The",
        "bots were changed between these trials, too, so the games before are not all of the same bots. The games of",
        "this report have other seeds. All of these numbers are ours.",
        "",
        *table(
            ["chapter", "before", "the gentlemen won", "now"],
            [
                ["1", "Blackmore has 3 life", "8 of 36", "6 life"],
                ["3", "1 circle may be left, 14 progress", "23 of 24", "none may be left, 10 progress"],
                ["5", "5 districts are the end", "28 of 36", "4 districts"],
                ["6", "6 defeats are the end, Turnbull has 14 or 16 life", "1 of 24", "9 defeats, 8 or 9 life"],
            ],
        ),
    ]


def cards(games: list[Game]) -> list[str]:
    """How often each card was held and used, and which were never used."""
    held, used = total(games, "held"), total(games, "used")
    lines = [
        "## Cards",
        "",
        "How often cards were in somebody's hands in all games, and how often they were used. Cards that work by",
        "themselves are never used, nor are weapons: those columns say 0.",
        "",
    ]
    groups: list[tuple[str, str, Sequence[str]]] = [
        ("Chaos cards", "card", [*CHAOS]),
        ("Powers", "power", [*POWERS]),
        ("Roles", "role", [*ROLES]),
        ("Advantages", "card", [*ADVANTAGES]),
        ("Equipment", "card", [*EQUIPMENT]),
    ]
    names = Sentences(brassboard.game("moloch"))
    never: list[str] = []
    unknown: list[str] = []
    for heading, kind, ids in groups:
        rows: list[list[str]] = []
        for id in ids:
            rows.append([names.name(kind, id), str(held[id]), str(used[id])])
            if not used[id] and can_be_used(id):
                (never if held[id] or id in BASIC_POWERS else unknown).append(names.name(kind, id))
        lines += [f"### {heading}", "", *table(["card", "held", "used"], rows)]
    drawn = [id for id in AFFLICTIONS if used[id]]
    lines += [f"Of {len(AFFLICTIONS)} kinds of affliction {len(drawn)} were drawn.", ""]
    lines += ["In somebody's hands and never used: " + (", ".join(sorted(never)) or "none") + ".", ""]
    lines += ["Never in anybody's hands: " + (", ".join(sorted(unknown)) or "none") + ".", ""]
    lines += ["Bots always take the same advantages and powers first, so this says more of them than of the cards.", ""]
    return lines


def can_be_used(id: str) -> bool:
    """Whether somebody decides to use a card."""
    for row in (CHAOS, POWERS):
        if id in row:
            return True
    source = ROLES.get(id) or ADVANTAGES.get(id) or EQUIPMENT.get(id)
    if source is None:
        return False
    by_itself = ("perm", "ether")
    return any([one.type not in by_itself and (one.cost > 0 or one.type != "atk") for one in source.abilities])


def plot(games: list[Game]) -> str:
    rows: list[Row] = []
    for chapter in SHIPPED:
        some = those(games, chapter=chapter)
        if some:
            rows.append((f"chapter {chapter}", len(those(some, gentlemen=True)), len(some)))
    even = {name: 0.5 for name, _, _ in rows}
    return shares_plot("How often the gentlemen win, with 95 % intervals; red: even", rows, even)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6, help="of each chapter, level and number of players")
    parser.add_argument("--chapters", default=",".join(SHIPPED))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--players", default=",".join([str(n) for n in PLAYERS]))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    cells = [*product(given.chapters.split(","), given.levels.split(","), [int(n) for n in given.players.split(",")])]
    games = run(cells, given.games, given.seed, given.workers)
    PAGE.write_text(page(games, given.seed), encoding="utf-8")
    PAGE.with_name("moloch_chapters.svg").write_text(plot(games), encoding="utf-8")
    for chapter in given.chapters.split(","):
        sys.stdout.write(f"chapter {chapter}: the gentlemen win {wins(those(games, chapter=chapter))}\n")


if __name__ == "__main__":
    main()
