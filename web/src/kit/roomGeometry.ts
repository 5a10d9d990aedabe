/** The geometry of rooms, walls and doors of a square board. */
import { areaOf, edgeSegment, GAP, insetLoops, joined, loopPath, pathOf, stubs, type Segment } from './geometry';
import { labelsOf, type Label } from './labels';
import type { Places } from './places';
import type { DoorState, Floor, PlainBoard, PlainSquare, RoomState, Tint } from './types';

/** A room as it is drawn; numbers are pixels. */
export interface RoomShape {
  name: string;
  title: string;
  state: RoomState;
  tint: Tint | undefined;
  area: string;
  /** A line a little inside its walls. */
  frame: string;
  /** Its middle. */
  x: number;
  y: number;
  /** Where its name stands; none, if it has no name. */
  label: Label | undefined;
}

export interface Rooms {
  rooms: Readonly<Record<string, RoomState>>;
  tints: Readonly<Record<string, Tint>>;
  titles: Readonly<Record<string, string>>;
}

/** Returns the rooms as they are drawn. Names avoid the squares in `taken`, on which something lies. */
export function roomShapesOf(board: PlainBoard, places: Places, given: Rooms, cell: number, taken: readonly string[] = []): RoomShape[] {
  const rooms = board.rooms.flatMap((room) => {
    const squares = room.squares.flatMap((name) => places.squares.get(name) ?? []);
    return squares.length ? [{ name: room.name, title: given.titles[room.name] ?? '', squares }] : [];
  });
  const lying = taken.flatMap((square) => places.point(square) ?? []);
  const labels = labelsOf(
    board,
    rooms.map((room) => ({ ...room, active: given.rooms[room.name] === 'active', tinted: !!given.tints[room.name] })),
    [...places.standing, ...lying],
    cell,
  );
  return rooms.map(({ name, title, squares }) => {
    const columns = squares.map((square) => square.column);
    const rows = squares.map((square) => square.row);
    return {
      name,
      title,
      state: given.rooms[name] ?? 'plain',
      tint: given.tints[name],
      area: areaOf(squares, cell),
      frame: loopPath(insetLoops(squares, 5 / cell), cell),
      x: ((Math.min(...columns) + Math.max(...columns) + 1) / 2) * cell,
      y: ((Math.min(...rows) + Math.max(...rows) + 1) / 2) * cell,
      label: labels.get(name),
    };
  });
}

/** Returns the state of a door as it is drawn. The map's own state may be longer: `sealed_key`, `guarded:t1`. */
export function doorState(said: string | undefined): DoorState {
  if (said?.startsWith('sealed')) return 'sealed';
  if (said?.startsWith('guarded')) return 'guarded';
  return said === 'open' || said === 'locked' || said === 'bolted' || said === 'removed' ? said : 'closed';
}

/** Returns all walls as one path, with gaps at open doors. */
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

/** Returns the square for the sign of each entrance and exit: the lowest row of its area, first column. */
export function entrancesOf(board: PlainBoard, floorOf: (square: PlainSquare) => Floor): [floor: Floor, square: PlainSquare][] {
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
