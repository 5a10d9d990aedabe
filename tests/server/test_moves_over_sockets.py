"""Playing over sockets: what is said and resumed, what is refused, what is taken back."""

import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import NewBrowser
from server.pairs import pair_of
from server.server_process import (
    Browser,
    SeatClient,
    asked,
    choose_any,
    choose_lively,
    mover,
    play,
)

# Hello, and resuming


def test_hello_tells_everything_and_waiting_tables_come_alive(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "here")
    early = ada.open_seat(id, 0)
    assert early.table["status"] == "waiting"
    assert early.view == {}
    ada.post(f"/api/tables/{id}/start")
    state = early.wait_for("state")
    assert state["table"]["status"] == "playing"
    assert state["view"]["seat"] == 0
    assert [seen["n"] for seen in state["events"]] == list(range(1, len(state["events"]) + 1))
    assert early.table["waiting"] == [0]
    assert early.table["yours"]
    assert early.table["round"] == {"round": 1, "rounds": 8}


def test_a_move_is_told_to_everybody_with_its_own_numbers(new_browser: NewBrowser) -> None:
    id, pair = pair_of(new_browser)
    watcher = new_browser().open_seat(id)
    before = [max(client.events) for client in pair]
    first = mover(pair)
    assert first.decision
    option = first.decision["options"][0]
    assert option["do"]["key"].startswith("duel-do-")
    first.take_ok(option["text"])
    for client, known in zip(pair, before, strict=True):
        client.catch_up()
        assert sorted(client.events) == list(range(1, max(client.events) + 1))
        assert max(client.events) >= known
        assert not client.duplicates
    watcher.wait_for("state")
    assert watcher.view["decision"] is None
    assert watcher.view["seat"] is None


ENOUGH_CUTS = 6  # however short a match is


@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_cut_exactly_what_was_missed(new_browser: NewBrowser, seed: int) -> None:
    """Lines break at random moments, in the middle of anything; nothing is missed and nothing comes twice."""
    luck = random.Random(seed)
    id, pair = pair_of(new_browser, options={"rounds": 4})
    watcher = new_browser().open_seat(id)
    cuts = 0
    while not pair[0].view.get("result") and cuts < 200:
        victim = luck.choice([*pair, watcher])
        if cuts < ENOUGH_CUTS or luck.random() < 0.3:
            cuts += 1
            if victim.decision and luck.random() < 0.5:  # in the middle of an answer: whether it arrived is not known
                victim.send(t="take", ref=0, number=victim.decision["number"], choices=[choose_any(victim, luck)])
            victim.break_connection()
            victim.connect()
        movers = asked(pair)
        if not movers:  # it is over, or an answer that was cut off has been taken meanwhile
            continue
        actor = movers[0]
        if luck.random() < 0.2:
            actor.ask_ok("chat", text=f"word {luck.random()}")
        answer = actor.take(choose_lively(actor, luck))
        assert answer["t"] == "ok" or answer["error"]["code"] in ("stale", "not-asked"), answer
    assert cuts >= ENOUGH_CUTS
    for client in (*pair, watcher):
        client.catch_up()
        assert not client.duplicates
        fresh = client.browser.open_seat(id, client.seat)
        assert client.events == {n: {**seen} for n, seen in fresh.events.items()}
        assert client.chat == fresh.chat
        assert sorted(client.events) == list(range(1, len(client.events) + 1))


def test_one_socket_a_seat_the_newer_one_stays(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    newer = pair[0].browser.open_seat(pair[0].id, 0)
    assert pair[0].closed() == 4409
    newer.take_ok(newer.options[0])
    assert newer.table["seats"][0]["online"]


# Refusals


def test_stale_numbers_are_refused_and_nothing_changes(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    assert first.decision
    number, choice = first.decision["number"], "pass" if "pass" in first.options else first.options[0]
    first.take_ok(choice)
    answer = first.ask("take", number=number, choices=[choice])
    assert answer["error"]["code"] == "stale"
    assert answer["error"]["denial"]["key"] == "denied-stale"
    assert other.denied("take", number=99, choices=["end"]) in ("stale", "not-asked")
    assert first.denied("take", number=first.view["number"], choices=["fly:north"]) == "bad-input"
    assert first.denied("take", number=first.view["number"], choices=[]) == "bad-input"
    assert first.denied("take", number=first.view["number"], choices=["end"] * 201) == "bad-input"
    assert first.denied("dance") == "bad-input"
    view = first.view
    first.break_connection()
    first.connect()
    assert first.view == view


def test_seats_of_others_are_closed_doors(new_browser: NewBrowser) -> None:
    id, _ = pair_of(new_browser)
    eve = new_browser("Eve")
    for seat in (0, 1, 2, 99):
        assert eve.open_seat(id, seat, hello=False).closed() == 4403
    assert eve.open_seat("nowhere", 0, hello=False).closed() == 4404
    stranger = Browser(eve.server, hello=False)
    stranger.client.cookies.set("brassboard", "x.y")
    assert stranger.open_seat(id, None, hello=False).closed() == 4401
    for odd in ("-1", "x", "0;1", "1e3", "²"):
        client = SeatClient.__new__(SeatClient)
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            SeatClient.__init__(client, eve, f"{id}/ws?seat={odd}&x=", None, True, eve.server)


def test_spectators_only_watch(new_browser: NewBrowser) -> None:
    id, pair = pair_of(new_browser)
    watcher = new_browser("Eve").open_seat(id)
    number = mover(pair).view["number"]
    assert watcher.denied("take", number=number, choices=["end"]) == "spectator"
    assert watcher.denied("undo") == "spectator"
    assert watcher.denied("order", moment="rolled", **{"pass": True}) == "spectator"
    assert watcher.denied("why", choice="end") == "spectator"
    assert watcher.denied("chat", text="hello") == "no-chat"
    assert watcher.denied("nudge") == "spectator"


def test_why_not(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    play(pair, stop=lambda: first.decision and first.decision["kind"] == "act")
    assert first.ask("why", choice="end")["denial"] is None
    denial = first.ask("why", choice="strike:1" if first.seat == 0 else "strike:0")["denial"]
    assert denial["rule"].startswith("DU-STRIKE")
    assert denial["key"] == f"duel-denied-{denial['rule'].lower()}"
    assert denial["text"]
    assert first.ask("why", choice="play:counter")["denial"]["args"] in ({}, {"card": {"ref": "card", "id": "counter"}})
    assert other.ask("why", choice="end")["denial"]["key"] == "denied-not-asked"
    assert first.denied("why", choice="nonsense:") == "bad-input"


def test_a_batch_is_taken_whole_or_not_at_all(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    play(pair, stop=lambda: any(s.decision and s.decision["kind"] == "place" for s in pair))
    first = mover(pair)
    assert first.decision
    faces, number = first.decision["shape"]["items"], first.view["number"]
    good = [f"place:{face},guard" for face in faces]
    assert first.denied("take", number=number, choices=[*good[:2], "place:1,roof"]) != ""
    assert first.denied("take", number=number, choices=[*good, "end"]) == "bad-input"
    assert first.view["number"] == number
    first.take_ok(*good)
    assert first.decision["kind"] == "act"


# Taking back


def test_a_free_undo_withdraws_what_everybody_saw(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    play(pair, stop=lambda: any(s.decision and s.decision["kind"] == "place" for s in pair))
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    assert first.decision
    first.take_ok(*[f"place:{face},move" for face in first.decision["shape"]["items"]])
    step = next(option for option in first.options if option.startswith("move:"))
    first.take_ok(step)
    moved = next(n for n, seen in reversed(first.events.items()) if seen["key"] == "duel-moved")
    assert first.view["undo"]
    first.ask_ok("undo")
    assert moved in first.withdrawn
    other.wait_until(lambda s: s.withdrawn)
    assert not first.duplicates
    assert not other.duplicates
    assert step in first.options
    fresh = first.browser.open_seat(first.id, first.seat)
    assert fresh.withdrawn == first.withdrawn
    assert fresh.events[moved]["withdrawn"]


def beyond_the_barrier(clients: list[SeatClient]) -> SeatClient:
    """Somebody who has moved but may not take it back freely."""
    play(clients, stop=lambda: any(s.view["number"] > 3 and not s.view["undo"] for s in clients))
    return next(s for s in clients if s.view["number"] > 3 and not s.view["undo"])


def test_an_undo_beyond_the_barrier_needs_everybody(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    asker = beyond_the_barrier(pair)
    other = pair[1 - pair.index(asker)]
    assert other.denied("consent", yes=True) == "no-undo-asked"
    lines = len(asker.events)
    asker.ask_ok("undo")
    assert other.wait_for("undo_asked")["seat"] == asker.seat
    assert asker.denied("consent", yes=True) == "no-undo-asked"  # not one's own
    other.ask_ok("consent", yes=False)
    assert asker.wait_for("undo_answered")["granted"] is False
    assert len(asker.events) == lines
    asker.ask_ok("undo")
    other.ask_ok("consent", yes=True)
    assert asker.wait_for("undo_answered")["granted"] is True
    assert asker.withdrawn
    assert asker.events[max(asker.events)]["key"] == "undone"
    play(pair, stop=lambda: len(asker.events) > lines + 3)


def test_who_moves_instead_has_answered_no(new_browser: NewBrowser) -> None:
    _, pair = pair_of(new_browser)
    asker = beyond_the_barrier(pair)
    asker.ask_ok("undo")
    again = asker.browser.open_seat(asker.id, asker.seat)  # who comes back meanwhile learns of it, too
    again.wait_for("undo_asked")
    actor = mover([again, pair[1 - pair.index(asker)]])
    actor.take_ok(actor.options[0])
    assert again.last_message("undo_answered")["granted"] is False


def test_bots_never_mind_an_undo(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "random", start=True)
    alone = ada.open_seat(id, 0)
    beyond_the_barrier([alone])
    play([alone], stop=lambda: alone.decision)
    alone.ask_ok("undo")
    assert alone.withdrawn
