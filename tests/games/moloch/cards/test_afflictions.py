"""The nine kinds of affliction (content 12): what acts at once and goes, and what stays until it is cured."""

import pytest

from games.moloch.cards.playing import fight, go, laid, pool, strike, ward
from games.moloch.helper import Stage


def drawn(affliction: str, **fields: int) -> Stage:
    """Tobias on C6 has just dealt Drago on D6 his fourth damage, and this card is drawn."""
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6").ether("tobias", 0).ether("drago", 0)
    stage.stack("afflictions", affliction).change("drago", **({"damage": 3} | fields))
    stage.place("emma", "G6").ether("emma", 0)
    return fight(stage, "attack:melee,drago", "hit")


def suffering(affliction: str, at: str = "C6") -> Stage:
    return Stage("1", acting="drago", at=at).afflict(affliction, "drago").ether("drago", 0)


def points(stage: Stage) -> int:
    decision = go(stage, "move").match.decision
    assert decision is not None
    return int(decision.prompt[1]["points"])


@pytest.mark.rule("RM-AFFL-02", "RM-AFFL-01")
def test_a_shudder_changes_nothing() -> None:
    stage = drawn("shudder", ether=2)
    drago = stage.figure("drago")
    assert (stage.asked, stage.actions_left()) == ((0, "act"), 1)
    assert (drago.damage, drago.ether, drago.afflictions, stage.at("drago")) == (4, 2, (), "D6")
    assert stage.board.affliction_discard == ("shudder",)


# Blind rage


@pytest.mark.rule("RM-AFFL-03", "RM-RULING-75")
def test_in_blind_rage_the_nemesis_charges_with_the_gentleman_for_nothing() -> None:
    stage = drawn("blind_rage", ether=2)
    assert stage.asked == (0, "act")
    assert set(stage.options()) == {"charge:emma", "end"}  # Tobias is too near for a charge, a friend is not
    go(stage, "charge:emma", "step:E6")
    assert stage.asked[0] == 0
    go(stage, "step:F6", "stop")
    assert pool(stage) == 5  # 3, and the always-on wild charge
    ward(strike(stage, "hit crown"))
    assert (stage.figure("emma").damage, stage.figure("drago").ether) == (2, 2)  # the crown is a hit
    assert (stage.asked, stage.actions_left(), stage.board.affliction_discard) == ((0, "act"), 1, ("blind_rage",))


@pytest.mark.rule("RM-AFFL-03", "RM-RULING-75")
def test_blind_rage_may_be_declined_and_needs_no_charge_special() -> None:
    stage = go(drawn("blind_rage"), "end")
    assert (stage.at("drago"), stage.figure("emma").damage, stage.actions_left()) == ("D6", 0, 1)
    stage = Stage("1", acting="tobias", at="C6").place("major", "D6").place("clown1", "G6").ether("tobias", 0)
    stage.ether("major", 0).change("major", damage=3).stack("afflictions", "blind_rage")
    fight(stage, "attack:melee,major", "hit")
    assert "charge:clown1" in stage.options()
    stage = Stage("1", acting="tobias", at="C6").place("major", "D6").ether("tobias", 0).ether("major", 0)
    stage.change("major", damage=3).stack("afflictions", "blind_rage")
    fight(stage, "attack:melee,major", "hit")
    assert (stage.options(), stage.board.affliction_discard) == (
        ["move", "attack:melee,major", "end"],
        ("blind_rage",),
    )  # nobody to charge


# Sacrifice


@pytest.mark.rule("RM-AFFL-04")
@pytest.mark.parametrize("made", [True, False])
def test_a_sacrifice_is_an_attack_if_he_likes_and_then_two_damage(made: bool) -> None:
    stage = drawn("sacrifice")
    assert stage.asked == (stage.figure("drago").seat, "act")
    assert set(stage.options()) == {"attack:melee,tobias", "end"}
    assert stage.figure("drago").damage == 4  # the attack comes first
    if made:
        go(stage, "attack:melee,tobias")
        ward(strike(stage, "hit hit"))
        assert stage.figure("tobias").damage == 2
    else:
        go(stage, "end")
    drago = stage.figure("drago")
    assert (drago.damage, drago.defeated, stage.board.affliction_discard) == (6, False, ("sacrifice",))
    assert (stage.asked, stage.actions_left()) == ((0, "act"), 1)


@pytest.mark.rule("RM-AFFL-04")
def test_a_sacrifice_with_two_life_left_is_the_last_blow() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6").ether("tobias", 0).ether("drago", 0)
    stage.stack("afflictions", "sacrifice").change("drago", damage=3)
    fight(stage, "attack:melee,drago", "hit hit hit")
    assert (stage.figure("drago").damage, stage.figure("drago").defeated) == (6, False)
    go(stage, "attack:melee,tobias")
    ward(strike(stage, "hit"))
    assert (stage.figure("tobias").damage, stage.figure("drago").defeated, stage.board.deaths) == (1, True, 1)


# Until he rests


@pytest.mark.rule("RM-AFFL-01")
def test_a_sprained_ankle_takes_a_point_until_the_gentleman_rests() -> None:
    assert points(Stage("1", acting="drago", at="C6")) == 3
    assert points(suffering("sprained_ankle")) == 2
    stage = go(suffering("sprained_ankle"), "rest")
    assert (stage.figure("drago").afflictions, stage.board.affliction_discard) == ((), ("sprained_ankle",))


@pytest.mark.rule("RM-AFFL-01", "RM-RULING-98")
def test_shaking_hands_take_a_die_of_each_attack_but_never_the_last() -> None:
    stage = suffering("shaking_hands").place("emerson", "D6").ether("emerson", 0)
    for _ in range(2):
        assert pool(go(stage, "attack:melee,emerson")) == 2
        ward(strike(stage))
    stage = suffering("shaking_hands").afflict("shaking_hands", "drago").place("tobias", "D6").ether("tobias", 0)
    assert pool(go(stage, "attack:melee,tobias")) == 1
    stage = go(suffering("shaking_hands"), "rest")
    assert stage.figure("drago").afflictions == ()


# Until some damage is healed


@pytest.mark.rule("RM-AFFL-01", "RM-RULING-66")
def test_bleeding_costs_a_damage_each_activation_until_some_is_healed() -> None:
    stage = suffering("bleeding").activate("drago").activate("drago")
    assert (stage.figure("drago").damage, stage.figure("drago").afflictions) == (2, ("bleeding",))
    go(stage.give("whisky", "drago"), "use:whisky.0")
    assert (stage.figure("drago").damage, stage.figure("drago").afflictions) == (0, ())
    assert stage.activate("drago").figure("drago").damage == 0


def test_bleeding_does_not_end_while_there_is_nothing_to_heal() -> None:
    stage = suffering("bleeding").give("whisky", "drago")
    assert "use:whisky.0" not in stage.options()
    assert go(stage, "rest").figure("drago").afflictions == ("bleeding",)  # resting heals, but there is no damage


# Ether and flight


@pytest.mark.rule("RM-AFFL-01")
@pytest.mark.parametrize(("ether", "left", "handed"), [(3, 1, 2), (1, 0, 1), (0, 0, 0)])
def test_burning_ether_goes_to_the_nemesis(ether: int, left: int, handed: int) -> None:
    stage = drawn("ether_burn", ether=ether)
    assert (stage.figure("drago").ether, laid(stage)) == (left, handed)
    assert (stage.figure("drago").damage, stage.board.affliction_discard) == (4, ("ether_burn",))


@pytest.mark.rule("RM-RULING-74")
def test_in_flight_the_nemesis_leads_him_three_squares_unhurt() -> None:
    stage = drawn("flight").fire("F6")
    assert stage.asked == (0, "step")
    go(stage, "step:E6", "step:F6", "step:F5")
    assert (stage.at("drago"), stage.kind) == ("F5", "act")
    assert stage.figure("drago").damage == 5  # no disengaging, but the fire
    assert (stage.actions_left(), stage.board.affliction_discard) == (1, ("flight",))


@pytest.mark.rule("RM-AFFL-01")
def test_grim_resolve_is_two_ether() -> None:
    assert drawn("grim_resolve").figure("drago").ether == 2
    stage = drawn("grim_resolve", ether=2)
    assert stage.figure("drago").ether == 3  # no more than he can hold
    assert laid(stage) == 0
