"""The effect language: what is read, and how every mistake is named with its column and a remedy."""

from contextlib import suppress

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.kernel import BadInput, RuleError
from brassboard.kit.effects import Amount, Vocabulary, bound, many, nested, number, pair, word, words

KINDS = ("any", "spore", "cultist", "that")
SCOPES = ("here", "adj", "los", "far")
FACES = ("hit", "hit+", "cover")
TAGS = Vocabulary(
    {"short": (), "fire": (), "ignore": (many(word("cover", "duty")),), "area": (word("all", default=""),)}
)
VERBS = Vocabulary(
    {
        "cmove": (number(1, 9), word(*KINDS), number(1, 9, 1)),
        "spawn": (word(*KINDS, noun="creature"), number(-9, 9, 0)),
        "mend": (word(*KINDS),),
        "stop": (),
        "life": (number(-9, 9),),
        "undanger": (number(1, 9), words(*SCOPES)),
        "attack": (number(1, 9, variables=("x",)), word("melee", "ranged"), many(nested(TAGS), least=0)),
        "heal": (number(1, 9), pair(":", word("g", "foe"), word("short", "los", default="any"))),
        "conv": (pair(">", word(*FACES), word(*FACES)),),
        "count": (pair("=", word(*FACES), number(0, 9)),),
        "per": (word(*FACES), nested()),
    }
)


# What is read


def test_calls_follow_each_other_and_then_binds_tighter_than_or() -> None:
    effects = VERBS.read("cmove(2, any) | mend(that); spawn(spore, -1)")
    assert [[call.verb for call in way] for way in effects.ways] == [["cmove"], ["mend", "spawn"]]
    assert [call.verb for call in effects.calls] == ["cmove", "mend", "spawn"]


def test_arguments_are_typed_and_what_is_left_out_has_its_default() -> None:
    move, spawn, life = VERBS.calls("cmove(2,any);spawn( spore , -1 );life(+2)")
    assert (move.number(0), move.word(1), move.number(2)) == (2, "any", 1)
    assert spawn.args == ("spore", -1)
    assert life.args == (2,)


@pytest.mark.parametrize("text", ["stop", "stop()", "stop( )", "  stop  "])
def test_a_verb_without_arguments_needs_no_brackets(text: str) -> None:
    (call,) = VERBS.calls(text)
    assert (call.verb, call.args) == ("stop", ())


def test_arguments_may_be_joined_words_pairs_and_amounts() -> None:
    undanger, heal, conv, count = VERBS.calls(
        "undanger(3, here+adj + los); heal(2, g:short); conv(hit+>hit); count(hit+=2)"
    )
    assert undanger.args == (3, ("here", "adj", "los"))
    assert heal.args == (2, ("g", "short"))
    assert conv.args == (("hit+", "hit"),)
    assert count.args == (("hit+", 2),)
    assert VERBS.calls("heal(2, foe)")[0].args == (2, ("foe", "any"))
    amount = VERBS.calls("attack(2+x, ranged, fire)")[0].args[0]
    assert isinstance(amount, Amount)
    assert (amount.plain, amount.variable, repr(amount)) == (2, "x", "2+x")
    assert repr(VERBS.calls("attack(x, ranged, fire)")[0].args[0]) == "x"


def test_effects_may_be_arguments_of_other_vocabularies_and_as_many_as_one_likes() -> None:
    (attack,) = VERBS.calls("attack(3, ranged, short, fire, area(all), ignore(cover, duty))")
    tags = [attack.effects(place).ways[0][0] for place in range(2, 6)]
    assert [tag.verb for tag in tags] == ["short", "fire", "area", "ignore"]
    assert tags[3].args == ("cover", "duty")


def test_what_follows_a_colon_is_the_last_argument() -> None:
    plain, coloned = VERBS.calls("per(hit, life(1)); per(hit): life(1)")
    assert repr(plain.effects(1)) == repr(coloned.effects(1)) == "life(1)"
    assert repr(VERBS.read("per(hit, life(1) | stop)").calls[0].effects(1)) == "life(1) | stop"


@pytest.mark.parametrize("text", ["cmove(2, any) | mend(that); spawn(spore, -1)", "per(hit, stop | life(-1))", "stop"])
def test_effects_are_shown_as_they_are_written(text: str) -> None:
    assert repr(VERBS.read(text)) == text
    assert repr(VERBS.read(repr(VERBS.read(text)))) == text


# The rows of the games to come, as their content files write them


@pytest.mark.parametrize(
    "text",
    [
        "cmove(2,any)|mend(any);spawn(any,-1)",
        "undanger(3,here+adj+los)",
        "attack(2+x,ranged,fire)",
        "life(+2)",
        "spawn(any)",
    ],
)
def test_rows_without_spaces_read_as_they_stand(text: str) -> None:
    assert VERBS.read(text).calls


# Mistakes


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", r"column 1: a verb is missing: write such as cmove\(1..9, any\|spore\|cultist\|that, \[1..9\]\)"),
        ("stop;", "column 6: a verb is missing"),
        ("| stop", "column 1: a verb is missing"),
        ("stop; heel(1, g)", "column 7: unknown verb 'heel' .did you mean heal.*: known are cmove, spawn, "),
        ("Stop", "column 1: unknown verb 'Stop' .did you mean stop"),
        ("stop stop", "column 1: unknown verb 'stop stop'"),
        ("mend", r"column 1: mend takes 1 argument, not 0: write mend\(any\|spore\|cultist\|that\)"),
        ("mend(any, any)", "mend takes 1 argument, not 2"),
        ("stop(1)", "stop takes 0 arguments, not 1: write stop"),
        ("cmove(1)", "cmove takes 2 to 3 arguments, not 1"),
        ("spawn()", r"spawn takes 1 to 2 arguments, not 0: write spawn\(creature, \[-9..9\]\)"),
        ("attack(1)", "attack takes 2 or more arguments, not 1: write attack.1..9, melee.ranged, .effects, …"),
        ("attack(1, melee, ignore)", "column 18: ignore takes 1 or more arguments, not 0"),
        ("cmove(two, any)", "column 7: write a number from 1 to 9, not 'two'"),
        ("cmove(10, any)", "column 7: write a number from 1 to 9, not '10'"),
        ("cmove(, any)", "column 7: write a number from 1 to 9, not ''"),
        ("cmove(1_0, any)", "column 7: write a number from 1 to 9, not '1_0'"),
        ("cmove(²,any)", "column 7: write a number from 1 to 9"),
        ("attack(2+y, ranged, fire)", r"column 8: write a number from 1 to 9 or x, not '2\+y'"),
        ("mend(sporre)", "column 6: write any, spore, cultist or that, not 'sporre' .did you mean spore"),
        ("undanger(1, here+hare)", "column 18: write here, adj, los or far, not 'hare' .did you mean here"),
        ("heal(1, g:far)", "column 11: write short or los, not 'far'"),
        ("conv(hit)", r"column 6: write hit\|hit\+\|cover>hit\|hit\+\|cover, not 'hit'"),
        ("attack(1, melee, shorts)", "column 18: unknown verb 'shorts' .did you mean short"),
        ("per(hit): cmove(0, any)", "column 17: write a number from 1 to 9, not '0'"),
        ("per(hit):", "column 10: a verb is missing"),
        ("mend(any", "column 5: this bracket is never closed: write \\) after the last argument"),
        ("mend(any))", "column 10: this bracket closes nothing"),
        (")", "column 1: this bracket closes nothing"),
        ("mend(any) stop", "column 11: 'stop' is too much: join calls with ;"),
        ("mend(any) mend(any)", r"column 11: 'mend\(any\)' is too much"),
    ],
)
def test_a_mistake_is_named_with_its_column_and_a_remedy(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem) as caught:
        VERBS.read(text, 'cards.toml: card "x": does')
    assert caught.value.where == 'cards.toml: card "x": does'


def test_where_there_is_nothing_to_choose_a_choice_is_refused() -> None:
    with pytest.raises(BadInput, match=r"here: 'stop \| life\(1\)' has a choice \(\|\), which is not possible here"):
        VERBS.calls("stop | life(1)", "here")


@settings(max_examples=300, deadline=None)
@holds_for(st.text("cmove(stop)heal|;:,+-=> 12gany", max_size=40) | st.text(max_size=20))
def test_whatever_is_written_is_read_or_refused(text: str) -> None:
    with suppress(BadInput):
        effects = VERBS.read(text)
        assert effects.calls


def test_very_deep_brackets_are_refused_like_any_mistake() -> None:
    with pytest.raises(BadInput, match="brackets"):
        VERBS.read("per(hit, " * 2000 + "stop" + ")" * 2000)


# Verbs and functions


def test_a_signature_that_cannot_be_read_is_a_mistake_of_the_game() -> None:
    with pytest.raises(RuleError, match="heal: optional arguments come last"):
        Vocabulary({"heal": (number(1, 9, 1), word("self"))})
    with pytest.raises(RuleError, match="only the last may be repeated"):
        Vocabulary({"heal": (many(number(1, 9)), word("self"))})


def test_each_verb_has_its_function() -> None:
    small = Vocabulary({"stop": (), "go": ()})
    assert bound(small, {"stop": 1, "go": 2}) == {"stop": 1, "go": 2}
    with pytest.raises(RuleError, match=r"without a function \['go'\], without a verb \['wait'\]"):
        bound(small, {"stop": 1, "wait": 2})
