"""Scenario files: what is wrong in a file is found in its place, whatever is done to the file."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.games.smog_riders.scenario.registry import (
    Mistake,
    check_scenario,
    read_scenario,
)
from brassboard.kernel import BadInput
from games.smog_riders.scenario.texts import TEXTS

# Mistakes

# scenario, what is replaced, by what, a piece of the line that is then wrong ("" the last one), a piece of what is said
PLANTED = [
    # the grid
    ("depot", "..YYYYSSS..", "..YYYYSSS.", "..YYYYSSS.", "found 10 squares"),
    ("depot", "..YYYYSSS..", "..YYYYSSS...", "..YYYYSSS...", "found 12 squares"),
    ("depot", "..YYYYSSS..", "..YYYySSS..", "..YYYyS", 'found the square "y"'),
    ("depot", "..YYYYSSS..", "..YYÄYSSS..", "..YYÄY", 'found the square "Ä"'),
    ("depot", "..YYYYSSS..", " .YYYYSSS..", " .YYYY", 'found the square " "'),
    ("depot", "....33.....\nend", "....33.....\n\nend", "", "found 0 squares"),
    ("depot", "\nend\n", "\n", "grid", 'no "end"'),
    ("depot", "\nend\n", "\nend\ngrid\nAA\nend\n", "grid", "second grid"),
    ("depot", "grid\n", "", "..OOOO", "unknown word"),
    ("depot", "end\n", f"{'...........'}\n" * 10 + "end\n", "", "the grid has 21 rows"),
    ("depot", "grid\n..OOOOVVV..", f"grid\n..OOOOVVV..{'.' * 10}", "..OOOO", "21 squares wide"),
    # rooms
    ("depot", "room S siding\n", "", "11YYYYSSS22", 'room "S" has no line'),
    ("depot", "room S siding\n", "room S siding\nroom S shed\n", "room S shed", "second room"),
    ("depot", "room S siding\n", "room S siding\nroom W shed\n", "room W shed", "no square"),
    ("depot", "room S siding\n", "room S yard\n", "room S yard", 'called "yard"'),
    ("depot", "room S siding\n", "room S The_Siding\n", "room S The", "found the name"),
    ("depot", "room S siding\n", "room S siding cold\n", "room S siding cold", 'found "cold"'),
    ("depot", "room S siding\n", "room S siding nostygia nostygia\n", "room S siding", "twice"),
    ("depot", "room S siding\n", "room X siding\n", "room X", 'found the room "X"'),
    ("depot", "room S siding\n", "room SS siding\n", "room SS", 'found the room "SS"'),
    ("depot", "room S siding\n", "room S\n", "room S", "found 2 words"),
    ("depot", "..OOOOVVV..\n11", "..OOOOVVO..\n11", "..OOOOVVO..", '"O" is in several pieces'),
    ("depot", "room S siding\n", "room S siding stygia_only nostygia\n", "room S", "nobody could get into"),
    # starts
    ("depot", "....33.....\n....33.....\n", "....3......\n....3......\n", "....3......", "start area 3 is too small"),
    ("depot", "....33.....\n....33.....\n", "", "..OOOO", "no start area 3"),
    ("depot", "room Y yard", "room Y yard start", "room Y", "begin in room"),
    ("leak", "room D guard_corridor", "room D guard_corridor start", "room D", "begin in room"),
    ("leak", "SSSSDDDD", "DDDDDDDD", "room S", "has 0 free squares"),
    # doors
    ("depot", "door ys 5,6 E", "door ys 5,5 E", "door ys", 'stands inside "Y"'),
    ("depot", "door ys 5,6 E", "door ys 6,9 E", "door ys", "leads nowhere"),
    ("depot", "door ys 5,6 E", "door ys 1,1 E", "door ys", "there is no square"),
    ("depot", "door ys 5,6 E", "door ys 99,6 E", "door ys", "there is no square"),
    ("depot", "door ys 5,6 E", "door ys 5;6 E", "door ys", "found the place"),
    ("depot", "door ys 5,6 E", "door ys 5,٦ E", "door ys", "found"),
    ("depot", "door ys 5,6 E", f"door ys 5,{'9' * 5000} E", "door ys", "found the place"),
    ("depot", "door ys 5,6 E", "door ys 5,6 N", "door ys", 'found "N"'),
    ("depot", "door ys 5,6 E", "door s1 5,6 E", "door s1 5", "second door"),
    ("depot", "door ys 5,6 E", "door y-s 5,6 E", "door y-s", "found the id"),
    ("depot", "door sl 6,7 S", "door sl 5,6 E", "door sl", 'where door "ys" does'),
    ("depot", "5,6 E closed", "5,6 E shut", "door ys", 'found "shut"'),
    ("depot", "5,6 E closed", "5,6 E", "door ys", "found 4 words"),
    ("depot", "guarded:watch", "guarded:dog", "door hatch", 'no turret "dog"'),
    ("depot", "object key key", "object key", "door vault", "nothing opens"),
    ("depot", "mark key 1,3 1", "mark key 1,3 2", "door vault", "nothing opens"),
    ("leak", "key opens_room", "key          ", "door A", "nothing opens"),
    ("leak", "mark key 3,11 1", "mark key 3,14 1", "door A", "nothing opens"),
    ("king", "quarters stygia_only", "quarters            ", "door A", "has no inside"),
    # turrets, marks, the leader, minions
    ("depot", "turret watch 6,9", "turret watch 5,8", "turret", "stands free"),
    ("depot", "turret watch 6,9", "turret watch 5,7", "turret", 'in front of door "ys"'),
    ("depot", "turret watch 6,9", "turret watch 4,10", "turret", "in area 2"),
    ("depot", "turret watch 6,9 mkii", "turret watch 6,9 mkiii", "turret", 'found "mkiii"'),
    ("depot", "6,9 mkii\n", "6,9 mkii\nturret watch 1,7 basic\n", "turret watch 1", "second turret"),
    ("depot", "6,9 mkii\n", "6,9 mkii\nturret other 6,9 basic\n", "turret other", "on the square"),
    ("depot", "turret watch 6,9", "turret clayton 6,9", "turret", "the game itself"),
    ("depot", "turret watch 6,9", "turret t01 6,9", "turret", "the game itself"),
    ("depot", "object key key", "object key key\nobject stunner", "object stunner", "there is a card"),
    ("depot", "mark key 1,3", "mark key 10,5", "mark key", "in area 3"),
    ("depot", "mark key 1,3", "mark key 6,9", "mark key", "on the square"),
    ("depot", "mark key 1,3", "mark kee 1,3", "mark kee", 'no object "kee"'),
    ("depot", "mark key 1,3 1", "mark key 1,3 4", "mark key", "a number from 1 to 3"),
    ("king", "leader 2,10", "leader 5,1", "leader 5,1", "in area 1"),
    ("king", "leader 2,10", "leader 4,12", "leader 4,12", "on the square"),
    ("king", "leader 2,10", "mark leader 2,10 1", "mark leader", "marked as an object"),
    ("jail", "minions G 2", "minions Z 2", "minions Z", 'no room "Z"'),
    ("jail", "minions G 2", "minions 1 2", "minions 1", 'no room "1"'),
    ("jail", "minions G 2", "minions P 5", "minions P", "do not fit"),
    ("jail", "minions G 2", "minions G 10", "minions G", "a number from 1 to 9"),
    ("jail", "minions G 2", "minions G 9\nminions A 2", "minions A", "11 minions"),
    # objects
    ("depot", "object crate alone out", "object crate alone outside", "object crate", 'found "outside"'),
    ("depot", "object crate alone out", "object crate home out", "object crate", '"home" and "out"'),
    ("depot", "object key key", "object key key\nobject key", "object key", "second object"),
    ("depot", "object key key", "object key key\nobject lamp", "object lamp", 'no square holds a "lamp"'),
    ("depot", "object key key", "object Key key", "object Key", "found the object"),
    ("king", "object leader alone no_stygia out", "object king alone no_stygia out", "leader 2,10", "has no object"),
    ("depot", "object key key", "object key key\nobject leader out", "object leader", "no leader on the map"),
    ("leak", "object key key", "object key home", "object key", "nobody has a start area"),
    # the rules
    ("depot", "rounds 7", "", "", 'the line "rounds" is missing'),
    ("depot", "rounds 7", "rounds 0", "rounds 0", "a number from 1 to 30"),
    ("depot", "rounds 7", "rounds 31", "rounds 31", "a number from 1 to 30"),
    ("depot", "rounds 7", "rounds 7\nrounds 8", "rounds 8", "second line"),
    ("depot", "rounds 7", "rounds 7 8", "rounds 7 8", "found 3 words"),
    ("depot", "scenario depot", "", "", 'the line "scenario" is missing'),
    ("depot", "scenario depot", "scenario De-Pot", "scenario De", "found the id"),
    ("depot", "map 7 Night at the Depot", "", "", 'the line "map" is missing'),
    ("depot", "map 7 Night", "map Night", "map Night", "a number from 1 to 999"),
    ("depot", "map 7 Night", f"map 7 {'Long ' * 12}night", "map 7", "longer than 60"),
    ("depot", "exits any", "", "", 'the line "exits" is missing'),
    ("depot", "exits any", "exits all", "exits all", 'found "all"'),
    ("depot", "exits any", "exits none", "object crate", "nobody leaves this map"),
    ("tunnel", "exits any", "exits none", "exits none", "an exit X that nobody may use"),
    ("tunnel", "exits any", "exits none", "points attacker escaped", "nobody leaves this map"),
    ("leak", "LLXXXX", "LL....", "exits any", "the map has no exit"),
    ("depot", "exits any", "exits any\ntarget many", "target many", "a number from 1 to 99"),
    ("depot", "exits any", "exits any\nneeds cake", "needs cake", 'no object "cake"'),
    ("depot", "exits any", "exits any\nneeds key", "needs key", "never delivered"),
    ("factory", "mark plan 1,11 1", "mark plan 1,11 2", "needs plan", "with one attacker"),
    ("depot", "exits any", "exits any\nwins crate", "wins crate", "points decide nothing"),
    ("depot", "exits any", "exits any\nlimiter dog", "limiter dog", 'no turret "dog"'),
    ("depot", "exits any", "exits any\nextra 8", "extra 8", "a number from 1 to 7"),
    ("depot", "exits any", "exits any\nreinforce O Q", "reinforce", 'no room "Q"'),
    ("depot", "advice 2", "advice 2 5", "advice", "a number from 2 to 4"),
    ("depot", "advice 2", "advice 2 2", "advice", "twice"),
    ("depot", "advice 2", "avdice 2", "avdice", "unknown word"),
    ("depot", "advice 2", "advice ２", "advice", "found"),
    # points
    ("depot", "defender fell 1", "umpire fell 1", "points umpire", 'found "umpire"'),
    ("depot", "defender fell 1", "defender delivered crate 1", "points defender delivered", 'found "delivered"'),
    ("depot", "defender fell 1", "defender fell 0", "defender fell", "a number from 1 to 20"),
    ("depot", "defender fell 1", "defender fell", "defender fell", "found 3 words"),
    ("depot", "defender fell 1", "defender fell crate 1", "defender fell", "other words"),
    ("depot", "defender fell 1", "defender fell 1 before 3", "defender fell", 'knows no "before"'),
    ("depot", "defender fell 1", "defender no_team 1 before 8", "defender no_team", "no round 8"),
    ("depot", "defender fell 1", "defender no_team 1 after 5", "defender no_team", "other words"),
    ("depot", "defender fell 1", "attacker turret dog 1", "turret dog", 'no turret "dog"'),
    ("depot", "defender fell 1", "attacker turret 1", "attacker turret", "found no turret"),
    ("depot", "attacker first key 1", "attacker first kee 1", "first kee", 'no object "kee"'),
    ("depot", "attacker first key 1", "attacker delivered key 1", "delivered key", "never delivered"),
    ("depot", "attacker first key 1", "attacker solved crate 1", "solved crate", "twice"),
    ("depot", "attacker solved crate", "attacker solved cake", "solved cake", 'no object "cake"'),
    ("leak", "attacker escaped 1", "attacker at_home 1", "at_home", "nobody has a start area"),
    ("king", "wins leader", "", "", "attackers cannot win"),
    # ways
    ("depot", "door yo 3,4 S closed\n", "", "room O", "no way leads from 1, 2, 3"),
    ("depot", "door s2 4,9 E closed\n", "", "room O", 'no way leads from 2 to room "O"'),
    ("tunnel", "door ax 2,14 E closed", "door cg2 3,5 E closed", "room C", None),
    ("tunnel", "turret t1 1,11 mkii", "turret t1 1,13 mkii", "room A", None),
    ("leak", "door C 5,12 E sealed_key", "door C 2,12 E sealed_key", "door C", "leads nowhere"),
    ("leak", "door A 3,10 S sealed_pickup", "door A 3,10 S closed       ", "room A", "entered on foot"),
    ("leak", "door C 5,12 E sealed_key", "", "LLXXXX", "no way leads to the exit"),
    ("leak", "door dl 5,8 E closed", "door dl 5,4 E closed", "door dl", "where door"),
    ("leak", "turret limiter 4,12", "turret limiter 1,9", "turret limiter", "no way on foot"),
    # letters
    ("depot", "room S siding", "room S sid\u200bing", "room S", "found the character U+200B"),
    ("depot", "room S siding", "room S s\u00efding", "room S", "found"),
    ("depot", "room S siding", "room S \x1b[31m", "room S", "found the character U+001B"),
]  # fmt: skip
SOUND = [planted for planted in PLANTED if planted[4] is None]


def planted(name: str, old: str, new: str) -> str:
    assert old in TEXTS[name], f"{name} has no {old!r}"
    return TEXTS[name].replace(old, new)


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "what"),
    [each for each in PLANTED if each[4]],
    ids=[f"{name}: {what}" for name, _, _, _, what in PLANTED if what],
)
def test_a_planted_mistake_is_found_in_its_line_with_a_remedy(
    name: str, old: str, new: str, line: str, what: str
) -> None:
    text = planted(name, old, new)
    found = check_scenario(text, "a.scenario")
    lines = text.split("\n")
    hits = [mistake for mistake in found if what in str(mistake) and line in lines[mistake.line - 1]]
    assert hits, "\n".join(map(str, found)) or "no mistake"
    for mistake in found:
        assert mistake.remedy
        assert mistake.what
        assert "\n" not in str(mistake)
        assert 1 <= mistake.column <= len(lines[mistake.line - 1]) + 1
    with pytest.raises(BadInput, match=r"^a\.scenario:\d+:\d+: "):
        read_scenario(text, "a.scenario")


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "what"), SOUND, ids=[f"{name}: {new}" for name, _, new, _, _ in SOUND]
)
def test_a_detour_is_no_mistake(name: str, old: str, new: str, line: str, what: None) -> None:
    """One of two ways may be shut: the other leads there too."""
    assert check_scenario(planted(name, old, new), name) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "there is no map"),
        ("\0\1\2", "this is no text"),
        ("x" * 60_001, "letters"),
        ("grid\nend\n", "the grid is empty"),
        ("grid\n...\n...\nend\n", "the map has no room"),
    ],
)
def test_what_is_no_scenario_at_all(text: str, what: str) -> None:
    found = check_scenario(text, "a")
    assert any(what in mistake.what and mistake.remedy for mistake in found), found


def test_too_many_rooms_and_doors() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTU"
    rows = [letters[:11], letters[11:] + "."]
    text = "grid\n" + "\n".join(rows) + "\nend\n" + "".join(f"room {each} room_{each.lower()}\n" for each in letters)
    assert any("the map has 21 rooms" in mistake.what for mistake in check_scenario(text, "a"))
    doors = "".join(f"door e{n} 1,{n % 10 + 1} E closed\n" for n in range(31))
    assert any("the map has 31 doors" in mistake.what for mistake in check_scenario(text + doors, "a"))


def test_all_mistakes_are_found_in_order_of_the_text() -> None:
    text = planted("depot", "rounds 7", "rounds 77").replace("5,6 E closed", "5,6 E shut").replace("mkii", "big")
    text = text.replace("attacker first key 1", "attacker first cake 1")
    found = check_scenario(text, "my.scenario")
    assert [mistake.what for mistake in found] == [
        'found "77"', 'found "shut"', 'found "big"', 'there is no object "cake"',
    ]  # fmt: skip
    assert [mistake.line for mistake in found] == sorted(mistake.line for mistake in found)
    assert str(found[0]) == 'my.scenario:4:8: found "77"; write a number from 1 to 30'
    with pytest.raises(BadInput, match=r'^my\.scenario:4:8: found "77"; write a number from 1 to 30 \(3 more\)$'):
        read_scenario(text, "my.scenario")


# Whatever is done to a file


def sound_or_explained(text: str) -> list[Mistake]:
    found = check_scenario(text, "a")
    if found:
        assert all(mistake.what and mistake.remedy and mistake.line >= 1 and mistake.column >= 1 for mistake in found)
        with pytest.raises(BadInput):
            read_scenario(text, "a")
    else:
        scenario = read_scenario(text, "a")
        assert scenario.points or scenario.wins
        assert scenario.areas or scenario.start_room >= 0
        assert 1 <= scenario.rounds <= 30
    return found


WORDS = sorted({word for text in TEXTS.values() for word in text.split()})


@st.composite
def mutated(draw: st.DrawFn) -> str:
    lines = TEXTS[draw(st.sampled_from(sorted(TEXTS)))].split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(["drop", "double", "swap", "word", "letter", "cut", "strange"]))
        words = lines[at].split(" ")
        if what == "drop" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "word":
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            lines[at] = " ".join(words)
        elif what == "letter" and lines[at]:
            place = draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:place] + draw(st.sampled_from("ABXYZ123.,:# \t09")) + lines[at][place + 1 :]
        elif what == "cut":
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        else:
            lines[at] += draw(st.text(max_size=8))
    return "\n".join(lines)


@settings(max_examples=400, deadline=None)
@holds_for(mutated())
def test_a_changed_file_is_a_scenario_or_has_mistakes(text: str) -> None:
    sound_or_explained(text)


@settings(max_examples=200, deadline=None)
@holds_for(st.text(max_size=300))
def test_any_text_is_explained(text: str) -> None:
    assert sound_or_explained(text)


@settings(max_examples=200, deadline=None)
@holds_for(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6).map(" ".join), max_size=40).map("\n".join))
def test_known_words_in_any_order_are_explained(text: str) -> None:
    sound_or_explained(text)
