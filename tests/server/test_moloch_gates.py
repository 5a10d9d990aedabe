"""Later chapters of Rise of Moloch: what two players of a campaign receive, and what a single adventure opens."""

import random
from typing import Any

import pytest

from brassboard.catalogue import load_catalogue
from brassboard.catalogue.gate_lint import SpoilerSearch
from brassboard.testing.depth import at_depth
from server.conftest import NewBrowser
from server.server_process import Browser, SeatClient, asked, play

CATALOGUE = load_catalogue("moloch")
SEARCH = SpoilerSearch(CATALOGUE.gates)
LANGUAGES = ("en", "de")
READ = (
    "/api/texts/moloch/en",
    "/api/texts/moloch/de",
    "/api/boards/moloch",
    "/api/rules/moloch?search=chapter",
    "/api/games",
)


def told(*people: Browser, clients: list[SeatClient] | None = None, known: tuple[str, ...] = ()) -> list[str]:
    """Return the words of gates other than these in every byte that browsers and seats have received."""
    data = [data for person in people for data in person.received]
    data += [data for client in clients or [] for data in client.bytes]
    text = b"\n".join(data).decode("utf-8", "replace")
    return sorted({f"{gate}: {word}" for word, gate in SEARCH.found(text, known)})


def read_everything(person: Browser, campaign: str = "") -> None:
    """Ask for all that a page asks for: texts, board, rules and games, without a campaign and with it."""
    for path in READ:
        person.get(path)
        if campaign:
            person.get(f"{path}{'&' if '?' in path else '?'}campaign={campaign}")


def begun(new_browser: NewBrowser) -> tuple[str, str, list[Browser]]:
    """A campaign of two people with its first chapter on the table."""
    people = [new_browser(name) for name in ("Ada", "Bob")]
    campaign = people[0].post("/api/campaigns", game="moloch", seats=[{"kind": "me"}])["id"]
    people[1].post(f"/api/campaigns/{campaign}/join", token=people[0].get(f"/api/campaigns/{campaign}")["invite"])
    table = people[0].post(f"/api/campaigns/{campaign}/start", episode=1)["table"]
    return campaign, table, people


def seats(table: str, *people: Browser) -> list[SeatClient]:
    found: list[SeatClient] = []
    for person in people:
        chairs = person.get(f"/api/tables/{table}")["seats"]
        found += [person.open_seat(table, chair["seat"]) for chair in chairs if chair["you"]]
    return found


def test_in_chapter_1_nothing_of_a_later_chapter_is_received(new_browser: NewBrowser) -> None:
    campaign, table, people = begun(new_browser)
    clients, luck, taken = seats(table, *people), random.Random(2), [0]

    def any_choice(client: SeatClient, luck: random.Random) -> str:
        taken[0] += 1
        return luck.choice(client.options)

    play(clients, any_choice, luck, stop=lambda: taken[0] >= at_depth(60, 250))
    for client in asked(clients):
        client.ask("why", choice="search:C3")
        client.ask("why", choice="district:tower")
    for person in people:
        read_everything(person, campaign)
        legs = person.get(f"/api/campaigns/{campaign}")["rail"]
        assert [leg["title"] for leg in legs] == ["moloch-chapter-1", None, None, None, None, None]
        shown = person.get(f"/api/tables/{table}")
        assert shown["options"] == {}
    assert told(*people, clients=clients) == []
    assert len(b"".join([*people[0].received, *clients[0].bytes])) > 100_000


@pytest.mark.deep
def test_in_chapter_2_nothing_of_chapter_3_is_received(new_browser: NewBrowser) -> None:
    campaign, table, people = begun(new_browser)
    clients = seats(table, *people)
    play(clients, lambda client, luck: luck.choice(client.options), random.Random(4), seconds=200)
    ledger = seats(campaign, *people)
    play(ledger, lambda client, luck: client.options[-1], random.Random(4), stop=lambda: gathers(people[0], campaign))
    second = people[0].post(f"/api/campaigns/{campaign}/start", episode=2)["table"]
    clients += [*ledger, *seats(second, *people)]
    for person in people:
        read_everything(person, campaign)
    assert told(*people, clients=clients, known=("start_2",)) == []
    assert told(*people, clients=clients) != [], "the second chapter is known now"


def gathers(person: Browser, campaign: str) -> bool:
    found: dict[str, Any] = person.get(f"/api/campaigns/{campaign}")
    return bool(found["phase"] == "gathering" and found["episode"] == 2)


@pytest.mark.parametrize("chapter", ["1", "3", "5"])
def test_a_single_adventure_opens_its_chapter_for_its_own_table(new_browser: NewBrowser, chapter: str) -> None:
    ada = new_browser("Ada")
    table = ada.table("me", "here", game="moloch", options={"chapter": chapter}, start=True)
    client = ada.open_seat(table, 0)
    for lang in LANGUAGES:
        assert "moloch-chapter-1 " in ada.call("GET", f"/api/texts/moloch/{lang}").text
        known = ada.call("GET", f"/api/texts/moloch/{lang}?campaign={table}").text
        named = [id for id in "23456" if f"moloch-chapter-{id} " in known]
        assert named == [id for id in "23456" if id == chapter]
    assert list(ada.get(f"/api/boards/moloch?campaign={table}")["chapters"]) == list(dict.fromkeys(["1", chapter]))
    assert list(ada.get("/api/boards/moloch")["chapters"]) == ["1"]
    assert told(ada, clients=[client], known=(f"start_{chapter}",)) == []
