/** The sheet of Moloch's campaign. */
import type { GameBoard } from '../contract';
import { NEMESIS_SEAT } from '../moloch/data';

export const moloch_campaign: GameBoard = {
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  refs: ['gentleman', 'place', 'card', 'power', 'role'],
  foe: () => NEMESIS_SEAT,
};
