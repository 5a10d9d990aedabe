"""Plain data of a campaign for clients: rail, seats, steps, chronicle. It holds keys of texts, not sentences."""

from collections.abc import Sequence
from typing import Any

from brassboard.campaign import handover
from brassboard.catalogue import Opened
from brassboard.kernel import MATCH, Denial, Game, Match, Present, Seat, Seated, commitment, read_action
from brassboard.kernel.data import MatchRequest, Outcome

from .records import BOT, FINISHED, OPEN, OVER, PERSON, RECORDED, RUNNING, VOIDED, WAITING, Chair, Episode, TableRecord
from .wire import Plain, denial_plain, seats_of

GATHERING, BETWEEN, IN_MATCH = "gathering", "between", "match"


def phase_of(ledger: Match | None) -> str:
    """Return what a campaign does now: it gathers, decides between matches, plays a match, or is over."""
    if ledger is None:
        return GATHERING
    if ledger.over:
        return OVER
    if handover.is_gathering(ledger):
        return GATHERING
    return IN_MATCH if type(ledger.position.asked) is MatchRequest else BETWEEN


def present_of(record: TableRecord) -> Present:
    """Return who plays the next match, as the chairs say: everyone who is there and does not stay away."""
    return Present(tuple([s for s, chair in enumerate(record.seats) if chair.kind != OPEN and not chair.absent]))


def current_table(episodes: Sequence[Episode]) -> str | None:
    """Return the table of the match that is being played or has ended but is not in the ledger yet."""
    return next((each.table_id for each in episodes if each.status in (RUNNING, FINISHED)), None)


def next_number(episodes: Sequence[Episode]) -> int:
    """Return the number of the match that is on the table, or of the next one; matches that do not count included."""
    return len(episodes) if current_table(episodes) is not None else len(episodes) + 1


def new_ledger(rules: Game, record: TableRecord, secret: bytes = b"", nonces: Sequence[bytes] = ()) -> Match:
    """Return the ledger with which a campaign begins: everyone who holds a chair is seated.

    Without a secret it is only for looking at what the campaign would ask.
    """
    ledger = Match.begin(rules, rules.setup(record.players), secret=secret, nonces=nonces)
    for seat, chair in enumerate(record.seats):
        if chair.kind != OPEN and handover.is_gathering(ledger):
            ledger.take(Seated(seat, chair.role), seat=MATCH)
    return ledger


def start_denial(record: TableRecord, ledger: Match) -> Denial | None:
    """Return why the next match cannot start now, or None."""
    present = present_of(record)
    if not present.seats:
        return Denial("", "too-few-present", {"least": 1})
    return ledger.why_not_gather(present) if handover.is_gathering(ledger) else None


def campaign_plain(
    record: TableRecord,
    ledger: Match | None,
    episodes: Sequence[Episode],
    person: str,
    opened: Opened,
    rules: Game,
) -> Plain:
    """Return a campaign as this person may see it. What lies behind a closed gate is not in it."""
    mine, phase, rules_id = seats_of(record, person), phase_of(ledger), rules.id
    told = ledger if ledger is not None else new_ledger(rules, record)
    denial = start_denial(record, told) if phase == GATHERING else Denial("", "not-now", {})
    asked = [seat for seat in ledger.awaited if seat >= 0] if ledger is not None and phase == BETWEEN else []
    return {
        "id": record.id,
        "game": record.game,
        "rules": rules_id,
        "status": record.status,
        "phase": phase,
        "host": record.host == person,
        "member": bool(mine),
        "listed": record.listed,
        "created": record.created,
        "moved": record.moved,
        "table": current_table(episodes),
        "episode": next_number(episodes),
        "rail": _rail_plain(told, episodes),
        "seats": [_chair_plain(seat, chair, person) for seat, chair in enumerate(record.seats)],
        "steps": [_step_plain(step) for step in handover.steps_of(told)],
        "waiting": [{"seat": seat, "since": record.calls.get(str(seat), (0, record.moved))[1]} for seat in asked],
        "yours": any([seat in asked for seat in mine]),
        "chronicle": [_episode_plain(number, each, ledger) for number, each in enumerate(episodes, 1)],
        "gates": sorted(opened),
        "start": {"ready": denial is None, "denial": denial_plain(denial, rules_id, opened)},
        "hour": record.hour or None,
        "ballots": {what: len(people) for what, people in record.ballots.items()},
        "invite": record.invite if record.host == person and record.status != OVER else None,
        "commitment": commitment(record.secret),
        "result": record.result,
    }


def _rail_plain(ledger: Match, episodes: Sequence[Episode]) -> list[Plain]:
    ends = [each.ended for each in episodes if each.status == RECORDED]
    legs: list[Plain] = []
    for leg in handover.rail_of(ledger):
        ended = ends[leg.number - 1] if leg.number <= len(ends) else None
        legs.append(
            {"number": leg.number, "status": leg.status, "title": leg.title or None, "won": leg.won, "ended": ended}
        )
    return legs


def _chair_plain(seat: Seat, chair: Chair, person: str) -> Plain:
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "you": chair.kind == PERSON and chair.person == person,
        "absent": chair.absent,
        "joining": chair.joining,
        "leaving": chair.leaving and chair.kind == BOT,
        "role": chair.role,
    }


def _step_plain(step: Any) -> Plain:
    return {"key": step.key, "seats": step.seats, "hidden": step.hidden, "now": step.now}


def _episode_plain(number: int, episode: Episode, ledger: Match | None) -> Plain:
    """Return an entry of the chronicle. Who won is there once the outcome stands in the ledger."""
    won: list[Seat] = []
    if episode.status == RECORDED and episode.outcome is not None and ledger is not None:
        outcome = read_action(episode.outcome, {"outcome": Outcome})
        assert isinstance(outcome, Outcome)
        won = [seat for seat in episode.seats if outcome.won >> seat & 1]
    return {
        "number": number,
        "table": episode.table_id,
        "status": episode.status,
        "void": episode.status == VOIDED,
        "seats": episode.seats,
        "won": won,
        "opened": episode.opened,
        "ended": episode.ended or None,
    }


def is_open_to(record: TableRecord, person: str) -> bool:
    """Return whether a listed campaign that has not begun has an empty chair for this person."""
    free = any([chair.kind == OPEN for chair in record.seats])
    return record.status == WAITING and free and not seats_of(record, person)
