/** Positions on the hex map: hexes with a corner at the top, the Factory at 0,0. The unit is `s`, a hex's outer radius. */
import type { Box, HexData } from './data';

export interface Point {
  x: number;
  y: number;
}

const ROOT3 = Math.sqrt(3);
/** Positions inside a hex are given for a hex of this outer radius, in pixels. */
export const DRAWN_FOR = 59;
/** From this size on a hex shows its coordinate beside its letter. */
export const ROOM_FOR_NAMES = 56;
/** The radius of a home base's medallion. */
export const MEDALLION = 0.74;

export function centreOf(hex: Pick<HexData, 'q' | 'r'>, s = 1): Point {
  return { x: s * ROOT3 * (hex.q + hex.r / 2), y: s * 1.5 * hex.r };
}

/** The six corners, clockwise from the top. */
export function corners(at: Point, size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = ((turn * 60 - 90) * Math.PI) / 180;
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
  });
}

const round = (n: number): number => Math.round(n * 10) / 10 + 0;

export const pointsOf = (points: readonly Point[]): string => points.map((p) => `${round(p.x)},${round(p.y)}`).join(' ');
export const hexPoints = (at: Point, size: number): string => pointsOf(corners(at, size));

/** Returns the ends of the edge two neighbouring hexes share. */
export function edgeBetween(one: HexData, other: HexData, s: number): [Point, Point] {
  const [a, b] = [centreOf(one, s), centreOf(other, s)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (-(b.y - a.y) / length) * (s / 2), y: ((b.x - a.x) / length) * (s / 2) };
  return [
    { x: middle.x + along.x, y: middle.y + along.y },
    { x: middle.x - along.x, y: middle.y - along.y },
  ];
}

/** All rivers as one path. */
export function riverPath(box: Pick<Box, 'hexes' | 'rivers'>, s: number): string {
  return box.rivers
    .flatMap(([one, other]) => {
      const [a, b] = [box.hexes[one], box.hexes[other]];
      // a home base has no edge of its own on the map
      if (!a || !b || a.terrain === 'home_base' || b.terrain === 'home_base') return [];
      const [from, to] = edgeBetween(a, b, s);
      return [`M${round(from.x)},${round(from.y)}L${round(to.x)},${round(to.y)}`];
    })
    .join('');
}

/** Returns the box around the whole map, home bases included, in units of s. */
export function extent(hexes: readonly HexData[]): { left: number; top: number; width: number; height: number } {
  const boxes = hexes.map((hex) => {
    const at = centreOf(hex);
    const [wide, high] = hex.terrain === 'home_base' ? [MEDALLION + 0.04, MEDALLION + 0.04] : [ROOT3 / 2, 1];
    return { left: at.x - wide, right: at.x + wide, top: at.y - high, bottom: at.y + high };
  });
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  return { left, top, width: Math.max(...boxes.map((one) => one.right)) - left, height: Math.max(...boxes.map((one) => one.bottom)) - top };
}

/** Returns the number of the hex at a point; -1 for none. */
export function hexUnder(hexes: readonly HexData[], at: Point, s: number): number {
  let best = -1;
  let least = Infinity;
  hexes.forEach((hex, number) => {
    const centre = centreOf(hex, s);
    const far = Math.hypot(centre.x - at.x, centre.y - at.y);
    if (far < least && far < s * (hex.terrain === 'home_base' ? MEDALLION : 0.98)) [best, least] = [number, far];
  });
  return best;
}

/** Returns the ends of an arrow from one hex to another. It stops short of the centres, so that pieces stay visible. */
export function arrowBetween(from: Point, to: Point, s: number, start = 0.3, end = 0.62): [Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const on = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  // A long arrow keeps a fixed distance from both centres.
  return far > 2 * s ? [on((0.5 * s) / far), on(1 - (0.62 * s) / far)] : [on(start), on(end)];
}
