"""The verbs that cards may use, and the moments in which they may be played. What the verbs do is in `cards`."""

from typing import Final

from brassboard.kit.effects import Vocabulary, number

MOMENTS: Final = ("turn", "rolled", "struck", "card_played")
"""In the own turn, after the own roll, after a strike at oneself, after a card of a rival."""

VERBS: Final = Vocabulary(
    {
        "stamina": (number(1, 9),),  # regain stamina
        "heal": (number(1, 9),),  # regain health
        "armour": (number(1, 9),),  # against this strike
        "reroll": (),  # all dice of the own roll
        "lay_trap": (),  # on a square beside one's own
        "cancel": (),  # the card that is answered
    }
)
NEEDS: Final = {"reroll": "rolled", "armour": "struck", "cancel": "card_played"}
"""Verbs that make sense in one moment only."""
