"""The designs of equipment, each plain and upgraded: those that move, look, light, locate, search and heal."""

from typing import Any

import pytest

from games.alone.helper import Stage


def stage_at(code: str = "1D3", **options: Any) -> Stage:
    return Stage(character="doctor", start=code, **options)


def charges(stage: Stage) -> list[int]:
    return [item.charges for item in stage.board.hero.items]


# Jetpack and Magnet Boots


@pytest.mark.rule("AL-ITEM-06")
def test_the_jetpack_moves_up_to_two_steps_and_the_hero_may_stop() -> None:
    stage = stage_at().item("JETP").do("use:JETP,0", "move:west", "halt")
    assert stage.hero_at == "1C3"
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-36", "AL-RULING-43")
def test_the_jetpack_is_not_safe() -> None:
    stage = stage_at().item("JETP")
    stage.creature("worm", "1D3")
    stage.answer("use:JETP,0", "move:west", seat=0)
    assert stage.asked == (1, "waive")


@pytest.mark.rule("AL-RULING-43")
@pytest.mark.parametrize(("upgraded", "steps"), [(False, 1), (True, 2)])
def test_steps_in_magnet_boots_are_safe(upgraded: bool, steps: int) -> None:
    stage = stage_at().item("BOOT", upgraded=upgraded).reveal("1C3")
    stage.creature("worm", "1D3")
    stage.creature("spore", "1C3")
    stage.answer("use:BOOT,0", *["move:west"] * steps, seat=0)
    assert stage.notices("opportunity_attack") == []
    assert stage.hero_at == ("1B3" if upgraded else "1C3")


# Chem Light


@pytest.mark.rule("AL-LIGHT-04")
def test_the_chem_light_lights_the_sector_the_hero_enters() -> None:
    stage = stage_at().item("LAMP").do("use:LAMP,0", "move:west")
    assert stage.lit() == {"1C3"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-LIGHT-04", "AL-RULING-04")
def test_the_upgraded_chem_light_lights_a_revealed_adjacent_sector_too() -> None:
    stage = stage_at().item("LAMP", upgraded=True).reveal("1B3", "1B2")
    stage.do("use:LAMP,0", "move:west")
    assert stage.lit() == {"1C3"}
    assert stage.offers("light") == {stage.name("1D3"), stage.name("1B3")}
    assert stage.denied(f"light:{stage.name('1B2')}") == "AL-ITEM-10"
    stage.do(f"light:{stage.name('1B3')}")
    assert stage.lit() == {"1C3", "1B3"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-LIGHT-02")
def test_a_lit_sector_is_not_lit_again() -> None:
    stage = stage_at().item("LAMP", upgraded=True).reveal("1B3").light("1B3")
    stage.do("use:LAMP,0", "move:west")
    assert stage.denied(f"light:{stage.name('1B3')}") == "AL-LIGHT-02"


# Survey Probe and Floodlight


@pytest.mark.rule("AL-EXPL-01")
def test_the_survey_probe_explores_three_sectors() -> None:
    stage = stage_at("1A1").item("MAPP").do("use:MAPP,0", "face:south")
    assert stage.revealed() == {"1A1", "1A2", "1A3", "1A4"}


@pytest.mark.rule("AL-FLOW-11", "AL-EXPL-03")
def test_the_upgraded_probe_explores_in_two_directions_with_a_window_and_a_marker_each() -> None:
    stage = stage_at("1D3").item("MAPP", upgraded=True).danger("1C3", "1D4").hand(1, "R04")
    stage.answer("use:MAPP,0", "face:west", seat=0)
    assert stage.windows() == ["before"]
    assert stage.asked == (0, "sweep")
    stage.answer(f"sweep:{stage.name('1C3')}", seat=0)
    assert stage.asked == (0, "face")
    assert stage.offers("face") == {"east", "south"}  # Not west again.
    stage.answer("face:south", seat=0)
    assert stage.windows() == ["before"]
    stage.answer(f"sweep:{stage.name('1D4')}", seat=0)
    assert stage.dangers() == set()
    assert stage.revealed() == {"1D3", "1C3", "1B3", "1D4"}


@pytest.mark.rule("AL-ITEM-07")
def test_a_second_look_without_a_second_direction_is_skipped() -> None:
    stage = stage_at("1F2").item("MAPP", upgraded=True)  # a room with one door
    stage.do("use:MAPP,0", "face:west")
    assert stage.board.turn == 2
    assert len(stage.notices("looked")) == 1


@pytest.mark.rule("AL-LIGHT-04")
@pytest.mark.parametrize("upgraded", [False, True], ids=["plain", "upgraded"])
def test_the_floodlight_lights_what_it_looks_at(upgraded: bool) -> None:
    stage = stage_at().item("FLOO", upgraded=upgraded).do("use:FLOO,0", "face:west")
    assert stage.asked == (0, "light")
    assert stage.offers("light") == {stage.name("1C3"), stage.name("1B3")}
    assert stage.denied(f"light:{stage.name('1D3')}") == "AL-ITEM-10"
    stage.do(f"light:{stage.name('1B3')}")
    if upgraded:
        stage.do(f"light:{stage.name('1C3')}")
    assert stage.lit() == ({"1B3", "1C3"} if upgraded else {"1B3"})
    assert stage.board.turn == 2


@pytest.mark.rule("AL-FLOW-10")
def test_the_hero_may_light_fewer_sectors() -> None:
    stage = stage_at().item("FLOO", upgraded=True).do("use:FLOO,0", "face:west", "pass")
    assert stage.lit() == set()
    assert stage.board.turn == 2


# Fuse Kit


@pytest.mark.rule("AL-LIGHT-04", "AL-LIGHT-05")
def test_the_fuse_kit_lights_a_line_without_a_switch_box() -> None:
    stage = stage_at().item("FUSE")
    assert not stage.tile("1D3").switch
    stage.do("use:FUSE,0", "face:west")
    assert stage.lit() == {"1D3", "1C3", "1B3"}
    assert {"1C3", "1B3"} <= stage.revealed()


@pytest.mark.rule("AL-LIGHT-05")
def test_the_upgraded_fuse_kit_lights_two_different_directions() -> None:
    stage = stage_at().item("FUSE", upgraded=True).do("use:FUSE,0", "face:west")
    assert stage.offers("face") == {"east", "south"}
    stage.do("face:south")
    assert stage.lit() == {"1D3", "1C3", "1B3", "1D4"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-LIGHT-05")
def test_the_upgraded_fuse_kit_lights_one_line_where_there_is_one_way() -> None:
    stage = stage_at("1F2").item("FUSE", upgraded=True).do("use:FUSE,0", "face:west")
    assert stage.lit() == {"1F2", "1E2", "1D2"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-LIGHT-05")
def test_behind_blocked_doors_the_fuse_kit_lights_the_heros_sector_alone() -> None:
    stage = stage_at("1F2").item("FUSE", upgraded=True).block("1E2-1F2").do("use:FUSE,0")
    assert stage.lit() == {"1F2"}
    assert stage.board.turn == 2


# Welding Torch


@pytest.mark.rule("AL-DOOR-02")
def test_the_torch_blocks_up_to_two_doors_of_the_heros_sector() -> None:
    stage = stage_at("1C4").item("WELD").do("use:WELD,0")
    here = stage.name("1C4")
    assert stage.asked == (0, "block_door")
    stage.do(f"door:{here},west")
    assert stage.denied(f"door:{here},west") == "AL-RULING-62"
    stage.do(f"door:{here},east")
    assert stage.blocked() == {"1B4-1C4", "1C4-1D4"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-DOOR-02", "AL-FLOW-06")
def test_the_torch_blocks_or_opens_and_offers_what_can_be_done() -> None:
    stage = stage_at("1C4").item("WELD").block("1C4-1D4").do("use:WELD,0")
    assert stage.asked == (0, "side")
    stage.do("side:1")
    assert stage.asked == (0, "open_door")
    assert stage.denied(f"door:{stage.name('1C4')},west") == "AL-DOOR-06"
    stage.do(f"door:{stage.name('1C4')},east")
    assert stage.blocked() == set()
    assert stage.board.turn == 2


@pytest.mark.rule("AL-DOOR-02")
def test_with_every_door_blocked_the_torch_can_only_open() -> None:
    stage = stage_at("1C4").item("WELD").block("1B4-1C4", "1C4-1D4").do("use:WELD,0")
    assert stage.asked == (0, "open_door")


@pytest.mark.rule("AL-HERO-04")
def test_the_torch_is_refused_where_there_is_no_door() -> None:
    assert stage_at("1D3").item("WELD").denied("use:WELD,0") == "AL-HERO-04"


@pytest.mark.rule("AL-DOOR-02", "AL-ITEM-10")
def test_the_upgraded_torch_works_on_three_doors_of_sectors_in_sight() -> None:
    stage = stage_at("1B4").item("WELD", upgraded=True).reveal("1C4", "1B5").do("use:WELD,0")
    stage.do(f"door:{stage.name('1C4')},east", f"door:{stage.name('1B5')},west", f"door:{stage.name('1B4')},east")
    assert stage.blocked() == {"1C4-1D4", "1A5-1B5", "1B4-1C4"}
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-04")
def test_a_door_that_is_opened_lets_the_hero_see_the_light_behind_it() -> None:
    stage = stage_at("1C4").item("WELD").block("1B4-1C4").light("1B4").do("use:WELD,0", "side:1")
    assert "1B4" not in stage.revealed()
    stage.do(f"door:{stage.name('1C4')},west")
    assert "1B4" in stage.revealed()


# Motion Scanner and Jammer


@pytest.mark.rule("AL-FLOW-11")
@pytest.mark.parametrize(("upgraded", "targets"), [(False, 3), (True, 4)])
def test_the_scanner_locates_more_targets_in_one_window(upgraded: bool, targets: int) -> None:
    stage = stage_at().item("SCAN", upgraded=upgraded).hand(1, "R08")
    names = ("door", "switch", "room.L", "room.Q")[:targets]
    stage.answer("use:SCAN,0", *[f"target:{name}" for name in names], seat=0)
    assert stage.windows() == ["answer", "end"]
    assert [notice.target for notice in stage.notices("answered")] == list(names)


@pytest.mark.rule("AL-REACT-02")
@pytest.mark.parametrize(("upgraded", "targets"), [(False, 1), (True, 2)])
def test_the_jammer_leaves_evil_one_reaction_this_turn(upgraded: bool, targets: int) -> None:
    stage = stage_at().item("JAMM", upgraded=upgraded).hand(1, "R08", "R01", "R02")
    stage.answer("use:JAMM,0", *["target:door", "target:switch"][:targets], seat=0)
    assert stage.moment == "answer"
    stage.evil("pass")
    assert len(stage.notices("answered")) == targets
    assert len(stage.notices("reactions_jammed")) == 1
    assert stage.moment == "end"
    stage.evil("offer:R01,down")
    while stage.kind not in ("offer", "act"):
        stage.evil(stage.options()[0])
    assert stage.asked == (0, "act")  # A second card is not offered.
    assert stage.board.turn == 2


@pytest.mark.rule("AL-REACT-02")
def test_a_card_played_before_the_jam_is_counted() -> None:
    stage = stage_at().item("JAMM").hand(1, "R08", "R01")
    stage.answer("use:JAMM,0", "target:door", seat=0)
    stage.evil("offer:R08,up", "pass")
    assert stage.board.turn == 2  # Nothing more may be played, so the end of the turn brings no window.
    assert len(stage.board.row) == 1


# Crowbar and Toolbox


@pytest.mark.rule("AL-RULING-22")
@pytest.mark.parametrize(("upgraded", "cards"), [(False, 3), (True, 4)])
def test_the_crowbar_draws_cards(upgraded: bool, cards: int) -> None:
    stage = stage_at().item("PICK", upgraded=upgraded).do("use:PICK,0")
    assert len(stage.board.hero.items) == 1 + cards


@pytest.mark.rule("AL-ITEM-05")
@pytest.mark.parametrize(("upgraded", "cards", "gained"), [(False, 1, 2), (True, 2, 3)])
def test_the_toolbox_draws_and_charges_other_items(upgraded: bool, cards: int, gained: int) -> None:
    stage = stage_at().item("TOOL", upgraded=upgraded).item("TOOL", charges=0).item("JETP", charges=0)
    stage.item("MEDK", charges=1).equipment("MEDK", "WELD", "BOOT")
    stage.do("use:TOOL,0")
    if stage.kind == "upgrade":
        stage.do("pass")
    assert len(stage.board.hero.items) == 4 + cards
    assert stage.denied("charge:TOOL,1") == "AL-ITEM-05"  # No Toolbox charges a Toolbox.
    stage.do("charge:MEDK,3")
    assert stage.denied("charge:MEDK,3") == "AL-ITEM-05"  # It holds as many as are printed.
    stage.do(*["charge:JETP,2"] * (gained - 1))
    assert charges(stage)[:4] == [1, 0, gained - 1, 2]
    assert stage.board.turn == 2


# Med Kit, Sedative, Stimulant


@pytest.mark.rule("AL-HERO-01")
@pytest.mark.parametrize(("upgraded", "life"), [(False, 7), (True, 8)])
def test_the_med_kit_gives_life(upgraded: bool, life: int) -> None:
    stage = stage_at().item("MEDK", upgraded=upgraded).sheet(life=5).do("use:MEDK,0")
    assert stage.board.hero.life == life


@pytest.mark.rule("AL-HERO-01")
@pytest.mark.parametrize(("upgraded", "calm"), [(False, 7), (True, 8)])
def test_the_sedative_gives_self_control(upgraded: bool, calm: int) -> None:
    stage = stage_at().item("SEDA", upgraded=upgraded).sheet(calm=5).do("use:SEDA,0")
    assert stage.board.hero.calm == calm


@pytest.mark.rule("AL-HERO-02")
@pytest.mark.parametrize(("upgraded", "calm"), [(False, 5), (True, 6)])
def test_the_stimulant_gives_adrenaline(upgraded: bool, calm: int) -> None:
    stage = stage_at().item("STIM", upgraded=upgraded).sheet(calm=5, adrenaline=1).do("use:STIM,0")
    assert (stage.board.hero.adrenaline, stage.board.hero.calm) == (3, calm)


# Neutralizer


@pytest.mark.rule("AL-EXPL-04", "AL-ITEM-10")
def test_the_neutralizer_removes_markers_here_and_beside() -> None:
    stage = stage_at().item("DEFU").reveal("1C3", "1B3", "1E3").danger("1D3", "1C3", "1B3", "1E3")
    stage.do("use:DEFU,0")
    assert stage.offers("clear") == {stage.name(code) for code in ("1D3", "1C3", "1E3")}
    stage.do(f"clear:{stage.name('1D3')}", f"clear:{stage.name('1E3')}")
    assert stage.dangers() == {"1C3", "1B3"}
    assert not stage.tile("1E3").danger
    assert stage.board.turn == 2


@pytest.mark.rule("AL-EXPL-04", "AL-ITEM-10")
def test_the_upgraded_neutralizer_reaches_all_sectors_in_sight() -> None:
    stage = stage_at().item("DEFU", upgraded=True).reveal("1C3", "1B3", "1E3", "1E2").danger("1B3", "1E2", "1C3")
    stage.do("use:DEFU,0")
    assert stage.offers("clear") == {stage.name("1B3"), stage.name("1C3")}
    assert stage.denied(f"clear:{stage.name('1E2')}") == "AL-ITEM-10"
    stage.do(f"clear:{stage.name('1B3')}", "pass")
    assert stage.dangers() == {"1C3", "1E2"}


@pytest.mark.rule("AL-FLOW-11")
def test_the_neutralizer_looks_at_nothing_and_opens_no_window_before() -> None:
    stage = stage_at().item("DEFU").danger("1D3").hand(1, "R04", "R05")
    stage.answer("use:DEFU,0", f"clear:{stage.name('1D3')}", seat=0)
    assert stage.moment == "end"
    assert "R05,up" in stage.offers("offer")  # Explore cards of the end of the turn are allowed.
