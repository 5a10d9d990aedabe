"""`brassboard sim`: let bots play many games, and see who wins how often.

With --tournament every group of bots that fits a table plays; --players and --option take several values either way.
Ctrl-C keeps what was played: with --keep or --out the same command goes on from there.
"""

import argparse
import os
import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import brassboard
from brassboard.cli.screen import Screen
from brassboard.cli.standings import figure as figure
from brassboard.cli.standings import show
from brassboard.installed_game import Box
from brassboard.kernel import BadInput
from brassboard.kernel.journal import parse_options
from brassboard.sentences import Words
from brassboard.sim import Series, SimError, Stopped, Tournament, parquet
from brassboard.sim import series as play_series
from brassboard.sim import tournament as play_tournament
from brassboard.sim.accumulators import tells_points
from brassboard.sim.files import check_writable
from brassboard.sim.plan import ALL, plans_of
from brassboard.sim.result_plots import POINTS, picture
from brassboard.sim.translations import texts
from brassboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED, STOPPED = 0, 1, 130
UNFINISHED = ".part"
"""Games of a table that is not written yet are kept beside it."""
EXAMPLES = """\
examples:
  brassboard sim duel --games 1000 --bots greedy,random
  brassboard sim duel --bots easy,hard
  brassboard sim duel --bots "program:python3 my_bot.py,medium"    your own bot, in any language
  brassboard sim duel --bots greedy:worlds=6:budget=900,greedy --option rounds=4
  brassboard sim duel --bots random --players 4 --seed 7 --json
  brassboard sim smog_riders --tournament --bots greedy,random --players 2,3 --option scenario=all --out games.parquet
  brassboard sim duel --stat events --stat sum:duel.struck.damage/seat --plot duel.svg
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
    parser.add_argument("--games", metavar="N", type=int, default=100, help="games per series (default: 100)")
    parser.add_argument(
        "--bots",
        metavar="A,B",
        default="random",
        help="who plays: easy, medium, hard, random …; fewer than seats take turns",
    )
    parser.add_argument("--tournament", action="store_true", help="every group of bots that fits a table plays")
    parser.add_argument("--players", metavar="P,Q", default="", help="how many seats (default: one for each bot)")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="the same seed plays the same games")
    parser.add_argument("--first", metavar="I", type=int, default=0, help="number of the first game (default: 0)")
    parser.add_argument("--workers", metavar="N", type=int, help="number of processes (default: automatic)")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const="local",
        help="play on a Ray cluster: an address, auto for the one that runs here, local (default) to start one",
    )
    parser.add_argument("--fixed-seats", action="store_true", help="do not let the bots change seats from game to game")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, such as rounds=4; several values (a,b, or all): a series for each",
    )
    parser.add_argument(
        "--stat",
        metavar="NAME",
        action="append",
        default=[],
        help="collect from events: events, rules, points, count:EVENT/FIELD, sum:EVENT.FIELD, MODULE:NAME",
    )
    parser.add_argument("--keep", metavar="FILE", help="save each finished game to FILE and resume from it")
    parser.add_argument("--out", metavar="FILE.parquet", help="write a table of all games, one row each")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw wins, lengths, scores and points")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    box = brassboard.game(args.game)
    t = texts(box, args.lang)
    words = Words(box, args.lang, t)
    _check_files(args)
    _find_own_modules(args)
    left = 0
    try:
        # Ray tells of its workers on the output, which is for the result
        with redirect_stdout(sys.stderr) if args.ray else nullcontext():
            done = _play(args, box, t)
    except SimError as broken:
        return _broken(broken, t)
    except Stopped as stopped:
        done, left = stopped.done, stopped.left
    try:
        _tell(args, done, left, words)
    finally:  # also where whoever reads it has seen enough
        written, problems = ([], []) if left else _write(args, done, words)
    if left:
        return _stopped(args, left, t)
    if written and not args.json:
        screen = Screen()
        screen.line()
        for file in written:
            screen.line(t("sim-written", file=file))
    if problems:
        raise BadInput("; ".join(problems))
    return GOOD


def _check_files(args: argparse.Namespace) -> None:
    """Before anything is played; the file of kept games is opened then anyway, which says the same."""
    kept = "--keep" if args.keep else "--out (the games until it is written)"
    named = {"--out": args.out, kept: _kept(args), "--plot": args.plot}
    options: dict[Path, str] = {}
    for option, file in named.items():
        if file and (other := options.setdefault(Path(file).resolve(), option)) != option:
            raise BadInput(f"{other} and {option} name the same file", file)
    if args.out:
        parquet.available(args.out)
    if args.plot:
        check_writable(args.plot)


def _find_own_modules(args: argparse.Namespace) -> None:
    """One's own statistics lie in the folder one is in, where the installed command does not look by itself.

    Last, so that no file there hides a module of somebody else. Workers look where we do.
    """
    if args.stat and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def _kept(args: argparse.Namespace) -> str | None:
    return args.keep or (args.out + UNFINISHED if args.out else None)


def _tell(args: argparse.Namespace, done: Series | Tournament, left: int, words: Words) -> None:
    if args.json:
        found = done.plain() | {"left": left}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    elif done.games:
        show(done, words, Screen())
    sys.stdout.flush()  # before files are written, which may take a while, or fail


def _write(args: argparse.Namespace, done: Series | Tournament, words: Words) -> tuple[list[str], list[str]]:
    """The files that were written, and what is wrong with the others: each is tried."""
    written: list[str] = []
    problems: list[str] = []
    for file, write in ((args.out, _write_table), (args.plot, _write_plot)):
        if file:
            try:
                write(args, done, words)
                written.append(file)
            except BadInput as problem:
                problems.append(str(problem))
    if args.out and not args.keep and not problems:
        Path(args.out + UNFINISHED).unlink(missing_ok=True)
    return written, problems


def _write_table(args: argparse.Namespace, done: Series | Tournament, words: Words) -> None:
    parts = done.series if isinstance(done, Tournament) else [done]
    try:
        parquet.write(args.out, [(part.plan, part.games) for part in parts])
    except BadInput as problem:
        remedy = f"the games are in {_kept(args)}, so the same command need not play them again"
        raise BadInput(f"{problem.what}; {remedy}", problem.where) from problem


def _write_plot(args: argparse.Namespace, done: Series | Tournament, words: Words) -> None:
    try:
        Path(args.plot).write_text(picture(done, words), encoding="utf-8")
    except OSError as error:
        raise BadInput(error.strerror or str(error), args.plot) from error


def _play(args: argparse.Namespace, box: Box, t: Texts) -> Series | Tournament:
    bots = [word for word in args.bots.split(",") if word.strip()]
    players = _numbers(args.players)
    options = option_lists(box, args.option)
    stats = [*args.stat]
    if args.plot and POINTS not in stats and tells_points(box.rules):
        stats.append(POINTS)
    # wrong wishes are named before anything else happens; and this says how long the bar is
    plans = plans_of(box, bots, args.seed, players, options, not args.fixed_seats, stats, args.tournament)
    many = args.tournament or len(plans) > 1
    bars = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}/s"),
        TimeRemainingColumn(),
    )
    # on stderr, and only where somebody watches
    with Progress(*bars, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(t("sim-progress"), total=max(args.games, 0) * len(plans), rate="–")

        def told(count: int) -> None:
            speed = progress.tasks[0].speed
            progress.update(task, advance=count, rate=figure(speed) if speed else "–")

        common: dict[str, Any] = {
            "games": args.games,
            "bots": bots,
            "seed": args.seed,
            "workers": args.workers,
            "rotate": not args.fixed_seats,
            "first": args.first,
            "progress": told,
            "accumulators": stats,
            "keep": _kept(args),
            "ray": args.ray,
        }
        if many:
            return play_tournament(box, players=players, options=options, groups=args.tournament, **common)
        one = {name: values[0] for name, values in options.items()}
        return play_series(box, players=players[0] if players else None, options=one, **common)


def _numbers(text: str) -> list[int]:
    try:
        return [int(word) for word in text.split(",") if word.strip()]
    except ValueError:
        raise BadInput(f'write whole numbers, 2 or 2,3, not "{text}"', "--players") from None


def option_lists(box: Box, written: list[str]) -> dict[str, list[str | int | bool]]:
    """`rounds=4,8` as the game's own values; `all` stays as it is written."""
    known = {choice.name: choice.choices for choice in box.options}
    found: dict[str, list[str | int | bool]] = {}
    for word in written:
        name, equals, values = word.partition("=")
        if not equals:
            raise BadInput(f'write it as name=value, not "{word}"', "--option")
        if name in found:
            both = ",".join([str(value) for value in found[name]] + [values])
            raise BadInput(f"{name} is named twice; write {name}={both} to play a series for each", "--option")
        if values == ALL and name in known and ALL not in known[name]:
            found[name] = list(known[name])
        else:
            found[name] = [parse_options({name: value}, known)[name] for value in values.split(",")]
    return found


def _stopped(args: argparse.Namespace, left: int, t: Texts) -> int:
    kept = _kept(args)
    told = t("sim-stopped", left=left)
    sys.stderr.write(f"{told} {t('sim-goes-on', file=kept) if kept else t('sim-not-kept')}\n")
    return STOPPED


def _broken(broken: SimError, t: Texts) -> int:
    told = t("sim-broke", index=broken.index, seed=str(broken.seed))
    sys.stderr.write(f"{broken.trace}\n{told} {broken.error}\n{t('sim-again')} {broken.again}\n")
    return FAILED
