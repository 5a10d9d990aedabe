"""Texts behind spoiler gates: files of a gate, keys that a gate names, and texts that say too much."""

from pathlib import Path

import pytest

from brassboard.catalogue import NOTHING_OPEN, Catalogue, Opened
from brassboard.catalogue.gate_lint import SpoilerSearch
from brassboard.texts import LANGUAGES, text_sources, texts_for
from brassboard.texts.lint import lint, text_spoilers
from catalogue.skirmish import GATES, RULES, SECRET, write_game

OPEN_TEXTS = {
    "en": """
# The chapters, of which the third has dragons.
skirmish-chapter-1 = The village
    .story = There was a village.
## Dragons
# They come late.
skirmish-chapter-3 = Dragon fire
    .story = { $count ->
        [one] One dragon comes.
       *[other] { $count } dragons come.
    }
skirmish-chapter-3-goal = Slay the dragon
skirmish-chapter-30 = The sequel
skirmish-unit-dragon = Dragon
skirmish-unit-dragon-red = Red dragon
skirmish-unit-fighter = Fighter
""",
    "de": """
# Die Kapitel; im dritten kommen Drachen.
skirmish-chapter-1 = Das Dorf
    .story = Es war einmal ein Dorf.
skirmish-chapter-3 = Drachenfeuer
    .story = { $count ->
        [one] Ein Drache kommt.
       *[other] { $count } Drachen kommen.
    }
skirmish-chapter-3-goal = Erschlagt den Drachen
skirmish-chapter-30 = Die Fortsetzung
skirmish-unit-dragon = Drache
skirmish-unit-dragon-red = Roter Drache
skirmish-unit-fighter = Kämpfer
""",
}
WAR_TEXTS = {"en": "skirmish-war = War, { done }\n", "de": "skirmish-war = Krieg, { done }\n"}
NAMED = 'words = ["dragon", "Drache"]\ntexts = ["skirmish-chapter-3"]\nrefs = ["unit:dragon"]'
DRAGONS = Opened(frozenset(("start", "war", "dragons")))


@pytest.fixture
def skirmish(tmp_path: Path) -> Path:
    game = write_game(
        tmp_path, en=RULES, secret_en=SECRET, gates_secret=GATES.replace('words = ["dragon", "Drache"]', NAMED)
    )
    (game / "texts" / "gates").mkdir(parents=True)
    for lang in LANGUAGES:
        (game / "texts" / f"{lang}.ftl").write_text(OPEN_TEXTS[lang], encoding="utf-8")
        (game / "texts" / "gates" / f"war.{lang}.ftl").write_text(WAR_TEXTS[lang], encoding="utf-8")
    return game


def text_of(game: Path, lang: str, opened: Opened) -> str:
    return "\n".join([source.text(lang) for source in text_sources(game, opened)])


def spoilers_of(game: Path) -> list[str]:
    return [str(each) for each in text_spoilers(game, SpoilerSearch(Catalogue.of(game).gates))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_closed_texts_are_not_there(skirmish: Path, lang: str) -> None:
    t = texts_for(skirmish, lang, strict=True)
    for key in ("chapter-3", "chapter-3-goal", "unit-dragon", "unit-dragon-red", "war"):
        assert not t.has(f"skirmish-{key}")
    assert not t.has("skirmish-chapter-3.story")
    for key in ("chapter-1", "chapter-30", "unit-fighter"):
        assert t.has(f"skirmish-{key}")
    assert t.name("skirmish", "unit", "dragon") == "dragon"


@pytest.mark.parametrize(("lang", "fire"), [("en", "Dragon fire"), ("de", "Drachenfeuer")])
def test_open_texts_are_there(skirmish: Path, lang: str, fire: str) -> None:
    t = texts_for(skirmish, lang, strict=True, opened=DRAGONS)
    assert t("skirmish-chapter-3") == fire
    assert t("skirmish-chapter-3.story", count=2).startswith("2 ")
    assert t("skirmish-war").startswith(("War", "Krieg"))
    assert t.has("skirmish-unit-dragon-red")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_byte_of_a_closed_text_is_read_not_even_in_comments(skirmish: Path, lang: str) -> None:
    assert "dragon" in text_of(skirmish, lang, DRAGONS).lower()
    said = text_of(skirmish, lang, Opened(frozenset(("start", "war")))).lower()
    assert "dragon" not in said
    assert "drache" not in said
    assert "skirmish-war" in said
    assert "skirmish-war" not in text_of(skirmish, lang, NOTHING_OPEN)


def test_each_set_of_open_gates_has_texts_of_its_own(skirmish: Path) -> None:
    for opened, is_open in ((NOTHING_OPEN, False), (DRAGONS, True), (NOTHING_OPEN, False)):
        assert texts_for(skirmish, "en", opened=opened).has("skirmish-war") == is_open


def test_texts_of_gates_are_checked_like_others(skirmish: Path) -> None:
    assert lint(skirmish / "texts") == []
    gates = skirmish / "texts" / "gates"
    (gates / "dragons.en.ftl").write_text("skirmish-chapter-1 = Again\nskirmish-lair = { lair }\n")
    assert [problem.what for problem in lint(skirmish / "texts")] == [
        "this file is missing: every text has both languages"
    ]
    (gates / "dragons.de.ftl").write_text("skirmish-chapter-1 = Nochmal\n")
    assert [problem.what for problem in lint(skirmish / "texts") if problem.file.name == "dragons.en.ftl"] == [
        "skirmish-chapter-1 is a text of the game already: choose another key",
        "skirmish-lair is missing in de",
        "skirmish-lair refers to lair, which does not exist",
    ]


def test_texts_that_keep_their_secrets_are_no_spoilers(skirmish: Path) -> None:
    assert spoilers_of(skirmish) == []


@pytest.mark.parametrize(
    ("file", "line", "place", "found"),
    [
        ("en.ftl", "skirmish-inn = The Red Dragon", "en.ftl:17", "skirmish-inn says “Dragon”, which the gate dragons"),
        ("de.ftl", "skirmish-inn = Drachenwirt", "de.ftl:15", "skirmish-inn says “Drache”, which the gate dragons"),
        ("en.ftl", "skirmish-denied-zx-war-01 = No", "en.ftl:17", "says “zx-war-01”, which the gate war keeps closed"),
        ("gates/war.en.ftl", "skirmish-x = A dragon", "war.en.ftl:2", "skirmish-x says “dragon”"),
        ("gates/war.en.ftl", "skirmish-x = See ZX-PLOT-01", "", ""),
        ("gates/siege.en.ftl", "skirmish-x = A siege", "siege.en.ftl:1", "there is no gate siege: rename the file"),
    ],
)  # fmt: skip
def test_a_text_that_says_too_much_is_found(skirmish: Path, file: str, line: str, place: str, found: str) -> None:
    path = skirmish / "texts" / file
    path.write_text((path.read_text("utf-8") if path.is_file() else "") + line + "\n", encoding="utf-8")
    spoilers = spoilers_of(skirmish)
    assert len(spoilers) == bool(found)
    for each in spoilers:
        assert place in each
        assert found in each


def test_no_text_of_scythe_gives_its_campaign_away() -> None:
    assert spoilers_of(Path(__file__).parents[2] / "src" / "brassboard" / "games" / "scythe") == []
