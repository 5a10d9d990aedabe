"""Striking a rival: sealed dials, a chance to dodge, damage."""

from typing import Final

from brassboard.kernel import Ask, Flow, Form, Seat, ask, form, rule, window

from .actions import Dial
from .events import Struck
from .frames import Fight
from .turn import Scene, hurt

DIALS: Final = [Dial(n) for n in range(10)]


def choose_dials(fight: Fight, m: Scene) -> Form:
    return form((fight.seat, fight.target), dial, into="dials", sealed=True)


def dial(fight: Fight, m: Scene, seat: Seat, given: tuple[Dial, ...]) -> Ask | None:
    if given:
        return None
    rival = fight.target if seat == fight.seat else fight.seat
    return ask(seat, "dial", DIALS[: m.table.fighters[seat].stamina + 1], args={"target": rival})


def pay_stamina(fight: Fight, m: Scene) -> Flow:
    for seat, (dialled,) in zip((fight.seat, fight.target), fight.dials, strict=True):
        m.table.fighters[seat].stamina -= dialled.n
    return None


def target_may_dodge(fight: Fight, m: Scene) -> Flow:
    return window(m, "struck")


def damage(fight: Fight, m: Scene) -> Flow:
    (mine,), (theirs,) = fight.dials
    through = max(0, 1 + mine.n - theirs.n - m.value("armour", fight.target, 0))
    m.emit(Struck(fight.seat, fight.target, mine.n, theirs.n, through))
    hurt(m, fight.target, through)
    return None


rule(
    Fight,
    (choose_dials, "DU-STRIKE-03"),
    (pay_stamina, "DU-STRIKE-04"),
    (target_may_dodge, "DU-CARD-05"),
    (damage, "DU-STRIKE-05"),
)
