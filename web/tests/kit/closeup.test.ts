import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import CloseUp from '../../src/parts/CloseUp.svelte';
import { closeUp, isCut, closeUpState } from '../../src/kit/closeup.svelte';
import { show } from './render';

let card: HTMLElement;
let stop: () => void;
const cut = (element: Element, full: number, shown: number): void => {
  Object.defineProperty(element, 'scrollHeight', { value: full, configurable: true });
  Object.defineProperty(element, 'clientHeight', { value: shown, configurable: true });
};
const point = (type: string, pointerType = 'mouse'): void => {
  card.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
};

beforeEach(() => {
  vi.useFakeTimers();
  card = document.createElement('div');
  card.innerHTML = '<button>Amelia</button><p data-cut>A long text</p>';
  document.body.append(card);
  cut(card, 100, 100);
  cut(card.querySelector('p')!, 60, 28);
  stop = closeUp(() => ({ title: 'Amelia', rows: [{ sign: '7+', text: 'A long text' }] }))(card);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('what is cut short', () => {
  test('is shown in full while the card is pointed at', () => {
    const host = show(CloseUp as never, {});
    point('pointerenter');
    expect(closeUpState.now).toBeNull();
    vi.runAllTimers();
    flushSync();
    expect(host.querySelector('[data-closeup]')!.textContent).toMatch(/Amelia\s*7\+\s*A long text/);
    point('pointerleave');
    flushSync();
    expect(host.querySelector('[data-closeup]')).toBeNull();
  });
  test('Escape and a press put it away', () => {
    for (const away of [() => card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), () => point('pointerdown')]) {
      point('pointerenter');
      vi.runAllTimers();
      expect(closeUpState.now?.what.title).toBe('Amelia');
      away();
      expect(closeUpState.now).toBeNull();
    }
  });
  test('a card that says everything stays as it is, and a finger scrolls', () => {
    cut(card.querySelector('p')!, 28, 28);
    expect(isCut(card)).toBe(false);
    point('pointerenter');
    vi.runAllTimers();
    expect(closeUpState.now).toBeNull();
    cut(card.querySelector('p')!, 60, 28);
    point('pointerenter', 'touch');
    vi.runAllTimers();
    expect(closeUpState.now).toBeNull();
  });
  test('a text that has no room at all is cut', () => {
    cut(card.querySelector('p')!, 0, 0);
    expect(isCut(card)).toBe(true);
  });
});
