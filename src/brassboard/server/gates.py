"""Spoiler gates: what the readers of a campaign may be told of it. Nobody is told what lies behind a closed gate.

A gate is opened by the rules (`Game.gates`), and the record of the ledger or of the match keeps it open for good, in
the transaction that opens it. All readers of a campaign have the same gates: players, latecomers and spectators.
"""

from typing import TYPE_CHECKING

from .records import TableRecord

if TYPE_CHECKING:
    from .table_registry import TableRegistry

Opened = frozenset[str]
"""The ids of the open gates. Whatever builds an answer from gated content takes it as an argument."""
NOTHING_OPENED: Opened = frozenset()


def opened_by(*records: TableRecord | None) -> Opened:
    """Return the gates that a ledger and its matches have opened."""
    return frozenset([gate for record in records if record is not None for gate in record.gates])


async def opened_in(registry: "TableRegistry", campaign: str) -> Opened:
    """Return the gates that are open in a campaign, also by the match on its table; none for an empty id."""
    if not campaign:
        return NOTHING_OPENED
    return await registry.campaigns.opened(campaign)
