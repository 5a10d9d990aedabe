"""A grudge in two duels. Before the second everyone present chooses an upgrade, sealed; then they meet again."""

from collections.abc import Sequence
from typing import Any, Final

from brassboard.kernel import (
    Action,
    Ask,
    BotKnowledge,
    Denial,
    Flow,
    Form,
    Game,
    Ledger,
    Leg,
    Pending,
    Present,
    Result,
    Scene,
    Seat,
    Seated,
    Setup,
    Start,
    ask,
    form,
    gather,
    goto,
    play_match,
    roster_denial,
    rule,
)

from . import actions, events
from .actions import Take
from .events import Upgraded
from .sheet import Fitting, Grudge, Health, Sheet

TAKES: Final = [Take(upgrade) for upgrade in ("iron", "boiler", "sleeve")]
ROUNDS: Final = (4, 8)
WORTH: Final = (1, 2)
LAST: Final = 2


# DU-GRUDGE-05: who has no chair yet may join, who has one may leave, and two or more fight the next duel.
def gather_duellists(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    return gather(into="roster")


def note_roster(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    answer = grudge.roster
    if isinstance(answer, Present):
        grudge.present = answer.seats
        return None
    assert answer is not None
    m.table.seated[answer.seat] = isinstance(answer, Seated)
    return goto(gather_duellists)


def choose_upgrades(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    if grudge.duel < LAST:
        return goto(fight)
    return upgrade_form(grudge)


def upgrade_form(grudge: Grudge) -> Form:
    return form(grudge.present, upgrade, into="taken", sealed=True)


def upgrade(grudge: Grudge, m: Scene[Sheet], seat: Seat, given: tuple[Take, ...]) -> Ask | None:
    return None if given else ask(seat, "upgrade", TAKES)


def fit_upgrades(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    for seat, (taken,) in zip(grudge.present, grudge.taken, strict=True):
        m.table.upgrades[seat] = taken.upgrade
        m.emit(Upgraded(seat, taken.upgrade))
    return None


def fight(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    return play_match(
        seats=grudge.present,
        told=Fitting(grudge.duel, tuple([m.table.upgrades[seat] for seat in grudge.present])),
        options={"rounds": ROUNDS[grudge.duel - 1]},
        into="outcome",
        void=gather_duellists,
    )


def score(grudge: Grudge, m: Scene[Sheet]) -> Flow:
    assert grudge.outcome is not None
    won, report = grudge.outcome.won, grudge.outcome.reported(Health)
    m.table.winners.append(won)
    for seat, health in zip(grudge.present, report.health, strict=True):
        m.table.health[seat] = health
        if won >> seat & 1:
            m.table.points[seat] += WORTH[grudge.duel - 1]
    if grudge.duel == LAST:
        return None
    grudge.duel += 1
    return goto(gather_duellists)


rule(
    Grudge,
    (gather_duellists, "DU-GRUDGE-05"),
    (note_roster, "DU-GRUDGE-05"),
    (choose_upgrades, "DU-GRUDGE-03"),
    (fit_upgrades, "DU-GRUDGE-03"),
    (fight, "DU-GRUDGE-01"),
    (score, "DU-GRUDGE-02"),
)


def begin(setup: Setup) -> Start:
    chairs = setup.players
    sheet = Sheet([0] * chairs, ["none"] * chairs, [False] * chairs, [0] * chairs, [])
    return Start(sheet, Grudge(), tuple(range(chairs)))


def result(sheet: Sheet) -> Result:
    best = max(sheet.points)
    winners = tuple([seat for seat, points in enumerate(sheet.points) if points == best])
    return Result(tuple(sheet.points), winners, "DU-GRUDGE-04")


# What everyone may know of a grudge


def may_gather(seen: Any, answer: Action) -> Denial | None:
    return roster_denial("DU-GRUDGE-05", seen.table.seated, answer, least=2, most=4)


def rail(seen: Any) -> list[Leg]:
    """Return both duels. The title of the second stays closed until the first is over."""
    played: list[int] = seen.table.winners
    legs: list[Leg] = []
    for number in (1, LAST):
        won = played[number - 1] if number <= len(played) else 0
        status = "past" if number <= len(played) else "now" if number == len(played) + 1 else "ahead"
        title = f"duel-grudge-leg-{number}" if number <= len(played) + 1 else ""
        legs.append(Leg(number, status, title, tuple([seat for seat in range(seen.seats) if won >> seat & 1])))
    return legs


def steps(seen: Any) -> list[Pending]:
    """Return the choice of upgrades while it is ahead or being made."""
    grudge = seen.nearest(Grudge)
    if grudge is None or grudge.duel < LAST or "none" not in [seen.table.upgrades[seat] for seat in _choosers(seen)]:
        return []
    asked = grudge.pc == UPGRADE_STEP
    return [Pending("duel-grudge-step-upgrade", tuple(_choosers(seen)), hidden=True, now=asked)]


UPGRADE_STEP: Final = 2
"""The place of `choose_upgrades` among the steps of a grudge."""


def _choosers(seen: Any) -> list[Seat]:
    grudge: Grudge = seen.within(Grudge)
    if grudge.pc >= UPGRADE_STEP:
        return list(grudge.present)
    return [seat for seat, seated in enumerate(seen.table.seated) if seated]


def gates(seen: Any) -> list[str]:
    return [f"duel_{number}" for number in range(1, min(LAST, len(seen.table.winners) + 1) + 1)]


def usual_upgrade(seen: Any, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return what a stand-in takes: more health to catch up, another card to stay ahead."""
    ahead = seen.table.points[seat] == max(seen.table.points)
    return TAKES[2] if ahead else TAKES[0]


# Saves of version 1: two duels in a row by everyone, facts as a list of scores


def _outcome_1(outcome: dict[str, Any]) -> dict[str, Any]:
    health = ",".join(outcome["facts"])
    return {**outcome, "facts": f'{{"health":[{health}]}}'}


def _grudge_1(grudge: dict[str, Any]) -> dict[str, Any]:
    second = grudge["pc"] >= 2
    return {
        "frame": grudge["frame"],
        "returns": grudge["returns"],
        "pc": {0: 4, 2: 2, 4: 4}[grudge["pc"]],
        "duel": 2 if second else 1,
        "present": list(range(grudge["players"])),
        "taken": grudge["taken"],
        "outcome": grudge["second"] or grudge["first"],
    }


def _sheet_1(sheet: dict[str, Any]) -> dict[str, Any]:
    """Return the sheet with the fields of version 2. Who won the first duel is who had a point after it."""
    points = sheet["points"]
    first = sum([1 << seat for seat, scored in enumerate(points) if scored % 2])
    second = sum([1 << seat for seat, scored in enumerate(points) if scored >= 2])
    winners = [mask for mask in (first, second) if mask]
    return {**sheet, "seated": [True] * len(points), "health": [0] * len(points), "winners": winners}


GRUDGE: Final = Game(
    "duel_grudge",
    players=(2, 3, 4),
    table=Sheet,
    begin=begin,
    result=result,
    modules=(actions, events),
    version=2,
    voice="duel",
    bots=BotKnowledge(default_choice=usual_upgrade),
    gates=gates,
    ledger=Ledger(told=Fitting, reports=Health, may_gather=may_gather, rail=rail, steps=steps),
    upgrades={1: {"outcome": _outcome_1, "duel_grudge.grudge": _grudge_1, "table": _sheet_1}},
)
