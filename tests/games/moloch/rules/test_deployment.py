"""The last steps of set-up: minions, gentlemen and allies find their squares, and what places and favours bring."""

import pytest

from brassboard.games.moloch.data.events import ChaosSeen
from brassboard.games.moloch.data.told import Member, Told
from brassboard.games.moloch.queries import ground_of
from brassboard.kit.bits import members
from games.moloch.rules.setting_up import Beginning, going_on


def with_advantage(card: str, gentleman: str = "cavendish", chapter: str = "2", **fields: object) -> Told:
    """A chapter of a campaign in which a gentleman has this advantage."""
    told = going_on(chapter, **fields)
    group = [
        Member(one.id, one.seat, one.role, (card,) if one.id == gentleman else (), one.cards, one.gains)
        for one in told.group
    ]
    return going_on(chapter, group=tuple(group), **fields)


# Squares


@pytest.mark.rule("RM-RULING-101", "RM-SETUP-17")
def test_the_nemesis_places_minion_types_on_the_s_squares_in_turn() -> None:
    game = Beginning(chapter="2").until("start_minion")
    assert game.asked == (0, "start_minion")
    squares = [str(ground_of(game.board).names[square]) for square in ground_of(game.board).minions]
    assert game.offers("deploy") == {f"clown1,{squares[0]}", f"burning1,{squares[0]}"}
    game.answer(f"deploy:clown1,{squares[0]}", f"deploy:burning1,{squares[1]}")
    # Only clowns are left, so nobody is asked about the other squares.
    assert game.kind == "start_gentleman"
    assert [game.at(id) for id in ("clown1", "burning1", "clown2", "clown3")] == squares
    assert game.at("clown4") == ""


@pytest.mark.rule("RM-RULING-101", "RM-RULING-93")
def test_the_leaders_seat_places_gentlemen_on_the_g_squares() -> None:
    game = Beginning(players=3).enlist("major", "drago", "emma", "cavendish")
    game.answer("seat:major,1", "seat:drago,1", "seat:emma,1", "lead:cavendish").until("start_gentleman")
    assert game.asked == (2, "start_gentleman")
    assert game.offers("deploy") == {f"{id},A5" for id in ("major", "drago", "emma", "cavendish")}
    game.answer("deploy:emma,A5", "deploy:drago,B5", "deploy:major,A6")
    assert [game.at(id) for id in ("emma", "drago", "major", "cavendish")] == ["A5", "B5", "A6", "B6"]
    assert not game.setting_up


@pytest.mark.rule("RM-RULING-101", "RM-SETUP-17")
def test_an_ally_without_a_square_comes_last_into_the_start_zone() -> None:
    game = Beginning(chapter="3").until("start_ally")
    assert game.asked == (1, "start_ally")
    ground = ground_of(game.board)
    taken = [one.square for one in game.board.figures]
    free = {ground.names[square] for square in members(ground.zone) if square not in taken}
    assert game.offers("deploy") == {f"watling,{name}" for name in free}
    game.first()
    assert not game.setting_up


@pytest.mark.rule("RM-RULING-19", "RM-RULING-101")
def test_the_start_zone_does_not_reach_through_walls() -> None:
    game = Beginning(told=going_on("4", tokens=("scotland_yard",))).until("start_ally")
    offered = {text.partition(",")[2] for text in game.offers("deploy")}
    assert {"G3", "I3", "H2"} <= offered  # Next to the start square H3.
    assert {"G4", "I4"}.isdisjoint(offered)  # In the vault, behind its wall.


@pytest.mark.rule("RM-RULING-101")
def test_the_tin_nanny_starts_next_to_her_gentleman() -> None:
    game = Beginning(told=with_advantage("nanny_tin")).until("start_ally")
    ground = ground_of(game.board)
    owner = game.figure("cavendish").square
    beside = ground.layout(0).adjacent[owner]
    offered = [text.partition(",")[2] for text in game.offers("deploy")]
    assert offered
    assert all([beside >> ground.square(name) & 1 for name in offered])
    game.first()
    assert game.figure("tin_nanny").kind == "ally"


@pytest.mark.rule("RM-RULING-101")
def test_pool_and_power_cards_start_empty_but_for_what_was_bought() -> None:
    game = Beginning(level="moderate").until("benefit").answer("buy:pool,none").to_end()
    assert game.board.nemesis.pool == 2
    assert game.board.nemesis.on_powers == (0, 0, 0)


# Advantages


def test_top_of_the_line_lends_a_simple_card_for_the_chapter() -> None:
    game = Beginning(told=with_advantage("top_of_the_line", "emma", "1")).to_end()
    assert game.held() == [game.board.events[0].rpartition(" ")[2]]
    assert game.board.events[0].startswith("borrowed emma ")
    assert len(game.board.simple) == 23


# Places of the intermezzo


@pytest.mark.rule("RM-RULING-101")
def test_scotland_yard_sends_two_bobbies_but_never_more_than_six() -> None:
    game = Beginning(told=going_on("2", tokens=("scotland_yard",))).until("start_ally")
    assert [one.id for one in game.board.figures if one.sheet == "bobby"] == ["bobby1", "bobby2"]
    game.to_end()
    assert "" not in (game.at("bobby1"), game.at("bobby2"))
    full = Beginning(told=going_on("1", tokens=("scotland_yard",))).to_end()
    assert len([one for one in full.board.figures if one.sheet == "bobby"]) == 6


@pytest.mark.rule("RM-RULING-72")
def test_the_visitor_of_the_ether_exchange_names_who_starts_with_more() -> None:
    told = going_on("2", tokens=("ether_exchange emma",))
    group = [Member(one.id, 2 if one.id == "emma" else 1, one.role) for one in told.group]
    game = Beginning(3, told=going_on("2", tokens=told.tokens, group=tuple(group))).until("start_ether")
    assert game.asked == (2, "start_ether")
    game.answer("on:drago").to_end()
    assert game.figure("drago").ether == 5
    assert game.board.party.tokens == ()


@pytest.mark.rule("RM-RULING-101")
def test_a_carriage_takes_one_gentleman_out_but_never_to_a_goal_or_an_enemy() -> None:
    game = Beginning(told=going_on("1", tokens=("carriage_hire",))).until("passenger")
    assert game.options()[-1] == "done"
    game.answer("on:emma")
    offered = game.offers("at")
    ground = ground_of(game.board)
    goals = ground.exits | ground.points
    for name in offered:
        square = ground.square(name)
        assert min([ground.distance(square, start) for start in members(ground.start)]) <= 4
        assert not (ground.inside | goals) >> square & 1
        beside = ground.layout(0).adjacent[square]
        assert not [
            one.id for one in game.board.figures if one.side == 0 and one.square >= 0 and beside >> one.square & 1
        ]
    assert "A1" not in offered  # An exit.
    assert "C5" in offered
    game.answer("at:C5")
    assert game.at("emma") == "C5"
    assert not game.setting_up


@pytest.mark.rule("RM-RULING-101")
def test_a_carriage_may_be_left_standing() -> None:
    game = Beginning(told=going_on("1", tokens=("carriage_hire",))).until("passenger").answer("done")
    assert not game.setting_up
    assert game.board.party.tokens == ()


@pytest.mark.rule("RM-RULING-81")
def test_readers_of_the_newspaper_see_the_starting_chaos_cards() -> None:
    game = Beginning(told=going_on("2", tokens=("newspaper_office",))).to_end()
    seen = [event for event in game.told(1) if isinstance(event, ChaosSeen)]
    assert [event.cards for event in seen] == [game.board.nemesis.hand]
    assert not [event for event in game.told(None) if isinstance(event, ChaosSeen)]
    plain = Beginning(told=going_on("2")).to_end()
    assert not [event for event in plain.told(1) if isinstance(event, ChaosSeen)]


def test_a_cult_informer_fixes_the_versions_and_feeds_the_pool() -> None:
    told = going_on("2", tokens=("cult_informer",), versions=("damon b", "lotties a", "clown b", "burning a"))
    game = Beginning(told=told).to_end()
    assert "version" not in game.kinds()
    assert game.figure("damon").version == "b"
    assert game.figure("clown7").version == "b"
    assert game.board.nemesis.pool == 1


def test_gains_of_a_visitor_count_from_the_start() -> None:
    told = going_on("2")
    group = [Member(one.id, 1, one.role, gains=("opium_den",) if one.id == "drago" else ()) for one in told.group]
    game = Beginning(told=going_on("2", group=tuple(group))).to_end()
    assert game.figure("drago").ether == 4


# Favours and scars of earlier chapters


@pytest.mark.rule("RM-RULING-101", "RM-RULING-93")
def test_blackmore_helps_once_in_a_chapter_of_the_leaders_choice() -> None:
    game = Beginning(told=going_on("2", favours=("blackmore",))).until("favour")
    assert game.asked == (1, "favour")
    assert game.options() == ["on:blackmore", "done"]
    game.answer("on:blackmore").until("start_ally").to_end()
    blackmore = game.figure("blackmore")
    assert blackmore.square >= 0
    assert (blackmore.vip, blackmore.life) == (False, 0)
    assert game.board.events == ("favour blackmore",)


def test_blackmore_may_wait_for_a_later_chapter() -> None:
    game = Beginning(told=going_on("2", favours=("blackmore",))).until("favour").answer("done").to_end()
    assert not [one for one in game.board.figures if one.sheet == "blackmore"]
    assert game.board.events == ()


def test_scarred_agents_start_with_damage_those_with_little_life_with_less() -> None:
    told = going_on("2", scars=("damon", "lotties"))
    game = Beginning(told=told).to_end()
    assert [(one.id, one.damage) for one in game.agents()] == [("damon", 3), ("lotties1", 1), ("lotties2", 0)]


def test_the_spawn_takes_part_in_the_last_chapter_only_if_the_nemesis_won_the_fifth() -> None:
    assert not [one for one in Beginning(told=going_on("6")).agents() if one.sheet == "spawn"]
    game = Beginning(told=going_on("6", favours=("spawn",)))
    assert [one.sheet for one in game.agents()].count("spawn") == 1
    assert "anpu" not in [one.sheet for one in game.agents()]


@pytest.mark.rule("RM-EX-20", "RM-CAMP-04")
def test_rewards_change_the_number_of_starting_chaos_cards() -> None:
    assert len(Beginning(told=going_on("2", chaos=1)).to_end().board.nemesis.hand) == 3
    assert len(Beginning(told=going_on("4", chaos=-1)).to_end().board.nemesis.hand) == 1
