"""The ladder of the bots: random, greedy, mcts. Seats rotate; shares have Wilson intervals (95 %).

    python tools/ladder.py                      the whole ladder of The Smog Riders and of Scythe
    python tools/ladder.py --only smog_riders --games 20 --workers 2
    python tools/ladder.py --keep build         one that was stopped goes on where it was

Greedy meets random in 200 games of each game, mcts meets greedy in 60. It also says how fast play-outs are beside bare
random play. Nothing but the seed decides how the games go, with any number of workers. Exit code 1 where a bar is
missed.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import brassboard
from brassboard.bots import bot
from brassboard.bots.playout import Playout
from brassboard.kernel import Game, Request, stream
from brassboard.sim import series, wilson

GAMES = ("smog_riders", "scythe")
CHALLENGER = {"smog_riders": "mcts:iterations=48:turns=4", "scythe": "mcts:iterations=12:width=8:rounds=2"}
"""Budgets with which 60 games take well under two hours on two cores."""
BARS = {"random": 0.95, "greedy": 0.70}
SPEED = 0.6
ROUNDS = 5


def match_up(
    game: str, one: str, other: str, games: int, seed: int, workers: int | None, keep: Path | None = None
) -> bool:
    """Let two bots meet and say how it went; whether the first reached its bar."""
    began = perf_counter()
    file = keep / re.sub(r"[^\w=.]+", "-", f"ladder-{game}-{one}-{other}.jsonl") if keep is not None else None
    played = series(game, games=games, bots=[one, other], seed=seed, workers=workers, players=2, keep=file)
    wins = sum([each.won(seat) for each in played.games for seat in (0, 1) if each.bots[seat] == 0])
    low, high = wilson(wins, games)
    bar = BARS[other]
    good = wins / games >= bar
    seats = [row for row in played.rows if row.bot == one and row.seat is not None]
    by_seat = ", ".join([f"seat {row.seat}: {row.share:.0%}" for row in seats])
    tell(
        f"{game}: {one} beats {other} in {wins:g} of {games} games, {wins / games:.1%} ({low:.1%} to {high:.1%}), "
        f"{by_seat}; bar {bar:.0%}: {'reached' if good else 'MISSED'}; {perf_counter() - began:.0f} s"
    )
    return good


def decisions_per_second(game: Game, play_out: bool, games: Sequence[int]) -> float:
    """Of bare random play, or of random play-outs as the search makes them."""
    decisions, began = 0, perf_counter()
    for seed in games:
        position, luck = game.position(game.setup(2)), stream(seed)
        if play_out:
            play = Playout(game, 0, 10**6, random=True)
            play.run(position, luck)
            decisions += play.decisions
            continue
        chooser = bot("random", seed=seed)
        while position.asked is not None:
            if isinstance(position.asked, Request):
                position.chance(luck.outcome(position.asked))
            else:
                decisions += 1
                position.answer(position.seat, chooser.pick(position.options))
    return decisions / (perf_counter() - began)


def speed(name: str) -> bool:
    """How fast play-outs are beside bare random play, in the same run; the median of a few rounds."""
    game = brassboard.game(name).rules
    ratios = []
    for turn in range(ROUNDS):
        seeds = range(turn * 10, turn * 10 + 4)
        ratios.append(decisions_per_second(game, True, seeds) / decisions_per_second(game, False, seeds))
    middle = sorted(ratios)[ROUNDS // 2]
    good = middle >= SPEED
    told = "reached" if good else "MISSED"
    tell(f"{name}: play-outs at {middle:.0%} of random play; bar {SPEED:.0%}: {told}")
    return good


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=GAMES, help="one game")
    parser.add_argument(
        "--games", type=int, help="games of mcts against greedy (default: 60); against random 10/3 of it"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes (default: as many as pay)")
    parser.add_argument("--challenger", help="another bot than the ladder's mcts, such as mcts:iterations=200")
    parser.add_argument(
        "--keep", type=Path, help="a folder for what was played; a ladder that was stopped goes on from it"
    )
    args = parser.parse_args()
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
    games = args.games or 60
    good = True
    for name in [args.only] if args.only else GAMES:
        good &= speed(name)
        good &= match_up(name, "greedy", "random", games * 10 // 3, args.seed, args.workers, args.keep)
        challenger = args.challenger or CHALLENGER[name]
        good &= match_up(name, challenger, "greedy", games, args.seed, args.workers, args.keep)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
