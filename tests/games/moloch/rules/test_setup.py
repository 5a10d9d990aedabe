"""Set-up: the order of its steps, the scene, the Nemesis's sheets and cards, the group with its leader and roles."""

import pytest

from brassboard.games.moloch import GAME
from brassboard.games.moloch.content import AFFLICTION_DECK, GENTLEMEN, STACK_CARDS
from brassboard.games.moloch.data.setup_events import VersionChosen
from brassboard.games.moloch.queries import cards_of, ground_of
from brassboard.games.moloch.scenario.registry import CHAPTERS, SHIPPED
from brassboard.kernel import BadInput, Request
from games.moloch.rules.setting_up import Beginning, going_on

SEATS = pytest.mark.parametrize("players", [2, 3, 4, 5])


# Options and order


@pytest.mark.rule("RM-OVER-01", "RM-SETUP-04")
@SEATS
def test_one_seat_is_the_nemesis_and_the_others_own_four_gentlemen(players: int) -> None:
    game = Beginning(players).to_end()
    assert game.position.state.teams == (0, *[1] * (players - 1))
    seats = [one.seat for one in game.gentlemen()]
    assert len(seats) == 4
    assert {*seats} == {*range(1, players)}
    assert {one.seat for one in game.board.figures if one.side == 0} == {0}


@pytest.mark.rule("RM-OVER-01")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_seats_are_refused(players: int) -> None:
    with pytest.raises(BadInput):
        GAME.setup(players)


@pytest.mark.rule("RM-OVER-02", "RM-SETUP-01")
def test_each_of_the_six_chapters_can_be_a_single_adventure() -> None:
    chapters = next(option for option in GAME.options if option.name == "chapter")
    assert chapters.choices[:6] == ("1", "2", "3", "4", "5", "6")  # The first value is the default.
    for chapter in SHIPPED:
        game = Beginning(chapter=chapter).to_end()
        assert game.board.chapter == chapter
        assert not game.board.campaign


@pytest.mark.rule("RM-SETUP-18")
def test_a_single_adventure_has_one_of_three_levels() -> None:
    level = next(option for option in GAME.options if option.name == "level")
    assert level.choices == ("balanced", "moderate", "more")  # The first value is the default.


@pytest.mark.rule("RM-SETUP-17", "RM-RULING-57", "RM-RULING-81", "RM-RULING-101")
def test_a_single_adventure_is_set_up_in_the_order_of_the_rulebook() -> None:
    game = Beginning(players=3).to_end()
    assert game.kinds() == [
        "version", "group", "seat", "leader", "role", "share", "advantage", "more_for", "power", "benefit",
        "start_minion", "start_gentleman",
    ]  # fmt: skip


@pytest.mark.rule("RM-SETUP-17", "RM-CHAOS-01")
def test_chaos_cards_are_drawn_before_points_are_spent() -> None:
    game = Beginning().until("group")
    assert len(game.board.nemesis.hand) == 2
    assert game.board.nemesis.points == 0
    game.until("benefit")
    assert game.board.nemesis.points == 8


@pytest.mark.rule("RM-SETUP-17", "RM-RULING-57")
def test_in_a_campaign_that_goes_on_versions_come_when_the_group_is_known() -> None:
    game = Beginning(told=going_on("2", points=4))
    assert game.asked == (0, "version")
    assert [one.id for one in game.gentlemen()] == ["major", "drago", "emma", "cavendish"]
    game.to_end()
    assert game.kinds() == ["version", "benefit", "start_minion", "start_gentleman"]


# The scene


@pytest.mark.rule("RM-SETUP-03", "RM-RULING-101")
def test_figures_with_a_square_of_their_own_stand_there_from_the_beginning() -> None:
    game = Beginning()
    assert (game.at("tobias"), game.at("emerson"), game.at("blackmore")) == ("N9", "H5", "M1")
    bobbies = [one for one in game.board.figures if one.sheet == "bobby"]
    assert sorted([game.at(one.id) for one in bobbies]) == ["J3", "K1", "K3", "K4", "L2", "M2"]
    ground = ground_of(game.board)
    assert not game.board.gone
    assert len(ground.doors) == 7
    assert not [one for one in game.board.figures if one.kind == "minion" and one.square >= 0]


@pytest.mark.rule("RM-SETUP-03")
def test_the_fires_of_the_picture_burn_from_the_start() -> None:
    game = Beginning(chapter="2").to_end()
    ground = ground_of(game.board)
    assert ground.name_of(ground.fires) == "G7"
    assert game.board.fire


@pytest.mark.rule("RM-SETUP-16", "RM-SETUP-09")
def test_activation_cards_are_those_of_the_figures_on_the_board_and_chaos() -> None:
    game = Beginning().to_end()
    group = [one.id for one in game.gentlemen()]
    assert [*cards_of(game.board, 0)] == ["tobias", "emerson", "minions", "chaos"]
    assert [*cards_of(game.board, 1)] == [*group, "allies"]
    without_allies = Beginning(chapter="2").to_end()
    assert "allies" not in cards_of(without_allies.board, 1)


# The Nemesis


@pytest.mark.rule("RM-SETUP-05", "RM-AGENT-05", "RM-RULING-57")
def test_all_versions_are_open_before_the_gentlemen_choose_their_group() -> None:
    game = Beginning(players=3)
    for sheet in ("tobias", "emerson", "shambling", "clown"):
        assert game.asked == (0, "version")
        assert game.options() == [f"version:{sheet},a", f"version:{sheet},b"]
        game.answer(f"version:{sheet},b")
    game.until("group")
    assert game.board.versions == ("tobias b", "emerson b", "shambling b", "clown b")
    assert {one.version for one in game.board.figures if one.side == 0} == {"b"}
    for seat in (0, 1, 2, None):
        told = [event for event in game.told(seat) if isinstance(event, VersionChosen)]
        assert [event.sheet for event in told] == ["tobias", "emerson", "shambling", "clown"]
        assert game.seen_by(seat)["versions"] == ["tobias b", "emerson b", "shambling b", "clown b"]


@pytest.mark.rule("RM-AGENT-05")
def test_a_type_with_a_single_version_is_not_asked_for() -> None:
    game = Beginning(chapter="4").until("group")
    asked = [version.partition(" ")[0] for version in game.board.versions]
    assert asked == ["titus", "damon", "ragged"]  # The guards have one sheet.


@pytest.mark.rule("RM-CHAOS-01", "RM-RULING-90")
@SEATS
def test_only_the_nemesis_sees_his_two_chaos_cards(players: int) -> None:
    game = Beginning(players).until("group")
    hand = game.board.nemesis.hand
    assert len(hand) == 2
    assert len(game.board.chaos_deck) == 28
    assert tuple(game.seen_by(0)["nemesis"]["hand"]) == hand
    for seat in (*range(1, players), None):
        assert not [card for card in game.seen_by(seat)["nemesis"]["hand"] if card]
        told = repr(game.told(seat))
        assert not [card for card in hand if card in told]


@pytest.mark.rule("RM-POWER-03")
def test_both_basic_powers_are_there_from_the_start() -> None:
    game = Beginning().until("group")
    assert game.board.nemesis.powers == ("instill_chaos", "command_minions")
    assert game.board.nemesis.on_powers == (0, 0)


@pytest.mark.rule("RM-EQUIP-08", "RM-RULING-81")
def test_the_nemesis_gives_each_stone_to_an_agent_of_the_chapter() -> None:
    told = going_on("4", stones=("stone_of_will", "stone_of_shadow"))
    game = Beginning(told=told).until("stone")
    assert game.asked == (0, "stone")
    assert game.offers("assign") == {"stone_of_will,titus", "stone_of_will,damon"}
    assert len(game.board.nemesis.hand) == 0  # Stones come before the chaos cards.
    game.answer("assign:stone_of_will,titus", "assign:stone_of_shadow,titus")
    assert game.figure("titus").cards == ("stone_of_shadow", "stone_of_will")
    assert game.board.nemesis.stones == ()


@pytest.mark.rule("RM-EQUIP-08")
def test_a_later_agent_may_bear_a_stone_too() -> None:
    game = Beginning(told=going_on("5", stones=("stone_of_will",))).until("stone")
    assert "stone_of_will,spawn" in game.offers("assign")


# The gentlemen


@pytest.mark.rule("RM-SETUP-06", "RM-RULING-100", "RM-RULING-93")
def test_the_first_gentlemen_seat_chooses_four_of_five() -> None:
    game = Beginning(players=4).until("group")
    assert game.asked == (1, "group")
    assert game.offers("enlist") == {*GENTLEMEN}
    game.answer("enlist:emma")
    assert game.offers("enlist") == {*GENTLEMEN} - {"emma"}
    game.answer("enlist:abigail", "enlist:drago", "enlist:major")
    assert game.kind == "seat"
    assert [one.id for one in game.gentlemen()] == ["major", "drago", "emma", "abigail"]


@pytest.mark.rule("RM-GENT-11")
def test_a_profession_is_there_once() -> None:
    game = Beginning().until("group").answer("enlist:major")
    assert game.denied("enlist:major") == "RM-GENT-11"
    assert game.denied("enlist:drago") == ""


@pytest.mark.rule("RM-SETUP-06")
def test_every_gentlemen_seat_plays_at_least_one() -> None:
    game = Beginning(players=4).enlist("major", "drago", "emma", "cavendish")
    game.answer("seat:major,1", "seat:drago,1")
    assert game.denied("seat:emma,1") == "RM-SETUP-06"
    game.answer("seat:emma,2")
    assert game.kind == "leader"  # The last one can only go to seat 3, so nobody is asked.
    assert [one.seat for one in game.gentlemen()] == [1, 1, 2, 3]


@pytest.mark.rule("RM-SETUP-06", "RM-RULING-100")
def test_two_one_one_is_a_fair_split() -> None:
    game = Beginning(players=4).enlist("major", "drago", "emma", "cavendish")
    game.answer("seat:major,3", "seat:drago,2", "seat:emma,3")
    assert game.kind == "leader"
    assert [one.seat for one in game.gentlemen()] == [3, 2, 3, 1]


@pytest.mark.rule("RM-RULING-100")
def test_with_one_gentlemen_seat_nobody_is_asked_who_plays_whom() -> None:
    game = Beginning().enlist()
    assert game.kind == "leader"
    assert [one.seat for one in game.gentlemen()] == [1, 1, 1, 1]


@pytest.mark.rule("RM-ROLE-01", "RM-ROLE-02", "RM-RULING-93")
def test_the_leaders_seat_gives_the_other_roles_out() -> None:
    game = Beginning(players=3).enlist("major", "drago", "emma", "abigail")
    game.answer("seat:major,1", "seat:drago,1", "seat:emma,1")
    assert game.asked == (1, "leader")
    assert game.offers("lead") == {"major", "drago", "emma", "abigail"}
    game.answer("lead:abigail")
    assert game.board.party.leader == "abigail"
    assert game.asked == (2, "role")
    assert game.denied("role:major,leader") == "RM-ROLE-01"
    game.answer("role:major,bodyguard")
    assert game.denied("role:drago,bodyguard") == "RM-ROLE-01"
    game.answer("role:drago,scout", "role:emma,bruiser").to_end()
    roles = [one.role for one in game.gentlemen()]
    assert roles == ["bodyguard", "scout", "bruiser", "leader"]


# Ether, equipment, decks


@pytest.mark.rule("RM-SETUP-07")
def test_gentlemen_and_agents_take_their_printed_ether() -> None:
    game = Beginning(level="moderate").enlist("major", "drago", "emma", "cavendish").until("share")
    assert [one.ether for one in game.gentlemen()] == [3, 3, 4, 5]
    assert [one.ether for one in game.agents()] == [3, 3]
    assert not [one.id for one in game.board.figures if one.kind in ("minion", "ally") and one.ether]


@pytest.mark.rule("RM-RULING-72", "RM-EQUIP-13")
def test_a_card_may_lift_the_starting_ether_above_the_maximum() -> None:
    skull = going_on("2")
    members = [skull.group[0], *skull.group[1:]]
    drago = type(members[1])(id="drago", seat=1, role="bodyguard", cards=("crystal_skull",))
    told = going_on("2", group=(members[0], drago, members[2], members[3]))
    game = Beginning(told=told).to_end()
    assert game.figure("drago").ether == 5
    assert game.figure("major").ether == 3


@pytest.mark.rule("RM-RULING-72", "RM-EQUIP-08")
def test_the_stone_of_will_gives_its_agent_two_more_ether() -> None:
    game = Beginning(told=going_on("4", stones=("stone_of_will",))).until("stone")
    game.answer("assign:stone_of_will,titus").to_end()
    titus, damon = game.figure("titus"), game.figure("damon")
    assert (titus.ether, damon.ether) == (5, 3)


@pytest.mark.rule("RM-GENT-06", "RM-SETUP-19")
def test_the_major_brings_shotgun_and_whisky_to_a_single_adventure() -> None:
    game = Beginning().enlist("major", "drago", "emma", "cavendish").until("share")
    assert game.figure("major").cards == ("shotgun", "whisky")
    assert [one.cards for one in game.gentlemen()[1:]] == [(), (), ()]


@pytest.mark.rule("RM-GENT-06")
def test_a_later_chapter_brings_no_new_starting_equipment() -> None:
    game = Beginning(told=going_on("2")).to_end()
    assert game.held() == []


@pytest.mark.rule("RM-SETUP-08")
def test_the_affliction_deck_holds_twenty_shuffled_cards() -> None:
    game = Beginning().enlist().until("leader")
    game.answer("lead:major")
    while not game.chance:
        game.first()
    asked = game.position.asked
    assert isinstance(asked, Request)
    assert (asked.kind, asked.n) == ("shuffle", 20)
    game.chance_answers(*reversed(range(20)))
    assert game.board.affliction_deck == tuple(reversed(AFFLICTION_DECK))


@pytest.mark.rule("RM-SETUP-10")
def test_the_stacks_that_a_chapter_names_are_shuffled_and_others_stay_in_the_box() -> None:
    game = Beginning(told=going_on("2")).to_end()
    assert CHAPTERS["2"].stacks == ("utensils", "simple")
    assert sorted(game.board.utensils) == sorted(STACK_CARDS["utensils"])
    assert sorted(game.board.simple) == sorted(STACK_CARDS["simple"])
    assert (game.board.special, game.board.royal, game.board.artefacts) == ((), (), ())


@pytest.mark.rule("RM-SETUP-10", "RM-RULING-102")
def test_cards_that_the_gentlemen_own_are_not_in_a_stack() -> None:
    game = Beginning(told=going_on("1", stock=("whisky", "whisky"))).to_end()
    assert game.board.utensils.count("whisky") == 1
    assert len(game.board.utensils) == 28
