"""What every REST call needs: the person who asks, and the types that check a request body."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie, State

from .connection import Refused
from .identity import COOKIE, People
from .records import Person
from .table_registry import TableRegistry

YEAR = 365 * 24 * 3600
BIG = 2**31
Req = Request[Any, Any, State]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=-BIG, lt=BIG)]
Nonce = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){0,32}$")]


class MeBody(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=100)]
    lang: Annotated[str, msgspec.Meta(pattern="^(en|de)$")] = "en"


class ClaimBody(msgspec.Struct, forbid_unknown_fields=True):
    token: Text


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    kind: Id
    bot: Id = "greedy"


class TableBody(msgspec.Struct, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[SeatBody], msgspec.Meta(min_length=1, max_length=12)]
    players: Number | None = None
    options: dict[Id, str | int | bool] = {}
    listed: bool = False
    nonce: Nonce = ""


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    token: Text = ""
    seat: Number | None = None
    nonce: Nonce = ""


class SeatNumber(msgspec.Struct, forbid_unknown_fields=True):
    seat: Number


class StepBody(msgspec.Struct, forbid_unknown_fields=True):
    step: Number
    seat: Number | None = None


def registry_of(request: Req) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def people_of(request: Req) -> People:
    people: People = request.app.state.people
    return people


async def find_person(request: Req) -> Person | None:
    """Return the person behind a request, or None if it has no valid identity."""
    id = people_of(request).id_of(request.cookies.get(COOKIE))
    return await asyncio.to_thread(people_of(request).store.person, id) if id else None


async def require_person(request: Req) -> Person:
    """Return the person behind a request. A client without an identity must call GET /api/me first."""
    person = await find_person(request)
    if person is None:
        raise Refused("stranger", "GET /api/me first", 401)
    return person


def cookie_for(request: Req, person: Person) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=people_of(request).cookie_of(person.id),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
