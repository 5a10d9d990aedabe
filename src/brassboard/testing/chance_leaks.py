"""Checks who can learn what from chance, by comparing one position after two different answers of chance.

A seat that sees the answer (its field is declared so, and the journal line follows the field) must learn nothing hidden
from it: a permutation it can read must not be the order of a deck. A seat that does not see the answer must not notice
which one it was, until a rule says that it reveals something to this seat, and something else after each answer.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from brassboard.kernel import (
    EVERYONE,
    SPECTATOR,
    Action,
    Form,
    Game,
    Mask,
    Permutation,
    Position,
    Request,
    RuleError,
    Seat,
    Setup,
    State,
    determinize,
    outcome,
    redact,
    stream,
)
from brassboard.kernel.chance import nth_outcome, outcome_count
from brassboard.kernel.data import CHANCE
from brassboard.kernel.decision import waiting_of
from brassboard.kernel.lens import known_depth
from brassboard.kernel.visibility import in_mask, layout_of

from .observed import difference, name_of
from .play import Chooser
from .worlds import told_the_same

LOOKAHEAD = 3
"""How many answers of seats are played on, while a seat that sees the value sees nothing else that differs."""
SWAPS = 3
WORLDS = 12
"""Something hidden counts as revealed only if it is the same in this many worlds that the seat could not tell apart."""
KIND_NAMES = {"dice": "roll", "shuffle": "permutation", "draw": "draw"}


class Draw(Struct):
    """A request to chance: where it is made, into which field, and who will be able to read the answer."""

    position: Position[Any]
    request: Request
    frame: type
    depth: int
    audience: Mask
    rule: str

    @property
    def field(self) -> str:
        return f"{self.frame.__qualname__}.{self.request.into}"

    @property
    def declared(self) -> str:
        found = [f.visibility.who for f in layout_of(self.frame).fields if f.name == self.request.into]
        return found[0].capitalize() + (" in a secret rule" if getattr(self.frame, "secret", "") else "")


class ChanceHistory(Struct):
    """The setup and the answers of chance that led to a position, to start again with other answers."""

    game: Game
    setup: Setup
    answers: list[tuple[Request, Action, Mask]] = []
    seat_answered: bool = False
    """Whether a seat has answered since the start."""


def draw_at(position: Position[Any]) -> Draw:
    """Return what chance is asked now."""
    asked, frame = position.asked, position.stack[-1]
    assert isinstance(asked, Request)
    audience = position.audience(frame, asked.into, CHANCE) & _audience_of_rule(position)
    return Draw(position, asked, type(frame), len(position.stack) - 1, audience, position.rule())


def _audience_of_rule(position: Position[Any]) -> Mask:
    """Return who may know that the current rule is running at all: no one else reads its journal lines."""
    stack, teams = position.stack, position.state.teams
    mask = 0 if known_depth(stack, SPECTATOR, teams) < len(stack) else EVERYONE
    for seat in range(len(teams)):
        known = known_depth(stack, seat, teams) == len(stack)
        mask = mask | 1 << seat if known else mask & ~(1 << seat)
    return mask


def chance_leak(draw: Draw, answer: Action, past: ChanceHistory, chooser: Chooser, key: bytes, n: int) -> str:
    """Return what this answer of chance reveals to someone who may not know it, or an empty string."""
    viewers = (*range(len(draw.position.state.teams)), SPECTATOR)
    reading = [viewer for viewer in viewers if in_mask(draw.audience, viewer)]
    others = [viewer for viewer in viewers if viewer not in reading]
    for other in variations(draw.request, answer, chooser):
        pair = AnswerPair(draw, answer, other, key, n)
        leak = pair.find_visible_answer(others) or pair.find_hidden_consequence(reading, past)
        for _ in range(LOOKAHEAD):
            if leak or not pair.step(reading, chooser):
                break
            leak = pair.find_hidden_consequence(reading, past)
        if leak:
            return leak
    return ""


def variations(request: Request, answer: Action, chooser: Chooser) -> Iterator[Action]:
    """Yield other answers that chance could give; for a permutation, some with two places swapped, some at random."""
    others: list[Action] = []
    if isinstance(answer, Permutation) and request.n > 1:
        last = request.n - 1
        pairs = [[last - 1, last], [0, 1], *[chooser.random.sample(range(request.n), 2) for _ in range(SWAPS)]]
        others += [_swap(answer, one, two) for one, two in pairs]
    others += [nth_outcome(request, chooser.random.randrange(outcome_count(request))) for _ in range(2)]
    yield from [other for other in dict.fromkeys(others) if other != answer]


def _swap(order: Permutation, one: int, two: int) -> Permutation:
    places = list(order.places)
    places[one], places[two] = places[two], places[one]
    return Permutation(tuple(places))


class AnswerPair:
    """One position after two answers of chance, played on side by side until a seat is asked."""

    def __init__(self, draw: Draw, answer: Action, other: Action, key: bytes, n: int) -> None:
        self.draw = draw
        self.answers = (answer, other)
        self.key = key
        self.n = n + 1
        self.one, self.other = (draw.position.clone() for _ in range(2))
        self.events: tuple[list[Any], list[Any]] = ([], [])
        self.one.log, self.other.log = self.events
        self.one.licences, self.other.licences = [], []
        self.one.chance(answer)
        self.other.chance(other)
        self.together = self._drive(self.one, self.other)

    def _drive(self, *positions: Position[Any]) -> bool:
        """Let chance give all positions the same answers. Return False if their requests differ."""
        n = self.n
        while isinstance(asked := positions[0].asked, Request):
            if any([position.asked != asked for position in positions[1:]]):
                return False
            for position in positions:
                position.chance(outcome(asked, self.key, n))
            n += 1
        return not any([isinstance(position.asked, Request) for position in positions])

    def find_visible_answer(self, viewers: Sequence[Seat]) -> str:
        """Return a leak if a viewer who does not see the answer can tell the two apart before anything is revealed."""
        for viewer in viewers:
            if not told_the_same(self.one, self.other, viewer):
                continue
            if self.together:
                shows = difference(_shown(self.one, viewer), _shown(self.other, viewer))
            else:
                shows = difference(_rolling(self.one, viewer), _rolling(self.other, viewer), "chance is asked")
            if shows:
                return (
                    f"{self._describe()}; it is hidden from {_name(viewer)}, who can tell all the same which "
                    f"{KIND_NAMES[self.draw.request.kind]} it was ({shows.removeprefix('.')}). Keep it out of events "
                    "and of fields this seat sees, or call `m.reveal` where it becomes known"
                )
        return ""

    def find_hidden_consequence(self, viewers: Sequence[Seat], past: ChanceHistory) -> str:
        """Return a leak if something hidden follows from an answer that the viewer sees."""
        if not _changed(self.one.state, self.other.state):
            return ""
        for viewer in viewers:
            hidden = unseen(self.one, self.other, viewer)
            find_hidden_consequence = [place for place, mine, theirs in hidden if self._is_reordered_zone(mine, theirs)]
            if not find_hidden_consequence and hidden and self.looks_equal(viewer):
                find_hidden_consequence = [
                    row[0] for row in hidden if self._is_draw() or self._is_determined(row[0], viewer, past)
                ]
            if find_hidden_consequence:
                return self._report(viewer, find_hidden_consequence[0])
        return ""

    def _is_reordered_zone(self, one: Any, other: Any) -> bool:
        """Return whether a hidden zone changed its order with the permutation, so that knowledge of it moves along."""
        return self.draw.request.kind == "shuffle" and _reordered(one, other)

    def _is_draw(self) -> bool:
        """Return whether chance drew a place.

        In a sorted hand the place reveals what is drawn; a die names no place.
        """
        return self.draw.request.kind == "draw"

    def looks_equal(self, viewer: Seat) -> bool:
        """Return whether the viewer sees no difference except in the field of the answer, and nothing was revealed.

        If the viewer sees more, such as who begins or which mat a player has, hidden things may follow from that.
        """
        if not self.together or self.one.awaited() != self.other.awaited():
            return False
        if in_mask(self.one.revealed | self.other.revealed, viewer):
            return False
        mine, theirs = (redact(p.book, p.state, viewer) for p in (self.one, self.other))
        depth, into = self.draw.depth, self.draw.request.into
        both = [stack[depth] for stack in (mine.stack, theirs.stack) if len(stack) > depth]
        if [type(frame) for frame in both] == [self.draw.frame] * 2:
            setattr(both[1], into, getattr(both[0], into))
        return mine == theirs

    def step(self, viewers: Sequence[Seat], chooser: Chooser) -> bool:
        """Let a seat answer the same in both positions. Return False if no viewer would still see the same table."""
        if not self.together or not any([self.looks_equal(viewer) for viewer in viewers]):
            return False
        awaited = [seat for seat in self.one.awaited() if seat >= 0]
        if not awaited or (isinstance(self.one.asked, Form) and len(awaited) > 1):
            return False
        mine, theirs = self.one.ask_of(awaited[0]), self.other.ask_of(awaited[0])
        both = [action for action in mine.options if action in theirs.options] if mine and theirs else []
        if not both:
            return False
        action = chooser.action(both)
        for position in (self.one, self.other):
            position.answer(awaited[0], action)
        self.together = self._drive(self.one, self.other)
        return self.together

    def _is_determined(self, place: str, viewer: Seat, past: ChanceHistory) -> bool:
        """Return whether the answer decides the value at a place in every world the viewer could not tell apart."""
        reached = 0
        for salt in range(WORLDS):
            worlds = self._alternative_worlds(viewer, past, salt)
            reached += bool(worlds)
            for world, position in zip(worlds, (self.one, self.other), strict=False):
                if _at(msgspec.to_builtins(world.state), place) != _at(msgspec.to_builtins(position.state), place):
                    return False
        return 2 * reached >= WORLDS

    def _alternative_worlds(self, viewer: Seat, past: ChanceHistory, salt: int) -> list[Position[Any]]:
        """Return another world after both answers, which this viewer could not tell from the true one; or nothing."""
        try:
            if past.seat_answered:
                before = determinize(self.draw.position, viewer, stream(salt), past.game.resample)
            else:
                before = _replay_start(past, viewer, salt)
            if before.asked != self.draw.request:
                return []
            worlds = [before, before.clone()]
            for world, answer in zip(worlds, self.answers, strict=True):
                world.chance(answer)
            return worlds if self._drive(*worlds) else []
        except RuleError:
            return []

    def _describe(self) -> str:
        draw, game = self.draw, self.draw.position.book.game
        kind = KIND_NAMES[draw.request.kind]
        return f"{game}: {draw.field}, declared {draw.declared}, takes a {kind} (rule {draw.rule})"

    def _report(self, viewer: Seat, place: str) -> str:
        value = type(self.answers[0]).__name__
        return (
            f"{self._describe()}; {_name(viewer)} reads it in the journal, and {place}, which is hidden from it, "
            f"changes with it. Declare the field `Nobody[{value} | None]` (or `Own` or `Team`, if only they may know)"
        )


def _replay_start(past: ChanceHistory, viewer: Seat, salt: int) -> Position[Any]:
    """Return the same start with other answers of chance wherever this viewer did not see them."""
    position = past.game.position(past.setup)
    key = b"%d" % salt
    for n, (request, answer, audience) in enumerate(past.answers):
        if position.asked != request:
            break
        position.chance(answer if in_mask(audience, viewer) else outcome(request, key, n))
    return position


def _shown(position: Position[Any], viewer: Seat) -> dict[str, Any]:
    """Return the table as this viewer sees it, who is awaited, and the events since chance answered."""
    assert position.log is not None
    events = [event for event, audience, _ in position.log if in_mask(audience, viewer)]
    state = redact(position.book, position.state, viewer)
    shown: dict[str, Any] = msgspec.to_builtins(
        {"state": state, "waiting": waiting_of(position, viewer), "events": events}
    )
    return shown


def _rolling(position: Position[Any], viewer: Seat) -> list[Any]:
    """What chance is asked, if the viewer will read the answer: it notices that something is rolled or drawn."""
    if not isinstance(position.asked, Request):
        return []
    draw = draw_at(position)
    return [draw.request.kind, draw.request.n, draw.request.sides] if in_mask(draw.audience, viewer) else []


def _changed(one: State, other: State) -> bool:
    return one.table != other.table or one.stack != other.stack or one.effects != other.effects


def unseen(one: Position[Any], other: Position[Any], viewer: Seat) -> list[tuple[str, Any, Any]]:
    """Where two states differ though this viewer sees the same there: the place, and what lies there in each."""
    shown = [msgspec.to_builtins(redact(p.book, p.state, viewer)) for p in (one, other)]
    return list(_differing(msgspec.to_builtins(one.state), msgspec.to_builtins(other.state), shown[0], shown[1], ""))


def _differing(one: Any, other: Any, mine: Any, theirs: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differing(one[key], other[key], _inside(mine, key), _inside(theirs, key), f"{path}.{key}")
    elif _nested(one) and _nested(other) and len(one) == len(other):
        for place, value in enumerate(one):
            seen = _inside(mine, place), _inside(theirs, place)
            yield from _differing(value, other[place], *seen, f"{path}.{place}")
    elif mine == theirs:
        yield path.removeprefix("."), one, other


def _nested(value: Any) -> bool:
    return isinstance(value, list | tuple) and any([isinstance(inner, dict | list | tuple) for inner in value])


def _inside(shown: Any, key: str | int) -> Any:
    """Return what a viewer sees of a part, or None if the viewer does not see the part at all."""
    try:
        return shown[key]
    except (LookupError, TypeError):
        return None


def _at(data: Any, place: str) -> Any:
    for word in place.split("."):
        data = _inside(data, int(word) if word.isdigit() else word)
    return data


def _reordered(one: Any, other: Any) -> bool:
    """Return whether both hold the same items in a different order."""
    both = isinstance(one, list | tuple) and isinstance(other, list | tuple)
    return both and one != other and sorted(map(repr, one)) == sorted(map(repr, other))


def _name(viewer: Seat) -> str:
    return name_of(None if viewer < 0 else viewer)
