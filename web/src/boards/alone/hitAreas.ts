/** The shapes of highlighted places on both maps, in pixels of the drawing. */
import type { HitShape } from '../../kit/hitAreas';
import { HALF } from './geometry';
import type { Target } from './mazeScene';

type Place = Pick<Target, 'x' | 'y' | 'kind' | 'direction' | 'r'>;

/** The radius of a piece that has its sector to itself, in cells. */
const ALONE = 0.185;
/** A finger needs this many pixels. */
const LEAST = 44;

function rect(place: Place, width: number, height: number, s: number, rx: number): HitShape & { kind: 'rect' } {
  return { kind: 'rect', x: place.x * s - width / 2, y: place.y * s - height / 2, width, height, rx };
}

/** Returns the outline that shows a highlighted place. */
export function outlineOf(place: Place, s: number): HitShape {
  if (place.kind === 'cell') return rect(place, 0.9 * s, 0.9 * s, s, 7);
  if (place.kind === 'piece') return { kind: 'circle', cx: place.x * s, cy: place.y * s, r: ((place.r ?? ALONE) + 0.055) * s };
  if (place.kind === 'stairs') return { kind: 'circle', cx: (place.x - 0.34) * s, cy: (place.y + 0.35) * s, r: Math.max(16, 0.15 * s) };
  const [long, broad] = [(2 * HALF + 0.08) * s, Math.max(18, 0.2 * s)];
  return place.direction % 2 ? rect(place, broad, long, s, 5) : rect(place, long, broad, s, 5);
}

/** Returns what reacts to the pointer: the outline, but large enough to press. */
export function areaOf(place: Place, s: number): HitShape {
  const shape = outlineOf(place, s);
  // Pieces that share a sector leave each other the room to be pressed.
  if (shape.kind === 'circle') return place.r !== undefined && place.r < ALONE ? { ...shape, r: 1.05 * place.r * s } : { ...shape, r: Math.max(LEAST / 2, shape.r) };
  if (shape.kind !== 'rect') return shape;
  return rect(place, Math.max(Math.min(LEAST, s), shape.width), Math.max(Math.min(LEAST, s), shape.height), s, shape.rx ?? 0);
}
