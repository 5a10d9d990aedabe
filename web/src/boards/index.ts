/** Which game has which board. A game that is not here is played on the generic table. */
import type { GameBoard } from './contract';

export const boards: Readonly<Record<string, GameBoard>> = {
  duel: {
    board: () => import('./duel.svelte'),
    console: {
      load: () => import('./duel_console.svelte'),
      kinds: ['place', 'dial'],
    },
  },
};

export type {
  BoardComponent,
  BoardProps,
  ConsoleComponent,
  ConsoleProps,
  GameBoard,
  Lit,
  MainButton,
  Names,
} from './contract';
export { litRefs, optionsAt, sentence } from './contract';
