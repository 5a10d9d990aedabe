"""States as bytes and back. A state of an older version of its game is upgraded, tag by tag, while it is read."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Union

import msgspec

from .data import State
from .errors import BadInput
from .game import Game

MAGIC = b"brassboard save\n"
FORMAT = 1
DIGEST = 16
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError)

_ENCODER = msgspec.msgpack.Encoder()
_DECODERS: dict[Any, msgspec.msgpack.Decoder[Any]] = {}


def encode(data: Any) -> bytes:
    """Encode Structs and plain data. The same data always gives the same bytes."""
    return _ENCODER.encode(data)


def join_encoded(parts: Sequence[bytes]) -> bytes:
    """Return one encoded list of several values that are encoded already."""
    return b"\xdd" + len(parts).to_bytes(4, "big") + b"".join(parts)


def decoder_of(hint: Any) -> msgspec.msgpack.Decoder[Any]:
    """Return the decoder for a type; it is made once."""
    decoder = _DECODERS.get(hint)
    if decoder is None:
        decoder = _DECODERS[hint] = msgspec.msgpack.Decoder(hint)
    return decoder


def state_hash(state: State) -> str:
    """Return a fingerprint of the whole state. The same journal gives the same fingerprint in every process."""
    return blake2b(_ENCODER.encode(state), digest_size=16).hexdigest()


def seal(payload: bytes) -> bytes:
    """Return a save file: its name, a digest that reveals damage and edits, and the payload."""
    return MAGIC + blake2b(payload, digest_size=DIGEST).digest() + payload


def unseal(data: bytes, where: str = "save") -> bytes:
    """Return the payload of a save file; refuse a damaged file and say what is wrong with it."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadInput(f"a save is bytes, not {type(data).__name__}", where)
    data = bytes(data)
    if not data.startswith(MAGIC):
        raise BadInput("this is no Brassboard save (it does not begin like one)", where)
    head = len(MAGIC) + DIGEST
    payload = data[head:]
    if len(data) < head or blake2b(payload, digest_size=DIGEST).digest() != data[len(MAGIC) : head]:
        raise BadInput("the file was cut short or edited (its digest does not match)", where)
    return payload


def decode_state(game: Game, raw: bytes | msgspec.Raw, version: int, where: str = "save") -> State:
    """Return the state in these bytes, which this or an older version of the game wrote."""
    try:
        if version == game.version:
            state: State = decoder_of(game.book.state).decode(raw)
            return state
        plain = msgspec.msgpack.decode(raw)
        return msgspec.convert(upgrade_state(game, plain, version, where), game.book.state)
    except UNREADABLE as error:
        raise BadInput(f"the state does not fit game {game.id} version {game.version}: {error}", where) from error


def upgrade_state(game: Game, plain: dict[str, Any], version: int, where: str) -> dict[str, Any]:
    """Upgrade the decoded state of an older version to the current one, one version at a time."""
    if version > game.version:
        raise BadInput(f"written by version {version} of game {game.id}; this is version {game.version}", where)
    while version < game.version:
        if version not in game.upgrades:
            raise BadInput(f"game {game.id}: there is no way from version {version} to {version + 1}", where)
        plain = _upgrade(plain, game.upgrades[version])
        if "table" in game.upgrades[version]:
            plain["table"] = game.upgrades[version]["table"](plain["table"])
        version += 1
    return plain


def upgrade_event(game: Game, plain: dict[str, Any], version: int, where: str) -> Any:
    """Upgrade a logged event of an older version to the current one."""
    for older in range(version, game.version):
        plain = _upgrade(plain, game.upgrades[older])
    try:
        return msgspec.convert(plain, Union[game.events])  # noqa: UP007  the arms are known at run time only
    except UNREADABLE as error:
        raise BadInput(f"the log does not fit game {game.id} version {game.version}: {error}", where) from error


def _upgrade(data: Any, by_tag: Any) -> Any:
    """Apply the upgrade of each tag to every frame, action and event inside this data."""
    if isinstance(data, dict):
        data = {key: _upgrade(value, by_tag) for key, value in data.items()}
        tag = data.get("frame") or data.get("verb") or data.get("event")
        return by_tag[tag](data) if isinstance(tag, str) and tag in by_tag else data
    if isinstance(data, list):
        return [_upgrade(value, by_tag) for value in data]
    return data
