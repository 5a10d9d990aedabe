"""What happens in Scythe, as the players are told. Where two audiences learn different things there are two events."""

from typing import Annotated

from brassboard.kernel import Event, Ref

from .actions import (
    BottomId,
    BoxId,
    CombatCard,
    FactoryNo,
    HexName,
    MechId,
    ObjectiveNo,
    ResourceName,
    SectionNo,
    SpaceId,
    StructureId,
    TopChoice,
    TrapNo,
    UnitKind,
)
from .table import FactionId, LevelId, MatId, TileId

What = Annotated[str, Ref("gain")]  # power, popularity, coins, cards, workers
EncounterNo = Annotated[int, Ref("encounter")]
AutomaCardNo = Annotated[int, Ref("automa-card")]
ScorePart = Annotated[str, Ref("score")]


# Set-up and turns


class FactionDealt(Event, frozen=True, tag="scythe.faction_dealt"):
    seat: Annotated[int, Ref("seat")]
    faction: FactionId
    mat: MatId


class AutomaJoined(Event, frozen=True, tag="scythe.automa_joined"):
    faction: FactionId
    level: LevelId


class TileShown(Event, frozen=True, tag="scythe.tile_shown"):
    tile: TileId


class TurnBegan(Event, frozen=True, tag="scythe.turn_began"):
    faction: FactionId


class SectionChosen(Event, frozen=True, tag="scythe.section_chosen"):
    faction: FactionId
    section: SectionNo


class TopTaken(Event, frozen=True, tag="scythe.top_taken"):
    faction: FactionId
    choice: TopChoice


class BottomTaken(Event, frozen=True, tag="scythe.bottom_taken"):
    faction: FactionId
    bottom: BottomId


class ResourcePaid(Event, frozen=True, tag="scythe.resource_paid"):
    faction: FactionId
    resource: ResourceName
    n: int
    at: HexName


class Coerced(Event, frozen=True, tag="scythe.coerced"):
    """A combat card was spent as a resource."""

    faction: FactionId
    card: CombatCard


class CardSpent(Event, frozen=True, tag="scythe.card_spent"):
    faction: FactionId
    card: CombatCard


class Gained(Event, frozen=True, tag="scythe.gained"):
    faction: FactionId
    what: What
    n: int


class Lost(Event, frozen=True, tag="scythe.lost"):
    faction: FactionId
    what: What
    n: int


class LostCoins(Event, frozen=True, tag="scythe.lost_coins"):
    """A player lost coins; only those who may see the player's coins are told how many, by `Lost`."""

    faction: FactionId


class DrewCards(Event, frozen=True, tag="scythe.drew_cards"):
    cards: tuple[int, ...]


class Reshuffled(Event, frozen=True, tag="scythe.reshuffled"):
    """The combat discards were shuffled and are the new deck."""


class Declined(Event, frozen=True, tag="scythe.declined"):
    faction: FactionId
    what: What


class GaveCoins(Event, frozen=True, tag="scythe.gave_coins"):
    faction: FactionId
    receiver: FactionId


class GaveAmount(Event, frozen=True, tag="scythe.gave_amount"):
    n: int


# Board


class Moved(Event, frozen=True, tag="scythe.moved"):
    faction: FactionId
    unit: UnitKind
    origin: HexName
    to: HexName


class Carried(Event, frozen=True, tag="scythe.carried"):
    faction: FactionId
    what: Annotated[str, Ref("cargo")]
    n: int
    to: HexName


class DroveOff(Event, frozen=True, tag="scythe.drove_off"):
    faction: FactionId
    foe: FactionId
    n: int
    at: HexName


class ResourcesGained(Event, frozen=True, tag="scythe.resources_gained"):
    faction: FactionId
    resource: ResourceName
    n: int
    at: HexName


class ResourcesLost(Event, frozen=True, tag="scythe.resources_lost"):
    """An Automa removed the resources of a territory."""

    at: HexName
    n: int


class WorkersMade(Event, frozen=True, tag="scythe.workers_made"):
    faction: FactionId
    n: int
    at: HexName


class Upgraded(Event, frozen=True, tag="scythe.upgraded"):
    faction: FactionId
    box: BoxId
    bottom: BottomId


class Deployed(Event, frozen=True, tag="scythe.deployed"):
    faction: FactionId
    mech: MechId
    at: HexName


class Built(Event, frozen=True, tag="scythe.built"):
    faction: FactionId
    structure: StructureId
    at: HexName


class Enlisted(Event, frozen=True, tag="scythe.enlisted"):
    faction: FactionId
    bottom: BottomId


class FlagPlaced(Event, frozen=True, tag="scythe.flag_placed"):
    faction: FactionId
    at: HexName


class TrapSet(Event, frozen=True, tag="scythe.trap_set"):
    """A Trap was laid. Everybody is told where; which one it is, is its owner's secret (SC-RULING-30)."""

    faction: FactionId
    at: HexName


class TrapLaid(Event, frozen=True, tag="scythe.trap_laid"):
    """The owner of a new Trap is told which one it is."""

    trap: TrapNo
    at: HexName


class TrapSprung(Event, frozen=True, tag="scythe.trap_sprung"):
    faction: FactionId
    trap: TrapNo
    at: HexName


class TrapArmed(Event, frozen=True, tag="scythe.trap_armed"):
    faction: FactionId
    at: HexName


# Combat


class CombatBegan(Event, frozen=True, tag="scythe.combat_began"):
    faction: FactionId
    foe: FactionId
    at: HexName


class PowerUsed(Event, frozen=True, tag="scythe.power_used"):
    faction: FactionId
    mech: MechId


class CardStolen(Event, frozen=True, tag="scythe.card_stolen"):
    faction: FactionId
    foe: FactionId


class StolenCard(Event, frozen=True, tag="scythe.stolen_card"):
    """The two players concerned are told which card was stolen."""

    card: CombatCard


class Bid(Event, frozen=True, tag="scythe.bid"):
    faction: FactionId
    dial: int
    cards: tuple[int, ...]
    total: int


class CombatWon(Event, frozen=True, tag="scythe.combat_won"):
    faction: FactionId
    foe: FactionId
    at: HexName


class Retreated(Event, frozen=True, tag="scythe.retreated"):
    faction: FactionId
    unit: UnitKind
    n: int
    to: HexName


class WentBack(Event, frozen=True, tag="scythe.went_back"):
    """A unit returned to where it came from, because the game ended before its combat."""

    faction: FactionId
    unit: UnitKind
    to: HexName


# Cards and stars


class EncounterMet(Event, frozen=True, tag="scythe.encounter_met"):
    faction: FactionId
    encounter: EncounterNo
    at: HexName


class OfferTaken(Event, frozen=True, tag="scythe.offer_taken"):
    faction: FactionId
    encounter: EncounterNo
    offer: Annotated[int, Ref("offer")]


class FactoryVisited(Event, frozen=True, tag="scythe.factory_visited"):
    faction: FactionId
    card: FactoryNo


class Peeked(Event, frozen=True, tag="scythe.peeked"):
    faction: FactionId
    foe: FactionId


class ObjectiveRevealed(Event, frozen=True, tag="scythe.objective_revealed"):
    faction: FactionId
    objective: ObjectiveNo


class StarPlaced(Event, frozen=True, tag="scythe.star_placed"):
    faction: FactionId
    space: SpaceId
    stars: int


class GameEnded(Event, frozen=True, tag="scythe.game_ended"):
    faction: FactionId


class Counted(Event, frozen=True, tag="scythe.counted"):
    """One part of the final score was counted."""

    faction: FactionId
    what: ScorePart
    coins: int


class TotalCounted(Event, frozen=True, tag="scythe.total_counted"):
    faction: FactionId
    coins: int


# The Automa


class AutomaCardPlayed(Event, frozen=True, tag="scythe.automa_card_played"):
    faction: FactionId
    card: AutomaCardNo
    scheme: int


class AutomaSkipped(Event, frozen=True, tag="scythe.automa_skipped"):
    faction: FactionId
    card: AutomaCardNo


class AutomaMoved(Event, frozen=True, tag="scythe.automa_moved"):
    faction: FactionId
    unit: UnitKind
    origin: HexName
    to: HexName


class AutomaStayed(Event, frozen=True, tag="scythe.automa_stayed"):
    """An Automa did not move, because none of its moves could be carried out."""

    faction: FactionId


class AutomaGained(Event, frozen=True, tag="scythe.automa_gained"):
    """An Automa put a piece on its home base."""

    faction: FactionId
    unit: UnitKind


class AutomaBidCard(Event, frozen=True, tag="scythe.automa_bid_card"):
    faction: FactionId
    card: AutomaCardNo


class TokenTaken(Event, frozen=True, tag="scythe.token_taken"):
    """An Automa's character took an encounter token."""

    faction: FactionId
    at: HexName


class TrackerMoved(Event, frozen=True, tag="scythe.tracker_moved"):
    faction: FactionId
    place: int


class SchemeChanged(Event, frozen=True, tag="scythe.scheme_changed"):
    faction: FactionId
