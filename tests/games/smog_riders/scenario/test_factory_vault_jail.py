"""The first three scenarios of the rulebook, Factory, Vault and Jail, in play: what they pay, their special rules."""

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn, Blow
from brassboard.games.smog_riders.data.table import FALLEN, LEFT, MAP
from games.smog_riders.helper import EVERYBODY, Stage
from games.smog_riders.scenario.playing import leave, names_in, paid, solve

# 1 Assault to the Factory


@pytest.mark.rule("SR-S1-01", "SR-S1-05", "SR-RULING-20")
def test_a_plan_is_carried_out_into_the_own_area() -> None:
    stage = Stage(players=3).doors("s1").put("mapuche", "D6").carry("mapuche", "plan").turn_of(0)
    stage.answer("move:mapuche,C6")
    assert paid(stage, 0) == 0
    stage.answer("move:mapuche,B7")
    assert paid(stage, 0) == 5, "at once"
    assert stage.who("mapuche").carries == ()
    assert stage.side(0).delivered == ("plan",)
    assert [item.kind for item in stage.board.floor] == ["plan"], "the plan is gone, the other one lies there"
    assert not stage.over


@pytest.mark.rule("SR-S1-01", "SR-RULING-20")
def test_a_plan_is_not_carried_out_into_somebody_elses_area() -> None:
    stage = Stage(players=3).doors("s2").put("mapuche", "H12").carry("mapuche", "plan").put("amelia", "E9").turn_of(0)
    assert stage.denied("move:mapuche,H13") == "SR-RULING-97"
    stage.put("mapuche", "H13").turn_of(0).answer("end")
    assert (paid(stage, 0), stage.who("mapuche").carries) == (0, ("plan",))


@pytest.mark.rule("SR-S1-01")
def test_a_plan_handed_to_somebody_at_home_is_carried_out() -> None:
    stage = Stage().doors("s1").put("mapuche", "C6").carry("mapuche", "plan").turn_of(0)
    stage.answer("give:mapuche,charlotte")
    assert paid(stage, 0) == 5


@pytest.mark.rule("SR-S1-02")
def test_a_team_has_one_plan() -> None:
    stage = Stage(players=3).put("mapuche", "K2").put("charlotte", "L2").turn_of(0)
    stage.answer("take:mapuche,K1")
    assert stage.denied("take:mapuche,K3") == stage.denied("take:charlotte,K3") == "SR-S1-02"
    stage.answer("drop:mapuche,plan")
    assert stage.denied("take:charlotte,K3") == "", "who laid it down may take another"


@pytest.mark.rule("SR-S1-02")
def test_a_team_that_carried_a_plan_out_takes_no_other() -> None:
    stage = Stage(players=3).doors("s1").put("mapuche", "C6").carry("mapuche", "plan").put("charlotte", "L2").turn_of(0)
    stage.answer("move:mapuche,B7")
    assert stage.denied("take:charlotte,K3") == "SR-S1-02"
    stage.put("patty", "K2").turn_of(1)
    assert stage.denied("take:patty,K3") == "", "another team does"


@pytest.mark.rule("SR-S1-03")
def test_a_dropped_plan_is_there_for_any_team() -> None:
    stage = Stage(players=3).put("mapuche", "C6", wounds=3).carry("mapuche", "plan").harm(Blow("mapuche", 1))
    stage.put("patty", "D6").turn_of(1).answer("take:patty,C6")
    assert stage.who("patty").carries == ("plan",)


@pytest.mark.rule("SR-S1-04", "SR-S1-06")
def test_the_boiler_has_a_flamethrower_worth_three_points_to_who_destroys_it() -> None:
    stage = Stage(players=3)
    assert [(gun.id, gun.kind) for gun in stage.board.turrets] == [("boiler", "flame")]
    assert stage.site.names[stage.board.turrets[0].square] in names_in(stage, "boiler_room")
    stage.put("patty", "H3").put("mapuche", "G3").hand(1, "sabotage").turn_of(1).answer("play:sabotage", "on:boiler")
    assert (paid(stage, 0), paid(stage, 1), paid(stage, 2)) == (0, 3, 0)


@pytest.mark.rule("SR-S1-06")
def test_other_turrets_of_the_factory_are_worth_nothing() -> None:
    stage = Stage().put("mapuche", "H5")
    gun = stage.turret("flame", "J5")
    stage.harm(Blow(gun, 1), by=0, cause="attack")
    assert (paid(stage, 0), stage.side(0).steam) == (0, 1)


@pytest.mark.rule("SR-S1-07", "SR-RULING-75")
def test_the_defender_scores_every_time_an_attacker_falls() -> None:
    stage = Stage().put("mapuche", "H5", wounds=3).put("charlotte", "H6").harm(Blow("mapuche", 1))
    assert paid(stage, 1, "fell") == 1
    stage.at_step(AttackTurn(0), "revive").answer("revive:charlotte,mapuche")
    stage.harm(Blow("mapuche", 1))
    assert paid(stage, 1, "fell") == 2


@pytest.mark.rule("SR-S1-08", "SR-RULING-121")
def test_at_the_end_a_point_for_each_character_that_returned_home() -> None:
    stage = Stage(rounds=8).put("mapuche", "H5").doors("s1").put("charlotte", "B6").put("arcturus", "B7").turn_of(0)
    stage.answer("move:charlotte,C6", "move:charlotte,B6")
    assert paid(stage, 0) == 0, "not before"
    stage.idle(9)
    assert paid(stage, 0, "at-home") == 1, "Charlotte came back; Arcturus never left, Mapuche is outside"


@pytest.mark.rule("SR-S1-08")
def test_who_walks_home_has_returned_and_who_waited_there_has_not() -> None:
    stage = Stage(rounds=8).doors("s1").put("charlotte", "B6").put("arcturus", "B7").put("mapuche", "C6").turn_of(0)
    assert [stage.who(one).away for one in ("mapuche", "charlotte", "arcturus")] == [True, False, False]
    stage.answer("move:mapuche,A6").idle(9)
    assert paid(stage, 0, "at-home") == 1


@pytest.mark.rule("SR-S1-09", "SR-RULING-121")
def test_at_the_end_two_points_for_each_plan_that_was_not_carried_out() -> None:
    stage = Stage(players=4, rounds=8).doors("s1").put("mapuche", "C6").carry("mapuche", "plan").turn_of(0)
    stage.answer("move:mapuche,B7")
    assert paid(stage, 3) == 0
    stage.doors().idle(9)
    assert paid(stage, 3) == 4


@pytest.mark.rule("SR-RULING-70")
def test_nobody_leaves_the_factory() -> None:
    assert Stage().offers("leave") == set()
    assert Stage().denied("leave:mapuche") == "SR-RULING-70"


# 2 Assault to the Vault


@pytest.mark.rule("SR-S2-01")
def test_two_mkii_turrets_in_the_central_hall() -> None:
    stage = Stage("vault")
    assert [gun.kind for gun in stage.board.turrets] == ["mkii", "mkii"]
    assert {stage.site.names[gun.square] for gun in stage.board.turrets} <= names_in(stage, "central_hall")


@pytest.mark.rule("SR-S2-02")
def test_a_chest_takes_both_hands() -> None:
    stage = Stage("vault").put("mapuche", "H2").put("charlotte", "G2").gear("mapuche", "stunner").turn_of(0)
    assert stage.denied("take:mapuche,H1") != ""
    stage.answer("give:mapuche,charlotte", "take:mapuche,H1")
    assert stage.who("mapuche").carries == ("chest",)
    stage.item("chest", "I1")
    assert "mapuche,I1" not in stage.offers("take"), "no second chest"


@pytest.mark.rule("SR-S2-03")
def test_a_dropped_chest_is_there_for_any_team() -> None:
    stage = Stage("vault", players=3).put("mapuche", "H2", wounds=3).carry("mapuche", "chest").harm(Blow("mapuche", 1))
    stage.put("patty", "G2").turn_of(1).answer("take:patty,H2")
    assert stage.who("patty").carries == ("chest",)


@pytest.mark.rule("SR-S2-04", "SR-RULING-70")
@pytest.mark.parametrize("square", ["A5", "T5", "J11"])
def test_attackers_leave_by_any_start_area(square: str) -> None:
    stage = Stage("vault", players=3).put("amelia", "C5").put("hans", "C6").put("patty", "C7")
    stage.put("charlotte", "D5").put("arcturus", "D6").put("mapuche", square).carry("mapuche", "chest").turn_of(0)
    assert stage.offers("leave") == {"mapuche"}
    stage.answer("leave:mapuche")
    assert stage.who("mapuche").at == LEFT
    assert stage.side(0).delivered == ("chest",)
    assert paid(stage, 0) == 1


@pytest.mark.rule("SR-RULING-70")
def test_who_leaves_is_out_of_the_game_with_all_it_carries() -> None:
    stage = Stage("vault").gear("mapuche", "stunner").turn_of(0).answer("leave:mapuche")
    assert stage.who("mapuche").gear == ("stunner",), "its equipment is gone with it"
    assert "stunner" not in stage.board.magic_deck + stage.board.magic_discard
    assert not [item for item in stage.board.floor if item.kind == "stunner"]
    assert not [text for text in stage.options() if "mapuche" in text]


@pytest.mark.rule("SR-RULING-70")
def test_the_unconscious_do_not_leave_and_leaving_costs_nothing() -> None:
    stage = Stage("vault").fallen("mapuche", "A5").turn_of(0)
    assert "mapuche" not in stage.offers("leave")
    stage.change("charlotte", points=0)
    assert "charlotte" in stage.offers("leave")


@pytest.mark.rule("SR-RULING-70")
def test_one_may_leave_with_bonus_movement() -> None:
    stage = (
        Stage("vault").put("charlotte", "C6").hand(0, "adrenaline").rolling(0).answer("play:adrenaline", "on:mapuche")
    )
    assert stage.kind == "bonus"
    assert stage.offers("leave") == {"mapuche"}, "only who moves now"


@pytest.mark.rule("SR-S2-06", "SR-RULING-87")
def test_what_the_vault_pays_an_attacker() -> None:
    stage = Stage("vault", players=3, rounds=10).put("mapuche", "A5").put("charlotte", "B5").put("arcturus", "C6")
    stage.carry("mapuche", "chest").carry("charlotte", "chest")
    leave(stage, "mapuche", "charlotte")
    solve(stage, 0, "bullion_vault")
    stage.put("amelia", "E6", wounds=2).harm(Blow("amelia", 1), by=0, cause="attack")
    assert (paid(stage, 0, "delivered-chest"), paid(stage, 0, "solved"), paid(stage, 0, "friendly-fire")) == (2, 1, 2)
    stage.idle(11)
    assert paid(stage, 0, "most-chest") == 2
    assert paid(stage, 0) == stage.side(0).points == 7


@pytest.mark.rule("SR-S2-06", "SR-RULING-72")
def test_only_rooms_with_a_chest_in_play_pay() -> None:
    stage = solve(Stage("vault", players=2), 0, "coin_vault", "west_office")
    assert paid(stage, 0) == 0, "a vault without a chest and an office"
    assert paid(solve(stage, 0, "jewel_vault"), 0) == 1


@pytest.mark.rule("SR-S2-06")
def test_a_chest_room_pays_though_its_chest_is_gone() -> None:
    stage = Stage("vault").put("mapuche", "H2").carry("mapuche", "chest")
    assert paid(solve(stage, 0, "bullion_vault"), 0) == 1


@pytest.mark.rule("SR-S2-07", "SR-RULING-76")
def test_what_the_vault_pays_the_defender() -> None:
    stage = Stage("vault", rounds=10).put("mapuche", "E6").put("charlotte", "D6", wounds=1)
    stage.put("arcturus", "A5").carry("arcturus", "chest")
    leave(stage, "arcturus").harm(Blow("charlotte", 1))
    assert paid(stage, 1) == 2, "one felled"
    stage.idle(11)
    assert paid(stage, 1, "not-delivered-chest") == 2
    assert paid(stage, 1, "inside") == 2, "who lies there is inside"
    assert paid(stage, 1) == 6


@pytest.mark.rule("SR-RULING-73")
def test_friendly_fire_pays_the_attacker_and_not_the_defender() -> None:
    stage = Stage("vault", players=3).no_turrets().put("mapuche", "E6").put("amelia", "E5", wounds=2).rolling(0)
    stage.roll_room("west_office", "R4", "R3", "B1").assign(mapuche_main=["R4", "R3"]).answer("use:mapuche,main")
    assert stage.who("amelia").at == FALLEN
    assert (paid(stage, 0), paid(stage, 2)) == (2, 0)


@pytest.mark.rule("SR-RULING-73")
def test_own_characters_felled_by_oneself_pay_the_defender() -> None:
    stage = Stage("vault", players=3).put("mapuche", "E6", wounds=3)
    stage.harm(Blow("mapuche", 1), by=0, cause="attack")
    assert (paid(stage, 0), paid(stage, 2)) == (0, 2)


@pytest.mark.rule("SR-RULING-73")
def test_friendly_fire_pays_nobody_but_the_defender_elsewhere() -> None:
    stage = Stage("jail", players=3).put("amelia", "B6", wounds=2).harm(Blow("amelia", 1), by=0, cause="attack")
    assert (paid(stage, 0), paid(stage, 2)) == (0, 1)


@pytest.mark.rule("SR-RULING-114", "SR-RULING-75")
def test_gold_rush_pays_once_for_each_victim() -> None:
    stage = Stage("vault", players=3).put("mapuche", "C6").put("amelia", "E6", wounds=2).put("hans", "D6", wounds=3)
    stage.harm(Blow("amelia", 1), by=0, cause="attack").change("amelia", at=MAP, wounds=2)
    stage.harm(Blow("amelia", 1), by=0, cause="attack")
    assert (paid(stage, 0), paid(stage, 2)) == (2, 0), "not twice, nor does the defender get it"
    stage.harm(Blow("hans", 1), by=0, cause="attack")
    assert paid(stage, 0) == 4


@pytest.mark.rule("SR-RULING-114")
@pytest.mark.parametrize("cause", ["curse", "penalty"])
def test_curses_and_penalties_credit_no_attacker(cause: str) -> None:
    stage = Stage("vault", players=3).put("amelia", "E6", wounds=2).harm(Blow("amelia", 1), by=-1, cause=cause)
    assert (paid(stage, 0), paid(stage, 1), paid(stage, 2)) == (0, 0, 2), "but the defender scores"


@pytest.mark.rule("SR-RULING-114")
def test_the_last_wound_counts() -> None:
    stage = Stage("jail", players=3).put("mapuche", "B6").put("patty", "C6").put("duane", "D6")
    stage.harm(Blow("duane", 2), by=0, cause="attack").harm(Blow("duane", 1), by=1, cause="attack")
    assert (paid(stage, 0), paid(stage, 1)) == (0, 1)


@pytest.mark.rule("SR-RULING-74")
@pytest.mark.parametrize(("first", "second", "extra"), [(1, 1, (0, 0)), (2, 1, (2, 0)), (0, 1, (0, 2)), (0, 0, (0, 0))])
def test_a_tie_for_most_chests_pays_nobody(first: int, second: int, extra: tuple[int, int]) -> None:
    stage = Stage("vault", players=3, rounds=10)
    for one in ("mapuche", "charlotte")[:first]:
        leave(stage.put(one, "A5").carry(one, "chest"), one)
    for one in ("amelia", "hans")[:second]:
        leave(stage.put(one, "T5").carry(one, "chest"), one)
    stage.idle(11)
    assert (paid(stage, 0, "most-chest"), paid(stage, 1, "most-chest")) == extra


@pytest.mark.rule("SR-RULING-74")
@pytest.mark.parametrize(("chests", "extra"), [(0, 0), (1, 2)])
def test_a_single_attacker_needs_one_chest_for_the_most(chests: int, extra: int) -> None:
    stage = Stage("vault", rounds=10)
    for one in ("mapuche",)[:chests]:
        leave(stage.put(one, "A5").carry(one, "chest"), one)
    assert paid(stage.idle(11), 0, "most-chest") == extra


# 3 The Jail


@pytest.mark.rule("SR-S3-01")
@pytest.mark.parametrize(("players", "cells"), [(2, "34"), (3, "2345"), (4, "123456")])
def test_every_cell_in_play_has_a_prisoner(players: int, cells: str) -> None:
    stage = Stage("jail", players=players)
    rooms = [stage.site.board.room_names[stage.site.room_of[item.square]] for item in stage.board.floor]
    assert sorted(rooms) == [f"cell_{number}" for number in cells]
    assert {item.kind for item in stage.board.floor} == {"prisoner"}


@pytest.mark.rule("SR-S3-02")
def test_a_prisoner_does_not_go_to_stygia() -> None:
    stage = Stage("jail").put("mapuche", "E2").put("charlotte", "F2").turn_of(0)
    assert stage.denied("portal:mapuche") == ""
    stage.carry("mapuche", "prisoner")
    assert stage.denied("portal:mapuche") == "SR-S3-02"
    assert stage.denied("portal:charlotte") == ""


@pytest.mark.rule("SR-S3-03")
def test_a_dropped_prisoner_is_there_for_any_team() -> None:
    stage = Stage("jail", players=3).put("mapuche", "B6", wounds=3).carry("mapuche", "prisoner")
    stage.harm(Blow("mapuche", 1)).put("patty", "C6").turn_of(1).answer("take:patty,B6")
    assert stage.who("patty").carries == ("prisoner",)


@pytest.mark.rule("SR-S3-04")
def test_the_defender_picks_two_minions_for_the_guard_room() -> None:
    stage = Stage.fresh(2, scenario="jail", faction="commonsteam").answer("draw:0")
    while stage.chance or stage.asked[0] == 0:
        stage.shuffle() if stage.chance else stage.answer(stage.options()[0])
    assert stage.offers("summon") == set(EVERYBODY["abyssal"])
    stage.answer("summon:tom")
    assert stage.offers("post") == names_in(stage, "guard_room")
    stage.answer("post:C4")
    assert stage.offers("summon") == set(EVERYBODY["abyssal"]) - {"tom"}
    stage.answer("summon:duane", "post:D4")
    assert (stage.at("tom"), stage.at("duane")) == ("C4", "D4")
    assert stage.board.round == 1


@pytest.mark.rule("SR-S3-06", "SR-RULING-71", "SR-RULING-87")
def test_what_the_jail_pays_an_attacker() -> None:
    stage = Stage("jail").put("mapuche", "J9").carry("mapuche", "prisoner").put("charlotte", "B6")
    assert stage.site.board.room_names[stage.side(0).area] == "1"
    leave(stage, "mapuche")
    assert paid(stage, 0) == 2, "out by another area than the own one"
    stage.put("yusra", "A6").put("jack", "C6").harm(Blow("yusra", 1), by=0, cause="attack")
    stage.harm(Blow("jack", 2), by=0, cause="attack")
    solve(stage, 0, "cell_3", "cell_1", "west_yard")
    assert (paid(stage, 0, "minion"), paid(stage, 0, "solved")) == (2, 1), "cells in play only"
    assert paid(stage, 0) == 5


@pytest.mark.rule("SR-S3-07")
def test_what_the_jail_pays_the_defender() -> None:
    stage = Stage("jail", rounds=9).put("charlotte", "B6", wounds=1).harm(Blow("charlotte", 1)).idle(10)
    assert stage.over
    assert (paid(stage, 1, "not-delivered-prisoner"), paid(stage, 1, "fell"), paid(stage, 1)) == (4, 1, 5)
