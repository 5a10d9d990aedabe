"""`brassboard verify`: play a match again and check every die against the secret it was committed to."""

import argparse
from typing import TYPE_CHECKING

from msgspec import Struct

from brassboard.cli import files
from brassboard.cli.screen import Screen
from brassboard.kernel import CHANCE, BadInput, Journal, Match, Request, commitment, outcome, state_hash
from brassboard.kernel.action_text import text_of
from brassboard.kernel.game import Game
from brassboard.kernel.journal import parse_options
from brassboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED = 0, 1


class Wrong(Struct, frozen=True):
    """A move that is not what it should be; `move` counts from 0, -1 is the end of the match."""

    move: int
    key: str
    args: dict[str, str]


class Verdict(Struct, frozen=True):
    """What playing it again has shown."""

    moves: int
    draws: int
    wrong: list[Wrong]


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    parser = subparsers.add_parser("verify", help="verify every move and every roll of a match", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a journal or a saved match")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment published before the match")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    t = Texts(args.lang)
    screen = Screen()
    found = files.read(args.file)
    journal = found.journal
    by_hand = found.save is not None and found.save.by_hand
    verdict = check(found.box.rules, journal, found.where, dice=not by_hand)
    problems = [_said(t, found, wrong) for wrong in verdict.wrong]
    if args.commitment and journal.secret and args.commitment.lower() != commitment(journal.secret):
        problems.append(t("verify-other-commitment", commitment=commitment(journal.secret)))
    if problems:
        for problem in problems:
            screen.complain(problem)
        return FAILED
    screen.line(t("verify-moves", count=verdict.moves), style="green")
    key = "verify-by-hand" if by_hand else "verify-dice"
    screen.line(t(key, count=verdict.draws, commitment=commitment(journal.secret)), style="green")
    return GOOD


def check(rules: Game, journal: Journal, where: str = "journal", dice: bool = True) -> Verdict:
    """Play a journal again; every line of chance must be what secret and nonces give. Stops at an impossible move."""
    if journal.game != rules.id or journal.version != rules.version:
        what = f"written by {journal.game} {journal.version}; this is {rules.id} {rules.version}"
        raise BadInput(what, where)
    known = {choice.name: choice.choices for choice in rules.options}
    written = {name: value for name, value in journal.setup.options if isinstance(value, str)}
    setup = rules.setup(journal.setup.players, dict(journal.setup.options) | parse_options(written, known))
    match = Match.begin(rules, setup, secret=journal.secret or None, nonces=journal.nonces, by_hand=True)
    wrong: list[Wrong] = []
    draws = 0
    for move, line in enumerate(journal.lines):
        asked = match.position.asked
        if line.who == CHANCE and isinstance(asked, Request):
            draws += 1
            due = text_of(outcome(asked, match.key, line.n))
            if dice and journal.secret and due != line.text:
                wrong.append(Wrong(move, "verify-die", {"line": str(line), "due": due}))
        try:
            match.replay_line(line, "")
        except BadInput as error:
            return Verdict(move, draws, [*wrong, Wrong(move, "verify-move", {"line": str(line), "what": str(error)})])
    if not journal.secret and dice:
        wrong.append(Wrong(-1, "verify-no-secret", {}))
    if journal.end != state_hash(match.position.state) and not wrong:
        wrong.append(Wrong(-1, "verify-end" if journal.end else "verify-no-end", {}))
    return Verdict(len(journal.lines), draws, wrong)


def _said(t: Texts, found: files.Found, wrong: Wrong) -> str:
    where = f"{found.where}, {found.place(wrong.move)}" if wrong.move >= 0 else found.where
    return f"{where}: {t(wrong.key, **wrong.args)}"
