"""What the page draws: plain data, and the same as the rules read."""

import json

from brassboard.games.scythe.board import board
from brassboard.games.scythe.content import BOARD, ENCOUNTERS, FACTIONS, MATS, OBJECTIVES, RIVER, TRACK

BOX = board()


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(BOX)) == BOX


def test_hexes_stand_at_their_numbers() -> None:
    assert [hex_["name"] for hex_ in BOX["hexes"]] == list(BOARD.names)
    for number, hex_ in enumerate(BOX["hexes"]):
        assert hex_["near"] == list(BOARD.neighbours[number])
        assert all(number in BOX["hexes"][other]["near"] for other in hex_["near"])


def test_each_river_lies_once_between_two_hexes_that_touch() -> None:
    pairs = [tuple(pair) for pair in BOX["rivers"]]
    assert len(set(pairs)) == len(pairs)
    assert all(BOARD.edge(one, other) == RIVER for one, other in pairs)
    assert not [pair for pair in pairs if pair[::-1] in pairs]


def test_mats_and_tracks_are_those_of_the_rules() -> None:
    for id, mat in MATS.items():
        sections = BOX["mats"][id]["sections"]
        assert [(each["top"], each["bottom"], each["cost"]) for each in sections] == [
            (section.top, section.bottom, section.cost) for section in mat.sections
        ]
    assert list(BOX["tracks"]["needs"]) == list(TRACK)
    assert {id: FACTIONS[id].base for id in FACTIONS} == {
        id: BOX["hexes"][faction["base"]]["name"] for id, faction in BOX["factions"].items()
    }


def test_cards_say_only_what_they_say() -> None:
    """A condition has no empty words, and a number only where it counts."""
    assert BOX["objectives"]["1"] == {
        "when": "end_of_turn",
        "all": [{"count": "controlled_territories", "op": ">=", "terrain": "mountain", "value": 3}],
    }
    assert BOX["objectives"]["5"]["all"][0] == {"fact": "controls_factory"}
    assert sorted(map(int, BOX["objectives"])) == sorted(OBJECTIVES)
    assert all(len(offers) == 3 for offers in BOX["encounters"].values())
    assert sorted(map(int, BOX["encounters"])) == sorted(ENCOUNTERS)
    assert all(len(card["schemes"]) == 2 for card in BOX["automa"].values())
