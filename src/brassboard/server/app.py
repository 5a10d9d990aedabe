"""The application: REST, sockets and the page, behind the guard."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from msgspec import Struct

from brassboard import __version__
from brassboard.kernel import BadInput, Illegal

from .botpool import BotPool
from .guard import App, Guard
from .hall import Hall
from .live import Refused
from .metrics import Metrics
from .migrations import migrate
from .notices import Notices
from .people import People
from .rest import KICK_AFTER, router
from .sockets import table_socket
from .store import Store

LOG = logging.getLogger("brassboard.server")
PAGE = Path(str(files("brassboard.server") / "page"))
REST_EVERY = 20.0


class Settings(Struct, frozen=True):
    """How a server runs. `rate` requests and `messages` socket messages a second are allowed (0: any number)."""

    database: str
    rate: float = 40.0
    messages: float = 40.0
    bots: int = 1
    kick_after: float = KICK_AFTER
    trusted: tuple[str, ...] = ()


@get("/health", media_type=MediaType.JSON)
async def health(request: Request[Any, Any, State]) -> dict[str, Any]:
    hall: Hall = request.app.state.hall
    await asyncio.to_thread(hall.store.person, "nobody")
    return {"status": "ok", "version": __version__, "tables": len(hall.tables)}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(request: Request[Any, Any, State]) -> bytes:
    state = request.app.state
    state.metrics.tables.set(len(state.hall.tables))
    state.metrics.commits.set(state.hall.store.commits)
    text: bytes = state.metrics.text()
    return text


@get(["/", "/t/{id:str}", "/join/{id:str}/{token:str}", "/link/{token:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The page itself; what it shows is decided by its address, in the browser."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"The page is not built. Run: make page", media_type="text/plain", status_code=503)
    return Response(index.read_bytes(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def create_app(settings: Settings) -> App:
    """Everything a worker runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, settings.database)
        store = Store(settings.database)
        pool = BotPool(settings.bots)
        hall = Hall(store, pool)
        app.state.hall = hall
        app.state.people = People(store)
        app.state.metrics = Metrics()
        app.state.kick_after = settings.kick_after
        app.state.message_rate = settings.messages
        notices = Notices(settings.database, hall, asyncio.get_running_loop()) if store.shared else None
        rest = asyncio.get_running_loop().create_task(_let_rest(hall))
        try:
            yield
        finally:
            rest.cancel()
            if notices is not None:
                notices.close()
            pool.close()
            await asyncio.to_thread(store.close)

    routes: list[Any] = [router(), table_socket, health, metrics, page]
    if PAGE.is_dir():
        routes.append(create_static_files_router("/assets", [PAGE / "assets"], include_in_schema=False))
    app = Litestar(
        routes,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Brassboard",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={
            Refused: _refused,
            BadInput: _bad_input,
            Illegal: _illegal,
            HTTPException: _http,
            Exception: _mistake,
        },
        request_max_body_size=64 * 1024,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(app, settings.rate, settings.rate * 3, settings.trusted)  # type: ignore[arg-type]


async def _let_rest(hall: Hall) -> None:
    """Tables that only a request brought into memory go back to disk."""
    while True:
        await asyncio.sleep(REST_EVERY)
        for live in list(hall.tables.values()):
            if time.time() - live.record.moved > REST_EVERY:
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
    return _error(error.status_code, "http", error.detail if error.status_code < 500 else "the server made a mistake")


def _mistake(request: Any, error: Exception) -> Response[Any]:
    code = secrets.token_hex(4)
    request.app.state.metrics.errors.inc()
    LOG.error("mistake %s", code, exc_info=error, extra={"path": request.url.path})
    return _error(500, "server", f"the server made a mistake (code {code}); nothing was changed")
