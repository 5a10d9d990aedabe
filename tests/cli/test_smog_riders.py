"""The Smog Riders in the terminal: a map with a legend, only what is in play, and lists a person can read."""

import re

import pytest

from cli.at_the_table import Person

BEGIN = ("1",) * 7  # a side, three people, three squares: the first movement is asked
WORDS = {
    "en": {"rooms": "Rooms: ", "doors": "Doors: ", "out": "out of the game", "moves": " moves to …: ", "end": "Go on"},
    "de": {"rooms": "Räume: ", "doors": "Türen: ", "out": "nicht im Spiel", "moves": " geht nach …: ", "end": "Weiter"},
}


def moving(person: Person, lang: str, *typed: str) -> str:
    """The first movement of The Leak, where everybody begins inside a room with squares to go to."""
    return person.runs(f"play smog_riders --seed 3 --lang {lang} --option scenario=leak", *BEGIN, *typed)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_map_has_a_legend(person: Person, lang: str) -> None:
    shown = moving(person, lang)
    words = WORDS[lang]
    legend = next(line for line in shown.splitlines() if line.startswith(words["rooms"]))
    assert re.search(r": [A-Z] \w+", legend)
    doors = next(line for line in shown.splitlines() if line.startswith(words["doors"]))
    assert re.search(r"[A-R]\d+–[A-R]\d+", doors), "a door is found by the squares it joins"
    assert {"en": "Cl Colonel Clayton", "de": "Cl Oberst Clayton"}[lang] in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_only_what_is_in_play_has_a_row(person: Person, lang: str) -> None:
    shown = moving(person, lang)
    assert WORDS[lang]["out"] not in shown
    last = shown[shown.rindex("== The Smog Riders") :]
    assert len(last.splitlines()) < 75, "the table and its question fit a screenful or two"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_many_squares_for_one_figure_are_one_line_and_are_chosen_by_number(person: Person, lang: str) -> None:
    shown = moving(person, lang)
    words = WORDS[lang]
    question = shown[shown.rindex("== The Smog Riders") :]
    gathered = re.findall(rf"^.+{re.escape(words['moves'])}(\d+) ([A-R]\d+), ", question, re.M)
    assert len(gathered) == 3
    number, square = gathered[1]
    moved = moving(person, lang, number)
    assert square in moved[moved.rindex("== The Smog Riders") :], "the number on the line is that of the square"
    assert re.search(rf"^\d+  {words['end']} +end ", question, re.M), "the others are listed as ever"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_shown_raw_and_long_texts_are_wrapped(person: Person, lang: str) -> None:
    shown = moving(person, lang, "look", "help")
    assert not re.findall(r"smog_riders-|\{ ?\$|\bNone\b", shown)
    asked = shown[shown.index({"en": "Whom do you take", "de": "Wen nimmst du"}[lang]) :]
    draft = asked[: asked.index("==")]
    assert max(map(len, draft.splitlines())) <= 120
    assert {"en": "Immune to stunning.", "de": "Immun gegen Verwirrung."}[lang] in draft
