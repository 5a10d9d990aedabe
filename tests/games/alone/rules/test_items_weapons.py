"""The designs of equipment, each plain and upgraded: those that attack."""

from typing import Any

import pytest

from games.alone.helper import Stage


def stage_at(code: str = "1D3", **options: Any) -> Stage:
    return Stage(character="doctor", start=code, **options)


def dice(stage: Stage) -> int:
    """How many dice are to be rolled now."""
    assert stage.position.asked.kind == "dice"
    return int(stage.position.asked.n)


PLAIN_AND_UPGRADED = pytest.mark.parametrize("upgraded", [False, True], ids=["plain", "upgraded"])


# Ammunition


@pytest.mark.rule("AL-ITEM-08")
@pytest.mark.parametrize(("upgraded", "expected"), [(False, 4), (True, 5)])
def test_ammunition_rolls_one_die_more_when_upgraded(upgraded: bool, expected: int) -> None:
    stage = stage_at().item("AMMO_E", upgraded=upgraded).reveal("1C3", "1B3")
    stage.creature("worm", "1B3")
    assert dice(stage.do("use:AMMO_E,0", "charges:2")) == expected


# Cutter


@pytest.mark.rule("AL-ITEM-06")
@pytest.mark.parametrize(("upgraded", "expected"), [(False, 3), (True, 4)])
def test_the_cutter_attacks_in_the_heros_sector(upgraded: bool, expected: int) -> None:
    stage = stage_at().item("KNIF", upgraded=upgraded).reveal("1C3")
    stage.creature("worm", "1C3")
    assert stage.denied("use:KNIF,0") == "AL-HERO-04"
    stage.creature("worm", "1D3")
    assert dice(stage.do("use:KNIF,0")) == expected


# Seeker Drone


@pytest.mark.rule("AL-HATT-02")
def test_the_plain_drone_attacks_a_revealed_creature_only() -> None:
    stage = stage_at().item("DRON").reveal("1E3", "1E2")
    stage.creature("worm", "1E2")
    stage.creature("spore", "1C3")  # hidden
    assert dice(stage.do("use:DRON,0")) == 3
    stage.dice("hhm").quiet()
    assert [(one.kind, one.wounded) for one in stage.board.secret.creatures] == [("worm", True), ("spore", False)]


@pytest.mark.rule("AL-ITEM-06")
def test_the_upgraded_drone_may_do_either() -> None:
    stage = stage_at().item("DRON", upgraded=True).reveal("1E3", "1E2")
    stage.creature("worm", "1E2")
    stage.do("use:DRON,0")
    assert stage.asked == (0, "side")
    assert stage.options() == ["side:0", "side:1"]
    assert dice(stage.do("side:0")) == 3


@pytest.mark.rule("AL-ITEM-10")
def test_the_upgraded_drone_shoots_at_the_nearest_hidden_creature_of_the_kind() -> None:
    stage = stage_at().item("DRON", upgraded=True)
    near, far = stage.creature("parasite", "1C3"), stage.creature("parasite", "1B3")
    other = stage.creature("spore", "1D4")
    stage.do("use:DRON,0", "kind:parasite")
    assert dice(stage) == 3
    stage.dice("hmm").quiet()
    assert [one.id for one in stage.board.secret.creatures if one.wounded] == [near]
    assert stage.where(far) == "1B3"
    assert stage.where(other) == "1D4"


@pytest.mark.rule("AL-ITEM-10")
def test_the_drone_counts_blocked_doors_as_open_and_reaches_three_sectors_of_the_floor() -> None:
    stage = stage_at().item("DRON", charges=2, upgraded=True).block("1C4-1D4")
    stage.creature("cultist", "1B4")  # at distance 3
    stage.creature("worm", "1B1")  # at distance 4
    stage.do("use:DRON,0", "kind:worm")
    assert len(stage.notices("nothing_found")) == 1
    stage.do("use:DRON,0", "kind:cultist")
    assert dice(stage) == 3


@pytest.mark.rule("AL-ITEM-10")
def test_the_drone_does_not_reach_the_other_floor() -> None:
    stage = stage_at("1B4").item("DRON", upgraded=True)
    stage.creature("cultist", "2B3")  # at distance 1, up the stair
    stage.do("use:DRON,0", "kind:cultist")
    assert len(stage.notices("nothing_found")) == 1


@pytest.mark.rule("AL-RULING-46", "AL-ITEM-10")
def test_the_leader_picks_among_hidden_creatures_equally_near_and_it_does_not_show() -> None:
    stage = stage_at(players=3).table(leader=2).item("DRON", upgraded=True)
    west, south = stage.creature("parasite", "1C3"), stage.creature("parasite", "1D4")
    stage.answer("use:DRON,0", "kind:parasite", seat=0)
    assert stage.asked == (2, "sought")
    assert stage.options() == [f"creature:c{west}", f"creature:c{south}"]
    assert "sought" not in str(stage.match.view(0))
    stage.evil(f"creature:c{south}", seat=2).dice("hmm").quiet()
    assert [one.id for one in stage.board.secret.creatures if one.wounded] == [south]


@pytest.mark.rule("AL-MISS-10", "AL-ITEM-10")
def test_the_drone_may_be_sent_after_a_boss_and_its_death_is_told() -> None:
    stage = stage_at().item("DRON", upgraded=True)
    assert "kind:apostle" not in stage.do("use:DRON,0").options()
    stage = stage_at().item("DRON", upgraded=True)
    stage.creature("apostle", "1C3", wounded=True)
    stage.do("use:DRON,0", "kind:apostle").dice("hhm").quiet()
    assert stage.board.boss_dead
    assert [notice.kind for notice in stage.notices("boss_killed")] == ["apostle"]
    assert stage.board.hero.experience == (0, 0, 0, 0, 0)
    assert stage.asked == (0, "act")  # Nor is a skill to be chosen.


# Disruptor


@pytest.mark.rule("AL-RULING-41")
@pytest.mark.parametrize(("upgraded", "expected"), [(False, 2), (True, 3)])
def test_the_disruptor_attacks_and_pushes_what_lives(upgraded: bool, expected: int) -> None:
    stage = stage_at().item("DISR", upgraded=upgraded).reveal("1C3", "1B3")
    worm = stage.creature("worm", "1D3")
    assert dice(stage.do("use:DISR,0")) == expected
    stage.dice("m" * expected)
    assert stage.asked == (0, "push")
    assert stage.offers("push") == {"east", "south", "west"}
    stage.do("push:west")
    assert stage.where(worm) == "1C3"
    assert [figure.tile for figure in stage.board.figures] == [stage.tile("1C3").number]
    if upgraded:
        stage.do("push:west")
        assert stage.where(worm) == "1B3"
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-41")
def test_the_hero_may_push_less_far_or_not_at_all() -> None:
    stage = stage_at().item("DISR", upgraded=True).reveal("1C3", "1B3").light("1D3")
    worm = stage.creature("worm", "1D3")
    stage.do("use:DISR,0").dice("mmm").do("pass")
    assert stage.where(worm) == "1D3"
    stage.do("use:DISR,0").dice("mmm").do("push:west", "pass")
    assert stage.where(worm) == "1C3"


@pytest.mark.rule("AL-RULING-41")
def test_a_push_makes_no_noise_and_no_shock_and_switches_no_light_off() -> None:
    stage = stage_at().item("DISR").reveal("1C3").light("1C3")
    stage.creature("worm", "1D3")
    stage.do("use:DISR,0").dice("mm").do("push:west")
    assert stage.notices("noise") == []
    assert stage.board.hero.calm == 12
    assert "1C3" in stage.lit()
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-41")
def test_a_push_into_a_hidden_sector_ends_there_and_hides_the_creature() -> None:
    stage = stage_at().item("DISR", upgraded=True)
    worm = stage.creature("worm", "1D3")
    stage.do("use:DISR,0").dice("mmm").do("push:west")
    assert stage.where(worm) == "1C3"
    assert stage.board.figures == []
    assert [notice.direction for notice in stage.notices("figure_pushed")] == ["west"]
    assert stage.board.turn == 2  # The second step of the push is not asked for.


@pytest.mark.rule("AL-RULING-41", "AL-DOOR-03")
def test_a_push_respects_blocked_doors_and_walls_and_never_uses_a_stair() -> None:
    stage = stage_at("1B4").item("DISR").block("1B4-1C4")
    stage.creature("worm", "1B4")
    stage.do("use:DISR,0").dice("mm")
    assert stage.offers("push") == {"south"}
    assert stage.denied("push:east") == "AL-DOOR-03"
    assert stage.denied("push:west") == "AL-RULING-41"
    assert stage.denied("push:stairs") == "AL-RULING-41"


# Flare Gun


@PLAIN_AND_UPGRADED
@pytest.mark.rule("AL-LIGHT-04")
def test_the_flare_gun_lights_the_sector_of_its_target(upgraded: bool) -> None:
    stage = stage_at().item("FLAR", upgraded=upgraded).reveal("1C3", "1B3")
    stage.creature("worm", "1B3")
    assert dice(stage.do("use:FLAR,0")) == 2 + upgraded
    stage.dice("m" * (2 + upgraded)).quiet()
    assert stage.lit() == {"1B3"}


@pytest.mark.rule("AL-LIGHT-04")
def test_the_flare_burns_where_its_target_died() -> None:
    stage = stage_at().item("FLAR").reveal("1C3")
    stage.creature("spore", "1C3")
    stage.do("use:FLAR,0").dice("hh").quiet()
    assert stage.board.figures == []
    assert stage.lit() == {"1C3"}


# Grenade


@pytest.mark.rule("AL-FLOW-11", "AL-HATT-06")
def test_a_grenade_hits_each_creature_of_a_sector_with_a_roll_and_a_window_of_its_own() -> None:
    stage = stage_at().item("GREN").reveal("1C3", "1E3").hand(1, "R06")
    worm, spore = stage.creature("worm", "1C3"), stage.creature("spore", "1C3")
    elsewhere = stage.creature("spore", "1E3")
    stage.answer("use:GREN,0", f"aim:{stage.name('1C3')}", seat=0)
    assert stage.asked == (0, "target")
    assert stage.offers("attack") == {str(stage.figure(worm)), str(stage.figure(spore))}
    stage.answer(f"attack:{stage.figure(spore)}", seat=0)
    assert dice(stage) == 3
    stage.dice("hhm")
    assert stage.windows() == ["roll"]
    assert dice(stage) == 3
    stage.dice("hhh")
    assert stage.windows() == ["roll", "end"]
    assert [(one.id, one.wounded) for one in stage.board.secret.creatures] == [(worm, True), (elsewhere, False)]


@pytest.mark.rule("AL-HATT-07")
def test_bonuses_do_not_apply_to_a_grenade() -> None:
    stage = Stage(character="commander").item("GREN", upgraded=True).sheet(experience=(0, 0, 2, 0, 0))
    stage.creature("worm", "1D3")
    assert dice(stage.do("use:GREN,0")) == 4


@pytest.mark.rule("AL-HATT-02")
def test_a_plain_grenade_reaches_two_sectors_and_an_upgraded_one_any_distance() -> None:
    stage = stage_at("1A1").item("GREN").item("GREN", upgraded=True).reveal("1A2", "1A3", "1A4")
    stage.creature("worm", "1A4")  # 3 sectors away
    assert stage.denied("use:GREN,0") == "AL-HERO-04"
    assert dice(stage.do("use:GREN,1")) == 4
    stage = stage_at("1A1").item("GREN").reveal("1A2", "1A3", "1A4")
    stage.creature("worm", "1A4")
    stage.creature("worm", "1A3")  # 2 sectors away
    stage.creature("worm", "1A1")
    stage.do("use:GREN,0")
    assert stage.offers("aim") == {stage.name("1A1"), stage.name("1A3")}
    assert stage.denied(f"aim:{stage.name('1A4')}") == "AL-HATT-02"


@pytest.mark.rule("AL-FLOW-08")
def test_a_creature_that_dodges_out_of_the_blast_was_attacked_once() -> None:
    stage = stage_at(decks=("blue", "violet")).reveal("1C3").item("GREN").hand(1, "B06")
    first, second = stage.creature("worm", "1C3"), stage.creature("worm", "1C3")
    stage.do("use:GREN,0", f"attack:{stage.figure(first)}").dice("hhh")
    stage.react("offer:B06,up").evil(f"creature:c{first}", "step:1B3").quiet()
    assert stage.where(first) == "1B3"
    stage.dice("mmm").quiet()
    assert [(one.id, one.wounded) for one in stage.board.secret.creatures] == [(first, True), (second, False)]
    assert stage.board.turn == 2
