"""Experience: points for kills and rewards, and the skills they make active."""

import pytest

from brassboard.games.alone.data.item_frames import HeroCalls
from games.alone.helper import Stage


def points(stage: Stage) -> tuple[int, ...]:
    return tuple(stage.board.hero.experience)


def kill(stage: Stage, kind: str, code: str = "1C3") -> Stage:
    """Put a wounded creature of this kind next to the Hero and shoot it."""
    stage.reveal(code)
    stage.creature(kind, code, wounded=True)
    return stage.do(f"use:AMMO_M,{len(stage.board.hero.items) - 1}", "charges:1").dice("hhh").quiet()


def armed(**options: object) -> Stage:
    return Stage(character="doctor", **options).item("AMMO_M")


@pytest.mark.rule("AL-XP-01")
@pytest.mark.parametrize(
    ("kind", "gained"),
    [
        ("spore", (1, 0, 0, 0, 0)),
        ("parasite", (0, 1, 0, 0, 0)),
        ("cultist", (0, 0, 1, 0, 0)),
        ("hybrid", (0, 0, 0, 1, 0)),
        ("worm", (0, 0, 0, 0, 1)),
    ],
)
def test_a_kill_gives_one_point_for_the_skill_of_its_kind(kind: str, gained: tuple[int, ...]) -> None:
    stage = kill(armed(), kind)
    assert points(stage) == gained
    assert [notice.points for notice in stage.notices("point_gained", seat=1)] == [1]


@pytest.mark.rule("AL-XP-01")
def test_a_wound_gives_nothing() -> None:
    stage = armed().reveal("1C3")
    stage.creature("worm", "1C3")
    stage.do("use:AMMO_M,0", "charges:1").dice("hhm").quiet()
    assert points(stage) == (0, 0, 0, 0, 0)


@pytest.mark.rule("AL-XP-02")
def test_a_boss_gives_two_points_for_two_different_skills() -> None:
    stage = kill(armed(), "apostle")
    assert stage.asked == (0, "skill")
    assert len(stage.offers("skill")) == 5
    stage.answer("skill:light_feet", seat=0)
    assert stage.denied("skill:light_feet") == "AL-XP-02"
    stage.answer("skill:surge", seat=0)
    assert points(stage) == (0, 1, 0, 0, 1)


@pytest.mark.rule("AL-XP-03")
def test_a_skill_is_active_from_its_second_point_on_at_once() -> None:
    stage = armed().sheet(experience=(0, 0, 1, 0, 0))
    stage.creature("worm", "1D3")
    stage.do("bullet_time")
    stage.reveal("1C3")
    victim = stage.figure(stage.creature("cultist", "1C3", wounded=True))
    stage.do("use:AMMO_M,0", "charges:1", f"attack:{victim}").dice("hhh").quiet()
    assert points(stage) == (0, 0, 2, 0, 0)
    stage.do("attack:1")
    assert stage.position.asked.n == 3


@pytest.mark.rule("AL-XP-03")
def test_one_point_does_nothing_yet() -> None:
    stage = armed().sheet(experience=(0, 0, 1, 0, 0))
    stage.creature("worm", "1D3")
    stage.do("attack:1")
    assert stage.position.asked.n == 2


@pytest.mark.rule("AL-XP-04")
def test_the_death_of_a_hidden_creature_gives_no_point() -> None:
    stage = Stage(character="doctor").item("DRON", upgraded=True)
    stage.creature("spore", "1C3")
    stage.do("use:DRON,0", "kind:spore").dice("hhh").quiet()
    assert stage.board.secret.creatures == ()
    assert points(stage) == (0, 0, 0, 0, 0)


@pytest.mark.rule("AL-XP-05")
def test_no_skill_gets_a_third_point() -> None:
    stage = kill(armed().sheet(experience=(2, 0, 0, 0, 0)), "spore")
    assert points(stage) == (2, 0, 0, 0, 0)
    assert stage.notices("point_gained") == []


@pytest.mark.rule("AL-XP-05")
def test_a_boss_offers_no_skill_that_is_full() -> None:
    stage = kill(armed().sheet(experience=(2, 0, 0, 0, 0)), "apostle")
    assert stage.denied("skill:sealed_mask") == "AL-XP-05"


@pytest.mark.rule("AL-XP-06")
def test_a_creature_that_evil_recalls_gives_nothing() -> None:
    stage = armed(decks=("red", "violet")).hand(1, "R01").reveal("1C3")
    hybrid = stage.creature("hybrid", "1C3", wounded=True)
    stage.answer("move:east", seat=0)
    stage.evil("pass")  # the window of the step
    stage.react("offer:R01,up", "side:1", f"creature:c{hybrid}", "pass")
    assert stage.where(hybrid) == ""
    assert points(stage) == (0, 0, 0, 0, 0)


@pytest.mark.rule("AL-XP-07")
def test_a_reward_gives_points_for_different_skills_and_loses_what_none_can_take() -> None:
    stage = Stage(character="doctor").sheet(experience=(2, 2, 2, 2, 1)).run(HeroCalls("reward:MG5"))
    assert stage.offers("skill") == {"surge"}
    stage.answer("skill:surge", seat=0)
    assert points(stage) == (2, 2, 2, 2, 2)
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-XP-07")
def test_the_points_of_a_reward_go_to_two_skills() -> None:
    stage = Stage(character="doctor").run(HeroCalls("reward:MB4"))
    stage.answer("skill:cold_aim", seat=0)
    assert stage.denied("skill:cold_aim") == "AL-XP-02"
    stage.answer("skill:steady_mind", seat=0)
    assert points(stage) == (0, 0, 1, 1, 0)
    assert stage.asked == (0, "act")
