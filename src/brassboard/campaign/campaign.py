"""A running campaign: its ledger (a match of the campaign's own rules) and the current match.

The ledger and the match each have their own journal and their own undo. No undo goes from one into the other.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from brassboard.kernel import (
    MATCH,
    BadInput,
    Decision,
    Game,
    Illegal,
    Left,
    Match,
    Present,
    Result,
    Seat,
    Seated,
    Void,
    read_save,
)
from brassboard.kernel.chance import seeded_secret
from brassboard.kernel.codec import UNREADABLE, seal, unseal
from brassboard.kernel.errors import Denial

from . import handover


class PastMatch(msgspec.Struct, frozen=True):
    """A match that was played: the ledger line of its outcome, who played it, and its journal."""

    n: int
    seats: tuple[Seat, ...]
    journal: str
    void: bool = False


class Saved(msgspec.Struct):
    """The content of a saved campaign: the save of its ledger, with the save of a match inside."""

    game: str
    ledger: bytes
    match: bytes | None
    past: list[PastMatch] = []
    gates: list[str] = []
    roster: dict[str, str] = {}
    """Who holds each chair, by its number: a person's name or a bot. Rules never read it."""
    auto: bool = True


class Campaign:
    """`.match` is the current match; between matches `.decision` asks; `.sheet(seat)` is what the campaign keeps.

    If `auto` is set, everyone who holds a chair plays every match. Otherwise the campaign waits at each gathering until
    `start` says who plays; meanwhile `join` and `leave` change who holds a chair.
    """

    def __init__(self, game: Game, ledger: Match, match: Match | None, auto: bool = True) -> None:
        self.game = game
        self.ledger = ledger
        self.auto = auto
        self.past: list[PastMatch] = []
        """The matches played so far, those that do not count included."""
        self.roster: dict[str, str] = {}
        self._match = match
        self._seats: tuple[Seat, ...] = ()
        self._gates: frozenset[str] = frozenset()
        self._note_gates()

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int | None,
        seed: int,
        auto: bool = True,
        options: Mapping[str, Any] | None = None,
    ) -> "Campaign":
        """Return a new campaign with this many players, who hold its first chairs.

        The options are those of its ledger.
        """
        rules = handover.ledger_rules(game)
        count = game.setup(players).players
        ledger = Match.begin(rules, rules.setup(handover.chairs_of(rules), options), secret=seeded_secret(seed))
        for seat in range(count) if handover.is_gathering(ledger) else ():
            ledger.take(Seated(seat), seat=MATCH)
        campaign = cls(game, ledger, None, auto)
        campaign._settle()
        return campaign

    # What is going on

    @property
    def over(self) -> bool:
        return self.ledger.over

    @property
    def result(self) -> Result | None:
        return self.ledger.result

    @property
    def match(self) -> Match | None:
        """Return the current match; None while the campaign itself asks something, and at its end."""
        self._settle()
        return self._match

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seat of the campaign that plays each seat of the current match."""
        return self._seats if self.match is not None else ()

    @property
    def gathering(self) -> bool:
        """Return whether the campaign asks who plays the next match."""
        return self.match is None and handover.is_gathering(self.ledger)

    @property
    def decision(self) -> Decision | None:
        """Return the current question: of the current match, or of the campaign between matches."""
        current = self.match or self.ledger
        return current.decision

    @property
    def gates(self) -> frozenset[str]:
        """Return the spoiler gates that are open. A gate never closes again, not even after an undo."""
        return self._gates

    def sheet(self, seat: Seat | None) -> dict[str, Any]:
        """Return what this seat (None: a spectator) may read on the campaign's sheet."""
        return handover.sheet_of(self.ledger, seat)

    # Answer

    def take(self, choice: Any, seat: Seat | None = None, number: int | None = None) -> None:
        """Answer the current question."""
        current = self.match or self.ledger
        current.take(choice, seat, number)
        self._settle()

    def undo(self, seat: Seat | None = None, consent: Sequence[Seat] = ()) -> None:
        """Undo inside the match or inside the ledger; never across both."""
        if self._match is None and not self.ledger.lines:
            raise Illegal(Denial("", "undo-barrier", {}))
        (self._match or self.ledger).undo(seat, consent)

    def join(self, seat: Seat, kind: str = "player") -> None:
        """Let someone take an empty chair. The campaign must be gathering."""
        self.ledger.take(Seated(seat, kind), seat=MATCH)
        self._settle()

    def leave(self, seat: Seat) -> None:
        """Let a seat leave the campaign for good. The campaign must be gathering."""
        self.ledger.take(Left(seat), seat=MATCH)
        self._settle()

    def start(self, present: Sequence[Seat] | None = None) -> None:
        """Say which seats play the next match; without a list, everyone who may."""
        self.ledger.take(Present(tuple(present)) if present is not None else self._everyone(), seat=MATCH)
        self._settle()

    def void(self) -> None:
        """Let the current match not count. The campaign continues as if it had not been played."""
        match = self.match
        if match is None:
            raise BadInput("no match is being played", f"campaign of {self.game.id}")
        self._record(match, void=True)
        self._settle()

    def _everyone(self) -> Present:
        """Return the largest group that the campaign lets play: everyone, or everyone but some of the last chairs."""
        chairs = handover.seated_in(self.ledger)
        answers = [Present(tuple(chairs[:count])) for count in range(len(chairs), 0, -1)]
        denials = [self.ledger.why_not_gather(answer) for answer in answers]
        for answer, denial in zip(answers, denials, strict=True):
            if denial is None:
                return answer
        raise Illegal(denials[0] if denials and denials[0] else Denial("", "too-few-present", {"least": 1}))

    # Between ledger and match

    def _settle(self) -> None:
        """Write the outcome of a finished match into the ledger, and start the next match if there is one."""
        while True:
            if self._match is not None:
                self._note_gates()
                if not self._match.over:
                    return
                self._record(self._match)
            elif self.auto and handover.is_gathering(self.ledger):
                self.ledger.take(self._everyone(), seat=MATCH)
            else:
                opening = handover.opening(self.game, self.ledger)
                self._note_gates()
                if opening is None:
                    return
                self._match, self._seats = opening.begin(self.game), opening.seats

    def _record(self, match: Match, void: bool = False) -> None:
        n, seats = len(self.ledger.lines), self._seats or self._asked_seats()
        self.ledger.take(Void() if void else handover.outcome_of(match, seats), seat=MATCH)
        self.past.append(PastMatch(n, seats, str(match.journal), void))
        self._match, self._seats = None, ()

    def _asked_seats(self) -> tuple[Seat, ...]:
        opening = handover.opening(self.game, self.ledger)
        assert opening is not None
        return opening.seats

    def _note_gates(self) -> None:
        self._gates |= handover.gates_of(self.ledger)
        if self._match is not None:
            self._gates |= handover.gates_of(self._match)

    # Save, load and copy

    def save(self) -> bytes:
        """Return the whole campaign as bytes, including the current match."""
        match = self.match
        saved = Saved(
            self.game.id,
            self.ledger.save(),
            match.save() if match else None,
            self.past,
            sorted(self._gates),
            self.roster,
            self.auto,
        )
        return seal(msgspec.msgpack.encode(saved))

    @classmethod
    def load(cls, game: Game, data: bytes, where: str = "campaign") -> "Campaign":
        saved = _read_saved(data, where)
        if saved.game != game.id:
            raise BadInput(f"this is a campaign of {saved.game}, not of {game.id}", where)
        ledger = cls._part(handover.ledger_rules(game), saved.ledger, f"{where}, ledger")
        match = cls._part(game, saved.match, f"{where}, match") if saved.match is not None else None
        campaign = cls(game, ledger, match, saved.auto)
        if match is not None:
            campaign.lay_out(match, where)
        campaign.past, campaign.roster = saved.past, saved.roster
        campaign.open_gates(saved.gates)
        return campaign

    def lay_out(self, match: Match, where: str = "campaign") -> None:
        """Put the match on the table that the ledger asks for, begun elsewhere."""
        self._match, self._seats = match, self._seats_of_loaded(match, where)

    def open_gates(self, gates: Iterable[str]) -> None:
        """Open spoiler gates for good."""
        self._gates |= frozenset(gates)

    def _seats_of_loaded(self, match: Match, where: str) -> tuple[Seat, ...]:
        opening = handover.opening(self.game, self.ledger)
        if opening is None or len(opening.seats) != match.setup.players:
            raise BadInput("its ledger does not ask for the match in it", where)
        return opening.seats

    @staticmethod
    def _part(rules: Game, data: bytes, where: str) -> Match:
        return Match.load(rules, read_save(data, where), where)

    def copy(self, chapter: int | None = None, seed: int = 0) -> "Campaign":
        """Return a copy that continues by itself: as it is now, or from before its match number `chapter`.

        From before a match (1 is the first) it has dice of its own and gathers anew, so that others may join or leave.
        """
        if chapter is None:
            return Campaign.load(self.game, self.save())
        line = self.gathering_line(chapter)
        copied = Campaign(self.game, self.ledger.branch(line, seeded_secret(seed)), None, self.auto)
        copied.past = [past for past in self.past if past.n < line]
        copied.roster = dict(self.roster)
        copied._settle()
        return copied

    def reset(self, seed: int = 0) -> "Campaign":
        """Return a new campaign of the same people, from before the first match, with dice of its own."""
        return self.copy(1, seed)

    def gathering_line(self, chapter: int) -> int:
        """Return the ledger line at which match number `chapter` was begun: that of its `present`, or its own."""
        return handover.line_of_chapter(self.ledger, chapter)


def game_of_campaign(data: bytes, where: str = "campaign") -> str:
    """Return the id of the game that a saved campaign is played with."""
    return _read_saved(data, where).game


def _read_saved(data: bytes, where: str) -> Saved:
    try:
        return msgspec.msgpack.decode(unseal(data, where), type=Saved)
    except UNREADABLE as error:
        raise BadInput(f"it does not read as a campaign: {error}", where) from error
