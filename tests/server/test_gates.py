"""Spoiler gates: what a server says of a campaign to someone who has not played that far."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import brassboard
from brassboard.catalogue import NOTHING_OPEN, Catalogue, Gate, Opened, load_catalogue
from brassboard.catalogue.gate_lint import SpoilerSearch
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Denial
from brassboard.server.gates import require_known_options, require_known_verbs
from brassboard.server.migrations import migrate
from brassboard.server.records import TableRecord
from brassboard.server.rest import board_json, catalogue_of, fluent
from brassboard.server.side_writes import put_table
from brassboard.server.store import Store
from brassboard.server.wire import denial_plain, game_plain
from server.server_process import SHORT_DELAYS, Browser, ServerProcess, run

FENRIS = {"en": "Scythe: The Rise of Fenris (campaign and modules)",
          "de": "Scythe: Aufstieg der Fenris (Kampagne und Module)"}  # fmt: skip
AT_WAR = ["start", "end_1", "start_2a"]
TO_THE_END = [*AT_WAR, "end_2a", "start_3", "end_3", "start_4", "end_4", "start_5", "box_c", "end_5", "start_6",
              "end_6", "start_7", "end_7", "start_8a", "end_8a"]  # fmt: skip
CAMPAIGNS = {"at_war": ("scythe", AT_WAR), "to_the_end": ("scythe", TO_THE_END), "of_duels": ("duel", TO_THE_END)}
SCYTHE = load_catalogue("scythe")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with campaigns that have come to different gates."""
    folder = tmp_path_factory.mktemp("gates")
    url = f"sqlite:///{folder / 'house.sqlite'}"
    migrate(url)
    store = Store(url)

    async def write() -> None:
        for id, (game, gates) in CAMPAIGNS.items():
            await store.run(put_table(TableRecord(id, game, 1, 2, {}, "ada", b"s" * 32, "i", [], gates=gates)))

    run(write())
    store.close()
    opened = ServerProcess(url, folder / "log", **SHORT_DELAYS).open()
    yield opened
    opened.disconnect_all()
    opened.close()


@pytest.fixture
def ada(house: ServerProcess) -> Browser:
    return house.browser("Ada")


# Rules


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_a_campaign_only_the_title_is_told(ada: Browser, lang: str) -> None:
    for query in ("search=Vesna", "search=Annihilator", "search=Vernichter", "topic=Mad Tesla", "topic=episode 3"):
        answer = ada.get(f"/api/rules/scythe?lang={lang}&{query}")
        assert answer["entries"] == []
        assert (answer["sealed"], answer["modules"]) == ([FENRIS[lang]], True)
    topics = {topic["name"]: topic["count"] for topic in ada.get(f"/api/rules/scythe?lang={lang}")["topics"]}
    base = [entry for entry in SCYTHE if not entry.id.startswith("RF-")]
    assert sum(topics.values()) == len(base)
    assert topics["rulings"] == len([entry for entry in base if entry.kind == "ruling"])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_closed_id_answers_exactly_like_one_that_does_not_exist(ada: Browser, lang: str) -> None:
    answers = [ada.call("GET", f"/api/rules/scythe/RF-VESNA-{n}?lang={lang}") for n in ("01", "77")]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].text.replace("01", "77") == answers[1].text
    near = [ada.call("GET", f"/api/rules/scythe/RF-VESNA-{n}?lang={lang}&campaign=at_war") for n in ("01", "77")]
    assert near[0].text.replace("01", "77") == near[1].text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_campaign_opens_what_it_has_come_to(ada: Browser, lang: str) -> None:
    def ids(query: str) -> list[str]:
        return [entry["id"] for entry in ada.get(f"/api/rules/scythe?lang={lang}&{query}")["entries"]]

    assert "RF-RIVAL-01" in ids("campaign=at_war&search=Rival")
    assert ids("campaign=at_war&search=Vesna") == []
    assert "RF-VESNA-01" in ids("campaign=to_the_end&search=Vesna")
    assert ids("campaign=to_the_end&search=Mad Tesla") == []
    assert ada.get(f"/api/rules/scythe/RF-RIVAL-01?lang={lang}&campaign=at_war")["lang"] == lang
    assert ada.refused("GET", f"/api/rules/scythe/RF-EP3-01?lang={lang}&campaign=at_war") == (404, "no-rule")


def test_the_module_view_opens_the_modules_with_and_without_a_campaign(ada: Browser) -> None:
    for query in ("view=modules", "view=modules&campaign=at_war"):
        answer = ada.get(f"/api/rules/scythe?search=Mad Tesla&{query}")
        assert "RF-MAD-01" in [entry["id"] for entry in answer["entries"]]
        assert (answer["sealed"], answer["modules"]) == ([FENRIS["en"]], False)
        assert ada.refused("GET", f"/api/rules/scythe/RF-EP8B-01?{query}") == (404, "no-rule")
    assert ada.refused("GET", "/api/rules/scythe?view=all")[0] == 400


def test_a_campaign_of_another_game_opens_nothing_and_an_unknown_one_is_refused(ada: Browser) -> None:
    assert ada.get("/api/rules/scythe?search=Vesna&campaign=of_duels")["entries"] == []
    for path in ("/api/rules/scythe", "/api/rules/scythe/SC-MOVE-01", "/api/texts/scythe/de", "/api/boards/scythe"):
        assert ada.get(f"{path}?campaign=of_duels") == ada.get(path)
        assert ada.refused("GET", f"{path}?campaign=nobody")[0] == 404
    assert ada.get("/api/games?campaign=at_war") == ada.get("/api/games")


def test_answers_are_remembered_by_the_gates_that_are_open() -> None:
    opened = Opened(frozenset(AT_WAR))
    for _ in range(2):
        closed, war = catalogue_of("scythe", NOTHING_OPEN), catalogue_of("scythe", opened)
        assert closed is not None
        assert war is not None
        assert closed.search("rivals") == []
        assert war.search("rivals") != []


# Everything a server says


class Crawl:
    """Asks a server every address of its description, and searches every byte of the answers."""

    def __init__(self, browser: Browser, search: SpoilerSearch, more: str = "") -> None:
        self.browser = browser
        self.search = search
        self.more = more
        self.asked: dict[str, list[str]] = {}

    def found(self, table: str) -> list[str]:
        """Return what was found, as path and word."""
        described = self.browser.client.get("/api/openapi.json")
        found = self._search("/api/openapi.json", described.text)
        for path, methods in described.json()["paths"].items():
            for method in methods:
                for address in self._addresses(path, table):
                    found += self._ask(method.upper(), path, address)
        return found

    def _addresses(self, path: str, table: str) -> list[str]:
        closed = [min(gate.entries) for gate in SCYTHE.gates]
        values = {"game_id": ["scythe"], "lang": ["en", "de"], "rule_id": [*closed, "ZZ-NONE-01", "SC-MOVE-01"]}
        values |= {"id": [table], "seat": ["0"]}
        names = re.findall(r"\{(\w+)\}", path)
        made = [
            path.format(**dict(zip(names, choice, strict=True)))
            for choice in itertools.product(*[values.get(name, ["x"]) for name in names])
        ]
        queries = [""]
        if path == "/api/rules/{game_id}":
            words = [word for gate in SCYTHE.gates for word in gate.words]
            topics = {topic.name for topic in SCYTHE.topics()} | {topic.label for topic in SCYTHE.topics("de")}
            queries += [f"search={word}" for word in words] + [f"lang=de&search={word}" for word in words[:4]]
            queries += [f"topic={topic}" for topic in sorted(topics)]
        if path.endswith(("/replay", "/export")):
            queries = ["step=0", "step=1&seat=0", "seat=0"]
        return [f"{address}?{query}" for address in made for query in queries]

    def _ask(self, method: str, path: str, address: str) -> list[str]:
        address += f"&{self.more}" if self.more else ""
        answer = self.browser.client.request(method, address, json=None if method == "GET" else {})
        self.asked.setdefault(path, []).append(address)
        said = answer.text
        for echoed in re.findall(r"RF-[A-Z0-9]+-\d+", address):
            said = said.replace(echoed, "")  # A refusal repeats the id that was asked for.
        return self._search(address, said)

    def _search(self, address: str, said: str) -> list[str]:
        return [f"{address}: {word}" for word, _ in self.search.found(said)]


@pytest.fixture
def search() -> SpoilerSearch:
    return SpoilerSearch(SCYTHE.gates)


def test_no_address_of_a_server_gives_a_word_of_a_closed_gate_away(ada: Browser, search: SpoilerSearch) -> None:
    table = ada.table("me", "here", "greedy", game="scythe", start=True)
    client = ada.open_seat(table, 0)
    client.ask("why", choice="steal:1")
    client.ask("take", number=client.view["number"], choices=["steal:1"])
    for data in (*ada.received, *client.bytes):
        assert list(search.found(data.decode())) == []
    crawl = Crawl(ada, search)
    assert crawl.found(table) == []
    assert len(crawl.asked) > 20
    assert len(crawl.asked["/api/rules/{game_id}"]) > 100
    assert len(crawl.asked["/api/rules/{game_id}/{rule_id}"]) > 40


def test_a_planted_word_is_found(house: ServerProcess, search: SpoilerSearch) -> None:
    spy = house.browser("Vesna of Elsewhere")
    table = spy.table("me", "greedy", game="scythe", start=True)
    found = Crawl(spy, search).found(table)
    assert "/api/me?: Vesna" in found
    assert f"/api/tables/{table}?: Vesna" in found


def test_the_crawl_finds_what_a_campaign_has_opened(ada: Browser, search: SpoilerSearch) -> None:
    table = ada.table("me", "greedy", game="scythe", start=True)
    found = Crawl(ada, search, "campaign=to_the_end").found(table)
    words = {each.rpartition(": ")[2].lower() for each in found}
    assert {"vesna", "annihilator", "vernichter", "rasputin"} <= words
    assert not words & {"mad tesla", "mad-tesla", "horde"}


# What tables and games tell, with gates that a duel does not have


DRAGON = Gate(id="dragon", verbs=("dial",), options=("rounds=12", "first"), moments=("struck",),
              entries=frozenset(("DU-TRAP-01",)), words=("dragon",))  # fmt: skip
DRAGON_OPEN = Opened(frozenset(("dragon",)))


@pytest.fixture
def secretive(monkeypatch: pytest.MonkeyPatch) -> InstalledGame:
    """The duel, with a part of it behind a gate."""
    duel = brassboard.game("duel")
    whole = load_catalogue("duel")
    gated = Catalogue("duel", whole.booklets)
    monkeypatch.setattr(Catalogue, "gates", property(lambda self: (DRAGON,)))
    monkeypatch.setitem(duel.__dict__, "gates", (DRAGON,))
    monkeypatch.setitem(duel.__dict__, "_whole_catalogue", gated)
    return duel


def test_a_game_shows_no_verb_option_choice_or_moment_of_a_closed_gate(secretive: InstalledGame) -> None:
    told, whole = game_plain(secretive, NOTHING_OPEN), game_plain(secretive, DRAGON_OPEN)
    assert set(whole["verbs"]) - set(told["verbs"]) == {"dial"}
    assert set(whole["moments"]) - set(told["moments"]) == {"struck"}
    rounds = {option["name"]: option["choices"] for option in told["options"]}["rounds"]
    assert 12 not in rounds
    assert 12 in {option["name"]: option["choices"] for option in whole["options"]}["rounds"]


@pytest.mark.parametrize(("rule", "opened", "shown"), [
    ("DU-TRAP-01", DRAGON_OPEN, ("DU-TRAP-01", "duel-denied-du-trap-01")),
    ("DU-TRAP-01", NOTHING_OPEN, ("", "denied-not-now")),
    ("DU-MOVE-01", NOTHING_OPEN, ("DU-MOVE-01", "duel-denied-du-move-01")),
])  # fmt: skip
def test_a_refusal_by_a_closed_rule_names_neither_it_nor_its_reason(
    secretive: InstalledGame, rule: str, opened: Opened, shown: tuple[str, str]
) -> None:
    plain = denial_plain(Denial(rule, "denied", {"card": "secret"}), "duel", opened)
    assert plain is not None
    assert (plain["rule"], plain["key"]) == shown
    assert ("secret" in str(plain)) == bool(shown[0])
    assert denial_plain(None, "duel", opened) is None


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"first": 1}, "there is no option 'first'; options are players, seed, rounds"),
        ({"nothing": 1}, "there is no option 'nothing'; options are players, seed, rounds"),
        ({"rounds": 12}, "option rounds must be one of 8, 4, 6, not 12"),
        ({"rounds": 99}, "option rounds must be one of 8, 4, 6, not 99"),
    ],
)
def test_a_closed_option_is_refused_like_one_that_does_not_exist(
    secretive: InstalledGame, options: dict[str, Any], what: str
) -> None:
    with pytest.raises(BadInput, match=re.escape(what)):
        require_known_options(secretive, options, NOTHING_OPEN)
    require_known_options(secretive, options, DRAGON_OPEN)
    require_known_options(secretive, {"rounds": 4}, NOTHING_OPEN)


def test_a_closed_verb_is_refused_like_one_that_does_not_exist(secretive: InstalledGame) -> None:
    for verb in ("dial", "nothing"):
        with pytest.raises(BadInput, match=f'there is no "{verb}"; verbs are ') as problem:
            require_known_verbs(secretive, secretive.rules, ["pass", f"{verb}:1"], NOTHING_OPEN)
        assert "dial," not in str(problem.value)
    require_known_verbs(secretive, secretive.rules, ["pass", "dial:1"], DRAGON_OPEN)


def test_a_board_and_texts_are_those_of_the_open_gates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "sealed_game"
    for folder in ("rulebook", "texts/gates"):
        (package / folder).mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "board.py").write_text("def board(opened):\n    return sorted(opened)\n")
    (package / "rulebook" / "gates_x.toml").write_text('[[gate]]\nid = "late"\ntexts = ["sealed_game-late"]\n')
    (package / "texts" / "de.ftl").write_text("sealed_game-a = A\nsealed_game-late = Spät\n")
    (package / "texts" / "gates" / "late.de.ftl").write_text("sealed_game-story = Ausklang\n")
    monkeypatch.syspath_prepend(tmp_path)
    late = Opened(frozenset(("late",)))
    assert (board_json("sealed_game", NOTHING_OPEN), board_json("sealed_game", late)) == (b"[]", b'["late"]')
    for opened, is_open in ((NOTHING_OPEN, False), (late, True), (NOTHING_OPEN, False)):
        said = fluent("sealed_game", "de", opened)
        assert "sealed_game-a = A" in said
        assert ("Spät" in said, "Ausklang" in said) == (is_open, is_open)
