"""A match that a test plays by hand: what the helpers of all games share; each adds its own words for laying out."""

import json
from typing import Any, Self

from brassboard.kernel import CHANCE, Denial, Event, Match, Position, Seat


class Staged:
    """A match in checked mode whose dice the test rolls."""

    match: Match

    # Playing

    def answer(self, *texts: str, seat: Seat | None = None) -> Self:
        for text in texts:
            self.match.take(text, seat)
            assert self.over or self.match.game.problems(self.board) == []
        return self

    def roll(self, *faces: int) -> Self:
        return self.answer("dice:" + ",".join(map(str, faces)))

    def ask_again(self) -> Self:
        """Asking is pure: after a change of the table the open question is simply asked again."""
        self.position.run()
        return self

    # Looking

    @property
    def position(self) -> Position[Any]:
        return self.match.position

    @property
    def board(self) -> Any:
        return self.position.table

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked, and what for; with sealed questions the first who has not answered."""
        assert self.match.decision is not None
        return self.match.decision.seat, self.match.decision.kind

    @property
    def kind(self) -> str:
        return self.asked[1]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def chance(self) -> bool:
        return self.match.awaited == (CHANCE,)

    def options(self, seat: Seat | None = None) -> list[str]:
        decision = self.match.decision if seat is None else self.match.decision_of(seat)
        assert decision is not None
        return [option.text for option in decision.options]

    def offers(self, verb: str) -> set[str]:
        """What may be done of one kind: `offers("move")` is {"A2", "B2"}, or {"mapuche,C5", …}."""
        return {text.partition(":")[2] for text in self.options() if text.partition(":")[0] == verb}

    def why_not(self, text: str, seat: Seat | None = None) -> Denial | None:
        return self.match.why_not(text, self.asked[0] if seat is None else seat)

    def denied(self, text: str) -> str:
        """The rule that refuses this; empty if nothing does. Options and refusals must agree."""
        denial = self.why_not(text)
        assert (denial is None) == (text in self.options())
        return denial.rule if denial else ""

    def told(self, seat: Seat | None = None) -> list[Event]:
        """What this seat (None: a spectator) has noticed so far."""
        return [seen.event for seen in self.match.events(seat=seat)]

    def seen_by(self, seat: Seat | None) -> Any:
        """The table as this seat receives it over a wire."""
        return json.loads(json.dumps(self.match.view(seat)["table"]))
