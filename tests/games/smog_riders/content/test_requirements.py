"""The box of The Smog Riders: which dice a requirement takes, and what attacks and skills do with them."""

from itertools import permutations, product

import pytest

from brassboard.games.smog_riders.content import (
    CHARACTERS,
    FACE,
    MAGIC,
    Needs,
    Skill,
)
from brassboard.kernel import BadInput


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
