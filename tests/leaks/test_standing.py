"""A game's `standing` is part of what a seat is sent: what leaks through it turns the checks red."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from brassboard.kernel import SPECTATOR, Seat, Value
from brassboard.kernel.decision import ViewBuilder
from brassboard.kernel.lens import Lens, redacted_scene
from brassboard.testing import Verdict, case, run_check
from brassboard.testing.leaky_game import HIDEOUT

Standing = Callable[[Any, Seat, Any], Any]


class Loot(Value, frozen=True):
    """What each thief holds, as far as the viewer sees it."""

    hands: tuple[tuple[str, ...], ...]


def honest(seen: Any, viewer: Seat, shared: Any) -> Loot:
    return Loot(tuple([thief.hand for thief in seen.table.thieves]))


def verdict(monkeypatch: pytest.MonkeyPatch, standing: Standing, check: str = "leaks") -> Verdict:
    monkeypatch.setattr(HIDEOUT, "display", replace(HIDEOUT.display, standing=standing))
    return run_check(check, case(HIDEOUT, 3, {"leak": "none"}, seed=1, decisions=60))


def test_what_is_counted_on_the_lens_is_green(monkeypatch: pytest.MonkeyPatch) -> None:
    for check in ("leaks", "lens"):
        found = verdict(monkeypatch, honest, check)
        assert found.ok, str(found)


def test_a_standing_counted_on_the_true_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_the_table(outlook: ViewBuilder, seen: Lens) -> Any:
        return honest(outlook.position, seen.seat, None)

    monkeypatch.setattr(ViewBuilder, "_standing", on_the_table)
    found = verdict(monkeypatch, honest)
    assert any(["standing" in problem for problem in found.problems]), str(found)


def test_a_seats_standing_shared_with_the_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_the_first_seat(outlook: ViewBuilder, seen: Lens) -> Any:
        return honest(redacted_scene(outlook.position, 0), 0, None)

    monkeypatch.setattr(ViewBuilder, "_standing", of_the_first_seat)
    found = verdict(monkeypatch, honest)
    assert any(["standing" in problem for problem in found.problems]), str(found)


def test_a_game_that_remembers_what_another_seat_was_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Loot] = []

    def remembers(seen: Any, viewer: Seat, shared: Any) -> Loot:
        told.append(honest(seen, viewer, shared))
        return told[-1] if viewer == SPECTATOR or len(told) < 2 else told[-2]

    assert not verdict(monkeypatch, remembers, "lens").ok


def test_a_standing_that_says_else_beside_the_shared_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lazy(seen: Any, viewer: Seat, shared: Any) -> Any:
        return honest(seen, viewer, None) if shared is None else shared

    found = verdict(monkeypatch, lazy, "lens")
    assert any(["made alone" in problem for problem in found.problems]), str(found)
