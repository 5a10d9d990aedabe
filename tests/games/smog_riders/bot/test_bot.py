"""What bots do at the table: go for what pays, together; spare their rivals; see what a seat sees."""

from collections import Counter
from heapq import heappop, heappush
from typing import Any

import pytest

import brassboard
from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.bot.evaluation import evaluate
from brassboard.games.smog_riders.bot.goals import Aims, wins_by_leaving
from brassboard.games.smog_riders.bot.travel_time import ENTER, FAR, GUN, SOLVE, Terrain
from brassboard.games.smog_riders.data.frames import Blow
from brassboard.games.smog_riders.data.table import ACTIVE, RESOLVED, UNENTERED, Table
from brassboard.games.smog_riders.scenario.registry import SCENARIOS
from brassboard.games.smog_riders.scenario.static_map import site
from brassboard.kernel import CHANCE, OVER, Position, Request, determinize, stream, text_of
from brassboard.sim import play
from brassboard.testing.depth import in_turn
from games.smog_riders.helper import Stage

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, cp from F6 to drawing_office.


def chosen(stage: Stage, seat: int | None = None) -> str:
    """What greedy answers to the question that is open."""
    seat = stage.asked[0] if seat is None else seat
    return text_of(brassboard.bot("greedy", seed=1).choose(GAME.lens(stage.position, seat)))


def go_on(stage: Stage, *kinds: str) -> list[str]:
    """Let greedy answer as long as questions of these kinds come to seat 0."""
    said: list[str] = []
    while not stage.over and not stage.chance and stage.asked[0] == 0 and stage.kind in kinds:
        said.append(chosen(stage))
        stage.answer(said[-1])
    return said


# How far it is


def test_a_shut_door_costs_one_point_more_and_a_sealed_one_is_a_wall() -> None:
    stage = Stage("leak")
    square = stage.site.board.square
    inside = 1 << square("D5")
    times = Terrain(stage.board).times_to(inside, Terrain(stage.board).shut(), hunting=True)
    assert (times[square("D5")], times[square("C5")], times[square("E5")]) == (0, 1, 2)
    stage.doors("sd")
    assert Terrain(stage.board).times_to(inside, 0, hunting=True)[square("E5")] == 1
    key_room = 1 << square("K1")
    assert Terrain(stage.board).times_to(key_room, Terrain(stage.board).shut())[square("K4")] == FAR


def step_by_step(table: Table, goals: int, shut: int, hunting: bool) -> list[int]:
    """The same times as a `Terrain` tells, square by square and door by door from the goals backward."""
    place = site(table.scenario)
    guns = Counter([place.room_of[gun.square] for gun in table.turrets])
    found = [FAR] * place.board.cells
    waiting = [(0, square) for square in range(place.board.cells) if goals >> square & 1]
    while waiting:
        time, square = heappop(waiting)
        if time >= found[square]:
            continue
        found[square] = time
        room = place.rooms[place.room_of[square]]
        for other in range(place.board.cells):
            if room >> other & 1 and place.near(square, 0) >> other & 1:
                heappush(waiting, (time + 1, other))
        for door, sides in enumerate(place.sides):
            if square in sides and not shut >> door & 1:
                start = sides[1] if sides[0] == square else sides[0]
                left, entered = place.room_of[start], place.room_of[square]
                opened, kind = table.open >> door & 1, place.kinds[door]
                if kind == "sealed_inside" and not opened and "stygia_only" not in place.board.room_flags[left]:
                    continue
                price = 1 if opened else 2
                if not hunting:
                    price += ENTER * (table.rooms[entered].state == UNENTERED) + GUN * guns[entered]
                    state = table.rooms[left]
                    held = state.state == UNENTERED or (state.state == ACTIVE and state.entry != door)
                    price += SOLVE * (held and not opened and not kind.startswith("sealed"))
                heappush(waiting, (time + price, start))
    return found


@pytest.mark.parametrize(("scenario", "hunting"), in_turn(tuple(SCENARIOS), (False, True)))
def test_times_are_those_of_the_shortest_way(scenario: str, hunting: bool) -> None:
    """Whatever doors are open, wherever turrets stand, as far as games of chance bring it."""
    place, compared = site(scenario), 0
    squares = [square for room in place.squares_of for square in room]
    for seed in range(3):
        position, luck = GAME.position(GAME.setup(3, {"scenario": scenario})), stream(seed)
        chooser = brassboard.bot("random", seed=seed)
        while position.seat != OVER:
            if isinstance(position.asked, Request):
                position.chance(luck.outcome(position.asked))
                continue
            position.answer(position.seat, chooser.choose(GAME.lens(position, position.seat)))
            table = position.table
            if table.faction and luck.randrange(20) == 0:
                terrain = Terrain(table)
                goals = 1 << squares[luck.randrange(len(squares))]
                goals |= place.rooms[luck.randrange(len(place.rooms))] if luck.randrange(2) else 0
                shut = terrain.shut(keys=luck.randrange(2) == 1)
                assert terrain.times_to(goals, shut, hunting) == step_by_step(table, goals, shut, hunting)
                compared += 1
    assert compared > 10


def test_rooms_that_have_to_be_solved_make_a_way_longer() -> None:
    stage = Stage()
    square = stage.site.board.square
    goal = 1 << square("G6")
    fresh = Terrain(stage.board).times_to(goal, 0)[square("B6")]
    stage.room("west_workshop", RESOLVED).room("drawing_office", RESOLVED)
    solved = Terrain(stage.board).times_to(goal, 0)[square("B6")]
    stage.room("west_workshop", ACTIVE, "empty_office", entry="s1")
    busy = Terrain(stage.board).times_to(goal, 0)[square("C6")]
    assert fresh > solved
    assert busy > solved - 2


# Attackers


def test_the_team_goes_through_the_door_together() -> None:
    stage = Stage()
    area = stage.at("mapuche")
    go_on(stage, "move")
    rooms = {stage.site.room_of[one.square] for one in stage.team(0)}
    assert area not in [stage.at(one.id) for one in stage.team(0)]
    assert len(rooms) == 1
    assert not stage.site.areas[rooms.pop()]


def test_an_object_in_reach_is_taken_and_carried_home() -> None:
    stage = Stage().put("mapuche", "K2").put("charlotte", "A6").put("arcturus", "A7").doors("s1", "cp").turn_of(0)
    stage.room("west_workshop", RESOLVED)
    assert go_on(stage, "move", "item")[0] == "take:mapuche,K1"
    assert stage.who("mapuche").carries == ("plan",)
    stage.put("mapuche", "C6").turn_of(0)
    go_on(stage, "move", "item")
    assert stage.side(0).points >= 5


def test_who_carries_a_chest_leaves_and_who_has_nothing_to_fear_stays() -> None:
    stage = Stage("vault").carry("mapuche", "chest")
    assert chosen(stage) == "leave:mapuche"
    assert not chosen(Stage("vault")).startswith("leave")


def test_behind_sealed_doors_the_way_leads_through_stygia() -> None:
    stage = Stage("king", team=("clayton", "patty", "ignatius"))
    for character, square in (("clayton", "C5"), ("patty", "D5"), ("ignatius", "C6")):
        stage.put(character, square)
    stage.turn_of(0)
    assert not chosen(stage).startswith("portal:"), "the room the leader has to be carried through comes first"
    stage.room("central_room", RESOLVED).turn_of(0)
    assert chosen(stage).startswith("portal:")
    stage.walker("clayton", "eye", "C5").stygia_phase()
    said = chosen(stage)
    assert said.startswith("return:clayton")
    stage.answer(said)
    assert chosen(stage) == "in:leaders_quarters"


def test_who_cannot_reach_the_eye_in_one_turn_waits_with_the_portal() -> None:
    """Whoever stops on the way is struck by the retaliation; the Eye is safe."""
    stage = Stage("king", team=("clayton", "patty", "ignatius")).room("central_room", RESOLVED)
    for character, square in (("clayton", "C5"), ("patty", "D5"), ("ignatius", "C6")):
        stage.put(character, square)
    stage.turn_of(0)
    assert chosen(stage).startswith("portal:")
    for character in ("clayton", "patty", "ignatius"):
        stage.change(character, dice="RM")
    assert not chosen(stage).startswith("portal:")


def test_full_hands_are_emptied_to_the_last_thing_for_the_leader() -> None:
    """A thing that was laid down is not taken up again instead."""
    stage = Stage("king").put("mapuche", "I2").put("morsiarty", "J2", wounds=4)
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack").gear("mapuche", "stunner", "crowbar")
    for character in ("charlotte", "arcturus"):
        stage.fallen(character, "D5" if character == "charlotte" else "D6")
    stage.item("leader", "I2").turn_of(0)
    assert go_on(stage, "move", "item")[:3] == ["drop:mapuche,crowbar", "drop:mapuche,stunner", "take:mapuche,I2"]
    assert stage.who("mapuche").carries == ("leader",)


def test_rivals_go_after_the_one_who_carries_the_leader_out() -> None:
    stage = Stage("king", players=3, team=("mapuche", "charlotte", "arcturus", "hans", "patty", "amelia"))
    stage.put("mapuche", "I2").put("morsiarty", "J2", wounds=4)
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack").carry("mapuche", "leader")
    stage.put("mapuche", "I5").put("hans", "H9").room("central_room", RESOLVED)
    there = stage.site.board.square("I5")
    times = Aims(stage.board, stage.who("hans").seat).times["hans"]
    assert times[there] <= 1
    assert times[stage.site.board.square("I6")] == 0, "from there he strikes"


def test_who_has_a_key_does_not_go_back_to_stygia_for_the_other_one() -> None:
    stage = Stage("leak", team=("clayton", "patty", "ignatius")).no_turrets()
    for character, square in (("clayton", "I5"), ("patty", "J5"), ("ignatius", "J6")):
        stage.put(character, square)
    stage.turn_of(0)
    assert chosen(stage).startswith("portal:")
    stage.carry("clayton", "key").turn_of(0)
    assert not any([said.startswith("portal:") for said in go_on(stage, "move", "item")])


def test_a_team_that_would_win_goes_home() -> None:
    stage = Stage("jail").score(0, 6)
    assert wins_by_leaving(stage.board, 0)
    stage.score(1, 9)
    assert not wins_by_leaving(stage.board, 0)
    assert not wins_by_leaving(Stage().score(0, 6).board, 0), "the factory needs a plan"


def test_dice_go_on_the_card_when_that_solves_the_room() -> None:
    stage = Stage().put("mapuche", "C5").room("west_workshop", ACTIVE, "quiet_store", laid=2, entry="s1").rolling()
    stage.roll_room("west_workshop", "R4", "R3", "B2")
    go_on(stage, "react", "change", "place", "perform")
    assert stage.state_of("west_workshop").state == RESOLVED


def test_one_blow_is_enough_for_a_turret_that_falls_by_it() -> None:
    """What would strike a fallen target is laid on the card instead."""
    stage = Stage(team=("mapuche", "patty", "amelia")).no_turrets()
    for character, square in (("mapuche", "H3"), ("patty", "J3"), ("amelia", "I3")):
        stage.put(character, square)
    stage.room("boiler_room", ACTIVE, "tripwire_hall", entry="kp").turret("flame", "I4", id="boiler")
    stage.rolling().roll_room("boiler_room", "R4", "R4", "R4", "R4", "R4", "B4", "B4", "B4", "M4")
    said = go_on(stage, "react", "change", "place", "perform", "aim")
    struck = [one for one in said if one.startswith("place:") and ".main" in one]
    assert len(struck) == 2
    assert stage.state_of("boiler_room").state == RESOLVED
    assert stage.side(0).points == 3


def test_agility_dice_bring_the_team_into_the_next_room() -> None:
    """Three points lead to the door and open it; who gives a die for two more goes in, the others after him."""
    stage = Stage(team=("amelia", "mapuche", "hans"))
    for character, square in (("amelia", "D6"), ("mapuche", "D5"), ("hans", "D7")):
        stage.put(character, square)
    stage.turn_of(0)
    said = go_on(stage, "move")
    assert "open:amelia,cp" in said or "open:mapuche,cp" in said or "open:hans,cp" in said
    assert [one for one in said if one.startswith("hurry:")]
    assert {stage.site.board.room_names[stage.site.room_of[one.square]] for one in stage.team(0)} == {"drawing_office"}


def test_a_prize_goes_home_from_hand_to_hand() -> None:
    """One alone would not get home with it in the last round; the next one does."""
    stage = Stage(team=("patty", "amelia", "hans"), rounds=8).doors("s1", "cp").carry("patty", "plan")
    for character, square in (("patty", "H6"), ("amelia", "F6"), ("hans", "A6")):
        stage.put(character, square)
    stage.room("west_workshop", RESOLVED).turn_of(0)
    said = go_on(stage, "move", "item")
    assert "give:patty,amelia" in said
    assert stage.side(0).delivered == ("plan",)


def test_who_is_faster_takes_the_prize_and_the_others_wait_before_him() -> None:
    stage = Stage(team=("clayton", "amelia", "hans")).doors("s1", "cp", "kp", "kb").no_turrets()
    for character, square in (("clayton", "K2"), ("amelia", "L2"), ("hans", "J2")):
        stage.put(character, square)
    for room in ("west_workshop", "drawing_office", "boiler_room"):
        stage.room(room, RESOLVED)
    stage.turn_of(0)
    said = go_on(stage, "move", "item")
    assert "take:amelia,K1" in said
    times = Aims(stage.board, 0).times["amelia"]
    waiting = [times[stage.who(one).square] for one in ("clayton", "hans")]
    assert all(time > 0 for time in waiting), "they are needed on the way"


def test_nobody_strikes_a_rival_for_nothing() -> None:
    stage = Stage(players=3).put("mapuche", "C5").put("amelia", "D5").rolling()
    stage.roll_room("west_workshop", "R6", "R5", "B6")
    assert "place:R6,mapuche.main" in stage.options() or "place:B6,mapuche.main" in stage.options()
    assert not [said for said in go_on(stage, "react", "change", "place", "perform") if "mapuche.main" in said]
    assert stage.who("amelia").wounds == 0


# The defender


def test_minions_walk_to_where_they_strike() -> None:
    stage = Stage().put("mapuche", "C5").put("kelly", "F8").defence_movement()
    while stage.kind == "move" and stage.asked[0] == 1:
        stage.answer(chosen(stage))
    assert stage.at("kelly") in ("C6", "D5", "D6", "D4", "C4")


def test_a_minion_bars_the_door_to_who_carries_a_prize() -> None:
    stage = Stage().doors("s1", "cp").put("mapuche", "I6").carry("mapuche", "plan").put("kelly", "E6")
    stage.room("west_workshop", RESOLVED).defence_movement()
    while stage.kind == "move" and stage.asked[0] == 1:
        stage.answer(chosen(stage))
    assert stage.at("kelly") in ("F6", "G6"), "a blow is only a wound"


@pytest.mark.parametrize("card", ["slaughter", "gas_leak"])
def test_who_would_drop_a_prize_is_struck_while_it_walks(card: str) -> None:
    stage = Stage().put("mapuche", "C5", wounds=3).carry("mapuche", "plan").put("charlotte", "E8").hand(1, card)
    stage.turn_of(0).answer("move:charlotte,F8")
    assert (stage.asked, chosen(stage)) == ((1, "react"), f"play:{card}")
    assert chosen(stage.answer(f"play:{card}")) in ("in:west_workshop", "on:mapuche")
    stage = Stage().put("mapuche", "C5", wounds=2).carry("mapuche", "plan").put("charlotte", "E8").hand(1, card)
    assert chosen(stage.turn_of(0).answer("move:charlotte,F8")) == "pass", "it would not fall"


def test_who_has_reached_the_eye_is_swept_out_of_stygia() -> None:
    stage = Stage().put("mapuche", "C5").walker("arcturus", "inner1", "D7", dice="BM").hand(1, "stygian_storm")
    stage.stygia_phase().answer("travel:arcturus,eye,B")
    assert chosen(stage) == "play:stygian_storm"


def test_a_second_wound_is_rather_declined_than_given_to_an_ally() -> None:
    stage = Stage(players=3, team=("kelly", "jack", "duane")).no_turrets().put("kelly", "E7").put("hans", "E8")
    stage.put(stage.team(1)[0].id, "C5").rolling()
    stage.roll_room("west_workshop", "R4", "B4", "M1").assign(kelly_main=["R4", "B4"]).answer("use:kelly,main")
    assert chosen(stage) == "done"


def test_a_card_for_wounds_is_kept_for_wounds_that_matter() -> None:
    stage = Stage().put("mapuche", "C5").hand(1, "slaughter").turn_of(0)
    assert chosen(stage, 0) != "pass"
    while stage.asked[0] == 1:
        assert chosen(stage, 1) == "pass"
        stage.answer("pass")


# As a whole


def played(scenario: str, players: int, number: int) -> tuple[Position[Any], int]:
    setup = GAME.setup(players, {"scenario": scenario})
    bots = [brassboard.bot("greedy", seed=10 * number + seat) for seat in range(players)]
    return play(GAME, setup, bots, stream(number))


@pytest.mark.parametrize(("scenario", "players"), in_turn(tuple(SCENARIOS), (2, 3, 4)))
def test_greedy_plays_every_scenario_to_its_end(scenario: str, players: int) -> None:
    position, decisions = played(scenario, players, players)
    assert position.seat == OVER
    assert decisions > 60, "somebody gave up"
    result = GAME.result(position.table)
    assert result.reason


def test_greedy_sees_no_more_than_its_seat() -> None:
    """The same choice from positions its seat cannot tell apart."""
    position, luck, differed = GAME.position(GAME.setup(3, {"scenario": "jail"})), stream(4), 0
    bots = [brassboard.bot("greedy", seed=seat) for seat in range(3)]
    for number in range(400):
        if position.seat == OVER:
            break
        if position.seat == CHANCE:
            position.chance(luck.outcome(position.asked))
            continue
        seat = position.seat
        action = bots[seat].choose(GAME.lens(position, seat))
        if number % 3 == 0 and len(position.options) > 1:
            other = determinize(position, seat, stream(number), GAME.resample)
            differed += other.state != position.state
            again = [brassboard.bot("greedy", seed=9).choose(GAME.lens(p, seat)) for p in (position, other)]
            assert again[0] == again[1], f"greedy peeks at {position.path()}"
        position.answer(seat, action)
    assert differed > 20


def test_a_point_more_is_worth_more_and_a_wound_less() -> None:
    stage = Stage().put("mapuche", "C5")
    before = evaluate(stage.board, 0), evaluate(stage.board, 1)
    stage.change("mapuche", wounds=2)
    assert evaluate(stage.board, 0) < before[0]
    assert evaluate(stage.board, 1) > before[1]
    stage.change("mapuche", wounds=0).score(0, 1)
    assert evaluate(stage.board, 0) > before[0]


def test_every_character_of_a_team_has_somewhere_to_go() -> None:
    for scenario in SCENARIOS:
        stage = Stage(scenario, players=4)
        for seat in range(3):
            aims = Aims(stage.board, seat)
            assert all(aims.time(one) < FAR for one in aims.team), scenario


def test_greedy_beats_random_on_either_side() -> None:
    for greedy_attacks in (True, False):
        won = 0
        for number, scenario in enumerate(["factory", "vault", "jail", "leak", "tunnel", "depot"]):
            names = ["greedy", "random"] if greedy_attacks else ["random", "greedy"]
            bots = [brassboard.bot(name, seed=number) for name in names]
            position, _ = play(GAME, GAME.setup(2, {"scenario": scenario}), bots, stream(number))
            won += (0 in GAME.result(position.table).winners) == greedy_attacks
        assert won >= 5, f"{won} of 6 with greedy {'attacking' if greedy_attacks else 'defending'}"
