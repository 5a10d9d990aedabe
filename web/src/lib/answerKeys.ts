/** The keys with which a decision is answered, on every page that asks one. */
import { say } from './app.svelte';
import { focusNextLit, isArrow } from './keyboard';
import type { TableStore } from './table.svelte';

/** Handles digits, Enter, u, ?, / and the arrows. Returns whether the key meant something here. */
export function answerKey(event: KeyboardEvent, store: TableStore): boolean {
  const act = (run: () => void): true => {
    event.preventDefault();
    run();
    return true;
  };
  if (/^[1-9]$/.test(event.key)) {
    const chip = document.querySelector<HTMLElement>(`[data-chip="${event.key}"]`);
    return chip ? act(() => chip.click()) : false;
  }
  if (event.key === 'Enter') {
    const on = event.target;
    if (on instanceof Element && on.closest('button, a, summary, [role="button"], select')) return false;
    const main = document.querySelector<HTMLElement>('[data-main]');
    return main ? act(() => main.click()) : false;
  }
  if (event.key === 'u') return act(store.undo);
  if (event.key === '?') {
    const ref = document.activeElement?.closest<HTMLElement>('[data-ref]')?.dataset['ref'];
    return act(() => (ref ? store.ask(ref) : void store.explain(say('plate'), [])));
  }
  if (event.key === '/') return act(() => (store.drawer = {}));
  if (isArrow(event.key) && focusNextLit(event.key)) return act(() => undefined);
  return false;
}
