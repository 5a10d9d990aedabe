// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { blake2b, fromHex, matchesCommitment } from '../src/lib/blake2b';
import { routeOf } from '../src/lib/app.svelte';
import { effectsOn, eventIcon, isRound, partOf, phasesOf, roundsOf, statsOf } from '../src/lib/viewQueries';
import { marked } from '../src/lib/rules';
import { moment, since } from '../src/lib/time';
import { Texts } from '../src/lib/texts';
import { Words } from '../src/lib/words';
import { duelTexts, view } from './fixtures';

test('the promise of the dice is checked as the engine makes it', () => {
  const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  const promise = '73b8b45597a8ee2c426e19f09a2580d4da16c5e7973709442666eafc5457bb33'; // hashlib.blake2b(..., person=b"brass-commit")
  expect(blake2b(fromHex(secret), 'brass-commit')).toBe(promise);
  expect(matchesCommitment(secret, promise)).toBe(true);
  expect(matchesCommitment(`ff${secret.slice(2)}`, promise)).toBe(false);
});

test('addresses', () => {
  expect(routeOf('')).toEqual({ page: 'lobby' });
  expect(routeOf('#/t/abc?seat=1')).toEqual({ page: 'table', id: 'abc', seat: 1 });
  expect(routeOf('#/join/abc/tok')).toEqual({ page: 'join', id: 'abc', token: 'tok' });
  expect(routeOf('#/link/tok')).toEqual({ page: 'link', token: 'tok' });
});

describe('a seat panel without knowing the game', () => {
  test('finds the part of a seat and its numbers', () => {
    const part = partOf(view(), 1)!;
    const stats = statsOf(part, (name) => ['hp', 'stamina', 'hand'].includes(name), new Map([['hp', 6]]));
    expect(stats).toEqual([
      { name: 'hp', icon: 'heart', value: 4, most: 6 },
      { name: 'stamina', icon: 'steam', value: 3, most: 5 },
      { name: 'hand', icon: 'cards', value: 3, most: null },
    ]);
  });
  test('rounds and log icons', () => {
    expect(roundsOf(view())).toEqual({ round: 2, rounds: 8 });
    expect(isRound('duel-round_began')).toBe(true);
    expect([eventIcon('duel-rolled'), eventIcon('duel-door_opened'), eventIcon('duel-fell')]).toEqual(['dice', 'key', 'skull']);
    expect(['smog_riders-die_changed', 'smog_riders-lost_die', 'smog_riders-entered_stygia', 'smog_riders-luck_spent', 'smog_riders-turret_hit'].map(eventIcon)).toEqual(['dice', 'dice', 'spiral', 'luck', 'melee']);
  });
});

test('effects that add up and end together are said once', () => {
  const until = { what: 'turn', who: 1 };
  const guard = { source: 'guard', what: 'armour', on: 1, amount: 1, until, fold: 'add' };
  const seen = view({ effects: [guard, { ...guard, on: 0 }, guard, { ...guard, source: 'dodge', amount: 2, until: { what: 'frame' } }] });
  const words = new Words('duel', new Texts('en', duelTexts('en')), () => 'Ben');
  expect(effectsOn(seen, 1).map((effect) => words.effect(effect))).toEqual(['Ben is on guard: 2 armour', 'Ben dodges: 2 armour']);
  const least = { ...guard, fold: 'at_least' };
  expect(effectsOn(view({ effects: [least, least, { ...least, amount: 3 }] }))).toEqual([least, { ...least, amount: 3 }]);
});

describe('phases', () => {
  const at = (...path: string[]) => phasesOf(view({ path }), new Texts('de', duelTexts('de')));
  test('come from the texts of the game, in their order', () => {
    expect(at('Duel.take_turn', 'Turn.assign_dice')).toEqual({ labels: ['Würfeln', 'Verteilen', 'Handeln'], now: 1 });
  });
  test('are those of the innermost rule that has some; steps with the same words are one', () => {
    expect(at('Duel.take_turn', 'Turn.roll_pool', 'Roll.roller_may_answer', 'Window.offer')?.now).toBe(0);
    expect(at('Duel.take_turn', 'Turn.carry_out', 'PlayCard.others_may_counter')?.now).toBe(2);
  });
  test('are not shown where nothing has a name', () => {
    expect(at('Duel.take_turn')).toBeNull();
    expect(at('Duel.take_turn', 'Turn.again')?.now).toBe(-1);
  });
});

test('times', () => {
  const t = new Texts('en');
  expect(since(0, 40_000, t)).toBe('0:40');
  expect(since(0, 180_000, t)).toBe('3 min');
  expect(since(0, 86_400_000 * 3, t)).toBe('3 days');
  expect(moment(1_700_000_000)).toBe(1_700_000_000_000);
});

test('hits are marked', () => {
  expect(marked('A locked door is a door.', 'door')).toEqual(['A locked ', 'door', ' is a ', 'door', '.']);
});
