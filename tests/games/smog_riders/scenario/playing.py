"""What the tests of the six scenarios in play share."""

from brassboard.games.smog_riders.data.frames import Solve
from games.smog_riders.helper import Stage


def paid(stage: Stage, seat: int, what: str = "") -> int:
    """What a player got for this, or in all."""
    return sum(row.n for row in stage.board.ledger if row.seat == seat and what in ("", row.what))


def solve(stage: Stage, seat: int, *rooms: str) -> Stage:
    """A player lays the last die on the card of each of these rooms."""
    for room in rooms:
        stage.room(room, card="quiet_store").frames(Solve(seat, stage.site.board.room(room)))
    return stage.clear_hands()


def leave(stage: Stage, *characters: str) -> Stage:
    """They stand at an exit, and leave in their movement phase."""
    for one in characters:
        stage.turn_of(stage.who(one).seat).clear_hands().answer(f"leave:{one}")
    return stage


def names_in(stage: Stage, room: str) -> set[str]:
    squares = stage.site.rooms[stage.site.board.room(room)]
    return {name for number, name in enumerate(stage.site.names) if squares >> number & 1}
