"""`brassboard scenario check`: check your own scenario file; list every mistake and how to mend it."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brassboard.cli.screen import Screen
from brassboard.kernel import BadInput
from brassboard.user_scenarios import scenario_text

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED = 0, 1
GAME = "smog_riders"
GAME_OF = {".map": "alone", ".chapter": "moloch"}
"""The game of a file by the end of its name; other files are for the first game."""


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    """Add the command to the program's parser; `args.run(args)` runs it."""
    parser = subparsers.add_parser("scenario", help="command-scenario", description="command-scenario.text")
    actions = parser.add_subparsers(title="command-scenario.actions", metavar="check", dest="action", required=True)
    check = actions.add_parser("check", help="command-scenario.check", description="command-scenario.text")
    check.add_argument("file", metavar="FILE", help="command-scenario.file")
    check.add_argument("--game", help="command-scenario.game")
    check.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    game = _scenarios_of(args.game or GAME_OF.get(Path(args.file).suffix, GAME))
    text = scenario_text(args.file)
    mistakes = game.check_scenario(text, args.file)
    screen = Screen()
    for mistake in mistakes:
        screen.show_error(str(mistake))
    if mistakes:
        return FAILED
    screen.line(f"{args.file}: {game.describe(game.read_scenario(text, args.file))}", style="green")
    return GOOD


def _scenarios_of(game: str) -> Any:
    """Return the module of a game that reads its scenarios."""
    package = f"brassboard.games.{game}"
    if not game.isidentifier() or find_spec(package) is None:
        raise BadInput(f'there is no game "{game}"', "--game")
    if find_spec(f"{package}.scenario") is None:
        raise BadInput(f"{game} has no scenarios that one can write", "--game")
    return import_module(f"{package}.scenario.registry")
