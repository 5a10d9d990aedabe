"""The Smog Riders on its own board: maps, cards, dice and Stygia, by pressing only what is lit."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from brassboard.testing.depth import a_few, at_depth
from web.test_page import violations
from web.visit import END, LIT, PHONE, READY, Visit, Visitor

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
MOVEMENT = "Move your figures or end the phase"
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
        visitor.press(main)
    elif count:
        visitor.press(lit, luck.randrange(count))
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
    expect(card).to_contain_text("One defender and a crowd of minions")
    expect(card.locator("svg.em")).to_be_visible()
    card.get_by_role("button", name="New table").click()
    one.page.locator("#o-scenario").select_option("depot")
    one.page.get_by_role("button", name="Start", exact=True).click()
    one.wait_for_turn()
    expect(one.page.get_by_role("group", name="Night at the Depot")).to_be_visible()
    expect(one.page.locator(".mission:visible")).to_contain_text("crate brought out")


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    """In the quick tier the answers do not come from the page: only the end is looked at."""
    one = begin(visit(), scenario="factory")
    if at_depth(quick=True, deep=False):
        one.hurry()
    play_until(one, lambda: False)
    card = one.page.locator(END)
    expect(card.get_by_role("heading")).to_have_text(re.compile("wins|share"))
    expect(card.locator(".ranks li")).to_have_count(2)
    expect(card.locator(".dicecheck summary")).to_contain_text("Dice verified")
    assert one.api(f"tables/{one.table}")["status"] == "over"
    expect(one.page.locator(LIT)).to_have_count(0)


def test_four_begin(visit: Visit) -> None:
    """Faction, draft and places, with three bots; then the first movement."""
    one = begin(visit(), players=4, faction="abyssal")
    page = one.page
    play_until(one, asked(one, "Choose a character for your team"))
    expect(page.locator(".people .char").first).to_be_visible()
    play_until(one, asked(one, "Choose a starting square"))
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
    page.get_by_role("button", name="Show as a list").click()
    expect(page.locator(".chips .chip").first).to_be_visible()
    page.get_by_role("button", name="Hide the list").click()
    expect(page.locator(".people .char").first).to_be_visible()


def test_who_comes_back_sees_the_newest_line_of_the_log(visit: Visit) -> None:
    """The board comes a moment later and leaves the log less room."""
    one = begin(visit(), scenario="factory")
    play_until(one, asked(one, MOVEMENT))
    one.page.reload()
    one.wait_for_turn()
    expect(one.page.locator("[data-board]")).to_be_visible()
    expect(one.log.last).to_be_in_viewport()


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


FIRST_OPTIONS = """
(table) => new Promise((asked) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?seat=0`);
  let answered = -1;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', events: 0, chat: 0 }));
  socket.onmessage = (event) => {
    const { view } = JSON.parse(event.data);
    if (view?.decision?.kind === 'move') {
      socket.close();
      asked();
    } else if (view?.decision && view.decision.number !== answered) {
      answered = view.decision.number;
      socket.send(JSON.stringify({ t: 'take', ref: 1, number: answered, choices: [view.decision.options[0].text] }));
    }
  };
})
"""


def test_a_focused_square_may_vanish_when_it_is_chosen(visit: Visit) -> None:
    """Blur then fires while the page is updated; it must not change state, and the figure must move."""
    one = begin(visit(), scenario="factory")
    one.page.evaluate(FIRST_OPTIONS, one.page.url.rpartition("/")[2])
    one.page.reload()
    expect(one.plate).to_contain_text(MOVEMENT)
    one.page.locator(".people .name.pick").first.focus()
    one.page.keyboard.press("Enter")
    one.page.locator("[data-board] [data-lit][data-ref^='square:']").first.focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator("[data-log]")).to_contain_text("moves:")


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
    play_until(one, asked(one, "Bewege deine Figuren oder beende die Phase"))
    expect(one.page.locator(".second")).to_contain_text("Stygische Dimension")
    text = one.page.locator("main").inner_text()
    assert not re.findall(r"smog_riders|\{ ?\$|\b[a-z]+_[a-z]+\b", text), "no bare key or id is shown"


@pytest.mark.parametrize("context", [{}, pytest.param(TOUCH, marks=pytest.mark.deep)], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, context: dict[str, Any]) -> None:
    one = begin(visit(bypass_csp=True, **context), scenario="factory")
    page, seen = one.page, dict[str, list[str]]()
    states = {
        "draft": asked(one, "Choose a character for your team"),
        "movement": asked(one, MOVEMENT),
        "dice": lambda: page.locator(f"{DICE}, {END}").count() > 0,
        "placing": lambda: page.locator(f"{PLACING}, {END}").count() > 0,
        "perform": asked(one, "Choose an action to carry out"),
    }
    for state, done in states.items():
        play_until(one, done)
        seen[state] = violations(one)
    assert seen == {state: [] for state in seen}


SCENARIOS = ("factory", "vault", "jail", "leak", "tunnel", "king", "depot")
PORTAL = re.compile("^Portal")
# The names of rooms, as boxes on the screen; what is drawn of a board that is wholly in view.
BOXES = """selector => [...document.querySelectorAll(selector)].map(one => {
  const box = one.getBoundingClientRect();
  return { text: one.textContent.trim(), left: box.left, right: box.right, top: box.top, bottom: box.bottom };
})"""


def boxes(visitor: Visitor, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(BOXES, selector)
    return found


def inside(one: dict[str, Any], frame: dict[str, Any], slack: float = 1.0) -> bool:
    return bool(
        one["left"] >= frame["left"] - slack
        and one["right"] <= frame["right"] + slack
        and one["top"] >= frame["top"] - slack
        and one["bottom"] <= frame["bottom"] + slack
    )


def overlap(one: dict[str, Any], other: dict[str, Any]) -> float:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0.0, wide) * max(0.0, high)


@pytest.mark.parametrize("lang", a_few(["en", "de"], 1))
def test_every_map_is_whole_and_every_room_has_its_name(visit: Visit, lang: str) -> None:
    """All of each map is in view at the size of the design, and no name lies on another or is cut off."""
    one = visit()
    for scenario in SCENARIOS:
        begin(one, scenario=scenario)
        if lang == "de" and scenario == SCENARIOS[0]:
            one.page.get_by_role("button", name="Deutsch").click()
        expect(one.page.locator("[data-board] svg.larger")).to_have_count(0)
        expect(one.page.locator(".mission:visible")).to_be_visible()
        stage, *_ = boxes(one, ".stage")
        names = boxes(one, "[data-board] .plaques .plaque, [data-board] .plaques > text")
        rooms = one.api("boards/smog_riders")["scenarios"][scenario]["board"]["rooms"]
        assert len(names) == len(rooms), scenario
        assert [name["text"] for name in names if not inside(name, stage, 4)] == [], scenario
        assert [name["text"] for name in names if "…" in name["text"]] == [], scenario
        crossed = [(a["text"], b["text"]) for n, a in enumerate(names) for b in names[n + 1 :] if overlap(a, b) > 12]
        assert crossed == [], scenario
        mission, *_ = boxes(one, ".mission")
        assert inside(mission, stage), scenario
        cut = one.page.evaluate(
            "() => { const m = document.querySelector('.mission'); return m.scrollHeight - m.clientHeight }"
        )
        assert cut <= 2, f"{scenario}: the mission is read without scrolling"


def test_marks_on_the_maps(visit: Visit) -> None:
    """What lies, stands and bars the way from the start: objects, turrets, ways in, sealed and guarded doors."""
    one = visit()
    seen = {}
    for scenario in at_depth(quick=("factory", "tunnel", "depot"), deep=SCENARIOS):
        begin(one, scenario=scenario)
        board = one.api("boards/smog_riders")["scenarios"][scenario]
        doors = [door["state"] for door in board["board"]["doors"]]
        drawn = one.page.locator("[data-board]")
        expect(drawn.locator(".doors .sealed")).to_have_count(sum(s.startswith("sealed") for s in doors))
        expect(drawn.locator(".doors .guarded")).to_have_count(sum(s.startswith("guarded") for s in doors))
        expect(drawn.locator(".names .start")).to_have_count(len(board["areas"]))
        seen[scenario] = drawn.locator(".markers > g").count()
    assert all(seen[scenario] > 0 for scenario in seen if scenario != "tunnel" and scenario != "king"), seen


def test_the_way_is_shown_before_the_step(visit: Visit) -> None:
    """In The Leak everybody begins in the middle of a room: there is somewhere to go whatever was drawn."""
    one = begin(visit(), scenario="leak")
    play_until(one, asked(one, MOVEMENT))
    page = one.page
    page.locator(".people .name.pick").first.click()
    square = page.locator("[data-board] [data-lit][data-ref^='square:']").first
    square.hover()
    way = page.locator("[data-board] polyline.way")
    expect(way).to_be_visible()
    steps = len((way.get_attribute("points") or "").split()) - 1
    expect(page.locator("[data-board] .badges")).to_have_text(str(steps))
    page.locator(".mission:visible").hover()
    expect(way).to_have_count(0)
    square.focus()
    expect(way).to_be_visible()


def test_what_a_card_cuts_short_is_read_in_full(visit: Visit) -> None:
    one = begin(visit(), scenario="factory", faction="commonsteam")
    expect(one.plate).to_contain_text("Choose a character for your team")
    page = one.page
    card = page.locator(".people .char").nth(1)
    said = card.locator(".fx").all_text_contents()
    full = page.locator("[data-closeup]")
    expect(full).to_have_count(0)
    card.hover()
    for text in said:
        expect(full).to_contain_text(text)
    plate, large = boxes(one, "[data-plate]")[0], boxes(one, "[data-closeup]")[0]
    assert large["bottom"] <= plate["top"], "never over the plate"
    page.mouse.move(2, 2)
    expect(full).to_have_count(0)
    page.keyboard.press("Tab")
    card.locator("button.name").focus()
    expect(full).to_contain_text(said[0])
    page.keyboard.press("Escape")
    expect(full).to_have_count(0)


def test_on_a_phone_cards_say_everything(visit: Visit) -> None:
    one = begin(visit(**TOUCH), scenario="factory", faction="commonsteam")
    expect(one.plate).to_contain_text("Choose a character for your team")
    texts = "[...document.querySelectorAll('.char .fx, .char .special')]"
    one.page.locator(".char .fx, .char .special").first.wait_for()
    assert one.page.evaluate(f"() => {texts}.length") > 0
    assert one.page.evaluate(f"() => {texts}.filter(one => one.scrollHeight > one.clientHeight + 1).length") == 0


def test_on_a_phone_the_tab_of_stygia_says_what_may_be_chosen_there(visit: Visit) -> None:
    """Portals open where The Leak begins; all six Accesses are free in the first turn."""
    one = begin(visit(**TOUCH), scenario="leak")
    play_until(one, asked(one, MOVEMENT))
    page = one.page
    page.get_by_role("button", name=PORTAL).first.tap()
    expect(one.plate).to_contain_text("Choose an Access")
    tab = page.get_by_role("tab", name=re.compile("^Stygia"))
    expect(tab.locator(".litnews")).to_contain_text("6")
    tab.tap()
    page.locator(".secondtab [data-lit][data-ref^='astral:']").first.tap()
    expect(one.plate).not_to_contain_text("Choose an Access")


@pytest.mark.parametrize("height", a_few([800, 700], 1))
def test_the_top_bar_holds_every_phase_in_german(visit: Visit, height: int) -> None:
    one = begin(visit(viewport={"width": 1280, "height": height}), scenario="leak")
    one.page.get_by_role("button", name="Deutsch").click()
    play_until(one, asked(one, "Bewege deine Figuren oder beende die Phase"))
    bar, tools = boxes(one, ".phases")[0], boxes(one, "header.top .tools")[0]
    phases = boxes(one, ".phases li")
    assert len(phases) == 5
    assert [phase["text"] for phase in phases if not inside(phase, bar)] == []
    assert phases[-1]["right"] <= tools["left"]
    whole = "() => [...document.querySelectorAll('.phases li span')].every(one => one.scrollWidth <= one.clientWidth)"
    assert one.page.evaluate(whole), "no phase is cut short"
    stygia, log = boxes(one, ".second svg")[0], boxes(one, ".side .log")[0]
    assert stygia["bottom"] <= log["top"], "the second board never lies on the log"


@pytest.mark.parametrize("lang", a_few(["English", "Deutsch"], 1))
def test_options_of_a_new_table_are_explained(visit: Visit, lang: str) -> None:
    one = visit().open()
    one.page.get_by_role("button", name=lang).click()
    one.page.locator(".gcard", has_text="The Smog Riders").locator("button").first.click()
    names, abouts = set(), set()
    scenario = one.page.locator("#o-scenario")
    for choice in SCENARIOS:
        scenario.select_option(choice)
        names.add(scenario.locator("option:checked").inner_text())
        abouts.add(one.page.locator("#a-scenario").inner_text())
    assert len(names) == len(abouts) == len(SCENARIOS)
    for option in ("faction", "defender"):
        for choice in one.page.locator(f"#o-{option} option").evaluate_all("all => all.map(one => one.value)"):
            one.page.locator(f"#o-{option}").select_option(choice)
            expect(one.page.locator(f"#a-{option}")).not_to_be_empty()
    text = one.page.locator(".invite").inner_text()
    assert not re.findall(r"smog_riders|\{ ?\$|\b[a-z]+_[a-z]+\b", text), "no bare key or id is shown"


def test_on_a_phone_the_end_is_wholly_in_view(visit: Visit) -> None:
    """Two bots play alone, and somebody watches: the card that says how it ended is not under the sheet."""
    one = visit(**TOUCH).open()
    seats = [{"kind": "bot", "bot": "random"} for _ in range(2)]
    wanted = {"game": "smog_riders", "players": 2, "options": {"scenario": "depot"}, "seats": seats, "listed": False}
    made = one.post("tables", wanted)
    one.post(f"tables/{made['id']}/start", {})
    one.page.goto(f"{one.address}/#/t/{made['id']}")
    expect(one.page.locator(END)).to_be_visible(timeout=180_000)
    card, sheet = boxes(one, END)[0], boxes(one, ".sheet")[0]
    assert card["bottom"] <= sheet["top"] + 14  # its rim overlaps the stage by so much
    assert card["top"] >= boxes(one, ".stage")[0]["top"]
