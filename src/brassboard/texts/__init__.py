"""All texts for players in both languages: Project Fluent files of the engine and of each game."""

from brassboard.texts.bundle import COMMON, LANGUAGES, TextError, Texts, text_folders, texts_for

__all__ = ["COMMON", "LANGUAGES", "TextError", "Texts", "text_folders", "texts_for"]
