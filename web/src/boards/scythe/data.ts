/** Types of Scythe's static board and of the table in a view, as the server sends them. */
import type { Plain, View } from '../../lib/types';

export interface HexData {
  name: string;
  q: number;
  r: number;
  terrain: string;
  /** A resource, "worker" or "" */
  makes: string;
  encounter: boolean;
  tunnel: boolean;
  near: number[];
}

export interface Amount {
  what: string;
  n: number;
}

export interface FactionData {
  base: number;
  power: number;
  cards: number;
  ability: string;
  mechs: string[];
  riverwalk: string[];
  /** Abilities replaced with 6 or 7 players */
  big: Record<string, string>;
  starts: number[];
}

export interface SectionData {
  top: string;
  bottom: string;
  cost: number;
  removable: number;
  coins: number;
}

export interface TierData {
  low: number;
  high: number;
  star: number;
  territory: number;
  pair: number;
}

export interface LevelData {
  spaces: number;
  row: number;
  water_until: number;
  second: number;
  stars: number[];
  skips: boolean;
}

export interface SchemeData {
  moves: { do: string; min_power: number; faction: string }[];
  gains: { what: string; n: number; faction: string }[];
  recruit: string;
}

export interface AutomaCardData {
  skip: boolean;
  advance: boolean;
  spend: number[];
  cards: number;
  resources: number;
  schemes: SchemeData[];
}

export interface Box {
  hexes: HexData[];
  rivers: [number, number][];
  clockwise: string[];
  factions: Record<string, FactionData>;
  mats: Record<string, { order: number; number: string; popularity: number; coins: number; sections: SectionData[] }>;
  actions: {
    tops: string[];
    top_costs: number[];
    structures: string[];
    boxes: string[];
    box_base: number[];
    trade_resources: number;
    /** Power, popularity and coins, by the number of workers on the map */
    produce_costs: [number, number, number][];
    bottoms: string[];
    resources: string[];
    bonuses: string[];
    ongoing: number;
    one_time: number;
  };
  tracks: { power: number; popularity: number; dial: number; stars: number; factory_worth: number; tiers: TierData[] };
  pieces: { workers: number; mechs: number; recruits: number; tokens: number };
  traps: Amount[];
  combat: number[];
  encounters: Record<string, { cost: Amount[]; gain: Amount[] }[]>;
  factory: Record<string, { cost: Amount[]; choose: Amount[][]; placement: string }>;
  levels: Record<string, LevelData>;
  automa: Record<string, AutomaCardData>;
}

export interface PlayerPart {
  seat: number;
  kind: 'human' | 'automa';
  faction: string;
  mat: string;
  base: number;
  power: number;
  popularity: number;
  /** -1 if the viewer does not know them */
  coins: number;
  /** Values of the combat cards; -1 for those the viewer does not see */
  cards: number[];
  objectives: number[];
  character: number;
  mechs: number[];
  workers: number[];
  structures: number[];
  flags: number[];
  /** `penalty` is -1 for whoever does not know which Trap it is */
  traps: { penalty: number; at: number; armed: boolean; seen?: number }[];
  stars: string[];
  abilities: string[];
  deployed: number;
  lifted: number;
  covered: number[];
  recruits: number;
  bonuses: number;
  factory_card: number;
  token: number;
  wins: number;
  achieved: number[];
  used: string[];
  spent: string[];
  ousted: number;
  level: string;
  tracker: number;
  last: number;
}

export interface NpcPart {
  id: string;
  at: number;
  life: number;
}

export interface ScytheTable {
  players: PlayerPart[];
  factory: { seen: number; cards: number[] };
  npcs: NpcPart[];
  goods: number[][];
  modules: string[];
  track: string[];
  order: number[];
  active: number;
  turns: number;
  encounters: number[];
  tile: string;
  combat_discard: number[];
  big: boolean;
  cooperative: boolean;
  ended: string;
}

export interface Trek {
  unit: string;
  start: number;
  at: number;
  walked: boolean;
}

export interface MovingFrame {
  seat: number;
  units: number;
  treks: Trek[];
  unit: string;
  at: number;
  to: number;
  left: number;
}

export interface CombatFrame {
  seat: number;
  foe: number;
  at: number;
  treks: Trek[];
  powers: string[];
  bids: number[];
  attack_cards: number[];
  defence_cards: number[];
  won: number;
}

export interface MeetingFrame {
  seat: number;
  card: number;
  chosen: number[];
}

export interface TurnFrame {
  seat: number;
  /** Set once the token has been moved. */
  section: Record<string, Plain> | null;
  top: boolean;
  bottom: boolean;
}

/** The section of the Factory card. */
export const FACTORY_SECTION = 5;
export const UNITS = ['character', 'mech', 'worker'] as const;
export type Unit = (typeof UNITS)[number];

export function scytheTable(view: View): ScytheTable {
  return view.table as unknown as ScytheTable;
}

export function isBox(board: unknown): board is Box {
  return typeof board === 'object' && board !== null && 'hexes' in board && 'mats' in board;
}

/** Says whether the game is set up. Before that, players have no factions and the triumph track is empty. */
export function isLaidOut(table: ScytheTable): boolean {
  return table.track.length > 0 && table.players.every((one) => one.faction !== '');
}

export function frameOf<T>(view: View, name: string): T | null {
  const found = view.frames.findLast((frame) => frame['frame'] === `scythe.${name}`) as Record<string, Plain> | undefined;
  return (found as unknown as T | undefined) ?? null;
}

/** Returns the player whose mats are shown: the viewing seat, or else the player whose turn it is. */
export function shownPlayer(view: View): PlayerPart | null {
  const table = scytheTable(view);
  return table.players.find((one) => one.seat === view.seat) ?? table.players.find((one) => one.seat === table.active && one.kind === 'human') ?? table.players[0] ?? null;
}

export const bit = (set: number, place: number): boolean => ((set >> place) & 1) === 1;
export const bitsIn = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** Returns how many units of a kind a player has on a hex. */
export function countOf(one: PlayerPart, unit: string, at: number): number {
  if (unit === 'character') return one.character === at ? 1 : 0;
  return (unit === 'mech' ? one.mechs : one.workers).filter((hex) => hex === at).length;
}

/** Returns the hexes of a player's units; several units on one hex are several entries. */
export const unitsOf = (one: PlayerPart): number[] => [one.character, ...one.mechs, ...one.workers].filter((at) => at >= 0);

/** Returns the resources on a hex, in the order of `box.actions.resources`. */
export const goodsAt = (table: ScytheTable, at: number): number[] => table.goods.map((row) => row[at] ?? 0);

export const sectionsOf = (box: Box, one: PlayerPart): SectionData[] => box.mats[one.mat]?.sections ?? [];

/** Returns what a box of the top row gives now. */
export function boxValue(box: Box, one: PlayerPart, name: string): number {
  const place = box.actions.boxes.indexOf(name);
  return (box.actions.box_base[place] ?? 0) + (bit(one.lifted, place) ? 1 : 0);
}

/** Boxes of a top-row action, as the mat shows them. */
export const TOP_BOXES: Readonly<Record<string, readonly string[]>> = {
  bolster: ['power', 'cards'],
  produce: ['territories'],
  move: ['moves', 'coins'],
  trade: ['popularity'],
};

/** The choices of a top-row action, as arguments of the action `top`. */
export const TOP_CHOICES: Readonly<Record<string, readonly string[]>> = {
  bolster: ['power', 'cards'],
  produce: ['produce'],
  move: ['moves', 'coins'],
  trade: ['resources', 'popularity'],
};

/** Returns how many resources the bottom-row action of a section costs now. */
export function costOf(box: Box, one: PlayerPart, section: SectionData): number {
  return section.cost - (one.covered[box.actions.bottoms.indexOf(section.bottom)] ?? 0);
}

export const playerOfFaction = (table: ScytheTable, faction: string): PlayerPart | undefined => table.players.find((one) => one.faction === faction);
