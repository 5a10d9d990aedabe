"""What a running rule sees: the table, the rules in progress, lasting effects, ways to tell what happened."""

from typing import Any, Final, Generic, TypeVar

from msgspec import ValidationError, convert

from .data import (
    CHANCE,
    EVERYONE,
    MATCH,
    OVER,
    Action,
    Ask,
    Effect,
    Event,
    Finished,
    Flow,
    Form,
    Frame,
    Mask,
    MatchRequest,
    Request,
    Seat,
    State,
    Until,
)
from .errors import RuleError
from .rulebook import RULES, STEPS, Rulebook
from .step_results import ASK, CALL, DONE, FORM, GOTO, REQUEST
from .visibility import layout_of, may_see

F = TypeVar("F", bound=Frame)
TableT = TypeVar("TableT")

STEP_BUDGET: Final = 100_000
NO_OPTIONS: Final[tuple[Action, ...]] = ()
FOLDS: Final = ("add", "set", "at_least", "at_most")


class Scene(Generic[TableT]):
    """The match as rules read and change it. On a lens the same rules run over what one seat may know."""

    def __init__(self, book: Rulebook, state: State) -> None:
        self.book = book
        self.state = state
        self.table: Any = state.table
        self.stack = state.stack
        self.log: list[Any] | None = None
        self.revealed: Mask = 0
        self.checked = False
        self.ending = False
        self.bound = _bound(state) if state.effects else 0

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.state.teams)

    def within(self, kind: type[F]) -> F:
        """The nearest rule of this kind in progress, found by type, never stored."""
        frame = self.stack[-1]
        if type(frame) is kind:
            return frame
        found = self.nearest(kind)
        if found is None:
            raise RuleError(f"no {kind.__name__} is in progress at {self.path()}")
        return found

    def nearest(self, kind: type[F]) -> F | None:
        """The same where there may be none."""
        for frame in reversed(self.stack):
            if type(frame) is kind:
                return frame
        return None

    def inside(self, kind: type[Frame]) -> bool:
        """Whether a rule of this kind is in progress."""
        for frame in self.stack:  # noqa: SIM110  this is asked often, and a generator costs three times as much
            if type(frame) is kind:
                return True
        return False

    def value(self, what: str, on: int | str, base: int) -> int:
        """`base` with every lasting effect on it folded in."""
        for effect in self.state.effects:
            if effect.what == what and effect.on == on:
                amount = effect.amount
                if effect.fold == "add":
                    base += amount
                elif effect.fold == "set":
                    base = amount
                elif effect.fold == "at_least":
                    base = max(base, amount)
                else:
                    base = min(base, amount)
        return base

    def add(self, effect: Effect) -> None:
        """Let an effect last until what it says."""
        if effect.fold not in FOLDS:
            raise RuleError(f"effect {effect.source}: fold must be one of {', '.join(FOLDS)}, not {effect.fold!r}")
        self.state.effects.append(effect)
        if effect.until.what == "frame":
            self.bound += 1

    def expire(self, until: Until) -> None:
        """End every effect that lasted until now."""
        effects = self.state.effects
        if effects:
            self.state.effects = [effect for effect in effects if effect.until != until]
            self.bound = _bound(self.state)

    def emit(self, event: Event, to: Mask = EVERYONE) -> None:
        """Tell the seats in `to` what happened; the running step's rule is stamped on it."""
        if self.log is not None:
            self.log.append((event, to, self.rule()))

    def reveal(self, to: Mask = EVERYONE) -> None:
        """Say that something hidden becomes visible to these seats: nobody takes back what led here."""
        self.revealed |= to

    def end_match(self) -> None:
        """Say that the match is over at once: the running step still finishes, then no rule in progress goes on."""
        self.ending = True

    def rule(self) -> str:
        """The rule id of the step in progress."""
        place = len(self.stack) - 1
        while place >= 0:
            frame = self.stack[place]
            ids = RULES[type(frame)].ids
            found = ids[frame.pc] if frame.pc < len(ids) else ids[-1]
            if found:
                return found
            place -= 1  # a window carries out the rule that opened it
        return ""

    def path(self) -> str:
        """Where the rules are: `Turn.roll_pool › Roll.roller_may_answer › Window.offer`."""
        return " › ".join([step_name(frame) for frame in self.stack])


def _bound(state: State) -> int:
    """How many effects end with a rule still in progress."""
    return len([1 for effect in state.effects if effect.until.what == "frame"])


def step_name(frame: Frame) -> str:
    """`Turn.roll_pool`."""
    paths = RULES[type(frame)].paths
    return paths[frame.pc] if frame.pc < len(paths) else paths[-1]


def while_open(m: Scene[Any], kind: type[Frame]) -> Until:
    """As long as the nearest rule of this kind is in progress."""
    stack = m.stack
    place = len(stack) - 1
    while place >= 0:
        if type(stack[place]) is kind:
            return Until("frame", place)
        place -= 1
    raise RuleError(f"no {kind.__name__} is in progress at {m.path()}")


def question_of(m: Scene[Any], seat: Seat) -> Ask | None:
    """What the top step asks this seat, by running the step again: asking is pure."""
    if not m.stack:
        return None
    frame = m.stack[-1]
    flow = STEPS[type(frame)][frame.pc](frame, m)
    if type(flow) is ASK:
        return flow if flow.seat == seat else None
    if type(flow) is FORM and seat in flow.seats:
        given = m.state.given
        mine = given[seat] if given else ()
        following: Ask | None = flow.following(frame, m, seat, mine)
        return following
    return None


class Position(Scene[TableT]):
    """A scene that moves: runs steps until somebody must answer, takes the answer, runs on."""

    def __init__(self, book: Rulebook, state: State) -> None:
        super().__init__(book, state)
        self.asked: Ask | Form | Request | MatchRequest | None = None
        self.asks: tuple[Ask | None, ...] = ()
        self.seat: Seat = OVER
        self.options: Any = NO_OPTIONS
        self.rule_counts: dict[str, int] | None = None

    def clone(self) -> "Position[TableT]":
        """An independent copy; the open question is shared, because it is never changed."""
        new: Position[TableT] = Position(self.book, self.book.copy(self.state))
        new.asked = self.asked
        new.asks = self.asks
        new.seat = self.seat
        new.options = self.options
        new.checked = self.checked
        new.rule_counts = self.rule_counts
        return new

    def run(self) -> None:
        """Run steps of the top rule until a seat or chance must answer, or no rule is left."""
        stack = self.stack
        steps = STEPS
        counting = self.rule_counts is not None
        for _ in range(STEP_BUDGET):
            if not stack or self.ending:
                self._clear()
                self.asked = None
                self.seat = OVER
                self.options = NO_OPTIONS
                return
            frame = stack[-1]
            pc = frame.pc
            if counting:
                self._count()
            kind = type(frame)
            flow = steps[kind][pc](frame, self)
            if flow is None:
                frame.pc = pc + 1
            elif type(flow) is ASK and flow.options:
                self.asked = flow
                self.seat = flow.seat
                self.options = flow.options
                return
            elif type(flow) is GOTO and (place := RULES[kind].places.get(flow.step)) is not None:
                frame.pc = place
            elif type(flow) is CALL:
                callee = flow.frame
                if flow.into:
                    callee.returns = flow.into
                stack.append(callee)
            elif flow is DONE:
                self._leave(frame)
            elif self._waits(frame, flow):
                return
        raise RuleError(f"a rule runs away: {STEP_BUDGET} steps without a question at {self.path()[:400]}")

    def _clear(self) -> None:
        self.stack.clear()
        self.ending = False
        if self.bound:
            self.state.effects = [effect for effect in self.state.effects if effect.until.what != "frame"]
            self.bound = 0

    def _count(self) -> None:
        rule_id = self.rule()
        if self.rule_counts is not None and rule_id:
            self.rule_counts[rule_id] = self.rule_counts.get(rule_id, 0) + 1

    def _waits(self, frame: Frame, flow: Flow) -> bool:
        """Carry out what a step returned; True if somebody must answer now."""
        if type(flow) is ASK:
            if not flow.options:
                raise RuleError(f"a dead end: seat {flow.seat} has no option for {flow.kind} at {self.path()}")
            self.asked = flow
            self.seat = flow.seat
            self.options = flow.options
            return True
        if type(flow) is GOTO:
            places = RULES[type(frame)].places
            if flow.step not in places:
                raise RuleError(f"{self.path()} goes to {flow.step!r}, which is no step of {type(frame).__name__}")
            frame.pc = places[flow.step]
        elif type(flow) is Finished:
            self._leave(frame)
        elif type(flow) is FORM:
            return self._open(frame, flow)
        elif type(flow) is REQUEST:
            self.asked = flow
            self.seat = CHANCE
            self.options = NO_OPTIONS
            return True
        elif type(flow) is CALL:
            callee = flow.frame
            callee.returns = flow.into
            self.stack.append(callee)
        elif type(flow) is MatchRequest:
            self.asked = flow
            self.seat = MATCH
            self.options = NO_OPTIONS
            return True
        elif flow is None:
            frame.pc += 1
        else:
            raise RuleError(f"{self.path()} returned {flow!r}; a step returns nothing, a question, a call or DONE")
        return False

    def _leave(self, frame: Frame) -> None:
        stack = self.stack
        stack.pop()
        if self.bound:
            depth = len(stack)
            self.state.effects = [e for e in self.state.effects if e.until.what != "frame" or e.until.key < depth]
            self.bound = _bound(self.state)
        if stack:
            caller = stack[-1]
            if frame.returns:
                result = frame.result  # type: ignore[attr-defined]
                if self.checked:
                    check_field_value(caller, frame.returns, result)
                setattr(caller, frame.returns, result)
            caller.pc += 1

    def answer(self, seat: Seat, action: Action) -> None:
        """Take a seat's answer, which must be one of its options, and run on."""
        asked = self.asked
        frame = self.stack[-1]
        if type(asked) is ASK:
            if asked.then is not None:
                self._waits(frame, asked.then(frame, self, action))
            else:
                if self.checked:
                    check_field_value(frame, asked.into, action)
                setattr(frame, asked.into, action)
                frame.pc += 1
            self.run()
        elif type(asked) is FORM:
            self._answer_form(frame, asked, seat, action)
        else:
            raise RuleError(f"seat {seat} is not asked anything at {self.path()}")

    def chance(self, answer: Action) -> None:
        """Take the answer of chance (or how a campaign's match ended) and run on."""
        asked = self.asked
        if type(asked) is not REQUEST and type(asked) is not MatchRequest:
            raise RuleError(f"chance is not asked anything at {self.path()}")
        frame = self.stack[-1]
        if self.checked:
            check_field_value(frame, asked.into, answer)
        setattr(frame, asked.into, answer)
        frame.pc += 1
        self.run()

    def _open(self, frame: Frame, form: Form) -> bool:
        given = self.state.given
        self.asked = form
        self.asks = tuple([form.following(frame, self, seat, given[seat] if given else ()) for seat in form.seats])
        return self._still_open(frame, form)

    def _still_open(self, frame: Frame, form: Form) -> bool:
        for ask in self.asks:
            if ask is not None:
                if not ask.options:
                    raise RuleError(f"a dead end: seat {ask.seat} has no option for {ask.kind} at {self.path()}")
                self.seat = ask.seat
                self.options = ask.options
                return True
        given = self.state.given
        answers: Any = tuple([given[seat] if given else () for seat in form.seats])
        self.state.given = ()
        self.asks = ()
        if form.sealed:
            self.reveal(self.audience(frame, form.into, CHANCE) if form.then is None else 0)
        else:
            answers = answers[0] if answers else ()
        if form.then is not None:
            self._waits(frame, form.then(frame, self, answers))
        else:
            if self.checked:
                check_field_value(frame, form.into, answers)
            setattr(frame, form.into, answers)
            frame.pc += 1
        return False

    def _answer_form(self, frame: Frame, form: Form, seat: Seat, action: Action) -> None:
        state = self.state
        given = list(state.given or ((),) * len(state.teams))
        given[seat] = (*given[seat], action)
        if len(form.seats) > 1:
            self._regive(frame, form, seat, given)
        else:
            state.given = tuple(given)
            following = form.following(frame, self, seat, given[seat])
            self.asks = (following,)
            if following is not None and following.options:
                self.options = following.options
                return
        if not self._still_open(frame, form):
            self.run()

    def take_back(self, seat: Seat) -> None:
        """Inside an open form: this seat's last small choice is undone, nobody else's."""
        form = self.asked
        if type(form) is not FORM or seat not in form.seats or not self.given_by(seat):
            raise RuleError(f"seat {seat} has nothing to take back at {self.path()}")
        given = list(self.state.given)
        given[seat] = given[seat][:-1]
        frame = self.stack[-1]
        self._regive(frame, form, seat, given)
        self._still_open(frame, form)

    def _regive(self, frame: Frame, form: Form, seat: Seat, given: list[tuple[Action, ...]]) -> None:
        self.state.given = tuple(given) if any(given) else ()
        asks = list(self.asks)
        asks[form.seats.index(seat)] = form.following(frame, self, seat, given[seat])
        self.asks = tuple(asks)

    def given_by(self, seat: Seat) -> tuple[Action, ...]:
        """This seat's small choices so far in the open form."""
        form = self.asked
        if type(form) is FORM and seat in form.seats and self.state.given:
            return self.state.given[seat]
        return ()

    @property
    def sealed(self) -> bool:
        """Whether several seats answer at once, unseen by each other."""
        form = self.asked
        return type(form) is FORM and len(form.seats) > 1

    def following(self, seat: Seat, action: Action) -> Ask | None:
        """The next small question to this seat in the open form, if it answered so."""
        form = self.asked
        if type(form) is not FORM or seat not in form.seats:
            return None
        ask: Ask | None = form.following(self.stack[-1], self, seat, (*self.given_by(seat), action))
        return ask

    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answer is awaited, chance included; none when the match is over."""
        asked = self.asked
        if asked is None:
            return ()
        if type(asked) is FORM:
            return tuple([ask.seat for ask in self.asks if ask is not None])
        return (self.seat,)

    def ask_of(self, seat: Seat) -> Ask | None:
        """The small question now before this seat."""
        asked = self.asked
        if type(asked) is Ask:
            return asked if asked.seat == seat else None
        if type(asked) is FORM and seat in asked.seats:
            return self.asks[asked.seats.index(seat)]
        return None

    def audience(self, frame: Frame, into: str, who: Seat) -> Mask:
        """Who may know what lands in a field of a frame."""
        for field in layout_of(type(frame)).fields:
            if field.name == into:
                if field.public:
                    return EVERYONE
                if field.visibility.who == "each":
                    return 1 << who if who >= 0 else 0
                owner = getattr(frame, "seat", -1)
                teams = self.state.teams
                mask = 0
                for seat in range(len(teams)):
                    if may_see(field, frame, seat, owner, teams):
                        mask |= 1 << seat
                return mask
        raise RuleError(f"{type(frame).__name__} has no field {into} for an answer to land in, at {self.path()}")


def check_field_value(frame: Frame, into: str, value: Any) -> None:
    """Structs do not check assignment; tests and the server do."""
    for field in layout_of(type(frame)).fields:
        if field.name == into:
            try:
                convert(value, field.type)
            except ValidationError as error:
                raise RuleError(f"{field.where}: {value!r} does not fit: {error}") from error
            return
    raise RuleError(f"{type(frame).__name__} has no field {into} for {value!r} to land in")
