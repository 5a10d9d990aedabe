"""Brassboard: one engine and one table for steampunk board games.

>>> import brassboard
>>> match = brassboard.game("duel").new(players=2, seed=7)
>>> match.decision.options[0].text
'pass'
"""

from typing import Any

from brassboard.bots import bot
from brassboard.campaign import Campaign
from brassboard.installed_game import InstalledGame, game, games, load
from brassboard.kernel import BadInput, Decision, Denial, Illegal, Match, Option, Result

__all__ = [
    "BadInput",
    "Campaign",
    "Decision",
    "Denial",
    "Illegal",
    "InstalledGame",
    "Match",
    "Option",
    "Result",
    "bot",
    "env",
    "game",
    "games",
    "load",
]
__version__ = "0.1.0"


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """Return a PettingZoo AEC environment of a game, with action masks (needs the extra `rl`)."""
    from brassboard.rl import env as made

    return made(game, players, **settings)
