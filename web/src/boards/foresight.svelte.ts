/** What the board shows of an option before it is taken: the way a figure would go, as the server says it. */
import type { Seen } from '../lib/types';
import { isRef } from '../lib/words';
import type { BoardProps } from './contract';

/** The places somebody would come through, one after the other: the argument `way` of an event. */
export function wayIn(events: readonly Seen[]): string[] {
  for (const { args } of events) {
    const way = args['way'];
    if (Array.isArray(way) && way.length > 1 && way.every(isRef)) return way.map((place) => String(place.id));
  }
  return [];
}

export class Foresight {
  /** The way of the option that is pointed at; empty: none is known. */
  way = $state.raw<string[]>([]);
  private wanted = '';

  /** Point at an option by its text, or at nothing. Answers that come late are dropped. */
  async look(text: string, would: BoardProps['would']): Promise<void> {
    this.wanted = text;
    this.way = [];
    if (!text || !would) return;
    const way = wayIn(await would(text));
    if (this.wanted === text) this.way = way;
  }
}
