"""Structs do not check assignment, so this does: every literal `into=` of a step names a field of the step's frame."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import brassboard
from brassboard.kernel import RULES, Frame
from brassboard.kernel.visibility import layout_of

SOURCE = Path(brassboard.__file__).parent
QUESTIONS = {
    "ask": 3, "form": 2, "call": 1, "dice": 2, "shuffle": 1, "draw": 2, "play_match": 1,
    "some": 5, "number": 4, "order": 3, "spread": 5, "path": 3, "pay": 4,
}  # fmt: skip
"""Where `into` stands when it is not named."""


def frames() -> dict[str, list[type[Frame]]]:
    for id in brassboard.games():
        brassboard.game(id)
    found: dict[str, list[type[Frame]]] = {}
    for frame in RULES:
        found.setdefault(frame.__name__, []).append(frame)
    return found


def fields_of(frame: type) -> set[str]:
    return layout_of(frame).names


def landings(tree: ast.AST) -> Iterator[tuple[int, str, str, str]]:
    """Line, function, frame type as annotated, and the field an answer is to land in."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or not function.args.args:
            continue
        frame = function.args.args[0].annotation
        if not isinstance(frame, ast.Name):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in QUESTIONS:
                into = _into(node)
                if into:
                    yield node.lineno, function.name, frame.id, into


def _into(node: ast.Call) -> str:
    assert isinstance(node.func, ast.Name)
    named = [word.value for word in node.keywords if word.arg == "into"]
    place = QUESTIONS[node.func.id]
    value = named[0] if named else node.args[place] if len(node.args) > place else None
    if value is None and node.func.id == "ask" and len(node.args) > 1:
        value = node.args[1]  # by default: the kind
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def unknown_landings(name: str, source: str, known: dict[str, list[type[Frame]]]) -> list[str]:
    tree = ast.parse(source)
    steps = {node.id for call in ast.walk(tree) if _lists_steps(call) for node in ast.walk(call) if _name(node)}
    return [
        f"{name}:{line}: {function}: {frame} has no field {into}"
        for line, function, frame, into in landings(tree)
        if frame in known and function in steps and not any(into in fields_of(one) for one in known[frame])
    ]


def _lists_steps(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"


def _name(node: ast.AST) -> bool:
    return isinstance(node, ast.Name)


def sources() -> list[Path]:
    return sorted([*(SOURCE / "games").rglob("*.py"), *(SOURCE / "kernel").glob("*.py")])


def test_every_literal_into_is_a_field_of_its_frame() -> None:
    known = frames()
    found = [
        line
        for path in sources()
        for line in unknown_landings(str(path.relative_to(SOURCE)), path.read_text("utf-8"), known)
    ]
    assert not found, "\n".join(found)


def test_there_is_something_to_look_at() -> None:
    turn = ast.parse((SOURCE / "games" / "duel" / "turn.py").read_text("utf-8"))
    into = [into for _, _, _, into in landings(turn)]
    assert {"order", "faces", "places", "act", "dice"} <= set(into)


@pytest.mark.parametrize(
    "step",
    [
        'return ask(0, "pikc", [])',
        'return ask(0, "pick", [], into="pikc")',
        'return ask(0, "pick", [], "pikc")',
        'return form((0,), following, into="pikc")',
        'return form((0,), following, "pikc")',
        'return call(Other(), into="pikc")',
        'return dice(1, 6, into="pikc") if fresh else None',
        'return shuffle(3, "pikc")',
        'return draw(1, 3, "pikc")',
        'return spread(0, "place", faces, SLOTS, Place, "pikc", fits)',
        'return pay(0, "pay", 3, purses, "pikc")',
    ],
)
def test_a_planted_mistake_is_found(step: str) -> None:
    source = f"def choose(window: Window, m: Scene) -> Flow:\n    {step}\nrule(Window, (choose, 'ZZ-X-01'))\n"
    assert unknown_landings("x.py", source, frames()) == ["x.py:2: choose: Window has no field pikc"]
    right = source.replace("pikc", "turn")
    assert unknown_landings("x.py", right, frames()) == []
