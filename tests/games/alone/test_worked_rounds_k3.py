"""The two worked rounds on Long Gallery (k3): 3 Evil players with Wrath and Terror, the Commander, M-G3 and M-B6.

Seat 1 has Wrath and leads in round 1, seat 3 has Terror, seat 2 uses both. Spawned in this order: worm c1, spore c2.
"""

from games.alone.worked import Worked


def first_round() -> Worked:
    stage = Worked("k3", players=4, character="commander", missions=("MG3", "MB6"), decks=("red", "green"))
    stage.board.evil[1].decks, stage.board.evil[2].decks = (0, 1), (1,)
    stage.danger("1B3", "1F2", "2D2", "2C4").item("AMMO_C")
    stage.hand(1, "R01", "R02", "R03", "R03").hand(2, "R05", "G01").hand(3, "G06", "G07")

    stage.acts("explore:west").spawns("R01", "worm", "1B1", distance=6).ends(heard="west", laid="1D4 1C4", spaces=1)
    assert [stage.shown(code).shape for code in ("1D4", "1C4")] == ["crossing", "straight"]

    stage.acts("explore:north").ends(laid="1E3 1E2", spaces=1)
    assert (stage.shown("1E3").shape, stage.shown("1E2").room) == ("t", "E")

    stage.acts("bullet_time", "move:west", "explore:west").ends(laid="1B4", spaces=1)
    assert (stage.shown("1B4").shape, stage.shown("1B4").switch) == ("t", True)

    stage.acts("explore:north").spawns("G01", "spore", "1E1", distance=4, seat=2)
    stage.ends(heard="east", laid="1D3 1D2", spaces=2)

    stage.acts("bullet_time", "move:north", "move:north").ends(spaces=2)
    assert stage.hero_at == "1D2"

    stage.acts("explore:west").skip("take_tile:m3")
    assert stage.asked == (1, "tile")
    assert {*stage.options()} == {"take_tile:" + stage.name(code) for code in ("1E3", "1B4")}
    stage.answer("take_tile:" + stage.name("1E3"), seat=1)
    stage.ends(laid="1C2 1B2", gone="1E3", spaces=2)
    assert [(stage.shown(code).shape, stage.shown(code).stair) for code in ("1C2", "1B2")] == [
        ("straight", ""), ("t", "red"),
    ]  # fmt: skip

    stage.acts("switch:west").standard("R03", "side:0", "creature:c1", "step:1B2")
    stage.ends(heard="west", lit="1D2 1C2 1B2", dark="1B2", spaces=3)
    (seen,) = stage.last("figure_revealed")
    assert seen.tile == stage.name("1B2")

    stage.acts("search").standard("R03", "side:0", "creature:c1", "step:1C2")
    stage.ends(heard="west", dark="1C2", spaces=4)
    assert len(stage.board.hero.items) == 2
    assert stage.board.hero.searched == ()
    return stage


def clean_up(stage: Worked) -> Worked:
    """The clean-up between both rounds."""
    marks = ("1D4", "1C1", "2E1", "2F3", "2E3")
    return stage.cleans_up(*marks, owed=5, stays="1D2 1C2 1D3", adrenaline=3, marker=5)


def test_round_1() -> None:
    stage = clean_up(first_round())
    assert (stage.board.hero.life, stage.board.hero.calm, stage.board.leader) == (12, 12, 2)


def test_round_2() -> None:
    stage = clean_up(first_round())
    stage.hand(1, "R01", "R02", "R04").hand(3).hand(2, "R05", "G03", "G03").hand(3, "G06", "G07", "G02")
    board, hero = stage.board, stage.board.hero

    stage.acts("use:AMMO_C,0", "charges:2").rolls("hccm").plays("G06", moment="roll", seat=3)
    stage.standard("R05", "side:0", "creature:c1", "step:1D2", seat=2).ends(spaces=3)
    assert not board.figures[0].wounded

    stage.acts("use:AMMO_C,0", "charges:2").rolls("hhcm").plays("G07", seat=3).ends(lost="calm-1", spaces=4)
    assert (board.figures[0].wounded, hero.items[0].charges, hero.calm) == (True, 0, 11)

    stage.acts("move:south").plays("R01", "side:0", "creature:c1", "step:1D3", "done")
    stage.rolls("hcm").ends(lost="life-1", spaces=5)

    stage.acts("bullet_time", "move:south").strikes("h").acts("move:east")
    stage.standard("G03", "side:0", "creature:c1", "step:1D4", seat=2)
    stage.ends(heard="west", laid="1D4 1E4", lost="life-1", spaces=6)
    assert hero.life == 10
    assert stage.shown("1D4").danger

    stage.acts("move:north").standard("G03", "side:0", "creature:c2", "step:1E2", seat=2)
    stage.ends(heard="north", laid="1E3", spaces=7)

    stage.acts("explore:north").plays("R04", "creature:c2", "step:1E3", "done", moment="before")
    stage.rolls("hmm").ends(laid="1E2 1E1", lost="calm-1 life-1", spaces=8)
    assert (hero.life, hero.calm) == (9, 10)

    stage.acts("move:east").strikes("m").ends(laid="1F3", spaces=8)

    stage.acts("move:north").plays("R02", "creature:c2", "step:1F3", moment="step")
    assert [one.bonus for one in board.secret.creatures if one.id == 2] == [1]
    assert stage.why_not("offer:G02,down", seat=3).rule == "AL-REACT-07"
    stage.ends(heard="south", laid="1F2", spaces=9)
    assert (stage.shown("1F2").stair, stage.shown("1F2").danger, board.row[-1:]) == ("blue", True, [])

    stage.cleans_up(owed=2, stays="1F2 1F3", adrenaline=3, marker=4)
    assert (hero.life, hero.calm, board.leader) == (9, 10, 3)
    assert stage.where(2) == "1F3"
