"""Out of Stygia: backing up, returning, and the scenarios that forbid it."""

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn
from brassboard.games.smog_riders.data.table import MAP
from brassboard.kit import bits
from games.smog_riders.helper import Stage

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
