"""The box of Alone: how broken tables are refused, and how the verbs are read."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from brassboard.games.alone.content import (
    HERO_VERBS,
    REACTION_VERBS,
    all_calls,
    amount_of,
    read_characters,
    read_constants,
    read_creatures,
    read_difficulty,
    read_items,
    read_missions,
    read_reactions,
    read_skills,
    scopes_of,
)
from brassboard.kernel import BadInput, RuleError

TABLES = files("brassboard.games.alone") / "content"
Reader = Callable[[str, str], object]


def refused(read: Reader, file: str, old: str, new: str, problem: str) -> BadInput:
    """The table with one change, which must be refused with its place."""
    text = (TABLES / file).read_text("utf-8")
    read(text, file)
    assert old in text
    with pytest.raises(BadInput, match=problem) as caught:
        read(text.replace(old, new, 1), file)
    assert caught.value.where.startswith(file)
    return caught.value


READERS: list[tuple[Reader, str, str]] = [
    (read_creatures, "creatures.toml", "creature"),
    (read_reactions, "reactions.toml", "card"),
    (read_items, "items.toml", "item"),
    (read_characters, "characters.toml", "character"),
    (read_skills, "skills.toml", "skill"),
    (read_missions, "missions.toml", "mission"),
    (read_difficulty, "difficulty.toml", "level"),
    (read_constants, "rules.toml", "constant"),
]


@pytest.mark.parametrize(("read", "file", "row"), READERS)
def test_every_table_is_refused_with_what_and_where(read: Reader, file: str, row: str) -> None:
    lines = (TABLES / file).read_text("utf-8").splitlines()
    first = next(line for line in lines if line.startswith("id = "))
    mark = next(line for line in lines if line.startswith("mark = "))
    name = first.removeprefix("id = ")
    block = f"[[{row}]]\n{first}\n"
    refused(read, file, f"[[{row}]]", f"[[{row}]", "does not read as TOML")
    refused(read, file, block, f"[[things]]\n{first}\n\n{block}", f"unknown table .things.: known are {row}")
    refused(read, file, block, f"[[{row}]]\n", f"{row} 1: id must be letters, digits and _, not None")
    refused(read, file, block, f'[[{row}]]\nid = "Big-Id"\n', "letters, digits and _, not 'Big-Id'")
    refused(read, file, block, f"[[{row}]]\n{first}\n\n{block}", f"{row} {name}: this id is taken")
    refused(read, file, first, f"{first}\ncolour_of = 1", f"{row} {name}: unknown field .colour_of.: known are id, ")
    refused(read, file, first, f'{first}\nname = "A name"', "unknown field 'name'")
    refused(read, file, mark, 'mark = "mine"', f"{row} {name}: mark must be one of rulebook, public, recalled, ours")
    refused(read, file, f"{mark}\n", "", f"{row} {name}: (mark is missing|rulebook)")


@pytest.mark.rule("AL-CREA-08")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("thresholds = [1, 1], ", "", '"spore": normal: thresholds is missing'),
        ("thresholds = [1, 1]", "thresholds = [1]", '"spore": normal: thresholds must have 2 entries, not 1'),
        ("thresholds = [1, 1]", "thresholds = [0, 1]", "thresholds must be numbers of 1 to 9, not 0"),
        ("dice = [3, 2]", "dice = [9, 2]", "dice must be numbers of 0 to 8, not 9"),
        ("loss = 1, ", "", '"spore": normal: loss is missing'),
        ("distance = 3 }", "distance = 0 }", '"spore": normal: distance must be 1 to 9, not 0'),
        ("nightmare = {", "dream = {", '"spore": unknown field .dream.'),
        ("markers = 3", "markers = 0", '"spore": markers must be 1 to 9, not 0'),
        ('id = "worm"', 'id = "wyrm"', "the creatures must be spore, parasite, cultist, hybrid, worm, matriarch, apo"),
        ("most_wounds = 1", "most_wounds = 3", '"matriarch": most_wounds must be 1 to 2, not 3'),
        ("darkens = true", "darkens = 1", '"matriarch": darkens must be true or false, not 1'),
        ('calls = "cultist"', 'calls = "devil"', '"apostle": calls must be one of'),
        ('"normal.distance"]', '"normal.speed"]', "rulebook names 'normal.speed', which this row has not"),
    ],
)  # fmt: skip
def test_a_broken_creature_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_creatures, "creatures.toml", old, new, problem)


@pytest.mark.rule("AL-DECK-02")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 2", "copies = 3", "the red deck must have 26 cards, not 27: add or remove copies"),
        ('id = "R01"', 'id = "R99"', '"R99": the id is the letter of the deck and the slot: write id = "R01"'),
        ('deck = "red"', 'deck = "pink"', '"R01": deck must be one of red, blue, green, violet'),
        ('trigger = "move"', 'trigger = "sleep"', '"R01": trigger must be one of move, explore'),
        ('timing = "step"', 'timing = "roll"', '"R02": timing must be end or step for trigger move, not roll'),
        ('timing = "loss"', 'timing = "end"', '"R12": timing must be loss for trigger life, not end'),
        ('timing = "step"', 'timing = "end"', '"B02": all decks match slot by slot: write trigger = "move" and timing'),
        ('basic = "cmove(1, any)"', 'basic = "cmoves(1, any)"', '"R02": basic: column 1: unknown verb .cmoves.'),
        ('basic = "cmove(1, any)"', 'basic = "cmove(1, all_of_them)"', "column 10: write any, spore, "),
        ('basic = "cmove(1, any)"', 'basic = "cmove(1)"', "cmove takes 2 to 4 arguments, not 1: write cmove"),
        ('basic = "cmove(1, any)"', 'basic = "cut(1)"', 'cut.1. is for another moment: write timing = "roll"'),
        ('basic = "cmove(1, any)"', 'basic = "given(creature_here): lie(1, 1)"', 'lie.1, 1. .* timing = "answer"'),
        ('basic = "cmove(1, any)"', 'basic = "given(full_moon): calm(-1)"', "column 7: write hidden_within_2, "),
        ('basic = "cmove(1, any)"', 'basic = "strike(target)"', 'names a target: write trigger = "attack"'),
        ('basic = "cmove(1, any)"', 'basic = "off(looked, 1)"', 'names a looked: write trigger = "explore"'),
        ('basic = "cmove(1, any)"', 'basic = "place_boss(apostle)"', "place_boss.apostle. is for missions"),
        ('basic = "cmove(1, any)"', 'basic = "danger(1, moon)"', "column 11: write here, adj, "),
        ('basic = "cmove(1, any)"', 'basic = "hmove(1)"', "unknown verb 'hmove'"),
        ('dangerous_order = "first"', 'dangerous_order = "never"', "dangerous_order must be one of after, first"),
        ('rulebook = ["basic", ', 'rulebook = ["title", ', "rulebook names 'title', which this row has not"),
        ('mark = "ours"', 'mark = "ours"\npublic = ["title"]', "public names 'title', which this row has not"),
    ],
)  # fmt: skip
def test_a_broken_reaction_card_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_reactions, "reactions.toml", old, new, problem)


def test_a_deck_lacks_no_slot() -> None:
    text = (TABLES / "reactions.toml").read_text("utf-8")
    last = text[text.rindex("[[card]]") :]
    refused(read_reactions, "reactions.toml", last, "", "the violet deck must have the slots 1 to 13, in this order")


@pytest.mark.rule("AL-UPG-01")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 2", "copies = 1", "the equipment deck must have 40 cards, not 39: add or remove copies"),
        ("ammunition = true\n", "", "there must be 3 Ammunition cards, not 2: write ammunition = true"),
        ('material = "metal"\n', "", '"AMMO_M": material is missing'),
        ('needs = "electronics"\n', "", '"AMMO_M": needs is missing'),
        ('needs = "electronics"', 'needs = "wood"', '"AMMO_M": needs must be one of metal, electronics, chemical'),
        ('needs = "electronics"', 'needs = "metal"', '"AMMO_M": needs must be another material than metal'),
        ("charges = 4", "charges = 0", '"AMMO_M": charges must be 1 to 9, not 0'),
        ("charges = 4", "charges = 2", '"AMMO_M": most_charges_per_use must be at most its 2 charges'),
        ("most_charges_per_use = 3\n", "", '"AMMO_M": x stands for several charges'),
        ('use = "attack(3, here)"', 'use = "attack(y, here)"', '"KNIF": use: column 8: write a number .* or x'),
        ('use = "attack(3, here)"', 'use = "gear(1)"', '"KNIF": gear.1. belongs to another action: write action'),
        ('action = "attack"', 'action = "sing"', '"AMMO_M": action must be one of move, explore'),
        ('use = "attack(3, here)"', 'use = "cmove(3, any)"', "unknown verb 'cmove'"),
    ],
)  # fmt: skip
def test_a_broken_item_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_items, "items.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "pilot"', 'id = "captain"', "the characters must be pilot, technician, commander, doctor"),
        ("[character.hero]", "[character.champion]", '"pilot": unknown field .champion.'),
        ('when = "after"', 'when = "later"', '"pilot": hero: when must be one of passive, with, after, start, loss'),
        ('actions = ["move"]\n', "", '"pilot": hero: an ability after an action names it: write actions'),
        ('once = "turn"', 'once = "round"', '"pilot": a companion ability is used once a turn'),
        ('once = "game"\n', "", '"pilot": a sacrifice is made at the start of a turn'),
        ('when = "passive"', 'when = "passive"\nonce = "turn"', '"commander": hero: a passive ability always works'),
        ('when = "passive"', 'when = "passive"\nturn = 1', '"commander": hero: turn is for abilities of the start'),
        ('does = "safe"', 'does = "fly"', '"pilot": companion: does: column 1: unknown verb .fly.'),
        ('"companion.does"', '"companion.doing"', "rulebook names 'companion.doing'"),
        ('public = ["name"]', 'public = ["age"]', "\"pilot\": public names 'age', which this row has not"),
    ],
)  # fmt: skip
def test_a_broken_character_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_characters, "characters.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('kind = "spore"', 'kind = "worm"', "there must be one skill for each of spore, parasite"),
        ('kind = "spore"', 'kind = "rat"', '"sealed_mask": kind must be one of spore, parasite'),
        ('does = "less_life(1, any)"', 'does = "less_life(1)"', "less_life takes 2 to 3 arguments, not 1"),
    ],
)
def test_a_broken_skill_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_skills, "skills.toml", old, new, problem)


@pytest.mark.rule("AL-MISS-02")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('colour = "green"', 'colour = "pink"', '"MG1": colour must be one of green, blue, red'),
        ('colour = "green"', 'colour = "blue"', '"MG1": the id of a blue mission starts with MB: write id = "MB1"'),
        ('steps = ["use(G, 2)"]', "steps = []", '"MG1": a mission has steps'),
        ('steps = ["use(G, 2)"]', "steps = [2]", '"MG1": steps must be texts in quotes, not 2'),
        ('steps = ["use(G, 2)"]', 'steps = ["use(Z, 2)"]', '"MG1": steps 1: column 5: write M, L, C, .* or S, not'),
        ('steps = ["use(G, 2)"]', 'steps = ["use(G, 2, wet)"]', "column 11: write lit or empty, not 'wet'"),
        ('steps = ["use(G, 2)"]', 'steps = ["use(G, 2); use(L, 1)"]', "steps 1: write steps in their order as texts"),
        ('steps = ["use(G, 2)"]', 'steps = ["use(G, 2) | use(L, 1)"]', "has a choice"),
        ('steps = ["use(G, 2)"]', 'steps = ["slay(apostle, 1)"]', 'nobody places the apostle: write setup = "place_bo'),
        ('"take(code, Q)", ', "", '"MG3": steps: give.code, A. comes before the code is taken'),
        ('"take(code, Q)"', '"take(hat, Q)"', "\"MG3\": steps 1: column 6: write survivor, .* not 'hat'"),
        ('reward = "light_boxes"\n', "", '"MG1": the starting missions have a reward, and a red one has none'),
        ('reward = "light_boxes"', 'reward = "fireworks"', '"MG1": reward: column 1: unknown verb .fireworks.'),
        ('nuisance = { round_end = "calm(-1)" }\n', "", '"MB2": a blue mission has a nuisance: write such as'),
        ('reward = "light_boxes"', 'reward = "light_boxes"\nnuisance = { distance = 1 }', "only a blue mission has"),
        ("{ life_gain = -1 }", "{ luck = -1 }", '"MB6": nuisance: unknown field .luck.'),
        ('"block_rooms(A+M)"', '"block_rooms(A+X)"', '"MB5": setup: column 15: write M, L, '),
        ('"calm(-1)"', '"ask(1)"', '"MB2": nuisance: round_end: column 1: unknown verb .ask.'),
    ],
)  # fmt: skip
def test_a_broken_mission_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_missions, "missions.toml", old, new, problem)


def test_there_are_eight_missions_of_a_colour() -> None:
    text = (TABLES / "missions.toml").read_text("utf-8")
    last = text[text.rindex("[[mission]]") :]
    refused(read_missions, "missions.toml", last, "", "there must be 8 red missions, not 7")


@pytest.mark.rule("AL-DIFF-01")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "normal"', 'id = "hard"', "the levels must be easy, normal, nightmare, impossible, in this order"),
        ("ammunition = 1\n", "", '"easy": ammunition is missing'),
        ("cards = 1", "cards = -1", '"easy": cards must be 0 to 9, not -1'),
        ('reward = "round(1); life(+3); calm(+3)"\n', "", '"easy": reward is missing'),
        ('reward = "round(1); ', 'reward = "rounds(1); ', '"easy": reward: column 1: unknown verb .rounds.'),
    ],
)
def test_a_broken_level_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_difficulty, "difficulty.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "turns"', 'id = "tuns"', 'the constant turns is missing: add ..constant.. with id = "turns"'),
        ("value = [10, 6, 4]", "value = [10, 6]", '"hand_limits": value must have 3 entries, not 2'),
        ('value = ["hit", "hit", ', 'value = ["hit", ', '"die": value must have 6 entries, not 5'),
        ('value = ["hit", ', 'value = ["skull", ', '"die": value must be of hit, conditional, miss, not .skull.'),
        ("value = [4, 5, 6, 7]", "value = [4, 5, 6, 12]", "spaces must be 4 to 10, not .4, 5, 6, 12."),
        ("at_least = 5", "at_least = 9", "adrenaline 2: rows go down from the top of the track"),
        ("most = 5", "most = 4", "adrenaline 3: rows go down from the top of the track"),
        ("at_least = 0\nmost = 6", "at_least = 0\nmost = 5", "adrenaline 4: rows go down"),
        ('[[adrenaline]]\nat_least = 0\nmost = 6\nmark = "ours"\n', "", "for an empty track: write at_least = 0"),
    ],
)  # fmt: skip
def test_a_broken_number_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_constants, "rules.toml", old, new, problem)


def test_a_number_that_no_rule_asks_for_is_refused() -> None:
    more = '[[constant]]\nid = "luck"\nvalue = 1\nmark = "ours"\n\n'
    first = '[[constant]]\nid = "turns"'
    refused(read_constants, "rules.toml", first, more + first, '"luck": no rule asks for this constant: remove it')


# How effects are read


def test_a_scope_is_read_as_its_words() -> None:
    calls = HERO_VERBS.calls("undanger(3, here+adj+los); look(2); blast(4, los)")
    assert scopes_of(calls[0], 1) == ("here", "adj", "los")
    assert calls[2].number(2) == 9, "a blast without a range reaches any distance"
    with pytest.raises(RuleError, match="argument 0 is no scope"):
        scopes_of(calls[1], 0)


def test_a_number_may_depend_on_the_charges_paid() -> None:
    (shot,) = HERO_VERBS.calls("attack(2+x, los)")
    (stab,) = HERO_VERBS.calls("attack(3, here)")
    assert (amount_of(shot, 0, 2), amount_of(stab, 0, 2)) == (4, 3)


def test_calls_inside_other_calls_are_found() -> None:
    effects = REACTION_VERBS.read("given(removed): cut(1) | hero_chooses(life(-1) | skip(1))")
    assert [call.verb for call in all_calls(effects)] == ["given", "cut", "hero_chooses", "life", "skip"]
