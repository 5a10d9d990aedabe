"""Everything in the box of Alone has its name and its printed text, in both languages and with the right numbers."""

import re

import pytest

from brassboard.games import alone
from brassboard.games.alone.content import (
    CARDS,
    CHARACTERS,
    COLOURS,
    CREATURES,
    DECK_COLOURS,
    DIFFICULTY,
    ITEMS,
    LOCATE_TARGETS,
    MATERIALS,
    MISSION_TARGETS,
    MISSIONS,
    ROOMS,
    SHAPES,
    SKILLS,
    STAIRS,
    TOKENS,
)
from brassboard.kit.effects import Effects
from brassboard.texts import Texts
from brassboard.texts.bundle import texts_for

ABILITIES = [f"{id}.{part}" for id in CHARACTERS for part in ("hero", "companion", "sacrifice")]
PRINTED: dict[str, tuple[list[str], tuple[str, ...]]] = {
    "deck": (list(DECK_COLOURS), ("text",)),
    "card": (list(CARDS), ("when", "basic", "dangerous", "text")),
    "item": (list(ITEMS), ("use", "upgraded", "text")),
    "material": (list(MATERIALS), ()),
    "mission": (list(MISSIONS), ("steps", "text")),
    "colour": (list(COLOURS), ()),
    "token": (list(TOKENS), ()),
    "character": (list(CHARACTERS), ("hero", "companion", "sacrifice", "text")),
    "skill": (list(SKILLS), ("text",)),
    "ability": ([*ABILITIES, *SKILLS], ("text",)),
    "creature": (list(CREATURES["normal"]), ("plural", "text")),
    "room": (list(ROOMS), ("in",)),
    "shape": (list(SHAPES), ()),
    "stair": (list(STAIRS), ()),
    "target": ([*LOCATE_TARGETS, *MISSION_TARGETS], ()),
    "difficulty": (list(DIFFICULTY), ("text",)),
}
"""The ids of each kind, and the texts that each of them has besides its name."""


@pytest.fixture(params=["en", "de"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(alone, request.param, strict=True)


def digits(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("kind", PRINTED)
def test_everything_has_a_name_and_its_texts(texts: Texts, kind: str) -> None:
    ids, attributes = PRINTED[kind]
    for id in ids:
        assert texts.known("alone", kind, id), id
        for attribute in attributes:
            assert texts.describe("alone", kind, id, attribute), f"{id}.{attribute}"


def test_things_of_one_kind_have_different_names(texts: Texts) -> None:
    for kind, (ids, _) in PRINTED.items():
        names = [texts.name("alone", kind, id) for id in ids]
        assert len(set(names)) == len(names), kind


def test_missions_tell_what_they_have(texts: Texts) -> None:
    for id, mission in MISSIONS.items():
        assert bool(texts.describe("alone", "mission", id, "reward")) == (mission.colour != "red"), id
        assert bool(texts.describe("alone", "mission", id, "nuisance")) == (mission.colour == "blue"), id
        assert bool(texts.describe("alone", "mission", id, "start")) == bool(mission.boss), id


def test_a_mission_names_the_rooms_and_counts_of_its_steps(texts: Texts) -> None:
    for id, mission in MISSIONS.items():
        told = texts.describe("alone", "mission", id, "steps")
        for room in mission.rooms:
            assert texts.name("alone", "room", room) in told, f"{id}: {room}"
        for step in [step for group in mission.steps for step in group]:
            for number in (step.count, step.markers):
                assert number < 2 or str(number) in digits(told), f"{id}: {step}"


def test_printed_texts_have_the_numbers_of_their_effects(texts: Texts) -> None:
    """Light in the Hero's own sector is the one number that no text needs."""

    def missing(effects: Effects, told: str) -> set[str]:
        written = [call.text for call in effects.calls if call.text != "off(here, 1)" and call.text != "on(here, 1)"]
        return digits(" ".join(written)) - digits(told)

    for id, card in CARDS.items():
        assert not missing(card.basic, texts.describe("alone", "card", id, "basic")), id
        assert not missing(card.dangerous, texts.describe("alone", "card", id, "dangerous")), id
    for id, item in ITEMS.items():
        assert not missing(item.use, texts.describe("alone", "item", id, "use")), id
        assert not missing(item.upgraded, texts.describe("alone", "item", id)), id
        assert str(item.charges) in digits(texts.describe("alone", "item", id)), id
    for id, mission in MISSIONS.items():
        assert not missing(mission.reward, texts.describe("alone", "mission", id, "reward")), id
        assert not missing(mission.nuisance.round_end, texts.describe("alone", "mission", id, "nuisance")), id
    for character in CHARACTERS.values():
        for ability in (character.hero, character.companion, character.sacrifice):
            assert not missing(ability.does, texts.describe("alone", "ability", ability.id)), ability.id
    for id, level in DIFFICULTY.items():
        assert not missing(level.reward, texts.describe("alone", "difficulty", id)), id


def test_an_item_names_its_materials(texts: Texts) -> None:
    for id, item in ITEMS.items():
        told = texts.describe("alone", "item", id).lower()
        assert texts.name("alone", "material", item.material).lower() in told, id
        assert texts.name("alone", "material", item.needs).lower() in told, id
