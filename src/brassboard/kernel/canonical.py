"""Values as canonical JSON: one word of text, the same for equal values, as journals and setups hold it."""

import re
from typing import Any, Final, TypeVar

from msgspec import MsgspecError, convert, json, to_builtins

from .errors import BadInput

LARGEST: Final = 64 * 1024
"""Canonical JSON has at most this many characters."""
BLANK: Final = re.compile(r"\s")
T = TypeVar("T")


def canonical(value: Any) -> str:
    """Return a value as JSON with sorted names. White space inside texts is escaped, so that the result is one word."""
    text: str = json.encode(value, order="sorted").decode()
    return BLANK.sub(_escaped, text)


def _escaped(blank: "re.Match[str]") -> str:
    return f"\\u{ord(blank[0]):04x}"


def read_canonical(text: str, where: str) -> Any:
    """Return the plain data of canonical JSON; refuse other text."""
    try:
        plain = json.decode(text)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise BadInput(f"it is no JSON: {error}", where) from None
    if canonical(plain) != text:
        raise BadInput(f"write it as {canonical(plain)[:200]}", where)
    return plain


def strictly(value: Any, kind: type[T], where: str) -> T:
    """Return a value of this type from the value itself, its plain data or its JSON; refuse names the type lacks."""
    try:
        plain = json.decode(value) if isinstance(value, str) else to_builtins(value)
        read = convert(plain, kind)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise BadInput(f"it does not read as {kind.__name__}: {error}", where) from None
    unknown = _unknown_name(plain, to_builtins(read))
    if unknown:
        raise BadInput(f"{kind.__name__} has no {unknown!r}", where)
    text = canonical(read)
    if len(text) > LARGEST:
        raise BadInput(f"it has at most {LARGEST} characters, not {len(text)}", where)
    return read


def _unknown_name(plain: Any, read: Any) -> str:
    """Return the first name in plain data that was lost when it was read, or an empty string."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            if name not in read:
                return str(name)
            found = _unknown_name(value, read[name])
            if found:
                return found
    elif isinstance(plain, list | tuple):
        for inner, known in zip(plain, read, strict=True):
            found = _unknown_name(inner, known)
            if found:
                return found
    return ""
