"""How heavy and how quick the page is: bytes over the line and time until it can be used, on this machine.

    python benchmarks/page.py [--times 7]

Bars: the first load is under 250 KB compressed and can be used within a second on localhost. Usable means: the lobby
shows its games, or the table shows whose turn it is, and the main thread is free. Each time is a browser that knows
nothing yet, with an empty cache.
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from webtable import Server, launch

MOST_BYTES, MOST_SECONDS = 250_000, 1.0
IDLE = "() => new Promise(done => requestIdleCallback(done))"


def visited(chromium: Browser, address: str, seen: str) -> tuple[int, float]:
    """Return bytes and seconds of one first visit."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    counted: list[float] = []
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: counted.append(event["encodedDataLength"]))
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(seen)
    page.evaluate(IDLE)
    took = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    context.close()
    return int(sum(counted)), took


def table(chromium: Browser, address: str) -> str:
    """Start a table with a running match."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    page.locator(".gcard .btn").first.click()
    page.locator(".foot .btn").click()
    page.wait_for_selector(".decision.is-yours")
    found = page.url
    context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7)
    times = parser.parse_args().times
    good = True
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        chromium = launch(playwright)
        for name, address, seen in (
            ("lobby", server.address, ".gcard .btn"),
            ("table", table(chromium, server.address), ".decision .what"),
        ):
            visited(chromium, address, seen)  # A first visit warms up the server and the browser.
            all_ = [visited(chromium, address, seen) for _ in range(times)]
            size, took = max(size for size, _ in all_), sorted(took for _, took in all_)
            middle = statistics.median(took)
            good = good and size < MOST_BYTES and middle < MOST_SECONDS
            sys.stdout.write(
                f"{name}: {size / 1000:.0f} KB (at most {MOST_BYTES // 1000}), usable after {middle * 1000:.0f} ms "
                f"(from {took[0] * 1000:.0f} to {took[-1] * 1000:.0f}, at most {MOST_SECONDS * 1000:.0f})\n"
            )
        chromium.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
