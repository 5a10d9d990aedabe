"""Values as one word of JSON: what a campaign tells its matches and what they report."""

import pytest

from brassboard.games.duel import GAME
from brassboard.games.duel.sheet import Fitting
from brassboard.kernel import BadInput, Match, Outcome, Value, read_action, read_journal, text_of
from brassboard.kernel.canonical import LARGEST, canonical, read_canonical, strictly


class Inner(Value, frozen=True):
    name: str
    n: int = 0


class Outer(Value, frozen=True):
    b: tuple[Inner, ...]
    a: str = ""


VERBS = {"outcome": Outcome}


@pytest.mark.parametrize("blank", [" ", "\t", "\u00a0", "\u2028", "\x85"])
def test_a_value_is_one_word_and_reads_back(blank: str) -> None:
    value = Outer((Inner(f"two{blank}words, and : more"),), "é")
    text = canonical(value)
    assert len(text.split()) == 1
    assert text.index('"a"') < text.index('"b"'), "names are sorted, so equal values have equal texts"
    assert strictly(text, Outer, "here") == value
    assert canonical(read_canonical(text, "here")) == text
    line = text_of(Outcome(5, text))
    assert read_action(line, VERBS) == Outcome(5, text)
    assert Outcome(5, text).reported(Outer) == value


@pytest.mark.parametrize("text", ['{"a": 1}', '{"b":1,"a":2}', "{", "outcome", "", '{"a":1}x'])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_canonical(text, "here")
    with pytest.raises(BadInput):
        read_action(f"outcome:1,{text}", VERBS)


def test_a_long_report_is_read_up_to_its_limit() -> None:
    long = canonical(Outer((), "x" * 20_000))
    assert read_action(f"outcome:1,{long}", VERBS) == Outcome(1, long)
    with pytest.raises(BadInput, match="at most"):
        read_action(f"outcome:1,{canonical(Outer((), 'x' * 80_000))}", VERBS)
    with pytest.raises(BadInput, match=f"at most {LARGEST}"):
        strictly(Outer((), "x" * LARGEST), Outer, "here")


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"b": [], "c": 1}, "Outer has no 'c'"),
        ({"b": [{"name": "x", "m": 1}]}, "Outer has no 'm'"),
        ({"b": [{"name": 1}]}, "does not read as Outer"),
        ({}, "does not read as Outer"),
        ("[", "does not read as Outer"),
    ],
)
def test_what_the_type_does_not_name_is_refused(given: object, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        strictly(given, Outer, "here")


# What a match is told


TOLD = Fitting(2, ("iron", "sleeve"))


@pytest.mark.parametrize(
    "told", [TOLD, {"duel": 2, "upgrades": ["iron", "sleeve"]}, '{"upgrades": ["iron", "sleeve"], "duel": 2}']
)
def test_a_setup_holds_what_it_is_told_in_one_form(told: object) -> None:
    setup = GAME.setup(2, told=told)
    assert setup.told == '{"duel":2,"upgrades":["iron","sleeve"]}'
    assert setup.told_as(Fitting) == TOLD
    assert GAME.setup(2).told_as(Fitting) is None


@pytest.mark.parametrize(
    "told", [{"duel": 1}, {"duel": 1, "upgrades": [], "more": 1}, {"duel": "1", "upgrades": []}, 7, "nothing"]
)
def test_a_setup_refuses_what_does_not_fit(told: object) -> None:
    with pytest.raises(BadInput, match="game duel, told"):
        GAME.setup(2, told=told)


def test_a_game_without_told_is_told_nothing() -> None:
    assert GAME.campaign is not None
    with pytest.raises(BadInput, match="declares no `told`"):
        GAME.campaign.setup(4, told={})


def test_the_journal_says_what_the_match_was_told() -> None:
    match = Match.begin(GAME, GAME.setup(2, told=TOLD))
    text = str(match.journal)
    assert '\ntold {"duel":2,"upgrades":["iron","sleeve"]}\n' in text
    again = Match.replay(GAME, read_journal(text))
    assert str(again.journal) == text
    assert again.setup == match.setup
    with pytest.raises(BadInput, match="told"):
        read_journal(text.replace('{"duel":2,', '{"duel": 2,'))
