"""What a chapter reports to its campaign: who won, what is kept, and what happened for good."""

from typing import Any

import pytest

from brassboard.games.moloch.data.told import Member
from brassboard.games.moloch.rules.report import report
from games.moloch.rules.setting_up import Beginning, going_on


def at_the_end(chapter: str = "2", **fields: Any) -> Beginning:
    """A chapter of a campaign after its set-up; the test lays out how it ends."""
    return Beginning(told=going_on(chapter, **fields)).to_end()


@pytest.mark.rule("RM-CAMP-03", "RM-RULING-102")
def test_equipment_of_all_gentlemen_and_of_the_stock_is_kept_and_discards_apart() -> None:
    game = at_the_end(stock=("gas_pipe",))
    game.figure("drago").cards = ("claw", "stone_of_will")
    game.figure("emma").cards = ("whisky",)
    game.figure("emma").defeated = True
    game.board.discards = ("caltrops", "bandages")
    end = report(game.board)
    assert end.equipment == ("claw", "gas_pipe", "stone_of_will", "whisky")
    assert end.discards == ("bandages", "caltrops")


@pytest.mark.rule("RM-CAMP-03")
def test_group_leader_advantages_and_powers_are_reported() -> None:
    told = going_on("2")
    group = [
        Member(one.id, 1 + place % 2, one.role, ("taunt",) if not place else ()) for place, one in enumerate(told.group)
    ]
    game = Beginning(3, told=going_on("2", group=tuple(group))).to_end()
    end = report(game.board)
    assert [(one.id, one.seat, one.advantages) for one in end.group] == [
        ("major", 1, ("taunt",)), ("drago", 2, ()), ("emma", 1, ()), ("cavendish", 2, ()),
    ]  # fmt: skip
    assert end.leader == "major"
    assert end.powers == told.powers


@pytest.mark.rule("RM-RULING-102")
def test_a_lent_card_goes_back_even_if_it_was_passed_on_or_discarded() -> None:
    told = going_on("1")
    group = [Member(one.id, 1, one.role, ("top_of_the_line",) if one.id == "emma" else ()) for one in told.group]
    game = Beginning(told=going_on("1", group=tuple(group))).to_end()
    (lent,) = game.figure("emma").cards
    assert report(game.board).equipment == ()
    game.figure("emma").cards, game.figure("drago").cards = (), (lent, "whisky")
    assert report(game.board).equipment == ("whisky",)
    game.figure("drago").cards, game.board.discards = (), (lent, "whisky")
    assert report(game.board).discards == ("whisky",)
    game.figure("drago").cards = (lent,)  # Another copy of the same kind, drawn in the chapter.
    assert report(game.board).equipment == ()
    assert report(game.board).discards == tuple(sorted((lent, "whisky")))


@pytest.mark.rule("RM-RULING-63")
def test_only_agents_that_were_defeated_are_reported_as_fallen() -> None:
    game = at_the_end()
    game.board.fallen = ("damon", "bobby", "lotties", "lotties")
    game.figure("lotties1").left = True
    assert report(game.board).fallen == ("damon", "lotties", "lotties")


def test_facts_districts_and_used_favours_are_reported() -> None:
    game = at_the_end("4")
    assert report(game.board).facts == ()
    game.board.events = ("favour blackmore", "lady_ada_fell", "something else", "loot 1")
    assert report(game.board).facts == ("lady_ada_fell",)
    assert report(game.board).used == ("blackmore",)
    burning = at_the_end("5")
    burning.board.burning = ("city", "tower")
    burning.board.winner = 1
    assert report(burning.board).burning == 2
    assert report(burning.board).winner == 1
