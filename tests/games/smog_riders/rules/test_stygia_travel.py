"""Stygia: portals, the board of six paths, and astral travel."""

import pytest

from brassboard.games.smog_riders.data.frames import Ejections, Retaliation
from brassboard.games.smog_riders.data.table import MAP, STYGIA
from brassboard.games.smog_riders.scenario.static_map import ASTRAL, ASTRAL_NAMES, EYE, astral_neighbours, gaps_beside
from games.smog_riders.helper import Stage
from games.smog_riders.rules.in_stygia import INNER, crowd

ACCESSES = {f"access{path}" for path in range(1, 7)}

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
