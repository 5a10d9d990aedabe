/** The duel's entry in `boards/index.ts`. */
import type { GameBoard } from '../contract';

export const duel: GameBoard = {
  board: () => import('./Board.svelte'),
  console: {
    load: () => import('./Console.svelte'),
    kinds: ['place', 'dial'],
  },
};
