"""The two worked rounds on Shaft Nine (k1): 1 Evil player with Wrath and Traps, the Technician, M-G3 and M-B2.

Spawned in this order: spore c1, hybrid c2, parasite c3, worm c4. Of the 2 charges that the paper's last turn gives only
1 can be placed: the Ammunition alone lacks one, and `charge` does not go above the printed number.
"""

from games.alone.worked import Worked


def first_round() -> Worked:
    stage = Worked("k1", character="technician", missions=("MG3", "MB2"), decks=("red", "violet"))
    stage.danger("1B2", "1A4", "2E3", "2C5").item("AMMO_M")
    stage.hand(1, "R10", "R11", "R01", "R01", "V01", "V02", "V05", "V05", "V10", "V10")

    stage.acts("explore:west").spawns("R01", "spore", "1E1", distance=3)
    stage.ends(heard="east", laid="1C3 1B3", spaces=1)
    assert [stage.shown(code).shape for code in ("1C3", "1B3")] == ["straight", "bend"]

    stage.acts("move:south").standard("R01", "side:0", "step:1E2")
    stage.ends(heard="north", laid="1D4", spaces=2)
    assert stage.shown("1D4").links == (1, 0, 0, 2)

    stage.acts("move:west", "block:east").spawns("V05", "hybrid", "1E3", distance=4)
    stage.ends(heard="west", laid="1C4", spaces=3)
    quarters = stage.shown("1C4")
    assert (quarters.room, quarters.switch, quarters.markers) == ("Q", True, ("green",))

    stage.acts("work:MG3").ends(spaces=3)
    assert stage.board.hero.tokens == ("code",)

    stage.acts("search").plays("R10", "kind:parasite", "at:2D3")
    assert stage.distance("2D3") == 4, "3 were enough: one less by the card"
    stage.ends(heard="other_floor", spaces=4)
    assert len(stage.board.hero.items) == 4
    assert stage.board.hero.searched == ("Q",)

    stage.acts("switch:west").plays("R11", "creature:c2", "step:1D3", "step:1D4")
    stage.ends(heard="west", laid="1B4", lit="1C4 1B4", spaces=5)
    seen, moved = stage.last("figure_revealed", "figure_moved")
    assert [seen.tile, moved.tile] == [stage.name("1D3"), stage.name("1D4")]

    stage.acts("move:west").standard("V05", "side:0", "creature:c2", "unbar:1C4-1D4")
    stage.ends(heard="east", spaces=6)
    assert stage.blocked() == set()

    stage.acts("bullet_time", "move:stairs", "explore:east")
    stage.standard("V10", "side:0", "creature:c3", "step:2C3").standard("V10", "side:0", "creature:c3", "step:2B3")
    stage.rolls("hm").ends(heard="east", laid="2B3 2C3 2D3", gone="1B3 1C3 1C4 1D3 1D4", lost="life-1", spaces=9)
    return stage


def test_round_1() -> None:
    stage = first_round()
    hero = stage.board.hero
    assert (hero.life, hero.calm) == (11, 12)
    stage.cleans_up("2E4", "2D2", owed=2, stays="2B3 2C3 1B4", adrenaline=3, marker=5, lost="calm-1")
    assert (hero.life, hero.calm) == (11, 11)
    assert [stage.where(creature) for creature in (1, 2, 3)] == ["1E2", "1D4", "2B3"]


def test_round_2() -> None:
    stage = first_round()
    stage.cleans_up("2E4", "2D2", owed=2, stays="2B3 2C3 1B4", adrenaline=3, marker=5, lost="calm-1")
    stage.hand(1, "R11", "V01", "V02", "R02", "R02", "R03", "R03")
    board, hero = stage.board, stage.board.hero

    stage.acts("use:AMMO_M,0", "charges:1").rolls("hcm").rolls("mm").ends(spaces=0)
    assert hero.items[0].charges == 3
    assert board.figures[0].wounded

    stage.acts(f"attack:{stage.figure(3)}").rolls("hh").ends(spaces=0)
    assert (stage.where(3), hero.experience) == ("", (0, 1, 0, 0, 0))

    stage.acts("bullet_time", "move:east", "move:east").spawns("R02", "worm", "2A5", distance=5)
    stage.ends(heard="west", laid="2D3", spaces=1)
    assert stage.name("2D3") == "m9", "a new number: it was m8 before"

    stage.acts("move:east").plays("V02", moment="step").ends(laid="2E3", lost="calm-1", spaces=2)
    assert board.row[-1].dangerous
    assert stage.shown("2E3").shape == "crossing"
    assert len(stage.dangers()) == 6, "no second marker here"

    stage.acts("explore:south", "sweep:m10").standard("R02", "side:0", "creature:c4", "step:2B5")
    stage.ends(heard="south", laid="2E4 2E5", spaces=3)
    tile = stage.shown("2E4")
    assert (tile.shape, tile.switch, tile.danger, stage.shown("2E5").shape) == ("t", True, True, "bend")
    assert "2E3" not in stage.dangers()

    stage.acts("move:south").plays("V01", "creature:c4", "step:2C5", "at:2D1")
    stage.ends(heard="south", lost="life-1", spaces=4)
    assert board.row[-1].dangerous
    assert "2D1" in stage.dangers()
    assert hero.life == 10

    stage.acts("move:west", "block:east").standard("R03", "side:0", "creature:c4", "step:2D5")
    stage.ends(heard="out_of_hearing", laid="2D4", spaces=5)
    assert (stage.shown("2D4").room, stage.shown("2D4").markers) == ("A", ("green",))

    stage.acts("work:MG3")
    assert len(hero.items) == 7
    stage.acts("charge:AMMO_M,0")
    assert hero.items[0].charges == 4, "no item lacks a second charge"
    stage.acts("regain:life")
    assert [(mission.colour, mission.fulfilled) for mission in board.missions] == [
        ("green", True), ("blue", False), ("red", False),
    ]  # fmt: skip
    assert (hero.life, board.round_marker) == (12, 6), "1 of 3 life is lost"
    stage.plays("R11", "creature:c4", "step:2E5", "step:2E4").ends(heard="out_of_hearing", spaces=6)
    seen, moved = stage.last("figure_revealed", "figure_moved")
    assert [stage.codes([one.tile]) for one in (seen, moved)] == [{"2E5"}, {"2E4"}]

    stage.cleans_up(owed=5, stays="2D4", adrenaline=3, marker=5, lost="calm-1")
    assert (hero.life, hero.calm) == (12, 9)
