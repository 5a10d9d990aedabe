"""Every skill of the nine Commonsteam characters, played once."""

import pytest

from brassboard.games.smog_riders.data.frames import Blow, Ejections, EnterStygia, Harm
from brassboard.games.smog_riders.data.table import MAP, STYGIA
from games.smog_riders.helper import Stage
from games.smog_riders.rules.using_skills import ROOM, locked_in, refused, roll, stage_for, tide, use, wounds

# Colonel Clayton


@pytest.mark.rule("SR-CHAR-06", "SR-ATT-07")
def test_clayton_main_draws_a_card_with_blue_and_red() -> None:
    stage = use(stage_for("clayton").put("duane", "E8"), "clayton", "main", "R4", "B3")
    assert wounds(stage, "duane") == [1]
    assert len(stage.side(0).magic) == 1
    stage = use(stage_for("clayton").put("duane", "E8"), "clayton", "main", "R4", "M3")
    assert wounds(stage, "duane") == [1]
    assert stage.side(0).magic == ()
    assert refused(stage_for("clayton").put("duane", "E8"), "clayton", "main", "R4", "B2")


@pytest.mark.rule("SR-SPEC-01", "SR-SPEC-02")
def test_clayton_second_heals_a_teammate_or_with_magic_the_team_in_the_room() -> None:
    def hurt() -> Stage:
        stage = (
            stage_for("clayton", "mapuche", "charlotte").change("clayton", wounds=1).put("charlotte", "G6", wounds=1)
        )
        return stage.change("mapuche", wounds=2)

    stage = use(hurt(), "clayton", "second", "B4").answer("on:clayton")
    assert wounds(stage, "clayton", "mapuche", "charlotte") == [0, 2, 1], "himself counts"
    stage = use(hurt(), "clayton", "second", "M4")
    assert stage.kind != "gain", "instead: everybody in the room"
    assert wounds(stage, "clayton", "mapuche", "charlotte") == [0, 1, 1]
    assert refused(hurt(), "clayton", "second", "B3")


@pytest.mark.rule("SR-SPEC-02", "SR-CHAR-08")
def test_clayton_special_nudges_a_teammates_die() -> None:
    stage = roll(stage_for("clayton", "mapuche").put("duane", "C7"), "R4", "R2")  # R4 and R2: first his own
    assert stage.kind == "change"
    stage.answer("nudge:clayton,R2,1")
    assert sorted(stage.pool.dice) == ["B1", "B1", "M1", "R1", "R3", "R4"]


# Arcturus


@pytest.mark.rule("SR-CHAR-06")
def test_arcturus_main_maddens_an_enemy_in_the_room_with_magic() -> None:
    stage = stage_for("arcturus", "charlotte", at="D6").put("duane", "H6").put("kelly", "C5").put("jack", "E5")
    stage.put("tom", "D7").put("vikka", "D8")
    use(stage.doors("cp"), "arcturus", "main", "B4", "M4").answer("aim:duane")
    assert stage.kind == "gain"
    assert stage.offers("on") == {"kelly", "jack", "tom"}, "in his room and in sight: Vikka stands behind Tom"
    stage.answer("on:jack")
    assert wounds(stage, "duane") == [1]
    assert (stage.who("jack").madness, stage.who("kelly").madness, stage.who("duane").madness) == (1, 0, 0)
    stage = stage_for("arcturus", "mapuche", at="D6").put("kelly", "C5")
    use(stage, "arcturus", "main", "R4", "B4")
    assert (wounds(stage, "kelly"), stage.who("kelly").madness) == ([1], 0)
    assert refused(stage_for("arcturus").put("kelly", "C5"), "arcturus", "main", "B4", "M3")


@pytest.mark.rule("SR-CHAR-06", "SR-RULING-104")
def test_arcturus_second_strikes_in_the_room_and_maddens_all_there() -> None:
    stage = (
        stage_for("arcturus", "charlotte", at="D6").put("kelly", "D5").put("jack", "F5").put("duane", "H6").doors("cp")
    )
    stage.put("vikka", "E5")
    roll(stage, "B5", "M4").assign(arcturus_second=["B5", "M4"]).answer("use:arcturus,second")
    assert "duane" not in stage.offers("aim"), "only in his room"
    stage.answer("aim:kelly")
    assert wounds(stage, "kelly", "jack", "vikka") == [1, 0, 0]
    assert [stage.who(one).madness for one in ("kelly", "jack", "vikka", "duane")] == [1, 1, 1, 0]
    stage = use(stage_for("arcturus", "mapuche").put("kelly", "D5"), "arcturus", "second", "R5", "B4")
    assert (wounds(stage, "kelly"), stage.who("kelly").madness) == ([1], 0)


@pytest.mark.rule("SR-ATT-01")
def test_arcturus_second_is_for_enemies_only() -> None:
    stage = stage_for("arcturus", players=3).put("amelia", "E8")
    gun = stage.turret("basic", "C5")
    roll(stage, "B5", "M4").assign(arcturus_second=["B5", "M4"])
    assert stage.kind != "perform", f"neither an ally nor {gun}"


@pytest.mark.rule("SR-CHAR-08", "SR-STY-12")
def test_arcturus_special_all_his_dice_are_magic_in_stygia() -> None:
    stage = Stage().walker("arcturus", "outer1", "E5").put("mapuche", "E7").stygia_phase()
    stage.answer(f"backup:arcturus,{ROOM},2")
    stage.rolling().answer(f"roll:{ROOM}")
    assert sorted(stage.pool.dice) == ["B", "M", "M", "R", "R"]


# Charlotte Page


@pytest.mark.rule("SR-CHAR-06", "SR-EX-09")
def test_charlotte_main_sends_the_target_to_stygia() -> None:
    stage = use(stage_for("charlotte").put("duane", "C5"), "charlotte", "main", "B5", "M3").answer("enter:access1")
    assert (wounds(stage, "duane"), stage.who("duane").at) == ([1], STYGIA)
    stage = use(stage_for("charlotte", "mapuche").put("duane", "C5"), "charlotte", "main", "R5", "M3")
    assert (wounds(stage, "duane"), stage.who("duane").at) == ([1], MAP)
    assert refused(stage_for("charlotte").put("duane", "C5"), "charlotte", "main", "B5", "M2")


@pytest.mark.rule("SR-SOLVE-07")
def test_charlotte_second_turns_any_die_into_a_four_for_anything() -> None:
    stage = roll(stage_for("charlotte").put("duane", "C5"), "B1", "M4")
    stage.answer("four:charlotte,B1").assign(charlotte_main=["B4", "M4"]).answer("use:charlotte,main")
    assert wounds(stage, "duane") == [1]


@pytest.mark.rule("SR-CHAR-08")
def test_charlotte_special_finds_steam_whenever_she_enters_stygia() -> None:
    stage = Stage(players=3).put("charlotte", "E7", points=3).answer("portal:charlotte", "enter:access1")
    assert stage.side(0).steam == 1
    stage = Stage(players=3).put("charlotte", "E7").frames(EnterStygia(0, "charlotte"))  # an effect sends her
    stage.answer("enter:access1")
    assert stage.side(0).steam == 1
    stage = Stage().put("mapuche", "E7", points=3).answer("portal:mapuche", "enter:access1")
    assert stage.side(0).steam == 0


# Mapuche


@pytest.mark.rule("SR-EX-20")
def test_mapuche_main_hits_harder_with_two_red() -> None:
    stage = use(stage_for("mapuche").put("duane", "E8"), "mapuche", "main", "R4", "R3")
    assert wounds(stage, "duane") == [2]
    stage = use(stage_for("mapuche").put("duane", "E8"), "mapuche", "main", "R4", "B3")
    assert wounds(stage, "duane") == [1]


@pytest.mark.rule("SR-SOLVE-07")
def test_mapuche_second_makes_a_four_for_the_room_card_only() -> None:
    stage = roll(stage_for("mapuche", room="active").put("duane", "E8"), "R3", "R1", "B1")
    stage.answer("four:mapuche,R1")
    assert "place:R4r,room" in stage.options()
    assert "place:R4r,mapuche.main" not in stage.options(), "4 and 3 would be 7"
    stage.assign(room=["R4r", "B1"]).answer("lay")
    assert stage.state_of(ROOM).laid == 5
    stage = roll(stage_for("mapuche").put("duane", "E8"), "R3", "R1", "B1")
    assert stage.kind != "change", "nothing to solve here"


@pytest.mark.rule("SR-CHAR-08")
def test_mapuche_special_is_immune_to_stunning() -> None:
    stage = Stage().put("mapuche", "E7").put("charlotte", "E6")
    stage.frames(Harm(1, "card", (Blow("mapuche", 1, True), Blow("charlotte", 1, True))))
    assert (stage.who("mapuche").stunned, stage.who("charlotte").stunned) == (False, True)
    assert wounds(stage, "mapuche") == [1]
    stage.frames(Harm(1, "card", (Blow("mapuche", madness=1),)))
    assert (stage.who("mapuche").madness, stage.who("mapuche").stunned) == (1, False)


# Amelia Steam


@pytest.mark.rule("SR-EX-21")
def test_amelia_main_finds_steam_with_blue_and_red() -> None:
    stage = use(stage_for("amelia").put("duane", "E8"), "amelia", "main", "B5", "R2")
    assert (wounds(stage, "duane"), stage.side(0).steam) == ([1], 1)
    stage = use(stage_for("amelia").put("duane", "E8"), "amelia", "main", "B5", "B2")
    assert (wounds(stage, "duane"), stage.side(0).steam) == ([1], 0)


@pytest.mark.rule("SR-EX-25", "SR-MARK-07")
def test_amelia_second_is_a_ladder_with_steam() -> None:
    stage = use(stage_for("amelia").put("morsiarty", "C5").stock(0, steam=2), "amelia", "second", "R2", "B3", "B4")
    stage.answer(stage.options()[-1])
    assert (stage.who("morsiarty").at, stage.side(0).steam) == ("out", 0), "1 and 2 wounds"
    stage = use(stage_for("amelia").put("morsiarty", "C5"), "amelia", "second", "R2", "B3", "B4")
    assert stage.kind != "steam", "there is none to spend"
    assert wounds(stage, "morsiarty") == [1]
    assert refused(stage_for("amelia").put("morsiarty", "C5"), "amelia", "second", "R2", "B3", "B5")


@pytest.mark.rule("SR-MARK-08", "SR-CHAR-08")
def test_amelia_special_finds_one_more_steam_in_a_turret() -> None:
    stage = stage_for("amelia")
    stage.turret("mkii", "E8", wounds=1)
    use(stage, "amelia", "main", "B5", "B2")
    assert stage.board.turrets == []
    assert stage.side(0).steam == 3
    stage = stage_for("mapuche")
    stage.turret("mkii", "E8", wounds=1)
    assert use(stage, "mapuche", "main", "R5", "B2").side(0).steam == 2


# Patty Wrench


@pytest.mark.rule("SR-EX-23")
def test_patty_main_stuns_with_two_red() -> None:
    stage = use(stage_for("patty").put("duane", "E8"), "patty", "main", "R6", "R1")
    assert (wounds(stage, "duane"), stage.who("duane").stunned) == ([1], True)
    stage = use(stage_for("patty").put("duane", "E8"), "patty", "main", "R6", "M1")
    assert (wounds(stage, "duane"), stage.who("duane").stunned) == ([1], False)


@pytest.mark.rule("SR-EX-27", "SR-SOLVE-06")
def test_patty_second_resolves_the_room() -> None:
    stage = use(stage_for("patty", room="active"), "patty", "second", "R4", "R4", "M4")
    assert stage.state_of(ROOM).state == "resolved"
    assert len(stage.side(0).magic) == 1
    stage = roll(stage_for("patty"), "R4", "R4", "M4")
    assert stage.kind != "perform", "there is nothing to resolve"


@pytest.mark.rule("SR-CHAR-08", "SR-SOLVE-01")
def test_patty_special_counts_one_more_once_a_turn() -> None:
    stage = roll(stage_for("patty", "mapuche", room="active"), "R4").assign(room=["R4"]).answer("lay")
    assert stage.state_of(ROOM).laid == 5
    stage = stage_for("patty", room="active").change("patty", used=("plus",))
    assert roll(stage, "R4").assign(room=["R4"]).answer("lay").state_of(ROOM).laid == 4
    stage = stage_for("mapuche", room="active")
    assert roll(stage, "R4").assign(room=["R4"]).answer("lay").state_of(ROOM).laid == 4


# Hans P. Krüger


@pytest.mark.rule("SR-EX-28")
def test_hans_main_heals_himself_with_two_red() -> None:
    stage = use(stage_for("hans").change("hans", wounds=2).put("duane", "C5"), "hans", "main", "R5", "R3")
    assert wounds(stage, "duane", "hans") == [1, 1]
    stage = use(stage_for("hans").change("hans", wounds=2).put("duane", "C5"), "hans", "main", "R5", "B3")
    assert wounds(stage, "duane", "hans") == [1, 2]


@pytest.mark.rule("SR-SPEC-01")
def test_hans_second_gives_steam() -> None:
    assert use(stage_for("hans"), "hans", "second", "R5").side(0).steam == 1
    assert refused(stage_for("hans"), "hans", "second", "R4")


@pytest.mark.rule("SR-CHAR-08")
def test_hans_special_ignores_the_first_turret_wound_of_a_round() -> None:
    stage = stage_for("hans")
    shot = Harm(1, "turret", (Blow("hans", 1),), "t01", "fire")
    stage.frames(shot)
    assert wounds(stage, "hans") == [0]
    stage.frames(Harm(1, "turret", (Blow("hans", 1),), "t01", "fire"))
    assert wounds(stage, "hans") == [1]
    stage.change("hans", wounds=0, shielded=())
    stage.frames(Harm(1, "attack", (Blow("hans", 1),), "kelly", "main"))
    assert wounds(stage, "hans") == [1], "only turrets"


# Ottoline Brassard


@pytest.mark.rule("SR-EX-22")
def test_ottoline_main_adds_a_wound_for_each_further_blue() -> None:
    stage = use(stage_for("ottoline").put("duane", "C5"), "ottoline", "main", "B5", "B6")
    assert wounds(stage, "duane") == [2]
    stage = use(stage_for("ottoline").put("duane", "C5"), "ottoline", "main", "M6")
    assert wounds(stage, "duane") == [1]
    assert refused(stage_for("ottoline").put("duane", "C5"), "ottoline", "main", "B5", "B4")


@pytest.mark.rule("SR-SPEC-01")
def test_ottoline_second_draws_a_card() -> None:
    assert len(use(stage_for("ottoline"), "ottoline", "second", "M4").side(0).magic) == 1
    assert refused(stage_for("ottoline"), "ottoline", "second", "M3")


@pytest.mark.rule("SR-CHAR-08", "SR-DOOR-03")
def test_ottoline_special_opens_a_locked_door_for_two_points() -> None:
    stage = locked_in("ottoline").answer("open:ottoline,cp")
    assert stage.is_open("cp")
    assert stage.who("ottoline").points == 1
    assert locked_in("ottoline", 1).denied("open:ottoline,cp") == "SR-MOVE-01"
    assert locked_in("mapuche").denied("open:mapuche,cp") == "SR-DOOR-03"


# Ignatius Bellows


@pytest.mark.rule("SR-CHAR-06")
def test_ignatius_main_maddens_the_target_with_magic_and_red() -> None:
    stage = use(stage_for("ignatius").put("kelly", "E8"), "ignatius", "main", "R4", "M3")
    assert (wounds(stage, "kelly"), stage.who("kelly").madness) == ([1], 1)
    stage = use(stage_for("ignatius").put("kelly", "E8"), "ignatius", "main", "M4", "M3")
    assert (wounds(stage, "kelly"), stage.who("kelly").madness) == ([1], 0)


@pytest.mark.rule("SR-SPEC-01", "SR-SPEC-02")
def test_ignatius_second_clears_minds_and_with_magic_heals_too() -> None:
    def troubled() -> Stage:
        stage = stage_for("ignatius", "charlotte", "hans").put("hans", "G6", madness=1)
        return stage.change("charlotte", madness=2, wounds=1).change("ignatius", madness=1, wounds=1)

    stage = use(troubled(), "ignatius", "second", "R6")
    assert stage.kind != "gain"
    assert [stage.who(one).madness for one in ("ignatius", "charlotte", "hans")] == [0, 1, 1]
    stage = use(troubled(), "ignatius", "second", "R3", "M3").answer("on:charlotte")
    assert [stage.who(one).madness for one in ("ignatius", "charlotte", "hans")] == [0, 1, 1]
    assert wounds(stage, "ignatius", "charlotte") == [1, 0]
    assert refused(troubled(), "ignatius", "second", "R5")


@pytest.mark.rule("SR-CHAR-08", "SR-TIDE-01")
@pytest.mark.parametrize("square", ["access1", "outer1", "inner1", "eye"])
def test_ignatius_special_the_tide_never_moves_him(square: str) -> None:
    stage = tide(stage_for("ignatius").walker("ignatius", square, "E7"))
    assert stage.kind != "tide"
    assert (stage.astral("ignatius"), stage.who("ignatius").madness) == (square, 0)
    stage.frames(Ejections(("ignatius",)))
    assert stage.who("ignatius").at == MAP, "cards still eject him"
