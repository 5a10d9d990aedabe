/** Component context: the seat that is drawn as the opponent of all others; -1 if every seat plays for itself. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('foe');

export function setFoeSeat(seat: () => number): void {
  setContext(KEY, seat);
}

export function foeSeat(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => -1);
}
