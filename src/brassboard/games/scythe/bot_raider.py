"""What everybody knows of an Automa's next turn: where it could attack, and with how many of its cards."""

from typing import Final

from brassboard.kit.bits import Bits, members

from .automa import scheme_now
from .automa_moves import around, neighbourhood
from .content import AUTOMA_CARDS
from .points import Scene
from .table import NOWHERE, Player

LATER: Final = 0.4  # what it reaches only after another move


class Raider:
    """An Automa that may attack: its reach, and how likely its card tells it to."""

    def __init__(self, m: Scene, foe: Player) -> None:
        self.foe = foe
        armed = bool(foe.mechs) or foe.character not in (NOWHERE, foe.base)
        self.near: Bits = neighbourhood(m, foe) if armed else 0
        self.far: Bits = 0  # a turn later
        for at in members(self.near):
            self.far |= around(m, foe, at)
        scheme = scheme_now(foe)
        fights = raids = either = 0
        for card in AUTOMA_CARDS.values():
            doings = [doing for doing in card.schemes[scheme].moves if doing.faction in ("", foe.faction)]
            fight = any([doing.do == "attack_combat_unit" and foe.power >= doing.min_power for doing in doings])
            raid = any([doing.do == "attack_worker" for doing in doings])
            fights += fight
            raids += raid
            either += fight and raid
        self.fights = fights / len(AUTOMA_CARDS)
        self.raids = raids / len(AUTOMA_CARDS)
        self.either = either / len(AUTOMA_CARDS)  # raids only where there is nobody to fight

    def reaches(self, at: int) -> float:
        """How likely a hex is within its reach when it comes."""
        return 1.0 if self.near >> at & 1 else LATER if self.far >> at & 1 else 0.0
