import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { MainButton } from '../../src/boards/contract';
import Board from '../../src/boards/moloch/Board.svelte';
import Console from '../../src/boards/moloch/Console.svelte';
import { molochTable } from '../../src/boards/moloch/data';
import Ending from '../../src/boards/moloch/Ending.svelte';
import Seat from '../../src/boards/moloch/Seat.svelte';
import { selection } from '../../src/boards/moloch/selection.svelte';
import SideBoard from '../../src/boards/moloch/SideBoard.svelte';
import { app } from '../../src/lib/app.svelte';
import type { View } from '../../src/lib/types';
import { at, box, freshSelection, lit, names, option, props, tell, text, viewOf, type Moment } from './molochFixtures';
import { byLabel, press, show } from './render';

freshSelection();
const asked = (view: View, kind: string, ...options: ReturnType<typeof option>[]): View => ({ ...view, decision: { ...view.decision!, kind, options } });
/** Shows the console as a table does: with a main button that it may set. */
function consoleOf(view: View): { root: HTMLElement; given: ReturnType<typeof props>; main: () => MainButton | null } {
  const given = props(view);
  const bound = $state<{ main: MainButton | null }>({ main: null });
  const root = show(Console, {
    ...given,
    get main() {
      return bound.main;
    },
    set main(made) {
      bound.main = made ?? null;
    },
  });
  return { root, given, main: () => bound.main };
}

describe('the board', () => {
  test('shows gentlemen, row, goals and map as in the mock-up', () => {
    const root = show(Board, props(viewOf('react')));
    const gentlemen = byLabel(root, tell('side-gentlemen'))!;
    expect([...gentlemen.querySelectorAll('.head > b')].map((one) => one.textContent)).toEqual(['Major', 'Drago', 'Emma', 'Cavendish']);
    expect(text(at(gentlemen, 'figure:emma'))).toContain(tell('under-attack'));
    expect(byLabel(gentlemen, 'life 4 of 5')).not.toBe(null);
    const row = byLabel(root, tell('row'))!;
    expect([...row.querySelectorAll('li')].map((one) => text(one.querySelector('b') ?? one.querySelector('small')))).toEqual(['Drago', 'Minions', 'Allies', 'Emerson', 'Cavendish', 'face down, Nemesis', 'Emma', 'face down, Nemesis', 'Major']);
    expect(text(row.querySelector('[aria-current]'))).toContain('Emerson');
    expect(text(byLabel(root, tell('goals')))).toMatch(/1 of \d defeats/);
    expect(root.querySelector('.blow')).not.toBe(null);
    expect(root.querySelectorAll('.badges circle')).toHaveLength(2);
  });
  test('the Nemesis is told his own cards only, a spectator none', () => {
    const cards = (moment: Moment): string[] => [...byLabel(show(Board, props(viewOf(moment))), tell('row'))!.querySelectorAll('b')].map((one) => one.textContent!);
    expect(cards('attacks')).toEqual(['Drago', 'Minions', 'Allies', 'Emerson', 'Chaos', 'Tobias']);
    expect(cards('watching')).toEqual(['Drago', 'Minions', 'Allies', 'Emerson']);
  });
  test('a press on a square far away begins a move and walks on as steps are offered', () => {
    const far = { way: ['K6', 'J7'], square: 'J7' };
    const given = props(viewOf('act'));
    const standing = given.view.standing as unknown as { turn: { reach: { square: string; cost: number; damage: number; way: string[] }[] } };
    standing.turn.reach = [{ ...far, cost: 2, damage: 0 }];
    const root = show(Board, given);
    press(at(root, 'square:J7'));
    expect(given.choose).toHaveBeenCalledWith(['move']);
    expect(selection.walk).toEqual({ figure: 'drago', way: ['K6', 'J7'], begun: false });
    const next = props(viewOf('step'));
    show(Board, next);
    expect(next.choose).toHaveBeenCalledWith(['step:K6']);
    expect(selection.walk).toEqual({ figure: 'drago', way: ['J7'], begun: true });
    show(Board, props(viewOf('react')));
    expect(selection.walk, 'another question ends the walk').toBe(null);
  });
  test('a press on an enemy offers all attacks on it', () => {
    const given = props(viewOf('act'));
    press(at(show(Board, given).querySelector('[data-board]')!, 'figure:tobias'));
    expect(given.choose).toHaveBeenCalledWith(['attack:melee,tobias', 'attack:ranged,tobias']);
  });
  test('the first press on any other figure shows its sheet, the second one asks', () => {
    const given = props(viewOf('act'));
    const root = show(Board, given);
    const list = [...root.querySelectorAll<HTMLElement>('.reading button')].find((one) => one.textContent!.startsWith('G8'));
    press(list);
    expect(selection.figure).toBe('emma');
    press(list);
    expect(given.ask).toHaveBeenCalled();
  });
  test('says what is going on while there is no row', () => {
    expect(text(show(Board, props(viewOf('group'))).querySelector('.rowbox'))).toBe(tell('row-setup'));
    expect(text(show(Board, props(viewOf('group'))))).toContain(tell('no-group'));
  });
  test('counts districts and circles', () => {
    expect(text(byLabel(show(Board, props(viewOf('districts'))), tell('districts')))).toContain('City, burning');
    expect(text(byLabel(show(Board, props(viewOf('circles'))), tell('goals')))).toContain('4 circles left');
  });
});

describe('the console', () => {
  test('shows the attack with both rolls and what is to be expected', () => {
    const { root, given, main } = consoleOf(viewOf('react'));
    const fight = byLabel(root, tell('fight'))!;
    expect(text(fight)).toContain('Emerson, accuracy 5');
    expect(text(fight)).toContain('Emma, agility 3, in cover');
    expect(text(fight)).toContain(`Damage to expect: ${(1.5).toLocaleString()}, Elusive ${(0.5).toLocaleString()}`);
    expect(fight.querySelectorAll('.die.used')).toHaveLength(2);
    expect(fight.querySelectorAll('.offer')).toHaveLength(3);
    expect(text(fight.querySelector('[aria-current]'))).toBe('5Defence roll');
    expect(main()!.label).toBe('Roll 3 dice');
    main()!.press();
    expect(given.choose).toHaveBeenLastCalledWith(['pass']);
    press(root.querySelector('[data-chip="1"]'));
    expect(given.choose).toHaveBeenLastCalledWith(['elude']);
    expect(text(byLabel(root, 'Emma Swanson'))).toContain('2 more damage: an affliction. 4 more damage: defeated.');
  });
  test('rolls the attack with the main button', () => {
    const { main, given } = consoleOf(viewOf('bonus'));
    expect(main()!.label).toBe('Roll 5 dice');
    main()!.press();
    expect(given.choose).toHaveBeenCalledWith(['roll']);
  });
  test('lists actions with what they cost and give', () => {
    const { root, given } = consoleOf(viewOf('act'));
    const chips = [...root.querySelectorAll('.chip')].map((one) => text(one.querySelector('.tx')));
    expect(chips).toHaveLength(7);
    expect(chips[0]).toMatch(/^move\d points$/);
    expect(chips.find((one) => one.startsWith('attack:ranged,tobias'))).toMatch(/\d dice against 3, about [\d.]+ damage/);
    expect(chips.find((one) => one.startsWith('charge'))).toMatch(/1 ether · \d dice/);
    expect(chips.find((one) => one.startsWith('rest'))).toContain(tell('rest-gives', { heal: box.rest[0], ether: box.rest[1] }));
    press(root.querySelector('[data-chip="1"]'));
    expect(given.choose).toHaveBeenCalledWith(['move']);
  });
  test('dice of a reroll are pressed', () => {
    const { root, given, main } = consoleOf(viewOf('reroll'));
    expect(main()!.label).toBe(tell('reroll-keep'));
    main()!.press();
    expect(given.choose).toHaveBeenLastCalledWith(['done']);
    press(at(root, 'die:1'));
    press(at(root, 'die:2'));
    expect(main()!.label).toBe('Reroll 2 dice');
    main()!.press();
    expect(given.choose).toHaveBeenLastCalledWith(['again:cover', 'again:dodge', 'done']);
    press(at(root, 'die:1'));
    expect(selection.dice).toEqual([2]);
  });
  test('cards of set-up have their texts', () => {
    const group = consoleOf(viewOf('group'));
    expect([...group.root.querySelectorAll('.choice b')].map((one) => one.textContent)).toEqual(['Major Dreadful', 'Drago', 'Emma Swanson', 'Walther Cavendish', 'Abigail Sutherland']);
    press(at(group.root, 'gentleman:emma'));
    expect(group.given.choose).toHaveBeenCalledWith(['enlist:emma']);
    expect(text(consoleOf(viewOf('version')).root)).toContain('Spare Parts');
    expect(consoleOf(viewOf('advantage')).root.querySelectorAll('.choice')).toHaveLength(8);
    expect(text(consoleOf(viewOf('benefit')).root)).toContain('1 point');
    const roles = asked(viewOf('group'), 'role', option('role:drago,scout', 'figure:drago', 'role:scout'), option('role:drago,bruiser', 'figure:drago', 'role:bruiser'));
    expect([...consoleOf(roles).root.querySelectorAll('.choice b')].map((one) => one.textContent)).toEqual(['Scout', 'Bruiser']);
    const others = asked(viewOf('group'), 'x', option('lead:emma'), option('gain:pyromaniac'), option('buy:pool,none'), option('way:0'), option('assign:stone_of_fire,tobias'), option('take:whisky'));
    expect([...consoleOf(others).root.querySelectorAll('.choice b')].map((one) => one.textContent)).toEqual(['Emma Swanson', 'Pyromaniac', names('benefit:pool'), 'way:0', 'Tobias', 'Whisky']);
  });
  test('everything can be chosen on a phone', () => {
    app.width = 390;
    const { root } = consoleOf(viewOf('aims'));
    expect(lit(root)).toEqual(expect.arrayContaining(['power:pyromaniac', 'card:slammed_door']));
    expect(root.querySelector('.figsheet.flat')).not.toBe(null);
  });
  test('says where to choose if nothing is listed', () => {
    expect(text(consoleOf(viewOf('split')).root.querySelector('.hint'))).toBe(tell('choose-on-map'));
    expect(text(consoleOf(viewOf('waiting')).root.querySelector('.hint'))).toBe(tell('idle'));
  });
  test('a roll that is no attack is rerolled in a tray', () => {
    const view = viewOf('reroll');
    view.frames = [{ frame: 'moloch.own_roll', faces: [1, 5], rerolled: [0] }];
    view.standing = { ...view.standing, attack: null } as View['standing'];
    const { root } = consoleOf(view);
    expect(lit(root)).toEqual(['die:1']);
    press(at(root, 'die:1'));
    expect(selection.dice).toEqual([1]);
  });
});

describe('the row', () => {
  test('is put in order by pressing cards; the last one goes by itself', () => {
    const { root, given, main } = consoleOf(viewOf('row'));
    expect(main()!.ready).toBe(false);
    for (const card of ['chaos', 'tobias', 'emerson']) press(at(root, `activation:${card}`));
    expect([...root.querySelectorAll('.placed')].map((one) => one.textContent)).toEqual(['Chaos', 'Tobias', 'Emerson', 'Minions']);
    expect(main()!.ready).toBe(true);
    main()!.press();
    expect(given.choose).toHaveBeenCalledWith(['card:chaos', 'card:tobias', 'card:emerson']);
  });
  test('cards are moved by arrow keys, taken back, and cleared', () => {
    const { root } = consoleOf(viewOf('row'));
    for (const card of ['chaos', 'tobias', 'emerson']) press(at(root, `activation:${card}`));
    const placed = (): string[] => [...root.querySelectorAll('.placed')].map((one) => one.textContent!);
    press(root.querySelectorAll('.placed')[0], 'ArrowRight');
    expect(placed()).toEqual(['Tobias', 'Chaos', 'Emerson', 'Minions']);
    press(root.querySelectorAll('.placed')[0]);
    expect(placed()).toEqual(['Chaos', 'Emerson']);
    press([...root.querySelectorAll('button')].find((one) => one.textContent === tell('row-clear')));
    expect(placed()).toEqual([]);
  });
  test('cards are dragged to a place', () => {
    const { root } = consoleOf(viewOf('row'));
    press(at(root, 'activation:chaos'));
    at(root, 'activation:tobias')!.dispatchEvent(new Event('dragstart', { bubbles: true }));
    root.querySelector('.rowslots li')!.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
    flushSync();
    expect([...root.querySelectorAll('.placed')].map((one) => one.textContent)).toEqual(['Tobias', 'Chaos']);
  });
  test('the leader may take over a proposal, others may decline to make one', () => {
    const leader = consoleOf(viewOf('leader'));
    press(leader.root.querySelector('.plan'));
    expect(leader.main()!.ready).toBe(true);
    leader.main()!.press();
    expect(leader.given.choose).toHaveBeenCalledWith(['card:drago', 'card:emma', 'card:major', 'card:cavendish']);
    const other = consoleOf(viewOf('propose'));
    expect(other.main()!.label).toBe(tell('row-propose'));
    press(other.root.querySelector('.chip'));
    expect(other.given.choose).toHaveBeenCalledWith(['done']);
  });
  test('nothing of the Nemesis’s row is known to the leader', () => {
    expect(text(show(Board, props(viewOf('leader'))).querySelector('.acts-row'))).not.toMatch(/Tobias|Emerson|Minions|Chaos/);
  });
});

describe('the board of the Nemesis', () => {
  test('shows powers, pool, agents and his hand', () => {
    const given = props(viewOf('aims'));
    const root = show(SideBoard, given);
    expect(text(root)).toContain('Pool 3');
    expect([...root.querySelectorAll('.power .name')].map((one) => one.textContent)).toEqual(['Stir Chaos', 'Command Minions', 'Pyromaniac']);
    expect([...root.querySelectorAll('.agent .name')].map((one) => one.textContent)).toEqual(['Tobias', 'Emerson']);
    expect([...root.querySelectorAll('.chaoscard b')].map((one) => one.textContent)).toEqual(['Slammed Door', 'Soot Rain']);
    press(at(root, 'power:pyromaniac'));
    expect(given.choose).toHaveBeenCalledWith(['power:pyromaniac']);
    press(at(root, 'card:soot_rain'));
    expect(given.choose).toHaveBeenCalledWith(['chaos:soot_rain']);
  });
  test('shows others only how many chaos cards there are', () => {
    const root = show(SideBoard, props(viewOf('react')));
    expect(root.querySelectorAll('.chaoscard')).toHaveLength(0);
    expect(text(root)).toContain('2 chaos cards, hidden');
    expect(text(root)).not.toMatch(/Slammed|Soot/);
  });
  test('takes ether for powers and agents', () => {
    const given = props(viewOf('split'));
    const root = show(SideBoard, given);
    press(at(root, 'power:pyromaniac'));
    expect(given.choose).toHaveBeenLastCalledWith(['to_power:pyromaniac']);
    press(at(root, 'figure:tobias'));
    expect(given.choose).toHaveBeenLastCalledWith(['to_agent:tobias']);
  });
  test('a press on an agent shows its sheet', () => {
    const root = show(SideBoard, props(viewOf('react')));
    press(at(root, 'figure:tobias'));
    expect(selection.figure).toBe('tobias');
    expect(text(show(Console, props(viewOf('act'))).querySelector('.figsheet'))).toContain('Spare Parts');
  });
  test('on a phone it also has the goals and the gentlemen', () => {
    app.width = 390;
    const root = show(SideBoard, props(viewOf('react')));
    expect(byLabel(root, tell('goals'))).not.toBe(null);
    expect(byLabel(root, tell('side-gentlemen'))).not.toBe(null);
  });
});

describe('seats and the end', () => {
  test('a seat says what it plays', () => {
    expect(text(show(Seat, { view: viewOf('react'), board: box, seat: 0, names }))).toBe('Nemesis');
    expect(text(show(Seat, { view: viewOf('react'), board: box, seat: 1, names }))).toBe('M EMajor Dreadful, Emma Swanson');
  });
  test('the end says which goal decided', () => {
    const view = viewOf('over');
    const root = show(Ending, { view, names, winners: [0] });
    expect(text(root)).toMatch(/\d defeats of gentlemen/);
    expect(text(root)).toContain('Nemesis won');
    expect(molochTable(view).winner).toBe(0);
  });
});
