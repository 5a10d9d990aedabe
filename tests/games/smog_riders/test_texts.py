"""What The Smog Riders can ask, offer, tell or refuse has words in both languages, and everything has its name."""

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

import brassboard
from brassboard.games import smog_riders
from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import CHARACTERS, DEFENCE, FACTIONS, MAGIC, ROOM_CARDS, TURRETS
from brassboard.games.smog_riders.data.actions import Pick, Summon
from brassboard.games.smog_riders.data.events import Hurt, Rolled, SkillUsed
from brassboard.games.smog_riders.data.table import ACTIVE, FALLEN, LEFT, MAP, OUT, RESERVE, RESOLVED, STYGIA, UNENTERED
from brassboard.games.smog_riders.rules.setup import OPTIONS
from brassboard.games.smog_riders.scenario.registry import SCENARIOS
from brassboard.games.smog_riders.scenario.static_map import ASTRAL_NAMES
from brassboard.kernel import Match
from brassboard.kernel.game import KERNEL_ACTIONS, tag_of
from brassboard.sentences import Words
from brassboard.texts import Texts, texts_for
from games.copies import GAMES, texts_missing

BOX = brassboard.game("smog_riders")
RAW = re.compile(r"[⟨{$]|smog_riders|\b[a-z]+_[a-z]+\b")
"""What no player should read: keys, placeholders, ids with an underscore."""
BARE = ("seat", "square", "door")
"""Kinds whose ids are their names, as the map shows them."""


class Strict(Words):
    """Words that give nothing its bare id."""

    def name(self, kind: str, value: Any) -> str:
        name = super().name(kind, value)
        known = kind in BARE or name != value or self.t.known("smog_riders", kind, str(value))
        assert known, f"{kind} {value} has no name"
        return name


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for("smog_riders", request.param, strict=True)


@pytest.fixture
def words(t: Texts) -> Words:
    return Strict(BOX, t.lang, t)


def fields(cls: Any) -> dict[str, Any]:
    return dict.fromkeys(cls.__struct_fields__, 1)


# Things


def test_characters_have_both_profiles(t: Texts, words: Words) -> None:
    for one in CHARACTERS.values():
        assert words.name("character", one.id) == words.name("figure", one.id)
        for part in ("main", "second", "special", "minion"):
            assert t.describe("smog_riders", "character", one.id, part).endswith(".")
        drafted = t.describe("smog_riders", "character", one.id, "draft")
        summoned = t.describe("smog_riders", "character", one.id, "summon")
        health, mind = ("Health", "Mind") if t.lang == "en" else ("Leben", "Verstand")
        assert f"{health} {one.health}, {mind} {one.mind}." in drafted
        assert f"{health} {one.minion_health}, {mind} {one.minion_mind}." in summoned
        assert summoned.startswith(f"{one.minion_dice} ")
        for part in ("main", "second", "special"):
            assert t.describe("smog_riders", "character", one.id, part) in drafted
        assert words.about(Summon(one.id)) == summoned


def test_the_requirements_in_the_texts_are_those_of_the_cards(t: Texts) -> None:
    for one in CHARACTERS.values():
        skills = {"main": one.main, "second": one.second, "minion": one.minion}
        for part, skill in skills.items():
            text = t.describe("smog_riders", "character", one.id, part)
            for number in re.findall(r"(\d+)\+", skill.needs.text.replace("1+[1]", "")):
                assert f"{number}+" in text, (one.id, part)
            if skill.attack:
                wounds = "wound" if t.lang == "en" else "Verletzung"
                assert skill.wounds == 0 or f"{skill.wounds} {wounds}" in text, (one.id, part)


def test_every_card_has_its_name_and_text_in_both_languages() -> None:
    assert texts_missing("smog_riders", GAMES / "smog_riders", [*MAGIC, *DEFENCE, *ROOM_CARDS]) == []


def test_cards_have_names_and_printed_texts(t: Texts, words: Words) -> None:
    for card in (*MAGIC, *DEFENCE, *ROOM_CARDS):
        words.name("card", card)
        assert t.describe("smog_riders", "card", card).endswith(".")
    for room in ROOM_CARDS.values():
        text = t.describe("smog_riders", "card", room.id)
        assert f" {room.target}." in text
        assert all(str(number) in text for number in room.numbers)
        assert all(words.name("turret-kind", kind) in text for kind in room.turrets)
        assert not room.curse or words.name("curse", room.curse) in text
    for magic in MAGIC.values():
        if magic.kind == "E":
            assert words.name("item", magic.id) == words.name("card", magic.id)
            assert words.about(Pick(magic.id)) == t.describe("smog_riders", "card", magic.id)
        for skill in magic.skills:
            assert words.name("card", magic.id) in words.name("skill", skill.id)


def test_scenarios_rooms_objects_and_points_have_names(t: Texts, words: Words) -> None:
    for scenario in SCENARIOS.values():
        words.name("scenario", scenario.id)
        assert t.describe("smog_riders", "scenario", scenario.id)
        assert t.describe("smog_riders", "scenario", scenario.id, "missions")
        for room in scenario.board.room_names:
            words.name("room", room)
        for item in scenario.objects:
            words.name("item", item)
        for id, _, _ in scenario.turrets:
            assert words.name("turret", id) == words.name("figure", id)
        for row in scenario.points:
            kinds = {"delivered", "not_delivered", "most", "first", "turret"}
            score = f"{row.what}-{row.kind}" if row.what in kinds else row.what
            words.name("score", score.replace("_", "-"))


def test_everything_else_has_a_name(t: Texts, words: Words) -> None:
    things = {
        "faction": FACTIONS,
        "astral": ASTRAL_NAMES,
        "curse": ("alarm", "vortex", "punishment"),
        "colour": "RBMG",
        "die": [colour + str(face) for colour in "RBMG" for face in range(1, 7)] + ["R4r", "B4r", "M4r", "G4r"],
        "direction": ("n", "ne", "e", "se", "s", "sw", "w", "nw"),
        "skill": ("main", "second", "special", "fire"),
        "slot": ("room", "none", "clayton.main", "hans.stunner.2", "t07.fire", "boiler.fire"),
        "turret": ("t01", "t17"),
        "figure": ("t01", "t17"),
        "way": ("luck", "steam"),
        "reinforcement": ("minion", "card_turret"),
        "whereabouts": (OUT, RESERVE, MAP, STYGIA, FALLEN, LEFT),
        "room-state": (UNENTERED, ACTIVE, RESOLVED),
    }
    for kind, ids in things.items():
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(names), f"two {kind} with one name"
    for kind in TURRETS:
        words.name("turret-kind", kind)
        assert t.describe("smog_riders", "turret-kind", kind)
    assert words.name("slot", "t07.fire") == f"{words.name('turret', 't07')}: {words.name('skill', 'fire')}"
    for key in ("smog_riders-title", "smog_riders-blurb"):
        assert t(key)


def test_options_of_a_match_have_headings_and_choices(t: Texts, words: Words) -> None:
    for option in OPTIONS:
        assert t(f"smog_riders-option-{option.name}")
        for choice in option.choices:
            keys = (f"smog_riders-option-{option.name}-{choice}", f"smog_riders-{option.name}-{choice}")
            assert any(t.has(key) for key in keys), keys


# Sentences


def test_options_and_events_say_all_their_arguments(t: Texts) -> None:
    for verb, action in GAME.verbs.items():
        if action not in KERNEL_ACTIONS:
            assert t(f"smog_riders-do-{verb}", **fields(action))
    for event in GAME.events:
        if tag_of(event).startswith("smog_riders."):
            assert t(tag_of(event).replace(".", "-"), **fields(event))


def test_refusals_say_why(t: Texts) -> None:
    for kind in GAME.kinds:
        for requirement in kind.requirements:
            assert t(f"smog_riders-denied-{requirement.rule.lower()}", **dict.fromkeys(requirement.args, 1))


def test_endings_and_windows_have_words(t: Texts) -> None:
    for rule in ("sr-round-04", "sr-end-02", "sr-s1-11", "sr-s6-07"):
        assert t(f"smog_riders-end-{rule}")
    moments = list(GAME.book.moments)
    assert all(t(f"smog_riders-moment-{moment}") for moment in moments)
    assert len({t("smog_riders-ask-react", moment=moment) for moment in moments}) == len(moments)


def test_sentences_fit_their_numbers(words: Words) -> None:
    said = [words.event(Hurt("hans", *blow)) for blow in ((1, 0), (2, 0), (0, 1), (1, 2), (2, 1))]
    rolled = words.event(Rolled(0, "coal_store", ("R5", "M1", "G2")))
    used = words.event(SkillUsed("t03", "fire", ("G6",)))
    if words.lang == "en":
        assert said == [
            "Hans P. Krüger takes 1 wound.",
            "Hans P. Krüger takes 2 wounds.",
            "Hans P. Krüger takes 1 madness.",
            "Hans P. Krüger takes 1 wound and 2 madness.",
            "Hans P. Krüger takes 2 wounds and 1 madness.",
        ]
        assert rolled == "Player 1 rolls in Coal Store: red 5, purple 1 and grey 2."
        assert used == "Turret 3, fire: grey 6."
    else:
        assert said[1] == "Hans P. Krüger erhält 2 Verletzungen."
        assert said[3] == "Hans P. Krüger erhält 1 Verletzung und 2 Wahnsinn."
        assert rolled == "Spieler 1 würfelt (Kohlenlager): Rot 5, Lila 1 und Grau 2."
        assert used == "Geschützturm 3, Feuer: Grau 6."


def questions() -> set[str]:
    """What the rules ask: the second argument of every `ask`, `some` and `number`."""
    found: set[str] = set()
    for file in Path(str(smog_riders.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("ask", "some", "number"):
                kinds = [one.value for one in ast.walk(node.args[1]) if isinstance(one, ast.Constant)]
                found.update(kind for kind in kinds if isinstance(kind, str))
    return found


def test_every_question_has_a_prompt(t: Texts) -> None:
    asked = questions()
    assert {"draft", "move", "bonus", "rest", "steam", "tide", "gain", "shift"} <= asked
    unasked = sorted(kind for kind in asked if not t.has(f"smog_riders-ask-{kind}"))
    assert not unasked


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_a_random_game_reads_well(scenario: str, words: Words) -> None:
    """No key, no bare id, no Fluent error in anything a player is asked, offered, told or refused."""
    luck = random.Random(scenario)
    texts: set[str] = set()
    for players in (2, 4):
        match = Match.begin(GAME, GAME.setup(players, {"scenario": scenario}), seed=players)
        offered: list[str] = []
        for _ in range(350):
            if match.over:
                assert match.result is not None
                texts.add(words.ending(match.result))
                break
            seat = match.awaited[0]
            decision = match.decision_of(seat)
            assert decision is not None
            key, _ = decision.prompt
            assert words.t.has(key), key
            texts.add(words.prompt(decision))
            chosen = luck.choice(decision.options)
            for option in (chosen, *decision.options[:3]):
                texts.update((words.option(option), words.about(option)))
            offered = [*offered[-40:], chosen.text]
            denial = match.why_not(luck.choice(offered), seat)
            if denial is not None:
                texts.add(words.denial(denial))
            match.take(chosen, seat)
        for seat in (*range(players), None):
            texts.update(words.event(seen) for seen in match.events(0, seat))
    unread = sorted(text for text in texts if RAW.search(text))
    assert not unread, unread[:10]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", SCENARIOS)
def test_a_mission_tells_the_numbers_of_its_scenario(id: str, language: str) -> None:
    """Points, rounds and limits are written out in it: whoever tunes the scenario must change the words, too."""
    scenario = SCENARIOS[id]
    said = {int(number) for number in re.findall(r"\d+", Words(BOX, language).printed("scenario", id, "missions"))}
    due = {row.n for row in scenario.points} | {scenario.rounds}
    limits = {row.before for row in scenario.points} | {scenario.target}
    assert said - {0} == due | limits - {0}
