"""Abilities of characters, skills and companions."""
