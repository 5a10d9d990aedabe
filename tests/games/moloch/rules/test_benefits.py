"""Conspiracy points: what the Nemesis buys before a chapter, for whom and how often."""

import pytest

from brassboard.games.moloch.content import BENEFITS
from brassboard.games.moloch.queries import outfit
from games.moloch.rules.setting_up import Beginning, going_on


def with_points(points: int, chapter: str = "1") -> Beginning:
    """A chapter in which the Nemesis is about to spend this many points."""
    return Beginning(told=going_on(chapter, points=points)).until("benefit")


@pytest.mark.rule("RM-INT-18", "RM-RULING-82")
def test_six_benefits_with_their_prices_the_agents_die_for_melee_or_ranged() -> None:
    assert list(BENEFITS) == [
        "pool", "agent_guard", "minion_edge", "agent_cross", "agent_melee", "agent_ranged", "minion_die",
    ]  # fmt: skip
    assert [benefit.price for benefit in BENEFITS.values()] == [1, 1, 2, 2, 3, 3, 3]
    game = with_points(20)
    offered = [text.partition(":")[2].partition(",")[0] for text in game.options() if text != "done"]
    assert list(dict.fromkeys(offered)) == list(BENEFITS)
    assert game.options()[-1] == "done"


@pytest.mark.rule("RM-RULING-82")
def test_only_agents_and_types_of_the_coming_chapter_are_offered() -> None:
    game = with_points(20, "5")
    assert {text for text in game.offers("buy") if text.startswith("agent_guard")} == {
        "agent_guard,titus", "agent_guard,lotties1", "agent_guard,lotties2", "agent_guard,spawn",
    }  # fmt: skip
    assert {text for text in game.offers("buy") if text.startswith("minion_die")} == {
        "minion_die,burning", "minion_die,shambling",
    }  # fmt: skip


@pytest.mark.rule("RM-INT-13", "RM-SETUP-14")
def test_a_benefit_costs_its_price_and_what_is_left_is_lost() -> None:
    game = with_points(4)
    game.answer("buy:agent_melee,tobias")
    assert game.board.nemesis.points == 1
    assert game.denied("buy:minion_edge,clown") == "RM-INT-13"
    game.answer("done")
    assert game.board.nemesis.points == 0
    assert game.figure("tobias").benefits == ("agent_melee",)


@pytest.mark.rule("RM-INT-13", "RM-SETUP-14")
def test_without_points_nothing_is_asked() -> None:
    game = Beginning(told=going_on("1", points=0)).to_end()
    assert "benefit" not in game.kinds()
    spent = with_points(1).answer("buy:pool,none")
    assert spent.kind != "benefit"


@pytest.mark.rule("RM-INT-14")
def test_a_benefit_is_there_twice_and_the_pool_without_limit() -> None:
    game = with_points(20)
    game.answer("buy:minion_edge,clown", "buy:minion_edge,shambling", "buy:agent_guard,tobias")
    assert game.denied("buy:agent_guard,emerson") == ""
    game.answer("buy:agent_guard,emerson", "buy:pool,none", "buy:pool,none", "buy:pool,none")
    assert game.board.nemesis.pool == 6
    assert "pool,none" in game.offers("buy")


@pytest.mark.rule("RM-INT-14")
def test_a_benefit_taken_twice_is_refused_for_a_third_figure() -> None:
    game = with_points(20, "5").answer("buy:agent_cross,lotties1", "buy:agent_cross,titus")
    assert game.denied("buy:agent_cross,spawn") == "RM-INT-14"


@pytest.mark.rule("RM-INT-15", "RM-EX-07", "RM-RULING-82")
def test_an_agent_has_each_benefit_once_melee_and_ranged_apart() -> None:
    game = with_points(20).answer("buy:agent_melee,tobias")
    assert game.denied("buy:agent_melee,tobias") == "RM-INT-15"
    assert game.denied("buy:agent_ranged,tobias") == ""
    game.answer("buy:agent_ranged,tobias")
    assert game.figure("tobias").benefits == ("agent_melee", "agent_ranged")


@pytest.mark.rule("RM-RULING-82")
def test_a_minion_type_has_each_benefit_once() -> None:
    game = with_points(20).answer("buy:minion_die,clown")
    assert game.denied("buy:minion_die,clown") == "RM-INT-15"
    assert game.denied("buy:minion_die,shambling") == ""


@pytest.mark.rule("RM-INT-16")
def test_of_several_figures_only_the_one_named_profits() -> None:
    game = with_points(20, "3").answer("buy:agent_cross,lamias2")
    lamias = [one for one in game.agents() if one.sheet == "lamias"]
    assert [one.benefits for one in lamias] == [(), ("agent_cross",), (), ()]
    assert [outfit(game.board, one).life for one in lamias] == [4, 9, 4, 4]


@pytest.mark.rule("RM-RULING-82")
def test_benefits_are_open_to_all() -> None:
    game = with_points(6).answer("buy:minion_die,clown", "buy:agent_melee,emerson")
    for seat in (0, 1, None):
        seen = game.seen_by(seat)
        assert seen["nemesis"]["minion_benefits"] == ["minion_die clown"]
        assert [one["benefits"] for one in seen["figures"] if one["id"] == "emerson"] == [["agent_melee"]]


@pytest.mark.rule("RM-INT-17")
def test_a_new_chapter_starts_without_benefits() -> None:
    game = Beginning(told=going_on("2"))
    assert not [one.id for one in game.board.figures if one.benefits]
    assert game.board.nemesis.minion_benefits == ()
