import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import de from '../../../src/brassboard/games/scythe/texts/de.ftl?raw';
import en from '../../../src/brassboard/games/scythe/texts/en.ftl?raw';
import type { Names } from '../../src/boards/contract';
import { chosenWhat, loadsAt, meaningOf, mostCards, partsOf, placeOf, unitIn, whatsIn, wheresOf } from '../../src/boards/scythe/asking';
import Board from '../../src/boards/scythe/Board.svelte';
import { choosing } from '../../src/boards/scythe/choosing.svelte';
import Console from '../../src/boards/scythe/Console.svelte';
import { bit, boxValue, costOf, frameOf, scytheTable, sectionsOf, type Box, type CombatFrame, type ScytheTable } from '../../src/boards/scythe/data';
import Gauge from '../../src/boards/scythe/Gauge.svelte';
import { arrowBetween, centreOf, edgeBetween, extent, hexUnder, riverPath } from '../../src/boards/scythe/geometry';
import { freshMoves, lastCombat } from '../../src/boards/scythe/happened';
import { scythe } from '../../src/boards/scythe';
import { controlOf, goodsOn, progressOf, spaceCount, worthNow } from '../../src/boards/scythe/land';
import { momentOf } from '../../src/boards/scythe/live';
import Panel from '../../src/boards/scythe/Panel.svelte';
import { hexText, pillsOf, placedOn, readingOf, sceneOf } from '../../src/boards/scythe/scene';
import SeatStrip from '../../src/boards/scythe/SeatStrip.svelte';
import { CRESTS } from '../../src/boards/scythe/shapes';
import { isGrave, stepsOf, targetsOf, unitsToPick } from '../../src/boards/scythe/targets';
import { app } from '../../src/lib/app.svelte';
import { litBy } from '../../src/lib/forms';
import type { Option, Seen, View } from '../../src/lib/types';
import { labels, press, show } from './mounted';
import recorded from './scythe.json';

// views of real matches, one for each kind of question, as the engine gives them to the seat that is asked; and what the engine
// says of ten tables: what a seat would have if it ended now, and which objectives are fulfilled
const box = recorded.box as unknown as Box;
type Kind = keyof typeof recorded.views;
const viewOf = (kind: Kind): View => structuredClone(recorded.views[kind]) as unknown as View;
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(en));
function tell(key: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(`scythe-page-${key}`)?.value;
  return value ? bundle.formatPattern(value, args) : `?${key}`;
}
const names: Names = Object.assign((ref: string) => ref.slice(ref.indexOf(':') + 1), {
  option: (option: Option) => option.text,
  about: (ref: string, part?: string) => (part ? '' : `about ${ref}`),
  say: tell,
});
const option = (text: string, ...refs: string[]): Option => ({ text, rule: '', refs, do: { key: '', args: {} } });
function props(view: View, events: Seen[] = []) {
  const choose = vi.fn<(texts: string[]) => void>();
  return { view, board: box, lit: litBy(view.decision?.options ?? []), echo: [], choose, ask: vi.fn<(ref: string, choice?: string) => void>(), names, events };
}
const lit = (root: ParentNode): string[] => [...root.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset['ref'] ?? '');
const hexAt = (name: string): number => box.hexes.findIndex((hex) => hex.name === name);
const seen = (n: number, key: string, args: Record<string, unknown>): Seen => ({ n, key: `scythe-${key}`, args: args as Seen['args'], rule: '', withdrawn: false });
const ref = (kind: string, id: string | number) => ({ ref: kind, id });

// the whole map is many pieces, and the test machine may be busy
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  choosing.see(-2, 'nothing');
  choosing.pick(null);
  choosing.stop();
  choosing.told = -1;
  app.width = 1280;
});

describe('the words', () => {
  const sources = import.meta.glob<string>('../../src/boards/scythe/*', { query: '?raw', import: 'default', eager: true });
  const known = (source: string) => new Set([...source.matchAll(/^scythe-page-([\w-]+) =/gm)].map((found) => found[1]!));
  test('both languages know every word the board says', () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\btell\('([a-z][\w-]*)'/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(80);
    for (const source of [en, de]) expect([...new Set(said)].filter((key) => !known(source).has(key))).toEqual([]);
  });
  test('also those put together: amounts, gifts of the top row, moves of the Automa, what follows a combat', () => {
    const amounts = [...Object.values(box.encounters).flat(), ...Object.values(box.factory).map((card) => ({ cost: card.cost, gain: card.choose.flat() }))].flatMap((offer) => [...offer.cost, ...offer.gain]);
    const schemes = Object.values(box.automa).flatMap((card) => card.schemes);
    const wanted = [
      ...amounts.map((amount) => `amount-${amount.what}`),
      ...schemes.flatMap((scheme) => scheme.gains.map((gain) => `amount-${gain.what}`)),
      ...schemes.flatMap((scheme) => scheme.moves.map((move) => `automa-${move.do.replaceAll('_', '-')}`)),
      ...['moves', 'coins', 'power', 'cards', 'resources', 'popularity', 'territories'].map((what) => `give-${what}`),
      ...['abilities', 'dials', 'reveal', 'aftermath'].map((stage) => `stage-${stage}`),
      ...['lost', 'lost-coins', 'retreated', 'drove-off', 'gained', 'star-placed', 'resources-gained', 'resources-lost', 'reshuffled', 'game-ended', 'went-back'].map((what) => `then-${what}`),
    ];
    for (const source of [en, de]) expect([...new Set(wanted)].filter((key) => !known(source).has(key))).toEqual([]);
  });
});

describe('the map', () => {
  test('hexes touch where the board says so', () => {
    for (const hex of box.hexes)
      for (const other of hex.near) {
        const [a, b] = [centreOf(hex), centreOf(box.hexes[other]!)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3));
      }
  });
  test('a river lies on the edge two hexes share', () => {
    const [one, other] = [box.hexes[hexAt('B3')]!, box.hexes[hexAt('B4')]!];
    const [from, to] = edgeBetween(one, other, 10);
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(10);
    expect((from.x + to.x) / 2).toBeCloseTo((centreOf(one, 10).x + centreOf(other, 10).x) / 2);
    expect(riverPath(box, 10).split('M').length - 1).toBe(box.rivers.filter((pair) => pair.every((at) => box.hexes[at]!.terrain !== 'home_base')).length);
  });
  test('what lies under a point', () => {
    for (const name of ['E4', 'B1', 'I1', 'base_nordic']) expect(hexUnder(box.hexes, centreOf(box.hexes[hexAt(name)]!, 48), 48)).toBe(hexAt(name));
    expect(hexUnder(box.hexes, { x: 0, y: -9 * 48 }, 48)).toBe(-1);
  });
  test('everything is inside the extent, and every faction has a crest', () => {
    const whole = extent(box.hexes);
    for (const hex of box.hexes) expect(centreOf(hex).x).toBeGreaterThan(whole.left);
    for (const faction of Object.keys(box.factions)) expect(CRESTS[faction]).toBeTruthy();
  });
  test('arrows stay short of the pieces', () => {
    const [from, to] = arrowBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 58);
    expect([from.x, to.x]).toEqual([30, 62]);
  });
});

describe('what follows from what lies open', () => {
  test.each(recorded.checks.map((check, place) => [place, check] as const))('table %i: the same coins and objectives as the engine', (_, check) => {
    const table = check.table as unknown as ScytheTable;
    expect(worthNow(box, table, check.seat)?.total).toBe(check.total);
    const met = Object.keys(box.objectives).map(Number).filter((no) => progressOf(box, table, table.players[check.seat]!, no)?.met);
    expect(met).toEqual(check.met);
  });
  test('coins that are not known are worth nothing to tell', () => {
    const table = recorded.checks[0]!.table as unknown as ScytheTable;
    const other = table.players.find((one) => one.coins < 0)!;
    expect(worthNow(box, table, other.seat)).toBeNull();
  });
  test('stars are counted as the track counts', () => {
    const table = scytheTable(viewOf('section'));
    const one = { ...table.players[0]!, wins: 1, lifted: 0b101 };
    expect([spaceCount(table, one, 'combat_1'), spaceCount(table, one, 'combat_2'), spaceCount(table, one, 'upgrades'), spaceCount(table, one, 'tracker')]).toEqual([1, 0, 2, null]);
  });
  test('control: by units, not where an enemy stands beside the one on turn', () => {
    const table = scytheTable(viewOf('dial'));
    const combat = frameOf<CombatFrame>(viewOf('dial'), 'combat')!;
    expect(controlOf(box, table, combat.seat).has(combat.at)).toBe(false);
    const scenes = sceneOf(box, table);
    expect(scenes[combat.at]!.rows.length).toBe(2);
    expect(scenes[combat.at]!.rows[0]![0]!.seat).toBe(combat.seat);
    expect(scenes[combat.at]!.owner).toBeNull();
  });
  test('mats: what boxes give, what actions cost', () => {
    const one = { ...scytheTable(viewOf('section')).players[0]!, mat: 'mechanical', lifted: 0b1, covered: [0, 1, 0, 0] };
    expect([boxValue(box, one, 'moves'), boxValue(box, one, 'coins')]).toEqual([3, 1]);
    expect(sectionsOf(box, one).map((section) => costOf(box, one, section))).toEqual([3, 2, 3, 4]);
    expect(bit(0b100, 2)).toBe(true);
  });
});

describe('things on a hex', () => {
  const scenes = sceneOf(box, scytheTable(viewOf('move')));
  test('each has its spot, nothing leaves the hex', () => {
    for (const scene of scenes)
      for (const placed of placedOn(scene)) {
        expect(Math.abs(placed.x)).toBeLessThan(46);
        expect(Math.abs(placed.y)).toBeLessThan(30);
      }
  });
  test('three kinds of resources are two pills', () => {
    const scene = { ...scenes[0]!, goods: [['oil', 1], ['metal', 2], ['food', 4]] as [string, number][] };
    expect(pillsOf(scene).map((pill) => pill.text)).toEqual(['1', '+6']);
    expect(pillsOf({ ...scene, goods: [['oil', 3]] })).toMatchObject([{ text: '3', resource: 'oil', x: 0 }]);
  });
  test('the whole map as text', () => {
    const groups = readingOf(scenes, [{ ref: 'hex:E4', label: 'Enter E4' }], { lit: 'Lit', map: 'Map' }, names, tell);
    expect(groups[0]!.items).toEqual([{ text: 'Enter E4', lit: true, ref: 'hex:E4' }]);
    expect(groups[1]!.items).toHaveLength(box.hexes.length);
    const held = scenes.find((scene) => scene.owner && scene.rows.length)!;
    expect(hexText(held, names, tell)).toMatch(/held by/);
  });
  test('which Trap it is says the map only to whoever knows', () => {
    const table = scytheTable(viewOf('move'))!;
    const owner = table.players.find((one) => one.traps.length)!;
    owner.traps = [{ penalty: 3, at: 0, armed: true }, { penalty: -1, at: 1, armed: true }];
    const [known, hidden] = sceneOf(box, table);
    expect(hexText(known!, names, tell)).toMatch(/armed Trap of \S+ \(3\)/);
    expect(hexText(hidden!, names, tell)).toMatch(/armed Trap of [^(]*$/);
  });
});

describe('what may be chosen', () => {
  const MOVES = [option('move:mech,E5,E4'), option('move:mech,E5,D4'), option('move:worker,E5,D5'), option('done')];
  test('two parts: the thing, then its place', () => {
    const parts = partsOf(MOVES);
    expect(whatsIn(parts)).toEqual(['unit:mech@E5', 'unit:worker@E5']);
    expect(unitIn('unit:mech@E5')).toEqual({ unit: 'mech', origin: 'E5' });
    expect(chosenWhat(parts, null)).toBeNull();
    expect([...wheresOf(parts, null).keys()]).toEqual([]);
    expect([...wheresOf(parts, 'unit:mech@E5').keys()]).toEqual(['hex:E4', 'hex:D4']);
  });
  test('the only thing there is need not be picked, a number is asked after its place', () => {
    const deploy = partsOf([option('deploy:speed,E5'), option('deploy:speed,E6')]);
    expect(chosenWhat(deploy, null)).toBe('mech:speed');
    const produce = partsOf([option('produce:E5,1'), option('produce:E5,2')]);
    expect(chosenWhat(produce, null)).toBeNull();
    expect(wheresOf(produce, null).get('hex:E5')).toHaveLength(2);
  });
  test('before a thing is picked all its places are lit', () => {
    const parts = partsOf([option('place:oil,E5'), option('place:food,E6')]);
    expect([...wheresOf(parts, null).keys()]).toEqual(['hex:E5', 'hex:E6']);
    expect([...wheresOf(parts, 'resource:oil').keys()]).toEqual(['hex:E5']);
  });
  test('where it is lit', () => {
    expect(placeOf(option('choose:1'), 'choose')).toBe('encounter');
    expect(placeOf(option('choose:1'), 'entry')).toBe('chip');
    expect(placeOf(option('end'), 'act')).toBe('plate');
    expect(placeOf(option('gain'), 'bonus')).toBe('chip');
    expect(placeOf(option('bottom'), 'act')).toBe('mat');
  });
  test('every kind of question the console answers', () => {
    expect(scythe.console!.kinds).toEqual(expect.arrayContaining(Object.keys(recorded.views)));
    expect(scythe.points!(viewOf('section'), 0)).toBe(scytheTable(viewOf('section')).players[0]!.stars.length);
  });
  test('a step into enemies says what it means', () => {
    const view = viewOf('move');
    const table = scytheTable(view);
    const me = table.players[view.decision!.seat]!;
    const foe = table.players.find((one) => one.seat !== me.seat && one.mechs.some((at) => box.hexes[at]!.terrain !== 'home_base'))!;
    const at = foe.mechs.find((hex) => box.hexes[hex]!.terrain !== 'home_base')!;
    expect(meaningOf(table, me, 'mech', at)).toEqual({ kind: 'combat', foe: foe.seat });
    expect(meaningOf(table, me, 'worker', at)).toEqual({ kind: 'free' });
    const alone = { ...table, players: table.players.map((one) => (one.seat === foe.seat ? { ...one, character: one.base, mechs: [], workers: [at, at] } : { ...one, workers: one.workers.filter((hex) => hex !== at) })) };
    expect(meaningOf(alone, me, 'character', at)).toEqual({ kind: 'flee', workers: 2 });
  });
  test('what comes along, and how many cards may be played', () => {
    const view = viewOf('move');
    const table = scytheTable(view);
    const at = hexAt('E5');
    const me = { ...table.players[0]!, mechs: [at], workers: [at, at], character: hexAt('B1'), abilities: ['peoples_army'], deployed: 1 };
    const laden = { ...table, goods: table.goods.map((row, kind) => row.map((n, hex) => (hex === at && kind === 1 ? 3 : n))) };
    expect(loadsAt(box, laden, me, 'mech', at)).toEqual([['worker', 2], ['metal', 3]]);
    expect(loadsAt(box, laden, me, 'character', at)).toEqual([['metal', 3]]);
    expect(mostCards(box, me, at)).toBe(2);
    expect(mostCards(box, { ...me, deployed: 0 }, at, 1)).toBe(2);
  });
});

describe('the board', () => {
  test('a unit is picked up, then its ways are lit; what would be a fight is asked twice', () => {
    const view = viewOf('move');
    const given = props(view);
    const root = show(Board, given);
    const units = lit(root).filter((one) => one.startsWith('unit:'));
    expect(units.length).toBeGreaterThan(1);
    expect(lit(root).some((one) => one.startsWith('hex:'))).toBe(false);
    const options = view.decision!.options;
    const grave = units.flatMap((what) => targetsOf(view, box, options, what, null, names).filter(isGrave).map((target) => ({ what, target })))[0]!;
    choosing.pick(null);
    press(root.querySelector(`[data-ref="${grave.what}"]`));
    expect(lit(root)).toContain(grave.target.ref);
    press(root.querySelector(`[data-lit][data-ref="${grave.target.ref}"]`));
    expect(given.choose).not.toHaveBeenCalled();
    expect(choosing.armed).toBe(grave.target.options[0]!.text);
    press(root.querySelector(`[data-lit][data-ref="${grave.target.ref}"]`));
    expect(given.choose).toHaveBeenCalledWith([grave.target.options[0]!.text]);
  });
  test('pieces on a hex that may be entered are no buttons of their own', () => {
    const view = viewOf('move');
    const options = view.decision!.options;
    for (const { what } of unitsToPick(box, options, null, names, tell)) {
      const ways = new Set(targetsOf(view, box, options, what, null, names).map((target) => target.hex));
      for (const other of unitsToPick(box, options, what, names, tell)) expect(ways.has(other.hex)).toBe(false);
    }
  });
  test('an unlit hex is asked about, with what is meant', () => {
    const view = viewOf('move');
    const given = props(view);
    const root = show(Board, given);
    const what = lit(root).find((one) => one.startsWith('unit:'))!;
    press(root.querySelector(`[data-ref="${what}"]`));
    const reading = [...root.querySelectorAll<HTMLButtonElement>('.reading button[aria-disabled]')];
    press(reading.at(0));
    const { unit, origin } = unitIn(what)!;
    expect(given.ask.mock.calls[0]![1]).toMatch(new RegExp(`^move:${unit},${origin},`));
  });
  test('nobody is asked: nothing is lit', () => {
    const root = show(Board, props({ ...viewOf('move'), decision: null }));
    expect(lit(root)).toEqual([]);
  });
  test('an answer is on its way: nothing is lit', () => {
    const root = show(Board, { ...props(viewOf('move')), lit: new Map() });
    expect(lit(root)).toEqual([]);
  });
  test('resources: hexes of what is picked', () => {
    const given = props(viewOf('place'));
    const root = show(Board, given);
    expect(lit(root).every((one) => one.startsWith('hex:'))).toBe(true);
    choosing.pick('resource:oil');
    press(root.querySelector('[data-lit]'));
    expect(given.choose.mock.calls[0]![0]).toEqual([expect.stringMatching(/^place:oil,/)]);
  });
  test('moves of this turn are arrows', () => {
    const view = viewOf('move');
    const frames = view.frames.map((frame) => (frame['frame'] === 'scythe.moving' ? { ...frame, treks: [{ unit: 'mech', start: 3, at: 4, walked: true }, { unit: 'worker', start: 3, at: 4, walked: false }] } : frame));
    expect(stepsOf({ ...view, frames })).toEqual([{ unit: 'mech', from: 3, to: 4 }]);
  });
});

describe('an encounter', () => {
  test('an option is chosen, then confirmed by the plate', () => {
    const given = props(viewOf('choose'));
    const root = show(Board, given);
    const first = root.querySelector<HTMLElement>('[data-ref="offer:1"]')!;
    expect(first.dataset['lit']).toBe('');
    press(first);
    expect(choosing.armed).toBe('choose:1');
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
    expect(choosing.dial).toBe(numbers.at(-1));
    press(root.querySelector('button.cc'));
    expect(choosing.cards).toHaveLength(1);
    const [card] = choosing.cards;
    choosing.say([`dial:${choosing.dial}`, `add:${card}`, 'done'], '1', given.choose);
    expect(given.choose.mock.calls).toEqual([[[`dial:${numbers.at(-1)}`]]]);
    choosing.goOn([option(`add:${card}`), option('done')], '2', given.choose);
    choosing.goOn([], '3', given.choose);
    choosing.goOn([option('done')], '3', given.choose);
    expect(given.choose.mock.calls.map((call) => call[0][0])).toEqual([`dial:${numbers.at(-1)}`, `add:${card}`, 'done']);
    expect(bar.querySelector('[data-ref^="dial:"]')).toBeNull();
  });
  test('what is prepared ends where it is not on offer', () => {
    const choose = vi.fn<(texts: string[]) => void>();
    choosing.say(['dial:2', 'add:5', 'done'], '1', choose);
    choosing.goOn([option('section:1')], '2', choose);
    choosing.goOn([option('add:5')], '3', choose);
    expect(choose).toHaveBeenCalledTimes(1);
  });
  test('what was not heard is said again, though not for ever', () => {
    const choose = vi.fn<(texts: string[]) => void>();
    choosing.say(['dial:2', 'done'], '1', choose);
    choosing.goOn([option('dial:2')], '1', choose);
    choosing.goOn([option('done')], '2', choose);
    expect(choose.mock.calls.map((call) => call[0][0])).toEqual(['dial:2', 'dial:2', 'done']);
    for (let again = 0; again < 20; again++) choosing.goOn([option('done')], '2', choose);
    expect(choose.mock.calls.length).toBeLessThan(9);
  });
  test('a combat\'s question is the same whatever its number; others are not', () => {
    const asked = (kind: string, number: number, given: string[] = []): View => ({ ...view, decision: { ...view.decision!, kind, number, given } });
    expect(momentOf(asked('dial', 1))).toBe(momentOf(asked('dial', 2)));
    expect(momentOf(asked('cards', 2, ['dial:1']))).not.toBe(momentOf(asked('cards', 2, ['dial:1', 'add:3'])));
    expect(momentOf(asked('move', 1))).not.toBe(momentOf(asked('move', 2)));
  });
  test('no more cards than allowed', () => {
    choosing.play(5, 1, 1);
    choosing.play(2, 1, 1);
    expect(choosing.cards).toEqual([5]);
    choosing.play(5, 1, 1);
    expect(choosing.cards).toEqual([]);
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
    const root = show(Gauge, { faction: 'nordic', label: 'Dial', most: 3, lit: [0, 1, 2, 3], onpick: picked });
    expect(lit(root)).toEqual(['dial:0', 'dial:1', 'dial:2', 'dial:3']);
    press(root.querySelector('[data-ref="dial:3"]'), 'Enter');
    expect(picked).toHaveBeenCalledWith(3);
  });
});

describe('beside the map', () => {
  test('sections light up, the last one is barred and says why', () => {
    const view = viewOf('section');
    const given = props(view);
    const root = show(Panel, given);
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
    const root = show(Panel, props(view));
    const shown = lit(root);
    for (const one of view.decision!.options.filter((each) => each.text.startsWith('top:'))) expect(shown).toContain(`top-choice:${one.text.slice('top:'.length)}`);
    expect(shown.includes('bottom-row')).toBe(view.decision!.options.some((one) => one.text === 'bottom'));
    expect(root.querySelector('.tag.on')?.textContent).toContain('this turn');
  });
  test('a cube is lifted, then it covers a cost', () => {
    const view = viewOf('upgrade');
    const given = props(view);
    const root = show(Panel, given);
    const cube = lit(root).find((one) => one.startsWith('box:'))!;
    press(root.querySelector(`[data-ref="${cube}"]`));
    press(root.querySelector('[data-lit][data-ref^="bottom:"]'));
    expect(given.choose.mock.calls[0]![0]).toEqual([expect.stringMatching(new RegExp(`^upgrade:${cube.slice(4)},`))]);
  });
  test('a recruit is enlisted, then its bonus is taken, both in sight', () => {
    const view = viewOf('enlist');
    const given = props(view);
    const root = show(Panel, given);
    press(root.querySelector('[data-lit][data-ref^="bottom:"]'));
    press(root.querySelector('[data-lit][data-ref^="bonus:"]'));
    expect(given.choose.mock.calls[0]![0]).toHaveLength(1);
    expect(given.choose.mock.calls[0]![0][0]).toMatch(/^enlist:/);
  });
  test('mechs are picked on the faction mat, which comes to the front', () => {
    const root = show(Panel, props(viewOf('deploy')));
    expect(lit(root).some((one) => one.startsWith('mech:'))).toBe(true);
    expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toMatch(/mechs/);
  });
  test('the track is what the table says, with stars and how far one is', () => {
    const view = viewOf('section');
    const table = scytheTable(view);
    const root = show(Panel, props(view));
    expect(root.querySelectorAll('.tc')).toHaveLength(table.track.length);
    const more = { ...view, table: { ...view.table, track: [...table.track, 'war_1'] } };
    expect(show(Panel, props(more)).querySelectorAll('.tc')).toHaveLength(table.track.length + 1);
  });
  test('an onlooker sees no hand', () => {
    const root = show(Panel, props({ ...viewOf('section'), seat: null, decision: null }));
    expect(root.querySelector('.obj')).toBeNull();
    expect(root.querySelector('.cc')).toBeNull();
    expect(lit(root)).toEqual([]);
  });
  test('on a phone there are pages, and a strip with everybody', () => {
    app.width = 390;
    const view = viewOf('section');
    const root = show(Panel, props(view));
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

describe('beside the plate', () => {
  test('resources to pick from', () => {
    const root = show(Console, { ...props(viewOf('place')), main: undefined });
    expect(lit(root)).toEqual(['resource:oil', 'resource:metal', 'resource:wood', 'resource:food']);
    press(root.querySelector('[data-ref="resource:wood"]'));
    expect(choosing.what).toBe('resource:wood');
  });
  test('what comes along is counted up, then down to none', () => {
    choosing.load('worker', 2);
    choosing.load('worker', 2);
    expect(choosing.loads).toEqual({ worker: 2 });
    choosing.load('worker', 2);
    expect(choosing.loads).toEqual({ worker: 0 });
  });
  test('another question puts everything down', () => {
    choosing.pick('unit:mech@E5');
    choosing.arm('move:mech,E5,E4');
    choosing.see(991, 'section');
    expect([choosing.what, choosing.armed]).toEqual([null, null]);
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
    const root = show(Panel, props(viewOf('section'), fight));
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
    expect(freshMoves(box, [move], 11)).toEqual([{ n: 12, faction: 'nordic', unit: 'mech', from: hexAt('E5'), to: hexAt('E4') }]);
    expect(freshMoves(box, [move], 12)).toEqual([]);
  });
});

test('resources held are those on controlled land', () => {
  const table = scytheTable(viewOf('section'));
  const all = goodsOn(table, new Set(box.hexes.keys()));
  expect(all).toEqual(table.goods.map((row) => row.reduce((sum, n) => sum + n, 0)));
});
