"""What a duellist may choose."""

from typing import Annotated

from brassboard.kernel import Action, Ref

SquareName = Annotated[str, Ref("square")]
DoorName = Annotated[str, Ref("door")]
CardName = Annotated[str, Ref("card")]
SeatId = Annotated[int, Ref("seat")]
UpgradeName = Annotated[str, Ref("upgrade")]


class Move(Action, frozen=True, tag="move"):
    to: SquareName


class Open(Action, frozen=True, tag="open"):
    door: DoorName


class Strike(Action, frozen=True, tag="strike"):
    target: SeatId


class Play(Action, frozen=True, tag="play"):
    card: CardName


class End(Action, frozen=True, tag="end"):
    """End the turn."""


class Place(Action, frozen=True, tag="place"):
    face: Annotated[int, Ref("die")]
    slot: Annotated[str, Ref("slot")]


class Dial(Action, frozen=True, tag="dial"):
    n: int


class Lay(Action, frozen=True, tag="lay"):
    at: SquareName


class Take(Action, frozen=True, tag="take"):
    upgrade: UpgradeName
