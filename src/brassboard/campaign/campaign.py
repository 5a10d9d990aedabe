"""A campaign in play: its ledger (a match of the campaign's own rules) and the match now on the table.

The ledger and the match have each their own journal and their own undo.
"""

from hashlib import blake2b
from typing import Any

import msgspec

from brassboard.kernel import MATCH, BadInput, Decision, Game, Illegal, Match, Outcome, Result, Seat, read_save
from brassboard.kernel.chance import seeded_secret
from brassboard.kernel.codec import UNREADABLE, seal, unseal
from brassboard.kernel.data import MatchRequest
from brassboard.kernel.errors import Denial


class Saved(msgspec.Struct):
    """What a saved campaign holds: two saves, one inside the other."""

    game: str
    ledger: bytes
    match: bytes | None


class Campaign:
    """`.match` is on the table now; between matches `.decision` asks; `.sheet(seat)` is what is kept."""

    def __init__(self, game: Game, ledger: Match, match: Match | None) -> None:
        self.game = game
        self.ledger = ledger
        self._match = match

    @classmethod
    def begin(cls, game: Game, players: int | None, seed: int) -> "Campaign":
        rules = cls._rules(game)
        ledger = Match.begin(rules, rules.setup(players), secret=seeded_secret(seed))
        campaign = cls(game, ledger, None)
        campaign._open()
        return campaign

    @staticmethod
    def _rules(game: Game) -> Game:
        if not isinstance(game.campaign, Game):
            raise BadInput("it has no campaign", f"game {game.id}")
        return game.campaign

    @property
    def over(self) -> bool:
        return self.ledger.over

    @property
    def result(self) -> Result | None:
        return self.ledger.result

    @property
    def match(self) -> Match | None:
        """The match on the table; None while the campaign itself asks something, and at its end."""
        self._settle()
        return self._match

    @property
    def decision(self) -> Decision | None:
        """What is asked now: by the match on the table, or between matches by the campaign."""
        current = self.match or self.ledger
        return current.decision

    def take(self, choice: Any, seat: Seat | None = None, number: int | None = None) -> None:
        """Answer whatever is asked now."""
        current = self.match or self.ledger
        current.take(choice, seat, number)
        self._settle()

    def undo(self, seat: Seat | None = None) -> None:
        """Take back inside the match or inside the ledger; never from one into the other."""
        if self._match is None and not self.ledger.lines:
            raise Illegal(Denial("", "undo-barrier", {}))
        (self._match or self.ledger).undo(seat)

    def sheet(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may read on the campaign's sheet."""
        table: dict[str, Any] = self.ledger.view(seat)["table"]
        return table

    def _settle(self) -> None:
        """Once the match is over, its outcome goes into the ledger, and the next match may begin."""
        if self._match is not None and self._match.over:
            match, self._match = self._match, None
            self.ledger.take(outcome_of(match), seat=MATCH)
            self._open()
        elif self._match is None:
            self._open()

    def _open(self) -> None:
        asked = self.ledger.position.asked
        if self._match is None and type(asked) is MatchRequest:
            wanted = {choice.name for choice in self.game.options}
            options = {name: value for name, value in asked.options.items() if name in wanted}
            setup = self.game.setup(self.ledger.setup.players, options)
            episode = len(self.ledger.lines).to_bytes(4, "big")
            secret = blake2b(episode, key=self.ledger.key, digest_size=32).digest()
            self._match = Match.begin(self.game, setup, secret=secret)

    def save(self) -> bytes:
        """The whole campaign, the match on the table included."""
        match = self.match
        return seal(msgspec.msgpack.encode(Saved(self.game.id, self.ledger.save(), match.save() if match else None)))

    @classmethod
    def load(cls, game: Game, data: bytes, where: str = "campaign") -> "Campaign":
        try:
            saved = msgspec.msgpack.decode(unseal(data, where), type=Saved)
        except UNREADABLE as error:
            raise BadInput(f"it does not read as a campaign: {error}", where) from error
        if saved.game != game.id:
            raise BadInput(f"this is a campaign of {saved.game}, not of {game.id}", where)
        ledger = cls._part(cls._rules(game), saved.ledger, f"{where}, ledger")
        match = cls._part(game, saved.match, f"{where}, match") if saved.match is not None else None
        return cls(game, ledger, match)

    @staticmethod
    def _part(rules: Game, data: bytes, where: str) -> Match:
        return Match.load(rules, read_save(data, where), where)


def outcome_of(match: Match) -> Outcome:
    """What the campaign learns of a match that is over."""
    result = match.result
    assert result is not None
    won = sum([1 << seat for seat in result.winners])
    report = match.game.report
    facts = report(match.position.table) if report else tuple([str(score) for score in result.scores])
    return Outcome(won, facts)
