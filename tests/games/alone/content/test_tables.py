"""The box of Alone: what its tables hold."""

from collections import Counter

import pytest

from brassboard.games.alone.content import (
    AMMUNITION,
    BOSSES,
    CARDS,
    CHARACTERS,
    CONSTANTS,
    CREATURES,
    DECK_COLOURS,
    DECKS,
    DIFFICULTY,
    EQUIPMENT,
    ITEMS,
    KINDS,
    LOCATE_TARGETS,
    MATERIALS,
    MISSION_TARGETS,
    MISSIONS,
    NOTHING,
    ROOMS,
    SIDES,
    SKILL_OF,
    SKILLS,
    STANDARD,
    TIMINGS,
    TOKENS,
    TRIGGERS,
    Creature,
    all_calls,
    amount_of,
)
from brassboard.kit import zones
from brassboard.kit.effects import Call

NORMAL, NIGHTMARE = CREATURES["normal"], CREATURES["nightmare"]


def toughness(creature: Creature) -> int:
    return creature.first + creature.second


def calls_of(card: str) -> list[Call]:
    """All calls of both halves of a reaction card."""
    return [*all_calls(CARDS[card].basic), *all_calls(CARDS[card].dangerous)]


def designs_with(colour: str, verbs: tuple[str, ...], losses: tuple[str, ...] = ()) -> int:
    """How many designs of a deck hold one of these verbs, or one of these verbs with a number below 0."""
    found = 0
    for id, card in CARDS.items():
        if card.deck == colour:
            found += any(call.verb in verbs or (call.verb in losses and call.number(0) < 0) for call in calls_of(id))
    return found


# Reaction decks


@pytest.mark.rule("AL-DECK-02")
def test_all_decks_have_the_same_number_and_kinds_of_cards() -> None:
    assert {colour: len(cards) for colour, cards in DECKS.items()} == dict.fromkeys(DECK_COLOURS, 26)
    kinds = [Counter((CARDS[card].trigger, CARDS[card].timing) for card in cards) for cards in DECKS.values()]
    assert kinds[0] == kinds[1] == kinds[2] == kinds[3]
    assert {trigger for trigger, _ in kinds[0]} == set(TRIGGERS)
    assert {timing for _, timing in kinds[0]} == set(TIMINGS)


def test_a_deck_is_two_copies_of_each_of_its_designs_sorted() -> None:
    for colour, cards in DECKS.items():
        assert tuple(sorted(cards)) == cards
        assert zones.tally(cards) == {id: 2 for id, card in sorted(CARDS.items()) if card.deck == colour}
    assert len(CARDS) == 52


@pytest.mark.rule("AL-DECK-03")
def test_wrath_strengthens_creatures() -> None:
    assert designs_with("red", ("dice", "cond", "cut", "strike", "mend"), ("life",)) >= 7


@pytest.mark.rule("AL-DECK-04")
def test_speed_is_about_moves_and_draws() -> None:
    assert designs_with("blue", ("cmove", "tele", "draw", "slim")) >= 7


@pytest.mark.rule("AL-DECK-05")
def test_terror_costs_self_control_and_spoils_actions() -> None:
    spoiling = ("nocond", "limit", "stop", "lie", "swipe", "hide", "block", "adren")
    assert designs_with("green", spoiling, ("calm",)) >= 7


@pytest.mark.rule("AL-DECK-06")
def test_traps_is_about_danger_markers() -> None:
    assert designs_with("violet", ("danger", "undanger", "shift", "nosweep", "omen")) >= 7


@pytest.mark.rule("AL-GAP-07")
def test_the_sample_card_of_the_rulebook_is_kept_and_marked() -> None:
    card = CARDS["R01"]
    assert repr(card.basic) == "cmove(2, any) | recall(any); spawn(any, -1)"
    assert repr(card.dangerous) == "dice(that, 1)"
    assert card.origin.rulebook == ("basic", "dangerous")
    assert [id for id, each in CARDS.items() if each.origin.rulebook] == ["R01"]


def test_the_dangerous_half_comes_after_the_other_but_for_two_cards() -> None:
    others = {id: card.dangerous_order for id, card in CARDS.items() if card.dangerous_order != "after"}
    assert others == {"R07": "first", "G08": "instead"}


def test_six_cards_of_each_deck_wait_for_the_end_of_the_turn() -> None:
    assert sum(card.timing == "end" for card in CARDS.values()) == 6 * 4


def test_conditions_in_words_are_written_as_effects() -> None:
    assert repr(CARDS["G01"].basic) == "cmove(1, any); given(hidden_within_2, calm(-1))"
    assert repr(CARDS["G05"].basic) == "cmove(2, hidden); given(seen_outside, calm(-1))"
    assert repr(CARDS["G07"].basic) == "given(creature_here, calm(-1))"
    assert repr(CARDS["V06"].basic) == "undanger(1, any); given(removed, cut(1))"
    assert repr(CARDS["B06"].basic) == "cut(1); later(cmove(1, target))"
    assert CARDS["R05"].basic.calls[0].args == (3, "any", 1, "nearer")
    trap = CARDS["V09"].basic.calls[0]
    assert trap.verb == "hero_chooses"
    assert len(trap.effects(0).ways) == 2


def test_the_standard_reaction_moves_or_spawns() -> None:
    assert repr(STANDARD) == "cmove(1, any) | spawn(any)"


# Creatures


@pytest.mark.rule("AL-CREA-01")
def test_five_ordinary_kinds_and_bosses_that_come_with_missions() -> None:
    assert [id for id, creature in NORMAL.items() if not creature.boss] == list(KINDS)
    assert [id for id, creature in NORMAL.items() if creature.boss] == list(BOSSES)
    assert {mission.boss: id for id, mission in MISSIONS.items() if mission.boss} == {
        "matriarch": "MR2",
        "apostle": "MR3",
    }


@pytest.mark.rule("AL-CREA-02")
def test_spores_are_weak_and_near_and_roll_many_dice() -> None:
    for table in CREATURES.values():
        spore, others = table["spore"], [table[kind] for kind in KINDS if kind != "spore"]
        assert toughness(spore) <= min([toughness(other) for other in others])
        assert spore.distance <= min([other.distance for other in others])
        assert [other.id for other in others if other.dark >= spore.dark] == ["worm"]
        assert table["worm"].dark == spore.dark


@pytest.mark.rule("AL-CREA-03")
def test_parasites_are_weak_and_quick() -> None:
    assert NORMAL["parasite"].dark <= 2
    assert toughness(NORMAL["parasite"]) <= min([toughness(NORMAL[kind]) for kind in KINDS])
    swarm, others = CARDS["B07"].basic.ways
    assert (swarm[0].word(1), others[0].word(1)) == ("parasite", "any")
    assert swarm[0].number(0) > others[0].number(0)


@pytest.mark.rule("AL-CREA-04")
def test_cultists_never_shock_and_do_not_mind_light() -> None:
    for table in CREATURES.values():
        cultist = table["cultist"]
        assert cultist.loss == 0
        assert cultist.dark == cultist.lit
        assert toughness(cultist) > max(toughness(table["spore"]), toughness(table["parasite"]))


@pytest.mark.rule("AL-CREA-05")
def test_hybrids_frighten_like_worms_and_bear_more_light() -> None:
    for table in CREATURES.values():
        hybrid, worm = table["hybrid"], table["worm"]
        assert hybrid.loss == worm.loss
        assert toughness(hybrid) < toughness(worm)
        assert hybrid.lit > worm.lit


@pytest.mark.rule("AL-CREA-06")
def test_the_worm() -> None:
    worm = NORMAL["worm"]
    assert (worm.dark, worm.lit, worm.first, worm.second, worm.loss, worm.distance) == (3, 0, 2, 2, 2, 5)


@pytest.mark.rule("AL-CREA-07")
def test_the_values_of_the_bosses() -> None:
    assert [(table["matriarch"].dark, table["matriarch"].lit) for table in CREATURES.values()] == [(3, 1), (4, 2)]
    assert [(table["apostle"].dark, table["apostle"].lit) for table in CREATURES.values()] == [(2, 2), (3, 3)]
    for table in CREATURES.values():
        assert (table["matriarch"].most_wounds, table["matriarch"].darkens) == (1, True)
        assert (table["apostle"].calls, table["apostle"].calls_distance) == ("cultist", -1)
        assert [id for id, each in table.items() if each.most_wounds != 2 or each.darkens or each.calls] == list(BOSSES)


@pytest.mark.rule("AL-CREA-08")
def test_each_kind_has_six_numbers_on_both_sides() -> None:
    assert tuple(CREATURES) == SIDES
    six = {
        side: {
            kind: (each.first, each.second, each.dark, each.lit, each.loss, each.distance)
            for kind, each in table.items()
            if not each.boss
        }
        for side, table in CREATURES.items()
    }
    assert six == {
        "normal": {
            "spore": (1, 1, 3, 2, 1, 3),
            "parasite": (1, 1, 2, 1, 1, 4),
            "cultist": (1, 2, 2, 2, 0, 4),
            "hybrid": (2, 1, 2, 1, 2, 3),
            "worm": (2, 2, 3, 0, 2, 5),
        },
        "nightmare": {
            "spore": (1, 1, 4, 3, 2, 2),
            "parasite": (1, 2, 3, 2, 2, 3),
            "cultist": (2, 2, 3, 3, 0, 3),
            "hybrid": (2, 2, 3, 2, 3, 2),
            "worm": (3, 2, 4, 1, 3, 4),
        },
    }


@pytest.mark.rule("AL-RULING-39")
def test_the_distances_read_from_the_damaged_table() -> None:
    assert [NORMAL[kind].distance for kind in KINDS] == [3, 4, 4, 3, 5]


@pytest.mark.rule("AL-RULING-40")
def test_thresholds_come_before_dice() -> None:
    """The row of the hybrid reads 2/1 2/1 2 3, so both pairs look alike; that of the worm, 2/2 3/0 2 5, tells them."""
    worm = NORMAL["worm"]
    assert ((worm.first, worm.second), (worm.dark, worm.lit), worm.loss, worm.distance) == ((2, 2), (3, 0), 2, 5)


@pytest.mark.rule("AL-GAP-13")
def test_fifteen_markers_of_ordinary_creatures() -> None:
    assert [NORMAL[kind].markers for kind in KINDS] == [3] * 5


@pytest.mark.rule("AL-GAP-06")
def test_the_legible_cells_of_the_table_are_the_rulebooks_and_no_others() -> None:
    assert {id: creature.origin.rulebook[1:] for id, creature in NORMAL.items()} == {
        "spore": ("normal.distance",),
        "parasite": ("normal.dice.1",),
        "cultist": ("normal.loss", "normal.distance"),
        "hybrid": ("normal",),
        "worm": ("normal",),
        "matriarch": (),
        "apostle": (),
    }


# Equipment


@pytest.mark.rule("AL-GAP-08")
def test_forty_equipment_cards() -> None:
    assert len(EQUIPMENT) == 40
    assert tuple(sorted(EQUIPMENT)) == EQUIPMENT
    assert zones.tally(EQUIPMENT) == {id: item.copies for id, item in sorted(ITEMS.items())}
    assert Counter(ITEMS[id].material for id in EQUIPMENT) == {"metal": 11, "electronics": 14, "chemical": 15}


@pytest.mark.rule("AL-UPG-01")
def test_every_item_has_a_material_and_needs_another() -> None:
    for item in ITEMS.values():
        assert item.material in MATERIALS
        assert item.needs in MATERIALS
        assert item.needs != item.material


@pytest.mark.rule("AL-ITEM-08")
def test_two_charges_of_ammunition_are_four_dice() -> None:
    assert AMMUNITION == ("AMMO_C", "AMMO_E", "AMMO_M")
    for id in AMMUNITION:
        (call,) = ITEMS[id].text(upgraded=False).calls
        (upgraded,) = ITEMS[id].text(upgraded=True).calls
        assert [amount_of(call, 0, x) for x in (1, 2, 3)] == [3, 4, 5]
        assert [amount_of(upgraded, 0, x) for x in (1, 2, 3)] == [4, 5, 6]
        assert (ITEMS[id].charges, ITEMS[id].most_charges_per_use) == (4, 3)
        assert call.args[1] == ("los",)


@pytest.mark.rule("AL-RULING-60")
def test_the_three_ammunition_cards_differ_in_material_only() -> None:
    cards = [ITEMS[id] for id in ("AMMO_M", "AMMO_E", "AMMO_C")]
    assert [card.material for card in cards] == ["metal", "electronics", "chemical"]
    assert [card.needs for card in cards] == ["electronics", "chemical", "metal"]
    assert len({(card.action, card.charges, repr(card.use), repr(card.upgraded), card.copies) for card in cards}) == 1


def test_only_toolboxes_cannot_be_recharged() -> None:
    assert [id for id, item in ITEMS.items() if not item.rechargeable] == ["TOOL"]


def test_no_upgrade_is_worse_or_the_same() -> None:
    assert [id for id, item in ITEMS.items() if repr(item.use) == repr(item.upgraded)] == []


# Characters and skills


@pytest.mark.rule("AL-GAP-09")
def test_the_technician_is_the_rulebooks_but_for_one_icon_and_the_hero() -> None:
    assert list(CHARACTERS) == ["pilot", "technician", "commander", "doctor"]
    given = CHARACTERS["technician"].origin.rulebook
    assert {"companion.does", "sacrifice.does"} <= set(given)
    assert not {"hero", "companion.actions"} & set(given)
    assert repr(CHARACTERS["technician"].sacrifice.does) == "any_material; search(1)"


def test_abilities_say_when_and_how_often() -> None:
    told = {
        ability.id: (ability.when, ability.actions, ability.once)
        for character in CHARACTERS.values()
        for ability in (character.hero, character.companion, character.sacrifice)
    }
    assert told["pilot.hero"] == ("after", ("move",), "round")
    assert told["technician.companion"] == ("after", ("interact",), "turn")
    assert told["commander.hero"] == ("passive", ("attack",), "")
    assert told["doctor.companion"] == ("loss", (), "turn")
    assert {told[f"{id}.sacrifice"][0] for id in CHARACTERS} == {"start"}
    assert CHARACTERS["doctor"].hero.turn == 1


@pytest.mark.rule("AL-GAP-16")
def test_one_skill_for_each_kind() -> None:
    assert SKILL_OF == {
        "spore": "sealed_mask",
        "parasite": "light_feet",
        "cultist": "cold_aim",
        "hybrid": "steady_mind",
        "worm": "surge",
    }
    assert {id: skill.ability.id for id, skill in SKILLS.items()} == {id: id for id in SKILLS}


# Missions and levels


@pytest.mark.rule("AL-MISS-02", "AL-GAP-10")
def test_eight_missions_of_each_colour_that_name_only_what_exists() -> None:
    assert Counter(mission.colour for mission in MISSIONS.values()) == {"green": 8, "blue": 8, "red": 8}
    for mission in MISSIONS.values():
        assert mission.steps
        assert set(mission.rooms) <= set(ROOMS)
        for step in [step for group in mission.steps for step in group]:
            assert step.verb in ("use", "take", "give", "slay", "hold", "find")
            assert step.count >= 1
            assert step.condition in ("", "lit", "empty")
            assert step.token == "" or step.token in TOKENS
        assert (mission.reward is NOTHING) == (mission.colour == "red")
    tokens = {step.token for mission in MISSIONS.values() for group in mission.steps for step in group} - {""}
    assert tokens == set(TOKENS), "every token belongs to a mission"


def test_steps_are_groups_in_their_order() -> None:
    assert repr(MISSIONS["MR4"].steps) == "((use(G, 1), use(L, 1), use(S, 1)), (use(E, 1),))"
    assert MISSIONS["MR4"].rooms == ("G", "L", "S", "E")
    assert MISSIONS["MR5"].rooms == ("S", "C")
    sample = MISSIONS["MR6"].find
    assert sample is not None
    assert (sample.token, sample.markers, sample.count) == ("sample", 3, 1)
    assert [id for id, mission in MISSIONS.items() if mission.find] == ["MG2", "MR6"]


def test_every_blue_mission_is_a_nuisance_and_no_other_one_is() -> None:
    nuisances = {id: mission.nuisance for id, mission in MISSIONS.items()}
    ends = {id: repr(each.round_end) for id, each in nuisances.items() if each.round_end is not NOTHING}
    assert ends == {"MB1": "given(in_corridor, life(-1))", "MB2": "calm(-1)", "MB3": "off(any, 2)"}
    assert (nuisances["MB4"].distance, nuisances["MB4"].least_distance) == (-1, 2)
    assert (nuisances["MB6"].life_gain, nuisances["MB7"].adrenaline_max, nuisances["MB8"].danger_gain) == (-1, -1, 1)
    standing = [
        id
        for id, each in nuisances.items()
        if (each.distance, each.life_gain, each.adrenaline_max, each.danger_gain) != (0,) * 4
    ]
    assert standing == ["MB4", "MB6", "MB7", "MB8"]
    assert {id: repr(mission.setup) for id, mission in MISSIONS.items() if mission.setup is not NOTHING} == {
        "MB5": "block_rooms(A+M)",
        "MR2": "place_boss(matriarch)",
        "MR3": "place_boss_in(apostle, C+L)",
    }


@pytest.mark.rule("AL-DIFF-01")
def test_every_level_says_what_the_hero_starts_with_and_gets() -> None:
    assert {id: (level.ammunition, level.cards, repr(level.reward)) for id, level in DIFFICULTY.items()} == {
        "easy": (1, 1, "round(1); life(+3); calm(+3)"),
        "normal": (1, 0, "round(1); hero_chooses(life(+3) | calm(+3))"),
        "nightmare": (0, 1, "life(+3) | calm(+3)"),
        "impossible": (0, 0, ""),
    }


@pytest.mark.rule("AL-RULING-31")
def test_the_easy_level_gives_life_and_self_control() -> None:
    assert len(DIFFICULTY["easy"].reward.ways) == 1
    assert [call.verb for call in DIFFICULTY["easy"].reward.calls] == ["round", "life", "calm"]


@pytest.mark.rule("AL-RULING-32", "AL-GAP-14")
def test_there_are_four_levels_and_normal_is_ours() -> None:
    assert [id for id, level in DIFFICULTY.items() if level.origin.mark == "ours"] == ["normal"]
    assert len(DIFFICULTY) == 4


# Numbers


def test_the_numbers_of_the_rulebook_and_of_public_sources() -> None:
    assert (CONSTANTS.turns, CONSTANTS.reactions, CONSTANTS.hand_limits) == (8, 2, (10, 6, 4))
    assert (CONSTANTS.life, CONSTANTS.calm, CONSTANTS.adrenaline, CONSTANTS.most_adrenaline) == (12, 12, 3, 6)
    assert (CONSTANTS.creatures_per_floor, CONSTANTS.dangers_per_floor, CONSTANTS.nightmare_loss) == (4, 8, 2)
    for name in ("turns", "reactions", "hand_limits", "creatures_per_floor", "dangers_per_floor", "nightmare_loss"):
        assert CONSTANTS.origins[name] == "rulebook", name
    for name in ("life", "calm", "adrenaline", "most_adrenaline"):
        assert CONSTANTS.origins[name] == "public", name


@pytest.mark.rule("AL-GAP-03", "AL-GAP-04", "AL-GAP-05")
def test_the_numbers_that_may_be_tuned_are_ours() -> None:
    assert (CONSTANTS.spaces, CONSTANTS.danger_spaces, CONSTANTS.danger_always) == ((4, 5, 6, 7), 4, 1)
    assert (CONSTANTS.round_track, CONSTANTS.nightmare_space, CONSTANTS.attack_dice) == (6, 1, 2)
    assert Counter(CONSTANTS.die) == {"hit": 2, "conditional": 2, "miss": 2}
    for name in ("spaces", "danger_spaces", "round_track", "die", "attack_dice", "starting_dangers"):
        assert CONSTANTS.origins[name] == "ours", name


@pytest.mark.rule("AL-RULING-02")
def test_the_lower_track_gives_the_adrenaline_maximum() -> None:
    assert [CONSTANTS.adrenaline_max(track) for track in range(13)] == [6, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3]


@pytest.mark.rule("AL-RULING-30")
def test_the_targets_of_locate() -> None:
    assert len(LOCATE_TARGETS) == len(set(LOCATE_TARGETS)) == 23
    assert Counter(target.partition(".")[0] for target in LOCATE_TARGETS) == {
        "room": 8, "shape": 4, "door": 1, "blocked": 1, "stair": 2, "switch": 1, "kind": 5, "danger": 1,
    }  # fmt: skip
    assert MISSION_TARGETS == ("mission.green", "mission.blue", "mission.red", "boss")
