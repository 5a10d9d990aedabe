"""The effect language: what a card, skill or tile does, written in its row and checked when the row is read.

    cmove(2, any); mend(that) | spawn(spore, -1)

A call is a verb with its arguments; without arguments it needs no brackets. `;` means "then" and `|` means "one of the
two". `;` binds tighter: `a | b; c` is a, or else b and then c. What follows a colon is the last argument of the call
before it: `per(hit): heal(1)` is the same as `per(hit, heal(1))`.

A game lists its verbs and the types of their arguments once, in a `Vocabulary`. Reading gives `Effects`: the ways to
choose from, each a tuple of calls, whose arguments are already numbers, words or effects. Nothing is parsed in play::

    VERBS = Vocabulary({"heal": (number(1, 9), word("self", "team", default="self")), "stun": ()})
    VERBS.read("heal(2, team) | stun", 'cards.toml: card "rest": does')
"""

import difflib
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from brassboard.kernel import BadInput, RuleError


class Amount:
    """A number that is known only in play: `x`, or `2+x`."""

    def __init__(self, plain: int, variable: str) -> None:
        self.plain = plain
        self.variable = variable

    def __repr__(self) -> str:
        return f"{self.plain}+{self.variable}" if self.plain else self.variable


class Call:
    """A verb with its arguments; optional arguments that were left out have their defaults."""

    def __init__(self, verb: str, args: "tuple[Argument, ...]", text: str) -> None:
        self.verb = verb
        self.args = args
        self.text = text  # as it was written, without needless spaces

    def number(self, place: int) -> int:
        """The argument at this place, counted from 0, which the verb declares as a `number`."""
        value = self.args[place]
        assert isinstance(value, int), f"{self}: argument {place} is no number"
        return value

    def word(self, place: int) -> str:
        """The argument at this place, which the verb declares as a `word`."""
        value = self.args[place]
        assert isinstance(value, str), f"{self}: argument {place} is no word"
        return value

    def effects(self, place: int) -> "Effects":
        """The argument at this place, which the verb declares as `nested`."""
        value = self.args[place]
        assert isinstance(value, Effects), f"{self}: argument {place} is no effect"
        return value

    def __repr__(self) -> str:
        return self.text


class Effects:
    """What was read: the ways to choose from (mostly one), each with its calls in order."""

    def __init__(self, ways: tuple[tuple[Call, ...], ...]) -> None:
        self.ways = ways

    @property
    def calls(self) -> list[Call]:
        """All calls of all ways."""
        return [call for way in self.ways for call in way]

    def __repr__(self) -> str:
        return " | ".join(["; ".join([call.text for call in way]) for way in self.ways])


Value = int | str | Amount
Argument = Value | tuple[Value, ...] | Effects
"""An argument after reading; a tuple is what `words` and `pair` give."""


# The types of arguments


class Arg:
    """The type of one argument of a verb. `says` shows it in a signature; `default` is given if it may be left out."""

    def __init__(self, says: str, default: Argument | None = None) -> None:
        self.says = says
        self.default = default
        self.repeated = False  # this and the next are set by `many`
        self.least = 1

    def read(self, source: "Source", start: int, end: int) -> Argument:
        raise NotImplementedError


class _Number(Arg):
    def __init__(self, least: int, most: int, default: int | None, variables: tuple[str, ...]) -> None:
        super().__init__(f"{least}..{most}", default)
        self.least = least
        self.most = most
        self.variables = variables

    def read(self, source: "Source", start: int, end: int) -> Argument:
        text = source.text[start:end]
        plain, plus, variable = text.rpartition("+")
        if variable.strip() in self.variables and (not plus or _is_number(plain.strip())):
            return Amount(int(plain) if plus else 0, variable.strip())
        if not _is_number(text) or not self.least <= int(text) <= self.most:
            also = f" or {' or '.join(self.variables)}" if self.variables else ""
            raise source.wrong(start, f"write a number from {self.least} to {self.most}{also}, not {shown(text)}")
        return int(text)


class _Word(Arg):
    def __init__(self, choices: tuple[str, ...], default: str | None, noun: str) -> None:
        super().__init__(noun if noun else "|".join(choices), default)
        self.choices = choices

    def read(self, source: "Source", start: int, end: int) -> Argument:
        text = source.text[start:end]
        if text not in self.choices:
            raise source.wrong(start, f"write {_one_of(self.choices)}, not {shown(text)}{meant(text, self.choices)}")
        return text


class _Words(Arg):
    def __init__(self, one: _Word) -> None:
        super().__init__(f"{one.says}+…")
        self.one = one

    def read(self, source: "Source", start: int, end: int) -> Argument:
        return tuple([_value(self.one.read(source, a, b)) for a, b in source.split(start, end, "+")])


class _Pair(Arg):
    def __init__(self, mark: str, left: Arg, right: Arg) -> None:
        super().__init__(f"{left.says}{mark}{right.says}")
        self.mark = mark
        self.left = left
        self.right = right

    def read(self, source: "Source", start: int, end: int) -> Argument:
        at = source.text.rfind(self.mark, start, end)
        if at < 0:
            if self.right.default is None:
                raise source.wrong(start, f"write {self.says}, not {shown(source.text[start:end])}")
            return (_value(self.left.read(source, start, end)), _value(self.right.default))
        left, right = source.trimmed(start, at), source.trimmed(at + len(self.mark), end)
        return (_value(self.left.read(source, *left)), _value(self.right.read(source, *right)))


class _Nested(Arg):
    def __init__(self, vocabulary: "Vocabulary | None") -> None:
        super().__init__("effects")
        self.vocabulary = vocabulary

    def read(self, source: "Source", start: int, end: int) -> Argument:
        return source.effects(self.vocabulary if self.vocabulary is not None else source.vocabulary, start, end)


def number(least: int, most: int, default: int | None = None, variables: tuple[str, ...] = ()) -> Arg:
    """A whole number, perhaps signed; with `variables` also `x` or `2+x`, whose value is known only in play."""
    return _Number(least, most, default, variables)


def word(*choices: str, default: str | None = None, noun: str = "") -> Arg:
    """One of these words. Many words, such as the ids of all cards, get a `noun` to be shown instead."""
    return _Word(choices, default, noun)


def words(*choices: str, noun: str = "") -> Arg:
    """One or several of these words, joined by plus signs: `here+adj`."""
    return _Words(_Word(choices, None, noun))


def pair(mark: str, left: Arg, right: Arg) -> Arg:
    """Two arguments in one: `g:short`, `cover>hit`, `hit+=2`. The right one may be left out if it has a default."""
    return _Pair(mark, left, right)


def nested(vocabulary: "Vocabulary | None" = None) -> Arg:
    """Effects as an argument, of this vocabulary or of the one whose verb it is."""
    return _Nested(vocabulary)


def many(arg: Arg, least: int = 1) -> Arg:
    """The last argument of a verb, which may be written several times, but at least so often."""
    arg.repeated = True
    arg.least = least
    return arg


# Reading

DEEPEST: Final = 9


class Vocabulary:
    """The verbs that may be written in one place, each with the types of its arguments."""

    def __init__(self, verbs: Mapping[str, tuple[Arg, ...]]) -> None:
        self.verbs = dict(verbs)
        for verb, args in self.verbs.items():
            optional = [arg.default is not None for arg in args]
            if sorted(optional) != optional or any([arg.repeated for arg in args[:-1]]):
                raise RuleError(f"{verb}: optional arguments come last, and only the last may be repeated")

    def read(self, text: str, where: str = "") -> Effects:
        """The effects this text means; a mistake is named with its place, its column and a remedy."""
        source = Source(self, text, where)
        return source.effects(self, 0, len(text))

    def calls(self, text: str, where: str = "") -> tuple[Call, ...]:
        """The same where there is nothing to choose: calls, one after the other."""
        effects = self.read(text, where)
        if len(effects.ways) > 1:
            raise BadInput(
                f"{shown(text)} has a choice (|), which is not possible here: write calls joined by ;", where
            )
        return effects.ways[0]

    @property
    def example(self) -> str:
        """What could be written: the signature of the first verb."""
        return self.signature(next(iter(self.verbs)))

    def signature(self, verb: str) -> str:
        """How the verb is written: `heal(1..9, self|team)`; what may be left out stands in [ ]."""
        args: list[str] = []
        for arg in self.verbs[verb]:
            says = arg.says + (", …" if arg.repeated else "")
            args.append(says if arg.default is None and arg.least else f"[{says}]")
        return f"{verb}({', '.join(args)})" if args else verb


class Source:
    """A text while it is read. Places are counted from 0 inside, and from 1 (columns) in messages."""

    def __init__(self, vocabulary: Vocabulary, text: str, where: str) -> None:
        self.vocabulary = vocabulary
        self.text = text
        self.where = where

    def wrong(self, at: int, what: str) -> BadInput:
        return BadInput(f"column {at + 1}: {what}", self.where)

    def effects(self, vocabulary: Vocabulary, start: int, end: int) -> Effects:
        ways: list[tuple[Call, ...]] = []
        for first, last in self.split(start, end, "|"):
            ways.append(tuple([self.call(vocabulary, a, b) for a, b in self.split(first, last, ";")]))
        return Effects(tuple(ways))

    def call(self, vocabulary: Vocabulary, start: int, end: int) -> Call:
        at = self.text.find("(", start, end)
        verb = self.text[start : at if at >= 0 else end].strip()
        if verb not in vocabulary.verbs:
            if not verb:
                raise self.wrong(start, f"a verb is missing: write such as {vocabulary.example}")
            known = ", ".join(vocabulary.verbs)
            raise self.wrong(start, f"unknown verb {shown(verb)}{meant(verb, vocabulary.verbs)}: known are {known}")
        places = self.arguments(at, end) if at >= 0 else []
        args = self.typed(vocabulary, verb, places, start)
        written = ", ".join([self.text[a:b] for a, b in places])
        return Call(verb, args, f"{verb}({written})" if places else verb)

    def arguments(self, at: int, end: int) -> list[tuple[int, int]]:
        """Where the arguments of the call lie whose bracket opens here, with the one after a colon."""
        close = self.closing(at, end)
        found = self.split(at + 1, close, ",") if self.text[at + 1 : close].strip() else []
        rest, _ = self.trimmed(close + 1, end)
        if rest < end and self.text[rest] == ":":
            found.append(self.trimmed(rest + 1, end))
        elif rest < end:
            raise self.wrong(rest, f"{shown(self.text[rest:end])} is too much: join calls with ; (then) or | (or)")
        return found

    def typed(
        self, vocabulary: Vocabulary, verb: str, places: list[tuple[int, int]], start: int
    ) -> tuple[Argument, ...]:
        types = list(vocabulary.verbs[verb])
        needed = sum([arg.least for arg in types if arg.default is None])
        endless = len(types) > 0 and types[-1].repeated
        if len(places) < needed or (len(places) > len(types) and not endless):
            most = "or more" if endless else f"to {len(types)}"
            wanted = str(needed) if needed == len(types) and not endless else f"{needed} {most}"
            many_of = "argument" if wanted == "1" else "arguments"
            says = f"{verb} takes {wanted} {many_of}, not {len(places)}: write {vocabulary.signature(verb)}"
            raise self.wrong(start, says)
        args: list[Argument] = []
        for number_of, (first, last) in enumerate(places):
            args.append(types[min(number_of, len(types) - 1)].read(self, first, last))
        for arg in types[len(places) :]:
            if arg.default is not None:
                args.append(arg.default)
        return tuple(args)

    def split(self, start: int, end: int, mark: str) -> list[tuple[int, int]]:
        """The trimmed parts between the marks that lie in no brackets."""
        found: list[tuple[int, int]] = []
        first = at = start
        while at < end:
            letter = self.text[at]
            if letter == "(":
                at = self.closing(at, end)
            elif letter == ")":
                raise self.wrong(at, "this bracket closes nothing: take it away, or open one with ( before it")
            elif letter == mark:
                found.append(self.trimmed(first, at))
                first = at + 1
            at += 1
        found.append(self.trimmed(first, end))
        return found

    def closing(self, at: int, end: int) -> int:
        depth = 0
        for place in range(at, end):
            letter = self.text[place]
            if letter == "(":
                depth += 1
                if depth > DEEPEST:
                    raise self.wrong(place, f"brackets lie at most {DEEPEST} deep: write it in fewer")
            elif letter == ")":
                depth -= 1
                if depth == 0:
                    return place
        raise self.wrong(at, "this bracket is never closed: write ) after the last argument")

    def trimmed(self, start: int, end: int) -> tuple[int, int]:
        """The same part without the spaces around it."""
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        return start, end


F = TypeVar("F")


def bound(vocabulary: Vocabulary, functions: dict[str, F]) -> dict[str, F]:
    """The function of each verb; a verb without one, or a function without a verb, is a mistake in the game."""
    lacking = [verb for verb in vocabulary.verbs if verb not in functions]
    idle = [verb for verb in functions if verb not in vocabulary.verbs]
    if lacking or idle:
        raise RuleError(f"verbs and functions differ: without a function {lacking}, without a verb {idle}")
    return functions


# Messages, shared with `content`

MOST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A value as it is written, cut short: a file may hold anything."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, tables a thousand deep
        text = "something huge"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def meant(word: str, known: Iterable[str]) -> str:
    """Which known word was probably meant, as the end of a message; "" if none is near."""
    near = difflib.get_close_matches(word[:MOST_SHOWN], list(known), 1)
    return f" (did you mean {near[0]}?)" if near else ""


def _one_of(choices: tuple[str, ...]) -> str:
    return ", ".join(choices[:-1]) + f" or {choices[-1]}" if len(choices) > 1 else choices[0]


def _is_number(text: str) -> bool:
    digits = text[1:] if text[:1] in ("+", "-") else text
    return 1 <= len(digits) <= 4 and all([letter in "0123456789" for letter in digits])


def _value(read: Argument) -> Value:
    assert isinstance(read, int | str | Amount), "words and pairs are made of plain numbers and words"
    return read
