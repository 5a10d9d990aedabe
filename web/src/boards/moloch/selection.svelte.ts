/** What the player looks at or has begun and not finished. */

/** A walk the player has asked for by pressing a square farther away; it is taken step by step as the steps are offered. */
export interface Walk {
  figure: string;
  way: string[];
  /** Its first step was taken. */
  begun: boolean;
}

class Selection {
  /** The figure whose sheet is shown; null for the one that matters. */
  figure = $state<string | null>(null);
  /** The reference on the map under the pointer. */
  hovered = $state<string | null>(null);
  walk = $state.raw<Walk | null>(null);
  /** The chosen cards of a row, in order. */
  row = $state.raw<string[]>([]);
  /** The places of dice chosen for a reroll. */
  dice = $state.raw<number[]>([]);
  private question = -1;

  /** Clears what was picked for the last question when a new one is asked. */
  see(question: number): void {
    if (question === this.question) return;
    this.question = question;
    this.hovered = null;
    this.row = [];
    this.dice = [];
  }

  look(figure: string | null): void {
    this.figure = this.figure === figure ? null : figure;
  }
}

export const selection = new Selection();
