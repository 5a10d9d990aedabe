"""What Scythe can ask, offer, tell or refuse has words in both languages, and everything has its name."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brassboard.games.scythe import GAME, board
from brassboard.games.scythe.content import (
    BONUSES,
    BOTTOMS,
    BOXES,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    LEVELS,
    MATS,
    OBJECTIVES,
    RESOURCES,
    STRUCTURES,
    TRACK,
    TRAPS,
)
from brassboard.games.scythe.data.actions import (
    Bottom,
    Carry,
    Choose,
    Deploy,
    Enlist,
    Move,
    Reveal,
    Section,
    Top,
    Upgrade,
)
from brassboard.games.scythe.data.events import Bid, Carried, DroveOff, Gained, Moved, Retreated, StarPlaced
from brassboard.games.scythe.rules.scoring import SCORES
from brassboard.games.scythe.rules.setup import OPTIONS, RANDOM
from brassboard.games.scythe.rules.stars import ENDINGS
from brassboard.games.scythe.rules.turn import CHOICES, FACTORY_CHOICES, SECTIONS
from brassboard.installed_game import InstalledGame
from brassboard.kernel import RULES, Match, RuleError, text_of
from brassboard.kernel.game import KERNEL_ACTIONS, tag_of
from brassboard.sentences import Sentences
from brassboard.texts import Texts, texts_for
from brassboard.texts.lint import lint
from games.scythe.helper import Stage

FOLDER = Path(str(board.__file__)).parent
INSTALLED = InstalledGame(GAME, "brassboard.games.scythe")
RAW = re.compile(r"[⟨{$]|scythe|\b[a-z]+_[a-z]+\b|arg\d")
"""What no player should read: keys, placeholders, ids with an underscore."""
BARE = ("seat", "combat-card", "automa-card")
"""Kinds whose ids are their names: a seat's is the player's, and cards with a number show it."""


class Strict(Sentences):
    """Words that give nothing its bare id."""

    def name(self, kind: str, value: Any) -> str:
        name = super().name(kind, value)
        known = kind in BARE or name != str(value) or self.t.known("scythe", kind, str(value))
        assert known, f"{kind} {value} has no name"
        return name


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for(FOLDER, request.param, strict=True)


@pytest.fixture
def words(t: Texts) -> Sentences:
    return Strict(INSTALLED, t.lang, t)


def fields(cls: Any) -> dict[str, Any]:
    return dict.fromkeys(cls.__struct_fields__, 1)


def test_both_files_say_the_same() -> None:
    assert [str(problem) for problem in lint(FOLDER / "texts")] == []


# Things


def test_what_play_points_at_has_a_name_of_its_own(words: Sentences) -> None:
    tops = [top.choice for tops in CHOICES.values() for top in tops] + [top.choice for top in FACTORY_CHOICES]
    things: dict[str, Any] = {
        "section": [each.section for each in SECTIONS],
        "top-choice": tops,
        "bottom": BOTTOMS,
        "box": BOXES,
        "bonus": BONUSES,
        "structure": STRUCTURES,
        "unit": ("character", "mech", "worker"),
        "resource": RESOURCES,
        "cargo": ("character", "mech", "worker", *RESOURCES),
        "gain": ("power", "popularity", "coins", "cards", "workers"),
        "offer": (1, 2, 3),
        "space": (*TRACK, "tracker"),
        "score": [score.name for score in SCORES],
        "trap": range(len(TRAPS)),
        "faction": FACTIONS,
        "mat": MATS,
        "level": LEVELS,
        "mech": sorted({mech for faction in FACTIONS.values() for mech in faction.mechs}),
        "objective": OBJECTIVES,
        "encounter": ENCOUNTERS,
        "factory": FACTORY_CARDS,
    }
    for kind, ids in things.items():
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(names), f"two {kind} with one name"


def test_what_may_be_missing_or_refused_has_a_name_too(words: Sentences) -> None:
    """Prompts and denials say only `what`, and the first kind that has such an argument names it."""
    costs = {amount.what for card in ENCOUNTERS.values() for offer in card.offers for amount in offer.cost}
    for what in (*costs, *BONUSES):
        assert words._usual_refs["what"] == "cargo"
        assert words.name("cargo", what) == words.name("gain", what)


def test_top_row_actions_say_what_they_do(t: Texts, words: Sentences) -> None:
    for top in [top for tops in CHOICES.values() for top in tops] + list(FACTORY_CHOICES):
        assert words.option_text(top).endswith(".")


def test_options_of_a_match_have_headings_and_choices(t: Texts) -> None:
    assert t("scythe-title")
    assert t("scythe-blurb")
    for option in OPTIONS:
        assert t(f"scythe-option-{option.name}")
        kind = option.name.rstrip("0123456789").rstrip("_")
        for choice in [choice for choice in option.choices if isinstance(choice, str)]:
            keys = (f"scythe-option-{option.name}-{choice}", f"scythe-{kind}-{choice}")
            assert any(t.has(key) for key in keys), keys
    assert t(f"scythe-faction-{RANDOM}") == t(f"scythe-mat-{RANDOM}")
    assert t("scythe-option-automas-0")


def test_fields_of_the_table_that_are_headed_exist(t: Texts) -> None:
    parts: list[Any] = [GAME.table, *[type(part) for part in _parts()]]
    for group, structs in (("field", parts), ("now", list(GAME.frames))):
        known = {name for struct in structs for name in struct.__struct_fields__}
        headed = [key.removeprefix(f"scythe-{group}-") for key in t.keys(f"scythe-{group}-")]
        assert headed
        assert set(headed) <= known


def _parts() -> list[Any]:
    table = Match.begin(GAME, GAME.setup(2), seed=1).position.table
    return [table.players[0], table.factory]


# Sentences


def test_options_and_events_say_all_their_arguments(t: Texts) -> None:
    for verb, action in GAME.verbs.items():
        if action not in KERNEL_ACTIONS:
            assert t(f"scythe-do-{verb}", **fields(action))
    for event in GAME.events:
        if tag_of(event).startswith("scythe."):
            assert t(tag_of(event).replace(".", "-"), **fields(event))


def test_refusals_say_why(t: Texts) -> None:
    """Every requirement, also where several share a rule: its text may use only what all of them say."""
    for kind in GAME.kinds:
        for requirement in kind.requirements:
            assert t(f"scythe-denied-{requirement.rule.lower()}", **dict.fromkeys(requirement.args, 1))


def test_endings_have_words(t: Texts) -> None:
    for ending in ENDINGS:
        assert t(f"scythe-end-{ending.rule.lower()}")
    assert all(t(f"scythe-moment-{moment}") for moment in GAME.book.moments)


def test_phases_are_steps_of_the_rules(t: Texts) -> None:
    steps = {f"scythe-phase-{path.replace('.', '-')}" for frame in GAME.frames for path in RULES[frame].paths}
    named = t.keys("scythe-phase-")
    assert named
    assert set(named) <= steps


def test_sentences_fit_their_numbers(words: Sentences) -> None:
    said = [
        words.event(Moved("nordic", "mech", "B4", "C5")),
        words.event(Gained("crimea", "cards", 1)),
        words.event(Carried("saxony", "worker", 2, "G1")),
        words.event(Retreated("polania", "worker", 1, "base_polania")),
        words.event(Retreated("polania", "worker", 3, "base_polania")),
        words.event(DroveOff("rusviet", "togawa", 1, "H5")),
        words.event(Bid("albion", 3, (5, 2), 10)),
        words.event(Bid("albion", 0, (), 0)),
        words.event(StarPlaced("nordic", "combat_2", 4)),
    ]
    if words.lang == "en":
        assert said == [
            "Nordic Kingdoms: mech B4 Nordic forest → C5 Nordic mountain.",
            "Crimean Khanate: combat cards +1.",
            "Saxony Empire carries 2 × workers to G1 Saxony mountain.",
            "Republic of Polania: worker retreats (Polania home base).",
            "Republic of Polania: 3 × worker retreat (Polania home base).",
            "Rusviet Union drives off 1 worker of Togawa Shogunate (H5 South-east village).",
            "Clan Albion: dial 3, combat cards: 5, 2; total 10.",
            "Clan Albion: dial 0, combat cards: None; total 0.",
            "Nordic Kingdoms places star 4: Second combat.",
        ]
    else:
        assert said == [
            "Nordische Königreiche: Mech B4 Nordischer Wald → C5 Nordischer Berg.",
            "Khanat der Krim: Kampfkarten +1.",
            "Sächsisches Reich: 2 × Arbeiter mitgenommen (G1 Sachsen-Berg).",
            "Republik Polania: Rückzug, Arbeiter (Heimatgebiet Polania).",
            "Republik Polania: Rückzug, 3 × Arbeiter (Heimatgebiet Polania).",
            "Rusviet-Union: 1 Arbeiter vertrieben (Togawa-Shogunat, H5 Südost-Dorf).",
            "Clan Albion: Stärkescheibe 3, Kampfkarten: 5, 2; Summe 10.",
            "Clan Albion: Stärkescheibe 0, Kampfkarten: Nichts; Summe 0.",
            "Nordische Königreiche: 4. Stern: Zweiter Kampf.",
        ]


def test_a_bribe_is_asked_about_whoever_is_attacked(t: Texts) -> None:
    """SC-RULING-29: everyone is asked, also the attacked faction itself, so it must not be called an opponent."""
    asked = t("scythe-ask-bribe", faction="Saxony", hex="G3")
    assert {"en": "Saxony is under attack", "de": "Angegriffen: Saxony"}[t.lang] in asked


@pytest.mark.parametrize(
    ("n", "english", "german"), [(0, "no cards", "keine Karte"), (1, "up to 1 card.", "bis zu 1 Karte ")]
)
def test_the_page_counts_the_cards_of_an_automa(t: Texts, n: int, english: str, german: str) -> None:
    said = t("scythe-page-automa-in-combat", low=0, middle=1, high=2, cards=n)
    assert {"en": english, "de": german}[t.lang] in said
    assert {"en": "1 resource ", "de": "1 Ressource "}[t.lang] in t("scythe-page-then-resources-lost", n=1, at="G1")


def test_choices_are_said_in_the_words_of_the_mats(words: Sentences) -> None:
    said = [
        words.option(Top("cards")),
        words.option(Move("worker", "G1", "H1")),
        words.option(Carry("oil", 0)),
        words.option(Upgrade("moves", "build")),
        words.option(Enlist("deploy", "coins")),
    ]
    if words.lang == "en":
        assert said == [
            "Bolster (combat cards)",
            "Move worker: G1 Saxony mountain → H1 Saxony tundra",
            "oil: none",
            "Move: third unit – Build costs 1 less",
            "Recruit from Deploy: gain 2 coins now",
        ]
    else:
        assert said == [
            "Verstärkung (Kampfkarten)",
            "Arbeiter bewegen: G1 Sachsen-Berg → H1 Sachsen-Tundra",
            "Öl: nichts",
            "Bewegung: dritte Einheit – Gebäudebau kostet 1 weniger",
            "Rekrut bei Mech-Einsatz: sofort 2 Münzen",
        ]


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
