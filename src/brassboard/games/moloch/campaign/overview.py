"""What everyone may know of a campaign: its rail, what is still decided, its gates, and how stand-ins decide."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from brassboard.kernel import Action, Denial, EndForm, Leg, Pending, Present, Seat, roster_denial
from brassboard.kernel.data import MatchRequest

from ..content import AGENT_FIGURES, GENTLEMEN, STACK_CARDS
from ..data.actions import Gain, Give, Take
from ..data.report import ChapterEnd, Survivor
from ..data.table import GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE
from ..data.told import Told
from ..scenario.registry import CHAPTERS
from .actions import Exchange, TakeCards, Visit
from .frames import EarlyVersions, ExchangeRule, Heirs, Intermezzo, LayPlan, NewPower, NewRoles, ShareStock, Visits
from .queries import LAST, gentlemen_seats, leader_seat
from .sheet import NOT_PLAYED, Sheet

FEWEST: Final = 2
MOST: Final = 5


# Who may play


def may_gather(seen: Any, answer: Action) -> Denial | None:
    """Return why a chapter cannot begin so: from 2 to 5 players, one of them the Nemesis (RM-OVER-01)."""
    denial = roster_denial("RM-OVER-01", seen.table.seated, answer, least=FEWEST, most=MOST)
    if denial is None and isinstance(answer, Present) and NEMESIS not in answer.seats:
        return Denial("RM-RULING-100", "denied", {"seat": NEMESIS})
    return denial


# Chapters: past, now and ahead


def winners_of(sheet: Sheet, side: int) -> tuple[Seat, ...]:
    """Return the chairs of a side that someone holds."""
    if side == NOT_PLAYED:
        return ()
    chairs = (NEMESIS,) if side == NEMESIS_SIDE else range(1, len(sheet.seated))
    return tuple([seat for seat in chairs if sheet.seated[seat]])


def rail(seen: Any) -> list[Leg]:
    """Return the six chapters, with titles of those it has come to. Nobody won those before it (RM-RULING-94)."""
    sheet: Sheet = seen.table
    legs: list[Leg] = []
    for number in range(1, LAST + 1):
        played = sheet.results[number - 1]
        past = played != NOT_PLAYED or number < sheet.start
        status = "past" if past else "now" if number == current(sheet) else "ahead"
        title = f"moloch-chapter-{number}" if sheet.start <= number <= current(sheet) else ""
        legs.append(Leg(number, status, title, winners_of(sheet, played)))
    return legs


def current(sheet: Sheet) -> int:
    """Return the number of the first chapter that was not played; in an intermezzo it is the next one."""
    return sheet.chapter if sheet.results[sheet.chapter - 1] == NOT_PLAYED else sheet.chapter + 1


def gates(seen: Any) -> list[str]:
    """Return the gates that are open: the start and the end of each chapter that the campaign has come to."""
    sheet: Sheet = seen.table
    reached = range(sheet.start, min(current(sheet), LAST) + 1)
    ends = [number for number in reached if sheet.results[number - 1] != NOT_PLAYED]
    return [*[f"start_{number}" for number in reached], *[f"end_{number}" for number in ends]]


# What is still decided before the next chapter


def steps(seen: Any) -> list[Pending]:
    """Return the decisions of an intermezzo that are ahead or being made, in the order of RM-INT-25."""
    if seen.nearest(Intermezzo) is None:
        return []
    sheet: Sheet = seen.table
    leader = (leader_seat(sheet),)
    stages: list[tuple[type[Any], str, tuple[Seat, ...]]] = [
        (Visits, "visits", tuple(gentlemen_seats(sheet))),
        (NewPower, "power", (NEMESIS,)),
        (ExchangeRule, "exchange", leader),
        (ShareStock, "stock", leader),
        (NewRoles, "roles", leader),
    ]
    now = stage_of(seen)
    return [
        Pending(f"moloch-step-{name}", seats, now=place == now)
        for place, (_, name, seats) in enumerate(stages)
        if place >= now
    ]


STAGES: Final = ((LayPlan, 0), (Visits, 0), (NewPower, 1), (EarlyVersions, 2), (ExchangeRule, 2), (Heirs, 3),
                 (ShareStock, 3), (NewRoles, 4))  # fmt: skip
"""Which decision comes next while a rule of the intermezzo runs."""


def stage_of(seen: Any) -> int:
    """Return the number of the decision that is being made or comes next."""
    for frame, stage in STAGES:
        if seen.nearest(frame) is not None:
            return stage
    return 0


# Stand-ins


def usual(seen: Any, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return what a stand-in chooses: more advantages, then cards; shared so that all carry alike; no exchange."""
    first = options[0]
    if isinstance(first, Visit):
        return min([one for one in options if isinstance(one, Visit)], key=lambda one: _visit_rank(seen, one))
    if isinstance(first, Give):
        return min([one for one in options if isinstance(one, Give)], key=lambda one: _load(seen.table, one))
    if isinstance(first, Exchange):
        return next(one for one in options if isinstance(one, EndForm))
    if isinstance(first, TakeCards | Take | Gain):
        return first
    return None


def _visit_rank(seen: Any, visit: Visit) -> int:
    one = next(one for one in seen.table.gentlemen if one.id == visit.gentleman)
    order = ("unicorn_club", "wilkinsons", "bazaar", "shadow_market")
    if visit.place == order[0] and len(one.advantages) >= 3:
        return len(order)
    return order.index(visit.place) if visit.place in order else len(order) + 1


def _load(sheet: Sheet, give: Give) -> int:
    return len(next(one.cards for one in sheet.gentlemen if one.id == give.gentleman))


# Ends that tests make up


def sample(asked: MatchRequest, randrange: Callable[[int], int]) -> ChapterEnd:
    """Return an end that the chapter asked for could have."""
    told = asked.told
    assert isinstance(told, Told)
    group = [Survivor(one.id, one.seat, one.advantages) for one in told.group]
    if not group:
        out = randrange(len(GENTLEMEN))
        players = len(asked.seats) - 1
        four = [id for place, id in enumerate(GENTLEMEN) if place != out]
        group = [Survivor(id, 1 + place % players) for place, id in enumerate(four)]
    owned = [*told.stock, *[card for one in told.group for card in one.cards]]
    owned += [card for card in STACK_CARDS["utensils"][:: 1 + randrange(9)] if card not in owned][:4]
    used = randrange(len(owned) + 1)
    agents = CHAPTERS[told.chapter].sheets(told.favours)
    fallen = [agent for agent in agents if randrange(2) for _ in range(AGENT_FIGURES[agent].figures)]
    return ChapterEnd(
        winner=randrange(GENTLEMEN_SIDE + 1),
        group=tuple(group),
        leader=told.leader or group[0].id,
        equipment=tuple(sorted(owned[used:])),
        discards=tuple(sorted(owned[:used])),
        powers=told.powers or ("instill_chaos", "command_minions", "pyromaniac"),
        fallen=tuple(fallen),
        burning=randrange(6),
    )
