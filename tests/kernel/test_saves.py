"""Saves: whole in the middle of everything, upgraded from older versions, refused when broken."""

from typing import Any

import msgspec
import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.kernel import (
    BadInput,
    Event,
    Flow,
    Frame,
    Game,
    Match,
    Part,
    Public,
    ask,
    form,
    goto,
    read_journal,
    read_save,
    rule,
)
from brassboard.kernel.codec import MAGIC, seal, unseal
from brassboard.kernel.data import Action
from brassboard.kernel.match import Save
from brassboard.kernel.rulebook import RULES, STEPS
from kernel.blow import BLOW, deep
from kernel.toys import Board, Happened, count, new, notes, reopened, texts, toy


def test_a_match_is_saved_and_reopened_in_the_middle_of_a_reaction_to_a_reaction() -> None:
    match = deep()
    path = "Blow.foe_may_parry › Window.offer › Parry.others_may_deny › Window.offer › Deny.void"
    assert match.position.path() == path
    again = reopened(match)
    assert again.position.path() == path
    assert again.save() == match.save()
    for one in (match, again):
        one.take("pick:a", seat=0)
        one.take("pass", seat=0)
        one.take("pick:b", seat=1)
        one.take("pass", seat=1)
    assert again.save() == match.save()
    assert notes(again) == [path.replace("Deny.void", "Deny.undo_parry")]


def test_every_question_of_a_match_survives_saving() -> None:
    match, other = new(BLOW, seed=9), new(BLOW, seed=9)
    for turn in range(60):
        if match.over:
            break
        assert match.save() == other.save()
        assert [match.view(seat) for seat in (0, 1, None)] == [other.view(seat) for seat in (0, 1, None)]
        options = texts(match)
        choice = options[turn % len(options)]
        match.take(choice, seat=match.awaited[0])
        other.take(choice, seat=other.awaited[0])
        other = reopened(other)


def test_reading_the_log_of_a_reopened_match_gives_typed_events() -> None:
    again = reopened(deep())
    assert [seen.event for seen in again.events(seat=1)] == [Happened("parry")]


def test_a_reopened_match_keeps_reading_lazily_what_it_was_not_asked_for() -> None:
    once = reopened(deep())
    twice = reopened(once)
    assert twice.save() == deep().save()


# Broken saves


SAVED = deep().save()


def load(data: bytes) -> Match:
    return Match.load(BLOW, read_save(data))


@settings(max_examples=300)
@holds_for(st.integers(0, len(SAVED) - 1), st.integers(1, 255))
def test_a_save_with_a_byte_changed_is_refused(place: int, change: int) -> None:
    broken = bytearray(SAVED)
    broken[place] ^= change
    with pytest.raises(BadInput):
        load(bytes(broken))


def test_a_save_cut_at_any_length_is_refused() -> None:
    for length in range(len(SAVED)):
        with pytest.raises(BadInput):
            load(SAVED[:length])
    with pytest.raises(BadInput):
        load(SAVED + b"\0")


@holds_for(st.binary(max_size=80))
def test_what_is_no_save_is_refused(data: bytes) -> None:
    for one in (data, MAGIC + data, seal(data)):
        with pytest.raises(BadInput):
            load(one)


@settings(max_examples=300, deadline=None)
@holds_for(st.integers(0, len(SAVED) - len(MAGIC) - 17), st.integers(1, 255))
def test_a_forged_save_opens_as_some_match_or_is_refused(place: int, change: int) -> None:
    """Whoever edits a save can also mend its digest. What does not fit the game must not get in."""
    payload = bytearray(unseal(SAVED))
    payload[place] ^= change
    try:
        match = load(seal(bytes(payload)))
        for seat in (0, 1, None):
            match.events(seat=seat)
            match.journal_of(seat)
    except BadInput:
        pass


@pytest.mark.parametrize("data", ["text", None, 5, [1, 2]])
def test_a_save_is_bytes(data: Any) -> None:
    with pytest.raises(BadInput):
        load(data)


def changed(**fields: Any) -> bytes:
    save = msgspec.msgpack.decode(unseal(SAVED), type=Save)
    for name, value in fields.items():
        setattr(save, name, value)
    return seal(msgspec.msgpack.encode(save))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": 2}, "save format 2; only format 1 can be read"),
        ({"game": "chess"}, "this is a match of chess, not of blow"),
        ({"version": 2}, "written by version 2 of game blow; this is version 1"),
        ({"version": 0}, "there is no way from version 0 to 1"),
        ({"numbers": [1, 1, 1]}, "a save of 2 players does not fit game blow"),
        ({"state": msgspec.Raw(b"\x80")}, "the state does not fit game blow version 1"),
    ],
)
def test_a_save_of_something_else_is_refused_by_name(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message) as error:
        load(changed(**fields))
    assert error.value.where == "save"


# Older versions


class Old(Part):
    notes: Public[list[str]]
    gold: Public[int] = 0


class Middle(Part):
    notes: Public[list[str]]
    coins: Public[int] = 0


class New(Part):
    notes: Public[list[str]]
    purse: Public[list[int]]


def a_version(number: int, table: type[Part], make: Any, verb: str, told: type[Event], **upgrades: Any) -> Game:
    """The same small game as versions 1, 2 and 3 of it wrote it: the first version counts a, the later ones votes."""

    class Choose(Action, frozen=True, tag=verb):
        what: str

    if number == 1:

        class Main(Frame, tag="ages.main"):
            chosen: Public[Choose | None] = None
            votes: Public[tuple[tuple[Choose, ...], ...]] = ()
            count: Public[int] = 0

    elif number == 2:

        class Main(Frame, tag="ages.main"):  # type: ignore[no-redef]
            chosen: Public[Choose | None] = None
            votes: Public[tuple[tuple[Choose, ...], ...]] = ()
            total: Public[int] = 0

    else:

        class Main(Frame, tag="ages.begin"):  # type: ignore[no-redef]
            chosen: Public[Choose | None] = None
            votes: Public[tuple[tuple[Choose, ...], ...]] = ()
            total: Public[int] = 0
            bonus: Public[int] = 5

    def choose(main: Any, m: Any) -> Flow:
        return ask(0, "choose", [Choose("x"), Choose("y")], into="chosen")

    def tell(main: Any, m: Any) -> Flow:
        m.emit(told(main.chosen.what))
        return None

    def both(main: Any, m: Any) -> Flow:
        return form((0, 1), one, into="votes", sealed=True)

    def one(main: Any, m: Any, seat: int, given: tuple[Choose, ...]) -> Any:
        return None if given else ask(seat, "vote", [Choose("x"), Choose("y")])

    def again(main: Any, m: Any) -> Flow:
        return goto(choose)

    for frame in [frame for frame in RULES if str(frame.__struct_config__.tag).startswith("ages.")]:
        del RULES[frame], STEPS[frame]  # as if the package had been installed anew
    rule(Main, (choose, "ZZ-AGE-01"), (tell, "ZZ-AGE-02"), (both, "ZZ-AGE-03"), (again, "ZZ-AGE-04"))
    return toy(
        "ages",
        Main,
        Choose,
        told,
        of=table,
        table=make,
        version=number,
        upgrades=upgrades.get("upgrades"),
        result=lambda t: count(Board([], [])),
    )


def test_a_match_of_version_1_opens_in_version_3_and_goes_on() -> None:
    class Said(Event, frozen=True, tag="ages.said"):
        what: str

    class Spoken(Event, frozen=True, tag="ages.said"):  # the same event, with a field more
        words: str
        loud: bool

    first = new(a_version(1, Old, lambda setup: Old(["begun"], 7), "choose", Said))
    first.take("choose:x")
    first.take("choose:y", seat=1)
    saved = first.save()

    def coins(table: dict[str, Any]) -> dict[str, Any]:
        table["coins"] = table.pop("gold") * 10
        return table

    def total(frame: dict[str, Any]) -> dict[str, Any]:
        frame["total"] = frame.pop("count")
        return frame

    def purse(table: dict[str, Any]) -> dict[str, Any]:
        return {"notes": table["notes"], "purse": [table["coins"]]}

    def begin(frame: dict[str, Any]) -> dict[str, Any]:
        return {**frame, "frame": "ages.begin", "bonus": 9}

    def elect(action: dict[str, Any]) -> dict[str, Any]:
        return {**action, "verb": "elect"}

    def spoken(event: dict[str, Any]) -> dict[str, Any]:
        return {"event": "ages.said", "words": event["what"], "loud": True}

    upgrades = {
        1: {"table": coins, "ages.main": total},
        2: {"table": purse, "ages.main": begin, "choose": elect, "ages.said": spoken},
    }
    third = a_version(3, New, lambda setup: New([], []), "elect", lambda what: Spoken(what, False), upgrades=upgrades)  # type: ignore[arg-type]
    third.events = (*third.events, Spoken)
    match = Match.load(third, read_save(saved))
    assert match.position.table == New(["begun"], [70])
    frame: Any = match.position.stack[0]
    assert (type(frame).__struct_config__.tag, frame.bonus, frame.total) == ("ages.begin", 9, 0)
    assert (frame.chosen.what, match.position.given_by(1)[0].what) == ("x", "y")  # type: ignore[attr-defined]
    assert [seen.event for seen in match.events(seat=0)] == [Spoken("x", True)]
    assert not match.may_undo(0)
    with pytest.raises(ValueError, match="nothing-to-undo"):
        match.undo(seat=0, consent=(1,))
    match = reopened(match)
    assert [seen.event for seen in match.events(seat=0)] == [Spoken("x", True)], "saved as today's version"
    match.take("elect:x", seat=0)
    match.take("elect:y", seat=0)
    match.undo(seat=0, consent=(1,))
    match.take("elect:x", seat=0)
    last: Any = match.position.stack[0]
    assert [one.what for (one,) in last.votes] == ["x", "y"]
    with pytest.raises(BadInput, match="journal: written by version 1 of ages; this is 3"):
        Match.replay(third, read_journal(str(first.journal)))
    second = a_version(2, Middle, lambda setup: Middle([]), "choose", Said, upgrades={1: upgrades[1]})
    assert Match.load(second, read_save(saved)).position.table == Middle(["begun"], 70)
    with pytest.raises(BadInput, match="written by version 3 of game ages; this is version 2"):
        Match.load(second, read_save(match.save()))
    gap = a_version(3, New, lambda setup: New([], []), "elect", Said, upgrades={2: upgrades[2]})
    with pytest.raises(BadInput, match="there is no way from version 1 to 2"):
        Match.load(gap, read_save(saved))
