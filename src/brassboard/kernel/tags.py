"""Tags: the stable names under which saves, journals and texts know the frames, actions and events of a game.

A tag is written in the class line and checked when the game is imported, so that a mistake is found before anything is
saved under it:

    class Roll(Frame, tag="duel.roll"): ...                    # the game's id, a dot, a name
    class Rolled(Event, frozen=True, tag="duel.rolled"): ...   # the same
    class Move(Action, frozen=True, tag="move"): ...           # a name only: it is the verb of `move:14`

A name has lower-case letters, digits and underscores, and begins with a letter.
"""

import inspect
import re
from collections.abc import Iterable
from typing import Any, Final

NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
RESERVED_VERBS: Final = ("undo", "back")
"""The journal itself writes these words where the verb of an action stands."""


def tag_of(cls: Any) -> str:
    """Return the tag of a frame, action or event class."""
    return str(cls.__struct_config__.tag)


def check_id(id: str) -> None:
    """Refuse an id of a game that cannot stand before the dot of a tag."""
    if not NAME.fullmatch(id):
        raise TypeError(f"game {id!r}: an id is {_NAME_RULE}, such as {snake_case(id)!r}")


def check_verb(cls: type) -> None:
    """Refuse a wrong tag of an action."""
    verb = tag_of(cls)
    if not NAME.fullmatch(verb):
        raise _wrong(cls, f"the tag of an action is {_NAME_RULE}; it is the verb of `verb:arg,arg`", _name_for(cls))
    if verb in RESERVED_VERBS:
        raise _wrong(cls, "this is a word of the journal", f"{verb}_{_name_for(cls)}")


def check_qualified(cls: type, game: str = "") -> None:
    """Refuse a wrong tag of a frame, an event or a module state.

    With `game`, its prefix must be the id of this game. A campaign shares the classes of its game: if its id is
    `duel_grudge`, the prefix may be `duel` too.
    """
    tag = tag_of(cls)
    prefix, dot, name = tag.partition(".")
    if not dot or not NAME.fullmatch(prefix) or not NAME.fullmatch(name):
        what = f"the tag of a frame, event or module state is the id of its game, a dot, and {_NAME_RULE}"
        raise _wrong(cls, what, f"{game or 'GAME'}.{_name_for(cls)}")
    if game and prefix != game and not game.startswith(f"{prefix}_"):
        raise _wrong(cls, f"it belongs to game {game}, so its tag begins with the id of this game", f"{game}.{name}")


def check_distinct(classes: Iterable[type], game: str) -> None:
    """Refuse two classes of a game with the same tag."""
    known: dict[str, type] = {}
    for cls in classes:
        first = known.setdefault(tag_of(cls), cls)
        if first is not cls:
            what = f"class {first.__qualname__} of game {game} has the same tag ({declared_at(first)})"
            raise _wrong(cls, what, "")


def declared_at(cls: type) -> str:
    """Return file and line of a class for an error message, or its module if its source is not at hand."""
    try:
        return f"{inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]}"
    except (OSError, TypeError):
        return cls.__module__


def snake_case(name: str) -> str:
    """Return a class name in the form of a tag: `CardPlayed` becomes `card_played`."""
    parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)
    return re.sub(r"[^a-z0-9]+", "_", parted.lower()).strip("_").lstrip("0123456789_") or "name"


_NAME_RULE: Final = "a name of lower-case letters, digits and underscores that begins with a letter"


def _name_for(cls: type) -> str:
    """Return a good name for a wrong tag: what is right about the tag, or the name of the class."""
    name = snake_case(tag_of(cls).rpartition(".")[2])
    return name if name != "name" else snake_case(cls.__name__)


def _wrong(cls: type, what: str, remedy: str) -> TypeError:
    ending = f'write tag="{remedy}"' if remedy else "give one of them another tag"
    return TypeError(f'{declared_at(cls)}: class {cls.__qualname__}, tag "{tag_of(cls)}": {what}; {ending}')
