"""The box of Rise of Moloch: broken tables are refused with their place, what is wrong and a remedy."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from brassboard.games.moloch.content import (
    GENTLEMEN,
    numbered,
    read_advantages,
    read_afflictions,
    read_agents,
    read_allies,
    read_benefits,
    read_chaos,
    read_constants,
    read_equipment,
    read_gentlemen,
    read_levels,
    read_minions,
    read_places,
    read_powers,
    read_roles,
    text_of,
)
from brassboard.kernel import BadInput

TABLES = files("brassboard.games.moloch") / "content"
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
    (read_gentlemen, "gentlemen.toml", "gentleman"),
    (read_agents, "agents.toml", "agent"),
    (read_minions, "minions.toml", "minion"),
    (read_allies, "allies.toml", "ally"),
    (read_roles, "roles.toml", "role"),
    (read_advantages, "advantages.toml", "advantage"),
    (read_powers, "powers.toml", "power"),
    (read_chaos, "chaos.toml", "chaos"),
    (read_afflictions, "afflictions.toml", "affliction"),
    (read_equipment, "equipment.toml", "equipment"),
    (read_places, "places.toml", "place"),
    (read_benefits, "benefits.toml", "benefit"),
    (read_levels, "levels.toml", "level"),
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
    refused(read, file, f"{mark}\n", "", f"{row} {name}: mark is missing")


@pytest.mark.parametrize("field", ["public", "likely"])
def test_origins_name_fields_of_their_row(field: str) -> None:
    row = 'id = "instill_chaos"'
    problem = f"\"instill_chaos\": {field} names 'age', which this row has not: write one of its fields"
    refused(read_powers, "powers.toml", row, f'{row}\n{field} = ["age"]', problem)
    read_powers(text_of("powers.toml").replace(row, f'{row}\n{field} = ["name", "basic"]'))


# Abilities


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('does = "trample"', 'does = "trampel"', '"out_of_my_way": abilities 1: does: column 1: unknown verb .tramp'),
        ('does = "trample"', 'does = "heal(2)"', "heal takes 2 arguments, not 1: write heal"),
        ('does = "trample"', 'does = "heal(2, him)"', "column 9: write self, g, "),
        ('does = "trample"', 'does = "heal(2, g:moon)"', "column 11: write any, adj, "),
        ('does = "trample"', 'does = "conv(cover>skull)"', "column 12: write hit, hit\\+, crown, dodge or cover"),
        (', does = "trample"', "", '"out_of_my_way": abilities 1: does is missing: write does = '),
        ('type = "extra"', 'type = "discard"', '"superior_tactics": abilities 1: type must be one of action, extra'),
        ('type = "extra"', 'type = "bonus"', '"superior_tactics": abilities 1: type must be one of action, extra'),
        ("cost = 1", "cost = 10", '"superior_tactics": abilities 1: cost must be 0 to 9, not 10'),
        ("cost = 1", 'cost = "x"', 'x stands for the ether paid: write cost = "x" and x in does, or neither'),
        ('does = "daze(1)"', 'does = "dice(x)"', '"high_tension": abilities 1: x stands for the ether paid'),
        ("cost = 1", "cost = 1, most = 2", 'least and most are for a cost of any amount: write cost = "x"'),
        ('on = "defeating"', 'on = "winning"', '"relentless": abilities 1: on must be one of "", attack_on_friend'),
        ('type = "extra"', 'type = "extra", on = "suffered"', "an ability of type extra waits for no trigger"),
        ('when = ["melee"]', 'when = ["at_night"]', '"life_drain": abilities 1: when must be of melee, ranged'),
        ('once = "activation"', 'once = "day"', '"relentless": abilities 1: once must be one of "", activation'),
        ('type = "extra"', 'type = "extra", once = "round"', "once is for type perm, not extra: leave it out"),
        ('type = "upkeep", cost = 2', 'type = "upkeep"', '"protection_aura": abilities 1: ether lies on an upkeep'),
        ('type = "extra"', 'type = "extra", must = 1', '"superior_tactics": abilities 1: must must be true or false'),
        ('type = "extra"', 'type = "extra", gift = "wit"', "the name of a card is its id: leave gift out"),
        ('does = "trample"', 'does = "take_over(charge)"', "does not fit type action: write type = now"),
        ('does = "trample"', 'does = "heal(2, this)"', "heal.2, this. does not fit type action: write type = agent"),
        ('does = "trample"', 'does = "times(2): gamble(3)"', "gamble.3. does not fit type action: write type = visit"),
    ],
)  # fmt: skip
def test_a_broken_ability_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_advantages, "advantages.toml", old, new, problem)


def test_two_rows_with_one_id_are_refused() -> None:
    abilities = GENTLEMEN["major"].abilities
    with pytest.raises(BadInput, match='two rows have the id "major": give one of them another'):
        numbered(abilities, abilities)
    assert abilities[0].number == 0


# Figures


@pytest.mark.rule("RM-GENT-03", "RM-GENT-04")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "drago"', 'id = "draco"', "the gentlemen must be major, drago, emma, cavendish, abigail, in this order"),
        ('profession = "monster"', 'profession = "knight"', '"major": another gentleman is a knight too'),
        ('profession = "monster"', 'profession = "clerk"', '"drago": profession must be one of knight, monster'),
        ("agi = 3\n", "", '"major": agi is missing'),
        ("left = 4", "left = 0", '"major": left must be 1 to 9, not 0'),
        ('specials = ["counter"]', "specials = []", '"major": a gentleman has a special: write one of charge'),
        ('specials = ["counter"]', 'specials = ["fly"]', '"major": specials must be of charge, elusive, counter'),
        ('gift = "steam_fist", ', "", '"major": abilities 1: an ability on a sheet has a name: write gift'),
        ('gift = "wild_charge"', 'gift = "steam_fist"', '"major": another gentleman has the gift steam_fist too'),
        ('weapon = "tesla_gloves"', 'weapon = "mittens"', '"cavendish": no weapon mittens is printed: add'),
        ('weapon = "tesla_gloves"', 'weapon = "symbiont_rifle"', "the weapon tesla_gloves is on no sheet: write"),
        ('starting = ["shotgun", "whisky"]', 'starting = ["whisky", "whisky"]', "starting has whisky twice"),
        ('rulebook = ["name", ', 'rulebook = ["age", ', "\"major\": rulebook names 'age', which this row has not"),
        ("most = 2", "most = 0", '"tesla_gloves": abilities 1: most must be 1 to 99, not 0'),
    ],
)  # fmt: skip
def test_a_broken_gentleman_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_gentlemen, "gentlemen.toml", old, new, problem)


def test_a_gentleman_has_exactly_one_gift() -> None:
    gift = '{ gift = "wild_charge", type = "perm", when = ["charging"], does = "dice(2)" }'
    more = f'{gift}, {{ gift = "roar", type = "perm", does = "speed(1)" }}'
    refused(read_gentlemen, "gentlemen.toml", gift, more, '"drago": a gentleman has exactly one gift, not 2')


@pytest.mark.rule("RM-COMP-04", "RM-AGENT-01")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "tobias"', 'id = "tobi"', "the agents must be tobias, emerson, damon, "),
        ("figures = 4", "figures = 3", "there must be 13 agent figures, not 12: change figures"),
        ('id = "tobias_b"', 'id = "tobias_c"', '"tobias_c": the id is the agent and its version: write such as'),
        ('id = "tobias_b"', 'id = "nobody_b"', '"nobody_b": there is no agent nobody: write one of tobias'),
        ('id = "tobias_a"', 'id = "tobias_b"', '"tobias_b": this id is taken'),
        ("life = 12\n", "", '"tobias_a": life is missing'),
        ("ether = 3\n", "", '"tobias_a": ether is missing'),
        ('gift = "buckshot", type = "atk"', 'gift = "buckshot", type = "upkeep"', "type must be one of action, extra"),
        ('gift = "buckshot", ', "", '"emerson_a": abilities 1: an ability on a sheet has a name'),
    ],
)
def test_a_broken_agent_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_agents, "agents.toml", old, new, problem)


def test_every_agent_has_both_versions() -> None:
    text = text_of("agents.toml")
    last = text[text.rindex("[[sheet]]") :]
    refused(read_agents, "agents.toml", last, "", "anpu must have the versions a and b, in this order")


@pytest.mark.rule("RM-COMP-02")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("figures = 10", "figures = 9", "there must be 35 minion figures, not 34: change figures"),
        ('id = "guard_a"', 'id = "guard_b"', 'the sheet of guard is missing: add ..sheet.. with id = "guard_a"'),
        ('id = "clown_a"', 'id = "clown_a"\nether = 1', '"clown_a": unknown field .ether.'),
        ('id = "clown_a"', 'id = "clown_a"\nlife = 2', '"clown_a": unknown field .life.'),
        ('type = "def", ', 'type = "def", cost = 1, ', '"clown_a": abilities 1: this figure has no ether: leave cost'),
        ('type = "def", ', 'type = "action", ', '"clown_a": abilities 1: type must be one of perm, atk, def'),
    ],
)
def test_a_broken_minion_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_minions, "minions.toml", old, new, problem)


@pytest.mark.rule("RM-ALLY-01")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "watling"', 'id = "watson"', "the allies must be bobby, blackmore, tin_nanny"),
        ("figures = 6", "figures = 5", "there must be 10 ally figures, not 9"),
        ('id = "bobby"', 'id = "bobby"\nspecials = ["charge"]', '"bobby": unknown field .specials.'),
        ('type = "action", does = "heal', 'type = "action", cost = 1, does = "heal', "this figure has no ether"),
        ("vip = true", 'vip = "yes"', '"lady_ada": vip must be true or false'),
    ],
)
def test_a_broken_ally_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_allies, "allies.toml", old, new, problem)


# Cards


@pytest.mark.rule("RM-COMP-05")
@pytest.mark.parametrize(
    ("read", "file", "old", "new", "problem"),
    [
        (read_roles, "roles.toml", 'id = "scout"', 'id = "spy"', "the roles must be leader, bodyguard, executioner"),
        (read_advantages, "advantages.toml", 'profession = "knight"', 'profession = "monster"',
         "the knight stack must have 8 cards, not 7: add or remove some"),
        (read_powers, "powers.toml", "basic = true\n", "", "there must be 2 basic powers, not 1: write basic = true"),
        (read_powers, "powers.toml", "cost = 1, ", "", '"instill_chaos": a power is paid with ether'),
        (read_powers, "powers.toml", 'type = "power"', 'type = "any"', "abilities 1: type must be one of power, not"),
        (read_chaos, "chaos.toml", "copies = 2", "copies = 3", "the chaos deck must have 30 cards, not 31"),
        (read_chaos, "chaos.toml", 'type = "agent"', 'type = "minion"', "does not fit type minion: write type = agent"),
        (read_chaos, "chaos.toml", 'type = "minion"', 'type = "agent"', "does not fit type agent: write type = minion"),
        (read_chaos, "chaos.toml", 'type = "any", ', 'type = "any", cost = 1, ', "a chaos card costs no ether"),
        (read_chaos, "chaos.toml", 'type = "any"', 'type = "now"', "type must be one of any, agent, minion"),
        (read_afflictions, "afflictions.toml", "copies = 4", "copies = 5", "the affliction deck must have 20"),
        (read_afflictions, "afflictions.toml", 'until = "rest"\n', "", '"sprained_ankle": type "until" goes with'),
        (read_afflictions, "afflictions.toml", 'until = "rest"', 'until = "noon"', "until must be one of rest, healed"),
        (read_afflictions, "afflictions.toml", 'type = "now", ', 'type = "now", cost = 1, ', "an affliction costs no"),
    ],
)  # fmt: skip
def test_a_broken_card_is_refused(read: Reader, file: str, old: str, new: str, problem: str) -> None:
    refused(read, file, old, new, problem)


def test_cards_do_something_and_some_do_one_thing() -> None:
    nothing = 'abilities = [{ type = "power", cost = 1, does = "draw(chaos, 1)" }]\n'
    refused(read_powers, "powers.toml", nothing, "", '"instill_chaos": a card does something: write abilities')
    one = '{ type = "power", cost = 1, does = "draw(chaos, 1)" }'
    refused(
        read_powers, "powers.toml", one, f"{one}, {one}", "this card has one ability, not 2: join what it does by ;"
    )


@pytest.mark.rule("RM-EQUIP-09")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 3", "copies = 2", "the utensils stack must have 30 cards, not 29: add or remove some"),
        ('stack = "utensils"', 'stack = "pockets"', '"whisky": stack must be one of utensils, simple'),
        ('stack = "utensils"', 'stack = "artefacts"', '"steel_top_hat": rows go stack by stack: move it up'),
        ('kind = "weapon"\n', "", '"shotgun": kind is missing'),
        ('stack = "utensils"', 'stack = "utensils"\nkind = "item"', '"whisky": only arsenal cards are weapons or'),
        ("ranged = 1\nrange = 4", "range = 4", '"shotgun": a weapon has a bonus: write melee = 1 or ranged = 1'),
        ("melee = 1\n", "melee = 1\nrange = 4\n", '"gas_pipe": range is for ranged weapons'),
        ("ranged = 1\n", "ranged = 1\nreach = 2\n", '"shotgun": reach is for melee weapons'),
        ('id = "bayonet"', 'id = "bayonet"\nmelee = 1', '"bayonet": only a weapon has a bonus: write kind = "weapon"'),
        ('type = "ether", cost = 1', 'type = "ether"', '"shotgun": the effect of a weapon is paid with ether'),
        ('type = "ether"', 'type = "perm"', '"shotgun": abilities 1: type must be one of ether, not'),
        ('type = "discard"', 'type = "perm"', '"whisky": abilities 1: type must be one of discard, discard_def'),
        ('on = "damage", ', "", '"steel_top_hat": abilities 1: a discard_def card acts on damage: write on = "damage"'),
    ],
)  # fmt: skip
def test_broken_equipment_is_refused(old: str, new: str, problem: str) -> None:
    refused(read_equipment, "equipment.toml", old, new, problem)


# Intermezzo, levels, numbers


@pytest.mark.parametrize(
    ("read", "file", "old", "new", "problem"),
    [
        (read_places, "places.toml", 'id = "bazaar"', 'id = "bazar"', "the places of the plan must be bazaar, wilk"),
        (read_places, "places.toml", "spaces = 5", "spaces = 6", '"unicorn_club": spaces must be 1 to 5, not 6'),
        (read_places, "places.toml", 'id = "sabbath"', 'id = "bazaar"', 'card "bazaar": a place of the plan has'),
        (read_places, "places.toml", 'professions = ["arcanist"]', "professions = []", "somebody may visit a place"),
        (read_places, "places.toml", 'professions = ["arcanist"]', 'professions = ["cook"]', "must be of knight, mons"),
        (read_places, "places.toml", 'id = "docks"', 'id = "docks"\ngroup = true', '"docks": group is for tokens'),
        (read_places, "places.toml", 'type = "visit"', 'type = "perm"', "type must be one of token, visit, next"),
        (read_places, "places.toml", 'abilities = [{ type = "next", does = "bobbies(2)" }]\n', "", "place card gives"),
        (read_benefits, "benefits.toml", 'id = "minion_die"', 'id = "luck"', "the benefits must be pool, agent_guard"),
        (read_benefits, "benefits.toml", 'target = "none"', 'target = "agent"', '"pool": a benefit for nobody acts at'),
        (read_benefits, "benefits.toml", "price = 1", "price = 0", '"pool": price must be 1 to 9, not 0'),
        (read_levels, "levels.toml", 'id = "more"', 'id = "most"', "the levels must be moderate, balanced, more"),
        (read_levels, "levels.toml", "powers = 1\n", "", '"moderate": powers is missing'),
        (read_constants, "rules.toml", 'id = "fires"', 'id = "fire"', "the constant fires is missing: add ..constant"),
        (read_constants, "rules.toml", '"hit", "hit+", ', '"hit", ', '"faces": value must have 6 entries, not 5'),
        (read_constants, "rules.toml", '"hit", "hit+", ', '"hit", "skull", ', "value must be of hit, hit\\+, crown"),
    ],
)  # fmt: skip
def test_a_broken_place_benefit_level_or_number_is_refused(
    read: Reader, file: str, old: str, new: str, problem: str
) -> None:
    refused(read, file, old, new, problem)


def test_the_place_deck_lacks_no_card() -> None:
    text = text_of("places.toml")
    last = text[text.rindex("[[card]]") :]
    refused(read_places, "places.toml", last, "", "the place deck must have 25 cards, not 24: add or remove some")


def test_a_number_that_no_rule_asks_for_is_refused() -> None:
    more = '[[constant]]\nid = "luck"\nvalue = 1\nmark = "ours"\n\n'
    first = '[[constant]]\nid = "faces"'
    refused(read_constants, "rules.toml", first, more + first, '"luck": no rule asks for this constant: remove it')
