"""What Scythe asks has words in both languages, says what it is about, and whole games read well."""

import ast
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from brassboard.games.scythe import GAME
from brassboard.games.scythe.content import BOTTOMS, ENCOUNTERS, FACTORY_CARDS, MATS
from brassboard.games.scythe.data.actions import Bottom, Choose, Deploy, Reveal, Section
from brassboard.kernel import Match, RuleError, text_of
from brassboard.sentences import Sentences
from brassboard.texts import Texts, texts_for
from games.scythe.helper import Stage
from games.scythe.wording import FOLDER, INSTALLED, Strict

RAW = re.compile(r"[⟨{$]|scythe|\b[a-z]+_[a-z]+\b|arg\d")
"""What no player should read: keys, placeholders, ids with an underscore."""


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for(FOLDER, request.param, strict=True)


@pytest.fixture
def words(t: Texts) -> Sentences:
    return Strict(INSTALLED, t.lang, t)


# Questions


def questions() -> Iterator[tuple[str, frozenset[str]]]:
    """What the rules ask and the arguments they give, read from every `ask`, `Ask` and `number` of the chapters."""
    for file in FOLDER.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("ask", "Ask", "number"):
                    kind = node.args[1]
                    kinds = [kind.value] if isinstance(kind, ast.Constant) else BOTTOMS  # of a bottom-row action
                    for each in kinds:
                        yield str(each), arguments(node, function, tree)


def arguments(call: ast.Call, function: ast.FunctionDef, tree: ast.Module) -> frozenset[str]:
    given = [keyword.value for keyword in call.keywords if keyword.arg == "args"]
    if getattr(call.func, "id", "") == "Ask":
        given += call.args[4:5]
    return frozenset({name for value in given for name in names_in(value, function, tree)})


def names_in(value: ast.expr, function: ast.FunctionDef, tree: ast.Module) -> Iterator[str]:
    """The keys of a dictionary: written there, set before in the same function, or returned by one of the module."""
    if isinstance(value, ast.Name):
        sets = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        value = next(node.value for node in sets if getattr(node.targets[0], "id", "") == value.id)
    if isinstance(value, ast.Call):
        called = next(node for node in tree.body if getattr(node, "name", "") == getattr(value.func, "id", None))
        assert isinstance(called, ast.FunctionDef)
        returned = next(node.value for node in ast.walk(called) if isinstance(node, ast.Return))
        assert returned is not None
        yield from names_in(returned, called, tree)
    if isinstance(value, ast.Dict):
        for key, held in zip(value.keys, value.values, strict=True):
            if isinstance(key, ast.Constant):
                yield str(key.value)
            elif key is None:  # `**` another
                yield from names_in(held, function, tree)


def test_every_question_has_a_prompt_that_needs_no_more_than_it_is_given(t: Texts) -> None:
    asked = set(questions())
    kinds = {kind for kind, _ in asked}
    assert {"section", "act", "coins", "move", "carry", "bonus", "dial", "star", "upgrade", "relocate"} <= kinds
    assert ("bonus", frozenset({"what", "n"})) in asked
    assert ("go", frozenset({"unit", "hex"})) in asked
    assert ("use", frozenset({"mech", "faction", "hex"})) in asked
    for kind, names in asked:
        assert t(f"scythe-ask-{kind}", **dict.fromkeys(names, 1)), kind
    assert {key.removeprefix("scythe-ask-") for key in t.keys("scythe-ask-")} == kinds, "a prompt nobody asks for"


# What a question is about


def test_an_option_says_what_it_costs_and_gives(words: Sentences) -> None:
    told = [
        words.option_text(Section(1), {"mat": "militant"}),
        words.option_text(Bottom(), {"section": 4}),
        words.option_text(Deploy("riverwalk", "C5"), {"faction": "nordic"}),
        words.option_text(Deploy("toka", "C5")),
        words.option_text(Reveal(1)),
        words.option_text(Choose(2), {"encounter": 5}),
        words.option_text(Choose(2), {"factory": 7}),
        words.option_text(Choose(2)),
    ]
    if words.lang == "en":
        assert told == [
            "Bolster, Upgrade",
            "Enlist: pay food to gain an ongoing bonus and a one-time bonus.",
            "Character and mechs may cross a river when they step onto a forest or a mountain.",
            "Once per turn one character or one mech may cross one river while moving, onto any land.",
            "Control at least 3 mountains at the end of your turn.",
            "Pay off the crew: pay 4 coins, deploy 1 mech.",
            "Build 1 structure.",
            "",
        ]
    else:
        assert told[0] == "Verstärkung, Entwicklung"
        assert told[7] == ""
        assert "" not in told[:7]


def test_every_offer_of_a_card_is_told_in_its_question(words: Sentences) -> None:
    for encounter in ENCOUNTERS.values():
        told = [words.option_text(Choose(n), {"encounter": encounter.no}) for n in range(1, len(encounter.offers) + 1)]
        assert all(text.endswith(".") for text in told)
    for factory in FACTORY_CARDS.values():
        if len(factory.choose) > 1:
            told = [words.option_text(Choose(n), {"factory": factory.no}) for n in range(1, len(factory.choose) + 1)]
            assert all(text.endswith(".") for text in told)


def test_sections_say_what_stands_on_the_mat(words: Sentences) -> None:
    for mat in MATS.values():
        for number, section in enumerate(mat.sections, 1):
            told = f"{words.name('top', section.top)}, {words.name('bottom', section.bottom)}"
            assert words.option_text(Section(number), {"mat": mat.id}) == told


def test_what_an_encounter_would_also_offer_is_told(words: Sentences) -> None:
    """Card 1: the third option costs 2 popularity. Without them it is no choice, but a player still reads it."""
    stage = Stage("saxony", "nordic").encounter(1).units("saxony", character="G1").moving("saxony")
    asked = stage.answer("move:character,G1,G2", "done").match.decision
    assert asked is not None
    assert words.unlisted_texts(asked) == []
    third = words.option_text(asked.options[2], asked.args)
    asked = stage.change("saxony", popularity=1).match.decision
    assert asked is not None
    assert words.unlisted_texts(asked) == [words.t("not-offered", text=third)]


# Whole games


def phase(words: Sentences, path: list[str]) -> str:
    """The name of the innermost rule that has names for its steps."""
    for step in reversed(path):
        if words.t.keys(f"scythe-phase-{step.partition('.')[0]}-"):
            return words.t(f"scythe-phase-{step.replace('.', '-')}")
    return ""


def refused(match: Match, seat: int, luck: random.Random, words: Sentences) -> Iterator[str]:
    """Why not, for one candidate of each kind of action."""
    lens = match.lens(seat)
    for kind in GAME.kinds:
        try:
            candidates = list(kind.candidates(lens, seat))
        except RuleError:
            continue
        if candidates:
            denial = match.why_not(text_of(luck.choice(candidates)), seat)
            if denial is not None:
                yield words.denial(denial)


CASES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"level": "autometta"}),
    (1, {"automas": 2, "cooperative": True, "shared_deck": True}),
    (2, {"faction_0": "togawa", "faction_1": "albion", "promos": True}),
    (2, {"deals": True, "open_coins": True}),
    (3, {"automas": 1, "promos": True}),
    (4, {"invaders": False, "ask_always": True}),
    (5, {"faction_0": "crimea", "faction_3": "polania", "promos": True}),
    (6, {"deals": True, "ask_always": True}),
    (7, {"promos": True}),
)


@pytest.mark.parametrize(("players", "options"), CASES, ids=lambda value: str(value).replace(" ", ""))
def test_a_random_game_reads_well(players: int, options: dict[str, Any], words: Sentences) -> None:
    """No key, no bare id, no Fluent error in anything a player is asked, offered, told or refused."""
    luck = random.Random(players)
    match = Match.begin(GAME, GAME.setup(players, options), seed=players)
    texts: set[str] = set()
    for turn in range(700):
        if match.over:
            assert match.result is not None
            texts.add(words.ending(match.result))
            break
        seat = match.awaited[0]
        decision = match.decision_of(seat)
        assert decision is not None
        texts.update((words.prompt(decision), phase(words, decision.path), *words.unlisted_texts(decision)))
        busy = [option for option in decision.options if option.text not in ("done", "end", "decline")]
        chosen = luck.choice(busy if busy and luck.random() < 0.8 else decision.options)
        for option in (chosen, *decision.options[:3]):
            texts.update((words.option(option), words.option_text(option, decision.args)))
        if turn % 10 == 0:
            texts.update(refused(match, seat, luck, words))
        match.take(chosen, seat)
    for seen_by in (*range(players), None):
        texts.update(words.event(seen) for seen in match.events(0, seen_by))
    unread = sorted(text for text in texts if RAW.search(text))
    assert not unread, unread[:10]
    assert len(texts) > 100
