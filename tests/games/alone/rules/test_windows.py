"""Reaction windows: when they open, sealed offers, the leader's consent, losses, and what has become impossible."""

import pytest

from games.alone.helper import Stage
from games.alone.reacting import cover, lane, play, reacting, until

# Which windows open


@pytest.mark.rule("AL-FLOW-01", "AL-TURN-03")
@pytest.mark.parametrize(
    ("deed", "windows"),
    [
        ("move:west", ["step", "end"]),
        ("explore:west", ["before", "end"]),
        ("search", ["drawn", "end"]),
        ("switch:west", ["end"]),
    ],
)
def test_each_action_has_its_windows(deed: str, windows: list[str]) -> None:
    stage = lane("R01", start="1D1").answer(deed, seat=0)
    assert stage.windows() == windows
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-FLOW-01")
def test_an_attack_has_a_window_after_the_roll() -> None:
    stage = lane("R01")
    stage.creature("cultist", "1C1")
    stage.answer("attack:1", seat=0).dice("mm")
    assert stage.windows() == ["roll", "end"]


@pytest.mark.rule("AL-FLOW-01")
def test_a_locate_has_a_window_before_the_answers() -> None:
    stage = lane("R01").answer("locate", "target:room.M", "target:door", seat=0)
    assert stage.notices("answered") == []
    assert stage.windows() == ["answer", "end"]
    assert len(stage.notices("answered")) == 2


@pytest.mark.rule("AL-FLOW-11")
def test_a_longer_move_has_a_window_for_each_step() -> None:
    stage = lane("R01").item("JETP").answer("use:JETP,0", "move:west", seat=0)
    assert stage.windows() == ["step"]
    stage.answer("move:west", seat=0)
    assert stage.windows() == ["step", "end"]


@pytest.mark.rule("AL-FLOW-11", "AL-RULING-17")
def test_opening_a_door_instead_of_a_step_has_none() -> None:
    stage = lane("R01", start="1D1").block("1D1-1D2").answer("open:south", seat=0)
    assert stage.windows() == ["end"]


@pytest.mark.rule("AL-FLOW-11")
def test_each_look_has_its_window() -> None:
    stage = lane("R01").item("MAPP", upgraded=True).answer("use:MAPP,0", seat=0)
    stage.answer("face:west", seat=0)
    assert stage.windows() == ["before"]
    stage.answer("face:east", seat=0)
    assert stage.windows() == ["before", "end"]


@pytest.mark.rule("AL-FLOW-11")
def test_an_explore_that_looks_at_nothing_has_none() -> None:
    stage = lane("R01").item("DEFU").danger("1C1").answer("use:DEFU,0", seat=0)
    while stage.kind == "clear":
        stage.answer("pass", seat=0)
    assert stage.windows() == ["end"]


@pytest.mark.rule("AL-FLOW-11")
def test_each_roll_of_a_grenade_has_its_window() -> None:
    stage = lane("R01").item("GREN")
    stage.creature("cultist", "1C1")
    stage.creature("cultist", "1C1")
    stage.answer("use:GREN,0", seat=0)
    rolls: list[str] = []
    while stage.turn.actions and stage.board.turn == 1 and stage.moment != "end":
        if stage.chance:
            stage.dice("mmm")
        elif stage.asked[0] == 0:
            stage.answer(stage.options(0)[0], seat=0)
        else:
            rolls.append(stage.moment)
            stage.evil("pass")
    assert rolls == ["roll", "roll"]


@pytest.mark.rule("AL-FLOW-11")
def test_a_locate_has_one_window_for_all_its_targets() -> None:
    stage = lane("R01").item("SCAN").answer("use:SCAN,0", seat=0)
    stage.answer("target:room.M", "target:door", "target:switch", seat=0)
    assert stage.windows() == ["answer", "end"]
    assert len(stage.notices("answered")) == 3


@pytest.mark.rule("AL-FLOW-12")
def test_a_window_opens_although_no_card_fits() -> None:
    stage = lane("R11").answer("move:west", seat=0)
    assert (stage.moment, stage.options(1)) == ("step", ["pass"])


@pytest.mark.rule("AL-FLOW-12")
def test_without_a_card_in_any_hand_no_window_opens() -> None:
    stage = lane().answer("move:west", seat=0)
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-FLOW-12")
@pytest.mark.parametrize(("covered", "opens"), [(9, True), (10, False)])
def test_a_free_space_opens_a_window(covered: int, opens: bool) -> None:
    stage = cover(lane("V02"), covered).answer("move:west", seat=0)
    assert (stage.moment == "step") == opens


# Offers and the leader


def team(leader: int = 1) -> Stage:
    """Three Evil players at the end of a turn with a Move: the first has red cards, the second violet ones."""
    stage = lane("R01", "R03", players=4).hand(2, "V01", "V05").hand(3, "R01", "V03").table(leader=leader)
    return until(stage.answer("move:west", seat=0), "end")


@pytest.mark.rule("AL-FLOW-02", "AL-LEAD-03")
def test_the_leader_takes_one_of_several_offers_and_the_others_may_offer_again() -> None:
    stage = team()
    assert stage.match.awaited == (1, 2, 3), "all at the same time"
    stage.answer("offer:R01,up", seat=1).answer("offer:V01,up", seat=2).answer("pass", seat=3)
    assert stage.asked == (1, "accept")
    assert set(stage.options(1)) == {"accept:1", "accept:2", "accept:none"}
    stage.evil("accept:2").answer("pass", seat=2)
    assert [(card.seat, card.card) for card in stage.board.row] == [(2, "V01")]
    assert stage.match.awaited == (1, 2, 3), "the window is offered again"
    assert "offer:R01,up" in stage.options(1)


@pytest.mark.rule("AL-FLOW-02")
def test_a_window_closes_when_the_leader_accepts_none() -> None:
    stage = team()
    stage.answer("offer:R01,up", seat=1).answer("offer:V01,up", seat=2).answer("pass", seat=3).evil("accept:none")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)
    assert stage.board.row == []


@pytest.mark.rule("AL-FLOW-02")
def test_a_window_closes_when_nobody_offers() -> None:
    stage = team()
    for seat in (1, 2, 3):
        stage.answer("pass", seat=seat)
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-FLOW-02")
def test_only_players_with_cards_are_asked() -> None:
    stage = lane(players=4).hand(3, "V02")
    stage.answer("move:west", seat=0)
    assert stage.match.awaited == (3,)
    stage.answer("offer:V02,up", seat=3)
    assert stage.asked == (1, "accept"), "the leader consents though he holds no card"


@pytest.mark.rule("AL-FLOW-03")
def test_the_leader_may_take_his_own_offer_another_or_none() -> None:
    stage = team(leader=3)
    stage.answer("pass", seat=1).answer("offer:V01,up", seat=2).answer("offer:R01,down", seat=3)
    assert stage.asked == (3, "accept")
    assert set(stage.options(3)) == {"accept:2", "accept:3", "accept:none"}
    stage.answer("accept:3", "kind:spore", "at:1E1", seat=3)
    assert [(card.seat, card.card) for card in stage.board.row] == [(3, "")]


@pytest.mark.rule("AL-FLOW-03")
def test_alone_offering_is_playing() -> None:
    stage = until(lane("R02").answer("move:west", seat=0), "step")
    number = stage.match.numbers[1]
    play(stage, "R02")
    assert stage.board.row[0].card == "R02"
    assert stage.match.numbers[1] == number + 1


@pytest.mark.rule("AL-FLOW-06", "AL-RULING-46")
def test_the_player_of_a_card_makes_its_choices_and_the_leader_those_of_no_card() -> None:
    stage = lane("R01", players=3, start="1C3").hand(2, "V01")
    worm = stage.creature("worm", "1D1")
    until(stage.answer("search", seat=0), "end")
    stage.answer("pass", seat=1).answer("offer:V01,down", seat=2).evil("accept:2")
    assert stage.asked == (2, "side")
    stage.answer("side:0", "step:1C1", seat=2)
    assert stage.where(worm) == "1D1", "nothing happens before the direction is named"
    assert stage.asked == (1, "noise"), "the way to 1C1 is as long to the west as to the east"
    assert set(stage.options(1)) == {"noise:east", "noise:west"}
    stage.evil("noise:west")
    assert stage.where(worm) == "1C1"
    assert [event.word for event in stage.notices("noise")] == ["west"]


# Losses


@pytest.mark.rule("AL-FLOW-04", "AL-RULING-65")
def test_a_loss_in_the_middle_of_a_card_is_answered_when_the_card_is_done() -> None:
    stage = reacting("B04", "B13")
    one, two = stage.creature("worm", "1D1"), stage.creature("worm", "1E1")
    stage.evil("offer:B04,up", f"creature:c{one}", "step:1C1", "step:1B1", f"creature:c{two}", "step:1E2")
    assert stage.board.hero.calm == 12, "nothing has happened yet"
    stage.evil("done")
    assert stage.board.hero.calm == 10, "the worm has walked through the Hero's sector"
    assert (stage.where(one), stage.where(two)) == ("1B1", "1E2")
    assert stage.moment == "loss"


@pytest.mark.rule("AL-FLOW-04", "AL-RULING-48")
def test_one_window_serves_all_losses_of_a_card() -> None:
    stage = reacting("B05", "B13", "G13")
    one, two = stage.creature("worm", "1B1"), stage.creature("hybrid", "1B1")
    play(stage, "B05", f"creature:c{two}", "step:1C1", "done", f"creature:c{one}", "step:1C1", "done")
    assert (stage.board.hero.calm, stage.moment) == (8, "loss")
    stage.evil("pass")
    assert stage.moment == "end", "the second shock has no window of its own"


@pytest.mark.rule("AL-FLOW-04")
def test_a_loss_window_admits_only_cards_of_what_was_lost() -> None:
    stage = lane("R12", "R13", "R01")
    stage.creature("worm", "1C1")
    stage.answer("move:west", seat=0).evil("waive:no").dice("h")
    assert stage.moment == "loss"
    assert stage.options(1) == ["offer:R12,up", "pass"]


@pytest.mark.rule("AL-FLOW-08")
def test_a_step_that_has_become_impossible_is_lost_and_the_action_counts() -> None:
    stage = lane("R01", "R12", start="1D1")
    stage.creature("worm", "1D1")
    stage.answer("move:south", seat=0).evil("waive:no").dice("h")
    assert stage.moment == "loss"
    stage.block("1D1-1D2").evil("pass")
    assert stage.hero_at == "1D1"
    assert [event.direction for event in stage.notices("step_lost")] == ["south"]
    assert stage.moment == "end"
    assert "offer:R01,up" in stage.options(1), "the action still opens its trigger"


@pytest.mark.rule("AL-FLOW-04", "AL-HATT-06")
def test_what_the_later_part_of_a_card_costs_can_be_answered() -> None:
    stage = lane("B06", "B13").item("DRON", upgraded=True)
    stage.creature("hybrid", "1B1")
    stage.answer("use:DRON,0", seat=0)
    while not stage.chance:
        options = stage.options(0)
        stage.answer("kind:hybrid" if "kind:hybrid" in options else options[-1], seat=0)
    stage.dice("mmm")
    play(stage, "B06")
    stage.evil("pass", "creature:c1", "step:1C1")
    assert stage.board.hero.calm == 10, "the hidden target came to the Hero"
    assert stage.moment == "loss"
    assert "offer:B13,up" in stage.options(1)
