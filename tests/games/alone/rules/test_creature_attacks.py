"""Attacks of creatures at the end of a turn: dice, hits, their order, and what lasts until then."""

import pytest

from games.alone.helper import Stage
from games.alone.reacting import dice_asked, lane, noises, play, reacting, until


def attacked(*kinds: str, lit: bool = False, danger: bool = False, cards: tuple[str, ...] = ()) -> Stage:
    """The Hero's turn in 1C1 is over, and these creatures are with him."""
    stage = lane(*cards)
    for kind in kinds:
        stage.creature(kind, "1C1")
    if lit:
        stage.light("1C1")
    if danger:
        stage.danger("1C1")
    stage.answer("search", seat=0)
    return until(stage, "end").evil("pass") if cards else stage


@pytest.mark.rule("AL-ATK-01", "AL-RULING-23")
def test_each_creature_with_the_hero_attacks_with_a_roll_of_its_own() -> None:
    stage = attacked("parasite", "spore")
    assert stage.asked == (1, "attacker")
    stage.evil("attacker:1")
    assert dice_asked(stage) == 2
    assert dice_asked(stage.dice("mm")) == 3
    stage.dice("mmm")
    assert [(event.kind, event.dice) for event in stage.notices("creature_attacks")] == [("parasite", 2), ("spore", 3)]
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-ATK-01")
def test_a_creature_next_door_does_not_attack() -> None:
    stage = lane().reveal("1B1")
    stage.creature("worm", "1B1")
    stage.answer("search", seat=0)
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-ATK-02", "AL-EX-10")
def test_a_parasite_in_the_dark_has_2_dice_and_a_worm_in_light_none() -> None:
    assert dice_asked(attacked("parasite")) == 2
    stage = attacked("worm", lit=True)
    assert [(event.kind, event.dice) for event in stage.notices("creature_attacks")] == [("worm", 0)]
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-ATK-02")
@pytest.mark.parametrize(
    ("kind", "dark", "lit"), [("spore", 3, 2), ("parasite", 2, 1), ("cultist", 2, 2), ("hybrid", 2, 1)]
)
def test_light_decides_about_the_dice(kind: str, dark: int, lit: int) -> None:
    assert (dice_asked(attacked(kind)), dice_asked(attacked(kind, lit=True))) == (dark, lit)


@pytest.mark.rule("AL-ATK-03", "AL-GOAL-05")
def test_each_hit_costs_1_life() -> None:
    stage = attacked("spore").dice("hhm")
    assert (stage.board.hero.life, stage.board.hero.calm) == (10, 12)
    assert [(event.track, event.n, event.source) for event in stage.notices("lost")] == [("life", 2, "attack")]


@pytest.mark.rule("AL-ATK-04")
def test_normally_only_hits_count() -> None:
    assert attacked("spore").dice("hcm").board.hero.life == 11


@pytest.mark.rule("AL-ATK-05", "AL-GOAL-06")
def test_on_a_danger_marker_conditional_symbols_hit() -> None:
    assert attacked("spore", danger=True).dice("ccm").board.hero.life == 10


@pytest.mark.rule("AL-ATK-05")
def test_a_marker_next_door_changes_nothing() -> None:
    stage = lane().danger("1B1")
    stage.creature("spore", "1C1")
    assert stage.answer("search", seat=0).dice("ccm").board.hero.life == 12


@pytest.mark.rule("AL-ATK-06", "AL-RULING-28")
@pytest.mark.parametrize(("lit", "hits"), [("1C1", 2), ("1D1", 0)])
def test_light_in_the_heros_own_sector_helps_the_hero(lit: str, hits: int) -> None:
    stage = lane().item("AMMO_M", charges=1).reveal("1D1").light(lit)
    stage.creature("cultist", "1D1")
    stage.answer("use:AMMO_M,0", seat=0)
    while not stage.chance:
        stage.answer(stage.options(0)[0], seat=0)
    stage.dice("ccm")
    assert [event.hits for event in stage.notices("hero_hit")] == [hits]


@pytest.mark.rule("AL-ATK-07")
def test_light_turns_no_conditional_symbol_into_a_hit_for_evil() -> None:
    assert attacked("spore", lit=True).dice("cc").board.hero.life == 12
    assert attacked("spore", lit=True, danger=True).dice("cc").board.hero.life == 10


@pytest.mark.rule("AL-ATK-07")
def test_a_danger_marker_never_helps_the_hero() -> None:
    stage = lane().danger("1C1")
    stage.creature("cultist", "1C1")
    stage.answer("attack:1", seat=0).dice("cc")
    assert [event.hits for event in stage.notices("hero_hit")] == [0]


@pytest.mark.rule("AL-TALK-04")
def test_everyone_sees_the_dice() -> None:
    stage = attacked("spore").dice("hcm")
    for seat in (0, 1, None):
        (rolled,) = stage.notices("dice_rolled", seat=seat)
        assert (rolled.symbols, rolled.hits) == (("hit", "conditional", "miss"), 1)
        assert any(line.endswith("dice:1,3,5") for line in stage.match.journal_of(seat))


# The order of the end of the turn


@pytest.mark.rule("AL-RULING-07")
def test_creatures_that_move_in_at_the_end_of_the_turn_attack_and_then_the_light_goes_off() -> None:
    stage = reacting("R03").reveal("1A1").light("1A1")
    one, two = stage.creature("parasite", "1C1"), stage.creature("spore", "1A2")
    play(stage, "R03", f"creature:c{one}", "step:1B1", f"creature:c{two}", "step:1A1")
    assert dice_asked(stage) == 2, "the window comes first, then the attack"
    assert stage.lit() == {"1A1"}, "then the light"
    stage.dice("mm")
    assert stage.lit() == set()


@pytest.mark.rule("AL-RULING-07")
def test_after_every_attack_that_cost_something_a_loss_window_opens() -> None:
    stage = attacked("spore", "parasite", cards=("R12", "R13"))
    stage.evil("attacker:1").dice("hmm")
    assert stage.moment == "loss"
    stage.evil("pass")
    assert dice_asked(stage) == 2, "the parasite"
    stage.dice("mm")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2), "no window after an attack without a hit"


@pytest.mark.rule("AL-RULING-07")
def test_an_attacker_that_has_left_by_its_moment_is_skipped() -> None:
    stage = attacked("spore", "parasite", cards=("R12",))
    stage.evil("attacker:1").dice("hmm")
    play(stage, "R12", "creature:c2", "step:1B1", "done")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-RULING-07")
def test_a_creature_that_arrives_during_the_attacks_does_not_attack() -> None:
    stage = attacked("spore", cards=("R12",))
    worm = stage.creature("worm", "1D1")
    stage.dice("hmm")
    play(stage, "R12", f"creature:c{worm}", "step:1C1", "done")
    assert stage.where(worm) == "1C1"
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-RULING-07", "AL-RULING-46")
def test_the_leader_names_the_next_attacker() -> None:
    stage = lane(players=3).table(leader=2)
    for kind in ("spore", "parasite", "cultist"):
        stage.creature(kind, "1C1")
    stage.answer("search", seat=0)
    assert stage.asked == (2, "attacker")
    assert set(stage.options(2)) == {"attacker:1", "attacker:2", "attacker:3"}
    stage.answer("attacker:3", seat=2).dice("mm")
    assert set(stage.options(2)) == {"attacker:1", "attacker:2"}


@pytest.mark.rule("AL-RULING-37")
def test_a_creature_the_hero_left_behind_does_not_attack() -> None:
    stage = lane()
    stage.creature("worm", "1C1")
    stage.answer("move:west", seat=0).evil("waive:yes")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-RULING-07")
def test_extra_dice_end_with_the_turn() -> None:
    stage = reacting("R02", danger=True)
    worm = stage.creature("worm", "1A1")
    play(stage, "R02", f"creature:c{worm}", "step:1B1")
    assert dice_asked(stage) == 4
    stage.dice("mmmm").answer("search", seat=0)
    assert dice_asked(stage) == 3
    assert noises(stage) == []


@pytest.mark.rule("AL-WIN-02", "AL-GOAL-03")
def test_the_match_ends_in_the_middle_of_the_attacks_when_both_tracks_are_at_0() -> None:
    stage = lane().sheet(life=1, calm=0)
    stage.creature("spore", "1C1")
    stage.creature("spore", "1C1")
    stage.answer("search", seat=0).evil("attacker:1").dice("hmm")
    assert stage.over
    assert stage.board.winner == "evil"
    assert stage.match.result is not None
    assert stage.match.result.winners == (1,)
