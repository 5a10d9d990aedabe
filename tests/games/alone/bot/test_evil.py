"""What a practised Evil player does where the sensible choice is clear."""

from brassboard.bots import bot
from brassboard.kernel import text_of
from games.alone.helper import Stage

# In k1 the corridor 1C3 lies beside the start 1D3; room Q is 1C4, between the doors to 1B4 and 1D4; room C is 1A5.


def chosen(stage: Stage, seat: int = 1) -> str:
    """What a medium bot answers to the question that is open, looking at what its seat may see."""
    return text_of(bot("medium", seed=1).choose(stage.match.lens(seat)))


def test_it_lets_a_hidden_creature_jump_at_the_hero() -> None:
    stage = Stage().sheet(adrenaline=0).hand(1, "R03")
    stage.creature("hybrid", "1C3")
    stage.answer("search", seat=0).shuffled()
    while stage.moment != "end":
        stage.answer("pass", seat=stage.asked[0])
    assert chosen(stage).startswith("offer:R03")


def rolled(symbols: str) -> Stage:
    """The Hero has rolled in an attack on a spore, and Evil holds Thick Hide."""
    stage = Stage(decks=("red", "violet")).sheet(adrenaline=0, character="pilot").hand(1, "R06")
    stage.creature("spore", "1D3")
    return stage.answer("attack:1", seat=0).dice(symbols)


def test_it_plays_an_instant_when_it_saves_a_creature() -> None:
    stage = rolled("hm")
    assert stage.moment == "roll"
    assert chosen(stage) == "offer:R06,up"


def test_it_saves_an_instant_that_would_change_nothing() -> None:
    stage = rolled("mm")
    assert stage.moment == "roll"
    assert chosen(stage) == "pass"


def test_it_slams_the_door_that_the_hero_needs() -> None:
    stage = Stage(decks=("green", "violet"), missions=("MB2",)).hero("1D4").sheet(adrenaline=0).hand(1, "G02")
    stage.answer("move:west", seat=0)
    assert (stage.hero_at, stage.moment) == ("1C4", "step")
    assert chosen(stage) == "offer:G02,up"
    stage.evil("offer:G02,up")
    assert chosen(stage) == "bar:1B4-1C4"


def test_a_creature_goes_towards_the_hero() -> None:
    stage = Stage(decks=("red", "violet")).sheet(adrenaline=0).hand(1, "R01")
    stage.creature("hybrid", "1B3")
    stage.answer("move:east", seat=0)
    while stage.moment != "end":
        stage.answer("pass", seat=stage.asked[0])
    stage.evil("offer:R01,up", "side:0", "creature:c1")
    assert chosen(stage) == "step:1C3"


def test_the_leader_accepts_a_good_offer_of_another_player() -> None:
    stage = Stage(players=3).sheet(adrenaline=0).hand(2, "V01")
    stage.creature("hybrid", "1C3")
    stage.answer("search", seat=0).shuffled()
    while stage.moment != "end":
        stage.answer("pass", seat=stage.asked[0])
    stage.answer("offer:V01,down", seat=2)
    assert (stage.kind, stage.asked[0]) == ("accept", 1)
    assert chosen(stage) == "accept:2"
