"""Every module that `make compiled` compiles is in a form mypyc can compile (docs/decisions/0005)."""

from __future__ import annotations

import ast
import importlib

import msgspec
import pytest

from compiled import ROOT, compiled_paths, module_name

STRUCTS = {"Struct", "Part", "Value", "Frame", "Action", "Event"}


def uncompilable(path: str, source: str) -> list[str]:
    """Classes that belong in a data module: mypyc would drop their keywords without a word."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            keywords = [k.arg for k in node.keywords if k.arg != "metaclass"]
            bases = [b for b in (_last_name(base) for base in node.bases) if b in STRUCTS]
            if keywords or bases:
                found.append(
                    f"{path}:{node.lineno}: class {node.name} is data: it belongs in a module that stays uncompiled"
                )
    return found


def _last_name(base: ast.expr) -> str:
    if isinstance(base, ast.Subscript):
        base = base.value
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def test_no_compiled_module_declares_data() -> None:
    found = [line for path in compiled_paths() for line in uncompilable(path, (ROOT / path).read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_no_compiled_module_declares_data_by_inheritance() -> None:
    """The source shows the direct bases only; the classes know all of theirs."""
    found = []
    for name in map(module_name, compiled_paths()):
        classes = [
            c for c in vars(importlib.import_module(name)).values() if isinstance(c, type) and c.__module__ == name
        ]
        found += [f"{name}.{c.__name__} is a Struct" for c in classes if issubclass(c, msgspec.Struct)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    ["class Move(Action, frozen=True, tag='move'): ...", "class T(kernel.Part): ...", "class S(msgspec.Struct): ..."],
)
def test_planted_data_is_found(source: str) -> None:
    assert uncompilable("games/duel/turn.py", source)


def test_plain_classes_are_fine() -> None:
    assert uncompilable("kit/square.py", "class Board: ...\nclass Policy(Protocol): ...\nclass Colour(Enum): ...") == []


def test_no_compiled_library_lies_beside_the_sources() -> None:
    """It would be imported instead of the source for ever after; `make compiled` builds elsewhere."""
    assert [str(path) for path in (ROOT / "src").rglob("*.so")] == []
