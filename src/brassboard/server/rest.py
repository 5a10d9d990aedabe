"""The REST part of the protocol (docs/protocol.md): me, games, texts, rules, boards. Tables are in `rest_tables`."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from inspect import signature
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from brassboard.bots import LEVELS
from brassboard.catalogue import MODULES, Catalogue, Opened
from brassboard.catalogue.gates import closed_gates
from brassboard.installed_game import InstalledGame, game, games, unusable_games, usable_games
from brassboard.kernel import BadInput
from brassboard.texts import COMMON, TextSource, text_sources

from .connection import Refused
from .gates import CampaignId, View, opened_of
from .identity import clean_name
from .records import OVER, Person
from .request_context import ClaimBody, MeBody, Req, cookie_for, find_person, people_of, registry_of, require_person
from .rest_campaigns import CAMPAIGNS
from .rest_tables import TABLES
from .wire import game_plain

LOG = logging.getLogger("brassboard.games")
MAX_FOUND = 60
GameId = Annotated[str, Parameter(max_length=40)]


class Problem(msgspec.Struct):
    """One problem with a request."""

    code: str
    what: str
    where: str = ""


class Problems(msgspec.Struct):
    error: Problem


REFUSALS = {
    status: ResponseSpec(Problems, description=what)
    for status, what in (
        (400, "malformed"),
        (401, "no identity yet"),
        (403, "not allowed"),
        (404, "no such thing"),
        (405, "not that way"),
        (409, "not now"),
        (413, "too large"),
        (429, "too many"),
    )
}


# Me


@get("/me")
async def me(request: Req) -> Response[dict[str, str]]:
    person = await find_person(request)
    if person is not None:
        return Response(_me(person))
    people = people_of(request)
    person = people.new_person(request.headers.get("accept-language", ""))
    await people.save(person)
    return Response(_me(person), cookies=[cookie_for(request, person)])


@put("/me")
async def rename(request: Req, data: MeBody) -> dict[str, str]:
    """Change the name of a person, also at every table that is not over."""
    person = await require_person(request)
    before, person.name, person.lang = person.name, clean_name(data.name), data.lang
    await people_of(request).save(person)
    if before != person.name:
        registry = registry_of(request)
        for record in await asyncio.to_thread(registry.store.tables_of, person.id):
            if record.status != OVER:
                session = await registry.table(record.id)
                for seat in session.seats_of(person.id):
                    session.record.seats[seat].name = person.name
                with contextlib.suppress(
                    Refused
                ):  # Another process is changing this table; the next change of name will show.
                    await session.save_record()
                session.broadcast_table()
    return _me(person)


@post("/me/link", status_code=200)
async def link(request: Req) -> dict[str, str]:
    person = await require_person(request)
    return {"token": await people_of(request).link(person.id)}


@post("/me/claim", status_code=200)
async def claim(request: Req, data: ClaimBody) -> Response[dict[str, str]]:
    people = people_of(request)
    id = await people.claim(data.token)
    person = await asyncio.to_thread(people.store.person, id) if id else None
    if person is None:
        raise Refused("link-spent", "this link has already been used or has expired", 404)
    return Response(_me(person), cookies=[cookie_for(request, person)])


def _me(person: Person) -> dict[str, str]:
    return {"name": person.name, "lang": person.lang}


# Games, texts, rules, boards

TUTORIAL = "duel"


@get("/games")
async def list_games(request: Req, campaign: CampaignId = "", view: View = "") -> list[dict[str, Any]]:
    """List the games in the order of the lobby: the tutorial first, so that it is what a newcomer starts with."""
    _log_unusable_games()
    ordered = sorted(usable_games(), key=lambda each: each.id != TUTORIAL)
    opened = [await opened_of(request, each, campaign, view) for each in ordered]
    return [{**game_plain(each, seen), "bots": list(LEVELS)} for each, seen in zip(ordered, opened, strict=True)]


@cache
def _log_unusable_games() -> None:
    """Log once which games of other packages are left out, and why."""
    for reason in unusable_games().values():
        LOG.warning("a game is left out: %s", reason)


def require_game(id: str) -> InstalledGame:
    if id not in games():
        raise Refused("no-game", f"there is no game {id[:40]!r}", 404)
    return game(id)


@get("/texts/{game_id:str}/{lang:str}", media_type="text/plain")
async def texts(request: Req, game_id: GameId, lang: str, campaign: CampaignId = "", view: View = "") -> Response[str]:
    installed, lang = require_game(game_id), _lang(lang)
    opened = await opened_of(request, installed, campaign, view)
    return Response(fluent(installed.package, lang, opened), media_type="text/plain")


@lru_cache(maxsize=64)
def fluent(package: str, lang: str, opened: Opened) -> str:
    """Return the texts of a game, with those of the open gates alone."""
    return "\n".join([each.text(lang) for each in (TextSource(COMMON), *text_sources(import_module(package), opened))])


def _lang(lang: str) -> str:
    if lang not in ("en", "de"):
        raise Refused("no-language", "languages are en and de", 404)
    return lang


@lru_cache(maxsize=64)
def catalogue_of(game_id: str, opened: Opened) -> Catalogue | None:
    """Return the rules of a game behind the open gates, or None if a game from another package has none."""
    try:
        return game(game_id).catalogue_with(opened)
    except BadInput:
        return None


@get("/rules/{game_id:str}")
async def rules(
    request: Req,
    game_id: GameId,
    lang: str = "en",
    search: Annotated[str, Parameter(max_length=100)] = "",
    topic: Annotated[str, Parameter(max_length=40)] = "",
    campaign: CampaignId = "",
    view: View = "",
) -> dict[str, Any]:
    """List the topics of a game's rules, the entries that were asked for, and the booklets with sealed entries."""
    installed, lang = require_game(game_id), _lang(lang)
    opened = await opened_of(request, installed, campaign, view)
    catalogue = catalogue_of(installed.id, opened)
    if catalogue is None:
        return {"topics": [], "entries": [], "sealed": [], "modules": False}
    found: Sequence[Any] = ()
    if search:
        found = catalogue.search(search, lang)[:MAX_FOUND]
    elif topic:
        found = catalogue.by_topic(topic, lang)
    return {
        "topics": catalogue.topics(lang),
        "entries": [entry_plain(entry) for entry in found],
        "sealed": catalogue.sealed(lang),
        "modules": MODULES in [gate.id for gate in closed_gates(installed.gates, opened)],
    }


@get("/rules/{game_id:str}/{rule_id:str}")
async def rule(
    request: Req, game_id: GameId, rule_id: str, lang: str = "en", campaign: CampaignId = "", view: View = ""
) -> dict[str, Any]:
    """Return one entry. A sealed one is answered like one that does not exist."""
    installed, lang = require_game(game_id), _lang(lang)
    catalogue = catalogue_of(installed.id, await opened_of(request, installed, campaign, view))
    entry = catalogue.get(rule_id[:40], lang) if catalogue else None
    if entry is None:
        raise Refused("no-rule", f"there is no rule {rule_id[:40]!r}", 404)
    return entry_plain(entry)


def entry_plain(entry: Any) -> dict[str, Any]:
    plain = {
        "id": entry.id,
        "kind": entry.kind,
        "topic": entry.topic,
        "lang": entry.lang,
        "planned": entry.planned,
        "texts": entry.texts,
    }
    return plain | ({"source": entry.source} if getattr(entry, "source", "") else {})


@get("/boards/{game_id:str}")
async def board(request: Req, game_id: GameId, campaign: CampaignId = "", view: View = "") -> Response[Any]:
    installed = require_game(game_id)
    opened = await opened_of(request, installed, campaign, view)
    return Response(board_json(installed.package, opened), media_type="application/json")


@lru_cache(maxsize=64)
def board_json(package: str, opened: Opened) -> bytes:
    """Return what the page draws of a game. The `board` of a game with secrets takes the gates that are open."""
    try:
        module = import_module(f"{package}.board")
    except ModuleNotFoundError:
        return b"null"
    takes_gates = bool(signature(module.board).parameters)
    return msgspec.json.encode(module.board(opened) if takes_gates else module.board())


HANDLERS = [me, rename, link, claim, list_games, texts, rules, rule, board, *TABLES, *CAMPAIGNS]
for handler in HANDLERS:
    handler.responses = REFUSALS  # For the API description: every call may be refused in the same form.
