"""Magic cards, one by one: what each does, and when it is refused."""

import pytest

from brassboard.games.smog_riders.data.events import Warded
from brassboard.games.smog_riders.data.frames import AttackTurn
from brassboard.games.smog_riders.data.table import STYGIA
from games.smog_riders.cards.workshop import OFFICE, WORKSHOP, attacking, discarded, workshop
from games.smog_riders.helper import Stage

# One by one: what a card does, and when it is refused


def refused_in_movement(card: str) -> str:
    """The rule that refuses it where nobody is hurt, mad, stunned or in Stygia, and nothing is rolled."""
    return workshop(card).denied(f"play:{card}")


@pytest.mark.rule("SR-MAGIC-05")
def test_give_breath_heals_two() -> None:
    stage = workshop("give_breath").change("mapuche", wounds=3).fallen("arcturus", "D7")
    stage.answer("play:give_breath")
    assert stage.offers("on") == {"mapuche"}  # one of your conscious characters
    stage.answer("on:mapuche")
    assert stage.who("mapuche").wounds == 1
    assert discarded(stage, "give_breath")
    assert refused_in_movement("give_breath") == "SR-RULING-92"


@pytest.mark.rule("SR-MAGIC-05")
def test_give_breath_never_heals_above_the_printed_health() -> None:
    stage = workshop("give_breath").walker("charlotte", "inner1", "C6", wounds=1)
    stage.answer("play:give_breath", "on:charlotte")  # in Stygia too
    assert stage.who("charlotte").wounds == 0


@pytest.mark.rule("SR-MAGIC-06")
def test_team_reflexes_move_everybody_in_one_room_again() -> None:
    stage = workshop("team_reflexes").put("arcturus", "K6").change("charlotte", points=0).rolling()
    stage.answer(f"roll:{WORKSHOP}").pass_windows()
    stage.roll(*[1] * 5).pass_windows().assign()
    stage.answer("play:team_reflexes")
    assert stage.offers("in") == {WORKSHOP, "east_workshop"}
    stage.answer(f"in:{WORKSHOP}")
    assert [stage.who(one).points for one in ("mapuche", "charlotte", "arcturus")] == [3, 3, 0]
    stage.answer("move:mapuche,F8", "move:charlotte,C8")
    assert (stage.at("mapuche"), stage.at("charlotte")) == ("F8", "C8")
    assert stage.offers("hurry") == stage.offers("portal") == set()
    assert not stage.offers("play")
    stage.answer("end")
    assert stage.who("charlotte").points == 0  # what is not spent is lost
    assert discarded(stage, "team_reflexes")


@pytest.mark.rule("SR-MAGIC-06")
def test_bonus_steps_leave_the_points_of_the_phase_alone() -> None:
    stage = workshop("team_reflexes").answer("move:mapuche,E6", "play:team_reflexes", f"in:{WORKSHOP}")
    assert stage.who("mapuche").points == 3
    stage.answer("end")
    assert (stage.who("mapuche").points, stage.who("charlotte").points) == (2, 3)


@pytest.mark.rule("SR-MAGIC-07")
def test_mass_clarity_gives_each_character_a_mind() -> None:
    stage = workshop("mass_clarity", team=("amelia", "charlotte", "arcturus"))
    stage.change("amelia", madness=1).change("arcturus", madness=2).walker("charlotte", "inner1", "C6", madness=1)
    stage.answer("play:mass_clarity")
    assert [stage.who(one).madness for one in ("amelia", "charlotte", "arcturus")] == [0, 1, 1], "none in Stygia"
    assert discarded(stage, "mass_clarity")
    assert refused_in_movement("mass_clarity") == "SR-RULING-92"


@pytest.mark.rule("SR-REV-04")
def test_mass_clarity_is_of_no_use_to_walkers_alone() -> None:
    stage = workshop("mass_clarity", team=("amelia", "charlotte", "arcturus"))
    stage.walker("charlotte", "inner1", "C6", madness=1)
    assert stage.denied("play:mass_clarity") == "SR-RULING-92"


@pytest.mark.rule("SR-MAGIC-01")
def test_adrenaline_moves_one_character() -> None:
    stage = workshop("adrenaline").walker("charlotte", "access1", "C6").at_step(AttackTurn(0), "revive")
    stage.answer("play:adrenaline")
    assert stage.offers("on") == {"mapuche", "arcturus"}
    stage.answer("on:mapuche")
    assert [stage.who(one).points for one in ("mapuche", "arcturus")] == [3, 0]
    stage.answer("move:mapuche,F8", "end")
    assert discarded(stage, "adrenaline")


@pytest.mark.rule("SR-MAGIC-01")
def test_steam_valve_gives_two_steam_power() -> None:
    stage = workshop("steam_valve").stock(0, steam=1).answer("play:steam_valve")
    assert stage.side(0).steam == 3
    assert discarded(stage, "steam_valve")


@pytest.mark.rule("SR-MAGIC-01")
def test_lucky_cog_gives_luck() -> None:
    stage = workshop("lucky_cog").stock(0, luck=1).answer("play:lucky_cog")
    assert stage.side(0).luck == 2
    assert discarded(stage, "lucky_cog")


@pytest.mark.rule("SR-RULING-63")
def test_overpressure_adds_a_wound_to_a_successful_attack() -> None:
    stage = workshop("overpressure", "sabotage").put("duane", "E6").put("jack", "E7")
    attacking(stage, "mapuche.main", "R5", "B2").answer("aim:duane")
    assert stage.asked == (0, "react")
    assert stage.denied("play:sabotage") == "SR-RULING-63"  # nothing else in the middle of an attack
    stage.answer("play:overpressure")
    assert stage.offers("on") == {"duane"}
    stage.answer("on:duane").pass_windows()
    assert (stage.who("duane").wounds, stage.who("jack").wounds) == (2, 0)
    assert discarded(stage, "overpressure")
    assert refused_in_movement("overpressure") == "SR-RULING-62"


@pytest.mark.rule("SR-RULING-98")
def test_loaded_die_turns_a_rolled_die_before_curses_are_checked() -> None:
    stage = workshop("loaded_die").room(WORKSHOP, card="furnace").put("charlotte", "G5").put("arcturus", "G6")
    stage.stock(0, luck=0).rolling().answer(f"roll:{WORKSHOP}").roll(6, 1, 1)  # Punishment on a 6
    assert stage.asked == (0, "react")
    stage.answer("play:loaded_die")
    assert stage.offers("face") == {f"R6,{n}" for n in range(1, 6)} | {f"{c}1,{n}" for c in "RB" for n in range(2, 7)}
    stage.answer("face:R6,5")
    assert "R5" in stage.pool.dice
    assert stage.who("mapuche").wounds == 0
    assert discarded(stage, "loaded_die")
    assert refused_in_movement("loaded_die") == "SR-RULING-62"


@pytest.mark.rule("SR-RULING-98")
def test_loaded_die_wakes_a_curse_and_comes_too_late_after_it() -> None:
    stage = workshop("loaded_die", "loaded_die").room(WORKSHOP, card="furnace").stock(0, luck=0)
    stage.put("charlotte", "G5").put("arcturus", "G6").rolling().answer(f"roll:{WORKSHOP}").roll(1, 1, 1)
    stage.answer("play:loaded_die", "face:R1,6", "pass").pass_windows()
    assert stage.who("mapuche").wounds == 1
    assert stage.denied("play:loaded_die") != ""


@pytest.mark.rule("SR-MAGIC-02")
def test_smelling_salts_rouse_the_team_but_not_who_has_no_mind_left() -> None:
    stage = workshop("smelling_salts", team=("amelia", "charlotte", "arcturus")).change("amelia", stunned=True)
    stage.walker("charlotte", "inner1", "C6", stunned=True).change("arcturus", stunned=True, madness=3)
    stage.defence_turn()  # a Reaction
    assert stage.asked == (0, "react")
    stage.answer("play:smelling_salts")
    assert [stage.who(one).stunned for one in ("amelia", "charlotte", "arcturus")] == [False, False, True]
    assert discarded(stage, "smelling_salts")
    assert refused_in_movement("smelling_salts") == "SR-RULING-92"


@pytest.mark.rule("SR-RULING-63")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (2, 0), (3, 1)])
def test_brace_ignores_up_to_two_wounds_of_one_effect(wounds: int, left: int) -> None:
    stage = workshop("brace").put("duane", "E6").put("charlotte", "G5").put("arcturus", "G6")
    stage.hand(1, *["grim_order"] * (wounds - 1), "shock").rolling(1)
    stage.roll_room(WORKSHOP, "G5", "G2").assign(duane_main=["G5", "G2"]).answer("use:duane,main")
    for _ in range(wounds - 1):
        while stage.asked[0] == 0:
            stage.answer("pass")
        stage.answer("play:grim_order", "on:mapuche")
    while stage.asked[0] == 1:
        stage.answer("pass")
    stage.answer("play:brace")
    assert stage.offers("on") == {"mapuche"}
    stage.answer("on:mapuche").pass_windows()
    assert stage.who("mapuche").wounds == left
    told = [seen.event for seen in stage.match.events(0, 0) if isinstance(seen.event, Warded)]
    assert told == [Warded("mapuche", wounds - left)], "everybody reads how many wounds were spared"
    assert discarded(stage, "brace")
    assert refused_in_movement("brace") == "SR-RULING-62"


@pytest.mark.rule("SR-RULING-63")
def test_brace_leaves_the_stun_of_a_poison() -> None:
    stage = workshop("brace").hand(1, "gas_leak").answer("end", "play:gas_leak", "on:charlotte")
    stage.answer("play:brace", "on:charlotte").pass_windows()
    assert (stage.who("charlotte").wounds, stage.who("charlotte").stunned) == (0, True)


@pytest.mark.rule("SR-RULING-116")
def test_stygian_rope_lets_a_walker_on_a_passage_return() -> None:
    stage = workshop("stygian_rope").walker("charlotte", "outer1", "C6").walker("arcturus", "access2", "D7")
    assert "return:charlotte,B" not in stage.options()
    stage.answer("play:stygian_rope")
    assert stage.offers("on") == {"charlotte"}  # on a Passage
    stage.answer("on:charlotte").stygia_phase()
    assert stage.denied("return:arcturus,B") == "SR-STY-15"
    stage.answer("return:charlotte,B")
    assert "1" not in stage.offers("in")
    stage.answer("in:paint_shop", "at:K9")
    assert (stage.at("charlotte"), stage.who("charlotte").dice) == ("K9", "M")  # it paid its die
    assert discarded(stage, "stygian_rope")
    assert refused_in_movement("stygian_rope") == "SR-RULING-92"
    late = workshop("stygian_rope").walker("charlotte", "outer1", "C6").rolling()
    assert late.denied("play:stygian_rope") == "SR-RULING-92"  # phase 3 is over


@pytest.mark.rule("SR-RULING-116")
def test_the_limiter_binds_the_rope_too() -> None:
    stage = Stage("leak").put("mapuche", "B5").walker("charlotte", "outer1", "B6").hand(0, "stygian_rope").turn_of(0)
    stage.answer("play:stygian_rope", "on:charlotte").stygia_phase().answer("return:charlotte,B")
    assert stage.at("charlotte") == "B6"
    assert stage.who("charlotte").at != STYGIA


@pytest.mark.rule("SR-MAGIC-01")
def test_silver_thread_moves_a_walker_without_dice() -> None:
    stage = workshop("silver_thread").walker("charlotte", "outer1", "C6").walker("arcturus", "outer2", "D7")
    stage.change("arcturus", backs=3, backing=1)  # who backs up has done his part
    stage.answer("play:silver_thread")
    assert stage.offers("on") == {"charlotte"}
    stage.answer("on:charlotte", "enter:inner1", "enter:eye")
    assert (stage.astral("charlotte"), stage.who("charlotte").dice) == ("eye", "BM")
    assert (stage.board.astral_dice, stage.kind) == (0, "move")  # no retaliation dice; two squares, no more
    assert discarded(stage, "silver_thread")
    assert refused_in_movement("silver_thread") == "SR-RULING-92"


@pytest.mark.rule("SR-MAGIC-01")
def test_sabotage_wounds_a_turret_in_a_room_of_ones_own() -> None:
    stage = workshop("sabotage", "sabotage")
    gun, far = stage.turret("basic", "E5"), stage.turret("basic", "J5")
    stage.answer("play:sabotage")
    assert stage.offers("on") == {gun}
    stage.answer(f"on:{gun}")
    assert [one.id for one in stage.board.turrets] == ["boiler", far]
    assert stage.side(0).steam == 1  # who destroys it gains its Steam Power
    assert discarded(stage, "sabotage") or stage.side(0).magic == ("sabotage",)
    assert stage.denied("play:sabotage") == "SR-RULING-92"


@pytest.mark.rule("SR-MAGIC-01")
def test_crowbar_opens_a_locked_door_beside_a_character() -> None:
    stage = workshop("crowbar").put("mapuche", "D5").room(WORKSHOP, entry="s1").turn_of(0)
    stage.board.bolted = 1 << stage.site.board.door("ac")
    stage.answer("play:crowbar")
    assert stage.offers("door") == {"ac", "s1"}  # Mapuche at one, Charlotte at the other
    stage.answer("door:ac")
    assert (stage.is_open("ac"), stage.board.bolted, stage.who("mapuche").points) == (True, 0, 3)
    assert discarded(stage, "crowbar")
    away = workshop("crowbar").put("charlotte", "C7").turn_of(0)
    assert away.denied("play:crowbar") == "SR-RULING-92"


@pytest.mark.rule("SR-RULING-111")
def test_crowbar_moves_no_sealed_and_no_guarded_door() -> None:
    sealed = Stage("leak").put("mapuche", "J4").put("charlotte", "H5").hand(0, "crowbar").turn_of(0)
    assert sealed.answer("play:crowbar").offers("door") >= {"dl"}
    assert "A" not in sealed.offers("door")
    guarded = Stage("tunnel").put("mapuche", "L2").put("charlotte", "I2").hand(0, "crowbar").turn_of(0)
    assert guarded.answer("play:crowbar").offers("door") >= {"ge"}
    assert "A" not in guarded.offers("door")
    assert "A" in guarded.no_turrets().offers("door")  # its turret is gone: a door like any other


@pytest.mark.rule("SR-MAGIC-01")
def test_blueprint_lays_six_points_and_may_solve_the_room() -> None:
    stage = workshop("blueprint", "sabotage").room(WORKSHOP, card="strong_box", laid=3).room(OFFICE, card="furnace")
    stage.answer("play:blueprint")
    assert stage.offers("in") == {WORKSHOP}
    stage.answer(f"in:{WORKSHOP}")
    assert stage.state_of(WORKSHOP).laid == 9
    assert discarded(stage, "blueprint")
    solved = workshop("blueprint").room(WORKSHOP, card="strong_box", laid=18)
    solved.answer("play:blueprint", f"in:{WORKSHOP}")
    assert (solved.state_of(WORKSHOP).state, len(solved.side(0).magic)) == ("resolved", 3)
    assert refused_in_movement("blueprint") == "SR-RULING-92"
