"""Abilities of characters, skills and companions."""

from brassboard.kernel import Flow, Kind

from ..data.core_frames import StartChoice
from ..queries import Scene

START: tuple[Kind, ...] = ()


def start_choice(m: Scene, act: StartChoice) -> Flow:
    return None


def abilities_with(m: Scene, kind: str) -> list[str]:
    return []


def abilities_after(m: Scene, kind: str) -> list[str]:
    return []


def use_ability(m: Scene, id: str) -> Flow:
    return None
