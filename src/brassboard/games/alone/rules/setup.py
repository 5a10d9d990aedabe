"""Set-up and options."""

from brassboard.kernel import Choice, Setup, Start

from ..content import CONSTANTS
from ..data.round_frames import Play
from ..data.table import HERO, EvilSeat, Hero, Secret, Table

OPTIONS = (
    Choice("difficulty", ("normal", "easy", "nightmare", "impossible")),
    Choice("map", ("random", "k1", "k2", "k3")),
)


def begin(setup: Setup) -> Start:
    """Return the table before set-up."""
    players = setup.players
    table = Table(
        difficulty=setup["difficulty"], spaces=CONSTANTS.spaces, spill_over=True, map=setup["map"], variety=True,
        secret=Secret(1), hero=Hero(), evil=[EvilSeat(seat) for seat in range(1, players)], tiles=[], figures=[],
        missions=[], row=[], first_down=[], second_down=[],
    )  # fmt: skip
    return Start(table, Play(), (HERO, *[1] * (players - 1)))
