"""Line of sight: sixteen lines from side to side, walls, closed doors and whoever stands between."""

import random

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.table import RESOLVED
from brassboard.games.smog_riders.queries import sees
from brassboard.games.smog_riders.rules.combat import targets
from brassboard.games.smog_riders.scenario.static_map import Site, site
from brassboard.kit import bits
from games.smog_riders.helper import Stage
from games.smog_riders.plan import SIX, Plan, Square


def visible(stage: Stage, one: str, two: str) -> bool:
    """Do these squares see each other, with everybody where he is?"""
    square = stage.site.board.square
    there = sees(stage.position, square(one), square(two))
    assert there == sees(stage.position, square(two), square(one))
    return there


@pytest.mark.rule("SR-LOS-01")
@pytest.mark.parametrize("scenario", SIX)
def test_in_an_empty_room_every_square_sees_every_other(scenario: str) -> None:
    place = site(scenario)
    for squares in place.rooms:
        inside = bits.members(squares)
        for one in inside:
            for two in inside:
                assert place.sees(one, two, 0, 0)


@pytest.mark.rule("SR-LOS-02")
def test_a_wall_a_closed_door_or_a_third_figure_interrupts() -> None:
    """A row with walls on both sides: area 1 to the workshop through door s1, along row 6."""
    stage = Stage().put("mapuche", "B6").put("charlotte", "A7").put("arcturus", "A6").put("jack", "E6")
    assert not visible(stage, "B6", "E6")
    stage.doors("s1")
    assert visible(stage, "B6", "E6")
    assert not visible(stage, "B6", "G6")
    stage.put("charlotte", "C6")
    assert not visible(stage, "B6", "E6")
    stage.put("charlotte", "A7").turret("basic", "C6")
    assert not visible(stage, "B6", "E6")


@pytest.mark.rule("SR-LOS-02")
def test_an_ally_in_the_row_interrupts() -> None:
    """Through the doorway s1 there is only this row."""
    stage = Stage(players=3).put("mapuche", "B6").put("charlotte", "A7").put("jack", "D6").doors("s1")
    assert visible(stage.put("amelia", "F8"), "B6", "D6")
    assert not visible(stage.put("amelia", "C6"), "B6", "D6")


@pytest.mark.rule("SR-LOS-03")
def test_one_free_line_is_enough() -> None:
    """(1,1) is C5, (1,2) is D5, (2,3) is E6: rows are numbers, columns letters."""
    stage = Stage().put("mapuche", "C5").put("jack", "E6").put("charlotte", "D5")
    assert visible(stage, "C5", "E6")
    stage.put("arcturus", "D6")
    assert not visible(stage, "C5", "E6")
    stage.put("arcturus", "A7").put("jack", "E5")
    assert not visible(stage, "C5", "E5")


@pytest.mark.rule("SR-LOS-04")
def test_a_nearer_enemy_shields_a_farther_one() -> None:
    stage = Stage().put("charlotte", "C6").put("jack", "D6").put("magda", "F6").room("west_workshop", RESOLVED)
    found = targets(stage.position, 0, "charlotte", CHARACTERS["charlotte"].main)
    assert found == ["jack"]
    stage.put("jack", "D5")
    assert set(targets(stage.position, 0, "charlotte", CHARACTERS["charlotte"].main)) == {"jack", "magda"}


@pytest.mark.rule("SR-EX-16")
def test_the_figure_of_the_rulebook() -> None:
    """In the central hall of the vault: Clawfinger Jack stands in the line to Magda, three others are free."""
    stage = Stage("vault").no_turrets().put("charlotte", "G5").put("jack", "I5").put("magda", "K5")
    stage.put("morsiarty", "G7").put("fucatchu", "I7").put("duane", "H4")
    found = targets(stage.position, 0, "charlotte", CHARACTERS["charlotte"].main)
    assert set(found) == {"jack", "morsiarty", "fucatchu", "duane"}


@pytest.mark.rule("SR-RULING-23")
def test_the_fallen_markers_and_objects_hide_nobody() -> None:
    stage = Stage().put("mapuche", "C6").put("jack", "F6").put("charlotte", "D6")
    assert not visible(stage, "C6", "F6")
    assert visible(stage.fallen("charlotte", "D6"), "C6", "F6")
    stage.walker("arcturus", "access1", "E6").item("stunner", "E6").item("plan", "E6")
    assert visible(stage, "C6", "F6")


@pytest.mark.rule("SR-RULING-22")
def test_grazing_a_figure_is_free_but_touching_the_end_of_a_wall_is_not() -> None:
    """Past the corners of two figures one sees diagonally; past the corner where four rooms meet one does not."""
    stage = Stage().put("mapuche", "C5").put("jack", "D6")
    place, square = stage.site, stage.site.board.square
    both = 1 << square("D5") | 1 << square("C6")
    assert place.sees(square("C5"), square("D6"), 0, both)
    every = bits.bits_of(range(len(place.board.doors)))
    assert not place.sees(square("F4"), square("G5"), every, 0)
    assert place.sees(square("D5"), square("C4"), 1 << place.board.door("ac"), 0)


def both_ways(place: Site, plan: Plan, one: Square, two: Square, doors: int, blocked: int) -> bool:
    first, second = place.board.square(plan.name(one)), place.board.square(plan.name(two))
    there = place.sees(first, second, doors, blocked)
    assert there == place.sees(second, first, doors, blocked)
    return there


@pytest.mark.rule("SR-RULING-22", "SR-LOS-01", "SR-LOS-02")
@pytest.mark.parametrize("scenario", [*SIX, "depot"])
def test_sight_is_that_of_sixteen_lines_drawn_one_by_one(scenario: str) -> None:
    plan, place, chance = Plan(scenario), site(scenario), random.Random(f"sight {scenario}")
    squares = sorted(plan.letters)
    agreed = {True: 0, False: 0}
    for _ in range(12):
        names = [name for name in plan.doors if chance.random() < 0.6]
        doors = sum([1 << place.board.door(name) for name in names])
        opened = {plan.doors[name] for name in names}
        standing = set(chance.sample(squares, chance.randrange(30)))
        blocked = sum([1 << place.board.square(plan.name(square)) for square in standing])
        for _ in range(25):
            one = chance.choice(squares)
            close = [two for two in squares if two != one and max(abs(one[0] - two[0]), abs(one[1] - two[1])) <= 5]
            two = chance.choice(close)
            seen = plan.sees(one, two, opened, standing)
            assert both_ways(place, plan, one, two, doors, blocked) == seen, (plan.name(one), plan.name(two), names)
            agreed[seen] += 1
    assert min(agreed.values()) > 30


@pytest.mark.rule("SR-RULING-22")
@pytest.mark.parametrize("scenario", ["factory", "jail"])
def test_in_one_crowded_room_too(scenario: str) -> None:
    """Many figures and no walls between: the lines past corners and edges decide."""
    plan, place, chance = Plan(scenario), site(scenario), random.Random(f"crowd {scenario}")
    letter = {"factory": "C", "jail": "G"}[scenario]
    squares = sorted([square for square in plan.letters if plan.letters[square] == letter])
    agreed = {True: 0, False: 0}
    for _ in range(250):
        standing = set(chance.sample(squares, chance.randrange(2, len(squares) // 2)))
        blocked = sum([1 << place.board.square(plan.name(square)) for square in standing])
        one, two = chance.sample(squares, 2)
        seen = plan.sees(one, two, (), standing)
        assert both_ways(place, plan, one, two, 0, blocked) == seen, (plan.name(one), plan.name(two), standing)
        agreed[seen] += 1
    assert min(agreed.values()) > 30
