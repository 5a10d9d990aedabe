"""Reinforcement learning: any game as a PettingZoo environment. The only package that needs PettingZoo.

>>> import brassboard.rl
>>> env = brassboard.rl.env("duel", players=3)
>>> env.reset(seed=7)
>>> env.infos[env.agent_selection]["kind"]
'react'
"""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ImportError as missing:
    raise ImportError(f"brassboard.rl needs more packages ({missing}): pip install 'brassboard[rl]'") from missing

from .encoding import encoded
from .environment import Environment, env, raw_env

__all__ = ["Environment", "encoded", "env", "raw_env"]
