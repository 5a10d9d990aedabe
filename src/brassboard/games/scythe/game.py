"""Scythe: one value with everything the kernel needs."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final, cast

from brassboard.kernel import Game, Setup, Start

from . import (
    actions,
    aftermath,
    automa,
    base,
    bot,
    bot_ahead,
    bot_intents,
    bottom,
    combat,
    encounters,
    entering,
    events,
    factory,
    gains,
    moving,
    powers,
    setup,
    top,
    triumph,
    turn,
)
from .drawing import draw_table
from .points import Module, known
from .scoring import result
from .table import Table

CHAPTERS: Final = (
    actions,
    events,
    setup,
    turn,
    top,
    moving,
    entering,
    aftermath,
    combat,
    powers,
    bottom,
    gains,
    encounters,
)
MODULES: Final = (*CHAPTERS, factory, triumph, automa, base)


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
        evaluate=bot.evaluate,
        habit=bot_ahead.habit,
        policy=bot_ahead.hasty,
        openings=["section"],
        intents=bot_intents.intents,
        impulse=bot_intents.impulse,
        prospect=bot_intents.prospect,
        draw=draw_table,
    )


GAME: Final = scythe()
