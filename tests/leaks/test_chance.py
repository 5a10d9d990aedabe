"""What chance says: no seat that reads it learns what is hidden from it, and to no other seat does it show."""

import pytest

import brassboard
from brassboard.kernel import Dice, Drawn, Permutation
from brassboard.kernel.data import Visibility
from brassboard.kernel.visibility import Field, layout_of
from brassboard.testing import Verdict, case, run_check
from brassboard.testing.leaky_game import CHANCE_LEAKS, HIDEOUT, NO_LEAK
from leaks.raffle import FAIR, RAFFLE, SHOWING, TELLING

PLANTED = {"public_permutation": "Night.open_order", "public_draw": "Night.open_vault", "omen_shows": "Plot.omen"}
READ = "reads it in the journal"


def raffle(way: str, late: bool) -> Verdict:
    return run_check("chance", case(RAFFLE, 2, {"way": way, "late": late}, decisions=20))


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", FAIR)
def test_what_is_rightly_public_stays(way: str, late: bool) -> None:
    verdict = raffle(way, late)
    assert verdict.ok, str(verdict)
    assert sum(verdict.counts[what] for what in verdict.counts if what.endswith("varied")) >= 10


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", TELLING)
def test_a_visible_answer_that_tells_what_is_hidden_is_found(way: str, late: bool) -> None:
    (problem,) = raffle(way, late).problems
    assert READ in problem
    assert "rule RA-03" in problem


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", SHOWING)
def test_a_hidden_answer_that_shows_is_found(way: str, late: bool) -> None:
    problem = raffle(way, late).problems[0]
    assert "raffle: Raffle.hidden, declared Nobody" in problem
    assert "who can tell all the same" in problem


def test_only_who_sees_the_permutation_learns_from_it() -> None:
    (problem,) = raffle("reshuffle_by_owner", late=False).problems
    assert "Raffle.mine, declared Own" in problem
    assert "seat 0 reads it in the journal, and table.deck, which is hidden from it" in problem


# The planted game


@pytest.mark.parametrize("players", HIDEOUT.players)
@pytest.mark.parametrize("leak", CHANCE_LEAKS)
def test_a_planted_leak_is_found_and_nothing_else(leak: str, players: int) -> None:
    verdict = run_check("chance", case(HIDEOUT, players, {"leak": leak}, decisions=60))
    assert verdict.problems, CHANCE_LEAKS[leak]
    for problem in verdict.problems:
        assert f"hideout: {PLANTED[leak]}, declared" in problem


@pytest.mark.parametrize("players", HIDEOUT.players)
def test_without_a_leak_it_is_green_and_a_public_permutation_was_varied(players: int) -> None:
    verdict = run_check("chance", case(HIDEOUT, players, {"leak": NO_LEAK}, decisions=60))
    assert verdict.ok, str(verdict)
    assert not [note for note in verdict.notes if "Night.turns" in note or "Night.vault" in note]


def test_a_message_names_game_field_rule_viewer_hidden_place_and_remedy() -> None:
    (problem,) = run_check("chance", case(HIDEOUT, 2, {"leak": "public_permutation"}, decisions=60)).problems
    assert problem.partition(": ")[2] == (
        "hideout: Night.open_order, declared Public, takes a permutation (rule HO-DEAL-01); seat 0 reads it in the "
        "journal, and table.deck, which is hidden from it, changes with it. Declare the field "
        "`Nobody[Permutation | None]` (or `Own` or `Team`, if only they may know)"
    )


def test_what_was_never_asked_is_noted() -> None:
    verdict = run_check("chance", case(HIDEOUT, 2, decisions=1))
    assert verdict.notes == ["never asked in this run: Night.open_order, Night.open_vault"]


# Real games


def field_of(game: str, where: str) -> Field:
    for frame in brassboard.game(game).rules.frames:
        for field in layout_of(frame).fields:
            if field.where == where:
                assert field.inner in (Dice, Permutation, Drawn)
                return field
    raise AssertionError(f"{game} has no {where}")


@pytest.mark.parametrize(
    ("game", "where", "players"),
    [
        ("duel", "Duel.order", 2),
        ("smog_riders", "Session.order", 3),
        ("scythe", "Shuffling.order", 2),
        ("scythe", "FactoryDeal.order", 3),
        ("scythe", "AutomaDeal.order", 1),
        ("scythe", "AutomaTurn.order", 1),
    ],
)
def test_a_field_of_a_real_game_that_became_public_is_found(
    game: str, where: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(field_of(game, where), "visibility", Visibility("public"))
    verdict = run_check("chance", case(brassboard.game(game).rules, players, seed=players, decisions=60))
    assert [
        problem for problem in verdict.problems if f"{game}: {where}, declared Public" in problem and READ in problem
    ]


@pytest.mark.parametrize(
    ("game", "where"),
    [
        ("duel", "Roll.dice"),
        ("smog_riders", "Session.first"),
        ("smog_riders", "Session.areas"),
        ("scythe", "TileDraw.drawn"),
        ("scythe", "FactionDeal.order"),
        ("scythe", "MatDeal.order"),
    ],
)
def test_what_a_real_game_shows_rightly_is_looked_at_and_stays(game: str, where: str) -> None:
    assert field_of(game, where).public
    verdict = run_check("chance", case(brassboard.game(game).rules, 2, decisions=40))
    assert verdict.ok, str(verdict)
    assert not [note for note in verdict.notes if where in note]
