"""The web application: REST, sockets and the page, behind the guard."""

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
from .campaigns import SWEEP_SECONDS, VOTE_AFTER
from .connection import Refused
from .file_lock import lock_database
from .guard import MAX_BODY, App, Guard
from .identity import LINK_SECONDS, People
from .metrics import Metrics
from .migrations import migrate
from .notifications import ChangeListener
from .rest import HANDLERS, REFUSALS
from .sockets import SocketApp
from .store import Store
from .table_registry import TableRegistry
from .table_session import KICK_AFTER, PASS_DELAY

LOG = logging.getLogger("brassboard.server")
PAGE = Path(str(files("brassboard.server") / "page"))
RELEASE_AFTER = 20.0


class Settings(Struct, frozen=True):
    """How a server runs. `rate` is requests and `messages` is socket messages a second that are allowed (0: no limit).

    `pass_delay` is how long each standing pass takes. `rest_after` is when an unused table leaves memory. `vote_after`
    is how long a seat must keep a campaign waiting before the others may vote about it. `sweep_every` is how often ends
    of matches are looked for that have not reached their campaign. `trusted` lists origins beside our own, for a proxy
    that changes the host. All times are in seconds.
    """

    database: str
    rate: float = 40.0
    messages: float = 40.0
    bots: int = 1
    kick_after: float = KICK_AFTER
    pass_delay: float = PASS_DELAY
    rest_after: float = RELEASE_AFTER
    link_seconds: float = LINK_SECONDS
    vote_after: float = VOTE_AFTER
    sweep_every: float = SWEEP_SECONDS
    trusted: tuple[str, ...] = ()


@get("/health", media_type=MediaType.JSON, responses=REFUSALS)
async def health(request: Request[Any, Any, State]) -> Response[dict[str, Any]]:
    registry: TableRegistry = request.app.state.registry
    try:
        await asyncio.to_thread(registry.store.person, "nobody")
        healthy = registry.store.alive
    except Exception:
        LOG.exception("the database does not answer")
        healthy = False
    body = {"status": "ok" if healthy else "no database", "version": __version__, "tables": len(registry.tables)}
    return Response(body, status_code=200 if healthy else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", responses=REFUSALS)
async def metrics(request: Request[Any, Any, State]) -> bytes:
    state = request.app.state
    state.metrics.tables.set(len(state.registry.tables))
    state.metrics.commits.set(state.registry.store.commits)
    state.metrics.hand_over_faults.set(state.registry.campaigns.faults)
    text: bytes = state.metrics.text()
    return text


ADDRESSES = [
    "/",
    "/t/{id:str}",
    "/join/{id:str}",
    "/join/{id:str}/{token:str}",
    "/link/{token:str}",
    "/campaigns",
    "/c/{id:str}",
    "/c/{id:str}/join/{token:str}",
]
"""The addresses of the page."""


@get(ADDRESSES, include_in_schema=False)
async def page() -> Response[bytes]:
    """Return the page.

    The part of its address after the # decides what it shows; the page moves other addresses there.
    """
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"The page is not built. Run: make page", media_type="text/plain", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def create_app(settings: Settings) -> App:
    """Return the application that one server process runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with lock_database(settings.database):
            await asyncio.to_thread(migrate, settings.database)
            store = Store(settings.database)
            pool = BotPool(settings.bots)
            registry = TableRegistry(store, pool, settings.pass_delay, settings.kick_after)
            registry.campaigns.vote_after = settings.vote_after
            app.state.registry = registry
            tune_garbage_collector()
            app.state.people = People(store, settings.link_seconds)
            app.state.metrics = Metrics()
            app.state.message_rate = settings.messages
            notices = ChangeListener(settings.database, registry, asyncio.get_running_loop()) if store.shared else None
            release_task = asyncio.get_running_loop().create_task(_release_unused(registry, settings.rest_after))
            sweep_task = asyncio.get_running_loop().create_task(_sweep(registry, settings.sweep_every))
            try:
                yield
            finally:
                release_task.cancel()
                sweep_task.cancel()
                if notices is not None:
                    await asyncio.to_thread(notices.close)
                for session in registry.tables.values():
                    session.autoplay.stop()
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
            path="/api/openapi.json",  # With "/api", Litestar would answer in HTML for unknown addresses below it.
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            Refused: _refused,
            BadInput: _bad_input,
            Illegal: _illegal,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _server_error,
        },
        request_max_body_size=MAX_BODY,
        # Compress the page, its texts and the rules, but nothing that belongs to one person.
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude=["^/api/me", "^/api/tables", "^/api/campaigns"]
        ),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(SocketApp(app), settings.rate, settings.rate * 3, settings.trusted)


async def _release_unused(registry: TableRegistry, after: float) -> None:
    """Remove tables from memory that were loaded only for a request or a bot."""
    while True:
        await asyncio.sleep(after)
        for session in list(registry.tables.values()):
            if time.time() - session.record.moved > after:
                registry.release(session)


async def _sweep(registry: TableRegistry, every: float) -> None:
    """Carry ends of matches into their campaigns that were left half-way, at the start of the server and later."""
    while True:
        try:
            await registry.campaigns.sweep()
        except Exception:
            LOG.exception("campaigns cannot be swept")
        await asyncio.sleep(every)


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


def _server_error(request: Any, error: Exception) -> Response[Any]:
    code = secrets.token_hex(4)
    request.app.state.metrics.errors.inc()
    LOG.error("mistake %s", code, exc_info=error)
    return _error(500, "server", f"server error (code {code}); nothing was changed")


def tune_garbage_collector() -> None:
    """Make garbage collection short: matches contain no reference cycles, so a collection finds little to free.

    Young objects are collected in small batches (a tenth of the objects takes a tenth of the time), and all objects
    very seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 100)
