"""What each rule in progress remembers, and who may see it."""

from brassboard.kernel import Dice, Frame, Nobody, Own, Permutation, Public

from .actions import Dial, End, Lay, Move, Open, Place, Play, Strike


class Duel(Frame, tag="duel.duel"):
    seat: Public[int] = 0
    order: Nobody[Permutation | None] = None


class Turn(Frame, tag="duel.turn"):
    seat: Public[int]
    faces: Public[tuple[int, ...]] = ()
    places: Public[tuple[Place, ...]] = ()
    moves: Public[int] = 0
    strikes: Public[int] = 0
    act: Public[Move | Open | Strike | Play | End | None] = None


class Roll(Frame, tag="duel.roll"):
    seat: Public[int]
    dice: Public[Dice | None] = None
    result: Public[tuple[int, ...]] = ()


class Fight(Frame, tag="duel.fight"):
    seat: Public[int]
    target: Public[int]
    dials: Public[tuple[tuple[Dial, ...], ...]] = ()  # sealed answers lie outside the frame until all are in


class PlayCard(Frame, tag="duel.play_card"):
    seat: Public[int]
    card: Public[str]
    cancelled: Public[bool] = False
    next: Public[int] = 0  # which call of what the card does comes next


class Counter(Frame, tag="duel.counter"):
    seat: Public[int]
    card: Public[str]


class Reroll(Frame, tag="duel.reroll"):
    seat: Public[int]
    dice: Public[Dice | None] = None


class LayTrap(Frame, tag="duel.lay_trap"):
    seat: Public[int]
    lay: Own[Lay | None] = None
