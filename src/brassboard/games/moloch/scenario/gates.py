"""Which chapters a reader may know of: the first one, those whose gate is open, and all that users wrote."""

from collections.abc import Collection
from typing import Any, Final

from .registry import CHAPTERS, SHIPPED

FIRST: Final = "1"
"""The chapter that is no secret: every campaign begins with it unless its players choose another."""


def gate_of(chapter: str) -> str:
    """Return the gate that opens when a chapter begins."""
    return f"start_{chapter}"


def gates(seen: Any) -> list[str]:
    """Return the gates that a match opens: that of its chapter. A chapter that a user wrote may name anything."""
    chapter = seen.table.chapter
    return [gate_of(chapter)] if chapter in SHIPPED else [gate_of(each) for each in SHIPPED]


def known_chapters(opened: Collection[str]) -> list[str]:
    """Return the chapters that may be shown to a reader for whom these gates are open."""
    return [id for id in CHAPTERS if id == FIRST or id not in SHIPPED or gate_of(id) in opened]
