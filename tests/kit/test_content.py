"""Rows of content: what is read, and how every mistake is named with file, row, what is wrong and a remedy."""

from collections.abc import Callable
from typing import Any

import pytest

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows, single
from brassboard.kit.effects import Vocabulary, many, number, word

VERBS = Vocabulary({"steam": (number(1, 9),), "stun": ()})
FILE = """
[sizes]
hand = 5
mark = "rulebook"

[[card]]
id = "valve"
copies = 2
kind = "action"
quick = true
numbers = [1, 3]
words = ["one", "two"]
does = "steam(2); stun"
skills = [{ needs = "6+", wounds = 1 }]
mark = "ours"
rulebook = ["name", "skills.1.needs", "copies"]
"""
FIELDS = ("copies", "kind", "quick", "numbers", "words", "does", "skills")


def card(text: str = FILE) -> Row:
    data = read_tables(text, ("sizes", "card"), "cards.toml")
    return rows(data, "card", FIELDS, "cards.toml", "id")[0]


def changed(old: str, new: str) -> str:
    assert FILE.count(old) == 1, old
    return FILE.replace(old, new)


def test_fields_are_asked_for_by_their_type() -> None:
    row = card()
    assert row.id == "valve"
    assert row.number("copies", 1, 9) == 2
    assert row.number("cost", 0, 9, 3) == 3
    assert row.choice("kind", ("action", "reaction")) == row.text("kind") == row.word("kind") == "action"
    assert row.choice("colour", ("red", "blue"), "red") == "red"
    assert (row.flag("quick"), row.flag("slow")) == (True, False)
    assert row.numbers("numbers", 1, 6, different=True) == (1, 3)
    assert row.words("words", 2) == row.choices("words", ("one", "two", "three")) == ("one", "two")
    assert row.origin("name") == ("ours", ("name", "skills.1.needs", "copies"))
    assert [call.verb for call in row.calls("does", VERBS)] == ["steam", "stun"]
    assert repr(row.effects("does", VERBS)) == "steam(2); stun"
    (skill,) = row.tables("skills", ("needs", "wounds"), 1)
    assert (skill.text("needs"), skill.number("wounds", 0, 9)) == ("6+", 1)
    assert row.tables("bonuses", ("dice",), optional=True) == []


def test_a_table_may_be_there_once_and_rows_may_be_numbered() -> None:
    data = read_tables(FILE, ("sizes", "card"), "cards.toml")
    assert single(data, "sizes", ("hand",), "cards.toml").number("hand", 1, 9) == 5
    data = read_tables('[[tile]]\nno = 7\nmark = "ours"\n[[tile]]\nno = 9\nmark = "ours"', ("tile",), "tiles.toml")
    assert [row.no for row in rows(data, "tile", (), "tiles.toml", "no")] == [7, 9]
    assert [row.where for row in rows(data, "tile", ("no",), "tiles.toml")] == [
        "tiles.toml: tile 1",
        "tiles.toml: tile 2",
    ]


def test_effects_may_be_empty_where_that_is_said() -> None:
    row = card(changed("steam(2); stun", ""))
    assert row.calls("does", VERBS, empty=True) == ()
    with pytest.raises(BadInput, match=r'"valve": does: column 1: a verb is missing: write such as steam\(1..9\)'):
        row.calls("does", VERBS)


TILES = Vocabulary(
    {
        "pay_power": (number(1, 9),),
        "adjacent": (many(word("village", "factory")),),
        "cross_river": (word("to_or_from"),),
        "once": (),
    }
)


def test_effects_may_be_a_table_with_a_verb_in_each_field() -> None:
    table = '{ pay_power = 1, adjacent = ["village", "factory"], cross_river = "to_or_from", once = true }'
    calls = card(changed('"steam(2); stun"', table)).calls("does", TILES)
    assert repr(calls) == "(pay_power(1), adjacent(village, factory), cross_river(to_or_from), once)"


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("{ pay_powr = 1 }", r"does: pay_powr: column 1: unknown verb 'pay_powr' \(did you mean pay_power\?\)"),
        ("{ pay_power = 10 }", "does: pay_power: column 11: write a number from 1 to 9, not '10'"),
        ("{ once = false }", "does: once must be a number, a word, a list of them or true, not False"),
        ("{ once = [] }", r"does: once must be a number, a word, a list of them or true, not \[\]"),
        ("{ once = { a = 1 } }", "does: once must be a number"),
        ('{ "once; once" = true, pay_power = 1.5 }', "does: pay_power must be a number"),
        ('{ cross_river = "to_or_from) | once(" }', "does: cross_river: "),
    ],
)
def test_a_table_of_effects_is_checked_as_strictly(table: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        card(changed('"steam(2); stun"', table)).calls("does", TILES)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[card", "cards.toml: it does not read as TOML"),
        ("[[cord]]", "cards.toml: unknown table 'cord': known are sizes, card"),
        ("", "cards.toml: the table sizes is missing: add it"),
        ("sizes = 1\ncard = 5", r"cards.toml: rows are written \[\[card\]\], one block each"),
        ("sizes = 1\ncard = []", "there must be one"),
        ("sizes = 1\ncard = [5]", "one block each"),
        (changed('id = "valve"', ""), "cards.toml: card 1: id must be letters, digits and _, not None"),
        (changed('id = "valve"', 'id = "a-b"'), "cards.toml: card 1: id must be letters, digits and _, not 'a-b'"),
        (FILE + '[[card]]\nid = "valve"\n', 'cards.toml: card "valve": this id is taken: give the later row another'),
        (
            changed("copies =", "copys ="),
            "\"valve\": unknown field 'copys': known are id, copies, .* .did you mean copies",
        ),
        (changed("copies = 2", "copies = 2\nx = 0x" + "f" * 9000), "unknown field 'x'"),
    ],
)
def test_a_file_that_is_none_is_refused_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        card(text)


ASKED: list[tuple[Callable[[Row], Any], str, str, str]] = [
    (lambda row: row.number("copies", 1, 9), "copies = 2", "", "copies is missing: write copies = 1"),
    (lambda row: row.number("copies", 1, 9), "copies = 2", "copies = 10", "copies must be 1 to 9, not 10"),
    (lambda row: row.number("copies", 1, 9), "copies = 2", "copies = true", "copies must be 1 to 9, not True"),
    (lambda row: row.number("copies", 1, 9), "copies = 2", "copies = 0x" + "f" * 9000, "not something huge"),
    (lambda row: row.choice("kind", ("action", "")), '"action"', '"acton"', "action, \"\", not 'acton' .did you mean"),
    (lambda row: row.choice("kind", ("action",)), '"action"', "7", "kind must be one of action, not 7"),
    (lambda row: row.text("kind"), '"action"', "7", "kind must be a text in quotes, not 7"),
    (lambda row: row.word("kind"), '"action"', '"a b"', "kind must be letters, digits and _, not 'a b'"),
    (lambda row: row.flag("quick"), "true", "1", "quick must be true or false, not 1"),
    (lambda row: row.items("words"), '["one", "two"]', '"one"', r"words must be a list in \[ \], not 'one'"),
    (lambda row: row.words("words", 2), '"one", ', "", "words must have 2 entries, not 1"),
    (lambda row: row.words("words"), '"two"', '"one"', "words has one twice: leave one out"),
    (lambda row: row.words("words"), '"two"', '"o n"', "words must be words of letters, digits and _, not 'o n'"),
    (lambda row: row.choices("words", ("one",)), '"one", ', '"one",', "words must be of one, not 'two'"),
    (lambda row: row.numbers("numbers", 1, 6), "[1, 3]", "[1, 7]", "numbers must be numbers of 1 to 6, not 7"),
    (lambda row: row.numbers("numbers", 1, 6, different=True), "[1, 3]", "[1, 1]", "different numbers of 1 to 6"),
    (lambda row: row.calls("does", VERBS), "does =", "# does =", r'does is missing: write does = "steam\(1..9\)"'),
    (lambda row: row.calls("does", VERBS), '"steam(2); stun"', "7", "does must be effects in quotes, not 7"),
    (lambda row: row.calls("does", VERBS), "steam(2)", "steam", "does: column 1: steam takes 1 argument, not 0"),
    (lambda row: row.calls("does", VERBS), "; stun", " | stun", "does: .* has a choice"),
    (lambda row: row.effects("does", VERBS), "stun", "stan", "does: column 11: unknown verb 'stan' .did you mean stun"),
    (lambda row: row.effects("does", VERBS), '"steam(2); stun"', "[]", "does must be effects in quotes"),
    (lambda row: row.table("skills", ()), "skills =", "skills =", "skills must be a table, not "),
    (lambda row: row.tables("skills", ()), "[{", "[5, {", "skills must be tables"),
    (lambda row: row.tables("skills", ("needs",)), "skills =", "skills =", "skills 1: unknown field 'wounds'"),
    (lambda row: row.origin(), "[[card]]", "[[card]]", "rulebook names 'name', which this row has not"),
    (lambda row: row.origin("name"), "skills.1.needs", "skills.2.needs", "rulebook names 'skills.2.needs'"),
    (lambda row: row.origin("name"), '"skills.1.needs"', "7", "rulebook names 7"),
    (lambda row: row.origin("name"), 'mark = "ours"', "", 'mark is missing: write mark = "ours"'),
    (lambda row: row.origin("name"), '"ours"', '"mine"', "mark must be one of rulebook, public, recalled, ours"),
    (lambda row: row.origin("name"), 'mark = "ours"', 'mark = "rulebook"', "rulebook lists the fields of a mixed row"),
]  # fmt: skip


@pytest.mark.parametrize(("ask", "old", "new", "problem"), ASKED)
def test_a_mistake_is_named_with_file_row_and_remedy(
    ask: Callable[[Row], Any], old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadInput, match=problem) as caught:
        ask(card(changed(old, new)))
    assert caught.value.where.startswith('cards.toml: card "valve"')


def test_a_table_that_is_there_once_is_no_list() -> None:
    with pytest.raises(BadInput, match=r"cards.toml: sizes is one table: write \[sizes\] and its fields below"):
        single({"sizes": 5}, "sizes", (), "cards.toml")
    with pytest.raises(BadInput, match="tile 1: no must be 1 to 99, not 100"):
        rows({"tile": [{"no": 100}]}, "tile", (), "cards.toml", "no")
