"""`brassboard sim`: let bots play many games, and see who wins how often."""

import argparse
import sys
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import brassboard
from brassboard.box import Box
from brassboard.cli.screen import Screen
from brassboard.kernel import BadInput
from brassboard.kernel.journal import typed_options
from brassboard.sim import Row, Series, SimError
from brassboard.sim import series as play_series
from brassboard.sim.words import texts
from brassboard.texts import LANGUAGES, Texts
from brassboard.words import Words

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED = 0, 1
EXAMPLES = """\
examples:
  brassboard sim duel --games 1000 --bots greedy,random
  brassboard sim duel --bots greedy:worlds=6:budget=900,greedy --option rounds=4
  brassboard sim duel --bots random --players 4 --seed 7 --json
"""


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    """Add the command to the program's parser; `args.run(args)` runs it."""
    parser = subparsers.add_parser(
        "sim",
        help="let bots play many games",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--bots", metavar="A,B", default="random", help="who plays; fewer than seats take turns")
    parser.add_argument("--players", metavar="P", type=int, help="how many seats (default: one for each bot)")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="the same seed plays the same games")
    parser.add_argument("--first", metavar="I", type=int, default=0, help="number of the first game (default: 0)")
    parser.add_argument("--workers", metavar="N", type=int, help="processes (default: as many as pay)")
    parser.add_argument("--fixed-seats", action="store_true", help="do not let the bots change seats from game to game")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game, such as rounds=4"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="as data, for programs")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    box = brassboard.game(args.game)
    t = texts(box, args.lang)
    try:
        done = _play(args, box, t)
    except SimError as broken:
        return _broken(broken, t)
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(done.plain()), indent=2).decode() + "\n")
    else:
        show(done, Words(box, args.lang, t), Screen())
    return GOOD


def _play(args: argparse.Namespace, box: Box, t: Texts) -> Series:
    bars = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}/s"),
        TimeRemainingColumn(),
    )
    # on stderr, and only where somebody watches
    with Progress(*bars, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(t("sim-progress"), total=max(args.games, 0), rate="–")

        def told(count: int) -> None:
            speed = progress.tasks[0].speed
            progress.update(task, advance=count, rate=figure(speed) if speed else "–")

        return play_series(
            box,
            games=args.games,
            bots=[word for word in args.bots.split(",") if word.strip()],
            seed=args.seed,
            workers=args.workers,
            players=args.players,
            options=game_options(box, args.option),
            rotate=not args.fixed_seats,
            first=args.first,
            progress=told,
        )


def game_options(box: Box, written: list[str]) -> dict[str, str | int | bool]:
    """`rounds=4` as the game's own value."""
    pairs: dict[str, str] = {}
    for word in written:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f'write it as name=value, not "{word}"', "--option")
        pairs[name] = value
    return typed_options(pairs, {choice.name: choice.choices for choice in box.options})


def show(done: Series, words: Words, screen: Screen) -> None:
    """The result as a person reads it."""
    t = words.t
    screen.heading(t("sim-title", game=words.title, games=len(done.games)))
    heads = ("sim-bot", "sim-seat", "sim-games", "sim-wins", "sim-share", "sim-interval", "sim-mean-score")
    rows = [_row(row, words) for row in done.rows]
    screen.rows(rows, styles=("bold", "", "dim", "", "bold cyan", "cyan"), heads=[t(key) for key in heads])
    screen.line()
    speed = t("sim-speed-text", decisions=figure(done.decisions_per_second), workers=done.workers)
    facts = ((t("sim-length"), figure(done.mean_length)), (t("sim-duration"), f"{done.seconds:.1f} s"))
    screen.rows([*facts, (t("sim-speed"), speed)], styles=("dim",))


def _row(row: Row, words: Words) -> list[str]:
    t = words.t
    return [
        row.bot,
        t("sim-all-seats") if row.seat is None else words.seat(row.seat),
        str(row.games),
        f"{row.wins:.1f}".removesuffix(".0"),
        f"{row.share:.1%}",
        t("sim-range", low=f"{row.low:.1%}", high=f"{row.high:.1%}"),
        f"{row.mean_score:.2f}",
    ]


def figure(value: float) -> str:
    """Three digits that count: 20,300; 4.05; 0.0123."""
    if value >= 1000:
        return f"{float(f'{value:.3g}'):,.0f}"
    return f"{value:.3g}"


def _broken(broken: SimError, t: Texts) -> int:
    told = t("sim-broke", index=broken.index, seed=str(broken.seed))
    sys.stderr.write(f"{broken.trace}\n{told} {broken.error}\n{t('sim-again')} {broken.again}\n")
    return FAILED
