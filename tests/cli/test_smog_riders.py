"""The Smog Riders in the terminal: a map with a legend, only what is in play, and lists a person can read."""

import re

import pytest

import brassboard
from brassboard.cli.question import show_question
from brassboard.cli.screen import Screen
from brassboard.cli.table_view import build_table_view
from brassboard.games.smog_riders.scenario.registry import SCENARIOS
from brassboard.sentences import Sentences
from cli.person import Person
from games.smog_riders.helper import Stage

BEGIN = ("1",) * 7  # a side, three people, three squares: the first movement is asked
WORDS = {
    "en": {
        "rooms": "Rooms: ",
        "doors": "Doors: ",
        "out": "out of the game",
        "moves": " moves to …: ",
        "end": "Continue",
    },
    "de": {"rooms": "Räume: ", "doors": "Türen: ", "out": "nicht im Spiel", "moves": " geht nach …: ", "end": "Weiter"},
}


def moving(person: Person, lang: str, *typed: str) -> str:
    """The first movement of The Leak, where everybody begins inside a room with squares to go to."""
    return person.runs(f"play smog_riders --seed 3 --lang {lang} --option scenario=leak", *BEGIN, *typed)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_map_has_a_legend(person: Person, lang: str) -> None:
    shown = moving(person, lang)
    words = WORDS[lang]
    legend = next(line for line in shown.splitlines() if line.startswith(words["rooms"]))
    assert re.search(r": [A-Z] \w+", legend)
    doors = next(line for line in shown.splitlines() if line.startswith(words["doors"]))
    assert re.search(r"[A-R]\d+–[A-R]\d+", doors), "a door is found by the squares it joins"
    assert {"en": "Cl Colonel Clayton", "de": "Cl Oberst Clayton"}[lang] in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_only_what_is_in_play_has_a_row(person: Person, lang: str) -> None:
    shown = moving(person, lang)
    assert WORDS[lang]["out"] not in shown
    last = shown[shown.rindex("== The Smog Riders") :]
    assert len(last.splitlines()) < 75, "the table and its question fit a screenful or two"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_many_squares_for_one_figure_are_one_line_and_are_chosen_by_number(person: Person, lang: str) -> None:
    shown = moving(person, lang)
    words = WORDS[lang]
    question = shown[shown.rindex("== The Smog Riders") :]
    gathered = re.findall(rf"^.+{re.escape(words['moves'])}(\d+) ([A-R]\d+), ", question, re.M)
    assert len(gathered) == 3
    number, square = gathered[1]
    moved = moving(person, lang, number)
    assert square in moved[moved.rindex("== The Smog Riders") :], "the number on the line is that of the square"
    assert re.search(rf"^\d+  {words['end']} +end ", question, re.M), "the others are listed as ever"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_shown_raw_and_long_texts_are_wrapped(person: Person, lang: str) -> None:
    shown = moving(person, lang, "look", "help")
    assert not re.findall(r"smog_riders-|\{ ?\$|\bNone\b", shown)
    asked = shown[shown.index({"en": "Choose a character", "de": "Wähle eine Person"}[lang]) :]
    draft = asked[: asked.index("==")]
    assert max(map(len, draft.splitlines())) <= 120
    assert {"en": "Immune to stunning.", "de": "Immun gegen Verwirrung."}[lang] in draft


# What a newcomer has to know, and nobody tells him at a screen


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_mission_and_the_signs_are_told_once_and_again_when_asked_for(person: Person, lang: str) -> None:
    mission = {"en": "Main mission: escape through door C", "de": "Hauptauftrag: Entkomm durch Tür C"}[lang]
    signs = {"en": "D closed door, d open door", "de": "D geschlossene Tür, d offene Tür"}[lang]
    for said in (mission, signs):
        assert moving(person, lang).count(said) == 1
        assert moving(person, lang, "look").count(said) == 2


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("scenario", [id for id, one in SCENARIOS.items() if one.points])
def test_the_told_mission_has_the_points_of_both_sides(scenario: str, lang: str) -> None:
    missions = Sentences(brassboard.game("smog_riders"), lang).printed_text("scenario", scenario, "missions")
    attackers, _, defender = missions.partition({"en": "Defender:", "de": "Verteidiger:"}[lang])
    for each in SCENARIOS[scenario].points:
        told = {"attacker": attackers, "defender": defender}[each.who]
        assert re.search(rf"\b{each.n}\b", told), f"{each.who} {each.what} {each.kind}: {each.n}"
    assert re.search(rf"\b{SCENARIOS[scenario].rounds} (rounds|Runden)\.", missions)


def words(lang: str = "en") -> Sentences:
    return Sentences(brassboard.game("smog_riders"), lang)


def test_cards_in_hand_on_bearers_and_in_rooms_say_what_they_do() -> None:
    stage = Stage().put("mapuche", "D6").room("west_workshop", card="quiet_store")
    stage.gear("mapuche", "skeleton_key").hand(0, "silver_thread")
    told = "\n".join(build_table_view(stage.match, 0, words()).printed_texts)
    for name in ("Quiet Store: Target 10.", "Silver Thread: ", "Skeleton Key: Equipment."):
        assert name in told
    assert "Silver Thread: " not in "\n".join(build_table_view(stage.match, 1, words()).printed_texts), (
        "nobody reads another's hand"
    )


def test_it_is_told_where_turrets_and_walkers_are() -> None:
    stage = Stage().no_turrets().walker("charlotte", "inner3", "D6")
    stage.turret("basic", "C5")
    legend = dict(build_table_view(stage.match, 0, words()).legend)
    assert legend["Turrets"].replace("\N{NO-BREAK SPACE}", " ") == "T1 C5 Turret 1"
    assert legend["In Stygia"].replace("\N{NO-BREAK SPACE}", " ") == "Ch inner Passage 3"


def test_movement_points_are_no_victory_points_and_one_die_is_a_sign_as_two_are() -> None:
    stage = Stage().put("mapuche", "D6", dice="R", points=2)
    parts = {part.title: part for part in build_table_view(stage.match, 0, words()).parts}
    assert "Points" in parts["Players"].heads
    people = parts["Characters"]
    assert "Movement points" in people.heads
    assert "Points" not in people.heads
    row = next(row for row in people.rows if row[0] == "Mapuche")
    assert row[people.heads.index("Dice left")] == "R"


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, ["Mapuche: main attack: Melee, 7+ with 2 dice: 1 wound. Two red: +1 wound."]),
        (1, ["Duane Van der Shark: main attack: Melee", "Turret 1: fire: Health 1. 5+ on one die"]),
    ],
)
def test_who_lays_dice_reads_what_they_have_to_show(
    seat: int, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """As a minion a character has another attack than as an attacker."""
    stage = Stage().no_turrets().put("mapuche", "D6").put("duane", "E6")
    stage.turret("basic", "C5")
    stage.rolling(seat)
    stage.roll_room("west_workshop", *(["R5", "R2", "B1"] if seat == 0 else ["G5", "G2", "G1"]))
    decision = stage.match.decision
    assert decision is not None
    show_question(decision, words(), Screen(), stage.match.lens(seat).table)
    shown = capsys.readouterr().out
    for line in said:
        assert line in shown


def test_of_a_ruling_the_answer_is_quoted_and_not_the_question(person: Person) -> None:
    out = moving(person, "en", "end", "1", "faction:abyssal")
    found = re.search(r"^(SR-RULING-\d+): (.+)$", out, re.M)
    assert found, "the window after a roll comes from a ruling"
    entry = brassboard.game("smog_riders").catalogue.get(found[1])
    assert entry is not None
    assert found[2] == dict(entry.texts)["ruling"]
