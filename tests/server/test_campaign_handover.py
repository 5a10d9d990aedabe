"""The hand-over between a ledger and its matches: every boundary is one transaction, and half of it never is."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from brassboard.campaign import handover
from brassboard.kernel import Illegal, Match
from brassboard.server.campaign_wire import current_table
from brassboard.server.connection import Connection, Refused
from brassboard.server.ledger_session import LedgerSession
from brassboard.server.migrations import migrate
from brassboard.server.records import FINISHED, OVER, RECORDED, RUNNING, VOIDED
from brassboard.server.seam import seam_problems
from brassboard.server.store import Store
from brassboard.server.table_registry import TableRegistry
from server.boundaries import Boundaries
from server.campaigning import ADA, BOB, answer, campaign_of, decide, play_campaign, play_match, registry_on, started
from server.campaigning import table_of as match_table
from server.server_process import run


@pytest.fixture
def url(tmp_path: Path) -> str:
    database = f"sqlite:///{tmp_path / 'a.sqlite'}"
    migrate(database)
    return database


def evening(url: str, play: Callable[[TableRegistry], Any]) -> None:
    """Let something happen on a server; afterwards everything fits together."""
    with registry_on(url) as registry:
        run(play(registry))


def statuses(session: LedgerSession) -> list[str]:
    return [episode.status for episode in session.episodes]


def test_a_campaign_goes_through_two_matches(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        assert statuses(session) == [RUNNING]
        table = await match_table(registry, session)
        assert (table.record.campaign, table.record.places) == (session.record.id, [0, 1])
        assert [chair.person for chair in table.record.seats] == ["ada", "bob"]
        assert table.record.secret == handover.match_secret(session.match, session.episodes[0].n)
        first = await play_match(registry, session)
        assert statuses(session) == [RECORDED]
        assert handover.is_gathering(session.match)
        assert seam_problems(url) == []
        assert await session.gather()
        assert session.match.awaited == (0, 1)
        await decide(session, "take:iron", "take:sleeve")
        table = await match_table(registry, session)
        assert table.record.id != first
        assert table.match.setup.told == '{"duel":2,"upgrades":["iron","sleeve"]}'
        await play_match(registry, session)
        assert session.match.over
        assert session.record.status == OVER
        assert statuses(session) == [RECORDED, RECORDED]

    evening(url, play)


def test_the_last_move_needs_no_ledger_and_the_ledger_heals_when_it_is_opened(url: str) -> None:
    """The server stops between the last move and the ledger; whoever looks next finds the outcome recorded."""

    async def until_over(registry: TableRegistry) -> str:
        session = await started(registry, ADA, BOB)
        registry.campaigns.match_ended = lambda campaign: None  # type: ignore[method-assign]
        await play_match(registry, session, settle=False)
        await session.refresh()
        assert statuses(session) == [FINISHED]
        assert session.match.lines[-1].text == "present:0,1"
        return session.record.id

    ids: list[str] = []

    async def first(registry: TableRegistry) -> None:
        ids.append(await until_over(registry))

    evening(url, first)

    async def look(registry: TableRegistry) -> None:
        session = await registry.campaigns.session(ids[0])
        assert statuses(session) == [RECORDED]
        assert handover.is_gathering(session.match)

    evening(url, look)


@pytest.mark.parametrize("how", ["load", "list", "sweep", "notice"])
def test_whoever_looks_heals_it(url: str, how: str) -> None:
    ids: list[str] = []

    async def first(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        registry.campaigns.match_ended = lambda campaign: None  # type: ignore[method-assign]
        await play_match(registry, session, settle=False)
        ids.append(session.record.id)

    async def second(registry: TableRegistry) -> None:
        if how == "load":
            await registry.table(ids[0])
        elif how == "list":
            await registry.campaigns.lobby(ADA)
        elif how == "sweep":
            await registry.campaigns.sweep()
        else:
            await registry.table(ids[0])
            registry.campaigns.campaign_changed(ids[0])
        while registry.campaigns._tasks:
            await asyncio.gather(*registry.campaigns._tasks)
        assert [episode.status for episode in registry.store.episodes(ids[0])] == [RECORDED]

    evening(url, first)
    evening(url, second)


def test_a_fault_in_the_ledger_eats_no_last_move(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is over for its players; the outcome waits on disk until the rules are repaired."""

    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        with monkeypatch.context() as patched:

            def broken(*args: Any) -> None:
                raise RuntimeError("a mistake in the rules")

            patched.setattr(handover, "upgraded_outcome", broken)
            table = await play_match(registry, session)
            assert (await registry.table(table)).record.status == OVER
            assert statuses(session) == [FINISHED]
            assert registry.campaigns.faults >= 1
        await registry.campaigns.sweep()
        await session.refresh()
        assert statuses(session) == [RECORDED]

    evening(url, play)


def test_a_match_that_cannot_be_opened_undoes_the_answer_that_asked_for_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        await play_match(registry, session)
        await session.gather()
        await session.take(Connection("ada", 0), 1, session.match.decision_of(0).number, ["take:iron"])
        lines = len(session.match.lines)
        decision = session.match.decision_of(1)
        with monkeypatch.context() as patched:

            def broken(*args: Any) -> None:
                raise RuntimeError("a mistake in the rules")

            patched.setattr(handover.Opening, "begin", broken)
            with pytest.raises(RuntimeError, match="a mistake"):
                await session.take(Connection("bob", 1), 1, decision.number, ["take:iron"])
        assert len(session.match.lines) == lines, "what is on disk counts"
        await session.take(Connection("bob", 1), 1, decision.number, ["take:iron"])
        await session.refresh()
        assert statuses(session) == [RECORDED, RUNNING]

    evening(url, play)


# Each statement of a boundary fails once


async def fails_then_works(store: Store, action: Callable[[], Any], done: Callable[[], bool]) -> int:
    """Run an action again and again, with one more of its statements getting through. Return how many failed."""
    for place in range(60):

        def fail(here: int, at: int = place) -> None:
            if here == at:
                raise sqlite3.OperationalError("the disk is full")

        with Boundaries(store, fail), contextlib.suppress(sqlite3.OperationalError, DBAPIError):
            await action()
        if done():
            return place
    raise AssertionError("it never got through")


def test_every_statement_of_recording_and_opening_may_fail_once(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        registry.campaigns.match_ended = lambda campaign: None  # type: ignore[method-assign]
        await play_match(registry, session, settle=False)
        store, id = registry.store, session.record.id

        def is_at(*wanted: str) -> bool:
            assert seam_problems(url) == []
            return [episode.status for episode in store.episodes(id)] == list(wanted)

        async def settle() -> None:
            await registry.campaigns.settle(id)

        assert await fails_then_works(store, settle, lambda: is_at(RECORDED)) >= 5
        assert await session.gather()
        await session.take(Connection("ada", 0), 1, session.match.decision_of(0).number, ["take:iron"])

        async def choose() -> None:
            await session.disk.settle()
            await session.take(Connection("bob", 1), 1, session.match.decision_of(1).number, ["take:iron"])

        assert await fails_then_works(store, choose, lambda: is_at(RECORDED, RUNNING)) >= 8

    evening(url, play)


def test_the_seam_is_torn_if_recording_and_opening_are_two_transactions(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: with the opening left out of the transaction, the check of the seam finds it."""

    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        await play_match(registry, session)
        await session.gather()
        monkeypatch.setattr(LedgerSession, "_open_match", lambda *args: None)
        await decide(session)
        problems = seam_problems(url)
        assert any("asks for a match at line" in problem for problem in problems), problems
        monkeypatch.undo()
        opening = handover.opening(session.installed.rules, session.match)
        assert opening is not None
        joint = session.joint_writes(session.match, ended=False)
        await session.store.submit_all(joint.changes, joint.writes, [])

    evening(url, play)


# Two processes


def test_two_processes_record_the_same_end_once(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        registry.campaigns.match_ended = lambda campaign: None  # type: ignore[method-assign]
        await play_match(registry, session, settle=False)
        id = session.record.id
        with registry_on(url) as other:
            await other.table(id)
            await asyncio.gather(registry.campaigns.settle(id), other.campaigns.settle(id))
            one, two = await registry.campaigns.session(id), await other.campaigns.session(id)
            assert statuses(one) == statuses(two) == [RECORDED]
            assert [line.text for line in one.match.lines] == [line.text for line in two.match.lines]

    evening(url, play)


def test_two_processes_start_the_same_match(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await campaign_of(registry, ADA, BOB)
        id = session.record.id
        with registry_on(url) as other:
            twin = await other.campaigns.session(id)
            done = await asyncio.gather(session.begin(), twin.begin())
            assert sorted(done) == [False, True]
            tables = [current_table((await one.campaigns.session(id)).episodes) for one in (registry, other)]
            assert tables[0] == tables[1]

    evening(url, play)


def test_the_last_decision_and_an_absence_at_two_processes(url: str) -> None:
    """The record changes under the last decision: it is tried again and opens the match."""

    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        await play_match(registry, session)
        await session.gather()
        await session.take(Connection("ada", 0), 1, session.match.decision_of(0).number, ["take:iron"])
        with registry_on(url) as other:
            twin = await other.campaigns.session(session.record.id)
            twin.record.hour = 99.0
            await twin.save_record()
            number = session.match.decision_of(1).number
            await session.take(Connection("bob", 1), 1, number, ["take:iron"])
        await session.refresh()
        assert statuses(session) == [RECORDED, RUNNING]

    evening(url, play)


# Undo, void, copy


def test_undo_stops_at_a_match(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        await play_match(registry, session)
        await session.gather()
        await decide(session)
        for ledger in (session, await reopened(registry, session)):
            with pytest.raises(Illegal, match="undo-match"):
                await ledger.undo(Connection("ada", 0), 1)
            assert ledger.record.undo_by == -1

    async def reopened(registry: TableRegistry, session: LedgerSession) -> LedgerSession:
        del registry.tables[session.record.id]
        return await registry.campaigns.session(session.record.id)

    evening(url, play)


def test_a_match_that_does_not_count(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        table = await match_table(registry, session)
        await answer(table, random.Random(1))
        assert await session.void_match(session.episodes[0], table)
        await session.refresh()
        assert statuses(session) == [VOIDED]
        assert handover.is_gathering(session.match)
        assert table.record.status == OVER
        with pytest.raises(Refused, match="does not count"):
            await answer(table, random.Random(1))
        assert not await session.void_match(session.episodes[0], table)
        assert await session.gather()
        await play_campaign(registry, session)
        assert statuses(session) == [VOIDED, RECORDED, RECORDED]

    evening(url, play)


def test_a_last_move_beats_a_void_in_another_process(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        with registry_on(url) as other:
            twin = await other.campaigns.session(session.record.id)
            table = await match_table(other, twin)
            registry.campaigns.match_ended = lambda campaign: None  # type: ignore[method-assign]
            await play_match(registry, session, settle=False)
            assert not await twin.void_match(twin.episodes[0], table)
            assert table.match.over
            await other.campaigns.settle(session.record.id)
            assert [episode.status for episode in other.store.episodes(session.record.id)] == [RECORDED]

    evening(url, play)


def test_a_copy_from_before_the_second_match(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        await play_campaign(registry, session)
        copied = await registry.campaigns.copy(session, ADA, 2)
        assert handover.is_gathering(copied.match)
        assert copied.match.position.table.points == _points_after_first(session.match)
        assert copied.record.copied == len(copied.match.lines)
        assert copied.record.secret != session.record.secret
        await play_campaign(registry, copied)
        assert copied.match.over

    def _points_after_first(ledger: Match) -> list[int]:
        return ledger.at(handover.line_of_chapter(ledger, 2)).position.table.points

    evening(url, play)
