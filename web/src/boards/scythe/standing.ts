/** How everybody stands, as the server counts it for the viewing seat. The page shows it and counts nothing itself. */
import type { View } from '../../lib/types';

export interface PlayerStanding {
  seat: number;
  /** The hexes the player controls */
  control: number[];
  /** Resources on controlled territories, in the order of `box.actions.resources` */
  resources: number[];
  /** The tier of the popularity track; 0 is the lowest */
  tier: number;
  win_earns_star: boolean;
  /** How much the player has for each space of the triumph track; null where the viewer may not know it */
  reached: (number | null)[];
  /** How many things each part of the score pays for; null where it pays for no things or the viewer may not know it */
  counted: (number | null)[];
  /** The coins of each part of the score; null where the viewer may not know them */
  coins: (number | null)[];
  /** The score if the game ended now; null where a part of it is not known */
  total: number | null;
}

export interface Objective {
  no: number;
  have: number;
  need: number;
  met: boolean;
}

/** A player in a combat, with the most power and the most combat cards the player may spend. */
export interface FightSide {
  seat: number;
  power: number;
  cards: number;
}

/** A combat that is fought, or that a character or mech of the viewer would begin by entering the hex. */
export interface Fight {
  hex: number;
  /** The seat of the defender; a unit that no player controls is below 0, and its side is null */
  foe: number;
  attacker: FightSide | null;
  defender: FightSide | null;
  /** The abilities with which the attacker takes power from the defender before the dials */
  losses: { mech: string; power: number }[];
  /** The defender's workers, who retreat if the attacker wins, and the popularity that costs */
  workers: number;
  popularity: number;
}

/** Workers that flee without combat if a character or mech of the viewer enters the hex, and the popularity that costs. */
export interface Flight {
  hex: number;
  workers: number;
  popularity: number;
}

/** What a unit of the viewer may take along from a hex. */
export interface Cargo {
  unit: string;
  hex: number;
  what: string;
  least: number;
  most: number;
}

export interface Standing {
  track: { id: string; need: number }[];
  /** The names of the parts of the score */
  parts: string[];
  players: PlayerStanding[];
  /** The objectives in the viewer's hand */
  objectives: Objective[];
  /** Who has won, Automas too; null before the end */
  winners: number[] | null;
  /** The combat in progress; while the viewer moves, all combats that a step could begin */
  fights: Fight[];
  flights: Flight[];
  cargo: Cargo[];
}

/** Returns how everybody stands; null before the game is set up. */
export const standingOf = (view: View): Standing | null => (view.standing ?? null) as unknown as Standing | null;

export const standingOfPlayer = (view: View, seat: number): PlayerStanding | null => standingOf(view)?.players.find((one) => one.seat === seat) ?? null;

export const fightAt = (view: View, hex: number): Fight | null => standingOf(view)?.fights.find((one) => one.hex === hex) ?? null;

export const flightAt = (view: View, hex: number): Flight | null => standingOf(view)?.flights.find((one) => one.hex === hex) ?? null;

/** Returns what a unit may take along from a hex, in the order in which the rules ask for it. */
export const cargoOf = (view: View, unit: string, hex: number): Cargo[] => (standingOf(view)?.cargo ?? []).filter((one) => one.unit === unit && one.hex === hex);

/** Returns how many of a cargo come along if the player wants so many. */
export const loadOf = (cargo: Cargo, wanted: number | undefined): number => Math.min(cargo.most, Math.max(cargo.least, wanted ?? 0));

export interface ScorePart {
  name: string;
  count: number | null;
  coins: number;
}

/** These parts are always shown; others only where they give coins. */
const ALWAYS = ['coins', 'stars', 'territories', 'resources', 'structures'];

/** Returns the parts of the score that are shown for these players, by their place in `Standing.parts`. */
export function partsShown(standing: Standing, players: readonly PlayerStanding[]): number[] {
  return [...standing.parts.keys()].filter((place) => ALWAYS.includes(standing.parts[place]!) || players.some((one) => one.coins[place]));
}

/** Returns the score of a player in its parts; null where the viewer may not know it. */
export function scoreOf(view: View, seat: number): { parts: ScorePart[]; total: number } | null {
  const standing = standingOf(view);
  const one = standingOfPlayer(view, seat);
  if (!standing || one?.total == null) return null;
  const parts = partsShown(standing, [one]).map((place) => ({ name: standing.parts[place]!, count: one.counted[place] ?? null, coins: one.coins[place] ?? 0 }));
  return { parts, total: one.total };
}
