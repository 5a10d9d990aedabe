"""When cards may be played: the windows of SR-RULING-62 and SR-RULING-63, by name, and where there is none."""

from collections.abc import Callable

import pytest

from brassboard.games.smog_riders.cards.timing import DEFENCE_PLAY
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn, Retaliation, Round, Tide
from brassboard.kernel import Window, legal
from games.smog_riders.helper import Stage

DEFENDER = 1
WORKSHOP, OFFICE = "west_workshop", "drawing_office"


def workshop(*attackers: str, players: int = 2, hand: tuple[str, ...] = (), defence: tuple[str, ...] = ()) -> Stage:
    """The team of seat 0 in the west workshop, which is resolved; nobody else is near."""
    stage = Stage(players=players)
    for character, square in zip(attackers or ("mapuche", "charlotte", "arcturus"), ("D6", "C6", "D7"), strict=False):
        stage.put(character, square)
    stage.hand(0, *hand)
    return stage.hand(stage.defender, *defence)


def moment(stage: Stage) -> str:
    """The window that is open, and empty if none is."""
    asked = stage.position.stack[-1]
    return asked.moment if isinstance(asked, Window) else ""


def attack_minion(stage: Stage) -> Stage:
    """Mapuche strikes the minion beside him; stops where the wound is about to be placed."""
    stage.put("duane", "E6").rolling()
    stage.roll_room(WORKSHOP, "R5", "R2", "B1", "B1", "M1", "B1", "M1").assign(mapuche_main=["R5", "R2"])
    return stage.answer("use:mapuche,main")


# SR-RULING-62: the defender in an attacker's turn


def turn_began(stage: Stage) -> Stage:
    return stage.frames(AttackTurn(0)).hand(0)


def moved(stage: Stage) -> Stage:
    return stage.turn_of(0).answer("move:mapuche,E6")


def leaving(stage: Stage) -> Stage:
    """A carrier steps home: its plan is about to be delivered."""
    stage.doors("s1").put("arcturus", "C7").carry("arcturus", "plan").put("mapuche", "C5").turn_of(0)
    return stage.answer("move:arcturus,B7")


def room_revealed(stage: Stage) -> Stage:
    stage.on_deck("quiet_store").put("mapuche", "F6").doors("cp").turn_of(0)
    return stage.answer("move:mapuche,G6")


def stygia_began(stage: Stage) -> Stage:
    return stage.turn_of(0).answer("end")


def before_roll(stage: Stage) -> Stage:
    return stage.rolling().answer(f"roll:{WORKSHOP}")


def rolled(stage: Stage) -> Stage:
    before_roll(stage).pass_windows().stock(0, luck=0).roll(1, 1, 1, 1, 1, 1, 1)
    return stage


def harm(stage: Stage) -> Stage:
    return attack_minion(stage)


def performed(stage: Stage) -> Stage:
    attack_minion(stage)
    return stage.answer("pass") if moment(stage) == "harm" else stage


def recovery_began(stage: Stage) -> Stage:
    return stage.rolling().answer("end") if stage.rolling().kind == "room" else stage


ATTACKERS_TURN = {
    go.__name__: go
    for go in (
        turn_began,
        moved,
        leaving,
        room_revealed,
        stygia_began,
        before_roll,
        rolled,
        harm,
        performed,
        recovery_began,
    )
}


@pytest.mark.rule("SR-RULING-62", "SR-DEF-02")
@pytest.mark.parametrize("name", ATTACKERS_TURN)
def test_the_defender_is_asked_in_every_window_of_an_attackers_turn(name: str) -> None:
    stage = ATTACKERS_TURN[name](workshop(defence=("shock", "slaughter")))
    assert (moment(stage), stage.asked) == (name, (DEFENDER, "react"))
    assert "play:shock" in stage.options()
    stage.answer("play:shock", f"in:{WORKSHOP}")
    assert stage.who("charlotte").stunned
    assert (moment(stage), stage.asked) == (name, (DEFENDER, "react"))  # any number of cards, one by one
    stage.answer("pass")
    assert moment(stage) != name or stage.asked[0] != DEFENDER


@pytest.mark.rule("SR-RULING-62")
@pytest.mark.parametrize("name", ATTACKERS_TURN)
def test_a_window_opens_on_public_facts_only(name: str) -> None:
    useless = ATTACKERS_TURN[name](workshop(defence=("call_to_arms",)))
    assert (moment(useless), useless.asked) == (name, (DEFENDER, "react"))
    assert useless.options() == ["pass"]  # a seat that can only pass is asked too
    empty = ATTACKERS_TURN[name](workshop())
    assert moment(empty) == ""  # no window opens for an empty hand


@pytest.mark.rule("SR-RULING-62")
def test_a_turn_has_these_windows_and_no_others() -> None:
    stage = workshop(defence=("call_to_arms",)).put("duane", "E6").on_deck("adrenaline")
    stage.frames(AttackTurn(0)).clear_hands().hand(DEFENDER, "call_to_arms").stock(0, luck=0)
    seen: list[str] = []
    faces = iter([1, 1, 1, 1, 5, 2, 1])
    plan = iter(["end", "done", f"roll:{WORKSHOP}", "use:mapuche,main"])
    while stage.position.inside(AttackTurn):
        if stage.chance:
            stage.roll(*faces)
        elif moment(stage):
            assert stage.asked[0] == DEFENDER
            seen.append(moment(stage))
            stage.answer("pass")
        elif stage.kind in ("change", "place"):
            stage.assign(mapuche_main=["R5", "R2"])
        else:
            stage.answer(next(plan))
    assert seen == ["turn_began", "stygia_began", "before_roll", "rolled", "harm", "performed", "recovery_began"]


@pytest.mark.rule("SR-RULING-62")
def test_the_window_of_wounds_is_for_minions_and_turrets() -> None:
    stage = workshop(defence=("shock",))
    gun = stage.turret("basic", "E5")
    stage.rolling().roll_room(WORKSHOP, "R5", "R2", "B1", "B1", "M1", "B1", "M1").assign(mapuche_main=["R5", "R2"])
    stage.answer("use:mapuche,main")
    assert (moment(stage), stage.asked[0]) == ("harm", DEFENDER)
    stage.answer("pass", "pass")
    assert gun not in [one.id for one in stage.board.turrets]


@pytest.mark.rule("SR-RULING-62")
def test_wounds_for_an_ally_open_no_window_for_the_defender() -> None:
    stage = workshop(players=3, defence=("shock",)).put("amelia", "E6").rolling()
    stage.roll_room(WORKSHOP, "R5", "R2", "B1", "B1", "M1", "B1", "M1").assign(mapuche_main=["R5", "R2"])
    stage.answer("use:mapuche,main")
    assert (moment(stage), stage.who("amelia").wounds) == ("performed", 2)


@pytest.mark.rule("SR-RULING-62")
def test_a_declared_action_finishes_first() -> None:
    """Nothing is asked between the step, the card of the room and its turrets."""
    stage = workshop(defence=("shock",)).on_deck("lethal_defenses").put("mapuche", "F6").doors("cp").turn_of(0)
    stage.answer("move:mapuche,G6")
    assert stage.asked == (DEFENDER, "emplace")
    assert stage.offers("play") == set()
    stage.answer(stage.options()[0])
    assert moment(stage) == "room_revealed"


@pytest.mark.rule("SR-RULING-62")
def test_in_his_own_turn_the_defender_plays_at_his_decision_points() -> None:
    stage = workshop(defence=("shock", "shock")).put("duane", "E6")
    stage.board.round = 2  # a turret comes
    stage.defence_turn()
    for kind in ("reinforcement", "move", "room", "perform"):
        while stage.kind != kind:
            if stage.kind == "reinforcement":
                stage.answer(stage.options()[0])
            elif stage.kind == "room":
                stage.roll_room(WORKSHOP, *["G5"] * (2 + len(stage.board.turrets) - 1)).assign(duane_main=["G5", "G5"])
            else:
                stage.answer("end" if "end" in stage.options() else "pass")
        assert stage.asked == (DEFENDER, kind)
        assert "play:shock" in stage.options()


@pytest.mark.rule("SR-RULING-62")
def test_the_defender_plays_in_the_stygia_phase_of_his_turn() -> None:
    stage = workshop(defence=("shock",)).walker("duane", "access1", "F8").stygia_phase(DEFENDER)
    assert stage.asked == (DEFENDER, "stygia")
    assert "play:shock" in stage.options()


@pytest.mark.rule("SR-RULING-62")
def test_the_defender_may_still_play_when_nothing_is_left_to_roll() -> None:
    stage = workshop(defence=("shock",)).no_turrets().rolling(DEFENDER)
    assert stage.asked == (DEFENDER, "room")
    assert stage.options() == ["play:shock", "end"]
    assert workshop().no_turrets().rolling(DEFENDER).kind != "room"  # an empty hand is asked nothing


@pytest.mark.rule("SR-RULING-62")
def test_cards_cannot_be_answered_by_cards() -> None:
    """A card opens no window after it; its wounds may be warded off, but no other card is played into them."""
    stage = workshop(hand=("sabotage", "steam_valve"), defence=("iron_hide", "shock", "gas_leak"))
    stage.turret("mkii", "E5")
    gun = stage.turret("mkii", "F5")
    stage.put("duane", "E6").rolling()
    stage.roll_room(WORKSHOP, "R5", "R2", "B1", "B1", "M1", "B1", "M1").assign(mapuche_main=["R5", "R2"])
    stage.answer("play:steam_valve")
    assert stage.asked == (0, "perform")
    stage.answer("play:sabotage", f"on:{gun}")
    assert (moment(stage), stage.asked[0]) == ("harm", DEFENDER)
    assert stage.options() == ["play:iron_hide", "pass"]
    assert stage.denied("play:shock") == "SR-RULING-62"
    stage.answer("pass")
    assert stage.asked == (0, "perform")


# SR-RULING-63: the attackers in the defender's turn


def reinforced(stage: Stage) -> Stage:
    return stage.defence_turn()


def before_his_roll(stage: Stage) -> Stage:
    return stage.put("duane", "E6").rolling(stage.defender).answer(f"roll:{WORKSHOP}").hand(stage.defender)


def minion_strikes(stage: Stage) -> Stage:
    stage.put("duane", "E6").rolling(stage.defender).roll_room(WORKSHOP, "G5", "G5")
    return stage.assign(duane_main=["G5", "G5"]).answer("use:duane,main", "aim:mapuche")


def turret_fires(stage: Stage) -> Stage:
    gun = stage.turret("basic", "E5")
    stage.rolling(stage.defender).roll_room(WORKSHOP, "G5").assign(**{f"{gun}_fire": ["G5"]})
    return stage.answer(f"use:{gun},fire", "aim:mapuche")


def shocked(stage: Stage) -> Stage:
    stage.hand(stage.defender, "shock").defence_movement()
    return stage.answer("play:shock", f"in:{WORKSHOP}")


DEFENDERS_TURN: dict[str, tuple[str, Callable[[Stage], Stage]]] = {
    "after reinforcements": ("reinforced", reinforced),
    "before a defender roll": ("before_roll", before_his_roll),
    "a minion strikes": ("harm", minion_strikes),
    "a turret fires": ("harm", turret_fires),
    "a card stuns": ("harm", shocked),
}


@pytest.mark.rule("SR-RULING-63", "SR-MAGIC-02")
@pytest.mark.parametrize("name", DEFENDERS_TURN)
def test_attackers_play_reactions_in_every_window_of_the_defenders_turn(name: str) -> None:
    window, go = DEFENDERS_TURN[name]
    stage = go(workshop(hand=("give_breath", "steam_valve")).change("mapuche", wounds=2))
    assert (moment(stage), stage.asked) == (window, (0, "react"))
    assert stage.offers("play") == {"give_breath"}
    assert stage.denied("play:steam_valve") == "SR-MAGIC-02"
    stage.answer("play:give_breath", "on:mapuche")
    assert (moment(stage), stage.asked) == (window, (0, "react"))
    stage.answer("pass")
    assert moment(stage) == ""
    assert stage.who("mapuche").wounds == (window == "harm" and name != "a card stuns")  # healed first, then placed


@pytest.mark.rule("SR-RULING-63")
@pytest.mark.parametrize("name", DEFENDERS_TURN)
def test_attackers_are_asked_whatever_their_hand_but_never_without_one(name: str) -> None:
    window, go = DEFENDERS_TURN[name]
    useless = go(workshop(hand=("steam_valve",)))
    assert (moment(useless), useless.asked) == (window, (0, "react"))
    assert useless.options() == ["pass"]
    assert moment(go(workshop())) == ""


@pytest.mark.rule("SR-RULING-63")
def test_attackers_are_asked_in_turn_order_round_and_round() -> None:
    stage = workshop(players=4, hand=("give_breath",)).hand(1, "give_breath").hand(2, "give_breath", "steam_valve")
    for character, square in (("mapuche", "D6"), ("amelia", "E6"), ("clayton", "E7")):
        stage.put(character, square, wounds=1)
    stage.board.first = 1
    stage.defence_turn()
    asked = []
    for answer in ("pass", "play:give_breath", "on:clayton", "pass", "pass", "pass"):
        assert moment(stage) == "reinforced" or answer.startswith("on:")
        asked.append(stage.asked[0])
        stage.answer(answer)
    assert asked == [1, 2, 2, 0, 1, 2]
    assert moment(stage) == ""


@pytest.mark.rule("SR-RULING-63")
def test_only_whose_character_suffers_is_asked() -> None:
    stage = workshop(players=3, hand=("give_breath",)).hand(1, "give_breath").put("amelia", "E5")
    minion_strikes(stage)
    assert stage.asked == (0, "react")
    stage.answer("pass")
    assert (moment(stage), stage.who("mapuche").wounds) == ("", 1)


@pytest.mark.rule("SR-RULING-63")
def test_wounds_of_the_defender_in_the_own_turn_may_be_answered() -> None:
    stage = workshop(hand=("brace", "steam_valve"), defence=("slaughter",)).put("mapuche", "D6")
    stage.turn_of(0).answer("end", "play:slaughter", f"in:{WORKSHOP}")
    assert (moment(stage), stage.asked) == ("harm", (0, "react"))
    assert stage.offers("play") == {"brace"}
    assert stage.denied("play:steam_valve") == "SR-RULING-63"  # his own turn, but a declared action finishes first
    stage.answer("play:brace", "on:charlotte", "pass")
    assert [stage.who(one).wounds for one in ("mapuche", "charlotte", "arcturus")] == [1, 0, 1]


@pytest.mark.rule("SR-RULING-63")
def test_the_wounds_of_a_curse_may_be_answered() -> None:
    stage = workshop("mapuche", hand=("brace",)).room(WORKSHOP, card="steam_traps").stock(0, luck=0)
    stage.rolling().answer(f"roll:{WORKSHOP}").roll(3, 1, 1)
    stage.answer("pass")  # the window of the roll
    assert (moment(stage), stage.asked) == ("harm", (0, "react"))
    stage.answer("play:brace", "on:mapuche")
    assert stage.who("mapuche").wounds == 0


@pytest.mark.rule("SR-RULING-63", "SR-MAGIC-02")
def test_nobody_reacts_in_another_attackers_turn() -> None:
    stage = workshop(players=3, hand=("brace", "give_breath")).hand(2, "slaughter").put("amelia", "E6")
    stage.put("mapuche", "D6", wounds=1).turn_of(1).answer("end", "play:slaughter", f"in:{WORKSHOP}")
    assert moment(stage) == ""
    assert stage.who("mapuche").wounds == 2
    assert stage.asked[0] == 1


@pytest.mark.rule("SR-RULING-63")
def test_who_has_left_the_map_is_not_asked() -> None:
    stage = workshop(players=3).put("amelia", "E6")
    for one in stage.team(0):
        stage.change(one.id, at="left", square=-1)
    stage.clear_hands().hand(0, "give_breath").defence_turn().answer("emplace:E5")
    assert stage.asked == (2, "move")


# Where there is no window


@pytest.mark.rule("SR-DEF-02")
def test_no_defence_card_between_two_attackers_turns() -> None:
    stage = workshop(players=3, hand=("adrenaline",) * 2 + ("brace",) * 2 + ("crowbar", "blueprint"))
    stage.hand(2, "shock").at_step(AttackTurn(0), "recover")
    stage.position.within(Round).seats = (1,)
    assert stage.asked == (0, "discard")  # the end of his turn
    assert stage.why_not("play:shock", 2) is not None
    stage.answer("discard:brace")
    assert (moment(stage), stage.asked) == ("turn_began", (2, "react"))  # one decision later, in the next turn
    assert stage.position.within(AttackTurn).seat == 1
    assert "play:shock" in stage.options()


@pytest.mark.rule("SR-RULING-107")
def test_no_cards_in_the_penalty_step() -> None:
    stage = workshop(hand=("brace", "give_breath"), defence=("shock", "slaughter"))
    stage.room(WORKSHOP, card="steam_traps").at_step(AttackTurn(0), "limit_hand")
    assert stage.who("mapuche").wounds == 1  # the penalty fell, and nobody was asked before the defender's turn
    assert (moment(stage), stage.position.inside(DefenceTurn)) == ("reinforced", True)


@pytest.mark.rule("SR-MAGIC-04", "SR-DEF-04")
def test_no_cards_in_the_stygian_reaction() -> None:
    stage = workshop("mapuche", hand=("brace", "give_breath", "silver_thread"), defence=("stygian_storm", "whispers"))
    stage.change("mapuche", wounds=1).walker("charlotte", "outer1", "C6").walker("arcturus", "outer2", "D7")
    stage.frames(Tide())
    assert stage.kind == "tide"
    while stage.position.inside(Tide):
        assert stage.kind != "react"
        assert stage.offers("play") == set()
        for card in ("brace", "give_breath", "silver_thread"):
            assert stage.why_not(f"play:{card}", 0) is not None
        for card in ("stygian_storm", "whispers"):
            assert stage.why_not(f"play:{card}", DEFENDER) is not None
        assert legal(stage.position, DEFENDER, DEFENCE_PLAY) == []
        stage.answer("stay:charlotte" if "stay:charlotte" in stage.options() else "stay:arcturus")
    stage.board.astral_dice = 2
    stage.frames(Retaliation()).roll(1, 2)
    assert stage.who("charlotte").madness == 2  # the tide and gap 1; it was placed at once, nobody was asked
    assert not stage.position.inside(Retaliation)
