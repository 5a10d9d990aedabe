"""One socket as a table sees it, and the word for what a table will not do."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from brassboard.kernel import Seat

from .wire import encoded

T = TypeVar("T")
MOST_WAITING = 500
SLOW, ELSEWHERE, NOT_YOURS, AGAIN = 4008, 4409, 4403, 1012
"""Close codes: it does not read; the seat is open elsewhere; it is another's now; come back and resume."""


class Refused(Exception):
    """Something at a table that may not be done now; `code` tells the page which words to use."""

    def __init__(self, code: str, what: str = "", status: int = 409) -> None:
        super().__init__(what or code)
        self.code = code
        self.what = what or code
        self.status = status


class Tray(Generic[T]):
    """What waits for one task that takes it, in order. A tenth of the weight of `asyncio.Queue`."""

    __slots__ = ("_reader", "_things")

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._things)

    def empty(self) -> bool:
        return not self._things

    def put_nowait(self, thing: T) -> None:
        self._things.append(thing)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        return self._things.popleft()

    def clear(self) -> None:
        self._things.clear()

    async def get(self) -> T:
        if not self._things:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._things.popleft()


NOTHING = 0
"""What a client was shown that was shown nothing, or what never came true."""


class Connection:
    """A socket of one seat (None: a spectator). What it is sent waits in its outbox; a number closes it."""

    __slots__ = ("busy", "closed", "greeted", "outbox", "person", "room", "seat", "shown", "write")

    def __init__(self, person: str, seat: Seat | None, room: int = MOST_WAITING) -> None:
        self.person = person
        self.seat = seat
        self.outbox: Tray[bytes | int] = Tray()
        self.room = room
        self.greeted = False
        self.shown = NOTHING
        """A hash of the view it was last sent; the view itself would double what a seat weighs."""
        self.closed = False
        self.write: Callable[[bytes], bool] | None = None
        """Writes at once, if nothing stands in the way; then nothing need wait in the outbox."""
        self.busy = False
        """Something taken from the outbox is still being written."""

    def send(self, message: Any) -> None:
        self.push(encoded(message))

    def push(self, data: bytes) -> None:
        if self.closed:
            return
        if self.write is not None and not self.busy and self.outbox.empty() and self.write(data):
            return
        if self.outbox.qsize() < self.room:
            self.outbox.put_nowait(data)
        else:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Nothing more is sent; a client that comes back resumes where it was."""
        if self.closed:
            return
        self.closed = True
        if code != AGAIN or self.outbox.qsize() >= self.room:
            self.outbox.clear()
        self.outbox.put_nowait(code)
