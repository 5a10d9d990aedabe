"""The ladder of the bots: random, greedy, mcts. Seats rotate; shares have Wilson intervals (95 %).

    python tools/ladder.py                      the whole ladder of The Smog Riders, Scythe, Alone and Rise of Moloch
    python tools/ladder.py --only smog_riders --games 20 --workers 2
    python tools/ladder.py --keep build         one that was stopped goes on where it was
    python tools/ladder.py --speed              only how fast play-outs are beside bare random play

Greedy meets random in 200 games of each game, mcts meets greedy in 60. It also says how fast play-outs are beside bare
random play. The sides of Alone and of Rise of Moloch are so different that each bot plays each of them, on the same
seeds: medium meets random in 200 games of each side, hard meets medium in 30; those of Rise of Moloch are spread over
its six chapters. Nothing but the seed decides how the games go, with any number of workers. Exit code 1 where a bar is
missed.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time

import brassboard
from brassboard.bots import Mcts, bot, read_bot
from brassboard.bots.mcts import PLAYS, Search
from brassboard.kernel import Action, Game, Request, stream
from brassboard.sim import series, wilson

GAMES = ("smog_riders", "scythe")
CHALLENGER = {"smog_riders": "mcts:iterations=48:turns=4", "scythe": "mcts:iterations=36:width=10:rounds=2"}
"""Budgets with which 60 games take less than two hours on two cores with a compiled kernel, for `make ladder`."""
BARS = {"random": 0.95, "greedy": 0.70}
SIDES = {"alone": ("Hero", "Evil"), "moloch": ("Nemesis", "gentlemen")}
"""Games whose seats are different sides. Here each bot plays each side."""
SCENES: dict[str, tuple[dict[str, str], ...]] = {"moloch": tuple([{"chapter": chapter} for chapter in "123456"])}
"""Options over which the games of a series are spread evenly."""
SIDE_BAR, EQUAL = 0.9, 0.5
"""What medium must win on each side against random, and hard on both sides together against medium."""
SPEED = 0.6
ROUNDS = 5
EVERY, SEARCHES = 15, 6
"""How many decisions lie between two searches in a random game, and how many searches a game has."""


def match_up(
    game: str, one: str, other: str, games: int, seed: int, workers: int | None, keep: Path | None = None
) -> bool:
    """Let two bots play and print the result. Return whether the first reached its bar."""
    began = perf_counter()
    file = keep / re.sub(r"[^\w=.]+", "-", f"ladder-{game}-{one}-{other}.jsonl") if keep is not None else None
    played = series(game, games=games, bots=[one, other], seed=seed, workers=workers, players=2, keep=file)
    wins = sum([each.won(seat) for each in played.games for seat in (0, 1) if each.bots[seat] == 0])
    bar = BARS[other]
    good = wins / games >= bar
    seats = [row for row in played.rows if row.bot == one and row.seat is not None]
    by_seat = ", ".join([f"seat {row.seat}: {row.share:.0%}" for row in seats])
    tell(
        f"{game}: {one} beats {other} in {wins:g} of {games} games, {_share(wins, games)}, "
        f"{by_seat}; bar {bar:.0%}: {'reached' if good else 'MISSED'}; {perf_counter() - began:.0f} s"
    )
    return good


def on_each_side(
    game: str, one: str, other: str, games: int, seed: int, workers: int | None, keep: Path | None
) -> bool:
    """Let one bot play each side against the other, with the same seeds. Return whether it reached its bar."""
    won: list[float] = []
    for seat, side in enumerate(SIDES[game]):
        began = perf_counter()
        bots = [one, other] if seat == 0 else [other, one]
        won.append(0.0)
        scenes = SCENES.get(game, ({},))
        for place, options in enumerate(scenes):
            share = games // len(scenes) + (place < games % len(scenes))
            name = "-".join([f"ladder-{game}", *options.values(), *bots])
            file = keep / f"{name}.jsonl" if keep is not None else None
            played = series(
                game, share, bots, seed, workers, players=2, options=options or None, rotate=False, keep=file
            )
            won[-1] += sum([each.won(seat) for each in played.games])
        tell(
            f"{game}: {one} as {side} beats {other} in {won[-1]:g} of {games} games, {_share(won[-1], games)}; "
            f"{perf_counter() - began:.0f} s"
        )
    if other == "random":
        good, told = min(won) / games >= SIDE_BAR, f"bar {SIDE_BAR:.0%} on each side"
    else:
        good = sum(won) / (2 * games) >= EQUAL
        told = f"together {_share(sum(won), 2 * games)}, bar {EQUAL:.0%}"
    tell(f"{game}: {one} against {other}: {told}: {'reached' if good else 'MISSED'}")
    return good


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} to {high:.1%})"


def random_rate(game: Game, seeds: Sequence[int]) -> float:
    """Return decisions a second of bare random play."""
    decisions, began = 0, process_time()
    for seed in seeds:
        position, luck, chooser = game.position(game.setup(2)), stream(seed), bot("random", seed=seed)
        while position.asked is not None:
            if isinstance(position.asked, Request):
                position.chance(luck.outcome(position.asked))
            else:
                decisions += 1
                position.answer(position.seat, chooser.pick(position.options))
    return decisions / (process_time() - began)


class Timed(Search):
    """A search that measures its play-outs: copying the world, descending the tree, evaluating the end."""

    seconds = 0.0

    def sample(self, n: int, arm: Action) -> float:
        began = process_time()
        worth = super().sample(n, arm)
        self.seconds += process_time() - began
        return worth


def search_rate(game: Game, play: str, seeds: Sequence[int]) -> float:
    """Return decisions a second of the play-outs in searches of the ladder's bot."""
    decisions, took = 0, 0.0
    _, options = read_bot(CHALLENGER["smog_riders"])  # The bot for Scythe searches whole turns and has no play-outs.
    for seed in seeds:
        position, luck, chooser = game.position(game.setup(2)), stream(seed), bot("random", seed=seed)
        asked = searched = 0
        while position.asked is not None and searched < SEARCHES:
            if isinstance(position.asked, Request):
                position.chance(luck.outcome(position.asked))
                continue
            asked += len(position.options) > 1
            if asked % EVERY == 0 and len(position.options) > 1:
                mind = Mcts(seed, play=play, **options)
                search = Timed(mind, game.lens(position, position.seat), position.options)
                search.best()
                took += search.seconds
                decisions += search.playout.decisions
                searched += 1
            position.answer(position.seat, chooser.pick(position.options))
    return decisions / took


def speed(name: str) -> bool:
    """How fast play-outs are beside bare random play, in the same run and in turn; the median of a few rounds.

    The bar is for play-outs by chance. Those by the habits of the game think before they choose, and are told as well,
    but not where whole turns are rehearsed instead: there nobody makes any.
    """
    game = brassboard.game(name).rules
    ratios: dict[str, list[float]] = {play: [] for play in (PLAYS[1:] if game.bots.openings else PLAYS)}
    for turn in range(ROUNDS):
        bare = random_rate(game, range(turn * 10, turn * 10 + 4))
        for play, found in ratios.items():
            found.append(search_rate(game, play, range(turn * 10, turn * 10 + 2)) / bare)
    middle = {play: sorted(found)[ROUNDS // 2] for play, found in ratios.items()}
    good = middle["random"] >= SPEED
    guided = f"; by the habits of the game at {middle['policy']:.0%}" if "policy" in middle else ""
    told = "reached" if good else "MISSED"
    tell(f"{name}: play-outs by chance at {middle['random']:.0%} of random play, bar {SPEED:.0%}: {told}{guided}")
    return good


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=(*GAMES, *SIDES), help="one game")
    parser.add_argument("--games", type=int, help="games of the strongest bot (default: 60); against random 10/3 of it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes (default: as many as pay)")
    parser.add_argument("--challenger", help="another bot than the ladder's mcts, such as mcts:iterations=200")
    parser.add_argument(
        "--keep", type=Path, help="a folder for what was played; a ladder that was stopped goes on from it"
    )
    parser.add_argument("--speed", action="store_true", help="only how fast play-outs are; no games")
    args = parser.parse_args()
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
    games = args.games or 60
    good = True
    for name in [args.only] if args.only else (*GAMES, *SIDES):
        if name in SIDES:
            if args.speed:
                continue
            good &= on_each_side(name, "medium", "random", games * 10 // 3, args.seed, args.workers, args.keep)
            good &= on_each_side(name, "hard", "medium", games // 2, args.seed, args.workers, args.keep)
            continue
        good &= speed(name)
        if args.speed:
            continue
        good &= match_up(name, "greedy", "random", games * 10 // 3, args.seed, args.workers, args.keep)
        challenger = args.challenger or CHALLENGER[name]
        good &= match_up(name, challenger, "greedy", games, args.seed, args.workers, args.keep)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
