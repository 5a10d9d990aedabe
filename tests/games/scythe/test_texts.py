"""What Scythe can offer, tell or refuse has words in both languages, and everything has its name."""

from typing import Any

import pytest

from brassboard.games.scythe import GAME
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
from brassboard.games.scythe.data.actions import Carry, Enlist, Move, Top, Upgrade
from brassboard.games.scythe.data.events import Bid, Carried, DroveOff, Gained, Moved, Retreated, StarPlaced
from brassboard.games.scythe.rules.scoring import SCORES
from brassboard.games.scythe.rules.setup import OPTIONS, RANDOM
from brassboard.games.scythe.rules.stars import ENDINGS
from brassboard.games.scythe.rules.turn import CHOICES, FACTORY_CHOICES, SECTIONS
from brassboard.kernel import RULES, Match
from brassboard.kernel.game import KERNEL_ACTIONS, tag_of
from brassboard.sentences import Sentences
from brassboard.texts import Texts, texts_for
from brassboard.texts.lint import lint
from games.scythe.wording import FOLDER, INSTALLED, Strict


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
