/** What is drawn on each hex. Positions are for a hex with an outer radius of 59 pixels. */
import type { Names } from '../contract';
import type { ReadingGroup } from '../../kit/types';
import { countOf, goodsAt, unitsOf, UNITS, type Box, type HexData, type PlayerPart, type ScytheTable, type Unit } from './data';
import { SILHOUETTES } from './shapes';
import type { Standing } from './standing';

export interface Group {
  seat: number;
  faction: string;
  unit: Unit;
  n: number;
}

export interface Token {
  kind: 'flag' | 'trap' | 'npc';
  faction: string;
  armed: boolean;
  id: string;
}

export interface HexScene {
  number: number;
  hex: HexData;
  /** Two rows in a combat, the attacker's first; otherwise one row. */
  rows: Group[][];
  owner: PlayerPart | null;
  goods: [resource: string, n: number][];
  structure: { structure: string; faction: string } | null;
  encounter: 'token' | 'spent' | '';
  token: Token | null;
}

export function sceneOf(box: Box, table: ScytheTable, standing: Standing | null): HexScene[] {
  const owners = new Map(standing?.players.flatMap((one) => one.control.map((at) => [at, one.seat] as const)) ?? []);
  return box.hexes.map((hex, number) => {
    const rows = rowsAt(table, number);
    return {
      number,
      hex,
      rows,
      // A contested hex has no outline until the combat is over.
      owner: rows.length > 1 ? null : (table.players.find((one) => one.seat === owners.get(number)) ?? null),
      goods: goodsAt(table, number).flatMap((n, kind): [string, number][] => (n ? [[box.actions.resources[kind]!, n]] : [])),
      structure: structureAt(box, table, number),
      encounter: table.encounters.includes(number) ? 'token' : hex.encounter ? 'spent' : '',
      token: tokenAt(table, number),
    };
  });
}

function rowsAt(table: ScytheTable, at: number): Group[][] {
  const here = table.players.filter((one) => unitsOf(one).includes(at)).sort((a, b) => Number(b.seat === table.active) - Number(a.seat === table.active));
  return here.map((one) =>
    UNITS.flatMap((unit): Group[] => {
      const n = countOf(one, unit, at);
      return n ? [{ seat: one.seat, faction: one.faction, unit, n }] : [];
    }),
  );
}

function structureAt(box: Box, table: ScytheTable, at: number): HexScene['structure'] {
  for (const one of table.players) {
    const place = one.structures.indexOf(at);
    if (place >= 0) return { structure: box.actions.structures[place]!, faction: one.faction };
  }
  return null;
}

function tokenAt(table: ScytheTable, at: number): Token | null {
  for (const one of table.players) {
    if (one.flags.includes(at)) return { kind: 'flag', faction: one.faction, armed: true, id: '' };
    const trap = one.traps.find((each) => each.at === at);
    if (trap) return { kind: 'trap', faction: one.faction, armed: trap.armed, id: trap.penalty < 0 ? '' : String(trap.penalty) };
  }
  const npc = table.npcs.find((each) => each.at === at);
  return npc ? { kind: 'npc', faction: '', armed: true, id: npc.id } : null;
}

/* ---- where pieces stand ---- */

export interface Placed {
  group: Group;
  x: number;
  y: number;
  scale: number;
}

const SCALES: Readonly<Record<Unit, number>> = { character: 1.12, mech: 1.13, worker: 1.24 };
const GAP = 3;
/** A row is never wider than this. */
const WIDE = 82;

/** Places the pieces of a hex side by side, and rows one above the other. */
export function placedOn(scene: HexScene): Placed[] {
  const { rows } = scene;
  const free = !scene.goods.length && !scene.structure;
  const home = scene.hex.terrain === 'home_base';
  const many = rows.length > 1;
  return rows.flatMap((row, level) => {
    const widths = row.map((group) => (SILHOUETTES[group.unit]!.width + 3) * SCALES[group.unit] + (group.n > 1 ? 9 : 0));
    const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (row.length - 1);
    const shrink = Math.min(many ? 0.84 - 0.08 * Math.max(0, rows.length - 2) : home ? 0.92 : 1, WIDE / whole);
    const y = home ? 8 : many ? -16 + (30 / (rows.length - 1)) * level : free ? 6 : -1;
    let x = (-whole * shrink) / 2;
    return row.map((group, place) => {
      const width = widths[place]! * shrink;
      const at = { group, x: x + width / 2 - (group.n > 1 ? 4.5 * shrink : 0), y, scale: SCALES[group.unit] * shrink };
      x += width + GAP * shrink;
      return at;
    });
  });
}

export interface Pill {
  x: number;
  text: string;
  resource: string;
}

/** Returns the resources of a hex as pills: one or two kinds side by side, or the first kind and how many others there are. */
export function pillsOf(scene: HexScene): Pill[] {
  const { goods } = scene;
  const shown = goods.length > 2 ? goods.slice(0, 1) : goods;
  const pills = shown.map(([resource, n]): Pill => ({ x: 0, text: String(n), resource }));
  if (goods.length > 2) pills.push({ x: 0, text: `+${goods.slice(1).reduce((sum, [, n]) => sum + n, 0)}`, resource: '' });
  const crowded = scene.structure !== null && pills.length > 1;
  const middle = crowded ? -14 : scene.structure ? -13 : 0;
  return pills.map((pill, place) => ({ ...pill, x: middle + (place - (pills.length - 1) / 2) * (crowded ? 25 : 29) }));
}

/* ---- as text ---- */

export type Tell = (key: string, args?: Record<string, string | number>) => string;

export function shortName(names: Names, faction: string): string {
  return names.about?.(`faction:${faction}`, 'short') || names(`faction:${faction}`);
}

/** Returns everything on a hex as one sentence. */
export function hexText(scene: HexScene, names: Names, tell: Tell): string {
  const said: string[] = [];
  if (scene.owner) said.push(tell('hex-held', { faction: shortName(names, scene.owner.faction) }));
  for (const row of scene.rows)
    for (const group of row) said.push(tell('hex-units', { faction: shortName(names, group.faction), unit: names(`unit:${group.unit}`), n: group.n }));
  if (scene.structure) said.push(tell('hex-structure', { structure: names(`structure:${scene.structure.structure}`), faction: shortName(names, scene.structure.faction) }));
  for (const [resource, n] of scene.goods) said.push(`${n} ${names(`resource:${resource}`)}`);
  if (scene.encounter === 'token') said.push(tell('hex-encounter'));
  else if (scene.encounter) said.push(tell('hex-encounter-spent'));
  if (scene.hex.tunnel) said.push(tell('hex-tunnel'));
  if (scene.token) said.push(tokenText(scene.token, names, tell));
  return `${names(`hex:${scene.hex.name}`)}${said.length ? `: ${said.join(', ')}` : ''}`;
}

export function tokenText(token: Token, names: Names, tell: Tell): string {
  if (token.kind === 'npc') return names(`npc:${token.id}`);
  const said = tell(token.kind === 'flag' ? 'hex-flag' : token.armed ? 'hex-trap' : 'hex-trap-off', { faction: shortName(names, token.faction) });
  return token.kind === 'trap' && token.id ? `${said} (${names(`trap:${token.id}`)})` : said;
}

export interface Highlight {
  ref: string;
  label: string;
}

export function readingOf(scenes: readonly HexScene[], things: readonly Highlight[], titles: { lit: string; map: string }, names: Names, tell: Tell): ReadingGroup[] {
  const lit = new Set(things.map((thing) => thing.ref));
  return [
    { title: titles.lit, items: things.map((thing) => ({ text: thing.label, lit: true, ref: thing.ref })) },
    {
      title: titles.map,
      items: scenes.map((scene) => ({ text: hexText(scene, names, tell), ...(lit.has(`hex:${scene.hex.name}`) ? {} : { ref: `hex:${scene.hex.name}` }) })),
    },
  ];
}
