"""The page as a whole: open to everybody, small, and at home."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from brassboard.testing.depth import a_few, at_depth
from web.visit import DESKTOP, PHONE, Visit, Visitor
from webtable import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 250_000


def violations(visitor: Visitor) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = visitor.page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['help']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("size", a_few([DESKTOP, PHONE], 1), ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    one = visit(viewport=size, bypass_csp=True).open()
    page, seen = one.page, {}
    seen["lobby"] = violations(one)
    one.new_table()
    seen["new table"] = violations(one)
    one.page.get_by_role("button", name="Start", exact=True).click()
    one.wait_for_turn()
    seen["table"] = violations(one)
    one.play_until(lambda: page.locator(".tray:visible").count())
    one.wait_for_turn()
    seen["tray"] = violations(one)
    page.keyboard.press("/")
    page.locator(".topic").first.click()
    expect(page.locator(".drawer li b").first).to_be_visible()
    seen["rules"] = violations(one)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    seen["menu"] = violations(one)
    page.get_by_role("button", name="Settings").click()
    seen["settings"] = violations(one)
    page.keyboard.press("Escape")
    if at_depth(quick=True, deep=False):
        one.hurry()
    one.play()
    seen["end"] = violations(one)
    assert seen == {state: [] for state in seen}


def test_axe_finds_nothing_in_german_and_behind_the_curtain(visit: Visit) -> None:
    one = visit(bypass_csp=True).start(seat1="here")
    expect(one.page.locator(".curtain")).to_be_visible()
    assert violations(one) == []
    one.play(most=1)
    one.wait_for_turn()
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.locator("h1")).to_have_text("Duell im Kesselraum")
    assert violations(one) == []


def loaded(visitor: Visitor, path: str) -> int:
    """Bytes over the line until the page rests."""
    counted: list[float] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: counted.append(event["encodedDataLength"]))
    visitor.page.goto(visitor.address + path)
    visitor.page.wait_for_load_state("networkidle")
    return int(sum(counted))


def test_the_first_load_is_small(visit: Visit, record_property: Any) -> None:
    lobby = loaded(visit(), "/")
    playing = visit().start()
    playing.wait_for_turn()
    table = loaded(visit(), f"/#/t/{playing.table}")
    print(f"first load: lobby {lobby:,} bytes, table {table:,} bytes, at most {FIRST_LOAD:,}")  # noqa: T201
    record_property("first_load", {"lobby": lobby, "table": table})
    assert 0 < lobby < FIRST_LOAD
    assert 0 < table < FIRST_LOAD


def test_no_card_of_the_lobby_grows_once_it_is_shown(visit: Visit) -> None:
    """Words that came between pressing and letting go moved the card away, and the click was lost."""
    one = visit()
    held: list[Route] = []
    one.page.route("**/api/texts/**", lambda route: held.append(route))
    with one.page.expect_request("**/api/texts/**"):
        one.page.goto(one.address)
    expect(one.page.locator("main[aria-busy]")).to_be_visible()
    assert one.page.locator(".gcard").count() == 0
    one.page.unroute("**/api/texts/**")  # lets those that were held go on
    expect(one.page.locator(".gcard h3").first).to_have_text("Duel in the Boiler Room")
