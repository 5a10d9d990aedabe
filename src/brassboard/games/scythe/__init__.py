"""Scythe: one to seven players, and Automas for whoever plays alone or wants more rivals.

Each module of `rules` is a chapter of the rulebook. `extension_points` names the points where rules plug in,
`base_module` says what the base game brings to each of them, and expansions plug in beside it.
"""

from .game import GAME

__all__ = ["GAME"]
