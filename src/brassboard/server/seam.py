"""Checks that every campaign in a database fits together: its ledger, its episodes, and the tables of its matches."""

from sqlalchemy import Connection, inspect, select

from brassboard.installed_game import game
from brassboard.kernel import MATCH, Match
from brassboard.kernel.data import MatchRequest

from .persistence import rules_for
from .records import FINISHED, LEDGER_KIND, OVER, RECORDED, RUNNING, VOIDED, WAITING, Episode, TableRecord
from .schema import EPISODES, TABLES
from .store import open_engine, read_episodes, read_match, read_record


def seam_problems(url: str) -> list[str]:
    """Return what does not fit together in a database; nothing for one of an older version, which has no campaigns."""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            else:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            return problems_in(connection) if inspect(connection).has_table(EPISODES.name) else []
    finally:
        engine.dispose()


def problems_in(connection: Connection) -> list[str]:
    """Return what does not fit together, as one transaction sees it."""
    rows = connection.execute(select(TABLES.c.data)).scalars()
    records = {record.id: record for record in map(read_record, rows)}
    episodes: dict[str, list[Episode]] = {}
    for episode in read_episodes(connection, EPISODES.c.n >= 0):
        episodes.setdefault(episode.campaign, []).append(episode)
    found: list[str] = []
    for record in records.values():
        if record.kind == LEDGER_KIND:
            found += _ledger_problems(connection, record, episodes.pop(record.id, []), records)
        elif record.campaign:
            found += _match_problems(connection, record)
    return [*found, *[f"campaign {id}: it has matches, but no ledger" for id in episodes]]


def _match_problems(connection: Connection, record: TableRecord) -> list[str]:
    rows = read_episodes(connection, EPISODES.c.table_id == record.id)
    if len(rows) != 1:
        return [f"table {record.id}: {len(rows)} episodes of campaign {record.campaign} name it, not 1"]
    if (record.status == OVER) == (rows[0].status == RUNNING):
        return [f"table {record.id}: it is {record.status}, but its episode is {rows[0].status}"]
    return []


def _ledger_problems(
    connection: Connection, record: TableRecord, episodes: list[Episode], records: dict[str, TableRecord]
) -> list[str]:
    where = f"campaign {record.id}"
    found = [
        f"{where}: there is no table {episode.table_id} of its match at line {episode.n}"
        for episode in episodes
        if episode.table_id not in records or records[episode.table_id].campaign != record.id
    ]
    rows = read_match(connection, record.id)
    if rows is None or record.status == WAITING:
        return [*found, *([f"{where}: it has matches, but has not begun"] if episodes else [])]
    try:
        ledger = Match.from_rows(rules_for(record), rows.head, rows.lines, rows.events, rows.snapshots)
    except Exception as error:
        return [*found, f"{where}: its ledger cannot be read: {type(error).__name__}: {error}"]
    waiting = [episode.n for episode in episodes if episode.status in (RUNNING, FINISHED)]
    asks = type(ledger.position.asked) is MatchRequest
    if waiting != ([len(ledger.lines)] if asks else []):
        says = f"asks for a match at line {len(ledger.lines)}" if asks else "asks for no match"
        found.append(f"{where}: it {says}, but the episodes at lines {waiting} are open")
    lines = {n: line.text for n, line in enumerate(ledger.lines) if line.who == MATCH and n >= record.copied}
    for status, verb in ((RECORDED, "outcome"), (VOIDED, "void")):
        written = [n for n, text in lines.items() if text.partition(":")[0] == verb]
        recorded = [episode.n for episode in episodes if episode.status == status]
        if written != recorded:
            found.append(f"{where}: {verb} stands at lines {written}, but the episodes say {recorded}")
    version = game(record.game).rules.version
    for episode in episodes:
        same = lines.get(episode.n) == episode.outcome or episode.version != version  # Older reports were upgraded.
        if episode.status == RECORDED and not same:
            found.append(f"{where}: line {episode.n} is another outcome than that of its match")
    return found
