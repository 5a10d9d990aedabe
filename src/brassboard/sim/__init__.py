"""Series and tournaments between bots: on one core, many, or a Ray cluster, with the same results."""

from .accumulators import Accumulator, Stat
from .jobs import SimError
from .plan import Plan
from .play_game import Played, game_seed, play
from .rating import Rating, ratings
from .series import Series, Stopped, Tournament, series, tournament
from .tally import Row, wilson

__all__ = [
    "Accumulator",
    "Plan",
    "Played",
    "Rating",
    "Row",
    "Series",
    "SimError",
    "Stat",
    "Stopped",
    "Tournament",
    "game_seed",
    "play",
    "ratings",
    "series",
    "tournament",
    "wilson",
]
