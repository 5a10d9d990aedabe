"""What games share: boards, movement, sight, dice, cards, tracks, teams, rows of content and their effects.

Import the classes of boards by name; use dice, zones, bit sets and the like as modules::

    from brassboard.kit import SquareBoard, bits, dice, zones

    board = SquareBoard.from_text(text)
    rest = zones.take(hand, "luck")
"""

from brassboard.kit import bits, content, dice, effects, teams, tracks, zones
from brassboard.kit.bits import Bits
from brassboard.kit.grid import (
    ALL_DIRECTIONS,
    BOTH_WAYS,
    DOOR,
    EAST,
    EITHER_WAY,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    OPEN,
    OWN_KIND,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    STRAIGHT,
    WALL,
    WEST,
    WINDOW,
    Grid,
)
from brassboard.kit.hexes import PLAIN, Hex, HexBoard, HexTravel
from brassboard.kit.map_plan import DoorLine, Plan, RoomLine
from brassboard.kit.maps import MapError, read_links, read_map
from brassboard.kit.movement import Movement, Reach
from brassboard.kit.sight import CENTRES, SIDES, Line, Sight
from brassboard.kit.squares import SquareBoard, column_letters
from brassboard.kit.steps import Layout, Region
from brassboard.kit.teams import Teams
from brassboard.kit.tracks import Track

__all__ = [
    "ALL_DIRECTIONS",
    "BOTH_WAYS",
    "CENTRES",
    "DOOR",
    "EAST",
    "EITHER_WAY",
    "NORTH",
    "NORTH_EAST",
    "NORTH_WEST",
    "OPEN",
    "OWN_KIND",
    "PLAIN",
    "SIDES",
    "SOUTH",
    "SOUTH_EAST",
    "SOUTH_WEST",
    "STRAIGHT",
    "WALL",
    "WEST",
    "WINDOW",
    "Bits",
    "DoorLine",
    "Grid",
    "Hex",
    "HexBoard",
    "HexTravel",
    "Layout",
    "Line",
    "MapError",
    "Movement",
    "Plan",
    "Reach",
    "Region",
    "RoomLine",
    "Sight",
    "SquareBoard",
    "Teams",
    "Track",
    "bits",
    "column_letters",
    "content",
    "dice",
    "effects",
    "read_links",
    "read_map",
    "teams",
    "tracks",
    "zones",
]
