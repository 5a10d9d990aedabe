import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Dial from '../../src/kit/Dial.svelte';
import DiceTray from '../../src/kit/DiceTray.svelte';
import { app } from '../../src/lib/app.svelte';
import { byLabel, labels, press, show } from './render';

const slots = ['move', 'strike', 'guard'].map((id) => ({ id, label: id }));
const fits = (face: string, slot: string): boolean => slot !== 'strike' || Number(face) >= 3;

function tray(dice: string[], more: Record<string, unknown> = {}) {
  const options = slots
    .filter(({ id }) => fits(dice[0]!, id))
    .map(({ id }) => ({ text: `place:${dice[0]},${id}`, refs: [] }));
  const [onchange, oncommit, onask] = [
    vi.fn<(batch: string[]) => void>(),
    vi.fn<(batch: string[]) => void>(),
    vi.fn<(face: string, slot: string) => void>(),
  ];
  const root = show(DiceTray as never, { dice, slots, options, fits, onchange, oncommit, onask, ...more });
  const set = (): HTMLElement =>
    [...root.querySelectorAll<HTMLElement>('button')].find((button) => button.textContent!.includes('Confirm dice'))!;
  return { root, set, onchange, oncommit, onask };
}

describe('the dice tray', () => {
  test('the first die is picked up, and taps lay one after the other', () => {
    const { root, set, oncommit, onchange } = tray(['5', '4', '2']);
    expect(byLabel(root, 'Deselect 5')!.getAttribute('aria-pressed')).toBe('true');
    press(set());
    expect(oncommit).not.toHaveBeenCalled();
    press(byLabel(root, '5 on strike'));
    press(byLabel(root, '4 on move'));
    press(byLabel(root, '2 on guard'));
    expect(onchange).toHaveBeenLastCalledWith(['place:5,strike', 'place:4,move', 'place:2,guard'], 3, false);
    press(set());
    expect(oncommit.mock.calls).toEqual([[['place:5,strike', 'place:4,move', 'place:2,guard']]]);
  });

  test('dice may be laid in any order; equal ones are interchangeable', () => {
    const { root, set, oncommit } = tray(['4', '4', '1']);
    press(byLabel(root, 'Select 1'));
    expect(labels(root, '.slot.lit')).toEqual(['1 on move', '1 on guard']);
    press(byLabel(root, '1 on move'));
    press(byLabel(root, '4 on guard'));
    press(byLabel(root, '4 on move'));
    press(set());
    expect(oncommit).toHaveBeenCalledWith(['place:4,move', 'place:4,guard', 'place:1,move']);
  });

  test('a closed slot answers why not', () => {
    const { root, onask } = tray(['2', '1', '1']);
    press(byLabel(root, '2 on strike'));
    expect(onask).toHaveBeenCalledWith('2', 'strike');
    expect(byLabel(root, '2 on strike')!.getAttribute('aria-disabled')).toBe('true');
  });

  test('a die is put down by Escape and taken back from its slot', () => {
    const { root, onchange } = tray(['5', '4', '3']);
    press(document.body, 'Escape');
    expect(labels(root, '.slot.lit')).toEqual([]);
    press(byLabel(root, 'Select 5'));
    press(byLabel(root, '5 on guard'));
    press(byLabel(root, 'Take 5 back from guard'));
    expect(onchange).toHaveBeenLastCalledWith([], 0, true);
    expect(byLabel(root, 'Deselect 5')).not.toBeNull();
  });

  test('without the game’s word only the die that is asked for can be laid', () => {
    const { root } = tray(['5', '2'], { fits: undefined });
    expect(byLabel(root, 'Select 2')!.getAttribute('aria-disabled')).toBe('true');
    press(byLabel(root, 'Select 2'));
    expect(labels(root, '.slot.lit')).toEqual([]);
  });

  test('a die whose slots are full is not picked up, and who holds the tray is told that no more can be laid', () => {
    const full = slots.map((slot) => ({ ...slot, most: 1 }));
    const { root, onchange } = tray(['2', '2', '2', '6'], { slots: full, fits: undefined });
    press(byLabel(root, '2 on guard'));
    expect(onchange).toHaveBeenLastCalledWith(['place:2,guard'], 1, true);
    press(byLabel(root, '2 on move'));
    expect(onchange).toHaveBeenLastCalledWith(['place:2,move', 'place:2,guard'], 2, false);
    expect(root.querySelector('[aria-pressed="true"]')).toBeNull();
    press(byLabel(root, 'Take 2 back from guard'));
    expect(onchange).toHaveBeenLastCalledWith(['place:2,move'], 1, true);
    expect(labels(root, '.slot.lit')).toEqual(['2 on guard']);
  });

  test('what the server has stays', () => {
    const { root } = tray(['5', '4'], {
      given: ['place:5,move'],
      options: slots.map(({ id }) => ({ text: `place:4,${id}`, refs: [] })),
    });
    expect(byLabel(root, 'Take 5 back from move')).toBeNull();
    expect(labels(root, '.slot.lit')).toEqual(['4 on move', '4 on strike', '4 on guard']);
  });

  test('follows the language of the page', () => {
    const { root } = tray(['5']);
    app.me.lang = 'de';
    flushSync();
    expect(byLabel(root, '5 abwählen')).not.toBeNull();
    app.me.lang = 'en';
  });
});

describe('the dial', () => {
  test('lights what may be dialled and walks by arrow keys', () => {
    const onpress = vi.fn<(n: number) => void>();
    const root = show(Dial as never, { numbers: [0, 1, 2], most: 4, sentence: (n: number) => `Dial ${n}`, onpress });
    expect(root.querySelectorAll('.notch')).toHaveLength(5);
    byLabel(root, 'Dial 1')!.focus();
    press(document.activeElement, 'ArrowRight');
    press(document.activeElement);
    press(byLabel(root, '4'));
    expect(onpress.mock.calls).toEqual([[2]]);
  });

  test('is a stepper where the row would be long', () => {
    const onpress = vi.fn<(n: number) => void>();
    const root = show(Dial as never, { numbers: Array.from({ length: 20 }, (_, i) => i), onpress });
    press(byLabel(root, 'One less'));
    press(byLabel(root, 'One more'));
    press(root.querySelector('.chip'));
    expect(onpress.mock.calls).toEqual([[1]]);
  });
});
