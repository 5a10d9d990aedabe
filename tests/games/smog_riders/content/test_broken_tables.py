"""The box of The Smog Riders: how broken tables are refused, and what an effect is."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from brassboard.games.smog_riders.content import (
    read_characters,
    read_defence,
    read_magic,
    read_rooms,
    read_turrets,
)
from brassboard.games.smog_riders.content.effects import SKILL_VERBS, Effect
from brassboard.kernel import BadInput

TABLES = files("brassboard.games.smog_riders") / "content"


# Broken tables


def refused(read: Callable[[str, str], object], file: str, old: str, new: str, problem: str) -> BadInput:
    """The table with one change, which must be refused with its place."""
    text = (TABLES / file).read_text("utf-8")
    read(text, file)
    assert old in text
    with pytest.raises(BadInput, match=problem) as caught:
        read(text.replace(old, new, 1), file)
    assert caught.value.where.startswith(file)
    return caught.value


READERS: list[tuple[Callable[[str, str], object], str, str]] = [
    (read_characters, "characters.toml", "character"),
    (read_magic, "magic.toml", "card"),
    (read_defence, "defence.toml", "card"),
    (read_rooms, "rooms.toml", "room"),
    (read_turrets, "turrets.toml", "turret"),
]


@pytest.mark.parametrize(("read", "file", "row"), READERS)
def test_every_table_is_refused_with_what_and_where(read: Callable[[str, str], object], file: str, row: str) -> None:
    first = next(line for line in (TABLES / file).read_text("utf-8").splitlines() if line.startswith("id = "))
    mark = next(line for line in (TABLES / file).read_text("utf-8").splitlines() if line.startswith("mark = "))
    block = f"[[{row}]]\n{first}\n"
    name = first.removeprefix("id = ")
    refused(read, file, f"[[{row}]]", f"[[{row}]", "does not read as TOML")
    refused(
        read,
        file,
        block,
        f"[[things]]\n{first}\n\n{block}",
        f"unknown table .things.: known are {row}",
    )
    refused(read, file, block, f"[[{row}]]\n", f"{row} 1: id must be letters, digits and _, not None")
    refused(read, file, block, f'[[{row}]]\nid = "Big Id"\n', "letters, digits and _, not 'Big Id'")
    refused(read, file, block, f"[[{row}]]\nid = 7\n", "letters, digits and _, not 7")
    refused(read, file, block, f"[[{row}]]\n{first}\n\n{block}", f"{row} {name}: this id is taken")
    refused(read, file, first, f"{first}\ncolour = 1", f"{row} {name}: unknown field .colour.: known are id, ")
    refused(read, file, first, f'{first}\nname = "A name"', "unknown field 'name'")
    refused(read, file, mark, 'mark = "mine"', f"{row} {name}: mark must be one of rulebook, public, recalled, ours")
    refused(read, file, f"{mark}\n", "", f"{row} {name}: (mark is missing|rulebook)")
    for text in (f"{row} = 5", f"{row} = [5]", f"[{row}]\n{first}"):
        with pytest.raises(BadInput, match=rf"rows are written \[\[{row}\]\]"):
            read(text, file)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('faction = "abyssal"', 'faction = "commonsteam"', "9 characters of commonsteam, then 9 of abyssal"),
        ('faction = "abyssal"', 'faction = "pirates"', '"morsiarty": faction must be one of commonsteam, abyssal'),
        ("leader = true\n", "", "one leader"),
        ("leader = true", "leader = 1", '"clayton": leader must be true or false, not 1'),
        ('dice = "RBM"', 'dice = "RGB"', "dice must be colours in the order R, B, M"),
        ('dice = "RBM"', 'dice = "MBR"', "dice must be colours in the order R, B, M"),
        ('dice = "RBM"', 'dice = ""', "dice must be colours"),
        ('dice = "RBM"', "dice = 3", "dice must be a text in quotes, not 3"),
        ("health = 3", "health = 0", '"clayton": health must be 1 to 9, not 0'),
        ("health = 3", "health = true", "health must be 1 to 9, not True"),
        ("health = 3\n", "", "health is missing: write health = 1"),
        ('special = "nudge_teammate"', 'special = "flies"', "special must be one of nudge_teammate, "),
        ('"main.needs", ', '"main.wits", ', "rulebook names 'main.wits', which this row has not"),
        ("main.bonuses.1.does", "main.bonuses.2.does", "rulebook names 'main.bonuses.2.does'"),
        ('mark = "ours"', 'mark = "rulebook"', "rulebook lists the fields of a mixed row"),
        ('attack = "melee"', 'attack = "magic"', 'main: attack must be one of "", melee, ranged, room, line'),
        ('needs = "7+[2]"', 'needs = "7+"', "\"clayton\": main: needs: '7\\+' is no requirement: write 7"),
        ('needs = "7+[2]"', 'needs = "7+[1]"', "main: needs: .* asks for more than its dice can show"),
        ('needs = "7+[2]"\n', "", "main: needs is missing"),
        ("wounds = 1\n", "", "main: wounds is missing"),
        ('attack = "melee"\n', "", "main: wounds is for attacks"),
        ('attack = "melee"\nneeds = "7+[2]"\nwounds = 1', 'needs = "7+[2]"', "main: it does nothing"),
        ("wounds = 1", "wounds = 0", "main: it does nothing"),
        ('does = "draw(1)"', 'does = "pray(1)"', "bonuses 1: does: column 1: unknown verb 'pray'.*: known are wound"),
        ('does = "draw(1)"', 'does = "draw"', "draw takes 1 argument, not 0: write draw\\(1..9\\)"),
        ('does = "draw(1)"', 'does = "draw(0)"', "column 6: write a number from 1 to 9, not '0'"),
        ('does = "draw(1)"', 'does = "draw(1, all)"', "draw takes 1 argument, not 2"),
        ('does = "draw(1)"', 'does = "stun(1)"', "stun takes 0 arguments, not 1: write stun"),
        ('does = "draw(1)"', 'does = "heal(1)"', "heal takes 2 arguments, not 1: write heal.1..9, self.team"),
        ('does = "draw(1)"', 'does = "search"', "unknown verb 'search'"),
        ('does = "draw(1)"', "does = [1]", "does must be effects in quotes, not .1."),
        ('does = "draw(1)"', 'does = "draw 1"', "column 1: unknown verb 'draw 1' .did you mean draw"),
        ('does = "draw(1)"', "does = []", "does must be effects in quotes"),
        ('dice = "BR", ', "", 'either dice = "RR" or each_extra = "B5"'),
        ('dice = "BR", ', 'dice = "BR", each_extra = "B5", ', 'either dice = "RR" or each_extra = "B5"'),
        ('dice = "BR", ', 'dice = "RB", ', "dice must be colours in the order B, M, R"),
        ('dice = "BR", ', 'dice = "GG", ', "dice must be colours in the order B, M, R"),
        ('each_extra = "B5"', 'each_extra = "G5"', '"ottoline": main: bonuses 1: each_extra must be a colour'),
        ('each_extra = "B5"', 'each_extra = "B7"', "each_extra must be a colour and a face"),
        ('each_extra = "B5"', 'each_extra = ""', "each_extra must be a colour and a face"),
        ("instead = true", 'instead = "yes"', "instead must be true or false"),
        ("bonuses = [{", "bonuses = [5, {", "bonuses must be tables"),
        ('does = "heal(1, teammate)"', 'does = "stun"', '"clayton": second: stun is for the target of an attack'),
        ('does = "heal(1, teammate)"', 'does = "extra_wound(1)"', "extra_wound\\(1\\) is for the target of an attack"),
        ('does = "heal(1, teammate)"', 'does = "poison(room_enemies)"', "room_enemies. is for the target of an attack"),
        ('does = "heal(1, team_room)"', 'does = "drag(1, toward)"', "drag.1, toward. is for the target of an attack"),
        ("[character.minion]", "[character.henchman]", "unknown field 'henchman'"),
        ('attack = "ranged"\nneeds = "8+[2]"\nwounds = 1\n\n', "\n", '"clayton": minion: needs is missing'),
        ("dice = 2\n", "dice = 2\nspecial = 1\n", '"clayton": minion: unknown field .special.'),
        ("dice = 2\n", 'dice = "GG"\n', '"clayton": minion: dice must be 1 to 9'),
    ],
)  # fmt: skip
def test_a_broken_character_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_characters, "characters.toml", old, new, problem)


def test_a_minion_without_an_attack_is_refused() -> None:
    text = (TABLES / "characters.toml").read_text("utf-8")
    start = text.index("[character.minion]")
    minion = text[start : text.index("[[character]]", start)]
    without = minion.replace('attack = "ranged"\n', "").replace("wounds = 1\n", "")
    refused(read_characters, "characters.toml", minion, without, '"clayton": minion: it does nothing')


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 3", "copies = 2", "the Magic deck must have 40 cards, not 39: add or remove copies"),
        ("copies = 3", "copies = 0", '"give_breath": copies must be 1 to 40, not 0'),
        ('kind = "R"', 'kind = "S"', '"give_breath": kind must be one of E, A, R'),
        ('companion = "R"', 'companion = "G"', '"octopiti": companion must be one of "", R, B, M'),
        ('companion = "R"\n', "", '"octopiti": companion is the colour of its die'),
        ('id = "octopiti"', 'id = "octopus"', '"octopus": companion is the colour of its die'),
        ('kind = "E"', 'kind = "A"', '"octopiti": only equipment has skills or gives anything'),
        ('does = "stun"', 'does = "stun(everybody)"', '"stunner": skills 1: does: column 1: stun takes 0 arguments'),
        ("steam = 1", "steam = 10", '"stunner": skills 2: steam must be 0 to 9, not 10'),
        ('gives = "ward(1)"\n', "", '"boiler_plate": it does nothing: give it skills, or write gives = "movement.1."'),
        ('"ward(1)"', '"wards(1)"', "\"boiler_plate\": gives: column 1: unknown verb 'wards' (?:.did you mean ward)"),
        ('"ward(1)"', '"ward(0)"', '"boiler_plate": gives: column 6: write a number from 1 to 9, not'),
        ('does = "heal(2)"', 'does = "heal(2)"\ngives = "sight"', '"give_breath": only equipment has skills or'),
        ("per_steam = 2", "per_steam = -1", '"steam_justice": skills 1: per_steam must be 0 to 9, not -1'),
        ('"skills.2.attack"', '"skills.3.attack"', "rulebook names 'skills.3.attack'"),
    ],
)  # fmt: skip
def test_a_broken_magic_card_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_magic, "magic.toml", old, new, problem)


def test_a_companion_cannot_be_missing_or_doubled() -> None:
    octopiti = '[[card]]\nid = "octopiti"\ncopies = 1\nkind = "E"\ncompanion = "R"\nmark = "rulebook"\n'
    other = (
        '[[card]]\nid = "other"\ncopies = 1\nkind = "E"\nmark = "ours"\nskills = [{ needs = "=4", does = "draw(1)" }]\n'
    )
    refused(read_magic, "magic.toml", octopiti, other, 'there must be one card "octopiti"')
    rafter = octopiti.replace("octopiti", "rafter").replace('"R"', '"B"')
    doubled = octopiti.replace("copies = 1", "copies = 2")
    assert rafter in (TABLES / "magic.toml").read_text("utf-8")
    refused(read_magic, "magic.toml", f"{octopiti}\n{rafter}", doubled, 'there must be one card "octopiti"')


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 3", "copies = 4", "the Defence deck must have 40 cards, not 41"),
        ("copies = 3\n", "", '"scorch": copies is missing'),
        ("own_turn = true", "own_turn = 1", '"call_to_arms": own_turn must be true or false'),
        ('"effect"', '"effects"', "rulebook names 'effects'"),
    ],
)
def test_a_broken_defence_card_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_defence, "defence.toml", old, new, problem)


@pytest.mark.rule("SR-ROOM-05")
@pytest.mark.parametrize("field", ["target", "curse", "numbers", "penalty", "reward", "turrets"])
def test_a_room_card_lacks_nothing(field: str) -> None:
    text = (TABLES / "rooms.toml").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"{field} = "))
    caught = refused(read_rooms, "rooms.toml", f"{line}\n", "", f"{field} is missing: write {field} = ")
    assert caught.where == 'rooms.toml: room "automatic_defenses"'


@pytest.mark.rule("SR-ROOM-05")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("target = 22", "target = 0", '"automatic_defenses": target must be 1 to 36, not 0'),
        ("target = 22", "target = 190", "target must be 1 to 36, not 190"),
        ("target = 22", 'target = "22"', "target must be 1 to 36, not '22'"),
        ('curse = "alarm"', 'curse = "doom"', 'curse must be one of "", alarm, vortex, punishment, not .doom.'),
        ('curse = "alarm"', 'curse = ""', "a curse has numbers and no curse has none"),
        ("numbers = [2]", "numbers = []", "a curse has numbers and no curse has none"),
        ("numbers = [2]", "numbers = [7]", "numbers must be different numbers of 1 to 6, not 7"),
        ("numbers = [2]", "numbers = [0]", "numbers must be different numbers of 1 to 6, not 0"),
        ("numbers = [2]", "numbers = [2, 2]", "numbers must be different numbers of 1 to 6, not 2"),
        ("numbers = [2]", "numbers = 2", r"numbers must be a list in \[ \], not 2"),
        ('penalty = "wound(1, all)"', 'penalty = "wound(1)"', "penalty: column 1: wound takes 2 arguments, not 1"),
        ('penalty = "wound(1, all)"', 'penalty = "draw(1)"', "penalty: column 1: unknown verb 'draw'"),
        ('penalty = "wound(1, all)"', 'penalty = "turret(huge)"', "column 8: write basic, mkii or flame, not 'huge'"),
        ('reward = "draw(1)"', 'reward = "companion(parrot)"', "column 11: write octopiti, rafter or zuba, not"),
        ('reward = "draw(1)"', 'reward = "heal(1, self)"', "reward: column 9: write one, not 'self'"),
        ("turrets = []", 'turrets = ["huge"]', "turrets must be of basic, mkii, flame, not 'huge'"),
        ("clears = true", "clears = 1", '"octopitis_breeding": clears must be true or false'),
    ],
)
def test_a_broken_room_card_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_rooms, "rooms.toml", old, new, problem)


@pytest.mark.rule("SR-ROOM-05")
def test_there_are_twenty_rooms() -> None:
    text = (TABLES / "rooms.toml").read_text("utf-8")
    last = text[text.rindex("[[room]]") :]
    refused(read_rooms, "rooms.toml", last, "", "the Room deck must have 20 cards, not 19")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "mkii"', 'id = "mkiii"', "the turrets must be basic, mkii, flame, in this order"),
        ("needs = 5", "needs = 7", '"basic": needs must be 1 to 6, not 7'),
        ("health = 1", "health = 0", '"basic": health must be 1 to 9, not 0'),
        ("steam = 2\n", "", '"mkii": steam is missing'),
        ("all_in_room = true", 'all_in_room = "yes"', '"flame": all_in_room must be true or false'),
    ],
)
def test_a_broken_turret_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_turrets, "turrets.toml", old, new, problem)


@pytest.mark.parametrize(
    "text", ["heal(1, team_room)", "stun", "drag(2, toward)", "die4(room)", "wound(1, other)", "die4"]
)
def test_an_effect_is_shown_as_it_is_written(text: str) -> None:
    (call,) = SKILL_VERBS.calls(text)
    assert repr(Effect(call)) == text


def test_an_effect_has_its_verb_its_number_and_for_whom_it_is() -> None:
    calls = SKILL_VERBS.calls("heal(2, team_room); stun; madness(3); die4(room)")
    found = [(effect.what, effect.n, effect.scope) for effect in map(Effect, calls)]
    assert found == [("heal", 2, "team_room"), ("stun", 1, ""), ("madness", 3, ""), ("die4", 1, "room")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "heal 1 self",
        "heal(1, self, now)",
        "Stun",
        "heal(one, self)",
        "madness(10)",
        "stun | poison",
        "stun(room_enemies)",
    ],
)
def test_what_is_no_effect_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="here"):
        SKILL_VERBS.calls(text, "here")
