"""What goes to a client: views, decisions, events, refusals and tables as plain data. Keys, never sentences."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from brassboard.installed_game import Box, game
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


def named(value: Any, kind: str) -> Any:
    """A value that points at something says what: the page gives it its name."""
    if not kind or value is None:
        return value
    if isinstance(value, tuple | list):
        return [named(one, kind) for one in value]
    return {"ref": kind, "id": value}


def args_of(thing: Any) -> Plain:
    """The fields of an action or event as arguments of its text."""
    cls: type = type(thing)
    return {name: named(getattr(thing, name), kind) for name, kind in refs_of_fields(cls).items()}


@lru_cache(maxsize=64)
def usual_refs(game_id: str) -> dict[str, str]:
    """What an argument of this name usually points at: questions and refusals say names and values only."""
    found: dict[str, str] = {SEAT: SEAT}
    rules = game(game_id).rules
    for cls in [*rules.verbs.values(), *rules.events]:
        for name, kind in refs_of_fields(cls).items():
            if kind:
                found.setdefault(name, kind)
                found.setdefault(kind, kind)
    return found


def guessed(args: Mapping[str, Any], game_id: str) -> Plain:
    usual = usual_refs(game_id) if args else {}
    return {name: named(value, usual.get(name, "")) for name, value in args.items()}


# A match as one seat may know it


_OPTIONS: dict[tuple[str, Action, str], msgspec.Raw] = {}
MOST_KEPT = 20_000


def option_plain(game_id: str, action: Action, rule: str) -> msgspec.Raw:
    """What an option says of itself, encoded already: it is the same every time it is offered."""
    known = _OPTIONS.get((game_id, action, rule))
    if known is None:
        if len(_OPTIONS) >= MOST_KEPT:
            _OPTIONS.clear()
        do = {"key": f"{game_id}-do-{syntax_of(type(action)).verb}", "args": args_of(action)}
        plain = {"text": text_of(action), "refs": refs_of(action), "do": do, "rule": rule}
        known = _OPTIONS[game_id, action, rule] = msgspec.Raw(encoded(plain))
    return known


def decision_plain(game_id: str, decision: Decision, path: list[str]) -> Plain:
    key, args = decision.prompt
    return {
        "number": decision.number,
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": {"key": key, "args": guessed(args, game_id) if args else args},
        "path": path,
        "rule": decision.rule,
        "shape": decision.shape,
        "given": decision.given,
        "options": [option_plain(game_id, action, decision.rule_of(action)) for action in decision.actions],
    }


def view_plain(match: Match, seat: Seat | None, builder: ViewBuilder | None = None) -> Plain:
    """`Match.view` with the decision in the words of the protocol; the encoder makes plain data of it."""
    view = match.view_without_decision(seat, builder)
    decision = match.decision_of(seat) if seat is not None else None
    view["decision"] = decision_plain(match.game.id, decision, view["path"]) if decision else None
    return view


def told_plain(entry: LogEntry) -> Plain:
    """An event as everybody reads it who may read it; `seen_plain` adds what differs."""
    event = entry.event
    return {"key": key_of(type(event)), "args": args_of(event), "rule": entry.rule, "withdrawn": entry.withdrawn}


def seen_plain(told: Plain, audience: int, number: int, side: int) -> Plain:
    """An event as a seat reads it; `side` is a mask of the seats of its team."""
    seen = {"n": number, **told}
    if audience >= 0 and not audience & ~side:
        seen["private"] = True
    return seen


_KEYS: dict[type, str] = {}


def key_of(event: type) -> str:
    """The text of an event: `duel.drew_card` is `duel-drew_card` there."""
    key = _KEYS.get(event)
    if key is None:
        key = _KEYS[event] = tag_of(event).replace(".", "-")
    return key


def side_of(match: Match, seat: Seat | None) -> int:
    teams = match.position.state.teams
    return 0 if seat is None else sum([1 << other for other, team in enumerate(teams) if team == teams[seat]])


def events_plain(match: Match, seat: Seat | None, since: int = 0) -> list[Plain]:
    """What this seat noticed after its event number `since`."""
    side, number, seen = side_of(match, seat), 0, []
    for entry in match.log:
        if may_read(entry.audience, seat):
            number += 1
            if number > since:
                seen.append(seen_plain(told_plain(entry), entry.audience, number, side))
    return seen


def events_known(match: Match, seat: Seat | None, entries: int) -> int:
    """How many of the log's first entries this seat may read."""
    return len([1 for entry in match.log[:entries] if may_read(entry.audience, seat)])


def withdrawn_of(match: Match, seat: Seat | None) -> list[int]:
    """The numbers of this seat's events that were taken back."""
    readable = [entry for entry in match.log if may_read(entry.audience, seat)]
    return [number for number, entry in enumerate(readable, 1) if entry.withdrawn]


def denial_plain(denial: Denial | None, game_id: str) -> Plain | None:
    if denial is None:
        return None
    key = f"{game_id}-denied-{denial.rule.lower()}" if denial.key == "denied" else f"denied-{denial.key}"
    return {"rule": denial.rule, "key": key, "args": guessed(denial.args, game_id), "text": denial.text}


def reveal_plain(match: Match) -> Plain:
    """How the dice were made; the page checks it against the commitment of the start."""
    return {"secret": match.secret.hex(), "nonces": [nonce.hex() for nonce in match.nonces]}


# A table


def game_plain(box: Box) -> Plain:
    verbs = {verb: [*refs_of_fields(action).values()] for verb, action in box.rules.verbs.items()}
    return {
        "id": box.id,
        "players": box.players,
        "options": [{"name": option.name, "choices": option.choices} for option in box.options],
        "verbs": verbs,
        "moments": list(box.rules.book.moments),
    }


def seats_of(record: TableRecord, person: str) -> list[Seat]:
    return [seat for seat, chair in enumerate(record.seats) if chair.kind == PERSON and chair.person == person]


def table_plain(
    record: TableRecord, match: Match | None, person: str, online: frozenset[Seat], away: Mapping[Seat, float]
) -> Plain:
    """The table for the lobby and the seat panels, as this person may see it."""
    mine = seats_of(record, person)
    playing = match is not None and not match.over
    host = record.host == person
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "options": record.options,
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
    }


def _waiting(match: Match, mine: list[Seat]) -> Any:
    """Whom the table waits for, as far as one of these seats may know."""
    views = [match.waiting(seat) for seat in mine] or [match.waiting(None)]
    known = next((view for view in views if "seats" in view), views[0])
    return known.get("seats", known)


@lru_cache(maxsize=64)
def _counted(table: type) -> tuple[str, ...]:
    return tuple([f.name for f in Layout(table).fields if f.public and f.name in ("round", "rounds")])


def _round(match: Match) -> Plain | None:
    table: Any = match.position.table
    counted: tuple[str, ...] = _counted(table.__class__)
    return {name: getattr(table, name) for name in counted} or None
