"""The REST part of the protocol for tables, their seats and their files."""

import asyncio
import secrets
import time
from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.params import Parameter

from brassboard.catalogue import NOTHING_OPEN
from brassboard.installed_game import game
from brassboard.kernel import BadInput, Seat

from .connection import Refused
from .gates import require_known_options
from .records import BOT, LEDGER_KIND, OPEN, PERSON, PLAYING, WAITING, Chair, Person
from .request_context import BIG, JoinBody, Req, SeatBody, SeatNumber, StepBody, TableBody, registry_of, require_person
from .table_registry import TableRegistry
from .table_replay import line_of_step
from .table_replay import replay as replay_of
from .table_session import TableSession
from .wire import events_plain

Step = Annotated[int, Parameter(ge=-BIG, lt=BIG)]
SeatQuery = Annotated[int | None, Parameter(ge=-BIG, lt=BIG)]


@get("/tables")
async def list_tables(request: Req) -> dict[str, Any]:
    person = await require_person(request)
    return await registry_of(request).lobby(person)


@post("/tables")
async def create(request: Req, data: TableBody) -> dict[str, Any]:
    person, registry = await require_person(request), registry_of(request)
    nonce = bytes.fromhex(data.nonce)
    require_known_options(game(data.game), data.options, NOTHING_OPEN)
    chairs = [registry.make_chair(seat.kind, seat.bot, person, nonce) for seat in data.seats]
    session = await registry.create(person, data.game, data.players, data.options, chairs, data.listed)
    return session.plain(person.id)


@get("/tables/{id:str}")
async def show(request: Req, id: str) -> dict[str, Any]:
    person = await require_person(request)
    return (await settled_table(registry_of(request), id)).plain(person.id)


@put("/tables/{id:str}/seats/{seat:int}")
async def change_seat(request: Req, id: str, seat: int, data: SeatBody) -> dict[str, Any]:
    person, registry = await require_person(request), registry_of(request)
    session = await hosted_table(registry, id, person)
    if not 0 <= seat < session.record.players:
        raise BadInput(f"there is no seat {seat}", "seat")
    session.record.seats[seat] = registry.make_chair(data.kind, data.bot, person)
    return await saved_table(session, person)


@post("/tables/{id:str}/join", status_code=200)
async def join(request: Req, id: str, data: JoinBody) -> dict[str, Any]:
    person, registry = await require_person(request), registry_of(request)
    session = await match_table(registry, id)
    record = session.record
    if not record.listed and not secrets.compare_digest(data.token.encode(), record.invite.encode()):
        raise Refused("no-invitation", "you need an invitation for this table", 403)
    registry.require_waiting(session)
    free = [seat for seat, chair in enumerate(record.seats) if chair.kind == OPEN]
    seat = data.seat if data.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Refused("seat-taken", "this seat is already taken")
    nonce = bytes.fromhex(data.nonce) or secrets.token_bytes(16)
    record.seats[seat] = Chair(PERSON, person.id, person.name, nonce=nonce)
    return await saved_table(session, person)


@post("/tables/{id:str}/start", status_code=200)
async def start(request: Req, id: str) -> dict[str, Any]:
    person = await require_person(request)
    session = await hosted_table(registry_of(request), id, person)
    await session.start_match()
    return session.plain(person.id)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(request: Req, id: str) -> dict[str, Any]:
    """Give up all seats. Before the start they become open, and another player becomes the host if the host leaves."""
    person = await require_person(request)
    session = await match_table(registry_of(request), id)
    record, mine = session.record, session.seats_of(person.id)
    host = record.host == person.id and record.status == WAITING
    if not mine and not host:
        raise Refused("no-seat", "you have no seat at this table", 403)
    for seat in mine:
        if record.status == WAITING:
            record.seats[seat] = Chair()
        elif record.status == PLAYING:
            session.substitute_bot(seat, resigned=False)
    if host:
        others = [chair.person for chair in record.seats if chair.kind == PERSON]
        record.host = others[0] if others else ""
        record.listed = record.listed and bool(others)
    return await saved_table(session, person)


@post("/tables/{id:str}/resign", status_code=200)
async def resign(request: Req, id: str, data: SeatNumber) -> dict[str, Any]:
    person = await require_person(request)
    session = await running_table(registry_of(request), id)
    session.require_own_seat(data.seat, person.id)
    session.substitute_bot(data.seat, resigned=True)
    return await saved_table(session, person)


@post("/tables/{id:str}/return", status_code=200)
async def take_back(request: Req, id: str, data: SeatNumber) -> dict[str, Any]:
    """Take back a seat in a match of a campaign, in which a bot plays for this person."""
    person = await require_person(request)
    session = await running_table(registry_of(request), id)
    chair = session.record.seats[data.seat] if 0 <= data.seat < session.record.players else None
    if chair is None or chair.kind != BOT or not chair.stands_for or chair.stands_for != person.id:
        raise Refused("not-your-seat", f"seat {data.seat} is not yours", 403)
    chair.kind, chair.person, chair.name, chair.bot = PERSON, person.id, person.name, ""
    chair.stands_for, chair.resigned = "", False
    return await saved_table(session, person)


@post("/tables/{id:str}/kick", status_code=200)
async def kick(request: Req, id: str, data: SeatNumber) -> dict[str, Any]:
    """Vote to replace a player who has kept the table waiting too long.

    A bot takes over when all other players agree.
    """
    person = await require_person(request)
    session = await running_table(registry_of(request), id)
    match, record, seat = session.match, session.record, data.seat
    people = {place: chair.person for place, chair in enumerate(record.seats) if chair.kind == PERSON}
    voters = {*people.values()} - {people.get(seat)}
    if match is None or person.id not in voters or seat not in people:
        raise Refused("no-vote", "only the other players at this table can vote about a player's seat", 403)
    since = max(record.moved, session.members.away.get(seat, 0.0))
    long_away = not session.members.is_online(seat) and time.time() - since > session.kick_after
    if seat not in match.awaited or not long_away:
        raise Refused("too-early", "that player hasn't kept the table waiting long enough yet")
    votes = record.votes.setdefault(str(seat), [])
    if person.id not in votes:
        votes.append(person.id)
    if {*votes} >= voters:
        session.substitute_bot(seat, resigned=False)
    return await saved_table(session, person)


@get("/tables/{id:str}/replay")
async def replay(request: Req, id: str, step: Step, seat: SeatQuery = None) -> dict[str, Any]:
    person = await require_person(request)
    session = await settled_table(registry_of(request), id)
    return replay_of(session.match, require_viewer(session, person, seat), step)


@get("/tables/{id:str}/export")
async def export(request: Req, id: str, seat: SeatQuery = None) -> dict[str, Any]:
    person = await require_person(request)
    session = await settled_table(registry_of(request), id)
    viewer = require_viewer(session, person, seat)
    if session.match is None:
        raise Refused("not-started", "the match has not started yet")
    return {"events": events_plain(session.match, viewer), "journal": session.match.journal_of(viewer)}


@get("/tables/{id:str}/journal", media_type="text/plain")
async def journal(request: Req, id: str) -> Response[str]:
    session = await fully_visible_table(registry_of(request), id, await require_person(request))
    assert session.match is not None
    return Response(str(session.match.journal), media_type="text/plain", headers=attachment(f"{id}.journal"))


@get("/tables/{id:str}/save", media_type="application/octet-stream")
async def save(request: Req, id: str) -> Response[bytes]:
    session = await fully_visible_table(registry_of(request), id, await require_person(request))
    assert session.match is not None
    return Response(session.match.save(), media_type="application/octet-stream", headers=attachment(f"{id}.save"))


@post("/tables/{id:str}/fork")
async def fork(request: Req, id: str, data: StepBody) -> dict[str, Any]:
    """Play on from a step: create a new table on this screen with the same past, but with dice of its own."""
    person, registry = await require_person(request), registry_of(request)
    session = await fully_visible_table(registry, id, person)
    await match_table(registry, id)
    assert session.match is not None
    record, secret = session.record, secrets.token_bytes(32)
    line, _ = line_of_step(session.match, require_viewer(session, person, data.seat), data.step)
    match = await asyncio.to_thread(session.match.branch, line, secret)
    if match.over:
        raise Refused("over", "the match is over at this step; choose an earlier one")
    chairs = [
        registry.make_chair(BOT, chair.bot, person)
        if chair.kind == BOT and not chair.resigned
        else registry.make_chair("here", "", person)
        for chair in record.seats
    ]
    forked = await registry.create(person, record.game, record.players, dict(record.options), chairs, False, secret)
    await forked.adopt(match)
    return forked.plain(person.id)


def attachment(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


async def settled_table(registry: TableRegistry, id: str) -> TableSession:
    """Return a table as it is on disk. Until the next await nothing else can change it."""
    session = await registry.table(id)
    session.busy += 1
    try:
        await session.disk.settle()
    finally:
        session.busy -= 1
    return session


async def match_table(registry: TableRegistry, id: str) -> TableSession:
    """Return the table of a match. The seats of a campaign change by calls of their own."""
    session = await settled_table(registry, id)
    if session.record.kind == LEDGER_KIND:
        raise Refused("campaign", "this is a campaign; use the calls for campaigns")
    return session


async def hosted_table(registry: TableRegistry, id: str, person: Person) -> TableSession:
    session = await match_table(registry, id)
    if session.record.host != person.id:
        raise Refused("not-host", "only the host can do that", 403)
    registry.require_waiting(session)
    return session


async def running_table(registry: TableRegistry, id: str) -> TableSession:
    session = await match_table(registry, id)
    if session.record.status != PLAYING:
        raise Refused("not-playing", "no match is being played here")
    return session


async def fully_visible_table(registry: TableRegistry, id: str, person: Person) -> TableSession:
    """Return a table if this person may know all of its hidden information."""
    session = await settled_table(registry, id)
    if session.match is None or not session.may_see_all(person.id):
        raise Refused("secrets", "available after the match, or if you play all seats", 403)
    return session


def require_viewer(session: TableSession, person: Person, seat: Seat | None) -> Seat | None:
    if seat is None:
        return None
    session.require_own_seat(seat, person.id)
    return seat


async def saved_table(session: TableSession, person: Person) -> dict[str, Any]:
    """Save the changed table, tell everyone at it, and return it as plain data."""
    await session.save_record()
    session.broadcast_table()
    session.autoplay.wake()
    return session.plain(person.id)


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
    take_back,
    replay,
    export,
    journal,
    save,
    fork,
]
