"""What the table does beside playing: reconnects, looks back, explains, speaks German."""

import re
import signal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from brassboard.testing.depth import at_depth
from web.visit import ROLLED, WHOLE, YOURS, Visit
from webtable import Server


def test_the_server_falls_and_comes_back(own_server: Server, visit: Visit) -> None:
    one = visit(address=own_server.address, expected="ERR_").start()
    one.pass_the_roll()
    one.lay_the_dice("move")
    one.page.locator("[data-ref^='square:'][data-lit]").first.click()
    expect(one.log.last).to_contain_text("steps to")
    one.wait_for_turn()
    before, plate, hand = one.log.all_inner_texts(), one.plate.inner_text(), one.hand()
    own_server.stop(signal.SIGKILL)
    expect(one.plate).to_contain_text("Reconnecting")
    expect(one.lit).to_have_count(0)
    expect(one.page.locator("[data-board]")).to_be_visible()
    own_server.start()
    one.try_now()
    one.wait_for_turn()
    assert (one.log.all_inner_texts(), one.plate.inner_text(), one.hand()) == (before, plate, hand)
    if one.play(most=at_depth(quick=4, deep=WHOLE))[-1] == "end":
        expect(one.page.locator(".dicecheck summary")).to_contain_text("Dice verified")


def test_a_cut_line_misses_nothing(visit: Visit) -> None:
    """While one browser is cut off the match goes on; then it has exactly what it missed."""
    ada, ben = visit().start(seat1="here"), visit()
    ada.page.get_by_role("button", name="Don't hide hands at this table").click()
    ada.wait_for_turn()
    cut, lines = [False], list[WebSocketRoute]()

    def line(socket: WebSocketRoute) -> None:
        if cut[0]:
            socket.close(code=4008)
        else:
            socket.connect_to_server()
            lines.append(socket)

    ben.page.route_web_socket(re.compile("/ws"), line)
    ben.open(f"/#/t/{ada.table}")
    expect(ben.plate).to_contain_text("Player 1")
    known = ben.log.count()
    cut[0] = True
    lines[-1].close(code=4008)
    expect(ben.plate).to_contain_text("Reconnecting")
    ada.play(most=12)
    ada.wait_for_something()
    assert ben.log.count() == known
    cut[0] = False
    ben.try_now()
    total = len(ben.api(f"tables/{ada.table}/export")["events"])
    assert total > known
    expect(ben.log).to_have_count(total)


def test_the_same_seat_in_a_second_window(visit: Visit) -> None:
    one = visit().start()
    one.wait_for_turn()
    second = one.context.new_page()
    second.goto(one.page.url)
    expect(second.locator(YOURS)).to_be_visible()
    expect(one.plate).to_contain_text("Open in another window")
    one.page.get_by_role("button", name="Continue here").click()
    one.wait_for_turn()


def test_take_back(visit: Visit) -> None:
    one = visit().start(seat1="here")
    one.page.get_by_role("button", name="Don't hide hands at this table").click()
    one.pass_the_roll()
    one.page.get_by_role("button", name="Undo").click()
    expect(one.log.last).to_contain_text("undoes a choice")
    expect(one.plate).to_contain_text(ROLLED)


def test_replay_and_play_on_from_there(visit: Visit) -> None:
    one = visit().start()
    if at_depth(quick=True, deep=False):
        one.hurry()
    one.play()
    page, old = one.page, one.table
    page.locator(".endcard").get_by_role("button", name="Replay").click()
    expect(one.plate).to_contain_text(re.compile(r"Replay\s*step 0 of"))
    slider = page.locator("[data-replay]")
    steps = int(slider.get_attribute("max") or 0)
    slider.fill(str(steps // 2))
    expect(one.plate).to_contain_text(f"step {steps // 2} of {steps}")
    expect(one.lit).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(one.plate).to_contain_text(f"step {steps // 2 - 1} of {steps}")
    page.get_by_role("button", name="Play from here").click()
    expect(page).not_to_have_url(re.compile(old))
    if one.play(most=at_depth(quick=4, deep=WHOLE))[-1] == "end":
        expect(page.locator(".endcard")).to_be_visible()
    assert one.table != old
    assert one.api(f"tables/{old}")["status"] == "over"


def test_german_in_place(visit: Visit) -> None:
    one = visit().open()
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Willkommen")
    expect(one.page.locator("html")).to_have_attribute("lang", "de")
    one.page.get_by_role("button", name="English").click()
    one.start().wait_for_turn()
    one.play(most=3)
    one.wait_for_turn()
    english, lines, lit = one.plate.inner_text(), one.log.all_inner_texts(), one.lit.count()
    one.page.evaluate("window.same = true")
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.locator("h1")).to_have_text("Duell im Kesselraum")
    assert one.plate.inner_text() != english
    german = one.log.all_inner_texts()
    assert len(german) == len(lines)
    assert not set(german) & set(lines)
    assert one.lit.count() == lit
    assert one.page.evaluate("window.same"), "the page was not loaded anew"
    one.play(most=3)


def why(page: Page) -> str:
    pop = page.locator(".pop")
    expect(pop.locator(".rule")).to_have_text(re.compile(r"^DU-[A-Z]+-\d+ \w"))  # the number, then the text
    return pop.inner_text()


def test_why_not(visit: Visit) -> None:
    """A greyed thing is never dead: it says which rule is in its way. Esc closes, and the focus goes back."""
    one = visit().start()
    one.pass_the_roll()  # while dice are laid out no card may be played
    page = one.page
    grey = page.locator(".mcard.off").first
    name = grey.locator("b").inner_text()
    grey.click(force=True)  # Playwright waits for what says it is disabled
    text = why(page)
    assert name in text
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    expect(grey).to_be_focused()
    page.keyboard.press("Enter")  # and by the keyboard
    assert why(page) == text
    page.locator(".pop .rulelink").click()
    expect(page.locator(".drawer .hit")).to_contain_text("DU-")


def test_rules_are_searched(visit: Visit) -> None:
    one = visit().start()
    one.wait_for_turn()
    one.page.keyboard.press("/")
    drawer = one.page.locator(".drawer")
    expect(drawer.get_by_role("searchbox")).to_be_focused()
    one.page.keyboard.type("trap")
    expect(drawer.locator("mark").first).to_have_text(re.compile("trap", re.IGNORECASE))
    hits = drawer.locator(".rl2 > li").count()
    drawer.get_by_role("searchbox").fill("no such words")
    expect(drawer).to_contain_text("Nothing found.")
    drawer.get_by_role("searchbox").fill("")
    drawer.locator(".topic").first.click()
    expect(drawer.locator(".rl2 > li b").first).to_have_text(re.compile("^DU-"))
    one.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert hits


# What is set in motion, and how long it takes.
MOVING = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push(how.duration);
  return animate.call(this, frames, how);
};
"""
BOXES = "[...document.querySelectorAll('.tray, .place, .hand')].map((one) => one.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_dice_tumble_and_cards_turn_over_unless_motion_is_unwelcome(visit: Visit, wish: str) -> None:
    """A roll tumbles when it comes to the tray, a card when it is drawn, which the end of a turn always does."""
    one = visit(reduced_motion=wish)
    one.page.add_init_script(MOVING)
    one.start()
    one.pass_the_roll()
    expect(one.page.locator("[data-die]")).to_have_count(3)
    moved = [600, 600, 600] if wish == "no-preference" else []
    one.page.wait_for_function(f"window.moved.filter((time) => time === 600).length >= {len(moved)}")
    assert [time for time in one.page.evaluate("window.moved") if time == 600] == moved
    falling = one.page.evaluate(BOXES)
    one.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    assert one.page.evaluate(BOXES) == falling, "motion takes no room"
    one.lay_the_dice("guard")
    cards = one.page.locator(".hand .mcard")
    before = cards.count()
    one.page.get_by_role("button", name=re.compile("^End turn")).click()
    expect(cards).to_have_count(before + 1)
    if wish == "no-preference":
        one.page.wait_for_function("window.moved.includes(420)")
    else:
        assert not one.page.evaluate("window.moved.includes(420)")
