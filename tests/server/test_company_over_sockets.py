"""At a table over sockets: standing orders, talk, who is there, bots, and the end of a match."""

import random
import signal
import time
from pathlib import Path

import pytest

import brassboard
from brassboard.cli.verify import verify_journal
from brassboard.kernel import CHANCE, commitment, read_journal
from server.conftest import NewBrowser
from server.pairs import pair_of
from server.server_process import (
    FAST_BOTS,
    TIMEOUT_SECONDS,
    ServerProcess,
    choose_lively,
    mover,
    play,
    until,
)

# Standing orders, talk, presence


@pytest.mark.parametrize("holds", [True, False])
def test_a_standing_order_passes_after_the_same_delay_whatever_the_hand(new_browser: NewBrowser, holds: bool) -> None:
    for _ in range(60):  # until a hand is dealt that does, or does not, hold the card the window is for
        _, pair = pair_of(new_browser)
        first = mover(pair)
        assert first.decision
        if first.decision["kind"] == "react" and ("play:luck" in first.options) == holds:
            break
        for client in pair:
            client.close()
    assert first.decision
    assert first.decision["prompt"]["args"] == {"moment": "rolled"}
    assert first.denied("order", moment="tea", **{"pass": True}) == "bad-input"
    begun = time.monotonic()
    first.ask_ok("order", moment="rolled", **{"pass": True})
    first.wait_until(lambda s: s.decision and s.decision["kind"] == "place")
    assert 0.38 < time.monotonic() - begun < 5.0
    assert "order" not in str([m for m in pair[1].messages if m["t"] != "state"])
    first.ask_ok("order", moment="rolled", **{"pass": False})


def test_a_bot_answers_in_a_window_after_the_same_delay_whatever_its_hand(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    for _ in range(3):
        id = ada.table("random", "me")
        watcher = ada.open_seat(id, 1)
        begun = time.monotonic()  # not when we hear of the roll: that may be late
        ada.post(f"/api/tables/{id}/start")
        watcher.wait_until(lambda s: s.view.get("frames"))
        assert watcher.view["frames"][-1]["frame"] == "kernel.window"  # the bot's own roll
        watcher.wait_for("state")  # it has passed, or played a card
        assert time.monotonic() - begun > 0.38


def test_own_standing_orders_are_told_and_nobody_elses(new_browser: NewBrowser) -> None:
    id, pair = pair_of(new_browser)
    pair[0].ask_ok("order", moment="rolled", **{"pass": True})
    tables = [client.browser.get(f"/api/tables/{id}") for client in pair]
    assert [table["orders"] for table in tables] == [{str(pair[0].seat): ["rolled"]}, {}]


def test_a_standing_order_survives_and_keeps_its_seat_private(new_browser: NewBrowser, server: ServerProcess) -> None:
    id, pair = pair_of(new_browser)
    for client in pair:
        client.ask_ok("order", moment="rolled", **{"pass": True})
        client.ask_ok("order", moment="card_played", **{"pass": True})
    for client in pair:
        client.close()
    until(lambda: server.tables_in_memory() == 0, "an empty hall")
    again = [pair[0].browser.open_seat(id, 0), pair[1].browser.open_seat(id, 1)]

    rolled = 0
    while rolled < 3:  # the windows pass by themselves, move after move
        actor = mover(again)
        assert actor.decision
        if actor.decision["prompt"]["args"].get("moment") in ("rolled", "card_played"):
            rolled += 1
            actor.wait_until(lambda s: s.decision is None or s.decision["kind"] != "react")
        else:
            actor.take_ok(*(["end"] if "end" in actor.options else actor.options[:1]))


def test_chat(new_browser: NewBrowser) -> None:
    id, pair = pair_of(new_browser)
    watcher = new_browser().open_seat(id)
    pair[0].ask_ok("chat", text="  Good evening\x00\n")
    for client in (pair[1], watcher):
        line = client.wait_for("chat")["line"]
        assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Ada", "Good evening")
    assert pair[0].denied("chat", text=" \n ") == "no-chat"
    pair[1].ask_ok("chat", text="x" * 1000)
    pair[1].wait_until(lambda s: 2 in s.chat)
    assert len(pair[1].chat[2]["text"]) == 400
    assert list(new_browser().open_seat(id).chat) == [1, 2]


def test_nudge_and_ping(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    other.ask_ok("nudge")
    first.wait_for("nudge")
    assert other.denied("nudge") == "too-early"
    first.send(t="ping")
    first.wait_for("pong")


def test_presence(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    assert pair[1].table["seats"][0]["online"]
    pair[0].break_connection()
    pair[1].wait_until(lambda s: not s.table["seats"][0]["online"])
    assert pair[1].table["seats"][0]["away_since"]
    pair[0].connect()
    pair[1].wait_until(lambda s: s.table["seats"][0]["online"])
    assert pair[1].table["seats"][0]["away_since"] is None


def test_hotseat_two_sockets_of_one_browser(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "here", start=True, options={"rounds": 4})
    pair = [ada.open_seat(id, 0), ada.open_seat(id, 1)]
    assert [card for card in pair[0].view["table"]["fighters"][1]["hand"] if card] == []
    play(pair)
    assert pair[0].view["result"] == pair[1].view["result"]
    assert pair[0].table["result"] == pair[0].view["result"]


# The end


def test_the_dice_are_revealed_and_are_what_was_promised(new_browser: NewBrowser) -> None:
    nonce = "00ff" * 8
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open", options={"rounds": 4}, listed=True, nonce=nonce)
    bob.post(f"/api/tables/{id}/join", nonce="ab" * 16)
    promised = ada.get(f"/api/tables/{id}")["commitment"]
    ada.post(f"/api/tables/{id}/start")
    pair = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    play(pair)
    reveal = next((m for m in pair[0].messages if m["t"] == "reveal"), None) or pair[0].wait_for("reveal")
    late = new_browser().open_seat(id).messages[-1]["reveal"]
    assert {name: reveal[name] for name in ("secret", "nonces")} == late
    assert reveal["nonces"] == [nonce, "ab" * 16]
    secret, nonces = bytes.fromhex(reveal["secret"]), tuple(bytes.fromhex(n) for n in reveal["nonces"])
    assert commitment(secret) == promised
    journal = read_journal(ada.get(f"/api/tables/{id}/journal"))
    verdict = verify_journal(brassboard.game("duel").rules, journal)
    assert journal.secret == secret
    assert journal.nonces == nonces
    assert verdict.draws == len([line for line in journal.lines if line.who == CHANCE]) > 0
    assert not verdict.wrong
    for client in pair:
        assert client.denied("undo") == "over"
        assert client.denied("take", number=client.view["number"], choices=["end"]) == "over"


def test_bots_play_mixed_tables_to_the_end_without_blocking_others(start_server: "type[ServerProcess]") -> None:
    ada = start_server("mixed", **FAST_BOTS).browser("Ada")
    id = ada.table("me", "greedy", "random", "greedy", start=True, options={"rounds": 4})
    alone = ada.open_seat(id, 0)
    slowest = 0.0
    end = time.monotonic() + 3 * TIMEOUT_SECONDS
    while not alone.view.get("result"):
        assert time.monotonic() < end
        begun = time.monotonic()
        alone.send(t="ping")
        alone.wait_for("pong")
        slowest = max(slowest, time.monotonic() - begun)
        if alone.decision:
            alone.take(choose_lively(alone, random.Random(1)))
        else:
            alone.receive()
    assert slowest < 1.0
    alone.wait_until(lambda s: s.table["status"] == "over")


def test_a_table_nobody_looks_at_leaves_memory(new_browser: NewBrowser, server: ServerProcess) -> None:
    id, pair = pair_of(new_browser)
    for client in pair:
        client.close()
    until(lambda: server.tables_in_memory() == 0, "an empty hall")
    again = pair[0].browser.open_seat(id, 0)
    assert server.tables_in_memory() == 1
    assert again.events == pair[0].events
    pair[0].browser.get("/api/tables")  # the lobby looks at tables without waking them
    again.close()
    until(lambda: server.tables_in_memory() == 0, "an empty hall")
    pair[0].browser.get("/api/tables")
    assert server.tables_in_memory() == 0


def test_days_later_everything_is_there_and_bots_go_on(start_server: "type[ServerProcess]") -> None:
    server = start_server("days", **FAST_BOTS)
    ada, bob = server.browser("Ada"), server.browser("Bob")
    id = ada.table("me", "open", "random", listed=True, options={"rounds": 4})
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    pair = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    play(pair, stop=lambda: len(pair[0].events) > 20)
    pair[0].ask_ok("chat", text="until tomorrow")
    for client in pair:
        client.catch_up()
        client.close()
    known = [dict(client.events) for client in pair]
    server.close()
    server.open()
    for client, before in zip(pair, known, strict=True):
        client.connect()
        assert {n: client.events[n] for n in before} == before
        assert [line["text"] for line in client.chat.values()] == ["until tomorrow"]
        assert not client.duplicates
    assert ada.get("/api/me")["name"] == "Ada"
    play(pair)
    assert pair[0].view["result"]


def test_no_bot_outlives_its_server(start_server: "type[ServerProcess]") -> None:
    server = start_server("killed")
    ada = server.browser()
    id = ada.table("me", "random", start=True)
    play([ada.open_seat(id, 0)], stop=lambda: len(ada.clients[0].events) > 12)
    assert server.process
    children = children_of(server.process.pid)
    assert children
    server.close(signal.SIGKILL)
    until(lambda: not [pid for pid in children if Path(f"/proc/{pid}").exists()], "the end of the bots")


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
