"""The 25 place cards: what each gives at once, and what it leaves for the next chapter."""

from typing import Any

import pytest

from brassboard.games.moloch.content import ADVANTAGE_STACKS, EQUIPMENT, PLACE_DECK, PLACES, STACK_CARDS
from brassboard.kernel import CHANCE
from games.moloch.campaign.ledgers import NEMESIS, Campaigning
from games.moloch.rules.setting_up import Beginning

VISITORS = {"knight": "major", "monster": "drago", "dilettante": "emma", "mekanist": "cavendish"}


def visiting(place: str, visitor: str = "", **fields: Any) -> Campaigning:
    """A campaign in which this gentleman, the leader, has just gone to a place card."""
    visitor = visitor or VISITORS.get(PLACES[place].professions[0], "abigail")
    campaign = Campaigning().present()
    if visitor == "abigail":
        group = [{"id": id, "seat": 1} for id in ("abigail", "drago", "emma", "cavendish")]
        fields["group"] = tuple(group)
    campaign.ends(NEMESIS, leader=visitor, **fields).with_places(place)
    return campaign.answer(f"visit:{visitor},{place}")


def told_after(campaign: Campaigning) -> Any:
    return campaign.to_gathering().present().chapter_told


# Tokens


@pytest.mark.rule("RM-PLACE-01", "RM-PLACE-02")
@pytest.mark.parametrize("place", ["sabbath", "seance"])
def test_an_arcanist_wins_a_token_of_her_own(place: str) -> None:
    campaign = visiting(place)
    assert campaign.board.tokens == (f"{place} abigail",)
    assert told_after(campaign).tokens == (f"{place} abigail",)


@pytest.mark.rule("RM-INT-10")
@pytest.mark.parametrize("place", ["sabbath", "seance"])
def test_only_arcanists_hold_a_sabbath_or_a_seance(place: str) -> None:
    campaign = Campaigning().played(NEMESIS).with_places(place)
    assert campaign.denied(f"visit:major,{place}") == "RM-INT-10"


def test_a_monster_wins_a_charge_at_the_menagerie() -> None:
    assert visiting("menagerie").board.tokens == ("menagerie drago",)


@pytest.mark.parametrize("place", ["st_thomas_hospital", "westminster_chapel", "lamplighters"])
def test_some_tokens_belong_to_the_group(place: str) -> None:
    campaign = visiting(place)
    assert campaign.board.tokens == (place,)
    assert told_after(campaign).tokens == (place,)


# Cards of choice


@pytest.mark.rule("RM-PLACE-03")
def test_buckingham_palace_gives_a_royal_card_of_choice() -> None:
    campaign = visiting("buckingham_palace", "emma", equipment=("royal_rifle",))
    assert campaign.asked == (1, "pick")
    assert campaign.offers("take") == {*STACK_CARDS["royal"]} - {"royal_rifle"}
    campaign.answer("take:kings_sabre")
    assert campaign.board.stock == ("kings_sabre", "royal_rifle")
    assert campaign.kind == "visit"


@pytest.mark.rule("RM-PLACE-03", "RM-PLACE-04")
@pytest.mark.parametrize("place", ["buckingham_palace", "experienced_master"])
def test_palace_and_master_admit_knights_and_dilettantes_only(place: str) -> None:
    campaign = Campaigning().played(NEMESIS, leader="drago").with_places(place)
    assert campaign.denied(f"visit:drago,{place}") == "RM-INT-10"
    assert PLACES[place].professions == ("knight", "dilettante")


@pytest.mark.rule("RM-PLACE-04", "RM-ADV-03")
def test_the_experienced_master_teaches_two_advantages() -> None:
    campaign = visiting("experienced_master", "major")
    assert campaign.offers("learn") == {*ADVANTAGE_STACKS["knight"]}
    campaign.answer("learn:taunt", "learn:guardian")
    assert campaign.page("major").advantages == ("guardian", "taunt")
    assert campaign.kind == "visit"


@pytest.mark.rule("RM-PLACE-04", "RM-ADV-03")
def test_a_pupil_of_the_master_still_keeps_three_at_most() -> None:
    campaign = Campaigning().played(NEMESIS).with_places("experienced_master")
    campaign.page("major").advantages = ("relentless", "stalwart")
    campaign.answer("visit:major,experienced_master", "learn:taunt", "learn:guardian")
    assert campaign.kind == "give_back"
    campaign.answer("unlearn:relentless")
    assert campaign.page("major").advantages == ("guardian", "stalwart", "taunt")


def test_the_engine_works_give_a_special_card_of_choice() -> None:
    campaign = visiting("engine_works")
    assert campaign.offers("take") == {*STACK_CARDS["special"]}
    campaign.answer("take:claw")
    assert campaign.board.stock == ("claw",)


def test_the_fencing_hall_gives_a_simple_card_and_cheaper_counter_attacks() -> None:
    campaign = visiting("fencing_hall").answer("take:sword_cane")
    assert campaign.board.stock == ("sword_cane",)
    assert campaign.page("major").gains == ("fencing_hall",)


def test_what_lies_on_the_plan_is_not_in_the_stack() -> None:
    campaign = Campaigning().played(NEMESIS).first()
    campaign.draws("sword_cane", "sword_cane", "revolver").with_places("fencing_hall")
    campaign.answer("visit:major,fencing_hall")
    assert "sword_cane" not in campaign.offers("take")
    assert "revolver" in campaign.offers("take")  # One of its two copies.


@pytest.mark.rule("RM-RULING-102")
def test_the_thieves_kitchen_looks_through_the_discards() -> None:
    campaign = visiting("thieves_kitchen", "emma", discards=("whisky", "caltrops", "whisky", "revolver"))
    assert campaign.asked == (1, "pick")
    assert campaign.offers("take") == {"whisky", "caltrops"}
    campaign.answer("take:whisky", "take:whisky")
    assert campaign.board.stock == ("whisky", "whisky")
    assert campaign.board.aside == ("caltrops", "revolver")


def test_where_too_little_was_discarded_the_kitchen_draws_from_the_stack() -> None:
    campaign = visiting("thieves_kitchen", "emma", discards=("whisky",)).answer("take:whisky")
    assert campaign.asked_of_chance.n == 1
    campaign.draws("ether_flask")
    assert campaign.board.stock == ("ether_flask", "whisky")


# Random cards


@pytest.mark.parametrize(
    ("place", "stacks"),
    [
        ("royal_society", ["special"]),
        ("british_museum", ["artefacts", "artefacts"]),
        ("bank_vault", ["special", "utensils"]),
    ],
)
def test_some_places_give_random_cards(place: str, stacks: list[str]) -> None:
    campaign = visiting(place)
    while campaign.chance:
        campaign.first()
    assert sorted([EQUIPMENT[card].stack for card in campaign.board.stock]) == sorted(stacks)


def test_at_the_docks_one_of_two_utensils_is_kept() -> None:
    campaign = visiting("docks").draws("whisky", "ether_flask")
    assert campaign.asked == (1, "keep")
    campaign.answer("take:ether_flask")
    assert campaign.board.stock == ("ether_flask",)
    assert campaign.board.aside == ("whisky",)


def test_two_equal_utensils_at_the_docks_leave_no_choice() -> None:
    campaign = visiting("docks").draws("whisky", "whisky")
    assert campaign.kind == "visit"
    assert (campaign.board.stock, campaign.board.aside) == (("whisky",), ("whisky",))


def test_the_tailor_gives_a_utensil_and_a_top_hat_from_stack_or_discard() -> None:
    campaign = visiting("gentlemens_tailor").draws("whisky")
    assert campaign.board.stock == ("steel_top_hat", "whisky")
    hats = ("steel_top_hat", "steel_top_hat")
    worn = visiting("gentlemens_tailor", equipment=hats, discards=("steel_top_hat",)).draws("whisky")
    assert worn.board.stock == (*hats, "steel_top_hat", "whisky")
    assert worn.board.aside == ()
    gone = visiting("gentlemens_tailor", equipment=(*hats, "steel_top_hat")).draws("whisky")
    assert gone.board.stock.count("steel_top_hat") == 3


def test_crowns_and_hit_plus_win_utensils_at_the_gambling_house() -> None:
    campaign = visiting("gambling_house")
    assert campaign.asked_of_chance.kind == "dice"
    campaign.roll(3, 2, 1)  # A crown, a hit+ and a hit.
    assert campaign.asked_of_chance.n == 2
    campaign.draws("whisky", "ether_flask")
    assert campaign.board.stock == ("ether_flask", "whisky")
    nothing = visiting("gambling_house").roll(1, 4, 6)
    assert nothing.kind == "visit"
    assert nothing.board.stock == ()


@pytest.mark.rule("RM-RULING-34", "RM-RULING-87")
def test_a_lucky_coin_rolls_dice_again_each_at_most_once() -> None:
    campaign = visiting("gambling_house", equipment=("lucky_coin", "lucky_coin")).roll(1, 4, 3)
    assert campaign.asked == (1, "reroll")
    assert campaign.options() == ["again:crown", "again:dodge", "again:hit", "done"]
    campaign.answer("again:dodge", "again:hit")
    assert (campaign.board.stock, campaign.board.aside) == (("lucky_coin",), ("lucky_coin",))
    assert campaign.asked_of_chance.n == 2
    campaign.roll(2, 4)
    assert campaign.options() == ["again:crown", "done"]  # The second coin, for the die that was not rerolled.
    campaign.answer("done")
    assert campaign.asked_of_chance.n == 2  # A crown and a hit+.
    assert campaign.board.stock == ("lucky_coin",)


def test_dice_may_be_kept_and_the_coin_with_them() -> None:
    campaign = visiting("gambling_house", equipment=("lucky_coin",)).roll(1, 4, 6).answer("done")
    assert campaign.kind == "visit"
    assert campaign.board.stock == ("lucky_coin",)


# For the next chapter


@pytest.mark.parametrize("place", ["scotland_yard", "newspaper_office", "carriage_hire", "cult_informer"])
def test_some_gains_wait_for_the_next_chapter_of_the_group(place: str) -> None:
    campaign = visiting(place)
    assert campaign.board.tokens == (place,)
    assert told_after(campaign).tokens == (place,)


@pytest.mark.parametrize(
    ("place", "visitor"), [("fight_pit", "drago"), ("opium_den", "drago"), ("observatory", "cavendish")]
)
def test_some_gains_are_the_visitors_own(place: str, visitor: str) -> None:
    campaign = visiting(place, visitor)
    assert campaign.page(visitor).gains == (place,)
    member = next(one for one in told_after(campaign).group if one.id == visitor)
    assert member.gains == (place,)


def test_the_visitor_of_the_ether_exchange_is_remembered() -> None:
    assert visiting("ether_exchange", "emma").board.tokens == ("ether_exchange emma",)


@pytest.mark.rule("RM-RULING-57")
def test_an_informer_makes_the_nemesis_fix_his_versions_before_the_exchange() -> None:
    campaign = visiting("cult_informer").until("version")
    assert "power" in campaign.kinds()
    for sheet in ("damon", "lotties", "clown", "burning"):
        assert campaign.asked == (0, "version")
        campaign.answer(f"version:{sheet},b")
    assert campaign.kind == "exchange"
    told = told_after(campaign)
    assert told.versions == ("damon b", "lotties b", "clown b", "burning b")
    game = Beginning(told=told).to_end()
    assert "version" not in game.kinds()
    assert game.board.nemesis.pool == 1


@pytest.mark.rule("RM-INT-10", "RM-RULING-60")
@pytest.mark.parametrize("place", PLACE_DECK)
def test_every_place_card_gives_something_and_leaves_the_campaign(place: str) -> None:
    campaign = visiting(place)
    while campaign.chance or campaign.kind not in ("visit", "power"):
        if not campaign.chance:
            campaign.answer(campaign.options()[0])
        elif campaign.asked_of_chance.kind == "dice":
            campaign.answer("dice:3,3,3", seat=CHANCE)
        else:
            campaign.first()
    board = campaign.board
    own = [gain for one in board.gentlemen for gain in (*one.gains, *one.advantages)]
    assert [*board.stock, *board.tokens, *own]
    assert place in board.places_out
