"""Moloch's campaign on a server: a chapter, the intermezzo, the next chapter, and nothing of what lies behind it."""

from pathlib import Path
from typing import Any

import pytest

import brassboard
from brassboard.campaign import handover
from brassboard.catalogue import Opened, load_catalogue
from brassboard.catalogue.gate_lint import SpoilerSearch
from brassboard.server.migrations import migrate
from brassboard.server.seam import seam_problems
from brassboard.server.wire import encoded
from server import campaigning as in_process
from server.campaigning import ADA, BOB, play_match, registry_on, table_of
from server.conftest import NewBrowser
from server.server_process import FAST_BOTS, TIMEOUT_SECONDS, Browser, SeatClient, asked, choose_any, play, run, until

Plain = dict[str, Any]
MOLOCH = brassboard.game("moloch")
SEARCH = SpoilerSearch(load_catalogue("moloch").gates)
NEMESIS, LEADER = 0, 1
MOST_DECISIONS = 80


def campaign_of(browser: Browser, *kinds: str, **more: Any) -> str:
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    return str(browser.post("/api/campaigns", game="moloch", seats=seats, **more)["id"])


def at(browser: Browser, id: str) -> Plain:
    found: Plain = browser.get(f"/api/campaigns/{id}")
    return found


# Options


@pytest.mark.rule("RM-SETUP-02")
def test_a_campaign_begins_with_the_chapter_that_is_asked_for(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    offered = next(game for game in ada.get("/api/games") if game["id"] == "moloch")["campaign_options"]
    assert offered[0] == {"name": "start", "choices": [1, 2, 3, 4, 5, 6]}
    assert [option["name"] for option in offered] == ["start", "level"]
    id = campaign_of(ada, "me", "random", options={"start": 2, "level": "more"})
    assert [leg["status"] for leg in at(ada, id)["rail"]] == ["past", "now", *["ahead"] * 4]
    table = ada.post(f"/api/campaigns/{id}/start", episode=1)["table"]
    seat = ada.open_seat(table, NEMESIS)
    assert (seat.view["table"]["chapter"], seat.view["table"]["level"]) == ("2", "more")
    assert ada.get(f"/api/tables/{table}")["campaign"]["chapter"] == 2
    copy = ada.post(f"/api/campaigns/{id}/copy", chapter=1)
    assert [leg["status"] for leg in copy["rail"]] == ["past", "now", *["ahead"] * 4], "a copy keeps the options"
    assert ada.get("/api/games")[0]["campaign_options"] == [], "a game without a campaign has none"


@pytest.mark.parametrize("options", [{"start": 7}, {"start": "2"}, {"start": True}, {"chapter": "2"}, {"level": ""}])
def test_options_that_a_campaign_does_not_have_are_refused(new_browser: NewBrowser, options: Plain) -> None:
    ada = new_browser("Ada")
    body = {"game": "moloch", "seats": [{"kind": "me"}], "options": options}
    assert ada.refused("POST", "/api/campaigns", **body)[0] == 400
    assert ada.get("/api/campaigns")["mine"] == []


# From chapter I to chapter II


def third_chapter(text: str, opened: list[str]) -> list[str]:
    """Words and rules in a text that gates keep which are not open: of chapter III and those after it."""
    return [word for word, _ in SEARCH.found(text, opened)]


def decide(clients: list[SeatClient], stop: Any) -> list[str]:
    """Whoever is asked takes the first thing offered. Return the kinds of questions in their order."""
    kinds: list[str] = []
    while not stop():
        assert len(kinds) < MOST_DECISIONS, kinds
        for client in asked(clients):
            assert client.decision is not None
            kinds.append(client.decision["kind"])
            client.take_ok(client.options[0])
    return kinds


def test_the_hand_over_from_chapter_to_intermezzo_to_chapter(tmp_path: Path) -> None:
    """The same in one process, without sockets: both people play at random."""
    url = f"sqlite:///{tmp_path / 'hand_over.sqlite'}"
    migrate(url)

    async def evening() -> None:
        with registry_on(url) as registry:
            chairs = [registry.make_chair("me", "", person) for person in (ADA, BOB)]
            session = await registry.campaigns.create(ADA, "moloch", chairs, listed=False)
            assert await session.begin()
            first = await play_match(registry, session)
            match = session.match
            assert match is not None
            sheet = match.position.table
            assert (sheet.chapter, sheet.results[0] in (0, 1), match.awaited) == (1, True, (LEADER,))
            for _ in range(MOST_DECISIONS):
                if handover.is_gathering(match):
                    break
                await in_process.decide(session)
            assert session.match is match
            assert match.position.table.chapter == 2
            assert await session.gather()
            second = await table_of(registry, session)
            assert second.match is not None
            assert (second.record.id != first, second.match.position.table.chapter) == (True, "2")
            for person in (ADA, BOB):
                plain = session.campaign_plain(person.id)
                assert third_chapter(encoded(plain).decode(), plain["gates"]) == []
                assert [leg["title"] for leg in plain["rail"]][2:] == [None] * 4

    run(evening())


def test_from_the_first_chapter_through_the_intermezzo_to_the_second(start_server: Any) -> None:
    """One person plays chapter I at random and a bot plays for the other; both decide, and both see chapter II."""
    server = start_server("moloch", **FAST_BOTS)
    ada, bob = server.browser("Ada"), server.browser("Bob")
    id = campaign_of(ada, "me", "open", "random")
    bob.post(f"/api/campaigns/{id}/join", token=at(ada, id)["invite"], seat=LEADER)
    first = ada.post(f"/api/campaigns/{id}/start", episode=1)["table"]
    people = ((ada, NEMESIS), (bob, LEADER))
    bob.open_seat(first, LEADER)
    bob.post(f"/api/tables/{first}/resign", seat=LEADER)
    chapter, watched = ada.open_seat(first, NEMESIS), bob.open_seat(first)
    play([chapter], choose=choose_any, seconds=4 * TIMEOUT_SECONDS)
    watched.catch_up()
    assert watched.view["result"] == chapter.view["result"]
    until(lambda: at(ada, id)["chronicle"][0]["status"] == "recorded", "the end of chapter I in the ledger")
    now = at(bob, id)
    assert [leg["status"] for leg in now["rail"]][:3] == ["past", "now", "ahead"]
    assert now["rail"][0]["won"] in ([NEMESIS], [1, 2])
    assert now["rail"][2]["title"] is None
    assert now["phase"] == "between"
    assert {"start_1", "end_1", "start_2"} <= {*now["gates"]}
    assert not {"start_3", "end_2"} & {*now["gates"]}
    sheets = [person.open_seat(id, seat) for person, seat in people]
    sheet = sheets[0].view["table"]
    assert sheet["results"][0] in (0, 1)
    assert len([one for one in sheet["gentlemen"] if one["seat"] > 0]) == 4
    kinds = decide(sheets, lambda: at(ada, id)["phase"] != "between")
    assert {"visit", "power"} <= {*kinds}, "both people were asked"
    assert at(ada, id)["phase"] == "gathering"
    second = ada.post(f"/api/campaigns/{id}/start", episode=2)["table"]
    assert second not in (None, first)
    seats = [person.open_seat(second, seat) for person, seat in people]
    assert [seat.view["table"]["chapter"] for seat in seats] == ["2", "2"]
    assert {one["id"] for one in seats[0].view["table"]["figures"] if one["kind"] == "gentleman"} == {
        one["id"] for one in sheets[0].view["table"]["gentlemen"] if one["seat"] > 0
    }
    opened = at(ada, id)["gates"]
    for client in (chapter, watched, *sheets, *seats):
        client.catch_up()
    for person, _ in people:
        for lang in ("en", "de"):
            assert person.client.get(f"/api/texts/moloch/{lang}?campaign={id}").status_code == 200
            person.get(f"/api/rules/moloch?lang={lang}&campaign={id}")
            person.get(f"/api/rules/moloch?lang={lang}&campaign={id}&search=circle")
        assert [*person.get(f"/api/boards/moloch?campaign={id}")["chapters"]] == ["1", "2"]
        received = [*person.received, *[data for client in person.clients for data in client.bytes]]
        assert len(received) > 50
        for data in received:
            assert third_chapter(data.decode(), opened) == []
    for lang in ("en", "de"):
        title = MOLOCH.texts(lang, Opened(frozenset(["start_3"])))("moloch-chapter-3")
        assert third_chapter(title, opened) != [], "the search would find it"
    assert seam_problems(server.database) == []
