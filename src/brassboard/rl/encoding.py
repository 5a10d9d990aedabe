"""Encodes what a seat may know as a row of numbers, for any game, the same in every process.

It uses feature hashing: each number of the redacted state is named by its path (`table.fighters.0.hp`), and BLAKE2b of
the name gives the slot and the sign with which it is counted. A text value is part of the name (`table.discard=luck`)
and is counted, so a hand is the number of its cards of each kind, in any order. Whole numbers from 1024 on are read as
bit sets. A slot keeps its meaning in all positions of a game. If two names share a slot, their signs let them cancel
rather than add up.
"""

from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from brassboard.kernel import Lens

BITS_FROM = 1024
LIMIT = 1e5
Row = NDArray[np.float32]


def encoded(lens: Lens, size: int) -> Row:
    """Return a row of `size` numbers from -LIMIT to LIMIT."""
    row: list[float] = [0.0] * size
    state = lens.state
    _add(row, "table", state.table)
    _add(row, "frame", state.stack)
    _add(row, "effect", state.effects)
    if state.given:
        _add(row, "given", state.given[lens.seat])
    _count(row, f"seat={lens.seat}", 1)
    if lens.ask is not None:
        _count(row, f"kind={lens.ask.kind}", 1)
    return np.clip(np.array(row, dtype=np.float32), -LIMIT, LIMIT)


@cache
def slot_of(name: str, size: int) -> tuple[int, int]:
    """Return the slot and sign of a feature, which depend only on its name."""
    digest = int.from_bytes(blake2b(name.encode(), digest_size=8, person=b"brass-rl").digest(), "big")
    return (digest >> 1) % size, 1 if digest & 1 else -1


def _count(row: list[float], name: str, value: float) -> None:
    slot, sign = slot_of(name, len(row))
    row[slot] += sign * value


def _add(row: list[float], name: str, value: Any) -> None:
    if isinstance(value, int):
        if abs(value) < BITS_FROM:
            if value:
                _count(row, name, int(value))
        else:
            for bit in range(value.bit_length()):
                if value >> bit & 1:
                    _count(row, f"{name}#{bit}", 1)
    elif isinstance(value, str):
        _count(row, f"{name}={value}", 1)
    elif isinstance(value, Struct):
        tag = value.__struct_config__.tag
        if tag:
            _count(row, f"{name}:{tag}", 1)
        for field in value.__struct_fields__:
            _add(row, f"{name}.{field}", getattr(value, field))
    elif isinstance(value, list | tuple | bytes | bytearray):
        for place, item in enumerate(value):
            _add(row, name if isinstance(item, str) else f"{name}.{place}", item)
    elif isinstance(value, float):
        _count(row, name, value)
