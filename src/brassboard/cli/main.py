"""The entry point: finds the command, runs it, and reports errors in one line."""

import argparse
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import brassboard
from brassboard.cli.help_texts import help_language, set_help_language, terminal_language
from brassboard.cli.screen import Screen
from brassboard.installed_game import unusable_games, usable_games
from brassboard.kernel.errors import BadInput, Illegal, RuleError
from brassboard.sentences import Sentences
from brassboard.texts import Texts

GOOD, FAILED, WRONG, STOPPED = 0, 1, 2, 130
COMMANDS = (
    "play",
    "rules",
    "replay",
    "verify",
    "scenario",
    "sim",
    "bench",
    "conformance",
    "serve",
    "backup",
    "restore",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. The exit code is 0 for success, 1 if a check failed, 2 if the command was not understood."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except (BadInput, Illegal) as problem:
        return _report(str(problem))
    except RuleError as mistake:
        _report(f"a mistake in the game's rules, not yours: {mistake}")
        return FAILED
    except BrokenPipeError:
        # The program that reads our output, such as `head`, has closed the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return STOPPED


def _run(words: list[str]) -> int:
    commands = [command for command in COMMANDS if find_spec(f"brassboard.cli.{command}")]
    name = words[0] if words else ""
    if not name:
        return _run(["serve", "--open"])
    if words == ["play"]:
        return _list_games()
    if name not in commands and not name.startswith("-"):
        near = get_close_matches(name, commands, n=1) or (["play " + name] if name in brassboard.games() else [])
        hint = f"did you mean brassboard {near[0]}?" if near else f"commands are {', '.join(commands)}"
        raise BadInput(f'there is no command "{name}"; {hint}')
    parser = _parser(commands, name)
    set_help_language(parser, help_language(words))
    try:
        args = parser.parse_args(words)
    except SystemExit as leaving:  # From --help, or after argparse has reported an unknown argument.
        return leaving.code if isinstance(leaving.code, int) else WRONG
    code: int = args.run(args)
    return code


def _parser(commands: list[str], wanted: str) -> argparse.ArgumentParser:
    """Return the parser. Only the requested command is imported: others may need packages that are not installed."""
    parser = argparse.ArgumentParser(prog="brassboard", description="help")
    version = f"brassboard {brassboard.__version__}"
    parser.add_argument("--version", action="version", version=version, help="help.version")
    subparsers = parser.add_subparsers(title="help.commands", metavar="COMMAND", dest="command", required=True)
    for command in commands:
        if command == wanted:
            _module(command).add_parser(subparsers)
        else:
            subparsers.add_parser(command, help=f"command-{command}", add_help=False)
    return parser


def _module(command: str) -> Any:
    try:
        return import_module(f"brassboard.cli.{command}")
    except ImportError as missing:
        raise BadInput(f"this needs more than is installed here: {missing}", f"brassboard {command}") from missing


def _list_games() -> int:
    """List the games and how to play them, for `play` without arguments."""
    screen = Screen()
    lang = terminal_language()
    t = Texts(lang)
    screen.heading(t("shelf-title"))
    rows = []
    for installed in usable_games():
        title = Sentences(installed, lang).title
        rows.append([f"brassboard play {installed.id}", title, _counts(installed.players, t)])
    screen.rows(rows, styles=("bold cyan", "bold"))
    for reason in unusable_games().values():
        screen.show_error(t("shelf-unusable", reason=str(reason)))
    screen.line()
    screen.line(t("shelf-more"))
    return GOOD


def _counts(players: tuple[int, ...], t: Texts) -> str:
    if len(players) == 1:
        return t("players", count=players[0])
    return t("players-range", first=min(players), last=max(players))


def _report(text: str) -> int:
    sys.stderr.write(f"brassboard: {' '.join(text.split())}\n")
    return WRONG
