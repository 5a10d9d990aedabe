"""`brassboard serve`: the web table on this machine."""

import argparse
import os
import sys
import threading
import webbrowser
from pathlib import Path

from brassboard.kernel import BadInput

HOST, PORT = "127.0.0.1", 8640


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    serve = subparsers.add_parser("serve", help="the web table")
    serve.add_argument("--host", default=HOST)
    serve.add_argument("--port", type=int, default=PORT)
    serve.add_argument(
        "--database", default="", metavar="URL", help="SQLite by default; postgresql://… for several workers"
    )
    serve.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    serve.add_argument("--rate", type=float, default=40.0, help="requests a second one address may make (0: any)")
    serve.add_argument("--messages", type=float, default=40.0, help="messages a second one socket may send (0: any)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=run)


def home() -> Path:
    """Where matches rest when nobody says otherwise."""
    folder = Path(os.environ.get("BRASSBOARD_HOME") or Path.home() / ".local" / "share" / "brassboard")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_url(given: str) -> str:
    """The database to use, with a driver we ship."""
    if not given:
        return f"sqlite:///{home() / 'brassboard.sqlite'}"
    if given.startswith(("postgres://", "postgresql://")):
        return "postgresql+psycopg://" + given.partition("://")[2]
    if given.startswith(("sqlite:///", "postgresql+psycopg://")):
        return given
    raise BadInput(f'write it as sqlite:///FILE or postgresql://…, not "{given}"', "--database")


def app() -> object:
    """For each worker: its application, from what the command line left in the environment."""
    from brassboard.server import Settings, create_app
    from brassboard.server.metrics import set_up_logs

    set_up_logs(os.environ.get("BRASSBOARD_LOG", "INFO"))
    environ = os.environ
    return create_app(
        Settings(
            database=environ["BRASSBOARD_DATABASE"],
            rate=float(environ.get("BRASSBOARD_RATE", "40")),
            messages=float(environ.get("BRASSBOARD_MESSAGES", "40")),
        )
    )


def run(args: argparse.Namespace) -> int:
    import uvicorn

    url = database_url(args.database)
    if args.workers > 1 and url.startswith("sqlite"):
        raise BadInput("several workers need PostgreSQL: --database postgresql://…", "--workers")
    os.environ["BRASSBOARD_DATABASE"] = url
    os.environ["BRASSBOARD_RATE"], os.environ["BRASSBOARD_MESSAGES"] = str(args.rate), str(args.messages)
    address = f"http://{args.host}:{args.port}/"
    sys.stderr.write(f"Brassboard: {address}\n")
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        "brassboard.cli.serve:app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return 0
