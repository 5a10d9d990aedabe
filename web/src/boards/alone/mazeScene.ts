/** Turns a view into what the Hero's maze shows: highlighted places, pieces, noises, and the board as text. Pure functions. */
import type { Option, Seen, View } from '../../lib/types';
import { sentence, type Names } from '../contract';
import { aloneTable, DIRECTIONS, frameOf, hereOf, STAIRS, type ActionKind, type AloneTable, type Box, type Fact, type Figure, type Tell, type Tile } from './data';
import { edgePoint, pieceAt, type MazeLayout, type Point } from './geometry';
import { actionOf, refOf, whereOf, type Where } from './options';
import type { Standing } from './standing';

/** Something on the map that can be chosen. Its place is in cells of the drawing. */
export interface Target extends Point {
  ref: string;
  /** What is outlined: the whole cell, an edge, the stairs in a cell, or a piece. */
  kind: 'cell' | 'edge' | 'stairs' | 'piece';
  /** The direction of an edge. */
  direction: number;
  /** The radius of a piece, in cells. */
  r?: number;
  options: Option[];
  label: string;
}

/** Returns the tile from which a direction counts: the Hero's, or that of the creature he pushes. */
function baseOf(view: View, table: AloneTable): Tile | null {
  const pushed = frameOf<{ figure: number }>(view, 'push_away')?.figure;
  const figure = pushed === undefined ? undefined : table.figures.find((one) => one.number === pushed);
  return table.tiles.find((tile) => tile.number === figure?.tile) ?? hereOf(table);
}

/** Returns the highlighted places. While the Hero chooses an action, only those of the picked one count. */
export function targetsOf(view: View, layout: MazeLayout, options: readonly Option[], action: ActionKind | null, box: Box, names: Names): Target[] {
  const table = aloneTable(view);
  const base = baseOf(view, table);
  const found = new Map<string, Target>();
  for (const option of options) {
    const belongs = actionOf(option, box);
    if (action !== null && belongs !== null && belongs !== action) continue;
    const where = whereOf(option);
    const place = where && base ? placeOf(where, table, layout, base) : null;
    if (!where || !place) continue;
    const ref = refOf(where);
    const known = found.get(ref);
    if (known) known.options.push(option);
    else found.set(ref, { ref, ...place, options: [option], label: '' });
  }
  return [...found.values()].map((target) => ({ ...target, label: labelOf(target, table, names) }));
}

/** A creature that can be attacked is called by its name, too. */
function labelOf(target: Target, table: AloneTable, names: Names): string {
  const said = target.options.map((option) => sentence(names, option)).join(' / ');
  const figure = target.kind === 'piece' ? table.figures.find((one) => target.ref === `figure:${one.number}`) : undefined;
  return figure ? `${said}: ${figureName(table, figure, names)}` : said;
}

function placeOf(where: Where, table: AloneTable, layout: MazeLayout, base: Tile): Omit<Target, 'ref' | 'options' | 'label'> | null {
  if (where.kind === 'figure') {
    const figure = table.figures.find((one) => one.number === where.figure);
    const tile = table.tiles.find((one) => one.number === figure?.tile);
    const at = tile && layout.at.get(tile.number);
    if (!figure || !at) return null;
    const pieces = piecesOn(table, tile.number);
    return { kind: 'piece', direction: -1, ...pieceAt(at, pieces.length, pieces.indexOf(figure), tile.room !== '') };
  }
  const number = where.kind === 'tile' || (where.kind === 'door' && where.tile >= 0) ? where.tile : base.number;
  const at = layout.at.get(number);
  if (!at) return null;
  if (where.kind === 'tile') return { kind: 'cell', direction: -1, ...at };
  if (where.kind !== 'way' && where.kind !== 'door') return null;
  if (where.direction === STAIRS) return { kind: 'stairs', direction: STAIRS, ...at };
  if (where.direction < 0) return null;
  const way = where.kind === 'way';
  const by = edgePoint(where.direction, 1, way ? 1 : undefined);
  return { kind: way ? 'cell' : 'edge', direction: where.direction, x: at.x + by.x, y: at.y + by.y };
}

// Pieces

/** Returns the pieces on a tile: the Hero first, then creatures in the order of their numbers. */
export function piecesOn(table: AloneTable, tile: number): ('hero' | Figure)[] {
  const figures = table.figures.filter((figure) => figure.tile === tile);
  return tile === table.here ? ['hero', ...figures] : figures;
}

/** Returns the two letters of a creature, from its name in the language of the page. */
export const lettersOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1, 2);

/** Returns the name of a creature in the maze, with a number where several of its kind are there. */
export function figureName(table: AloneTable, figure: Figure, names: Names): string {
  const name = names(`creature:${figure.kind}`);
  const alike = table.figures.filter((one) => one.kind === figure.kind);
  return alike.length > 1 ? `${name} ${alike.indexOf(figure) + 1}` : name;
}

// Noise

export interface HeardNoise {
  word: string;
  /** The direction, or -1 if the noise has none. */
  direction: number;
  /** The tile the Hero stood on. */
  here: number;
  /** The card that caused it: its id, or empty for a card that lies face down. */
  card: string | null;
}

/** Returns the noises of this turn, oldest first. The log says which card caused each. */
export function noisesOf(table: AloneTable, events: readonly Seen[]): HeardNoise[] {
  const facts = table.told.filter((fact) => fact.what === 'noise' && fact.round === table.round && fact.turn === table.turn);
  const cards = cardsOfNoises(events);
  return facts.map((fact, place) => ({
    word: fact.word,
    direction: DIRECTIONS.indexOf(fact.word as (typeof DIRECTIONS)[number]),
    here: fact.here,
    card: cards.at(place - facts.length) ?? null,
  }));
}

function cardsOfNoises(events: readonly Seen[]): (string | null)[] {
  const found: (string | null)[] = [];
  let card: string | null = null;
  for (const event of events) {
    const tail = event.key.split(/[.-]/).at(-1);
    if (tail === 'turn_began') card = null;
    if (tail === 'card_face_down') card = '';
    if (tail === 'card_face_up') {
      const value = event.args['card'];
      card = value && typeof value === 'object' && 'id' in value ? String(value.id) : String(value ?? '');
    }
    if (tail === 'noise' && !event.withdrawn) found.push(card);
  }
  return found;
}

// What the Hero was told

export const answersOf = (table: AloneTable): Fact[] => table.told.filter((fact) => fact.what === 'answer');

// The board as text


export function tileText(table: AloneTable, tile: Tile, standing: Standing | null, names: Names, tell: Tell): string {
  const said = [tile.room ? names(`room:${tile.room}`) : names(`shape:${tile.shape}`)];
  if (tile.number === table.here) said.push(tell('you-here'));
  said.push(tell(tile.lit ? 'lit' : 'dark'));
  const ways = DIRECTIONS.slice(0, 4).flatMap((word, direction) => {
    const link = tile.links[direction] ?? 0;
    if (!link) return [];
    const state = link === 2 ? ` (${tell((tile.blocked >> direction) & 1 ? 'door-blocked' : 'door')})` : '';
    return [`${names(`direction:${word}`)}${state}`];
  });
  said.push(tell('ways', { ways: ways.join(', ') }));
  if (tile.stair) said.push(names(`stair:${tile.stair}`));
  if (tile.switch) said.push(tell('switch-box'));
  if (tile.danger) said.push(tell('danger'));
  for (const colour of tile.markers) said.push(names(`colour:${colour}`));
  for (const figure of table.figures.filter((one) => one.tile === tile.number)) said.push(`${figureName(table, figure, names)}${figure.wounded ? ` (${tell('wounded')})` : ''}`);
  if (standing?.sight.includes(tile.number) && tile.number !== table.here) said.push(tell('in-sight'));
  return said.join(', ');
}
