/** Positions on the Stygian board: path 1 points up, the others follow clockwise. */
import type { Point } from '../../kit/types';

const PATHS = 6;
/** How far Access, outer and inner Passage are from the Eye. */
const RINGS = [88, 61, 34];
const GAPS = 78;

function around(turn: number, far: number): Point {
  const angle = (turn / PATHS) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(Math.cos(angle) * far * 100) / 100 + 0, y: Math.round(Math.sin(angle) * far * 100) / 100 + 0 };
}

/** Squares count Accesses, outer Passages, inner Passages, then the Eye. */
export function astralPoint(square: number): Point {
  const far = RINGS[Math.floor(square / PATHS)];
  return far === undefined ? { x: 0, y: 0 } : around(square % PATHS, far);
}

/** The gap after a path, clockwise. */
export function gapPoint(path: number): Point {
  return around(path + 0.5, GAPS);
}

/** Returns position and scale of one of several figures on a place: two beside each other, more in a circle, and smaller. */
export function crowdPoint(square: number, index: number, of: number): Point & { scale: number } {
  const at = astralPoint(square);
  if (of <= 1) return { ...at, scale: 1 };
  if (of === 2) return { x: at.x + (index ? 9.5 : -9.5), y: at.y, scale: 0.82 };
  const place = around((index / of) * PATHS, of > 5 ? 15 : 12.5);
  return { x: at.x + place.x, y: at.y + place.y, scale: of > 5 ? 0.56 : 0.68 };
}
