"""The seven factions: what each may do that others may not."""

import pytest

from brassboard.games.scythe.content import BOARD, FACTIONS, TRAPS
from brassboard.games.scythe.data.events import (
    CardStolen,
    CombatBegan,
    DroveOff,
    EncounterMet,
    FlagPlaced,
    PowerUsed,
    Retreated,
    StolenCard,
    TrapArmed,
    TrapSet,
    TrapSprung,
)
from games.scythe.helper import Stage

LAKES = [name for name, terrain in zip(BOARD.names, BOARD.terrain, strict=True) if terrain == "lake"]
FARMS = [name for name, terrain in zip(BOARD.names, BOARD.terrain, strict=True) if terrain == "farm"]
TUNNELS = {"C4", "D2", "D5", "F3", "F6", "G4"}
SEVEN = ("polania", "saxony", "nordic", "rusviet", "crimea", "albion", "togawa")


def board_of(faction: str, other: str = "", **mechs: str) -> Stage:
    """A faction with these mech spaces uncovered, no workers anywhere, no encounters, and moving."""
    other = other or ("nordic" if faction != "nordic" else "saxony")
    stage = Stage(faction, other).no_encounters().units(faction, workers=[]).units(other, workers=[])
    return stage.mechs(faction, **mechs).moving(faction)


def most_cards(stage: Stage, faction: str) -> int:
    """How many combat cards this side of the open combat may play: it holds enough of them."""
    seat, played = stage.seat(faction), 0
    stage.cards(faction, 5, 4, 4, 3, 3, 2).answer("dial:0", seat=seat)
    while stage.kind_of(seat) == "cards":
        stage.answer(stage.options(seat)[0], seat=seat)
        played += 1
    return played


def next_turn(stage: Stage) -> Stage:
    """Seat 0 ends its turn, seat 1 passes its own: seat 0 is asked for a section again."""
    stage.decline_all().answer("section:1", "end")
    assert stage.asked == (0, "section")
    return stage


# Riverwalk


RIVERWALKS = [
    pytest.param("polania", "D1", "D2", "C2", marks=pytest.mark.rule("SC-POL-02")),
    pytest.param("saxony", "G2", "F2", "G3", marks=pytest.mark.rule("SC-SAX-02")),
    pytest.param("nordic", "C5", "D5", "C4", marks=pytest.mark.rule("SC-NOR-02")),
    pytest.param("rusviet", "E6", "F6", "E5", marks=pytest.mark.rule("SC-RUS-02")),
    pytest.param("crimea", "H4", "G4", "G5", marks=pytest.mark.rule("SC-CRI-02")),
]


@pytest.mark.parametrize(("faction", "start", "over", "barred"), RIVERWALKS)
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_riverwalk_leads_onto_two_terrains(faction: str, start: str, over: str, barred: str, unit: str) -> None:
    stage = board_of(faction, speed=start).units(faction, character=start).moving(faction)
    assert stage.denied(f"move:{unit},{start},{over}") == "SC-WATER-01", "not uncovered yet"
    stage = board_of(faction, riverwalk=start).units(faction, character=start).moving(faction)
    assert over in stage.targets(unit, start)
    assert barred not in stage.targets(unit, start)
    assert stage.denied(f"move:{unit},{start},{barred}") == "SC-WATER-01"


@pytest.mark.rule("SC-POL-02", "SC-SAX-02", "SC-NOR-02", "SC-RUS-02", "SC-CRI-02")
def test_the_terrains_of_riverwalk_are_those_of_the_rules() -> None:
    assert {id: set(faction.riverwalk) for id, faction in FACTIONS.items() if faction.riverwalk} == {
        "polania": {"village", "mountain"},
        "saxony": {"forest", "mountain"},
        "nordic": {"forest", "mountain"},
        "rusviet": {"farm", "village"},
        "crimea": {"farm", "tundra"},
    }


@pytest.mark.rule("SC-RUS-02")
def test_rusviets_riverwalk_leads_from_the_base_onto_the_farm() -> None:
    assert "C7" in board_of("rusviet", riverwalk="G5").targets("character", "base_rusviet")
    assert "C7" not in board_of("rusviet", speed="G5").targets("character", "base_rusviet")


# Polania


@pytest.mark.rule("SC-POL-01")
def test_meander_takes_two_options_and_the_first_may_pay_for_the_second() -> None:
    """Card 6: 2 coins and 1 popularity; or 3 coins for a recruit; or 2 popularity for 4 food."""
    stage = Stage("polania", "nordic").encounter(6).units("polania", character="D1").change("polania", coins=1)
    deck = len(stage.board.encounter_deck)
    stage.moving("polania").answer("move:character,D1,E2", "done")
    assert stage.offers("choose") == {"1", "3"}
    assert stage.denied("choose:2") == "SC-ENC-03"
    stage.answer("choose:1")
    assert stage.who("polania").coins == 3
    assert stage.offers("choose") == {"2", "3"}
    assert stage.denied("choose:1") == "SC-POL-01"
    stage.answer("choose:2")
    assert stage.kind == "enlist"
    stage.answer("enlist:deploy,power")
    assert stage.who("polania").coins == 0
    assert stage.kind == "act", "two are all"
    assert len(stage.board.encounter_deck) == deck
    assert len(stage.events(EncounterMet)) == 1


@pytest.mark.rule("SC-POL-01")
def test_meander_is_in_any_order_and_one_option_is_enough() -> None:
    stage = Stage("polania", "nordic").encounter(6).units("polania", character="D1")
    stage.moving("polania").answer("move:character,D1,E2", "done", "choose:3")
    assert stage.offers("choose") == {"1", "2"}
    assert stage.lying("E2") == {"food": 4}
    assert stage.answer("done").kind == "act"
    assert stage.who("polania").coins == 5


@pytest.mark.rule("SC-POL-01")
def test_others_take_one_option() -> None:
    stage = Stage("saxony", "nordic").encounter(6).units("saxony", character="G1").moving("saxony")
    assert stage.answer("move:character,G1,G2", "done", "choose:1").kind == "act"


@pytest.mark.rule("SC-POL-03")
def test_submerge_joins_all_lakes_and_their_shores() -> None:
    stage = board_of("polania", submerge="C1")
    assert stage.targets("mech", "C1") == ["B1", *sorted({*LAKES, "C2", "D1"} - {"C1"})]
    assert stage.targets("character", "base_polania") == ["C1", "D1", "E1"]
    assert board_of("polania", submerge="C2").targets("mech", "C2") == ["B1", "B2", "C1", "C3", "D2"]


@pytest.mark.rule("SC-POL-04", "SC-RULING-09")
def test_camaraderie_does_not_help_when_workers_are_driven_off_without_combat() -> None:
    stage = board_of("polania", camaraderie="D1").units("nordic", workers=["E1"])
    stage.moving("polania").answer("move:mech,D1,E1")
    assert stage.events(DroveOff) == [DroveOff("polania", "nordic", 1, "E1")]
    assert stage.who("polania").popularity == 4


@pytest.mark.rule("SC-POL-04")
@pytest.mark.parametrize(("ability", "left"), [("camaraderie", 5), ("speed", 3)])
def test_camaraderie_saves_popularity_after_a_combat_won_as_attacker(ability: str, left: int) -> None:
    stage = board_of("polania", **{ability: "E1"}).units("nordic", mechs=["E1"], workers=["E1", "E1"])
    stage.combat("polania", "nordic", "E1").dials("1", "0")
    assert stage.at("nordic", "worker") == ["base_nordic", "base_nordic"]
    assert stage.who("polania").popularity == left


@pytest.mark.rule("SC-BIG-02")
def test_with_six_or_more_factions_meander_pays_for_encounter_territories() -> None:
    """Tokens do not matter: the territories are marked."""
    wanted = ["B3", "C2", "E6", "G6"]
    big = Stage(*SEVEN).no_encounters().units("polania", workers=wanted)
    five = Stage(*SEVEN[:5]).no_encounters().units("polania", workers=wanted)
    assert big.total("polania") == five.total("polania") + 12
    assert Stage(*SEVEN[:6]).units("saxony", workers=wanted).total("saxony") == 5 + 2 * 4


# Saxony


@pytest.mark.rule("SC-SAX-01")
def test_dominate_places_a_third_star_for_a_combat() -> None:
    stage = board_of("saxony", speed="G2").units("nordic", mechs=["G2"]).stars("saxony", "combat_1", "combat_2")
    stage.change("saxony", wins=2).combat("saxony", "nordic", "G2").dials("1", "0")
    assert stage.who("saxony").stars == ("combat_1", "combat_2", "combat_2")


@pytest.mark.rule("SC-SAX-01")
def test_others_place_two() -> None:
    stage = board_of("nordic", speed="G2").units("saxony", mechs=["G2"]).stars("nordic", "combat_1", "combat_2")
    stage.change("nordic", wins=2).combat("nordic", "saxony", "G2").dials("1", "0")
    assert stage.who("nordic").stars == ("combat_1", "combat_2")


@pytest.mark.rule("SC-SAX-01")
@pytest.mark.parametrize(("faction", "kept"), [("saxony", (2,)), ("nordic", ())])
def test_dominate_keeps_the_other_objective_and_may_complete_it_too(faction: str, kept: tuple[int, ...]) -> None:
    """Objectives 1 and 2: three mountains, three tunnels at the end of the turn. D2 is both."""
    stage = board_of(faction).objectives(faction, 1, 2)
    stage.units(faction, workers=["B1", "D2", "E5", "F3", "G4"]).turn_of(faction, "move").answer("end", "reveal:1")
    assert stage.who(faction).stars == ("objective",)
    assert stage.who(faction).objectives == kept
    if kept:
        stage.answer("reveal:2")
        assert stage.who(faction).stars == ("objective", "objective")


@pytest.mark.rule("SC-SAX-03")
def test_underpass_joins_controlled_mountains_and_all_tunnels() -> None:
    stage = board_of("saxony", underpass="G1").units("nordic", workers=["E5"]).moving("saxony")
    assert set(stage.targets("mech", "G1")) == TUNNELS | {"G2", "H1"}
    assert stage.denied("move:mech,G1,E5") == "SC-MOVE-02", "a mountain of another player"
    stage.structures("saxony", mine="H1").moving("saxony")
    assert set(stage.targets("mech", "G1")) == TUNNELS | {"G2", "H1"}
    stage = board_of("saxony", underpass="F3").units("saxony", workers=["G1"]).moving("saxony")
    assert "G1" in stage.targets("mech", "F3"), "and back"
    assert "G1" not in board_of("saxony", underpass="F3").targets("mech", "F3"), "only while it is controlled"


@pytest.mark.rule("SC-SAX-03")
def test_the_own_mine_is_one_of_the_tunnels() -> None:
    stage = board_of("saxony", underpass="G1").structures("saxony", mine="B6").moving("saxony")
    assert "B6" in stage.targets("mech", "G1")
    stage = board_of("saxony", underpass="G1").structures("nordic", mine="B6").moving("saxony")
    assert "B6" not in stage.targets("mech", "G1")


@pytest.mark.rule("SC-SAX-03")
def test_underpass_is_not_for_workers() -> None:
    stage = board_of("saxony", underpass="G1").units("saxony", workers=["G1"]).moving("saxony")
    assert stage.targets("worker", "G1") == ["G2", "H1"]


@pytest.mark.rule("SC-RULING-15")
def test_underpass_joins_two_mountains() -> None:
    stage = board_of("saxony", underpass="G1").units("saxony", workers=["E7"]).moving("saxony")
    assert "E7" in stage.targets("mech", "G1")


@pytest.mark.rule("SC-SAX-04", "SC-RULING-18")
@pytest.mark.parametrize(("at", "left"), [("F3", 0), ("F4", 1)])
def test_disarm_takes_two_power_on_a_tunnel_without_being_asked(at: str, left: int) -> None:
    stage = board_of("saxony", disarm=at).units("nordic", mechs=[at]).change("nordic", power=1)
    stage.combat("saxony", "nordic", at)
    assert stage.kind == "dial"
    assert stage.who("nordic").power == left


@pytest.mark.rule("SC-SAX-04")
def test_disarm_works_for_a_defender_too() -> None:
    stage = board_of("saxony", disarm="F3").units("nordic", mechs=["F3"]).combat("nordic", "saxony", "F3")
    assert stage.who("nordic").power == 3


@pytest.mark.rule("SC-SAX-04", "SC-RULING-17")
@pytest.mark.parametrize(("owner", "left"), [("saxony", 3), ("nordic", 5)])
def test_disarm_works_on_saxonys_own_mine(owner: str, left: int) -> None:
    stage = board_of("saxony", disarm="B6").units("nordic", mechs=["B6"]).structures(owner, mine="B6")
    stage.combat("saxony", "nordic", "B6")
    assert stage.who("nordic").power == left


# Nordic


@pytest.mark.rule("SC-NOR-01")
def test_swim_takes_workers_over_rivers_onto_any_land_and_not_onto_lakes() -> None:
    stage = board_of("nordic").units("nordic", character="B4", workers=["B4", "C4"]).moving("nordic")
    assert stage.targets("worker", "B4") == ["B3", "B5", "C4", "C5"]
    assert stage.targets("character", "B4") == ["B5", "C5"]
    assert not set(stage.targets("worker", "C4")) & set(LAKES)


@pytest.mark.rule("SC-NOR-01")
def test_swim_does_not_help_the_mech_that_carries_workers() -> None:
    stage = board_of("nordic", speed="B4").units("nordic", workers=["B4"]).moving("nordic")
    assert stage.denied("move:mech,B4,B3") == "SC-WATER-01"


@pytest.mark.rule("SC-NOR-01")
def test_only_nordic_workers_swim() -> None:
    stage = board_of("rusviet").units("rusviet", workers=["B4"]).moving("rusviet")
    assert stage.denied("move:worker,B4,B3") == "SC-WATER-01"


def beaten_on_the_factory(*, mechs: int = 1, workers: int = 0, character: bool = False, foes: str = "") -> Stage:
    """Nordic, with Seaworthy, has lost a combat on the Factory against Saxony."""
    spaces = dict(zip(("seaworthy", "speed", "riverwalk"), ["E4"] * mechs, strict=False))
    stage = board_of("nordic", **spaces).units("nordic", workers=["E4"] * workers)
    if character:
        stage.units("nordic", character="E4")
    stage.units("saxony", mechs=["E4", *([foes] if foes else [])])
    return stage.combat("saxony", "nordic", "E4").dials("1", "0")


@pytest.mark.rule("SC-NOR-03")
def test_seaworthy_goes_onto_and_off_lakes_but_not_from_lake_to_lake() -> None:
    stage = board_of("nordic", seaworthy="C5")
    assert "D4" in stage.targets("mech", "C5")
    assert board_of("nordic", seaworthy="D4").targets("mech", "D4") == ["C4", "C5", "D3", "D5", "E4", "E5"]


@pytest.mark.rule("SC-NOR-03")
def test_a_beaten_unit_may_retreat_onto_a_lake_beside_it() -> None:
    stage = beaten_on_the_factory()
    assert stage.offers("retreat") == {"mech,base_nordic", "mech,D4", "mech,E3", "mech,F5"}
    stage.answer("retreat:mech,E3")
    assert stage.at("nordic", "mech") == ["E3"]
    assert stage.events(Retreated) == [Retreated("nordic", "mech", 1, "E3")]


@pytest.mark.rule("SC-NOR-03", "SC-RULING-13")
def test_several_units_may_retreat_to_different_lakes_or_home_and_workers_with_a_mech() -> None:
    stage = beaten_on_the_factory(mechs=2, workers=2, character=True)
    assert stage.offers("retreat") == {f"character,{at}" for at in ("base_nordic", "D4", "E3", "F5")}
    stage.answer("retreat:character,F5", "retreat:mech,D4", "retreat:mech,E3")
    assert stage.offers("retreat") == {f"worker,{at}" for at in ("base_nordic", "D4", "E3")}, "not with the character"
    stage.answer("retreat:worker,base_nordic", "retreat:worker,E3")
    assert stage.at("nordic", "character") == ["F5"]
    assert stage.at("nordic", "mech") == ["D4", "E3"]
    assert stage.at("nordic", "worker") == ["E3", "base_nordic"]


@pytest.mark.rule("SC-RULING-14")
def test_nobody_retreats_onto_a_lake_with_an_enemy() -> None:
    assert beaten_on_the_factory(foes="D4").offers("retreat") == {"mech,base_nordic", "mech,E3", "mech,F5"}


@pytest.mark.rule("SC-NOR-03")
def test_without_seaworthy_everybody_goes_home() -> None:
    stage = (
        board_of("nordic", speed="E4").units("saxony", mechs=["E4"]).combat("saxony", "nordic", "E4").dials("1", "0")
    )
    assert stage.at("nordic", "mech") == ["base_nordic"]


@pytest.mark.rule("SC-NOR-04", "SC-RULING-18")
def test_artillery_is_chosen_and_paid_for() -> None:
    stage = board_of("nordic", artillery="G5").units("saxony", mechs=["G5"]).combat("nordic", "saxony", "G5")
    assert stage.options() == ["use:artillery", "pass"]
    stage.answer("use:artillery")
    assert (stage.who("nordic").power, stage.who("saxony").power) == (4, 3)
    assert stage.kind == "dial", "once"
    assert stage.events(PowerUsed) == [PowerUsed("nordic", "artillery")]


@pytest.mark.rule("SC-NOR-04")
def test_artillery_may_be_left_and_needs_power() -> None:
    stage = board_of("nordic", artillery="G5").units("saxony", mechs=["G5"]).combat("nordic", "saxony", "G5")
    stage.answer("pass")
    assert (stage.who("nordic").power, stage.who("saxony").power) == (5, 5)
    stage.change("nordic", power=0).combat("nordic", "saxony", "G5")
    assert stage.kind == "dial"
    assert stage.denied("use:artillery") == "SC-COMBAT-04"


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


# Albion


def albion(*to: str, at: str = "F3", foe: str = "nordic") -> Stage:
    """Albion's character has moved from a hex to the next, and the moves are done."""
    stage = board_of("albion", foe).units("albion", character=at).moving("albion")
    for hex_ in to:
        stage.answer(f"move:character,{at},{hex_}")
    return stage


@pytest.mark.rule("SC-ALB-01")
def test_exalt_places_a_flag_where_the_character_has_moved() -> None:
    stage = albion("F4")
    assert stage.options() == ["flag", "done"]
    stage.answer("flag")
    assert [BOARD.names[at] for at in stage.who("albion").flags] == ["F4"]
    assert stage.events(FlagPlaced) == [FlagPlaced("albion", "F4")]
    assert albion("F4").answer("done").who("albion").flags == ()


@pytest.mark.rule("SC-ALB-01")
def test_exalt_needs_a_move_of_the_character_and_one_of_four_flags() -> None:
    stage = board_of("albion", burrow="G5").units("albion", character="F3").moving("albion")
    assert stage.answer("move:mech,G5,H5", "done").kind == "act"
    stage = board_of("albion").flags("B1", "B2", "C2", "G5").units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,F4").kind == "act", "the supply is empty"


@pytest.mark.rule("SC-ALB-01")
@pytest.mark.parametrize(("attack", "defence", "offered"), [("2", "1", True), ("0", "1", False)])
def test_exalt_comes_after_a_combat_that_was_not_lost(attack: str, defence: str, offered: bool) -> None:
    stage = board_of("albion").units("albion", character="F3").units("nordic", mechs=["F4"]).moving("albion")
    stage.answer("move:character,F3,F4").dials(attack, defence)
    assert (stage.kind == "token") is offered


@pytest.mark.rule("SC-ALB-01")
def test_exalt_comes_after_the_encounter() -> None:
    stage = board_of("albion").encounter(1, "G3").units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,G3").kind == "choose"
    assert stage.answer("choose:1").kind == "token"


@pytest.mark.rule("SC-ALB-02")
def test_a_territory_holds_one_flag_or_trap_and_tokens_stay() -> None:
    stage = board_of("albion", "togawa").traps((0, "F4", False)).units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,F4").kind == "act", "a Trap lies there"
    stage = board_of("albion").flags("F4").units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,F4").kind == "act", "a Flag lies there"
    assert [BOARD.names[at] for at in stage.who("albion").flags] == ["F4"]
    stage = board_of("togawa", "albion").flags("F4").units("togawa", character="F3").moving("togawa")
    assert stage.answer("move:character,F3,F4").kind == "act", "no Trap beside a Flag"


@pytest.mark.rule("SC-ALB-03")
def test_a_flag_counts_where_albion_has_control_and_not_beside_its_home() -> None:
    stage = board_of("albion").units("albion", workers=["B1", "F4"]).flags("B1", "F4")
    assert stage.territories("albion") == 3
    stage.units("albion", workers=["B1"])
    assert stage.territories("albion") == 1, "a Flag alone controls nothing"
    stage.structures("albion", mill="F4")
    assert stage.territories("albion") == 3, "a structure does"
    stage.units("nordic", workers=["F4"])
    assert stage.territories("albion") == 1, "unless an enemy stands there"


@pytest.mark.rule("SC-EX-07")
def test_a_forest_and_a_tundra_with_a_flag_are_three_territories() -> None:
    stage = board_of("albion").units("albion", workers=["G5", "F4"]).flags("F4")
    assert stage.territories("albion") == 3


@pytest.mark.rule("SC-RULING-19")
def test_a_flag_on_the_factory_makes_four_territories() -> None:
    assert board_of("albion").units("albion", workers=["E4"]).flags("E4").territories("albion") == 4


@pytest.mark.rule("SC-ALB-04")
def test_burrow_crosses_rivers_into_and_out_of_tunnels() -> None:
    stage = board_of("albion", burrow="B3", rally="C4")
    assert stage.targets("mech", "B3") == ["B2", "C4"]
    assert {"B3", "B4", "C5"} <= set(stage.targets("mech", "C4"))
    stage = board_of("albion", burrow="B3").units("albion", workers=["B3"]).moving("albion")
    assert stage.denied("move:worker,B3,C4") == "SC-WATER-01"


@pytest.mark.rule("SC-ALB-04")
def test_burrow_takes_the_own_mine_for_a_tunnel() -> None:
    stage = board_of("albion", burrow="B3").structures("albion", mine="B4").moving("albion")
    assert stage.targets("mech", "B3") == ["B2", "B4", "C4"]
    stage.structures("albion").structures("nordic", mine="B4").moving("albion")
    assert stage.targets("mech", "B3") == ["B2", "C4"]


@pytest.mark.rule("SC-ALB-05", "SC-RULING-18")
@pytest.mark.parametrize(("attacker", "left"), [("albion", 3), ("nordic", 5)])
def test_sword_takes_two_power_from_whom_albion_attacks(attacker: str, left: int) -> None:
    stage = board_of("albion", sword="G5").units("nordic", mechs=["G5"])
    stage.combat(attacker, "nordic" if attacker == "albion" else "albion", "G5")
    assert stage.kind == "dial"
    assert stage.who("nordic").power == left


@pytest.mark.rule("SC-ALB-06", "SC-RULING-18")
@pytest.mark.parametrize(("attacker", "power"), [("nordic", 5), ("albion", 3)])
def test_shield_gives_two_power_when_albion_is_attacked(attacker: str, power: int) -> None:
    stage = board_of("albion", shield="G5").units("nordic", mechs=["G5"]).change("albion", power=3)
    stage.combat(attacker, "nordic" if attacker == "albion" else "albion", "G5")
    assert stage.kind == "dial"
    assert stage.who("albion").power == power


@pytest.mark.rule("SC-ALB-07")
def test_rally_leads_to_every_own_worker_and_flag() -> None:
    stage = board_of("albion", rally="B1").units("albion", workers=["H5", "home"]).flags("G4").moving("albion")
    assert stage.targets("mech", "B1") == ["B2", "C2", "G4", "H5"]
    assert stage.targets("character", "base_albion") == ["B1", "B2", "G4", "H5"]
    assert stage.targets("worker", "H5") == ["G5", "G6", "H6"], "not for workers"
    assert board_of("albion", burrow="B1").flags("G4").moving("albion").targets("mech", "B1") == ["B2", "C2"]


@pytest.mark.rule("SC-RULING-20")
def test_rally_and_shinobi_lead_into_territories_with_enemies() -> None:
    stage = board_of("albion", rally="B1").flags("G4").units("nordic", mechs=["G4"]).moving("albion")
    stage.answer("move:mech,B1,G4", "done")
    assert stage.events(CombatBegan) == [CombatBegan("albion", "nordic", "G4")]
    stage = board_of("togawa", shinobi="B1").traps((0, "G4", False)).units("nordic", workers=["G4"]).moving("togawa")
    stage.answer("move:mech,B1,G4", "done")
    assert stage.events(DroveOff) == [DroveOff("togawa", "nordic", 1, "G4")]


# Togawa


@pytest.mark.rule("SC-TOG-01")
@pytest.mark.parametrize("to", ["G5", "F5"])
def test_maifuku_lays_a_trap_of_ones_choice_where_the_character_has_moved(to: str) -> None:
    """Also on a lake, or beside an enemy structure."""
    stage = board_of("togawa", suiton="B1").units("togawa", character="F6").traps((1, "B2", True))
    stage.structures("nordic", mill="G5").moving("togawa").answer(f"move:character,F6,{to}", "done")
    assert stage.options() == ["lay", "done"]
    assert stage.answer("lay").options() == ["trap:0", "trap:2", "trap:3"]
    stage.answer("trap:2")
    laid = stage.who("togawa").traps[-1]
    assert (laid.penalty, BOARD.names[laid.at], laid.armed) == (2, to, True)
    assert stage.events(TrapSet) == [TrapSet("togawa", to)]


@pytest.mark.rule("SC-TOG-01")
def test_maifuku_may_be_left_and_ends_with_the_fourth_trap() -> None:
    stage = board_of("togawa").units("togawa", character="F6").moving("togawa").answer("move:character,F6,G5")
    assert stage.answer("done").who("togawa").traps == []
    stage.traps((0, "B1", True), (1, "B2", True), (2, "B3", True), (3, "B4", True))
    stage.units("togawa", character="F6").moving("togawa")
    assert stage.answer("move:character,F6,G5").kind == "act"


def trapped(penalty: int, **fields: int) -> Stage:
    """Nordic, whose worker and mech stand on G5, beside the armed Trap on H5."""
    stage = Stage("nordic", "togawa").no_encounters().units("togawa", workers=[]).traps((penalty, "H5", True))
    return (
        stage.units("nordic", character="G6", mechs=["G5"], workers=["G5"]).change("nordic", **fields).moving("nordic")
    )


@pytest.mark.rule("SC-TOG-02")
def test_a_trap_takes_what_there_is_and_stays_disarmed() -> None:
    stage = trapped(1, power=2).answer("move:worker,G5,H5")
    assert stage.who("nordic").power == 0
    assert [(trap.penalty, trap.armed) for trap in stage.who("togawa").traps] == [(1, False)]
    assert stage.events(TrapSprung) == [TrapSprung("nordic", 1, "H5")]
    stage.change("nordic", power=5).answer("move:character,G6,H5")
    assert stage.who("nordic").power == 5, "only the first unit springs it"


@pytest.mark.rule("SC-TOG-02")
def test_a_trap_stops_the_unit() -> None:
    stage = trapped(0).mechs("nordic", speed="G5").moving("nordic").answer("move:mech,G5,H5", "carry:worker,0")
    assert stage.kind == "move"
    assert stage.denied("go:H6") == "SC-TOG-02"
    stage = trapped(0).mechs("nordic", speed="G5").traps((0, "H5", False)).moving("nordic")
    assert stage.answer("move:mech,G5,H5", "carry:worker,0").kind == "go", "a disarmed one does not"


@pytest.mark.rule("SC-TOG-02")
def test_own_units_do_not_spring_a_trap() -> None:
    stage = board_of("togawa").traps((1, "H5", True)).units("togawa", workers=["H6"]).moving("togawa")
    stage.answer("move:worker,H6,H5")
    assert stage.who("togawa").power == 5
    assert stage.who("togawa").traps[0].armed


@pytest.mark.rule("SC-TOG-03")
def test_each_of_the_four_penalties_exists_once() -> None:
    found = {(penalty.what, penalty.n) for penalty in TRAPS}
    assert found == {("popularity", 2), ("power", 3), ("coins", 4), ("random_combat_cards", 2)}
    assert len(TRAPS) == 4


@pytest.mark.rule("SC-TOG-03")
def test_the_penalties_are_suffered() -> None:
    assert trapped(0).answer("move:worker,G5,H5").who("nordic").popularity == 3
    assert trapped(1).answer("move:worker,G5,H5").who("nordic").power == 2
    assert trapped(2).answer("move:worker,G5,H5").who("nordic").coins == 1
    assert trapped(2, coins=3).answer("move:worker,G5,H5").who("nordic").coins == 0


@pytest.mark.rule("SC-TOG-03")
def test_two_combat_cards_are_lost_at_random() -> None:
    stage = trapped(3).cards("nordic", 2, 3, 5).answer("move:worker,G5,H5")
    assert stage.chance
    stage.answer("draw:0,2")
    assert stage.who("nordic").cards == (3,)
    assert stage.board.combat_discard == (2, 5)
    stage = trapped(3).cards("nordic", 4).answer("move:worker,G5,H5")
    stage.settle()
    assert stage.who("nordic").cards == ()
    assert trapped(3).answer("move:worker,G5,H5").kind == "move", "without cards nothing is lost"


@pytest.mark.rule("SC-RULING-21")
def test_first_the_trap_then_the_combat_then_the_encounter_then_the_own_flag() -> None:
    """No Flag is laid beside a Trap: the Flag after the encounter is shown without one."""
    stage = Stage("albion", "nordic", "togawa").no_encounters().encounter(1, "G6").traps((1, "G6", True))
    stage.units("albion", character="H5").units("nordic", mechs=["G6"]).moving("albion")
    stage.answer("move:character,H5,G6")
    assert stage.who("albion").power == 2, "the Trap first"
    assert stage.events(CombatBegan) == []
    stage.answer("done").dials("2", "0")
    assert stage.kind == "choose"
    stage.answer("choose:1")
    told = [type(event) for event in stage.told()]
    assert told.index(TrapSprung) < told.index(CombatBegan) < told.index(EncounterMet)
    stage = board_of("albion").encounter(1, "G6").units("albion", character="H5").units("nordic", mechs=["G6"])
    stage.moving("albion").answer("move:character,H5,G6").dials("2", "0").answer("choose:1")
    assert stage.kind == "token"


@pytest.mark.rule("SC-TOG-04")
def test_an_armed_trap_alone_counts_as_a_territory_at_the_end() -> None:
    stage = board_of("togawa").traps((0, "F4", True), (1, "G5", False))
    assert stage.territories("togawa") == 1
    assert stage.controls("togawa") == [], "not before the end"
    assert stage.units("nordic", workers=["F4"]).territories("togawa") == 0


@pytest.mark.rule("SC-TOG-04")
def test_what_lies_beside_the_armed_trap_counts_too() -> None:
    stage = board_of("togawa").traps((0, "F4", True))
    before = stage.total("togawa")
    assert stage.goods("F4", oil=4).total("togawa") == before + 2


@pytest.mark.rule("SC-TOG-05")
@pytest.mark.parametrize("armed", [True, False])
def test_a_structure_beside_a_trap_has_the_territory(armed: bool) -> None:
    stage = board_of("togawa").traps((0, "F4", armed)).structures("nordic", mill="F4")
    assert stage.territories("togawa") == 0
    assert stage.territories("nordic") == 1


@pytest.mark.rule("SC-TOG-05")
def test_opponents_may_build_beside_a_trap() -> None:
    stage = Stage("nordic", "togawa").traps((0, "B4", True)).goods("B4", wood=3).turn_of("nordic", "build")
    stage.answer("bottom")
    assert "build:mill,B4" in stage.options()


@pytest.mark.rule("SC-TOG-06")
def test_toka_crosses_one_river_a_turn() -> None:
    stage = board_of("togawa", toka="G4", ronin="G4").units("togawa", workers=["G4"]).moving("togawa")
    assert {"H3", "H4"} <= set(stage.targets("mech", "G4"))
    stage.answer("move:mech,G4,H4", "carry:worker,1")
    assert stage.at("togawa", "worker") == ["H4"], "a mech may carry workers over"
    assert stage.denied("move:mech,G4,H3") == "SC-WATER-01"
    assert stage.denied("move:character,base_togawa,H6") == ""
    assert stage.denied("move:worker,H4,G4") == "SC-WATER-01", "no worker crosses by itself"


@pytest.mark.rule("SC-TOG-06")
def test_a_factory_cards_move_crosses_one_river_too_and_not_two() -> None:
    stage = board_of("togawa", toka="G5").factory_card("togawa", 3).turn_of("togawa", "factory").answer("bottom")
    stage.answer("move:mech,G5,H4")
    assert stage.kind == "go"
    assert stage.denied("go:H5") == "SC-WATER-01"
    assert stage.denied("go:H3") == ""


@pytest.mark.rule("SC-TOG-06")
def test_toka_comes_back_in_the_next_turn_and_is_not_spent_on_dry_ground() -> None:
    stage = board_of("togawa", toka="G4").turn_of("togawa", "move").answer("top:moves", "move:mech,G4,H4", "done")
    next_turn(stage).choose("move").answer("top:moves")
    assert "G5" in stage.targets("mech", "H4")
    stage = board_of("togawa", toka="G4", ronin="H4").answer("move:mech,G4,F4")
    assert "G4" in stage.targets("mech", "H4")


@pytest.mark.rule("SC-TOG-06")
@pytest.mark.parametrize("by", ["mine", "trap"])
def test_toka_is_not_spent_where_a_tunnel_or_shinobi_leads_over(by: str) -> None:
    """From D2 to E2, across a river: by the own Mine on E2, or to an own Trap."""
    stage = board_of("togawa", toka="D2", shinobi="H4")
    if by == "mine":
        stage.structures("togawa", mine="E2")
    else:
        stage.traps((0, "E2", True))
    stage.moving("togawa").answer("move:mech,D2,E2")
    assert "G4" in stage.targets("mech", "H4"), "the turn's river may still be crossed"


@pytest.mark.rule("SC-TOG-07")
def test_suiton_goes_onto_lakes_and_plays_one_more_card_there() -> None:
    stage = board_of("togawa", suiton="G6")
    assert "F7" in stage.targets("mech", "G6")
    assert "F5" not in board_of("togawa", suiton="F7").targets("mech", "F7"), "not from lake to lake"
    for at, most in (("F7", 2), ("G6", 1)):
        stage = board_of("togawa", suiton=at).units("nordic", mechs=[at]).combat("togawa", "nordic", at)
        assert most_cards(stage, "togawa") == most


@pytest.mark.rule("SC-TOG-08", "SC-RULING-18")
def test_ronin_may_gain_two_power_with_a_lone_fighter() -> None:
    stage = board_of("togawa", ronin="G5").units("nordic", mechs=["G5"]).combat("togawa", "nordic", "G5")
    assert stage.options() == ["use:ronin", "pass"]
    assert stage.answer("use:ronin").who("togawa").power == 7
    stage = board_of("togawa", ronin="B1").units("togawa", character="G5").units("nordic", mechs=["G5"])
    stage.combat("nordic", "togawa", "G5")
    assert stage.asked == (0, "use"), "a character alone, and as defender"
    assert stage.answer("pass").who("togawa").power == 5


@pytest.mark.rule("SC-TOG-08")
@pytest.mark.parametrize("company", ["worker", "mech", "character"])
def test_ronin_is_not_offered_in_company(company: str) -> None:
    stage = board_of("togawa", ronin="G5", toka="G5" if company == "mech" else "B1").units("nordic", mechs=["G5"])
    if company == "worker":
        stage.units("togawa", workers=["G5"])
    elif company == "character":
        stage.units("togawa", character="G5")
    stage.combat("togawa", "nordic", "G5")
    assert stage.kind == "dial"
    assert stage.denied("use:ronin") == "SC-COMBAT-04"


@pytest.mark.rule("SC-TOG-09")
def test_shinobi_leads_to_every_own_trap_and_may_arm_it_again() -> None:
    stage = board_of("togawa", shinobi="B1").traps((0, "G5", False), (1, "H5", True)).moving("togawa")
    assert stage.targets("mech", "B1") == ["B2", "C2", "G5", "H5"]
    stage.answer("move:mech,B1,G5", "done")
    assert stage.options() == ["arm:G5", "done"]
    stage.answer("arm:G5")
    assert [trap.armed for trap in stage.who("togawa").traps] == [True, True]
    assert stage.events(TrapArmed) == [TrapArmed("togawa", "G5")]


@pytest.mark.rule("SC-TOG-09")
def test_shinobi_is_not_for_workers_nor_before_it_is_uncovered() -> None:
    stage = board_of("togawa", shinobi="B1").traps((0, "G5", False)).units("togawa", workers=["B1"]).moving("togawa")
    assert stage.targets("worker", "B1") == ["B2", "C2"]
    stage = board_of("togawa", toka="G6").traps((0, "G5", False)).moving("togawa")
    assert stage.answer("move:mech,G6,G5", "done").kind == "act", "on foot, and nothing is armed"


@pytest.mark.rule("SC-TOG-09")
@pytest.mark.parametrize(("attack", "offered"), [("3", True), ("0", False)])
def test_a_trap_is_armed_after_the_combat_is_won(attack: str, offered: bool) -> None:
    stage = board_of("togawa", shinobi="B1").traps((0, "G5", False)).units("nordic", mechs=["G5"]).moving("togawa")
    stage.answer("move:mech,B1,G5", "done")
    assert stage.kind == "dial"
    stage.dials(attack, "1")
    assert (stage.kind == "arm") is offered


@pytest.mark.rule("SC-TOG-09")
def test_whoever_goes_on_arms_nothing() -> None:
    """Two steps by a Factory card: over the Trap, where another mech stands, and on."""
    stage = board_of("togawa", shinobi="B1", toka="G5").traps((0, "G5", False)).factory_card("togawa", 3)
    stage.turn_of("togawa", "factory").answer("bottom", "move:mech,B1,G5", "go:F6")
    assert stage.kind == "act"
    stage = board_of("togawa", shinobi="B1", toka="G5").traps((0, "G5", False)).factory_card("togawa", 3)
    stage.turn_of("togawa", "factory").answer("bottom", "move:mech,B1,G5", "done")
    assert stage.kind == "arm"
