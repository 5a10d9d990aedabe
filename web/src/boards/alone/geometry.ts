/** Shapes of sectors and where things stand in them. A sector is a cell of size 1 around its centre; nothing is drawn here. */
import { DOOR, OFFSETS, PASSAGE, WALL } from './data';

export interface Point {
  x: number;
  y: number;
}

/** Half the width of a corridor, and half the size of a room. */
export const HALF = 0.25;
export const ROOM = 0.43;
export const EDGE = 0.5;
/** How much lower pieces stand in a room, which has its name above. */
export const IN_ROOM = 0.1;
/** How far an open link fades into the fog beyond the edge. */
export const FADE = 0.52;

export const n1 = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** The corners of a corridor's floor for each side, clockwise: the inner corner before it, and its two corners on the edge. */
const SIDES: readonly (readonly [Point, Point, Point])[] = [
  [{ x: -HALF, y: -HALF }, { x: -HALF, y: -EDGE }, { x: HALF, y: -EDGE }],
  [{ x: HALF, y: -HALF }, { x: EDGE, y: -HALF }, { x: EDGE, y: HALF }],
  [{ x: HALF, y: HALF }, { x: HALF, y: EDGE }, { x: -HALF, y: EDGE }],
  [{ x: -HALF, y: HALF }, { x: -EDGE, y: HALF }, { x: -EDGE, y: -HALF }],
];

export interface Outline {
  /** The floor as points of a polygon. */
  floor: string;
  /** The walls as a path. */
  walls: string;
}

/** Returns the outline of a corridor with these links, for cells of `s` pixels. */
export function corridor(links: readonly number[], s: number): Outline {
  const points: Point[] = [];
  const walls: string[] = [];
  const line = (from: Point, to: Point): void => void walls.push(`M${n1(from.x * s)},${n1(from.y * s)}L${n1(to.x * s)},${n1(to.y * s)}`);
  SIDES.forEach(([corner, first, second], side) => {
    const next = SIDES[(side + 1) % 4]![0];
    points.push(corner);
    if (links[side] === WALL) line(corner, next);
    else {
      points.push(first, second);
      line(corner, first);
      line(second, next);
    }
  });
  return { floor: points.map((point) => `${n1(point.x * s)},${n1(point.y * s)}`).join(' '), walls: walls.join('') };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxAround = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
const isUpright = (direction: number): boolean => direction % 2 === 1;

/** Returns the piece of floor that joins a room to its edge in a direction. */
export function roomNeck(direction: number, s: number): Box {
  const [dx, dy] = OFFSETS[direction]!;
  const [deep, middle] = [EDGE - ROOM + 0.01, (EDGE + ROOM) / 2];
  return boxAround(dx * middle * s, dy * middle * s, (isUpright(direction) ? deep : 2 * HALF) * s, (isUpright(direction) ? 2 * HALF : deep) * s);
}

/** Returns the leaf of a door on the edge of a cell in a direction; an open one is two short pieces. */
export function doorLeaves(direction: number, s: number, open: boolean): Box[] {
  const [dx, dy] = OFFSETS[direction]!;
  const thick = Math.max(7, 0.11 * s);
  const piece = (along: number, long: number): Box =>
    isUpright(direction) ? boxAround(dx * EDGE * s, along, thick, long) : boxAround(along, dy * EDGE * s, long, thick);
  const long = 2 * HALF * s;
  return open ? [piece(-0.37 * long, 0.26 * long), piece(0.37 * long, 0.26 * long)] : [piece(0, long)];
}

/** Returns the middle of the edge of a cell in a direction. */
export const edgePoint = (direction: number, s: number, share = EDGE): Point => ({ x: OFFSETS[direction]![0] * share * s, y: OFFSETS[direction]![1] * share * s });

/** Returns the fading floor of an open link beyond the edge. */
export function fade(direction: number, s: number): Box {
  const at = edgePoint(direction, s, EDGE + FADE / 2);
  return boxAround(at.x, at.y, (isUpright(direction) ? FADE : 2 * HALF) * s, (isUpright(direction) ? 2 * HALF : FADE) * s);
}

/** Returns the dotted line between two sectors, on the edge in a direction. */
export function seam(direction: number, s: number): string {
  const at = edgePoint(direction, s);
  const half = 0.44 * HALF * 2 * s;
  return isUpright(direction) ? `M${n1(at.x)},${n1(at.y - half)}V${n1(at.y + half)}` : `M${n1(at.x - half)},${n1(at.y)}H${n1(at.x + half)}`;
}

/** Returns where pieces stand in a sector, and their radius; all in cells. */
export function spots(count: number): { at: Point[]; r: number } {
  if (count <= 1) return { at: [{ x: 0, y: 0 }], r: 0.185 };
  if (count === 2) return { at: [{ x: -0.15, y: -0.07 }, { x: 0.15, y: 0.07 }], r: 0.155 };
  if (count === 3) return { at: [{ x: 0, y: -0.16 }, { x: -0.155, y: 0.1 }, { x: 0.155, y: 0.1 }], r: 0.14 };
  const across = Math.ceil(Math.sqrt(count));
  const gap = 0.5 / across;
  const rows = Math.ceil(count / across);
  return {
    at: Array.from({ length: count }, (_, place) => ({
      x: ((place % across) - (across - 1) / 2) * gap,
      y: (Math.floor(place / across) - (rows - 1) / 2) * gap,
    })),
    r: gap / 2,
  };
}

/** Returns where one of several pieces in a sector stands, given the sector's centre, and its radius; all in cells. */
export function pieceAt(centre: Point, count: number, place: number, inRoom: boolean): Point & { r: number } {
  const { at, r } = spots(count);
  return { x: centre.x + at[place]!.x, y: centre.y + at[place]!.y + (inRoom ? IN_ROOM : 0), r };
}

/** The corners of a creature's hexagon. */
export const hexagon = (r: number): string =>
  Array.from({ length: 6 }, (_, corner) => `${n1(r * Math.sin((corner * Math.PI) / 3))},${n1(-r * Math.cos((corner * Math.PI) / 3))}`).join(' ');

// The maze: islands beside each other

export interface Cell {
  links: readonly number[];
  number: number;
  island: number;
  floor: number;
  x: number;
  y: number;
}

export interface Island {
  island: number;
  floor: number;
  /** Whether the Hero stands on it. */
  here: boolean;
  /** Its frame, in cells of the drawing. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MazeLayout {
  /** The centre of each tile by its number, in cells of the drawing. */
  at: Map<number, Point>;
  islands: Island[];
  width: number;
  height: number;
}

/** How far a tile reaches from its centre: to a wall, with a link that fades, and where the Hero may go. */
const [TO_WALL, TO_FOG, TO_TARGET] = [0.56, EDGE + FADE, 1.48];
/** Cells for the label of an island, and between two islands. */
const LABEL = 0.3;
const GAP = 0.2;

/**
 * Places islands beside each other: the Hero's first, then in the order of their numbers, in rows of a drawing that is about
 * `aspect` times as wide as it is high. Tiles of one island keep their places relative to each other (AL-KNOW-11).
 */
export function layoutMaze(tiles: readonly Cell[], here: number, aspect: number): MazeLayout {
  const home = tiles.find((tile) => tile.number === here)?.island ?? -1;
  const numbers = [...new Set(tiles.map((tile) => tile.island))].sort((a, b) => Number(b === home) - Number(a === home) || a - b);
  const frames = numbers.map((island) => {
    const own = tiles.filter((tile) => tile.island === island);
    const reach = (tile: Cell, side: number): number => (!tile.links[side] ? TO_WALL : tile.number === here ? TO_TARGET : TO_FOG);
    const [top, right, bottom, left] = [
      Math.min(...own.map((tile) => tile.y - reach(tile, 0))),
      Math.max(...own.map((tile) => tile.x + reach(tile, 1))),
      Math.max(...own.map((tile) => tile.y + reach(tile, 2))),
      Math.min(...own.map((tile) => tile.x - reach(tile, 3))),
    ];
    return { island, own, left, top, width: Math.max(right - left, 1.9), height: bottom - top + LABEL };
  });
  const area = frames.reduce((sum, frame) => sum + (frame.width + GAP) * (frame.height + GAP), 0);
  const most = Math.max(Math.sqrt(area * aspect), ...frames.map((frame) => frame.width));
  const layout: MazeLayout = { at: new Map(), islands: [], width: 0, height: 0 };
  let [x, y, high] = [0, 0, 0];
  for (const frame of frames) {
    if (x > 0 && x + frame.width > most + 0.01) [x, y, high] = [0, y + high + GAP, 0];
    for (const tile of frame.own) layout.at.set(tile.number, { x: x + tile.x - frame.left, y: y + LABEL + tile.y - frame.top });
    layout.islands.push({ island: frame.island, floor: frame.own[0]!.floor, here: frame.island === home, x, y, width: frame.width, height: frame.height });
    layout.width = Math.max(layout.width, x + frame.width);
    high = Math.max(high, frame.height);
    layout.height = Math.max(layout.height, y + high);
    x += frame.width + GAP;
  }
  return layout;
}

/** Returns the tile beside another one in a direction, if both are on one island. */
export function tileBeside<T extends Cell>(tiles: readonly T[], tile: Cell, direction: number): T | null {
  const offset = OFFSETS[direction];
  if (!offset) return null;
  return tiles.find((other) => other.island === tile.island && other.x === tile.x + offset[0] && other.y === tile.y + offset[1]) ?? null;
}

/** Returns the direction from a tile to a place beside it; -1 if they do not touch. */
export function directionTo(from: Cell, to: { x: number; y: number }): number {
  return OFFSETS.findIndex(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
}

export const isOpen = (link: number): boolean => link === PASSAGE || link === DOOR;
