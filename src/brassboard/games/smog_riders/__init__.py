"""The Smog Riders: one defender against one to three attackers, in two worlds."""

from brassboard.kernel import BotKnowledge, Display, Game

from . import board, invariants
from .bot import default_choice, evaluation, win_chance
from .cards import benefits, decks, effects, timing, windows
from .data import actions, events
from .data.table import Table, since_version_1
from .rules import (
    assignment,
    combat,
    defence_turn,
    doors,
    equipment,
    markers,
    minions,
    movement,
    movement_phase,
    objects,
    pools,
    portals,
    recovery,
    rooms,
    round,
    setup,
    stygia,
    tide,
    turrets,
)
from .rules.scoring import result
from .scenario.registry import SCENARIOS, read_scenario, register

CHAPTERS = (
    actions, events, setup, round, recovery, decks, movement_phase, movement, doors, objects, portals, rooms, stygia,
    tide, timing, pools, assignment, combat, turrets, markers, benefits, equipment, defence_turn, minions, effects,
    windows,
)  # fmt: skip

GAME = Game(
    "smog_riders",
    players=(2, 3, 4),
    table=Table,
    begin=setup.begin,
    result=result,
    modules=CHAPTERS,
    version=2,  # since the defender is asked after every use of movement points
    upgrades={1: {"table": since_version_1}},
    options=setup.OPTIONS,
    resample=invariants.resample,
    problems=invariants.problems,
    bots=BotKnowledge(
        evaluate=evaluation.evaluate,
        default_choice=default_choice.default_choice,
        win_chance=win_chance.win_chance,
    ),
    display=Display(draw=board.draw_board, name_of=setup.name_of),
)


def add_scenario(text: str, where: str) -> str:
    """Offer a scenario of one's own beside the others, for this process; returns its id. Mistakes are `BadInput`."""
    scenario = read_scenario(text, where)
    register(scenario)
    GAME.options = setup.options(tuple(SCENARIOS))
    return scenario.id
