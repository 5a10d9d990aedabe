"""The box of The Smog Riders: what its tables hold, which dice a requirement takes, how broken tables are refused."""

from collections.abc import Callable
from importlib.resources import files
from itertools import permutations, product

import pytest

from brassboard.games.smog_riders.content import (
    CHARACTERS,
    COMPANIONS,
    DEFENCE,
    DEFENCE_DECK,
    FACE,
    MAGIC,
    MAGIC_DECK,
    NUMBER,
    ROOM_CARDS,
    ROOM_DECK,
    SPECIALS,
    TURRETS,
    Needs,
    Skill,
    read_characters,
    read_defence,
    read_magic,
    read_rooms,
    read_turrets,
)
from brassboard.games.smog_riders.content.effects import SKILL_VERBS, Effect
from brassboard.kernel import BadInput
from brassboard.kit import zones

TABLES = files("brassboard.games.smog_riders") / "content"


def dice(text: str) -> tuple[str, ...]:
    """Dice as written at the table: `4R 3B`, or bare faces of generic dice."""
    return tuple((die[1:] or "G") + die[0] for die in text.split())


def met(requirement: str, placed: str) -> bool:
    return Needs(requirement).met(dice(placed))


def bonus(skill: Skill, placed: str) -> int:
    """How often the bonus of a skill applies; its own requirement must be met."""
    assert skill.needs.met(dice(placed))
    return skill.bonuses[0].times(dice(placed))


def wounds(skill: Skill, placed: str) -> int:
    """The wounds of an attack with these dice, without Steam Power."""
    extra = [effect.n for effect in skill.bonuses[0].does if effect.what == "extra_wound"]
    return skill.wounds + bonus(skill, placed) * sum(extra)


def words(skill: Skill) -> list[str]:
    return [repr(effect) for effect in skill.does]


def bonus_words(skill: Skill) -> list[str]:
    return [repr(effect) for effect in skill.bonuses[0].does]


# Requirements


@pytest.mark.rule("SR-REQ-01", "SR-EX-17")
def test_the_dice_in_the_gaps_add_up() -> None:
    assert met("6+[1]", "6")
    assert not met("6+[1]", "5")
    assert not met("6+[1]", "3 3"), "one gap takes one die"
    assert met("6+[2]", "3 3")
    assert met("6+[2]", "6 1"), "a die more than needed is allowed while there is a gap"
    assert not met("6+[2]", "2 2 2")
    assert not met("6+[2]", "")


@pytest.mark.rule("SR-REQ-01")
@pytest.mark.parametrize(
    ("requirement", "least", "most"),
    [("7+[2]", 2, 2), ("6+[2]", 1, 2), ("12+[3]", 2, 3), ("13+[3]", 3, 3), ("5+each[3]", 1, 3), ("ladder3", 3, 3),
     ("X=X", 2, 2), ("X=X=X", 3, 3), ("=4", 1, 1), ("(1,2)|(3,4)", 2, 2), ("5+[1]|M:2+[1]", 1, 1),
     ("=1|X=X=X", 1, 3)],
)  # fmt: skip
def test_how_many_dice_may_be_placed(requirement: str, least: int, most: int) -> None:
    needs = Needs(requirement)
    assert (needs.least, needs.most, needs.text) == (least, most, requirement)
    for size in range(1, 5):
        possible = any(needs.met(placed) for placed in product([f"M{face}" for face in range(1, 7)], repeat=size))
        assert possible == (size in (least, most) or (least <= size <= most and requirement != "=1|X=X=X"))


@pytest.mark.rule("SR-REQ-02")
def test_an_exact_value() -> None:
    assert [face for face in range(1, 7) if met("=4", str(face))] == [4]
    assert not met("=4", "4 4")


@pytest.mark.rule("SR-REQ-03")
def test_two_equal_dice() -> None:
    assert met("X=X", "2 2")
    assert met("X=X", "2R 2B"), "only the value counts"
    assert not met("X=X", "2 3")
    assert not met("X=X", "2")
    assert not met("X=X", "2 2 2")


@pytest.mark.rule("SR-REQ-04")
def test_three_equal_dice() -> None:
    assert met("X=X=X", "5 5 5")
    for placed in set(permutations("554")):
        assert not met("X=X=X", " ".join(placed))
    assert not met("X=X=X", "5 5")


@pytest.mark.rule("SR-REQ-05")
def test_a_ladder_is_three_consecutive_values_in_any_order() -> None:
    ladders = {(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)}
    for faces in product(range(1, 7), repeat=3):
        assert met("ladder3", " ".join(map(str, faces))) == (tuple(sorted(faces)) in ladders)
    assert not met("ladder3", "1 2")
    assert not met("ladder3", "1 2 3 4")


@pytest.mark.rule("SR-REQ-06")
def test_any_die_is_one_or_more() -> None:
    assert all(Needs("1+[1]").met((die,)) for die in FACE)
    assert not met("1+[1]", "1 1")


@pytest.mark.rule("SR-REQ-07", "SR-EX-19")
def test_a_colour_may_make_it_easier() -> None:
    assert met("5+[1]|M:2+[1]", "2M")
    assert not met("5+[1]|M:2+[1]", "1M")
    assert not met("5+[1]|M:2+[1]", "2R")
    assert not met("5+[1]|M:2+[1]", "2B")
    assert met("5+[1]|M:2+[1]", "5R")
    assert not met("M:5+[2]", "3M 2R"), "every die placed must have the colour"
    assert met("M:5+[2]", "3M 2M")
    assert met("R:X=X", "3R 3R")
    assert not met("R:X=X", "3R 3M")


@pytest.mark.rule("SR-REQ-08", "SR-EX-18")
def test_pairs_are_not_mixed() -> None:
    for faces in product(range(1, 7), repeat=2):
        assert met("(1,2)|(3,4)", "{} {}".format(*faces)) == (tuple(sorted(faces)) in {(1, 2), (3, 4)})
    assert not met("(1,2)|(3,4)", "1 2 3"), "and there are two gaps only"
    assert met("(2,2)", "2 2")


@pytest.mark.rule("SR-REQ-09", "SR-CHAR-06")
def test_colours_add_a_bonus_to_what_is_met_anyway() -> None:
    mapuche = CHARACTERS["mapuche"].main
    assert (mapuche.attack, mapuche.needs.text, mapuche.wounds) == ("melee", "7+[2]", 1)
    assert wounds(mapuche, "4R 3R") == 2
    assert wounds(mapuche, "5R 3B") == 1
    assert not mapuche.needs.met(dice("3R 3R")), "and the colours alone are not enough"


@pytest.mark.rule("SR-REQ-09")
def test_a_bonus_looks_at_all_colours_it_names() -> None:
    clayton, charlotte = CHARACTERS["clayton"], CHARACTERS["charlotte"]
    assert bonus(clayton.main, "3B 4R") == bonus(clayton.main, "4R 3B") == 1
    assert bonus(clayton.main, "4R 4R") == bonus(clayton.main, "4B 4B") == bonus(clayton.main, "4M 4B") == 0
    assert bonus(charlotte.main, "4M 4B") == 1
    assert bonus(clayton.second, "4M") == 1
    assert bonus(clayton.second, "4R") == 0
    assert bonus(CHARACTERS["arcturus"].main, "4M 5B") == 1, "one purple die among two is enough"
    assert bonus(CHARACTERS["yusra"].main, "4M 5B") == 0


@pytest.mark.rule("SR-REQ-10")
def test_each_further_agility_die_adds_a_wound() -> None:
    ottoline = CHARACTERS["ottoline"].main
    assert wounds(ottoline, "5R 6B 5B") == 3
    assert wounds(ottoline, "6B 5R 5B") == 3, "the player names the best die as the first"
    assert wounds(ottoline, "5R 6R") == 1
    assert wounds(ottoline, "5B 6B 5B") == 3
    assert wounds(ottoline, "5B 6B") == 2
    assert wounds(ottoline, "5B") == wounds(ottoline, "5M") == 1
    assert not ottoline.needs.met(dice("5B 4B"))
    assert not ottoline.needs.met(dice("5B 5B 5B 5B"))
    assert ottoline.bonuses[0].times(()) == 0


@pytest.mark.rule("SR-CHAR-07")
def test_generic_dice_have_values_but_no_colour() -> None:
    mapuche, ottoline = CHARACTERS["mapuche"].main, CHARACTERS["ottoline"].main
    assert bonus(mapuche, "4R 3R") == 1
    assert bonus(mapuche, "6G 6G") == bonus(mapuche, "6R 6G") == 0
    assert bonus(ottoline, "6G 6G") == 0
    assert met("5+[1]|M:2+[1]", "5G")
    assert not met("5+[1]|M:2+[1]", "4G")


@pytest.mark.parametrize(
    "text",
    ["", "7", "7+", "7+2", "7+[]", "7+[0]", "0+[1]", "07+[2]", "7+[02]", "-7+[2]", "7+[2", "7+[2]x", " 7+[2]", "7 +[2]",
     "7+each", "7+each[2]", "0+each[2]", "=0", "=7", "=", "==4", "x=x", "X=X=X=X", "X", "ladder", "ladder4", "(1)",
     "(1,2", "(1,2,3)", "(0,2)", "(1,7)", "(1;2)", "7+[2]|", "|7+[2]", "G:7+[2]", "RB:7+[2]", ":7+[2]", "m:2+[1]",
     "M:M:2+[1]", "M:", "²+[1]", "7+[1]", "13+[2]", "100+[20]", "7+[2]/8+[2]"],
)  # fmt: skip
def test_what_is_no_requirement_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        Needs(text, "content/characters.toml: somebody")
    assert caught.value.where == "content/characters.toml: somebody"
    assert repr(text) in caught.value.what


# Worked examples of attacks and skills, as far as the data shows them


@pytest.mark.rule("SR-RULING-04")
def test_the_ranged_attack_with_the_health_bonus_needs_eight() -> None:
    hans = CHARACTERS["hans"].main
    assert (hans.attack, hans.needs.text, hans.wounds, bonus_words(hans)) == ("ranged", "8+[2]", 1, ["heal(1, self)"])
    assert bonus(hans, "5R 3R") == 1
    assert not hans.needs.met(dice("4R 3R"))


@pytest.mark.rule("SR-CHAR-06")
@pytest.mark.parametrize(
    ("who", "placed", "does"),
    [("amelia", "5B 2R", "steam(1)"), ("patty", "6R 1R", "stun"), ("duane", "6R 1R", "stun"),
     ("kelly", "4R 4B", "wound(1, other)"), ("fucatchu", "4B 3B", "move(3)"), ("ignatius", "4R 3M", "madness(1)"),
     ("charlotte", "4B 4M", "to_stygia"), ("vikka", "4B 4M", "stun"), ("yusra", "4M 4M", "to_stygia"),
     ("tom", "4M 3R", "steam(1)"), ("arcturus", "4B 4M", "madness(1, room_enemy)")],
)  # fmt: skip
def test_main_attacks_with_their_bonus(who: str, placed: str, does: str) -> None:
    main = CHARACTERS[who].main
    assert (main.wounds, bonus(main, placed), bonus_words(main)) == (1, 1, [does])
    assert not main.bonuses[0].instead
    assert bonus(main, "6G 6G") == 0


@pytest.mark.rule("SR-CHAR-06")
def test_a_bonus_may_take_the_place_of_the_effect() -> None:
    morsiarty, clayton, yusra = CHARACTERS["morsiarty"].main, CHARACTERS["clayton"].second, CHARACTERS["yusra"].second
    assert (morsiarty.attack, morsiarty.wounds, morsiarty.enemies_only) == ("room", 0, True)
    assert (words(morsiarty), bonus_words(morsiarty)) == (["poison"], ["poison(room_enemies)"])
    assert bonus(morsiarty, "4M 5R") == 1
    assert (words(clayton), bonus_words(clayton)) == (["heal(1, teammate)"], ["heal(1, team_room)"])
    assert morsiarty.bonuses[0].instead
    assert clayton.bonuses[0].instead
    assert not yusra.bonuses[0].instead, "she draws and clears their minds"


@pytest.mark.rule("SR-CHAR-06")
@pytest.mark.parametrize(
    ("who", "attack", "wounds", "does"),
    [("charlotte", "", 0, ["die4"]), ("mapuche", "", 0, ["die4(room)"]), ("patty", "", 0, ["resolve_room"]),
     ("hans", "", 0, ["steam(1)"]), ("ottoline", "", 0, ["draw(1)"]), ("ignatius", "", 0, ["clarity(1, team_room)"]),
     ("kelly", "", 0, ["drag(2, enemy)"]), ("jack", "melee", 1, ["move(2)"]), ("duane", "melee", 2, []),
     ("vikka", "", 0, ["heal(1, teammate)", "clarity(1, teammate)"]), ("arcturus", "room", 1, []),
     ("amelia", "ranged", 1, []), ("magda", "ranged", 1, []), ("fucatchu", "melee", 1, [])],
)  # fmt: skip
def test_secondary_skills(who: str, attack: str, wounds: int, does: list[str]) -> None:
    second = CHARACTERS[who].second
    assert (second.attack, second.wounds, words(second)) == (attack, wounds, does)
    assert second.enemies_only == (who == "arcturus")
    assert second.per_steam == (9 if who in ("amelia", "magda") else 0)


# The tables


@pytest.mark.rule("SR-GAP-01")
def test_eighteen_characters_with_both_sides_of_their_cards() -> None:
    assert len(CHARACTERS) == 18
    assert [character.faction for character in CHARACTERS.values()] == ["commonsteam"] * 9 + ["abyssal"] * 9
    assert [id for id, character in CHARACTERS.items() if character.leader] == ["clayton", "morsiarty"]
    assert list(NUMBER.items()) == list(zip(CHARACTERS, range(18), strict=True))
    assert [character.special for character in CHARACTERS.values()] == list(SPECIALS)
    for id, character in CHARACTERS.items():
        assert character.id == id
        assert (character.main.id, character.second.id, character.minion.id) == ("main", "second", "main")
        assert 2 <= len(character.dice) <= 3
        assert 2 <= character.minion_dice <= 3
        assert character.minion_health <= character.health
        assert character.minion.wounds == 1
        assert not character.minion.does
        assert not character.minion.bonuses


@pytest.mark.rule("SR-GAP-01")
def test_what_the_rulebook_tells_of_characters_is_kept_and_marked() -> None:
    charlotte, mapuche, arcturus = CHARACTERS["charlotte"], CHARACTERS["mapuche"], CHARACTERS["arcturus"]
    assert charlotte.dice == "BM"
    assert (mapuche.dice, mapuche.health, mapuche.mind) == ("RRB", 4, 1)
    assert (arcturus.dice, arcturus.health, arcturus.mind) == ("BM", 2, 3)
    assert {"dice", "health", "mind", "main", "second"} <= set(charlotte.rulebook)
    assert {"health", "mind", "main.needs", "second", "special"} <= set(mapuche.rulebook)
    kelly = CHARACTERS["kelly"]
    assert (kelly.minion_health, kelly.minion_mind, kelly.minion.needs.text) == (2, 3, "7+[2]")
    assert {"minion.health", "minion.mind", "minion.needs"} <= set(kelly.rulebook)
    assert {character.mark for character in CHARACTERS.values()} == {"ours"}, "every row has something of ours"


@pytest.mark.rule("SR-GAP-02")
def test_four_names_are_ours() -> None:
    ours = [id for id, character in CHARACTERS.items() if "name" not in character.rulebook]
    assert ours == ["ottoline", "ignatius", "yusra", "tom"]
    assert (CHARACTERS["hans"].faction, CHARACTERS["vikka"].faction) == ("commonsteam", "abyssal")


@pytest.mark.rule("SR-RULING-68")
def test_the_card_with_one_and_three_has_three_health() -> None:
    assert (CHARACTERS["fucatchu"].health, CHARACTERS["fucatchu"].mind) == (3, 1)


@pytest.mark.rule("SR-GAP-03")
def test_the_magic_deck() -> None:
    assert sum(card.copies for card in MAGIC.values()) == 40
    assert len(MAGIC_DECK) == 37, "the companions wait beside the Room deck"
    assert tuple(sorted(MAGIC_DECK)) == MAGIC_DECK
    assert zones.tally(MAGIC_DECK) == {id: card.copies for id, card in sorted(MAGIC.items()) if id not in COMPANIONS}
    named = [id for id, card in MAGIC.items() if card.mark == "rulebook" or "name" in card.rulebook]
    assert named == [
        *COMPANIONS,
        "stunner",
        "devastating",
        "steam_justice",
        "give_breath",
        "team_reflexes",
        "mass_clarity",
    ]
    kinds = zones.tally(tuple(sorted(card.kind for card in MAGIC.values() for _ in range(card.copies))))
    assert kinds == {"A": 21, "E": 13, "R": 6}
    assert [id for id, card in MAGIC.items() if card.kind == "R"] == ["give_breath", "smelling_salts", "brace"]


@pytest.mark.rule("SR-RULING-124")
def test_which_companion_gives_which_die() -> None:
    assert {id: card.companion for id, card in MAGIC.items() if card.companion} == {
        "octopiti": "R",
        "rafter": "B",
        "zuba": "M",
    }
    assert [MAGIC[id].mark for id in COMPANIONS] == ["rulebook"] * 3


@pytest.mark.rule("SR-CHAR-06")
def test_weapons_say_how_they_fire() -> None:
    weapons = [skill for card in MAGIC.values() for skill in card.skills]
    assert [(s.id, s.attack, s.needs.text, s.wounds, s.per_steam, s.steam, words(s)) for s in weapons] == [
        ("stunner.1", "ranged", "ladder3", 1, 0, 0, ["stun"]),
        ("stunner.2", "line", "7+[2]", 1, 0, 1, ["stun"]),
        ("devastating.1", "ranged", "(1,2)|(3,4)", 2, 0, 0, []),
        ("devastating.2", "ranged", "(1,2)|(3,4)", 3, 0, 1, []),
        ("steam_justice.1", "ranged", "6+[1]", 1, 2, 0, []),
        ("harpoon_gun.1", "ranged", "7+[2]", 1, 0, 0, ["drag(2, toward)"]),
    ]


@pytest.mark.rule("SR-GAP-04")
def test_the_defence_deck() -> None:
    assert len(DEFENCE_DECK) == 40
    assert tuple(sorted(DEFENCE_DECK)) == DEFENCE_DECK
    assert zones.tally(DEFENCE_DECK) == {id: card.copies for id, card in sorted(DEFENCE.items())}
    assert [id for id, card in DEFENCE.items() if card.rulebook] == ["scorch", "shock", "stygian_storm", "slaughter"]
    assert [id for id, card in DEFENCE.items() if card.own_turn] == ["call_to_arms", "forced_march"]


@pytest.mark.rule("SR-GAP-05", "SR-ROOM-05")
def test_the_room_deck() -> None:
    assert len(ROOM_DECK) == 20
    assert tuple(sorted(ROOM_CARDS)) == ROOM_DECK
    assert len([card for card in ROOM_CARDS.values() if "name" in card.rulebook]) == 7
    for card in ROOM_CARDS.values():
        assert card.target >= 1
        assert card.reward
        assert card.curse in ("", "alarm", "vortex", "punishment")
        assert bool(card.curse) == bool(card.numbers)
        assert set(card.numbers) <= {1, 2, 3, 4, 5, 6}
        assert set(card.turrets) <= set(TURRETS)
    none = [id for id, card in ROOM_CARDS.items() if not card.penalty]
    assert none == ["quiet_store", "empty_office"]
    assert ROOM_CARDS["gun_nest"].turrets == ("basic", "basic")
    assert (ROOM_CARDS["weeping_idol"].curse, ROOM_CARDS["weeping_idol"].numbers) == ("vortex", (2, 4))


@pytest.mark.rule("SR-RULING-17")
def test_automatic_defenses_is_worth_22() -> None:
    card = ROOM_CARDS["automatic_defenses"]
    assert (card.target, card.curse, card.numbers) == (22, "alarm", (2,))
    assert (repr(card.penalty), repr(card.reward)) == ("(wound(1, all),)", "(draw(1),)")
    assert {"target", "curse", "numbers", "reward"} <= set(card.rulebook)


@pytest.mark.rule("SR-RULING-89", "SR-GAP-06")
def test_breeding_rooms_poison_and_their_icon_is_ours() -> None:
    breeding = [card for card in ROOM_CARDS.values() if card.clears]
    assert [card.id for card in breeding] == ["octopitis_breeding", "rafters_breeding", "zubas_breeding"]
    for card, companion in zip(breeding, COMPANIONS, strict=True):
        assert (card.target, repr(card.penalty), repr(card.reward)) == (
            18,
            "(poison(all),)",
            f"(companion({companion}),)",
        )
        assert "penalty" not in card.rulebook


@pytest.mark.rule("SR-GAP-06")
def test_lost_icons_are_marked_ours() -> None:
    assert "main.bonuses.1.does" in CHARACTERS["fucatchu"].rulebook
    assert "main.bonuses" not in CHARACTERS["fucatchu"].rulebook, "its colours are ours"
    assert "special" not in CHARACTERS["charlotte"].rulebook, "what she wins in Stygia is ours"
    assert "special" not in CHARACTERS["magda"].rulebook
    assert "special" not in CHARACTERS["arcturus"].rulebook, "what his dice count as in Stygia is ours"
    assert "main.bonuses" not in CHARACTERS["mapuche"].rulebook, "two dice of which colour is ours"
    assert "second" not in CHARACTERS["clayton"].rulebook, "what the team regains is ours"
    assert "numbers" not in ROOM_CARDS["shock_defenses"].rulebook


@pytest.mark.rule("SR-GAP-06")
@pytest.mark.parametrize("card", ["automatic_defenses", "lethal_defenses", "astral_defense"])
def test_a_penalty_whose_icon_is_lost_is_ours(card: str) -> None:
    """The scan reads `1 _ to the attackers in the room`: one of what, we had to say."""
    assert "penalty" not in ROOM_CARDS[card].rulebook


@pytest.mark.rule("SR-GAP-06")
def test_a_card_whose_icon_is_lost_has_its_effect_from_us() -> None:
    assert MAGIC["give_breath"].rulebook == MAGIC["mass_clarity"].rulebook == DEFENCE["slaughter"].rulebook == ("name",)
    assert not {"skills.2", "skills.2.steam", "skills.2.wounds"} & set(MAGIC["stunner"].rulebook)
    assert "skills.2.steam" not in MAGIC["devastating"].rulebook


@pytest.mark.rule("SR-GAP-01", "SR-GAP-06")
def test_the_nine_attacks_without_a_name_are_ours_where_we_gave_them_to_somebody() -> None:
    """The rulebook's samples (SR-EX-20 to SR-EX-28) name no owner; who has them, and so what he does, we chose."""
    for one in ("amelia", "patty", "hans", "morsiarty", "duane"):
        assert CHARACTERS[one].rulebook == ("name",), one
    for one in ("mapuche", "ottoline", "kelly", "magda"):
        assert "main.bonuses" not in CHARACTERS[one].rulebook, one
    assert "second.per_steam" not in CHARACTERS["magda"].rulebook


def test_turrets_are_all_the_rulebooks() -> None:
    assert [(t.id, t.health, t.needs, t.all_in_room, t.steam, t.mark) for t in TURRETS.values()] == [
        ("basic", 1, 5, False, 1, "rulebook"),
        ("mkii", 2, 4, False, 2, "rulebook"),
        ("flame", 1, 5, True, 1, "rulebook"),
    ]


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
        ('kind = "E"', 'kind = "A"', '"octopiti": only equipment has skills or gives a die'),
        ('does = "stun"', 'does = "stun(everybody)"', '"stunner": skills 1: does: column 1: stun takes 0 arguments'),
        ("steam = 1", "steam = 10", '"stunner": skills 2: steam must be 0 to 9, not 10'),
        ('id = "boiler_plate"', 'id = "boiler_plates"', '"boiler_plates": it does nothing: give it skills, or a rule'),
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
