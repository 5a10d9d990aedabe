"""Every game on the shelf, with every number of players and every option, passes the conformance kit."""

import pytest
from msgspec.structs import replace

import brassboard
from brassboard.kernel import Game
from brassboard.testing import CAMPAIGN_CHECKS, CHECKS, Case, Tally, Verdict, case, cases, points, run_check
from brassboard.testing.depth import a_few, in_turn
from brassboard.testing.leaks import hesitation_at

DECISIONS = {"leaks": 50, "legality": 40, "undo": 50, "saves": 50, "determinism": 150}
"""How long a check looks; the others take a hundred decisions."""
MUST_NOT_MISS = ("no texts", "no catalogue", "not compared")
"""What a game of ours has to have, so that no check passes for want of something to look at."""


def rules() -> list[Game]:
    """The rules of every game on the shelf, and of its campaign where it has one."""
    found: list[Game] = []
    for name in brassboard.games():
        installed = brassboard.game(name)
        found += [installed.rules, *([installed.rules.campaign] if isinstance(installed.rules.campaign, Game) else [])]
    return found


def tables(game: Game) -> list[Case]:
    """One case for every number of players."""
    return [case(game, players, {}, seed=players) for players in game.players]


def name(value: Case | str) -> str:
    return value if isinstance(value, str) else value.name


def passes(verdict: Verdict) -> None:
    assert verdict.ok, str(verdict)
    missing = [note for note in verdict.notes if any(words in note for words in MUST_NOT_MISS)]
    assert not missing, missing


@pytest.mark.parametrize(
    ("check", "one"), [pair for game in rules() for pair in in_turn(tuple(CHECKS), tables(game))], ids=name
)
def test_a_game_passes(one: Case, check: str) -> None:
    """Every game with every check; the quick tier sees each check with one number of players."""
    passes(run_check(check, replace(one, decisions=DECISIONS.get(check, 100))))


@pytest.mark.parametrize(
    ("one", "check"),
    in_turn([c for game in rules() for c in list(cases(game, decisions=40))[1:]], ("play", "lens", "saves")),
    ids=name,
)
def test_every_other_option_passes_too(one: Case, check: str) -> None:
    passes(run_check(check, one))


SECRETIVE = [c for game in rules() if game.resample is not None for c in a_few(tables(game), 1)]


@pytest.mark.parametrize("one", SECRETIVE, ids=name)
def test_secrets_really_differed(one: Case) -> None:
    verdict = run_check("leaks", replace(one, decisions=30))
    assert verdict.counts["differed"] > 0
    assert verdict.counts["steps"] > 0


@pytest.mark.parametrize("one", SECRETIVE, ids=name)
def test_nobody_notices_who_hesitates_and_somebody_did(one: Case) -> None:
    """However rare forms of several small choices are in a game."""
    tally = Tally(hidden={}, varied={})
    for point in points(one.game, one.setup, one.seed, decisions=1000):
        assert hesitation_at(point, tally) == "", point.where
        if tally.hesitations == 3:
            break
    assert tally.hesitations == 3


CAMPAIGNS = [c for game in rules() if game.campaign is not None for c in tables(game)]


@pytest.mark.parametrize(("check", "one"), in_turn(tuple(CAMPAIGN_CHECKS), CAMPAIGNS), ids=name)
def test_a_game_with_a_campaign_passes(one: Case, check: str) -> None:
    """Every campaign with every check; the quick tier sees each check with one number of players."""
    passes(run_check(check, one))
