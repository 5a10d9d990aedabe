"""Plays on a Ray cluster of its own and writes what came out; test_ray.py runs it in a process of its own."""

import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from brassboard.sim import Series, SimError, series
from brassboard.sim.ray_workers import RayPool
from sim.sample_accumulators import FOLDER

ASKED: dict[str, Any] = {"games": 40, "bots": ["random"], "seed": 5, "players": 3, "workers": 2}
STATS = ["events", "sum:duel.struck.damage/seat"]


def told(done: Series) -> dict[str, Any]:
    return {"games": done.games, "results": done.results(), "retried": done.retried, "crew": done.backend}


def main(file: Path, mischief: Path) -> None:
    pool = RayPool("local", 2)
    import ray

    try:
        found: dict[str, Any] = {"workers": pool.workers, "mine": pool.mine}
        found["address"] = ray.get_runtime_context().gcs_address
        found["same"] = told(series("duel", **ASKED, accumulators=STATS, ray="local"))
        found["still_there"] = ray.is_initialized()
        for number in range(2):
            (mischief / str(number)).touch()
        found["deaths"] = told(series("duel", **ASKED, accumulators=["sim.sample_accumulators:Deadly"], ray="local"))
        found["left"] = len(list(mischief.iterdir()))
        try:
            series("duel", **ASKED, accumulators=["sim.sample_accumulators:Bursting"], ray="local")
        except SimError as error:
            found["broken"] = str(error)
    finally:
        pool.close(at_once=False)
    found["gone"] = not ray.is_initialized()
    file.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(os.environ[FOLDER]))
