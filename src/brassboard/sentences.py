"""Options, events, questions and refusals as sentences of one language. Terminal and server both speak through this.

What a text is missing falls back to canonical text: a player should rather read `move:B2` than an error.
"""

import re
import types
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from brassboard.installed_game import Box
from brassboard.kernel import Action, Decision, Denial, Effect, Event, Option, Result, Seat
from brassboard.kernel.action_text import syntax_of, text_of
from brassboard.kernel.data import CHANCE, Ref
from brassboard.kernel.game import tag_of
from brassboard.kernel.match import SeenEvent
from brassboard.texts import Texts
from brassboard.texts.bundle import FLUENT_ID

SEAT = "seat"
NO_SIGN = re.compile(r"[^a-zA-Z0-9_]")
Args = dict[str, Any]


class Words:
    """What a game says in one language: `Words(brassboard.game("duel"), "de").event(seen)`."""

    def __init__(self, box: Box, lang: str = "en", texts: Texts | None = None) -> None:
        self.box = box
        self.lang = lang
        self.t = texts or box.texts(lang)

    # Who and what

    def seat(self, seat: Seat) -> str:
        """ "Player 1" is seat 0."""
        return self.t("player", number=seat + 1) if seat >= 0 else self.t("seat-chance" if seat == CHANCE else "nobody")

    def seats(self, seats: Iterable[Seat]) -> str:
        """ "Player 1 and Player 3"."""
        return self._listed([self.seat(seat) for seat in seats])

    def name(self, kind: str, value: Any) -> str:
        """What the thing of this kind with this id is called; its bare id if nobody has named it."""
        if value is None:
            return self.t("none")
        if kind == SEAT and isinstance(value, int):
            return self.seat(value)
        given = self.box.rules.display.name_of(kind, value) if self.box.rules.display.name_of else None
        return given or self.t.known(self.box.id, kind, str(value)) or self._joined(kind, str(value))

    def _joined(self, kind: str, identity: str) -> str:
        """`clayton.main` is called by the text `<game>-<kind>-of`: a part of something that has names of its own."""
        owner, dot, part = identity.partition(".")
        joins = f"{self.box.id}-{kind}-of"
        return self.t(joins, owner=self.thing(owner), part=self.thing(part)) if dot and self._has(joins) else identity

    def thing(self, value: Any) -> str:
        """A bare id whose kind is not said: the first thing of the game that is called so."""
        names = (self.t.known(self.box.id, kind, str(value)) for kind in self.kinds)
        return next((name for name in names if name), str(value))

    def about(self, option: Option | Action, asked: Mapping[str, Any] | None = None) -> str:
        """The printed text of what an option points at, such as a card's; empty where there is none.

        `asked` are the arguments of the question. A thing it is about says what this option means there in an
        attribute that is the option's text without signs: an encounter's `.choose2` to `choose:2`. What a thing says to
        one verb only, or of one thing asked about, is an attribute of that name: a character's `.draft`.
        """
        action = option.action if isinstance(option, Option) else option
        syntax = syntax_of(type(action))
        about = self.things(asked or {})
        for kind, value in about:
            text = self.printed(kind, value, NO_SIGN.sub("", text_of(action)))
            if text:
                return text
        for argument in syntax.arguments:
            value = getattr(action, argument.name)
            if argument.ref and argument.ref != SEAT:
                for attribute in (syntax.verb, *[str(one) for _, one in about], "text"):
                    text = self.printed(argument.ref, value, attribute)
                    if text:
                        return text
        return ""

    def beyond(self, decision: Decision) -> list[str]:
        """What the things a question is about say besides its options, such as what an encounter would also offer."""
        told = [self.about(option, decision.args) for option in decision.options]
        found: list[str] = []
        for kind, value in self.things(decision.args):
            text = whole = self.printed(kind, value)
            for said in told:
                text = text.replace(said, "") if said else text
            if text.strip():
                found.append(text if text == whole else self.t("not-offered", text=" ".join(text.split())))
        return found

    def things(self, args: Mapping[str, Any]) -> list[tuple[str, Any]]:
        """What the arguments of a question or a refusal point at: kind and id."""
        usual = [(self._usual.get(name, ""), value) for name, value in args.items()]
        return [(kind, value) for kind, value in usual if kind and kind != SEAT]

    def printed(self, kind: str, value: Any, attribute: str = "text") -> str:
        """What is printed on a thing; empty where it has no such text."""
        known = isinstance(value, str | int) and FLUENT_ID.fullmatch(attribute)
        return self.t.describe(self.box.id, kind, str(value), attribute) if known else ""

    # Sentences

    def option(self, option: Option | Action) -> str:
        """What an option does: "Move to B2"."""
        action = option.action if isinstance(option, Option) else option
        syntax = syntax_of(type(action))
        refs = {argument.name: argument.ref for argument in syntax.arguments}
        args = {name: self._said(getattr(action, name), ref) for name, ref in refs.items()}
        key = self._first(f"{self.box.id}-do-{syntax.verb}", f"do-{syntax.verb}")
        return self._text(key, args) or text_of(action)

    def event(self, seen: SeenEvent | Event) -> str:
        """What happened: "Player 1 moves to B2"."""
        event = seen.event if isinstance(seen, SeenEvent) else seen
        refs = refs_of_fields(type(event))
        args = {name: self._said(getattr(event, name), ref) for name, ref in refs.items()}
        key = self._first(tag_of(type(event)).replace(".", "-"))
        return self._text(key, args) or self._bare(tag_of(type(event)), args)

    def prompt(self, decision: Decision) -> str:
        """What a seat is asked."""
        key, args = decision.prompt
        return self._text(self._first(key, f"ask-{decision.kind}"), self._guessed(args)) or self.t("choose")

    def denial(self, denial: Denial) -> str:
        """Why something is refused, without the rule itself: `denial.rule` says where to read it."""
        args = self._guessed(denial.args)
        by_rule = f"{self.box.id}-denied-{denial.rule.lower()}" if denial.key == "denied" else ""
        return self._text(self._first(by_rule, f"denied-{denial.key}"), args) or denial.text

    def effect(self, effect: Effect) -> str:
        """A lasting effect: what it comes from, what it changes, on whom."""
        on = self.seat(effect.on) if isinstance(effect.on, int) else self.thing(effect.on)
        args = {"on": on, "amount": effect.amount, "what": self.label(effect.what)}
        key = self._first(f"{self.box.id}-effect-{effect.source}")
        return self._text(key, args) or f"{self.thing(effect.source)}: {args['what']} {effect.amount:+d} ({on})"

    def ending(self, result: Result) -> str:
        """Why the match ended; empty where the game does not say."""
        return self._text(self._first(f"{self.box.id}-end-{result.reason.lower()}"), {}) if result.reason else ""

    def label(self, name: str) -> str:
        """The heading of a field or an option of the game; else its name in plain letters."""
        key = self._first(f"{self.box.id}-field-{name}", f"{self.box.id}-option-{name}")
        return self._text(key, {}) or name.replace("_", " ")

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._text(self._first(f"{self.box.id}-title"), {}) or self.box.id.replace("_", " ").title()

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Every kind of thing the game's options and events point at."""
        return tuple(sorted({kind for kind in self._usual.values() if kind and kind != SEAT}))

    @cached_property
    def _usual(self) -> dict[str, str]:
        """What an argument of this name usually points at: denials and prompts say names and values only."""
        found: dict[str, str] = {SEAT: SEAT}
        classes = [*self.box.rules.verbs.values(), *self.box.rules.events]
        for cls in classes:
            for name, kind in refs_of_fields(cls).items():
                if kind:
                    found.setdefault(name, kind)
                    found.setdefault(kind, kind)
        return found

    def _guessed(self, args: Mapping[str, Any]) -> Args:
        return {name: self._said(value, self._usual.get(name, "")) for name, value in args.items()}

    def _said(self, value: Any, kind: str) -> Any:
        """A value as an argument of a text. Numbers stay numbers: texts choose plurals by them."""
        if isinstance(value, tuple | list):
            return self._listed([str(self._said(one, kind)) for one in value])
        if isinstance(value, Action):
            return self.option(value)
        if value is None:
            return self.t("none")
        if isinstance(value, bool):
            return self.t("yes" if value else "no")
        return self.name(kind, value) if kind else value

    def _listed(self, words: list[str]) -> str:
        if not words:
            return self.t("none")
        if all(word.lstrip("-").isdigit() for word in words) or len(words) == 1:
            return ", ".join(words)
        return f"{', '.join(words[:-1])} {self.t('and')} {words[-1]}"

    def _first(self, *keys: str) -> str:
        return next((key for key in keys if key and self._has(key)), "")

    def _has(self, key: str) -> bool:
        return self.t.has(key)

    def _text(self, key: str, args: Args) -> str:
        return self.t(key, **args) if key else ""

    def _bare(self, tag: str, args: Args) -> str:
        said = ", ".join(f"{name} {value}" for name, value in args.items())
        return f"{tag.rpartition('.')[2].replace('_', ' ')}: {said}" if said else tag.rpartition(".")[2]


@lru_cache(maxsize=1024)
def refs_of_fields(cls: type) -> dict[str, str]:
    """What each field of an action, event or part points at (`Ref`); "" where it is no reference."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: _ref(hints[name]) for name in cls.__struct_fields__}  # type: ignore[attr-defined]


def _ref(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Ref):
                return extra.kind
    if get_origin(hint) in (Annotated, Union, types.UnionType, tuple, list):
        arms = get_args(hint)[:1] if get_origin(hint) is Annotated else get_args(hint)
        return next((kind for kind in map(_ref, arms) if kind), "")
    return ""
