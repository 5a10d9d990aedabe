"""Bots at a table go on from what they foresaw: one mind a seat, as many as there is room for, gone with the match."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

import brassboard
from brassboard.bots import Mcts, bot
from brassboard.bots.levels import HARD_PACE, HARD_SECONDS
from brassboard.kernel import Lens, Match, Position, determinize, stream, text_of
from brassboard.kernel.data import State
from brassboard.server import bot_worker
from brassboard.server.autoplay import reaction_moment
from brassboard.server.bot_pool import BotPool
from brassboard.server.bot_worker import BotCache, BotRequest, answer_request, pack, unpack
from brassboard.server.migrations import migrate
from brassboard.server.records import Person
from brassboard.server.store import Store
from brassboard.server.table_registry import TableRegistry
from brassboard.server.table_session import TableSession
from server.server_process import run

DUEL = brassboard.game("duel").rules
ADA = Person("ada", "Ada")


def asked(match: Match) -> int:
    """The seat to move, after everything nobody has to think about."""
    while not match.over and len(match.position.options) == 1:
        match.take(match.position.options[0], match.position.seat)
    return match.position.seat


def acting(match: Match) -> int:
    """The seat to move, outside windows: there hard does not search."""
    while reaction_moment(match, asked(match)):
        match.take("pass", match.position.seat)
    return match.position.seat


def request_for(position: Position[Any], bot: str = "mcts", seed: int = 0, table: str = "t", undone: int = 0) -> bytes:
    return pack(DUEL.lens(position, position.seat), "duel", bot, seed, table, undone)


def chosen(cache: BotCache, data: bytes) -> tuple[Mcts, str]:
    """What `answer_request` does, with minds of our own."""
    got, lens = unpack(data)
    player = cache.take(got)
    choice = text_of(player.choose(lens))
    cache.put(got, player)
    assert isinstance(player, Mcts)
    return player, choice


def a_match(seed: int = 3) -> Match:
    return brassboard.game("duel").new(players=2, seed=seed)


def played_on(cache: BotCache, decisions: int, seed: int = 3) -> tuple[Match, list[str], dict[int, Mcts]]:
    """So many decisions of a duel in which every seat is a search."""
    match, choices, bots = a_match(seed), [], {}
    for number in range(decisions):
        seat = asked(match)
        bots[seat], choice = chosen(cache, request_for(match.position, seed=number))
        choices.append(choice)
        match.take(choice, seat)
    return match, choices, bots


def test_a_seat_goes_on_from_what_it_foresaw() -> None:
    """Through the whole way a lens takes to another process."""
    cache = BotCache()
    _, _, bots = played_on(cache, 16)
    assert sum(player.tree.found_again for player in bots.values()) > 4
    assert {place: cached.bot for place, cached in cache.bots.items()} == {("t", seat): bots[seat] for seat in bots}


def test_another_past_another_bot_or_another_table_is_another_mind() -> None:
    match = a_match()
    seat = acting(match)
    cache = BotCache()
    first, _ = chosen(cache, request_for(match.position))
    assert chosen(cache, request_for(match.position))[0] is first
    assert chosen(cache, request_for(match.position, table="u"))[0] is not first
    hard, _ = chosen(cache, request_for(match.position, bot="hard"))
    assert hard is not first
    again, _ = chosen(cache, request_for(match.position, bot="hard", undone=1))
    assert again is not hard
    assert again.tree.found_again == 0
    assert {*cache.bots} == {("t", seat), ("u", seat)}


def test_who_remembers_nothing_is_not_kept() -> None:
    match = a_match()
    asked(match)
    cache = BotCache()
    for name in ("random", "easy", "medium", "greedy"):
        got, lens = unpack(request_for(match.position, bot=name))
        player = cache.take(got)
        player.choose(lens)
        cache.put(got, player)
    chosen(cache, request_for(match.position, table=""))
    assert cache.bots == {}


def test_no_more_is_kept_than_there_is_room_for() -> None:
    match = a_match()
    seat = asked(match)
    cache = BotCache(max_bots=3)
    for number in range(6):
        chosen(cache, request_for(match.position, table=str(number)))
    chosen(cache, request_for(match.position, table="3"))
    assert [*cache.bots] == [("4", seat), ("5", seat), ("3", seat)], "who was not asked for longest goes first"
    cache.max_memory = cache.memory
    chosen(cache, request_for(match.position, table="6"))
    assert 0 < cache.memory <= cache.max_memory
    cache.max_memory = 0
    chosen(cache, request_for(match.position, table="7"))
    assert cache.bots == {}


def test_a_bot_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    asked(match)
    monkeypatch.setattr(bot_worker, "BOT_CACHE", BotCache())
    answer_request(request_for(match.position))
    assert bot_worker.BOT_CACHE.bots
    monkeypatch.setattr(Mcts, "choose", lambda self, lens: lens.nothing)
    with pytest.raises(AttributeError):
        answer_request(request_for(match.position))
    assert bot_worker.BOT_CACHE.bots == {}


def test_the_same_seeds_and_the_same_past_choose_the_same() -> None:
    assert played_on(BotCache(), 12)[1] == played_on(BotCache(), 12)[1]
    match = a_match()
    asked(match)
    fresh = [text_of(bot("mcts", seed=5).choose(DUEL.lens(match.position, match.position.seat))) for _ in range(2)]
    assert fresh == [chosen(BotCache(), request_for(match.position, seed=5))[1]] * 2


def test_what_is_remembered_tells_nothing_the_seat_cannot_know() -> None:
    """Two tables that agree for the seat at every decision, but in nothing it cannot see: the same choices."""
    match, cache, twins = a_match(), BotCache(), BotCache()
    differed = found = 0
    for number in range(14):
        seat = asked(match)
        twin = determinize(match.position, seat, stream(number), DUEL.resample)
        differed += twin.state != match.position.state
        mine, choice = chosen(cache, request_for(match.position, seed=number))
        lens = DUEL.lens(twin, seat)
        other, same = chosen(twins, pack(lens, "duel", "mcts", number, "t"))
        assert choice == same
        assert {*mine.tree.nodes} == {*other.tree.nodes}
        found += mine.tree.found_again
        match.take(choice, seat)
    assert differed > 4
    assert found > 0


def test_a_kept_bot_holds_no_position_and_little_else() -> None:
    cache = BotCache()
    played_on(cache, 10)
    seen: dict[int, Any] = {}
    left: list[Any] = [cached.bot for cached in cache.bots.values()]
    while left:
        one = left.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType):
            seen[id(one)] = one
            left += gc.get_referents(one)
    assert not [one for one in seen.values() if isinstance(one, Position | Lens | State)]
    assert len(seen) < 40 * cache.memory + 500


def test_hard_keeps_its_pace_with_a_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that finds its tree again ends with its seconds too, and those end before the beat does."""
    assert HARD_SECONDS < HARD_PACE
    match, cache = a_match(), BotCache()
    looks: list[float] = []

    def clock() -> float:
        looks.append(0.0)
        return len(looks) * HARD_SECONDS / 20

    monkeypatch.setattr("brassboard.bots.mcts.perf_counter", clock)
    for number in range(4):
        seat = acting(match)
        looks.clear()
        _, choice = chosen(cache, request_for(match.position, bot="hard", seed=number))
        assert 0 < len(looks) <= 22, "it does not think on when its time is over"
        assert cache.memory
        match.take(choice, seat)


# At a table: the same, with threads for processes, so that the minds can be looked at


class OneThread(ThreadPoolExecutor):
    def __init__(self) -> None:
        super().__init__(1)


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch) -> BotCache:
    monkeypatch.setattr(bot_worker, "BOT_CACHE", BotCache())
    return bot_worker.BOT_CACHE


@pytest.fixture
def make_pool() -> Iterator[Callable[[int], BotPool]]:
    made: list[BotPool] = []

    def build(processes: int) -> BotPool:
        pool = BotPool(processes)
        for worker in pool.workers:
            worker.process = OneThread()
        made.append(pool)
        return pool

    yield build
    for pool in made:
        pool.close()


@pytest.fixture
def registry(tmp_path: Path, make_pool: Callable[[int], BotPool]) -> Iterator[TableRegistry]:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    migrate(url)
    store = Store(url)
    yield TableRegistry(store, make_pool(1), pass_delay=0.0)
    store.close()


async def bots_idle(session: TableSession) -> None:
    while not session.idle:
        await asyncio.sleep(0)


async def sit_down(registry: TableRegistry, *kinds: str) -> TableSession:
    chairs = [registry.make_chair("me" if kind == "me" else "bot", kind, ADA, b"\0" * 16) for kind in kinds]
    session = await registry.create(ADA, "duel", len(chairs), {"rounds": 4}, chairs, False, b"\7" * 32)
    await session.start_match()
    await bots_idle(session)
    return session


async def until_a_search(session: TableSession, cache: BotCache) -> None:
    """The person does something, whatever it is, until the bot has searched."""
    match = session.match
    assert match is not None
    while not cache.bots:
        match.take(match.position.options[-1], 0)
        await session.publish()
        await bots_idle(session)


async def forgotten(pool: BotPool) -> None:
    for worker in pool.workers:
        process = worker.process
        assert process is not None
        await asyncio.wrap_future(process.submit(len, ()))


def test_the_end_of_a_match_is_the_end_of_its_minds(registry: TableRegistry, cache: BotCache) -> None:
    async def play() -> None:
        session = await sit_down(registry, "mcts", "mcts")
        assert session.match is not None
        assert session.match.over
        await forgotten(registry.pool)

    cached: list[int] = []
    put = BotCache.put

    def watched(self: BotCache, request: BotRequest, player: Any) -> None:
        put(self, request, player)
        cached.append(len(self.bots))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotCache, "put", watched)
        run(play())
    assert max(cached) == 2, "one a seat"
    assert cache.bots == {}
    assert registry.pool.used_workers == {}


def test_a_table_put_to_rest_takes_its_minds_along_and_comes_back_without(
    registry: TableRegistry, cache: BotCache
) -> None:
    async def play() -> None:
        session = await sit_down(registry, "me", "mcts")
        await until_a_search(session, cache)
        assert {*cache.bots} == {(session.record.id, 1)}
        registry.release(session)
        await forgotten(registry.pool)
        assert cache.bots == {}
        assert registry.pool.used_workers == {}
        back = await registry.table(session.record.id)
        assert back is not session
        await until_a_search(back, cache)

    run(play())


def test_after_an_undo_the_seat_thinks_anew(registry: TableRegistry, cache: BotCache) -> None:
    """It may have learnt what has not happened now."""

    async def play() -> None:
        session = await sit_down(registry, "me", "mcts")
        await until_a_search(session, cache)
        before = cache.bots[session.record.id, 1]
        assert session.match is not None
        session.match.undo(0, consent=range(2))
        await session.publish()
        await bots_idle(session)
        while cache.bots[session.record.id, 1] is before:
            session.match.take(session.match.position.options[-1], 0)
            await session.publish()
            await bots_idle(session)
        after = cache.bots[session.record.id, 1]
        assert after.bot is not before.bot
        assert (before.undone, after.undone) == (0, 1)

    run(play())


def test_a_table_is_at_home_in_one_process_while_that_is_free(make_pool: Callable[[int], BotPool]) -> None:
    pool = make_pool(3)
    tables = [f"table {number}" for number in range(60)]
    homes = [pool._choose_worker(table) for table in tables]
    assert homes == [pool._choose_worker(table) for table in tables]
    assert {*homes} == {0, 1, 2}
    pool.workers[homes[0]].waiting = 1
    assert pool._choose_worker(tables[0]) != homes[0]
    for worker in pool.workers:
        worker.waiting = 1
    assert pool._choose_worker(tables[0]) == homes[0]


def test_a_process_that_died_has_forgotten_and_is_not_told() -> None:
    """A real one."""
    pool = BotPool(1)
    match = a_match()
    seat = asked(match)

    async def play() -> None:
        first = await pool.choose("t", match, seat, "mcts", 1)
        process = pool.workers[0].process
        assert isinstance(process, ProcessPoolExecutor)
        for child in process._processes.values():
            child.kill()
        assert await pool.choose("t", match, seat, "mcts", 1) == first, "nothing remembered, the same seed"
        assert pool.workers[0].process is not process
        pool.workers[0].process = process
        pool.forget("t")
        assert pool.used_workers == {}

    try:
        run(play())
    finally:
        pool.close()
