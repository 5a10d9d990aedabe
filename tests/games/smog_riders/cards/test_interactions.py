"""What one rule changes under another: cards in windows, the fallen, pools that find nothing, walkers on a rope."""

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.events import MissionFailed, PlayedIn, PlayedOn
from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, Ejections, Harm, Round, Tide
from brassboard.games.smog_riders.data.table import ACTIVE, FALLEN, LEFT, MAP, RESOLVED, STYGIA, UNENTERED
from games.smog_riders.helper import Stage, steps

WORKSHOP = "west_workshop"


# The fallen


@pytest.mark.rule("SR-RULING-108", "SR-RULING-33")
def test_who_is_revived_without_mind_is_stunned_again() -> None:
    """Falling took the marker off, the madness stayed: back on its feet it has no Mind left."""
    stage = (
        Stage().put("mapuche", "D6").fallen("charlotte", "E7").fallen("arcturus", "E6").change("charlotte", madness=3)
    )
    stage.at_step(AttackTurn(0), "revive").answer("revive:mapuche,charlotte", "revive:mapuche,arcturus")
    assert (stage.who("charlotte").at, stage.who("charlotte").stunned) == (MAP, True)
    assert not stage.who("arcturus").stunned, "it has its Mind"


@pytest.mark.rule("SR-RULING-99")
def test_a_card_that_fells_everybody_before_the_roll_leaves_no_pool() -> None:
    stage = Stage().put("charlotte", "D6", wounds=1).put("jack", "E6").hand(1, "slaughter").rolling()
    stage.answer(f"roll:{WORKSHOP}", "play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert stage.who("charlotte").at == FALLEN
    assert not stage.chance, "nothing is rolled"
    assert f"roll:{WORKSHOP}" not in stage.options()


@pytest.mark.rule("SR-RULING-62", "SR-RULING-47")
def test_a_declared_attack_is_finished_by_an_attacker_who_falls_meanwhile() -> None:
    """Slaughter in the window of the wounds: the attacker falls, and his blow still lands."""
    stage = Stage().put("mapuche", "D6", wounds=3).put("tom", "E6").hand(1, "slaughter").rolling()
    stage.roll_room(WORKSHOP, "R5", "R3", "B1").assign(mapuche_main=["R5", "R3"]).answer("use:mapuche,main")
    assert stage.asked == (1, "react")
    stage.answer("play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert (stage.who("mapuche").at, stage.who("tom").wounds) == (FALLEN, 2)


# Turrets


@pytest.mark.rule("SR-TUR-07", "SR-RULING-112")
def test_a_turret_made_a_flamethrower_needs_the_die_of_one() -> None:
    """A 4 fires an MKII; Scorch after the dice were assigned does not make it fire a flamethrower."""
    for face, fires in ((4, False), (5, True)):
        stage = Stage().put("mapuche", "D6").no_turrets().hand(1, "scorch", "shock")
        gun = stage.turret("mkii", "C8")
        stage.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(face).pass_windows()
        stage.assign(**{f"{gun}_fire": [f"G{face}"]})
        assert f"use:{gun},fire" in stage.options()
        stage.answer("play:scorch", f"on:{gun}").pass_windows()
        assert (f"use:{gun},fire" in stage.options()) == fires


# Pools


@pytest.mark.rule("SR-POOL-06")
def test_dice_that_fulfil_nothing_are_lost_without_a_question() -> None:
    stage = Stage().put("mapuche", "D6").no_turrets()
    gun = stage.turret("basic", "C8")
    stage.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(4).pass_windows()
    assert stage.kind != "place"
    again = Stage().put("mapuche", "D6").no_turrets()
    assert again.turret("basic", "C8") == gun
    again.rolling(1).answer(f"roll:{WORKSHOP}").pass_windows().roll(5).pass_windows()
    assert again.options() == [f"place:G5,{gun}.fire", "place:G5,none"]


@pytest.mark.rule("SR-MARK-04")
def test_a_single_die_is_rerolled_without_asking_which() -> None:
    stage = Stage().put("mapuche", "D6", dice="R").room(WORKSHOP, ACTIVE, "quiet_store").rolling()
    stage.answer(f"roll:{WORKSHOP}").roll(1).answer("luck")
    assert stage.chance
    stage.roll(6)
    assert (stage.pool.dice, stage.side(0).luck) == (("R6",), 2)


@pytest.mark.rule("SR-RULING-99", "SR-RULING-70")
def test_who_leaves_the_map_in_the_middle_of_a_pool_takes_its_dice_along() -> None:
    """Fu Cat Chu strikes, gets 3 points for it and leaves by the exit: nothing of the pool is left to use."""
    stage = Stage("vault", team=("fucatchu", "kelly", "tom")).no_turrets().doors("s1").room("west_office", RESOLVED)
    stage.put("fucatchu", "B5").put("mapuche", "C5").put("kelly", "E6").put("tom", "F6").rolling()
    home = stage.site.board.room_names[stage.site.room_of[stage.who("fucatchu").square]]
    stage.roll_room(home, "R6", "B5", "B6").assign(fucatchu_main=["B6", "B5"])
    stage.answer("use:fucatchu,main").pass_windows()
    assert stage.kind == "bonus"
    stage.answer("leave:fucatchu").pass_windows()
    assert stage.who("fucatchu").at == LEFT
    assert stage.kind != "perform", "nobody of the pool is left"


# Stygia


@pytest.mark.rule("SR-STY-09", "SR-STY-15")
def test_a_rope_pulls_from_a_passage_but_not_from_an_access() -> None:
    stage = Stage().put("mapuche", "D6").walker("charlotte", "outer1", "C6").hand(0, "stygian_rope").turn_of(0)
    stage.answer("play:stygian_rope", "on:charlotte").stygia_phase()
    assert "return:charlotte,M" in stage.options()
    stage.answer("travel:charlotte,access1,B")
    assert stage.denied("return:charlotte,M") == "SR-STY-15"


@pytest.mark.rule("SR-EJECT-03", "SR-RULING-106")
def test_a_second_storm_while_the_first_still_ejects() -> None:
    """The first to come back opens a new room; the defender answers with another storm; nobody comes back twice."""
    stage = Stage().put("mapuche", "A6").walker("charlotte", "outer1", "D6").walker("arcturus", "outer2", "E6")
    stage.board.rooms[stage.site.board.room(WORKSHOP)].state = UNENTERED
    stage.on_deck("quiet_store").hand(1, "stygian_storm")
    turn = AttackTurn(0)
    turn.pc = steps(AttackTurn).index("move")
    stage.frames(turn, Ejections(("charlotte", "arcturus")))
    stage.answer("on:charlotte")
    assert stage.asked == (1, "react")
    stage.answer("play:stygian_storm").pass_windows()
    assert [stage.who(one).at for one in ("charlotte", "arcturus")] == [MAP, MAP]
    assert (stage.at("charlotte"), stage.at("arcturus")) == ("D6", "E6")
    assert STYGIA not in [one.at for one in stage.team(0)]


# Penalties


@pytest.mark.rule("SR-RULING-106")
def test_rooms_without_a_penalty_are_not_ordered() -> None:
    """The defender orders the rooms that do something; a Quiet Store does nothing."""
    for card, asked in (("quiet_store", False), ("tripwire_hall", True)):
        stage = Stage().put("mapuche", "D6").put("charlotte", "D4")
        stage.room(WORKSHOP, ACTIVE, "lethal_defenses").room("coal_store", ACTIVE, card)
        round_ = next(frame for frame in stage.position.stack if isinstance(frame, Round))
        round_.pc = steps(Round).index("find_penalties")
        stage.frames()
        assert (stage.kind == "penalty") == asked


# Doubts that the text decides


@pytest.mark.rule("SR-PORTAL-01", "SR-RULING-33", "SR-RULING-58")
def test_who_has_no_mind_left_may_open_a_portal_but_cannot_pay_for_the_tide() -> None:
    """A portal asks only that one has not moved; Mind is lost, and one is ejected for it, in Stygia."""
    stage = Stage().put("mapuche", "D6", madness=CHARACTERS["mapuche"].mind, stunned=True).turn_of(0)
    assert stage.denied("portal:mapuche") == ""
    stage.answer("portal:mapuche", "enter:access2")
    assert (stage.who("mapuche").at, stage.astral("mapuche")) == (STYGIA, "access2")
    stage.frames(Tide())
    assert (stage.who("mapuche").at, stage.at("mapuche")) == (MAP, "D6"), "nothing was asked"


@pytest.mark.rule("SR-RULING-97")
def test_a_bulkhead_names_a_door_not_the_start_area_behind_it() -> None:
    """Defence cards name neither areas nor who stands in them; a door is neither."""
    stage = Stage().put("mapuche", "B6").put("charlotte", "D6").doors("s1").hand(1, "bulkhead", "shock", "gas_leak")
    stage.answer("end")
    assert stage.asked == (1, "react")
    stage.answer("play:bulkhead", "door:s1", "play:gas_leak")
    assert stage.offers("on") == {"charlotte"}
    stage.answer("on:charlotte").pass_windows().turn_of(0)
    assert stage.denied("open:mapuche,s1") == "SR-DOOR-03"


def second_wound(*others: tuple[str, str]) -> Stage:
    """Kelly strikes Hans with red and blue; these others are in sight."""
    stage = Stage(players=3, team=("kelly", "jack", "duane")).no_turrets().put("kelly", "E7").put("hans", "E8")
    for character, square in others:
        stage.put(character, square)
    stage.rolling().roll_room(WORKSHOP, "R4", "B4", "M1").assign(kelly_main=["R4", "B4"])
    return stage.answer("use:kelly,main")


@pytest.mark.rule("SR-ATT-07", "SR-RULING-128")
def test_the_second_wound_of_a_bonus_may_be_declined_rather_than_hit_an_ally() -> None:
    ally = Stage(players=3, team=("kelly", "jack", "duane")).team(1)[0].id
    stage = second_wound((ally, "C5"))
    assert stage.options() == [f"aim:{ally}", "done"]
    stage.answer("done").pass_windows()
    assert (stage.who("hans").wounds, stage.who(ally).wounds) == (1, 0)
    stage = second_wound((ally, "C5")).answer(f"aim:{ally}").pass_windows()
    assert (stage.who("hans").wounds, stage.who(ally).wounds) == (1, 1)


@pytest.mark.rule("SR-ATT-07", "SR-RULING-128")
def test_with_an_enemy_in_sight_the_second_wound_is_given() -> None:
    ally = Stage(players=3, team=("kelly", "jack", "duane")).team(1)[0].id
    stage = second_wound((ally, "C5"), ("charlotte", "F5"))
    assert set(stage.options()) == {f"aim:{ally}", "aim:charlotte"}


@pytest.mark.rule("SR-S1-08")
def test_the_fallen_in_their_own_area_have_not_returned() -> None:
    """The book pays for attackers that return at the end: an unconscious one lies there, it did not come back."""
    stage = Stage(rounds=8)
    for one in ("mapuche", "charlotte"):
        stage.change(one, at=FALLEN, wounds=CHARACTERS[one].health, dice="", points=0, away=True)
    stage.change("arcturus", away=True).idle(9)
    assert [row.n for row in stage.board.ledger if row.what == "at-home"] == [1]


@pytest.mark.rule("SR-CHAR-08", "SR-RULING-37")
def test_a_special_skill_works_while_its_owner_rests() -> None:
    """Patty performs nothing and brings no dice; what is laid in her room still counts 1 more."""
    stage = Stage(team=("patty", "mapuche", "charlotte")).no_turrets().put("patty", "D6", resting=True)
    stage.put("mapuche", "E6").room(WORKSHOP, ACTIVE, "strong_box").rolling()
    stage.roll_room(WORKSHOP, "R4", "R1", "B1").assign(room=["R4"]).answer("lay").pass_windows()
    assert stage.state_of(WORKSHOP).laid == 5


# What the log tells


def test_the_log_says_what_a_card_is_for() -> None:
    stage = Stage().put("mapuche", "D6").put("charlotte", "E6").hand(1, "whispers", "shock")
    stage.answer("end", "play:whispers", "on:mapuche", "play:shock", f"in:{WORKSHOP}").pass_windows()
    told = [event for event in stage.told() if isinstance(event, PlayedOn | PlayedIn)]
    assert told == [PlayedOn("whispers", "mapuche"), PlayedIn("shock", WORKSHOP)]


def test_the_log_says_whom_a_card_wards() -> None:
    """No other event names the one it is for."""
    stage = Stage().put("mapuche", "D6").put("charlotte", "E6").hand(0, "brace")
    turn = AttackTurn(0)
    turn.pc = steps(AttackTurn).index("rest")
    blows = (Blow("mapuche", 1), Blow("charlotte", 1))
    stage.frames(turn, Harm(1, "card", blows)).answer("play:brace", "on:charlotte").pass_windows()
    assert PlayedOn("brace", "charlotte") in stage.told()
    assert (stage.who("mapuche").wounds, stage.who("charlotte").wounds) == (1, 0)


@pytest.mark.rule("SR-S1-10", "SR-RULING-118")
def test_the_log_says_that_the_mission_has_failed() -> None:
    """The result names the rule that ended the game; why fewer points have won is told by the log."""
    stage = Stage(rounds=8).score(0, 6).idle(9)
    assert stage.match.result is not None
    assert (stage.match.result.reason, stage.match.result.winners) == ("SR-ROUND-04", (1,))
    assert MissionFailed("plan") in stage.told()
    done = Stage(rounds=8).stock(0, delivered=("plan",))
    done.board.floor.remove(done.board.floor[0])
    assert not [event for event in done.idle(9).told() if isinstance(event, MissionFailed)]


@pytest.mark.rule("SR-S6-07")
def test_the_log_says_so_where_points_play_no_part() -> None:
    stage = Stage("king", rounds=11).idle(12)
    assert stage.match.result is not None
    assert stage.match.result.winners == (stage.defender,)
    assert MissionFailed("leader") in stage.told()
