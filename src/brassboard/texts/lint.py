"""Checks Fluent files: a broken message would silently disappear, so the tests must find it first."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from brassboard.catalogue.gate_lint import SpoilerSearch
from brassboard.texts.bundle import COMMON, LANGUAGES
from brassboard.texts.sources import GATES, keyed_lines, text_folders

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
NAMELESS = ""  # The name of a message's value, beside the names of its attributes.


class Problem(Struct, frozen=True):
    """A problem in a Fluent file, and where it is."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def lint(folder: Path, common: Path = COMMON) -> list[Problem]:
    """Return all problems of a folder's `en.ftl` and `de.ftl`, and of the gates in it.

    A game's texts may refer to those of the engine, and those of a gate to both.
    """
    own = {lang: folder / f"{lang}.ftl" for lang in LANGUAGES}
    bases = [] if folder.resolve() == common.resolve() else [{lang: common / f"{lang}.ftl" for lang in LANGUAGES}]
    problems = _lint_pair(own, bases)
    gates = sorted({file.name.split(".")[0] for file in (folder / GATES).glob("*.ftl")})
    if gates and not any(problem.file in own.values() for problem in problems):
        pairs = {gate: {lang: folder / GATES / f"{gate}.{lang}.ftl" for lang in LANGUAGES} for gate in gates}
        problems += [problem for pair in pairs.values() for problem in _lint_pair(pair, [*bases, own])]
    return sorted(problems, key=lambda problem: (str(problem.file), problem.line, problem.what))


def _lint_pair(files: dict[str, Path], bases: list[dict[str, Path]]) -> list[Problem]:
    missing = [
        Problem(f, 1, "this file is missing: every text has both languages") for f in files.values() if not f.is_file()
    ]
    if missing:
        return missing
    sheets = {lang: _Sheet(file) for lang, file in files.items()}
    problems: list[Problem] = []
    for lang, sheet in sheets.items():
        known = [_Sheet(base[lang]) for base in bases]
        problems += sheet.problems
        problems += sheet.clashes(known)
        problems += sheet.loose_references([sheet, *known])
        problems += [p for other in LANGUAGES if other != lang for p in sheet.differences(sheets[other], other)]
    return problems


def text_spoilers(game_dir: Path, search: SpoilerSearch) -> list[Problem]:
    """Return the lines of a game's texts that give away what a gate keeps closed, and texts of unknown gates."""
    ids = {gate.id for gate in search.gates}
    problems: list[Problem] = []
    for folder in text_folders(game_dir):
        for lang in LANGUAGES:
            problems += _spoilers(folder / f"{lang}.ftl", search)
        for file in sorted((folder / GATES).glob("*.ftl")):
            gate = file.name.split(".")[0]
            if gate in ids:
                problems += _spoilers(file, search, gate)
            else:
                problems.append(Problem(file, 1, f"there is no gate {gate}: rename the file, or add the gate"))
    return problems


def _spoilers(file: Path, search: SpoilerSearch, gate: str = "") -> list[Problem]:
    """Return what a file of a gate, or with the keys of several gates, gives away; comments are never shown."""
    if not file.is_file():
        return []
    return [
        Problem(file, number, str(spoiler))
        for number, key, line in keyed_lines(file.read_text(encoding="utf-8"))
        for spoiler in search.spoilers(key, line, gate or search.gate_of_text(key))
    ]


class _Sheet:
    """One parsed file: its messages and terms by key, each with its parts (value and attributes)."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self.problems: list[Problem] = []
        for item in FluentParser(with_spans=True).parse(self.text).body:
            if isinstance(item, ast.Junk):
                self.problems += [self._problem(item, self._junk(note)) for note in item.annotations]
            elif isinstance(item, ast.Message | ast.Term):
                self._add(item)

    def _add(self, entry: ast.Message | ast.Term) -> None:
        key = _key(entry)
        if key in self.entries:
            first = self._line(self.entries[key])
            self.problems.append(self._problem(entry, f"{key} is defined twice, first in line {first}: remove one"))
            return
        self.entries[key] = entry
        names = [attribute.id.name for attribute in entry.attributes]
        for attribute in entry.attributes:
            if names.count(attribute.id.name) > 1:
                self.problems.append(
                    self._problem(attribute, f"{key}.{attribute.id.name} is defined twice: remove one")
                )
        for choice in _Seen.of(entry).choices:
            self.problems += self._plural(key, choice)

    def _plural(self, key: str, choice: ast.SelectExpression) -> Iterator[Problem]:
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants]
        by_number = any(isinstance(v.key, ast.NumberLiteral) or v.key.name in PLURALS for v in choice.variants)
        default = next((name for name, v in zip(keys, choice.variants, strict=True) if v.default), "")
        if by_number and default != "other":
            yield self._problem(choice, f"{key}: a choice by number ends in *[other], not *[{default}]")

    def clashes(self, bases: Iterable["_Sheet"]) -> Iterator[Problem]:
        for base in bases:
            whose = "engine" if base.file.parent == COMMON else "game"
            for key in self.entries.keys() & base.entries.keys():
                yield self._problem(self.entries[key], f"{key} is a text of the {whose} already: choose another key")

    def loose_references(self, known: Iterable["_Sheet"]) -> Iterator[Problem]:
        targets = {target for sheet in known for target in sheet.targets()}
        for key, entry in self.entries.items():
            for node, target in _Seen.of(entry).references:
                if target not in targets:
                    yield self._problem(node, f"{key} refers to {target}, which does not exist")

    def targets(self) -> Iterator[str]:
        for key, entry in self.entries.items():
            if entry.value is not None:
                yield key
            yield from (f"{key}.{attribute.id.name}" for attribute in entry.attributes)

    def differences(self, other: "_Sheet", lang: str) -> Iterator[Problem]:
        """Return problems for what this file has and the other language lacks; terms may differ between languages."""
        for key, entry in self.entries.items():
            if isinstance(entry, ast.Term):
                continue
            twin = other.entries.get(key)
            if twin is None:
                yield self._problem(entry, f"{key} is missing in {lang}")
                continue
            mine, theirs = _parts(entry), _parts(twin)
            for part, pattern in mine.items():
                name = f"{key}.{part}" if part else key
                if part not in theirs:
                    yield self._problem(pattern, f"{name} is missing in {lang}")
                    continue
                lacking = _Seen.of(pattern).variables - _Seen.of(theirs[part]).variables
                if lacking:
                    words = ", ".join(f"${variable}" for variable in sorted(lacking))
                    yield self._problem(pattern, f"{name} uses {words}, in {lang} it does not")

    def _junk(self, note: ast.Annotation) -> str:
        return f"syntax error: {note.message} (noticed in line {self._line(note)})"

    def _problem(self, node: ast.SyntaxNode, what: str) -> Problem:
        return Problem(self.file, self._line(node), what)

    def _line(self, node: ast.SyntaxNode) -> int:
        span = node.id.span if isinstance(node, ast.Message | ast.Term) else node.span
        return self.text.count("\n", 0, span.start if span else 0) + 1


class _Seen(Visitor):
    """Collects what a message, a term or a pattern uses: variables, references and choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: list[tuple[ast.SyntaxNode, str]] = []
        self.choices: list[ast.SelectExpression] = []

    @classmethod
    def of(cls, node: ast.BaseNode) -> "_Seen":
        seen = cls()
        seen.visit(node)
        return seen

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's names)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append((node, f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(
            (node, f"-{node.id.name}.{node.attribute.name}" if node.attribute else f"-{node.id.name}")
        )
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def _key(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _parts(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    value = {NAMELESS: entry.value} if entry.value is not None else {}
    return value | {attribute.id.name: attribute.value for attribute in entry.attributes}
