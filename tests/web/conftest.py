"""A real server, the page built into it, and the machine's Chromium: once for each worker."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.visit import Visit, Visitor
from webtable import ROOT, Server, launch

sys.path.append(str(ROOT))


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page is what web/ says. Where several workers come at once, one of them builds and the others wait."""
    import fcntl

    from hatch_build import build_page

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / ".page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_page(ROOT)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web"), PASS_DELAY="0.1", KICK_AFTER="0") as running:
        yield running


@pytest.fixture
def own_server(page_built: None, tmp_path: Path) -> Iterator[Server]:
    """A server a test may cut off."""
    with Server(tmp_path, PASS_DELAY="0.1") as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens browsers that know nothing of each other. In the end: none asked a foreign host, none had an error."""
    visitors: list[Visitor] = []

    def come(name: str = "", address: str = server.address, **context: Any) -> Visitor:
        visitor = Visitor(chromium, address, name, **context)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert visitor.foreign == [], "a request left the origin"
        assert visitor.errors == [], "the page complained"
