"""Items: how they are used, paid for and upgraded, what Evil may do about it, and what the Hero learns."""

import json
from typing import Any

import pytest

from brassboard.games.alone.content import AMMUNITION, EQUIPMENT, ITEMS
from brassboard.games.alone.data.item_frames import LoseCharges
from games.alone.helper import Stage

ROOM = "1C4"
"""The Crew Quarters (Q), with a door in the west and one in the east."""


def stage_at(code: str = "1D3", **options: Any) -> Stage:
    return Stage(character="doctor", start=code, **options)


def charges(stage: Stage) -> list[int]:
    return [item.charges for item in stage.board.hero.items]


def moves(stage: Stage) -> list[str]:
    return [notice.direction for notice in stage.notices("hero_moved")]


# Use


@pytest.mark.rule("AL-ITEM-01")
def test_the_text_of_an_item_replaces_the_action() -> None:
    stage = stage_at().item("JETP")
    stage.do("use:JETP,0")
    assert [notice.action for notice in stage.notices("action_announced")] == ["move"]
    stage.do("move:west", "move:west")
    assert moves(stage) == ["west", "west"]
    assert stage.hero_at == "1B3"
    assert stage.board.turn == 2  # No step of the normal Move follows.


@pytest.mark.rule("AL-ITEM-01")
@pytest.mark.parametrize(
    ("item", "action"),
    [
        ("KNIF", "attack"),
        ("WELD", "interact"),
        ("PICK", "search"),
        ("JETP", "move"),
        ("MAPP", "explore"),
        ("SCAN", "locate"),
    ],
)
def test_an_item_is_used_through_the_action_it_names(item: str, action: str) -> None:
    stage = stage_at("1D4").item(item)
    stage.creature("worm", "1D4")
    stage.answer(f"use:{item},0", seat=0)
    assert stage.notices("action_announced")[0].action == action
    assert stage.turn.triggers == (action,)


@pytest.mark.rule("AL-ITEM-02")
def test_evil_may_react_to_an_item_as_to_its_action() -> None:
    stage = stage_at().item("PICK").hand(1, "R09", "R10", "R01")
    stage.answer("use:PICK,0", seat=0)
    assert stage.moment == "drawn"
    assert {"R09,up"} == {offer for offer in stage.offers("offer") if offer.endswith("up")}
    stage.evil("pass")
    stage.answer("pass", seat=0)  # no upgrades
    assert stage.moment == "end"
    assert "R10,up" in stage.offers("offer")
    assert stage.denied("offer:R01,up") == "AL-REACT-14"


@pytest.mark.rule("AL-ITEM-03")
def test_an_item_without_charges_is_not_used() -> None:
    stage = stage_at().item("MEDK", charges=0)
    denial = stage.why_not("use:MEDK,0")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-ITEM-03", {"item": "MEDK"})


@pytest.mark.rule("AL-ITEM-03")
def test_nobody_pays_more_charges_than_the_item_has() -> None:
    stage = stage_at().item("AMMO_M", charges=1)
    stage.creature("worm", "1D3")
    stage.do("use:AMMO_M,0")
    denial = stage.why_not("charges:2")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-ITEM-03", {"item": "AMMO_M", "left": 1})
    stage.do("charges:1")
    assert charges(stage) == [0]


@pytest.mark.rule("AL-ITEM-04", "AL-DOOR-01")
def test_a_door_may_be_blocked_after_each_step_of_a_longer_move() -> None:
    stage = stage_at("1D3").item("JETP").do("use:JETP,0", "move:south")
    assert stage.asked == (0, "block")
    stage.do("pass", "move:west")
    assert stage.asked == (0, "block")
    stage.do("block:east")
    assert stage.blocked() == {"1C4-1D4"}
    stage = stage_at("1D4").item("JETP").do("use:JETP,0", "move:west", "block:east", "move:west", "block:east")
    assert stage.hero_at == "1B4"
    assert stage.blocked() == {"1C4-1D4", "1B4-1C4"}


@pytest.mark.rule("AL-ITEM-05")
@pytest.mark.parametrize("item", sorted(ITEMS))
def test_a_drawn_item_comes_with_its_printed_charges_and_all_see_it(item: str) -> None:
    stage = stage_at(players=3).equipment(item).do("search")
    for seat in (0, 1, 2, None):
        (shown,) = stage.seen_by(seat)["hero"]["items"]
        assert (shown["id"], shown["charges"], shown["upgraded"]) == (item, ITEMS[item].charges, False)


@pytest.mark.rule("AL-ITEM-05")
def test_there_is_no_limit_and_an_empty_item_stays() -> None:
    stage = stage_at()
    for item in EQUIPMENT[1:]:
        stage.item(item)
    place = EQUIPMENT[1:].index("STIM")
    stage.do(f"use:STIM,{place}")
    assert charges(stage)[place] == 0
    stage.do("search", "pass")  # The last card of the deck, and no upgrades.
    assert len(stage.board.hero.items) == len(EQUIPMENT)
    assert stage.board.hero.items[place].id == "STIM"


@pytest.mark.rule("AL-ITEM-06")
def test_one_charge_is_the_only_price_of_most_items() -> None:
    stage = stage_at().item("MEDK").sheet(life=5)
    stage.do("use:MEDK,0")
    assert charges(stage) == [1]
    assert [(notice.paid, notice.left, notice.upgraded) for notice in stage.notices("item_used")] == [(1, 1, False)]


@pytest.mark.rule("AL-ITEM-06")
def test_ammunition_with_one_charge_offers_only_one() -> None:
    stage = stage_at().item("AMMO_M", charges=1)
    stage.creature("worm", "1D3")
    stage.do("use:AMMO_M,0")
    assert stage.options() == ["charges:1"]


@pytest.mark.rule("AL-ITEM-06")
def test_the_upgraded_text_replaces_the_plain_one() -> None:
    stage = stage_at("1E3").item("JETP", upgraded=True)
    stage.do("use:JETP,0", "move:west", "move:west", "move:west")
    assert stage.hero_at == "1B3"
    assert stage.board.turn == 2  # Three steps, not three and two.
    assert charges(stage) == [2]


@pytest.mark.rule("AL-ITEM-06")
def test_one_action_uses_one_item() -> None:
    stage = stage_at().item("MEDK").item("SEDA").sheet(life=5, calm=5)
    stage.do("use:MEDK,0")
    assert stage.board.turn == 2
    assert (stage.board.hero.life, stage.board.hero.calm) == (7, 5)


@pytest.mark.rule("AL-ITEM-07", "AL-FLOW-08")
def test_charges_are_not_refunded_when_a_reaction_spoils_the_use() -> None:
    stage = stage_at(decks=("green", "violet")).item("JETP").hand(1, "G02").danger("1D4")
    stage.answer("use:JETP,0", "move:south", seat=0)
    assert stage.moment == "step"
    stage.react("offer:G02,up").quiet()
    assert moves(stage) == ["south"]
    assert stage.hero_at == "1D4"
    assert charges(stage) == [2]
    assert stage.board.turn == 2


@pytest.mark.rule("AL-ITEM-07")
def test_stop_also_ends_the_later_calls_of_an_item() -> None:
    stage = stage_at(decks=("green", "violet")).item("LAMP").hand(1, "G02").danger("1D4")
    stage.answer("use:LAMP,0", "move:south", seat=0)
    stage.react("offer:G02,up").quiet()
    assert stage.lit() == set()
    assert charges(stage) == [2]


@pytest.mark.rule("AL-ITEM-07")
def test_a_call_that_cannot_be_done_is_skipped() -> None:
    stage = stage_at().item("DISR")
    stage.creature("spore", "1D3")
    stage.do("use:DISR,0").dice("hh").quiet()
    assert stage.board.figures == []
    assert stage.notices("figure_pushed") == []  # The dead are not pushed.
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-ITEM-08", "AL-RULING-60")
@pytest.mark.parametrize("item", AMMUNITION)
@pytest.mark.parametrize("paid", [1, 2, 3])
def test_x_charges_of_any_ammunition_are_2_plus_x_dice(item: str, paid: int) -> None:
    stage = stage_at().item(item)
    stage.creature("worm", "1D3")
    stage.do(f"use:{item},0", f"charges:{paid}")
    assert stage.position.asked.n == 2 + paid
    assert charges(stage) == [4 - paid]


@pytest.mark.rule("AL-ITEM-08")
def test_at_most_three_charges_are_paid_for_ammunition() -> None:
    stage = stage_at().item("AMMO_M", charges=4)
    stage.creature("worm", "1D3")
    stage.do("use:AMMO_M,0")
    assert stage.offers("charges") == {"1", "2", "3"}


@pytest.mark.rule("AL-ITEM-08", "AL-RULING-60")
def test_the_three_ammunition_cards_differ_in_material_only() -> None:
    assert {ITEMS[item].material for item in AMMUNITION} == {"metal", "electronics", "chemical"}
    assert [EQUIPMENT.count(item) for item in AMMUNITION] == [1, 1, 1]
    alike = {
        (ITEMS[item].action, ITEMS[item].charges, str(ITEMS[item].use), str(ITEMS[item].upgraded))
        for item in AMMUNITION
    }
    assert len(alike) == 1


@pytest.mark.rule("AL-HERO-04")
@pytest.mark.parametrize("item", ["AMMO_M", "KNIF", "DRON", "DISR", "FLAR", "GREN", "DEFU"])
def test_an_item_that_needs_a_target_is_refused_without_one(item: str) -> None:
    stage = stage_at().item(item)
    denial = stage.why_not(f"use:{item},0")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-HERO-04", {"lacks": "target", "item": item})


@pytest.mark.rule("AL-ITEM-03")
def test_a_card_that_drains_charges_takes_them_from_items_that_have_some() -> None:
    stage = stage_at().item("MEDK", charges=0, upgraded=True).item("JETP", charges=1).item("BOOT").run(LoseCharges(3))
    assert stage.offers("drain") == {"JETP,1", "BOOT,2"}
    assert stage.denied("drain:MEDK,0") == "AL-ITEM-03"  # The marker of an upgrade is no charge.
    stage.answer("drain:JETP,1", "drain:BOOT,2", "drain:BOOT,2", seat=0)
    assert charges(stage) == [0, 0, 1]
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-HERO-04")
def test_a_probe_is_refused_where_every_way_out_is_blocked() -> None:
    stage = stage_at(ROOM).block("1B4-1C4", "1C4-1D4").item("MAPP").item("FUSE")
    assert stage.denied("use:MAPP,0") == "AL-HERO-04"
    assert "use:FUSE,1" in stage.options()


@pytest.mark.rule("AL-HERO-04", "AL-KNOW-09")
def test_what_the_hero_cannot_know_never_forbids_a_use() -> None:
    without, with_creature = [stage_at().item("DRON", upgraded=True) for _ in range(2)]
    with_creature.creature("spore", "1C3")
    assert without.options() == with_creature.options()
    assert "use:DRON,0" in without.options()
    kinds = {"spore", "parasite", "cultist", "hybrid", "worm"}
    assert without.do("use:DRON,0").offers("kind") == with_creature.do("use:DRON,0").offers("kind") == kinds


# What items may be aimed at


@pytest.mark.rule("AL-ITEM-10")
def test_light_goes_on_only_in_revealed_sectors() -> None:
    stage = stage_at("1D3").item("LAMP", upgraded=True).reveal("1D3", "1C3")
    stage.do("use:LAMP,0", "move:west")
    assert stage.lit() == {"1C3"}
    assert stage.asked == (0, "light")
    assert stage.offers("light") == {stage.name("1D3")}  # 1B3 is hidden.


@pytest.mark.rule("AL-ITEM-10")
def test_only_doors_of_revealed_sectors_are_blocked() -> None:
    stage = stage_at("1B4").item("WELD", upgraded=True).reveal("1C4")
    stage.do("use:WELD,0")
    here, quarters = stage.name("1B4"), stage.name("1C4")
    assert stage.offers("door") == {f"{here},east", f"{quarters},east"}  # The door of the hidden 1B5 is missing.
    stage = stage_at("1B4").item("WELD", upgraded=True).reveal("1C4", "1B5", "1A4")
    stage.do("use:WELD,0")
    assert stage.offers("door") == {f"{here},east", f"{quarters},east", f"{stage.name('1B5')},west"}
    assert stage.denied(f"door:{stage.name('1A4')},south") == "AL-ITEM-10"  # revealed, but out of sight


@pytest.mark.rule("AL-ITEM-10")
def test_a_sector_out_of_the_scope_is_refused() -> None:
    stage = stage_at("1D3").item("DEFU").reveal("1C3", "1B3").danger("1D3", "1C3", "1B3")
    stage.do("use:DEFU,0")
    assert stage.denied(f"clear:{stage.name('1B3')}") == "AL-ITEM-10"
    assert stage.offers("clear") == {stage.name("1D3"), stage.name("1C3")}


@pytest.mark.rule("AL-ITEM-10", "AL-XP-04")
def test_a_shot_at_a_hidden_creature_tells_the_dice_and_the_hits_only() -> None:
    told: list[list[Any]] = []
    seen: list[str] = []
    for kind_there, wounded in (("spore", False), ("spore", True)):
        stage = stage_at().item("DRON", upgraded=True)
        stage.creature(kind_there, "1B3" if wounded else "1C3", wounded)
        before = len(stage.told(0))
        stage.do("use:DRON,0", "kind:spore").dice("hmm").quiet()
        told.append(stage.told(0)[before:])
        seen.append(json.dumps(stage.seen_by(0)))
        result = "killed" if wounded else "wounded"
        assert [notice.result for notice in stage.notices("secret_hit", seat=1)] == [result]
    assert told[0] == told[1]  # A near creature wounded and a far one killed look the same.
    assert seen[0] == seen[1]
    tags = [type(event).__struct_config__.tag for event in told[0]]
    assert "alone.hero_rolled" in tags
    assert "alone.hero_hit" in tags
    assert "alone.secret_hit" not in tags


@pytest.mark.rule("AL-ITEM-10")
def test_the_hero_is_told_when_there_is_nothing_to_shoot_at() -> None:
    stage = stage_at().item("DRON", upgraded=True)
    stage.creature("spore", "1A1")  # too far away
    stage.do("use:DRON,0", "kind:spore")
    assert [notice.kind for notice in stage.notices("nothing_found")] == ["spore"]
    assert stage.notices("hero_rolled") == []
    assert charges(stage) == [1]


@pytest.mark.rule("AL-RULING-22")
@pytest.mark.parametrize(("item", "cards"), [("PICK", 3), ("TOOL", 1)])
def test_a_search_used_for_an_item_leaves_the_room_unsearched(item: str, cards: int) -> None:
    stage = stage_at(ROOM).item(item)
    stage.do(f"use:{item},0")
    assert [len(notice.items) for notice in stage.notices("items_drawn")] == [cards]
    assert stage.board.hero.searched == ()


@pytest.mark.rule("AL-RULING-22")
def test_the_call_gear_allows_upgrades() -> None:
    stage = stage_at(ROOM).item("PICK").item("KNIF").equipment("SEDA", "JETP", "BOOT")
    stage.do("use:PICK,0")
    assert "upgrade:KNIF,1,SEDA,2" in stage.options()


@pytest.mark.rule("AL-KNOW-11")
def test_options_of_items_name_tiles_and_figures_of_the_maze_only() -> None:
    stage = stage_at("1B4").item("WELD", upgraded=True).reveal("1C4", "1B5")
    stage.do("use:WELD,0")
    assert not [code for code in stage.map.code if code in json.dumps(stage.match.view(0))]
