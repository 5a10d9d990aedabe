"""The connections of one table: who is online, who is away, and messages to all of them."""

import time

from brassboard.kernel import Seat

from .connection import OPENED_ELSEWHERE, SEAT_LOST, Connection
from .records import PERSON, TableRecord
from .wire import Plain, encoded, seats_of


class TableMembers:
    """The open connections of one table, and since when each absent player has been away."""

    def __init__(self, record: TableRecord) -> None:
        self.connections: list[Connection] = []
        self.away: dict[Seat, float] = away_since_last_move(record)

    @property
    def greeted(self) -> list[Connection]:
        """Return the connections that have received a first state; only these are sent updates."""
        return [connection for connection in self.connections if connection.greeted]

    @property
    def online_seats(self) -> frozenset[Seat]:
        return frozenset([c.seat for c in self.connections if c.seat is not None])

    def is_online(self, seat: Seat) -> bool:
        return any([connection.seat == seat for connection in self.connections])

    def add(self, connection: Connection) -> None:
        """Add a connection. A seat has one socket: an older one is closed because the seat was opened elsewhere."""
        if connection.seat is not None:
            self.away.pop(connection.seat, None)
            for other in [other for other in self.connections if other.seat == connection.seat]:
                self.connections.remove(other)
                other.close(OPENED_ELSEWHERE)
        self.connections.append(connection)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection and note since when its seat is away. Return whether the connection was here."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        if connection.seat is not None and not self.is_online(connection.seat):
            self.away[connection.seat] = time.time()
        return True

    def broadcast(self, message: Plain) -> None:
        data = encoded(message)
        for connection in self.greeted:
            connection.push(data)

    def close_lost_seats(self, record: TableRecord) -> None:
        """Close the connections of people who no longer hold the seat they are connected for."""
        for connection in self.connections[:]:
            if connection.seat is not None and connection.seat not in seats_of(record, connection.person):
                self.connections.remove(connection)
                connection.close(SEAT_LOST)


def away_since_last_move(record: TableRecord) -> dict[Seat, float]:
    """Return since when each person is away from a table just read from disk: since its last move."""
    return {seat: record.moved for seat, chair in enumerate(record.seats) if chair.kind == PERSON}
