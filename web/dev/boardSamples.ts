/** Every sign a square board can show, each on a board of its own. */
import { ailmentPips } from '../src/kit/appearance';
import type { FigureData, Floor, Highlight, Marker, Preview, RoomState, Tint } from '../src/kit/types';

export interface Cell {
  name: string;
  floor?: Floor;
  rooms?: Record<string, RoomState>;
  tints?: Record<string, Tint>;
  figures?: FigureData[];
  markers?: Marker[];
  lit?: Highlight[];
  echo?: string[];
  preview?: Preview;
}

export const edges: [name: string, kind: string][] = [
  ['wall', 'wall'],
  ['door, open', 'door open'],
  ['door, closed', 'door closed'],
  ['door, locked', 'door locked'],
  ['door, sealed', 'door sealed_key'],
  ['door, guarded', 'door guarded:t1'],
  ['removed', 'door removed'],
  ['window', 'window'],
  ['rubble', 'rubble'],
];

const mark = (kind: Marker['kind'], more: Partial<Marker> = {}): Marker[] => [
  { id: kind, square: 'A1', kind, label: kind, ...more },
];
export const squares: Cell[] = [
  { name: 'inside', floor: 'inside' },
  { name: 'outside', floor: 'outside' },
  { name: 'fire', floor: 'inside', markers: mark('fire') },
  { name: 'unexplored', rooms: { a: 'unexplored' } },
  { name: 'active room', rooms: { a: 'active' } },
  { name: 'tinted room', tints: { a: 'ether' } },
  { name: 'start', floor: 'start' },
  { name: 'exit', floor: 'exit' },
  { name: 'crate', floor: 'inside', markers: mark('crate') },
  { name: 'manhole', floor: 'outside', markers: mark('manhole') },
  { name: 'reinforcement', floor: 'outside', markers: mark('reinforcement') },
  { name: 'objective', markers: mark('objective', { icon: 'scroll' }) },
  { name: 'objective, done', markers: mark('objective', { icon: 'scroll', done: true }) },
  { name: 'trap', floor: 'inside', markers: mark('trap', { owner: 2 }) },
];

const lit = (more: Partial<Highlight> = {}): Highlight[] => [{ ref: 'square:A1', label: 'go', ...more }];
export const says: Cell[] = [
  { name: 'may go', lit: lit() },
  { name: 'costs 2', lit: lit({ cost: 2 }) },
  { name: 'may, it hurts', lit: lit({ hurts: true }) },
  { name: 'could go', preview: { reach: [{ square: 'A1' }] } },
  { name: 'could, for 3', preview: { reach: [{ square: 'A1', cost: 3 }] } },
  { name: 'is seen', preview: { seen: ['A1'] } },
  { name: 'log points', echo: ['square:A1'] },
  { name: 'target', preview: { targets: ['A1'] } },
];

export const fig = (owner: FigureData['owner'], letter: string, more: Partial<FigureData> = {}): FigureData => ({
  id: letter,
  ref: `seat:${letter}`,
  square: 'A1',
  owner,
  letter,
  label: letter,
  ...more,
});
export const life = (now: number, max: number) => ({ life: { now, max } });
const ails = (ailments: Parameters<typeof ailmentPips>[0], more: Partial<FigureData> = {}): FigureData[] => [
  fig(1, 'M', { ...life(3, 4), pips: ailmentPips(ailments), ...more }),
];

export const figures: Cell[] = [
  { name: 'seat 1', figures: [fig(1, 'M', life(3, 4))] },
  { name: 'seat 2', figures: [fig(2, 'H', life(2, 4))] },
  { name: 'seat 3', figures: [fig(3, 'O', life(2, 2))] },
  { name: 'seat 4', figures: [fig(4, 'V', life(3, 3))] },
  { name: 'foe', figures: [fig('foe', 'K', life(2, 2))] },
  { name: 'over 6', figures: [fig('foe', 'E', life(10, 12))] },
  { name: 'ally', figures: [fig('ally', 'Bo')] },
  { name: 'away', figures: [fig(1, 'Ch', { state: 'away' })] },
  { name: 'unconscious', figures: [fig(1, 'P', { state: 'fallen' })] },
  { name: 'wounded', figures: ails({ wounded: '2 wounds' }, life(1, 3)) },
  { name: 'stunned', figures: ails({ stunned: 'stunned' }) },
  { name: 'poisoned', figures: ails({ poisoned: 'poisoned' }) },
  { name: 'mad', figures: ails({ mad: '1 madness' }) },
  { name: 'two ailments', figures: ails({ stunned: 'stunned', poisoned: 'poisoned' }) },
  {
    name: 'carries, stunned',
    figures: [
      fig(1, 'M', {
        ...life(3, 4),
        pips: [{ kind: 'carried', icon: 'scroll', label: 'plans' }, ...ailmentPips({ stunned: 'stunned' })],
      }),
    ],
  },
  {
    name: 'on guard',
    figures: [fig(2, 'B', { ...life(5, 6), pips: [{ kind: 'status', text: '2', label: 'guard 2' }] })],
  },
  { name: 'may be chosen', figures: [fig(1, 'M', life(3, 4))], lit: [{ ref: 'seat:M', label: 'choose' }] },
  { name: 'minion', figures: [fig('foe', 'z', { kind: 'minion' })] },
  { name: 'turret I', figures: [fig('foe', 'T', { kind: 'turret', level: 'I' })] },
  { name: 'turret II', figures: [fig('foe', 'T', { kind: 'turret', level: 'II' })] },
  { name: 'flamer', figures: [fig('foe', 'F', { kind: 'flamer' })] },
  {
    name: 'turret, hit',
    figures: [fig('foe', 'T', { kind: 'turret', level: 'II', pips: ailmentPips({ wounded: '1 wound' }) })],
  },
  { name: 'two on one', figures: [fig(1, 'A', life(2, 3)), fig(2, 'B', life(3, 3))] },
];
