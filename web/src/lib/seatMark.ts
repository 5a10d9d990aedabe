/** Component context: what a game draws for a seat instead of the usual shape, such as the crest of its faction. */
import { getContext, setContext, type Component } from 'svelte';

export interface SeatMarkSource {
  Mark: Component<{ of: string; size?: number }>;
  /** Names what is drawn for a seat; empty while the seat has no mark. */
  of: (seat: number) => string;
}

const KEY = Symbol('marks');

export function setSeatMark(sign: () => SeatMarkSource | null): void {
  setContext(KEY, sign);
}

export function seatMarkSource(): () => SeatMarkSource | null {
  return getContext<(() => SeatMarkSource | null) | undefined>(KEY) ?? (() => null);
}
