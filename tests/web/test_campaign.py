"""A campaign in the browser: from the lobby to the last match, with people, bots and chairs at one screen."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from brassboard.testing.depth import a_few
from web.test_page import violations
from web.visit import DESKTOP, PHONE, Visit, Visitor
from webtable import Server

WAIT = 30_000
"""No wait of these tests is longer, in milliseconds."""
SECOND = re.compile("leg-2|duel_2|The second duel")
"""What is sealed until the first duel is over: the title of the second, its gate, and its name."""
# A seat ends its turns as soon as it may, until the match is over; or the promise fails.
HURRY = """
({ table, seat, wait }) => new Promise((over, late) => {
  setTimeout(() => late(new Error('the match is not over in time')), wait);
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?seat=${seat}`);
  let answered = -1;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', events: 0, chat: 0 }));
  socket.onmessage = (event) => {
    const { view } = JSON.parse(event.data);
    if (view?.result) {
      socket.close();
      over();
    } else if (view?.decision && view.decision.number !== answered) {
      answered = view.decision.number;
      const texts = view.decision.options.map((option) => option.text);
      const text = ['done', 'end', 'pass'].find((one) => texts.includes(one)) ?? texts[0];
      socket.send(JSON.stringify({ t: 'take', ref: 1, number: answered, choices: [text] }));
    }
  };
})
"""
# What the page gets by REST is written down, but for the texts: the duel keeps none of them sealed.
FETCHED = """
window.fetched = [];
const get = window.fetch;
window.fetch = async (...asked) => {
  const answer = await get(...asked);
  if (!String(asked[0]).startsWith('/api/texts')) window.fetched.push(`${asked[0]} ${await answer.clone().text()}`);
  return answer;
};
"""
CUT = """
() => [...document.querySelectorAll('main *, .campbar *, header *')]
  .filter((one) => one.children.length === 0 && one.textContent.trim() && !one.closest('.vh, .brandname, svg, select'))
  .filter((one) => {
    const style = getComputedStyle(one);
    const hides = style.overflowX !== 'visible' && !one.matches('input');
    const box = one.getBoundingClientRect();
    const parent = one.closest('.card, .panel, .decision, .btn');
    const out = parent && box.right > parent.getBoundingClientRect().right + 1;
    return out || (hides && one.scrollWidth > one.clientWidth + 1 && style.display !== 'inline');
  })
  .map((one) => one.textContent)
"""


class Reader:
    """Everything a browser has received, by socket and by REST."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.frames: list[str] = []
        visitor.page.add_init_script(FETCHED)
        visitor.page.on("websocket", self._listen)
        visitor.page.reload()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def received(self) -> list[str]:
        fetched: list[str] = self.page.evaluate("window.fetched")
        assert self.frames
        assert fetched
        return [*self.frames, *fetched]


def arrive(visit: Visit, name: str, **where: Any) -> Visitor:
    visitor = visit(**where)
    visitor.context.set_default_timeout(WAIT)
    visitor.context.set_default_navigation_timeout(WAIT)
    visitor.open()
    visitor.put("me", {"name": name, "lang": "en"})
    return visitor


def bar(visitor: Visitor) -> Locator:
    return visitor.page.locator(".campbar")


def says(where: Locator, text: str | re.Pattern[str]) -> None:
    expect(where).to_contain_text(text, timeout=WAIT)


def campaign_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/#/c/")[2].partition("?")[0].partition("/")[0]


def begin(host: Visitor) -> str:
    """From the lobby to a new campaign."""
    host.page.goto(f"{host.address}/#/campaigns")
    host.page.reload()
    host.page.get_by_role("button", name=re.compile("^New campaign.*Grudge")).click()
    host.page.wait_for_url("**/#/c/*", timeout=WAIT)
    says(bar(host), "The first duel")
    return campaign_of(host)


def invite(host: Visitor) -> str:
    host.page.get_by_role("button", name="Invite", exact=True).click()
    return host.page.locator(".lk input").input_value()


def accept(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take the seat").click()
    expect(guest.page.locator(".latecomer")).to_have_count(0, timeout=WAIT)


def play(visitor: Visitor) -> None:
    visitor.page.locator("[data-main]:not([aria-disabled=true])").click()


def rush(page: Page, table: str, *seats: int) -> None:
    """Play these seats of one browser to the end of the match."""
    page.evaluate(
        "([hurry, asked]) => Promise.all(asked.map((one) => (0, eval)(hurry)(one)))",
        [HURRY, [{"table": table, "seat": seat, "wait": WAIT} for seat in seats]],
    )


def finish(table: str, *people: Visitor) -> None:
    """Play a match to its end; person number k has its seat k."""
    *others, last = [(visitor.page, seat) for seat, visitor in enumerate(people)]
    for page, seat in others:
        page.evaluate(
            "([hurry, one]) => { (0, eval)(hurry)(one).catch(() => undefined); }",
            [HURRY, {"table": table, "seat": seat, "wait": WAIT}],
        )
    rush(last[0], table, last[1])


def made(host: Visitor, *guests: Visitor, bots: int = 0) -> str:
    """A campaign of these people that can start, made without the page."""
    campaign = host.post("campaigns", {"game": "duel", "seats": [{"kind": "me"}]})
    for guest in guests:
        guest.post(f"campaigns/{campaign['id']}/join", {"token": campaign["invite"]})
    for seat in range(len(guests) + 1, len(guests) + 1 + bots):
        host.put(f"campaigns/{campaign['id']}/seats/{seat}", {"kind": "bot", "bot": "random"})
    return str(campaign["id"])


def started(campaign: str, host: Visitor, *guests: Visitor, bots: int = 0) -> None:
    """Bring a campaign to the choice between its duels."""
    table = host.post(f"campaigns/{campaign}/start", {"episode": 1})["table"]
    finish(table, host, *guests)
    for person in (host, *guests):
        person.page.goto(f"{person.address}/#/c/{campaign}")
    says(bar(host), "Ready: The second duel")
    play(host)
    for person in (host, *guests):
        says(bar(person), "Secretly choose an upgrade")


@pytest.fixture
def impatient_server(page_built: None, tmp_path: Path) -> Iterator[Server]:
    """A server where the others may vote about a seat at once."""
    with Server(tmp_path, PASS_DELAY="0.1", VOTE_AFTER="0") as running:
        yield running


def test_a_grudge_from_the_lobby_to_the_second_duel(visit: Visit) -> None:
    """Two browsers and a bot, a reload in the middle of the sealed choice, and nothing known of what is sealed."""
    ada, ben = arrive(visit, "Ada"), arrive(visit, "Ben")
    readers = [Reader(ada), Reader(ben)]
    begin(ada)
    ada.page.locator("[data-chair='2']").get_by_role("button", name="Bot").click()
    says(ada.page.locator("[data-chair='2']"), "Bot 3")
    accept(ben, invite(ada), "Ben")
    says(ada.page.locator("[data-chair='1']"), "Ben")
    play(ada)
    ada.page.wait_for_url("**/#/t/*", timeout=WAIT)
    says(ada.page.locator("h1"), "A Grudge in Two Duels · The first duel")
    says(bar(ben), "The first duel")
    expect(ben.page.locator(".legs li")).to_have_text(
        [re.compile("The first duel"), re.compile("Match 2.*sealed", re.S)]
    )
    for reader in readers:
        assert [said for said in reader.received() if SECOND.search(said)] == []

    ben.page.locator("[data-main]").click()
    says(ben.page.locator("h1"), "The first duel")
    finish(ada.table, ada, ben)
    for person in (ada, ben):
        person.page.reload()
        person.page.locator(".endcard").get_by_role("link", name="Continue the campaign").click()
        says(bar(person), "Ready: The second duel")
    play(ben)
    for person in (ada, ben):
        says(bar(person), "Secretly choose an upgrade for the second duel")
    known = len(readers[1].frames)
    ada.page.keyboard.press("1")
    says(bar(ada), "waiting for Ben")
    says(ben.page.locator(".awaited"), re.compile("Ada.*has chosen", re.S))
    for person in (ada, ben):
        person.page.reload()
    says(ada.page.locator(".awaited"), re.compile("Ben.*choosing", re.S))
    expect(ada.page.locator(".chip")).to_have_count(0, timeout=WAIT)
    assert [said for said in readers[1].frames[known:] if re.search('upgraded|"upgrades":."iron', said)] == []
    ben.page.get_by_role("button", name="Take Second boiler").click()
    ben.page.wait_for_url("**/#/t/*", timeout=WAIT)
    says(bar(ada), "Go to the match")
    ada.page.locator("[data-main]").click()
    for person in (ada, ben):
        says(person.page.locator("h1"), "The second duel")
    expect(ada.page.locator("[data-seat='0']")).to_contain_text("7", timeout=WAIT)  # iron plates


@pytest.mark.deep
def test_the_end_and_a_new_campaign_of_the_same_people(visit: Visit) -> None:
    ada, ben = arrive(visit, "Ada"), arrive(visit, "Ben")
    campaign = made(ada, ben)
    started(campaign, ada, ben)
    ada.page.locator(".chip").first.click()
    says(bar(ada), "waiting for Ben")
    ben.page.locator(".chip").first.click()
    ben.page.wait_for_url("**/#/t/*", timeout=WAIT)
    finish(ben.table, ada, ben)
    expect(ada.page.locator(".ended")).to_be_visible(timeout=WAIT)
    says(ada.page.locator(".ended"), "The grudge is settled")
    expect(ada.page.locator(".legs .past")).to_have_count(2, timeout=WAIT)
    expect(ada.page.locator(".chronicle li")).to_have_count(2, timeout=WAIT)
    ada.page.get_by_role("button", name="New campaign, same players").click()
    says(bar(ada), "Ready: The first duel")
    assert campaign_of(ada) != campaign
    says(ada.page.locator(".people"), "Ben")


@pytest.mark.deep
def test_a_copy_from_a_match_that_was_played(visit: Visit) -> None:
    ada, ben = arrive(visit, "Ada"), arrive(visit, "Ben")
    campaign = made(ada, ben)
    started(campaign, ada, ben)
    again = ada.page.get_by_role("button", name="Start over as a copy")
    again.click()
    ada.page.get_by_role("button", name="Press again to copy").click()
    says(bar(ada), "Ready: The first duel")
    assert campaign_of(ada) != campaign
    assert ada.api(f"campaigns/{campaign}")["phase"] == "between"


@pytest.mark.deep
def test_players_at_one_screen(visit: Visit) -> None:
    """Each sees a curtain before their own sealed choice."""
    ada = arrive(visit, "Ada", expected="closed before the connection is established")  # The match is left at once.
    campaign = begin(ada)
    ada.page.locator("[data-chair='1']").get_by_role("button", name="Here").click()
    says(ada.page.locator("[data-chair='1']"), "at this screen")
    play(ada)
    ada.page.wait_for_url("**/#/t/*", timeout=WAIT)
    expect(ada.page.locator(".curtain")).to_be_visible(timeout=WAIT)
    table = ada.table
    ada.page.goto(f"{ada.address}/#/campaigns")
    rush(ada.page, table, 0, 1)
    ada.page.goto(f"{ada.address}/#/c/{campaign}")
    says(bar(ada), "Ready: The second duel")
    play(ada)
    says(bar(ada), "Secretly choose")
    ada.page.locator(".chip").first.click()
    says(ada.page.locator(".curtain"), "Hand over to Player 2")
    ada.page.locator(".curtain .btn").first.click()
    says(bar(ada), "Secretly choose")
    ada.page.locator(".chip").nth(1).click()
    ada.page.wait_for_url("**/#/t/*", timeout=WAIT)
    assert ada.table != table


@pytest.mark.deep
def test_staying_away_leaving_and_joining_late(visit: Visit) -> None:
    ada, ben, cy = arrive(visit, "Ada"), arrive(visit, "Ben"), arrive(visit, "Cy")
    campaign = made(ada, ben, cy)
    table = ada.post(f"campaigns/{campaign}/start", {"episode": 1})["table"]
    finish(table, ada, ben, cy)
    for person in (ada, ben, cy):
        person.page.goto(f"{person.address}/#/c/{campaign}")
        says(bar(person), "3 players take part")
    cy.page.get_by_role("button", name=re.compile("^Skip next match")).click()
    says(bar(ada), "2 players take part")
    says(ada.page.locator("[data-chair='2']"), "not in the next match")
    ben.page.get_by_role("button", name="Leave the campaign").click()
    ben.page.get_by_role("button", name="Press again to leave for good").click()
    ben.page.wait_for_url("**/#/campaigns", timeout=WAIT)
    says(bar(ada), "At least 2 players must take part.")
    expect(ada.page.locator("[data-main]")).to_have_attribute("aria-disabled", "true", timeout=WAIT)
    dan = arrive(visit, "Dan")
    accept(dan, invite(ada), "Dan")
    says(bar(dan), "2 players take part")
    says(bar(ada), "Ready: The second duel")
    play(dan)
    says(bar(ada), "Secretly choose")
    says(bar(cy), re.compile("Ada and Dan are choosing"))


@pytest.mark.deep
def test_votes(impatient_server: Server, visit: Visit) -> None:
    """A match does not count when everyone agrees; a bot decides for someone who keeps the campaign waiting."""
    ada, ben = [arrive(visit, name, address=impatient_server.address) for name in ("Ada", "Ben")]
    campaign = made(ada, ben)
    ada.post(f"campaigns/{campaign}/start", {"episode": 1})
    for person in (ada, ben):
        person.page.goto(f"{person.address}/#/c/{campaign}")
        says(bar(person), "Go to the match")
    for person, shown in ((ada, "Don't count this match"), (ben, "Don't count this match (1 vote)")):
        person.page.get_by_role("button", name=shown, exact=True).click()
        person.page.get_by_role("button", name="Press again to vote").click()
    says(bar(ada), "Ready: The first duel")
    expect(ada.page.locator(".chronicle s")).to_have_count(1, timeout=WAIT)
    table = ada.post(f"campaigns/{campaign}/start", {"episode": 2})["table"]
    finish(table, ada, ben)
    says(bar(ada), "Ready: The second duel")
    play(ada)
    says(bar(ada), "Secretly choose")
    ada.page.locator(".chip").first.click()
    ada.page.get_by_role("button", name="Let a bot decide this").click()
    says(bar(ada), "Go to the match")
    expect(ada.page.locator(".legs .past")).to_have_count(1, timeout=WAIT)


@pytest.mark.deep
def test_a_bot_stands_in_for_one_match(visit: Visit) -> None:
    """Who left a match finds the seat again."""
    ada, ben = arrive(visit, "Ada"), arrive(visit, "Ben")
    campaign = made(ada, ben)
    table = ada.post(f"campaigns/{campaign}/start", {"episode": 1})["table"]
    ben.page.goto(f"{ben.address}/#/t/{table}")
    says(ben.page.locator("h1"), "The first duel")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave (a bot takes over)").click()
    ben.page.get_by_role("button", name="Press again to leave").click()
    ben.page.wait_for_url(f"**/#/c/{campaign}", timeout=WAIT)
    ben.page.goto(f"{ben.address}/#/t/{table}")
    ben.page.get_by_role("button", name="Take your seat back").click()
    says(ben.page.locator("[data-seat='1']"), "you")


@pytest.mark.deep
@pytest.mark.parametrize("size", a_few([DESKTOP, PHONE], 2), ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    ada, ben = (
        arrive(visit, "Ada", viewport=size, bypass_csp=True),
        arrive(visit, "Ben", viewport=size, bypass_csp=True),
    )
    seen = {}
    ada.page.goto(f"{ada.address}/#/campaigns")
    expect(ada.page.locator("h1")).to_have_text("Campaigns", timeout=WAIT)
    seen["lobby"] = violations(ada)
    begin(ada)
    link = invite(ada)
    seen["gathering"] = violations(ada)
    ben.page.goto(link)
    expect(ben.page.locator(".latecomer")).to_be_visible(timeout=WAIT)
    seen["invitation"] = violations(ben)
    accept(ben, link, "Ben")
    started(campaign_of(ada), ada, ben)
    seen["between"] = violations(ada)
    ada.page.get_by_role("button", name="Whole sheet", exact=True).click()
    seen["sheet"] = violations(ada)
    ada.page.get_by_role("button", name="Overview").click()
    for person in (ada, ben):
        person.page.locator(".chip").first.click()
    ben.page.wait_for_url("**/#/t/*", timeout=WAIT)
    says(bar(ada), "Go to the match")
    seen["match"] = violations(ada)
    finish(ben.table, ada, ben)
    expect(ada.page.locator(".ended")).to_be_visible(timeout=WAIT)
    seen["over"] = violations(ada)
    assert seen == {state: [] for state in seen}


@pytest.mark.deep
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_german_words_are_whole(visit: Visit, size: dict[str, int]) -> None:
    ada, ben = arrive(visit, "Ada", viewport=size), arrive(visit, "Maximiliane", viewport=size)
    campaign = made(ada, ben, bots=1)
    started(campaign, ada, ben)
    ada.page.get_by_role("button", name="Deutsch").click()
    expect(ada.page.locator("h1")).to_have_text("Eine alte Rechnung", timeout=WAIT)
    seen = {"between": ada.page.evaluate(CUT)}
    ada.page.locator(".chip").first.click()
    says(bar(ada), "Geheime Wahl")
    seen["committed"] = ada.page.evaluate(CUT)
    ben.page.locator(".chip").first.click()
    says(bar(ada), "Zur Partie")
    seen["match"] = ada.page.evaluate(CUT)
    assert seen == {state: [] for state in seen}
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.deep
def test_the_keyboard_alone(visit: Visit) -> None:
    ada, ben = arrive(visit, "Ada"), arrive(visit, "Ben")
    campaign = made(ada, ben)
    ada.page.goto(f"{ada.address}/#/c/{campaign}")
    says(bar(ada), "Ready")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/#/t/*", timeout=WAIT)
    finish(ada.table, ada, ben)
    for person in (ada, ben):
        person.page.goto(f"{person.address}/#/c/{campaign}")
        says(bar(person), "Ready: The second duel")
    ada.page.keyboard.press("Enter")
    for person in (ada, ben):
        says(bar(person), "Secretly choose")
    ada.page.keyboard.press("2")
    says(bar(ada), "waiting for Ben")
    ada.page.keyboard.press("u")
    says(bar(ada), "Secretly choose")
    ada.page.keyboard.press("1")
    says(bar(ada), "waiting for Ben")
    ada.page.keyboard.press("b")
    expect(ada.page.locator(".grudge")).to_be_visible(timeout=WAIT)
    ada.page.keyboard.press("/")
    expect(ada.page.locator(".drawer")).to_be_visible(timeout=WAIT)
