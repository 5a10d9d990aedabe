"""Everything in the box of Rise of Moloch has its name and its printed text, with the right numbers."""

import re
from pathlib import Path

import pytest

from brassboard.games.moloch import content
from brassboard.games.moloch.content import (
    ABILITIES,
    ABILITY_OF,
    ACTIVATION_CARDS,
    ADVANTAGES,
    AFFLICTIONS,
    AGENT_FIGURES,
    AGENT_SHEETS,
    ALLY_CARDS,
    BENEFITS,
    CHAOS,
    EQUIPMENT,
    GENTLEMEN,
    LEVELS,
    MINION_FIGURES,
    MINION_SHEETS,
    PLACES,
    POWERS,
    PRINTED_WEAPONS,
    PROFESSIONS,
    ROLES,
    SPECIALS,
    STACKS,
    WEAPONS,
    Ability,
)
from brassboard.games.moloch.content.effects import ATTRIBUTES, KINDS, SYMBOLS, TYPES
from brassboard.texts import Texts
from brassboard.texts.bundle import texts_for
from games.moloch.helper import EVERYTHING

GAME = Path(str(content.__file__)).parents[1]
ALL_OF_IT = 99
"""In `prevent`: all damage, which a text says without a number."""


def figures() -> list[str]:
    """The ids of all figures; several of one sheet are numbered."""
    counts = {id: each.figures for table in (AGENT_FIGURES, MINION_FIGURES) for id, each in table.items()}
    counts |= {id: ally.figures for id, ally in ALLY_CARDS.items()}
    numbered = [f"{id}{number}" for id, count in counts.items() if count > 1 for number in range(1, count + 1)]
    return [*GENTLEMEN, *numbered, *[id for id, count in counts.items() if count < 2]]


PRINTED: dict[str, tuple[list[str], tuple[str, ...]]] = {
    "gentleman": (list(GENTLEMEN), ("text",)),
    "sheet": ([*AGENT_SHEETS, *MINION_SHEETS, *ALLY_CARDS], ("text",)),
    "figure": (figures(), ()),
    "gift": (sorted({ability.gift for ability in ABILITIES if ability.gift}), ("text",)),
    "role": (list(ROLES), ("text",)),
    "card": ([*ADVANTAGES, *CHAOS, *AFFLICTIONS, *EQUIPMENT, *PRINTED_WEAPONS], ("text",)),
    "power": (list(POWERS), ("text",)),
    "place": (list(PLACES), ("text",)),
    "benefit": (list(BENEFITS), ("text",)),
    "level": (list(LEVELS), ("text",)),
    "chapter": (["1", "2", "3", "4", "5", "6"], ("text",)),
    "activation": (list(ACTIVATION_CARDS), ()),
    "special": (list(SPECIALS), ("text",)),
    "symbol": ([symbol.replace("+", "_plus") for symbol in SYMBOLS], ()),
    "attribute": (list(ATTRIBUTES), ()),
    "attack-kind": (list(KINDS), ()),
    "profession": (list(PROFESSIONS), ()),
    "stack": (list(STACKS), ()),
    "type": (list(TYPES), ()),
}
"""The ids of each kind, and the texts that each of them has besides its name."""


@pytest.fixture(params=["en", "de"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(GAME, request.param, strict=True, opened=EVERYTHING)


def digits(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def told(texts: Texts, ability: Ability) -> str:
    return texts.describe("moloch", "ability", ability.key)


@pytest.mark.parametrize("kind", PRINTED)
def test_everything_has_a_name_of_its_own_and_its_texts(texts: Texts, kind: str) -> None:
    ids, attributes = PRINTED[kind]
    for id in ids:
        assert texts.known("moloch", kind, id), id
        for attribute in attributes:
            assert texts.describe("moloch", kind, id, attribute).endswith("."), f"{id}.{attribute}"
    assert len({texts.name("moloch", kind, id) for id in ids}) == len(set(ids))


def test_every_ability_has_a_name_and_a_text(texts: Texts) -> None:
    for ability in ABILITIES:
        assert texts.known("moloch", "ability", ability.key), ability.key
        assert told(texts, ability).endswith("."), ability.key


def test_texts_have_the_numbers_of_their_effects(texts: Texts) -> None:
    for ability in ABILITIES:
        wanted = digits(repr(ability.does)) - {str(ALL_OF_IT)}
        assert not wanted - digits(told(texts, ability)), ability


def test_texts_say_what_an_ability_costs(texts: Texts) -> None:
    ether = "ether" if texts.lang == "en" else "Äther"
    for ability in ABILITIES:
        if ability.cost:
            cost = f"X {ether} (1 " if ability.any_amount else f"{ability.cost} {ether}"
            assert cost in told(texts, ability), ability


def test_sheets_show_their_values(texts: Texts) -> None:
    for table in (AGENT_SHEETS, MINION_SHEETS):
        for id, versions in table.items():
            for version, sheet in versions.items():
                text = texts.describe("moloch", "sheet", id, version)
                values = [sheet.agi, sheet.acc, sheet.strength, *[sheet.ether] * (sheet.kind == "agent"), sheet.life]
                assert [int(number) for number in re.findall(r"\d+", text)][: len(values)] == values, sheet.id
                for special in sheet.specials:
                    assert texts.name("moloch", "special", special) in text, sheet.id
                for ability in sheet.abilities:
                    assert texts.describe("moloch", "gift", ability.gift) in text, ability
    for id, gentleman in GENTLEMEN.items():
        text = texts.describe("moloch", "gentleman", id)
        values = [gentleman.agi, gentleman.acc, gentleman.strength, gentleman.ether, gentleman.left, gentleman.right]
        assert [int(number) for number in re.findall(r"\d+", text)][:6] == values, id
    for id, ally in ALLY_CARDS.items():
        text = texts.describe("moloch", "sheet", id)
        values = [ally.agi, ally.acc, ally.strength, ally.life]
        assert [int(number) for number in re.findall(r"\d+", text)][:4] == values, id


def test_weapons_show_their_bonus_and_effect(texts: Texts) -> None:
    for id, weapon in WEAPONS.items():
        text = texts.describe("moloch", "card", id)
        for bonus in (weapon.melee, weapon.ranged):
            assert not bonus or f"+{bonus}" in text, id
        short = "short range" if texts.lang == "en" else "kurze Reichweite"
        assert (short in text) == bool(weapon.range), id
        assert told(texts, weapon.effect) in text, id


def test_places_name_whom_they_admit(texts: Texts) -> None:
    for id, place in PLACES.items():
        if place.professions != PROFESSIONS:
            text = texts.describe("moloch", "place", id).lower()
            assert all(texts.name("moloch", "profession", each).lower() in text for each in place.professions), id


def test_each_of_two_effects_is_told_where_it_is_chosen(texts: Texts) -> None:
    two = [ability.key for ability in ABILITIES if len(ability.does.ways) > 1]
    assert two == ["pyromaniac.0", "lamplighters.0"]
    for key in two:
        ways = [texts.describe("moloch", "ability", key, f"way{way}") for way in (0, 1)]
        assert all(ways)
        assert ways[0] != ways[1]
        assert ABILITY_OF[key].calls == ()
