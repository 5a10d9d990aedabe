"""Whole games in a real browser, by pressing only what is lit."""

import random
import re
from itertools import count

import pytest
from playwright.sync_api import expect

from brassboard.testing.depth import a_few, at_depth
from web.visit import LIT, PHONE, WHOLE, Visit, Visitor, play_together


def ended(visitor: Visitor) -> None:
    """The summary is there: somebody won, everybody has a score, and the browser has checked the dice."""
    card = visitor.page.locator(".endcard")
    expect(card.get_by_role("heading")).to_have_text(re.compile("wins|share"))
    expect(card.locator(".ranks li")).to_have_count(2)
    expect(card.locator(".dicecheck summary")).to_contain_text("Dice verified")
    assert visitor.api(f"tables/{visitor.table}")["status"] == "over"


def test_three_clicks_from_the_lobby_to_a_game_against_a_bot(visit: Visit) -> None:
    one = visit().open()
    one.page.get_by_role("button", name="New table").first.click()
    one.page.get_by_role("button", name="Start", exact=True).click()
    one.wait_for_turn()
    expect(one.page).to_have_title(re.compile("^● Your turn · Duel"))


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    one = visit().start()
    assert "lit" in one.play()  # how often is chance: a lucky blow ends a match early
    ended(one)
    details = one.page.locator(".dicecheck")
    details.locator("summary").click()
    expect(details).to_contain_text("your browser added one of its own")
    expect(one.page.locator(LIT)).to_have_count(0)


def test_on_a_phone(visit: Visit) -> None:
    """A few moves in the quick tier, a whole game in the deep one."""
    one = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).start()
    one.wait_for_turn()
    expect(one.page.locator(".sheet")).to_be_visible()
    widest = one.page.evaluate("document.documentElement.scrollWidth")
    assert widest <= PHONE["width"], "nothing sticks out on the side"
    done = one.play(most=at_depth(quick=8, deep=WHOLE))
    assert "lit" in done  # how often is chance: a lucky blow ends a match early
    if done[-1] == "end":
        ended(one)
    for tab in ("Seats", "Log", "Chat", "Decide"):
        one.page.get_by_role("tab", name=tab).tap()
        expect(one.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")


def test_without_the_board(visit: Visit) -> None:
    """Any game plays on chips and lists, before it has a board of its own; in the deep tier to its end."""
    one = visit().start()
    one.wait_for_turn()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Settings").click()
    one.page.get_by_label("Show the board as lists").check()
    one.page.keyboard.press("Escape")
    expect(one.page.locator("[data-board]")).to_have_count(0)
    if one.play(most=at_depth(quick=8, deep=WHOLE))[-1] == "end":
        ended(one)


def test_two_browsers_at_one_table(visit: Visit) -> None:
    ada, ben = visit().open(), visit()
    ada.call_me("Ada")
    ada.new_table(seat1="open")
    ada.page.get_by_role("button", name="Create invite link").click()
    start = ada.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_have_attribute("aria-disabled", "true")
    address = ada.page.locator(".lk input").input_value()

    ben.page.goto(address)
    expect(ben.page.get_by_text("Ada", exact=True)).to_be_visible()
    assert [seat["kind"] for seat in ben.api("tables/" + address.split("/")[-2])["seats"]] == ["person", "open"], (
        "opening the link takes no seat"
    )
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ben.page.locator(".decision")).to_contain_text("Waiting for players")

    expect(start).not_to_have_attribute("aria-disabled", "true")
    start.click()
    expect(ben.page.locator(".seat").filter(has_text="Ada")).to_be_visible()
    expect(ada.page.locator(".seat").filter(has_text="Ben")).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Write a message").fill("Good luck!")
    ben.page.keyboard.press("Enter")
    ada.page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(ada.page.get_by_role("log")).to_contain_text("Good luck!")

    play_together(ada, ben)
    for visitor in (ada, ben):
        ended(visitor)
    assert ada.page.locator(".endcard h2").inner_text() == ben.page.locator(".endcard h2").inner_text()


def test_a_spectator_sees_the_board_and_no_hand(visit: Visit) -> None:
    one, guest = visit().start(), visit()
    one.wait_for_turn()
    one.play(most=4)
    one.wait_for_something()
    guest.open(f"/#/t/{one.table}")
    expect(guest.plate).to_contain_text("Player 1")
    expect(guest.page.locator("[data-board]")).to_be_visible()
    expect(guest.page.locator("header.top")).to_contain_text("Spectator")
    expect(guest.lit).to_have_count(0)
    expect(guest.page.locator(".hand")).to_have_count(0)
    assert guest.api(f"tables/{one.table}/journal")["error"]["code"]
    seen = guest.log.count()
    one.play_until(lambda: guest.log.count() > seen)
    expect(guest.log.nth(seen)).to_be_attached()


def test_hotseat_the_screen_is_handed_over_behind_a_curtain(visit: Visit) -> None:
    one = visit().start(seat1="here")
    page, handed, luck = one.page, list[int](), random.Random(1)
    times = at_depth(quick=1, deep=2)
    while handed.count(0) < times or handed.count(1) < times:  # or until somebody falls: a blow is asked of both
        curtain = page.locator(".curtain")
        one.wait_for_something()
        if curtain.count():
            text = curtain.get_by_role("heading").inner_text()
            expect(page.locator("[data-ref]")).to_have_count(0)  # not merely hidden: nothing private is in the page
            expect(page.locator(".hand, [data-log], .stage")).to_have_count(0)
            page.locator(".curtain .btn.big").click()
            expect(page.locator(".hand")).to_be_visible()
            seat = int(text[-1]) - 1
            step = one.api(f"tables/{one.table}/export?seat={seat}")["events"][-1]["n"]
            view = one.api(f"tables/{one.table}/replay?seat={seat}&step={step}")["view"]
            assert one.hand() == sorted(view["table"]["fighters"][seat]["hand"])
            handed.append(seat)
        elif one.choose(luck) == "end":
            break
    assert set(handed) == {0, 1}


@pytest.mark.parametrize("lang", a_few(["en", "de"], 1))
def test_keyboard_alone(visit: Visit, lang: str) -> None:
    """From the lobby to the end without a pointer: Tab, Enter and arrows."""
    one = visit(locale="en-GB" if lang == "en" else "de-DE").open()
    page, keys = one.page, one.page.keyboard

    def focused(what: str) -> bool:
        return bool(page.evaluate(f"document.activeElement?.matches({what!r}) ?? false"))

    def tab_to(what: str) -> None:
        for _ in range(200):  # the focus begins anew where a bot's answer has changed the page meanwhile
            if focused(what):
                return
            keys.press("Tab")
        raise AssertionError(f"{what} cannot be reached by Tab")

    tab_to(".gcard .btn")
    keys.press("Enter")
    tab_to("#o-rounds")
    keys.press("ArrowDown")  # the next choice is the shortest match
    tab_to(".invite .foot .btn")
    keys.press("Enter")
    expect(page.locator(".stage")).to_be_visible()
    for step in count():
        one.wait_for_something()
        if page.locator(".endcard").count():
            break
        main = page.locator("[data-main]:not([aria-disabled=true])")
        if main.count() and (page.locator(".tray").count() or step % 3 == 0):
            tab_to("[data-main]")
            keys.press("Enter")
        elif page.locator(LIT).count():
            keys.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step % 4])
            assert focused("[data-lit]"), "arrows move between options"
            keys.press("Enter")
        else:
            tab_to("[data-main]")
            keys.press("Enter")
    expect(page.locator(".endcard")).to_be_visible()


def test_digits_choose_what_the_list_shows(visit: Visit) -> None:
    one = visit().start()
    one.pass_the_roll()
    one.lay_the_dice("move")
    one.page.get_by_role("button", name="Show as a list").focus()
    one.page.keyboard.press("Enter")
    second = one.page.locator("[data-chip='2']")
    to = second.locator(".tx").inner_text().splitlines()[0].removeprefix("Step to ")
    one.page.keyboard.press("2")
    expect(one.log.last).to_contain_text(f"steps to {to}")
