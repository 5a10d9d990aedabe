"""Clean-up: reaction spaces, the maze, adrenaline, hands, danger markers, effects at the end of the round."""

import pytest

from brassboard.games.alone.queries import hand_size
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up, row, to_step

EIGHT = ("R01", "R02", "R03", "R04", "V01", "V02", "V03", "V04")


def after(stage: Stage) -> Stage:
    """The next round, with nothing discarded and no danger marker placed."""
    return clean_up(stage).quiet()


# 1: the reaction spaces


@pytest.mark.rule("AL-END-01")
@pytest.mark.parametrize(("played", "owed"), [(0, 5), (6, 5), (7, 4), (8, 3), (10, 1)])
def test_every_visible_danger_symbol_gives_a_marker(played: int, owed: int) -> None:
    cards = (*EIGHT, "R05", "R06")[:played]
    stage = clean_up(row(Stage(), *cards))
    assert stage.board.owed == owed
    assert stage.board.row == []


@pytest.mark.rule("AL-END-01")
def test_with_fewer_spaces_the_last_four_still_have_symbols() -> None:
    assert clean_up(row(Stage(spaces=8), *EIGHT[:5])).board.owed == 4


@pytest.mark.rule("AL-END-01", "AL-CARD-02", "AL-CARD-03")
def test_played_cards_go_to_the_discard_piles_of_their_own_decks() -> None:
    stage = clean_up(row(Stage(), "R01", "V02", "R03"))
    assert stage.board.first_discard == ("R01", "R03")
    assert stage.board.second_discard == ("V02",)


@pytest.mark.rule("AL-CARD-02", "AL-RULING-38", "AL-RULING-45")
def test_a_card_face_down_stays_a_secret_of_its_player_in_the_discard_pile() -> None:
    stage = clean_up(row(Stage(players=3), "-R02", "V01", seat=1))
    (down,) = stage.board.first_down
    assert (down.seat, down.card, down.in_row) == (1, "R02", False)
    assert stage.board.first_discard == ()
    assert stage.board.second_discard == ("V01",)
    shown = {viewer: stage.seen_by(viewer) for viewer in (None, 0, 1, 2)}
    assert {viewer: seen["first_down"][0]["card"] for viewer, seen in shown.items()} == {
        None: "",
        0: "",
        1: "R02",
        2: "",
    }
    assert all(seen["second_discard"] == ["V01"] for seen in shown.values())


# 2: the maze


@pytest.mark.rule("AL-END-02", "AL-RULING-05")
def test_his_sector_adjacent_ones_and_lit_ones_in_sight_stay() -> None:
    stage = Stage(start="1E3").reveal("1D3", "1C3", "1B3", "1D4").light("1B3")
    after(stage)
    assert stage.revealed() == {"1E3", "1D3", "1B3"}
    assert stage.lit() == {"1B3"}


@pytest.mark.rule("AL-MAP-03", "AL-END-02")
def test_out_of_sight_and_dark_far_ones_are_hidden_a_dark_neighbour_stays() -> None:
    stage = Stage(start="1E3").reveal("1D3", "1C3", "1D4", "1C4")
    after(stage)
    assert stage.revealed() == {"1E3", "1D3"}


@pytest.mark.rule("AL-END-02")
def test_a_lit_sector_out_of_sight_leaves_and_its_light_stays_on() -> None:
    stage = Stage(start="1E3").reveal("1D3", "1D4").light("1D4")
    after(stage)
    assert stage.revealed() == {"1E3", "1D3"}
    assert stage.lit() == {"1D4"}


@pytest.mark.rule("AL-RULING-05", "AL-DOOR-04")
def test_nothing_new_is_revealed_and_a_blocked_door_parts_neighbours() -> None:
    stage = Stage(start="1C4").reveal("1D4").block("1C4-1D4")
    after(stage)
    assert stage.revealed() == {"1C4"}


@pytest.mark.rule("AL-END-02")
def test_sight_is_measured_before_anything_is_removed() -> None:
    """The dark sector between goes, and the lit one behind it stays although the Hero does not see it any more."""
    stage = Stage(start="1B3").reveal("1C3", "1D3", "1E3").light("1D3", "1E3")
    after(stage)
    assert stage.revealed() == {"1B3", "1C3", "1D3", "1E3"}
    stage = Stage(start="1E3").reveal("1D3", "1C3", "1B3").light("1B3")
    clean_up(stage)
    assert "1B3" in stage.revealed()


@pytest.mark.rule("AL-MAP-11")
def test_a_creature_that_leaves_the_maze_can_shock_again() -> None:
    stage = Stage(start="1E3").reveal("1D3", "1C3").hand(1, "R02")
    hybrid = stage.creature("hybrid", "1C3")
    assert stage.figure(hybrid) >= 0
    after(stage)
    assert stage.figure(hybrid) == -1
    assert stage.board.figures == []
    stage.do("move:west")
    assert stage.hero_at == "1D3"
    calm = stage.board.hero.calm
    stage.hand(1, "R02").answer("search", seat=0)
    while stage.moment != "end":
        stage.evil("pass")
    stage.react("offer:R02,down", "side:0", f"creature:c{hybrid}", "step:1D3")
    assert stage.figure(hybrid) >= 0
    assert stage.board.hero.calm == calm - 2


# 3: adrenaline


@pytest.mark.rule("AL-END-03")
def test_adrenaline_is_filled_up_to_the_maximum() -> None:
    stage = after(Stage().sheet(life=8, calm=12, adrenaline=1))
    assert stage.board.hero.adrenaline == 4


@pytest.mark.rule("AL-EX-17", "AL-END-04")
def test_the_lower_track_counts() -> None:
    """Life 3, self-control 8: the adrenaline supply is 5."""
    stage = after(Stage(missions=("MG3", "MB6")).sheet(life=3, calm=8, adrenaline=0))
    assert stage.board.hero.adrenaline == 5
    stage = after(Stage(missions=("MG3", "MB6")).sheet(life=8, calm=3, adrenaline=0))
    assert stage.board.hero.adrenaline == 5


@pytest.mark.rule("AL-RULING-02")
@pytest.mark.parametrize(("track", "most"), [(12, 3), (9, 3), (8, 4), (5, 4), (4, 5), (1, 5), (0, 6)])
def test_a_damaged_hero_gets_more(track: int, most: int) -> None:
    stage = after(Stage(missions=("MG3", "MB6")).sheet(life=track, calm=12, adrenaline=0))
    assert stage.board.hero.adrenaline == most


@pytest.mark.rule("AL-RULING-03")
def test_the_refill_takes_nothing_away() -> None:
    stage = after(Stage().sheet(adrenaline=6))
    assert stage.board.hero.adrenaline == 6


# 4: hands


@pytest.mark.rule("AL-END-05")
def test_who_discards_draws_up_to_the_limit() -> None:
    stage = Stage(players=3).hand(1, "R01", "R02", "R03", "R04").hand(2, "V01", "V02", "V03", "V04", "V05", "V06")
    clean_up(stage)
    assert stage.match.awaited == (1, 2)
    stage.answer("discard:R02", "done", seat=1)
    assert hand_size(stage.board.evil[0]) == 4  # Nobody draws before both have discarded.
    assert not stage.notices("card_drawn")
    stage.answer("done", seat=2)
    assert [hand_size(player) for player in stage.board.evil] == [6, 6]
    drawn = [notice.seat for notice in stage.notices("card_drawn")]
    assert drawn == [1, 1, 1]


@pytest.mark.rule("AL-END-05")
def test_the_leader_draws_first_and_then_leftward() -> None:
    stage = clean_up(Stage(players=4).table(leader=3)).quiet()
    seats = [notice.seat for notice in stage.notices("card_drawn")]
    assert seats == [3] * 4 + [1] * 4 + [2] * 4


@pytest.mark.rule("AL-END-06")
def test_a_hand_above_the_limit_comes_down_to_it() -> None:
    seven = ("R01", "R02", "R03", "R04", "R05", "R06", "R07")
    stage = clean_up(Stage(players=3).hand(1, *seven).hand(2, "V01"))
    assert stage.offers("discard") == set(seven)
    assert "done" not in stage.options(1)
    stage.answer("discard:R03", seat=1)
    assert "done" in stage.options(1)
    stage.answer("done", seat=1).answer("done", seat=2)
    assert stage.board.evil[0].first == ("R01", "R02", "R04", "R05", "R06", "R07")
    assert [notice.seat for notice in stage.notices("card_drawn")] == [2] * 5


@pytest.mark.rule("AL-END-06")
def test_two_above_the_limit_any_two_can_be_discarded() -> None:
    eight = ("R01", "R02", "R03", "R04", "R05", "R06", "R07", "R08")
    stage = clean_up(Stage(players=3).hand(1, *eight))
    stage.answer("discard:R07", "discard:R08", "done", seat=1)
    assert stage.board.evil[0].first == ("R01", "R02", "R03", "R04", "R05", "R06")


@pytest.mark.rule("AL-RULING-58", "AL-END-05")
def test_only_the_number_of_discards_is_public() -> None:
    hand = ("R01", "R02", "R03", "R04")
    one = clean_up(Stage(players=3).hand(1, *hand).hand(2, "V01")).answer("discard:R02", "done", seat=1)
    two = clean_up(Stage(players=3).hand(1, *hand).hand(2, "V01")).answer("discard:R03", "done", seat=1)
    for stage in (one, two):
        stage.answer("done", seat=2)
        (told,) = stage.notices("cards_discarded")
        assert (told.seat, told.count) == (1, 1)
    for viewer in (None, 0, 2):
        assert one.match.view(viewer) == two.match.view(viewer)
        assert one.match.journal_of(viewer) == two.match.journal_of(viewer)
    assert one.seen_by(1)["first_down"][0]["card"] == "R02"
    assert one.seen_by(0)["first_down"][0]["card"] == ""


@pytest.mark.rule("AL-RULING-58")
def test_a_single_evil_player_discards_in_secret_as_well() -> None:
    one = clean_up(Stage().hand(1, "R01", "R02", "V01")).evil("discard:R01", "done")
    two = clean_up(Stage().hand(1, "R01", "R02", "V01")).evil("discard:R02", "done")
    assert one.match.view(0) == two.match.view(0)
    assert one.match.journal_of(0) == two.match.journal_of(0)
    assert one.told(0) == two.told(0)


# 5: danger markers


@pytest.mark.rule("AL-END-07", "AL-RULING-46")
def test_markers_lie_neither_with_the_hero_nor_in_sight() -> None:
    stage = to_step(clean_up(Stage(start="1E3").reveal("1D3", "1C3").table(leader=1)), "markers")
    assert stage.asked == (1, "markers")
    assert stage.denied("mark:1E3") == "AL-END-07"
    assert stage.denied("mark:1D3") == "AL-END-07"
    assert "mark:1C3" in stage.options()  # It was dark and left the maze in step 2.
    assert "mark:1E2" in stage.options()  # Adjacent and hidden: not in sight.


@pytest.mark.rule("AL-END-07")
@pytest.mark.parametrize("placed", [0, 1, 3])
def test_up_to_the_number_owed_may_be_placed_and_none_is_carried_over(placed: int) -> None:
    stage = to_step(clean_up(row(Stage(), *EIGHT)), "markers")
    for code in ("1A1", "2A3", "2B3")[:placed]:
        stage.evil(f"mark:{code}")
    if placed < 3:
        stage.evil("done")
    assert stage.asked == (0, "act")
    assert len(stage.dangers()) == placed
    assert stage.board.owed == 0


@pytest.mark.rule("AL-END-08")
def test_a_sector_has_at_most_one_marker() -> None:
    stage = to_step(clean_up(Stage().danger("1A1")), "markers")
    assert stage.denied("mark:1A1") == "AL-END-08"
    stage.evil("mark:1A2")
    assert stage.denied("mark:1A2") == "AL-END-08"


FULL = ("1A1", "1A2", "1A3", "1A4", "1B1", "1B2", "1C1", "1C2")


@pytest.mark.rule("AL-END-09")
def test_on_a_full_floor_a_marker_is_removed_first() -> None:
    stage = to_step(clean_up(Stage().danger(*FULL)), "markers")
    stage.evil("mark:1B4")
    assert stage.asked == (1, "make_room")
    assert stage.offers("unmark") == set(FULL)
    stage.evil("unmark:1A3", "mark:2A3", "done")
    assert stage.dangers() == {*FULL, "1B4", "2A3"} - {"1A3"}


@pytest.mark.rule("AL-END-09")
def test_who_removes_none_places_none_there() -> None:
    stage = to_step(clean_up(Stage().danger(*FULL)), "markers")
    stage.evil("mark:1B4", "pass", "done")
    assert stage.dangers() == set(FULL)


@pytest.mark.rule("AL-END-09")
def test_a_marker_that_the_hero_sees_may_be_removed_too() -> None:
    stage = Stage(start="1B1").reveal("1A1").danger(*FULL)
    to_step(clean_up(stage), "markers").evil("mark:1B4", "unmark:1A1", "done")
    tile = stage.tile("1A1")
    assert tile is not None
    assert not tile.danger
    assert [notice.tile for notice in stage.notices("danger_removed")] == [stage.name("1A1")]


@pytest.mark.rule("AL-KNOW-09", "AL-END-07")
def test_the_hero_sees_nothing_of_markers_in_hidden_sectors() -> None:
    none = to_step(clean_up(Stage()), "markers").evil("done")
    some = to_step(clean_up(Stage()), "markers").evil("mark:1A1", "mark:2A3", "done")
    assert none.match.view(0) == some.match.view(0)
    assert none.match.journal_of(0) == some.match.journal_of(0)
    assert none.told(0) == some.told(0)


# 6 to 8: effects, round marker, leader


@pytest.mark.rule("AL-END-10")
def test_the_nightmare_loss_comes_before_the_missions() -> None:
    stage = Stage().sheet(calm=3, life=0).table(nightmare=True, round_marker=1)
    to_step(clean_up(stage), "markers").evil("done")
    assert stage.over
    assert [(notice.n, notice.source) for notice in stage.notices("lost")] == [(2, "nightmare"), (1, "mission")]
    assert stage.board.winner == "evil"


@pytest.mark.rule("AL-END-10", "AL-FLOW-04")
def test_nobody_can_react_to_the_effects_at_the_end_of_a_round() -> None:
    stage = Stage().hand(1, "R12", "V12", "R13", "V13").table(nightmare=True, round_marker=1)
    kinds = []
    clean_up(stage)
    while stage.asked[0] != 0:
        kinds.append(stage.kind)
        stage.evil(stage.options()[-1])
    assert "offer" not in kinds
    assert stage.board.hero.calm == 9


@pytest.mark.rule("AL-END-10", "AL-MISS-04")
def test_the_effects_come_before_the_round_marker_moves() -> None:
    """Broadcast of Screams costs 1 self-control, and only then nightmare begins."""
    stage = Stage().table(round_marker=2)
    to_step(clean_up(stage), "markers").evil("done")
    events = [type(event).__name__ for event in stage.told(0)]
    assert events.index("Lost") < events.index("RoundMarkerMoved") < events.index("NightmareBegan")
    assert stage.board.hero.calm == 11


@pytest.mark.rule("AL-END-11", "AL-ROUND-02")
def test_the_round_marker_moves_one_step_left() -> None:
    stage = after(Stage().table(round_marker=5))
    assert stage.board.round_marker == 4
    assert not stage.board.nightmare


@pytest.mark.rule("AL-END-12", "AL-LEAD-04", "AL-SETUP-02")
def test_the_leader_marker_passes_left_and_a_new_round_begins() -> None:
    stage = Stage(players=4)
    for leader, following in ((1, 2), (2, 3), (3, 1)):
        assert stage.board.leader == leader
        after(stage)
        assert (stage.board.leader, stage.board.turn) == (following, 1)
        assert stage.asked == (0, "act")
    assert stage.board.round == 4
