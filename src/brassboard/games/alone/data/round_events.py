"""Events of set-up, rounds, clean-up and missions. Events named Secret go to Evil only."""

from typing import Annotated

from brassboard.kernel import Event, Ref

from .table import CharacterId, CreatureKind, DeckColour, MissionId, SeatId

Token = Annotated[str, Ref("token")]

# Set-up


class SecretMap(Event, frozen=True, tag="alone.secret_map"):
    """The map was drawn and changed; its name is for Evil only."""

    name: str


class CharacterTaken(Event, frozen=True, tag="alone.character_taken"):
    character: CharacterId


class MissionOpened(Event, frozen=True, tag="alone.mission_opened"):
    """A starting mission was laid open."""

    mission: MissionId


class DecksChosen(Event, frozen=True, tag="alone.decks_chosen"):
    first: DeckColour
    second: DeckColour


class DeckGiven(Event, frozen=True, tag="alone.deck_given"):
    """An Evil player draws only from this deck."""

    seat: SeatId
    deck: DeckColour


# Rounds and clean-up


class RoundBegan(Event, frozen=True, tag="alone.round_began"):
    round: int
    leader: SeatId


class DangerGained(Event, frozen=True, tag="alone.danger_gained"):
    """Evil may place so many danger markers later in this clean-up."""

    n: int


class RoundMarkerMoved(Event, frozen=True, tag="alone.round_marker_moved"):
    space: int


class NightmareBegan(Event, frozen=True, tag="alone.nightmare_began"):
    pass


# Missions


class StepPrepared(Event, frozen=True, tag="alone.step_prepared"):
    """An Interact prepared a step whose condition did not hold (AL-MISS-07)."""

    mission: MissionId


class StepAdvanced(Event, frozen=True, tag="alone.step_advanced"):
    """A step of a mission was advanced: `count` of `needed`."""

    mission: MissionId
    count: int
    needed: int


class TokenTaken(Event, frozen=True, tag="alone.token_taken"):
    token: Token


class TokenGiven(Event, frozen=True, tag="alone.token_given"):
    token: Token


class FalseMarker(Event, frozen=True, tag="alone.false_marker"):
    """The marker that the Hero turned over is a false one; it is removed (AL-MISS-13)."""

    mission: MissionId


class MissionFulfilled(Event, frozen=True, tag="alone.mission_fulfilled"):
    mission: MissionId


class MainMissionStarted(Event, frozen=True, tag="alone.main_mission_started"):
    mission: MissionId


class BossCame(Event, frozen=True, tag="alone.boss_came"):
    """The Hero is told that a boss is on the map, not where (AL-BOSS-01)."""

    boss: CreatureKind


class MainMissionFulfilled(Event, frozen=True, tag="alone.main_mission_fulfilled"):
    """The Hero wins (AL-WIN-01)."""

    mission: MissionId
