"""Makes the pictures of docs/images: the page in Chromium, a few real moves into a match. `make screenshots`.

The same seed and the same clicks every time, so the pictures change only when the page or the rules do. With the words
`alone` or `campaign` it makes only the pictures of Alone, or that of a campaign: they have servers of their own.
"""

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from webtable import ROOT, Server, launch

IMAGES = ROOT / "docs" / "images"
SEED = 11
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LIT = "[data-lit]:visible:not(.mcard)"  # cards stay in the hand: they look good
READY = "[data-main]:visible:not([aria-disabled=true])"
DOORS = "[data-lit][data-ref^=door]:visible:not([aria-label*=close])"
REACH = "[data-board] [data-lit][data-ref^=hex]:visible >> nth=2"  # a unit is picked up, and has somewhere to go
CREATURE = "main:has(.action.armed):has([data-board] .body)"  # the Hero chooses an action and sees a creature
SENT = "main:has(.preview li):has(.ghost):has([data-board] [data-lit])"  # Evil chooses the next step of a creature
# A seat strikes if it can, and else chooses now this, now that, until the match is over.
PLAY_ON = """
({ table, seat }) => new Promise((over, late) => {
  setTimeout(() => late(new Error('the match is not over in time')), 60_000);
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
      const choice = texts.find((text) => text.startsWith('strike')) ?? texts[(answered * 5) % texts.length];
      socket.send(JSON.stringify({ t: 'take', ref: 1, number: answered, choices: [choice] }));
    }
  };
})
"""
# Dates and times are those of the day on which the picture is made.
NO_DATES = """
() => document.querySelectorAll('.camphead p, .legs small, .awaited small').forEach((one) => {
  one.innerHTML = one.innerHTML.replace(/[0-9]+ [A-Z][a-z]+/, '2 May').replace(/[0-9]:[0-9]+/, '0:42');
})
"""
SAME_DICE = "crypto.getRandomValues = array => array.fill(7)"


class Camera:
    """A player who makes some moves and takes pictures."""

    def __init__(self, chromium: Browser, address: str, size: dict[str, int], touch: bool = False) -> None:
        self.address = address
        self.luck = random.Random(SEED)
        self.curious = False  # Whether to open every door.
        self.context = chromium.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=2 if touch else 1,
            reduced_motion="reduce",
            locale="en-GB",
        )
        self.context.add_init_script(SAME_DICE)
        self.page: Page = self.context.new_page()

    def visit(self, name: str) -> "Camera":
        self.page.goto(self.address)
        self.page.locator("header .tool", has_text="You").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Save").click()
        return self

    def table(self, players: int, game: str = "Duel", **seats: str) -> None:
        self.page.locator(".gcard", has_text=game).get_by_role("button", name="New table").click()
        self.page.locator(".seg label").filter(has=self.page.locator(f"input[value='{players}']")).click()
        for seat, kind in seats.items():
            self.page.get_by_label(f"Who plays seat {int(seat[4:]) + 1}").select_option(kind)

    def start(self) -> None:
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.wait_for_url("**/#/t/*")

    def choose(self) -> None:
        """Press one of the highlighted things, or the main button if there is none."""
        page = self.page
        expect(page.locator(f"{LIT}, {READY}").first).to_be_visible(timeout=60_000)
        lit, main, doors = page.locator(LIT), page.locator(READY), page.locator(DOORS)
        if self.curious and doors.count():
            doors.first.click()
        elif main.count() and (page.locator(".tray:visible").count() or not lit.count()):
            main.first.click()
        else:
            lit.nth(self.luck.randrange(lit.count())).dispatch_event("click")  # a map in the corner may cover it

    def play_until(self, seen: str, least: int) -> None:
        """Make at least this many choices, until this element is on the screen."""
        for step in range(300):
            expect(self.page.locator(f"{LIT}, {READY}").first).to_be_visible(timeout=60_000)
            if step >= least and self.page.locator(seen).count():
                return
            self.choose()
        raise SystemExit(f"{seen} was never on the screen: choose another seed in tools/screenshots.py")

    def take(self, name: str) -> None:
        self.page.mouse.move(1, 1)
        self.page.evaluate("() => document.activeElement?.blur()")
        self.page.evaluate("() => new Promise(done => requestIdleCallback(done, { timeout: 2000 }))")
        self.page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")
        sys.stdout.write(f"made {IMAGES / name}.png\n")


@contextmanager
def fresh_server() -> Iterator[tuple[Server, Browser]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), SEED, PASS_DELAY="0.1") as server,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        yield server, chromium
        chromium.close()


def main(words: list[str]) -> None:
    if not words:
        take_most_games()
    if words in ([], ["alone"]):
        take_alone()
    if words in ([], ["campaign"]):
        take_campaign()


def take_most_games() -> None:
    with fresh_server() as (server, chromium):
        olga = Camera(chromium, server.address, DESKTOP).visit("Olga")
        olga.table(3)
        olga.start()
        olga.play_until(".bb:has(.tray):has(.hand li:nth-child(3))", least=30)
        olga.choose()  # a die lies on its slot, the next is picked up
        olga.take("table")

        olga.page.goto(f"{server.address}/#/")
        olga.table(4, seat1="open", seat3="open")
        olga.page.get_by_role("button", name="Create invite link").click()
        link = olga.page.locator(".lk input").input_value()
        ben = Camera(chromium, server.address, DESKTOP)
        ben.page.goto(link)
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_role("button", name="Take the seat").click()
        expect(olga.page.locator(".invite")).to_contain_text("Ben", timeout=60_000)
        olga.page.locator(".lk input").evaluate(
            "field => { field.value = field.value.replace(location.host, 'brassboard.example') }"
        )
        olga.take("lobby")

        mira = Camera(chromium, server.address, PHONE, touch=True).visit("Mira")
        mira.table(2)
        mira.start()
        mira.play_until(".tray:visible", least=8)
        mira.choose()
        mira.take("phone")

        dice = "main:has(.smog .room):has(.grouped .grip:nth-child(3)):has([data-drop=room])"
        for camera, name, seen in ((olga, "smog_riders", dice), (mira, "smog_riders_phone", ".tray:visible")):
            camera.page.goto(f"{server.address}/#/")
            camera.table(3, game="The Smog Riders")
            camera.start()
            camera.curious = True
            camera.play_until(seen, least=20)
            camera.choose()
            camera.take(name)
            camera.curious = False

        for camera, name in ((olga, "scythe"), (mira, "scythe_phone")):
            camera.page.goto(f"{server.address}/#/")
            camera.table(2, game="Scythe")
            camera.start()
            camera.play_until(REACH if camera is olga else "[data-board]", least=40)
            camera.take(name)


def take_alone() -> None:
    """The Hero beside a creature, Evil sending a creature with its card, and the Hero's phone."""
    with fresh_server() as (server, chromium):
        lena = Camera(chromium, server.address, DESKTOP).visit("Lena")
        mira = Camera(chromium, server.address, PHONE, touch=True).visit("Mira")
        for camera, name, hero, evil, seen in (
            (lena, "alone", "me", "bot", CREATURE),
            (lena, "alone_evil", "bot", "me", SENT),
            (mira, "alone_phone", "me", "bot", CREATURE),
        ):
            camera.page.goto(f"{server.address}/#/")
            camera.table(2, game="Alone", seat0=hero, seat1=evil)
            camera.start()
            camera.play_until(seen, least=35)
            camera.take(name)


def take_campaign() -> None:
    """The choice between two duels of a grudge: Olga is asked, Ben has chosen."""
    with fresh_server() as (server, chromium):
        olga, ben = [Camera(chromium, server.address, DESKTOP).visit(name) for name in ("Olga", "Ben")]
        for camera in (olga, ben):
            camera.page.set_default_timeout(60_000)
        bar = ".campbar"
        olga.page.goto(f"{server.address}/#/campaigns")
        olga.page.get_by_role("button", name="New campaign").first.click()
        olga.page.locator("[data-chair='2']").get_by_role("button", name="Bot").click()
        olga.page.get_by_role("button", name="Invite", exact=True).click()
        ben.page.goto(olga.page.locator(".lk input").input_value())
        ben.page.get_by_role("button", name="Take the seat").click()
        expect(olga.page.locator("[data-chair='1']")).to_contain_text("Ben", timeout=60_000)
        campaign = olga.page.url
        olga.page.locator("[data-main]").click()
        olga.page.wait_for_url("**/#/t/*")
        table = olga.page.url.rpartition("/")[2]
        for camera in (olga, ben):
            camera.page.goto(f"{server.address}/#/campaigns")
        ben.page.evaluate("([play, one]) => { (0, eval)(play)(one); }", [PLAY_ON, {"table": table, "seat": 1}])
        olga.page.evaluate(PLAY_ON, {"table": table, "seat": 0})
        for camera in (olga, ben):
            camera.page.goto(campaign)
            expect(camera.page.locator(bar)).to_contain_text("Ready", timeout=60_000)
        olga.page.locator("[data-main]").click()
        ben.page.locator(".chip").first.click()
        expect(olga.page.locator(".awaited .committed")).to_have_count(2, timeout=60_000)
        olga.page.evaluate(NO_DATES)
        olga.take("campaign")


if __name__ == "__main__":
    main(sys.argv[1:])
