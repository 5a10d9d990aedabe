"""Decisions and views: what a seat is asked, and what it may see, in the form that bots, terminal and page use."""

from collections.abc import Sequence
from typing import Any

import msgspec

from .action_text import refs_of, text_of
from .data import ONE, SPECTATOR, Action, Ask, Form, Frame, Seat, Shape
from .game import Game
from .lens import (
    Lens,
    has_secrets,
    known_depth,
    public_scene,
    redact,
    redact_stack,
    redact_table,
    redacted_scene,
    secret_from,
    visible_effects,
)
from .position import Position
from .scene import step_name

SECRET = {"frame": "…"}
"""What a viewer sees instead of a secret rule that lies below a rule the viewer may see."""


class Option:
    """One option of a seat. Its text, rule and references are made when someone reads them."""

    __slots__ = ("_decision", "action", "seat")

    def __init__(self, seat: Seat, action: Action, decision: "Decision") -> None:
        self.seat = seat
        self.action = action
        self._decision = decision

    @property
    def text(self) -> str:
        """The text of the action, such as `move:14`, as journals, the page, the terminal and bots use it."""
        return text_of(self.action)

    @property
    def rule(self) -> str:
        """The id of the rule that grants this option."""
        return self._decision.rule_of(self.action)

    @property
    def refs(self) -> tuple[str, ...]:
        """What the action points at, such as `square:14` or `card:luck`."""
        return refs_of(self.action)

    def __repr__(self) -> str:
        return f"<option {self.text}>"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.seat, self.action) == (other.seat, other.action)

    def __hash__(self) -> int:
        return hash((self.seat, self.action))


class Decision:
    """A question to a seat. Its number counts only the decisions of that seat."""

    __slots__ = (
        "_ask",
        "_options",
        "_position",
        "args",
        "game",
        "given",
        "kind",
        "number",
        "rule",
        "seat",
        "seats",
        "shape",
    )

    def __init__(self, game: Game, position: Position[Any], ask: Ask, number: int) -> None:
        self.game = game
        self.seat = ask.seat
        self.seats = position.awaited()
        self.number = number
        self.kind = ask.kind
        self.args: dict[str, Any] = ask.args or {}
        self.rule = position.rule()
        asked = position.asked
        self.shape: Shape = asked.shape if type(asked) is Form else ONE
        given = position.given_by(ask.seat)
        self.given = tuple([text_of(action) for action in given]) if given else ()
        self._position = position
        self._ask = ask
        self._options: list[Option] | None = None

    @property
    def prompt(self) -> tuple[str, dict[str, Any]]:
        """The key of the question's text, and its arguments."""
        return f"{self.game.voice}-ask-{self.kind}", self.args

    @property
    def path(self) -> list[str]:
        """The steps in progress, as far as the seat may know them."""
        return path_of(self._position, self.seat)

    @property
    def actions(self) -> Sequence[Action]:
        """The options as plain actions."""
        actions: Sequence[Action] = self._ask.options
        return actions

    @property
    def options(self) -> list[Option]:
        """The options."""
        if self._options is None:
            self._options = [Option(self.seat, action, self) for action in self._ask.options]
        return self._options

    def rule_of(self, action: Action) -> str:
        """Return the rule that grants an option: the rule of its kind, or of the running step."""
        kinds = self.game.kinds_of(action)
        if len(kinds) > 1:
            kinds = [kind for kind in kinds if action in kind.candidates(self._position, self.seat)]
        return kinds[0].rule if kinds and kinds[0].rule else self.rule

    def plain(self) -> dict[str, Any]:
        """Return the decision as plain data, to be sent to a client."""
        key, args = self.prompt
        return {
            "number": self.number,
            "seat": self.seat,
            "kind": self.kind,
            "prompt": {"key": key, "args": args},
            "path": self.path,
            "rule": self.rule,
            "shape": msgspec.to_builtins(self.shape),
            "given": list(self.given),
            "options": [{"text": o.text, "rule": o.rule, "refs": list(o.refs)} for o in self.options],
        }


def path_of(position: Position[Any], viewer: Seat) -> list[str]:
    """Return the steps in progress that this viewer may know."""
    stack, teams = position.stack, position.state.teams
    if not has_secrets(stack):
        return [step_name(frame) for frame in stack]
    shown: list[Frame] = stack[: known_depth(stack, viewer, teams)]
    return ["…" if secret_from(frame, viewer, teams) else step_name(frame) for frame in shown]


class ViewBuilder:
    """Makes the views of a position for one seat or for many; what all of them see is made only once.

    Rules in progress that hide nothing are not copied into the view, so use the view before the match continues.
    """

    def __init__(self, game: Game, position: Position[Any]) -> None:
        self.game = game
        self.position = position
        self.teams = list(position.state.teams)
        stack, asked = position.stack, position.asked
        self.secrets = has_secrets(stack)
        secret_to = asked.secret_to if type(asked) is Ask or type(asked) is Form else 0
        self.path = None if self.secrets else [step_name(frame) for frame in stack]
        self.waiting = None if self.secrets or secret_to else {"seats": list(position.awaited())}
        self.shared: Any = None
        """What spectators are shown by the game's `standing`, made when somebody looks."""
        self.shares = False

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may know of the table and the rules in progress."""
        viewer = SPECTATOR if seat is None else seat
        position, path, waiting = self.position, self.path, self.waiting
        state, book = position.state, self.game.book
        seen = redacted_scene(position, viewer) if self.game.display.standing is not None else None
        view = {
            "game": self.game.id,
            "seat": seat,
            "seats": len(self.teams),
            "teams": self.teams,
            "table": redact_table(book, state, viewer) if seen is None else seen.state.table,
            "frames": self._frames(viewer),
            "effects": visible_effects(state, viewer),
            "path": path_of(position, viewer) if path is None else path,
            "waiting": waiting_of(position, viewer) if waiting is None else waiting,
        }
        if seen is not None:
            view["standing"] = self._standing(seen)
        return view

    def _standing(self, seen: Lens) -> Any:
        """How everybody stands, counted on what the viewer may know: nothing hidden is within reach of the game."""
        make: Any = self.game.display.standing
        if not self.shares:
            self.shares = True
            self.shared = make(public_scene(self.position), SPECTATOR, None)
        return self.shared if seen.seat == SPECTATOR else make(seen, seen.seat, self.shared)

    def _frames(self, viewer: Seat) -> list[Any]:
        """Return the rules in progress, with a placeholder for each that is a secret from the viewer."""
        state = self.position.state
        if not self.secrets:
            return redact_stack(state.stack, viewer, state.teams)
        shown = redact(self.game.book, state, viewer).stack
        return [SECRET if secret_from(frame, viewer, state.teams) else frame for frame in shown]


def waiting_of(position: Position[Any], viewer: Seat) -> dict[str, Any]:
    """Return which seats must answer. A viewer from whom the question is secret learns only their teams."""
    asked = position.asked
    awaited = position.awaited()
    secret_to = getattr(asked, "secret_to", 0)
    teams = position.state.teams
    hidden = secret_to and (viewer < 0 or secret_to >> viewer & 1)
    if hidden or known_depth(position.stack, viewer, teams) < len(position.stack):
        seats = asked.seats if type(asked) is Form else awaited
        return {"teams": sorted({teams[seat] for seat in seats if seat >= 0})}
    return {"seats": list(awaited)}
