"""Plain data for clients: views, decisions, events, refusals and tables. It holds keys of texts, not sentences."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from brassboard.catalogue import Opened
from brassboard.catalogue.gates import closed_gates
from brassboard.installed_game import InstalledGame, game, rules_of
from brassboard.kernel import Action, Decision, Denial, Match, Seat, commitment, refs_of, text_of
from brassboard.kernel.action_text import syntax_of
from brassboard.kernel.decision import ViewBuilder
from brassboard.kernel.game import tag_of
from brassboard.kernel.match import LogEntry, may_read
from brassboard.kernel.visibility import Layout
from brassboard.sentences import SEAT, refs_of_fields

from .records import BOT, PERSON, WAITING, Chair, TableRecord

_JSON = msgspec.json.Encoder()
Plain = dict[str, Any]


def encoded(message: Any) -> bytes:
    return _JSON.encode(message)


# Names of things


def with_ref(value: Any, kind: str) -> Any:
    """Mark a value that refers to something with the kind it refers to, so that the page can show its name."""
    if not kind or value is None:
        return value
    if isinstance(value, tuple | list):
        return [with_ref(item, kind) for item in value]
    return {"ref": kind, "id": value}


def args_of(source: Any) -> Plain:
    """Return the fields of an action or event as arguments of its text."""
    cls: type = type(source)
    return {name: with_ref(getattr(source, name), kind) for name, kind in refs_of_fields(cls).items()}


@lru_cache(maxsize=64)
def usual_refs(game_id: str) -> dict[str, str]:
    """Return what an argument of each name usually refers to: questions and refusals give only names and values."""
    found: dict[str, str] = {SEAT: SEAT}
    rules = rules_of(game_id)
    for cls in [*rules.verbs.values(), *rules.events]:
        for name, kind in refs_of_fields(cls).items():
            if kind:
                found.setdefault(name, kind)
                found.setdefault(kind, kind)
    return found


@lru_cache(maxsize=64)
def voice_of(game_id: str) -> str:
    """Return the id that the keys of texts begin with: a campaign has that of its game."""
    return rules_of(game_id).voice


def args_with_refs(args: Mapping[str, Any], game_id: str) -> Plain:
    usual = usual_refs(game_id) if args else {}
    return {name: with_ref(value, usual.get(name, "")) for name, value in args.items()}


# A match as one seat may know it


_OPTIONS: dict[tuple[str, Action, str], msgspec.Raw] = {}
MAX_CACHED_OPTIONS = 20_000


def option_plain(game_id: str, action: Action, rule: str) -> msgspec.Raw:
    """Return an option as encoded JSON. It is cached, because the option looks the same every time it is offered."""
    cached = _OPTIONS.get((game_id, action, rule))
    if cached is None:
        if len(_OPTIONS) >= MAX_CACHED_OPTIONS:
            _OPTIONS.clear()
        do = {"key": f"{voice_of(game_id)}-do-{syntax_of(type(action)).verb}", "args": args_of(action)}
        plain = {"text": text_of(action), "refs": refs_of(action), "do": do, "rule": rule}
        cached = _OPTIONS[game_id, action, rule] = msgspec.Raw(encoded(plain))
    return cached


def decision_plain(game_id: str, decision: Decision, path: list[str]) -> Plain:
    key, args = decision.prompt
    return {
        "number": decision.number,
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": {"key": key, "args": args_with_refs(args, game_id) if args else args},
        "path": path,
        "rule": decision.rule,
        "shape": decision.shape,
        "given": decision.given,
        "options": [option_plain(game_id, action, decision.rule_of(action)) for action in decision.actions],
    }


def view_plain(match: Match, seat: Seat | None, builder: ViewBuilder | None = None) -> Plain:
    """Return `Match.view` with the decision in the form of the protocol; the encoder turns it into plain data."""
    view = match.view_without_decision(seat, builder)
    decision = match.decision_of(seat) if seat is not None else None
    view["decision"] = decision_plain(match.game.id, decision, view["path"]) if decision else None
    return view


def public_event_plain(entry: LogEntry) -> Plain:
    """Return an event as all its readers see it; `seat_event_plain` adds what differs between them."""
    event = entry.event
    return {"key": key_of(type(event)), "args": args_of(event), "rule": entry.rule, "withdrawn": entry.withdrawn}


def seat_event_plain(told: Plain, audience: int, number: int, side: int) -> Plain:
    """Return an event as one seat sees it; `side` is a bit mask of the seats of its team."""
    seen = {"n": number, **told}
    if audience >= 0 and not audience & ~side:
        seen["private"] = True
    return seen


_KEYS: dict[type, str] = {}


def key_of(event: type) -> str:
    """Return the text key of an event type: `duel.drew_card` becomes `duel-drew_card`."""
    key = _KEYS.get(event)
    if key is None:
        key = _KEYS[event] = tag_of(event).replace(".", "-")
    return key


def side_of(match: Match, seat: Seat | None) -> int:
    teams = match.position.state.teams
    return 0 if seat is None else sum([1 << other for other, team in enumerate(teams) if team == teams[seat]])


def events_plain(match: Match, seat: Seat | None, since: int = 0) -> list[Plain]:
    """Return the events this seat may read after its event number `since`."""
    side, number, seen = side_of(match, seat), 0, []
    for entry in match.log:
        if may_read(entry.audience, seat):
            number += 1
            if number > since:
                seen.append(seat_event_plain(public_event_plain(entry), entry.audience, number, side))
    return seen


def events_known(match: Match, seat: Seat | None, entries: int) -> int:
    """Return how many of the first log entries this seat may read."""
    return len([1 for entry in match.log[:entries] if may_read(entry.audience, seat)])


def withdrawn_of(match: Match, seat: Seat | None) -> list[int]:
    """Return the numbers of this seat's events that were undone."""
    readable = [entry for entry in match.log if may_read(entry.audience, seat)]
    return [number for number, entry in enumerate(readable, 1) if entry.withdrawn]


def denial_plain(denial: Denial | None, game_id: str, opened: Opened) -> Plain | None:
    if denial is None:
        return None
    denial = game(voice_of(game_id)).denial_for(denial, opened)
    key = f"{voice_of(game_id)}-denied-{denial.rule.lower()}" if denial.key == "denied" else f"denied-{denial.key}"
    return {"rule": denial.rule, "key": key, "args": args_with_refs(denial.args, game_id), "text": denial.text}


def reveal_plain(match: Match) -> Plain:
    """Return the secret and nonces of the dice; the page checks them against the commitment made at the start."""
    return {"secret": match.secret.hex(), "nonces": [nonce.hex() for nonce in match.nonces]}


# A table


def game_plain(installed: InstalledGame, opened: Opened) -> Plain:
    """Return what the page needs to know of a game before its match: nothing of it is behind a closed gate."""
    closed = closed_gates(installed.gates, opened)
    hidden = {
        "verbs": {verb for gate in closed for verb in gate.verbs},
        "options": {option for gate in closed for option in gate.options},
        "moments": {moment for gate in closed for moment in gate.moments},
    }
    verbs = installed.rules.verbs.items()
    return {
        "id": installed.id,
        "players": installed.players,
        "options": [
            {
                "name": option.name,
                "choices": [each for each in option.choices if f"{option.name}={each}" not in hidden["options"]],
            }
            for option in installed.options
            if option.name not in hidden["options"]
        ],
        "verbs": {verb: [*refs_of_fields(cls).values()] for verb, cls in verbs if verb not in hidden["verbs"]},
        "moments": [moment for moment in installed.rules.book.moments if moment not in hidden["moments"]],
        "campaign": installed.rules.campaign.id if installed.rules.campaign is not None else None,
    }


def seats_of(record: TableRecord, person: str) -> list[Seat]:
    return [seat for seat, chair in enumerate(record.seats) if chair.kind == PERSON and chair.person == person]


def table_plain(
    record: TableRecord, match: Match | None, person: str, online: frozenset[Seat], away: Mapping[Seat, float]
) -> Plain:
    """Return the table for the lobby and the seat panels, as this person may see it."""
    mine = seats_of(record, person)
    playing = match is not None and not match.over
    host = record.host == person
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "options": record.options if not record.campaign else {},  # They could tell what is behind a spoiler gate.
        "campaign": {"id": record.campaign, "chapter": record.chapter, "title": record.title or None}
        if record.campaign
        else None,
        "kind": record.kind,
        "status": record.status,
        "host": host,
        "listed": record.listed,
        "created": record.created,
        "moved": record.moved,
        "seats": [
            _seat_plain(seat, chair, person, seat in online, away.get(seat)) for seat, chair in enumerate(record.seats)
        ],
        "waiting": _waiting(match, mine) if match is not None and playing else [],
        "yours": match is not None and playing and any([seat in match.awaited for seat in mine]),
        "invite": record.invite if host and record.status == WAITING else None,
        "commitment": commitment(record.secret),
        "result": record.result,
        "round": _round(match) if match is not None else None,
        "votes": {seat: len(votes) for seat, votes in record.votes.items()},
        "orders": {str(seat): record.orders[str(seat)] for seat in mine if record.orders.get(str(seat))},
    }


def _seat_plain(seat: Seat, chair: Chair, person: str, online: bool, away: float | None) -> Plain:
    you = chair.kind == PERSON and chair.person == person
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "you": you,
        "here": chair.here and you,
        "online": chair.kind == BOT or online,
        "away_since": None if online or chair.kind != PERSON else away,
        "resigned": chair.resigned,
        **({"yours_again": True} if chair.stands_for and chair.stands_for == person else {}),
    }


def _waiting(match: Match, mine: list[Seat]) -> Any:
    """Return whom the table waits for, as far as one of these seats may know."""
    views = [match.waiting(seat) for seat in mine] or [match.waiting(None)]
    cached = next((view for view in views if "seats" in view), views[0])
    return cached.get("seats", cached)


@lru_cache(maxsize=64)
def _counted(table: type) -> tuple[str, ...]:
    return tuple([f.name for f in Layout(table).fields if f.public and f.name in ("round", "rounds")])


def _round(match: Match) -> Plain | None:
    table: Any = match.position.table
    counted: tuple[str, ...] = _counted(table.__class__)
    return {name: getattr(table, name) for name in counted} or None
