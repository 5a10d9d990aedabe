"""Journals: replayed to the same state in every process, refused with the place where they are broken."""

import os
import subprocess
import sys

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.kernel import (
    BadInput,
    Match,
    read_journal,
    state_hash,
)
from kernel.blow import BLOW, deep
from kernel.toys import texts

# Journals


def journal_text() -> str:
    match = deep()
    match.take("pick:a", seat=0)
    return str(match.journal)


TEXT = journal_text()


def replay(text: str) -> Match:
    return Match.replay(BLOW, read_journal(text, "my.journal"), "my.journal")


def test_a_journal_replays_to_the_state_it_says() -> None:
    match = replay(TEXT)
    assert str(match.journal) == TEXT
    assert match.position.path() == "Blow.foe_may_parry › Window.offer › Parry.others_may_deny › Window.offer"
    assert not match.by_hand
    assert replay("# a comment\n\n" + TEXT.replace("\n", "\r\n")).save() == match.save()


def lines(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new_ in changes:
        assert old in text
        text = text.replace(old, new_, 1)
    return text


END = TEXT[TEXT.index("end ") :]
BROKEN = {
    "empty": ("", "line 1"),
    "another file": ("hello", "line 1"),
    "another format": (lines(("journal 1", "journal 2")), "line 1: this is"),
    "no game": (lines(("game blow 1\n", "")), 'it does not say "game'),
    "no players": (lines(("players 2\n", "")), 'it does not say "players'),
    "a strange game": (lines(("game blow 1", "game blow")), "should name game and version"),
    "another game": (lines(("game blow", "game chess")), "a journal of chess, not of blow"),
    "another version": (lines(("game blow 1", "game blow 7")), "written by version 7 of blow; this is 1"),
    "strange players": (lines(("players 2", "players two")), "should be a number"),
    "too many players": (lines(("players 2", "players 9")), "players must be one of 2, not 9"),
    "an unknown option": (lines(("players 2\n", "players 2\noption fog yes\n")), "there is no option 'fog'"),
    "an option twice": (
        lines(("players 2\n", "players 2\noption x 1\noption x 2\n")),
        'line 5: option "x" is there twice',
    ),
    "players twice": (lines(("players 2\n", "players 2\nplayers 2\n")), 'line 4: "players" is there twice'),
    "a strange secret": (lines(("secret ", "secret zz")), "line 4: .* is not written in hexadecimal"),
    "a strange nonce": (lines(("players 2\n", "players 2\nnonce ² ab\n")), "line 4: a nonce names its seat"),
    "a missing nonce": (lines(("players 2\n", "players 2\nnonce 1 ab\n")), "line 4: a nonce names its seat, here 0"),
    "no line": (lines(("1 P1 play:parry", "1 P1")), 'line 6: "1 P1" is no line'),
    "a strange seat": (lines(("1 P1 play:parry", "1 Q1 play:parry")), "line 6: "),
    "an unknown verb": (lines(("play:parry", "fly:parry")), r'move 2 \(1 P1 fly:parry\).*there is no "fly"'),
    "a malformed option": (lines(("play:parry", "play:parry,2")), r"move 2 \(1 P1 play:parry,2\)"),
    "an illegal option": (lines(("play:parry", "play:king")), r"move 2 \(1 P1 play:king\)"),
    "another seat": (lines(("1 P1 play:parry", "1 P0 play:parry")), r"move 2 \(1 P0 play:parry\).*not-asked"),
    "no such seat": (lines(("1 P1 play:parry", "1 P7 play:parry")), "there is no seat 7"),
    "a wrong number": (lines(("1 P1 play:parry", "5 P1 play:parry")), r"move 2 \(5 P1 play:parry\).*stale"),
    "a wrong draw": (lines(("0 * dice", "3 * dice")), r"move 1 \(3 \* dice.*stale"),
    "other dice": (lines(("dice:", "dice:9,")), "move 1 .*chance was asked for 2 dice"),
    "wrong order": (
        lines(("1 P0 play:deny\n2 P0 pick:a\n", "2 P0 pick:a\n1 P0 play:deny\n")),
        r"move 3 \(2 P0 pick:a\)",
    ),
    "nothing to take back": (lines(("2 P0 pick:a", "2 P0 back")), r"move 4 \(2 P0 back\).*nothing to take back"),
    "undo of nothing": (lines(("2 P0 pick:a", "2 P0 undo:9")), "nothing of this match stands at line 9"),
    "undo without a line": (lines(("2 P0 pick:a", "2 P0 undo")), "line 8: .* should be undo:LINE"),
    "undo with a wrong number": (lines(("2 P0 pick:a", "9 P0 undo:2")), r"move 4 \(9 P0 undo:2\).*stale"),
    "another end": (lines((END, "end 00\n")), "the state at the end is another"),
    "something after the end": (TEXT + "2 P0 pick:a\n", "line 10: nothing may follow the end"),
    "chance by a player": (lines(("0 * dice", "0 P0 dice")), r"move 1 "),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_journal_is_refused_with_its_place(what: str) -> None:
    text, message = BROKEN[what]
    with pytest.raises(BadInput, match=message):
        replay(text)


@settings(max_examples=200, deadline=None)
@holds_for(st.integers(0, len(TEXT) - 1), st.text(max_size=3))
def test_a_journal_with_anything_in_it_replays_or_is_refused(place: int, other: str) -> None:
    for text in (TEXT[:place] + other + TEXT[place + 1 :], TEXT[:place], other):
        try:
            replay(text)
        except BadInput:
            continue


def test_a_journal_is_text() -> None:
    with pytest.raises(BadInput):
        read_journal(b"brassboard journal 1")  # type: ignore[arg-type]


def test_a_journal_cut_before_its_end_gives_the_match_so_far() -> None:
    short = TEXT[: TEXT.index("1 P0 play:deny")]
    assert texts(replay(short)) == ["play:deny", "pass"]


# The same in every process


SCRIPT = """
import sys
from kernel import blow
from brassboard.kernel import Match, read_journal, state_hash
match = Match.replay(blow.BLOW, read_journal(sys.stdin.read()))
print(state_hash(match.position.state), match.save().hex())
"""


def test_the_same_journal_gives_the_same_state_in_processes_with_other_hash_seeds() -> None:
    tests = os.path.dirname(os.path.dirname(__file__))
    printed = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([tests, *sys.path])}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT], input=TEXT, capture_output=True, text=True, check=True, env=env, timeout=60
        )
        printed.append(ran.stdout)
    match = replay(TEXT)
    assert printed == [f"{state_hash(match.position.state)} {match.save().hex()}\n"] * 2
