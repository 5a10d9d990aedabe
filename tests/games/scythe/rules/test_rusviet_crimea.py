"""Rusviet and Crimea: what each may do that others may not."""

import pytest

from brassboard.games.scythe.content import BOARD, FACTIONS
from brassboard.games.scythe.data.events import CardStolen, CombatBegan, StolenCard
from games.scythe.helper import Stage
from games.scythe.rules.faction_stages import SEVEN, board_of, most_cards, next_turn

FARMS = [name for name, terrain in zip(BOARD.names, BOARD.terrain, strict=True) if terrain == "farm"]


# Rusviet


@pytest.mark.rule("SC-RUS-01")
def test_relentless_may_stay_on_its_section() -> None:
    stage = Stage("rusviet", "nordic").change("rusviet", token=2).turn_of("rusviet")
    assert "section:2" in stage.options()
    assert Stage("nordic", "rusviet").change("nordic", token=2).turn_of("nordic").denied("section:2") == "SC-TURN-01"


@pytest.mark.rule("SC-RUS-01", "SC-RULING-01")
def test_relentless_does_not_hold_for_the_factory_card() -> None:
    stage = Stage("rusviet", "nordic").factory_card("rusviet", 3).change("rusviet", token=5).turn_of("rusviet")
    assert stage.denied("section:5") == "SC-TURN-01"
    assert stage.options() == ["section:1", "section:2", "section:3", "section:4"]


@pytest.mark.rule("SC-RUS-03", "SC-RULING-16")
def test_township_joins_controlled_villages_and_the_factory_with_each_other() -> None:
    stage = board_of("rusviet", township="D6", speed="E4").units("rusviet", workers=["H5"]).moving("rusviet")
    assert set(stage.targets("mech", "D6")) == {"E6", "E7", "E4", "H5"}
    assert {"D6", "H5"} <= set(stage.targets("mech", "E4"))
    stage = board_of("rusviet", township="D6").units("nordic", workers=["H5"]).moving("rusviet")
    assert stage.denied("move:mech,D6,H5") == "SC-MOVE-02", "a village of another player"


@pytest.mark.rule("SC-RULING-16")
def test_township_leads_to_a_factory_held_by_an_enemy() -> None:
    stage = board_of("rusviet", township="D6").units("nordic", mechs=["E4"]).moving("rusviet")
    stage.answer("move:mech,D6,E4", "done")
    assert stage.events(CombatBegan) == [CombatBegan("rusviet", "nordic", "E4")]


@pytest.mark.rule("SC-RUS-03")
def test_township_is_not_for_workers() -> None:
    stage = board_of("rusviet", township="D6").units("rusviet", workers=["D6"]).moving("rusviet")
    assert stage.targets("worker", "D6") == ["E6", "E7"]


@pytest.mark.rule("SC-RUS-04")
@pytest.mark.parametrize(("workers", "most"), [(3, 3), (1, 3), (0, 2)])
def test_peoples_army_plays_one_more_card_beside_a_worker(workers: int, most: int) -> None:
    stage = board_of("rusviet", peoples_army="D6", speed="D6").units("rusviet", workers=["D6"] * workers)
    stage.units("nordic", mechs=["D6"]).combat("rusviet", "nordic", "D6")
    assert most_cards(stage, "rusviet") == most


# Crimea


def short_of_oil(oil: int, *cards: int) -> Stage:
    """Crimea on a mat where Upgrade costs 3 oil."""
    stage = Stage("crimea", "nordic", mats={"crimea": "mechanical"}).goods("H3", oil=oil).cards("crimea", *cards)
    return stage.turn_of("crimea", "upgrade")


@pytest.mark.rule("SC-CRI-01")
def test_coercion_spends_a_combat_card_for_a_resource() -> None:
    stage = short_of_oil(2, 2, 5)
    assert stage.denied("bottom") == ""
    stage.answer("bottom")
    assert stage.options() == ["coerce:2", "coerce:5"]
    stage.answer("coerce:5")
    assert stage.kind == "upgrade"
    assert stage.who("crimea").cards == (2,)
    assert stage.board.combat_discard == (5,)
    assert stage.lying("H3") == {}


@pytest.mark.rule("SC-CRI-01")
def test_coercion_is_once_per_turn() -> None:
    assert short_of_oil(1, 2, 5).denied("bottom") == "SC-TURN-04", "two cards for two resources"
    stage = short_of_oil(3, 2, 5).answer("bottom")
    assert {"coerce:2", "coerce:5", "pay:oil,H3"} == set(stage.options())
    stage.answer("coerce:2")
    assert stage.kind == "upgrade"
    assert stage.lying("H3") == {"oil": 1}, "the other two were paid in oil"
    assert stage.who("crimea").used == ("coercion",)


@pytest.mark.rule("SC-CRI-01")
def test_coercion_comes_back_in_the_next_turn() -> None:
    stage = next_turn(short_of_oil(2, 2, 5).answer("bottom", "coerce:2")).goods("H3", oil=2)
    stage.choose("upgrade").answer("bottom")
    assert "coerce:5" in stage.options()


@pytest.mark.rule("SC-CRI-01")
def test_coercion_is_crimeas_alone_and_needs_a_card() -> None:
    assert short_of_oil(2).denied("bottom") == "SC-TURN-04"
    stage = Stage("rusviet", "nordic").goods("D6", oil=2).cards("rusviet", 2).turn_of("rusviet", "upgrade")
    assert stage.denied("bottom") == "SC-TURN-04"


@pytest.mark.rule("SC-CRI-03")
def test_wayfare_leads_to_the_own_base_and_to_those_of_absent_factions() -> None:
    stage = board_of("crimea", "polania", wayfare="F4")
    bases = {to for to in stage.targets("mech", "F4") if to.startswith("base_")}
    assert bases == {f"base_{id}" for id in FACTIONS if id != "polania"}
    assert stage.denied("move:mech,F4,base_polania") == "SC-TERR-05"
    assert "base_nordic" in stage.targets("character", "base_crimea"), "from a home base too"
    stage.answer("move:mech,F4,base_nordic").moving("crimea")
    assert {"B4", "B5", "base_crimea"} <= set(stage.targets("mech", "base_nordic"))


@pytest.mark.rule("SC-CRI-03")
def test_wayfare_is_not_for_workers_nor_before_it_is_uncovered() -> None:
    stage = board_of("crimea", "polania", wayfare="F4").units("crimea", workers=["F4"]).moving("crimea")
    assert stage.denied("move:worker,F4,base_crimea") == "SC-TERR-05"
    assert board_of("crimea", "polania", speed="F4").denied("move:mech,F4,base_crimea") == "SC-TERR-05"


@pytest.mark.rule("SC-CRI-04", "SC-RULING-18")
def test_scout_takes_a_random_card_that_may_be_played_at_once() -> None:
    stage = board_of("crimea", scout="G5").units("nordic", mechs=["G5"]).cards("nordic", 2, 3, 5)
    stage.combat("crimea", "nordic", "G5").answer("draw:2")
    assert (stage.who("crimea").cards, stage.who("nordic").cards) == ((5,), (2, 3))
    assert stage.events(CardStolen) == [CardStolen("crimea", "nordic")]
    assert stage.events(StolenCard) == [], "others do not learn which"
    assert [stage.events(StolenCard, seat) for seat in (0, 1)] == [[StolenCard(5)], [StolenCard(5)]]
    stage.dials("0 5", "4")
    assert stage.at("nordic", "mech") == ["base_nordic"]


@pytest.mark.rule("SC-CRI-04")
def test_scout_takes_nothing_from_an_empty_hand() -> None:
    stage = board_of("crimea", scout="G5").units("nordic", mechs=["G5"]).combat("crimea", "nordic", "G5")
    assert stage.kind == "dial"


@pytest.mark.rule("SC-BIG-01")
def test_with_six_or_more_factions_wayfare_leads_to_unoccupied_farms() -> None:
    stage = Stage(*SEVEN[:4], "crimea", "albion").no_encounters().mechs("crimea", wayfare_farms="F4")
    stage.units("crimea", workers=["H3"]).structures("nordic", mill="B2").moving("crimea")
    occupied = {at for one in SEVEN[:4] for at in stage.at(one, "worker")} | {"H3", *stage.at("albion", "worker")}
    farms = set(FARMS) - occupied
    assert "B2" in occupied, "a worker of Albion"
    assert farms == {"C6", "C7", "F3", "H6"}
    assert set(stage.targets("mech", "F4")) == farms | {"E4", "G3", "G4"}
    assert stage.denied("move:mech,F4,base_crimea") == "SC-TERR-05"
