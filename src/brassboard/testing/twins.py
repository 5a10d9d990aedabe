"""Twins: a match and another that only hidden things tell apart, played on side by side."""

from collections.abc import Sequence

from brassboard.kernel import CHANCE, MATCH, Action, Ask, Form, Luck, Match, Seat, determinize, stream, text_of
from brassboard.kernel.lens import secret_from
from brassboard.kernel.visibility import in_mask

from .hidden import Tally
from .observed import Received, difference, received, viewer_of
from .play import Chooser


def twin_of(match: Match, seat: Seat | None, luck: Luck) -> Match:
    """Another match that this seat could not tell from this one."""
    viewer = viewer_of(seat)
    twin = match.clone()
    twin.position = determinize(match.position, viewer, luck, match.game.resample)
    twin.position.log = []
    for other in range(match.setup.players):
        if other != viewer:
            _reword(twin, other)
    return twin


def _reword(twin: Match, seat: Seat) -> None:
    """The lines of an open form that only their seat reads say what the twin's seat answered there."""
    texts = [text_of(action) for action in twin.position.given_by(seat)]
    mine = [index for index in twin.history.form_lines if twin.lines[index].who == seat]
    for index, text in zip(mine, texts, strict=False):
        twin.lines[index].text = text
    for index in mine[len(texts) :]:
        twin.lines[index].audience = 0
        twin.history.form_lines.remove(index)


def knows_answer(match: Match, asked_seat: Seat, viewer: Seat) -> bool:
    """Whether the viewer may know what this seat answers: by what is declared, not by what the journal does."""
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
    """A match and its twin, played on side by side: same answers where the seat sees them, others where it does not."""

    def __init__(self, match: Match, seat: Seat | None, chooser: Chooser, tally: Tally, salt: int) -> None:
        self.seat = seat
        self.viewer = viewer_of(seat)
        self.chooser = chooser
        self.tally = tally
        self.since = len(match.events(0, seat))
        self.one = match.clone()
        self.other = twin_of(match, seat, stream(salt))
        tally.saw(self.one, self.other.position.state, seat)

    def compare(self, probes: Sequence[str] = (), errors: bool = False) -> str:
        """What this seat receives from one and not from the other."""
        mine = received(self.one, self.seat, probes, self.since, errors)
        theirs = received(self.other, self.seat, probes, self.since, errors)
        return difference(mine, theirs)

    def step(self) -> bool | str:
        """One seat answers in both. True: play on; False: no more to compare; a text: what leaked."""
        asked_seat: Seat = self.chooser.one_of(self.one.awaited)
        if asked_seat == MATCH:
            self.tally.not_possible += 1
            return False
        if asked_seat not in self.other.awaited:
            self.tally.not_possible += 1
            return False  # the view has said already whether the seat may know who is asked
        asked = self.one.position.asked
        known = knows_answer(self.one, asked_seat, self.viewer)
        whole = isinstance(asked, Form) and asked_seat != self.viewer
        going = self._form(asked_seat, known) if whole else self._one(asked_seat, known)
        if isinstance(going, str) or not going:
            return going
        self.tally.steps += 1
        self.tally.hidden_answers += not known
        if in_mask(self.one.position.revealed | self.other.position.revealed, self.viewer):
            self.tally.revealed += 1
            return False
        return True

    def _one(self, asked_seat: Seat, known: bool) -> bool | str:
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
            other = self._another(theirs, action)
        self.one.take(action, asked_seat)
        self.other.take(other, asked_seat)
        return True

    def _another(self, theirs: Ask, action: Action) -> Action:
        others = [option for option in theirs.options if option != action]
        return self.chooser.action(others or theirs.options)

    def _form(self, asked_seat: Seat, known: bool) -> bool | str:
        """Another seat's small choices, all of them: how many there are and when they are made is its own business."""
        form = self.one.position.asked
        assert isinstance(form, Form)
        before = self._noticed(form)
        given = list(self.one.position.given_by(asked_seat))
        while self.one.position.asked is form and (ask := self.one.position.ask_of(asked_seat)) is not None:
            action = self.chooser.action(ask.options)
            given.append(action)
            self.one.take(action, asked_seat)
            if self.one.position.asked is form and self.one.position.ask_of(asked_seat) is not None:
                shows = difference(before, self._noticed(form))
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
                action = self._another(ask, given[place]) if place < len(given) else self.chooser.action(ask.options)
            self.other.take(action, asked_seat)
        return True

    def _noticed(self, form: Form) -> Received:
        """What the viewer has while another seat is busy with its small choices."""
        everything = received(self.one, self.seat, (), self.since, errors=False)
        if len(form.seats) == 1:
            del everything["view"]["undo"]  # whose turn it is shows, and from his first choice on nobody else goes back
        return everything
