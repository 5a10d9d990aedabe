"""The advantages of the monster (content 9): at least one test a card."""

import pytest

from games.moloch.cards.playing import facing, fight, go, laid, pool, strike, ward
from games.moloch.helper import Stage


def drago(card: str, at: str = "C6") -> Stage:
    """It is Drago's activation; he has this card and 3 ether."""
    return Stage("1", acting="drago", at=at).learn(card, "drago").ether("drago", 3)


def test_bloodthirst_heals_one_for_each_figure_defeated() -> None:
    stage = drago("bloodthirst").place("shambling1", "D6").place("shambling2", "B6").change("drago", damage=3)
    fight(stage, "attack:melee,shambling1", "hit hit")
    assert stage.figure("drago").damage == 2
    fight(stage, "attack:melee,shambling2", "hit")
    assert stage.figure("drago").damage == 1  # each time


def test_bloodthirst_wants_defeats_by_attacks() -> None:
    stage = drago("bloodthirst").place("shambling1", "D6").change("drago", damage=3).give("caltrops", "drago")
    go(stage, "use:caltrops.0")
    assert (stage.at("shambling1"), stage.figure("drago").damage) == ("", 3)


def test_the_killer_instinct_counts_hit_plus_twice_in_melee() -> None:
    stage = drago("killer_instinct").place("emerson", "D6").ether("emerson", 0)
    go(stage, "attack:melee,emerson", "bonus:killer_instinct.0,1")
    ward(strike(stage, "hit+ hit+ hit"))
    assert (stage.figure("emerson").damage, laid(stage)) == (5, 1)
    stage = drago("killer_instinct").place("emerson", "F6").ether("emerson", 0).give("revolver", "drago")
    assert go(stage, "attack:ranged,emerson", "pay:0").chance  # not at range


@pytest.mark.rule("RM-SPEC-07")
def test_open_season_is_a_charge_more_without_further_ether() -> None:
    stage = drago("open_season").ether("drago", 2).place("emerson", "F6").ether("emerson", 0).place("clown1", "H5")
    go(stage, "use:open_season.0", "charge:emerson", "step:D6", "step:E6", "stop")
    assert pool(stage) == 5  # his wild charge
    ward(strike(stage, "hit"))
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["actions"] == 2  # it is over, and he has his own
    assert (stage.actions_left(), stage.figure("drago").ether, laid(stage)) == (2, 0, 2)
    assert stage.denied("use:open_season.0") == "RM-TYPE-07"


def test_open_season_needs_no_special() -> None:
    stage = Stage("1", acting="emma", at="C6").change("emma", advantages=("copycat",), copied="open_season")
    stage.ether("emma", 2).give("gas_pipe", "emma").place("emerson", "F6").ether("emerson", 0)
    go(stage, "use:open_season.0", "charge:emerson", "step:D6", "step:E6", "stop")
    assert pool(stage) == 1


@pytest.mark.rule("RM-RULING-107")
def test_open_season_needs_somebody_to_charge() -> None:
    assert drago("open_season").place("emerson", "D6").denied("use:open_season.0") == "RM-RULING-107"
    assert drago("open_season").place("emerson", "L6").denied("use:open_season.0") == "RM-RULING-107"
    assert drago("open_season").place("emerson", "F6").denied("use:open_season.0") == ""


def test_berserk_is_two_dice_once_the_affliction_point_is_reached() -> None:
    stage = drago("berserk").place("emerson", "D6").ether("emerson", 0).change("drago", damage=3)
    assert pool(go(stage, "attack:melee,emerson")) == 3
    stage = drago("berserk").place("emerson", "D6").ether("emerson", 0).change("drago", damage=4)
    assert pool(go(stage, "attack:melee,emerson")) == 5
    stage = drago("berserk").place("emerson", "D6").ether("emerson", 0).change("drago", damage=4)
    assert pool(go(stage.change("drago", role="bodyguard"), "attack:melee,emerson")) == 3  # the point is 7 now
    stage = drago("berserk").place("emerson", "F6").ether("emerson", 0).change("drago", damage=4)
    assert pool(go(stage.give("revolver", "drago"), "attack:ranged,emerson", "pay:0")) == 3


@pytest.mark.rule("RM-RULING-76")
def test_lash_out_strikes_every_adjacent_enemy_with_one_roll() -> None:
    stage = drago("lash_out").give("gas_pipe", "drago").place("emerson", "D6").ether("emerson", 0)
    stage.place("shambling1", "B6").place("shambling2", "C4").place("emma", "C5")
    go(stage, "use:lash_out.0", "on:shambling1")
    assert pool(stage) == 3  # his strength, no weapon
    strike(stage, "hit hit")
    assert pool(stage) == 2  # the zombie first
    ward(stage)
    assert stage.at("shambling1") == ""
    ward(stage, "dodge")
    assert (stage.figure("emerson").damage, stage.figure("emma").damage) == (1, 0)
    assert stage.at("shambling2") == "C4"  # two squares away
    assert (stage.actions_left(), laid(stage)) == (1, 1)


@pytest.mark.rule("RM-RULING-25")
def test_lash_out_takes_strength() -> None:
    stage = Stage("1", acting="emma", at="C6").change("emma", advantages=("copycat",), copied="lash_out")
    stage.ether("emma", 2).place("emerson", "D6").give("gas_pipe", "emma")
    assert stage.denied("use:lash_out.0") == "RM-RULING-107"  # strength 0, and no weapon helps


def test_the_rabid_reroll_in_melee() -> None:
    stage = drago("rabid").place("emerson", "D6").ether("emerson", 0)
    go(stage, "attack:melee,emerson", "bonus:rabid.0,1")
    strike(stage).answer("again:dodge", "again:dodge", "done")
    ward(strike(stage, "hit hit"))
    assert (stage.figure("emerson").damage, laid(stage)) == (2, 1)
    stage = drago("rabid").place("emerson", "F6").ether("emerson", 0).give("revolver", "drago")
    assert go(stage, "attack:ranged,emerson", "pay:0").chance


def test_the_inhuman_stand_stops_one_short_of_defeat_once_in_a_chapter() -> None:
    stage = facing("tobias", "drago").learn("inhuman_stand", "drago").change("drago", damage=6)
    ward(strike(go(stage, "attack:melee,drago"), "hit hit hit hit").ether("drago", 2))
    assert stage.asked == (1, "react")
    go(stage, "use:inhuman_stand.0")
    assert (stage.figure("drago").damage, stage.figure("drago").defeated) == (7, False)
    assert (stage.board.deaths, stage.board.nemesis.pool, laid(stage)) == (0, 0, 2)
    stage.ether("drago", 2)
    fight(stage, "attack:melee,drago", "hit")
    assert stage.figure("drago").defeated  # not a second time


def test_the_inhuman_stand_is_for_damage_that_would_defeat() -> None:
    stage = facing("tobias", "drago").learn("inhuman_stand", "drago").change("drago", damage=6).ether("drago", 2)
    fight(stage, "attack:melee,drago", "hit")
    assert stage.kind == "act"
    stage = drago("inhuman_stand").change("drago", damage=7).fire("D6")
    go(stage, "move", "step:D6")
    assert "use:inhuman_stand.0" in stage.options()  # of any kind


def test_the_survival_instinct_wards_off_with_crowns() -> None:
    stage = facing("tobias", "drago").learn("survival_instinct", "drago").ether("drago", 1)
    strike(go(stage, "attack:melee,drago"), "hit hit hit")
    go(stage, "use:survival_instinct.0")
    ward(stage, "crown crown hit")
    assert (stage.figure("drago").damage, laid(stage)) == (1, 1)
