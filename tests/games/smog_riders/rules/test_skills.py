"""Every skill of the 18 characters and every piece of equipment, played once."""

from collections.abc import Iterable

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, Ejections, EnterStygia, Harm, Tide
from brassboard.games.smog_riders.data.table import MAP, STYGIA, UNENTERED
from games.smog_riders.helper import EVERYBODY, Stage

ROOM = "west_workshop"


def stage_for(who: str, *mates: str, players: int = 2, at: str = "E7", room: str = "resolved") -> Stage:
    """This attacker in the west workshop, his named teammates with him, the rest at home. No turrets."""
    everybody = EVERYBODY[CHARACTERS[who].faction]
    team = (who, *mates, *[one for one in everybody if one not in (who, *mates)])[:3]
    stage = Stage(team=team, players=players).no_turrets().put(who, at)
    for mate, square in zip(mates, ("C8", "D8"), strict=False):
        stage.put(mate, square)
    if room == "active":
        stage.room(ROOM, card="quiet_store")
    return stage


def roll(stage: Stage, *dice: str) -> Stage:
    """Roll the workshop's pool so that these dice come up; all others show 1."""
    stage.rolling(stage.asked[0] if stage.kind == "room" else 0).answer(f"roll:{ROOM}").pass_windows()
    left, faces = list(dice), []
    for colour in stage.pool.dice:
        die = next((die for die in left if die[0] == colour), "")
        if die:
            left.remove(die)
        faces.append(int(die[1]) if die else 1)
    assert not left, f"the pool is {stage.pool.dice}"
    return stage.roll(*faces).pass_windows()


def use(stage: Stage, who: str, skill: str, *dice: str) -> Stage:
    """Roll these dice, put them on a skill and carry it out."""
    roll(stage, *dice).assign(**{f"{who}_{skill}": dice})
    return stage.answer(f"use:{who},{skill}")


def refused(stage: Stage, who: str, skill: str, *dice: str) -> bool:
    """Rolled, these dice cannot all be put on that skill."""
    roll(stage, *dice)
    if stage.kind == "change":
        stage.answer("end")
    wanted = list(dice)
    while stage.kind == "place":
        die = stage.options()[0].partition(":")[2].partition(",")[0]
        place = f"place:{die},{who}.{skill}" if die in wanted else f"place:{die},none"
        if place not in stage.options():
            return True
        if die in wanted:
            wanted.remove(die)
        stage.answer(place)
    return wanted != []


def wounds(stage: Stage, *who: str) -> list[int]:
    return [stage.who(one).wounds for one in who]


def tide(stage: Stage) -> Stage:
    return stage.frames(Tide())


# Minions: generic dice and the main attack only (content, 2.3)

MINION_TABLE = {
    "clayton": (2, 2, 3, "ranged", 8), "arcturus": (2, 2, 3, "ranged", 8), "charlotte": (2, 2, 3, "ranged", 8),
    "mapuche": (2, 3, 1, "melee", 7), "amelia": (2, 2, 2, "ranged", 8), "patty": (2, 2, 2, "melee", 7),
    "hans": (2, 2, 2, "ranged", 8), "ottoline": (2, 1, 3, "ranged", 5), "ignatius": (2, 2, 3, "melee", 7),
    "morsiarty": (2, 2, 3, "ranged", 8), "kelly": (2, 2, 3, "melee", 7), "magda": (2, 2, 2, "ranged", 8),
    "jack": (2, 2, 2, "melee", 7), "fucatchu": (2, 2, 1, "melee", 7), "duane": (2, 3, 1, "melee", 7),
    "vikka": (2, 2, 2, "ranged", 8), "yusra": (2, 1, 3, "ranged", 5), "tom": (2, 3, 2, "melee", 7),
}  # fmt: skip


@pytest.mark.rule("SR-CHAR-01", "SR-CHAR-07", "SR-MIN-01")
@pytest.mark.parametrize("minion", MINION_TABLE)
def test_a_minion_and_its_only_attack(minion: str) -> None:
    count, health, mind, reach, needs = MINION_TABLE[minion]
    victim = "hans" if CHARACTERS[minion].faction == "abyssal" else "magda"  # 4 Health each
    least = ("G5",) if needs == 5 else ("G6", f"G{needs - 6}")
    too_low = ("G4",) if needs == 5 else ("G5", f"G{needs - 6}")

    def at(square: str) -> Stage:
        stage = stage_for(victim, at=square).put(minion, "C5")
        return stage.rolling(stage.defender)

    stage = at("D6")
    stage.answer(f"roll:{ROOM}")
    assert stage.pool.dice == ("G",) * count, "generic dice"
    stage = use(at("D6"), minion, "main", *least)
    assert wounds(stage, victim) == [1]
    assert not stage.who(victim).stunned
    assert refused(at("D6"), minion, "main", *too_low)
    far = roll(at("F8"), *least).assign(**{f"{minion}_main": least})
    if reach == "ranged":
        assert wounds(far.answer(f"use:{minion},main"), victim) == [1]
    else:
        assert far.kind != "perform", "too far"
    stage = at("D6")
    stage.frames(Harm(0, "card", (Blow(minion, madness=mind),)))
    assert stage.who(minion).stunned
    stage.frames(Harm(0, "card", (Blow(minion, health - 1),)))
    assert stage.who(minion).at == MAP
    stage.frames(Harm(0, "card", (Blow(minion, 1),)))
    assert stage.who(minion).at == "out"


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


def locked_in(who: str, points: int = 3) -> Stage:
    """In an active room beside a locked door."""
    stage = stage_for(who, at="F6", room="active").doors()
    return stage.turn_of(0).change(who, points=points)


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


# Dr. Morsiarty


@pytest.mark.rule("SR-ATT-08")
def test_morsiarty_main_poisons() -> None:
    stage = use(stage_for("morsiarty", "kelly").put("hans", "C5").put("patty", "E5"), "morsiarty", "main", "R5", "R4")
    stage.answer("aim:hans")
    assert (wounds(stage, "hans", "patty"), stage.who("hans").stunned) == ([1, 0], True)
    stage = use(stage_for("morsiarty").put("hans", "C5").put("patty", "E5"), "morsiarty", "main", "R5", "M4")
    assert wounds(stage, "hans", "patty") == [1, 1]
    assert refused(stage_for("morsiarty").put("hans", "C5"), "morsiarty", "main", "R5", "M3")


@pytest.mark.rule("SR-EX-19")
def test_morsiarty_second_draws_a_card() -> None:
    assert len(use(stage_for("morsiarty"), "morsiarty", "second", "M2").side(0).magic) == 1
    assert len(use(stage_for("morsiarty"), "morsiarty", "second", "R5").side(0).magic) == 1
    assert refused(stage_for("morsiarty"), "morsiarty", "second", "R2")


@pytest.mark.rule("SR-SPEC-02")
def test_morsiarty_special_rerolls_a_teammates_die() -> None:
    stage = stage_for("morsiarty", "duane").rolling().answer(f"roll:{ROOM}").roll(6, 6, 6, 1, 2, 3)
    assert stage.offers("rethink") == {"morsiarty,R1", "morsiarty,R2", "morsiarty,R3"}
    stage.answer("rethink:morsiarty,R1").roll(5)
    assert sorted(stage.pool.dice) == ["M6", "M6", "R2", "R3", "R5", "R6"]
    assert stage.side(0).luck == 3, "it costs nothing"


# Kelly Kraken


@pytest.mark.rule("SR-EX-24")
def test_kelly_main_wounds_another_target_in_sight() -> None:
    stage = use(stage_for("kelly").put("hans", "E8").put("patty", "C5"), "kelly", "main", "R4", "B4")
    stage.answer("aim:patty")
    assert wounds(stage, "hans", "patty") == [1, 1]
    stage = use(stage_for("kelly").put("hans", "E8").put("patty", "C5"), "kelly", "main", "R4", "M4")
    assert (wounds(stage, "hans", "patty"), stage.kind) == ([1, 0], "room")
    stage = use(stage_for("kelly").put("hans", "E8"), "kelly", "main", "R4", "B4")
    assert (wounds(stage, "hans"), stage.kind) == ([1], "room"), "nobody else to hit"


@pytest.mark.rule("SR-CHAR-06", "SR-REQ-08")
def test_kelly_second_drags_an_enemy() -> None:
    stage = stage_for("kelly", at="C5").put("hans", "E5").put("patty", "C6").put("ottoline", "C7")
    use(stage, "kelly", "second", "R1", "B2")
    assert stage.offers("on") == {"hans", "patty"}, "only who is in sight: Ottoline stands behind Patty"
    stage.answer("on:hans")
    assert stage.asked == (0, "drag")
    assert stage.offers("at") == {"D5", "D6", "E6", "F6", "F5"}
    stage.answer("at:F6", "at:F7")
    assert stage.at("hans") == "F7"
    assert stage.kind != "drag", "two squares"
    stage = use(stage_for("kelly", at="C5").put("hans", "E5"), "kelly", "second", "R3", "B4").answer("at:F6", "done")
    assert stage.at("hans") == "F6", "up to two"
    assert refused(stage_for("kelly", at="C5").put("hans", "E5"), "kelly", "second", "R1", "B4")


@pytest.mark.rule("SR-RULING-105", "SR-SETUP-07")
def test_nobody_is_dragged_into_a_start_area() -> None:
    stage = use(stage_for("kelly", at="E6").put("hans", "C6").doors("s1"), "kelly", "second", "R1", "B2")
    assert stage.offers("at") == {"C5", "D5", "D6", "D7", "C7"}


@pytest.mark.rule("SR-CHAR-08", "SR-EJECT-02")
def test_kelly_special_stays_on_an_access() -> None:
    stage = tide(stage_for("kelly").walker("kelly", "access2", "E7"))
    assert stage.kind != "tide"
    assert (stage.astral("kelly"), stage.who("kelly").madness) == ("access2", 0)
    stage = tide(stage_for("kelly").walker("kelly", "outer2", "E7")).answer("drift:kelly")
    assert stage.astral("kelly") == "access2", "elsewhere the tide moves her"


# Magda Von Shrapnel


@pytest.mark.rule("SR-CHAR-06")
def test_magda_main_hits_harder_with_two_red() -> None:
    assert wounds(use(stage_for("magda").put("hans", "E8"), "magda", "main", "R4", "R3"), "hans") == [2]
    assert wounds(use(stage_for("magda").put("hans", "E8"), "magda", "main", "R4", "B3"), "hans") == [1]


@pytest.mark.rule("SR-EX-25")
def test_magda_second_is_a_ladder_with_steam() -> None:
    stage = use(stage_for("magda").put("hans", "C5").stock(0, steam=5), "magda", "second", "R3", "R4", "B5")
    assert len(stage.options()) == 6, "as much as there is"
    stage.answer(stage.options()[1])
    assert (wounds(stage, "hans"), stage.side(0).steam) == ([2], 4)


@pytest.mark.rule("SR-RULING-88", "SR-CHAR-08")
@pytest.mark.parametrize(("ally", "left"), [("jack", 1), ("kelly", 2), ("duane", 3)])
def test_magda_special_targets_dodge_her_second_skill(ally: str, left: int) -> None:
    """Jack has two Agility dice, Kelly one, Duane none."""
    stage = Stage(team=("magda", "yusra", "tom"), players=4).put("magda", "E7").put(ally, "C5").stock(0, steam=2)
    use(stage, "magda", "second", "R3", "R4", "B5").answer(stage.options()[-1])
    assert wounds(stage, ally) == [left]


@pytest.mark.rule("SR-RULING-88")
def test_magda_special_does_not_help_minions_nor_against_her_main_attack() -> None:
    stage = use(stage_for("magda").put("ottoline", "C5"), "magda", "second", "R3", "R4", "B5")
    assert stage.who("ottoline").at == "out", "a minion's dice are generic"
    stage = Stage(team=("magda", "yusra", "tom"), players=4).put("magda", "E7").put("jack", "E8")
    assert wounds(use(stage, "magda", "main", "R6", "R5"), "jack") == [2]


# Clawfinger Jack


@pytest.mark.rule("SR-CHAR-06")
def test_jack_main_hits_harder_with_two_blue() -> None:
    assert wounds(use(stage_for("jack").put("hans", "E8"), "jack", "main", "B4", "B3"), "hans") == [2]
    assert wounds(use(stage_for("jack").put("hans", "E8"), "jack", "main", "R4", "B3"), "hans") == [1]


@pytest.mark.rule("SR-CHAR-06", "SR-REQ-03")
def test_jack_second_strikes_and_moves_two() -> None:
    stage = use(stage_for("jack").put("hans", "E8"), "jack", "second", "R2", "B2")
    assert wounds(stage, "hans") == [1]
    assert stage.asked == (0, "bonus")
    assert stage.who("jack").points == 2
    stage.answer("move:jack,E5")
    assert (stage.at("jack"), stage.kind) == ("E5", "room")
    assert refused(stage_for("jack").put("hans", "E8"), "jack", "second", "R2", "B3")


@pytest.mark.rule("SR-CHAR-08", "SR-MOVE-07")
def test_jack_special_moves_through_enemies() -> None:
    stage = stage_for("jack", at="F6").put("hans", "G6").doors("cp").turn_of(0).change("jack", points=2)
    stage.put("patty", "G5").put("clayton", "G7")
    assert "jack,H6" in stage.offers("move")
    assert "jack,G6" not in stage.offers("move"), "he may not end there"
    stage = stage_for("kelly", at="F6").put("hans", "G6").doors("cp").turn_of(0).change("kelly", points=2)
    stage.put("patty", "G5").put("clayton", "G7")
    assert "kelly,H6" not in stage.offers("move")


@pytest.mark.rule("SR-ROOM-01", "SR-RULING-126")
def test_who_crosses_a_room_over_taken_squares_has_entered_it() -> None:
    """From the west yard over a minion in the gatehouse into the guard room: both cards are drawn, in that order."""
    stage = Stage("jail", team=("jack", "kelly", "duane")).put("jack", "D7").doors("ab", "bg")
    for minion, square in (("patty", "E6"), ("clayton", "F6"), ("charlotte", "E7"), ("mapuche", "E8")):
        stage.put(minion, square)
    stage.turn_of(0).on_deck("quiet_store", "empty_office")
    assert stage.state_of("gatehouse").state == UNENTERED
    assert stage.state_of("guard_room").state == UNENTERED
    stage.answer("move:jack,F5").pass_windows()
    assert stage.at("jack") == "F5"
    assert (stage.state_of("gatehouse").card, stage.state_of("guard_room").card) == ("quiet_store", "empty_office")
    assert [stage.state_of(room).entry for room in ("gatehouse", "guard_room")] == [
        stage.site.board.door("ab"),
        stage.site.board.door("bg"),
    ]


# Fu Cat Chu


@pytest.mark.rule("SR-CHAR-06")
def test_fucatchu_main_moves_three_with_two_blue() -> None:
    stage = use(stage_for("fucatchu").put("hans", "E8"), "fucatchu", "main", "B4", "B3")
    assert (wounds(stage, "hans"), stage.kind, stage.who("fucatchu").points) == ([1], "bonus", 3)
    stage = use(stage_for("fucatchu").put("hans", "E8"), "fucatchu", "main", "R4", "B3")
    assert (wounds(stage, "hans"), stage.kind) == ([1], "room")


@pytest.mark.rule("SR-ATT-09")
def test_fucatchu_second_hits_around_with_two_red() -> None:
    stage = stage_for("fucatchu", "duane", at="D7").put("hans", "E8").put("patty", "C6").put("clayton", "F5")
    use(stage, "fucatchu", "second", "R4", "R3").answer("aim:hans")
    assert wounds(stage, "hans", "patty", "duane", "clayton") == [1, 1, 1, 0], "Duane stands beside him, too"
    stage = stage_for("fucatchu", "duane", at="D7").put("hans", "E8").put("patty", "C6")
    use(stage, "fucatchu", "second", "R4", "B3").answer("aim:hans")
    assert wounds(stage, "hans", "patty", "duane") == [1, 0, 0]


@pytest.mark.rule("SR-CHAR-08")
def test_fucatchu_special_no_turret_targets_him() -> None:
    for kind in ("basic", "mkii", "flame"):
        stage = stage_for("fucatchu", "kelly").change("kelly", wounds=0)
        gun = stage.turret(kind, "F5")
        stage.rolling(stage.defender).roll_room(ROOM, "G6").assign(**{f"{gun}_fire": ["G6"]}).answer(f"use:{gun},fire")
        assert wounds(stage, "fucatchu", "kelly") == [0, 1]


# Duane Van der Shark


@pytest.mark.rule("SR-CHAR-06")
def test_duane_main_stuns_with_two_red() -> None:
    stage = use(stage_for("duane").put("hans", "E8"), "duane", "main", "R4", "R3")
    assert (wounds(stage, "hans"), stage.who("hans").stunned) == ([1], True)
    stage = use(stage_for("duane", "kelly").put("hans", "E8"), "duane", "main", "R4", "B3")
    assert (wounds(stage, "hans"), stage.who("hans").stunned) == ([1], False)


@pytest.mark.rule("SR-CHAR-06", "SR-REQ-01")
def test_duane_second_gives_two_wounds() -> None:
    assert wounds(use(stage_for("duane").put("hans", "E8"), "duane", "second", "R4", "R4", "R4"), "hans") == [2]
    assert wounds(use(stage_for("duane").put("hans", "E8"), "duane", "second", "R6", "R6"), "hans") == [2]
    assert refused(stage_for("duane").put("hans", "E8"), "duane", "second", "R4", "R4", "R3")


@pytest.mark.rule("SR-CHAR-08")
def test_duane_special_heals_when_he_fells_an_enemy() -> None:
    stage = stage_for("duane").change("duane", wounds=2).put("hans", "E8", wounds=2)
    use(stage, "duane", "main", "R4", "R3")
    assert stage.who("hans").at == "out"
    assert wounds(stage, "duane") == [1]
    stage = stage_for("duane").change("duane", wounds=2).put("hans", "E8")
    assert wounds(use(stage, "duane", "main", "R4", "R3"), "duane") == [2]
    stage = Stage(team=("duane", "yusra", "tom"), players=3).put("duane", "E7", wounds=2).put("kelly", "E8", wounds=2)
    use(stage, "duane", "main", "R4", "R3")
    assert (stage.who("kelly").at, wounds(stage, "duane")) == ("fallen", [2]), "an ally is no enemy"


# Vikka


@pytest.mark.rule("SR-CHAR-06")
def test_vikka_main_stuns_with_blue_and_magic() -> None:
    stage = use(stage_for("vikka").put("hans", "C5"), "vikka", "main", "B4", "M4")
    assert (wounds(stage, "hans"), stage.who("hans").stunned) == ([1], True)
    stage = use(stage_for("vikka").put("hans", "C5"), "vikka", "main", "B4", "R4")
    assert (wounds(stage, "hans"), stage.who("hans").stunned) == ([1], False)


@pytest.mark.rule("SR-SPEC-01", "SR-SPEC-02")
def test_vikka_second_heals_and_clears_one_teammate() -> None:
    stage = stage_for("vikka", "kelly").change("kelly", wounds=2, madness=2).change("vikka", wounds=1, madness=1)
    use(stage, "vikka", "second", "R3", "M3").answer("on:kelly")
    assert stage.kind == "room", "the same teammate gets both"
    assert (wounds(stage, "kelly", "vikka"), stage.who("kelly").madness, stage.who("vikka").madness) == ([1, 1], 1, 1)


@pytest.mark.rule("SR-CHAR-08", "SR-MARK-11")
def test_vikka_special_poison_only_wounds_her() -> None:
    stage = stage_for("vikka", "kelly")
    stage.frames(Harm(1, "card", (Blow("vikka", 1, True, 0, True), Blow("kelly", 1, True, 0, True))))
    assert wounds(stage, "vikka", "kelly") == [1, 1]
    assert (stage.who("vikka").stunned, stage.who("kelly").stunned) == (False, True)
    stage.frames(Harm(1, "card", (Blow("vikka", stun=True),)))
    assert stage.who("vikka").stunned, "a plain stun works"


# Lantern Yusra


@pytest.mark.rule("SR-CHAR-06", "SR-PORTAL-06")
def test_yusra_main_sends_the_target_to_stygia_with_two_magic() -> None:
    stage = use(stage_for("yusra").put("hans", "C5"), "yusra", "main", "M4", "M4").answer("enter:access3")
    assert (wounds(stage, "hans"), stage.astral("hans")) == ([1], "access3")
    stage = use(stage_for("yusra").put("hans", "C5"), "yusra", "main", "B4", "M4")
    assert (wounds(stage, "hans"), stage.who("hans").at) == ([1], MAP)


@pytest.mark.rule("SR-SPEC-01")
def test_yusra_second_draws_and_with_magic_clears_minds_too() -> None:
    stage = use(stage_for("yusra", "kelly").change("kelly", madness=1), "yusra", "second", "M4")
    assert (len(stage.side(0).magic), stage.who("kelly").madness) == (1, 0)
    stage = use(stage_for("yusra", "kelly").change("kelly", madness=1), "yusra", "second", "B4")
    assert (len(stage.side(0).magic), stage.who("kelly").madness) == (1, 1)


@pytest.mark.rule("SR-CHAR-08", "SR-STY-08")
def test_yusra_special_her_first_step_of_a_turn_is_quiet() -> None:
    stage = stage_for("yusra").walker("yusra", "access1", "E7").stygia_phase()
    stage.answer("travel:yusra,outer1,B")
    assert stage.board.astral_dice == 0
    stage.answer("travel:yusra,inner1,M")
    assert stage.board.astral_dice == 1
    stage.answer("end")
    stage.frames(AttackTurn(0)).answer("end").answer("travel:yusra,eye,B")
    assert stage.board.astral_dice == 1, "each turn anew"


# Barnacle Tom


@pytest.mark.rule("SR-CHAR-06")
def test_tom_main_finds_steam_with_magic_and_red() -> None:
    stage = use(stage_for("tom").put("hans", "E8"), "tom", "main", "R4", "M3")
    assert (wounds(stage, "hans"), stage.side(0).steam) == ([1], 1)
    stage = use(stage_for("tom").put("hans", "E8"), "tom", "main", "R4", "R3")
    assert (wounds(stage, "hans"), stage.side(0).steam) == ([1], 0)


@pytest.mark.rule("SR-SOLVE-07")
def test_tom_second_makes_a_four_for_the_room_card() -> None:
    stage = roll(stage_for("tom", room="active"), "R1").answer("four:tom,R1").assign(room=["R4r"]).answer("lay")
    assert stage.state_of(ROOM).laid == 4


@pytest.mark.rule("SR-CHAR-08")
def test_tom_special_takes_one_wound_at_most_from_an_attack() -> None:
    stage = stage_for("tom", "kelly")
    stage.frames(Harm(1, "attack", (Blow("tom", 3), Blow("kelly", 2)), "hans", "main"))
    assert wounds(stage, "tom", "kelly") == [1, 2]
    stage.frames(Harm(1, "card", (Blow("tom", 2),)))
    assert wounds(stage, "tom") == [3], "a card is no attack"


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


def test_the_tables_of_this_file_are_complete() -> None:
    assert set(MINION_TABLE) == set(CHARACTERS)
    names = [name for name in globals() if name.startswith("test_")]
    for one in CHARACTERS:
        for what in ("main", "second", "special"):
            assert covered(names, f"test_{one}_{what}_"), f"{one} {what}"


def covered(names: Iterable[str], start: str) -> bool:
    return any(name.startswith(start) for name in names)
