"""Speed, the blue deck: every card, its upper half and its lower half."""

import pytest

from brassboard.games.alone.content import CARDS
from games.alone.helper import Stage
from games.alone.reacting import lane, noises, play, reacting, until


def hand(stage: Stage) -> list[str]:
    """The cards of the first Evil player."""
    return [*stage.board.evil[0].first, *stage.board.evil[0].second]


# B01 Rush: move 1 creature 3; then 1 creature 1


def test_rush_moves_a_creature_3_sectors() -> None:
    stage = reacting("B01")
    worm = stage.creature("worm", "1E3")
    play(stage, "B01", f"creature:c{worm}", "step:1E2", "step:1E1", "step:1D1")
    assert stage.where(worm) == "1D1"
    assert noises(stage) == ["east"], "1 noise, where the move ended"


@pytest.mark.rule("AL-RULING-35")
def test_a_dangerous_rush_moves_a_creature_1_more() -> None:
    stage = reacting("B01", danger=True)
    worm = stage.creature("worm", "1E3")
    play(stage, "B01", f"creature:c{worm}", "step:1E2", "done", f"creature:c{worm}", "step:1E3")
    assert stage.where(worm) == "1E3"
    assert noises(stage) == ["east", "east"], "each move makes its own noise"


# B02 Cut Off: move 1 creature 2 after a step; slim


def test_cut_off_moves_a_creature_2_sectors() -> None:
    stage = reacting("B02")
    worm = stage.creature("worm", "1E1")
    play(stage, "B02", f"creature:c{worm}", "step:1D1", "step:1C1")
    assert stage.where(worm) == "1C1"


# Slim: the lower half of B02, B05, B10 and B12


@pytest.mark.rule("AL-REACT-07", "AL-FLOW-07")
@pytest.mark.parametrize("card", ["B02", "B05", "B10", "B12"])
@pytest.mark.parametrize("danger", [False, True])
def test_a_slim_card_takes_1_space_as_a_combo_if_it_is_dangerous(card: str, danger: bool) -> None:
    stage = reacting(card, card, danger=danger).table(spaces=2)
    leave_out(play(stage, card))
    assert stage.moment in ("step", "end", "loss")
    assert stage.denied(f"offer:{card},up") == ("" if danger else "AL-REACT-07"), "1 space is left"
    if danger:
        leave_out(play(stage, card))
        assert [played.spaces for played in stage.board.row] == [1, 1]


def leave_out(stage: Stage) -> None:
    """Leave out what a card offers, and draw what it must."""
    while not stage.over and stage.asked[0] == 1 and stage.kind != "offer":
        options = stage.options(1)
        stage.evil("pass" if "pass" in options else "done" if "done" in options else options[0])


# B03 Vent Crawl: teleport 1 parasite or 1 spore to a far hidden sector; then draw 1


@pytest.mark.rule("AL-TELE-01", "AL-TELE-02", "AL-TELE-03", "AL-TELE-04")
def test_vent_crawl_teleports_a_parasite_without_a_sound() -> None:
    stage = reacting("B03")
    parasite = stage.creature("parasite", "1B1")
    stage.creature("worm", "1E1")
    stage.evil("offer:B03,up")
    assert set(stage.options(1)) == {f"creature:c{parasite}", "pass"}, "there is no spore, and the worm is neither"
    stage.evil(f"creature:c{parasite}")
    assert "at:1A2" in stage.options(1), "2 sectors away: a parasite could not spawn there"
    assert not {"at:1A1", "at:1C1", "at:1B1"} & set(stage.options(1)), "near, near and revealed, here"
    stage.evil("at:1A2")
    assert stage.where(parasite) == "1A2"
    assert [event.kind for event in stage.notices("figure_vanished")] == ["parasite"]
    assert stage.notices("figure_left") == stage.notices("noise") == []


def test_vent_crawl_may_teleport_a_spore_instead() -> None:
    stage = reacting("B03")
    stage.creature("parasite", "1E1")
    spore = stage.creature("spore", "1E1")
    play(stage, "B03", "side:1", f"creature:c{spore}", "at:2A2")
    assert stage.where(spore) == "2A2"


def test_a_dangerous_vent_crawl_draws_a_card() -> None:
    stage = reacting("B03", danger=True)
    play(stage, "B03")
    stage.evil("draw_from:green")
    assert [CARDS[card].deck for card in hand(stage)] == ["green"]


# B04 Scatter: move up to 2 hidden creatures 2 each before a look; then draw 1


def test_scatter_moves_two_hidden_creatures() -> None:
    stage = reacting("B04")
    seen, one, two = stage.creature("spore", "1C1"), stage.creature("worm", "1E1"), stage.creature("worm", "1A1")
    stage.evil("offer:B04,up")
    assert set(stage.options(1)) == {f"creature:c{one}", f"creature:c{two}", "done"}, f"c{seen} is revealed"
    stage.evil(f"creature:c{one}", "step:1E2", "step:1E3", f"creature:c{two}", "step:1A2", "done")
    assert (stage.where(one), stage.where(two)) == ("1E3", "1A2")
    assert noises(stage) == ["east", "west"]


def test_scatter_reads_hidden_when_it_begins() -> None:
    stage = reacting("B04")
    one, two = stage.creature("worm", "1D1"), stage.creature("parasite", "1D1")
    play(stage, "B04", f"creature:c{one}", "step:1C1", "done", f"creature:c{two}", "step:1C1", "done")
    assert (stage.where(one), stage.where(two)) == ("1C1", "1C1")


def test_a_dangerous_scatter_draws_a_card() -> None:
    stage = play(reacting("B04", danger=True), "B04", "draw_from:blue")
    assert [CARDS[card].deck for card in hand(stage)] == ["blue"]


# B05 Closing In: move up to 2 creatures 2 each; slim


def test_closing_in_moves_two_creatures() -> None:
    stage = reacting("B05")
    one, two = stage.creature("worm", "1E3"), stage.creature("worm", "1A3")
    play(stage, "B05", f"creature:c{one}", "step:1E2", "step:1E1", f"creature:c{two}", "step:1A2", "step:1A1")
    assert (stage.where(one), stage.where(two)) == ("1E1", "1A1")


# B06 Dodge: 1 hit is lost; after the damage the target moves 1 if it lives; then another hit


@pytest.mark.rule("AL-HATT-06", "AL-CMOVE-04")
def test_dodge_cuts_a_hit_and_moves_the_target_after_the_damage() -> None:
    stage = reacting("B06")
    other = stage.creature("worm", "1C1")
    play(stage, "B06")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (1, 1)
    assert set(stage.options(1)) == {"creature:c1", "pass"}, f"c{other} is not the target"
    stage.evil("creature:c1", "step:1D1")
    assert stage.where(1) == "1D1"
    assert [event.direction for event in stage.notices("figure_left")] == ["east"]


def test_dodge_moves_no_target_that_died() -> None:
    stage = lane("B06")
    spore = stage.creature("spore", "1C1", wounded=True)
    stage.answer("attack:1", seat=0).dice("hh")
    play(stage, "B06")
    assert stage.where(spore) == ""
    assert stage.asked == (0, "act")


def test_a_dangerous_dodge_cuts_two_hits() -> None:
    stage = play(reacting("B06", danger=True), "B06")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (0, 2)


def test_two_dodges_move_the_target_twice() -> None:
    stage = reacting("B06", "B06")
    play(stage, "B06")
    play(stage, "B06", "creature:c1", "step:1D1", "creature:c1", "step:1E1")
    assert stage.where(1) == "1E1"


# B07 Swarm: move up to 2 parasites 3 each, or 1 creature 2; then draw 1


@pytest.mark.rule("AL-CREA-03")
def test_swarm_moves_parasites_3_sectors() -> None:
    stage = reacting("B07")
    one, two = stage.creature("parasite", "1E3"), stage.creature("parasite", "1A3")
    stage.evil("offer:B07,up", "side:0")
    assert set(stage.options(1)) == {f"creature:c{one}", f"creature:c{two}", "done"}, "the worm is no parasite"
    stage.evil(f"creature:c{one}", "step:1E2", "step:1E1", "step:1D1", f"creature:c{two}", "step:1A2", "step:1A1")
    stage.evil("step:1B1")
    assert (stage.where(one), stage.where(two)) == ("1D1", "1B1")


def test_swarm_moves_any_creature_2_sectors_instead() -> None:
    stage = reacting("B07")
    stage.creature("parasite", "1A3")
    play(stage, "B07", "side:1", "creature:c1", "step:1D1", "step:1E1")
    assert stage.where(1) == "1E1"


def test_a_dangerous_swarm_draws_a_card() -> None:
    stage = play(reacting("B07", danger=True), "B07", "pass", "draw_from:blue")
    assert len(hand(stage)) == 1


# B08 Moving Target: move 1 creature 2 and draw 1; then 1 answer may be off by 1


def test_moving_target_moves_and_draws() -> None:
    stage = reacting("B08")
    worm = stage.creature("worm", "1E1")
    play(stage, "B08", f"creature:c{worm}", "step:1E2", "done", "draw_from:blue")
    assert len(hand(stage)) == 1
    stage.quiet()
    assert [(event.target, event.distance) for event in stage.notices("answered")] == [("room.M", 2), ("kind.worm", 3)]


@pytest.mark.rule("AL-TALK-03", "AL-LOC-06")
def test_a_dangerous_moving_target_may_falsify_one_answer_by_1() -> None:
    stage = play(reacting("B08", danger=True), "B08", "draw_from:blue")
    until(stage, "answer").evil("pass")
    assert stage.kind == "lie"
    assert set(stage.options(1)) == {"lie:room.M,1", "lie:room.M,3", "pass"}, "the answer none cannot be changed"
    stage.evil("lie:room.M,3")
    assert [(event.target, event.distance) for event in stage.notices("answered")] == [("room.M", 3), ("kind.worm", -1)]


# B09 Snatched Away: a random card just drawn goes below the equipment deck; then draw 1


@pytest.mark.rule("AL-ITEM-09")
def test_snatched_away_puts_a_drawn_card_below_the_deck() -> None:
    stage = reacting("B09")
    (drawn,) = [item.id for item in stage.board.hero.items]
    play(stage, "B09").shuffled()
    assert stage.board.hero.items == []
    assert stage.board.equipment[-1] == drawn


def test_snatched_away_finds_nothing_if_nothing_was_drawn() -> None:
    stage = lane("B09").table(equipment=()).answer("search", seat=0)
    play(until(stage, "drawn"), "B09")
    assert stage.board.row[0].card == "B09"
    assert not stage.chance


def test_a_dangerous_snatched_away_draws_a_card() -> None:
    stage = play(reacting("B09", danger=True), "B09").shuffled()
    stage.evil("draw_from:green")
    assert len(hand(stage)) == 1


# B10 Opportunist: move 1 creature 2 and draw 1; slim


def test_opportunist_moves_and_draws() -> None:
    stage = reacting("B10")
    worm = stage.creature("worm", "1E3")
    play(stage, "B10", f"creature:c{worm}", "step:1E2", "step:1E1", "draw_from:blue")
    assert stage.where(worm) == "1E1"
    assert len(hand(stage)) == 1


# B11 Quick as Sparks: move 1 creature 3; then 1 light off in sight, not here


def test_quick_as_sparks_moves_a_creature_3_sectors() -> None:
    stage = reacting("B11")
    worm = stage.creature("worm", "1A2")
    play(stage, "B11", f"creature:c{worm}", "step:1A1", "step:1B1", "step:1C1")
    assert stage.where(worm) == "1C1"


def test_a_dangerous_quick_as_sparks_darkens_a_sector_in_sight() -> None:
    stage = reacting("B11", danger=True)
    assert stage.lit() == {"1B1", "1C1", "1D1"}
    stage.evil("offer:B11,up")
    assert set(stage.options(1)) == {"at:1B1", "at:1C1", "pass"}, "not the Hero's sector 1D1"
    stage.evil("at:1C1")
    assert stage.lit() == {"1B1", "1D1"}


# B12 Follow-Up: draw 2 after a loss of life; slim


@pytest.mark.rule("AL-HAND-07")
def test_follow_up_draws_two_cards_that_may_be_played_in_the_same_turn() -> None:
    stage = reacting("B12")
    play(stage, "B12", "draw_from:blue", "draw_from:green")
    assert len(hand(stage)) == 2
    until(stage, "end")
    assert [text for text in stage.options(1) if text.endswith("down")]


# B13 Relentless: move 1 creature 3 after a loss of self-control; then draw 1


def test_relentless_moves_a_creature_3_sectors() -> None:
    stage = reacting("B13")
    worm = stage.creature("worm", "1E1")
    play(stage, "B13", f"creature:c{worm}", "step:1D1", "step:1C1", "step:1B1")
    assert stage.where(worm) == "1B1"


def test_a_dangerous_relentless_draws_a_card() -> None:
    stage = play(reacting("B13", danger=True), "B13", "pass", "draw_from:blue")
    assert len(hand(stage)) == 1
