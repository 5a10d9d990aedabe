/** The entry of The Smog Riders in `boards/index.ts`. */
import type { GameBoard } from '../contract';
import { doorName, failedMission, scenarioOf, smogTable } from './data';

export const smog_riders: GameBoard = {
  board: () => import('./Board.svelte'),
  console: {
    load: () => import('./Console.svelte'),
    // All kinds except those whose answer has several parts: resting, discarding, rerolling, spending Steam Power.
    kinds: [
      'faction', 'draft', 'deploy', 'summon', 'post', 'emplace', 'reinforce', 'reinforcement', 'move', 'bonus', 'item', 'drag',
      'nearest', 'enter', 'shift', 'stygia', 'return', 'arrive', 'thread', 'eject', 'tide', 'passage', 'lose', 'room', 'face',
      'curse', 'suffer', 'change', 'place', 'perform', 'aim', 'along', 'other', 'gain', 'attach', 'search', 'card', 'way',
      'penalty', 'revive', 'react',
    ],
    alone: ['place', 'draft', 'summon'],
    idle: true,
  },
  second: { load: () => import('./SideBoard.svelte'), icon: 'spiral', label: 'tab-stygia', refs: ['astral'] },
  seat: () => import('./Seat.svelte'),
  refs: ['character', 'turret', 'astral', 'colour'],
  hand: ['magic', 'defence'],
  foe: (view) => smogTable(view).defender,
  points: (view, seat) => smogTable(view).sides[seat]?.points ?? 0,
  rounds: (view, board) => scenarioOf(view, board)?.rounds ?? 0,
  naming: (kind, id, view, board) => (kind === 'door' ? doorName(scenarioOf(view, board), id) : ''),
  ending: failedMission,
};
