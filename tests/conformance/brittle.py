"""A small honest game with faults that can be switched on, one an option: every check must find its own."""

import sys
from typing import Annotated, Any

from brassboard.kernel import (
    END_RULE,
    Action,
    Choice,
    Denied,
    Flow,
    Frame,
    Game,
    Kind,
    Part,
    Public,
    Ref,
    Result,
    Scene,
    Seat,
    Setup,
    Start,
    ask,
    goto,
    legal,
    requires,
    rule,
)

NO_FAULT = "none"
FAULTS = {
    "runaway": "play",
    "dead_end": "play",
    "endless": "play",
    "lost": "play",
    "bad_result": "play",
    "hash_order": "determinism",
    "memory": "determinism",
    "impure": "asking",
    "outside": "saves",
    "unfast": "legality",
    "once_looks": "legality",
    "no_rule": "legality",
    "twins": "texts",
    "unsaid": "texts",
}
"""Each fault, and the check that must find it."""
CATALOGUE = "".join(
    ['game = "brittle"\ntitle = "Brittle"\nsources = ["ours"]\n']
    + [
        f'[[rule]]\nid = "BR-GRAB-0{n}"\ntopic = "grabbing"\nsource = "ours"\ntext = "Rule {n}."\ncheck = "It holds."\n'
        for n in range(1, 6)
    ]
)
TEXTS = """
brittle-ask-grab = What do you take?
brittle-do-grab = Take { $word }
brittle-do-leave = Take nothing
brittle-denied-br-grab-03 = { $word } is gone.
brittle-denied-br-grab-04 = Not now.
brittle-denied-br-grab-99 = { $word } is too hot.
"""
WORDS = ("anvil", "bellows", "crucible", "dross", "ember", "flux", "gauge", "hammer")
REMEMBERED: list[str] = []


class Shelf(Part):
    fault: Public[str]
    left: Public[tuple[str, ...]]
    taken: Public[list[int]]
    turns: Public[int] = 0


class Grab(Action, frozen=True, tag="grab"):
    word: Annotated[str, Ref("word")]


class Leave(Action, frozen=True, tag="leave"):
    """Take nothing."""


class Round(Frame, tag="brittle.round"):
    seat: Public[int] = 0
    grab: Public[Grab | Leave | None] = None


Brittle = Scene[Shelf]


def choose(frame: Round, m: Brittle) -> Flow:
    shelf = m.table
    if shelf.fault == "runaway":
        return goto(choose)
    if shelf.fault == "impure":
        shelf.turns += 1
    options: list[Action] = [*legal(m, frame.seat, GRAB), Leave()]
    if shelf.fault == "dead_end" and shelf.turns == 3:
        options = []
    elif shelf.fault == "hash_order":
        options = list({f"{option}": option for option in set(options)}.values())
    elif shelf.fault == "memory":
        REMEMBERED.append("asked")
        options = options if len(REMEMBERED) < 16 else options[-1:]
    elif shelf.fault == "twins":
        options.append(options[0])
    return ask(frame.seat, "unsaid" if shelf.fault == "unsaid" else "grab", options)


def take_it(frame: Round, m: Brittle) -> Flow:
    shelf = m.table
    if isinstance(frame.grab, Grab) and shelf.fault != "endless":
        shelf.taken[frame.seat] += shelf.fault != "lost"
        shelf.left = tuple([word for word in shelf.left if word != frame.grab.word])
    if shelf.fault == "outside":
        REMEMBERED.append("taken")
        shelf.turns += len(REMEMBERED)
    frame.seat = (frame.seat + 1) % m.seats
    shelf.turns += shelf.fault != "endless"
    return END_RULE if shelf.turns >= 12 or not shelf.left else goto(choose)


rule(Round, (choose, "BR-GRAB-01"), (take_it, "BR-GRAB-02"))


@requires("BR-GRAB-03", "word")
def there(seen: Brittle, seat: Seat, act: Grab) -> Denied:
    return None if act.word in seen.table.left else (act.word,)


@requires("BR-GRAB-04", once=True)
def always(seen: Brittle, seat: Seat, act: Any) -> Denied:
    return () if seen.table.fault == "once_looks" and getattr(act, "word", "") == "anvil" else None


@requires("BR-GRAB-99", "word")
def unlisted(seen: Brittle, seat: Seat, act: Grab) -> Denied:
    return (act.word,) if seen.table.fault == "no_rule" and act.word == "dross" else None


def words(seen: Brittle, seat: Seat) -> list[Grab]:
    return [Grab(word) for word in WORDS]


def words_left(seen: Brittle, seat: Seat) -> list[Grab]:
    left = [word for word in seen.table.left if seen.table.fault != "no_rule" or word != "dross"]
    return [Grab(word) for word in (reversed(left) if seen.table.fault == "unfast" else left)]


GRAB = Kind("grab", words, there, always, unlisted, fast=words_left)


def begin(setup: Setup) -> Start:
    shelf = Shelf(setup["fault"], WORDS, [0] * setup.players)
    return Start(shelf, Round(), tuple(range(setup.players)))


def result(shelf: Shelf) -> Result:
    best = max(shelf.taken)
    winners = tuple([seat for seat, taken in enumerate(shelf.taken) if taken == best])
    return Result(tuple(shelf.taken), winners if shelf.fault != "bad_result" else (99,), "BR-GRAB-05")


def problems(shelf: Shelf) -> list[str]:
    return [] if len(shelf.left) + sum(shelf.taken) == len(WORDS) else ["a word is lost"]


BRITTLE = Game(
    "brittle",
    players=(2, 3),
    table=Shelf,
    begin=begin,
    result=result,
    modules=(sys.modules[__name__],),
    options=(Choice("fault", (NO_FAULT, *FAULTS)),),
    problems=problems,
)
