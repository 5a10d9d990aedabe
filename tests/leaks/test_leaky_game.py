"""Planted leaks: each must turn the leak check red, and the same game without it must be green."""

from collections.abc import Callable
from typing import Any

import pytest

import brassboard
from brassboard.bench import compiled
from brassboard.games.duel import cards, turn
from brassboard.games.duel.content import BOARD
from brassboard.games.duel.events import Drew, DrewCard
from brassboard.kernel import EVERYONE, SPECTATOR, Denial, Match, Seat, moments
from brassboard.kernel.legality import denial_of
from brassboard.kernel.match import answers
from brassboard.kernel.match.questions import read_choice
from brassboard.kernel.visibility import in_mask
from brassboard.kit import zones
from brassboard.testing import Tally, Verdict, case, run_check
from brassboard.testing.depth import a_few
from brassboard.testing.leaky_game import HIDEOUT, LEAKS, NO_LEAK, UNVARIED

DUEL = brassboard.game("duel").rules
by_hand = pytest.mark.skipif(compiled(), reason="compiled rules call each other directly: nothing can be put between")


def hideout(
    leak: str = NO_LEAK, players: int = 3, check: str = "leaks", decisions: int = 110, seed: int = 1
) -> Verdict:
    return run_check(check, case(HIDEOUT, players, {"leak": leak}, seed=seed, decisions=decisions))


def duel(players: int = 2, decisions: int = 60, seed: int = 0) -> Verdict:
    return run_check("leaks", case(DUEL, players, seed=seed, decisions=decisions))


@pytest.mark.parametrize("players", a_few(tuple(HIDEOUT.players), 1))
def test_without_a_leak_it_is_green(players: int) -> None:
    verdict = hideout(players=players)
    assert verdict.ok, str(verdict)
    for what in ("differed", "steps", "hidden answers", "hesitations"):
        assert verdict.counts[what] > 0, what


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_in_the_rules_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first problem is enough: a check that looks for more of them takes several times as long.

    A match in which the leaking card never moves shows nothing, so there are several.
    """
    monkeypatch.setattr("brassboard.testing.verdict.MAX_PROBLEMS", 1)
    assert not all(hideout(leak, seed=seed).ok for seed in range(1, 7)), LEAKS[leak]


def test_a_secret_that_never_differs_is_found() -> None:
    verdict = hideout(UNVARIED)
    assert any("lookouts" in problem and "never differed" in problem for problem in verdict.problems)


@pytest.mark.parametrize(("twin", "found"), [("concluded", False), ("blank", True), ("other", False)])
def test_a_secret_that_the_seat_can_conclude_is_no_problem(twin: str, found: bool) -> None:
    """Seat 1 has another number of lookouts in every match; the twin has the same number, none, or one more."""
    tally = Tally()
    for count in range(60):
        match = Match.begin(HIDEOUT, HIDEOUT.setup(2), seed=1)
        match.position.table.thieves[1].lookouts = (1,) * (1 + count % 3)
        other = match.position.clone()
        other.table.thieves[1].lookouts = (1,) * {"concluded": 1 + count % 3, "blank": 0, "other": 2 + count % 3}[twin]
        tally.record_twin(match, other.state, 0)
    assert any("lookouts" in problem for problem in tally.unvaried()) == found


@pytest.mark.parametrize("leak", ["prompt_args", "options_order", "legality_reads_trap", "dial_peeks"])
def test_rules_that_read_more_than_the_lens_shows_are_found_by_the_lens_too(leak: str) -> None:
    assert not hideout(leak, 2, "lens").ok
    assert hideout(NO_LEAK, 2, "lens").ok


def test_a_window_that_opens_on_a_hidden_card_stops_a_checked_match() -> None:
    verdict = hideout("window_on_hidden", 2, "play")
    assert any("opens on what is hidden" in problem for problem in verdict.problems)


# Leaks in the kernel


def test_a_counter_shared_between_seats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shared(match: Match, *args: Any, **named: Any) -> None:
        plain(match, *args, **named)
        match.numbers = [max(match.numbers)] * len(match.numbers)

    plain = answers.take_action
    monkeypatch.setattr(answers, "take_action", shared)
    assert any("number" in problem for problem in hideout().problems)


def test_journal_numbers_that_count_what_was_taken_back_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbered(match: Match, seat: Seat | None) -> list[str]:
        return [str(line) for line in match.lines if in_mask(line.audience, SPECTATOR if seat is None else seat)]

    monkeypatch.setattr(Match, "journal_of", numbered)
    assert any("hesitated" in problem for problem in hideout().problems)


def test_a_journal_line_for_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "audience_of", lambda match, ask, seat: EVERYONE)
    assert any("journal" in problem for problem in hideout().problems)
    assert any("journal" in problem or "shows" in problem for problem in duel().problems)


def test_a_denial_asked_of_the_true_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(match: Match, choice: Any, seat: Seat) -> Denial | None:
        found = plain(match, choice, seat)
        if found is None or found.key != "denied":
            return found
        action = read_choice(match, choice)
        return denial_of(match.game.kinds_of(action), match.position, seat, action)

    plain = Match.why_not
    monkeypatch.setattr(Match, "why_not", why_not)
    assert any("answers" in problem for problem in hideout().problems)


def test_a_rule_run_in_secret_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "seats_that_know", lambda match: EVERYONE)
    assert not hideout().ok


def test_offers_a_leader_sees_without_a_word_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(plain: Callable[..., Any]) -> Callable[..., Any]:
        def carried_out(w: Any, m: Any, given: Any) -> Any:
            revealed, licences = m.revealed, None if m.licences is None else m.licences[:]
            flow = plain(w, m, given)
            m.revealed, m.licences = revealed, licences
            return flow

        return carried_out

    monkeypatch.setattr(moments, "offers_in", silent(moments.offers_in))
    assert any("offered" in problem or "options" in problem for problem in hideout().problems)


# Leaks in a real game


@pytest.mark.parametrize("players", a_few(tuple(DUEL.players), 1))
def test_the_duel_is_green(players: int) -> None:
    verdict = duel(players)
    assert verdict.ok, str(verdict)


def draw_cards(m: Any, seat: Seat, count: int, aloud: bool, reveals: bool) -> None:
    """The duel's own, with a mistake in it."""
    fighter = m.table.fighters[seat]
    for _ in range(min(count, len(m.table.deck))):
        (card,), m.table.deck = zones.draw(m.table.deck)
        fighter.hand = zones.put(fighter.hand, card)
        if reveals:
            m.reveal(1 << seat)
        m.emit(DrewCard(card), to=EVERYONE if aloud else 1 << seat)
        m.emit(Drew(seat), to=EVERYONE & ~(1 << seat))


@by_hand
def test_a_card_drawn_aloud_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "draw_cards", lambda m, seat, count: draw_cards(m, seat, count, True, True))
    assert any("drew_card" in problem or "card" in problem for problem in duel().problems)


@by_hand
def test_a_card_drawn_that_could_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "draw_cards", lambda m, seat, count: draw_cards(m, seat, count, False, False))
    assert any("hand" in problem for problem in duel().problems)


def test_a_window_of_the_duel_that_opens_on_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_counter(seen: Any, *seats: Seat) -> tuple[Seat, ...]:
        return tuple([seat for seat in seats if "counter" in seen.table.fighters[seat].hand])

    monkeypatch.setattr(cards, "with_cards", with_counter)
    assert not duel(3).ok


def test_a_step_denied_by_a_hidden_trap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def safe(seen: Any, seat: Seat) -> list[Any]:
        trapped = [trap.square for trap in seen.table.traps if trap.seat != seat]
        return [move for move in plain(seen, seat) if BOARD.square(move.to) not in trapped]

    plain = turn.free_steps
    monkeypatch.setattr(turn.STEP, "fast", safe)
    assert not duel(2, decisions=200, seed=3).ok
