/** Places the names of rooms: on a wall with rock behind it, or else in the corner of the room that is most free. */
import { edgeSegment } from './geometry';
import type { PlainBoard, PlainSquare } from './types';

export interface Named {
  name: string;
  title: string;
  active: boolean;
  squares: readonly PlainSquare[];
  tinted: boolean;
}

/** A name as it is drawn; pixels. Plaques are anchored in the middle. */
export interface Label {
  lines: string[];
  plaque: boolean;
  anchor: 'start' | 'middle' | 'end';
  x: number;
  /** The base line of the first line. */
  y: number;
  /** All of it, with the plaque. */
  box: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something a name should not lie on, in squares. */
export interface Taken {
  x: number;
  y: number;
}

const LETTER = 6.1;
const LINE = 13;
const MARGIN = 6;
/** Square pixels a name may cover before it moves elsewhere, so that names do not jump about. */
const LITTLE = 60;

export const textWidth = (text: string): number => [...text].length * LETTER;

/** Breaks a text into as few lines as the width allows. A word that is too long ends with an ellipsis. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const most = Math.max(3, Math.floor(width / LETTER + 0.01));
  return lines.map((line) => ([...line].length > most ? `${[...line].slice(0, most - 1).join('')}…` : line));
}

const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};
const around = (x: number, y: number, wide: number, high: number): Box => ({ x: x - wide, y: y - high, width: 2 * wide, height: 2 * high });

export function labelsOf(board: PlainBoard, rooms: readonly Named[], taken: readonly Taken[], cell: number): Map<string, Label> {
  const there = new Set(board.squares.map((square) => `${square.column},${square.row}`));
  const doors = board.edges.flatMap((edge) => {
    if (edge.door === undefined) return [];
    const at = edgeSegment(edge);
    const upright = at.x1 === at.x2;
    return [around(((at.x1 + at.x2) / 2) * cell, ((at.y1 + at.y2) / 2) * cell, upright ? 6 : 0.38 * cell, upright ? 0.38 * cell : 6)];
  });
  const things = taken.map((one) => around(one.x * cell, one.y * cell, 0.46 * cell, 0.46 * cell));
  const found = new Map<string, Label>();
  // Returns how much of other things a box would cover, in square pixels; other names count twice.
  const inTheWay = (box: Box): number => {
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + shared(box, one), 0);
    return over(things) + over(doors) + 2 * over([...found.values()].map((label) => label.box));
  };
  for (const room of rooms) {
    if (!room.title || !room.squares.length) continue;
    const candidates = [...onWalls(room, there, board.height, cell), ...inCorners(room, cell)];
    let best: Label | undefined;
    let least = Infinity;
    for (const [order, label] of candidates.entries()) {
      // A plaque may reach a little into a square, but never covers doors or other names.
      const on = label.plaque ? { ...label.box, height: label.box.height - 6, y: label.box.y + 3 } : label.box;
      const barred = label.plaque && [...doors, ...[...found.values()].map((other) => other.box)].some((box) => shared(label.box, box) > 0);
      const cost = barred ? 1e6 : Math.max(0, inTheWay(on) / (label.plaque ? 4 : 1) - LITTLE) + order;
      if (cost < least) [best, least] = [label, cost];
    }
    if (best) found.set(room.name, best);
  }
  return found;
}

/** Candidates on the wall above or below a room with only rock behind it. The active room may use its upper wall in any case. */
function onWalls(room: Named, there: ReadonlySet<string>, height: number, cell: number): Label[] {
  const rows = room.squares.map((square) => square.row);
  const wide = textWidth(room.title) + (room.tinted ? 26 : 14);
  return [Math.min(...rows), Math.max(...rows) + 1].flatMap((wall, below): Label[] => {
    const columns = room.squares.filter((square) => square.row === (below ? wall - 1 : wall)).map((square) => square.column);
    const beyond = below ? wall : wall - 1;
    const rock = columns.every((column) => !there.has(`${column},${beyond}`));
    const span = (Math.max(...columns) - Math.min(...columns) + 1) * cell;
    if ((!rock && (below || !room.active)) || wide > span + (rock ? 18 : -4)) return [];
    const x = ((Math.min(...columns) + Math.max(...columns) + 1) / 2) * cell;
    // On rock it is moved outwards, away from figures at the wall, except at the rim of the board.
    const y = wall * cell + (!rock || wall === 0 || wall === height ? 0 : below ? 5 : -5);
    return [{ lines: [room.title], plaque: true, anchor: 'middle', x, y: y + 4, box: { x: x - wide / 2, y: y - 8, width: wide, height: 16 } }];
  });
}

/** Candidates inside a room: in a corner as wide as the room, in a corner with one word a line, or at a wall in a row between. */
function inCorners(room: Named, cell: number): Label[] {
  const rows = room.squares.map((square) => square.row);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const inset = room.tinted ? 12 : 0;
  const inLines = (row: number, anchor: 'start' | 'end', narrow: boolean): Label[] => {
    const columns = room.squares.filter((square) => square.row === row).map((square) => square.column);
    const [left, right] = [Math.min(...columns) * cell + MARGIN, (Math.max(...columns) + 1) * cell - MARGIN];
    const most = right - left - inset;
    const lines = wrapped(room.title, most);
    const high = narrow ? wrapped(room.title, Math.min(most, Math.max(...room.title.split(' ').map(textWidth)))) : lines;
    if (narrow && high.length === lines.length) return [];
    const [wide, tall] = [Math.max(...high.map(textWidth)) + inset, LINE * high.length];
    const y = row === bottom ? (bottom + 1) * cell - MARGIN - tall : row * cell + MARGIN - 1;
    const x = anchor === 'end' ? right : left;
    return [{ lines: high, plaque: false, anchor, x, y: y + 10, box: { x: anchor === 'end' ? right - wide : left, y, width: wide, height: tall } }];
  };
  const inRow = (row: number, narrow: boolean): Label[] => (['end', 'start'] as const).flatMap((anchor) => inLines(row, anchor, narrow));
  const corners = [false, true].flatMap((narrow) => [top, bottom].flatMap((row) => inRow(row, narrow)));
  return [...corners, ...[...new Set(rows)].filter((row) => row > top && row < bottom).flatMap((row) => inRow(row, false))];
}
