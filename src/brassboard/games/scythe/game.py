"""Scythe: one value with everything the kernel needs."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final, cast

from brassboard.kernel import BadInput, BotKnowledge, Display, Game, Luck, Seat, Setup, Start, TurnSearch

from . import base_module
from .bot import evaluation, lookahead, turn_candidates
from .cards import gains
from .data import actions, events
from .data.table import Table
from .extension_points import Module, Scene, known, points, points_of
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


def problems(table: Table) -> list[str]:
    """Return what the modules of this table find wrong with it."""
    return [problem for check in points_of(table).problems for problem in check(table)]


def resample(m: Scene, viewer: Seat, luck: Luck) -> None:
    """Let every module of this table draw anew what the viewer cannot see and what is no stock."""
    for draw in points(m).resample:
        draw(m, viewer, luck)


def scythe(*extra: Module, chapters: Sequence[ModuleType] = ()) -> Game:
    """Return the game with these modules plugged into its named points; their rules are in `chapters`."""
    modules = (base_module.BASE, base_module.AUTOMAS, *[known(module) for module in extra])

    def begin(chosen: Setup) -> Start:
        joined = [module for module in modules if module.joins is None or module.joins(chosen)]
        for reason in [module.refuses(chosen) for module in joined if module.refuses]:
            if reason:
                raise BadInput(reason, "game scythe")
        start = setup.begin(chosen)
        table = cast(Table, start.table)
        table.modules = tuple([module.id for module in joined])
        states = tuple([module.state.makes(chosen, table) for module in joined if module.state])
        return Start(table, start.frame, start.teams, states)

    return Game(
        "scythe",
        players=(2, 1, 3, 4, 5, 6, 7),
        table=Table,
        begin=begin,
        result=result,
        modules=(*MODULES, *chapters),
        options=[option for module in modules for option in module.options],
        module_states=[module.state.kind for module in modules if module.state],
        resample=resample,
        problems=problems,
        bots=BotKnowledge(
            evaluate=evaluation.evaluate,
            default_choice=lookahead.default_choice,
            playout_choice=lookahead.playout_choice,
            turns=TurnSearch(
                openings=("section",),
                candidates=turn_candidates.candidates,
                turn_value=turn_candidates.turn_value,
                quick_turn=turn_candidates.quick_turn,
            ),
        ),
        display=Display(draw=draw_table, standing=standing),
    )


GAME: Final = scythe()
