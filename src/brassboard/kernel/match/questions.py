"""What a seat is asked, how its choice is read, and why a choice is refused."""

from typing import TYPE_CHECKING, Any

from ..action_text import read_action
from ..data import CHANCE, MATCH, Action, Ask, Gathering, MatchRequest, Request, Seat
from ..decision import Decision, Option
from ..errors import Denial
from ..legality import denial_of
from ..lens import redacted_scene

if TYPE_CHECKING:
    from .match import Match


def decision_of(match: "Match", seat: Seat) -> Decision | None:
    """Return what this seat, chance or the campaign is asked now, if anything."""
    game, position = match.game, match.position
    asked = position.asked
    if seat == CHANCE and type(asked) is Request:
        return Decision(game, position, Ask(CHANCE, asked.kind, (), asked.into), match.draws)
    if seat == MATCH and type(asked) is MatchRequest:
        return Decision(game, position, Ask(MATCH, "match", (), asked.into), match.draws)
    if seat == MATCH and type(asked) is Gathering:
        return Decision(game, position, Ask(MATCH, "gather", (), asked.into), match.draws)
    ask = position.ask_of(seat)
    if ask is None:
        return None
    if position.checked:
        # The options must follow from what the seat may know. A checked match takes them from the lens to prove it.
        ask = match.lens(seat).ask
        if ask is None:
            raise AssertionError(f"seat {seat} is asked, but not on its lens, at {position.path()}")
    return Decision(game, position, ask, match.numbers[seat])


def read_choice(match: "Match", choice: Any) -> Action:
    """Return the action that a choice stands for: an option, an action, or the text of an action."""
    if isinstance(choice, Option):
        return choice.action
    return choice if isinstance(choice, Action) else read_action(choice, match.game.verbs)


def why_not(match: "Match", action: Action, seat: Seat) -> Denial | None:
    """Return why this seat may not choose this action now, or None if it may.

    Only what the seat may know is used for the reason, so that a refusal never reveals anything hidden.
    """
    position = match.position
    if position.asked is None:
        return Denial("", "over", {})
    ask = position.ask_of(seat)
    if ask is not None and action in ask.options:
        return None
    seen = redacted_scene(position, seat)
    if ask is None:
        return Denial(seen.rule(), "not-asked", {})
    denial = denial_of(match.game.kinds_of(action), seen, seat, action)
    return denial or Denial(seen.rule(), "not-now", {})
