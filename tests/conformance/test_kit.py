"""The kit finds what it is there to find: an honest game passes, each fault turns its check red."""

from pathlib import Path

import pytest

import brassboard
from brassboard.kernel import Illegal, Line, Match, State, state_hash
from brassboard.kernel.match import answers, undo
from brassboard.kernel.match.history import History
from brassboard.testing import CHECKS, Failure, cases, conformance, random_decisions, run_check
from brassboard.testing.conformance import case
from brassboard.testing.leaky_game import HIDEOUT
from brassboard.testing.play import Chooser, played, random_options, try_start
from conformance.brittle import BRITTLE, CATALOGUE, FAULTS, REMEMBERED, TEXTS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = tmp_path / "brittle"
    (home / "texts").mkdir(parents=True)
    for lang in ("en", "de"):
        (home / "texts" / f"{lang}.ftl").write_text(TEXTS, encoding="utf-8")
    (home / "rulebook").mkdir()
    (home / "rulebook" / "en.toml").write_text(CATALOGUE, encoding="utf-8")
    return home


def test_an_honest_game_passes_everything(folder: Path) -> None:
    report = conformance(BRITTLE, decisions=40, folder=folder)
    assert report.ok, str(report)
    assert {verdict.check for verdict in report.verdicts} == set(CHECKS)
    assert len(report.verdicts) == len(CHECKS) * len(BRITTLE.players)


def test_the_game_of_secrets_passes_everything() -> None:
    report = conformance(HIDEOUT, players=3, decisions=60)
    assert report.ok, str(report)


@pytest.mark.parametrize(("fault", "check"), FAULTS.items())
def test_a_fault_is_found(fault: str, check: str, folder: Path) -> None:
    REMEMBERED.clear()
    verdict = run_check(check, case(BRITTLE, 2, {"fault": fault}, decisions=40, folder=folder))
    assert not verdict.ok, f"{check} passes although the game is {fault}"


def test_a_text_that_gives_a_campaign_away_is_found(folder: Path) -> None:
    gates = '[[gate]]\nid = "book"\nalways = true\nrules = ["GRAB"]\n[[gate]]\nid = "late"\ntexts = ["brittle-late"]\n'
    (folder / "rulebook" / "gates_brittle.toml").write_text(f'{gates}words = ["dragon"]\n', encoding="utf-8")
    assert run_check("texts", case(BRITTLE, 2, decisions=10, folder=folder)).ok
    (folder / "texts" / "en.ftl").write_text(f"{TEXTS}\nbrittle-late = A dragon\nbrittle-inn = The Dragon\n")
    (folder / "texts" / "de.ftl").write_text(f"{TEXTS}\nbrittle-late = Ein Drache\nbrittle-inn = Gasthaus\n")
    verdict = run_check("texts", case(BRITTLE, 2, decisions=10, folder=folder))
    assert ["brittle-inn says “Dragon”, which the gate late" in problem for problem in verdict.problems] == [True]


def test_windows_and_phases_have_words_and_no_phase_is_left_over(tmp_path: Path) -> None:
    installed = brassboard.game("duel")
    own = Path(brassboard.__file__).parent / "games" / "duel" / "texts"
    (tmp_path / "texts").mkdir()
    for lang in ("en", "de"):
        lines = (own / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith(("duel-moment-struck", "duel-phase-Turn-assign_dice"))]
        (tmp_path / "texts" / f"{lang}.ftl").write_text("\n".join([*kept, "duel-phase-Turn-dance = D"]))
    assert run_check("texts", case(installed.rules, 2, decisions=20)).ok
    verdict = run_check("texts", case(installed.rules, 2, decisions=20, folder=tmp_path))
    missing = [
        f"{lang}: no text duel-{key}" for key in ("phase-Turn-assign_dice", "moment-struck") for lang in ("en", "de")
    ]
    assert verdict.problems == [*missing, "duel-phase-Turn-dance: no rule of the game has such a step"]


def test_a_runaway_rule_is_stopped_and_said_where() -> None:
    verdict = run_check("play", case(BRITTLE, 2, {"fault": "runaway"}))
    assert "a rule runs away" in verdict.problems[0]
    assert "Round.choose" in verdict.problems[0]


def test_a_clone_that_shares_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BRITTLE.book, "copy_table", lambda table: table)
    verdict = run_check("copies", case(BRITTLE, 2, decisions=10))
    assert any("shares state.table" in problem for problem in verdict.problems)


def test_a_missing_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def keeps_undo_points(history: History, seat: int) -> None:
        history.undo_owner = seat

    monkeypatch.setattr(History, "give_undo_to", keeps_undo_points)
    monkeypatch.setattr(answers, "is_secretly_asked", lambda match: False)
    verdict = run_check("undo", case(brassboard.game("duel").rules, 2, decisions=60))
    assert not verdict.ok


def test_dice_that_are_rolled_back_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = undo.undo_to

    def forgets_draws(match: Match, seat: int, line: int, mark: object) -> None:
        plain(match, seat, line, mark)  # type: ignore[arg-type]
        match.draws = 0

    monkeypatch.setattr(undo, "undo_to", forgets_draws)
    verdict = run_check("undo", case(brassboard.game("duel").rules, 2, decisions=30))
    assert any("ran back" in problem for problem in verdict.problems)


def test_a_journal_that_forgets_a_line_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = History.append

    def forgets(history: History, line: Line, state: State) -> None:
        if len(history.lines) != 5:
            plain(history, line, state)
        else:
            plain(history, Line(line.n, line.who, "pass"), state)

    monkeypatch.setattr(History, "append", forgets)
    verdict = run_check("saves", case(brassboard.game("duel").rules, 2, decisions=30))
    assert not verdict.ok


def test_a_report_reads_like_one() -> None:
    report = conformance(BRITTLE, players=2, options={"fault": "lost"}, decisions=20)
    assert not report.ok
    assert "FAILED brittle-2-fault=lost play" in str(report)
    assert any("a word is lost" in problem for problem in report.problems)


def test_random_decisions_are_shared_out_and_repeatable() -> None:
    game = brassboard.game("duel").rules
    one, again = (random_decisions(game, 1_500, players=(2, 3, 4), seed=3) for _ in range(2))
    assert one.decisions == 1_500
    assert sum(one.players.values()) == 1_500
    assert all(count > 0 for count in one.players.values())
    assert (one.verbs, one.draws, one.matches, one.reasons) == (again.verbs, again.draws, again.matches, again.reasons)
    assert {"move", "strike", "dial", "lay", "place", "play", "end"} <= set(one.verbs)


def test_options_at_random_are_such_as_the_game_takes() -> None:
    """Two players of Scythe cannot have the same faction, and seven is all there can be."""
    game = brassboard.game("scythe").rules
    for seed in range(5):
        options = random_options(game, Chooser(f"options {seed}"), 6)
        assert try_start(game, 6, options) is not None
        assert len([name for name in options if name.startswith("faction")]) > 3
    assert try_start(game, 6, {"faction_0": "nordic", "faction_5": "nordic"}) is None
    assert try_start(game, 8, {}) is None


def test_cases_leave_out_what_a_game_refuses_and_what_changes_nothing() -> None:
    duel = [one.name for one in cases(brassboard.game("duel").rules, players=2)]
    assert duel[:2] == ["duel-2", "duel-2-rounds=4"]
    assert "duel-2-upgrade_1=iron" in duel
    assert not [name for name in duel if "upgrade_2" in name], "of a third player"
    scythe = [one.name for one in cases(brassboard.game("scythe").rules, players=2)]
    assert "scythe-2-automas=5" in scythe
    assert "scythe-2-automas=6" not in scythe


def test_random_decisions_stop_at_the_first_broken_invariant() -> None:
    with pytest.raises(Failure, match="a word is lost"):
        random_decisions(BRITTLE, 100, options={"fault": "lost"})


def test_the_same_seed_plays_the_same_match() -> None:
    game = brassboard.game("duel").rules
    one, again = (played(game, game.setup(3), 5, 60) for _ in range(2))
    assert str(one.journal) == str(again.journal)
    assert state_hash(one.position.state) == state_hash(again.position.state)


def test_an_undo_that_is_refused_says_so() -> None:
    match = brassboard.game("duel").new(seed=1)
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.denial.key == "undo-barrier"
