import os
import subprocess
import sys
from pathlib import Path

import pytest

from brassboard.catalogue import Catalogue, Rule, Ruling, game_folders, load_catalogue, load_catalogues
from brassboard.kernel.errors import BadInput
from catalogue.skirmish import GERMAN, PLANNED, RULES, Write


def test_every_kind_of_entry_is_read(skirmish: Path) -> None:
    catalogue = Catalogue.of(skirmish)
    assert [entry.kind for entry in catalogue] == ["rule"] * 3 + ["ruling", "gap", "example", "rule"]
    rule = catalogue.get("ZZ-MOVE-02")
    assert isinstance(rule, Rule)
    assert rule.text == "Walls stop steps."
    assert catalogue.prefixes == {"ZZ", "ZY"}


def test_planned_rules_and_gaps_are_not_counted(skirmish: Path) -> None:
    catalogue = Catalogue.of(skirmish)
    counted = [entry.id for entry in catalogue.counted()]
    assert counted == ["ZZ-MOVE-01", "ZZ-MOVE-02", "ZZ-S1-01", "ZZ-RULING-01", "ZZ-EX-01"]
    ship = catalogue.get("ZY-SHIP-01")
    assert ship is not None
    assert ship.planned


def test_german_is_shown_where_it_is_written(skirmish: Path) -> None:
    catalogue = Catalogue.of(skirmish)
    ruling = catalogue.get("ZZ-RULING-01", "de")
    assert isinstance(ruling, Ruling)
    assert (ruling.lang, ruling.ruling, ruling.why) == ("de", "Ja.", "Nothing forbids it.")
    assert ruling.english == ("seeds_say", "why")
    assert catalogue.booklets[0].titled("de") == "Scharmützel"


def test_english_stands_in_for_german_and_says_so(skirmish: Path) -> None:
    catalogue = Catalogue.of(skirmish)
    rule = catalogue.get("ZZ-S1-01", "de")
    assert rule is not None
    assert (rule.lang, rule.headline) == ("en", "The gate is open.")
    assert catalogue.untranslated() == ["ZZ-S1-01", "ZY-SHIP-01"]


def test_ids_are_found_in_small_letters_too(skirmish: Path) -> None:
    catalogue = Catalogue.of(skirmish)
    assert catalogue.get("zz-move-01") == catalogue.get("ZZ-MOVE-01")
    assert catalogue.get("ZZ-MOVE-09") is None
    assert catalogue.nearest("ZZ-MOVE-1")[0] == "ZZ-MOVE-01"


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("WALL", ["ZZ-MOVE-02"]),
        ("fighter wall", ["ZZ-MOVE-02"]),
        ("kämpfer", ["ZZ-MOVE-01", "ZZ-RULING-01"]),
        ("BEWEGUNG", ["ZZ-MOVE-01", "ZZ-MOVE-02"]),
        ("zz-gap", ["ZZ-GAP-01"]),
        ("zeppelin", []),
        ("  ", []),
    ],
)
def test_search_finds_all_words_in_either_language(skirmish: Path, words: str, ids: list[str]) -> None:
    assert [entry.id for entry in Catalogue.of(skirmish).search(words)] == ids


def test_topics_are_counted_and_named_in_german(skirmish: Path) -> None:
    topics = Catalogue.of(skirmish).topics("de")
    assert [(topic.name, topic.count) for topic in topics] == [
        ("movement", 2), ("scenario 1", 1), ("rulings", 1), ("gaps", 1), ("examples", 1), ("ships", 1),
    ]  # fmt: skip
    assert topics[0].label == "Bewegung"
    assert topics[-1].planned == 1


@pytest.mark.parametrize("topic", ["movement", "Bewegung", "MOVEMENT"])
def test_a_topic_is_found_by_its_name_in_any_language(skirmish: Path, topic: str) -> None:
    assert [entry.id for entry in Catalogue.of(skirmish).by_topic(topic)] == ["ZZ-MOVE-01", "ZZ-MOVE-02"]


def test_the_digest_follows_what_is_demanded(write: Write) -> None:
    before = Catalogue.of(write(en=RULES)).digest
    assert Catalogue.of(write(en="# a note\n" + RULES)).digest == before
    assert Catalogue.of(write(de=GERMAN)).digest == before
    assert Catalogue.of(write(en=RULES.replace("Walls stop", "Doors stop"))).digest != before
    assert Catalogue.of(write(en='status = "planned"' + RULES)).digest != before


def test_the_digest_is_the_same_in_every_process(skirmish: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from brassboard.catalogue import Catalogue;"
        f"sys.stdout.write(Catalogue.of(Path({str(skirmish)!r})).digest)"
    )
    seeded = os.environ | {"PYTHONHASHSEED": "5"}
    other = subprocess.run([sys.executable, "-c", code], env=seeded, capture_output=True, check=True)
    assert other.stdout.decode() == Catalogue.of(skirmish).digest


def test_a_catalogue_may_share_its_file_with_content(write: Write) -> None:
    content = '[vocabulary]\nmove = ["step"]\n[[level]]\nid = "easy"\n[[card]]\nid = "1"\n'
    assert len(Catalogue.of(write(en=RULES + content))) == 6


GERMAN_RULE = '[[rule]]\nid = "{}"\ntext = "Text."\n'


@pytest.mark.parametrize(
    ("rules", "where", "what"),
    [
        (RULES + "[[rule]\n", "skirmish/rulebook/en.toml:46", "not valid TOML"),
        (RULES.replace('"Skirmish"', '"Skirmish'), "skirmish/rulebook/en.toml:3", "not valid TOML"),
        (RULES.replace('title = "Skirmish"', ""), "skirmish/rulebook/en.toml", "title is missing"),
        (RULES.replace('game = "skirmish"', 'game = "chess"'), "skirmish/rulebook/en.toml", 'game = "skirmish"'),
        (RULES.replace('["ours"]', '"ours"'), "skirmish/rulebook/en.toml", "sources must be a list"),
        ('titel = "x"\n' + RULES, "skirmish/rulebook/en.toml", "did you mean title?"),
        ('status = "soon"\n' + RULES, "skirmish/rulebook/en.toml", "playable, planned"),
        ('prefix = "YY"\n' + RULES, "skirmish/rulebook/en.toml:8: rule ZZ-MOVE-01", "prefix"),
        (RULES.replace("[[gap]]", "[[gaps]]"), "skirmish/rulebook/en.toml", "did you mean gap?"),
        (RULES.replace("[[gap]]", "[[thing]]"), "skirmish/rulebook/en.toml", "unknown table [[thing]]"),
        (RULES.replace("[[gap]]", "[gap]"), "skirmish/rulebook/en.toml", "[[gap]]"),
        (RULES.replace('id = "ZZ-GAP-01"', ""), "skirmish/rulebook/en.toml: gap number 1", "id is missing"),
        (RULES.replace("ZZ-GAP-01", "ZZ-GAP-1"), "skirmish/rulebook/en.toml:35: gap ZZ-GAP-1", "PREFIX-TOPIC-NN"),
        (RULES.replace("ZZ-MOVE-02", "ZZ-MOVE-01"), "skirmish/rulebook/en.toml:14: rule ZZ-MOVE-01", "used twice"),
        (RULES.replace("when =", "whem ="), "skirmish/rulebook/en.toml:41: example ZZ-EX-01", "when is missing"),
        (RULES + 'colour = "red"\n', "skirmish/rulebook/en.toml:41: example ZZ-EX-01", "unknown field colour"),
        (RULES.replace('"Yes."', '"  "'), "skirmish/rulebook/en.toml:28: ruling ZZ-RULING-01", "ruling is empty"),
        (RULES.replace('"Yes."', "7"), "skirmish/rulebook/en.toml:28: ruling ZZ-RULING-01", "must be a text"),
        (
            RULES.replace('text = "Walls', 'mark = "seen"\ntext = "Walls'),
            "skirmish/rulebook/en.toml:14: rule ZZ-MOVE-02",
            "rulebook, public, recalled, ours",
        ),
        (RULES.split("[[rule]]")[0], "skirmish/rulebook/en.toml", "at least one [[rule]]"),
    ],
)
def test_a_mistake_is_named_with_its_place_and_remedy(write: Write, rules: str, where: str, what: str) -> None:
    with pytest.raises(BadInput) as problem:
        Catalogue.of(write(en=rules))
    assert problem.value.where == where
    assert what in problem.value.what


@pytest.mark.parametrize(
    ("german", "where", "what"),
    [
        (GERMAN_RULE.format("ZZ-MOVE-09"), "skirmish/rulebook/de.toml:2: rule ZZ-MOVE-09", "did you mean ZZ-MOVE-0"),
        (
            GERMAN_RULE.format("ZZ-MOVE-02") + GERMAN_RULE.format("ZZ-MOVE-01"),
            "skirmish/rulebook/de.toml:5: rule ZZ-MOVE-01",
            "out of order",
        ),
        (GERMAN_RULE.format("ZZ-MOVE-01") * 2, "skirmish/rulebook/de.toml:5: rule ZZ-MOVE-01", "twice"),
        (GERMAN_RULE.format("ZZ-MOVE-01") + 'source = "x"', "skirmish/rulebook/de.toml:2: rule ZZ-MOVE-01", "source"),
        (GERMAN.replace('"Ja."', '""'), "skirmish/rulebook/de.toml:16: ruling ZZ-RULING-01", "ruling is empty"),
        (GERMAN.replace("movement", "moving"), "skirmish/rulebook/de.toml", "moving"),
        (GERMAN + '[[rulez]]\nid = "ZZ-MOVE-01"', "skirmish/rulebook/de.toml", "rulez"),
        ("title = 3", "skirmish/rulebook/de.toml", "title must be a text"),
    ],
)
def test_a_translation_keeps_to_its_original(write: Write, german: str, where: str, what: str) -> None:
    with pytest.raises(BadInput) as problem:
        Catalogue.of(write(en=RULES, de=german))
    assert problem.value.where == where
    assert what in problem.value.what


def test_a_translation_without_its_original_is_refused(write: Write) -> None:
    with pytest.raises(BadInput, match=r"sea\.de\.toml: a translation without its original"):
        Catalogue.of(write(en=RULES, sea_de=GERMAN))


def test_an_id_in_two_files_is_refused(write: Write) -> None:
    twice = PLANNED.replace("ZY-SHIP-01", "ZZ-MOVE-01").replace('"ZY"', '"ZZ"')
    with pytest.raises(BadInput, match="ZZ-MOVE-01: another file of skirmish has this id"):
        Catalogue.of(write(en=RULES, sea_en=twice))


def test_a_prefix_belongs_to_one_game(write: Write) -> None:
    folders = [write(en=RULES), write("brawl", en=RULES.replace('"skirmish"', '"brawl"'))]
    with pytest.raises(BadInput, match="prefix ZZ belongs to"):
        load_catalogues(folders)


def test_a_folder_without_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no rulebook/en\.toml here"):
        Catalogue.of(tmp_path)


def test_games_are_found_by_name(skirmish: Path) -> None:
    assert load_catalogue("skirmish", [skirmish]).game == "skirmish"
    assert load_catalogues([skirmish])["skirmish"].title == "Skirmish"
    with pytest.raises(BadInput, match="did you mean skirmish"):
        load_catalogue("skirmsh", [skirmish])
    with pytest.raises(BadInput, match="no such folder"):
        game_folders([skirmish / "nowhere"])


def test_reading_catalogues_imports_no_game() -> None:
    code = (
        "import sys, brassboard.catalogue as c; before = set(sys.modules); c.load_catalogues();"
        "sys.exit(any(m.startswith('brassboard.games') for m in set(sys.modules) - before))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("game", game_folders())
def test_every_catalogue_of_the_package_is_valid_and_german(game: str) -> None:
    catalogue = load_catalogues().get(game)
    if catalogue is None:
        pytest.skip(f"{game} has no catalogue yet")
    playable = [identity for identity in catalogue.untranslated() if any(e.id == identity for e in catalogue.counted())]
    assert playable == []
