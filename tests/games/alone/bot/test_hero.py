"""What a practised Hero does where the sensible choice is clear."""

from brassboard.bots import bot
from brassboard.kernel import text_of
from games.alone.helper import Stage

# In k1 room G is 2A4 and room C is 1A5; the Hero starts on 1D3, a dark corridor.


def chosen(stage: Stage, seat: int = 0) -> str:
    """What a medium bot answers to the question that is open, looking at what its seat may see."""
    return text_of(bot("medium", seed=1).choose(stage.match.lens(seat)))


def test_he_uses_bullet_time_for_a_long_way() -> None:
    assert chosen(Stage()) == "bullet_time"


def test_he_saves_adrenaline_while_he_only_has_to_hold_a_room() -> None:
    stage = Stage(missions=("MG3",)).mission("MG3", fulfilled=True).mission("MR5", step=2, counts=(1,)).hero("1A5")
    assert chosen(stage) != "bullet_time"


def test_he_finishes_a_mission_when_one_action_is_left() -> None:
    stage = Stage(missions=("MG1", "MB2")).hero("2A4").mission("MG1", counts=(1,)).sheet(adrenaline=0)
    assert chosen(stage) == "work:MG1"


def test_he_finishes_a_mission_even_beside_a_creature() -> None:
    stage = Stage(missions=("MG1", "MB2")).hero("2A4").mission("MG1", counts=(1,)).sheet(adrenaline=0)
    stage.creature("hybrid", "2A4")
    assert chosen(stage) == "work:MG1"


def test_he_runs_on_rather_than_fights_in_the_dark() -> None:
    stage = Stage().sheet(adrenaline=0)
    stage.creature("worm", "1D3")
    assert "attack:1" in stage.options()
    assert chosen(stage).startswith("move:")


def test_he_strikes_a_wounded_creature_in_the_light_that_a_mission_wants_dead() -> None:
    stage = Stage(missions=("MG5", "MB2")).sheet(adrenaline=0).light("1D3")
    stage.creature("spore", "1D3", wounded=True)
    assert chosen(stage) == "attack:1"


def test_he_heals_himself_rather_than_die() -> None:
    stage = Stage().sheet(life=1, calm=0, adrenaline=0).item("MEDK")
    assert chosen(stage) == "use:MEDK,0"


def test_he_does_not_spend_a_med_kit_on_a_scratch() -> None:
    stage = Stage().sheet(life=11, adrenaline=0).item("MEDK")
    assert chosen(stage) != "use:MEDK,0"


def test_he_takes_equipment_from_a_room_on_his_way() -> None:
    stage = Stage(missions=("MG3", "MB2")).hero("1F2").sheet(adrenaline=0)
    assert chosen(stage) == "search"


def test_he_knows_no_more_than_he_sees() -> None:
    """A creature that nobody has seen or heard changes nothing."""
    stage = Stage().sheet(adrenaline=0)
    before = chosen(stage)
    stage.creature("worm", "1C3")
    assert chosen(stage) == before
