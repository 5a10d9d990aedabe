/** Where the things of a board are, for highlights, marks of the log, keyboard, pointer and previews. */
import { centre, edgeSegment, isUpright, middle, figureOffset } from './geometry';
import type { FigureData, Highlight, Marker, PlainBoard, PlainEdge, PlainSquare, Point } from './types';

export interface Place extends Point {
  ref: string;
  kind: 'square' | 'door' | 'figure' | 'marker' | 'room';
  /** How large a figure is drawn. */
  scale: number;
  upright: boolean;
  square?: PlainSquare;
  edge?: PlainEdge;
  /** The squares of a room. */
  area?: PlainSquare[];
}

export interface PlacedFigure {
  figure: FigureData;
  x: number;
  y: number;
  scale: number;
}

/** A place with what may be chosen there. */
export interface LitPlace extends Place {
  lit: Highlight;
}

const RANK = { room: -1, square: 0, marker: 1, door: 2, figure: 3 };

/** Returns the highlights that have a place on the board, those that are drawn on top last. */
export function litPlaces(places: Places, lit: readonly Highlight[]): LitPlace[] {
  const found = lit.flatMap((thing) => {
    const place = places.of(thing.ref);
    return place ? [{ ...place, lit: thing }] : [];
  });
  return found.sort((a, b) => RANK[a.kind] - RANK[b.kind]);
}

export class Places {
  readonly squares = new Map<string, PlainSquare>();
  readonly doors = new Map<string, PlainEdge>();
  /** Inner edges by the squares they lie between, such as `H5-H6`. */
  private readonly edges = new Map<string, PlainEdge>();
  readonly standing: PlacedFigure[] = [];
  private readonly refs = new Map<string, Place>();
  private readonly rooms = new Map<string, readonly string[]>();

  constructor(board: PlainBoard, figures: readonly FigureData[] = [], markers: readonly Marker[] = []) {
    for (const square of board.squares) this.squares.set(square.name, square);
    for (const edge of board.edges) {
      if (edge.door !== undefined) this.doors.set(edge.door, edge);
      if (edge.between[1] !== null) this.edges.set(edge.between.join('-'), edge);
    }
    for (const room of board.rooms) this.rooms.set(room.name, room.squares);
    const crowd = new Map<string, FigureData[]>();
    for (const figure of figures) crowd.set(figure.square, [...(crowd.get(figure.square) ?? []), figure]);
    for (const marker of markers) {
      const square = this.squares.get(marker.square);
      if (square && marker.ref) {
        const place: Place = { ...centre(square), ref: marker.ref, kind: 'marker', scale: 1, upright: false, square };
        this.refs.set(marker.ref, place);
      }
    }
    for (const figure of figures) {
      const square = this.squares.get(figure.square);
      if (!square) continue;
      const there = crowd.get(figure.square) ?? [];
      const at = figureOffset(there.indexOf(figure), there.length);
      const middle = centre(square);
      const where = { x: middle.x + at.x, y: middle.y + at.y, scale: at.scale };
      this.standing.push({ figure, ...where });
      this.refs.set(figure.ref, { ...where, ref: figure.ref, kind: 'figure', upright: false, square });
    }
  }

  /** The place a reference names; null if it is nowhere on the board. */
  of(ref: string): Place | null {
    const known = this.refs.get(ref);
    if (known) return known;
    const colon = ref.indexOf(':');
    const name = ref.slice(colon + 1);
    if (ref.startsWith('square:')) {
      const square = this.squares.get(name);
      return square ? { ...centre(square), ref, kind: 'square', scale: 1, upright: false, square } : null;
    }
    if (ref.startsWith('door:') || ref.startsWith('edge:')) {
      const edge = ref.startsWith('door:') ? this.doors.get(name) : this.edges.get(name);
      if (!edge) return null;
      const segment = edgeSegment(edge);
      return { ...middle(segment), ref, kind: 'door', scale: 1, upright: isUpright(segment), edge };
    }
    if (ref.startsWith('room:')) {
      const area = (this.rooms.get(name) ?? []).flatMap((square) => this.squares.get(square) ?? []);
      if (!area.length) return null;
      const at = (of: (square: PlainSquare) => number): number => area.reduce((sum, one) => sum + of(one) + 0.5, 0) / area.length;
      return { x: at((one) => one.column), y: at((one) => one.row), ref, kind: 'room', scale: 1, upright: false, area };
    }
    return null;
  }

  /** The middle of a square, by its name or by a reference to anything. */
  point(name: string): Point | null {
    const square = this.squares.get(name);
    return square ? centre(square) : this.of(name);
  }

  /** Returns the reference of what is at a point: a door, or else a figure, or else the square. */
  under(at: Point): string | null {
    for (const [name, edge] of this.doors) {
      const door = middle(edgeSegment(edge));
      const upright = isUpright(edgeSegment(edge));
      const along = Math.abs(upright ? at.y - door.y : at.x - door.x);
      const aside = Math.abs(upright ? at.x - door.x : at.y - door.y);
      if (along < 0.36 && aside < 0.2) return `door:${name}`;
    }
    for (const { figure, x, y, scale } of this.standing) {
      if (Math.hypot(at.x - x, at.y - y) < 0.42 * scale) return figure.ref;
    }
    for (const square of this.squares.values()) {
      if (square.column === Math.floor(at.x) && square.row === Math.floor(at.y)) return `square:${square.name}`;
    }
    return null;
  }
}
