"""What a match keeps: its log, its journal's standing lines, and what a save holds."""

from typing import Any

import msgspec
from msgspec import Struct

from . import codec
from .action_text import read_action
from .data import CHANCE, MATCH, SPECTATOR, Copied, Event, Seat
from .errors import BadInput
from .game import Game, Setup
from .journal import BACK, UNDO, Line
from .scene import Position
from .visibility import in_mask


class Logged(Copied):
    """An event as the log keeps it. `line` is the journal line it came with; an undo withdraws it."""

    event: Any
    audience: int
    rule: str
    line: int
    withdrawn: bool = False


class Seen(Struct, frozen=True):
    """An event as one seat reads it: its number counts only what this seat may know."""

    number: int
    event: Event
    rule: str
    withdrawn: bool

    @property
    def key(self) -> str:
        return str(type(self.event).__struct_config__.tag)


class Save(Struct):
    """What a save holds. Large parts stay raw until somebody reads them: an old match opens quickly."""

    format: int
    game: str
    version: int
    setup: Setup
    state: msgspec.Raw
    journal: msgspec.Raw
    log: msgspec.Raw
    snapshots: msgspec.Raw
    numbers: list[int]
    draws: int
    secret: bytes
    nonces: tuple[bytes, ...]
    trail: list[int]
    owner: Seat
    form_lines: list[int]
    by_hand: bool = False
    floor: int = 0


class Parts(Struct, frozen=True):
    """The large parts of a save of nothing: storage keeps them row by row instead."""

    journal: msgspec.Raw = msgspec.Raw(b"\x90")
    log: msgspec.Raw = msgspec.Raw(b"\x90")
    snapshots: msgspec.Raw = msgspec.Raw(b"\x80")


NOTHING = Parts()


class Mark(Struct):
    """A place an undo can go back to; the position is kept while the match is in memory."""

    line: int
    form_lines: list[int]
    position: Position[Any] | None = None


def may_read(audience: int, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) is among those something is for."""
    return in_mask(audience, SPECTATOR if seat is None else seat)


def decoded(raw: msgspec.Raw, hint: Any) -> Any:
    try:
        return codec.decoder_of(hint).decode(raw)
    except codec.UNREADABLE as error:
        raise BadInput(f"a part of the save does not read: {error}", "save") from error


def for_reading(line: Line, number: int) -> str:
    return str(Line(number, line.who, line.text, line.audience))


def effective(lines: list[Line]) -> list[tuple[int, Line]]:
    """The lines that still stand, with their place: an undo strikes out what it went back over."""
    standing: list[tuple[int, Line]] = []
    for index, line in enumerate(lines):
        if line.text == UNDO:
            while standing and standing[-1][0] >= line.to:
                standing.pop()
        else:
            standing.append((index, line))
    return standing


def standing_choices(lines: list[Line]) -> list[tuple[int, Line]]:
    """The lines that still stand and were not taken back inside their form either."""
    standing: list[tuple[int, Line]] = []
    for index, line in effective(lines):
        if line.text != BACK:
            standing.append((index, line))
        else:
            own = [place for place, (_, choice) in enumerate(standing) if choice.who == line.who]
            del standing[own[-1]]
    return standing


def apply_line(game: Game, position: Position[Any], line: Line) -> None:
    """Carry out one standing journal line on a bare position."""
    if line.text == BACK:
        position.take_back(line.who)
        return
    action = read_action(line.text, game.verbs)
    if line.who in (CHANCE, MATCH):
        position.chance(action)
    else:
        position.answer(line.who, action)


def read_save(data: bytes, where: str = "save") -> Save:
    """The parts of a save file; which game it is decides who opens it."""
    payload = codec.opened(data, where)
    try:
        saved: Save = codec.decoder_of(Save).decode(payload)
    except codec.UNREADABLE as error:
        raise BadInput(f"it does not read as a save: {error}", where) from error
    if saved.format != codec.FORMAT:
        raise BadInput(f"save format {saved.format}; only format {codec.FORMAT} can be read", where)
    return saved
