"""One socket as a table sees it, and the word for what a table will not do."""

import asyncio
from typing import Any

from brassboard.kernel import Seat

from .wire import encoded

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


class Connection:
    """A socket of one seat (None: a spectator). What it is sent waits in its outbox; a number closes it."""

    __slots__ = ("closed", "greeted", "outbox", "person", "seat", "shown")

    def __init__(self, person: str, seat: Seat | None, room: int = MOST_WAITING) -> None:
        self.person = person
        self.seat = seat
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(room)
        self.greeted = False
        self.shown = b""
        self.closed = False

    def send(self, message: Any) -> None:
        self.push(encoded(message))

    def push(self, data: bytes) -> None:
        if self.closed:
            return
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Nothing more is sent; a client that comes back resumes where it was."""
        if self.closed:
            return
        self.closed = True
        if self.outbox.full() or code != AGAIN:
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(code)
