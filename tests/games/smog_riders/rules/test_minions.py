"""The defender's turn, his minions, and the reinforcements he gets."""

from typing import Any

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn, Reinforcements
from brassboard.games.smog_riders.data.table import MAP, OUT, RESERVE, STYGIA
from games.smog_riders.helper import Stage, steps

WORKSHOP, OFFICE = "west_workshop", "drawing_office"
ROOM = {f"{column}{row}" for column in "CDEF" for row in range(5, 9)}
"""The squares of the west workshop."""


def attacked(players: int = 2, rounds: int = 1, scenario: str = "factory") -> Stage:
    """Mapuche in the west workshop, everybody else at home, nobody holds a card."""
    return Stage(scenario, players, rounds=rounds).put("mapuche", "D6")


def minions(stage: Stage) -> list[str]:
    return [one.id for one in stage.board.characters if one.seat == stage.defender and one.at in (MAP, STYGIA)]


def reserve(stage: Stage) -> list[str]:
    return [one.id for one in stage.board.characters if one.at == RESERVE]


def empty_reserve(stage: Stage, but: int = 0) -> Stage:
    for one in reserve(stage)[but:]:
        stage.change(one, at=OUT)
    return stage


def reinforce(stage: Stage, choice: str = "") -> tuple[int, int, int]:
    """Take everything the phase gives: cards beside the one of phase 1, minions, turrets."""
    turrets = len(stage.board.turrets)
    before = len(minions(stage))
    stage.at_step(DefenceTurn(stage.defender), "reinforce")
    while stage.position.inside(Reinforcements):
        stage.answer(choice if stage.kind == "reinforce" else stage.options()[0])
    return len(stage.side(stage.defender).defence), len(minions(stage)) - before, len(stage.board.turrets) - turrets


# The turn


@pytest.mark.rule("SR-DFT-01")
def test_the_turn_has_six_phases_and_no_revival() -> None:
    phases = ("draw_one", "reinforce", "move", "walk_stygia", "choose_room", "settle_room")
    assert [step for step in steps(DefenceTurn) if step in phases] == list(phases)
    others = [step for step in steps(DefenceTurn) if step not in phases]
    assert others == ["begin_turn", "attackers_may_react", "more_rooms", "limit_hand"]


@pytest.mark.rule("SR-DFT-01")
def test_what_the_defender_is_asked_in_his_turn() -> None:
    stage = attacked(rounds=2).put("duane", "E6").walker("jack", "access1", "E7").no_turrets().defence_turn()
    asked: list[str] = []
    while stage.position.inside(DefenceTurn):
        if stage.chance:
            stage.roll(*[5] * len(stage.pool.dice))
        elif stage.kind == "place":
            stage.assign(duane_main=["G5", "G5"])
        else:
            assert stage.asked[0] == stage.defender
            asked.append(stage.kind)
            act = [text for text in stage.options() if text.partition(":")[0] in ("emplace", "roll", "use")]
            stage.answer(act[0] if act and stage.kind != "move" else "end" if "end" in stage.options() else "pass")
    order = [kind for kind in dict.fromkeys(asked) if kind != "react"]
    assert order == ["reinforcement", "move", "stygia", "room", "perform"]


@pytest.mark.rule("SR-DFT-02")
def test_the_defender_draws_one_card_and_those_of_the_table() -> None:
    stage = attacked().defence_turn()
    assert len(stage.side(stage.defender).defence) == 1 + 1
    other = attacked(rounds=3).defence_turn()
    assert len(other.side(other.defender).defence) == 1


@pytest.mark.rule("SR-RULING-65")
def test_the_defence_deck_is_made_anew_too() -> None:
    stage = attacked()
    stage.board.defence_discard, stage.board.defence_deck = stage.board.defence_deck[1:], stage.board.defence_deck[:1]
    stage.defence_turn()
    assert stage.chance  # the first card came, the second waits for the shuffle
    stage.shuffle()
    assert (len(stage.side(stage.defender).defence), len(stage.board.defence_deck)) == (2, 38)


@pytest.mark.rule("SR-DFT-04")
def test_minions_move_like_attackers() -> None:
    stage = attacked().put("duane", "E6").put("jack", "C7").defence_movement()
    assert stage.who("duane").points == 3
    assert stage.denied("move:duane,D6") == "SR-MOVE-07"
    assert stage.denied("move:duane,C7") == "SR-MOVE-08"
    stage.answer("move:duane,F6", "open:duane,cp", "move:duane,G6")
    assert (stage.at("duane"), stage.who("duane").points) == ("G6", 0)
    assert stage.denied("move:duane,G5") == "SR-MOVE-01"
    assert stage.state_of(OFFICE).state == "unentered"  # no minion wakes a room


# The reinforcement table

TABLE = [
    # players, round, (cards, minions, turrets)
    (2, 1, (1, 0, 0)),
    (2, 2, (0, 0, 1)),
    (2, 3, (0, 1, 0)),
    (2, 4, (1, 0, 1)),
    (2, 5, (0, 1, 1)),
    (2, 6, (0, 2, 0)),
    (3, 1, (1, 0, 1)),
    (3, 2, (1, 1, 1)),
    (3, 3, (1, 2, 0)),
    (3, 4, (0, 1, 1)),
    (3, 5, (1, 1, 0)),
    (3, 6, (0, 1, 1)),
    (4, 1, (2, 0, 0)),
    (4, 2, (0, 0, 2)),
    (4, 3, (0, 2, 0)),
    (4, 4, (2, 0, 2)),
    (4, 5, (0, 2, 2)),
    (4, 6, (0, 4, 0)),
]


def rows() -> list[Any]:
    found = []
    for place, row in enumerate(TABLE):
        ids = [f"SR-REINF-{place + 1:02}", *(["SR-RULING-16"] if row[0] == 3 else [])]
        found.append(pytest.param(*row, marks=pytest.mark.rule(*ids), id=f"{row[0]}p-round{row[1]}"))
    return found


@pytest.mark.parametrize(("players", "rounds", "gets"), rows())
def test_reinforcements_by_players_and_round(players: int, rounds: int, gets: tuple[int, int, int]) -> None:
    stage = attacked(players, rounds)
    assert reinforce(stage) == gets
    assert (stage.board.owed_minions, stage.board.owed_turrets) == (0, 0)


@pytest.mark.rule("SR-DFT-03", "SR-EX-11")
def test_four_players_in_round_five() -> None:
    stage = attacked(4, 5).put("clayton", "L6").fallen("amelia", "G5")
    stage.at_step(DefenceTurn(3), "reinforce")
    assert stage.asked == (3, "reinforcement")
    stage.answer("summon:kelly")
    east = {f"{column}{row}" for column in "KLMN" for row in range(5, 9)}
    assert stage.offers("post") == (ROOM - {"D6"}) | (east - {"L6"})  # rooms with conscious attackers only
    stage.answer("post:K6", "summon:jack", "post:E6")
    assert stage.offers("summon") == set()  # two minions
    assert {square[0] for square in stage.offers("emplace")} <= set("CDEFKLMN")
    stage.answer("emplace:E5", "emplace:K5")
    assert not stage.position.inside(Reinforcements)  # and two turrets


@pytest.mark.rule("SR-REINF-19", "SR-RULING-44")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rounds", [7, 9])
def test_from_round_seven_on_a_minion_or_a_card_and_a_turret(players: int, rounds: int) -> None:
    stage = attacked(players, rounds).at_step(DefenceTurn(players - 1), "reinforce")
    assert stage.options() == ["reinforce:minion", "reinforce:card_turret"]
    assert reinforce(attacked(players, rounds), "reinforce:minion") == (0, 1, 0)
    assert reinforce(attacked(players, rounds), "reinforce:card_turret") == (1, 0, 1)


@pytest.mark.rule("SR-REINF-19", "SR-RULING-44")
def test_without_a_minion_he_takes_card_and_turret() -> None:
    stage = empty_reserve(attacked(rounds=9)).at_step(DefenceTurn(1), "reinforce")
    assert stage.kind == "reinforcement"
    assert reinforce(empty_reserve(attacked(rounds=9))) == (1, 0, 1)


# Where they come


@pytest.mark.rule("SR-MIN-03")
def test_minions_come_to_free_squares_of_rooms_with_attackers() -> None:
    stage = attacked(rounds=3).put("charlotte", "G9").fallen("arcturus", "C6").walker("jack", "access1", "E7")
    stage.turret("basic", "C5")
    stage.at_step(DefenceTurn(1), "reinforce").answer("summon:duane")
    bay = {f"{column}{row}" for column in "GHIJ" for row in range(9, 13)}
    assert stage.offers("post") == (ROOM - {"D6", "C6", "C5"}) | (bay - {"G9"})


@pytest.mark.rule("SR-RULING-43")
def test_neither_the_fallen_nor_walkers_draw_minions_into_a_room() -> None:
    stage = attacked(rounds=5).fallen("charlotte", "G9").walker("arcturus", "access1", "K6")
    stage.at_step(DefenceTurn(1), "reinforce")
    assert {square for square in stage.offers("emplace") if square not in ROOM} == set()
    stage.answer("summon:duane")
    assert stage.offers("post") == ROOM - {"D6"}


@pytest.mark.rule("SR-MIN-05")
def test_a_new_minion_moves_and_strikes_in_the_same_turn() -> None:
    stage = attacked(rounds=3).no_turrets().at_step(DefenceTurn(1), "reinforce").answer("summon:duane", "post:F8")
    assert stage.asked == (1, "move")
    assert stage.who("duane").points == 3
    stage.answer("move:duane,E7", "end").roll_room(WORKSHOP, "G5", "G2").assign(duane_main=["G5", "G2"])
    stage.answer("use:duane,main")
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-RULING-42")
def test_what_finds_no_place_waits() -> None:
    stage = Stage(rounds=5)  # attackers at home: no room is open to reinforcements
    assert reinforce(stage) == (0, 0, 0)
    assert (stage.board.owed_minions, stage.board.owed_turrets) == (1, 1)
    stage.put("mapuche", "D6").clear_hands()
    stage.board.round = 6
    assert reinforce(stage) == (0, 3, 1)
    assert (stage.board.owed_minions, stage.board.owed_turrets) == (0, 0)


@pytest.mark.rule("SR-RULING-42")
def test_minions_owed_beyond_the_reserve_are_lost() -> None:
    stage = empty_reserve(attacked(4, 6), but=1)
    assert reinforce(stage) == (0, 1, 0)
    assert (stage.board.owed_minions, reserve(stage)) == (0, [])
    waiting = empty_reserve(Stage(players=4, rounds=6), but=1)
    assert reinforce(waiting) == (0, 0, 0)
    assert waiting.board.owed_minions == 1


# Minions


@pytest.mark.rule("SR-MIN-01")
@pytest.mark.parametrize("faction", ["commonsteam", "abyssal"])
def test_a_minion_has_generic_dice_and_its_main_attack_only(faction: str) -> None:
    own = ("clayton", "arcturus", "charlotte") if faction == "commonsteam" else ("morsiarty", "kelly", "magda")
    stage = Stage(team=own).put(own[0], "D6").no_turrets()
    for name in reserve(stage):
        profile = CHARACTERS[name]
        stage.put(name, "E6").rolling(1).answer(f"roll:{WORKSHOP}").pass_windows()
        assert stage.pool.dice == ("G",) * profile.minion_dice
        stage.roll(*[5] * profile.minion_dice).pass_windows()
        assert stage.kind == "place"  # no die is nudged, turned or rolled again
        assert stage.slots == [f"{name}.main", "none"]
        stage.change(name, at=RESERVE, rolled=False)


@pytest.mark.rule("SR-MIN-01")
def test_the_special_skill_of_the_other_side_of_the_card_does_not_work() -> None:
    """Fu Cat Chu cannot be seen by turrets, Tom takes one wound of an attack: as attackers."""
    stage = attacked().put("tom", "E6").rolling()
    stage.roll_room(WORKSHOP, "R5", "R2", "B1").assign(mapuche_main=["R5", "R2"]).answer("use:mapuche,main")
    assert stage.who("tom").wounds == 2


@pytest.mark.rule("SR-MIN-02")
def test_minions_buy_no_movement() -> None:
    stage = attacked().put("jack", "E6").defence_movement()
    assert stage.offers("hurry") == set()
    assert stage.denied("hurry:jack") == "SR-MOVE-02"
    assert stage.who("jack").points == 3


@pytest.mark.rule("SR-MIN-04")
def test_minions_enter_cross_and_leave_stygia_but_do_not_back_up() -> None:
    stage = attacked().put("jack", "E6").put("duane", "E7").defence_movement().answer("portal:jack", "enter:access2")
    assert (stage.who("jack").at, stage.at("jack")) == (STYGIA, "E6")
    stage.answer("end", "travel:jack,outer2,G")
    assert (stage.astral("jack"), stage.board.astral_dice) == ("outer2", 1)
    eye = attacked().walker("duane", "eye", "E6").put("jack", "E7").stygia_phase(1)
    assert eye.offers("backup") == set()
    assert eye.denied(f"backup:duane,{WORKSHOP},1") == "SR-MIN-04"
    eye.answer("return:duane,G", "in:paint_shop", "at:K9")
    assert (eye.at("duane"), eye.state_of("paint_shop").state) == ("K9", "unentered")


@pytest.mark.rule("SR-MIN-06")
def test_active_rooms_do_not_hinder_minions() -> None:
    stage = attacked().room(WORKSHOP, card="furnace", entry="s1").put("duane", "F6").no_turrets().defence_movement()
    assert stage.denied("open:duane,cp") == ""  # locked for attackers
    stage.answer("end").roll_room(WORKSHOP, "G6", "G6")  # Punishment on a 6
    assert stage.who("duane").wounds == 0
    assert (stage.kind, stage.slots) == ("place", ["duane.main", "none"])  # no card, no curse
    stage.at_step(AttackTurn(0), "limit_hand")  # the penalty: 1 wound to all
    assert (stage.who("duane").wounds, stage.who("mapuche").wounds) == (0, 1)


@pytest.mark.rule("SR-RULING-38")
def test_minions_do_not_recover() -> None:
    stage = attacked().put("duane", "E6", wounds=1).put("kelly", "E7", madness=1).idle(2)
    assert (stage.who("duane").wounds, stage.who("kelly").madness) == (1, 1)


@pytest.mark.rule("SR-RULING-39")
def test_a_fallen_minion_leaves_the_game() -> None:
    stage = attacked().put("duane", "E6", wounds=2).hand(0, "brace").rolling()
    left = reserve(stage)
    stage.roll_room(WORKSHOP, "R5", "R2", "B1").assign(mapuche_main=["R5", "R2"]).answer("use:mapuche,main")
    stage.pass_windows()
    assert (stage.who("duane").at, stage.at("duane")) == (OUT, "")
    assert reserve(stage) == left  # not among them again
    assert "mapuche,E6" in stage.turn_of(0).offers("move")  # no marker of it stays


@pytest.mark.rule("SR-RULING-80")
def test_minions_open_neither_sealed_nor_guarded_doors() -> None:
    sealed = Stage("leak").put("mapuche", "B5").put("duane", "J4").put("jack", "L5").defence_movement()
    assert sealed.denied("open:duane,A") == "SR-RULING-80"
    assert sealed.denied("open:jack,C") == "SR-RULING-80"
    inside = Stage("king").put("mapuche", "E5").put("morsiarty", "I3").defence_movement()
    assert inside.denied("open:morsiarty,A") == "SR-RULING-80"
    guarded = Stage("tunnel").put("mapuche", "C2").put("duane", "L2").defence_movement()
    assert guarded.denied("open:duane,A") in ("SR-RULING-80", "SR-S5-02")
    guarded.no_turrets()
    assert guarded.denied("open:duane,A") == ""  # an ordinary door now


@pytest.mark.rule("SR-RULING-116")
def test_the_limiter_binds_minions_too() -> None:
    stage = Stage("leak").put("mapuche", "B5").walker("duane", "eye", "F5").stygia_phase(1)
    stage.answer("return:duane,G")
    assert (stage.who("duane").at, stage.at("duane")) == (MAP, "F5")
    free = Stage("leak").put("mapuche", "B5").walker("duane", "eye", "F5").no_turrets().stygia_phase(1)
    assert len(free.answer("return:duane,G").offers("in")) > 1


@pytest.mark.rule("SR-RULING-116")
def test_rooms_closed_to_stygia_are_closed_to_minions_but_not_to_back_up() -> None:
    stage = Stage("tunnel").put("mapuche", "M2").walker("duane", "eye", "F2").stygia_phase(1).answer("return:duane,G")
    assert stage.offers("in") & {"north_anteroom", "south_anteroom"} == set()
    assert "north_engine" in stage.offers("in")
    backing = Stage("tunnel").put("mapuche", "M2").walker("charlotte", "eye", "F2").stygia_phase(0)
    assert backing.denied("backup:charlotte,north_anteroom,1") == ""
