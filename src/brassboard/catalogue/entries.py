"""The entries of a catalogue: rules, rulings, gaps and worked examples, each with an id that is never reused."""

import re
from typing import ClassVar

from msgspec import Struct

ID = re.compile(r"(?P<prefix>[A-Z]{2,4})-(?P<topic>[A-Z][A-Z0-9]*)-(?P<number>\d{2,})")
MARKS = ("rulebook", "public", "recalled", "ours")


class Entry(Struct, frozen=True, kw_only=True):
    """The common part of all entries.

    `lang` is the language of its texts: "en" in a German list means not translated.
    """

    kind: ClassVar[str]
    required: ClassVar[tuple[str, ...]]
    optional: ClassVar[tuple[str, ...]] = ()
    shown: ClassVar[tuple[str, ...]]  # The fields that a player reads, the most important first.
    translated: ClassVar[tuple[str, ...]]  # The fields that a translation must have; it may have all shown ones.

    id: str
    topic: str
    lang: str = "en"
    english: tuple[str, ...] = ()  # In a translated entry, the fields that are still in English.
    planned: bool = False

    @property
    def headline(self) -> str:
        """Return the text that says what this entry is about."""
        return self.texts[0][1]

    @property
    def texts(self) -> list[tuple[str, str]]:
        """Return field and text of everything that a player reads, in order."""
        return [(field, str(getattr(self, field))) for field in self.shown]

    @property
    def counted(self) -> bool:
        """Return whether a passing test must name this entry."""
        return not self.planned and self.kind != "gap"


class Rule(Entry, frozen=True, kw_only=True):
    """One rule, small enough that one test can prove it."""

    kind: ClassVar[str] = "rule"
    required: ClassVar[tuple[str, ...]] = ("id", "topic", "source", "text", "check")
    optional: ClassVar[tuple[str, ...]] = ("mark", "confidence")
    shown: ClassVar[tuple[str, ...]] = ("text", "check")
    translated: ClassVar[tuple[str, ...]] = ("text",)

    source: str
    text: str
    check: str
    mark: str = ""
    confidence: str = ""


class Ruling(Entry, frozen=True, kw_only=True):
    """A decision of ours where the rulebooks contradict themselves or leave a real doubt."""

    kind: ClassVar[str] = "ruling"
    required: ClassVar[tuple[str, ...]] = ("id", "question", "seeds_say", "ruling", "why")
    optional: ClassVar[tuple[str, ...]] = ("topic",)
    shown: ClassVar[tuple[str, ...]] = ("question", "ruling", "seeds_say", "why")
    translated: ClassVar[tuple[str, ...]] = ("question", "ruling")

    topic: str = "rulings"
    question: str
    seeds_say: str
    ruling: str
    why: str


class Example(Entry, frozen=True, kw_only=True):
    """A worked example of the rulebook, to be played as a test."""

    kind: ClassVar[str] = "example"
    required: ClassVar[tuple[str, ...]] = ("id", "source", "given", "when", "then")
    optional: ClassVar[tuple[str, ...]] = ("topic",)
    shown: ClassVar[tuple[str, ...]] = ("given", "when", "then")
    translated: ClassVar[tuple[str, ...]] = ("given", "when", "then")

    topic: str = "examples"
    source: str
    given: str
    when: str
    then: str


class Gap(Entry, frozen=True, kw_only=True):
    """Something that the rulebooks name but do not give, and our proposal for it. Tests cannot prove it."""

    kind: ClassVar[str] = "gap"
    required: ClassVar[tuple[str, ...]] = ("id", "missing", "known", "proposal")
    optional: ClassVar[tuple[str, ...]] = ("topic",)
    shown: ClassVar[tuple[str, ...]] = ("missing", "known", "proposal")
    translated: ClassVar[tuple[str, ...]] = ("missing", "known", "proposal")

    topic: str = "gaps"
    missing: str
    known: str
    proposal: str


KINDS: dict[str, type[Entry]] = {kind.kind: kind for kind in (Rule, Ruling, Gap, Example)}
