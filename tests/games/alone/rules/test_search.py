"""Search: how many cards are drawn, which rooms are marked, and what everyone sees."""

from typing import Any

import pytest

from games.alone.helper import Stage

ROOM, CORRIDOR = "1C4", "1D3"
"""The Crew Quarters (Q), and the corridor where a match on k1 begins."""


def stage_at(code: str, **options: Any) -> Stage:
    return Stage(character="doctor", start=code, **options)


def search(stage: Stage) -> Stage:
    """Search without upgrades."""
    stage.do("search")
    return stage.do("pass") if stage.kind == "upgrade" else stage


def drawn(stage: Stage) -> list[int]:
    """How many cards each search has drawn."""
    return [len(notice.items) for notice in stage.notices("items_drawn")]


@pytest.mark.rule("AL-SRCH-01", "AL-RULING-21")
def test_a_corridor_gives_one_card_every_time() -> None:
    stage = stage_at(CORRIDOR)
    search(search(stage))
    assert drawn(stage) == [1, 1]
    assert stage.board.hero.searched == ()


@pytest.mark.rule("AL-SRCH-02", "AL-SRCH-03")
def test_the_first_search_of_a_room_gives_three_cards_and_marks_it() -> None:
    stage = search(stage_at(ROOM))
    assert drawn(stage) == [3]
    assert stage.board.hero.searched == ("Q",)
    assert stage.seen_by(1)["hero"]["searched"] == ["Q"]
    assert [notice.room for notice in stage.notices("room_searched", seat=1)] == ["Q"]


@pytest.mark.rule("AL-SRCH-02")
def test_the_second_search_of_a_room_gives_one_card() -> None:
    stage = search(search(stage_at(ROOM)))
    assert drawn(stage) == [3, 1]


@pytest.mark.rule("AL-SRCH-02")
def test_each_room_has_a_first_search_of_its_own() -> None:
    stage = stage_at("1F2").sheet(searched=("Q",))
    assert drawn(search(stage)) == [3]
    assert stage.board.hero.searched == ("Q", "S")


@pytest.mark.rule("AL-SRCH-04", "AL-UPG-04")
def test_after_drawing_upgrades_are_offered_until_the_hero_stops() -> None:
    stage = stage_at(CORRIDOR).item("KNIF").item("SEDA").item("MEDK").equipment("WELD")
    stage.do("search")
    assert stage.asked == (0, "upgrade")
    assert "upgrade:WELD,3,SEDA,1" in stage.options()  # A card just drawn, too.
    stage.answer("upgrade:KNIF,0,SEDA,1", seat=0)
    assert stage.asked == (0, "upgrade")
    stage.answer("upgrade:WELD,3,MEDK,2", seat=0)
    assert stage.asked == (0, "upgrade")
    stage.answer("pass", seat=0)
    assert [item.upgraded for item in stage.board.hero.items] == [True, False, False, True]
    assert stage.board.turn == 2


@pytest.mark.rule("AL-SRCH-04")
def test_a_card_just_drawn_may_pay_for_an_upgrade() -> None:
    stage = stage_at(CORRIDOR).item("KNIF").equipment("SEDA")
    stage.do("search")
    assert stage.offers("upgrade") == {"KNIF,0,SEDA,1"}


@pytest.mark.rule("AL-SRCH-05", "AL-KNOW-01")
def test_every_seat_sees_what_was_drawn_and_upgraded() -> None:
    stage = stage_at(CORRIDOR, players=4).item("KNIF").equipment("SEDA")
    stage.do("search", "upgrade:KNIF,0,SEDA,1")
    for seat in (0, 1, 2, 3, None):
        items = stage.seen_by(seat)["hero"]["items"]
        assert [(item["id"], item["charges"], item["upgraded"]) for item in items] == [
            ("KNIF", 3, True),
            ("SEDA", 1, False),
        ]
        assert [notice.items for notice in stage.notices("items_drawn", seat)] == [("SEDA",)]
        assert [(notice.item, notice.payer) for notice in stage.notices("item_upgraded", seat)] == [("KNIF", "SEDA")]


@pytest.mark.rule("AL-SRCH-05", "AL-KNOW-06")
def test_nobody_sees_what_will_be_drawn() -> None:
    stage = stage_at(CORRIDOR, players=3)
    for seat in (0, 1, 2, None):
        assert set(stage.seen_by(seat)["equipment"]) <= {""}


@pytest.mark.rule("AL-FLOW-11")
def test_evil_may_react_to_the_draw_before_the_upgrades() -> None:
    stage = stage_at(CORRIDOR).item("KNIF").equipment("SEDA", "MEDK").hand(1, "R09")
    stage.answer("search", seat=0)
    assert stage.moment == "drawn"
    assert [item.id for item in stage.board.hero.items] == ["KNIF", "SEDA"]
    assert stage.windows() == ["drawn"]
    assert stage.asked == (0, "upgrade")


@pytest.mark.rule("AL-ITEM-09")
def test_a_first_search_draws_what_is_left_and_marks_the_room() -> None:
    stage = search(stage_at(ROOM).equipment("MEDK", "PICK"))
    assert drawn(stage) == [2]
    assert stage.board.hero.searched == ("Q",)
    assert stage.board.equipment == ()


@pytest.mark.rule("AL-ITEM-09", "AL-HERO-04")
def test_searching_is_legal_with_an_empty_deck() -> None:
    stage = stage_at(CORRIDOR).equipment()
    assert "search" in stage.options()
    search(stage)
    assert stage.board.turn == 2
    assert stage.board.hero.items == []


@pytest.mark.rule("AL-ITEM-09")
def test_cards_put_to_the_bottom_stay_in_the_deck() -> None:
    stage = stage_at(CORRIDOR, decks=("blue", "violet")).hand(1, "B09").equipment("MEDK", "PICK")
    stage.answer("search", seat=0)
    stage.react("offer:B09,up").shuffled().quiet()
    assert stage.board.hero.items == []
    assert stage.board.equipment == ("PICK", "MEDK")
    assert [notice.items for notice in stage.notices("items_skipped")] == [("MEDK",)]


@pytest.mark.rule("AL-ITEM-09")
def test_a_card_that_evil_discards_is_out_of_the_game() -> None:
    stage = stage_at(ROOM, decks=("green", "violet")).hand(1, "G09").equipment("MEDK", "PICK", "JETP", "BOOT")
    stage.answer("search", seat=0)
    stage.react("offer:G09,up", "swipe:PICK").quiet()
    assert [item.id for item in stage.board.hero.items] == ["MEDK", "JETP"]
    assert "PICK" in stage.board.lost_items
    assert [notice.item for notice in stage.notices("item_swiped")] == ["PICK"]
    assert stage.board.equipment == ("BOOT",)
