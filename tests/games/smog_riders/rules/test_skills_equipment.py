"""Every piece of equipment, played once."""

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, Ejections, Harm
from brassboard.games.smog_riders.data.table import MAP
from games.smog_riders.helper import Stage
from games.smog_riders.rules.using_skills import ROOM, locked_in, refused, roll, stage_for, tide, use, wounds

# Weapons


def armed(*weapons: str, steam: int = 0) -> Stage:
    return stage_for("mapuche", "charlotte").gear("mapuche", *weapons).stock(0, steam=steam)


@pytest.mark.rule("SR-EQUIP-01")
def test_only_the_bearer_uses_a_weapon() -> None:
    stage = roll(armed("stunner").put("duane", "C5"), "R3", "R2", "B1")
    if stage.kind == "change":
        stage.answer("end")
    assert "mapuche.stunner.1" in stage.slots
    assert not [slot for slot in stage.slots if slot.startswith("charlotte.stunner")]


@pytest.mark.rule("SR-MAGIC-08")
def test_stunner_a_ladder_wounds_and_stuns_one_target() -> None:
    stage = use(armed("stunner").put("duane", "C5"), "mapuche", "stunner.1", "R3", "R2", "B1")
    assert (wounds(stage, "duane"), stage.who("duane").stunned) == ([1], True)
    assert refused(armed("stunner").put("duane", "C5"), "mapuche", "stunner.1", "R3", "R3", "B1")


@pytest.mark.rule("SR-MAGIC-08", "SR-EQUIP-02")
def test_stunner_a_steam_power_and_seven_hit_a_whole_line() -> None:
    stage = armed("stunner", steam=1).put("duane", "E6").put("kelly", "E5").put("jack", "D7")
    use(stage, "mapuche", "stunner.2", "R4", "B3").answer("along:n")
    for one in ("duane", "kelly"):
        assert (wounds(stage, one), stage.who(one).stunned) == ([1], True)
    assert (wounds(stage, "jack"), stage.side(0).steam) == ([0], 0)
    assert refused(armed("stunner").put("duane", "E6"), "mapuche", "stunner.2", "R4", "B3"), "without Steam Power"


@pytest.mark.rule("SR-EQUIP-02")
def test_steam_that_was_spent_meanwhile_is_missing() -> None:
    stage = armed("stunner", steam=1).put("duane", "E6").put("kelly", "E8")
    roll(stage, "R4", "B3", "R6", "M2").assign(**{"mapuche_stunner.2": ["R4", "B3"], "mapuche_main": ["R6", "M2"]})
    assert stage.denied("use:mapuche,stunner.2") == ""
    stage.stock(0, steam=0)
    assert stage.denied("use:mapuche,stunner.2") == "SR-ATT-02"
    assert stage.denied("use:mapuche,main") == ""


@pytest.mark.rule("SR-MAGIC-09")
def test_devastating_gives_two_wounds_or_three_with_steam() -> None:
    assert wounds(use(armed("devastating").put("duane", "C5"), "mapuche", "devastating.1", "R3", "R4"), "duane") == [2]
    assert wounds(use(armed("devastating").put("duane", "C5"), "mapuche", "devastating.1", "R2", "R1"), "duane") == [2]
    stage = use(armed("devastating", steam=1).put("duane", "C5"), "mapuche", "devastating.2", "R3", "B4")
    assert (stage.who("duane").at, stage.side(0).steam) == ("out", 0)
    assert refused(armed("devastating", steam=1).put("duane", "C5"), "mapuche", "devastating.1", "R1", "B4")
    assert refused(armed("devastating").put("duane", "C5"), "mapuche", "devastating.2", "R3", "B4")


@pytest.mark.rule("SR-MARK-07")
def test_steam_justice_takes_two_steam_at_most() -> None:
    stage = use(armed("steam_justice", steam=3).put("duane", "C5"), "mapuche", "steam_justice.1", "R6")
    assert len(stage.options()) == 3, "0, 1 or 2"
    stage.answer(stage.options()[1])
    assert (wounds(stage, "duane"), stage.side(0).steam) == ([2], 2)
    assert refused(armed("steam_justice").put("duane", "C5"), "mapuche", "steam_justice.1", "R5")


@pytest.mark.rule("SR-ATT-06", "SR-RULING-104")
def test_harpoon_gun_drags_toward_the_bearer() -> None:
    stage = stage_for("mapuche", at="C6").gear("mapuche", "harpoon_gun").put("duane", "F5")
    use(stage, "mapuche", "harpoon_gun.1", "R6", "R1")
    assert wounds(stage, "duane") == [1]
    assert stage.asked == (0, "drag")
    assert stage.offers("at") == {"E5", "E6"}, "each step lowers the distance"
    stage.answer("at:E6", "at:D6")
    assert stage.at("duane") == "D6"
    assert stage.kind == "room"


@pytest.mark.rule("SR-ATT-06")
def test_a_harpooned_turret_stays_where_it_is() -> None:
    stage = stage_for("mapuche", at="C6").gear("mapuche", "harpoon_gun")
    gun = stage.turret("mkii", "F5")
    use(stage, "mapuche", "harpoon_gun.1", "R6", "R1")
    assert stage.kind == "room"
    assert [(one.id, one.wounds) for one in stage.board.turrets] == [(gun, 1)]


# Other equipment


@pytest.mark.rule("SR-EQUIP-01", "SR-MOVE-01")
def test_cavorite_boots_give_four_points() -> None:
    stage = stage_for("mapuche", "charlotte").gear("mapuche", "cavorite_boots").frames(AttackTurn(0))
    assert stage.kind == "move"
    assert (stage.who("mapuche").points, stage.who("charlotte").points) == (4, 3)


@pytest.mark.rule("SR-EQUIP-01")
def test_boiler_plate_ignores_one_wound_a_round() -> None:
    stage = stage_for("mapuche", "charlotte").gear("mapuche", "boiler_plate")
    stage.frames(Harm(1, "attack", (Blow("mapuche", 2), Blow("charlotte", 1)), "kelly", "main"))
    assert wounds(stage, "mapuche", "charlotte") == [1, 1]
    stage.frames(Harm(1, "attack", (Blow("mapuche", 1),), "kelly", "main"))
    assert wounds(stage, "mapuche") == [2], "once per round"


@pytest.mark.rule("SR-EQUIP-01", "SR-TIDE-02", "SR-EJECT-03")
def test_mind_anchor_holds_for_nothing() -> None:
    stage = stage_for("mapuche").walker("mapuche", "access1", "E7").gear("mapuche", "mind_anchor")
    tide(stage)
    assert set(stage.options()) == {"stay:mapuche", "drift:mapuche"}, "although it is his last Mind"
    stage.answer("stay:mapuche")
    assert (stage.astral("mapuche"), stage.who("mapuche").madness) == ("access1", 0)
    stage.frames(Ejections(("mapuche",)))
    assert stage.who("mapuche").at == MAP


@pytest.mark.rule("SR-EQUIP-01", "SR-DOOR-03")
def test_skeleton_key_opens_a_locked_door_for_two_points() -> None:
    stage = locked_in("mapuche").gear("mapuche", "skeleton_key").answer("open:mapuche,cp")
    assert stage.is_open("cp")
    assert stage.who("mapuche").points == 1
    assert locked_in("mapuche", 1).gear("mapuche", "skeleton_key").denied("open:mapuche,cp") == "SR-MOVE-01"


@pytest.mark.rule("SR-EQUIP-01")
def test_pocket_boiler_fills_an_empty_stock() -> None:
    for before, after in ((0, 1), (1, 1), (3, 3)):
        stage = stage_for("mapuche").gear("mapuche", "pocket_boiler").stock(0, steam=before).frames(AttackTurn(0))
        assert stage.side(0).steam == after


@pytest.mark.rule("SR-EQUIP-01", "SR-LOS-02")
def test_aether_goggles_see_past_characters_but_not_past_turrets() -> None:
    def shooting(*gear: str) -> Stage:
        stage = stage_for("charlotte", at="C5").gear("charlotte", *gear).put("kelly", "D5").put("duane", "E5")
        stage.turret("basic", "C7")
        return stage.put("jack", "C8")

    stage = use(shooting("aether_goggles"), "charlotte", "main", "B5", "M3")
    assert {"kelly", "duane"} <= stage.offers("aim")
    assert "jack" not in stage.offers("aim")
    assert "duane" not in use(shooting(), "charlotte", "main", "B5", "M3").offers("aim")


@pytest.mark.rule("SR-EQUIP-05", "SR-RULING-124")
@pytest.mark.parametrize(("companion", "colour"), [("octopiti", "R"), ("rafter", "B"), ("zuba", "M")])
def test_a_companion_brings_a_die_and_flees_when_the_bearer_falls(companion: str, colour: str) -> None:
    stage = stage_for("mapuche").gear("mapuche", companion).rolling().answer(f"roll:{ROOM}")
    assert sorted(stage.pool.dice) == sorted("RRB" + colour)
    stage = stage_for("mapuche", "charlotte").gear("mapuche", companion)
    stage.frames(Harm(1, "card", (Blow("mapuche", 4),)))
    assert stage.chance, "it is shuffled into the Magic deck"
    stage.answer("shuffle:" + ",".join(map(str, range(stage.position.asked.n))))
    assert companion in stage.board.magic_deck
    assert companion not in [item.kind for item in stage.board.floor]
