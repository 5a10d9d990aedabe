"""The REST part of the protocol for campaigns: their chairs, the start of matches, votes and files."""

import asyncio
import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put

from brassboard.campaign import Campaign, PastMatch, handover
from brassboard.catalogue import NOTHING_OPEN
from brassboard.installed_game import game
from brassboard.kernel import BadInput, Match, Seat

from .campaign_wire import current_table
from .campaigns import Campaigns, require_member, require_running
from .connection import Refused
from .gates import require_known_options
from .ledger_session import ABSENT, PROXY, VOID, LedgerSession
from .persistence import load_table
from .records import BOT, OPEN, OVER, PERSON, RECORDED, RUNNING, VOIDED, Chair, Person
from .request_context import Id, JoinBody, Nonce, Number, Req, SeatBody, SeatNumber, registry_of, require_person
from .rest_tables import SeatQuery, attachment, require_viewer
from .wire import events_plain, seats_of

ATTEMPTS = 5
MAX_HOUR = 4e9


class CampaignBody(msgspec.Struct, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[SeatBody], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[Id, str | int | bool] = {}
    listed: bool = False
    nonce: Nonce = ""


class EpisodeBody(msgspec.Struct, forbid_unknown_fields=True):
    episode: Number


class ChapterBody(msgspec.Struct, forbid_unknown_fields=True):
    chapter: Number


class AbsentBody(msgspec.Struct, forbid_unknown_fields=True):
    seat: Number
    absent: bool


class HourBody(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[float, msgspec.Meta(ge=0, le=MAX_HOUR)] | None = None


def campaigns_of(request: Req) -> Campaigns:
    return registry_of(request).campaigns


async def found(request: Req, id: str) -> tuple[Person, LedgerSession]:
    """Return who asks, and the campaign as it is on disk. Until the next await nothing else can change it."""
    person = await require_person(request)
    return person, await campaigns_of(request).session(id)


async def member(request: Req, id: str) -> tuple[Person, LedgerSession]:
    person, session = await found(request, id)
    require_member(session, person.id)
    return person, session


async def shown(session: LedgerSession, person: Person) -> dict[str, Any]:
    """Write the changed record and return the campaign."""
    if not await session.write_roster():
        raise Refused("lost", "someone else changed the campaign; please look again")
    session.broadcast_table()
    await session.refresh()
    return session.campaign_plain(person.id)


# Campaigns and their chairs


@get("/campaigns")
async def list_campaigns(request: Req) -> dict[str, Any]:
    person = await require_person(request)
    return await campaigns_of(request).lobby(person)


@post("/campaigns")
async def create(request: Req, data: CampaignBody) -> dict[str, Any]:
    person, registry = await require_person(request), registry_of(request)
    nonce = bytes.fromhex(data.nonce)
    chairs = [registry.make_chair(seat.kind, seat.bot, person, nonce) for seat in data.seats]
    require_known_options(game(data.game), data.options, NOTHING_OPEN, of_campaign=True)
    session = await registry.campaigns.create(person, data.game, chairs, data.listed, data.options)
    return session.campaign_plain(person.id)


@get("/campaigns/{id:str}")
async def show(request: Req, id: str) -> dict[str, Any]:
    person, session = await found(request, id)
    return session.campaign_plain(person.id)


@put("/campaigns/{id:str}/seats/{seat:int}")
async def change_seat(request: Req, id: str, seat: int, data: SeatBody) -> dict[str, Any]:
    """Give an empty chair to a bot or to someone at the host's screen, or take it from a bot."""
    person, session = await found(request, id)
    record = session.record
    if record.host != person.id:
        raise Refused("not-host", "only the host can do that", 403)
    if not 0 <= seat < record.players:
        raise BadInput(f"there is no seat {seat}", "seat")
    if record.status == OVER:
        raise Refused("over", "the campaign is over")
    chair = registry_of(request).make_chair(data.kind, data.bot, person)
    held = record.seats[seat]
    if held.kind == PERSON and held.person != person.id:
        raise Refused("seat-taken", "this seat is already taken")
    if session.match is not None and held.kind != OPEN:
        if chair.kind != OPEN:
            raise Refused("seat-taken", "this seat is already taken")
        _give_up(session, seat)
    else:
        chair.joining = session.match is not None and chair.kind != OPEN
        record.seats[seat] = chair
    return await shown(session, person)


@post("/campaigns/{id:str}/join", status_code=200)
async def join(request: Req, id: str, data: JoinBody) -> dict[str, Any]:
    """Take an empty chair. In a campaign that is being played, its rules learn of it when it next gathers."""
    person, session = await found(request, id)
    record = session.record
    if not record.listed and not secrets.compare_digest(data.token.encode(), record.invite.encode()):
        raise Refused("no-invitation", "you need an invitation for this campaign", 403)
    if record.status == OVER:
        raise Refused("over", "the campaign is over")
    free = [seat for seat, chair in enumerate(record.seats) if chair.kind == OPEN]
    seat = data.seat if data.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Refused("seat-taken", "this seat is already taken")
    nonce = bytes.fromhex(data.nonce) or secrets.token_bytes(16)
    joining = session.match is not None
    record.seats[seat] = Chair(PERSON, person.id, person.name, nonce=nonce, joining=joining)
    return await shown(session, person)


@post("/campaigns/{id:str}/leave", status_code=200)
async def leave(request: Req, id: str) -> dict[str, Any]:
    """Give up all chairs. During a match a bot plays on for them; when the campaign next gathers, they are empty."""
    person, session = await member(request, id)
    record, mine = session.record, session.seats_of(person.id)
    await _leave_match(request, session, person)
    for seat in mine:
        _give_up(session, seat)
    if record.host == person.id:
        others = [chair.person for chair in record.seats if chair.kind == PERSON]
        record.host = others[0] if others else ""
        record.listed = record.listed and bool(others)
    return await shown(session, person)


def _give_up(session: LedgerSession, seat: Seat) -> None:
    """Empty a chair: at once if the campaign's rules do not know of it, else when it next gathers."""
    if session.match is None or session.record.seats[seat].joining or session.record.status == OVER:
        session.record.seats[seat] = Chair()
    else:
        session.hand_to_bot(seat)


async def _leave_match(request: Req, session: LedgerSession, person: Person) -> None:
    """Let bots play on for this person in the match on the table."""
    table = current_table(session.episodes)
    if table is None:
        return
    match = await registry_of(request).table(table)
    seats = match.seats_of(person.id)
    if seats and not match.finished:
        for seat in seats:
            match.substitute_bot(seat, resigned=False)
            match.record.seats[seat].stands_for = ""  # Who leaves the campaign does not come back to its match.
        await match.save_record()
        match.broadcast_table()
        match.autoplay.wake()


@post("/campaigns/{id:str}/invite", status_code=200)
async def invite(request: Req, id: str) -> dict[str, Any]:
    """Make a new invitation; the old one ends."""
    person, session = await found(request, id)
    if session.record.host != person.id:
        raise Refused("not-host", "only the host can do that", 403)
    session.record.invite = secrets.token_urlsafe(24)
    return await shown(session, person)


@post("/campaigns/{id:str}/hour", status_code=200)
async def hour(request: Req, id: str, data: HourBody) -> dict[str, Any]:
    person, session = await member(request, id)
    session.record.hour = data.at or 0.0
    return await shown(session, person)


# Matches


@post("/campaigns/{id:str}/start", status_code=200)
async def start(request: Req, id: str, data: EpisodeBody) -> dict[str, Any]:
    """Start match number `episode`. Whoever asks for the same number again gets the same answer.

    The answer names its table, or none if those who play have to decide something first.
    """
    for _ in range(ATTEMPTS):
        _, session = await member(request, id)
        begun = session.episodes
        if 1 <= data.episode <= len(begun):
            return {"table": begun[data.episode - 1].table_id}
        if data.episode != len(begun) + 1:
            raise BadInput(f"the next match is number {len(begun) + 1}, not {data.episode}", "episode")
        if session.record.status == OVER:
            raise Refused("over", "the campaign is over")
        if session.match is not None and not handover.is_gathering(session.match):
            return {"table": None}
        if await (session.begin() if session.match is None else session.gather()):
            await session.refresh()
            return {"table": current_table(session.episodes)}
    raise Refused("lost", "someone else was faster; please look again")


@post("/campaigns/{id:str}/absent", status_code=200)
async def absent(request: Req, id: str, data: AbsentBody) -> dict[str, Any]:
    """Say that a seat does not play the next match. Of another seat, the others vote on it."""
    person, session = await member(request, id)
    record = session.record
    if not 0 <= data.seat < record.players or record.seats[data.seat].kind == OPEN:
        raise BadInput(f"no one holds seat {data.seat}", "seat")
    chair = record.seats[data.seat]
    if data.seat in seats_of(record, person.id) or (chair.kind == BOT and record.host == person.id):
        chair.absent = data.absent
    elif not data.absent:
        raise Refused("not-your-seat", f"seat {data.seat} is not yours", 403)
    elif _vote(request, session, person, f"{ABSENT}{data.seat}", data.seat, record.moved):
        chair.absent = True
    return await shown(session, person)


@post("/campaigns/{id:str}/proxy", status_code=200)
async def proxy(request: Req, id: str, data: SeatNumber) -> dict[str, Any]:
    """Vote to let a bot make one decision for a seat that keeps the campaign waiting."""
    person, session = await member(request, id)
    match, record = session.match, session.record
    if match is None or data.seat not in match.awaited or data.seat < 0:
        raise Refused("not-asked", "this seat is not asked anything now")
    since = record.calls.get(str(data.seat), (0, record.moved))[1]
    if _vote(request, session, person, f"{PROXY}{data.seat}", data.seat, since):
        record.proxies[str(data.seat)] = match.numbers[data.seat]
    answer = await shown(session, person)
    session.autoplay.wake()
    return answer


def _vote(request: Req, session: LedgerSession, person: Person, what: str, seat: Seat, since: float) -> bool:
    """Count a vote about someone else's seat. Return whether all others agree."""
    people = {place: chair.person for place, chair in enumerate(session.record.seats) if chair.kind == PERSON}
    voters = {*people.values()} - {people.get(seat)}
    if seat not in people or person.id not in voters:
        raise Refused("no-vote", "only the other players can vote about a player's seat", 403)
    if time.time() - since <= campaigns_of(request).vote_after:
        raise Refused("too-early", "that player hasn't kept the campaign waiting long enough yet")
    votes = session.record.ballots.setdefault(what, [])
    if person.id not in votes:
        votes.append(person.id)
    if not {*votes} >= voters:
        return False
    del session.record.ballots[what]
    return True


@post("/campaigns/{id:str}/void", status_code=200)
async def void(request: Req, id: str) -> dict[str, Any]:
    """Vote that the match on the table does not count. When all people agree, the campaign gathers again."""
    person, session = await member(request, id)
    require_running(session)
    episode = next((each for each in session.episodes if each.status == RUNNING), None)
    if episode is None:
        raise Refused("no-match", "no match is being played")
    votes = session.record.ballots.setdefault(VOID, [])
    if person.id not in votes:
        votes.append(person.id)
    if {*votes} >= {chair.person for chair in session.record.seats if chair.kind == PERSON}:
        table = await registry_of(request).table(episode.table_id)
        await table.disk.settle()
        if not await session.void_match(episode, table):
            raise Refused("lost", "the match has just ended")
        await session.refresh()
        return session.campaign_plain(person.id)
    return await shown(session, person)


@post("/campaigns/{id:str}/copy")
async def copy(request: Req, id: str, data: ChapterBody) -> dict[str, Any]:
    """Make a campaign of the same people that continues from before a match; 1 starts it all over."""
    person, session = await member(request, id)
    copied = await campaigns_of(request).copy(session, person, data.chapter)
    await copied.refresh()
    return copied.campaign_plain(person.id)


# Files


@get("/campaigns/{id:str}/export")
async def export(request: Req, id: str, seat: SeatQuery = None) -> dict[str, Any]:
    person, session = await found(request, id)
    viewer = require_viewer(session, person, seat)
    if session.match is None:
        raise Refused("not-started", "the campaign has not started yet")
    return {"events": events_plain(session.match, viewer), "journal": session.match.journal_of(viewer)}


async def fully_visible(request: Req, id: str) -> LedgerSession:
    person, session = await found(request, id)
    if session.match is None or not session.may_see_all(person.id):
        raise Refused("secrets", "available after the campaign, or if you play all seats", 403)
    return session


@get("/campaigns/{id:str}/journal", media_type="text/plain")
async def journal(request: Req, id: str) -> Response[str]:
    session = await fully_visible(request, id)
    assert session.match is not None
    return Response(str(session.match.journal), media_type="text/plain", headers=attachment(f"{id}.journal"))


@get("/campaigns/{id:str}/save", media_type="application/octet-stream")
async def save(request: Req, id: str) -> Response[bytes]:
    """Return the file of a campaign, as `brassboard play --campaign` reads it."""
    session = await fully_visible(request, id)
    assert session.match is not None
    data = await asyncio.to_thread(saved_campaign, session, session.match.clone())
    return Response(data, media_type="application/octet-stream", headers=attachment(f"{id}.campaign"))


def saved_campaign(session: LedgerSession, ledger: Match) -> bytes:
    """Return a campaign with all its matches as a file. Call it in a thread, because it reads from disk.

    `ledger` is a copy of the ledger, because the campaign may go on meanwhile.
    """
    campaign = Campaign(session.installed.rules, ledger, None, auto=False)
    held = [(seat, chair) for seat, chair in enumerate(session.record.seats) if chair.kind != OPEN]
    campaign.roster = {str(seat): chair.bot or chair.name for seat, chair in held}
    for episode in session.episodes:
        loaded = load_table(session.store, episode.table_id)
        if loaded is None or loaded[1] is None:
            continue
        if episode.status in (RECORDED, VOIDED):
            past = PastMatch(episode.n, episode.seats, str(loaded[1].journal), episode.status == VOIDED)
            campaign.past.append(past)
        else:
            campaign.lay_out(loaded[1])
    campaign.open_gates(session.record.gates)
    return campaign.save()


CAMPAIGNS = [
    list_campaigns,
    create,
    show,
    change_seat,
    join,
    leave,
    invite,
    hour,
    start,
    absent,
    proxy,
    void,
    copy,
    export,
    journal,
    save,
]
