"""Finds texts that give away what a gate keeps closed: words and ids that are not yet known where a text is shown."""

import re
from collections.abc import Collection, Iterator
from functools import cached_property

from msgspec import Struct

from brassboard.catalogue.book import LANGUAGES, Catalogue
from brassboard.catalogue.entries import Entry
from brassboard.catalogue.gates import MODULES, Gate, certainly_open, closes_text

CITED = re.compile(r"(?<!\w)[A-Z]{2,4}-[A-Z][A-Z0-9]*-\d{2,}(?!\d)", re.IGNORECASE)


class Spoiler(Struct, frozen=True):
    """A word or an id in a text that may be read before the gate which keeps it is open."""

    where: str
    found: str
    gate: str

    def __str__(self) -> str:
        remedy = f"reword it, or move it behind {self.gate} or a later gate"
        return f"{self.where} says “{self.found}”, which the gate {self.gate} keeps closed: {remedy}"


class SpoilerSearch:
    """Searches texts of a game for what its gates keep. The gates must know their entries (`Catalogue.gates`)."""

    def __init__(self, gates: Collection[Gate]) -> None:
        self.gates = gates
        self._words = {word.lower(): gate.id for gate in gates for word in gate.words}
        self._entries = {identity: gate.id for gate in gates for identity in gate.entries}
        self._named = certainly_open(gates)
        self._linked = certainly_open(gates, in_module_view=True)
        self._always = frozenset([gate.id for gate in gates if gate.always])

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest_first = sorted(self._words, key=lambda word: (-len(word), word))
        words = "|".join([re.sub(r"(\\ )+", r"\\s+", re.escape(word)) for word in longest_first])
        return re.compile(rf"(?<!\w)(?:{words})", re.IGNORECASE)

    def gate_of_text(self, key: str) -> str:
        """Return the gate that the message of this key is behind, or an empty string if everyone may read it."""
        return next((gate.id for gate in self.gates if closes_text(gate, key)), "")

    def found(self, text: str, opened: Collection[str] = ()) -> Iterator[tuple[str, str]]:
        """Return each word and id in a text whose gate is not among these, with its gate; some are always open."""
        known = self._always.union(opened)
        if self._words:
            for match in self._pattern.finditer(text):
                gate = self._words[" ".join(match[0].lower().split())]
                if gate not in known:
                    yield match[0], gate
        for match in CITED.finditer(text):
            gate = self._entries.get(match[0].upper(), "")
            if gate and gate not in known:
                yield match[0], gate

    def spoilers(self, where: str, text: str, gate: str = "") -> Iterator[Spoiler]:
        """Return what a text behind a gate gives away too early; without a gate, a text that everyone may read."""
        named = self._named[gate] if gate else self._always
        linked = self._linked[gate] if gate else self._always
        for found, keeper in self.found(text):
            is_link = CITED.fullmatch(found) is not None
            if keeper not in (linked if is_link else named) and (is_link or gate != MODULES):
                yield Spoiler(where, found, keeper)


def catalogue_spoilers(catalogue: Catalogue) -> list[Spoiler]:
    """Return what the entries of a catalogue, those of booklets without gates too, give away before its time."""
    if not catalogue.gates:
        return []
    search = SpoilerSearch(catalogue.gates)
    owner = {identity: gate.id for gate in catalogue.gates for identity in gate.entries}
    labels = {topic.name: topic.label for topic in catalogue.topics("de")}
    return [
        spoiler
        for lang in LANGUAGES
        for entry in catalogue.entries(lang)
        if entry.lang == lang
        for field, text in _texts(entry, labels)
        for spoiler in search.spoilers(f"{catalogue.game}: {entry.id} ({lang}): {field}", text, owner.get(entry.id, ""))
    ]


def _texts(entry: Entry, labels: dict[str, str]) -> list[tuple[str, str]]:
    head = [("topic", topic) for topic in dict.fromkeys((entry.topic, labels[entry.topic]))]
    head.append(("source", getattr(entry, "source", "")))
    return head + [(field, text) for field, text in entry.texts if field not in entry.english]
