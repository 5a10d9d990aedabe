"""The Smog Riders: one defender against one to three attackers, in two worlds."""

from brassboard.kernel import Game

from . import (
    actions,
    belongings,
    board,
    bot,
    bot_outlook,
    cards,
    combat,
    decks,
    die_changes,
    doors,
    dragging,
    events,
    finds,
    gifts,
    holding,
    minions,
    movement,
    playing,
    pools,
    portals,
    recovery,
    rooms,
    rounds,
    setup,
    stygia,
    tide,
    turn,
    walking,
    ways_out,
    windows,
    wounds,
)
from .scenario import SCENARIOS, read_scenario, register
from .scoring import result
from .table import Table, since_version_1

CHAPTERS = (
    actions, events, setup, rounds, turn, recovery, decks, movement, walking, doors, belongings, ways_out, dragging,
    rooms, portals, stygia, tide, playing, pools, die_changes, combat, wounds, gifts, finds, minions, cards,
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
    resample=holding.resample,
    problems=holding.problems,
    evaluate=bot.evaluate,
    habit=bot.habit,
    outlook=bot_outlook.outlook,
    names=setup.name_of,
    draw=board.draw_board,
)


def add_scenario(text: str, where: str) -> str:
    """Offer a scenario of one's own beside the others, for this process; returns its id. Mistakes are `BadInput`."""
    scenario = read_scenario(text, where)
    register(scenario)
    GAME.options = setup.options(tuple(SCENARIOS))
    return scenario.id
