"""Scythe: one to seven players, and Automas for whoever plays alone or wants more rivals.

Each module of `rules` is a chapter of the rulebook. `extension_points` names the points where rules plug in,
`base_module` says what the base game brings to each of them, and expansions plug in beside it.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Final, cast

from brassboard.kernel import BadInput, BotKnowledge, Display, Game, Luck, Seat, Setup, Start, TurnSearch

from . import base_module
from .bot import evaluation, lookahead, turn_candidates
from .cards import gains, objectives
from .data import actions, events
from .data.table import Table
from .extension_points import Module, Scene, points, points_of, register_module
from .rules import (
    after_moves,
    automa,
    automa_combat,
    bottom_row,
    combat,
    combat_abilities,
    encounters,
    enter_territory,
    factions,
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
    factions,
    combat,
    combat_abilities,
    bottom_row,
    gains,
    objectives,
    encounters,
)
MODULES: Final = (*CHAPTERS, factory, stars, automa, automa_combat, base_module)


def problems(table: Table) -> list[str]:
    """Return what the modules of this table find wrong with it."""
    return [problem for check in points_of(table).problems for problem in check(table)]


def resample(m: Scene, viewer: Seat, luck: Luck) -> None:
    """Let each module of this table draw anew what the viewer cannot see and what is no stock."""
    for draw in points(m).resample:
        draw(m, viewer, luck)


def scythe(*extra: Module, chapters: Sequence[ModuleType] = ()) -> Game:
    """Return the game with these modules added; `chapters` are the Python modules with their rules."""
    modules = (base_module.BASE, base_module.AUTOMAS, *[register_module(module) for module in extra])

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
        version=2,  # since laying a Trap is two answers and Automas choose hexes before they pick up a unit
        upgrades={1: {}},
        options=[option for module in modules for option in module.options],
        module_states=[module.state.kind for module in modules if module.state],
        resample=resample,
        problems=problems,
        bots=BotKnowledge(
            evaluate=evaluation.evaluate,
            default_choice=lookahead.default_choice,
            playout_choice=lookahead.playout_choice,
            secret_draws=("trap",),  # SC-RULING-30: no one knows which Trap is laid
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
