import { mount, unmount, flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import DecisionBar from '../src/parts/DecisionBar.svelte';
import { app } from '../src/lib/app.svelte';
import { mainOption } from '../src/lib/forms';
import { promptOf, sealedBetween, type PromptInput, type Prompt } from '../src/lib/prompt';
import { Texts } from '../src/lib/texts';
import { Words } from '../src/lib/words';
import { decision, duelTexts, option, step, table, view } from './fixtures';

const known = (change: Partial<PromptInput> = {}): PromptInput => ({ table: table(), view: view(), line: 'live', refusal: null, committed: false, behind: null, waitedMs: 0, ...change });
const waiting = view({ decision: null, waiting: { seats: [1] } });

describe('what the decision bar says', () => {
  test('yours', () => expect(promptOf(known())).toMatchObject({ state: 'yours', seat: 0, undo: true }));
  test('waiting for another seat; nudge after a minute, never a bot', () => {
    expect(promptOf(known({ view: waiting }))).toMatchObject({ state: 'waiting', seats: [1], nudge: false });
    expect(promptOf(known({ view: waiting, waitedMs: 61_000 }))).toMatchObject({ nudge: true });
    const bots = table({ seats: table().seats.map((chair) => (chair.seat === 1 ? { ...chair, kind: 'bot' as const } : chair)) });
    expect(promptOf(known({ view: waiting, table: bots, waitedMs: 61_000 }))).toMatchObject({ nudge: false });
  });
  test('a reaction window says that someone can still react', () =>
    expect(promptOf(known({ view: { ...waiting, frames: [{ frame: 'kernel.window', moment: 'rolled' }] } }))).toMatchObject({ state: 'waiting', window: true }));
  test('secret choice committed', () => expect(promptOf(known({ view: waiting, committed: true }))).toMatchObject({ state: 'secret', seats: [1] }));
  test('a broken line comes first', () => {
    expect(promptOf(known({ line: 'trying' }))).toEqual({ state: 'line', line: 'trying' });
    expect(promptOf(known({ line: 'offline' }))).toEqual({ state: 'line', line: 'offline' });
    expect(promptOf(known({ line: 'back', view: waiting }))).toEqual({ state: 'line', line: 'back' });
    expect(promptOf(known({ line: 'back' }))).toMatchObject({ state: 'yours' });
  });
  test('rejected, over, looking back, gathering, loading', () => {
    expect(promptOf(known({ refusal: { code: 'stale' } }))).toMatchObject({ state: 'bad' });
    expect(promptOf(known({ view: view({ decision: null, result: { scores: [3, 0], winners: [0], reason: 'DU-GOAL-01' } }) }))).toEqual({ state: 'over' });
    expect(promptOf(known({ behind: { step: 3, steps: 9 } }))).toEqual({ state: 'behind', step: 3, steps: 9 });
    expect(promptOf(known({ table: table({ status: 'waiting' }), view: null }))).toEqual({ state: 'gathering' });
    expect(promptOf(known({ view: null }))).toEqual({ state: 'loading' });
  });
});

test('a sealed answer leaves the others where they were', () => {
  const both = view({ waiting: { seats: [0, 1] } });
  expect(sealedBetween(both, view({ decision: null, waiting: { seats: [1] } }))).toBe(true);
  expect(sealedBetween(both, view({ decision: null, waiting: { seats: [1] }, path: ['Fight.damage'] }))).toBe(false);
  expect(sealedBetween(view(), waiting)).toBe(false);
  expect(sealedBetween(both, both)).toBe(false);
});

describe('the decision bar', () => {
  let shown: Record<string, unknown> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = '';
  });

  /** As much of a table's store as the decision bar reads. */
  function show(prompt: Prompt, more: object = {}, props: object = {}): { bar: HTMLElement; choose: ReturnType<typeof vi.fn>; undo: ReturnType<typeof vi.fn> } {
    const choose = vi.fn();
    const undo = vi.fn();
    const live = prompt.state === 'yours' ? view({ decision: prompt.decision }) : waiting;
    const store = {
      prompt, live, view: live, now: 0, spectator: false, whole: true, main: prompt.state === 'yours' ? mainOption(prompt.decision) : null,
      words: new Words('duel', new Texts(app.lang, duelTexts(app.lang)), (seat) => ['Olga', 'Ben'][seat]!), link: { askedAt: 0, busy: false, refusal: null, socket: { nudge: vi.fn() } },
      choose, undo, tryNow: vi.fn(), goLive: vi.fn(), playOn: vi.fn(), drawer: null, question: null, pointed: { x: 0, y: 0 }, ...more,
    };
    shown = mount(DecisionBar, { target: document.body, props: { store: store as never, ...props } });
    flushSync();
    return { bar: document.querySelector<HTMLElement>('.decision')!, choose, undo };
  }
  const button = (text: string): HTMLButtonElement => [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text) || one.getAttribute('aria-label') === text)!;

  test('yours: brass, assertive, with the sentence and the main button', () => {
    const { bar, choose, undo } = show({ state: 'yours', seat: 0, decision: decision(), undo: true });
    expect(bar.classList).not.toContain('wait');
    expect(bar.querySelector('[role=status]')?.getAttribute('aria-live')).toBe('assertive');
    expect(bar.textContent).toContain('Choose an action');
    button('End turn').click();
    expect(choose).toHaveBeenCalledWith(['end']);
    button('Undo').click();
    expect(undo).toHaveBeenCalled();
    expect(document.querySelector('[disabled]')).toBeNull();
  });

  test('asks twice before a turn ends, if the player wants that', () => {
    app.settings.confirmEnd = true;
    const { choose } = show({ state: 'yours', seat: 0, decision: decision(), undo: false });
    button('End turn').click();
    flushSync();
    expect(choose).not.toHaveBeenCalled();
    button('Press again to confirm').click();
    expect(choose).toHaveBeenCalledWith(['end']);
    app.settings.confirmEnd = false;
  });

  test('a composed answer has its own main button', () => {
    const press = vi.fn();
    show({ state: 'yours', seat: 0, decision: decision({ options: [step('B2'), option('done')] }), undo: false }, {}, { main: { label: 'Confirm dice', ready: false, press } });
    expect(button('Confirm dice').getAttribute('aria-disabled')).toBe('true');
    button('Confirm dice').click();
    expect(press).toHaveBeenCalled();
  });

  test('waiting: soot, polite, who chooses, nudge', () => {
    const { bar } = show({ state: 'waiting', seats: [1], teams: [], undo: false, window: false, nudge: true });
    expect(bar.classList).toContain('wait');
    expect(bar.querySelector('[role=status]')?.getAttribute('aria-live')).toBe('polite');
    expect(bar.textContent).toContain('Ben is choosing');
    expect(button('Nudge')).toBeTruthy();
  });

  test('secret, reconnecting, rejected, over, looking back', () => {
    expect(show({ state: 'secret', seats: [1], teams: [], undo: true }).bar.textContent).toContain('waiting for Ben');
    void unmount(shown!);
    document.body.innerHTML = '';
    expect(show({ state: 'line', line: 'trying' }).bar.textContent).toContain('Reconnecting');
    void unmount(shown!);
    document.body.innerHTML = '';
    expect(show({ state: 'bad', refusal: { code: 'x', denial: { rule: 'DU-STRIKE-01', key: 'duel-denied-du-strike-01', args: {} } } }).bar.textContent).toContain('You have no strikes left');
    void unmount(shown!);
    document.body.innerHTML = '';
    expect(show({ state: 'behind', step: 3, steps: 9 }).bar.textContent).toContain('step 3 of 9');
  });
});
