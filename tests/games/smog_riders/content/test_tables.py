"""The box of The Smog Riders: what its tables hold."""

import pytest

from brassboard.games.smog_riders.content import (
    CHARACTERS,
    COMPANIONS,
    DEFENCE,
    DEFENCE_DECK,
    MAGIC,
    MAGIC_DECK,
    NUMBER,
    ROOM_CARDS,
    ROOM_DECK,
    SPECIALS,
    TURRETS,
)
from brassboard.kit import zones

# The tables


@pytest.mark.rule("SR-GAP-01")
def test_eighteen_characters_with_both_sides_of_their_cards() -> None:
    assert len(CHARACTERS) == 18
    assert [character.faction for character in CHARACTERS.values()] == ["commonsteam"] * 9 + ["abyssal"] * 9
    assert [id for id, character in CHARACTERS.items() if character.leader] == ["clayton", "morsiarty"]
    assert list(NUMBER.items()) == list(zip(CHARACTERS, range(18), strict=True))
    assert [character.special for character in CHARACTERS.values()] == list(SPECIALS)
    for id, character in CHARACTERS.items():
        assert character.id == id
        assert (character.main.id, character.second.id, character.minion.id) == ("main", "second", "main")
        assert 2 <= len(character.dice) <= 3
        assert 2 <= character.minion_dice <= 3
        assert character.minion_health <= character.health
        assert character.minion.wounds == 1
        assert not character.minion.does
        assert not character.minion.bonuses


@pytest.mark.rule("SR-GAP-01")
def test_what_the_rulebook_tells_of_characters_is_kept_and_marked() -> None:
    charlotte, mapuche, arcturus = CHARACTERS["charlotte"], CHARACTERS["mapuche"], CHARACTERS["arcturus"]
    assert charlotte.dice == "BM"
    assert (mapuche.dice, mapuche.health, mapuche.mind) == ("RRB", 4, 1)
    assert (arcturus.dice, arcturus.health, arcturus.mind) == ("BM", 2, 3)
    assert {"dice", "health", "mind", "main", "second"} <= set(charlotte.rulebook)
    assert {"health", "mind", "main.needs", "second", "special"} <= set(mapuche.rulebook)
    kelly = CHARACTERS["kelly"]
    assert (kelly.minion_health, kelly.minion_mind, kelly.minion.needs.text) == (2, 3, "7+[2]")
    assert {"minion.health", "minion.mind", "minion.needs"} <= set(kelly.rulebook)
    assert {character.mark for character in CHARACTERS.values()} == {"ours"}, "every row has something of ours"


@pytest.mark.rule("SR-GAP-02")
def test_four_names_are_ours() -> None:
    ours = [id for id, character in CHARACTERS.items() if "name" not in character.rulebook]
    assert ours == ["ottoline", "ignatius", "yusra", "tom"]
    assert (CHARACTERS["hans"].faction, CHARACTERS["vikka"].faction) == ("commonsteam", "abyssal")


@pytest.mark.rule("SR-RULING-68")
def test_the_card_with_one_and_three_has_three_health() -> None:
    assert (CHARACTERS["fucatchu"].health, CHARACTERS["fucatchu"].mind) == (3, 1)


@pytest.mark.rule("SR-GAP-03")
def test_the_magic_deck() -> None:
    assert sum(card.copies for card in MAGIC.values()) == 40
    assert len(MAGIC_DECK) == 37, "the companions wait beside the Room deck"
    assert tuple(sorted(MAGIC_DECK)) == MAGIC_DECK
    assert zones.tally(MAGIC_DECK) == {id: card.copies for id, card in sorted(MAGIC.items()) if id not in COMPANIONS}
    named = [id for id, card in MAGIC.items() if card.mark == "rulebook" or "name" in card.rulebook]
    assert named == [
        *COMPANIONS,
        "stunner",
        "devastating",
        "steam_justice",
        "give_breath",
        "team_reflexes",
        "mass_clarity",
    ]
    kinds = zones.tally(tuple(sorted(card.kind for card in MAGIC.values() for _ in range(card.copies))))
    assert kinds == {"A": 21, "E": 13, "R": 6}
    assert [id for id, card in MAGIC.items() if card.kind == "R"] == ["give_breath", "smelling_salts", "brace"]


@pytest.mark.rule("SR-RULING-124")
def test_which_companion_gives_which_die() -> None:
    assert {id: card.companion for id, card in MAGIC.items() if card.companion} == {
        "octopiti": "R",
        "rafter": "B",
        "zuba": "M",
    }
    assert [MAGIC[id].mark for id in COMPANIONS] == ["rulebook"] * 3


@pytest.mark.rule("SR-GAP-04")
def test_the_defence_deck() -> None:
    assert len(DEFENCE_DECK) == 40
    assert tuple(sorted(DEFENCE_DECK)) == DEFENCE_DECK
    assert zones.tally(DEFENCE_DECK) == {id: card.copies for id, card in sorted(DEFENCE.items())}
    assert [id for id, card in DEFENCE.items() if card.rulebook] == ["scorch", "shock", "stygian_storm", "slaughter"]
    assert [id for id, card in DEFENCE.items() if card.own_turn] == ["call_to_arms", "forced_march"]


@pytest.mark.rule("SR-GAP-05", "SR-ROOM-05")
def test_the_room_deck() -> None:
    assert len(ROOM_DECK) == 20
    assert tuple(sorted(ROOM_CARDS)) == ROOM_DECK
    assert len([card for card in ROOM_CARDS.values() if "name" in card.rulebook]) == 7
    for card in ROOM_CARDS.values():
        assert card.target >= 1
        assert card.reward
        assert card.curse in ("", "alarm", "vortex", "punishment")
        assert bool(card.curse) == bool(card.numbers)
        assert set(card.numbers) <= {1, 2, 3, 4, 5, 6}
        assert set(card.turrets) <= set(TURRETS)
    none = [id for id, card in ROOM_CARDS.items() if not card.penalty]
    assert none == ["quiet_store", "empty_office"]
    assert ROOM_CARDS["gun_nest"].turrets == ("basic", "basic")
    assert (ROOM_CARDS["weeping_idol"].curse, ROOM_CARDS["weeping_idol"].numbers) == ("vortex", (2, 4))


@pytest.mark.rule("SR-RULING-17")
def test_automatic_defenses_is_worth_22() -> None:
    card = ROOM_CARDS["automatic_defenses"]
    assert (card.target, card.curse, card.numbers) == (22, "alarm", (2,))
    assert (repr(card.penalty), repr(card.reward)) == ("(wound(1, all),)", "(draw(1),)")
    assert {"target", "curse", "numbers", "reward"} <= set(card.rulebook)


@pytest.mark.rule("SR-RULING-89", "SR-GAP-06")
def test_breeding_rooms_poison_and_their_icon_is_ours() -> None:
    breeding = [card for card in ROOM_CARDS.values() if card.clears]
    assert [card.id for card in breeding] == ["octopitis_breeding", "rafters_breeding", "zubas_breeding"]
    for card, companion in zip(breeding, COMPANIONS, strict=True):
        assert (card.target, repr(card.penalty), repr(card.reward)) == (
            18,
            "(poison(all),)",
            f"(companion({companion}),)",
        )
        assert "penalty" not in card.rulebook


@pytest.mark.rule("SR-GAP-06")
def test_lost_icons_are_marked_ours() -> None:
    assert "main.bonuses.1.does" in CHARACTERS["fucatchu"].rulebook
    assert "main.bonuses" not in CHARACTERS["fucatchu"].rulebook, "its colours are ours"
    assert "special" not in CHARACTERS["charlotte"].rulebook, "what she wins in Stygia is ours"
    assert "special" not in CHARACTERS["magda"].rulebook
    assert "special" not in CHARACTERS["arcturus"].rulebook, "what his dice count as in Stygia is ours"
    assert "main.bonuses" not in CHARACTERS["mapuche"].rulebook, "two dice of which colour is ours"
    assert "second" not in CHARACTERS["clayton"].rulebook, "what the team regains is ours"
    assert "numbers" not in ROOM_CARDS["shock_defenses"].rulebook


@pytest.mark.rule("SR-GAP-06")
@pytest.mark.parametrize("card", ["automatic_defenses", "lethal_defenses", "astral_defense"])
def test_a_penalty_whose_icon_is_lost_is_ours(card: str) -> None:
    """The scan reads `1 _ to the attackers in the room`: one of what, we had to say."""
    assert "penalty" not in ROOM_CARDS[card].rulebook


@pytest.mark.rule("SR-GAP-06")
def test_a_card_whose_icon_is_lost_has_its_effect_from_us() -> None:
    assert MAGIC["give_breath"].rulebook == MAGIC["mass_clarity"].rulebook == DEFENCE["slaughter"].rulebook == ("name",)
    assert not {"skills.2", "skills.2.steam", "skills.2.wounds"} & set(MAGIC["stunner"].rulebook)
    assert "skills.2.steam" not in MAGIC["devastating"].rulebook


@pytest.mark.rule("SR-GAP-01", "SR-GAP-06")
def test_the_nine_attacks_without_a_name_are_ours_where_we_gave_them_to_somebody() -> None:
    """The rulebook's samples (SR-EX-20 to SR-EX-28) name no owner; who has them, and so what he does, we chose."""
    for one in ("amelia", "patty", "hans", "morsiarty", "duane"):
        assert CHARACTERS[one].rulebook == ("name",), one
    for one in ("mapuche", "ottoline", "kelly", "magda"):
        assert "main.bonuses" not in CHARACTERS[one].rulebook, one
    assert "second.per_steam" not in CHARACTERS["magda"].rulebook


def test_turrets_are_all_the_rulebooks() -> None:
    assert [(t.id, t.health, t.needs, t.all_in_room, t.steam, t.mark) for t in TURRETS.values()] == [
        ("basic", 1, 5, False, 1, "rulebook"),
        ("mkii", 2, 4, False, 2, "rulebook"),
        ("flame", 1, 5, True, 1, "rulebook"),
    ]
