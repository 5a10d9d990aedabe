"""How an answer is carried out: checked, written into the journal, applied to the position, with chance after it.

If anything fails, the match is left exactly as it was before the answer.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .. import chance
from ..action_text import text_of
from ..data import (
    CHANCE,
    EVERYONE,
    MATCH,
    SPECTATOR,
    Action,
    Ask,
    Form,
    Gathering,
    Mask,
    MatchRequest,
    Request,
    Seat,
)
from ..errors import BadInput, Denial, Illegal
from ..journal import Line
from ..lens import known_depth
from ..position import Position
from .campaign_answers import check_campaign_answer
from .history import UndoPoint

if TYPE_CHECKING:
    from .match import Match


def answering_seat(match: "Match", seat: Seat | None) -> Seat:
    """Return the seat that answers: the one named, or the only one asked. Refuse a seat that is not asked."""
    awaited = match.awaited
    if not awaited:
        raise Illegal(Denial("", "over", {}))
    if seat is None:
        if len(awaited) > 1:
            raise BadInput(f"seats {', '.join(map(str, awaited))} are asked; say which one answers")
        return awaited[0]
    if seat in (CHANCE, MATCH) and awaited == (seat,):
        return seat
    match.check_seat(seat)
    if seat not in awaited:
        raise Illegal(Denial(match.lens(seat).rule(), "not-asked", {}))
    return seat


def check_number(match: "Match", seat: Seat, number: int | None) -> None:
    """Refuse an answer to a question that is no longer asked. `number` is the number of the question answered."""
    current = match.numbers[seat] if seat >= 0 else match.draws
    if number is not None and number != current:
        raise Illegal(Denial("", "stale", {"given": number, "number": current}))


def take_actions(match: "Match", seat: Seat, actions: Sequence[Action]) -> None:
    """Carry out the answers of a seat, all of them or none."""
    before = Checkpoint(match)
    try:
        for place, action in enumerate(actions):
            position = before.position if place == 0 else match.position.clone()
            take_action(match, seat, action, position, is_last=place == len(actions) - 1)
        let_chance_answer(match)
    except BaseException:
        before.restore(match)
        raise


def take_outcome(match: "Match", actions: Sequence[Action]) -> None:
    """Carry out what chance did by hand; in a campaign, how a match ended or who gathered."""
    asked = match.position.asked
    if len(actions) != 1:
        raise BadInput("chance answers one request at a time")
    if type(asked) is Request:
        chance.check_answer(asked, actions[0])
    elif type(asked) is MatchRequest or type(asked) is Gathering:
        check_campaign_answer(match, asked, actions[0])
    before = Checkpoint(match)
    try:
        take_chance(match, actions[0])
        let_chance_answer(match)
    except BaseException:
        before.restore(match)
        raise


class Checkpoint:
    """Everything needed to restore a match if an answer fails half-way."""

    def __init__(self, match: "Match") -> None:
        history = match.history
        lines = history.lines
        self.position = match.position.clone()
        self.numbers = match.numbers[:]
        self.draws = match.draws
        self.lines = len(lines)
        self.log = len(history.log)
        self.undo_points = history.undo_points[:]
        self.undo_owner = history.undo_owner
        self.wall = history.wall
        self.form_lines = history.form_lines[:]
        self.audiences = [lines[index].audience for index in history.form_lines]

    def restore(self, match: "Match") -> None:
        """Put the match back to where it was when this checkpoint was made."""
        history = match.history
        match.position, match.numbers, match.draws = self.position, self.numbers, self.draws
        match.position.log = []
        history.undo_points, history.undo_owner = self.undo_points, self.undo_owner
        history.wall, history.form_lines = self.wall, self.form_lines
        for index, audience in zip(self.form_lines, self.audiences, strict=True):
            history.lines[index].audience = audience
        del history.lines[self.lines :]
        del history.log[self.log :]
        history.drop_snapshots(self.lines)


def take_action(match: "Match", seat: Seat, action: Action, before: Position[Any], is_last: bool) -> None:
    """Carry out one answer of a seat. `before` is a copy of the position, for a later undo."""
    position, history = match.position, match.history
    ask = position.ask_of(seat)
    if ask is None or action not in ask.options:
        raise Illegal(match.why_not(action, seat) or Denial(position.rule(), "not-now", {}))
    asked, frame, line = position.asked, position.stack[-1], len(history.lines)
    is_form = type(asked) is Form
    is_shared = type(asked) is Form and len(asked.seats) > 1
    if not is_shared:
        history.give_undo_to(seat)
        history.undo_points.append(UndoPoint(line, history.form_lines[:], before))
    history.append(Line(match.numbers[seat], seat, text_of(action), audience_of(match, ask, seat)), position.state)
    match.numbers[seat] += 1
    if is_form:
        history.form_lines.append(line)
    audience = position.audience(frame, asked.into, CHANCE) if type(asked) is Form and asked.then is None else 0
    audience &= seats_that_know(match)
    was_secret = is_secretly_asked(match)
    position.revealed = 0
    position.answer(seat, action)
    history.record_events(position, line)
    form_is_open = is_form and position.asked is asked
    seat_continues = form_is_open and position.ask_of(seat) is not None
    if is_shared and not seat_continues:
        # Other seats see that a seat has finished a sealed form, but not that it has begun. So the undo points of
        # another seat end only now.
        history.give_undo_to(seat)
    if is_form and not form_is_open:
        history.close_form(audience)
    if not is_last and not seat_continues:
        raise BadInput("a batch ends with its form: give later choices on their own", "batch")
    if position.revealed or (is_shared and not form_is_open) or was_secret or is_secretly_asked(match):
        history.undo_points = []


def audience_of(match: "Match", ask: Ask, seat: Seat) -> Mask:
    """Return who may read the journal line of this seat's answer; the seat itself always may."""
    position = match.position
    if type(position.asked) is Form:
        return 1 << seat
    audience = EVERYONE if ask.then is not None else position.audience(position.stack[-1], ask.into, seat)
    if ask.secret_to:
        audience &= (1 << match.setup.players) - 1 & ~ask.secret_to
    return audience & seats_that_know(match) | 1 << seat


def seats_that_know(match: "Match") -> Mask:
    """Return the seats that may know that the rule on top of the stack is in progress."""
    stack, teams = match.position.stack, match.position.state.teams
    if known_depth(stack, SPECTATOR, teams) == len(stack):
        return EVERYONE  # A rule that is a secret from any seat is a secret from spectators too.
    return sum([1 << seat for seat in range(len(teams)) if known_depth(stack, seat, teams) == len(stack)])


def is_secretly_asked(match: "Match") -> bool:
    """Whether some seat may not know who is asked now, or that anything is."""
    asked = match.position.asked
    secret_to = asked.secret_to if type(asked) is Ask or type(asked) is Form else 0
    return secret_to != 0 or seats_that_know(match) != EVERYONE


def let_chance_answer(match: "Match") -> None:
    """Answer requests to chance from the match's stream until a seat is asked. By hand, a person answers instead."""
    while type(match.position.asked) is Request and not match.by_hand:
        take_chance(match, chance.outcome(match.position.asked, match.key, match.draws))
    wall_off_match(match)


def wall_off_match(match: "Match") -> None:
    """While a match of a campaign is played, nothing that led to it can be undone."""
    if type(match.position.asked) is MatchRequest:
        match.history.raise_wall()


def take_chance(match: "Match", answer: Action) -> None:
    """Carry out an answer of chance, or of the campaign. No seat can undo anything before it."""
    position, history = match.position, match.history
    asked = position.asked
    assert type(asked) is Request or type(asked) is MatchRequest or type(asked) is Gathering
    audience = position.audience(position.stack[-1], asked.into, CHANCE) & seats_that_know(match)
    line = len(history.lines)
    history.append(Line(match.draws, position.seat, text_of(answer), audience), position.state)
    match.draws += 1
    history.undo_points = []
    if type(asked) is not Request:
        history.raise_wall()
    position.chance(answer)
    history.record_events(position, line)
