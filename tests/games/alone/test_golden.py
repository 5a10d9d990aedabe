"""Whole games, written down as anybody can read them: `record.py` has played them."""

from functools import cache
from pathlib import Path

import pytest

from brassboard.games.alone import GAME
from brassboard.kernel import BadInput, Match, read_journal, state_hash
from brassboard.testing.depth import a_few
from games.alone.reaching import EVERYTHING, reached
from games.alone.record import GOLDEN, name_of
from games.recording import steps

FILES = sorted(GOLDEN.glob("*.journal"))


@cache
def replayed(file: Path) -> Match:
    return Match.replay(GAME, read_journal(file.read_text("utf-8"), file.name), file.name, checked=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_ends_as_it_was_written_down(file: Path) -> None:
    journal = read_journal(file.read_text("utf-8"))
    match = replayed(file)
    assert match.over
    assert journal.end == state_hash(match.position.state)
    assert [str(line) for line in match.lines] == [str(line) for line in journal.lines]
    assert file.stem.startswith(name_of(match))


def test_together_they_reach_everything() -> None:
    missing = EVERYTHING - set().union(*[reached(replayed(file)) for file in FILES])
    assert not missing, f"no golden game reaches {', '.join(sorted(missing))}: `record.py` plays new ones"


@pytest.mark.parametrize("file", a_few(FILES, 3), ids=lambda file: file.stem)
def test_a_practised_player_has_an_answer_to_every_question_of_them(file: Path) -> None:
    assert GAME.bots.default_choice is not None
    for step in steps(replayed(file)):
        for seat in [seat for seat in step.before.awaited() if seat >= 0]:
            ask = step.before.ask_of(seat)
            assert ask is not None
            assert GAME.bots.default_choice(step.before, seat, ask.options) in (None, *ask.options)


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("\nend ", "\nend 0", "another than the journal says"),
        (" move:", " fly:", "fly"),
        (" dice:", " dice:9", "dice"),
    ],
)
def test_an_edited_journal_is_found_out(before: str, after: str, problem: str) -> None:
    text = min([file.read_text("utf-8") for file in FILES], key=len)
    assert before in text
    with pytest.raises(BadInput, match=problem):
        Match.replay(GAME, read_journal(text.replace(before, after, 1)))
