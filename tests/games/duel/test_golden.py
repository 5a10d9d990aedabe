"""Whole duels, written down as anybody can read them: `record.py` has played them."""

from pathlib import Path

import pytest

from brassboard.games.duel import GAME
from brassboard.kernel import BadInput, Match, read_journal, state_hash
from brassboard.kernel.chance import key_of, outcome
from brassboard.kernel.data import Request
from games.duel.record import DUELS, EVERYTHING, GOLDEN, reached

FILES = sorted(GOLDEN.glob("*.journal"))


def replayed(file: Path) -> Match:
    return Match.replay(GAME, read_journal(file.read_text("utf-8"), file.name), file.name, checked=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_duel_ends_as_it_was_written_down(file: Path) -> None:
    journal = read_journal(file.read_text("utf-8"))
    match = replayed(file)
    assert match.over
    assert journal.end == state_hash(match.position.state)
    assert [str(line) for line in match.lines] == [str(line) for line in journal.lines]
    assert DUELS[file.stem][2] <= reached(match)


def test_together_they_reach_everything() -> None:
    assert {file.stem for file in FILES} == set(DUELS)
    assert set().union(*[reached(replayed(file)) for file in FILES]) == EVERYTHING


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_dice_are_those_of_the_secret(file: Path) -> None:
    journal = read_journal(file.read_text("utf-8"))
    key = key_of(journal.secret, journal.nonces)
    for line in journal.lines:
        if line.text.startswith("dice:"):
            assert str(outcome(Request("dice", 3, 6, ""), key, line.n).faces).replace(" ", "") == f"({line.text[5:]})"


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [("strike:", "strike:9", "move"), ("\nend ", "\nend 0", "another than the journal says"), ("pass", "fly", "fly")],
)
def test_an_edited_journal_is_found_out(before: str, after: str, problem: str) -> None:
    text = FILES[0].read_text("utf-8")
    assert before in text
    with pytest.raises(BadInput, match=problem):
        Match.replay(GAME, read_journal(text.replace(before, after, 1)))
