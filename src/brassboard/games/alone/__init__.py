"""Alone: one Hero against one to three Evil players who only ever react, on a map only Evil knows."""

from brassboard.kernel import Game

from .cards import operations, plan
from .data import actions, evil_events, hero_events, item_events, maze_events, round_events
from .data.table import Table
from .rules import (
    bosses,
    cleanup,
    companions,
    creature_attack,
    creatures,
    explore,
    hero_attack,
    hero_move,
    interact,
    items,
    locate,
    losses,
    maze,
    missions,
    noise,
    reactions,
    round,
    search,
    setup,
    turn,
)

CHAPTERS = (
    actions, maze_events, hero_events, item_events, evil_events, round_events, setup, round, turn, hero_move, explore, hero_attack,
    locate, search, interact, items, companions, missions, bosses, creatures, noise, creature_attack, losses, maze,
    reactions, cleanup, plan, operations,
)  # fmt: skip

GAME = Game(
    "alone",
    players=(2, 3, 4),
    table=Table,
    begin=setup.begin,
    result=round.result,
    modules=CHAPTERS,
    options=setup.OPTIONS,
)
