"""Defence cards: when each may be played and what it does."""

import pytest

from brassboard.games.smog_riders.content import DEFENCE
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn
from brassboard.games.smog_riders.data.table import RESERVE, STYGIA
from games.smog_riders.helper import Stage

DEFENDER = 1
WORKSHOP, OFFICE = "west_workshop", "drawing_office"
TEAM = ("mapuche", "charlotte", "arcturus")
PLACES = {"C5", "E5", "F5", "C7", "F7", "C8", "E8", "F8"}
"""Where a turret may stand in the west workshop."""


def window(*hand: str, team: tuple[str, ...] = TEAM) -> Stage:
    """A team in the west workshop; the window that opens when its Stygia phase begins."""
    stage = Stage(team=team)
    for character, square in zip(team, ("D6", "C6", "D7"), strict=True):
        stage.put(character, square)
    return stage.hand(DEFENDER, *hand).turn_of(0).answer("end")


def own_turn(*hand: str) -> Stage:
    """The same team, and the movement phase of the defender."""
    return window(*hand).defence_movement()


def discarded(stage: Stage, card: str) -> bool:
    return card in stage.board.defence_discard and card not in stage.side(stage.defender).defence


def play(stage: Stage, card: str, *on: str) -> Stage:
    stage.answer(f"play:{card}", *on)
    assert discarded(stage, card)
    return stage


# The chapter


@pytest.mark.rule("SR-DEF-01")
def test_a_card_is_discarded_after_use() -> None:
    stage = play(window("shock"), "shock", f"in:{WORKSHOP}")
    assert stage.board.defence_discard == ("shock",)
    assert stage.side(DEFENDER).defence == ()


@pytest.mark.rule("SR-DEF-01")
def test_only_the_defender_holds_defence_cards() -> None:
    stage = window("shock")
    assert stage.denied("play:slaughter") == "SR-DEF-01"
    assert stage.denied("play:steam_valve") != ""
    assert stage.side(0).defence == ()
    stage.turn_of(0)
    assert stage.denied("play:shock") != ""


@pytest.mark.rule("SR-DEF-02")
@pytest.mark.parametrize("card", [card.id for card in DEFENCE.values() if not card.own_turn])
def test_most_cards_may_be_played_in_both_turns(card: str) -> None:
    """Or are refused in both because their moment has not come."""
    stage = window(card, "shock").room(WORKSHOP, laid=3).doors("cp").walker("arcturus", "inner1", "D7")
    stage.turret("basic", "E5", 0)
    stage.turret("mkii", "F5", 1)
    foreign = stage.denied(f"play:{card}")
    assert foreign == stage.defence_movement().denied(f"play:{card}")
    assert foreign == ("SR-RULING-62" if card in ("overclock", "grim_order", "steady_aim", "iron_hide") else "")


@pytest.mark.rule("SR-DEF-02")
@pytest.mark.parametrize("card", ["call_to_arms", "forced_march"])
def test_some_are_for_the_own_turn_only(card: str) -> None:
    stage = window(card).put("duane", "E6")
    assert stage.denied(f"play:{card}") == "SR-DEF-02"
    assert stage.defence_movement().denied(f"play:{card}") == ""


@pytest.mark.rule("SR-DEF-03")
def test_the_hand_is_limited_at_the_end_of_the_own_turn_only() -> None:
    hand = ("scorch", "shock", "refit", "whispers", "gas_leak", "bad_luck", "bulkhead", "slaughter")
    stage = window(*hand).at_step(AttackTurn(0), "recover")
    assert len(stage.side(DEFENDER).defence) >= 8  # none is discarded in an attacker's turn
    stage.hand(DEFENDER, *hand).at_step(DefenceTurn(DEFENDER), "limit_hand")
    assert stage.asked == (DEFENDER, "discard")
    stage.answer("discard:bad_luck", "discard:bulkhead")
    assert stage.asked == (DEFENDER, "discard")  # 3 must go
    stage.answer("discard:gas_leak")
    assert set(stage.board.defence_discard) == {"bad_luck", "bulkhead", "gas_leak"}


@pytest.mark.rule("SR-DEF-05")
def test_scorch_places_a_basic_turret_or_makes_a_flamethrower() -> None:
    stage = window("scorch", "scorch", "shock")
    gun = stage.turret("basic", "E5")
    stage.turret("flame", "F5")
    stage.answer("play:scorch")
    assert stage.offers("in") == {WORKSHOP}  # a room with a conscious attacker
    assert stage.offers("on") == {gun}  # the boiler and this one are flamethrowers already
    stage.answer(f"on:{gun}")
    changed = stage.turret_at("E5")
    assert changed is not None
    assert changed.kind == "flame"
    play(stage, "scorch", f"in:{WORKSHOP}")
    assert stage.offers("emplace") == PLACES - {"E5", "F5"}
    stage.answer("emplace:C8")
    placed = stage.turret_at("C8")
    assert placed is not None
    assert placed.kind == "basic"


@pytest.mark.rule("SR-RULING-42", "SR-RULING-41")
@pytest.mark.parametrize("card", ["scorch", "emplacement"])
def test_without_a_legal_square_it_cannot_be_played_for_a_turret(card: str) -> None:
    stage = window(card)
    for square in ("E5", "F5", "C8"):  # at most 3 in a room
        stage.turret("flame", square)
    assert stage.denied(f"play:{card}") == "SR-RULING-92"
    nobody = Stage().hand(DEFENDER, card).turn_of(0).answer("end")  # attackers in their start area only
    assert nobody.denied(f"play:{card}") == "SR-RULING-92"


@pytest.mark.rule("SR-DEF-06")
def test_shock_stuns_the_attackers_of_one_room() -> None:
    everybody = ("charlotte", "arcturus", "amelia", "duane")
    stage = window("shock", team=everybody[:3]).put("amelia", "K6").put("duane", "E6")
    stage.answer("play:shock")
    assert stage.offers("in") == {WORKSHOP, "east_workshop"}
    stage.answer(f"in:{WORKSHOP}")
    assert [stage.who(one).stunned for one in everybody] == [True, True, False, False]
    assert discarded(stage, "shock")


@pytest.mark.rule("SR-DEF-06", "SR-DEF-08")
@pytest.mark.parametrize("card", ["shock", "slaughter", "whispers", "gas_leak", "bad_luck"])
def test_a_start_area_is_safe_from_cards(card: str) -> None:
    stage = Stage().hand(DEFENDER, card).turn_of(0).answer("end")
    assert stage.denied(f"play:{card}") == "SR-RULING-92"


@pytest.mark.rule("SR-DEF-07")
def test_stygian_storm_ejects_all_attackers_and_no_minion() -> None:
    stage = window("stygian_storm").walker("charlotte", "inner1", "C6").walker("arcturus", "eye", "D7")
    stage.walker("duane", "outer3", "E6")
    stage.answer("play:stygian_storm")
    assert stage.asked == (0, "eject")  # only who goes first; Mind cannot be paid
    assert stage.offers("stay") == set()
    stage.answer("on:arcturus")
    assert (stage.at("charlotte"), stage.at("arcturus"), stage.astral("duane")) == ("C6", "D7", "outer3")
    assert [stage.who(one).at == STYGIA for one in ("charlotte", "arcturus", "duane")] == [False, False, True]
    assert [stage.who(one).madness for one in ("charlotte", "arcturus")] == [0, 0]
    assert discarded(stage, "stygian_storm")
    assert window("stygian_storm").denied("play:stygian_storm") == "SR-RULING-92"


@pytest.mark.rule("SR-DEF-08")
def test_slaughter_wounds_every_attacker_of_one_room() -> None:
    stage = play(window("slaughter"), "slaughter", f"in:{WORKSHOP}")
    assert [stage.who(one).wounds for one in TEAM] == [1, 1, 1]
    split = window("slaughter").put("arcturus", "K6").put("duane", "E6")
    play(split, "slaughter", f"in:{WORKSHOP}")
    assert [split.who(one).wounds for one in (*TEAM, "duane")] == [1, 1, 0, 0]


# The cards that are ours


@pytest.mark.rule("SR-RULING-40")
def test_emplacement_places_a_basic_turret() -> None:
    stage = play(window("emplacement"), "emplacement", f"in:{WORKSHOP}")
    assert stage.offers("emplace") == PLACES
    stage.answer("emplace:E8")
    gun = stage.turret_at("E8")
    assert gun is not None
    assert gun.kind == "basic"


@pytest.mark.rule("SR-RULING-112")
def test_refit_makes_a_basic_turret_an_mkii() -> None:
    stage = window("refit")
    gun = stage.turret("basic", "E5")
    stage.turret("mkii", "F5")
    stage.answer("play:refit")
    assert stage.offers("on") == {gun}
    stage.answer(f"on:{gun}")
    changed = stage.turret_at("E5")
    assert changed is not None
    assert (changed.kind, changed.wounds) == ("mkii", 0)
    assert discarded(stage, "refit")
    assert window("refit").denied("play:refit") == "SR-RULING-92"  # only the boiler's flamethrower


@pytest.mark.rule("SR-RULING-112")
def test_an_upgraded_turret_loses_its_wounds_and_keeps_its_role() -> None:
    stage = Stage("leak").put("mapuche", "K5").put("charlotte", "K6").hand(DEFENDER, "scorch")
    stage.put("arcturus", "I4").hand(0, "sabotage").turn_of(0).answer("end")
    next(one for one in stage.board.turrets if one.id == "limiter").wounds = 1
    stage.answer("play:scorch", "on:limiter")
    limiter = next(one for one in stage.board.turrets if one.id == "limiter")
    assert (limiter.kind, limiter.wounds) == ("flame", 0)
    stage.turn_of(0).answer("play:sabotage", "on:limiter")  # Health 1 now
    assert limiter not in stage.board.turrets
    assert (stage.side(0).points, stage.side(0).steam) == (3, 1)  # the limiter's points, a flamethrower's Steam Power


@pytest.mark.rule("SR-MIN-03", "SR-MIN-05")
def test_call_to_arms_brings_a_minion_into_a_room_with_attackers() -> None:
    stage = play(own_turn("call_to_arms"), "call_to_arms", f"in:{WORKSHOP}")
    assert stage.kind == "summon"
    stage.answer("summon:duane")
    free = {f"{column}{row}" for column in "CDEF" for row in range(5, 9)} - {"D6", "C6", "D7"}
    assert stage.offers("post") == free
    stage.answer("post:E6")
    assert (stage.at("duane"), stage.who("duane").points, stage.who("duane").dice) == ("E6", 3, "GG")
    none_left = own_turn("call_to_arms")
    for one in none_left.board.characters:
        one.at = "out" if one.at == RESERVE else one.at
    assert none_left.ask_again().denied("play:call_to_arms") == "SR-RULING-92"


@pytest.mark.rule("SR-DEF-02")
def test_bulkhead_closes_a_door_and_locks_it_until_the_round_ends() -> None:
    stage = window("bulkhead", "shock").put("mapuche", "F6").put("duane", "G6").doors("cp")
    stage.answer("play:bulkhead")
    assert stage.offers("door") == {"cp"}
    stage.answer("door:cp")
    assert not stage.is_open("cp")
    assert discarded(stage, "bulkhead")
    stage.turn_of(0)
    assert stage.denied("open:mapuche,cp") == "SR-DOOR-03"
    stage.gear("mapuche", "skeleton_key")
    assert stage.denied("open:mapuche,cp") == "SR-DOOR-03"  # the key is for doors of active rooms
    stage.defence_movement()
    assert stage.denied("open:duane,cp") == ""  # locked for attackers
    stage.answer("open:duane,cp", "close:duane,cp").turn_of(0)
    assert stage.denied("open:mapuche,cp") == "SR-DOOR-03"
    stage.idle(2).pass_windows()
    assert stage.kind == "move"
    assert stage.denied("open:mapuche,cp") == ""
    assert window("bulkhead").denied("play:bulkhead") == "SR-RULING-92"  # no door is open


@pytest.mark.rule("SR-RULING-111")
def test_bulkhead_does_not_close_a_sealed_door() -> None:
    stage = Stage("leak").put("mapuche", "J4").hand(DEFENDER, "bulkhead").doors("A", "dl")
    stage.board.unsealed = 1 << stage.site.board.door("A")
    stage.turn_of(0).answer("end", "play:bulkhead")
    assert stage.offers("door") == {"dl"}


@pytest.mark.rule("SR-RULING-62")
def test_overclock_adds_a_die_to_a_pool_of_the_defender_before_the_roll() -> None:
    stage = window("overclock", "overclock", "shock").put("duane", "E6").rolling(DEFENDER)
    assert stage.denied("play:overclock") == "SR-RULING-62"
    stage.answer(f"roll:{WORKSHOP}")
    stage.answer("play:overclock", "play:overclock", "pass")
    assert stage.pool.dice == ("G",) * 4  # two of Duane's and two
    stage.roll(1, 1, 1, 1)
    assert discarded(stage, "overclock")


@pytest.mark.rule("SR-RULING-62")
@pytest.mark.parametrize("card", ["overclock", "steady_aim"])
def test_no_die_of_an_attacker_is_touched(card: str) -> None:
    stage = window(card).stock(0, luck=0).rolling().answer(f"roll:{WORKSHOP}")
    assert stage.asked == (DEFENDER, "react")
    assert stage.denied(f"play:{card}") == "SR-RULING-62"
    stage.answer("pass").roll(*[1] * 7)
    assert stage.asked == (DEFENDER, "react")
    assert stage.denied(f"play:{card}") == "SR-RULING-62"


def minion_strikes(stage: Stage) -> Stage:
    """Duane strikes Mapuche; the wound is about to be placed."""
    stage.put("duane", "E6").rolling(DEFENDER).answer(f"roll:{WORKSHOP}").pass_windows().roll(5, 2).pass_windows()
    return stage.assign(duane_main=["G5", "G2"]).answer("use:duane,main", "aim:mapuche")


@pytest.mark.rule("SR-RULING-62")
def test_grim_order_adds_a_wound_to_an_attack_of_a_minion() -> None:
    stage = minion_strikes(window("grim_order", "shock"))
    assert stage.asked == (DEFENDER, "react")
    stage.answer("play:grim_order")
    assert stage.offers("on") == {"mapuche"}
    stage.answer("on:mapuche", "pass")
    assert stage.who("mapuche").wounds == 2
    assert discarded(stage, "grim_order")
    assert own_turn("grim_order").denied("play:grim_order") == "SR-RULING-62"


@pytest.mark.rule("SR-RULING-62")
def test_grim_order_does_nothing_for_turrets() -> None:
    stage = window("grim_order", "shock")
    gun = stage.turret("basic", "E5")
    stage.rolling(DEFENDER).answer(f"roll:{WORKSHOP}").pass_windows().roll(5).pass_windows()
    stage.assign(**{f"{gun}_fire": ["G5"]}).answer(f"use:{gun},fire", "aim:mapuche")
    assert stage.kind != "react"
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-RULING-98")
def test_steady_aim_rerolls_dice_of_a_defender_roll() -> None:
    stage = window("steady_aim", "shock").put("duane", "E6").put("jack", "E7").rolling(DEFENDER)
    assert stage.denied("play:steady_aim") == "SR-RULING-62"
    stage.answer(f"roll:{WORKSHOP}", "pass").roll(1, 6, 2, 6)
    play(stage, "steady_aim").answer("reroll:G1", "reroll:G2", "done").roll(5, 4)
    assert sorted(stage.pool.dice) == ["G4", "G5", "G6", "G6"]
    assert stage.asked == (DEFENDER, "react")


@pytest.mark.rule("SR-DEF-02")
def test_forced_march_moves_the_minions_of_one_room() -> None:
    stage = window("forced_march").put("duane", "E6").put("jack", "E7").put("vikka", "K6").no_turrets()
    stage.rolling(DEFENDER).answer("play:forced_march")
    assert stage.offers("in") == {WORKSHOP, "east_workshop"}
    stage.answer(f"in:{WORKSHOP}")
    assert [stage.who(one).points for one in ("duane", "jack", "vikka")] == [3, 3, 0]
    stage.answer("move:duane,F8", "end")
    assert (stage.at("duane"), discarded(stage, "forced_march")) == ("F8", True)
    assert own_turn("forced_march").denied("play:forced_march") == "SR-RULING-92"


@pytest.mark.rule("SR-RULING-62")
@pytest.mark.parametrize("victim", ["minion", "turret"])
def test_iron_hide_spares_a_minion_or_turret_one_wound(victim: str) -> None:
    stage = window("iron_hide", "shock")
    target = stage.turret("basic", "E6") if victim == "turret" else stage.put("duane", "E6") and "duane"
    stage.rolling().roll_room(WORKSHOP, "R5", "R2", "B1", "B1", "M1", "B1", "M1")
    stage.assign(mapuche_main=["R5", "R2"]).answer("use:mapuche,main")  # 2 wounds
    assert stage.asked == (DEFENDER, "react")
    stage.answer("play:iron_hide")
    assert stage.offers("on") == {target}
    stage.answer(f"on:{target}", "pass")
    if victim == "minion":
        assert stage.who("duane").wounds == 1
    else:
        assert stage.turret_at("E6") is None  # the other wound is enough
    assert discarded(stage, "iron_hide")
    assert own_turn("iron_hide").denied("play:iron_hide") == "SR-RULING-62"


@pytest.mark.rule("SR-RULING-62")
def test_iron_hide_is_not_for_attackers() -> None:
    stage = minion_strikes(window("iron_hide", "shock"))
    assert stage.asked == (DEFENDER, "react")
    assert stage.denied("play:iron_hide") != ""


@pytest.mark.rule("SR-DEF-02")
def test_field_repair_mends_a_turret_or_one_wound_of_a_minion() -> None:
    stage = window("field_repair", "field_repair").put("duane", "E6", wounds=2).put("jack", "E7")
    gun = stage.turret("mkii", "F5", wounds=1)
    stage.answer("play:field_repair")
    assert stage.offers("on") == {"duane", gun}
    stage.answer("on:duane", "play:field_repair", f"on:{gun}")
    mended = stage.turret_at("F5")
    assert mended is not None
    assert (stage.who("duane").wounds, mended.wounds) == (1, 0)
    assert discarded(stage, "field_repair")
    assert window("field_repair").denied("play:field_repair") == "SR-RULING-92"


@pytest.mark.rule("SR-DEF-02")
@pytest.mark.parametrize(("laid", "left"), [(9, 3), (4, 0)])
def test_jammed_gears_take_six_points_off_a_room_card(laid: int, left: int) -> None:
    stage = window("jammed_gears").room(WORKSHOP, card="strong_box", laid=laid).room(OFFICE, card="furnace")
    stage.answer("play:jammed_gears")
    assert stage.offers("in") == {WORKSHOP}
    stage.answer(f"in:{WORKSHOP}")
    assert stage.state_of(WORKSHOP).laid == left
    assert discarded(stage, "jammed_gears")
    assert window("jammed_gears").denied("play:jammed_gears") == "SR-RULING-92"


@pytest.mark.rule("SR-DEF-02")
def test_whispers_madden_one_attacker_and_twice_in_stygia() -> None:
    stage = window("whispers", "whispers").walker("charlotte", "inner1", "C6").fallen("mapuche", "D6")
    stage.answer("play:whispers")
    assert stage.offers("on") == {"charlotte", "arcturus"}
    stage.answer("on:charlotte", "play:whispers", "on:arcturus")
    assert (stage.who("charlotte").madness, stage.who("arcturus").madness) == (2, 1)
    assert discarded(stage, "whispers")


@pytest.mark.rule("SR-DEF-02")
def test_gas_leak_poisons_one_attacker() -> None:
    stage = window("gas_leak").walker("charlotte", "inner1", "C6")
    stage.answer("play:gas_leak")
    assert stage.offers("on") == {"mapuche", "arcturus"}
    stage.answer("on:arcturus")
    assert (stage.who("arcturus").wounds, stage.who("arcturus").stunned) == (1, True)
    assert discarded(stage, "gas_leak")


@pytest.mark.rule("SR-DEF-02")
def test_bad_luck_takes_luck_or_steam_as_the_victims_player_chooses() -> None:
    stage = window("bad_luck").stock(0, luck=2, steam=1).answer("play:bad_luck", "against:0")
    assert stage.asked == (0, "way")
    stage.answer("way:steam")
    assert (stage.side(0).luck, stage.side(0).steam) == (2, 0)
    assert discarded(stage, "bad_luck")
    only = play(window("bad_luck").stock(0, luck=2, steam=0), "bad_luck", "against:0")
    assert only.side(0).luck == 1  # nothing to choose
    assert window("bad_luck").stock(0, luck=0, steam=0).denied("play:bad_luck") == "SR-RULING-92"
