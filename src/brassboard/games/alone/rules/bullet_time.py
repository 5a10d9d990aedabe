"""Bullet Time, and the start step of a turn in which it is activated (chapter "bullet time")."""

from typing import Final

from brassboard.kernel import Denied, Kind, Seat, requires
from brassboard.kernel.data import Action

from ..data.actions import BulletTime
from ..data.hero_events import BulletTimeActivated
from ..queries import Scene, turn_of
from .losses import change_adrenaline

USUAL_ACTIONS: Final = 1
BULLET_TIME_ACTIONS: Final = 2


@requires("AL-BT-03", once=True)
def start_step_open(seen: Scene, seat: Seat, act: BulletTime) -> Denied:
    """Announcing the first action closes the start step; a free action of a sacrifice does not (AL-HERO-03)."""
    return () if turn_of(seen).started else None


@requires("AL-BT-02", once=True)
def not_active_yet(seen: Scene, seat: Seat, act: BulletTime) -> Denied:
    return () if turn_of(seen).bullet_time else None


@requires("AL-BT-01", "left", once=True)
def has_adrenaline(seen: Scene, seat: Seat, act: BulletTime) -> Denied:
    left = seen.table.hero.adrenaline
    return None if left > 0 else (left,)


ACTIVATION: Final[tuple[Action, ...]] = (BulletTime(),)
BULLET_TIME: Final = Kind(
    "bullet_time",
    lambda seen, seat: ACTIVATION,
    start_step_open,
    not_active_yet,
    has_adrenaline,
    fast=lambda seen, seat: ACTIVATION if may_activate(seen) else (),
)


def may_activate(seen: Scene) -> bool:
    """Whether nothing forbids Bullet Time."""
    turn = turn_of(seen)
    return not turn.started and not turn.bullet_time and bool(seen.table.hero.adrenaline > 0)


def activate(m: Scene, surge: bool = False) -> None:
    """Raise the number of actions of this turn to 2 (AL-BT-02), for 1 adrenaline or by the skill Surge for nothing."""
    turn_of(m).bullet_time = True
    m.emit(BulletTimeActivated(surge))
    if not surge:
        change_adrenaline(m, -1)  # AL-BT-01


def actions_allowed(m: Scene) -> int:
    """Return how many actions this turn has (AL-TURN-01)."""
    return BULLET_TIME_ACTIONS if turn_of(m).bullet_time else USUAL_ACTIONS
