"""How broken tables of the box are refused: never anything but BadInput, and that with its place."""

import re
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brassboard.games.scythe.content import (
    FACTIONS,
    MATS,
    OBJECTIVES,
    Start,
    read_automa,
    read_cards,
    read_map,
    read_mats,
)
from brassboard.kernel import BadInput
from games.scythe.content.box import FOLDER


def table(name: str) -> str:
    return (FOLDER / "content" / name).read_text("utf-8")


READERS: dict[str, Callable[[str, str], object]] = {
    "map.toml": read_map,
    "mats.toml": lambda text, where: read_mats(text, read_map(table("map.toml")).starts, where),
    "cards.toml": read_cards,
    "automa.toml": lambda text, where: read_automa(text, tuple(FACTIONS), where),
}


def refused(file: str, old: str, new: str, problem: str) -> None:
    """The table with one change, which must be refused with its place."""
    text = table(file)
    assert old in text
    with pytest.raises(BadInput, match=problem) as caught:
        READERS[file](text.replace(old, new, 1), file)
    assert caught.value.where.startswith(file)


@pytest.mark.parametrize("file", READERS)
def test_every_kind_of_row_has_a_mark(file: str) -> None:
    text = table(file)
    kinds = dict.fromkeys(re.findall(r"^\[+\w+\]+", text, re.MULTILINE))
    assert len(kinds) >= 2
    for kind in kinds:
        start = text.index(f"\n{kind}") if not text.startswith(kind) else 0
        end = text.find("\n[", start + 2)
        block = text[start:end] if end > 0 else text[start:]
        mark = re.search(r'\nmark = "\w+"', block)
        assert mark is not None, kind
        name = kind.strip("[]")
        refused(file, block, block.replace(mark[0], ""), f"{name}.*mark is missing: write mark = ")
        refused(
            file,
            block,
            block.replace(mark[0], '\nmark = "mine"'),
            "mark must be one of rulebook, public, recalled, ours",
        )
        refused(file, block, block + "\ncolour = 1", f"{name}.*unknown field 'colour': known are ")


@pytest.mark.parametrize("file", READERS)
def test_a_file_has_all_its_tables_and_no_others(file: str) -> None:
    text = table(file)
    refused(file, "[", "[[[", "does not read as TOML")
    refused(file, text, f"{text}\n[extra]\n", "unknown table 'extra': known are ")
    for name in dict.fromkeys(re.findall(r"^\[+(\w+)\]+", text, re.MULTILINE)):
        single = f"[{name}]" in text.splitlines() or f"[{name}]  #" in text
        without = re.sub(rf"(?ms)^\[+{name}\]+.*?(?=^\[|\Z)", "", text)
        refused(file, text, without, f"the table {name} is missing: add it")
        refused(file, text, f"{name} = 5\n{without}", "is one table" if single else r"rows are written \[\[")
        refused(file, text, f"{name} = [5]\n{without}", "is one table" if single else r"rows are written \[\[")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "B1"', "id = 7", "hex 1: id must be letters, digits and _, not 7"),
        ('id = "B2"', 'id = "B1"', 'hex "B1": this id is taken'),
        ('id = "B1"', 'id = "b 1"', "not 'b 1'"),
        ('terrain = "mountain"', 'terrain = "desert"', '"B1": terrain must be one of mountain, .* not .desert.'),
        ("q = -1\nr = -3", "q = 0\nr = -3", '"B1" and "B2" lie at the same place'),
        ("q = -1\nr = -3", "q = 1.5\nr = -3", 'hex "B1": q must be -9 to 9, not 1.5'),
        ("q = -1\n", "", "q is missing: write q = 0"),
        ("encounter = true", 'encounter = "yes"', 'hex "B3": encounter must be true or false'),
        ("encounter = true\n", "", "counts: encounters says 11, but the file has 10: mend one"),
        ("mountain = 8", "mountain = 9", "counts: mountain says 9, but the file has 8"),
        ('between = ["B3", "B4"]', 'between = ["B3", "H4"]', "these hexes do not touch: mend"),
        ('between = ["B3", "B4"]', 'between = ["B3", "Z9"]', 'no hex "Z9"'),
        ('between = ["B3", "B4"]', 'between = ["B3"]', "river 1: between must have 2 entries, not 1"),
        ('between = ["B3", "B4"]', 'between = ["B3", "B3"]', "between has B3 twice"),
        ('mountain = "metal"', 'mountain = "gold"', "production: mountain must be one of"),
        ('starts = ["B1", "B2"]', 'starts = ["B1", "B3"]', 'start "albion": starts and touching must be'),
        ('starts = ["D6", "E7"]\ntouching = ["C7"]', 'starts = ["D6", "C7"]\ntouching = ["E7"]', "[CE]7 is in the wro"),
        ('id = "albion"\nstarts', 'id = "vesna"\nstarts', "home bases must be the last hexes"),
    ],
)  # fmt: skip
def test_a_broken_map_is_refused(old: str, new: str, problem: str) -> None:
    refused("map.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("mechs = 4", "mechs = 5", "pieces: mechs must be 4 to 4, not 5"),
        ("high = 6", "high = 7", "the tiers must cover popularity 0 to 18 without gaps"),
        ("popularity = 18", "popularity = 19", "the tiers must cover popularity 0 to 19"),
        ('structure = "monument"', 'structure = "mill"', 'top "bolster": structure must be one of monument'),
        ("boxes = { power = 2, cards = 1 }", "boxes = { power = 2 }", "must have the boxes moves, coins,"),
        ("boxes = { territories = 2 }", "boxes = { power = 2 }", 'top "produce": boxes: power has its box already'),
        ("boxes = { power = 2, cards = 1 }", "boxes = 5", "boxes must be a table, not 5"),
        ('id = "bolster"', 'id = "attack"', r"the \[\[top\]\] blocks must be bolster, produce, move, trade"),
        ('spaces = ["", ', 'spaces = ["", "", ', "spaces must have 6 entries, not 7"),
        ('bonus = "power"', 'bonus = "coins"', 'bottom "upgrade": bonus must be one of power'),
        ('id = "polania"', 'id = "vesna"', 'faction "vesna": the map has no start for it'),
        ('mechs = ["riverwalk", ', "mechs = [", 'faction "polania": mechs must have 4 entries, not 3'),
        ('riverwalk = ["village", "mountain"]', "riverwalk = []", "give both or none"),
        ('riverwalk = ["village", "mountain"]', 'riverwalk = ["lake"]', "riverwalk must be of mountain, .* not 'lake'"),
        ('big = ["meander"', 'big = ["wander"', "big replaces wander, which this faction has not"),
        ('"riverwalk", "big"]\n', '"riverwalk", "name"]\n', "rulebook names 'name', which this row has not"),
        ('penalty = "power(3)"', 'penalty = "power"', r"trap 2: penalty: column 1: power takes 1 argument, not 0"),
        ('penalty = "power(3)"', 'penalty = "wood(3)"', "trap 2: penalty: column 1: unknown verb 'wood'"),
        ('penalty = "power(3)"', "penalty = 3", "trap 2: penalty must be effects in quotes, not 3"),
        ('penalty = "power(3)"', 'penalty = ""', "trap 2: penalty must be one amount"),
        ('penalty = "power(3)"', 'penalty = "power(3); coins(1)"', "trap 2: penalty must be one amount"),
        ('faction = "rusviet"', 'faction = "vesna"', "banned 1: faction must be one of polania"),
        ('mat = "industrial"', 'mat = "peaceful"', "banned 1: mat must be one of industrial"),
        ("order = 2\n", "order = 3\n", "the mats must stand in their order, 1 to 7"),
        ("removable = 1, ", "removable = 2, ", 'mat "industrial": there must be 6 removable boxes, .* not 7'),
        ("removable = 1, ", "removable = 4, ", "removable must be 0 to 3, not 4"),
        ('bottom = "upgrade"', 'bottom = "deploy"', "the bottom row must be upgrade, deploy, build, enlist"),
        ('top = "bolster", bottom = "upgrade"', 'top = "move", bottom = "upgrade"', "the top row must be .* each once"),
        ("worth = 3", "worth = true", "factory: worth must be 0 to 9, not True"),
        ('[[trap]]\npenalty = "coins(4)"\nmark = "rulebook"\n', "", "there must be 4 traps, not 3"),
        ('mark = "rulebook"', 'mark = "rulebook"\nrulebook = ["penalty"]', "rulebook lists the fields of a mixed row"),
    ],
)  # fmt: skip
def test_broken_mats_are_refused(old: str, new: str, problem: str) -> None:
    refused("mats.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("no = 1\n", "no = 0\n", "objective 1: no must be 1 to 99, not 0"),
        ("no = 2\n", "no = 1\n", "objective 1: this no is taken"),
        ("copies = 16", "copies = 0", "combat 1: copies must be 1 to 99, not 0"),
        ("copies = 16", "copies = 0x" + "f" * 6000, "copies must be 1 to 99, not something huge"),
        ('when = "event"', 'when = "never"', "objective 6: when must be one of end_of_turn, own_turn, event"),
        ('count = "controlled_territories", ', "", 'all 1: a condition has either count = "…" or fact'),
        ('op = ">=", ', "", "objective 1: all 1: a count is compared: give it an op"),
        (", value = 3 }", " }", "a count is compared: give it an op, and either value or equals"),
        (', equals = "recruits"', ', equals = "recruits", value = 1', "either value or equals"),
        ('{ fact = "controls_factory" }', '{ fact = "controls_factory", value = 1 }', "a fact is true or not"),
        ('terrain = "mountain"', 'terrain = "desert"', "terrain must be one of"),
        ("all = [\n", "all = [\n  5,\n", "all must be tables"),
        ('gain = "food(4)"', 'gain = "gold(4)"', "encounter 1: offers 2: gain: column 1: unknown verb 'gold'"),
        ('gain = "food(4)"', 'gain = "food(4, nordic)"', "gain: column 1: food takes 1 argument, not 2"),
        ('gain = "food(4)"', 'gain = "food 4"', "unknown verb 'food 4' .did you mean food"),
        ('gain = "food(4)"', 'gain = "food(-4)"', "column 6: write a number from 1 to 99, not '-4'"),
        ('gain = "food(4)"', 'gain = ["food(4)"]', "gain must be effects in quotes, not "),
        ('gain = "food(4)"', 'gain = "food(4) | oil(4)"', "gain: .* has a choice"),
        ('cost = "coins(2)"', 'cost = "food(2)"', "offers 2: cost: column 1: unknown verb 'food'.* known are coins"),
        ('placement = "mech"', 'placement = "sky"', "factory 14: placement must be one of worker, mech"),
        ('choose = "produce(2)"', 'choose = ""', "factory 1: choose: column 1: a verb is missing"),
        ('choose = "produce(2)"', "choose = []", "factory 1: choose must be effects in quotes"),
        ('choose = "produce(2)"', 'choose = "produce(2) | "', "factory 1: choose: column 14: a verb is missing"),
        ('cost = "combat_card(1)"\nchoose', 'cost = ""\nchoose', "factory .*: a Factory card has a cost"),
        ("steps = [[1, 1, 2], ", "steps = [[2, 2, 2], ", 'tile "tunnels_adjacent": steps 1: steps go on where'),
        ("steps = [[1, 1, 2], ", "steps = [[1, 1], ", "steps 1: step must have 3 entries, not 2"),
        ("steps = [[1, 1, 2], ", 'steps = [[1, 1, "2"], ', "step must be numbers of 1 to 99, not '2'"),
        ("steps = [[1, 1, 2], [2, 3, 4], [4, 5, 6], [6, 6, 9]]", "steps = []", "steps is empty"),
    ],
)  # fmt: skip
def test_broken_cards_are_refused(old: str, new: str, problem: str) -> None:
    refused("cards.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("stars = [10, 15, 18, 20, 22, 23]", "stars = [10, 15, 18, 20, 22]", "stars must rise and end on the last"),
        ("stars = [10, 15, 18, 20, 22, 23]", "stars = [15, 10, 18, 20, 22, 23]", "stars must rise"),
        ("second = 10", "second = 24", 'level "autometta": second must be 1 to 23, not 24'),
        ("spend = [6, 7, 7]", "spend = [6, 7]", "card 1: spend must have 3 entries, not 2"),
        ("move_worker(nordic)", "move_worker(vesna)", "card 1: schemes 1: moves: column 13: write polania, "),
        ("move_worker(nordic)", "move_worker(3)", "moves: column 13: write polania, "),
        ("attack_combat_unit(5, saxony)", "attack_combat_unit(saxony)", "column 20: write a number from 1 to 99"),
        ("attack_combat_unit(5, saxony)", "attack_combat_unit(0)", "column 20: write a number from 1 to 99, not '0'"),
        ("move_worker(nordic) |", "move_worker(nordic);", "moves: .* join moves with"),
        ("power(1)", "power", r"gains: column 1: power takes 1 to 2 arguments, not 0: write power\(1..99, "),
        ('recruit = "power"', 'recruit = "glory"', "recruit must be one of power, coins, popularity, cards, none"),
        ("schemes = [\n", "schemes = [\n  {},\n", "card 1: schemes must have 2 entries, not 3"),
    ],
)  # fmt: skip
def test_a_broken_automa_is_refused(old: str, new: str, problem: str) -> None:
    refused("automa.toml", old, new, problem)


VALUES = st.sampled_from(
    ["-1", "0", "99", "100", "1.5", "nan", "true", '""', '"x"', '"coins 2"', "[]", "[[]]", "{}", "[{}]", "[1, [2]]",
     '["a", 1]', "{ a = 1 }", "2024-01-01", "07:32:00", "0x" + "f" * 6000, "'''\n'''", '"\\u0000"', "'coins  2'"]
)  # fmt: skip


@pytest.mark.parametrize("file", READERS)
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_a_table_holds_it_is_read_or_refused(file: str, data: st.DataObject) -> None:
    """A line left out, doubled, or with another value: never anything but BadInput, and that with its place."""
    lines = table(file).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "value", "inner"]))
        name, equals, value = lines[place].partition(" = ")
        if change == "drop":
            del lines[place]
        elif change == "double":
            lines.insert(place, lines[place])
        elif equals and change == "value":
            lines[place] = f"{name} = {data.draw(VALUES)}"
        elif equals:
            parts = re.split(r'("[^"]*"|\d+)', value)
            parts[data.draw(st.integers(0, len(parts) - 1))] = data.draw(VALUES)
            lines[place] = f"{name} = {''.join(parts)}"
    refusal = refusal_of(file, "\n".join(lines))
    assert refusal is None or (refusal.where.startswith(file) and len(str(refusal)) < 2000)


def refusal_of(file: str, text: str) -> BadInput | None:
    try:
        READERS[file](text, file)
    except BadInput as refusal:
        return refusal
    return None


@pytest.mark.parametrize("file", READERS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_no_table_is_refused(file: str, data: st.DataObject) -> None:
    kinds = list(dict.fromkeys(re.findall(r"^\[+(\w+)\]+", table(file), re.MULTILINE)))
    blank = st.sampled_from(
        ["[{kind}]\n", "[[{kind}]]\n", "{kind} = 1\n", "[[{kind}]]\nid = 'a'\n", "[[{kind}]]\nno = 1\n"]
    )
    texts = st.one_of(st.text(max_size=40), st.just("".join(data.draw(blank).format(kind=kind) for kind in kinds)))
    with pytest.raises(BadInput) as caught:
        READERS[file](data.draw(texts), file)
    assert caught.value.where.startswith(file)


def test_starts_are_read_with_their_mark() -> None:
    starts = read_map(table("map.toml")).starts
    assert all(isinstance(start, Start) and start.mark == "public" for start in starts.values())
    assert FACTIONS["polania"].rulebook == ("ability", "mechs", "riverwalk", "big")
    assert FACTIONS["polania"].mark == MATS["industrial"].mark == OBJECTIVES[1].mark == "public"
