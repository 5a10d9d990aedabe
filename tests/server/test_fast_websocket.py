"""The short way of a socket leads where the long way leads, whatever is sent and however it is cut."""

import asyncio
import base64
import itertools
from typing import Any

import pytest
import uvicorn
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from brassboard.server.connection import RECONNECT, TOO_SLOW, Connection
from brassboard.server.fast_websocket import EXTENSION, FastWebSocket, ends_at_frame, parse_texts
from brassboard.server.sockets import _write
from server.server_process import run

KEY = base64.b64encode(b"sixteen letters.")
HELLO = (
    b"GET /api/tables/x/ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: " + KEY + b"\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CALM = settings(deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))


class Wire(asyncio.Transport):
    """Keeps what is written; reads and writes can be held up."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.closing = False
        self.reading = True

    def write(self, data: Any) -> None:
        if not self.closing:
            self.written += data

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return None

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Echo:
    """An application that keeps what it hears and says it again."""

    def __init__(self) -> None:
        self.received: list[Any] = []
        self.scope: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        self.received.append((await receive())["type"])
        await send({"type": "websocket.accept"})
        while True:
            event = await receive()
            self.received.append(event)
            if event["type"] == "websocket.disconnect":
                return
            await send({"type": "websocket.send", "text": event.get("text") or repr(event.get("bytes"))})


class Line:
    """One connection to an application, without a network."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol], app: Any) -> None:
        config = uvicorn.Config(
            app, ws=kind, ws_max_size=2000, ws_per_message_deflate=False, log_config=None, proxy_headers=False
        )
        config.load()
        self.wire = Wire()
        self.socket = kind(config, ServerState(), {}, asyncio.get_running_loop())
        self.socket.logger.disabled = True  # it tells of every frame that is no UTF-8
        self.socket.connection_made(self.wire)

    async def hears(self, data: bytes) -> None:
        if not self.wire.closing:
            try:
                self.socket.data_received(data)
            except InvalidState:
                assert type(self.socket) is WebSocketsSansIOProtocol, "the short way never fails"
                self.wire.close()  # as asyncio does when a protocol fails
        await self.breathe()

    async def breathe(self) -> None:
        for _ in range(8):
            await asyncio.sleep(0)

    async def end(self) -> None:
        self.socket.connection_lost(None)
        await self.breathe()
        self.socket.logger.disabled = False


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


texts = st.text(max_size=30) | st.sampled_from(["", "x" * 125, "x" * 126, "é" * 400, "y" * 1999])
wholes = texts.map(lambda text: frame(Opcode.TEXT, text.encode()))
controls = st.sampled_from(
    [frame(Opcode.PING, b"?"), frame(Opcode.PONG, b""), frame(Opcode.CLOSE, b"\x03\xe8"), frame(Opcode.CLOSE, b"")]
)
split = st.builds(
    lambda text, rest: frame(Opcode.TEXT, text.encode(), fin=False) + frame(Opcode.CONT, rest.encode()), texts, texts
)
odd = st.sampled_from(
    [
        frame(Opcode.BINARY, b"\x00\xff"),
        frame(Opcode.TEXT, b"\xff\xfe"),  # no UTF-8
        frame(Opcode.TEXT, b"z" * 2001),  # too long
        frame(Opcode.CONT, b"of nothing"),
        frame(Opcode.TEXT, b"half", fin=False),
        b"\x81\x02hi",  # not masked
        b"\xc1" + frame(Opcode.TEXT, b"reserved")[1:],
        b"\x83\x80\x00\x00\x00\x00",  # there is no such kind
        b"\x81\xff" + (5).to_bytes(8, "big") + b"\x00\x00\x00\x00" + b"eight",
    ]
)
talks = st.lists(wholes | wholes | controls | split | odd, min_size=1, max_size=8)


@settings(CALM, max_examples=400)
@example([frame(Opcode.TEXT, b"\xff\xfe") + frame(Opcode.CLOSE, b"\x03\xe8")], [], False)
@given(talks, st.lists(st.integers(0, 4000), max_size=6), st.booleans())
def test_both_ways_hear_and_say_the_same(talk: list[bytes], cuts: list[int], at_once: bool) -> None:
    """Frames one by one, or all that was sent cut anywhere."""
    data = b"".join(talk)
    places = sorted({0, len(data), *[break_connection for break_connection in cuts if break_connection < len(data)]})
    pieces = [data[a:b] for a, b in itertools.pairwise(places)] if at_once else talk

    async def both() -> list[tuple[list[Any], bytes, bool]]:
        found = []
        for kind in (WebSocketsSansIOProtocol, FastWebSocket):
            app = Echo()
            line = Line(kind, app)
            await line.hears(HELLO)
            for piece in pieces:
                await line.hears(piece)
            closed = line.wire.closing
            await line.end()
            found.append((app.received, bytes(line.wire.written), closed))
        return found

    long, short = run(both())
    assert short == long


@pytest.mark.parametrize("kind", [WebSocketsSansIOProtocol, FastWebSocket])
def test_who_sends_faster_than_is_read_is_held_up(kind: type[WebSocketsSansIOProtocol]) -> None:
    async def rush() -> None:
        app = Echo()
        line = Line(kind, app)
        await line.hears(HELLO)
        for _ in range(3):
            line.socket.data_received(frame(Opcode.TEXT, b"go"))
        assert not line.wire.reading
        await line.breathe()
        assert line.wire.reading
        assert [event["text"] for event in app.received[1:]] == ["go", "go", "go"]
        await line.end()

    run(rush())


def test_one_message_at_a_time_is_not_held_up() -> None:
    async def calm() -> None:
        line = Line(FastWebSocket, Echo())
        await line.hears(HELLO)
        line.socket.data_received(frame(Opcode.TEXT, b"go"))
        assert line.wire.reading
        await line.end()

    run(calm())


def test_nothing_overtakes_what_had_to_wait() -> None:
    """A letter that goes out at once does so only if none before it is on its way."""

    async def slow_reader() -> None:
        app = Echo()
        line = Line(FastWebSocket, app)
        await line.hears(HELLO)
        greeting = len(line.wire.written)
        connection = Connection("ada", 0)
        connection.write = app.scope["extensions"][EXTENSION]
        writer = asyncio.ensure_future(_write(line.socket.send, connection))
        connection.push(b"1")
        assert line.wire.written[greeting:] == b"\x81\x011"  # at once
        line.socket.pause_writing()
        connection.push(b"2")
        await line.breathe()
        line.socket.resume_writing()
        connection.push(b"3")  # the second is not written yet, but no longer in the outbox
        await line.breathe()
        line.socket.pause_writing()
        connection.push(b"4")
        line.socket.resume_writing()
        connection.push(b"5")  # the fourth is still in the outbox
        connection.close(RECONNECT)
        connection.push(b"6")
        await line.breathe()
        said = bytes(line.wire.written[greeting:])
        assert said == b"".join(b"\x81\x01%d" % n for n in range(1, 6)) + b"\x88\x02" + RECONNECT.to_bytes(2, "big")
        await writer
        await line.end()

    run(slow_reader())


def test_who_does_not_read_is_sent_away() -> None:
    async def deaf() -> None:
        app = Echo()
        line = Line(FastWebSocket, app)
        await line.hears(HELLO)
        connection = Connection("ada", 0, max_waiting=3)
        connection.write = app.scope["extensions"][EXTENSION]
        writer = asyncio.ensure_future(_write(line.socket.send, connection))
        line.socket.pause_writing()
        for _ in range(3):
            connection.push(b"?")
        assert not connection.closed
        connection.push(b"?")
        assert connection.closed
        assert connection.outbox.get_nowait() == TOO_SLOW
        writer.cancel()
        await line.end()

    run(deaf())


def test_nothing_is_written_on_a_closed_line() -> None:
    async def gone() -> None:
        app = Echo()
        line = Line(FastWebSocket, app)
        await line.hears(HELLO)
        write = app.scope["extensions"][EXTENSION]
        assert write(b"x" * 65_535)
        assert not write(b"x" * 65_536)  # that long is a matter of the long way
        await line.hears(frame(Opcode.CLOSE, b"\x03\xe8"))
        written = len(line.wire.written)
        assert not write(b"late")
        assert len(line.wire.written) == written
        await line.end()

    run(gone())


def test_only_what_ends_with_a_frame_is_whole() -> None:
    at_frame_start = frame(Opcode.TEXT, b"a") + frame(Opcode.TEXT, b"b" * 200)
    assert parse_texts(at_frame_start) == ["a", "b" * 200]
    assert ends_at_frame(at_frame_start)
    for end in range(1, len(at_frame_start)):
        assert (parse_texts(at_frame_start[:end]) is not None) == ends_at_frame(at_frame_start[:end]) == (end == 7)
    assert parse_texts(at_frame_start + frame(Opcode.PING, b"")) is None
    assert ends_at_frame(at_frame_start + frame(Opcode.PING, b""))
    assert not ends_at_frame(frame(Opcode.TEXT, b"a", fin=False))
