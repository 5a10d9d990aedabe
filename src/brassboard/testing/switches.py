"""A pytest switch: a whole suite runs with an operation at every decision.

    pytest --every-decision=clone,save,undo,replay

After every `Match.take` the match goes on as its own clone, as what its save opens to, with its last choice taken back
and made again, or beside a replay of its journal; each must have the same state. Tests need not know: the match they
hold stays the object it is, with its numbers, journal and log. Load it with
`pytest_plugins = ["brassboard.testing.switches"]`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from brassboard.kernel import BadInput, Match, Option, read_journal, read_save, state_hash

SWITCH = "--every-decision"
Take = Callable[..., None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        SWITCH,
        default="",
        metavar="WHAT",
        help=f"do this at every decision of every match; a comma list of {', '.join(OPERATIONS)}",
    )


def pytest_configure(config: pytest.Config) -> None:
    names = wanted(config.getoption(SWITCH))
    if names:
        config.stash[SWITCHES] = switches = Switches(names)
        switches.on()


def pytest_unconfigure(config: pytest.Config) -> None:
    switches = config.stash.get(SWITCHES, None)
    if switches is not None:
        switches.off()


def pytest_report_header(config: pytest.Config) -> str:
    switches = config.stash.get(SWITCHES, None)
    return f"every decision: {', '.join(switches.names)}" if switches is not None else ""


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    switches = config.stash.get(SWITCHES, None)
    if switches is not None and switches.done:
        counted = ", ".join([f"{name} {times} times" for name, times in switches.done.items()])
        terminalreporter.write_line(f"every decision: {counted}")


def wanted(text: str) -> tuple[str, ...]:
    """The operations a comma list names."""
    names = tuple([name.strip() for name in text.split(",") if name.strip()])
    for name in names:
        if name not in OPERATIONS:
            raise pytest.UsageError(f'{SWITCH}: there is no "{name}"; there are {", ".join(OPERATIONS)}')
    return names


class Switches:
    """Wraps `Match.take` while it is on, and counts what was done."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.done: dict[str, int] = {}
        self.plain: Take = Match.take
        self.begin = vars(Match)["begin"]
        self.clone = Match.clone
        self.busy = False

    def on(self) -> None:
        switches, plain = self, self.plain

        def take(match: Match, choice: Any, seat: Any = None, number: Any = None) -> None:
            if switches.busy:
                plain(match, choice, seat, number)
            else:
                switches.take(match, choice, seat, number)

        def begin(cls: type[Match], *args: Any, **named: Any) -> Match:
            match: Match = switches.begin.__func__(cls, *args, **named)
            setattr(match, KNOWN, state_hash(match.position.state))
            return match

        def clone(match: Match) -> Match:
            copy = switches.clone(match)
            if hasattr(match, KNOWN):
                setattr(copy, KNOWN, getattr(match, KNOWN))
            return copy

        Match.take = take  # type: ignore[assignment, method-assign]
        Match.begin = classmethod(begin)  # type: ignore[assignment, method-assign]
        Match.clone = clone  # type: ignore[assignment, method-assign]

    def off(self) -> None:
        Match.take = self.plain  # type: ignore[method-assign]
        Match.begin = self.begin  # type: ignore[method-assign]
        Match.clone = self.clone  # type: ignore[method-assign]

    def take(self, match: Match, choice: Any, seat: Any, number: Any) -> None:
        self.busy = True
        try:
            taking = Taking(self, match, choice, seat)
            self.plain(match, choice, seat, number)
            taking.took()
            for name in self.names:
                OPERATIONS[name](taking)
            taking.remember()
        finally:
            self.busy = False


KNOWN = "_switches_left_it_at"
"""Where a match remembers the state its last answer led to: a test may lay out the table by hand in between."""


REPLAY = "_switches_replay"
"""Where a match keeps the replay that runs beside it."""


class Taking:
    """One answer: the match before and after it."""

    def __init__(self, switches: Switches, match: Match, choice: Any, seat: Any) -> None:
        self.switches = switches
        self.match = match
        self.before = state_hash(match.position.state)
        self.by_hand = not _follows_from_its_journal(match, self.before)
        self.choices: list[Any] = list(choice) if isinstance(choice, list | tuple) else [choice]
        self.seat = seat
        if seat is None:
            first = self.choices[0] if self.choices else None
            self.seat = first.seat if isinstance(first, Option) else match.awaited[0] if match.awaited else None
        self.after = ""

    def took(self) -> None:
        self.after = state_hash(self.match.position.state)

    def remember(self) -> None:
        setattr(self.match, KNOWN, "" if self.by_hand else state_hash(self.match.position.state))

    def same(self, name: str, other: Match, expected: str) -> None:
        """The other match has the state it should have; count that it was looked at."""
        self.switches.done[name] = self.switches.done.get(name, 0) + 1
        found = state_hash(other.position.state)
        if found != expected:
            raise AssertionError(
                f"{SWITCH}={name}: after {self.choices} of seat {self.seat} the state is another ({found}, not "
                f"{expected}) at {self.match.position.path() or 'end'}"
            )

    def go_on_as(self, other: Match) -> None:
        """The match the test holds goes on with everything the other has."""
        other.position.checked = self.match.position.checked
        other.position.rule_counts = self.match.position.rule_counts
        other.position.revealed = self.match.position.revealed
        for name, value in vars(other).items():
            setattr(self.match, name, value)


def _follows_from_its_journal(match: Match, state: str) -> bool:
    """Whether nobody moved anything by hand since the last answer, or since the beginning."""
    known: str | None = getattr(match, KNOWN, None)
    if known is not None:
        return known == state
    try:
        return state_hash(_replayed(match).position.state) == state  # it was opened from a save
    except BadInput:
        return False


def _replayed(match: Match) -> Match:
    """A replay of the match's journal, from its text; a later call plays only the lines that are new."""
    journal = read_journal(str(match.journal))
    journal.end = ""
    again: Match | None = getattr(match, REPLAY, None)
    if again is None or len(again.lines) > len(journal.lines):
        again = Match.replay(match.game, journal)
    else:
        again.by_hand = True
        for line in journal.lines[len(again.lines) :]:
            again.replay_line(line, f"replay ({line})")
        again.by_hand = False
    setattr(match, REPLAY, again)
    return again


def clone(taking: Taking) -> None:
    copy = taking.match.clone()
    taking.same("clone", copy, taking.after)
    taking.go_on_as(copy)


def save(taking: Taking) -> None:
    match = taking.match
    loaded = Match.load(match.game, read_save(match.save()))
    taking.same("save", loaded, taking.after)
    if loaded.save() != match.save():
        raise AssertionError(f"{SWITCH}=save: saved, loaded and saved again, {match!r} is another file")
    if taking.by_hand:
        # A position laid out by hand is in no journal, so an undo can only go back to it in memory.
        loaded.history.undo_points = match.history.undo_points
    taking.go_on_as(loaded)


def undo(taking: Taking) -> None:
    """Take back as many choices as were taken, as far as that is allowed, and make them again."""
    match, seat = taking.match, taking.seat
    if not isinstance(seat, int) or seat < 0:
        return
    back = match.clone()
    undone = 0
    while undone < len(taking.choices) and back.may_undo(seat):
        back.undo(seat)
        undone += 1
    if not undone:
        return
    if undone == len(taking.choices):
        taking.same("undo", back, taking.before)
    back.take(taking.choices[len(taking.choices) - undone :], seat)
    taking.same("undo", back, taking.after)
    back.position.checked, back.position.rule_counts = match.position.checked, match.position.rule_counts
    back.position.revealed = match.position.revealed
    match.position = back.position


def replay(taking: Taking) -> None:
    if taking.by_hand:
        return
    again = _replayed(taking.match)
    taking.same("replay", again, taking.after)
    if again.journal_of(None) != taking.match.journal_of(None):
        raise AssertionError(f"{SWITCH}=replay: {taking.match!r}, replayed, has another journal")


OPERATIONS: dict[str, Callable[[Taking], None]] = {"clone": clone, "save": save, "undo": undo, "replay": replay}
SWITCHES = pytest.StashKey[Switches]()
