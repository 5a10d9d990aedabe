"""`brassboard play`: a game in the terminal, alone against bots or several people in turn at one screen."""

import argparse
import os
import secrets
from typing import TYPE_CHECKING, Any

import brassboard
from brassboard import user_scenarios
from brassboard.cli import files
from brassboard.cli.screen import Screen
from brassboard.cli.terminal_session import Sitting
from brassboard.installed_game import Box
from brassboard.kernel import BadInput, Match, Seat
from brassboard.kernel.chance import seeded_secret
from brassboard.kernel.journal import parse_options
from brassboard.sentences import Words
from brassboard.texts import LANGUAGES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXAMPLES = """\
examples:
  brassboard play duel                         you against a greedy bot
  brassboard play duel --bots hard             easy, medium or hard
  brassboard play duel --players 3 --bots random
  brassboard play duel --humans 0,1            two people, one screen
  brassboard play duel --by-hand               your own dice: type what they show
  brassboard play duel --bots "program:python3 my_bot.py"    your own bot, in any language
  brassboard play --load evening.save
"""


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    parser = subparsers.add_parser(
        "play",
        help="play in the terminal, against bots or with others at one screen",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="which game; not needed with --load")
    parser.add_argument("--players", metavar="N", type=int, help="how many play")
    parser.add_argument(
        "--bots", metavar="A,B", help="who sits at the other seats: easy, medium, hard, program:COMMAND"
    )
    parser.add_argument("--humans", metavar="0,1", help="the seats of people; seat 0 is Player 1 (default: 0)")
    parser.add_argument("--seed", metavar="S", type=int, help="repeat the same dice; without it they are random")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game, such as rounds=4"
    )
    parser.add_argument("--scenarios", metavar="PATH", help="a .scenario file of your own, or a folder of them")
    parser.add_argument("--load", metavar="FILE", help="continue a saved match or a journal")
    parser.add_argument("--by-hand", action="store_true", help="roll real dice and type in the results")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    if args.scenarios:
        os.environ[user_scenarios.WHERE] = args.scenarios
    box, match = _match(args)
    match.position.checked = True  # what a seat is asked comes from what it may know
    humans, bots = seating(args, match.setup.players, box)
    return Sitting(match, Words(box, args.lang), Screen(), humans, bots).play()


def _match(args: argparse.Namespace) -> tuple[Box, Match]:
    if args.load:
        for given, name in ((args.players, "--players"), (args.seed, "--seed"), (args.option, "--option")):
            if given not in (None, []):
                raise BadInput("a loaded match has this already: leave it out", name)
        found = files.read(args.load)
        if args.game not in (None, found.box.id):
            raise BadInput(f"this is a match of {found.box.id}, not of {args.game}", args.load)
        match = found.match()
        match.by_hand = match.by_hand or args.by_hand
        return found.box, match
    if args.game is None:
        raise BadInput(f"say which game: {', '.join(brassboard.games())}", "play")
    box = brassboard.game(args.game)
    setup = box.rules.setup(_players(args, box), _options(args.option, box))
    secret = secrets.token_bytes(32) if args.seed is None else seeded_secret(args.seed)
    return box, Match.begin(box.rules, setup, secret=secret, checked=True, by_hand=args.by_hand)


def _options(written: list[str], box: Box) -> dict[str, Any]:
    pairs = {}
    for each in written:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput(f'write it as name=value, not "{each}"', "--option")
        pairs[name] = value
    return dict(parse_options(pairs, {choice.name: choice.choices for choice in box.options}))


def _players(args: argparse.Namespace, box: Box) -> int | None:
    """How many play: as many as the seats that were named need."""
    if args.players is not None:
        wanted: int = args.players
        return wanted
    humans = _seats(args.humans) if args.humans is not None else [0]
    bots = args.bots.split(",") if args.bots and args.bots != "none" else []
    needed = len(humans) + len(bots) if len(bots) > 1 else 0
    return max(needed, humans[-1] + 1 if humans else 0, box.players[0])


def _seats(text: str) -> list[Seat]:
    words = [word.strip() for word in text.split(",")] if text != "none" else []
    if not all(word.isdigit() for word in words):
        raise BadInput(f'name seats by their numbers, such as 0,1, not "{text}"', "--humans")
    return sorted({int(word) for word in words})


def seating(args: argparse.Namespace, players: int, box: Box) -> tuple[list[Seat], dict[Seat, Any]]:
    """Who sits where: the seats of people, and a bot for each other seat."""
    names = [name.strip() for name in args.bots.split(",")] if args.bots and args.bots != "none" else []
    if args.humans is not None:
        humans = _seats(args.humans)
        if humans and humans[-1] >= players:
            raise BadInput(f"there is no seat {humans[-1]}; seats are 0 to {players - 1}", "--humans")
    elif args.bots == "none" or not _bots_are_there():
        humans = list(range(players))
    else:
        humans = list(range(players - len(names))) if len(names) > 1 else [0]
    others = [seat for seat in range(players) if seat not in humans]
    names = names or ["greedy" if box.rules.bots.evaluate else "random"]
    if len(names) not in (1, len(others)) and others:
        raise BadInput(f"{len(others)} seats are without a person, but {len(names)} bots are named", "--bots")
    seed = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    return humans, {seat: _bot(names[place % len(names)], seed + seat) for place, seat in enumerate(others)}


def _bots_are_there() -> bool:
    try:
        from brassboard.bots import bot  # noqa: F401
    except ImportError:
        return False
    return True


def _bot(text: str, seed: int) -> Any:
    from brassboard.bots import bot, read_bot

    name, options = read_bot(text)
    mind = bot(name, **{"seed": seed, **options})
    mind.hurry()
    return mind
