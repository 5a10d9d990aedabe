"""`brassboard play`: a game in the terminal, alone against bots or several people in turn at one screen."""

import argparse
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import brassboard
from brassboard import user_scenarios
from brassboard.campaign import Campaign, handover
from brassboard.catalogue import Opened
from brassboard.cli import files
from brassboard.cli.campaign_session import HUMAN, CampaignSession
from brassboard.cli.screen import Screen
from brassboard.cli.terminal_session import TerminalSession
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Choice, Match, Seat
from brassboard.kernel.chance import seeded_secret
from brassboard.kernel.journal import parse_options
from brassboard.sentences import Sentences
from brassboard.texts import LANGUAGES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    parser = subparsers.add_parser(
        "play",
        help="command-play",
        description="command-play.text",
        epilog="command-play.examples",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="command-play.game")
    parser.add_argument("--players", metavar="N", type=int, help="command-play.players")
    parser.add_argument("--bots", metavar="A,B", help="command-play.bots")
    parser.add_argument("--humans", metavar="0,1", help="command-play.humans")
    parser.add_argument("--seed", metavar="S", type=int, help="command-play.seed")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="command-play.option")
    parser.add_argument("--scenarios", metavar="PATH", help="help.scenarios")
    parser.add_argument("--load", metavar="FILE", help="command-play.load")
    parser.add_argument("--campaign", metavar="FILE", help="command-play.campaign")
    parser.add_argument("--by-hand", action="store_true", help="command-play.by_hand")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    if args.scenarios:
        os.environ[user_scenarios.SCENARIOS_VARIABLE] = args.scenarios
    if args.campaign:
        return play_campaign(args)
    installed, match = _match(args)
    match.position.checked = True  # Check that every question comes from what its seat may know.
    humans, bots = assign_seats(args, match.setup.players, installed)
    sentences = Sentences(installed, args.lang, opened=Opened(handover.gates_of(match)))
    return TerminalSession(match, sentences, Screen(), humans, bots).play()


def play_campaign(args: argparse.Namespace) -> int:
    """Begin a campaign in a new file, or continue the one in an old file."""
    for given, name in ((args.load, "--load"), (args.by_hand, "--by-hand")):
        if given:
            raise BadInput("a campaign does not take this: leave it out", name)
    if args.game is None:
        raise BadInput(f"say which game: {', '.join(brassboard.games())}", "play")
    installed, path = brassboard.game(args.game), Path(args.campaign).expanduser()
    is_new = not path.exists()
    if is_new:
        seed = secrets.randbelow(1 << 63) if args.seed is None else args.seed
        options = _options(args.option, installed.campaign_options)
        campaign = Campaign.begin(installed.rules, _players(args, installed), seed, auto=False, options=options)
    else:
        for given, name in ((args.players, "--players"), (args.seed, "--seed"), (args.option, "--option")):
            if given not in (None, []):
                raise BadInput("a campaign that is going on has this already: leave it out", name)
        campaign = Campaign.load(installed.rules, files.read_bytes_of(path), args.campaign)
        campaign.auto = False
    if is_new or args.humans is not None or args.bots is not None or not campaign.roster:
        campaign.roster = _roster(args, campaign, installed)
    seed = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    session = CampaignSession(
        campaign, installed, path, Screen(), args.lang, lambda name, seat: _bot(name, seed + seat)
    )
    return session.play()


def _roster(args: argparse.Namespace, campaign: Campaign, installed: InstalledGame) -> dict[str, str]:
    """Return who holds each chair of a campaign: a person at this screen, or a bot by its name."""
    held = handover.seated_in(campaign.ledger)
    names = [name.strip() for name in args.bots.split(",")] if args.bots and args.bots != "none" else []
    if args.humans is not None:
        humans = _seats(args.humans)
        if not {*humans} <= {*held}:
            raise BadInput(f"people can hold the seats {', '.join(map(str, held))}", "--humans")
    elif args.bots == "none":
        humans = held
    else:
        humans = held[: len(held) - len(names)] if len(names) > 1 else held[:1]
    others = [seat for seat in held if seat not in humans]
    names = names or ["greedy" if installed.rules.bots.evaluate else "random"]
    if len(names) not in (1, len(others)) and others:
        raise BadInput(f"{len(others)} seats are without a person, but {len(names)} bots are named", "--bots")
    for name in names:
        _bot(name, 0)  # A wrong name is refused before the first match.
    bots = {str(seat): names[place % len(names)] for place, seat in enumerate(others)}
    return {**{str(seat): HUMAN for seat in humans}, **bots}


def _match(args: argparse.Namespace) -> tuple[InstalledGame, Match]:
    if args.load:
        for given, name in ((args.players, "--players"), (args.seed, "--seed"), (args.option, "--option")):
            if given not in (None, []):
                raise BadInput("a loaded match has this already: leave it out", name)
        found = files.read(args.load)
        if args.game not in (None, found.installed.id):
            raise BadInput(f"this is a match of {found.installed.id}, not of {args.game}", args.load)
        match = found.match()
        match.by_hand = match.by_hand or args.by_hand
        return found.installed, match
    if args.game is None:
        raise BadInput(f"say which game: {', '.join(brassboard.games())}", "play")
    installed = brassboard.game(args.game)
    setup = installed.rules.setup(_players(args, installed), _options(args.option, installed.options))
    secret = secrets.token_bytes(32) if args.seed is None else seeded_secret(args.seed)
    return installed, Match.begin(installed.rules, setup, secret=secret, checked=True, by_hand=args.by_hand)


def _options(assignments: list[str], known: Sequence[Choice]) -> dict[str, Any]:
    pairs = {}
    for each in assignments:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput(f'write it as name=value, not "{each}"', "--option")
        pairs[name] = value
    return dict(parse_options(pairs, {choice.name: choice.choices for choice in known}))


def _players(args: argparse.Namespace, installed: InstalledGame) -> int | None:
    """Return how many play: as many as the named seats and bots need."""
    if args.players is not None:
        wanted: int = args.players
        return wanted
    humans = _seats(args.humans) if args.humans is not None else [0]
    bots = args.bots.split(",") if args.bots and args.bots != "none" else []
    needed = len(humans) + len(bots) if len(bots) > 1 else 0
    return max(needed, humans[-1] + 1 if humans else 0, installed.players[0])


def _seats(text: str) -> list[Seat]:
    words = [word.strip() for word in text.split(",")] if text != "none" else []
    if not all(word.isdigit() for word in words):
        raise BadInput(f'name seats by their numbers, such as 0,1, not "{text}"', "--humans")
    return sorted({int(word) for word in words})


def assign_seats(
    args: argparse.Namespace, players: int, installed: InstalledGame
) -> tuple[list[Seat], dict[Seat, Any]]:
    """Return the seats of people, and a bot for each other seat."""
    names = [name.strip() for name in args.bots.split(",")] if args.bots and args.bots != "none" else []
    if args.humans is not None:
        humans = _seats(args.humans)
        if humans and humans[-1] >= players:
            raise BadInput(f"there is no seat {humans[-1]}; seats are 0 to {players - 1}", "--humans")
    elif args.bots == "none" or not _bots_installed():
        humans = list(range(players))
    else:
        humans = list(range(players - len(names))) if len(names) > 1 else [0]
    others = [seat for seat in range(players) if seat not in humans]
    names = names or ["greedy" if installed.rules.bots.evaluate else "random"]
    if len(names) not in (1, len(others)) and others:
        raise BadInput(f"{len(others)} seats are without a person, but {len(names)} bots are named", "--bots")
    seed = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    return humans, {seat: _bot(names[place % len(names)], seed + seat) for place, seat in enumerate(others)}


def _bots_installed() -> bool:
    try:
        from brassboard.bots import bot  # noqa: F401
    except ImportError:
        return False
    return True


def _bot(text: str, seed: int) -> Any:
    from brassboard.bots import bot, read_bot

    name, options = read_bot(text)
    player = bot(name, **{"seed": seed, **options})
    player.hurry()
    return player
