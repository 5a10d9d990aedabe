"""What lies open and what is hidden."""

import pytest

from brassboard.games.smog_riders.data.table import RESERVE
from games.smog_riders.helper import EVERYBODY, Stage


def blank(cards: list[str]) -> bool:
    return set(cards) <= {""}


@pytest.mark.rule("SR-RULING-110")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_hands_and_deck_orders_are_hidden_their_sizes_are_not(viewer: int | None) -> None:
    stage = Stage(players=3).hand(0, "stunner", "brace").hand(1, "adrenaline").hand(2, "shock", "refit", "refit")
    seen = stage.seen_by(viewer)
    held = {0: ["brace", "stunner"], 1: ["adrenaline"], 2: ["refit", "refit", "shock"]}
    for seat, cards in held.items():
        side = seen["sides"][seat]
        shown = side["defence"] if seat == 2 else side["magic"]
        assert len(shown) == len(cards), "how many is public"
        assert (shown == cards) if seat == viewer else blank(shown)
    for name in ("magic_deck", "defence_deck", "room_deck"):
        assert len(seen[name]) == len(getattr(stage.board, name))
        assert blank(seen[name])


@pytest.mark.rule("SR-RULING-110")
def test_all_the_rest_lies_open() -> None:
    stage = Stage(players=3).hand(0, "stunner").hand(2, "shock").put("kelly", "H5").gear("mapuche", "devastating")
    stage.room("west_workshop", card="furnace", laid=7).stock(0, luck=2, steam=4)
    views = [stage.seen_by(viewer) for viewer in (None, 0, 1, 2)]
    for seen in views:
        for side in seen["sides"]:
            side.pop("magic")
            side.pop("defence")
    assert views[0] == views[1] == views[2] == views[3]
    seen = views[0]
    assert (seen["sides"][0]["luck"], seen["sides"][0]["steam"]) == (2, 4)
    assert seen["rooms"][stage.site.board.room("west_workshop")]["card"] == "furnace"
    reserve = {one["id"] for one in seen["characters"] if one["at"] == RESERVE}
    assert reserve == set(EVERYBODY["abyssal"]) - {"kelly"}
    assert seen["magic_discard"] == seen["defence_discard"] == []


@pytest.mark.rule("SR-RULING-110")
def test_only_who_draws_a_card_is_told_which() -> None:
    stage = Stage(players=3).on_deck("stunner").idle(1)
    stage.answer("end")
    while stage.asked[0] != 1:
        stage.answer("end" if "end" in stage.options() else "done")
    assert stage.side(1).magic == ("stunner",)
    drawn = {viewer: [e for e in stage.told(viewer) if "stunner" in str(e)] for viewer in (None, 0, 1, 2)}
    assert [len(drawn[viewer]) for viewer in (None, 0, 1, 2)] == [0, 0, 1, 0]
    counted = [e for e in stage.told(None) if type(e).__name__ == "Drew" and e.seat == 1]
    assert [e.count for e in counted] == [1], "everybody is told that he drew"


@pytest.mark.rule("SR-RULING-110")
def test_discards_and_played_cards_are_shown() -> None:
    stage = Stage(players=3).hand(0, "lucky_cog").turn_of(0).answer("play:lucky_cog")
    for viewer in (None, 1, 2):
        assert stage.seen_by(viewer)["magic_discard"] == ["lucky_cog"]
