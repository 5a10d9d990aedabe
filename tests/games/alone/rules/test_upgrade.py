"""Upgrades: materials, the charge that pays, and what a free upgrade needs."""

import pytest

from brassboard.games.alone.content import ITEMS, MATERIALS
from brassboard.games.alone.data.item_frames import HeroCalls, Upgrades
from games.alone.helper import Stage

KNIFE_AND_SEDATIVE = ("KNIF", "SEDA")
"""The Cutter needs chemical, and the Sedative is of it."""


def workshop(*items: str) -> Stage:
    """The Hero has these items and may upgrade, as after a search."""
    stage = Stage(character="doctor")
    for item in items:
        stage.item(item)
    return stage.run(Upgrades())


@pytest.mark.rule("AL-UPG-01")
def test_every_item_has_a_material_and_needs_another_one() -> None:
    for item in ITEMS.values():
        assert item.material in MATERIALS
        assert item.needs in MATERIALS
        assert item.material != item.needs


@pytest.mark.rule("AL-UPG-01")
def test_the_charge_must_be_of_the_needed_material() -> None:
    stage = workshop("KNIF", "JETP", "SEDA")
    denial = stage.why_not("upgrade:KNIF,0,JETP,1")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-UPG-01", {"payer": "JETP", "needs": "chemical"})
    assert "upgrade:KNIF,0,SEDA,2" in stage.options()


@pytest.mark.rule("AL-UPG-02")
def test_an_upgrade_moves_one_charge_of_the_other_item() -> None:
    stage = workshop(*KNIFE_AND_SEDATIVE)
    stage.answer("upgrade:KNIF,0,SEDA,1", seat=0)
    knife, sedative = stage.board.hero.items
    assert (knife.charges, knife.upgraded) == (3, True)
    assert (sedative.charges, sedative.upgraded) == (1, False)


@pytest.mark.rule("AL-UPG-02")
def test_an_item_without_charges_pays_nothing() -> None:
    stage = Stage(character="doctor").item("KNIF").item("SEDA", charges=0).item("MEDK").run(Upgrades())
    assert stage.denied("upgrade:KNIF,0,SEDA,1") == "AL-UPG-02"
    assert stage.offers("upgrade") == {"KNIF,0,MEDK,2", "MEDK,2,KNIF,0"}


@pytest.mark.rule("AL-UPG-02")
def test_an_item_without_charges_can_be_upgraded() -> None:
    stage = Stage(character="doctor").item("KNIF", charges=0).item("SEDA").run(Upgrades())
    stage.answer("upgrade:KNIF,0,SEDA,1", seat=0)
    assert stage.board.hero.items[0].upgraded


@pytest.mark.rule("AL-UPG-03")
def test_an_item_never_pays_for_itself() -> None:
    stage = Stage(character="doctor").item("KNIF").item("SEDA").run(Upgrades())
    stage.turn.any_material = True  # So that only the rule about the item itself can refuse it.
    stage.ask_again()
    assert stage.denied("upgrade:KNIF,0,KNIF,0") == "AL-UPG-03"
    assert "upgrade:KNIF,0,SEDA,1" in stage.options()


@pytest.mark.rule("AL-UPG-03")
def test_another_card_of_the_same_name_may_pay() -> None:
    stage = Stage(character="doctor").item("KNIF").item("KNIF").run(Upgrades())
    assert stage.asked == (0, "act")  # The Cutter is of metal and needs chemical.
    stage.turn.any_material = True
    stage.run(Upgrades())
    assert stage.offers("upgrade") == {"KNIF,0,KNIF,1", "KNIF,1,KNIF,0"}


@pytest.mark.rule("AL-UPG-04")
def test_an_item_is_upgraded_once_and_the_marker_is_no_charge() -> None:
    stage = workshop("KNIF", "SEDA", "MEDK")
    stage.answer("upgrade:KNIF,0,SEDA,1", seat=0)
    denial = stage.why_not("upgrade:KNIF,0,MEDK,2")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-UPG-04", {"item": "KNIF"})
    assert stage.board.hero.items[0].charges == 3


@pytest.mark.rule("AL-UPG-04")
def test_nothing_is_upgraded_where_no_effect_says_so() -> None:
    stage = Stage(character="doctor").item("KNIF").item("SEDA")
    assert stage.offers("upgrade") == set()
    assert stage.why_not("upgrade:KNIF,0,SEDA,1") is not None
    stage.do("locate", "target:door", "target:switch")
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-UPG-05")
def test_a_free_upgrade_needs_no_other_item_and_no_material() -> None:
    stage = Stage(character="doctor").item("KNIF").run(HeroCalls("ability:technician.hero"))
    assert stage.asked == (0, "upgrade_free")
    stage.answer("upgrade_free:KNIF,0", seat=0)
    (knife,) = stage.board.hero.items
    assert (knife.charges, knife.upgraded) == (3, True)
    assert [(notice.item, notice.payer) for notice in stage.notices("item_upgraded")] == [("KNIF", "")]


@pytest.mark.rule("AL-UPG-05")
def test_a_free_upgrade_is_refused_for_an_upgraded_item() -> None:
    stage = Stage(character="doctor").item("KNIF", upgraded=True).item("SEDA").run(HeroCalls("reward:MG7"))
    assert stage.denied("upgrade_free:KNIF,0") == "AL-UPG-04"
    stage.answer("upgrade_free:SEDA,1", seat=0)
    assert stage.asked == (0, "act")  # Nothing is left to upgrade or to charge.


@pytest.mark.rule("AL-COMP-04")
def test_any_material_serves_in_the_turn_of_a_sacrificed_technician() -> None:
    stage = Stage(character="doctor").item("KNIF").item("JETP").sheet(companions=("technician",))
    stage.do("sacrifice:technician")
    assert "upgrade:KNIF,0,JETP,1" in stage.options()
