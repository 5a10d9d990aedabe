"""What a chapter reports to its campaign when it is over (chapter campaign)."""

from ..content import AGENT_SHEETS
from ..data.report import ChapterEnd, Survivor
from ..data.table import Table
from ..queries import chapter_of, gentlemen
from .deployment import BORROWED
from .favours import USED_FAVOUR


def report(t: Table) -> ChapterEnd:
    """Return the end of a chapter: who won, what the gentlemen still have, and what happened for good."""
    equipment = [*[card for one in gentlemen(t) for card in one.cards], *t.party.stock]
    discards = list(t.discards)
    for card in borrowed_cards(t):
        (equipment if card in equipment else discards).remove(card)
    return ChapterEnd(
        winner=t.winner,
        group=tuple([Survivor(one.id, one.seat, one.advantages) for one in gentlemen(t)]),
        leader=t.party.leader,
        equipment=tuple(sorted(equipment)),
        discards=tuple(sorted(discards)),
        powers=t.nemesis.powers,
        fallen=tuple([sheet for sheet in t.fallen if sheet in AGENT_SHEETS]),
        facts=tuple([fact for fact in facts_of(t) if fact in t.events]),
        burning=len(t.burning),
        used=tuple(notes(t, USED_FAVOUR)),
    )


def notes(t: Table, first: str) -> list[str]:
    """Return the last words of the events noted that begin with this word."""
    return [note.rpartition(" ")[2] for note in t.events if note.partition(" ")[0] == first and " " in note]


def borrowed_cards(t: Table) -> list[str]:
    """Return the cards that were lent for this chapter; they go back to their stacks (top of the line)."""
    return notes(t, BORROWED)


def facts_of(t: Table) -> list[str]:
    """Return the facts that the specials of a chapter can remember."""
    deeds = [call for special in chapter_of(t).specials for call in special.deeds]
    return list(dict.fromkeys([call.word(0) for call in deeds if call.verb == "fact"]))
