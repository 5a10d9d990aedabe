"""One of two matches that a viewer must not be able to tell apart, with chance and reveals under control."""

from typing import Any

from brassboard.kernel import CHANCE, Frame, Match, Position, Request, Seat, outcome
from brassboard.kernel.chance import key_of
from brassboard.kernel.lens import known_depth
from brassboard.kernel.visibility import in_mask

Told = tuple[object, ...]


def told_to(position: Position[Any], viewer: Seat) -> list[Told] | None:
    """Return what reveals told the viewer since licences are collected; None if one of them did not say what."""
    told = [told for audience, told in position.licences or () if in_mask(audience, viewer)]
    return None if () in told else told


def told_the_same(one: Position[Any], other: Position[Any], viewer: Seat) -> bool:
    """Return whether all that the viewer was told since licences were collected is said, and the same in both."""
    told = told_to(one, viewer)
    return told is not None and told == told_to(other, viewer)


def secret_rule(position: Position[Any], viewer: Seat) -> tuple[Frame, int] | None:
    """Return the rule, and its step, from which the viewer may not know what is asked; None if the viewer may know."""
    stack = position.stack
    depth = known_depth(stack, viewer, position.state.teams)
    if depth < len(stack):
        return stack[depth], 0  # The whole rule is a secret: its steps do not count.
    secret_to: int = getattr(position.asked, "secret_to", 0)
    is_secret = secret_to != 0 and (viewer < 0 or bool(secret_to >> viewer & 1))
    return (stack[-1], stack[-1].pc) if is_secret else None


class World:
    """A match that is played on beside its twin.

    Chance answers both alike where the viewer sees the answer, however often it has answered each of them in secret,
    and differently where the viewer does not see it.
    """

    def __init__(self, match: Match, viewer: Seat, name: str, seen_draws: int | None = None) -> None:
        self.match = match
        self.viewer = viewer
        self.name = name
        self.seen_draws = match.draws if seen_draws is None else seen_draws
        """The number of the next answer of chance that the viewer sees."""
        match.by_hand = True
        self.forget_told()
        self._let_chance_answer()

    @property
    def position(self) -> Position[Any]:
        return self.match.position

    @property
    def secret(self) -> tuple[Frame, int] | None:
        """The rule and its step that ask in secret from the viewer, or None if the viewer may know who is asked."""
        return secret_rule(self.position, self.viewer)

    def still_asks(self, secret: tuple[Frame, int]) -> bool:
        """Return whether this secret rule still asks: the same rule, not another one of its kind."""
        now = self.secret
        return now is not None and now[0] is secret[0] and now[1] == secret[1]

    def forget_told(self) -> None:
        """Collect what reveals tell from now on."""
        self.position.licences = []

    def told(self) -> list[Told] | None:
        """Return what reveals told the viewer since the last `forget_told`; None if one did not say what it told."""
        return told_to(self.position, self.viewer)

    def clone(self) -> "World":
        """Return an independent copy that begins to collect what is told."""
        return World(self.match.clone(), self.viewer, self.name, self.seen_draws)

    def take(self, action: Any, seat: Seat) -> None:
        """Answer for a seat, and then for chance."""
        self.match.take(action, seat)
        self._let_chance_answer()

    def _let_chance_answer(self) -> None:
        while isinstance(asked := self.position.asked, Request):
            seen = self._sees_answer(asked)
            key = key_of(self.match.key, (b"seen" if seen else self.name.encode(),))
            answer = outcome(asked, key, self.seen_draws if seen else self.match.draws)
            self.seen_draws += seen
            self.match.take(answer, CHANCE)

    def _sees_answer(self, asked: Request) -> bool:
        position = self.position
        if known_depth(position.stack, self.viewer, position.state.teams) < len(position.stack):
            return False
        return in_mask(position.audience(position.stack[-1], asked.into, CHANCE), self.viewer)
