/** Types of the static board and of the table in a view of Alone. */
import type { View } from '../../lib/types';

export type Tell = (key: string, args?: Record<string, string | number>) => string;

/** The six actions, in the order of the Hero's sheet. */
export const ACTIONS = ['move', 'explore', 'attack', 'locate', 'search', 'interact'] as const;
export type ActionKind = (typeof ACTIONS)[number];

/** The directions of a tile's links, in the order of the data; stairs are a direction of their own. */
export const DIRECTIONS = ['north', 'east', 'south', 'west', 'stairs'] as const;
export const OFFSETS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
export const STAIRS = 4;
export const [WALL, PASSAGE, DOOR] = [0, 1, 2] as const;
export const HERO = 0;

// The static board

export interface CardData {
  deck: string;
  trigger: string;
  timing: string;
}

export interface ItemData {
  action: ActionKind;
  material: string;
  needs: string;
  charges: number;
  /** Charges that can be paid for one use at most. */
  most: number;
}

export interface StepData {
  verb: string;
  room: string;
  token: string;
  who: string;
  count: number;
  condition: string;
}

export interface MissionData {
  colour: string;
  /** Groups in their order; the steps of a group are open together. */
  steps: StepData[][];
}

export interface Box {
  cards: Record<string, CardData>;
  items: Record<string, ItemData>;
  missions: Record<string, MissionData>;
  characters: string[];
  kinds: string[];
  skills: string[];
  skill_points: number;
  turns: number;
  reactions: number;
  danger_spaces: number;
  danger_always: number;
  round_track: number;
  nightmare: number;
  life: number;
  /** The adrenaline maximum from each value of the lower track on, highest value first. */
  adrenaline: [least: number, most: number][];
  most_adrenaline: number;
  limits: { creatures: number; dangers: number };
  explore: number;
  locate: number;
}

export const isBox = (board: unknown): board is Box => typeof board === 'object' && board !== null && 'round_track' in board && 'skill_points' in board;

// The table

export interface Tile {
  number: number;
  island: number;
  floor: number;
  x: number;
  y: number;
  /** North, east, south, west: wall, passage or door. */
  links: number[];
  shape: string;
  room: string;
  switch: boolean;
  stair: string;
  lit: boolean;
  danger: boolean;
  /** Bit set of the directions whose door is blocked. */
  blocked: number;
  markers: string[];
}

export interface Figure {
  number: number;
  kind: string;
  tile: number;
  wounded: boolean;
}

export interface Item {
  id: string;
  charges: number;
  upgraded: boolean;
}

export interface Hero {
  character: string;
  life: number;
  calm: number;
  adrenaline: number;
  experience: number[];
  items: Item[];
  companions: string[];
  sacrificed: string[];
  tokens: string[];
  searched: string[];
  used_round: string[];
  station_plan: boolean;
}

export interface Mission {
  id: string;
  colour: string;
  /** The group of steps in progress. */
  step: number;
  counts: number[];
  prepared: boolean[];
  fulfilled: boolean;
}

/** Something the Hero was told; see `Fact` of the table for what the words mean. */
export interface Fact {
  what: string;
  here: number;
  word: string;
  number: number;
  same_floor: boolean;
  doubtful: boolean;
  round: number;
  turn: number;
}

export interface EvilSeat {
  seat: number;
  decks: number[];
  first: string[];
  second: string[];
}

export interface RowCard {
  seat: number;
  deck: number;
  turn: number;
  spaces: number;
  /** Empty for a card that lies face down. */
  card: string;
  dangerous: boolean;
}

export interface AloneTable {
  difficulty: string;
  spaces: number;
  secret: { seat: number };
  hero: Hero;
  evil: EvilSeat[];
  tiles: Tile[];
  figures: Figure[];
  missions: Mission[];
  row: RowCard[];
  here: number;
  told: Fact[];
  leader: number;
  round: number;
  round_marker: number;
  turn: number;
  nightmare: boolean;
  owed: number;
  decks: string[];
  boss: string;
  winner: string;
  /** What was hidden until the end: the hands of the Evil players, in seat order. The map is in the standing. */
  opened: { hands: string[][] } | null;
}

export const aloneTable = (view: View): AloneTable => view.table as unknown as AloneTable;
export const hereOf = (table: AloneTable): Tile | null => table.tiles.find((tile) => tile.number === table.here) ?? null;

/** Says whether a view belongs to an Evil player. Everyone else sees what the Hero sees (AL-RULING-51). */
export const isEvil = (view: View): boolean => view.seat !== null && view.seat !== HERO;

export const handOf = (view: View): string[] => {
  const mine = aloneTable(view).evil.find((one) => one.seat === view.seat);
  return mine ? [...mine.first, ...mine.second].filter(Boolean) : [];
};

// The rules in progress

export interface TurnFrame {
  actions: number;
  bullet_time: boolean;
  started: boolean;
  triggers: string[];
  cards: number;
  jammed: boolean;
  omen: boolean;
  all_bonus: number;
}

/** Evil makes up its mind: the card being played, as far as the viewer may know it. */
export interface ThinkingFrame {
  seat: number;
  moment: string;
  card: string;
  shown: string;
  face_down: boolean;
  dangerous: boolean;
}

export function frameOf<T>(view: View, name: string): T | null {
  return (view.frames.findLast((frame) => frame['frame'] === `alone.${name}`) as unknown as T | undefined) ?? null;
}

/** Returns the number of rounds until nightmare begins, extra rounds included. */
export function roundsOf(view: View): number {
  const { round, round_marker, nightmare } = aloneTable(view);
  return nightmare ? round : Math.max(round, round + round_marker - 2);
}

/** The trigger or action of each icon of the sprite; losses are named by their track. */
export const iconOf = (what: string): string => `a-${what}`;
