"""Spawning: distance, noise, what the Hero sees."""

from typing import Any

import pytest

from brassboard.games.alone.rules import creatures
from games.alone.helper import Stage
from games.alone.reacting import lane, noises, play, reacting, until


def spawning(card: str = "R10", **options: Any) -> Stage:
    """The Hero has searched 1C1, and the window at the end of the turn is open for a card that spawns."""
    stage = lane(card, **options)
    return until(stage.answer("search", seat=0), "end")


def places(stage: Stage, kind: str, facing: str = "down") -> set[str]:
    """Where a kind may spawn by a standard reaction (or, face up, by R10)."""
    stage.evil(f"offer:R10,{facing}", f"kind:{kind}")
    return {text[3:] for text in stage.options(1)}


@pytest.mark.rule("AL-SPAWN-01")
def test_a_standard_reaction_and_card_texts_spawn() -> None:
    stage = play(spawning(), "R10", "kind:worm", "at:1D3", facing="down")
    assert stage.where(1) == "1D3"
    stage = play(spawning(), "R10", "kind:worm", "at:1E3")
    assert stage.where(1) == "1E3"


@pytest.mark.rule("AL-SPAWN-02", "AL-SPAWN-03")
@pytest.mark.parametrize(("kind", "least"), [("spore", 3), ("parasite", 4), ("cultist", 4), ("hybrid", 3), ("worm", 5)])
def test_a_kind_keeps_its_minimum_distance(kind: str, least: int) -> None:
    rings = [{"1C1"}, {"1B1", "1D1"}, {"1A1", "1E1", "1D2"}, {"1A2", "1E2"}, {"1A3", "1E3"}]
    rings += [{"1B3", "1D3", "2A1", "2B1"}, {"1C3", "2A2", "2B2"}]
    assert places(spawning(), kind) == set().union(*rings[least:])


@pytest.mark.rule("AL-EX-03")
def test_a_spore_at_3_and_a_cultist_at_4_but_no_sector_nearer() -> None:
    spore = places(spawning(), "spore")
    assert "1E2" in spore
    assert "1E1" not in spore
    cultist = places(spawning(), "cultist")
    assert "1E3" in cultist
    assert "1E2" not in cultist


@pytest.mark.rule("AL-SPAWN-03", "AL-RULING-12")
def test_a_blocked_door_on_the_way_adds_1() -> None:
    assert "1D2" not in places(spawning(start="1E1"), "spore"), "2 steps"
    assert "1D2" in places(spawning(start="1E1").block("1D1-1D2"), "spore"), "3 with the door"
    assert "1D1" not in places(spawning(start="1D2").block("1D1-1D2"), "spore"), "2: no other way leads there"


@pytest.mark.rule("AL-SPAWN-03")
def test_a_stair_is_one_step() -> None:
    stage = spawning(start="1A3")
    assert stage.map.steps[stage.sector("1A3")][stage.sector("2A1")] == 1
    found = places(stage, "spore")
    assert "2A1" not in found
    assert "2B2" in found, "2A1, 2B1 or 2A2, 2B2"


@pytest.mark.rule("AL-SPAWN-06", "AL-RULING-52")
def test_a_card_lowers_the_minimum_distance() -> None:
    found = places(spawning(), "cultist", facing="up")
    assert "1E2" in found
    assert "1E1" not in found


@pytest.mark.rule("AL-RULING-52")
def test_changes_add_up_but_never_below_1() -> None:
    stage = spawning(missions=("MG3", "MB4"))
    found = places(stage, "cultist", facing="up")
    assert "1E1" in found, "4, 1 less by Breeding Pit and 1 less by the card"
    assert "1D1" not in found
    assert creatures.least_distance(stage.board, "cultist", -9) == 1


@pytest.mark.rule("AL-RULING-52", "AL-MISS-15")
def test_breeding_pit_itself_leaves_at_least_2() -> None:
    stage = spawning(missions=("MG3", "MB4")).table(nightmare=True)
    found = places(stage, "spore")
    assert "1E1" in found, "2 in nightmare"
    assert "1D1" not in found


@pytest.mark.rule("AL-SPAWN-04", "AL-NOISE-01")
def test_a_spawning_creature_makes_noise_in_its_sector() -> None:
    stage = play(spawning(), "R10", "kind:worm", "at:1D3", facing="down")
    assert noises(stage) == ["east"]


@pytest.mark.rule("AL-SPAWN-05", "AL-KNOW-08")
def test_a_creature_that_spawns_unseen_is_on_the_secret_map_only() -> None:
    stage = play(spawning(), "R10", "kind:worm", "at:1D3", facing="down")
    assert stage.seen_by(0)["figures"] == []
    assert stage.seen_by(0)["secret"]["creatures"] == []
    assert [one["kind"] for one in stage.seen_by(1)["secret"]["creatures"]] == ["worm"]


@pytest.mark.rule("AL-RULING-16", "AL-SHOCK-04")
def test_a_creature_may_spawn_in_a_revealed_sector_and_is_seen_without_a_shock() -> None:
    stage = spawning().reveal("1E2")
    play(stage, "R10", "kind:spore", "at:1E2", facing="down")
    assert [figure["kind"] for figure in stage.seen_by(0)["figures"]] == ["spore"]
    assert stage.board.hero.calm == 12
    assert noises(stage) == ["east"]


@pytest.mark.rule("AL-LIGHT-09", "AL-RULING-63")
def test_a_creature_that_spawned_switches_no_light_off() -> None:
    stage = play(spawning().light("1E3"), "R10", "kind:spore", "at:1E3")
    assert stage.board.turn == 2
    assert stage.lit() == {"1E3"}


@pytest.mark.rule("AL-SPAWN-02")
def test_every_sector_far_enough_is_free_also_one_with_a_creature() -> None:
    stage = reacting("R10")
    stage.creature("worm", "1A3")
    stage.evil("offer:R10,up", "kind:worm")
    assert "at:1A3" in stage.options(1), "there is no limit for a sector"
