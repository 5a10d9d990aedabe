"""The table of contents of the rules: the steps of each frame in order, with the rule id of each step."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from .data import Action, Flow, Frame, State, Step
from .step_results import END_RULE
from .tags import check_qualified
from .visibility import copier_of, layout_of

F = TypeVar("F", bound=Frame)


class Rule:
    """The steps of one frame in order, each with the rule id it carries out."""

    def __init__(self, frame: type, steps: tuple[Step, ...], ids: tuple[str, ...]) -> None:
        self.frame = frame
        self.steps = steps
        self.ids = ids
        self.names = tuple([str(step.__name__) for step in steps])
        self.paths = tuple([f"{frame.__name__}.{name}" for name in (*self.names, "end")])
        """The name of each step in `Scene.path`."""
        self.places = {step: place for place, step in enumerate(steps) if steps.count(step) == 1}
        """The index of each step that a goto can name, which is each step listed only once."""


RULES: Final[dict[type, Rule]] = {}
STEPS: Final[dict[type, tuple[Step, ...]]] = {}


def _leave(frame: Frame, m: Any) -> Flow:
    """End the rule. This step follows the last step of every rule."""
    return END_RULE


def rule(frame: type[F], *steps: tuple[Callable[[F, Any], Flow], str]) -> None:
    """Declare the steps of a frame with their rule ids: `rule(Fight, (choose_dials, "DU-STRIKE-03"), …)`."""
    if frame in RULES:
        raise TypeError(f"{frame.__qualname__}: its steps are listed already")
    check_qualified(frame)
    layout_of(frame)
    made = Rule(frame, tuple([step for step, _ in steps]), tuple([rule_id for _, rule_id in steps]))
    RULES[frame] = made
    STEPS[frame] = (*made.steps, _leave)


class Rulebook:
    """What running rules need to know of their game: its moments, its verbs, and how to copy its table."""

    def __init__(self, game: str, table: type, state: type, verbs: dict[str, type[Action]]) -> None:
        self.game = game
        self.table = table
        self.state = state
        self.verbs = verbs
        self.moments: dict[str, Any] = {}
        self.copy_table: Callable[[Any], Any] = copier_of(table)

    def copy(self, state: State) -> State:
        """Return a copy of a state that shares nothing mutable with it."""
        new: State = state.__copy__()
        new.table = self.copy_table(state.table)
        new.stack = [frame.__copy__() for frame in state.stack]
        new.effects = state.effects[:]
        return new
