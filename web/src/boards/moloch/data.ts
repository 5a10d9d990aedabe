/** Types of the static board of Rise of Moloch and of the table in a view, as the server sends them. */
import { seatOwner } from '../../kit/appearance';
import type { Owner, PlainBoard } from '../../kit/types';
import type { View } from '../../lib/types';
import type { Names } from '../contract';

export interface ChapterData {
  board: PlainBoard;
  inside: string[];
  /** Numbers of the windows behind a curtain. */
  curtain: number[];
  rounds: number;
  /** What lies on the object squares: circle, seal or nothing. */
  object: string;
  districts: Record<string, string[]>;
  markers: Record<string, number>;
  reinforce: number;
}

export interface GentlemanData {
  profession: string;
  agi: number;
  acc: number;
  str: number;
  ether: number;
  left: number;
  right: number;
  slots: number;
  specials: string[];
  gift: string;
  weapon: string;
}

export interface SheetData {
  kind: 'agent' | 'minion';
  agi: number;
  acc: number;
  str: number;
  ether: number;
  life: number;
  specials: string[];
  abilities: string[];
}

export interface AbilityData {
  source: string;
  gift: string;
  type: string;
  cost: number;
  /** More than `cost` if the user chooses what to pay. */
  most: number;
  once: string;
}

export interface EquipmentData {
  stack: string;
  weapon: boolean;
  melee: number;
  ranged: number;
  range: number;
  reach: number;
  abilities: string[];
}

export interface PlaceData {
  spaces: number;
  /** What the Nemesis gains by each visit. */
  points: number;
  /** Whether it is printed on the plan; else it is a place card. */
  printed: boolean;
  /** The professions it admits. */
  professions: string[];
}

export interface Box {
  chapters: Record<string, ChapterData>;
  gentlemen: Record<string, GentlemanData>;
  sheets: Record<string, Record<string, SheetData>>;
  allies: Record<string, { vip: boolean; abilities: string[] }>;
  abilities: Record<string, AbilityData>;
  powers: Record<string, { cost: number; basic: boolean }>;
  chaos: Record<string, { timing: string; copies: number }>;
  afflictions: Record<string, { until: string }>;
  equipment: Record<string, EquipmentData>;
  roles: Record<string, string[]>;
  advantages: Record<string, string[]>;
  benefits: Record<string, { price: number; target: string }>;
  places: Record<string, PlaceData>;
  /** The symbols of the die. */
  faces: string[];
  special_cost: number;
  elusive_dice: number;
  /** Damage healed and ether gained by a rest. */
  rest: [number, number];
  fire_damage: number;
  short_range: number;
  most_powers: number;
  group: number;
}

export type FigureKind = 'gentleman' | 'agent' | 'minion' | 'ally';

export interface Figure {
  id: string;
  kind: FigureKind;
  sheet: string;
  side: number;
  seat: number;
  version: string;
  square: number;
  damage: number;
  ether: number;
  down: boolean;
  defeated: boolean;
  role: string;
  advantages: string[];
  cards: string[];
  benefits: string[];
  gains: string[];
  afflictions: string[];
  upkeep: number[];
  copied: string;
  carries: boolean;
  life: number;
  vip: boolean;
  left: boolean;
}

export interface MolochTable {
  chapter: string;
  level: string;
  nemesis: { seat: number; hand: string[]; pool: number; powers: string[]; on_powers: number[]; points: number; stones: string[]; minion_benefits: string[] };
  party: { seat: number; players: number; leader: string; stock: string[]; tokens: string[]; plans: string[]; favours: string[] };
  figures: Figure[];
  markers: { square: number; seen: number; kind: string }[];
  round: number;
  phase: 'setup' | 'command' | 'activation' | 'clean_up';
  deaths: number;
  progress: number;
  gone: number[];
  rubble: number[];
  fire: number[];
  objects: number[];
  token: number;
  burning: string[];
  active: string;
  side: number;
  fallen: string[];
  chaos_discard: string[];
  winner: number;
  ended: string;
}

export const NEMESIS = 0;
export const GENTLEMEN = 1;
/** The seat of the Nemesis. */
export const NEMESIS_SEAT = 0;

export type Tell = (key: string, args?: Record<string, string | number>) => string;

export const molochTable = (view: View): MolochTable => view.table as unknown as MolochTable;

export function isBox(board: unknown): board is Box {
  return typeof board === 'object' && board !== null && 'chapters' in board && 'gentlemen' in board;
}

export function chapterOf(view: View, board: unknown): ChapterData | null {
  return isBox(board) ? (board.chapters[molochTable(view).chapter] ?? null) : null;
}

export const isNemesis = (view: View): boolean => view.seat === NEMESIS_SEAT;

export function ownerOf(figure: Pick<Figure, 'kind' | 'seat' | 'side'>): Owner {
  if (figure.kind === 'ally') return 'ally';
  return figure.side === NEMESIS ? 'foe' : seatOwner(figure.seat);
}

/** Two figures of one side with the same first letter differ by a second one. */
const LETTERS: Record<string, string> = {
  bobby: 'Bo', blackmore: 'Bl', tin_nanny: 'Na', watling: 'Wa', lady_ada: 'Ad', steam_coach: 'Co', titus: 'Ti', tobias: 'To', turnbull: 'Tu',
  lotties: 'Lo', lamias: 'La', clown: 'c', shambling: 's', ragged: 'r', burning: 'b', guard: 'g',
};

/** Returns the letters on a figure. They come from its sheet, whose id is the same in all languages. */
export const letterOf = (sheet: string): string => LETTERS[sheet] ?? sheet.slice(0, 1).toUpperCase();

/** Returns a short name: the id of a gentleman, which is his name in all languages, else the name without what follows the first word. */
export function shortName(names: Names, id: string): string {
  if (GENTLEMEN_IDS.has(id)) return id.slice(0, 1).toUpperCase() + id.slice(1);
  const name = names(`figure:${id}`);
  return id === 'damon' ? (name.split(' ')[0] ?? name) : name;
}

/** Returns the short name of an activation card. */
export const cardName = (names: Names, card: string): string => (GENTLEMEN_IDS.has(card) || card === 'damon' ? shortName(names, card) : names(`activation:${card}`));

const GENTLEMEN_IDS = new Set(['major', 'drago', 'emma', 'cavendish', 'abigail']);

/** Names an edge or a door by the squares it joins, because players look for coordinates. */
export function edgeName(plan: ChapterData | null, kind: string, id: string): string {
  if (kind === 'edge') return id.replace('-', '–');
  const between = plan?.board.edges.find((edge) => edge.door === id)?.between ?? [];
  return between.filter((square) => square !== null).join('–');
}

export function frameOf<T>(view: View, name: string): T | null {
  return (view.frames.findLast((frame) => frame['frame'] === `moloch.${name}`) as unknown as T | undefined) ?? null;
}

/** The icon of each symbol of the die. */
export const symbolIcon = (symbol: string): string => (symbol === 'hit+' ? 'hitplus' : symbol);
/** The key of a symbol's name: a key cannot hold a plus sign. */
export const symbolRef = (symbol: string): string => `symbol:${symbol.replace('+', '_plus')}`;

/** Writes tenths as a number of the viewer's language: 15 is 1.5. */
export const tenths = (value: number): string => (value / 10).toLocaleString(undefined, { maximumFractionDigits: 1 });
