import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import de from '../../../src/brassboard/games/smog_riders/texts/de.ftl?raw';
import en from '../../../src/brassboard/games/smog_riders/texts/en.ftl?raw';
import type { MainButton, Names } from '../../src/boards/contract';
import { boards } from '../../src/boards/index';
import Smog from '../../src/boards/smog_riders/Board.svelte';
import { selection } from '../../src/boards/smog_riders/selection.svelte';
import Console from '../../src/boards/smog_riders/Console.svelte';
import { dieFace, dieKind, doorName, failedMission, gauges, lettersOf, needsSign, scenarioOf, smogTable, type Box } from '../../src/boards/smog_riders/data';
import { actorOf, actorsIn, aims, chosenIn, diceActs, figureRef, looseActs, ownActs } from '../../src/boards/smog_riders/options';
import { doorStates, highlights, previewOf, roomInView, sceneOf } from '../../src/boards/smog_riders/scene';
import Seat from '../../src/boards/smog_riders/Seat.svelte';
import Stygia from '../../src/boards/smog_riders/SideBoard.svelte';
import { astralPoint, crowdPoint, gapPoint } from '../../src/boards/smog_riders/stygiaGeometry';
import { isClosing, optionsByRef } from '../../src/lib/forms';
import type { Option, View } from '../../src/lib/types';
import recorded from './smog_riders.json';
import { byLabel, labels, press, show } from './render';

// a view of a real match of three, as the engine gives it to seat 1 in its movement phase, and the box with one map
const box = recorded.box as unknown as Box;
const view = recorded.view as unknown as View;
const table = smogTable(view);
const plan = scenarioOf(view, box)!;
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(en));
function tell(key: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(`smog_riders-page-${key}`)?.value;
  return value ? bundle.formatPattern(value, args) : `?${key}`;
}
const names: Names = Object.assign((ref: string) => ref.slice(ref.indexOf(':') + 1), { option: (option: Option) => option.text, about: () => '', say: tell });

const option = (text: string, ...refs: string[]): Option => ({ text, rule: '', refs, do: { key: '', args: {} } });
const move = (who: string, to: string): Option => option(`move:${who},${to}`, `character:${who}`, `square:${to}`);
const END = option('end');
const MOVES = [move('jack', 'C6'), move('tom', 'D6'), option('hurry:tom', 'character:tom'), option('take:tom,D6', 'character:tom', 'square:D6'), END];

function asked(kind: string, options: Option[], change: Partial<View> = {}): View {
  return { ...view, ...change, decision: { ...view.decision!, kind, options } };
}
function props(of: View) {
  const choose = vi.fn<(texts: string[]) => void>();
  return { view: of, board: box, lit: optionsByRef(of.decision?.options ?? []), echo: [], choose, ask: vi.fn<(ref: string, choice?: string) => void>(), names };
}
beforeEach(() => selection.pick(null));

describe('the words', () => {
  const sources = import.meta.glob<string>('../../src/boards/smog_riders/*', { query: '?raw', import: 'default', eager: true });
  test('both languages know every word the board says', () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\btell\('([a-z][\w-]*)'/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(20);
    for (const source of [en, de]) {
      const known = new Set([...source.matchAll(/^smog_riders-page-([\w-]+) =/gm)].map((found) => found[1]!));
      expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
      for (const card of Object.values(box.rooms))
        for (const one of [...card.penalty, ...card.reward]) expect(known).toContain(`effect-${one.what}${one.scope ? `-${one.scope}` : ''}`);
    }
  });
});

describe('signs', () => {
  test('requirements are printed in signs', () => {
    expect(['7+[2]', '5+[1]|M:2+[1]', '(1,2)|(3,4)', 'ladder3', 'X=X=X', '5+each[3]', '=4'].map(needsSign)).toEqual(['7+', '5+ / 2+◆', '(1,2) / (3,4)', '1·2·3', '= = =', '5+ ×3', '4']);
  });
  test('dice', () => {
    expect([dieKind('R5'), dieKind('B2'), dieKind('M'), dieKind('G1'), dieFace('R4r'), dieFace('M')]).toEqual(['strength', 'agility', 'magic', 'generic', '4', '?']);
  });
  test('letters tell the figures in play apart', () => {
    const letters = lettersOf(table);
    expect(new Set(letters.values()).size).toBe(letters.size);
    expect([...letters.values()].every((one) => one.length <= 2)).toBe(true);
    expect(lettersOf({ characters: table.characters.filter((one) => one.id === 'jack') }).get('jack')).toBe('J');
  });
  test('six paths, clockwise from the top, with a gap after each', () => {
    expect(astralPoint(18)).toEqual({ x: 0, y: 0 });
    expect(astralPoint(0)).toEqual({ x: 0, y: -88 });
    expect(astralPoint(6).y).toBeLessThan(astralPoint(12).y);
    expect(gapPoint(0).x).toBeGreaterThan(0);
    expect(gapPoint(5).x).toBeLessThan(0);
  });
  test('a crowd in the Eye stands apart and inside it', () => {
    expect(crowdPoint(18, 0, 1)).toEqual({ x: 0, y: 0, scale: 1 });
    for (const of of [2, 3, 5, 9]) {
      const places = Array.from({ length: of }, (_, index) => crowdPoint(18, index, of));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(of);
      for (const { x, y, scale } of places) expect(Math.hypot(x, y) + 8 * scale).toBeLessThan(24);
    }
  });
});

describe('the map', () => {
  const made = sceneOf(view, box, plan, names, tell, 'tom');
  const figure = (id: string) => made.figures.find((one) => one.id === id)!;

  test('teams have their colours, the defender that of the foe', () => {
    expect(figure('yusra').owner).toBe(1);
    expect(figure('tom')).toMatchObject({ owner: 2, state: 'up', chosen: true });
    expect(figure('charlotte').owner).toBe('foe');
  });
  test('who walks in Stygia leaves a marker, who fell lies', () => {
    expect(figure('jack')).toMatchObject({ state: 'away' });
    expect(figure('duane')).toMatchObject({ state: 'fallen' });
    expect(made.figures.some((one) => one.id === 'kelly')).toBe(table.characters.some((one) => one.id === 'kelly' && one.square >= 0 && one.at !== 'out' && one.at !== 'reserve'));
  });
  test('health and mind are those of the side of the card in use', () => {
    const tom = table.characters.find((one) => one.id === 'tom')!;
    expect(gauges(box, table, tom)).toEqual({ health: 5, mind: 2 });
    expect(gauges(box, { ...table, defender: tom.seat }, tom)).toEqual({ health: 3, mind: 2 });
    expect(figure('tom').life).toEqual({ now: 4, max: 5 });
    expect(figure('hans').pips!.map((pip) => pip.label)).toContain(tell('stunned'));
  });
  test('turrets of each kind', () => {
    expect(figure('boiler')).toMatchObject({ kind: 'flamer', owner: 'foe' });
    expect(figure('t01')).toMatchObject({ kind: 'turret', level: 'I' });
  });
  test('rooms and their points', () => {
    expect(made.rooms).toMatchObject({ coal_store: 'unexplored', west_workshop: 'active', loading_bay: 'plain' });
    expect(made.titles['west_workshop']).toBe('west_workshop 14/18');
    expect(Object.values(made.floors)).toContain('start');
    expect(made.markers.map((one) => one.icon)).toContain('scroll');
  });
  test('doors: open, locked, bolted, sealed, guarded, gone', () => {
    const state = (change: Partial<typeof table>, said = 'closed') =>
      doorStates({ ...table, open: 0, ...change }, { ...plan, board: { ...plan.board, doors: plan.board.doors.map((door) => (door.name === 'cp' ? { ...door, state: said } : door)) } })['cp'];
    const bit = 2 ** plan.board.doors.find((door) => door.name === 'cp')!.number;
    expect(state({})).toBe('locked');
    expect(state({ rooms: table.rooms.map((room) => ({ ...room, state: 'resolved' as const })) })).toBe('closed');
    expect(state({ rooms: table.rooms.map((room) => ({ ...room, entry: room.state === 'active' ? Math.log2(bit) : -1 })) })).toBe('closed');
    expect(state({ open: bit })).toBe('open');
    expect(state({ bolted: bit })).toBe('bolted');
    expect(state({ open: bit, unsealed: bit }, 'sealed_key')).toBe('removed');
    expect(state({}, 'sealed_key')).toBe('sealed');
    expect(state({}, 'guarded:boiler')).toBe('guarded');
    expect(state({ turrets: [] }, 'guarded:boiler')).toBe('locked');
  });
});

describe('choosing a figure, then what it does', () => {
  test('who acts', () => {
    expect(MOVES.map(actorOf)).toEqual(['jack', 'tom', 'tom', 'tom', '']);
    expect(actorOf(option('equip:stunner,tom', 'card:stunner', 'character:tom'))).toBe('tom');
    expect(actorsIn([option('equip:stunner,tom')])).toEqual([]);
    expect(actorOf(option('aim:tom', 'figure:tom'))).toBe('');
  });
  test('the only one who can act is chosen, else the one picked', () => {
    expect(chosenIn(MOVES, null)).toBe(null);
    expect(chosenIn(MOVES, 'tom')).toBe('tom');
    expect(chosenIn(MOVES, 'vikka')).toBe(null);
    expect(chosenIn([MOVES[0]!, END], null)).toBe('jack');
  });
  test('lit: the figures first, then the squares of the one', () => {
    expect(highlights(MOVES, null, names, tell).map((one) => one.ref)).toEqual(['figure:jack', 'figure:tom']);
    const things = highlights(MOVES, 'tom', names, tell);
    expect(things.map((one) => one.ref)).toEqual(['square:D6', 'figure:jack']);
    expect(things[0]!.label).toBe('move:tom,D6 / take:tom,D6');
    expect(aims(MOVES, 'tom')[0]!.options).toHaveLength(2);
  });
  test('what is on nobody’s square is on its card, or a chip', () => {
    expect(ownActs(MOVES, 'tom').map((one) => one.text)).toEqual(['hurry:tom', 'take:tom,D6']);
    expect(highlights(MOVES, 'tom', names, tell, new Map([['square:D6', 'figure:jack']])).map((one) => one.ref)).toEqual(['figure:jack']);
    const loose = [option('luck'), option('cancel:R1', 'die:R1'), option('play:brace', 'card:brace'), option('at:C6', 'square:C6'), option('roll:1', 'room:1'), option('pass')];
    expect(looseActs(loose, isClosing).map((one) => one.text)).toEqual(['luck', 'cancel:R1', 'roll:1']);
    expect(aims(loose, null).map((one) => one.ref)).toEqual(['square:C6', 'room:1']);
    expect(aims([option('nudge:clayton,B2,1', 'character:clayton', 'die:B2')], null)).toEqual([]);
  });
  test('one deed with several dice is a row of dice', () => {
    const deeds = [option('four:charlotte,B6', 'character:charlotte', 'die:B6'), option('four:charlotte,M3', 'character:charlotte', 'die:M3'), option('nudge:clayton,R2,1', 'die:R2'), option('nudge:clayton,R2,-1', 'die:R2'), option('face:B2,1', 'die:B2'), option('face:B2,6', 'die:B2'), option('luck')];
    expect(diceActs(deeds).map((row) => [row.what, row.who, row.die, row.faces])).toEqual([
      ['four', 'charlotte', '', [['6', 'B6'], ['3', 'M3']]],
      ['nudge-up', 'clayton', '', [['2', 'R2']]],
      ['nudge-down', 'clayton', '', [['2', 'R2']]],
      ['face', '', 'B2', [['1', 'B2'], ['6', 'B2']]],
    ]);
    const given = props(asked('face', deeds));
    const host = show(Console, given);
    press(byLabel(host, 'face:B2,6'));
    expect(given.choose).toHaveBeenCalledWith(['face:B2,6']);
    expect(host.querySelectorAll('.dicerow')).toHaveLength(4);
  });
  test('a door is called by the squares it joins', () => {
    const edge = plan.board.edges.find((one) => one.door === 'cp')!;
    expect(doorName(plan, 'cp')).toBe(edge.between.join('–'));
    expect(boards['smog_riders']!.naming!('door', 'cp', view, box)).toBe(edge.between.join('–'));
    expect(boards['smog_riders']!.naming!('room', 'cp', view, box)).toBe('');
  });
  test('points do not win where the plan was left behind: the end says so', () => {
    const needing: Box = { ...box, scenarios: { ...box.scenarios, [table.scenario]: { ...plan, needs: 'plan' } } };
    const over: View = { ...view, result: { scores: [3, 1, 2], winners: [2], reason: 'SR-ROUND-04' } };
    expect(failedMission(over, needing, names)).toBe(tell('nobody-brought', { item: 'plan' }));
    expect(failedMission(view, needing, names)).toBe('');
    expect(failedMission(over, box, names)).toBe('');
    const brought = { ...over, table: { ...over.table, sides: table.sides.map((side) => ({ ...side, delivered: ['plan'] })) } } as unknown as View;
    expect(failedMission(brought, needing, names)).toBe('');
  });
  test('references have one name on the board', () => {
    expect(['character:tom', 'turret:t01', 'figure:t01', 'square:C6'].map(figureRef)).toEqual(['figure:tom', 'figure:t01', 'figure:t01', 'square:C6']);
  });
  test('an attack shows whom it can reach, a blow whom it will hurt', () => {
    const made = sceneOf(view, box, plan, names, tell);
    const aiming = asked('aim', [option('aim:hans', 'figure:hans')], { frames: [{ frame: 'smog_riders.perform', figure: 'tom', targets: [] }] });
    const things = highlights(aiming.decision!.options, null, names, tell);
    expect(previewOf(aiming, made, things, null)).toMatchObject({ sight: [{ from: 'figure:tom', to: 'figure:hans', free: true }], targets: ['figure:hans'] });
    const hurt: View = { ...view, frames: [{ frame: 'smog_riders.harm', by: 'tom', blows: [{ figure: 'hans', wounds: 2, madness: 0 }] }] };
    expect(previewOf(hurt, made, [], null)).toEqual({ attack: { from: 'figure:tom', to: 'figure:hans', loss: '-2' } });
  });
  test('the room card in view is that of the pool, of the figure, or the first', () => {
    const west = table.rooms.findIndex((room) => room.name === 'west_workshop');
    expect(roomInView(view, plan, null)).toBe(west);
    expect(roomInView({ ...view, frames: [{ frame: 'smog_riders.pool', room: west }] }, plan, null)).toBe(west);
  });
});

describe('in the page', () => {
  const dark = { lit: new Map(), echo: [] };
  test('picking a figure lights its squares; one of them is chosen', () => {
    const given = props(asked('move', MOVES));
    const host = show(Smog, given);
    expect(host.querySelectorAll('[data-board] [data-lit]')).toHaveLength(2);
    press(byLabel(host, tell('pick-figure', { who: 'tom' })));
    expect(labels(host, '[data-lit]')).toContain('move:tom,D6 / take:tom,D6');
    press(byLabel(host, 'move:tom,D6 / take:tom,D6'));
    expect(given.choose).toHaveBeenCalledWith(['move:tom,D6', 'take:tom,D6']);
  });
  test('the way to a square is shown before it is gone', async () => {
    const only = [move('tom', 'D6'), END];
    const way = ['C6', 'C7', 'D6'].map((id) => ({ ref: 'square', id }));
    const would = vi.fn(async () => [{ n: 9, key: 'smog_riders-moved', args: { way }, rule: '', withdrawn: false }]);
    const host = show(Smog, { ...props(asked('move', only)), would });
    byLabel(host, 'move:tom,D6')!.dispatchEvent(new Event('pointerenter'));
    await vi.waitFor(() => expect(host.querySelector('polyline.way')).not.toBeNull());
    expect(would).toHaveBeenCalledWith('move:tom,D6');
    expect(host.querySelector('.badges')!.textContent).toBe('2');
    byLabel(host, 'move:tom,D6')!.dispatchEvent(new Event('pointerleave'));
    await vi.waitFor(() => expect(host.querySelector('polyline.way')).toBeNull());
  });
  test('nothing is lit while an answer is on its way', () => {
    const host = show(Smog, { ...props(asked('move', MOVES)), ...dark });
    expect(host.querySelectorAll('[data-lit]')).toHaveLength(0);
    expect(host.textContent).toContain('steam_traps');
  });
  test('the console has a card for each of the team, and what it may do', () => {
    const given = props(asked('move', MOVES));
    const host = show(Console, given);
    expect([...host.querySelectorAll('.char')].map((card) => card.getAttribute('aria-label'))).toEqual(['morsiarty', 'jack', 'tom']);
    press(byLabel(host, tell('act-hurry')));
    expect(given.choose).toHaveBeenCalledWith(['hurry:tom']);
    press(host.querySelector<HTMLElement>('.skill')!);
    expect(given.ask).toHaveBeenCalledWith('skill:main', 'use:morsiarty,main');
  });
  test('who has something to carry out comes first, who has left for good last', () => {
    const gone = { ...view, table: { ...table, characters: table.characters.map((one) => (one.id === 'morsiarty' ? { ...one, at: 'left' } : one)) } } as unknown as View;
    const host = show(Console, props({ ...gone, decision: { ...view.decision!, kind: 'move', options: MOVES } }));
    expect(labels(host, '.char')).toEqual(['jack', 'tom', 'morsiarty']);
    const using = show(Console, props({ ...gone, decision: { ...view.decision!, kind: 'use', options: [option('use:tom,main', 'character:tom', 'skill:main'), END] } }));
    expect(labels(using, '.char')).toEqual(['tom', 'jack', 'morsiarty']);
  });
  test('each die is sent as it is laid', () => {
    const shape = { kind: 'spread' as const, lo: 2, hi: 2, items: ['R6', 'M2'], slots: ['tom.main', 'room', 'none'] };
    const options = ['tom.main', 'room', 'none'].map((slot) => option(`place:R6,${slot}`, 'die:R6', `slot:${slot}`));
    const placing: View = { ...asked('place', options), frames: [{ frame: 'smog_riders.pool', seat: 1, room: 3, dice: ['R6', 'M2'], owners: [], cursed: [], slots: [], places: [] }] };
    const given = props({ ...placing, decision: { ...placing.decision!, shape, given: [] } });
    const host = show(Console, given);
    expect(host.querySelector('.group')!.getAttribute('aria-label')).toBe('tom');
    press(host.querySelector<HTMLElement>('[data-drop="tom.main"] [data-lit]')!);
    expect(given.choose).toHaveBeenCalledWith(['place:R6,tom.main']);
  });
  test('dice alike are sent together, in the order of the slots', () => {
    const shape = { kind: 'spread' as const, lo: 3, hi: 3, items: ['R6', 'R6', 'M2'], slots: ['tom.main', 'room', 'none'] };
    const options = ['tom.main', 'room', 'none'].map((slot) => option(`place:R6,${slot}`, 'die:R6', `slot:${slot}`));
    const given = props({ ...asked('place', options), decision: { ...view.decision!, kind: 'place', options, shape, given: [] } });
    const host = show(Console, given);
    press(host.querySelector<HTMLElement>('[data-drop="room"] [data-lit]')!);
    expect(given.choose).not.toHaveBeenCalled();
    press(host.querySelector<HTMLElement>('[data-drop="tom.main"] [data-lit]')!);
    expect(given.choose).toHaveBeenCalledWith(['place:R6,tom.main', 'place:R6,room']);
  });
  test('a die alike on the first slot offered is sent at once: the others may find a slot only then', () => {
    const shape = { kind: 'spread' as const, lo: 3, hi: 3, items: ['R6', 'R3', 'R3'], slots: ['tom.main', 'none'] };
    const options = [option('place:R3,tom.main', 'die:R3', 'slot:tom.main')];
    const given = props({ ...asked('place', options), decision: { ...view.decision!, kind: 'place', options, shape, given: ['place:R6,tom.main'] } });
    const host = show(Console, given);
    press(host.querySelector<HTMLElement>('[data-drop="tom.main"] [data-lit]')!);
    expect(given.choose).toHaveBeenCalledWith(['place:R3,tom.main']);
  });
  test('dice alike are sent when their slots are full: where the others go is asked then', () => {
    // SR-RULING-92: both attacks are begun and want a die each, so none of the fives may stay unused yet
    const shape = { kind: 'spread' as const, lo: 6, hi: 6, items: ['B6', 'R6', 'R5', 'R5', 'R5', 'B1'], slots: ['tom.main', 'jack.main', 'none'] };
    const options = ['tom.main', 'jack.main'].map((slot) => option(`place:R5,${slot}`, 'die:R5', `slot:${slot}`));
    const given = props({ ...asked('place', options), decision: { ...view.decision!, kind: 'place', options, shape, given: ['place:B6,tom.main', 'place:R6,jack.main'] } });
    const host = show(Console, given);
    press(host.querySelector<HTMLElement>('[data-drop="jack.main"] [data-lit]')!);
    expect(given.choose).not.toHaveBeenCalled();
    press(host.querySelector<HTMLElement>('[data-drop="tom.main"] [data-lit]')!);
    expect(given.choose).toHaveBeenCalledWith(['place:R5,tom.main', 'place:R5,jack.main']);
  });
  test('a die taken back is not sent with the rest', () => {
    const shape = { kind: 'spread' as const, lo: 3, hi: 3, items: ['B6', 'R5', 'R5'], slots: ['tom.main', 'room', 'none'] };
    const options = ['tom.main', 'room', 'none'].map((slot) => option(`place:R5,${slot}`, 'die:R5', `slot:${slot}`));
    const given = props({ ...asked('place', options), decision: { ...view.decision!, kind: 'place', options, shape, given: ['place:B6,room'] } });
    let main: MainButton | null = null;
    const host = show(Console, { ...given, get main() { return main; }, set main(button: MainButton | null) { main = button; } });
    press(host.querySelector<HTMLElement>('[data-drop="room"] [data-lit]')!);
    press(host.querySelector<HTMLElement>('[data-drop="room"] .laid')!);
    expect(given.choose).not.toHaveBeenCalled();
    (main as unknown as MainButton).press();
    expect(given.choose).toHaveBeenCalledWith(['place:R5,none', 'place:R5,none']);
  });
  test('the rest stays unused at one press, and the plate counts what waits to be sent', () => {
    const shape = { kind: 'spread' as const, lo: 4, hi: 4, items: ['B6', 'R5', 'R5', 'M2'], slots: ['tom.main', 'room', 'none'] };
    const options = ['tom.main', 'room', 'none'].map((slot) => option(`place:R5,${slot}`, 'die:R5', `slot:${slot}`));
    const frames = [{ frame: 'smog_riders.pool', seat: 1, room: 3, dice: shape.items, owners: [], cursed: [], slots: [], places: [] }];
    const given = props({ ...asked('place', options, { frames }), decision: { ...view.decision!, kind: 'place', options, shape, given: ['place:B6,room'] } });
    let main: MainButton | null = null;
    const bound = { ...given, get main() { return main; }, set main(button: MainButton | null) { main = button; } };
    const host = show(Console, bound);
    const button = (): MainButton => main!;
    const laid = table.rooms[3]!.laid;
    const target = box.rooms[table.rooms[3]!.card]?.target ?? 0;
    expect([button().label, button().ready, button().laid]).toEqual([tell('rest-unused'), true, 0]);
    expect(host.textContent).toContain(tell('laid', { laid: laid + 6, target }));
    press(host.querySelector<HTMLElement>('[data-drop="room"] [data-lit]')!);
    expect(button().laid).toBe(1);
    expect(host.textContent).toContain(tell('laid', { laid: laid + 11, target }));
    button().press();
    expect(given.choose).toHaveBeenCalledWith(['place:R5,room', 'place:R5,none', 'place:M2,none']);
  });
  test.each([
    ['a slot with too few dice comes first', ['place:R6,tom.main'], [option('place:M2,tom.main', 'die:M2', 'slot:tom.main')]],
    ['nothing is laid yet', [], [option('place:R6,tom.main', 'die:R6', 'slot:tom.main'), option('place:R6,none', 'die:R6', 'slot:none')]],
  ])('the rest cannot stay unused: %s', (_, laid, options) => {
    const shape = { kind: 'spread' as const, lo: 2, hi: 2, items: ['R6', 'M2'], slots: ['tom.main', 'none'] };
    let main: MainButton | null = null;
    const given = props({ ...asked('place', options), decision: { ...view.decision!, kind: 'place', options, shape, given: laid } });
    show(Console, { ...given, get main() { return main; }, set main(button: MainButton | null) { main = button; } });
    expect((main as unknown as MainButton).ready).toBe(false);
  });
  test('a draft shows the cards', () => {
    const given = props(asked('draft', [option('draft:kelly', 'character:kelly'), option('draft:vikka', 'character:vikka')]));
    const host = show(Console, given);
    press(host.querySelector('[data-ref="character:vikka"]'));
    expect(given.choose).toHaveBeenCalledWith(['draft:vikka']);
  });
  test('Stygia: walkers, and where they may go', () => {
    const given = props(asked('stygia', [option('travel:jack,outer6,R', 'character:jack', 'astral:outer6', 'colour:R'), option('travel:jack,outer6,B', 'character:jack', 'astral:outer6', 'colour:B'), END]));
    const host = show(Stygia, given);
    expect(host.querySelectorAll('.walker')).toHaveLength(1);
    press(host.querySelector<HTMLElement>('[data-ref="astral:outer6"]')!);
    expect(given.choose).toHaveBeenCalledWith(['travel:jack,outer6,R', 'travel:jack,outer6,B']);
  });
  test('a seat shows its team', () => {
    const host = show(Seat, { view, board: box, seat: 1, names });
    expect(host.querySelectorAll('.mini')).toHaveLength(3);
  });
  test('the shell knows hand, foe, rounds and points', () => {
    const entry = boards['smog_riders']!;
    expect(entry.hand).toEqual(['magic', 'defence']);
    expect(entry.foe!(view)).toBe(2);
    expect(entry.rounds!(view, box)).toBe(8);
    expect(entry.points!(view, 1)).toBe(table.sides[1]!.points);
  });
});
