/** Turns a view into what Evil's map shows: floors, highlighted places, the card being played. Pure functions. */
import type { Option, View } from '../../lib/types';
import { splitChoice } from '../../lib/words';
import { sentence, type Names } from '../contract';
import { frameOf, OFFSETS, WALL, type Tell, type ThinkingFrame } from './data';
import { edgePoint, pieceAt, type Point } from './geometry';
import type { Target } from './mazeScene';
import { argsOf, refOf, verbOf, whereOf, type Where } from './options';
import type { Creature, Sector, SecretMap } from './standing';

/** Free cells left of a floor for its rows, above it for its name, below it for its columns, and between two floors. */
const [ROWS, NAME, COLUMNS, GAP] = [0.3, 0.4, 0.32, 0.2];

export interface FloorPlace {
  floor: number;
  /** The top left corner of its sectors, in cells of the drawing. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: { at: number; name: string }[];
  rows: { at: number; name: string }[];
}

export interface FloorLayout {
  floors: FloorPlace[];
  width: number;
  height: number;
  /** The centre of each sector that is shown, by its name. */
  at: Map<string, Point>;
}

/** Places the floors beside each other, or shows only one of them. */
export function layoutFloors(map: SecretMap, only: number | null): FloorLayout {
  const layout: FloorLayout = { floors: [], width: 0, height: 0, at: new Map() };
  let left = 0;
  for (const facts of map.floors) {
    if (only !== null && facts.floor !== only) continue;
    const sectors = map.sectors.filter((sector) => sector.floor === facts.floor);
    const [x, y] = [left + ROWS, NAME];
    for (const sector of sectors) layout.at.set(sector.code, { x: x + sector.x + 0.5, y: y + sector.y + 0.5 });
    const names = (key: 'x' | 'y', part: (code: string) => string): { at: number; name: string }[] =>
      [...new Map(sectors.map((sector) => [sector[key], part(sector.code)]))].map(([at, name]) => ({ at, name })).sort((a, b) => a.at - b.at);
    layout.floors.push({ floor: facts.floor, x, y, width: facts.width, height: facts.height, columns: names('x', (code) => code.slice(1, 2)), rows: names('y', (code) => code.slice(2)) });
    left += ROWS + facts.width + GAP;
    layout.height = Math.max(layout.height, NAME + facts.height + COLUMNS);
  }
  layout.width = Math.max(1, left);
  layout.height = Math.max(1, layout.height);
  return layout;
}

// Highlighted places

export function evilTargets(options: readonly Option[], map: SecretMap, layout: FloorLayout, names: Names): Target[] {
  const found = new Map<string, Target>();
  for (const option of options) {
    const where = whereOf(option);
    const place = where ? placeOf(where, map, layout) : null;
    if (!where || !place) continue;
    const ref = refOf(where);
    const known = found.get(ref);
    if (known) known.options.push(option);
    else found.set(ref, { ref, ...place, options: [option], label: '' });
  }
  return [...found.values()].map((target) => ({ ...target, label: labelOf(target, map, names) }));
}

/** A creature is called by its kind and its sector. */
function labelOf(target: Target, map: SecretMap, names: Names): string {
  const where = whereOf(target.options[0]!);
  const one = where?.kind === 'creature' ? map.creatures.find((creature) => creature.name === where.name) : undefined;
  if (one) return `${names(`creature:${one.kind}`)} ${one.sector} (${names(`creature-marker:${one.name}`)})`;
  return target.options.map((option) => sentence(names, option)).join(' / ');
}

/** Returns the sector in which a place lies; empty if it is not on the map. */
export function sectorOf(where: Where, map: SecretMap): string {
  if (where.kind === 'sector') return where.code;
  if (where.kind === 'creature') return map.creatures.find((one) => one.name === where.name)?.sector ?? '';
  if (where.kind === 'figure') return map.creatures.find((one) => one.figure === where.figure)?.sector ?? '';
  if (where.kind === 'tile') return map.sectors.find((one) => one.tile === where.tile)?.code ?? '';
  if (where.kind === 'doorway') return doorSide(map, where.door)?.sector.code ?? '';
  return '';
}

function doorSide(map: SecretMap, door: string): { sector: Sector; direction: number } | null {
  for (const sector of map.sectors) {
    const direction = sector.doors.indexOf(door);
    if (direction >= 0) return { sector, direction };
  }
  return null;
}

function placeOf(where: Where, map: SecretMap, layout: FloorLayout): Omit<Target, 'ref' | 'options' | 'label'> | null {
  const at = layout.at.get(sectorOf(where, map));
  if (!at) return null;
  if (where.kind === 'doorway') {
    const side = doorSide(map, where.door)!;
    const by = edgePoint(side.direction, 1);
    return { kind: 'edge', direction: side.direction, x: at.x + by.x, y: at.y + by.y };
  }
  if (where.kind === 'creature' || where.kind === 'figure') {
    const code = sectorOf(where, map);
    const pieces = piecesIn(map, code);
    const place = pieces.findIndex((piece) => piece !== 'hero' && (where.kind === 'creature' ? piece.name === where.name : piece.figure === where.figure));
    return { kind: 'piece', direction: -1, ...pieceAt(at, pieces.length, place, map.sectors.some((sector) => sector.code === code && sector.room !== '')) };
  }
  return { kind: 'cell', direction: -1, ...at };
}

/** Returns the pieces in a sector: the Hero first, then creatures in the order of their numbers. */
export const piecesIn = (map: SecretMap, code: string): (Creature | 'hero')[] => [...(code === map.hero ? (['hero'] as const) : []), ...map.creatures.filter((one) => one.sector === code)];

// The card being played

export interface Plan {
  /** The card, or empty if nobody but its player may know it. */
  card: string;
  faceDown: boolean;
  dangerous: boolean;
  /** The creature that was picked last, and the sectors it has been sent through, its own first. */
  creature: Creature | null;
  path: string[];
  /** The kind and the sector of a creature that will spawn. */
  kind: string;
}

/** Returns what has been decided so far about the card being played; null if none is. */
export function planOf(view: View, map: SecretMap): Plan | null {
  const thinking = frameOf<ThinkingFrame>(view, 'thinking');
  const given = view.decision?.given ?? [];
  const only = onlyMover(given, view.decision?.options ?? [], map);
  if (!thinking || !(thinking.card || thinking.shown || thinking.face_down)) return given.length ? pathOf(given, only, map, { card: '', faceDown: false, dangerous: false }) : null;
  return pathOf(given, only, map, { card: thinking.shown || thinking.card, faceDown: thinking.face_down, dangerous: thinking.dangerous });
}

/** Returns the creature that moves though nobody was asked for it, being the only one that may. */
function onlyMover(given: readonly string[], options: readonly Option[], map: SecretMap): Creature | null {
  const choices = given.map(splitChoice);
  if (choices.some(([verb]) => verb === 'creature')) return null;
  const first = choices.find(([verb]) => verb === 'step');
  const steps = first ? [first[1][0] ?? ''] : options.filter((option) => verbOf(option) === 'step').map((option) => argsOf(option)[0] ?? '');
  const able = steps.length ? map.creatures.filter((one) => steps.every((code) => areBeside(map, one.sector, code))) : [];
  return able.length === 1 ? able[0]! : null;
}

function areBeside(map: SecretMap, one: string, other: string): boolean {
  const [a, b] = [one, other].map((code) => map.sectors.find((sector) => sector.code === code));
  if (!a || !b) return false;
  if (a.floor !== b.floor) return a.stair !== '' && a.stair === b.stair;
  const direction = OFFSETS.findIndex(([x, y]) => a.x + x === b.x && a.y + y === b.y);
  return direction >= 0 && a.links[direction] !== WALL;
}

function pathOf(given: readonly string[], only: Creature | null, map: SecretMap, card: Pick<Plan, 'card' | 'faceDown' | 'dangerous'>): Plan {
  const plan: Plan = { ...card, creature: only, path: only ? [only.sector] : [], kind: '' };
  for (const text of given) {
    const [verb, [one = '']] = splitChoice(text);
    if (verb === 'creature') {
      plan.creature = map.creatures.find((creature) => creature.name === one) ?? null;
      plan.path = plan.creature ? [plan.creature.sector] : [];
    } else if (verb === 'kind') plan.kind = one;
    else if (verb === 'step' || verb === 'at') plan.path.push(one);
  }
  return plan;
}

// The map as text

export function sectorText(sector: Sector, map: SecretMap, names: Names, tell: Tell, ended = false): string {
  const said = [sector.room ? names(`room:${sector.room}`) : names(`shape:${sector.shape}`)];
  if (sector.code === map.hero) said.push(tell('hero-here'));
  for (const one of map.creatures.filter((creature) => creature.sector === sector.code))
    said.push(`${names(`creature:${one.kind}`)} (${[tell(one.figure < 0 ? 'hidden' : 'seen'), ...(one.wounded ? [tell('wounded')] : [])].join(', ')})`);
  said.push(tell(sector.lit ? 'lit' : 'dark'));
  if (sector.danger) said.push(tell('danger'));
  if (sector.switch) said.push(tell('switch-box'));
  if (sector.stair) said.push(names(`stair:${sector.stair}`));
  for (const colour of sector.markers) said.push(`${names(`colour:${colour}`)}${sector.real ? ` (${tell('real')})` : ''}`);
  sector.doors.forEach((door, direction) => {
    if (door && (sector.blocked >> direction) & 1) said.push(tell('door-blocked'));
  });
  if (sector.revealed) said.push(tell('hero-sees'));
  else if (ended && sector.explored) said.push(tell('hero-saw'));
  if (sector.distance >= 0) said.push(tell('distance', { n: sector.distance }));
  return `${sector.code}: ${said.join(', ')}`;
}

/** Returns what the Hero would hear of a noise in a sector: one word, or several of which Evil picks one. */
export const noiseText = (sector: Sector, names: Names): string => sector.noise.map((word) => names(`noise:${word}`)).join(' / ');
