"""The invariants find what is wrong with a table."""

from collections.abc import Callable
from typing import Any

import pytest

from brassboard.games.alone.data.table import Clue, Creature, Fact, RowCard
from brassboard.games.alone.invariants import problems
from games.alone.helper import Stage
from games.alone.rules.setting_up import Beginning, dealt


def stage() -> Stage:
    made = Stage(start="1D3").reveal("1C3", "1D4").light("1C3").danger("1D4").block("1C4-1D4").hand(1, "R01", "V02")
    made.creature("spore", "1C3", wounded=True)
    made.creature("worm", "1A1")
    return made.item("KNIF")


def test_a_sound_table_has_no_problem() -> None:
    assert problems(stage().board) == []


@pytest.mark.parametrize("seed", range(3))
def test_neither_has_any_table_of_set_up(seed: int) -> None:
    assert problems(dealt(seed, 2 + seed).board) == []
    game = Beginning(2 + seed)
    while game.step != "choose":
        assert problems(game.board) == []
        if game.chance:
            game.chance_answers()
        else:
            options = game.options()
            game.answer(options[-1], seat=game.asked[0])


def spoil(**fields: Any) -> Callable[[Any], None]:
    def change(board: Any) -> None:
        for path, value in fields.items():
            names = path.split("__")
            part = board
            for name in names[:-1]:
                part = part[int(name[1:])] if name[1:].isdigit() else getattr(part, name)
            setattr(part, names[-1], value)

    return change


BROKEN: dict[str, tuple[Callable[[Any], None], str]] = {
    "a card is lost": (spoil(first_deck=()), "cards of the red deck are lost or doubled"),
    "a card is doubled": (spoil(second_discard=("V02",)), "cards of the violet deck are lost or doubled"),
    "an item is lost": (spoil(equipment=()), "equipment cards are lost or doubled"),
    "a red mission is lost": (spoil(reds=("MR1",)), "red missions are lost or doubled"),
    "too much life": (spoil(hero__life=13), "a track is out of range"),
    "too much adrenaline": (spoil(hero__adrenaline=7), "adrenaline is out of range"),
    "a negative charge": (spoil(hero__items__i0__charges=-1), "fewer than 0 charges"),
    "a character twice": (spoil(hero__companions=("commander",)), "a character is there twice"),
    "the Hero leads": (spoil(leader=0), "the leader is no Evil seat"),
    "no nightmare": (spoil(round_marker=1), "nightmare has not started"),
    "a full row": (spoil(row=[RowCard(1, 0, 1, 11, "")]), "11 of 10 reaction spaces are covered"),
    "a card face down from nowhere": (spoil(row=[RowCard(1, 0, 1, 1, "")]), "are not those of the row"),
    "two missions of a colour": (spoil(missions__i0__colour="blue"), "two missions of a colour"),
    "impossible progress": (spoil(missions__i1__counts=(3,)), "impossible progress"),
    "no real marker": (spoil(secret__clues=(Clue(3, "green"),)), "0 of the markers of the green mission are real"),
    "nine danger markers": (spoil(secret__danger=0b111111111), "9 danger markers on floor 1"),
    "off the map": (spoil(secret__danger=1 << 60), "something is off the map"),
    "a boss from nowhere": (spoil(secret__creatures=(Creature(3, "apostle", 0),)), "that no mission brought"),
    "a light not shown": (spoil(tiles__i1__lit=False), "is not what the map says"),
    "a danger not shown": (spoil(tiles__i2__danger=False), "is not what the map says"),
    "a block not shown": (spoil(tiles__i2__blocked=0), "is not what the map says"),
    "a wrong room": (spoil(tiles__i2__room="Q"), "is not what the map says"),
    "a marker not there": (spoil(tiles__i2__markers=("green",)), "is not what the map says"),
    "a tile in the wrong place": (spoil(tiles__i1__x=7), "lies in the wrong place of island"),
    "another sector": (spoil(here=1), "which is another sector"),
    "a hidden sector shown": (spoil(secret__revealed=0), "the maze shows the sectors"),
    "a figure lost": (spoil(figures=[]), "are not the creatures"),
    "a figure fresh": (spoil(figures__i0__wounded=False), "are not the creatures"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_table_is_found_out(name: str) -> None:
    change, wanted = BROKEN[name]
    board = stage().board
    change(board)
    assert wanted in " ".join(problems(board))


def test_what_the_hero_was_told_is_no_problem() -> None:
    made = stage()
    made.board.told = (Fact("noise", 1, 0, "east"),)
    assert problems(made.board) == []
