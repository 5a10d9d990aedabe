"""Actions as text, `verb:arg,arg`, and back. The text of an action is made when someone reads it, not before."""

import re
import types
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from .canonical import LARGEST, read_canonical
from .data import Action, Json, Ref
from .errors import BadInput

WORD: Final = re.compile(r"[^\s,:]+")
_SYNTAXES: Final[dict[type, "ActionSyntax"]] = {}


class Argument:
    """One argument of an action: its name, what it points at, and how to read it."""

    def __init__(self, owner: type, name: str, hint: Any) -> None:
        self.name = name
        self.ref = ""
        self.json = False
        self.where = f"{owner.__qualname__}.{name}"
        hint = self._unwrapped(hint)
        self.several = get_origin(hint) is tuple
        if self.several:
            hint = self._unwrapped(get_args(hint)[0])
        self.optional = False
        if get_origin(hint) in (Union, types.UnionType):
            arms = [arm for arm in get_args(hint) if arm is not type(None)]
            self.optional = len(arms) < len(get_args(hint))
            if len(arms) != 1:
                raise TypeError(f"{self.where}: an argument of an action has one type, or one type and None")
            hint = self._unwrapped(arms[0])
        if hint not in (int, str, bool):
            raise TypeError(f"{self.where}: arguments of actions are int, str or bool, not {hint}")
        self.type: type = hint

    def _unwrapped(self, hint: Any) -> Any:
        if get_origin(hint) is Annotated:
            for extra in get_args(hint)[1:]:
                if isinstance(extra, Ref):
                    self.ref = extra.kind
                elif isinstance(extra, Json):
                    self.json = True
            return get_args(hint)[0]
        return hint

    def read(self, word: str, whole: str) -> Any:
        """Return the value that a word stands for. `whole` is the text of the action, for errors."""
        if self.json:
            read_canonical(word, f'option "{whole[:80]}"')
            return word
        if self.optional and word == "none":
            return None
        if self.type is bool:
            if word in ("yes", "no"):
                return word == "yes"
            raise BadInput(f'{self.name} must be yes or no, not "{word}"', f'option "{whole}"')
        if self.type is int:
            if re.fullmatch(r"-?(0|[1-9][0-9]{0,17})", word) and word != "-0":
                return int(word)
            raise BadInput(f'{self.name} must be a whole number, not "{word}"', f'option "{whole}"')
        if not WORD.fullmatch(word):
            raise BadInput(f'{self.name} must be a word, not "{word}"', f'option "{whole}"')
        return word


def _word(value: Any) -> str:
    if value is None:
        return "none"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value)


class ActionSyntax:
    """How the actions of one class are written and read."""

    def __init__(self, cls: type[Action]) -> None:
        self.cls = cls
        self.verb = str(cls.__struct_config__.tag)
        hints = get_type_hints(cls, include_extras=True)
        self.arguments = [Argument(cls, name, hints[name]) for name in cls.__struct_fields__]
        for argument in self.arguments[:-1]:
            if argument.several or argument.json:
                what = "a tuple" if argument.several else "JSON"
                raise TypeError(f"{argument.where}: only the last argument of an action may be {what}")
        self.json = bool(self.arguments) and self.arguments[-1].json

    def write(self, action: Action) -> str:
        """Return the text of an action."""
        words: list[str] = []
        for argument in self.arguments:
            value = getattr(action, argument.name)
            words.extend([_word(one) for one in value] if argument.several else [_word(value)])
        return f"{self.verb}:{','.join(words)}" if words else self.verb

    def read(self, text: str) -> Action:
        """Return the action of a text; a wrong text is BadInput."""
        _, colon, rest = text.partition(":")
        words = rest.split(",", len(self.arguments) - 1 if self.json else -1) if rest else []
        if colon and not rest:
            raise BadInput("nothing after the colon", f'option "{text}"')
        several = bool(self.arguments) and self.arguments[-1].several
        least = len(self.arguments) - several
        if len(words) < least or (len(words) > least and not several):
            names = ", ".join(a.name + ("…" if a.several else "") for a in self.arguments) or "nothing"
            raise BadInput(f'"{self.verb}" takes {names}; {len(words)} given', f'option "{text}"')
        values: list[Any] = []
        for place, argument in enumerate(self.arguments):
            if argument.several:
                values.append(tuple([argument.read(word, text) for word in words[place:]]))
            else:
                values.append(argument.read(words[place], text))
        return self.cls(*values)


def syntax_of(cls: type[Action]) -> ActionSyntax:
    """Return the syntax of an action class; it is made once."""
    syntax = _SYNTAXES.get(cls)
    if syntax is None:
        syntax = _SYNTAXES[cls] = ActionSyntax(cls)
    return syntax


_TEXTS: Final[dict[Action, str]] = {}
_READ: Final[dict[tuple[type[Action], str], Action]] = {}
MAX_CACHED: Final = 20_000
MAX_TEXT: Final = 4_000
"""The text of an action has at most this many characters, unless it ends with JSON. Longer texts are not cached."""


def text_of(action: Action) -> str:
    """Return the text of an action: `move:14` for `Move(14)`."""
    text = _TEXTS.get(action)
    if text is None:
        if len(_TEXTS) >= MAX_CACHED:
            _TEXTS.clear()
        text = syntax_of(type(action)).write(action)
        if len(text) <= MAX_TEXT:
            _TEXTS[action] = text
    return text


def read_action(text: Any, verbs: dict[str, type[Action]]) -> Action:
    """Return the action of a text: `Move(14)` for `move:14`. Anything else raises BadInput, saying what is wrong."""
    if not isinstance(text, str):
        raise BadInput(f"an option is a text such as verb:arg, not {type(text).__name__}")
    verb = text[:MAX_TEXT].partition(":")[0]
    cls = verbs.get(verb)
    limit = MAX_TEXT if cls is None or not syntax_of(cls).json else MAX_TEXT + LARGEST
    if len(text) > limit:
        raise BadInput(f"an option has at most {limit} characters, not {len(text)}")
    if cls is None:
        raise BadInput(f'there is no "{verb}"; verbs are {", ".join(sorted(verbs))}', f'option "{text[:80]}"')
    known = _READ.get((cls, text))
    if known is not None:
        return known
    action = syntax_of(cls).read(text)
    if text_of(action) != text:
        raise BadInput(f'write it as "{text_of(action)}"', f'option "{text}"')
    if len(_READ) >= MAX_CACHED:
        _READ.clear()
    if len(text) <= MAX_TEXT:
        _READ[cls, text] = action
    return action


def refs_of(action: Action) -> tuple[str, ...]:
    """Return what an action points at, as `kind:id`. The page highlights these things."""
    refs: list[str] = []
    for argument in syntax_of(type(action)).arguments:
        if argument.ref:
            value = getattr(action, argument.name)
            for one in value if argument.several else (value,):
                if one is not None:
                    refs.append(f"{argument.ref}:{one}")
    return tuple(refs)
