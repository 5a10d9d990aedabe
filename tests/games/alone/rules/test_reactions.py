"""Reaction cards: how many, on which spaces, face up or face down, instants and the end of the turn."""

import pytest

from games.alone.helper import Stage
from games.alone.reacting import cover, kinds_until, lane, last_turn, noises, play, reacting, until


def spaces(stage: Stage) -> list[int]:
    """How many spaces each card of the row covers."""
    return [card.spaces for card in stage.board.row]


# When cards may be played


@pytest.mark.rule("AL-REACT-01", "AL-TURN-05", "AL-END-10")
def test_no_card_is_played_in_clean_up_not_even_after_a_loss() -> None:
    stage = last_turn(lane("R01", "R13", "V13", missions=("MG3", "MB2"))).answer("search", seat=0)
    until(stage, "end").evil("pass")
    asked = kinds_until(stage, "act")
    assert stage.board.hero.calm == 11, "the mission Broadcast of Screams costs 1 at the end of the round"
    assert stage.board.round == 2
    assert "offer" not in asked


@pytest.mark.rule("AL-REACT-11", "AL-RULING-06")
def test_evil_may_always_pass() -> None:
    stage = lane("R01", "R02").answer("move:west", seat=0)
    for _ in range(2):
        assert stage.kind == "offer"
        assert "pass" in stage.options(1)
        stage.evil("pass")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)
    assert stage.board.row == []


@pytest.mark.rule("AL-REACT-02")
def test_a_third_card_is_refused_whoever_plays_it() -> None:
    stage = lane("R01", players=3).hand(2, "V01", "V01")
    until(stage.answer("move:west", seat=0), "end")
    play(stage, "R01", "pass")
    assert stage.moment == "end"
    play(stage, "V01", "pass", seat=2)
    assert len(stage.board.row) == 2
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2), "the window is closed although seat 2 holds a card"


@pytest.mark.rule("AL-REACT-02")
def test_the_limit_holds_for_the_turn_and_not_for_the_window() -> None:
    stage = lane("R02", "R02", "R01")
    until(stage.answer("move:west", seat=0), "step")
    play(stage, "R02")
    play(stage, "R02")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2), "no window at the end of the turn"


@pytest.mark.rule("AL-REACT-02")
def test_after_a_jam_one_card_is_all() -> None:
    stage = reacting("R01", "R03")
    stage.turn.jammed = True
    play(stage.ask_again(), "R01", "pass")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-REACT-03", "AL-LEAD-02")
def test_a_player_who_is_not_the_leader_plays_with_his_consent() -> None:
    stage = lane("R01", players=3).hand(2, "V01")
    until(stage.answer("move:west", seat=0), "end")
    stage.answer("pass", seat=1).answer("offer:V01,up", seat=2)
    assert stage.asked == (1, "accept")
    assert stage.board.row == []
    stage.evil("accept:2").answer("pass", seat=2)
    assert [(card.seat, card.card) for card in stage.board.row] == [(2, "V01")]


@pytest.mark.rule("AL-LEAD-02")
def test_without_his_consent_the_card_stays_in_the_hand() -> None:
    stage = lane("R01", players=3).hand(2, "V01")
    until(stage.answer("move:west", seat=0), "end")
    stage.answer("pass", seat=1).answer("offer:V01,up", seat=2).evil("accept:none")
    assert stage.board.row == []
    assert stage.board.evil[1].second == ("V01",)


# Reaction spaces


@pytest.mark.rule("AL-REACT-04", "AL-REACT-05", "AL-RULING-26")
def test_the_first_card_of_a_turn_takes_1_space_and_the_second_2() -> None:
    stage = play(reacting("R01", "R03", "V01"), "R01", "pass")
    assert spaces(stage) == [1]
    play(stage, "R03")
    assert spaces(stage) == [1, 2]


@pytest.mark.rule("AL-REACT-04", "AL-RULING-26")
def test_instants_count_in_the_order_of_play() -> None:
    stage = reacting("R02", "R01")
    play(stage, "R02")
    play(until(stage, "end"), "R01", "pass")
    assert [(card.card, card.spaces) for card in stage.board.row] == [("R02", 1), ("R01", 2)]


@pytest.mark.rule("AL-REACT-04")
def test_each_turn_begins_with_1_space_again() -> None:
    stage = play(reacting("R01", "R01"), "R01", "pass")
    stage.evil("pass").answer("move:east", seat=0)
    play(until(stage, "end"), "R01", "pass")
    assert spaces(stage) == [1, 1]


@pytest.mark.rule("AL-EX-02")
def test_a_combo_on_the_last_4_spaces_leaves_1() -> None:
    stage = cover(lane("V01", "V01", "V02", "V02"), 6).answer("move:west", seat=0)
    play(until(stage, "end"), "V01", "pass")
    play(stage, "V01", "pass")
    assert sum(spaces(stage)) == 9
    stage.answer("move:east", seat=0)
    play(stage, "V02", "pass")
    assert sum(spaces(stage)) == 10
    assert stage.asked == (0, "act"), "at most 1 more card can be played this round"


@pytest.mark.rule("AL-REACT-07", "AL-FLOW-12")
def test_without_a_free_space_no_window_opens_for_the_rest_of_the_round() -> None:
    stage = cover(lane("V01", "V02"), 10)
    stage.answer("move:west", seat=0)
    assert (stage.asked, stage.turn.actions) == ((0, "act"), 0)


@pytest.mark.rule("AL-REACT-07")
def test_with_1_free_space_no_combo_is_possible() -> None:
    stage = cover(lane("V02", "V01", "V13"), 8).answer("move:west", seat=0)
    play(stage, "V02", "pass")
    until(stage, "end")
    assert stage.denied("offer:V01,up") == "AL-REACT-07"
    assert stage.denied("offer:V01,down") == "AL-REACT-07"
    denial = stage.why_not("offer:V01,up")
    assert denial is not None
    assert denial.args == {"needed": 2, "free": 1}


@pytest.mark.rule("AL-REACT-09", "AL-REACT-10")
@pytest.mark.parametrize(("covered", "gained"), [(0, 5), (6, 5), (8, 3), (10, 1)])
def test_danger_symbols_that_no_card_covers_become_markers(covered: int, gained: int) -> None:
    stage = last_turn(cover(lane(), covered)).answer("search", seat=0)
    kinds_until(stage, "markers")
    assert stage.board.owed == gained


# Which cards are allowed


@pytest.mark.rule("AL-REACT-06")
def test_a_combo_card_must_itself_be_allowed_or_lie_face_down() -> None:
    stage = play(reacting("R01", "R10"), "R01", "pass")
    assert stage.denied("offer:R10,up") == "AL-REACT-14"
    play(stage, "R10", "kind:spore", "at:1E1", facing="down")
    assert spaces(stage) == [1, 2]


@pytest.mark.rule("AL-REACT-12", "AL-BT-06", "AL-TRIG-01")
def test_the_order_of_the_actions_does_not_matter() -> None:
    stage = lane("R10", "R01").answer("bullet_time", "search", seat=0).quiet().answer("move:west", seat=0)
    until(stage, "end")
    assert {"offer:R10,up", "offer:R01,up"} <= set(stage.options(1))


@pytest.mark.rule("AL-REACT-13")
@pytest.mark.parametrize("order", [("R01", "R03"), ("R03", "R01")])
def test_cards_of_the_end_of_the_turn_are_played_in_any_order(order: tuple[str, str]) -> None:
    stage = reacting("R01", "R03")
    for card in order:
        stage.evil(f"offer:{card},up")
        while stage.asked == (1, "spawn"):
            stage.evil("pass")
    assert tuple(card.card for card in stage.board.row) == order


@pytest.mark.rule("AL-REACT-14", "AL-TRIG-04")
def test_only_cards_of_the_heros_action_may_be_played_face_up() -> None:
    stage = lane("R05", "R07", "R10").answer("explore:east", seat=0)
    until(stage, "end")
    assert stage.denied("offer:R07,up") == "AL-REACT-14"
    assert stage.denied("offer:R10,up") == "AL-REACT-14"
    assert stage.denied("offer:R05,up") == ""


@pytest.mark.rule("AL-REACT-15", "AL-RULING-53")
def test_a_free_action_opens_its_cards_besides_those_of_the_action() -> None:
    stage = lane("R01", "R10", "V01").sheet(companions=("pilot",)).answer("sacrifice:pilot", "move:west", seat=0)
    stage.quiet().answer("halt", seat=0)
    stage.quiet().answer("search", seat=0)
    until(stage, "end")
    assert {"offer:R01,up", "offer:R10,up"} <= set(stage.options(1))
    play(stage, "R01", "pass")
    play(stage, "R10", "pass")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2), "a third card is refused"


# What the Hero can read


@pytest.mark.rule("AL-REACT-08", "AL-RULING-38")
def test_the_hero_reads_cards_face_up_and_sees_the_backs_of_the_others() -> None:
    stage = play(reacting("R01", "V01", "R03"), "R01", "pass")
    play(stage, "V01", "kind:spore", "at:1E1", facing="down")
    row = stage.seen_by(0)["row"]
    assert [(card["card"], card["deck"], card["dangerous"]) for card in row] == [("R01", 0, False), ("", 1, False)]
    assert [down["card"] for down in stage.seen_by(0)["second_down"]] == [""]
    assert [event.card for event in stage.notices("card_face_up")] == ["R01"]
    assert [event.deck for event in stage.notices("card_face_down")] == ["violet"]


@pytest.mark.rule("AL-RULING-38", "AL-CARD-02")
def test_a_standard_reaction_stays_secret_in_the_discard_pile() -> None:
    stage = last_turn(lane("V01")).answer("search", seat=0)
    play(until(stage, "end"), "V01", "kind:spore", "at:1E2", facing="down")
    kinds_until(stage, "act")
    (down,) = stage.board.first_down
    assert (down.card, down.in_row) == ("V01", False)
    assert stage.seen_by(0)["first_down"] == [{"seat": 1, "seen": 2, "in_row": False, "card": ""}]
    assert stage.board.row == []


@pytest.mark.rule("AL-CARD-02")
def test_played_cards_go_to_the_discard_piles_of_their_decks_when_the_round_ends() -> None:
    stage = last_turn(lane("R10", "V10")).answer("search", seat=0)
    play(until(stage, "end"), "R10", "pass")
    assert (stage.board.first_discard, stage.board.second_discard) == ((), ())
    kinds_until(play(stage, "V10"), "act")
    assert (stage.board.first_discard, stage.board.second_discard) == (("R10",), ("V10",))


# Standard reactions


@pytest.mark.rule("AL-STD-01")
@pytest.mark.parametrize("deed", ["move:west", "explore:east", "locate", "search"])
def test_any_card_may_be_played_face_down_whatever_the_hero_did(deed: str) -> None:
    cards = [f"R{n:02}" for n in range(1, 14)]
    stage = lane(*cards).answer(deed, seat=0)
    if deed == "locate":
        stage.answer("target:room.M", "target:door", seat=0)
    until(stage, "end")
    assert {f"offer:{card},down" for card in cards} <= set(stage.options(1))


@pytest.mark.rule("AL-STD-02", "AL-CMOVE-01")
def test_a_standard_reaction_moves_a_creature_1_sector_or_spawns_one() -> None:
    stage = reacting("R10")
    worm = stage.creature("worm", "1E1")
    stage.evil("offer:R10,down")
    assert set(stage.options(1)) == {"side:0", "side:1"}
    stage.evil("side:0")
    assert set(stage.options(1)) == {"step:1D1", "step:1E2", "done"}, "the only creature is not asked for"
    stage.evil("step:1E2")
    assert stage.where(worm) == "1E2"
    assert len(stage.board.secret.creatures) == 1, "nothing else happens"


@pytest.mark.rule("AL-STD-02", "AL-CMOVE-02", "AL-RULING-11")
def test_a_standard_reaction_may_move_a_creature_0_sectors() -> None:
    stage = reacting("R10")
    worm = stage.creature("worm", "1E1")
    play(stage, "R10", "side:0", "done", facing="down")
    assert stage.where(worm) == "1E1"
    assert noises(stage) == ["east"]


@pytest.mark.rule("AL-FLOW-10", "AL-STD-02")
def test_a_standard_reaction_must_do_one_of_its_effects() -> None:
    stage = reacting("R10")
    stage.evil("offer:R10,down")
    assert "pass" not in stage.options(1), "without a creature it spawns one"
    stage.evil("kind:worm")
    assert all(text.startswith("at:") for text in stage.options(1))
    stage = reacting("R10")
    stage.creature("worm", "1E1")
    stage.creature("spore", "1E1")
    stage.evil("offer:R10,down", "side:0")
    assert set(stage.options(1)) == {"creature:c1", "creature:c2"}


@pytest.mark.rule("AL-FLOW-06", "AL-LIMIT-01")
def test_a_standard_reaction_does_not_offer_what_cannot_be_done() -> None:
    stage = reacting("R10")
    for kind, sector in (("spore", "1A1"), ("spore", "2A1"), ("worm", "1A1"), ("worm", "2A1")):
        stage.creature(kind, sector)
        stage.creature("hybrid" if kind == "worm" else "parasite", sector)
    stage.evil("offer:R10,down")
    assert {text.partition(":")[0] for text in stage.options(1)} == {"creature"}, "both floors are full"


@pytest.mark.rule("AL-STD-03")
def test_a_standard_reaction_waits_for_the_end_of_the_turn() -> None:
    stage = until(lane("R01", "R02").answer("move:west", seat=0), "step")
    assert stage.denied("offer:R01,down") == "AL-STD-03"
    assert stage.denied("offer:R02,down") == "AL-STD-03"
    until(stage.evil("pass"), "end")
    assert stage.denied("offer:R01,down") == ""


@pytest.mark.rule("AL-STD-03", "AL-BT-04")
def test_under_bullet_time_it_waits_for_the_second_action() -> None:
    stage = lane("R01").answer("bullet_time", "move:west", seat=0)
    assert stage.windows() == ["step"]
    assert stage.asked == (0, "act")
    stage.answer("search", seat=0)
    assert stage.windows() == ["drawn", "end"]


@pytest.mark.rule("AL-STD-04")
def test_a_standard_reaction_ignores_what_is_printed() -> None:
    stage = reacting("V01", danger=True)
    play(stage, "V01", "kind:spore", "at:1E2", facing="down")
    assert stage.board.hero.life == 12
    assert stage.dangers() == {"1B1"}
    assert [card.dangerous for card in stage.board.row] == [False]


# Instants


@pytest.mark.rule("AL-INST-01")
def test_an_instant_after_a_roll_is_offered_between_the_roll_and_its_hits_only() -> None:
    stage = lane("R06")
    stage.creature("worm", "1C1")
    stage.answer("attack:1", seat=0)
    assert stage.chance
    stage.dice("hh")
    assert stage.moment == "roll"
    assert "offer:R06,up" in stage.options(1)
    assert stage.notices("hero_hit") == []
    until(stage.evil("pass"), "end")
    assert len(stage.notices("hero_hit")) == 1
    assert stage.denied("offer:R06,up") == "AL-INST-01"


@pytest.mark.rule("AL-INST-01")
def test_an_instant_before_a_reveal_is_offered_before_anything_is_seen() -> None:
    stage = lane("R04").answer("explore:east", seat=0)
    assert stage.moment == "before"
    assert stage.revealed() == {"1C1"}
    assert "offer:R04,up" in stage.options(1)


@pytest.mark.rule("AL-INST-02")
def test_a_card_without_the_symbol_waits_for_the_end_of_the_turn() -> None:
    stage = until(lane("R01").answer("move:west", seat=0), "step")
    assert stage.denied("offer:R01,up") == "AL-INST-02"
    until(stage.evil("pass"), "end")
    assert stage.denied("offer:R01,up") == ""


@pytest.mark.rule("AL-INST-03")
def test_an_instant_needs_its_trigger() -> None:
    stage = until(lane("R02", "R04").answer("explore:east", seat=0), "before")
    assert stage.denied("offer:R02,up") == "AL-REACT-14"
    assert stage.denied("offer:R04,up") == ""


@pytest.mark.rule("AL-INST-03", "AL-REACT-02")
def test_an_instant_counts_toward_the_2_cards_of_a_turn() -> None:
    stage = lane("R02", "R02", "R09").answer("bullet_time", "move:west", seat=0)
    play(stage, "R02")
    play(stage, "R02")
    stage.answer("search", seat=0)
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2), "no window for R09"
