from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.house import QUICK, Browser, House

Meet = Callable[..., Browser]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server most tests visit, with short delays and without rate limits."""
    folder = tmp_path_factory.mktemp("house")
    opened = House(f"sqlite:///{folder / 'house.sqlite'}", folder / "log", **QUICK).open()
    yield opened
    opened.close()


@pytest.fixture
def meet(house: House) -> Iterator[Meet]:
    """A new visitor."""
    yield house.browser
    house.sweep()


@pytest.fixture
def other_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers of a test's own."""
    opened: list[House] = []

    def build(name: str = "other", database: str = "", **settings: object) -> House:
        url = database or f"sqlite:///{tmp_path / name}.sqlite"
        made = House(url, tmp_path / f"{name}.log", **{**QUICK, **settings})  # type: ignore[arg-type]
        opened.append(made)
        return made.open()

    yield build
    for made in opened:
        made.sweep()
        made.close()
