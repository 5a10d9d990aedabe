import { describe, expect, test } from 'vitest';
import { boardPoint, centredOn, fitCell, fitted, held, zoomed } from '../../src/kit/camera';
import { columnLetters, edgeSegment, hasBit, insetLoops, joined, pathOf, readingOrder, spotTowards, figureOffset, stubs, type Spot } from '../../src/kit/geometry';
import { glideTime, glidePath } from '../../src/kit/motion';
import { Places } from '../../src/kit/places';
import type { PlainBoard } from '../../src/kit/types';
import recorded from './duel.json';

const board = recorded.board as unknown as PlainBoard;

describe('edges', () => {
  test('every side of a square has its line', () => {
    const at = { column: 2, row: 1 };
    expect(edgeSegment({ ...at, side: 'N' })).toEqual({ x1: 2, y1: 1, x2: 3, y2: 1 });
    expect(edgeSegment({ ...at, side: 'E' })).toEqual({ x1: 3, y1: 1, x2: 3, y2: 2 });
    expect(edgeSegment({ ...at, side: 'S' })).toEqual({ x1: 2, y1: 2, x2: 3, y2: 2 });
    expect(edgeSegment({ ...at, side: 'W' })).toEqual({ x1: 2, y1: 1, x2: 2, y2: 2 });
  });

  test('walls in a row become one line, a gap stays a gap', () => {
    const wall = (column: number) => edgeSegment({ column, row: 0, side: 'N' });
    expect(joined([wall(1), wall(0), wall(3)])).toEqual([
      { x1: 0, y1: 0, x2: 2, y2: 0 },
      { x1: 3, y1: 0, x2: 4, y2: 0 },
    ]);
  });

  test('the rim of the boiler room is four long lines', () => {
    const rim = joined(board.edges.filter((edge) => edge.number < 0).map(edgeSegment));
    expect(rim.filter((s) => Math.abs(s.x2 - s.x1 + s.y2 - s.y1) === 6)).toHaveLength(4);
  });

  test('an open door leaves a stub at each corner', () => {
    const [a, b] = stubs({ x1: 1, y1: 0, x2: 1, y2: 1 }, 0.6);
    expect(a).toEqual({ x1: 1, y1: 0, x2: 1, y2: 0.2 });
    expect(b!.y1).toBeCloseTo(0.8);
    expect(pathOf([a!], 50)).toBe('M50 0V10');
  });

  test('the outline of a room, moved inwards, also round a corner', () => {
    const square = (column: number, row: number) => ({ column, row });
    expect(insetLoops([square(0, 0), square(1, 0)], 0.1)).toEqual([
      [
        { x: 0.1, y: 0.1 },
        { x: 1.9, y: 0.1 },
        { x: 1.9, y: 0.9 },
        { x: 0.1, y: 0.9 },
      ],
    ]);
    const [bent] = insetLoops([square(0, 0), square(0, 1), square(1, 1)], 0.1);
    expect(bent).toHaveLength(6);
    expect(bent).toContainEqual({ x: 0.9, y: 1.1 });
  });
});

describe('names', () => {
  test('columns are lettered like a spreadsheet', () => {
    expect([0, 25, 26, 51, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'AAA']);
  });

  test('sets may be larger than 32 bits', () => {
    expect([0, 2, 49].map((bit) => hasBit(2 ** 49 + 4, bit))).toEqual([false, true, true]);
    expect(hasBit('1180591620717411303424', 70)).toBe(true);
    expect(hasBit(1, -1)).toBe(false);
  });
});

describe('arrow keys', () => {
  const spots: Spot[] = [
    { ref: 'a', x: 0.5, y: 0.5 },
    { ref: 'b', x: 1.5, y: 0.5 },
    { ref: 'c', x: 3.5, y: 0.5 },
    { ref: 'd', x: 1.5, y: 1.5 },
    { ref: 'e', x: 2.5, y: 3.5 },
  ];
  const go = (from: string, arrow: Parameters<typeof spotTowards>[2]): string | undefined =>
    spotTowards(
      spots,
      spots.find((spot) => spot.ref === from)!,
      arrow,
    )?.ref;

  test('go to the nearest straight ahead', () => {
    expect(go('a', 'ArrowRight')).toBe('b');
    expect(go('b', 'ArrowRight')).toBe('c');
    expect(go('c', 'ArrowLeft')).toBe('b');
    expect(go('b', 'ArrowDown')).toBe('d');
  });
  test('go aside where nothing is straight ahead, and stay where nothing is', () => {
    expect(go('d', 'ArrowDown')).toBe('e');
    expect(go('e', 'ArrowUp')).toBe('d');
    expect(go('a', 'ArrowLeft')).toBeUndefined();
  });
  test('every lit thing can be reached from every other', () => {
    const reached = new Set(['a']);
    for (const ref of reached)
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = go(ref, arrow);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(spots.length);
  });
  test('reading order goes row by row', () => {
    expect(readingOrder([...spots].reverse()).map((spot) => spot.ref)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('looking at it', () => {
  test('squares are as large as they fit, within limits', () => {
    const margin = { width: 28, height: 26 };
    expect(fitCell({ width: 748, height: 504 }, { width: 16, height: 14 }, margin, 34, 88)).toBe(34);
    expect(fitCell({ width: 748, height: 504 }, { width: 6, height: 6 }, margin, 34, 88)).toBe(79);
    expect(fitCell({ width: 390, height: 420 }, { width: 16, height: 14 }, margin, 44, 88)).toBe(44);
    expect(fitCell({ width: 2000, height: 2000 }, { width: 2, height: 2 }, margin, 34, 88)).toBe(88);
  });
  test('the point under the pointer stays there', () => {
    const before = { x: 10, y: 20, scale: 1 };
    const at = { x: 100, y: 50 };
    const after = zoomed(before, 2, at, 0.5, 3);
    expect(after.scale).toBe(2);
    expect(boardPoint(after, at)).toEqual(boardPoint(before, at));
    expect(zoomed(before, 100, at, 0.5, 3).scale).toBe(3);
  });
  test('a small board lies in the middle, a large one leaves no gap', () => {
    const view = { width: 200, height: 100 };
    expect(held({ x: 77, y: 77, scale: 1 }, view, { width: 100, height: 50 })).toEqual({ x: 50, y: 25, scale: 1 });
    expect(held({ x: 77, y: -999, scale: 1 }, view, { width: 400, height: 300 })).toEqual({ x: 0, y: -200, scale: 1 });
  });
  test('fit shows all of it and never enlarges', () => {
    expect(fitted({ width: 200, height: 100 }, { width: 400, height: 400 })).toEqual({ x: 50, y: 0, scale: 0.25 });
    expect(fitted({ width: 200, height: 100 }, { width: 100, height: 50 }).scale).toBe(1);
  });
  test('lit things come to the middle', () => {
    const camera = centredOn(
      [
        { x: 300, y: 300 },
        { x: 500, y: 300 },
      ],
      { x: 0, y: 0, scale: 1 },
      { width: 200, height: 200 },
      { width: 1000, height: 1000 },
    );
    expect(camera).toEqual({ x: -300, y: -200, scale: 1 });
  });
});

describe('figures', () => {
  test('several on one square stand apart and inside it', () => {
    for (const of of [2, 3, 4, 6]) {
      const all = Array.from({ length: of }, (_, i) => figureOffset(i, of));
      expect(new Set(all.map((one) => `${one.x},${one.y}`)).size).toBe(of);
      for (const one of all) expect(Math.abs(one.x) + 0.37 * one.scale).toBeLessThanOrEqual(0.5);
    }
  });
  test('a glide follows the way that was taken', () => {
    const p = (x: number, y: number) => ({ x, y });
    expect(glidePath(p(0, 0), p(2, 1), [p(0, 0), p(1, 0), p(2, 1)])).toEqual({
      way: [p(0, 0), p(1, 0), p(2, 1)],
      squares: 2,
    });
    expect(glidePath(p(0, 0), p(3, 0)).squares).toBe(3);
    expect([1, 3, 20].map(glideTime)).toEqual([180, 540, 900]);
  });
  test('a pointer means a door before a figure before the square', () => {
    const figure = { id: 'x', ref: 'seat:0', square: 'B2', owner: 1 as const, letter: 'O', label: 'Olga' };
    const places = new Places(board, [figure]);
    expect(places.under({ x: 2.02, y: 1.5 })).toBe('door:d1');
    expect(places.under({ x: 1.5, y: 1.5 })).toBe('seat:0');
    expect(places.under({ x: 0.5, y: 0.5 })).toBe('square:A1');
    expect(places.under({ x: 2.5, y: 2.5 })).toBeNull();
    expect(places.of('door:d1')).toMatchObject({ x: 2, y: 1.5, upright: true });
    expect(places.of('card:luck')).toBeNull();
  });
});
