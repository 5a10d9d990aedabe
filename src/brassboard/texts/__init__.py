"""All texts for players in both languages: Project Fluent files of the engine and of each game."""

from brassboard.texts.bundle import COMMON, LANGUAGES, TextError, Texts, texts_for
from brassboard.texts.sources import TextSource, package_folder, text_folders, text_sources

__all__ = [
    "COMMON",
    "LANGUAGES",
    "TextError",
    "TextSource",
    "Texts",
    "package_folder",
    "text_folders",
    "text_sources",
    "texts_for",
]
