"""Flags and Traps for bots: where to lay one, and what those laid add to a plan."""

from typing import Final

from brassboard.kit.bits import Bits

from ..content.map_tables import TERRITORIES, TOUCHING
from ..data.table import Player, Trap
from ..queries import buildings
from ..rules.after_moves import TOKENS
from .plan_state import Outlook, Sketch

SOON: Final = 8  # turns before the end from which on a Flag is laid where only the character stands


def may_lay(look: Outlook, one: Player, at: int) -> bool:
    """Would the character leave a Flag or a Trap here, one that is likely to count at the end?"""
    if not look.lays or not TERRITORIES >> at & 1 or token_here(look, one, at):
        return False
    if look.lays == "maifuku":  # SC-TOG-04, SC-TOG-05: alone it holds the land, beside a structure it is nothing
        return len(one.traps) < TOKENS and not (buildings(one) | look.others_built) >> at & 1
    if len(one.flags) >= TOKENS or TOUCHING[one.base] >> at & 1:
        return False  # SC-ALB-03: there it would count nothing
    return look.left <= SOON or at in one.workers or at in one.mechs or at in one.structures


def token_here(look: Outlook, one: Player, at: int) -> bool:
    """SC-ALB-02: one token a territory."""
    return bool(look.laid >> at & 1) or at in one.flags or any([trap.at == at for trap in one.traps])


def lay(look: Outlook, sketch: Sketch) -> None:
    """What the character leaves where it has come."""
    one = sketch.one
    if may_lay(look, one, one.character):
        if look.lays == "maifuku":
            one.traps = [*one.traps, Trap(len(one.traps), one.character)]
        else:
            one.flags = (*one.flags, one.character)


def trapped(one: Player) -> Bits:
    """Where armed Traps of one's own lie."""
    found: Bits = 0
    for trap in one.traps:
        if trap.armed:
            found |= 1 << trap.at
    return found


def traps_on(one: Player) -> Bits:
    """Where Traps of one's own lie, armed or not."""
    found: Bits = 0
    for trap in one.traps:
        found |= 1 << trap.at
    return found
