"""The box of Rise of Moloch: what its tables hold."""

from collections import Counter

import pytest

from brassboard.games.moloch.content import (
    ABILITIES,
    ABILITY_OF,
    ACTIVATION_CARDS,
    ADVANTAGE_STACKS,
    ADVANTAGES,
    AFFLICTION_DECK,
    AFFLICTIONS,
    AGENT_FIGURES,
    AGENT_SHEETS,
    AGENTS,
    ALLY_CARDS,
    BASIC_POWERS,
    BENEFITS,
    CHAOS,
    CHAOS_DECK,
    CONSTANTS,
    EQUIPMENT,
    GENTLEMEN,
    LEVELS,
    MINION_FIGURES,
    MINION_SHEETS,
    PLACE_DECK,
    PLACES,
    POWERS,
    PRINTED_PLACES,
    PRINTED_WEAPONS,
    PROFESSIONS,
    ROLES,
    SPECIALS,
    STACK_CARDS,
    STACKS,
    WEAPONS,
    Sheet,
    all_calls,
)
from brassboard.games.moloch.content.effects import ALWAYS_VERBS, ROLL_VERBS, amount_of


def row_of(key: str) -> tuple[str, int, str, str, tuple[str, ...], str]:
    """Type, cost, effects, trigger, conditions and limit of an ability."""
    ability = ABILITY_OF[key]
    return ability.type, ability.cost, repr(ability.does), ability.on, ability.when, ability.once


def plain(type: str, cost: int, does: str) -> tuple[str, int, str, str, tuple[str, ...], str]:
    """The same of an ability without trigger, condition and limit."""
    return type, cost, does, "", (), ""


# What lies in the box


@pytest.mark.rule("RM-COMP-01")
def test_figures() -> None:
    agents = sum(agent.figures for agent in AGENT_FIGURES.values())
    minions = sum(minion.figures for minion in MINION_FIGURES.values())
    allies = sum(ally.figures for ally in ALLY_CARDS.values())
    assert (len(GENTLEMEN), agents, minions, allies) == (5, 13, 35, 10)


@pytest.mark.rule("RM-COMP-02")
def test_minions_available() -> None:
    assert {id: minion.figures for id, minion in MINION_FIGURES.items()} == {
        "clown": 10, "shambling": 10, "ragged": 5, "burning": 5, "guard": 5,
    }  # fmt: skip


@pytest.mark.rule("RM-COMP-03")
def test_bobbies_and_lamias() -> None:
    assert (ALLY_CARDS["bobby"].figures, AGENT_FIGURES["lamias"].figures) == (6, 4)
    assert AGENT_FIGURES["lotties"].figures == 2


@pytest.mark.rule("RM-COMP-04")
def test_sheets() -> None:
    assert len(AGENT_SHEETS) + len(MINION_SHEETS) == 9 + 5
    assert {tuple(versions) for versions in AGENT_SHEETS.values()} == {("a", "b")}
    assert [id for id, versions in MINION_SHEETS.items() if tuple(versions) == ("a",)] == ["guard"]


@pytest.mark.rule("RM-COMP-05")
def test_cards() -> None:
    equipment = sum(len(cards) for cards in STACK_CARDS.values())
    decks = (ACTIVATION_CARDS, ADVANTAGES, PLACE_DECK, ALLY_CARDS, POWERS, CHAOS_DECK, AFFLICTION_DECK, ROLES)
    assert [len(deck) for deck in decks] == [18, 40, 25, 6, 8, 30, 20, 6]
    assert equipment == 94
    assert len(set(ACTIVATION_CARDS)) == 18


@pytest.mark.rule("RM-COMP-06")
def test_markers_and_dice() -> None:
    c = CONSTANTS
    assert (c.damage_markers, c.ether_markers, c.fires, c.crates, c.status_markers) == (75, 45, 30, 5, 4)
    assert (c.rubble, c.doors, c.stands, c.exits, c.benefit_markers) == (9, 12, 12, 2, 12)
    assert (c.special_markers, c.curtains, c.dice) == (12, 1, 8)


@pytest.mark.rule("RM-EQUIP-09", "RM-GAP-15")
def test_equipment_stacks() -> None:
    assert {stack: len(cards) for stack, cards in STACK_CARDS.items()} == {
        "utensils": 30, "simple": 24, "special": 12, "royal": 8, "artefacts": 16, "stones": 4,
    }  # fmt: skip
    assert tuple(STACK_CARDS) == STACKS


def test_decks_are_sorted_and_have_all_copies() -> None:
    for deck in (CHAOS_DECK, AFFLICTION_DECK, PLACE_DECK, *STACK_CARDS.values(), *ADVANTAGE_STACKS.values()):
        assert tuple(sorted(deck)) == deck
    assert Counter(CHAOS_DECK) == dict.fromkeys(CHAOS, 2)
    assert Counter(AFFLICTION_DECK) == {id: 4 if id == "shudder" else 2 for id in AFFLICTIONS}
    assert {card.copies for card in EQUIPMENT.values() if card.stack == "utensils"} == {3}


@pytest.mark.rule("RM-RULING-01", "RM-GAP-01")
def test_the_die() -> None:
    assert CONSTANTS.faces == ("hit", "hit+", "crown", "dodge", "dodge", "cover")
    assert CONSTANTS.origins["faces"] == "ours"


def test_numbers_of_the_rulebook() -> None:
    c = CONSTANTS
    assert (c.crown_ether, c.rest_heal, c.rest_ether, c.defeat_pool, c.elusive_dice) == (2, 3, 2, 2, 3)
    assert (c.actions, c.joint_dice, c.short_range, c.special_cost, c.gentlemen) == (2, 2, 4, 1, 4)
    assert (c.most_advantages, c.most_powers, c.chaos_hand, c.places_on_offer, c.fire_damage) == (3, 6, 2, 3, 1)
    assert [name for name, mark in c.origins.items() if mark != "rulebook"] == ["faces", "round_track"]


# Gentlemen


def test_values_of_the_gentlemen() -> None:
    assert {
        id: (g.agi, g.acc, g.strength, g.ether, g.left, g.right, g.slots, g.specials) for id, g in GENTLEMEN.items()
    } == {
        "major": (3, 3, 3, 3, 4, 5, 3, ("counter",)),
        "drago": (3, 2, 3, 3, 4, 4, 3, ("charge",)),
        "emma": (3, 4, 0, 4, 3, 2, 2, ("elusive",)),
        "cavendish": (3, 3, 2, 5, 3, 4, 2, ("counter",)),
        "abigail": (3, 2, 3, 5, 3, 3, 3, ("elusive",)),
    }
    for gentleman in GENTLEMEN.values():
        assert gentleman.origin.rulebook[:5] == ("name", "profession", "agi", "acc", "str")
        assert gentleman.origin.likely[:3] == ("ether", "left", "right")


@pytest.mark.rule("RM-GENT-02")
def test_each_profession_has_its_gentleman_and_its_stack() -> None:
    assert sorted(g.profession for g in GENTLEMEN.values()) == sorted(PROFESSIONS)
    for profession, stack in ADVANTAGE_STACKS.items():
        assert len(stack) == 8
        assert {ADVANTAGES[card].profession for card in stack} == {profession}
    assert {"taunt", "guardian", "stalwart"} <= set(ADVANTAGE_STACKS["knight"])


@pytest.mark.rule("RM-GENT-03")
def test_each_gentleman_has_one_gift_of_his_own() -> None:
    gifts = [gentleman.gift.gift for gentleman in GENTLEMEN.values()]
    assert gifts == ["steam_fist", "wild_charge", "symbiotic_bond", "dynamo", "channel_senses"]
    assert {len(gentleman.abilities) for gentleman in GENTLEMEN.values()} == {1}


@pytest.mark.rule("RM-GENT-04", "RM-GAP-03")
def test_each_gentleman_has_a_special() -> None:
    for gentleman in GENTLEMEN.values():
        assert gentleman.specials
        assert set(gentleman.specials) <= set(SPECIALS)


@pytest.mark.rule("RM-GENT-08")
def test_the_sum_of_the_crosses_is_the_life() -> None:
    assert {id: gentleman.life for id, gentleman in GENTLEMEN.items()} == {
        "major": 9, "drago": 8, "emma": 5, "cavendish": 7, "abigail": 6,
    }  # fmt: skip


def test_starting_equipment_and_printed_weapons() -> None:
    assert {id: g.starting for id, g in GENTLEMEN.items() if g.starting} == {"major": ("shotgun", "whisky")}
    assert {id: g.weapon for id, g in GENTLEMEN.items() if g.weapon} == {
        "emma": "symbiont_rifle", "cavendish": "tesla_gloves",
    }  # fmt: skip
    for weapon in PRINTED_WEAPONS.values():
        assert (weapon.weapon, weapon.arsenal, weapon.copies) == (True, False, 0)
    assert not set(PRINTED_WEAPONS) & set(EQUIPMENT)
    rifle, gloves = PRINTED_WEAPONS["symbiont_rifle"], PRINTED_WEAPONS["tesla_gloves"]
    assert (rifle.melee, rifle.ranged, rifle.range) == (0, 1, 0)
    assert (gloves.melee, gloves.ranged, gloves.range) == (1, 1, 4)
    assert (gloves.effect.any_amount, gloves.effect.least, gloves.effect.most) == (True, 1, 2)


def test_gifts() -> None:
    assert row_of("major.0") == plain("atk", 1, "dice(2, melee); count(hit+=2)")
    assert row_of("drago.0") == ("perm", 0, "dice(2)", "", ("charging",), "")
    assert row_of("emma.0") == plain("extra", 2, "attack_with(symbiont_rifle)")
    assert row_of("cavendish.0") == ("perm", 0, "trade(hit+>hit, daze(1))", "", ("with_gloves",), "")
    assert row_of("abigail.0") == plain("upkeep", 1, "dice(1); ddice(1)")


# Agents, minions, allies


@pytest.mark.rule("RM-AGENT-01")
def test_a_sheet_has_all_values() -> None:
    for versions in AGENT_SHEETS.values():
        for sheet in versions.values():
            assert sheet.kind == "agent"
            assert min(sheet.agi, sheet.ether, sheet.life, len(sheet.specials), len(sheet.abilities)) >= 1
            assert max(sheet.acc, sheet.strength) >= 1
    for versions in MINION_SHEETS.values():
        for sheet in versions.values():
            assert (sheet.kind, sheet.ether, sheet.life, sheet.specials) == ("minion", 0, 1, ())


def values(sheet: Sheet) -> tuple[int, ...]:
    return sheet.agi, sheet.acc, sheet.strength, sheet.ether, sheet.life


@pytest.mark.rule("RM-GAP-06")
def test_values_of_the_agents_the_rulebook_shows() -> None:
    shown = {id: values(AGENT_SHEETS[id]["a"]) for id in ("tobias", "emerson", "damon")}
    assert shown == {"tobias": (3, 0, 5, 3, 12), "emerson": (3, 5, 0, 3, 10), "damon": (2, 6, 0, 3, 10)}
    for id in shown:
        assert AGENT_SHEETS[id]["a"].origin.likely == ("agi", "acc", "str", "ether", "life")
        assert AGENT_SHEETS[id]["b"].origin.likely == ()


def test_tobias_has_both_gifts() -> None:
    assert [ability.gift for ability in AGENT_SHEETS["tobias"]["a"].abilities] == ["spare_parts", "blood_brothers"]
    assert row_of("tobias_a.0") == ("perm", 2, "spawn(shambling, 2, adj)", "suffered", (), "")
    assert row_of("tobias_a.1") == ("perm", 0, "actions(1)", "", ("fallen_emerson",), "")
    assert row_of("emerson_a.1") == ("perm", 0, "actions(1)", "", ("fallen_tobias",), "")


def test_damon_pays_as_much_as_he_likes() -> None:
    fire = ABILITY_OF["damon_a.1"]
    assert (fire.any_amount, fire.least, fire.most, amount_of(fire.calls[0], 0, x=4)) == (True, 1, 99, 4)


@pytest.mark.rule("RM-GAP-08")
def test_minions() -> None:
    assert {
        sheet.id: (sheet.agi, sheet.acc, sheet.strength)
        for versions in MINION_SHEETS.values()
        for sheet in versions.values()
    } == {
        "clown_a": (3, 0, 3), "clown_b": (4, 0, 3), "shambling_a": (2, 0, 3), "shambling_b": (2, 0, 2),
        "ragged_a": (3, 0, 3), "ragged_b": (4, 0, 2), "burning_a": (2, 0, 3), "burning_b": (3, 0, 2),
        "guard_a": (3, 3, 0),
    }  # fmt: skip
    assert row_of("clown_a.0") == plain("def", 0, "prevent(1)")
    assert ABILITY_OF["burning_a.1"].must


@pytest.mark.rule("RM-ALLY-01")
def test_allies_have_attributes_and_a_small_life_only() -> None:
    assert {id: (a.agi, a.acc, a.strength, a.life) for id, a in ALLY_CARDS.items()} == {
        "bobby": (2, 3, 0, 1), "blackmore": (3, 0, 3, 1), "tin_nanny": (3, 4, 0, 3), "watling": (3, 0, 1, 2),
        "lady_ada": (3, 3, 0, 2), "steam_coach": (4, 0, 0, 4),
    }  # fmt: skip
    for ally in ALLY_CARDS.values():
        assert ally.specials == ()
        assert "has" not in [call.verb for ability in ally.abilities for call in all_calls(ability.does)]
        assert all(ability.most == 0 for ability in ally.abilities), "allies have no ether"
    assert [id for id, ally in ALLY_CARDS.items() if ally.vip] == ["lady_ada", "steam_coach"]


# Cards


def test_roles_of_the_rulebook() -> None:
    assert row_of("leader.0") == plain("extra", 2, "act(other:los, 1)")
    assert row_of("bodyguard.0") == plain("perm", 0, "cross(3); rest(1)")
    assert [id for id, role in ROLES.items() if role.origin.mark == "rulebook"] == ["leader", "bodyguard"]


@pytest.mark.rule("RM-GAP-11")
def test_advantages_of_the_rulebook() -> None:
    shown = [id for id, card in ADVANTAGES.items() if card.origin.mark == "rulebook"]
    assert shown == ["taunt", "guardian", "healing_wave", "copycat"]
    assert all(card.origin.public == ("name",) for id, card in ADVANTAGES.items() if id not in shown)
    assert row_of("taunt.0") == plain("action", 1, "times(3, move(3, foe:los, toward, none))")
    assert row_of("guardian.0") == ("perm", 1, "guard", "attack_on_friend", (), "")
    assert row_of("healing_wave.0") == plain("action", 2, "heal(2, gs:short)")
    assert row_of("copycat.0") == ("perm", 0, "copy", "", (), "activation")


def test_melee_and_ranged_only_are_conditions() -> None:
    for card in ("life_drain", "rabid", "killer_instinct", "bruiser"):
        assert ABILITY_OF[f"{card}.0"].when == ("melee",), card
    for card in ("precision_eyepiece", "homing_device", "ether_goggles"):
        assert ABILITY_OF[f"{card}.0"].when == ("ranged",), card


def test_powers_and_their_costs() -> None:
    assert BASIC_POWERS == ("instill_chaos", "command_minions")
    assert {id: power.cost for id, power in POWERS.items()} == {
        "instill_chaos": 1, "command_minions": 1, "pyromaniac": 2, "summon_minions": 2, "shadow_grasp": 2,
        "life_siphon": 2, "dark_guidance": 1, "sinister_purpose": 3,
    }  # fmt: skip
    assert len(POWERS["pyromaniac"].ability.does.ways) == 2
    assert POWERS["pyromaniac"].ability.calls == ()


@pytest.mark.rule("RM-GAP-13")
def test_chaos_cards_say_when_they_are_played() -> None:
    by_timing = {timing: [id for id, card in CHAOS.items() if card.timing == timing] for timing in ("agent", "minion")}
    assert by_timing == {
        "agent": ["attack_order", "ether_surge", "frenzy", "foul_tonic"],
        "minion": ["wild_mob", "stampede"],
    }
    assert sum(card.timing == "any" for card in CHAOS.values()) == 9


@pytest.mark.rule("RM-GAP-14")
def test_afflictions_act_at_once_or_stay() -> None:
    assert {id: card.until for id, card in AFFLICTIONS.items() if card.until} == {
        "sprained_ankle": "rest", "shaking_hands": "rest", "bleeding": "healed",
    }  # fmt: skip
    assert all(card.ability.must for card in AFFLICTIONS.values())
    assert row_of("sacrifice.0") == plain("now", 0, "may_attack; dmg(2, self)")


def test_what_the_cards_of_a_stack_are() -> None:
    for card in EQUIPMENT.values():
        types = {ability.type for ability in card.abilities}
        assert card.arsenal == (card.stack in ("simple", "special", "royal"))
        if card.weapon:
            assert types == {"ether"}
            assert card.effect.cost >= 1
        elif card.stack == "utensils":
            assert types <= {"discard", "discard_def"}
        elif card.arsenal or card.stack == "stones":
            assert types.isdisjoint({"discard", "discard_def", "ether"})
    assert {card.id for card in EQUIPMENT.values() if card.weapon} == set(WEAPONS) - set(PRINTED_WEAPONS)


def test_weapons_of_the_rulebook() -> None:
    weapons = {id: (WEAPONS[id].melee, WEAPONS[id].ranged) for id in ("revolver", "gas_pipe", "hand_axe", "claw")}
    assert weapons == {"revolver": (0, 1), "gas_pipe": (1, 0), "hand_axe": (1, 0), "claw": (2, 0)}
    assert row_of("revolver.0") == plain("ether", 1, "dice(1)")
    assert row_of("hand_axe.0") == plain("ether", 1, "per(hit+, foedice(-1))")
    assert row_of("claw.0") == plain("ether", 1, "per(hit+, foedice(-1)); count(hit+=2)")


def test_how_far_weapons_reach() -> None:
    assert {id for id, weapon in WEAPONS.items() if weapon.range} == {
        "shotgun", "pistols", "flame_projector", "tesla_gloves",
    }  # fmt: skip
    assert {weapon.range for weapon in WEAPONS.values()} == {0, CONSTANTS.short_range}
    assert {id: weapon.reach for id, weapon in WEAPONS.items() if weapon.reach != 1} == {"chain_whip": 2}


# Intermezzo and levels


@pytest.mark.rule("RM-GAP-16")
def test_places_of_the_plan() -> None:
    assert {
        id: (PLACES[id].spaces, PLACES[id].points, PLACES[id].offer, PLACES[id].cards) for id in PRINTED_PLACES
    } == {
        "bazaar": (3, 1, "utensils", 2),
        "wilkinsons": (3, 2, "simple", 1),
        "shadow_market": (3, 2, "artefacts", 1),
        "unicorn_club": (5, 3, "advantage", 1),
    }


def test_place_cards_name_their_points_and_visitors() -> None:
    shown = {id: (PLACES[id].points, PLACES[id].professions) for id in PLACE_DECK if PLACES[id].origin.rulebook}
    assert shown == {
        "sabbath": (2, ("arcanist",)),
        "seance": (1, ("arcanist",)),
        "buckingham_palace": (4, ("knight", "dilettante")),
        "experienced_master": (5, ("knight", "dilettante")),
    }
    assert PLACES["docks"].professions == PROFESSIONS
    assert [id for id in PLACE_DECK if PLACES[id].group] == ["lamplighters", "st_thomas_hospital", "westminster_chapel"]
    assert sorted(id for id in PLACE_DECK if PLACES[id].token) == [
        "lamplighters", "menagerie", "sabbath", "seance", "st_thomas_hospital", "westminster_chapel",
    ]  # fmt: skip


@pytest.mark.rule("RM-INT-18", "RM-GAP-17")
def test_benefits() -> None:
    assert {id: (b.price, b.target, b.times, repr(b.ability.does)) for id, b in BENEFITS.items()} == {
        "pool": (1, "none", 0, "pool(2)"),
        "agent_guard": (1, "agent", 2, "conv(cover>dodge)"),
        "minion_edge": (2, "minion", 2, "conv(cover>hit)"),
        "agent_cross": (2, "agent", 2, "cross(5)"),
        "agent_melee": (3, "agent", 2, "dice(1, melee)"),
        "agent_ranged": (3, "agent", 2, "dice(1, ranged)"),
        "minion_die": (3, "minion", 2, "dice(1)"),
    }


def test_levels() -> None:
    stacks = ("simple", "special", "royal", "artefacts", "utensils")
    assert {
        id: (
            *[level.cards(stack) for stack in stacks],
            level.advantages,
            level.more_advantages,
            level.points,
            level.powers,
        )
        for id, level in LEVELS.items()
    } == {
        "moderate": (2, 0, 0, 2, 2, 1, 0, 4, 1),
        "balanced": (3, 2, 0, 2, 4, 1, 2, 8, 2),
        "more": (5, 2, 1, 3, 4, 2, 0, 10, 4),
        "new_campaign": (0, 0, 0, 0, 0, 1, 0, 0, 1),
    }
    assert LEVELS["more"].cards("stones") == 0


# Abilities


def test_abilities_are_known_by_number_and_key() -> None:
    for number, ability in enumerate(ABILITIES):
        assert ability.number == number
        assert ABILITY_OF[ability.key] is ability
        assert ability.key == f"{ability.source}.{ability.index}"
    assert len(ABILITY_OF) == len(ABILITIES)
    assert AGENT_SHEETS["tobias"]["b"].abilities[1] is ABILITY_OF["tobias_b.1"]


def test_what_is_always_on_and_what_changes_rolls() -> None:
    for ability in ABILITIES:
        verbs = {call.verb for call in ability.does.calls}
        assert (ability.is_always, ability.is_roll) == (verbs <= ALWAYS_VERBS, verbs <= ROLL_VERBS)
    assert ABILITY_OF["touchy.0"].is_always
    assert ABILITY_OF["elephant_gun.0"].is_roll
    assert not ABILITY_OF["taunt.0"].is_roll


def test_gifts_are_named_and_cards_are_not() -> None:
    named = {ability.source for ability in ABILITIES if ability.gift}
    sheets = {sheet.id for table in (AGENT_SHEETS, MINION_SHEETS) for each in table.values() for sheet in each.values()}
    assert named <= {*GENTLEMEN, *sheets, *ALLY_CARDS}
    assert all(
        ability.gift for agent in AGENTS for sheet in AGENT_SHEETS[agent].values() for ability in sheet.abilities
    )
