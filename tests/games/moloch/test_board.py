"""The static data of the page: the maps of all chapters, and the box."""

import msgspec
import pytest

from brassboard.games.moloch.board import board, legend
from brassboard.games.moloch.content import ABILITIES, EQUIPMENT, PRINTED_WEAPONS
from brassboard.games.moloch.scenario.registry import CHAPTERS
from games.moloch.helper import Stage

BOX = board([f"start_{id}" for id in CHAPTERS])


def test_it_is_plain_data_and_covers_all_chapters() -> None:
    assert msgspec.json.decode(msgspec.json.encode(BOX)) == BOX
    assert list(BOX["chapters"]) == list(CHAPTERS)


@pytest.mark.parametrize("id", list(CHAPTERS))
def test_a_map_has_its_squares_doors_and_windows(id: str) -> None:
    ground, plain = CHAPTERS[id].ground, BOX["chapters"][id]["board"]
    assert [one["name"] for one in plain["squares"]] == list(ground.names)
    kinds = [one["kind"] for one in plain["edges"]]
    assert kinds.count("door") == len(ground.doors)
    assert kinds.count("window") == ground.windows.bit_count()
    assert kinds.count("rubble") == ground.rubble.bit_count()
    assert [one["name"] for one in plain["doors"]] == list(ground.door_names)
    for edge in plain["edges"]:
        if edge["number"] >= 0:
            assert ground.edge_name(edge["number"]) == "-".join(edge["between"]), (
                "edges are called as options call them"
            )
    inside = {one["name"] for one in plain["squares"] if one["mark"] == "," or one["mark"].isupper()}
    assert inside == {*BOX["chapters"][id]["inside"]}


def test_the_curtain_of_the_circus_is_told_by_its_windows() -> None:
    curtained = [id for id, chapter in BOX["chapters"].items() if chapter["curtain"]]
    assert curtained == [id for id, chapter in CHAPTERS.items() if chapter.ground.curtain_windows]


def test_every_ability_and_every_card_is_there() -> None:
    assert list(BOX["abilities"]) == [ability.key for ability in ABILITIES]
    assert set(BOX["equipment"]) == {*EQUIPMENT, *PRINTED_WEAPONS}
    assert BOX["equipment"]["shotgun"]["ranged"] > 0
    assert BOX["gentlemen"]["emma"]["weapon"] == "symbiont_rifle"


def test_the_legend_names_who_is_on_the_map() -> None:
    table = Stage(acting="drago", at="E5").place("clown3", "E6")
    assert legend(table.board) == {"figures": [("Dr", "figure", "drago"), ("c3", "figure", "clown3")]}
