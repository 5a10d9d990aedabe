"""What everybody knows of an Automa's next turn: where it could attack, and with how many of its cards."""

from collections.abc import Sequence
from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import AUTOMA_CARDS, AutomaCard
from ..data.table import AUTOMA, NOWHERE, Player, Table
from ..extension_points import Scene
from ..rules.automa import active_scheme
from ..rules.automa_combat import power_to_spend
from ..rules.automa_moves import hex_neighbourhood, neighbourhood

AVERAGE: Final = 3  # assumed value of an unseen combat card
LATER: Final = 0.4  # chance to reach a hex that takes one more move


def unseen_cards(table: Table, foe: Player) -> list[AutomaCard]:
    """Return the cards an Automa may draw next: those on neither of its open discard piles (SA-TURN-05)."""
    shares = table.shared_deck and foe.kind == AUTOMA  # The option may be set at a table without Automas.
    owner = next(one for one in table.players if one.kind == AUTOMA) if shares else foe
    gone = {*owner.discard, *owner.fought}
    return [card for no, card in AUTOMA_CARDS.items() if no not in gone] or list(AUTOMA_CARDS.values())


def combat_strengths(foe: Player, cards: Sequence[AutomaCard]) -> list[float]:
    """Return the Automa's combat strength with each of these cards (SA-COMBAT-02, SA-COMBAT-03)."""
    held = len(foe.cards)
    return [min(foe.power, power_to_spend(card, foe.power)) + AVERAGE * min(card.cards, held) for card in cards]


class AutomaThreat:
    """An Automa that may attack: the hexes it reaches, and how likely its card tells it to attack."""

    def __init__(self, m: Scene, foe: Player) -> None:
        self.foe = foe
        self.cards = unseen_cards(m.table, foe)
        self.brings = combat_strengths(foe, self.cards)
        armed = bool(foe.mechs) or foe.character not in (NOWHERE, foe.base)
        self.near: Bits = neighbourhood(m, foe) if armed else 0
        self.far: Bits = 0  # the hexes it reaches one turn later
        for at in members(self.near):
            self.far |= hex_neighbourhood(m, foe, at)
        scheme = active_scheme(foe)
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
        self.either = either / len(self.cards)  # cards with both: they raid only if there is no fighter to attack

    def reaches(self, at: int) -> float:
        """Return how likely the Automa reaches the hex when it attacks, 0 to 1."""
        return 1.0 if self.near >> at & 1 else LATER if self.far >> at & 1 else 0.0
