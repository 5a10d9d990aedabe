"""Ours against Catanatron in one run, in turn, so that a noisy machine disturbs both alike. Needs `brassboard[bench]`.

    python benchmarks/against_peers.py [GAME …] [--rounds 7] [--seconds 0.5] [--json]

Exit code 1 where a bar is missed. A decision is: the options of a seat are enumerated and one is taken; forced choices
and passes count, chance does not (Catanatron's `play_tick`; its rolls of dice are decisions of a player, and count).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from brassboard import load
from brassboard.bench import Figure, calibrate, compiled, midgame_match, midgame_positions, per_call, random_play
from brassboard.installed_game import game

try:
    from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-untyped,import-not-found,unused-ignore]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    sys.exit("this compares with Catanatron: pip install 'brassboard[bench]'")

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
SAMPLES = 12
MIDGAME = 400
"""Decisions after which a game of Catanatron (about 900) is in its middle."""


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def catanatron_rate(seconds: float, seed: int) -> float:
    """Return decisions a second of Catanatron's random play with four players, by its own `play_tick`."""
    decisions, took = 0, 0.0
    began = process_time()
    while took < seconds:
        seed += 1
        match = new_game(seed)
        while match.winning_color() is None and match.state.num_turns < TURNS_LIMIT:
            match.play_tick()
            decisions += 1
        took = process_time() - began
    return decisions / took


def catanatron_midgame(seed: int) -> Any:
    match = new_game(seed)
    for _ in range(MIDGAME):
        if match.winning_color() is not None:
            return catanatron_midgame(seed + 1000)
        match.play_tick()
    return match


def cycled(acts: list[Callable[[], Any]]) -> Callable[[], None]:
    """Return a function that acts on the next item with every call."""
    place = 0

    def following() -> None:
        nonlocal place
        place = (place + 1) % len(acts)
        acts[place]()

    return following


class Compared:
    """Measure the same on both in pairs: ours, theirs, ours, theirs."""

    def __init__(self) -> None:
        self.ours: list[float] = []
        self.theirs: list[float] = []

    def add(self, ours: float, theirs: float) -> None:
        self.ours.append(ours)
        self.theirs.append(theirs)

    def plain(self) -> dict[str, Any]:
        ratios = [mine / theirs for mine, theirs in zip(self.ours, self.theirs, strict=True)]
        ours, theirs, ratio = Figure.of(self.ours), Figure.of(self.theirs), Figure.of(ratios)
        return {
            "ours": ours.median,
            "theirs": theirs.median,
            "ratio": ratio.median,
            "low": min(ratios),
            "high": max(ratios),
        }


class Bars:
    """The bars of a game: who plays, and how it must compare."""

    def __init__(
        self, players: int, options: dict[str, Any], speed: tuple[float, float], clone: tuple[float, float]
    ) -> None:
        self.players = players
        self.options = options
        self.speed = speed
        """At least so many times Catanatron's decisions: plain, compiled."""
        self.clone = clone
        """At most so many times its copy."""


GAMES = {
    "duel": Bars(2, {}, speed=(4.0, 8.0), clone=(0.1, 0.1)),
    "smog_riders": Bars(
        3, {"scenario": "factory"}, speed=(1.5, 4.0), clone=(0.4, 0.25)
    ),  # 4.0 is missed: docs/speed.md
    "scythe": Bars(2, {}, speed=(1.5, 4.0), clone=(0.4, 0.25)),
    "alone": Bars(2, {}, speed=(1.5, 3.0), clone=(0.3, 0.3)),
    "moloch": Bars(2, {}, speed=(1.5, 2.5), clone=(0.3, 0.3)),
}
MOST_MS = 0.1  # in which a saved duel opens


def compare(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    random.seed(0)  # Catanatron's players use the global random generator.
    installed, wanted = game(name), GAMES[name]
    rules, setup = installed.rules, installed.rules.setup(wanted.players, wanted.options)
    states = [match.state for match in map(catanatron_midgame, range(1, SAMPLES + 1))]
    their_copy = cycled([state.copy for state in states])
    our_clone = cycled([position.clone for position in midgame_positions(rules, setup, SAMPLES)])
    match = midgame_match(installed, setup)
    saved = match.save()

    speed, clone = Compared(), Compared()
    opening: list[float] = []
    calibration: list[float] = []
    random_play(rules, setup, seconds / 4, seed=99)
    catanatron_rate(seconds / 4, seed=99)
    decisions = offered = 0
    for number in range(rounds):
        played = random_play(rules, setup, seconds, number)
        decisions, offered = decisions + played.decisions, offered + played.options
        speed.add(played.decisions / played.seconds, catanatron_rate(seconds, 10 * number))
        clone.add(per_call(our_clone, seconds / 5), per_call(their_copy, seconds / 5))
        opening.append(per_call(lambda: load(saved).decision, seconds / 5))
        calibration.append(calibrate(seconds / 5))
    found = Figure.of(opening)
    return {
        "game": name,
        "compiled": compiled(),
        "rounds": rounds,
        "calibration_kunits_per_s": Figure.of(calibration).median,
        "branching": offered / decisions,
        "decisions_per_s": speed.plain(),
        "clone_us": clone.plain(),
        "load_us": {"ours": found.median, "spread": found.spread, "bytes": len(saved)},
    }


def bars(found: dict[str, Any]) -> list[tuple[str, float, str, float, bool]]:
    """What, measured, at least or at most, the bar, whether it is kept."""
    name = found["game"]
    promised = GAMES[name]
    least, most = promised.speed[found["compiled"]], promised.clone[found["compiled"]]
    speed, clone = found["decisions_per_s"]["ratio"], found["clone_us"]["ratio"]
    rows = [
        (f"{name}: decisions/s, times Catanatron's", speed, ">=", least, speed >= least),
        (f"{name}: clone, times Catanatron's copy", clone, "<=", most, clone <= most),
    ]
    if name == "duel":
        opening = found["load_us"]["ours"] / 1000
        rows.append((f"{name}: a saved match opens, ms", opening, "<=", MOST_MS, opening <= MOST_MS))
    return rows


def show(found: dict[str, Any]) -> None:
    write = sys.stdout.write
    kernel = "compiled with mypyc" if found["compiled"] else "plain Python"
    write(f"{found['game']}, {kernel}; {found['rounds']} rounds, ours and theirs in turn; ")
    write(f"branching {found['branching']:.1f}; calibration {found['calibration_kunits_per_s']:.1f} kunits/s\n")
    for name in ("decisions_per_s", "clone_us"):
        row = found[name]
        write(f"{name}: ours {row['ours']:,.4g}, Catanatron {row['theirs']:,.4g}, ")
        write(f"ratio {row['ratio']:.3g} ({row['low']:.3g} to {row['high']:.3g})\n")
    row = found["load_us"]
    write(f"load_us: ours {row['ours']:.4g} ±{row['spread']:.0%} for a save of {row['bytes']:,} bytes\n")
    for what, value, sign, bar, kept in bars(found):
        write(f"{'pass' if kept else 'FAIL'}  {what}: {value:.3g} {sign} {bar:g}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "games", metavar="GAME", nargs="*", choices=[*GAMES, []], help="default: every game that has bars"
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    all_found = [compare(name, max(1, args.rounds), args.seconds) for name in args.games or GAMES]
    kept = [row for found in all_found for row in bars(found)]
    if args.json:
        names = ("what", "value", "sign", "bar", "kept")
        rows = [dict(zip(names, row, strict=True)) for row in kept]
        sys.stdout.write(json.dumps({"games": all_found, "bars": rows}, indent=2) + "\n")
    else:
        for found in all_found:
            show(found)
    return 0 if all(row[-1] for row in kept) else 1


if __name__ == "__main__":
    sys.exit(main())
