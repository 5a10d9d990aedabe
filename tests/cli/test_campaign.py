"""Campaigns in the terminal: one file, matches and decisions in turn, players who come and go."""

from pathlib import Path

import msgspec
import pytest

import brassboard
from brassboard.campaign import Campaign, PastMatch, Saved
from brassboard.kernel.codec import seal, unseal
from cli.person import Person

DUEL = brassboard.game("duel").rules
ONES = ["1"] * 400


def saved(person: Person, name: str = "grudge") -> Campaign:
    return Campaign.load(DUEL, (person.folder / name).read_bytes())


def played(person: Person, flags: str = "") -> str:
    """Play a whole campaign by typing 1 whatever is asked."""
    return person.runs(f"play duel --campaign grudge --seed 3 {flags}", *ONES)


def test_a_whole_campaign_alone_against_a_bot(person: Person) -> None:
    out = played(person)
    assert person.code == 0
    assert "A Grudge in Two Duels" in out
    assert "▸ 1. The first duel" in out
    assert "· 2. sealed" in out, "the title of what lies ahead is not told"
    assert "Player 1: at this screen · Player 2: bot (greedy)" in out
    assert "Secretly choose an upgrade for the second duel" in out
    assert "✓ 2. The second duel – won by" in out
    assert "The campaign is over. Winners: " in out
    assert "⟨" not in out
    campaign = saved(person)
    assert campaign.over
    assert len(campaign.past) == 2
    out = person.runs("verify --campaign grudge")
    assert person.code == 0
    assert "2 matches: all legal, and they ended as the campaign says." in out
    person.runs(f"verify --campaign grudge --commitment {campaign.ledger.commitment}")
    assert person.code == 0
    person.runs("verify --campaign grudge --commitment 00")
    assert person.code == 1


def test_in_german(person: Person) -> None:
    out = person.runs("play duel --campaign grudge --seed 3 --lang de", "hilfe", "bogen", "kapitel", *ONES)
    for text in ("Eine alte Rechnung", "versiegelt", "Das zweite Duell", "Die Kampagne ist zu Ende.", "Punkte"):
        assert text in out
    for english in ("Player", "sealed", "The campaign", "Commands"):
        assert english not in out
    out = person.runs("verify --campaign grudge --lang de")
    assert "2 Partien: regelgerecht" in out


def test_it_stops_anywhere_and_goes_on_from_its_file(person: Person) -> None:
    out = person.runs("play duel --campaign grudge --seed 3", "", "1", "1", "quit")
    assert "To continue: brassboard play duel --campaign grudge" in out
    in_match = saved(person)
    assert in_match.match is not None
    assert len(in_match.match.lines) > 2
    out = person.runs("play duel --campaign grudge", *["1"] * 3, "save", "quit")
    assert "Saved to grudge." in out
    assert len(saved(person).match.lines) > len(in_match.match.lines)  # type: ignore[union-attr]
    person.runs("play duel --campaign grudge", *ONES)
    assert saved(person).over
    assert "The campaign is over." in person.runs("play duel --campaign grudge")


def test_players_come_go_and_stay_away(person: Person) -> None:
    lines = ["absent 2", "absent 3", "play", "absent 2", "absent 3", "absent 9", "absent", "leave 3", "absent 3"]
    lines += ["join 4", "join 1", "dance"]
    out = person.runs("play duel --campaign grudge --seed 3 --players 3 --bots random", *lines, "quit")
    assert "Player 2: bot (random), not playing" in out
    assert "Name a player by number, 1 to 4." in out
    assert "Player 3 has no player." in out
    assert "Player 1 is already taken." in out
    assert "Commands here: play, absent, join, leave" in out
    assert "Player 4: at this screen" in out
    campaign = saved(person)
    assert campaign.roster == {"0": "human", "1": "random", "3": "human"}
    out = person.runs("play duel --campaign grudge", "absent 2", "absent 4", "play", "absent 4", "play", "quit")
    assert "At least 2 players must take part." in out
    assert saved(person).seats == (0, 3)


def test_two_people_share_a_screen_and_do_not_see_each_other_choose(person: Person) -> None:
    lines = ["", *["", "1"] * 600]
    out = person.runs("play duel --campaign grudge --seed 3 --humans 0,1", *lines)
    assert "Player 2, it's your turn. Everyone else, look away." in out
    assert saved(person).roster == {"0": "human", "1": "human"}


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play --campaign grudge", "say which game"),
        ("play duel --campaign grudge --load x", "--load: a campaign does not take this"),
        ("play duel --campaign grudge --option rounds=4", "game duel_grudge: there is no option 'rounds'"),
        ("play moloch --campaign grudge --option start=7", "option start must be one of 1, 2, 3, 4, 5, 6, not '7'"),
        ("play moloch --campaign grudge --option start", 'write it as name=value, not "start"'),
        ("play duel --campaign grudge --by-hand", "--by-hand: a campaign does not take this"),
        ("play alone --campaign grudge", "game alone: it has no campaign"),
        ("play duel --campaign grudge --humans 7", "players must be one of 2, 3, 4"),
        ("play duel --campaign grudge --bots wizard", "there is no bot 'wizard'"),
        ("play duel --campaign no/such/folder", "no/such/folder: No such file or directory"),
        ("verify --campaign nothing", "nothing: No such file or directory"),
    ],
)
def test_what_does_not_fit_is_refused(person: Person, command: str, complaint: str) -> None:
    person.runs(command)
    assert person.code == 2
    assert complaint in person.err
    assert not (person.folder / "grudge").exists()


def test_a_file_of_something_else_is_left_alone(person: Person) -> None:
    file = person.folder / "notes"
    file.write_text("remember the milk")
    person.runs("play duel --campaign notes")
    assert person.code == 2
    assert "this is no Brassboard save" in person.err
    assert file.read_text() == "remember the milk"
    person.runs("play duel --campaign grudge --seed 3", "quit")
    person.runs("play duel --campaign grudge --players 3")
    assert "--players: a campaign that is going on has this already" in person.err
    person.runs("play duel --campaign grudge --option start=2")
    assert "--option: a campaign that is going on has this already" in person.err


def test_a_campaign_takes_the_options_of_its_ledger(person: Person) -> None:
    out = person.runs("play moloch --campaign breach --seed 3 --option start=4 --option level=more", "rail", "quit")
    assert person.code == 0, person.err
    assert "✓ 3. left out" in out
    assert "▸ 4. Breach at the Palace" in out
    assert "Set London on Fire" not in out
    campaign = Campaign.load(brassboard.game("moloch").rules, (person.folder / "breach").read_bytes())
    sheet = campaign.sheet(None)
    assert (sheet["start"], sheet["chapter"], sheet["level"]) == (4, 4, "more")


def forge(file: Path, **changes: object) -> None:
    content = msgspec.msgpack.decode(unseal(file.read_bytes()), type=Saved)
    for name, value in changes.items():
        setattr(content, name, value)
    file.write_bytes(seal(msgspec.msgpack.encode(content)))


def test_a_changed_campaign_is_found(person: Person) -> None:
    played(person)
    file = person.folder / "grudge"
    whole, past = file.read_bytes(), saved(person).past
    other = brassboard.game("duel").campaign(2, seed=9)
    while len(other.past) < 1:
        assert other.decision is not None
        other.take(other.decision.options[-1])
    first = PastMatch(past[0].n, past[0].seats, other.past[0].journal)
    forge(file, past=[first, past[1]])
    out = person.runs("verify --campaign grudge")
    assert person.code == 1
    assert "match 1: The secret of this match does not follow from the campaign's secret." in " ".join(out.split())
    file.write_bytes(whole)
    forge(file, past=[past[0], PastMatch(past[1].n, past[1].seats[::-1], past[1].journal)])
    out = person.runs("verify --campaign grudge")
    assert person.code == 1
    assert "The campaign records another outcome than this match had." in " ".join(out.split())
    file.write_bytes(whole)
    forge(file, past=[PastMatch(past[0].n, past[0].seats, past[0].journal.replace("\nend ", "\n9 P0 pass\nend "))])
    person.runs("verify --campaign grudge")
    assert person.code == 1
