"""Light and darkness: switch boxes, what light shows, and creatures that switch it off."""

import random
from typing import Any

import pytest

from brassboard.games.alone.queries import lit_in_reach
from games.alone.helper import Stage
from games.alone.rules.setting_up import dealt


def at_end_of_turn(stage: Stage) -> Stage:
    """Let the Hero search, and wait for Evil at the end of the turn."""
    stage.answer("search", seat=0)
    stage.evil("pass")
    assert stage.moment == "end"
    return stage


# What light is


@pytest.mark.rule("AL-LIGHT-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_station_is_dark_when_set_up_is_done(seed: int) -> None:
    match = dealt(seed)
    assert match.board.tiles
    assert match.board.secret.lit == 0
    assert not any([tile.lit for tile in match.board.tiles])


@pytest.mark.rule("AL-LIGHT-02")
def test_a_hidden_light_is_on_the_secret_map_only() -> None:
    stage, dark = Stage().light("2A5"), Stage()
    assert stage.seen_by(0) == dark.seen_by(0)
    assert stage.told(0) == dark.told(0)
    assert stage.seen_by(1)["secret"]["lit"] == 1 << stage.sector("2A5")
    stage.reveal("2A5")
    assert stage.seen_by(0)["tiles"][1]["lit"] is True


@pytest.mark.rule("AL-LIGHT-03")
def test_a_lit_corridor_comes_into_sight_by_a_step() -> None:
    stage = Stage(start="1E3").light("1D2")
    stage.do("move:north")
    assert "1D2" in stage.revealed()
    stage = Stage(start="1E3").do("move:north", "pass")
    assert "1D2" not in stage.revealed()


@pytest.mark.rule("AL-LIGHT-05")
def test_with_every_way_out_blocked_only_the_own_sector_is_lit() -> None:
    stage = Stage(start="2A4").block("2A3-2A4", "2A4-2B4", "2A4-2A5")
    assert stage.offers("switch") == {"here"}
    stage.do("switch:here")
    assert stage.lit() == {"2A4"}
    assert stage.revealed() == {"2A4"}


@pytest.mark.rule("AL-LIGHT-05", "AL-RULING-64")
def test_the_line_takes_as_many_sectors_as_it_has() -> None:
    """1 further sector west of 1B1, 2 to the south, though the row goes on."""
    west = Stage(start="1B1").do("switch:west")
    assert west.lit() == {"1B1", "1A1"}
    south = Stage(start="1B1").do("switch:south")
    assert south.lit() == {"1B1", "1B2", "1B3"}
    row = Stage(start="2E4").do("switch:north")
    assert row.lit() == {"2E4", "2E3", "2E2"}


@pytest.mark.rule("AL-LIGHT-05", "AL-RULING-18")
def test_the_line_stops_at_a_blocked_door() -> None:
    stage = Stage(start="1B1").block("1C1-1D1").do("switch:east")
    assert stage.lit() == {"1B1", "1C1"}


@pytest.mark.rule("AL-LIGHT-06", "AL-RULING-61")
def test_light_behind_a_distant_door_stays_hidden_and_untold() -> None:
    """East of 1B1 come a corridor and, behind a far door, a room. With the door blocked the Hero is told the same."""
    stage, closed = Stage(start="1B1"), Stage(start="1B1").block("1C1-1D1")
    stage.do("switch:east")
    closed.do("switch:east")
    assert stage.lit() == {"1B1", "1C1", "1D1"}
    assert stage.revealed() == {"1B1", "1C1"}
    told = [event for event in stage.told(0) if "block" not in str(event)]
    assert [str(event) for event in told] == [str(event) for event in closed.told(0) if "block" not in str(event)]


@pytest.mark.rule("AL-RULING-61")
def test_how_far_the_line_went_is_not_in_the_heros_view() -> None:
    """The same tiles in the maze, and hidden light or none behind the far door."""
    stage, closed = Stage(start="1B1"), Stage(start="1B1")
    stage.do("switch:east")
    closed.board.secret.blocked |= 1 << closed.door("1C1-1D1")
    closed.do("switch:east")
    tiles, others = stage.seen_by(0)["tiles"], closed.seen_by(0)["tiles"]
    assert [{**tile, "blocked": 0} for tile in tiles] == [{**tile, "blocked": 0} for tile in others]
    assert stage.seen_by(0)["told"] == closed.seen_by(0)["told"]
    assert stage.lit() != closed.lit()


@pytest.mark.rule("AL-LIGHT-07")
def test_a_switch_box_serves_again() -> None:
    stage = Stage(start="1B1").do("switch:west")
    assert stage.offers("switch") == {"west", "east", "south"}
    stage.do("switch:south")
    assert stage.lit() == {"1A1", "1B1", "1B2", "1B3"}


@pytest.mark.rule("AL-RULING-55")
def test_light_goes_along_a_stair_for_one_sector() -> None:
    """A Fuse Kit needs no box. Beyond the stair the row goes on and stays dark."""
    stage = Stage(start="1B4").item("FUSE").do("use:FUSE,0", "face:stairs")
    assert stage.lit() == {"1B4", "2B3"}
    assert stage.revealed() == {"1B4", "2B3"}


@pytest.mark.rule("AL-LIGHT-05")
def test_two_lines_of_one_use_go_two_ways() -> None:
    """The storeroom 1F2 has one door: the second line of a Fuse Kit has nowhere to go."""
    stage = Stage(start="1F2").item("FUSE", upgraded=True).do("use:FUSE,0", "face:west")
    assert stage.lit() == {"1F2", "1E2", "1D2"}
    assert stage.board.turn == 2
    assert [notice.direction for notice in stage.notices("light_line")] == ["west"]


# Creatures and light


@pytest.mark.rule("AL-LIGHT-08")
def test_a_creature_switches_the_light_off_where_its_move_ended() -> None:
    stage = Stage().light("1E2").hand(1, "R01")
    parasite = stage.creature("parasite", "1E1")
    at_end_of_turn(stage).react("offer:R01,down", "side:0", f"creature:c{parasite}", "step:1E2")
    assert stage.board.turn == 2
    assert stage.lit() == set()


@pytest.mark.rule("AL-LIGHT-09")
def test_a_creature_that_did_not_move_lets_the_light_be() -> None:
    stage = Stage().light("1E2")
    stage.creature("parasite", "1E2")
    stage.do("search")
    assert stage.board.turn == 2
    assert stage.lit() == {"1E2"}


@pytest.mark.rule("AL-LIGHT-09")
def test_light_stays_on_where_a_creature_only_passed() -> None:
    stage = Stage().light("1E1", "1D2").hand(1, "R09")
    worm = stage.creature("worm", "1F2")
    stage.light("1E2")
    stage.answer("search", seat=0)
    stage.react("offer:R09,up", f"creature:c{worm}", "step:1E2", "step:1D2")
    stage.quiet()
    assert stage.board.turn == 2
    assert stage.lit() == {"1E1", "1E2"}


@pytest.mark.rule("AL-LIGHT-10")
def test_a_creature_with_the_hero_attacks_and_leaves_the_light_on() -> None:
    stage = Stage().light("1D3").hand(1, "R01")
    parasite = stage.creature("parasite", "1E3")
    at_end_of_turn(stage).react("offer:R01,down", "side:0", f"creature:c{parasite}", "step:1D3")
    assert stage.chance
    stage.dice("m")
    assert stage.board.turn == 2
    assert stage.lit() == {"1D3"}


@pytest.mark.rule("AL-LIGHT-11")
def test_a_card_darkens_sectors_in_sight_and_they_stay_revealed() -> None:
    stage = Stage(start="1B1", decks=("green", "violet")).hand(1, "G11")
    stage.reveal("1A1", "1C1", "1B2").light("1B1", "1A1", "1C1", "1B2")
    stage.answer("switch:west", seat=0)
    assert stage.moment == "end"
    stage.evil("offer:G11,up")
    assert {text.partition(":")[2] for text in stage.options()} >= {"1A1", "1B2", "1C1"}
    assert "at:1B1" not in stage.options()
    stage.evil("at:1A1", "at:1B2")
    assert stage.lit() == {"1B1", "1C1"}
    assert stage.revealed() == {"1B1", "1A1", "1B2", "1C1"}
    for seat in (0, 1):
        dark = [tile["lit"] for tile in stage.seen_by(seat)["tiles"]]
        assert dark.count(False) == 2


# Light and knowledge


class Play:
    """A random game from a stage: the Hero, Evil and chance choose as the seed says."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.stage = Stage(map="k1", start="1B1", decks=("green", "violet")).item("FUSE").item("LAMP").item("FLOO")
        self.stage.hand(1, "G11", "G02", "V01", "V11", "G13", "G05")
        self.stage.creature("parasite", "1E1")

    def step(self) -> None:
        stage = self.stage
        request: Any = stage.position.asked
        if stage.chance and request.kind == "dice":
            stage.roll(*[self.luck.randint(1, 6) for _ in range(request.n)])
        elif stage.chance:
            stage.shuffled()
        else:
            stage.answer(self.luck.choice(self.liked()), seat=stage.asked[0])

    def liked(self) -> list[str]:
        """Switching, moving and using items come first, so that much is lit."""
        options = self.stage.options()
        liked = [text for text in options if text.partition(":")[0] in ("switch", "use", "move")]
        return liked if liked and self.luck.random() < 0.6 else options


@pytest.mark.rule("AL-LIGHT-12", "AL-RULING-04")
def test_no_lit_sector_that_a_ray_reaches_is_ever_hidden() -> None:
    """In every state of random games; and each other combination of lit and hidden occurs."""
    found = set()
    for seed in range(6):
        game = Play(seed)
        for _ in range(150):
            if game.stage.over:
                break
            game.step()
            if game.stage.over or game.stage.position.path().count("Reveal") or "CleanUp" in game.stage.position.path():
                continue
            assert lit_in_reach(game.stage.board) < 0, game.stage.position.path()
            secret = game.stage.board.secret
            for sector in range(game.stage.map.size):
                found.add((bool(secret.lit >> sector & 1), bool(secret.revealed >> sector & 1)))
    assert found == {(False, False), (False, True), (True, False), (True, True)}


@pytest.mark.rule("AL-LIGHT-04")
def test_light_goes_on_by_boxes_items_and_rewards_only() -> None:
    """Every light that goes on in random games does so in a line of light, or while an item or a reward is used."""
    lights = 0
    for seed in range(6):
        game = Play(seed)
        for _ in range(150):
            if game.stage.over:
                break
            before, path = game.stage.board.secret.lit, game.stage.position.path()
            told = len(game.stage.told(1))
            game.step()
            if game.stage.board.secret.lit & ~before:
                lights += 1
                tags = [type(event).__struct_config__.tag for event in game.stage.told(1)[told:]]
                causes = ("alone.light_line", "alone.item_used", "alone.mission_fulfilled")
                assert "HeroCalls" in path or any([tag in causes for tag in tags]), (path, tags)
    assert lights > 5
