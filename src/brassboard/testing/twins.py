"""Twins: two matches that differ only in hidden things, played on side by side."""

from collections.abc import Sequence

from brassboard.kernel import CHANCE, MATCH, Action, Ask, Form, Luck, Match, Seat, determinize, stream, text_of
from brassboard.kernel.lens import secret_from
from brassboard.kernel.visibility import in_mask

from .hidden import Tally
from .observed import Received, difference, received, viewer_of
from .play import Chooser


def twin_of(match: Match, seat: Seat | None, luck: Luck) -> Match:
    """Return another match that this seat could not tell from this one."""
    viewer = viewer_of(seat)
    twin = match.clone()
    twin.position = determinize(match.position, viewer, luck, match.game.resample)
    twin.position.log = []
    for other in range(match.setup.players):
        if other != viewer:
            _replace_form_lines(twin, other)
    return twin


def _replace_form_lines(twin: Match, seat: Seat) -> None:
    """Replace the lines of an open form that only their seat reads by what the twin's seat answered."""
    texts = [text_of(action) for action in twin.position.given_by(seat)]
    mine = [index for index in twin.history.form_lines if twin.lines[index].who == seat]
    for index, text in zip(mine, texts, strict=False):
        twin.lines[index].text = text
    for index in mine[len(texts) :]:
        twin.lines[index].audience = 0
        twin.history.form_lines.remove(index)


def knows_answer(match: Match, asked_seat: Seat, viewer: Seat) -> bool:
    """Return whether the viewer may know this seat's answer, by what is declared and not by what the journal does."""
    position = match.position
    asked, ask = position.asked, position.ask_of(asked_seat)
    assert ask is not None
    if asked_seat == viewer:
        return True
    frame = position.stack[-1]
    secret_to = ask.secret_to | (asked.secret_to if isinstance(asked, Form) else 0)
    if secret_to and (viewer < 0 or secret_to >> viewer & 1):
        return False
    if secret_from(frame, viewer, position.state.teams):
        return False
    if isinstance(asked, Form):
        if asked.sealed or asked.then is not None:
            return False
        return in_mask(position.audience(frame, asked.into, CHANCE), viewer)
    return ask.then is not None or in_mask(position.audience(frame, ask.into, asked_seat), viewer)


class Twins:
    """A match and its twin, played on side by side: the same answers where the seat sees them, different ones
    elsewhere.
    """

    def __init__(self, match: Match, seat: Seat | None, chooser: Chooser, tally: Tally, salt: int) -> None:
        self.seat = seat
        self.viewer = viewer_of(seat)
        self.chooser = chooser
        self.tally = tally
        self.since = len(match.events(0, seat))
        self.one = match.clone()
        self.other = twin_of(match, seat, stream(salt))
        tally.record_twin(self.one, self.other.position.state, seat)

    def compare(self, probes: Sequence[str] = (), errors: bool = False) -> str:
        """Return the first difference in what this seat receives from the two."""
        mine = received(self.one, self.seat, probes, self.since, errors)
        theirs = received(self.other, self.seat, probes, self.since, errors)
        return difference(mine, theirs)

    def step(self) -> bool | str:
        """Let one seat answer in both. Return True to play on, False to stop, or a text that says what leaked."""
        asked_seat: Seat = self.chooser.pick(self.one.awaited)
        if asked_seat == MATCH:
            self.tally.not_possible += 1
            return False
        if asked_seat not in self.other.awaited:
            self.tally.not_possible += 1
            return False  # The comparison of views has already checked whether the seat may know who is asked.
        asked = self.one.position.asked
        known = knows_answer(self.one, asked_seat, self.viewer)
        is_form = isinstance(asked, Form) and asked_seat != self.viewer
        outcome = self._answer_form(asked_seat, known) if is_form else self._answer_question(asked_seat, known)
        if isinstance(outcome, str) or not outcome:
            return outcome
        self.tally.steps += 1
        self.tally.hidden_answers += not known
        if in_mask(self.one.position.revealed | self.other.position.revealed, self.viewer):
            self.tally.revealed += 1
            return False
        return True

    def _answer_question(self, asked_seat: Seat, known: bool) -> bool | str:
        mine, theirs = self.one.position.ask_of(asked_seat), self.other.position.ask_of(asked_seat)
        assert mine is not None
        assert theirs is not None
        if known:
            both = [action for action in mine.options if action in theirs.options]
            if not both:
                self.tally.not_possible += 1
                return False
            action = other = self.chooser.action(both)
        else:
            action = self.chooser.action(mine.options)
            other = self._different_action(theirs, action)
        self.one.take(action, asked_seat)
        self.other.take(other, asked_seat)
        return True

    def _different_action(self, theirs: Ask, action: Action) -> Action:
        others = [option for option in theirs.options if option != action]
        return self.chooser.action(others or theirs.options)

    def _answer_form(self, asked_seat: Seat, known: bool) -> bool | str:
        """Make all choices of another seat in a form: their number and their timing must not show."""
        form = self.one.position.asked
        assert isinstance(form, Form)
        before = self._visible_to_viewer(form)
        given = list(self.one.position.given_by(asked_seat))
        while self.one.position.asked is form and (ask := self.one.position.ask_of(asked_seat)) is not None:
            action = self.chooser.action(ask.options)
            given.append(action)
            self.one.take(action, asked_seat)
            if self.one.position.asked is form and self.one.position.ask_of(asked_seat) is not None:
                shows = difference(before, self._visible_to_viewer(form))
                if shows:
                    return f"a small choice of seat {asked_seat} shows{shows}"
        form = self.other.position.asked
        while self.other.position.asked is form and (ask := self.other.position.ask_of(asked_seat)) is not None:
            place = len(self.other.position.given_by(asked_seat))
            if known:
                if place >= len(given) or given[place] not in ask.options:
                    self.tally.not_possible += 1
                    return False
                action = given[place]
            else:
                action = (
                    self._different_action(ask, given[place])
                    if place < len(given)
                    else self.chooser.action(ask.options)
                )
            self.other.take(action, asked_seat)
        return True

    def _visible_to_viewer(self, form: Form) -> Received:
        """Return what the viewer receives while another seat makes its choices in a form."""
        everything = received(self.one, self.seat, (), self.since, errors=False)
        if len(form.seats) == 1:
            del everything["view"][
                "undo"
            ]  # It is public whose turn it is, and the first choice ends the undo of the others.
        return everything
