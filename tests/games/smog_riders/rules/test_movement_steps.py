"""Steps: who passes whom, how far a walk reaches, and what it costs."""

import random

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.events import Moved
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn, Movement
from brassboard.games.smog_riders.data.table import ACTIVE, FALLEN, MAP, RESOLVED, STYGIA, UNENTERED, Turret
from brassboard.games.smog_riders.scenario.static_map import EYE
from games.smog_riders.helper import Stage, steps
from games.smog_riders.plan import SIX, Edge, Plan, Square

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4),
# cp from F6 to drawing_office (G6), ce from D8 to tool_store (D9).

# Steps


@pytest.mark.rule("SR-MOVE-04")
def test_a_step_goes_in_any_of_eight_directions_for_one_point() -> None:
    stage = Stage().put("mapuche", "D6").change("mapuche", points=1)
    ours = {text for text in stage.offers("move") if text.startswith("mapuche")}
    assert ours == {f"mapuche,{name}" for name in ("C5", "D5", "E5", "C6", "E6", "C7", "D7", "E7")}
    stage.change("mapuche", points=3).answer("move:mapuche,E7")
    assert stage.who("mapuche").points == 2
    stage.answer("move:mapuche,C5")
    assert stage.who("mapuche").points == 0
    assert Moved("mapuche", ("E7", "D6", "C5")) in stage.told(1)


@pytest.mark.rule("SR-MOVE-05")
def test_a_wall_or_a_closed_door_stops_a_step() -> None:
    stage = Stage().put("mapuche", "D5").room("coal_store", RESOLVED)
    assert stage.denied("move:mapuche,D4") == "SR-MOVE-05"
    stage.doors("ac")
    assert stage.denied("move:mapuche,D4") == ""
    stage.change("mapuche", points=1).put("mapuche", "E5")
    assert stage.denied("move:mapuche,E4") == "SR-MOVE-05"


@pytest.mark.rule("SR-RULING-24")
def test_a_diagonal_needs_one_free_way_round_the_corner() -> None:
    """Through an open door also askew; past two walls never. Who stands on the way round does not matter."""
    stage = Stage().room("coal_store", RESOLVED).doors("ac").put("mapuche", "C5").change("mapuche", points=1)
    assert stage.denied("move:mapuche,D4") == ""
    assert stage.denied("move:mapuche,C4") == "SR-MOVE-05"
    stage.put("jack", "D5").put("charlotte", "E5").change("charlotte", points=1)
    assert stage.denied("move:mapuche,D4") == ""
    assert stage.denied("move:charlotte,D4") == ""
    stage.put("mapuche", "F5").change("mapuche", points=1)
    assert stage.denied("move:mapuche,G4") == "SR-MOVE-05"
    assert stage.doors().put("mapuche", "C5").denied("move:mapuche,D4") == "SR-MOVE-05"


@pytest.mark.rule("SR-RULING-24")
@pytest.mark.parametrize("scenario", [*SIX, "depot"])
def test_adjacency_is_that_of_the_map_read_anew(scenario: str) -> None:
    plan, site = Plan(scenario), Stage(scenario).site
    chance = random.Random(scenario)
    for _ in range(6):
        names, opened = some_doors(plan, chance, 0.5)
        doors = sum([1 << site.board.door(name) for name in names])
        for square in plan.letters:
            near = {
                site.names[n] for n in range(len(site.names)) if site.adjacent(number(site, plan, square), n, doors)
            }
            assert near == {plan.name(other) for other in plan.near(square, opened)}


def some_doors(plan: Plan, chance: random.Random, share: float) -> tuple[list[str], set[Edge]]:
    names = [name for name in plan.doors if chance.random() < share]
    return names, {plan.doors[name] for name in names}


def number(site: object, plan: Plan, square: Square) -> int:
    found: int = site.board.square(plan.name(square))  # type: ignore[attr-defined]
    return found


def narrow(stage: Stage) -> Stage:
    """Door s1 open and turrets beside it: from area 1 the only way into the workshop is C6."""
    stage.turret("basic", "C5")
    stage.turret("basic", "C7")
    return stage.doors("s1").room("west_workshop", RESOLVED).put("mapuche", "B6").put("charlotte", "A7")


@pytest.mark.rule("SR-MOVE-06")
@pytest.mark.parametrize("friend", ["arcturus", "amelia"])
def test_attackers_pass_through_teammates_and_allies(friend: str) -> None:
    stage = narrow(Stage(players=3)).put(friend, "C6")
    assert stage.who("amelia").seat == 1
    assert stage.denied("move:mapuche,D6") == ""
    assert stage.denied("move:mapuche,C6") == "SR-MOVE-08"
    stage.answer("move:mapuche,D6")
    assert stage.who("mapuche").points == 1


@pytest.mark.rule("SR-MOVE-07")
def test_nobody_enters_or_passes_an_enemy() -> None:
    stage = narrow(Stage()).put("jack", "C6")
    assert stage.denied("move:mapuche,C6") == "SR-MOVE-07"
    assert stage.denied("move:mapuche,D6") == "SR-MOVE-05"
    assert stage.denied("move:mapuche,D7") == "SR-MOVE-05"


@pytest.mark.rule("SR-MOVE-07")
def test_minions_pass_each_other_but_no_attacker() -> None:
    stage = Stage().put("jack", "D4").put("mapuche", "D5").doors("ac")
    stage.turret("basic", "C5")
    stage.turret("basic", "E5")
    stage.defence_movement()
    assert stage.denied("move:jack,D5") == "SR-MOVE-07"
    assert stage.denied("move:jack,D6") == "SR-MOVE-05"
    stage.put("mapuche", "F8").put("kelly", "D5")
    assert stage.denied("move:jack,D6") == ""
    assert stage.denied("move:jack,D5") == "SR-MOVE-08"


@pytest.mark.rule("SR-MOVE-08", "SR-RULING-122")
def test_nobody_ends_or_pauses_on_a_square_that_is_taken() -> None:
    stage = narrow(Stage()).put("arcturus", "C6").change("mapuche", points=1)
    ours = {text for text in stage.offers("move") if text.startswith("mapuche")}
    assert ours == {"mapuche,A6", "mapuche,B7"}
    assert stage.denied("move:mapuche,D6") == "SR-MOVE-05"
    stage.change("mapuche", points=2)
    assert stage.denied("move:mapuche,D6") == ""
    assert stage.denied("move:mapuche,C6") == "SR-MOVE-08"
    stage.put("charlotte", "D6").put("jack", "D5").put("kelly", "D7")
    assert {text for text in stage.offers("move") if text.startswith("mapuche,")} == {
        f"mapuche,{name}" for name in ("A6", "A7", "B7")
    }


@pytest.mark.rule("SR-MOVE-09")
def test_an_unconscious_marker_is_crossed_but_not_ended_on() -> None:
    stage = narrow(Stage()).fallen("arcturus", "C6").change("mapuche", points=1)
    assert stage.denied("move:mapuche,C6") == "SR-MOVE-09"
    assert stage.denied("move:mapuche,D6") == "SR-MOVE-05"
    stage.change("mapuche", points=2)
    assert stage.denied("move:mapuche,C6") == "SR-MOVE-09"
    stage.answer("move:mapuche,D6")
    assert (stage.at("mapuche"), stage.who("mapuche").points) == ("D6", 0)


@pytest.mark.rule("SR-MOVE-09")
def test_minions_cross_unconscious_markers_too() -> None:
    stage = Stage().put("jack", "D4").fallen("mapuche", "D5").doors("ac")
    stage.turret("basic", "C5")
    stage.turret("basic", "E5")
    stage.defence_movement()
    assert stage.denied("move:jack,D5") == "SR-MOVE-09"
    assert stage.denied("move:jack,D6") == ""


@pytest.mark.rule("SR-MOVE-10")
def test_nobody_crosses_a_turret() -> None:
    stage = Stage().put("mapuche", "B6").doors("s1").room("west_workshop", RESOLVED)
    for square in ("C5", "C6", "C7"):
        stage.turret("basic", square)
    assert stage.denied("move:mapuche,C6") == "SR-MOVE-10"
    assert stage.denied("move:mapuche,D6") == "SR-MOVE-05"
    stage.put("jack", "D4").doors("ac")
    for square in ("D5", "E5"):
        stage.turret("basic", square)
    stage.defence_movement()
    assert stage.denied("move:jack,D5") == "SR-MOVE-10"
    assert stage.denied("move:jack,D6") == "SR-MOVE-05"


@pytest.mark.rule("SR-MOVE-11")
def test_a_walker_marker_is_no_obstacle() -> None:
    stage = narrow(Stage()).walker("arcturus", "access1", "C6")
    assert stage.denied("move:mapuche,C6") == ""
    assert stage.denied("move:mapuche,D6") == ""
    stage.put("jack", "D7").defence_movement().answer("move:jack,C6")
    assert stage.at("jack") == stage.at("arcturus") == "C6"


@pytest.mark.rule("SR-MOVE-12")
def test_a_door_a_step_and_picking_up_cost_one_point_each() -> None:
    stage = Stage().put("mapuche", "D5").room("coal_store", RESOLVED).item("stunner", "D3")
    stage.answer("open:mapuche,ac", "move:mapuche,D4")
    assert stage.who("mapuche").points == 1
    stage.answer("take:mapuche,D3")
    assert stage.who("mapuche").points == 0
    assert stage.who("mapuche").gear == ("stunner",)


@pytest.mark.rule("SR-MOVE-12", "SR-EX-01")
def test_a_portal_costs_nothing_and_leaves_a_marker() -> None:
    stage = Stage().put("arcturus", "F6").turn_of(0).change("arcturus", points=0)
    assert "portal:arcturus" in stage.options()
    stage.turn_of(0).answer("portal:arcturus", "enter:access3")
    one = stage.who("arcturus")
    assert (one.at, stage.at("arcturus"), stage.astral("arcturus")) == (STYGIA, "F6", "access3")
    assert one.dice == CHARACTERS["arcturus"].dice
    assert {other.points for other in stage.team(0) if other is not one} == {3}


@pytest.mark.rule("SR-MOVE-13", "SR-EX-02")
def test_steps_and_other_actions_come_in_any_order() -> None:
    stage = Stage().put("charlotte", "C5").put("mapuche", "F6").gear("charlotte", "stunner", "devastating")
    assert stage.denied("give:charlotte,mapuche") == "SR-OBJ-01"
    stage.answer("move:charlotte,D5", "move:charlotte,E5")
    stage.answer("give:charlotte,mapuche", "item:devastating", "item:stunner")
    assert stage.who("charlotte").points == 0
    assert (stage.who("charlotte").gear, stage.who("mapuche").gear) == ((), ("devastating", "stunner"))


@pytest.mark.rule("SR-RULING-61")
def test_characters_take_turns_as_they_like() -> None:
    """A chain: one passes the weapon, the next goes on with it, then the first moves again."""
    stage = Stage().put("charlotte", "C5").put("mapuche", "D6").put("arcturus", "F8").gear("charlotte", "stunner")
    stage.answer("give:charlotte,mapuche", "move:mapuche,E7", "give:mapuche,arcturus", "move:charlotte,D6")
    assert stage.who("arcturus").gear == ("stunner",)
    assert [stage.who(name).points for name in ("charlotte", "mapuche", "arcturus")] == [1, 1, 3]
    assert stage.denied("move:mapuche,E6") == ""


# Reach, against a search step by step


@pytest.mark.rule("SR-MOVE-04", "SR-MOVE-07", "SR-MOVE-10", "SR-RULING-122")
@pytest.mark.parametrize("scenario", [*SIX, "depot"])
@pytest.mark.parametrize("side", ["attackers", "minions"])
def test_reach_is_what_single_steps_lead_to(scenario: str, side: str) -> None:
    plan, chance = Plan(scenario), random.Random(scenario + side)
    stage = Stage(scenario, players=4)
    seat = stage.defender if side == "minions" else 0
    for _ in range(25):
        scatter(stage, plan, chance)
        movers = [one for one in stage.team(seat) if one.at == MAP]
        for one in movers:
            one.points = chance.randrange(1, 8)
        wanted = {f"{one.id},{plan.name(end)}" for one in movers for end in ends(stage, plan, one.id)}
        if wanted:
            move_now(stage, seat)
            assert stage.offers("move") == wanted


def move_now(stage: Stage, seat: int) -> None:
    """The movement phase of this seat, with the points there are."""
    turn = DefenceTurn(seat) if seat == stage.defender else AttackTurn(seat)
    turn.pc = steps(type(turn)).index("walk_stygia")
    stage.frames(turn, Movement(seat))


@pytest.mark.rule("SR-MOVE-04", "SR-ROOM-01")
@pytest.mark.parametrize("scenario", [*SIX, "depot"])
def test_a_walk_costs_its_steps(scenario: str) -> None:
    plan, chance = Plan(scenario), random.Random(scenario)
    for _ in range(8):
        stage = Stage(scenario, players=3)
        scatter(stage, plan, chance)
        for one in stage.team(0):
            one.points = 3
        move_now(stage, 0)
        moves = sorted(stage.offers("move"))
        if not moves:
            continue
        character, _, to = chance.choice(moves).partition(",")
        far = ends(stage, plan, character)[plan.square(to)]
        before = stage.who(character).points
        stage.answer(f"move:{character},{to}")
        assert (stage.at(character), stage.who(character).points) == (to, before - far)
        walked = next(event for event in stage.told(None) if isinstance(event, Moved))
        assert (walked.character, len(walked.way), walked.way[-1]) == (character, far + 1, to)
        room = stage.board.rooms[stage.site.room_of[stage.who(character).square]]
        assert room.state != UNENTERED


def scatter(stage: Stage, plan: Plan, chance: random.Random) -> None:
    """Figures, turrets, doors and rooms at random; nobody has points."""
    board, site = stage.board, stage.site
    names, _ = some_doors(plan, chance, 0.7)
    board.open = sum([1 << site.board.door(name) for name in names])
    board.turrets.clear()
    squares = [site.board.square(plan.name(square)) for square in sorted(plan.letters)]
    chance.shuffle(squares)
    inner = [square for square in squares if not site.area_squares >> square & 1]
    for room in site.ordinary:
        board.rooms[room].state = chance.choice((UNENTERED, RESOLVED))
    for one in board.characters:
        if one.seat < 0:
            continue
        if one.seat == stage.defender:
            one.at, one.square = MAP, inner.pop()
            squares.remove(one.square)
        else:
            one.at, one.square = chance.choice((MAP, MAP, MAP, FALLEN, STYGIA)), squares.pop()
            inner = [square for square in inner if square != one.square]
            if site.room_of[one.square] in site.ordinary:
                board.rooms[site.room_of[one.square]].state = RESOLVED
        one.points, one.astral = 0, EYE if one.at == STYGIA else -1
    for _ in range(chance.randrange(6)):
        square = inner.pop()
        board.placed += 1
        board.turrets.append(Turret(f"t{board.placed:02}", "basic", square))


def ends(stage: Stage, plan: Plan, character: str) -> dict[Square, int]:
    """Where this character could end, and after how many steps: read from the catalogue, not from the engine."""
    board, one = stage.board, stage.who(character)
    named = {
        number: plan.square(name) for number, name in enumerate(stage.site.names) if plan.square(name) in plan.letters
    }
    opened = {edge for name, edge in plan.doors.items() if stage.is_open(name)}
    turrets = {named[gun.square] for gun in board.turrets}
    others = [other for other in board.characters if other.seat >= 0 and other is not one]
    minion = one.seat == stage.defender
    enemies = {named[o.square] for o in others if o.at == MAP and (o.seat == stage.defender) != minion}
    held = {named[o.square] for o in others if o.at in (MAP, FALLEN)} | turrets
    blocked = turrets | enemies
    own = plan.letters[named[one.square]]
    for square, letter in plan.letters.items():
        area = letter in "123X"
        if minion:
            leader = stage.board.scenario == "king" and CHARACTERS[character].leader
            shut_out = area or (leader and letter != own)
        else:
            home = stage.site.board.room_names[stage.side(one.seat).area]
            shut_out = area and stage.board.scenario == "factory" and letter != home
        if shut_out:
            blocked.add(square)
    unentered = {named[s] for s in named if board.rooms[stage.site.room_of[s]].state == UNENTERED}
    halts = set() if minion else unentered - held
    far = plan.steps(named[one.square], one.points, opened, blocked, halts)
    return {square: steps for square, steps in far.items() if steps and square not in held}


# A special skill: through enemies


@pytest.mark.rule("SR-RULING-122", "SR-ROOM-01")
def test_who_may_pass_enemies_steps_over_one_into_a_new_room() -> None:
    """Clawfinger Jack, an attacker here; the card is turned where he stops, the door he came by stays open."""
    stage = Stage(team=("jack", "magda", "kelly")).on_deck("quiet_store").put("jack", "F6").doors("cp")
    stage.put("mapuche", "G6").put("clayton", "G5").put("hans", "G7")
    assert stage.denied("move:jack,G6") == "SR-MOVE-07"
    stage.put("magda", "E6")
    assert stage.denied("move:magda,H6") == "SR-MOVE-05"
    stage.answer("move:jack,H6")
    room = stage.state_of("drawing_office")
    assert (room.state, room.card, stage.who("jack").points) == (ACTIVE, "quiet_store", 1)
    assert stage.site.board.door_names[room.entry] == "cp"
    assert stage.is_open("cp")
