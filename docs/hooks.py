"""MkDocs hook: write the rules of every installed game, ours or another package's, as one page per language.

What a campaign keeps secret is left out; of its booklet the page has the title and a warning. With the environment
variable BRASSBOARD_SPOILERS=1 it gets pages of its own, folded and not in the search.
"""

from __future__ import annotations

import os
import re
from html import escape
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from brassboard.catalogue import NOTHING_OPEN, Catalogue, Entry, load_catalogues

SECTION = "Rules"
SPOILERS = "BRASSBOARD_SPOILERS"

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "language": "English",
        "overview": "The rules of every game, in our own words. Each rule has a number that never changes. The engine, "
        "its tests and every answer to “Why not?” cite it. In the terminal: `brassboard rules duel DU-MOVE-01`.",
        "none": "No game has a catalogue yet.",
        "count": "entries",
        "planned": "Not yet playable",
        "planned_text": "These rules are written down, but the game does not use them yet.",
        "sealed": "Sealed",
        "sealed_text": "These rules give a campaign's story away. The campaign opens them as you play. "
        "To read them all now, run",
        "spoilers": "Spoilers",
        "spoilers_text": "Everything below gives the campaign's story away. Open it only if you know the story.",
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
        "sealed": "Versiegelt",
        "sealed_text": "Diese Regeln verraten die Geschichte einer Kampagne. Die Kampagne öffnet sie beim Spielen. "
        "Alles lesen:",
        "spoilers": "Spoiler",
        "spoilers_text": "Alles Weitere verrät die Geschichte der Kampagne. Öffne es nur, wenn du sie kennst.",
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
    catalogues = open_catalogues()
    pages: list[Any] = ["rules/index.md"]
    for lang, words in WORDS.items():
        listed = [{catalogue.booklets[0].titled(lang): _uri(game, lang)} for game, catalogue in catalogues.items()]
        if spoilers_wanted():
            sealed = {game: catalogue.sealed(lang) for game, catalogue in catalogues.items()}
            listed += [{", ".join(titles): _uri(f"{game}.spoilers", lang)} for game, titles in sealed.items() if titles]
        if listed:
            pages.append({words["language"]: listed})
    config.nav = [{SECTION: pages} if SECTION in item else item for item in config.nav or []]
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for uri, content in generated_pages().items():
        files.append(File.generated(config, uri, content=content))
    return files


def generated_pages() -> dict[str, str]:
    """Return the pages that this hook writes, by their place."""
    catalogues = open_catalogues()
    pages = {"rules/index.md": overview(catalogues)}
    for game, catalogue in catalogues.items():
        pages |= {_uri(game, lang): page(catalogue, lang) for lang in WORDS}
    if spoilers_wanted():
        for game, whole in load_catalogues().items():
            if whole.gates:
                pages |= {_uri(f"{game}.spoilers", lang): spoilers(whole, lang) for lang in WORDS}
    return pages


def spoilers_wanted() -> bool:
    return os.environ.get(SPOILERS, "") not in ("", "0")


def open_catalogues() -> dict[str, Catalogue]:
    """Return the rules of every game without what a campaign keeps secret."""
    return {game: catalogue.seen(NOTHING_OPEN) for game, catalogue in load_catalogues().items()}


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
    for title in catalogue.sealed(lang):
        command = f"`brassboard rules {catalogue.game} --spoilers`"
        lines += ["", f"## {_text(title)}", "", f'!!! warning "{words["sealed"]}"']
        lines += [f"    {words['sealed_text']} {command}."]
    return "\n".join(lines) + "\n"


def spoilers(whole: Catalogue, lang: str) -> str:
    """Return the page of what the gates of a game keep closed: folded, without contents, and not in the search."""
    words = WORDS[lang]
    shown = whole.seen(NOTHING_OPEN)
    title = _text(", ".join(shown.sealed(lang)))
    lines = ["---", "search:", "  exclude: true", "hide:", "  - toc", "---", f"# {title}", ""]
    lines += [words["spoilers_text"], "", f'??? danger "{words["spoilers"]}"']
    for topic in whole.topics(lang):
        entries = [entry for entry in whole.by_topic(topic.name, lang) if entry.id not in shown]
        if entries:
            said = ["", f"**{_text(topic.label)}**"]
            said += [line for entry in entries for line in ("", *_entry(entry, lang, words))]
            lines += [f"    {line}" if line else "" for line in said]
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
