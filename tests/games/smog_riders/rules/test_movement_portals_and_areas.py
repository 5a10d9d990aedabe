"""Ways off the rooms: portals, leaving by an exit, start and exit areas."""

import pytest

from brassboard.games.smog_riders.data.events import Left
from brassboard.games.smog_riders.data.table import ACTIVE, LEFT, MAP, RESOLVED
from games.smog_riders.helper import Stage

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4),
# cp from F6 to drawing_office (G6), ce from D8 to tool_store (D9).

# Portals


@pytest.mark.rule("SR-PORTAL-01")
def test_no_portal_after_a_step() -> None:
    stage = Stage().put("mapuche", "D5").turn_of(0)
    assert stage.denied("portal:mapuche") == ""
    stage.answer("move:mapuche,D6")
    assert stage.denied("portal:mapuche") == "SR-PORTAL-01"


@pytest.mark.rule("SR-PORTAL-01")
@pytest.mark.parametrize(
    "before", [("open:mapuche,ac",), ("close:mapuche,ce",), ("give:mapuche,charlotte",), ("take:mapuche,D6",)]
)
def test_no_portal_after_a_door_passing_or_picking_up(before: tuple[str, ...]) -> None:
    square = "D8" if before[0].endswith("ce") else "D5"
    stage = Stage().put("mapuche", square).put("charlotte", "C5").turn_of(0).doors("ce")
    stage.gear("mapuche", "stunner").item("devastating", "D6")
    assert stage.denied("portal:mapuche") == ""
    stage.answer(*before)
    assert stage.denied("portal:mapuche") == "SR-PORTAL-01"
    assert stage.denied("portal:charlotte") == ""


@pytest.mark.rule("SR-PORTAL-01")
def test_no_portal_outside_the_movement_phase() -> None:
    stage = Stage().put("mapuche", "D5").room("west_workshop", ACTIVE, "quiet_store").rolling()
    assert stage.why_not("portal:mapuche") is not None
    assert stage.offers("portal") == set()


@pytest.mark.rule("SR-RULING-05", "SR-SETUP-07")
def test_areas_are_closed_to_stygia_both_ways() -> None:
    stage = Stage().put("mapuche", "B6").turn_of(0)
    assert stage.denied("portal:mapuche") == "SR-SETUP-07"
    stage.put("mapuche", "C6").turn_of(0)
    assert stage.denied("portal:mapuche") == ""
    stage.walker("arcturus", "eye", "E5").stygia_phase().answer("return:arcturus,B")
    assert stage.kind == "return"
    rooms = stage.offers("in")
    assert {"west_workshop", "coal_store"} <= rooms
    assert not rooms & {"1", "2", "3"}


@pytest.mark.rule("SR-RULING-05")
def test_exit_areas_are_closed_to_stygia_too() -> None:
    stage = Stage("tunnel").put("mapuche", "O2").turn_of(0)
    assert stage.denied("portal:mapuche") == "SR-SETUP-07"
    stage.walker("arcturus", "eye", "F5").stygia_phase().answer("return:arcturus,B")
    assert "X" not in stage.offers("in")


@pytest.mark.rule("SR-PORTAL-01", "SR-S3-02")
def test_who_carries_a_prisoner_opens_no_portal() -> None:
    stage = Stage("jail").put("mapuche", "F4").turn_of(0).carry("mapuche", "prisoner")
    assert stage.denied("portal:mapuche") == "SR-S3-02"


@pytest.mark.rule("SR-RULING-81")
def test_the_leader_opens_no_portal_and_stays_in_his_room() -> None:
    stage = Stage("king").put("mapuche", "H5").defence_movement()
    assert stage.who("morsiarty").at == MAP
    assert stage.denied("portal:morsiarty") == "SR-RULING-81"
    stage.board.open = stage.board.unsealed = 1 << stage.site.board.door("A")
    stage.put("morsiarty", "I3")
    rooms = {stage.site.room_of[stage.site.board.square(text.partition(",")[2])] for text in stage.offers("move")}
    assert rooms == {stage.site.board.room("leaders_quarters")}


# Leaving


@pytest.mark.rule("SR-RULING-70")
def test_leaving_is_free_and_takes_everything_along() -> None:
    stage = Stage("jail").put("mapuche", "B9").gear("mapuche", "stunner").carry("mapuche", "prisoner")
    stage.put("charlotte", "A7").turn_of(0).change("mapuche", points=0)
    assert stage.denied("leave:charlotte") == "SR-RULING-70"
    stage.answer("leave:mapuche")
    one = stage.who("mapuche")
    assert (one.at, one.square, one.gear, one.carries) == (LEFT, -1, ("stunner",), ("prisoner",))
    assert Left("mapuche") in stage.told(1)
    assert stage.side(0).delivered == ("prisoner",)
    assert not {option for option in stage.options() if ":mapuche" in option}
    assert not [item for item in stage.board.floor if item.kind == "stunner"]


@pytest.mark.rule("SR-RULING-70")
def test_the_unconscious_do_not_leave() -> None:
    stage = Stage("jail").fallen("mapuche", "B9").put("charlotte", "B10")
    assert stage.denied("leave:mapuche") == "SR-RULING-70"
    assert stage.denied("leave:charlotte") == ""


@pytest.mark.rule("SR-RULING-70")
def test_nobody_leaves_the_factory_and_no_minion_leaves_anything() -> None:
    stage = Stage().put("mapuche", "A6")
    assert stage.denied("leave:mapuche") == "SR-RULING-70"
    stage = Stage("jail").put("jack", "B8").defence_movement()
    assert stage.denied("leave:jack") == "SR-RULING-70"


# Areas


@pytest.mark.rule("SR-RULING-97")
def test_in_the_factory_only_its_own_team_enters_an_area() -> None:
    stage = Stage(players=3).room("west_workshop", RESOLVED).doors("s1").put("mapuche", "C6").put("amelia", "C7")
    stage.put("charlotte", "F8")
    assert stage.denied("move:mapuche,B6") == ""
    stage.turn_of(1)
    assert stage.denied("move:amelia,B6") == "SR-RULING-97"


@pytest.mark.rule("SR-RULING-97")
def test_elsewhere_any_attacker_enters_any_area() -> None:
    stage = Stage("vault", players=3).doors("s1").put("amelia", "C5").put("charlotte", "F4").turn_of(1)
    assert stage.site.board.room_names[stage.side(1).area] != "1"
    assert stage.denied("move:amelia,B5") == ""


@pytest.mark.rule("SR-RULING-97")
def test_no_minion_enters_an_area() -> None:
    stage = Stage("vault").doors("s1").put("jack", "C5").put("charlotte", "F6").defence_movement()
    assert stage.denied("move:jack,B5") == "SR-RULING-97"
    assert stage.denied("move:jack,C6") == ""
    stage = Stage("tunnel").doors("ax").put("jack", "N2").put("mapuche", "F6").defence_movement()
    assert stage.denied("move:jack,O2") == "SR-RULING-97"


@pytest.mark.rule("SR-RULING-97")
def test_an_area_counts_as_resolved_and_turns_no_card() -> None:
    stage = Stage("vault", players=3)
    for area in ("1", "2", "3"):
        assert (stage.state_of(area).state, stage.state_of(area).card) == (RESOLVED, "")
    deck = stage.board.room_deck
    stage.put("amelia", "C5").put("charlotte", "F4").doors("s1").turn_of(1).answer("move:amelia,B5")
    assert stage.board.room_deck == deck


@pytest.mark.rule("SR-MOVE-05")
def test_a_square_off_the_map_is_no_candidate() -> None:
    denial = Stage().why_not("move:mapuche,A1")
    assert denial is not None
    assert denial.rule == "SR-MOVE-01"
