"""Spoiler gates: what a gates file may say, and a catalogue that knows only what is open."""

from pathlib import Path

import pytest

from brassboard.catalogue import NOTHING_OPEN, Catalogue, every_gate, game_gates
from brassboard.catalogue.gate_lint import catalogue_spoilers
from brassboard.catalogue.gates import certainly_open, open_gates
from brassboard.kernel.errors import BadInput
from catalogue.skirmish import GATES, GERMAN, RULES, SECRET, SECRET_GERMAN, Write

OPEN_IDS = ["ZZ-MOVE-01", "ZZ-MOVE-02", "ZZ-S1-01", "ZZ-RULING-01", "ZZ-GAP-01", "ZZ-EX-01"]


@pytest.fixture
def secretive(write: Write) -> Path:
    return write(en=RULES, de=GERMAN, secret_en=SECRET, secret_de=SECRET_GERMAN, gates_secret=GATES)


# The catalogue of what is open


def test_without_a_gate_only_the_title_of_a_gated_booklet_is_there(secretive: Path) -> None:
    seen = Catalogue.of(secretive).seen(NOTHING_OPEN)
    assert list(seen.ids) == OPEN_IDS
    assert seen.sealed() == ["Skirmish: the secret"]
    assert seen.sealed("de") == ["Scharmützel: das Geheimnis"]


@pytest.mark.parametrize(
    ("opened", "ids"),
    [
        (("start",), ["ZX-PLOT-01", "ZX-RULING-01"]),
        (("start", "war"), ["ZX-PLOT-01", "ZX-WAR-01", "ZX-PLOT-02", "ZX-RULING-01"]),
        (("modules",), ["ZX-PLOT-02", "ZX-MODULE-01"]),
        (("no_such_gate",), []),
    ],
)
def test_a_gate_opens_its_entries_and_what_opens_with_it(
    secretive: Path, opened: tuple[str, ...], ids: list[str]
) -> None:
    seen = Catalogue.of(secretive).seen(frozenset(opened))
    assert [id for id in seen.ids if id.startswith("ZX")] == ids
    assert seen.sealed() == ["Skirmish: the secret"]


def test_with_every_gate_open_nothing_is_left_out(secretive: Path) -> None:
    whole = Catalogue.of(secretive)
    seen = whole.seen(every_gate(whole.gates))
    assert seen.ids == whole.ids
    assert seen.digest == whole.digest
    assert seen.sealed() == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_topics_counts_search_and_near_ids_know_no_closed_entry(secretive: Path, lang: str) -> None:
    seen = Catalogue.of(secretive).seen(frozenset(("start",)))
    topics = {topic.name: topic.count for topic in seen.topics(lang)}
    assert "dragons" not in topics
    assert topics["plot"] == 1
    assert topics["rulings"] == 2
    assert seen.search("dragon", lang) == seen.search("drache", lang) == []
    assert seen.by_topic("dragons", lang) == seen.by_topic("Drachen", lang) == []
    assert "Drachen" not in [topic.label for topic in seen.topics(lang)]
    assert not [id for id in seen.nearest("ZX-WAR-1") if "WAR" in id]
    assert len(seen) == len(OPEN_IDS) + 2
    assert seen.untranslated() == ["ZZ-S1-01"]


def test_a_closed_id_answers_like_one_that_does_not_exist(secretive: Path) -> None:
    seen = Catalogue.of(secretive).seen(NOTHING_OPEN)
    for lang in ("en", "de"):
        assert seen.get("ZX-WAR-01", lang) is seen.get("ZX-WAR-77", lang) is None
    assert ("ZX-WAR-01" in seen) == ("ZX-WAR-77" in seen)
    assert not [id for id in seen.nearest("ZX-WAR-01", limit=20) if id.startswith("ZX")]


def test_what_was_left_out_cannot_be_opened_again(secretive: Path) -> None:
    seen = Catalogue.of(secretive).seen(NOTHING_OPEN)
    again = seen.seen(every_gate(Catalogue.of(secretive).gates))
    assert again.ids == seen.ids
    assert again.sealed() == seen.sealed()


def test_a_gate_that_is_always_open_guards_nothing(write: Write) -> None:
    game = write(en=RULES, gates_skirmish='[[gate]]\nid = "book"\nalways = true\nrules = ["MOVE", "S1"]\n'
                 'rulings = ["01"]\ngaps = ["01"]\n[[gate]]\nid = "late"\nexamples = ["01"]\n')  # fmt: skip
    seen = Catalogue.of(game).seen(NOTHING_OPEN)
    assert list(seen.ids) == OPEN_IDS[:-1]
    assert seen.sealed() == ["Skirmish"]


def test_gates_can_be_read_without_the_rules(secretive: Path) -> None:
    gates = game_gates(secretive)
    assert [gate.id for gate in gates] == ["start", "war", "dragons", "plot_of_war", "modules"]
    assert not any(gate.entries for gate in gates)
    assert open_gates(gates, frozenset(("war",))) == {"war", "plot_of_war"}
    assert game_gates(secretive.parent / "elsewhere") == ()


def test_the_gates_that_are_certainly_open_follow_every_way_to_a_gate() -> None:
    from brassboard.catalogue import Gate

    gates = [
        Gate(id="one"),
        Gate(id="left", after=("one",)),
        Gate(id="right", after=("one",)),
        Gate(id="either", opens_with=("left", "right")),
        Gate(id="box", after=("left",), opens_with=("end",)),
        Gate(id="end", after=("box",)),
        Gate(id="modules"),
        Gate(id="shared", opens_with=("right", "modules")),
    ]
    sure = certainly_open(gates)
    assert sure["either"] == {"one", "either"}
    assert sure["left"] == {"one", "left", "either"}
    assert sure["box"] == {"one", "left", "either", "box"}
    assert sure["end"] == {"one", "left", "either", "box", "end"}
    assert sure["shared"] == {"one", "right", "either", "shared"}
    assert certainly_open(gates, in_module_view=True)["shared"] == {"shared"}


# What a gates file may not say


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ('"PLOT-01"', '"PLOT-07"', ":2: gate start", "the booklet has no PLOT-07: correct it, or add"),
        ('"PLOT-01"', '"PLOT-01..03"', ":2: gate start", "has no PLOT-03"),
        ('"PLOT-01"', '"PLOT-02..01"', ":2: gate start", "ends before it begins: write the smaller number first"),
        ('"PLOT-01"', '"plot 1"', ":2: gate start", 'cannot read "plot 1": write a topic "CAMP"'),
        ('"WAR"', '"DRAGON"', ": gate war", "gates name them all by number: correct or remove it"),
        ('"WAR"', '"NOTHING"', ": gate war", "no entry has this topic"),
        ('"PLOT-02"', '"PLOT-01"', ": gate plot_of_war", "ZX-PLOT-01 is behind start already"),
        ('rules = ["MODULE"]', 'texts = ["x"]', "gates_secret.toml", "ZX-MODULE-01 is behind no gate: name it in one"),
        ('rules = ["WAR"]', "rules = []", ": gate war", "nothing is behind this gate: name rules or texts"),
        ('id = "war"', 'id = "War"', ": gate War", "small letters, digits and _"),
        ('id = "war"', 'id = "start"', ": gate start", "this gate is there twice: join them"),
        ('id = "war"', 'nr = "war"', "gate number 2", "id is missing: write id = …, in the form end_3"),
        ('after = ["start"]', 'after = ["modules"]', ": gate war", "name gates that stand above this one"),
        ('with = ["war", "modules"]', 'with = ["wor"]', ": gate plot_of_war", "did you mean war?"),
        ('with = ["war", "modules"]', 'with = ["plot_of_war"]', ": gate plot_of_war", 'with names "plot_of_war"'),
        ('after = ["start"]', "after = 1", ": gate war", "after must be a list of texts"),
        ('after = ["start"]', 'after = [""]', ": gate war", "after must be a list of texts, none of them empty"),
        ('after = ["start"]', "always = 1", ": gate war", "always must be yes or no, not number"),
        ('after = ["start"]', 'refs = ["dragon"]', ": gate war", 'write kind:id, such as "unit:dragon"'),
        ('after = ["start"]', 'wrds = ["x"]', ": gate war", "unknown field wrds: did you mean words?"),
        ("[[gate]]", "[[gates]]", "gates_secret.toml", "a gates file has [[gate]] only"),
        ('"WAR"]', '"WAR"', "gates_secret.toml:", "not valid TOML"),
    ],
)
def test_a_wrong_gates_file_is_refused_with_its_place_and_a_remedy(
    write: Write, old: str, new: str, where: str, what: str
) -> None:
    assert old in GATES
    game = write(en=RULES, secret_en=SECRET, gates_secret=GATES.replace(old, new))
    with pytest.raises(BadInput) as problem:
        Catalogue.of(game)
    assert str(problem.value).startswith("skirmish/rulebook/gates_secret.toml")
    assert where in str(problem.value)
    assert what in str(problem.value)


def test_an_empty_gates_file_and_one_without_its_booklet_are_refused(write: Write) -> None:
    with pytest.raises(BadInput, match=r"gates_secret\.toml: no gate at all: write at least one"):
        Catalogue.of(write(en=RULES, secret_en=SECRET, gates_secret=""))
    with pytest.raises(BadInput, match=r"gates_other\.toml: gates without their booklet: rename or remove"):
        Catalogue.of(write(gates_secret=GATES, gates_other=GATES))


def test_two_booklets_have_no_gate_of_one_name(write: Write) -> None:
    book = '[[gate]]\nid = "start"\nrules = ["MOVE", "S1"]\nrulings = ["01"]\ngaps = ["01"]\nexamples = ["01"]\n'
    with pytest.raises(BadInput, match=r"gate start: en\.toml has a gate of this name already"):
        Catalogue.of(write(en=RULES, gates_skirmish=book, secret_en=SECRET, gates_secret=GATES))


def test_a_gate_may_open_a_story_alone(write: Write) -> None:
    game = write(en=RULES, secret_en=SECRET, gates_secret=GATES + '[[gate]]\nid = "epilogue"\n')
    (game / "texts" / "gates").mkdir(parents=True)
    (game / "texts" / "gates" / "epilogue.en.ftl").write_text("skirmish-end = The end\n")
    assert "epilogue" in [gate.id for gate in Catalogue.of(game).gates]


# Texts that say too much


def test_texts_that_keep_their_secrets_are_no_spoilers(secretive: Path) -> None:
    assert catalogue_spoilers(Catalogue.of(secretive)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("secret_en", "The plot begins.", "The Dragons come.", ["ZX-PLOT-01 (en): text says “Dragon”"]),
        ("secret_en", "Nobody asks.", "As in ZX-WAR-01.", ["ZX-RULING-01 (en): why says “ZX-WAR-01”"]),
        ("secret_en", "The plot begins.", "Arrival of dragonflies", ["ZX-PLOT-01 (en): text says “dragon”"]),
        ("secret_en", "The plot begins.", "A snapdragon.", []),
        ("secret_en", "There is war.", "There is war by dragons.", ["ZX-WAR-01 (en): text says “dragon”"]),
        ("secret_en", "The plot thickens.", "The plot of the dragons.", ["ZX-PLOT-02 (en): text says “dragon”"]),
        ("secret_en", "Loose parts.", "Loose dragons.", []),
        ("secret_en", "Loose parts.", "Loose parts (ZX-WAR-01).", ["ZX-MODULE-01 (en): text says “ZX-WAR-01”"]),
        ("secret_en", 'topic = "plot"\nsource = "ours"', 'topic = "dragon eggs"\nsource = "ours"',
         ["ZX-PLOT-01 (en): topic says “dragon”", "ZX-PLOT-01 (de): topic says “dragon”"]),
        ("secret_de", "Die Verschwörung beginnt.", "Die Drachen kommen.", ["ZX-PLOT-01 (de): text says “Drache”"]),
        ("en", "Walls stop steps.", "Walls stop dragons.", ["ZZ-MOVE-02 (en): text says “dragon”"]),
        ("en", "Walls stop steps.", "Walls stop ZX-PLOT-01.", ["ZZ-MOVE-02 (en): text says “ZX-PLOT-01”"]),
    ],
)  # fmt: skip
def test_a_word_or_an_id_of_a_later_gate_is_found(
    write: Write, file: str, old: str, new: str, found: list[str]
) -> None:
    files = {"en": RULES, "de": GERMAN, "secret_en": SECRET, "secret_de": SECRET_GERMAN, "gates_secret": GATES}
    assert old in files[file]
    spoilers = catalogue_spoilers(Catalogue.of(write(**files | {file: files[file].replace(old, new, 1)})))
    assert [str(each).partition(", which")[0] for each in spoilers] == [f"skirmish: {each}" for each in found]
    for each in spoilers:
        assert str(each).endswith(f"keeps closed: reword it, or move it behind {each.gate} or a later gate")


# The Rise of Fenris


FENRIS = "Scythe: The Rise of Fenris (campaign and modules)"


@pytest.fixture(scope="module")
def scythe() -> Catalogue:
    return Catalogue.of(Path(__file__).parents[2] / "src" / "brassboard" / "games" / "scythe")


def test_no_text_of_scythe_gives_fenris_away(scythe: Catalogue) -> None:
    assert [str(each) for each in catalogue_spoilers(scythe)] == []


def test_without_a_campaign_fenris_is_a_title(scythe: Catalogue) -> None:
    seen = scythe.seen(NOTHING_OPEN)
    assert seen.sealed() == [FENRIS]
    assert not [id for id in seen.ids if id.startswith("RF-")]
    assert seen.search("Vesna") == seen.search("Wahnsinn") == []


@pytest.mark.rule("RF-CAMP-12", "RF-CAMP-28")
def test_episode_2a_shows_war_and_neither_peace_nor_modifications(scythe: Catalogue) -> None:
    seen = scythe.seen(frozenset(("start", "end_1", "start_2a")))
    topics = {topic.name for topic in seen.topics()}
    assert {"rivals", "war track"} <= topics
    assert not topics & {"alliances", "peace track", "mech modifications", "infrastructure modifications", "episode 2b"}


@pytest.mark.rule("RF-CAMP-11")
def test_the_rewards_of_an_episode_in_progress_are_closed(scythe: Catalogue) -> None:
    seen = scythe.seen(frozenset(("start", "end_1", "start_2b", "end_2b", "start_3")))
    assert "RF-EP3-21" in seen
    assert "RF-EP3-22" not in seen
    assert not [entry for entry in seen.search("Reward") if entry.headline.startswith("Reward") and "EP3" in entry.id]


@pytest.mark.rule("RF-CAMP-27")
def test_before_the_factory_is_entered_no_word_of_the_later_boxes_is_there(scythe: Catalogue) -> None:
    before = ["start", "end_1", "start_2a", "end_2a", "start_3", "end_3", "start_4", "end_4", "start_5"]
    seen = scythe.seen(frozenset(before))
    for word in ("annihilator", "Vernichter", "Rasputin", "Fenris-Fraktion", "Mad Tesla"):
        assert seen.search(word) == []
    assert "annihilator" in scythe.seen(frozenset((*before, "box_c"))).search("annihilator")[0].headline


def test_the_other_branch_stays_closed_after_the_end(scythe: Catalogue) -> None:
    path = [gate.id for gate in scythe.gates if gate.id.startswith(("start", "end", "box"))]
    seen = scythe.seen(frozenset(id for id in path if id not in ("start_8b", "end_8b")))
    assert "RF-LEAD-01" in seen
    assert "RF-EP8B-01" not in seen
    assert seen.search("Mad Tesla") == []


def test_the_module_view_shows_every_module_and_no_episode(scythe: Catalogue) -> None:
    seen = scythe.seen(frozenset(("modules",)))
    topics = {topic.name for topic in seen.topics()}
    assert {"module rules", "Vesna faction", "Fenris faction", "Mad Tesla", "triumph tiles", "rivals"} <= topics
    assert not {topic for topic in topics if topic.startswith(("episode 1", "episode 3", "campaign"))}
