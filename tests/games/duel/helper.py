"""A table at which a test seats its duellists: lay out a situation in the game's words, play, look."""

import json
from collections.abc import Sequence
from typing import Any, Self

from brassboard.games.duel import GAME
from brassboard.games.duel.content import BOARD, DECK
from brassboard.games.duel.frames import Duel, Roll, Turn
from brassboard.games.duel.table import Fighter, Trap
from brassboard.games.duel.turn import DOORS, SLOTS
from brassboard.kernel import CHANCE, Denial, Event, Match, Seat
from brassboard.kit import zones

ADA, BEN, CLEO, DOT = range(4)


class Table:
    """A duel whose dice the test rolls by hand. It begins with Ada's roll, nobody holds a card, and every answer is
    checked against the lens of the seat that gives it."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.match = Match.begin(GAME, GAME.setup(players, options), checked=True, by_hand=True)
        self.shuffle(DECK)
        for seat in range(players):
            self.hand(seat)

    # Laying out. Asking is pure, so after each change the open question is simply asked again

    def place(self, seat: Seat, square: str) -> Self:
        return self._fighter(seat, square=BOARD.square(square))

    def health(self, seat: Seat, hp: int) -> Self:
        return self._fighter(seat, hp=hp)

    def stamina(self, seat: Seat, stamina: int) -> Self:
        return self._fighter(seat, stamina=stamina)

    def fallen(self, seat: Seat) -> Self:
        return self.hand(seat)._fighter(seat, hp=0, square=-1)

    def hand(self, seat: Seat, *cards: str) -> Self:
        """Exactly these cards; what was in the hand goes under the deck."""
        deck = zones.minus(self.board.deck + self.fighter(seat).hand, cards)
        self.board.deck = deck
        return self._fighter(seat, hand=zones.hand(cards))

    def on_deck(self, *cards: str) -> Self:
        self.board.deck = cards + zones.minus(self.board.deck, cards)
        return self

    def empty_deck(self) -> Self:
        self.board.discard, self.board.deck = zones.put(self.board.discard, *self.board.deck), ()
        return self

    def trap(self, seat: Seat, square: str) -> Self:
        self.board.traps.append(Trap(seat, 1 << seat, BOARD.square(square)))
        return self

    def doors(self, *names: str) -> Self:
        self.board.doors = sum([DOORS[name] for name in names])
        return self._asked_again()

    def round(self, number: int) -> Self:
        self.board.round = number
        return self

    def turn_of(self, seat: Seat) -> Self:
        """Nobody has rolled yet: let this seat be the one whose turn has begun."""
        for frame in (Duel, Turn, Roll):
            self.match.position.within(frame).seat = seat
        return self._asked_again()

    def _fighter(self, seat: Seat, **fields: Any) -> Self:
        for name, value in fields.items():
            setattr(self.fighter(seat), name, value)
        return self._asked_again()

    def _asked_again(self) -> Self:
        self.match.position.run()
        return self

    # Playing

    def shuffle(self, deck: Sequence[str]) -> Self:
        """Chance puts the cards in this order."""
        left = list(enumerate(DECK))
        order = [left.pop([kind for _, kind in left].index(card))[0] for card in deck]
        return self.answer("shuffle:" + ",".join(map(str, order)))

    def roll(self, *faces: int) -> Self:
        return self.answer("dice:" + ",".join(map(str, faces)))

    def spread(self, **slots: Sequence[int]) -> Self:
        """`spread(move=[6], strike=[4, 3])` places the dice just rolled, as the rules want it: highest first."""
        placed = [(-face, SLOTS.index(slot), slot) for slot, faces in slots.items() for face in faces]
        return self.answer(*[f"place:{-face},{slot}" for face, _, slot in sorted(placed)])

    def dice(self, **slots: Sequence[int]) -> Self:
        """Roll exactly these faces, let the roll stand, and place them."""
        self.roll(*[face for faces in slots.values() for face in faces])
        if self.kind == "react":
            self.answer("pass")
        return self.spread(**slots)

    def dials(self, striker: int, target: int) -> Self:
        """Both dial in secret."""
        fight = self.match.position.stack[-1]
        self.answer(f"dial:{striker}", seat=fight.seat)
        return self.answer(f"dial:{target}", seat=fight.target)

    def answer(self, *texts: str, seat: Seat | None = None) -> Self:
        for text in texts:
            self.match.take(text, seat)
            assert self.over or GAME.problems(self.board) == []
        return self

    # Looking

    @property
    def board(self) -> Any:
        return self.match.position.table

    def fighter(self, seat: Seat) -> Fighter:
        return self.board.fighters[seat]

    def at(self, seat: Seat) -> str:
        """Where a duellist stands; nowhere if he has fallen."""
        square = self.fighter(seat).square
        return BOARD.name(square) if square >= 0 else ""

    def armour(self, seat: Seat) -> int:
        return self.match.position.value("armour", seat, 0)

    @property
    def turn(self) -> Turn:
        return self.match.position.within(Turn)

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

    def options(self, seat: Seat | None = None) -> list[str]:
        decision = self.match.decision if seat is None else self.match.decision_of(seat)
        assert decision is not None
        return [option.text for option in decision.options]

    def offers(self, verb: str) -> set[str]:
        """What may be done of one kind: `offers("move")` is {"A2", "B2"}."""
        return {text.partition(":")[2] for text in self.options() if text.partition(":")[0] == verb}

    def why_not(self, text: str, seat: Seat | None = None) -> Denial | None:
        return self.match.why_not(text, self.asked[0] if seat is None else seat)

    def denied(self, text: str) -> str:
        """The rule that refuses this; empty if nothing does. Options and refusals must agree."""
        denial = self.why_not(text)
        assert (denial is None) == (text in self.options())
        return denial.rule if denial else ""

    def told(self, seat: Seat | None) -> list[Event]:
        """What this seat (None: a spectator) has noticed so far."""
        return [seen.event for seen in self.match.events(seat=seat)]

    def seen_by(self, seat: Seat | None) -> Any:
        """The table as this seat receives it over a wire."""
        return json.loads(json.dumps(self.match.view(seat)["table"]))

    @property
    def chance(self) -> bool:
        return self.match.awaited == (CHANCE,)
