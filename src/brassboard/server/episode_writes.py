"""Writes of the seam between a ledger and its matches. Each is guarded by the state in which it finds the episode."""

import msgspec
from sqlalchemy import Connection, insert, update

from .records import FINISHED, RECORDED, RUNNING, VOIDED, Episode
from .schema import EPISODES
from .store import Write, WriteConflict


def open_episode(episode: Episode) -> Write:
    """Add the match that a ledger asks for. Two processes that open it write the same row, and the first one wins."""
    row = msgspec.structs.asdict(episode) | {"seats": msgspec.json.encode(episode.seats), "outcome": None}

    def write(connection: Connection) -> None:
        connection.execute(insert(EPISODES), row)

    return write


def finish_episode(campaign: str, n: int, outcome: str, version: int, now: float) -> Write:
    """Note how the match ended, in the transaction of its last move."""
    values = {"outcome": outcome.encode(), "version": version, "ended": now}
    return _change(campaign, n, RUNNING, FINISHED, values)


def record_episode(campaign: str, n: int) -> Write:
    """Note that the outcome stands in the ledger, in the transaction that writes it there."""
    return _change(campaign, n, FINISHED, RECORDED, {})


def void_episode(campaign: str, n: int, now: float) -> Write:
    """Note that the match does not count, in the transaction that writes this into the ledger."""
    return _change(campaign, n, RUNNING, VOIDED, {"ended": now})


def _change(campaign: str, n: int, before: str, after: str, values: dict[str, object]) -> Write:
    same = (EPISODES.c.campaign == campaign) & (EPISODES.c.n == n) & (EPISODES.c.status == before)

    def write(connection: Connection) -> None:
        if connection.execute(update(EPISODES).where(same).values(status=after, **values)).rowcount != 1:
            raise WriteConflict

    return write
