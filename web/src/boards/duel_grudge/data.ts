/** The table of a grudge as a view shows it, and what its sheet says of each duellist. */
import type { View } from '../../lib/types';

interface Sheet {
  points: number[];
  upgrades: string[];
  seated: boolean[];
  /** The health of each duellist after their last duel. */
  health: number[];
  /** Who won each duel so far, as a bit mask of seats. */
  winners: number[];
}

export interface Row {
  seat: number;
  /** For each duel played: whether this duellist won it. */
  won: boolean[];
  health: number;
  upgrade: string;
  points: number;
}

export const duelsPlayed = (view: View): number => sheetOf(view).winners.length;

export function rowsOf(view: View): Row[] {
  const { points, upgrades, seated, health, winners } = sheetOf(view);
  return seated.flatMap((held, seat) =>
    held ? [{ seat, won: winners.map((mask) => (mask & (1 << seat)) !== 0), health: health[seat] ?? 0, upgrade: upgrades[seat] ?? 'none', points: points[seat] ?? 0 }] : [],
  );
}

const sheetOf = (view: View): Sheet => view.table as unknown as Sheet;
