"""Small games with cards in hidden hands, for the tests of moments."""

from collections.abc import Callable
from typing import Any

from brassboard.kernel import (
    Denied,
    Frame,
    Game,
    Kind,
    Scene,
    Seat,
    Setup,
    requires,
)
from kernel.toys import Board, Play, Player, toy

M = Scene[Board]


@requires("ZZ-CARD-01", "card")
def held(seen: M, seat: Seat, play: Play) -> Denied:
    return None if play.card in seen.table.players[seat].hand else (play.card,)


def with_cards(seen: M) -> tuple[Seat, ...]:
    """Whoever holds cards: how many is public."""
    return tuple([player.seat for player in seen.table.players if player.hand])


PLAYS = [Play("bang"), Play("hush")]
CARD = Kind("play", lambda seen, seat: PLAYS, held)


def dealt(*hands: tuple[str, ...]) -> Callable[[Setup], Board]:
    return lambda setup: Board([Player(seat, 0, hand) for seat, hand in enumerate(hands)], [])


def game_of(id: str, main: Callable[[], Frame], *moments: Any, hands: tuple[tuple[str, ...], ...], **more: Any) -> Game:
    return toy(id, main, CARD, *moments, players=(len(hands),), table=dealt(*hands), **more)


BANG = ("bang",)
TWO = ("bang", "hush")
