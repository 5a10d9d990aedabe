// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import de from '../src/texts/de.ftl?raw';
import en from '../src/texts/en.ftl?raw';
import { Texts } from '../src/lib/texts';

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

  test('a missing message shows its key, never an error', () => {
    expect(new Texts('en').say('no-such-thing')).toBe('no-such-thing');
  });
});
