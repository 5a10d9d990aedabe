"""Chapter files: mistakes are found in their place, and nothing that is done to a file breaks the reader."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.games.moloch.content import text_of
from brassboard.games.moloch.scenario.draft import MOST_LETTERS, MOST_MISTAKES
from brassboard.games.moloch.scenario.registry import (
    CHAPTERS,
    SHIPPED,
    Mistake,
    check_scenario,
    describe,
    read_chapter,
    register,
)
from brassboard.games.moloch.scenario.toml_places import TomlPlaces
from brassboard.kernel import BadInput

TEXTS = {id: text_of(f"chapters/{id}.chapter").replace(f'id = "{id}"', 'id = "mine"') for id in SHIPPED}

# The chapter, what is replaced in it, by what, a piece of the line that is then wrong, what is said, the remedy
PLANTED = [
    # TOML and fields
    ("1", "round_limit = 8", "round_limit = ", "round_limit =", "does not read as TOML", "key = value"),
    ("1", 'id = "mine"\n', "", "# Chapter I", "id is missing", "write id ="),
    ("1", 'id = "mine"', 'id = "My chapter"', "My chapter", 'found the id "My chapter"', "small letters"),
    ("1", "round_limit = 8", "round_limit = 80", "round_limit", "round_limit is 80", "a number from 1 to"),
    ("1", "round_limit = 8", 'round_limit = "8"', "round_limit", "round_limit is '8'", "a number from 1 to"),
    ("1", "reinforce = 1", "reinforcement = 1", "reinforcement", "unknown field 'reinforcement'", "known are id"),
    ("1", 'stacks = ["utensils"]', 'stacks = ["utensil"]', "stacks", "'utensil' (did you mean utensils?)", "write one"),
    ("1", 'stacks = ["utensils"]', 'stacks = "utensils"', "stacks", "stacks is 'utensils'", "a list in [ ]"),
    ("1", 'vips = ["blackmore"]', 'vips = ["watling"]', "vips", "watling is not among the allies", "add it there"),
    # the map
    ("1", "|e .|, , , ,|. .W, , B|, V|p|", "|e .|, , , ,|. .W, , B|, V|p", "|e .|,", "28 characters", "equally long"),
    ("1", "|e .|, , , ,|. .W, , B|, V|p|", "|e .|, , , ,|. .W, , B|, V|x|", "V|x|", 'found "x" where a square',
     "write . out"),
    ("1", "|e .|, , , ,|. .W, , B|, V|p|", "|e .X, , , ,|. .W, , B|, V|p|", "|e .X", 'found "X" where an edge',
     "a blank"),
    ("1", "|e .|, , , ,|. .W, , B|, V|p|", " e .|, , , ,|. .W, , B|, V|p|", " e .|,", "at the rim", "write |"),
    ("1", "+ + +-+D+-+-+ + + + + + + + +", "+ + +-+D+-+-. + + + + + + + +", "D+-+-.", 'found "." at a grid', "write +"),
    ("1", "|. .|, , , ,W. .|, , ,|B B|.|", "|. .|, , , , . .|, , ,|B B|.|", "|. .|, , , , . .", "inside and out",
     "window W"),
    ("1", "|g g . c . m s a", "|g . . c . m s a", "+-+-+-+-+-+-+-+-+-+-+-+-+-+-+", "3 start squares of gentlemen",
     "mark 4"),
    ("1", "|g g . c . m s a", "|g g . c e m s a", "|e . . . . . . m", "the map has 3 exits", "the box has 2"),
    ("1", "|g g . . . . . s s", "|g g . . . . . . s", "minions =", "there are 4 minions for 3 squares s",
     "mark as many"),
    ("1", "|. .|, , , ,W. .|, , ,|B B|.|", "|. .|, , , ,W. .|, , ,|B ,|.|", "allies =", "6 Bobbies for 5 squares b",
     "none"),
    # who takes part
    ("1", '"tobias", at', '"tobia", at', "agents =", "no agent 'tobia' (did you mean tobias?)", "write one of tobias"),
    ("1", 'at = "H5"', 'at = "H4"', "agents =", "H4 is no start square of an agent", "marked a or A"),
    ("1", 'at = "H5"', 'at = "H4"', "|g g . c . m s a", "no agent starts on H5", "make it a plain one"),
    ("1", 'at = "H5"', 'at = "Z5"', "agents =", "the map has no square Z5", "marked a or A"),
    ("1", 'at = "H5"', 'at = "7,4"', "agents =", "found the square '7,4'", "such as H5"),
    ("1", 'at = "H5"', 'at = "N9"', "agents =", "two agents start on N9", "another square"),
    ("1", '"emerson", at = "H5"', '"tobias", at = "H5"', "agents =", "tobias is there 2 times", "the box has 1"),
    ("1", ', at = "H5" }', " }", "agents =", "emerson has neither at nor enters", 'at = "H5"'),
    ("1", ', at = "H5" }', ', at = "H5", cards = 2 }', "agents =", "second card of emerson", "reveal(spare)"),
    ("1", "clown = 1 }", "clown = 11 }", "minions =", "clown is 11", "the box has 10"),
    ("1", "clown = 1 }", "pierrot = 1 }", "minions =", 'found "pierrot"', "write clown"),
    ("1", '["shambling", "clown"]', '["shambling"]', "minions =", "clown is not among the minion_types", "add it"),
    ("1", "bobby = 6", "bobby = 7", "allies =", "bobby is 7", "the box has 6"),
    ("5", '{ id = "spawn", enters = "spawn" }', '{ id = "spawn", enters = "fire" }', "{ id = \"spawn\"",
     "brings spawn in", "enters(spawn"),
    ("6", ", cards = 2 }", " }", "reveal(spare)", "nobody has the spare card", "cards = 2"),
    # the end
    ("1", 'side = "gentlemen"', 'side = "heroes"', "heroes", 'found "heroes"', "write one of nemesis, gentlemen"),
    ("1", 'side = "gentlemen"', 'side = "nemesis"', "[[win]]", "the side gentlemen cannot win", "add [[win]]"),
    ("1", 'if = "deaths(3)"', 'if = "death(3)"', "death(3)", "found 'death(3)'", "did you mean deaths?"),
    ("1", 'if = "deaths(3)"', 'if = "deaths(30)"', "deaths(30)", "found 'deaths(30)'", "a number from 1 to 9"),
    ("1", 'if = "deaths(3)"\n', "", "[[win]]", "if is missing", "write if ="),
    ("1", 'when = "limit"', 'when = "limit"\nif = "deaths(1)"', 'if = "deaths(1)"', "at the limit someone must win",
     "away"),
    ("1", 'when = "limit"', 'when = "cleanup"\nif = "deaths(1)"', "[[win]]", "nobody wins when the rounds", "limit"),
    ("1", 'when = "limit"', 'when = "setup"', 'when = "setup"', "setup is no moment of a win", "at_once, cleanup"),
    ("3", 'when = "cleanup"\nif = "progress(10)"', 'when = "cleanup(3)"\nif = "progress(10)"', "cleanup(3)",
     "every clean-up", "cleanup"),
    ("1", "reaches(blackmore, e)", "reaches(watling, e)", "watling", "watling does not take part", "add it to agents"),
    ("1", "reaches(blackmore, e)", "reaches(blackmore, q)", "blackmore, q", "the map has no square q", "mark one"),
    ("1", "reaches(blackmore, e)", "once", '"once"', "once is no condition of a win", "write one of reaches"),
    ("4", 'if = "fallen(titus); not', 'if = "reaches(titus, e); not', "reaches(titus", "reaches does not go with",
     "at_once"),
    ("1", 'if = "deaths(3)"', 'if = "progress(3)"', "progress(3)", "needs a special that adds progress",
     "progress_objects(1)"),
    ("1", 'if = "deaths(3)"', 'if = "objects_at_most(1)"', "objects_at_most", "needs objects", "objects(o, seal)"),
    ("5", 'if = "burning(4)"', 'if = "burning(7)"', "burning(7)", "only 6 districts", "a smaller number"),
    # specials
    ("1", 'id = "pool"', 'id = "fire"', 'id = "fire"', 'second special "fire"', "another id"),
    ("1", "cleanup(6)", "cleanup(9)", "cleanup(9)", "there is no round 9", "up to 8"),
    ("1", "cleanup(6)", "cleanup 6", "cleanup 6", "unknown verb", "known are setup"),
    ("1", "cleanup(6)", "at_once", 'when = "at_once"\ndoes', "at_once is a moment of wins", "cleanup(4)"),
    ("1", "cleanup(6)", "setup; always", "setup; always", "found 2 moments", "a row of its own"),
    ("1", "lay_fire(C1..F3)", "lay_fire(C1..F333)", "F333", "found 'lay_fire(C1..F333)'", "an area such as C1..F3"),
    ("1", "lay_fire(C1..F3)", "lay_fire(C1..F13)", "F13", "the map has no square F13", "from A1 to N10"),
    ("1", "lay_fire(C1..F3)", "lay_fire(A1..B3)", "A1..B3", "A1..B3 has no inside square", "inside squares"),
    ("1", "lay_fire(C1..F3)", "lay_fire(3)", "lay_fire(3)", "found 'lay_fire(3)'", "an area such as C1..F3"),
    ("1", "lay_fire(C1..F3)", "lay_fir(C1..F3)", "lay_fir(", "found 'lay_fir(C1..F3)'", "did you mean lay_fire?"),
    ("1", "lay_fire(C1..F3)", "peek", '"peek"', "peek needs markers", "[[marker]]"),
    ("1", "lay_fire(C1..F3)", "escort(blackmore)", "escort(blackmore)", "escort does not go with when = cleanup",
     "always"),
    ("1", "spawn(clown, 3", "spawn(guard, 3", "spawn(guard", "guard is not among the minion_types", "add it"),
    ("1", "draw(utensils, 1)", "draw(royal, 1)", "draw(royal, 1)", "royal is not among the stacks", "add it"),
    ("1", "enter(gentleman, C7", "enter(agent, C7", "draw(utensils, 1)", "only gentlemen draw cards",
     "enter(gentleman"),
    ("1", "life(blackmore, 6)", "life(lady_ada, 6)", "lady_ada", "lady_ada does not take part", "agents or allies"),
    ("1", 'does = "pool(2)"\n', "", "[[special]]", "does is missing", "write does ="),
    ("1", 'does = "pool(2)"', 'does = ""', 'does = ""', "does is empty", "write such as"),
    ("2", "curtain(D3..I9)", "curtain(D4..E5)", "D4..E5", "no door or no window", "doors and windows"),
    ("2", "search(agent, 4)", "search(agent, 12)", "search(agent, 12)", "there is no round 12", "up to 8"),
    ("2", 'kind = "simple"\nn = 2', 'kind = "simple"\nn = 3', "markers(o)", "6 markers for 5 squares o", "change n"),
    ("2", 'kind = "utensil"', 'kind = "simple"', 'kind = "simple"', 'second kind "simple"', "together in n"),
    ("2", 'does = "dmg(1); fire"', 'does = "token; fire"', "[[marker]]", "there are 2 tokens", "leave one only"),
    ("2", 'does = "dmg(1); fire"', 'does = "dmg(1): fire"', "dmg(1): fire", "found 'dmg(1): fire'", "dmg"),
    ("4", "lay_token(o)", "lay_token(g)", "lay_token(g)", "the map has 4 squares g", "mark one only"),
    ("4", "fact(lady_ada_fell)", "fact(ada_fell)", "unless(", 'no special remembers the fact "lady_ada_fell"', "fact("),
    ("4", "place_out(buckingham_palace)", "place_out(palace)", "place_out(palace)", "found 'stone(",
     "buckingham_palace"),
    ("5", 'tower = ["cover", "cover", "hit"]', 'tower = ["cover", "cover"]', "tower", "found the pattern",
     "write 3 of hit"),
    ("5", 'tower = ["cover", "cover", "hit"]', 'tower = ["hit", "dodge", "hit"]', "tower", "pattern of southwark",
     "own"),
    ("6", "enters(anpu, p, beside)", "enters(anpu, e, beside)", "enters(anpu, e", "the map has no square e",
     "mark one"),
]  # fmt: skip


def changed(chapter: str, old: str, new: str) -> str:
    assert old in TEXTS[chapter], old
    return TEXTS[chapter].replace(old, new, 1)


@pytest.mark.parametrize(("chapter", "old", "new", "piece", "what", "remedy"), PLANTED)
def test_a_planted_mistake_is_found_where_it_is(
    chapter: str, old: str, new: str, piece: str, what: str, remedy: str
) -> None:
    text = changed(chapter, old, new)
    found = check_scenario(text, "mine.chapter")
    hits = [mistake for mistake in found if what in str(mistake)]
    assert hits, "\n".join([str(mistake) for mistake in found]) or "nothing was found"
    assert any([remedy in str(mistake) for mistake in hits]), str(hits)
    lines = text.split("\n")
    near = [lines[mistake.line - 1] for mistake in hits]
    wanted = [line for line in lines if piece.split("\n")[0] in line]
    assert any([line in wanted for line in near]), (near, wanted)
    for mistake in hits:
        assert 1 <= mistake.column <= len(lines[mistake.line - 1]) + 2
    with pytest.raises(BadInput):
        read_chapter(text, "mine.chapter")


def test_a_square_that_no_way_leads_to_is_named() -> None:
    text = TEXTS["1"].replace("|. .W, , B|, V|p|", "|. .W, , B|,|V|p|").replace("|B B|.|", "|B|B|.|", 1)
    text = text.replace(
        "+ + + + + + + + + + + + + + +\n|. .|, , , ,|. sD", "+ + + + + + + + + + + + +-+ +\n|. .|, , , ,|. sD"
    )
    found = check_scenario(text, "mine.chapter")
    assert [mistake.what for mistake in found] == [
        "no way leads from the start of the gentlemen to M1 and 1 more square"
    ]
    assert text.split("\n")[found[0].line - 1][found[0].column - 1] == "V"


def test_mistakes_stand_at_their_column() -> None:
    text = changed("1", "lay_fire(C1..F3)", "lay_fire(C1..F13)")
    found = check_scenario(text, "mine.chapter")
    assert [str(mistake) for mistake in found] == [
        "mine.chapter:70:22: the map has no square F13; write squares from A1 to N10"
    ]
    text = changed("1", 'if = "deaths(3)"', 'if = "deaths(3); death(2)"')
    (mistake,) = check_scenario(text, "mine.chapter")
    assert text.split("\n")[mistake.line - 1][mistake.column - 1 :].startswith("death(2)")
    text = changed("1", "|. .|, , , ,|. sD", "|. .|, , , ?|. sD")
    (mistake,) = check_scenario(text, "mine.chapter")
    assert text.split("\n")[mistake.line - 1][mistake.column - 1] == "?"


def test_all_mistakes_are_listed_in_the_order_of_the_text() -> None:
    text = TEXTS["1"].replace("round_limit = 8", "round_limit = 0").replace("pool(2)", "pool(20)")
    text = text.replace("|e .|, , , ,|", "|e .|, ? , ,|")
    found = check_scenario(text, "mine.chapter")
    assert [mistake.line for mistake in found] == sorted([mistake.line for mistake in found])
    assert [mistake.what for mistake in found] == [
        "round_limit is 0",
        'found "?" where a square is',
        "found 'pool(20)'",
    ]


def test_a_mistake_on_a_key_is_not_followed_by_others_about_what_depends_on_it() -> None:
    for old, new in (("bobby = 6", "bobby = 7"), ("clown = 1", "clown = 11"), ('"tobias", at', '"tobia", at')):
        assert len(check_scenario(changed("1", old, new), "mine.chapter")) == 1, new


# Whole files


@pytest.mark.parametrize("id", SHIPPED)
def test_a_copy_of_a_shipped_chapter_is_all_right(id: str) -> None:
    assert check_scenario(TEXTS[id], "mine.chapter") == []
    assert read_chapter(TEXTS[id], "mine.chapter").id == "mine"
    assert check_scenario("\ufeff" + TEXTS[id].replace("\n", "\r\n"), "mine.chapter") == []


def test_a_chapter_is_registered_once() -> None:
    text = TEXTS["3"].replace('id = "mine"', 'id = "registered_once"')
    chapter = read_chapter(text, "mine.chapter")
    try:
        assert register(chapter) == "registered_once"
        assert CHAPTERS["registered_once"] is chapter
        with pytest.raises(BadInput, match='there is a chapter "registered_once" already'):
            register(chapter)
    finally:
        del CHAPTERS["registered_once"]
    with pytest.raises(BadInput, match='there is a chapter "1" already'):
        register(CHAPTERS["1"])


def test_the_first_mistake_is_raised_with_its_place() -> None:
    text = changed("1", "round_limit = 8", "round_limit = 0").replace("pool(2)", "pool(20)")
    with pytest.raises(BadInput) as caught:
        read_chapter(text, "mine.chapter")
    assert caught.value.where == "mine.chapter:5:15"
    assert caught.value.what == "round_limit is 0; write a number from 1 to 8 (1 more)"


@pytest.mark.parametrize("text", ["", "\0", "a", "[", "map = 3", "win = 1\nspecial = [2]\ncampaign = 3", "x = [[[["])
def test_files_that_are_no_chapters_have_mistakes(text: str) -> None:
    found = check_scenario(text, "no.chapter")
    assert found
    assert all([isinstance(mistake, Mistake) and mistake.line >= 1 and mistake.column >= 1 for mistake in found])


def test_a_huge_file_is_refused_without_being_read() -> None:
    (mistake,) = check_scenario("#" * (MOST_LETTERS + 1), "huge.chapter")
    assert "characters" in mistake.what
    many = TEXTS["1"] + '\n[[special]]\nid = "?"\n' * 300
    assert len(check_scenario(many, "many.chapter")) == MOST_MISTAKES


@settings(max_examples=150, deadline=None)
@holds_for(st.sampled_from(SHIPPED), st.data())
def test_no_damage_breaks_the_reader(id: str, data: st.DataObject) -> None:
    text = TEXTS[id]
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 40))
    filling = data.draw(
        st.sampled_from(["", '"', "[", "]]", " ", "x", "99", "|", "+", "\n", "(", "..", "A1", "{", "\x00"])
    )
    damaged = text[:start] + filling + text[start + length :]
    found = check_scenario(damaged, "mine.chapter")
    if not found:
        assert describe(read_chapter(damaged, "mine.chapter"))
    for mistake in found:
        assert mistake.line >= 1
        assert mistake.column >= 1
        assert mistake.what
        assert mistake.remedy


@settings(max_examples=100, deadline=None)
@holds_for(st.sampled_from(SHIPPED), st.data())
def test_no_wrong_type_breaks_the_reader(id: str, data: st.DataObject) -> None:
    lines = TEXTS[id].split("\n")
    keys = [number for number, line in enumerate(lines) if " = " in line and not line.startswith(("#", "map"))]
    number = data.draw(st.sampled_from(keys))
    value = data.draw(
        st.sampled_from(["1", "-1", "true", '"x"', '""', "[]", "[1]", "{}", "{ a = 1 }", "1.5", "1979-05-27"])
    )
    lines[number] = lines[number].partition(" = ")[0] + f" = {value}"
    for mistake in check_scenario("\n".join(lines), "mine.chapter"):
        assert mistake.line >= 1
        assert mistake.remedy


# Places in TOML


def test_places_of_keys_tables_and_pieces_of_values() -> None:
    places = TomlPlaces(TEXTS["3"])
    lines = TEXTS["3"].split("\n")
    assert lines[places.key("win.2")[0] - 1] == "[[win]]"
    assert lines[places.key("win.2.if")[0] - 1] == 'if = "progress(10)"'
    line, column = places.inside("agents", "{", 2)
    assert lines[line - 1][column - 1 :].startswith('{ id = "lamias", at = "J3" }')
    assert places.key("win.2.does") == places.key("win.2")
    assert places.key("nothing") == (1, 1)
    assert places.inside("map", "id =") == places.value("map")
    line, column = places.value("campaign.nemesis")
    assert lines[line - 1][column - 1 :].startswith('"stone(stone_of_shadow)')


def test_lists_of_lists_are_no_tables() -> None:
    places = TomlPlaces("a = [\n  [\"[x]\"],\n  [2], # [\n]\n[b]\nc = '''\nd = 1\n'''\ne = 2\n")
    assert places.key("b.e") == (9, 1)
    assert places.key("b.d") == places.key("b")
    assert places.inside("a", "2") == (3, 4)
