"""The base game as a module: what it brings to each extension point; and the module for several Automas."""

from typing import Final

from brassboard.kernel import Setup

from .content import FACTIONS, TRACK
from .extension_points import Module, register_module
from .invariants import problems, resample
from .queries import base_control
from .rules.automa import ACTOR, CHAINS
from .rules.automa_moves import marker_order, reading_order
from .rules.combat_abilities import BEFORE, MORE_CARDS
from .rules.enter_territory import ENTRIES
from .rules.factions import UNLIMITED_STARS
from .rules.movement_abilities import EXTRA_STEPS, WORKER_EXTRA_STEPS
from .rules.scoring import SCORES, base_winners
from .rules.setup import OPTIONS, SETUP, automas_of, refuses
from .rules.stars import ENDINGS, base_spaces


def always(setup: Setup) -> bool:
    """Return True: the base game takes part in every match."""
    return True


def several_with_automas(setup: Setup) -> bool:
    """Return whether an Automa sits at a table of three or more."""
    return automas_of(setup) > 0 and setup.players + automas_of(setup) >= 3


BASE: Final = register_module(
    Module(
        "base",
        factions=tuple(FACTIONS.values()),
        setup=SETUP,
        spaces=base_spaces(),
        track=TRACK,
        unlimited=UNLIMITED_STARS,
        entries=ENTRIES,
        extra_steps=EXTRA_STEPS,
        worker_extra_steps=WORKER_EXTRA_STEPS,
        before=BEFORE,
        more_cards=MORE_CARDS,
        actors={"automa": ACTOR},
        endings=ENDINGS,
        scores=SCORES,
        winners=base_winners,
        control=base_control,
        chains=CHAINS,
        reading=reading_order,
        options=OPTIONS,
        joins=always,
        refuses=refuses,
        problems=problems,
        resample=resample,
    )
)
AUTOMAS: Final = register_module(Module("automas", reading=marker_order, joins=several_with_automas))
"""RF-MPA-17: with several Automas, or an Automa among several people, ties are broken by the marker."""
