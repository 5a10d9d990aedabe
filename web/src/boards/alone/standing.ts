/** Types of what the server counts for a viewer: `Standing` in games/alone/data/standing.py. */
import type { View } from '../../lib/types';

export interface Kind {
  kind: string;
  first: number;
  second: number;
  dark: number;
  lit: number;
  loss: number;
  distance: number;
  boss: boolean;
}

export interface Sector {
  code: string;
  floor: number;
  x: number;
  y: number;
  links: number[];
  doors: string[];
  blocked: number;
  shape: string;
  room: string;
  switch: boolean;
  stair: string;
  lit: boolean;
  danger: boolean;
  revealed: boolean;
  /** It is in the maze or was there before. */
  explored: boolean;
  sight: boolean;
  markers: string[];
  real: boolean;
  distance: number;
  noise: string[];
  tile: number;
}

export interface Creature {
  name: string;
  kind: string;
  sector: string;
  wounded: boolean;
  figure: number;
  distance: number;
  dice: number;
  attack: number;
  bonus: number;
  shock: number;
  /** Expected loss of life in tenths, without and with the dice of the card being played. */
  tenths: number;
  card_tenths: number;
}

export interface FloorFacts {
  floor: number;
  width: number;
  height: number;
  creatures: number;
  dangers: number;
  hero: boolean;
}

export interface SecretMap {
  hero: string;
  sectors: Sector[];
  creatures: Creature[];
  floors: FloorFacts[];
  supply: number[];
  conditional: boolean;
  card_dice: number;
}

export interface Standing {
  sight: number[];
  sights: { direction: string; tiles: number[] }[];
  used: number;
  free: number;
  reactions: number;
  next_spaces: number;
  danger_from: number;
  open_dangers: number;
  next_dangers: number;
  adrenaline_max: number;
  attack_dice: number;
  search_cards: number;
  opportunity: number;
  dangerous: boolean;
  kinds: Kind[];
  map: SecretMap | null;
  hand: { card: string; spaces: number; dangers: number }[];
}

/** Returns what the server counted; null before the Hero stands in the maze. */
export const standingOf = (view: View): Standing | null => (view.standing ?? null) as unknown as Standing | null;
