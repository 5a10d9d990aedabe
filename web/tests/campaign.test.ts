import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boards } from '../src/boards';
import { rowsOf } from '../src/boards/duel_grudge/data';
import { app, routeOf } from '../src/lib/app.svelte';
import { CampaignStore } from '../src/lib/campaign.svelte';
import { awaitedSteps, chairFields, legOf, legTitle, maySkip, mayVoteAbsent, mayVoteProxy, openDecisions } from '../src/lib/campaignQueries';
import { Texts } from '../src/lib/texts';
import type { Campaign, CampaignChair, Episode, Leg } from '../src/lib/types';
import { Words } from '../src/lib/words';
import Rail from '../src/parts/campaign/Rail.svelte';
import { duelTexts, table, view } from './fixtures';

const DAY = 24 * 3600;
const NOW = 1_700_000_000_000;

const chair = (seat: number, change: Partial<CampaignChair> = {}): CampaignChair => ({
  seat, kind: 'person', name: ['Ada', 'Ben', 'Cy'][seat] ?? '', bot: null, you: seat === 0, absent: false, joining: false, leaving: false, role: 'player', ...change,
});
const leg = (number: number, status: Leg['status'], title: string | null, won: number[] = []): Leg => ({ number, status, title, won, ended: null });
const episode = (number: number, status: Episode['status'], won: number[] = []): Episode => ({
  number, table: `t${number}`, status, void: status === 'void', seats: [0, 1], won, opened: 1, ended: null,
});

function campaign(change: Partial<Campaign> = {}): Campaign {
  return {
    id: 'c1', game: 'duel', rules: 'duel_grudge', status: 'playing', phase: 'between', host: true, member: true, listed: false, created: 1, moved: NOW / 1000,
    table: null, episode: 2, rail: [leg(1, 'past', 'duel-grudge-leg-1', [1]), leg(2, 'now', 'duel-grudge-leg-2')],
    seats: [chair(0), chair(1), chair(2, { kind: 'bot', name: 'medium', bot: 'medium' })],
    steps: [{ key: 'duel-grudge-step-upgrade', seats: [0, 1, 2], hidden: true, now: true }], waiting: [{ seat: 1, since: NOW / 1000 }], yours: false,
    chronicle: [episode(1, 'recorded', [1])], gates: ['duel_1'], start: { ready: false, denial: null }, hour: null, ballots: {}, vote_after: 3 * DAY,
    invite: null, commitment: null, result: null, ...change,
  };
}

describe('who is awaited', () => {
  test('of a hidden step only who has committed is known', () => {
    const [step] = awaitedSteps(campaign());
    expect(step?.seats.map((one) => [one.seat, one.state])).toEqual([[0, 'committed'], [1, 'choosing'], [2, 'committed']]);
    expect(openDecisions(campaign())).toBe(1);
  });

  test('a step that is not asked yet comes later', () => {
    const steps = [{ key: 'later', seats: [0, 1], hidden: false, now: false }];
    expect(awaitedSteps(campaign({ steps, waiting: [] }))[0]?.seats.map((one) => one.state)).toEqual(['later', 'later']);
  });

  test('a question that no step lists is shown, too', () => {
    const steps = awaitedSteps(campaign({ steps: [] }));
    expect(steps.map((step) => [step.key, step.seats.map((one) => one.seat)])).toEqual([['', [1]]]);
  });

  test('nobody is awaited while a match is played', () => {
    const steps = awaitedSteps(campaign({ phase: 'match', waiting: [] }));
    expect(steps.every((step) => !step.now && step.seats.every((one) => one.state === 'later'))).toBe(true);
  });
});

describe('votes', () => {
  const late = NOW + 3 * DAY * 1000 + 1;

  test('about a decision of another person, once they have kept the campaign waiting', () => {
    expect(mayVoteProxy(campaign(), 1, NOW + 1000)).toBe(false);
    expect(mayVoteProxy(campaign(), 1, late)).toBe(true);
    expect(mayVoteProxy(campaign({ waiting: [{ seat: 0, since: NOW / 1000 }] }), 0, late)).toBe(false);
    expect(mayVoteProxy(campaign({ member: false }), 1, late)).toBe(false);
    expect(mayVoteProxy(campaign({ vote_after: 0 }), 1, NOW + 1000)).toBe(true);
  });

  test('about playing without someone, while the campaign gathers', () => {
    expect(mayVoteAbsent(campaign(), 1, late)).toBe(false);
    expect(mayVoteAbsent(campaign({ phase: 'gathering' }), 1, late)).toBe(true);
    expect(mayVoteAbsent(campaign({ phase: 'gathering' }), 2, late)).toBe(false);
  });

  test('staying away is said before those who play are fixed', () => {
    expect(maySkip(campaign(), chair(0))).toBe(false);
    expect(maySkip(campaign({ phase: 'gathering' }), chair(0))).toBe(true);
    expect(maySkip(campaign({ phase: 'gathering' }), chair(1))).toBe(false);
    expect(maySkip(campaign({ phase: 'gathering' }), chair(2, { kind: 'bot' }))).toBe(true);
    expect(maySkip(campaign({ phase: 'match' }), chair(0)), 'there is no match after this one').toBe(false);
  });
});

describe('the rail and the chronicle', () => {
  test('a match that does not count has no place on the rail', () => {
    const chronicle = [episode(1, 'void'), episode(2, 'recorded', [1]), episode(3, 'open')];
    const known = campaign({ chronicle, phase: 'match', table: 't3' });
    expect(chronicle.map((one) => legOf(known, one)?.number ?? null)).toEqual([null, 1, 2]);
  });

  test('a title is its number while it is sealed, and while its text is not here', () => {
    const words = new Words('duel', new Texts('en', duelTexts('en')), String);
    expect(legTitle(leg(1, 'past', 'duel-grudge-leg-1'), words)).toBe('The first duel');
    expect(legTitle(leg(2, 'ahead', null), words)).toBe('Match 2');
    expect(legTitle(leg(2, 'now', 'not-here-yet'), words)).toBe('Match 2');
  });

  test('a sealed match is a lock and a number', async () => {
    const store = { words: new Words('duel', new Texts('en', duelTexts('en')), (seat) => ['Ada', 'Ben'][seat] ?? '') } as unknown as CampaignStore;
    const known = campaign({ phase: 'match', rail: [leg(1, 'now', 'duel-grudge-leg-1'), leg(2, 'ahead', null)] });
    const rail = mount(Rail, { target: document.body, props: { store, campaign: known } });
    flushSync();
    const legs = [...document.querySelectorAll('.legs li')].map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(legs).toEqual(['1 The first duel being played', 'Match 2 sealed']);
    expect(document.querySelectorAll('.legs .shut .ic')).toHaveLength(1);
    await unmount(rail);
  });
});

describe('what everyone keeps', () => {
  const sheet = view({ seats: 3, table: { points: [1, 0, 0], upgrades: ['iron', 'none', 'none'], seated: [true, true, false], health: [4, 6, 0], winners: [1, 3] } });

  test('fields with one value for each chair and a heading', () => {
    expect(chairFields(sheet, (name) => ['points', 'upgrades', 'winners'].includes(name)).map(([name]) => name)).toEqual(['points', 'upgrades']);
  });

  test('the sheet of a grudge has its duellists and who won which duel', () => {
    expect(rowsOf(sheet)).toEqual([
      { seat: 0, won: [true, true], health: 4, upgrade: 'iron', points: 1 },
      { seat: 1, won: [false, true], health: 6, upgrade: 'none', points: 0 },
    ]);
    expect(boards['duel_grudge']).toBeDefined();
  });
});

test('addresses of campaigns', () => {
  expect(routeOf('#/campaigns')).toEqual({ page: 'campaigns' });
  expect(routeOf('#/c/abc?seat=2')).toEqual({ page: 'campaign', id: 'abc', seat: 2, token: null });
  expect(routeOf('#/c/abc/join/to%2Fken')).toEqual({ page: 'campaign', id: 'abc', seat: null, token: 'to/ken' });
  expect(routeOf('#/c/abc/join/')).toEqual({ page: 'campaign', id: 'abc', seat: null, token: '' });
});

describe('an open campaign', () => {
  let asked: URL[] = [];
  let sockets: FakeSocket[] = [];
  let gates: string[] = [];
  let store: CampaignStore | undefined;

  class FakeSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose = null;
    onerror = null;
    constructor(readonly url: string) {
      sockets.push(this);
    }
    send(): void {}
    close(): void {}
    hear(message: unknown): void {
      this.onmessage?.({ data: JSON.stringify(message) });
      flushSync();
    }
  }

  const ledger = table({ id: 'c1', kind: 'ledger', yours: false });
  function answer(address: string): Response {
    const url = new URL(address, 'http://table');
    asked.push(url);
    const path = url.pathname;
    if (path.startsWith('/api/texts')) return new Response(gates.includes('two') ? 'duel-secret = The secret' : 'duel-open = Known');
    const body = path === '/api/campaigns/c1' ? campaign() : path === '/api/tables/c1' ? ledger : path === '/api/games' ? [{ id: 'duel', players: [2], options: [], bots: [] }] : null;
    return new Response(JSON.stringify(body));
  }

  const settled = async (): Promise<void> => {
    for (let time = 0; time < 6; time++) await new Promise((done) => setTimeout(done, 0));
    flushSync();
  };

  beforeEach(async () => {
    [asked, sockets, gates] = [[], [], []];
    location.hash = '#/c/c1';
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
    app.forgetSealed('duel', 'c1');
    store = new CampaignStore('c1');
    await settled();
  });
  afterEach(() => {
    store?.close();
    vi.unstubAllGlobals();
  });

  const texts = (): URL[] => asked.filter((url) => url.pathname.startsWith('/api/texts'));

  test('asks for what this campaign has opened, and for nothing else', () => {
    const gated = asked.filter((url) => /^\/api\/(texts|boards|games|rules)/.test(url.pathname));
    expect(gated.length).toBeGreaterThan(1);
    expect(gated.map((url) => url.searchParams.get('campaign'))).toEqual(gated.map(() => 'c1'));
    expect(sockets[0]?.url).toContain('/api/tables/c1/ws?seat=0');
  });

  test('gets the texts again when a gate opens, and keeps the old ones until then', async () => {
    void store!.words;
    const before = texts().length;
    expect(store!.words.t.has('duel-open')).toBe(true);
    gates = ['two'];
    sockets[0]!.hear({ t: 'gates', gates });
    expect(store!.words.t.has('duel-open')).toBe(true);
    await settled();
    expect(texts().length).toBe(before + 1);
    expect(store!.words.t.has('duel-secret')).toBe(true);
  });

  test('whose answer opens the match goes to it', () => {
    sockets[0]!.hear({ t: 'campaign', campaign: campaign({ waiting: [{ seat: 0, since: 1 }] }) });
    sockets[0]!.hear({ t: 'campaign', campaign: campaign({ phase: 'match', table: 't2', waiting: [], chronicle: [episode(1, 'recorded'), { ...episode(2, 'open'), table: 't2' }] }) });
    expect(location.hash).toBe('#/t/t2');
  });

  test('whoever only waits for it stays and is shown the way', () => {
    sockets[0]!.hear({ t: 'campaign', campaign: campaign({ waiting: [{ seat: 1, since: 1 }] }) });
    sockets[0]!.hear({ t: 'campaign', campaign: campaign({ phase: 'match', table: 't2', waiting: [], chronicle: [episode(1, 'recorded'), { ...episode(2, 'open'), table: 't2' }] }) });
    expect(location.hash).toBe('#/c/c1');
    expect(store!.plays).toBe(true);
  });

  test('a finished match is told where the campaign continues', () => {
    sockets[0]!.hear({ t: 'next', campaign: 'c1', table: 't2' });
    expect(store!.next).toEqual({ campaign: 'c1', table: 't2' });
  });
});
