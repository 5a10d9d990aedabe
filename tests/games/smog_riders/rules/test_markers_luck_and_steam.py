"""Luck and Steam Power."""

import pytest

from brassboard.games.smog_riders.data.table import OUT
from games.smog_riders.helper import Stage
from games.smog_riders.rules.test_markers_harm import OFFICE

# Luck


def cursed(*dice: str, luck: int = 3) -> Stage:
    """Mapuche rolls in the Furnace, whose punishment strikes on a 6."""
    stage = Stage().no_turrets().put("mapuche", "H5").room(OFFICE, card="furnace").stock(0, luck=luck).rolling(0)
    stage.answer(f"roll:{OFFICE}").pass_windows()
    assert stage.pool.dice == ("R", "R", "B")
    return stage.roll(*[int(die) for die in dice])


@pytest.mark.rule("SR-MARK-04")
def test_luck_rolls_any_dice_of_one_roll_again() -> None:
    stage = cursed("1", "1", "5").answer("luck", "reroll:R1", "reroll:R1").roll(3, 4)
    assert stage.pool.dice == ("R3", "R4", "B5")
    assert stage.side(0).luck == 2


@pytest.mark.rule("SR-MARK-04")
def test_luck_may_be_spent_again_and_again_while_there_is_some() -> None:
    stage = cursed("1", "2", "3", luck=1).answer("luck", "reroll:R1", "done").roll(2)
    assert stage.pool.dice == ("R2", "R2", "B3")
    assert stage.kind != "react" or "luck" not in stage.options()


@pytest.mark.rule("SR-MARK-05")
def test_luck_cancels_the_curse_of_one_die() -> None:
    stage = cursed("6", "6", "1", luck=1).answer("pass")
    assert stage.asked == (0, "curse")
    stage.answer("cancel:R6")
    assert stage.side(0).luck == 0
    assert stage.who("mapuche").wounds == 1, "the other one strikes"
    assert stage.pool.dice == ("R6", "R6", "B1"), "both dice may be used"


@pytest.mark.rule("SR-MARK-06")
def test_spent_luck_is_gone() -> None:
    stage = cursed("1", "1", "5").answer("luck", "reroll:R1", "done").roll(3)
    assert [side.luck for side in stage.board.sides] == [2, 0]


# Steam Power


@pytest.mark.rule("SR-MARK-07")
def test_steam_power_pays_for_devastating_attacks() -> None:
    stage = (
        Stage(team=("amelia", "hans", "patty")).no_turrets().put("amelia", "H5").put("duane", "H7").stock(0, steam=2)
    )
    stage.rolling(0).roll_room(OFFICE, "R1", "B2", "B3").assign(amelia_second=["R1", "B2", "B3"])
    stage.answer("use:amelia,second", "number:2")
    assert stage.who("duane").at == OUT, "1 and 2 extra wounds against Health 3"
    assert stage.side(0).steam == 0


@pytest.mark.rule("SR-MARK-07")
def test_only_steam_power_one_has_can_be_spent() -> None:
    stage = (
        Stage(team=("amelia", "hans", "patty")).no_turrets().put("amelia", "H5").put("duane", "H7").stock(0, steam=1)
    )
    stage.rolling(0).roll_room(OFFICE, "R1", "B2", "B3").assign(amelia_second=["R1", "B2", "B3"])
    stage.answer("use:amelia,second")
    assert stage.why_not("number:2") is not None
    stage.answer("number:1")
    assert stage.who("duane").wounds == 2


@pytest.mark.rule("SR-MARK-08")
@pytest.mark.parametrize(("kind", "wounds", "steam"), [("basic", 0, 1), ("mkii", 1, 2), ("flame", 0, 1)])
def test_who_destroys_a_turret_gains_its_health_in_steam_power(kind: str, wounds: int, steam: int) -> None:
    stage = (
        Stage(players=3, team=("mapuche", "charlotte", "arcturus")).no_turrets().put("patty", "H5").put("mapuche", "H6")
    )
    gun = stage.turret(kind, "J5", wounds)
    stage.hand(1, "sabotage").turn_of(1).answer("play:sabotage", f"on:{gun}")
    assert stage.turret_at("J5") is None
    assert [side.steam for side in stage.board.sides] == [0, steam, 0], "nothing for who gave the first wound"


@pytest.mark.rule("SR-RULING-48")
def test_steam_power_is_a_stock_all_characters_share() -> None:
    stage = (
        Stage().no_turrets().put("mapuche", "H5").put("charlotte", "G5").put("kelly", "H7").gear("mapuche", "stunner")
    )
    stage.turn_of(0).answer("portal:charlotte", "enter:access1")
    assert stage.side(0).steam == 1, "Charlotte gains it in Stygia"
    stage.rolling(0).roll_room(OFFICE, "R4", "R4", "B1").assign(**{"mapuche_stunner.2": ["R4", "R4"]})
    stage.answer("use:mapuche,stunner.2", "along:s")
    assert stage.side(0).steam == 0, "and Mapuche spends it"
    assert stage.who("kelly").wounds == 1
