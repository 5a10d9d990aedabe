"""Series of games between bots: on one core or many, with the same results."""

from .jobs import Plan, Series, SimError, series
from .single import Played, game_seed, play
from .tally import Row, wilson

__all__ = ["Plan", "Played", "Row", "Series", "SimError", "game_seed", "play", "series", "wilson"]
