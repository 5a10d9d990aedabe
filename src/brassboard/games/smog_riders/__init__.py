"""The Smog Riders: one defender against one to three attackers, in two worlds."""

from brassboard.kernel import Game

from . import actions, cards, combat, events, minions, movement, playing, pools, rooms, setup, stygia, turn
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
    draw=setup.draw_board,
)
