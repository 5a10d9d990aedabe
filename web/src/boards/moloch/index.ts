/** The entry of Rise of Moloch in `boards/index.ts`. */
import type { GameBoard } from '../contract';
import { chapterOf, edgeName, NEMESIS_SEAT } from './data';
import { REROLL, ROW_KINDS } from './options';

export const moloch: GameBoard = {
  board: () => import('./Board.svelte'),
  console: {
    load: () => import('./Console.svelte'),
    kinds: 'every',
    composed: [...ROW_KINDS, REROLL],
    idle: true,
  },
  second: { load: () => import('./SideBoard.svelte'), icon: 'mask', label: 'tab-sheets', refs: ['power'] },
  seat: () => import('./Seat.svelte'),
  refs: ['card', 'power', 'activation', 'ability', 'attack-kind', 'sheet'],
  hand: [],
  foe: () => NEMESIS_SEAT,
  rounds: (view, board) => chapterOf(view, board)?.rounds ?? 0,
  naming: (kind, id, view, board) => (kind === 'door' || kind === 'edge' ? edgeName(chapterOf(view, board), kind, id) : ''),
  scores: () => import('./Ending.svelte'),
};
