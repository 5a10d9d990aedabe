"""Spoiler gates: the entries, texts and names of a booklet that stay closed until a campaign opens them.

A booklet `fenris.en.toml` with secrets has a file `gates_fenris.toml` beside it. Each of its gates names rules by topic
("MOVE"), by number ("CAMP-05") or by range ("CAMP-01..26"), and what else opens with them. A gate that is not told to
be open is closed.
"""

import re
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NewType

from msgspec import Struct, convert
from msgspec.structs import replace

from brassboard.catalogue.toml_file import TomlFile, nearest, rulebooks, word_for
from brassboard.kernel.errors import BadInput

Opened = NewType("Opened", frozenset[str])
"""The gates that are open for a reader, by their ids. Whatever hands out rules or texts of a game needs one."""
NOTHING_OPEN = Opened(frozenset())
MODULES = "modules"
"""The gate of what needs no campaign: a reader opens it, after a warning. What it guards may name anything."""

FORM = "end_3"
ID = re.compile(r"[a-z][a-z0-9_]*")
TOPIC = re.compile(r"[A-Z][A-Z0-9]*")
NUMBERS = re.compile(r"(?P<topic>[A-Z][A-Z0-9]*)-(?P<first>\d{2,})(?:\.\.(?P<last>\d{2,}))?")
TOPICS = {"rules": "", "rulings": "RULING-", "gaps": "GAP-", "examples": "EX-"}
"""The lists of entries, and the topic that their numbers belong to."""
THINGS = ("texts", "refs", "verbs", "options", "moments")
FIELDS = ("id", "always", "after", "with", *TOPICS, *THINGS, "words")


class Gate(Struct, frozen=True, kw_only=True):
    """A gate as its file describes it."""

    id: str
    always: bool = False
    """Open for everyone: the part of a gated booklet that is no secret."""
    after: tuple[str, ...] = ()
    """The gates that are certainly open before this one, so that its texts may name what is behind them."""
    opens_with: tuple[str, ...] = ()
    """The gates with each of which this one opens too (`with` in the file)."""
    named: tuple[str, ...] = ()
    """The entries as they are written: "MOVE", "CAMP-05", "CAMP-01..26"."""
    entries: frozenset[str] = frozenset()
    texts: tuple[str, ...] = ()
    """The beginnings of text keys, in whole parts: "moloch-chapter-1" is not the beginning of "moloch-chapter-10"."""
    refs: tuple[str, ...] = ()
    """Things with a name, as "kind:id". Their text keys are closed with them."""
    verbs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """Options of a new match: "chapter", or one choice of an option: "rounds=12"."""
    moments: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """Words of all languages that give the secret away. They are found at the beginning of a word, in any case."""


def open_gates(gates: Iterable[Gate], opened: frozenset[str]) -> frozenset[str]:
    """Return every gate that is open if these are: those that are always open, and those that open with others."""
    known = tuple(gates)
    found = {gate.id for gate in known if gate.always or gate.id in opened}
    while more := {gate.id for gate in known if gate.id not in found and not found.isdisjoint(gate.opens_with)}:
        found |= more
    return frozenset(found)


def closed_gates(gates: Iterable[Gate], opened: frozenset[str]) -> list[Gate]:
    known = tuple(gates)
    are_open = open_gates(known, opened)
    return [gate for gate in known if gate.id not in are_open]


def closes_text(gate: Gate, key: str) -> bool:
    """Return whether the message of this key is behind a gate: by its own key, or as the name of one of its things."""
    if any(_begins(key, beginning) for beginning in gate.texts):
        return True
    _, _, thing = key.partition("-")
    return any(_begins(thing, ref.replace(":", "-", 1).replace(".", "-")) for ref in gate.refs)


def _begins(key: str, beginning: str) -> bool:
    return key == beginning or key.startswith(f"{beginning.removesuffix('-')}-")


def every_gate(gates: Iterable[Gate]) -> Opened:
    """Return what someone sees who wants to know all secrets."""
    return Opened(frozenset([gate.id for gate in gates]))


def certainly_open(gates: Collection[Gate], in_module_view: bool = False) -> dict[str, frozenset[str]]:
    """Return for each gate the gates that are open whenever this one is, itself included.

    A gate with `after` is opened by the campaign; one that has only `with` has no other way to open. A reader of the
    module view has been warned, so only links between entries look at that way, not names.
    """
    sure = {gate.id: every_gate(gates) for gate in gates}
    while True:
        found = {}
        for gate in gates:
            ways = [sure[other] for other in gate.opens_with if in_module_view or other != MODULES]
            if gate.after or not ways:
                ways.append(Opened(frozenset().union(*[sure[other] for other in gate.after])))
            found[gate.id] = Opened(open_gates(gates, frozenset.intersection(*ways) | {gate.id}))
        if found == sure:
            return dict(sure)
        sure = found


def gates_file(booklet: Path) -> Path:
    """Return where the gates of a booklet are written, whether or not it has any."""
    name = booklet.name.removesuffix("en.toml").removesuffix(".") or booklet.parent.parent.name
    return booklet.with_name(f"gates_{name}.toml")


def gates_files(game_dir: Path) -> list[Path]:
    return [file for folder in rulebooks(game_dir) for file in sorted(folder.glob("gates_*.toml"))]


def game_gates(game_dir: Path, game: str = "") -> tuple[Gate, ...]:
    """Return the gates of a game without its rules: which entries they name is not looked up."""
    return tuple([gate for file in gates_files(game_dir) for gate in read_gates(file, game or game_dir.name)])


def read_gates(file: Path, game: str, ids: Collection[str] | None = None) -> tuple[Gate, ...]:
    """Read the gates of a booklet. With the ids of its entries, each of them must be behind exactly one gate."""
    page = _GatesFile(file, game)
    gates = page.gates()
    return gates if ids is None else page.with_entries(gates, ids)


class _GatesFile(TomlFile):
    def __init__(self, path: Path, game: str) -> None:
        super().__init__(path, game)
        self.stories = path.parent.parent / "texts" / "gates"

    def gates(self) -> tuple[Gate, ...]:
        for name in self.data:
            if name != "gate":
                raise BadInput(f"unknown table or field {name}: a gates file has [[gate]] only", self.place)
        rows = self.rows("gate", FORM)
        if not rows:
            raise BadInput("no gate at all: write at least one [[gate]], or remove the file", self.place)
        known = [row["id"] for _, row in rows]
        return tuple([self._gate(where, row, known) for where, row in rows])

    def _gate(self, where: str, row: dict[str, Any], known: list[str]) -> Gate:
        identity = row["id"]
        if not ID.fullmatch(identity):
            raise BadInput(f'the id of a gate is small letters, digits and _, such as "{FORM}"', where)
        if known.count(identity) > 1:
            raise BadInput("this gate is there twice: join them", self.where("gate", identity, 1))
        for name, value in row.items():
            _check_field(name, value, where)
        for other in row.get("after", ()):
            if other not in known[: known.index(identity)]:
                raise BadInput(f'after names "{other}": name gates that stand above this one', where)
        for other in row.get("with", ()):
            if other not in known or other == identity:
                raise BadInput(f'with names "{other}": {nearest(other, [id for id in known if id != identity])}', where)
        named = [f"{topic}{pattern}" for field, topic in TOPICS.items() for pattern in row.get(field, ())]
        if not named and not any(row.get(field) for field in THINGS) and not self._has_story(identity):
            raise BadInput("nothing is behind this gate: name rules or texts, or remove it", where)
        given = {field: tuple(row.get(field, ())) for field in ("after", "with", *THINGS, "words")}
        given["opens_with"] = given.pop("with")
        return convert({**given, "id": identity, "always": row.get("always", False), "named": named}, Gate)

    def _has_story(self, identity: str) -> bool:
        return (self.stories / f"{identity}.en.ftl").is_file()

    def with_entries(self, gates: tuple[Gate, ...], ids: Collection[str]) -> tuple[Gate, ...]:
        """Return the gates with the ids they name. A whole topic is what no gate names by number."""
        owners: dict[str, Gate] = {}
        for gate in gates:
            for pattern in gate.named:
                if not TOPIC.fullmatch(pattern):
                    self._claim(owners, gate, pattern, self._numbers(gate, pattern, ids))
        rest = [identity for identity in ids if identity not in owners]
        for gate in gates:
            for pattern in gate.named:
                if TOPIC.fullmatch(pattern):
                    self._claim(owners, gate, pattern, self._topic(gate, pattern, rest))
        for identity in ids:
            if identity not in owners:
                what = f"{identity} is behind no gate: name it in one, in {MODULES}, or in one that is always open"
                raise BadInput(what, self.place)
        return tuple([replace(gate, entries=frozenset([i for i in ids if owners[i] is gate])) for gate in gates])

    def _claim(self, owners: dict[str, Gate], gate: Gate, pattern: str, found: list[str]) -> None:
        for identity in found:
            owner = owners.setdefault(identity, gate)
            if owner is not gate:
                what = f"{pattern}: {identity} is behind {owner.id} already: an entry has one gate; use with to open it"
                raise BadInput(f"{what} with several", self.where("gate", gate.id))

    def _numbers(self, gate: Gate, pattern: str, ids: Collection[str]) -> list[str]:
        where = self.where("gate", gate.id)
        numbers = NUMBERS.fullmatch(pattern)
        if numbers is None:
            raise BadInput(f'cannot read "{pattern}": write a topic "CAMP", a number "CAMP-05" or "CAMP-01..26"', where)
        first, last = int(numbers["first"]), int(numbers["last"] or numbers["first"])
        if last < first:
            raise BadInput(f'"{pattern}" ends before it begins: write the smaller number first', where)
        known = {identity.partition("-")[2]: identity for identity in ids}
        wanted = [f"{numbers['topic']}-{number:02}" for number in range(first, last + 1)]
        for each in wanted:
            if each not in known:
                raise BadInput(f'"{pattern}": the booklet has no {each}: correct it, or add the entry', where)
        return [known[each] for each in wanted]

    def _topic(self, gate: Gate, topic: str, ids: Collection[str]) -> list[str]:
        found = [identity for identity in ids if identity.split("-")[1] == topic]
        if not found:
            what = f'"{topic}": no entry has this topic, or gates name them all by number: correct or remove it'
            raise BadInput(what, self.where("gate", gate.id))
        return found


def _check_field(name: str, value: Any, where: str) -> None:
    if name not in FIELDS:
        raise BadInput(f"unknown field {name}: {nearest(name, FIELDS)}", where)
    if name in ("id", "always"):
        wanted = str if name == "id" else bool
        if not isinstance(value, wanted):
            raise BadInput(f"{name} must be {word_for(wanted)}, not {word_for(type(value))}", where)
        return
    if not isinstance(value, list) or not all(isinstance(each, str) and each.strip() for each in value):
        raise BadInput(f"{name} must be a list of texts, none of them empty", where)
    for each in value if name == "refs" else ():
        if not all(each.partition(":")):
            raise BadInput(f'refs has "{each}": write kind:id, such as "unit:dragon"', where)
