"""Imports go one way: kernel ◄ kit ◄ games ◄ campaign ◄ bots, sim, rl, server, cli. The table below is the law."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "brassboard"
SOURCE = Path(__file__).parents[1] / "src"

RULES = {"kernel", "kit", "games"}
LEAVES = {"catalogue", "texts"}
BELOW_CAMPAIGN = RULES | LEAVES
BELOW_TOP = BELOW_CAMPAIGN | {"campaign"}
TOP = {"", "bots", "sim", "rl", "cli"}  # "" is the public package itself: brassboard/*.py

# Who may import whom. A package may always import itself; what is not listed is not allowed.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "kit": {"kernel"},
    "games": {"kernel", "kit"},
    "catalogue": {"kernel.errors"},
    "texts": {"kernel.errors", "catalogue"},
    "campaign": BELOW_CAMPAIGN,
    "bots": BELOW_TOP,
    "sim": BELOW_TOP | {"", "bots"},
    "rl": BELOW_TOP | {"", "bots"},
    "server": BELOW_TOP | {"", "bots", "sim"},
    "cli": BELOW_TOP | {"", "bots", "sim", "rl", "server", "testing"},
    "testing": BELOW_TOP | TOP,  # anything but the server
    "": BELOW_TOP | {"bots", "sim", "rl", "server", "cli", "testing"},
}


def violations(module: str, source: str) -> list[str]:
    """What the module called `module` (dotted; a package ends in `.__init__`) imports against the law."""
    inside = _parts(module)
    if inside and inside[0] not in MAY_IMPORT and not _is_top_module(inside):
        return [f"{module}: package {inside[0]!r} has no line in MAY_IMPORT"]
    found = []
    for line, target in imports(module, source):
        reason = _denial(inside, _parts(target))
        if reason:
            found.append(f"{module}:{line}: imports {target}: {reason}")
    return found


def imports(module: str, source: str) -> Iterator[tuple[int, str]]:
    """Every import of our own package in the source, wherever it stands, as (line, dotted name)."""
    for node in ast.walk(ast.parse(source)):
        for target in _targets(module, node):
            if target == PACKAGE or target.startswith(PACKAGE + "."):
                yield node.lineno, target  # type: ignore[attr-defined]


def _targets(module: str, node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module=name, names=names, level=level):
            base = ".".join(filter(None, [*module.split(".")[:-level], name])) if level else name or ""
            return [f"{base}.{n.name}" for n in names] if _names_a_package(base) else [base]
        case ast.Call(
            func=ast.Name(id="__import__") | ast.Attribute(attr="import_module") | ast.Name(id="import_module")
        ):
            first = node.args[0] if node.args else None
            return [first.value] if isinstance(first, ast.Constant) and isinstance(first.value, str) else []
    return []


def _names_a_package(base: str) -> bool:
    """`from brassboard import kit` and `from brassboard.games import duel` import the module they name."""
    return base in {PACKAGE, f"{PACKAGE}.games", f"{PACKAGE}.kernel"}


def _parts(dotted: str) -> list[str]:
    return [part for part in dotted.split(".")[1:] if part != "__init__"]


def _is_top_module(parts: list[str]) -> bool:
    return len(parts) == 1


def _layer(parts: list[str]) -> str:
    return parts[0] if parts and parts[0] in MAY_IMPORT else ""


def _denial(inside: list[str], target: list[str]) -> str | None:
    here, there = _layer(inside), _layer(target)
    if here == there == "games":
        return _denial_between_games(inside, target)
    if here == there:
        return None
    allowed = MAY_IMPORT[here]
    if there in allowed or ".".join(target[:2]) in allowed:
        return None
    return f"{here or PACKAGE} may import only {', '.join(sorted(name or PACKAGE for name in allowed)) or 'itself'}"


def _denial_between_games(inside: list[str], target: list[str]) -> str | None:
    if len(inside) == 1:  # games/__init__.py lists the games
        return None
    if inside[1:2] == target[1:2]:
        return None
    return "a game knows neither the list of games nor another game"


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((SOURCE / PACKAGE).rglob("*.py")):
        yield ".".join(path.relative_to(SOURCE).with_suffix("").parts), path


def test_imports_go_one_way() -> None:
    found = [line for module, path in modules() for line in violations(module, path.read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("brassboard.kernel.run", "from brassboard.kit import square"),
        ("brassboard.kernel.run", "from ..kit.square import reach"),
        ("brassboard.kernel.run", "def late():\n    import brassboard.games.duel.turn"),
        ("brassboard.kernel.run", "import importlib\nimportlib.import_module('brassboard.kit')"),
        ("brassboard.kernel.run", "import brassboard"),
        ("brassboard.kernel.run", "from brassboard import Illegal"),
        ("brassboard.kernel.__init__", "from ..kit import square"),
        ("brassboard.kit.square", "if TYPE_CHECKING:\n    from brassboard.games.duel.table import Table"),
        ("brassboard.kit.square", "from brassboard.catalogue import load"),
        ("brassboard.games.duel.turn", "from brassboard.texts import say"),
        ("brassboard.games.duel.turn", "from brassboard.campaign import Campaign"),
        ("brassboard.games.duel.turn", "from brassboard.games.scythe import combat"),
        ("brassboard.games.duel.turn", "from ..scythe import combat"),
        ("brassboard.games.duel.turn", "from .. import scythe"),
        ("brassboard.games.duel.turn", "from brassboard.games import GAMES"),
        ("brassboard.games.duel.__init__", "from ..scythe.combat import Fight"),
        ("brassboard.catalogue.load", "from brassboard.kernel.frames import Frame"),
        ("brassboard.catalogue.load", "from brassboard.texts import say"),
        ("brassboard.texts.load", "from brassboard.kernel import Frame"),
        ("brassboard.campaign.run", "from brassboard.bots import greedy"),
        ("brassboard.bots.greedy", "from brassboard.sim import series"),
        ("brassboard.sim.series", "from brassboard.server import app"),
        ("brassboard.testing.leaks", "from brassboard.server import app"),
        ("brassboard.testing.leaks", "from brassboard import server"),
        ("brassboard.novelty.thing", "x = 1"),
    ],
)
def test_a_planted_violation_is_found(module: str, source: str) -> None:
    assert violations(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "brassboard.kernel.run",
            "from brassboard.kernel.frames import Frame\nfrom .errors import Illegal\nimport hashlib",
        ),
        ("brassboard.kernel.__init__", "from .frames import Frame\nfrom . import errors"),
        ("brassboard.kit.square", "from brassboard.kernel import Part"),
        ("brassboard.games.duel.turn", "from brassboard.games.duel.table import Table\nfrom . import frames"),
        ("brassboard.games.duel.turn", "from ...kernel import rule\nfrom ...kit.square import reach"),
        ("brassboard.games.__init__", "from brassboard.games.duel import GAME\nfrom . import scythe"),
        ("brassboard.catalogue.load", "from brassboard.kernel.errors import BadInput"),
        ("brassboard.catalogue.load", "from brassboard.kernel import errors"),
        ("brassboard.campaign.run", "from brassboard.texts import say\nfrom brassboard import games"),
        ("brassboard.sim.series", "import brassboard\nfrom brassboard.bots import greedy"),
        ("brassboard.testing.leaks", "import brassboard\nfrom brassboard.games.duel.table import Table"),
        ("brassboard.cli.play", "from brassboard.testing import conformance\nfrom brassboard.server import app"),
        ("brassboard.__init__", "from brassboard.kernel import Match\nfrom .catalogue import load"),
        ("brassboard.api", "from .kernel import Match"),
    ],
)
def test_what_the_law_allows_passes(module: str, source: str) -> None:
    assert violations(module, source) == []


def test_the_function_called_games_does_not_hide_the_package_from_an_import() -> None:
    """`brassboard.games` is both; the long form with `as` looks for the package behind the function."""
    import brassboard
    import brassboard.games.duel.turn as turn

    assert turn.__name__ == "brassboard.games.duel.turn"
    assert "duel" in brassboard.games()
