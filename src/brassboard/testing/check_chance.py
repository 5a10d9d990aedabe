"""No answer of chance that a seat can read tells it anything hidden; none that it cannot read shows."""

from brassboard.kernel import CHANCE, MATCH, Dice, Game, Order, Picks, Position, Request, outcome
from brassboard.kernel.chance import key_of, seeded_secret
from brassboard.kernel.visibility import layout_of

from .chance_leaks import Past, chance_leak, draw_at
from .play import Chooser
from .verdict import Case, Verdict

Looks = dict[tuple[str, int, int], int]
LOOKS = 6
"""So often each step that asks chance is looked at with each audience of the field it names."""
LONG = 10
"""Play goes on so many times as long as other checks look: decks are shuffled again late in a match."""
BEGINNINGS = 3


def check_chance(one: Case, verdict: Verdict) -> None:
    """Every visible permutation, draw and roll is varied, and nothing hidden from whoever sees it changes."""
    looked: Looks = {}
    left, played = one.decisions * LONG, 0
    while (left > 0 or played < BEGINNINGS) and not verdict.enough:
        left = _play(one, one.seed + played, left, looked, verdict)
        played += 1
    met = {field for field, _, _ in looked}
    verdict.counts["fields"] = len(met)
    never = [field for field in _taking(one.game) if field not in met]
    if never:
        verdict.notes.append(f"never asked in this run: {', '.join(never)}")


def _taking(game: Game) -> list[str]:
    """The fields of a game's rules that only chance can fill."""
    fields = [field for frame in game.frames for field in layout_of(frame).fields]
    return sorted([field.where for field in fields if field.inner in (Dice, Order, Picks)])


def _play(one: Case, seed: int, left: int, looked: Looks, verdict: Verdict) -> int:
    """One match at random, at most so many decisions; how many are left then."""
    position: Position[object] = one.game.position(one.setup)
    past = Past(one.game, one.setup, [])
    chooser = Chooser(f"chance {one.game.id} {seed}")
    key, n = key_of(seeded_secret(seed), ()), 0
    while position.asked is not None and not verdict.enough:
        if isinstance(position.asked, Request):
            draw = draw_at(position)
            answer = outcome(position.asked, key, n)
            site = (draw.field, position.stack[-1].pc, draw.audience)
            looked[site] = looked.get(site, 0) + 1
            if looked[site] <= LOOKS:
                verdict.count(f"{position.asked.kind} varied")
                leak = chance_leak(draw, answer, past, chooser, key, n)
                if leak:
                    verdict.add(leak, f"seed {seed}, draw {n}")
                    looked[site] = LOOKS  # said once is enough
            if not past.dealt:
                past.answers.append((position.asked, answer, draw.audience))
            position.chance(answer)
            n += 1
            continue
        past.dealt = True
        if left <= 0:
            break
        left -= 1
        seat = chooser.one_of(position.awaited())
        if seat == MATCH:
            position.chance(chooser.outcome(one.setup.players))
            continue
        assert seat != CHANCE
        ask = position.ask_of(seat)
        assert ask is not None
        position.answer(seat, chooser.action(ask.options))
    return left
