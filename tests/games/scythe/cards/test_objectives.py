"""Objective cards: what each asks for, when it may be revealed, what becomes of the cards."""

from collections.abc import Callable

import pytest

from brassboard.games.scythe.cards.objectives import holds
from brassboard.games.scythe.content import OBJECTIVES
from brassboard.games.scythe.data.events import ObjectiveRevealed
from games.scythe.helper import Stage

Layout = Callable[[Stage], Stage]


def base() -> Stage:
    """Nordic with 5 power, popularity and coins, its two workers on B4 and B5, the character at home."""
    return Stage("nordic", "saxony", promos=True).no_encounters()


def land(*hexes: str) -> Layout:
    return lambda stage: stage.units("nordic", workers=hexes)


MET: dict[int, tuple[Layout, Layout]] = {
    1: (land("C5", "D2", "E5"), land("C5", "D2", "B4")),
    2: (land("C4", "D2", "D5"), land("C4", "D2", "B4")),
    3: (land("B2", "C7", "F3"), land("B2", "B4", "B5")),
    4: (land("B5", "C2", "C4"), land("B5", "C2", "B4")),
    5: (
        lambda s: s.units("nordic", character="E4").change("nordic", power=5),
        lambda s: s.units("nordic", character="E4").change("saxony", power=6),
    ),
    6: (lambda s: s.change("nordic", ousted=1, power=7), lambda s: s.change("nordic", ousted=1, power=6)),
    7: (
        lambda s: s.factory_card("nordic", 4).mechs("nordic", speed="B4"),
        lambda s: s.factory_card("nordic", 4),
    ),
    8: (
        lambda s: s.units("nordic", workers=["B4"] * 4).change("nordic", coins=2, popularity=7),
        lambda s: s.units("nordic", workers=["B4"] * 4).change("nordic", coins=3, popularity=7),
    ),
    9: (lambda s: s.goods("B4", oil=6, metal=1, wood=1, food=1), lambda s: s.goods("B4", oil=7, metal=1, wood=1)),
    10: (land("B4", "F2", "G5"), land("B4", "F2", "B5")),
    11: (land("B3", "G2", "D6"), land("B3", "G2", "B5")),
    12: (lambda s: s.change("nordic", coins=20), lambda s: s.change("nordic", coins=19)),
    13: (
        lambda s: s.units("nordic", character="B4", workers=["B4"] * 5),
        lambda s: s.units("nordic", character="B5", workers=["B4"] * 5),
    ),
    14: (
        lambda s: (
            s.upgraded("nordic", "power deploy")
            .mechs("nordic", speed="B4")
            .structures("nordic", mill="B4")
            .recruits("nordic", build="coins")
            .goods("B4", oil=1, metal=1)
            .goods("B5", wood=1, food=1)
        ),
        lambda s: (
            s.upgraded("nordic", "power deploy")
            .mechs("nordic", speed="B4")
            .structures("nordic", mill="B4")
            .goods("B4", oil=1, metal=1)
            .goods("B5", wood=1, food=1)
        ),
    ),
    15: (
        lambda s: s.recruits("nordic", build="coins", enlist="power"),
        lambda s: s.recruits("nordic", build="coins"),
    ),
    16: (
        lambda s: (
            s.mechs("nordic", speed="B4").units("nordic", character="B4", workers=["B4", "B5"]).goods("B4", oil=5)
        ),
        lambda s: (
            s.mechs("nordic", speed="B4").units("nordic", character="B4", workers=["B4", "B4"]).goods("B4", oil=5)
        ),
    ),
    17: (land("E5", "F4"), lambda s: land("E5", "F4")(s).factory_card("nordic", 3)),
    18: (
        lambda s: s.units("nordic", workers=["B4"] * 5).change("nordic", power=0, popularity=13),
        lambda s: s.units("nordic", workers=["B4"] * 5).change("nordic", power=1, popularity=13),
    ),
    19: (land("C4", "C5", "D3", "D5", "E5"), land("C4", "C5", "D3", "D5", "B4")),
    20: (
        lambda s: s.structures("nordic", mill="B4", mine="B5", armory="C5").change("nordic", popularity=7),
        lambda s: s.structures("nordic", mill="B4", mine="B5").change("nordic", popularity=7),
    ),
    21: (
        lambda s: s.goods("B4", wood=5).goods("B5", wood=4),
        lambda s: s.goods("B4", wood=5).goods("B5", oil=4),
    ),
    22: (
        lambda s: s.factory_card("nordic", 4),
        lambda s: s.factory_card("nordic", 4).upgraded("nordic", "power deploy"),
    ),
    23: (
        lambda s: s.cards("nordic", *[2] * 8).stars("nordic", "combat_1"),
        lambda s: s.cards("nordic", *[2] * 7).stars("nordic", "combat_1"),
    ),
    24: (lambda s: s.units("nordic", workers=["E5"] * 5), lambda s: s.units("nordic", workers=["B4"] * 5)),
    25: (
        lambda s: s.mechs("nordic", speed="B4", riverwalk="B4").change("nordic", power=13, popularity=3),
        lambda s: s.mechs("nordic", speed="B4").change("nordic", power=13, popularity=3),
    ),
    26: (land("B1", "B2", "B3", "B4", "B5"), land("B1", "B2", "B3", "B4")),
    27: (
        lambda s: s.structures("nordic", mill="C5", mine="D5", armory="E5"),
        lambda s: s.structures("nordic", mill="B4", mine="D5", armory="E5"),
    ),
}


def test_every_objective_has_a_situation() -> None:
    assert set(MET) == set(OBJECTIVES)


@pytest.mark.parametrize("no", sorted(MET))
def test_an_objective_is_met_and_just_not_met(no: int) -> None:
    yes, not_quite = MET[no]
    for layout, wanted in ((yes, True), (not_quite, False)):
        stage = layout(base())
        one = stage.who("nordic")
        assert all([holds(stage.position, one, each) for each in OBJECTIVES[no].all]) is wanted


@pytest.mark.rule("SC-OBJ-01", "SC-RULING-03")
def test_an_objective_is_revealed_between_actions_and_never_within_one() -> None:
    stage = base().objectives("nordic", 15, 1).recruits("nordic", build="coins", enlist="power")
    stage.turn_of("nordic", "move")
    assert "reveal:15" in stage.options(), "before the top action"
    stage.answer("top:moves")
    assert stage.why_not("reveal:15") is not None, "not in the middle of a Move"
    stage.answer("done")
    stage.answer("reveal:15")
    assert stage.who("nordic").stars == ("objective",)
    assert [each.objective for each in stage.events(ObjectiveRevealed)] == [15]


@pytest.mark.rule("SC-OBJ-02")
def test_both_cards_go_under_the_deck() -> None:
    stage = base().objectives("nordic", 15, 1).recruits("nordic", build="coins", enlist="power")
    stage.turn_of("nordic", "move").answer("reveal:15")
    assert stage.who("nordic").objectives == ()
    assert stage.board.objective_deck[-2:] == (15, 1)


@pytest.mark.rule("SC-SAX-01", "SC-OBJ-03")
def test_saxony_keeps_the_other_card_and_scores_it_too() -> None:
    stage = Stage("saxony", "nordic").objectives("saxony", 15, 22).recruits("saxony", build="coins", enlist="power")
    stage.factory_card("saxony", 4).turn_of("saxony", "move").answer("reveal:15")
    assert stage.who("saxony").objectives == (22,)
    stage.answer("reveal:22")
    assert stage.who("saxony").stars == ("objective", "objective")


@pytest.mark.rule("SC-OBJ-03")
def test_the_condition_must_hold_when_it_is_revealed() -> None:
    stage = base().objectives("nordic", 15, 1).recruits("nordic", build="coins", enlist="power")
    stage.turn_of("nordic", "move").units("nordic", workers=["B4"] * 3)
    assert stage.denied("reveal:15") == "SC-OBJ-01"


@pytest.mark.rule("SC-OBJ-04")
def test_an_end_of_turn_card_waits_for_the_last_action() -> None:
    stage = base().objectives("nordic", 1, 2).units("nordic", workers=["C5", "D2", "E5"]).goods("D2", wood=3)
    stage.turn_of("nordic", "move")
    assert stage.denied("reveal:1") == "SC-OBJ-01"
    stage.answer("top:coins")
    assert stage.denied("reveal:1") == "SC-OBJ-01"
    stage.answer("bottom", "done")
    assert "reveal:1" in stage.options()


@pytest.mark.rule("SC-OBJ-04")
def test_passing_the_turn_is_the_last_chance() -> None:
    stage = base().objectives("nordic", 1, 2).units("nordic", workers=["C5", "D2", "E5"])
    stage.turn_of("nordic", "move").answer("top:coins", "end")
    assert stage.options() == ["reveal:1", "end"], "no action follows any more"
    stage.answer("reveal:1", "end")
    assert stage.who("nordic").stars == ("objective",)


@pytest.mark.rule("SC-OBJ-04")
def test_an_event_card_counts_in_the_turn_of_the_event_only() -> None:
    stage = base().objectives("nordic", 6, 2).change("nordic", power=9).mechs("nordic", riverwalk="G2")
    stage.units("saxony", workers=["G3", "H1"]).units("nordic", mechs=["G4"]).turn_of("nordic", "move").answer(
        "top:moves"
    )
    stage.answer("move:mech,G4,G3", "done")
    assert "reveal:6" in stage.options()
    stage.turn_of("nordic", "move")
    assert stage.denied("reveal:6") == "SC-OBJ-01"


@pytest.mark.rule("SC-SETUP-16")
def test_that_nothing_can_be_revealed_is_the_players_secret() -> None:
    stage = base().objectives("nordic", 1, 2).turn_of("nordic", "move").answer("top:coins")
    assert stage.options() == ["end"], "it is asked all the same"
    hidden = stage.seen_by(1)["players"][0]["objectives"]
    assert hidden == [-1, -1]
