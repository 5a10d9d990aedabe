"""Positions of the past: the position before an earlier journal line, found by replaying lines on a snapshot."""

from typing import TYPE_CHECKING, Any

from .. import codec
from ..action_text import read_action
from ..data import CHANCE, MATCH
from ..game import Game
from ..journal import BACK, Line
from ..position import Position
from .history import standing_lines

if TYPE_CHECKING:
    from .match import Match


def position_before(match: "Match", line: int) -> Position[Any]:
    """Return the position before a journal line, made from the nearest snapshot."""
    game, history = match.game, match.history
    steps = standing_lines(history.lines[:line])
    reachable = [history.floor, *[index for index, _ in steps]]
    start = max([index for index in history.snapshots if index in reachable], default=-1)
    if start >= 0:
        state = codec.decode_state(game, history.snapshots[start], game.version)
        steps = [step for step in steps if step[0] >= start]
    else:
        state = game.state(match.setup)
    position: Position[Any] = Position(game.book, state)
    position.run()
    for _, row in steps:
        apply_line(game, position, row)
    return position


def apply_line(game: Game, position: Position[Any], line: Line) -> None:
    """Carry out one standing journal line on a bare position."""
    if line.text == BACK:
        position.take_back(line.who)
        return
    action = read_action(line.text, game.verbs)
    if line.who in (CHANCE, MATCH):
        position.chance(action)
    else:
        position.answer(line.who, action)
