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
from brassboard.cli.standings import format_number as format_number
from brassboard.cli.standings import show
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput
from brassboard.kernel.journal import parse_options
from brassboard.sentences import Sentences
from brassboard.sim import Series, SimError, Stopped, Tournament, parquet
from brassboard.sim import series as play_series
from brassboard.sim import tournament as play_tournament
from brassboard.sim.accumulators import scores_points
from brassboard.sim.files import check_writable
from brassboard.sim.plan import ALL, plans_of
from brassboard.sim.ray_workers import LOCAL
from brassboard.sim.result_plots import POINTS, plot_result
from brassboard.sim.translations import texts
from brassboard.texts import LANGUAGES, Texts
from brassboard.user_scenarios import SCENARIOS_VARIABLE

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED, STOPPED = 0, 1, 130
UNFINISHED = ".part"
"""Suffix of the file that holds the games until the table of all games is written."""


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    """Add the command to the program's parser; `args.run(args)` runs it."""
    parser = subparsers.add_parser(
        "sim",
        help="command-sim",
        description="command-sim.text",
        epilog="command-sim.examples",
    )
    parser.add_argument("game", metavar="GAME", help="help.game")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="command-sim.games")
    parser.add_argument(
        "--bots",
        metavar="A,B",
        default="random",
        help="command-sim.bots",
    )
    parser.add_argument("--tournament", action="store_true", help="command-sim.tournament")
    parser.add_argument("--players", metavar="P,Q", default="", help="command-sim.players")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="command-sim.seed")
    parser.add_argument("--first", metavar="I", type=int, default=0, help="command-sim.first")
    parser.add_argument("--workers", metavar="N", type=int, help="command-sim.workers")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const=LOCAL,
        help="command-sim.ray",
    )
    parser.add_argument("--fixed-seats", action="store_true", help="command-sim.fixed_seats")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="command-sim.option",
    )
    parser.add_argument("--scenarios", metavar="PATH", help="help.scenarios")
    parser.add_argument(
        "--stat",
        metavar="NAME",
        action="append",
        default=[],
        help="command-sim.stat",
    )
    parser.add_argument("--keep", metavar="FILE", help="command-sim.keep")
    parser.add_argument("--out", metavar="FILE.parquet", help="command-sim.out")
    parser.add_argument("--plot", metavar="FILE.svg", help="command-sim.plot")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.add_argument("--json", action="store_true", help="help.json")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    _offer_scenarios(args)
    installed = brassboard.game(args.game)
    t = texts(installed, args.lang)
    sentences = Sentences(installed, args.lang, t)
    _check_files(args)
    _add_current_folder(args)
    left = 0
    try:
        # Ray writes about its workers to stdout, which is for the result.
        with redirect_stdout(sys.stderr) if args.ray else nullcontext():
            done = _play(args, installed, t)
    except SimError as broken:
        return _report_failure(broken, t)
    except Stopped as stopped:
        done, left = stopped.done, stopped.left
    try:
        _print_result(args, done, left, sentences)
    finally:  # Write the files also if the reader of our output has closed the pipe.
        written, problems = ([], []) if left else _write(args, done, sentences)
    if left:
        return _report_stop(args, left, t)
    if written and not args.json:
        screen = Screen()
        screen.line()
        for file in written:
            screen.line(t("sim-written", file=file))
    if problems:
        raise BadInput("; ".join(problems))
    return GOOD


def _offer_scenarios(args: argparse.Namespace) -> None:
    """Offer the user's own scenarios; processes started from here read the same environment."""
    if not args.scenarios:
        return
    if args.ray not in (None, LOCAL):
        raise BadInput("a cluster does not have your files: leave it out, or write --ray local", "--scenarios")
    os.environ[SCENARIOS_VARIABLE] = args.scenarios


def _check_files(args: argparse.Namespace) -> None:
    """Check files before anything is played. The resume file is checked when it is opened."""
    kept = "--keep" if args.keep else "--out (the games until it is written)"
    named = {"--out": args.out, kept: _resume_file(args), "--plot": args.plot}
    options: dict[Path, str] = {}
    for option, file in named.items():
        if file and (other := options.setdefault(Path(file).resolve(), option)) != option:
            raise BadInput(f"{other} and {option} name the same file", file)
    if args.out:
        parquet.check_available(args.out)
    if args.plot:
        check_writable(args.plot)


def _add_current_folder(args: argparse.Namespace) -> None:
    """Add the current folder to the module path, for the user's own statistics.

    It comes last, so that no file there hides an installed module. Workers use the same path.
    """
    if args.stat and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def _resume_file(args: argparse.Namespace) -> str | None:
    return args.keep or (args.out + UNFINISHED if args.out else None)


def _print_result(args: argparse.Namespace, done: Series | Tournament, left: int, sentences: Sentences) -> None:
    if args.json:
        found = done.plain() | {"left": left}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    elif done.games:
        show(done, sentences, Screen())
    sys.stdout.flush()  # Before files are written, which may take long or fail.


def _write(args: argparse.Namespace, done: Series | Tournament, sentences: Sentences) -> tuple[list[str], list[str]]:
    """Write all files. Return those that were written, and the problems with the others."""
    written: list[str] = []
    problems: list[str] = []
    for file, write in ((args.out, _write_table), (args.plot, _write_plot)):
        if file:
            try:
                write(args, done, sentences)
                written.append(file)
            except BadInput as problem:
                problems.append(str(problem))
    if args.out and not args.keep and not problems:
        Path(args.out + UNFINISHED).unlink(missing_ok=True)
    return written, problems


def _write_table(args: argparse.Namespace, done: Series | Tournament, sentences: Sentences) -> None:
    parts = done.series if isinstance(done, Tournament) else [done]
    try:
        parquet.write(args.out, [(part.plan, part.games) for part in parts])
    except BadInput as problem:
        remedy = f"the games are in {_resume_file(args)}, so the same command need not play them again"
        raise BadInput(f"{problem.what}; {remedy}", problem.where) from problem


def _write_plot(args: argparse.Namespace, done: Series | Tournament, sentences: Sentences) -> None:
    try:
        Path(args.plot).write_text(plot_result(done, sentences), encoding="utf-8")
    except OSError as error:
        raise BadInput(error.strerror or str(error), args.plot) from error


def _play(args: argparse.Namespace, installed: InstalledGame, t: Texts) -> Series | Tournament:
    bots = [word for word in args.bots.split(",") if word.strip()]
    players = _numbers(args.players)
    options = option_lists(installed, args.option)
    stats = [*args.stat]
    if args.plot and POINTS not in stats and scores_points(installed.rules):
        stats.append(POINTS)
    # Report wrong arguments before anything else happens. The plans also give the length of the progress bar.
    plans = plans_of(installed, bots, args.seed, players, options, not args.fixed_seats, stats, args.tournament)
    is_tournament = args.tournament or len(plans) > 1
    bars = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}/s"),
        TimeRemainingColumn(),
    )
    # Show progress on stderr, and only on a terminal.
    with Progress(*bars, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(t("sim-progress"), total=max(args.games, 0) * len(plans), rate="–")

        def advance_bar(count: int) -> None:
            speed = progress.tasks[0].speed
            progress.update(task, advance=count, rate=format_number(speed) if speed else "–")

        common: dict[str, Any] = {
            "games": args.games,
            "bots": bots,
            "seed": args.seed,
            "workers": args.workers,
            "rotate": not args.fixed_seats,
            "first": args.first,
            "progress": advance_bar,
            "accumulators": stats,
            "keep": _resume_file(args),
            "ray": args.ray,
        }
        if is_tournament:
            return play_tournament(installed, players=players, options=options, groups=args.tournament, **common)
        one = {name: values[0] for name, values in options.items()}
        return play_series(installed, players=players[0] if players else None, options=one, **common)


def _numbers(text: str) -> list[int]:
    try:
        return [int(word) for word in text.split(",") if word.strip()]
    except ValueError:
        raise BadInput(f'write whole numbers, 2 or 2,3, not "{text}"', "--players") from None


def option_lists(installed: InstalledGame, written: list[str]) -> dict[str, list[str | int | bool]]:
    """Read `rounds=4,8` as values of the game's options; `all` stays as it is written."""
    known = {choice.name: choice.choices for choice in installed.options}
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


def _report_stop(args: argparse.Namespace, left: int, t: Texts) -> int:
    kept = _resume_file(args)
    told = t("sim-stopped", left=left)
    sys.stderr.write(f"{told} {t('sim-goes-on', file=kept) if kept else t('sim-not-kept')}\n")
    return STOPPED


def _report_failure(broken: SimError, t: Texts) -> int:
    told = t("sim-broke", index=broken.index, seed=str(broken.seed))
    sys.stderr.write(f"{broken.trace}\n{told} {broken.error}\n{t('sim-again')} {broken.repeat_command}\n")
    return FAILED
