"""MkDocs hook: write the rules of every installed game, ours or another package's, as one page per language."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from brassboard.catalogue import Catalogue, Entry, load_catalogues

SECTION = "Rules"

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "language": "English",
        "overview": "The rules of every game, in our own words. Each rule has a number that never changes. The engine, "
        "its tests and every answer to “Why not?” cite it. In the terminal: `brassboard rules duel DU-MOVE-01`.",
        "none": "No game has a catalogue yet.",
        "count": "entries",
        "planned": "Not yet playable",
        "planned_text": "These rules are written down, but the game does not use them yet.",
        "untranslated": "",
        "check": "Test",
        "question": "Question",
        "ruling": "Ruling",
        "seeds_say": "The rulebooks say",
        "why": "Why",
        "given": "Given",
        "when": "When",
        "then": "Then",
        "missing": "Missing",
        "known": "Known",
        "proposal": "Instead",
    },
    "de": {
        "language": "Deutsch",
        "overview": "Die Regeln aller Spiele in unseren eigenen Worten. Jede hat eine Nummer, die sich nie ändert: "
        "das Programm, seine Tests und jede Antwort auf „Warum nicht?“ nennen sie. Im Terminal: "
        "`brassboard rules duel DU-MOVE-01 --lang de`.",
        "none": "Noch hat kein Spiel einen Regelkatalog.",
        "count": "Einträge",
        "planned": "Noch nicht spielbar",
        "planned_text": "Diese Regeln sind aufgeschrieben, aber das Spiel kennt sie noch nicht.",
        "untranslated": "noch nicht übersetzt",
        "check": "Test",
        "question": "Frage",
        "ruling": "Entscheidung",
        "seeds_say": "Die Regelhefte sagen",
        "why": "Warum",
        "given": "Gegeben",
        "when": "Wenn",
        "then": "Dann",
        "missing": "Es fehlt",
        "known": "Bekannt",
        "proposal": "Stattdessen",
    },
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the generated pages into the navigation."""
    catalogues = load_catalogues()
    pages: list[Any] = ["rules/index.md"]
    for lang, words in WORDS.items():
        listed = [{catalogue.booklets[0].titled(lang): _uri(game, lang)} for game, catalogue in catalogues.items()]
        if listed:
            pages.append({words["language"]: listed})
    config.nav = [{SECTION: pages} if SECTION in item else item for item in config.nav or []]
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    catalogues = load_catalogues()
    files.append(File.generated(config, "rules/index.md", content=overview(catalogues)))
    for game, catalogue in catalogues.items():
        for lang in WORDS:
            files.append(File.generated(config, _uri(game, lang), content=page(catalogue, lang)))
    return files


def overview(catalogues: dict[str, Catalogue]) -> str:
    lines = ["# Rules"]
    for lang, words in WORDS.items():
        lines += ["", f"## {words['language']}", "", words["overview"], ""]
        for game, catalogue in catalogues.items():
            title = _text(catalogue.booklets[0].titled(lang))
            lines.append(f"- [{title}]({game}.{lang}.md): {len(catalogue)} {words['count']}")
        if not catalogues:
            lines.append(words["none"])
    return "\n".join(lines) + "\n"


def page(catalogue: Catalogue, lang: str) -> str:
    """Return the page of one game's rules, with a chapter for each topic and an anchor for each rule."""
    words = WORDS[lang]
    lines = [f"# {_text(catalogue.booklets[0].titled(lang))}"]
    for topic in catalogue.topics(lang):
        label = topic.label.replace("_", " ")
        lines += ["", f"## {_text(label[:1].upper() + label[1:])} {{ #{lang}-{_slug(topic.name)} }}"]
        if topic.planned == topic.count:
            lines += ["", f'!!! note "{words["planned"]}"', f"    {words['planned_text']}"]
        for entry in catalogue.by_topic(topic.name, lang):
            lines += ["", *_entry(entry, lang, words)]
    return "\n".join(lines) + "\n"


def _entry(entry: Entry, lang: str, words: dict[str, str]) -> list[str]:
    notes = [words["untranslated"]] if entry.lang != lang else []
    notes += [words["planned"]] if entry.planned else []
    note = f" <small>({', '.join(notes)})</small>" if notes else ""
    lines = [f"**{entry.id}**{{ #{entry.id} }}{note}", ""]
    for field, text in entry.texts:
        said = _text(text)
        lines += [said if field == "text" else f"*{words[field]}:* {said}", ""]
    return lines[:-1]


def _text(text: str) -> str:
    """Return the text with the signs of Markdown and HTML escaped."""
    return re.sub(r"([\\`*_{}\[\]#|~^$])", r"\\\1", escape(" ".join(text.split()), quote=False))


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")


def _uri(game: str, lang: str) -> str:
    return f"rules/{game}.{lang}.md"
