"""`brassboard bench`: measure the speed on this machine: decisions and games per second, clones, saves and views."""

import argparse
import sys
from typing import TYPE_CHECKING

import msgspec

import brassboard
from brassboard.bench import ROUNDS, SECONDS, Bench, Figure, Report, bench
from brassboard.cli.screen import Screen
from brassboard.cli.sim import format_number
from brassboard.kernel import BadInput
from brassboard.sentences import Sentences
from brassboard.sim.translations import texts
from brassboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD = 0
LINES = (
    ("bench-decisions", "decisions_per_s"),
    ("bench-games", "games_per_s"),
    ("bench-length", "decisions_per_game"),
    ("bench-branching", "branching"),
    ("bench-clone", "clone_us"),
    ("bench-encode", "encode_us"),
    ("bench-save", "save_us"),
    ("bench-bytes", "save_bytes"),
    ("bench-load", "load_us"),
    ("bench-redact", "redact_us"),
    ("bench-lens", "lens_us"),
    ("bench-view", "view_us"),
)


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    """Add the command to the program's parser; `args.run(args)` runs it."""
    parser = subparsers.add_parser("bench", help="command-bench", description="command-bench.text")
    parser.add_argument("games", metavar="GAME", nargs="*", help="command-bench.games")
    parser.add_argument("--rounds", metavar="N", type=int, default=ROUNDS, help="command-bench.rounds")
    parser.add_argument("--seconds", metavar="S", type=float, default=SECONDS, help="command-bench.seconds")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.add_argument("--json", action="store_true", help="help.json")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    if args.rounds < 1 or not 0 < args.seconds <= 60:
        raise BadInput("--rounds is 1 or more, --seconds is above 0 and at most 60", "bench")
    result = bench(args.games, args.rounds, args.seconds)
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")
    else:
        print_report(result, args.lang, Screen())
    return GOOD


def print_report(result: Bench, lang: str, screen: Screen) -> None:
    """Show the figures in a table."""
    t = texts(None, lang)
    screen.heading(t("bench-title"))
    screen.line(t("bench-kernel", compiled="yes" if result.compiled else "no", python=result.python))
    screen.line(t("bench-calibration", score=_cell(result.calibration_kunits_per_s)))
    screen.line(t("bench-method", rounds=result.rounds))
    for report in result.reports:
        installed = brassboard.game(report.game)
        title = f"{Sentences(installed, lang).title}, {t('players', count=report.players)}"
        screen.line()
        screen.rows(_rows(report, t), styles=("", "bold cyan", "dim"), heads=(title, t("bench-figure"), ""))


def _rows(report: Report, t: Texts) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []
    for key, name in LINES:
        value = getattr(report, name)
        if isinstance(value, Figure):
            rows.append((t(key), format_number(value.median), f"±{value.spread:.0%}"))
        else:
            rows.append((t(key), f"{value:,}", ""))
    return rows


def _cell(value: Figure) -> str:
    return f"{format_number(value.median)} ±{value.spread:.0%}"
