"""What a seat is asked, as players, bots, terminal and page meet it; and the view of a seat as plain data."""

from collections.abc import Sequence
from typing import Any

import msgspec

from .action_text import refs_of, text_of
from .data import ONE, SPECTATOR, Action, Ask, Form, Frame, Seat, Shape
from .game import Game
from .lens import (
    Lens,
    effects_seen,
    has_secrets,
    known_depth,
    public_scene,
    redact,
    redact_stack,
    redact_table,
    secret_from,
    seen_by,
)
from .scene import Position, step_name

SECRET = {"frame": "…"}
"""What a viewer sees of a rule that is none of his business, below one that is."""


class Option:
    """One thing a seat may choose; text, rule and references are made when somebody reads them."""

    __slots__ = ("_decision", "action", "seat")

    def __init__(self, seat: Seat, action: Action, decision: "Decision") -> None:
        self.seat = seat
        self.action = action
        self._decision = decision

    @property
    def text(self) -> str:
        """`move:14`: journal line, wire form, what the terminal prints and a bot returns."""
        return text_of(self.action)

    @property
    def rule(self) -> str:
        """The rule that grants it."""
        return self._decision.rule_of(self.action)

    @property
    def refs(self) -> tuple[str, ...]:
        """What it points at: `square:14`, `card:luck`."""
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
    """A question before a seat. Numbers count per seat, only what that seat may know."""

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
        """Message key and arguments of the question."""
        return f"{self.game.id}-ask-{self.kind}", self.args

    @property
    def path(self) -> list[str]:
        """Where in the rules this stands, as far as the seat may see it."""
        return path_of(self._position, self.seat)

    @property
    def actions(self) -> Sequence[Action]:
        """What may be chosen, bare."""
        actions: Sequence[Action] = self._ask.options
        return actions

    @property
    def options(self) -> list[Option]:
        """What may be chosen."""
        if self._options is None:
            self._options = [Option(self.seat, action, self) for action in self._ask.options]
        return self._options

    def rule_of(self, action: Action) -> str:
        """The rule that grants an option: that of its kind, or of the running step."""
        kinds = self.game.kinds_of(action)
        if len(kinds) > 1:
            kinds = [kind for kind in kinds if action in kind.candidates(self._position, self.seat)]
        return kinds[0].rule if kinds and kinds[0].rule else self.rule

    def plain(self) -> dict[str, Any]:
        """For the wire."""
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
    """The rules in progress that this viewer may know of."""
    stack, teams = position.stack, position.state.teams
    if not has_secrets(stack):
        return [step_name(frame) for frame in stack]
    shown: list[Frame] = stack[: known_depth(stack, viewer, teams)]
    return ["…" if secret_from(frame, viewer, teams) else step_name(frame) for frame in shown]


class Outlook:
    """A position before it is shown, to one seat or to many: what all of them see alike is made once.

    Rules in progress that hide nothing are shown as they are, not copied: whoever looks must be done before the match
    goes on.
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
        """What a seat (None: a spectator) may know, and nothing else."""
        viewer = SPECTATOR if seat is None else seat
        position, path, waiting = self.position, self.path, self.waiting
        state, book = position.state, self.game.book
        seen = seen_by(position, viewer) if self.game.standing is not None else None
        view = {
            "game": self.game.id,
            "seat": seat,
            "seats": len(self.teams),
            "teams": self.teams,
            "table": redact_table(book, state, viewer) if seen is None else seen.state.table,
            "frames": self._named(viewer) if self.secrets else redact_stack(state.stack, viewer, state.teams),
            "effects": effects_seen(state, viewer),
            "path": path_of(position, viewer) if path is None else path,
            "waiting": waiting_of(position, viewer) if waiting is None else waiting,
        }
        if seen is not None:
            view["standing"] = self._standing(seen)
        return view

    def _standing(self, seen: Lens) -> Any:
        """How everybody stands, counted on what the viewer may know: nothing hidden is within reach of the game."""
        make: Any = self.game.standing
        if not self.shares:
            self.shares = True
            self.shared = make(public_scene(self.position), SPECTATOR, None)
        return self.shared if seen.seat == SPECTATOR else make(seen, seen.seat, self.shared)

    def _named(self, viewer: Seat) -> list[Any]:
        state = self.position.state
        shown = redact(self.game.book, state, viewer).stack
        return [SECRET if secret_from(frame, viewer, state.teams) else frame for frame in shown]


def waiting_of(position: Position[Any], viewer: Seat) -> dict[str, Any]:
    """Who is waited for; from whom the question is secret learns only which side it is."""
    asked = position.asked
    awaited = position.awaited()
    secret_to = getattr(asked, "secret_to", 0)
    teams = position.state.teams
    hidden = secret_to and (viewer < 0 or secret_to >> viewer & 1)
    if hidden or known_depth(position.stack, viewer, teams) < len(position.stack):
        seats = asked.seats if type(asked) is Form else awaited
        return {"teams": sorted({teams[seat] for seat in seats if seat >= 0})}
    return {"seats": list(awaited)}
