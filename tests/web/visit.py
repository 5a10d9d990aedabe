"""Somebody at the page: clicks what is lit, and nothing else."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
THINKING = 180_000  # several bots one after the other, on a busy machine
BRIEF = 5_000
WHOLE = 10_000  # more choices than any match has
LIT = "[data-lit]:visible"
READY = "[data-main]:visible:not([aria-disabled=true])"
END = ".endcard"
CURTAIN = ".curtain .btn.big"
YOURS = ".decision.is-yours"
ROLLED = "You have rolled"
DICE = "Assign your dice to the slots"
SOMETHING = f"{END}, {CURTAIN}, {LIT}, {READY}"  # to press, or to read
# Toasts fade: what they said is written down, so that nobody has to be quick to read it.
TOASTS = """
window.toasted = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const toast of [node, ...node.querySelectorAll('.toast')])
          if (toast.matches('.toast')) window.toasted.push(toast.textContent);
}).observe(document, { childList: true, subtree: true });
"""
# Seat 0 ends its turns as soon as it may, until the match is over.
HURRY = """
(table) => new Promise((over) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?seat=0`);
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
expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser of its own, with its own identity."""

    def __init__(self, chromium: Browser, address: str, name: str = "", expected: str = "", **context: Any) -> None:
        self.address = address
        self.expected = expected
        self.foreign: list[str] = []
        self.errors: list[str] = []
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **context}
        self.context = chromium.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", lambda request: self._asked(request.url))
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.add_init_script(TOASTS)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", lambda socket: self._asked(socket.url))
        self.name = name

    def leave(self) -> None:
        self.context.close()

    def _asked(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.address).netloc and urlsplit(url).scheme not in ("data", "blob"):
            self.foreign.append(url)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.expected and self.expected in message.text):
            self.errors.append(message.text)

    # --- coming and going ---

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.address + path)
        expect(self.page.locator("h1").first).to_be_visible()
        return self

    def call_me(self, name: str) -> None:
        self.page.locator("header .tool", has_text="You").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Save").click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def new_table(self, rounds: int = 4, players: int = 2, **seats: str) -> None:
        """The dialog of a new table, filled in but not started: seats by number, `seat1="open"`."""
        self.page.get_by_role("button", name="New table").first.click()
        if players != 2:
            self.page.get_by_text(f"{players} players", exact=True).click()
        for seat, kind in seats.items():
            number = int(seat.removeprefix("seat")) + 1
            self.page.get_by_label(f"Who plays seat {number}").select_option(kind)
        self.page.locator("#o-rounds").select_option(str(rounds))

    def start(self, rounds: int = 4, players: int = 2, **seats: str) -> "Visitor":
        """From the lobby to a table that plays."""
        self.open().new_table(rounds, players, **seats)
        self.page.get_by_role("button", name="Start", exact=True).click()
        expect(self.page.locator(".stage, .curtain")).to_be_visible()
        return self

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/#/t/")[2].partition("?")[0]

    def api(self, path: str) -> Any:
        """What the server tells this browser."""
        return self.page.request.get(f"{self.address}/api/{path}").json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._send("POST", path, body)

    def put(self, path: str, body: dict[str, Any]) -> Any:
        return self._send("PUT", path, body)

    def _send(self, method: str, path: str, body: dict[str, Any]) -> Any:
        headers = {"X-Brassboard": "1", "Origin": self.address}
        answer = self.page.request.fetch(f"{self.address}/api/{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    # --- what is on the screen ---

    @property
    def plate(self) -> Locator:
        return self.page.locator("[data-plate]")

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    @property
    def log(self) -> Locator:
        return self.page.locator("[data-log] li")

    def told(self, text: str) -> None:
        """Wait until a toast has said this; it may be gone by now."""
        self.page.wait_for_function("text => window.toasted.some((one) => one.includes(text))", arg=text)

    def hand(self) -> list[str]:
        cards = self.page.locator(".hand [data-ref]").evaluate_all("all => all.map(card => card.dataset.ref)")
        return sorted(card.removeprefix("card:") for card in cards)

    def wait_for_turn(self) -> None:
        expect(self.page.locator(YOURS)).to_be_visible()
        expect(self.page.locator(f"{LIT}, {READY}").first).to_be_visible()

    def wait_for_something(self) -> None:
        """My turn, or the end: matches are as long as chance will have it."""
        expect(self.page.locator(SOMETHING).first).to_be_visible(timeout=THINKING)

    def try_now(self) -> None:
        """Press it, unless the line has come back by itself meanwhile."""
        self.page.evaluate(
            "[...document.querySelectorAll('.decision .btn')].find((b) => /^Try now/.test(b.innerText))?.click()"
        )

    # --- playing ---

    def pass_the_roll(self) -> None:
        """A duel begins with a window of the first seat, whatever the dice; behind it they are laid out."""
        expect(self.plate).to_contain_text(ROLLED)
        self.page.locator(READY).click()
        expect(self.plate).to_contain_text(DICE)

    def lay_the_dice(self, slot: str) -> None:
        """All on one slot, then it is asked what to do: on `move` there is somewhere to step whatever they show."""
        for _ in range(3):
            self.page.locator(f"[data-drop={slot}] .slot[data-lit]").click()
        self.page.locator(READY).click()
        expect(self.plate).to_contain_text("Choose an action")

    @staticmethod
    def press(things: Locator, place: int = 0) -> None:
        """Press one of them; what is gone by now, since another has answered meanwhile, needs no pressing."""
        try:
            things.nth(place).click(timeout=BRIEF)
        except TimeoutError:
            if things.count() > place:
                things.nth(place).click()

    def choose(self, luck: random.Random) -> str:
        """Wait until something is lit (or the match is over, or the screen changes hands), and press one such thing."""
        page = self.page
        self.wait_for_something()
        if page.locator(END).count():
            return "end"
        if page.locator(CURTAIN).count():
            page.locator(CURTAIN).click()
            return "curtain"
        lit, main = page.locator(LIT).count(), page.locator(READY).count()
        in_tray = page.locator(".tray:visible").count()
        if main and (in_tray or luck.randrange(lit + 2) >= lit):
            self.press(page.locator(READY))
            return "main"
        self.press(page.locator(LIT), luck.randrange(lit))
        return "lit"

    def play_until(self, done: Callable[[], Any]) -> None:
        """Press what is lit until something has come about, at the latest when the match is over."""
        luck = random.Random(1)
        while not done() and self.choose(luck) != "end":
            pass

    def play(self, most: int = WHOLE, seed: int = 1) -> list[str]:
        """Press what is lit until the end, or so many times."""
        luck, done = random.Random(seed), list[str]()
        while len(done) < most:
            done.append(self.choose(luck))
            if done[-1] == "end":
                break
        return done

    def hurry(self) -> None:
        """Play seat 0 to the end of the match without the page, and look at the page again."""
        self.page.evaluate(HURRY, self.table)
        self.page.reload()


def play_together(*visitors: Visitor) -> None:
    """A whole match of several browsers, each pressing what is lit when it is asked."""
    playing, luck = [*visitors], random.Random(1)
    while playing:
        for visitor in playing[:]:
            if visitor.page.locator(SOMETHING).count() and visitor.choose(luck) == "end":
                playing.remove(visitor)


Visit = Callable[..., Visitor]
