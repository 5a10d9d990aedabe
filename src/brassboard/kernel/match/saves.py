"""The save of a match: what it contains, how it is written and how it is read."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .. import codec
from ..data import Seat
from ..errors import BadInput
from ..game import Game, Setup

if TYPE_CHECKING:
    from .match import Match


class Save(Struct):
    """The contents of a save. The large parts stay encoded until they are needed, so that an old match opens fast."""

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
    wall: int = 0


class Parts(Struct, frozen=True):
    """The three large parts of a save, encoded. The default of each part is empty."""

    journal: msgspec.Raw = msgspec.Raw(b"\x90")
    log: msgspec.Raw = msgspec.Raw(b"\x90")
    snapshots: msgspec.Raw = msgspec.Raw(b"\x80")


EMPTY_PARTS = Parts()


def save_of(match: "Match", parts: Parts) -> Save:
    """Return the save of a match with these large parts."""
    history = match.history
    return Save(
        codec.FORMAT,
        match.game.id,
        match.game.version,
        match.setup,
        msgspec.Raw(codec.encode(match.position.state)),
        parts.journal,
        parts.log,
        parts.snapshots,
        match.numbers,
        match.draws,
        match.secret,
        match.nonces,
        [point.line for point in history.undo_points],
        history.undo_owner,
        history.form_lines,
        match.by_hand,
        history.floor,
        history.wall,
    )


def read_save(data: bytes, where: str = "save") -> Save:
    """Read a save file. Its field `game` says which game can load it."""
    payload = codec.unseal(data, where)
    try:
        saved: Save = codec.decoder_of(Save).decode(payload)
    except codec.UNREADABLE as error:
        raise BadInput(f"it does not read as a save: {error}", where) from error
    if saved.format != codec.FORMAT:
        raise BadInput(f"save format {saved.format}; only format {codec.FORMAT} can be read", where)
    return saved


def save_from_rows(head: bytes, lines: Sequence[bytes], events: Sequence[bytes], snapshots: dict[int, bytes]) -> Save:
    """Put a save together from its head and the rows that a database keeps of journal, log and snapshots."""
    saved: Save = codec.decoder_of(Save).decode(head)
    saved.journal = msgspec.Raw(codec.join_encoded(lines))
    saved.log = msgspec.Raw(codec.join_encoded(events))
    saved.snapshots = msgspec.Raw(codec.encode(snapshots))
    return saved


def check_fits(saved: Save, game: Game, where: str) -> None:
    """Refuse a save of another game, or with a number of players this game does not have."""
    if saved.game != game.id:
        raise BadInput(f"this is a match of {saved.game}, not of {game.id}", where)
    if saved.setup.players not in game.players or len(saved.numbers) != saved.setup.players:
        raise BadInput(f"a save of {saved.setup.players} players does not fit game {game.id}", where)


def decode_part(raw: msgspec.Raw, hint: Any) -> Any:
    """Decode one of the large parts of a save into a type."""
    try:
        return codec.decoder_of(hint).decode(raw)
    except codec.UNREADABLE as error:
        raise BadInput(f"a part of the save does not read: {error}", "save") from error
