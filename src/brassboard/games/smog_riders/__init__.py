"""The Smog Riders: one defender against one to three attackers, in two worlds."""

from brassboard.kernel import Game

from . import actions, bot, cards, combat, events, minions, movement, playing, pools, rooms, setup, stygia, turn
from .scenario import SCENARIOS, read_scenario, register
from .scoring import result
from .table import Table

GAME = Game(
    "smog_riders",
    players=(2, 3, 4),
    table=Table,
    begin=setup.begin,
    result=result,
    modules=(actions, events, setup, turn, movement, rooms, stygia, playing, pools, combat, minions, cards),
    options=setup.OPTIONS,
    resample=setup.resample,
    problems=setup.problems,
    evaluate=bot.evaluate,
    habit=bot.habit,
    names=setup.name_of,
    draw=setup.draw_board,
)


def add_scenario(text: str, where: str) -> str:
    """Offer a scenario of one's own beside the others, for this process; returns its id. Mistakes are `BadInput`."""
    scenario = read_scenario(text, where)
    register(scenario)
    GAME.options = setup.options(tuple(SCENARIOS))
    return scenario.id
