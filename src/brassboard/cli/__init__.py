"""The command line: `brassboard play duel`, `brassboard rules duel`, …"""

from brassboard.cli.main import main

__all__ = ["main"]
