"""The Nemesis's new power and the last steps of an intermezzo: exchange, stock, leader and roles."""

import pytest

from brassboard.games.moloch.content import ADVANTAGE_STACKS, POWERS
from games.moloch.campaign.ledgers import GENTLEMEN, NEMESIS, Campaigning, intermezzo
from games.moloch.rules.setting_up import Beginning

SIX = ("instill_chaos", "command_minions", "pyromaniac", "summon_minions", "shadow_grasp", "life_siphon")


# Order


@pytest.mark.rule("RM-INT-25", "RM-RULING-57")
def test_an_intermezzo_runs_in_the_order_of_the_rulebook() -> None:
    campaign = intermezzo(NEMESIS, equipment=("whisky",)).to_gathering()
    kinds = campaign.kinds()
    assert kinds[0] == "visit"
    assert [kind for kind in kinds if kind in ("visit", "power", "exchange", "stock", "leader", "role")] == [
        "visit", "power", "exchange", "stock", "leader", "role",
    ]  # fmt: skip
    asked = [kind for _, kind in campaign.trace]
    assert asked.count("visit") == 4
    assert asked.index("power") > max([place for place, kind in enumerate(asked) if kind == "visit"])
    assert "version" not in asked  # Versions come with the set-up of the next chapter.


# The power of the Nemesis


@pytest.mark.rule("RM-INT-11")
def test_the_nemesis_takes_one_more_power_for_the_rest_of_the_campaign() -> None:
    campaign = intermezzo(NEMESIS).until("power")
    assert campaign.asked == (0, "power")
    assert campaign.offers("gain") == {*POWERS} - {"instill_chaos", "command_minions", "pyromaniac"}
    campaign.answer("gain:shadow_grasp").to_gathering().present()
    assert campaign.chapter_told.powers == ("instill_chaos", "command_minions", "pyromaniac", "shadow_grasp")


@pytest.mark.rule("RM-INT-11", "RM-RULING-58")
def test_with_six_powers_one_goes_back_first_and_never_a_basic_one() -> None:
    campaign = intermezzo(NEMESIS, powers=SIX).until("put_back")
    assert campaign.asked == (0, "put_back")
    assert campaign.denied("put_back:instill_chaos") == "RM-RULING-58"
    assert campaign.denied("put_back:command_minions") == "RM-RULING-58"
    campaign.answer("put_back:pyromaniac")
    assert campaign.asked == (0, "power")
    assert campaign.offers("gain") == {"pyromaniac", "dark_guidance", "sinister_purpose"}
    campaign.answer("gain:pyromaniac")
    assert {*campaign.board.powers} == {*SIX}


# Exchange


@pytest.mark.rule("RM-INT-19", "RM-RULING-61", "RM-RULING-93")
def test_a_gentleman_used_for_the_first_time_takes_an_advantage() -> None:
    campaign = intermezzo(NEMESIS).until("exchange")
    assert campaign.asked == (1, "exchange")
    assert campaign.offers("exchange") == {f"{id},abigail" for id in ("major", "drago", "emma", "cavendish")}
    assert campaign.options()[-1] == "done"
    campaign.answer("exchange:drago,abigail")
    assert campaign.asked == (1, "advantage")
    assert campaign.offers("learn") == {*ADVANTAGE_STACKS["arcanist"]}
    assert "done" not in campaign.options()
    campaign.answer("learn:soul_fire").to_gathering().present()
    group = {one.id: one.advantages for one in campaign.chapter_told.group}
    assert [*group] == ["major", "emma", "cavendish", "abigail"]
    assert group["abigail"] == ("soul_fire",)


@pytest.mark.rule("RM-INT-19", "RM-INT-20", "RM-RULING-61")
def test_who_comes_back_has_the_old_advantages_and_takes_no_new_one() -> None:
    campaign = intermezzo(NEMESIS)
    campaign.page("major").advantages = ("taunt",)
    campaign.until("exchange").answer("exchange:major,abigail").until("advantage").answer("learn:soul_fire")
    campaign.to_gathering().played(NEMESIS).until("exchange")
    assert campaign.page("major").advantages == ("taunt",)
    campaign.answer("exchange:abigail,major")
    assert campaign.kind != "advantage"
    campaign.to_gathering().present()
    major = next(one for one in campaign.chapter_told.group if one.id == "major")
    assert major.advantages == ("taunt",)
    assert campaign.page("abigail").advantages == ("soul_fire",)


@pytest.mark.rule("RM-RULING-61")
def test_starting_equipment_comes_with_the_first_use_only() -> None:
    group = tuple([{"id": id, "seat": 1} for id in ("drago", "emma", "cavendish", "abigail")])
    campaign = Campaigning().played(NEMESIS, group=group, leader="emma").until("exchange")
    assert campaign.board.stock == ()
    campaign.answer("exchange:drago,major")
    assert campaign.board.stock == ("shotgun", "whisky")
    campaign.until("advantage").first()
    campaign.to_gathering().played(NEMESIS).until("exchange").answer("exchange:major,drago").to_gathering()
    campaign.played(NEMESIS).until("exchange").answer("exchange:emma,major").to_gathering().present()
    owned = [*campaign.chapter_told.stock, *[card for one in campaign.chapter_told.group for card in one.cards]]
    assert sorted(owned) == ["shotgun", "whisky"]


@pytest.mark.rule("RM-RULING-100")
def test_the_leaders_chair_deals_the_newcomer_out() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 1, 1, 2), leader="cavendish").with_places()
    campaign.until("exchange").answer("exchange:drago,abigail")
    assert campaign.asked == (2, "seat")
    assert campaign.offers("seat") == {"abigail,1", "abigail,2"}
    campaign.answer("seat:abigail,2")
    assert campaign.page("abigail").seat == 2
    assert campaign.page("major").seat == 1


@pytest.mark.rule("RM-RULING-100")
def test_a_chair_whose_only_gentleman_goes_gets_the_newcomer() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 1, 1, 2)).with_places()
    campaign.until("exchange").answer("exchange:cavendish,abigail")
    assert campaign.asked == (2, "advantage")  # Nobody is asked who plays her.
    assert campaign.page("abigail").seat == 2


@pytest.mark.rule("RM-INT-20")
def test_what_someone_won_who_sits_out_goes_to_another_one() -> None:
    campaign = intermezzo(NEMESIS, places=("fight_pit", "menagerie"))
    campaign.answer("visit:major,fight_pit").until("visit").answer("visit:drago,menagerie").until("exchange")
    campaign.answer("exchange:major,abigail").until("heir")
    assert campaign.asked == (1, "heir")
    assert campaign.offers("inherit") == {"drago", "emma", "cavendish", "abigail"}
    campaign.answer("inherit:emma")
    assert campaign.page("emma").gains == ("fight_pit",)
    assert campaign.page("major").gains == ()
    assert campaign.board.tokens == ("menagerie drago",)
    assert campaign.kind != "heir"


@pytest.mark.rule("RM-INT-20")
def test_a_token_of_someone_who_sits_out_changes_its_owner() -> None:
    campaign = intermezzo(NEMESIS, places=("menagerie",), leader="drago").answer("visit:drago,menagerie")
    campaign.until("exchange").answer("exchange:drago,abigail").until("heir").answer("inherit:major")
    assert campaign.board.tokens == ("menagerie major",)


# The common stock


@pytest.mark.rule("RM-INT-22", "RM-RULING-103", "RM-GENT-07")
def test_the_stock_is_shared_as_far_as_slots_go_and_the_rest_stays() -> None:
    campaign = intermezzo(NEMESIS, equipment=("claw", "revolver", "gas_pipe", "whisky")).until("stock")
    assert campaign.asked == (1, "stock")
    campaign.answer("give:claw,emma", "give:revolver,emma")
    assert campaign.denied("give:gas_pipe,emma") == "RM-GENT-07"
    assert campaign.denied("give:whisky,emma") == ""
    campaign.answer("give:whisky,emma", "done").to_gathering().present()
    emma = next(one for one in campaign.chapter_told.group if one.id == "emma")
    assert emma.cards == ("claw", "revolver", "whisky")
    assert campaign.chapter_told.stock == ("gas_pipe",)
    game = Beginning(told=campaign.chapter_told).to_end()
    assert game.board.party.stock == ("gas_pipe",)
    assert "gas_pipe" not in game.held()


@pytest.mark.rule("RM-RULING-103", "RM-RULING-102")
def test_a_card_that_stayed_behind_is_still_in_the_stock_after_the_chapter() -> None:
    campaign = intermezzo(NEMESIS, equipment=("claw", "gas_pipe")).until("stock").answer("give:claw,emma", "done")
    campaign.to_gathering().played(NEMESIS).until("stock")
    assert campaign.board.stock == ("claw", "gas_pipe")
    assert campaign.page("emma").cards == ()


@pytest.mark.rule("RM-INT-22")
def test_top_of_the_line_gives_one_slot_more() -> None:
    campaign = intermezzo(NEMESIS, equipment=("claw", "revolver", "gas_pipe"))
    campaign.page("emma").advantages = ("top_of_the_line",)
    campaign.until("stock").answer("give:claw,emma", "give:revolver,emma")
    assert campaign.denied("give:gas_pipe,emma") == ""


@pytest.mark.rule("RM-INT-22")
def test_a_stone_needs_no_slot() -> None:
    campaign = Campaigning(start=2).played(GENTLEMEN, equipment=("claw", "revolver")).until("stock")
    campaign.answer("give:claw,emma", "give:revolver,emma", "give:stone_of_will,emma")
    assert campaign.page("emma").cards == ("claw", "revolver", "stone_of_will")


# Leader and roles


@pytest.mark.rule("RM-INT-23", "RM-ROLE-02", "RM-RULING-93")
def test_a_leader_is_named_anew_and_gives_the_roles_out() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 2, 2, 2), leader="major").with_places()
    campaign.until("leader")
    assert campaign.asked == (1, "leader")
    assert campaign.offers("lead") == {"major", "drago", "emma", "cavendish"}
    campaign.answer("lead:drago")
    assert campaign.asked == (2, "role")
    assert campaign.denied("role:major,leader") == "RM-ROLE-01"
    campaign.answer("role:major,scout", "role:emma,bodyguard")
    assert campaign.denied("role:cavendish,scout") == "RM-ROLE-01"
    campaign.answer("role:cavendish,bruiser").to_gathering().present()
    told = campaign.chapter_told
    assert told.leader == "drago"
    assert [one.role for one in told.group] == ["scout", "leader", "bodyguard", "bruiser"]


@pytest.mark.rule("RM-RULING-93")
def test_if_the_leader_sits_out_the_first_chair_decides() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(2, 1, 1, 2), leader="cavendish").with_places()
    campaign.until("exchange").answer("exchange:cavendish,abigail", seat=2)
    assert campaign.asked == (1, "seat")
    campaign.answer("seat:abigail,1").until("leader")
    assert campaign.asked[0] == 1
