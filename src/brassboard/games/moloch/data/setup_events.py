"""The events of set-up and of the intermezzo: what was chosen, dealt and placed."""

from typing import Annotated

from brassboard.kernel import Event, Ref

from .events import CardId, FigureId, PowerId, SeatId

SheetId = Annotated[str, Ref("sheet")]
GentlemanId = Annotated[str, Ref("gentleman")]
RoleId = Annotated[str, Ref("role")]


class VersionChosen(Event, frozen=True, tag="moloch.version_chosen"):
    sheet: SheetId
    version: Annotated[str, Ref("version")]


class StoneAssigned(Event, frozen=True, tag="moloch.stone_assigned"):
    stone: CardId
    agent: FigureId


class Enlisted(Event, frozen=True, tag="moloch.enlisted"):
    gentleman: GentlemanId


class GentlemanSeated(Event, frozen=True, tag="moloch.gentleman_seated"):
    gentleman: GentlemanId
    seat: SeatId


class LeaderNamed(Event, frozen=True, tag="moloch.leader_named"):
    gentleman: GentlemanId


class RoleGiven(Event, frozen=True, tag="moloch.role_given"):
    gentleman: GentlemanId
    role: RoleId


class Dealt(Event, frozen=True, tag="moloch.dealt"):
    """Random equipment for the gentlemen to share."""

    cards: tuple[CardId, ...]


class CardGiven(Event, frozen=True, tag="moloch.card_given"):
    gentleman: GentlemanId
    card: CardId


class CardLeft(Event, frozen=True, tag="moloch.card_left"):
    """Nobody takes a card that was dealt."""

    card: CardId


class AdvantageLearnt(Event, frozen=True, tag="moloch.advantage_learnt"):
    gentleman: GentlemanId
    card: CardId


class PowerGained(Event, frozen=True, tag="moloch.power_gained"):
    power: PowerId


class BenefitBought(Event, frozen=True, tag="moloch.benefit_bought"):
    """A benefit for an agent or a minion type; of ether for the pool `PoolGrew` tells."""

    benefit: Annotated[str, Ref("benefit")]
    on: Annotated[str, Ref("benefit-target")]


class PointsLost(Event, frozen=True, tag="moloch.points_lost"):
    """Conspiracy points that were not spent."""

    n: int


class AllyJoined(Event, frozen=True, tag="moloch.ally_joined"):
    ally: FigureId
