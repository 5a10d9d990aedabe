"""Checks of a game with a campaign: what passes between ledger and matches, who plays, undo, saves and gates."""

from collections.abc import Iterator
from typing import Any

import msgspec

from brassboard.campaign import Campaign, handover
from brassboard.kernel import MATCH, Action, Illegal, Ledger, Left, Match, Present, Seat, Seated, Void, stream, text_of
from brassboard.kernel.canonical import canonical, strictly
from brassboard.kernel.data import MatchRequest
from brassboard.kernel.lens import determinize
from brassboard.kernel.match import standing_lines

from .campaign_play import LedgerPoint, begun_ledger, own_fields, play_opening, quick_campaign
from .observed import difference
from .play import Chooser
from .verdict import Case, Verdict

CAMPAIGNS = 10
"""How many quick campaigns a check plays with each number of players."""
REAL_SHARE = 60
"""In a whole campaign a match is played for this many times the decisions of a check; then its end is made up."""


def walk_campaigns(case: Case, verdict: Verdict, campaigns: int = CAMPAIGNS) -> Iterator[LedgerPoint]:
    """Yield the places of quick campaigns of this case until enough problems are found."""
    for number in range(campaigns):
        for point in quick_campaign(case.game, case.setup.players, case.seed + number):
            verdict.count("answers", point.action is not None)
            yield point
            if verdict.has_enough:
                return


def check_campaign(case: Case, verdict: Verdict) -> None:
    """Check that campaigns end with a result: quick ones, and one whose matches are played by their rules."""
    sizes: set[int] = set()
    for point in walk_campaigns(case, verdict):
        if isinstance(point.action, Present):
            sizes.add(len(point.action.seats))
        if point.action is None:
            verdict.count("ends")
            _check_result(point.ledger, verdict)
    verdict.counts["sizes of matches"] = len(sizes)
    chooser = Chooser(f"whole campaign {case.game.id} {case.seed}")
    ledger = begun_ledger(case.game, case.setup.players, case.seed)
    while not ledger.over and len(ledger.lines) < 1_000:
        match = None
        asked = ledger.position.asked
        if type(asked) is MatchRequest:
            match = play_opening(case.game, ledger, chooser, case.decisions * REAL_SHARE)
            verdict.count("whole matches" if match is not None else "matches cut short")
        if match is not None and type(asked) is MatchRequest:
            ledger.take(handover.outcome_of(match, asked.seats), seat=MATCH)
            continue
        seat: Seat = chooser.pick(ledger.awaited)
        ask = ledger.position.ask_of(seat)
        action = chooser.action(ask.options) if ask else chooser.campaign_answer(ledger.game, ledger.position)
        ledger.take(action, seat)
    if not ledger.over:
        verdict.add(f"a whole campaign has no end after {len(ledger.lines)} lines of its ledger")
    _check_result(ledger, verdict)


def _check_result(ledger: Match, verdict: Verdict) -> None:
    result = ledger.result
    if result is not None and not set(result.winners) <= set(range(ledger.setup.players)):
        verdict.add(f"{result} names seats that the campaign does not have")


def check_told(case: Case, verdict: Verdict) -> None:
    """Check what matches are told: of the declared type, in one form, without names the type lacks; and they start."""
    game = case.game
    for point in walk_campaigns(case, verdict):
        if not point.wants_match:
            continue
        asked: Any = point.ledger.position.asked
        if asked.told is not None and type(asked.told) is not game.told:
            verdict.add(
                f"a match is told a {type(asked.told).__name__}, but {game.id} declares {game.told}", point.where
            )
        opening = handover.opening(game, point.ledger)
        assert opening is not None
        told = opening.setup.told
        if told and game.told is not None and canonical(strictly(told, game.told, point.where)) != told:
            verdict.add("what a match is told is not written in its one form", point.where)
        match = opening.begin(game)
        verdict.count("matches begun")
        if match.over:
            verdict.add("a match of the campaign is over before it begins", point.where)
    if not verdict.counts.get("matches begun"):
        verdict.add("no campaign asked for a match")


def check_reports(case: Case, verdict: Verdict) -> None:
    """Check what a match reports at its end: of the type that the ledger reads, with winners among its seats."""
    game = case.game
    chooser = Chooser(f"reports {game.id} {case.seed}")
    for point in walk_campaigns(case, verdict, campaigns=1):
        if not point.wants_match:
            continue
        asked: Any = point.ledger.position.asked
        match = play_opening(game, point.ledger, chooser)
        if match is None:
            verdict.add("a match of the campaign does not end in random play", point.where)
            continue
        report = game.report(match.position.table) if game.report is not None else None
        if report is not None and type(report) is not game.reports:
            verdict.add(f"the report is a {type(report).__name__}, but the game declares {game.reports.__name__}")
        outcome = handover.outcome_of(match, asked.seats)
        strictly(outcome.facts, game.reports, point.where)
        if outcome.won & ~sum([1 << seat for seat in asked.seats]):
            verdict.add(f"{text_of(outcome)[:80]}: a seat has won that did not play", point.where)
        point.ledger.clone().take(outcome, seat=MATCH)
        verdict.count("reports")


def check_roster(case: Case, verdict: Verdict) -> None:
    """Check joining, leaving and staying away at every gathering. Who stays away keeps what the sheet has of them."""
    rules = handover.ledger_rules(case.game)
    ledger_rules = rules.ledger or Ledger()
    spared: dict[Seat, list[Any]] = {}
    for point in walk_campaigns(case, verdict):
        ledger, chairs = point.ledger, point.ledger.setup.players
        if handover.is_gathering(ledger) or ledger.over:
            for seat, before in spared.items():
                now = own_fields(ledger.position.table, seat, chairs)
                if now != before:
                    verdict.add(f"seat {seat} stayed away, but its part of the sheet changed", point.where)
            spared = {}
        if not handover.is_gathering(ledger):
            continue
        for answer in _roster_answers(chairs, ledger_rules):
            if ledger.why_not_gather(answer) is None:
                ledger.clone().take(answer, seat=MATCH)
                verdict.count("roster answers")
        if isinstance(point.action, Present) and ledger_rules.spares_absent:
            away = [seat for seat in handover.seated_in(ledger) if seat not in point.action.seats]
            sheet = ledger.clone().position.table
            spared = {seat: own_fields(sheet, seat, chairs) for seat in away}
            verdict.count("seats away", len(away))


def _roster_answers(chairs: int, ledger: Ledger) -> list[Action]:
    seats = range(chairs)
    groups = [tuple([seat for seat in seats if mask >> seat & 1]) for mask in range(1, 1 << chairs)]
    joins: list[Action] = [Seated(seat, kind) for seat in seats for kind in ledger.kinds]
    return [*joins, *[Left(seat) for seat in seats], *[Present(group) for group in groups]]


def check_wall(case: Case, verdict: Verdict) -> None:
    """Check that no undo, free or by consent, goes back over a match, a gathering, or what led to a match in play."""
    for point in walk_campaigns(case, verdict):
        ledger = point.ledger
        if ledger.over:
            continue
        everyone = range(ledger.setup.players)
        before = _campaign_lines(ledger)
        for seat in everyone:
            for consent in ((), tuple(everyone)):
                tried = ledger.clone()
                try:
                    tried.undo(seat, consent)
                except Illegal:
                    verdict.count("refused")
                    continue
                verdict.count("undone")
                if point.wants_match:
                    verdict.add(f"seat {seat} undid what led to a match in play", point.where)
                if _campaign_lines(tried) != before:
                    verdict.add(f"an undo of seat {seat} went back over a match or a gathering", point.where)


def _campaign_lines(ledger: Match) -> list[int]:
    return [index for index, line in standing_lines(ledger.lines) if line.who == MATCH]


def check_resume(case: Case, verdict: Verdict) -> None:
    """Save and load a campaign again and again, ledger and match: it goes on as if nothing had happened."""
    chooser = Chooser(f"resume {case.game.id} {case.seed}")
    campaign = Campaign(case.game, begun_ledger(case.game, case.setup.players, case.seed, checked=False), None, False)
    every = max(1, case.decisions // 50)
    for number in range(case.decisions):
        if campaign.over or verdict.has_enough:
            break
        match = campaign.match
        loaded = Campaign.load(case.game, campaign.save()) if number % every == 0 else None
        current = match or campaign.ledger
        seat: Seat = chooser.pick(current.awaited)
        ask = current.position.ask_of(seat)
        action = chooser.action(ask.options) if ask else chooser.campaign_answer(current.game, current.position)
        if loaded is not None:
            if loaded.save() != campaign.save():
                verdict.add("saved and loaded, a campaign is another one", repr(current))
            loaded.take(action, seat)
        campaign.take(action, seat)
        if loaded is not None:
            verdict.count("loads")
            if loaded.save() != campaign.save():
                verdict.add(
                    f"saved and loaded, a campaign goes on otherwise after {text_of(action)[:60]}", repr(current)
                )
    if campaign.match is not None:
        campaign.void()
        if text_of(Void()) not in [line.text for line in campaign.ledger.lines]:
            verdict.add("a match that does not count leaves another line in the ledger")


def check_gates(case: Case, verdict: Verdict) -> None:
    """Check that gates only ever open, and that gates, rail and steps follow from what everyone may know."""
    luck = stream(case.seed)
    open_gates: frozenset[str] = frozenset()
    for point in walk_campaigns(case, verdict):
        ledger = point.ledger
        gates = handover.gates_of(ledger)
        if not any([line.who == MATCH and not line.text.startswith("seated") for line in ledger.lines]):
            open_gates = frozenset()
        if open_gates - gates:
            verdict.add(f"the gates {', '.join(sorted(open_gates - gates))} have closed again", point.where)
        open_gates = gates
        told = _told_to_everyone(ledger)
        if ledger.over:
            continue
        for seat in range(ledger.setup.players):
            other = ledger.clone()
            other.position = determinize(ledger.position, seat, luck, ledger.game.resample)
            verdict.count("imagined worlds")
            changed = difference(told, _told_to_everyone(other))
            if changed:
                verdict.add(f"what everyone is told depends on something hidden{changed}", point.where)


def _told_to_everyone(ledger: Match) -> list[Any]:
    told = [sorted(handover.gates_of(ledger)), handover.rail_of(ledger), handover.steps_of(ledger)]
    return [msgspec.to_builtins(each) for each in told]
