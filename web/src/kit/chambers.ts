/** What is worked out once about the rooms of a board and the doors between them. */
import { areaOf, edgeSegment, GAP, insetLoops, joined, loopPath, pathOf, stubs, type Segment } from './geometry';
import type { Places } from './places';
import type { DoorState, Floor, PlainBoard, PlainSquare, RoomState, Tint } from './types';

/** A room as it is drawn; numbers are pixels. */
export interface Chamber {
  name: string;
  title: string;
  state: RoomState;
  tint: Tint | undefined;
  area: string;
  /** A line a little inside its walls. */
  frame: string;
  x: number;
  y: number;
  top: number;
  plaqueX: number;
  cornerX: number;
  /** Its name hangs on the wall above it; else, as where a door is, it stands in its corner. */
  plaque: boolean;
}

export interface Rooms {
  rooms: Readonly<Record<string, RoomState>>;
  tints: Readonly<Record<string, Tint>>;
  titles: Readonly<Record<string, string>>;
}

export function chambersOf(board: PlainBoard, places: Places, given: Rooms, cell: number): Chamber[] {
  return board.rooms.flatMap((room) => {
    const squares = room.squares.flatMap((name) => places.squares.get(name) ?? []);
    if (!squares.length) return [];
    const columns = squares.map((square) => square.column);
    const rows = squares.map((square) => square.row);
    const left = Math.min(...columns);
    const right = Math.max(...columns) + 1;
    const top = Math.min(...rows);
    const inTop = squares.filter((square) => square.row === top).map((square) => square.column);
    const state = given.rooms[room.name] ?? 'plain';
    const middle = (Math.min(...inTop) + Math.max(...inTop) + 1) / 2;
    const half = ((given.titles[room.name] ?? '').length * 6.1 + 14) / 2 / cell + 0.35;
    const doorThere = board.edges.some((edge) => {
      const at = edge.door === undefined ? null : edgeSegment(edge);
      return at !== null && at.y1 === top && at.y2 === top && Math.abs(at.x1 + 0.5 - middle) < half;
    });
    return [
      {
        name: room.name,
        title: given.titles[room.name] ?? '',
        state,
        tint: given.tints[room.name],
        area: areaOf(squares, cell),
        frame: loopPath(insetLoops(squares, 5 / cell), cell),
        x: ((left + right) / 2) * cell,
        y: ((top + Math.max(...rows) + 1) / 2) * cell,
        top: top * cell,
        plaqueX: middle * cell,
        cornerX: (Math.max(...inTop) + 1) * cell - 6,
        plaque: (state === 'active' || top === 0) && !doorThere,
      },
    ];
  });
}

/** The state of a door as it is drawn. A plan's own words may say more: `sealed_key`, `guarded:t1`. */
export function doorState(said: string | undefined): DoorState {
  if (said?.startsWith('sealed')) return 'sealed';
  if (said?.startsWith('guarded')) return 'guarded';
  return said === 'open' || said === 'locked' || said === 'bolted' || said === 'removed' ? said : 'closed';
}

/** Walls as one path; where a door stands open there are only stubs. */
export function wallsOf(board: PlainBoard, stateOf: (door: string) => DoorState, cell: number, thick: number): string {
  const lines: Segment[] = [];
  for (const edge of board.edges) {
    if (edge.kind === 'rubble') continue;
    const segment = edgeSegment(edge);
    const state = edge.door === undefined ? null : stateOf(edge.door);
    if (state === 'open' || state === 'removed') lines.push(...stubs(segment, GAP + (3.1 * thick) / cell));
    else lines.push(segment);
  }
  return pathOf(joined(lines), cell);
}

/** One sign for each way in and each way out: the lower left square of its area. */
export function waysOf(board: PlainBoard, floorOf: (square: PlainSquare) => Floor): [floor: Floor, square: PlainSquare][] {
  const found = new Map<string, [Floor, PlainSquare]>();
  for (const square of board.squares) {
    const floor = floorOf(square);
    if (floor !== 'exit' && floor !== 'start') continue;
    const key = `${floor} ${square.room || square.name}`;
    const old = found.get(key);
    if (!old || square.row > old[1].row) found.set(key, [floor, square]);
  }
  return [...found.values()];
}
