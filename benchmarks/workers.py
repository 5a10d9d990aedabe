"""How much faster a simulation is with two workers: processes of our own, and a Ray cluster on this machine.

    python benchmarks/workers.py                 three rounds of about 20 s on one worker; exit code 1 below a bar
    python benchmarks/workers.py --game scythe --games 60
    python benchmarks/workers.py --no-ray --json

One worker is this process alone, with nothing to start and nothing to send. The time of the pool includes starting it.
Ray is timed on a cluster that is running already (its start is told apart), after one series to bring its workers up.
The ways take turns and the medians are compared, so that a machine that gets slower does not favour one of them. The
games of all three must be the same.
"""

import argparse
import json
import os
import sys
from statistics import median
from time import perf_counter
from typing import Any

from brassboard.sim import Series, series
from brassboard.sim.ray_workers import RayPool

WORKERS = 2
BARS = {"pool": 1.7, "ray": 1.3}
WARM_UP = 8


def timed(game: str, games: int, way: str) -> tuple[float, Series]:
    asked: dict[str, dict[str, Any]] = {
        "alone": {"workers": 1},
        "pool": {"workers": WORKERS},
        "ray": {"workers": WORKERS, "ray": "local"},
    }
    began = perf_counter()
    done = series(game, games=games, bots=["random"], seed=1, **asked[way])
    return perf_counter() - began, done


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-ray", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    ways = ["alone", "pool", *([] if given.no_ray else ["ray"])]
    found: dict[str, Any] = {"game": given.game, "games": given.games, "load": os.getloadavg()[0]}
    pool = None
    if "ray" in ways:
        began = perf_counter()
        pool = RayPool("local", WORKERS)  # The series below use the cluster of this process.
        timed(given.game, WARM_UP * WORKERS, "ray")
        found["ray_start"] = perf_counter() - began
    times: dict[str, list[float]] = {way: [] for way in ways}
    try:
        for number in range(given.rounds):
            results = []
            for way in ways:
                seconds, done = timed(given.game, given.games, way)
                times[way].append(seconds)
                results.append(done.games)
                sys.stderr.write(f"round {number + 1}, {way}: {seconds:.1f} s\n")
            if any(games != results[0] for games in results):
                sys.stderr.write("the games are not the same\n")
                return 1
    finally:
        if pool:
            pool.close(at_once=False)
    found["seconds"] = {way: median(times[way]) for way in ways}
    found["ratio"] = {way: found["seconds"]["alone"] / found["seconds"][way] for way in ways if way in BARS}
    found["bar"] = {way: BARS[way] for way in found["ratio"]}
    if given.json:
        sys.stdout.write(json.dumps(found, indent=2) + "\n")
    else:
        tell(found)
    return 0 if all(ratio >= BARS[way] for way, ratio in found["ratio"].items()) else 1


def tell(found: dict[str, Any]) -> None:
    say = sys.stdout.write
    say(f"{found['games']} games of {found['game']}, random bots; load before: {found['load']:.1f}\n")
    say(f"one worker         {found['seconds']['alone']:6.1f} s\n")
    for way, ratio in found["ratio"].items():
        verdict = "ok" if ratio >= BARS[way] else "BELOW THE BAR"
        say(f"two workers, {way:4}  {found['seconds'][way]:6.1f} s   {ratio:.2f} times  (bar {BARS[way]})  {verdict}\n")
    if "ray_start" in found:
        say(f"starting Ray       {found['ray_start']:6.1f} s\n")


if __name__ == "__main__":
    sys.exit(main())
