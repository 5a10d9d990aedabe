"""The same job on Ray: a cluster is started on this machine, in a process of its own, and leaves nothing behind."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brassboard.kernel import BadInput
from brassboard.sim import series
from sim.ray_script import ASKED, STATS, told
from sim.sample_accumulators import FOLDER

HERE = Path(__file__).parent
MAX_SECONDS = 240


@pytest.fixture(scope="module")
def played() -> Iterator[dict[str, Any]]:
    # a short path: names of sockets may not be long
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        mischief = Path(folder) / "mischief"
        mischief.mkdir()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
        environment |= {"RAY_TMPDIR": folder, FOLDER: str(mischief), "HOME": folder, "PYTHONPATH": str(HERE.parent)}
        file = Path(folder) / "played.json"
        script = [sys.executable, str(HERE / "ray_script.py"), str(file)]
        done = subprocess.run(script, env=environment, capture_output=True, timeout=MAX_SECONDS, check=False)
        assert done.returncode == 0, done.stderr.decode()[-4000:]
        assert not (Path(folder) / ".ray").exists()  # no secret is left in a file
        yield msgspec.json.decode(file.read_bytes())


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_ray_plays_the_same_games_as_a_pool(played: dict[str, Any]) -> None:
    pool = plain(told(series("duel", **ASKED, accumulators=STATS)))
    assert (pool.pop("crew"), played["same"].pop("crew")) == ("pool", "ray")
    assert played["same"] == pool


def test_a_ray_worker_that_dies_is_replaced_and_counted(played: dict[str, Any]) -> None:
    alone = plain(told(series("duel", **(ASKED | {"workers": 1}))))
    assert played["left"] == 0
    assert played["deaths"]["retried"] >= 2  # Ray may have had another task waiting for the same worker
    assert [game | {"stats": []} for game in played["deaths"]["games"]] == alone["games"]


def test_a_game_that_breaks_on_ray_is_told_and_not_played_again(played: dict[str, Any]) -> None:
    assert "game 0 of the series with seed 5" in played["broken"]
    assert "ZeroDivisionError: the boiler burst" in played["broken"]


def test_a_cluster_of_ones_own_stays_on_this_machine_and_goes(played: dict[str, Any]) -> None:
    assert played["address"].startswith("127.0.0.1:")
    assert (played["workers"], played["mine"], played["still_there"], played["gone"]) == (2, True, True, True)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"pip install 'brassboard\[ray\]'"):
        series("duel", games=1, ray="local")


def test_an_address_where_nobody_answers_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ray:
        def is_initialized(self) -> bool:
            return False

    monkeypatch.setattr("brassboard.sim.ray_workers._ray", lambda address: Ray())
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(BadInput, match=f"--ray 127.0.0.1:{port}: there is no cluster: .*refused"):
        series("duel", games=1, ray=f"127.0.0.1:{port}")
