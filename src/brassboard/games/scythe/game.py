"""Scythe: one value with everything the kernel needs."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final, cast

from brassboard.kernel import Game, Setup, Start

from . import base_module
from .bot import evaluation, lookahead, turn_candidates
from .cards import gains
from .data import actions, events
from .data.table import Table
from .extension_points import Module, known
from .rules import (
    after_moves,
    automa,
    bottom_row,
    combat,
    combat_abilities,
    encounters,
    enter_territory,
    factory,
    move,
    setup,
    stars,
    top_row,
    turn,
)
from .rules.scoring import result
from .rules.standing import standing
from .terminal_board import draw_table

CHAPTERS: Final = (
    actions,
    events,
    setup,
    turn,
    top_row,
    move,
    enter_territory,
    after_moves,
    combat,
    combat_abilities,
    bottom_row,
    gains,
    encounters,
)
MODULES: Final = (*CHAPTERS, factory, stars, automa, base_module)


def scythe(*extra: Module, chapters: Sequence[ModuleType] = ()) -> Game:
    """The game, with modules plugged into its named points and the chapters their rules are in."""

    def begin(chosen: Setup) -> Start:
        start = setup.begin(chosen)
        table = cast(Table, start.table)
        table.modules = (*table.modules, *[module.id for module in extra])
        return start

    for module in extra:
        known(module)
    return Game(
        "scythe",
        players=(2, 1, 3, 4, 5, 6, 7),
        table=Table,
        begin=begin,
        result=result,
        modules=(*MODULES, *chapters),
        options=setup.OPTIONS,
        resample=setup.resample,
        problems=setup.problems,
        evaluate=evaluation.evaluate,
        habit=lookahead.habit,
        policy=lookahead.hasty,
        openings=["section"],
        intents=turn_candidates.intents,
        impulse=turn_candidates.impulse,
        prospect=turn_candidates.prospect,
        draw=draw_table,
        standing=standing,
    )


GAME: Final = scythe()
