/** Asks the server which path a figure would take with the option under the pointer, so that a board can draw it. */
import type { Seen } from '../lib/types';
import { isRef } from '../lib/words';
import type { BoardProps } from './contract';

/** Returns the places a figure would pass, in order: the argument `way` of the first event that has one. */
export function pathIn(events: readonly Seen[]): string[] {
  for (const { args } of events) {
    const way = args['way'];
    if (Array.isArray(way) && way.length > 1 && way.every(isRef)) return way.map((place) => String(place.id));
  }
  return [];
}

export class PathPreview {
  /** The path of the option under the pointer; empty while no path is known. */
  path = $state.raw<string[]>([]);
  private wanted = '';

  /** Asks for the path of the option with this text; an empty text clears it. Drops answers to older questions. */
  async show(text: string, would: BoardProps['would']): Promise<void> {
    this.wanted = text;
    this.path = [];
    if (!text || !would) return;
    const path = pathIn(await would(text));
    if (this.wanted === text) this.path = path;
  }
}
