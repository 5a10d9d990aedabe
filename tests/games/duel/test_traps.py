import pytest

from brassboard.games.duel.content import BOARD
from brassboard.games.duel.events import Sprung, TrapLaid, TrapPlace
from brassboard.kernel import Illegal
from games.duel.helper import ADA, BEN, CLEO, DOT, Table


@pytest.fixture
def snared(three: Table) -> Table:
    """Ada on A1 plays Snare; Ben stands on B1."""
    return three.place(ADA, "A1").place(BEN, "B1").hand(ADA, "snare").dice(move=[1, 1, 1]).answer("play:snare")


@pytest.mark.rule("DU-TRAP-01")
def test_a_trap_goes_on_a_free_square_beside_its_owner(snared: Table) -> None:
    assert snared.asked == (ADA, "lay")
    assert snared.offers("lay") == {"A2", "B2"}


@pytest.mark.rule("DU-TRAP-01")
def test_a_trap_goes_where_a_step_could_lead(table: Table) -> None:
    table.place(ADA, "B3").hand(ADA, "snare").dice(move=[1, 1, 1]).answer("play:snare")
    assert table.offers("lay") == {"A2", "B2", "A3", "A4"}
    table.doors("d3")
    assert table.offers("lay") == {"A2", "B2", "A3", "A4", "B4"}


@pytest.mark.rule("DU-TRAP-01")
def test_only_the_owner_sees_where_it_lies(snared: Table) -> None:
    snared.answer("lay:B2")
    assert snared.told(ADA)[-2:] == [TrapPlace("B2"), TrapLaid(ADA)]
    (mine,) = snared.seen_by(ADA)["traps"]
    assert mine["square"] == BOARD.square("B2")
    for seat in (BEN, CLEO, None):
        assert snared.told(seat)[-1] == TrapLaid(ADA)
        (trap,) = snared.seen_by(seat)["traps"]
        assert (trap["seat"], trap["square"]) == (ADA, -1)
        assert not any(" lay:" in line for line in snared.match.journal_of(seat))
        assert not any("B2" in str(seen.event) for seen in snared.match.events(seat=seat))
    assert "^" in snared.match.game.display.draw(snared.match.lens(ADA).table)
    assert "^" not in snared.match.game.display.draw(snared.match.lens(BEN).table)


@pytest.mark.rule("DU-TRAP-02")
def test_a_trap_springs_under_a_rival(table: Table) -> None:
    table.place(ADA, "A1").trap(BEN, "A2").dice(move=[6, 1], guard=[5])
    assert table.offers("move") == {"A2", "B1", "B2"}, "what is hidden forbids nothing"
    table.answer("move:A2")
    assert table.at(ADA) == "A2"
    assert table.fighter(ADA).hp == 4, "no guard helps"
    assert table.turn.moves == 0
    assert table.denied("move:A1") == "DU-MOVE-01"
    assert table.board.traps == []
    for seat in (ADA, BEN, None):
        assert Sprung(ADA, "A2") in table.told(seat)


@pytest.mark.rule("DU-TRAP-02")
def test_strikes_and_cards_remain_after_a_trap(table: Table) -> None:
    table.place(ADA, "A1").place(BEN, "A3").trap(BEN, "A2").dice(move=[6, 1], strike=[5]).hand(ADA, "valve")
    table.answer("move:A2")
    assert table.options() == ["strike:1", "play:valve", "end"]


@pytest.mark.rule("DU-TRAP-02")
def test_a_trap_springs_once(table: Table) -> None:
    table.place(ADA, "A1").trap(BEN, "A2").dice(move=[6, 1], guard=[5]).answer("move:A2", "end")
    table.place(ADA, "A1").dice(move=[1, 1, 1]).answer("end").dice(move=[6, 1], guard=[5])
    table.answer("move:A2")
    assert table.fighter(ADA).hp == 4


@pytest.mark.rule("DU-TRAP-03")
def test_a_trap_spares_its_owner(table: Table) -> None:
    table.place(ADA, "A1").trap(ADA, "A2").dice(move=[6, 1], guard=[5]).answer("move:A2", "move:A3")
    assert table.fighter(ADA).hp == 6
    assert [trap.square for trap in table.board.traps] == [BOARD.square("A2")]


@pytest.mark.rule("DU-RULING-02")
def test_a_snare_without_a_free_square_is_wasted() -> None:
    table = Table(players=4).place(ADA, "A1").place(BEN, "A2").place(CLEO, "B1").place(DOT, "B2")
    table.hand(ADA, "snare").dice(move=[1, 1, 1])
    assert "play:snare" in table.options()
    table.answer("play:snare")
    assert table.asked == (ADA, "act")
    assert table.board.traps == []
    assert table.board.discard == ("snare",)


@pytest.mark.rule("DU-RULING-03")
def test_traps_on_one_square_spring_together(three: Table) -> None:
    three.place(ADA, "A1").trap(BEN, "A2").hand(ADA, "snare").dice(move=[6, 6, 6]).answer("play:snare")
    assert "A2" in three.offers("lay"), "a refusal would tell where Ben's trap lies"
    three.answer("lay:A2").trap(CLEO, "A2").answer("move:A2")
    assert three.fighter(ADA).hp == 2, "Ben's and Cleo's, not her own"
    assert [trap.seat for trap in three.board.traps] == [ADA]
    assert len([event for event in three.told(None) if isinstance(event, Sprung)]) == 2


@pytest.mark.rule("DU-RULING-04")
def test_a_step_past_hidden_traps_cannot_be_taken_back(table: Table) -> None:
    table.place(ADA, "A1").trap(BEN, "F6").dice(move=[6, 6, 6]).answer("move:A2")
    assert not table.match.may_undo(ADA)
    with pytest.raises(Illegal, match="undo-barrier"):
        table.match.undo(ADA)


@pytest.mark.rule("DU-RULING-04")
def test_without_a_rivals_trap_a_step_can_be_taken_back(table: Table) -> None:
    table.place(ADA, "A1").trap(ADA, "F6").dice(move=[6, 6, 6]).answer("move:A2")
    table.match.undo(ADA)
    assert table.at(ADA) == "A1"
