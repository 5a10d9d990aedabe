/** Shapes and colours of seats, dice and rooms. A shape always accompanies a colour, for players who cannot tell colours apart. */
import type { Ailment, DieKind, Owner, Pip, SeatShape, Tint } from './types';

export interface Appearance {
  shape: SeatShape;
  fill: string;
  line: string;
}

const SHAPES: SeatShape[] = ['circle', 'square', 'shield', 'diamond'];

export function appearanceOf(owner: Owner): Appearance {
  if (owner === 'foe') return { shape: 'hexagon', fill: 'var(--foe)', line: 'var(--foe-line)' };
  if (owner === 'ally') return { shape: 'pill', fill: 'var(--ally)', line: 'var(--ally-line)' };
  return {
    shape: SHAPES[owner - 1] ?? 'circle',
    fill: `var(--seat-${owner})`,
    line: `var(--seat-${owner}-line)`,
  };
}

/** Returns the owner of a seat. Seats count from 0, owners from 1. */
export function seatOwner(seat: number): Owner {
  return ((((seat % 4) + 4) % 4) + 1) as Owner;
}

export function dieAppearance(kind: DieKind): { shape: SeatShape; r: number; fill: string } {
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

const COLOURS: Record<string, DieKind> = { R: 'strength', B: 'agility', M: 'magic', G: 'generic' };

/** The kind of a die by the letter of its colour; generic where it has none. */
export const dieKindOf = (colour: string): DieKind => COLOURS[colour] ?? 'generic';

const TINTS: Record<Tint, string> = {
  verdigris: 'var(--verdigris-500)',
  copper: 'var(--copper-500)',
  ether: 'var(--ether-500)',
  amethyst: 'var(--amethyst-500)',
  blood: 'var(--blood-500)',
  brass: 'var(--brass-500)',
};

export const tintOf = (tint: Tint): string => TINTS[tint];

/** The icon of each ailment. */
const AILMENTS: Record<Ailment, string> = {
  stunned: 'bolt',
  poisoned: 'poison',
  mad: 'spiral',
  burning: 'flame',
  wounded: 'drop',
};

/** Returns a pip for each ailment of a figure, the gravest first. A figure shows two and names the rest in its tooltip. */
export function ailmentPips(ailments: Partial<Record<Ailment, string>>): Pip[] {
  return (Object.keys(AILMENTS) as Ailment[]).flatMap((kind) => {
    const label = ailments[kind];
    return label ? [{ kind: 'status' as const, icon: AILMENTS[kind], label }] : [];
  });
}

/** Icons are symbols of the sprite in the page, `icons.svg`. */
export function iconHref(name: string): string {
  return `#i-${name}`;
}
