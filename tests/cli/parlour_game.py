"""A parlour game for tests: every shape of form, nothing drawn, no texts of its own."""

import sys
from typing import Annotated, Any

from brassboard.installed_game import InstalledGame
from brassboard.kernel import (
    Action,
    Choice,
    EndForm,
    Event,
    Flow,
    Frame,
    Game,
    Masked,
    Own,
    Part,
    Public,
    Ref,
    Result,
    Setup,
    Start,
    order,
    path,
    pay,
    rule,
    some,
)


class Pick(Action, frozen=True, tag="pick"):
    sweet: Annotated[str, Ref("sweet")]


class Pay(Action, frozen=True, tag="pay"):
    purse: Annotated[str, Ref("purse")]


class Guest(Part):
    seat: Public[int]
    wish: Own[str] = "cake"
    pocket: Own[tuple[str, ...]] = ("key",)


class Cupboard(Part):
    seen: Public[int]
    inside: Masked[int] = 7


class Parlour(Part):
    guests: Public[list[Guest]]
    cupboard: Public[Cupboard]
    polite: Public[bool] = True


class Tea(Frame, tag="parlour.tea"):
    seat: Public[int] = 0
    plate: Public[tuple[Pick | EndForm, ...]] = ()
    eaten: Public[tuple[Pick, ...]] = ()
    paid: Public[tuple[Pay, ...]] = ()
    walk: Public[tuple[Pick | EndForm, ...]] = ()


class Bell(Event, frozen=True, tag="parlour.bell"):
    seat: Annotated[int, Ref("seat")]
    loud: bool
    rooms: tuple[str, ...]


SWEETS = [Pick(sweet) for sweet in ("apple", "bun", "cake", "date")]


def fill_plate(tea: Tea, m: Any) -> Flow:
    return some(0, "fill", SWEETS, 1, 3, into="plate")


def eat(tea: Tea, m: Any) -> Flow:
    return order(0, "eat", SWEETS[:3], into="eaten")


def settle_bill(tea: Tea, m: Any) -> Flow:
    return pay(0, "settle", 2, [(Pay("left"), 2), (Pay("right"), 2)], into="paid")


def stroll(tea: Tea, m: Any) -> Flow:
    return path(0, "stroll", lambda m, given: SWEETS[: 3 - len(given)], into="walk", hi=3)


def ring(tea: Tea, m: Any) -> Flow:
    m.emit(Bell(1, True, ("hall", "attic")))
    return None


rule(
    Tea,
    (fill_plate, "PA-TEA-01"),
    (eat, "PA-TEA-02"),
    (settle_bill, "PA-TEA-03"),
    (stroll, "PA-TEA-04"),
    (ring, "PA-TEA-05"),
)


def begin(setup: Setup) -> Start:
    return Start(Parlour([Guest(0), Guest(1, "pie")], Cupboard(1)), Tea(), (0, 1))


GAME = Game(
    "parlour",
    players=(2,),
    table=Parlour,
    begin=begin,
    result=lambda table: Result((1, 1), (0, 1)),
    modules=(sys.modules[__name__],),
    options=(Choice("polite", (True, False)),),
)
INSTALLED = InstalledGame(GAME, __name__)
