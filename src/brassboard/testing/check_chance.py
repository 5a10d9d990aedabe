"""Checks that an answer of chance reveals nothing hidden to seats that read it, and does not show to the others."""

from brassboard.kernel import CHANCE, MATCH, Dice, Drawn, Game, Permutation, Position, Request, outcome
from brassboard.kernel.chance import key_of, seeded_secret
from brassboard.kernel.visibility import layout_of

from .chance_leaks import ChanceHistory, chance_leak, draw_at
from .play import Chooser
from .verdict import Case, Verdict

Looks = dict[tuple[str, int, int], int]
CHECKS_PER_STEP = 6
"""How often each step that asks chance is checked with each audience of its field."""
LENGTH_FACTOR = 10
"""Play goes on this many times longer than in other checks, because decks are shuffled again late in a match."""
BEGINNINGS = 3


def check_chance(case: Case, verdict: Verdict) -> None:
    """Vary every visible permutation, draw and roll, and check that nothing hidden from a viewer changes with it."""
    checked: Looks = {}
    left, played = case.decisions * LENGTH_FACTOR, 0
    while (left > 0 or played < BEGINNINGS) and not verdict.has_enough:
        left = _play(case, case.seed + played, left, checked, verdict)
        played += 1
    met = {field for field, _, _ in checked}
    verdict.counts["fields"] = len(met)
    never = [field for field in _chance_fields(case.game) if field not in met]
    if never:
        verdict.notes.append(f"never asked in this run: {', '.join(never)}")


def _chance_fields(game: Game) -> list[str]:
    """Return the fields of a game's rules that only chance can fill."""
    fields = [field for frame in game.frames for field in layout_of(frame).fields]
    return sorted([field.where for field in fields if field.inner in (Dice, Permutation, Drawn)])


def _play(case: Case, seed: int, left: int, checked: Looks, verdict: Verdict) -> int:
    """Play one match at random for at most `left` decisions. Return how many are left then."""
    position: Position[object] = case.game.position(case.setup)
    past = ChanceHistory(case.game, case.setup, [])
    chooser = Chooser(f"chance {case.game.id} {seed}")
    key, n = key_of(seeded_secret(seed), ()), 0
    while position.asked is not None and not verdict.has_enough:
        if isinstance(position.asked, Request):
            draw = draw_at(position)
            answer = outcome(position.asked, key, n)
            site = (draw.field, position.stack[-1].pc, draw.audience)
            checked[site] = checked.get(site, 0) + 1
            if checked[site] <= CHECKS_PER_STEP:
                verdict.count(f"{position.asked.kind} varied")
                leak = chance_leak(draw, answer, past, chooser, key, n)
                if leak:
                    verdict.add(leak, f"seed {seed}, draw {n}")
                    checked[site] = CHECKS_PER_STEP  # One report is enough.
            if not past.seat_answered:
                past.answers.append((position.asked, answer, draw.audience))
            position.chance(answer)
            n += 1
            continue
        past.seat_answered = True
        if left <= 0:
            break
        left -= 1
        seat = chooser.pick(position.awaited())
        if seat == MATCH:
            position.chance(chooser.campaign_answer(case.game, position))
            continue
        assert seat != CHANCE
        ask = position.ask_of(seat)
        assert ask is not None
        position.answer(seat, chooser.action(ask.options))
    return left
