"""Everything a person reads, in both languages: Project Fluent files, the engine's own and each game's."""

from brassboard.texts.bundle import COMMON, LANGUAGES, TextError, Texts, text_folders, texts_for

__all__ = ["COMMON", "LANGUAGES", "TextError", "Texts", "text_folders", "texts_for"]
