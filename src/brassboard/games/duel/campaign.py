"""A grudge in two duels: after the first everybody chooses an upgrade, sealed; then they meet again."""

from typing import Final

from brassboard.kernel import (
    Ask,
    Flow,
    Form,
    Game,
    Outcome,
    Result,
    Scene,
    Seat,
    Setup,
    Start,
    ask,
    form,
    play_match,
    rule,
)

from . import actions, events
from .actions import Take
from .events import Upgraded
from .setup import UPGRADES
from .sheet import Grudge, Sheet

TAKES: Final = [Take(upgrade) for upgrade in UPGRADES if upgrade != "none"]


def first_duel(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    return play_match({"rounds": 4}, into="first")


def score_first(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    score(m, grudge.first, worth=1)
    return None


def choose_upgrades(grudge: Grudge, m: Scene[Sheet]) -> Form:
    return form(tuple(range(grudge.players)), upgrade, into="taken", sealed=True)


def upgrade(grudge: Grudge, m: Scene[Sheet], seat: Seat, given: tuple[Take, ...]) -> Ask | None:
    return None if given else ask(seat, "upgrade", TAKES)


def fit_upgrades(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    for seat, (taken,) in enumerate(grudge.taken):
        m.table.upgrades[seat] = taken.upgrade
        m.emit(Upgraded(seat, taken.upgrade))
    return None


def second_duel(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    fitted = {f"upgrade_{seat}": upgrade for seat, upgrade in enumerate(m.table.upgrades)}
    return play_match({"rounds": 8, **fitted}, into="second")


def score_second(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    score(m, grudge.second, worth=2)
    return None


rule(
    Grudge,
    (first_duel, "DU-GRUDGE-01"),
    (score_first, "DU-GRUDGE-02"),
    (choose_upgrades, "DU-GRUDGE-03"),
    (fit_upgrades, "DU-GRUDGE-03"),
    (second_duel, "DU-GRUDGE-01"),
    (score_second, "DU-GRUDGE-02"),
)


def score(m: Scene[Sheet], outcome: Outcome | None, worth: int) -> None:
    assert outcome is not None
    for seat in range(m.seats):
        if outcome.won >> seat & 1:
            m.table.points[seat] += worth


def begin(setup: Setup) -> Start:
    seats = setup.players
    return Start(Sheet([0] * seats, ["none"] * seats), Grudge(seats), tuple(range(seats)))


def result(sheet: Sheet) -> Result:
    best = max(sheet.points)
    winners = tuple([seat for seat, points in enumerate(sheet.points) if points == best])
    return Result(tuple(sheet.points), winners, "DU-GRUDGE-04")


GRUDGE: Final = Game(
    "duel_grudge", players=(2, 3, 4), table=Sheet, begin=begin, result=result, modules=(actions, events)
)
