"""What a match of a campaign writes for its campaign: how it ended, and which spoiler gates it opened."""

import time
from typing import Protocol

from brassboard.campaign import handover
from brassboard.kernel import Match, text_of

from .episode_writes import finish_episode
from .records import TableRecord
from .store import JointWrites


class Handover(Protocol):
    """Carries the ends of matches into the ledgers of their campaigns."""

    def match_ended(self, campaign: str) -> None:
        """Take note that a match of this campaign has ended and that its end is on disk."""

    def ledger_changed(self, campaign: str, opened: str) -> None:
        """Take note that a line of this ledger is on disk, and the table with the id `opened`, if there is one."""


def note_gates(record: TableRecord, match: Match) -> bool:
    """Add the gates that a match or ledger has opened to its record. Return whether there are new ones."""
    opened = handover.gates_of(match).difference(record.gates)
    if opened:
        record.gates = sorted({*record.gates, *opened})
    return bool(opened)


def end_episode(record: TableRecord, match: Match) -> JointWrites:
    """Return what the last move of a match writes for its campaign. It needs nothing of the ledger."""
    outcome = text_of(handover.outcome_of(match, record.places))
    write = finish_episode(record.campaign, record.episode, outcome, match.game.version, time.time())
    return JointWrites(writes=[write], notices=[f"{record.campaign}:table"], changed=True)
