"""A WebSocket protocol with a fast path for complete text frames, which is all that a table sends during play.

Everything else (the handshake, control frames, broken or split frames, closing) takes the standard path through uvicorn
and websockets, which implement all of RFC 6455. Once data arrives that does not end at the end of a frame, the rest of
that connection takes the standard path.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from .connection import MessageQueue

try:
    from websockets.speedups import apply_mask
except ImportError:  # This platform has no compiled version.
    from websockets.utils import apply_mask

TEXT = 0x81  # The first byte of a text message in a single frame.
MASKED = 0x80
FINAL = 0x80
MAX_FAST_BYTES = 65_535
EXTENSION = "brassboard.write"
"""Key in the ASGI scope: a function that writes a text at once and returns True, or returns False if it must wait."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a fast path for complete text frames."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = MessageQueue()
        self.at_frame_start = True
        """Whether all data so far ended at the end of a frame, so that the next byte starts a frame."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # The handshake was not refused.
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self.write_now

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.at_frame_start:
            texts = parse_texts(data) if self._is_open else None
            if texts is not None and len(data) <= self.config.ws_max_size:
                self._queue_texts(texts)
                return
            self.at_frame_start = ends_at_frame(data)
        try:
            super().data_received(data)
        except InvalidState:  # Broken text and a close frame came together, and uvicorn tries to close a second time.
            self.transport.close()

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    def _queue_texts(self, texts: list[str]) -> None:
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:  # One message may wait while another one is handled.
            self.read_paused = True
            self.transport.pause_reading()

    def write_now(self, data: bytes) -> bool:
        """Write a text at once and return True, or return False if it cannot be written now."""
        if not (self._is_open and self.writable.is_set()) or self.transport.is_closing():
            return False
        size = len(data)
        if size < 126:
            head = bytes((TEXT, size))
        elif size <= MAX_FAST_BYTES:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            return False
        self.transport.write(head + data)
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.write_now(text.encode()):
            await super().send(message)


def parse_texts(data: bytes) -> list[str] | None:
    """Return the texts in the data if it holds only complete, masked, single text frames; otherwise None."""
    texts, at, end = [], 0, len(data)
    while at < end:
        if end - at < 6 or data[at] != TEXT:
            return None
        size = data[at + 1] - MASKED
        at += 2
        if size == 126:
            size = int.from_bytes(data[at : at + 2], "big")
            at += 2
        elif not 0 <= size < 126:
            return None
        start = at + 4
        if start + size > end:
            return None
        try:
            texts.append(apply_mask(data[start : start + size], data[at:start]).decode())
        except UnicodeDecodeError:
            return None  # The standard path knows how to close the connection.
        at = start + size
    return texts


def ends_at_frame(data: bytes) -> bool:
    """Return whether data that starts with a frame also ends with one, and no message is left unfinished."""
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or not data[at] & FINAL or not data[at + 1] & MASKED:
            return False
        size = data[at + 1] - MASKED
        at += 2
        if size == 126:
            size = int.from_bytes(data[at : at + 2], "big")
            at += 2
        elif size == 127:
            size = int.from_bytes(data[at : at + 8], "big")
            at += 8
        at += 4 + size
    return at == end
