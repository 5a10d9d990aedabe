"""Scythe: one to seven players, and Automas for whoever plays alone or wants more rivals.

A module is a chapter of the rulebook. What the base game brings to each named point is in `base`; `points` says which
points there are, so that expansions plug in beside it.
"""

from .game import GAME

__all__ = ["GAME"]
