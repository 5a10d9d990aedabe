/** Recorded views of Scythe and helpers for the tests of its board. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, vi } from 'vitest';
import en from '../../../src/brassboard/games/scythe/texts/en.ftl?raw';
import type { Names } from '../../src/boards/contract';
import type { Box } from '../../src/boards/scythe/data';
import { selection } from '../../src/boards/scythe/selection.svelte';
import { standingOf } from '../../src/boards/scythe/standing';
import { app } from '../../src/lib/app.svelte';
import { optionsByRef } from '../../src/lib/forms';
import type { Option, Seen, View } from '../../src/lib/types';
import recorded from './scythe.json';

// scythe.json holds views of real matches, one for each kind of question, as the engine sends them to the asked seat. After a change
// of what the standing says, `python tools/web_fixtures.py` counts it anew.
export const box = recorded.box as unknown as Box;
export type Kind = keyof typeof recorded.views;
export const viewOf = (kind: Kind): View => structuredClone(recorded.views[kind]) as unknown as View;
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(en));
export function tell(key: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(`scythe-page-${key}`)?.value;
  return value ? bundle.formatPattern(value, args) : `?${key}`;
}
export const names: Names = Object.assign((ref: string) => ref.slice(ref.indexOf(':') + 1), {
  option: (option: Option) => option.text,
  about: (ref: string, part?: string) => (part ? '' : `about ${ref}`),
  say: tell,
});
export const option = (text: string, ...refs: string[]): Option => ({ text, rule: '', refs, do: { key: '', args: {} } });
export function props(view: View, events: Seen[] = []) {
  const choose = vi.fn<(texts: string[]) => void>();
  return { view, board: box, lit: optionsByRef(view.decision?.options ?? []), echo: [], choose, ask: vi.fn<(ref: string, choice?: string) => void>(), names, events };
}
export const lit = (root: ParentNode): string[] => [...root.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset['ref'] ?? '');
export const hexAt = (name: string): number => box.hexes.findIndex((hex) => hex.name === name);
export const seen = (n: number, key: string, args: Record<string, unknown>): Seen => ({ n, key: `scythe-${key}`, args: args as Seen['args'], rule: '', withdrawn: false });
export const ref = (kind: string, id: string | number) => ({ ref: kind, id });

/** Returns the view with one more part of the score, as a module of the game brings it: three things, worth some coins to each player. */
export function withPart(view: View, name: string, coins: number): View {
  const standing = standingOf(view)!;
  const players = standing.players.map((one) => ({ ...one, counted: [...one.counted, 3], coins: [...one.coins, coins], total: one.total === null ? null : one.total + coins }));
  return { ...view, standing: { ...standing, parts: [...standing.parts, name], players } as unknown as NonNullable<View['standing']> };
}

/** Call this at the top of a test file: it clears the selection before each test and allows for a busy machine. */
export function freshSelection(): void {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    selection.see(-2, 'nothing');
    selection.pick(null);
    selection.stop();
    selection.told = -1;
    app.width = 1280;
  });
}
