/** Whose colour and silhouette: colour never stands alone. */
import type { DieKind, Owner, SeatShape } from './types';

export interface Look {
  shape: SeatShape;
  fill: string;
  line: string;
}

const SHAPES: SeatShape[] = ['circle', 'square', 'shield', 'diamond'];

export function lookOf(owner: Owner): Look {
  if (owner === 'foe') return { shape: 'hexagon', fill: 'var(--foe)', line: 'var(--foe-line)' };
  if (owner === 'ally') return { shape: 'pill', fill: 'var(--ally)', line: 'var(--ally-line)' };
  return {
    shape: SHAPES[owner - 1] ?? 'circle',
    fill: `var(--seat-${owner})`,
    line: `var(--seat-${owner}-line)`,
  };
}

/** Seats of a match count from 0, looks from 1. */
export function seatOwner(seat: number): Owner {
  return ((((seat % 4) + 4) % 4) + 1) as Owner;
}

export function dieLook(kind: DieKind): { shape: SeatShape; r: number; fill: string } {
  switch (kind) {
    case 'strength':
      return { shape: 'square', r: 13.2, fill: 'var(--die-strength)' };
    case 'agility':
      return { shape: 'circle', r: 13.464, fill: 'var(--die-agility)' };
    case 'magic':
      return { shape: 'diamond', r: 13.464, fill: 'var(--die-magic)' };
    default:
      return { shape: 'flat', r: 13.2, fill: 'var(--die-generic)' };
  }
}

/** Icons are symbols of the sprite in the page, `icons.svg`. */
export function iconHref(name: string): string {
  return `#i-${name}`;
}
