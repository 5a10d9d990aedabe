"""Help of the commands in both languages. Arguments name the key of their text; only `--help` reads the texts."""

import argparse
import os
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from brassboard.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent / "texts"
HEADINGS = {"positional arguments": "help.arguments", "options": "help.options"}  # Headings that argparse brings.


class HelpFormatter(argparse.HelpFormatter):
    """Formats help whose texts are keys. A text that has several lines keeps them."""

    def __init__(self, prog: str, *, lang: str, **layout: Any) -> None:
        super().__init__(prog, **layout)
        self._text = Texts(lang, FOLDER)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._text('help.usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._text(HEADINGS.get(heading, heading)) if heading else heading)

    def add_text(self, text: str | None) -> None:
        super().add_text(self._text(text) if text and self._text.has(text) else text)  # The version is no key.

    def _expand_help(self, action: argparse.Action) -> str:
        key = "help.help" if isinstance(action, argparse._HelpAction) else str(action.help)
        return self._text(key, default=str(action.default))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" not in text:
            return super()._fill_text(text, width, indent)
        return "".join([indent + line for line in text.splitlines(keepends=True)])


def set_help_language(parser: argparse.ArgumentParser, lang: str) -> None:
    """Let a parser and the parsers of its commands write their help in a language."""
    parser.formatter_class = partial(HelpFormatter, lang=lang)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                set_help_language(each, lang)


def help_language(words: Sequence[str]) -> str:
    """Return the language of a command: that after `--lang`, or that of the terminal."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        asked = after if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES:
            return asked
    return terminal_language()


def terminal_language() -> str:
    return "de" if os.environ.get("LANG", "").lower().startswith("de") else "en"
