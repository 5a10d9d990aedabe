"""Chapters by id: the six that come with the game, and those that a user wrote (docs/how-to-write-a-chapter.md).

`read_chapter` returns a `Chapter` or raises `BadInput`. `check_scenario` lists every mistake of a file with its line,
column and remedy.
"""

from typing import Final

from brassboard.kernel import BadInput

from ..content import ALLY_CARDS, text_of
from .chapter import AgentPost, AllyPost, Chapter
from .check_chapter import BOBBY, check_chapter
from .check_map import check_drawing
from .draft import Draft, Mistake, read_draft
from .ground import Ground
from .parser import Parts, read_parts

__all__ = [
    "CHAPTERS", "SHIPPED", "Chapter", "Mistake", "check_scenario", "describe", "read_chapter", "read_scenario",
    "register",
]  # fmt: skip

SHIPPED: Final = ("1", "2", "3", "4", "5", "6")
"""The chapters of the campaign, in order."""


def check_scenario(text: str, where: str) -> list[Mistake]:
    """Return every mistake in the text of a chapter, in order; none if it can be played."""
    draft, _ = _read(text, where)
    return draft.listed()


def read_chapter(text: str, where: str) -> Chapter:
    """Return the chapter of this text; `BadInput` names the first mistake."""
    draft, parts = _read(text, where)
    found = draft.listed()
    if found or draft.ground is None:
        first = found[0]
        more = f" ({len(found) - 1} more)" if len(found) > 1 else ""
        raise BadInput(f"{first.what}; {first.remedy}{more}", f"{where}:{first.line}:{first.column}")
    return _chapter_of(parts, draft.ground)


read_scenario = read_chapter


def register(chapter: Chapter) -> str:
    """Let this process play a chapter that a user wrote; returns its id."""
    if chapter.id in CHAPTERS:
        where = f'chapter "{chapter.title}"'
        raise BadInput(f'there is a chapter "{chapter.id}" already; choose another id', where)
    CHAPTERS[chapter.id] = chapter
    return chapter.id


def describe(chapter: Chapter) -> str:
    """Return what a chapter consists of, in one line for the command `brassboard scenario check`."""
    ground = chapter.ground
    return (
        f"{chapter.title} is all right: {ground.width} x {ground.height} squares, {len(ground.doors)} doors, "
        f"{len(chapter.agents)} agents, {sum(chapter.minions.values())} minions, {len(chapter.allies)} allies, "
        f"{chapter.round_limit} rounds"
    )


def _read(text: str, where: str) -> tuple[Draft, Parts]:
    draft = read_draft(text, where)
    if draft.mistakes:
        return draft, Parts()
    parts = read_parts(draft)
    check_drawing(draft)
    check_chapter(draft, parts)
    return draft, parts


def _chapter_of(parts: Parts, ground: Ground) -> Chapter:
    """Return the chapter of parts without mistakes."""
    made = Chapter(parts.id, parts.title, parts.round_limit, ground)
    made.agents = tuple([AgentPost(line.sheet, ground.find(line.at), line.enters, line.cards) for line in parts.agents])
    made.minions = parts.minions
    made.minion_types = parts.minion_types
    made.allies = _allies(parts, ground)
    made.reinforce = parts.reinforce
    made.stacks = parts.stacks
    made.progress_start = parts.progress_start
    made.break_hits = parts.break_hits
    made.districts = parts.districts
    made.markers = tuple(parts.markers)
    made.wins = tuple([win for _, win in parts.wins])
    made.specials = tuple([special for _, special in parts.specials])
    made.rewards = parts.rewards
    made.settle()
    return made


def _allies(parts: Parts, ground: Ground) -> tuple[AllyPost, ...]:
    """Return the allies with their squares: Bobbies in reading order, the others in the order listed."""
    bobbies, named = list(ground.bobbies), list(ground.named_allies)
    found: list[AllyPost] = []
    for ally, n in parts.allies.items():
        vip = ally in parts.vips or ALLY_CARDS[ally].vip
        for _ in range(n):
            squares = bobbies if ally == BOBBY else named
            found.append(AllyPost(ally, squares.pop(0) if squares else -1, vip))
    return tuple(found)


def _shipped() -> dict[str, Chapter]:
    """Read the chapters that come with the game."""
    made: dict[str, Chapter] = {}
    for name in SHIPPED:
        file = f"chapters/{name}.chapter"
        made[name] = read_chapter(text_of(file), f"content/{file}")
    return made


CHAPTERS: Final[dict[str, Chapter]] = _shipped()
"""Every chapter by its id: those that come with the game, then those that were registered."""
