"""Bosses: placing them, and what is special about them."""
