"""A campaign of three tiny matches, sound or with one planted flaw, to see that the checks of campaigns find it.

In a match everyone calls a number, and the highest wins. Before each match one seat names the stake, then those present
bet twice in secret; the first bet counts.
"""

from types import SimpleNamespace
from typing import Annotated, Any

from brassboard.kernel import (
    Action,
    Ask,
    Denial,
    Flow,
    Frame,
    Game,
    Ledger,
    Left,
    Leg,
    Masked,
    Nobody,
    Outcome,
    Part,
    Pending,
    Present,
    Public,
    Ref,
    Result,
    Scene,
    Seat,
    Seated,
    Setup,
    Start,
    Value,
    ask,
    form,
    gather,
    goto,
    play_match,
    roster_denial,
    rule,
)

FLAWS = {
    "campaign": "the campaign never ends",
    "told": "a match is told something of another type",
    "reports": "the report is of another type than declared",
    "roster": "who stays away loses a coin",
    "gates": "a gate closes again",
}


class Call(Action, frozen=True, tag="call"):
    number: int


class Bet(Action, frozen=True, tag="bet"):
    on: Annotated[int, Ref("seat")]


class Round(Value, frozen=True):
    number: int
    stake: int


class OtherRound(Value, frozen=True):
    number: int
    stake: int


class Calls(Value, frozen=True):
    calls: tuple[int, ...]


class OtherCalls(Value, frozen=True):
    calls: tuple[int, ...]


class TossTable(Part):
    stake: Public[int]
    calls: Public[list[int]]


class Toss(Frame, tag="toss.toss"):
    seat: Public[int] = 0
    call: Public[Call | None] = None


def call_number(toss: Toss, m: Scene[TossTable]) -> Flow:
    return ask(toss.seat, "call", [Call(number) for number in range(1, 4)])


def note_call(toss: Toss, m: Scene[TossTable]) -> Flow:
    assert toss.call is not None
    m.table.calls[toss.seat] = toss.call.number
    toss.seat += 1
    return goto(call_number) if toss.seat < m.seats else None


rule(Toss, (call_number, "TO-01"), (note_call, "TO-01"))


class Purse(Part):
    seat: Public[int]
    seen: Public[int]
    coins: Public[int] = 0
    has_bet: Public[bool] = False
    bet: Masked[int] = -1


class LeagueSheet(Part):
    seated: Public[list[bool]]
    purses: Public[list[Purse]]
    played: Public[int] = 0


class League(Frame, tag="toss_league.league"):
    roster: Public[Seated | Left | Present | None] = None
    present: Public[tuple[int, ...]] = ()
    bets: Nobody[tuple[tuple[Bet, ...], ...]] = ()
    call: Public[Call | None] = None
    outcome: Public[Outcome | None] = None


def gather_players(league: League, m: Scene[LeagueSheet]) -> Flow:
    return gather(into="roster")


def note_roster(league: League, m: Scene[LeagueSheet]) -> Flow:
    answer = league.roster
    if isinstance(answer, Present):
        league.present = answer.seats
        return None
    assert answer is not None
    m.table.seated[answer.seat] = isinstance(answer, Seated)
    return goto(gather_players)


def name_stake(league: League, m: Scene[LeagueSheet]) -> Flow:
    return ask(league.present[0], "call", [Call(1), Call(2)])


def pay(league: League, m: Scene[LeagueSheet]) -> Flow:
    assert league.outcome is not None
    calls = league.outcome.reported(Calls).calls
    for seat, call in zip(league.present, calls, strict=True):
        m.table.purses[seat].coins += call + (league.outcome.won >> seat & 1)
    m.table.played += 1
    return goto(gather_players) if m.table.played < 3 else None


def begin_match(setup: Setup) -> Start:
    told = setup.told_as(Round)
    table = TossTable(told.stake if told else 1, [0] * setup.players)
    return Start(table, Toss(), tuple(range(setup.players)))


def begin_league(setup: Setup) -> Start:
    chairs = range(setup.players)
    sheet = LeagueSheet([False for _ in chairs], [Purse(seat, 1 << seat) for seat in chairs])
    return Start(sheet, League(), tuple(chairs))


def most(scores: list[int], rule_id: str) -> Result:
    best = max(scores)
    return Result(tuple(scores), tuple([seat for seat, score in enumerate(scores) if score == best]), rule_id)


def may_gather(seen: Any, answer: Action) -> Denial | None:
    return roster_denial("TO-02", seen.table.seated, answer, least=2, most=4)


def resample(m: Any, viewer: Seat, luck: Any) -> None:
    """Draw the bets again that the viewer cannot see."""
    for purse in m.table.purses:
        if purse.has_bet and purse.seat != viewer:
            purse.bet = luck.randrange(4)


def bet_form(league: League, m: Scene[LeagueSheet], seat: Seat, given: tuple[Bet, ...]) -> Ask | None:
    return None if len(given) == 2 else ask(seat, "bet", [Bet(other) for other in league.present])


def ask_bets(league: League, m: Scene[LeagueSheet]) -> Flow:
    return form(league.present, bet_form, into="bets", sealed=True)


def built(flaw: str = "") -> Game:
    """Return the game with its campaign; `flaw` is one of `FLAWS`. Each has frames of its own."""
    word = flaw.replace(" ", "_") or "sound"

    class Own(League, tag=f"toss_{word}.league"):
        pass

    def fight(league: Own, m: Scene[LeagueSheet]) -> Flow:
        told_type = OtherRound if flaw == "told" else Round
        assert league.call is not None
        told: Any = told_type(m.table.played + 1, league.call.number)
        return play_match(league.present, "outcome", told, void=gather_players)

    def settle(league: Own, m: Scene[LeagueSheet]) -> Flow:
        if flaw == "roster":
            for purse in m.table.purses:
                purse.coins -= purse.seat not in league.present
        flow = pay(league, m)
        return goto(gather_players) if flaw == "campaign" else flow

    def note_bets(league: Own, m: Scene[LeagueSheet]) -> Flow:
        for seat, (bet, _) in zip(league.present, league.bets, strict=True):
            m.table.purses[seat].bet, m.table.purses[seat].has_bet = bet.on, True
        league.bets = ()
        return None

    steps = (gather_players, note_roster, name_stake, ask_bets, note_bets, fight, settle)
    rule(Own, *[(step, "TO-02") for step in steps])

    def gates(seen: Any) -> list[str]:
        if flaw == "gates" and seen.table.played == 2:
            return []
        return [f"round_{number}" for number in range(1, seen.table.played + 2)]

    def rail(seen: Any) -> list[Leg]:
        shown = [purse.bet for purse in seen.table.purses]
        return [Leg(number, title=f"round-{number}-{shown}") for number in range(1, 4)]

    def pending(seen: Any) -> list[Pending]:
        league = seen.nearest(Own)
        return [Pending("bet", league.present, hidden=True)] if league is not None else []

    def start(setup: Setup) -> Start:
        started = begin_league(setup)
        return Start(started.table, Own(), started.teams)

    def report(table: TossTable) -> Value:
        kind = OtherCalls if flaw == "reports" else Calls
        return kind(tuple(table.calls))

    actions = SimpleNamespace(Call=Call, Bet=Bet, __name__=__name__)
    modules: Any = (actions,)
    ledger = Game(
        f"toss_{word}",
        voice="toss",
        players=(4,),
        table=LeagueSheet,
        begin=start,
        result=lambda sheet: most([purse.coins for purse in sheet.purses], "TO-02"),
        modules=modules,
        resample=resample,
        gates=gates,
        ledger=Ledger(told=Round, reports=Calls, may_gather=may_gather, rail=rail, steps=pending),
    )
    return Game(
        "toss",
        players=(2, 3, 4),
        table=TossTable,
        begin=begin_match,
        result=lambda table: most(table.calls, "TO-01"),
        modules=modules,
        told=Round,
        reports=Calls,
        report=report,
        campaign=ledger,
    )


GAMES = {flaw: built(flaw) for flaw in ("", *FLAWS)}
