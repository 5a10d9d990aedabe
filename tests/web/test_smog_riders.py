"""The Smog Riders on its own board: maps, cards, dice and Stygia, by pressing only what is lit."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.test_page import violations
from web.visit import END, LIT, PHONE, READY, Visit, Visitor

pytestmark = pytest.mark.slow

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
MOVEMENT = "Movement: what do your figures do?"
PLACING = ".grouped .tray:visible"
DICE = ".tray:visible"
ENOUGH = 0.4
"""How often a phase is ended though more could be done: a match shall end some day."""


def begin(visitor: Visitor, players: int = 2, seat: int = 0, **options: str) -> Visitor:
    """A table with this visitor on one seat and bots on all others."""
    visitor.open()
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "greedy"} for _ in range(players)]
    seats[seat] = {"kind": "me"}
    wanted = {"game": "smog_riders", "players": players, "options": options, "seats": seats, "listed": False}
    made = visitor.post("tables", wanted)
    visitor.post(f"tables/{made['id']}/start", {})
    visitor.page.goto(f"{visitor.address}/#/t/{made['id']}")
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    return visitor


def press(visitor: Visitor, luck: random.Random) -> bool:
    """Wait until I am asked and press something lit; False when the match is over."""
    page = visitor.page
    visitor.wait_for_something()
    if page.locator(END).count():
        return False
    lit, main = page.locator(LIT), page.locator(READY)
    count = lit.count()
    if main.count() and (not count or luck.random() < ENOUGH):
        main.first.click()
    else:
        lit.nth(luck.randrange(count)).click()
    return True


def play_until(visitor: Visitor, done: Callable[[], Any], seed: int = 1) -> None:
    """At the latest until the match is over."""
    luck = random.Random(seed)
    visitor.wait_for_something()
    while not done() and press(visitor, luck):
        visitor.wait_for_something()


def asked(visitor: Visitor, what: str) -> Callable[[], bool]:
    return lambda: visitor.page.locator(END).count() > 0 or what in visitor.plate.inner_text()


def test_from_the_lobby(visit: Visit) -> None:
    one = visit().open()
    card = one.page.locator(".gcard", has_text="The Smog Riders")
    expect(card).to_contain_text("One defender and his minions")
    expect(card.locator("svg.em")).to_be_visible()
    card.get_by_role("button", name="New table").click()
    one.page.locator("#o-scenario").select_option("depot")
    one.page.get_by_role("button", name="Start", exact=True).click()
    one.wait_for_turn()
    expect(one.page.get_by_role("group", name="Night at the Depot")).to_be_visible()
    expect(one.page.locator(".mission:visible")).to_contain_text("crate brought out")


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    one = begin(visit(), scenario="factory")
    play_until(one, lambda: False)
    card = one.page.locator(END)
    expect(card.get_by_role("heading")).to_have_text(re.compile("wins|share"))
    expect(card.locator(".ranks li")).to_have_count(2)
    expect(card.locator(".dicecheck summary")).to_contain_text("The dice were honest")
    assert one.api(f"tables/{one.table}")["status"] == "over"
    expect(one.page.locator(LIT)).to_have_count(0)


def test_four_begin(visit: Visit) -> None:
    """Faction, draft and places, with three bots; then the first movement."""
    one = begin(visit(), players=4, faction="abyssal")
    page = one.page
    play_until(one, asked(one, "Whom do you take"))
    expect(page.locator(".people .char").first).to_be_visible()
    play_until(one, asked(one, "begin?"))
    expect(page.locator("[data-board] [data-lit]").first).to_be_visible()
    play_until(one, asked(one, MOVEMENT))
    expect(page.locator(".seat .mini")).to_have_count(9)
    expect(page.locator(".people .char")).to_have_count(3)
    expect(page.get_by_role("group", name=re.compile("^Stygia"))).to_be_visible()
    defender = one.api(f"tables/{one.table}")["seats"][3]["name"] or "Bot 4"
    expect(page.locator(".seat", has_text="defends")).to_contain_text(re.compile(f"{re.escape(defender)}|Bot 4"))


def test_a_figure_is_picked_then_a_square(visit: Visit) -> None:
    one = begin(visit(), scenario="factory")
    play_until(one, asked(one, MOVEMENT))
    page = one.page
    page.locator(".people .name.pick").first.click()
    name = page.locator(".char.picked b").first.inner_text()
    squares = page.locator("[data-board] [data-lit][data-ref^='square:'], [data-board] [data-lit][data-ref^='door:']")
    expect(squares.first).to_have_attribute("aria-label", re.compile(re.escape(name)))
    page.get_by_role("button", name="List them").click()
    expect(page.locator(".chips .chip").first).to_be_visible()
    page.get_by_role("button", name="Close the list").click()
    expect(page.locator(".people .char").first).to_be_visible()


def test_the_keyboard_moves_a_figure(visit: Visit) -> None:
    one = begin(visit(), scenario="factory")
    play_until(one, asked(one, MOVEMENT))
    page = one.page
    page.locator(".people .name.pick").first.focus()
    page.keyboard.press("Enter")
    square = page.locator("[data-board] [data-lit][data-ref^='square:']").first
    before = page.locator("[data-log] li").count()
    square.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-log] li")).not_to_have_count(before)
    expect(page.locator("[data-log]")).to_contain_text("moves:")


def test_why_not(visit: Visit) -> None:
    """A skill without dice answers with its rule."""
    one = begin(visit(), scenario="factory")
    play_until(one, asked(one, MOVEMENT))
    one.page.locator(".skill.off").first.click(force=True)
    expect(one.page.locator(".pop .rule")).to_contain_text("SR-")


def test_on_a_phone(visit: Visit) -> None:
    one = begin(visit(**TOUCH), scenario="factory")
    play_until(one, lambda: one.page.locator(f"{PLACING}, {END}").count())
    page = one.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing sticks out on the side"
    page.get_by_role("tab", name="Stygia").tap()
    expect(page.get_by_role("group", name=re.compile("^Stygia"))).to_be_visible()
    expect(page.locator(".secondtab .mission")).to_be_visible()
    page.get_by_role("tab", name="Seats").tap()
    expect(page.locator(".seat .mini").first).to_be_visible()
    page.get_by_role("tab", name="Decide").tap()
    play_until(one, asked(one, MOVEMENT), seed=2)


def test_in_german(visit: Visit) -> None:
    one = begin(visit(), scenario="factory")
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.locator(".mission:visible")).to_contain_text("Punkte für Angreifer")
    play_until(one, asked(one, "Bewegung: Was tun deine Figuren?"))
    expect(one.page.locator(".second")).to_contain_text("Stygische Dimension")
    text = one.page.locator("main").inner_text()
    assert not re.findall(r"smog_riders|\{ ?\$|\b[a-z]+_[a-z]+\b", text), "no bare key or id is shown"


@pytest.mark.parametrize("context", [{}, TOUCH], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, context: dict[str, Any]) -> None:
    one = begin(visit(bypass_csp=True, **context), scenario="factory")
    page, seen = one.page, dict[str, list[str]]()
    states = {
        "draft": asked(one, "Whom do you take"),
        "movement": asked(one, MOVEMENT),
        "dice": lambda: page.locator(f"{DICE}, {END}").count() > 0,
        "placing": lambda: page.locator(f"{PLACING}, {END}").count() > 0,
        "perform": asked(one, "What do you carry out?"),
    }
    for state, done in states.items():
        play_until(one, done)
        seen[state] = violations(one)
    assert seen == {state: [] for state in seen}
