"""The command phase: two rows of face-down cards (RM-CMD), and the order in which they are revealed (RM-ORDER-01)."""

import pytest

from games.moloch.helper import Stage


def in_command(players: int = 2) -> Stage:
    """Chapter I with everybody on the board, at the first question of the command phase."""
    stage = Stage("1", players=players)
    for id, square in (("drago", "A5"), ("major", "B5"), ("emma", "A6"), ("cavendish", "B6"), ("bobby1", "J3")):
        stage.place(id, square)
    for id, square in (("tobias", "N9"), ("emerson", "H5"), ("clown1", "G5"), ("shambling1", "H6")):
        stage.place(id, square)
    return stage.command()


def place_lower(stage: Stage) -> Stage:
    return stage.answer("card:tobias", "card:minions", "card:emerson", seat=0)


@pytest.mark.rule("RM-CMD-01", "RM-CMD-05")
def test_the_nemesis_places_first_and_alone() -> None:
    stage = in_command()
    assert stage.asked == (0, "row")
    assert stage.match.decision_of(1) is None
    place_lower(stage)
    assert stage.asked == (1, "row")
    assert stage.match.decision_of(0) is None


@pytest.mark.rule("RM-CMD-03", "RM-SETUP-09")
def test_every_card_is_placed_once_without_gaps() -> None:
    stage = in_command()
    assert set(stage.offers("card")) == {"tobias", "emerson", "minions", "chaos"}
    stage.answer("card:tobias", seat=0)
    assert set(stage.offers("card")) == {"emerson", "minions", "chaos"}
    stage.answer("card:minions", "card:emerson", seat=0)
    assert [slot.card for slot in stage.board.lower] == ["tobias", "minions", "emerson", "chaos"]
    assert set(stage.offers("card")) == {"drago", "major", "emma", "cavendish", "allies"}


@pytest.mark.rule("RM-CMD-04", "RM-RULING-90")
def test_placed_cards_stay_hidden_from_the_other_side() -> None:
    stage = place_lower(in_command())
    seen = stage.seen_by(1)["lower"]
    assert len(seen) == 4
    assert {slot["card"] for slot in seen} == {""}
    assert [slot["card"] for slot in stage.seen_by(0)["lower"]] == ["tobias", "minions", "emerson", "chaos"]
    stage.answer("card:drago", "card:major", "card:emma", "card:cavendish", seat=1)
    upper = stage.seen_by(0)["upper"]
    assert [slot["card"] for slot in upper] == ["drago", "", "", "", ""]  # the first one is turned up by now
    assert {slot["card"] for slot in stage.seen_by(None)["upper"][1:]} == {""}


@pytest.mark.rule("RM-CMD-02")
def test_what_the_gentlemen_plan_reaches_nobody_else() -> None:
    stage = in_command(players=3)
    other = 2 if stage.leader == 1 else 1
    before, number = stage.seen_by(0), stage.match.decision_of(0).number  # type: ignore[union-attr]
    stage.answer("card:emma", seat=other)
    events = len(stage.told(0))
    stage.answer("card:drago", seat=other)
    assert stage.seen_by(0) == before
    assert stage.match.decision_of(0).number == number  # type: ignore[union-attr]
    assert len(stage.told(0)) == events


@pytest.mark.rule("RM-ROLE-03")
def test_the_leader_has_the_last_word_on_the_row() -> None:
    stage = in_command(players=3)
    leader = stage.leader
    other = 2 if leader == 1 else 1
    stage.answer("card:emma", "card:drago", "card:major", "card:cavendish", seat=other)
    place_lower(stage)
    assert stage.asked == (leader, "row")
    assert stage.board.party.plans == ("emma+drago+major+cavendish+allies",)
    assert stage.seen_by(leader)["party"]["plans"] == ["emma+drago+major+cavendish+allies"]
    assert stage.seen_by(0)["party"]["plans"] == []
    stage.answer("card:major", "card:drago", "card:emma", "card:cavendish", seat=leader)
    assert [slot.card for slot in stage.board.upper] == ["major", "drago", "emma", "cavendish", "allies"]


@pytest.mark.rule("RM-ORDER-01", "RM-RULING-03", "RM-ORDER-02")
def test_cards_are_revealed_in_turn_then_the_rest_of_the_longer_row() -> None:
    stage = place_lower(in_command())
    stage.answer("card:drago", "card:major", "card:emma", "card:cavendish", seat=1)
    stage.ether("instill_chaos", 1)  # so that he is asked on the chaos card too
    order: list[str] = []
    while stage.board.phase == "activation":
        if not order or order[-1] != stage.board.active:
            order.append(stage.board.active)
            hidden = [slot for slot in (*stage.board.upper, *stage.board.lower) if slot.seen != -1]
            assert len(hidden) == 9 - len(order)  # no card is turned up before the one before it is done
        stage.answer("end" if "end" in stage.options() else "pass")
    assert order == ["drago", "tobias", "major", "minions", "emma", "emerson", "cavendish", "chaos", "allies"]


@pytest.mark.rule("RM-OVER-04", "RM-CLEAN-05")
def test_the_phases_follow_each_other_round_after_round() -> None:
    stage = place_lower(in_command())
    phases = [stage.board.phase]
    stage.answer("card:drago", "card:major", "card:emma", "card:cavendish", seat=1)
    while stage.board.round < 3:
        if phases[-1] != stage.board.phase:
            phases.append(stage.board.phase)
        options = stage.options()
        stage.answer(next((word for word in ("end", "done", "pass") if word in options), options[0]))
    assert phases[:4] == ["command", "activation", "clean_up", "command"] or phases[:3] == [
        "command", "activation", "command",
    ]  # fmt: skip
    assert "setup" not in phases


@pytest.mark.rule("RM-PLACE-02")
def test_a_seance_fixes_the_first_card_of_the_nemesis() -> None:
    stage = Stage("1", group=("abigail", "drago", "emma", "cavendish"), acting="abigail")
    stage.place("tobias", "N9").place("emerson", "H5").place("clown1", "G5")
    stage.board.party.tokens = ("seance abigail",)
    stage.command()
    assert stage.asked == (stage.figure("abigail").seat, "seance")
    stage.answer("name_first:minions")
    assert stage.board.party.tokens == ()
    assert set(stage.offers("card")) == {"tobias", "emerson", "chaos"}
    stage.answer("card:emerson", "card:chaos", seat=0)
    assert [slot.card for slot in stage.board.lower] == ["minions", "emerson", "chaos", "tobias"]


@pytest.mark.rule("RM-PLACE-02")
def test_a_seance_waits_while_its_owner_lies_defeated() -> None:
    stage = Stage("1", group=("abigail", "drago", "emma", "cavendish"), acting="drago")
    stage.place("abigail", "A5", defeated=True).place("tobias", "N9")
    stage.board.party.tokens = ("seance abigail",)
    stage.command()
    assert stage.asked == (0, "row")
