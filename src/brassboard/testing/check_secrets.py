"""Checks that a seat knows what it may know and no more, whatever it sends."""

from typing import Any

from brassboard.kernel import SPECTATOR, Action, BadInput, Game, Illegal, Kind, Match, RuleError, Seat, text_of
from brassboard.kernel.lens import public_scene, redacted_scene
from brassboard.kernel.scene import question_of

from .hidden import Tally
from .leaks import deal_leak, hesitation_at, leak_at
from .observed import difference, received
from .verdict import EPOCH, Case, Verdict, walk


def check_lens(case: Case, verdict: Verdict) -> None:
    """Check that a seat's lens offers the same options as the table, in the same order, for every kind of action.

    A game's `standing` for a seat must be the same, whether it is made alone or beside that for spectators.
    """
    for point in walk(case, verdict, checked=False):
        match = point.match
        for seat in [seat for seat in match.awaited if seat >= 0]:
            lens, ask = match.lens(seat), match.position.ask_of(seat)
            assert ask is not None
            if lens.ask is None:
                verdict.add(f"seat {seat} is asked {ask.kind}, but not on its lens", point.where)
                continue
            seen = [lens.ask.kind, lens.ask.args, [text_of(option) for option in lens.ask.options]]
            true = [ask.kind, ask.args, [text_of(option) for option in ask.options]]
            if seen != true:
                verdict.add(f"seat {seat} is asked otherwise on its lens{difference(true, seen)}", point.where)
            for kind in case.game.kinds:
                if allowed_actions(kind, match.position, seat) != allowed_actions(kind, lens, seat):
                    verdict.add(f"kind {kind.verb} differs between table and lens of seat {seat}", point.where)
            if question_of(lens, seat) is None:
                verdict.add(f"the lens of seat {seat} has forgotten its question", point.where)
            verdict.count("lenses")
        for seat in range(case.setup.players):
            if depends_on_spectators(case.game, match, seat):
                verdict.add(f"seat {seat} stands otherwise when its standing is made alone", point.where)


def depends_on_spectators(game: Game, match: Match, seat: Seat) -> bool:
    """Return whether the game's `standing` for a seat depends on the one for spectators."""
    if game.display.standing is None:
        return False
    shared = game.display.standing(public_scene(match.position), SPECTATOR, None)
    alone = game.display.standing(redacted_scene(match.position, seat), seat, None)
    return alone != game.display.standing(redacted_scene(match.position, seat), seat, shared)


def allowed_actions(kind: Kind, scene: Any, seat: Seat) -> list[Action] | None:
    """Return what a kind allows, or None if it needs a rule that is not running."""
    try:
        return kind.filtered(scene, seat)
    except RuleError:
        return None


def check_leaks(case: Case, verdict: Verdict) -> None:
    """Check that twins, which differ only in hidden things, look the same to a seat and to spectators, step by step."""
    tally = Tally(hidden={}, varied={}, told={}, told_alike={})
    met: list[str] = []
    for number, point in enumerate(walk(case, verdict, checked=False)):
        if point.action is not None:
            ask = point.match.position.ask_of(point.seat)
            met += [text_of(option) for option in (ask.options if ask else ()) if text_of(option) not in met]
        probes = [point.chooser.pick(met) for _ in range(3)] if met else []
        for seat in (*range(case.setup.players), None):
            salt = number * 100 + case.seed + (99 if seat is None else seat)
            leak = leak_at(point, seat, tally, salt, probes)
            if leak:
                verdict.add(leak, point.where)
        leak = hesitation_at(point, tally)
        if leak:
            verdict.add(leak, point.where)
    for seed in range(3):
        leak = deal_leak(case.game, case.setup, case.seed + seed)
        if leak:
            verdict.add(leak)
    for what in ("twins", "differed", "steps", "revealed", "licensed", "not_possible", "hidden_answers", "hesitations"):
        verdict.counts[what.replace("_", " ")] = getattr(tally, what)
    for problem in tally.unvaried():
        verdict.add(problem)
    if tally.hidden and not tally.differed and tally.twins > EPOCH:
        verdict.add("twins never differed: nothing was proved")
    verdict.notes += tally.never_told_alike()
    if not tally.hidden:
        verdict.notes.append("nothing was hidden from anybody in this run")


def check_bad_input(case: Case, verdict: Verdict) -> None:
    """Check that input that is no answer gives a clear error and changes nothing."""
    for point in walk(case, verdict, share=4):
        match = point.match
        before = (match.save(), str(match.journal))
        for seat in range(match.setup.players):
            answers = received(match, seat, ("pass", "nonsense:1"))
            verdict.count("errors", len(answers["errors"]))
        wrong: tuple[Any, ...] = (-9, match.setup.players, True, "0", *([None] if len(match.awaited) > 1 else []))
        for wrong_seat in wrong:
            try:
                match.take("pass", wrong_seat)
            except (BadInput, Illegal):
                verdict.count("errors")
            else:
                verdict.add(f"an answer of seat {wrong_seat!r} was taken", point.where)
        if (match.save(), str(match.journal)) != before:
            verdict.add("what was refused changed the match", point.where)
