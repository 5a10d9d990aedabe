"""Options, events, questions and refusals as sentences of one language, for terminal and server.

Where a text is missing, the canonical text is used: a player should rather read `move:B2` than an error.
"""

import re
import types
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from brassboard.catalogue import NOTHING_OPEN, Catalogue, Opened
from brassboard.installed_game import InstalledGame
from brassboard.kernel import Action, Decision, Denial, Effect, Event, Game, Option, Result, Seat
from brassboard.kernel.action_text import syntax_of, text_of
from brassboard.kernel.data import CHANCE, Ref
from brassboard.kernel.game import tag_of
from brassboard.kernel.match import SeenEvent
from brassboard.texts import Texts
from brassboard.texts.bundle import FLUENT_ID

SEAT = "seat"
NOT_WORD_CHARACTER = re.compile(r"[^a-zA-Z0-9_]")
Args = dict[str, Any]


class Sentences:
    """The sentences of a game in one language: `Sentences(brassboard.game("duel"), "de").event(seen)`.

    `opened` are the gates of a campaign that are open for the reader; without it all are closed.
    """

    def __init__(
        self,
        installed: InstalledGame,
        lang: str = "en",
        texts: Texts | None = None,
        opened: Opened = NOTHING_OPEN,
        rules: Game | None = None,
    ) -> None:
        self.installed = installed
        self.rules = rules or installed.rules
        """The rules that are played: those of the game, or those of its campaign."""
        self.lang = lang
        self.opened = opened
        self.t = texts or installed.texts(lang, opened)

    @cached_property
    def catalogue(self) -> Catalogue:
        """Return the rules that the reader may look up."""
        return self.installed.catalogue_with(self.opened)

    # Who and what

    def seat(self, seat: Seat) -> str:
        """Return the name of a seat: "Player 1" is seat 0."""
        return self.t("player", number=seat + 1) if seat >= 0 else self.t("seat-chance" if seat == CHANCE else "nobody")

    def seats(self, seats: Iterable[Seat]) -> str:
        """Return the names of several seats: "Player 1 and Player 3"."""
        return self._join_list([self.seat(seat) for seat in seats])

    def name(self, kind: str, value: Any) -> str:
        """Return the name of the thing of this kind with this id, or the id if it has no name."""
        if value is None:
            return self.t("none")
        if kind == SEAT and isinstance(value, int):
            return self.seat(value)
        name_of = self.rules.display.name_of or self.installed.rules.display.name_of
        given = name_of(kind, value) if name_of else None
        return given or self.t.known(self.installed.id, kind, str(value)) or self._part_name(kind, str(value))

    def _part_name(self, kind: str, identity: str) -> str:
        """Return the name of a part such as `clayton.main`, from the text `<game>-<kind>-of`."""
        owner, dot, part = identity.partition(".")
        joins = f"{self.installed.id}-{kind}-of"
        return (
            self.t(joins, owner=self.name_of_id(owner), part=self.name_of_id(part))
            if dot and self._has(joins)
            else identity
        )

    def name_of_id(self, value: Any) -> str:
        """Return the name of an id whose kind is not known: the first thing of the game with this id."""
        names = (self.t.known(self.installed.id, kind, str(value)) for kind in self.kinds)
        return next((name for name in names if name), str(value))

    def option_text(self, option: Option | Action, asked: Mapping[str, Any] | None = None) -> str:
        """Return the printed text of what an option refers to, such as a card's, or an empty string.

        `asked` are the arguments of the question. The thing that the question is about says what this option means in
        an attribute named by the option's text without signs: an encounter has `.choose2` for `choose:2`. Text that a
        thing has only for one verb, or for one thing asked about, is an attribute of that name: a character has
        `.draft`.
        """
        action = option.action if isinstance(option, Option) else option
        syntax = syntax_of(type(action))
        option_text = self.references(asked or {})
        for kind, value in option_text:
            text = self.printed_text(kind, value, NOT_WORD_CHARACTER.sub("", text_of(action)))
            if text:
                return text
        for argument in syntax.arguments:
            value = getattr(action, argument.name)
            if argument.ref and argument.ref != SEAT:
                for attribute in (syntax.verb, *[str(item) for _, item in option_text], "text"):
                    text = self.printed_text(argument.ref, value, attribute)
                    if text:
                        return text
        return ""

    def unlisted_texts(self, decision: Decision) -> list[str]:
        """Return what the things a question is about say besides its options, such as offers that cannot be taken."""
        told = [self.option_text(option, decision.args) for option in decision.options]
        found: list[str] = []
        for kind, value in self.references(decision.args):
            text = whole = self.printed_text(kind, value)
            for said in told:
                text = text.replace(said, "") if said else text
            if text.strip():
                found.append(text if text == whole else self.t("not-offered", text=" ".join(text.split())))
        return found

    def references(self, args: Mapping[str, Any]) -> list[tuple[str, Any]]:
        """Return what the arguments of a question or a refusal refer to, as kind and id."""
        usual = [(self._usual_refs.get(name, ""), value) for name, value in args.items()]
        return [(kind, value) for kind, value in usual if kind and kind != SEAT]

    def printed_text(self, kind: str, value: Any, attribute: str = "text") -> str:
        """Return what is printed on a thing, or an empty string if it has no such text."""
        known = isinstance(value, str | int) and FLUENT_ID.fullmatch(attribute)
        return self.t.describe(self.installed.id, kind, str(value), attribute) if known else ""

    # Sentences

    def option(self, option: Option | Action) -> str:
        """Return what an option does: "Move to B2"."""
        action = option.action if isinstance(option, Option) else option
        syntax = syntax_of(type(action))
        refs = {argument.name: argument.ref for argument in syntax.arguments}
        args = {name: self._as_argument(getattr(action, name), ref) for name, ref in refs.items()}
        key = self._first(f"{self.installed.id}-do-{syntax.verb}", f"do-{syntax.verb}")
        return self._text(key, args) or text_of(action)

    def options(self, options: Sequence[Option]) -> list[str]:
        """Return what each option does. Equal texts are numbered, such as those of two equal items: "Use Lamp (2)"."""
        texts = [self.option(option) for option in options]
        return [
            f"{text} ({texts[: place + 1].count(text)})" if texts.count(text) > 1 else text
            for place, text in enumerate(texts)
        ]

    def event(self, seen: SeenEvent | Event) -> str:
        """Return what happened: "Player 1 moves to B2"."""
        event = seen.event if isinstance(seen, SeenEvent) else seen
        refs = refs_of_fields(type(event))
        args = {name: self._as_argument(getattr(event, name), ref) for name, ref in refs.items()}
        key = self._first(tag_of(type(event)).replace(".", "-"))
        return self._text(key, args) or self._fallback_text(tag_of(type(event)), args)

    def prompt(self, decision: Decision) -> str:
        """Return the question to a seat."""
        key, args = decision.prompt
        return self._text(self._first(key, f"ask-{decision.kind}"), self._arguments(args)) or self.t("choose")

    def denial(self, denial: Denial) -> str:
        """Return why something is refused, without the text of the rule `denial.rule`."""
        args = self._arguments(denial.args)
        by_rule = f"{self.installed.id}-denied-{denial.rule.lower()}" if denial.key == "denied" else ""
        return self._text(self._first(by_rule, f"denied-{denial.key}"), args) or denial.text

    def effect(self, effect: Effect) -> str:
        """Return a lasting effect: its source, what it changes, and on whom."""
        on = self.seat(effect.on) if isinstance(effect.on, int) else self.name_of_id(effect.on)
        args = {"on": on, "amount": effect.amount, "what": self.label(effect.what)}
        key = self._first(f"{self.installed.id}-effect-{effect.source}")
        return self._text(key, args) or f"{self.name_of_id(effect.source)}: {args['what']} {effect.amount:+d} ({on})"

    def ending(self, result: Result) -> str:
        """Return why the match ended, or an empty string if the game has no text for it."""
        return self._text(self._first(f"{self.installed.id}-end-{result.reason.lower()}"), {}) if result.reason else ""

    def label(self, name: str) -> str:
        """Return the heading of a field or an option of the game, or its name in plain letters."""
        key = self._first(f"{self.installed.id}-field-{name}", f"{self.installed.id}-option-{name}")
        return self._text(key, {}) or name.replace("_", " ")

    @property
    def title(self) -> str:
        """Return the title of the game."""
        return self._text(self._first(f"{self.rules.id}-title"), {}) or self.rules.id.replace("_", " ").title()

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Return every kind of thing that the game's options and events refer to."""
        return tuple(sorted({kind for kind in self._usual_refs.values() if kind and kind != SEAT}))

    @cached_property
    def _usual_refs(self) -> dict[str, str]:
        """Return what an argument of each name usually refers to: denials and prompts give only names and values."""
        found: dict[str, str] = {SEAT: SEAT}
        classes = [*self.rules.verbs.values(), *self.rules.events]
        for cls in classes:
            for name, kind in refs_of_fields(cls).items():
                if kind:
                    found.setdefault(name, kind)
                    found.setdefault(kind, kind)
        return found

    def _arguments(self, args: Mapping[str, Any]) -> Args:
        return {name: self._as_argument(value, self._usual_refs.get(name, "")) for name, value in args.items()}

    def _as_argument(self, value: Any, kind: str) -> Any:
        """Return a value as an argument of a text. Numbers stay numbers, because texts choose plurals by them."""
        if isinstance(value, tuple | list):
            return self._join_list([str(self._as_argument(item, kind)) for item in value])
        if isinstance(value, Action):
            return self.option(value)
        if value is None:
            return self.t("none")
        if isinstance(value, bool):
            return self.t("yes" if value else "no")
        return self.name(kind, value) if kind else value

    def _join_list(self, words: list[str]) -> str:
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

    def _fallback_text(self, tag: str, args: Args) -> str:
        said = ", ".join(f"{name} {value}" for name, value in args.items())
        return f"{tag.rpartition('.')[2].replace('_', ' ')}: {said}" if said else tag.rpartition(".")[2]


@lru_cache(maxsize=1024)
def refs_of_fields(cls: type) -> dict[str, str]:
    """Return what each field of an action, event or part refers to (`Ref`), or "" if it is no reference."""
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
