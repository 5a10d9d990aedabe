"""What the Hero of Alone receives depends on the secret map, on hands and decks only by what the rules tell him."""

from typing import Any

import pytest

from brassboard.bench import compiled
from brassboard.games.alone import GAME
from brassboard.games.alone.cards.decks import cards_of
from brassboard.games.alone.data.evil_events import SecretMove, SecretSpawn, SecretTeleport
from brassboard.games.alone.data.table import Table
from brassboard.games.alone.queries import creature_of, figure_of
from brassboard.games.alone.rules import maze, reactions, windows
from brassboard.games.alone.rules.hero import hero_move
from brassboard.kernel import EVERYONE, Event, Mask, Scene, Seat
from brassboard.testing import Tally, twins
from brassboard.testing.depth import at_depth
from leaks.alone_worlds import HERO, decisions_of, first_leak, near_the_truth

by_hand = pytest.mark.skipif(compiled(), reason="compiled rules call each other directly: nothing can be put between")
DECISIONS = {2: 1_000, 3: 500, 4: 500}
"""So many decisions of the Hero are looked at in the deep tier, by the number of players: 2,000 in all."""
SPACING = 7
"""One decision in this many is looked at, so that whole matches are seen."""


@pytest.fixture
def close_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "determinize", near_the_truth)


@pytest.mark.parametrize("players", GAME.players)
def test_the_hero_cannot_tell_close_worlds_apart(players: int, close_worlds: None) -> None:
    tally = Tally()
    spacing = at_depth(SPACING, 3)
    assert first_leak(decisions_of(HERO, players, players, at_depth(12, DECISIONS[players]), spacing), tally) == ""
    assert tally.differed == tally.twins
    assert tally.licensed > tally.twins / 2, "most comparisons go on after a reveal"
    assert tally.not_possible == 0


@pytest.mark.parametrize("players", GAME.players)
def test_the_hero_can_imagine_what_happens_while_evil_thinks(players: int, close_worlds: None) -> None:
    """Decisions of all seats: Evil is asked much more often than the Hero."""
    tally = Tally()
    assert first_leak(decisions_of(None, players, 20 + players, at_depth(20, 600), 5), tally) == ""
    assert tally.hidden_answers > 10


@pytest.mark.parametrize("players", GAME.players)
def test_the_hero_cannot_tell_worlds_apart_that_fit_all_he_knows(players: int) -> None:
    tally = Tally()
    assert first_leak(decisions_of(HERO, players, 40 + players, at_depth(12, DECISIONS[players]), SPACING), tally) == ""
    assert tally.differed == tally.twins


# Planted leaks


def leak_in_matches(seeds: int = 6, count: int = 60) -> str:
    """Return the first leak in a few matches, looking at decisions of all seats."""
    for seed in range(1, seeds + 1):
        leak = first_leak(decisions_of(None, 2, seed, count, 3), Tally())
        if leak:
            return leak
    return ""


def test_without_a_planted_leak_none_is_found(close_worlds: None) -> None:
    assert leak_in_matches(seeds=1) == ""


@by_hand
def test_a_sector_in_an_event_to_all_is_found(close_worlds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def emit(m: Scene[Any], event: Event, to: Mask = EVERYONE) -> None:
        plain(m, event, EVERYONE if isinstance(event, SecretSpawn | SecretMove | SecretTeleport) else to)

    plain = Scene.emit
    monkeypatch.setattr(Scene, "emit", emit)
    assert ".events" in leak_in_matches()


@by_hand
def test_options_whose_order_depends_on_the_secret_map_are_found(
    close_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def by_creature(seen: Scene[Table], seat: Seat) -> list[Any]:
        moves = list(plain(seen, seat))
        creatures = seen.table.secret.creatures
        return moves[::-1] if creatures and creatures[0].sector % 2 else moves

    plain = hero_move.legal_moves
    monkeypatch.setattr(hero_move.MOVE, "fast", by_creature)
    assert "options" in leak_in_matches()


@by_hand
def test_the_lasting_number_of_a_creature_is_found(close_worlds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def show(m: Any, id: int) -> None:
        plain(m, id)
        one = creature_of(m.table, id)
        figure = figure_of(m.table, one.figure) if one is not None and one.figure >= 0 else None
        if one is not None and figure is not None and figure.number < 100:
            figure.number = 100 + id
            maze.set_creature(m, maze.with_place(one, one.sector, one.moved_to, figure.number))

    plain = maze.show_figure
    monkeypatch.setattr(maze, "show_figure", show)
    assert "figures" in leak_in_matches(count=200)


@by_hand
def test_a_window_that_opens_on_a_hidden_card_is_found(close_worlds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_even_hand(m: Any) -> bool:
        held = [card for player in m.table.evil for card in cards_of(player)]
        return plain(m) and len([card for card in held if int(card[-1]) % 2]) % 2 == 0

    plain = windows.may_react
    monkeypatch.setattr(windows, "may_react", with_even_hand)
    monkeypatch.setattr(reactions, "may_react", with_even_hand)
    assert leak_in_matches()
