"""A game as the kernel knows it: its verbs and their texts, what it is made from, what is refused at registration."""

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given as holds_for
from hypothesis import strategies as st

from brassboard.kernel import (
    Action,
    BadInput,
    Choice,
    Flow,
    Frame,
    Journal,
    Kind,
    Moment,
    Public,
    Reaction,
    Ref,
    Scene,
    Setup,
    ask,
    read_action,
    read_journal,
    refs_of,
    rule,
    text_of,
)
from brassboard.kernel.action_text import syntax_of
from brassboard.kernel.data import Accept
from kernel.toys import A, Board, Pick, Play, Put, Stop, new, toy

M = Scene[Board]


class Plain(Frame, tag="plain.plain"):
    pick: Public[Pick | None] = None


def choose(plain: Plain, m: M) -> Flow:
    return ask(0, "pick", [A])


rule(Plain, (choose, "ZZ-PLAIN-01"))
HIDDEN = Kind("play", lambda seen, seat: [Play("x")])
PLAIN = toy(
    "plain",
    Plain,
    Moment("never", lambda seen: (), Reaction(HIDDEN, lambda play, seat: Plain())),
    players=(2, 3),
    options=(Choice("fog", (False, True)), Choice("rounds", (8, 4)), Choice("map", ("plain", "hills"))),
)


def test_a_game_knows_its_own_verbs_and_the_kernels() -> None:
    kernel = ["accept", "dice", "done", "draw", "number", "outcome", "pass", "shuffle"]
    assert sorted(PLAIN.verbs) == sorted([*kernel, "pick", "play", "put", "stop"])
    assert sorted([event.__name__ for event in PLAIN.events]) == ["Happened", "Undone", "Whispered"]
    assert [frame.__name__ for frame in PLAIN.frames] == ["Window", "Plain"]


def test_what_a_module_merely_imports_is_no_verb() -> None:
    """Chapters import the kernel's bare Action and Event."""
    assert "Action" not in toy("plain", Plain, Action).verbs


def test_kinds_of_reactions_are_known_without_being_listed() -> None:
    assert PLAIN.kinds_of(Play("x")) == [HIDDEN]


@pytest.mark.parametrize("word", ["undo", "back"])
def test_words_of_the_journal_are_no_verbs(word: str) -> None:
    class Clash(Action, frozen=True, tag=word):
        pass

    with pytest.raises(TypeError, match=f'Clash, tag "{word}": this is a word of the journal; write tag="{word}_'):
        toy("plain", Plain, Clash)


def test_two_actions_of_one_name_are_refused() -> None:
    class Other(Action, frozen=True, tag="pick"):
        pass

    with pytest.raises(TypeError, match='Other, tag "pick": class Pick of game plain has the same tag'):
        toy("plain", Plain, Other)


# Setup


def test_every_option_has_a_default() -> None:
    assert PLAIN.setup() == Setup(2, (("fog", False), ("rounds", 8), ("map", "plain")))
    chosen = PLAIN.setup(3, {"rounds": 4, "fog": True})
    assert (chosen.players, chosen["rounds"], chosen["fog"], chosen["map"]) == (3, 4, True, "plain")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"fog": 1}, "game plain: option fog must be one of False, True, not 1"),
        ({"rounds": True}, "option rounds must be one of 8, 4, not True"),
        ({"rounds": "8"}, "option rounds must be one of 8, 4, not '8'"),
        ({"map": None}, "option map must be one of plain, hills, not None"),
        ({"map": ["plain"]}, "option map must be one of"),
        ({"wind": 3}, "there is no option 'wind'; options are players, seed, fog, rounds, map"),
    ],
)
def test_options_that_are_none_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        PLAIN.setup(2, options)


@pytest.mark.parametrize("players", [0, 1, 4, -2, 2.0, True, "2", [2]])
def test_players_that_cannot_be_are_refused(players: Any) -> None:
    with pytest.raises(BadInput) as error:
        PLAIN.setup(players)
    assert str(error.value) == f"game plain: players must be one of 2, 3, not {players!r}"


def test_options_are_written_into_the_journal_and_read_back() -> None:
    match = new(PLAIN, options={"fog": True, "map": "hills"})
    text = str(match.journal)
    assert "option fog yes\noption rounds 8\noption map hills\n" in text


# Texts of actions


class Odd(Action, frozen=True, tag="odd"):
    n: int
    sure: bool
    at: Annotated[str | None, Ref("square")]
    dice: Annotated[tuple[int, ...], Ref("die")] = ()


VERBS: dict[str, type[Action]] = {"odd": Odd, "pick": Pick, "put": Put, "stop": Stop, "accept": Accept}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Stop(), "stop"),
        (Pick("a"), "pick:a"),
        (Put(-3, "x"), "put:-3,x"),
        (Odd(1, True, None), "odd:1,yes,none"),
        (Odd(0, False, "C5", (6, 6, 1)), "odd:0,no,C5,6,6,1"),
        (Accept(), "accept:none"),
        (Accept(2), "accept:2"),
    ],
)
def test_an_action_has_one_text_and_a_text_one_action(action: Action, text: str) -> None:
    assert text_of(action) == text
    assert read_action(text, VERBS) == action


@holds_for(
    st.integers(-(10**17), 10**17), st.booleans(), st.sampled_from([None, "A1", "ä"]), st.lists(st.integers(0, 9))
)
def test_texts_and_actions_go_both_ways(n: int, sure: bool, at: str | None, dice: list[int]) -> None:
    action = Odd(n, sure, at, tuple(dice))
    assert read_action(text_of(action), VERBS) == action


@holds_for(st.text())
def test_any_text_is_an_action_or_bad_input(text: str) -> None:
    try:
        action = read_action(text, VERBS)
    except BadInput:
        return
    assert text_of(action) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly:1", 'option "fly:1": there is no "fly"; verbs are accept, odd, pick, put, stop'),
        ("", 'option "": there is no ""'),
        ("Stop", 'there is no "Stop"'),
        ("stop:", 'option "stop:": nothing after the colon'),
        ("stop:1", '"stop" takes nothing; 1 given'),
        ("put:1", '"put" takes face, slot; 1 given'),
        ("put:1,a,b", '"put" takes face, slot; 3 given'),
        ("put:x,a", 'face must be a whole number, not "x"'),
        ("put:01,a", 'face must be a whole number, not "01"'),
        ("put:-0,a", 'face must be a whole number, not "-0"'),
        ("put:٣,a", "face must be a whole number"),
        ("put:9999999999999999999,a", "face must be a whole number"),
        ("put:1,", 'slot must be a word, not ""'),
        ("pick:a b", 'what must be a word, not "a b"'),
        ("odd:1,true,none", 'sure must be yes or no, not "true"'),
        ("odd:1", '"odd" takes n, sure, at, dice…; 1 given'),
        ("x" * 5000, "an option has at most 4000 characters, not 5000"),
    ],
)
def test_a_malformed_option_is_named_with_its_mistake(text: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        read_action(text, VERBS)
    assert message in str(error.value)


def test_options_say_what_they_point_at() -> None:
    assert refs_of(Odd(1, True, "C5", (6, 1))) == ("square:C5", "die:6", "die:1")
    assert refs_of(Odd(1, True, None)) == ()


def test_arguments_of_actions_are_simple() -> None:
    class Listed(Action, frozen=True, tag="listed"):
        many: tuple[int, ...]
        one: int

    class Deep(Action, frozen=True, tag="deep"):
        what: dict[str, int]

    class Either(Action, frozen=True, tag="either"):
        what: int | str

    for cls, message in ((Listed, "only the last"), (Deep, "are int, str or bool"), (Either, "has one type")):
        with pytest.raises(TypeError, match=rf"{cls.__name__}\.\w+: .*{message}"):
            syntax_of(cls)


def test_a_match_prints_where_it_stands() -> None:
    match = new(PLAIN)
    assert "Plain.choose" in str(match)
    assert "pick:a" in str(match)
    assert repr(match) == "<match of plain, waits for 0: Plain.choose>"
    match.take("pick:a")
    assert repr(match) == "<match of plain, over: end>"
    assert repr(PLAIN) == "<game plain>"


class Sheet(msgspec.Struct, frozen=True):
    """What a campaign passes on."""

    coins: int
    names: tuple[str, ...] = ()


NOTED = Choice("note", ("",), accepts=str)
PASSED_ON = Choice("sheet", ('{"coins":0,"names":[]}',), accepts=Sheet)


def test_an_option_may_take_any_line_of_text() -> None:
    assert NOTED.checked("a house rule, twice", "here") == "a house rule, twice"
    for wrong in ("two\nlines", " blank before", "x" * 201, 7, None):
        with pytest.raises(BadInput, match="option note must be a line"):
            NOTED.checked(wrong, "here")


@pytest.mark.parametrize("given", [Sheet(3, ("Ada",)), {"coins": 3, "names": ["Ada"]}, '{"names":["Ada"],"coins":3}'])
def test_an_option_may_take_data_and_a_setup_holds_it_as_text(given: object) -> None:
    text = PASSED_ON.checked(given, "here")
    assert text == '{"coins":3,"names":["Ada"]}'
    assert Setup(2, (("sheet", text),)).data("sheet", Sheet) == Sheet(3, ("Ada",))


def test_wrong_data_is_refused_with_its_place() -> None:
    with pytest.raises(BadInput, match=r"option sheet must be the data of a Sheet: .*coins"):
        PASSED_ON.checked({"coins": "many"}, "here")
    with pytest.raises(BadInput, match="at most"):
        PASSED_ON.checked(Sheet(1, ("x" * 70_000,)), "here")


def test_open_options_are_in_the_journal_and_replay() -> None:
    """An empty text, a text with blanks and data each come back from a journal as they were."""
    texts = {"note": "two words", "sheet": '{"coins":3,"names":["Ada","#1"]}', "empty": ""}
    setup = Setup(2, tuple(texts.items()))
    journal = Journal("toys", 1, setup, [])
    assert dict(read_journal(str(journal)).setup.options) == texts
