/** Staged views of Rise of Moloch and helpers for the tests of its board. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, vi } from 'vitest';
import en from '../../../src/brassboard/games/moloch/texts/en.ftl?raw';
import type { Names } from '../../src/boards/contract';
import { molochTable, type Box } from '../../src/boards/moloch/data';
import { sceneOf, type Scene } from '../../src/boards/moloch/scene';
import { selection } from '../../src/boards/moloch/selection.svelte';
import { standingOf, type Standing } from '../../src/boards/moloch/standing';
import { app } from '../../src/lib/app.svelte';
import { optionsByRef } from '../../src/lib/forms';
import type { Option, View } from '../../src/lib/types';
import recorded from './moloch.json';

// moloch.json holds the moments that tools/moloch_fixtures.py stages, as the server sends them. A test of the game compares them.
export const box = recorded.box as unknown as Box;
export type Moment = keyof typeof recorded.views;
export const viewOf = (moment: Moment): View => structuredClone(recorded.views[moment]) as unknown as View;

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(en));
export function tell(key: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(`moloch-page-${key}`)?.value;
  return value ? bundle.formatPattern(value, args) : `?${key}`;
}
const keyOf = (ref: string): string => `moloch-${ref.replace(':', '-').replaceAll('.', '-')}`;
export const names: Names = Object.assign(
  (ref: string) => {
    if (ref.startsWith('seat:')) return `Player ${Number(ref.slice(5)) + 1}`;
    const value = bundle.getMessage(keyOf(ref))?.value ?? bundle.getMessage(keyOf(ref.replace(/\d+$/, '-n')))?.value;
    return value ? bundle.formatPattern(value, { n: /\d+$/.exec(ref)?.[0] ?? '' }) : ref.slice(ref.indexOf(':') + 1);
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
export function props(view: View) {
  const choose = vi.fn<(texts: string[]) => void>();
  return { view, board: box, lit: optionsByRef(view.decision?.options ?? []), echo: [] as string[], choose, ask: vi.fn<(ref: string, choice?: string) => void>(), names };
}
export function staged(moment: Moment): { view: View; standing: Standing; scene: Scene; options: readonly Option[]; onMap: (ref: string) => boolean } {
  const view = viewOf(moment);
  const standing = standingOf(view)!;
  const chapter = box.chapters[molochTable(view).chapter]!;
  const scene = sceneOf(view, chapter, standing, names, tell);
  const there = new Set([...chapter.board.squares.map((square) => `square:${square.name}`), ...scene.figures.map((figure) => figure.ref)]);
  return { view, standing, scene, options: view.decision?.options ?? [], onMap: (ref) => there.has(ref) || /^(door|edge):/.test(ref) };
}
export const lit = (root: ParentNode): string[] => [...root.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset['ref'] ?? '');
export const at = (root: ParentNode, ref: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
export const text = (root: ParentNode | null | undefined): string => (root as HTMLElement).textContent!.replace(/\s+/g, ' ').trim();

/** Call this at the top of a test file: it clears the selection before each test and allows for a busy machine. */
export function freshSelection(): void {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    selection.see(-2);
    selection.figure = selection.hovered = null;
    selection.walk = null;
    selection.row = [];
    selection.dice = [];
    app.width = 1280;
  });
}
