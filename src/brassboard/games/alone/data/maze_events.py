"""Events of the maze: what comes into it, goes, or changes in it. Events named Secret go to Evil only."""

from brassboard.kernel import Event

from .actions import Direction, DoorName, FigureId, SectorName, TileName
from .table import CreatureKind


class TileRevealed(Event, frozen=True, tag="alone.tile_revealed"):
    tile: TileName


class TileGone(Event, frozen=True, tag="alone.tile_gone"):
    tiles: tuple[TileName, ...]


class LightOn(Event, frozen=True, tag="alone.light_on"):
    tile: TileName


class LightOff(Event, frozen=True, tag="alone.light_off"):
    tile: TileName


class SecretLight(Event, frozen=True, tag="alone.secret_light"):
    """Light went on or off in a hidden sector."""

    sector: SectorName
    lit: bool


class DangerPlaced(Event, frozen=True, tag="alone.danger_placed"):
    tile: TileName


class DangerRemoved(Event, frozen=True, tag="alone.danger_removed"):
    tile: TileName


class SecretDanger(Event, frozen=True, tag="alone.secret_danger"):
    sector: SectorName
    placed: bool


class BlockPlaced(Event, frozen=True, tag="alone.block_placed"):
    tile: TileName
    direction: Direction


class BlockRemoved(Event, frozen=True, tag="alone.block_removed"):
    tile: TileName
    direction: Direction


class SecretBlock(Event, frozen=True, tag="alone.secret_block"):
    door: DoorName
    blocked: bool


class FigureRevealed(Event, frozen=True, tag="alone.figure_revealed"):
    figure: FigureId
    kind: CreatureKind
    tile: TileName
    wounded: bool


class FigureMoved(Event, frozen=True, tag="alone.figure_moved"):
    figure: FigureId
    kind: CreatureKind
    tile: TileName


class FigureLeft(Event, frozen=True, tag="alone.figure_left"):
    """A creature left the maze in this direction (AL-CMOVE-04)."""

    figure: FigureId
    kind: CreatureKind
    direction: Direction


class FigureVanished(Event, frozen=True, tag="alone.figure_vanished"):
    figure: FigureId
    kind: CreatureKind
