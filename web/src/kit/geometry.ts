/** Pure functions for the geometry of the square board. The unit is a square, measured from the top left corner, unless stated otherwise. */
import type { PlainBoard, PlainEdge, PlainSquare, Point, SeatShape } from './types';

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The line an edge is drawn on. */
export function edgeSegment(edge: Pick<PlainEdge, 'column' | 'row' | 'side'>): Segment {
  const { column: c, row: r } = edge;
  switch (edge.side) {
    case 'N':
      return { x1: c, y1: r, x2: c + 1, y2: r };
    case 'S':
      return { x1: c, y1: r + 1, x2: c + 1, y2: r + 1 };
    case 'W':
      return { x1: c, y1: r, x2: c, y2: r + 1 };
    case 'E':
      return { x1: c + 1, y1: r, x2: c + 1, y2: r + 1 };
  }
}

export function isUpright(segment: Segment): boolean {
  return segment.x1 === segment.x2;
}

export function middle(segment: Segment): Point {
  return { x: (segment.x1 + segment.x2) / 2, y: (segment.y1 + segment.y2) / 2 };
}

/** Joins segments that touch on one line, so that long walls have no seams. */
export function joined(segments: readonly Segment[]): Segment[] {
  const lines = new Map<string, [number, number][]>();
  for (const s of segments) {
    const upright = isUpright(s);
    const key = upright ? `v${s.x1}` : `h${s.y1}`;
    const span: [number, number] = upright ? [s.y1, s.y2] : [s.x1, s.x2];
    const list = lines.get(key);
    if (list) list.push(span);
    else lines.set(key, [span]);
  }
  const found: Segment[] = [];
  for (const [key, spans] of lines) {
    const at = Number(key.slice(1));
    const add = (from: number, to: number): void => {
      found.push(key.startsWith('v') ? { x1: at, y1: from, x2: at, y2: to } : { x1: from, y1: at, x2: to, y2: at });
    };
    spans.sort((a, b) => a[0] - b[0]);
    let [from, to] = spans[0] as [number, number];
    for (const [next, end] of spans.slice(1)) {
      if (next <= to + 1e-9) to = Math.max(to, end);
      else {
        add(from, to);
        [from, to] = [next, end];
      }
    }
    add(from, to);
  }
  return found;
}

/** The part of its edge a door takes, from 0 to 1. */
export const GAP = 0.62;

/** Returns what is left of a wall at an open door: a stub at each end. */
export function stubs(segment: Segment, gap: number): Segment[] {
  const half = (1 - gap) / 2;
  const { x1, y1, x2, y2 } = segment;
  const at = (t: number): Point => ({ x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t });
  const a = at(half);
  const b = at(1 - half);
  return [
    { x1, y1, x2: a.x, y2: a.y },
    { x1: b.x, y1: b.y, x2, y2 },
  ];
}

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** Segments as the `d` of a path, `cell` pixels a square. */
export function pathOf(segments: readonly Segment[], cell: number): string {
  return segments
    .map((s) =>
      isUpright(s)
        ? `M${short(s.x1 * cell)} ${short(s.y1 * cell)}V${short(s.y2 * cell)}`
        : `M${short(s.x1 * cell)} ${short(s.y1 * cell)}H${short(s.x2 * cell)}`,
    )
    .join('');
}

export function centre(square: Pick<PlainSquare, 'column' | 'row'>): Point {
  return { x: square.column + 0.5, y: square.row + 0.5 };
}

/** Squares as filled area: the `d` of a path. */
export function areaOf(squares: readonly Pick<PlainSquare, 'column' | 'row'>[], cell: number): string {
  const side = short(cell);
  return squares.map((s) => `M${short(s.column * cell)} ${short(s.row * cell)}h${side}v${side}h-${side}z`).join('');
}

/** The seams between squares that both exist. */
export function seams(board: PlainBoard): Segment[] {
  const there = new Set(board.squares.map((s) => `${s.column},${s.row}`));
  const found: Segment[] = [];
  for (const s of board.squares) {
    if (there.has(`${s.column + 1},${s.row}`)) found.push(edgeSegment({ ...s, side: 'E' }));
    if (there.has(`${s.column},${s.row + 1}`)) found.push(edgeSegment({ ...s, side: 'S' }));
  }
  return joined(found);
}

/** The outline of a set of squares, moved inwards by `inset`: closed loops of corners. */
export function insetLoops(squares: readonly Pick<PlainSquare, 'column' | 'row'>[], inset: number): Point[][] {
  const there = new Set(squares.map((s) => `${s.column},${s.row}`));
  const has = (x: number, y: number): boolean => there.has(`${x},${y}`);
  // boundary edges, clockwise: the inside lies to the right of the way
  const out = new Map<string, Point[]>();
  const add = (x: number, y: number, dx: number, dy: number): void => {
    const key = `${x},${y}`;
    const list = out.get(key);
    if (list) list.push({ x: dx, y: dy });
    else out.set(key, [{ x: dx, y: dy }]);
  };
  for (const { column: x, row: y } of squares) {
    if (!has(x, y - 1)) add(x, y, 1, 0);
    if (!has(x + 1, y)) add(x + 1, y, 0, 1);
    if (!has(x, y + 1)) add(x + 1, y + 1, -1, 0);
    if (!has(x - 1, y)) add(x, y + 1, 0, -1);
  }
  const loops: Point[][] = [];
  for (;;) {
    const start = [...out].find(([, ways]) => ways.length > 0);
    if (!start) return loops;
    const [x0, y0] = start[0].split(',').map(Number) as [number, number];
    const steps: { x: number; y: number; way: Point }[] = [];
    let x = x0;
    let y = y0;
    let last: Point | null = null;
    do {
      const ways: Point[] = out.get(`${x},${y}`) ?? [];
      // where two corners touch, turn right: the loop stays on its own square
      const before: Point | null = last;
      const right: number = before ? ways.findIndex((w) => w.x === -before.y && w.y === before.x) : -1;
      const way: Point | undefined = ways.splice(Math.max(0, right), 1)[0];
      if (!way) break;
      steps.push({ x, y, way });
      x += way.x;
      y += way.y;
      last = way;
    } while (x !== x0 || y !== y0);
    const corners: Point[] = [];
    steps.forEach((step, i) => {
      const previous = steps[(i + steps.length - 1) % steps.length];
      if (!previous || (previous.way.x === step.way.x && previous.way.y === step.way.y)) return;
      // inwards is to the right of either way
      const dx = -previous.way.y - step.way.y;
      const dy = previous.way.x + step.way.x;
      corners.push({ x: step.x + dx * inset, y: step.y + dy * inset });
    });
    loops.push(corners);
  }
}

export function loopPath(loops: readonly Point[][], cell: number): string {
  return loops.map((loop) => `M${loop.map((p) => `${short(p.x * cell)} ${short(p.y * cell)}`).join('L')}Z`).join('');
}

/* ---- names ---- */

export function columnLetters(column: number): string {
  let letters = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters;
  }
  return letters;
}

/** Is this bit set? Sets of edges may be larger than 32 bits, so no bitwise operators. */
export function hasBit(bits: number | bigint | string, bit: number): boolean {
  if (bit < 0) return false;
  if (typeof bits === 'number') {
    return Number.isSafeInteger(bits) && bits >= 0
      ? Math.floor(bits / 2 ** bit) % 2 === 1
      : (BigInt(Math.trunc(bits)) >> BigInt(bit)) % 2n !== 0n;
  }
  return (BigInt(bits) >> BigInt(bit)) % 2n !== 0n;
}

/* ---- the keyboard ---- */

export interface Spot {
  ref: string;
  x: number;
  y: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Returns the spot an arrow key moves to: the nearest in that direction. Spots straight ahead come before spots to the side. */
export function spotTowards(spots: readonly Spot[], from: Spot, arrow: Arrow): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.ref === from.ref) continue;
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = arrow === 'ArrowRight' ? dx : arrow === 'ArrowLeft' ? -dx : arrow === 'ArrowDown' ? dy : -dy;
    const aside = Math.abs(arrow === 'ArrowRight' || arrow === 'ArrowLeft' ? dy : dx);
    if (ahead <= 0.05) continue;
    const cost = ahead + 2 * aside + (aside > ahead + 1e-9 ? 1000 : 0);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** Reading order: row by row, then from left to right; things at one place keep their order. */
export function readingOrder<T extends Point>(things: readonly T[]): T[] {
  const row = (t: Point): number => Math.floor(t.y + 1e-9);
  return things
    .map((t, i) => ({ t, i }))
    .sort((a, b) => row(a.t) - row(b.t) || a.t.x - b.t.x || a.i - b.i)
    .map(({ t }) => t);
}

/* ---- figures ---- */

/** Returns offset from the square's centre and scale of one of several figures on a square. */
export function figureOffset(index: number, of: number): { x: number; y: number; scale: number } {
  if (of <= 1) return { x: 0, y: 0, scale: 1 };
  if (of === 2) return { x: index ? 0.2 : -0.2, y: index ? 0.16 : -0.16, scale: 0.74 };
  const columns = of <= 4 ? 2 : 3;
  const step = columns === 2 ? 0.46 : 0.32;
  const rows = Math.ceil(of / columns);
  return {
    x: ((index % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * step,
    scale: columns === 2 ? 0.6 : 0.44,
  };
}

/** The silhouette of a seat, round 0,0. */
export function shapePath(shape: SeatShape, r: number): string {
  const n = (f: number): string => short(f * r);
  const polygon = (corners: [number, number][]): string => `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const box = (w: number, h: number, c: number): string =>
    `M${n(-w + c)} ${n(-h)}H${n(w - c)}A${n(c)} ${n(c)} 0 0 1 ${n(w)} ${n(-h + c)}V${n(h - c)}` +
    `A${n(c)} ${n(c)} 0 0 1 ${n(w - c)} ${n(h)}H${n(-w + c)}A${n(c)} ${n(c)} 0 0 1 ${n(-w)} ${n(h - c)}V${n(-h + c)}` +
    `A${n(c)} ${n(c)} 0 0 1 ${n(-w + c)} ${n(-h)}Z`;
  switch (shape) {
    case 'circle':
      return `M${n(-1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(-1)} 0Z`;
    case 'square':
      return box(0.9, 0.9, 0.24);
    case 'shield':
      return `M${n(-0.9)} ${n(-0.92)}H${n(0.9)}V${n(0.1)}C${n(0.9)} ${n(0.66)} ${n(0.42)} ${n(0.9)} 0 ${n(1.08)}C${n(-0.42)} ${n(0.9)} ${n(-0.9)} ${n(0.66)} ${n(-0.9)} ${n(0.1)}Z`;
    case 'diamond':
      return polygon([
        [0, -1.22],
        [1.22, 0],
        [0, 1.22],
        [-1.22, 0],
      ]);
    case 'hexagon':
      return polygon([
        [0, -1.06],
        [0.918, -0.53],
        [0.918, 0.53],
        [0, 1.06],
        [-0.918, 0.53],
        [-0.918, -0.53],
      ]);
    case 'flat':
      return polygon([
        [1.08, 0],
        [0.54, 0.935],
        [-0.54, 0.935],
        [-1.08, 0],
        [-0.54, -0.935],
        [0.54, -0.935],
      ]);
    case 'pill':
      return box(1, 0.72, 0.72);
  }
}
