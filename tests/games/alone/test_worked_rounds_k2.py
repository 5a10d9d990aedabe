"""The two worked rounds on Drowned Ward (k2): 2 Evil players with Speed and Terror, the Pilot, M-G1 and M-B5.

Seat 1 has Speed and leads in round 1. Spawned in this order: cultist c1, parasite c2, spore c3.
"""

from games.alone.worked import Worked


def first_round() -> Worked:
    stage = Worked("k2", players=3, character="pilot", missions=("MG1", "MB5"), decks=("blue", "green"))
    stage.block("1F1-1F2", "2D5-2E5", "2E4-2E5").danger("1B2", "1F2", "2A3", "2E3").item("AMMO_E")
    stage.hand(1, "B01", "B02", "B02", "B03", "B03").hand(2, "G12", "G01", "G01", "G02", "G02")

    stage.acts("locate", "target:room.G", "target:switch").spawns("B02", "cultist", "1B1", distance=4)
    stage.ends(heard="north", spaces=1)
    assert [(one.target, one.distance, one.floor) for one in stage.notices("answered")] == [
        ("room.G", 2, "same"), ("switch", 2, "same"),
    ]  # fmt: skip

    stage.acts("explore:north").spawns("G01", "parasite", "1D5", "noise:east", distance=4, seat=2)
    stage.ends(heard="east", laid="1D2 1D1", spaces=2)
    assert [(stage.shown(code).shape, stage.shown(code).switch) for code in ("1D2", "1D1")] == [
        ("t", False),
        ("t", True),
    ]
    assert stage.shown("1D2").links == (1, 0, 1, 2)

    stage.acts("move:north").plays("B01", "creature:c1", "step:1B2", "step:1C2", "done")
    stage.ends(heard="west", spaces=3)

    stage.acts("move:west").rolls("hm").plays("G12", moment="loss", seat=2)
    stage.ends(laid="1C2", lost="life-1 calm-1", spaces=4)
    assert stage.shown("1C2").room == "G"

    stage.acts(f"attack:{stage.figure(1)}").rolls("hc").rolls("mm").ends(spaces=4)
    assert stage.board.figures[0].wounded

    stage.acts("bullet_time", "work:MG1", "work:MG1", "regain:calm").rolls("hh")
    boxes = "1C1 1D1 1D2 1E1 1F1 1E3 1E4 1E5 1F4 2A1 2A2 2A3 2D3 2E3 2E4 2F3 2A5 2B4 2B5 2C5"
    stage.ends(lost="life-2", lit=boxes, spaces=4)  # Not 1F2: its door is blocked.
    assert [mission.id for mission in stage.board.missions if mission.fulfilled] == ["MG1"]
    assert [mission.colour for mission in stage.board.missions] == ["green", "blue", "red"]
    assert (stage.board.round_marker, stage.board.hero.calm) == (7, 12)

    stage.acts("move:east").strikes("m").acts("block:west")
    stage.standard("B02", "side:0", "creature:c2", "step:1E5").ends(heard="south", dark="1E5", spaces=5)

    stage.acts("move:north").standard("G01", "side:0", "creature:c2", "step:1E4", "noise:south", seat=2)
    stage.ends(heard="south", laid="1E1 1C1", dark="1E4", spaces=6)
    return stage


def clean_up(stage: Worked) -> Worked:
    """The clean-up between both rounds."""
    marks = ("1C2", "1F3", "2B1", "2C3", "2D5")
    return stage.cleans_up(*marks, owed=5, stays="1D1 1D2 1E1 1C1", adrenaline=3, marker=6)


def test_round_1() -> None:
    stage = first_round()
    hero = stage.board.hero
    assert (hero.life, hero.calm) == (9, 12)
    clean_up(stage)
    assert stage.board.leader == 2


def test_round_2() -> None:
    stage = clean_up(first_round())
    stage.hand(1, "B11", "B03", "B03", "B04", "B04", "B05").hand(2, "G09", "G02", "G02", "G03", "G03", "G04")
    board, hero = stage.board, stage.board.hero

    stage.acts("bullet_time", "move:east", "move:south")
    stage.standard("B03", "side:0", "creature:c2", "step:1E3").standard("B03", "side:0", "creature:c2", "step:1E2")
    stage.rolls("hc").ends(heard="south", laid="1E2 1E3", lost="life-1", spaces=3)
    seen, moved = stage.last("figure_revealed", "figure_moved")
    assert [stage.codes([one.tile]) for one in (seen, moved)] == [{"1E3"}, {"1E2"}]

    stage.acts("use:AMMO_E,0", "charges:2").rolls("hhcm").ends(spaces=3)
    assert (stage.where(2), hero.experience, hero.items[0].charges) == ("", (0, 1, 0, 0, 0), 2)

    stage.acts("bullet_time", "move:south", "move:south").ends(laid="1E4 1F4", spaces=3)
    assert (stage.shown("1E4").shape, stage.shown("1E4").lit) == ("t", False)
    assert (stage.shown("1F4").room, stage.shown("1F4").lit) == ("E", True)

    stage.acts("switch:south").plays("B11", "creature:c1", "step:1B2", "step:1B1", "step:1C1")
    stage.ends(heard="north", laid="1E5", lit="1E4 1E5", dark="1C1", spaces=4)
    assert stage.shown("1E5").stair == "blue"
    (seen,) = stage.last("figure_revealed")
    assert (seen.kind, seen.tile, seen.wounded) == ("cultist", stage.name("1C1"), True)

    stage.acts("move:south", "block:west").spawns("B05", "spore", "2C2", distance=4)
    stage.ends(heard="other_floor", laid="2A1", spaces=5)

    stage.acts("move:stairs").standard("B04", "side:0", "creature:c3", "step:2B2")
    stage.ends(heard="east", laid="2A2", gone="1C1 1D1 1D2 1E1 1E2 1E3 1E4 1F4", spaces=6)
    assert stage.shown("2A2").room == "C"

    stage.acts("move:south", "block:north").standard("B04", "side:0", "creature:c3", "step:2B1")
    stage.ends(heard="south", laid="2A3", spaces=7)
    assert stage.shown("2A3").danger

    stage.acts("search").plays("G09", "swipe:BOOT", moment="drawn", seat=2).ends(spaces=8)
    assert len(hero.items) == 3
    assert hero.searched == ("C",)

    stage.cleans_up(owed=3, stays="2A2 2A3", adrenaline=4, marker=5)
    assert (hero.life, hero.calm, board.leader) == (8, 12, 1)
