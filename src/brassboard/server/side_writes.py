"""Writes beside the matches: people, links to a second device, tables and chat."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from .records import ChatLine, Person, TableRecord
from .schema import CHAT, LINKS, PEOPLE, SEATS, TABLES
from .store import Write, WriteConflict

HOST = -1  # In the table `seats`: the row of a host who holds no seat.


def put_person(person: Person) -> Write:
    row = msgspec.structs.asdict(person)

    def write(connection: Connection) -> None:
        if not connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**row)).rowcount:
            connection.execute(insert(PEOPLE), row)

    return write


def put_table(record: TableRecord) -> Write:
    """Write the record as it is now.

    Raises `WriteConflict` if another process has changed the record on disk before.
    """
    before, record.rev = record.rev, record.rev + 1
    row: dict[str, Any] = {
        "status": record.status,
        "listed": record.listed,
        "moved": record.moved,
        "rev": record.rev,
        "data": msgspec.msgpack.encode(record),
        "kind": record.kind,
    }
    who = {seat: chair.person for seat, chair in enumerate(record.seats) if chair.person}
    if record.host and record.host not in who.values():
        who[HOST] = record.host
    chairs = [{"table_id": record.id, "seat": seat, "person": person} for seat, person in who.items()]

    def write(connection: Connection) -> None:
        if before == 0:
            connection.execute(insert(TABLES), {"id": record.id, **row})
        else:
            same = (TABLES.c.id == record.id) & (TABLES.c.rev == before)
            if not connection.execute(update(TABLES).where(same).values(**row)).rowcount:
                raise WriteConflict
            connection.execute(delete(SEATS).where(SEATS.c.table_id == record.id))
        if chairs:
            connection.execute(insert(SEATS), chairs)

    return write


def put_chat(table_id: str, line: ChatLine) -> Write:
    def write(connection: Connection) -> None:
        connection.execute(insert(CHAT), {"table_id": table_id, **msgspec.structs.asdict(line)})

    return write


def put_link(token: str, person: str, now: float) -> Write:
    def write(connection: Connection) -> None:
        connection.execute(insert(LINKS), {"token": token, "person": person, "created": now})

    return write


def take_link(token: str, since: float, found: list[str]) -> Write:
    """Use up a link, which works once and for a limited time. The id of its person is left in `found`."""

    def write(connection: Connection) -> None:
        row = connection.execute(select(LINKS).where(LINKS.c.token == token)).mappings().first()
        taken = connection.execute(delete(LINKS).where(LINKS.c.token == token)).rowcount
        connection.execute(delete(LINKS).where(LINKS.c.created < since))
        found[:] = [str(row["person"])] if row and taken and row["created"] >= since else []

    return write
