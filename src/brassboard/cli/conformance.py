"""`brassboard conformance`: run the conformance checks on a game, then random play that checks every invariant."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import brassboard
from brassboard.cli.screen import Screen
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, RuleError
from brassboard.sentences import Sentences
from brassboard.testing.conformance import CAMPAIGN_CHECKS, CHECKS, Verdict, case, run_check
from brassboard.testing.play import Failure, Stats, random_decisions
from brassboard.texts import LANGUAGES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED = 0, 1


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    parser = subparsers.add_parser("conformance", help="command-conformance", description="command-conformance.text")
    parser.add_argument("game", metavar="GAME", help="help.game")
    parser.add_argument("--decisions", metavar="N", type=int, default=10_000, help="command-conformance.decisions")
    parser.add_argument("--players", metavar="2,3,4", help="command-conformance.players")
    parser.add_argument("--depth", metavar="N", type=int, default=60, help="command-conformance.depth")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="command-conformance.seed")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.add_argument("--json", action="store_true", help="help.json")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    installed = brassboard.game(args.game)
    counts = _counts(args.players, installed)
    for name, value in (("--decisions", args.decisions), ("--depth", args.depth)):
        if value < 1:
            raise BadInput(f"it must be 1 or more, not {value}", name)
    checks = ConformanceRun(installed, counts, args)
    return checks.print_json() if args.json else checks.print_report(Screen(), Sentences(installed, args.lang))


def _counts(written: str | None, installed: InstalledGame) -> tuple[int, ...]:
    if written is None:
        return installed.players
    counts = written.split(",")
    if not all(word.strip().isdigit() for word in counts):
        raise BadInput(f'name numbers of players, such as 2,3,4, not "{written}"', "--players")
    return tuple([installed.rules.setup(int(word)).players for word in counts])


class ConformanceRun:
    """One run over a game: the checks for each number of players, then random play."""

    def __init__(self, installed: InstalledGame, counts: tuple[int, ...], args: argparse.Namespace) -> None:
        self.installed = installed
        self.counts = counts
        self.args = args

    def verdict(self, check: str, players: int) -> Verdict:
        checked_case = case(self.installed.rules, players, seed=self.args.seed, decisions=self.args.depth)
        return run_check(check, checked_case)

    @property
    def campaign_checks(self) -> tuple[str, ...]:
        """Return the checks of the game's campaign; none if it has no campaign."""
        return tuple(CAMPAIGN_CHECKS) if self.installed.rules.campaign is not None else ()

    def play(self, progress: Any = None) -> tuple[Stats | None, str]:
        """Play at random. Return the statistics, or None and the problem that was found."""
        try:
            rules, args = self.installed.rules, self.args
            return random_decisions(rules, args.decisions, self.counts, args.seed, progress=progress), ""
        except (Failure, RuleError) as broken:
            return None, str(broken)

    def print_json(self) -> int:
        verdicts = [self.verdict(check, players) for players in self.counts for check in CHECKS]
        campaign = [self.verdict(check, players) for players in self.counts for check in self.campaign_checks]
        stats, broken = self.play()
        good = not broken and all(verdict.ok for verdict in (*verdicts, *campaign))
        data = {
            "game": self.installed.id,
            "ok": good,
            "checks": [msgspec.to_builtins(verdict) for verdict in verdicts],
            "campaign": [msgspec.to_builtins(verdict) for verdict in campaign],
            "play": msgspec.to_builtins(stats) if stats else {"problem": broken},
        }
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
        return GOOD if good else FAILED

    def print_report(self, screen: Screen, sentences: Sentences) -> int:
        t = sentences.t
        screen.heading(t("conformance-title", game=sentences.title))
        good = True
        for players in self.counts:
            for check in (*CHECKS, *self.campaign_checks):
                verdict = self.verdict(check, players)
                good = good and verdict.ok
                counted = ", ".join([f"{what} {count}" for what, count in verdict.counts.items()])
                state = t("conformance-good" if verdict.ok else "conformance-bad")
                head = f"{state}  {t('players', count=players)}, {check}" + (f" ({counted})" if counted else "")
                screen.line(head, style="green" if verdict.ok else "bold red")
                screen.bullets(verdict.problems, style="red")
                screen.bullets(verdict.notes, style="dim")
        stats, broken = self._play_with_progress(screen, t("conformance-playing"))
        if stats is None:
            screen.line(f"{t('conformance-bad')}  {t('conformance-playing')}", style="bold red")
            screen.bullets([broken], style="red")
            return FAILED
        summary = t("conformance-played", decisions=stats.decisions, matches=stats.matches, rate=round(stats.rate))
        screen.line(f"{t('conformance-good')}  {summary}", style="green")
        screen.line(t("conformance-kept" if good else "conformance-broken"), style="bold")
        return GOOD if good else FAILED

    def _play_with_progress(self, screen: Screen, label: str) -> tuple[Stats | None, str]:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(label, total=self.args.decisions)
            return self.play(lambda done: bar.update(task, completed=done))
