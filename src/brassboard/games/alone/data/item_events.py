"""Events of the Hero's attacks, his equipment and his rewards. Events named Secret go to Evil only."""

from typing import Annotated

from brassboard.kernel import Event, Ref

from .actions import CreatureName, Direction, FigureId, SkillId, TileName
from .table import CharacterId, CreatureKind, ItemId, RoomLetter

Symbol = Annotated[str, Ref("symbol")]
"""A side of a die: hit, conditional or miss."""

# Attack, damage and experience


class HeroRolled(Event, frozen=True, tag="alone.hero_rolled"):
    """The dice of the Hero's attack on a figure; -1 for a shot at a hidden creature. Words: hit, conditional, miss."""

    figure: FigureId
    faces: tuple[Symbol, ...]


class HeroHit(Event, frozen=True, tag="alone.hero_hit"):
    """The hits of the Hero's roll that count; `lost` were cut by cards."""

    figure: FigureId
    hits: int
    lost: int


class NothingFound(Event, frozen=True, tag="alone.nothing_found"):
    """A Seeker Drone found no hidden creature of this kind."""

    kind: CreatureKind


class FigureWounded(Event, frozen=True, tag="alone.figure_wounded"):
    figure: FigureId
    kind: CreatureKind


class FigureKilled(Event, frozen=True, tag="alone.figure_killed"):
    figure: FigureId
    kind: CreatureKind
    tile: TileName


class BossKilled(Event, frozen=True, tag="alone.boss_killed"):
    """A boss was killed in a hidden sector."""

    kind: CreatureKind


class SecretHit(Event, frozen=True, tag="alone.secret_hit"):
    """A hidden creature was attacked; `result` is unharmed, wounded or killed. For Evil only."""

    creature: CreatureName
    kind: CreatureKind
    result: str


class PointGained(Event, frozen=True, tag="alone.point_gained"):
    """A skill got an experience point; at 2 it is active."""

    skill: SkillId
    points: int


class FigurePushed(Event, frozen=True, tag="alone.figure_pushed"):
    figure: FigureId
    kind: CreatureKind
    direction: Direction


# Equipment


class RoomSearched(Event, frozen=True, tag="alone.room_searched"):
    """A room was searched for the first time (AL-SRCH-03)."""

    room: RoomLetter


class ItemsDrawn(Event, frozen=True, tag="alone.items_drawn"):
    items: tuple[ItemId, ...]


class ItemsSkipped(Event, frozen=True, tag="alone.items_skipped"):
    """Drawn cards went to the bottom of the equipment deck."""

    items: tuple[ItemId, ...]


class ItemSwiped(Event, frozen=True, tag="alone.item_swiped"):
    """A drawn card is out of the game."""

    item: ItemId


class ItemUsed(Event, frozen=True, tag="alone.item_used"):
    item: ItemId
    upgraded: bool
    paid: int
    left: int


class ItemUpgraded(Event, frozen=True, tag="alone.item_upgraded"):
    """An item was upgraded with a charge of another one; `payer` is empty for a free upgrade."""

    item: ItemId
    payer: ItemId


class ChargeGained(Event, frozen=True, tag="alone.charge_gained"):
    item: ItemId
    left: int


class ChargeLost(Event, frozen=True, tag="alone.charge_lost"):
    item: ItemId
    left: int


# Rewards


class RoundsGained(Event, frozen=True, tag="alone.rounds_gained"):
    """Extra rounds; `marker` is the new space of the round marker."""

    n: int
    marker: int


class ReactionsJammed(Event, frozen=True, tag="alone.reactions_jammed"):
    """Evil may play at most 1 reaction this turn."""


class CompanionJoined(Event, frozen=True, tag="alone.companion_joined"):
    companion: CharacterId


class StationPlanFound(Event, frozen=True, tag="alone.station_plan_found"):
    """From the next round on the Hero may locate 1 target at the start of each round."""


class StationPlanUsed(Event, frozen=True, tag="alone.station_plan_used"):
    """The Hero locates 1 target with the Station Plan, which is no action."""


class AdrenalineMaximumChanged(Event, frozen=True, tag="alone.adrenaline_maximum_changed"):
    n: int
