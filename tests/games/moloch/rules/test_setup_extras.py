"""The extras of a level: random equipment shared by the leader, advantages and powers of choice."""

import pytest

from brassboard.games.moloch.content import ADVANTAGES, EQUIPMENT, GENTLEMEN, POWERS, ROLES, STACK_CARDS
from brassboard.games.moloch.data.told import Told
from games.moloch.rules.setting_up import Beginning

# Level, cards of each stack, advantages in all, points, powers in all
LEVELS = [
    pytest.param(
        "moderate", {"simple": 2, "artefacts": 2, "utensils": 2}, 4, 4, 3, marks=pytest.mark.rule("RM-SETUP-11")
    ),
    pytest.param(
        "balanced", {"simple": 3, "special": 2, "artefacts": 2, "utensils": 4}, 6, 8, 4,
        marks=pytest.mark.rule("RM-SETUP-12"),
    ),
    pytest.param(
        "more", {"simple": 5, "special": 2, "royal": 1, "artefacts": 3, "utensils": 4}, 8, 10, 6,
        marks=pytest.mark.rule("RM-SETUP-13"),
    ),
]  # fmt: skip


@pytest.mark.rule("RM-SETUP-18", "RM-SETUP-19")
@pytest.mark.parametrize(("level", "stacks", "advantages", "points", "powers"), LEVELS)
def test_a_level_fixes_the_extras_of_both_sides(
    level: str, stacks: dict[str, int], advantages: int, points: int, powers: int
) -> None:
    game = Beginning(level=level).enlist("major", "drago", "emma", "cavendish").until("share")
    dealt = game.board.party.stock
    assert {stack: len([1 for card in dealt if EQUIPMENT[card].stack == stack]) for stack in stacks} == stacks
    assert len(dealt) == sum(stacks.values())
    game.until("benefit")
    assert game.board.nemesis.points == points
    assert len(game.board.nemesis.powers) == powers
    game.to_end()
    assert sum([len(one.advantages) for one in game.gentlemen()]) == advantages
    assert len(game.held()) + len(game.board.discards) == len(dealt) + 2  # The Major's shotgun and whisky.
    assert len(game.board.nemesis.hand) == 2
    assert game.board.nemesis.points == 0


@pytest.mark.rule("RM-SETUP-15", "RM-SETUP-18")
def test_a_new_campaign_gives_four_advantages_and_one_power() -> None:
    game = Beginning(told=Told(chapter="1", level="new_campaign")).to_end()
    assert [len(one.advantages) for one in game.gentlemen()] == [1, 1, 1, 1]
    assert len(game.board.nemesis.powers) == 3
    assert game.held() == ["shotgun", "whisky"]
    assert "share" not in game.kinds()
    assert "benefit" not in game.kinds()
    assert game.board.campaign


@pytest.mark.rule("RM-SETUP-02")
def test_a_campaign_that_starts_later_deals_the_gear_of_a_single_adventure() -> None:
    game = Beginning(told=Told(chapter="4", level="balanced")).until("share")
    assert len(game.board.party.stock) == 11
    game.to_end()
    assert game.board.campaign
    assert game.board.chapter == "4"


# Sharing


@pytest.mark.rule("RM-RULING-93", "RM-RULING-103")
def test_the_leaders_seat_shares_the_cards_out_one_by_one() -> None:
    game = Beginning(players=3, level="moderate").enlist("major", "drago", "emma", "cavendish")
    game.answer("seat:major,1", "seat:drago,1", "seat:emma,1", "lead:cavendish").until("share")
    assert game.asked == (2, "share")
    first = game.board.party.stock[0]
    assert game.options() == [
        *[f"give:{first},{id}" for id in ("major", "drago", "emma", "cavendish")],
        f"store:{first}",
    ]
    game.answer(f"give:{first},emma")
    assert game.figure("emma").cards == (first,)


@pytest.mark.rule("RM-RULING-103", "RM-GENT-07")
def test_an_arsenal_card_needs_a_free_slot_and_others_do_not() -> None:
    game = Beginning(level="more").enlist("major", "drago", "emma", "cavendish").until("share")
    given = 0
    while game.kind == "share":
        card = game.board.party.stock[0]
        if EQUIPMENT[card].arsenal and given == 2:
            assert game.denied(f"give:{card},emma") == "RM-GENT-07"
            game.answer(f"store:{card}")
        else:
            given += EQUIPMENT[card].arsenal
            game.answer(f"give:{card},emma")
    assert given == 2 == GENTLEMEN["emma"].slots
    assert len([1 for card in game.figure("emma").cards if not EQUIPMENT[card].arsenal]) == 7


@pytest.mark.rule("RM-RULING-103")
def test_a_card_that_nobody_takes_is_discarded() -> None:
    game = Beginning(level="moderate").until("share")
    card = game.board.party.stock[0]
    game.answer(f"store:{card}")
    assert game.board.discards == (card,)


@pytest.mark.rule("RM-EQUIP-13", "RM-RULING-72")
def test_a_skull_that_was_dealt_gives_its_holder_more_ether() -> None:
    game = Beginning(level="moderate").enlist("major", "drago", "emma", "cavendish")
    while not game.chance or getattr(game.position.stack[-1], "waiting", ())[:1] != ("artefacts",):
        game.first()
    skull = STACK_CARDS["artefacts"].index("crystal_skull")
    game.chance_answers(skull, *[place for place in range(16) if place != skull]).until("share")
    while game.kind == "share":
        card = game.board.party.stock[0]
        game.answer(f"give:{card},drago" if card == "crystal_skull" else f"store:{card}")
    assert game.figure("drago").cards == ("crystal_skull",)
    assert game.figure("drago").ether == 3
    assert game.to_end().figure("drago").ether == 5


# Advantages


@pytest.mark.rule("RM-GENT-02", "RM-ADV-01", "RM-RULING-93")
def test_each_gentlemans_seat_chooses_from_his_professions_stack() -> None:
    game = Beginning(players=5, level="more").enlist("major", "drago", "emma", "cavendish")
    game.answer("seat:major,4", "seat:drago,3", "seat:emma,2").until("advantage")
    professions = ("knight", "monster", "dilettante", "mekanist")
    for seat, profession in zip((4, 3, 2, 1), professions, strict=True):
        own = {card for card, row in ADVANTAGES.items() if row.profession == profession}
        assert game.asked == (seat, "advantage")
        assert game.offers("learn") == own
        other = next(card for card, row in ADVANTAGES.items() if row.profession != profession)
        assert game.denied(f"learn:{other}") == "RM-ADV-01"
        first = sorted(own)[0]
        game.answer(f"learn:{first}")
        assert game.asked == (seat, "advantage")
        assert game.offers("learn") == own - {first}
        game.answer(f"learn:{sorted(own)[1]}")


@pytest.mark.rule("RM-SETUP-12", "RM-RULING-93")
def test_two_different_gentlemen_take_one_more() -> None:
    game = Beginning(players=3).enlist("major", "drago", "emma", "cavendish")
    game.answer("seat:major,1", "seat:drago,2", "seat:emma,2", "seat:cavendish,2", "lead:drago").until("more_for")
    assert game.asked == (2, "more_for")
    game.answer("learn_for:major")
    assert game.asked == (1, "advantage")
    game.first()
    assert game.asked == (2, "more_for")
    assert game.denied("learn_for:major") == "RM-SETUP-12"
    game.answer("learn_for:emma").first()
    assert game.kind == "power"
    assert [len(one.advantages) for one in game.gentlemen()] == [2, 1, 2, 1]


# Powers


@pytest.mark.rule("RM-SETUP-12")
def test_the_nemesis_chooses_powers_he_does_not_have() -> None:
    game = Beginning().until("power")
    assert game.asked == (0, "power")
    assert game.offers("gain") == {*POWERS} - {"instill_chaos", "command_minions"}
    game.answer("gain:shadow_grasp")
    assert "shadow_grasp" not in game.offers("gain")
    game.answer("gain:pyromaniac")
    assert game.board.nemesis.powers == ("instill_chaos", "command_minions", "shadow_grasp", "pyromaniac")
    assert game.board.nemesis.on_powers == (0, 0, 0, 0)  # RM-RULING-101


@pytest.mark.rule("RM-ROLE-01")
def test_each_gentleman_holds_one_role_and_no_role_is_used_twice() -> None:
    game = Beginning().to_end()
    roles = [one.role for one in game.gentlemen()]
    assert len({*roles}) == 4
    assert {*roles} <= {*ROLES}
