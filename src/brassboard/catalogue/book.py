"""A game's catalogue: all its booklets together, to look up, to search and to count."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

import msgspec

from brassboard.catalogue.entries import Entry
from brassboard.catalogue.reader import Booklet, read_booklet
from brassboard.kernel.errors import BadInput

LANGUAGES = ("en", "de")
RULEBOOK = "rulebook"
ENGLISH = "en.toml"


class Topic(msgspec.Struct, frozen=True):
    """A chapter of the catalogue, as its table of contents lists it."""

    name: str
    label: str  # the name in the reader's language
    count: int
    planned: int  # how many of them are not playable yet


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

    @classmethod
    def of(cls, game_dir: Path, game: str = "") -> "Catalogue":
        """Read every booklet in the folder `rulebook` of a game's package, with the German beside it.

        `game` is the id of the game if the package folder has another name.
        """
        game = game or game_dir.name
        files = catalogue_files(game_dir)
        if not files:
            raise BadInput("no rulebook/en.toml here: write one, or name a game's package folder", str(game_dir))
        for german in [file for folder in _rulebooks(game_dir) for file in sorted(folder.glob("*de.toml"))]:
            if german.with_name(german.name.removesuffix("de.toml") + ENGLISH) not in files:
                where = f"{game}/{german.relative_to(game_dir).as_posix()}"
                raise BadInput("a translation without its original: rename or remove it", where)
        return cls(game, tuple(read_booklet(file, game) for file in files))

    @property
    def title(self) -> str:
        return self.booklets[0].title

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._english)

    @property
    def prefixes(self) -> frozenset[str]:
        return frozenset(booklet.prefix for booklet in self.booklets)

    @cached_property
    def digest(self) -> str:
        """A stable hash of everything the catalogue demands; a translation demands nothing and is left out."""
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
        """The entry of this id, also in small letters; `entry.lang` says which language its texts are in."""
        entry = self._english.get(identity.upper())
        return self._in(entry, lang) if entry else None

    def nearest(self, identity: str, limit: int = 3) -> list[str]:
        """Ids that look most like this one."""
        return get_close_matches(identity.upper(), self._english, n=limit, cutoff=0.5)

    def by_topic(self, topic: str, lang: str = "en") -> list[Entry]:
        """The entries of a topic, by its name in any language."""
        wanted = topic.casefold()
        names = {
            t.name for lang in LANGUAGES for t in self.topics(lang) if wanted in (t.name.casefold(), t.label.casefold())
        }
        return [self._in(entry, lang) for entry in self if entry.topic in names]

    def search(self, words: str, lang: str = "en") -> list[Entry]:
        """The entries that have all these words, in English or in German."""
        wanted = words.casefold().split()
        return [self._in(e, lang) for e in self if wanted and all(word in self._searched[e.id] for word in wanted)]

    def topics(self, lang: str = "en") -> list[Topic]:
        """The topics in the order of the catalogue, with how many entries they have."""
        labels = {name: label for b in self.booklets for name, label in b.german_topics.items()} if lang == "de" else {}
        found: dict[str, list[Entry]] = {}
        for entry in self:
            found.setdefault(entry.topic, []).append(entry)
        return [Topic(t, labels.get(t, t), len(group), sum(e.planned for e in group)) for t, group in found.items()]

    def counted(self) -> list[Entry]:
        """What tests must prove: rules, rulings and examples that are playable."""
        return [entry for entry in self if entry.counted]

    def untranslated(self, lang: str = "de") -> list[str]:
        """The ids of rules and rulings that are shown in English for want of a translation."""
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
    for folder in _rulebooks(game_dir):
        files = [file for file in folder.glob("*.toml") if f".{file.name}".endswith(f".{ENGLISH}")]
        found += sorted(files, key=lambda file: (file.name not in (ENGLISH, f"base.{ENGLISH}"), file.name))
    return found


def _rulebooks(game_dir: Path) -> list[Path]:
    return [game_dir / RULEBOOK, *sorted(game_dir.glob(f"*/{RULEBOOK}"))]
