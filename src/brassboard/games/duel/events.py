"""What the players notice. Where two audiences learn different things there are two events."""

from brassboard.kernel import Event

from .actions import CardName, DoorName, SeatId, SquareName, UpgradeName


class RoundBegan(Event, frozen=True, tag="duel.round_began"):
    number: int


class Rolled(Event, frozen=True, tag="duel.rolled"):
    seat: SeatId
    faces: tuple[int, ...]


class Moved(Event, frozen=True, tag="duel.moved"):
    seat: SeatId
    to: SquareName


class DoorOpened(Event, frozen=True, tag="duel.door_opened"):
    seat: SeatId
    door: DoorName


class Struck(Event, frozen=True, tag="duel.struck"):
    seat: SeatId
    target: SeatId
    dialled: int
    parried: int
    damage: int


class CardPlayed(Event, frozen=True, tag="duel.card_played"):
    seat: SeatId
    card: CardName


class Countered(Event, frozen=True, tag="duel.countered"):
    seat: SeatId
    card: CardName


class TrapLaid(Event, frozen=True, tag="duel.trap_laid"):
    seat: SeatId


class TrapPlace(Event, frozen=True, tag="duel.trap_place"):
    at: SquareName


class Sprung(Event, frozen=True, tag="duel.sprung"):
    seat: SeatId
    at: SquareName


class Drew(Event, frozen=True, tag="duel.drew"):
    seat: SeatId


class DrewCard(Event, frozen=True, tag="duel.drew_card"):
    card: CardName


class Fell(Event, frozen=True, tag="duel.fell"):
    seat: SeatId


class Ended(Event, frozen=True, tag="duel.ended"):
    """The duel is over."""


class Upgraded(Event, frozen=True, tag="duel.upgraded"):
    seat: SeatId
    upgrade: UpgradeName
