"""The advantages of the arcanist (content 9): at least one test a card."""

import pytest

from games.moloch.cards.playing import WITH_ABIGAIL, fight, go, laid, pool, strike, ward
from games.moloch.helper import Stage


def abigail(card: str, at: str = "C6") -> Stage:
    """It is Abigail's activation; she has this card and 3 ether."""
    return Stage("1", acting="abigail", at=at, group=WITH_ABIGAIL).learn(card, "abigail").ether("abigail", 3)


def falling(at: str) -> Stage:
    """Tobias strikes Drago down; Abigail stands there with the spirit of vengeance."""
    stage = Stage("1", acting="tobias", at="C6", group=WITH_ABIGAIL).ether("tobias", 0)
    stage.place("drago", "D6").ether("drago", 0).change("drago", damage=7)
    return stage.place("abigail", at).learn("spirit_of_vengeance", "abigail").ether("abigail", 1)


@pytest.mark.rule("RM-RULING-68")
def test_the_spirit_of_vengeance_strikes_who_defeats_a_friend() -> None:
    stage = falling("G6")
    fight(stage, "attack:melee,drago", "hit")
    assert stage.asked == (stage.figure("abigail").seat, "aftermath")
    go(stage, "use:spirit_of_vengeance.0")
    assert pool(stage) == 5
    ward(strike(stage, "hit hit"), "cover")  # it ignores cover, though Drago does not give any
    assert (stage.figure("tobias").damage, laid(stage)) == (2, 1)


@pytest.mark.rule("RM-RULING-68")
@pytest.mark.parametrize("at", ["I6", "D2"])
def test_the_spirit_of_vengeance_needs_short_range_and_sight(at: str) -> None:
    """Five squares from Drago; near him, but behind a wall from Tobias."""
    stage = falling(at)
    fight(stage, "attack:melee,drago", "hit")
    assert stage.kind == "act"


def test_the_spirit_of_vengeance_minds_attacks_only() -> None:
    stage = Stage("1", acting="drago", at="D6", group=WITH_ABIGAIL).change("drago", damage=7).fire("E6")
    stage.place("abigail", "G6").learn("spirit_of_vengeance", "abigail").place("tobias", "H6")
    go(stage, "move", "step:E6")
    assert stage.figure("drago").defeated
    assert stage.over or stage.kind != "aftermath"


def test_life_drain_heals_by_the_damage_dealt_in_melee() -> None:
    stage = abigail("life_drain").place("emerson", "D6").ether("emerson", 0).change("abigail", damage=4)
    go(stage, "attack:melee,emerson", "bonus:life_drain.0,1")
    ward(strike(stage, "hit hit hit"), "dodge")
    assert (stage.figure("emerson").damage, stage.figure("abigail").damage) == (2, 2)
    assert laid(stage) == 1


def test_life_drain_does_not_work_at_range() -> None:
    stage = abigail("life_drain").place("emerson", "F6").give("revolver", "abigail")
    go(stage, "attack:ranged,emerson", "pay:0")
    assert pool(stage) == 3  # no bonus is offered


def test_the_protection_aura_shields_gentlemen_in_short_range() -> None:
    stage = abigail("protection_aura", at="D6").place("drago", "H6").ether("drago", 0).ether("abigail", 2)
    stage.place("emma", "I6").ether("emma", 0).answer("use:protection_aura.0")
    assert (stage.figure("abigail").ether, laid(stage)) == (0, 0)  # it lies on the card
    stage.place("tobias", "I5").ether("tobias", 0).turn("tobias", actions=3)
    assert pool(strike(go(stage, "attack:melee,drago"))) == 4
    assert pool(strike(go(ward(stage), "attack:melee,emma"))) == 3  # five squares away
    ward(stage).place("tobias", "C6").turn("tobias")
    assert pool(strike(go(stage, "attack:melee,abigail"))) == 4  # she too


def test_the_protection_aura_ends_when_her_next_activation_starts() -> None:
    stage = abigail("protection_aura").answer("use:protection_aura.0").activate("abigail")
    assert stage.asked == (0, "split")
    go(stage, "to_power:instill_chaos")
    assert laid(stage) == 2
    stage.place("tobias", "D6").ether("tobias", 0).turn("tobias").ether("abigail", 0)
    assert pool(strike(go(stage, "attack:melee,abigail"))) == 3


@pytest.mark.rule("RM-RULING-110")
def test_reap_vitae_gains_ether_from_a_minions_defeat_once_while_a_card_is_resolved() -> None:
    stage = Stage("1", acting="drago", at="C6", group=WITH_ABIGAIL).place("shambling1", "D6").place("shambling2", "B6")
    stage.place("abigail", "G6").learn("reap_vitae", "abigail").ether("abigail", 0).place("shambling3", "B5")
    fight(stage, "attack:melee,shambling1", "hit")
    assert stage.figure("abigail").ether == 1  # whoever did it
    fight(stage, "attack:melee,shambling2", "hit")
    assert stage.figure("abigail").ether == 1
    stage.place("abigail", "F6").turn("drago")
    stage.board.used_card = ()  # the next activation card
    fight(stage, "attack:melee,shambling3", "hit")
    assert stage.figure("abigail").ether == 2


def test_reap_vitae_needs_short_range() -> None:
    stage = Stage("1", acting="drago", at="C6", group=WITH_ABIGAIL).place("shambling1", "D6")
    stage.place("abigail", "I6").learn("reap_vitae", "abigail").ether("abigail", 0)
    fight(stage, "attack:melee,shambling1", "hit")
    assert stage.figure("abigail").ether == 0


def test_reap_vitae_also_counts_minions_that_burn() -> None:
    stage = Stage("1", acting="shambling1", at="D6", group=WITH_ABIGAIL).fire("E6")
    stage.place("abigail", "G6").learn("reap_vitae", "abigail").ether("abigail", 0)
    go(stage, "move", "step:E6")
    assert (stage.at("shambling1"), stage.figure("abigail").ether) == ("", 1)


@pytest.mark.rule("RM-RULING-75")
def test_possession_lets_a_minion_strike_its_own_side_alone() -> None:
    stage = abigail("possession").place("shambling1", "F6").place("clown1", "G6").place("shambling2", "H6")
    stage.place("drago", "F5").place("tobias", "E6")
    go(stage, "use:possession.0", "on:shambling1")
    assert stage.asked == (stage.figure("abigail").seat, "act")
    assert {"melee,clown1", "melee,tobias", "melee,drago"} == stage.offers("attack")  # friends and enemies
    go(stage, "attack:melee,clown1")
    assert pool(stage) == 3  # nobody may join
    ward(strike(stage, "crown crown hit"))  # crowns are hits
    assert stage.at("clown1") == ""
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["figure"] == "abigail"  # one action
    assert (stage.actions_left(), stage.figure("abigail").ether, laid(stage)) == (1, 1, 2)


@pytest.mark.rule("RM-RULING-75", "RM-DIS-04")
def test_a_possessed_minion_walks_without_harm_and_not_through_its_enemies() -> None:
    stage = abigail("possession").place("shambling1", "E6").place("drago", "F6").place("shambling2", "H6")
    go(stage, "use:possession.0", "on:shambling1", "move")
    assert "F6" not in stage.offers("step")
    go(stage, "step:D6", "stop")
    assert stage.at("shambling1") == "D6"


def test_possession_needs_sight() -> None:
    assert abigail("possession").place("shambling1", "D2").denied("use:possession.0") == "RM-RULING-107"


def test_soul_fire_burns_four_squares_far_and_ignores_cover() -> None:
    stage = abigail("soul_fire").place("emerson", "G6").ether("emerson", 0).place("bobby1", "E6")
    go(stage, "use:soul_fire.0")
    assert pool(stage) == 4
    ward(strike(stage, "hit hit"), "cover cover")
    assert (stage.figure("emerson").damage, stage.fires()) == (2, {"G6"})
    assert (stage.actions_left(), laid(stage)) == (1, 2)
    assert abigail("soul_fire").place("emerson", "H6").denied("use:soul_fire.0") == "RM-RULING-107"


def test_soul_fire_keeps_to_adjacent_targets() -> None:
    stage = abigail("soul_fire").place("emerson", "G6").place("clown1", "D6")
    go(stage, "use:soul_fire.0")
    ward(strike(stage, "hit"))
    assert stage.fires() == {"D6"}  # at the clown, without a choice


@pytest.mark.rule("RM-ADV-06", "RM-RULING-106")
def test_the_healing_wave_heals_everybody_in_short_range() -> None:
    stage = abigail("healing_wave", at="C6").change("abigail", damage=3).place("drago", "C2").change("drago", damage=1)
    stage.place("emma", "H6").change("emma", damage=2).place("bobby1", "D6")
    go(stage, "use:healing_wave.0")
    assert [stage.figure(id).damage for id in ("abigail", "drago", "emma")] == [1, 0, 2]
    assert (stage.actions_left(), laid(stage)) == (1, 2)


def test_healing_wave_leaves_the_defeated_alone() -> None:
    stage = abigail("healing_wave").change("abigail", damage=1).place("drago", "D6").change("drago", damage=8)
    stage.change("drago", defeated=True)
    go(stage, "use:healing_wave.0")
    assert stage.figure("drago").damage == 8


def test_the_spectral_bolt_flies_past_adjacent_enemies_and_cover() -> None:
    stage = abigail("spectral_bolt").place("clown1", "D6").place("emerson", "I6").ether("emerson", 0)
    go(stage, "use:spectral_bolt.0", "on:emerson")
    assert pool(stage) == 4
    ward(strike(stage, "hit hit hit"), "cover dodge")
    assert stage.figure("emerson").damage == 2
    assert (stage.actions_left(), laid(stage), stage.fires()) == (1, 1, set())
