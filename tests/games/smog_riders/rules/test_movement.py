"""Movement points and what they pay for: steps, dice for points, portals, bonus movement, leaving."""

import random

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.events import Hurried, Left, Moved
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn, Movement
from brassboard.games.smog_riders.data.table import ACTIVE, FALLEN, LEFT, MAP, RESOLVED, STYGIA, UNENTERED, Turret
from brassboard.games.smog_riders.rules.pools import pool_of
from brassboard.games.smog_riders.scenario.static_map import EYE
from games.smog_riders.helper import Stage, steps
from games.smog_riders.plan import SIX, Edge, Plan, Square

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4),
# cp from F6 to drawing_office (G6), ce from D8 to tool_store (D9).


def pool(stage: Stage, seat: int, room: str) -> str:
    """The colours this player would roll there."""
    colours, _ = pool_of(stage.position, seat, stage.site.board.room(room))
    return "".join(sorted(colours))


# Points


@pytest.mark.rule("SR-MOVE-01")
def test_three_points_a_turn_and_none_are_kept() -> None:
    stage = Stage().put("mapuche", "C5").turn_of(0)
    assert stage.who("mapuche").points == 3
    stage.answer("move:mapuche,D5")
    assert stage.who("mapuche").points == 2
    stage.answer("end")
    assert stage.who("mapuche").points == 0
    stage.turn_of(0)
    assert stage.who("mapuche").points == 3
    assert {one.points for one in stage.team(0)} == {3}


@pytest.mark.rule("SR-MOVE-01")
def test_without_points_nothing_that_costs_one_is_done() -> None:
    stage = Stage().put("mapuche", "C6").put("charlotte", "D6").gear("mapuche", "stunner").item("devastating", "C7")
    stage.change("mapuche", points=0)
    for wish in ("move:mapuche,C5", "open:mapuche,s1", "give:mapuche,charlotte", "take:mapuche,C7"):
        assert stage.denied(wish) == "SR-MOVE-01"
    stage.doors("s1")
    assert stage.denied("close:mapuche,s1") == "SR-MOVE-01"
    stage.change("mapuche", points=1)
    for wish in ("move:mapuche,C5", "close:mapuche,s1", "give:mapuche,charlotte", "take:mapuche,C7"):
        assert stage.denied(wish) == ""


@pytest.mark.rule("SR-MOVE-02")
def test_agility_dice_are_given_up_for_two_points_each() -> None:
    stage = Stage(team=("amelia", "charlotte", "arcturus")).put("amelia", "C5").put("charlotte", "E5").turn_of(0)
    assert pool(stage, 0, "west_workshop") == "BBBMR"
    stage.answer("hurry:amelia")
    assert (stage.who("amelia").points, stage.who("amelia").dice) == (5, "RB")
    stage.answer("hurry:amelia")
    assert (stage.who("amelia").points, stage.who("amelia").dice) == (7, "R")
    assert Hurried("amelia") in stage.told(1)
    assert stage.denied("hurry:amelia") == "SR-MOVE-02"
    assert pool(stage, 0, "west_workshop") == "BMR"
    stage.turn_of(0)
    assert pool(stage, 0, "west_workshop") == "BBBMR"


@pytest.mark.rule("SR-MOVE-02")
def test_only_own_dice_still_there_are_given_up() -> None:
    """A companion's die is in the room's pool only, and a die lost to a stun is gone."""
    stage = Stage(team=("patty", "mapuche", "charlotte")).put("patty", "C5").gear("patty", "rafter")
    assert stage.denied("hurry:patty") == "SR-MOVE-02"
    assert stage.change("mapuche", dice="RR").denied("hurry:mapuche") == "SR-MOVE-02"
    stage.put("jack", "C8").defence_movement()
    assert stage.denied("hurry:jack") == "SR-MOVE-02"
    assert stage.offers("hurry") == set()


@pytest.mark.rule("SR-MOVE-03", "SR-EX-03")
def test_a_die_may_be_given_up_after_the_room_card_is_seen() -> None:
    stage = Stage().on_deck("quiet_store").put("mapuche", "E6").turn_of(0)
    stage.put("mapuche", "F6").doors()
    stage.answer("open:mapuche,cp", "move:mapuche,G6")
    assert stage.state_of("drawing_office").card == "quiet_store"
    stage.answer("move:mapuche,G7")
    assert stage.who("mapuche").points == 0
    assert stage.denied("move:mapuche,G8") == "SR-MOVE-01"
    stage.answer("hurry:mapuche", "move:mapuche,G8")
    assert (stage.at("mapuche"), stage.who("mapuche").points) == ("G8", 1)
    assert len(stage.who("mapuche").dice) == 2
    stage.answer("move:mapuche,H8")
    assert stage.denied("move:mapuche,H7") == "SR-MOVE-01"


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


# Portals


@pytest.mark.rule("SR-PORTAL-01")
def test_no_portal_after_a_step() -> None:
    stage = Stage().put("mapuche", "D5").turn_of(0)
    assert stage.denied("portal:mapuche") == ""
    stage.answer("move:mapuche,D6")
    assert stage.denied("portal:mapuche") == "SR-PORTAL-01"


@pytest.mark.rule("SR-PORTAL-01")
@pytest.mark.parametrize(
    "before", [("open:mapuche,ac",), ("close:mapuche,ce",), ("give:mapuche,charlotte",), ("take:mapuche,D6",)]
)
def test_no_portal_after_a_door_passing_or_picking_up(before: tuple[str, ...]) -> None:
    square = "D8" if before[0].endswith("ce") else "D5"
    stage = Stage().put("mapuche", square).put("charlotte", "C5").turn_of(0).doors("ce")
    stage.gear("mapuche", "stunner").item("devastating", "D6")
    assert stage.denied("portal:mapuche") == ""
    stage.answer(*before)
    assert stage.denied("portal:mapuche") == "SR-PORTAL-01"
    assert stage.denied("portal:charlotte") == ""


@pytest.mark.rule("SR-PORTAL-01")
def test_no_portal_outside_the_movement_phase() -> None:
    stage = Stage().put("mapuche", "D5").room("west_workshop", ACTIVE, "quiet_store").rolling()
    assert stage.why_not("portal:mapuche") is not None
    assert stage.offers("portal") == set()


@pytest.mark.rule("SR-RULING-05", "SR-SETUP-07")
def test_areas_are_closed_to_stygia_both_ways() -> None:
    stage = Stage().put("mapuche", "B6").turn_of(0)
    assert stage.denied("portal:mapuche") == "SR-SETUP-07"
    stage.put("mapuche", "C6").turn_of(0)
    assert stage.denied("portal:mapuche") == ""
    stage.walker("arcturus", "eye", "E5").stygia_phase().answer("return:arcturus,B")
    assert stage.kind == "return"
    rooms = stage.offers("in")
    assert {"west_workshop", "coal_store"} <= rooms
    assert not rooms & {"1", "2", "3"}


@pytest.mark.rule("SR-RULING-05")
def test_exit_areas_are_closed_to_stygia_too() -> None:
    stage = Stage("tunnel").put("mapuche", "O2").turn_of(0)
    assert stage.denied("portal:mapuche") == "SR-SETUP-07"
    stage.walker("arcturus", "eye", "F5").stygia_phase().answer("return:arcturus,B")
    assert "X" not in stage.offers("in")


@pytest.mark.rule("SR-PORTAL-01", "SR-S3-02")
def test_who_carries_a_prisoner_opens_no_portal() -> None:
    stage = Stage("jail").put("mapuche", "F4").turn_of(0).carry("mapuche", "prisoner")
    assert stage.denied("portal:mapuche") == "SR-S3-02"


@pytest.mark.rule("SR-RULING-81")
def test_the_leader_opens_no_portal_and_stays_in_his_room() -> None:
    stage = Stage("king").put("mapuche", "H5").defence_movement()
    assert stage.who("morsiarty").at == MAP
    assert stage.denied("portal:morsiarty") == "SR-RULING-81"
    stage.board.open = stage.board.unsealed = 1 << stage.site.board.door("A")
    stage.put("morsiarty", "I3")
    rooms = {stage.site.room_of[stage.site.board.square(text.partition(",")[2])] for text in stage.offers("move")}
    assert rooms == {stage.site.board.room("leaders_quarters")}


# Phases


@pytest.mark.rule("SR-RULING-03")
def test_the_phases_come_in_their_order() -> None:
    """After the movement phase nobody moves; after rolling nobody goes back to Stygia."""
    stage = Stage().put("mapuche", "D5").walker("arcturus", "outer1", "D6").turn_of(0)
    assert "move:mapuche,C5" in stage.options()
    assert not {option for option in stage.options() if option.startswith(("travel", "roll", "revive"))}
    stage.answer("end").pass_windows()
    assert stage.kind == "stygia"
    assert stage.why_not("move:mapuche,C5") is not None
    assert stage.why_not("portal:mapuche") is not None
    assert {option.partition(":")[0] for option in stage.options()} == {"travel", "backup", "end"}
    stage.answer("end")
    assert stage.kind == "rest"
    stage.answer("done")
    assert stage.kind == "room"
    assert set(stage.options()) == {"roll:1", "roll:west_workshop", "end"}
    for wish in ("move:mapuche,C5", "portal:mapuche", "travel:arcturus,inner1,B"):
        assert stage.why_not(wish) is not None


# Bonus movement


def bonus(stage: Stage, *movers: str, points: int = 3) -> Stage:
    """Movement a card or skill gave, in phase 4 of seat 0."""
    turn = AttackTurn(0)
    turn.pc = steps(AttackTurn).index("more_rooms")
    for one in stage.team(0):
        one.points = 0
    return stage.frames(turn, Movement(0, points, movers))


@pytest.mark.rule("SR-RULING-101")
def test_bonus_movement_pays_for_steps_doors_passing_and_picking_up() -> None:
    stage = Stage().put("mapuche", "D5").put("charlotte", "C5").put("arcturus", "F8")
    stage.room("coal_store", RESOLVED).gear("mapuche", "stunner").item("devastating", "D6")
    bonus(stage, "mapuche", "charlotte", points=4)
    assert stage.kind == "bonus"
    assert [stage.who(name).points for name in ("mapuche", "charlotte", "arcturus")] == [4, 4, 0]
    stage.answer("open:mapuche,ac", "give:mapuche,charlotte", "take:mapuche,D6", "move:mapuche,D4")
    assert (stage.at("mapuche"), stage.who("mapuche").points) == ("D4", 0)
    assert stage.denied("move:arcturus,F7") == "SR-MOVE-01"
    stage.answer("end")
    assert stage.kind != "bonus"
    assert {one.points for one in stage.team(0)} == {0}


@pytest.mark.rule("SR-RULING-101")
def test_bonus_movement_buys_no_portal_and_takes_no_dice() -> None:
    stage = bonus(Stage().put("mapuche", "D5").gear("mapuche", "stunner"), "mapuche")
    for wish in ("portal:mapuche", "hurry:mapuche", "drop:mapuche,stunner"):
        assert stage.denied(wish) == "SR-RULING-101"
    assert not {option for option in stage.options() if option.startswith(("portal", "hurry", "drop"))}


@pytest.mark.rule("SR-RULING-101")
def test_points_of_the_phase_wait_for_the_bonus_to_be_spent() -> None:
    stage = Stage().put("mapuche", "D5").put("charlotte", "C8").turn_of(0).hand(0, "adrenaline")
    stage.answer("move:mapuche,D6", "play:adrenaline", "on:mapuche")
    assert [stage.who(name).points for name in ("mapuche", "charlotte")] == [3, 0]
    stage.answer("move:mapuche,D7", "end")
    assert stage.kind == "move"
    assert [stage.who(name).points for name in ("mapuche", "charlotte")] == [2, 3]


@pytest.mark.rule("SR-RULING-101", "SR-RULING-70")
def test_bonus_movement_leaves_by_an_exit_but_only_for_those_who_got_it() -> None:
    stage = Stage("jail").put("mapuche", "B9").put("charlotte", "B10").put("arcturus", "B7").doors("s1")
    stage.room("west_yard", RESOLVED)
    bonus(stage, "mapuche", "arcturus")
    assert stage.denied("leave:charlotte") == "SR-RULING-101"
    assert stage.denied("leave:arcturus") == "SR-RULING-70"
    stage.answer("leave:mapuche", "move:arcturus,B9", "leave:arcturus")
    assert [stage.who(name).at for name in ("mapuche", "arcturus", "charlotte")] == [LEFT, LEFT, MAP]


# Leaving


@pytest.mark.rule("SR-RULING-70")
def test_leaving_is_free_and_takes_everything_along() -> None:
    stage = Stage("jail").put("mapuche", "B9").gear("mapuche", "stunner").carry("mapuche", "prisoner")
    stage.put("charlotte", "A7").turn_of(0).change("mapuche", points=0)
    assert stage.denied("leave:charlotte") == "SR-RULING-70"
    stage.answer("leave:mapuche")
    one = stage.who("mapuche")
    assert (one.at, one.square, one.gear, one.carries) == (LEFT, -1, ("stunner",), ("prisoner",))
    assert Left("mapuche") in stage.told(1)
    assert stage.side(0).delivered == ("prisoner",)
    assert not {option for option in stage.options() if ":mapuche" in option}
    assert not [item for item in stage.board.floor if item.kind == "stunner"]


@pytest.mark.rule("SR-RULING-70")
def test_the_unconscious_do_not_leave() -> None:
    stage = Stage("jail").fallen("mapuche", "B9").put("charlotte", "B10")
    assert stage.denied("leave:mapuche") == "SR-RULING-70"
    assert stage.denied("leave:charlotte") == ""


@pytest.mark.rule("SR-RULING-70")
def test_nobody_leaves_the_factory_and_no_minion_leaves_anything() -> None:
    stage = Stage().put("mapuche", "A6")
    assert stage.denied("leave:mapuche") == "SR-RULING-70"
    stage = Stage("jail").put("jack", "B8").defence_movement()
    assert stage.denied("leave:jack") == "SR-RULING-70"


# Areas


@pytest.mark.rule("SR-RULING-97")
def test_in_the_factory_only_its_own_team_enters_an_area() -> None:
    stage = Stage(players=3).room("west_workshop", RESOLVED).doors("s1").put("mapuche", "C6").put("amelia", "C7")
    stage.put("charlotte", "F8")
    assert stage.denied("move:mapuche,B6") == ""
    stage.turn_of(1)
    assert stage.denied("move:amelia,B6") == "SR-RULING-97"


@pytest.mark.rule("SR-RULING-97")
def test_elsewhere_any_attacker_enters_any_area() -> None:
    stage = Stage("vault", players=3).doors("s1").put("amelia", "C5").put("charlotte", "F4").turn_of(1)
    assert stage.site.board.room_names[stage.side(1).area] != "1"
    assert stage.denied("move:amelia,B5") == ""


@pytest.mark.rule("SR-RULING-97")
def test_no_minion_enters_an_area() -> None:
    stage = Stage("vault").doors("s1").put("jack", "C5").put("charlotte", "F6").defence_movement()
    assert stage.denied("move:jack,B5") == "SR-RULING-97"
    assert stage.denied("move:jack,C6") == ""
    stage = Stage("tunnel").doors("ax").put("jack", "N2").put("mapuche", "F6").defence_movement()
    assert stage.denied("move:jack,O2") == "SR-RULING-97"


@pytest.mark.rule("SR-RULING-97")
def test_an_area_counts_as_resolved_and_turns_no_card() -> None:
    stage = Stage("vault", players=3)
    for area in ("1", "2", "3"):
        assert (stage.state_of(area).state, stage.state_of(area).card) == (RESOLVED, "")
    deck = stage.board.room_deck
    stage.put("amelia", "C5").put("charlotte", "F4").doors("s1").turn_of(1).answer("move:amelia,B5")
    assert stage.board.room_deck == deck


@pytest.mark.rule("SR-MOVE-05")
def test_a_square_off_the_map_is_no_candidate() -> None:
    denial = Stage().why_not("move:mapuche,A1")
    assert denial is not None
    assert denial.rule == "SR-MOVE-01"
