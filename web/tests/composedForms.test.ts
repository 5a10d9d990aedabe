import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { MainButton } from '../src/boards';
import FormHost from './FormHost.svelte';
import { Texts } from '../src/lib/texts';
import { Words } from '../src/lib/words';
import { decision, duelTexts, option } from './fixtures';

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

const take = (upgrade: string) => option(`take:${upgrade}`, { upgrade: { ref: 'upgrade', id: upgrade } }, [`upgrade:${upgrade}`]);

function show(kind: 'some' | 'order' | 'number' | 'spread', asked: ReturnType<typeof decision>) {
  const choose = vi.fn();
  let main: MainButton | null = null;
  const store = { words: new Words('duel', new Texts('en', duelTexts('en')), (seat) => `Player ${seat + 1}`), choose, explain: vi.fn(), options: asked.options };
  shown = mount(FormHost, { target: document.body, props: { kind, store: store as never, decision: asked, tell: (button: MainButton | null) => (main = button) } });
  flushSync();
  return { choose, explain: store.explain, main: () => main as unknown as MainButton };
}
const press = (text: string): void => {
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text) || one.getAttribute('aria-label')?.includes(text))!.click();
  flushSync();
};

test('some: tapped in any order, sent in the engine\'s', () => {
  const asked = decision({ shape: { kind: 'some', lo: 2, hi: 2, items: ['take:iron', 'take:boiler', 'take:sleeve'], slots: [] }, options: [take('iron'), take('boiler')] });
  const { choose, main, explain } = show('some', asked);
  expect(main().ready).toBe(false);
  main().press();
  expect(explain).toHaveBeenCalled();
  press('Roomy sleeve'); // not among the options of the first small question, but one of the items
  press('Iron plates');
  expect(main().ready).toBe(true);
  main().press();
  expect(choose).toHaveBeenCalledWith(['take:iron', 'take:sleeve']);
  press('Iron plates');
  expect(main().ready).toBe(false);
});

test('order: moved with buttons, sent whole', () => {
  const items = ['take:iron', 'take:boiler', 'take:sleeve'];
  const { choose, main } = show('order', decision({ shape: { kind: 'order', lo: 3, hi: 3, items, slots: [] }, options: items.map((item) => take(item.slice(5))) }));
  press('Move up: Take Roomy sleeve');
  main().press();
  expect(choose).toHaveBeenCalledWith(['take:iron', 'take:sleeve', 'take:boiler']);
});

test('number: only those on offer', () => {
  const { choose, main } = show('number', decision({ shape: { kind: 'number', lo: 0, hi: 4, items: [], slots: [] }, options: [0, 2, 4].map((n) => option(`number:${n}`, { n })) }));
  press('One more');
  main().press();
  expect(choose).toHaveBeenCalledWith(['number:2']);
});

test('spread: the next die goes to a lit slot, a closed slot says why', () => {
  const place = (slot: string) => option(`place:2,${slot}`, {}, ['die:2', `slot:${slot}`]);
  const asked = decision({ kind: 'place', given: ['place:6,move'], shape: { kind: 'spread', lo: 2, hi: 2, items: ['6', '2'], slots: ['move', 'strike', 'guard'] }, options: [place('move'), place('guard')] });
  const { choose, explain } = show('spread', asked);
  press('strike');
  expect(explain).toHaveBeenCalledWith('strike', ['place:2,strike']);
  press('guard');
  expect(choose).toHaveBeenCalledWith(['place:2,guard']);
});
