"""The last three scenarios of the rulebook, Leak, Tunnel and King, in play: what they pay, their special rules."""

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.events import NotRecommended
from brassboard.games.smog_riders.data.frames import AttackTurn, Blow
from brassboard.games.smog_riders.data.table import LEFT, MAP, OUT, RESERVE, STYGIA
from games.smog_riders.helper import Stage
from games.smog_riders.scenario.playing import leave, names_in, paid, solve

# 4 The Leak


@pytest.mark.rule("SR-S4-01")
def test_all_teams_start_in_the_marked_room() -> None:
    stage = Stage.fresh(4, scenario="leak", faction="commonsteam").answer("draw:0")
    while stage.chance or stage.kind == "draft":
        stage.shuffle() if stage.chance else stage.answer(stage.options()[0])
    while stage.kind == "deploy":
        assert {text.partition(",")[2] for text in stage.options()} <= names_in(stage, "strongroom")
        stage.answer(stage.options()[0])
    attackers = [one for one in stage.board.characters if one.seat in (0, 1, 2)]
    assert (
        len({one.square for one in attackers} & {stage.site.board.square(s) for s in names_in(stage, "strongroom")})
        == 9
    )


@pytest.mark.rule("SR-S4-02")
def test_while_the_limiter_stands_walkers_return_where_they_entered() -> None:
    stage = Stage("leak").walker("charlotte", "eye", "C6").stygia_phase().answer("return:charlotte,B")
    assert (stage.who("charlotte").at, stage.at("charlotte")) == (MAP, "C6")


@pytest.mark.rule("SR-S4-02", "SR-RULING-78")
def test_portals_are_allowed_from_the_start_room() -> None:
    stage = Stage("leak").turn_of(0)
    assert stage.denied("portal:charlotte") == ""
    stage.answer("portal:charlotte", "enter:access1")
    assert stage.who("charlotte").at == STYGIA


@pytest.mark.rule("SR-RULING-78")
def test_the_start_room_of_the_leak_is_a_resolved_room() -> None:
    stage = Stage("leak").no_turrets()
    assert stage.state_of("strongroom").state == "resolved"
    stage.walker("charlotte", "eye", "E5").stygia_phase().answer("return:charlotte,B")
    assert "strongroom" in stage.offers("in")


@pytest.mark.rule("SR-S4-03")
def test_without_the_limiter_walkers_return_to_any_room() -> None:
    stage = (
        Stage("leak").walker("charlotte", "eye", "C6").put("mapuche", "J5").hand(0, "sabotage", "sabotage").turn_of(0)
    )
    stage.answer("play:sabotage", "on:limiter")
    assert stage.turret_at("L4") is not None, "an MKII has Health 2"
    stage.answer("play:sabotage", "on:limiter")
    assert stage.turret_at("L4") is None
    stage.stygia_phase().answer("return:charlotte,B")
    assert stage.offers("in") == set(stage.site.board.room_names) - {"X"}


@pytest.mark.rule("SR-S4-04", "SR-S4-05", "SR-RULING-79")
@pytest.mark.parametrize(
    ("room", "door", "key", "beside"), [("key_room_a", "A", "K3", "K2"), ("key_room_b", "B", "K8", "K9")]
)
def test_taking_a_key_opens_the_sealed_door_of_its_room(room: str, door: str, key: str, beside: str) -> None:
    inside, outside = ("J3", "J4") if door == "A" else ("J8", "J7")
    stage = Stage("leak").put("charlotte", outside).put("mapuche", beside).room(room, card="strong_box").turn_of(0)
    assert stage.denied(f"open:charlotte,{door}") == "SR-S4-05"
    assert inside not in {text.partition(",")[2] for text in stage.offers("move") if text.startswith("charlotte")}
    stage.answer(f"take:mapuche,{key}")
    assert stage.is_open(door), "though the room is active"
    assert f"charlotte,{inside}" in stage.offers("move")


@pytest.mark.rule("SR-RULING-79")
def test_a_room_reached_from_stygia_draws_a_card_as_usual() -> None:
    stage = Stage("leak").no_turrets().walker("charlotte", "eye", "C6").on_deck("empty_office").stygia_phase()
    stage.answer("return:charlotte,B", "in:key_room_a", "at:I1")
    assert (stage.state_of("key_room_a").state, stage.state_of("key_room_a").card) == ("active", "empty_office")


@pytest.mark.rule("SR-S4-06")
@pytest.mark.parametrize("key", ["K3", "K8"])
def test_door_c_needs_a_key_and_stays_open(key: str) -> None:
    stage = Stage("leak").put("mapuche", "L5").put("charlotte", "L6").turn_of(0)
    assert stage.denied("open:mapuche,C") == "SR-S4-06"
    number = stage.site.board.square(key)
    stage.board.floor = [item for item in stage.board.floor if item.square != number]
    stage.change("mapuche", carries=("key",)).answer("open:mapuche,C")
    assert (stage.is_open("C"), stage.who("mapuche").points) == (True, 2)
    assert stage.denied("close:mapuche,C") == "SR-RULING-111"
    assert "charlotte,M5" in stage.offers("move"), "for everybody"


@pytest.mark.rule("SR-S4-07", "SR-RULING-15")
def test_a_dropped_key_is_there_for_any_attacker_and_no_minion() -> None:
    stage = Stage("leak", players=3).put("mapuche", "J5", wounds=3).carry("mapuche", "key").harm(Blow("mapuche", 1))
    stage.put("patty", "I5").put("kelly", "K5").defence_movement()
    assert stage.asked[0] == 2
    assert stage.offers("take") == set()
    stage.turn_of(1).answer("take:patty,J5")
    assert stage.who("patty").carries == ("key",)


@pytest.mark.rule("SR-S4-08")
def test_from_round_seven_one_more_minion_and_turret_may_come() -> None:
    stage = Stage("leak", players=4, rounds=7).no_turrets().put("mapuche", "F5").defence_turn()
    stage.clear_hands().answer("reinforce:minion")
    came = 0
    while "summon:" in str(stage.options()):
        stage.answer(next(text for text in stage.options() if text.startswith("summon")))
        stage.answer(stage.options()[0])
        came += 1
    assert came == 2, "the one of the table and an extra one"
    assert "end" in stage.options(), "the extra ones need not be taken"
    stage.answer(next(text for text in stage.options() if text.startswith("emplace")))
    assert len(stage.board.turrets) == 1
    assert stage.kind != "reinforcement", "and one extra turret"


@pytest.mark.rule("SR-S4-08")
def test_before_round_seven_nothing_extra_comes() -> None:
    stage = Stage("leak", players=4, rounds=6).no_turrets().put("mapuche", "F5").defence_turn()
    while stage.kind in ("reinforcement", "post"):
        stage.answer(stage.options()[0])
    assert len([one for one in stage.team(3) if one.at == MAP]) == 4, "the row of round 6"
    assert stage.board.turrets == []


@pytest.mark.rule("SR-S4-10", "SR-RULING-69")
def test_what_the_leak_pays_an_attacker() -> None:
    stage = (
        Stage("leak", rounds=9).put("mapuche", "J5").put("arcturus", "K2").hand(0, "sabotage", "sabotage").turn_of(0)
    )
    stage.answer("play:sabotage", "on:limiter", "play:sabotage", "on:limiter", "take:arcturus,K3")
    assert (paid(stage, 0, "turret-limiter"), paid(stage, 0, "first-key")) == (3, 2)
    stage.put("mapuche", "N5").put("arcturus", "N6").put("charlotte", "O5").turn_of(0)
    stage.answer("leave:mapuche", "leave:arcturus")
    assert paid(stage, 0) == 3 + 2 + 2
    stage.answer("leave:charlotte")
    assert paid(stage, 0, "team-out") == 5
    assert paid(stage, 0) == 13


@pytest.mark.rule("SR-S4-10", "SR-RULING-69")
def test_a_team_that_is_out_in_round_ten_is_late() -> None:
    stage = Stage("leak", rounds=10).put("mapuche", "N5").put("arcturus", "N6").put("charlotte", "O5").turn_of(0)
    stage.answer("leave:mapuche", "leave:arcturus", "leave:charlotte")
    assert (paid(stage, 0, "escaped"), paid(stage, 0, "team-out")) == (3, 0)


@pytest.mark.rule("SR-S4-10")
def test_a_key_pays_only_who_takes_it_first() -> None:
    stage = Stage("leak", players=3).put("mapuche", "K2").put("charlotte", "L2").put("patty", "J2").turn_of(0)
    stage.answer("take:mapuche,K3", "drop:mapuche,key", "take:charlotte,K2", "drop:charlotte,key")
    assert paid(stage, 0) == 2
    stage.turn_of(1).put("patty", "K3").turn_of(1).answer("take:patty,L2")
    assert paid(stage, 1) == 0


@pytest.mark.rule("SR-S4-11", "SR-RULING-19")
def test_what_the_leak_pays_the_defender() -> None:
    stage = Stage("leak", rounds=12).score(1, 5, "no-team").put("mapuche", "E5", wounds=3).put("charlotte", "F5")
    stage.put("arcturus", "N5")
    leave(stage, "arcturus")
    for _ in range(3):
        stage.harm(Blow("mapuche", 1)).change("mapuche", at=MAP, wounds=3)
    stage.put("jack", "G5").harm(Blow("jack", 2), by=0, cause="attack")
    assert paid(stage, 1, "fell") == 3, "for felled attackers, not for lost minions"
    stage.idle(13)
    assert stage.over
    assert paid(stage, 1, "inside") == 4
    assert paid(stage, 1) == 12


@pytest.mark.rule("SR-S4-11", "SR-RULING-121")
def test_no_full_team_pays_when_round_nine_ends() -> None:
    stage = Stage("leak", rounds=9)
    assert paid(stage, 1) == 0
    stage.idle(10)
    assert paid(stage, 1, "no-team") == 5
    stage.idle(13)
    assert paid(stage, 1, "no-team") == 5, "once"


@pytest.mark.rule("SR-S4-11", "SR-RULING-121")
@pytest.mark.parametrize("number", [3, 9])
def test_no_full_team_pays_with_the_game_if_that_ends_sooner(number: int) -> None:
    stage = Stage("leak", rounds=number)
    stage.harm(*[Blow(one, 4) for one in ("mapuche", "charlotte", "arcturus")])
    assert stage.over
    assert paid(stage, 1, "no-team") == 5


@pytest.mark.rule("SR-S4-11", "SR-RULING-121")
def test_one_full_team_is_enough_to_deny_it() -> None:
    stage = Stage("leak", players=3, rounds=9)
    for one in stage.team(0):
        stage.change(one.id, at=LEFT, square=-1)
    assert paid(stage.idle(10), 2, "no-team") == 0


@pytest.mark.rule("SR-S4-11", "SR-RULING-121")
def test_three_characters_of_two_players_are_no_full_team() -> None:
    stage = Stage("leak", players=3, rounds=9)
    for one in ("mapuche", "charlotte", "amelia"):
        stage.change(one, at=LEFT, square=-1)
    assert paid(stage.idle(10), 2, "no-team") == 5


@pytest.mark.rule("SR-S4-12")
def test_the_leak_warns_fewer_than_four_players_and_lets_them_play() -> None:
    assert NotRecommended((4,)) in Stage("leak", players=2).told(None)
    assert NotRecommended((4,)) in Stage("leak", players=3).told(0)
    assert not [event for event in Stage("leak", players=4).told() if isinstance(event, NotRecommended)]
    assert not [event for event in Stage("vault", players=2).told() if isinstance(event, NotRecommended)]


# 5 Tunnel


@pytest.mark.rule("SR-S5-02")
@pytest.mark.parametrize(("door", "gun", "other", "square"), [("A", "t1", "B", "L2"), ("B", "t2", "A", "L7")])
def test_a_door_opens_only_when_its_turret_is_gone(door: str, gun: str, other: str, square: str) -> None:
    stage = Stage("tunnel").put("mapuche", square).turn_of(0)
    assert [one.kind for one in stage.board.turrets] == ["mkii", "mkii"]
    assert stage.denied(f"open:mapuche,{door}") == "SR-S5-02"
    stage.harm(Blow(gun, 2), by=0, cause="attack").turn_of(0)
    stage.answer(f"open:mapuche,{door}")
    assert stage.is_open(door)
    stage.put("charlotte", {"A": "L2", "B": "L7"}[other]).turn_of(0)
    assert stage.denied(f"open:charlotte,{other}") == "SR-S5-02", "the other one still stands"


@pytest.mark.rule("SR-S5-02")
def test_the_turrets_stand_on_their_own_sides() -> None:
    stage = Stage("tunnel")
    rooms = {gun.id: stage.site.board.room_names[stage.site.room_of[gun.square]] for gun in stage.board.turrets}
    assert rooms == {"t1": "north_engine", "t2": "south_engine"}


@pytest.mark.rule("SR-S5-03")
def test_the_anterooms_are_not_entered_from_stygia() -> None:
    stage = Stage("tunnel").walker("charlotte", "eye", "C2").stygia_phase().answer("return:charlotte,B")
    assert stage.offers("in") == {"north_shaft", "south_shaft", "great_gallery", "north_engine", "south_engine"}


@pytest.mark.rule("SR-S5-04", "SR-RULING-87")
def test_what_the_tunnel_pays_an_attacker() -> None:
    stage = Stage("tunnel", rounds=7).put("mapuche", "O2").put("charlotte", "O7").put("arcturus", "C2")
    stage.harm(Blow("t1", 2), by=0, cause="attack")
    leave(stage, "mapuche", "charlotte")
    solve(stage, 0, "north_shaft", "south_shaft", "great_gallery")
    assert (paid(stage, 0, "turret-t1"), paid(stage, 0, "escaped"), paid(stage, 0, "solved")) == (3, 4, 3)
    assert paid(stage, 0) == 10


@pytest.mark.rule("SR-S5-04", "SR-RULING-90", "SR-RULING-69")
def test_who_flees_in_round_eight_scores_nothing_but_is_not_caught() -> None:
    stage = Stage("tunnel", rounds=8).put("mapuche", "O2").put("charlotte", "C2").put("arcturus", "C3")
    leave(stage, "mapuche")
    assert paid(stage, 0) == 0
    stage.idle(11)
    assert paid(stage, 1, "inside") == 4


@pytest.mark.rule("SR-S5-05", "SR-RULING-90", "SR-RULING-75")
def test_what_the_tunnel_pays_the_defender() -> None:
    stage = Stage("tunnel", rounds=10).put("mapuche", "C2", wounds=3)
    stage.harm(Blow("mapuche", 1)).change("mapuche", at=MAP, wounds=3).harm(Blow("mapuche", 1))
    assert paid(stage, 1, "fell") == 4, "killed means incapacitated, each time"
    for one in ("charlotte", "arcturus"):
        stage.change(one, at=LEFT, square=-1)
    stage.change("mapuche", at=MAP, wounds=3).idle(11)
    assert paid(stage, 1, "inside") == 2
    assert paid(stage, 1) == 6


@pytest.mark.rule("SR-S5-01")
def test_in_the_tunnel_one_leaves_at_the_far_end_only() -> None:
    stage = Stage("tunnel").put("mapuche", "O2").turn_of(0)
    assert stage.offers("leave") == {"mapuche"}, "not from the start areas"
    assert stage.denied("leave:charlotte") == "SR-RULING-70"


# 6 Check to the King


@pytest.mark.rule("SR-S6-01", "SR-RULING-119")
@pytest.mark.parametrize(
    ("team", "leader"), [(("mapuche", "charlotte", "arcturus"), "morsiarty"), (("kelly", "jack", "tom"), "clayton")]
)
def test_the_defenders_leader_starts_in_his_quarters(team: tuple[str, ...], leader: str) -> None:
    stage = Stage("king", team=team)
    assert stage.at(leader) in names_in(stage, "leaders_quarters")
    assert stage.who(leader).seat == stage.defender
    reserve = [one.id for one in stage.board.characters if one.at == RESERVE]
    assert len(reserve) == 8, "he is one of the nine"
    assert leader not in reserve


@pytest.mark.rule("SR-S6-01")
def test_attackers_come_to_the_leader_through_stygia() -> None:
    stage = Stage("king").walker("charlotte", "eye", "H5").stygia_phase().answer("return:charlotte,B")
    assert "leaders_quarters" in stage.offers("in")


@pytest.mark.rule("SR-S6-02", "SR-RULING-79")
def test_door_a_opens_from_inside_only() -> None:
    stage = Stage("king").put("mapuche", "I4").put("charlotte", "I3").room("leaders_quarters", card="strong_box")
    stage.turn_of(0)
    assert stage.denied("open:mapuche,A") == "SR-S6-02"
    stage.answer("open:charlotte,A")
    assert stage.is_open("A"), "though the room is active"
    assert stage.who("charlotte").points == 2
    assert stage.denied("close:charlotte,A") == "SR-RULING-111"


@pytest.mark.rule("SR-S6-03")
def test_two_flamethrowers_in_the_central_room() -> None:
    stage = Stage("king")
    assert [gun.kind for gun in stage.board.turrets] == ["flame", "flame"]
    assert {stage.site.names[gun.square] for gun in stage.board.turrets} <= names_in(stage, "central_room")


@pytest.mark.rule("SR-S6-04")
def test_reinforcements_may_go_to_the_central_room_without_attackers() -> None:
    stage = Stage("king", players=2, rounds=5).defence_turn()
    squares = {text.partition(":")[2] for text in stage.options() if text.startswith("emplace")}
    assert squares
    assert squares <= names_in(stage, "central_room")
    stage.answer("summon:tom")
    assert stage.offers("post") < names_in(stage, "central_room"), "all its free squares and no others"
    assert len(stage.offers("post")) == len(names_in(stage, "central_room")) - 2


@pytest.mark.rule("SR-S6-05", "SR-RULING-119", "SR-RULING-39")
def test_the_fallen_leader_is_an_object_for_any_team() -> None:
    stage = Stage("king", players=3).put("mapuche", "I2").put("patty", "K2").put("morsiarty", "J2", wounds=4)
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack")
    assert stage.who("morsiarty").at == OUT
    assert [(item.kind, stage.site.names[item.square]) for item in stage.board.floor] == [("leader", "J2")]
    stage.put("hans", "J1").turn_of(1)
    assert "patty,J2" in stage.offers("move"), "his square is free"
    stage.answer("take:patty,J2")
    assert stage.who("patty").carries == ("leader",)
    stage.harm(Blow("patty", 3))
    stage.turn_of(0).put("mapuche", "J2").turn_of(0).answer("take:mapuche,K2")
    assert stage.who("mapuche").carries == ("leader",), "dropped, he is there for the others"


@pytest.mark.rule("SR-RULING-119")
def test_the_leader_never_comes_back() -> None:
    stage = Stage("king", rounds=7).put("mapuche", "I2").put("morsiarty", "J2", wounds=4)
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack").at_step(AttackTurn(0), "choose_room")
    assert not [text for text in stage.options() if text.startswith("revive")]
    stage.defence_turn().clear_hands().answer("reinforce:minion")
    assert "morsiarty" not in stage.offers("summon")


@pytest.mark.rule("SR-S6-06")
def test_who_carries_the_leader_goes_not_to_stygia_and_carries_nothing_else() -> None:
    stage = Stage("king").put("mapuche", "I2").put("morsiarty", "J2", wounds=4).gear("charlotte", "stunner")
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack").turn_of(0).answer("take:mapuche,J2")
    stage.item("devastating", "I1").turn_of(0)
    assert stage.denied("portal:mapuche") != ""
    assert stage.denied("take:mapuche,I1") == "SR-RULING-103"
    stage.put("charlotte", "H2").turn_of(0)
    assert stage.denied("give:charlotte,mapuche") == "SR-RULING-103"


@pytest.mark.rule("SR-RULING-81")
def test_the_leader_moves_in_his_room_and_never_leaves_it() -> None:
    stage = Stage("king").put("mapuche", "G1").doors("A").defence_movement()
    stage.board.unsealed = stage.board.open
    stage.put("morsiarty", "I2").defence_movement()
    stage.change("morsiarty", points=3)
    moves = {text.partition(",")[2] for text in stage.offers("move") if text.startswith("morsiarty")}
    assert moves
    assert moves <= names_in(stage, "leaders_quarters"), "though the door stands open"
    assert "morsiarty" not in stage.offers("portal")
    assert stage.denied("portal:morsiarty") == "SR-RULING-81"


@pytest.mark.rule("SR-RULING-81")
def test_the_leader_is_not_sent_to_stygia() -> None:
    stage = Stage("king").put("charlotte", "G1").put("morsiarty", "J2").rolling(0)
    stage.roll_room("leaders_quarters", "B4", "M4").assign(charlotte_main=["B4", "M4"]).answer("use:charlotte,main")
    assert (stage.who("morsiarty").at, stage.who("morsiarty").wounds) == (MAP, 1), "the wound counts"


@pytest.mark.rule("SR-RULING-81")
def test_the_leader_attacks_like_a_minion() -> None:
    stage = Stage("king").put("mapuche", "G1").put("morsiarty", "J2", dice="GGG").rolling(1)
    stage.roll_room("leaders_quarters", "G4", "G4", "G1").assign(morsiarty_main=["G4", "G4"])
    stage.answer("use:morsiarty,main")
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-RULING-82")
def test_the_leader_has_two_more_health() -> None:
    health = CHARACTERS["morsiarty"].minion_health
    stage = Stage("king").put("mapuche", "I2").harm(Blow("morsiarty", health + 1), by=0, cause="attack")
    assert stage.who("morsiarty").at == MAP
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack")
    assert stage.who("morsiarty").at == OUT
    elsewhere = (
        Stage().put("mapuche", "H5").put("morsiarty", "H6").harm(Blow("morsiarty", health), by=0, cause="attack")
    )
    assert elsewhere.who("morsiarty").at == OUT, "in this scenario only"


@pytest.mark.rule("SR-SCN-01", "SR-RULING-71", "SR-S6-07")
def test_the_team_that_brings_the_leader_out_wins_whatever_the_points() -> None:
    stage = Stage("king", players=3, rounds=11).score(2, 9).put("patty", "A5").put("mapuche", "I2")
    stage.put("morsiarty", "J2", wounds=4).harm(Blow("morsiarty", 1), by=0, cause="attack")
    stage.carry("patty", "leader").turn_of(1).answer("leave:patty")
    assert stage.over, "by another area than the own one"
    assert stage.match.result is not None
    assert stage.match.result.winners == (1,)


@pytest.mark.rule("SR-SCN-01")
def test_a_scenarios_rules_override_the_general_ones() -> None:
    assert Stage("leak").denied("portal:mapuche") == "", "the start room of scenario 4 is open to Stygia"
    assert Stage("vault").denied("portal:mapuche") == "SR-SETUP-07"
