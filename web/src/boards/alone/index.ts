/** The entry of Alone in `boards/index.ts`. */
import type { GameBoard } from '../contract';
import { roundsOf } from './data';

export const alone: GameBoard = {
  board: () => import('./Board.svelte'),
  console: {
    load: () => import('./Console.svelte'),
    kinds: 'every',
    idle: true,
  },
  second: { load: () => import('./SideBoard.svelte'), icon: 'scroll', label: 'tab-sheet', refs: ['item', 'mission'] },
  seat: () => import('./Seat.svelte'),
  refs: ['direction', 'tile', 'creature-marker', 'item', 'card', 'mission', 'action'],
  scores: () => import('./Ending.svelte'),
  rounds: (view) => roundsOf(view),
};
