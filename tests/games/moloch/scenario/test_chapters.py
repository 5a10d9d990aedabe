"""The six chapters that come with the game: who stands where, how they end, and how far it is."""

import pytest

from brassboard.games.moloch.content import AGENT_FIGURES, MINION_FIGURES
from brassboard.games.moloch.scenario import vocabulary
from brassboard.games.moloch.scenario.chapter import Chapter
from brassboard.games.moloch.scenario.registry import CHAPTERS, SHIPPED, describe
from brassboard.kit.bits import bits_of, members
from brassboard.kit.effects import Call

ALL = pytest.mark.parametrize("id", SHIPPED)


def points(chapter: Chapter, start: str, target: int, beside: bool = False) -> int:
    """Return the points from a square to a square of a set, or to one beside it, doors opened for 1 point each."""
    layout = chapter.ground.layout(0)
    goals = target | layout.beside(target) if beside else target
    costs = layout.reach(chapter.ground.square(start), -1, door=1).costs
    return min([costs[square] for square in members(goals) if costs[square] >= 0])


def said(calls: tuple[Call, ...]) -> list[str]:
    return [str(call) for call in calls]


@ALL
def test_every_chapter_starts_with_as_many_figures_as_its_map_has_squares_for(id: str) -> None:
    chapter = CHAPTERS[id]
    ground = chapter.ground
    assert chapter.id == id
    assert sum(chapter.minions.values()) == len(ground.minions)
    assert sorted([post.square for post in chapter.agents if post.square >= 0]) == list(ground.agents)
    assert ground.start.bit_count() == 4
    for sheet in chapter.sheets(()):
        assert len(chapter.starting(sheet)) <= AGENT_FIGURES[sheet].figures
    for minion, n in chapter.minions.items():
        assert n <= MINION_FIGURES[minion].figures
    reach = ground.layout(0).reach(members(ground.start)[0], -1, door=1)
    assert reach.places == ground.squares


@ALL
def test_in_every_chapter_both_sides_can_win_and_someone_wins_at_the_limit(id: str) -> None:
    chapter = CHAPTERS[id]
    assert {win.side for win in chapter.wins} == {0, 1}
    assert len(chapter.wins_at("limit")) == 1
    assert chapter.wins[-1].moment == "limit"


@pytest.mark.rule("RM-SETUP-03")
def test_chapter_one_places_everyone_as_its_picture_shows() -> None:
    chapter = CHAPTERS["1"]
    ground = chapter.ground
    at = {post.sheet: ground.names[post.square] for post in chapter.agents}
    assert at == {"tobias": "N9", "emerson": "H5"}  # (13,8) and (7,4)
    assert [ground.names[post.square] for post in chapter.allies if post.sheet == "blackmore"] == ["M1"]  # (12,0)
    bobbies = [ground.names[post.square] for post in chapter.allies if post.sheet == "bobby"]
    assert bobbies == ["K1", "L2", "M2", "J3", "K3", "K4"]
    assert len(ground.doors) == 7
    assert ground.layout(0).closed.bit_count() == 7
    assert chapter.minions == {"shambling": 3, "clown": 1}
    assert [post.sheet for post in chapter.allies if post.vip] == ["blackmore"]
    assert chapter.life == {"blackmore": 6}
    assert chapter.escorted == "blackmore"
    assert not chapter.carry_from


def test_the_specials_of_chapter_one_come_in_their_rounds() -> None:
    chapter = CHAPTERS["1"]
    assert [special.id for special in chapter.clean_up(2)] == ["fire"]
    assert [special.id for special in chapter.clean_up(4)] == ["clowns"]
    assert [special.id for special in chapter.clean_up(6)] == ["pool"]
    assert chapter.clean_up(0) == ()
    assert chapter.clean_up(3) == ()
    assert [special.id for special in chapter.at("enter")] == ["loot"]
    fire = chapter.special("fire").deeds[0]
    ground = chapter.ground
    # Columns 2 to 5, rows 0 to 2.
    assert chapter.area(fire.word(0)) == bits_of([y * ground.width + x for y in range(3) for x in range(2, 6)])
    loot = chapter.special("loot").when
    houses = [chapter.area(loot.word(1)), chapter.area(loot.word(2))]
    assert [house.bit_count() for house in houses] == [15, 12]
    assert all([house & ~ground.inside == 0 for house in houses])


def test_chapter_two_hides_the_stone_and_hangs_the_curtain() -> None:
    chapter = CHAPTERS["2"]
    ground = chapter.ground
    assert {marker.kind: marker.n for marker in chapter.markers} == {"stone": 1, "simple": 2, "utensil": 1, "trap": 1}
    assert {marker.kind: said(marker.finds) for marker in chapter.markers}["trap"] == ["dmg(1)", "fire"]
    assert chapter.search_from == {"gentleman": 1, "agent": 4}
    assert chapter.carry_from == {"gentleman": 1, "agent": 1}
    doors = [ground.edge_name(edge) for edge in members(ground.curtain_doors)]
    assert sorted(doors) == ["C6-D6", "F9-F10", "G2-G3", "G9-G10", "I6-J6"]
    windows = [ground.edge_name(edge) for edge in members(ground.curtain_windows)]
    assert windows == ["C8-D8", "I8-J8"]
    inside, outside = ground.square("D8"), ground.square("C8")
    assert not ground.layout(0).sees(inside, outside)
    assert ground.layout(1 << ground.edge("G2-G3")).sees(inside, outside)
    # Another door of the map does not matter.
    assert not ground.layout(1 << ground.edge("B2-C2")).sees(inside, outside)


def test_chapter_three_guards_four_circles() -> None:
    chapter = CHAPTERS["3"]
    assert chapter.object_kind == "circle"
    assert chapter.ground.objects.bit_count() == 4
    assert [(post.sheet, post.square) for post in chapter.allies] == [("watling", -1)]
    assert [said(win.conditions) for win in chapter.wins] == [
        ["objects_at_most(0)"],
        ["progress(10)"],
        ["deaths(5)"],
        [],
    ]
    assert [win.side for win in chapter.wins] == [1, 0, 0, 1]
    assert len(chapter.starting("lamias")) == 3


def test_chapter_four_lets_minions_carry_and_titus_wreck_doors() -> None:
    chapter = CHAPTERS["4"]
    assert chapter.round_limit == 7
    assert chapter.carry_from == {"gentleman": 4, "agent": 1, "minion": 1}
    assert chapter.unarmed == ("minion",)
    assert chapter.wrecks == {"titus": ("wall", "door")}
    assert said(chapter.wins[2].conditions) == ["fallen(titus)", "not_carried(nemesis)"]
    assert chapter.ground.name_of(chapter.area(chapter.special("guards").deeds[0].word(2))) == "G9 H9 I9"
    unless = chapter.rewards.of_side[1][1]
    assert unless.word(0) == "lady_ada_fell"
    assert said(tuple(unless.effects(1).calls)) == ["draw(royal, 1)"]


def test_chapter_five_says_when_london_burns() -> None:
    chapter = CHAPTERS["5"]
    assert len(chapter.districts) == 6
    assert len(set(chapter.districts.values())) == 6
    on_reveal = chapter.at("reveal")[0]
    assert on_reveal.when.word(0) == "chaos"
    assert said(on_reveal.deeds) == ["burning_roll(3, 2)"]
    on_defeat = chapter.at("defeated")[0]
    assert on_defeat.when.word(0) == "gentleman"
    assert "appeared(spawn)" in said(on_defeat.conditions)
    assert said(on_defeat.deeds) == ["burning_roll(3, 2)"]
    ritual = chapter.at("reached")[0]
    assert ritual.when.args == (("titus", "lotties"), ("o",))
    assert said(ritual.deeds) == ["leave", "burn(1)"]
    assert chapter.ground.name_of(chapter.ground.objects) == "A5 A6"


def test_the_four_houses_of_chapter_five_are_all_inside_squares() -> None:
    chapter = CHAPTERS["5"]
    call = chapter.special("fire").deeds[0]
    houses = [chapter.area(call.word(place)) for place in range(len(call.args))]
    assert [house.bit_count() for house in houses] == [12, 12, 16, 16]
    union = 0
    for house in houses:
        union |= house
    assert union == chapter.ground.inside


def test_agents_of_chapter_six_depend_on_the_favours_of_the_campaign() -> None:
    chapter = CHAPTERS["6"]
    assert chapter.spare_card == "turnbull"
    assert chapter.sheets(()) == ("turnbull", "lamias", "anpu")
    assert chapter.sheets(("spawn",)) == ("turnbull", "lamias", "spawn")
    assert chapter.special("spawn").deeds[0].number(3) == 6
    assert chapter.break_hits == 2
    assert said(chapter.special("worn_seals").deeds) == ["break_hits(1)"]
    assert chapter.ground.name_of(chapter.ground.altar) == "F2"
    assert CHAPTERS["5"].sheets(()) == ("titus", "lotties", "spawn")


def test_the_rewards_of_chapter_two() -> None:
    rewards = CHAPTERS["2"].rewards
    assert said(rewards.of_side[1]) == ["stone(stone_of_will)"]
    assert said(rewards.of_side[0]) == ["stone(stone_of_will)", "points(2)"]
    assert rewards.always == ()
    assert said(CHAPTERS["5"].rewards.always) == ["points_per_burning(1)"]


def test_the_distances_the_chapters_were_made_for() -> None:
    one, two, three, four, five, six = [CHAPTERS[id] for id in SHIPPED]
    assert points(one, "M1", one.ground.exits) == 14
    assert min([points(one, start, 1 << one.ground.square("M1")) for start in ("A5", "B5", "A6", "B6")]) == 12
    starts = ("E12", "F12", "G12", "H12")
    for chest, least, most in (("E5", 6, 8), ("H5", 6, 8), ("F7", 6, 8), ("A1", 12, 15), ("L1", 12, 15)):
        ways = [points(two, start, 1 << two.ground.square(chest)) for start in starts]
        assert least <= min(ways) <= max(ways) <= most, chest
    for lottie in ("F5", "G5"):
        assert points(two, lottie, two.ground.points) == 5
    south, north = three.ground.squares_of("C7 J7"), three.ground.squares_of("C2 J2")
    assert points(three, "E10", south, beside=True) == 4
    assert {points(three, "F10", 1 << circle, beside=True) for circle in members(north)} == {9, 10}
    assert points(four, "A5", four.ground.objects, beside=True) == 8
    assert {points(five, start, five.ground.objects) for start in ("N5", "N6", "M5")} == {12, 13}
    assert points(six, "E12", six.ground.squares_of("C8 J8"), beside=True) == 4
    assert points(six, "E12", six.ground.squares_of("C3 J3"), beside=True) == 10
    assert points(six, "E12", six.ground.squares_of("G2"), beside=True) == 10


def test_every_deed_has_its_moments() -> None:
    assert set(vocabulary.DEED_MOMENTS) == set(vocabulary.DEEDS.verbs)
    named = {moment for moments in vocabulary.DEED_MOMENTS.values() for moment in moments}
    assert named <= set(vocabulary.MOMENTS.verbs)
    assert set(vocabulary.CONDITION_MOMENTS) | set(vocabulary.WIN_CONDITIONS) <= set(vocabulary.CONDITIONS.verbs)


def test_the_six_chapters_use_every_word() -> None:
    deeds, conditions, moments, finds, rewards = set(), set(), set(), set(), set()
    for chapter in CHAPTERS.values():
        moments |= {win.moment for win in chapter.wins} | {special.moment for special in chapter.specials}
        conditions |= {call.verb for win in chapter.wins for call in win.conditions}
        conditions |= {call.verb for special in chapter.specials for call in special.conditions}
        deeds |= {call.verb for special in chapter.specials for call in special.deeds}
        finds |= {call.verb for marker in chapter.markers for call in marker.finds}
        for calls in (*chapter.rewards.of_side, chapter.rewards.always):
            rewards |= {call.verb for call in calls}
    assert moments == set(vocabulary.MOMENTS.verbs)
    assert conditions == set(vocabulary.CONDITIONS.verbs)
    assert deeds == set(vocabulary.DEEDS.verbs)
    assert finds == set(vocabulary.FINDS.verbs) - {"nothing"}
    assert rewards == set(vocabulary.REWARDS.verbs)


def test_a_chapter_is_described_in_one_line() -> None:
    assert describe(CHAPTERS["1"]) == (
        "A sticky situation is all right: 14 x 10 squares, 7 doors, 2 agents, 4 minions, 7 allies, 8 rounds"
    )
