"""A real server on a free port, and the machine's Chromium to look at it: for tests/web, screenshots and benchmarks.

`python tools/webtable.py` says where Chromium is; with `--install` it installs Debian's where it may.
"""

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[1]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_BROWSER = (
    "The page is tested in Chromium, and there is none here. Install it (Debian: apt-get install chromium), name it "
    "with BRASSBOARD_CHROMIUM=/path/to/chromium, or leave these tests out: make test BROWSER=skip"
)
PATIENCE = 40.0
# For pictures: a server whose every secret comes from a seed, so that the same clicks lead to the same match.
SEEDED = (
    "import random, secrets, sys; from brassboard.cli import main; luck = random.Random({seed}); "
    "secrets.token_bytes = lambda n=32: luck.randbytes(n); sys.exit(main())"
)


def chromium() -> str | None:
    """Return the path of the machine's browser."""
    wished = os.environ.get("BRASSBOARD_CHROMIUM")
    return wished or next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> str | None:
    """Return Chromium, and install it first if we run as root and have apt-get."""
    found = chromium()
    if found or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    sys.stderr.write("Installing Debian's Chromium, for the tests in a browser (once)\n")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            sys.stderr.write(done.stdout[-2000:])
    return chromium()


def launch(playwright: Playwright) -> Browser:
    """Start a browser without a window."""
    path = chromium()
    if path is None:
        raise RuntimeError(NO_BROWSER)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Server:
    """`brassboard serve` in its own process; it can be stopped and started again on the same port."""

    def __init__(self, folder: Path, seed: int | None = None, **settings: str) -> None:
        self.folder = folder
        self.program = ["-m", "brassboard"] if seed is None else ["-c", SEEDED.format(seed=seed)]
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {f"BRASSBOARD_{name}": value for name, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'table.sqlite'}"
        limits = ["--rate", "0", "--messages", "0"]
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--database", database]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command + limits, stdout=log, stderr=log, env={**os.environ, **self.settings}
            )
        end = time.monotonic() + PATIENCE
        while not self._healthy():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start: {self.log()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def _healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


def _free_port() -> int:
    """Return a port below those that the system assigns, so that no one takes it while the server is down."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


if __name__ == "__main__":
    place = install() if "--install" in sys.argv[1:] else chromium()
    if place is None:
        sys.exit(NO_BROWSER)
    sys.stdout.write(f"{place}\n")
