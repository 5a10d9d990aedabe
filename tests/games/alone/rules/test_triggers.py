"""Triggers: which of the Hero's actions and losses allow which cards, and for how long."""

import pytest

from games.alone.reacting import lane, play, until

END_CARDS = {"move": "R01", "explore": "R05", "attack": "R07", "search": "R10", "interact": "R11"}
"""A card of the end of the turn for each trigger that has one."""


@pytest.mark.rule("AL-TRIG-01", "AL-REACT-12")
def test_a_card_is_allowed_for_the_rest_of_the_turn_and_not_in_the_next() -> None:
    stage = lane("R10").answer("bullet_time", "search", seat=0).quiet().answer("move:west", seat=0)
    until(stage, "end")
    assert "offer:R10,up" in stage.options(1), "after the Move, too"
    until(stage.evil("pass").answer("move:east", seat=0), "end")
    assert stage.denied("offer:R10,up") == "AL-REACT-14"


@pytest.mark.rule("AL-TRIG-02", "AL-TRIG-03", "AL-TRIG-04", "AL-TRIG-06", "AL-TRIG-07")
@pytest.mark.parametrize("trigger", END_CARDS)
def test_an_action_allows_the_cards_of_its_trigger_and_no_others(trigger: str) -> None:
    deeds = {"move": "move:west", "explore": "explore:west", "attack": "attack:1", "interact": "switch:west"}
    stage = lane(*END_CARDS.values(), start="1D1")
    stage.creature("worm", "1D1")
    stage.answer(deeds.get(trigger, trigger), seat=0)
    if trigger == "attack":
        stage.dice("mm")
    if trigger == "move":
        stage.evil("waive:yes")
    until(stage, "end")
    for other, card in END_CARDS.items():
        assert stage.denied(f"offer:{card},up") == ("" if other == trigger else "AL-REACT-14")


@pytest.mark.rule("AL-TRIG-02", "AL-ITEM-02")
def test_an_item_counts_as_the_action_it_is_used_through() -> None:
    stage = lane("R01", "R05").item("BOOT").answer("use:BOOT,0", "move:west", seat=0)
    until(stage, "end")
    assert stage.denied("offer:R01,up") == ""
    assert stage.denied("offer:R05,up") == "AL-REACT-14"


@pytest.mark.rule("AL-TRIG-04")
@pytest.mark.parametrize("roll", ["hh", "mm"])
def test_an_attack_allows_its_cards_hit_or_miss(roll: str) -> None:
    stage = lane("R07")
    stage.creature("worm", "1C1")
    until(stage.answer("attack:1", seat=0).dice(roll), "end")
    assert "offer:R07,up" in stage.options(1)


@pytest.mark.rule("AL-TRIG-05")
def test_a_locate_allows_its_cards() -> None:
    stage = lane("R08", "R09").answer("locate", "target:room.M", "target:door", seat=0)
    assert stage.moment == "answer"
    assert stage.denied("offer:R08,up") == ""
    assert stage.denied("offer:R09,up") == "AL-REACT-14"


# Losses


@pytest.mark.rule("AL-TRIG-08")
def test_cards_of_a_life_loss_need_one() -> None:
    for roll, allowed in (("mmm", False), ("hmm", True)):
        stage = lane("R12", "R13")
        stage.creature("worm", "1C1")
        until(stage.answer("search", seat=0), "end").evil("pass").dice(roll)
        assert (stage.moment == "loss") == allowed
        if allowed:
            assert stage.denied("offer:R12,up") == ""
            assert stage.denied("offer:R13,up") == "AL-TRIG-10", "no self-control was lost"


@pytest.mark.rule("AL-TRIG-09", "AL-CREA-04")
def test_cards_of_a_self_control_loss_need_one() -> None:
    for kind, allowed in (("cultist", False), ("spore", True)):
        stage = lane("R12", "R13")
        stage.creature(kind, "1B1")
        stage.answer("move:west", seat=0)
        assert (stage.moment == "loss") == allowed
        if allowed:
            assert stage.denied("offer:R13,up") == ""
            assert stage.denied("offer:R12,up") == "AL-TRIG-10", "no life was lost"


@pytest.mark.rule("AL-TRIG-10", "AL-FLOW-04")
def test_a_loss_that_a_card_caused_may_be_answered_like_any_other() -> None:
    stage = lane("R09", "R12").danger("1C1").answer("search", seat=0)
    play(stage, "R09")
    assert stage.moment == "loss"
    assert "offer:R12,up" in stage.options(1)


@pytest.mark.rule("AL-TRIG-10", "AL-FLOW-04")
def test_a_loss_reaction_is_played_in_the_window_of_the_loss_only() -> None:
    stage = lane("R12")
    stage.creature("worm", "1C1")
    stage.answer("move:west", seat=0).evil("waive:no").dice("h")
    assert stage.moment == "loss"
    until(stage.evil("pass"), "end")
    assert stage.denied("offer:R12,up") == "AL-TRIG-10"


@pytest.mark.rule("AL-RULING-01", "AL-HERO-05")
def test_the_track_that_really_dropped_decides() -> None:
    stage = lane("R12", "R13").sheet(calm=0)
    stage.creature("spore", "1B1")
    stage.answer("move:west", seat=0)
    assert (stage.board.hero.life, stage.moment) == (11, "loss")
    assert stage.denied("offer:R12,up") == ""
    assert stage.denied("offer:R13,up") == "AL-TRIG-10"


@pytest.mark.rule("AL-RULING-01")
def test_a_loss_that_hits_both_tracks_allows_the_cards_of_both() -> None:
    stage = lane("R12", "R13").sheet(calm=1)
    stage.creature("hybrid", "1B1")
    stage.answer("move:west", seat=0)
    assert (stage.board.hero.calm, stage.board.hero.life) == (0, 11)
    assert {"offer:R12,up", "offer:R13,up"} <= set(stage.options(1))
