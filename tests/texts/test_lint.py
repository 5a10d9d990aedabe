from pathlib import Path

import pytest

import brassboard
from brassboard.cli.help_texts import FOLDER as HELP
from brassboard.texts import COMMON
from brassboard.texts.lint import lint

GAMES = Path(brassboard.__file__).parent / "games"


@pytest.mark.parametrize(
    "folder", [COMMON, HELP, *sorted(GAMES.glob("*/texts"))], ids=lambda folder: folder.parent.name
)
def test_our_texts_are_clean(folder: Path) -> None:
    assert [str(problem) for problem in lint(folder)] == []


def found(folder: Path, english: str, german: str) -> list[str]:
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "de.ftl").write_text(german, encoding="utf-8")
    return [f"{problem.file.name}:{problem.line}: {problem.what}" for problem in lint(folder)]


CLEAN = """
-card = { $case ->
   *[nominative] card
    [genitive] card's
}
a = { $n ->
    [0] no { -card }
    [one] one { -card(case: "genitive") }
   *[other] { NUMBER($n) } { -card }
}
    .text = { a } { done } { -card }
"""


def test_clean_texts_have_no_problems(tmp_path: Path) -> None:
    assert found(tmp_path, CLEAN, CLEAN) == []


def test_terms_are_each_languages_own(tmp_path: Path) -> None:
    assert found(tmp_path, "a = A\n", "-fall = Fall\na = { -fall }\n") == []


@pytest.mark.parametrize(
    ("english", "german", "problem"),
    [
        ("a = A\nb = { $x\n", "a = A\n", "en.ftl:2: syntax error"),
        ("a = A\n\nb\n", "a = A\n", "en.ftl:3: syntax error"),
        ("a = { $n ->\n    [one] x\n    [other] y\n}\n", "a = { $n }\n", "syntax error: Expected one of the variants"),
        ("a = A\nb = B\na = C\n", "a = A\nb = B\n", "en.ftl:3: a is defined twice, first in line 1"),
        ("a = A\n  .x = 1\n  .x = 2\n", "a = A\n  .x = 1\n", "en.ftl:3: a.x is defined twice"),
        ("a = A\n# a note\nb = B\n", "a = A\n", "en.ftl:3: b is missing in de"),
        ("a = A\n", "a = A\nb = B\n", "de.ftl:2: b is missing in en"),
        ("a = A\n    .text = T\n", "a = A\n", "en.ftl:2: a.text is missing in de"),
        ("a = A\n", "a =\n    .text = T\n", "en.ftl:1: a is missing in de"),
        ("a = { $x }\n", "a = { $y }\n", "en.ftl:1: a uses $x, in de it does not"),
        ("a = { $x }\n", "a = { $y }\n", "de.ftl:1: a uses $y, in en it does not"),
        ("a = A\n    .text = { $x }\n", "a = A\n    .text = X\n", "en.ftl:2: a.text uses $x"),
        ("a = A\nb = { c }\n", "a = A\nb = B\n", "en.ftl:2: b refers to c, which does not exist"),
        ("a = A\nb = { a.text }\n", "a = A\nb = B\n", "en.ftl:2: b refers to a.text"),
        ("a = { -card }\n", "a = A\n", "en.ftl:1: a refers to -card"),
        (
            "a = { $n ->\n   *[one] x\n    [other] y\n}\n",
            "a = { $n }\n",
            "en.ftl:1: a: a choice by number ends in *[other]",
        ),
        ("a = { $n ->\n    [1] x\n   *[many] y\n}\n", "a = { $n }\n", "ends in *[other], not *[many]"),
        ("done = D\n", "done = F\n", "en.ftl:1: done is a text of the engine already"),
    ],
)
def test_a_problem_is_found_with_file_and_line(tmp_path: Path, english: str, german: str, problem: str) -> None:
    problems = found(tmp_path, english, german)
    assert any(problem in each for each in problems), problems


def test_both_languages_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = A\n")
    (problem,) = lint(tmp_path)
    assert str(problem).startswith(f"{tmp_path / 'de.ftl'}:1: this file is missing")
