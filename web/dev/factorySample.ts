/** A factory as the Smog Riders break into: rooms with names and tints, every kind of door, figures, turrets, ways in and out. */
import { ailmentPips } from '../src/kit/appearance';
import type { FigureData, Floor, Highlight, Marker, Preview, RoomState, Tint } from '../src/kit/types';
import { plan } from './plan';
import { fig, life } from './boardSamples';

export const board = plan(
  [
    '..AAAAKKKKBBBB..',
    '..AAAAKKKKBBBB..',
    '..AAAAKKKKBBBB..',
    '..AAAAKKKKBBBB..',
    '..CCCCPPPPDDDD..',
    '11CCCCPPPPDDDD33',
    '11CCCCPPPPDDDD33',
    '..CCCCPPPPDDDD..',
    '..EEEEFFFFGGGG..',
    '..EEEEFFFFGGGG..',
    '..EEEEFFFFGGGG..',
    '..EEEEFFFFGGGG..',
    '.......22.......',
    '.......22.......',
  ],
  {
    A: 'coal',
    K: 'boiler',
    B: 'pump',
    C: 'west',
    P: 'office',
    D: 'east',
    E: 'tool',
    F: 'bay',
    G: 'paint',
    1: 'x1',
    2: 'x2',
    3: 'x3',
  },
  [
    ['D4', 'S', 'door open'],
    ['F2', 'E', 'door locked'],
    ['J2', 'E', 'door sealed_key'],
    ['H4', 'S', 'door guarded:F'],
    ['M4', 'S', 'door closed'],
    ['B6', 'E', 'door closed'],
    ['F6', 'E', 'door open'],
    ['J6', 'E', 'door open'],
    ['N6', 'E', 'door closed'],
    ['H8', 'S', 'door open'],
    ['D8', 'S', 'door closed'],
    ['M8', 'S', 'door closed'],
    ['F10', 'E', 'door closed'],
    ['J10', 'E', 'door closed'],
    ['H12', 'S', 'door open'],
    ['L8', 'S', 'window'],
    ['C6', 'E', 'rubble'],
  ],
);
export const rooms: Record<string, RoomState> = {
  coal: 'active',
  boiler: 'unexplored',
  pump: 'unexplored',
  tool: 'unexplored',
  paint: 'unexplored',
  west: 'resolved',
};
export const labels = {
  board: 'Factory',
  rooms: {
    coal: 'Coal store',
    boiler: 'Boiler room',
    pump: 'Pump hall',
    west: 'West workshop',
    office: 'Drawing office',
    east: 'East workshop',
    tool: 'Tool store',
    bay: 'Loading bay',
    paint: 'Paint shop',
  },
};
export const floors: Record<string, Floor> = Object.fromEntries(
  board.squares
    .filter((s) => s.room.startsWith('x'))
    .map((s) => [s.name, s.room === 'x2' ? ('start' as const) : ('exit' as const)]),
);
const put = (
  square: string,
  owner: FigureData['owner'],
  letter: string,
  more: Partial<FigureData> = {},
): FigureData => ({ ...fig(owner, letter, more), id: letter + square, square });
export const figures: FigureData[] = [
  put('D2', 1, 'M', { ...life(3, 4), pips: [{ kind: 'carried', icon: 'scroll', label: 'plans' }] }),
  put('E3', 1, 'P', life(3, 3)),
  put('E2', 'foe', 'K', life(2, 2)),
  put('C1', 'foe', 'T', { kind: 'turret', level: 'I' }),
  put('H1', 'foe', 'F', { kind: 'flamer' }),
  put('E6', 1, 'Ch', { state: 'away' }),
  put('H7', 'foe', 'D', life(3, 3)),
  put('J6', 3, 'I', life(3, 3)),
  put('M6', 'foe', 'J', life(1, 2)),
  put('I8', 2, 'H', { ...life(2, 4), pips: ailmentPips({ poisoned: 'poisoned', wounded: '2 wounds' }) }),
  put('G10', 2, 'Ba', { state: 'fallen' }),
  put('L7', 3, 'O', { ...life(2, 2), pips: ailmentPips({ stunned: 'stunned' }) }),
  put('K8', 'foe', 'U', { kind: 'turret', level: 'II' }),
  put('M8', 3, 'Ar', { state: 'away' }),
  put('I10', 2, 'Cl', life(3, 3)),
  put('G12', 'foe', 'V', { kind: 'turret', level: 'I' }),
  put('H13', 2, 'Am', life(3, 3)),
];
export const markers: Marker[] = [
  { id: 'p', square: 'I6', kind: 'objective', icon: 'scroll', label: 'plans' },
  { id: 'd', square: 'J7', kind: 'objective', icon: 'key', label: 'key, delivered', done: true },
  { id: 'f', square: 'I11', kind: 'fire', label: 'fire' },
];
export const lit: Highlight[] = [
  { ref: 'seat:M', label: 'Mapuche' },
  { ref: 'seat:P', label: 'Patty' },
  { ref: 'square:C4', label: 'to C4' },
  { ref: 'square:D3', label: 'to D3' },
  { ref: 'square:F4', label: 'to F4', cost: 2 },
  { ref: 'square:E4', label: 'to E4', hurts: true },
  { ref: 'door:D4S', label: 'the door' },
];
export const preview: Preview = {
  attack: { from: 'seat:M', to: 'seat:K', loss: '−2' },
  sight: [
    { from: 'I10', to: 'J6', free: true, covers: [{ x: 9, y: 7.5 }] },
    { from: 'I8', to: 'L7', free: false, blocked: { x: 10, y: 7.1 } },
  ],
  path: { squares: ['E3', 'D3', 'C4'], cost: 2 },
  reach: [{ square: 'G9' }, { square: 'H9' }, { square: 'G11', cost: 2 }],
  seen: ['D6', 'E7', 'F7', 'G7'],
};
export const tints: Record<string, Tint> = { west: 'verdigris', office: 'ether', east: 'amethyst', bay: 'brass' };
