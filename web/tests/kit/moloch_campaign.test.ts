import { describe, expect, test } from 'vitest';
import { boards } from '../../src/boards';
import Board from '../../src/boards/moloch_campaign/Board.svelte';
import { counted, isIntermezzo, planOf, resultsOf, sheetOf, waitingFor } from '../../src/boards/moloch_campaign/data';
import Seat from '../../src/boards/moloch_campaign/Seat.svelte';
import { isLeftOut, legOf, played } from '../../src/lib/campaignQueries';
import type { Campaign, Episode, Leg } from '../../src/lib/types';
import { at, box, freshSelection, lit, names, props, tell, text, viewOf } from './molochFixtures';
import { byLabel, press, show } from './render';

freshSelection();
const section = (root: ParentNode, key: string): string => text(byLabel(root, tell(key)));

test('the sheet is listed under the id of the campaign', async () => {
  expect(boards['moloch_campaign']).toBeDefined();
  expect((await boards['moloch_campaign']!.board()).default).toBe(Board);
});

describe('what the sheet says', () => {
  test('how each chapter ended', () => {
    const states = (moment: 'sheet_new' | 'sheet_visit' | 'sheet_next'): string[] => resultsOf(sheetOf(viewOf(moment))).map((one) => one.state);
    expect(states('sheet_new')).toEqual(['now', 'none', 'none', 'none', 'none', 'none']);
    expect(states('sheet_visit')).toEqual(['gentlemen', 'now', 'none', 'none', 'none', 'none']);
    expect(states('sheet_next')).toEqual(states('sheet_visit'));
    expect([isIntermezzo(sheetOf(viewOf('sheet_visit'))), isIntermezzo(sheetOf(viewOf('sheet_next')))]).toEqual([true, false]);
    const lost = { ...sheetOf(viewOf('sheet_next')), start: 3, chapter: 4, results: [-1, -1, 0, -1, -1, -1] };
    expect(resultsOf(lost).map((one) => one.state)).toEqual(['none', 'none', 'nemesis', 'now', 'none', 'none']);
  });
  test('equal cards are counted', () => {
    expect(counted(['bandages', 'caltrops', 'bandages'])).toEqual([{ id: 'bandages', n: 2 }, { id: 'caltrops', n: 1 }]);
  });
  test('what waits for the next chapter', () => {
    const sheet = { ...sheetOf(viewOf('sheet_next')), tokens: ['sabbath abigail', 'lamplighters'], favours: ['blackmore'], versions: ['clown b'] };
    expect(waitingFor(sheet, names, tell).map((one) => one.text)).toEqual(['Sabbath (Abigail Sutherland)', 'Lamplighters', 'Inspector Blackmore', 'Killer clowns: version B']);
  });
  test('the plan has the printed places and the place cards, with who was there', () => {
    const sheet = sheetOf(viewOf('sheet_take'));
    const plan = planOf(sheet, box);
    expect(plan.map((place) => place.id)).toEqual(['bazaar', 'wilkinsons', 'shadow_market', 'unicorn_club', ...sheet.places]);
    expect(plan[0]).toMatchObject({ visitors: ['major'], free: 2, data: { points: 1, printed: true } });
    expect(plan[0]!.offers.map((offer) => offer.cards.length)).toEqual([2, 2, 2]);
    expect(plan[4]).toMatchObject({ id: 'sabbath', free: 1, data: { professions: ['arcanist'], printed: false } });
    expect(planOf(sheetOf(viewOf('sheet_stock')), box)).toEqual([]);
  });
});

describe('the board', () => {
  test('shows group, stock and the Nemesis in the intermezzo', () => {
    const root = show(Board, props(viewOf('sheet_visit')));
    expect(text(root)).toContain('Intermezzo after chapter 1');
    const group = section(root, 'side-gentlemen');
    for (const part of ['Major Dreadful', 'Knight · Player 2', 'Leader', 'Emma Swanson', 'Abigail Sutherland', 'sits out']) expect(group).toContain(part);
    expect(section(root, 'camp-stock')).toContain('Bandages × 3');
    expect(section(root, 'camp-stock')).toContain('Discarded in the last chapter: Caltrops');
    const nemesis = section(root, 'nemesis');
    for (const part of ['Pyromaniac', 'Scarred agents', 'Tobias']) expect(nemesis).toContain(part);
    expect([...byLabel(root, tell('camp-results'))!.querySelectorAll('li')].map((one) => one.title).slice(0, 3)).toEqual(['Chapter 1: won by the gentlemen', 'Chapter 2: next', 'Chapter 3: not played']);
  });
  test('a place that can be visited is pressed on the plan', () => {
    const given = props(viewOf('sheet_visit'));
    const root = show(Board, given);
    const plan = byLabel(root, tell('camp-plan'))!;
    expect(lit(plan)).toContain('place:bazaar');
    expect(text(plan)).toContain('3 spaces free');
    press(at(plan, 'place:bazaar'));
    expect(given.choose).toHaveBeenCalledWith(['visit:major,bazaar']);
    expect(lit(plan)).not.toContain('place:sabbath');
    press(at(plan, 'place:sabbath'));
    expect(given.ask).toHaveBeenCalledWith('place:sabbath', 'visit:major,sabbath');
  });
  test('cards on offer are taken on the plan, only those of the place that is visited', () => {
    const given = props(viewOf('sheet_take'));
    const plan = byLabel(show(Board, given), tell('camp-plan'))!;
    expect(plan.querySelectorAll('button.offer')).toHaveLength(3);
    expect(sheetOf(given.view).stock).toContain('caltrops');
    expect(lit(byLabel(document.body, tell('camp-stock'))!)).toEqual([]);
    press(plan.querySelector('button.offer'));
    expect(given.choose).toHaveBeenCalledWith([`take_cards:${sheetOf(given.view).offers[0]!.cards.join(',')}`]);
  });
  test('the stock is shared out by pressing a card or a gentleman', () => {
    const given = props(viewOf('sheet_stock'));
    const root = show(Board, given);
    press(at(byLabel(root, tell('side-gentlemen'))!, 'gentleman:emma'));
    const texts = given.choose.mock.calls[0]![0];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((one) => one.startsWith('give:') && one.endsWith(',emma'))).toBe(true);
    expect(byLabel(root, tell('camp-plan'))).toBe(null);
    expect(lit(byLabel(root, tell('camp-stock'))!).length).toBeGreaterThan(0);
  });
  test('a spectator presses nothing, and before the first chapter there is no group', () => {
    const watching = props(viewOf('sheet_watching'));
    const root = show(Board, watching);
    expect(lit(root)).toEqual([]);
    press(at(root, 'place:bazaar'));
    expect([watching.choose, watching.ask].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    expect(section(show(Board, props(viewOf('sheet_new'))), 'side-gentlemen')).toContain(tell('no-group'));
  });
  test('after the intermezzo everyone has a role', () => {
    const root = show(Board, props(viewOf('sheet_next')));
    expect(section(root, 'side-gentlemen')).toContain('Role');
    expect(text(root)).toContain(tell('camp-before', { n: 2 }));
  });
  test('a seat says in short what it keeps', () => {
    const seat = (one: number, moment: 'sheet_new' | 'sheet_visit' = 'sheet_visit'): string => text(show(Seat, { view: viewOf(moment), board: box, seat: one, names }));
    expect(seat(0)).toContain('Powers3');
    expect(seat(1)).toContain('Major Dreadful');
    expect(seat(1)).not.toContain('Drago');
    expect(seat(1, 'sheet_new')).toBe(tell('camp-no-gentleman'));
  });
});

test('the chronicle of a campaign that began later names the chapters that were played', () => {
  const leg = (number: number, status: Leg['status']): Leg => ({ number, status, title: number > 2 && status !== 'ahead' ? `moloch-chapter-${number}` : null, won: [], ended: null });
  const match = (number: number, status: Episode['status']): Episode => ({ number, table: `t${number}`, status, void: status === 'void', seats: [], won: [], opened: 0, ended: null });
  const chronicle = [match(1, 'recorded'), match(2, 'void'), match(3, 'recorded'), match(4, 'open')];
  const campaign = { rail: [leg(1, 'past'), leg(2, 'past'), leg(3, 'past'), leg(4, 'past'), leg(5, 'now'), leg(6, 'ahead')], chronicle } as unknown as Campaign;
  expect(chronicle.map((one) => legOf(campaign, one)?.number)).toEqual([3, undefined, 4, 5]);
  expect(campaign.rail.filter(isLeftOut).map((one) => one.number)).toEqual([1, 2]);
  expect(played(campaign)).toBe(2);
});
