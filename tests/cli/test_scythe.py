"""Scythe in the terminal: a wide map, signs that are explained, cards whose options are told."""

import io

import pytest
from rich.console import Console

import brassboard
from brassboard.catalogue import Opened
from brassboard.cli.match_result import show_result
from brassboard.cli.question import show_question
from brassboard.cli.screen import Screen
from brassboard.cli.table_view import build_table_view
from brassboard.sentences import Sentences
from cli.person import Person
from games.scythe.helper import Stage

ALONE = "play scythe --players 1 --seed 2 --option faction_0=nordic --option mat_0=militant"


def test_alone_against_the_automa(person: Person) -> None:
    out = person.runs(f"{ALONE} --option level=ultimaszyna", "section:3", "top:produce", "1", "1", "end", "end")
    assert person.code == 0
    assert "Ultimaszyna (very hard) plays " in out
    assert "Nordic Kingdoms gains 1 oil (B5 Nordic tundra)." in out
    assert ": Automa card " in out
    assert "⟨" not in out


def test_in_german(person: Person) -> None:
    out = person.runs(f"{ALONE} --lang de", "section:1", "warum bottom", "top:power", "end", "end")
    assert "Das kostet 3 Öl; du kannst nur 0 bezahlen." in out
    assert "Nordische Königreiche: Stärke +2." in out
    assert "Wähle eine Aktion" in out
    for english in ("Section", "Bolster", "Player", "The "):
        assert english not in out


def test_the_signs_are_explained_once_and_again_when_asked_for(person: Person) -> None:
    out = person.runs(ALONE, "section:1", "top:power", "end", "end")
    assert out.count("Territories: M mountain") == 1
    out = person.runs(ALONE, "section:1", "look", "top:power")
    assert out.count("Territories: M mountain") == 2
    assert "∩ tunnel" in out


def test_one_reads_what_ones_cards_ask_for_and_not_the_others(person: Person) -> None:
    out = person.runs(ALONE)
    match = brassboard.game("scythe").new(players=1, seed=2, faction_0="nordic", mat_0="militant")
    words = Sentences(brassboard.game("scythe"))
    mine = match.position.table.players[0].objectives
    for objective in mine:
        assert f"{words.name('objective', objective)}: {words.printed_text('objective', objective)[:40]}" in out
    others = [each for each in range(1, 24) if each not in mine]
    assert not any(f"{words.name('objective', each)}:" in out for each in others)
    assert "Cards at the Factory 3 (hidden)" in out


def asked(stage: Stage, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    decision = stage.match.decision
    assert decision is not None
    show_question(decision, Sentences(brassboard.game("scythe"), lang), Screen())
    return capsys.readouterr().out


def test_an_encounter_tells_what_each_option_costs_and_gives(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("saxony", "nordic").encounter(1).units("saxony", character="G1").moving("saxony")
    stage.answer("move:character,G1,G2", "done").change("saxony", popularity=1)
    lines = [line.strip() for line in asked(stage, capsys).splitlines()]
    assert lines[1:] == [
        "Goose Drover's Lane: choose an option",
        "Not available now: Take over the farmstead: pay 2 popularity, build 1 structure.",
        "1  Option 1  Wait in good humour: gain 2 coins and 1 popularity.  choose:1  SC-ENC-03",
        "2  Option 2  Buy poultry: pay 2 coins, gain 4 food.               choose:2  SC-ENC-03",
    ]


def test_a_factory_card_tells_what_it_costs_and_its_entries(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("nordic", "saxony").factory_card("nordic", 7).turn_of("nordic", "factory").answer("top:factory")
    out = asked(stage, capsys)
    assert "Choose one benefit of your Factory card\nPay 1 popularity: deploy 1 mech or build 1 structure.\n" in out
    assert "1  Option 1  Deploy 1 mech.      choose:1" in out
    assert "2  Option 2  Build 1 structure.  choose:2" in out


def test_a_section_tells_its_two_actions(capsys: pytest.CaptureFixture[str]) -> None:
    out = asked(Stage("nordic", "saxony", mats={"nordic": "militant"}), capsys)
    assert "2  Section 2 (Deploy)   Move, Deploy      section:2  SC-TURN-01" in out


def test_places_are_gathered_and_a_text_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("nordic", "saxony").units("nordic", "B5", workers=["B4", "B4"]).moving("nordic")
    out = asked(stage, capsys)
    assert (
        "Move worker: B4 Nordic forest → …: 3 B3 Albion village, 4 B5 Nordic tundra, 5 C4 North tunnel tundra," in out
    )
    assert "\n    6 C5 Nordic mountain\n" in out, "no name is cut in two"
    stage = Stage("nordic", "saxony").goods("B4", wood=9).units("nordic", workers=["B4", "B5"])
    out = asked(stage.turn_of("nordic", "build").answer("bottom"), capsys)
    assert out.count("Each time you take Bolster, also gain 1 popularity.") == 1


def test_a_name_before_the_places_needs_no_dots(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="E4").mechs("nordic", seaworthy="E4", speed="E4")
    stage.combat("saxony", "nordic", "E4", came_from="F4").dials("5", "0")
    assert "\nMech: 1 " in asked(stage, capsys, "de")


def test_numbers_of_two_digits_stand_below_those_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("nordic", "saxony").goods("B4", metal=9).units("nordic", workers=["B4", "B5", "C4"])
    lines = asked(stage.turn_of("nordic", "deploy").answer("bottom"), capsys).splitlines()
    numbered = [line for line in lines if "deploy:" in line]
    assert len(numbered) > 9
    assert {line[2:4] for line in numbered} == {"  "}, "the names begin in one column"
    assert all(line[4] != " " for line in numbered)


def test_a_recruit_tells_what_it_brings_for_good(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("nordic", "saxony").goods("B4", food=9)
    out = asked(stage.turn_of("nordic", "enlist").answer("bottom"), capsys)
    assert "Ongoing bonus: 1 coin" in next(line for line in out.splitlines() if "enlist:deploy,power" in line)


@pytest.mark.parametrize(
    ("mine", "automas", "says"), [(99, 0, "Player 1 won."), (0, 99, "No player has won.")], ids=["won", "lost"]
)
def test_alone_one_wins_or_loses(mine: int, automas: int, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("nordic", automas=["saxony"]).stars(
        "nordic", "upgrades", "mechs", "structures", "recruits", "workers"
    )
    stage.change("nordic", power=14, coins=1 + mine).change("saxony", coins=automas)
    stage.turn_of("nordic", "bolster").answer("top:power")
    show_result(stage.match, Sentences(brassboard.game("scythe")), Screen())
    assert says in capsys.readouterr().out.splitlines()


def test_all_together_against_the_automas_is_no_draw(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage("nordic", "polania", automas=["saxony"], cooperative=True)
    stage.stars("nordic", "upgrades", "mechs", "structures", "recruits", "workers").change("nordic", power=14, coins=99)
    stage.turn_of("nordic", "bolster").answer("top:power")
    show_result(stage.match, Sentences(brassboard.game("scythe")), Screen())
    assert "Player 1 and Player 2 won." in capsys.readouterr().out


# A board too wide for tables beside it


@pytest.mark.parametrize(("width", "beside"), [(110, False), (150, False), (180, True)])
def test_the_tables_stand_beside_the_map_only_where_they_have_room(width: int, beside: bool) -> None:
    shown = io.StringIO()
    screen = Screen(Console(file=shown, force_terminal=True, width=width, color_system=None))
    match = brassboard.game("scythe").new(players=3, seed=3)
    screen.show_table(build_table_view(match, 0, Sentences(brassboard.game("scythe"))), explain=True)
    lines = shown.getvalue().splitlines()
    assert all("(albion)   |                       |(nordic)" in line for line in lines[2:3]), "the map is whole"
    assert ("Player mat " in lines[1]) is beside
    assert sum("Republic of Polania" in line for line in lines) == 1
    assert sum(line.startswith("Territories: M mountain") for line in lines) == 1


def test_a_word_too_long_for_its_column_is_not_cut_off() -> None:
    shown = io.StringIO()
    screen = Screen(Console(file=shown, force_terminal=True, width=40, color_system=None))
    screen.rows([["Saxony", "Donaudampfschifffahrtsgesellschaft", "on the other side of the river"]])
    assert "…" not in shown.getvalue()
    joined = "".join(line[8:24].strip() for line in shown.getvalue().splitlines())
    assert joined.startswith("Donaudampf"), shown.getvalue()


# Sealed campaigns


@pytest.mark.parametrize(("lang", "unknown"), [("en", "has no rule"), ("de", "hat keine Regel")])
def test_the_rules_of_a_sealed_campaign_are_not_found_during_a_match(person: Person, lang: str, unknown: str) -> None:
    asked = ("rules RF-VESNA-01", "rules Vesna", "rules Horde", "rules Mad Tesla")
    out = person.runs(f"{ALONE} --lang {lang}", *asked, "rules SC-MOVE-01", "end")
    assert (out + person.err).count(unknown) == 4
    assert "RF-" not in out.replace("RF-VESNA-01", "")
    assert "SC-MOVE-01" in out


@pytest.mark.parametrize(("lang", "text"), [("en", "faction"), ("de", "Fraktion")])
def test_sentences_know_what_is_open(lang: str, text: str) -> None:
    scythe = brassboard.game("scythe")
    assert Sentences(scythe, lang).catalogue.get("RF-VESNA-01", lang) is None
    entry = Sentences(scythe, lang, opened=Opened(frozenset(("end_3",)))).catalogue.get("RF-EP3-25", lang)
    assert entry is not None
    assert text in entry.headline
    assert scythe.catalogue.get("RF-EP3-25") is None
