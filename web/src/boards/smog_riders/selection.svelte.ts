/** The figure a player has picked up with the eye: board, Stygia and console show what it can do. */
class Selection {
  figure = $state<string | null>(null);

  pick(figure: string | null): void {
    this.figure = figure;
  }
}

export const selection = new Selection();
