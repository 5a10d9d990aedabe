"""Reads one catalogue file and its translation; every error names file, line, entry, problem and remedy."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from brassboard.catalogue.entries import ID, KINDS, MARKS, Entry
from brassboard.catalogue.gates import Gate, gates_file, read_gates
from brassboard.catalogue.toml_file import TomlFile, nearest, word_for
from brassboard.kernel.errors import BadInput

FORM = "PREFIX-TOPIC-NN"
STATUSES = ("playable", "planned")
HEAD: dict[str, type] = {"game": str, "title": str, "sources": list, "status": str, "prefix": str}
TRANSLATED_HEAD: dict[str, type] = {"title": str, "topics": dict}


class Booklet(Struct, frozen=True, kw_only=True):
    """One catalogue file of a game: its base rules, or an expansion, a solo opponent, a campaign."""

    file: str
    game: str
    title: str
    sources: tuple[str, ...]
    status: str
    prefix: str
    entries: tuple[Entry, ...]
    german: dict[str, Entry]  # By id; entries that are missing here are shown in English.
    german_title: str = ""
    german_topics: dict[str, str] = {}
    gates: tuple[Gate, ...] = ()  # Empty if nothing in it is secret.
    sealed: bool = False  # Whether entries are left out because their gates are closed.

    def seen(self, opened: frozenset[str]) -> "Booklet":
        """Return this booklet with the entries of these gates alone; its title is no secret."""
        if not self.gates:
            return self
        gates = tuple([gate for gate in self.gates if gate.id in opened])
        shown = frozenset().union(*[gate.entries for gate in gates])
        entries = tuple([entry for entry in self.entries if entry.id in shown])
        topics = {entry.topic for entry in entries}
        return replace(
            self,
            entries=entries,
            german={identity: entry for identity, entry in self.german.items() if identity in shown},
            german_topics={topic: label for topic, label in self.german_topics.items() if topic in topics},
            gates=gates,
            sealed=self.sealed or len(entries) < len(self.entries),
        )

    @property
    def planned(self) -> bool:
        return self.status == "planned"

    def titled(self, lang: str = "en") -> str:
        return self.german_title if lang == "de" and self.german_title else self.title


def read_booklet(path: Path, game: str) -> Booklet:
    """Read an English booklet and the German one beside it, for the game whose package folder this is."""
    page = _Page(path, game)
    page.check_head(HEAD, needed=("game", "title", "sources"))
    page.check_content_tables()
    head = page.data
    if head["game"] != game:
        raise page.error(
            f'game is "{head["game"]}", but this file lies in the folder of "{game}": write game = "{game}"'
        )
    status = head.get("status", "playable")
    if status not in STATUSES:
        raise page.error(f'status is "{status}": write one of {", ".join(STATUSES)}, or leave it out')
    entries = page.entries(planned=status == "planned")
    if not entries:
        raise page.error("no entry at all: write at least one [[rule]]")
    prefix = head.get("prefix") or entries[0].id.split("-")[0]
    for entry in entries:
        if not entry.id.startswith(f"{prefix}-"):
            raise page.error(f'the prefix of this file is "{prefix}": rename the entry or set prefix', entry=entry)
    gates = gates_file(path)
    booklet = Booklet(
        file=path.name,
        game=game,
        title=head["title"],
        sources=tuple(head["sources"]),
        status=status,
        prefix=prefix,
        entries=entries,
        german={},
        gates=read_gates(gates, game, [entry.id for entry in entries]) if gates.is_file() else (),
    )
    german = path.with_name(path.name.removesuffix("en.toml") + "de.toml")
    return _translated(booklet, _Page(german, game)) if german.is_file() else booklet


def _translated(booklet: Booklet, page: "_Page") -> Booklet:
    page.check_head(TRANSLATED_HEAD)
    for name in page.data:
        if name not in TRANSLATED_HEAD and name not in KINDS:
            raise page.error(f"unknown table [{name}]: a translation has title, topics and the entries")
    topics = page.data.get("topics", {})
    for topic, label in topics.items():
        if topic not in {entry.topic for entry in booklet.entries}:
            raise page.error(f'[topics] translates "{topic}", which {booklet.file} does not have: remove it')
        if not isinstance(label, str) or not label.strip():
            raise page.error(f'[topics] "{topic}" has no text: write one')
    german: dict[str, Entry] = {}
    for struct in KINDS.values():
        originals = {entry.id: entry for entry in booklet.entries if entry.kind == struct.kind}
        german |= page.translations(struct, originals, booklet.file)
    return replace(booklet, german=german, german_title=page.data.get("title", ""), german_topics=topics)


class _Page(TomlFile):
    """A booklet or its translation that is being read."""

    def error(self, what: str, entry: Entry | None = None) -> BadInput:
        return BadInput(what, self.where(entry.kind, entry.id) if entry else self.place)

    def check_head(self, head: dict[str, type], needed: tuple[str, ...] = ()) -> None:
        for name in needed:
            if name not in self.data:
                raise self.error(f"{name} is missing at the top: write {name} = …")
        for name, value in self.data.items():
            if name in head:
                if not isinstance(value, head[name]):
                    raise self.error(f"{name} must be a {word_for(head[name])}, not {word_for(type(value))}")
                if not value or (isinstance(value, str) and not value.strip()):
                    raise self.error(f"{name} is empty: fill it or leave it out")
            elif not isinstance(value, dict | list):
                raise self.error(f"unknown field {name} at the top: {nearest(name, head)}")
        for source in self.data.get("sources", ()):
            if not isinstance(source, str) or not source.strip():
                raise self.error("sources must be a list of texts, none of them empty")

    def check_content_tables(self) -> None:
        """Check for misspelt sections: a catalogue may share its file with content (cards, levels)."""
        for name, value in self.data.items():
            if name in HEAD or name in KINDS:
                continue
            rows = [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []
            looks = any(ID.fullmatch(str(row.get("id", ""))) for row in rows)
            if looks or get_close_matches(name, KINDS, n=1, cutoff=0.8):
                raise self.error(f"unknown table [[{name}]]: {nearest(name, KINDS)}")

    def entries(self, planned: bool) -> tuple[Entry, ...]:
        seen: set[str] = set()
        made: list[Entry] = []
        for kind, struct in KINDS.items():
            for where, row in self.rows(kind, FORM):
                identity = row["id"]
                if not ID.fullmatch(identity):
                    raise BadInput("the id must have the form PREFIX-TOPIC-NN, such as ZZ-MOVE-01", where)
                if identity in seen:
                    raise BadInput(
                        "this id is used twice: give the later entry a new id", self.where(kind, identity, 1)
                    )
                seen.add(identity)
                check_fields(row, struct.required, struct.optional, where)
                if row.get("mark", MARKS[0]) not in MARKS:
                    raise BadInput(f'mark is "{row["mark"]}": write one of {", ".join(MARKS)}', where)
                made.append(struct(**row, planned=planned))
        return tuple(made)

    def translations(self, struct: type[Entry], originals: dict[str, Entry], original_file: str) -> dict[str, Entry]:
        """Return translated entries by id: only ids of the original, in its order; entries may be missing."""
        order = list(originals)
        place = {identity: number for number, identity in enumerate(order)}
        made: dict[str, Entry] = {}
        last = -1
        for where, row in self.rows(struct.kind, FORM):
            identity = row["id"]
            if identity not in originals:
                near = nearest(identity, order) if get_close_matches(identity, order, n=1) else "remove it here"
                raise BadInput(f"{original_file} has no such {struct.kind}: {near}", where)
            if identity in made:
                raise BadInput("this id is translated twice: remove one", self.where(struct.kind, identity, 1))
            if place[identity] < last:
                raise BadInput(f"out of order: in {original_file} it stands before {order[last]}; move it there", where)
            last = place[identity]
            check_fields(row, ("id", *struct.translated), struct.shown, where)
            english = tuple(field for field in struct.shown if field not in row)
            made[identity] = replace(originals[identity], **row, lang="de", english=english)
        return made


def check_fields(row: dict[str, Any], required: tuple[str, ...], optional: tuple[str, ...], where: str) -> None:
    for name in required:
        if name not in row:
            raise BadInput(f"{name} is missing: write {name} = …", where)
    for name, value in row.items():
        if name not in required and name not in optional:
            raise BadInput(f"unknown field {name}: {nearest(name, (*required, *optional))}", where)
        if not isinstance(value, str):
            raise BadInput(f"{name} must be a text, not {word_for(type(value))}: put it in quotes", where)
        if not value.strip():
            raise BadInput(f"{name} is empty: write its text", where)
