import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import Board from '../../src/boards/alone/Board.svelte';
import Console from '../../src/boards/alone/Console.svelte';
import { aloneTable } from '../../src/boards/alone/data';
import Ending from '../../src/boards/alone/Ending.svelte';
import Seat from '../../src/boards/alone/Seat.svelte';
import { selection } from '../../src/boards/alone/selection.svelte';
import SideBoard from '../../src/boards/alone/SideBoard.svelte';
import { app } from '../../src/lib/app.svelte';
import type { View } from '../../src/lib/types';
import { at, box, freshSelection, lit, names, option, props, tell, viewOf } from './aloneFixtures';
import { byLabel, press, show } from './render';

freshSelection();
const text = (root: ParentNode): string => (root as HTMLElement).textContent!.replace(/\s+/g, ' ');
const asked = (view: View, kind: string, ...texts: string[]): View => ({ ...view, decision: { ...view.decision!, kind, options: texts.map((one) => option(one)) } });

describe('the end of a match', () => {
  test('shows the Hero the whole map and, on request, his maze', () => {
    const root = show(Board, props(viewOf('over')));
    expect(root.querySelectorAll('rect.rock')).toHaveLength(2);
    expect(root.querySelectorAll('.seen.before').length).toBeGreaterThan(0);
    expect(text(root.querySelector('.reading')!)).toContain(tell('hero-saw'));
    press([...root.querySelectorAll('button')].find((one) => one.textContent === tell('show-maze')));
    expect(root.querySelectorAll('rect.rock')).toHaveLength(0);
  });
  test('says how each side ended', () => {
    const root = show(Ending, { view: viewOf('over'), names, winners: [1] });
    expect(text(root)).toMatch(/Life 0 ?Self-control 0 ?Round 3, turn 5 ?\d+ of \d+ sectors seen/);
    expect(text(root)).toContain(tell('held', { cards: 'Blood Scent' }));
    expect(text(root)).toContain(tell('not-fulfilled'));
  });
});

describe('the Hero’s board', () => {
  test('shows where a Move leads, and answers with it', () => {
    const given = props(viewOf('act'));
    const root = show(Board, given);
    expect(lit(root)).toEqual(['direction:north', 'direction:west']);
    press(at(root, 'direction:north'));
    expect(given.choose).toHaveBeenCalledWith(['move:north']);
  });
  test('shows where an Explore looks once that is picked', () => {
    const given = props(viewOf('act'));
    const root = show(Board, given);
    selection.action = 'explore';
    flushSync();
    press(at(root, 'direction:west'));
    expect(given.choose).toHaveBeenCalledWith(['explore:west']);
  });
  test('previews sight and the line of a look on hover', () => {
    const root = show(Board, props(viewOf('act')));
    expect(root.querySelectorAll('.seen')).toHaveLength(0);
    selection.hovered = 'direction:north';
    flushSync();
    expect(root.querySelectorAll('.seen').length).toBeGreaterThan(2);
    selection.action = 'explore';
    flushSync();
    expect(root.querySelector('.look')).not.toBe(null);
  });
  test('nothing is lit while Evil thinks, and a spectator sees the same', () => {
    const waiting = show(Board, props(viewOf('waiting')));
    const watching = show(Board, props(viewOf('watching')));
    expect([lit(waiting), lit(watching)]).toEqual([[], []]);
    expect(text(watching)).toBe(text(waiting));
  });
  test('draws nothing of the secret map', () => {
    for (const moment of ['act', 'waiting', 'watching', 'heard', 'islands'] as const) {
      const root = show(Board, props(viewOf(moment)));
      expect(text(root)).not.toMatch(/\b[12][A-F][1-6]\b/);
    }
  });
  test('draws each island apart, with its floor', () => {
    const root = show(Board, props(viewOf('islands')));
    expect([...root.querySelectorAll('.islandname')].map((one) => one.textContent)).toEqual(['Floor 2', 'Floor 1 · not joined']);
    expect(lit(root)).toContain('direction:stairs');
  });
  test('says where a noise came from', () => {
    expect(text(byLabel(show(Board, props(viewOf('heard'))), tell('noises'))!)).toContain('Noise: north');
  });
  test('is there as text, with what can be chosen first', () => {
    const given = props(viewOf('act'));
    const root = show(Board, given);
    const list = root.querySelector('.reading')!;
    press(list.querySelector('button'));
    expect(given.choose).toHaveBeenCalledWith(['move:north']);
    expect(text(list)).toMatch(/you are here/);
  });
  test('waits for the set-up', () => {
    const view = { ...viewOf('act'), standing: null };
    expect(text(show(Board, props(view)))).toContain(tell('setting-up'));
  });
});

describe('the Hero’s console', () => {
  test('has the six actions with what they cost', () => {
    const given = props(viewOf('act'));
    const root = show(Console, given);
    const group = byLabel(root, tell('actions'))!;
    expect([...group.querySelectorAll('.action')].map((one) => text(one).trim())).toEqual(['Move 1 step', 'Explore 2 sectors', 'Attack 2 dice', 'Locate 2 targets', 'Search 1 card', 'Interact box, mission', 'Bullet Time 1 adrenaline']);
    press(at(root, 'action:search'));
    expect(given.choose).toHaveBeenLastCalledWith(['search']);
    press(at(root, 'action:explore'));
    expect(selection.action).toBe('explore');
    press(at(root, 'start:bullet_time'));
    expect(given.choose).toHaveBeenLastCalledWith(['bullet_time']);
  });
  test('an impossible action says why not', () => {
    const given = props(asked(viewOf('act'), 'act', 'locate', 'move:north'));
    const root = show(Console, given);
    expect(at(root, 'action:attack')!.getAttribute('aria-disabled')).toBe('true');
    press(at(root, 'action:attack'));
    expect(given.ask).toHaveBeenCalledWith('action:attack', 'attack:0');
    expect(given.choose).not.toHaveBeenCalled();
  });
  test('while Evil thinks the actions stay, and nothing is lit or asked', () => {
    const given = props(viewOf('waiting'));
    const root = show(Console, given);
    expect(lit(root)).toEqual([]);
    expect(root.querySelectorAll('.action')).toHaveLength(6);
    press(at(root, 'action:move'));
    expect(given.ask).not.toHaveBeenCalled();
    expect(show(Console, props(viewOf('watching'))).querySelectorAll('.action')).toHaveLength(0);
  });
  test('lists what has no place on the map', () => {
    const given = props(viewOf('locate'));
    const root = show(Console, given);
    const chips = [...root.querySelectorAll<HTMLElement>('[data-chip]')];
    expect(chips).toHaveLength(viewOf('locate').decision!.options.length);
    press(chips[0]);
    expect(given.choose).toHaveBeenCalledWith(['target:room.M']);
  });
  test('everything can be chosen on a phone without the side board', () => {
    app.width = 390;
    const root = show(Console, props(viewOf('act')));
    expect(lit(root)).toEqual(expect.arrayContaining(['action:explore', 'direction:north', 'direction:west', 'start:bullet_time']));
    selection.action = 'interact';
    flushSync();
    expect([...root.querySelectorAll('[data-chip]')].map((one) => text(one.querySelector('.tx')!).trim())).toEqual(['use:MEDK,2']);
  });
});

describe('Evil’s board', () => {
  test('has both floors; a step is chosen on the map', () => {
    const given = props(viewOf('path'));
    const root = show(Board, given);
    expect([...root.querySelectorAll('.name')].map((one) => one.firstChild!.textContent)).toEqual(['Floor 1', 'Floor 2']);
    expect(lit(root)).toEqual(['sector:1C1', 'sector:1E1']);
    press(at(root, 'sector:1E1'));
    expect(given.choose).toHaveBeenCalledWith(['step:1E1']);
  });
  test('draws the way so far', () => {
    const view = viewOf('combo');
    view.decision!.given = [...view.decision!.given, 'step:1E2'];
    const root = show(Board, props(view));
    expect(root.querySelectorAll('.way')).toHaveLength(2);
    expect(show(Board, props(viewOf('offer'))).querySelectorAll('.way')).toHaveLength(0);
  });
  test('on a phone one floor at a time, the Hero’s first, with what is lit on each', () => {
    app.width = 390;
    const root = show(Board, props(viewOf('spawn')));
    const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(text(tabs[1]!)).toMatch(/Floor 2\s*\d+/);
    press(tabs[1]);
    expect(lit(root).every((ref) => ref.startsWith('sector:2'))).toBe(true);
  });
});

describe('Evil’s console', () => {
  test('a card is played face up or face down; the rest says why not', () => {
    const given = props(viewOf('offer'));
    const root = show(Console, given);
    const cards = [...root.querySelectorAll('.hcard')];
    expect(cards.map((card) => card.querySelectorAll('[data-lit]').length)).toEqual([2, 1, 1, 2, 1]);
    press(cards[0]!.querySelectorAll('[data-lit]')[1]);
    expect(given.choose).toHaveBeenLastCalledWith(['offer:R01,down']);
    press(cards[1]!.querySelector('.why'));
    expect(given.ask).toHaveBeenCalledWith('card:R06', 'offer:R06,up');
  });
  test('the dangerous half counts while the Hero stands in danger', () => {
    const root = show(Console, props(viewOf('offer')));
    expect([...root.querySelectorAll('.hcard')].map((card) => card.querySelector('.strip.counts') !== null)).toEqual([true, false, false, true, false]);
  });
  test('a card under the pointer lies in the row as a ghost with its cost', () => {
    const root = show(Console, props(viewOf('offer')));
    expect(root.querySelector('.ghost')).toBe(null);
    selection.card = 'R01';
    flushSync();
    expect(text(root.querySelector('.ghost')!)).toContain('On the Scent');
    expect(text(root.querySelector('.cost')!)).toBe('Spaces 2 and 3: 5 danger markers at the end of the round, now 5');
    selection.card = 'R06';
    flushSync();
    expect(text(root.querySelector('.ghost')!)).toContain(tell('face-down'));
  });
  test('the card being played stays there', () => {
    const root = show(Console, props(viewOf('combo')));
    expect(text(root.querySelector('.ghost')!)).toContain('On the Scent');
    expect(root.querySelector('.hcard.chosen')).not.toBe(null);
  });
  test('the row has as many spaces as the match, and the last ones are dangerous', () => {
    const row = byLabel(show(Console, props(viewOf('offer'))), tell('row'))!;
    expect([...row.querySelectorAll('.free em')].map((one) => one.textContent)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'always']);
    expect(row.querySelectorAll('.free svg')).toHaveLength(5);
    const narrow = viewOf('offer');
    narrow.table = { ...narrow.table, spaces: 8 };
    expect(byLabel(show(Console, props(narrow)), tell('row'))!.querySelectorAll('.free')).toHaveLength(8);
  });
  test('the leader is told who offers and how', () => {
    const given = props(viewOf('accept'));
    const root = show(Console, given);
    const chips = [...root.querySelectorAll<HTMLElement>('[data-chip]')];
    expect(chips.map((chip) => text(chip))).toEqual([expect.stringContaining(tell('offers-up')), expect.stringContaining(tell('offers-down')), expect.not.stringContaining('offers')]);
    press(chips[1]);
    expect(given.choose).toHaveBeenCalledWith(['accept:2']);
  });
});

describe('the side board', () => {
  test('the Hero’s sheet', () => {
    const root = show(SideBoard, props(viewOf('act')));
    expect(text(root)).toContain('Life 8');
    expect(text(root)).toContain('Adrenaline 2 of 4');
    expect(text(root)).toContain('Turn 5 of 8');
    expect([...root.querySelectorAll('.item')].map((item) => [item.getAttribute('aria-disabled'), item.querySelectorAll('.dots .on').length])).toEqual([['false', 2], ['false', 3], ['false', 1], ['true', 0]]);
  });
  test('an item is used, or says why not', () => {
    const given = props(viewOf('act'));
    const root = show(SideBoard, given);
    const items = root.querySelectorAll('.item');
    press(items[0]);
    expect(given.choose).toHaveBeenCalledWith(['use:AMMO_M,0']);
    press(items[3]);
    expect(given.ask).toHaveBeenCalledWith('item:KNIF', 'use:KNIF,3');
  });
  test('missions with steps, and a button where one can be worked on', () => {
    const given = props(asked(viewOf('act'), 'act', 'work:MB2'));
    const root = show(SideBoard, given);
    press([...root.querySelectorAll('[role="tab"]')].find((tab) => text(tab).startsWith(tell('tab-missions'))));
    expect(text(root)).toContain('Interact 2 times in the Control Room 0/2');
    press(at(root, 'mission:MB2'));
    expect(given.choose).toHaveBeenCalledWith(['work:MB2']);
  });
  test('the Hero’s notes', () => {
    const view = viewOf('heard');
    const fact = { what: 'answer', here: 1, word: 'room.A', number: 4, same_floor: false, doubtful: true, round: 3, turn: 4 };
    view.table = { ...view.table, told: [...(view.table['told'] as never[]), fact] as never };
    const root = show(SideBoard, props(view));
    press([...root.querySelectorAll('[role="tab"]')].at(-1));
    expect(text(root.querySelector('.notes li')!)).toMatch(/^\s*Armory: 4, other floor \(may be false\)\s*3.4/);
  });
  test('Evil’s creature table and the preview of the creature on its way', () => {
    const root = show(SideBoard, props(viewOf('combo')));
    const rows = [...root.querySelectorAll('tbody tr')].map((row) => text(row).trim());
    expect(rows).toHaveLength(5);
    expect(rows[1]).toMatch(/Parasite.*1\/1.*2\/1.*1.*4.*1E1.*\+2/);
    const preview = text(byLabel(root, tell('preview'))!);
    expect(preview).toContain('parasite 1E1');
    expect(preview).toContain('self-control 7 → 6');
    expect(preview).toContain('4 dice');
    expect(preview).toContain('conditional symbols hit');
    expect(preview).toMatch(/life 8 → about 5 0 to 4 lost, 2[.,]7 on average/);
  });
  test('a kind is chosen in the table', () => {
    const given = props(asked(viewOf('spawn'), 'spawn', 'kind:worm', 'kind:spore'));
    const root = show(SideBoard, given);
    press(at(root, 'creature:worm'));
    expect(given.choose).toHaveBeenCalledWith(['kind:worm']);
  });
});

test('a seat panel says who leads and how many cards are held', () => {
  const view = viewOf('waiting');
  expect(text(show(Seat, { view, board: box, seat: 0, names }))).toContain('Technician');
  const evil = text(show(Seat, { view, board: box, seat: 1, names }));
  expect(evil).toContain(tell('leader'));
  expect(evil).toContain(String(aloneTable(view).evil[0]!.first.length + aloneTable(view).evil[0]!.second.length));
  expect(evil).toContain('Wrath');
});
