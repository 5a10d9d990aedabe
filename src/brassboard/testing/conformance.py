"""The contract that every game must pass, with every option and number of players, also games of other packages.

    report = conformance(game, players=3, decisions=200)
    assert report.ok, report

Each check is a function from a `Case` to a `Verdict`; `CHECKS` lists them, so that pytest can run each on its own.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from brassboard.campaign.handover import chairs_of
from brassboard.installed_game import usable_games
from brassboard.kernel import BadInput, Game, Illegal, RuleError
from brassboard.kernel.game import OptionValue

from .check_campaign import (
    check_campaign,
    check_gates,
    check_reports,
    check_resume,
    check_roster,
    check_told,
    check_wall,
)
from .check_chance import check_chance
from .check_options import check_legality, check_texts
from .check_play import check_asking, check_budget, check_copies, check_determinism, check_play
from .check_saves import check_saves, check_undo
from .check_secrets import check_bad_input, check_leaks, check_lens
from .play import Failure, try_start
from .verdict import Case, Report, Verdict, place_of

__all__ = ["CAMPAIGN_CHECKS", "CHECKS", "Case", "Report", "Verdict", "case", "cases", "conformance", "run_check"]


def case(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int = 100,
    folder: Path | None = None,
) -> Case:
    """Return a case of a game. Installed games are found with their texts and their catalogue."""
    where, installed_folder, voice = _locate(game)
    return Case(game, game.setup(players, options), seed, decisions, folder or installed_folder, where, voice)


def _locate(game: Game) -> tuple[str, Path | None, str]:
    """Return where another process imports this game from, its folder if it is installed, and the id of its texts."""
    for installed in usable_games():
        module = sys.modules[installed.package]
        folder = Path(str(module.__file__)).parent if hasattr(module, "__path__") else None
        if installed.rules is game:
            return f"{installed.package}:GAME", folder, installed.id
        if installed.rules.campaign is game:
            return f"{installed.package}:GAME.campaign", folder, installed.id
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()) if name != "__main__" else ():
            if value is game:
                return f"{name}:{key}", None, game.id
    return "", None, game.id


def cases(
    game: Game, players: int | None = None, seed: int = 0, decisions: int = 100, folder: Path | None = None
) -> Iterator[Case]:
    """Yield a case with all defaults, and one more for every other value of an option.

    A value that the game refuses with this number of players, or that changes nothing there, is left out.
    """
    yield case(game, players, {}, seed, decisions, folder)
    default = try_start(game, players, {})
    for choice in game.options:
        for value in choice.choices[1:]:
            if try_start(game, players, {choice.name: value}) not in (None, default):
                yield case(game, players, {choice.name: value}, seed, decisions, folder)


def conformance(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int = 100,
    folder: Path | None = None,
) -> Report:
    """Run every check on a game, with each number of players if none is given; and on its campaign, if it has one."""
    counts = game.players if players is None else (players,)
    chosen = [case(game, count, options, seed, decisions, folder) for count in counts]
    verdicts = [run_check(name, checked_case) for checked_case in chosen for name in CHECKS]
    if game.campaign is not None:
        ledger = case(game.campaign, chairs_of(game.campaign), {}, seed, decisions, folder)
        verdicts += [run_check(name, ledger) for name in CHECKS]
        verdicts += [run_check(name, checked_case) for checked_case in chosen for name in CAMPAIGN_CHECKS]
    return Report(verdicts)


def run_check(name: str, checked_case: Case) -> Verdict:
    """Run one check. An exception in the game is reported as a problem with its place."""
    verdict = Verdict(name, checked_case.name, [], [], {})
    try:
        ALL_CHECKS[name](checked_case, verdict)
    except (RuleError, Failure, Illegal, BadInput, AssertionError, LookupError, TypeError, ValueError) as error:
        verdict.add(f"{type(error).__name__}: {error}", place_of(error))
    return verdict


Check = Callable[[Case, Verdict], None]


CHECKS: dict[str, Check] = {
    "play": check_play,
    "determinism": check_determinism,
    "copies": check_copies,
    "asking": check_asking,
    "saves": check_saves,
    "undo": check_undo,
    "legality": check_legality,
    "lens": check_lens,
    "leaks": check_leaks,
    "chance": check_chance,
    "bad input": check_bad_input,
    "budget": check_budget,
    "texts": check_texts,
}


CAMPAIGN_CHECKS: dict[str, Check] = {
    "campaign": check_campaign,
    "told": check_told,
    "reports": check_reports,
    "roster": check_roster,
    "wall": check_wall,
    "resume": check_resume,
    "gates": check_gates,
}
"""Further checks of a game with a campaign. The rules of the campaign itself pass `CHECKS` like those of a game."""
ALL_CHECKS = {**CHECKS, **CAMPAIGN_CHECKS}
