"""Checks that a match that is saved, loaded, replayed or undone is the same match."""

from typing import Any

import msgspec

from brassboard.kernel import Game, Illegal, Match, Seat, read_journal, read_save, state_hash, text_of
from brassboard.kernel.data import MatchRequest

from .check_play import questions_of
from .observed import difference
from .play import Chooser, Point, next_point, played
from .verdict import KERNEL_DENIALS, Case, Verdict, walk


def check_saves(case: Case, verdict: Verdict) -> None:
    """Save and load at every decision: hash, views, options and log must be equal, and journals after further play."""
    game = case.game
    for point in walk(case, verdict):
        match = point.match
        loaded = reload(match)
        _same(match, loaded, verdict, f"{point.where}, loaded")
        verdict.count("loads")
        if point.action is None:
            _check_replay(game, match, verdict, point.where)
            continue
        onward = match.clone()
        onward.take(point.action, point.seat)
        loaded.take(point.action, point.seat)
        _same(onward, loaded, verdict, f"{point.where}, loaded and played on")
        twice = reload(loaded)
        _same(onward, twice, verdict, f"{point.where}, loaded twice")
    match = played(game, case.setup, case.seed, case.decisions)
    _check_replay(game, match, verdict, "at the end")
    chain = _chain(case)
    if str(chain.journal) != str(match.journal):
        verdict.add("a match saved and loaded before every answer has another journal in the end")


def _chain(case: Case) -> Match:
    """Return the match of `played`, saved and loaded before every answer."""
    chooser = Chooser(f"played {case.game.id} {case.seed}")
    match = Match.begin(case.game, case.setup, seed=case.seed)
    for _ in range(case.decisions):
        if match.over:
            break
        match = reload(match)
        point = next_point(match, chooser)
        assert point.action is not None
        match.take(point.action, point.seat)
    return match


def reload(match: Match) -> Match:
    """Return the same match, saved and loaded."""
    loaded = Match.load(match.game, read_save(match.save()))
    loaded.position.checked = match.position.checked
    return loaded


def _same(match: Match, other: Match, verdict: Verdict, where: str) -> None:
    if state_hash(match.position.state) != state_hash(other.position.state):
        verdict.add("the state differs", where)
    for seat in (*range(match.setup.players), None):
        leak = difference(everything(match, seat), everything(other, seat))
        if leak:
            verdict.add(f"what seat {seat} receives differs{leak}", where)
    if difference(questions_of(match.position), questions_of(other.position)):
        verdict.add(
            f"what is asked differs{difference(questions_of(match.position), questions_of(other.position))}", where
        )
    if str(match.journal) != str(other.journal):
        verdict.add("the journal differs", where)


def everything(match: Match, seat: Seat | None) -> dict[str, Any]:
    """Return view, events and journal lines of a seat, without sending any input."""
    return {
        "view": match.view(seat),
        "events": [[seen.number, seen.key, msgspec.to_builtins(seen.event)] for seen in match.events(0, seat)],
        "journal": match.journal_of(seat),
    }


def _check_replay(game: Game, match: Match, verdict: Verdict, where: str) -> None:
    again = Match.replay(game, read_journal(str(match.journal)))
    verdict.count("replays")
    if state_hash(again.position.state) != state_hash(match.position.state):
        verdict.add("its journal, replayed, gives another state", where)


def check_undo(case: Case, verdict: Verdict) -> None:
    """Check that an allowed undo restores the state, the choice can be repeated, and barriers refuse an undo."""
    for point in walk(case, verdict):
        if point.action is None or point.seat < 0:
            continue
        _check_undo_at(point, verdict)
    if not verdict.counts.get("undone"):
        verdict.notes.append("no choice could be taken back in this run")


def _check_undo_at(point: Point, verdict: Verdict) -> None:
    match, seat, action = point.match, point.seat, point.action
    assert action is not None
    before, was = state_hash(match.position.state), _undo_views(match)
    after = match.clone()
    after.take(action, seat)
    now = state_hash(after.position.state)
    asked = match.position.asked
    inside = bool(after.position.given_by(seat)) and after.position.asked is asked
    drawn = after.draws != match.draws
    if not inside and after.may_undo(seat) and (drawn or after.position.revealed):
        verdict.add(
            f"{text_of(action)} may be taken back although chance answered or something was revealed", point.where
        )
    begun = after.position.asked is asked and after.position.ask_of(seat) is not None
    for other in range(match.setup.players):
        if other != seat and not begun and not after.position.given_by(other) and after.may_undo(other):
            verdict.add(f"seat {other} may take back what lies before an answer of seat {seat}", point.where)
    if not after.may_undo(seat):
        _check_barrier(after, seat, verdict, point.where)
        _check_consent(after, seat, verdict, point.where)
        return
    for name, tried in (("", after), (" after loading", reload(after))):
        undone = tried.clone()
        undone.undo(seat)
        verdict.count("undone")
        if state_hash(undone.position.state) != before:
            verdict.add(f"taking back {text_of(action)}{name} gives another state than before", point.where)
        changed = difference(was, _undo_views(undone))
        if changed:
            verdict.add(f"after taking back {text_of(action)}{name} a view differs from before{changed}", point.where)
        if undone.draws < after.draws:
            verdict.add("the counter of chance ran back", point.where)
        undone.take(action, seat)
        if state_hash(undone.position.state) != now:
            verdict.add(f"{text_of(action)}, taken back and chosen again{name}, gives another state", point.where)
        _check_replay(match.game, undone, verdict, f"{point.where}, with an undo")
    _check_repeated_undo(after, seat, verdict, point.where)


def _undo_views(match: Match) -> list[dict[str, Any]]:
    """Return every seat's view without decision numbers, which never go back, and without the undo flag."""
    views: list[dict[str, Any]] = []
    for seat in (*range(match.setup.players), None):
        view = match.view(seat)
        del view["number"], view["undo"]
        if view["decision"] is not None:
            del view["decision"]["number"]
        views.append(view)
    return views


def _check_barrier(match: Match, seat: Seat, verdict: Verdict, where: str) -> None:
    before = str(match.journal)
    try:
        match.clone().undo(seat)
    except Illegal as refused:
        verdict.count("refused")
        if refused.denial.key not in KERNEL_DENIALS:
            verdict.add(f"an undo is refused with {refused.denial}", where)
    else:
        verdict.add(f"seat {seat} could take back what it may not take back", where)
    if str(match.journal) != before:
        verdict.add("a refused undo changed the match", where)


def _check_consent(match: Match, seat: Seat, verdict: Verdict, where: str) -> None:
    others = [other for other in range(match.setup.players) if other != seat]
    if not others or match.over:
        return
    undone = match.clone()
    try:
        undone.undo(seat, consent=others)
    except Illegal as refused:
        # What led to a match of a campaign stays: nobody can take it back while the match is being played.
        if type(match.position.asked) is not MatchRequest or refused.denial.key != "undo-match":
            verdict.add(f"an undo by consent is refused with {refused.denial}", where)
        verdict.count("walled off")
        return
    verdict.count("by consent")
    if type(match.position.asked) is MatchRequest:
        verdict.add("by consent a choice is undone that led to a match in play", where)
    if undone.draws < match.draws:
        verdict.add("by consent the counter of chance ran back", where)
    if seat not in undone.awaited:
        verdict.add(f"by consent seat {seat} took back its choice, but is not asked again", where)
    _check_replay(match.game, undone, verdict, f"{where}, with an undo by consent")


def _check_repeated_undo(match: Match, seat: Seat, verdict: Verdict, where: str) -> None:
    """Undo back to the barrier, one choice at a time; draws of chance stay counted."""
    back = match.clone()
    steps = 0
    while back.may_undo(seat):
        back.undo(seat)
        steps += 1
        if steps > len(match.lines):
            verdict.add(f"seat {seat} may take back more than was ever chosen", where)
            return
        if seat not in back.awaited:
            verdict.add(f"seat {seat} took back its choice, but is not asked again", where)
    _check_replay(match.game, back, verdict, f"{where}, taken back {steps} times")
