"""How a game ends, and who has won."""

import pytest

from brassboard.games.smog_riders.data.frames import Blow
from brassboard.games.smog_riders.data.table import FALLEN, LEFT
from brassboard.games.smog_riders.rules.scoring import result
from games.smog_riders.helper import Stage

SIX = ("factory", "vault", "jail", "leak", "tunnel", "king")
LAST_ROUND = {"factory": 8, "vault": 10, "jail": 9, "leak": 12, "tunnel": 10, "king": 11}


def winners(stage: Stage) -> tuple[int, ...]:
    assert stage.over
    assert stage.match.result is not None
    return stage.match.result.winners


def totals(scenario: str, *points: int) -> Stage:
    """A game at its end with these victory points, the defender's last."""
    stage = Stage(scenario, players=len(points))
    for seat, n in enumerate(points):
        stage.score(seat, n)
    return stage


def fell_everybody(stage: Stage, *but: str) -> Stage:
    """Every attacker falls at one stroke."""
    down = [one.id for one in stage.board.characters if one.seat not in (-1, stage.defender) and one.id not in but]
    return stage.harm(*[Blow(one, 9) for one in down])


# Most points


@pytest.mark.rule("SR-MARK-09")
@pytest.mark.parametrize(("points", "winner"), [((5, 4, 3), 0), ((3, 4, 5), 2), ((3, 5, 4), 1)])
def test_the_highest_total_wins(points: tuple[int, ...], winner: int) -> None:
    stage = totals("jail", *points)
    assert result(stage.board).scores == points
    assert result(stage.board).winners == (winner,)


@pytest.mark.rule("SR-END-01")
def test_attackers_win_alone_not_as_a_side() -> None:
    assert result(totals("vault", 6, 8, 7).board).winners == (1,)
    assert result(totals("vault", 5, 5, 7).board).winners == (2,), "though together they have more"


@pytest.mark.rule("SR-END-01")
def test_the_result_of_a_game_that_was_played_out() -> None:
    stage = Stage("vault", rounds=10).score(0, 30).idle(11)
    assert winners(stage) == (0,)
    assert stage.match.result is not None
    assert stage.match.result.scores == (stage.side(0).points, stage.side(1).points)


# Ties


@pytest.mark.rule("SR-RULING-86")
@pytest.mark.parametrize("points", [(6, 4, 6), (6, 6, 6), (0, 0, 0)])
def test_a_tie_with_the_defender_is_his(points: tuple[int, ...]) -> None:
    assert result(totals("vault", *points).board).winners == (2,)


@pytest.mark.rule("SR-RULING-86")
def test_attackers_tied_are_told_apart_by_objectives_then_by_falls() -> None:
    stage = totals("vault", 6, 6, 2)
    assert result(stage.board).winners == (0, 1), "all alike: a shared victory"
    stage.stock(0, falls=1)
    assert result(stage.board).winners == (1,), "fewer own incapacitations"
    stage.stock(0, delivered=("chest", "chest")).stock(1, delivered=("chest",))
    assert result(stage.board).winners == (0,), "more objectives delivered come first"


@pytest.mark.rule("SR-RULING-86")
def test_only_those_with_the_most_points_are_compared() -> None:
    stage = totals("vault", 6, 5, 6, 2).stock(1, delivered=("chest", "chest")).stock(0, falls=2).stock(2, falls=1)
    assert result(stage.board).winners == (2,)


@pytest.mark.rule("SR-RULING-86")
def test_falls_are_counted_as_they_happen() -> None:
    stage = Stage("jail", players=3).put("mapuche", "B6").put("amelia", "C6").harm(Blow("mapuche", 4))
    stage.harm(Blow("amelia", 1), by=0, cause="attack")
    assert [side.falls for side in stage.board.sides] == [1, 0, 0]


# The last round


@pytest.mark.rule("SR-ROUND-04", "SR-S2-05", "SR-S3-05", "SR-S4-09", "SR-S5-01", "SR-RULING-84", "SR-RULING-69")
@pytest.mark.parametrize("scenario", SIX)
def test_a_scenario_ends_with_its_last_round(scenario: str) -> None:
    last = LAST_ROUND[scenario]
    stage = Stage(scenario, players=3, rounds=last - 1).idle(last)
    assert not stage.over
    stage.idle(last + 1)
    assert stage.over
    assert stage.board.round == last


# Nobody left


@pytest.mark.rule("SR-END-02", "SR-RULING-85", "SR-S4-09", "SR-S1-11")
@pytest.mark.parametrize("scenario", SIX)
def test_the_game_ends_when_the_last_conscious_attacker_falls(scenario: str) -> None:
    stage = fell_everybody(Stage(scenario, players=3), "patty")
    assert not stage.over
    stage.harm(Blow("patty", 3))
    assert stage.over
    assert stage.board.round == 1


@pytest.mark.rule("SR-RULING-85")
def test_a_walker_is_still_there() -> None:
    stage = fell_everybody(Stage("vault").walker("charlotte", "outer1", "H5"), "charlotte")
    assert not stage.over
    stage.harm(Blow("charlotte", 2))
    assert stage.over


@pytest.mark.rule("SR-RULING-85", "SR-RULING-76")
def test_who_left_is_safe_and_who_lies_there_is_inside() -> None:
    stage = Stage("vault").turn_of(0).answer("leave:mapuche")
    stage.harm(Blow("charlotte", 2), Blow("arcturus", 2))
    assert stage.over
    paid = {row.what: row.n for row in stage.board.ledger if row.seat == 1}
    assert paid["inside"] == 2, "end points are counted"
    assert paid["not-delivered-chest"] == 4


@pytest.mark.rule("SR-S4-09", "SR-RULING-85")
@pytest.mark.parametrize(("scenario", "exit"), [("vault", "A5"), ("jail", "B9"), ("leak", "P5"), ("tunnel", "O2")])
def test_the_game_ends_when_the_last_conscious_attacker_leaves(scenario: str, exit: str) -> None:
    stage = Stage(scenario, players=2).change("charlotte", at=LEFT, square=-1)
    stage.change("arcturus", at=FALLEN, wounds=2)
    stage.put("mapuche", exit).turn_of(0)
    assert not stage.over
    stage.answer("leave:mapuche")
    assert stage.over


# Scenario 1


@pytest.mark.rule("SR-S1-10")
def test_without_a_plan_the_defender_wins_when_round_eight_ends() -> None:
    stage = Stage(rounds=8).score(0, 6)
    stage.put("mapuche", "H5").put("charlotte", "H6").put("arcturus", "H7").idle(9)
    assert stage.side(0).points > stage.side(1).points
    assert winners(stage) == (1,)


@pytest.mark.rule("SR-RULING-84")
@pytest.mark.parametrize(("before", "winner"), [(0, 0), (6, 1)])
def test_with_a_plan_carried_out_points_decide_when_round_eight_ends(before: int, winner: int) -> None:
    stage = Stage(rounds=8).doors("s1").put("mapuche", "C6").carry("mapuche", "plan").put("charlotte", "H5")
    stage.put("arcturus", "H6").score(1, before).turn_of(0).answer("move:mapuche,B7").doors().idle(9)
    assert stage.board.round == 8
    assert stage.side(0).points == 6, "5 for the plan, 1 at home"
    assert stage.side(1).points == before
    assert winners(stage) == (winner,)


@pytest.mark.rule("SR-S1-11")
def test_seven_points_end_the_factory_at_once() -> None:
    stage = Stage(players=3).score(0, 5).stock(0, delivered=("plan",))
    stage.board.floor.remove(stage.board.floor[0])
    stage.put("mapuche", "H3").hand(0, "sabotage").turn_of(0).answer("play:sabotage", "on:boiler")
    assert stage.over
    assert stage.board.ended == "SR-S1-11"
    assert winners(stage) == (0,)


@pytest.mark.rule("SR-S1-11")
def test_seven_points_of_the_defender_end_it_too() -> None:
    stage = Stage(players=3).score(2, 6).put("mapuche", "H5").harm(Blow("mapuche", 3))
    assert not stage.over
    stage.harm(Blow("mapuche", 1))
    assert stage.over


@pytest.mark.rule("SR-S1-11")
def test_six_points_do_not() -> None:
    stage = Stage(players=3).score(0, 3).put("mapuche", "H3").hand(0, "sabotage").turn_of(0)
    stage.answer("play:sabotage", "on:boiler")
    assert stage.side(0).points == 6
    assert not stage.over


@pytest.mark.rule("SR-RULING-83")
def test_end_points_are_added_after_the_stop() -> None:
    stage = Stage(players=3).score(0, 5).score(1, 6).stock(0, delivered=("plan",))
    stage.board.floor.remove(stage.board.floor[0])
    for one in ("charlotte", "arcturus"):
        stage.put(one, {"charlotte": "G5", "arcturus": "G6"}[one])
    for other in stage.team(1):
        stage.change(other.id, away=True)
    stage.put("mapuche", "H3").hand(0, "sabotage").turn_of(0).answer("play:sabotage", "on:boiler")
    assert stage.over
    assert [side.points for side in stage.board.sides] == [8, 9, 2], "three are back home; a plan is left inside"
    assert winners(stage) == (1,), "then totals are compared"


@pytest.mark.rule("SR-RULING-118")
def test_however_it_ended_without_a_plan_the_defender_wins() -> None:
    stage = Stage(players=3).score(0, 5).put("mapuche", "H3").hand(0, "sabotage").turn_of(0)
    stage.answer("play:sabotage", "on:boiler")
    assert stage.over
    assert winners(stage) == (2,), "at 7 points"
    fallen = fell_everybody(Stage().score(0, 6))
    assert fallen.side(0).points > fallen.side(1).points
    assert winners(fallen) == (1,), "or when all are down"


# Scenario 6


@pytest.mark.rule("SR-S6-07", "SR-SCN-01")
def test_if_nobody_brings_the_leader_out_the_defender_wins() -> None:
    stage = Stage("king", players=3, rounds=11).score(0, 20).idle(12)
    assert stage.board.round == 11
    assert winners(stage) == (2,)


@pytest.mark.rule("SR-S6-07")
def test_carrying_the_leader_is_not_enough() -> None:
    stage = Stage("king", rounds=11).put("mapuche", "I2").put("morsiarty", "J2", wounds=4)
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack").carry("mapuche", "leader").put("mapuche", "B6")
    stage.idle(12)
    assert winners(stage) == (1,)


@pytest.mark.rule("SR-S6-07")
def test_leaving_without_the_leader_loses() -> None:
    stage = Stage("king", players=2).turn_of(0)
    stage.answer("leave:mapuche", "leave:charlotte", "leave:arcturus")
    assert winners(stage) == (1,)


# The match stops


@pytest.mark.rule("SR-END-02")
def test_nothing_is_asked_any_more() -> None:
    stage = fell_everybody(Stage("jail", players=3))
    assert stage.match.decision is None
    assert stage.match.awaited == ()
