import { describe, expect, test, vi } from 'vitest';
import type { Names } from '../../src/boards/contract';
import Duel from '../../src/boards/duel/Board.svelte';
import DuelConsole from '../../src/boards/duel/Console.svelte';
import { letters, previewOf, sceneOf } from '../../src/boards/duel/scene';
import { boards } from '../../src/boards/index';
import type { PlainBoard } from '../../src/kit/types';
import { optionsByRef } from '../../src/lib/forms';
import { Texts } from '../../src/lib/texts';
import type { Option, View } from '../../src/lib/types';
import { duelTexts } from '../fixtures';
import recorded from './duel.json';
import { byLabel, labels, press, show } from './render';

// views of real duels, as the engine gives them to a seat
const views = recorded.views as unknown as Record<'act' | 'place' | 'dial' | 'react' | 'lay', View>;
const board = recorded.board as unknown as PlainBoard;
const texts = new Texts('en', duelTexts('en'));
const tell = (key: string, args: Record<string, string | number> = {}): string => texts.say(`duel-page-${key}`, args);
const names: Names = Object.assign(
  (ref: string) =>
    ref.startsWith('seat:') ? ['Olga', 'Ben', 'Rivet', 'Mira'][Number(ref.slice(5))]! : ref.split(':')[1]!,
  {
    option: (option: Option) => option.text,
    say: tell,
  },
);

function props(view: View) {
  const choose = vi.fn<(texts: string[]) => void>();
  const ask = vi.fn<(ref: string) => void>();
  return { view, board, lit: optionsByRef(view.decision?.options ?? []), echo: [], choose, ask, names };
}

describe('the words', () => {
  const sources = import.meta.glob<string>('../../src/boards/duel/*', { query: '?raw', import: 'default', eager: true });
  test('both languages know every word the board says', () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\btell\('([a-z][\w-]*)'/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(10);
    for (const lang of ['en', 'de'] as const) {
      const known = new Texts(lang, duelTexts(lang));
      expect(said.filter((key) => !known.has(`duel-page-${key}`))).toEqual([]);
    }
  });
});

describe('the duel’s board', () => {
  test('shows what the seat may know', () => {
    const view = views.act;
    const made = sceneOf(view, board, optionsByRef(view.decision!.options), names, tell);
    expect(made.figures.map((figure) => [figure.letter, figure.square])).toEqual([
      ['O', 'B2'],
      ['B', 'E4'],
      ['R', 'E6'],
      ['M', 'B6'],
    ]);
    expect(made.figures[3]!.pips).toEqual([{ kind: 'status', text: '2', label: 'guard 2' }]);
    // a rival's trap has square -1: it is nowhere
    expect(made.markers.map((marker) => [marker.square, marker.label])).toEqual([['F2', 'Trap (Ben)']]);
    expect(Object.entries(made.doors).filter(([, state]) => state === 'open')).toEqual([['d1', 'open']]);
  });

  test('lights steps, doors and rivals, and leaves cards to the hand', () => {
    const { lit } = sceneOf(views.act, board, optionsByRef(views.act.decision!.options), names, tell);
    expect(lit.map((thing) => thing.ref)).toEqual([
      'square:F3',
      'square:F4',
      'square:E5',
      'square:F5',
      'door:d4',
      'seat:2',
    ]);
    expect(lit.filter((thing) => thing.attack).map((thing) => thing.label)).toEqual(['strike:2']);
  });

  test('previews a strike and a step, and the strike that is going on', () => {
    const made = sceneOf(views.act, board, optionsByRef(views.act.decision!.options), names, tell);
    expect(previewOf(views.act, made, 'seat:2')).toEqual({
      sight: [{ from: 'E4', to: 'seat:2', free: true }],
      targets: ['seat:2'],
    });
    expect(previewOf(views.act, made, 'square:F3')).toEqual({ path: { squares: ['E4', 'F3'] } });
    expect(previewOf(views.act, made, null)).toEqual({});
    const dial = sceneOf(views.dial, board, new Map(), names, tell);
    expect(previewOf(views.dial, dial, null).attack).toBeDefined();
  });

  test('tells names that begin alike apart', () => {
    expect(letters(['Olga', 'Ben'])).toEqual(['O', 'B']);
    expect(letters(['Bot 1', 'Bot 2', 'Ada'])).toEqual(['B1', 'B2', 'A']);
    expect(letters(['Ann', 'Anne'])).toEqual(['A1', 'Ae']);
    expect(letters(['', 'Ben'])).toEqual(['?', 'B']);
  });

  test('chooses by click and asks about the rest', () => {
    const given = props(views.act);
    const root = show(Duel as never, given);
    expect(labels(root, '.hits [role="button"]')).toHaveLength(6);
    press(byLabel(root, 'open:d4'));
    press(byLabel(root, 'strike:2'), 'Enter');
    expect(given.choose.mock.calls).toEqual([[['open:d4']], [['strike:2']]]);
  });

  test('reads as text, lit things first', () => {
    const given = props(views.act);
    const root = show(Duel as never, given);
    const [litList, standing, doors, floor] = root.querySelectorAll('.reading ul');
    expect(litList!.querySelectorAll('button.lit')).toHaveLength(6);
    expect(standing!.textContent).toContain('B2, Olga, health 6');
    expect(doors!.textContent).toContain('Door d1, B2 – C2: open');
    expect(floor!.textContent).toContain('F2: Trap (Ben)');
    press(standing!.querySelector('button'));
    expect(given.ask).toHaveBeenCalledWith('seat:0');
  });

  test('draws nothing while the board is on its way, and no figure that is out', () => {
    expect(show(Duel as never, { ...props(views.act), board: null }).querySelector('svg')).toBeNull();
    const table = structuredClone(views.act.table) as { fighters: { square: number }[] };
    table.fighters[0]!.square = -1;
    const made = sceneOf({ ...views.act, table: table as unknown as View['table'] }, board, new Map(), names, tell);
    expect(made.figures).toHaveLength(3);
  });
});

describe('the duel’s console', () => {
  test('lays dice and sends them as one batch', () => {
    const given = props(views.place);
    const root = show(DuelConsole as never, given);
    expect(views.place.decision!.shape.items).toEqual(['4', '4', '3']);
    press(byLabel(root, '4 on strike'));
    press(byLabel(root, '4 on move'));
    press(byLabel(root, '3 on guard'));
    press([...root.querySelectorAll('button')].find((button) => button.textContent!.includes('Confirm dice')));
    expect(given.choose.mock.calls).toEqual([[['place:4,move', 'place:4,strike', 'place:3,guard']]]);
  });

  test('dials', () => {
    const given = props(views.dial);
    const root = show(DuelConsole as never, given);
    press(byLabel(root, 'dial:3'));
    expect(given.choose.mock.calls).toEqual([[['dial:3']]]);
  });

  test('is registered', async () => {
    expect((await boards.duel!.board()).default).toBe(Duel);
    expect((await boards.duel!.console!.load()).default).toBe(DuelConsole);
    expect(boards.duel!.console!.kinds).toEqual(['place', 'dial']);
  });
});
