"""The application: REST, sockets and the page, behind the guard."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from msgspec import Struct

from brassboard import __version__
from brassboard.kernel import BadInput, Illegal

from .bot_pool import BotPool
from .connection import Refused
from .file_lock import only_server
from .guard import MOST_BODY, App, Guard
from .identity import LINK_SECONDS, People
from .metrics import Metrics
from .migrations import migrate
from .notifications import Notices
from .rest import HANDLERS, REFUSALS
from .sockets import Sockets
from .store import Store
from .table_members import KICK_AFTER, PASS_DELAY
from .table_registry import Hall

LOG = logging.getLogger("brassboard.server")
PAGE = Path(str(files("brassboard.server") / "page"))
REST_EVERY = 20.0


class Settings(Struct, frozen=True):
    """How a server runs. `rate` requests and `messages` socket messages a second are allowed (0: any number).

    `pass_delay`: how long every standing pass of a window takes. `rest_after`: when a table nobody looks at leaves
    memory. `trusted`: origins beside our own, for a proxy that changes the host. All times are in seconds.
    """

    database: str
    rate: float = 40.0
    messages: float = 40.0
    bots: int = 1
    kick_after: float = KICK_AFTER
    pass_delay: float = PASS_DELAY
    rest_after: float = REST_EVERY
    link_seconds: float = LINK_SECONDS
    trusted: tuple[str, ...] = ()


@get("/health", media_type=MediaType.JSON, responses=REFUSALS)
async def health(request: Request[Any, Any, State]) -> Response[dict[str, Any]]:
    hall: Hall = request.app.state.hall
    try:
        await asyncio.to_thread(hall.store.person, "nobody")
        good = hall.store.alive
    except Exception:
        LOG.exception("the database does not answer")
        good = False
    said = {"status": "ok" if good else "no database", "version": __version__, "tables": len(hall.tables)}
    return Response(said, status_code=200 if good else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", responses=REFUSALS)
async def metrics(request: Request[Any, Any, State]) -> bytes:
    state = request.app.state
    state.metrics.tables.set(len(state.hall.tables))
    state.metrics.commits.set(state.hall.store.commits)
    text: bytes = state.metrics.text()
    return text


@get(["/", "/t/{id:str}", "/join/{id:str}", "/join/{id:str}/{token:str}", "/link/{token:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The page itself; what it shows is decided by its address behind the #: it moves any other address there."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"The page is not built. Run: make page", media_type="text/plain", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def create_app(settings: Settings) -> App:
    """Everything a worker runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with only_server(settings.database):
            await asyncio.to_thread(migrate, settings.database)
            store = Store(settings.database)
            pool = BotPool(settings.bots)
            hall = Hall(store, pool, settings.pass_delay, settings.kick_after)
            app.state.hall = hall
            calm_collector()
            app.state.people = People(store, settings.link_seconds)
            app.state.metrics = Metrics()
            app.state.message_rate = settings.messages
            notices = Notices(settings.database, hall, asyncio.get_running_loop()) if store.shared else None
            rest = asyncio.get_running_loop().create_task(_let_rest(hall, settings.rest_after))
            try:
                yield
            finally:
                rest.cancel()
                if notices is not None:
                    await asyncio.to_thread(notices.close)
                for live in hall.tables.values():
                    live.autoplay.stop()
                pool.close()
                await asyncio.to_thread(store.close)

    routes: list[Any] = [Router("/api", route_handlers=HANDLERS)]
    routes += [health, metrics, page]
    if PAGE.is_dir():
        routes.append(create_static_files_router("/assets", [PAGE / "assets"], include_in_schema=False))
    app = Litestar(
        routes,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Brassboard",
            version=__version__,
            path="/api/openapi.json",  # not "/api": Litestar answers in HTML for what is not found below it
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            Refused: _refused,
            BadInput: _bad_input,
            Illegal: _illegal,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _mistake,
        },
        request_max_body_size=MOST_BODY,
        # the page, its texts and the rules; never what belongs to one person only
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=["^/api/me", "^/api/tables"]),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(Sockets(app), settings.rate, settings.rate * 3, settings.trusted)


async def _let_rest(hall: Hall, after: float) -> None:
    """Tables that only a request or a bot kept in memory go back to disk."""
    while True:
        await asyncio.sleep(after)
        for live in list(hall.tables.values()):
            if time.time() - live.record.moved > after:
                hall.release(live)


def _error(status: int, code: str, what: str, where: str = "") -> Response[Any]:
    return Response({"error": {"code": code, "what": what, "where": where}}, status_code=status)


def _refused(_: Any, error: Refused) -> Response[Any]:
    return _error(error.status, error.code, error.what)


def _bad_input(_: Any, error: BadInput) -> Response[Any]:
    return _error(400, "bad-input", error.what, error.where)


def _illegal(_: Any, error: Illegal) -> Response[Any]:
    return _error(409, error.denial.key, "", error.denial.rule)


def _http(_: Any, error: HTTPException) -> Response[Any]:
    return _error(error.status_code, "http", error.detail if error.status_code < 500 else "server error")


def _too_deep(_: Any, error: RecursionError) -> Response[Any]:
    return _error(400, "http", "it is nested too deeply")


def _mistake(request: Any, error: Exception) -> Response[Any]:
    code = secrets.token_hex(4)
    request.app.state.metrics.errors.inc()
    LOG.error("mistake %s", code, exc_info=error)
    return _error(500, "server", f"server error (code {code}); nothing was changed")


def calm_collector() -> None:
    """What a match is made of is never part of a cycle: there is little to find, and everybody waits for the search.

    So young things are looked through in small heaps (a tenth of the heap is a tenth of the wait), and all of them
    together hardly ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 100)
