"""Every skill of the nine Abyssal characters, played once."""

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, Harm
from brassboard.games.smog_riders.data.table import MAP, UNENTERED
from games.smog_riders.helper import Stage
from games.smog_riders.rules.using_skills import ROOM, refused, roll, stage_for, tide, use, wounds

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
