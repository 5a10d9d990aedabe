"""The events that players are told. Where two audiences learn different things, there are two events."""

from typing import Annotated

from brassboard.kernel import Event, Ref

from .actions import (
    AstralName,
    CardId,
    CharacterId,
    Colour,
    DieText,
    DoorName,
    FactionId,
    FigureId,
    ItemId,
    RoomName,
    SeatId,
    SkillId,
    SquareName,
    TurretId,
    TurretType,
)

Curse = Annotated[str, Ref("curse")]
ScoreName = Annotated[str, Ref("score")]


class NotRecommended(Event, frozen=True, tag="smog_riders.not_recommended"):
    """The scenario is recommended for other numbers of players."""

    players: tuple[int, ...]


class FirstPlayer(Event, frozen=True, tag="smog_riders.first_player"):
    seat: SeatId


class FactionChosen(Event, frozen=True, tag="smog_riders.faction_chosen"):
    faction: FactionId


class Drafted(Event, frozen=True, tag="smog_riders.drafted"):
    seat: SeatId
    character: CharacterId


class AreaDealt(Event, frozen=True, tag="smog_riders.area_dealt"):
    seat: SeatId
    area: RoomName


class Deployed(Event, frozen=True, tag="smog_riders.deployed"):
    character: CharacterId
    at: SquareName


class RoundBegan(Event, frozen=True, tag="smog_riders.round_began"):
    number: int


class TurnBegan(Event, frozen=True, tag="smog_riders.turn_began"):
    seat: SeatId


class TurnSkipped(Event, frozen=True, tag="smog_riders.turn_skipped"):
    seat: SeatId


class LostDie(Event, frozen=True, tag="smog_riders.lost_die"):
    character: CharacterId
    die: Colour


class Drew(Event, frozen=True, tag="smog_riders.drew"):
    seat: SeatId
    count: int


class DrewCards(Event, frozen=True, tag="smog_riders.drew_cards"):
    cards: tuple[CardId, ...]


class Reshuffled(Event, frozen=True, tag="smog_riders.reshuffled"):
    seat: SeatId


class CardsBack(Event, frozen=True, tag="smog_riders.cards_back"):
    cards: tuple[CardId, ...]


class Discarded(Event, frozen=True, tag="smog_riders.discarded"):
    seat: SeatId
    cards: tuple[CardId, ...]


class Equipped(Event, frozen=True, tag="smog_riders.equipped"):
    character: CharacterId
    card: CardId


class CardPlayed(Event, frozen=True, tag="smog_riders.card_played"):
    seat: SeatId
    card: CardId


class PlayedOn(Event, frozen=True, tag="smog_riders.played_on"):
    """A card is played on a figure."""

    card: CardId
    figure: FigureId


class PlayedIn(Event, frozen=True, tag="smog_riders.played_in"):
    """A card is played on a room."""

    card: CardId
    room: RoomName


class Moved(Event, frozen=True, tag="smog_riders.moved"):
    character: CharacterId
    way: tuple[SquareName, ...]


class Dragged(Event, frozen=True, tag="smog_riders.dragged"):
    character: CharacterId
    at: SquareName


class Hurried(Event, frozen=True, tag="smog_riders.hurried"):
    character: CharacterId


class DoorOpened(Event, frozen=True, tag="smog_riders.door_opened"):
    character: CharacterId
    door: DoorName


class DoorClosed(Event, frozen=True, tag="smog_riders.door_closed"):
    character: CharacterId
    door: DoorName


class DoorForced(Event, frozen=True, tag="smog_riders.door_forced"):
    seat: SeatId
    door: DoorName


class DoorBolted(Event, frozen=True, tag="smog_riders.door_bolted"):
    """The card Bulkhead closes a door and locks it for attackers until the round ends."""

    door: DoorName


class DoorsShut(Event, frozen=True, tag="smog_riders.doors_shut"):
    room: RoomName


class PassedOn(Event, frozen=True, tag="smog_riders.passed_on"):
    character: CharacterId
    teammate: CharacterId
    item: ItemId


class PickedUp(Event, frozen=True, tag="smog_riders.picked_up"):
    character: CharacterId
    item: ItemId
    at: SquareName


class Dropped(Event, frozen=True, tag="smog_riders.dropped"):
    character: CharacterId
    item: ItemId


class Left(Event, frozen=True, tag="smog_riders.left"):
    character: CharacterId


class Delivered(Event, frozen=True, tag="smog_riders.delivered"):
    character: CharacterId
    item: ItemId


class RoomRevealed(Event, frozen=True, tag="smog_riders.room_revealed"):
    room: RoomName
    card: CardId


class RoomOpened(Event, frozen=True, tag="smog_riders.room_opened"):
    room: RoomName


class RoomSolved(Event, frozen=True, tag="smog_riders.room_solved"):
    seat: SeatId
    room: RoomName
    card: CardId


class PointsLaid(Event, frozen=True, tag="smog_riders.points_laid"):
    seat: SeatId
    room: RoomName
    points: int
    laid: int
    goal: int


class PointsTaken(Event, frozen=True, tag="smog_riders.points_taken"):
    room: RoomName
    points: int


class PointsCleared(Event, frozen=True, tag="smog_riders.points_cleared"):
    room: RoomName


class PenaltyFell(Event, frozen=True, tag="smog_riders.penalty_fell"):
    room: RoomName
    card: CardId


class TurretPlaced(Event, frozen=True, tag="smog_riders.turret_placed"):
    turret: TurretId
    kind: TurretType
    at: SquareName


class TurretUpgraded(Event, frozen=True, tag="smog_riders.turret_upgraded"):
    turret: TurretId
    kind: TurretType


class TurretHit(Event, frozen=True, tag="smog_riders.turret_hit"):
    turret: TurretId
    wounds: int


class TurretDestroyed(Event, frozen=True, tag="smog_riders.turret_destroyed"):
    turret: TurretId
    kind: TurretType


class MinionCame(Event, frozen=True, tag="smog_riders.minion_came"):
    character: CharacterId
    at: SquareName


class Reinforced(Event, frozen=True, tag="smog_riders.reinforced"):
    cards: int
    minions: int
    turrets: int


class EnteredStygia(Event, frozen=True, tag="smog_riders.entered_stygia"):
    character: CharacterId
    access: AstralName


class Shifted(Event, frozen=True, tag="smog_riders.shifted"):
    character: CharacterId
    to: AstralName


class Traveled(Event, frozen=True, tag="smog_riders.traveled"):
    character: CharacterId
    to: AstralName


class BackedUp(Event, frozen=True, tag="smog_riders.backed_up"):
    character: CharacterId
    room: RoomName
    dice: int


class CameBack(Event, frozen=True, tag="smog_riders.came_back"):
    character: CharacterId
    at: SquareName


class Ejected(Event, frozen=True, tag="smog_riders.ejected"):
    character: CharacterId


class Held(Event, frozen=True, tag="smog_riders.held"):
    character: CharacterId


class Drifted(Event, frozen=True, tag="smog_riders.drifted"):
    character: CharacterId
    to: AstralName


class Retaliated(Event, frozen=True, tag="smog_riders.retaliated"):
    faces: tuple[int, ...]


class Rested(Event, frozen=True, tag="smog_riders.rested"):
    character: CharacterId


class Rolled(Event, frozen=True, tag="smog_riders.rolled"):
    seat: SeatId
    room: RoomName
    dice: tuple[DieText, ...]


class Rerolled(Event, frozen=True, tag="smog_riders.rerolled"):
    seat: SeatId
    dice: tuple[DieText, ...]


class DieChanged(Event, frozen=True, tag="smog_riders.die_changed"):
    seat: SeatId
    old: DieText
    new: DieText


class DiceLost(Event, frozen=True, tag="smog_riders.dice_lost"):
    seat: SeatId


class Cursed(Event, frozen=True, tag="smog_riders.cursed"):
    seat: SeatId
    curse: Curse
    count: int


class LuckSpent(Event, frozen=True, tag="smog_riders.luck_spent"):
    seat: SeatId


class LuckGained(Event, frozen=True, tag="smog_riders.luck_gained"):
    seat: SeatId
    n: int


class LuckLost(Event, frozen=True, tag="smog_riders.luck_lost"):
    seat: SeatId


class SteamGained(Event, frozen=True, tag="smog_riders.steam_gained"):
    seat: SeatId
    n: int


class SteamSpent(Event, frozen=True, tag="smog_riders.steam_spent"):
    seat: SeatId
    n: int


class SteamLost(Event, frozen=True, tag="smog_riders.steam_lost"):
    seat: SeatId


class SkillUsed(Event, frozen=True, tag="smog_riders.skill_used"):
    figure: FigureId
    skill: SkillId
    dice: tuple[DieText, ...]


class Attacked(Event, frozen=True, tag="smog_riders.attacked"):
    figure: FigureId
    targets: tuple[FigureId, ...]


class Hurt(Event, frozen=True, tag="smog_riders.hurt"):
    character: CharacterId
    wounds: int
    madness: int


class Stunned(Event, frozen=True, tag="smog_riders.stunned"):
    character: CharacterId


class Roused(Event, frozen=True, tag="smog_riders.roused"):
    """A character loses its stunned marker."""

    character: CharacterId


class Warded(Event, frozen=True, tag="smog_riders.warded"):
    character: CharacterId
    wounds: int


class Fell(Event, frozen=True, tag="smog_riders.fell"):
    character: CharacterId


class Healed(Event, frozen=True, tag="smog_riders.healed"):
    character: CharacterId
    health: int
    mind: int


class Repaired(Event, frozen=True, tag="smog_riders.repaired"):
    figure: FigureId


class Revived(Event, frozen=True, tag="smog_riders.revived"):
    character: CharacterId
    comrade: CharacterId


class Recovered(Event, frozen=True, tag="smog_riders.recovered"):
    character: CharacterId
    health: int
    mind: int


class CompanionTaken(Event, frozen=True, tag="smog_riders.companion_taken"):
    seat: SeatId
    card: CardId


class Attached(Event, frozen=True, tag="smog_riders.attached"):
    character: CharacterId
    card: CardId


class Found(Event, frozen=True, tag="smog_riders.found"):
    seat: SeatId
    card: CardId


class Scored(Event, frozen=True, tag="smog_riders.scored"):
    seat: SeatId
    what: ScoreName
    n: int


class MissionFailed(Event, frozen=True, tag="smog_riders.mission_failed"):
    """Nobody has brought out the object of the mission, so the defender wins whatever the points."""

    item: ItemId


class Ended(Event, frozen=True, tag="smog_riders.ended"):
    """The game is over."""
