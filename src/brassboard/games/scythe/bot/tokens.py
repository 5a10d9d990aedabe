"""Flags and Traps for bots: where to place one, and what those placed add to a plan."""

from typing import Final

from brassboard.kit.bits import Bits

from ..content.map_tables import TERRITORIES, TOUCHING
from ..data.table import Player, Trap
from ..queries import buildings
from ..rules.factions import TOKENS
from .plan_state import PlanContext, PlanState

SOON: Final = 8  # turns before the end from which a Flag is placed even where only the character stands


def would_place_token(context: PlanContext, one: Player, at: int) -> bool:
    """Return whether the character would place a Flag or Trap here: one that is likely to count at the end."""
    if not context.lays or not TERRITORIES >> at & 1 or has_token(context, one, at):
        return False
    if context.lays == "maifuku":  # SC-TOG-04, SC-TOG-05: a Trap counts only without a structure
        return len(one.traps) < TOKENS and not (buildings(one) | context.others_built) >> at & 1
    if len(one.flags) >= TOKENS or TOUCHING[one.base] >> at & 1:
        return False  # SC-ALB-03: a Flag next to the home base counts for nothing
    return context.left <= SOON or at in one.workers or at in one.mechs or at in one.structures


def has_token(context: PlanContext, one: Player, at: int) -> bool:
    """Return whether a Flag or Trap lies on the hex: a territory holds one at most (SC-ALB-02)."""
    return bool(context.laid >> at & 1) or at in one.flags or any([trap.at == at for trap in one.traps])


def place_token(context: PlanContext, state: PlanState) -> None:
    """Place a Flag or Trap where the character has come, if it would."""
    one = state.one
    if would_place_token(context, one, one.character):
        if context.lays == "maifuku":
            one.traps = [*one.traps, Trap(len(one.traps), one.character)]
        else:
            one.flags = (*one.flags, one.character)


def armed_traps(one: Player) -> Bits:
    """Return the hexes with the player's armed Traps."""
    found: Bits = 0
    for trap in one.traps:
        if trap.armed:
            found |= 1 << trap.at
    return found


def trap_hexes(one: Player) -> Bits:
    """Return the hexes with the player's Traps, armed or not."""
    found: Bits = 0
    for trap in one.traps:
        found |= 1 << trap.at
    return found
