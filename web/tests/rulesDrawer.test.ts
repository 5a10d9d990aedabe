import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import RulesDrawer from '../src/parts/RulesDrawer.svelte';

const BASE = { name: 'movement', label: 'movement', count: 2 };
const MODULE = { name: 'modules', label: 'modules', count: 5 };
let asked: URL[] = [];
let drawer: ReturnType<typeof mount> | undefined;

/** A server whose booklet is sealed; the module view shows one topic more. */
function answer(address: string): Response {
  const url = new URL(address, 'http://table');
  asked.push(url);
  const modules = url.searchParams.get('view') === 'modules';
  const rules = { topics: modules ? [BASE, MODULE] : [BASE], entries: [], sealed: ['The secret'], modules: !modules };
  return new Response(JSON.stringify(url.pathname.startsWith('/api/rules') ? rules : ''), { headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
});
afterEach(async () => {
  if (drawer) await unmount(drawer);
  drawer = undefined;
  vi.unstubAllGlobals();
});

async function open(props: { campaign?: string } = {}): Promise<void> {
  drawer = mount(RulesDrawer, { target: document.body, props: { game: 'scythe', close: () => undefined, ...props } });
  await settled();
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
}

const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.textContent ?? '');
const button = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.sealed button')!;

test('a sealed booklet is a title', async () => {
  await open();
  expect(texts('.sealed b')).toEqual(['The secret']);
  expect(texts('.topic')).toEqual(['movement 2']);
  expect(asked.map((url) => url.searchParams.get('view'))).not.toContain('modules');
});

test('the modules are asked for after a warning only', async () => {
  await open();
  button().click();
  await settled();
  expect(texts('.sealed [role="status"]')).toHaveLength(1);
  expect(texts('.topic')).toEqual(['movement 2']);
  button().click();
  await settled();
  expect(texts('.topic')).toEqual(['movement 2', 'modules 5']);
  expect(document.querySelector('.sealed button')).toBeNull();
});

test('a campaign is named in what is asked', async () => {
  await open({ campaign: 'c1' });
  const rules = asked.filter((url) => url.pathname === '/api/rules/scythe');
  expect(rules.map((url) => url.searchParams.get('campaign'))).toEqual(['c1']);
});
