"""What everybody knows of an Automa's next turn: where it could attack, and with how many of its cards."""

from collections.abc import Sequence
from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import AUTOMA_CARDS, AutomaCard
from ..data.table import AUTOMA, NOWHERE, Player, Table
from ..extension_points import Scene
from ..rules.automa import scheme_now, spending
from ..rules.automa_moves import around, neighbourhood

AVERAGE: Final = 3  # a combat card nobody has seen
LATER: Final = 0.4  # what it reaches only after another move


def unseen(table: Table, foe: Player) -> list[AutomaCard]:
    """The cards an Automa may draw next: those on neither of its discard piles, which all can see (SA-TURN-05)."""
    shares = table.shared_deck and foe.kind == AUTOMA  # the option may be on at a table without Automas
    owner = next(one for one in table.players if one.kind == AUTOMA) if shares else foe
    gone = {*owner.discard, *owner.fought}
    return [card for no, card in AUTOMA_CARDS.items() if no not in gone] or list(AUTOMA_CARDS.values())


def brings(foe: Player, cards: Sequence[AutomaCard]) -> list[float]:
    """The strength an Automa comes to in combat with each of the cards it may draw (SA-COMBAT-02, SA-COMBAT-03)."""
    held = len(foe.cards)
    return [min(foe.power, spending(card, foe.power)) + AVERAGE * min(card.cards, held) for card in cards]


class Raider:
    """An Automa that may attack: its reach, and how likely its card tells it to."""

    def __init__(self, m: Scene, foe: Player) -> None:
        self.foe = foe
        self.cards = unseen(m.table, foe)
        self.brings = brings(foe, self.cards)
        armed = bool(foe.mechs) or foe.character not in (NOWHERE, foe.base)
        self.near: Bits = neighbourhood(m, foe) if armed else 0
        self.far: Bits = 0  # a turn later
        for at in members(self.near):
            self.far |= around(m, foe, at)
        scheme = scheme_now(foe)
        fights = raids = either = 0
        for card in self.cards:
            doings = [doing for doing in card.schemes[scheme].moves if doing.faction in ("", foe.faction)]
            fight = any([doing.do == "attack_combat_unit" and foe.power >= doing.min_power for doing in doings])
            raid = any([doing.do == "attack_worker" for doing in doings])
            fights += fight
            raids += raid
            either += fight and raid
        self.fights = fights / len(self.cards)
        self.raids = raids / len(self.cards)
        self.either = either / len(self.cards)  # raids only where there is nobody to fight

    def reaches(self, at: int) -> float:
        """How likely a hex is within its reach when it comes."""
        return 1.0 if self.near >> at & 1 else LATER if self.far >> at & 1 else 0.0
