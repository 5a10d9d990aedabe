"""Movement: steps, doors, windows, figures in the way, cards passed on, forced moves (RM-ACT, rulings 15 to 77)."""

import pytest

from brassboard.games.moloch.content import GENTLEMEN
from games.moloch.helper import Stage


@pytest.mark.rule("RM-ACT-02", "RM-GENT-01")
def test_a_move_action_has_agility_points_and_the_rest_is_lost() -> None:
    stage = Stage("1", acting="drago", at="C6").answer("move", "step:D6", "step:E6", "step:F6")
    assert stage.at("drago") == "F6"
    assert stage.kind == "act"  # three points are spent
    stage = Stage("1", acting="drago", at="C6").answer("move", "step:D6", "stop")
    assert (stage.actions_left(), stage.at("drago")) == (1, "D6")


@pytest.mark.rule("RM-ACT-03")
def test_a_diagonal_step_costs_one_point() -> None:
    stage = Stage("1", acting="drago", at="C6").answer("move", "step:D6")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 2
    stage.answer("step:E5")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 1


@pytest.mark.rule("RM-ACT-15")
def test_points_of_two_move_actions_do_not_add_up() -> None:
    stage = Stage("1", acting="drago", at="C6").answer("move", "step:D6", "step:E6", "stop", "move")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 3


@pytest.mark.rule("RM-ACT-04", "RM-RULING-73")
def test_friends_are_walked_through_but_nobody_stops_on_them() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "D6").answer("move", "step:D6")
    assert stage.denied("stop") == "RM-ACT-04"
    stage.answer("step:E6", "stop")
    assert stage.at("drago") == "E6"


@pytest.mark.rule("RM-RULING-73")
def test_a_step_onto_a_friend_needs_points_to_go_on() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "E6").answer("move", "step:C5", "step:C6")
    assert stage.denied("step:D6") == ""
    stage = Stage("1", acting="drago", at="C6").place("emma", "F6").answer("move", "step:D6", "step:E6")
    assert stage.denied("step:F6") == "RM-ACT-04"  # one point: he could not leave that square again


@pytest.mark.rule("RM-ACT-05", "RM-RULING-89")
def test_squares_with_enemies_are_not_entered_not_even_when_they_lie_down() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "D6").place("clown2", "D7", down=True)
    stage.place("clown2", "C5", down=True).answer("move")
    assert stage.denied("step:D6") == "RM-ACT-05"
    assert stage.denied("step:C5") == "RM-ACT-05"


@pytest.mark.rule("RM-DMG-07")
def test_a_defeated_gentleman_is_walked_over_by_friend_and_foe() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6", defeated=True).answer("move", "step:D6")
    assert stage.denied("stop") == "RM-ACT-04"
    stage.answer("step:E6")
    assert stage.figure("tobias").damage == 0


@pytest.mark.rule("RM-ACT-06", "RM-BOARD-08", "RM-BOARD-09", "RM-BOARD-05")
def test_walls_doors_crates_and_the_rim_stop_everybody() -> None:
    stage = Stage("1", acting="drago", at="C4").answer("move")
    assert stage.denied("step:C3") == "RM-ACT-06"  # a wall
    assert stage.denied("step:D5") == "RM-ACT-06"  # a crate
    stage = Stage("1", acting="drago", at="D4").answer("move")
    assert stage.denied("step:D3") == "RM-ACT-06"  # a closed door
    stage = Stage("1", acting="drago", at="A5").answer("move")
    assert {"A4", "B4", "B5", "A6", "B6"} == stage.offers("step")  # the rim


@pytest.mark.rule("RM-ACT-07", "RM-BOARD-06", "RM-RULING-50")
def test_a_door_costs_a_point_and_is_gone_for_good() -> None:
    stage = Stage("1", acting="drago", at="D4").answer("move")
    (door,) = stage.offers("open")
    stage.answer(f"open:{door}")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 2
    assert "D3" in stage.offers("step")
    stage.answer("step:D3", "stop", "move")
    assert stage.offers("open") == set()
    assert "D4" in stage.offers("step")


@pytest.mark.rule("RM-RULING-50")
def test_a_door_lies_on_an_edge_of_the_own_square() -> None:
    stage = Stage("1", acting="drago", at="C4").answer("move")
    assert stage.offers("open") == set()
    assert stage.denied("open:d2") == "RM-RULING-50"


@pytest.mark.rule("RM-ACT-08", "RM-BOARD-07")
def test_a_window_costs_two_points() -> None:
    stage = Stage("1", acting="drago", at="H8").answer("move", "step:H7", "step:H8")
    assert stage.denied("step:G8") == "RM-ACT-08"  # one point is left
    stage = Stage("1", acting="drago", at="H8").answer("move", "step:G8")
    assert stage.match.decision is not None
    assert (stage.at("drago"), stage.match.decision.prompt[1]["points"]) == ("G8", 1)


@pytest.mark.rule("RM-ACT-15")
def test_a_window_needs_two_points_of_the_same_action() -> None:
    stage = Stage("1", acting="drago", at="H6").answer("move", "step:H7", "step:H8")
    assert "G8" not in stage.offers("step")
    stage.answer("stop", "move")
    assert "G8" in stage.offers("step")


@pytest.mark.rule("RM-ACT-09", "RM-RULING-51", "RM-ACT-14")
def test_a_card_is_passed_to_a_neighbour_for_a_point() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "B6").place("major", "C4").give("whisky", "drago")
    stage.give("revolver", "emma").answer("move")
    assert stage.offers("hand") == {"whisky,emma"}  # only giving, and only to who is adjacent
    stage.answer("hand:whisky,emma")
    assert stage.figure("emma").cards == ("revolver", "whisky")
    assert stage.figure("drago").cards == ()
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 2


@pytest.mark.rule("RM-BOARD-04", "RM-ACT-14")
def test_nothing_adjacent_works_across_a_wall() -> None:
    stage = Stage("1", acting="drago", at="C4").place("emma", "C3", defeated=True).place("major", "E3")
    stage.give("whisky", "drago").place("clown1", "B3")
    assert stage.denied("revive:emma") == "RM-ACT-14"
    stage.place("clown1", "D3")
    assert stage.denied("attack:melee,clown1") == "RM-CMB-03"
    stage.place("major", "C3").place("emma", "E3").answer("move")
    assert stage.denied("hand:whisky,major") == "RM-ACT-14"


@pytest.mark.rule("RM-GENT-07", "RM-RULING-51", "RM-EQUIP-03")
def test_who_gets_an_arsenal_card_without_a_slot_discards_one() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "B6").give("hand_axe", "drago").give("whisky", "drago")
    stage.give("revolver", "emma").give("bayonet", "emma").answer("move", "hand:hand_axe,emma")
    assert stage.asked == (stage.figure("emma").seat, "discard")
    assert stage.offers("discard") == {"hand_axe", "revolver", "bayonet"}
    stage.answer("discard:bayonet")
    assert stage.figure("emma").cards == ("hand_axe", "revolver")
    assert stage.board.discards == ("bayonet",)
    stage.answer("hand:whisky,emma")  # a utensil fills no slot
    assert stage.kind == "step"


@pytest.mark.rule("RM-GENT-12")
def test_a_printed_weapon_is_never_passed() -> None:
    stage = Stage("1", acting="emma", at="C6").place("drago", "B6").answer("move")
    assert stage.offers("hand") == set()
    assert GENTLEMEN["emma"].weapon == "symbiont_rifle"


@pytest.mark.rule("RM-RULING-74", "RM-ADV-07")
def test_taunt_draws_enemies_nearer_step_by_step() -> None:
    stage = Stage("1", acting="major", at="C6").learn("taunt", "major")
    for number, square in enumerate(("H6", "H5", "I6", "I5"), 1):
        stage.place(f"clown{number}", square)
    stage.answer("use:taunt.0", "to_power:instill_chaos", "on:clown1")
    assert stage.asked == (1, "step")  # the gentlemen choose the path
    stage.answer("step:G6", "step:F6", "step:E6")
    assert stage.at("clown1") == "E6"
    assert stage.asked == (1, "target")
    assert stage.offers("on") == {"clown2", "clown3", "clown4"}
    stage.answer("on:clown2", "step:G5", "stop", "on:clown3")
    assert all([name not in stage.offers("step") for name in ("J6", "J5", "J7")])  # away is no way
    stage.answer("stop")
    assert stage.kind == "act"  # three at most
    assert all([stage.figure(f"clown{n}").damage == 0 for n in (1, 2, 3)])


@pytest.mark.rule("RM-RULING-14", "RM-RULING-77")
def test_who_falls_by_leaving_falls_where_he_stood() -> None:
    stage = (
        Stage("1", acting="drago", at="C6").change("drago", damage=7).place("tobias", "D6").answer("move", "step:B6")
    )
    assert stage.figure("drago").defeated
    assert stage.at("drago") == "C6"
    assert stage.board.active != "drago"


@pytest.mark.rule("RM-RULING-77", "RM-AFFL-01")
def test_an_affliction_in_the_middle_of_a_move_comes_after_the_step() -> None:
    stage = (
        Stage("1", acting="drago", at="C6").change("drago", damage=3).fire("D6").stack("afflictions", "grim_resolve")
    )
    stage.change("drago", ether=0).answer("move", "step:D6")
    assert stage.figure("drago").ether == 2  # grim resolve
    assert stage.at("drago") == "D6"
    assert stage.kind == "step"  # and the move goes on
    stage.answer("step:E6")
    assert stage.at("drago") == "E6"
