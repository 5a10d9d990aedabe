"""Twins: two matches that differ only in hidden things, played on side by side."""

from collections.abc import Callable, Sequence

from brassboard.kernel import (
    CHANCE,
    MATCH,
    Action,
    Ask,
    Form,
    Luck,
    Match,
    RuleError,
    Seat,
    determinize,
    stream,
    text_of,
)
from brassboard.kernel.lens import secret_from
from brassboard.kernel.visibility import in_mask

from .hidden import Tally
from .observed import Received, difference, received, viewer_of
from .play import Chooser
from .worlds import World

Answers = list[tuple[Seat, Action]]
Choose = Callable[[Seat, Ask, int], Action]
"""Chooses the answer of a seat to a question, which is its n-th in this step."""
DIFFERENT_TRIES = 4
"""So often the twin is given other answers than the match; then often the same."""
MAX_TRIES = 24
IMITATION = 0.7
MAX_HIDDEN_ANSWERS = 500


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

    Where a hidden answer makes a rule reveal something, other answers are tried in the twin until one tells the seat
    the same. So the comparison goes on after most reveals that say what they tell.
    """

    def __init__(self, match: Match, seat: Seat | None, chooser: Chooser, tally: Tally, salt: int) -> None:
        self.seat = seat
        self.viewer = viewer_of(seat)
        self.chooser = chooser
        self.tally = tally
        self.since = len(match.events(0, seat))
        self.mine = World(match.clone(), self.viewer, "one")
        self.theirs = World(twin_of(match, seat, stream(salt)), self.viewer, "other")
        tally.record_twin(self.one, self.other.position.state, seat)

    @property
    def one(self) -> Match:
        """The match."""
        return self.mine.match

    @property
    def other(self) -> Match:
        """Its twin."""
        return self.theirs.match

    def compare(self, probes: Sequence[str] = (), errors: bool = False) -> str:
        """Return the first difference in what this seat receives from the two."""
        mine = received(self.one, self.seat, probes, self.since, errors)
        theirs = received(self.other, self.seat, probes, self.since, errors)
        return difference(mine, theirs)

    def step(self) -> bool | str:
        """Let one seat answer in both. Return True to play on, False to stop, or a text that says what leaked.

        Questions of a rule that is a secret from the viewer are answered all at once: how many there are may differ.
        """
        asked_seat: Seat = self.chooser.pick(self.one.awaited)
        if asked_seat == MATCH:
            return self._answer_campaign()
        secret = self.mine.secret is not None
        if secret != (self.theirs.secret is not None) or not (secret or asked_seat in self.other.awaited):
            # The comparison of views has already checked whether the seat may know who is asked.
            return self._give_up()
        self.mine.forget_told()
        self.theirs.forget_told()
        known = not secret and knows_answer(self.one, asked_seat, self.viewer)
        outcome = self._answer_alike(asked_seat) if known else self._answer_hidden(asked_seat)
        if isinstance(outcome, str) or not outcome:
            return outcome
        self.tally.steps += 1
        self.tally.hidden_answers += not known
        return self._told_the_same()

    def _answer_campaign(self) -> bool:
        """Let a match of the campaign end, or players gather, in both alike: everyone may know it."""
        answer = self.chooser.campaign_answer(self.one.game, self.one.position)
        if self.other.awaited != (MATCH,):
            return self._give_up()
        self.mine.forget_told()
        self.theirs.forget_told()
        self.mine.take(answer, MATCH)
        self.theirs.take(answer, MATCH)
        self.tally.steps += 1
        return self._told_the_same()

    def _give_up(self) -> bool:
        self.tally.not_possible += 1
        return False

    def _told_the_same(self) -> bool:
        """Return whether the comparison can go on: whatever the seat was told in this step is the same in both."""
        mine, theirs = self.mine.told(), self.theirs.told()
        self.tally.record_told(self.seat, mine or [], theirs or [])
        if mine is None or mine != theirs:
            self.tally.revealed += 1
            return False
        self.tally.licensed += bool(mine)
        return True

    # Answers that the viewer knows

    def _answer_alike(self, asked_seat: Seat) -> bool | str:
        """Give the same answer in both. Another seat answers its whole form: in the twin it begins the form anew."""
        form = self.one.position.asked
        if isinstance(form, Form) and asked_seat != self.viewer:
            return self._answer_form_alike(form, asked_seat)
        mine, theirs = self.one.position.ask_of(asked_seat), self.other.position.ask_of(asked_seat)
        assert mine is not None
        assert theirs is not None
        both = [action for action in mine.options if action in theirs.options]
        if not both:
            return self._give_up()
        action = self.chooser.action(both)
        self.mine.take(action, asked_seat)
        self.theirs.take(action, asked_seat)
        return True

    def _answer_form_alike(self, form: Form, asked_seat: Seat) -> bool | str:
        given = self._given_so_far()
        shows = self._play_hidden(self.mine, asked_seat, given, self._choose_any)
        if shows:
            return shows
        mine = [action for who, action in given if who == asked_seat]
        theirs = self.other.position.asked
        while not self._is_done(self.theirs, theirs, asked_seat):
            ask = self.other.position.ask_of(asked_seat)
            place = len(self.other.position.given_by(asked_seat))
            if ask is None or place >= len(mine) or mine[place] not in ask.options:
                return self._give_up()
            self.theirs.take(mine[place], asked_seat)
        return True

    # Answers that the viewer does not know

    def _answer_hidden(self, asked_seat: Seat) -> bool | str:
        """Answer in the match; then in the twin, differently, but so that the viewer is told the same if possible."""
        given = self._given_so_far()
        shows = self._play_hidden(self.mine, asked_seat, given, self._choose_any)
        if shows:
            return shows
        told, start = self.mine.told(), self.theirs
        for number in range(1 if told is None else MAX_TRIES):
            world = start.clone()
            choose = self._imitate(given) if number >= DIFFERENT_TRIES else self._differ(given)
            self._play_hidden(world, asked_seat, None, choose)
            if number == 0 or world.told() == told:
                self.theirs = world
            if world.told() == told:
                break
        return True

    def _play_hidden(self, world: World, asked_seat: Seat, given: Answers | None, choose: Choose) -> str:
        """Answer for a seat, of a form all its choices; or for all seats, as long as a secret rule asks.

        Add the answers to `given`, if there is such a list, and return what the viewer notices before the end.
        """
        form, secret = world.position.asked, world.secret
        watched = given is not None and (secret is not None or isinstance(form, Form))
        before = self._visible_to_viewer(form) if watched else {}
        places: dict[Seat, int] = {}
        for _ in range(MAX_HIDDEN_ANSWERS):
            seat = self.chooser.pick(world.match.awaited) if secret is not None else asked_seat
            ask = world.position.ask_of(seat)
            assert ask is not None
            place = places.get(seat, 0)
            places[seat] = place + 1
            action = choose(seat, ask, place)
            world.take(action, seat)
            if given is not None:
                given.append((seat, action))
            goes_on = not self._is_done(world, form, seat) if secret is None else world.still_asks(secret)
            if world.told() != [] or not goes_on:
                return ""
            shows = difference(before, self._visible_to_viewer(form)) if watched else ""
            if shows:
                return f"a choice of seat {seat} shows{shows}"
        raise RuleError(f"no end of secret questions at {world.position.path()}")

    def _is_done(self, world: World, form: object, seat: Seat) -> bool:
        """Return whether a seat has finished its choices in this form; a plain question is finished by one answer."""
        return not isinstance(form, Form) or world.position.asked is not form or world.position.ask_of(seat) is None

    def _given_so_far(self) -> Answers:
        """Return the small choices that seats have made in the open form of the match; the twin's seats begin anew."""
        return [(seat, action) for seat in self.one.awaited for action in self.one.position.given_by(seat)]

    def _choose_any(self, seat: Seat, ask: Ask, place: int) -> Action:
        return self.chooser.action(ask.options)

    def _differ(self, given: Answers) -> Choose:
        """Return a choice of other answers than those given in the match."""

        def choose(seat: Seat, ask: Ask, place: int) -> Action:
            mine = [action for who, action in given if who == seat]
            others = [option for option in ask.options if place >= len(mine) or option != mine[place]]
            return self.chooser.action(others or ask.options)

        return choose

    def _imitate(self, given: Answers) -> Choose:
        """Return a choice of often the same answers as in the match, and otherwise of any."""

        def choose(seat: Seat, ask: Ask, place: int) -> Action:
            mine = [action for who, action in given if who == seat]
            same = place < len(mine) and mine[place] in ask.options and self.chooser.random.random() < IMITATION
            return mine[place] if same else self.chooser.action(ask.options)

        return choose

    def _visible_to_viewer(self, form: object) -> Received:
        """Return what the viewer receives while another seat makes its choices in a form."""
        everything = received(self.one, self.seat, (), self.since, errors=False)
        if isinstance(form, Form) and len(form.seats) == 1:
            # It is public whose turn it is, and the first choice ends the undo of the others.
            del everything["view"]["undo"]
        return everything
