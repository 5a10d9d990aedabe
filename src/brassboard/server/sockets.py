"""The socket part of the protocol: one socket for each seat, with small JSON messages for this seat only.

This is plain ASGI: a framework's wrapper around each message would cost as much time as the move in it, and half of the
memory of a table.
"""

import asyncio
import logging
import re
import time
from typing import Annotated, Any
from urllib.parse import parse_qs

import msgspec
from litestar import Litestar
from litestar.datastructures import State

from brassboard.kernel import BadInput, Illegal

from .connection import Connection, Refused
from .fast_websocket import EXTENSION
from .gates import opened_by
from .guard import Bucket, Receive, Scope, Send
from .identity import COOKIE, People
from .metrics import Metrics
from .table_registry import TableRegistry
from .table_session import TableSession
from .wire import denial_plain

LOG = logging.getLogger("brassboard.socket")
MAX_MESSAGE = 16 * 1024
ADDRESS = re.compile("/api/tables/([^/]+)/ws/?")
SafeInteger = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Message(msgspec.Struct):
    """Any message from a client. The fields that each kind needs are checked when it is handled."""

    t: str
    ref: SafeInteger = 0
    number: SafeInteger = -1
    choices: list[str] = []
    events: SafeInteger = 0
    chat: SafeInteger = 0
    choice: str = ""
    text: str = ""
    yes: bool = False
    moment: str = ""
    passes: bool = msgspec.field(default=False, name="pass")


_DECODER = msgspec.json.Decoder(Message)


class SocketApp:
    """Serves the sockets of tables, and passes all other requests on to the application."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await self.app(scope, receive, send)  # type: ignore[arg-type]
            return
        try:
            await _serve_socket(self.app.state, table[1], scope, receive, send)
        except OSError:
            return  # The client disconnected during the handshake.
        except Exception:
            self.app.state.metrics.errors.inc()
            LOG.exception("a socket failed")
            await send({"type": "websocket.close", "code": 1011})


async def _serve_socket(state: State, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    registry: TableRegistry = state.registry
    people: People = state.people
    await receive()
    person = people.id_of(_cookie(scope))
    try:
        if person is None:
            raise Refused("stranger", status=401)
        seat = _seat(parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True).get("seat"))
        session = await registry.table(id)
        if seat is not None:
            session.require_own_seat(seat, person)
    except Refused as refused:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.code})
        return
    connection = Connection(person, seat)
    session.join(connection)  # Join before the next await, so that the table is not released.
    state.metrics.sockets.inc()
    writer: asyncio.Task[None] | None = None
    try:
        await send({"type": "websocket.accept"})
        connection.write = scope.get("extensions", {}).get(EXTENSION)
        writer = asyncio.get_running_loop().create_task(_write(send, connection))
        await _read(receive, session, connection, state.message_rate, state.metrics)
    finally:
        state.metrics.sockets.dec()
        session.leave(connection)
        registry.release(session)
        if writer is not None:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)


def _cookie(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            for cookie in value.decode("latin-1").split(";"):
                key, _, given = cookie.strip().partition("=")
                if key == COOKIE:
                    return str(given).strip('"')
    return None


def _seat(values: list[str] | None) -> int | None:
    if values is None:
        return None
    given = values[0]
    if not given.isascii() or not given.isdigit() or len(given) > 3:
        raise Refused("not-your-seat", status=403)
    return int(given)


async def _write(send: Send, connection: Connection) -> None:
    try:
        while True:
            data = await connection.outbox.get()
            if isinstance(data, int):
                await send({"type": "websocket.close", "code": data})
                return
            connection.busy = True
            await send({"type": "websocket.send", "text": data.decode()})
            connection.busy = False
            del data  # Free the memory: the next message may take long, and there are many connections.
    except (OSError, RuntimeError):
        return  # The client has disconnected.


async def _read(receive: Receive, session: TableSession, connection: Connection, rate: float, metrics: Metrics) -> None:
    bucket = Bucket(rate * 3)
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text")
        if connection.closed:
            continue
        allowed = rate <= 0 or bucket.take(rate, rate * 3)
        if not data or len(data) > MAX_MESSAGE:
            connection.send(_refusal(0, "too-large" if data else "bad-message", f"text of at most {MAX_MESSAGE} bytes"))
            continue
        try:
            message = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            connection.send(_refusal(0, "bad-message", "this is no message of the protocol"))
            continue
        if allowed:
            await handle(session, connection, message, metrics)
        else:
            connection.send(_refusal(message.ref, "too-many", "too many requests; please wait a moment"))


async def handle(session: TableSession, connection: Connection, message: Message, metrics: Metrics) -> None:
    """Handle one message. If anything is wrong with it, only its sender is told."""
    ref = message.ref
    try:
        await _dispatch(session, connection, message, metrics)
    except Illegal as illegal:
        shown = session.installed.denial_for(illegal.denial, opened_by(session.record))
        denial = denial_plain(shown, session.rules.id, opened_by(session.record))
        connection.send({"t": "no", "ref": ref, "error": {"code": shown.key, "what": "", "denial": denial}})
    except BadInput as bad:
        connection.send(_refusal(ref, "bad-input", str(bad)))
    except Refused as refused:
        connection.send(_refusal(ref, refused.code, refused.what))
    except Exception:
        metrics.errors.inc()
        LOG.exception("a message could not be handled", extra={"table": session.record.id, "kind": message.t[:20]})
        connection.send(_refusal(ref, "server", "server error; nothing was changed"))


async def _dispatch(session: TableSession, connection: Connection, message: Message, metrics: Metrics) -> None:
    kind, ref = message.t, message.ref
    if kind == "take":
        begun = time.perf_counter()
        await session.take(connection, ref, message.number, message.choices)
        metrics.moves.observe(time.perf_counter() - begun)
    elif kind == "hello":
        await session.greet(connection, message.events, message.chat)
    elif kind == "undo":
        await session.undo(connection, ref)
    elif kind == "consent":
        await session.consent(connection, ref, message.yes)
    elif kind == "why":
        session.explain(connection, ref, message.choice)
    elif kind == "chat":
        await session.post_chat(connection, ref, message.text)
    elif kind == "order":
        await session.set_order(connection, ref, message.moment, message.passes)
    elif kind == "nudge":
        session.nudge(connection, ref)
    elif kind == "ping":
        connection.send({"t": "pong"})
    else:
        raise BadInput(f'there is no message "{kind[:20]}"')


def _refusal(ref: int, code: str, what: str) -> dict[str, Any]:
    return {"t": "no", "ref": ref, "error": {"code": code, "what": what}}
