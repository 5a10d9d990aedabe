"""Bosses and the limits of creatures."""

import pytest

from brassboard.games.alone.rules.creatures import may_spawn, spawn_kinds
from games.alone.helper import Stage
from games.alone.rules.on_missions import ROOM, with_main, with_missions, work

FLOOR_1 = ("1A1", "1A2", "1A3", "1A4")


def at_end(stage: Stage) -> Stage:
    """The Hero searches, and the window at the end of his turn is open."""
    stage.answer("search", seat=0)
    while stage.moment != "end":
        stage.evil("pass")
    return stage


def move_standard(stage: Stage, creature: int) -> Stage:
    """At the end of a turn Evil moves this creature with a standard reaction; its first step is asked for."""
    return at_end(stage.hand(1, "R05")).react("offer:R05,down", "side:0", f"creature:c{creature}")


def crowded(stage: Stage) -> Stage:
    """Four creatures are on floor 1."""
    for kind, code in zip(("spore", "spore", "worm", "hybrid"), FLOOR_1, strict=True):
        stage.creature(kind, code)
    return stage


# Limits


@pytest.mark.rule("AL-LIMIT-01")
def test_a_fifth_creature_of_a_floor_cannot_spawn() -> None:
    stage = crowded(Stage())
    assert {stage.map.code[sector][0] for sector in may_spawn(stage.board, "parasite")} == {"2"}
    at_end(stage.hand(1, "R05")).evil("offer:R05,down", "side:1", "kind:parasite")
    assert {code[0] for code in stage.offers("at")} == {"2"}


@pytest.mark.rule("AL-LIMIT-02")
def test_no_stair_leads_to_a_full_floor() -> None:
    stage = crowded(Stage())
    one = stage.creature("cultist", "2B3")  # The red stair of floor 2; 1B4 is that of floor 1.
    move_standard(stage, one)
    assert stage.offers("step") == {"2A3", "2C3"}
    stage = Stage()
    one = stage.creature("cultist", "2B3")
    move_standard(stage, one)
    assert stage.offers("step") == {"1B4", "2A3", "2C3"}


@pytest.mark.rule("AL-LIMIT-03")
def test_a_kind_is_capped_by_its_markers() -> None:
    stage = Stage()
    ids = [stage.creature("spore", code) for code in ("1A1", "1A2", "2A3")]
    assert "spore" not in spawn_kinds(stage.board, "any")
    assert may_spawn(stage.board, "spore") == []
    secret = stage.board.secret
    secret.creatures = tuple([one for one in secret.creatures if one.id != ids[0]])
    assert "spore" in spawn_kinds(stage.board, "any")


@pytest.mark.rule("AL-LIMIT-04", "AL-RULING-24", "AL-BOSS-01")
def test_a_boss_may_be_placed_on_a_full_floor_and_an_ordinary_fifth_creature_may_not() -> None:
    stage = with_missions("MG3", "MB6", "MR2").hero(ROOM["M"])
    crowded(stage)
    work(stage, "MB6", "M", "M")
    assert stage.kind == "place_boss"
    assert "1A1" in stage.offers("at")
    stage.evil("at:1A1")
    assert len([one for one in stage.board.secret.creatures if stage.map.floor[one.sector] == 1]) == 5
    assert {stage.map.code[sector][0] for sector in may_spawn(stage.board, "parasite")} == {"2"}


@pytest.mark.rule("AL-RULING-24")
def test_a_boss_takes_no_place_of_an_ordinary_creature() -> None:
    stage = Stage()
    for kind, code in zip(("spore", "spore", "worm"), FLOOR_1, strict=False):
        stage.creature(kind, code)
    stage.creature("matriarch", "1A4")
    assert "1" in {stage.map.code[sector][0] for sector in may_spawn(stage.board, "parasite")}


@pytest.mark.rule("AL-RULING-24", "AL-LIMIT-04")
def test_a_boss_climbs_the_stairs_to_a_full_floor() -> None:
    stage = crowded(Stage())
    boss = stage.creature("matriarch", "2B3")
    move_standard(stage, boss)
    assert "1B4" in stage.offers("step")


# Placing


@pytest.mark.rule("AL-BOSS-01")
def test_when_no_hidden_sector_is_far_enough_the_farthest_hidden_one_is_taken() -> None:
    stage = with_missions("MG3", "MB2", "MR2")
    work(stage, "MB2", "C").quiet()
    stage.hero(ROOM["C"])
    steps = stage.map.steps[stage.board.secret.hero]
    stage.reveal(*[code for sector, code in enumerate(stage.map.code) if steps[sector] >= 5])
    stage.answer("work:MB2", seat=0)
    wanted = {code for sector, code in enumerate(stage.map.code) if steps[sector] == 4}
    assert stage.kind == "place_boss"
    assert stage.offers("at") == wanted


@pytest.mark.rule("AL-BOSS-01")
def test_a_boss_placed_in_a_revealed_room_is_seen_at_once_without_a_shock() -> None:
    stage = with_missions("MG3", "MB6", "MR3")
    work(stage, "MB6", "M").hero(ROOM["M"]).reveal(ROOM["C"])
    stage.answer("work:MB6", seat=0).evil("done")
    assert stage.kind == "cultist"  # He is seen for the first time.
    stage.evil("pass")
    (figure,) = stage.board.figures
    assert figure.kind == "apostle"
    assert stage.board.hero.calm == 12
    assert not stage.notices("noise")


@pytest.mark.rule("AL-BOSS-01", "AL-LOC-02")
def test_a_boss_can_be_located_once_it_is_there() -> None:
    stage = with_main("MR2").hero("1D3")
    stage.answer("locate", seat=0)
    assert "target:boss" not in stage.options()
    stage = with_main("MR2").hero("1D3")
    stage.creature("matriarch", "1A3")
    stage.answer("locate", seat=0)
    assert "target:boss" in stage.options()


# What a boss is and is not subject to


@pytest.mark.rule("AL-BOSS-02")
def test_a_boss_is_moved_and_neither_recalled_nor_teleported() -> None:
    stage = Stage(decks=("red", "blue"))
    boss = stage.creature("apostle", "1B2")
    stage.hand(1, "R01", "B03").answer("move:east", seat=0)
    while stage.moment != "end":
        stage.evil("pass")
    stage.evil("offer:R01,up", "side:1")
    assert f"creature:c{boss}" not in stage.options()  # Only the spawn is left of that side.
    stage = Stage(decks=("red", "blue"))
    boss = stage.creature("apostle", "1B2")
    stage.hand(1, "R01", "B03").answer("move:east", seat=0)
    while stage.moment != "end":
        stage.evil("pass")
    stage.evil("offer:R01,up", "side:0", f"creature:c{boss}", "step:1B3", "done")
    assert stage.where(boss) == "1B3"
    assert len(stage.notices("noise")) == 1
    assert stage.moment == "end"
    stage.evil("offer:B03,up")
    assert stage.where(boss) == "1B3"
    assert stage.kind != "teleport"


@pytest.mark.rule("AL-BOSS-02", "AL-SHOCK-01")
def test_a_boss_shocks_and_attacks_like_any_creature() -> None:
    stage = Stage()
    stage.creature("apostle", "1E3")
    stage.answer("move:east", seat=0).evil("pass")  # No cultist comes with him.
    assert stage.board.hero.calm == 11
    assert stage.position.asked.n == 2


@pytest.mark.rule("AL-BOSS-03")
def test_no_step_of_a_boss_leads_away_from_the_hero() -> None:
    """On k1 as printed 1B2 is 3 steps from 1D3, 1B1 is 4 and 1B3 is 2."""
    stage = Stage()
    boss = stage.creature("matriarch", "1B2")
    move_standard(stage, boss)
    assert stage.offers("step") == {"1B3"}
    assert "done" in stage.options()  # She may stay.


@pytest.mark.rule("AL-BOSS-03", "AL-DOOR-05")
def test_a_boss_may_keep_its_distance_by_opening_a_door() -> None:
    stage = Stage(start="1B4").block("1B4-1C4")
    boss = stage.creature("matriarch", "1C4")
    move_standard(stage, boss)
    assert stage.offers("unbar") == {"1B4-1C4"}
    assert stage.offers("step") == set()


# What each can do


@pytest.mark.rule("AL-BOSS-04", "AL-DMG-03")
def test_one_attack_gives_the_matriarch_at_most_one_wound() -> None:
    stage = Stage().item("AMMO_M")
    boss = stage.creature("matriarch", "1D3")
    stage.answer("use:AMMO_M,0", "charges:3", seat=0)
    assert stage.position.asked.n == 5
    stage.dice("hhhhm")
    (figure,) = stage.board.figures
    assert figure.wounded
    assert stage.where(boss) == "1D3"


@pytest.mark.rule("AL-BOSS-04")
def test_the_matriarch_darkens_the_sector_she_comes_to() -> None:
    stage = Stage().light("1D3")
    boss = stage.creature("matriarch", "1C3")
    move_standard(stage, boss)
    stage.evil("step:1D3")
    assert stage.lit() == set()
    assert stage.chance
    assert stage.position.asked.n == 3  # Her dark dice.


@pytest.mark.rule("AL-BOSS-04", "AL-RULING-46")
def test_when_the_apostle_is_first_seen_the_leader_may_call_a_cultist() -> None:
    stage = Stage(players=3).table(leader=2)
    stage.creature("apostle", "1E3")
    stage.answer("explore:east", seat=0)
    assert stage.asked == (2, "cultist")
    steps = stage.map.steps[stage.board.secret.hero]
    assert {steps[stage.sector(code)] >= 3 for code in stage.offers("at")} == {True}
    assert 3 in {steps[stage.sector(code)] for code in stage.offers("at")}  # 1 less than the table says.
    place = max(stage.offers("at"))
    stage.answer(f"at:{place}", seat=2).quiet()
    assert [one.kind for one in stage.board.secret.creatures] == ["apostle", "cultist"]
    assert len(stage.notices("noise")) == 1


@pytest.mark.rule("AL-BOSS-04")
def test_he_calls_once_only_and_the_leader_may_decline() -> None:
    stage = Stage()
    stage.creature("apostle", "1E3")
    stage.answer("explore:east", seat=0)
    assert stage.kind == "cultist"
    stage.evil("pass").quiet()
    assert len(stage.board.secret.creatures) == 1
    stage.hero("1D3").answer("explore:east", seat=0)
    assert stage.kind != "cultist"
