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
from brassboard.server.autoplay import window_of
from brassboard.server.bot_pool import BotPool
from brassboard.server.bot_worker import Minds, Packed, packed, think, unpacked
from brassboard.server.migrations import migrate
from brassboard.server.records import Person
from brassboard.server.store import Store
from brassboard.server.table_registry import Hall
from brassboard.server.table_session import LiveTable
from server.house import run

DUEL = brassboard.game("duel").rules
ADA = Person("ada", "Ada")


def asked(match: Match) -> int:
    """The seat to move, after everything nobody has to think about."""
    while not match.over and len(match.position.options) == 1:
        match.take(match.position.options[0], match.position.seat)
    return match.position.seat


def acting(match: Match) -> int:
    """The seat to move, outside windows: there hard does not search."""
    while window_of(match, asked(match)):
        match.take("pass", match.position.seat)
    return match.position.seat


def order(position: Position[Any], bot: str = "mcts", seed: int = 0, table: str = "t", undone: int = 0) -> bytes:
    return packed(DUEL.lens(position, position.seat), "duel", bot, seed, table, undone)


def chosen(minds: Minds, data: bytes) -> tuple[Mcts, str]:
    """What `think` does, with minds of our own."""
    got, lens = unpacked(data)
    mind = minds.take(got)
    choice = text_of(mind.choose(lens))
    minds.keep(got, mind)
    assert isinstance(mind, Mcts)
    return mind, choice


def a_match(seed: int = 3) -> Match:
    return brassboard.game("duel").new(players=2, seed=seed)


def played_on(minds: Minds, decisions: int, seed: int = 3) -> tuple[Match, list[str], dict[int, Mcts]]:
    """So many decisions of a duel in which every seat is a search."""
    match, choices, bots = a_match(seed), [], {}
    for number in range(decisions):
        seat = asked(match)
        bots[seat], choice = chosen(minds, order(match.position, seed=number))
        choices.append(choice)
        match.take(choice, seat)
    return match, choices, bots


def test_a_seat_goes_on_from_what_it_foresaw() -> None:
    """Through the whole way a lens takes to another process."""
    minds = Minds()
    _, _, bots = played_on(minds, 16)
    assert sum(mind.tree.found_again for mind in bots.values()) > 4
    assert {place: kept.bot for place, kept in minds.minds.items()} == {("t", seat): bots[seat] for seat in bots}


def test_another_past_another_bot_or_another_table_is_another_mind() -> None:
    match = a_match()
    seat = acting(match)
    minds = Minds()
    first, _ = chosen(minds, order(match.position))
    assert chosen(minds, order(match.position))[0] is first
    assert chosen(minds, order(match.position, table="u"))[0] is not first
    hard, _ = chosen(minds, order(match.position, bot="hard"))
    assert hard is not first
    again, _ = chosen(minds, order(match.position, bot="hard", undone=1))
    assert again is not hard
    assert again.tree.found_again == 0
    assert {*minds.minds} == {("t", seat), ("u", seat)}


def test_who_remembers_nothing_is_not_kept() -> None:
    match = a_match()
    asked(match)
    minds = Minds()
    for name in ("random", "easy", "medium", "greedy"):
        got, lens = unpacked(order(match.position, bot=name))
        mind = minds.take(got)
        mind.choose(lens)
        minds.keep(got, mind)
    chosen(minds, order(match.position, table=""))
    assert minds.minds == {}


def test_no_more_is_kept_than_there_is_room_for() -> None:
    match = a_match()
    seat = asked(match)
    minds = Minds(most=3)
    for number in range(6):
        chosen(minds, order(match.position, table=str(number)))
    chosen(minds, order(match.position, table="3"))
    assert [*minds.minds] == [("4", seat), ("5", seat), ("3", seat)], "who was not asked for longest goes first"
    minds.remembered = minds.weight
    chosen(minds, order(match.position, table="6"))
    assert 0 < minds.weight <= minds.remembered
    minds.remembered = 0
    chosen(minds, order(match.position, table="7"))
    assert minds.minds == {}


def test_a_bot_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    asked(match)
    monkeypatch.setattr(bot_worker, "MINDS", Minds())
    think(order(match.position))
    assert bot_worker.MINDS.minds
    monkeypatch.setattr(Mcts, "choose", lambda self, lens: lens.nothing)
    with pytest.raises(AttributeError):
        think(order(match.position))
    assert bot_worker.MINDS.minds == {}


def test_the_same_seeds_and_the_same_past_choose_the_same() -> None:
    assert played_on(Minds(), 12)[1] == played_on(Minds(), 12)[1]
    match = a_match()
    asked(match)
    fresh = [text_of(bot("mcts", seed=5).choose(DUEL.lens(match.position, match.position.seat))) for _ in range(2)]
    assert fresh == [chosen(Minds(), order(match.position, seed=5))[1]] * 2


def test_what_is_remembered_tells_nothing_the_seat_cannot_know() -> None:
    """Two tables that agree for the seat at every decision, but in nothing it cannot see: the same choices."""
    match, minds, twins = a_match(), Minds(), Minds()
    differed = found = 0
    for number in range(14):
        seat = asked(match)
        twin = determinize(match.position, seat, stream(number), DUEL.resample)
        differed += twin.state != match.position.state
        mine, choice = chosen(minds, order(match.position, seed=number))
        lens = DUEL.lens(twin, seat)
        other, same = chosen(twins, packed(lens, "duel", "mcts", number, "t"))
        assert choice == same
        assert {*mine.tree.nodes} == {*other.tree.nodes}
        found += mine.tree.found_again
        match.take(choice, seat)
    assert differed > 4
    assert found > 0


def test_a_kept_bot_holds_no_position_and_little_else() -> None:
    minds = Minds()
    played_on(minds, 10)
    seen: dict[int, Any] = {}
    left: list[Any] = [kept.bot for kept in minds.minds.values()]
    while left:
        one = left.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType):
            seen[id(one)] = one
            left += gc.get_referents(one)
    assert not [one for one in seen.values() if isinstance(one, Position | Lens | State)]
    assert len(seen) < 40 * minds.weight + 500


def test_hard_keeps_its_pace_with_a_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that finds its tree again ends with its seconds too, and those end before the beat does."""
    assert HARD_SECONDS < HARD_PACE
    match, minds = a_match(), Minds()
    looks: list[float] = []

    def clock() -> float:
        looks.append(0.0)
        return len(looks) * HARD_SECONDS / 20

    monkeypatch.setattr("brassboard.bots.mcts.perf_counter", clock)
    for number in range(4):
        seat = acting(match)
        looks.clear()
        _, choice = chosen(minds, order(match.position, bot="hard", seed=number))
        assert 0 < len(looks) <= 22, "it does not think on when its time is over"
        assert minds.weight
        match.take(choice, seat)


# At a table: the same, with threads for processes, so that the minds can be looked at


class OneThread(ThreadPoolExecutor):
    def __init__(self) -> None:
        super().__init__(1)


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Minds:
    monkeypatch.setattr(bot_worker, "MINDS", Minds())
    return bot_worker.MINDS


@pytest.fixture
def make_pool() -> Iterator[Callable[[int], BotPool]]:
    made: list[BotPool] = []

    def build(processes: int) -> BotPool:
        pool = BotPool(processes)
        for thinker in pool.thinkers:
            thinker.process = OneThread()
        made.append(pool)
        return pool

    yield build
    for pool in made:
        pool.close()


@pytest.fixture
def hall(tmp_path: Path, make_pool: Callable[[int], BotPool]) -> Iterator[Hall]:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    migrate(url)
    store = Store(url)
    yield Hall(store, make_pool(1), pass_delay=0.0)
    store.close()


async def bots_idle(live: LiveTable) -> None:
    while not live.idle:
        await asyncio.sleep(0)


async def sit_down(hall: Hall, *kinds: str) -> LiveTable:
    chairs = [hall.chair("me" if kind == "me" else "bot", kind, ADA, b"\0" * 16) for kind in kinds]
    live = await hall.create(ADA, "duel", len(chairs), {"rounds": 4}, chairs, False, b"\7" * 32)
    await live.begin()
    await bots_idle(live)
    return live


async def until_a_search(live: LiveTable, minds: Minds) -> None:
    """The person does something, whatever it is, until the bot has searched."""
    match = live.match
    assert match is not None
    while not minds.minds:
        match.take(match.position.options[-1], 0)
        await live.publish()
        await bots_idle(live)


async def forgotten(pool: BotPool) -> None:
    for thinker in pool.thinkers:
        process = thinker.process
        assert process is not None
        await asyncio.wrap_future(process.submit(len, ()))


def test_the_end_of_a_match_is_the_end_of_its_minds(hall: Hall, minds: Minds) -> None:
    async def play() -> None:
        live = await sit_down(hall, "mcts", "mcts")
        assert live.match is not None
        assert live.match.over
        await forgotten(hall.pool)

    kept: list[int] = []
    keep = Minds.keep

    def watched(self: Minds, order: Packed, mind: Any) -> None:
        keep(self, order, mind)
        kept.append(len(self.minds))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Minds, "keep", watched)
        run(play())
    assert max(kept) == 2, "one a seat"
    assert minds.minds == {}
    assert hall.pool.asked == {}


def test_a_table_put_to_rest_takes_its_minds_along_and_comes_back_without(hall: Hall, minds: Minds) -> None:
    async def play() -> None:
        live = await sit_down(hall, "me", "mcts")
        await until_a_search(live, minds)
        assert {*minds.minds} == {(live.record.id, 1)}
        hall.release(live)
        await forgotten(hall.pool)
        assert minds.minds == {}
        assert hall.pool.asked == {}
        back = await hall.table(live.record.id)
        assert back is not live
        await until_a_search(back, minds)

    run(play())


def test_after_an_undo_the_seat_thinks_anew(hall: Hall, minds: Minds) -> None:
    """It may have learnt what has not happened now."""

    async def play() -> None:
        live = await sit_down(hall, "me", "mcts")
        await until_a_search(live, minds)
        before = minds.minds[live.record.id, 1]
        assert live.match is not None
        live.match.undo(0, consent=range(2))
        await live.publish()
        await bots_idle(live)
        while minds.minds[live.record.id, 1] is before:
            live.match.take(live.match.position.options[-1], 0)
            await live.publish()
            await bots_idle(live)
        after = minds.minds[live.record.id, 1]
        assert after.bot is not before.bot
        assert (before.undone, after.undone) == (0, 1)

    run(play())


def test_a_table_is_at_home_in_one_process_while_that_is_free(make_pool: Callable[[int], BotPool]) -> None:
    pool = make_pool(3)
    tables = [f"table {number}" for number in range(60)]
    homes = [pool._place(table) for table in tables]
    assert homes == [pool._place(table) for table in tables]
    assert {*homes} == {0, 1, 2}
    pool.thinkers[homes[0]].waiting = 1
    assert pool._place(tables[0]) != homes[0]
    for thinker in pool.thinkers:
        thinker.waiting = 1
    assert pool._place(tables[0]) == homes[0]


def test_a_process_that_died_has_forgotten_and_is_not_told() -> None:
    """A real one."""
    pool = BotPool(1)
    match = a_match()
    seat = asked(match)

    async def play() -> None:
        first = await pool.choose("t", match, seat, "mcts", 1)
        process = pool.thinkers[0].process
        assert isinstance(process, ProcessPoolExecutor)
        for child in process._processes.values():
            child.kill()
        assert await pool.choose("t", match, seat, "mcts", 1) == first, "nothing remembered, the same seed"
        assert pool.thinkers[0].process is not process
        pool.thinkers[0].process = process
        pool.forget("t")
        assert pool.asked == {}

    try:
        run(play())
    finally:
        pool.close()
