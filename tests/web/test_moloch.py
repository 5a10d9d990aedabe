"""Rise of Moloch on its own board: both sides, by pressing only what is lit. Every wait has an end."""

import random
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from brassboard.testing.depth import a_few, at_depth
from web.test_page import violations
from web.visit import BRIEF, CURTAIN, DESKTOP, END, LIT, PHONE, READY, SOMETHING, WHOLE, Visit, Visitor

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NEMESIS, GENTLEMEN = 0, 1
ENOUGH = 0.3
"""How often a question is passed though something could be chosen: turns shall pass."""
SET_UP = 80
"""More choices than the set-up of a chapter has."""
BARE = re.compile(r"moloch-|\{ ?\$|\b[a-z]+_[a-z]+\b|\?[a-z]+-[a-z]+")
"""What must never be read on the page: a key, an open place, an id."""
CUT = """
() => [...document.querySelectorAll('.what, .chip .tx, .acts-row b, .gent .head b, .power .name, .steps span')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => one.textContent)
"""
"""Names, buttons and questions of which not all can be read."""
ROW = ".acts-row li"


def table_for(visitor: Visitor, seats: list[str], **options: Any) -> tuple[str, str]:
    """Make a table and start it unless a seat is open; seats are `me`, `open`, `here` or the name of a bot."""
    visitor.open()
    kinds = [{"kind": seat} if seat in ("me", "open", "here") else {"kind": "bot", "bot": seat} for seat in seats]
    wanted = {"game": "moloch", "players": len(seats), "options": options, "seats": kinds, "listed": False}
    made: dict[str, Any] = visitor.post("tables", wanted)
    if "open" not in seats:
        visitor.post(f"tables/{made['id']}/start", {})
    return made["id"], made["invite"]


def begin(visitor: Visitor, seat: int = GENTLEMEN, players: int = 2, bot: str = "random", **options: Any) -> Visitor:
    """A table with this visitor on one seat and bots on all others."""
    seats = [bot] * players
    seats[seat] = "me"
    made, _ = table_for(visitor, seats, **options)
    visitor.page.goto(f"{visitor.address}/#/t/{made}")
    expect(visitor.page.locator(".moloch-stage")).to_be_visible()
    return visitor


def press(visitor: Visitor, luck: random.Random, enough: float = ENOUGH) -> bool:
    """Wait until I am asked and press something lit; False when the match is over."""
    page = visitor.page
    visitor.wait_for_something()
    if page.locator(END).count():
        return False
    lit, main = page.locator(LIT), page.locator(READY)
    count = lit.count()
    if main.count() and (not count or luck.random() < enough):
        visitor.press(main)
    elif count:
        place = luck.randrange(count)
        if (page.viewport_size or DESKTOP)["width"] < DESKTOP["width"]:
            bring_into_view(lit.nth(place))
        visitor.press(lit, place)
    return True


def bring_into_view(thing: Locator) -> None:
    """On a phone the map is larger than its window: the focus moves it, as a finger would."""
    with suppress(TimeoutError):  # It is gone by now, since another has answered meanwhile.
        thing.focus(timeout=BRIEF)


def play(visitor: Visitor, most: int, seed: int = 1, until: str = "", enough: float = ENOUGH) -> int:
    """Press what is lit so many times, until something is on the screen, at the latest until the end."""
    luck = random.Random(seed)
    for done in range(most):
        visitor.wait_for_something()
        if until and visitor.page.locator(until).count():
            return done
        if not press(visitor, luck, enough):
            return done
    return most


def reach(visitor: Visitor, seen: str, most: int, seed: int = 1, enough: float = ENOUGH) -> None:
    """Press what is lit until this is on the screen; it must be there before so many choices are made."""
    play(visitor, most, seed, seen, enough)
    expect(visitor.page.locator(seen).first).to_be_visible()


# The gentlemen


def test_the_gentlemen_choose_their_group_and_their_row(visit: Visit) -> None:
    """Set-up is chosen from cards with their texts; the row is laid by pressing its cards in order."""
    one = begin(visit())
    page = one.page
    one.wait_for_turn()
    for name in ("Emma Swanson", "Drago", "Major Dreadful"):
        page.locator(".choice", has_text=name).first.click()
        expect(page.locator(".choice", has_text=name)).to_have_count(0)
    page.locator(".choice", has_text="Abigail Sutherland").click()
    reach(one, ".rowform", SET_UP)
    expect(page.locator(".gent .head > b")).to_have_text(["Major", "Drago", "Emma", "Abigail"])
    cards = page.locator(".activation")
    count = cards.count()
    assert count == 5
    for _ in range(count - 1):
        cards.last.click()
    expect(cards).to_have_count(0)
    order = [text.strip() for text in page.locator(".placed").all_inner_texts()]
    page.locator(READY).click()
    expect(page.locator(f"{ROW}.g").first).to_be_visible()
    mine = page.locator(f"{ROW}.g b").all_inner_texts()
    assert mine == order, "my own cards are named though they lie face down"
    expect(page.locator(f"{ROW} .n").first).to_have_text("1")


def test_a_walk_across_the_map(visit: Visit) -> None:
    """A press on a square farther away moves the figure there step by step; the way is shown before."""
    one = begin(visit(), chapter="1")
    page = one.page
    square = "[data-board] [data-lit][data-ref^='square:'][aria-label^='Walk to'][aria-label$='(2)']"
    reach(one, f"main:has(.chip:has-text('Move')):has({square}) .moloch-stage", 2 * SET_UP, enough=0.1)
    far = page.locator(square).last
    name = (far.get_attribute("data-ref") or "").removeprefix("square:")
    far.hover(force=True)
    expect(page.locator("[data-board] .way")).to_be_visible()
    far.click(force=True)
    expect(page.locator("[data-log]")).to_contain_text(f"to {name}.")


def test_an_attack_is_shown_with_both_rolls(visit: Visit) -> None:
    one = begin(visit(), seat=NEMESIS)
    reach(one, ".fight", 400, seed=2, enough=0.15)
    fight = one.page.locator(".fight")
    expect(fight.locator(".steps li")).to_have_count(6)
    expect(fight).to_contain_text(re.compile("Damage to expect: [0-9.]+|damage|warded off"))
    expect(one.page.locator(".figsheet")).to_be_visible()


def test_many_turns_of_the_gentlemen(visit: Visit) -> None:
    """Whatever is lit can be pressed, and nothing hidden is ever on the page."""
    one = begin(visit())
    for part in range(at_depth(quick=2, deep=6)):
        play(one, at_depth(quick=30, deep=60), seed=part)
        one.wait_for_something()
        words = one.page.locator("main").inner_text()
        assert not BARE.findall(words), "no bare key or id is shown"
        assert one.page.locator(".chaoscard").count() == 0
        assert one.page.locator(f"{ROW}.x.own").count() == 0, "the Nemesis's face-down cards have no names"


# The Nemesis


def test_many_turns_of_the_nemesis(visit: Visit) -> None:
    one = begin(visit(), seat=NEMESIS, chapter="3")
    for part in range(at_depth(quick=2, deep=6)):
        play(one, at_depth(quick=30, deep=60), seed=part)
        one.wait_for_something()
        assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"
        assert one.page.locator(f"{ROW}.g.own").count() == 0, "the gentlemen's face-down cards have no names"
    expect(one.page.get_by_role("region", name="Board of the Nemesis")).to_contain_text("Pool")


def test_a_sheet_is_shown_by_pressing_a_figure(visit: Visit) -> None:
    one = begin(visit(), seat=NEMESIS, chapter="1")
    one.wait_for_turn()
    one.page.locator(".agent", has_text="Tobias").click()
    play(one, 10, until="main:not(:has(.choice))")
    expect(one.page.locator(".figsheet")).to_contain_text("Tobias")


@pytest.mark.deep
@pytest.mark.parametrize(("seat", "chapter"), [(NEMESIS, "1"), (GENTLEMEN, "4"), (NEMESIS, "5"), (GENTLEMEN, "6")])
def test_a_whole_chapter(visit: Visit, seat: int, chapter: str) -> None:
    one = begin(visit(), seat=seat, chapter=chapter, bot="greedy")
    play(one, WHOLE)
    expect(one.page.locator(END)).to_contain_text(re.compile("won"))
    expect(one.page.locator(END)).to_contain_text(re.compile("Round [0-9] of 8"))


# Company


def two_browsers(visit: Visit, *others: str) -> tuple[Visitor, Visitor]:
    """A Nemesis and a player of gentlemen at two devices, with bots on the other seats."""
    nemesis, gentlemen = visit("Mira"), visit("Olga")
    made, invite = table_for(nemesis, ["me", "open", *others])
    gentlemen.open()
    gentlemen.post(f"tables/{made}/join", {"token": invite, "seat": GENTLEMEN})
    nemesis.post(f"tables/{made}/start", {})
    for visitor in (nemesis, gentlemen):
        visitor.page.goto(f"{visitor.address}/#/t/{made}")
        expect(visitor.page.locator(".moloch-stage")).to_be_visible()
    return nemesis, gentlemen


def play_both(first: Visitor, second: Visitor, most: int) -> None:
    luck, playing = random.Random(2), [first, second]
    for _ in range(most):
        for visitor in playing[:]:
            if visitor.page.locator(SOMETHING).count() and not press(visitor, luck):
                playing.remove(visitor)
        if not playing:
            return


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    """Both sides see the same map; each knows its own row, and a spectator neither."""
    nemesis, gentlemen = two_browsers(visit, "random")
    play_both(nemesis, gentlemen, at_depth(quick=90, deep=250))
    third = visit().open(f"/#/t/{nemesis.table}")
    expect(third.page.locator(".moloch-stage")).to_be_visible()
    expect(third.page.locator(".chaoscard")).to_have_count(0)
    expect(third.page.locator(f"{ROW}.own")).to_have_count(0)
    figures = [page.locator("[data-board] .tok").count() for page in (nemesis.page, gentlemen.page, third.page)]
    assert figures[0] == figures[1] == figures[2] > 5


def test_one_screen_changes_hands(visit: Visit) -> None:
    """A curtain parts the sides: nothing of the table is behind it."""
    one, luck, curtains = visit(), random.Random(3), 0
    made, _ = table_for(one, ["me", "here"], chapter="1")
    page = one.page
    page.goto(f"{one.address}/#/t/{made}")
    for _ in range(at_depth(quick=60, deep=150)):
        if one.choose(luck) == "end":
            break
        one.wait_for_something()
        if page.locator(CURTAIN).count():
            curtains += 1
            assert page.locator(".moloch-stage, .moloch-side, .moloch-console").count() == 0
    assert curtains >= 2


# Every size, every state


@pytest.mark.parametrize("seat", [NEMESIS, GENTLEMEN], ids=["nemesis", "gentlemen"])
def test_on_a_phone(visit: Visit, seat: int) -> None:
    one = begin(visit(**TOUCH), seat=seat)
    play(one, at_depth(quick=45, deep=120))
    one.wait_for_something()
    wide = one.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], "nothing reaches beyond the screen"
    if one.page.locator(END).count() == 0:
        one.page.get_by_role("tab", name="Sheets").click()
        expect(one.page.locator(".moloch-side .goal")).to_be_visible()
        expect(one.page.locator(".moloch-side .gent").first).to_be_visible()


@pytest.mark.parametrize("seat", [NEMESIS, GENTLEMEN], ids=["nemesis", "gentlemen"])
@pytest.mark.parametrize("size", a_few([{}, TOUCH], 1), ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, seat: int, size: dict[str, Any]) -> None:
    one = begin(visit(bypass_csp=True, **size), seat=seat)
    one.wait_for_something()
    found = violations(one)
    for part in range(at_depth(quick=3, deep=6)):
        play(one, 20, seed=part)
        one.wait_for_something()
        found += violations(one)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seat", [NEMESIS, GENTLEMEN], ids=["nemesis", "gentlemen"])
def test_in_german(visit: Visit, seat: int) -> None:
    one = begin(visit(locale="de-DE"), seat=seat, players=3)
    for part in range(at_depth(quick=3, deep=8)):
        play(one, 15, seed=part)
        one.wait_for_something()
        assert one.page.evaluate(CUT) == [], "no word is cut off at 1280 x 800"
    assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"


def test_without_the_board_everything_is_a_list(visit: Visit) -> None:
    """The same decisions are answered without a map: the cards of a row then one by one."""
    one = begin(visit(), seat=NEMESIS, chapter="1")
    one.page.evaluate("localStorage.setItem('brassboard.settings', JSON.stringify({ plainBoard: true }))")
    one.page.reload()
    reach(one, ".what:has-text('next card of your row')", SET_UP)
    assert one.page.locator(".moloch-stage").count() == 0
    one.page.locator(LIT).first.click()
    expect(one.page.locator(".how")).to_contain_text("Tobias")
    play(one, 12)
    one.wait_for_something()
