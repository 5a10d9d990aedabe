"""Stygia: portals, astral travel, backing up, returning; the tide, ejection and retaliation."""

import pytest

from brassboard.games.smog_riders.data.frames import (
    AttackTurn,
    Blow,
    Ejections,
    EnterStygia,
    Harm,
    Retaliation,
    Round,
    Tide,
)
from brassboard.games.smog_riders.data.table import MAP, STYGIA
from brassboard.games.smog_riders.scenario.static_map import (
    ASTRAL,
    ASTRAL_NAMES,
    EYE,
    astral_neighbours,
    gaps_beside,
)
from brassboard.kit import bits
from games.smog_riders.helper import Stage, steps

ACCESSES = {f"access{path}" for path in range(1, 7)}
INNER = {f"inner{path}" for path in range(1, 7)}
MINIONS = ("kelly", "magda", "jack", "yusra", "vikka", "tom")  # each can pay 1 Mind


def crowd(stage: Stage, ring: str, count: int = 6) -> Stage:
    """Minions fill a ring of Stygia, their markers in the paint shop."""
    for path, minion in enumerate(MINIONS[:count], 1):
        stage.walker(minion, f"{ring}{path}", f"K{8 + path}" if path < 5 else f"L{4 + path}")
    return stage


def tide(stage: Stage) -> Stage:
    return stage.frames(Tide())


def reaction(stage: Stage) -> Stage:
    """The whole Stygian Reaction: tide, then retaliation."""
    round = next(frame for frame in stage.position.stack if isinstance(frame, Round))
    round.pc = steps(Round).index("tide")
    return stage.frames()


def retaliation(stage: Stage, *faces: int) -> Stage:
    stage.board.astral_dice = len(faces)
    stage.frames(Retaliation())
    return stage.roll(*faces)


# Portals


@pytest.mark.rule("SR-PORTAL-02")
def test_the_marker_stays_and_the_figure_comes_to_an_access() -> None:
    stage = Stage().put("mapuche", "E7", points=3)
    stage.answer("portal:mapuche")
    assert stage.asked == (0, "enter")
    assert stage.offers("enter") == ACCESSES
    stage.answer("enter:access4")
    assert stage.who("mapuche").at == STYGIA
    assert (stage.at("mapuche"), stage.astral("mapuche")) == ("E7", "access4")


@pytest.mark.rule("SR-PORTAL-03")
def test_a_taken_access_cannot_be_chosen() -> None:
    stage = Stage().put("mapuche", "E7", points=3).walker("kelly", "access2", "K9").walker("arcturus", "access3", "E5")
    stage.answer("portal:mapuche")
    assert stage.offers("enter") == ACCESSES - {"access2", "access3"}
    assert stage.denied("enter:access2") == "SR-PORTAL-03"
    assert stage.denied("enter:outer1") == "SR-PORTAL-03", "a portal leads to an Access, nowhere else"
    stage.answer("enter:access5")
    assert stage.astral("mapuche") == "access5"


@pytest.mark.rule("SR-PORTAL-04")
def test_only_when_all_six_are_taken_an_occupant_is_shifted() -> None:
    stage = crowd(Stage().put("mapuche", "E7", points=3), "access")
    stage.answer("portal:mapuche")
    assert stage.offers("enter") == ACCESSES
    stage.answer("enter:access1")
    assert stage.astral("mapuche") == "access1"
    assert stage.astral("kelly") == "outer1", "the nearest free square along the paths"


@pytest.mark.rule("SR-PORTAL-04", "SR-RULING-105")
def test_the_shifted_walker_goes_on_to_the_eye_if_its_path_is_full() -> None:
    stage = crowd(Stage().put("mapuche", "E7", points=3), "access")
    stage.walker("duane", "outer2", "M9").walker("fucatchu", "inner2", "M10")
    stage.answer("portal:mapuche", "enter:access2")
    assert (stage.astral("mapuche"), stage.astral("magda")) == ("access2", "eye")
    assert (stage.astral("duane"), stage.astral("fucatchu")) == ("outer2", "inner2")


@pytest.mark.rule("SR-PORTAL-05")
def test_who_comes_back_to_a_taken_square_stands_beside_it() -> None:
    stage = Stage().walker("mapuche", "access1", "C5").put("kelly", "C5")
    stage.frames(Ejections(("mapuche",)))
    assert stage.asked == (0, "nearest"), "his own player chooses between equals"
    assert stage.offers("at") == {"D5", "C6", "D6"}
    stage.answer("at:D6")
    assert (stage.at("mapuche"), stage.who("mapuche").at) == ("D6", MAP)
    assert stage.at("kelly") == "C5"


@pytest.mark.rule("SR-PORTAL-05")
def test_failing_that_on_the_nearest_free_square() -> None:
    stage = Stage().walker("mapuche", "access1", "C5").put("kelly", "C5").put("magda", "D5").put("jack", "C6")
    stage.put("duane", "D6")
    stage.frames(Ejections(("mapuche",)))
    assert stage.offers("at") == {"E5", "E6", "E7", "D7", "C7"}


@pytest.mark.rule("SR-PORTAL-06", "SR-EX-09")
def test_a_minion_sent_to_stygia_is_placed_by_the_defender() -> None:
    stage = Stage().put("charlotte", "C5").put("kelly", "F5").rolling()
    stage.roll_room("west_workshop", "B5", "M4").assign(charlotte_main=["B5", "M4"])
    stage.answer("use:charlotte,main")
    assert stage.who("kelly").wounds == 1
    assert stage.asked == (stage.defender, "enter")
    assert stage.offers("enter") == ACCESSES
    stage.answer("enter:access6")
    assert (stage.at("kelly"), stage.astral("kelly"), stage.who("kelly").at) == ("F5", "access6", STYGIA)


@pytest.mark.rule("SR-PORTAL-06", "SR-EX-09")
def test_without_the_two_colours_the_minion_stays() -> None:
    stage = Stage().put("charlotte", "C5").put("mapuche", "C6").put("kelly", "F5").rolling()
    stage.roll_room("west_workshop", "B5", "M4", "R5", "R1", "B1").assign(charlotte_main=["R5", "M4"])
    stage.answer("use:charlotte,main")
    assert (stage.who("kelly").wounds, stage.who("kelly").at) == (1, MAP)


@pytest.mark.rule("SR-RULING-115")
@pytest.mark.parametrize("where", ["area", "leader", "carrier", "turret", "fallen"])
def test_who_cannot_be_sent_to_stygia_still_takes_the_wound(where: str) -> None:
    if where == "leader":
        stage = Stage("king").put("charlotte", "L2").put("morsiarty", "J2")
        victim, room = "morsiarty", "leaders_quarters"
    elif where == "carrier":
        stage = Stage("jail", players=3).put("charlotte", "A6").put("amelia", "D6").carry("amelia", "prisoner")
        victim, room = "amelia", "west_yard"
    elif where == "area":
        stage = Stage("vault", players=3)
        area = stage.site.board.room_names[stage.side(1).area]
        squares = [name for at, name in enumerate(stage.site.names) if stage.site.room_of[at] == stage.side(1).area]
        free = next(name for name in squares if name not in {stage.at(one) for one in ("amelia", "patty", "hans")})
        stage.put("charlotte", free)
        victim, room = "amelia", area
    else:
        stage = Stage().no_turrets().put("charlotte", "C5")
        victim, room = "kelly", "west_workshop"
        if where == "turret":
            victim = stage.turret("mkii", "F5")
        else:
            stage.put("kelly", "F5", wounds=1)
    stage.rolling().roll_room(room, "B5", "M4").assign(charlotte_main=["B5", "M4"]).answer("use:charlotte,main")
    if stage.kind == "aim":
        stage.answer(f"aim:{victim}")
    assert stage.kind != "enter"
    if where == "turret":
        assert stage.board.turrets[0].wounds == 1
    elif where == "fallen":
        assert stage.who("kelly").at == "out"
    else:
        assert (stage.who(victim).wounds, stage.who(victim).at) == (1, MAP)


def test_an_ally_sent_to_stygia_is_placed_by_its_own_player() -> None:
    stage = Stage(players=3).put("charlotte", "C5").put("amelia", "F5").rolling()
    stage.roll_room("west_workshop", "B5", "M4").assign(charlotte_main=["B5", "M4"]).answer("use:charlotte,main")
    assert stage.asked == (1, "enter")


# The Stygian board


@pytest.mark.rule("SR-STY-01")
def test_six_paths_meet_in_the_eye() -> None:
    assert len(ASTRAL_NAMES) == 19
    edges = {frozenset((one, two)) for one in range(19) for two in astral_neighbours(one)}
    assert all(one in astral_neighbours(two) for one in range(19) for two in astral_neighbours(one))
    assert len(edges) == 18
    assert sorted(astral_neighbours(EYE)) == sorted(ASTRAL[name] for name in INNER)
    for path in range(1, 7):
        access, outer, inner = (ASTRAL[f"{ring}{path}"] for ring in ("access", "outer", "inner"))
        assert set(astral_neighbours(access)) == {outer}
        assert set(astral_neighbours(outer)) == {access, inner}
        assert set(astral_neighbours(inner)) == {outer, EYE}


@pytest.mark.rule("SR-STY-02")
def test_every_path_lies_between_two_gaps() -> None:
    beside = {1: {6, 1}, 2: {1, 2}, 3: {2, 3}, 4: {3, 4}, 5: {4, 5}, 6: {5, 6}}
    for path, gaps in beside.items():
        for ring in ("access", "outer", "inner"):
            assert set(gaps_beside(ASTRAL[f"{ring}{path}"])) == gaps


# The Stygia phase


@pytest.mark.rule("SR-STY-03")
def test_a_path_square_holds_one_walker_and_the_eye_any_number() -> None:
    stage = Stage().walker("mapuche", "outer1", "E7").walker("kelly", "inner1", "K9").walker("arcturus", "inner3", "E5")
    stage.walker("charlotte", "eye", "E6").walker("magda", "eye", "K10").stygia_phase()
    assert stage.denied("travel:mapuche,inner1,R") == "SR-STY-03"
    assert stage.denied("travel:mapuche,access1,R") == ""
    assert stage.denied("travel:arcturus,eye,M") == ""
    stage.answer("travel:arcturus,eye,M")
    assert [stage.astral(one) for one in ("arcturus", "charlotte", "magda")] == ["eye"] * 3


@pytest.mark.rule("SR-STY-04", "SR-STY-07", "SR-STY-08")
def test_a_walker_goes_on_as_long_as_it_has_dice() -> None:
    stage = Stage().walker("arcturus", "access1", "E7").stygia_phase()
    assert stage.offers("travel") == {"arcturus,outer1,B", "arcturus,outer1,M"}
    stage.answer("travel:arcturus,outer1,B")
    assert (stage.astral("arcturus"), stage.who("arcturus").dice) == ("outer1", "M")
    assert stage.offers("travel") == {"arcturus,inner1,M", "arcturus,access1,M"}, "inward or outward"
    stage.answer("travel:arcturus,access1,M")
    assert stage.board.astral_dice == 2


@pytest.mark.rule("SR-STY-04")
def test_travel_and_return_in_one_phase() -> None:
    stage = Stage().walker("mapuche", "inner2", "E7").stygia_phase()
    stage.answer("travel:mapuche,eye,B", "return:mapuche,R", "in:loading_bay", "at:G9")
    assert (stage.at("mapuche"), stage.who("mapuche").dice) == ("G9", "R")


@pytest.mark.rule("SR-STY-05")
def test_a_walker_without_dice_is_finished() -> None:
    stage = Stage().walker("charlotte", "eye", "E7", dice="").walker("arcturus", "outer1", "E5").stygia_phase()
    assert not [text for text in stage.options() if "charlotte" in text]
    assert stage.denied("travel:charlotte,inner1,B") == "SR-STY-05"
    assert stage.denied("return:charlotte,B") == "SR-STY-05"
    stage.answer("travel:arcturus,access1,B", "travel:arcturus,outer1,M")
    assert stage.kind != "stygia", "nobody can do anything more"


@pytest.mark.rule("SR-STY-05")
def test_only_dice_it_has_can_be_spent() -> None:
    stage = Stage().walker("arcturus", "outer1", "E5", dice="M").stygia_phase()
    assert stage.denied("travel:arcturus,inner1,B") == "SR-STY-05"
    assert stage.denied("travel:arcturus,inner1,M") == ""


@pytest.mark.rule("SR-STY-06")
def test_who_opened_its_portal_this_turn_walks_this_turn() -> None:
    stage = Stage().put("arcturus", "E7", points=3)
    stage.answer("portal:arcturus", "enter:access2", "end")
    assert stage.asked == (0, "stygia")
    stage.answer("travel:arcturus,outer2,B")
    assert stage.astral("arcturus") == "outer2"


@pytest.mark.rule("SR-STY-07")
def test_three_dice_lead_to_the_eye_and_join_no_pool() -> None:
    stage = Stage().walker("mapuche", "access3", "E7").stygia_phase()
    stage.answer("travel:mapuche,outer3,R", "travel:mapuche,inner3,R")
    assert stage.denied("travel:mapuche,outer4,B") == "SR-STY-07"
    assert stage.denied("travel:mapuche,access3,B") == "SR-STY-07", "one square a die"
    stage.answer("travel:mapuche,eye,B")
    assert (stage.astral("mapuche"), stage.who("mapuche").dice) == ("eye", "")


@pytest.mark.rule("SR-STY-07")
def test_from_the_eye_onto_any_path() -> None:
    stage = Stage().walker("mapuche", "eye", "E7", dice="R").stygia_phase()
    assert stage.offers("travel") == {f"mapuche,inner{path},R" for path in range(1, 7)}


@pytest.mark.rule("SR-STY-07")
def test_dice_spent_in_stygia_are_missing_in_the_pool() -> None:
    stage = Stage().walker("mapuche", "inner3", "E7").stygia_phase()
    stage.answer("travel:mapuche,eye,R", "return:mapuche,B", "in:west_workshop", "at:D6")
    stage.rolling().answer("roll:west_workshop")
    assert stage.pool.dice == ("R",)


@pytest.mark.rule("SR-STY-08", "SR-RULING-54")
def test_every_die_of_astral_travel_is_rolled_in_the_retaliation() -> None:
    stage = Stage().walker("mapuche", "access1", "E7").walker("arcturus", "inner4", "E5").stygia_phase()
    stage.answer("travel:mapuche,outer1,R", "travel:mapuche,access1,R", "travel:arcturus,eye,B")
    assert stage.board.astral_dice == 3
    stage.frames(Ejections(("mapuche", "arcturus")))  # who has left does not take the dice along
    stage.frames(Retaliation())
    assert stage.chance
    stage.roll(1, 2, 3)
    assert stage.board.astral_dice == 0


@pytest.mark.rule("SR-STY-09")
def test_on_an_access_there_is_only_astral_travel() -> None:
    stage = Stage().walker("arcturus", "access1", "E7").put("mapuche", "E6").stygia_phase()
    assert {text.partition(":")[0] for text in stage.options()} == {"travel", "end"}
    assert stage.denied("backup:arcturus,west_workshop,1") == "SR-STY-09"
    assert stage.denied("return:arcturus,B") == "SR-STY-15"


# Backing up


def backing(astral: str = "outer1") -> Stage:
    """Arcturus walks, his marker in the west workshop; Mapuche is there, Charlotte in the drawing office."""
    stage = Stage().walker("arcturus", astral, "E7").put("mapuche", "E6").put("charlotte", "G6")
    return stage.stygia_phase()


@pytest.mark.rule("SR-STY-10", "SR-RULING-55")
def test_from_a_passage_the_markers_room_and_the_rooms_beyond_its_doors() -> None:
    for passage in ("outer1", "inner5"):
        stage = backing(passage)
        assert stage.offers("backup") == {
            f"arcturus,{room},{dice}" for room in ("west_workshop", "drawing_office") for dice in (1, 2)
        }
        assert not stage.is_open("cp"), "open or not"
        stage.put("charlotte", "K6")
        assert stage.denied("backup:arcturus,east_workshop,1") == "SR-STY-10", "two doors away"


@pytest.mark.rule("SR-STY-10")
def test_the_marker_counts_not_where_the_path_leads() -> None:
    stage = Stage().walker("arcturus", "outer1", "K6").put("mapuche", "E6").put("charlotte", "G6").stygia_phase()
    assert stage.denied("backup:arcturus,drawing_office,1") == ""
    assert stage.denied("backup:arcturus,west_workshop,1") == "SR-STY-10"


@pytest.mark.rule("SR-RULING-55")
def test_a_sealed_door_joins_rooms_only_once_it_was_opened() -> None:
    stage = Stage("leak").walker("arcturus", "outer1", "J5").put("mapuche", "J2").stygia_phase()
    assert stage.denied("backup:arcturus,key_room_a,1") == "SR-STY-10"
    door = 1 << stage.site.board.door("A")
    stage.board.open |= door
    stage.board.unsealed |= door
    stage.ask_again()
    assert stage.denied("backup:arcturus,key_room_a,1") == ""


@pytest.mark.rule("SR-RULING-55")
def test_the_markers_room_itself_counts_even_with_all_its_doors_sealed() -> None:
    stage = Stage("leak").walker("arcturus", "outer1", "J1").put("mapuche", "J2").put("charlotte", "J5").stygia_phase()
    assert stage.offers("backup") == {"arcturus,key_room_a,1", "arcturus,key_room_a,2"}


@pytest.mark.rule("SR-STY-11", "SR-STY-13")
def test_from_the_eye_any_room_with_a_teammate() -> None:
    stage = Stage(players=3).walker("arcturus", "eye", "E7").put("mapuche", "C1").put("charlotte", "N12")
    stage.put("amelia", "G9").stygia_phase()
    rooms = {offer.split(",")[1] for offer in stage.offers("backup")}
    assert rooms == {"coal_store", "paint_shop"}
    assert stage.denied("backup:arcturus,loading_bay,1") == "SR-STY-13", "an ally is no teammate"
    assert stage.denied("backup:arcturus,pump_hall,1") == "SR-STY-13"


@pytest.mark.rule("SR-STY-13")
def test_a_fallen_teammate_cannot_be_backed_up() -> None:
    stage = backing().fallen("mapuche", "E6")
    assert stage.denied("backup:arcturus,west_workshop,1") == "SR-STY-13"


@pytest.mark.rule("SR-STY-11")
def test_nobody_is_backed_up_in_a_start_area() -> None:
    stage = Stage().walker("arcturus", "eye", "E7").stygia_phase()
    assert stage.offers("backup") == set()
    assert stage.denied("backup:arcturus,1,1") != ""


@pytest.mark.rule("SR-STY-12")
def test_the_selected_magic_dice_join_the_pool() -> None:
    stage = Stage(team=("ignatius", "mapuche", "charlotte")).walker("ignatius", "outer1", "E7").put("mapuche", "E6")
    stage.put("charlotte", "E5", dice="").put("kelly", "C5").stygia_phase()
    assert stage.offers("backup") == {"ignatius,west_workshop,1", "ignatius,west_workshop,2"}
    assert stage.denied("backup:ignatius,west_workshop,3") == "SR-STY-12", "his third die is a Strength die"
    stage.answer("backup:ignatius,west_workshop,2")
    stage.rolling().answer("roll:west_workshop")
    assert sorted(stage.pool.dice) == ["B", "M", "M", "R", "R"]
    stage.roll(1, 1, 1, 6, 5).pass_windows().assign(charlotte_main=["M6", "M5"])
    assert stage.pool.slots == ("charlotte.main",), "teammates there use them"


@pytest.mark.rule("SR-STY-12")
def test_part_of_the_magic_dice_may_be_selected() -> None:
    stage = Stage(team=("ignatius", "mapuche", "charlotte")).walker("ignatius", "outer1", "E7").put("mapuche", "E6")
    stage.stygia_phase().answer("backup:ignatius,west_workshop,1")
    stage.rolling().answer("roll:west_workshop")
    assert sorted(stage.pool.dice) == ["B", "M", "R", "R"]


@pytest.mark.rule("SR-STY-12")
def test_without_a_magic_die_there_is_no_backing_up() -> None:
    stage = Stage().walker("mapuche", "eye", "E7").put("charlotte", "E6").stygia_phase()
    assert stage.offers("backup") == set()
    assert stage.denied("backup:mapuche,west_workshop,1") == "SR-STY-12"


@pytest.mark.rule("SR-MIN-04")
def test_a_minion_returns_but_never_backs_up() -> None:
    stage = Stage().walker("kelly", "eye", "E7").put("magda", "E6")
    stage.stygia_phase(stage.defender)
    assert stage.denied("return:kelly,G") == ""
    assert stage.offers("backup") == set()
    assert stage.denied("backup:kelly,west_workshop,1") == "SR-MIN-04"


@pytest.mark.rule("SR-STY-14")
def test_who_backed_up_does_nothing_more() -> None:
    stage = Stage(team=("ignatius", "mapuche", "charlotte")).walker("ignatius", "eye", "E7").put("mapuche", "E6")
    stage.walker("charlotte", "outer2", "E5").stygia_phase()
    stage.answer("backup:ignatius,west_workshop,1")
    assert stage.who("ignatius").dice == "RMM", "he has dice left"
    assert not [text for text in stage.options() if "ignatius" in text]
    for text in ("return:ignatius,R", "travel:ignatius,inner1,M", "backup:ignatius,west_workshop,1"):
        assert stage.denied(text) == "SR-STY-14"


@pytest.mark.rule("SR-STY-14")
def test_next_turn_it_may_act_again() -> None:
    stage = backing("eye").answer("backup:arcturus,west_workshop,1")
    stage.frames(AttackTurn(0)).answer("end")
    assert stage.kind == "stygia"
    assert stage.denied("return:arcturus,B") == ""


@pytest.mark.rule("SR-RULING-99")
def test_dice_that_backed_up_a_roll_are_not_rolled_again_after_an_ejection() -> None:
    stage = backing().answer("backup:arcturus,drawing_office,1")
    stage.hand(stage.defender, "stygian_storm").rolling().answer("roll:drawing_office").pass_windows()
    assert sorted(stage.pool.dice) == ["B", "M", "M"]
    stage.roll(1, 1, 1)
    while stage.asked[0] == 0:
        stage.answer("pass")
    stage.answer("play:stygian_storm")
    assert stage.who("arcturus").at == MAP
    stage.pass_windows().assign()
    stage.answer("roll:west_workshop").pass_windows()
    assert sorted(stage.pool.dice) == ["B", "R", "R"], "Mapuche's; Arcturus' dice were rolled elsewhere this turn"


# Returning


@pytest.mark.rule("SR-STY-15", "SR-RULING-60")
def test_from_the_eye_to_any_free_square_of_any_room() -> None:
    stage = Stage().walker("mapuche", "eye", "E7", dice="B").put("kelly", "G9").stygia_phase()
    stage.answer("return:mapuche,B")
    assert stage.asked == (0, "return")
    assert stage.offers("in") == {
        "coal_store", "boiler_room", "pump_hall", "west_workshop", "drawing_office", "east_workshop", "tool_store",
        "loading_bay", "paint_shop",
    }  # fmt: skip
    stage.answer("in:loading_bay")
    assert stage.asked == (0, "arrive")
    squares = {f"{column}{row}" for column in "GHIJ" for row in range(9, 13)}
    assert stage.offers("at") == squares - {"G9"}
    stage.answer("at:J12")
    assert (stage.at("mapuche"), stage.who("mapuche").at, stage.who("mapuche").dice) == ("J12", MAP, "")


@pytest.mark.rule("SR-STY-15")
@pytest.mark.parametrize("square", ["access1", "outer1", "inner1"])
def test_nobody_returns_from_elsewhere(square: str) -> None:
    stage = Stage().walker("mapuche", square, "E7").stygia_phase()
    assert stage.offers("return") == set()
    assert stage.denied("return:mapuche,B") == "SR-STY-15"


@pytest.mark.rule("SR-RULING-60")
def test_without_a_free_square_anywhere_nobody_returns() -> None:
    stage = Stage().no_turrets().walker("mapuche", "eye", "E7")
    for room in stage.site.ordinary:
        for square in bits.members(stage.site.rooms[room]):
            stage.turret("basic", stage.site.names[square])
    stage.stygia_phase()
    assert stage.denied("return:mapuche,B") == "SR-RULING-60"


@pytest.mark.rule("SR-STY-16")
def test_the_remaining_dice_join_the_pool_of_the_new_room() -> None:
    stage = Stage().walker("mapuche", "eye", "E7").put("charlotte", "G9").stygia_phase()
    stage.answer("return:mapuche,B", "in:loading_bay", "at:H9")
    stage.rolling().answer("roll:loading_bay")
    assert sorted(stage.pool.dice) == ["B", "M", "R", "R"]


@pytest.mark.rule("SR-STY-17")
def test_returning_into_an_unentered_room_reveals_its_card() -> None:
    stage = Stage().walker("mapuche", "eye", "E7").on_deck("quiet_store").doors("pf").stygia_phase()
    assert stage.state_of("loading_bay").state == "unentered"
    stage.answer("return:mapuche,B", "in:loading_bay", "at:H9")
    room = stage.state_of("loading_bay")
    assert (room.state, room.card, room.entry) == ("active", "quiet_store", -1)
    assert not stage.is_open("pf"), "no entry door: all doors close"


@pytest.mark.rule("SR-STY-18")
def test_a_walker_forms_no_pool() -> None:
    stage = Stage().walker("arcturus", "outer1", "E7").put("mapuche", "E6").rolling()
    assert stage.offers("roll") == {"west_workshop", "1"}
    stage.answer("roll:west_workshop")
    assert sorted(stage.pool.dice) == ["B", "R", "R"]
    stage = Stage().walker("arcturus", "outer1", "E7").rolling()
    assert stage.denied("roll:west_workshop") == "SR-POOL-04", "nor one where its marker lies"


@pytest.mark.rule("SR-EX-06", "SR-EX-07")
def test_arcturus_backs_up_mapuche_from_a_passage() -> None:
    stage = Stage().put("arcturus", "F6", points=3).put("mapuche", "G6").put("charlotte", "C5")
    stage.answer("portal:arcturus", "enter:access1", "hurry:mapuche", "end")
    assert stage.denied("backup:arcturus,drawing_office,1") == "SR-STY-09"
    stage.answer("travel:arcturus,outer1,B")
    assert stage.denied("backup:arcturus,drawing_office,1") == ""
    stage.answer("backup:arcturus,drawing_office,1")
    assert stage.board.astral_dice == 1
    stage.rolling()
    assert stage.offers("roll") == {"drawing_office", "west_workshop"}, "two pools; Arcturus has none"
    stage.answer("roll:drawing_office")
    assert sorted(stage.pool.dice) == ["M", "R", "R"]
    stage.roll(6, 6, 6).pass_windows().assign().answer("roll:west_workshop")
    assert sorted(stage.pool.dice) == ["B", "M"]


# Scenarios


@pytest.mark.rule("SR-RULING-116")
def test_while_the_limiter_stands_everybody_comes_back_where_he_entered() -> None:
    for who, seat in (("mapuche", 0), ("kelly", 1)):
        stage = Stage("leak").walker(who, "eye", "B5").put("charlotte", "J5")
        stage.stygia_phase(seat).answer(stage.options()[-2] if seat else "return:mapuche,B")
        assert (stage.at(who), stage.who(who).at) == ("B5", MAP)


@pytest.mark.rule("SR-RULING-116")
def test_the_limiter_does_not_hinder_backing_up() -> None:
    stage = Stage("leak").walker("arcturus", "eye", "B5").put("mapuche", "J5").stygia_phase()
    assert stage.denied("backup:arcturus,limiter_hall,2") == ""
    stage.answer("backup:arcturus,limiter_hall,2")
    assert stage.who("arcturus").backing == 2


@pytest.mark.rule("SR-RULING-116")
def test_the_rope_does_not_beat_the_limiter() -> None:
    stage = Stage("leak").walker("mapuche", "inner2", "B5").hand(0, "stygian_rope").stygia_phase()
    stage.answer("play:stygian_rope")
    if stage.kind == "card":
        stage.answer("on:mapuche")
    stage.answer("return:mapuche,B")
    assert (stage.at("mapuche"), stage.who("mapuche").at) == ("B5", MAP)


@pytest.mark.rule("SR-RULING-116")
def test_nobody_returns_into_the_closed_rooms_of_the_tunnel() -> None:
    for who, seat, die in (("mapuche", 0, "B"), ("kelly", 1, "G")):
        stage = Stage("tunnel").walker(who, "eye", "F5").put("charlotte", "F6").stygia_phase(seat)
        stage.answer(f"return:{who},{die}")
        rooms = {"north_shaft", "great_gallery", "north_engine", "south_shaft", "south_engine"}
        assert stage.offers("in") == rooms


# The tide


@pytest.mark.rule("SR-TIDE-01")
@pytest.mark.parametrize(("before", "after"), [("inner3", "outer3"), ("outer3", "access3")])
def test_the_tide_pushes_one_square_outward(before: str, after: str) -> None:
    stage = tide(Stage().walker("charlotte", before, "E7"))
    stage.answer("drift:charlotte")
    assert stage.astral("charlotte") == after
    assert stage.who("charlotte").madness == 0


@pytest.mark.rule("SR-TIDE-01", "SR-RETAL-05")
def test_the_tide_comes_when_the_defenders_turn_ends_and_before_the_retaliation() -> None:
    stage = Stage().walker("charlotte", "inner3", "E7")
    stage.board.astral_dice = 1
    stage.defence_turn()
    while stage.kind != "tide":
        stage.answer(stage.options()[-1])
    stage.answer("drift:charlotte")
    assert stage.astral("charlotte") == "outer3"
    assert stage.chance, "then the dice of the retaliation"
    stage.roll(3)
    assert stage.board.round == 2, "then the round ends"
    assert stage.who("charlotte").madness == 1


@pytest.mark.rule("SR-TIDE-02")
def test_one_mind_holds_against_the_tide() -> None:
    stage = tide(Stage().walker("charlotte", "eye", "E7"))
    assert stage.options() == ["stay:charlotte", "drift:charlotte"]
    stage.answer("stay:charlotte")
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("eye", 1)


@pytest.mark.rule("SR-TIDE-03", "SR-EJECT-02")
def test_the_tide_moves_minions_too() -> None:
    stage = tide(Stage().walker("kelly", "access1", "E7").walker("magda", "inner2", "E6"))
    assert stage.asked == (stage.defender, "tide")
    stage.answer("drift:kelly")
    assert (stage.who("kelly").at, stage.at("kelly")) == (MAP, "E7")
    assert stage.asked == (stage.defender, "tide")
    stage.answer("stay:magda")
    assert (stage.astral("magda"), stage.who("magda").madness) == ("inner2", 1)


@pytest.mark.rule("SR-TIDE-04", "SR-RULING-56")
def test_from_the_eye_to_an_inner_passage_of_ones_choice() -> None:
    stage = tide(
        Stage().walker("charlotte", "eye", "E7").walker("kelly", "inner2", "K9").walker("magda", "outer2", "K10")
    )
    while stage.asked[0] == stage.defender:
        stage.answer(next(text for text in stage.options() if text.startswith("stay")))
    stage.answer("drift:charlotte")
    assert stage.asked == (0, "passage")
    assert stage.offers("enter") == INNER - {"inner2"}
    stage.answer("enter:inner5")
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("inner5", 0)


@pytest.mark.rule("SR-RULING-56")
def test_with_all_inner_passages_taken_the_eye_keeps_its_own_at_no_cost() -> None:
    stage = crowd(Stage(), "inner")
    stage.walker("charlotte", "eye", "E7")
    tide(stage)
    while stage.kind == "tide":
        assert stage.asked[0] == stage.defender, "nobody asks Charlotte's player"
        stage.answer(next(text for text in stage.options() if text.startswith("stay")))
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("eye", 0)


@pytest.mark.rule("SR-RULING-57")
def test_the_tide_runs_from_outside_in_in_turn_order() -> None:
    stage = Stage(players=3).walker("kelly", "access1", "K9").walker("mapuche", "outer1", "E7")
    stage.walker("amelia", "access2", "E6").walker("charlotte", "inner1", "E5").walker("arcturus", "access3", "E8")
    stage.change("charlotte", madness=0)
    stage.board.first = 1
    tide(stage)
    asked = []
    while stage.kind in ("tide", "passage"):
        asked.append((stage.asked[0], sorted(stage.offers("drift"))))
        stage.answer(next(text for text in stage.options() if text.startswith("drift")))
    assert asked == [
        (1, ["amelia"]),  # the first player's walkers on an Access,
        (0, ["arcturus"]),  # the next attacker's,
        (2, ["kelly"]),  # the defender's; Mapuche has but 1 Mind and cannot pay, so nobody is asked
        (0, ["charlotte"]),
    ]
    assert stage.astral("mapuche") == "access1", "outside in frees the squares"
    assert stage.astral("charlotte") == "outer1"


@pytest.mark.rule("SR-RULING-57")
def test_each_player_orders_his_own() -> None:
    stage = tide(Stage().walker("charlotte", "access1", "E7").walker("arcturus", "access2", "E6"))
    assert set(stage.options()) == {"stay:charlotte", "drift:charlotte", "stay:arcturus", "drift:arcturus"}
    stage.answer("stay:arcturus")
    assert set(stage.options()) == {"stay:charlotte", "drift:charlotte"}


@pytest.mark.rule("SR-RULING-57")
def test_who_cannot_move_on_stays_at_no_cost() -> None:
    stage = tide(Stage().walker("kelly", "access1", "K9").walker("charlotte", "outer1", "E7"))
    stage.answer("stay:kelly")
    assert stage.kind != "tide"
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("outer1", 0)


@pytest.mark.rule("SR-RULING-58")
def test_the_last_mind_is_never_paid() -> None:
    stage = tide(Stage().walker("charlotte", "eye", "E7", madness=2).walker("arcturus", "eye", "E6", madness=1))
    assert set(stage.options()) == {"drift:charlotte", "stay:arcturus", "drift:arcturus"}


@pytest.mark.rule("SR-EX-12")
def test_arcturus_and_a_minion_drift() -> None:
    stage = tide(Stage().walker("arcturus", "outer2", "E7").walker("kelly", "inner4", "E6"))
    stage.answer("drift:arcturus", "drift:kelly")
    assert (stage.astral("arcturus"), stage.astral("kelly")) == ("access2", "outer4")


@pytest.mark.rule("SR-EX-13")
@pytest.mark.parametrize("pays", [True, False])
def test_one_in_the_eye_and_one_on_an_access(pays: bool) -> None:
    stage = tide(Stage().walker("charlotte", "eye", "E7").walker("arcturus", "access3", "E6"))
    verb = "stay" if pays else "drift"
    stage.answer(f"{verb}:arcturus", f"{verb}:charlotte")
    if not pays:
        stage.answer("enter:inner1")
    assert stage.who("arcturus").madness == stage.who("charlotte").madness == int(pays)
    assert stage.who("arcturus").at == (STYGIA if pays else MAP)
    assert stage.astral("charlotte") == ("eye" if pays else "inner1")


# Ejection


@pytest.mark.rule("SR-EJECT-01")
def test_an_ejected_walker_comes_back_to_its_marker() -> None:
    stage = Stage().walker("charlotte", "inner2", "E7").frames(Ejections(("charlotte",)))
    one = stage.who("charlotte")
    assert (stage.at("charlotte"), one.at, one.astral) == ("E7", MAP, -1)


@pytest.mark.rule("SR-EJECT-02")
def test_an_access_walker_that_does_not_pay_is_ejected() -> None:
    stage = tide(Stage().walker("charlotte", "access2", "E7"))
    stage.answer("drift:charlotte")
    assert (stage.at("charlotte"), stage.who("charlotte").at, stage.who("charlotte").madness) == ("E7", MAP, 0)


@pytest.mark.rule("SR-EJECT-03", "SR-RULING-02")
def test_mind_cannot_be_spent_against_a_card() -> None:
    stage = Stage().walker("charlotte", "eye", "E7").walker("arcturus", "outer1", "E6").walker("kelly", "outer2", "K9")
    stage.hand(stage.defender, "stygian_storm").at_step(AttackTurn(0), "defender_before_stygia")
    stage.answer("play:stygian_storm")
    while stage.kind in ("eject", "tide"):
        assert not stage.offers("stay")
        stage.answer(stage.options()[0])
    for one in ("charlotte", "arcturus"):
        assert (stage.who(one).at, stage.who(one).madness) == (MAP, 0)
    assert stage.who("kelly").at == STYGIA


@pytest.mark.rule("SR-EJECT-04")
def test_who_loses_the_last_mind_in_stygia_is_ejected_and_stunned() -> None:
    stage = Stage().walker("arcturus", "outer1", "E7", madness=2)
    retaliation(stage, 1)
    one = stage.who("arcturus")
    assert (stage.at("arcturus"), one.at, one.stunned, one.madness) == ("E7", MAP, True, 3)


@pytest.mark.rule("SR-EJECT-04")
def test_stunned_for_as_long_as_it_has_no_mind() -> None:
    stage = Stage().put("arcturus", "E7", madness=3, stunned=True).frames(AttackTurn(0))
    stage.answer("lose:arcturus,B")
    assert stage.who("arcturus").stunned, "the marker stays at 0 Mind"


@pytest.mark.rule("SR-RULING-59")
def test_a_walker_cannot_be_attacked_and_its_marker_is_no_target() -> None:
    stage = Stage().put("charlotte", "C5").walker("kelly", "outer1", "F5").put("magda", "F7").rolling()
    stage.roll_room("west_workshop", "B5", "M4").assign(charlotte_main=["B5", "M4"]).answer("use:charlotte,main")
    assert stage.who("magda").wounds == 1
    assert stage.who("kelly").wounds == 0


@pytest.mark.rule("SR-RULING-59")
def test_a_walker_that_falls_lies_on_its_markers_square() -> None:
    stage = Stage().walker("arcturus", "outer1", "E7").gear("arcturus", "stunner")
    stage.frames(Harm(stage.defender, "card", (Blow("arcturus", wounds=2),)))
    one = stage.who("arcturus")
    assert (one.at, stage.at("arcturus"), one.astral) == ("fallen", "E7", -1)
    assert [(item.kind, stage.site.names[item.square]) for item in stage.board.floor][-1] == ("stunner", "E7")


# Retaliation


@pytest.mark.rule("SR-RETAL-01")
def test_as_many_dice_as_were_spent() -> None:
    stage = Stage().walker("charlotte", "inner2", "E7")
    stage.board.astral_dice = 4
    stage.frames(Retaliation())
    assert stage.position.asked.n == 4
    stage.roll(4, 4, 4, 4)
    assert stage.who("charlotte").madness == 0
    stage = Stage().walker("charlotte", "inner2", "E7").frames(Retaliation())
    assert not stage.chance, "none spent, none rolled"


@pytest.mark.rule("SR-RETAL-02")
def test_a_gap_holds_one_die() -> None:
    stage = Stage().walker("charlotte", "inner5", "E7")
    retaliation(stage, 4, 4, 4)
    assert stage.who("charlotte").madness == 1


@pytest.mark.rule("SR-RETAL-03", "SR-RULING-21")
@pytest.mark.parametrize("ring", ["access", "outer", "inner"])
def test_all_three_squares_of_both_paths_beside_a_filled_gap(ring: str) -> None:
    stage = crowd(Stage(), ring)
    retaliation(stage, 3, 4)
    by_path = {path: stage.who(minion).madness for path, minion in enumerate(MINIONS, 1)}
    assert by_path == {1: 0, 2: 0, 3: 1, 4: 2, 5: 1, 6: 0}


@pytest.mark.rule("SR-RETAL-03")
def test_between_two_filled_gaps_it_is_two_madness() -> None:
    stage = Stage().walker("charlotte", "outer4", "E7").walker("arcturus", "inner3", "E6")
    retaliation(stage, 3, 4)
    assert (stage.who("charlotte").madness, stage.who("arcturus").madness) == (2, 1)
    assert stage.who("charlotte").at == STYGIA


@pytest.mark.rule("SR-RETAL-04", "SR-RULING-21")
def test_the_eye_is_safe() -> None:
    stage = Stage().walker("charlotte", "eye", "E7")
    retaliation(stage, 1, 2, 3, 4, 5, 6)
    assert (stage.who("charlotte").madness, stage.who("charlotte").at) == (0, STYGIA)


@pytest.mark.rule("SR-RETAL-05")
def test_who_the_tide_ejected_is_not_hit() -> None:
    stage = Stage().walker("charlotte", "access3", "E7").walker("arcturus", "outer3", "E6")
    stage.board.astral_dice = 2
    reaction(stage).answer("drift:charlotte", "drift:arcturus").roll(2, 3)
    assert (stage.who("charlotte").madness, stage.who("charlotte").at) == (0, MAP)
    assert (stage.who("arcturus").madness, stage.astral("arcturus")) == (2, "access3")


@pytest.mark.rule("SR-EX-14")
def test_the_figure_of_the_retaliation() -> None:
    stage = Stage(players=2, team=("hans", "arcturus", "charlotte"))
    stage.walker("arcturus", "outer3", "E7").walker("charlotte", "access3", "E6")
    stage.walker("vikka", "inner2", "K9").walker("kelly", "outer2", "K10").walker("hans", "inner1", "E5")
    retaliation(stage, 1, 2)
    madness = {one: stage.who(one).madness for one in ("arcturus", "charlotte", "hans", "vikka", "kelly")}
    assert madness == {"arcturus": 1, "charlotte": 1, "hans": 1, "vikka": 2, "kelly": 2}


@pytest.mark.rule("SR-EX-15")
def test_the_example_of_the_retaliation() -> None:
    stage = Stage(team=("amelia", "patty", "charlotte"))
    stage.walker("amelia", "inner2", "E7").walker("patty", "access1", "E6").walker("kelly", "outer4", "K9")
    stage.board.astral_dice = 4
    reaction(stage).answer("drift:patty", "stay:kelly", "drift:amelia")
    stage.change("kelly", madness=0)
    stage.roll(2, 3, 4, 4)
    assert (stage.who("patty").at, stage.who("patty").madness) == (MAP, 0)
    assert (stage.astral("amelia"), stage.who("amelia").madness) == ("outer2", 1)
    assert stage.who("kelly").madness == 2


@pytest.mark.rule("SR-RULING-53")
def test_return_and_back_up_dice_do_not_count() -> None:
    stage = Stage().walker("mapuche", "eye", "E7").walker("arcturus", "eye", "E5").put("charlotte", "E6").stygia_phase()
    stage.answer("backup:arcturus,west_workshop,2", "return:mapuche,B", "in:loading_bay", "at:G9")
    assert stage.board.astral_dice == 0


@pytest.mark.rule("SR-RULING-52")
def test_a_companions_die_moves_nobody_in_either_world() -> None:
    stage = Stage().put("mapuche", "E7", points=3).gear("mapuche", "rafter").answer("hurry:mapuche")
    assert stage.denied("hurry:mapuche") == "SR-MOVE-02", "the Rafter's Agility die is not his"
    stage = Stage().walker("mapuche", "inner1", "E7", dice="").gear("mapuche", "zuba").put("charlotte", "E6")
    stage.walker("arcturus", "access1", "E5").stygia_phase()
    assert stage.denied("travel:mapuche,eye,M") == "SR-STY-05"
    assert stage.denied("backup:mapuche,west_workshop,1") != ""


def test_entering_by_an_effect_is_the_same_rule() -> None:
    stage = Stage().put("kelly", "E7").frames(EnterStygia(1, "kelly"))
    assert stage.asked == (1, "enter")
