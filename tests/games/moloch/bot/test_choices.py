"""What a practised player does at once, in staged positions: attacks, ways, escorts, reactions, ether."""

import pytest

from brassboard.games.moloch.bot.default_choice import default_choice
from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.kernel.action_text import text_of
from games.moloch.helper import Stage


def usual(stage: Stage) -> str:
    """Return what the seat that is asked chooses, as text."""
    position = stage.position
    chosen = default_choice(position, position.seat, position.options)
    assert chosen is not None
    assert chosen in position.options
    return text_of(chosen)


def walk(stage: Stage, id: str) -> Stage:
    """Let a figure that is about to move go where it wants to, with one move action."""
    stage.answer("move")
    while stage.position.seat >= 0 and stage.position.path().endswith("choose_step"):
        stage.answer(usual(stage))
        if stage.figure(id).square < 0 or stage.over:
            break
    return stage


# Acting


def test_a_gentleman_strikes_the_enemy_he_can_defeat() -> None:
    stage = Stage("1", "drago", "E6").place("shambling1", "F6").place("tobias", "D6")
    assert usual(stage) == "attack:melee,shambling1"


def test_who_must_fall_comes_before_minions() -> None:
    stage = Stage("4", "drago", "B4").place("ragged1", "B3").place("titus", "C4", damage=14)
    assert usual(stage) == "attack:melee,titus"


def test_a_wounded_gentleman_rests_when_nobody_is_near() -> None:
    stage = Stage("1", "drago", "A5").change("drago", damage=7).place("tobias", "N9").place("blackmore", "B4")
    stage.ether("drago", 0)
    assert usual(stage) == "rest"


def test_a_friend_is_revived() -> None:
    stage = Stage("1", "drago", "E6").place("emma", "F6", damage=5, defeated=True)
    assert usual(stage) == "revive:emma"


def test_who_lies_stands_up() -> None:
    stage = Stage("1", "drago", "E6").change("drago", down=True).place("clown1", "F6")
    assert usual(stage) == "stand"


def test_a_gentleman_beside_a_chest_searches_it() -> None:
    stage = Stage("2", "drago", "E6")
    assert usual(stage) == "search:E5"


def test_a_circle_is_broken_with_the_better_attribute() -> None:
    assert usual(Stage("3", "drago", "C8")) == "break:C7,str"
    assert usual(Stage("3", "emma", "C8")) == "break:C7,acc"


def test_minions_leave_no_square_where_that_defeats_them() -> None:
    stage = Stage("1", "shambling1", "E6").place("drago", "F6").place("blackmore", "M1")
    assert usual(stage) == "attack:melee,drago"


# Ways


def test_a_carrier_goes_home() -> None:
    stage = Stage("2", "drago", "E10").token("drago")
    assert usual(stage) == "move"
    walk(stage, "drago")
    assert stage.over
    assert stage.board.winner == 1


def test_the_token_is_taken_up_by_who_may_carry_it() -> None:
    stage = Stage("4", "titus", "H6").place("drago", "D2")
    assert usual(stage) == "move"
    stage.answer("move")
    assert usual(stage) == "carry"


def test_a_gentleman_leads_the_ally_on() -> None:
    stage = Stage("1", "drago", "E10").place("blackmore", "F10").answer("move")
    stage.answer(usual(stage))
    assert usual(stage) == "escort:blackmore"
    stage.answer("escort:blackmore")
    assert stage.at("blackmore") == "E10"


def test_no_escort_by_which_the_ally_would_fall() -> None:
    stage = Stage("1", "drago", "E6").place("blackmore", "F6", damage=5).place("tobias", "G6")
    stage.answer("move", "step:D6")
    assert "escort:blackmore" in stage.options()
    assert usual(stage) != "escort:blackmore"


def test_an_agent_hurries_to_the_ritual_place() -> None:
    stage = Stage("5", "titus", "C5").place("drago", "N1")
    assert usual(stage) == "move"
    walk(stage, "titus")
    assert usual(stage).startswith("district:")


# Attacks and reactions


def test_a_crown_is_a_hit_where_it_defeats_and_ether_where_it_does_not_matter() -> None:
    stage = Stage("4", "drago", "B4").place("titus", "C4", damage=14).ether("drago", 0).ether("titus", 0)
    stage.answer("attack:melee,titus").roll("crown", "dodge", "dodge")
    assert usual(stage) == "crown:hit"
    stage = Stage("1", "drago", "E6").place("tobias", "F6").ether("drago", 0)
    stage.answer("attack:melee,tobias").roll("crown", "dodge", "dodge")
    assert usual(stage) == "crown:ether"


def test_a_bobby_takes_the_attack_on_the_inspector() -> None:
    stage = Stage("1", "tobias", "E6").place("blackmore", "F6").place("bobby1", "G6").ether("tobias", 0)
    stage.answer("attack:melee,blackmore")
    assert usual(stage) == "guard:bobby1"


def test_damage_that_would_defeat_is_prevented_and_a_scratch_is_not() -> None:
    stage = Stage("1", "drago", "E6").give("steel_top_hat", "drago").change("drago", damage=7)
    stage.run(Harm(stage.number("drago"), 3, "card"))
    assert usual(stage) == "use:steel_top_hat.0"
    stage = Stage("1", "drago", "E6").give("scarab", "drago")
    stage.place("tobias", "F6").turn("tobias").ether("tobias", 0)
    stage.answer("attack:melee,drago").roll("hit", "dodge", "dodge", "dodge", "dodge").roll("hit", "hit", "hit")
    assert usual(stage) == "pass"


# The Nemesis


def test_fire_spreads_to_gentlemen() -> None:
    stage = Stage("1", "drago", "E8").fire("D8").clean_up(3)
    while usual(stage).startswith("at:"):
        chosen = usual(stage)
        stage.answer(chosen)
        if chosen == "at:E8":
            break
    assert stage.square("E8") in stage.board.fire


def test_dice_that_fit_a_district_are_kept() -> None:
    stage = Stage("5").place("burning1", "G5").activate("chaos").roll("dodge", "hit", "dodge")
    assert usual(stage) == "again:hit"
    assert stage.answer("again:hit").chance


@pytest.mark.parametrize("chapter", ["1", "2", "3", "4", "5", "6"])
def test_the_first_card_of_a_row_is_one_of_the_own(chapter: str) -> None:
    stage = Stage(chapter, "drago").start().command()
    assert usual(stage).startswith("card:")
