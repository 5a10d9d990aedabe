import subprocess
import sys
from pathlib import Path

import pytest

from brassboard.kernel import Match
from cli.person import Person, finished


@pytest.fixture(scope="module")
def played() -> Match:
    return finished(players=3)


def put(person: Person, match: Match, name: str = "game.journal") -> Path:
    path = person.folder / name
    path.write_bytes(str(match.journal).encode() if name.endswith(".journal") else match.save())
    return path


@pytest.mark.parametrize("name", ["game.journal", "game.save"])
def test_a_match_reads_as_a_story(person: Person, played: Match, name: str) -> None:
    put(person, played, name)
    out = person.runs(f"replay {name}")
    assert person.code == 0
    assert out.startswith("== Duel in the Boiler Room, 3 players ==\n1 ")
    assert "Player 3 draws a card." in out
    assert "You draw" not in out
    assert "The match is over." in out


def test_as_one_seat_saw_it(person: Person, played: Match) -> None:
    put(person, played)
    out = person.runs("replay game.journal --seat 1 --lang de")
    assert out.count("Du ziehst") >= 3
    assert "Spieler 2 zieht" not in out


def test_up_to_a_move(person: Person, played: Match) -> None:
    put(person, played)
    out = person.runs("replay game.journal --to 2")
    assert "Waiting for Player 1." in out
    assert "Hand" in out
    assert person.runs("replay game.journal --to 0").count("\n") > 10


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [("--seat 3", "--seat: there is no seat 3; seats are 0 to 2"), ("--to 9999", "--to: there is no move 9999")],
)
def test_seats_and_moves_that_are_not_there(person: Person, played: Match, flags: str, complaint: str) -> None:
    put(person, played)
    person.runs(f"replay game.journal {flags}")
    assert person.code == 2
    assert complaint in person.err


def test_what_was_taken_back_is_marked(person: Person) -> None:
    person.runs("play duel --seed 3", "pass", "1 2 3", "move:A1", "undo", "save a.journal")
    assert "Player 1 steps to A1. (undone)" in person.runs("replay a.journal")


# Verify


@pytest.mark.parametrize("name", ["game.journal", "game.save"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_honest_match_is_verified(person: Person, played: Match, name: str, lang: str) -> None:
    put(person, played, name)
    out = person.runs(f"verify {name} --lang {lang} --commitment {played.commitment}")
    assert person.code == 0
    assert played.commitment in out
    assert {"en": "All ", "de": "Alle "}[lang] in out


def test_a_match_in_the_middle_with_undone_moves_is_verified(person: Person) -> None:
    person.runs("play duel --seed 3", "1", "undo", "yes", "2", "1 2 3", "move:A1", "undo", "save a.journal")
    person.runs("verify a.journal")
    assert person.code == 0


def test_an_edited_die_is_named(person: Person, played: Match) -> None:
    path = put(person, played)
    rows = path.read_text().splitlines()
    place = [number for number, row in enumerate(rows) if " * dice:" in row][3]
    head, _, faces = rows[place].partition("dice:")
    other = ",".join(str(int(face) % 6 + 1) for face in faces.split(","))
    rows[place] = f"{head}dice:{other}"
    path.write_text("\n".join(rows) + "\n")
    out = person.runs("verify game.journal")
    assert person.code == 1
    assert (
        f"game.journal, line {place + 1}: “{head}dice:{other}” does not match the secret, which gives dice:{faces}"
        in out
    )


def edited(person: Person, played: Match, old: str, new: str) -> str:
    path = put(person, played)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return person.runs("verify game.journal")


def test_an_impossible_move_is_named(person: Person, played: Match) -> None:
    out = edited(person, played, "2 P0 ", "2 P0 move:Z9\n2 P0 ")
    line = (person.folder / "game.journal").read_text().splitlines().index("2 P0 move:Z9") + 1
    assert person.code == 1
    assert f"game.journal, line {line}: Illegal move “2 P0 move:Z9”: " in out


def test_another_end_is_noticed(person: Person, played: Match) -> None:
    assert "ends differently than recorded" in edited(person, played, "end ", "end 0")
    assert person.code == 1


def test_a_journal_cut_short_is_noticed(person: Person, played: Match) -> None:
    assert "cut off" in edited(person, played, f"end {played.journal.end}\n", "")
    assert person.code == 1


def test_dice_without_a_secret_cannot_be_checked(person: Person, played: Match) -> None:
    assert "contains no secret" in edited(person, played, f"secret {played.secret.hex()}\n", "")
    assert person.code == 1


def test_another_secret_than_the_one_committed_to(person: Person, played: Match) -> None:
    put(person, played)
    assert "a different commitment" in person.runs(f"verify game.journal --commitment {'0' * 64}")
    assert person.code == 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game duel 1", "game chess 1", 'it is a match of "chess"'),
        ("game duel 1", "game duel 99", "written by duel 99; this is duel 1"),
        ("players 3", "players 9", "players must be one of"),
        ("brassboard journal 1", "brassboard journal 7", "only format 1 can be read"),
        ("option rounds 8", "option rounds 99", "option rounds must be one of"),
        ("1 P0 ", "1 P0 wait, what\n1 P0 ", "line "),
    ],
)
def test_files_that_cannot_be_read(person: Person, played: Match, old: str, new: str, complaint: str) -> None:
    edited(person, played, old, new)
    assert person.code == 2
    assert complaint in person.err
    assert person.err.startswith("brassboard: game.journal")
    assert person.err.count("\n") == 1


def test_a_journal_that_is_no_text(person: Person) -> None:
    (person.folder / "a.journal").write_bytes(b"brassboard journal 1\ngame \xff")
    person.runs("verify a.journal")
    assert person.code == 2
    assert "UTF-8" in person.err


def test_a_reader_who_has_seen_enough(person: Person, played: Match) -> None:
    put(person, played)
    command = f"{sys.executable} -m brassboard replay game.journal --seat 0 | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=person.folder, check=False)
    assert done.stdout.startswith("== Duel")
    assert done.stderr == ""
