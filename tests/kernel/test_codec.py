"""Saves and journals: whole in the middle of everything, upgraded from older versions, refused when broken."""

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from brassboard.kernel import (
    BadInput,
    Dice,
    Effect,
    Event,
    Flow,
    Frame,
    Game,
    Kind,
    Match,
    Moment,
    Part,
    Public,
    Reaction,
    Scene,
    ask,
    dice,
    form,
    goto,
    read_journal,
    read_save,
    rule,
    state_hash,
    while_open,
    window,
)
from brassboard.kernel.codec import MAGIC, seal, unseal
from brassboard.kernel.data import Action
from brassboard.kernel.match import Save
from brassboard.kernel.rulebook import RULES, STEPS
from kernel.toys import STOP, A, B, Board, Happened, Pick, Play, Stop, count, new, notes, reopened, texts, toy

M = Scene[Board]


# A reaction to a reaction


class Blow(Frame, tag="blow.blow"):
    seat: Public[int] = 0
    dice: Public[Dice | None] = None
    act: Public[Pick | Stop | None] = None


class Parry(Frame, tag="blow.parry"):
    seat: Public[int]
    void: Public[bool] = False
    pick: Public[Pick | None] = None


class Deny(Frame, tag="blow.deny"):
    seat: Public[int]
    pick: Public[Pick | None] = None


def strike(blow: Blow, m: M) -> Flow:
    return dice(2, 6, into="dice")


def foe_may_parry(blow: Blow, m: M) -> Flow:
    return window(m, "struck")


def choose(blow: Blow, m: M) -> Flow:
    return ask(0, "act", [A, STOP])


def more(blow: Blow, m: M) -> Flow:
    return goto(strike) if blow.act == A else None


def announce(parry: Parry, m: M) -> Flow:
    m.emit(Happened("parry"))
    m.add(Effect("parry", "armour", parry.seat, 2, while_open(m, Blow)))
    return None


def others_may_deny(parry: Parry, m: M) -> Flow:
    return window(m, "parried")


def how(parry: Parry, m: M) -> Flow:
    return ask(parry.seat, "pick", [A, B])


def void(deny: Deny, m: M) -> Flow:
    return ask(deny.seat, "pick", [A, B])


def undo_parry(deny: Deny, m: M) -> Flow:
    m.within(Parry).void = True
    m.table.notes.append(m.path())
    return None


rule(Blow, (strike, "ZZ-BLOW-01"), (foe_may_parry, "ZZ-BLOW-02"), (choose, "ZZ-BLOW-03"), (more, "ZZ-BLOW-04"))
rule(Parry, (announce, "ZZ-PARRY-01"), (others_may_deny, "ZZ-PARRY-02"), (how, "ZZ-PARRY-03"))
rule(Deny, (void, "ZZ-DENY-01"), (undo_parry, "ZZ-DENY-02"))
PARRY = Kind("play", lambda seen, seat: [Play("parry")])
DENY = Kind("play", lambda seen, seat: [Play("deny")])
BLOW = toy(
    "blow",
    Blow,
    Moment("struck", lambda seen: (1,), Reaction(PARRY, lambda play, seat: Parry(seat))),
    Moment("parried", lambda seen: (0,), Reaction(DENY, lambda play, seat: Deny(seat))),
)


def deep() -> Match:
    match = new(BLOW, seed=4)
    match.take("play:parry", seat=1)
    match.take("play:deny", seat=0)
    return match


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


# Journals


def journal_text() -> str:
    match = deep()
    match.take("pick:a", seat=0)
    return str(match.journal)


TEXT = journal_text()


def replay(text: str) -> Match:
    return Match.replay(BLOW, read_journal(text, "my.journal"), "my.journal")


def test_a_journal_replays_to_the_state_it_says() -> None:
    match = replay(TEXT)
    assert str(match.journal) == TEXT
    assert match.position.path() == "Blow.foe_may_parry › Window.offer › Parry.others_may_deny › Window.offer"
    assert not match.by_hand
    assert replay("# a comment\n\n" + TEXT.replace("\n", "\r\n")).save() == match.save()


def lines(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new_ in changes:
        assert old in text
        text = text.replace(old, new_, 1)
    return text


END = TEXT[TEXT.index("end ") :]
BROKEN = {
    "empty": ("", "line 1"),
    "another file": ("hello", "line 1"),
    "another format": (lines(("journal 1", "journal 2")), "line 1: this is"),
    "no game": (lines(("game blow 1\n", "")), 'it does not say "game'),
    "no players": (lines(("players 2\n", "")), 'it does not say "players'),
    "a strange game": (lines(("game blow 1", "game blow")), "should name game and version"),
    "another game": (lines(("game blow", "game chess")), "a journal of chess, not of blow"),
    "another version": (lines(("game blow 1", "game blow 7")), "written by version 7 of blow; this is 1"),
    "strange players": (lines(("players 2", "players two")), "should be a number"),
    "too many players": (lines(("players 2", "players 9")), "players must be one of 2, not 9"),
    "an unknown option": (lines(("players 2\n", "players 2\noption fog yes\n")), "there is no option 'fog'"),
    "an option twice": (
        lines(("players 2\n", "players 2\noption x 1\noption x 2\n")),
        'line 5: option "x" is there twice',
    ),
    "players twice": (lines(("players 2\n", "players 2\nplayers 2\n")), 'line 4: "players" is there twice'),
    "a strange secret": (lines(("secret ", "secret zz")), "line 4: .* is not written in hexadecimal"),
    "a strange nonce": (lines(("players 2\n", "players 2\nnonce ² ab\n")), "line 4: a nonce names its seat"),
    "a missing nonce": (lines(("players 2\n", "players 2\nnonce 1 ab\n")), "line 4: a nonce names its seat, here 0"),
    "no line": (lines(("1 P1 play:parry", "1 P1")), 'line 6: "1 P1" is no line'),
    "a strange seat": (lines(("1 P1 play:parry", "1 Q1 play:parry")), "line 6: "),
    "an unknown verb": (lines(("play:parry", "fly:parry")), r'move 2 \(1 P1 fly:parry\).*there is no "fly"'),
    "a malformed option": (lines(("play:parry", "play:parry,2")), r"move 2 \(1 P1 play:parry,2\)"),
    "an illegal option": (lines(("play:parry", "play:king")), r"move 2 \(1 P1 play:king\)"),
    "another seat": (lines(("1 P1 play:parry", "1 P0 play:parry")), r"move 2 \(1 P0 play:parry\).*not-asked"),
    "no such seat": (lines(("1 P1 play:parry", "1 P7 play:parry")), "there is no seat 7"),
    "a wrong number": (lines(("1 P1 play:parry", "5 P1 play:parry")), r"move 2 \(5 P1 play:parry\).*stale"),
    "a wrong draw": (lines(("0 * dice", "3 * dice")), r"move 1 \(3 \* dice.*stale"),
    "other dice": (lines(("dice:", "dice:9,")), "move 1 .*chance was asked for 2 dice"),
    "wrong order": (
        lines(("1 P0 play:deny\n2 P0 pick:a\n", "2 P0 pick:a\n1 P0 play:deny\n")),
        r"move 3 \(2 P0 pick:a\)",
    ),
    "nothing to take back": (lines(("2 P0 pick:a", "2 P0 back")), r"move 4 \(2 P0 back\).*nothing to take back"),
    "undo of nothing": (lines(("2 P0 pick:a", "2 P0 undo:9")), "nothing of this match stands at line 9"),
    "undo without a line": (lines(("2 P0 pick:a", "2 P0 undo")), "line 8: .* should be undo:LINE"),
    "undo with a wrong number": (lines(("2 P0 pick:a", "9 P0 undo:2")), r"move 4 \(9 P0 undo:2\).*stale"),
    "another end": (lines((END, "end 00\n")), "the state at the end is another"),
    "something after the end": (TEXT + "2 P0 pick:a\n", "line 10: nothing may follow the end"),
    "chance by a player": (lines(("0 * dice", "0 P0 dice")), r"move 1 "),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_journal_is_refused_with_its_place(what: str) -> None:
    text, message = BROKEN[what]
    with pytest.raises(BadInput, match=message):
        replay(text)


@settings(max_examples=200, deadline=None)
@holds_for(st.integers(0, len(TEXT) - 1), st.text(max_size=3))
def test_a_journal_with_anything_in_it_replays_or_is_refused(place: int, other: str) -> None:
    for text in (TEXT[:place] + other + TEXT[place + 1 :], TEXT[:place], other):
        try:
            replay(text)
        except BadInput:
            continue


def test_a_journal_is_text() -> None:
    with pytest.raises(BadInput):
        read_journal(b"brassboard journal 1")  # type: ignore[arg-type]


def test_a_journal_cut_before_its_end_gives_the_match_so_far() -> None:
    short = TEXT[: TEXT.index("1 P0 play:deny")]
    assert texts(replay(short)) == ["play:deny", "pass"]


# The same in every process


SCRIPT = """
import sys
from kernel import test_codec
from brassboard.kernel import Match, read_journal, state_hash
match = Match.replay(test_codec.BLOW, read_journal(sys.stdin.read()))
print(state_hash(match.position.state), match.save().hex())
"""


def test_the_same_journal_gives_the_same_state_in_processes_with_other_hash_seeds() -> None:
    tests = os.path.dirname(os.path.dirname(__file__))
    printed = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([tests, *sys.path])}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT], input=TEXT, capture_output=True, text=True, check=True, env=env, timeout=60
        )
        printed.append(ran.stdout)
    match = replay(TEXT)
    assert printed == [f"{state_hash(match.position.state)} {match.save().hex()}\n"] * 2
