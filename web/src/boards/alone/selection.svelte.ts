/** What the player points at or has picked but not sent. Map, panels and console share it. */
import type { ActionKind } from './data';

class Selection {
  /** The action whose targets are highlighted; null for the usual one. */
  action = $state<ActionKind | null>(null);
  /** The thing on the map under the pointer or focus, such as `sector:1D3` or `direction:north`. */
  hovered = $state<string | null>(null);
  /** The name of the sector of Evil's map under the pointer, also where nothing can be chosen. */
  sector = $state<string | null>(null);
  /** The card of the hand under the pointer or focus. */
  card = $state<string | null>(null);
  /** The floor that is shown on a phone; null for the Hero's. */
  floor = $state<number | null>(null);
  /** After the end: the Hero or a spectator looks at the maze instead of the whole map. */
  maze = $state(false);
  /** The drawer with the log is open. */
  log = $state(false);
  private question = -1;

  /** Clears what was picked when a new question is asked. */
  see(question: number): void {
    if (question === this.question) return;
    this.question = question;
    this.action = null;
    this.card = null;
    this.floor = null;
  }
}

export const selection = new Selection();
