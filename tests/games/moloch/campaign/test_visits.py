"""The intermezzo: the plan, who visits when and where, what is taken, and what it gives the Nemesis."""

import pytest

from brassboard.games.moloch.content import ADVANTAGE_STACKS, EQUIPMENT, PLACES
from games.moloch.campaign.ledgers import NEMESIS, Campaigning, intermezzo


def offered(campaign: Campaigning, place: str) -> list[tuple[str, ...]]:
    return [offer.cards for offer in campaign.board.offers if offer.place == place]


# The plan


@pytest.mark.rule("RM-INT-01", "RM-INT-02", "RM-INT-03", "RM-INT-04", "RM-INT-05")
def test_the_plan_is_laid_out_by_chance() -> None:
    campaign = Campaigning().played(NEMESIS)
    for stack, n in (("utensils", 6), ("simple", 3), ("artefacts", 3)):
        assert campaign.frame.stack == stack
        assert campaign.asked_of_chance.n == n
        campaign.first()
    assert campaign.asked_of_chance.n == 3
    assert campaign.asked_of_chance.sides == 25
    campaign.draws("sabbath", "docks", "bank_vault")
    assert [len(pair) for pair in offered(campaign, "bazaar")] == [2, 2, 2]
    assert [len(cards) for cards in offered(campaign, "wilkinsons")] == [1, 1, 1]
    assert [len(cards) for cards in offered(campaign, "shadow_market")] == [1, 1, 1]
    assert campaign.board.places == ("sabbath", "docks", "bank_vault")
    assert PLACES["unicorn_club"].spaces == 5 == len(ADVANTAGE_STACKS)


@pytest.mark.rule("RM-RULING-102")
def test_a_stack_that_is_too_small_gets_its_discards_back_at_once() -> None:
    artefacts = [card for card, row in EQUIPMENT.items() if row.stack == "artefacts" for _ in range(row.copies)]
    held, discards = artefacts[:14], artefacts[14:]
    campaign = Campaigning().played(NEMESIS, equipment=tuple(held), discards=(*discards, "whisky"))
    campaign.first().first()
    assert campaign.frame.stack == "artefacts"
    assert campaign.asked_of_chance.n == 2  # All that is left.
    assert campaign.board.aside == ("whisky",)


@pytest.mark.rule("RM-RULING-102")
def test_other_discards_lie_aside_until_the_intermezzo_is_over() -> None:
    campaign = intermezzo(NEMESIS, discards=("whisky", "whisky", "whisky"))
    assert campaign.board.aside == ("whisky", "whisky", "whisky")
    assert not [pair for pair in offered(campaign, "bazaar") if "whisky" in pair]
    campaign.to_gathering()
    assert campaign.board.aside == ()


@pytest.mark.rule("RM-RULING-60")
def test_what_nobody_took_goes_back_and_visited_place_cards_leave_the_campaign() -> None:
    campaign = intermezzo(NEMESIS, places=("docks", "bank_vault", "newspaper_office"))
    campaign.answer("visit:major,docks").until("visit").answer("visit:drago,newspaper_office").to_gathering()
    assert campaign.board.offers == []
    assert campaign.board.places == ()
    assert campaign.board.places_out == ("docks", "newspaper_office")
    campaign.played(NEMESIS).with_places("bank_vault")
    assert "docks" not in campaign.board.places


# Who goes when


@pytest.mark.rule("RM-INT-06", "RM-RULING-59")
def test_the_leader_goes_first_then_round_the_chairs_one_a_lap() -> None:
    campaign = Campaigning(4).present().ends(NEMESIS, seats=(2, 1, 3, 1), leader="emma").with_places()
    asked: list[int] = []
    assert {text.partition(",")[0] for text in campaign.offers("visit")} == {"emma"}
    while campaign.kind == "visit":
        asked.append(campaign.asked[0])
        campaign.first().until("visit", "power")
    assert asked == [3, 1, 2, 1]
    assert len(campaign.board.visits) in (0, 4)


@pytest.mark.rule("RM-INT-06", "RM-RULING-59")
def test_the_leader_goes_before_the_others_of_his_chair() -> None:
    campaign = intermezzo(NEMESIS, leader="emma")
    assert {text.partition(",")[0] for text in campaign.offers("visit")} == {"emma"}
    campaign.answer("visit:emma,bazaar", "done")
    assert {text.partition(",")[0] for text in campaign.offers("visit")} == {"major", "drago", "cavendish"}


@pytest.mark.rule("RM-RULING-59")
def test_a_chair_with_several_gentlemen_chooses_who_goes() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 1, 2, 1), leader="emma").with_places()
    campaign.first().until("visit")
    assert campaign.asked[0] == 1
    assert {text.partition(",")[0] for text in campaign.offers("visit")} == {"major", "drago", "cavendish"}


@pytest.mark.rule("RM-INT-06", "RM-RULING-59", "RM-EX-20")
def test_every_gentleman_visits_exactly_one_place() -> None:
    campaign = intermezzo(NEMESIS)
    visitors: list[str] = []
    while campaign.kind == "visit":
        choice = campaign.options()[0]
        visitors.append(choice.partition(":")[2].partition(",")[0])
        campaign.answer(choice).until("visit", "power")
    assert sorted(visitors) == ["cavendish", "drago", "emma", "major"]


# Where


@pytest.mark.rule("RM-INT-24")
def test_a_space_takes_one_gentleman() -> None:
    campaign = intermezzo(NEMESIS, places=("docks",))
    campaign.answer("visit:major,docks").until("visit")
    assert campaign.denied("visit:drago,docks") == "RM-INT-24"
    for gentleman in ("drago", "emma", "cavendish"):
        assert campaign.denied(f"visit:{gentleman},bazaar") == ""
        campaign.answer(f"visit:{gentleman},bazaar").until("visit", "power")


@pytest.mark.rule("RM-INT-24")
def test_a_printed_place_has_three_spaces() -> None:
    campaign = intermezzo(NEMESIS)
    for gentleman in ("major", "drago", "emma"):
        campaign.answer(f"visit:{gentleman},wilkinsons").until("visit")
    assert campaign.denied("visit:cavendish,wilkinsons") == "RM-INT-24"


@pytest.mark.rule("RM-INT-10")
def test_some_places_admit_certain_professions_only() -> None:
    campaign = intermezzo(NEMESIS, places=("sabbath", "engine_works"))
    assert campaign.denied("visit:major,sabbath") == "RM-INT-10"
    campaign.answer("visit:major,bazaar").until("visit")
    assert campaign.denied("visit:cavendish,engine_works") == ""
    assert campaign.denied("visit:drago,engine_works") == "RM-INT-10"


@pytest.mark.rule("RM-INT-24", "RM-INT-09")
def test_at_the_club_each_finds_the_stack_of_his_profession_only() -> None:
    campaign = intermezzo(NEMESIS)
    for gentleman, profession in (("major", "knight"), ("drago", "monster")):
        campaign.answer(f"visit:{gentleman},unicorn_club")
        assert campaign.offers("learn") == {*ADVANTAGE_STACKS[profession]}
        campaign.answer("done").until("visit")


# What is taken


@pytest.mark.rule("RM-INT-07")
def test_the_bazaar_gives_a_pair_of_utensils() -> None:
    campaign = Campaigning().played(NEMESIS)
    campaign.draws("whisky", "caltrops", "bandages", "smoke_bomb", "whisky", "caltrops").with_places()
    campaign.answer("visit:major,bazaar")
    assert campaign.options() == ["take_cards:whisky,caltrops", "take_cards:bandages,smoke_bomb", "done"]
    campaign.answer("take_cards:whisky,caltrops")
    assert campaign.board.stock == ("caltrops", "whisky")
    assert offered(campaign, "bazaar") == [("bandages", "smoke_bomb"), ("whisky", "caltrops")]


@pytest.mark.rule("RM-INT-08")
@pytest.mark.parametrize(("place", "stack"), [("wilkinsons", "simple"), ("shadow_market", "artefacts")])
def test_wilkinsons_and_the_market_give_one_of_their_cards(place: str, stack: str) -> None:
    campaign = intermezzo(NEMESIS).answer(f"visit:major,{place}")
    card = campaign.options()[0].partition(":")[2]
    assert EQUIPMENT[card].stack == stack
    campaign.answer(f"take_cards:{card}")
    assert campaign.board.stock == (card,)


@pytest.mark.rule("RM-RULING-59")
def test_a_gain_may_be_declined_but_the_visit_counts() -> None:
    campaign = intermezzo(NEMESIS).answer("visit:major,wilkinsons", "done")
    assert campaign.board.stock == ()
    assert campaign.board.visits == ("wilkinsons major",)
    assert campaign.board.points == 3 + 2


@pytest.mark.rule("RM-INT-09", "RM-ADV-03")
def test_the_club_gives_an_advantage_and_with_a_fourth_one_goes_back() -> None:
    campaign = intermezzo(NEMESIS).answer("visit:major,unicorn_club", "learn:taunt")
    assert campaign.page("major").advantages == ("taunt",)
    assert campaign.kind == "visit"
    full = intermezzo(NEMESIS)
    full.page("major").advantages = ("guardian", "relentless", "stalwart")
    full.answer("visit:major,unicorn_club")
    assert "guardian" not in full.offers("learn")
    full.answer("learn:taunt")
    assert full.asked == (1, "give_back")
    assert full.offers("unlearn") == {"guardian", "relentless", "stalwart", "taunt"}
    full.answer("unlearn:relentless")
    assert full.page("major").advantages == ("guardian", "stalwart", "taunt")


@pytest.mark.rule("RM-ADV-01")
def test_nobody_learns_a_card_of_another_profession() -> None:
    campaign = intermezzo(NEMESIS).answer("visit:major,unicorn_club")
    assert campaign.denied("learn:copycat") == "RM-ADV-01"


# Conspiracy points


@pytest.mark.rule("RM-INT-12")
@pytest.mark.parametrize("place", list(PLACES))
def test_a_visit_gives_the_nemesis_the_points_of_the_place(place: str) -> None:
    campaign = Campaigning().present()
    profession = PLACES[place].professions[0]
    visitor = {"knight": "major", "monster": "drago", "dilettante": "emma", "mekanist": "cavendish"}.get(profession)
    campaign.ends(NEMESIS, leader=visitor or "major")
    campaign.with_places(*(() if PLACES[place].printed else (place,)))
    if visitor is None:  # Arcanists only: Abigail takes the Major's place.
        campaign.page("abigail").seat, campaign.page("major").seat = 1, -1
        campaign.board.leader = "abigail"
        campaign.ask_again()
    before = campaign.board.points
    campaign.answer(f"visit:{visitor or 'abigail'},{place}")
    assert campaign.board.points == before + PLACES[place].points


@pytest.mark.rule("RM-EX-20")
def test_an_intermezzo_after_a_lost_chapter_gives_twelve_points_and_three_chaos_cards() -> None:
    campaign = intermezzo(NEMESIS, places=("gentlemens_tailor",))
    campaign.answer("visit:major,unicorn_club", "done", "visit:drago,unicorn_club", "done")
    campaign.answer("visit:emma,bazaar", "done", "visit:cavendish,gentlemens_tailor").to_gathering().present()
    assert campaign.chapter_told.points == 12
    assert campaign.chapter_told.chaos == 1
