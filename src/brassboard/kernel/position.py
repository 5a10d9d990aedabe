"""A position: a scene that runs the rules until someone must answer, takes the answer, and runs on."""

from typing import Any, Final

from msgspec import ValidationError, convert

from .data import (
    CHANCE,
    EVERYONE,
    MATCH,
    OVER,
    Action,
    Ask,
    EndRule,
    Flow,
    Form,
    Frame,
    Gathering,
    Mask,
    MatchRequest,
    Request,
    Seat,
    State,
    Void,
)
from .errors import RuleError
from .rulebook import RULES, STEPS, Rulebook
from .scene import Scene, TableT, count_frame_effects
from .step_results import ASK, CALL, END_RULE, FORM, GOTO, REQUEST
from .visibility import layout_of, may_see

MAX_STEPS: Final = 100_000
"""So many steps without a question mean that a rule runs for ever."""
NO_OPTIONS: Final[tuple[Action, ...]] = ()


class Position(Scene[TableT]):
    """The true match at one point: it runs steps until someone must answer, takes the answer, and runs on."""

    def __init__(self, book: Rulebook, state: State) -> None:
        super().__init__(book, state)
        self.asked: Ask | Form | Request | MatchRequest | Gathering | None = None
        """The open question; None when the match is over."""
        self.asks: tuple[Ask | None, ...] = ()
        """For an open form, the next small question to each of its seats; None for a seat that has finished."""
        self.seat: Seat = OVER
        """The seat to answer next; of an open form, the first seat that has not finished."""
        self.options: Any = NO_OPTIONS
        """The options of that seat."""
        self.rule_counts: dict[str, int] | None = None
        """If set, counts how often a step of each rule id has run."""

    def clone(self) -> "Position[TableT]":
        """Return an independent copy. The open question is shared, because nobody changes it."""
        new: Position[TableT] = Position(self.book, self.book.copy(self.state))
        new.asked = self.asked
        new.asks = self.asks
        new.seat = self.seat
        new.options = self.options
        new.checked = self.checked
        new.rule_counts = self.rule_counts
        return new

    def run(self) -> None:
        """Run steps of the topmost rule until a seat or chance must answer, or no rule is left."""
        stack = self.stack
        steps = STEPS
        counting = self.rule_counts is not None
        for _ in range(MAX_STEPS):
            if not stack or self.ending:
                self._end_match()
                self.asked = None
                self.seat = OVER
                self.options = NO_OPTIONS
                return
            frame = stack[-1]
            pc = frame.pc
            if counting:
                self._count_rule()
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
            elif flow is END_RULE:
                self._leave_rule(frame)
            elif self._apply(frame, flow):
                return
        raise RuleError(f"a rule runs away: {MAX_STEPS} steps without a question at {self.path()[:400]}")

    def _end_match(self) -> None:
        """Drop every rule in progress and the effects that would end with it."""
        self.stack.clear()
        self.ending = False
        if self.frame_effects:
            self.state.effects = [effect for effect in self.state.effects if effect.until.what != "frame"]
            self.frame_effects = 0

    def _count_rule(self) -> None:
        """Count the rule id of the step in progress, for coverage."""
        rule_id = self.rule()
        if self.rule_counts is not None and rule_id:
            self.rule_counts[rule_id] = self.rule_counts.get(rule_id, 0) + 1

    def _apply(self, frame: Frame, flow: Flow) -> bool:
        """Carry out what a step returned; return True if someone must answer now."""
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
        elif type(flow) is EndRule:
            self._leave_rule(frame)
        elif type(flow) is FORM:
            return self._open_form(frame, flow)
        elif type(flow) is REQUEST:
            self.asked = flow
            self.seat = CHANCE
            self.options = NO_OPTIONS
            return True
        elif type(flow) is CALL:
            callee = flow.frame
            callee.returns = flow.into
            self.stack.append(callee)
        elif type(flow) is MatchRequest or type(flow) is Gathering:
            self.asked = flow
            self.seat = MATCH
            self.options = NO_OPTIONS
            return True
        elif flow is None:
            frame.pc += 1
        else:
            raise RuleError(f"{self.path()} returned {flow!r}; a step returns nothing, a question, a call or END_RULE")
        return False

    def _leave_rule(self, frame: Frame) -> None:
        """End the topmost rule: end its effects, hand its result to its caller, and let the caller continue."""
        stack = self.stack
        stack.pop()
        if self.frame_effects:
            depth = len(stack)
            self.state.effects = [e for e in self.state.effects if e.until.what != "frame" or e.until.key < depth]
            self.frame_effects = count_frame_effects(self.state)
        if stack:
            caller = stack[-1]
            if frame.returns:
                result = frame.result  # type: ignore[attr-defined]
                if self.checked:
                    check_field_value(caller, frame.returns, result)
                setattr(caller, frame.returns, result)
            caller.pc += 1

    def answer(self, seat: Seat, action: Action) -> None:
        """Carry out the answer of a seat, which must be one of its options, and run on."""
        asked = self.asked
        frame = self.stack[-1]
        if type(asked) is ASK:
            if asked.then is not None:
                self._apply(frame, asked.then(frame, self, action))
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
        """Carry out the answer of chance, or the outcome of a campaign's match, and run on."""
        asked = self.asked
        if type(asked) is not REQUEST and type(asked) is not MatchRequest and type(asked) is not Gathering:
            raise RuleError(f"chance is not asked anything at {self.path()}")
        frame = self.stack[-1]
        if type(answer) is Void:
            if type(asked) is MatchRequest and asked.void is not None:
                self._apply(frame, GOTO(asked.void))
            self.run()
            return
        if self.checked:
            check_field_value(frame, asked.into, answer)
        setattr(frame, asked.into, answer)
        frame.pc += 1
        self.run()

    def _open_form(self, frame: Frame, form: Form) -> bool:
        """Ask the seats of a form; return True if one of them must answer now."""
        given = self.state.given
        self.asked = form
        self.asks = tuple([form.following(frame, self, seat, given[seat] if given else ()) for seat in form.seats])
        return self._ask_or_close_form(frame, form)

    def _ask_or_close_form(self, frame: Frame, form: Form) -> bool:
        """Find the next seat to answer the form and return True, or store all answers and return False."""
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
            self._apply(frame, form.then(frame, self, answers))
        else:
            if self.checked:
                check_field_value(frame, form.into, answers)
            setattr(frame, form.into, answers)
            frame.pc += 1
        return False

    def _answer_form(self, frame: Frame, form: Form, seat: Seat, action: Action) -> None:
        """Add a small choice to the answer of a seat; run on when the form is complete."""
        state = self.state
        given = list(state.given or ((),) * len(state.teams))
        given[seat] = (*given[seat], action)
        if len(form.seats) > 1:
            self._replace_answers(frame, form, seat, given)
        else:
            state.given = tuple(given)
            following = form.following(frame, self, seat, given[seat])
            self.asks = (following,)
            if following is not None and following.options:
                self.options = following.options
                return
        if not self._ask_or_close_form(frame, form):
            self.run()

    def take_back(self, seat: Seat) -> None:
        """Take back the last small choice of this seat in the open form. Other seats keep theirs."""
        form = self.asked
        if type(form) is not FORM or seat not in form.seats or not self.given_by(seat):
            raise RuleError(f"seat {seat} has nothing to take back at {self.path()}")
        given = list(self.state.given)
        given[seat] = given[seat][:-1]
        frame = self.stack[-1]
        self._replace_answers(frame, form, seat, given)
        self._ask_or_close_form(frame, form)

    def _replace_answers(self, frame: Frame, form: Form, seat: Seat, given: list[tuple[Action, ...]]) -> None:
        """Store the answers so far and find the next question to the seat whose answer changed."""
        self.state.given = tuple(given) if any(given) else ()
        asks = list(self.asks)
        asks[form.seats.index(seat)] = form.following(frame, self, seat, given[seat])
        self.asks = tuple(asks)

    def given_by(self, seat: Seat) -> tuple[Action, ...]:
        """Return the small choices of this seat so far in the open form."""
        form = self.asked
        if type(form) is FORM and seat in form.seats and self.state.given:
            return self.state.given[seat]
        return ()

    @property
    def sealed(self) -> bool:
        """Whether several seats answer at the same time without seeing each other's answers."""
        form = self.asked
        return type(form) is FORM and len(form.seats) > 1

    def following(self, seat: Seat, action: Action) -> Ask | None:
        """Return the question that would follow in the open form if this seat chose this action."""
        form = self.asked
        if type(form) is not FORM or seat not in form.seats:
            return None
        ask: Ask | None = form.following(self.stack[-1], self, seat, (*self.given_by(seat), action))
        return ask

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that must answer, or (CHANCE,); nothing when the match is over."""
        asked = self.asked
        if asked is None:
            return ()
        if type(asked) is FORM:
            return tuple([ask.seat for ask in self.asks if ask is not None])
        return (self.seat,)

    def ask_of(self, seat: Seat) -> Ask | None:
        """Return the question this seat must answer now, or None."""
        asked = self.asked
        if type(asked) is Ask:
            return asked if asked.seat == seat else None
        if type(asked) is FORM and seat in asked.seats:
            return self.asks[asked.seats.index(seat)]
        return None

    def audience(self, frame: Frame, into: str, who: Seat) -> Mask:
        """Return who may see a field of a frame, where the answer of `who` will be stored."""
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
    """Refuse a value that does not fit the declared type of a field.

    Structs do not check assignments; a checked match calls this instead.
    """
    for field in layout_of(type(frame)).fields:
        if field.name == into:
            try:
                convert(value, field.type)
            except ValidationError as error:
                raise RuleError(f"{field.where}: {value!r} does not fit: {error}") from error
            return
    raise RuleError(f"{type(frame).__name__} has no field {into} for {value!r} to land in")
