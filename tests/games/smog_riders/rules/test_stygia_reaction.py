"""The Stygian Reaction: the tide, ejection and retaliation."""

import pytest

from brassboard.games.smog_riders.data.frames import (
    AttackTurn,
    Blow,
    Ejections,
    EnterStygia,
    Harm,
    Retaliation,
    Round,
    Tide,
)
from brassboard.games.smog_riders.data.table import MAP, STYGIA
from games.smog_riders.helper import Stage, steps
from games.smog_riders.rules.in_stygia import INNER, MINIONS, crowd


def tide(stage: Stage) -> Stage:
    return stage.frames(Tide())


def reaction(stage: Stage) -> Stage:
    """The whole Stygian Reaction: tide, then retaliation."""
    round = next(frame for frame in stage.position.stack if isinstance(frame, Round))
    round.pc = steps(Round).index("tide")
    return stage.frames()


def retaliation(stage: Stage, *faces: int) -> Stage:
    stage.board.astral_dice = len(faces)
    stage.frames(Retaliation())
    return stage.roll(*faces)


# The tide


@pytest.mark.rule("SR-TIDE-01")
@pytest.mark.parametrize(("before", "after"), [("inner3", "outer3"), ("outer3", "access3")])
def test_the_tide_pushes_one_square_outward(before: str, after: str) -> None:
    stage = tide(Stage().walker("charlotte", before, "E7"))
    stage.answer("drift:charlotte")
    assert stage.astral("charlotte") == after
    assert stage.who("charlotte").madness == 0


@pytest.mark.rule("SR-TIDE-01", "SR-RETAL-05")
def test_the_tide_comes_when_the_defenders_turn_ends_and_before_the_retaliation() -> None:
    stage = Stage().walker("charlotte", "inner3", "E7")
    stage.board.astral_dice = 1
    stage.defence_turn()
    while stage.kind != "tide":
        stage.answer(stage.options()[-1])
    stage.answer("drift:charlotte")
    assert stage.astral("charlotte") == "outer3"
    assert stage.chance, "then the dice of the retaliation"
    stage.roll(3)
    assert stage.board.round == 2, "then the round ends"
    assert stage.who("charlotte").madness == 1


@pytest.mark.rule("SR-TIDE-02")
def test_one_mind_holds_against_the_tide() -> None:
    stage = tide(Stage().walker("charlotte", "eye", "E7"))
    assert stage.options() == ["stay:charlotte", "drift:charlotte"]
    stage.answer("stay:charlotte")
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("eye", 1)


@pytest.mark.rule("SR-TIDE-03", "SR-EJECT-02")
def test_the_tide_moves_minions_too() -> None:
    stage = tide(Stage().walker("kelly", "access1", "E7").walker("magda", "inner2", "E6"))
    assert stage.asked == (stage.defender, "tide")
    stage.answer("drift:kelly")
    assert (stage.who("kelly").at, stage.at("kelly")) == (MAP, "E7")
    assert stage.asked == (stage.defender, "tide")
    stage.answer("stay:magda")
    assert (stage.astral("magda"), stage.who("magda").madness) == ("inner2", 1)


@pytest.mark.rule("SR-TIDE-04", "SR-RULING-56")
def test_from_the_eye_to_an_inner_passage_of_ones_choice() -> None:
    stage = tide(
        Stage().walker("charlotte", "eye", "E7").walker("kelly", "inner2", "K9").walker("magda", "outer2", "K10")
    )
    while stage.asked[0] == stage.defender:
        stage.answer(next(text for text in stage.options() if text.startswith("stay")))
    stage.answer("drift:charlotte")
    assert stage.asked == (0, "passage")
    assert stage.offers("enter") == INNER - {"inner2"}
    stage.answer("enter:inner5")
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("inner5", 0)


@pytest.mark.rule("SR-RULING-56")
def test_with_all_inner_passages_taken_the_eye_keeps_its_own_at_no_cost() -> None:
    stage = crowd(Stage(), "inner")
    stage.walker("charlotte", "eye", "E7")
    tide(stage)
    while stage.kind == "tide":
        assert stage.asked[0] == stage.defender, "nobody asks Charlotte's player"
        stage.answer(next(text for text in stage.options() if text.startswith("stay")))
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("eye", 0)


@pytest.mark.rule("SR-RULING-57")
def test_the_tide_runs_from_outside_in_in_turn_order() -> None:
    stage = Stage(players=3).walker("kelly", "access1", "K9").walker("mapuche", "outer1", "E7")
    stage.walker("amelia", "access2", "E6").walker("charlotte", "inner1", "E5").walker("arcturus", "access3", "E8")
    stage.change("charlotte", madness=0)
    stage.board.first = 1
    tide(stage)
    asked = []
    while stage.kind in ("tide", "passage"):
        asked.append((stage.asked[0], sorted(stage.offers("drift"))))
        stage.answer(next(text for text in stage.options() if text.startswith("drift")))
    assert asked == [
        (1, ["amelia"]),  # the first player's walkers on an Access,
        (0, ["arcturus"]),  # the next attacker's,
        (2, ["kelly"]),  # the defender's; Mapuche has but 1 Mind and cannot pay, so nobody is asked
        (0, ["charlotte"]),
    ]
    assert stage.astral("mapuche") == "access1", "outside in frees the squares"
    assert stage.astral("charlotte") == "outer1"


@pytest.mark.rule("SR-RULING-57")
def test_each_player_orders_his_own() -> None:
    stage = tide(Stage().walker("charlotte", "access1", "E7").walker("arcturus", "access2", "E6"))
    assert set(stage.options()) == {"stay:charlotte", "drift:charlotte", "stay:arcturus", "drift:arcturus"}
    stage.answer("stay:arcturus")
    assert set(stage.options()) == {"stay:charlotte", "drift:charlotte"}


@pytest.mark.rule("SR-RULING-57")
def test_who_cannot_move_on_stays_at_no_cost() -> None:
    stage = tide(Stage().walker("kelly", "access1", "K9").walker("charlotte", "outer1", "E7"))
    stage.answer("stay:kelly")
    assert stage.kind != "tide"
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("outer1", 0)


@pytest.mark.rule("SR-RULING-58")
def test_the_last_mind_is_never_paid() -> None:
    stage = tide(Stage().walker("charlotte", "eye", "E7", madness=2).walker("arcturus", "eye", "E6", madness=1))
    assert set(stage.options()) == {"drift:charlotte", "stay:arcturus", "drift:arcturus"}


@pytest.mark.rule("SR-EX-12")
def test_arcturus_and_a_minion_drift() -> None:
    stage = tide(Stage().walker("arcturus", "outer2", "E7").walker("kelly", "inner4", "E6"))
    stage.answer("drift:arcturus", "drift:kelly")
    assert (stage.astral("arcturus"), stage.astral("kelly")) == ("access2", "outer4")


@pytest.mark.rule("SR-EX-13")
@pytest.mark.parametrize("pays", [True, False])
def test_one_in_the_eye_and_one_on_an_access(pays: bool) -> None:
    stage = tide(Stage().walker("charlotte", "eye", "E7").walker("arcturus", "access3", "E6"))
    verb = "stay" if pays else "drift"
    stage.answer(f"{verb}:arcturus", f"{verb}:charlotte")
    if not pays:
        stage.answer("enter:inner1")
    assert stage.who("arcturus").madness == stage.who("charlotte").madness == int(pays)
    assert stage.who("arcturus").at == (STYGIA if pays else MAP)
    assert stage.astral("charlotte") == ("eye" if pays else "inner1")


# Ejection


@pytest.mark.rule("SR-EJECT-01")
def test_an_ejected_walker_comes_back_to_its_marker() -> None:
    stage = Stage().walker("charlotte", "inner2", "E7").frames(Ejections(("charlotte",)))
    one = stage.who("charlotte")
    assert (stage.at("charlotte"), one.at, one.astral) == ("E7", MAP, -1)


@pytest.mark.rule("SR-EJECT-02")
def test_an_access_walker_that_does_not_pay_is_ejected() -> None:
    stage = tide(Stage().walker("charlotte", "access2", "E7"))
    stage.answer("drift:charlotte")
    assert (stage.at("charlotte"), stage.who("charlotte").at, stage.who("charlotte").madness) == ("E7", MAP, 0)


@pytest.mark.rule("SR-EJECT-03", "SR-RULING-02")
def test_mind_cannot_be_spent_against_a_card() -> None:
    stage = Stage().walker("charlotte", "eye", "E7").walker("arcturus", "outer1", "E6").walker("kelly", "outer2", "K9")
    stage.hand(stage.defender, "stygian_storm").at_step(AttackTurn(0), "defender_before_stygia")
    stage.answer("play:stygian_storm")
    while stage.kind in ("eject", "tide"):
        assert not stage.offers("stay")
        stage.answer(stage.options()[0])
    for one in ("charlotte", "arcturus"):
        assert (stage.who(one).at, stage.who(one).madness) == (MAP, 0)
    assert stage.who("kelly").at == STYGIA


@pytest.mark.rule("SR-EJECT-04")
def test_who_loses_the_last_mind_in_stygia_is_ejected_and_stunned() -> None:
    stage = Stage().walker("arcturus", "outer1", "E7", madness=2)
    retaliation(stage, 1)
    one = stage.who("arcturus")
    assert (stage.at("arcturus"), one.at, one.stunned, one.madness) == ("E7", MAP, True, 3)


@pytest.mark.rule("SR-EJECT-04")
def test_stunned_for_as_long_as_it_has_no_mind() -> None:
    stage = Stage().put("arcturus", "E7", madness=3, stunned=True).frames(AttackTurn(0))
    stage.answer("lose:arcturus,B")
    assert stage.who("arcturus").stunned, "the marker stays at 0 Mind"


@pytest.mark.rule("SR-RULING-59")
def test_a_walker_cannot_be_attacked_and_its_marker_is_no_target() -> None:
    stage = Stage().put("charlotte", "C5").walker("kelly", "outer1", "F5").put("magda", "F7").rolling()
    stage.roll_room("west_workshop", "B5", "M4").assign(charlotte_main=["B5", "M4"]).answer("use:charlotte,main")
    assert stage.who("magda").wounds == 1
    assert stage.who("kelly").wounds == 0


@pytest.mark.rule("SR-RULING-59")
def test_a_walker_that_falls_lies_on_its_markers_square() -> None:
    stage = Stage().walker("arcturus", "outer1", "E7").gear("arcturus", "stunner")
    stage.frames(Harm(stage.defender, "card", (Blow("arcturus", wounds=2),)))
    one = stage.who("arcturus")
    assert (one.at, stage.at("arcturus"), one.astral) == ("fallen", "E7", -1)
    assert [(item.kind, stage.site.names[item.square]) for item in stage.board.floor][-1] == ("stunner", "E7")


# Retaliation


@pytest.mark.rule("SR-RETAL-01")
def test_as_many_dice_as_were_spent() -> None:
    stage = Stage().walker("charlotte", "inner2", "E7")
    stage.board.astral_dice = 4
    stage.frames(Retaliation())
    assert stage.position.asked.n == 4
    stage.roll(4, 4, 4, 4)
    assert stage.who("charlotte").madness == 0
    stage = Stage().walker("charlotte", "inner2", "E7").frames(Retaliation())
    assert not stage.chance, "none spent, none rolled"


@pytest.mark.rule("SR-RETAL-02")
def test_a_gap_holds_one_die() -> None:
    stage = Stage().walker("charlotte", "inner5", "E7")
    retaliation(stage, 4, 4, 4)
    assert stage.who("charlotte").madness == 1


@pytest.mark.rule("SR-RETAL-03", "SR-RULING-21")
@pytest.mark.parametrize("ring", ["access", "outer", "inner"])
def test_all_three_squares_of_both_paths_beside_a_filled_gap(ring: str) -> None:
    stage = crowd(Stage(), ring)
    retaliation(stage, 3, 4)
    by_path = {path: stage.who(minion).madness for path, minion in enumerate(MINIONS, 1)}
    assert by_path == {1: 0, 2: 0, 3: 1, 4: 2, 5: 1, 6: 0}


@pytest.mark.rule("SR-RETAL-03")
def test_between_two_filled_gaps_it_is_two_madness() -> None:
    stage = Stage().walker("charlotte", "outer4", "E7").walker("arcturus", "inner3", "E6")
    retaliation(stage, 3, 4)
    assert (stage.who("charlotte").madness, stage.who("arcturus").madness) == (2, 1)
    assert stage.who("charlotte").at == STYGIA


@pytest.mark.rule("SR-RETAL-04", "SR-RULING-21")
def test_the_eye_is_safe() -> None:
    stage = Stage().walker("charlotte", "eye", "E7")
    retaliation(stage, 1, 2, 3, 4, 5, 6)
    assert (stage.who("charlotte").madness, stage.who("charlotte").at) == (0, STYGIA)


@pytest.mark.rule("SR-RETAL-05")
def test_who_the_tide_ejected_is_not_hit() -> None:
    stage = Stage().walker("charlotte", "access3", "E7").walker("arcturus", "outer3", "E6")
    stage.board.astral_dice = 2
    reaction(stage).answer("drift:charlotte", "drift:arcturus").roll(2, 3)
    assert (stage.who("charlotte").madness, stage.who("charlotte").at) == (0, MAP)
    assert (stage.who("arcturus").madness, stage.astral("arcturus")) == (2, "access3")


@pytest.mark.rule("SR-EX-14")
def test_the_figure_of_the_retaliation() -> None:
    stage = Stage(players=2, team=("hans", "arcturus", "charlotte"))
    stage.walker("arcturus", "outer3", "E7").walker("charlotte", "access3", "E6")
    stage.walker("vikka", "inner2", "K9").walker("kelly", "outer2", "K10").walker("hans", "inner1", "E5")
    retaliation(stage, 1, 2)
    madness = {one: stage.who(one).madness for one in ("arcturus", "charlotte", "hans", "vikka", "kelly")}
    assert madness == {"arcturus": 1, "charlotte": 1, "hans": 1, "vikka": 2, "kelly": 2}


@pytest.mark.rule("SR-EX-15")
def test_the_example_of_the_retaliation() -> None:
    stage = Stage(team=("amelia", "patty", "charlotte"))
    stage.walker("amelia", "inner2", "E7").walker("patty", "access1", "E6").walker("kelly", "outer4", "K9")
    stage.board.astral_dice = 4
    reaction(stage).answer("drift:patty", "stay:kelly", "drift:amelia")
    stage.change("kelly", madness=0)
    stage.roll(2, 3, 4, 4)
    assert (stage.who("patty").at, stage.who("patty").madness) == (MAP, 0)
    assert (stage.astral("amelia"), stage.who("amelia").madness) == ("outer2", 1)
    assert stage.who("kelly").madness == 2


@pytest.mark.rule("SR-RULING-53")
def test_return_and_back_up_dice_do_not_count() -> None:
    stage = Stage().walker("mapuche", "eye", "E7").walker("arcturus", "eye", "E5").put("charlotte", "E6").stygia_phase()
    stage.answer("backup:arcturus,west_workshop,2", "return:mapuche,B", "in:loading_bay", "at:G9")
    assert stage.board.astral_dice == 0


@pytest.mark.rule("SR-RULING-52")
def test_a_companions_die_moves_nobody_in_either_world() -> None:
    stage = Stage().put("mapuche", "E7", points=3).gear("mapuche", "rafter").answer("hurry:mapuche")
    assert stage.denied("hurry:mapuche") == "SR-MOVE-02", "the Rafter's Agility die is not his"
    stage = Stage().walker("mapuche", "inner1", "E7", dice="").gear("mapuche", "zuba").put("charlotte", "E6")
    stage.walker("arcturus", "access1", "E5").stygia_phase()
    assert stage.denied("travel:mapuche,eye,M") == "SR-STY-05"
    assert stage.denied("backup:mapuche,west_workshop,1") != ""


def test_entering_by_an_effect_is_the_same_rule() -> None:
    stage = Stage().put("kelly", "E7").frames(EnterStygia(1, "kelly"))
    assert stage.asked == (1, "enter")
