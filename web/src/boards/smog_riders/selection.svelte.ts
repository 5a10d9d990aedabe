/** The figure the player has selected. Board, side board and console show its options. */
class Selection {
  figure = $state<string | null>(null);

  pick(figure: string | null): void {
    this.figure = figure;
  }
}

export const selection = new Selection();
