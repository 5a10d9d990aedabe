"""Alone on its own board: the maze of the Hero, the whole map of Evil, by pressing only what is lit."""

import json
import random
import re
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from brassboard.testing.depth import a_few, at_depth
from web.test_page import violations
from web.visit import CURTAIN, DESKTOP, END, LIT, PHONE, READY, SOMETHING, THINKING, WHOLE, YOURS, Visit, Visitor
from webtable import Server

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL, LARGE = {"width": 1024, "height": 768}, {"width": 1600, "height": 1000}
HERO, EVIL = 0, 1
ENOUGH = 0.3
"""How often a question is passed though something could be chosen: turns shall pass."""
SECTOR = re.compile(r"\b[12][A-F][1-6]\b")
"""The name of a sector of the secret map."""
BARE = re.compile(r"alone-|\{ ?\$|\b[a-z]+_[a-z]+\b|\?[a-z]+-[a-z]+")
"""What must never be read on the page: a key, an open place, an id."""
CUT = """
() => [...document.querySelectorAll('.decision .what, .action b, .item b, .labels, .hcard :is(h3, .act, .trigger)')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => one.textContent)
"""
"""Names, buttons and questions of which not all can be read."""
UNDER_THE_POINTER = """
(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === one;
}
"""
"""Whether nothing covers the middle of an element."""
FIXED: dict[str, Any] = {"map": "k1", "variety": False, "character": "technician"}


def table_for(visitor: Visitor, seats: list[str], **options: Any) -> str:
    """Make and start a table; seats are `me`, `open`, `here` or the name of a bot. Returns its id and invitation."""
    visitor.open()
    kinds = [{"kind": seat} if seat in ("me", "open", "here") else {"kind": "bot", "bot": seat} for seat in seats]
    wanted = {"game": "alone", "players": len(seats), "options": options, "seats": kinds, "listed": False}
    made: dict[str, Any] = visitor.post("tables", wanted)
    if "open" not in seats:
        visitor.post(f"tables/{made['id']}/start", {})
    return json.dumps([made["id"], made["invite"]])


def begin(visitor: Visitor, seat: int = HERO, players: int = 2, bot: str = "random", **options: Any) -> Visitor:
    """A table with this visitor on one seat and bots on all others."""
    seats = [bot] * players
    seats[seat] = "me"
    made, _ = json.loads(table_for(visitor, seats, **options))
    visitor.page.goto(f"{visitor.address}/#/t/{made}")
    expect(visitor.page.locator(".alone-stage")).to_be_visible()
    return visitor


def press(visitor: Visitor, luck: random.Random, enough: float = ENOUGH) -> bool:
    """Wait until I am asked and press something lit; False when the match is over."""
    visitor.wait_for_something()
    return press_now(visitor, luck, enough)


def press_now(visitor: Visitor, luck: random.Random, enough: float = ENOUGH) -> bool:
    """Press something lit if there is anything; False when the match is over."""
    page = visitor.page
    if page.locator(END).count():
        return False
    lit, main = page.locator(LIT), page.locator(READY)
    count = lit.count()
    if main.count() and (not count or luck.random() < enough):
        visitor.press(main)
    elif count:
        visitor.press(lit, luck.randrange(count))
    return True


def play(visitor: Visitor, most: int, seed: int = 1, until: str = "") -> int:
    """Press what is lit so many times, until something is on the screen, at the latest until the end."""
    luck = random.Random(seed)
    for done in range(most):
        if until and visitor.page.locator(until).count():
            return done
        if not press(visitor, luck):
            return done
    return most


def act(visitor: Visitor) -> None:
    """The Hero is asked for an action; whatever else he is asked before is passed or answered with the first option."""
    page = visitor.page
    asked = page.locator(f"{YOURS}:has-text('Choose what to do this turn')")
    for _ in range(40):
        visitor.wait_for_something()
        if asked.count() and page.locator("[data-lit][data-ref='action:locate']").count():
            return
        main = page.locator(READY)
        visitor.press(main if main.count() else page.locator(LIT))
    raise AssertionError("the Hero was never asked for an action")


# The Hero


def test_a_turn_of_the_hero(visit: Visit) -> None:
    """The six actions say what they cost; a Move is made on the map; an impossible action says why not."""
    one = begin(visit(), **FIXED)
    act(one)
    page = one.page
    actions = page.get_by_role("group", name="Actions")
    expect(actions.get_by_role("button")).to_have_count(7)
    expect(actions).to_contain_text("2 dice")
    expect(page.get_by_role("group", name="Maze")).to_be_visible()
    attack = page.locator("[data-ref='action:attack']")
    expect(attack).to_have_attribute("aria-disabled", "true")
    attack.click(force=True)
    expect(page.locator(".pop")).to_contain_text("AL-")
    page.keyboard.press("Escape")
    ways = page.locator("[data-board] [data-lit][data-ref^='direction:']")
    expect(ways.first).to_be_visible()
    page.locator("[data-ref='action:explore']").click()
    ways.first.hover(force=True)
    expect(page.locator(".look, .lit.hovered").first).to_be_visible()
    page.locator("[data-ref='action:move']").click()
    ways.first.click(force=True)
    act(one)
    expect(page.locator("[data-board] .sight").first).to_be_visible()


def test_a_locate_is_answered_in_the_notes(visit: Visit) -> None:
    one = begin(visit(), **FIXED)
    act(one)
    page = one.page
    page.locator("[data-ref='action:locate']").click()
    for target in ("target:room.M", "target:room.G"):
        page.locator(f"[data-lit][data-ref='{target}']").click()
    act(one)
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator(".notes")).to_contain_text(re.compile("Med Bay: [0-9]+, (this|other) floor"))


def test_many_turns_of_the_hero(visit: Visit) -> None:
    """Whatever is lit can be pressed, and nothing of the secret map is ever on the Hero's page."""
    one = begin(visit())
    for part in range(at_depth(quick=2, deep=6)):
        play(one, 12, seed=part)
        words = one.page.locator("main").inner_text() + str(one.page.locator(".alone-stage").inner_html())
        assert not SECTOR.findall(words), "a sector of the secret map"
        assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"


def at_the_end(visitor: Visitor) -> None:
    """The result says why; behind it lies the whole map with what was seen of it (AL-KNOW-10)."""
    page = visitor.page
    expect(page.locator(END)).to_contain_text(re.compile("both 0|main mission"))
    expect(page.locator(END)).to_contain_text(re.compile("[0-9]+ of [0-9]+ sectors seen"))
    page.locator(END).get_by_role("button", name="Close").click()
    expect(page.locator("[data-board] rect.rock")).to_have_count(2)
    assert page.locator("[data-board] .seen").count() > 1
    page.get_by_role("button", name="Show the maze").click()
    expect(page.get_by_role("group", name="Maze")).to_be_visible()


@pytest.mark.deep
@pytest.mark.rule("AL-KNOW-10")
@pytest.mark.parametrize("bot", ["random", "medium"])
def test_a_whole_game_as_hero(visit: Visit, bot: str) -> None:
    one = begin(visit(), bot=bot)
    play(one, WHOLE)
    at_the_end(one)
    third = visit().open(f"/#/t/{one.table}")
    at_the_end(third)


# Evil


def test_evil_plays_a_card_on_the_map(visit: Visit) -> None:
    """A card is played from the hand; its creature or sector is chosen on the map; the row shows it."""
    one = begin(visit(), seat=EVIL)
    play(one, 400, until=".hcard .act:has-text('Play')")
    page = one.page
    expect(page.get_by_role("group", name="Secret map")).to_be_visible()
    card = page.locator(".hcard:has(.act:has-text('Play'))").first
    name = card.locator("h3").inner_text()
    card.hover()
    expect(page.locator(".ghost")).to_contain_text(name)
    expect(page.locator(".cost")).to_contain_text(re.compile("danger markers? at the end of the round"))
    card.locator(".act:has-text('Play')").click()
    play(one, 60, seed=3, until=f'.laid:not(.ghost):has-text("{name}")')


def creatures_at_rest(visitor: Visitor) -> Locator:
    """Play until creatures are in the table while I am asked: until I answer, they stay where they are."""
    luck, shown = random.Random(1), "tbody .where .link"
    while not visitor.page.locator(f"body:has({YOURS}) {shown}").count():
        assert press(visitor, luck), "a match without a creature"
    return visitor.page.locator(shown)


def test_the_preview_of_a_creature(visit: Visit) -> None:
    """It comes when one points at a creature and moves nothing: on any screen the creature stays under the pointer."""
    one = begin(visit(has_touch=True), seat=EVIL)
    page, links = one.page, creatures_at_rest(one)
    preview = page.get_by_role("region", name="Preview")
    for size in (DESKTOP, SMALL, LARGE, PHONE):
        page.set_viewport_size(size)
        if size is PHONE:
            page.get_by_role("tab", name="Sheet").click()
        expect(links.first).to_be_visible()
        for link in links.all():
            link.evaluate("one => one.scrollIntoView({ block: 'center' })")
            before = link.bounding_box()
            if size is PHONE:
                link.tap()
            else:
                link.hover()
            expect(preview).to_contain_text(link.inner_text().rstrip("*"))
            expect(preview).to_contain_text(re.compile("life [0-9]+ → about"))
            expect(preview).to_be_in_viewport(ratio=1)
            assert link.bounding_box() == before, f"it moved away at {size}"
            assert link.evaluate(UNDER_THE_POINTER), f"it is covered at {size}"


def test_many_turns_of_evil(visit: Visit) -> None:
    one = begin(visit(), seat=EVIL)
    play(one, at_depth(quick=40, deep=150))
    one.wait_for_something()
    assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"
    expect(one.page.get_by_role("list", name="Seats").locator(".seat")).to_have_count(2)


@pytest.mark.deep
def test_a_whole_game_as_evil(visit: Visit) -> None:
    one = begin(visit(), seat=EVIL, bot="medium")
    play(one, WHOLE)
    expect(one.page.locator(END)).to_be_visible()


def test_the_leader_of_three_accepts_offers(visit: Visit) -> None:
    one = begin(visit(), seat=EVIL, players=4)
    play(one, 300, until="[data-chip][data-ref^='seat:']:has-text('offer')")
    expect(one.page.locator(".seat")).to_have_count(4)


# Company


def two_browsers(visit: Visit, *others: str) -> tuple[Visitor, Visitor]:
    """A Hero and a leader of Evil at two devices, with bots on the other seats."""
    hero, evil = visit("Lena"), visit("Ivo")
    made, invite = json.loads(table_for(hero, ["me", "open", *others]))
    evil.open()
    evil.post(f"tables/{made}/join", {"token": invite, "seat": EVIL})
    hero.post(f"tables/{made}/start", {})
    for visitor in (hero, evil):
        visitor.page.goto(f"{visitor.address}/#/t/{made}")
        expect(visitor.page.locator(".alone-stage")).to_be_visible()
    return hero, evil


def play_both(hero: Visitor, evil: Visitor, most: int) -> None:
    """Press what is lit on either page. Nobody is waited for alone: the other may have to answer first."""
    luck, playing = random.Random(2), [hero, evil]
    for _ in range(most):
        someone(playing)
        for visitor in playing[:]:
            if not press_now(visitor, luck):
                playing.remove(visitor)
        if not playing:
            return


def someone(visitors: list[Visitor]) -> None:
    """Wait until there is something to press for one of them, or the end to read."""
    end = monotonic() + THINKING / 1000
    while not any(visitor.page.locator(SOMETHING).count() for visitor in visitors):
        assert monotonic() < end, "nobody is asked anything"


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    """The Hero's page and a spectator's show the same maze; Evil's shows all of it."""
    hero, evil = two_browsers(visit)
    play_both(hero, evil, at_depth(quick=40, deep=120))
    third = visit().open(f"/#/t/{hero.table}")
    expect(third.page.get_by_role("group", name="Maze")).to_be_visible()
    expect(third.page.locator(".action")).to_have_count(0)
    expect(third.page.locator(".hcard")).to_have_count(0)
    seen = [page.locator("[data-board] .floor, [data-board] .walled").count() for page in (hero.page, third.page)]
    assert seen[0] == seen[1]
    expect(evil.page.locator("[data-board] rect.rock")).to_have_count(2)
    assert not SECTOR.findall(third.page.locator("main").inner_text())


@pytest.mark.deep
def test_a_whole_game_of_two_browsers(visit: Visit) -> None:
    hero, evil = two_browsers(visit, "random")
    play_both(hero, evil, WHOLE)
    for visitor in (hero, evil):
        expect(visitor.page.locator(END)).to_be_visible()


def test_one_screen_changes_hands(visit: Visit) -> None:
    """A curtain parts the Hero's turn from Evil's: nothing of the table is behind it."""
    one, luck, curtains = visit(), random.Random(3), 0
    made, _ = json.loads(table_for(one, ["me", "here"], **FIXED))
    page = one.page
    page.goto(f"{one.address}/#/t/{made}")
    for _ in range(at_depth(quick=30, deep=150)):
        if one.choose(luck) == "end":
            break
        one.wait_for_something()
        if page.locator(CURTAIN).count():
            curtains += 1
            assert page.locator(".alone-stage, .alone-side, .hcard").count() == 0
            assert not SECTOR.findall(page.locator("body").inner_text())
    assert curtains >= 2


def test_a_map_of_ones_own_is_chosen_in_the_lobby(visit: Visit, page_built: None, tmp_path: Path) -> None:
    plan = (files("brassboard.games.alone") / "content" / "maps" / "k1.map").read_text("utf-8")
    (tmp_path / "mine.map").write_text(plan.replace("map k1", "map mine", 1), "utf-8")
    with Server(tmp_path, PASS_DELAY="0.1", SCENARIOS=str(tmp_path / "mine.map")) as server:
        one = visit(address=server.address)
        page = one.open().page
        page.locator(".gcard", has_text="Alone").get_by_role("button", name="New table").click()
        page.locator("#o-map").select_option("mine")
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".alone-stage")).to_be_visible()
        act(one)
        assert one.api(f"tables/{one.table}")["options"]["map"] == "mine"
        one.leave()


# Every size, every state


@pytest.mark.parametrize("seat", [HERO, EVIL], ids=["hero", "evil"])
def test_on_a_phone(visit: Visit, seat: int) -> None:
    one = begin(visit(**TOUCH), seat=seat)
    play(one, at_depth(quick=15, deep=60))
    one.wait_for_something()
    wide = one.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], "nothing reaches beyond the screen"
    if one.page.locator(END).count() == 0:
        one.page.get_by_role("tab", name="Sheet").click()
        expect(one.page.locator(".alone-side")).to_be_visible()


@pytest.mark.parametrize("seat", [HERO, EVIL], ids=["hero", "evil"])
@pytest.mark.parametrize("size", a_few([{}, TOUCH], 1), ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, seat: int, size: dict[str, Any]) -> None:
    one = begin(visit(bypass_csp=True, **size), seat=seat)
    found: list[str] = []
    for part in range(at_depth(quick=2, deep=5)):
        play(one, 14, seed=part)
        one.wait_for_something()
        found += violations(one)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seat", [HERO, EVIL], ids=["hero", "evil"])
def test_in_german(visit: Visit, seat: int) -> None:
    one = begin(visit(locale="de-DE"), seat=seat)
    for part in range(at_depth(quick=2, deep=6)):
        play(one, 7, seed=part)
        one.wait_for_something()
        assert one.page.evaluate(CUT) == [], "no word is cut off at 1280 x 800"
    assert not BARE.findall(one.page.locator("main").inner_text()), "no bare key or id is shown"
