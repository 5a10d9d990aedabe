"""Small things to try the kernel on: a table anybody can read, tiny actions, and a quick way to make a game.

Frames belong to a game by their tag (`<game>.<frame>`); each test module makes its own. Rule ids begin with ZZ: they
belong to no real game.
"""

import itertools
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Annotated, Any, TypeVar

from brassboard.kernel import (
    Action,
    Event,
    Form,
    Frame,
    Game,
    Match,
    Part,
    Position,
    Public,
    Ref,
    Result,
    Setup,
    Start,
    nobody,
    own,
    read_save,
)

T = TypeVar("T")
OwnCards = Annotated[T, own(stock="cards")]
DeckCards = Annotated[T, nobody(stock="cards")]


class Player(Part):
    seat: Public[int]
    points: Public[int] = 0
    hand: OwnCards[tuple[str, ...]] = ()


class Board(Part):
    players: Public[list[Player]]
    notes: Public[list[str]]
    deck: DeckCards[tuple[str, ...]] = ()
    discard: Public[tuple[str, ...]] = ()


class Pick(Action, frozen=True, tag="pick"):
    what: Annotated[str, Ref("thing")]


class Play(Action, frozen=True, tag="play"):
    card: Annotated[str, Ref("card")]


class Put(Action, frozen=True, tag="put"):
    face: int
    slot: str


class Stop(Action, frozen=True, tag="stop"):
    """Nothing more."""


class Happened(Event, frozen=True, tag="toy.happened"):
    what: str


class Whispered(Event, frozen=True, tag="toy.whispered"):
    what: str


A, B, C, D = (Pick(letter) for letter in "abcd")
STOP = Stop()


def chapter(*things: Any) -> ModuleType:
    """A module of a game: kinds, moments and whatever else it lists."""
    module = ModuleType("chapter")
    for place, thing in enumerate((Pick, Play, Put, Stop, Happened, Whispered, *things)):
        setattr(module, f"thing_{place}", thing)
    return module


def board(setup: Setup) -> Board:
    return Board([Player(seat) for seat in range(setup.players)], [])


def count(table: Board) -> Result:
    scores = tuple([player.points for player in table.players])
    return Result(scores, tuple([seat for seat, score in enumerate(scores) if score == max(scores)]), "ZZ-END-01")


def toy(
    id: str,
    first: Callable[[], Frame],
    *things: Any,
    players: tuple[int, ...] = (2,),
    of: type[Part] = Board,
    table: Callable[[Setup], Part] = board,
    teams: Callable[[int], tuple[int, ...]] = lambda players: tuple(range(players)),
    **more: Any,
) -> Game:
    """A game of this id that begins with this frame. Make it after its frames have listed their steps."""

    def begin(setup: Setup) -> Start:
        return Start(table(setup), first(), teams(setup.players))

    made: dict[str, Any] = {"table": of, "result": count, "begin": begin, **more}
    return Game(id, players=players, modules=(chapter(*things),), **made)


def new(game: Game, players: int | None = None, **more: Any) -> Match:
    return Match.begin(game, game.setup(players, more.pop("options", {})), **{"checked": True, **more})


def notes(match: Match) -> list[str]:
    found: list[str] = match.position.table.notes
    return found


def texts(match: Match, seat: int | None = None) -> list[str]:
    decision = match.decision if seat is None else match.decision_of(seat)
    assert decision is not None
    return [option.text for option in decision.options]


def reopened(match: Match) -> Match:
    """The same match, saved and loaded."""
    return Match.load(match.game, read_save(match.save()))


def answers(form: Form, seat: int = 0) -> Iterator[tuple[Action, ...]]:
    """Every complete answer a seat can give to a form, by walking all its small questions."""

    def walk(given: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
        asked = form.following(None, None, seat, given)
        if asked is None:
            yield given
            return
        assert asked.options, f"a dead end after {given}"
        for option in asked.options:
            yield from walk((*given, option))

    return walk(())


def multisets(things: list[str], lo: int, hi: int) -> set[tuple[str, ...]]:
    """Every way to take lo to hi of the things, copies being alike."""
    sizes = range(lo, min(hi, len(things)) + 1)
    return {tuple(sorted(taken)) for size in sizes for taken in itertools.combinations(things, size)}


def secrets_of(match: Match, seat: int | None) -> tuple[Any, ...]:
    """All that a seat receives: view, journal, events."""
    return match.view(seat), match.journal_of(seat), match.events(seat=seat)


def only(position: Position[Any]) -> Any:
    """The single frame of a small match."""
    (frame,) = position.stack
    return frame
