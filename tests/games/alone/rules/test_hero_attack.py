"""The Hero attacks: targets, dice, hits, and what everyone sees of it."""

import pytest

from games.alone.helper import Stage


def stage_at_start(**options: object) -> Stage:
    """The Hero is the Ship's Doctor, who attacks like everybody, in the corridor 1D3."""
    return Stage(character="doctor", **options)


def number_of_dice(stage: Stage) -> int:
    """How many dice are to be rolled now."""
    request = stage.position.asked
    assert request is not None
    assert request.kind == "dice"
    return int(request.n)


def hits(stage: Stage) -> list[int]:
    """The hits of each roll so far that counted."""
    return [notice.hits for notice in stage.notices("hero_hit")]


@pytest.mark.rule("AL-HATT-01")
def test_the_plain_attack_reaches_only_the_heros_own_sector() -> None:
    stage = stage_at_start().reveal("1E3")
    next_door = stage.figure(stage.creature("spore", "1E3"))
    denial = stage.why_not(f"attack:{next_door}")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-HATT-01", {"figure": next_door})
    here = stage.figure(stage.creature("spore", "1D3"))
    assert stage.offers("attack") == {str(here)}


@pytest.mark.rule("AL-HATT-01")
def test_each_creature_with_the_hero_is_a_target_of_its_own() -> None:
    stage = stage_at_start()
    spore, worm = stage.creature("spore", "1D3"), stage.creature("worm", "1D3")
    assert stage.offers("attack") == {"1", "2"}
    stage.do(f"attack:{stage.figure(worm)}").dice("hh")
    assert [(figure.kind, figure.wounded) for figure in stage.board.figures] == [("spore", False), ("worm", True)]
    assert stage.where(spore) == "1D3"


@pytest.mark.rule("AL-HATT-02")
def test_ammunition_reaches_what_is_in_sight_and_nothing_round_a_bend() -> None:
    stage = stage_at_start().reveal("1C3", "1B3", "1E3", "1E2").item("AMMO_M")
    with_hero, in_line = stage.creature("worm", "1D3"), stage.creature("worm", "1B3")
    behind_bend = stage.creature("worm", "1E2")
    stage.do("use:AMMO_M,0", "charges:1")
    assert stage.offers("attack") == {str(stage.figure(with_hero)), str(stage.figure(in_line))}
    assert stage.denied(f"attack:{stage.figure(behind_bend)}") == "AL-HATT-02"


@pytest.mark.rule("AL-HATT-02")
def test_the_seeker_drone_reaches_every_revealed_creature_of_the_floor() -> None:
    stage = stage_at_start(start="1B4").reveal("1B5", "1E3", "1E2", "2B3").item("DRON")
    near, behind_bend, upstairs = [stage.creature("worm", code) for code in ("1B5", "1E2", "2B3")]
    stage.do("use:DRON,0")
    assert stage.offers("attack") == {str(stage.figure(near)), str(stage.figure(behind_bend))}
    assert stage.denied(f"attack:{stage.figure(upstairs)}") == "AL-HATT-02"
    stage.do(f"attack:{stage.figure(behind_bend)}").dice("hhm")
    assert [figure.kind for figure in stage.board.figures if figure.wounded] == ["worm"]


@pytest.mark.rule("AL-HATT-03")
def test_the_hero_sees_of_revealed_creatures_whether_they_are_wounded() -> None:
    stage = stage_at_start()
    stage.creature("hybrid", "1C3", wounded=True)
    stage.creature("worm", "1B3")
    stage.do("explore:west")
    assert [(notice.kind, notice.wounded) for notice in stage.notices("figure_revealed")] == [
        ("hybrid", True),
        ("worm", False),
    ]
    assert [figure["wounded"] for figure in stage.seen_by(0)["figures"]] == [True, False]


@pytest.mark.rule("AL-HATT-04")
def test_a_wound_turns_marker_and_figure_and_a_kill_removes_both() -> None:
    stage = stage_at_start().light("1D3")
    worm = stage.creature("worm", "1D3")
    stage.do("attack:1").dice("hh")
    (creature,) = stage.board.secret.creatures
    assert creature.wounded
    assert stage.board.figures[0].wounded
    assert [notice.figure for notice in stage.notices("figure_wounded")] == [1]
    stage.do("attack:1").dice("hh")
    assert stage.board.secret.creatures == ()
    assert stage.board.figures == []
    assert [(notice.kind, notice.tile) for notice in stage.notices("figure_killed")] == [("worm", "m0")]
    assert stage.where(worm) == ""


@pytest.mark.rule("AL-HATT-05")
def test_the_plain_attack_rolls_2_dice() -> None:
    stage = stage_at_start()
    stage.creature("spore", "1D3")
    assert number_of_dice(stage.do("attack:1")) == 2


@pytest.mark.rule("AL-HATT-06", "AL-TALK-04")
def test_everyone_sees_the_roll_and_evil_may_cut_a_hit_before_the_damage() -> None:
    stage = stage_at_start(decks=("red", "violet")).item("KNIF").hand(1, "R06")
    stage.creature("hybrid", "1D3")  # 2/1: 3 damage would kill it.
    stage.do("use:KNIF,0").dice("hhh")
    assert stage.notices("hero_rolled")[0].faces == ("hit", "hit", "hit")
    assert stage.moment == "roll"
    assert not stage.board.figures[0].wounded
    stage.react("offer:R06,up")
    assert [(notice.hits, notice.lost) for notice in stage.notices("hero_hit")] == [(2, 1)]
    assert [(figure.kind, figure.wounded) for figure in stage.board.figures] == [("hybrid", True)]


@pytest.mark.rule("AL-HATT-06")
def test_experience_comes_before_the_later_calls_of_the_item() -> None:
    stage = stage_at_start().item("FLAR").reveal("1C3")
    stage.creature("spore", "1C3")
    stage.do("use:FLAR,0").dice("hh")
    tags = [type(event).__struct_config__.tag for event in stage.told(0)]
    order = [
        tags.index(f"alone.{tag}") for tag in ("hero_rolled", "hero_hit", "figure_killed", "point_gained", "light_on")
    ]
    assert order == sorted(order)


@pytest.mark.rule("AL-HATT-06")
def test_conditional_symbols_hit_only_where_the_hero_stands_in_light() -> None:
    dark = stage_at_start()
    dark.creature("worm", "1D3")
    dark.do("attack:1").dice("hc")
    assert hits(dark) == [1]
    lit = stage_at_start().light("1D3")
    lit.creature("worm", "1D3")
    lit.do("attack:1").dice("hc")
    assert hits(lit) == [2]


@pytest.mark.rule("AL-RULING-28")
def test_the_light_of_the_target_does_not_matter() -> None:
    target_lit = stage_at_start().reveal("1C3").light("1C3").item("AMMO_M")
    target_lit.creature("worm", "1C3")
    target_lit.do("use:AMMO_M,0", "charges:1").dice("ccc")
    assert hits(target_lit) == [0]
    hero_lit = stage_at_start().reveal("1C3").light("1D3").item("AMMO_M")
    hero_lit.creature("worm", "1C3")
    hero_lit.do("use:AMMO_M,0", "charges:1").dice("ccc")
    assert hits(hero_lit) == [3]


@pytest.mark.rule("AL-HATT-07")
def test_bonuses_add_up() -> None:
    stage = Stage(character="commander").sheet(experience=(0, 0, 2, 0, 0))
    stage.creature("spore", "1D3")
    assert number_of_dice(stage.do("attack:1")) == 4


@pytest.mark.rule("AL-HATT-07")
def test_the_commanders_die_is_for_the_plain_attack_and_cold_aim_for_items_too() -> None:
    stage = Stage(character="commander").sheet(experience=(0, 0, 2, 0, 0)).item("KNIF")
    stage.creature("spore", "1D3")
    assert number_of_dice(stage.do("use:KNIF,0")) == 4


@pytest.mark.rule("AL-HATT-07")
def test_a_creature_far_away_is_a_target_although_another_is_with_the_hero() -> None:
    stage = stage_at_start().reveal("1C3").item("AMMO_M")
    stage.creature("spore", "1D3")
    far = stage.figure(stage.creature("spore", "1C3"))
    stage.do("use:AMMO_M,0", "charges:1", f"attack:{far}").dice("hhm")
    assert [figure.tile for figure in stage.board.figures] == [stage.board.here]


@pytest.mark.rule("AL-HATT-07")
def test_a_hidden_creature_is_no_target() -> None:
    stage = stage_at_start().item("AMMO_M").item("DRON").item("GREN")
    stage.creature("spore", "1C3")
    assert stage.board.figures == []
    for use in ("use:AMMO_M,0", "use:DRON,1", "use:GREN,2"):
        assert stage.denied(use) == "AL-HERO-04"
