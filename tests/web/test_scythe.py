"""Scythe on its own board: map, mats, tracks, hand, combat and encounter, by pressing only what is lit."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from brassboard.testing.depth import a_few, at_depth
from web.test_page import violations
from web.visit import END, LIT, PHONE, READY, Visit, Visitor

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDE: dict[str, int] = {"width": 1600, "height": 1000}
NORDIC: dict[str, Any] = {"faction_0": "nordic", "mat_0": "mechanical"}
MOVE = 3  # the section of the mechanical mat with Move
FINGER = 40  # pixels
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


def lit(visitor: Visitor, ref: str) -> Locator:
    return visitor.page.locator(f"[data-lit][data-ref='{ref}']:visible")


def take(visitor: Visitor, *refs: str) -> None:
    """Press lit things one after the other, each as soon as it is lit."""
    for ref in refs:
        lit(visitor, ref).first.click()


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


# A combat: what leads to it does not depend on cards or dice

TO_A_COMBAT = [
    *("section:3", "top:moves", "move:worker,B5,C6"),
    *("section:1", "top:moves", "move:character,base_rusviet,D6"),
    *("section:1", "top:resources", "place:metal,C6", "place:metal,C6"),
    "section:2",
    *("section:3", "top:moves", "move:worker,C6,D5", "carry:metal,2"),
    "section:3",
    *("section:1", "top:resources", "place:metal,D5", "place:metal,D5"),
    "section:2",
    *("section:3", "top:moves", "move:worker,D5,E6", "carry:metal,4"),
    "section:3",
    *("section:2", "bottom", "deploy:artillery,E6"),
    *("section:1", "top:moves"),
]
"""Nordic brings a worker and four metal to E6 and deploys a mech there, next to where the Rusviet character waits."""
LINE = """
([table, seat]) => new Promise((ready) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?seat=${seat}`);
  window.line = { options: [], number: 0, say: (text) => {
    socket.send(JSON.stringify({ t: 'take', ref: 1, number: window.line.number, choices: [text] }));
    window.line.options = [];
  }, close: () => socket.close() };
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', events: 0, chat: 0 }));
  socket.onmessage = (event) => {
    const { view } = JSON.parse(event.data);
    if (!view) return;
    window.line.options = (view.decision?.options ?? []).map((option) => option.text);
    window.line.number = view.decision?.number ?? 0;
    ready();
  };
})
"""


def two_at_the_brink(visit: Visit, **context: Any) -> tuple[Visitor, Visitor]:
    """Two people; what leads to the combat is said without the page, each thing as soon as it is asked."""
    nordic, rusviet = visit(**context), visit(**context)
    for visitor in (nordic, rusviet):
        visitor.open()
    options = {**NORDIC, "faction_1": "rusviet", "mat_1": "agricultural"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = nordic.post("tables", {"game": "scythe", "players": 2, "options": options, "seats": seats})
    rusviet.post(f"tables/{table['id']}/join", {"token": table["invite"]})
    nordic.post(f"tables/{table['id']}/start", {})
    people = (nordic, rusviet)
    for seat, visitor in enumerate(people):
        visitor.page.evaluate(LINE, [table["id"], seat])
    said = [*TO_A_COMBAT]
    while said:
        for visitor in people:
            offered: list[str] = visitor.page.evaluate("window.line.options")
            if said and said[0] in offered:
                visitor.page.evaluate("text => window.line.say(text)", said.pop(0))
            elif closing := [text for text in ("done", "end") if text in offered]:
                visitor.page.evaluate("text => window.line.say(text)", closing[0])
            else:
                assert not offered, f"{said[0]} is not on offer: {offered}"
    for visitor in people:
        visitor.page.evaluate("window.line.close()")
        visitor.open(f"/#/t/{table['id']}")
        expect(visitor.page.locator("[data-board]")).to_be_visible()
    return people


def test_a_combat(visit: Visit) -> None:
    """Previewed, fought in secret, told: the attacker dials all he has against nothing, so he wins whatever happens."""
    nordic, rusviet = two_at_the_brink(visit)
    # entering an enemy's territory is looked at twice
    take(rusviet, "unit:character@D6", "hex:E6")
    preview = rusviet.page.locator(".prev")
    expect(preview).to_contain_text("Entering E6 starts a combat")
    expect(lit(rusviet, "hex:E6")).to_have_attribute("aria-pressed", "true")
    rusviet.page.locator(READY).get_by_text("Enter E6").click()
    rusviet.page.locator(READY).get_by_text("Done").click()

    # an ability first
    dialog = nordic.page.locator(".dlg")
    expect(dialog).to_contain_text("Combat: E6")
    expect(dialog.locator(".st .now")).to_have_text("Abilities")
    take(nordic, "mech:artillery")
    for visitor, sentence in ((nordic, "You defend."), (rusviet, "You attack.")):
        expect(visitor.page.locator(".dlg")).to_contain_text(sentence)
        expect(visitor.page.locator(".dlg .st .now")).to_have_text("Dial and cards")

    # the defender commits nothing; the attacker learns only that he has
    expect(rusviet.page.locator(".sealed")).to_have_count(0)
    take(nordic, "dial:0")
    nordic.page.locator(READY).get_by_text("Commit: dial 0").click()
    expect(nordic.plate).to_contain_text("Secret choice")
    expect(rusviet.page.locator(".other .sealed")).to_have_text("committed")
    expect(rusviet.page.locator(".other .gauge text")).to_have_count(0)

    # power 3, less 2 by Artillery: the dial ends at 1
    expect(rusviet.page.locator(".dlg [data-lit][data-ref^='dial:']")).to_have_count(2)
    take(rusviet, "dial:1")
    rusviet.page.locator(READY).get_by_text("Commit: dial 1").click()

    for visitor in (nordic, rusviet):
        fought = visitor.page.locator(".fought")
        expect(fought.locator(".rib")).to_have_text("Rusviet wins")
        expect(fought.locator(".win b.big")).to_have_text("1")
        expect(fought.locator(".aft")).to_contain_text("a star: Combat")
        expect(visitor.page.locator(".dlg", has_text="Combat: E6")).to_have_count(0)
    fought = nordic.page.locator(".fought")
    fought.get_by_role("button", name="Close").click()
    expect(nordic.page.get_by_role("list", name="Triumph track")).to_be_visible()

    # the character stays where it meets somebody: the first option costs nothing, whatever the card
    meeting = rusviet.page.locator(".dlg", has_text=", E6")
    expect(meeting.locator(".op")).to_have_count(3)
    expect(nordic.page.locator(".dlg", has_text=", E6")).to_be_visible()
    expect(nordic.page.locator(LIT)).to_have_count(0)
    meeting.get_by_role("button", name="Look at the map").click()
    expect(meeting).to_have_count(0)
    rusviet.page.get_by_role("button", name="Back to the decision").click()
    take(rusviet, "offer:1")
    expect(lit(rusviet, "offer:1")).to_have_attribute("aria-pressed", "true")
    rusviet.page.locator(READY).get_by_text("Take option 1").click()
    expect(meeting).to_have_count(0)


def listen(visitor: Visitor) -> list[str]:
    """Everything the server tells this browser from now on."""
    heard: list[str] = []
    visitor.page.on("websocket", lambda line: line.on("framereceived", lambda told: heard.append(str(told))))
    visitor.page.reload()
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    return heard


def test_dials_are_sealed(visit: Visit) -> None:
    """What one has committed is not told to the other browser before both have, neither shown nor sent."""
    nordic, rusviet = two_at_the_brink(visit)
    heard = listen(rusviet)
    take(rusviet, "unit:character@D6", "hex:E6")
    rusviet.page.locator(READY).get_by_text("Enter E6").click()
    rusviet.page.locator(READY).get_by_text("Done").click()
    take(nordic, "mech:artillery")
    expect(lit(rusviet, "dial:1")).to_be_visible()

    # power 4, less 1 for Artillery: more than the Rusviet could dial, so nobody else says this number
    secret = re.compile(r'dial"?\W+[23]\b')
    take(nordic, "dial:2")
    nordic.page.locator(READY).get_by_text("Commit: dial 2").click()
    expect(rusviet.page.locator(".other .sealed")).to_have_text("committed")
    expect(nordic.page.locator(".me .sealed")).to_have_text("committed")
    expect(nordic.page.locator(".me .gauge .value")).to_have_text("2")

    # until the other one has committed it may be changed: first the cards are asked for again, then the dial
    nordic.page.get_by_role("button", name="Change").click()
    expect(rusviet.page.locator(".sealed")).to_have_count(0)
    nordic.page.get_by_role("button", name="Undo").click()
    take(nordic, "dial:3")
    nordic.page.locator(READY).get_by_text("Commit: dial 3").click()
    expect(rusviet.page.locator(".other .sealed")).to_have_text("committed")
    expect(rusviet.page.locator(".other .gauge text")).to_have_count(0)
    assert [told for told in heard if secret.search(told)] == []

    take(rusviet, "dial:0")
    rusviet.page.locator(READY).get_by_text("Commit: dial 0").click()
    for visitor in (nordic, rusviet):
        expect(visitor.page.locator(".fought .rib")).to_have_text("Nordic wins")
        expect(visitor.page.locator(".fought .win b.big")).to_have_text("3")
    assert [told for told in heard if secret.search(told)], "when both have committed it is told"


def test_a_combat_on_a_phone(visit: Visit) -> None:
    """The same in the sheet: gauge, cards, and the opponent as one line."""
    nordic, rusviet = two_at_the_brink(visit, **TOUCH)
    lit(rusviet, "unit:character@D6").tap()
    lit(rusviet, "hex:E6").tap()
    expect(rusviet.page.locator(".sheet .prev")).to_contain_text("combat")
    rusviet.page.locator(READY).tap()
    rusviet.page.locator(READY).get_by_text("Done").tap()
    expect(nordic.page.locator(".sheet .dlg")).to_be_visible()
    nordic.page.locator(READY).get_by_text("Pass").tap()
    for visitor in (nordic, rusviet):
        gauge = visitor.page.locator(".sheet .gauge")
        expect(gauge).to_have_count(1)
        button = visitor.page.locator(".sheet [data-ref='dial:0'] .reach").bounding_box()
        assert button is not None
        assert button["width"] >= FINGER
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        lit(visitor, "dial:0").tap()
        visitor.page.locator(READY).get_by_text("Commit: dial 0").tap()
    expect(lit(rusviet, "offer:1")).to_be_visible()
    for visitor in (nordic, rusviet):
        expect(visitor.page.locator(".sheet .fought .rib")).to_have_text("Rusviet wins")
    lit(rusviet, "offer:1").tap()
    rusviet.page.locator(READY).get_by_text("Take option 1").tap()
    expect(rusviet.plate).to_contain_text("Take the bottom-row action")
    expect(rusviet.page.locator(".sheet .fought .rib")).to_be_in_viewport()  # above the mat that is asked about
    rusviet.page.get_by_role("tab", name="Mats").tap()
    rusviet.page.get_by_role("tab", name="Tracks").tap()
    expect(rusviet.page.locator(".secondtab .fought .rib")).to_have_text("Rusviet wins")


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


@pytest.mark.deep
@pytest.mark.parametrize("context", [{}, TOUCH], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_a_combat(visit: Visit, context: dict[str, Any]) -> None:
    nordic, rusviet = two_at_the_brink(visit, bypass_csp=True, **context)
    take(rusviet, "unit:character@D6", "hex:E6")
    seen = {"preview": violations(rusviet)}
    rusviet.page.locator(READY).click()
    rusviet.page.locator(READY).get_by_text("Done").click()
    take(nordic, "mech:artillery", "dial:0")
    seen["dial"] = violations(nordic)
    nordic.page.locator(READY).click()
    take(rusviet, "dial:1")
    rusviet.page.locator(READY).click()
    expect(lit(rusviet, "offer:1")).to_be_visible()
    seen["encounter"] = violations(rusviet)
    assert seen == {state: [] for state in seen}
