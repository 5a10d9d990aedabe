/** Types of the data the shared board parts draw. They know no game. */

/* ---- the static board, as `kit/plan.py` writes it ---- */

export interface PlainSquare {
  number: number;
  name: string;
  column: number;
  row: number;
  room: string;
  mark: string;
}

export type Side = 'N' | 'E' | 'S' | 'W';

export interface PlainEdge {
  /** The edge's number, the bit in a set of edges; -1 for the rim. */
  number: number;
  /** wall, door, window, rubble, or a kind of the game's own (drawn as a wall). */
  kind: string;
  column: number;
  row: number;
  side: Side;
  between: [string, string | null];
  door?: string;
}

export interface PlainDoor {
  /** The door's number, the bit in a set of doors. */
  number: number;
  name: string;
  edge: number;
  state: string;
}

export interface PlainRoom {
  name: string;
  flags: string[];
  squares: string[];
}

export interface PlainBoard {
  title: string;
  width: number;
  height: number;
  squares: PlainSquare[];
  edges: PlainEdge[];
  doors: PlainDoor[];
  rooms: PlainRoom[];
  links: [string, string][];
}

/* ---- what changes ---- */

export type SeatShape = 'circle' | 'square' | 'shield' | 'diamond' | 'hexagon' | 'pill' | 'flat';
/** Whose a thing is: seats count from 1, as their shapes and colours do. */
export type Owner = 1 | 2 | 3 | 4 | 'foe' | 'ally';

export interface Life {
  now: number;
  max: number;
}

export interface Pip {
  /** `carried` sits top right, `status` top left. */
  kind: 'carried' | 'status';
  label: string;
  icon?: string;
  /** A number on a small shield instead of an icon, such as armour. */
  text?: string;
}

export interface FigureData {
  /** Stays the same while the figure moves, so that the movement can be animated. */
  id: string;
  /** What options and log lines call it, such as `seat:0`. */
  ref: string;
  square: string;
  owner: Owner;
  letter: string;
  /** Said by tooltip and reading list. */
  label: string;
  life?: Life;
  /** A second, thinner bar under that of life. */
  mind?: Life;
  /** The same for ether, in its colour. */
  ether?: Life;
  pips?: Pip[];
  /** fallen: unconscious, lying; away: only its marker is here. */
  state?: 'up' | 'fallen' | 'away';
  /** minion: smaller, no bar; turret and flamer: a flat hexagon with an icon. */
  kind?: 'figure' | 'minion' | 'turret' | 'flamer';
  level?: 'I' | 'II';
  /** The highlighted things are what this figure can do. */
  chosen?: boolean;
  /** The squares it came through, its own last: the glide follows them. */
  via?: string[];
}

/** bolted: locked for a while; sealed: opens only as its seal says; guarded: not while its turret stands; removed: gone for good. */
export type DoorState = 'open' | 'closed' | 'locked' | 'bolted' | 'sealed' | 'guarded' | 'removed';
export type RoomState = 'plain' | 'unexplored' | 'active' | 'resolved';
export type Floor = 'plain' | 'inside' | 'outside' | 'start' | 'exit';
export type Tint = 'verdigris' | 'copper' | 'ether' | 'amethyst' | 'blood' | 'brass';
/** Conditions of a figure. Each has its own icon. */
export type Ailment = 'wounded' | 'stunned' | 'poisoned' | 'mad' | 'burning';

export interface Marker {
  id: string;
  ref?: string;
  square: string;
  kind: 'fire' | 'crate' | 'manhole' | 'reinforcement' | 'objective' | 'trap' | 'exit';
  label: string;
  icon?: string;
  owner?: Owner;
  /** An objective that is reached: faded, with a tick. */
  done?: boolean;
}

/** Something that can be chosen now. `ref` names a square, a door, a room or a figure on the board. */
export interface Highlight {
  ref: string;
  /** The option's own text. */
  label: string;
  /** Shown instead of the dot if it is more than 1. */
  cost?: number;
  hurts?: boolean;
  /** Drawn as an attack: target brackets on hover. */
  attack?: boolean;
}

export interface SightLine {
  from: string;
  to: string;
  free: boolean;
  /** Where it is blocked, in squares from the top left corner; without it, halfway. */
  blocked?: Point;
  covers?: Point[];
}

export interface Preview {
  /** Squares something could reach but that cannot be chosen now. They are drawn pale. */
  reach?: { square: string; cost?: number; hurts?: boolean }[];
  /** Squares that are seen from somewhere. */
  seen?: string[];
  path?: { squares: string[]; cost?: number; hurts?: boolean };
  sight?: SightLine[];
  attack?: { from: string; to: string; label?: string; loss?: string; covers?: Point[] };
  /** References in target brackets. */
  targets?: string[];
}

export interface Point {
  x: number;
  y: number;
}

export type Motion = 'auto' | 'off' | 'full';

/* ---- dice ---- */

export type DieKind = 'strength' | 'agility' | 'magic' | 'generic' | 'symbol';

export interface SlotData {
  id: string;
  label: string;
  /** What lying here does, one line. */
  text?: string;
  icon?: string;
  /** What dice it takes, in short: `7+`. */
  needs?: string;
  /** How many dice have room here. */
  most?: number;
  /** Slots of one group share a card. */
  group?: string;
}

export interface SlotGroup {
  id: string;
  label: string;
  /** A figure's letter in its owner's shape, or an icon. */
  figure?: { owner: Owner; letter: string };
  icon?: string;
  /** What is said under its slots. */
  text?: string;
}

export interface OptionData {
  text: string;
  rule?: string;
  refs: string[];
}

/* ---- the board as text ---- */

export interface ReadingItem {
  text: string;
  /** It can be chosen by pressing it. */
  lit?: boolean;
  ref?: string;
}

export interface ReadingGroup {
  title: string;
  items: ReadingItem[];
}
