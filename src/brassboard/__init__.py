"""Brassboard: one engine and one table for steampunk board games.

>>> import brassboard
>>> match = brassboard.game("duel").new(players=2, seed=7)
>>> match.decision.options[0].text
'pass'
"""

from brassboard.box import Box, game, games, load
from brassboard.campaign import Campaign
from brassboard.kernel import BadInput, Decision, Denial, Illegal, Match, Option, Result

__all__ = [
    "BadInput",
    "Box",
    "Campaign",
    "Decision",
    "Denial",
    "Illegal",
    "Match",
    "Option",
    "Result",
    "game",
    "games",
    "load",
]
__version__ = "0.1.0"
