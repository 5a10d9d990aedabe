"""Alone: one Hero against one to three Evil players who only ever react, on a map only Evil knows."""

from brassboard.kernel import BotKnowledge, Display, Game

from .bot import default_choice, evaluation
from .cards import operations, plan
from .data import actions, evil_events, hero_events, item_events, maze_events, round_events
from .data.table import Table
from .invariants import problems
from .knowledge import resample
from .rules import (
    cleanup,
    creature_attack,
    creatures,
    losses,
    maze,
    missions,
    noise,
    reactions,
    reveal,
    round,
    setup,
    turn,
)
from .rules.hero import companions, explore, hero_attack, hero_move, hero_picks, interact, items, locate, search
from .rules.standing import standing
from .scenario.registry import MAPS, read_playable, register
from .terminal_board import draw_table

CHAPTERS = (
    actions, maze_events, hero_events, item_events, evil_events, round_events, setup, round, turn, hero_move, explore,
    hero_attack, locate, search, interact, items, hero_picks, companions, missions, creatures, noise,
    creature_attack, losses, maze, reveal, reactions, cleanup, plan, operations,
)  # fmt: skip

SCENARIO_ENDING = ".map"
"""The files of a folder that hold maps a user wrote."""

GAME = Game(
    "alone",
    players=(2, 3, 4),
    table=Table,
    begin=setup.begin,
    result=round.result,
    modules=CHAPTERS,
    options=setup.OPTIONS,
    resample=resample,
    problems=problems,
    bots=BotKnowledge(evaluate=evaluation.evaluate, default_choice=default_choice.default_choice),
    display=Display(draw=draw_table, name_of=setup.name_of, standing=standing),
)


def add_scenario(text: str, where: str) -> str:
    """Offer a map of one's own beside the others, for this process; returns its id. Mistakes are `BadInput`."""
    id = register(read_playable(text, where))
    GAME.options = setup.options(tuple(MAPS))
    return id
