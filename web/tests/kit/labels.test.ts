import { describe, expect, test } from 'vitest';
import { panelLayoutOf, freeCorners } from '../../src/kit/panelLayout';
import { labelsOf, textWidth, wrapped, type Box, type Named } from '../../src/kit/labels';
import { MARGIN } from '../../src/kit/margins';
import { plan } from '../../dev/plan';

const CELL = 34;
// a house of two rooms with a yard on each side and one below
const board = plan(
  ['..AAAABB..', '1.AAAABB.2', '11AAAABB22', '..AAAABB..', '...33.....', '...33.....'],
  { A: 'hall', B: 'cell', 1: 'west', 2: 'east', 3: 'south' },
  [['B3', 'E', 'door closed'], ['D4', 'S', 'door closed']],
);
const room = (name: string, title = name, active = false): Named => ({
  name,
  title,
  active,
  tinted: false,
  squares: board.squares.filter((square) => square.room === name),
});
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('names of rooms', () => {
  test('words are wrapped to the room, and cut only where one word is too long', () => {
    expect(wrapped('North Engine Room', 500)).toEqual(['North Engine Room']);
    expect(wrapped('North Engine Room', textWidth('North Engine'))).toEqual(['North Engine', 'Room']);
    expect(wrapped('Mannschaftsquartier', textWidth('Mannschaft'))).toEqual(['Mannschaf…']);
  });
  test('hang on the wall where rock is behind, else stand in a corner', () => {
    const labels = labelsOf(board, ['hall', 'cell', 'west', 'south'].map((name) => room(name)), [], CELL);
    expect(labels.get('hall')).toMatchObject({ plaque: true, y: 4 });
    expect(labels.get('south')).toMatchObject({ plaque: true });
    expect(labels.get('south')!.y).toBeGreaterThan(5 * CELL);
  });
  test('a name wider than its room is no plaque; it is wrapped inside', () => {
    const label = labelsOf(board, [room('cell', 'South Anteroom')], [], CELL).get('cell')!;
    expect(label.plaque).toBe(false);
    expect(label.lines).toEqual(['South', 'Anteroom']);
  });
  test('who stands in a corner pushes the name into another', () => {
    const free = labelsOf(board, [room('cell', 'A long and quiet name')], [], CELL).get('cell')!;
    const taken = [{ x: 7.5, y: 0.5 }, { x: 6.5, y: 0.5 }];
    const aside = labelsOf(board, [room('cell', 'A long and quiet name')], taken, CELL).get('cell')!;
    expect(meet(free.box, { x: 6 * CELL, y: 0, width: 2 * CELL, height: CELL })).toBe(true);
    expect(meet(aside.box, { x: 6 * CELL, y: 0, width: 2 * CELL, height: CELL })).toBe(false);
  });
  test('word below word, or between the corners, where a line of its own would be covered', () => {
    const wide = 42;
    const inner = plan(['BBB', 'AAA', 'AAA', 'AAA', 'CCC'], { A: 'lamps', B: 'north', C: 'south' }, []);
    const lamps = (title: string): Named => ({ ...room('lamps', title), squares: inner.squares.filter((square) => square.room === 'lamps') });
    const at = (...columns: number[]) => (y: number) => columns.map((x) => ({ x, y }));
    const row = at(0.5, 1.5, 2.5);
    const covered = [...row(1.5), { x: 2.5, y: 3.5 }];
    const high = labelsOf(inner, [lamps('Lampenraum 0/20')], covered, wide).get('lamps')!;
    expect(high.lines).toEqual(['Lampenraum', '0/20']);
    const between = labelsOf(inner, [lamps('Lampenraum')], [...row(1.5), ...row(3.5)], wide).get('lamps')!;
    expect(between.box.y).toBeGreaterThanOrEqual(2 * wide);
    expect(between.box.y + between.box.height).toBeLessThanOrEqual(3 * wide);
  });
  test('no two names lie on each other', () => {
    const names = board.rooms.map((one) => room(one.name, `The ${one.name} of it`));
    const boxes = [...labelsOf(board, names, [], CELL).values()].map((label) => label.box);
    for (const [at, box] of boxes.entries()) for (const other of boxes.slice(at + 1)) expect(meet(box, other)).toBe(false);
  });
});

describe('panels that belong to a board', () => {
  const wanted = { column: 192, corner: { width: 100, height: 50 }, most: 88 };
  test('the lower corners of a board with a yard below are free', () => {
    const view = { width: board.width * CELL + MARGIN.width, height: board.height * CELL + MARGIN.height };
    const boxes = freeCorners(board, view, CELL, wanted.corner)!;
    expect(boxes).toHaveLength(2);
    const left = (view.width - board.width * CELL - MARGIN.width) / 2 + 8;
    for (const square of board.squares) {
      const at = { x: left + square.column * CELL, y: 18 + square.row * CELL, width: CELL, height: CELL };
      for (const box of boxes) expect(meet(box, at)).toBe(false);
    }
  });
  test('a wide board takes the whole width, a high one leaves a column', () => {
    const wide = panelLayoutOf(board, { width: 520, height: 420 }, wanted);
    expect(wide.mode).toBe('corners');
    const high = panelLayoutOf(board, { width: 760, height: 230 }, wanted);
    expect(high).toMatchObject({ mode: 'beside', boxes: [] });
    expect(wide.cell * board.width).toBeLessThanOrEqual(520 - MARGIN.width);
  });
});
