"""Sitting at a table with others: reminders, absence, notifications, sound, standing orders, a second device."""

import re

from playwright.sync_api import Locator, expect

from web.visit import DICE, PHONE, ROLLED, YOURS, Visit, Visitor
from webtable import Server

# A notification is made as ever, and remembered; whether somebody looks at the page is ours to say.
NOTING = """
window.noted = [];
const Shown = window.Notification;
window.Notification = class extends Shown {
  constructor(title, more) { super(title, more); window.noted.push(`${title} / ${more.body}`); }
};
Object.defineProperty(document, 'hidden', { get: () => window.unseen === true });
"""
BEEPING = """
window.beeps = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.beeps += 1; return start.apply(this, when); };
"""
FORGOTTEN = "async (id) => !Object.keys((await (await fetch(`/api/tables/${id}`)).json()).orders).length"
MINUTE = 60_000


def seated(visit: Visit, *names: str, **where: str) -> list[Visitor]:
    """People at one table that plays; the first of them is asked about the first roll, whatever the dice show."""
    people = [visit(**where) for _ in names]
    for person, name in zip(people, names, strict=True):
        person.open()
        person.put("me", {"name": name, "lang": "en"})
    host, *guests = people
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in guests]]
    table = host.post("tables", {"game": "duel", "players": len(people), "seats": seats})
    for guest in guests:
        guest.post(f"tables/{table['id']}/join", {"token": table["invite"]})
    host.post(f"tables/{table['id']}/start", {})
    for person in people:
        person.page.clock.install()
        person.open(f"/#/t/{table['id']}")
        expect(person.plate).to_contain_text(ROLLED if person is host else names[0])
    return people


def waits(visitor: Visitor, minutes: int) -> None:
    """So many minutes later, for this browser: its line has fallen asleep meanwhile, and wakes up again."""
    visitor.page.clock.fast_forward(minutes * MINUTE)
    expect(visitor.plate).to_contain_text("Back again")
    visitor.page.clock.fast_forward(5_000)


def settings(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Settings").click()
    return visitor.page.get_by_role("dialog")


def test_a_nudge(visit: Visit) -> None:
    ada, ben = seated(visit, "Ada", "Ben")
    nudge = ben.page.get_by_role("button", name="Nudge")
    expect(nudge).to_have_count(0)
    waits(ben, 1)
    nudge.dblclick()
    ben.told("Reminder sent.")
    ada.told("The others are waiting for you.")
    ben.told("They were reminded just now. Wait a little.")


def test_the_server_says_when_somebody_may_be_voted_out(own_server: Server, visit: Visit) -> None:
    """Ten minutes there, and the page offers it only then; where most tests play it is at once."""
    ada, ben = seated(visit, "Ada", "Ben", address=own_server.address)
    ada.page.goto("about:blank")
    vote = ben.page.get_by_role("button", name=re.compile("^Let a bot take over"))
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("their turn, away for 0:")
    expect(vote).to_have_count(0)
    waits(ben, 9)
    expect(vote).to_have_count(0)
    waits(ben, 2)
    expect(vote).to_be_visible()


def test_who_stays_away_is_voted_out(visit: Visit) -> None:
    ada, ben, cy = seated(visit, "Ada", "Ben", "Cy")
    address = ada.page.url
    votes = [person.page.get_by_role("button", name=re.compile("^Let a bot take over")) for person in (ben, cy)]
    expect(votes[0]).to_have_count(0)
    ada.page.goto("about:blank")
    seat = ben.page.locator("[data-seat='0']")
    expect(seat).to_contain_text("their turn, away for 0:")
    for person in (ben, cy):
        waits(person, 11)
    expect(seat).to_contain_text(re.compile(r"their turn, away for 1\d min"))
    votes[0].click()
    ben.told("Your vote is counted. The others must agree.")
    expect(votes[1]).to_have_text("Let a bot take over (1 vote)")
    votes[1].click()
    cy.told("A bot now plays for Ada.")
    for person in (ben, cy):
        expect(person.page.locator("[data-seat='0'] [title=bot]")).to_be_visible()
        expect(person.page.get_by_role("button", name=re.compile("^Let a bot"))).to_have_count(0)
    ada.page.goto(address)
    expect(ada.page.locator("header.top")).to_contain_text("Spectator")
    expect(ada.page.locator(".hand")).to_have_count(0)


def test_notifications(visit: Visit) -> None:
    one = visit(permissions=["notifications"])
    one.page.add_init_script(NOTING)
    one.start().wait_for_turn()
    settings(one).get_by_label("Notify me when it's my turn").check()
    one.page.keyboard.press("Escape")
    one.page.evaluate("window.unseen = true")
    one.pass_the_roll()
    one.page.wait_for_function("window.noted.length")
    assert one.page.evaluate("window.noted") == [f"Your turn: Duel in the Boiler Room / {DICE}"]


def test_a_browser_that_refuses_notifications_says_so(visit: Visit) -> None:
    one = visit()
    one.page.add_init_script("window.Notification = { permission: 'denied' };")
    one.start().wait_for_turn()
    switch = settings(one).get_by_label("Notify me when it's my turn")
    switch.click()
    one.told("Your browser blocks notifications")
    expect(switch).not_to_be_checked()


def test_sound(visit: Visit) -> None:
    one = visit()
    one.page.add_init_script(BEEPING)
    one.start().wait_for_turn()
    one.page.get_by_role("button", name="Sound").click()
    one.pass_the_roll()
    one.page.wait_for_function("window.beeps > 0")
    one.page.reload()  # it is still on; nothing may sound before somebody has touched the page
    one.wait_for_turn()
    expect(one.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    assert one.page.evaluate("window.beeps") == 0


def test_a_standing_order_passes_and_is_known_on_a_second_device(visit: Visit) -> None:
    one, phone = visit().open(), visit(viewport=PHONE, has_touch=True, is_mobile=True, expected="404")
    one.call_me("Ada")
    one.start().wait_for_turn()
    one.page.get_by_label("Don't ask again").check()
    expect(one.plate).to_contain_text(DICE)  # by itself
    dialog = settings(one)
    expect(dialog.get_by_label("After your own roll")).to_be_checked()
    expect(dialog.get_by_label("After a rival's card")).not_to_be_checked()
    table = one.table

    one.open()
    one.page.locator("header .tool", has_text="Ada").click()
    one.page.get_by_role("button", name="Link another device").click()
    address = one.page.get_by_role("dialog").locator("input[readonly]").input_value()
    one.open(f"/#/t/{table}")
    phone.page.goto(address)
    expect(phone.page.get_by_role("button", name="Link device")).to_be_visible()
    assert phone.api("me")["name"] == "", "opening the link does nothing"
    phone.page.get_by_role("button", name="Link device").click()
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("It's your turn, Ada")

    phone.page.get_by_role("link", name=re.compile("^Continue")).click()
    phone.wait_for_turn()
    expect(one.plate).to_contain_text("Open in another window")
    dialog = settings(phone)
    dialog.get_by_label("After your own roll").uncheck()
    phone.page.wait_for_function(FORGOTTEN, arg=table)
    one.page.get_by_role("button", name="Continue here").click()
    expect(one.page.locator(YOURS)).to_be_visible()
    expect(settings(one).get_by_label("After your own roll")).not_to_be_checked()

    phone.page.goto(address)
    phone.page.get_by_role("button", name="Link device").click()
    phone.told("This link has already been used or has expired.")


def test_the_tab_of_the_log_says_how_much_is_new(visit: Visit) -> None:
    one, guest = visit().start(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    one.wait_for_turn()
    guest.open(f"/#/t/{one.table}")
    expect(guest.plate).to_contain_text("Player 1")
    tab = guest.page.get_by_role("tab", name="Log")
    expect(tab.locator(".news")).to_have_count(0)  # what lies before my coming is no news
    one.play_until(lambda: tab.locator(".news").count())  # at the latest when the turn ends
    expect(tab.locator(".news")).to_have_text(re.compile(r"^\d+ new$"))
    tab.tap()
    expect(tab.locator(".news")).to_have_count(0)


def test_phases_are_said_in_the_words_of_the_game(visit: Visit) -> None:
    one = visit().start()
    now = one.page.locator(".phases [aria-current=step]")
    expect(now).to_have_text("Roll")
    one.pass_the_roll()
    expect(now).to_have_text("Assign")
    expect(one.page.locator(".phases li")).to_have_text(["Roll", "Assign", "Act"])
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.locator(".phases li")).to_have_text(["Würfeln", "Verteilen", "Handeln"])
