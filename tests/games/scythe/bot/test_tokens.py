"""Bots lay Flags and Traps where they will count, and count those laid as the score does."""

import pytest

from brassboard.bots import bot
from brassboard.games.scythe.bot.moves import apply_move
from brassboard.games.scythe.bot.plan_state import PlanContext, PlannedMove, current_state
from brassboard.games.scythe.bot.valuation import land_count
from brassboard.games.scythe.content import FACTORY, FACTORY_WORTH
from brassboard.games.scythe.content.map_tables import NAMES, NUMBER
from brassboard.kernel import text_of

from ..helper import Stage


def stage_of(faction: str) -> Stage:
    return Stage("nordic", faction).no_encounters().units(faction, workers=[])


def came_to(stage: Stage, faction: str, to: str, origin: str = "F6") -> str:
    """What the bot answers when its character has moved there and may lay a token."""
    stage.moving(faction).answer(f"move:character,{origin},{to}")
    if stage.kind != "token":
        stage.answer("done")
    assert stage.kind == "token"
    return text_of(bot("greedy", seed=1).choose(stage.match.lens(stage.seat(faction))))


def counted(stage: Stage, faction: str) -> int:
    lens = stage.match.lens(stage.seat(faction))
    return land_count(PlanContext(lens, stage.seat(faction)), current_state(lens, stage.seat(faction)))


@pytest.mark.rule("SC-TOG-04", "SC-TOG-05")
def test_a_trap_is_laid_on_open_land_and_not_beside_a_structure() -> None:
    stage = stage_of("togawa").units("togawa", character="F6")
    assert came_to(stage, "togawa", "G5") == "lay"
    stage = stage_of("togawa").units("togawa", character="F6").structures("nordic", mill="G5")
    assert came_to(stage, "togawa", "G5") == "done"


@pytest.mark.rule("SC-RULING-30")
@pytest.mark.parametrize("name", ["easy", "medium", "greedy", "hard", "mcts"])
def test_nobody_can_tell_which_trap_a_bot_lays(name: str) -> None:
    """It is drawn by the bot's own luck; at a table nobody knows its seed."""
    stage = stage_of("togawa").units("togawa", character="F6").moving("togawa")
    lens = stage.answer("move:character,F6,G5").answer("lay").match.lens(stage.seat("togawa"))
    assert stage.kind == "trap"
    drawn = [text_of(bot(name, seed=seed).choose(lens)) for seed in range(80)]
    assert drawn == [text_of(bot(name, seed=seed).choose(lens)) for seed in range(80)]
    assert {trap: drawn.count(trap) > 8 for trap in drawn} == {f"trap:{n}": True for n in range(4)}


@pytest.mark.rule("SC-RULING-30")
def test_a_bot_that_searches_whole_turns_draws_its_trap_too() -> None:
    stage = stage_of("togawa").units("togawa", character="F6").turn_of("togawa")
    hard = bot("mcts", seed=1, iterations=2)
    hard.choose(stage.match.lens(stage.seat("togawa")))
    assert hard.memory, "it has a turn in mind"
    stage.moving("togawa").answer("move:character,F6,G5").answer("lay")
    lens = stage.match.lens(stage.seat("togawa"))
    drawn = set()
    for seed in range(40):
        hard.reseed(seed)
        drawn.add(text_of(hard.choose(lens)))
    assert len(drawn) == 4


@pytest.mark.rule("SC-ALB-03")
def test_a_flag_is_laid_where_somebody_stays_or_the_end_is_near() -> None:
    assert came_to(stage_of("albion").units("albion", character="F6"), "albion", "G5") == "done"
    stage = stage_of("albion").units("albion", character="F6", workers=["G5"])
    assert came_to(stage, "albion", "G5") == "flag"
    stage = stage_of("albion").units("albion", character="F6")
    stage.stars("nordic", "mechs", "workers", "recruits", "upgrades")
    assert came_to(stage, "albion", "G5") == "flag"


@pytest.mark.rule("SC-ALB-03")
def test_no_flag_is_laid_beside_the_home_base() -> None:
    stage = stage_of("albion").units("albion", character="B2", workers=["B1"])
    assert came_to(stage, "albion", "B1", origin="B2") == "done"


@pytest.mark.rule("SC-TOG-04", "SC-TOG-05", "SC-ALB-03")
def test_plans_count_tokens_as_the_score_does() -> None:
    stage = stage_of("togawa").units("togawa", character="F6").traps((0, "G5", True), (1, "H5", False), (2, "G4", True))
    assert counted(stage, "togawa") == stage.territories("togawa") == 3
    stage.units("nordic", workers=["G4"])
    assert counted(stage, "togawa") == stage.territories("togawa") == 2
    stage.structures("nordic", mill="G5")
    assert counted(stage, "togawa") == stage.territories("togawa") == 1
    stage.traps((0, NAMES[FACTORY], True))
    assert counted(stage, "togawa") == stage.territories("togawa") == 1 + FACTORY_WORTH
    stage = stage_of("albion").units("albion", character="F6", workers=["B1", "F4"]).flags("B1", "F4", "G5")
    assert counted(stage, "albion") == stage.territories("albion") == 4


def test_in_a_plan_the_trap_stays_when_the_character_goes_on() -> None:
    stage = stage_of("togawa").units("togawa", character="F6").turn_of("togawa")
    lens = stage.match.lens(stage.seat("togawa"))
    context, state = PlanContext(lens, stage.seat("togawa")), current_state(lens, stage.seat("togawa"))
    for at, to in (("F6", "G5"), ("G5", "G4")):
        apply_move(context, state, PlannedMove("character", NUMBER[at], NUMBER[to], NUMBER[to], 0, 0.0))
    assert [trap.at for trap in state.one.traps] == [NUMBER["G5"], NUMBER["G4"]]
    assert land_count(context, state) == 2, "the one it has left, and the one it stands on"
    assert not stage.who("togawa").traps, "nothing has happened yet"
