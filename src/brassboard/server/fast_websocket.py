"""A socket's short way: whole text frames in and out, which is all a table says while it is played.

Everything else (the handshake, control frames, broken or split frames, closing) goes the long way through uvicorn and
websockets, which know the whole of RFC 6455. Once something has come in that does not end with a frame, all the rest of
that connection goes the long way.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from .connection import Tray

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

TEXT = 0x81  # the last frame of a message, and the first: text
MASKED = 0x80
FINAL = 0x80
MOST_AT_ONCE = 65_535
EXTENSION = "brassboard.write"
"""In the scope: a function that writes a text at once and says True, or False if it has to wait its turn."""


class QuickSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with a short way."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Tray()
        self.whole = True
        """Whether all that came in so far ended with a frame, so that the next byte begins one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self.write_now

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.whole:
            texts = texts_of(data) if self._open else None
            if texts is not None and len(data) <= self.config.ws_max_size:
                self._tell(texts)
                return
            self.whole = ends_whole(data)
        try:
            super().data_received(data)
        except InvalidState:  # broken text and a farewell came in together: uvicorn would hang up a second time
            self.transport.close()

    @property
    def _open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    def _tell(self, texts: list[str]) -> None:
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:  # what is being read may be joined by one that waits
            self.read_paused = True
            self.transport.pause_reading()

    def write_now(self, data: bytes) -> bool:
        """Write a text, if nothing stands in the way."""
        if not (self._open and self.writable.is_set()) or self.transport.is_closing():
            return False
        size = len(data)
        if size < 126:
            head = bytes((TEXT, size))
        elif size <= MOST_AT_ONCE:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            return False
        self.transport.write(head + data)
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.write_now(text.encode()):
            await super().send(message)


def texts_of(data: bytes) -> list[str] | None:
    """The texts in what came in, if it is nothing but whole frames of one text each, as a client must send them."""
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
            return None  # the long way knows how to hang up
        at = start + size
    return texts


def ends_whole(data: bytes) -> bool:
    """Whether what came in, beginning with a frame, ends with one, and no message is left in the middle."""
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
