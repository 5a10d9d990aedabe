/** Put a component into the page for a test; everything is taken away again afterwards. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';
import { PART_TEXTS } from '../../src/kit/partTexts';
import { say } from '../../src/lib/app.svelte';

const mounted: Record<string, unknown>[] = [];

export function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mounted.push(mount(component as Component<Record<string, unknown>>, { target, props, context: new Map([[PART_TEXTS, say]]) }));
  flushSync();
  return target;
}

export function press(element: Element | null | undefined, key?: string): void {
  if (!element) throw new Error('nothing to press');
  if (key === undefined) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

export const labels = (root: ParentNode, selector: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));

export const byLabel = (root: ParentNode, label: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[aria-label="${label}"]`);

afterEach(() => {
  for (const one of mounted.splice(0)) void unmount(one);
  document.body.replaceChildren();
});
