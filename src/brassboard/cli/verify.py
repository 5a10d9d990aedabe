"""`brassboard verify`: play a match again and check every die against the secret it was committed to."""

import argparse
from typing import TYPE_CHECKING

from msgspec import Struct

from brassboard.campaign import Campaign, PastMatch, handover
from brassboard.cli import files
from brassboard.cli.screen import Screen
from brassboard.kernel import (
    CHANCE,
    MATCH,
    BadInput,
    Journal,
    Match,
    Request,
    Void,
    commitment,
    outcome,
    read_journal,
    state_hash,
)
from brassboard.kernel.action_text import text_of
from brassboard.kernel.game import Game
from brassboard.kernel.journal import parse_options
from brassboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, FAILED = 0, 1


class Discrepancy(Struct, frozen=True):
    """A move that is not what it should be; `move` counts from 0, and -1 is the end of the match."""

    move: int
    key: str
    args: dict[str, str]


class Verification(Struct, frozen=True):
    """The result of playing a match again."""

    moves: int
    draws: int
    wrong: list[Discrepancy]


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    parser = subparsers.add_parser("verify", help="command-verify", description="command-verify.text")
    parser.add_argument("file", metavar="FILE", help="help.match")
    parser.add_argument("--commitment", metavar="HEX", help="command-verify.commitment")
    parser.add_argument("--campaign", action="store_true", help="command-verify.campaign")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="help.lang")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    t = Texts(args.lang)
    screen = Screen()
    if args.campaign:
        return _verify_campaign(args, t, screen)
    found = files.read(args.file)
    journal = found.journal
    by_hand = found.save is not None and found.save.by_hand
    verdict = verify_journal(found.installed.rules, journal, found.where, dice=not by_hand)
    problems = [_describe(t, found, wrong) for wrong in verdict.wrong]
    if args.commitment and journal.secret and args.commitment.lower() != commitment(journal.secret):
        problems.append(t("verify-other-commitment", commitment=commitment(journal.secret)))
    if problems:
        for problem in problems:
            screen.show_error(problem)
        return FAILED
    screen.line(t("verify-moves", count=verdict.moves), style="green")
    key = "verify-by-hand" if by_hand else "verify-dice"
    screen.line(t(key, count=verdict.draws, commitment=commitment(journal.secret)), style="green")
    return GOOD


def _verify_campaign(args: argparse.Namespace, t: Texts, screen: Screen) -> int:
    """Check a campaign: its ledger, every match in it, the chain of their secrets, and every outcome."""
    campaign = files.read_campaign(args.file)
    ledger = campaign.ledger
    wrong = verify_journal(ledger.game, read_journal(str(ledger.journal)), args.file, dice=not ledger.by_hand).wrong
    problems = [f"{args.file}, ledger: {t(each.key, **each.args)}" for each in wrong]
    if args.commitment and args.commitment.lower() != ledger.commitment:
        problems.append(t("verify-other-commitment", commitment=ledger.commitment))
    draws = 0
    for number, past in enumerate(campaign.past, 1):
        where = f"{args.file}, match {number}"
        journal = read_journal(past.journal, where)
        verdict = verify_journal(campaign.game, journal, where)
        draws += verdict.draws
        problems += [f"{where}: {t(each.key, **each.args)}" for each in verdict.wrong]
        if journal.secret != handover.match_secret(ledger, past.n):
            problems.append(f"{where}: {t('verify-other-secret')}")
        if not verdict.wrong and not _has_outcome(campaign, past, journal, where):
            problems.append(f"{where}: {t('verify-other-outcome')}")
    for problem in problems:
        screen.show_error(problem)
    if problems:
        return FAILED
    screen.line(t("verify-matches", count=len(campaign.past)), style="green")
    screen.line(t("verify-dice", count=draws, commitment=ledger.commitment), style="green")
    return GOOD


def _has_outcome(campaign: Campaign, past: PastMatch, journal: Journal, where: str) -> bool:
    """Return whether the ledger says of a match how it ended, or that it does not count."""
    lines = campaign.ledger.lines
    if past.n >= len(lines) or lines[past.n].who != MATCH:
        return False
    if past.void:
        return lines[past.n].text == text_of(Void())
    match = Match.replay(campaign.game, journal, where)
    return match.over and lines[past.n].text == text_of(handover.outcome_of(match, past.seats))


def verify_journal(rules: Game, journal: Journal, where: str = "journal", dice: bool = True) -> Verification:
    """Play a journal again and compare all chance with what secret and nonces give. Stops at an impossible move."""
    if journal.game != rules.id or journal.version != rules.version:
        what = f"written by {journal.game} {journal.version}; this is {rules.id} {rules.version}"
        raise BadInput(what, where)
    known = {choice.name: choice.choices for choice in rules.options}
    written = {name: value for name, value in journal.setup.options if isinstance(value, str)}
    setup = rules.setup(
        journal.setup.players, dict(journal.setup.options) | parse_options(written, known), journal.setup.told or None
    )
    match = Match.begin(rules, setup, secret=journal.secret or None, nonces=journal.nonces, by_hand=True)
    wrong: list[Discrepancy] = []
    draws = 0
    for move, line in enumerate(journal.lines):
        asked = match.position.asked
        if line.who == CHANCE and isinstance(asked, Request):
            draws += 1
            expected = text_of(outcome(asked, match.key, line.n))
            if dice and journal.secret and expected != line.text:
                wrong.append(Discrepancy(move, "verify-die", {"line": str(line), "due": expected}))
        try:
            match.replay_line(line, "")
        except BadInput as error:
            return Verification(
                move, draws, [*wrong, Discrepancy(move, "verify-move", {"line": str(line), "what": str(error)})]
            )
    if not journal.secret and dice:
        wrong.append(Discrepancy(-1, "verify-no-secret", {}))
    if journal.end != state_hash(match.position.state) and not wrong:
        wrong.append(Discrepancy(-1, "verify-end" if journal.end else "verify-no-end", {}))
    return Verification(len(journal.lines), draws, wrong)


def _describe(t: Texts, found: files.MatchFile, wrong: Discrepancy) -> str:
    where = f"{found.where}, {found.position_of_move(wrong.move)}" if wrong.move >= 0 else found.where
    return f"{where}: {t(wrong.key, **wrong.args)}"
