"""Identity, tables, seats: everything that happens before, beside and after a match."""

import asyncio
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

import brassboard
from brassboard.server.identity import People
from brassboard.server.migrations import migrate
from brassboard.server.records import Person
from brassboard.server.store import Store
from server.conftest import NewBrowser
from server.server_process import TIMEOUT_SECONDS, Browser, ServerProcess, play, run, until

# Identity


def test_the_identity_is_signed_and_out_of_reach_for_scripts(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.address}/api/me")
    cookie = SimpleCookie(answer.headers["set-cookie"])["brassboard"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 30 * 24 * 3600
    again = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"brassboard={cookie.value}"})
    assert "set-cookie" not in again.headers


def test_a_forged_identity_is_a_stranger(new_browser: NewBrowser) -> None:
    real = new_browser("Ada").cookie
    id, _, signature = real.partition(".")
    for forged in (id, f"{id}.", f"{id}.{signature[::-1]}", f"x{id}.{signature}", f".{signature}", "x" * 500):
        stranger = Browser(new_browser("").server, hello=False)
        stranger.client.cookies.set("brassboard", forged)
        assert stranger.refused("GET", "/api/tables") == (401, "stranger")
        fresh = stranger.client.get("/api/me")
        assert fresh.json()["name"] == ""
        assert "set-cookie" in fresh.headers


def test_a_name_is_one_clean_line(new_browser: NewBrowser) -> None:
    ada = new_browser()
    assert ada.put("/api/me", name="  Ada \x00 \n Love\tlace ", lang="de") == {"name": "Ada Lovelace", "lang": "de"}
    assert ada.get("/api/me") == {"name": "Ada Lovelace", "lang": "de"}
    assert ada.refused("PUT", "/api/me", name="x" * 25) == (400, "bad-input")
    assert ada.refused("PUT", "/api/me", name="Ada", lang="fr")[0] == 400
    assert ada.refused("PUT", "/api/me", lang="en")[0] == 400


def test_a_new_name_is_seen_at_the_tables(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open")
    bob.post(f"/api/tables/{id}/join", token=ada.invite(id))
    client = ada.open_seat(id, 0)
    bob.put("/api/me", name="Robert")
    client.wait_until(lambda s: s.table["seats"][1]["name"] == "Robert")


def test_a_link_makes_a_second_device_the_same_person_once(new_browser: NewBrowser) -> None:
    ada, phone, thief = new_browser("Ada"), new_browser(), new_browser()
    id = ada.table("me", "greedy")
    token = ada.post("/api/me/link")["token"]
    assert phone.get("/api/tables")["mine"] == []
    assert phone.post("/api/me/claim", token=token)["name"] == "Ada"
    assert [table["id"] for table in phone.get("/api/tables")["mine"]] == [id]
    assert thief.refused("POST", "/api/me/claim", token=token) == (404, "link-spent")
    assert thief.refused("POST", "/api/me/claim", token="guess") == (404, "link-spent")


def test_a_link_expires_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    migrate(url)
    store = Store(url)

    async def links() -> list[str | None]:
        people, slow = People(store), People(store, link_seconds=0)
        await people.save(Person("ada", "Ada"))
        old, new = await people.link("ada"), await people.link("ada")
        at_once = await asyncio.gather(*[people.claim(new) for _ in range(5)])
        data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert old.encode() not in data
        assert new.encode() not in data
        return [await slow.claim(old), *sorted(at_once, key=str)]

    assert run(links()) == [None, None, None, None, None, "ada"]
    store.close()


# Games, texts, rules


def test_the_shelf(new_browser: NewBrowser) -> None:
    ada = new_browser()
    duel = next(game for game in ada.get("/api/games") if game["id"] == "duel")
    assert duel["players"] == [2, 3, 4]
    assert duel["options"][0] == {"name": "rounds", "choices": [8, 4, 6, 12]}
    assert duel["bots"] == ["medium", "easy", "hard", "random"]
    assert duel["verbs"]["move"] == ["square"]
    assert duel["verbs"]["dial"] == [""]
    assert duel["moments"] == ["rolled", "struck", "card_played"]
    assert "duel-do-move = " in ada.get("/api/texts/duel/de")
    assert "denied-stale = " in ada.get("/api/texts/duel/en")
    assert ada.get("/api/boards/duel")
    assert ada.get("/api/boards/canary") is None
    assert "denied-stale" in ada.get("/api/texts/canary/en")
    assert ada.get("/api/rules/canary") == {"topics": [], "entries": [], "sealed": [], "modules": False}
    for path in ("/api/texts/duel/fr", "/api/texts/chess/en", "/api/boards/chess", "/api/rules/chess", "/api/nothing"):
        assert ada.refused("GET", path)[0] == 404


def test_rules_can_be_looked_up(new_browser: NewBrowser) -> None:
    ada = new_browser()
    catalogue = brassboard.game("duel").catalogue
    contents = ada.get("/api/rules/duel?lang=de")
    assert [topic["name"] for topic in contents["topics"]] == [topic.name for topic in catalogue.topics()]
    assert contents["entries"] == []
    topic = contents["topics"][0]
    assert len(ada.get(f"/api/rules/duel?topic={topic['name']}")["entries"]) == topic["count"]
    found = ada.get("/api/rules/duel?search=trap")["entries"]
    assert "DU-TRAP-01" in [entry["id"] for entry in found]
    entry = ada.get("/api/rules/duel/du-trap-01?lang=de")
    assert entry["id"] == "DU-TRAP-01"
    assert entry["lang"] == "de"
    assert [field for field, _ in entry["texts"]] == ["text", "check"]
    assert ada.refused("GET", "/api/rules/duel/ZZ-NONE-99") == (404, "no-rule")


# Tables before the start


def test_every_kind_of_seat(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "here", "random", "open")
    table = ada.get(f"/api/tables/{id}")
    assert [(s["kind"], s["you"], s["here"], s["bot"]) for s in table["seats"]] == [
        ("person", True, False, ""),
        ("person", True, True, ""),
        ("bot", False, False, "random"),
        ("open", False, False, ""),
    ]
    assert table["status"] == "waiting"
    assert table["host"]
    assert table["invite"]
    assert table["waiting"] == []
    assert not table["yours"]
    assert len(table["commitment"]) == 64


def test_what_a_table_cannot_be(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    two = [{"kind": "me"}, {"kind": "open"}]
    for body in (
        {"game": "duel", "seats": [{"kind": "me"}]},
        {"game": "duel", "seats": two, "players": 3},
        {"game": "duel", "seats": [{"kind": "me"}, {"kind": "cat"}]},
        {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
        {"game": "duel", "seats": two, "options": {"rounds": 7}},
        {"game": "duel", "seats": two, "options": {"colour": "red"}},
        {"game": "chess", "seats": two},
        {"game": "duel", "seats": two, "nonce": "xyz"},
        {"game": "duel", "seats": two, "nonce": "abc"},
        {"game": "duel", "seats": two, "secret": "00"},
        {"game": "duel"},
    ):
        assert ada.refused("POST", "/api/tables", **body)[0] == 400


def test_the_host_changes_seats_before_the_start_only(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open")
    bob.post(f"/api/tables/{id}/join", token=ada.invite(id))
    assert bob.refused("PUT", f"/api/tables/{id}/seats/0", kind="open") == (403, "not-host")
    client = bob.open_seat(id, 1)
    changed = ada.put(f"/api/tables/{id}/seats/1", kind="bot", bot="random")
    assert changed["seats"][1]["bot"] == "random"
    assert client.closed() == 4403  # the seat is another's now
    assert ada.refused("PUT", f"/api/tables/{id}/seats/2", kind="open") == (400, "bad-input")
    assert ada.refused("PUT", f"/api/tables/{id}/seats/1", kind="cat") == (400, "bad-input")
    ada.post(f"/api/tables/{id}/start")
    assert ada.refused("PUT", f"/api/tables/{id}/seats/1", kind="open") == (409, "started")


def test_an_invitation_is_needed_and_opening_it_takes_nothing(new_browser: NewBrowser) -> None:
    ada, bob, eve = new_browser("Ada"), new_browser("Bob"), new_browser("Eve")
    id = ada.table("me", "open")
    token = ada.invite(id)
    assert len(token) >= 30
    for path in (f"/api/tables/{id}", f"/join/{id}/{token}", f"/api/tables/{id}/join"):
        bob.call("GET", path)
    assert bob.get(f"/api/tables/{id}")["seats"][1]["kind"] == "open"
    assert bob.get(f"/api/tables/{id}")["invite"] is None
    for body in ({}, {"token": "x"}, {"token": token[:-1]}, {"token": "", "seat": 1}):
        assert eve.refused("POST", f"/api/tables/{id}/join", **body) == (403, "no-invitation")
    assert eve.refused("POST", f"/api/tables/{id}/start") == (403, "not-host")
    assert ada.refused("POST", f"/api/tables/{id}/start") == (409, "seat-open")
    table = bob.post(f"/api/tables/{id}/join", token=token)
    assert table["seats"][1]["you"]
    assert eve.refused("POST", f"/api/tables/{id}/join", token=token) == (409, "seat-taken")
    assert eve.refused("POST", f"/api/tables/{id}/join", token=token, seat=0) == (409, "seat-taken")
    started = ada.post(f"/api/tables/{id}/start")
    assert started["status"] == "playing"
    assert started["invite"] is None
    assert eve.refused("POST", f"/api/tables/{id}/join", token=token) == (409, "started")
    assert ada.refused("POST", f"/api/tables/{id}/start") == (409, "started")


def test_a_listed_table_needs_no_token(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    hidden, listed = ada.table("me", "open"), ada.table("me", "open", listed=True)
    lobby = bob.get("/api/tables")
    assert listed in [table["id"] for table in lobby["open"]]
    assert hidden not in [table["id"] for table in lobby["open"]]
    assert listed not in [table["id"] for table in ada.get("/api/tables")["open"]]
    bob.post(f"/api/tables/{listed}/join")
    assert listed not in [table["id"] for table in new_browser().get("/api/tables")["open"]]
    assert listed in [table["id"] for table in bob.get("/api/tables")["mine"]]


def test_who_leaves_before_the_start_frees_the_seat(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open", listed=True)
    bob.post(f"/api/tables/{id}/join")
    assert bob.post(f"/api/tables/{id}/leave")["seats"][1]["kind"] == "open"
    assert bob.refused("POST", f"/api/tables/{id}/leave") == (403, "no-seat")
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/leave")
    assert bob.get(f"/api/tables/{id}")["host"]  # somebody must be able to start
    bob.post(f"/api/tables/{id}/leave")
    assert id not in [table["id"] for table in new_browser().get("/api/tables")["open"]]


def test_two_at_once_cannot_take_one_seat(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "open", listed=True)
    guests = [new_browser(f"Guest {n}") for n in range(4)]

    async def rush() -> list[int]:
        headers = {"X-Brassboard": "1"}
        async with httpx.AsyncClient(base_url=ada.server.address, headers=headers, timeout=TIMEOUT_SECONDS) as client:
            calls = [
                client.post(f"/api/tables/{id}/join", json={}, headers={"Cookie": f"brassboard={guest.cookie}"})
                for guest in guests
            ]
            return sorted([answer.status_code for answer in await asyncio.gather(*calls)])

    assert run(rush()) == [200, 409, 409, 409]


# Tables in play and after


def test_a_host_without_a_seat_finds_the_table_again(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("random", "random", start=True)
    assert id in [table["id"] for table in ada.get("/api/tables")["mine"]]
    until(lambda: ada.get(f"/api/tables/{id}")["status"] == "over", "the end")


def test_who_leaves_or_resigns_is_played_on_by_a_bot(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open", "here", listed=True)
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    spy = bob.open_seat(id, 1)
    assert bob.refused("POST", f"/api/tables/{id}/resign", seat=0) == (403, "not-your-seat")
    table = bob.post(f"/api/tables/{id}/resign", seat=1)
    assert table["seats"][1] | {"name": ""} == {
        "seat": 1,
        "kind": "bot",
        "name": "",
        "bot": "greedy",
        "you": False,
        "here": False,
        "online": True,
        "away_since": None,
        "resigned": True,
    }
    assert spy.closed() == 4403  # and sees no hand any more
    assert bob.refused("GET", f"/api/tables/{id}/export?seat=1") == (403, "not-your-seat")
    left = ada.post(f"/api/tables/{id}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["bot", "bot", "bot"]
    assert [seat["resigned"] for seat in left["seats"]] == [False, True, False]
    until(lambda: ada.get(f"/api/tables/{id}")["status"] == "over", "the end")
    assert ada.refused("POST", f"/api/tables/{id}/resign", seat=0) == (409, "not-playing")


def test_who_keeps_the_table_waiting_can_be_voted_out(new_browser: NewBrowser) -> None:
    ada, bob, eve = new_browser("Ada"), new_browser("Bob"), new_browser("Eve")
    id = ada.table("me", "open", "open", listed=True)
    for guest in (bob, eve):
        guest.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    at_table = ada.open_seat(id, 0)
    assert bob.refused("POST", f"/api/tables/{id}/kick", seat=0) == (409, "too-early")  # ada is there
    at_table.close()
    until(lambda: bob.get(f"/api/tables/{id}")["seats"][0]["online"] is False)
    since = bob.get(f"/api/tables/{id}")["seats"][0]["away_since"]
    until(lambda: time.time() - since > 0.35)
    assert bob.refused("POST", f"/api/tables/{id}/kick", seat=2) == (409, "too-early")  # nobody waits for eve
    assert new_browser().refused("POST", f"/api/tables/{id}/kick", seat=0) == (403, "no-vote")
    assert ada.refused("POST", f"/api/tables/{id}/kick", seat=0) == (403, "no-vote")
    assert bob.refused("POST", f"/api/tables/{id}/kick", seat=7) == (403, "no-vote")
    first = bob.post(f"/api/tables/{id}/kick", seat=0)
    assert first["votes"] == {"0": 1}
    assert first["seats"][0]["kind"] == "person"
    assert bob.post(f"/api/tables/{id}/kick", seat=0)["votes"] == {"0": 1}  # one vote each
    second = eve.post(f"/api/tables/{id}/kick", seat=0)
    assert second["seats"][0]["kind"] == "bot"
    assert not second["seats"][0]["resigned"]
    assert ada.refused("GET", f"/api/tables/{id}/replay?seat=0&step=0") == (403, "not-your-seat")


def test_who_has_only_just_left_cannot_be_voted_out(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server("patient", KICK_AFTER="3600")
    ada, bob = server.browser("Ada"), server.browser("Bob")
    id = ada.table("me", "open", listed=True)
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    ada.open_seat(id, 0).close()
    until(lambda: bob.get(f"/api/tables/{id}")["seats"][0]["online"] is False)
    assert bob.refused("POST", f"/api/tables/{id}/kick", seat=0) == (409, "too-early")


def test_votes_are_forgotten_when_the_seat_moves(new_browser: NewBrowser) -> None:
    ada, bob, eve = new_browser("Ada"), new_browser("Bob"), new_browser("Eve")
    id = ada.table("me", "open", "open", listed=True)
    for guest in (bob, eve):
        guest.post(f"/api/tables/{id}/join")
    moved = ada.post(f"/api/tables/{id}/start")["moved"]
    until(lambda: time.time() - moved > 0.35)
    assert bob.post(f"/api/tables/{id}/kick", seat=0)["votes"] == {"0": 1}
    back = ada.open_seat(id, 0)
    back.take_ok(back.options[0])
    assert bob.get(f"/api/tables/{id}")["votes"] == {}


def test_files_with_secrets_only_after_the_end_or_for_who_holds_all_seats(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open", options={"rounds": 4}, listed=True)
    bob.post(f"/api/tables/{id}/join")
    assert ada.refused("GET", f"/api/tables/{id}/journal") == (403, "secrets")  # it has not begun
    assert ada.refused("GET", f"/api/tables/{id}/export?seat=0") == (409, "not-started")
    ada.post(f"/api/tables/{id}/start")
    clients = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    play(clients, stop=lambda: len(clients[0].events) > 12)
    for path in ("journal", "save"):
        assert ada.refused("GET", f"/api/tables/{id}/{path}") == (403, "secrets")
    assert ada.refused("POST", f"/api/tables/{id}/fork", step=3) == (403, "secrets")
    play(clients)
    for who in (ada, bob):
        journal = who.get(f"/api/tables/{id}/journal")
        replayed = brassboard.game("duel").replay(journal)
        assert replayed.over
        saved = brassboard.load(who.call("GET", f"/api/tables/{id}/save").content)
        assert str(saved.journal) == journal
    fork = bob.post(f"/api/tables/{id}/fork", step=6, seat=1)
    assert fork["status"] == "playing"
    assert all(seat["you"] and seat["here"] for seat in fork["seats"])
    assert fork["commitment"] != clients[0].table["commitment"]
    last = len(clients[0].events)
    assert bob.refused("POST", f"/api/tables/{id}/fork", step=last, seat=0) == (403, "not-your-seat")
    assert ada.refused("POST", f"/api/tables/{id}/fork", step=last, seat=0) == (409, "over")
    assert ada.refused("POST", f"/api/tables/{id}/fork", step=last + 1, seat=0) == (400, "bad-input")


def test_play_on_from_here_goes_on_where_it_was(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "here", start=True, options={"rounds": 4})
    pair = [ada.open_seat(id, 0), ada.open_seat(id, 1)]
    play(pair, stop=lambda: len(pair[0].events) > 15)
    then = ada.get(f"/api/tables/{id}/replay?seat=0&step=10")
    made = ada.post(f"/api/tables/{id}/fork", step=10, seat=0)["id"]
    fork = [ada.open_seat(made, 0), ada.open_seat(made, 1)]
    assert {**fork[0].view["table"]} == then["view"]["table"]
    assert [e["key"] for e in fork[0].events.values()][:10] == [pair[0].events[n]["key"] for n in range(1, 11)]
    play(fork)
    assert fork[0].view["result"]
    assert ada.get(f"/api/tables/{id}")["status"] == "playing"
    replayed = brassboard.game("duel").replay(ada.get(f"/api/tables/{made}/journal"))
    assert replayed.over


def test_a_seat_exports_what_it_knows_and_replays_what_it_saw(new_browser: NewBrowser) -> None:
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open", game="canary", listed=True)
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    pair = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    play(pair, stop=lambda: len(pair[0].events) > 14)
    export = ada.get(f"/api/tables/{id}/export?seat=0")
    assert export["events"] == [pair[0].events[n] for n in sorted(pair[0].events)]
    mine, public = "\n".join(export["journal"]), "\n".join(new_browser().get(f"/api/tables/{id}/export")["journal"])
    theirs = _cards(pair[1].view["table"]["hands"][1]["cards"])
    assert theirs
    assert not [card for card in theirs if card in mine + public]
    assert ada.refused("GET", f"/api/tables/{id}/export?seat=1") == (403, "not-your-seat")
    assert ada.refused("GET", f"/api/tables/{id}/replay?seat=1&step=1") == (403, "not-your-seat")
    steps = ada.get(f"/api/tables/{id}/replay?seat=0&step=0")["steps"]
    assert steps == len(pair[0].events)
    now = ada.get(f"/api/tables/{id}/replay?seat=0&step={steps}")["view"]
    assert now["table"] == pair[0].view["table"]
    assert now["decision"] is None
    assert ada.refused("GET", f"/api/tables/{id}/replay?seat=0&step={steps + 1}") == (400, "bad-input")


def _cards(cards: list[str]) -> list[str]:
    return [card for card in cards if card]


@pytest.mark.parametrize("path", ["", "/replay?step=0", "/export", "/journal", "/save"])
def test_there_is_no_such_table(new_browser: NewBrowser, path: str) -> None:
    assert new_browser().refused("GET", f"/api/tables/nowhere{path}") == (404, "no-table")


def test_a_stranger_has_no_table(new_browser: NewBrowser) -> None:
    stranger = Browser(new_browser().server, hello=False)
    calls: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/tables", {}),
        ("POST", "/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/me/link", {}),
        ("PUT", "/api/me", {"name": "x"}),
        ("POST", "/api/tables/x/join", {}),
    ]
    for method, path, body in calls:
        assert stranger.refused(method, path, **body) == (401, "stranger")
