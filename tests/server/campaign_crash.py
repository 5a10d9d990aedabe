"""Kill a process before each statement at which a campaign hands over, let another one go on, and compare.

    python tests/server/campaign_crash.py --kills 200
    python tests/server/campaign_crash.py --kills 40 --split        (the control: it must find a torn campaign)

Nothing acknowledged may be lost, no match may be opened or recorded twice, and no campaign may wait for ever.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from brassboard.campaign import handover
from brassboard.installed_game import rules_of
from brassboard.kernel import Match, read_action, read_journal
from brassboard.server.campaign_wire import current_table
from brassboard.server.connection import Connection
from brassboard.server.ledger_session import LedgerSession
from brassboard.server.migrations import migrate
from brassboard.server.persistence import load_table
from brassboard.server.records import RECORDED, VOIDED
from brassboard.server.seam import seam_problems
from brassboard.server.store import JointWrites, Store
from brassboard.server.table_registry import TableRegistry
from brassboard.server.table_session import TableSession
from server.boundaries import Boundaries
from server.campaigning import ADA, BOB, CLEO, campaign_of

MAX_PLACES = 400


class Torn(AssertionError):
    """A campaign does not fit together."""


# One process that plays


class Player:
    """Plays the campaign of a database to its end, and writes down every move that was acknowledged."""

    def __init__(self, registry: TableRegistry, acknowledged: Path, seed: int) -> None:
        self.registry = registry
        self.acknowledged = acknowledged
        self.luck = random.Random(seed)

    async def play(self) -> None:
        ledgers = self.registry.store.ledgers_of(ADA.id)
        session = (
            await self.registry.campaigns.session(ledgers[0].id)
            if ledgers
            else await campaign_of(self.registry, ADA, BOB, CLEO)
        )
        for _ in range(10_000):
            session = await self.registry.campaigns.session(session.record.id)
            if session.match is not None and session.match.over:
                return
            await self._step(session)
        raise Torn("the campaign does not end")

    async def _step(self, session: LedgerSession) -> None:
        table = current_table(session.episodes)
        if session.match is None:
            await session.begin()
        elif handover.is_gathering(session.match):
            self._stay_away(session)
            await session.gather()
        elif table is not None:
            await self._play_match(await self.registry.table(table))
        elif [seat for seat in session.match.awaited if seat >= 0]:
            await self._answer(session)
        else:
            raise Torn("the campaign waits for a match that nobody opened")

    def _stay_away(self, session: LedgerSession) -> None:
        """Sometimes one of the three does not play."""
        away = self.luck.randrange(4)
        for seat, chair in enumerate(session.record.seats):
            chair.absent = seat == away

    async def _play_match(self, table: TableSession) -> None:
        while table.match is not None and not table.finished:
            await self._answer(table)

    async def _answer(self, session: TableSession) -> None:
        match = session.match
        assert match is not None
        decision = match.decision
        assert decision is not None
        choice = decision.options[-1].text if self.luck.random() < 0.7 else self.luck.choice(decision.options).text
        connection = Connection(session.record.seats[decision.seat].person, decision.seat)
        await session.take(connection, 1, decision.number, [choice])
        with self.acknowledged.open("ab", buffering=0) as file:
            file.write(f"{session.record.id} {decision.seat} {decision.number} {choice}\n".encode())


def split_hand_over() -> None:
    """Plant the fault: the outcome is recorded in one transaction, and the next match opened in another."""
    whole = LedgerSession._open_match
    after = LedgerSession.after_publish

    def only_note(self: LedgerSession, ledger: Match, opening: Any, joint: JointWrites) -> None:
        self.later = (ledger, opening)  # type: ignore[attr-defined]

    def open_later(self: LedgerSession, joint: JointWrites, ended: bool) -> None:
        later, self.later = getattr(self, "later", None), None  # type: ignore[attr-defined]
        if later is not None:
            second = JointWrites()
            whole(self, *later, second)
            self.store.submit_all(second.changes, second.writes, [])
        after(self, joint, ended)

    LedgerSession._open_match = only_note  # type: ignore[method-assign]
    LedgerSession.after_publish = open_later  # type: ignore[method-assign]


def play_in_child(url: str, acknowledged: Path, seed: int, kill_at: int, split: bool) -> int:
    """Play in a process of its own that kills itself at a place. Return how it ended: 0, or minus the signal."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        if split:
            split_hand_over()
        _child(url, acknowledged, seed, kill_at)
        os._exit(0)
    except BaseException as problem:
        sys.stderr.write(f"{type(problem).__name__}: {problem}\n")
        os._exit(1)


def _child(url: str, acknowledged: Path, seed: int, kill_at: int) -> None:
    def die(place: int) -> None:
        if place == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    store = Store(url)
    from brassboard.server.bot_pool import BotPool

    with Boundaries(store, die):
        asyncio.run(Player(TableRegistry(store, BotPool(0), pass_delay=0.0), acknowledged, seed).play())
    store.close()


# What must hold


def compare(url: str, acknowledged: Path, finished: bool) -> int:
    """Compare what is on disk with what was acknowledged. Return how many moves were compared."""
    problems = seam_problems(url)
    if problems:
        raise Torn("; ".join(problems))
    store = Store(url)
    try:
        moves = [line.split() for line in acknowledged.read_text().splitlines()] if acknowledged.exists() else []
        journals: dict[str, list[str]] = {}
        for table, seat, number, text in moves:
            if table not in journals:
                loaded = load_table(store, table)
                assert loaded is not None
                assert loaded[1] is not None
                journals[table] = [str(line) for line in loaded[1].lines]
            if journals[table].count(f"{number} P{seat} {text}") != 1:
                raise Torn(f"acknowledged {number} P{seat} {text}, but it is not there once")
        if finished:
            _compare_campaign(store)
        return len(moves)
    finally:
        store.close()


def _compare_campaign(store: Store) -> None:
    """Replay every journal of the finished campaign, and compute every outcome again."""
    ledger = load_table(store, store.ledgers_of(ADA.id)[0].id)
    assert ledger is not None
    assert ledger[1] is not None
    rules = rules_of("duel")
    Match.replay(rules_of("duel_grudge"), read_journal(str(ledger[1].journal)))
    episodes = store.episodes(ledger[0].id)
    if [episode.status for episode in episodes if episode.status != VOIDED] != [RECORDED] * 2:
        raise Torn(f"a grudge has two duels, not {episodes}")
    for episode in episodes:
        loaded = load_table(store, episode.table_id)
        assert loaded is not None
        assert loaded[1] is not None
        again = Match.replay(rules, read_journal(str(loaded[1].journal)))
        outcome = read_action(ledger[1].lines[episode.n].text, ledger[1].game.verbs)
        if handover.outcome_of(again, episode.seats) != outcome:
            raise Torn(f"line {episode.n} is another outcome than that of its match")
        if loaded[1].secret != handover.match_secret(ledger[1], episode.n):
            raise Torn(f"the match of line {episode.n} has another secret")


def count_places(url: str, folder: Path, seed: int) -> int:
    """Return at how many places a campaign can be killed: play it once to its end and count."""
    places: list[int] = []
    store = Store(url)
    from brassboard.server.bot_pool import BotPool

    with Boundaries(store, places.append):
        player = Player(TableRegistry(store, BotPool(0), pass_delay=0.0), folder / "counted", seed)
        _run(player.play())
    store.close()
    return len(places)


def _run(work: Any) -> None:
    asyncio.run(work)


def crash(
    kills: int, seed: int = 1, split: bool = False, new_database: Callable[[int], str] | None = None
) -> tuple[int, int, list[str]]:
    """Kill at `kills` places spread over all there are. Return kills that hit, moves compared, and what was torn."""
    torn: list[str] = []
    hits = moves = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def database(number: int) -> str:
            url = new_database(number) if new_database is not None else f"sqlite:///{folder / str(number)}.sqlite"
            migrate(url)
            return url

        counting = os.fork()  # In a process of its own: a process with threads should not fork.
        if not counting:
            (folder / "places").write_text(str(count_places(database(-1), folder, seed)))
            os._exit(0)
        os.waitpid(counting, 0)
        places = int((folder / "places").read_text())
        assert 20 < places < MAX_PLACES, places
        for number in range(kills):
            place = (2 * number + 1) * places // (2 * kills) if kills < places else number % places
            url, acknowledged = database(number), folder / f"{number}.moves"
            if play_in_child(url, acknowledged, seed + (number // places), place, split) == -signal.SIGKILL:
                hits += 1
            problem = _in_child(lambda url=url, acked=acknowledged: compare(url, acked, finished=False))
            if not problem and play_in_child(url, acknowledged, seed + 1000 + number, -1, False) != 0:
                problem = "a second process cannot go on"
            if not problem:
                problem = _in_child(lambda url=url, acked=acknowledged: compare(url, acked, finished=True))
            if problem:
                torn.append(f"killed at place {place} of {places}: {problem}")
            moves += len(acknowledged.read_text().splitlines()) if acknowledged.exists() else 0
    return hits, moves, torn


def _in_child(check: Callable[[], object]) -> str:
    """Run a check in a process of its own, so that this one never has threads. Return what it found."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        try:
            check()
        except Exception as problem:
            os.write(writer, f"{type(problem).__name__}: {problem}".encode()[:4000])
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        found = pipe.read().decode()
    os.waitpid(child, 0)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--split", action="store_true", help="plant the fault that the comparison must find")
    parser.add_argument("--databases", nargs="*", default=[], help="empty databases, one more than kills")
    args = parser.parse_args()
    urls = args.databases
    hits, moves, torn = crash(args.kills, args.seed, args.split, (lambda n: urls[n + 1]) if urls else None)
    for problem in torn:
        sys.stdout.write(f"{problem}\n")
    sys.stdout.write(f"{hits} kills, {moves} acknowledged moves compared, {len(torn)} torn\n")
    return 1 if torn else 0


if __name__ == "__main__":
    sys.exit(main())
