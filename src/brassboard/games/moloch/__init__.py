"""The World of SMOG: Rise of Moloch: one Nemesis against four gentlemen, in six chapters."""

from brassboard.kernel import BotKnowledge, Display, Game

from .bot.default_choice import default_choice
from .bot.evaluation import evaluate
from .campaign.ledger import CAMPAIGN
from .cards import card_rules, doing
from .data import actions, chapter_events, events, setup_events
from .data.report import ChapterEnd
from .data.table import Table
from .data.told import Told
from .invariants import problems
from .rules import (
    activation,
    afflictions,
    aftermath,
    aiming,
    arrivals,
    attack,
    benefits,
    chaos,
    chapter,
    charge,
    cleanup,
    counter_attack,
    damage,
    defence,
    deployment,
    districts,
    entering,
    ether,
    extras,
    favours,
    figure_actions,
    fire,
    group,
    handing,
    movement,
    objects,
    rolls,
    round,
    setup,
    specials,
    supplies,
    tokens,
    versions,
)
from .rules.report import report
from .rules.standing import standing
from .scenario.gates import gates
from .scenario.registry import CHAPTERS as PLAYABLE
from .scenario.registry import read_chapter, register
from .terminal_board import draw_table

CHAPTERS = (
    actions, events, setup_events, chapter_events, setup, versions, group, extras, benefits, deployment, favours, round,
    activation, figure_actions, charge, movement, handing, entering, aiming, attack, counter_attack, defence, rolls,
    damage, aftermath, afflictions, ether, chaos, tokens, supplies, fire, chapter, specials,
    objects, districts, arrivals, cleanup, doing, card_rules,
)  # fmt: skip

SCENARIO_ENDING = ".chapter"
"""The files of a folder that hold chapters a user wrote."""

GAME = Game(
    "moloch",
    players=(2, 3, 4, 5),
    table=Table,
    begin=setup.begin,
    result=round.result,
    modules=CHAPTERS,
    options=setup.OPTIONS,
    problems=problems,
    bots=BotKnowledge(evaluate, default_choice),
    display=Display(draw=draw_table, name_of=setup.name_of, standing=standing),
    told=Told,
    reports=ChapterEnd,
    report=report,
    gates=gates,
    campaign=CAMPAIGN,
)


def add_scenario(text: str, where: str) -> str:
    """Offer a chapter of one's own beside the others, for this process; returns its id. Mistakes are `BadInput`."""
    id = register(read_chapter(text, where))
    GAME.options = setup.options(tuple(PLAYABLE))
    return id
