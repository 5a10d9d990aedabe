"""Events of the Hero: his turn, his actions, losses and gains."""

from brassboard.kernel import Event

from .actions import AbilityId, ActionKind, Direction, FloorWord, TargetName, Track
from .table import CharacterId


class Lost(Event, frozen=True, tag="alone.lost"):
    """The Hero lost life or self-control. `source` is shock, attack, opportunity, card, mission or nightmare."""

    track: Track
    n: int
    source: str
    left: int


class Reduced(Event, frozen=True, tag="alone.reduced"):
    """An ability made a loss 1 smaller."""

    ability: AbilityId
    track: Track


class Gained(Event, frozen=True, tag="alone.gained"):
    track: Track
    n: int
    left: int


class AdrenalineGained(Event, frozen=True, tag="alone.adrenaline_gained"):
    n: int
    left: int


class AdrenalineLost(Event, frozen=True, tag="alone.adrenaline_lost"):
    n: int
    left: int


class Defeated(Event, frozen=True, tag="alone.defeated"):
    """Life and self-control are both 0: Evil wins (AL-WIN-02)."""


# The turn and its actions


class TurnBegan(Event, frozen=True, tag="alone.turn_began"):
    round: int
    turn: int


class BulletTimeActivated(Event, frozen=True, tag="alone.bullet_time_activated"):
    """The Hero may perform 2 actions this turn; `surge`: by the skill, without adrenaline."""

    surge: bool


class Sacrificed(Event, frozen=True, tag="alone.sacrificed"):
    companion: CharacterId


class AbilityUsed(Event, frozen=True, tag="alone.ability_used"):
    ability: AbilityId


class ActionAnnounced(Event, frozen=True, tag="alone.action_announced"):
    """The Hero announced one of the six actions (AL-TURN-02)."""

    action: ActionKind


class TurnEnded(Event, frozen=True, tag="alone.turn_ended"):
    turn: int


class HeroMoved(Event, frozen=True, tag="alone.hero_moved"):
    direction: Direction


class StepLost(Event, frozen=True, tag="alone.step_lost"):
    """A step that the Hero announced has become impossible (AL-FLOW-08)."""

    direction: Direction


class Looked(Event, frozen=True, tag="alone.looked"):
    """The Hero looks in this direction, before anything is revealed."""

    direction: Direction


class LightLineOn(Event, frozen=True, tag="alone.light_line"):
    """The Hero switched on a line of light; `here` is his own sector alone."""

    direction: Direction


class Answered(Event, frozen=True, tag="alone.answered"):
    """Evil's answer to a Locate. `distance` is -1 if there is no such target; `floor` is same, other or empty."""

    target: TargetName
    distance: int
    floor: FloorWord
