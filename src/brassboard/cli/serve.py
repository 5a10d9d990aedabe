"""`brassboard serve`: the web table on this machine."""

import argparse
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

from brassboard.installed_game import usable_games
from brassboard.kernel import BadInput
from brassboard.user_scenarios import SCENARIOS_VARIABLE

HOST, PORT = "127.0.0.1", 8640
PREFIX = "BRASSBOARD_"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("serve", help="command-serve", description="command-serve.text")
    parser.add_argument("--host", default=HOST, help="command-serve.host")
    parser.add_argument("--port", type=int, default=PORT, help="command-serve.port")
    parser.add_argument("--database", default="", metavar="URL", help="help.database")
    parser.add_argument("--workers", type=int, default=1, help="command-serve.workers")
    parser.add_argument("--bots", type=int, default=1, help="command-serve.bots")
    parser.add_argument("--rate", type=float, default=40.0, help="command-serve.rate")
    parser.add_argument("--messages", type=float, default=40.0, help="command-serve.messages")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="command-serve.origin")
    parser.add_argument("--scenarios", metavar="PATH", help="help.scenarios")
    parser.add_argument("--open", action="store_true", help="command-serve.open")
    parser.set_defaults(run=run)


def home() -> Path:
    """Return the folder of the database if none is given."""
    folder = Path(os.environ.get(f"{PREFIX}HOME") or Path.home() / ".local" / "share" / "brassboard")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_url(given: str) -> str:
    """Return the URL of the database, with a driver that is installed with Brassboard."""
    if not given:
        return f"sqlite:///{home() / 'brassboard.sqlite'}"
    if given.startswith(("postgres://", "postgresql://")):
        return "postgresql+psycopg://" + given.partition("://")[2]
    if given.startswith(("sqlite:///", "postgresql+psycopg://")):
        return given
    raise BadInput(f'write it as sqlite:///FILE or postgresql://…, not "{given.partition("://")[0]}…"', "--database")


def app() -> object:
    """Return the application of one worker, from the settings that the command left in the environment."""
    from brassboard.server import Settings, create_app
    from brassboard.server.metrics import set_up_logs

    set_up_logs(_environ("LOG", "INFO"))
    defaults = Settings("")
    return create_app(
        Settings(
            database=os.environ[f"{PREFIX}DATABASE"],
            rate=float(_environ("RATE", str(defaults.rate))),
            messages=float(_environ("MESSAGES", str(defaults.messages))),
            bots=int(_environ("BOTS", str(defaults.bots))),
            kick_after=float(_environ("KICK_AFTER", str(defaults.kick_after))),
            pass_delay=float(_environ("PASS_DELAY", str(defaults.pass_delay))),
            rest_after=float(_environ("REST_AFTER", str(defaults.rest_after))),
            vote_after=float(_environ("VOTE_AFTER", str(defaults.vote_after))),
            sweep_every=float(_environ("SWEEP_EVERY", str(defaults.sweep_every))),
            link_seconds=float(_environ("LINK_SECONDS", str(defaults.link_seconds))),
            trusted=tuple(_environ("ORIGINS", "").split()),
        )
    )


def _environ(name: str, default: str) -> str:
    return os.environ.get(PREFIX + name, default)


def _open_browser(host: str, port: int) -> None:
    """Open the page as soon as the server answers."""
    near = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    for _ in range(300):
        try:
            socket.create_connection((near, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{near}:{port}/")
            return


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from brassboard.server.file_lock import lock_database
    from brassboard.server.migrations import migrate

    if args.scenarios:
        os.environ[SCENARIOS_VARIABLE] = args.scenarios
        usable_games()  # Mistakes in scenarios are reported before the server starts.
    url = database_url(args.database)
    if args.workers > 1 and url.startswith("sqlite"):
        raise BadInput("several workers need PostgreSQL: --database postgresql://…", "--workers")
    with lock_database(url):  # Problems with the database are reported in one line before the server starts.
        migrate(url)
    settings = {"DATABASE": url, "RATE": args.rate, "MESSAGES": args.messages, "BOTS": args.bots}
    os.environ.update({PREFIX + name: str(value) for name, value in settings.items()})
    if args.origin:
        os.environ[f"{PREFIX}ORIGINS"] = " ".join(origin.rstrip("/") for origin in args.origin)
    address = f"http://{args.host}:{args.port}/"
    sys.stderr.write(f"Brassboard: {address}\n")
    if args.open:
        threading.Thread(target=_open_browser, args=(args.host, args.port), daemon=True).start()
    logging.captureWarnings(True)
    uvicorn.run(
        "brassboard.cli.serve:app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws="brassboard.server.fast_websocket:FastWebSocket",
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return 0
