"""Texts in one language: `t("your-turn", seat="Ada")`, and the names of a game's things."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from brassboard.catalogue.game_folders import game_folder
from brassboard.catalogue.gates import NOTHING_OPEN, Opened
from brassboard.kernel.errors import BadInput
from brassboard.texts.sources import TextSource, text_sources

if TYPE_CHECKING:  # Fluent is a quarter of the import time, and a worker that only plays reads no texts.
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "de")
COMMON = Path(__file__).parent
FLUENT_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
COUNTED = re.compile(r"(\D+)(\d+)")


class TextError(LookupError):
    """A text is missing or lacks an argument. Only strict texts raise it."""


class Texts:
    """The engine's texts and those of the folders given, each folder with `en.ftl` and `de.ftl`.

    Strict texts raise an error if anything is missing, which is meant for tests. Others show English if German is
    missing, and `⟨key⟩` if both are missing: a player should rather see that than an error.
    """

    def __init__(self, lang: str, *sources: Path | TextSource, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f'no language "{lang}"; known are: {", ".join(LANGUAGES)}', "texts")
        self.lang = lang
        self.strict = strict
        spoken = (lang,) if strict or lang == "en" else (lang, "en")
        self._bundles = [_bundle(each, (COMMON, *sources)) for each in spoken]

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the text of a key, or of an attribute: `t("duel-card-luck.text")`."""
        for bundle, pattern in self._patterns(key):
            text, problems = bundle.format_pattern(pattern, args)
            if problems and self.strict:
                raise TextError(f"{self.lang}: {key}: {'; '.join(map(str, problems))}")
            return str(text)
        if self.strict:
            raise TextError(f"{self.lang}: no text {key}")
        return f"⟨{key}⟩"

    def has(self, key: str) -> bool:
        """Return whether there is a text in this language (or, where not strict, at least in English)."""
        return any(True for _ in self._patterns(key))

    def keys(self, prefix: str) -> list[str]:
        """Return the keys of this language with this prefix, in the order of the files."""
        return [key for key in self._bundles[0]._messages if key.startswith(prefix)]

    def name(self, game: str, kind: str, identity: str) -> str:
        """Return the name of a thing of a game: `t.name("duel", "card", "luck")`, or its id if it has none."""
        return self.known(game, kind, identity) or identity

    def known(self, game: str, kind: str, identity: str) -> str:
        """Return the name of a thing, or an empty string if it has none.

        A dot in its id is a hyphen in its key, a plus is `_plus`. Things that are only counted share one text with
        their number: `t07` has the text of `t-n`.
        """
        counted = COUNTED.fullmatch(identity)
        shared = f"{game}-{kind}-{counted[1]}-n" if counted else ""
        own = self._of_thing(game, kind, identity, "")
        if own or counted is None or not FLUENT_ID.fullmatch(shared) or not self.has(shared):
            return own
        return self(shared, n=int(counted[2]))

    def describe(self, game: str, kind: str, identity: str, attribute: str = "text") -> str:
        """Return the printed text of a thing (its `.text`), or an empty string."""
        return self._of_thing(game, kind, identity, f".{attribute}")

    def _of_thing(self, game: str, kind: str, identity: str, attribute: str) -> str:
        key = f"{game}-{kind}-{identity.replace('.', '-').replace('+', '_plus')}"
        known = FLUENT_ID.fullmatch(key) and self.has(key + attribute)
        return self(key + attribute) if known else ""

    def _patterns(self, key: str) -> "Iterator[tuple[FluentBundle, Any]]":
        identity, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(identity):
                message = bundle.get_message(identity)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    yield bundle, pattern


def texts_for(
    game: str | Path | ModuleType, lang: str, *, strict: bool = False, opened: Opened = NOTHING_OPEN
) -> Texts:
    """Return the texts of a game, given its name, its package or its package folder."""
    home = game_folder(game) if isinstance(game, str) else game
    return Texts(lang, *text_sources(home, opened), strict=strict)


def _bundle(lang: str, sources: tuple[Path | TextSource, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for each in sources:
        source = TextSource(each) if isinstance(each, Path) else each
        if files := source.files(lang):
            bundle.add_resource(_resource(source, lang, tuple([file.stat().st_mtime_ns for file in files])))
    return bundle


@lru_cache(maxsize=64)
def _resource(source: TextSource, lang: str, _changed: tuple[int, ...]) -> "ast.Resource":
    from fluent.runtime import FluentResource

    return FluentResource(source.text(lang))
