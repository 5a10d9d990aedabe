import { describe, expect, test } from 'vitest';
import de from '../../../src/brassboard/games/moloch/texts/de.ftl?raw';
import en from '../../../src/brassboard/games/moloch/texts/en.ftl?raw';
import { boards } from '../../src/boards/index';
import { cardName, chapterOf, edgeName, letterOf, molochTable, ownerOf, shortName, symbolRef, tenths } from '../../src/boards/moloch/data';
import { goalLines, tallies } from '../../src/boards/moloch/goals';
import { aimOf, etherOf, iconOf, liveOptions, onMapOnly, placeOf, targetsOf } from '../../src/boards/moloch/options';
import { coversOf, figureInView, highlights, previewOf, readingOf, sceneOf, walkable } from '../../src/boards/moloch/scene';
import { sheetItems } from '../../src/boards/moloch/sheet';
import { Places } from '../../src/kit/places';
import { box, names, option, staged, tell, viewOf } from './molochFixtures';

/** Words inside a call of `tell` that are values it asks about, not keys. */
const VALUES = new Set(['melee', 'ranged', 'setup', 'done', 'acting', 'clean_up', 'any']);

describe('the words', () => {
  const sources = import.meta.glob<string>('../../src/boards/moloch/*', { query: '?raw', import: 'default', eager: true });
  test('both languages know every word the board says', () => {
    const said = Object.values(sources).flatMap((source) => [...source.matchAll(/\btell\(([^)]*)/g)].flatMap((call) => [...call[1]!.matchAll(/'([a-z][\w-]*)'/g)].map((found) => found[1]!)));
    expect(new Set(said).size).toBeGreaterThan(80);
    const words = [...new Set(said)].filter((key) => !VALUES.has(key));
    for (const source of [en, de]) {
      const known = new Set([...source.matchAll(/^moloch-page-([\w-]+) =/gm)].map((found) => found[1]!));
      expect(words.filter((key) => !known.has(key))).toEqual([]);
      for (const letter of 'epmqog') expect(known).toContain(`goal-square-${letter}`);
      for (const effect of ['fire', 'knock', 'daze', 'leech', 'area', 'area_all', 'reroll']) expect(known).toContain(`effect-${effect}`);
      for (const step of ['weapon', 'ether', 'bonuses', 'attack', 'defence', 'damage']) expect(known).toContain(`step-${step}`);
      for (const card of Object.values(box.chaos)) expect(known).toContain(`timing-${card.timing}`);
      for (const verb of ['deaths', 'progress', 'burning', 'objects_at_most']) for (const kind of ['goal', 'tally']) expect(known).toContain(`${kind}-${verb}`);
    }
  });
  test('names are short where there is little room', () => {
    expect([shortName(names, 'cavendish'), shortName(names, 'damon'), shortName(names, 'clown3')]).toEqual(['Cavendish', 'Damon', 'Killer clown 3']);
    expect([cardName(names, 'emma'), cardName(names, 'allies')]).toEqual(['Emma', 'Allies']);
    expect([letterOf('emma'), letterOf('clown'), letterOf('titus'), letterOf('anpu')]).toEqual(['E', 'c', 'Ti', 'A']);
    expect(names(symbolRef('hit+'))).toBe('hit+');
    expect(tenths(15)).toBe((1.5).toLocaleString());
  });
  test('doors and edges are called by their squares', () => {
    const chapter = box.chapters['1']!;
    expect(edgeName(chapter, 'door', 'd1')).toMatch(/^[A-N]\d+–[A-N]\d+$/);
    expect(edgeName(chapter, 'edge', 'H5-H6')).toBe('H5–H6');
    expect(boards['moloch']!.naming!('edge', 'H5-H6', viewOf('act'), box)).toBe('H5–H6');
  });
});

describe('the entry', () => {
  test('says rounds and the opponent', () => {
    const entry = boards['moloch']!;
    expect(entry.rounds!(viewOf('act'), box)).toBe(8);
    expect(entry.foe!(viewOf('act'))).toBe(0);
    expect(chapterOf(viewOf('act'), null)).toBe(null);
  });
});

describe('the scene', () => {
  test('has every figure on the board, with life, ether and state', () => {
    const { scene, view } = staged('react');
    const figure = (id: string) => scene.figures.find((one) => one.id === id)!;
    expect(scene.figures).toHaveLength(molochTable(view).figures.filter((one) => one.square >= 0).length);
    expect(figure('emma')).toMatchObject({ square: 'G8', owner: 2, letter: 'E', life: { now: 4, max: 5 }, ether: { now: 3, max: 4 } });
    expect(figure('drago').owner).toBe(3);
    expect(figure('tobias')).toMatchObject({ owner: 'foe', letter: 'To', life: { now: 9, max: 12 } });
    expect(figure('clown1')).toMatchObject({ kind: 'minion', letter: 'c' });
    expect(figure('clown1').life).toBe(undefined);
    expect(figure('blackmore')).toMatchObject({ owner: 'ally', letter: 'Bl' });
    expect(figure('blackmore').pips![0]!.label).toBe(tell('is-vip'));
    expect(figure('emerson').chosen).toBe(true);
  });
  test('opened doors are gone, fires and marks lie on their squares', () => {
    const { scene } = staged('react');
    expect(Object.values(scene.doors).filter((state) => state === 'removed')).toHaveLength(4);
    expect(scene.markers.filter((marker) => marker.kind === 'fire').map((marker) => marker.square)).toEqual(['D2', 'D3', 'H6']);
    expect(scene.markers.filter((marker) => marker.kind === 'crate').map((marker) => marker.square)).toEqual(['D5', 'I9']);
    expect(scene.floors['A1']).toBe('exit');
    expect(scene.floors['D2']).toBe('inside');
  });
  test('a wall in ruins is rubble', () => {
    const { view } = staged('react');
    const table = molochTable(view);
    const wall = box.chapters['1']!.board.edges.find((edge) => edge.kind === 'wall' && edge.number >= 0)!;
    table.gone.push(wall.number);
    table.rubble.push(wall.number);
    const { plan } = sceneOf(view, box.chapters['1']!, null, names, tell);
    expect(plan.edges.find((edge) => edge.number === wall.number)!.kind).toBe('rubble');
  });
  test('face-down markers show nothing but that they are there', () => {
    const { scene, view } = staged('hidden');
    expect(molochTable(view).markers.every((marker) => marker.kind === '')).toBe(true);
    const laid = scene.markers.filter((marker) => marker.id.startsWith('marker:'));
    expect(laid.length).toBeGreaterThan(2);
    expect(new Set(laid.map((marker) => `${marker.icon} ${marker.label}`))).toEqual(new Set([`ask ${tell('mark-hidden')}`]));
  });
  test('circles lie on their squares', () => {
    expect(staged('circles').scene.markers.filter((marker) => marker.icon === 'rm-circle')).toHaveLength(4);
  });
  test('whose a figure is', () => {
    expect([ownerOf({ kind: 'ally', seat: -1, side: 1 }), ownerOf({ kind: 'agent', seat: 0, side: 0 }), ownerOf({ kind: 'gentleman', seat: 4, side: 1 })]).toEqual(['ally', 'foe', 1]);
  });
});

describe('what can be pressed on the map', () => {
  test('squares the acting figure could walk to, with their price and damage', () => {
    const { options, standing, scene, onMap } = staged('act');
    const { things } = highlights(options, standing, scene, onMap, names, tell);
    const reach = walkable(options, standing);
    expect(reach.length).toBeGreaterThan(3);
    for (const one of reach) expect(things.find((thing) => thing.ref === `square:${one.square}`)).toMatchObject({ cost: one.cost, hurts: one.damage > 0 });
    expect(things.filter((thing) => thing.attack).map((thing) => thing.ref).sort()).toEqual(['figure:clown1', 'figure:shambling2', 'figure:tobias']);
  });
  test('a highlighted figure is pressed for its square too', () => {
    const { standing, scene, onMap } = staged('act');
    const options = [option('step:L5', 'square:L5'), option('hand:shotgun,bobby3', 'card:shotgun', 'figure:bobby3'), option('step:K6', 'square:K6')];
    const { targets, things } = highlights(options, { ...standing, turn: null }, scene, onMap, names, tell);
    expect(targets.map((target) => [target.ref, target.options.map((one) => one.text)])).toEqual([['figure:bobby3', ['hand:shotgun,bobby3', 'step:L5']], ['square:K6', ['step:K6']]]);
    expect(things.map((thing) => thing.ref)).toEqual(['figure:bobby3', 'square:K6']);
  });
  test('nothing can be walked to while something else is asked', () => {
    const { standing } = staged('act');
    expect(walkable([option('rest')], standing)).toEqual([]);
  });
  test('a target has all its options', () => {
    const { options, onMap } = staged('act');
    expect(targetsOf(options, onMap).find((target) => target.ref === 'figure:tobias')!.options.map((one) => one.text)).toEqual(['attack:melee,tobias', 'attack:ranged,tobias']);
  });
  test('the place of an option is its square before its figure', () => {
    expect(placeOf(option('deploy:major,B2', 'figure:major', 'square:B2'))).toBe('square:B2');
    expect(placeOf(option('rest'))).toBe(null);
    expect(onMapOnly(option('step:B2', 'square:B2'), () => true)).toBe(true);
    expect(onMapOnly(option('attack:melee,clown1', 'attack-kind:melee', 'figure:clown1'), () => true)).toBe(false);
  });
  test('edges have a place between their squares', () => {
    const places = new Places(box.chapters['1']!.board);
    const wall = box.chapters['1']!.board.edges.find((edge) => edge.kind === 'wall' && edge.number >= 0)!;
    expect(places.of(`edge:${wall.between.join('-')}`)).toMatchObject({ kind: 'door' });
    expect(places.of('edge:A1-N9')).toBe(null);
  });
  test('nothing is offered while an answer is on its way', () => {
    expect(liveOptions(viewOf('act'), {})).toEqual([]);
    expect(liveOptions(viewOf('act'), { 'figure:tobias': [] })).toHaveLength(8);
  });
});

describe('what options cost', () => {
  test('dice and expected damage come from the server', () => {
    const { standing } = staged('act');
    expect(aimOf(option('attack:melee,tobias'), standing)).toMatchObject({ kind: 'melee', target: 'tobias' });
    expect(aimOf(option('charge:shambling2'), standing)!.dice).toBeGreaterThan(3);
    expect(aimOf(option('rest'), standing)).toBe(null);
  });
  test('ether is named where no text does', () => {
    expect([etherOf(option('charge:tobias'), box), etherOf(option('rest'), box)]).toEqual([1, 0]);
    expect([iconOf(option('attack:ranged,tobias')), iconOf(option('crown:ether')), iconOf(option('unheard_of'))]).toEqual(['ranged', 'ether', 'right']);
  });
});

describe('previews', () => {
  test('the attack in progress, with hits, expected damage and cover where the line crosses windows', () => {
    const { view, scene, standing, options } = staged('react');
    const { attack } = previewOf(view, scene, standing, options, null, tell);
    expect(attack).toMatchObject({ from: 'figure:emerson', to: 'figure:emma', label: '3 hits', loss: tenths(15) });
    expect(attack!.covers).toEqual([{ x: 7, y: 7.5 }, { x: 9, y: 7.5 }]);
  });
  test('the way to a square under the pointer', () => {
    const { view, scene, standing, options } = staged('act');
    const far = standing.turn!.reach.find((one) => one.way.length > 1)!;
    expect(previewOf(view, scene, standing, options, `square:${far.square}`, tell).path).toMatchObject({ squares: ['figure:drago', ...far.way], cost: far.cost });
  });
  test('the line to a target under the pointer', () => {
    const { view, scene, standing, options } = staged('aims');
    const shown = previewOf(view, scene, standing, options, 'figure:emma', tell);
    expect(shown.sight![0]).toMatchObject({ from: 'figure:emerson', to: 'figure:emma', free: true });
    expect(shown.sight![0]!.covers).toHaveLength(2);
    expect(shown.targets).toEqual(['figure:emma']);
  });
  test('no cover where no window is crossed', () => {
    expect(coversOf(staged('react').scene, 'figure:drago', 'figure:tobias')).toEqual([]);
    expect(coversOf(staged('react').scene, 'figure:drago', 'figure:nobody')).toEqual([]);
  });
});

describe('goals', () => {
  test('are sentences with what is counted', () => {
    const { standing } = staged('react');
    const { need } = standing.goals.find((goal) => goal.verb === 'deaths')!;
    expect(goalLines(standing.goals, '', names, tell).map((line) => [line.side, line.text])).toEqual([
      [1, 'Inspector Blackmore reaches an exit'],
      [0, 'Inspector Blackmore is defeated'],
      [0, `${need} defeats of gentlemen`],
      [0, 'round 8 is over'],
    ]);
    expect(tallies(standing.goals, '', tell)).toEqual([{ key: 'deaths', icon: 'skull', have: 1, need, text: `1 of ${need} defeats` }]);
  });
  test('of a clean-up say when they count', () => {
    const { standing } = staged('circles');
    const lines = goalLines(standing.goals, 'circle', names, tell);
    expect(lines[0]!.text).toBe('at most 0 of the ritual circles left, at the end of a round');
    expect(tallies(standing.goals, 'circle', tell).map((one) => one.text)).toEqual(['4 circles left', 'progress 6 of 10', '0 of 5 defeats']);
  });
});

describe('the sheet', () => {
  test('lists weapons, cards, gift, role, advantages and specials', () => {
    const { view } = staged('react');
    const emma = molochTable(view).figures.find((one) => one.id === 'emma')!;
    expect(sheetItems(emma, box, names, tell).map((item) => item.kind)).toEqual(['weapon', 'equipment', 'gift', 'role', 'special']);
    const tobias = molochTable(view).figures.find((one) => one.id === 'tobias')!;
    expect(sheetItems(tobias, box, names, tell).map((item) => item.title)).toEqual(['Spare Parts', 'Blood Brothers', 'Charge']);
    const bobby = molochTable(view).figures.find((one) => one.id === 'bobby1')!;
    expect(sheetItems(bobby, box, names, tell).map((item) => item.title)).toEqual(['Duty']);
    expect(sheetItems({ ...emma, cards: ['pistols', 'pistols'], afflictions: ['bleeding'] }, box, names, tell).map((item) => item.key)).toHaveLength(7);
  });
  test('is that of the attacked or acting figure of the viewer', () => {
    expect(figureInView(staged('react').view, staged('react').standing, box)).toBe('emma');
    expect(figureInView(staged('attacks').view, staged('attacks').standing, box)).toBe('emerson');
    expect(figureInView(staged('act').view, staged('act').standing, box)).toBe('drago');
    expect(figureInView(staged('row').view, staged('row').standing, box)).toBe('tobias');
  });
});

test('the board can be read as text', () => {
  const { scene, options, standing, onMap } = staged('act');
  const { things } = highlights(options, standing, scene, onMap, names, tell);
  const groups = readingOf(scene, things, names, { lit: 'Options', figures: 'Figures', doors: 'Doors', floor: 'Floor', door: (name, state) => `${name} ${state}` });
  expect(groups.map((group) => group.title)).toEqual(['Options', 'Figures', 'Doors', 'Floor']);
  expect(groups[0]!.items.every((item) => item.lit)).toBe(true);
  expect(groups[1]!.items.find((item) => item.text.startsWith('G8'))!.text).toBe('G8, Emma Swanson, Player 2, life 4 of 5, ether 3 of 4');
});
