/** The areas of the hex map that can be pressed: highlighted hexes, and the pieces of units that can be picked up. */
import type { HitArea, HitShape } from '../../kit/hitAreas';
import type { Box } from './data';
import { centreOf, DRAWN_FOR, hexPoints, MEDALLION } from './geometry';
import { placedOn, type HexScene } from './scene';
import type { Pickable, Target } from './targets';

/** Hexes come first, from top to bottom and then from left to right; units lie above them. */
export function hexHitAreas(box: Box, scenes: readonly HexScene[], targets: readonly Target[], units: readonly Pickable[], s: number): HitArea[] {
  const hexes = targets.map((target) => hexArea(box, target, s)).sort((a, b) => a.y - b.y || a.x - b.x);
  return [...hexes, ...units.flatMap((unit) => unitArea(box, scenes, unit, s))];
}

function hexArea(box: Box, target: Target, s: number): HitArea {
  const hex = box.hexes[target.hex]!;
  const at = centreOf(hex, s);
  const [area, ring]: [HitShape, HitShape] =
    hex.terrain === 'home_base'
      ? [{ kind: 'circle', cx: at.x, cy: at.y, r: MEDALLION * s }, { kind: 'circle', cx: at.x, cy: at.y, r: 0.68 * s }]
      : [{ kind: 'polygon', points: hexPoints(at, s) }, { kind: 'polygon', points: hexPoints(at, 0.86 * s) }];
  return { ref: target.ref, label: target.label, ...centreOf(hex), area, ring, armed: target.armed };
}

function unitArea(box: Box, scenes: readonly HexScene[], unit: Pickable, s: number): HitArea[] {
  const scene = scenes[unit.hex];
  const placed = scene ? placedOn(scene).find((piece) => piece.group.unit === unit.unit) : undefined;
  if (!placed) return [];
  const at = centreOf(box.hexes[unit.hex]!, s);
  const k = s / DRAWN_FOR;
  const circle: HitShape = { kind: 'circle', cx: at.x + placed.x * k, cy: at.y + placed.y * k, r: Math.max(14, 15 * placed.scale * k) };
  return [{ ref: unit.what, label: unit.label, ...centreOf(box.hexes[unit.hex]!), area: circle, ring: circle }];
}
