"""Frames that several chapters share: the turn, losses, reveals, and the windows in which Evil reacts."""

from typing import Annotated

from brassboard.kernel import Each, Frame, Own, Pass, Public, Team, Value, own
from brassboard.kernel.data import Accept

from .actions import (
    Attack,
    BulletTime,
    Consult,
    EndTurn,
    Explore,
    Heal,
    Locate,
    Move,
    Offer,
    Open,
    Reduce,
    Sacrifice,
    Search,
    Surge,
    Switch,
    TakeTile,
    Use,
    Work,
)
from .table import TeamOnly

StartChoice = BulletTime | Surge | Sacrifice | Heal | Consult
"""What the Hero may do in the start step of a turn (AL-HERO-03)."""
ActionChoice = Move | Open | Explore | Attack | Locate | Search | Switch | Work | Use
"""What the Hero may do as an action."""
HeroChoice = StartChoice | ActionChoice | EndTurn


class Turn(Frame, tag="alone.turn"):
    """One of the Hero's eight turns of a round. What lasts until the end of the turn is noted here."""

    actions: Public[int] = 0
    """Actions performed, free ones of a sacrifice not counted."""
    bullet_time: Public[bool] = False
    started: Public[bool] = False
    """Whether the first action was announced, which closes the start step (AL-HERO-03)."""
    triggers: Public[tuple[str, ...]] = ()
    """What has happened this turn: move explore attack locate search interact life calm (AL-TRIG-01)."""
    fresh: Public[tuple[str, ...]] = ()
    """Which of life and calm dropped since the last loss window (AL-FLOW-04)."""
    cards: Public[int] = 0
    """Reaction cards played this turn."""
    jammed: Public[bool] = False
    """Evil may play at most 1 reaction this turn."""
    omen: Public[bool] = False
    """The next card played face up is dangerous (AL-DCARD-03)."""
    all_bonus: Public[int] = 0
    """Extra dice of every creature that attacks in the Hero's sector."""
    conditional_hits: Public[bool] = False
    """Conditional symbols hit in creature attacks."""
    any_material: Public[bool] = False
    looked: Public[tuple[int, ...]] = ()
    """The tiles looked at this turn (AL-FLOW-09)."""
    attacked: Public[tuple[int, ...]] = ()
    """The figures attacked this turn (AL-FLOW-09)."""
    used: Public[tuple[str, ...]] = ()
    """Abilities used this turn."""
    laid: Public[tuple[int, ...]] = ()
    """The tiles laid by the action in progress, which may not be taken out again (AL-RULING-27)."""
    stopped: Public[bool] = False
    """The rest of the action in progress is lost (`stop`)."""
    no_sweep: Public[bool] = False
    """The action in progress can remove no danger marker (`nosweep`)."""
    act: Public[HeroChoice | None] = None


class Lose(Frame, tag="alone.lose"):
    """The Hero loses life or self-control (AL-HERO-05)."""

    track: Public[str]
    amount: Public[int]
    source: Public[str]
    """shock, attack, opportunity, card, mission, nightmare."""
    reduce: Public[Reduce | Pass | None] = None


class Reveal(Frame, tag="alone.reveal"):
    """Sectors come into the maze. Which ones follows from the secret map, so that no sector is named here.

    `way` is enter (the Hero's own sector), look (the line in a direction, `left` sectors of it) or cast (lit sectors in
    sight, AL-RULING-04).
    """

    way: Public[str]
    direction: Public[int] = -1
    left: Public[int] = 0
    missing: Public[str] = ""
    """The shape of the next tile if the leader takes one out for it."""
    tile: Public[TakeTile | None] = None


class Op(Value, frozen=True):
    """Something a card does, decided and not yet done. What it means follows from `verb`: see cards/operations.py."""

    verb: str
    creature: int = -1
    sectors: tuple[int, ...] = ()
    n: int = 0
    word: str = ""
    told: str = ""
    """The direction the Hero is told for the noise of this operation."""


class Played(Value, frozen=True):
    """What Evil decided in a window: nothing (an empty card), or a card, by whom, how, and what it does."""

    seat: int = -1
    card: str = ""
    face_down: bool = False
    dangerous: bool = False
    ops: tuple[Op, ...] = ()


class Window(Frame, tag="alone.window"):
    """A window in which Evil may react, one card after the other (AL-FLOW-02)."""

    moment: Public[str]
    """step before roll answer drawn loss end."""
    losses: Public[tuple[str, ...]] = ()
    """In a loss window: which tracks dropped."""
    seat: Public[int] = 1
    played: Own[Played | None] = None


class Thinking(Frame, tag="alone.thinking"):
    """Evil makes up its mind: offers, the leader's consent, the choices of the card. The Hero sees none of it."""

    secret = "team"
    restartable = True

    seat: Public[int]
    """The leader, and once an offer is accepted the player of the card."""
    moment: Public[str]
    losses: Public[tuple[str, ...]] = ()
    offers: Each[tuple[Offer | None, ...]] = ()
    offered: Annotated[tuple[str, ...], own(counted=False)] = ()
    """For the leader: who offers and with which facing, as `2 up` (AL-KNOW-05)."""
    accept: Public[Accept | None] = None
    card: Own[str] = ""
    shown: Team[str] = ""
    """The card if it is played face up, which the whole team may know now."""
    face_down: Team[bool] = False
    dangerous: Team[bool] = False
    ops: TeamOnly[tuple[Op, ...]] = ()
    result: Own[Played | None] = None


class React(Frame, tag="alone.react"):
    """A card is carried out, operation by operation.

    `hidden` are the operations up to the last one the Hero may not foresee; `ahead` are those after it, which follow
    from the open card alone. So an imagined world, in which `hidden` is empty, goes on like the true one.
    """

    seat: Public[int]
    card: Public[str] = ""
    dangerous: Public[bool] = False
    hidden: TeamOnly[tuple[Op, ...]] = ()
    ahead: Public[tuple[Op, ...]] = ()
