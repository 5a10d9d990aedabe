"""A scene: everything a running rule reads and changes, such as the table, the rules in progress and the effects."""

from typing import Any, Final, Generic, TypeVar

from .data import (
    EVERYONE,
    Ask,
    Effect,
    Event,
    Frame,
    Mask,
    ModuleState,
    Seat,
    State,
    Until,
)
from .errors import RuleError
from .rulebook import RULES, STEPS, Rulebook
from .step_results import ASK, FORM

F = TypeVar("F", bound=Frame)
S = TypeVar("S", bound=ModuleState)
TableT = TypeVar("TableT")

FOLDS: Final = ("add", "set", "at_least", "at_most")


class Scene(Generic[TableT]):
    """The match as the rules read and change it.

    A `Position` is the true match. A `Lens` is what one seat may know; the same rules run on it.
    """

    def __init__(self, book: Rulebook, state: State) -> None:
        self.book = book
        self.state = state
        self.table: Any = state.table
        self.stack = state.stack
        """The rules in progress; the last one runs, and each one was called by the one before it."""
        self.log: list[Any] | None = None
        """The events emitted since someone last emptied it, or None if nobody wants them."""
        self.revealed: Mask = 0
        """The seats to which something hidden became visible during the last answer."""
        self.licences: list[tuple[Mask, tuple[object, ...]]] | None = None
        """What `reveal` told to whom since someone last emptied it, or None if nobody wants to know."""
        self.checked = False
        """Whether mistakes in the rules are looked for while they run; this is slower."""
        self.ending = False
        self.frame_effects = count_frame_effects(state) if state.effects else 0
        """How many effects end together with a rule in progress."""

    @property
    def seats(self) -> int:
        """The number of seats in the match."""
        return len(self.state.teams)

    def within(self, kind: type[F]) -> F:
        """Return the topmost rule of this kind in progress; it is an error if there is none."""
        frame = self.stack[-1]
        if type(frame) is kind:
            return frame
        found = self.nearest(kind)
        if found is None:
            raise RuleError(f"no {kind.__name__} is in progress at {self.path()}")
        return found

    def nearest(self, kind: type[F]) -> F | None:
        """Return the topmost rule of this kind in progress, or None."""
        for frame in reversed(self.stack):
            if type(frame) is kind:
                return frame
        return None

    def inside(self, kind: type[Frame]) -> bool:
        """Whether a rule of this kind is in progress."""
        for frame in self.stack:  # noqa: SIM110  This runs often, and a generator is three times as slow.
            if type(frame) is kind:
                return True
        return False

    def module_state(self, kind: type[S]) -> S:
        """Return the part of this kind that a module brought to the table. Fetch it once in a step."""
        for part in self.table.module_states or ():
            if type(part) is kind:
                return part
        raise RuleError(f"no module of this match has a {kind.__name__}")

    def value(self, what: str, on: int | str, base: int) -> int:
        """Return `base` changed by every lasting effect on this value, in the order the effects began."""
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
        """Begin a lasting effect. It ends by itself, as its `until` says."""
        if effect.fold not in FOLDS:
            raise RuleError(f"effect {effect.source}: fold must be one of {', '.join(FOLDS)}, not {effect.fold!r}")
        self.state.effects.append(effect)
        if effect.until.what == "frame":
            self.frame_effects += 1

    def expire(self, until: Until) -> None:
        """End every effect that lasts until this moment."""
        effects = self.state.effects
        if effects:
            self.state.effects = [effect for effect in effects if effect.until != until]
            self.frame_effects = count_frame_effects(self.state)

    def emit(self, event: Event, to: Mask = EVERYONE) -> None:
        """Tell the seats in `to` what happened. The event is logged with the rule id of the running step."""
        if self.log is not None:
            self.log.append((event, to, self.rule()))

    def reveal(self, to: Mask = EVERYONE, *told: object) -> None:
        """Declare that something hidden becomes visible to these seats. No one can freely undo what led to it.

        `told` is the licence: all that these seats learn, in values they may know. Leak tests go on comparing after a
        reveal if two matches told the same (docs/decisions/0013). Without `told` they stop there.
        """
        self.revealed |= to
        if self.licences is not None:
            self.licences.append((to, told))

    def end_match(self) -> None:
        """End the match: the running step still finishes, then no rule in progress continues."""
        self.ending = True

    def rule(self) -> str:
        """Return the rule id of the step in progress."""
        place = len(self.stack) - 1
        while place >= 0:
            frame = self.stack[place]
            ids = RULES[type(frame)].ids
            found = ids[frame.pc] if frame.pc < len(ids) else ids[-1]
            if found:
                return found
            place -= 1  # The steps of a window have no rule id of their own: they belong to the rule that opened it.
        return ""

    def path(self) -> str:
        """Return the steps in progress as text: `Turn.roll_pool › Roll.roller_may_answer › Window.offer`."""
        return " › ".join([step_name(frame) for frame in self.stack])


def count_frame_effects(state: State) -> int:
    """Count the effects that end together with a rule in progress."""
    return len([1 for effect in state.effects if effect.until.what == "frame"])


def step_name(frame: Frame) -> str:
    """Return the step in progress of a frame as text: `Turn.roll_pool`."""
    paths = RULES[type(frame)].paths
    return paths[frame.pc] if frame.pc < len(paths) else paths[-1]


def while_open(m: Scene[Any], kind: type[Frame]) -> Until:
    """Return the duration of an effect that lasts as long as the topmost rule of this kind is in progress."""
    stack = m.stack
    place = len(stack) - 1
    while place >= 0:
        if type(stack[place]) is kind:
            return Until("frame", place)
        place -= 1
    raise RuleError(f"no {kind.__name__} is in progress at {m.path()}")


def question_of(m: Scene[Any], seat: Seat) -> Ask | None:
    """Return what the step in progress asks this seat, or None.

    The step is simply run again, because a step that asks changes nothing.
    """
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
