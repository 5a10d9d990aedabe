import { describe, expect, test, vi } from 'vitest';
import { questionKey } from '../../src/boards/scythe/options';
import Board from '../../src/boards/scythe/Board.svelte';
import { selection } from '../../src/boards/scythe/selection.svelte';
import Console from '../../src/boards/scythe/Console.svelte';
import { frameOf, scytheTable, type CombatFrame } from '../../src/boards/scythe/data';
import PowerDial from '../../src/boards/scythe/PowerDial.svelte';
import { newMoves, lastCombat } from '../../src/boards/scythe/logEvents';
import SideBoard from '../../src/boards/scythe/SideBoard.svelte';
import Scores from '../../src/boards/scythe/Scores.svelte';
import SeatStrip from '../../src/boards/scythe/SeatStrip.svelte';
import { standingOf, standingOfPlayer } from '../../src/boards/scythe/standing';
import { app } from '../../src/lib/app.svelte';
import type { View } from '../../src/lib/types';
import { labels, press, show } from './render';
import { freshSelection, box, viewOf, names, option, props, lit, hexAt, seen, ref, withPart } from './scytheFixtures';

freshSelection();

describe('an encounter', () => {
  test('an option is chosen, then confirmed by the plate', () => {
    const given = props(viewOf('choose'));
    const root = show(Board, given);
    const first = root.querySelector<HTMLElement>('[data-ref="offer:1"]')!;
    expect(first.dataset['lit']).toBe('');
    press(first);
    expect(selection.armed).toBe('choose:1');
    expect(given.choose).not.toHaveBeenCalled();
    expect(root.querySelectorAll('.op')).toHaveLength(3);
  });
  test('what cannot be paid says what is missing, and why', () => {
    const view = viewOf('choose');
    view.decision!.options = view.decision!.options.filter((one) => one.text !== 'choose:2');
    const given = props(view);
    const root = show(Board, given);
    const second = root.querySelector<HTMLElement>('[data-ref="offer:2"]')!;
    expect(second.getAttribute('aria-disabled')).toBe('true');
    press(second);
    expect(given.ask).toHaveBeenCalledWith('offer:2', 'choose:2');
  });
});

describe('a combat', () => {
  const view = viewOf('dial');
  const me = scytheTable(view).players[view.decision!.seat]!;
  const numbers = view.decision!.options.map((one) => Number(one.text.slice('dial:'.length)));
  test('dial and cards are composed, then given one after the other', async () => {
    const given = props(view);
    const root = show(Board, given);
    const bar = show(Console, { ...given, main: undefined });
    expect(lit(root).filter((one) => one.startsWith('dial:')).length).toBe(numbers.length);
    press(root.querySelector(`[data-ref="dial:${numbers.at(-1)}"]`));
    expect(selection.dial).toBe(numbers.at(-1));
    press(root.querySelector('button.cc'));
    expect(selection.cards).toHaveLength(1);
    const [card] = selection.cards;
    selection.say([`dial:${selection.dial}`, `add:${card}`, 'done'], '1', given.choose);
    expect(given.choose.mock.calls).toEqual([[[`dial:${numbers.at(-1)}`]]]);
    selection.goOn([option(`add:${card}`), option('done')], '2', given.choose);
    selection.goOn([], '3', given.choose);
    selection.goOn([option('done')], '3', given.choose);
    expect(given.choose.mock.calls.map((call) => call[0][0])).toEqual([`dial:${numbers.at(-1)}`, `add:${card}`, 'done']);
    expect(bar.querySelector('[data-ref^="dial:"]')).toBeNull();
  });
  test('what is prepared ends where it is not on offer', () => {
    const choose = vi.fn<(texts: string[]) => void>();
    selection.say(['dial:2', 'add:5', 'done'], '1', choose);
    selection.goOn([option('section:1')], '2', choose);
    selection.goOn([option('add:5')], '3', choose);
    expect(choose).toHaveBeenCalledTimes(1);
  });
  test('what was not heard is said again, though not for ever', () => {
    const choose = vi.fn<(texts: string[]) => void>();
    selection.say(['dial:2', 'done'], '1', choose);
    selection.goOn([option('dial:2')], '1', choose);
    selection.goOn([option('done')], '2', choose);
    expect(choose.mock.calls.map((call) => call[0][0])).toEqual(['dial:2', 'dial:2', 'done']);
    for (let again = 0; again < 20; again++) selection.goOn([option('done')], '2', choose);
    expect(choose.mock.calls.length).toBeLessThan(9);
  });
  test('a combat\'s question is the same whatever its number; others are not', () => {
    const asked = (kind: string, number: number, given: string[] = []): View => ({ ...view, decision: { ...view.decision!, kind, number, given } });
    expect(questionKey(asked('dial', 1))).toBe(questionKey(asked('dial', 2)));
    expect(questionKey(asked('cards', 2, ['dial:1']))).not.toBe(questionKey(asked('cards', 2, ['dial:1', 'add:3'])));
    expect(questionKey(asked('move', 1))).not.toBe(questionKey(asked('move', 2)));
  });
  test('no more cards than allowed', () => {
    selection.play(5, 1, 1);
    selection.play(2, 1, 1);
    expect(selection.cards).toEqual([5]);
    selection.play(5, 1, 1);
    expect(selection.cards).toEqual([]);
  });
  test('the other gauge is shut, and nothing of it is in the page', () => {
    const combat = frameOf<CombatFrame>(view, 'combat')!;
    const root = show(Board, props({ ...view, waiting: { seats: [combat.seat, combat.foe] } }));
    const gauges = [...root.querySelectorAll('.gauge')];
    expect(gauges).toHaveLength(2);
    expect(gauges[1]!.textContent?.trim()).toBe('');
    expect(root.querySelectorAll('.sealed')).toHaveLength(0);
  });
  test('who has committed is told, and nothing else', () => {
    const combat = frameOf<CombatFrame>(view, 'combat')!;
    const other = combat.seat === me.seat ? combat.foe : combat.seat;
    const root = show(Board, props({ ...view, waiting: { seats: [me.seat] } }));
    expect([...root.querySelectorAll('.sealed')].map((one) => one.textContent?.trim())).toEqual(['committed']);
    expect(other).not.toBe(me.seat);
  });
  test('numbers above the power are no buttons', () => {
    const picked = vi.fn<(n: number) => void>();
    const root = show(PowerDial, { faction: 'nordic', label: 'Dial', most: 3, lit: [0, 1, 2, 3], onpick: picked });
    expect(lit(root)).toEqual(['dial:0', 'dial:1', 'dial:2', 'dial:3']);
    press(root.querySelector('[data-ref="dial:3"]'), 'Enter');
    expect(picked).toHaveBeenCalledWith(3);
  });
});

describe('beside the map', () => {
  test('sections light up, the last one is barred and says why', () => {
    const view = viewOf('section');
    const given = props(view);
    const root = show(SideBoard, given);
    const me = scytheTable(view).players[view.decision!.seat]!;
    expect(lit(root).sort()).toEqual(view.decision!.options.map((one) => one.text).sort());
    press(root.querySelector('[data-lit]'));
    expect(given.choose).toHaveBeenCalledWith([view.decision!.options[0]!.text]);
    const last = root.querySelector(`[data-ref="section:${me.token}"]`);
    if (last?.getAttribute('aria-disabled') === 'true') {
      press(last);
      expect(given.ask).toHaveBeenCalledWith(`section:${me.token}`, `section:${me.token}`);
    }
  });
  test('after the choice: its gifts and its bottom row', () => {
    const view = viewOf('act');
    const root = show(SideBoard, props(view));
    const shown = lit(root);
    for (const one of view.decision!.options.filter((each) => each.text.startsWith('top:'))) expect(shown).toContain(`top-choice:${one.text.slice('top:'.length)}`);
    expect(shown.includes('bottom-row')).toBe(view.decision!.options.some((one) => one.text === 'bottom'));
    expect(root.querySelector('.tag.on')?.textContent).toContain('this turn');
  });
  test('a cube is lifted, then it covers a cost', () => {
    const view = viewOf('upgrade');
    const given = props(view);
    const root = show(SideBoard, given);
    const cube = lit(root).find((one) => one.startsWith('box:'))!;
    press(root.querySelector(`[data-ref="${cube}"]`));
    press(root.querySelector('[data-lit][data-ref^="bottom:"]'));
    expect(given.choose.mock.calls[0]![0]).toEqual([expect.stringMatching(new RegExp(`^upgrade:${cube.slice(4)},`))]);
  });
  test('a recruit is enlisted, then its bonus is taken, both in sight', () => {
    const view = viewOf('enlist');
    const given = props(view);
    const root = show(SideBoard, given);
    press(root.querySelector('[data-lit][data-ref^="bottom:"]'));
    press(root.querySelector('[data-lit][data-ref^="bonus:"]'));
    expect(given.choose.mock.calls[0]![0]).toHaveLength(1);
    expect(given.choose.mock.calls[0]![0][0]).toMatch(/^enlist:/);
  });
  test('mechs are picked on the faction mat, which comes to the front', () => {
    const root = show(SideBoard, props(viewOf('deploy')));
    expect(lit(root).some((one) => one.startsWith('mech:'))).toBe(true);
    expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toMatch(/mechs/);
  });
  test('the track is what the table says, with stars and how far one is', () => {
    const view = viewOf('section');
    const table = scytheTable(view);
    const root = show(SideBoard, props(view));
    expect(root.querySelectorAll('.tc')).toHaveLength(table.track.length);
    const more = { ...view, table: { ...view.table, track: [...table.track, 'war_1'] } };
    expect(show(SideBoard, props(more)).querySelectorAll('.tc')).toHaveLength(table.track.length + 1);
  });
  test('the score if the game ended now, its parts, and the resources held are the server\'s', () => {
    const view = withPart(viewOf('section'), 'airship', 7);
    const root = show(SideBoard, props(view));
    const mine = standingOfPlayer(view, view.seat!)!;
    expect(root.querySelector('.worth')?.textContent).toBe(String(mine.total));
    expect(root.querySelector('.now')?.getAttribute('title')).toMatch(/^coins: \d+, stars \(\d\): .*, airship \(3\): 7$/);
    expect([...root.querySelectorAll('.held b')].map((one) => Number(one.textContent))).toEqual(mine.resources);
    const unknown = { ...standingOf(view)!, players: standingOf(view)!.players.map((one) => ({ ...one, total: null })) };
    const onlooker = { ...view, seat: null, decision: null, standing: unknown as unknown as NonNullable<View['standing']> };
    expect(show(SideBoard, props(onlooker)).querySelectorAll('.worth')).toHaveLength(0);
  });
  test('triumphs and objectives are as far as the server says', () => {
    const view = viewOf('section');
    const standing = standingOf(view)!;
    const mine = standing.players[view.seat!]!;
    const root = show(SideBoard, props(view));
    const place = standing.track.findIndex((space) => space.id === 'upgrades');
    expect(root.querySelectorAll('.tp')[place]!.textContent).toBe(`${mine.reached[place]}/${standing.track[place]!.need}`);
    expect(standing.objectives.length).toBeGreaterThan(0);
    for (const card of standing.objectives) expect(root.querySelector(`[data-ref="objective:${card.no}"] .pg`)?.textContent).toBe(`${card.have}/${card.need}`);
  });
  test('the final scores have every part and name the winner, also an Automa', () => {
    const view = withPart(viewOf('section'), 'airship', 7);
    const standing = standingOf(view)!;
    const players = standing.players.map((one) => ({ ...one, coins: one.coins.map((coins) => coins ?? 10), total: 20 + one.seat }));
    const over = { ...view, standing: { ...standing, players, winners: [1] } as unknown as NonNullable<View['standing']> };
    const root = show(Scores, { view: over, names, winners: [] });
    expect([...root.querySelectorAll('.sum')].map((one) => one.textContent)).toEqual(['21', ...players.map((one) => String(one.total)).filter((total) => total !== '21').reverse()]);
    expect(root.querySelectorAll('.won')).toHaveLength(1);
    expect([...root.querySelectorAll('thead th')].map((one) => one.textContent)).toContain('airship');
    expect([...root.querySelectorAll('thead th')].map((one) => one.textContent)).not.toContain('meander');
  });
  test('an onlooker sees no hand', () => {
    const root = show(SideBoard, props({ ...viewOf('section'), seat: null, decision: null }));
    expect(root.querySelector('.obj')).toBeNull();
    expect(root.querySelector('.cc')).toBeNull();
    expect(lit(root)).toEqual([]);
  });
  test('on a phone there are pages, and a strip with everybody', () => {
    app.width = 390;
    const view = viewOf('section');
    const root = show(SideBoard, props(view));
    const tabs = [...root.querySelectorAll('[role=tab]')].map((one) => one.textContent);
    expect(tabs.slice(0, 3)).toEqual(['Mats', 'Tracks', 'Hand']);
    expect(show(SeatStrip, { view, names }).querySelectorAll('li')).toHaveLength(scytheTable(view).players.length);
  });
  test('on a phone the sheet has the mat that is asked for', () => {
    app.width = 390;
    const view = viewOf('section');
    const given = props(view);
    const root = show(Console, { ...given, main: undefined });
    expect(lit(root).sort()).toEqual(view.decision!.options.map((one) => one.text).sort());
  });
});

describe('beside the decision bar', () => {
  test('resources to pick from', () => {
    const root = show(Console, { ...props(viewOf('place')), main: undefined });
    expect(lit(root)).toEqual(['resource:oil', 'resource:metal', 'resource:wood', 'resource:food']);
    press(root.querySelector('[data-ref="resource:wood"]'));
    expect(selection.what).toBe('resource:wood');
  });
  test('what comes along is counted up, then down to none', () => {
    selection.load('worker', 2);
    selection.load('worker', 2);
    expect(selection.loads).toEqual({ worker: 2 });
    selection.load('worker', 2);
    expect(selection.loads).toEqual({ worker: 0 });
    selection.load('oil', 3, 2);
    selection.load('oil', 3, 2);
    expect(selection.loads['oil']).toBe(2);
  });
  test('another question puts everything down', () => {
    selection.pick('unit:mech@E5');
    selection.arm('move:mech,E5,E4');
    selection.see(991, 'section');
    expect([selection.what, selection.armed]).toEqual([null, null]);
  });
});

describe('what the log tells', () => {
  const fight = [
    seen(1, 'combat_began', { faction: ref('faction', 'nordic'), foe: ref('faction', 'rusviet'), at: ref('hex', 'E4') }),
    seen(2, 'bid', { faction: ref('faction', 'nordic'), dial: 5, cards: [5, 2], total: 12 }),
    seen(3, 'bid', { faction: ref('faction', 'rusviet'), dial: 4, cards: [3], total: 7 }),
    seen(4, 'lost', { faction: ref('faction', 'nordic'), what: ref('gain', 'power'), n: 5 }),
    seen(5, 'combat_won', { faction: ref('faction', 'nordic'), foe: ref('faction', 'rusviet'), at: ref('hex', 'E4') }),
    seen(6, 'retreated', { faction: ref('faction', 'rusviet'), unit: ref('unit', 'mech'), n: 1, to: ref('hex', 'base_rusviet') }),
    seen(7, 'star_placed', { faction: ref('faction', 'nordic'), space: ref('space', 'combat_1'), stars: 1 }),
  ];
  test('how the last combat went', () => {
    const last = lastCombat(fight)!;
    expect(last).toMatchObject({ attacker: 'nordic', defender: 'rusviet', winner: 'nordic', at: 'E4' });
    expect(last.bids.map((bid) => [bid.dial, bid.cards, bid.total])).toEqual([[5, [5, 2], 12], [4, [3], 7]]);
    expect(last.aftermath.map((one) => one.n)).toEqual([4, 6, 7]);
  });
  test('it is shown, and put away; after a turn it is gone', () => {
    const root = show(SideBoard, props(viewOf('section'), fight));
    const told = root.querySelector('.fought')!;
    expect(told.textContent).toMatch(/wins/);
    expect(labels(told, '.gauge')).toEqual(['Dial 5', 'Dial 4']);
    press(told.querySelector('button'));
    expect(root.querySelector('.fought')).toBeNull();
    const turns = [seen(8, 'turn_began', {}), seen(9, 'turn_began', {})];
    expect(lastCombat([...fight, ...turns])).toBeNull();
    expect(lastCombat([...fight, turns[0]!])).not.toBeNull();
  });
  test('what was taken back is not told', () => {
    expect(lastCombat(fight.map((one) => ({ ...one, withdrawn: true })))).toBeNull();
  });
  test('moves since the last look', () => {
    const move = seen(12, 'moved', { faction: ref('faction', 'nordic'), unit: ref('unit', 'mech'), origin: ref('hex', 'E5'), to: ref('hex', 'E4') });
    expect(newMoves(box, [move], 11)).toEqual([{ n: 12, faction: 'nordic', unit: 'mech', from: hexAt('E5'), to: hexAt('E4') }]);
    expect(newMoves(box, [move], 12)).toEqual([]);
  });
});
