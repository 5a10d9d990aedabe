"""Chapter VI, The rise of Moloch: four seals guard Turnbull in the temple of the cult."""

import pytest

from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.queries import cards_of, figure_of
from brassboard.games.moloch.rules.chapter import lowered
from games.moloch.helper import Stage

SEALS = {"C3", "J3", "C8", "J8"}


# Seals


def test_a_seal_lies_on_each_object_square_and_blocks_nothing() -> None:
    stage = Stage("6", "drago", "C9")
    assert stage.names(stage.board.objects) == SEALS
    assert stage.answer("move", "step:C8").at("drago") == "C8"


@pytest.mark.rule("RM-EX-17")
def test_the_seals_lower_the_damage_of_attacks_on_turnbull_but_not_below_1() -> None:
    stage = Stage("6").place("turnbull", "G2")
    stage.table(objects=tuple(stage.board.objects[:3]))
    turnbull = stage.number("turnbull")
    assert lowered(stage.position, turnbull, 5) == 2
    assert lowered(stage.position, turnbull, 1) == 1
    assert lowered(stage.position, turnbull, 0) == 0
    assert lowered(stage.position, stage.number("lamias1"), 5) == 5
    assert lowered(stage.table(objects=()).position, turnbull, 5) == 5


@pytest.mark.rule("RM-EX-17")
def test_an_attack_on_turnbull_is_lowered() -> None:
    stage = Stage("6", "major", "G3").place("turnbull", "G2").ether("turnbull", 0).ether("major", 0)
    stage.table(objects=(stage.square("C3"),)).answer("attack:melee,turnbull")
    placed = _damage_of_all_hits(stage)
    bare = Stage("6", "major", "G3").place("turnbull", "G2").ether("turnbull", 0).ether("major", 0)
    bare.table(objects=()).answer("attack:melee,turnbull")
    assert placed == _damage_of_all_hits(bare) - 1


def _damage_of_all_hits(stage: Stage) -> int:
    """Roll nothing but hits against nothing but hits, and return the damage placed on Turnbull."""
    while not stage.notices("damaged"):
        if stage.chance:
            stage.roll(*["hit"] * stage.dice_asked())
        else:
            options = stage.options()
            stage.answer(next((each for each in ("pass", "done", "roll") if each in options), options[-1]))
    return int(stage.notices("damaged")[0].n)


def test_damage_from_other_sources_is_not_lowered() -> None:
    stage = Stage("6").place("turnbull", "G2")
    stage.run(Harm(stage.number("turnbull"), 3, "fire"))
    assert stage.figure("turnbull").damage == 3


def test_a_seal_needs_two_hits_or_one_with_the_favour_of_chapter_five() -> None:
    stage = Stage("6", "drago", "C9").answer("break:C8,str").roll("hit", "dodge", "dodge")
    assert stage.names(stage.board.objects) == SEALS
    stage = Stage("6", "drago", "C9", favours=("break_hits",), campaign=True)
    stage.answer("break:C8,str").roll("hit", "dodge", "dodge")
    assert stage.names(stage.board.objects) == SEALS - {"C8"}


def test_a_broken_seal_leaves_embers_beside_it() -> None:
    stage = Stage("6", "drago", "C9").answer("break:C8,str").roll("hit", "hit", "dodge")
    assert stage.notices("object_broken")[-1].object == "seal"
    assert stage.asked == (0, "lay_fire")
    assert {text[3:] for text in stage.options()} == {"B7", "C7", "D7", "B8", "D8", "B9", "C9", "D9"}
    stage.answer("at:C9")
    assert (stage.fires(), stage.figure("drago").damage, stage.kind) == ({"C9"}, 0, "act")


# Progress


@pytest.mark.parametrize(("square", "progress"), [("F2", 5), ("G3", 5), ("H2", 4), ("", 4)])
def test_progress_counts_the_seals_and_turnbull_at_the_altar(square: str, progress: int) -> None:
    stage = Stage("6", at="E12").place("turnbull", square)
    assert stage.clean_up(1).board.progress == progress


def test_progress_counts_only_the_seals_that_stand() -> None:
    stage = Stage("6", at="E12")
    stage.table(objects=tuple(stage.board.objects[:2]))
    assert stage.clean_up(1).board.progress == 2


# Two cards


@pytest.mark.rule("RM-RULING-56")
def test_the_spare_card_activates_turnbull_with_one_action() -> None:
    stage = Stage("6").place("turnbull", "G2")
    assert "spare" in cards_of(stage.board, NEMESIS_SIDE)
    stage.activate("spare")
    assert (stage.asked, stage.actions_left()) == ((0, "act"), 1)
    stage.activate("turnbull")
    assert stage.actions_left() == 2


@pytest.mark.rule("RM-RULING-56")
def test_a_power_may_be_used_in_the_activation_of_the_spare_card() -> None:
    stage = Stage("6").place("turnbull", "G2").pool(3).activate("spare")
    assert stage.offers("power")


@pytest.mark.rule("RM-RULING-56")
def test_the_spare_card_goes_with_turnbull() -> None:
    assert "spare" not in cards_of(Stage("6").board, NEMESIS_SIDE)


def test_face_down_the_two_cards_look_alike() -> None:
    stage = Stage("6").place("turnbull", "G2").rows(["drago"], ["spare", "turnbull", "chaos"])
    assert [slot["card"] for slot in stage.seen_by(1)["lower"]] == ["", "", ""]


# Set-up


@pytest.mark.parametrize(
    ("nemesis", "gentleman", "progress"),
    [
        (("stone_of_will", "stone_of_fire"), ("stone_of_flesh",), 2),
        (("stone_of_will",), ("stone_of_flesh", "stone_of_shadow"), -2),
        (("stone_of_will",), ("stone_of_flesh",), 0),
    ],
)
def test_who_owns_more_stones_starts_better(
    nemesis: tuple[str, ...], gentleman: tuple[str, ...], progress: int
) -> None:
    stage = Stage("6", campaign=True).change("turnbull", cards=nemesis)
    stage.board.party.stock = gentleman
    assert stage.lay_out().board.progress == progress


def test_in_a_single_adventure_stones_do_not_count() -> None:
    stage = Stage("6").change("turnbull", cards=("stone_of_will",))
    assert stage.lay_out().board.progress == 0


def test_with_the_favour_of_chapter_five_the_spawn_starts_on_the_altar() -> None:
    stage = Stage("6", favours=("spawn",), campaign=True)
    assert (stage.at("spawn"), stage.figure("spawn").damage) == ("F2", 6)
    assert stage.figure("spawn").ether > 0
    assert "spawn" in cards_of(stage.board, NEMESIS_SIDE)
    # Anpu does not take part then.
    assert figure_of(stage.board, "anpu") is None
    assert stage.clean_up(3).kind == "summon"


def test_without_that_favour_there_is_no_spawn() -> None:
    assert figure_of(Stage("6").board, "spawn") is None


# Events


def test_in_the_third_clean_up_anpu_comes_beside_a_point() -> None:
    stage = Stage("6", at="E12").place("emma", "F12").clean_up(3)
    assert stage.asked == (0, "enter")
    assert {text[3:] for text in stage.options()} == {"A1", "A2", "L1", "L2"}
    stage.answer("at:A2")
    assert (stage.at("anpu"), stage.figure("anpu").damage) == ("A2", 0)
    stage.answer("done")
    assert stage.offers("card") == {"anpu", "chaos"}


def test_in_the_fourth_clean_up_embers_fall_beside_the_altar() -> None:
    stage = Stage("6", at="E12").clean_up(4)
    assert {text[3:] for text in stage.options()} == {"E1", "F1", "G1", "E2", "G2", "E3", "F3", "G3"}
    assert stage.answer("at:E3").fires() == {"E3"}


def test_in_the_sixth_clean_up_up_to_three_minions_come() -> None:
    stage = Stage("6", at="E12").clean_up(6)
    stage.answer("summon:clown,A1", "summon:burning,A2", "summon:ragged,L1")
    assert stage.kind != "summon"
    assert stage.on_board() == {"drago", "clown1", "burning1", "ragged1"}


# Ends


def test_the_gentlemen_win_at_once_when_turnbull_falls() -> None:
    stage = Stage("6").place("turnbull", "G2")
    stage.run(Harm(stage.number("turnbull"), 30, "card"))
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, GENTLEMEN_SIDE, "at_once 0")


def test_the_nemesis_wins_at_once_by_the_ninth_defeat() -> None:
    stage = Stage("6", "turnbull").place("emma", "E12").table(deaths=8)
    stage.run(Harm(stage.number("emma"), 20, "card"))
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 1")


def test_the_nemesis_wins_in_clean_up_with_24_progress() -> None:
    assert not Stage("6", at="E12").table(progress=19).clean_up(2).over
    stage = Stage("6", at="E12").table(progress=20).clean_up(2)
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "cleanup 2")
