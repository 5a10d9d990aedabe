"""A seat knows what it may know and no more, whatever it sends."""

from typing import Any

from brassboard.kernel import SPECTATOR, Action, BadInput, Game, Illegal, Kind, Match, RuleError, Seat, text_of
from brassboard.kernel.lens import public_scene, redacted_scene
from brassboard.kernel.scene import question_of

from .hidden import Tally
from .leaks import deal_leak, hesitation_at, leak_at
from .observed import difference, received
from .verdict import EPOCH, Case, Verdict, walk


def check_lens(one: Case, verdict: Verdict) -> None:
    """What a seat's lens offers is what the table offers, in the same order; so is every kind of action.

    What a game's `standing` tells a seat is the same whether it is made alone or beside that of spectators.
    """
    for point in walk(one, verdict, checked=False):
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
            for kind in one.game.kinds:
                if listed(kind, match.position, seat) != listed(kind, lens, seat):
                    verdict.add(f"kind {kind.verb} differs between table and lens of seat {seat}", point.where)
            if question_of(lens, seat) is None:
                verdict.add(f"the lens of seat {seat} has forgotten its question", point.where)
            verdict.count("lenses")
        for seat in range(one.setup.players):
            if differs(one.game, match, seat):
                verdict.add(f"seat {seat} stands otherwise when its standing is made alone", point.where)


def differs(game: Game, match: Match, seat: Seat) -> bool:
    """Whether the game's `standing` for a seat depends on what was made for spectators before."""
    if game.display.standing is None:
        return False
    shared = game.display.standing(public_scene(match.position), SPECTATOR, None)
    alone = game.display.standing(redacted_scene(match.position, seat), seat, None)
    return alone != game.display.standing(redacted_scene(match.position, seat), seat, shared)


def listed(kind: Kind, scene: Any, seat: Seat) -> list[Action] | None:
    """What a kind allows; None where it looks for a rule that is not in progress."""
    try:
        return kind.filtered(scene, seat)
    except RuleError:
        return None


def check_leaks(one: Case, verdict: Verdict) -> None:
    """Twins that only hidden things tell apart are alike to a seat and to spectators, step by step."""
    tally = Tally(hidden={}, varied={})
    met: list[str] = []
    for number, point in enumerate(walk(one, verdict, checked=False)):
        if point.action is not None:
            ask = point.match.position.ask_of(point.seat)
            met += [text_of(option) for option in (ask.options if ask else ()) if text_of(option) not in met]
        probes = [point.chooser.one_of(met) for _ in range(3)] if met else []
        for seat in (*range(one.setup.players), None):
            salt = number * 100 + one.seed + (99 if seat is None else seat)
            leak = leak_at(point, seat, tally, salt, probes)
            if leak:
                verdict.add(leak, point.where)
        leak = hesitation_at(point, tally)
        if leak:
            verdict.add(leak, point.where)
    for seed in range(3):
        leak = deal_leak(one.game, one.setup, one.seed + seed)
        if leak:
            verdict.add(leak)
    for what in ("twins", "differed", "steps", "revealed", "not_possible", "hidden_answers", "hesitations"):
        verdict.counts[what.replace("_", " ")] = getattr(tally, what)
    for problem in tally.vacuous():
        verdict.add(problem)
    if tally.hidden and not tally.differed and tally.twins > EPOCH:
        verdict.add("twins never differed: nothing was proved")
    if not tally.hidden:
        verdict.notes.append("nothing was hidden from anybody in this run")


def check_bad_input(one: Case, verdict: Verdict) -> None:
    """Whatever a seat sends that is no answer gives a clear error and changes nothing."""
    for point in walk(one, verdict, share=4):
        match = point.match
        before = (match.save(), str(match.journal))
        for seat in range(match.setup.players):
            told = received(match, seat, ("pass", "nonsense:1"))
            verdict.count("errors", len(told["errors"]))
        wrong: tuple[Any, ...] = (-9, match.setup.players, True, "0", *([None] if len(match.awaited) > 1 else []))
        for nobody in wrong:
            try:
                match.take("pass", nobody)
            except (BadInput, Illegal):
                verdict.count("errors")
            else:
                verdict.add(f"an answer of seat {nobody!r} was taken", point.where)
        if (match.save(), str(match.journal)) != before:
            verdict.add("what was refused changed the match", point.where)
