"""The events of clean-up and of what a chapter adds to the rules."""

from typing import Annotated

from brassboard.kernel import Event, Ref

from .events import FigureId, SideId, SquareName, Symbols

DistrictId = Annotated[str, Ref("district")]
MarkerId = Annotated[str, Ref("marker")]
ObjectId = Annotated[str, Ref("object")]


class ChapterWon(Event, frozen=True, tag="moloch.chapter_won"):
    side: SideId


class AgentEntered(Event, frozen=True, tag="moloch.agent_entered"):
    agent: FigureId
    to: SquareName


class LeftScene(Event, frozen=True, tag="moloch.left_scene"):
    """A figure left the scene undefeated."""

    figure: FigureId


class MarkerTurnedUp(Event, frozen=True, tag="moloch.marker_turned_up"):
    figure: FigureId
    square: SquareName
    marker: MarkerId


class MarkersPeeked(Event, frozen=True, tag="moloch.markers_peeked"):
    """The Nemesis has looked at the face-down markers."""

    n: int


class MarkerSeen(Event, frozen=True, tag="moloch.marker_seen"):
    """What the Nemesis saw."""

    square: SquareName
    marker: MarkerId


class ObjectBroken(Event, frozen=True, tag="moloch.object_broken"):
    figure: FigureId
    square: SquareName
    object: ObjectId


class ObjectHolds(Event, frozen=True, tag="moloch.object_holds"):
    """Too few hits to break it."""

    figure: FigureId
    square: SquareName
    object: ObjectId


class ProgressChanged(Event, frozen=True, tag="moloch.progress_changed"):
    n: int
    progress: int


class BurningRolled(Event, frozen=True, tag="moloch.burning_rolled"):
    dice: Symbols


class DistrictBurns(Event, frozen=True, tag="moloch.district_burns"):
    district: DistrictId


class DistrictSaved(Event, frozen=True, tag="moloch.district_saved"):
    district: DistrictId
