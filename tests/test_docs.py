"""What the documentation shows as our code is our code."""

import re
from pathlib import Path

import pytest

from brassboard.catalogue import load_catalogues
from brassboard.catalogue.lint import unknown_ids

ROOT = Path(__file__).parents[1]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
FENCED = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"# ((?:src|tests|docs)/\S+)")
CUT = "# …\n"  # between pieces of an excerpt: something is left out here
TUTORIAL = ROOT / "docs" / "how-to-write-a-game.md"
MAP = ROOT / "docs" / "architecture.md"
NAMED = re.compile(r"`([\w.-]+(?:/[\w.-]+)+/?)`")  # a path between backticks, without placeholders such as <id>
HOMES = [
    ROOT,
    ROOT / "src",
    ROOT / "src" / "brassboard",
    *(ROOT / "src" / "brassboard" / "games").iterdir(),
    ROOT / "web" / "src",
]
ELSEWHERE = {".venv/bin/pre-commit", "text/plain"}  # made by make; a media type


def strangers(page: str) -> list[str]:
    """Return the files and folders a page names between backticks that do not exist."""
    named = [name for name in NAMED.findall(page) if not name.startswith("pressure") and name not in ELSEWHERE]
    return [name for name in named if not any((home / name).exists() for home in HOMES)]


def excerpts(page: str) -> list[tuple[str, list[str]]]:
    """Every fenced block whose first line names a file: the file, and the pieces that must occur in it, in order."""
    found = []
    for block in FENCED.finditer(page):
        first, _, rest = block[2].partition("\n")
        if source := SOURCE.fullmatch(first):
            found.append((source[1], rest.split(CUT)))
    return found


def missing(text: str, pieces: list[str]) -> str:
    """The first piece that does not occur in the text after the one before it; empty if all do."""
    at = 0
    for piece in pieces:
        at = text.find(f"\n{piece}", max(0, at - 1))
        if at < 0:
            return piece
        at += len(piece) + 1
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_excerpt_occurs_in_its_file(page: Path) -> None:
    for source, pieces in excerpts(page.read_text("utf-8")):
        text = (ROOT / source).read_text("utf-8")
        assert not missing(f"\n{text}", pieces), f"{page.name}: {source} does not say:\n{missing(text, pieces)}"


def test_the_tutorial_shows_every_chapter_of_the_duel() -> None:
    shown = {source for source, _ in excerpts(TUTORIAL.read_text("utf-8"))}
    chapters = ("__init__", "table", "frames", "actions", "setup", "turn", "strike", "cards", "campaign")
    assert {f"src/brassboard/games/duel/{chapter}.py" for chapter in chapters} <= shown
    assert unknown_ids([TUTORIAL], {id for catalogue in load_catalogues().values() for id in catalogue.ids}) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_a_page_names_exists(page: Path) -> None:
    assert strangers(page.read_text("utf-8")) == []


def test_a_file_that_does_not_exist_is_found() -> None:
    page = "Look at `kernel/data.py`, `src/brassboard/kit/`, `kernel/gone.py` and `games/<id>/rules/`."
    assert strangers(page) == ["kernel/gone.py"]


def test_the_map_of_the_code_is_linked_and_names_the_files_of_a_move() -> None:
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "docs" / "index.md", ROOT / "mkdocs.yml"):
        assert "architecture.md" in page.read_text("utf-8"), page
    named = NAMED.findall(MAP.read_text("utf-8"))
    way = [
        "web/src/lib/socket.ts",
        "server/sockets.py",
        "server/table_session.py",
        "server/persistence.py",
        "server/store.py",
    ]
    assert [name for name in way if name not in [found.removeprefix("src/brassboard/") for found in named]] == []


@pytest.mark.parametrize(
    ("pieces", "good"),
    [
        (["a = 1\n"], True),
        (["    b = 2\n", "c = 3\n"], True),
        (["c = 3\n", "    b = 2\n"], False),
        (["b = 2\n"], False),
        (["a = 2\n"], False),
    ],
)
def test_a_rotten_excerpt_is_found(pieces: list[str], good: bool) -> None:
    assert (missing("\na = 1\nif a:\n    b = 2\nc = 3\n", pieces) == "") == good


def test_excerpts_are_found_in_a_page() -> None:
    page = "```python\n# src/a.py\nx = 1\n# …\ny = 2\n```\n\n```python\nx\n```\n\n```text\n# src/b.txt\nhello\n```\n"
    assert excerpts(page) == [("src/a.py", ["x = 1\n", "y = 2\n"]), ("src/b.txt", ["hello\n"])]
