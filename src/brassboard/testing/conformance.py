"""The contract every game passes: with every option, every number of players, and for third parties' games too.

    report = conformance(game, players=3, decisions=200)
    assert report.ok, report

Each check is a function from a `Case` to a `Verdict`; `CHECKS` lists them, so that pytest can run each on its own.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import brassboard
from brassboard.kernel import BadInput, Game, Illegal, RuleError
from brassboard.kernel.game import OptionValue

from .check_chance import check_chance
from .check_options import check_legality, check_texts
from .check_play import check_asking, check_budget, check_copies, check_determinism, check_play
from .check_saves import check_saves, check_undo
from .check_secrets import check_bad_input, check_leaks, check_lens
from .play import Failure, start_of
from .verdict import Case, Report, Verdict

__all__ = ["CHECKS", "Case", "Report", "Verdict", "case", "cases", "conformance", "run_check"]


def case(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int = 100,
    folder: Path | None = None,
) -> Case:
    """A case of a game; what is on the shelf is found there, with its texts and its catalogue."""
    where, shelf, voice = _found(game)
    return Case(game, game.setup(players, options), seed, decisions, folder or shelf, where, voice)


def _found(game: Game) -> tuple[str, Path | None, str]:
    """Where another process imports this game from; if it is on the shelf, its folder, and under which id it speaks."""
    for name in brassboard.games():
        box = brassboard.game(name)
        module = sys.modules[box.package]
        folder = Path(str(module.__file__)).parent if hasattr(module, "__path__") else None
        if box.rules is game:
            return f"{box.package}:GAME", folder, box.id
        if box.rules.campaign is game:
            return f"{box.package}:GAME.campaign", folder, box.id
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()) if name != "__main__" else ():
            if value is game:
                return f"{name}:{key}", None, game.id
    return "", None, game.id


def cases(
    game: Game, players: int | None = None, seed: int = 0, decisions: int = 100, folder: Path | None = None
) -> Iterator[Case]:
    """A case with every default, and one more for every other value an option may have.

    What the game refuses with this number of players, or what changes nothing there, is left out.
    """
    yield case(game, players, {}, seed, decisions, folder)
    default = start_of(game, players, {})
    for choice in game.options:
        for value in choice.choices[1:]:
            if start_of(game, players, {choice.name: value}) not in (None, default):
                yield case(game, players, {choice.name: value}, seed, decisions, folder)


def conformance(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int = 100,
    folder: Path | None = None,
) -> Report:
    """Every check on a game; without a number of players, with each of them."""
    counts = game.players if players is None else (players,)
    chosen = [case(game, count, options, seed, decisions, folder) for count in counts]
    return Report([run_check(name, one) for one in chosen for name in CHECKS])


def run_check(name: str, one: Case) -> Verdict:
    """One check; whatever a game throws at it is a problem of the game, said with its place."""
    verdict = Verdict(name, one.name, [], [], {})
    try:
        CHECKS[name](one, verdict)
    except (RuleError, Failure, Illegal, BadInput, AssertionError, LookupError, TypeError, ValueError) as error:
        verdict.add(f"{type(error).__name__}: {error}", _place(error))
    return verdict


def _place(error: BaseException) -> str:
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    return f"{Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno}" if frame is not None else ""


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
