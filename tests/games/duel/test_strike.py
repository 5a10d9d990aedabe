import pytest

from brassboard.games.duel.events import Struck
from games.duel.helper import ADA, BEN, CLEO, Table


@pytest.fixture
def face_to_face(table: Table) -> Table:
    """Ada and Ben next to each other; Ada has two strikes."""
    return table.place(ADA, "A1").place(BEN, "A2").dice(strike=[6, 3], move=[1])


@pytest.mark.rule("DU-STRIKE-01")
def test_one_strike_a_die(face_to_face: Table) -> None:
    for left in (1, 0):
        face_to_face.answer("strike:1").dials(0, 1)
        assert face_to_face.turn.strikes == left
    denial = face_to_face.why_not("strike:1")
    assert (denial.rule, denial.key) == ("DU-STRIKE-01", "denied")
    assert face_to_face.offers("strike") == set()


@pytest.mark.rule("DU-STRIKE-01")
def test_no_die_no_strike(table: Table) -> None:
    table.place(ADA, "A1").place(BEN, "A2").dice(guard=[6, 5, 4])
    assert table.denied("strike:1") == "DU-STRIKE-01"


@pytest.mark.rule("DU-STRIKE-02")
@pytest.mark.parametrize(
    ("mine", "theirs", "reached"),
    [
        ("A1", "A2", True),
        ("A1", "B2", True),
        ("A1", "A3", True),
        ("A1", "B3", True),
        ("A1", "A4", False),  # too far
        ("A1", "B4", False),
        ("A6", "C6", True),
        ("A6", "D6", False),
        ("B3", "B4", False),  # a shut door
        ("B2", "C2", False),
        ("C1", "C2", False),  # a wall
        ("B1", "C2", False),
        ("B2", "C1", True),  # round one corner
        ("B3", "A5", False),  # the line meets the door d3
        ("C2", "D2", True),
        ("E4", "E6", True),
    ],
)
def test_reach_and_sight(table: Table, mine: str, theirs: str, reached: bool) -> None:
    table.place(ADA, mine).place(BEN, theirs).dice(strike=[6, 5, 4])
    denial = table.why_not("strike:1")
    assert (denial is None) == reached
    assert denial is None or (denial.rule, denial.args) == ("DU-STRIKE-02", {"target": BEN})
    assert (table.offers("strike") == {"1"}) == reached


@pytest.mark.rule("DU-STRIKE-02")
def test_an_open_door_gives_sight(table: Table) -> None:
    table.place(ADA, "B3").place(BEN, "B4").dice(strike=[6, 5, 4])
    assert table.denied("strike:1") == "DU-STRIKE-02"
    table.doors("d3")
    assert table.offers("strike") == {"1"}


@pytest.mark.rule("DU-STRIKE-02")
def test_duellists_block_nothing_and_one_strikes_rivals_only(three: Table) -> None:
    three.place(ADA, "A1").place(BEN, "A2").place(CLEO, "A3").dice(strike=[6, 5, 4])
    assert three.offers("strike") == {"1", "2"}
    assert three.why_not("strike:0") is not None
    three.fallen(BEN)
    assert three.offers("strike") == {"2"}
    assert three.why_not("strike:1") is not None
    assert three.why_not("strike:7") is not None


@pytest.mark.rule("DU-STRIKE-03")
def test_both_dial_in_secret_up_to_their_stamina(face_to_face: Table) -> None:
    table = face_to_face.stamina(BEN, 3).answer("strike:1")
    assert table.match.awaited == (ADA, BEN)
    assert table.options(ADA) == [f"dial:{n}" for n in range(6)]
    assert table.options(BEN) == [f"dial:{n}" for n in range(4)]
    before = table.match.view(ADA), table.match.view(None)
    table.answer("dial:2", seat=BEN)
    assert table.match.awaited == (ADA,)
    for seat, view in ((ADA, before[0]), (None, before[1])):
        now = table.match.view(seat)
        assert now["waiting"] == {"seats": [ADA]}
        told = {name for name in now if now[name] != view[name]}
        assert told <= {"waiting", "undo"}, "nothing but that Ben has dialled"
        assert not any("dial" in line for line in table.match.journal_of(seat))
    table.answer("dial:0", seat=ADA)
    for seat in (ADA, BEN, None):
        assert [line for line in table.match.journal_of(seat) if "dial" in line] == ["5 P0 dial:0", "1 P1 dial:2"][::-1]


@pytest.mark.rule("DU-STRIKE-03")
def test_a_dial_may_be_changed_until_the_last_one_is_in(face_to_face: Table) -> None:
    table = face_to_face.answer("strike:1").answer("dial:5", seat=ADA)
    table.match.undo(ADA)
    table.dials(1, 0)
    assert table.fighter(ADA).stamina == 4
    assert not table.match.may_undo(ADA)
    assert not table.match.may_undo(BEN)


@pytest.mark.rule("DU-STRIKE-04")
@pytest.mark.parametrize(("mine", "theirs"), [(4, 3), (0, 3), (5, 0)])
def test_both_pay_whatever_comes_of_it(face_to_face: Table, mine: int, theirs: int) -> None:
    face_to_face.stamina(BEN, 3).answer("strike:1").dials(mine, theirs)
    assert face_to_face.fighter(ADA).stamina == 5 - mine
    assert face_to_face.fighter(BEN).stamina == 3 - theirs


@pytest.mark.rule("DU-STRIKE-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "damage"), [(0, 0, 1), (2, 1, 2), (3, 3, 1), (0, 1, 0), (0, 5, 0), (4, 0, 5)]
)
def test_damage_is_one_more_than_the_difference(face_to_face: Table, mine: int, theirs: int, damage: int) -> None:
    face_to_face.answer("strike:1").dials(mine, theirs)
    assert face_to_face.fighter(BEN).hp == 6 - damage
    assert face_to_face.fighter(ADA).hp == 6
    assert face_to_face.told(None)[-1] == Struck(ADA, BEN, mine, theirs, damage)


@pytest.mark.rule("DU-STRIKE-05")
def test_armour_lessens_every_strike_and_is_not_used_up(table: Table) -> None:
    table.place(ADA, "A1").place(BEN, "A2").turn_of(BEN).dice(guard=[2, 1], move=[1]).answer("end")
    assert table.armour(BEN) == 2
    table.dice(strike=[6, 5, 4])
    for health in (5, 4):
        table.answer("strike:1").dials(2, 0).answer("pass")
        assert table.fighter(BEN).hp == health
    assert table.armour(BEN) == 2


@pytest.mark.rule("DU-EX-02")
@pytest.mark.parametrize(("answer", "health"), [("play:dodge", 5), ("pass", 3)])
def test_example_of_a_strike_with_guard_and_dodge(table: Table, answer: str, health: int) -> None:
    table.place(ADA, "A1").place(BEN, "A2").turn_of(BEN).dice(guard=[2], move=[1, 1]).answer("end")
    table.dice(strike=[6], move=[1, 1]).hand(ADA).hand(BEN, "dodge")
    table.answer("strike:1").dials(4, 1).answer(answer)
    assert table.fighter(BEN).hp == health
    assert (table.fighter(BEN).stamina, table.fighter(ADA).stamina) == (4, 1)
