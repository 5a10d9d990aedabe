"""One socket as a table sees it, and the error for actions that a table refuses."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from brassboard.kernel import Seat

from .wire import encoded

T = TypeVar("T")
MAX_WAITING = 500
TOO_SLOW, OPENED_ELSEWHERE, SEAT_LOST, RECONNECT = 4008, 4409, 4403, 1012
"""Close codes: the client reads too slowly; its seat was opened elsewhere; its seat was lost to someone else; connect
again and resume."""


class Refused(Exception):
    """An action that is not allowed now. `code` selects the text that the page shows."""

    def __init__(self, code: str, what: str = "", status: int = 409) -> None:
        super().__init__(what or code)
        self.code = code
        self.what = what or code
        self.status = status


class MessageQueue(Generic[T]):
    """A queue with one reader. It needs a tenth of the memory of `asyncio.Queue`, and every socket has one."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        return self._items.popleft()

    def clear(self) -> None:
        self._items.clear()

    async def get(self) -> T:
        if not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.popleft()


NOTHING_SHOWN = 0
"""Value of `Connection.shown` before any view was sent, or after the sent view was rolled back."""


class Connection:
    """The socket of one seat, or of a spectator (seat None).

    Its outbox holds messages; a number there closes the socket.
    """

    __slots__ = ("busy", "campaign", "closed", "greeted", "max_waiting", "outbox", "person", "seat", "shown", "write")

    def __init__(self, person: str, seat: Seat | None, max_waiting: int = MAX_WAITING) -> None:
        self.person = person
        self.seat = seat
        self.outbox: MessageQueue[bytes | int] = MessageQueue()
        self.max_waiting = max_waiting
        self.greeted = False
        self.shown = NOTHING_SHOWN
        """Hash of the view that was last sent. The view itself would double the memory of a seat."""
        self.campaign = NOTHING_SHOWN
        """Hash of the last message about its campaign."""
        self.closed = False
        self.write: Callable[[bytes], bool] | None = None
        """Writes a message at once and returns True, or returns False if the message must wait in the outbox."""
        self.busy = False
        """Whether a message taken from the outbox is still being written."""

    def send(self, message: Any) -> None:
        self.push(encoded(message))

    def push(self, data: bytes) -> None:
        if self.closed:
            return
        if self.write is not None and not self.busy and self.outbox.empty() and self.write(data):
            return
        if self.outbox.qsize() < self.max_waiting:
            self.outbox.put_nowait(data)
        else:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the socket with this code. No more messages are sent; a client that returns resumes where it was."""
        if self.closed:
            return
        self.closed = True
        if code != RECONNECT or self.outbox.qsize() >= self.max_waiting:
            self.outbox.clear()
        self.outbox.put_nowait(code)
