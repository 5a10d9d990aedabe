"""Turrets: where they are placed, what they fire at, what is left of them."""

from collections.abc import Callable

import pytest

from brassboard.games.smog_riders.data.frames import DefenceTurn, PlaceTurret
from games.smog_riders.helper import Stage

WORKSHOP = "west_workshop"
PLACES = {"C5", "E5", "F5", "C7", "F7", "C8", "E8", "F8"}
"""Free squares of the west workshop with a wall beside them and no door."""


def workshop(scenario: str = "factory", rounds: int = 2) -> Stage:
    """Mapuche in the west workshop, no turret anywhere."""
    return Stage(scenario, rounds=rounds).put("mapuche", "D6").no_turrets()


def by_reinforcement(stage: Stage) -> set[str]:
    return stage.at_step(DefenceTurn(1), "reinforce").offers("emplace")


def by_card(stage: Stage) -> set[str]:
    stage.hand(1, "scorch").turn_of(0).answer("end", "play:scorch")
    return stage.answer(f"in:{WORKSHOP}").offers("emplace") if f"in:{WORKSHOP}" in stage.options() else set()


def by_room_card(stage: Stage) -> set[str]:
    stage.frames(PlaceTurret(1, "basic", stage.site.board.room(WORKSHOP)))
    return stage.offers("emplace")


Way = Callable[[Stage], set[str]]
WAYS: tuple[Way, ...] = (by_reinforcement, by_card, by_room_card)


def fire(stage: Stage, gun: str, *faces: int, room: str = WORKSHOP) -> Stage:
    """The defender rolls the room; the first die is put on the turret if it may be."""
    stage.rolling(1).answer(f"roll:{room}").pass_windows().roll(*faces).pass_windows()
    if f"place:G{max(faces)},{gun}.fire" not in stage.options():
        return stage
    stage.assign(**{f"{gun}_fire": [f"G{max(faces)}"]})
    return stage.answer(f"use:{gun},fire") if f"use:{gun},fire" in stage.options() else stage


def strikes(stage: Stage) -> Stage:
    """Mapuche gives the turret beside him 2 wounds with red dice."""
    stage.rolling().roll_room(WORKSHOP, "R5", "R2", "B1").assign(mapuche_main=["R5", "R2"])
    return stage.answer("use:mapuche,main")


@pytest.mark.rule("SR-TUR-01")
def test_all_turrets_are_placed_alike() -> None:
    offered = [way(workshop()) for way in WAYS]
    assert offered == [PLACES, PLACES, PLACES]


@pytest.mark.rule("SR-TUR-01")
def test_a_room_card_lets_the_defender_place_its_turrets() -> None:
    stage = Stage().put("mapuche", "B6").doors("s1").no_turrets().on_deck("lethal_defenses").turn_of(0)
    stage.board.rooms[stage.site.board.room(WORKSHOP)].state = "unentered"
    stage.answer("move:mapuche,C6")
    assert stage.asked == (1, "emplace")
    assert stage.offers("emplace") == PLACES


@pytest.mark.rule("SR-TUR-01")
def test_a_scenarios_turrets_stand_where_its_map_says() -> None:
    standing = {
        scenario: {(gun.id, gun.kind, stage.site.names[gun.square]) for gun in stage.board.turrets}
        for scenario in ("factory", "vault", "king")
        for stage in [Stage(scenario)]
    }
    assert standing == {
        "factory": {("boiler", "flame", "I4")},
        "vault": {("hall1", "mkii", "J4"), ("hall2", "mkii", "L7")},
        "king": {("hall1", "flame", "L4"), ("hall2", "flame", "G7")},
    }


@pytest.mark.rule("SR-TUR-02")
@pytest.mark.parametrize("way", WAYS)
def test_a_turret_needs_a_free_square_by_a_wall(way: Way) -> None:
    stage = workshop().put("mapuche", "E5").fallen("charlotte", "F5").put("duane", "C7")
    stage.turret("basic", "C8")
    offered = way(stage.walker("arcturus", "access1", "E8"))
    assert offered == PLACES - {"E5", "F5", "C7", "C8"}  # a walker marker leaves its square free
    assert not offered & {"D6", "D7", "E6", "E7"}  # no wall beside them


@pytest.mark.rule("SR-TUR-02", "SR-RULING-41")
def test_turrets_keep_off_objective_markers() -> None:
    stage = workshop().item("plan", "E8").item("stunner", "C8")
    assert by_reinforcement(stage) == PLACES - {"E8"}


@pytest.mark.rule("SR-TUR-03")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opened", [(), ("s1", "cp", "ac", "ce")])
def test_no_turret_in_front_of_a_door(way: Way, opened: tuple[str, ...]) -> None:
    assert not way(workshop().put("mapuche", "E6").doors(*opened)) & {"C6", "F6", "D5", "D8"}


@pytest.mark.rule("SR-TUR-03")
def test_no_turret_blocks_a_door_in_a_corner() -> None:
    """Doors s1 and s2a lead to squares that have a wall beside them too."""
    stage = Stage("tunnel", rounds=2).put("mapuche", "D2").at_step(DefenceTurn(1), "reinforce")
    assert stage.offers("emplace") == {"C2", "C3", "D1", "E1", "E3", "E4"}


@pytest.mark.rule("SR-RULING-41")
def test_turrets_go_only_where_a_conscious_attacker_is() -> None:
    stage = workshop().fallen("charlotte", "G9").walker("arcturus", "access1", "K6")
    assert by_reinforcement(stage) == PLACES
    assert stage.hand(1, "emplacement").defence_movement().answer("play:emplacement").offers("in") == {WORKSHOP}
    home = Stage(rounds=2).no_turrets()
    assert home.at_step(DefenceTurn(1), "reinforce").offers("emplace") == set()  # no start area either


@pytest.mark.rule("SR-RULING-41")
@pytest.mark.parametrize("way", WAYS)
def test_at_most_three_turrets_in_a_room(way: Way) -> None:
    stage = workshop()
    for square in ("E5", "F5"):
        stage.turret("flame", square)
    assert way(stage) == PLACES - {"E5", "F5"}
    full = workshop()
    for square in ("E5", "F5", "C8"):
        full.turret("flame", square)
    if way is by_card:
        assert full.hand(1, "scorch").turn_of(0).answer("end").denied("play:scorch") == "SR-RULING-92"
    else:
        assert not [text for text in way(full) if text in PLACES]


@pytest.mark.rule("SR-RULING-41")
def test_in_check_to_the_king_the_central_room_is_open_to_turrets() -> None:
    """By reinforcement and by card, also without attackers."""
    stage = Stage("king", rounds=2).put("mapuche", "D5").no_turrets().at_step(DefenceTurn(1), "reinforce")
    board, room_of = stage.site.board, stage.site.room_of
    offered = {board.room_names[room_of[board.square(square)]] for square in stage.offers("emplace")}
    assert offered == {"west_hall", "central_room"}
    stage.hand(1, "emplacement").defence_movement().answer("play:emplacement")
    assert stage.offers("in") == {"west_hall", "central_room"}


@pytest.mark.rule("SR-RULING-40")
def test_a_turret_of_the_table_is_a_basic_one() -> None:
    stage = workshop().at_step(DefenceTurn(1), "reinforce").answer("emplace:E5")
    gun = stage.turret_at("E5")
    assert gun is not None
    assert (gun.kind, gun.wounds) == ("basic", 0)


@pytest.mark.rule("SR-TUR-04")
def test_each_turret_gives_the_pool_a_die_minions_may_use() -> None:
    stage = workshop().put("jack", "E6").put("vikka", "E7")
    stage.turret("basic", "E5")
    stage.turret("basic", "J5")  # in another room
    stage.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows()
    assert stage.pool.dice == ("G",) * 5
    stage.roll(6, 6, 6, 6, 6).pass_windows().assign(jack_main=["G6", "G6"], vikka_main=["G6", "G6"])
    alone = workshop().put("jack", "E6", dice="G")
    alone.turret("mkii", "E5")
    alone.rolling(1).roll_room(WORKSHOP, "G3", "G4").assign(jack_main=["G3", "G4"]).answer("use:jack,main")
    assert alone.who("mapuche").wounds == 1


@pytest.mark.rule("SR-RULING-45")
def test_a_turret_alone_fires_with_its_die() -> None:
    stage = workshop()
    gun = stage.turret("basic", "E5")
    stage.rolling(1)
    assert stage.offers("roll") == {WORKSHOP}
    assert stage.answer(f"roll:{WORKSHOP}").pool.dice == ("G",)
    fire(stage, gun, 5)
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-TUR-05")
@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (5, 1), (4, 0)])
def test_a_basic_turret_fires_on_five(face: int, wounds: int) -> None:
    stage = workshop()
    fire(stage, stage.turret("basic", "E5"), face)
    assert stage.who("mapuche").wounds == wounds


@pytest.mark.rule("SR-TUR-05")
def test_a_basic_turret_hits_one_enemy_in_sight_and_has_one_health() -> None:
    stage = workshop().put("charlotte", "E7").put("arcturus", "G5")
    gun = stage.turret("basic", "E5")
    fire(stage, gun, 5)
    assert stage.offers("aim") == {"mapuche", "charlotte"}  # Arcturus stands behind a wall
    stage.answer("aim:charlotte")
    assert [stage.who(one).wounds for one in ("mapuche", "charlotte", "arcturus")] == [0, 1, 0]
    small = workshop()
    small.turret("basic", "E5")
    small.rolling().roll_room(WORKSHOP, "R5", "B2", "R1").assign(mapuche_main=["R5", "B2"]).answer("use:mapuche,main")
    assert (small.turret_at("E5"), small.side(0).steam) == (None, 1)


@pytest.mark.rule("SR-TUR-05")
def test_a_basic_turret_shoots_through_an_open_door() -> None:
    stage = workshop().put("mapuche", "G6").doors("cp")
    fire(stage, stage.turret("basic", "C7"), 5)
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-TUR-06")
@pytest.mark.parametrize(("face", "wounds"), [(5, 1), (4, 1), (3, 0)])
def test_an_mkii_fires_on_four(face: int, wounds: int) -> None:
    stage = workshop().put("charlotte", "G5").put("arcturus", "G6")
    fire(stage, stage.turret("mkii", "E5"), face)
    assert stage.who("mapuche").wounds == wounds


@pytest.mark.rule("SR-TUR-06")
def test_an_mkii_has_two_health_and_two_steam_power() -> None:
    stage = workshop().hand(0, "brace")
    gun = stage.turret("mkii", "E5")
    stage.rolling().roll_room(WORKSHOP, "R5", "B2", "R1").assign(mapuche_main=["R5", "B2"]).answer("use:mapuche,main")
    stage.pass_windows()
    standing = stage.turret_at("E5")
    assert standing is not None
    assert (standing.id, standing.wounds, stage.side(0).steam) == (gun, 1, 0)
    stage.turn_of(0)
    strikes(stage).pass_windows()
    assert (stage.turret_at("E5"), stage.side(0).steam) == (None, 2)


@pytest.mark.rule("SR-TUR-07")
@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (5, 1), (4, 0)])
def test_a_flamethrower_hits_every_enemy_in_sight_in_its_room(face: int, wounds: int) -> None:
    stage = workshop().put("mapuche", "C6").put("charlotte", "C7").put("arcturus", "C8").doors("s1")
    stage.put("duane", "C5")
    gun = stage.turret("flame", "E8")
    stage.turret("basic", "D8")  # hides Arcturus
    stage.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(face, 1, 1, 1).pass_windows()
    if wounds:
        stage.assign(**{f"{gun}_fire": [f"G{face}"]}).answer(f"use:{gun},fire")
    else:
        assert f"place:G{face},{gun}.fire" not in stage.options()
    assert [stage.who(one).wounds for one in ("mapuche", "charlotte", "arcturus")] == [wounds, wounds, 0]


@pytest.mark.rule("SR-TUR-07")
def test_a_flamethrower_does_not_reach_the_next_room() -> None:
    stage = workshop().put("mapuche", "G6").put("charlotte", "D7").doors("cp")
    gun = stage.turret("flame", "C7")
    assert stage.site.sees(stage.site.board.square("C7"), stage.who("mapuche").square, stage.board.open, 0)
    fire(stage, gun, 6)
    assert (stage.who("mapuche").wounds, stage.who("charlotte").wounds) == (0, 1)


@pytest.mark.rule("SR-TUR-07")
def test_a_flamethrower_has_one_health() -> None:
    stage = workshop()
    stage.turret("flame", "E5")
    stage.rolling().roll_room(WORKSHOP, "R5", "B2", "R1").assign(mapuche_main=["R5", "B2"]).answer("use:mapuche,main")
    assert (stage.turret_at("E5"), stage.side(0).steam) == (None, 1)


@pytest.mark.rule("SR-TUR-08")
def test_dice_are_never_added_up_for_a_turret() -> None:
    stage = workshop().put("jack", "F8", dice="G")
    gun = stage.turret("basic", "E5")
    stage.rolling(1).roll_room(WORKSHOP, "G4", "G3")
    assert f"{gun}.fire" in stage.slots, "Jack could strike with them"
    assert not [text for text in stage.options() if text.endswith(f"{gun}.fire")]


@pytest.mark.rule("SR-TUR-09")
def test_a_destroyed_turret_frees_its_square() -> None:
    stage = workshop().hand(0, "brace").put("charlotte", "F5").put("duane", "C5")
    gun = stage.turret("basic", "E5")
    seen = [stage.who(one).square for one in ("charlotte", "duane")]
    blocked = 1 << stage.site.board.square("E5")
    assert not stage.site.sees(*seen, stage.board.open, blocked)
    stage.put("mapuche", "E6")
    strike = stage.rolling().answer(f"roll:{WORKSHOP}").pass_windows().roll(1, 1, 5, 2, 1).pass_windows()
    strike.assign(mapuche_main=["R5", "R2"]).answer("use:mapuche,main").pass_windows()
    assert gun not in [one.id for one in stage.board.turrets]
    stage.turn_of(0)
    assert "mapuche,E5" in stage.offers("move")
    stage.rolling().answer(f"roll:{WORKSHOP}").pass_windows().roll(4, 4, 1, 1, 1).pass_windows()
    stage.assign(charlotte_main=["B4", "M4"])
    assert "use:charlotte,main" in stage.options()  # she sees Duane again
