/** A board for the kit page from a drawing, as kit/maps.py reads them: one letter a square, walls between letters. */
import type { PlainBoard, PlainEdge, Side } from '../src/kit/types';
import { columnLetters } from '../src/kit/geometry';

export function plan(
  rows: string[],
  names: Record<string, string>,
  openings: [string, Side, string][] = [],
): PlainBoard {
  const at = (x: number, y: number): string => rows[y]?.[x] ?? '.';
  const board: PlainBoard = {
    title: '',
    width: Math.max(...rows.map((r) => r.length)),
    height: rows.length,
    squares: [],
    edges: [],
    doors: [],
    rooms: [],
    links: [],
  };
  const name = (x: number, y: number): string => `${columnLetters(x)}${y + 1}`;
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark !== '.')
        board.squares.push({
          number: y * board.width + x,
          name: name(x, y),
          column: x,
          row: y,
          room: names[mark] ?? mark,
          mark,
        });
    }),
  );
  const ways: [Side, number, number][] = [
    ['N', 0, -1],
    ['E', 1, 0],
    ['S', 0, 1],
    ['W', -1, 0],
  ];
  for (const { column: x, row: y, mark } of board.squares) {
    for (const [side, dx, dy] of ways) {
      const other = at(x + dx, y + dy);
      if (other !== '.' && (side === 'N' || side === 'W')) continue;
      const opening = openings.find(([square, s]) => square === name(x, y) && s === side);
      if (other === mark && !opening) continue;
      const kind = opening ? opening[2].split(' ')[0]! : 'wall';
      const edge: PlainEdge = {
        number: other === '.' ? -1 : 0,
        kind,
        column: x,
        row: y,
        side,
        between: [name(x, y), other === '.' ? null : name(x + dx, y + dy)],
      };
      if (kind === 'door') {
        edge.door = `${name(x, y)}${side}`;
        board.doors.push({ number: board.doors.length, name: edge.door, edge: 0, state: opening![2].split(' ')[1]! });
      }
      board.edges.push(edge);
    }
  }
  for (const room of new Set(board.squares.map((s) => s.room)))
    board.rooms.push({
      name: room,
      flags: [],
      squares: board.squares.filter((s) => s.room === room).map((s) => s.name),
    });
  return board;
}
