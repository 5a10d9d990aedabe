"""The named points: a small module plugs into each of them, and the base game is a module like it."""

import random

import pytest

from brassboard.games.scythe import GAME, scythe
from brassboard.games.scythe.base_module import BASE
from brassboard.games.scythe.content import BOARD
from brassboard.games.scythe.extension_points import points_of
from brassboard.games.scythe.rules.scoring import total
from brassboard.games.scythe.rules.setup import home_of, lay_out_player
from brassboard.kernel import Match
from games.scythe import plugged
from games.scythe.helper import Stage
from games.scythe.plugged import STOKER

PLUGGED = scythe(STOKER, chapters=[plugged])


def stage(*factions: str, **options: object) -> Stage:
    return Stage(*factions, game=PLUGGED, **options)


def test_the_base_game_uses_every_point_itself() -> None:
    brought = [name for name in dir(BASE) if not name.startswith("_")]  # compiled, it has no vars()
    assert {"setup", "factions"} <= set(brought)
    empty = [name for name in brought if not getattr(BASE, name)]
    assert empty == ["state"], "the state of the base game is the table itself"
    assert [step.name for step in points_of(Stage("nordic", "saxony").board).setup][:3] == [
        "encounter deck",
        "combat deck",
        "objective deck",
    ]


def test_a_set_up_step_comes_in_its_order() -> None:
    names = [step.name for step in points_of(stage("nordic", "saxony").board).setup]
    assert names.index("mats") < names.index("stoker") < names.index("pieces")


def test_a_faction_may_join_and_plays_from_a_free_home_base() -> None:
    table = Stage.fresh(players=2, game=PLUGGED, faction_0="nordic").settle()
    assert "stokers" in points_of(table.board).factions
    table.board.players[1].faction = "stokers"
    home = home_of(table.position, table.board.players[1])
    assert BOARD.names[home] == "base_albion", "the first base clockwise whose faction does not play"
    table.board.players[1].base = home
    lay_out_player(table.position, table.board.players[1])
    assert table.at("stokers", "worker") == ["B1", "B2"]
    assert table.who("stokers").power == 2


def test_an_actor_has_a_place_in_the_order_of_turns_and_walks() -> None:
    table = stage("nordic", "saxony")
    assert table.board.order[-1] == -1
    table.turn_of("saxony").choose("move").answer("end")
    assert table.chance, "after the last player it is the stoker's turn, and a die decides"
    before = table.board.npcs[0].at
    table.roll(3)
    assert BOARD.touch(before, table.board.npcs[0].at)
    assert table.asked == (0, "section")


def test_a_track_of_its_own_has_its_own_spaces() -> None:
    table = stage("nordic", "saxony").change("nordic", coins=11)
    assert table.board.track == ("mechs", "rich", "combat_1", "power")
    table.turn_of("nordic", "move").answer("top:coins")
    assert table.who("nordic").stars == ("rich",)


def test_a_limit_of_the_track_may_be_lifted_for_a_faction() -> None:
    table = stage("nordic", "saxony").units("nordic", mechs=["G2"]).units("saxony", character="G2")
    table.stars("nordic", "combat_1").change("nordic", wins=1)
    table.combat("nordic", "saxony", "G2").dials("3", "0")
    assert table.who("nordic").stars == ("combat_1", "combat_1")


def test_entering_hooks_run_in_their_order_and_may_stop_a_unit_once_in_a_game() -> None:
    table = stage("saxony", "nordic").moving("saxony", 2)
    table.answer("move:character,base_saxony,G1")
    assert table.who("saxony").coins == 6
    assert table.who("saxony").spent == ("coal",)
    table.units("saxony", character="home").moving("saxony", 2).answer("move:character,base_saxony,G1")
    assert table.who("saxony").coins == 6


def test_an_ability_may_be_given_another_road() -> None:
    table = stage("saxony", "nordic").mechs("saxony", speed="G1").moving("saxony")
    assert "E4" in table.targets("mech", "G1")


def test_a_unit_of_nobody_is_fought_with_its_own_strength_and_shielded_from_hostile_powers() -> None:
    table = stage("saxony", "nordic").mechs("saxony", riverwalk="E3").moving("saxony")
    table.board.npcs[0].at = BOARD.hex("D2")
    table.units("saxony", mechs=["E2"]).moving("saxony").answer("move:mech,E2,D2", "done")
    assert table.kind == "dial", "nothing was done to the stoker before the dials"
    table.dials("5").roll(4)
    assert table.board.npcs[0].life == 3, "5 against 4 and a card of 2 loses; the stoker stays"
    assert table.at("saxony", "mech") == ["base_saxony"]


def test_a_unit_of_nobody_can_be_beaten_and_that_may_end_the_game() -> None:
    table = stage("saxony", "nordic").mechs("saxony", riverwalk="E2").change("saxony", power=7)
    table.board.npcs[0].at, table.board.npcs[0].life = BOARD.hex("D2"), 1
    table.moving("saxony").answer("move:mech,E2,D2", "done").dials("7").roll(1)
    assert table.board.npcs[0].life == 0
    assert table.over
    assert table.match.result is not None
    assert table.match.result.reason == "SC-END-01"


def test_hostile_powers_of_a_module_work_on_players() -> None:
    table = stage("saxony", "nordic").mechs("saxony", riverwalk="E2").units("nordic", mechs=["D2"])
    table.moving("saxony").answer("move:mech,E2,D2", "done")
    assert table.who("nordic").power == 0


def test_an_end_may_wait_for_the_end_of_a_turn_and_be_shared() -> None:
    table = stage("nordic", "saxony")
    table.board.turns = 40
    table.turn_of("nordic").choose("move").answer("end")
    assert table.over
    assert table.match.result is not None
    assert table.match.result.reason == "SC-END-02"
    assert table.match.result.winners == (0, 1)


def test_scoring_and_control_may_be_changed() -> None:
    table, plain = stage("nordic", "saxony"), Stage("nordic", "saxony")
    table.change("nordic", power=9)
    plain.change("nordic", power=9)
    lake = total(table.board, 0) - total(plain.board, 0) - 100
    assert lake == 2, "the lake C1 counts as a territory at the lowest rate"


def test_an_automas_chain_and_its_last_tie_break_may_be_replaced() -> None:
    table = stage("nordic", automas=["saxony"]).units("saxony", character="G4", mechs=["G3"], workers=["F2"])
    table.automa("saxony", 10, tracker=9).automa_turn("saxony")
    assert "F5" in table.at("saxony", "mech"), "F3, F4 and F5 are one step from the Factory: the last is read first"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_with_the_module_plays_to_its_end_and_replays(players: int) -> None:
    luck = random.Random(players)
    match = Match.begin(PLUGGED, PLUGGED.setup(players, {}), seed=players, checked=True)
    while not match.over:
        seat = match.awaited[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(luck.choice(list(decision.options)), seat)
    assert match.position.table.turns >= 1
    again = Match.replay(PLUGGED, match.journal)
    assert again.result == match.result


def test_the_module_leaves_the_base_game_alone() -> None:
    assert Stage("nordic", "saxony", game=GAME).board.modules == ("base",)
    assert Stage("nordic", "saxony").board.track != STOKER.track
