// How Scythe's combats are told: as news until the one who fought has chosen something.
import { expect, test } from 'vitest';
import { isNews, lastCombat } from '../../src/boards/scythe/logEvents';
import type { Args, Seen } from '../../src/lib/types';

const faction = (id: string): Args[string] => ({ ref: 'faction', id });
let told = 0;
const seen = (what: string, args: Args): Seen => ({ n: (told += 1), key: `scythe-${what}`, args, rule: '', withdrawn: false });
const combat = (): Seen[] => [
  seen('top_taken', { faction: faction('rusviet') }),
  seen('combat_began', { faction: faction('rusviet'), foe: faction('albion'), at: { ref: 'hex', id: 'C4' } }),
  seen('combat_won', { faction: faction('albion'), foe: faction('rusviet'), at: { ref: 'hex', id: 'C4' } }),
];

test('a combat is news to both who fought, and to nobody else', () => {
  const events = combat();
  const fought = lastCombat(events)!;
  expect(fought.winner).toBe('albion');
  expect(['rusviet', 'albion', 'nordic'].filter((one) => isNews(events, fought, one))).toEqual(['rusviet', 'albion']);
});

test('it is no news any more to who has chosen something since', () => {
  const events = [...combat(), seen('bottom_taken', { faction: faction('rusviet') }), seen('turn_began', { faction: faction('albion') })];
  const fought = lastCombat(events)!;
  expect(isNews(events, fought, 'rusviet')).toBe(false);
  expect(isNews(events, fought, 'albion')).toBe(true);
  const withdrawn = events.map((one) => (one.key === 'scythe-bottom_taken' ? { ...one, withdrawn: true } : one));
  expect(isNews(withdrawn, fought, 'rusviet')).toBe(true);
});
