/** The sheet of the duel's campaign. */
import type { GameBoard } from '../contract';

export const duel_grudge: GameBoard = {
  board: () => import('./Board.svelte'),
  points: (view, seat) => Number((view.table['points'] as number[] | undefined)?.[seat] ?? 0),
};
