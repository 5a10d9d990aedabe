"""How a duel begins and how it ends."""

from typing import Final

from brassboard.kernel import BadInput, Choice, Result, Setup, Start

from .content import DECK, STARTS
from .frames import Duel
from .sheet import Fitting, Health
from .table import Fighter, Table

MOST_HP: Final = 6  # DU-SETUP-02
MOST_STAMINA: Final = 5  # DU-SETUP-02
HAND: Final = 3
UPGRADES: Final = ("none", "iron", "boiler", "sleeve")
# DU-SETUP-06: the number of rounds; DU-SETUP-07: each duellist's upgrade, which gives one more of something
OPTIONS: Final = (Choice("rounds", (8, 4, 6, 12)), *[Choice(f"upgrade_{seat}", UPGRADES) for seat in range(4)])


def begin(setup: Setup) -> Start:
    fighters: list[Fighter] = []
    for seat, upgrade in enumerate(upgrades_of(setup)):
        hp, stamina = MOST_HP + (upgrade == "iron"), MOST_STAMINA + (upgrade == "boiler")
        fighters.append(Fighter(seat, STARTS[seat], hp, stamina, stamina, HAND + (upgrade == "sleeve")))
    return Start(Table(fighters, setup["rounds"], [], deck=DECK), Duel(), tuple(range(setup.players)))


def upgrades_of(setup: Setup) -> list[str]:
    """DU-SETUP-07: the upgrade of each duellist, as the grudge or the options of the duel say."""
    fitting = setup.told_as(Fitting)
    if fitting is None:
        return [setup[f"upgrade_{seat}"] for seat in range(setup.players)]
    if len(fitting.upgrades) != setup.players or not {*fitting.upgrades} <= {*UPGRADES}:
        raise BadInput(f"each duellist has one of the upgrades {', '.join(UPGRADES)}", "game duel, told")
    return list(fitting.upgrades)


def report(table: Table) -> Health:
    """What a grudge learns of the end of a duel."""
    return Health(tuple([fighter.hp for fighter in table.fighters]))


def result(table: Table) -> Result:
    """DU-GOAL-01, DU-GOAL-02: the last one standing, or most health when time is up; equals share the win."""
    scores = tuple([fighter.hp for fighter in table.fighters])
    winners = tuple([seat for seat, hp in enumerate(scores) if hp == max(scores)])
    return Result(scores, winners, table.ended)
