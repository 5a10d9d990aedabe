"""Planted leaks on a secret map: they show beside reveals, so only twins that compare on after a reveal find them."""

from typing import Any

import pytest

from brassboard.kernel import Match, Position, Seat
from brassboard.kernel.visibility import in_mask
from brassboard.testing import CHECKS, Verdict, case, run_check, worlds
from brassboard.testing.depth import at_depth
from brassboard.testing.leaky_map import BURROW, LEAKS, NO_LEAK
from brassboard.testing.worlds import Told

FOUND_IN = {
    "place_in_event": "place",
    "map_coordinates": "tiles",
    "lasting_number": "figure",
    "distance_in_fact": "distance",
    "window_on_card": "turns",
    "tuple_length": "count",
    "options_order": "options",
}
"""Where each leak shows."""
FOUND_WITHOUT_LICENCES = ("tuple_length", "options_order")
"""The leaks that show where nothing is revealed; all others are beside a reveal."""
SEEDS = range(1, at_depth(4, 9))


def burrow(leak: str = NO_LEAK, seed: int = 1, check: str = "leaks", decisions: int = 100) -> Verdict:
    return run_check(check, case(BURROW, 2, {"leak": leak}, seed=seed, decisions=decisions))


def found(leak: str, seed: int) -> list[str]:
    """Return the problems of twins that are due to the planted leak."""
    problems = burrow(leak, seed).problems
    return [problem for problem in problems if "tell twins apart" in problem and FOUND_IN[leak] in problem]


def unlicensed(position: Position[Any], viewer: Seat) -> list[Told] | None:
    """What twins knew of reveals before these said what they tell: that there was one."""
    revealed = [audience for audience, _ in position.licences or () if in_mask(audience, viewer)]
    return None if revealed else []


@pytest.fixture(autouse=True)
def first_problem_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brassboard.testing.verdict.MAX_PROBLEMS", 1)


@pytest.mark.parametrize("seed", range(1, at_depth(3, 20)))
def test_without_a_leak_it_is_green_and_compared_after_most_reveals(seed: int) -> None:
    verdict = burrow(seed=seed)
    assert verdict.ok, str(verdict)
    assert verdict.counts["licensed"] > verdict.counts["revealed"]
    assert verdict.counts["differed"] > 100


@pytest.mark.parametrize("check", [check for check in CHECKS if check != "leaks"])
def test_without_a_leak_it_passes_the_other_checks(check: str) -> None:
    verdict = burrow(check=check, decisions=60)
    assert verdict.ok, str(verdict)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    assert any(found(leak, seed) for seed in SEEDS), LEAKS[leak]


@pytest.mark.parametrize("leak", LEAKS)
def test_most_leaks_would_not_be_found_if_reveals_did_not_say_what_they_tell(
    leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds, "told_to", unlicensed)
    assert any(found(leak, seed) for seed in SEEDS) == (leak in FOUND_WITHOUT_LICENCES)


def test_a_licence_that_is_never_the_same_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reveal that tells what nobody may know makes twins blind; the verdict says which one it is."""

    def too_much(position: Position[Any], viewer: Seat) -> list[Told] | None:
        told = plain(position, viewer)
        return told and [(*one, id(position)) if one[0] == "noise" else one for one in told]

    plain = worlds.told_to
    monkeypatch.setattr(worlds, "told_to", too_much)
    verdict = burrow(decisions=150)
    assert verdict.ok, str(verdict)
    assert [note for note in verdict.notes if note.startswith('seat 0 was told "noise"')]
    assert not [note for note in verdict.notes if '"tile"' in note]


def test_a_reveal_collects_licences_only_when_asked() -> None:
    match = Match.begin(BURROW, BURROW.setup(2), seed=1)
    assert match.position.licences is None
    match.position.licences = []
    match.take("dig:east", seat=0)
    assert [told[0] for _, told in match.position.licences] == ["tile"]
    assert match.position.clone().licences is None
