"""Attacks and special actions: whom they reach, what they do, and what a skill gives beside wounds."""

import pytest

from brassboard.games.smog_riders.data.frames import Blow, Harm
from brassboard.games.smog_riders.data.table import MAP
from games.smog_riders.helper import Stage

WORKSHOP = "west_workshop"


def attacking(team: tuple[str, str, str], *enemies: tuple[str, str], players: int = 2, at: str = "E7") -> Stage:
    """The first of the team in the west workshop, his enemies where they are put, the others at home."""
    stage = Stage(team=team, players=players).no_turrets().put(team[0], at)
    for enemy, square in enemies:
        stage.put(enemy, square)
    return stage.rolling()


MAPUCHE = ("mapuche", "charlotte", "arcturus")
CHARLOTTE = ("charlotte", "mapuche", "arcturus")


# Whom an attack may be aimed at


@pytest.mark.rule("SR-ATT-01", "SR-RULING-95")
def test_enemies_turrets_and_allies_but_no_teammate() -> None:
    stage = attacking(MAPUCHE, ("kelly", "D6"), players=3).put("amelia", "E6").put("charlotte", "F6")
    gun = stage.turret("mkii", "F7")
    stage.roll_room(WORKSHOP, "R6", "R1", "B3", "B1", "M1").assign(mapuche_main=["R6", "B3"]).answer("use:mapuche,main")
    assert stage.kind == "aim"
    assert stage.offers("aim") == {"kelly", "amelia", gun}
    stage.answer("aim:amelia")
    assert stage.who("amelia").wounds == 1


@pytest.mark.rule("SR-ATT-01")
def test_a_minion_attacks_attackers_only() -> None:
    stage = Stage(players=3).no_turrets().put("kelly", "E7").put("magda", "E6").put("mapuche", "D7").put("amelia", "F7")
    stage.turret("basic", "F8")
    stage.rolling(stage.defender).roll_room(WORKSHOP, "G6", "G1", "G1", "G1", "G1").assign(kelly_main=["G6", "G1"])
    stage.answer("use:kelly,main")
    assert stage.offers("aim") == {"mapuche", "amelia"}


@pytest.mark.rule("SR-ATT-02", "SR-ATT-03")
@pytest.mark.parametrize(("square", "reached"), [("E5", False), ("C7", False), ("D6", True), ("F8", True)])
def test_a_melee_attack_reaches_adjacent_squares_only(square: str, reached: bool) -> None:
    stage = attacking(MAPUCHE, ("kelly", square), ("magda", "C5"))
    stage.roll_room(WORKSHOP, "R6", "R5", "B1").assign(mapuche_main=["R6", "R5"])
    if reached:
        stage.answer("use:mapuche,main")
        assert stage.who("kelly").wounds == 2
    else:
        assert stage.kind != "perform", "there is nothing to carry out"
        assert stage.who("kelly").wounds == 0


@pytest.mark.rule("SR-RULING-09", "SR-ATT-03")
def test_adjacent_is_a_matter_of_squares_not_of_rooms() -> None:
    stage = attacking(MAPUCHE, ("kelly", "G6"), ("magda", "C5"), at="F6").doors("cp")
    stage.roll_room(WORKSHOP, "R6", "R5", "B1").assign(mapuche_main=["R6", "R5"]).answer("use:mapuche,main")
    assert stage.who("kelly").at == "out", "through the open door"
    stage = attacking(MAPUCHE, ("kelly", "G6"), ("magda", "C5"), at="F6").doors()
    stage.roll_room(WORKSHOP, "R6", "R5", "B1").assign(mapuche_main=["R6", "R5"])
    assert stage.kind != "perform", "a closed door is a wall; nor does he reach Magda at the far side of his room"


@pytest.mark.rule("SR-ATT-04")
def test_a_ranged_attack_reaches_through_an_open_door_as_far_as_it_sees() -> None:
    stage = attacking(CHARLOTTE, ("kelly", "J6"), at="C6").doors("cp").put("mapuche", "E8")
    stage.roll_room(WORKSHOP, "B1", "M4", "R5", "R1", "B1").assign(charlotte_main=["R5", "M4"])
    stage.answer("use:charlotte,main")
    assert stage.who("kelly").wounds == 1
    stage = attacking(CHARLOTTE, ("kelly", "J6"), at="C6").doors()
    stage.roll_room(WORKSHOP, "B5", "M4").assign(charlotte_main=["B5", "M4"])
    assert stage.kind != "perform"


@pytest.mark.rule("SR-RULING-08")
def test_one_free_line_between_any_two_sides_is_enough() -> None:
    stage = attacking(CHARLOTTE, ("kelly", "C7"), ("magda", "D6"), at="C5")
    site, doors = stage.site, stage.board.open

    def sees(one: str, two: str, *standing: str) -> bool:
        blocked = sum(1 << site.board.square(square) for square in standing)
        return site.sees(site.board.square(one), site.board.square(two), doors, blocked)

    assert sees("C5", "D7", "C6"), "one figure leaves a line free"
    assert not sees("C5", "D7", "C6", "D6"), "two do not"
    assert not sees("C5", "C7", "C6"), "straight behind a figure"
    assert sees("C5", "F8")
    assert sees("F8", "C5"), "who sees is seen"
    stage.put("jack", "C6").roll_room(WORKSHOP, "B5", "M4").assign(charlotte_main=["B5", "M4"])
    stage.answer("use:charlotte,main")
    assert stage.offers("aim") == {"jack", "magda"}, "Kelly stands behind Jack"


@pytest.mark.rule("SR-RULING-07")
def test_a_flamethrower_burns_only_inside_its_room() -> None:
    stage = Stage().no_turrets().put("mapuche", "E6").put("charlotte", "C5").put("arcturus", "H6").doors("cp")
    gun = stage.turret("flame", "F5")
    stage.rolling(stage.defender).roll_room(WORKSHOP, "G5").assign(**{f"{gun}_fire": ["G5"]}).answer(f"use:{gun},fire")
    assert [stage.who(one).wounds for one in ("mapuche", "charlotte", "arcturus")] == [1, 1, 0]


@pytest.mark.rule("SR-RULING-07")
def test_a_basic_turret_fires_as_far_as_it_sees() -> None:
    stage = Stage().no_turrets().put("arcturus", "H6").doors("cp")
    gun = stage.turret("basic", "C6")
    stage.rolling(stage.defender).roll_room(WORKSHOP, "G5").assign(**{f"{gun}_fire": ["G5"]}).answer(f"use:{gun},fire")
    assert stage.who("arcturus").wounds == 1


@pytest.mark.rule("SR-ATT-02")
def test_a_turret_with_nobody_in_sight_cannot_fire() -> None:
    stage = Stage().no_turrets().put("kelly", "C6").put("mapuche", "D6").put("charlotte", "C7")
    gun = stage.turret("basic", "C5")
    stage.rolling(stage.defender).roll_room(WORKSHOP, "G5", "G4", "G4").assign(
        **{f"{gun}_fire": ["G5"]}, kelly_main=["G4", "G4"]
    )
    assert stage.denied(f"use:{gun},fire") == ""
    stage.put("mapuche", "H8")
    assert stage.denied(f"use:{gun},fire") == "SR-ATT-02"


@pytest.mark.rule("SR-ATT-05")
def test_there_is_no_roll_against_an_attack() -> None:
    stage = attacking(MAPUCHE, ("kelly", "E8"))
    stage.roll_room(WORKSHOP, "R6", "B1", "R1").assign(mapuche_main=["R6", "B1"]).answer("use:mapuche,main")
    assert stage.who("kelly").wounds == 1
    assert not stage.chance


@pytest.mark.rule("SR-ATT-06")
def test_extra_effects_need_a_successful_attack() -> None:
    stage = attacking(("patty", "mapuche", "charlotte"), ("kelly", "E8")).change("patty", dice="RR")
    stage.roll_room(WORKSHOP, "R5", "R1")
    assert stage.kind != "place" or stage.offers("place") == {"R5,none"}, "two red dice, but only 6"
    stage.assign()
    assert not stage.who("kelly").stunned


# The nine samples


@pytest.mark.rule("SR-EX-20", "SR-ATT-07", "SR-REQ-09")
def test_two_red_dice_add_a_wound() -> None:
    stage = attacking(MAPUCHE, ("duane", "E8"))
    stage.roll_room(WORKSHOP, "R4", "R3", "B3").assign(mapuche_main=["R4", "R3"]).answer("use:mapuche,main")
    assert stage.who("duane").wounds == 2
    stage = attacking(MAPUCHE, ("duane", "E8"))
    stage.roll_room(WORKSHOP, "R4", "R1", "B3").assign(mapuche_main=["R4", "B3"]).answer("use:mapuche,main")
    assert stage.who("duane").wounds == 1


@pytest.mark.rule("SR-EX-21", "SR-ATT-07")
def test_blue_and_red_give_steam_power() -> None:
    stage = attacking(("amelia", "mapuche", "charlotte"), ("duane", "E8"))
    stage.roll_room(WORKSHOP, "R2", "B5", "B1").assign(amelia_main=["B5", "R2"]).answer("use:amelia,main")
    assert (stage.who("duane").wounds, stage.side(0).steam) == (1, 1)


@pytest.mark.rule("SR-EX-22", "SR-REQ-10")
@pytest.mark.parametrize(
    ("dice", "wounds"), [(("B5", "B6"), 2), (("M5", "B6", "B5"), 3), (("M5", "M6"), 1), (("B5",), 1), (("M6", "B5"), 2)]
)
def test_each_further_agility_die_adds_a_wound(dice: tuple[str, ...], wounds: int) -> None:
    team = ("ottoline", "ignatius", "clayton")
    stage = attacking(team, players=3).put("mapuche", "C5").put("ignatius", "F8", dice="M")  # an ally with 4 Health
    rest = {"B": 2, "M": 2}
    for die in dice:
        rest[die[0]] -= 1
    stage.roll_room(WORKSHOP, *dice, *[f"{colour}1" for colour in "BM" for _ in range(rest[colour])])
    stage.assign(ottoline_main=dice).answer("use:ottoline,main")
    assert stage.who("mapuche").wounds == wounds


@pytest.mark.rule("SR-EX-23", "SR-ATT-07")
def test_two_red_dice_stun() -> None:
    stage = attacking(("patty", "mapuche", "charlotte"), ("kelly", "E8"))
    stage.roll_room(WORKSHOP, "R6", "R1", "M1").assign(patty_main=["R6", "R1"]).answer("use:patty,main")
    assert (stage.who("kelly").wounds, stage.who("kelly").stunned) == (1, True)


@pytest.mark.rule("SR-EX-24", "SR-ATT-07")
def test_red_and_blue_wound_a_second_target_in_sight() -> None:
    stage = attacking(("kelly", "jack", "duane"), ("hans", "E8"), ("charlotte", "C5"), ("patty", "J8"))
    stage.roll_room(WORKSHOP, "R4", "B4", "M1").assign(kelly_main=["R4", "B4"]).answer("use:kelly,main")
    assert stage.kind == "other"
    assert stage.offers("aim") == {"charlotte"}, "not the first target, nor who is out of sight"
    stage.answer("aim:charlotte")
    assert (stage.who("hans").wounds, stage.who("charlotte").wounds) == (1, 1)


@pytest.mark.rule("SR-EX-25", "SR-ATT-07")
def test_a_ladder_and_a_wound_for_each_steam_power() -> None:
    stage = attacking(("amelia", "mapuche", "charlotte"), ("duane", "C5")).stock(0, steam=3)
    stage.roll_room(WORKSHOP, "R2", "B3", "B4").assign(amelia_second=["R2", "B3", "B4"]).answer("use:amelia,second")
    assert stage.asked == (0, "steam")
    assert len(stage.options()) == 4, "0 to 3"
    stage.answer(stage.options()[2])
    assert stage.who("duane").at == "out", "3 wounds"
    assert stage.side(0).steam == 1


@pytest.mark.rule("SR-EX-26", "SR-ATT-08", "SR-RULING-01", "SR-RULING-104")
def test_with_a_magic_die_all_enemies_in_the_room_are_poisoned() -> None:
    stage = attacking(("morsiarty", "kelly", "jack"), ("hans", "E5"), ("charlotte", "E6"), ("clayton", "C5"), at="E7")
    stage.put("patty", "G6").doors("cp")
    stage.roll_room(WORKSHOP, "R5", "M4", "M1").assign(morsiarty_main=["M4", "R5"]).answer("use:morsiarty,main")
    for one in ("hans", "charlotte", "clayton"):  # Hans stands behind Charlotte: no line of sight is needed
        assert (stage.who(one).wounds, stage.who(one).stunned) == (1, True)
    assert stage.who("patty").wounds == 0


@pytest.mark.rule("SR-ATT-08")
def test_without_a_magic_die_one_enemy_in_the_room_and_in_sight() -> None:
    stage = attacking(("morsiarty", "kelly", "jack"), ("hans", "E5"), ("charlotte", "E6"), ("clayton", "C5"), at="E7")
    stage.put("kelly", "F8").put("patty", "H6").doors("cp")
    stage.roll_room(WORKSHOP, "R5", "M1", "M1", "R4", "B1", "M1").assign(morsiarty_main=["R5", "R4"])
    stage.answer("use:morsiarty,main")
    assert stage.offers("aim") == {"charlotte", "clayton"}
    stage.answer("aim:clayton")
    assert (stage.who("clayton").wounds, stage.who("clayton").stunned) == (1, True)
    assert stage.who("charlotte").wounds == 0


@pytest.mark.rule("SR-ATT-02", "SR-ATT-08")
def test_an_attack_on_one_enemy_in_the_room_needs_one_in_sight() -> None:
    stage = attacking(("morsiarty", "kelly", "jack"), ("hans", "E5"), at="E7").put("kelly", "E6")
    stage.roll_room(WORKSHOP, "R5", "M1", "M6", "R4", "B1", "M1").assign(
        morsiarty_main=["R5", "R4"], morsiarty_second=["M6"]
    )
    assert stage.denied("use:morsiarty,main") == "SR-ATT-02", "Kelly stands between them"
    assert stage.denied("use:morsiarty,second") == ""


@pytest.mark.rule("SR-EX-27")
def test_three_equal_dice_resolve_the_room() -> None:
    stage = attacking(("patty", "mapuche", "charlotte")).room(WORKSHOP, card="lethal_defenses", laid=1)
    stage.roll_room(WORKSHOP, "R5", "R5", "M5").assign(patty_second=["R5", "R5", "M5"]).answer("use:patty,second")
    assert stage.state_of(WORKSHOP).state == "resolved"
    assert len(stage.side(0).magic) == 2, "the reward is hers"


@pytest.mark.rule("SR-EX-28", "SR-ATT-07")
def test_two_red_dice_heal_the_attacker() -> None:
    stage = attacking(("hans", "mapuche", "charlotte"), ("duane", "C5")).change("hans", wounds=2)
    stage.roll_room(WORKSHOP, "R5", "R3", "B1").assign(hans_main=["R5", "R3"]).answer("use:hans,main")
    assert (stage.who("duane").wounds, stage.who("hans").wounds) == (1, 1)


# Poison, around, lines


@pytest.mark.rule("SR-RULING-01")
def test_poison_is_a_wound_and_a_stun() -> None:
    stage = Stage().put("arcturus", "E7")
    stage.frames(Harm(stage.defender, "card", (Blow("arcturus", 1, True, 0, True),)))
    assert (stage.who("arcturus").wounds, stage.who("arcturus").stunned) == (1, True)


@pytest.mark.rule("SR-ATT-09", "SR-RULING-95", "SR-RULING-104")
def test_around_hits_every_adjacent_character_and_no_turret() -> None:
    stage = Stage(team=("fucatchu", "duane", "tom"), players=3).no_turrets().put("fucatchu", "E7").put("hans", "E8")
    stage.put("duane", "D7").put("morsiarty", "F7").put("patty", "C5")
    gun = stage.turret("basic", "F8")
    stage.rolling().roll_room(WORKSHOP, "R1", "B1", "B1", "R6", "R3", "R1").assign(fucatchu_second=["R6", "R3"])
    stage.answer("use:fucatchu,second")
    assert stage.offers("aim") == {"hans", "morsiarty", gun}, "a teammate is no target, but is hit"
    stage.answer("aim:hans")
    hit = {one: stage.who(one).wounds for one in ("hans", "duane", "morsiarty", "patty", "fucatchu")}
    assert hit == {"hans": 1, "duane": 1, "morsiarty": 1, "patty": 0, "fucatchu": 0}
    assert stage.board.turrets[0].wounds == 0


@pytest.mark.rule("SR-RULING-104")
def test_a_line_goes_through_figures_and_hits_all_but_teammates() -> None:
    stage = Stage(players=3).no_turrets().put("mapuche", "C6").gear("mapuche", "stunner").stock(0, steam=1)
    stage.put("kelly", "D6").put("charlotte", "E6").put("amelia", "F6").put("magda", "H6").put("jack", "D7").doors("cp")
    gun = stage.turret("mkii", "J6")
    stage.rolling().roll_room(WORKSHOP, "R4", "R3", "B1", "B1", "M1").assign(**{"mapuche_stunner.2": ["R4", "R3"]})
    stage.answer("use:mapuche,stunner.2")
    assert stage.kind == "along"
    assert stage.offers("along") == {"e", "se"}, "only where there is somebody to hit"
    stage.answer("along:e")
    hit = {one: (stage.who(one).wounds, stage.who(one).stunned) for one in ("kelly", "charlotte", "amelia", "magda")}
    assert hit == {"kelly": (1, True), "charlotte": (0, False), "amelia": (1, True), "magda": (1, True)}
    assert stage.board.turrets[0].wounds == 1, gun
    assert stage.who("jack").wounds == 0
    assert stage.side(0).steam == 0


@pytest.mark.rule("SR-RULING-104")
@pytest.mark.parametrize(
    ("direction", "square"),
    [("n", "E6"), ("ne", "F6"), ("e", "F7"), ("se", "F8"), ("s", "E8"), ("sw", "D8"), ("w", "D7"), ("nw", "D6")],
)
def test_the_eight_directions_of_a_line(direction: str, square: str) -> None:
    stage = attacking(MAPUCHE, ("kelly", square)).gear("mapuche", "stunner").stock(0, steam=1)
    stage.roll_room(WORKSHOP, "R4", "R3", "B1").assign(**{"mapuche_stunner.2": ["R4", "R3"]})
    stage.answer("use:mapuche,stunner.2")
    assert stage.options() == [f"along:{direction}"]


@pytest.mark.rule("SR-RULING-104")
def test_a_line_ends_at_a_wall_or_a_closed_door() -> None:
    stage = attacking(MAPUCHE, ("kelly", "H6"), ("magda", "F8"), at="C6").gear("mapuche", "stunner").stock(0, steam=1)
    stage.doors().roll_room(WORKSHOP, "R4", "R3", "B1").assign(**{"mapuche_stunner.2": ["R4", "R3"]})
    assert stage.kind != "perform", "nobody on any line"
    assert stage.side(0).steam == 1


@pytest.mark.rule("SR-RULING-104")
def test_stun_madness_and_stygia_do_nothing_to_a_turret() -> None:
    stage = attacking(("ignatius", "charlotte", "mapuche")).put("charlotte", "C5")
    gun = stage.turret("mkii", "E8")
    stage.roll_room(WORKSHOP, "R5", "M2", "M1", "B4", "M1").assign(ignatius_main=["R5", "M2"])
    stage.answer("use:ignatius,main")
    assert [(one.id, one.wounds) for one in stage.board.turrets] == [(gun, 1)]
    stage.frames(Harm(0, "card", (Blow(gun, 1, True, 1, True),)))
    assert stage.board.turrets == [], "poison is just its wound"


# Gifts


@pytest.mark.rule("SR-SPEC-01")
def test_a_special_action_is_paid_with_dice_like_an_attack() -> None:
    stage = attacking(("ottoline", "mapuche", "charlotte"))
    stage.roll_room(WORKSHOP, "B5", "B1", "M3").assign(ottoline_second=["B5"]).answer("use:ottoline,second")
    assert len(stage.side(0).magic) == 1
    stage = attacking(("ottoline", "mapuche", "charlotte"))
    stage.roll_room(WORKSHOP, "B3", "B1", "M3").assign()
    assert stage.side(0).magic == (), "4+ was not reached"


@pytest.mark.rule("SR-SPEC-02")
def test_support_reaches_teammates_in_the_room() -> None:
    stage = (
        attacking(("clayton", "mapuche", "charlotte")).put("mapuche", "C5", wounds=2).put("charlotte", "G6", wounds=1)
    )
    stage.change("clayton", wounds=1)
    stage.roll_room(WORKSHOP, "R1", "B4", "M1", "R1", "R1", "B1").assign(clayton_second=["B4"]).answer(
        "use:clayton,second"
    )
    assert stage.kind == "gain"
    assert stage.offers("on") == {"clayton", "mapuche"}
    stage.answer("on:mapuche")
    assert [stage.who(one).wounds for one in ("clayton", "mapuche", "charlotte")] == [1, 1, 1]


@pytest.mark.rule("SR-ATT-06", "SR-RULING-62")
def test_a_declared_attack_is_finished_even_if_a_card_fells_the_attacker() -> None:
    stage = attacking(MAPUCHE, ("duane", "C5")).gear("mapuche", "harpoon_gun").change("mapuche", wounds=3)
    stage.put("charlotte", "F8").hand(stage.defender, "slaughter")
    stage.roll_room(WORKSHOP, "R6", "R1", "B1", "B1", "M1").assign(**{"mapuche_harpoon_gun.1": ["R6", "R1"]})
    stage.answer("use:mapuche,harpoon_gun.1")
    assert stage.asked == (stage.defender, "react")
    stage.answer("play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert stage.who("mapuche").at == "fallen"
    assert stage.who("duane").wounds == 1
    assert stage.kind == "drag", "he fell with the gun in his hands"


@pytest.mark.rule("SR-RULING-34")
def test_a_bonus_heals_nobody_who_has_fallen() -> None:
    stage = attacking(("hans", "mapuche", "charlotte"), ("duane", "C5")).change("hans", wounds=3).put("mapuche", "F8")
    stage.hand(stage.defender, "slaughter")
    stage.roll_room(WORKSHOP, "R5", "R3", "B1", "R1", "R1", "B1").assign(hans_main=["R5", "R3"]).answer("use:hans,main")
    stage.answer("play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert (stage.who("hans").at, stage.who("hans").wounds) == ("fallen", 4)


def test_madness_of_an_attack_can_stun_but_never_ejects_from_the_map() -> None:
    stage = attacking(("arcturus", "ignatius", "charlotte"), ("kelly", "C5")).change("kelly", madness=2)
    stage.roll_room(WORKSHOP, "B5", "M4").assign(arcturus_main=["B5", "M4"]).answer("use:arcturus,main")
    one = stage.who("kelly")
    assert (one.wounds, one.madness, one.stunned, one.at) == (1, 3, True, MAP)
