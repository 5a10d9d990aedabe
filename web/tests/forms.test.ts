// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { handOf, optionsByRef, mainOption, numbersOf, orderLeft, someBatch, someLeft, spreadDice } from '../src/lib/forms';
import { nearest } from '../src/lib/keyboard';
import { decision, END, ONE, option, step, view } from './fixtures';

const some = (items: string[], lo: number, hi: number) => ({ kind: 'some' as const, lo, hi, items, slots: [] });

describe('some of these', () => {
  test('in list order, whatever was tapped first', () => {
    expect(someBatch(some(['a', 'b', 'c', 'd'], 2, 2), [], new Map([['d', 1], ['a', 1]]))).toEqual(['a', 'd']);
  });
  test('fewer than the most end with done', () => {
    expect(someBatch(some(['a', 'b', 'c'], 1, 3), [], new Map([['a', 1]]))).toEqual(['a', 'done']);
  });
  test('no done where the list is at its end', () => {
    expect(someBatch(some(['a', 'b', 'c'], 1, 3), [], new Map([['c', 1]]))).toEqual(['c']);
  });
  test('nothing at all is done, if that is allowed', () => {
    expect(someBatch(some(['a', 'b'], 0, 2), [], new Map())).toEqual(['done']);
    expect(someBatch(some(['a', 'b'], 1, 2), [], new Map())).toBeNull();
  });
  test('copies count one by one, and lie together', () => {
    const shape = some(['a', 'b', 'a'], 2, 2);
    expect(someBatch(shape, [], new Map([['a', 2]]))).toEqual(['a', 'a']);
    expect(someLeft(shape, [])).toEqual(new Map([['a', 2], ['b', 1]]));
  });
  test('what was given before is not offered again', () => {
    expect(someLeft(some(['a', 'b', 'c'], 1, 2), ['b'])).toEqual(new Map([['c', 1]]));
    expect(someBatch(some(['a', 'b', 'c'], 1, 2), ['a'], new Map([['c', 1]]))).toEqual(['c']);
  });
});

test('an order lacks what was given', () => {
  expect(orderLeft({ kind: 'order', lo: 3, hi: 3, items: ['a', 'b', 'a'], slots: [] }, ['a'])).toEqual(['b', 'a']);
});

test('numbers by their options', () => {
  expect([...numbersOf([option('number:2', { n: 2 }), option('number:4', { n: 4 })]).keys()]).toEqual([2, 4]);
});

test('dice of a spread lie where they were put', () => {
  const spread = decision({ kind: 'place', given: ['place:6,move'], shape: { kind: 'spread', lo: 3, hi: 3, items: ['6', '5', '4'], slots: ['move', 'strike', 'guard'] } });
  expect(spreadDice(spread)).toEqual([{ face: '6', slot: 'move' }, { face: '5', slot: null }, { face: '4', slot: null }]);
});

describe('the main button', () => {
  test('is what ends the turn', () => expect(mainOption(decision())?.text).toBe('end'));
  test('is the only option there is', () => expect(mainOption(decision({ options: [step('B2')] }))?.text).toBe('move:B2'));
  test('is nothing where there are several', () => expect(mainOption(decision({ options: [step('B2'), step('B3')] }))).toBeNull());
  test('is left to the form while one is composed', () =>
    expect(mainOption(decision({ options: [step('B2'), option('done')], shape: some(['move:B2'], 0, 1) }))).toBeNull());
});

test('lit is what options point at', () => {
  const lit = optionsByRef([step('B2'), step('B3'), option('lay:B2', {}, ['square:B2']), END]);
  expect([...lit.keys()]).toEqual(['square:B2', 'square:B3']);
  expect(lit.get('square:B2')?.map((one) => one.text)).toEqual(['move:B2', 'lay:B2']);
});

test('my hand is found in my part of the table, and a spectator has none', () => {
  expect(handOf(view())).toEqual(['dodge', 'luck']);
  expect(handOf(view({ seat: null }))).toBeNull();
});

test('arrows go to the nearest lit thing in their direction', () => {
  const spots = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 50, y: 60 }, { x: 100, y: 4 }];
  expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(1);
  expect(nearest(spots[1]!, spots, 'ArrowDown')).toBe(2);
  expect(nearest(spots[1]!, spots, 'ArrowRight')).toBe(3);
  expect(nearest(spots[0]!, spots, 'ArrowUp')).toBe(-1);
  expect(ONE.kind).toBe('one');
});
