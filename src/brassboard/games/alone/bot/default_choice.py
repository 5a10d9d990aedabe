"""The choice a practised player makes without trying anything out.

The Hero always chooses at once: `guide` tells him where to go, `hero_actions` what each action is worth, `hero_choices`
the rest. Evil chooses at once whatever belongs to a card (`evil_choices`) and tries out which card to play.
"""

from collections.abc import Sequence

from brassboard.kernel import Action, Seat

from ..data.table import HERO, Table
from ..queries import Scene
from .evil_choices import choose_for_evil
from .guide import Guide
from .hero_choices import choose_for_hero, needs_guide
from .imagined_maps import imagined_maps


def default_choice(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return what a practised player would do here at once; None if it has to be thought about."""
    if seat != HERO:
        return choose_for_evil(m, seat, options)
    guide = guide_of(m) if needs_guide(m, options) else None
    return choose_for_hero(m, guide, options)


def guide_of(m: Scene) -> Guide:
    """Return the Hero's guide: over several worlds on his lens, over the one world that is there in an imagined one."""
    table: Table = m.table
    is_blank = table.secret.revealed < 0
    return Guide(table, imagined_maps(table) if is_blank else [table])
