"""Frames of Evil's cards, creatures and attacks."""

from brassboard.kernel import Dice, Frame, Nobody, Permutation, Public

from .actions import Attacker, DrawFrom, Split, Trap, Waive
from .core_frames import Op
from .table import TeamOnly

# Choices outside cards


class Placement(Frame, tag="alone.placement"):
    """Evil does what a mission, a boss or a later part of a card says. See `plan.effects_of` for `source`."""

    seat: Public[int]
    source: Public[str]
    ops: TeamOnly[tuple[Op, ...]] = ()


class Deciding(Frame, tag="alone.deciding"):
    """Evil makes the choices of a `Placement`. The Hero sees none of it."""

    secret = "team"
    restartable = True

    seat: Public[int]
    source: Public[str]
    ops: TeamOnly[tuple[Op, ...]] = ()
    result: TeamOnly[tuple[Op, ...]] = ()


class Trapped(Frame, tag="alone.trapped"):
    """The Hero chooses what a Booby Trap costs him."""

    loss: Public[int]
    cards: Public[int]
    trap: Public[Trap | None] = None


# Creature attacks


class Attackers(Frame, tag="alone.attackers"):
    """The creatures in the Hero's sector attack at the end of the turn (AL-RULING-07)."""

    left: Public[tuple[int, ...]]
    """The figures that have not attacked yet."""
    attacker: Public[Attacker | None] = None


class Strike(Frame, tag="alone.strike"):
    """One creature attacks the Hero."""

    figure: Public[int]
    count: Public[int] = 0
    """How many dice are rolled."""
    dice: Public[Dice | None] = None


class Opportunity(Frame, tag="alone.opportunity"):
    """The Hero leaves a sector with creatures (AL-OPP-01)."""

    count: Public[int]
    """How many dice are rolled."""
    waive: Public[Waive | None] = None
    dice: Public[Dice | None] = None


# Decks


class EvilDraws(Frame, tag="alone.evil_draws"):
    """Evil draws cards; the leader says who draws each (AL-LEAD-05)."""

    left: Public[int]
    split: Public[Split | None] = None


class DrawUp(Frame, tag="alone.draw_up"):
    """Each Evil player draws up to the hand limit, the leader first (AL-SETUP-07, AL-END-05)."""

    done: Public[int] = 0


class Draw(Frame, tag="alone.draw"):
    """An Evil player draws cards, one by one."""

    seat: Public[int]
    left: Public[int]
    deck: Public[int] = -1
    draw_from: Public[DrawFrom | None] = None
    order: Nobody[Permutation | None] = None
