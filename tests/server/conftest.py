from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.server_process import SHORT_DELAYS, Browser, ServerProcess

NewBrowser = Callable[..., Browser]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that most tests use, with short delays and without rate limits."""
    folder = tmp_path_factory.mktemp("house")
    opened = ServerProcess(f"sqlite:///{folder / 'house.sqlite'}", folder / "log", **SHORT_DELAYS).open()
    yield opened
    opened.close()


@pytest.fixture
def new_browser(server: ServerProcess) -> Iterator[NewBrowser]:
    """Opens a new browser."""
    yield server.browser
    server.disconnect_all()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers for one test."""
    opened: list[ServerProcess] = []

    def build(name: str = "other", database: str = "", **settings: object) -> ServerProcess:
        url = database or f"sqlite:///{tmp_path / name}.sqlite"
        made = ServerProcess(url, tmp_path / f"{name}.log", **{**SHORT_DELAYS, **settings})  # type: ignore[arg-type]
        opened.append(made)
        return made.open()

    yield build
    for made in opened:
        made.disconnect_all()
        made.close()
