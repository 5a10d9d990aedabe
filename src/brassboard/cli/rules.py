"""`brassboard rules`: look up the rules of a game, and see which of them have passing tests."""

import argparse
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from brassboard.catalogue import NOTHING_OPEN, Catalogue, Entry, game_folders
from brassboard.catalogue.book import catalogue_files
from brassboard.catalogue.coverage_record import REMEDY, Verdict, judge, standing
from brassboard.kernel.errors import BadInput
from brassboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, LACKING, WRONG = 0, 1, 2
OWN_TOPICS = ("rulings", "examples", "gaps")  # Entries without a topic are listed under these.
Row = tuple[str, ...]


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    """Add the command to the program's parser; `args.run(args)` runs it."""
    parser = subparsers.add_parser("rules", help="command-rules", description="command-rules.text")
    parser.add_argument("game", metavar="GAME", help="help.game")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("id", metavar="ID", nargs="?", help="command-rules.id")
    what.add_argument("--topic", metavar="T", help="command-rules.topic")
    what.add_argument("--search", metavar="WORDS", help="command-rules.search")
    what.add_argument("--coverage", action="store_true", help="command-rules.coverage")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.add_argument("--json", action="store_true", help="help.json")
    parser.add_argument("--spoilers", action="store_true", help="command-rules.spoilers")
    parser.add_argument("--folder", metavar="DIR", type=Path, help="command-rules.folder")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    t = Texts(args.lang)
    try:
        folders = game_folders([args.folder] if args.folder else [])
        if args.game not in folders:
            return _unknown_game(t, args.game, [game for game, folder in folders.items() if catalogue_files(folder)])
        whole = Catalogue.of(folders[args.game], args.game)
    except BadInput as problem:
        return _report(t("error-bad-input", what=str(problem)))
    catalogue = whole if args.spoilers else whole.seen(NOTHING_OPEN)
    printer = RulesPrinter(catalogue, t, as_json=args.json)
    if args.coverage:
        return printer.coverage(whole, Path.cwd())
    if args.id:
        return printer.entry(args.id)
    if args.topic is not None:
        return printer.topic(args.topic)
    if args.search is not None:
        return printer.list_found(catalogue.search(args.search, t.lang))
    return printer.topics()


class RulesPrinter:
    """Prints a catalogue: panels and tables on a terminal, plain lines in a pipe, or JSON.

    The catalogue knows only what may be shown; of a sealed booklet that is its title.
    """

    def __init__(self, catalogue: Catalogue, t: Texts, as_json: bool) -> None:
        self.catalogue = catalogue
        self.t = t
        self.as_json = as_json
        self.console = Console(highlight=False)

    def topics(self) -> int:
        """Print the table of contents."""
        topics = self.catalogue.topics(self.t.lang)
        if self.as_json:
            game = {"game": self.catalogue.game, "title": self.catalogue.booklets[0].titled(self.t.lang)}
            listed = {"topics": [msgspec.to_builtins(topic) for topic in topics]}
            return self._json(game | listed | {"sealed": self.catalogue.sealed(self.t.lang)})
        rows: list[Row] = [
            (self._own_topic_label(topic.name) or topic.label, str(topic.count), self._planned(topic.planned))
            for topic in topics
        ]
        self._table((self.t("rules-topic"), self.t("rules-entries"), ""), rows, title=self._title("rules-title"))
        for title in self.catalogue.sealed(self.t.lang):
            self._line(self.t("rules-sealed", title=title))
        if self.console.is_terminal:
            self._line(self.t("rules-topics-hint", game=self.catalogue.game))
        return GOOD

    def entry(self, identity: str) -> int:
        entry = self.catalogue.get(identity, self.t.lang)
        if entry is None:
            unknown = self.t("rules-unknown-id", game=self.catalogue.game, id=identity)
            return _report(unknown, _suggestion(self.t, self.catalogue.nearest(identity)))
        if self.as_json:
            return self._json(_data(entry))
        details = [("source", getattr(entry, "source", "")), ("mark", getattr(entry, "mark", ""))]
        details += [("confidence", getattr(entry, "confidence", ""))]
        parts = [(self._label(entry, field), text) for field, text in entry.texts]
        parts += [(self.t(f"rules-{name}"), text) for name, text in details if text]
        head = (
            f"{entry.id} · {self.t(f'rules-kind-{entry.kind}')} · {self._topic_label(entry.topic)}{self._notes(entry)}"
        )
        if self.console.is_terminal:
            body = Text("\n\n").join(Text.assemble((label, "bold"), "\n", text) for label, text in parts)
            self.console.print(Panel(body, title=Text(head), title_align="left", padding=(1, 2)))
        else:
            self._line(head)
            for label, text in parts:
                self._line(f"{label}: {text}")
        return GOOD

    def topic(self, name: str) -> int:
        own = {self._own_topic_label(topic).casefold(): topic for topic in OWN_TOPICS}
        entries = self.catalogue.by_topic(own.get(name.casefold(), name), self.t.lang)
        if entries:
            return self._list(entries)
        labels = [self._own_topic_label(topic.name) or topic.label for topic in self.catalogue.topics(self.t.lang)]
        unknown = self.t("rules-unknown-topic", game=self.catalogue.game, topic=name)
        return _report(unknown, _suggestion(self.t, get_close_matches(name, labels, n=3)))

    def list_found(self, entries: list[Entry]) -> int:
        code = self._list(entries)
        if self.console.is_terminal and not self.as_json:
            self._line(self.t("rules-found", count=len(entries)))
        return code

    def coverage(self, whole: Catalogue, start: Path) -> int:
        """Print what the tests have proved of the whole catalogue; sealed entries are counted, but not named.

        Return 0 for all rules, 1 if one lacks a passing test, 2 without a record.
        """
        try:
            now = standing(whole, start)
        except BadInput as problem:
            return self._no_record("unreadable", problem.where)
        if now.state != "fresh" or now.proof is None:
            return self._no_record(now.state, str(now.file))
        verdict = judge(whole, now.proof)
        if self.as_json:
            self._json(self._coverage_data(whole, verdict))
        else:
            self._coverage_text(whole, verdict)
        return LACKING if verdict.missing else GOOD

    def _named(self, ids: Iterable[str]) -> list[str]:
        """Return the ids that may be shown."""
        return [identity for identity in ids if identity in self.catalogue]

    def _no_record(self, state: str, file: str) -> int:
        if self.as_json:
            self._json({"game": self.catalogue.game, "state": state, "file": file, "remedy": REMEDY})
        return _report(self.t(f"coverage-{state}", game=self.catalogue.game, file=file))

    def _coverage_data(self, whole: Catalogue, verdict: Verdict) -> dict[str, Any]:
        total = len(verdict.proved) + len(verdict.missing)
        counts = {"total": total, "proved": len(verdict.proved), "missing": len(verdict.missing)}
        head = {"game": whole.game, "state": "fresh", "digest": whole.digest, "full": verdict.full}
        return head | {"counts": counts} | {
            "missing": self._named(verdict.missing),
            "proved": {identity: verdict.proved[identity] for identity in self._named(verdict.proved)},
            "failed": {identity: verdict.failed[identity] for identity in self._named(verdict.failed)},
            "planned": self._named(verdict.planned),
            "sealed": self.catalogue.sealed(self.t.lang),
        }  # fmt: skip

    def _coverage_text(self, whole: Catalogue, verdict: Verdict) -> None:
        proved, missing = len(verdict.proved), len(verdict.missing)
        sealed = len({*verdict.missing, *verdict.failed}.difference(self.catalogue.ids))
        if self.console.is_terminal:
            self._line(self._title("coverage-title"), style="bold")
        self._line(self.t("coverage-proved", proved=proved, total=proved + missing))
        if missing:
            self._line(self.t("coverage-lacking", count=missing))
            self._table((), [self._row(self.catalogue.get(each, self.t.lang)) for each in self._named(verdict.missing)])
        else:
            self._line(self.t("coverage-complete"))
        if verdict.failed:
            self._line(self.t("coverage-failing", count=len(verdict.failed)))
            self._table((), [(each, ", ".join(verdict.failed[each])) for each in self._named(verdict.failed)])
        if sealed:
            self._line(self.t("coverage-sealed", count=sealed))
        for booklet in whole.booklets:
            if booklet.planned:
                title = booklet.titled(self.t.lang)
                self._line(self.t("coverage-planned", title=title, count=len(booklet.entries)))
        if missing and not verdict.full:
            self._line(self.t("coverage-partial"))

    def _list(self, entries: list[Entry]) -> int:
        if self.as_json:
            return self._json([_data(entry) for entry in entries])
        self._table((self.t("rules-id"), self.t("rules-text")), [self._row(entry) for entry in entries])
        return GOOD

    def _row(self, entry: Entry | None) -> Row:
        return (entry.id, f"{entry.headline}{self._notes(entry)}") if entry else ()

    def _label(self, entry: Entry, field: str) -> str:
        label = self.t(f"rules-field-{field}")
        return self.t("rules-in-english", label=label) if field in entry.english else label

    def _notes(self, entry: Entry) -> str:
        notes = [self.t("rules-planned")] if entry.planned else []
        if entry.lang != self.t.lang:
            notes.append(self.t("rules-untranslated"))
        return "".join(f" [{note}]" for note in notes)

    def _planned(self, count: int) -> str:
        return self.t("rules-planned-count", count=count) if count else ""

    def _topic_label(self, name: str) -> str:
        return self._own_topic_label(name) or next(
            t.label for t in self.catalogue.topics(self.t.lang) if t.name == name
        )

    def _own_topic_label(self, topic: str) -> str:
        return self.t(f"rules-topic-{topic}") if topic in OWN_TOPICS else ""

    def _title(self, key: str) -> str:
        return self.t(key, title=self.catalogue.booklets[0].titled(self.t.lang))

    def _json(self, data: Any) -> int:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
        return GOOD

    def _line(self, text: str, style: str = "") -> None:
        if self.console.is_terminal:
            self.console.print(Text(text, style=style))
        else:
            sys.stdout.write(text + "\n")

    def _table(self, heads: Row, rows: list[Row], title: str = "") -> None:
        if not self.console.is_terminal:
            for row in rows:
                self._line("\t".join(row).rstrip("\t"))
            return
        if not rows:
            return
        table = Table(title=Text(title) if title else None, title_justify="left", show_header=bool(heads))
        for number in range(len(rows[0])):
            table.add_column(heads[number] if heads else "", no_wrap=number == 0)
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)


def _data(entry: Entry) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": entry.kind} | msgspec.structs.asdict(entry)
    return {name: value for name, value in data.items() if value != ""}


def _unknown_game(t: Texts, game: str, known: list[str]) -> int:
    near = get_close_matches(game, known, n=3)
    hint = _suggestion(t, near) or t("error-known-games", games=", ".join(known))
    return _report(t("error-unknown-game", game=game), hint)


def _suggestion(t: Texts, names: list[str]) -> str:
    return t("error-did-you-mean", names=f" {t('or')} ".join(names)) if names else ""


def _report(*texts: str) -> int:
    sys.stderr.write(" ".join(text for text in texts if text) + "\n")
    return WRONG
