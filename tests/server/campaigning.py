"""A campaign of duels on a registry of its own: people, their answers, and the check that everything fits together."""

import contextlib
import random
from collections.abc import Iterator

from brassboard.campaign import handover
from brassboard.server.bot_pool import BotPool
from brassboard.server.campaign_wire import current_table
from brassboard.server.connection import Connection
from brassboard.server.ledger_session import LedgerSession
from brassboard.server.records import PERSON, Person
from brassboard.server.seam import seam_problems
from brassboard.server.store import Store
from brassboard.server.table_registry import TableRegistry
from brassboard.server.table_session import TableSession

ADA, BOB, CLEO = Person("ada", "Ada"), Person("bob", "Bob"), Person("cleo", "Cleo")


@contextlib.contextmanager
def registry_on(url: str) -> Iterator[TableRegistry]:
    """A registry as one server process has it; afterwards the database fits together."""
    store = Store(url)
    try:
        yield TableRegistry(store, BotPool(0), pass_delay=0.0)
    finally:
        store.close()
        assert seam_problems(url) == []


async def campaign_of(registry: TableRegistry, *people: Person) -> LedgerSession:
    """A new campaign of these people that has not begun."""
    chairs = [registry.make_chair("me", "", person) for person in people]
    return await registry.campaigns.create(people[0], "duel", chairs, listed=False)


async def started(registry: TableRegistry, *people: Person) -> LedgerSession:
    """A campaign whose first match is on the table."""
    session = await campaign_of(registry, *people)
    assert await session.begin()
    await session.refresh()
    return session


async def table_of(registry: TableRegistry, session: LedgerSession) -> TableSession:
    """The table of the match that is being played."""
    await session.refresh()
    id = current_table(session.episodes)
    assert id is not None
    return await registry.table(id)


async def answer(session: TableSession, luck: random.Random) -> None:
    """The seat that is asked answers at random, as its person would over a socket."""
    match = session.match
    assert match is not None
    decision = match.decision
    assert decision is not None
    person = session.record.seats[decision.seat].person
    connection = Connection(person, decision.seat)
    await session.take(connection, 1, decision.number, [luck.choice(decision.options).text])


async def play_match(registry: TableRegistry, session: LedgerSession, seed: int = 1, settle: bool = True) -> str:
    """Play the match on the table to its end; then, unless told otherwise, carry it into the ledger."""
    table, luck = await table_of(registry, session), random.Random(seed)
    assert table.match is not None
    while not table.match.over:
        await answer(table, luck)
    if settle:
        await registry.campaigns.settle(session.record.id)
        await session.refresh()
    return table.record.id


async def decide(session: LedgerSession, *choices: str) -> None:
    """Everyone who is asked between matches answers; with no choices, the first option."""
    match = session.match
    assert match is not None
    for place, seat in enumerate([seat for seat in match.awaited if seat >= 0]):
        decision = match.decision_of(seat)
        assert decision is not None
        choice = choices[place] if choices else decision.options[0].text
        person = session.record.seats[seat].person
        await session.take(Connection(person, seat), 1, decision.number, [choice])
        match = session.match
        assert match is not None


async def play_campaign(registry: TableRegistry, session: LedgerSession) -> None:
    """Play a campaign of people to its end."""
    for number in range(50):
        match = session.match
        assert match is not None
        await registry.campaigns.settle(session.record.id)
        await session.refresh()
        if session.match is not None and session.match.over:
            return
        if current_table(session.episodes) is not None:
            await play_match(registry, session, seed=number)
        elif session.match is not None and handover.is_gathering(session.match):
            assert await session.gather()
        else:
            await decide(session)
    raise AssertionError("the campaign does not end")


def people_of(session: TableSession) -> list[str]:
    return [chair.person for chair in session.record.seats if chair.kind == PERSON]
