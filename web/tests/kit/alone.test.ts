import { describe, expect, test } from 'vitest';
import de from '../../../src/brassboard/games/alone/texts/de.ftl?raw';
import en from '../../../src/brassboard/games/alone/texts/en.ftl?raw';
import { aloneTable, handOf, isEvil, roundsOf } from '../../src/boards/alone/data';
import { evilTargets, layoutFloors, planOf, sectorText } from '../../src/boards/alone/evilScene';
import { corridor, directionTo, layoutMaze, spots, tileBeside, type Cell } from '../../src/boards/alone/geometry';
import { areaOf } from '../../src/boards/alone/hitAreas';
import { figureName, lettersOf, noisesOf, targetsOf, tileText } from '../../src/boards/alone/mazeScene';
import { actionOf, armedAction, chipsOf, itemPlace, refOf, whereOf, waysOf } from '../../src/boards/alone/options';
import { adrenalineBands, skillsOf, stepsOf } from '../../src/boards/alone/sheet';
import { standingOf } from '../../src/boards/alone/standing';
import { boards } from '../../src/boards/index';
import type { Seen } from '../../src/lib/types';
import { box, freshSelection, names, option, tell, viewOf } from './aloneFixtures';

freshSelection();

describe('the words', () => {
  const sources = import.meta.glob<string>('../../src/boards/alone/*', { query: '?raw', import: 'default', eager: true });
  test('both languages know every word the board says', () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\btell\('([a-z][\w-]*)'/g)].map((found) => found[1]!));
    const chosen = Object.values(sources).flatMap((text) => [...text.matchAll(/\btell\([^'`)]*\? '([a-z][\w-]*)' : '([a-z][\w-]*)'/g)].flatMap((found) => [found[1]!, found[2]!]));
    const made = [
      ...['items', 'missions', 'notes', 'creatures', 'sheet'].map((tab) => `tab-${tab}`),
      'cost-bullet_time',
      'cost-surge',
      ...[...new Set(Object.values(box.cards).map((card) => card.trigger))].map((trigger) => `trigger-${trigger}`),
      ...Object.values(box.missions).flatMap((mission) => mission.steps.flat().map((step) => (step.verb === 'use' && step.condition ? `step-use-${step.condition}` : `step-${step.verb}`))),
    ];
    expect(said.length).toBeGreaterThan(80);
    expect(chosen.length).toBeGreaterThan(10);
    for (const source of [en, de]) {
      const known = new Set([...source.matchAll(/^alone-page-([\w-]+) =/gm)].map((found) => found[1]!));
      expect([...new Set([...said, ...chosen, ...made])].filter((key) => !known.has(key))).toEqual([]);
    }
  });
});

describe('the maze is drawn from islands', () => {
  const cell = (number: number, island: number, x: number, y: number, links = [1, 1, 1, 1]): Cell => ({ number, island, floor: island + 1, x, y, links });
  test('tiles of an island keep their places, islands stand apart', () => {
    const tiles = [cell(0, 0, 0, 0), cell(1, 0, 1, 0), cell(2, 0, 1, -1), cell(7, 3, 5, 5)];
    const layout = layoutMaze(tiles, 7, 1.5);
    const [a, b, c] = [0, 1, 2].map((number) => layout.at.get(number)!);
    expect([b!.x - a!.x, b!.y - a!.y, c!.x - b!.x, c!.y - b!.y]).toEqual([1, 0, 0, -1].map((value) => expect.closeTo(value)));
    expect(layout.islands.map((island) => [island.island, island.here])).toEqual([[3, true], [0, false]]);
    const [home, other] = layout.islands as [(typeof layout.islands)[0], (typeof layout.islands)[0]];
    expect(other.x >= home.x + home.width || other.y >= home.y + home.height).toBe(true);
    for (const island of layout.islands) expect(island.x + island.width).toBeLessThanOrEqual(layout.width + 0.001);
  });
  test('where the Hero may go there is room for a whole sector', () => {
    const layout = layoutMaze([cell(0, 0, 0, 0, [1, 0, 0, 0])], 0, 1);
    expect(layout.at.get(0)!.y).toBeGreaterThan(1.4);
    expect(layout.height - layout.at.get(0)!.y).toBeLessThan(1);
  });
  test('corridors have walls where no link is', () => {
    expect(corridor([0, 0, 0, 0], 100).walls.match(/M/g)).toHaveLength(4);
    expect(corridor([1, 0, 1, 0], 100).walls.match(/M/g)).toHaveLength(6);
    expect(corridor([1, 1, 1, 1], 100).floor.split(' ')).toHaveLength(12);
  });
  test('pieces in one sector do not cover each other', () => {
    for (const count of [1, 2, 3, 5, 8]) {
      const { at, r } = spots(count);
      expect(at).toHaveLength(count);
      for (const [place, one] of at.entries()) for (const other of at.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.4 * r);
    }
  });
  test('tiles beside each other, in both directions', () => {
    const tiles = [cell(0, 0, 0, 0), cell(1, 0, 1, 0), cell(2, 1, 0, -1)];
    expect(tileBeside(tiles, tiles[0]!, 1)?.number).toBe(1);
    expect(tileBeside(tiles, tiles[0]!, 0)).toBe(null);
    expect([directionTo(tiles[0]!, tiles[1]!), directionTo(tiles[1]!, tiles[0]!), directionTo(tiles[0]!, { x: 2, y: 2 })]).toEqual([1, 3, -1]);
  });
});

describe('options', () => {
  test('each has its action; items belong to theirs', () => {
    expect(['move:north', 'open:east', 'explore:west', 'use:AMMO_M,0', 'use:FLOO,1', 'work:MG3', 'switch:here', 'bullet_time'].map((text) => actionOf(option(text), box))).toEqual(['move', 'move', 'explore', 'attack', 'explore', 'interact', 'interact', null]);
  });
  test('and its place', () => {
    const refs = ['move:north', 'explore:stairs', 'block:east', 'door:m7,west', 'sweep:m3', 'attack:2', 'step:1D4', 'bar:1C4-1D4', 'creature:c3', 'locate', 'switch:here', 'target:room.M'].map((text) => {
      const where = whereOf(option(text));
      return where && refOf(where);
    });
    expect(refs).toEqual(['direction:north', 'direction:stairs', 'door:east', 'door:m7,west', 'tile:m3', 'figure:2', 'sector:1D4', 'door:1C4-1D4', 'creature-marker:c3', null, null, null]);
    expect([itemPlace(option('use:AMMO_M,3')), itemPlace(option('upgrade:FLOO,1,AMMO_M,0')), itemPlace(option('locate'))]).toEqual([3, 1, -1]);
  });
  test('Move is shown first, unless another action is picked', () => {
    const ways = waysOf(viewOf('act').decision!.options, box);
    expect([...ways.keys()]).toEqual(['move', 'explore', 'attack', 'locate', 'search', 'interact']);
    expect(armedAction(ways, null)).toBe('move');
    expect(armedAction(ways, 'explore')).toBe('explore');
    expect(armedAction(waysOf([option('locate')], box), 'explore')).toBe('locate');
  });
  test('chips are what has no place; on a phone also the ways', () => {
    const asked = [option('move:north'), option('use:AMMO_M,0'), option('use:JETP,1'), option('done')];
    const texts = (phone: boolean): string[] => chipsOf(asked, box, { action: 'move', evil: false, phone }).map((one) => one.text);
    expect(texts(false)).toEqual(['use:JETP,1']);
    expect(texts(true)).toEqual(['move:north', 'use:JETP,1']);
    expect(chipsOf([option('offer:R01,up'), option('step:1D4'), option('noise:north'), option('pass')], box, { action: null, evil: true, phone: false }).map((one) => one.text)).toEqual(['noise:north']);
  });
});

describe('what the Hero sees', () => {
  const view = viewOf('act');
  const table = aloneTable(view);
  const layout = layoutMaze(table.tiles, table.here, 1.4);
  test('the places of the picked action only', () => {
    const targets = (action: 'move' | 'explore') => targetsOf(view, layout, view.decision!.options, action, box, names).map((target) => [target.ref, target.kind, target.label]);
    expect(targets('move')).toEqual([['direction:north', 'cell', 'move:north'], ['direction:west', 'cell', 'move:west']]);
    expect(targets('explore').map(([, , label]) => label)).toEqual(['explore:north', 'explore:west']);
  });
  test('stairs are a place of their own', () => {
    const up = viewOf('islands');
    const maze = layoutMaze(aloneTable(up).tiles, aloneTable(up).here, 1);
    expect(maze.islands.map((island) => island.floor)).toEqual([2, 1]);
    expect(targetsOf(up, maze, up.decision!.options, 'move', box, names).find((target) => target.ref === 'direction:stairs')).toMatchObject({ kind: 'stairs' });
  });
  test('noises of this turn, with the card that made them', () => {
    const heard = viewOf('heard');
    const seen = (n: number, key: string, args: Record<string, unknown> = {}): Seen => ({ n, key: `alone.${key}`, args: args as Seen['args'], rule: '', withdrawn: false });
    const events = [seen(1, 'turn_began'), seen(2, 'card_face_up', { card: { ref: 'card', id: 'R02' } }), seen(3, 'noise', { word: { ref: 'noise', id: 'north' } })];
    expect(noisesOf(aloneTable(heard), events)).toEqual([{ word: 'north', direction: 0, here: aloneTable(heard).here, card: 'R02' }]);
    expect(noisesOf(aloneTable(heard), [])).toMatchObject([{ word: 'north', card: null }]);
    expect(noisesOf({ ...aloneTable(heard), turn: 6 }, events)).toEqual([]);
  });
  test('creatures have two letters, and numbers where two are alike', () => {
    expect([lettersOf('parasite'), lettersOf('Wurm')]).toEqual(['Pa', 'Wu']);
    const two = { ...table, figures: [...table.figures, { number: 9, kind: 'hybrid', tile: 1, wounded: false }] };
    expect(two.figures.map((figure) => figureName(two, figure, names))).toEqual(['hybrid 1', 'hybrid 2']);
    expect(figureName(table, table.figures[0]!, names)).toBe('hybrid');
  });
  test('a sector in words', () => {
    const tile = table.tiles.find((one) => one.room === 'Q')!;
    expect(tileText(table, tile, standingOf(view), names, tell)).toMatch(/^Crew Quarters, dark, ways: .*blocked door.*switch box$/);
  });
});

describe('what Evil sees', () => {
  const view = viewOf('combo');
  const map = standingOf(view)!.map!;
  test('both floors, or one of them', () => {
    const both = layoutFloors(map, null);
    expect(both.floors.map((floor) => floor.floor)).toEqual([1, 2]);
    expect(both.floors[0]!.columns.map((column) => column.name).join('')).toBe('ABCDEF');
    expect(layoutFloors(map, 2).at.has('1A1')).toBe(false);
    expect(both.at.get('1B1')!.x - both.at.get('1A1')!.x).toBeCloseTo(1);
    expect(both.at.get('2C1')!.x).toBeGreaterThan(both.at.get('1F2')!.x);
  });
  test('what can be chosen has a place', () => {
    const places = (moment: 'path' | 'spawn' | 'combo') => {
      const asked = viewOf(moment);
      const shown = standingOf(asked)!.map!;
      return evilTargets(asked.decision!.options, shown, layoutFloors(shown, null), names).map((target) => target.ref);
    };
    expect(places('path')).toEqual(['sector:1C1', 'sector:1E1']);
    expect(places('spawn')).toContain('sector:2F3');
    const shown = layoutFloors(map, null);
    const refs = evilTargets([option('creature:c1'), option('bar:1C4-1D4'), option('attacker:1'), option('take_tile:m3'), option('at:9Z9')], map, shown, names);
    expect(refs.map((target) => [target.ref, target.kind])).toEqual([['creature-marker:c1', 'piece'], ['door:1C4-1D4', 'edge'], ['figure:1', 'piece'], ['tile:m3', 'cell']]);
  });
  test('creatures that share a sector can each be pressed', () => {
    const crowd = { ...map, creatures: map.creatures.map((one) => ({ ...one, sector: '2E3' })) };
    const targets = evilTargets(crowd.creatures.map((one) => option(`creature:${one.name}`)), crowd, layoutFloors(crowd, null), names);
    const areas = targets.map((target) => areaOf(target, 60) as { cx: number; cy: number; r: number });
    expect(areas).toHaveLength(5);
    for (const [place, one] of areas.entries()) for (const other of areas.slice(place + 1)) expect(Math.hypot(one.cx - other.cx, one.cy - other.cy)).toBeGreaterThan(one.r);
  });
  test('the card being played and the way so far', () => {
    expect(planOf(view, map)).toMatchObject({ card: 'R01', dangerous: true, faceDown: false, path: ['1E1'], creature: { name: 'c1' } });
    expect(planOf(viewOf('spawn'), standingOf(viewOf('spawn'))!.map!)).toMatchObject({ card: 'R10', kind: 'worm', creature: null, path: [] });
    expect(planOf(viewOf('offer'), map)).toBe(null);
  });
  test('the only creature that may move is known by its steps', () => {
    const alone = viewOf('path');
    alone.decision!.given = [];
    const one = standingOf(alone)!.map!.creatures.find((creature) => creature.name === 'c1')!;
    expect(planOf(alone, { ...map, creatures: [one] })).toMatchObject({ creature: { name: 'c1' }, path: [one.sector] });
  });
  test('a sector in words', () => {
    expect(sectorText(map.sectors.find((sector) => sector.code === '1C3')!, map, names, tell)).toMatch(/^1C3: straight corridor, hybrid \(seen, wounded\), dark, danger marker, .*the Hero sees it, distance 3$/);
  });
  test('only Evil has a hand and a map', () => {
    expect(isEvil(view)).toBe(true);
    expect(handOf(viewOf('offer'))).toEqual(['R01', 'R06', 'R12', 'G01', 'G08']);
    for (const moment of ['act', 'waiting', 'watching', 'heard'] as const) {
      expect(isEvil(viewOf(moment))).toBe(false);
      expect(standingOf(viewOf(moment))!.map).toBe(null);
      expect(handOf(viewOf(moment))).toEqual([]);
    }
  });
});

describe('the sheet', () => {
  const table = aloneTable(viewOf('act'));
  test('the lower track selects the adrenaline limit', () => {
    expect(adrenalineBands(box, 8, 7)).toEqual([
      { from: 0, to: 0, most: 6, now: false },
      { from: 1, to: 4, most: 5, now: false },
      { from: 5, to: 8, most: 4, now: true },
      { from: 9, to: 12, most: 3, now: false },
    ]);
  });
  test('steps of missions are done, open or to come', () => {
    expect(stepsOf(table.missions[0]!, box, names, tell).map((step) => [step.text, step.state])).toEqual([
      ['Take code in the Crew Quarters', 'done'],
      ['Bring code: in the Armory', 'now'],
    ]);
    expect(stepsOf(table.missions[1]!, box, names, tell)).toEqual([{ text: 'Interact 2 times in the Control Room', state: 'now', count: 0, of: 2 }]);
  });
  test('skills are active from two points on', () => {
    expect(skillsOf(table, box).map((skill) => [skill.points, skill.active])).toEqual([[0, false], [1, false], [0, false], [0, false], [0, false]]);
  });
  test('rounds are counted to nightmare, extra rounds included', () => {
    const view = viewOf('act');
    expect(roundsOf(view)).toBe(5);
    expect(roundsOf({ ...view, table: { ...view.table, round_marker: 5 } })).toBe(6);
    expect(roundsOf({ ...view, table: { ...view.table, nightmare: true, round: 7 } })).toBe(7);
    expect(boards['alone']!.rounds!(view, box)).toBe(5);
  });
});
