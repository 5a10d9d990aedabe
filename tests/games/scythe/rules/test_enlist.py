"""Enlist: the one-time bonus, and the recruit bonuses of the player and the neighbours."""

import pytest

from brassboard.games.scythe.data.events import Enlisted, Gained
from brassboard.games.scythe.rules import bottom_row
from games.scythe.helper import Stage
from games.scythe.rules.test_bottom_row import paid

# Enlist


@pytest.mark.rule("SC-ENLIST-01")
def test_four_recruits_times_four_bonuses_are_offered() -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "enlist")
    assert len(stage.offers("enlist")) == 16
    stage.answer("enlist:build,power")
    assert stage.who("nordic").power == 7
    assert [each.bottom for each in stage.events(Enlisted)] == ["build"]


@pytest.mark.rule("SC-ENLIST-01")
@pytest.mark.parametrize(
    ("bonus", "field", "gain"), [("power", "power", 2), ("coins", "coins", 2), ("popularity", "popularity", 2)]
)
def test_the_one_time_bonus_comes_at_once(bonus: str, field: str, gain: int) -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "enlist")
    before = getattr(stage.who("nordic"), field)
    stage.answer(f"enlist:build,{bonus}")
    assert getattr(stage.who("nordic"), field) == before + gain


@pytest.mark.rule("SC-ENLIST-01")
def test_a_recruit_may_bring_two_combat_cards_and_each_space_serves_once() -> None:
    stage = Stage("nordic", "saxony").recruits("nordic", deploy="power").on_deck(5, 4)
    paid(stage, "nordic", "enlist")
    assert stage.denied("enlist:build,power") == "SC-ENLIST-01"
    assert stage.denied("enlist:deploy,cards") == "SC-ENLIST-01"
    stage.answer("enlist:build,cards")
    assert stage.who("nordic").cards == (4, 5)


@pytest.mark.rule("SC-ENLIST-02", "SC-MAT-02")
@pytest.mark.parametrize(
    ("action", "field", "gain"),
    [("upgrade", "power", 1), ("deploy", "coins", 1), ("build", "popularity", 1)],
)
def test_the_ongoing_bonus_follows_each_such_action(action: str, field: str, gain: int) -> None:
    plain = paid(Stage("saxony", "nordic"), "saxony", action).answer("done")
    stage = Stage("saxony", "nordic").recruits("saxony", **{action: "cards"})
    paid(stage, "saxony", action).answer("done")
    assert getattr(stage.who("saxony"), field) == getattr(plain.who("saxony"), field) + gain


@pytest.mark.rule("SC-ENLIST-02", "SC-RULING-12")
def test_the_recruit_of_enlist_pays_for_its_own_enlisting() -> None:
    stage = paid(Stage("nordic", "saxony").on_deck(3), "nordic", "enlist").answer("enlist:enlist,power")
    assert stage.who("nordic").cards == (3,)


@pytest.mark.rule("SC-RULING-12")
def test_that_can_be_turned_off_by_its_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bottom_row, "OWN_ENLISTING_PAYS", False)
    stage = paid(Stage("nordic", "saxony").on_deck(3), "nordic", "enlist").answer("enlist:enlist,power")
    assert stage.who("nordic").cards == ()


@pytest.mark.rule("SC-ENLIST-03")
@pytest.mark.parametrize(
    ("builder", "gains"), [("nordic", True), ("rusviet", True), ("crimea", True), ("saxony", False)]
)
def test_neighbours_share_the_bonus_and_nobody_else(builder: str, gains: bool) -> None:
    stage = Stage("nordic", "rusviet", "crimea", "saxony").recruits("rusviet", build="power")
    at = {"nordic": "B4", "rusviet": "D6", "crimea": "H3", "saxony": "H1"}[builder]
    stage.goods(at, wood=9).turn_of(builder, "build").answer("bottom", "done")
    assert stage.who("rusviet").popularity == 5 + gains


@pytest.mark.rule("SC-ENLIST-04")
def test_factory_cards_never_trigger_it() -> None:
    stage = Stage("saxony", "nordic").recruits("saxony", deploy="power").factory_card("saxony", 10)
    stage.change("saxony", coins=5).turn_of("saxony").choose("factory").answer("top:factory", "deploy:speed,H1")
    assert stage.who("saxony").coins == 3
    assert stage.at("saxony", "mech") == ["H1"]


@pytest.mark.rule("SC-ENLIST-05")
def test_a_neighbours_action_that_gives_nothing_else_still_gives_me_my_bonus() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["H1"] * 4).recruits("nordic", deploy="power")
    paid(stage, "saxony", "deploy")
    assert stage.who("nordic").coins == 6


@pytest.mark.rule("SC-ENLIST-06")
def test_the_active_player_takes_the_last_card_before_left_and_right() -> None:
    stage = Stage("nordic", "rusviet", "crimea")
    for faction in ("nordic", "rusviet", "crimea"):
        stage.recruits(faction, enlist="power")
    deck = stage.board.combat_deck
    stage.board.combat_deck = deck[:1]
    stage.who("crimea").cards = tuple(sorted(deck[1:]))
    stage.goods("B4", food=9).turn_of("nordic", "enlist").answer("bottom", "done")
    assert stage.who("nordic").cards == deck[:1]
    assert stage.who("rusviet").cards == ()


@pytest.mark.rule("SC-ENLIST-07")
def test_with_two_players_the_bonus_comes_once() -> None:
    stage = Stage("nordic", "saxony").recruits("saxony", upgrade="coins")
    paid(stage, "nordic", "upgrade").answer("done")
    assert stage.who("saxony").power == 6
    assert len([each for each in stage.events(Gained) if each.faction == "saxony" and each.what == "power"]) == 1


@pytest.mark.rule("SC-ENLIST-08")
def test_the_fourth_recruit_places_a_star() -> None:
    stage = Stage("nordic", "saxony").recruits("nordic", upgrade="power", deploy="coins", build="popularity")
    paid(stage, "nordic", "enlist").answer("enlist:enlist,cards")
    assert stage.who("nordic").stars == ("recruits",)


# Stars of neighbours, and bonuses that matter


@pytest.mark.rule("SC-RULING-28")
def test_a_bonus_is_asked_about_when_it_reaches_a_star() -> None:
    stage = Stage("nordic", "saxony").recruits("saxony", upgrade="coins").change("saxony", power=15)
    paid(stage, "nordic", "upgrade").answer("done")
    assert stage.asked == (1, "bonus")
    stage.answer("decline")
    assert stage.who("saxony").power == 15
    assert stage.who("saxony").stars == ()


@pytest.mark.rule("SC-STAR-06")
def test_a_neighbours_star_waits_for_the_end_of_the_action() -> None:
    stage = Stage("nordic", "saxony").recruits("saxony", build="coins").change("saxony", popularity=17)
    stage.structures("nordic", mill="B5", mine="C5", armory="D5")
    paid(stage, "nordic", "build").answer("build:monument,B4", "gain")
    placed = [(each.faction, each.space) for each in stage.told() if type(each).__name__ == "StarPlaced"]  # type: ignore[attr-defined]
    assert placed == [("nordic", "structures"), ("saxony", "popularity")]


@pytest.mark.rule("SC-STAR-06")
def test_it_is_not_placed_when_the_action_ended_the_game() -> None:
    stage = Stage("nordic", "saxony").recruits("saxony", build="coins").change("saxony", popularity=17)
    stage.structures("nordic", mill="B5", mine="C5", armory="D5")
    stage.stars("nordic", "upgrades", "mechs", "recruits", "workers", "power")
    paid(stage, "nordic", "build").answer("build:monument,B4", "gain")
    assert stage.over
    assert stage.who("saxony").stars == ()
    assert stage.who("saxony").popularity == 18
