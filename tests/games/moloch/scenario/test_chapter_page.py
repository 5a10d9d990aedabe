"""The page about writing chapters: it names every word, and its example and its messages are real."""

from pathlib import Path

import pytest

from brassboard.games.moloch.content import text_of
from brassboard.games.moloch.scenario import parser, vocabulary
from brassboard.games.moloch.scenario.registry import check_scenario, describe, read_chapter

PAGE = (Path(__file__).parents[4] / "docs" / "how-to-write-a-chapter.md").read_text("utf-8")
ONE = text_of("chapters/1.chapter").replace('id = "1"', 'id = "mine"')
CHANGES = [
    ('at = "H5"', 'at = "H4"'),
    ("|g g . . . . . s s", "|g g . . . . . . s"),
    ("|e .|, , , ,|. .W, , B|, V|p|", "|e .X, , , ,|. .W, , B|, V|p|"),
    ("|. .|, , , ,W. .|, , ,|B B|.|", "|. .|, , , , . .|, , ,|B B|.|"),
    ('when = "limit"', 'when = "cleanup"\nif = "deaths(1)"'),
    ('if = "deaths(3)"', 'if = "deaths(30)"'),
    ("lay_fire(C1..F3)", "lay_fire(C1..F13)"),
    ('does = "draw(utensils, 1)"', 'does = "draw(royal, 1)"'),
]


def blocks(language: str) -> list[str]:
    """Return the code blocks of the page in a language."""
    parts = PAGE.split("\n```")
    return [part.partition("\n")[2] + "\n" for part in parts[1::2] if part.partition("\n")[0] == language]


def test_the_page_names_every_field_and_word() -> None:
    words = [
        *vocabulary.MOMENTS.verbs,
        *vocabulary.CONDITIONS.verbs,
        *vocabulary.DEEDS.verbs,
        *vocabulary.FINDS.verbs,
        *vocabulary.REWARDS.verbs,
        *parser.AGENT_FIELDS,
        *parser.MARKER_FIELDS,
        *parser.CAMPAIGN_FIELDS,
    ]
    for word in words:
        assert f"`{word}" in PAGE, word
    for field in parser.FIELDS:
        assert f"`{field}`" in PAGE or f"`[[{field}]]`" in PAGE or f"`[{field}]`" in PAGE, field


def test_the_moments_of_each_deed_are_those_of_the_check() -> None:
    event = tuple(vocabulary.DEED_MOMENTS["pool"])
    rows = [line.split(" | ") for line in PAGE.split("\n") if line.startswith("| `") and line.count(" | ") == 2]
    told = {cells[0].strip("| `").split("(")[0].split("`")[0]: cells[1] for cells in rows}
    for deed, moments in vocabulary.DEED_MOMENTS.items():
        if deed == "lay_fire_beside":
            continue  # `broken` is told in the text of its row
        wanted = "any event" if tuple(moments) == event else ", ".join([f"`{moment}`" for moment in moments])
        assert told[deed] == wanted, deed


def test_the_example_of_the_page_is_a_chapter() -> None:
    (example,) = blocks("toml")
    assert check_scenario(example, "night_mail.chapter") == []
    chapter = read_chapter(example, "night_mail.chapter")
    assert chapter.title == "The night mail"
    assert chapter.carry_from == {"gentleman": 1, "agent": 3}


def test_the_line_of_a_good_chapter_is_real() -> None:
    chapter = read_chapter(text_of("chapters/4.chapter").replace('id = "4"', 'id = "mine"'), "mine.chapter")
    assert f"mine.chapter: {describe(chapter)}\n" in PAGE


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_the_messages_of_the_page_are_real(old: str, new: str) -> None:
    assert old in ONE
    found = [str(mistake) for mistake in check_scenario(ONE.replace(old, new, 1), "mine.chapter")]
    assert any([f"{mistake}\n" in PAGE for mistake in found]), found


def test_the_page_has_no_other_messages() -> None:
    assert PAGE.count("\nmine.chapter:") == len(CHANGES) + 1
