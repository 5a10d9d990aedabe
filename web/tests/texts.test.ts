// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import campaignDe from '../src/texts/campaign.de.ftl?raw';
import campaignEn from '../src/texts/campaign.en.ftl?raw';
import pageDe from '../src/texts/de.ftl?raw';
import pageEn from '../src/texts/en.ftl?raw';
import type { DieKind, DoorState } from '../src/kit/types';
import { Texts } from '../src/lib/texts';

const de = `${pageDe}\n${campaignDe}`;
const en = `${pageEn}\n${campaignEn}`;
/** Every source of the page, as text. */
const pieces = import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;

/** Key → the arguments it uses, by the text of the message. */
function argumentsOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/^(?=[a-z])/m)) {
    const key = /^([a-z][\w-]*) *=/.exec(block)?.[1];
    if (key) found.set(key, [...new Set(block.match(/\$[\w-]+/g) ?? [])].sort().join(' '));
  }
  return found;
}

describe('the page speaks both languages', () => {
  test('keys and arguments agree', () => {
    expect(Object.fromEntries(argumentsOf(de))).toEqual(Object.fromEntries(argumentsOf(en)));
  });

  test.each([['en', en], ['de', de]])('every message of %s can be read', (lang, source) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    for (const key of argumentsOf(source).keys()) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
  });

  test('every key the page says exists', () => {
    const known = new Set(argumentsOf(en).keys());
    const missing = Object.values(pieces).flatMap((text) => [...text.matchAll(/\bsay\('([a-z][\w-]*)'/g)].map((found) => found[1]!).filter((key) => !known.has(key)));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('every key that is put together exists', () => {
    const doors: Record<DoorState, true> = { open: true, closed: true, locked: true, bolted: true, sealed: true, guarded: true, removed: true };
    const dice: Record<DieKind, true> = { strength: true, agility: true, magic: true, generic: true, symbol: true };
    const texts = new Texts('en');
    for (const state of Object.keys(doors)) expect(texts.has(`kit-door-${state}`), state).toBe(true);
    for (const kind of Object.keys(dice)) expect(texts.has(`kit-die-${kind}`), kind).toBe(true);
    for (const key of ['kit-put-down', 'kit-pick-up']) expect(texts.has(key), key).toBe(true);
  });

  test('no part of the kit has a key that nothing says', () => {
    const all = Object.values(pieces).join('\n');
    const unsaid = [...argumentsOf(en).keys()].filter((key) => /^kit-(?!door-|die-)/.test(key) && !all.includes(`'${key}'`));
    expect(unsaid).toEqual([]);
  });

  test('a missing message shows its key, never an error', () => {
    expect(new Texts('en').say('no-such-thing')).toBe('no-such-thing');
  });
});
