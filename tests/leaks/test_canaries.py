"""Canaries: hidden cards have names that occur nowhere else, and every byte that goes out to a seat is searched."""

import json
from typing import Any

import msgspec
import pytest

from brassboard.kernel import CHANCE, EVERYONE, Match, Seat, stream
from brassboard.kernel.match import answers, questions
from brassboard.testing import Canaries, difference, hidden_facts, points, received, twin_of
from brassboard.testing.leaky_game import CARDS, HIDEOUT, NO_LEAK
from brassboard.testing.play import Point

TOKENS = CARDS["canaries"]


def told(leak: str = NO_LEAK, players: int = 3, decisions: int = 120, checked: bool = False) -> tuple[str, Canaries]:
    """Whole matches; the first canary a seat hears of that it may not know."""
    canaries = Canaries(TOKENS)
    setup = HIDEOUT.setup(players, {"leak": leak, "cards": "canaries"})
    for point in points(HIDEOUT, setup, 2, decisions, checked):
        if all(line.who == CHANCE for line in point.match.lines):
            canaries.known.clear()  # another match, other secrets
        for seat in (*range(players), None):
            found = canaries.look(point.match, seat, ("pass", "go:1", "stay"))
            if found:
                return found, canaries
    return "", canaries


@pytest.mark.parametrize("players", HIDEOUT.players)
@pytest.mark.parametrize("checked", [False, True])
def test_no_seat_hears_of_a_card_it_may_not_know(players: int, checked: bool) -> None:
    leak, canaries = told(players=players, checked=checked)
    assert not leak
    assert canaries.searched > 1_000_000, "too little went out to prove anything"
    for seat in range(players):
        assert 0 < len(canaries.known[seat]) < len(TOKENS), "a seat knows some cards, and never all"
    assert canaries.known[None] < set(TOKENS)


@pytest.mark.parametrize("leak", ["event_to_all", "event_at_deal"])
def test_a_card_said_aloud_is_heard(leak: str) -> None:
    found, _ = told(leak)
    assert "was told zq" in found


def test_a_sealed_offer_in_the_journal_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "audience_of", lambda match, ask, seat: EVERYONE)
    found, _ = told()
    assert "was told zq" in found


def test_a_denial_of_the_true_table_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def unguarded(position: Any, seat: Seat) -> Any:
        seen = plain(position, seat)
        seen.table = position.table
        return seen

    plain = questions.redacted_scene
    monkeypatch.setattr(questions, "redacted_scene", unguarded)
    canaries = Canaries(TOKENS)
    match = Match.begin(HIDEOUT, HIDEOUT.setup(2, {"cards": "canaries"}), seed=3)
    not_mine = next(card for card in TOKENS if card not in match.position.table.thieves[match.awaited[0]].hand)
    assert canaries.look(match, match.awaited[0], (f"sell:{not_mine}",))


def test_an_error_says_nothing_of_the_table() -> None:
    match = Match.begin(HIDEOUT, HIDEOUT.setup(2, {"cards": "canaries"}), seed=3)
    canaries = Canaries(TOKENS)
    for seat in range(2):
        errors = received(match, seat, ("sell:nothing", "go:99", "post:-1"))
        assert errors["errors"]
        assert not canaries.inside(json.dumps([errors["errors"], errors["answers"]]))


def test_hidden_facts_differ_in_a_twin_and_what_is_received_does_not() -> None:
    setup = HIDEOUT.setup(3, {"cards": "canaries"})
    compared = 0
    for number, point in enumerate(points(HIDEOUT, setup, 5, 40, checked=False)):
        if point.action is None:
            continue
        for seat in (*range(3), None):
            compared += _compare(point, seat, number)
    assert compared > 100


def _compare(point: Point, seat: Seat | None, salt: int) -> int:
    """What the seat receives comes back equal from the wire although hidden cards lie elsewhere."""
    match, twin = point.match, twin_of(point.match, seat, stream(salt))
    secrets = hidden_facts(HIDEOUT, match.position.state, seat)
    others = hidden_facts(HIDEOUT, twin.position.state, seat)
    assert any("hand" in place or "deck" in place for place in secrets)
    wire, other_wire = (msgspec.json.encode(received(one, seat)) for one in (match, twin))
    assert difference(msgspec.json.decode(wire), msgspec.json.decode(other_wire)) == ""
    return secrets != others
