/** Types of the static board of The Smog Riders and of the table in a view, as the server sends them. */
import { dieKindOf } from '../../kit/appearance';
import type { DieKind, PlainBoard } from '../../kit/types';
import type { View } from '../../lib/types';
import type { Names } from '../contract';

export interface SkillData {
  id: string;
  /** "", melee, ranged, room, line */
  attack: string;
  needs: string;
  gaps: number;
  wounds: number;
  steam: number;
}

export interface Profile {
  faction: string;
  leader: boolean;
  dice: string;
  health: number;
  mind: number;
  skills: SkillData[];
  special: string;
  minion: { dice: number; health: number; mind: number; skills: SkillData[] };
}

export interface EffectData {
  what: string;
  n: number;
  scope: string;
}

export interface RoomCardData {
  target: number;
  curse: string;
  numbers: number[];
  penalty: EffectData[];
  reward: EffectData[];
  turrets: string[];
  clears: boolean;
}

export interface ScenarioData {
  board: PlainBoard;
  rounds: number;
  target: number;
  areas: string[];
  exits: string[];
  start_room: string;
  objects: string[];
  points: { who: string; what: string; kind: string; n: number; before: number }[];
  leader: string;
  leader_health: number;
  /** The object of which one must be brought out, or the defender wins. */
  needs?: string;
  /** The object whose delivery alone wins. */
  wins?: string;
}

export interface Box {
  scenarios: Record<string, ScenarioData>;
  characters: Record<string, Profile>;
  magic: Record<string, { kind: string; companion: string; skills: SkillData[] }>;
  defence: Record<string, { own_turn: boolean }>;
  rooms: Record<string, RoomCardData>;
  turrets: Record<string, { health: number; needs: string; all_in_room: boolean }>;
  stygia: { paths: number; squares: string[] };
}

export interface Person {
  id: string;
  seat: number;
  at: 'out' | 'reserve' | 'map' | 'stygia' | 'fallen' | 'left';
  square: number;
  astral: number;
  wounds: number;
  madness: number;
  stunned: boolean;
  gear: string[];
  carries: string[];
  dice: string;
  points: number;
  resting: boolean;
  rolled: boolean;
  used: string[];
  backs: number;
  backing: number;
}

export interface RoomPart {
  name: string;
  state: 'unentered' | 'active' | 'resolved';
  card: string;
  laid: number;
  entry: number;
}

export interface SidePart {
  seat: number;
  area: number;
  luck: number;
  steam: number;
  points: number;
  delivered: string[];
  magic: string[];
  defence: string[];
}

export interface SmogTable {
  scenario: string;
  defender: number;
  sides: SidePart[];
  characters: Person[];
  turrets: { id: string; kind: string; square: number; wounds: number }[];
  floor: { kind: string; square: number; fresh: boolean }[];
  rooms: RoomPart[];
  faction: string;
  first: number;
  round: number;
  open: number;
  unsealed: number;
  bolted: number;
  astral_dice: number;
  ledger: { seat: number; what: string; n: number }[];
}

export function smogTable(view: View): SmogTable {
  return view.table as unknown as SmogTable;
}

export function isBox(board: unknown): board is Box {
  return typeof board === 'object' && board !== null && 'scenarios' in board && 'characters' in board;
}

export function scenarioOf(view: View, board: unknown): ScenarioData | null {
  return isBox(board) ? (board.scenarios[smogTable(view).scenario] ?? null) : null;
}

/** Names a door by the squares it joins, because players look for coordinates. */
export function doorName(plan: ScenarioData | null, door: string): string {
  const between = plan?.board.edges.find((edge) => edge.door === door)?.between ?? [];
  return between.filter((square) => square !== null).join('–');
}

/** Returns the sentence that says why the attackers lost although they have points: nobody brought out the mission's object. */
export function failedMission(view: View, board: unknown, names: Names): string {
  const item = scenarioOf(view, board)?.needs;
  if (!item || !view.result || smogTable(view).sides.some((side) => side.delivered.includes(item))) return '';
  return names.say?.('nobody-brought', { item: names(`item:${item}`) }) ?? '';
}

/** Returns a character's health and mind, from the side of its card that is in use. */
export function gauges(box: Box, table: SmogTable, one: Person): { health: number; mind: number } {
  const profile = box.characters[one.id];
  if (!profile) return { health: 1, mind: 1 };
  if (one.seat !== table.defender) return { health: profile.health, mind: profile.mind };
  const scenario = box.scenarios[table.scenario];
  const leads = profile.leader && scenario?.leader;
  return { health: profile.minion.health + (leads ? (scenario?.leader_health ?? 0) : 0), mind: profile.minion.mind };
}

export function skillsOf(box: Box, table: SmogTable, one: Pick<Person, 'id' | 'seat' | 'gear'>): SkillData[] {
  const profile = box.characters[one.id];
  if (!profile) return [];
  if (one.seat === table.defender) return profile.minion.skills;
  return [...profile.skills, ...one.gear.flatMap((card) => box.magic[card]?.skills ?? [])];
}

/** Returns the letters on the figures: one each, or two where names begin alike. They come from ids, which are the same in all languages. */
export function lettersOf(table: Pick<SmogTable, 'characters'>): Map<string, string> {
  const ids = table.characters.filter((one) => one.seat >= 0).map((one) => one.id);
  const found = new Map<string, string>();
  for (const id of ids) {
    const first = id.slice(0, 1);
    const pairs = [...id.slice(1)].map((letter) => first.toUpperCase() + letter);
    const alone = ids.every((other) => other === id || !other.startsWith(first));
    const taken = new Set(found.values());
    found.set(id, alone ? first.toUpperCase() : (pairs.find((pair) => !taken.has(pair)) ?? first.toUpperCase()));
  }
  return found;
}

/** Returns a character's short name. It comes from the id, which is the same in all languages. */
export const shortName = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);

/** `R5` → strength; `M` alone is a die that was not rolled. */
export const dieKind = (die: string): DieKind => dieKindOf(die[0] ?? '');
export const dieFace = (die: string): string => die[1] ?? '?';

/** The shape that stands for a die of each colour. */
const SHAPES: Record<string, string> = { R: '■', B: '●', M: '◆' };

/** Returns what a skill needs as signs: `7+[2]` → "7+", `5+[1]|M:2+[1]` → "5+ / 2+◆". */
export function needsSign(needs: string): string {
  return needs
    .split('|')
    .map((one) => {
      const [, colour = '', rest = one] = /^([RBM]):(.*)$/.exec(one) ?? [];
      return rest + (SHAPES[colour] ?? '');
    })
    .join(' / ')
    .replaceAll(/(\d)\+each\[(\d)\]/g, '$1+ ×$2')
    .replaceAll(/\+\[\d\]/g, '+')
    .replaceAll('ladder3', '1·2·3')
    .replaceAll('X=X=X', '= = =')
    .replaceAll('X=X', '= =')
    .replaceAll(/^=(\d)/g, '$1');
}

export const skillIcon = (skill: SkillData): string =>
  skill.attack === 'melee' ? 'melee' : skill.attack ? 'ranged' : 'gear';

const ITEMS: Record<string, string> = {
  plan: 'scroll', chest: 'crown', prisoner: 'person', key: 'key', leader: 'hat', crate: 'copy',
};

export const itemIcon = (kind: string): string => ITEMS[kind] ?? 'gear';

export interface PoolFrame {
  seat: number;
  room: number;
  dice: string[];
  owners: string[];
  cursed: string[];
  slots: string[];
  places: { die: string; slot: string }[];
}

export function frameOf<T>(view: View, name: string): T | null {
  return (view.frames.findLast((frame) => frame.frame === `smog_riders.${name}`) as unknown as T | undefined) ?? null;
}
