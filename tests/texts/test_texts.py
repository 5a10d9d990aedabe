from pathlib import Path

import pytest

import brassboard.texts
from brassboard.catalogue import Catalogue
from brassboard.kernel.errors import BadInput
from brassboard.texts import LANGUAGES, TextError, Texts, texts_for

ENGLISH = """
brawl-card-luck = Luck
    .text = Roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } again.
brawl-card-iron_fist = Iron fist
brawl-hit = { $seat } hits { $target }. { done }
brawl-symbol-hit_plus = hit+
brawl-only-english = Only here
"""
GERMAN = """
brawl-card-luck = Glück
    .text = Würfle { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } neu.
brawl-card-iron_fist = Eisenfaust
brawl-symbol-hit_plus = Treffer+
brawl-hit = { $seat } trifft { $target }. { done }
"""


@pytest.fixture
def brawl(tmp_path: Path) -> Path:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "texts" / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def test_the_engine_speaks_both_languages() -> None:
    assert (Texts("en")("pass"), Texts("de")("pass")) == ("Pass", "Passen")


@pytest.mark.parametrize(("count", "text"), [(0, "Nichts gefunden."), (1, "1 Eintrag"), (2000, "2.000 Einträge")])
def test_german_counts_as_germans_do(count: int, text: str) -> None:
    assert Texts("de", strict=True)("rules-found", count=count).startswith(text)


@pytest.mark.parametrize(("lang", "said"), [("en", "(1 roll;"), ("de", "(1 Wurf;")])
def test_a_single_roll_by_hand_is_told_in_the_singular(lang: str, said: str) -> None:
    assert said in Texts(lang, strict=True)("verify-by-hand", count=1, commitment="4b06")


def test_a_games_texts_have_no_invisible_marks_and_know_the_engines_words(brawl: Path) -> None:
    assert texts_for(brawl, "en")("brawl-hit", seat="Ada", target="Bo") == "Ada hits Bo. Done"
    assert texts_for(brawl, "de")("brawl-hit", seat="Ada", target="Bo") == "Ada trifft Bo. Fertig"


def test_names_and_printed_texts_of_things(brawl: Path) -> None:
    t = texts_for(brawl, "de", strict=True)
    assert t.name("brawl", "card", "luck") == "Glück"
    assert t.name("brawl", "card", "iron_fist") == "Eisenfaust"
    assert t.name("brawl", "symbol", "hit+") == "Treffer+"
    assert t("brawl-card-luck.text", dice=1) == "Würfle einen Würfel neu."
    assert t.describe("brawl", "card", "iron_fist") == ""


@pytest.mark.parametrize("identity", ["unheard_of", "C5", "luck.text", "a b", ""])
def test_a_thing_without_a_name_shows_its_id(brawl: Path, identity: str) -> None:
    assert texts_for(brawl, "en", strict=True).name("brawl", "card", identity) == identity


def test_a_missing_text_shows_its_key(brawl: Path) -> None:
    t = texts_for(brawl, "de")
    assert t("brawl-nothing") == "⟨brawl-nothing⟩"
    assert t("brawl-card-luck.nothing") == "⟨brawl-card-luck.nothing⟩"
    assert not t.has("brawl-nothing")


def test_english_stands_in_for_german(brawl: Path) -> None:
    assert texts_for(brawl, "de")("brawl-only-english") == "Only here"
    assert texts_for(brawl, "de").has("brawl-only-english")
    assert not texts_for(brawl, "de", strict=True).has("brawl-only-english")


def test_strict_texts_raise_where_something_is_missing(brawl: Path) -> None:
    t = texts_for(brawl, "de", strict=True)
    with pytest.raises(TextError, match="de: no text brawl-only-english"):
        t("brawl-only-english")
    with pytest.raises(TextError, match=r"brawl-hit.*target"):
        t("brawl-hit", seat="Ada")


def test_a_missing_argument_does_not_stop_a_player(brawl: Path) -> None:
    assert texts_for(brawl, "en")("brawl-hit", seat="Ada").startswith("Ada hits ")


def test_an_argument_may_be_called_key() -> None:
    assert Texts("en")("pass", key="x") == "Pass"


def test_a_changed_file_is_read_again(brawl: Path) -> None:
    assert texts_for(brawl, "en").name("brawl", "card", "luck") == "Luck"
    (brawl / "texts" / "en.ftl").write_text("brawl-card-luck = Fortune, longer\n")
    assert texts_for(brawl, "en").name("brawl", "card", "luck") == "Fortune, longer"


def test_texts_are_found_by_name_package_or_folder(tmp_path: Path) -> None:
    assert texts_for("duel", "de")("pass") == "Passen"
    assert texts_for(brassboard.texts, "en")("pass") == "Pass"
    assert texts_for(tmp_path, "en")("pass") == "Pass"
    with pytest.raises(BadInput, match='no game "chess"'):
        texts_for("chess", "en")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="known are: en, de"):
        Texts("fr")


def test_an_expansion_inside_a_game_brings_texts_and_rules_of_its_own(tmp_path: Path) -> None:
    game = tmp_path / "skirmish"
    for folder, word, prefix in ((game, "skirmish", "ZZ"), (game / "fenris", "fenris", "ZF")):
        (folder / "texts").mkdir(parents=True)
        (folder / "rulebook").mkdir()
        for lang in LANGUAGES:
            (folder / "texts" / f"{lang}.ftl").write_text(f"skirmish-{word} = {word} in {lang}\n")
        rule = f'[[rule]]\nid = "{prefix}-MOVE-01"\ntopic = "move"\nsource = "ours"\ntext = "Go."\ncheck = "It goes."\n'
        (folder / "rulebook" / "en.toml").write_text(f'game = "skirmish"\ntitle = "x"\nsources = ["ours"]\n{rule}')
    t = texts_for(game, "de", strict=True)
    assert (t("skirmish-skirmish"), t("skirmish-fenris")) == ("skirmish in de", "fenris in de")
    assert Catalogue.of(game).ids == ("ZZ-MOVE-01", "ZF-MOVE-01")
