"""Scythe on its own board: map, mats, tracks and hand, by pressing only what is lit."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from brassboard.testing.depth import a_few, at_depth
from web.scythe_table import NORDIC, TOUCH, lit, take
from web.test_page import violations
from web.visit import END, LIT, PHONE, READY, Visit, Visitor

WIDE: dict[str, int] = {"width": 1600, "height": 1000}
MOVE = 3  # the section of the mechanical mat with Move
ENOUGH = 0.3
"""How often a question is ended though more could be done: turns shall pass."""
BARE = re.compile(r"scythe|\{ ?\$|\b[a-z]+_[a-z]+\b")
"""What must never be read on the page: a key, an open place, an id."""


def begin(visitor: Visitor, players: int = 2, bot: str = "greedy", **options: Any) -> Visitor:
    """A table with this visitor on the first seat and bots on all others."""
    visitor.open()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for _ in range(players - 1)]]
    wanted = {"game": "scythe", "players": players, "options": options, "seats": seats, "listed": False}
    made = visitor.post("tables", wanted)
    visitor.post(f"tables/{made['id']}/start", {})
    visitor.page.goto(f"{visitor.address}/#/t/{made['id']}")
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    return visitor


def press(visitor: Visitor, luck: random.Random, enough: float = ENOUGH) -> bool:
    """Wait until I am asked and press something lit; False when the match is over."""
    page = visitor.page
    visitor.wait_for_something()
    if page.locator(END).count():
        return False
    things, main = page.locator(LIT), page.locator(READY)
    count = things.count()
    if main.count() and (not count or luck.random() < enough):
        visitor.press(main)
    elif count:
        visitor.press(things, luck.randrange(count))
    return True


def end_turn(visitor: Visitor) -> None:
    """Asked twice by whoever holds objectives: first the actions are over, then the turn is."""
    visitor.page.locator(READY).get_by_text("End turn").click()
    expect(visitor.plate).to_contain_text("Reveal an objective or end your turn")
    visitor.page.locator(READY).get_by_text("End turn").click()


def choose_move(visitor: Visitor) -> None:
    """The token to Move, and its units: some of them stand where the game began, so something may be picked up."""
    take(visitor, f"section:{MOVE}", "top-choice:moves")
    expect(visitor.page.locator("[data-board] [data-lit][data-ref^='unit:']").first).to_be_visible()


def test_from_the_lobby(visit: Visit) -> None:
    one = visit().open()
    card = one.page.locator(".gcard", has_text="Scythe")
    expect(card.locator("svg.em")).to_be_visible()
    card.get_by_role("button", name="New table").click()
    one.page.get_by_role("button", name="Start", exact=True).click()
    one.wait_for_turn()
    expect(one.page.get_by_role("group", name="Map of Europa")).to_be_visible()
    expect(one.page.get_by_role("list", name="Triumph track").locator("li")).to_have_count(10)
    expect(one.page.locator("[data-lit][data-ref^='section:']")).to_have_count(4)


def test_many_turns_against_a_bot(visit: Visit) -> None:
    """Whatever is lit can be pressed, whatever comes of it."""
    one = begin(visit(), bot="random")
    luck = random.Random(1)
    for _ in range(at_depth(quick=15, deep=40)):
        if not press(one, luck):
            break
    one.wait_for_something()
    expect(one.page.locator(".seat")).to_have_count(2)
    expect(one.page.get_by_role("group", name="Map of Europa")).to_be_visible()
    assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"


def test_a_turn_on_the_mat(visit: Visit) -> None:
    """The token is moved, the top row gives, the turn ends; next time that section is barred and says why."""
    one = begin(visit(), **NORDIC)
    one.wait_for_turn()
    take(one, "section:2")
    expect(one.page.locator(".col.chosen")).to_contain_text("this turn")
    power = one.page.locator(".seat").first.locator(".sv li").first
    before = power.inner_text()
    take(one, "top-choice:power")
    expect(power).not_to_have_text(before)
    end_turn(one)
    expect(lit(one, "section:1")).to_be_visible()
    barred = one.page.locator("[data-ref='section:2']")
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(one.page.locator(".col.last")).to_contain_text("used last turn")
    barred.click(force=True)
    expect(one.page.locator(".pop .rule")).to_contain_text("SC-TURN-01")


def test_a_unit_is_picked_up_then_a_hex(visit: Visit) -> None:
    one = begin(visit(), **NORDIC)
    choose_move(one)
    page = one.page
    expect(page.locator("[data-board] [data-lit][data-ref^='hex:']")).to_have_count(0)
    take(one, "unit:character@base_nordic")
    targets = page.locator("[data-board] [data-lit][data-ref^='hex:']")
    expect(targets).to_have_count(2)
    take(one, "unit:character@base_nordic")
    expect(targets).to_have_count(0)
    take(one, "unit:character@base_nordic", "hex:B4")
    expect(lit(one, "unit:character@base_nordic")).to_have_count(0)
    expect(page.locator("[data-board] .arrows path").first).to_be_attached()
    page.get_by_role("button", name="Undo").click()
    expect(lit(one, "unit:character@base_nordic")).to_have_count(1)


def test_why_not_there(visit: Visit) -> None:
    """An unlit hex answers with the rule, for the unit that was picked up."""
    one = begin(visit(), **NORDIC)
    choose_move(one)
    take(one, "unit:character@base_nordic")
    reading = one.page.locator(".reading")
    reading.locator("summary").focus()
    one.page.keyboard.press("Enter")
    reading.get_by_role("button", name=re.compile("^C4 ")).first.click(force=True)
    expect(one.page.locator(".pop .rule")).to_contain_text("SC-")


def test_the_keyboard_alone(visit: Visit) -> None:
    one = begin(visit(), **NORDIC)
    one.wait_for_turn()
    page = one.page
    for ref in (f"section:{MOVE}", "top-choice:moves", "unit:character@base_nordic", "hex:B5"):
        expect(lit(one, ref)).to_be_visible()
        lit(one, ref).focus()
        page.keyboard.press("Enter")
    expect(lit(one, "unit:character@base_nordic")).to_have_count(0)
    expect(page.locator("[data-log]")).not_to_be_in_viewport()
    page.keyboard.press("l")
    expect(page.locator("[data-log]")).to_be_in_viewport()
    expect(page.locator("[data-log]")).to_contain_text("B5")


def test_the_log_is_a_drawer(visit: Visit) -> None:
    one = begin(visit(), **NORDIC)
    one.wait_for_turn()
    log = one.page.locator(".side .log")
    expect(log).not_to_be_in_viewport()
    button = one.page.locator(".scythe-panel").get_by_role("button", name="Log")
    button.click()
    expect(log).to_be_in_viewport()
    button.click()
    expect(log).not_to_be_in_viewport()


@pytest.mark.parametrize("size", [None, WIDE], ids=["1280", "1600"])
def test_nothing_scrolls_away(visit: Visit, size: dict[str, int] | None) -> None:
    """Everything is in sight at 1280 x 800; from 1600 x 1000 on both mats are open."""
    one = begin(visit(**({"viewport": size} if size else {})), **NORDIC)
    one.wait_for_turn()
    panel = one.page.locator(".side .second")
    assert panel.evaluate("it => it.scrollHeight - it.clientHeight") <= 1
    expect(one.page.locator(".own .obj").first).to_be_in_viewport(ratio=1)
    expect(one.page.locator(".faction .mech")).to_have_count(4 if size else 0)
    if not size:
        one.page.get_by_role("tab", name=re.compile("mechs")).click()
        expect(one.page.locator(".faction .mech")).to_have_count(4)


def test_alone_against_the_automa(visit: Visit) -> None:
    one = begin(visit(), players=1, faction_0="nordic", faction_1="saxony")
    one.wait_for_turn()
    automa = one.page.locator(".automa")
    expect(automa).to_contain_text("Saxony")
    expect(automa).to_contain_text("Automa (normal)")
    expect(automa).to_contain_text("No card played yet")
    expect(automa.get_by_role("img", name=re.compile("^Star tracker: space 0 of 21"))).to_be_visible()
    one.page.locator("[data-lit][data-ref^='section:']:visible").first.click()
    end_turn(one)
    automa.get_by_role("button", name=re.compile("^Last card: no")).click()
    expect(automa).to_contain_text("In combat:")
    expect(one.page.locator(".seat")).to_have_count(1)


def test_a_whole_game_against_the_automa(visit: Visit) -> None:
    """However it goes, the Automa's sixth star ends it; the count names everybody and adds up.

    In the quick tier the answers do not come from the page: only the end is looked at.
    """
    one = begin(visit(), players=1, faction_0="nordic", faction_1="saxony")
    if at_depth(quick=True, deep=False):
        one.hurry()
    luck = random.Random(3)
    while press(one, luck, enough=0.85):
        pass
    rows = one.page.locator(".endcard tbody tr")
    expect(rows).to_have_count(2)
    for faction in ("Nordic", "Saxony"):
        row = rows.filter(has_text=faction)
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    expect(rows.first.get_by_role("img", name="wins")).to_be_visible()
    assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"
    one.page.locator(END).get_by_role("button", name="Close").click()
    expect(one.page.locator("[data-lit]")).to_have_count(0)


def test_on_a_phone(visit: Visit) -> None:
    one = begin(visit(**TOUCH), **NORDIC)
    page = one.page
    one.wait_for_turn()
    expect(page.locator(".strip li")).to_have_count(2)
    expect(page.locator(".sheet [data-lit][data-ref^='section:']")).to_have_count(4)
    lit(one, f"section:{MOVE}").tap()
    lit(one, "top-choice:moves").tap()
    lit(one, "unit:character@base_nordic").tap()
    # a finger chooses, then confirms
    lit(one, "hex:B4").tap()
    expect(lit(one, "hex:B4")).to_have_attribute("aria-pressed", "true")
    page.locator(READY).get_by_text("Enter B4").tap()
    expect(lit(one, "unit:character@base_nordic")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing sticks out on the side"
    page.get_by_role("tab", name="Mats").tap()
    expect(page.locator(".secondtab .mat")).to_be_visible()
    page.get_by_role("tab", name="Tracks").tap()
    expect(page.locator(".secondtab .tc")).to_have_count(10)
    page.get_by_role("tab", name="Hand").last.tap()
    expect(page.locator(".secondtab .obj")).to_have_count(2)
    page.get_by_role("tab", name="Decide").tap()
    page.get_by_role("button", name="Show the whole map").tap()
    expect(page.get_by_role("button", name="Show the whole map")).to_have_count(0)


@pytest.mark.deep
def test_many_turns_on_a_phone(visit: Visit) -> None:
    one = begin(visit(**TOUCH), bot="random")
    luck = random.Random(2)
    for _ in range(40):
        if not press(one, luck):
            break
    one.wait_for_something()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_in_german(visit: Visit) -> None:
    one = begin(visit(), **NORDIC)
    one.wait_for_turn()
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.get_by_role("group", name="Karte von Europa")).to_be_visible()
    expect(one.page.locator(".scythe-panel")).to_contain_text("Erfolgsleiste")
    choose_move(one)
    take(one, "unit:character@base_nordic")
    text = one.page.locator("main").inner_text()
    assert not BARE.findall(text), "no bare key or id is shown"
    one.page.get_by_role("tab", name=re.compile("Mechs")).click()
    text = one.page.locator(".scythe-panel").inner_text()
    assert not re.findall(r"\b(the|and|of|your)\b", text), "nothing is left in English"


@pytest.mark.parametrize("context", a_few([{}, TOUCH, {"viewport": WIDE}], 1), ids=["desktop", "phone", "wide"])
def test_axe_finds_nothing(visit: Visit, context: dict[str, Any]) -> None:
    one = begin(visit(bypass_csp=True, **context), **NORDIC)
    one.wait_for_turn()
    seen = {"section": violations(one)}
    take(one, f"section:{MOVE}")
    expect(lit(one, "top-choice:moves")).to_be_visible()
    seen["act"] = violations(one)
    take(one, "top-choice:moves", "unit:worker@B5")
    expect(one.page.locator("[data-board] [data-lit][data-ref^='hex:']").first).to_be_visible()
    seen["move"] = violations(one)
    assert seen == {state: [] for state in seen}
