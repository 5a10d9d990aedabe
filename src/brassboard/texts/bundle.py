"""Texts in one language: `t("your-turn", seat="Ada")`, and the names of a game's things."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from brassboard.catalogue.game_folders import game_folder
from brassboard.kernel.errors import BadInput

if TYPE_CHECKING:  # a quarter of what `import brassboard` would take, and a worker that only plays reads no texts
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "de")
COMMON = Path(__file__).parent
FLUENT_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
COUNTED = re.compile(r"(\D+)(\d+)")


class TextError(LookupError):
    """A text that is not there, or that lacks an argument. Only strict texts raise it."""


class Texts:
    """The engine's texts and those of the folders given, each folder with `en.ftl` and `de.ftl`.

    Strict texts raise where anything is missing: for tests. Others show English for want of German,
    and `⟨key⟩` where there is nothing at all: a player should rather see that than an error.
    """

    def __init__(self, lang: str, *sources: Path, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f'no language "{lang}"; known are: {", ".join(LANGUAGES)}', "texts")
        self.lang = lang
        self.strict = strict
        spoken = (lang,) if strict or lang == "en" else (lang, "en")
        self._bundles = [_bundle(each, (COMMON, *sources)) for each in spoken]

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key, or of an attribute: `t("duel-card-luck.text")`."""
        for bundle, pattern in self._patterns(key):
            text, problems = bundle.format_pattern(pattern, args)
            if problems and self.strict:
                raise TextError(f"{self.lang}: {key}: {'; '.join(map(str, problems))}")
            return str(text)
        if self.strict:
            raise TextError(f"{self.lang}: no text {key}")
        return f"⟨{key}⟩"

    def has(self, key: str) -> bool:
        """Whether there is a text in this language (or, where not strict, at least in English)."""
        return any(True for _ in self._patterns(key))

    def keys(self, prefix: str) -> list[str]:
        """The keys of this language that begin so, in the order of the files."""
        return [key for key in self._bundles[0]._messages if key.startswith(prefix)]

    def name(self, game: str, kind: str, identity: str) -> str:
        """What a thing of a game is called: `t.name("duel", "card", "luck")`; else its bare id."""
        return self.known(game, kind, identity) or identity

    def known(self, game: str, kind: str, identity: str) -> str:
        """What a thing is called; empty where nobody has named it.

        A dot of its id is a hyphen of its key. Things that are only counted share one text, which says their number:
        `t07` is called by the text of `t-n`.
        """
        counted = COUNTED.fullmatch(identity)
        shared = f"{game}-{kind}-{counted[1]}-n" if counted else ""
        own = self._of_thing(game, kind, identity, "")
        if own or counted is None or not FLUENT_ID.fullmatch(shared) or not self.has(shared):
            return own
        return self(shared, n=int(counted[2]))

    def describe(self, game: str, kind: str, identity: str, attribute: str = "text") -> str:
        """The printed text of a thing, its `.text`; empty where it has none."""
        return self._of_thing(game, kind, identity, f".{attribute}")

    def _of_thing(self, game: str, kind: str, identity: str, attribute: str) -> str:
        key = f"{game}-{kind}-{identity.replace('.', '-')}"
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


def texts_for(game: str | Path | ModuleType, lang: str, *, strict: bool = False) -> Texts:
    """The texts of a game, given its name, its package or its package folder."""
    home = game_folder(game) if isinstance(game, str) else game
    return Texts(lang, *text_folders(home), strict=strict)


def text_folders(game: Path | ModuleType) -> list[Path]:
    """Return the folders of a game's texts: its own, then those of the expansions inside its package.

    A game that is a single module has none: the folder around it belongs to other packages too.
    """
    if isinstance(game, ModuleType):
        if not hasattr(game, "__path__"):
            return []
        game = Path(str(game.__file__)).parent
    return [game / "texts", *sorted(game.glob("*/texts"))]


def _bundle(lang: str, folders: tuple[Path, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        file = folder / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(_resource(file, file.stat().st_mtime_ns))
    return bundle


@lru_cache(maxsize=64)
def _resource(file: Path, _changed: int) -> "ast.Resource":
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))
