"""`brassboard replay`: print a match move by move, as a spectator or as one seat saw it."""

import argparse
from typing import TYPE_CHECKING

import msgspec

from brassboard.campaign import handover
from brassboard.catalogue import Opened
from brassboard.cli import files
from brassboard.cli.match_result import show_result
from brassboard.cli.screen import Screen
from brassboard.cli.table_view import build_table_view
from brassboard.kernel import SPECTATOR, BadInput, Match, Seat
from brassboard.kernel.visibility import in_mask
from brassboard.sentences import Sentences
from brassboard.texts import LANGUAGES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    parser = subparsers.add_parser("replay", help="command-replay", description="command-replay.text")
    parser.add_argument("file", metavar="FILE", help="help.match")
    parser.add_argument("--seat", metavar="N", type=int, help="command-replay.seat")
    parser.add_argument("--to", metavar="LINE", type=int, help="command-replay.to")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    found = files.read(args.file)
    journal = found.journal
    if args.seat is not None and not 0 <= args.seat < journal.setup.players:
        raise BadInput(f"there is no seat {args.seat}; seats are 0 to {journal.setup.players - 1}", "--seat")
    if args.to is not None:
        if not 0 <= args.to <= len(journal.lines):
            raise BadInput(f"there is no move {args.to}; this match has {len(journal.lines)}", "--to")
        if args.to < len(journal.lines):
            journal = msgspec.structs.replace(journal, lines=journal.lines[: args.to], end="")
    match = Match.replay(found.installed.rules, journal, found.where)
    sentences = Sentences(found.installed, args.lang, opened=Opened(handover.gates_of(match)))
    print_match(match, args.seat, sentences, Screen())
    return 0


def print_match(match: Match, seat: Seat | None, sentences: Sentences, screen: Screen) -> None:
    """Print all events with the number of the move each belongs to, then the table as it stands."""
    screen.heading(
        sentences.t("replay-title", game=sentences.title, players=sentences.t("players", count=match.setup.players))
    )
    viewer = SPECTATOR if seat is None else seat
    rows: list[list[str]] = []
    last = -1
    for entry in match.log:
        if in_mask(entry.audience, viewer):
            number = str(entry.line + 1) if entry.line != last else ""
            text = sentences.event(entry.event)
            rows.append([number, sentences.t("replay-withdrawn", text=text) if entry.withdrawn else text, entry.rule])
            last = entry.line
    screen.rows(rows, styles=("dim", "", "dim"))
    screen.line()
    screen.show_table(build_table_view(match, seat, sentences))
    screen.line()
    if match.over:
        show_result(match, sentences, screen)
    else:
        waiting = match.view(seat)["waiting"]
        seats = sentences.seats(waiting["seats"]) if "seats" in waiting else sentences.t("waiting-somebody")
        screen.line(sentences.t("waiting-for", seats=seats))
