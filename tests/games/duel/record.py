"""Plays the golden duels anew: `PYTHONPATH=tests python -m games.duel.record`, after a change of rules that is meant.

Look at the difference before you keep it: a golden game that changed by itself has found something.
"""

import random
from pathlib import Path
from typing import Any

import brassboard
from brassboard.games.duel import GAME
from brassboard.games.duel.events import Countered, DoorOpened, Sprung
from brassboard.kernel import EVERYONE, Game, Match, Option, Position, Result
from brassboard.kernel.match import LogEntry
from brassboard.sentences import Words

GOLDEN = Path(__file__).parents[2] / "golden" / "duel"
CARDS = ("luck", "counter", "dodge", "snare", "valve", "patch")
EVERYTHING = {
    "DU-GOAL-01", "DU-GOAL-02", *[f"play:{card}" for card in CARDS], "trap sprung", "card countered", "door opened",
    "undo", "back", "fell",
}  # fmt: skip

# What each of them is for; the rest of everything comes by itself
DUELS = {
    "last_one_standing": (2, {}, {"DU-GOAL-01", "trap sprung", "play:dodge", "card countered"}),
    "time_is_up": (3, {"rounds": 4, "upgrade_1": "iron"}, {"DU-GOAL-02", "play:patch", "door opened", "undo", "back"}),
    "four_in_a_room": (4, {"rounds": 6}, {"fell", *[f"play:{card}" for card in CARDS]}),
}


def reached(match: Match) -> set[str]:
    """Which of everything happened in a match that is over."""
    result: Result | None = match.result
    assert result is not None
    found = {result.reason} | {line.text for line in match.lines}
    kinds = {Sprung: "trap sprung", Countered: "card countered", DoorOpened: "door opened"}
    found |= {kinds[type(entry.event)] for entry in match.log if type(entry.event) in kinds and not entry.withdrawn}
    if 0 in result.scores:
        found.add("fell")
    return found & EVERYTHING


def play(game: Game, players: int, options: dict[str, object], seed: int) -> Match:
    """Duellists who take what looks best, with whims; now and then one takes a choice back."""
    match = Match.begin(game, game.setup(players, options), seed=seed, checked=True)
    luck = random.Random(seed)
    while not match.over:
        seat = luck.choice(match.awaited)
        decision = match.decision_of(seat)
        assert decision is not None
        imagined = match.lens(seat).determinize(luck)  # nobody looks into the others' hands, or under the floor
        match.take(max(decision.options, key=lambda option: appeal(imagined, option, luck)))
        if match.may_undo(seat) and luck.random() < 0.03:
            match.undo(seat)
    return match


def appeal(position: Position[Any], option: Option, luck: random.Random) -> float:
    verb = option.text.partition(":")[0]
    whim = luck.random() * 3 + {"play": 12, "strike": 20, "open": 2, "end": -4, "dial": 4 * luck.random()}.get(verb, 0)
    after = position.clone()
    after.answer(option.seat, option.action)
    return GAME.bots.evaluate(after.table, option.seat) + whim  # type: ignore[misc]


def written(match: Match, words: Words) -> str:
    """The journal with what happened told between its lines."""
    said: dict[int, list[str]] = {}
    for entry in match.log:
        if entry.audience == EVERYONE or entry.audience > 0:
            said.setdefault(entry.line, []).append(told(entry, words))
    head, lines = str(match.journal).split("\n0 * shuffle", 1)
    rows = [head]
    for index, line in enumerate(("0 * shuffle" + lines).splitlines()):
        rows += [line, *[f"#   {sentence}" for sentence in said.get(index, [])]]
    return "\n".join(rows) + "\n"


def told(entry: LogEntry, words: Words) -> str:
    to = "" if entry.audience == EVERYONE else f"{words.seat(entry.audience.bit_length() - 1)}: "
    return to + words.event(entry.event) + (" (undone)" if entry.withdrawn else "")


def main() -> None:
    words = Words(brassboard.game("duel"))
    for name, (players, options, wanted) in DUELS.items():
        seed = next(seed for seed in range(500) if wanted <= reached(play(GAME, players, options, seed)))
        (GOLDEN / f"{name}.journal").write_text(written(play(GAME, players, options, seed), words), encoding="utf-8")


if __name__ == "__main__":
    main()
