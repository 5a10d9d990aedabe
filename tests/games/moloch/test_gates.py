"""What of later chapters stays closed, and what opens it: a campaign that has come to them, or a match of them."""

from pathlib import Path

import pytest

import brassboard
from brassboard.campaign import handover
from brassboard.catalogue import NOTHING_OPEN, Catalogue, Opened
from brassboard.catalogue.gate_lint import SpoilerSearch, catalogue_spoilers
from brassboard.games.moloch import GAME
from brassboard.games.moloch.board import board
from brassboard.games.moloch.campaign.overview import FEWEST
from brassboard.games.moloch.content import PLACES
from brassboard.games.moloch.scenario import gates
from brassboard.games.moloch.scenario.registry import CHAPTERS, SHIPPED
from brassboard.kernel import Match
from brassboard.texts import LANGUAGES, text_sources, texts_for
from brassboard.texts.lint import text_spoilers
from games.moloch.campaign.ledgers import Campaigning

FOLDER = Path(__file__).parents[3] / "src" / "brassboard" / "games" / "moloch"
WHOLE = Catalogue.of(FOLDER)
SEARCH = SpoilerSearch(WHOLE.gates)
CLOSED = [gate.id for gate in WHOLE.gates if not gate.always]
LATER = SHIPPED[1:]


def opened(*ids: str) -> Opened:
    return Opened(frozenset(ids))


def texts(lang: str, *ids: str) -> str:
    return "\n".join([source.text(lang) for source in text_sources(FOLDER, opened(*ids))])


def test_no_text_and_no_rule_gives_a_later_chapter_away() -> None:
    assert catalogue_spoilers(WHOLE) == []
    assert list(text_spoilers(FOLDER, SEARCH)) == []


def test_every_later_chapter_has_a_gate_with_words_to_search_for() -> None:
    assert [gate.id for gate in WHOLE.gates if gate.id.startswith("start")] == [f"start_{id}" for id in LATER]
    assert all([gate.words for gate in WHOLE.gates if not gate.always])
    for gate in [gate for gate in WHOLE.gates if not gate.always]:
        for lang in LANGUAGES:
            assert gate.id in [found for _, found in SEARCH.found(texts(lang, gate.id))], "its own text has its word"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chapter", LATER)
def test_a_chapter_is_named_when_its_gate_is_open(chapter: str, lang: str) -> None:
    key = f"moloch-chapter-{chapter}"
    assert not texts_for(FOLDER, lang).has(key)
    known = texts_for(FOLDER, lang, opened=opened(f"start_{chapter}"))
    assert [id for id in LATER if known.has(f"moloch-chapter-{id}")] == [chapter]
    found = {gate for _, gate in SEARCH.found(texts(lang, f"start_{chapter}"))}
    assert found <= {f"start_{chapter}", *(["end_5"] if chapter == "6" else [])}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_offers_every_chapter_by_its_number(lang: str) -> None:
    """Chapters can be played alone: what is chosen there is chosen by number, and nothing is told of it."""
    assert [option.choices for option in GAME.options if option.name == "chapter"] == [tuple(SHIPPED)]
    known = texts_for(FOLDER, lang, strict=True)
    for option in ("chapter", "start"):
        names = [known(f"moloch-option-{option}-{id}") for id in SHIPPED]
        assert [name.split()[-1] for name in names] == ["I", "II", "III", "IV", "V", "VI"]
    assert known.has("moloch-chapter-1"), "with which a campaign begins"


def test_the_rules_of_the_burning_city_are_closed_until_it_burns() -> None:
    fifth = ["RM-CHAP-01", "RM-CHAP-02", "RM-CHAP-03"]
    assert not [id for id in fifth if id in WHOLE.seen(NOTHING_OPEN)]
    assert all([id in WHOLE.seen(opened("start_5")) for id in fifth])
    assert "RM-CHAP-04" in WHOLE.seen(NOTHING_OPEN), "what an agent can do stands on his sheet"
    assert WHOLE.seen(opened(*CLOSED)).ids == WHOLE.ids


@pytest.mark.parametrize("chapter", SHIPPED)
def test_a_single_adventure_opens_its_own_chapter_and_no_other(chapter: str) -> None:
    match = Match.begin(GAME, GAME.setup(FEWEST, {"chapter": chapter}), seed=1)
    assert handover.gates_of(match) == {f"start_{chapter}"}
    assert set(board(handover.gates_of(match))["chapters"]) == {"1", chapter}


def test_a_chapter_of_ones_own_may_name_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHAPTERS, "mine", CHAPTERS["2"])
    match = Match.begin(GAME, GAME.setup(FEWEST, {"chapter": "2"}), seed=1)
    match.position.table.chapter = "mine"
    assert handover.gates_of(match) == {f"start_{id}" for id in SHIPPED}
    assert gates.known_chapters(()) == ["1", "mine"]


def test_the_board_has_no_map_of_a_closed_chapter() -> None:
    assert list(board(())["chapters"]) == ["1"]
    assert list(board(("start_2", "start_3"))["chapters"]) == ["1", "2", "3"]
    assert list(board(CLOSED)["chapters"]) == list(SHIPPED)
    assert board(())["places"], "what lies in the box is no secret"
    assert len(PLACES) == len(board(())["places"])


def test_a_campaign_opens_its_chapters_one_after_the_other() -> None:
    campaign = Campaigning()
    for number in range(1, 6):
        assert known_to(campaign) == {f"start_{n}" for n in range(1, number + 1)}
        campaign.played(number % 2).to_gathering()
    assert known_to(campaign) == {f"start_{n}" for n in range(1, 7)}


def known_to(campaign: Campaigning) -> set[str]:
    return {gate for gate in handover.gates_of(campaign.match) if gate.startswith("start")}


def test_a_campaign_that_begins_later_names_no_chapter_before_it() -> None:
    campaign = Campaigning(start=4)
    assert handover.gates_of(campaign.match) == {"start_4"}
    titles = [leg.title for leg in handover.rail_of(campaign.match)]
    assert titles == ["", "", "", "moloch-chapter-4", "", ""]


def test_the_title_of_a_leg_can_always_be_read() -> None:
    installed = brassboard.game("moloch")
    campaign = Campaigning(start=3)
    for _ in range(3):
        known = installed.texts("en", opened(*handover.gates_of(campaign.match)))
        assert all([known.has(leg.title) for leg in handover.rail_of(campaign.match) if leg.title])
        campaign.played().to_gathering()
