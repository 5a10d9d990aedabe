/** Staged views of Alone and helpers for the tests of its board. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, vi } from 'vitest';
import en from '../../../src/brassboard/games/alone/texts/en.ftl?raw';
import type { Box } from '../../src/boards/alone/data';
import { selection } from '../../src/boards/alone/selection.svelte';
import type { Names } from '../../src/boards/contract';
import { app } from '../../src/lib/app.svelte';
import { optionsByRef } from '../../src/lib/forms';
import type { Option, Seen, View } from '../../src/lib/types';
import recorded from './alone.json';

// alone.json holds the moments that tools/alone_fixtures.py stages, as the server sends them. A test of the game compares them.
export const box = recorded.box as unknown as Box;
export type Moment = keyof typeof recorded.views;
export const viewOf = (moment: Moment): View => structuredClone(recorded.views[moment]) as unknown as View;

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(en));
export function tell(key: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(`alone-page-${key}`)?.value;
  return value ? bundle.formatPattern(value, args) : `?${key}`;
}
const keyOf = (ref: string): string => `alone-${ref.replace(':', '-').replaceAll('.', '-')}`;
export const names: Names = Object.assign(
  (ref: string) => {
    const value = bundle.getMessage(keyOf(ref))?.value;
    return value ? bundle.formatPattern(value) : ref.slice(ref.indexOf(':') + 1);
  },
  {
    option: (option: Option) => option.text,
    about: (ref: string, part = 'text') => {
      const value = bundle.getMessage(keyOf(ref))?.attributes[part];
      return value ? bundle.formatPattern(value) : '';
    },
    say: tell,
  },
);

export const option = (text: string, ...refs: string[]): Option => ({ text, rule: '', refs, do: { key: '', args: {} } });
export function props(view: View, events: Seen[] = []) {
  const choose = vi.fn<(texts: string[]) => void>();
  return { view, board: box, lit: optionsByRef(view.decision?.options ?? []), echo: [] as string[], choose, ask: vi.fn<(ref: string, choice?: string) => void>(), names, events };
}
export const lit = (root: ParentNode): string[] => [...root.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset['ref'] ?? '');
export const at = (root: ParentNode, ref: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-ref="${ref}"]`);

/** Call this at the top of a test file: it clears the selection before each test and allows for a busy machine. */
export function freshSelection(): void {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    selection.see(-2);
    selection.hovered = selection.card = selection.action = selection.floor = null;
    selection.log = selection.maze = false;
    app.width = 1280;
  });
}
