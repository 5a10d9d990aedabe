"""The REST part of the protocol: tables, their seats, their files."""

import asyncio
import secrets
import time
from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.params import Parameter

from brassboard.kernel import BadInput, Seat

from .connection import Refused
from .records import BOT, OPEN, PERSON, PLAYING, WAITING, Chair, Person
from .request_context import BIG, JoinBody, Req, SeatBody, SeatNumber, StepBody, TableBody, hall_of, who
from .table_registry import Hall
from .table_session import LiveTable
from .wire import events_plain

Step = Annotated[int, Parameter(ge=-BIG, lt=BIG)]
SeatQuery = Annotated[int | None, Parameter(ge=-BIG, lt=BIG)]


@get("/tables")
async def list_tables(request: Req) -> dict[str, Any]:
    person = await who(request)
    return await hall_of(request).lobby(person)


@post("/tables")
async def create(request: Req, data: TableBody) -> dict[str, Any]:
    person, hall = await who(request), hall_of(request)
    nonce = bytes.fromhex(data.nonce)
    chairs = [hall.chair(seat.kind, seat.bot, person, nonce) for seat in data.seats]
    live = await hall.create(person, data.game, data.players, data.options, chairs, data.listed)
    return live.plain(person.id)


@get("/tables/{id:str}")
async def show(request: Req, id: str) -> dict[str, Any]:
    person = await who(request)
    return (await settled(hall_of(request), id)).plain(person.id)


@put("/tables/{id:str}/seats/{seat:int}")
async def change_seat(request: Req, id: str, seat: int, data: SeatBody) -> dict[str, Any]:
    person, hall = await who(request), hall_of(request)
    live = await hosted(hall, id, person)
    if not 0 <= seat < live.record.players:
        raise BadInput(f"there is no seat {seat}", "seat")
    live.record.seats[seat] = hall.chair(data.kind, data.bot, person)
    return await kept(live, person)


@post("/tables/{id:str}/join", status_code=200)
async def join(request: Req, id: str, data: JoinBody) -> dict[str, Any]:
    person, hall = await who(request), hall_of(request)
    live = await settled(hall, id)
    record = live.record
    if not record.listed and not secrets.compare_digest(data.token.encode(), record.invite.encode()):
        raise Refused("no-invitation", "you need an invitation for this table", 403)
    hall.waiting(live)
    free = [seat for seat, chair in enumerate(record.seats) if chair.kind == OPEN]
    seat = data.seat if data.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Refused("seat-taken", "this seat is already taken")
    nonce = bytes.fromhex(data.nonce) or secrets.token_bytes(16)
    record.seats[seat] = Chair(PERSON, person.id, person.name, nonce=nonce)
    return await kept(live, person)


@post("/tables/{id:str}/start", status_code=200)
async def start(request: Req, id: str) -> dict[str, Any]:
    person = await who(request)
    live = await hosted(hall_of(request), id, person)
    await live.begin()
    return live.plain(person.id)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(request: Req, id: str) -> dict[str, Any]:
    """Before the start the seat is free again, and a table without its host goes to somebody else who sits there."""
    person = await who(request)
    live = await settled(hall_of(request), id)
    record, mine = live.record, live.seats_of(person.id)
    host = record.host == person.id and record.status == WAITING
    if not mine and not host:
        raise Refused("no-seat", "you have no seat at this table", 403)
    for seat in mine:
        if record.status == WAITING:
            record.seats[seat] = Chair()
        elif record.status == PLAYING:
            live.stand_in(seat, resigned=False)
    if host:
        others = [chair.person for chair in record.seats if chair.kind == PERSON]
        record.host = others[0] if others else ""
        record.listed = record.listed and bool(others)
    return await kept(live, person)


@post("/tables/{id:str}/resign", status_code=200)
async def resign(request: Req, id: str, data: SeatNumber) -> dict[str, Any]:
    person = await who(request)
    live = await playing(hall_of(request), id)
    live.chair(data.seat, person.id)
    live.stand_in(data.seat, resigned=True)
    return await kept(live, person)


@post("/tables/{id:str}/kick", status_code=200)
async def kick(request: Req, id: str, data: SeatNumber) -> dict[str, Any]:
    """A vote: when everybody else who plays agrees, a bot takes over from who kept the table waiting for long."""
    person = await who(request)
    live = await playing(hall_of(request), id)
    match, record, seat = live.match, live.record, data.seat
    people = {place: chair.person for place, chair in enumerate(record.seats) if chair.kind == PERSON}
    voters = {*people.values()} - {people.get(seat)}
    if match is None or person.id not in voters or seat not in people:
        raise Refused("no-vote", "only the other players at this table can vote about a player's seat", 403)
    since = max(record.moved, live.away.get(seat, 0.0))
    long_away = not live.online(seat) and time.time() - since > live.kick_after
    if seat not in match.awaited or not long_away:
        raise Refused("too-early", "that player hasn't kept the table waiting long enough yet")
    votes = record.votes.setdefault(str(seat), [])
    if person.id not in votes:
        votes.append(person.id)
    if {*votes} >= voters:
        live.stand_in(seat, resigned=False)
    return await kept(live, person)


@get("/tables/{id:str}/replay")
async def replay(request: Req, id: str, step: Step, seat: SeatQuery = None) -> dict[str, Any]:
    person = await who(request)
    live = await settled(hall_of(request), id)
    return live.replay(reader(live, person, seat), step)


@get("/tables/{id:str}/export")
async def export(request: Req, id: str, seat: SeatQuery = None) -> dict[str, Any]:
    person = await who(request)
    live = await settled(hall_of(request), id)
    viewer = reader(live, person, seat)
    if live.match is None:
        raise Refused("not-started", "the match has not started yet")
    return {"events": events_plain(live.match, viewer), "journal": live.match.journal_of(viewer)}


@get("/tables/{id:str}/journal", media_type="text/plain")
async def journal(request: Req, id: str) -> Response[str]:
    live = await whole(hall_of(request), id, await who(request))
    assert live.match is not None
    return Response(str(live.match.journal), media_type="text/plain", headers=_file(f"{id}.journal"))


@get("/tables/{id:str}/save", media_type="application/octet-stream")
async def save(request: Req, id: str) -> Response[bytes]:
    live = await whole(hall_of(request), id, await who(request))
    assert live.match is not None
    return Response(live.match.save(), media_type="application/octet-stream", headers=_file(f"{id}.save"))


@post("/tables/{id:str}/fork")
async def fork(request: Req, id: str, data: StepBody) -> dict[str, Any]:
    """Play on from here: a new table on this screen, with the past of the old one and dice of its own."""
    person, hall = await who(request), hall_of(request)
    live = await whole(hall, id, person)
    assert live.match is not None
    record, secret = live.record, secrets.token_bytes(32)
    line, _ = live.line_of_step(reader(live, person, data.seat), data.step)
    match = await asyncio.to_thread(live.match.branch, line, secret)
    if match.over:
        raise Refused("over", "the match is over at this step; choose an earlier one")
    chairs = [
        hall.chair(BOT, chair.bot, person)
        if chair.kind == BOT and not chair.resigned
        else hall.chair("here", "", person)
        for chair in record.seats
    ]
    made = await hall.create(person, record.game, record.players, dict(record.options), chairs, False, secret)
    await made.adopt(match)
    return made.plain(person.id)


def _file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


async def settled(hall: Hall, id: str) -> LiveTable:
    """A table as it is on disk. From here to the next wait nothing else can happen to it."""
    live = await hall.table(id)
    live.busy += 1
    try:
        await live.settled()
    finally:
        live.busy -= 1
    return live


async def hosted(hall: Hall, id: str, person: Person) -> LiveTable:
    live = await settled(hall, id)
    if live.record.host != person.id:
        raise Refused("not-host", "only the host can do that", 403)
    hall.waiting(live)
    return live


async def playing(hall: Hall, id: str) -> LiveTable:
    live = await settled(hall, id)
    if live.record.status != PLAYING:
        raise Refused("not-playing", "no match is being played here")
    return live


async def whole(hall: Hall, id: str, person: Person) -> LiveTable:
    """A table whose every secret this person may know."""
    live = await settled(hall, id)
    if live.match is None or not live.may_see_all(person.id):
        raise Refused("secrets", "available after the match, or if you play all seats", 403)
    return live


def reader(live: LiveTable, person: Person, seat: Seat | None) -> Seat | None:
    if seat is None:
        return None
    live.chair(seat, person.id)
    return seat


async def kept(live: LiveTable, person: Person) -> dict[str, Any]:
    """Write the changed table down, tell who looks at it, and answer."""
    await live.keep_table()
    live.tell_table()
    live.autoplay.wake()
    return live.plain(person.id)


TABLES = [
    list_tables,
    create,
    show,
    change_seat,
    join,
    start,
    leave,
    resign,
    kick,
    replay,
    export,
    journal,
    save,
    fork,
]
