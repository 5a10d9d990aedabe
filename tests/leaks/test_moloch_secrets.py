"""What a seat of Rise of Moloch receives depends on hands, rows, markers and decks only by what the rules tell it."""

from typing import Any

import pytest
from msgspec.structs import replace

from brassboard.bench import compiled
from brassboard.games.moloch import GAME
from brassboard.games.moloch.content import CHAOS
from brassboard.games.moloch.data.events import CardSeen, Moved, RowPlaced
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.rules import activation
from brassboard.games.moloch.rules.tokens import window_e_seats
from brassboard.games.moloch.scenario.registry import SHIPPED
from brassboard.kernel import EVERYONE, Event, Mask, Scene, Seat
from brassboard.testing import Tally
from brassboard.testing.depth import a_few, at_depth
from leaks.moloch_worlds import DOUBLE, MARKED, NEMESIS, decisions, everyone, first_leak

by_hand = pytest.mark.skipif(compiled(), reason="compiled rules call each other directly: nothing can be put between")
TABLES = [(chapter, players) for chapter in SHIPPED for players in GAME.players]
SPACING = 41
"""One decision in this many is looked at, so that whole chapters are seen."""


@pytest.mark.rule("RM-CMD-04", "RM-CHAOS-01", "RM-RULING-90", "RM-RULING-96")
@pytest.mark.parametrize("scene", a_few(TABLES, 6), ids=lambda scene: f"chapter {scene[0]}, {scene[1]} players")
def test_nobody_can_tell_twins_apart(scene: tuple[str, int]) -> None:
    chapter, players = scene
    tally = Tally()
    looked_at = decisions(chapter, players, int(chapter) * 10 + players, at_depth(10, 60), at_depth(SPACING, 11))
    assert first_leak(looked_at, everyone(players), tally) == ""
    assert tally.differed > tally.twins * 3 / 4


@pytest.mark.rule("RM-CMD-02")
@pytest.mark.parametrize("players", [3, 5])
def test_the_nemesis_cannot_tell_what_the_gentlemen_propose(players: int) -> None:
    """Every decision of the first round: proposals are made while the Nemesis places his row."""
    tally = Tally()
    assert first_leak(decisions("1", players, players, at_depth(60, 300)), (NEMESIS, None), tally) == ""
    assert tally.hidden_answers > 10


# Planted leaks


def planted(monkeypatch: pytest.MonkeyPatch, more: Any) -> None:
    """Let `more(emit, scene, event, to)` send events in place of the rules."""

    def emit(m: Scene[Any], event: Event, to: Mask = EVERYONE) -> None:
        more(lambda said, audience=EVERYONE: plain(m, said, audience), m, event, to)

    plain = Scene.emit
    monkeypatch.setattr(Scene, "emit", emit)


def leak_in_chapter(
    chapter: str, viewers: tuple[Seat | None, ...], players: int = 3, count: int = 120, every: int = 3
) -> str:
    """Return the first leak in a few matches of a chapter, looking at decisions of all seats."""
    for seed in (2, 1, 3):
        leak = first_leak(decisions(chapter, players, seed, count, every), viewers, Tally())
        if leak:
            return leak
    return ""


def test_without_a_planted_leak_none_is_found() -> None:
    assert leak_in_chapter("1", (1,), count=20, every=17) == ""


@by_hand
@pytest.mark.rule("RM-CMD-04")
@pytest.mark.parametrize(("side", "viewer"), [(NEMESIS_SIDE, 1), (GENTLEMEN_SIDE, NEMESIS), (GENTLEMEN_SIDE, None)])
def test_a_card_of_a_row_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch, side: int, viewer: Seat | None) -> None:
    def tell_last(emit: Any, m: Scene[Any], event: Event, to: Mask) -> None:
        emit(event, to)
        if isinstance(event, RowPlaced) and event.side == side:
            row = m.table.lower if side == NEMESIS_SIDE else m.table.upper
            emit(CardSeen(row[-1].card, len(row)))

    planted(monkeypatch, tell_last)
    assert ".events" in leak_in_chapter("1", (viewer,))


@by_hand
@pytest.mark.rule("RM-RULING-96")
def test_a_window_that_opens_on_what_the_hand_holds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Window E would be silent unless the Nemesis holds a card for any time."""

    def with_a_fitting_card(seen: Any) -> tuple[Seat, ...]:
        fits = any([CHAOS[card].timing == "any" for card in seen.table.nemesis.hand if card])
        return window_e_seats(seen) if seen.table.side == NEMESIS_SIDE or fits else ()

    monkeypatch.setattr(activation.WINDOW_E, "opens", with_a_fitting_card)
    assert leak_in_chapter("1", (1,), count=300)


@by_hand
@pytest.mark.rule("RM-RULING-96")
def test_a_pause_after_the_last_action_that_the_hand_decides_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Nemesis would be asked only if a card of his hand can be played."""
    monkeypatch.setattr(activation, "hand_is_asked", lambda t, seat: False)
    assert leak_in_chapter("2", (1,), players=2, every=5)


@by_hand
@pytest.mark.rule("RM-RULING-90")
def test_the_kind_of_a_marker_in_an_id_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def number_figures(emit: Any, m: Scene[Any], event: Event, to: Mask) -> None:
        if isinstance(event, Moved) and m.table.markers:
            event = replace(event, figure=f"{event.figure}{m.table.markers[0].kind}")
        emit(event, to)

    planted(monkeypatch, number_figures)
    assert ".events" in leak_in_chapter(MARKED, (1,))


@by_hand
@pytest.mark.rule("RM-RULING-90")
def test_the_order_of_a_deck_in_a_count_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The size of a row would tell whether the next chaos card is one for any time."""

    def count_wrongly(emit: Any, m: Scene[Any], event: Event, to: Mask) -> None:
        if isinstance(event, RowPlaced):
            event = replace(event, cards=event.cards + (CHAOS[m.table.chaos_deck[0]].timing == "any"))
        emit(event, to)

    planted(monkeypatch, count_wrongly)
    assert ".events" in leak_in_chapter("1", (NEMESIS,))


@by_hand
@pytest.mark.rule("RM-CMD-04")
def test_two_cards_of_turnbull_told_apart_from_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Face down, neither of his two cards would look like the rest of the row."""

    def mark_cards(emit: Any, m: Scene[Any], event: Event, to: Mask) -> None:
        if isinstance(event, RowPlaced) and event.side == NEMESIS_SIDE:
            for slot in m.table.lower:
                slot.seen |= 1 << 20 if slot.card in ("turnbull", "spare") else 0
        emit(event, to)

    planted(monkeypatch, mark_cards)
    assert "lower" in leak_in_chapter(DOUBLE, (1,))


@by_hand
@pytest.mark.rule("RM-CMD-02")
def test_a_proposal_seen_by_the_nemesis_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def overhear(emit: Any, m: Scene[Any], event: Event, to: Mask) -> None:
        emit(event, to)
        if isinstance(event, RowPlaced) and m.table.party.plans:
            emit(CardSeen(m.table.party.plans[0].partition("+")[0], 1), 1 << NEMESIS)

    planted(monkeypatch, overhear)
    assert ".events" in leak_in_chapter("1", (NEMESIS,))
