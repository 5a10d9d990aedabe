"""Duel: two to four duellists in a boiler room. The tutorial game, and a game like any other."""

from brassboard.kernel import BotKnowledge, Display, Game

from . import actions, cards, events, strike, turn
from .board import draw
from .bot import evaluate
from .campaign import GRUDGE
from .invariants import problems, resample
from .setup import OPTIONS, begin, report, result
from .sheet import Fitting, Health
from .table import Table

GAME = Game(
    "duel",
    players=(2, 3, 4),
    table=Table,
    begin=begin,
    result=result,
    modules=(actions, events, turn, strike, cards),
    options=OPTIONS,
    resample=resample,
    problems=problems,
    bots=BotKnowledge(evaluate=evaluate),
    display=Display(draw=draw),
    told=Fitting,
    reports=Health,
    report=report,
    campaign=GRUDGE,
)
