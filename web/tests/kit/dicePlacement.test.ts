import { describe, expect, test } from 'vitest';
import { batch, isComplete, canPlace, nextDie, placeDie, parsePlacement, startPlacement, type Fits, type DicePlacement } from '../../src/kit/dicePlacement';

const SLOTS = ['move', 'strike', 'guard'];
const offer = (face: string, ...slots: string[]) => slots.map((slot) => ({ text: `place:${face},${slot}`, refs: [] }));
const fits = (face: string, slot: string): boolean => slot !== 'strike' || Number(face) >= 3;

describe('a batch of dice', () => {
  const dice = ['6', '5', '5', '1'];

  test('is in the order the engine asks for, however the dice were laid', () => {
    let placing = startPlacement(dice, []);
    placing = placeDie(placing, 3, 'guard');
    placing = placeDie(placing, 1, 'strike');
    placing = placeDie(placing, 0, 'move');
    expect(isComplete(placing)).toBe(false);
    placing = placeDie(placing, 2, 'move');
    expect(isComplete(placing)).toBe(true);
    expect(batch(dice, SLOTS, placing)).toEqual(['place:6,move', 'place:5,move', 'place:5,strike', 'place:1,guard']);
  });

  test('does not tell equal dice apart', () => {
    const one = placeDie(placeDie(startPlacement(['4', '4'], []), 0, 'guard'), 1, 'move');
    const other = placeDie(placeDie(startPlacement(['4', '4'], []), 0, 'move'), 1, 'guard');
    expect(batch(['4', '4'], SLOTS, one)).toEqual(batch(['4', '4'], SLOTS, other));
    expect(batch(['4', '4'], SLOTS, one)).toEqual(['place:4,move', 'place:4,guard']);
  });

  test('has no gap: what comes after a die in the tray waits', () => {
    const placing = placeDie(placeDie(startPlacement(dice, []), 0, 'move'), 3, 'guard');
    expect(batch(dice, SLOTS, placing)).toEqual(['place:6,move']);
    // the second 5 laid down is as good as the first
    expect(batch(dice, SLOTS, placeDie(placing, 2, 'move'))).toEqual(['place:6,move', 'place:5,move']);
  });

  test('leaves alone what the server has', () => {
    const placing = startPlacement(dice, ['place:6,strike']);
    expect(placing.slots).toEqual(['strike', null, null, null]);
    expect(placeDie(placing, 0, 'move')).toBe(placing);
    expect(batch(dice, SLOTS, placeDie(placing, 1, 'guard'))).toEqual(['place:5,guard']);
  });

  test('lights what the options say, for equal dice alike', () => {
    const placing = startPlacement(['2', '2', '1'], []);
    const options = offer('2', 'move', 'guard');
    expect([0, 1].map((die) => canPlace(['2', '2', '1'], placing, die, 'move', options))).toEqual([true, true]);
    expect(canPlace(['2', '2', '1'], placing, 1, 'strike', options)).toBe(false);
    // of other dice nothing is known without the game's word
    expect(canPlace(['2', '2', '1'], placing, 2, 'move', options)).toBe(false);
    expect(canPlace(['2', '2', '1'], placing, 2, 'move', options, fits)).toBe(true);
    expect(canPlace(['2', '2', '1'], placing, 2, 'strike', options, fits)).toBe(false);
  });

  test('picks up the next die that may lie anywhere', () => {
    const options = offer('6', ...SLOTS);
    const start = startPlacement(dice, []);
    const next = (placing: DicePlacement, known?: Fits): number => nextDie(SLOTS, placing, (die, slot) => canPlace(dice, placing, die, slot, options, known));
    expect(next(start)).toBe(0);
    const laid = placeDie(start, 0, 'move');
    expect(next(laid)).toBe(-1);
    expect(next(laid, fits)).toBe(1);
  });

  test('reads options', () => {
    expect(parsePlacement('place:5,move')).toEqual({ verb: 'place', face: '5', slot: 'move' });
    expect(parsePlacement('end')).toBeNull();
    expect(parsePlacement('move:B2')).toBeNull();
  });
});
