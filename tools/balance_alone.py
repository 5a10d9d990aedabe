"""How even Alone is: medium bots play every map at every level of difficulty against 1, 2 and 3 Evil players.

    python tools/balance_alone.py              writes docs/balance/alone.md and its plot
    python tools/balance_alone.py --games 4    fewer games of each map, level and number of players than 20
    python tools/balance_alone.py --levels normal --maps random,k1

Played games are kept in build/balance_alone.jsonl: see balance_games.py. A game has the same seed at every level, so
that levels are compared with the same deals as far as their rules allow.
"""

import argparse
import os
import sys
from collections import Counter
from itertools import combinations, permutations, product
from statistics import mean
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
    percent,
    played_games,
    share_of,
    shares_plot,
)
from brassboard.games.alone.content import CARDS, CHARACTERS, DECK_COLOURS, DIFFICULTY, ITEMS, KINDS, MISSIONS
from brassboard.games.alone.data.evil_events import CardFaceUp, CreatureAttacks, SecretCard, SecretSpawn
from brassboard.games.alone.data.hero_events import ActionAnnounced, BulletTimeActivated, Gained, Lost, TurnBegan
from brassboard.games.alone.data.item_events import FigureKilled, ItemsDrawn, ItemsSkipped, ItemSwiped, ItemUsed
from brassboard.games.alone.data.maze_events import FigureRevealed
from brassboard.games.alone.data.round_events import MainMissionStarted, MissionFulfilled, NightmareBegan
from brassboard.kernel import stream
from brassboard.sentences import Sentences
from brassboard.sim import game_seed, play
from brassboard.sim.play_game import bot_seed

KEPT = ROOT / "build" / "balance_alone.jsonl"
PAGE = REPORTS / "alone.md"
MAPS = ("random", "k1", "k2", "k3")
LEVELS = tuple(DIFFICULTY)
EVIL = (1, 2, 3)
FIELDS = ("bot", "map", "level", "evil", "index")
PAIRS = tuple([f"{first}_{second}" for first, second in permutations(DECK_COLOURS, 2)])
SOURCES = ("attack", "shock", "card", "opportunity", "nightmare", "mission")
AIMS = {"easy": 0.65, "normal": 0.5, "nightmare": 0.35, "impossible": 0.2}
"""How often the Hero should win, as a wish."""
RARELY = 20
Cell = tuple[str, str, int]
"""A map, a level and a number of Evil players."""


# Playing


def play_one(bot: str, map: str, level: str, evil: int, index: int, seed: int) -> Game:
    """Play one game, and count what happened in it. In odd ones the character and the decks are dealt."""
    rules = brassboard.game("alone").rules
    number = (index * len(MAPS) + MAPS.index(map)) * len(EVIL) + evil - 1
    key = game_seed(seed, number)
    options = {"map": map, "difficulty": level}
    if index % 2:
        half = index // 2 * len(MAPS) * len(EVIL) + number % (len(MAPS) * len(EVIL))
        options |= {"character": [*CHARACTERS][(half + half // 12) % 4], "decks": PAIRS[half % len(PAIRS)]}
    bots = [brassboard.bot(bot, seed=bot_seed(key, seat)) for seat in range(evil + 1)]
    log: list[Any] = []
    position, decisions = play(rules, rules.setup(evil + 1, options), bots, stream(key), log)
    table = position.table
    return {
        "bot": bot,
        "map": map,
        "level": level,
        "evil": evil,
        "index": index,
        "dealt": bool(index % 2),
        "hero": table.winner == "hero",
        "character": table.hero.character,
        "decks": sorted(table.decks),
        "rounds": table.round,
        "decisions": decisions,
        "missions": [mission.id for mission in table.missions],
        "main": next((mission.id for mission in table.missions if mission.colour == "red"), table.reds[0]),
        "step": table.missions[-1].step,
        "hands": Counter([card for player in table.evil for card in (*player.first, *player.second)]),
        **counted([event for event, _, _ in log]),
    }


def counted(events: list[Any]) -> Game:
    """Return what the events of a game tell: losses by their source, what was played, what was done."""
    seen = {name: Counter[str]() for name in ("losses", "gains", "drawn", "played", "found", "used", "actions")}
    seen |= {"killed": Counter(), "spawned": Counter()}
    fulfilled: list[str] = []
    turns = started = round_ = 0
    attacker = shown = card = last = ""
    nightmare = False
    for event in events:
        match event:
            case TurnBegan():
                turns, round_ = turns + 1, event.round
            case CreatureAttacks():
                attacker = event.kind
            case FigureRevealed():
                shown = event.kind
            case CardFaceUp():
                card = f"{event.card} {'dangerous' if event.dangerous else 'basic'}"
                seen["played"][card] += 1
            case SecretCard():
                seen["drawn"][event.card] += 1
            case Lost():
                by = {"attack": attacker, "shock": shown, "card": card}.get(event.source, "")
                last = f"{event.track} {event.source} {by}".strip()
                seen["losses"][last] += event.n
            case Gained():
                seen["gains"][event.track] += event.n
            case ItemsDrawn():
                seen["found"].update(event.items)
            case ItemsSkipped():
                seen["found"].subtract(event.items)
            case ItemSwiped():
                seen["found"][event.item] -= 1
            case ItemUsed():
                seen["used"][event.item] += 1
            case ActionAnnounced():
                seen["actions"][event.action] += 1
            case BulletTimeActivated():
                seen["actions"]["bullet_time"] += 1
            case FigureKilled():
                seen["killed"][event.kind] += 1
            case SecretSpawn():
                seen["spawned"][event.kind] += 1
            case MissionFulfilled():
                fulfilled.append(event.mission)
            case MainMissionStarted():
                started = round_
            case NightmareBegan():
                nightmare = True
    told = {"turns": turns, "started": started, "nightmare": nightmare, "last_loss": last, "fulfilled": fulfilled}
    return {**told, **seen}


def run(cells: list[Cell], games: int, seed: int, workers: int) -> list[Game]:
    """Play this many games of each map, level and number of Evil players."""
    wanted: list[Key] = [(MEDIUM, *cell, index) for index in range(games) for cell in cells]
    marks = {MEDIUM: fingerprint(MEDIUM, seed, "alone")}
    return [*played_games(KEPT, play_one, FIELDS, wanted, marks, seed, workers).values()]


# The page


def wins(games: list[Game]) -> str:
    return share_of(len([1 for game in games if game["hero"]]), len(games))


def those(games: list[Game], **what: Any) -> list[Game]:
    return [game for game in games if all([game[name] == value for name, value in what.items()])]


def total(games: list[Game], name: str) -> Counter[str]:
    """Return the sum of a counter over games."""
    found: Counter[str] = Counter()
    for game in games:
        found.update(game[name])
    return found


def named(kind: str, id: str) -> str:
    return f"{id} {Sentences(brassboard.game('alone')).name(kind, id)}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)] + [""]


def page(games: list[Game], seed: int) -> str:
    levels = [level for level in LEVELS if those(games, level=level)]
    lines = [
        "# How even Alone is",
        "",
        f"{len(games)} games of medium bots: maps {', '.join(MAPS)}, every level of difficulty, 1 to 3 Evil players,",
        f"{len(games) // len({cell_of(game) for game in games})} games of each. Seed {seed}. In "
        f"{len(those(games, dealt=False))} of them the bots choose the Hero's character and Evil's two",
        f"decks; in the other {len(those(games, dealt=True))} these are dealt in turn. Written by",
        "`tools/balance_alone.py`; what was tuned, and what is left, is in [the notes](alone_notes.md).",
        "",
        "Bots are no people: read it as a check of the rules, of our numbers and of the bots. Intervals are at 95 %:",
        "Wilson's for shares, the usual ones (±) for means. Every deal is played at all levels; where levels are put",
        "together, as in the tables of characters, decks and missions, true intervals are wider than those given.",
        "",
        "![How often the Hero wins](alone_levels.svg)",
        "",
        *by_level(games, levels),
        *lengths(games, levels),
        *lost(games, levels),
        *missions(games),
        *cards(games),
        *items(games),
    ]
    return "\n".join(lines)


def cell_of(game: Game) -> Cell:
    return game["map"], game["level"], game["evil"]


def by_level(games: list[Game], levels: list[str]) -> list[str]:
    """How often the Hero wins: by level, map, number of Evil players, character and decks."""
    lines = ["## How often the Hero wins", ""]
    head = ["level", "games", "the Hero wins", "bots choose", "dealt", *[f"{evil} Evil" for evil in EVIL], *MAPS]
    rows: list[list[str]] = []
    for level in levels:
        some = those(games, level=level)
        parts = [those(some, dealt=False), those(some, dealt=True), *[those(some, evil=evil) for evil in EVIL]]
        parts += [those(some, map=map) for map in MAPS]
        rows.append([level, str(len(some)), wins(some), *[wins(part) for part in parts]])
    lines += table(head, rows)
    chosen, dealt = those(games, dealt=False), those(games, dealt=True)
    lines += ["Where the bots choose, and where character and decks are dealt, at all levels together:", ""]
    rows = [
        [who, str(len(those(chosen, character=who))), str(len(those(dealt, character=who))),
         wins(those(dealt, character=who))]
        for who in CHARACTERS
    ]  # fmt: skip
    lines += table(["character", "chosen in games", "dealt in games", "the Hero wins with it dealt"], rows)
    rows = []
    for pair in combinations(DECK_COLOURS, 2):
        by_choice, by_deal = [those(part, decks=sorted(pair)) for part in (chosen, dealt)]
        rows.append([" and ".join(pair), str(len(by_choice)), str(len(by_deal)), wins(by_deal)])
    return lines + table(["decks", "chosen in games", "dealt in games", "the Hero wins against them dealt"], rows)


def lengths(games: list[Game], levels: list[str]) -> list[str]:
    head = ["level", "rounds", "the Hero's turns", "decisions", "turns if he wins", "turns if he loses",
            "games in nightmare"]  # fmt: skip
    rows: list[list[str]] = []
    for level in levels:
        some = those(games, level=level)
        turns = [about([game["turns"] for game in those(some, hero=won)], 1) for won in (True, False)]
        means = [about([game[name] for game in some], 1) for name in ("rounds", "turns", "decisions")]
        rows.append([level, *means, *turns, percent(mean([game["nightmare"] for game in some]))])
    return ["## How long a game takes", "", *table(head, rows)]


def lost(games: list[Game], levels: list[str]) -> list[str]:
    """What the Hero loses life and self-control by, and what took the last point."""
    lines = [
        "## What the Hero loses",
        "",
        "Points of life and self-control in a game, of 12 and 12 at the start, by their source. The last column says",
        "which source took the last point in the games that he lost.",
        "",
    ]
    ended = Counter([game["last_loss"].split()[1] for game in games if not game["hero"]])
    everything = {level: total(those(games, level=level), "losses") for level in levels}
    rows: list[list[str]] = []
    for source in SOURCES:
        points = [
            sum([n for what, n in everything[level].items() if what.split()[1] == source])
            / len(those(games, level=level))
            for level in levels
        ]
        rows.append([source, *[f"{n:.1f}" for n in points], percent(ended[source] / max(1, ended.total()))])
    for name, word in (("gained life", "life"), ("gained self-control", "calm")):
        gained = [total(those(games, level=level), "gains")[word] / len(those(games, level=level)) for level in levels]
        rows.append([f"*{name}*", *[f"{n:.1f}" for n in gained], ""])
    lines += table(["source", *levels, "the last point"], rows)
    details: Counter[str] = Counter()
    for what, n in total(games, "losses").items():
        details[what.split(" ", 1)[1]] += n
    lines += ["By creature and by card, in all games, from 0.1 points a game on:", ""]
    rows = [
        [what, f"{n / len(games):.2f}"] for what, n in details.most_common() if " " in what and n >= len(games) / 10
    ]
    lines += table(["source", "points a game"], rows)
    spawned, killed = total(games, "spawned"), total(games, "killed")
    rows = [
        [kind, f"{spawned[kind] / len(games):.2f}", f"{killed[kind] / len(games):.2f}"]
        for kind in KINDS
    ]  # fmt: skip
    lines += ["Creatures in a game, without bosses:", "", *table(["creature", "spawned", "killed"], rows)]
    actions = total(games, "actions")
    lines += ["What the Hero does in a game:", ""]
    return lines + table([*actions], [[f"{n / len(games):.1f}" for n in actions.values()]])


def missions(games: list[Game]) -> list[str]:
    lines = [
        "## Missions",
        "",
        "The Hero takes one of two starting missions, sometimes both; then the main mission starts.",
        "",
    ]
    rows: list[list[str]] = []
    for id, mission in MISSIONS.items():
        if mission.colour != "red":
            some = [game for game in games if id in game["missions"]]
            done = [game for game in some if id in game["fulfilled"]]
            rows.append(
                [named("mission", id), mission.colour, str(len(some)), share_of(len(done), len(some)), wins(done)]
            )
    lines += table(["mission", "colour", "dealt", "fulfilled", "the Hero wins then"], rows)
    begun = [game for game in games if game["started"]]
    lines += [
        f"The main mission starts in {share_of(len(begun), len(games))} of the games, in round "
        f"{about([game['started'] for game in begun], 1)}.",
        "",
    ]
    rows = []
    for id, mission in MISSIONS.items():
        if mission.colour == "red":
            some = those(games, main=id)
            begun = [game for game in some if game["started"]]
            rows.append([named("mission", id), str(len(some)), share_of(len(begun), len(some)), wins(begun)])
    return lines + table(["main mission", "drawn", "started", "won when started"], rows)


def cards(games: list[Game]) -> list[str]:
    """How often reaction cards are played face up, of all that were drawn."""
    drawn, held, played = total(games, "drawn"), total(games, "hands"), total(games, "played")
    lines = [
        "## Reaction cards",
        "",
        "Of the cards that were drawn and are not in a hand at the end: how many were played face up (with the basic",
        "half only, or with the dangerous half too); the rest were played face down or discarded. Cards in *italics*",
        f"were played face up less than once in {RARELY} times.",
        "",
    ]
    rows: list[list[str]] = []
    for id in CARDS:
        out = drawn[id] - held[id]
        halves = [played[f"{id} {half}"] for half in ("basic", "dangerous")]
        name = named("card", id) if sum(halves) * RARELY >= out else f"*{named('card', id)}*"
        rows.append([name, str(out), *[percent(n / max(1, out)) for n in halves],
                     percent(1 - sum(halves) / max(1, out))])  # fmt: skip
    return lines + table(["card", "used up", "face up, basic", "face up, dangerous", "face down"], rows)


def items(games: list[Game]) -> list[str]:
    found, used = total(games, "found"), total(games, "used")
    lines = [
        "## Items",
        "",
        "How many the Hero found in all games, and how often one was used. Charges also pay for upgrades. Items in",
        f"*italics* were used less than once in {RARELY} finds.",
        "",
    ]
    rows: list[list[str]] = []
    for id in ITEMS:
        name = named("item", id) if used[id] * RARELY >= found[id] else f"*{named('item', id)}*"
        rows.append([name, str(found[id]), f"{used[id] / max(1, found[id]):.2f}"])
    return lines + table(["item", "found", "uses of one"], rows)


def plot(games: list[Game]) -> str:
    rows: list[Row] = []
    for level in LEVELS:
        some = those(games, level=level)
        if some:
            rows.append((level, len(those(some, hero=True)), len(some)))
    return shares_plot("How often the Hero wins, with 95 % intervals; red: our aim", rows, AIMS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="of each map, level and number of Evil players")
    parser.add_argument("--maps", default=",".join(MAPS))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--evil", default=",".join([str(evil) for evil in EVIL]))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    cells = [*product(given.maps.split(","), given.levels.split(","), [int(evil) for evil in given.evil.split(",")])]
    games = run(cells, given.games, given.seed, given.workers)
    PAGE.write_text(page(games, given.seed), encoding="utf-8")
    PAGE.with_name("alone_levels.svg").write_text(plot(games), encoding="utf-8")
    for level in given.levels.split(","):
        sys.stdout.write(f"{level}: the Hero wins {wins(those(games, level=level))}\n")


if __name__ == "__main__":
    main()
