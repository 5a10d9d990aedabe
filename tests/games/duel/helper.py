"""A table at which a test seats its duellists: lay out a situation in the game's words, play, look."""

from collections.abc import Sequence
from typing import Any, Self

from brassboard.games.duel import GAME
from brassboard.games.duel.content import BOARD
from brassboard.games.duel.frames import Duel, Roll, Turn
from brassboard.games.duel.table import Fighter, Trap
from brassboard.games.duel.turn import DOORS, SLOTS
from brassboard.kernel import Game, Match, Seat
from brassboard.kit import zones
from games.staging import Staged

ADA, BEN, CLEO, DOT = range(4)


class Table(Staged):
    """A duel whose dice the test rolls by hand. It begins with Ada's roll, nobody holds a card, and every answer is
    checked against the lens of the seat that gives it."""

    def __init__(self, players: int = 2, game: Game = GAME, **options: Any) -> None:
        self.match = Match.begin(game, game.setup(players, options), checked=True, by_hand=True)
        self.shuffle(self.board.deck)
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
        return self.ask_again()

    def round(self, number: int) -> Self:
        self.board.round = number
        return self

    def turn_of(self, seat: Seat) -> Self:
        """Nobody has rolled yet: let this seat be the one whose turn has begun."""
        for frame in (Duel, Turn, Roll):
            self.position.within(frame).seat = seat
        return self.ask_again()

    def _fighter(self, seat: Seat, **fields: Any) -> Self:
        for name, value in fields.items():
            setattr(self.fighter(seat), name, value)
        return self.ask_again()

    # Playing

    def shuffle(self, deck: Sequence[str]) -> Self:
        """Chance puts the cards in this order."""
        left = list(enumerate(self.board.deck))
        order = [left.pop([kind for _, kind in left].index(card))[0] for card in deck]
        return self.answer("shuffle:" + ",".join(map(str, order)))

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
        fight = self.position.stack[-1]
        self.answer(f"dial:{striker}", seat=fight.seat)
        return self.answer(f"dial:{target}", seat=fight.target)

    # Looking

    def fighter(self, seat: Seat) -> Fighter:
        return self.board.fighters[seat]

    def at(self, seat: Seat) -> str:
        """Where a duellist stands; nowhere if he has fallen."""
        square = self.fighter(seat).square
        return BOARD.name(square) if square >= 0 else ""

    def armour(self, seat: Seat) -> int:
        return self.position.value("armour", seat, 0)

    @property
    def turn(self) -> Turn:
        return self.position.within(Turn)
