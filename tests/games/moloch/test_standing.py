"""What the page is told besides the table: values, goals, the row, the attack in progress, where a figure could go."""

import json
from typing import Any

import msgspec
import pytest

from brassboard.games.moloch.data.standing import FigureStanding, Standing
from brassboard.games.moloch.scenario.registry import CHAPTERS
from games.moloch.helper import Stage
from moloch_fixtures import FIXTURE, moments, street

NEMESIS, LEADER, OTHER = 0, 1, 2


def told(table: Stage, seat: int | None = LEADER) -> Standing:
    return msgspec.convert(table.match.view(seat)["standing"], Standing)


def facts(table: Stage, id: str) -> FigureStanding:
    return next(one for one in told(table).figures if one.id == id)


def attack(table: Stage) -> Any:
    found = told(table).attack
    assert found is not None
    return found


def turn(table: Stage) -> Any:
    found = told(table).turn
    assert found is not None
    return found


def limit_of(chapter: str, verb: str) -> int:
    """The number that the chapter's file gives for a goal."""
    wins = [one for win in CHAPTERS[chapter].wins for one in win.conditions]
    return next(one.number(0) for one in wins if one.verb == verb)


# Figures


@pytest.mark.rule("RM-DMG-02", "RM-ROLE-05")
def test_a_gentleman_is_told_with_the_crosses_and_cards_he_has() -> None:
    table = Stage(acting="emma").change("emma", role="bodyguard")
    assert (facts(table, "emma").life, facts(table, "emma").left) == (8, 6), "3 extra crosses count first"
    assert (facts(table, "emma").agi, facts(table, "emma").acc, facts(table, "emma").strength) == (3, 4, 0)
    assert facts(table, "emma").ether == 4
    assert facts(table, "emma").weapons == ("symbiont_rifle",)
    assert facts(table, "emma").actions == 2


@pytest.mark.rule("RM-DIS-01")
def test_standing_enemies_next_to_a_figure_are_told() -> None:
    table = Stage(acting="drago", at="E5").place("clown1", "E6").place("clown2", "F6", down=True).place("clown3", "H6")
    assert facts(table, "drago").engaged == ("clown1",)
    assert facts(table, "clown2").engaged == ("drago",)


@pytest.mark.rule("RM-FIRE-01")
def test_who_stands_in_a_fire_that_hurts_is_told() -> None:
    assert facts(Stage(acting="drago", at="E5").fire("E5"), "drago").burns
    assert not facts(Stage(acting="drago", at="E5").fire("E6"), "drago").burns


# Goals


@pytest.mark.rule("RM-OVER-03")
def test_the_goals_of_a_chapter_are_told_with_their_progress() -> None:
    table = Stage("1").table(deaths=2, round=5)
    goals = {(one.side, one.verb): (one.who, one.have, one.need) for one in told(table).goals}
    assert goals == {
        (1, "reaches"): ("blackmore", 0, 1),
        (0, "fallen"): ("blackmore", 0, 1),
        (0, "deaths"): ("", 2, limit_of("1", "deaths")),
        (0, ""): ("", 5, CHAPTERS["1"].round_limit),
    }
    assert [one.letters for one in told(table).goals if one.verb == "reaches"] == [("e",)]
    assert told(table).rounds == CHAPTERS["1"].round_limit


@pytest.mark.parametrize(
    ("chapter", "verb", "have", "need", "fields"),
    [
        ("3", "objects_at_most", 4, 0, {}),
        ("3", "progress", 6, 10, {"progress": 6}),
        ("5", "burning", 2, 4, {"burning": ("city", "tower")}),
        ("4", "not_carried", 1, 1, {}),
    ],
)
def test_what_is_counted_for_a_goal(chapter: str, verb: str, have: int, need: int, fields: dict[str, Any]) -> None:
    goal = next(one for one in told(Stage(chapter, acting="major").table(**fields)).goals if one.verb == verb)
    assert (goal.have, goal.need) == (have, need)


# The row


@pytest.mark.rule("RM-CMD-04", "RM-ORDER-01")
def test_each_side_is_told_its_own_cards_and_places_of_the_other() -> None:
    table = street()
    mine, theirs, all = (told(table, seat).row for seat in (LEADER, NEMESIS, None))
    assert [one.card for one in mine] == ["drago", "minions", "allies", "emerson", "cavendish", "", "emma", "", "major"]
    assert [one.card for one in theirs] == ["drago", "minions", "allies", "emerson", "", "chaos", "", "tobias", ""]
    assert [one.card for one in all] == ["drago", "minions", "allies", "emerson", "", "", "", "", ""]
    assert [one.state for one in all] == ["done"] * 3 + ["acting"] + ["down"] * 5
    assert [one.side for one in all] == [1, 0, 1, 0, 1, 0, 1, 0, 1]


def test_a_longer_row_goes_on_alone() -> None:
    table = Stage().rows(("drago", "emma"), ("tobias", "emerson", "minions", "chaos"))
    assert [one.side for one in told(table).row] == [1, 0, 1, 0, 0, 0]


@pytest.mark.rule("RM-RULING-90")
def test_nothing_hidden_changes_what_a_seat_is_told() -> None:
    plain, other = street(), street().hand("whispers", "iron_skin")
    other.board.lower[2].card, other.board.lower[3].card = other.board.lower[3].card, other.board.lower[2].card
    assert told(plain, LEADER) == told(other, LEADER)
    assert told(plain, None) == told(other, None)
    assert told(plain, NEMESIS) != told(other, NEMESIS)


# Powers


@pytest.mark.rule("RM-POWER-02", "RM-POWER-04", "RM-POWER-05")
def test_powers_are_told_with_what_lies_on_them_and_whether_one_was_used() -> None:
    table = street().pool(0).turn("emerson")
    told_powers = {one.power: (one.ether, one.cost, one.payable, one.used) for one in told(table).powers}
    assert told_powers == {
        "instill_chaos": (2, 1, True, False),
        "command_minions": (1, 1, True, False),
        "pyromaniac": (1, 2, False, False),
    }
    table.answer("power:instill_chaos").shuffled().quiet()
    assert all(one.used for one in told(table).powers), "one in each activation"
    chaos = Stage().ether("instill_chaos", 2).ether("command_minions", 2).place("clown1", "E5").activate("chaos")
    chaos.answer("power:instill_chaos").shuffled().quiet()
    assert [one.used for one in told(chaos).powers] == [True, False], "on the chaos card each once"


# The figure that acts


@pytest.mark.rule("RM-ACT-02", "RM-ACT-08", "RM-ACT-05")
def test_where_a_figure_could_walk_is_told_with_price_way_and_damage() -> None:
    table = Stage(acting="drago", at="G8").place("emma", "G7").place("clown1", "E7").fire("F9")
    reach = {one.square: one for one in turn(table).reach}
    assert (reach["F8"].cost, reach["F8"].damage, reach["F8"].way) == (1, 0, ("F8",))
    assert (reach["H8"].cost, reach["H8"].way) == (2, ("H8",)), "a window costs 2"
    assert reach["F9"].damage == 1
    assert "G7" not in reach, "nobody stops on the square of a friend"
    assert "E7" not in reach
    assert "G8" not in reach
    assert (reach["D8"].damage, len(reach["D8"].way)) == (1, 3), (
        "F8 is next to the clown, E9 is not: the way that hurts least"
    )
    assert turn(table).points == -1


@pytest.mark.rule("RM-DIS-01", "RM-DIS-02")
def test_leaving_enemies_is_told_as_damage_and_what_spares_it() -> None:
    table = Stage(acting="drago", at="E5").place("clown1", "E6")
    away = next(one for one in turn(table).reach if one.square == "E3" or one.square == "C4")
    assert away.damage >= 1
    scout = Stage(acting="drago", at="E5").place("clown1", "E6").change("drago", role="scout")
    assert next(one for one in turn(scout).reach if one.square == away.square).damage == away.damage - 1


def test_points_left_are_told_during_a_move() -> None:
    table = Stage(acting="drago", at="A5").answer("move", "step:B5")
    assert (turn(table).points, turn(table).actions) == (2, 1)
    assert {one.cost for one in turn(table).reach} == {1, 2}


def test_every_way_told_can_be_walked() -> None:
    table = Stage("1", acting="major", at="B5").place("clown1", "E6").place("emma", "C5")
    for one in turn(table).reach:
        trial = Stage("1", acting="major", at="B5").place("clown1", "E6").place("emma", "C5").answer("move")
        for square in one.way:
            trial.answer(f"step:{square}").quiet()
        assert trial.at("major") == one.square
        assert trial.figure("major").damage == one.damage


@pytest.mark.rule("RM-CMB-01", "RM-COVER-01")
def test_whom_a_figure_could_attack_is_told_with_dice_and_expected_damage() -> None:
    aims = {(one.kind, one.target): one for one in turn(street()).aims}
    assert set(aims) == {("ranged", "emma"), ("ranged", "major")}
    shot = aims["ranged", "emma"]
    assert (shot.dice, shot.defence, shot.cover) == (5, 3, True)
    charge = Stage(acting="drago", at="E5").place("clown1", "E8").gone("E6-E7").ether("drago", 1)
    best = next(one for one in turn(charge).aims if one.kind == "charge")
    assert (best.target, best.dice) == ("clown1", 5), "wild charge: 2 dice more"


def test_the_best_weapon_is_told() -> None:
    table = Stage(acting="major", at="E5").place("clown1", "E6").give("gas_pipe", "major").give("hand_axe", "major")
    assert {one.weapon for one in turn(table).aims} <= {"gas_pipe", "hand_axe"}
    assert table.options().count("attack:melee,clown1") == 1


# The attack in progress


@pytest.mark.rule("RM-ATK-01", "RM-ATK-11", "RM-SPEC-04")
def test_an_attack_is_told_step_by_step() -> None:
    table = street().answer("attack:ranged,emma")
    assert (attack(table).step, attack(table).hits, attack(table).dice) == (1, -1, 5)
    table.answer("pass")
    assert attack(table).step == 3
    table.answer("roll").roll("hit", "hit+", "crown", "dodge", "cover")
    one = attack(table)
    assert (one.step, one.rolled, one.worth, one.hits) == (
        5,
        ("hit", "hit+", "crown", "dodge", "cover"),
        (1, 1, 1, 0, 0),
        3,
    )
    assert (one.value, one.agility, one.defence, one.more, one.cover) == (5, 3, 3, 3, True)
    assert (one.tenths, one.elusive_tenths) == (15, 5)
    assert (one.to_affliction, one.to_defeat) == (2, 4)
    table.answer("elude").quiet()
    while not table.chance:
        table.answer(table.options()[0])
    assert (attack(table).elusive, attack(table).defence, attack(table).more) == (True, 6, 0)
    assert attack(table).elusive_tenths == -1


def test_the_defence_roll_and_the_damage_are_told() -> None:
    table = street().answer("attack:ranged,emma", "pass", "roll").roll("hit", "hit+", "crown", "hit", "hit")
    table.answer("pass").roll("dodge", "cover", "hit")
    one = attack(table)
    assert (one.step, one.defended, one.wards, one.warded, one.damage) == (
        6,
        ("dodge", "cover", "hit"),
        (True, True, False),
        2,
        3,
    )
    assert table.options() == ["use:steel_top_hat.0", "pass"]


@pytest.mark.rule("RM-RULING-21")
def test_a_figure_in_the_line_of_fire_is_told_as_cover() -> None:
    table = Stage(acting="emerson", at="H5").place("clown1", "F5").place("drago", "E5").answer("attack:ranged,drago")
    assert attack(table).shields == ("clown1",)
    assert attack(table).cover


def test_of_who_fell_in_the_attack_only_the_rolls_are_told() -> None:
    """The page must be told something while the attacker chooses what follows from the defeat."""
    table = Stage(acting="drago", at="E5").place("clown1", "E6").place("clown2", "D6").learn("relentless", "drago")
    table.answer("attack:melee,clown1").roll("hit", "hit", "hit")
    table.roll(*["hit"] * table.dice_asked())
    assert table.at("clown1") == ""
    one = attack(table)
    assert (one.target, one.step, one.rolled, one.damage, one.hits) == ("clown1", 6, ("hit", "hit", "hit"), 2, -1)


# The page's fixtures


def test_the_views_of_the_page_tests_are_those_of_today() -> None:
    assert json.loads(FIXTURE.read_text("utf-8")) == moments(), "run python tools/moloch_fixtures.py"
