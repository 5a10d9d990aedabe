"""A game's catalogue: all its booklets together, to look up, search and count."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

import msgspec

from brassboard.catalogue.entries import Entry
from brassboard.catalogue.gates import Gate, gates_file, gates_files, open_gates
from brassboard.catalogue.reader import Booklet, read_booklet
from brassboard.catalogue.toml_file import rulebooks
from brassboard.kernel.errors import BadInput

LANGUAGES = ("en", "de")
ENGLISH = "en.toml"


class Topic(msgspec.Struct, frozen=True):
    """A chapter of the catalogue, as listed in its table of contents."""

    name: str
    label: str  # The name in the reader's language.
    count: int
    planned: int  # How many of the entries are not playable yet.


class Catalogue:
    """Every rule, ruling, example and gap of one game, in the order of its files."""

    def __init__(self, game: str, booklets: tuple[Booklet, ...]) -> None:
        self.game = game
        self.booklets = booklets
        self._english: dict[str, Entry] = {}
        self._german: dict[str, Entry] = {}
        for booklet in booklets:
            for entry in booklet.entries:
                if entry.id in self._english:
                    what = f"{entry.kind} {entry.id}: another file of {game} has this id already: give it a new one"
                    raise BadInput(what, f"{game}/{booklet.file}")
                self._english[entry.id] = entry
            self._german |= booklet.german
        owners: dict[str, str] = {}
        for booklet in booklets:
            for gate in booklet.gates:
                if owners.setdefault(gate.id, booklet.file) != booklet.file:
                    what = f"gate {gate.id}: {owners[gate.id]} has a gate of this name already: give it another"
                    raise BadInput(what, f"{game}/{booklet.file}")

    @classmethod
    def of(cls, game_dir: Path, game: str = "") -> "Catalogue":
        """Read every booklet in the folder `rulebook` of a game's package, with the German beside it.

        `game` is the id of the game if the package folder has another name.
        """
        game = game or game_dir.name
        files = catalogue_files(game_dir)
        if not files:
            raise BadInput("no rulebook/en.toml here: write one, or name a game's package folder", str(game_dir))
        for german in [file for folder in rulebooks(game_dir) for file in sorted(folder.glob("*de.toml"))]:
            if german.with_name(german.name.removesuffix("de.toml") + ENGLISH) not in files:
                where = f"{game}/{german.relative_to(game_dir).as_posix()}"
                raise BadInput("a translation without its original: rename or remove it", where)
        for gates in gates_files(game_dir):
            if gates not in [gates_file(file) for file in files]:
                where = f"{game}/{gates.relative_to(game_dir).as_posix()}"
                raise BadInput("gates without their booklet: rename or remove the file", where)
        return cls(game, tuple(read_booklet(file, game) for file in files))

    @property
    def title(self) -> str:
        return self.booklets[0].title

    @property
    def gates(self) -> tuple[Gate, ...]:
        return tuple([gate for booklet in self.booklets for gate in booklet.gates])

    def seen(self, opened: frozenset[str]) -> "Catalogue":
        """Return a catalogue of the entries behind these gates and of those behind none: it knows no others."""
        are_open = open_gates(self.gates, opened)
        return Catalogue(self.game, tuple([booklet.seen(are_open) for booklet in self.booklets]))

    def sealed(self, lang: str = "en") -> list[str]:
        """Return the titles of the booklets in which something is left out because its gate is closed."""
        return [booklet.titled(lang) for booklet in self.booklets if booklet.sealed]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._english)

    @property
    def prefixes(self) -> frozenset[str]:
        return frozenset(booklet.prefix for booklet in self.booklets)

    @cached_property
    def digest(self) -> str:
        """Return a stable hash of everything that tests must prove; translations are left out."""
        said = [[booklet.status, booklet.prefix, [(e.kind, e.id, e.topic, e.texts) for e in booklet.entries]]
                for booklet in self.booklets]  # fmt: skip
        return blake2b(msgspec.json.encode([self.game, said]), digest_size=16).hexdigest()

    def __len__(self) -> int:
        return len(self._english)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._english.values())

    def __contains__(self, identity: object) -> bool:
        return identity in self._english

    def entries(self, lang: str = "en") -> list[Entry]:
        return [self._in(entry, lang) for entry in self]

    def get(self, identity: str, lang: str = "en") -> Entry | None:
        """Return the entry of this id, also in lower case; `entry.lang` is the language of its texts."""
        entry = self._english.get(identity.upper())
        return self._in(entry, lang) if entry else None

    def nearest(self, identity: str, limit: int = 3) -> list[str]:
        """Return the ids that look most like this one."""
        return get_close_matches(identity.upper(), self._english, n=limit, cutoff=0.5)

    def by_topic(self, topic: str, lang: str = "en") -> list[Entry]:
        """Return the entries of a topic, by its name in any language."""
        wanted = topic.casefold()
        names = {
            t.name for lang in LANGUAGES for t in self.topics(lang) if wanted in (t.name.casefold(), t.label.casefold())
        }
        return [self._in(entry, lang) for entry in self if entry.topic in names]

    def search(self, words: str, lang: str = "en") -> list[Entry]:
        """Return the entries that contain all these words, in English or in German."""
        wanted = words.casefold().split()
        return [self._in(e, lang) for e in self if wanted and all(word in self._searched[e.id] for word in wanted)]

    def topics(self, lang: str = "en") -> list[Topic]:
        """Return the topics in the order of the catalogue, with the number of their entries."""
        labels = {name: label for b in self.booklets for name, label in b.german_topics.items()} if lang == "de" else {}
        found: dict[str, list[Entry]] = {}
        for entry in self:
            found.setdefault(entry.topic, []).append(entry)
        return [Topic(t, labels.get(t, t), len(group), sum(e.planned for e in group)) for t, group in found.items()]

    def counted(self) -> list[Entry]:
        """Return what tests must prove: rules, rulings and examples that are playable."""
        return [entry for entry in self if entry.counted]

    def untranslated(self, lang: str = "de") -> list[str]:
        """Return the ids of rules and rulings that are shown in English because a translation is missing."""
        return [e.id for e in self.entries(lang) if e.lang != lang and e.kind in ("rule", "ruling")]

    def _in(self, entry: Entry, lang: str) -> Entry:
        return self._german.get(entry.id, entry) if lang == "de" else entry

    @cached_property
    def _searched(self) -> dict[str, str]:
        labels = {topic.name: topic.label for topic in self.topics("de")}
        return {
            entry.id: "\n".join(
                [entry.id, entry.topic, labels[entry.topic]]
                + [text for each in (entry, self._german.get(entry.id, entry)) for _, text in each.texts]
            ).casefold()
            for entry in self
        }


def catalogue_files(game_dir: Path) -> list[Path]:
    """Return the English booklets of a game: `rulebook/en.toml`, or one `<booklet>.en.toml` each, `base` first.

    Those of expansions inside the package, such as `fenris/rulebook/en.toml`, come after those of the game itself.
    """
    found: list[Path] = []
    for folder in rulebooks(game_dir):
        files = [file for file in folder.glob("*.toml") if f".{file.name}".endswith(f".{ENGLISH}")]
        found += sorted(files, key=lambda file: (file.name not in (ENGLISH, f"base.{ENGLISH}"), file.name))
    return found
