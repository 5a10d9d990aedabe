import { describe, expect, test } from 'vitest';
import de from '../../../src/brassboard/games/scythe/texts/de.ftl?raw';
import en from '../../../src/brassboard/games/scythe/texts/en.ftl?raw';
import { chosenWhat, meaningOf, partsOf, placeOf, unitIn, whatsIn, wheresOf } from '../../src/boards/scythe/options';
import Board from '../../src/boards/scythe/Board.svelte';
import { selection } from '../../src/boards/scythe/selection.svelte';
import { bit, boxValue, costOf, frameOf, scytheTable, sectionsOf, type CombatFrame } from '../../src/boards/scythe/data';
import { arrowBetween, centreOf, edgeBetween, extent, hexUnder, riverPath } from '../../src/boards/scythe/geometry';
import { scythe } from '../../src/boards/scythe';
import { sideOf } from '../../src/boards/scythe/combatSides';
import type { View } from '../../src/lib/types';
import { hexText, pillsOf, placedOn, readingOf, sceneOf } from '../../src/boards/scythe/scene';
import { CRESTS } from '../../src/boards/scythe/shapes';
import { cargoOf, fightAt, loadOf, scoreOf, standingOf, standingOfPlayer, type Standing } from '../../src/boards/scythe/standing';
import { isGrave, stepsOf, targetsOf, unitsToPick } from '../../src/boards/scythe/targets';
import { press, show } from './render';
import recorded from './scythe.json';
import { freshSelection, box, viewOf, tell, names, option, props, lit, hexAt, ref, withPart } from './scytheFixtures';

freshSelection();

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

describe('how everybody stands', () => {
  test('a hex has the colour of the player the server says controls it', () => {
    const view = viewOf('section');
    const standing = standingOf(view)!;
    const owners = (now: Standing) => sceneOf(box, scytheTable(view), now).filter((scene) => scene.owner).map((scene) => [scene.number, scene.owner!.seat]);
    const told = standing.players.flatMap((one) => one.control.map((at) => [at, one.seat]));
    expect(told.length).toBeGreaterThan(5);
    expect(owners(standing)).toEqual(told.sort((a, b) => a[0]! - b[0]!));
    const free = box.hexes.findIndex((hex, at) => hex.terrain === 'lake' && told.every(([held]) => held !== at));
    const more = standing.players.map((one) => (one.seat === 1 ? { ...one, control: [...one.control, free] } : one));
    expect(owners({ ...standing, players: more })).toContainEqual([free, 1]);
    expect(sceneOf(box, scytheTable(view), null).every((scene) => scene.owner === null)).toBe(true);
  });
  test('a hex that is fought for has no colour', () => {
    const view = viewOf('dial');
    const combat = frameOf<CombatFrame>(view, 'combat')!;
    const scene = sceneOf(box, scytheTable(view), standingOf(view))[combat.at]!;
    expect(standingOfPlayer(view, combat.foe)!.control).toContain(combat.at);
    expect(scene.rows.length).toBe(2);
    expect(scene.rows[0]![0]!.seat).toBe(combat.seat);
    expect(scene.owner).toBeNull();
  });
  test('a score of which a part is not known is not told', () => {
    const view = viewOf('section');
    for (const one of standingOf(view)!.players) {
      const score = scoreOf(view, one.seat);
      expect(score === null).toBe(one.seat !== view.seat);
      if (score) expect(score.parts.reduce((sum, part) => sum + part.coins, 0)).toBe(score.total);
    }
    expect(scoreOf({ ...view, standing: null }, view.seat!)).toBeNull();
  });
  test('a part a module brings is shown where it gives coins', () => {
    const view = withPart(viewOf('section'), 'airship', 7);
    expect(scoreOf(view, view.seat!)!.parts.at(-1)).toEqual({ name: 'airship', count: 3, coins: 7 });
    expect(scoreOf(withPart(viewOf('section'), 'airship', 0), view.seat!)!.parts.map((part) => part.name)).not.toContain('airship');
  });
  test('mats: what boxes give, what actions cost', () => {
    const one = { ...scytheTable(viewOf('section')).players[0]!, mat: 'mechanical', lifted: 0b1, covered: [0, 1, 0, 0] };
    expect([boxValue(box, one, 'moves'), boxValue(box, one, 'coins')]).toEqual([3, 1]);
    expect(sectionsOf(box, one).map((section) => costOf(box, one, section))).toEqual([3, 2, 3, 4]);
    expect(bit(0b100, 2)).toBe(true);
  });
});

describe('things on a hex', () => {
  const scenes = sceneOf(box, scytheTable(viewOf('move')), standingOf(viewOf('move')));
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
    expect(hexText(held, names, tell)).toMatch(/controlled by/);
  });
  test('which Trap it is says the map only to whoever knows', () => {
    const table = scytheTable(viewOf('move'))!;
    const owner = table.players.find((one) => one.traps.length)!;
    owner.traps = [{ penalty: 3, at: 0, armed: true }, { penalty: -1, at: 1, armed: true }];
    const [known, hidden] = sceneOf(box, table, null);
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
    expect(placeOf(option('end'), 'act')).toBe('bar');
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
    expect(meaningOf(view, 'mech', at)).toEqual({ kind: 'combat', foe: foe.seat });
    expect(meaningOf(view, 'worker', at)).toEqual({ kind: 'free' });
    const { hex, workers } = standingOf(view)!.flights[0]!;
    expect(meaningOf(view, 'character', hex)).toEqual({ kind: 'flee', workers });
    expect(meaningOf(view, 'character', me.base)).toEqual({ kind: 'free' });
  });
  test('what comes along, and what a side may spend, is what the server says', () => {
    const view = viewOf('move');
    const at = hexAt('E5');
    const load = (unit: string, what: string, least: number, most: number) => ({ unit, hex: at, what, least, most });
    const cargo = [load('mech', 'worker', 0, 2), load('mech', 'metal', 3, 3), load('character', 'metal', 0, 3)];
    const fight = { hex: at, foe: 1, attacker: { seat: 0, power: 7, cards: 2 }, defender: null, losses: [], workers: 0, popularity: 0 };
    const laden = { ...view, standing: { ...standingOf(view)!, cargo, fights: [fight] } as unknown as NonNullable<View['standing']> };
    expect(cargoOf(laden, 'mech', at).map((one) => one.what)).toEqual(['worker', 'metal']);
    expect(cargoOf(laden, 'worker', at)).toEqual([]);
    expect([loadOf(cargo[0]!, undefined), loadOf(cargo[0]!, 5), loadOf(cargo[1]!, 0)]).toEqual([0, 2, 3]);
    const me = { ...scytheTable(view).players[0]!, mechs: [at], character: hexAt('B1') };
    expect(sideOf(fightAt(laden, at), me, at, 'mech')).toMatchObject({ mechs: 2, character: false, most: 7, cardsMost: 2 });
    expect(sideOf(null, me, at)).toMatchObject({ most: 0, cardsMost: 0 });
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
    selection.pick(null);
    press(root.querySelector(`[data-ref="${grave.what}"]`));
    expect(lit(root)).toContain(grave.target.ref);
    press(root.querySelector(`[data-lit][data-ref="${grave.target.ref}"]`));
    expect(given.choose).not.toHaveBeenCalled();
    expect(selection.armed).toBe(grave.target.options[0]!.text);
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
    selection.pick('resource:oil');
    press(root.querySelector('[data-lit]'));
    expect(given.choose.mock.calls[0]![0]).toEqual([expect.stringMatching(/^place:oil,/)]);
  });
  test('moves of this turn are arrows', () => {
    const view = viewOf('move');
    const frames = view.frames.map((frame) => (frame['frame'] === 'scythe.moving' ? { ...frame, treks: [{ unit: 'mech', start: 3, at: 4, walked: true }, { unit: 'worker', start: 3, at: 4, walked: false }] } : frame));
    expect(stepsOf({ ...view, frames })).toEqual([{ unit: 'mech', from: 3, to: 4 }]);
  });
});
