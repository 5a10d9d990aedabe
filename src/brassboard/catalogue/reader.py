"""Reads one catalogue file and its translation; every error names file, line, entry, problem and remedy."""

import re
import tomllib
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from brassboard.catalogue.entries import ID, KINDS, MARKS, Entry
from brassboard.kernel.errors import BadInput

ID_LINE = re.compile(r"""\s*id\s*=\s*["']([^"']*)["']""")
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
    booklet = Booklet(
        file=path.name,
        game=game,
        title=head["title"],
        sources=tuple(head["sources"]),
        status=status,
        prefix=prefix,
        entries=entries,
        german={},
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


class _Page:
    """A TOML file that is being read: its data, and the lines of its entries."""

    def __init__(self, path: Path, game: str) -> None:
        self.place = f"{game}/{path.parent.name}/{path.name}"
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except UnicodeDecodeError as problem:
            raise BadInput(f"not UTF-8 text ({problem.reason}): save it as UTF-8", self.place) from None
        except tomllib.TOMLDecodeError as problem:
            line = re.search(r"at line (\d+)", str(problem))
            where = f"{self.place}:{line[1] if line else self.text.count(chr(10)) + 1}"
            raise BadInput(f"not valid TOML: {problem}: correct the syntax there", where) from None

    def error(self, what: str, entry: Entry | None = None) -> BadInput:
        return BadInput(what, self.where(entry.kind, entry.id) if entry else self.place)

    def where(self, kind: str, identity: str, occurrence: int = 0) -> str:
        lines = self.lines.get(identity)
        return f"{self.place}{f':{lines[min(occurrence, len(lines) - 1)]}' if lines else ''}: {kind} {identity}"

    @cached_property
    def lines(self) -> dict[str, list[int]]:
        """Return the lines in which each id is given to an entry."""
        found: dict[str, list[int]] = {}
        for number, line in enumerate(self.text.splitlines(), start=1):
            if given := ID_LINE.match(line):
                found.setdefault(given[1], []).append(number)
        return found

    def check_head(self, head: dict[str, type], needed: tuple[str, ...] = ()) -> None:
        for name in needed:
            if name not in self.data:
                raise self.error(f"{name} is missing at the top: write {name} = …")
        for name, value in self.data.items():
            if name in head:
                if not isinstance(value, head[name]):
                    raise self.error(f"{name} must be a {_word(head[name])}, not {_word(type(value))}")
                if not value or (isinstance(value, str) and not value.strip()):
                    raise self.error(f"{name} is empty: fill it or leave it out")
            elif not isinstance(value, dict | list):
                raise self.error(f"unknown field {name} at the top: {_nearest(name, head)}")
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
                raise self.error(f"unknown table [[{name}]]: {_nearest(name, KINDS)}")

    def rows(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """Return the rows of a kind, each with its place in the file."""
        rows = self.data.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.error(f"{kind} must be written [[{kind}]], one per entry")
        found: list[tuple[str, dict[str, Any]]] = []
        for number, row in enumerate(rows, start=1):
            identity = row.get("id")
            if not isinstance(identity, str) or not identity.strip():
                where = f"{self.place}: {kind} number {number}"
                raise BadInput("id is missing: write id = …, in the form PREFIX-TOPIC-NN", where)
            found.append((self.where(kind, identity), row))
        return found

    def entries(self, planned: bool) -> tuple[Entry, ...]:
        seen: set[str] = set()
        made: list[Entry] = []
        for kind, struct in KINDS.items():
            for where, row in self.rows(kind):
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
        for where, row in self.rows(struct.kind):
            identity = row["id"]
            if identity not in originals:
                near = _nearest(identity, order) if get_close_matches(identity, order, n=1) else "remove it here"
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
            raise BadInput(f"unknown field {name}: {_nearest(name, (*required, *optional))}", where)
        if not isinstance(value, str):
            raise BadInput(f"{name} must be a text, not {_word(type(value))}: put it in quotes", where)
        if not value.strip():
            raise BadInput(f"{name} is empty: write its text", where)


def _nearest(name: str, known: Any) -> str:
    near = get_close_matches(name, list(known), n=1)
    return f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"


def _word(kind: type) -> str:
    return {str: "text", list: "list", dict: "table", int: "number", float: "number", bool: "yes or no"}.get(
        kind, kind.__name__
    )
