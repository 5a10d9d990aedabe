"""Campaigns as people use them: over REST and sockets of a real server."""

import random
from typing import Any

import pytest

import brassboard
from brassboard.campaign import Campaign
from brassboard.server.seam import seam_problems
from server.conftest import NewBrowser
from server.server_process import FAST_BOTS, Browser, SeatClient, ServerProcess, asked, play, until

Plain = dict[str, Any]


@pytest.fixture(autouse=True)
def fits_together(server: ServerProcess) -> Any:
    yield
    assert seam_problems(server.database) == []


def campaign(browser: Browser, *kinds: str, **more: Any) -> str:
    seats = [{"kind": k} if k in ("me", "here", "open") else {"kind": "bot", "bot": k} for k in kinds]
    return str(browser.post("/api/campaigns", game="duel", seats=seats, **more)["id"])


def at(browser: Browser, id: str) -> Plain:
    found: Plain = browser.get(f"/api/campaigns/{id}")
    return found


def start(browser: Browser, id: str, episode: int) -> str | None:
    table: str | None = browser.post(f"/api/campaigns/{id}/start", episode=episode)["table"]
    return table


def company(new_browser: NewBrowser, *names: str) -> tuple[str, list[Browser]]:
    """A campaign of people who came by its invitation; it has not begun."""
    people = [new_browser(name) for name in names]
    id = campaign(people[0], "me")
    token = at(people[0], id)["invite"]
    for person in people[1:]:
        person.post(f"/api/campaigns/{id}/join", token=token)
    return id, people


def play_out(table: str, *people: Browser) -> list[SeatClient]:
    """These people play the match on the table to its end, each on the seat they hold."""
    clients: list[SeatClient] = []
    for person in people:
        seats = person.get(f"/api/tables/{table}")["seats"]
        clients += [person.open_seat(table, seat["seat"]) for seat in seats if seat["you"]]
    play(clients, choose=lambda client, luck: client.options[-1], luck=random.Random(3))
    return clients


def settled(browser: Browser, id: str, number: int) -> Plain:
    """The campaign once the end of match number `number` is in its ledger."""
    return until(  # type: ignore[no-any-return]
        lambda: (now := at(browser, id))["chronicle"][number - 1]["status"] == "recorded" and now,
        "the end of the match in the ledger",
    )


# From the first match to the last


def test_a_whole_campaign_of_two_people(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    fresh = at(bob, id)
    assert (fresh["status"], fresh["phase"], fresh["episode"]) == ("waiting", "gathering", 1)
    assert [seat["name"] for seat in fresh["seats"]] == ["Ada", "Bob", "", ""]
    assert (at(ada, id)["host"], fresh["host"], fresh["invite"]) == (True, False, None)
    table = start(bob, id, 1)
    assert table == start(ada, id, 1), "the same number again gives the same table"
    now = at(ada, id)
    assert (now["status"], now["phase"], now["table"]) == ("playing", "match", table)
    shown = ada.get(f"/api/tables/{table}")
    assert shown["campaign"] == {"id": id, "chapter": 1, "title": "duel-grudge-leg-1"}
    assert shown["options"] == {}, "options could tell what is behind a spoiler gate"
    assert ada.get("/api/tables")["mine"] == [], "the lobby shows campaigns, not their matches"
    clients = play_out(table, ada, bob)
    assert clients[0].last_message("next") == {"t": "next", "campaign": id, "table": None}
    now = settled(ada, id, 1)
    assert (now["phase"], now["table"], now["episode"]) == ("gathering", None, 2)
    assert now["chronicle"][0]["won"]
    assert now["rail"][0]["status"] == "past"
    assert now["rail"][0]["ended"] is not None
    assert now["gates"] == ["duel_1", "duel_2"]
    assert now["steps"] == [{"key": "duel-grudge-step-upgrade", "seats": [0, 1], "hidden": True, "now": False}]
    assert start(ada, id, 2) is None, "first everyone chooses an upgrade"
    assert start(bob, id, 2) is None
    sheets = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    assert sheets[0].view["game"] == "duel_grudge"
    assert sheets[0].decision["prompt"]["key"] == "duel-ask-upgrade"
    assert sheets[0].decision["options"][0]["do"]["key"] == "duel-do-take"
    waiting = at(ada, id)
    assert [each["seat"] for each in waiting["waiting"]] == [0, 1]
    assert waiting["yours"]
    sheets[0].take_ok("take:iron")
    sheets[1].take_ok("take:sleeve")
    sheets[1].wait_until(lambda s: s.last_message("campaign")["campaign"]["table"])
    second = at(bob, id)["table"]
    assert second != table
    play_out(second, ada, bob)
    now = settled(bob, id, 2)
    assert (now["status"], now["phase"]) == ("over", "over")
    assert now["result"]["winners"]
    assert ada.refused("POST", f"/api/campaigns/{id}/start", episode=3) == (409, "over")
    assert [each["id"] for each in bob.get("/api/campaigns")["mine"]] == [id]


def test_it_plays_on_by_itself_with_bots(start_server: Any) -> None:
    """Bots play their match and choose between matches at once; people only press Play."""
    ada = start_server("bots", **FAST_BOTS).browser("Ada")
    id = campaign(ada, "me", "random", "random")
    table = start(ada, id, 1)
    assert table is not None
    play_out(table, ada)
    settled(ada, id, 1)
    assert start(ada, id, 2) is None
    sheet = ada.open_seat(id, 0)
    until(lambda: [each["seat"] for each in at(ada, id)["waiting"]] == [0], "the bots' choices")
    sheet.take_ok("take:iron")
    second = until(lambda: at(ada, id)["table"], "the second match")
    play_out(second, ada)
    assert settled(ada, id, 2)["status"] == "over"


def test_the_sheet_is_live_and_hidden_choices_stay_hidden(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    table = start(ada, id, 1)
    assert table is not None
    play_out(table, ada, bob)
    settled(ada, id, 1)
    start(ada, id, 2)
    mine, watcher = ada.open_seat(id, 0), new_browser("Watcher").open_seat(id)
    theirs = bob.open_seat(id, 1)
    for client in (mine, theirs, watcher):
        client.catch_up()
    before = len(watcher.bytes)
    mine.take_ok("take:boiler")
    theirs.catch_up()
    watcher.catch_up()
    assert b"boiler" not in b"".join(watcher.bytes[before:])
    assert "boiler" not in str({**theirs.view, "decision": None})
    theirs.wait_until(lambda s: s.last_message("campaign")["campaign"]["waiting"][0]["seat"] == 1)  # Ada has chosen
    assert "take" not in str(bob.get(f"/api/campaigns/{id}/export?seat=1")["journal"])
    mine.ask_ok("undo")
    mine.take_ok("take:iron")
    theirs.take_ok("take:iron")
    assert until(lambda: at(bob, id)["table"], "the second match")


# Who plays


def test_a_latecomer_a_seat_that_stays_away_and_one_that_leaves(new_browser: NewBrowser) -> None:
    id, (ada, bob, cleo) = company(new_browser, "Ada", "Bob", "Cleo")
    ada.post(f"/api/campaigns/{id}/absent", seat=0, absent=True)
    assert bob.refused("POST", f"/api/campaigns/{id}/absent", seat=0, absent=False) == (403, "not-your-seat")
    table = start(bob, id, 1)
    assert table is not None
    assert [seat["name"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == ["Bob", "Cleo"]
    assert not at(ada, id)["seats"][0]["absent"], "it was for this match only"
    dan = new_browser("Dan")
    assert dan.refused("POST", f"/api/campaigns/{id}/join", token="wrong") == (403, "no-invitation")
    joined = dan.post(f"/api/campaigns/{id}/join", token=at(ada, id)["invite"])
    assert joined["seats"][3]["joining"], "during a match a latecomer waits"
    cleo.post(f"/api/campaigns/{id}/leave")
    assert at(ada, id)["seats"][2]["leaving"]
    assert cleo.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"
    play_out(table, bob)
    now = settled(bob, id, 1)
    assert [seat["name"] for seat in now["seats"]] == ["Ada", "Bob", "", "Dan"]
    assert not now["seats"][3]["joining"]
    assert cleo.refused("POST", f"/api/campaigns/{id}/start", episode=2) == (403, "not-member")
    assert start(dan, id, 2) is None
    sheets = [ada.open_seat(id, 0), bob.open_seat(id, 1), dan.open_seat(id, 3)]
    for sheet in sheets:
        sheet.take_ok("take:boiler")
    second = until(lambda: at(dan, id)["table"], "the second match")
    assert [seat["name"] for seat in dan.get(f"/api/tables/{second}")["seats"]] == ["Ada", "Bob", "Dan"]


def test_who_was_replaced_in_a_match_takes_the_seat_back(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    table = start(ada, id, 1)
    bob.post(f"/api/tables/{table}/leave")
    assert bob.get(f"/api/tables/{table}")["seats"][1]["yours_again"]
    assert ada.refused("POST", f"/api/tables/{table}/return", seat=1) == (403, "not-your-seat")
    assert bob.post(f"/api/tables/{table}/return", seat=1)["seats"][1]["kind"] == "person"
    assert at(bob, id)["seats"][1]["name"] == "Bob", "the campaign kept the chair all the time"


def test_one_person_holds_two_chairs(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = campaign(ada, "me", "here")
    table = start(ada, id, 1)
    assert table is not None
    play_out(table, ada)
    settled(ada, id, 1)
    saved = ada.client.get(f"/api/campaigns/{id}/save").content
    loaded = Campaign.load(brassboard.game("duel").rules, saved)
    assert loaded.gathering
    assert [past.seats for past in loaded.past] == [(0, 1)]
    loaded.start()
    loaded.take("take:iron", seat=0)
    loaded.take("take:iron", seat=1)
    assert loaded.match is not None


def test_a_start_is_refused_with_its_reason(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = campaign(ada, "me", "open")
    assert ada.refused("POST", f"/api/campaigns/{id}/start", episode=1) == (409, "too-few-present")
    assert ada.refused("POST", f"/api/campaigns/{id}/start", episode=7)[0] == 400
    ada.put(f"/api/campaigns/{id}/seats/1", kind="bot", bot="random")
    assert start(ada, id, 1)
    stranger = new_browser("Stranger")
    assert stranger.refused("POST", f"/api/campaigns/{id}/start", episode=1) == (403, "not-member")
    assert stranger.refused("GET", "/api/campaigns/nothing")[0] == 404
    table = str(ada.table("me", "random"))
    assert stranger.refused("GET", f"/api/campaigns/{table}") == (404, "no-campaign")
    assert ada.refused("POST", "/api/campaigns", game="alone", seats=[{"kind": "me"}])[0] == 400
    five = [{"kind": "me"}] * 5
    assert ada.refused("POST", "/api/campaigns", game="duel", seats=five)[0] == 400


def test_a_campaign_is_no_table_to_be_joined_or_started(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = campaign(ada, "me", "open", listed=True)
    for call in ("join", "start", "leave"):
        assert new_browser().refused("POST", f"/api/tables/{id}/{call}")[1] == "campaign"
    assert ada.refused("PUT", f"/api/tables/{id}/seats/1", kind="bot")[1] == "campaign"
    bob = new_browser("Bob")
    assert id in [each["id"] for each in bob.get("/api/campaigns")["open"]]
    assert id not in [each["id"] for each in bob.get("/api/tables")["open"]]
    bob.post(f"/api/campaigns/{id}/join")
    assert bob.refused("POST", f"/api/campaigns/{id}/join", seat=1) == (409, "seat-taken")


# Votes


def test_all_people_agree_that_a_match_does_not_count(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    table = start(ada, id, 1)
    watching = bob.open_seat(str(table), 1)
    assert ada.post(f"/api/campaigns/{id}/void")["ballots"] == {"void": 1}
    now = bob.post(f"/api/campaigns/{id}/void")
    assert (now["phase"], now["episode"]) == ("gathering", 2)
    assert now["chronicle"][0]["void"]
    watching.wait_until(lambda s: s.table["status"] == "over")
    again = start(ada, id, 2)
    assert again not in (None, table)
    assert ada.get(f"/api/tables/{again}")["campaign"]["chapter"] == 1


def test_a_bot_decides_once_for_someone_who_is_away(start_server: Any) -> None:
    house = start_server("votes", VOTE_AFTER="0.0")
    ada, bob = house.browser("Ada"), house.browser("Bob")
    id = campaign(ada, "me")
    bob.post(f"/api/campaigns/{id}/join", token=at(ada, id)["invite"])
    table = start(ada, id, 1)
    assert table is not None
    play_out(table, ada, bob)
    settled(ada, id, 1)
    start(ada, id, 2)
    assert ada.refused("POST", f"/api/campaigns/{id}/proxy", seat=0) == (403, "no-vote")
    ada.post(f"/api/campaigns/{id}/proxy", seat=1)
    until(lambda: [each["seat"] for each in at(ada, id)["waiting"]] == [0], "a bot's choice for Bob")
    assert at(bob, id)["seats"][1]["you"], "it was for one decision only"
    assert seam_problems(house.database) == []


def test_nobody_is_voted_about_too_early(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    assert ada.refused("POST", f"/api/campaigns/{id}/absent", seat=1, absent=True) == (409, "too-early")
    assert bob.refused("POST", f"/api/campaigns/{id}/proxy", seat=0) == (409, "not-asked")
    assert bob.refused("POST", f"/api/campaigns/{id}/void") == (409, "not-playing")


# More of it


def test_a_copy_and_a_new_start(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    table = start(ada, id, 1)
    assert table is not None
    play_out(table, ada, bob)
    settled(ada, id, 1)
    copy = bob.post(f"/api/campaigns/{id}/copy", chapter=2)
    assert copy["id"] != id
    assert (copy["phase"], copy["rail"][0]["status"]) == ("gathering", "past")
    assert [seat["name"] for seat in copy["seats"]] == ["Ada", "Bob", "", ""]
    fresh = bob.post(f"/api/campaigns/{id}/copy", chapter=1)
    assert fresh["rail"][0]["status"] == "now"
    assert start(bob, fresh["id"], 1)
    assert ada.refused("POST", f"/api/campaigns/{id}/copy", chapter=3)[0] == 400


def test_files_are_for_the_end(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    assert ada.refused("GET", f"/api/campaigns/{id}/export") == (409, "not-started")
    start(ada, id, 1)
    for file in ("journal", "save"):
        assert bob.refused("GET", f"/api/campaigns/{id}/{file}") == (403, "secrets")
    assert ada.get(f"/api/campaigns/{id}/export?seat=0")["journal"][-1].endswith("present:0,1")
    assert ada.refused("GET", f"/api/campaigns/{id}/export?seat=1")[0] == 403


def test_meeting_hour_invitation_and_name(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    assert bob.post(f"/api/campaigns/{id}/hour", at=1.9e9)["hour"] == 1.9e9
    assert bob.post(f"/api/campaigns/{id}/hour")["hour"] is None
    before = at(ada, id)["invite"]
    assert bob.refused("POST", f"/api/campaigns/{id}/invite") == (403, "not-host")
    assert ada.post(f"/api/campaigns/{id}/invite")["invite"] != before
    after = at(ada, id)["invite"]
    start(ada, id, 1)
    assert at(ada, id)["invite"] != after, "an invitation ends when a match starts"
    bob.put("/api/me", name="Robert")
    assert at(ada, id)["seats"][1]["name"] == "Robert"


def test_undo_over_the_socket_stops_at_a_match(new_browser: NewBrowser) -> None:
    id, (ada, bob) = company(new_browser, "Ada", "Bob")
    table = start(ada, id, 1)
    assert table is not None
    play_out(table, ada, bob)
    settled(ada, id, 1)
    start(ada, id, 2)
    sheets = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    for sheet in sheets:
        sheet.take_ok("take:iron")
    refused = sheets[0].ask("undo")
    assert refused["error"]["denial"]["key"] == "denied-undo-match"


def test_a_campaign_survives_its_server(start_server: Any) -> None:
    house = start_server("again")
    ada = house.browser("Ada")
    id = campaign(ada, "me", "here")
    table = start(ada, id, 1)
    clients = [ada.open_seat(str(table), seat) for seat in (0, 1)]
    play(clients, stop=lambda: len(clients[0].events) > 5)
    before = at(ada, id)
    cookie = ada.cookie
    house.disconnect_all()
    house.close(9)
    house.open()
    again = Browser(house, hello=False)
    again.client.cookies.set("brassboard", cookie)
    after = at(again, id)
    assert {**after, "moved": 0} == {**before, "moved": 0}
    play_out(str(table), again)
    assert settled(again, id, 1)["phase"] == "gathering"
    assert asked([again.open_seat(id, 0)]) == []
    assert seam_problems(house.database) == []
