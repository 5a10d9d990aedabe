/** Which seat of the table on the screen has the look of the foe; -1 where all play for themselves. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('foe');

export function setFoeSeat(seat: () => number): void {
  setContext(KEY, seat);
}

export function foeSeat(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => -1);
}
