"""Playing over sockets: what is said, what is answered, what is missed and resumed."""

import random
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import brassboard
from brassboard.cli.verify import check
from brassboard.kernel import CHANCE, commitment, read_journal
from server.conftest import Meet
from server.house import BRISK, PATIENCE, Browser, House, Sitting, anything, asked, lively, mover, play, until


def pair_of(meet: Meet, *more: str, **options: object) -> tuple[str, list[Sitting]]:
    """A table of two people (and bots) that has begun, and their sockets."""
    ada, bob = meet("Ada"), meet("Bob")
    id = ada.table("me", "open", *more, listed=True, **options)
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    return id, [ada.sit(id, 0), bob.sit(id, 1)]


# Hello, and resuming


def test_hello_tells_everything_and_waiting_tables_come_alive(meet: Meet) -> None:
    ada = meet("Ada")
    id = ada.table("me", "here")
    early = ada.sit(id, 0)
    assert early.table["status"] == "waiting"
    assert early.view == {}
    ada.post(f"/api/tables/{id}/start")
    state = early.hear("state")
    assert state["table"]["status"] == "playing"
    assert state["view"]["seat"] == 0
    assert [seen["n"] for seen in state["events"]] == list(range(1, len(state["events"]) + 1))
    assert early.table["waiting"] == [0]
    assert early.table["yours"]
    assert early.table["round"] == {"round": 1, "rounds": 8}


def test_a_move_is_told_to_everybody_with_its_own_numbers(meet: Meet) -> None:
    id, pair = pair_of(meet)
    watcher = meet().sit(id)
    before = [max(sitting.events) for sitting in pair]
    first = mover(pair)
    assert first.decision
    option = first.decision["options"][0]
    assert option["do"]["key"].startswith("duel-do-")
    first.takes(option["text"])
    for sitting, known in zip(pair, before, strict=True):
        sitting.catch_up()
        assert sorted(sitting.events) == list(range(1, max(sitting.events) + 1))
        assert max(sitting.events) >= known
        assert not sitting.doubles
    watcher.hear("state")
    assert watcher.view["decision"] is None
    assert watcher.view["seat"] is None


ENOUGH_CUTS = 6  # however short a match is


@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_cut_exactly_what_was_missed(meet: Meet, seed: int) -> None:
    """Lines break at random moments, in the middle of anything; nothing is missed and nothing comes twice."""
    luck = random.Random(seed)
    id, pair = pair_of(meet, options={"rounds": 4})
    watcher = meet().sit(id)
    cuts = 0
    while not pair[0].view.get("result") and cuts < 200:
        victim = luck.choice([*pair, watcher])
        if cuts < ENOUGH_CUTS or luck.random() < 0.3:
            cuts += 1
            if victim.decision and luck.random() < 0.5:  # in the middle of an answer: whether it arrived is not known
                victim.send(t="take", ref=0, number=victim.decision["number"], choices=[anything(victim, luck)])
            victim.cut()
            victim.connect()
        movers = asked(pair)
        if not movers:  # it is over, or an answer that was cut off has been taken meanwhile
            continue
        actor = movers[0]
        if luck.random() < 0.2:
            actor.does("chat", text=f"word {luck.random()}")
        answer = actor.take(lively(actor, luck))
        assert answer["t"] == "ok" or answer["error"]["code"] in ("stale", "not-asked"), answer
    assert cuts >= ENOUGH_CUTS
    for sitting in (*pair, watcher):
        sitting.catch_up()
        assert not sitting.doubles
        fresh = sitting.browser.sit(id, sitting.seat)
        assert sitting.events == {n: {**seen} for n, seen in fresh.events.items()}
        assert sitting.chat == fresh.chat
        assert sorted(sitting.events) == list(range(1, len(sitting.events) + 1))


def test_one_socket_a_seat_the_newer_one_stays(meet: Meet) -> None:
    _, pair = pair_of(meet)
    newer = pair[0].browser.sit(pair[0].id, 0)
    assert pair[0].closed() == 4409
    newer.takes(newer.options[0])
    assert newer.table["seats"][0]["online"]


# Refusals


def test_stale_numbers_are_refused_and_nothing_changes(meet: Meet) -> None:
    _, pair = pair_of(meet)
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    assert first.decision
    number, choice = first.decision["number"], "pass" if "pass" in first.options else first.options[0]
    first.takes(choice)
    answer = first.ask("take", number=number, choices=[choice])
    assert answer["error"]["code"] == "stale"
    assert answer["error"]["denial"]["key"] == "denied-stale"
    assert other.denied("take", number=99, choices=["end"]) in ("stale", "not-asked")
    assert first.denied("take", number=first.view["number"], choices=["fly:north"]) == "bad-input"
    assert first.denied("take", number=first.view["number"], choices=[]) == "bad-input"
    assert first.denied("take", number=first.view["number"], choices=["end"] * 201) == "bad-input"
    assert first.denied("dance") == "bad-input"
    view = first.view
    first.cut()
    first.connect()
    assert first.view == view


def test_seats_of_others_are_closed_doors(meet: Meet) -> None:
    id, _ = pair_of(meet)
    eve = meet("Eve")
    for seat in (0, 1, 2, 99):
        assert eve.sit(id, seat, hello=False).closed() == 4403
    assert eve.sit("nowhere", 0, hello=False).closed() == 4404
    stranger = Browser(eve.house, hello=False)
    stranger.client.cookies.set("brassboard", "x.y")
    assert stranger.sit(id, None, hello=False).closed() == 4401
    for odd in ("-1", "x", "0;1", "1e3", "²"):
        sitting = Sitting.__new__(Sitting)
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            Sitting.__init__(sitting, eve, f"{id}/ws?seat={odd}&x=", None, True, eve.house)


def test_spectators_only_watch(meet: Meet) -> None:
    id, pair = pair_of(meet)
    watcher = meet("Eve").sit(id)
    number = mover(pair).view["number"]
    assert watcher.denied("take", number=number, choices=["end"]) == "spectator"
    assert watcher.denied("undo") == "spectator"
    assert watcher.denied("order", moment="rolled", **{"pass": True}) == "spectator"
    assert watcher.denied("why", choice="end") == "spectator"
    assert watcher.denied("chat", text="hello") == "no-chat"
    assert watcher.denied("nudge") == "spectator"


def test_why_not(meet: Meet) -> None:
    _, pair = pair_of(meet)
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


def test_a_batch_is_taken_whole_or_not_at_all(meet: Meet) -> None:
    _, pair = pair_of(meet)
    play(pair, stop=lambda: any(s.decision and s.decision["kind"] == "place" for s in pair))
    first = mover(pair)
    assert first.decision
    faces, number = first.decision["shape"]["items"], first.view["number"]
    good = [f"place:{face},guard" for face in faces]
    assert first.denied("take", number=number, choices=[*good[:2], "place:1,roof"]) != ""
    assert first.denied("take", number=number, choices=[*good, "end"]) == "bad-input"
    assert first.view["number"] == number
    first.takes(*good)
    assert first.decision["kind"] == "act"


# Taking back


def test_a_free_undo_withdraws_what_everybody_saw(meet: Meet) -> None:
    _, pair = pair_of(meet)
    play(pair, stop=lambda: any(s.decision and s.decision["kind"] == "place" for s in pair))
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    assert first.decision
    first.takes(*[f"place:{face},move" for face in first.decision["shape"]["items"]])
    step = next(option for option in first.options if option.startswith("move:"))
    first.takes(step)
    moved = next(n for n, seen in reversed(first.events.items()) if seen["key"] == "duel-moved")
    assert first.view["undo"]
    first.does("undo")
    assert moved in first.withdrawn
    other.hear_until(lambda s: s.withdrawn)
    assert not first.doubles
    assert not other.doubles
    assert step in first.options
    fresh = first.browser.sit(first.id, first.seat)
    assert fresh.withdrawn == first.withdrawn
    assert fresh.events[moved]["withdrawn"]


def beyond_the_barrier(sittings: list[Sitting]) -> Sitting:
    """Somebody who has moved but may not take it back freely."""
    play(sittings, stop=lambda: any(s.view["number"] > 3 and not s.view["undo"] for s in sittings))
    return next(s for s in sittings if s.view["number"] > 3 and not s.view["undo"])


def test_an_undo_beyond_the_barrier_needs_everybody(meet: Meet) -> None:
    _, pair = pair_of(meet)
    asker = beyond_the_barrier(pair)
    other = pair[1 - pair.index(asker)]
    assert other.denied("consent", yes=True) == "no-undo-asked"
    lines = len(asker.events)
    asker.does("undo")
    assert other.hear("undo_asked")["seat"] == asker.seat
    assert asker.denied("consent", yes=True) == "no-undo-asked"  # not one's own
    other.does("consent", yes=False)
    assert asker.hear("undo_answered")["granted"] is False
    assert len(asker.events) == lines
    asker.does("undo")
    other.does("consent", yes=True)
    assert asker.hear("undo_answered")["granted"] is True
    assert asker.withdrawn
    assert asker.events[max(asker.events)]["key"] == "undone"
    play(pair, stop=lambda: len(asker.events) > lines + 3)


def test_who_moves_instead_has_answered_no(meet: Meet) -> None:
    _, pair = pair_of(meet)
    asker = beyond_the_barrier(pair)
    asker.does("undo")
    again = asker.browser.sit(asker.id, asker.seat)  # who comes back meanwhile learns of it, too
    again.hear("undo_asked")
    actor = mover([again, pair[1 - pair.index(asker)]])
    actor.takes(actor.options[0])
    assert again.told("undo_answered")["granted"] is False


def test_bots_never_mind_an_undo(meet: Meet) -> None:
    ada = meet("Ada")
    id = ada.table("me", "random", start=True)
    alone = ada.sit(id, 0)
    beyond_the_barrier([alone])
    play([alone], stop=lambda: alone.decision)
    alone.does("undo")
    assert alone.withdrawn


# Standing orders, talk, presence


@pytest.mark.parametrize("holds", [True, False])
def test_a_standing_order_passes_after_the_same_delay_whatever_the_hand(meet: Meet, holds: bool) -> None:
    for _ in range(60):  # until a hand is dealt that does, or does not, hold the card the window is for
        _, pair = pair_of(meet)
        first = mover(pair)
        assert first.decision
        if first.decision["kind"] == "react" and ("play:luck" in first.options) == holds:
            break
        for sitting in pair:
            sitting.close()
    assert first.decision
    assert first.decision["prompt"]["args"] == {"moment": "rolled"}
    assert first.denied("order", moment="tea", **{"pass": True}) == "bad-input"
    begun = time.monotonic()
    first.does("order", moment="rolled", **{"pass": True})
    first.hear_until(lambda s: s.decision and s.decision["kind"] == "place")
    assert 0.38 < time.monotonic() - begun < 5.0
    assert "order" not in str([m for m in pair[1].messages if m["t"] != "state"])
    first.does("order", moment="rolled", **{"pass": False})


def test_a_bot_answers_in_a_window_after_the_same_delay_whatever_its_hand(meet: Meet) -> None:
    ada = meet("Ada")
    for _ in range(3):
        id = ada.table("random", "me")
        watcher = ada.sit(id, 1)
        begun = time.monotonic()  # not when we hear of the roll: that may be late
        ada.post(f"/api/tables/{id}/start")
        watcher.hear_until(lambda s: s.view.get("frames"))
        assert watcher.view["frames"][-1]["frame"] == "kernel.window"  # the bot's own roll
        watcher.hear("state")  # it has passed, or played a card
        assert time.monotonic() - begun > 0.38


def test_own_standing_orders_are_told_and_nobody_elses(meet: Meet) -> None:
    id, pair = pair_of(meet)
    pair[0].does("order", moment="rolled", **{"pass": True})
    tables = [sitting.browser.get(f"/api/tables/{id}") for sitting in pair]
    assert [table["orders"] for table in tables] == [{str(pair[0].seat): ["rolled"]}, {}]


def test_a_standing_order_survives_and_keeps_its_seat_private(meet: Meet, house: House) -> None:
    id, pair = pair_of(meet)
    for sitting in pair:
        sitting.does("order", moment="rolled", **{"pass": True})
        sitting.does("order", moment="card_played", **{"pass": True})
    for sitting in pair:
        sitting.close()
    until(lambda: house.tables_in_memory() == 0, "an empty hall")
    again = [pair[0].browser.sit(id, 0), pair[1].browser.sit(id, 1)]

    rolled = 0
    while rolled < 3:  # the windows pass by themselves, move after move
        actor = mover(again)
        assert actor.decision
        if actor.decision["prompt"]["args"].get("moment") in ("rolled", "card_played"):
            rolled += 1
            actor.hear_until(lambda s: s.decision is None or s.decision["kind"] != "react")
        else:
            actor.takes(*(["end"] if "end" in actor.options else actor.options[:1]))


def test_chat(meet: Meet) -> None:
    id, pair = pair_of(meet)
    watcher = meet().sit(id)
    pair[0].does("chat", text="  Good evening\x00\n")
    for sitting in (pair[1], watcher):
        line = sitting.hear("chat")["line"]
        assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Ada", "Good evening")
    assert pair[0].denied("chat", text=" \n ") == "no-chat"
    pair[1].does("chat", text="x" * 1000)
    pair[1].hear_until(lambda s: 2 in s.chat)
    assert len(pair[1].chat[2]["text"]) == 400
    assert list(meet().sit(id).chat) == [1, 2]


def test_nudge_and_ping(meet: Meet) -> None:
    _, pair = pair_of(meet)
    first = mover(pair)
    other = pair[1 - pair.index(first)]
    other.does("nudge")
    first.hear("nudge")
    assert other.denied("nudge") == "too-early"
    first.send(t="ping")
    first.hear("pong")


def test_presence(meet: Meet) -> None:
    _, pair = pair_of(meet)
    assert pair[1].table["seats"][0]["online"]
    pair[0].cut()
    pair[1].hear_until(lambda s: not s.table["seats"][0]["online"])
    assert pair[1].table["seats"][0]["away_since"]
    pair[0].connect()
    pair[1].hear_until(lambda s: s.table["seats"][0]["online"])
    assert pair[1].table["seats"][0]["away_since"] is None


def test_hotseat_two_sockets_of_one_browser(meet: Meet) -> None:
    ada = meet("Ada")
    id = ada.table("me", "here", start=True, options={"rounds": 4})
    pair = [ada.sit(id, 0), ada.sit(id, 1)]
    assert [card for card in pair[0].view["table"]["fighters"][1]["hand"] if card] == []
    play(pair)
    assert pair[0].view["result"] == pair[1].view["result"]
    assert pair[0].table["result"] == pair[0].view["result"]


# The end


def test_the_dice_are_revealed_and_are_what_was_promised(meet: Meet) -> None:
    nonce = "00ff" * 8
    ada, bob = meet("Ada"), meet("Bob")
    id = ada.table("me", "open", options={"rounds": 4}, listed=True, nonce=nonce)
    bob.post(f"/api/tables/{id}/join", nonce="ab" * 16)
    promised = ada.get(f"/api/tables/{id}")["commitment"]
    ada.post(f"/api/tables/{id}/start")
    pair = [ada.sit(id, 0), bob.sit(id, 1)]
    play(pair)
    reveal = next((m for m in pair[0].messages if m["t"] == "reveal"), None) or pair[0].hear("reveal")
    late = meet().sit(id).messages[-1]["reveal"]
    assert {name: reveal[name] for name in ("secret", "nonces")} == late
    assert reveal["nonces"] == [nonce, "ab" * 16]
    secret, nonces = bytes.fromhex(reveal["secret"]), tuple(bytes.fromhex(n) for n in reveal["nonces"])
    assert commitment(secret) == promised
    journal = read_journal(ada.get(f"/api/tables/{id}/journal"))
    verdict = check(brassboard.game("duel").rules, journal)
    assert journal.secret == secret
    assert journal.nonces == nonces
    assert verdict.draws == len([line for line in journal.lines if line.who == CHANCE]) > 0
    assert not verdict.wrong
    for sitting in pair:
        assert sitting.denied("undo") == "over"
        assert sitting.denied("take", number=sitting.view["number"], choices=["end"]) == "over"


def test_bots_play_mixed_tables_to_the_end_without_blocking_others(other_house: "type[House]") -> None:
    ada = other_house("mixed", **BRISK).browser("Ada")
    id = ada.table("me", "greedy", "random", "greedy", start=True, options={"rounds": 4})
    alone = ada.sit(id, 0)
    slowest = 0.0
    end = time.monotonic() + 3 * PATIENCE
    while not alone.view.get("result"):
        assert time.monotonic() < end
        begun = time.monotonic()
        alone.send(t="ping")
        alone.hear("pong")
        slowest = max(slowest, time.monotonic() - begun)
        if alone.decision:
            alone.take(lively(alone, random.Random(1)))
        else:
            alone.receive()
    assert slowest < 1.0
    alone.hear_until(lambda s: s.table["status"] == "over")


def test_a_table_nobody_looks_at_leaves_memory(meet: Meet, house: House) -> None:
    id, pair = pair_of(meet)
    for sitting in pair:
        sitting.close()
    until(lambda: house.tables_in_memory() == 0, "an empty hall")
    again = pair[0].browser.sit(id, 0)
    assert house.tables_in_memory() == 1
    assert again.events == pair[0].events
    pair[0].browser.get("/api/tables")  # the lobby looks at tables without waking them
    again.close()
    until(lambda: house.tables_in_memory() == 0, "an empty hall")
    pair[0].browser.get("/api/tables")
    assert house.tables_in_memory() == 0


def test_days_later_everything_is_there_and_bots_go_on(other_house: "type[House]") -> None:
    house = other_house("days", **BRISK)
    ada, bob = house.browser("Ada"), house.browser("Bob")
    id = ada.table("me", "open", "random", listed=True, options={"rounds": 4})
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    pair = [ada.sit(id, 0), bob.sit(id, 1)]
    play(pair, stop=lambda: len(pair[0].events) > 20)
    pair[0].does("chat", text="until tomorrow")
    for sitting in pair:
        sitting.catch_up()
        sitting.close()
    known = [dict(sitting.events) for sitting in pair]
    house.close()
    house.open()
    for sitting, before in zip(pair, known, strict=True):
        sitting.connect()
        assert {n: sitting.events[n] for n in before} == before
        assert [line["text"] for line in sitting.chat.values()] == ["until tomorrow"]
        assert not sitting.doubles
    assert ada.get("/api/me")["name"] == "Ada"
    play(pair)
    assert pair[0].view["result"]


def test_no_bot_outlives_its_server(other_house: "type[House]") -> None:
    house = other_house("killed")
    ada = house.browser()
    id = ada.table("me", "random", start=True)
    play([ada.sit(id, 0)], stop=lambda: len(ada.sittings[0].events) > 12)
    assert house.process
    children = children_of(house.process.pid)
    assert children
    house.close(signal.SIGKILL)
    until(lambda: not [pid for pid in children if Path(f"/proc/{pid}").exists()], "the end of the bots")


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
