"""Creatures: the creature table, limits of floors and markers, bosses as creatures."""

from typing import Any

import pytest

from brassboard.games.alone.content import BOSSES, CARDS, CREATURES, KINDS
from games.alone.helper import Stage
from games.alone.reacting import dice_asked, lane, play, reacting, until

NORMAL, NIGHTMARE = CREATURES["normal"], CREATURES["nightmare"]


def wounds(kind: str) -> int:
    """The damage that kills a fresh creature in one attack, on the normal side."""
    return NORMAL[kind].first + NORMAL[kind].second


def ending_turn(kind: str, lit: bool = False, **options: Any) -> Stage:
    """A creature is with the Hero as his turn ends."""
    stage = lane(**options)
    stage.creature(kind, "1C1")
    if lit:
        stage.light("1C1")
    return stage.answer("search", seat=0)


# The creature table


@pytest.mark.rule("AL-CREA-01")
def test_there_are_five_kinds_and_two_bosses() -> None:
    assert KINDS == ("spore", "parasite", "cultist", "hybrid", "worm")
    assert [kind for kind in NORMAL if not NORMAL[kind].boss] == list(KINDS)
    assert [kind for kind in NORMAL if NORMAL[kind].boss] == list(BOSSES) == ["matriarch", "apostle"]


@pytest.mark.rule("AL-CREA-08")
def test_each_kind_has_its_six_numbers_on_both_sides() -> None:
    for side in (NORMAL, NIGHTMARE):
        for kind in (*KINDS, *BOSSES):
            row = side[kind]
            assert min(row.first, row.second) >= 1
            assert min(row.dark, row.lit, row.loss) >= 0
            assert row.distance >= 1


@pytest.mark.rule("AL-CREA-02")
def test_spores_die_easily_spawn_near_and_bite_hard() -> None:
    assert min(map(wounds, KINDS)) == wounds("spore")
    assert min(NORMAL[kind].distance for kind in KINDS) == NORMAL["spore"].distance
    assert {kind for kind in KINDS if NORMAL[kind].dark >= NORMAL["spore"].dark} == {"spore", "worm"}
    assert NORMAL["worm"].dark == NORMAL["spore"].dark


@pytest.mark.rule("AL-CREA-02", "AL-CREA-03")
def test_one_card_moves_parasites_farther_and_none_moves_spores_farther() -> None:
    moves = [
        (card.id, call.word(1), call.number(0))
        for card in CARDS.values()
        for effects in (card.basic, card.dangerous)
        for call in effects.calls
        if call.verb == "cmove"
    ]
    assert [(id, steps) for id, who, steps in moves if who == "parasite"] == [("B07", 3)]
    assert [steps for id, who, steps in moves if id == "B07" and who == "any"] == [2]
    assert [id for id, who, _ in moves if who == "spore"] == []


@pytest.mark.rule("AL-CREA-03")
def test_parasites_are_easy_to_kill_and_do_little_damage() -> None:
    assert min(map(wounds, KINDS)) == wounds("parasite")
    assert NORMAL["parasite"].dark <= 2


@pytest.mark.rule("AL-CREA-04")
def test_cultists_never_shock_and_do_not_mind_the_light() -> None:
    for side in (NORMAL, NIGHTMARE):
        assert side["cultist"].loss == 0
        assert side["cultist"].dark == side["cultist"].lit
    assert wounds("cultist") > max(wounds("spore"), wounds("parasite"))


@pytest.mark.rule("AL-CREA-05", "AL-RULING-40")
def test_hybrids_frighten_like_worms_are_less_tough_and_mind_the_light_less() -> None:
    hybrid, worm = NORMAL["hybrid"], NORMAL["worm"]
    assert hybrid.loss == worm.loss
    assert wounds("hybrid") < wounds("worm")
    assert hybrid.lit > worm.lit


@pytest.mark.rule("AL-CREA-06", "AL-RULING-40")
def test_worms_are_the_rulebooks_row() -> None:
    worm = NORMAL["worm"]
    assert (worm.first, worm.second, worm.dark, worm.lit, worm.loss, worm.distance) == (2, 2, 3, 0, 2, 5)


@pytest.mark.rule("AL-RULING-39", "AL-RULING-40")
def test_distances_and_columns_are_as_ruled() -> None:
    assert [NORMAL[kind].distance for kind in KINDS] == [3, 4, 4, 3, 5]
    hybrid = NORMAL["hybrid"]
    assert (hybrid.first, hybrid.second, hybrid.dark, hybrid.lit, hybrid.loss, hybrid.distance) == (2, 1, 2, 1, 2, 3)


@pytest.mark.rule("AL-CREA-07")
@pytest.mark.parametrize(
    ("nightmare", "lit", "dice"), [(False, False, 3), (False, True, 1), (True, False, 4), (True, True, 2)]
)
def test_a_boss_has_the_dice_of_its_mission(nightmare: bool, lit: bool, dice: int) -> None:
    stage = lane().mission("MR2").table(nightmare=nightmare)
    stage.creature("matriarch", "1C1")
    if lit:
        stage.light("1C1")
    assert dice_asked(stage.answer("search", seat=0)) == dice


@pytest.mark.rule("AL-NIGHT-01")
def test_nightmare_changes_creatures_that_are_on_the_map_already() -> None:
    stage = ending_turn("worm", lit=True)
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2), "a worm has no dice in light"
    assert dice_asked(stage.table(nightmare=True).answer("explore:west", seat=0)) == 1


# Limits


def crowded(stage: Stage, sector: str, number: int = 4) -> Stage:
    """So many creatures are there, none of them a worm or a hybrid."""
    for kind in ("spore", "spore", "parasite", "parasite", "cultist")[:number]:
        stage.creature(kind, sector)
    return stage


@pytest.mark.rule("AL-LIMIT-01")
def test_a_floor_with_4_creatures_takes_no_fifth() -> None:
    stage = crowded(reacting("R10"), "1A3")
    stage.evil("offer:R10,up", "kind:worm")
    assert {text[3] for text in stage.options(1)} == {"2"}, "only sectors of floor 2"


@pytest.mark.rule("AL-LIMIT-01")
def test_with_3_there_is_room_for_one_more() -> None:
    stage = crowded(reacting("R10"), "1A3", number=3)
    stage.evil("offer:R10,up", "kind:worm")
    assert "at:1A3" in stage.options(1)


@pytest.mark.rule("AL-LIMIT-02")
def test_no_creature_takes_a_stair_to_a_full_floor() -> None:
    stage = reacting("R10")
    worm = stage.creature("worm", "1A3")
    stage.evil("offer:R10,down", "side:0")
    assert "step:2A1" in stage.options(1)
    stage = crowded(reacting("R10"), "2B2")
    worm = stage.creature("worm", "1A3")
    stage.evil("offer:R10,down", "side:0", f"creature:c{worm}")
    assert set(stage.options(1)) == {"step:1A2", "step:1B3", "done"}


@pytest.mark.rule("AL-RULING-25")
def test_nor_is_one_teleported_there() -> None:
    stage = crowded(reacting("B03"), "2B2", number=4)
    parasite = stage.creature("parasite", "1E3")
    stage.evil("offer:B03,up", "side:0", f"creature:c{parasite}")
    assert {text[3] for text in stage.options(1)} == {"1"}
    stage = crowded(reacting("B03"), "2B2", number=4)
    stage.evil("offer:B03,up", "side:1", "creature:c1")
    assert "at:2A2" in stage.options(1), "a creature of the floor itself may stay on it"


@pytest.mark.rule("AL-LIMIT-03", "AL-DMG-06")
def test_a_kind_without_a_marker_left_does_not_spawn_until_one_is_removed() -> None:
    stage = reacting("R10")
    for sector in ("1A3", "1E3", "2A1"):
        stage.creature("spore", sector)
    stage.evil("offer:R10,up")
    assert "kind:spore" not in stage.options(1)
    assert "kind:parasite" in stage.options(1)
    stage = reacting("R01")
    for sector in ("1A3", "1E3", "2A1"):
        stage.creature("spore", sector)
    stage.evil("offer:R01,up", "side:1", "creature:c1")
    assert "kind:spore" in stage.options(1), "the recalled one"


@pytest.mark.rule("AL-LIMIT-04", "AL-RULING-24", "AL-BOSS-01")
def test_a_boss_does_not_count_and_is_not_limited() -> None:
    stage = crowded(reacting("R10"), "2B2")
    matriarch = stage.creature("matriarch", "1A3")
    stage.evil("offer:R10,down", "side:0", f"creature:c{matriarch}", "done")
    stage = crowded(lane("R10"), "1A3", number=3)
    stage.creature("matriarch", "1A3")
    until(stage.answer("search", seat=0), "end")
    stage.evil("offer:R10,up", "kind:worm")
    assert "at:1A3" in stage.options(1), "the boss is no fourth creature"
    stage.evil("at:1A3")
    assert stage.board.secret.creatures[-1].kind == "worm"


@pytest.mark.rule("AL-BOSS-02")
def test_a_boss_is_moved_by_cards_but_neither_recalled_nor_teleported() -> None:
    stage = reacting("R01")
    stage.creature("apostle", "1E3")
    stage.evil("offer:R01,up", "side:1")
    assert "kind:spore" in stage.options(1), "the recall is skipped"
    stage = reacting("R01")
    apostle = stage.creature("apostle", "1E3")
    play(stage, "R01", "side:0", f"creature:c{apostle}", "step:1E2", "done")
    assert stage.where(apostle) == "1E2"
    stage = reacting("B03")
    stage.creature("apostle", "1E3")
    play(stage, "B03")
    assert stage.board.row[0].card == "B03", "nothing to teleport"


@pytest.mark.rule("AL-BOSS-03")
def test_no_step_of_a_boss_leads_away_from_the_hero() -> None:
    stage = reacting("R01")
    matriarch = stage.creature("matriarch", "1A3")
    stage.evil("offer:R01,up", "side:0", f"creature:c{matriarch}")
    assert set(stage.options(1)) == {"step:1A2", "done"}, "1B3 and 2A1 are farther from 1B1"


@pytest.mark.rule("AL-BOSS-04")
def test_the_matriarch_puts_the_heros_light_out_when_she_comes_to_him() -> None:
    stage = reacting("R11", "R10")
    matriarch = stage.creature("matriarch", "1E2")
    play(stage, "R11", f"creature:c{matriarch}", "step:1E1", "step:1D1")
    assert "1D1" not in stage.lit()
    until(stage, "end").evil("pass")
    assert dice_asked(stage) == 4, "3 in the dark and 1 by the card"


@pytest.mark.rule("AL-BOSS-04")
def test_the_apostle_calls_a_cultist_when_a_card_reveals_him_for_the_first_time() -> None:
    stage = reacting("R01", "R01", "R03")
    apostle = stage.creature("apostle", "1E1")
    play(stage, "R01", "side:0", f"creature:c{apostle}", "step:1D1", "step:1C1")
    assert stage.asked == (1, "cultist")
    assert "pass" in stage.options(1)
    assert "at:1A3" in stage.options(1), "at distance 3 instead of 4"
    stage.evil("at:1A3")
    assert [one.kind for one in stage.board.secret.creatures] == ["apostle", "cultist"]
    play(stage, "R01", "side:0", f"creature:c{apostle}", "done")
    assert stage.kind != "cultist", "only once"
