"""Rules are pure: a rules module reads no clock, no randomness, no network, no files. Allowed is what is listed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "brassboard"
PURE_PACKAGES = ("kernel", "kit", "games")

# What any rules module may import besides our own packages. Default deny: time, random, os and their kin are not here.
PURE = {
    "__future__", "abc", "array", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "heapq",
    "itertools", "math", "operator", "string", "types", "typing", "typing_extensions", "mypy_extensions",
    "brassboard", "msgspec",
}  # fmt: skip
# The kernel also hashes (chance, state), encodes, and looks at declarations and functions at import.
KERNEL = {"base64", "binascii", "contextlib", "copy", "hashlib", "hmac", "inspect", "re", "struct", "zlib"}
# The kit parses text maps and effects, and names the word that was probably meant.
KIT = {"difflib", "re"}
# One module of the kit reads rows of content. It gets them as text: nothing in the kit opens a file.
ROWS = {"kit/content.py": {"tomllib"}}
# A game reads its own content in one module, content/__init__.py, and nowhere else.
CONTENT = {"importlib.resources", "tomllib"}

IMPURE_CALLS = {"open", "input", "print", "__import__", "breakpoint"}
GENERATING_CALLS = {"compile", "eval", "exec"}  # only the kernel writes code: copying and redacting, field by field
# Of strings the first differs from process to process, the second always: neither may decide anything in a game.
UNSTABLE_CALLS = {"hash", "id"}


def impurities(module: str, source: str) -> list[str]:
    """What the module (path below the package, as `games/duel/turn.py`) does that a pure rule does not."""
    modules, calls = _allowed(module), _forbidden_calls(module)
    found = []
    for node in ast.walk(ast.parse(source)):
        for name in _imported(node):
            if not _is_allowed(name, modules):
                found.append(f"{module}:{node.lineno}: imports {name}")  # type: ignore[attr-defined]
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in calls:
                found.append(f"{module}:{node.lineno}: calls {name}()")
    return found


def _allowed(module: str) -> set[str]:
    parts = module.split("/")
    first = parts[0]
    if first == "kernel":
        return PURE | KERNEL
    if first == "kit":
        return PURE | KIT | ROWS.get(module, set())
    return PURE | CONTENT if parts[2:] == ["content", "__init__.py"] else PURE


def _forbidden_calls(module: str) -> set[str]:
    return IMPURE_CALLS if module.startswith("kernel/") else IMPURE_CALLS | GENERATING_CALLS | UNSTABLE_CALLS


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module=str(base), names=names, level=0):
            return [f"{base}.{name.name}" for name in names]
    return []


def _is_allowed(name: str, modules: set[str]) -> bool:
    parts = name.split(".")
    return any(".".join(parts[: i + 1]) in modules for i in range(len(parts)))


def rules_modules() -> Iterator[tuple[str, Path]]:
    for package in PURE_PACKAGES:
        for path in sorted((PACKAGE / package).rglob("*.py")):
            yield path.relative_to(PACKAGE).as_posix(), path


def test_rules_are_pure() -> None:
    found = [line for module, path in rules_modules() for line in impurities(module, path.read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "name",
    [
        "time", "datetime", "random", "secrets", "uuid", "os", "os.path", "sys", "socket", "ssl", "select", "pathlib",
        "io", "shutil", "tempfile", "glob", "urllib", "urllib.request", "http.client", "asyncio", "threading",
        "multiprocessing", "concurrent.futures", "subprocess", "signal", "sqlite3", "pickle", "logging", "locale",
        "importlib", "numpy", "requests", "rich",
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "module", ["kernel/run.py", "kit/square.py", "games/duel/turn.py", "games/duel/content/__init__.py"]
)
def test_a_planted_import_is_found(module: str, name: str) -> None:
    assert impurities(module, f"import {name}")
    assert impurities(module, f"def late():\n    from {name} import thing")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games/duel/turn.py", "import hashlib"),
        ("games/duel/turn.py", "import tomllib"),
        ("games/duel/turn.py", "from importlib import resources"),
        ("games/duel/cards/content.py", "import tomllib"),
        ("kit/maps.py", "import tomllib"),
        ("kit/content.py", "from importlib.resources import files"),
        ("kernel/content.py", "import tomllib"),
        ("kernel/run.py", "open('x')"),
        ("games/duel/content/__init__.py", "def load():\n    return open('cards.toml')"),
        ("games/duel/turn.py", "order = hash('luck')"),
        ("games/duel/turn.py", "print('ouch')"),
    ],
)
def test_planted_impurities_are_found(module: str, source: str) -> None:
    assert impurities(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel/chance.py", "import hashlib\nfrom hashlib import blake2b\nfrom .data import Part"),
        ("games/duel/turn.py", "from brassboard.kernel import rule\nfrom collections.abc import Sequence"),
        (
            "games/duel/content/__init__.py",
            "import tomllib\nfrom importlib import resources\nfrom importlib.resources import files",
        ),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert impurities(module, source) == []
