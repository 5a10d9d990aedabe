"""Damage: crosses, defeat, afflictions, what follows in which order (RM-DMG, RM-GENT-08 and 09, rulings 35 … 92)."""

import pytest

from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.queries import ground_of, life_of
from games.moloch.helper import Stage
from games.moloch.rules.test_attack import duel


def hurt(stage: Stage, id: str, n: int, source: str = "card") -> Stage:
    """Damage that comes from no attack."""
    return stage.run(Harm(stage.number(id), n, source))


@pytest.mark.rule("RM-GENT-08", "RM-DMG-03")
def test_life_is_the_sum_of_all_crosses() -> None:
    stage = Stage("1", acting="major", at="C6")
    assert life_of(stage.board, stage.figure("major")) == 9
    stage.learn("hard_boiled", "major")
    assert life_of(stage.board, stage.figure("major")) == 12
    hurt(stage.change("major", damage=11), "major", 1)
    assert stage.figure("major").defeated


@pytest.mark.rule("RM-GENT-09")
def test_the_left_cross_brings_an_affliction_the_sum_defeat() -> None:
    stage = Stage("1", acting="major", at="C6").change("major", damage=3).stack("afflictions", "sprained_ankle")
    hurt(stage, "major", 1)
    assert stage.figure("major").afflictions == ("sprained_ankle",)
    hurt(stage.change("major", damage=8), "major", 1)
    assert stage.figure("major").defeated


@pytest.mark.rule("RM-DMG-01")
def test_after_healing_the_left_cross_brings_another_card() -> None:
    stage = (
        Stage("1", acting="drago", at="C6")
        .change("drago", damage=3)
        .stack("afflictions", "sprained_ankle", "shaking_hands")
    )
    hurt(stage, "drago", 1)
    stage.change("drago", damage=2)
    hurt(stage, "drago", 2)
    assert stage.figure("drago").afflictions == ("shaking_hands", "sprained_ankle")


@pytest.mark.rule("RM-DMG-02")
def test_extra_crosses_are_counted_first() -> None:
    stage = Stage("1", acting="major", at="C6").learn("hard_boiled", "major").stack("afflictions", "sprained_ankle")
    hurt(stage, "major", 4)
    assert stage.figure("major").afflictions == ()
    hurt(stage, "major", 3)
    assert stage.figure("major").afflictions == ("sprained_ankle",)


@pytest.mark.rule("RM-AGENT-02", "RM-DMG-04", "RM-RULING-64")
def test_a_defeated_agent_leaves_the_board_with_its_ether() -> None:
    stage = duel("drago").change("emerson", damage=9).answer("attack:melee,emerson").roll("hit", "cover", "cover")
    stage.roll("hit", "hit", "hit")
    assert stage.at("emerson") == ""
    assert (stage.figure("emerson").ether, stage.board.fallen) == (0, ("emerson",))
    assert "D6" in stage.answer("move").offers("step")


@pytest.mark.rule("RM-AGENT-04", "RM-ALLY-02")
def test_one_damage_defeats_minions_and_bobbies() -> None:
    stage = Stage("1", acting="drago", at="C6").place("shambling1", "G6").place("bobby1", "J3")
    hurt(stage, "shambling1", 1)
    hurt(stage, "bobby1", 1)
    assert stage.on_board() == {"drago"}


@pytest.mark.rule("RM-ALLY-03")
def test_allies_are_open_to_all() -> None:
    stage = Stage("1", acting="drago", at="C6").place("bobby1", "J3").place("blackmore", "M1")
    for seat in (0, 1, None):
        figures = {one["id"]: one for one in stage.seen_by(seat)["figures"]}
        assert figures["bobby1"]["square"] >= 0
        assert figures["blackmore"]["kind"] == "ally"


@pytest.mark.rule("RM-DMG-05", "RM-DMG-08", "RM-RULING-39")
def test_a_defeated_gentleman_stays_on_his_square_and_every_defeat_counts() -> None:
    stage = Stage("1", acting="emma", at="A6").place("drago", "C6", damage=7)
    hurt(stage, "drago", 1)
    assert (stage.at("drago"), stage.board.deaths) == ("C6", 1)
    stage.change("drago", defeated=False, damage=7)
    hurt(stage, "drago", 1)
    assert stage.board.deaths == 2


@pytest.mark.rule("RM-DMG-09", "RM-BOARD-11", "RM-FIRE-01")
def test_fire_hurts_without_a_defence_roll() -> None:
    stage = Stage("1", acting="emma", at="C6").change("emma", ether=2).fire("D6").answer("move", "step:D6")
    assert stage.figure("emma").damage == 1
    assert stage.kind == "step"  # neither dice nor elusive


@pytest.mark.rule("RM-RULING-35")
def test_who_is_defeated_by_the_same_damage_draws_no_affliction() -> None:
    stage = Stage("1", acting="emma", at="A6").place("drago", "C6", damage=3)
    hurt(stage, "drago", 5)
    assert stage.figure("drago").defeated
    assert len(stage.board.affliction_deck) == 20


@pytest.mark.rule("RM-RULING-36", "RM-RULING-67")
def test_an_affliction_comes_after_the_effects_of_the_attack_and_before_a_counter() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("major", "D6", damage=3).change("major", ether=1)
    stage.change("tobias", ether=0).stack("afflictions", "grim_resolve").answer("attack:melee,major")
    stage.roll("hit", "cover", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.figure("major").ether == 3  # grim resolve has acted
    assert stage.kind == "counter"


@pytest.mark.rule("RM-RULING-37")
def test_healing_below_the_cross_ends_no_affliction() -> None:
    stage = Stage("1", acting="drago", at="C6").change("drago", damage=4).afflict("shaking_hands", "drago")
    stage.give("whisky", "drago").answer("use:whisky.0")
    assert stage.figure("drago").damage == 1
    assert stage.figure("drago").afflictions == ("shaking_hands",)
    stage.answer("rest")  # its own condition
    assert stage.figure("drago").afflictions == ()


@pytest.mark.rule("RM-RULING-78")
def test_an_extra_cross_that_goes_away_defeats_nobody() -> None:
    stage = (
        Stage("1", acting="emma", at="C6").learn("copycat", "emma").place("major", "D6").learn("hard_boiled", "major")
    )
    stage.answer("use:copycat.0", "learn:hard_boiled")
    assert life_of(stage.board, stage.figure("emma")) == 8
    stage.change("emma", damage=7).activate("emma")
    assert (stage.figure("emma").damage, stage.figure("emma").defeated) == (4, False)


@pytest.mark.rule("RM-RULING-92")
def test_damage_on_several_figures_is_followed_up_figure_by_figure() -> None:
    stage = Stage("3", acting="drago", at="E10").place("ragged1", "D10").place("shambling1", "F10")
    stage.give("caltrops", "drago").answer("use:caltrops.0")
    assert stage.on_board() == {"drago"}


@pytest.mark.rule("RM-RULING-70")
def test_empty_decks_are_made_anew_of_their_discards() -> None:
    stage = Stage("1", acting="drago", at="C6").change("drago", damage=3)
    board = stage.board
    board.affliction_discard, board.affliction_deck = board.affliction_deck, ()
    hurt(stage, "drago", 1).shuffled()
    assert len(board.affliction_deck) == 19
    stage = Stage("1", acting="tobias", at="H6").place("drago", "A5").ether("instill_chaos", 1)
    board = stage.board
    board.chaos_discard, board.chaos_deck = board.chaos_deck, ()
    stage.answer("power:instill_chaos").shuffled()
    assert len(board.nemesis.hand) == 1
    assert len(board.chaos_deck) == 29


@pytest.mark.rule("RM-RULING-44")
def test_fire_hurts_minions_when_they_are_picked_or_at_the_end() -> None:
    stage = Stage("1", acting="drago", at="A5").place("clown1", "C6").place("clown2", "F6").place("clown3", "H6")
    stage.fire("C6", "F6").activate("minions")
    stage.answer("activate:clown1")
    assert stage.at("clown1") == ""
    stage.answer("end")  # nobody else is picked
    assert stage.at("clown2") == ""
    assert stage.at("clown3") == "H6"


@pytest.mark.rule("RM-RULING-43")
def test_a_fire_laid_under_a_figure_does_not_hurt_it() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "A5").place("clown1", "D2").hand("oil_lamp")
    stage.answer("chaos:oil_lamp")
    square = stage.options()[0]
    stage.place("bobby1", square.partition(":")[2]).answer(square)
    assert stage.figure("bobby1").damage == 0
    assert stage.at("bobby1") != ""


@pytest.mark.rule("RM-COMP-07")
def test_a_scene_is_one_fixed_grid() -> None:
    ground = ground_of(Stage("1").board)
    assert (ground.width, ground.height) == (14, 10)
    assert len(ground.doors) == 7


@pytest.mark.rule("RM-COMP-08")
def test_the_status_markers_of_a_new_chapter() -> None:
    for chapter in ("1", "3", "6"):
        board = Stage(chapter).board
        assert (board.round, board.deaths, board.progress, board.nemesis.points) == (1, 0, 0, 0)
