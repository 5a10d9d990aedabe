"""The base game as a module: what it brings to each named point; and the module for several Automas."""

from typing import Final

from .content import FACTIONS, TRACK
from .extension_points import Module, known
from .queries import base_control
from .rules.automa import ACTOR, CHAINS
from .rules.automa_moves import marker_order, reading_order
from .rules.combat_abilities import BEFORE, MORE_CARDS
from .rules.enter_territory import ENTRIES
from .rules.movement_abilities import ROADS, WORKER_ROADS
from .rules.scoring import SCORES, base_winners
from .rules.setup import SETUP
from .rules.stars import ENDINGS, spaces

BASE: Final = known(
    Module(
        "base",
        factions=tuple(FACTIONS.values()),
        setup=SETUP,
        spaces=spaces(),
        track=TRACK,
        unlimited={"saxony": ("objective", "combat")},  # SC-SAX-01
        entries=ENTRIES,
        roads=ROADS,
        worker_roads=WORKER_ROADS,
        before=BEFORE,
        more_cards=MORE_CARDS,
        actors={"automa": ACTOR},
        endings=ENDINGS,
        scores=SCORES,
        winners=base_winners,
        control=base_control,
        chains=CHAINS,
        reading=reading_order,
    )
)
AUTOMAS: Final = known(Module("automas", reading=marker_order))
"""RF-MPA-17: with several Automas, or an Automa among several people, ties are broken by the marker."""
