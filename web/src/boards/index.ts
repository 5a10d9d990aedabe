/** Which game has which board. A game that is not here is played on the generic table. */
import type { GameBoard } from './contract';
import { scythe } from './scythe';
import { doorName, failedMission, scenarioOf, smogTable } from './smog_riders_data';

export const boards: Readonly<Record<string, GameBoard>> = {
  duel: {
    board: () => import('./duel.svelte'),
    console: {
      load: () => import('./duel_console.svelte'),
      kinds: ['place', 'dial'],
    },
  },
  scythe,
  smog_riders: {
    board: () => import('./smog_riders.svelte'),
    console: {
      load: () => import('./smog_riders_console.svelte'),
      // all but those composed of several small choices: resting, discarding, rolling again, spending Steam Power
      kinds: [
        'faction', 'draft', 'deploy', 'summon', 'post', 'emplace', 'reinforce', 'reinforcement', 'move', 'bonus', 'item', 'drag',
        'nearest', 'enter', 'shift', 'stygia', 'return', 'arrive', 'thread', 'eject', 'tide', 'passage', 'lose', 'room', 'face',
        'curse', 'suffer', 'change', 'place', 'perform', 'aim', 'along', 'other', 'gain', 'attach', 'search', 'card', 'way',
        'penalty', 'revive', 'react',
      ],
      alone: ['place', 'draft', 'summon'],
      idle: true,
    },
    second: { load: () => import('./smog_riders_stygia.svelte'), icon: 'spiral', label: 'tab-stygia', refs: ['astral'] },
    seat: () => import('./smog_riders_seat.svelte'),
    refs: ['character', 'turret', 'astral', 'colour'],
    hand: ['magic', 'defence'],
    foe: (view) => smogTable(view).defender,
    points: (view, seat) => smogTable(view).sides[seat]?.points ?? 0,
    rounds: (view, board) => scenarioOf(view, board)?.rounds ?? 0,
    naming: (kind, id, view, board) => (kind === 'door' ? doorName(scenarioOf(view, board), id) : ''),
    ending: failedMission,
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
  MarkComponent,
  ScoreComponent,
  SeatComponent,
  SeatProps,
} from './contract';
export { litRefs, optionsAt, sentence } from './contract';
