"""Map files: what is wrong in a file is found in its place, and nothing that is done to a file breaks the reader."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.games.alone.content import text_of
from brassboard.games.alone.scenario.parser import MOST_LETTERS, MOST_MISTAKES, is_id
from brassboard.games.alone.scenario.registry import Mistake, check_scenario, read_map
from brassboard.kernel import BadInput

K1 = text_of("maps/k1.map").replace("map k1", "map mine")

# What is replaced in k1, by what, a piece of the line that is then wrong ("": the line of "floor 1"), what is said
PLANTED = [
    # words
    ("map mine\n", "", "floor 1", 'the line "map" is missing'),
    ("map mine", "map", "map", "found 1 words"),
    ("map mine", "map mine own", "map mine own", "found 3 words"),
    ("map mine", "map Mine", "map Mine", 'found the id "Mine"'),
    ("map mine", "map 17", "map 17", 'found the id "17"'),
    ("map mine", "map mine\nmap yours", "map yours", 'found a second line "map"'),
    ("floor 2", "map yours\nfloor 2", "map yours", 'found a second line "map"'),
    ("floor 1", "floor", "floor", 'found "floor"'),
    ("floor 1", "floor 3", "floor 3", 'found "floor 3"'),
    ("floor 2", "floor 1", "floor 1\n/      M", "found a second floor 1"),
    ("end\n", "", "/#.-#.-#.-#.-#.   /", 'the line "end" is missing'),
    ("end\n", "end of it\n", "end of it", "found 3 words"),
    ("end\n", "end\nfloor 22\n", "floor 22\n", 'there is text after "end"'),
    ("floor 1", "level 1", "level 1", 'found the unknown word "level"'),
    # grid lines
    ("floor 1\n", "", "/#.-#!-#b", "this grid line belongs to no floor"),
    ("/H  |             /\n", "", "floor 1", "floor 1 has 8 grid lines"),
    ("/C.=#.            /\n", "/C.=#.            /\n/                 /\n", "floor 1", "floor 1 has 10 grid lines"),
    ("/C.=#.            /", "/C.=#.            ", "/C.=#.", "this grid line has no second slash"),
    ("/C.=#.            /", "/C.=#.           /", "/C.=#.", "found 16 characters between the slashes"),
    ("/C.=#.            /", "/C.=#.              /", "/C.=#.", "found 19 characters"),
    # sectors and links
    ("/C.=#.", "/X.=#.", "/X.=#.", 'found the sector "X."'),
    ("/C.=#.", "/C?=#.", "/C?=#.", 'found the mark "?"'),
    ("/C.=#.    ", "/C.=#.  . ", "/C.=#.  .", 'found " ."'),
    ("/C.=#.", "/C.~#.", "/C.~#.", 'found the link "~"'),
    ("/C.=#.", "/C.H#.", "/C.H#.", 'found the link "H"'),
    ("/H  |  ", "/=  |  ", "/=  |", 'found the link "="'),
    ("/C.=#.   ", "/C.=#.-  ", "/C.=#.-", 'the link "-" leads into rock'),
    ("/H  |  ", "/Hx |  ", "/Hx |", 'found "x"'),
    # invariant 1
    ("/#.-#!-#b=E.=#.   /\n/|  |  |     |    /", "/#.-#!-#b    #.   /\n/|  |  |     |    /", "map", "no room E"),
    ("/H  |             /\n/C.=#.            /", "/                 /\n/                 /", "floor 1", "3 rooms"),
    # invariant 2
    ("!=S./", "!=E./", "!=E./", "room E occurs twice"),
    ("!=S./", "!-S./", "!-S./", "the link of a room to the east is a passage"),
    ("#.-#.-#!=S.", "#.-E.-#!=S.", "#.-E.-#!=S.", "room E occurs twice"),
    ("/#.-#!-#b=E.=#.   /", "/#.-#!-#b=E.=S.   /", "=E.=S.", "rooms E and S touch"),
    # invariant 3
    ("/#.-#!-#b=E.", "/#.=#!-#b=E.", "/#.=#!-#b", "the link of two corridors to the east is a door"),
    # invariant 4
    ("/|        |       /\n/#. #r=Q!=#.", "/         |       /\n/#. #r=Q!=#.", "/#. #.-#.-#@", "dead end with 1 link"),
    # invariant 5
    ("#b=E.", "#.=E.", "floor 1", "floor 1 has no blue stair"),
    ("#b=E.", "#r=E.", "/#. #r=Q!", "floor 1 has a second red stair"),
    ("Q!=#.", "Qb=#.", "Qb=#.", "the blue stair is in a room"),
    ("/#.-#!-#b=E.", "/#.-#!-#.=E.", "floor 1", "no blue stair"),
    # invariant 6
    ("#@-#.   ", "#.-#.   ", "floor 1", "floor 1 has no start"),
    ("/#. #.-#.-#@-#.", "/#. #.-#@-#.-#.", "#@", "the start has 2 links"),
    ("/#. #. #.-#.-#!=S./", "/#. #. #.-#.-#@=S./", "/#. #.-#.-#@", "second start"),
    ("#b-#.-#.", "#b-#@-#.", "#b-#@", "the start is on floor 2"),
    # invariant 7
    ("/#.-#!-#b", "/#.-#.-#b", "floor 1", "floor 1 has 2 switch boxes"),
    ("/#.-#!-#b", "/#!-#!-#b", "floor 1", "floor 1 has 4 switch boxes"),
]


def mistakes(text: str) -> list[Mistake]:
    return check_scenario(text, "mine.map")


def test_the_map_is_right_before_anything_is_done_to_it() -> None:
    assert mistakes(K1) == []


@pytest.mark.parametrize(("old", "new", "piece", "said"), PLANTED, ids=[row[3] for row in PLANTED])
def test_a_mistake_is_found_in_its_line(old: str, new: str, piece: str, said: str) -> None:
    assert old in K1
    broken = K1.replace(old, new, 1)
    line = broken[: broken.index(piece)].count("\n") + 1 if piece in broken else 1
    found = mistakes(broken)
    assert [one for one in found if said in one.what and one.line == line], [str(one) for one in found]
    for one in found:
        assert one.remedy
        assert str(one) == f"mine.map:{one.line}:{one.column}: {one.what}; {one.remedy}"
        assert repr(one) == f"Mistake({one})"
    with pytest.raises(BadInput):
        read_map(broken, "mine.map")


def test_a_mistake_names_its_column() -> None:
    (one,) = mistakes(K1.replace("/C.=#.", "/C?=#."))
    assert (one.line, one.column) == (11, 3)
    (one,) = mistakes(K1.replace("!=S./", "!-S./"))
    assert (one.line, one.column) == (5, 14)  # The sector west of the room.


def test_mistakes_are_listed_in_the_order_of_the_text() -> None:
    found = mistakes(K1.replace("/C.=#.", "/X.=#.").replace("/#.-#!-#b", "/#?-#!-#b"))
    assert [one.line for one in found] == sorted(one.line for one in found)
    assert len(found) == 2


def test_a_slip_in_a_grid_causes_no_flood_of_broken_invariants() -> None:
    assert len(mistakes(K1.replace("#@-", "#x-"))) == 1


def test_what_is_no_map_is_refused_at_once() -> None:
    assert [one.what for one in mistakes("\0" * 10)] == ["this is not a text"]
    (one,) = mistakes("#" * (MOST_LETTERS + 1))
    assert one.what == f"this has {MOST_LETTERS + 1} characters"
    assert {one.what for one in mistakes("")} == {
        'the line "map" is missing', "floor 1 is missing", "floor 2 is missing", 'the line "end" is missing',
    }  # fmt: skip


def test_a_list_of_mistakes_has_an_end() -> None:
    assert len(mistakes("nonsense\n" * 500)) == MOST_MISTAKES


@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("k1", True), ("my-station_2", True), ("a", True), ("K1", False), ("1k", False), ("k.1", False), ("k+1", False),
        ("ä", False), ("k" * 24, True), ("k" * 25, False), ("-k", False),
    ],
)  # fmt: skip
def test_ids_of_maps_never_look_like_library_floors(word: str, fits: bool) -> None:
    assert is_id(word) == fits


# Whatever is done to a file

LETTERS = st.sampled_from("#./|-=H!rb@MLCGEAQS ?\n\tmapfloorend12")


@holds_for(st.integers(0, len(K1) - 1), st.integers(0, 12), st.text(LETTERS, max_size=12))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_a_damaged_file_is_read_or_its_mistakes_are_named(at: int, cut: int, put: str) -> None:
    damaged = K1[:at] + put + K1[at + cut :]
    found = mistakes(damaged)
    lines = damaged.split("\n")
    for one in found:
        assert 1 <= one.line <= len(lines) + 1
        assert one.column >= 1
    if not found:
        made = read_map(damaged, "mine.map")
        assert len(made.floor1.places) + len(made.floor2.places) == 8 or made.id.startswith("test-")


@holds_for(st.text(LETTERS, max_size=400))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_any_text_is_checked_without_an_error(text: str) -> None:
    assert isinstance(mistakes(text), list)
