"""Frames of the Hero's turn and of his actions; those of attacks and equipment are in item_frames.py."""

from brassboard.kernel import Frame, Pass, Public, Team, Value

from .actions import Ability, Block, Face, Halt, Move, Open, Sweep, Target
from .core_frames import HeroChoice
from .item_frames import Gear as Gear
from .item_frames import HeroAttack as HeroAttack

# The Hero's turn, Move, Explore, Locate and light


class HeroAction(Frame, tag="alone.action"):
    """An action of the Hero: announced, carried out, and what abilities add to it (AL-HERO-06)."""

    kind: Public[str]
    """move explore attack locate search interact."""
    act: Public[HeroChoice | None] = None
    """What the Hero chose: an action, an item, or the sacrifice whose free action this is."""
    free: Public[bool] = False
    """A free action closes no start step and counts as none of the turn's actions (AL-HERO-03)."""
    safe: Public[bool] = False
    """The steps of this action are safe (Pilot as companion)."""
    more_dice: Public[int] = 0
    """Extra dice in the attacks of this action (Commander as companion)."""
    faced: Public[tuple[str, ...]] = ()
    """The directions of the looks and light lines so far: those of one use go in different directions."""
    offered: Public[tuple[str, ...]] = ()
    """The abilities that the Hero was already asked about."""
    ability: Public[Ability | Pass | None] = None


class HeroMove(Frame, tag="alone.hero_move"):
    """The Hero moves up to `steps` steps (AL-HMOVE-05)."""

    steps: Public[int]
    """Steps that are left."""
    safe: Public[bool] = False
    """No opportunity attack arises (AL-RULING-43)."""
    direction: Public[str] = ""
    """The direction of the step in progress; empty: the Hero is asked."""
    opens: Public[bool] = False
    """The step in progress opens a blocked door instead (AL-RULING-17)."""
    taken: Public[int] = 0
    """Steps done, also those that opened a door or were lost."""
    shown: Public[int] = 0
    """The last figure that was shown before the step, or whose shock is settled."""
    step: Public[Move | Open | Halt | None] = None
    block: Public[Block | Pass | None] = None


class Look(Frame, tag="alone.look"):
    """The Hero looks at up to `n` sectors in a straight line (AL-EXPL-01). The result are the tiles he looked at."""

    n: Public[int]
    direction: Public[str] = ""
    """Empty: the Hero is asked."""
    last_tile: Public[int] = -1
    """The last tile number before the look."""
    laid: Public[tuple[int, ...]] = ()
    """The tiles this look has revealed."""
    face: Public[Face | None] = None
    sweep: Public[Sweep | Pass | None] = None
    result: Public[tuple[int, ...]] = ()


class LightLine(Frame, tag="alone.light_line"):
    """The Hero lights his sector and up to `n` further ones in a straight line (AL-LIGHT-05)."""

    n: Public[int]
    direction: Public[str] = ""
    """Empty: the Hero is asked; `here`: only his own sector."""
    face: Public[Face | None] = None


class Spoken(Value, frozen=True):
    """An answer of a Locate as the Hero is told it. `distance` is -1 if there is no such target."""

    target: str
    distance: int
    same_floor: bool = True


class AskTargets(Frame, tag="alone.ask_targets"):
    """The Hero locates `n` different targets (AL-LOC-07). `free`: no action, so no window opens."""

    n: Public[int]
    free: Public[bool] = False
    seat: Public[int] = 1
    targets: Public[tuple[Target, ...]] = ()
    lies: Public[tuple[tuple[int, int, int], ...]] = ()
    """The falsifying cards played in the window: by which seat, how many answers, by how much."""
    spoken: Team[tuple[Spoken, ...]] = ()
    """Set only between Evil's secret choices and the answers."""


class Answers(Frame, tag="alone.answers"):
    """Evil makes its choices about the answers: which are changed by a card, and which of two tied floors is named."""

    secret = "team"

    seat: Public[int]
    targets: Public[tuple[str, ...]]
    lies: Public[tuple[tuple[int, int, int], ...]] = ()
    result: Team[tuple[Spoken, ...]] = ()
