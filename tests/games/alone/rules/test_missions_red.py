"""The eight red missions, each played from its start to the Hero's victory."""

import pytest

from games.alone.helper import Stage
from games.alone.rules.on_missions import ROOM, kill, progress, with_main, with_missions, work


def won(stage: Stage) -> bool:
    return stage.over and stage.match.result.winners == (0,)


@pytest.mark.rule("AL-MISS-05", "AL-MISS-07", "AL-WIN-01")
def test_escape_pod() -> None:
    stage = work(with_main("MR1"), "MR1", "C", "G")
    assert progress(stage, "MR1") == (2, (0,))
    assert won(work(stage, "MR1", "E"))


@pytest.mark.rule("AL-MISS-07")
def test_escape_pod_with_a_creature_in_it_takes_one_interact_more() -> None:
    stage = work(with_main("MR1"), "MR1", "C", "G").hero(ROOM["E"])
    stage.creature("cultist", ROOM["E"])
    stage.answer("work:MR1", seat=0).dice("mm")
    assert not stage.over
    stage.answer("work:MR1", seat=0)
    assert won(stage)


@pytest.mark.rule("AL-MISS-11", "AL-BOSS-01", "AL-RULING-46")
def test_burn_the_nest_places_the_matriarch_and_tells_the_hero_only_that_she_is_there() -> None:
    stage = with_missions("MG3", "MB2", "MR2", players=3).table(leader=2)
    work(stage, "MB2", "C", "C")
    assert stage.asked == (2, "place_boss")
    steps = stage.map.steps[stage.sector(ROOM["C"])]
    assert stage.offers("at") == {code for sector, code in enumerate(stage.map.code) if steps[sector] >= 5}
    place = sorted(stage.offers("at"))[3]
    stage.answer(f"at:{place}", seat=2)
    assert [(one.kind, stage.map.code[one.sector]) for one in stage.board.secret.creatures] == [("matriarch", place)]
    assert [notice.boss for notice in stage.notices("boss_came")] == ["matriarch"]
    assert not stage.notices("noise")
    assert place not in repr(stage.told(0)) + repr(stage.match.journal_of(0)) + repr(stage.match.view(0))


@pytest.mark.rule("AL-MISS-10", "AL-WIN-01")
def test_burn_the_nest_is_won_by_killing_her() -> None:
    stage = with_main("MR2").hero("1D3")
    assert won(kill(stage, "matriarch"))


@pytest.mark.rule("AL-WIN-01", "AL-XP-02")
def test_killing_her_ends_the_match_before_points_are_given() -> None:
    stage = with_main("MR2").hero("1D3")
    figure = stage.figure(stage.creature("matriarch", "1D3", wounded=True))
    stage.answer(f"attack:{figure}", seat=0).dice("hhh")
    assert won(stage)
    assert not stage.notices("point_gained")


@pytest.mark.rule("AL-XP-02")
def test_a_boss_whose_death_does_not_win_gives_points() -> None:
    stage = with_main("MR3").hero("1D3")
    figure = stage.figure(stage.creature("apostle", "1D3", wounded=True))
    stage.answer(f"attack:{figure}", seat=0).dice("hhh")
    assert progress(stage, "MR3") == (0, (0, 1))
    assert stage.asked == (0, "skill")


@pytest.mark.rule("AL-MISS-10")
def test_other_kills_do_not_burn_the_nest() -> None:
    stage = with_main("MR2").hero("1D3")
    kill(stage, "spore")
    assert progress(stage, "MR2") == (0, (0,))


@pytest.mark.rule("AL-MISS-11", "AL-BOSS-01")
@pytest.mark.parametrize(("blue", "room", "place"), [("MB6", "M", "C"), ("MB2", "C", "L")])
def test_silence_the_apostle_places_him_in_the_farther_of_two_rooms(blue: str, room: str, place: str) -> None:
    stage = work(with_missions("MG3", blue, "MR3"), blue, room, room)
    assert stage.asked == (1, "no_choice")  # There is no tie, which the Hero must not see.
    stage.evil("done")
    (apostle,) = stage.board.secret.creatures
    assert (apostle.kind, stage.map.code[apostle.sector]) == ("apostle", ROOM[place])
    assert [notice.boss for notice in stage.notices("boss_came")] == ["apostle"]
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-MISS-05", "AL-MISS-10", "AL-WIN-01")
@pytest.mark.parametrize("proof_first", [True, False])
def test_silence_the_apostle_needs_the_proof_and_his_death_in_any_order(proof_first: bool) -> None:
    stage = with_main("MR3").hero("1D3")
    if proof_first:
        work(stage, "MR3", "L")
        assert stage.board.hero.tokens == ("proof",)
        assert won(kill(stage.hero("1D3"), "apostle"))
        return
    kill(stage, "apostle")
    assert progress(stage, "MR3") == (0, (0, 1))
    assert won(work(stage, "MR3", "L"))


@pytest.mark.rule("AL-MISS-05", "AL-WIN-01")
def test_self_destruct() -> None:
    stage = work(with_main("MR4"), "MR4", "S", "G")
    assert stage.hero(ROOM["E"]).denied("work:MR4") == "AL-MISS-05"
    work(stage, "MR4", "L")
    assert won(work(stage, "MR4", "E"))


@pytest.mark.rule("AL-MISS-08", "AL-MISS-10", "AL-WIN-01")
def test_distress_call() -> None:
    stage = work(with_main("MR5"), "MR5", "S")
    assert stage.board.hero.tokens == ("antenna",)
    work(stage, "MR5", "C")
    # The turn in which the antenna is mounted ends in the room and is the first one held.
    assert progress(stage, "MR5") == (2, (1,))
    for held in (2, 3):
        stage.answer("explore:north", seat=0)
        assert progress(stage, "MR5") == (2, (held,))
    stage.answer("explore:north", seat=0)
    assert won(stage)


@pytest.mark.rule("AL-MISS-13", "AL-MISS-11", "AL-WIN-01")
def test_the_cure_hides_its_sample_when_it_starts() -> None:
    stage = with_missions("MG3", "MB2", "MR6")
    work(stage, "MB2", "C", "C")
    laid = []
    while stage.kind == "hide_clue":
        laid.append(sorted(stage.offers("at"))[-1])
        stage.evil(f"at:{laid[-1]}")
    assert len(laid) == 3
    assert stage.kind == "real_clue"
    stage.evil(f"at:{laid[2]}")
    work(stage, "MR6", laid[0])
    assert progress(stage, "MR6") == (0, (0,))
    work(stage, "MR6", laid[2])
    assert progress(stage, "MR6") == (1, (0,))
    work(stage, "MR6", "L")
    assert won(work(stage, "MR6", "M"))


@pytest.mark.rule("AL-MISS-08", "AL-WIN-01")
def test_black_box() -> None:
    stage = work(with_main("MR7"), "MR7", "C", "Q")
    assert stage.board.hero.tokens == ("box",)
    assert won(work(stage, "MR7", "E"))


@pytest.mark.rule("AL-MISS-05", "AL-MISS-10", "AL-WIN-01")
def test_last_stand() -> None:
    stage = work(with_main("MR8"), "MR8", "M", "A")
    assert progress(stage, "MR8") == (1, (0,))
    stage.hero(ROOM["G"])
    for held in (1, 2):
        stage.answer("explore:north", seat=0)
        assert progress(stage, "MR8") == (1, (held,))
    stage.answer("explore:north", seat=0)
    assert won(stage)


@pytest.mark.rule("AL-MISS-10", "AL-ITEM-10")
def test_the_matriarch_killed_by_a_drone_in_the_dark_counts() -> None:
    stage = with_main("MR2").item("DRON", upgraded=True).hero("1D3")
    stage.creature("matriarch", "1B3", wounded=True)
    stage.answer("use:DRON,0", seat=0)
    stage.answer("kind:matriarch", seat=0).dice("hhm")
    assert won(stage)


@pytest.mark.rule("AL-MISS-10")
def test_a_hidden_kill_of_a_boss_counts_for_its_own_step_only() -> None:
    stage = with_main("MR3", green="MG5").item("DRON", upgraded=True).hero("1D3")
    stage.creature("apostle", "1B3", wounded=True)
    stage.answer("use:DRON,0", "kind:apostle", seat=0).dice("hhm")
    assert progress(stage, "MR3") == (0, (0, 1))
    assert progress(stage, "MG5") == (0, (0,))
