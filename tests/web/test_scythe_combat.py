"""A combat of Scythe between two browsers: dials, cards, what stays sealed, and the encounter after it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web.scythe_table import NORDIC, TOUCH, lit, take
from web.test_page import violations
from web.visit import LIT, PHONE, READY, Visit, Visitor

FINGER = 40  # pixels

# What leads to the combat does not depend on cards or dice

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
