"""The socket part of the protocol: one socket a seat, small JSON messages, nothing that is not for this seat."""

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from brassboard.kernel import BadInput, Illegal

from .connection import Connection, Refused
from .guard import Bucket
from .hall import Hall
from .live import LiveTable
from .people import COOKIE, People
from .wire import denial_plain

LOG = logging.getLogger("brassboard.socket")
MOST_MESSAGE = 16 * 1024
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Message(msgspec.Struct):
    """Whatever a client says; the fields each kind needs are checked when it is handled."""

    t: str
    ref: Whole = 0
    number: Whole = -1
    choices: list[str] = []
    events: Whole = 0
    chat: Whole = 0
    choice: str = ""
    text: str = ""
    yes: bool = False
    moment: str = ""
    passes: bool = msgspec.field(default=False, name="pass")


_DECODER = msgspec.json.Decoder(Message)


@websocket("/api/tables/{id:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, State], id: str) -> None:
    hall: Hall = socket.app.state.hall
    people: People = socket.app.state.people
    person = people.id_of(socket.cookies.get(COOKIE))
    try:
        if person is None:
            raise Refused("stranger", status=401)
        seat = _seat(socket.query_params.get("seat"))
        live = await hall.table(id)
        if seat is not None:
            live.chair(seat, person)
    except Refused as refused:
        await socket.accept()
        await socket.close(4000 + refused.status, refused.code)
        return
    connection = Connection(person, seat)
    live.join(connection)  # before anything is waited for: a table with somebody at it stays in memory
    socket.app.state.metrics.sockets.inc()
    writer: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        writer = asyncio.get_running_loop().create_task(_write(socket, connection))
        await _read(socket, live, connection, socket.app.state.message_rate)
    finally:
        socket.app.state.metrics.sockets.dec()
        live.part(connection)
        hall.release(live)
        if writer is not None:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)


def _seat(given: str | None) -> int | None:
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 3:
        raise Refused("not-your-seat", status=403)
    return int(given)


async def _write(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    try:
        while True:
            data = await connection.outbox.get()
            if isinstance(data, int):
                await socket.close(data)
                return
            await socket.send_data(data, mode="text")
    except (WebSocketDisconnect, RuntimeError):
        return


async def _read(socket: WebSocket[Any, Any, State], live: LiveTable, connection: Connection, rate: float) -> None:
    bucket = Bucket(rate * 3)
    metrics = socket.app.state.metrics
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if connection.closed:
            continue
        allowed = rate <= 0 or bucket.take(rate, rate * 3)
        if not data or len(data) > MOST_MESSAGE:
            connection.send(_no(0, "too-large" if data else "bad-message", f"text of at most {MOST_MESSAGE} bytes"))
            continue
        try:
            message = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            connection.send(_no(0, "bad-message", "this is no message of the protocol"))
            continue
        if allowed:
            await handle(live, connection, message, metrics)
        else:
            connection.send(_no(message.ref, "too-many", "slow down, please"))


async def handle(live: LiveTable, connection: Connection, message: Message, metrics: Any) -> None:
    """One message; whatever is wrong with it is said to its sender only."""
    ref = message.ref
    try:
        await _dispatch(live, connection, message, metrics)
    except Illegal as illegal:
        denial = denial_plain(illegal.denial, live.record.game)
        connection.send({"t": "no", "ref": ref, "error": {"code": illegal.denial.key, "what": "", "denial": denial}})
    except BadInput as bad:
        connection.send(_no(ref, "bad-input", str(bad)))
    except Refused as refused:
        connection.send(_no(ref, refused.code, refused.what))
    except Exception:
        metrics.errors.inc()
        LOG.exception("a message could not be handled", extra={"table": live.record.id, "kind": message.t[:20]})
        connection.send(_no(ref, "server", "the server made a mistake; nothing was changed"))


async def _dispatch(live: LiveTable, connection: Connection, message: Message, metrics: Any) -> None:
    kind, ref = message.t, message.ref
    if kind == "take":
        with metrics.moves.time():
            await live.take(connection, ref, message.number, message.choices)
    elif kind == "hello":
        await live.greet(connection, message.events, message.chat)
    elif kind == "undo":
        await live.undo(connection, ref)
    elif kind == "consent":
        await live.consent(connection, ref, message.yes)
    elif kind == "why":
        live.why(connection, ref, message.choice)
    elif kind == "chat":
        await live.say(connection, ref, message.text)
    elif kind == "order":
        await live.order(connection, ref, message.moment, message.passes)
    elif kind == "nudge":
        live.nudge(connection, ref)
    elif kind == "ping":
        connection.send({"t": "pong"})
    else:
        raise BadInput(f'there is no message "{kind[:20]}"')


def _no(ref: int, code: str, what: str) -> dict[str, Any]:
    return {"t": "no", "ref": ref, "error": {"code": code, "what": what}}
