import { describe, expect, test, vi } from 'vitest';
import SquareBoard from '../../src/kit/SquareBoard.svelte';
import { ailmentPips } from '../../src/kit/appearance';
import type { FigureData, Highlight, PlainBoard } from '../../src/kit/types';
import { plan } from '../../dev/plan';
import recorded from './duel.json';
import { byLabel, labels, press, show } from './render';

const board = recorded.board as unknown as PlainBoard;
const olga: FigureData = {
  id: 'o',
  ref: 'seat:0',
  square: 'B2',
  owner: 1,
  letter: 'O',
  label: 'Olga',
  life: { now: 4, max: 6 },
};
const ben: FigureData = {
  id: 'b',
  ref: 'seat:1',
  square: 'B4',
  owner: 2,
  letter: 'B',
  label: 'Ben',
  life: { now: 9, max: 12 },
};
const lit: Highlight[] = [
  { ref: 'seat:1', label: 'Strike Ben', attack: true },
  { ref: 'door:d1', label: 'Open door d1' },
  { ref: 'square:A1', label: 'Step to A1' },
  { ref: 'square:B3', label: 'Step to B3', cost: 2 },
  { ref: 'card:luck', label: 'not on the board' },
];

function given(more: Record<string, unknown> = {}) {
  const onchoose = vi.fn<(ref: string) => void>();
  const onask = vi.fn<(ref: string) => void>();
  const onhover = vi.fn<(ref: string | null) => void>();
  const root = show(SquareBoard as never, {
    board,
    figures: [olga, ben],
    lit,
    motion: 'off',
    onchoose,
    onask,
    onhover,
    ...more,
  });
  return { root, onchoose, onask, onhover };
}

describe('the square board', () => {
  test('has one labelled button per lit thing, in reading order, and hides the rest', () => {
    const { root } = given();
    expect(labels(root, '.hits [role="button"]')).toEqual(['Step to A1', 'Open door d1', 'Step to B3', 'Strike Ben']);
    for (const button of root.querySelectorAll('.hits [role="button"]'))
      expect(button.getAttribute('tabindex')).toBe('0');
    expect(root.querySelector('.figures')!.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(root.querySelector('.hits')!.closest('[aria-hidden="true"]')).toBeNull();
  });

  test('keeps the order of layers', () => {
    const { root } = given();
    const wanted = [
      'floor',
      'grid',
      'names',
      'fire',
      'walls',
      'doors',
      'markers',
      'lit-things',
      'figures',
      'lines',
      'rings',
      'badges',
      'hits',
    ];
    const all = [...root.querySelectorAll('svg [class]')];
    const places = wanted.map((name) => all.findIndex((element) => element.classList.contains(name)));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test('is chosen by click, Enter and Space, and asked by ?', () => {
    const { root, onchoose, onask } = given();
    press(byLabel(root, 'Open door d1'));
    press(byLabel(root, 'Step to A1'), 'Enter');
    press(byLabel(root, 'Strike Ben'), ' ');
    expect(onchoose.mock.calls.map(([ref]) => ref)).toEqual(['door:d1', 'square:A1', 'seat:1']);
    press(byLabel(root, 'Step to B3'), '?');
    expect(onask.mock.calls).toEqual([['square:B3']]);
  });

  test('is walked by arrow keys', () => {
    const { root, onhover } = given();
    byLabel(root, 'Step to A1')!.focus();
    expect(onhover).toHaveBeenLastCalledWith('square:A1');
    const there = (): string | null => document.activeElement!.getAttribute('aria-label');
    press(document.activeElement, 'ArrowRight');
    expect(there()).toBe('Open door d1');
    press(document.activeElement, 'ArrowDown');
    expect(there()).toBe('Step to B3');
    press(document.activeElement, 'ArrowDown');
    expect(there()).toBe('Strike Ben');
    press(document.activeElement, 'ArrowDown');
    expect(there()).toBe('Strike Ben');
  });

  test('zooms by keys and shows the whole board again', () => {
    const { root } = given();
    const scale = (): number =>
      Number(/scale\(([\d.]+)\)/.exec(root.querySelector('svg > g')!.getAttribute('transform')!)![1]);
    press(byLabel(root, 'Step to A1'), '+');
    expect(scale()).toBeCloseTo(1.25);
    press(byLabel(root, 'Step to A1'), '0');
    expect(scale()).toBe(1);
  });

  test('asks why where something that is not lit is clicked', () => {
    const { root, onask, onchoose } = given();
    const svg = root.querySelector('svg')!;
    const cell = 75; // 480 high in a page without layout
    svg.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 320 + 2.5 * cell, clientY: 18 + 0.5 * cell }));
    expect(onask.mock.calls).toEqual([['square:F1']]);
    expect(onchoose).not.toHaveBeenCalled();
  });

  test('draws doors by their state, costs, life and rings', () => {
    const { root } = given({
      doors: { d1: 'open', d2: 'locked', d3: 'removed' },
      echo: ['seat:0', 'door:d4', 'card:x'],
    });
    const kinds = [...root.querySelectorAll('.opening')].map((door) => door.getAttribute('class')!.split(' ')[0]);
    expect(kinds.sort()).toEqual(['closed', 'closed', 'closed', 'locked', 'open', 'removed']);
    expect(root.querySelector('.cost')!.textContent).toBe('2');
    expect(root.querySelectorAll('.life')).toHaveLength(6);
    expect(root.querySelector('.figures')!.textContent).toContain('9');
    expect(root.querySelectorAll('.echo')).toHaveLength(2);
  });

  test('writes no style attribute: the page has a strict CSP', () => {
    const { root } = given({
      rooms: {},
      markers: [
        { id: 't', square: 'A4', kind: 'trap', label: 'Trap', owner: 1 },
        { id: 'f', square: 'A5', kind: 'fire', label: 'Fire' },
      ],
      preview: {
        path: { squares: ['B2', 'B3'], cost: 2 },
        sight: [{ from: 'B2', to: 'B4', free: false }],
        attack: { from: 'seat:0', to: 'seat:1', label: '2 hits', loss: '-1' },
      },
    });
    expect(root.querySelectorAll('[style]')).toHaveLength(0);
    expect(root.querySelector('.brackets')).not.toBeNull();
  });

});

describe('what a break-in needs', () => {
  const factory = plan(
    ['aab', 'aab', 'ccc'],
    { a: 'coal', b: 'boiler', c: 'yard' },
    [
      ['B1', 'E', 'door sealed_key'],
      ['B2', 'E', 'door guarded:t1'],
      ['A2', 'S', 'door closed'],
    ],
  );
  const onto = (more: Record<string, unknown>) => given({ board: factory, figures: [], lit: [], ...more }).root;
  const kinds = (root: ParentNode): (string | undefined)[] =>
    [...root.querySelectorAll('.opening')].map((door) => door.getAttribute('class')!.split(' ')[0]).sort();

  test('doors are sealed or guarded as the plan says, until the game says otherwise', () => {
    expect(kinds(onto({}))).toEqual(['closed', 'guarded', 'sealed']);
    expect(kinds(onto({ doors: { B1E: 'open', A2S: 'locked' } }))).toEqual(['guarded', 'locked', 'open']);
  });

  test('doors differ by sign and not by colour alone', () => {
    const signs = [...onto({ doors: { A2S: 'locked' } }).querySelectorAll('.opening use')].map((sign) => sign.getAttribute('href'));
    expect(signs.sort()).toEqual(['#i-key', '#i-lock', '#i-turret']);
  });

  test('rooms have names and tints; what is unexplored keeps its tint to itself', () => {
    const root = onto({
      labels: { rooms: { coal: 'Coal store', yard: 'Yard' } },
      tints: { coal: 'ether', boiler: 'blood' },
      rooms: { boiler: 'unexplored' },
    });
    expect(root.querySelector('.plaques')!.textContent).toMatch(/Coal store\s*Yard/);
    expect([...root.querySelectorAll('.tint')].map((tint) => tint.getAttribute('fill'))).toEqual(['var(--ether-500)']);
    expect(root.querySelectorAll('.plaques .dot')).toHaveLength(1);
  });

  test('ways in and ways out have a floor and one sign each', () => {
    const root = onto({ floors: { A3: 'start', B3: 'start', C3: 'exit' } });
    expect([...root.querySelectorAll('.names > g')].map((way) => way.classList[0])).toEqual(['start', 'exit']);
    const fills = [...root.querySelectorAll('.floor > path')].map((area) => area.getAttribute('fill')!.replace(/.*-/, ''));
    expect(fills).toEqual(expect.arrayContaining(['start)', 'exit)']));
  });

  test('figures show what ails them: two signs, the rest in words', () => {
    const icons = (pips: unknown): string[] =>
      [...onto({ figures: [{ ...olga, square: 'A1', pips }] }).querySelectorAll('.figures use')].map((use) => use.getAttribute('href')!);
    expect(icons(ailmentPips({ stunned: 'stunned' }))).toEqual(['#i-bolt']);
    expect(icons(ailmentPips({ wounded: '1 wound', poisoned: 'poisoned' }))).toEqual(['#i-poison', '#i-drop']);
    const all = ailmentPips({ wounded: '1 wound', poisoned: 'poisoned', stunned: 'stunned' });
    expect(icons(all)).toEqual(['#i-bolt']); // and a plus for the others
    const root = onto({ figures: [{ ...olga, square: 'A1', pips: all }] });
    expect(root.querySelector('.tok title')!.textContent).toBe('Olga, stunned, poisoned, 1 wound');
    expect(onto({ figures: [{ ...olga, square: 'A1', state: 'fallen' }] }).querySelectorAll('.life')).toHaveLength(0);
  });

  test('turrets are of three kinds, objectives may be done', () => {
    const turret = { ...ben, owner: 'foe', square: 'A1' };
    const shown = (more: Record<string, unknown>): string => {
      const root = onto({ figures: [{ ...turret, ...more }] });
      return `${root.querySelector('.figures use')!.getAttribute('href')} ${root.querySelector('.figures text')?.textContent ?? ''}`;
    };
    expect(shown({ kind: 'turret', level: 'I' })).toBe('#i-turret I');
    expect(shown({ kind: 'turret', level: 'II' })).toBe('#i-turret II');
    expect(shown({ kind: 'flamer' })).toBe('#i-flame ');
    const plans = { id: 'p', square: 'A1', kind: 'objective', label: 'Plans', icon: 'scroll' };
    expect(onto({ markers: [plans] }).querySelectorAll('.markers .done')).toHaveLength(0);
    expect(onto({ markers: [{ ...plans, done: true }] }).querySelectorAll('.markers .done')).toHaveLength(1);
  });

  test('what could be reached and what is seen lies below the figures, and is never lit', () => {
    const root = onto({ figures: [{ ...olga, square: 'A1' }], preview: { reach: [{ square: 'B1', cost: 2 }, { square: 'Z9' }], seen: ['A2', 'B2'] } });
    expect(root.querySelectorAll('.could')).toHaveLength(1);
    expect(root.querySelector('.price')!.textContent).toBe('2');
    expect(root.querySelectorAll('.seen')).toHaveLength(2);
    expect(root.querySelectorAll('[data-lit], .reach')).toHaveLength(0);
    const below = root.querySelector('.fields')!.compareDocumentPosition(root.querySelector('.figures')!);
    expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
