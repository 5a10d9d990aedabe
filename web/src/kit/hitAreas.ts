/** The areas of a board that can be pressed: what `Hits.svelte` gets, and how a square board makes it. */
import { areaOf } from './geometry';
import type { LitPlace } from './places';
import type { Point } from './types';

export type HitShape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; rx?: number }
  | { kind: 'circle'; cx: number; cy: number; r: number }
  | { kind: 'polygon'; points: string }
  | { kind: 'path'; d: string };

/** One button of a board. Its place is in units of the viewport, its shapes are in pixels of the drawing. */
export interface HitArea extends Point {
  ref: string;
  label: string;
  /** What reacts to the pointer. */
  area: HitShape;
  /** The outline that shows the keyboard focus. */
  ring: HitShape;
  /** Set if a first press has selected it and a second one confirms. */
  armed?: boolean;
}

type Rect = Extract<HitShape, { kind: 'rect' }>;

export function squareHitAreas(places: readonly LitPlace[], cell: number): HitArea[] {
  const doors = places.filter((place) => place.kind === 'door');
  return places.map((place) => {
    const box = boxOf(place, doors, cell);
    const area: HitShape = place.kind === 'room' ? { kind: 'path', d: areaOf(place.area ?? [], cell) } : box;
    return { ref: place.ref, label: place.lit.label, x: place.x, y: place.y, area, ring: ringOf(place, box, cell) };
  });
}

function ringOf(place: LitPlace, box: Rect, cell: number): HitShape {
  if (place.kind === 'figure') return { kind: 'circle', cx: place.x * cell, cy: place.y * cell, r: 0.49 * cell * place.scale };
  if (place.kind !== 'square') return { ...box, rx: 5 };
  return { kind: 'rect', x: (place.x - 0.4) * cell, y: (place.y - 0.4) * cell, width: 0.8 * cell, height: 0.8 * cell, rx: 4 };
}

/** A highlighted square is narrower beside a highlighted door, so that both can be pressed. */
function boxOf(place: LitPlace, doors: readonly LitPlace[], cell: number): Rect {
  if (place.kind === 'door') {
    const long = Math.max(0.8, Math.min(1, 40 / cell)) * cell;
    const broad = 0.44 * cell;
    const [width, height] = place.upright ? [broad, long] : [long, broad];
    return { kind: 'rect', x: place.x * cell - width / 2, y: place.y * cell - height / 2, width, height };
  }
  const small = place.kind === 'square' ? 0.47 : 0.44 * place.scale;
  let [left, right, top, bottom] = [small, small, small, small];
  for (const door of place.kind === 'square' ? doors : []) {
    const dx = door.x - place.x;
    const dy = door.y - place.y;
    if (Math.abs(dy) < 0.01 && Math.abs(Math.abs(dx) - 0.5) < 0.01) {
      if (dx > 0) right = 0.28;
      else left = 0.28;
    }
    if (Math.abs(dx) < 0.01 && Math.abs(Math.abs(dy) - 0.5) < 0.01) {
      if (dy > 0) bottom = 0.28;
      else top = 0.28;
    }
  }
  return {
    kind: 'rect',
    x: (place.x - left) * cell,
    y: (place.y - top) * cell,
    width: (left + right) * cell,
    height: (top + bottom) * cell,
  };
}
