"""The rules of a campaign as a game: how it begins and ends, and all that its table declares."""

from typing import Final

from brassboard.kernel import BotKnowledge, Choice, Game, Ledger, Result, Setup, Start
from brassboard.kit.zones import same_multiset

from ..content import CONSTANTS, EQUIPMENT, GENTLEMEN
from ..data import actions as setup_actions
from ..data import setup_events
from ..data.report import ChapterEnd
from ..data.table import NEMESIS
from ..data.told import Told
from ..rules.setup import LEVEL_NAMES
from . import actions, chapters, events, last_steps, nemesis, overview, places, plan, rewards, visits
from .frames import CampaignRule
from .queries import LAST, group_of
from .sheet import NOT_PLAYED, Gentleman, Sheet

CHAIRS: Final = 5
OPTIONS: Final = (Choice("start", tuple(range(1, LAST + 1))), Choice("level", LEVEL_NAMES))
"""The first chapter, and the level of its extras if it is not chapter I (RM-SETUP-02)."""


def begin(setup: Setup) -> Start:
    """Return an empty sheet; nobody sits on a chair yet, and chair 0 is the Nemesis's (RM-RULING-100)."""
    chairs, start = setup.players, setup["start"]
    sheet = Sheet(
        start=start, level=setup["level"], chapter=start, seated=[False] * chairs,
        gentlemen=[Gentleman(id) for id in GENTLEMEN], offers=[], results=(NOT_PLAYED,) * LAST,
    )  # fmt: skip
    return Start(sheet, CampaignRule(), (NEMESIS, *[1] * (chairs - 1)))


def result(sheet: Sheet) -> Result:
    """Return who wins the campaign: the side that won the last chapter (RM-CAMP-06)."""
    winners = overview.winners_of(sheet, sheet.results[-1])
    return Result(tuple([int(seat in winners) for seat in range(len(sheet.seated))]), winners, "RM-CAMP-06")


def problems(sheet: Sheet) -> list[str]:
    """Return what is wrong with a sheet, in words for the test that fails."""
    found: list[str] = []
    held = [card for one in sheet.gentlemen for card in one.cards]
    laid = [card for offer in sheet.offers for card in offer.cards]
    cards = [*held, *laid, *sheet.stock, *sheet.aside, *sheet.stones]
    found += [
        f"there are too many {card}" for card in dict.fromkeys(cards) if cards.count(card) > EQUIPMENT[card].copies
    ]
    if len(group_of(sheet)) not in (0, CONSTANTS.gentlemen):
        found.append(f"the group is {[one.id for one in group_of(sheet)]}")
    found += [
        f"{one.id} has too many advantages"
        for one in sheet.gentlemen
        if len(one.advantages) > CONSTANTS.most_advantages + 1
    ]
    if len(sheet.powers) > CONSTANTS.most_powers or not same_multiset(
        [sheet.powers], [tuple(dict.fromkeys(sheet.powers))]
    ):
        found.append(f"the powers are {sheet.powers}")
    return found


CAMPAIGN: Final = Game(
    "moloch_campaign",
    players=(CHAIRS,),
    table=Sheet,
    begin=begin,
    result=result,
    modules=(
        actions, setup_actions, events, setup_events, chapters, rewards, plan, visits, places, nemesis, last_steps,
    ),
    options=OPTIONS,
    problems=problems,
    bots=BotKnowledge(default_choice=overview.usual),
    voice="moloch",
    gates=overview.gates,
    ledger=Ledger(
        told=Told, reports=ChapterEnd, may_gather=overview.may_gather, rail=overview.rail, steps=overview.steps,
        sample=overview.sample, spares_absent=False,
    ),
)  # fmt: skip
