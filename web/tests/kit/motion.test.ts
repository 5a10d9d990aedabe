import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Card from '../../src/kit/Card.svelte';
import DiceTray from '../../src/kit/DiceTray.svelte';
import { STAGGER, newRoll, REVEAL, ROLL } from '../../src/kit/motion';
import SentenceText from '../../src/parts/SentenceText.svelte';
import { show } from './render';

interface Played {
  duration: number;
  delay: number;
  frames: Keyframe[];
}
const played: Played[] = [];

beforeEach(() => {
  played.length = 0;
  newRoll([0]); // some other roll came last
  Element.prototype.animate = vi.fn((frames: Keyframe[], { duration, delay }: { duration: number; delay: number }) => {
    played.push({ duration, delay, frames });
    return {} as Animation;
  }) as never;
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.documentElement.classList.remove('still');
});

const slots = ['move', 'guard'].map((id) => ({ id, label: id }));
const options = [{ text: 'place:5,move', refs: [] }];
const tray = (dice: string[]): void => void show(DiceTray as never, { dice, slots, options, rolled: true });
const said = { sentence: [{ text: '5, 2', dice: [5, 2] }], rolled: true };

describe('dice', () => {
  test('of a roll tumble and land from left to right', () => {
    tray(['5', '3', '1']);
    expect(played.map(({ duration, delay }) => [duration, delay])).toEqual([[ROLL, 0], [ROLL, STAGGER], [ROLL, 2 * STAGGER]]);
  });

  test('only look as if they moved: nothing but transform and opacity changes, and in the end nothing has', () => {
    tray(['5', '3', '1']);
    for (const { frames } of played) {
      expect([...new Set(frames.flatMap((frame) => Object.keys(frame)))].sort()).toEqual(['opacity', 'transform']);
      expect(frames.at(-1)).toEqual({ transform: 'translate(0px, 0px) rotate(0deg) scale(1)', opacity: 1 });
    }
  });

  test('are seen falling once: in what has just happened, or in the tray', () => {
    show(SentenceText as never, said);
    expect(played).toHaveLength(2);
    tray(['5', '2']);
    show(SentenceText as never, said);
    expect(played).toHaveLength(2);
    tray(['6', '2']);
    expect(played).toHaveLength(4);
  });

  test('of an old line, or that were not rolled, lie still', () => {
    show(SentenceText as never, { ...said, rolled: false });
    show(DiceTray as never, { dice: ['4', '4'], slots, options });
    expect(played).toEqual([]);
  });
});

test('a card that is shown for the first time turns over', () => {
  show(Card as never, { name: 'Luck' });
  expect(played).toEqual([]);
  show(Card as never, { name: 'Luck', fresh: true });
  expect(played.map(({ duration }) => duration)).toEqual([REVEAL]);
});

test('nothing moves where motion is off, by the page or by the system', () => {
  document.documentElement.classList.add('still');
  tray(['5', '3', '1']);
  show(Card as never, { name: 'Luck', fresh: true });
  document.documentElement.classList.remove('still');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  tray(['5', '3', '2']);
  show(Card as never, { name: 'Luck', fresh: true });
  vi.unstubAllGlobals();
  expect(played).toEqual([]);
});
