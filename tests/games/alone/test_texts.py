"""What Alone can ask, offer, tell or refuse has words in both languages, and everything has its name."""

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

import brassboard
from brassboard.games import alone
from brassboard.games.alone import GAME
from brassboard.games.alone.content import CARDS, CONSTANTS, ITEMS
from brassboard.games.alone.data.actions import Offer, Side
from brassboard.games.alone.data.evil_events import CardFaceUp, Noise
from brassboard.games.alone.data.hero_events import Answered, Lost
from brassboard.games.alone.data.item_events import HeroHit, HeroRolled, ItemUpgraded
from brassboard.games.alone.rules.noise import OTHER_FLOOR, OUT_OF_HEARING
from brassboard.games.alone.rules.setup import OPTIONS
from brassboard.games.alone.scenario.registry import SHIPPED
from brassboard.games.alone.scenario.static_map import DIRECTIONS
from brassboard.kernel import Match
from brassboard.kernel.data import Accept
from brassboard.kernel.game import KERNEL_ACTIONS, tag_of
from brassboard.sentences import Sentences
from brassboard.texts import Texts, texts_for
from games.alone.helper import Stage

BOX = brassboard.game("alone")
RAW = re.compile(r"[⟨{$]|alone-|\b[a-z]+_[a-z]+\b|\b[RBGV]\d\d\b|\b(?:MG|MB|MR)\d\b|\b[A-Z]{4}\b")
"""What no player should read: keys, placeholders, ids of cards, missions and items."""
BARE = ("seat", "sector", "door", "figure")
"""Kinds whose ids are their names, as the board shows them."""
LONGEST_PROMPT = 60
ANSWERS = re.compile("Confirm: |Change an answer")
"""Prompts that list targets, which may be longer."""


class Strict(Sentences):
    """Words that give nothing its bare id."""

    def name(self, kind: str, value: Any) -> str:
        name = super().name(kind, value)
        known = kind in BARE or value in ("", None) or self.t.known("alone", kind, str(value))
        assert known, f"{kind} {value} has no name"
        return name


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for("alone", request.param, strict=True)


@pytest.fixture
def words(t: Texts) -> Sentences:
    return Strict(BOX, t.lang, t)


def fields(cls: Any) -> dict[str, Any]:
    return dict.fromkeys(cls.__struct_fields__, 1)


# Things


def test_everything_that_is_not_in_the_box_has_a_name_too(words: Sentences) -> None:
    things = {
        "direction": (*DIRECTIONS, "here"),
        "noise": (*DIRECTIONS, OTHER_FLOOR, OUT_OF_HEARING),
        "floor-word": ("same", "other"),
        "tile": ("m0", "m17"),
        "creature-marker": ("c1", "c12"),
        "track": ("life", "calm"),
        "facing": ("up", "down"),
        "trap": ("life", "item"),
        "symbol": sorted(set(CONSTANTS.die)),
        "action": ("move", "explore", "attack", "locate", "search", "interact"),
        "map": ("random", *SHIPPED),
    }
    for kind, ids in things.items():
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(names), f"two {kind} with one name"
    assert words.title == "Alone"
    assert words.t("alone-blurb")


def test_options_of_a_match_have_headings_and_choices(t: Texts) -> None:
    for option in OPTIONS:
        assert t(f"alone-option-{option.name}")
        for choice in option.choices:
            if isinstance(choice, str) or option.name == "leader":
                keys = (f"alone-option-{option.name}-{choice}", f"alone-{option.name}-{choice}")
                assert any([t.has(key) for key in keys]), keys


def test_each_of_two_effects_is_told_where_it_is_chosen(words: Sentences) -> None:
    two = {"card": [id for id, card in CARDS.items() if len(card.basic.ways) > 1], "item": []}
    two["item"] = [id for id, item in ITEMS.items() if max(len(item.use.ways), len(item.upgraded.ways)) > 1]
    assert two == {"card": ["R01", "B03", "B07"], "item": ["WELD", "DRON"]}
    for kind, ids in two.items():
        for id in [*ids, "standard"] if kind == "card" else ids:
            first, second = (words.option_text(Side(side), {kind: id}) for side in (0, 1))
            assert first.endswith(".")
            assert second.endswith(".")
            assert first != second


# Sentences


def test_options_and_events_say_all_their_arguments(t: Texts) -> None:
    for verb, action in GAME.verbs.items():
        if action not in KERNEL_ACTIONS:
            assert t(f"alone-do-{verb}", **fields(action))
    for event in GAME.events:
        if tag_of(event).startswith("alone."):
            assert t(tag_of(event).replace(".", "-"), **fields(event)).endswith(".")


def test_refusals_say_why(t: Texts) -> None:
    for kind in GAME.kinds:
        for requirement in kind.requirements:
            said = t(f"alone-denied-{requirement.rule.lower()}", **dict.fromkeys(requirement.args, 1))
            assert said.endswith("."), requirement.rule


def test_endings_have_words(t: Texts) -> None:
    assert t("alone-end-al-win-01") != t("alone-end-al-win-02")


def test_sentences_fit_their_numbers_and_answers(words: Sentences) -> None:
    said = [
        words.event(event)
        for event in (
            Lost("life", 2, "attack", 8),
            Answered("kind.worm", 4, "other"),
            Answered("boss", -1, ""),
            Noise("other_floor"),
            HeroRolled(3, ("hit", "miss")),
            HeroHit(3, 1, 0),
            HeroHit(3, 2, 1),
            CardFaceUp(1, "R02", True),
            ItemUpgraded("KNIF", ""),
        )
    ]
    options = [words.option(action) for action in (Offer("G12", "down"), Accept(2), Accept())]
    if words.lang == "en":
        assert said == [
            "Attack: the Hero loses 2 life (8 left).",
            "Answer: worm: distance 4, other floor.",
            "Answer: boss: none.",
            "Noise: other floor.",
            "The Hero rolls: hit and miss.",
            "1 hit.",
            "2 hits, after 1 lost to cards.",
            "Player 2 plays Ambush, dangerous.",
            "Upgraded with a charge from the general supply: Cutter.",
        ]
        assert options == ["Play Panic face down", "Accept the offer from Player 3", "Accept no offer"]
    else:
        assert said == [
            "Angriff: Lebenspunkte −2, noch 8.",
            "Antwort: Wurm: Abstand 4, anderes Stockwerk.",
            "Antwort: Boss: gibt es nicht.",
            "Geräusch: anderes Stockwerk.",
            "Der Held würfelt: Treffer und Fehlschlag.",
            "1 Treffer.",
            "2 Treffer; durch Karten entfallen: 1.",
            "Spieler 2 spielt Hinterhalt, gefährlich.",
            "Verbessert: Schneidmesser (Ladung: allgemeiner Vorrat).",
        ]
        assert options == ["Panik verdeckt spielen", "Angebot von Spieler 3 annehmen", "Kein Angebot annehmen"]


# Questions


def questions() -> set[str]:
    """What the rules ask: the second argument of every `ask`, `choose` and `choose_sectors`, and the picks."""
    found: set[str] = set()
    for file in Path(str(alone.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("ask", "choose", "choose_sectors"):
                kinds = [one.value for one in ast.walk(node.args[1]) if isinstance(one, ast.Constant)]
                found.update(kind for kind in kinds if isinstance(kind, str))
    picks = [kind for kind, _ in alone.hero_picks.PICKS.values()]
    renamed = [kind for names in alone.plan.NAMES.values() for kind in names.values()]
    return found | set(picks) | set(renamed)


def test_every_question_has_a_prompt(t: Texts) -> None:
    asked = questions()
    assert {"act", "offer", "lie", "light", "open_door", "cultist", "darken", "teleport_to", "discard"} <= asked
    assert not sorted([kind for kind in asked if not t.has(f"alone-ask-{kind}")])
    prompts = {key.removeprefix("alone-ask-") for key in t.keys("alone-ask-")}
    assert prompts <= asked, "a prompt that no rule asks"


def test_every_window_has_its_own_prompt(t: Texts) -> None:
    moments = ("step", "before", "roll", "answer", "drawn", "loss", "end")
    assert len({t("alone-ask-offer", moment=moment) for moment in moments}) == len(moments)


def test_the_leader_reads_who_offers_face_up(words: Sentences) -> None:
    stage = Stage(start="1D3", players=4).hand(1, "R01").hand(2, "V01").answer("move:east", seat=0)
    while stage.moment != "end":
        stage.answer("pass", seat=stage.asked[0])
    stage.answer("offer:R01,down", seat=1).answer("offer:V01,up", seat=2)
    decision = stage.match.decision_of(1)
    assert decision is not None
    third = "Player 3" if words.lang == "en" else "Spieler 3"
    assert f": {third})" in words.prompt(decision)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_reads_well(players: int, words: Sentences) -> None:
    """No key, no bare id, no Fluent error in anything a player is asked, offered, told or refused."""
    luck = random.Random(players)
    texts: set[str] = set()
    prompts: set[str] = set()
    match = Match.begin(GAME, GAME.setup(players), seed=players)
    offered: list[str] = []
    for _ in range(500):
        if match.over:
            assert match.result is not None
            texts.add(words.ending(match.result))
            break
        seat = match.awaited[0]
        decision = match.decision_of(seat)
        assert decision is not None
        key, _ = decision.prompt
        assert words.t.has(key), key
        prompts.add(words.prompt(decision))
        chosen = luck.choice(decision.options)
        for option in (chosen, *decision.options[:3]):
            texts.update((words.option(option), words.option_text(option, decision.args)))
        offered = [*offered[-40:], chosen.text]
        denial = match.why_not(luck.choice(offered), seat)
        if denial is not None:
            texts.add(words.denial(denial))
        match.take(chosen, seat)
    for seat in (*range(players), None):
        texts.update(words.event(seen) for seen in match.events(0, seat))
    unread = sorted(text for text in texts | prompts if RAW.search(text))
    assert not unread, unread[:10]
    if words.lang == "en":
        assert not [prompt for prompt in prompts if len(prompt) > LONGEST_PROMPT and not ANSWERS.match(prompt)]


def test_the_uses_of_two_equal_items_are_told_apart() -> None:
    stage = Stage().sheet(life=5, calm=5).item("MEDK").item("SEDA").item("MEDK", charges=1)
    decision = stage.match.decision_of(0)
    assert decision is not None
    texts = dict(zip(stage.options(), Sentences(BOX).options(decision.options), strict=True))
    assert (texts["use:MEDK,0"], texts["use:MEDK,2"]) == ("Use Med Kit (1)", "Use Med Kit (2)")
    assert texts["use:SEDA,1"] == f"Use {Sentences(BOX).name('item', 'SEDA')}"
