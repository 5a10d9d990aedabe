"""The events of Rise of Moloch: what happened and who may know it."""

from typing import Annotated

from brassboard.kernel import Event, Ref

SquareName = Annotated[str, Ref("square")]
DoorName = Annotated[str, Ref("door")]
EdgeName = Annotated[str, Ref("edge")]
FigureId = Annotated[str, Ref("figure")]
CardId = Annotated[str, Ref("card")]
PowerId = Annotated[str, Ref("power")]
ActivationCard = Annotated[str, Ref("activation")]
AttackKind = Annotated[str, Ref("attack-kind")]
AbilityKey = Annotated[str, Ref("ability")]
Source = Annotated[str, Ref("harm")]
Symbols = tuple[Annotated[str, Ref("symbol")], ...]
SideId = int
SeatId = Annotated[int, Ref("seat")]


# Rounds and cards


class RoundBegan(Event, frozen=True, tag="moloch.round_began"):
    round: int


class RowPlaced(Event, frozen=True, tag="moloch.row_placed"):
    side: SideId
    cards: int


class CardRevealed(Event, frozen=True, tag="moloch.card_revealed"):
    card: ActivationCard
    side: SideId


class CardSkipped(Event, frozen=True, tag="moloch.card_skipped"):
    """Its figures are no longer on the board."""

    card: ActivationCard


class CalledOff(Event, frozen=True, tag="moloch.called_off"):
    card: ActivationCard


class CardSeen(Event, frozen=True, tag="moloch.card_seen"):
    """Some seats have seen a card that lies face down."""

    card: ActivationCard
    place: int


class CardsSwapped(Event, frozen=True, tag="moloch.cards_swapped"):
    first: int
    second: int


# Moves


class Moved(Event, frozen=True, tag="moloch.moved"):
    figure: FigureId
    start: SquareName
    to: SquareName


class Placed(Event, frozen=True, tag="moloch.placed"):
    figure: FigureId
    to: SquareName


class DoorOpened(Event, frozen=True, tag="moloch.door_opened"):
    figure: FigureId
    door: DoorName


class CardPassed(Event, frozen=True, tag="moloch.card_passed"):
    figure: FigureId
    card: CardId
    to: FigureId


class StoodUp(Event, frozen=True, tag="moloch.stood_up"):
    figure: FigureId


class Rested(Event, frozen=True, tag="moloch.rested"):
    figure: FigureId


class Revived(Event, frozen=True, tag="moloch.revived"):
    figure: FigureId


class TokenTaken(Event, frozen=True, tag="moloch.token_taken"):
    figure: FigureId


class TokenHanded(Event, frozen=True, tag="moloch.token_handed"):
    figure: FigureId
    to: FigureId


class TokenDropped(Event, frozen=True, tag="moloch.token_dropped"):
    figure: FigureId
    square: SquareName


# Attacks


class AttackDeclared(Event, frozen=True, tag="moloch.attack_declared"):
    attacker: FigureId
    target: FigureId
    kind: AttackKind


class NobodyAttacks(Event, frozen=True, tag="moloch.nobody_attacks"):
    """An attack that no figure makes."""

    target: FigureId


class Charged(Event, frozen=True, tag="moloch.charged"):
    figure: FigureId
    target: FigureId


class TargetChanged(Event, frozen=True, tag="moloch.target_changed"):
    figure: FigureId


class AttackRolled(Event, frozen=True, tag="moloch.attack_rolled"):
    dice: Symbols


class DefenceRolled(Event, frozen=True, tag="moloch.defence_rolled"):
    target: FigureId
    dice: Symbols


class Rerolled(Event, frozen=True, tag="moloch.rerolled"):
    dice: Symbols


class DiceRolled(Event, frozen=True, tag="moloch.dice_rolled"):
    """A roll that is no attack."""

    figure: FigureId
    dice: Symbols


class Eluded(Event, frozen=True, tag="moloch.eluded"):
    figure: FigureId


class Missed(Event, frozen=True, tag="moloch.missed"):
    target: FigureId


class Damaged(Event, frozen=True, tag="moloch.damaged"):
    figure: FigureId
    n: int
    source: Source


class Prevented(Event, frozen=True, tag="moloch.prevented"):
    figure: FigureId
    n: int


class KnockedDown(Event, frozen=True, tag="moloch.knocked_down"):
    figure: FigureId


class Dazed(Event, frozen=True, tag="moloch.dazed"):
    figure: FigureId
    ether: int


class Defeated(Event, frozen=True, tag="moloch.defeated"):
    figure: FigureId


class Healed(Event, frozen=True, tag="moloch.healed"):
    figure: FigureId
    n: int


class StruckBack(Event, frozen=True, tag="moloch.struck_back"):
    figure: FigureId
    target: FigureId


class AfflictionDrawn(Event, frozen=True, tag="moloch.affliction_drawn"):
    figure: FigureId
    card: CardId


class AfflictionGone(Event, frozen=True, tag="moloch.affliction_gone"):
    figure: FigureId
    card: CardId


# Ether, cards and powers


class EtherPaid(Event, frozen=True, tag="moloch.ether_paid"):
    figure: FigureId
    n: int


class EtherGained(Event, frozen=True, tag="moloch.ether_gained"):
    figure: FigureId
    n: int


class EtherLost(Event, frozen=True, tag="moloch.ether_lost"):
    figure: FigureId
    n: int


class EtherToPower(Event, frozen=True, tag="moloch.ether_to_power"):
    power: PowerId


class EtherToAgent(Event, frozen=True, tag="moloch.ether_to_agent"):
    agent: FigureId


class PoolGrew(Event, frozen=True, tag="moloch.pool_grew"):
    n: int


class PoolPaid(Event, frozen=True, tag="moloch.pool_paid"):
    n: int


class AbilityUsed(Event, frozen=True, tag="moloch.ability_used"):
    figure: FigureId
    ability: AbilityKey


class PowerUsed(Event, frozen=True, tag="moloch.power_used"):
    power: PowerId


class ChaosPlayed(Event, frozen=True, tag="moloch.chaos_played"):
    card: CardId


class ChaosCancelled(Event, frozen=True, tag="moloch.chaos_cancelled"):
    card: CardId


class ChaosDrawn(Event, frozen=True, tag="moloch.chaos_drawn"):
    n: int


class ChaosSeen(Event, frozen=True, tag="moloch.chaos_seen"):
    """Chaos cards that only some seats see: the Nemesis who draws them, gentlemen who look at them."""

    cards: tuple[CardId, ...]


class EquipmentGained(Event, frozen=True, tag="moloch.equipment_gained"):
    figure: FigureId
    card: CardId


class EquipmentDiscarded(Event, frozen=True, tag="moloch.equipment_discarded"):
    figure: FigureId
    card: CardId


class TokenUsed(Event, frozen=True, tag="moloch.token_used"):
    place: Annotated[str, Ref("place")]


class Copied(Event, frozen=True, tag="moloch.copied"):
    figure: FigureId
    card: CardId


# The scene


class FireLaid(Event, frozen=True, tag="moloch.fire_laid"):
    square: SquareName


class FiresDoused(Event, frozen=True, tag="moloch.fires_doused"):
    squares: tuple[SquareName, ...]


class DoorBurnt(Event, frozen=True, tag="moloch.door_burnt"):
    door: DoorName


class Wrecked(Event, frozen=True, tag="moloch.wrecked"):
    edge: EdgeName


class MinionPlaced(Event, frozen=True, tag="moloch.minion_placed"):
    figure: FigureId
    to: SquareName
